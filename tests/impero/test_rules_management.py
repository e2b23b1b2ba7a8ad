"""Phase III: hidden orders and what they do (IMP-032, IMP-035, IMP-011, IMP-020, IMP-145 to IMP-148, IMP-165)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.game import ALL, PUBLIC
from gamekit.impero import GAME
from tests.impero.support import Play

RICH = {"stock": {"nourriture": 20, "bois": 20, "metal": 20, "or": 20, "influence": 9, "initiative": 2}}


def managing(**data: Any) -> Play:
    """Return Management with full stocks for both."""
    return Play.at({"phase": "management", "seats": {"P1": RICH, "P2": RICH}, **data})


def first(play: Play, text: str) -> str:
    """Return the rule that decides on a refused order."""
    return play.refused(text).rules[0]


def test_orders_are_hidden_until_all_are_done() -> None:
    """IMP-171, IMP-DP-3, IMP-032: the others see that there are some, and everything when the last is done."""
    play = managing()("P1 build ferme roma")
    assert play.state.city("roma").building("ferme") is None
    assert play.state.stock("P1", "bois") == 20
    for viewer in ("P2", PUBLIC):
        view = GAME.view(play.state, viewer)
        assert (view["orders"]["P1"], view["seats"]["P1"]["stock"]["bois"]) == (None, 20)
        assert view["hidden"]["orders"] == ["IMP-171", "IMP-DP-3"]
    for viewer in ("P1", ALL):
        view = GAME.view(play.state, viewer)
        assert (view["orders"]["P1"], view["seats"]["P1"]["stock"]["bois"]) == (["P1 build ferme roma"], 18)
    assert [event.visible_to for event in play.told("order_noted")] == [("P1",)]
    play("P1 done", "P2 done")
    assert play.state.city("roma").building("ferme") is not None
    assert play.state.stock("P1", "bois") == 18
    assert {"IMP-032", "IMP-035", "IMP-171"} <= play.cites()


def test_what_comes_of_orders_counts_for_later_ones() -> None:
    """IMP-DP-3: a barracks raises the number of recruits at once."""
    play = managing()
    play("P1 recruit espion roma", "P1 recruit espion roma", "P1 recruit espion roma", "P1 recruit espion roma")
    assert first(play, "P1 recruit espion roma") == "IMP-032"
    play("P1 done", "P2 recruit espion carthago", "P2 recruit espion carthago")
    assert first(play, "P2 recruit espion carthago") == "IMP-032"
    play("P2 build caserne carthago", "P2 recruit espion carthago")


def test_buildings() -> None:
    """IMP-032, IMP-S02, IMP-A23, IMP-132: slots, one of a kind, own cities, upgrades, a wall with its PV."""
    play = managing()("P1 build muraille roma", "P1 build ferme roma", "P1 upgrade ferme roma")
    assert first(play, "P1 build ferme roma") == "IMP-S02"
    assert first(play, "P1 build mine roma") == "IMP-032"
    assert first(play, "P1 build mine capua") == "IMP-A23"
    assert first(play, "P1 upgrade ferme roma") == "IMP-032"
    assert first(play, "P1 upgrade mine roma") == "IMP-032"
    assert first(play, "P1 upgrade muraille roma") == "IMP-032"
    play("P1 done", "P2 done")
    assert play.state.city("roma").pv == 10
    assert [(own.kind, own.level) for own in play.state.city("roma").buildings if own.kind == "ferme"] == [("ferme", 2)]
    assert {"IMP-132", "IMP-032"} <= play.cites()


def test_under_siege_nothing_is_built_or_recruited() -> None:
    """IMP-139, IMP-A23."""
    besieger = {"P2": {"a1": {"place": "latium", "units": {"fantassin": 1}}}}
    play = managing(cities={"roma": {"besieger": "P2"}}, pieces=besieger)
    assert {"IMP-139", "IMP-A23"} <= set(play.refused("P1 build ferme roma").rules)
    assert {"IMP-139", "IMP-A23"} <= set(play.refused("P1 recruit archer roma").rules)


def test_what_is_too_dear_or_needs_a_coast() -> None:
    """IMP-032: the message says what is missing."""
    play = managing(seats={"P1": {"stock": {"bois": 1, "or": 0}}}, cities={"avaricum": {"owner": "P1"}})
    verdict = play.refused("P1 build ferme roma")
    assert verdict.rules == ("IMP-032",)
    assert verdict.text().startswith("Needs 2 wood")
    assert "coast" in play.refused("P1 build port avaricum").text()


def test_recruits_join_or_begin_an_army_a_fleet_or_stand_in_the_region() -> None:
    """IMP-100, IMP-032: an army there, a new one, ships in a sea for which a harbour is needed, agents."""
    play = managing()
    assert first(play, "P1 recruit navire roma mare_tyrrhenum") == "IMP-100"
    assert first(play, "P1 recruit archer roma a7") == "IMP-100"
    play(
        "P1 recruit archer roma",
        "P1 recruit archer roma a2",
        "P1 recruit engin_siege roma a1",
        "P1 recruit espion roma",
    )
    play("P1 done", "P2 recruit navire carthago f1", "P2 recruit navire carthago mare_siculum", "P2 done")
    armies = {army.name: army.units for army in play.state.armies_of("P1")}
    assert armies == {"a1": (4, 0, 0, 1), "a2": (0, 2, 0, 0)}
    assert [(agent.name, agent.region) for agent in play.state.agents_of("P1")] == [("e1", "latium"), ("s1", "latium")]
    assert [(fleet.sea, fleet.ships) for fleet in play.state.fleets_of("P2")] == [
        ("mare_africum", 2),
        ("mare_siculum", 1),
    ]
    assert "IMP-100" in play.cites()


@pytest.mark.parametrize(
    ("season", "cap", "rule"), [("printemps", 2, "IMP-011"), ("ete", 1, "IMP-A15"), ("hiver", 0, "IMP-020")]
)
def test_imp_ex_15_influence(season: str, cap: int, rule: str) -> None:
    """IMP-EX-15, IMP-011, IMP-020, IMP-A15, IMP-145: in Capua 2, 1 or none."""
    play = managing(season=season)(*["P1 influence capua"] * cap)
    assert first(play, "P1 influence capua") == rule
    play("P1 done", "P2 done")
    assert play.state.influence("capua", "P1") == cap
    assert play.state.stock("P1", "influence") == 9 - cap


def test_where_influence_can_be_put() -> None:
    """IMP-145, IMP-140, IMP-148: within reach, in no capital and no conquered city."""
    play = managing(cities={"caere": {"owner": "P2", "how": "conquered"}})
    assert first(play, "P1 influence gades") == "IMP-145"
    assert first(play, "P1 influence carthago") == "IMP-140"
    assert first(play, "P1 influence caere") == "IMP-148"
    assert {"P1 influence capua", "P1 influence karalis"} <= set(play.legal)
    for kind, reached in (("s1", False), ("e1", True)):
        near = managing(pieces={"P1": {kind: {"region": "hispania_ulterior"}}})
        assert ("P1 influence gades" in near.legal) == reached
        if not reached:
            assert first(near, "P1 influence gades") == "IMP-145"
    poor = managing(seats={"P1": {"stock": {"influence": 0}}})
    assert first(poor, "P1 influence capua") == "IMP-032"


def test_imp_ex_23_federation() -> None:
    """IMP-EX-23, IMP-146: 4-4 stays neutral, 5-4 is federated; all points are put first, then compared once."""
    cities = {"lilybaion": {"influence": {"P1": 3, "P2": 3}}}
    both = managing(season="ete", cities=cities)(
        "P1 influence lilybaion", "P1 done", "P2 influence lilybaion", "P2 done"
    )
    assert both.state.city("lilybaion").owner == ""
    cities = {"lilybaion": {"influence": {"P1": 4, "P2": 4}}}
    play = managing(season="automne", cities=cities)("P1 influence lilybaion", "P1 done", "P2 done")
    assert (play.state.city("lilybaion").owner, play.state.city("lilybaion").how) == ("P1", "federated")
    assert (play.state.region("sicilia").governor, play.state.region("sicilia").stability) == ("P1", 2)
    assert {"IMP-146", "IMP-138"} <= play.cites()


def test_more_influence_of_another_takes_no_federated_city() -> None:
    """IMP-147, IMP-146: P1 keeps Capua with its 4 against 9."""
    play = managing(cities={"capua": {"owner": "P1", "influence": {"P1": 4, "P2": 9}}})("P1 done", "P2 done")
    assert (play.state.city("capua").owner, play.told("federated")) == ("P1", [])


def test_a_route_to_a_neutral_city_ends_when_it_joins_another() -> None:
    """IMP-167, IMP-137: a route of one holder; when the city joins him, it goes on."""
    for seat, left in (("P1", 1), ("P2", 0)):
        cities = {"caere": {"influence": {seat: 9}}}
        play = managing(cities=cities, routes=[["roma", "caere", "P1"]])("P1 done", "P2 done")
        assert play.state.city("caere").owner == seat
        assert (len(play.state.routes), play.kinds().count("route_ended")) == (left, 1 - left)


def test_cities_that_join_together_change_the_governor_once() -> None:
    """IMP-146, IMP-A12: two of a region that join two seats at once are governed by nobody, and never were."""
    cities = {"tarentum": {"influence": {"P1": 9}}, "rhegion": {"influence": {"P2": 9}}}
    play = managing(cities=cities)("P1 done", "P2 done")
    assert [play.state.city(city).owner for city in cities] == ["P1", "P2"]
    assert (play.state.region("magna_graecia").governor, play.told("governor")) == ("", [])
    cities["rhegion"] = cities["tarentum"]
    (told,) = managing(cities=cities)("P1 done", "P2 done").told("governor")
    assert (told.region, told.player, told.stability) == ("magna_graecia", "P1", 2)


@pytest.mark.parametrize("text", ["P1 build ferme roma", "P1 upgrade caserne roma", "P1 influence capua"])
@pytest.mark.parametrize("phase", ["actions", "upkeep", "event"])
def test_imp_ex_16_the_wrong_phase(phase: str, text: str) -> None:
    """IMP-EX-16, IMP-035: in phase IV and everywhere outside phase III."""
    data: dict[str, Any] = {"phase": phase, **({"due": "P1"} if phase == "actions" else {})}
    assert first(Play.at(data), text) == "IMP-035"


def test_routes() -> None:
    """IMP-165: ends, way, one per pair, at most 3 and 5 with Currency, the cost."""
    cities = {"capua": {"owner": "P1"}, "caere": {"owner": "P1"}}
    play = managing(cities=cities)
    for text in (
        "P1 route roma capua",
        "P1 route roma carthago",
        "P1 route roma massalia",
        "P1 route tarentum rhegion",
    ):
        assert first(play, text) == "IMP-165"
    play("P1 route roma caere", "P1 route capua caere", "P1 route caere mediolanum")
    assert first(play, "P1 route roma caere") == "IMP-165"
    assert play.refused("P1 route roma tarentum").rules == ("IMP-165",)
    play("P1 buy monnaie", "P1 route roma tarentum", "P1 done", "P2 done")
    assert len(play.state.routes_of("P1")) == 4
    assert play.state.stock("P1", "or") == 20 - 4 * 2 - 5
    assert "IMP-165" in play.cites()


def test_an_accepted_route_takes_effect_or_lapses() -> None:
    """IMP-166: at the start of phase III, in order of acceptance, paid by the proposer."""
    cities = {"capua": {"owner": "P2"}, "caere": {"owner": "P1"}}
    pledges = [["P1", "P2", "caere", "capua"], ["P1", "P2", "roma", "utica"]]
    play = Play.at({"seats": {"P1": RICH}, "cities": cities, "pledges": pledges})("chance card printemps_3")
    assert [route.holders for route in play.state.routes] == [("P1", "P2")]
    assert play.state.pledges == ()
    assert "pledge_lapsed" in play.kinds()
    assert "IMP-166" in play.cites()


def test_technologies_and_calm() -> None:
    """IMP-032, IMP-DP-3: each technology once; a governed region once a season, for 1 food and 2 gold."""
    play = managing()("P1 buy droit", "P1 calm latium")
    assert first(play, "P1 buy droit") == "IMP-032"
    assert first(play, "P1 calm latium") == "IMP-DP-3"
    assert first(play, "P1 calm africa") == "IMP-DP-3"
    play("P1 done", "P2 done")
    assert play.state.knows("P1", "droit")
    assert play.state.region("latium").stability == 4
    assert (play.state.stock("P1", "nourriture"), play.state.stock("P1", "or")) == (19, 20 - 5 - 2)
    full = managing(regions={"latium": {"stability": 5}})
    assert first(full, "P1 calm latium") == "IMP-DP-3"


def test_cards_change_costs() -> None:
    """IMP-030, IMP-032: building sites take a wood off, mercenaries cost a gold more."""
    play = managing(season="ete", card="ete_1")("P1 build ferme roma", "P1 done", "P2 done")
    assert play.state.stock("P1", "bois") == 19
    standing = {"roma": {"buildings": {"ferme": {}}}}
    play = managing(season="ete", card="ete_1", cities=standing)("P1 upgrade ferme roma", "P1 done", "P2 done")
    assert play.state.stock("P1", "bois") == 18
    play = managing(season="automne", card="automne_4")("P1 recruit archer roma a1", "P1 done", "P2 done")
    assert play.state.stock("P1", "or") == 19


def test_enough_cities_win_at_once_after_phase_iii() -> None:
    """IMP-175, IMP-177."""
    names = ("capua", "caere", "mediolanum", "arelate", "tolosa", "emporion", "saguntum", "gades", "cirta")
    cities: dict[str, Any] = {name: {"owner": "P1", "influence": {"P1": 9}} for name in names[:8]}
    play = managing(cities={**cities, "tarentum": {"influence": {"P1": 3}}})(
        "P1 influence tarentum", "P1 done", "P2 done"
    )
    assert play.asked == ("over", "")
    assert "IMP-175" in play.cites()
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert dict(outcome.ranks) == {"P1": 1, "P2": 2}
    assert outcome.ended.rules == ("IMP-175", "IMP-177")
