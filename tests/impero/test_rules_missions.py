"""Phase IV, spies: missions, their die and what comes of it (IMP-150 to IMP-155, IMP-141, IMP-147)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamekit.core.errors import PositionError
from gamekit.core.game import ALL, PUBLIC
from gamekit.impero import GAME
from tests.impero.support import Play

SPY = {"s1": {"region": "africa"}}
"""A spy of P1 in the region of Carthago."""


def acting(spy: dict[str, Any] | None = None, **data: Any) -> Play:
    """Return the turn of P1 with a spy in Africa."""
    return Play.at({"phase": "actions", "due": "P1", "pieces": {"P1": spy or SPY}, **data})


def first(play: Play, text: str) -> str:
    """Return the rule that decides on a refused action."""
    return play.refused(text).rules[0]


def test_a_mission_is_one_action_once_per_spy_and_season() -> None:
    """IMP-150, IMP-033: it costs the action and nothing else, and a second one is refused."""
    play = acting()
    before = play.stock("P1")
    play("P1 mission s1 P2 stability")
    assert play.asked == ("spy_die", "chance")
    assert "IMP-150" in play.cites()
    play("chance die 3")
    assert play.asked == ("action", "P2")
    assert play.stock("P1") == before
    play("P2 pass")
    assert first(play, "P1 mission s1 P2 stability") == "IMP-150"
    assert not [text for text in play.legal if text.startswith("P1 mission")]


def test_the_die() -> None:
    """IMP-151, IMP-DP-13: success 1/2, nothing 1/3, caught 1/6."""
    play = acting()("P1 mission s1 P2 stability")
    outcomes = GAME.chance_outcomes(play.state)
    assert [odds for _, odds in outcomes] == [Fraction(1, 6)] * 6
    told: dict[str, Fraction] = {}
    for action, odds in outcomes:
        result = GAME.apply(play.state, action).events[0].params()["result"]
        told[result] = told.get(result, Fraction(0)) + odds
    assert told == {"success": Fraction(1, 2), "nothing": Fraction(1, 3), "caught": Fraction(1, 6)}
    assert first(play, "chance die 7") == "IMP-151"
    assert GAME.explain(play.state, "chance die 5").rules == ("IMP-151", "IMP-DP-13")


@pytest.mark.parametrize("die", [4, 5, 6])
def test_stability(die: int) -> None:
    """IMP-153: the region loses lasting stability where the target governs it."""
    play = acting()("P1 mission s1 P2 stability", f"chance die {die}")
    assert play.state.region("africa").stability == 2
    assert "IMP-153" in play.cites()
    assert play.kinds() == ["mission", "mission_rolled", "stability"]


def test_stability_needs_a_governor() -> None:
    """IMP-153: in a region of two cities, one each, the target governs nothing."""
    play = acting(cities={"utica": {"owner": "P1"}})
    (found,) = GAME.refusals(play.state, GAME.parse("P1 mission s1 P2 stability"))
    assert (found.message, found.rules) == ("impero.refuse.mission_governor", ("IMP-153",))
    assert "P1 mission s1 P2 stability" not in play.legal


def test_without_success_nothing_happens() -> None:
    """IMP-151."""
    for die in (2, 3):
        play = acting()("P1 mission s1 P2 stability", f"chance die {die}")
        assert play.kinds() == ["mission", "mission_rolled"]
        assert play.state.region("africa").stability == 3


def test_a_building() -> None:
    """IMP-153, IMP-136: it loses 1 PV, and is gone with the last."""
    cities = {"carthago": {"buildings": {"port": {"pv": 2}, "muraille": {"pv": 1}}, "pv": 9}}
    play = acting(cities=cities)("P1 mission s1 P2 building carthago port", "chance die 4")
    port = play.state.city("carthago").building("port")
    assert port is not None
    assert port.pv == 1
    assert [(event.building, event.left) for event in play.told("building_hit")] == [("port", 1)]
    play = acting(cities=cities)("P1 mission s1 P2 building carthago muraille", "chance die 4")
    carthago = play.state.city("carthago")
    assert (carthago.building("muraille"), carthago.pv) == (None, 8)
    assert {"IMP-132", "IMP-153"} <= play.cites()


def test_a_harbour_that_is_destroyed_ends_its_routes() -> None:
    """IMP-167, IMP-153."""
    cities = {
        "carthago": {"buildings": {"port": {"pv": 1}}},
        "karalis": {"owner": "P2", "buildings": {"port": {}}},
    }
    play = acting(cities=cities, routes=[["carthago", "karalis", "P2"]])
    assert len(play.state.routes_of("P2")) == 1
    play("P1 mission s1 P2 building carthago port", "chance die 4")
    assert len(play.state.routes_of("P2")) == 0
    assert {"IMP-167", "IMP-153"} <= play.cites()


def test_imp_ex_23_influence() -> None:
    """IMP-EX-23, IMP-147, IMP-153: a federated city falls to neutral, and federates to who has most after phase III."""
    spy = {"s1": {"region": "sicilia"}}
    cities = {"lilybaion": {"owner": "P1", "how": "federated", "influence": {"P1": 3, "P2": 4}}}
    play = Play.at({"phase": "actions", "due": "P2", "pieces": {"P2": spy}, "cities": cities, "season": "ete"})
    play("P2 mission s1 P1 influence lilybaion", "chance die 4")
    assert (play.state.city("lilybaion").owner, play.state.city("lilybaion").influence) == ("", (("P1", 2), ("P2", 4)))
    assert {"IMP-147", "IMP-153"} <= play.cites()
    cities = {"lilybaion": {"influence": {"P1": 2, "P2": 4}}}
    play = Play.at({"phase": "management", "cities": cities})("P1 done", "P2 done")
    assert (play.state.city("lilybaion").owner, play.state.city("lilybaion").how) == ("P2", "federated")


def test_influence_of_the_target_in_any_city_there() -> None:
    """IMP-153: also in a city that it does not own."""
    spy = {"s1": {"region": "sicilia"}}
    cities = {"syrakousai": {"owner": "P2", "how": "conquered"}, "lilybaion": {"influence": {"P2": 1}}}
    play = acting(spy, cities=cities)("P1 mission s1 P2 influence lilybaion", "chance die 6")
    assert play.state.influence("lilybaion", "P2") == 0


def test_caught() -> None:
    """IMP-152: the spy stands in the region of its capital and does not move any more this season."""
    play = acting({"s1": {"region": "africa"}})("P1 mission s1 P2 stability", "chance die 1")
    spy = play.state.agent("P1", "s1")
    assert spy is not None
    assert (spy.region, spy.caught) == ("latium", True)
    assert "IMP-152" in play.cites()
    assert not [text for text in play.legal if "s1" in text]


def test_imp_ex_22_caught_without_a_capital() -> None:
    """IMP-EX-22, IMP-141, IMP-152: who lost his capital plays on; a spy who would return to it leaves the game."""
    cities = {"roma": {"owner": "P2", "how": "conquered", "pv": 1}, "capua": {"owner": "P1", "how": "conquered"}}
    pieces = {"P1": {"s1": {"region": "africa"}, "a1": {"place": "latium", "units": {"archer": 1}}}}
    play = Play.at({"phase": "actions", "due": "P1", "season": "automne", "cities": cities, "pieces": pieces})
    play("P1 mission s1 P2 stability", "chance die 1")
    assert play.state.agent("P1", "s1") is None
    assert {"IMP-141", "IMP-152"} <= play.cites()
    assert play.state.alive() == ("P1", "P2")


def test_what_a_mission_needs() -> None:
    """IMP-150, IMP-153: a spy, another player with a city there, and something to lose."""
    play = acting({**SPY, "e1": {"region": "africa"}})
    assert first(play, "P1 mission s2 P2 stability") == "IMP-150"
    assert first(play, "P1 mission s1 P1 stability") == "IMP-150"
    assert first(play, "P1 mission s1 P4 stability") == "IMP-150"
    assert first(play, "P1 mission s1 P2 building carthago temple") == "IMP-153"
    assert first(play, "P1 mission s1 P2 building roma port") == "IMP-153"
    assert first(play, "P1 mission s1 P2 influence carthago") == "IMP-153"
    assert first(play, "P1 mission s1 P2 influence roma") == "IMP-153"
    assert first(play, "P1 mission s1 P2 stocks") == "IMP-153"
    assert first(acting({"s1": {"region": "etruria"}}), "P1 mission s1 P2 stability") == "IMP-150"
    assert first(acting(regions={"africa": {"stability": 0}}), "P1 mission s1 P2 stability") == "IMP-153"
    cities = {"caere": {"owner": "P2"}}
    shared = acting({"s1": {"region": "etruria"}}, cities=cities)
    assert "P1 mission s1 P2 stability" in shared.legal


def test_an_emissary_goes_on_no_mission() -> None:
    """IMP-155, IMP-150: its name is none of a spy."""
    assert acting().refused("P1 mission e1 P2 stability").status == "malformed"


def test_seeing_hidden_stocks() -> None:
    """IMP-153, IMP-171: with the option only, and only the owner of the spy is told."""
    stock = {"nourriture": 3, "bois": 1, "metal": 0, "or": 7}
    play = acting(options={"hidden_stocks": True}, seats={"P2": {"stock": stock}})
    view = GAME.view(play.state, "P1")["seats"]["P2"]
    assert (view["stock"], view["bill"]["split"], view["bill"]["due"]) == (None, None, None)
    play("P1 mission s1 P2 stocks")
    step = GAME.apply(play.state, GAME.parse("chance die 4"))
    for viewer, seen in (("P1", True), ("P2", False), (PUBLIC, False), (ALL, True)):
        told = [event for event in GAME.redact(step, viewer).events if event.kind == "stocks_seen"]
        assert bool(told) == seen
    play("chance die 4")
    (told,) = play.told("stocks_seen")
    assert (told.food, told.wood, told.metal, told.gold) == (3, 1, 0, 7)
    assert told.rules == ("IMP-153",)


def test_a_mission_under_way_must_be_one() -> None:
    """IMP-150: custom positions in the middle of a mission."""
    on = {"s1": {"region": "africa", "mission": True}}
    good = {"type": "spy_die", "spy": "s1", "target": "P2", "effect": "stability", "city": "", "building": ""}
    assert acting(on, task=good).asked == ("spy_die", "chance")
    for change in (
        {"spy": "s2"},
        {"target": "P1"},
        {"city": "carthago"},
        {"effect": "building", "city": "carthago"},
        {"effect": "influence", "city": "atlantis"},
        {"effect": "stocks"},
    ):
        with pytest.raises(PositionError) as caught:
            acting(on, task={**good, **change})
        assert caught.value.rule == "IMP-150"
    with pytest.raises(PositionError):
        acting(task=good)
