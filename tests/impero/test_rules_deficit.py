"""Deficit, repair, and the end of phase V (IMP-060 to IMP-073, IMP-A10, IMP-A21 to IMP-A27, IMP-138 to IMP-142)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamekit.impero import GAME
from gamekit.impero.modifiers import stability
from gamekit.impero.upkeep import bill
from tests.impero.support import Play
from tests.impero.test_rules_upkeep import PIECES, ROME, at, paid, paying

POOR = {"nourriture": 0, "or": 2}


def upkeep(**data: Any) -> Play:
    """Return phase V of a spring in which P1 has nothing to pay with but ``data``."""
    return Play.at({"phase": "upkeep", "options": {"actions": False}, **data})


def repairing(**data: Any) -> Play:
    """Return the repairs of P1 in spring."""
    seats = {"P1": {"stock": {"bois": 2}}, "P2": {"stock": {"bois": 0}}}
    return upkeep(task={"type": "repair", "waiting": ["P1", "P2"]}, **{"seats": seats, **data})


# Tiers.


def test_tier_1_costs_stability_in_one_region() -> None:
    """IMP-061, IMP-DP-16: a region of choice among those governed that have some."""
    play = paying("printemps", stock={"nourriture": 3, "or": 6}, regions={"etruria": {"stability": 0}})
    assert play.legal == ["P1 unrest latium", "P1 unrest cisalpina"]
    assert play.refused("P1 unrest etruria").rules == ("IMP-061",)
    play("P1 unrest cisalpina")
    assert play.state.region("cisalpina").stability == 1
    assert {"IMP-061"} <= play.cites()
    assert play.asked == ("repair", "P1")


def test_tier_2_costs_stability_influence_and_a_unit() -> None:
    """IMP-062, IMP-DP-16 to IMP-DP-18, IMP-A10, IMP-A13."""
    play = paying("printemps", stock={"nourriture": 3, "or": 3})
    assert paid(play).tier == 2
    play("P1 unrest latium")
    assert play.asked == ("deficit_influence", "P1")
    assert "IMP-062" in play.refused("P1 withdraw roma").rules
    play("P1 withdraw caere")
    assert play.state.influence("caere", "P1") == 3
    assert play.state.city("caere").owner == "P1"
    assert play.asked == ("deficit_units", "P1")
    assert play.legal == ["P1 lose a1 fantassin", "P1 lose a2 fantassin"]
    assert {"IMP-062", "IMP-A13"} <= set(play.refused("P1 lose a2 engin_siege").rules)
    play("P1 lose a2 fantassin")
    army = play.state.army("P1", "a2")
    assert army is not None
    assert army.combat == 3
    assert play.asked == ("repair", "P1")


def test_imp_ex_05_winter_nine() -> None:
    """IMP-EX-05, IMP-063, IMP-A10: two regions, two points of influence in one city, two units."""
    play = paying("hiver", stock=POOR)("P1 split 1 0")
    assert (paid(play).missing, paid(play).tier) == (9, 3)
    play("P1 unrest latium")
    assert "IMP-A10" in play.refused("P1 unrest latium").rules
    play("P1 unrest etruria", "P1 withdraw capua")
    assert [play.state.region(region).stability for region in ("latium", "etruria", "cisalpina")] == [2, 1, 2]
    assert play.state.influence("capua", "P1") == 2
    play("P1 lose a1 fantassin", "P1 lose a2 fantassin")
    assert "IMP-063" in play.cites()
    assert sum(army.combat for army in play.state.armies_of("P1")) == 8
    assert play.asked == ("bill_split", "P2")


def test_two_points_lost_at_the_threshold_free_the_city_at_once() -> None:
    """IMP-147, IMP-063: 4 - 2 = 2 is below threshold - 1; its garrison stands in the field."""
    pieces = {**PIECES, "a3": {"place": "capua", "units": {"archer": 1}}}
    routes = [["capua", "caere", "P1"]]
    play = paying("hiver", stock=POOR, pieces={"P1": pieces}, routes=routes)("P1 split 1 0")
    play("P1 unrest latium", "P1 unrest etruria", "P1 withdraw capua")
    city, army = play.state.city("capua"), play.state.army("P1", "a3")
    assert (city.owner, city.how, city.influence) == ("", "", (("P1", 2),))
    assert army is not None
    assert army.place == "latium"
    assert {"IMP-147", "IMP-063"} <= play.cites()
    assert play.kinds()[-2:] == ["neutral", "garrison_left"]
    assert [route.ends for route in play.state.routes] == [("capua", "caere")]


def test_a_route_of_two_ends_when_one_of_them_loses_his_end() -> None:
    """IMP-167: P2 still owns Caere; without Capua P1 is no partner any more."""
    cities = {**ROME, "caere": {"owner": "P2", "influence": {"P2": 4}}}
    play = paying("hiver", stock=POOR, cities=cities, routes=[["capua", "caere", "P1", "P2"]])("P1 split 1 0")
    play("P1 unrest latium", "P1 unrest cisalpina", "P1 withdraw capua")
    assert play.state.routes == ()
    assert [event.player for event in play.told("route_ended")] == [("P1", "P2")]


def test_one_point_lost_at_the_threshold_is_survivable() -> None:
    """IMP-147, IMP-062: 4 - 1 = 3 = threshold - 1."""
    play = paying("printemps", stock={"nourriture": 3, "or": 3})("P1 unrest latium", "P1 withdraw capua")
    assert play.state.city("capua").owner == "P1"
    assert "neutral" not in play.kinds()


def test_a_deficit_changes_no_bill_of_the_same_phase() -> None:
    """IMP-A21, IMP-052, IMP-147: P1 loses Rhegion, P2 governs there, and pays for its army as when all began to pay."""
    cities = {**ROME, "rhegion": {"owner": "P1", "influence": {"P1": 3}}, "tarentum": {"owner": "P2"}}
    field = {"a1": {"place": "magna_graecia", "units": {"archer": 1}}}
    play = at(cities=cities, pieces={"P1": PIECES, "P2": field}, stock=POOR)("P1 done", "P2 done")
    assert paid(play).tier == 3
    before = bill(play.state, "P2")
    assert "IMP-052" in [line.rule for line in before.lines]
    play("P1 unrest latium", "P1 unrest etruria", "P1 withdraw rhegion")
    assert play.state.region("magna_graecia").governor == "P2"
    assert dict(play.state.governors) == {"magna_graecia": ""}
    assert bill(play.state, "P2").lines == before.lines
    play("P1 lose a1 fantassin", "P1 lose a1 fantassin")
    assert paid(play, "P2").lines == before.lines
    assert play.asked == ("repair", "P1")
    assert not play.state.governors
    assert "IMP-052" not in [line.rule for line in bill(play.state, "P2").lines]
    late = replace(play.state, governors=(("magna_graecia", ""),))
    assert [found.rule for found in GAME.invariants(late)] == ["IMP-A21"]


def test_tier_3_with_one_region_takes_two_there() -> None:
    """IMP-A10: and influence and units that are not there are not owed."""
    pieces = {"f1": {"sea": "mare_tyrrhenum", "ships": 9}}
    play = paying("printemps", cities={}, pieces={"P1": pieces}, stock={"nourriture": 0, "or": 0})
    assert paid(play).tier == 3
    assert play.legal == ["P1 unrest latium"]
    play("P1 unrest latium", "P1 unrest latium")
    assert play.state.region("latium").stability == 1
    assert "IMP-A10" in play.cites()
    assert play.asked == ("repair", "P1")


def test_who_has_no_influence_loses_a_unit_all_the_same() -> None:
    """IMP-062, IMP-A10, IMP-DP-18: what there is not is not owed, and what follows is."""
    pieces = {
        "f1": {"sea": "mare_tyrrhenum", "ships": 3},
        "a1": {"place": "latium", "units": {"fantassin": 4, "archer": 2}},
    }
    play = paying("printemps", cities={}, pieces={"P1": pieces})
    assert (paid(play).missing, paid(play).tier) == (6, 2)
    assert play("P1 unrest latium").asked == ("deficit_units", "P1")
    assert play.legal == ["P1 lose a1 fantassin", "P1 lose a1 archer"]
    play("P1 lose a1 archer")
    assert play.asked == ("repair", "P1")


def test_engines_alone_are_not_asked_for() -> None:
    """IMP-A13, IMP-A10, IMP-DP-18: a tier that costs a unit finds none."""
    pieces = {"f1": {"sea": "mare_tyrrhenum", "ships": 2}, "a1": {"place": "latium", "units": {"engin_siege": 3}}}
    play = paying("printemps", cities={}, pieces={"P1": pieces})
    assert paid(play).tier == 2
    assert play("P1 unrest latium").asked == ("repair", "P1")


def test_a_region_without_stability_has_none_to_lose() -> None:
    """IMP-061, IMP-064: nothing is asked where nothing can be lost."""
    regions = {region: {"stability": 0} for region in ("latium", "etruria", "cisalpina")}
    play = paying("printemps", stock={"nourriture": 3, "or": 6}, regions=regions)
    assert paid(play).tier == 1
    assert play.asked == ("repair", "P1")


def test_imp_ex_13_winter_is_temporary_and_a_deficit_lasts() -> None:
    """IMP-EX-13, IMP-021, IMP-A03, IMP-A27, IMP-003: 3 counts as 2 in winter, then as 3 again; a deficit stays."""
    play = at("hiver", stock=POOR)
    assert (play.state.region("latium").stability, stability(play.state, "latium")) == (3, 2)
    play("P1 done", "P2 done", "P1 split 1 0", "P1 unrest latium", "P1 unrest etruria", "P1 withdraw capua")
    play("P1 lose a1 fantassin", "P1 lose a1 fantassin", "P2 split 1 0", "P1 done", "P2 done")
    assert play.state.clock.season == "printemps"
    assert stability(play.state, "latium") == 2
    assert stability(play.state, "cisalpina") == 2


def test_winter_is_told_and_the_option_makes_it_last() -> None:
    """IMP-021, IMP-A03, IMP-003."""
    for option, lasting in (("temporary", 3), ("permanent", 2)):
        options = {"actions": False, "winter_stability": option}
        play = upkeep(season="automne", options=options, task={"type": "repair", "waiting": ["P2"]})("P2 done")
        assert play.state.clock.season == "hiver"
        assert play.state.region("latium").stability == lasting
        assert stability(play.state, "latium") == 2
        assert {"IMP-021", "IMP-A03", "IMP-003"} <= play.cites()


# Repair.


def test_imp_ex_12_a_city_is_repaired_once() -> None:
    """IMP-EX-12, IMP-070, IMP-071, IMP-DP-19, IMP-A24: 4/6 and 2 wood make 5/6 and 1 wood."""
    play = repairing(cities={"roma": {"pv": 4, "buildings": {"caserne": {"pv": 2}}}})
    assert play.legal == ["P1 repair roma", "P1 repair roma caserne", "P1 done"]
    assert {"IMP-070", "IMP-071", "IMP-A24"} <= set(GAME.explain(play.state, "P1 repair roma").rules)
    play("P1 repair roma")
    assert (play.state.city("roma").pv, play.stock("P1")["bois"]) == (5, 1)
    assert [found.rules for found in GAME.refusals(play.state, GAME.parse("P1 repair roma"))] == [("IMP-071",)]
    assert {"IMP-070", "IMP-071", "IMP-A24"} <= play.cites()
    play("P1 repair roma caserne")
    assert play.state.city("roma").building("caserne").pv == 3  # type: ignore[union-attr]
    assert play.refused("P1 repair roma").rules == ("IMP-071", "IMP-070")


def test_a_building_is_repaired_once() -> None:
    """IMP-071: with wood and damage left."""
    play = repairing(cities={"roma": {"buildings": {"caserne": {"pv": 1}}}})("P1 repair roma caserne")
    assert play.legal == ["P1 done"]
    assert play.refused("P1 repair roma caserne").rules == ("IMP-071",)


def test_imp_ex_12_what_is_whole_is_not_repaired() -> None:
    """IMP-EX-12, IMP-072: a wall counts in the most there can be (IMP-132)."""
    play = repairing(cities={"roma": {"buildings": {"muraille": {}}, "pv": 9}})
    verdict = play.refused("P1 repair roma muraille")
    assert (verdict.rules, verdict.reasons[0].message) == (("IMP-072",), "impero.refuse.repair_full.building")
    play("P1 repair roma")
    assert play.state.city("roma").pv == 10
    assert "IMP-072" in play.refused("P1 repair roma").rules


@pytest.mark.parametrize(
    ("city", "before", "after"), [("capua", 2, 3), ("massalia", 5, 7), ("massalia", 7, 8), ("capua", 4, 4)]
)
def test_imp_ex_12_neutral_cities_recover(city: str, before: int, after: int) -> None:
    """IMP-EX-12, IMP-073, IMP-A21, IMP-072: 1 PV, Massalia 2, never above the most."""
    play = repairing(cities={city: {"pv": before}})("P1 done", "P2 done")
    assert play.state.city(city).pv == after
    assert ("IMP-073" in play.cites()) == (before != after)


def test_massalia_recovers_only_while_neutral() -> None:
    """IMP-A22: its owner repairs it for wood."""
    play = repairing(cities={"massalia": {"pv": 5, "owner": "P1"}})("P1 done", "P2 done")
    assert play.state.city("massalia").pv == 5
    assert "IMP-A22" in repairing(cities={"massalia": {"pv": 5}})("P1 done", "P2 done").cites()


@pytest.mark.parametrize(
    ("text", "rule"),
    [("P1 repair capua", "IMP-070"), ("P1 repair roma temple", "IMP-070"), ("P2 repair carthago", "IMP-034")],
)
def test_what_cannot_be_repaired(text: str, rule: str) -> None:
    """IMP-070, IMP-034: another's city, a building that is not there, out of turn."""
    assert rule in repairing().refused(text).rules


def test_without_wood_nothing_is_repaired() -> None:
    """IMP-070, IMP-DP-19: and still the seat says that it is done."""
    play = repairing(cities={"roma": {"pv": 1}}, seats={"P1": {"stock": {"bois": 0}}})
    assert play.legal == ["P1 done"]
    assert play.refused("P1 repair roma").rules == ("IMP-070",)


def test_a_besieged_city_may_be_repaired() -> None:
    """IMP-139."""
    besieger = {"P2": {"a1": {"place": "latium", "units": {"fantassin": 1}}}}
    play = repairing(cities={"roma": {"pv": 4, "besieger": "P2"}}, pieces=besieger)
    assert "IMP-139" in GAME.explain(play.state, "P1 repair roma").rules


def test_all_pay_before_anybody_repairs() -> None:
    """IMP-034, IMP-A21: P2 pays before P1 repairs."""
    play = paying("automne", stock={"nourriture": 9, "or": 9})("P1 split 0 -2")
    assert play.asked == ("bill_split", "P2")
    assert play("P2 split 0 -2").asked == ("repair", "P1")


# Revolt and elimination.

SHAKEN: dict[str, Any] = {"cities": ROME, "regions": {"latium": {"stability": 0}, "etruria": {"stability": 0}}}


def test_a_region_without_stability_revolts() -> None:
    """IMP-DP-20, IMP-138, IMP-A12, IMP-147, IMP-140, IMP-A27: Capua, not Roma; its influence is gone."""
    play = repairing(**SHAKEN)("P1 done", "P2 done")
    city = play.state.city("capua")
    assert (city.owner, city.influence) == ("", ())
    assert play.state.region("latium").stability == 1
    assert play.state.region("etruria").stability is None
    assert {"IMP-DP-20", "IMP-147", "IMP-138"} <= play.cites()


def test_a_capital_never_revolts_whoever_owns_it() -> None:
    """IMP-140, IMP-DP-20: Utica leaves, conquered Carthago stays; the capital of a faction not in play can leave."""
    data: dict[str, Any] = {"regions": {"africa": {"stability": 0}}, "pieces": {"P2": {}}}
    cities = {"carthago": {"owner": "P1", "how": "conquered"}, "utica": {"owner": "P1"}}
    play = repairing(cities={**cities, "syrakousai": {"owner": "P2"}}, **data)("P1 done", "P2 done")
    assert [play.state.city(city).owner for city in cities] == ["P1", ""]
    absent = {"syrakousai": {"owner": "P1"}}
    play = repairing(cities=absent, regions={"sicilia": {"stability": 0}})("P1 done", "P2 done")
    assert play.state.city("syrakousai").owner == ""


def test_a_region_with_only_the_capital_does_not_revolt() -> None:
    """IMP-138: it stays at 0."""
    play = repairing(regions={"latium": {"stability": 0}})("P1 done", "P2 done")
    assert (play.state.city("roma").owner, play.state.region("latium").stability) == ("P1", 0)
    assert "revolted" not in play.kinds()


def test_the_governor_chooses_the_city_that_leaves() -> None:
    """IMP-DP-20: where there are several."""
    cities = {"tarentum": {"owner": "P1"}, "rhegion": {"owner": "P1"}}
    play = repairing(cities=cities, regions={"magna_graecia": {"stability": 0}})("P1 done", "P2 done")
    assert play.asked == ("revolt_city", "P1")
    assert play.legal == ["P1 revolt tarentum", "P1 revolt rhegion"]
    assert "IMP-DP-20" in play.refused("P1 revolt roma").rules
    play("P1 revolt rhegion")
    assert play.state.city("rhegion").owner == ""
    assert (play.state.region("magna_graecia").governor, play.state.region("magna_graecia").stability) == ("P1", 1)


def test_winter_alone_makes_no_revolt() -> None:
    """IMP-A27: 1 counts as 0 in winter, and nothing leaves."""
    regions = {"latium": {"stability": 1}}
    play = repairing(season="hiver", cities={"capua": {"owner": "P1"}}, regions=regions)("P1 done", "P2 done")
    assert play.state.city("capua").owner == "P1"


def test_who_has_no_city_is_eliminated() -> None:
    """IMP-142, IMP-175, IMP-139: with all that is his, his sieges and promises too; who is left wins."""
    cities = {
        "carthago": {"owner": "P1", "how": "conquered"},
        "capua": {"influence": {"P2": 2}},
        "utica": {"pv": 3, "besieger": "P2"},
    }
    pieces = {"P2": {"a1": {"place": "africa", "units": {"archer": 1}}, "e1": {"region": "africa"}}}
    promised = [["P2", "P1", "carthago", "roma"]]
    play = repairing(cities=cities, pieces=pieces, players=3, pledges=promised)("P1 done", "P2 done")
    assert play.state.seat("P2").out
    assert (play.state.pledges, play.state.city("utica").besieger) == ((), "")
    assert [event.city for event in play.told("siege_lifted")] == ["utica"]
    assert (play.stock("P2"), play.state.names_of("P2"), play.state.influence("capua", "P2")) == ({}, (), 0)
    assert "IMP-142" in play.cites()
    assert play.asked == ("event_card", "chance")
    play = repairing(cities=cities, pieces=pieces)("P1 done", "P2 done")
    assert play.asked == ("over", "")
    assert "IMP-175" in play.cites()
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert dict(outcome.ranks) == {"P1": 1, "P2": 2}


def test_the_last_winter_ends_the_game() -> None:
    """IMP-176, IMP-DP-21: and another winter does not (IMP-002)."""
    last = repairing(year=3, season="hiver")("P1 done", "P2 done")
    assert last.asked == ("over", "")
    assert set(last.refused("P1 done").rules) == {"IMP-176", "IMP-DP-21"}
    assert "IMP-176" in last.cites()
    play = repairing(year=2, season="hiver")("P1 done", "P2 done")
    assert (play.state.clock.year, play.state.clock.season) == (3, "printemps")
    assert {"IMP-002", "IMP-001"} <= play.cites()
