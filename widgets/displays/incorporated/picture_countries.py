"""The saved picture of the board of Incorporated: the same countries, cards and arrows as the widget draws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import hypot
from typing import Any, NamedTuple

from gamekit import locale
from gamekit.incorporated.rulesets import GAME_ID
from widgets.base import look
from widgets.displays.incorporated.board import board
from widgets.displays.incorporated.picture_cards import (
    TYPE,
    Plan,
    Table,
    card,
    card_box,
    initials,
    name_on,
    plan_card,
    symbols,
)
from widgets.displays.words import Words
from widgets.pictures.layout import Box, Point
from widgets.pictures.outline import coarse
from widgets.pictures.svg import document, haloed, number, palette, situation, tag, words

WIDTH = 1000
UNIT = 2.5
"""Board units per px of a card on a board of 1000 px."""
_GAP = 1.5 * UNIT
_BEND, _MOST_BEND = 0.09, 60
_FOOT = 60
"""Height of the band under the map, in px: the next clash of each zone, and the situation."""
_DETAIL = 6
"""Points of coasts and borders go that make less than so much of a shape, in square units: 1.5 square px."""


class _Ground(NamedTuple):
    """What does not change from one position to the next."""

    plans: dict[str, Plan]
    boxes: dict[str, Box]
    drawn: str


class _Words(Words):
    """The words of one picture."""

    def short(self, country: str) -> str:
        message = f"widget.countries.short.{country}"
        return locale.text(message, self.lang) if locale.has(message, self.lang) else self.name(country)

    def held(self, land: Mapping[str, Any], country: Mapping[str, Any], square: str, rd: str) -> str:
        industries = dict(land["squares"])
        alike = [own for own, industry in land["squares"] if industry == industries[square]]
        said = self.name(industries[square])
        if len(alike) > 1:
            said = self("square.number", industry=said, number=alike.index(square) + 1)
        holder = country["squares"][square]
        whose = self(f"holder.{holder or 'free'}") if holder in ("", "locked") else self.name(holder)
        said = self("square", square=said, holder=whose)
        return self("square.rd", square=said) if square == rd else said

    def standing(self, land: Mapping[str, Any], country: Mapping[str, Any]) -> str:
        if land["zone"] is None:
            return self("havens")
        said = self("is", zone=land["zone"], camp=country["affiliation"], stability=land["stability"])
        if land["bonus"]:
            camp, value = land["bonus"]
            said += ", " + self("bonus", camp=camp, value=value)
        return said

    def country(self, key: str, land: Mapping[str, Any], country: Mapping[str, Any], rd: str) -> str:
        held = ["; ".join(self.held(land, country, square, rd) for square, _ in land["squares"])]
        pieces = [
            self(kind, seat=seat, count=count) for kind in ("cubes", "guards") for seat, count in country[kind].items()
        ]
        if pieces:
            held.append(self("beside", pieces=", ".join(pieces)).rstrip("."))
        if "shares" in country:
            held.append(self("shares", share=f"share_{key}", bank=country["shares"]["bank"], all=land["cards"]))
        return self("line", country=key, standing=self.standing(land, country), held=". ".join(held))


def edge(box: Box, towards: Point, gap: float) -> Point:
    """Return where the line from the middle of a box towards a point leaves the box, ``gap`` outside of it."""
    cx, cy = box.x + box.w / 2, box.y + box.h / 2
    dx, dy = towards[0] - cx, towards[1] - cy
    reach = min((box.w / 2 + gap) / max(abs(dx), 1e-6), (box.h / 2 + gap) / max(abs(dy), 1e-6))
    return cx + dx * reach, cy + dy * reach


def curve(start: Box, end: Box, via: Iterable[Point] = (), gap: float = _GAP) -> list[Point]:
    """Return an arrow from card to card: start, one or two points that pull, end; see ``arrows.mjs``."""
    pulls = [(point[0], point[1]) for point in via]
    if pulls:
        return [edge(start, pulls[0], gap), *pulls, edge(end, pulls[-1], gap)]
    ax, ay, bx, by = start.x + start.w / 2, start.y + start.h / 2, end.x + end.w / 2, end.y + end.h / 2
    length = hypot(bx - ax, by - ay) or 1
    bend = min(_MOST_BEND, _BEND * length)
    pull = ((ax + bx) / 2 + (by - ay) / length * bend, (ay + by) / 2 - (bx - ax) / length * bend)
    first, last = edge(start, pull, gap), edge(end, pull, gap)
    if hypot(last[0] - first[0], last[1] - first[1]) < 6 * gap:
        first, last = edge(start, pull, -3 * gap), edge(end, pull, -3 * gap)
    return [first, pull, last]


def _written(*points: Point) -> str:
    return " ".join(f"{x:.0f} {y:.0f}" for x, y in points)


def _line(points: list[Point]) -> str:
    return f"M{_written(points[0])}{'C' if len(points) == 4 else 'Q'}{_written(*points[1:])}"


def _head(points: list[Point], size: float) -> str:
    (px, py), (x, y) = points[-2:]
    length = hypot(x - px, y - py) or 1
    ux, uy = (x - px) / length, (y - py) / length
    bx, by, half = x - ux * size, y - uy * size, size * 0.48
    left, right = (bx - uy * half, by + ux * half), (bx + uy * half, by - ux * half)
    return f"M{_written((x, y))}L{_written(left)}L{_written(right)}Z"


def _leaders(regions: Mapping[str, Any], boxes: Mapping[str, Box], colours: Mapping[str, str], px: float) -> str:
    drawn = ""
    for key, region in regions.items():
        box, (x, y) = boxes[key], region["land"]
        if region["zone"] is None or (box.x < x < box.x + box.w and box.y < y < box.y + box.h):
            continue
        line = colours[f"{region['zone']}_line"]
        d = f"M{_written(edge(box, (x, y), 0))}L{number(x)} {number(y)}"
        drawn += tag("path", d=d, stroke=line, stroke_width=1.4 * px) + tag(
            "circle", cx=x, cy=y, r=2.4 * UNIT, fill=line
        )
    return drawn


@cache
def _ground(lang: str) -> _Ground:
    drawn, colours, sea = board(), look()["countries"]["light"], palette()
    regions, px = drawn["regions"], drawn["viewBox"][2] / WIDTH
    plans = {key: plan_card(region) for key, region in regions.items()}
    boxes = {key: card_box(plan, tuple(regions[key]["at"]["full"]), UNIT) for key, plan in plans.items()}
    fills = {"outer_land": colours["outer_land"], "ice": sea["ice"], "inland_sea": sea["sea"]}
    land = "".join(tag("path", d=coarse(item["d"], _DETAIL), fill=fills[item["kind"]]) for item in drawn["decor"])
    for region in regions.values():
        if region["zone"] is not None:
            zone = region["zone"]
            d, line = coarse(region["d"], _DETAIL), colours[f"{zone}_line"]
            land += tag("path", d=d, fill=colours[zone], stroke=line, stroke_width=0.8 * px)
    curves = [curve(boxes[line["from"]], boxes[line["to"]], line["via"]) for line in drawn["arrows"]]
    lines = tag("path", d="".join(map(_line, curves)), fill="none", stroke=colours["arrow"], stroke_width=px)
    heads = tag("path", d="".join(_head(points, 5 * UNIT) for points in curves), fill=colours["arrow"])
    zones = "".join(
        tag("text", words(locale.name(GAME_ID, zone, lang)), x=at["full"][0], y=at["full"][1])
        for zone, at in drawn["zones"].items()
    )
    names = haloed(
        f"zones-{lang}", zones, sea["sea_ink"], sea["sea"], 3 * px, font_size=UNIT * (TYPE + 2), font_style="italic"
    )
    x, y, w, h = drawn["viewBox"]
    water = tag("rect", x=x, y=y, width=w, height=h, fill=sea["sea"])
    ground = tag("g", land, transform=f"scale(1 {number(drawn['stretch'])})", stroke_linejoin="round")
    leaders = _leaders(regions, boxes, colours, px)
    return _Ground(plans, boxes, water + ground + names + leaders + lines + heads)


def _mark(box: Box, case: str, line: str, dash: str | None) -> str:
    off = 2.6 * UNIT
    shape = {"x": box.x - off, "y": box.y - off, "width": box.w + 2 * off, "height": box.h + 2 * off, "rx": 6 * UNIT}
    under = tag("rect", stroke=case, stroke_width=4.4 * UNIT, **shape)
    return tag(
        "g", under + tag("rect", stroke=line, stroke_width=2.2 * UNIT, stroke_dasharray=dash, **shape), fill="none"
    )


def _foot(view: Mapping[str, Any], said: _Words, px: float, top: float, caption: str) -> str:
    """Write the next clash of each zone, a quarter of the width each, and under them who decides what."""
    ink = look()["ui"]["light"]
    drawn = tag("rect", x=0, y=top, width=WIDTH * px, height=_FOOT * px, fill=ink["bg"])
    last = {"x": 8 * px, "y": top + 50 * px, "font_size": 12 * px, "text_anchor": "start", "fill": ink["muted"]}
    drawn += tag("text", words(caption), **last)
    for index, (zone, clash) in enumerate(view.get("clashes", {}).items()):
        left = (8 + index * WIDTH / 4) * px
        name = said.name(zone)
        what = f"{name}: {said.name(clash['country'])}" if clash else f"{name}: {said('zone.gone')}"
        odds = [
            said("zone.odds", camp=camp, chances=own["chances"], of=clash["of"])
            for camp, own in (clash or {"camps": {}})["camps"].items()
        ]
        line = {"x": left, "font_size": 12 * px, "text_anchor": "start", "fill": ink["fg"]}
        drawn += tag("text", words(what), y=top + 15 * px, font_weight=600, **line)
        drawn += tag("text", words("   ".join(odds)), y=top + 31 * px, **line)
    return drawn


def countries_svg(
    view: Mapping[str, Any],
    lang: str = "en",
    names: Mapping[str, str] | None = None,
    *,
    highlight: Iterable[str] = (),
    selected: str = "",
) -> str:
    """Draw a position on the board of Incorporated as any `widgets.displays.Picture`.

    Countries can be outlined as changed; as chosen also a square, which stands for its country.
    """
    ground, said, colours = _ground(lang), _Words(GAME_ID, "countries", lang, names), palette()
    drawn = board()
    regions: dict[str, Any] = drawn["regions"]
    countries: Mapping[str, Any] = view.get("countries", {})
    seats: Mapping[str, Any] = view.get("seats", {})
    table = Table(
        {seat: own["corporation"] for seat, own in seats.items()}, initials(seats, names or {}), view.get("rd", "")
    )
    cards = marks = ""
    for key, region in regions.items():
        plan, box, country = ground.plans[key], ground.boxes[key], countries.get(key, {})
        name = name_on(plan, said.name(key), said.short(key))
        title = tag("title", words(said.name(key)))
        content = title + card(country, region, plan, name, table, said)
        cards += tag("g", content, transform=f"translate({number(box.x)} {number(box.y)}) scale({number(UNIT)})")
    for key in highlight:
        if key in regions:
            marks += _mark(
                ground.boxes[key], colours["mark_case"], colours["mark"], f"{number(6 * UNIT)} {number(3 * UNIT)}"
            )
    if selected:
        marks += _mark(ground.boxes[selected.partition(":")[0]], colours["focus_case"], colours["focus"], None)

    x, y, w, h = drawn["viewBox"]
    px = w / WIDTH
    caption = situation(view, lang, names or {})
    foot = _FOOT * px if view else 0
    band = _foot(view, said, px, y + h, caption) if view else ""
    frame = tag("rect", x=x, y=y, width=w, height=h, fill="none", stroke=colours["frame"], stroke_width=2 * px)
    told = (f"{said.country(key, regions[key], countries[key], table.rd)}." for key in regions if key in countries)
    description = " ".join([caption, *told])
    content = symbols(said) + ground.drawn + marks + tag("g", cards, font_size=TYPE, font_weight=700) + frame + band
    return document((x, y, w, h + foot), WIDTH, said("title"), description.strip(), content, lang)
