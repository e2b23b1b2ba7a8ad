"""What the games bring to a study: units nest, moments are where events say, and curves agree with the tables."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace

import pytest

import gamekit
from gamekit import tables
from gamekit.core.delta import turn_starts
from gamekit.core.game import PUBLIC, games, part
from gamekit.core.session import Session
from gamekit.locale import LANGUAGES, catalogue, has
from gamekit.study.kit import Taken, called, kit, study_curves, study_levels, study_moments, taken
from tests.conftest import ROOT
from tests.tiny import registered

RECORDED = sorted(path.name.removesuffix(".replay.jsonl") for path in (ROOT / "replays").glob("*.replay.jsonl"))
SLIDERS = ("growth", "interest", "stress", "power")


@cache
def recorded(name: str) -> Session:
    """Return a recorded game. Shared: only look at it."""
    return gamekit.load(ROOT / "replays" / f"{name}.replay.jsonl")


@pytest.mark.parametrize("name", RECORDED)
def test_a_coarse_unit_begins_with_a_fine_one(name: str):
    session = recorded(name)
    levels = list(study_levels(session).items())
    for (fine, often), (coarse, seldom) in itertools.pairwise(levels):
        assert set(seldom) < set(often), f"{coarse} begins where no {fine} does"
    for level, starts in levels:
        assert starts[0] == 0
        assert starts == sorted(set(starts)), level
        assert starts[-1] < len(session), f"{level} begins where nothing is left to be decided"


@pytest.mark.parametrize("name", [name for name in RECORDED if name.startswith("imperial2030")])
def test_a_round_has_each_nation_once(name: str):
    session = recorded(name)
    starts = study_levels(session)
    active = {n: session.view(n)["active"] for n in starts["turn"]}
    rounds = zip(starts["round"], [*starts["round"][1:], len(session)])
    for first, end in rounds:
        nations = [nation for n, nation in active.items() if first <= n < end]
        assert nations == [nation for nation in session.view(0)["nations"] if nation in nations]
    assert len(starts["round"]) > 8


@pytest.mark.parametrize(
    ("before", "now", "begins"),
    [("EU", "RU", True), ("US", "CN", True), ("RU", "IN", False), ("CN", "CN", True), ("RU", "EU", False)],
)
def test_a_round_of_nations_begins_behind_the_last_one_that_is_governed(before: str, now: str, begins: bool):
    def at(active: str, turn: int) -> SimpleNamespace:
        return SimpleNamespace(clock=SimpleNamespace(active=active, turn=turn))

    round_begins = kit("imperial2030").levels["round"]
    assert round_begins(Taken(at(before, 4), at(now, 5), None, ())) is begins
    assert not round_begins(Taken(at(now, 5), at(now, 5), None, ()))


@pytest.mark.parametrize("name", [name for name in RECORDED if name.startswith(("impero", "incorporated"))])
def test_nobody_acts_twice_in_a_round_of_the_table(name: str):
    session = recorded(name)
    starts = study_levels(session)["round"]
    for first, end in zip(starts, [*starts[1:], len(session)]):
        due = [session.line[n].state.clock.due for n in range(first, end)]
        turns = [seat for seat, before in zip(due, ["", *due]) if seat and seat != before]
        assert len(turns) == len(set(turns)), f"steps {first} to {end}: {turns}"


@pytest.mark.parametrize("name", RECORDED)
def test_phases_and_turns_are_those_of_the_view(name: str):
    session = recorded(name)
    starts = study_levels(session)
    views = [session.view(n) for n in range(len(session) + 1)]
    assert starts["turn"] == [0, *(n for n in range(1, len(views)) if views[n]["turn"] != views[n - 1]["turn"])]
    if "phase" in views[0]:
        key = [(view["turn"], view["phase"]) for view in views]
        changed = [n for n in range(1, len(key)) if key[n] != key[n - 1]]
        assert study_moments(session)["phase_end"] == changed
        assert starts["phase"] == [0, *(n for n in changed if not views[n]["over"])]


@pytest.mark.parametrize("name", [name for name in RECORDED if name.startswith("imperial2030")])
def test_government_changes_are_where_a_government_is_another(name: str):
    session = recorded(name)
    governs = [
        {nation: own["government"] for nation, own in session.view(n)["nations"].items()}
        for n in range(len(session) + 1)
    ]
    assert study_moments(session)["government"] == [n for n in range(1, len(governs)) if governs[n] != governs[n - 1]]


def test_moments_agree_with_the_tables_of_the_same_facts():
    crises = [row["step"] for row in tables.rows(recorded("incorporated-3p"), "crisis_odds") if row["intensity"]]
    assert study_moments(recorded("incorporated-3p"))["crisis"] == crises != []
    moved = {row["step"] for row in tables.rows(recorded("incorporated-4p"), "sliders") if row["cause"]}
    assert set(study_moments(recorded("incorporated-4p"))["slider"]) <= moved
    for table, moment in (("battles", "battle"), ("sieges", "siege"), ("deficits", "deficit"), ("event_cards", "card")):
        steps = sorted({row["step"] for row in tables.rows(recorded("impero-4p"), table)})
        assert study_moments(recorded("impero-4p"))[moment] == steps != [], moment
    flipped = {row["step"] for row in tables.rows(recorded("impero-4p"), "city_changes") if row["how"] == "revolted"}
    assert flipped
    assert flipped <= set(study_moments(recorded("impero-4p"))["revolt"])


def test_a_crisis_of_no_intensity_is_no_moment():
    session = recorded("incorporated-3p")
    rolled = [row for row in tables.rows(session, "crisis_odds") if row["die"]]
    assert len(study_moments(session)["crisis"]) < len(rolled)


@pytest.mark.parametrize("name", RECORDED)
def test_no_kind_of_moment_names_most_of_the_steps(name: str):
    session = recorded(name)
    for moment, steps in study_moments(session).items():
        assert len(steps) < len(session) / 5, moment


WIDE = {
    "imperial2030": ("power_points", "treasuries", "cash", "net_worth"),
    "incorporated": ("cash", "bonds", "net_worth"),
}


@pytest.mark.parametrize("name", RECORDED)
def test_curves_say_what_the_tables_say(name: str):
    session, game = recorded(name), name.partition("-")[0]
    curves = study_curves(session)
    assert all(len(values) == len(session) + 1 for group in curves.values() for values in group.values())
    compared = 0
    for what in WIDE.get(game, ()):
        # The end of the last phase and that of the game are one step; the later row stands.
        for row in {row["step"]: row for row in tables.rows(session, what)}.values():
            assert {who: values[row["step"]] for who, values in curves[what].items()} == {
                who: row[who] for who in curves[what]
            }, (what, row["step"])
            compared += 1
    if game == "incorporated":
        for row in {row["step"]: row for row in tables.rows(session, "sliders")}.values():
            assert {slider: curves[slider][slider][row["step"]] for slider in SLIDERS} == {
                slider: row[slider] for slider in SLIDERS
            }
            compared += 1
    if game == "impero":
        for table, columns in (
            ("stocks", {"gold": "or", "food": "nourriture"}),
            *((own, {own: own}) for own in ("points", "cities")),
        ):
            for row in tables.rows(session, table):
                for curve, column in columns.items():
                    assert curves[curve][row["seat"]][row["step"]] == row[column], (curve, row)
                    compared += 1
    assert compared > 20


@pytest.mark.parametrize(
    ("game", "option", "hidden"),
    [("incorporated", "hidden_cash", {"cash", "net_worth"}), ("impero", "hidden_stocks", {"gold", "food", "points"})],
)
def test_what_is_hidden_is_unknown(game: str, option: str, hidden: set[str]):
    session = gamekit.new_session(game, players=["Ann", "Ben", "Cem"], seed=3, options={option: True})
    for _ in range(60):
        session.draw() if session.to_act.actor == "chance" else session.play(session.legal_actions[0])
    for group, members in study_curves(session).items():
        known = {value for values in members.values() for value in values}
        assert (known == {None}) == (group in hidden), group


@pytest.mark.parametrize("name", RECORDED)
def test_a_moment_is_one_by_what_everybody_may_see(name: str):
    session = recorded(name)
    for n, step in enumerate(taken(session), start=1):
        told = [event.text("en", session.game.id, session.names) for event in step.events]
        assert told == [sentence for sentence, _ in session.log(n, "en", PUBLIC)]


def test_a_game_without_a_kit_has_its_turns():
    with registered() as game:
        session = gamekit.new_session(game.id, players=["Ann", "Ben"], seed=3)
        while session.to_act is not None:
            session.draw() if session.to_act.actor == "chance" else session.play(session.legal_actions[0])
        views = [session.view(n) for n in range(len(session) + 1)]
        assert study_levels(session) == {"turn": turn_starts(views)}
        assert (study_moments(session), study_curves(session), kit(game.id).signs) == ({}, {}, ())


def named() -> set[str]:
    """Return the ids of the messages that the kits need, those of one game where it has some."""
    found = set()
    for game in games("gamekit.study"):
        own = kit(game)
        for what, ids in (("level", own.levels), ("moment", own.moments), ("curve", own.curves), ("sign", own.signs)):
            for identifier in ids:
                special = f"study.{what}.{game}.{identifier}"
                found.add(special if has(special, "en") else f"study.{what}.{identifier}")
    return found


def test_every_part_of_a_kit_has_words_and_no_words_are_left_over():
    for lang in LANGUAGES:
        there = {key for key in catalogue(lang) if re.match(r"study\.(level|moment|curve|sign)\.", key)}
        assert there == named()
    assert called("moment", "imperial2030", "landslide") == "landslide"


def test_signs_are_words_as_notes_spell_them():
    for game in games("gamekit.study"):
        signs = kit(game).signs
        assert 6 <= len(signs) == len(set(signs)) <= 8
        assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", sign) for sign in signs)
    assert set(games("gamekit.study")) == {"imperial2030", "incorporated", "impero"}
    assert part("imperial2030", "gamekit.study") is not None


def test_kits_are_not_to_be_changed():
    for game in games("gamekit.study"):
        own = kit(game)
        assert isinstance(own.levels, Mapping)
        with pytest.raises(AttributeError):
            own.signs = ()  # type: ignore[misc]
