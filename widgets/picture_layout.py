"""Where names and pieces stand on a saved picture of a map.

The browser lays its map out again at every width (``js/map/layout.mjs`` and ``spots.mjs``); a picture has one.
Both follow the same method, so that the picture shows what the widget shows at its usual width.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

Point = tuple[float, float]

# Distance between candidate places, and how far inside a border they keep, in board units.
STEP = 16
MARGIN = 7
# A name further from its region than this (in its own size), or with a worse fit, is left out.
FARTHEST = 3.4
WORST = 3.2


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


@dataclass(frozen=True, slots=True)
class Name:
    """A name that wants a place: text, code of the home nation or empty, whether a pennant goes before it."""

    id: str
    text: str
    code: str
    flag: bool
    at: Point
    kind: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A name in its place: middle, lines, size, the box it covers, the middle of its pennant."""

    x: float
    y: float
    lines: tuple[str, ...]
    size: float
    box: Box
    pennant: Point | None


def _clamp(low: float, value: float, high: float) -> float:
    return min(high, max(low, value))


def metrics(width: float, units: float) -> Metrics:
    """Return the sizes for a map that is ``width`` pixels wide and ``units`` board units."""
    k = width / units
    font = _clamp(9.4, 7.4 + 6.2 * k, 15) / k
    return Metrics(k, font, font * _clamp(0.95, 0.8 + 0.5 * k, 1.08), _clamp(0.54, 0.36 + 0.7 * k, 1.15) / k)


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


def breaks(text: str) -> list[tuple[str, ...]]:
    """Return the forms of a name: on one line, and on two balanced ones where it has a gap."""
    forms: list[tuple[str, ...]] = [(text,)]
    gaps = [match.start() for match in re.finditer(r" |(?<=-)(?=.)", text)]
    if gaps:
        pairs = [(text[:gap].strip(), text[gap:].strip()) for gap in gaps]
        forms.append(min(pairs, key=lambda pair: max(map(len, pair))))
    return forms


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


_ACROSS = (0, 0.3, -0.3, 0.65, -0.65, 1, -1, 1.35, -1.35)
_DOWN = (0, -0.6, 0.6, -1.1, 1.1, -1.7, 1.7, 2.3, -2.3)

Ground = dict[Point, tuple[str, float]]


def ground_of(regions: Iterable[tuple[str, Sequence[Point]]]) -> Ground:
    """Return the land as a coarse grid: whose each point is, and which share of its region it makes."""
    return {point: (region, 1 / len(points)) for region, points in regions for point in points}


def _land_taken(ground: Ground, box: Box, own: str) -> float:
    taken = 0.0
    for row in range(math.ceil(box.y / STEP), math.floor((box.y + box.h) / STEP) + 1):
        for column in range(math.ceil(box.x / STEP), math.floor((box.x + box.w) / STEP) + 1):
            point = ground.get((column * STEP, row * STEP))
            if point:
                taken += 0.6 * point[1] if point[0] == own else 1.2 * point[1] + 0.07
    return taken


def place_names(
    names: Iterable[Name], sizes: Metrics, board: Box, fixed: Sequence[Box], ground: Ground
) -> dict[str, Placed]:
    """Place the names of regions, in the order given. No name covers another.

    One that finds no good place is left out, but for the home provinces, which stay near their region and cover what
    they must.

    Parameters
    ----------
    names : iterable of Name
        The crowded regions first.
    sizes : Metrics
        Sizes of type and tokens.
    board : Box
        The whole board.
    fixed : sequence of Box
        What is better left free: cities and harbours.
    ground : dict
        The land as `ground_of` gives it, to be left free for pieces.
    """
    placed: dict[str, Placed] = {}
    for name in names:
        found = _place_name(name, sizes, board, fixed, ground, [other.box for other in placed.values()])
        if found:
            placed[name.id] = found
    return placed


def _place_name(
    name: Name, sizes: Metrics, board: Box, fixed: Sequence[Box], ground: Ground, taken: Sequence[Box]
) -> Placed | None:
    size = sizes.sea_font if name.kind == "sea" else sizes.font
    line = size * 1.08
    flag = 27 * sizes.piece * 0.8 if name.flag else 0.0
    tail = text_width(f" {name.code}", size * 0.8) if name.code else 0.0
    best: Placed | None = None
    least = math.inf if name.kind == "home" else WORST
    for lines in breaks(name.text):
        widths = [text_width(text, size) for text in lines]
        w, h = max(*widths[:-1], widths[-1] + tail, 0), line * len(lines)
        for dx, dy in product(_ACROSS, _DOWN):
            x = _clamp(board.x + w / 2 + flag + 4, name.at[0] + dx * w / 2, board.x + board.w - w / 2 - 6)
            y = _clamp(board.y + h / 2 + 4, name.at[1] + dy * line, board.y + board.h - h / 2 - 4)
            away = (abs(x - name.at[0]), abs(y - name.at[1]))
            beyond = math.hypot(max(0.0, away[0] - w / 2), max(0.0, away[1] - h / 2)) / size
            cost = 0.8 * math.hypot(away[0] / w, away[1] / size) + 1.1 * beyond + (len(lines) - 1) * 0.3
            if beyond > FARTHEST or cost >= least:
                continue
            box = Box(x - w / 2 - flag, y - h / 2, w + flag, h)
            if any(overlap(box, other) > 0 for other in taken):
                continue
            cost += 2.2 * _land_taken(ground, box, name.id)
            cost += sum(2.5 * overlap(box, other) / (other.w * other.h) for other in fixed)
            if cost < least:
                pennant = (box.x + flag * 0.42, y) if flag else None
                best, least = Placed(x, y, lines, size, box, pennant), cost
    return best


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
            x = _clamp(board.x + w / 2, cx, board.x + board.w - w / 2)
            y = _clamp(board.y + h / 2, cy, board.y + board.h - h / 2)
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


def crowding(groups: int) -> float:
    """Return the scale of tokens in a region with so many stacks."""
    return 0.72 if groups > 6 else 0.86 if groups > 3 else 1.0
