"""Donations: how much, to whom, and at every decision point (DON)."""

from __future__ import annotations

import pytest

from gamekit.imperial2030 import GAME
from tests.imperial2030.support import NATIONS, Desk, desk, paid, rules

FULL_OF_ARMIES = {"factories": ["moscow", "novosibirsk"], "units": ["army:moscow*7"]}
MEETING = {"RU": {"units": ["army:novosibirsk*2"]}, "CN": {"units": ["army:mongolia*2"]}}
FOURTEEN = [
    *("alaska", "canada", "quebec", "mexico", "colombia", "peru", "argentina"),
    *("guinea", "northafrica", "nigeria", "congo", "southafrica", "eastafrica", "neareast"),
]


def at_point(point: str) -> Desk:
    """Return a desk that stands at a decision point."""
    match point:
        case "rondel":
            return desk()
        case "factory" | "import":
            own = desk()
            own.play(f"RU rondel {point}")
        case "production":
            own = desk(nations={"RU": FULL_OF_ARMIES})
            own.play("RU rondel production")
        case "fleets":
            own = desk(nations={"RU": {"units": ["fleet:murmansk"]}})
            own.play("RU rondel maneuver")
        case "flags":
            own = desk(nations={"RU": {"flags": FOURTEEN, "units": ["army:mongolia", "army:iran"]}})
            own.play("RU rondel maneuver", "RU end")
        case "invest":
            own = desk(investor_card="P1")
            own.play("RU rondel investor")
        case _:
            own = desk(nations=MEETING)
            own.play("RU rondel maneuver")
            if point != "armies":
                own.play("RU army novosibirsk > mongolia")
            if point == "battle_reply":
                own.play("RU peace")
            if point.startswith("battle_round"):
                own = desk(nations={**MEETING, "RU": {"units": ["army:novosibirsk", "army:mongolia"]}})
                own.play("RU rondel maneuver", "RU army novosibirsk > mongolia", "RU attack CN mongolia")
            if point == "battle_round of the opponent":
                own.play("RU peace")
    return own


POINTS = [
    "rondel",
    "factory",
    "production",
    "import",
    "fleets",
    "armies",
    "battle_offer",
    "battle_reply",
    "battle_round",
    "battle_round of the opponent",
    "flags",
    "invest",
]


@rules("DON-3", "DON-2", "DON-1")
@pytest.mark.parametrize("point", POINTS)
def test_every_player_may_donate_at_every_decision_point(point: str) -> None:
    own = at_point(point)
    assert own.point == point.split()[0]
    asked = (own.point, own.actor, own.seat)
    task = own.state.task
    for seat, nation in zip(own.state.table.seats, reversed(NATIONS), strict=True):
        cash, treasury = own.cash(seat), own.treasury(nation)
        events = own.play(f"{seat} donate {nation} 1")
        assert paid(events, "donation") == [(seat, nation, 1)]
        assert own.cash(seat) == cash - 1
        assert own.treasury(nation) == treasury + 1
        assert (own.point, own.actor, own.seat) == asked
        assert own.state.task == task


@rules("DON-3", "RON-6")
def test_after_a_donation_the_legal_actions_are_worked_out_again() -> None:
    own = desk(nations={"RU": {"treasury": 0, "rondel": "factory"}}, seats={"P4": {"cash": 3}})
    assert "RU rondel taxation" not in own.legal()
    own.play("P4 donate RU 2")
    assert own.legal("rondel")[-1] == "RU rondel taxation"

    own = desk(nations={"RU": {"treasury": 4}}, seats={"P4": {"cash": 3}})
    own.play("RU rondel factory")
    assert own.legal() == ["RU skip"]
    own.play("P4 donate RU 1")
    assert own.legal("build") == ["RU build murmansk", "RU build novosibirsk"]

    own = desk(nations={"RU": {"treasury": 0}}, seats={"P4": {"cash": 3}})
    own.play("RU rondel import")
    assert own.legal() == ["RU import none"]
    own.play("P4 donate RU 1")
    assert len(own.legal()) == 1 + 4 + 2

    own = desk(investor_card="P4", seats={"P4": {"cash": 5}})
    own.play("RU rondel investor")
    assert "P4 buy RU 6" in own.legal()
    own.play("P4 donate CN 4")
    assert own.legal() == ["P4 pass"]
    own.refused("P4 buy RU 6", "INV-7")


@rules("DON-1", "GEN-2")
def test_any_whole_amount_from_1_to_all_his_cash() -> None:
    own = desk(seats={"P3": {"cash": 7}})
    own.refused("P3 donate RU 0", "DON-1")
    own.refused("P3 donate RU 8", "DON-1")
    assert own.session.explain("P3 donate RU 1.5").status == "malformed"
    assert own.session.explain("P3 donate RU all").status == "malformed"
    own.play("P3 donate RU 1", "P3 donate RU 6")
    assert own.cash("P3") == 0
    assert own.treasury("RU") == 18
    own.refused("P3 donate RU 1", "DON-1")


@rules("DON-1", "DON-2", "DON-3")
def test_what_can_be_donated_is_offered_beside_the_decision() -> None:
    own = desk(players=4, seats={"P1": {"cash": 0}, "P2": {"cash": 9}})
    offers = {item.actor: item for item in GAME.interjections(own.state)}
    assert set(offers) == {"P2", "P3", "P4"}
    assert (offers["P2"].verb, offers["P2"].least, offers["P2"].most) == ("donate", 1, 9)
    assert offers["P2"].targets == NATIONS
    assert set(offers["P2"].rules) == {"DON-1", "DON-2", "DON-3"}
    own.refused("P5 donate RU 1", "DON-1")


@rules("DON-2")
@pytest.mark.parametrize("nation", NATIONS)
def test_to_any_treasury(nation: str) -> None:
    own = desk(seats={"P2": {"cash": 4}, "P3": {"bonds": {"BR": [2]}}, "P6": {"bonds": {"EU": [9]}}})
    before = own.treasury(nation)
    # Even to India, which has no government here.
    own.play(f"P2 donate {nation} 4")
    assert own.treasury(nation) == before + 4
    assert own.government(nation) == {"RU": "P1", "CN": "P2", "IN": None, "BR": "P4", "US": "P5", "EU": "P6"}[nation]
