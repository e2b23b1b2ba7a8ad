"""Where names and pieces may stand on the saved picture of the map: what no position changes.

The places of the names take longer to search than everything else on the picture together. They are kept in
``widgets/data``, written by ``python -m tools.map_names``; a test holds that they are those that the search finds.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from gamekit.imperial2030.rulesets import GAME_ID
from widgets.displays import drawing
from widgets.displays.imperial2030.board import board
from widgets.displays.imperial2030.picture_names import Name, Placed, ground_of, place_names
from widgets.displays.words import Words
from widgets.pictures.layout import Box, Fixtures, Metrics, Point, fixtures, metrics, spots

WIDTH = 1000
# The crowded regions choose places for their name and their tokens first.
NAME_ORDER = {"home": 0, "land": 1, "sea": 2}


def whole() -> Box:
    """Return the whole board."""
    return Box(*board()["viewBox"])


@cache
def sizes() -> Metrics:
    """Return the sizes of the picture."""
    return metrics(WIDTH, whole().w)


@cache
def fixed() -> Fixtures:
    """Return what stands on the map anyway."""
    return fixtures(board()["regions"].values(), sizes().piece)


@cache
def _inside(key: str) -> list[Point]:
    region = board()["regions"][key]
    return spots(region["d"], tuple(region["label"]))


@cache
def candidates(key: str) -> list[Point]:
    """Return where the tokens of a region may lie: the slots of the map, then further points inside."""
    return [*map(tuple, board()["regions"][key]["slots"]), *_inside(key)]


def near(points: Iterable[Point], boxes: Iterable[Box]) -> list[Box]:
    """Return the boxes a token on one of the points might touch."""
    reach = 25 * sizes().piece
    xs, ys = zip(*points, strict=True)
    left, right, top, bottom = min(xs) - reach, max(xs) + reach, min(ys) - reach, max(ys) + reach
    return [box for box in boxes if box.x < right and box.x + box.w > left and box.y < bottom and box.y + box.h > top]


@cache
def obstacles(key: str, lang: str) -> list[Box]:
    """Return what the tokens of a region keep clear of: cities, berths and names."""
    names = (placed.box for placed in placed_names(lang).values())
    return near(candidates(key), (*fixed().cities, *fixed().berths, *names))


@cache
def placed_names(lang: str) -> dict[str, Placed]:
    """Return the names that stand on the map by region, in the order in which they found their places."""
    return {
        key: Placed(x, y, tuple(lines), size, Box(*box), tuple(pennant) if pennant else None)
        for key, (x, y, lines, size, box, pennant) in drawing(GAME_ID, "names")[lang].items()
    }


def search_names(lang: str) -> dict[str, Placed]:
    """Search the places of the names."""
    regions, said = board()["regions"], Words(GAME_ID, "map", lang)
    ground = ground_of((key, _inside(key)) for key in regions if regions[key]["kind"] != "sea")
    wanted = [
        Name(
            key, said.name(key), regions[key].get("owner", ""), "owner" not in regions[key],
            tuple(regions[key]["label"]), regions[key]["kind"],
        )
        for key in sorted(regions, key=lambda key: NAME_ORDER[regions[key]["kind"]])
    ]  # fmt: skip
    return place_names(wanted, sizes(), whole(), fixed(), ground, map(candidates, regions))
