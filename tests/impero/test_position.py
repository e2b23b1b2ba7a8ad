"""Custom positions: what can be said, and what is refused with its place and its rule."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.errors import PositionError
from gamekit.impero import GAME
from gamekit.locale import LANGUAGES
from tests.impero.support import Play

BAD: list[tuple[dict[str, Any], str]] = [
    ({"planets": 3}, ""),
    ({"players": 5}, ""),
    ({"players": True}, ""),
    ({"year": 4}, "IMP-176"),
    ({"season": "mousson"}, ""),
    ({"phase": "actions", "options": {"actions": False}}, "IMP-S01"),
    ({"phase": "upkeep", "due": "P1"}, "IMP-042"),
    ({"card": "ete_1"}, "IMP-030"),
    ({"drawn": ["ete_1", "ete_1"]}, ""),
    ({"cities": {"roma": {"pv": 9}}}, "IMP-072"),
    ({"cities": {"roma": {"pv": 0}}}, "IMP-072"),
    ({"cities": {"roma": {"influence": {"P1": 1}}}}, "IMP-148"),
    ({"cities": {"capua": {"owner": "P9"}}}, ""),
    ({"cities": {"capua": {"how": "federated"}}}, "IMP-053"),
    ({"cities": {"capua": {"besieger": "P3"}}}, ""),
    ({"cities": {"roma": {"besieger": "P1"}}}, "IMP-139"),
    ({"cities": {"capua": {"buildings": {"ferme": {}, "mine": {}, "temple": {}}}}}, "IMP-S02"),
    ({"cities": {"avaricum": {"buildings": {"port": {}}}}}, "IMP-032"),
    ({"regions": {"africa": {"stability": 6}}}, "IMP-A03"),
    ({"regions": {"sardinia": {"stability": 2}}}, "IMP-138"),
    ({"seats": {"P1": {"stock": {"or": -1}}}}, ""),
    ({"seats": {"P1": {"technologies": ["droit", "droit"]}}}, ""),
    ({"seats": {"P1": {"out": True}}}, "IMP-142"),
    ({"pieces": {"P1": {"x1": {}}}}, ""),
    ({"pieces": {"P1": {"a1": {"place": "latium", "units": {}}}}}, "IMP-100"),
    ({"pieces": {"P1": {"a1": {"place": "carthago", "units": {"archer": 1}}}}}, "IMP-100"),
    ({"pieces": {"P1": {"a1": {"place": "f1", "units": {"archer": 3}}, "f1": {"sea": "mare_gallicum"}}}}, "IMP-106"),
    ({"routes": [["roma", "carthago", "P1"]]}, "IMP-167"),
    ({"routes": [["roma"]]}, ""),
    ({"orders": {"P1": ["P2 buy droit"]}}, "IMP-DP-3"),
    ({"phase": "upkeep", "task": {"type": "repair", "waiting": ["P2", "P1"]}}, "IMP-031"),
    ({"phase": "income", "task": {"type": "repair", "waiting": ["P1"]}}, "IMP-004"),
    ({"phase": "upkeep", "task": {"type": "repair"}}, ""),
    ({"phase": "upkeep", "task": {"type": "sing"}}, ""),
    *(
        ({"phase": "upkeep", "task": {"type": kind, "waiting": ["P1"], "tier": tier, **more}}, "IMP-060")
        for kind, tier, more in (
            ("deficit_stability", 0, {"left": 1, "struck": []}),
            ("deficit_stability", 4, {"left": 1, "struck": []}),
            ("deficit_stability", 1, {"left": 2, "struck": []}),
            ("deficit_stability", 3, {"left": 2, "struck": ["latium"]}),
            ("deficit_influence", 1, {}),
            ("deficit_influence", -1, {}),
            ("deficit_units", 1, {"left": 1}),
            ("deficit_units", 2, {"left": 2}),
            ("deficit_units", 3, {"left": 0}),
        )
    ),
]


@pytest.mark.parametrize(("data", "rule"), BAD)
def test_what_cannot_stand_is_refused_with_its_rule(data: dict[str, Any], rule: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position(data)
    assert caught.value.rule == rule
    for lang in LANGUAGES:
        assert caught.value.text(lang)


def test_without_anything_it_is_the_opening() -> None:
    play = Play.at({})
    assert play.asked == ("event_card", "chance")
    assert GAME.position({}) == Play.begun(2).state


def test_a_phase_begins_or_goes_on() -> None:
    assert Play.at({"phase": "income"}).asked == ("manage", "P1")
    assert Play.at({"phase": "actions"}).asked == ("initiative_die", "chance")
    assert Play.at({"phase": "actions", "due": "P2"}).asked == ("action", "P2")
    assert Play.at({"phase": "over"}).asked == ("over", "")
    orders = {"P1": ["P1 buy droit"]}
    play = Play.at({"phase": "management", "seats": {"P1": {"stock": {"or": 9}}}, "orders": orders})
    assert play("P1 done", "P2 done").state.knows("P1", "droit")
