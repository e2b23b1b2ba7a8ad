"""The cases about Investor, governments and donations."""

from __future__ import annotations

from tests.imperial2030.support import case, desk, paid, told

NOBODY_IN_INDIA = {"P3": {"bonds": {"BR": [2]}}, "P6": {"bonds": {"EU": [9]}}}


@case("S5", "INV-1", "INV-2", "INV-5", "INV-8")
def test_case_s5() -> None:
    own = desk(nations={"RU": {"treasury": 10}}, seats={"P1": {"cash": 0}, "P3": {"cash": 0}}, investor_card="P3")
    events = own.play("RU rondel investor")
    assert [event.kind for event in events] == ["marker_placed", "investor", "paid", "paid"]
    assert paid(events, "bonus") == [("RU", "P1", 2)]
    assert paid(events, "income") == [("bank", "P3", 1)]
    events = own.play("P3 pass", "P4 pass", "P5 pass", "P6 pass", "P1 pass", "P2 pass")
    assert own.treasury("RU") == 8
    assert own.cash("P1") == 2
    assert own.cash("P3") == 1
    assert told(events, "card_given") == [{"player": "P4"}]
    assert own.view["investor_card"] == "P4"


@case("S7", "INV-6", "INV-7")
def test_case_s7() -> None:
    own = desk(players=4, seats={seat: {"cash": 40} for seat in ("P1", "P2", "P3", "P4")}, investor_card="P3")
    own.play("RU rondel investor")
    order = []
    for value in (4, 6, 12, 16):
        seat = own.seat or ""
        order.append(seat)
        own.play(f"{seat} buy IN {value}")
        if own.point == "invest":
            own.refused(f"{seat} buy IN 20", "INV-6")
    assert order == ["P3", "P4", "P1", "P2"]
    assert (own.point, own.actor) == ("rondel", "CN")
    own.refused("P2 buy IN 20", "INV-6")


@case("S9", "GOV-1")
def test_case_s9() -> None:
    own = desk(
        seats={
            "P1": {"bonds": {"RU": [6]}},
            "P2": {"cash": 5, "bonds": {"RU": [4], "CN": [9]}},
            "P5": {"bonds": {"US": [9]}},
        },
        investor_card="P2",
    )
    assert own.government("RU") == "P1"
    own.play("RU rondel investor")
    events = own.play("P2 buy RU 2")
    assert own.bonds("P2")["RU"] == [2, 4]
    assert own.government("RU") == "P1"
    assert told(events, "governs") == []


@case("S10", "GOV-3", "INV-7")
def test_case_s10() -> None:
    own = desk(active="CN", nations={"IN": {"treasury": 0}}, seats=NOBODY_IN_INDIA, investor_card="P2")
    assert own.government("IN") is None
    own.play("CN rondel investor")
    events = own.play("P2 buy IN 2")
    assert told(events, "governs") == [{"nation": "IN", "player": "P2", "credit": 2}]
    assert own.government("IN") == "P2"
    assert own.treasury("IN") == 2
    own.play("P3 pass", "P4 pass", "P5 pass", "P6 pass", "P1 pass")
    assert (own.point, own.actor, own.seat) == ("rondel", "IN", "P2")


@case("S15", "DON-1", "GEN-3")
def test_case_s15() -> None:
    own = desk(nations={"RU": {"treasury": 0}}, seats={"P1": {"cash": 5}})
    events = own.play("P1 donate RU 3")
    assert paid(events, "donation") == [("P1", "RU", 3)]
    assert own.cash("P1") == 2
    assert own.treasury("RU") == 3
    own.refused("P1 donate RU -3", "DON-1", "GEN-3")
    own.refused("RU donate P1 3", "DON-1", "GEN-3")


@case("S17", "INV-2")
def test_case_s17() -> None:
    own = desk(nations={"RU": {"treasury": 1}}, seats={"P1": {"cash": 0}}, investor_card="P2")
    events = own.play("RU rondel investor")
    assert paid(events, "bonus") == [("RU", "P1", 1)]
    assert told(events, "unpaid") == [{"nation": "RU", "player": "P1", "missing": 1}]
    assert own.cash("P1") == 1
    assert own.treasury("RU") == 0


@case("D1", "DON-2")
def test_case_d1() -> None:
    own = desk(nations={"CN": {"treasury": 0}}, seats={"P1": {"cash": 4}})
    assert own.view["seats"]["P1"]["governs"] == ["RU"]
    own.play("P1 donate CN 2")
    assert own.treasury("CN") == 2
    assert own.cash("P1") == 2


@case("D3", "DON-3", "DON-1")
def test_case_d3() -> None:
    own = desk(active="CN", nations={"RU": {"treasury": 4}})
    spaces = own.legal()
    assert (own.point, own.seat) == ("rondel", "P2")
    own.play("P1 donate RU 1")
    assert own.cash("P1") == 1
    assert own.treasury("RU") == 5
    assert (own.point, own.seat) == ("rondel", "P2")
    assert own.legal() == spaces
