"""Sizes on a saved picture of a map, and where its pieces stand.

The browser lays its map out again at every width (``js/map/layout.mjs`` and ``spots.mjs``); a picture has one.
Both follow the same method, so that the picture shows what the widget shows at its usual width. Names have a module
of their own, `picture_names`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

Point = tuple[float, float]

# Distance between candidate places, and how far inside a border they keep, in board units.
STEP = 16
MARGIN = 7


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes in board units: type of land and sea names, scale of the tokens, screen pixels per unit."""

    k: float
    font: float
    sea_font: float
    piece: float


def clamp(low: float, value: float, high: float) -> float:
    """Return a value, or the bound it lies beyond."""
    return min(high, max(low, value))


def metrics(width: float, units: float) -> Metrics:
    """Return the sizes for a map that is ``width`` pixels wide and ``units`` board units."""
    k = width / units
    font = clamp(9.4, 7.4 + 6.2 * k, 15) / k
    return Metrics(k, font, font * clamp(0.95, 0.8 + 0.5 * k, 1.08), clamp(0.54, 0.36 + 0.7 * k, 1.15) / k)


def text_width(text: str, size: float) -> float:
    """Estimate the width of a text; a little too wide rather than too narrow."""
    ems = 0.0
    for letter in text:
        if letter in "ijlIft.,'’ -":
            ems += 0.4
        elif letter in "mwMW":
            ems += 1.0
        else:
            ems += 0.78 if letter.isupper() else 0.66
    return ems * size


def overlap(a: Box, b: Box) -> float:
    """Return the area two boxes share."""
    w = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    h = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
    return w * h if w > 0 and h > 0 else 0.0


def rings(d: str) -> list[list[Point]]:
    """Return the corners of the closed rings of a path that has only ``M``, relative ``l`` and ``z``."""
    shape: list[list[Point]] = []
    for part in re.split("[zZ]", d):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part)]
        if not numbers:
            continue
        x, y = numbers[:2]
        corners = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            corners.append((x, y))
        shape.append(corners)
    return shape


def _spans(shape: list[list[Point]], y: float) -> list[Point]:
    crossings: list[float] = []
    for corners in shape:
        x0, y0 = corners[-1]
        for x1, y1 in corners:
            if (y0 > y) != (y1 > y):
                crossings.append(x0 + (y - y0) * (x1 - x0) / (y1 - y0))
            x0, y0 = x1, y1
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def spots(d: str, centre: Point, most: int = 110) -> list[Point]:
    """Return grid points well inside a region, those nearest to ``centre`` first."""
    shape = rings(d)
    cx, cy = centre
    found: list[tuple[float, float, float]] = []
    for row in range(math.ceil((cy - 170) / STEP), math.floor((cy + 170) / STEP) + 1):
        y = row * STEP
        middle, above, below = (_spans(shape, line) for line in (y, y - MARGIN, y + MARGIN))
        for left, right in middle:
            first = math.ceil(max(left + MARGIN, cx - 240) / STEP)
            last = math.floor(min(right - MARGIN, cx + 240) / STEP)
            for column in range(first, last + 1):
                x = column * STEP
                if all(any(a <= x <= b for a, b in line) for line in (above, below)):
                    # Names are wider than high: a token beside one is as far off as a token under it.
                    found.append((((x - cx) * 0.7) ** 2 + (y - cy) ** 2, y, x))
    found.sort()
    return [(x, y) for _, y, x in found[:most]]


def place_tokens(
    candidates: Sequence[Point],
    centre: Point,
    tokens: Iterable[tuple[float, float]],
    obstacles: Sequence[Box],
    board: Box,
    others: Sequence[Box] = (),
) -> list[Point]:
    """Place the tokens of one region near its name, clear of names, cities and each other as far as there is room.

    Parameters
    ----------
    candidates : sequence of points
        Slots of the map file, then further points inside the region.
    centre : point
        Where the region's name belongs.
    tokens : iterable of (width, height)
        Sizes in board units.
    obstacles : sequence of Box
        What to keep clear of.
    board : Box
        The whole board.
    others : sequence of Box
        Tokens of other regions.
    """
    taken = list(others)
    places: list[Point] = []
    for w, h in tokens:
        best, best_cost = (board.x, board.y), math.inf
        for cx, cy in candidates:
            x = clamp(board.x + w / 2, cx, board.x + board.w - w / 2)
            y = clamp(board.y + h / 2, cy, board.y + board.h - h / 2)
            cost = math.hypot(x - centre[0], y - centre[1]) / (12 * h)
            if cost >= best_cost:
                continue
            box = Box(x - w / 2, y - h / 2, w, h)
            cost += sum(3 * overlap(box, other) for other in obstacles) / (w * h)
            cost += sum(5 * overlap(box, other) for other in taken) / (w * h)
            if cost < best_cost:
                best, best_cost = (x, y), cost
        taken.append(Box(best[0] - w / 2, best[1] - h / 2, w, h))
        places.append(best)
    return places


def berth(port: Point, city: Point, piece: float) -> Point:
    """Return where a fleet in harbour is drawn: at the port, moved on seawards until it leaves the city in sight."""
    dx, dy = port[0] - city[0], port[1] - city[1]
    length = math.hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    need = min(25 / max(abs(ux), 0.01), 20 / max(abs(uy), 0.01)) * piece
    reach = max(length, need)
    return city[0] + ux * reach, city[1] + uy * reach


class Fixtures(NamedTuple):
    """What names and tokens leave free: the cities, and the berths of fleets with the plate for their count."""

    cities: list[Box]
    berths: list[Box]


def fixtures(regions: Iterable[Mapping[str, Any]], piece: float) -> Fixtures:
    """Return what stands on the map anyway, for tokens of scale ``piece``."""
    found = Fixtures([], [])
    for region in regions:
        if "city" not in region:
            continue
        x, y = region["city"]
        found.cities.append(Box(x - 10 * piece, y - 10 * piece, 20 * piece, 20 * piece))
        if "port" in region:
            # The hull reaches 17 to each side and 12 up and down; the plate stands out at its upper right.
            x, y = berth(region["port"], region["city"], piece)
            found.berths.append(Box(x - 19 * piece, y - 19 * piece, 43 * piece, 33 * piece))
    return found


def crowding(groups: int) -> float:
    """Return the scale of tokens in a region with so many stacks."""
    return 0.72 if groups > 6 else 0.86 if groups > 3 else 1.0
