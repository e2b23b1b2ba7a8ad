"""Economies of a lesson: the same luck from every start, loans by the rules, and a journal that keeps all."""

from __future__ import annotations

import csv
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit import classroom, tables
from gamekit.classroom import SCENARIOS, SLIDERS, Journal, crisis_die, economy, places
from gamekit.classroom.facts import SUMS, amount, dollars, facts, percent, shown
from gamekit.classroom.journal import COLUMNS
from gamekit.classroom.scenarios import tracks
from gamekit.core.chance import CHANCE
from gamekit.core.errors import RondelError, SessionError
from gamekit.core.events import Paid
from gamekit.core.session import Session
from gamekit.incorporated import GAME, odds
from gamekit.incorporated.board import board
from gamekit.locale import LANGUAGES

SEED = 7


@pytest.fixture(scope="module")
def whole() -> dict[str, Session]:
    """Return a whole economy of each scenario, with the seed of the notebook; nobody may move them."""
    return {scenario: economy(scenario, seed=SEED) for scenario in SCENARIOS}


def drawn(session: Session, kind: str) -> list[Any]:
    """Return what chance drew of a kind: its text without the number of the step."""
    return [str(node.action) for node in session.steps if str(node.action).startswith(f"chance {kind} ")]


# Scenarios.


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scenario_is_a_position_with_a_name_and_a_reason(scenario: str, lang: str):
    state = GAME.position(places(scenario))
    view = GAME.view(state)
    assert {slider: view["sliders"][slider]["value"] for slider in SLIDERS} == dict(SCENARIOS[scenario])
    assert classroom.scenario_name(scenario, lang)
    why = classroom.scenario_why(scenario, lang)
    assert why.endswith(".")
    assert why != classroom.scenario_why(scenario, "fr" if lang == "en" else "en")


def test_a_scenario_says_the_numbers_that_it_has():
    for scenario in ("easy_money", "tight_money"):
        assert f"${SCENARIOS[scenario]['interest']}" in classroom.scenario_why(scenario)


def test_tracks_are_those_of_the_rules():
    for slider, track in tracks().items():
        for place in track:
            assert GAME.view(GAME.position({slider: place}))["sliders"][slider]["value"] == place
    assert set(tracks()) == set(SLIDERS)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"start": "bubble"}, "bubble"),
        ({"start": 5}, "no scenario 5"),
        ({"change": "calm"}, "no slider calm"),
        ({"start": {"taxes": 1}}, "taxes"),
        ({"start": {"interest": 21}}, "21"),
        ({"change": {"growth": 0}}, "growth"),
        ({"change": {"stress": True}}, "stress"),
        ({"turns": 5}, "5"),
        ({"turns": 0}, "0"),
        ({"seed": "7"}, "'7'"),
        ({"players": 5}, "5"),
        ({"computers": "clever"}, "clever"),
    ],
)
def test_what_there_is_not_is_refused_with_its_name(given: dict[str, Any], words: str):
    with pytest.raises(RondelError, match=words):
        economy(**{"turns": 1, **given})


# The same luck.


def test_the_same_call_plays_the_same_economy(whole: dict[str, Session]):
    one, two = whole["boom"], economy("boom", seed=SEED)
    assert [str(node.action) for node in one.steps] == [str(node.action) for node in two.steps]
    assert one.state == two.state


def test_an_economy_is_legal_from_its_first_step_to_its_last(whole: dict[str, Session]):
    for session in whole.values():
        assert session.initial_position is not None
        again = gamekit.position("incorporated", session.initial_position)
        for node in session.steps:
            again.play(str(node.action))
        assert again.state == session.state
        assert again.outcome is not None


def test_cards_and_crisis_dice_are_the_same_in_every_scenario(whole: dict[str, Session]):
    assert len({tuple(drawn(session, "outlook")) for session in whole.values()}) == 1
    dice = [[row["die"] for row in tables.rows(session, "crisis_odds")] for session in whole.values()]
    assert dice == [[crisis_die(SEED, turn) for turn in range(1, board().turns + 1)]] * len(SCENARIOS)
    differ = {tuple(str(node.action) for node in session.steps) for session in whole.values()}
    assert len(differ) == len(SCENARIOS), "and yet the economies are not the same"


def test_the_session_s_own_draws_would_not_do():
    # They are keyed by what was drawn before, which the sliders change: hence the dice of the class.
    before, after = (economy("calm", change=change, turns=1) for change in ({}, {"growth": 7}))
    keys = []
    for session in (before, after):
        rolled = next(node for node in session.steps if any(event.kind == "crisis_rolled" for event in node.events))
        assert rolled.parent is not None
        keys.append(GAME.chance_key(rolled.parent.state))
    assert keys[0] != keys[1]


def test_the_first_payoff_cards_are_the_same_however_many_follow():
    few, many = (economy("calm", change={"growth": growth}, turns=1) for growth in (-3, 7))
    short, long = drawn(few, "payoff"), drawn(many, "payoff")
    assert 0 < len(short) < len(long)
    assert long[: len(short)] == short


def test_the_clash_die_of_a_zone_is_the_same_whoever_rolls_it_when(whole: dict[str, Session]):
    def rolled(session: Session) -> dict[tuple[int, str], str]:
        return {
            (before.state.clock.turn, before.state.task.zone): str(node.action)
            for before, node in pairwise(session.line)
            if before.state.task is not None and before.state.task.TAG == "clash_die"
        }

    one, two = rolled(whole["calm"]), rolled(whole["tight_money"])
    both = set(one) & set(two)
    assert len(both) > 2
    assert {key: one[key] for key in both} == {key: two[key] for key in both}


def test_every_number_of_the_die_comes_and_another_seed_has_another_one():
    numbers = [crisis_die(seed, turn) for seed in range(60) for turn in range(1, 5)]
    assert set(numbers) == set(range(1, board().crisis_die + 1))
    assert [crisis_die(1, turn) for turn in range(1, 5)] != [crisis_die(2, turn) for turn in range(1, 5)]


def test_an_economy_stops_at_the_end_of_a_turn():
    one = economy("calm", turns=1)
    assert one.state.clock.turn == 2
    assert one.line[-2].state.clock.turn == 1
    assert len(tables.rows(one, "crisis_odds")) == 2, "the one rolled, and that of the turn to come"


def test_only_chance_is_drawn():
    session = economy("calm", turns=1)
    session.seek(next(node.n for node in session.line if (to := GAME.to_act(node.state)) and to.actor != CHANCE))
    with pytest.raises(SessionError):
        classroom.draw(session)


# What differs.


def test_a_change_changes_one_slider_at_the_start():
    one, two = classroom.twice("boom", {"growth": 2}, seed=SEED)
    start = [GAME.view(session.root.state)["sliders"] for session in (one, two)]
    places_now = [{slider: sliders[slider]["value"] for slider in SLIDERS} for sliders in start]
    assert places_now == [places("boom"), places("boom", {"growth": 2})]
    rows = {(row["what"], row["turn"], row["who"]): row for row in classroom.difference(one, two)}
    assert rows["die", 1, None]["same"]
    assert rows["outlook", 1, None]["same"]
    assert not rows["difficulty", 1, None]["same"]


def test_the_sums_are_those_of_the_ledger(whole: dict[str, Session]):
    session = whole["easy_money"]
    found = facts(session)
    for seat in session.names:
        start, paid = session.root.state.cash(seat), 0
        for node in session.steps:
            for event in node.events:
                if isinstance(event, Paid) and event.unit == "cash":
                    paid += event.amount * ((event.target == seat) - (event.source == seat))
        assert start + paid == found["cash", None, seat] == session.state.cash(seat)
        assert found["bonds", None, seat] == session.state.bonds(seat)
        assert found["loans", None, seat] - found["repaid", None, seat] == session.state.bonds(seat)
    assert found["loans", None, None] > 0
    for what in SUMS:
        assert found[what, None, None] == sum(found[what, None, seat] for seat in session.names)


def test_nothing_differs_between_an_economy_and_itself(whole: dict[str, Session]):
    rows = classroom.difference(whole["calm"], whole["calm"])
    assert all(row["same"] for row in rows)
    assert {row["difference"] for row in rows} == {0, None}


def test_what_is_told_holds_and_names_the_rules(whole: dict[str, Session]):
    rows = classroom.difference(whole["calm"], whole["boom"])
    told = classroom.told(rows)
    assert told[0][0].startswith("The same luck in both.")
    first = next(row for row in rows if row["what"] == "intensity" and row["turn"] == 1)
    assert (first["one"], first["two"]) == (0, 3)
    assert "Turn 1, die 6: difficulty 4 brings no crisis; difficulty 9 brings one of intensity 3." in [
        words for words, _ in told
    ]
    book = GAME.rulebook("rulebook")
    assert all(rule in book for _, rules in told for rule in rules)
    assert len(classroom.told(classroom.difference(whole["calm"], whole["boom"], "fr"), "fr")) == len(told)


def test_another_luck_is_not_called_the_same():
    rows = classroom.difference(economy("calm", seed=1, turns=1), economy("calm", seed=3, turns=1))
    assert classroom.told(rows)[0][0].startswith("The luck was not the same in both.")


def test_no_crisis_is_told_too(whole: dict[str, Session]):
    told = classroom.told(classroom.difference(whole["calm"], whole["tight_money"]))
    assert "No crisis in either." in [words for words, _ in told]


def test_amounts_are_written_as_in_the_language():
    assert (dollars(-4), dollars(-4, "fr"), dollars(4, sign=True)) == ("−$4", "−4\xa0$", "+$4")
    assert (percent(0.05), percent(-0.012, "fr")) == ("5.0\xa0%", "−1,2\xa0%")
    assert (amount("cash", -3), amount("loans", 2), amount("outlook", None)) == ("−$3", "+2", "–")
    assert shown("intensity", 0) == shown("die", None) == "–"
    assert shown("outlook", "shale_revolution", "fr") != shown("outlook", "shale_revolution")


# Loans.


def test_a_bond_brings_what_the_engine_pays():
    data = {"phase": "investment", "interest": 17, "seats": {"P1": {"cash": 0, "bonds": 2}}}
    session = gamekit.position("incorporated", data)
    brought = []
    for _ in range(3):
        before = session.state.cash("P1")
        session.play("P1 loan")
        brought.append(session.state.cash("P1") - before)
    assert [row["brings"] for row in classroom.loan_table(17, held=2, bonds=3)] == brought == [15, 14, 13]
    assert [row["bond"] for row in classroom.loan_table(17, held=2, bonds=3)] == [3, 4, 5]


def test_repaying_costs_what_the_engine_takes():
    data = {
        "phase": "earnings",
        "interest": 12,
        "outlook": {"ahead": "world_trade_accord"},
        "seats": {"P1": {"cash": 30, "bonds": 2}},
        "task": {"type": "repay", "waiting": ["P1"]},
    }
    session = gamekit.position("incorporated", data)
    session.play("P1 repay 2")
    row = classroom.loan_table(20, 12, bonds=1)[0]
    assert 30 - session.state.cash("P1") == 2 * row["repay"]


@pytest.mark.parametrize(("taken", "repaid", "interest"), [(1, 1, 1), (1, 3, 3), (2, 4, 3), (4, 4, 1)])
def test_interest_is_paid_at_the_end_of_every_turn_the_last_one_included(taken: int, repaid: int, interest: int):
    row = classroom.loan_table(20, 12, bonds=1, taken=taken, repaid=repaid)[0]
    assert row["interest"] == interest
    assert row["gain"] == row["brings"] - interest - row["repay"]
    assert row["gain_end"] == row["brings"] - (board().turns - taken + 1) - board().bond_penalty


def test_borrowing_dear_and_repaying_cheap_pays_and_the_other_way_round_costs():
    assert classroom.loan_table(20, 12, bonds=1, repaid=3)[0]["gain"] == 5
    assert classroom.loan_table(12, 20, bonds=1, repaid=3)[0]["gain"] == -11
    assert classroom.loan_table(20, bonds=1, repaid=3)[0]["gain"] == -3
    assert classroom.loan_table(20, 12, bonds=10, repaid=3)[-1]["gain"] < 0, "as the tenth"


def test_a_bond_that_brings_nothing_is_not_in_the_table():
    assert len(classroom.loan_table(11, bonds=30)) == 11
    assert classroom.loan_table(11, held=11) == []


@pytest.mark.parametrize(
    "given",
    [
        {"now": 21},
        {"now": 20, "later": 5},
        {"now": 20, "taken": 3, "repaid": 2},
        {"now": 20, "repaid": 5},
        {"now": 20, "held": -1},
        {"now": 20, "bonds": 0},
    ],
)
def test_loans_that_there_are_not(given: dict[str, int]):
    with pytest.raises(RondelError):
        classroom.loan_table(**given)


def test_price_and_yield_move_in_opposite_directions():
    rows = classroom.price_and_yield()
    assert [row["price"] for row in rows] == sorted(tracks()["interest"], reverse=True)
    assert all(one["rate"] < two["rate"] for one, two in pairwise(rows))
    held = {row["price"]: row["rate"] for row in rows}
    assert held[20] == pytest.approx(0.05), "at par the yield is the coupon"
    assert held[12] > 0.2


@pytest.mark.parametrize(("brings", "turns", "final"), [(20, 4, 20), (11, 1, 20), (20, 3, 12), (7, 2, 20)])
def test_the_rate_is_the_one_at_which_the_payments_are_worth_the_price(brings: int, turns: int, final: int):
    rate = classroom.rate_per_turn(brings, turns, final)
    worth = sum(1 / (1 + rate) ** turn for turn in range(1, turns + 1)) + final / (1 + rate) ** turns
    assert worth == pytest.approx(brings)


def test_a_single_payment_has_a_rate_in_closed_form():
    assert classroom.rate_per_turn(15, 1, 20) == pytest.approx(21 / 15 - 1)


# The crisis.


@pytest.mark.parametrize("number", range(1, 7))
def test_a_roll_is_the_engine_s(number: int):
    session = classroom.roll(6, 2, seed=3, number=number)
    die = crisis_die(3, number)
    sliders = GAME.view(session.state)["sliders"]
    found = odds.intensity(8, die)
    rolled = session.events[0].params()
    assert (rolled["die"], rolled["difficulty"], rolled["intensity"]) == (die, 8, found)
    assert (sliders["stress"]["value"] == 0) == (found > 0)
    kinds = [words for words, _ in classroom.crisis_lines(session)]
    assert len(kinds) == (1 if not found else len([e for e in session.events if e.kind in ("slider", "crisis_rolled")]))


@pytest.mark.parametrize(("growth", "stress"), [(5, 1), (7, 2), (-3, -2), (-1, 2)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_are_told_with_their_sum(growth: int, stress: int, lang: str):
    words, rules = classroom.odds_words(growth, stress, lang)
    chances = int(odds.crisis_chance(growth + stress) * 12)
    assert (f" {chances} " in words) == (chances > 0)
    assert "\xa0%" in words or not chances
    assert not re.search(r"-\d", words)
    assert "INC-022" in rules


# The journal.


def test_what_is_noted_comes_back_from_the_file(tmp_path: Path):
    path = tmp_path / "decisions.csv"
    journal = Journal(path)
    journal.note("Boom", who="Zoé", chosen={"growth": 5}, seed=7, prediction='a "crisis",\nperhaps', result="none")
    journal.note("Boom", who="=HYPERLINK(1)", prediction="-3", seed=None)
    assert Journal(path).rows() == journal.rows()
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    with path.open(encoding="utf-8-sig", newline="") as file:
        head, _first, second = csv.reader(file)
    assert tuple(head) == COLUMNS
    assert second[2] == "'=HYPERLINK(1)"
    assert second[5] == "'-3"


@pytest.mark.parametrize("typed", ["=1", "+1", "-1", "@x", "\t=1", "'=1", "'", "' ", "plain", ""])
def test_no_cell_is_a_formula_and_none_is_changed(tmp_path: Path, typed: str):
    journal = Journal()
    journal.note("x", who=typed)
    journal.save(tmp_path / "a.csv")
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as file:
        cell = list(csv.reader(file))[1][2]
    assert not cell.startswith(("=", "+", "-", "@", "\t", "\r"))
    assert Journal(tmp_path / "a.csv").rows()[0]["who"] == typed


def test_a_negative_seed_stays_a_number(tmp_path: Path):
    journal = Journal(tmp_path / "a.csv")
    journal.note("x", seed=-5)
    assert Journal(tmp_path / "a.csv").rows()[0]["seed"] == -5


def test_headings_can_be_words_and_the_file_is_whole_or_not_there(tmp_path: Path):
    journal = Journal()
    journal.note("x")
    journal.save(tmp_path / "a.csv", "fr")
    assert (tmp_path / "a.csv").read_text("utf-8-sig").startswith("Numéro,Partie,Qui,")
    with pytest.raises(OSError, match="missing"):
        journal.save(tmp_path / "missing" / "a.csv")
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]


@pytest.mark.parametrize("held", ["a,b\n1,2\n", "", f"{','.join(COLUMNS)}\n1,x\n", f"{','.join(COLUMNS)}\n1,,,,x,,\n"])
def test_a_file_that_is_no_journal_is_not_overwritten(tmp_path: Path, held: str):
    path = tmp_path / "a.csv"
    path.write_text(held, "utf-8")
    with pytest.raises(RondelError, match="number, part, who"):
        Journal(path)
    assert path.read_text("utf-8") == held


def test_a_journal_that_was_saved_with_words_goes_on(tmp_path: Path):
    path = tmp_path / "a.csv"
    journal = Journal(path)
    journal.note("crisis", who="Ann", seed=-5)
    for lang in ("en", "fr"):
        journal.save(path, lang)
        assert Journal(path).rows() == journal.rows()


@pytest.mark.parametrize("held", [b"\xff\xfe", ",".join(COLUMNS).encode() + b"\n1,a,b,c,7," + b"x" * 140_000 + b",y\n"])
def test_a_file_that_cannot_be_read_is_no_journal(tmp_path: Path, held: bytes):
    path = tmp_path / "a.csv"
    path.write_bytes(held)
    with pytest.raises(RondelError, match="number, part, who"):
        Journal(path)
    assert path.read_bytes() == held


def test_what_is_noted_can_be_written(tmp_path: Path):
    journal = Journal(tmp_path / "a.csv")
    with pytest.raises(RondelError, match="whole number"):
        journal.note("x", seed=1.5)  # type: ignore[arg-type]
    journal.note("x", who="\ud800")
    assert [row["who"] for row in Journal(tmp_path / "a.csv").rows()] == ["?"]


def test_a_decision_is_kept_though_its_file_cannot_be_written(tmp_path: Path):
    folder = tmp_path / "gone"
    folder.mkdir()
    journal = Journal(folder / "a.csv")
    folder.rmdir()
    heard: list[int] = []
    journal.listen(lambda: heard.append(len(journal)))
    with pytest.raises(OSError, match="gone"):
        journal.note("x")
    assert (len(journal), heard) == (1, [1])


def test_rows_are_copies():
    journal = Journal()
    journal.note("x")
    journal.rows()[0]["part"] = "y"
    assert journal.rows()[0]["part"] == "x"
    assert repr(journal) == "Journal(1 decisions)"


def test_a_frame_has_numbers_where_there_are_any():
    pytest.importorskip("pandas")
    journal = Journal()
    assert list(journal.frame().columns) == list(COLUMNS[1:])
    journal.note("x", seed=7)
    journal.note("y")
    frame = journal.frame("fr")
    assert frame.index.name == "Numéro"
    assert list(frame["Graine"].astype(object).fillna(0)) == [7, 0]
