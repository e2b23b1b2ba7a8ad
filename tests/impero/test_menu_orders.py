"""What the menus of phase III and of a turn say: costs, yields and steps, where things stand, and why not elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.menu import Menu
from gamekit.impero import GAME
from gamekit.impero.actions import GRAMMAR
from gamekit.impero.board import RESOURCES, board
from gamekit.impero.menu_places import building_place, piece_place
from gamekit.locale import LANGUAGES
from tests.conformance import menus
from tests.impero.support import Play
from tests.impero.test_menu_upkeep import labels, question, why
from tests.play import NAMES

RICH = {"stock": dict.fromkeys(RESOURCES, 20)}
CITIES: dict[str, Any] = {
    "roma": {"buildings": {"caserne": {}}},
    "capua": {"owner": "P1", "influence": {"P1": 4}, "buildings": {"ferme": {}}},
    "caere": {"influence": {"P1": 1, "P2": 2}},
}


def managing(season: str = "ete", **data: Any) -> Play:
    """Return phase III with P1 to order, rich, with two cities."""
    seats = {"P1": RICH, **data.pop("seats", {})}
    return Play.at({"phase": "management", "season": season, "seats": seats, "cities": CITIES, **data})


def turn(season: str = "ete", **data: Any) -> Play:
    """Return the turn of P1 in phase IV."""
    return Play.at({"phase": "actions", "season": season, "due": "P1", "cities": CITIES, **data})


def test_orders_begin_with_their_kind_and_end_with_being_done() -> None:
    """IMP-032, IMP-DP-3: what is in stock stands in the question, and counts what was ordered."""
    play = managing()
    verbs = ("build", "upgrade", "recruit", "influence", "route", "buy", "calm", "done")
    assert list(labels(play)) == [f"P1 {verb}" for verb in verbs]
    assert "20 food, 20 wood, 20 metal, 20 gold" in question(play)
    assert labels(play)["P1 done"] == "No more orders (0 given)"
    play("P1 build ferme roma")
    assert "20 food, 18 wood, 20 metal, 19 gold" in question(play)
    assert labels(play, lang="fr")["P1 done"] == "Finir les ordres (1 donné)"


def test_buildings_show_what_they_cost_and_are_good_for() -> None:
    """IMP-032, IMP-132: a kind first, then a city on the map with its slots."""
    play = managing()
    kinds = labels(play, "P1 build")
    assert kinds["P1 build ferme"] == "Farm, 2 wood, 1 gold: yields 1 food"
    assert kinds["P1 build muraille"] == "Wall, 2 wood, 2 metal: city +\u00a02 PV"
    assert len(kinds) == len(board().buildings)
    menu = GAME.menu(play.state, "P1 build muraille")
    assert {option.place for option in menu.options} == {"roma", "capua"}
    assert labels(play, "P1 build ferme")["P1 build ferme roma"] == "Roma: 2 of 3 slots free"
    assert "IMP-S02" in why(play, "capua", "P1 build ferme")
    assert "IMP-A23" in why(play, "carthago", "P1 build ferme")


def test_an_upgrade_stands_at_its_building() -> None:
    """IMP-032: only farms, sawmills, mines and markets have a second level."""
    play = managing()
    (option,) = GAME.menu(play.state, "P1 upgrade").options
    assert option.place == building_place("capua", "ferme")
    assert labels(play, "P1 upgrade")[option.text] == "Capua, farm, 2 wood, 1 metal, 1 gold: 2 food"
    told = "Needs a higher level, and there is none: barracks, level 1 (IMP-032)."
    assert why(play, "roma:caserne", "P1 upgrade") == told


def test_recruits_join_what_is_there_or_stand_alone() -> None:
    """IMP-100, IMP-101, IMP-S03: steps are those of the season; a ship goes to a sea."""
    pieces = {"P1": {"a1": {"place": "roma", "units": {"fantassin": 4}}}}
    play = managing(pieces=pieces)
    assert labels(play, "P1 recruit")["P1 recruit fantassin"] == "Infantry, 1 food, 1 metal: hits 5+, 3 steps"
    menu = GAME.menu(play.state, "P1 recruit fantassin")
    assert [(option.text.split()[3:], option.place) for option in menu.options] == [
        (["roma"], "roma"),
        (["roma", "a1"], piece_place("P1", "a1")),
        (["capua"], "capua"),
    ]
    assert labels(play, menu.text, "fr")["P1 recruit fantassin roma a1"] == "Roma\u00a0: armée a1 (4 unités)"


def test_a_city_under_siege_says_why_nothing_is_built() -> None:
    """IMP-139, IMP-A23."""
    pieces = {"P2": {"a1": {"place": "latium", "units": {"fantassin": 3}}}}
    cities = {**CITIES, "capua": {**CITIES["capua"], "besieger": "P2"}}
    play = managing(pieces=pieces, cities=cities)
    for text in ("", "P1 build muraille", "P1 recruit archer"):
        assert "Needs a city that is not under siege: Capua is (IMP-139, IMP-A23)." in why(play, "capua", text)


def test_influence_shows_the_threshold_and_the_best_rival() -> None:
    """IMP-145, IMP-146, IMP-148."""
    play = managing("printemps", seats={"P1": {"stock": {**RICH["stock"], "influence": 3}}})
    assert labels(play, "P1 influence")["P1 influence caere"] == "Caere: 1 → 2, threshold 4, Ben 2"
    assert labels(play, "P1 influence")["P1 influence capua"] == "Capua: 4 → 5, threshold 4"
    assert "IMP-140" in why(play, "roma", "P1 influence")
    assert "IMP-145" in why(play, "gades", "P1 influence")


def test_influence_in_winter_is_refused_by_its_rule() -> None:
    """IMP-020: no menu offers it, and every city says why."""
    play = managing("hiver")
    assert "P1 influence" not in labels(play)
    assert "Needs another season: in this one (Winter) no influence can be placed (IMP-020, IMP-A16)." in why(
        play, "caere"
    )


def test_a_route_begins_at_an_own_city_and_is_written_in_board_order() -> None:
    """IMP-165: either end can be the first to be chosen."""
    play = managing()
    own = GAME.menu(play.state, "P1 route")
    assert [option.place for option in own.options] == ["roma", "capua"]
    there = {option.place: option.text for option in GAME.menu(play.state, "P1 route capua").options}
    assert there["caere"] == "P1 route capua caere"
    assert all(str(GRAMMAR.parse(text)) == text for text in there.values())
    assert "IMP-165" in why(play, "roma", "P1 route capua")


# A turn.


def test_building_in_phase_iv_is_refused_by_its_rule() -> None:
    """IMP-035: an own city, and influence in one of nobody."""
    play = turn()
    for place in ("roma", "caere"):
        assert why(play, place).startswith("Needs phase III, Management: ")
        assert "IMP-035" in why(play, place)


def test_moves_say_steps_and_what_is_left() -> None:
    """IMP-012, IMP-102, IMP-EX-17: an army as fast as its slowest unit, a part of it alone."""
    units = {"fantassin": 2, "cavalier": 1}
    play = turn(pieces={"P1": {"a1": {"place": "latium", "units": units}}})
    whole = labels(play, "P1 move a1")
    assert whole["P1 move a1 > provincia"] == "To Provence: 3 steps, 0 left"
    assert whole["P1 move a1 cavalier 1"] == "Only 1 cavalry"
    assert labels(play, "P1 move a1 cavalier 1")["P1 move a1 cavalier 1 > arvernia"] == "To Arvernia: 4 steps, 1 left"
    options = GAME.menu(play.state, "P1 move a1").options
    assert {option.place for option in options if not option.more} >= {"etruria", "provincia", "roma", "capua"}
    assert {(option.place, option.unit) for option in options if option.more} == {
        ("P1.a1", "fantassin"),
        ("P1.a1", "cavalier"),
    }
    assert "4 steps are needed: a1 has 3 left (IMP-102, IMP-101)." in why(play, "arvernia", "P1 move a1")
    assert "IMP-100" in why(play, "mare_gallicum", "P1 move a1")


def test_a_piece_without_steps_says_so() -> None:
    """IMP-019, IMP-102: in winter infantry stays; its fleet can go."""
    pieces = {"P1": {"a1": {"place": "latium", "units": {"fantassin": 2}}, "f1": {"sea": "mare_gallicum", "ships": 1}}}
    play = turn("hiver", pieces=pieces)
    assert [option.place for option in GAME.menu(play.state, "P1 move").options] == ["P1.f1"]
    for text in ("", "P1 move"):
        assert "1 step is needed: a1 has 0 left" in why(play, "P1.a1", text)


def test_a_big_army_is_divided_in_few_steps() -> None:
    """IMP-104: the whole army first; then a kind, how many of it, and the place."""
    units = {"fantassin": 5, "archer": 3, "cavalier": 2}
    play = turn(pieces={"P1": {"a1": {"place": "latium", "units": units}}})
    seen = menus.lead_to_all_and_nothing_else(GAME, play.state)
    assert max(len(menu.options) for menu in seen) <= 15
    texts = [option.text for option in GAME.menu(play.state, "P1 move a1").options]
    assert texts[0] == "P1 move a1 > etruria"
    assert texts[-4:] == ["P1 move a1 fantassin", "P1 move a1 archer", "P1 move a1 cavalier 1", "P1 move a1 cavalier 2"]
    assert list(labels(play, "P1 move a1 archer").values()) == [
        f"Only {number} {'archer' if number == 1 else 'archers'}" for number in range(1, 4)
    ]


def test_attacks_sieges_and_missions_say_whom_they_meet() -> None:
    """IMP-110, IMP-130, IMP-131, IMP-153: sizes, damage, what is left."""
    pieces = {
        "P1": {"a1": {"place": "latium", "units": {"fantassin": 3}}, "s1": {"region": "africa"}},
        "P2": {"a1": {"place": "latium", "units": {"archer": 3}}},
    }
    cities = {"capua": {"pv": 2}, "carthago": {"buildings": {"ferme": {}}}}
    play = turn(pieces=pieces, cities=cities)
    attack, siege = GAME.menu(play.state, "P1 attack a1"), GAME.menu(play.state, "P1 siege a1")
    assert labels(play, attack.text) == {"P1 attack a1 P2 a1": "Army a1 of Ben, Latium: 3 units"}
    assert [option.place for option in attack.options] == ["P2.a1"]
    assert labels(play, siege.text) == {"P1 siege a1 capua": "Capua: 2 PV of damage, 2 → 0, it falls"}
    mission = GAME.menu(play.state, "P1 mission s1")
    assert [option.place for option in mission.options] == ["africa", "carthago:ferme"]
    assert labels(play, mission.text)["P1 mission s1 P2 building carthago ferme"] == "Carthago, farm of Ben: 3 → 2 PV"
    assert "It succeeds on 3 of 6 sides" in question(play, mission.text)


def test_the_last_pass_of_a_round_says_that_the_phase_ends() -> None:
    """IMP-044, IMP-A30."""
    play = turn(initiative={"order": ["P1", "P2"]})
    assert labels(play)["P1 pass"] == "Pass in this round"
    assert labels(play("P1 pass"))["P2 pass"] == "Pass: the phase ends"
    assert play("P2 pass").asked[0] != "action"


def test_initiative_points_say_the_score_they_make() -> None:
    """IMP-041, IMP-A07, IMP-DP-5: and how many reach another seat."""
    play = Play.begun(2, years=1)
    while play.asked[0] != "initiative_die":
        play(play.legal[-1])
    play("chance die 2", "chance die 4")
    amount = GAME.menu(play.state).amount
    assert amount is not None
    hint = amount.hint(2)
    assert hint is not None
    assert hint.text("en", GAME.id, NAMES) == f"Score 4; {amount.most - 2} point kept."
    marks = [(number, told.text("en", GAME.id, NAMES)) for number, told in amount.marks]
    assert marks[:2] == [(0, "None"), (2, "Up to Ben, who rolled 4: 2")]


def shown(menu: Menu, lang: str) -> list[str]:
    """Return the words of all options of a menu."""
    return [option.label.text(lang, GAME.id, NAMES) for option in menus.choices(menu)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("play", [managing(), managing("printemps"), turn(), turn("printemps")], ids=range(4))
def test_labels_fit_on_buttons(play: Play, lang: str) -> None:
    """No label is much longer than a button is wide."""
    labels_ = [label for menu in menus.walk_menus(GAME, play.state) for label in shown(menu, lang)]
    assert len(labels_) > 10
    assert max(map(len, labels_)) <= 58
