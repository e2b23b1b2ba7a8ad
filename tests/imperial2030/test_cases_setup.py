"""The cases about the set-up and the order of turns."""

from __future__ import annotations

import pytest

from gamekit.imperial2030.board import board
from tests.imperial2030.support import ARMIES, FLEETS, NATIONS, Desk, case, desk, opened, told

START_FACTORIES = {
    "moscow",
    "vladivostok",
    "beijing",
    "shanghai",
    "newdelhi",
    "mumbai",
    "brasilia",
    "riodejaneiro",
    "chicago",
    "neworleans",
    "paris",
    "london",
}


def order_of_turns(own: Desk, turns: int) -> str:
    """Play some turns in which nothing is asked and return whose they were."""
    order = []
    for _ in range(turns):
        nation = own.actor or ""
        order.append(nation)
        first = own.state.nation(nation).rondel is None
        own.play(*([f"{nation} rondel taxation"] if first else [f"{nation} rondel factory", f"{nation} skip"]))
    return " ".join(order)


@case("U1", "SET-3", "SET-4", "SET-5", "SET-6")
def test_case_u1() -> None:
    own = opened(2, "RU", "CN")
    assert own.bonds("P1") == {"RU": [2, 9], "IN": [9], "BR": [2], "US": [9], "EU": [2]}
    assert own.bonds("P2") == {"CN": [2, 9], "IN": [2], "BR": [9], "US": [2], "EU": [9]}
    assert [own.treasury(nation) for nation in NATIONS] == [11] * 6
    assert [own.cash("P1"), own.cash("P2")] == [2, 2]
    assert own.view["seats"]["P1"]["governs"] == ["RU", "IN", "US"]
    assert own.view["seats"]["P2"]["governs"] == ["CN", "BR", "EU"]


@case("U2", "SET-7")
def test_case_u2() -> None:
    assert opened(2, "RU", "CN").view["investor_card"] == "P2"


@case("U3", "SET-3", "SET-4", "SET-5", "SET-6")
def test_case_u3() -> None:
    own = opened(3, "RU", "CN", "IN")
    governs = [own.view["seats"][seat]["governs"] for seat in ("P1", "P2", "P3")]
    assert governs == [["RU", "BR"], ["CN", "EU"], ["IN", "US"]]
    assert [own.treasury(nation) for nation in NATIONS] == [11] * 6
    assert [own.cash(seat) for seat in ("P1", "P2", "P3")] == [2, 2, 2]


@case("U6", "SET-5", "SET-6", "SET-7")
def test_case_u6() -> None:
    own = opened(4, "BR", "EU", "RU", "CN")
    assert {nation: own.treasury(nation) for nation in NATIONS} == {
        "RU": 9,
        "CN": 11,
        "IN": 2,
        "BR": 9,
        "US": 2,
        "EU": 11,
    }
    governs = [own.view["seats"][seat]["governs"] for seat in ("P1", "P2", "P3", "P4")]
    assert governs == [["BR"], ["IN", "EU"], ["RU"], ["CN", "US"]]
    assert own.view["investor_card"] == "P4"


@case("U8", "SET-1", "SET-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_case_u8(players: int) -> None:
    own = opened(players)
    assert told(own.session.events, "board_ready") == [{"factories": 12}]
    lands = own.view["nations"].values()
    assert {region for land in lands for region in land["factories"]} == START_FACTORIES
    assert sum(len(land["factories"]) for land in lands) == 12
    for land in lands:
        assert (land["power"], land["rondel"], land["armies"], land["fleets"], land["flags"]) == (0, None, 0, 0, [])


@case("U9", "TUR-1")
def test_case_u9() -> None:
    assert order_of_turns(desk(), 12) == "RU CN IN BR US EU RU CN IN BR US EU"


@case("U10", "TUR-1", "TUR-3")
def test_case_u10() -> None:
    own = desk(seats={"P3": {"bonds": {"BR": [2]}}, "P6": {"bonds": {"EU": [9]}}})
    assert [nation for nation in NATIONS if own.government(nation) is None] == ["IN"]
    assert order_of_turns(own, 5) == "RU CN BR US EU"


@case("U11", "GEN-8")
def test_case_u11() -> None:
    supplies = desk().view["nations"]
    assert [supplies[nation]["supply"]["army"] for nation in NATIONS] == [8, 10, 8, 8, 6, 8]
    assert [supplies[nation]["supply"]["fleet"] for nation in NATIONS] == [8, 6, 8, 8, 10, 8]
    assert sum(ARMIES.values()) == sum(FLEETS.values()) == 48
    assert sum(data.armies for data in board().nation_data.values()) == 48
    assert sum(data.fleets for data in board().nation_data.values()) == 48
