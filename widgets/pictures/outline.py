"""Shapes of the map with fewer points, for pictures whose details would be smaller than a pixel."""

from __future__ import annotations

import re
from heapq import heapify, heappop, heappush

Ring = list[tuple[float, float]]

_COMMAND = re.compile(r"([Mlhvz])([^Mlhvz]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def coarse(d: str, least: float) -> str:
    """Return a path of closed rings in whole units, without the points that tell little.

    A point goes, the least telling first, while the triangle that it makes with its two neighbours is smaller than
    ``least``. What two countries have in common loses the same points on both sides, so no gap opens between them. A
    ring of which fewer than three points are left is left out.

    Parameters
    ----------
    d
        A path of the map: an ``M`` for each ring, then ``l``, ``h`` and ``v``, and ``z``.
    least
        Area in square units of the map.

    Raises
    ------
    ValueError
        For a path of anything else.

    Examples
    --------
    >>> coarse("M0 0l4 .4 4-.4 0 8-8 0z", 2)
    'M0 0l8 0 0 8-8 0z'
    """
    thinned = [_thinned(_whole(ring), least) for ring in rings(d)]
    return "".join(_written(ring) for ring in thinned if len(ring) > 2)


def rings(d: str) -> list[Ring]:
    """Return the closed rings of a path, without the way back to the start.

    Examples
    --------
    >>> rings("M1 1h2v2l-2-.5z")
    [[(1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 2.5)]]
    """
    if _COMMAND.sub("", d).strip():
        raise ValueError(f"a path of M, l, h, v and z is needed, not {d[:40]!r}")
    found: list[Ring] = []
    x = y = 0.0
    for command, written in _COMMAND.findall(d):
        numbers = [float(part) for part in _NUMBER.findall(written)]
        if command == "M":
            x, y = numbers
            found.append([(x, y)])
            continue
        steps = {"h": [(by, 0.0) for by in numbers], "v": [(0.0, by) for by in numbers], "z": []}
        for dx, dy in steps.get(command, list(zip(numbers[::2], numbers[1::2]))):
            x, y = x + dx, y + dy
            found[-1].append((x, y))
    return found


def stretched(d: str, factor: float) -> str:
    """Return a path of closed rings that is ``factor`` times as high, without ``h`` and ``v``.

    Examples
    --------
    >>> stretched("M1 1h2v2l-2-.5z", 2)
    'M1 2l2 0 0 4-2-1z'
    """
    return "".join(_written([(x, y * factor) for x, y in ring], 1) for ring in rings(d))


def _whole(ring: Ring) -> Ring:
    """Return a ring on whole units, each point once."""
    near = [(float(round(x)), float(round(y))) for x, y in ring]
    return [point for index, point in enumerate(near) if point != near[index - 1]]


def _thinned(ring: Ring, least: float) -> Ring:
    count = len(ring)
    before, after = [(index - 1) % count for index in range(count)], [(index + 1) % count for index in range(count)]

    def area(index: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = ring[before[index]], ring[index], ring[after[index]]
        return abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

    sizes: list[float] = [area(index) for index in range(count)]
    # Of two points that tell as little, the place decides: it is the same for both countries at a border.
    waiting = [(size, *ring[index], index) for index, size in enumerate(sizes)]
    heapify(waiting)
    gone: set[int] = set()
    while waiting and waiting[0][0] < least and count - len(gone) > 2:
        size, _, _, index = heappop(waiting)
        if index in gone or size != sizes[index]:
            continue
        gone.add(index)
        first, last = before[index], after[index]
        after[first], before[last] = last, first
        for other in (first, last):
            # Never less than what went before: a line that bends slowly would go away point by point.
            sizes[other] = max(size, area(other))
            heappush(waiting, (sizes[other], *ring[other], other))
    return [point for index, point in enumerate(ring) if index not in gone]


def _written(ring: Ring, decimals: int = 0) -> str:
    x, y = ring[0]
    steps = ""
    for to in ring[1:]:
        for by in (to[0] - x, to[1] - y):
            steps += f"{'' if by < 0 or not steps else ' '}{_short(by, decimals)}"
        x, y = to
    return f"M{_short(ring[0][0], decimals)} {_short(ring[0][1], decimals)}l{steps}z"


def _short(value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}".removesuffix(".0")
