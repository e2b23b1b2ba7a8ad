"""The accounts of Incorporated and what is told of its dice, on the Python side."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import gamekit
from gamekit import Session
from tests.conftest import ROOT
from tests.widgets.recorded import remembered
from widgets import Accounts
from widgets.displays.incorporated.memory_sums import SumsMemory

SVG = "{http://www.w3.org/2000/svg}"


def game() -> Session:
    return gamekit.load(ROOT / "replays/incorporated-4p.replay.jsonl")


def words(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text")]


def hidden() -> dict[str, Any]:
    session = gamekit.new_session(
        "incorporated", players=["Ann", "<script>alert(1)</script>&"], seed=3, options={"hidden_cash": True}
    )
    return session.view()


def test_a_session_of_incorporated_is_shown_and_compared() -> None:
    session = game()
    session.seek(300)
    shown = Accounts(session)
    assert shown.view["seats"] == session.view(300)["seats"]
    assert shown.before["seats"] == session.view(299)["seats"]


def test_the_browser_gets_every_word_that_it_needs() -> None:
    sent = Accounts(game().view(300))._labels
    assert {"widget.corporations.title", "widget.countries.letter.heavy", "incorporated.name.finance"} <= set(sent)


def test_the_picture_holds_every_purse_and_every_share() -> None:
    session = game()
    view = session.view(300)
    shown = words(Accounts(view, names=session.names).to_svg())
    for seat, own in view["seats"].items():
        assert f"${own['cash']}" in shown
        assert any(word.startswith(session.names[seat]) for word in shown)
    leads = [industry for industry, seat in view["prospects"]["leaders"].items() if seat]
    assert sum(word.startswith("★") for word in shown) == len(leads)


def test_nobody_borrows_after_the_end() -> None:
    session = game()
    table = words(Accounts(session.view(len(session)), names=session.names).to_svg())
    assert table.count("–") == 2 * len(session.names)
    assert "hidden" not in table


def test_the_picture_speaks_french_and_says_what_is_hidden() -> None:
    shown = words(Accounts(hidden(), lang="fr", names={"P1": "Ann", "P2": "<script>"}).to_svg())
    assert {"Argent", "Joueur", "caché", "Banque"} <= set(shown)
    assert "<script>" in "".join(shown)


def test_what_the_dice_brought_is_told_until_the_next_event() -> None:
    session = game()
    memory = remembered(SumsMemory, session)
    assert len(memory) == len(session) + 1
    told = 0
    for n, node in enumerate(session.line[1:], 1):
        kinds = [event.kind for event in node.events]
        said = [sentence for sentence, *_ in memory[n]["told"]]
        if "clash" in kinds or "crisis_rolled" in kinds:
            told += 1
            assert said[0] in [sentence for sentence, _ in session.log(n, "en")]
        elif "lobbied" in kinds:
            assert said == []
    assert told > 8


def test_what_earnings_paid_is_what_the_purses_gained() -> None:
    session = game()
    memory = remembered(SumsMemory, session)
    for n, node in enumerate(session.line[1:], 1):
        if "payoff" not in [event.kind for event in node.events]:
            continue
        before, after = session.view(n - 1)["seats"], session.view(n)["seats"]
        sums = {
            seat: sum(
                int(line[0].rsplit("$", 1)[1].rstrip("."))
                for line in memory[n]["told"]
                if line[0].startswith(f"{name} earned")
            )
            - sum(
                int(line[0].split("$")[1].split()[0])
                for line in memory[n]["told"]
                if line[0].startswith(f"{name} paid")
            )
            for seat, name in session.names.items()
        }
        if session.view(n)["phase"] == "earnings":
            assert {seat: after[seat]["cash"] - before[seat]["cash"] for seat in after} == sums


def test_what_is_told_speaks_french() -> None:
    said = [line[0] for kept in remembered(SumsMemory, game(), "fr") for line in kept["told"]]
    assert any(sentence.startswith("Croissance") for sentence in said)
    assert any("a gagné" in sentence for sentence in said)


def test_hidden_cash_is_not_told() -> None:
    session = gamekit.new_session("incorporated", players=["Ann", "Ben"], seed=3, options={"hidden_cash": True})
    while session.to_act is not None and len(session) < 400:
        session.play(session.legal_actions[-1])
    assert not any(
        "earned" in line[0] or "paid" in line[0] for kept in remembered(SumsMemory, session) for line in kept["told"]
    )
