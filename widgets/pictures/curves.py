"""A group of curves as a small picture on paper: steps, each line named where it ends, a tick where a note stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from gamekit.locale import text
from gamekit.study.words import counted
from widgets.base import look
from widgets.pictures.svg import FONT, number, tag, words

Point = tuple[int, int | None]
Line = tuple[Mapping[str, Any], Sequence[Point]]
"""A line of a group, and the steps at which it takes another value."""

WIDTH, HEIGHT = 360, 176
LEFT, RIGHT, TOP, BOTTOM = 38, 104, 12, 34
"""Room around what is drawn: for numbers, names at the ends, and below for ticks and the numbers of the steps."""
LONGEST = 11
"""Characters of a name that fit beside the end of a line, with the value."""
APART = 13
"""Least distance from one name to the next, in pixels."""


def curves_picture(group: Mapping[str, Any], last: int, noted: Iterable[int], lang: str) -> str:
    """Draw a group of curves.

    Parameters
    ----------
    group
        As `widgets.curves.curve_data` makes it.
    last
        Number of the last step of the game.
    noted
        Steps with notes.
    lang
        Language of the description.

    Returns
    -------
    str
        An SVG element to stand in a page, without a style and without ids, named by its title and description.
    """
    lines = [(line, points) for line in group["lines"] if (points := _points(line, last))]
    known = [value for _, points in lines for _, value in points if value is not None]
    low, high = min([0, *known]), max([1, *known])
    ui = look()["ui"]["light"]

    def across(n: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * n / max(last, 1)

    def up(value: int) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)

    drawn = []
    for value in sorted({low, 0, high}):
        drawn.append(tag("path", d=f"M{LEFT} {number(up(value))}H{WIDTH - RIGHT}", stroke=ui["line"]))
        if value in (low, high) or min(up(low) - up(0), up(0) - up(high)) >= APART:
            drawn.append(_word(_counted(value), LEFT - 5, up(value) + 4, ui["muted"], "end"))
    for n, anchor in ((0, "start"), (last, "end")):
        drawn.append(_word(str(n), across(n), HEIGHT - 6, ui["muted"], anchor))
    if ticks := "".join(f"M{number(across(n))} {HEIGHT - BOTTOM + 4}v7" for n in noted):
        drawn.append(tag("path", d=ticks, stroke=ui["fg"], stroke_width=1.2))
    for line, points in lines:
        course = {"d": _path(points, across, up), "fill": "none", "stroke": line["light"], "stroke_width": 1.8}
        drawn.append(tag("path", **course, stroke_dasharray=line["dash"] or None))
    drawn += _names(lines, up, ui["fg"])
    content = tag("title", words(titled(group))) + tag("desc", words(_described(lines, lang))) + "".join(drawn)
    return tag("svg", content, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", lang=lang, font_family=FONT)


def titled(group: Mapping[str, Any]) -> str:
    """Return what a group shows, with what is counted in it."""
    return counted(str(group["label"]), str(group["unit"]))


def _points(line: Mapping[str, Any], last: int) -> list[tuple[int, int | None]]:
    """Return where a line changes and to what, with where it starts and ends; nothing for a line never known."""
    changes = line["changes"]
    points = [(0, line["start"]), *zip(changes[::2], changes[1::2], strict=True)]
    return [*points, (last, points[-1][1])] if any(value is not None for _, value in points) else []


def _path(points: Sequence[Point], across: Callable[[int], float], up: Callable[[int], float]) -> str:
    """Return a line of steps, with gaps where nothing is known."""
    d = ""
    for (n, value), (until, _) in pairwise(points):
        if value is None:
            d += " "
            continue
        d += f"{'V' if d and not d.endswith(' ') else f'M{number(across(n))} '}{number(up(value))}"
        d += f"H{number(across(until))}"
    return d.strip()


def _names(lines: Sequence[Line], up: Callable[[int], float], ink: str) -> Iterator[str]:
    """Yield what stands at the ends of the lines: names and values, moved apart where they would touch."""
    ends = [(up(value), line, value) for line, points in lines if (value := points[-1][1]) is not None]
    ends.sort(key=lambda end: end[0])
    places: list[float] = []
    for at, _, _ in ends:
        places.append(max(at, places[-1] + APART) if places else at)
    # Pushed down one by one; where the lowest would leave the picture, those above it make room.
    room: float = HEIGHT - BOTTOM
    for k in range(len(places) - 1, -1, -1):
        places[k] = min(places[k], room)
        room = places[k] - APART
    for (at, line, value), place in zip(ends, places, strict=True):
        x = WIDTH - RIGHT
        yield tag("path", d=f"M{x + 2} {number(at)}L{x + 9} {number(place)}", stroke=line["light"], fill="none")
        name = line["name"] if len(line["name"]) <= LONGEST else line["short"]
        # A line that is alone has the name of its group, which stands above.
        said = f"{name} {_counted(value)}" if len(lines) > 1 else _counted(value)
        yield _word(said, x + 12, place + 4, ink, "start")


def _counted(value: int) -> str:
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)


def _word(said: str, x: float, y: float, ink: str, anchor: str) -> str:
    return tag("text", words(said), x=x, y=y, fill=ink, font_size=11, text_anchor=anchor)


def _described(lines: Sequence[Line], lang: str) -> str:
    """Return in words where each line starts and ends, and its highest value."""
    told = []
    for line, points in lines:
        known = [value for _, value in points if value is not None]
        about = {"who": line["name"], "start": known[0], "end": known[-1], "high": max(known)}
        told.append(text("study.paper.curve", lang, **about))
    return " ".join(told)
