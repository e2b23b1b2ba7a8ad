"""What a reader of IMPERO remembers: the card, income as arithmetic, the course of a battle or a siege."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

import gamekit
from gamekit import Session
from gamekit.core.events import Paid
from gamekit.impero import GAME
from gamekit.impero.events_battle import BattleBegan, BattleDie, SiegeLaid
from gamekit.locale import name
from tests.impero import scenes
from tests.play import NAMES
from tests.widgets.recorded import remembered
from widgets.displays.impero.memory import FIGHTING, CampaignMemory

ACTING = {"phase": "actions", "due": "P1"}
SUM = re.compile(r"(?:([^;:=]+) = )?(\d+) ([^\d;:.]+)")


@cache
def game(seed: int = 3, players: int = 3, steps: int = 1400) -> Session:
    """Return a game played by chance; shared: only look at it."""
    session, chance = gamekit.new_session("impero", players=list(NAMES.values())[:players], seed=seed), Random(seed)
    while session.to_act is not None and len(session) < steps:
        session.play(chance.choice(session.legal_actions))
    return session


def told(session: Session, lang: str = "en") -> list[list[str]]:
    """Return what is told at the end of a session."""
    lines: list[list[str]] = remembered(CampaignMemory, session, lang)[-1]["told"]
    return lines


def begun(data: dict[str, Any], *actions: str) -> Session:
    """Return a session of Ann and Ben that begins at a position."""
    session = gamekit.position("impero", {**data, "names": ["Ann", "Ben"]})
    for action in actions:
        session.play(action)
    return session


def test_income_is_told_as_it_was_paid() -> None:
    """IMP-031, IMP-A02: each sum comes to what the bank paid, and the terms come to the sum."""
    session = game()
    memory = remembered(CampaignMemory, session)
    units = {name("impero", unit): unit for unit in ("nourriture", "bois", "metal", "or", "influence", "initiative")}
    seen = 0
    for node, kept in zip(session.line, memory):
        paid: dict[str, dict[str, int]] = {}
        for event in node.events:
            if isinstance(event, Paid) and event.cause == "income":
                paid.setdefault(event.target, {})[event.unit] = event.amount
        for seat, amounts in paid.items():
            (line,) = [said for said, *_ in kept["told"] if said.startswith(f"{NAMES[seat]}: ")]
            sums = SUM.findall(line.removeprefix(f"{NAMES[seat]}: "))
            found = {units[unit]: int(amount) for _, amount, unit in sums if int(amount)}
            assert found == amounts, line
            for terms, amount, _ in sums:
                if terms:
                    worth = eval(terms.replace("×", "*").replace("−", "-"))
                    assert max(0, worth) == int(amount), line
            seen += 1
    assert seen > 20


def test_income_as_in_the_example() -> None:
    """IMP-EX-08: (3 + 2) × 2 + 1 = 11 food, and the gold of a route."""
    rome = {"roma": {"buildings": {"ferme": {"level": 2}}}}
    data = {"cities": rome, "seats": {"P1": {"technologies": ["irrigation"]}}}
    session = begun(data, "chance card printemps_2")
    (line,) = [line for line in told(session) if line[0].startswith("Ann: ")]
    assert re.search(r"\((\d) \+ 2\) × 2 \+ 1 = \d+ food", line[0]), line[0]
    assert {"IMP-010", "IMP-031"} <= set(line[1:])
    assert told(session)[0] == ["City festivals (* reconstructed): Each player at once: +\u00a01 influence.", "IMP-030"]


def test_card_and_income_stay_until_phase_iv() -> None:
    session = game()
    memory = remembered(CampaignMemory, session)
    for node, kept in zip(session.line[1:], memory[1:]):
        if not isinstance(node.state.task, FIGHTING):
            managed = node.state.clock.phase in ("management", "event") and bool(node.state.cards.card)
            fought = isinstance(session.line[node.n - 1].state.task, FIGHTING)
            fallen = any(isinstance(event, SiegeLaid) for event in node.events)
            assert bool(kept["told"]) == (managed or fought or fallen), node.n


def test_a_battle_is_told_round_by_round_and_ends() -> None:
    """IMP-EX-18."""
    pieces = {"P1": scenes.LANDED, "P2": scenes.FACING}
    session = begun({**ACTING, "pieces": pieces}, "P1 attack a1 P2 a1", *scenes.dice(5))
    assert told(session)[1][0] == "Round 1, first strike, Ann: 5 (archer, a hit): 1 hit."
    for action in scenes.dice(6, 2):
        session.play(action)
    # The dice of a step that is not over are shown as dice.
    assert "after the first strike" not in str(told(session))
    for action in scenes.dice(5, 1):
        session.play(action)
    said = [line[0] for line in told(session)]
    assert "Round 1, after the first strike, Ann: 6 (infantry, a hit), 2 (infantry): 1 hit." in said
    assert "Round 1, after the first strike, Ben: 5 (infantry, a hit), 1 (infantry): 1 hit." in said
    session.play("P1 lose a1 fantassin")
    session.play("P2 stand")
    session.play("P1 stand")
    for action in scenes.dice(3, 5, 4):
        session.play(action)
    assert told(session)[-1][0].startswith("The battle")
    session.play("P2 pass")
    assert told(session) == []


def test_a_siege_is_told_as_a_sum_with_the_answer() -> None:
    """IMP-EX-21."""
    data = {**ACTING, "season": "ete", "cities": scenes.BESIEGED, "pieces": scenes.BESIEGING}
    session = begun(data, "P1 siege a1 saguntum", *scenes.dice(5, 2, 6))
    laid, answer, *_ = told(session)
    assert laid[0] == (
        "Ann besieges Saguntum with army a1: 1 for the army + 2 engines + 1 Summer = 4 damage, PV 7 → 3."
    )
    assert "IMP-131" in laid
    assert answer[0] == "Saguntum answers: 5 (the city, a hit), 2 (wall), 6 (archer, a hit): 2 hits."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_told_is_whole_and_rests_on_rules(lang: str) -> None:
    session, book = game(), GAME.rulebook("impero")
    lines = [line for kept in remembered(CampaignMemory, session, lang) for line in kept["told"]]
    assert {event for node in session.line for event in map(type, node.events)} >= {BattleBegan, BattleDie, SiegeLaid}
    for said, *rules in {tuple(line) for line in lines}:
        assert rules, said
        assert all(rule in book for rule in rules), said
        assert not re.search(r"[{}]|widget\.|impero\.", said), said
