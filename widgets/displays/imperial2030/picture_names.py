"""Where the names of regions stand on a saved picture of a map.

The same method as in the browser (``js/map/names.mjs``): names leave free what stands on the map anyway, and in each
region a place for tokens, so that a piece seldom covers a name.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from widgets.pictures.layout import STEP, Box, Fixtures, Metrics, Point, clamp, overlap, text_width

# A name further from its region than this (in its own size), or with a worse fit, is left out.
FARTHEST = 3.4
WORST = 3.2
# A region with more places than this has room for tokens wherever its name stands.
PLENTY = 40
# What it costs a name to leave no place for a first token, and for a second one.
FIRST = 12
SECOND = 1.6
# The names choose so often: in a later round they know where all the others stand.
ROUNDS = 3

_ACROSS = (0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1, 1.2, -1.2, 1.4, -1.4, 1.6, -1.6)
_DOWN = (0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2, -1.6, 1.6, -2, 2, -2.4, 2.4)

Ground = dict[Point, tuple[str, float]]


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


class _Wish(NamedTuple):
    """A place a name could take, and what it costs to stand off the middle of the region."""

    off: float
    placed: Placed


class _Room(NamedTuple):
    """Where a token can lie in a region, and the box around all of that."""

    tokens: list[Box]
    hull: Box


def breaks(text: str) -> list[tuple[str, ...]]:
    """Return the forms of a name: on one line, and on two balanced ones where it has a gap."""
    forms: list[tuple[str, ...]] = [(text,)]
    gaps = [match.start() for match in re.finditer(r" |(?<=-)(?=.)", text)]
    if gaps:
        pairs = [(text[:gap].strip(), text[gap:].strip()) for gap in gaps]
        forms.append(min(pairs, key=lambda pair: max(map(len, pair))))
    return forms


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


def _rooms(places: Iterable[Sequence[Point]], piece: float) -> list[_Room]:
    """Return the rooms of the regions that have no plenty."""
    w, h = 27 * piece, 30.5 * piece
    rooms = []
    for points in places:
        if 0 < len(points) <= PLENTY:
            xs, ys = zip(*points, strict=True)
            left, top = min(xs) - w / 2, min(ys) - h / 2
            hull = Box(left, top, max(xs) + w / 2 - left, max(ys) + h / 2 - top)
            rooms.append(_Room([Box(x - w / 2, y - h / 2, w, h) for x, y in points], hull))
    return rooms


def _lack(room: _Room, covered: Sequence[float], box: Box | None) -> float:
    """Return how much two tokens in a room would have to cover, at the least."""
    shares = [
        min(1.2, share + (overlap(token, box) / (token.w * token.h) if box else 0.0))
        for token, share in zip(room.tokens, covered, strict=True)
    ]
    first = min(shares)
    best = room.tokens[shares.index(first)]
    second = 1.0
    for token, share in zip(room.tokens, shares, strict=True):
        if share < second and overlap(token, best) == 0:
            second = share
    return FIRST * first + SECOND * second


def _wishes(name: Name, sizes: Metrics, board: Box) -> list[_Wish]:
    """Return the places a name could take if it were alone, the nearest first."""
    size = sizes.sea_font if name.kind == "sea" else sizes.font
    line = size * 1.08
    flag = 27 * sizes.piece * 0.8 if name.flag else 0.0
    tail = text_width(f" {name.code}", size * 0.8) if name.code else 0.0
    found: list[_Wish] = []
    for lines in breaks(name.text):
        widths = [text_width(text, size) for text in lines]
        w, h = max(*widths[:-1], widths[-1] + tail, 0), line * len(lines)
        for dx, dy in product(_ACROSS, _DOWN):
            x = clamp(board.x + w / 2 + flag + 4, name.at[0] + dx * w / 2, board.x + board.w - w / 2 - 6)
            y = clamp(board.y + h / 2 + 4, name.at[1] + dy * line, board.y + board.h - h / 2 - 4)
            away = (abs(x - name.at[0]), abs(y - name.at[1]))
            beyond = math.hypot(max(0.0, away[0] - w / 2), max(0.0, away[1] - h / 2)) / size
            if beyond > FARTHEST:
                continue
            off = 0.8 * math.hypot(away[0] / w, away[1] / size) + 1.1 * beyond + (len(lines) - 1) * 0.3
            box = Box(x - w / 2 - flag, y - h / 2, w + flag, h)
            found.append(_Wish(off, Placed(x, y, lines, size, box, (box.x + flag * 0.42, y) if flag else None)))
    return sorted(found, key=lambda wish: wish.off)


class _Search:
    """The search for the places of all names, round by round."""

    def __init__(
        self, sizes: Metrics, board: Box, fixed: Fixtures, ground: Ground, places: Iterable[Sequence[Point]]
    ) -> None:
        self.sizes, self.board, self.fixed, self.ground = sizes, board, fixed, ground
        self.rooms = _rooms(places, sizes.piece)
        self.wishes: dict[str, list[_Wish]] = {}
        self.costs: dict[tuple[str, Box], float] = {}

    def _covers(self, name: Name, box: Box, off: float) -> float:
        """Return what a place costs a name whatever the other names do."""
        land = 2.2 * _land_taken(self.ground, box, name.id)
        if name.kind != "home" and off + land >= WORST:
            return math.inf
        cost = off + land
        for city in self.fixed.cities:
            cost += 3.5 * overlap(box, city) / (city.w * city.h)
        for berth in self.fixed.berths:
            # A fleet would cover the name, and the larger part of a short one.
            cost += overlap(box, berth) * (2.5 / (berth.w * berth.h) + 10 / (box.w * box.h))
        return cost

    def _before(self, room: _Room, names: Sequence[Box]) -> tuple[list[float], float]:
        """Return what of each token in a room others cover, and what is lacking there."""
        near = [box for box in (*self.fixed.cities, *self.fixed.berths, *names) if overlap(box, room.hull) > 0]
        covered = [sum(overlap(token, box) for box in near) / (token.w * token.h) for token in room.tokens]
        return covered, _lack(room, covered, None)

    def choose(self, name: Name, names: Sequence[Box]) -> Placed | None:
        """Return the best place for a name among the others, which stand at ``names``."""
        if name.id not in self.wishes:
            self.wishes[name.id] = _wishes(name, self.sizes, self.board)
        best: Placed | None = None
        least = math.inf
        before: dict[int, tuple[list[float], float]] = {}
        for off, placed in self.wishes[name.id]:
            if off >= least:
                break
            box = placed.box
            if any(overlap(box, other) > 0 for other in names):
                continue
            if (name.id, box) not in self.costs:
                self.costs[name.id, box] = self._covers(name, box, off)
            cost = self.costs[name.id, box]
            for index, room in enumerate(self.rooms):
                if cost >= least:
                    break
                if overlap(room.hull, box) == 0:
                    continue
                if index not in before:
                    before[index] = self._before(room, names)
                covered, lacking = before[index]
                cost += _lack(room, covered, box) - lacking
            if cost < least:
                best, least = placed, cost
        return best


def place_names(
    names: Sequence[Name],
    sizes: Metrics,
    board: Box,
    fixed: Fixtures,
    ground: Ground,
    places: Iterable[Sequence[Point]],
) -> dict[str, Placed]:
    """Place the names of regions. No name covers another.

    One that finds no good place is left out, but for the home provinces, which stay near their region and cover what
    they must.

    Parameters
    ----------
    names : sequence of Name
        The crowded regions first.
    sizes : Metrics
        Sizes of type and tokens.
    board : Box
        The whole board.
    fixed : Fixtures
        What is better left free: cities and berths.
    ground : dict
        The land as `ground_of` gives it, to be left free for pieces.
    places : iterable of sequences of points
        Where the tokens of each region may lie.
    """
    search = _Search(sizes, board, fixed, ground, places)
    placed: dict[str, Placed] = {}
    for _ in range(ROUNDS):
        for name in names:
            placed.pop(name.id, None)
            found = search.choose(name, [other.box for other in placed.values()])
            if found:
                placed[name.id] = found
    return placed
