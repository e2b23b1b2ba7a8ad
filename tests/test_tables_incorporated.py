"""The tables of Incorporated: values of the views, sums of the payments, and nothing that is hidden."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from random import Random

import pytest

import gamekit
from gamekit import tables
from gamekit.core.errors import RondelError
from gamekit.core.game import PUBLIC
from gamekit.incorporated import odds
from gamekit.locale import LANGUAGES, catalogue
from gamekit.tables.incorporated import moments

REPLAYS = sorted(Path("replays").glob("incorporated-*.replay.jsonl"))
PHASES = ["outlook", "investment", "competition", "lobbying", "earnings"]


@cache
def recorded(path=REPLAYS[0]):
    return gamekit.load(path)


def chance_game(steps, seed=3, players=3, game="incorporated", **options):
    session = gamekit.new_session(game, players, seed=seed, options=options)
    chance = Random(seed)
    while session.to_act is not None and len(session) < steps:
        if session.to_act.actor == "chance":
            session.draw()
        else:
            session.play(chance.choice(session.legal_actions))
    return session


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_there_is_a_moment_for_the_start_each_phase_and_the_end(path):
    found = moments(recorded(path))
    assert [at.phase for at in found] == ["setup", *PHASES * 4, "over"]
    assert [at.turn for at in found] == [0, *(turn for turn in (1, 2, 3, 4) for _ in PHASES), 4]
    assert found[-1].step == found[-2].step == len(recorded(path))


def test_an_unfinished_phase_has_a_moment_too():
    session = chance_game(60)
    assert moments(session)[-1] == (session.view()["turn"], session.view()["phase"], 60)
    begun = gamekit.new_session("incorporated", 3, seed=1)
    assert moments(begun) == [(0, "setup", 0)]
    later = gamekit.position("incorporated", {"players": 2, "turn": 3, "phase": "lobbying"})
    assert [at.phase for at in moments(later)] == ["setup"]


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_cash_and_bonds_are_those_of_the_views(path):
    session = recorded(path)
    for row in tables.rows(session, "bonds"):
        view = session.view(row["step"], PUBLIC)
        assert {seat: row[seat] for seat in view["seats"]} == {s: held["bonds"] for s, held in view["seats"].items()}
        assert {seat: row[f"{seat}.next"] for seat in view["seats"]} == {
            seat: held["loan"] for seat, held in view["seats"].items()
        }
        assert row["interest"] == view["sliders"]["interest"]["value"]
    *before, last = tables.rows(session, "cash")
    for row in [*before[:-1], last]:
        purses = session.view(row["step"], PUBLIC)["seats"]
        assert {seat: row[seat] for seat in purses} == {seat: held["cash"] for seat, held in purses.items()}
    final = {"end_squares", "end_leader"}
    paid = [row for row in tables.rows(session, "payments") if row["cause"] in final]
    for seat in session.names:
        assert last[seat] - before[-1][seat] == sum(row["amount"] for row in paid if row["target"] == seat) > 0


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_net_worth_ends_with_the_scores_and_is_the_sum_of_its_parts(path):
    session = recorded(path)
    rows = tables.rows(session, "net_worth")
    scores = dict(session.game.outcome(session.line[-1].state).scores)
    for row in rows[-2:]:
        assert {seat: row[seat] for seat in scores} == scores
    for row in rows:
        for seat in scores:
            assert row[seat] == row[f"{seat}.cash"] + row[f"{seat}.squares"] - row[f"{seat}.debt"]
            bonds = session.view(row["step"])["seats"][seat]["bonds"]
            assert row[f"{seat}.debt"] == 20 * bonds
    assert any(row[f"{seat}.squares"] > 20 for row in rows for seat in scores)


def test_net_worth_counts_squares_and_leads_as_the_end_of_the_game_does():
    session = gamekit.position("incorporated", {"players": 3, "phase": "lobbying", "turn": 2})
    view, row = session.view(), tables.rows(session, "net_worth")[0]
    held = {seat: {} for seat in view["seats"]}
    for country in view["countries"].values():
        for square, holder in country["squares"].items():
            if holder in held:
                name = catalogue()[f"incorporated.name.{square}"].partition(": ")[2].rstrip(" 123")
                held[holder][name] = held[holder].get(name, 0) + (2 if square == view["rd"] else 1)
    for seat, industries in held.items():
        leads = sum(
            count > max(other.get(name, 0) for rival, other in held.items() if rival != seat)
            for name, count in industries.items()
        )
        assert row[f"{seat}.squares"] == 5 * sum(industries.values()) + 10 * leads


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_the_sliders_of_each_row_are_those_of_the_views(path):
    session = recorded(path)
    rows = tables.rows(session, "sliders")
    last_of = {row["step"]: row for row in rows}
    shown = {}
    for n in range(rows[0]["step"], len(session) + 1):
        sliders = session.view(n)["sliders"]
        shown = last_of.get(n, shown)
        for slider in ("growth", "interest", "stress", "power"):
            assert shown[slider] == sliders[slider]["value"], (n, slider)
        assert shown["cards"] == sliders["growth"]["cards"]


@pytest.mark.parametrize("seed", range(12))
def test_every_move_of_a_slider_has_a_cause_and_its_sentence(seed):
    session = chance_game(2000, seed, growth_has_zero=bool(seed % 2))
    rows = tables.rows(session, "sliders", "fr")
    for row in rows[1:-1]:
        assert row["cause"] in {"outlook", "power_play", "central_banks", "budget", "crisis"}
        assert row["happened"]
        assert (row["crisis"] is None) == (row["cause"] != "crisis")
        assert (row["detail"] is None) == (row["cause"] == "crisis")
    moved = sum(event.kind == "slider" for node in session.line for event in node.events)
    assert moved == sum(row["happened"].count(".") for row in rows) - sum(row["cause"] == "crisis" for row in rows)
    for row in rows:
        if row["cause"] == "outlook":
            assert row["detail"] in session.view(row["step"])["outlook"]["opened"]
            assert row["phase"] == "outlook"
    assert [row["turn"] for row in rows] == sorted(row["turn"] for row in rows)


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_income_adds_up_to_the_payments(path):
    session = recorded(path)
    causes = {"earnings": ("payoff", "leader"), "final": ("end_squares", "end_leader")}
    income, paid = tables.rows(session, "income_by_industry"), tables.rows(session, "payments")
    for turn in (1, 2, 3, 4):
        for seat in session.names:
            for occasion, (squares, lead) in causes.items():
                own = [r for r in income if (r["turn"], r["seat"], r["occasion"]) == (turn, seat, occasion)]
                got = [r for r in paid if (r["turn"], r["target"]) == (turn, seat)]
                assert sum(r["squares"] for r in own) == sum(r["amount"] for r in got if r["cause"] == squares)
                assert sum(r["lead"] for r in own) == sum(r["amount"] for r in got if r["cause"] == lead)
    assert all(row["amount"] == row["squares"] + row["lead"] > 0 for row in income)
    assert {row["industry"] for row in income} == {"finance", "technology", "heavy", "energy", "mining"}
    # A card of an industry pays each square of it a dollar: income is a multiple of the cards that lay open.
    for row in income:
        if row["occasion"] == "earnings" and row["squares"]:
            n = next(n for n in range(1, len(session)) if any(e.kind == "payoff" for e in session.line[n].events)
                     and session.line[n - 1].state.clock.turn == row["turn"])  # fmt: skip
            each = next(e.each for e in session.line[n].events if e.kind == "payoff" and e.industry == row["industry"])
            assert row["squares"] % each == 0


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_odds_are_those_before_the_roll_and_the_die_is_the_one_rolled(path):
    session = recorded(path)
    rows = tables.rows(session, "crisis_odds")
    assert [row["turn"] for row in rows] == [1, 2, 3, 4]
    for row in rows:
        assert row["difficulty"] == row["growth"] + row["stress"]
        assert row["chances"] == 12 * odds.crisis_chance(row["difficulty"])
        assert str(session.line[row["step"]].action) == f"chance die {row['die']}"
        assert row["intensity"] == odds.intensity(row["difficulty"], row["die"])


def test_before_the_roll_the_odds_are_those_of_now():
    session = chance_game(30)
    [row] = tables.rows(session, "crisis_odds")
    crisis = session.view()["crisis"]
    assert (row["die"], row["intensity"]) == (None, None)
    assert (row["difficulty"], row["chances"], row["of"]) == (crisis["difficulty"], crisis["chances"], crisis["of"])
    assert str(tables.crisis_odds(session)["die"].dtype) == "Int64"


def test_the_heat_map_is_the_rule():
    rows = tables.rows(recorded(), "crisis_heatmap")
    assert [row["difficulty"] for row in rows] == list(range(-5, 10))
    for row in rows:
        values = [row[f"die.{die}"] for die in range(1, 13)]
        assert values == [max(0, row["difficulty"] - die) for die in range(1, 13)]
        assert row["chances"] == sum(value > 0 for value in values)
        assert row["mean"] == (sum(values) / row["chances"] if row["chances"] else 0)


def test_private_cash_stays_private_until_the_end():
    session = chance_game(2000, players=2, hidden_cash=True)
    for what in ("cash", "net_worth"):
        *before, last = tables.rows(session, what)
        assert all(row[seat] is None for row in before for seat in session.names)
        assert all(isinstance(last[seat], int) for seat in session.names)
        assert str(tables.frame(session, what)["P1"].dtype) == "Int64"
    open_game = chance_game(2000, players=2)
    assert all(row["P1"] is not None for row in tables.rows(open_game, "cash"))
    assert tables.rows(session, "income_by_industry") == []
    assert list(tables.income_by_industry(session, "fr").columns)[:3] == ["Occasion", "Place", "Industrie"]


def test_secrets_of_a_game_going_on_stay_out_of_actions_and_decisions():
    session = gamekit.new_session("incorporated", 3, seed=1)
    session.draw()
    session.draw()
    actions = [row["action"] for row in tables.rows(session, "actions")]
    # The second card lies face down; only Big Brother knows it.
    assert actions[0] == str(session.line[1].action)
    assert actions[1] == "chance outlook …" != str(session.line[2].action)
    over = recorded()
    assert [row["action"] for row in tables.rows(over, "actions")] == [str(node.action) for node in over.steps]
    choosing = gamekit.position(
        "incorporated",
        {"players": 2, "phase": "earnings", "seats": {"P1": {"bonds": 2, "cash": 50}, "P2": {"bonds": 1, "cash": 50}}},
    )
    while choosing.to_act.point != "repay":
        choosing.draw() if choosing.to_act.actor == "chance" else choosing.play(choosing.legal_actions[0])
    seat = choosing.to_act.seat
    choosing.play(f"{seat} repay 1")
    shown = tables.rows(choosing, "decisions")[-1]["action"]
    assert shown in (f"{seat} repay …", f"{seat} repay 1")
    hidden = choosing.view()["task"]["choices"][seat] is None
    assert (shown == f"{seat} repay …") == hidden


def test_decisions_tell_where_and_what_was_asked():
    session = recorded()
    rows = tables.rows(session, "decisions", "fr")
    assert {row["phase"] for row in rows} == set(PHASES)
    assert len(rows) == sum(node.action.actor != "chance" for node in session.steps)
    loans = [row for row in rows if row["action"].endswith(" loan")]
    assert loans
    shown = tables.decisions(session, "fr")
    assert list(shown.columns) == [
        "Tour", "Phase", "Place", "Joueur", "Décision", "Ce qui était demandé", "Action", "Ce qui s’est passé",
    ]  # fmt: skip
    assert "Ann" in set(shown["Place"])
    assert "Investissement" in set(shown["Phase"])


def test_a_table_the_game_does_not_have_says_which_it_has():
    with pytest.raises(RondelError, match=r"incorporated has no treasuries: it has sliders, cash, .*, decisions\.$"):
        tables.treasuries(recorded())
    with pytest.raises(RondelError, match=r"imperial2030 has no sliders: it has power_points, .*, decisions\.$"):
        tables.sliders(gamekit.new_session("imperial2030", 2, seed=1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_occasion_and_cause_has_a_name(lang):
    said = catalogue(lang)
    paid = "incorporated.event.paid."
    goods = {"bond", "bond_back", "out", "share_bought", "share_sold", "share_taken", "start_share"}
    occasions = {key.removeprefix(paid).removesuffix("_short") for key in said if key.startswith(paid)} - goods
    moves = {"outlook", "power_play", "central_banks", "budget", "crisis"}
    named = {key.removeprefix("incorporated.cause.") for key in said if key.startswith("incorporated.cause.")}
    assert named == occasions | moves


@pytest.mark.parametrize("what", tables.tables_of("incorporated"))
def test_frames_and_columns_of_each_table(what):
    session = recorded()
    rows, made = tables.rows(session, what), tables.columns(session, what, "en")
    assert list(made) == list(rows[0])
    shown = getattr(tables, what)(session, "en").reset_index()
    assert len(shown) == len(rows)
    assert [column.words for column in made.values()] == list(shown.columns)[-len(made) :]
    assert not any("." in column.words or "_" in column.words for column in made.values())


def test_units_are_those_of_the_game():
    session = recorded()
    assert tables.columns(session, "cash")["P1"] == ("Ann", "dollars")
    assert tables.columns(session, "payments")["amount"] == ("Amount in dollars", "dollars")
    assert tables.columns(session, "sliders")["growth"] == ("Growth", "percent")
    assert tables.columns(session, "crisis_heatmap")["die.12"] == ("Die shows 12", "intensity")
    assert tables.columns(session, "bonds", "fr")["P1.next"] == ("Ann (prochaine obligation)", "dollars")


def test_the_tables_of_a_long_game_are_made_in_well_under_a_second():
    session = recorded(REPLAYS[-1])
    assert len(session) > 600
    start = time.process_time()
    for what in tables.tables_of("incorporated"):
        tables.rows(session, what)
    assert time.process_time() - start < 2


def test_dollars_in_the_words_of_a_frame_are_no_formula():
    html = tables.sliders(recorded(), "en")._repr_html_()
    assert 'class="dataframe tex2jax_ignore mathjax_ignore"' in html
