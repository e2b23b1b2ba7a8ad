"""The sliders, without a browser: what they remember, what they imply, what can be moved."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from fractions import Fraction
from time import perf_counter
from typing import Any
from xml.etree import ElementTree

import pytest
from traitlets import TraitError

import gamekit
from gamekit.core.game import PUBLIC
from gamekit.incorporated import GAME, odds
from gamekit.incorporated.events import SliderMoved
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import BudgetTask, CentralBanksTask, Task
from gamekit.incorporated.tracks import SLIDERS, places_of, slider_dial, start_view
from gamekit.locale import name
from tests.widgets.recorded import CRISIS, at, incorporated, remembered
from widgets.displays.incorporated.memory_sliders import SliderMemory
from widgets.sliders import Sliders

SVG = "{http://www.w3.org/2000/svg}"
TRACKS = slider_dial(start_view())["tracks"]


def position(**data: Any) -> dict[str, Any]:
    """Return the view of a custom position."""
    return GAME.view(GAME.position(data), PUBLIC)


# What is remembered.


def test_a_change_that_is_remembered_leads_to_where_the_slider_stands():
    session = incorporated()
    memory = remembered(SliderMemory, session)
    assert len(memory) == len(session) + 1
    seen = 0
    for n, kept in enumerate(memory):
        places = places_of(session.view(n))
        for slider, entry in kept["sliders"].items():
            last = entry["last"]
            assert places[slider] == (last["to"] if last else places_of(session.view(0))[slider])
            if last and last["n"] == n:
                seen += 1
                assert last["from"] == places_of(session.view(n - 1))[slider]
    assert seen == sum(
        isinstance(event, SliderMoved) and event.start != event.end for node in session.steps for event in node.events
    )


def test_the_start_of_a_turn_is_where_the_sliders_stood_at_the_end_of_the_one_before():
    session = incorporated()
    memory = remembered(SliderMemory, session)
    turns = [session.game.turn(node.state) for node in session.line]
    for n in range(1, len(turns)):
        starts = {slider: entry["turn_start"] for slider, entry in memory[n]["sliders"].items()}
        if turns[n] == turns[n - 1]:
            assert starts == {slider: entry["turn_start"] for slider, entry in memory[n - 1]["sliders"].items()}
        else:
            assert starts == places_of(session.view(n - 1)), "a step that begins a turn may move sliders afterwards"


@pytest.mark.parametrize(
    ("step", "slider", "said", "rules"),
    [
        (CRISIS, "growth", "Growth moves from 6 % to 3 %. Cause: a crisis of intensity 3.", ["INC-191"]),
        (738, "stress", "Stress moves from 2 to 0. Cause: Dan uses the Central Banks.", ["INC-184", "INC-A21"]),
        (743, "growth", "Growth moves from 7 % to 6 %. Cause: Cleo decides on the Budget.", ["INC-185"]),
        (608, "power", "Balance of Power: NATO now leads by 3. Cause: the clash in Brazil.", ["INC-181"]),
        (
            422,
            "power",
            "Balance of Power: NATO now leads by 2. Cause: the Outlook card “India Emerging as Global Power”.",
            ["INC-104"],
        ),
    ],
)
def test_each_kind_of_cause_has_its_words(step: int, slider: str, said: str, rules: list[str]):
    last = remembered(SliderMemory, incorporated())[step]["sliders"][slider]["last"]
    assert (last["n"], last["said"], last["rules"]) == (step, said, rules)


def test_a_move_that_the_end_of_the_track_stops_is_no_change():
    last = remembered(SliderMemory, incorporated())[CRISIS]["sliders"]["interest"]["last"]
    assert last["n"] == 201


def test_a_card_that_is_not_open_is_not_named():
    session = incorporated()
    memory = remembered(SliderMemory, session)
    for node, kept in zip(session.line, memory, strict=True):
        opened = {name("incorporated", card) for card in node.state.cards.opened}
        assert set(re.findall("“(.+?)”", json.dumps(kept, ensure_ascii=False))) <= opened


def test_memory_is_cheap_in_long_games():
    session = incorporated()
    assert len(session) > 600
    remembered(SliderMemory, session)
    began = perf_counter()
    remembered(SliderMemory, session, "fr")
    assert perf_counter() - began < 0.2


def test_a_new_game_begins_with_its_own_places():
    session = gamekit.new_session("incorporated", 3, seed=4)
    (kept,) = remembered(SliderMemory, session)
    assert {slider: entry["turn_start"] for slider, entry in kept["sliders"].items()} == places_of(start_view())
    assert all(entry["last"] is None for entry in kept["sliders"].values())


# What places imply.


@pytest.mark.parametrize("options", [{}, {"growth_has_zero": True}, {"bop_max": 4}])
def test_the_dial_has_the_odds_of_the_rules_for_every_place(options: dict[str, Any]):
    dial = slider_dial(position(options=options))
    tracks = dial["tracks"]
    assert (0 in tracks["growth"]) == ("growth_has_zero" in options)
    assert tracks["power"][0] == options.get("bop_max", 3) == -tracks["power"][-1]
    for growth in tracks["growth"]:
        for stress in tracks["stress"]:
            difficulty = dial["difficulty"][str(growth)][str(stress)]
            assert difficulty == growth + stress
            crisis = dial["crises"][str(difficulty)]
            assert Fraction(crisis["chances"], crisis["of"]) == odds.crisis_chance(difficulty)
            assert [die for die, intensity in enumerate(crisis["dice"], 1) if intensity] == list(
                range(1, max(1, difficulty))
            )
    for country, camps in dial["clashes"].items():
        for camp, chances in camps.items():
            for power in tracks["power"]:
                state = GAME.position({"options": options, "power": power})
                found = odds.clash(state, country, camp)
                assert chances[str(power)] == [found.least, found.chance * dial["faces"]]


def test_the_dial_says_what_bonds_and_growth_bring():
    dial = slider_dial(start_view())
    assert dial["bonds"]["12"] == {"first": 12, "less": 1, "back": 12, "upkeep": 1, "end": 20}
    assert [dial["cards"][place] for place in ("-3", "2", "5", "6")] == [1, 5, 8, 9]
    assert dial["help"]["-2"] == {"NATO": -2, "SCO": 2}


def test_what_the_rulebook_does_not_print_is_marked():
    marks = slider_dial(start_view())["marks"]
    assert marks == {"interest": [], "growth": [-3, -2, -1, 1, 7], "stress": [-2, 2], "power": [-3]}


def test_the_dial_names_rules_that_hold():
    dial = slider_dial(start_view())
    book = GAME.rulebook("rulebook")
    named = [rule for group in (dial["rules"], dial["decided"]) for rules in group.values() for rule in rules]
    assert len(named) > 10
    assert [rule for rule in named if rule not in book] == []


# The widget.


def test_without_a_game_the_start_is_shown_or_what_is_given():
    assert Sliders().places == {"interest": 20, "growth": 2, "stress": 1, "power": 3}
    sliders = Sliders(values={"interest": 16, "growth": -1}, show=["interest"])
    assert sliders.places == {"interest": 16, "growth": -1, "stress": 1, "power": 3}
    assert repr(sliders) == "Sliders(interest=16, lang='en')"
    assert Sliders({}).places == Sliders().places


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"values": {"rate": 20}}, "no slider 'rate': the sliders are interest, growth, stress, power"),
        ({"values": {"interest": 21}}, "interest cannot stand at 21: its track has 20, 19, 18"),
        ({"values": {"growth": 0}}, "growth cannot stand at 0: its track has -3, -2, -1, 1, 2"),
        ({"values": {"stress": True}}, "stress cannot stand at True"),
        ({"movable": ["bonds"]}, "no slider 'bonds'"),
        ({"show": []}, "show needs at least one of interest, growth, stress, power"),
        ({"show": ["stress", "stress"]}, "show names a slider twice: stress, stress"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(options: dict[str, Any], said: str):
    with pytest.raises(TraitError, match=said):
        Sliders(**options)


def test_an_unknown_option_and_another_game_are_refused():
    with pytest.raises(TypeError, match="Sliders has no option 'sliders'; its options are view, lang, movable"):
        Sliders(sliders=["interest"])
    other = gamekit.new_session("imperial2030", 2, seed=1)
    said = "no sliders in a position of 'imperial2030': there are sliders in incorporated"
    for wrong in (other, other.view()):
        with pytest.raises(ValueError, match=said):
            Sliders(wrong)
    sliders = Sliders()
    with pytest.raises(ValueError, match=said):
        sliders.view = other
    assert sliders.places["interest"] == 20


def test_the_track_with_a_zero_takes_it():
    sliders = Sliders(position(options={"growth_has_zero": True}), values={"growth": 0})
    assert sliders.places["growth"] == 0


def test_what_is_moved_is_told_and_reset_goes_back_to_what_was_given():
    sliders = Sliders(values={"growth": 5}, movable=["growth"])
    told: list[dict[str, int]] = []
    sliders.observe(lambda change: told.append(change["new"]), "values")
    sliders.values = {"growth": 7, "stress": 2}
    sliders.reset()
    assert told == [{"growth": 7, "stress": 2}, {"growth": 5}]


def test_what_was_moved_ends_with_its_position():
    sliders = Sliders(at(3))
    sliders.values = {"interest": 11}
    sliders.view = at(CRISIS)
    assert sliders.values == {}
    assert sliders.places == {"interest": 20, "growth": 3, "stress": 0, "power": 3}
    assert sliders.view["memory"]["sliders"]["growth"]["last"]["n"] == CRISIS


def test_another_language_words_the_memory_again_and_keeps_what_was_moved():
    sliders = Sliders(at(CRISIS), values={"stress": 2})
    sliders.lang = "fr"
    last = sliders.view["memory"]["sliders"]["growth"]["last"]
    assert last["said"] == "La croissance passe de 6 % à 3 %. Cause\u00a0: une crise d’intensité 3."
    assert sliders.values == {"stress": 2}
    assert sliders._rules["INC-191"]["text"].startswith("Sinon")


def test_a_view_of_its_own_is_shown_as_it_is():
    view = position(growth=5, interest=16)
    sliders = Sliders(view)
    assert sliders.places == {"interest": 16, "growth": 5, "stress": 1, "power": 3}
    sliders.lang = "fr"
    assert sliders.view == view


# The picture.


def test_the_picture_tells_the_sliders_with_odds_and_causes():
    sliders = Sliders(at(CRISIS))
    root = ElementTree.fromstring(sliders.to_svg())
    said = root.findtext(f"{SVG}desc") or ""
    for sentence in (
        "Growth: 3\u00a0%. Growth moves from 6 % to 3 %. Cause: a crisis of intensity 3 (INC-191).",
        "Growth 3 + Stress 0 = 3: a crisis on a roll of 1 to 2 with 12 sides (INC-022, INC-190).",
        "Intensity: 3 less the roll, 1.5 on average.",
        "A first bond brings $20, each further one $1 less (INC-052).",
        "NATO adds 3 to its clash rolls, the SCO takes 3 off, everywhere (INC-023, INC-174).",
    ):
        assert sentence in said
    words = ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]
    assert "5\u00a0% → 3\u00a0%" in words
    assert "$18 → $20" in words


def test_the_picture_shows_what_is_asked_for_and_what_was_moved():
    sliders = Sliders(values={"interest": 20}, show=["interest"], lang="fr")
    sliders.values = {"interest": 12}
    root = ElementTree.fromstring(sliders.to_svg())
    said = root.findtext(f"{SVG}desc") or ""
    assert "Vous l’avez déplacé de 20\u00a0$ à 12\u00a0$." in said
    assert "Croissance" not in said
    assert sliders.to_svg() == sliders.to_svg()


@pytest.mark.parametrize("show", [[slider] for slider in SLIDERS])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_place_can_be_pictured(show: list[str], lang: str):
    for place in slider_dial(start_view())["tracks"][show[0]]:
        svg = Sliders(values={show[0]: place}, show=show, lang=lang).to_svg()
        assert "{" not in svg
        assert "widget." not in svg


def test_it_leaves_its_picture_in_a_notebook():
    sliders = Sliders()
    data, _ = sliders._repr_mimebundle_() or ({}, {})
    assert data["image/svg+xml"].startswith("<svg")
    assert data["text/plain"] == repr(sliders)
    assert "<script" in sliders.to_html()


# Where a game lets a player move one.


def _lobbying(data: dict[str, int], task: Task) -> State:
    state = GAME.position({"phase": "lobbying", "due": "P1", **data})
    return replace(state, task=task)


@pytest.mark.parametrize(
    ("point", "places"),
    [
        ({"interest": 19, "stress": 1}, {"interest:20", "interest:17", "stress:-1", "stress:2"}),
        ({"interest": 11, "stress": -2}, {"interest:13", "interest:11", "stress:-2", "stress:0"}),
    ],
)
def test_the_central_banks_are_chosen_on_the_tracks(point: dict[str, int], places: set[str]):
    menu = GAME.menu(_lobbying(point, CentralBanksTask()), "")
    assert {option.place for option in menu.options} == places
    assert all(int(place) in TRACKS[slider] for slider, place in (spot.split(":") for spot in places))


def test_the_budget_is_chosen_on_the_track():
    menu = GAME.menu(_lobbying({"growth": 1}, BudgetTask()), "")
    assert {option.text: option.place for option in menu.options} == {
        "P1 budget austerity none": "growth:-1",
        "P1 budget stimulus": "growth:2",
    }
