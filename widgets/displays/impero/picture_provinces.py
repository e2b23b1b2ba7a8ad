"""The saved picture of the map of IMPERO: the same regions, plates, routes and pieces as the widget draws."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from math import hypot
from typing import Any, NamedTuple

from gamekit import locale
from gamekit.impero.rulesets import GAME_ID
from widgets.base import look
from widgets.displays.impero.board import board
from widgets.displays.impero.facts import MapWords
from widgets.displays.impero.picture_plates import (
    FIELD,
    GARRISON,
    TYPE,
    Plan,
    Shown,
    box_of,
    colours,
    governor,
    lined_up,
    made,
    piece,
    plan_city,
    plan_name,
    plate,
    shown,
    stand,
    style,
    symbols,
    underlined,
)
from widgets.pictures.layout import Box, Point, text_width
from widgets.pictures.outline import coarse
from widgets.pictures.svg import document, haloed, number, palette, situation, tag, words

WIDTH = 1000
UNIT = 1600 / 840
"""Board units per px of a plate on a board of 1000 px."""
_BEND = 0.14
_NEAR = 4
_FOOT = 26
"""Height of the band under the map, in px: the situation."""
_DETAIL = 6
"""Points of coasts and borders go that make less than so much of a shape, in square units."""


class _Ground(NamedTuple):
    """What does not change from one position to the next."""

    plans: dict[str, Plan]
    boxes: dict[str, Box]
    decor: str


def leader(box: Box, city: Point) -> str:
    """Return the line from the edge of a plate to its city; empty where that is at hand, or under it."""
    x, y = min(max(city[0], box.x), box.x + box.w), min(max(city[1], box.y), box.y + box.h)
    if hypot(city[0] - x, city[1] - y) < _NEAR * UNIT:
        return ""
    return f"M{number(float(x))} {number(float(y))}L{number(float(city[0]))} {number(float(city[1]))}"


def by_land(route: Mapping[str, Any]) -> bool:
    """Return whether a route runs by land: between regions with a common border (IMP-165)."""
    drawn = board()
    first, second = (drawn["cities"][route[end]]["region"] for end in ("first", "second"))
    return second in drawn["regions"][first]["borders"]


@cache
def _ground(lang: str) -> _Ground:
    drawn, ink = board(), colours()
    plans, boxes = {}, {}
    for key, city in drawn["cities"].items():
        plans[key] = plan_city(locale.name(GAME_ID, key, lang), city["slots"])
        boxes[key] = box_of(plans[key][:2], city["at"]["full"], UNIT)
    for key, region in drawn["regions"].items():
        size = plan_name(locale.name(GAME_ID, key, lang), region["kind"])
        boxes[key] = box_of(size, region["at"]["full"], UNIT)
    decor = "".join(tag("path", d=coarse(item["d"], _DETAIL), fill=ink[item["kind"]]) for item in drawn["decor"])
    return _Ground(plans, boxes, decor)


def _hatches(px: float, factions: Iterable[str]) -> str:
    drawn = ""
    for faction in dict.fromkeys(factions):
        own = style(faction)
        hatch = look()["hatches"][own["hatch"]]
        size = hatch["size"]
        paper = tag("rect", width=size, height=size, fill=own["home"]["light"])
        lines = tag("path", d=hatch["d"], stroke=own["fill"], stroke_width=hatch["width"], stroke_linecap="round",
                    opacity=0.55, fill="none")  # fmt: skip
        drawn += tag("pattern", paper + lines, id=f"gk-pic-{faction}", width=size, height=size,
                     patternUnits="userSpaceOnUse", patternTransform=f"scale({number(0.8 * px)})")  # fmt: skip
    return tag("defs", drawn) if drawn else ""


def _lands(view: Mapping[str, Any], factions: Mapping[str, str], px: float) -> str:
    sea, drawn = palette(), ""
    for key, region in sorted(board()["regions"].items(), key=lambda item: item[1]["kind"] == "land"):
        land = region["kind"] == "land"
        seat = view.get("regions", {}).get(key, {}).get("governor", "")
        fill = f"url(#gk-pic-{factions[seat]})" if seat else sea["land"] if land else sea["sea"]
        line = sea["land_line"] if land else sea["sea_line"]
        d = coarse(region["d"], _DETAIL)
        drawn += tag("path", d=d, fill=fill, stroke=line, stroke_width=(0.8 if land else 1) * px)
    return drawn


def _routes(view: Mapping[str, Any], factions: Mapping[str, str], px: float) -> str:
    drawn, cities = "", board()["cities"]
    for route in view.get("routes", ()):
        (ax, ay), (bx, by) = (cities[route[end]]["xy"] for end in ("first", "second"))
        land = by_land(route)
        pull = f"Q{number((ax + bx) / 2 + (by - ay) * _BEND)} {number((ay + by) / 2 - (bx - ax) * _BEND)} "
        d = f"M{ax} {ay}{'L' if land else pull}{bx} {by}"
        one, *more = (style(factions[seat])["fill"] for seat in route["holders"])
        dash, shared = (None, (12, 12)) if land else ((9, 4), (9, 17))
        width = (2.6 if land else 2.2) * px
        line = tag("path", d=d, stroke=colours()["route_case"], stroke_width=(5.4 if land else 4.6) * px)
        for fill in more:
            line += tag("path", d=d, stroke=fill, stroke_width=width, stroke_dasharray=_dashes(dash, px))
        dashes = _dashes(shared if more else dash, px)
        drawn += line + tag("path", d=d, stroke=one, stroke_width=width, stroke_dasharray=dashes)
    return tag("g", drawn, fill="none") if drawn else ""


def _dashes(pair: tuple[int, int] | None, px: float) -> str | None:
    return " ".join(number(part * px) for part in pair) if pair else None


def _cities(view: Mapping[str, Any], said: MapWords, ground: _Ground, factions: Mapping[str, str], px: float) -> str:
    ink, drawn, leads, dots, lines = colours(), "", "", "", ""
    for key, city in board()["cities"].items():
        box, (x, y) = ground.boxes[key], city["xy"]
        leads += leader(box, (x, y))
        dots += tag("circle", cx=x, cy=y, r=3 * UNIT)
        own = view.get("cities", {}).get(key, {})
        content = tag("title", words(said.name(key))) + plate(said.name(key), own, ground.plans[key], factions)
        drawn += tag("g", content, transform=f"translate({number(box.x)} {number(box.y)}) scale({number(UNIT)})")
        left, top = ground.plans[key].name
        length = text_width(said.name(key), TYPE) * 0.92
        lines += made(box.x + left * UNIT, box.y + (top + 2.2) * UNIT, length * UNIT)
    under = tag("path", d=leads, fill="none", stroke=ink["plate_ink"], stroke_width=1.3 * px)
    under += tag("g", dots, fill=ink["plate_ink"], stroke=ink["plate"], stroke_width=1.4 * px)
    return under + tag("g", drawn, font_size=TYPE, fill=ink["plate_ink"]) + underlined(lines, UNIT)


def _names(view: Mapping[str, Any], said: MapWords, ground: _Ground, factions: Mapping[str, str], px: float) -> str:
    sea = palette()
    texts: dict[str, str] = defaultdict(str)
    discs, lines = "", ""
    for key, region in board()["regions"].items():
        box = ground.boxes[key]
        x, y = box.x + box.w / 2, box.y
        texts[region["kind"]] += tag("text", words(said.name(key)), x=x, y=y + (TYPE + 0.5) * UNIT)
        length = text_width(said.name(key), TYPE * UNIT)
        lines += made(x - length * 0.42, y + (TYPE + 2.8) * UNIT, length * 0.84)
        own = view.get("regions", {}).get(key, {})
        if own.get("governor"):
            loss = own["lasting"] - own["stability"]
            told = f"{own['lasting']}\u2009\u2212\u2009{loss}" if loss else str(own["stability"])
            left = x - (16 + len(told) * 5.6) / 2 * UNIT
            texts["land"] += tag("text", told, x=left + 17 * UNIT, y=y + 25 * UNIT, text_anchor="start")
            disc = governor(factions[own["governor"]], (7, 21))
            discs += tag("g", disc, transform=f"translate({number(left)} {number(y)}) scale({number(UNIT)})")
    size = {"font_size": TYPE * UNIT}
    seas = haloed(f"seas-{said.lang}", texts["sea"], sea["sea_ink"], sea["sea"], 2.6 * px, font_style="italic", **size)
    lands = haloed("lands", texts["land"], sea["ink"], sea["halo"], 2.6 * px, font_weight=600, **size)
    return seas + lands + discs + underlined(lines, UNIT)


def _pieces(view: Mapping[str, Any], said: MapWords, ground: _Ground, factions: Mapping[str, str]) -> str:
    held: dict[str, list[tuple[str, Shown]]] = defaultdict(list)
    for where, key, own in shown(view, factions):
        held[where].append((key, own))
    drawn, cities, regions = "", board()["cities"], board()["regions"]
    for where, group in held.items():
        # As the widget orders them: by seat, by kind, by number.
        group.sort(key=lambda item: (item[0][:4], int(item[0][4:])))
        if where in cities:
            box, cell = ground.boxes[where], ground.plans[where].garrison
            places = lined_up((box.x + cell[0] * UNIT, box.y + cell[1] * UNIT), len(group), UNIT)
        else:
            places = stand(regions[where]["slots"]["full"], len(group), UNIT)
        scale = GARRISON if where in cities else FIELD
        for (key, own), at in zip(group, places, strict=True):
            drawn += piece(own, at, UNIT, scale, said.piece(view, key))
    return drawn


def _mark(key: str, box: Box, case: str, line: str, dash: str | None, px: float) -> str:
    regions = board()["regions"]
    shape: dict[str, object]
    if key in regions:
        name, shape = "path", {"d": coarse(regions[key]["d"], _DETAIL)}
    else:
        off = 2.6 * UNIT
        name = "rect"
        shape = {
            "x": box.x - off,
            "y": box.y - off,
            "width": box.w + 2 * off,
            "height": box.h + 2 * off,
            "rx": 6 * UNIT,
        }
    under = tag(name, stroke=case, stroke_width=4.6 * px, **shape)
    return tag("g", under + tag(name, stroke=line, stroke_width=2.4 * px, stroke_dasharray=dash, **shape), fill="none")


def provinces_svg(
    view: Mapping[str, Any],
    lang: str = "en",
    names: Mapping[str, str] | None = None,
    *,
    highlight: Iterable[str] = (),
    selected: str = "",
) -> str:
    """Draw a position on the map of IMPERO as any `widgets.displays.Picture`.

    Regions, seas and cities can be outlined; a piece or a building stands for the place that holds it.
    """
    drawn, ground, said, ink = board(), _ground(lang), MapWords(GAME_ID, "provinces", lang, names), palette()
    factions = {seat: own["faction"] for seat, own in view.get("seats", {}).items()}
    x, y, w, h = drawn["viewBox"]
    px = w / WIDTH
    holds = {key: where for where, key, _ in shown(view, factions)}
    marks = ""
    for place in dict.fromkeys(holds.get(place, place.partition(":")[0]) for place in highlight):
        if place in ground.boxes:
            dash = f"{number(6 * px)} {number(3 * px)}"
            marks += _mark(place, ground.boxes[place], ink["mark_case"], ink["mark"], dash, px)
    chosen = holds.get(selected, selected.partition(":")[0])
    if chosen in ground.boxes:
        marks += _mark(chosen, ground.boxes[chosen], ink["focus_case"], ink["focus"], None, px)

    content = tag("rect", x=x, y=y, width=w, height=h, fill=ink["sea"]) + symbols()
    content += _hatches(px, (factions[own["governor"]] for own in view.get("regions", {}).values() if own["governor"]))
    content += ground.decor + _lands(view, factions, px) + marks + _routes(view, factions, px)
    content += _cities(view, said, ground, factions, px) + _names(view, said, ground, factions, px)
    content += _pieces(view, said, ground, factions)
    content += tag("rect", x=x, y=y, width=w, height=h, fill="none", stroke=ink["frame"], stroke_width=2 * px)
    caption = situation(view, lang, names or {})
    foot = _FOOT * px if view else 0
    if view:
        ui = look()["ui"]["light"]
        line = {"x": 8 * px, "y": y + h + 17 * px, "font_size": 12 * px, "text_anchor": "start", "fill": ui["muted"]}
        content += tag("rect", x=0, y=y + h, width=w, height=foot, fill=ui["bg"]) + tag("text", words(caption), **line)
    told = " ".join([caption, *said.places(view), said("made")])
    return document((x, y, w, h + foot), WIDTH, said("title"), told.strip(), content, lang)
