"""The board and the tables against section 2 of the specification."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from gamekit.imperial2030.board import board
from tests.imperial2030.support import BORDERS, REGIONS, near

DATA: dict[str, Any] = json.loads(
    resources.files("gamekit.imperial2030").joinpath("board.json").read_text(encoding="utf-8")
)

# Table 2.1: armies, fleets, flags; brown cities; blue cities with the sea of the harbour; start factories.
NATIONS: dict[str, tuple[tuple[int, int, int], set[str], dict[str, str], tuple[str, str]]] = {
    "RU": (
        (8, 8, 15),
        {"moscow", "novosibirsk"},
        {"murmansk": "northatlantic", "vladivostok": "seaofjapan"},
        ("moscow", "vladivostok"),
    ),
    "CN": ((10, 6, 15), {"beijing", "chongqing", "urumqi"}, {"shanghai": "chinasea"}, ("beijing", "shanghai")),
    "IN": (
        (8, 8, 15),
        {"newdelhi", "chennai"},
        {"mumbai": "indianocean", "kolkata": "indianocean"},
        ("newdelhi", "mumbai"),
    ),
    "BR": (
        (8, 8, 15),
        {"brasilia", "manaus"},
        {"riodejaneiro": "southatlantic", "fortaleza": "caribbeansea"},
        ("brasilia", "riodejaneiro"),
    ),
    "US": (
        (6, 10, 15),
        {"chicago"},
        {"neworleans": "caribbeansea", "newyork": "northatlantic", "sanfrancisco": "northpacific"},
        ("chicago", "neworleans"),
    ),
    "EU": (
        (8, 8, 15),
        {"paris", "berlin"},
        {"london": "northatlantic", "rome": "mediterraneansea"},
        ("paris", "london"),
    ),
}

# Section 2.7.
CANALS = {
    "panama": ({"caribbeansea", "northpacific"}, "colombia"),
    "suez": ({"mediterraneansea", "indianocean"}, "northafrica"),
}
WRAPS = [
    {"northpacific", "seaofjapan"},
    {"northpacific", "chinasea"},
    {"southpacific", "chinasea"},
    {"southpacific", "tasmansea"},
]
STRAITS = [{"paris", "london"}, {"rome", "turkey"}]
ISLANDS = {"japan", "philippines", "indonesia", "australia", "newzealand"}
NOT_ADJACENT = [
    ("northafrica", "paris"),
    ("indochina", "indonesia"),
    ("indonesia", "philippines"),
    ("indonesia", "australia"),
    ("korea", "japan"),
    ("vladivostok", "japan"),
    ("eastafrica", "neareast"),
    ("moscow", "berlin"),
    ("quebec", "chicago"),
    ("alaska", "vladivostok"),
    ("southatlantic", "fortaleza"),
]


def neighbours(region: str) -> set[str]:
    """Return all neighbours that the engine knows."""
    place = REGIONS[region]
    return {*place.by_land, *place.seas, *place.coasts}


def test_nations() -> None:
    assert board().nations == ("RU", "CN", "IN", "BR", "US", "EU")
    for nation, (pieces, brown, blue, start) in NATIONS.items():
        data = board().nation_data[nation]
        assert (data.armies, data.fleets, data.flags) == pieces
        assert data.start_factories == start
        assert set(data.provinces) == brown | set(blue)
        assert {region for region in data.provinces if REGIONS[region].city == "brown"} == brown
        assert {region: REGIONS[region].port_sea for region in data.provinces if REGIONS[region].port_sea} == blue
        assert all(REGIONS[region].makes == "armaments" for region in brown)
        assert all(REGIONS[region].makes == "shipyard" for region in blue)
    assert sum(data.armies for data in board().nation_data.values()) == 48
    assert sum(data.fleets for data in board().nation_data.values()) == 48
    assert sum(data.flags for data in board().nation_data.values()) == 90


def test_counts_of_regions() -> None:
    kinds = Counter(region.kind for region in REGIONS.values())
    assert kinds == {"home": 24, "land": 27, "sea": 11}
    assert len(REGIONS) == 62
    assert sum(region.neutral for region in REGIONS.values()) == 38
    assert Counter(region.makes for region in REGIONS.values() if region.makes) == {"armaments": 12, "shipyard": 12}
    for region in REGIONS.values():
        assert (region.owner is None) == (region.kind != "home") == (region.city is None)
        assert (region.port_sea is not None) == (region.city == "blue")


def test_162_borders_by_kind() -> None:
    assert Counter(kind for kind, _, _, _ in BORDERS) == {"land": 88, "coast": 54, "sea": 20}
    assert len({frozenset((a, b)) for _, a, b, _ in BORDERS}) == 162
    assert all(a != b for _, a, b, _ in BORDERS)
    for kind, a, b, _ in BORDERS:
        seas = sum(REGIONS[region].kind == "sea" for region in (a, b))
        assert seas == {"land": 0, "coast": 1, "sea": 2}[kind]


@pytest.mark.parametrize("region", list(REGIONS))
def test_the_engine_knows_exactly_these_borders(region: str) -> None:
    place = REGIONS[region]
    assert set(place.by_land) == near(region, "land")
    if place.kind == "sea":
        assert set(place.seas) == near(region, "sea")
        assert set(place.coasts) == near(region, "coast")
    else:
        assert set(place.seas) == near(region, "coast")
        assert place.coasts == ()
    for neighbour in neighbours(region):
        assert region in neighbours(neighbour), "a border has two sides"
    for order in (place.by_land, place.seas, place.coasts):
        assert list(order) == sorted(order, key=lambda other: REGIONS[other].index)


def test_every_place_can_be_reached() -> None:
    seen, queue = {"moscow"}, ["moscow"]
    while queue:
        for region in neighbours(queue.pop()) - seen:
            seen.add(region)
            queue.append(region)
    assert seen == set(REGIONS)


def test_harbours_touch_one_sea_and_brown_coasts_are_five() -> None:
    for region in REGIONS.values():
        if region.city == "blue":
            assert region.seas == (region.port_sea,)
    brown = {region.id for region in REGIONS.values() if region.city == "brown" and region.seas}
    assert brown == {"manaus", "paris", "berlin", "beijing", "chennai"}


def test_canals() -> None:
    assert {frozenset((a, b)) for _, a, b, mark in BORDERS if mark == "canal"} == {
        frozenset(seas) for seas, _ in CANALS.values()
    }
    for canal in DATA["canals"]:
        seas, flag_region = CANALS[canal["id"]]
        assert set(canal["connects"]) == seas
        assert canal["flag_region"] == flag_region
        a, b = seas
        assert b in REGIONS[a].seas
        assert board().border_rule(a, b) == board().border_rule(b, a) == ("MAN-7", "CAN-2")
    assert len(DATA["canals"]) == 2


def test_the_map_closes_east_to_west_and_not_north_to_south() -> None:
    assert [{a, b} for _, a, b, mark in BORDERS if mark == "wrap"] == WRAPS
    for a, b in WRAPS:
        assert b in REGIONS[a].seas
        assert board().border_rule(a, b) == ("MAN-7",)
    # No sea of the north touches one of the far south.
    assert "tasmansea" not in REGIONS["northatlantic"].seas
    assert "northpacific" not in REGIONS["tasmansea"].seas


def test_two_straits_are_open() -> None:
    assert [{a, b} for _, a, b, mark in BORDERS if mark == "strait"] == STRAITS
    for a, b in STRAITS:
        assert b in REGIONS[a].by_land
        assert board().border_rule(a, b) == ("ARM-2",)


def test_islands() -> None:
    land = [region for region in REGIONS.values() if region.kind != "sea"]
    assert {region.id for region in land if not region.by_land} == ISLANDS
    assert {region for region in ISLANDS if len(REGIONS[region].seas) > 1} == {"indonesia"}


@pytest.mark.parametrize(("a", "b"), NOT_ADJACENT)
def test_what_looks_adjacent_and_is_not(a: str, b: str) -> None:
    assert b not in neighbours(a)
    assert a not in neighbours(b)


def test_what_the_data_lists_as_not_adjacent() -> None:
    assert [tuple(pair) for pair in DATA["not_adjacent"]] == NOT_ADJACENT


def test_nobody_enters_what_is_no_region() -> None:
    assert len(DATA["not_enterable"]) == 5
    for word in ("switzerland", "greenland", "blacksea", "caspiansea"):
        assert board().find(word) is None


def test_wheels() -> None:
    assert board().wheels["summary"] == ("factory", "production", "import", "maneuver", "investor", "taxation")
    assert board().wheels["published"] == (
        *("taxation", "factory", "production1", "maneuver1"),
        *("investor", "import", "production2", "maneuver2"),
    )
    assert board().space_actions["production2"] == "production"
    assert (board().free_steps, board().max_steps) == (3, 6)


def test_bonds() -> None:
    assert dict(board().interest) == {2: 1, 4: 2, 6: 3, 9: 4, 12: 5, 16: 6, 20: 7, 25: 8, 30: 9}
    assert board().bond_values == tuple(board().interest)


def test_power_factor() -> None:
    assert [board().factor(power) for power in range(26)] == [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5]
    assert board().power_max == 25


def test_tax_chart() -> None:
    columns = [(column.min_revenue, column.bonus, column.power) for column in board().tax_chart]
    assert columns == list(
        zip(
            (0, 6, 8, 10, 11, 12, 13, 14, 15, 16, 18),
            (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5),
            (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
            strict=True,
        )
    )


def test_flag_cards_and_deals() -> None:
    assert dict(board().card_bonds) == {
        "RU": (("RU", 9), ("EU", 2)),
        "CN": (("CN", 9), ("US", 2)),
        "IN": (("IN", 9), ("BR", 2)),
        "BR": (("BR", 9), ("CN", 2)),
        "US": (("US", 9), ("RU", 2)),
        "EU": (("EU", 9), ("IN", 2)),
    }
    assert dict(board().start_money) == {2: 35, 3: 24, 4: 13, 5: 13, 6: 13}
    for players, cards in ((2, 3), (3, 2), (4, 1), (5, 1), (6, 1)):
        assert board().start_money[players] - 11 * cards == 2
    assert {card["nation"]: card["match_3_players"] for card in DATA["flag_cards"]} == {
        "RU": 2,
        "CN": 3,
        "IN": 1,
        "BR": 2,
        "US": 1,
        "EU": 3,
    }
    assert {card["nation"] for card in DATA["flag_cards"] if card["match_2_players"] == "A"} == {"CN", "BR", "EU"}
    assert {frozenset(cards) for cards in DATA["deals"]["2"]["sets"]} == {
        frozenset({"CN", "EU", "BR"}),
        frozenset({"RU", "IN", "US"}),
    }
    assert {frozenset(cards) for cards in DATA["deals"]["3"]["sets"]} == {
        frozenset({"IN", "US"}),
        frozenset({"RU", "BR"}),
        frozenset({"CN", "EU"}),
    }


def test_prices() -> None:
    assert (board().factory_cost, board().import_cost, board().import_max) == (5, 1, 3)
