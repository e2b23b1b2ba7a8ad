"""The cases about Taxation: revenue, chart, bonus and power points."""

from __future__ import annotations

from gamekit.imperial2030.board import board
from tests.imperial2030.support import Desk, case, desk, paid, told

NEUTRAL = [region.id for region in board().regions.values() if region.neutral]
HOMES = ["moscow", "murmansk", "novosibirsk", "vladivostok"]


def with_revenue(amount: int, **russia: object) -> Desk:
    """Return a desk where Russia's revenue is ``amount``, from 0 to 23."""
    free = min(4, amount)
    factories = min(4, amount - free)
    flags = amount - free - factories
    return desk(
        nations={
            "RU": {"factories": HOMES[:factories], "flags": NEUTRAL[:flags], **russia},
            "CN": {"units": [f"army:{region}!" for region in HOMES[free:]]},
        }
    )


def taxed(amount: int) -> tuple[int, int]:
    """Return power points and bonus that Russia gets for a revenue."""
    own = with_revenue(amount, treasury=0)
    cash = own.cash("P1")
    events = own.play("RU rondel taxation")
    assert told(events, "taxed")[0]["revenue"] == amount
    assert own.treasury("RU") == amount
    return own.power("RU"), own.cash("P1") - cash


@case("T2", "TAX-6")
def test_case_t2() -> None:
    got = [taxed(amount) for amount in range(24)]
    assert [power for power, _ in got] == [0] * 6 + [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9] + [10] * 6
    assert [bonus for _, bonus in got] == [0] * 6 + [1] * 4 + [2] * 2 + [3] * 2 + [4] * 2 + [5] * 8


@case("T10", "TAX-6")
def test_case_t10() -> None:
    revenues = [6, 6, 8, 6, 11, 12, 10, 12, 7, 14, 13, 17, 12, 6, 7, 12, 12, 16, 14, 6, 12, 16]
    power = [1, 1, 2, 1, 4, 5, 3, 5, 1, 7, 6, 9, 5, 1, 1, 5, 5, 9, 7, 1, 5, 9]
    bonus = [1, 1, 1, 1, 2, 3, 2, 3, 1, 4, 3, 5, 3, 1, 1, 3, 3, 5, 4, 1, 3, 5]
    columns = [board().tax_column(amount) for amount in revenues]
    assert [column.power for column in columns] == power
    assert [column.bonus for column in columns] == bonus


@case("S1", "TAX-1", "TAX-2", "TAX-4")
def test_case_s1() -> None:
    own = desk(nations={"RU": {"treasury": 11, "power": 0}}, seats={"P1": {"cash": 2}})
    events = own.play("RU rondel taxation")
    assert told(events, "taxed") == [{"nation": "RU", "factories": 2, "flags": 0, "provinces": 4, "revenue": 6}]
    assert paid(events, "tax") == [("bank", "RU", 6)]
    assert paid(events, "tax_bonus") == [("bank", "P1", 1)]
    assert (own.treasury("RU"), own.power("RU"), own.cash("P1")) == (17, 1, 3)


@case("S2", "TAX-1", "TAX-8")
def test_case_s2() -> None:
    own = desk(nations={"RU": {"treasury": 0, "factories": HOMES, "flags": NEUTRAL[:15]}}, seats={"P1": {"cash": 0}})
    assert own.view["nations"]["RU"]["revenue"] == 23
    events = own.play("RU rondel taxation")
    assert told(events, "taxed") == [{"nation": "RU", "factories": 4, "flags": 15, "provinces": 4, "revenue": 23}]
    assert (own.treasury("RU"), own.power("RU"), own.cash("P1")) == (23, 10, 5)
    assert paid(events, "tax_bonus") == [("bank", "P1", 5)]


@case("S4", "TAX-3")
def test_case_s4() -> None:
    own = desk(nations={"RU": {"treasury": 3, "units": ["army:moscow*5", "fleet:vladivostok*4"]}})
    assert own.view["nations"]["RU"]["revenue"] == 6
    own.play("RU rondel taxation")
    assert own.treasury("RU") == 9
