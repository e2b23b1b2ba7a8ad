"""The cases about the rondel: steps, fees, laps and what is passed over."""

from __future__ import annotations

from gamekit.imperial2030.board import board
from tests.imperial2030.support import BONDS, case, desk, paid, told

SPACES = ["factory", "production", "import", "maneuver", "investor", "taxation"]


@case("R1", "RON-4", "SCO-1")
def test_case_r1() -> None:
    for power, factor in zip((0, 4, 5, 11, 17, 24, 25), (0, 0, 1, 2, 3, 4, 5), strict=True):
        assert board().factor(power) == factor
        own = desk(nations={"RU": {"power": power, "treasury": 30, "rondel": "taxation"}})
        assert own.view["nations"]["RU"]["factor"] == factor
        assert own.view["seats"]["P1"]["score"] == BONDS[9] * factor + 2
        if power < 25:
            assert own.spaces()["maneuver"] == (4, 1 + factor)
            assert "RON-4" in own.session.explain("RU maneuver").rules


@case("R9", "RON-2", "RON-9")
def test_case_r9() -> None:
    for space in SPACES:
        own = desk(nations={"RU": {"power": 20, "treasury": 0}}, seats={"P1": {"cash": 0}})
        assert own.spaces() == dict.fromkeys(SPACES, (None, 0))
        events = own.play(f"RU rondel {space}")
        assert paid(events, "fee") == []
        placed = next(event for event in events if event.kind == "marker_placed")
        assert placed.rules == ("RON-2",)
        assert not any("RON-9" in event.rules for event in events)
        assert own.state.nation("RU").rondel == space


@case("R11", "RON-4", "RON-5")
def test_case_r11() -> None:
    own = desk(
        active="CN",
        nations={"CN": {"power": 11, "treasury": 9, "rondel": "import"}},
        seats={"P2": {"cash": 10}},
    )
    events = own.play("CN rondel factory")
    assert told(events, "marker_moved")[0]["steps"] == 4
    assert paid(events, "fee") == [("CN", "bank", 3)]
    assert own.treasury("CN") == 6
    assert own.cash("P2") == 10


@case("R13", "RON-7", "RON-8", "FAC-2")
def test_case_r13() -> None:
    own = desk(nations={"RU": {"power": 6, "treasury": 7, "rondel": "factory"}})
    assert own.spaces()["factory"] == (6, 6)
    assert {"RON-7", "RON-8"} <= set(own.session.explain("RU factory").rules)
    events = own.play("RU rondel factory")
    assert told(events, "marker_moved") == [{"nation": "RU", "start": "factory", "space": "factory", "steps": 6}]
    assert own.treasury("RU") == 1
    assert own.legal() == ["RU skip"]
    own.refused("RU build novosibirsk", "FAC-2")


@case("R14", "RON-1", "RON-3", "RON-4", "RON-7")
def test_case_r14() -> None:
    own = desk(active="IN", nations={"IN": {"power": 0, "treasury": 10, "rondel": "import"}})
    assert own.spaces() == {
        "maneuver": (1, 0),
        "investor": (2, 0),
        "taxation": (3, 0),
        "factory": (4, 1),
        "production": (5, 2),
        "import": (6, 3),
    }
    assert own.legal() == [f"IN rondel {space}" for space in SPACES]
    # The space where it stands is reached by a lap only: the wheel has no seventh space and no move of 0 steps.
    own.refused("IN rondel production1", "RON-1")
    events = own.play("IN rondel import")
    assert told(events, "marker_moved")[0]["steps"] == 6
    assert paid(events, "fee") == [("IN", "bank", 3)]


@case("S11", "RON-9")
def test_case_s11() -> None:
    own = desk(nations={"RU": {"treasury": 10, "rondel": "maneuver"}}, investor_card="P4")
    cash = {seat: own.cash(seat) for seat in own.state.table.seats}
    events = own.play("RU rondel taxation")
    moved = next(event for event in events if event.kind == "marker_moved")
    assert "RON-9" in moved.rules
    assert paid(events, "income") == paid(events, "bonus") == []
    assert own.state.clock.investor_card == "P4"
    assert (own.point, own.actor) == ("rondel", "CN")
    # Only the tax bonus of Russia's government came in.
    assert {seat: own.cash(seat) for seat in cash} == cash | {"P1": cash["P1"] + 1}
