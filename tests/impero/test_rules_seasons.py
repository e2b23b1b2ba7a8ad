"""Seasons, event cards and income (IMP-001 to IMP-031, IMP-A02, IMP-A16, IMP-A18, IMP-A19, IMP-A27, IMP-A28)."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from gamekit.impero import GAME
from gamekit.impero.board import SEASONS, board
from gamekit.impero.income import sheet, total
from gamekit.impero.modifiers import allowance
from gamekit.impero.modifiers import stability as stability_now
from tests.impero.support import Play

BARE: dict[str, Any] = {"stock": dict.fromkeys(("nourriture", "bois", "metal", "or", "influence", "initiative"), 0)}
NOBODY: dict[str, Any] = {"P1": {}, "P2": {}}


CALM = {"printemps": "printemps_3", "ete": "ete_4", "automne": "automne_5", "hiver": "hiver_2"}
"""Of each season a card that changes no income."""


def earned(season: str = "printemps", card: str = "", **data: Any) -> Play:
    """Return the start of Management: incomes are paid, into empty stocks and without emissaries.

    The card is one that changes no income, if none is named.
    """
    play = drawing(season=season, **{"seats": {"P1": BARE, "P2": BARE}, "pieces": NOBODY, **data})
    return play(f"chance card {card or CALM[season]}")


def drawing(**data: Any) -> Play:
    """Return the start of a season, with its card to be drawn."""
    return Play.at({"options": {"actions": False}, **data})


# Rhythm.


def test_a_year_has_four_seasons_of_five_phases() -> None:
    """IMP-001, IMP-002, IMP-003, IMP-004: in this order, and a new year begins with spring."""
    play, chance = Play.begun(2), Random(1)
    seen: list[tuple[int, str, str]] = []
    cited: set[str] = set()
    while play.state.clock.year == 1:
        spot = (play.state.clock.year, play.state.clock.season, play.state.clock.phase)
        seen += [spot] if spot not in seen else []
        # Declining stands last: nobody orders, moves or repairs anything.
        play(chance.choice(play.legal) if play.asked[1] == "chance" else play.legal[-1])
        cited |= play.cites()
    assert [season for _, season, phase in seen if phase == "event"] == list(SEASONS)
    assert [phase for _, season, phase in seen if season == "ete"] == ["event", "management", "actions", "upkeep"]
    assert {"IMP-001", "IMP-002", "IMP-003", "IMP-004"} <= cited


def test_the_mode_without_actions_goes_from_management_to_upkeep() -> None:
    """IMP-S01, IMP-004: and phase IV is never begun."""
    play = drawing(phase="management")("P1 done", "P2 done")
    assert [event.phase for event in play.told("phase")] == ["upkeep"]
    assert "IMP-S01" in play.cites()


@pytest.mark.parametrize(
    ("season", "kind", "steps"),
    [("printemps", "fantassin", 2), ("ete", "fantassin", 3), ("hiver", "fantassin", 0), ("hiver", "cavalier", 2)],
)
def test_season_effects_cease_with_the_season(season: str, kind: str, steps: int) -> None:
    """IMP-003: nothing of them is stored."""
    play = drawing(season=season)
    assert allowance(play.state, "P1", kind) == steps


def test_books_of_the_season_are_cleared() -> None:
    """IMP-003, IMP-102, IMP-071: steps, repairs, recruits and influence put are new in each season."""
    cities = {"roma": {"repaired": True, "recruited": 2}, "capua": {"put": {"P1": 1}, "influence": {"P1": 1}}}
    pieces = {"P1": {"a1": {"place": "latium", "units": {"archer": 1}, "spent": 2, "besieged": True}}}
    data: dict[str, Any] = {"phase": "upkeep", "task": {"type": "repair", "waiting": ["P2"]}}
    play = drawing(cities=cities, pieces=pieces, **data)("P2 done")
    city, army = play.state.city("roma"), play.state.army("P1", "a1")
    assert (city.repaired, city.recruited, play.state.city("capua").put) == (False, 0, ())
    assert army is not None
    assert (army.spent, army.besieged) == (0, False)
    assert "IMP-003" in play.cites()


# Event cards.


def test_cards_left_are_equally_likely() -> None:
    """IMP-030, IMP-DP-1: one sixth each, then one fifth each."""
    play = drawing()
    assert [share for _, share in GAME.chance_outcomes(play.state)] == [Fraction(1, 6)] * 6
    play = drawing(year=2, drawn=["printemps_3"])
    assert [share for _, share in GAME.chance_outcomes(play.state)] == [Fraction(1, 5)] * 5
    assert "IMP-030" in play.refused("chance card printemps_3").rules
    assert "IMP-030" in play.refused("chance card ete_1").rules


def test_a_card_holds_for_its_season_only() -> None:
    """IMP-030, IMP-003, IMP-DP-1."""
    data: dict[str, Any] = {"phase": "upkeep", "card": "printemps_3"}
    play = drawing(**data)
    assert allowance(play.state, "P1", "fantassin") == 1
    assert allowance(play.state, "P1", "navire") == 4
    play("P1 done", "P2 done")
    assert (play.state.cards.card, play.state.cards.drawn) == ("", ("printemps_3",))
    assert allowance(play.state, "P1", "fantassin") == 3


def test_an_empty_deck_is_shuffled() -> None:
    """IMP-A19."""
    drawn = [card for card in board().cards if card.startswith("ete")]
    data: dict[str, Any] = {"phase": "upkeep", "task": {"type": "repair", "waiting": ["P2"]}}
    play = drawing(drawn=[*drawn, "hiver_1"], **data)("P2 done")
    assert play.state.cards.drawn == ("hiver_1",)
    assert len(play.legal) == 6
    assert "IMP-A19" in play.cites()


@pytest.mark.parametrize(("card", "season", "change"), [("printemps_4", "printemps", 1), ("automne_6", "automne", -1)])
def test_each_seat_chooses_a_region(card: str, season: str, change: int) -> None:
    """IMP-DP-2, IMP-030: seat by seat, a region that it governs; gains come afterwards."""
    play = drawing(season=season, card=card)
    gold = play.stock("P1")["or"]
    assert play.asked == ("event_choice", "P1")
    assert play.legal == ["P1 choose latium"]
    assert "IMP-DP-2" in play.refused("P1 choose africa").rules
    assert "IMP-DP-2" in play.refused("P1 lose a1 fantassin").rules
    play("P1 choose latium")
    assert play.asked == ("event_choice", "P2")
    assert play.stock("P1")["or"] == gold
    play("P2 choose africa")
    assert [play.state.region(region).stability for region in ("latium", "africa")] == [3 + change] * 2
    assert {"IMP-DP-2", "IMP-030"} <= play.cites()
    assert [event.amount for event in play.told("paid") if event.cause == "card"] == ([2, 2] if change < 0 else [])


def test_an_epidemic_takes_a_unit_of_the_largest_army() -> None:
    """IMP-DP-2, IMP-A13: who has no army is skipped."""
    units = {"a1": {"place": "latium", "units": {"fantassin": 2, "archer": 1, "engin_siege": 4}}}
    more = {**units, "a2": {"place": "latium", "units": {"fantassin": 2}}}
    play = drawing(season="hiver", card="hiver_3", pieces={"P1": more, "P2": {}})
    assert play.legal == ["P1 lose a1 fantassin", "P1 lose a1 archer"]
    assert "IMP-DP-2" in play.refused("P1 lose a2 fantassin").rules
    assert "IMP-DP-2" in play.refused("P1 choose latium").rules
    play("P1 lose a1 archer")
    assert play.asked == ("manage", "P1")
    army = play.state.army("P1", "a1")
    assert army is not None
    assert army.units == (2, 0, 0, 4)


def test_a_card_pays_points_per_emissary() -> None:
    """IMP-030: embassies."""
    agents = {"e1": {"region": "latium"}, "e2": {"region": "latium"}, "s1": {"region": "latium"}}
    play = drawing(pieces={"P1": agents, "P2": {}})("chance card printemps_6")
    assert [(event.target, event.amount) for event in play.told("paid") if event.cause == "card"] == [("P1", 2)]


def test_temples_work_in_spring() -> None:
    """IMP-S05, IMP-021: 1 more lasting stability where their owner governs, at most 5."""
    cities = {"capua": {"owner": "P1", "buildings": {"temple": {}}}, "tarentum": {"buildings": {"temple": {}}}}
    data: dict[str, Any] = {"season": "hiver", "phase": "upkeep", "task": {"type": "repair", "waiting": ["P2"]}}
    play = drawing(cities=cities, **data)("P2 done")
    assert play.state.region("latium").stability == 4
    assert "IMP-S05" in play.cites()
    full = drawing(cities=cities, regions={"latium": {"stability": 5}}, **data)("P2 done")
    assert full.state.region("latium").stability == 5


# Income.


def test_imp_ex_08_spring_income() -> None:
    """IMP-EX-08, IMP-010, IMP-A02, IMP-031, IMP-165: (3 + 2) × 2 + 1 = 11 food, and 1 gold of the route."""
    cities = {
        "capua": {"owner": "P1", "buildings": {"ferme": {"level": 2}}},
        "mediolanum": {"owner": "P1"},
        "roma": {"owner": "P2", "how": "conquered"},
        "caere": {"owner": "P1"},
    }
    regions = {region: {"stability": 3} for region in ("etruria", "cisalpina")}
    routes = [["caere", "mediolanum", "P1"]]
    seats = {"P1": {**BARE, "technologies": ["irrigation"]}, "P2": BARE}
    play = earned(cities=cities, regions=regions, routes=routes, seats=seats)
    assert play.state.stock("P1", "nourriture") == (3 + 2) * 2 + 1
    assert play.state.stock("P1", "or") == 1
    lines = sheet(play.state, "P1")
    assert [line.rule for line in lines if line.unit == "nourriture"][-2:] == ["IMP-010", "IMP-031"]


def test_an_income_is_added_up_in_its_order() -> None:
    """IMP-A02, IMP-031: cities and buildings, season, routes, stability, technologies, emissaries, card."""
    cities = {"caere": {"owner": "P1", "buildings": {"ferme": {}}}}
    seats = {"P1": {**BARE, "technologies": ["irrigation"]}, "P2": BARE}
    play = earned(
        card="printemps_1",
        cities=cities,
        seats=seats,
        regions={"latium": {"stability": 4}},
        routes=[["roma", "caere", "P1"]],
        pieces={"P1": {"e1": {"region": "sardinia"}}, "P2": {}},
    )
    order = ["season", "route", "stability", "technology", "emissary", "card", "turn"]
    whats = [line.what for line in sheet(play.state, "P1")]
    assert [what for what in dict.fromkeys(whats) if what not in ("city", "building")] == order
    assert max(whats.index(what) for what in ("city", "building")) < whats.index("season")


def test_summer_doubles_wood_and_metal() -> None:
    """IMP-013, IMP-A02: of cities and buildings; what a technology adds is not doubled."""
    seats = {"P1": {**BARE, "technologies": ["metallurgie"]}, "P2": BARE}
    cities = {"caere": {"owner": "P1", "buildings": {"mine": {}}}}
    play = earned(season="ete", cities=cities, seats=seats)
    assert play.state.stock("P1", "metal") == (1 + 1) * 2 + 1
    assert play.state.stock("P1", "bois") == (1 + 1) * 2
    assert {"IMP-013", "IMP-A02"} <= play.cites()


def test_income_is_paid_with_its_rules() -> None:
    """IMP-031, IMP-010, IMP-A16, IMP-DP-1: in the log of the season, points also in winter."""
    play = drawing()("chance card printemps_3")
    assert {"IMP-031", "IMP-010"} <= play.cites()
    play = drawing(season="hiver")("chance card hiver_2")
    points = {(event.unit, event.amount) for event in play.told("paid") if event.target == "P1"}
    assert {("influence", 1), ("initiative", 1)} <= points
    assert "IMP-A16" in play.cites()


def test_imp_ex_14_autumn_routes() -> None:
    """IMP-EX-14, IMP-015, IMP-A18, IMP-165: 3 routes make 6 gold in phase II."""
    cities = {"capua": {"owner": "P1"}, "caere": {"owner": "P1"}, "mediolanum": {"owner": "P1"}}
    routes = [["roma", "caere", "P1"], ["capua", "caere", "P1"], ["caere", "mediolanum", "P1"]]
    with_routes = earned(season="automne", cities=cities, routes=routes)
    without = earned(season="automne", cities=cities)
    assert with_routes.state.stock("P1", "or") - without.state.stock("P1", "or") == 6
    assert {"IMP-015", "IMP-A18"} <= with_routes.cites()


@pytest.mark.parametrize(("stability", "gold"), [(5, 1), (4, 1), (3, 0), (2, 0), (1, -1)])
def test_stability_adds_gold(stability: int, gold: int) -> None:
    """IMP-031, IMP-138: of the governed region."""
    play = earned(regions={"latium": {"stability": stability}})
    assert play.state.stock("P1", "or") == 2 + gold


def test_in_winter_stability_adds_gold_as_it_is_in_winter() -> None:
    """IMP-021, IMP-A27: a lasting 2 costs 1 gold, a lasting 4 brings none, a lasting 5 still does."""
    found = [
        earned("hiver", regions={"latium": {"stability": lasting}}).stock("P1").get("or", 0) for lasting in (2, 4, 5)
    ]
    assert found == [1, 2, 3]


def test_winter_takes_no_stability_where_there_is_none() -> None:
    """IMP-A03: the floor is 0."""
    play = earned("hiver", regions={"latium": {"stability": 0}})
    assert stability_now(play.state, "latium") == 0


def test_a_card_counts_regions_not_cities() -> None:
    """IMP-030, IMP-A12: the fertile flood brings as much with one city in Latium as with both."""
    both = {"capua": {"owner": "P1"}}
    for cities in ({}, both):
        flood, calm = (earned(card=card, cities=cities).state.stock("P1", "nourriture") for card in ("printemps_1", ""))
        assert flood - calm == 1


def test_a_region_without_stability_yields_nothing() -> None:
    """IMP-A27, IMP-021: in winter 1 counts as 0."""
    play = drawing(season="hiver", regions={"latium": {"stability": 1}})("chance card hiver_2")
    resources = [event for event in play.told("paid") if event.target == "P1" and event.unit != "influence"]
    assert [event.unit for event in resources] == ["initiative"]
    assert {"IMP-A27", "IMP-021"} <= play.cites()
    assert play.kinds().count("no_yield") == 1


def test_income_never_falls_below_nothing() -> None:
    """IMP-A28: locusts in two regions with little food."""
    cities = {"tolosa": {"owner": "P1"}, "gades": {"owner": "P1"}, "roma": {"owner": "P2", "how": "conquered"}}
    data: dict[str, Any] = {"cities": cities, "pieces": NOBODY, "seats": {"P1": BARE, "P2": BARE}}
    play = drawing(**data)("chance card printemps_5")
    assert play.state.stock("P1", "nourriture") == 0
    assert [(event.player, event.unit) for event in play.told("nothing_earned")] == [("P1", "nourriture")]
    assert total(sheet(play.state, "P1"), "nourriture") == 0
    stored = {"P1": {"stock": {**BARE["stock"], "nourriture": 3}}, "P2": BARE}
    play = drawing(**{**data, "seats": stored})("chance card printemps_5")
    assert play.state.stock("P1", "nourriture") == 3


def test_an_emissary_earns_where_nobody_governs() -> None:
    """IMP-155: 1 influence more."""
    for region, points in (("latium", 1), ("africa", 1), ("sardinia", 2)):
        play = earned(pieces={"P1": {"e1": {"region": region}}, "P2": {}})
        assert play.state.stock("P1", "influence") == points


@pytest.mark.parametrize(
    ("season", "card", "gold"),
    [("automne", "automne_1", 2 + 4 + 2), ("hiver", "hiver_5", 2 + 2 - 2), ("ete", "ete_5", 2 + 2 - 1)],
)
def test_cards_change_what_routes_bring(season: str, card: str, gold: int) -> None:
    """IMP-030, IMP-165: two routes, one of them by sea."""
    cities = {
        "roma": {"buildings": {"port": {}}},
        "caere": {"owner": "P1"},
        "karalis": {"owner": "P1", "buildings": {"port": {}}},
    }
    regions = {"sardinia": {"stability": 3}, "etruria": {"stability": 3}, "latium": {"stability": 3}}
    routes = [["roma", "caere", "P1"], ["roma", "karalis", "P1"]]
    play = earned(season=season, card=card, cities=cities, routes=routes, regions=regions)
    assert play.state.stock("P1", "or") == gold


def test_a_forum_gives_points() -> None:
    """IMP-031."""
    play = earned(cities={"roma": {"buildings": {"forum": {}}}})
    assert (play.state.stock("P1", "influence"), play.state.stock("P1", "initiative")) == (2, 2)
    idle = earned(cities={"roma": {"buildings": {"forum": {}}}}, regions={"latium": {"stability": 0}})
    assert (idle.state.stock("P1", "influence"), idle.state.stock("P1", "initiative")) == (1, 1)
