"""The saved picture of a map: the same board, names and pieces as the widget draws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from gamekit.imperial2030.rulesets import GAME_ID
from widgets.base import look
from widgets.displays.imperial2030.board import board
from widgets.displays.imperial2030.picture_names import Placed
from widgets.displays.imperial2030.picture_places import (
    NAME_ORDER,
    WIDTH,
    candidates,
    near,
    obstacles,
    placed_names,
    sizes,
    whole,
)
from widgets.displays.words import Words
from widgets.pictures.layout import Box, Metrics, berth, crowding, place_tokens, text_width
from widgets.pictures.svg import document, haloed, number, palette, situation, tag, token, token_shapes, words

_DECOR_LINE = {"ice": "ice_line", "island": "ice_line", "neutral": "land_line", "inland_sea": "sea_line"}
_TOKEN = {("army", "lying"): "army_lying", ("fleet", ""): "fleet"}


class _Plan(NamedTuple):
    """What does not change from one position to the next."""

    ground: str
    labels: str


class _Words(Words):
    """The words of one picture."""

    def unit(self, region: Mapping[str, Any], unit: tuple[str, str, str, int]) -> str:
        nation, kind, posture, count = unit
        form = ("fleet" if region["kind"] == "sea" else "harboured") if kind == "fleet" else posture or "army"
        return self(f"units.{form}", nation=nation, count=count)

    def city(self, region: Mapping[str, Any], holding: Mapping[str, Any]) -> list[str]:
        said = [self(f"{'factory' if 'factory' in holding else 'site'}.{region['build']}")]
        if holding.get("occupied"):
            said.append(self("occupied"))
        return said

    def region(self, region_id: str, region: Mapping[str, Any], holding: Mapping[str, Any]) -> str:
        if region["kind"] == "home":
            place = [self("home", nation=region["owner"]), *self.city(region, holding)]
        else:
            flag = holding.get("flag")
            place = [self(region["kind"]), self("flag", nation=flag) if flag else self("noflag")]
        units = ", ".join(self.unit(region, unit) for unit in holding.get("units", ())) or self("empty")
        return self("line", region=region_id, place=", ".join(place), units=units)


def _hatches(nations: Iterable[str], scale: float) -> str:
    patterns = []
    for nation in nations:
        style = look()["nations"][nation]
        hatch = look()["hatches"][style["hatch"]]
        size = hatch["size"]
        tile = tag("rect", width=size, height=size, fill=style["home"]["light"]) + tag(
            "path",
            d=hatch["d"],
            stroke=style["fill"],
            stroke_width=hatch["width"],
            stroke_linecap="round",
            opacity=0.55,
        )
        patterns.append(
            tag(
                "pattern", tile, id=f"gk-pic-{nation}", width=size, height=size, patternUnits="userSpaceOnUse",
                patternTransform=f"scale({number(scale)})",
            )
        )  # fmt: skip
    return tag("defs", "".join(patterns))


def _ground(drawn: Mapping[str, Any], colours: Mapping[str, str], px: float) -> str:
    """Decor, seas, land and connectors; lines are so many ``px``, the units of one screen pixel."""
    decor = "".join(
        tag(
            "path", d=item["d"], fill=colours[item["kind"]], stroke_width=0.6 * px,
            stroke=colours[_DECOR_LINE[item["kind"]]] if item["kind"] in _DECOR_LINE else None,
        )
        for item in drawn["decor"]
    )  # fmt: skip
    seas = lands = ""
    for region in drawn["regions"].values():
        if region["kind"] == "sea":
            seas += tag("path", d=region["d"])
        else:
            owner = region.get("owner")
            lands += tag("path", d=region["d"], fill=f"url(#gk-pic-{owner})" if owner else None)
    lines = ""
    for connector in drawn["connectors"]:
        kind = connector["kind"]
        dash = f"{number(3 * px)} {number(2 * px)}" if kind == "strait" else None
        lines += tag("path", d=connector["d"], stroke=colours["halo"], stroke_width=3.5 * px, opacity=0.7)
        lines += tag("path", d=connector["d"], stroke=colours[kind], stroke_width=1.9 * px, stroke_dasharray=dash)
    return (
        decor
        + tag("g", seas, fill=colours["sea"], stroke=colours["sea_line"], stroke_width=px)
        + tag(
            "g",
            lands,
            fill=colours["land"],
            stroke=colours["land_line"],
            stroke_width=0.8 * px,
            stroke_linejoin="round",
        )
        + tag("g", lines, fill="none")
    )


def _label(placed: Placed, code: str) -> str:
    line = placed.size * 1.08
    top = placed.y - line * (len(placed.lines) - 1) / 2 + placed.size * 0.35
    spans = "".join(
        tag("tspan", words(text), x=f"{placed.x:.1f}", y=f"{top + index * line:.1f}")
        for index, text in enumerate(placed.lines)
    )
    if code:
        spans += tag("tspan", code, font_size=placed.size * 0.8, font_weight=800, dx=placed.size * 0.22)
    return tag("text", spans)


def _labels(names: Mapping[str, Placed], regions: Mapping[str, Any], sizes: Metrics, lang: str) -> str:
    """All names of the map: land upright, sea in italics."""
    colours, px = palette(), 1 / sizes.k
    seas, lands = (
        "".join(
            _label(placed, regions[key].get("owner", ""))
            for key, placed in names.items()
            if (regions[key]["kind"] == "sea") == sea
        )
        for sea in (True, False)
    )
    return haloed(
        f"seas-{GAME_ID}-{lang}",
        seas,
        colours["sea_ink"],
        colours["sea"],
        2.6 * px,
        font_size=sizes.sea_font,
        font_style="italic",
    ) + haloed(
        f"lands-{GAME_ID}-{lang}",
        lands,
        colours["ink"],
        colours["halo"],
        2.6 * px,
        font_size=sizes.font,
        font_weight=600,
    )


@cache
def _plan(lang: str) -> _Plan:
    px = 1 / sizes().k
    ground = _hatches(board()["nations"], 0.62 * px) + _ground(board(), palette(), px)
    return _Plan(ground, _labels(placed_names(lang), board()["regions"], sizes(), lang))


def _city(region: Mapping[str, Any], holding: Mapping[str, Any], scale: float, label: str) -> str:
    colours = palette()
    colour, built = colours[region["build"]], "factory" in holding
    square = look()["tokens"]["city"]["d"]
    parts = [
        tag("title", words(label)),
        tag("path", d=square, fill="none", stroke=colours["halo"], stroke_width=4.6, stroke_linejoin="round"),
        tag(
            "path",
            d=square,
            fill=colour if built else colours["empty"],
            stroke=colour,
            stroke_width=2,
            stroke_linejoin="round",
        ),
    ]
    sign = colours["empty"] if built else colour
    if region["build"] == "shipyard":
        anchor = look()["tokens"]["anchor"]["d"]
        parts.append(
            tag(
                "path",
                d=anchor,
                fill="none",
                stroke=sign,
                stroke_width=1.9,
                stroke_linecap="round",
                transform="scale(.92)",
            )
        )
    else:
        parts.append(tag("path", d=look()["icons"]["factory"], fill=sign, transform="scale(.52) translate(-12 -12.6)"))
    if holding.get("occupied"):
        cross = "M-8 -8L8 8M8 -8L-8 8"
        for stroke, width in (("mark_case", 5.4), ("mark", 3)):
            parts.append(tag("path", d=cross, stroke=colours[stroke], stroke_width=width, stroke_linecap="round"))
    x, y = region["city"]
    return tag("g", "".join(parts), transform=f"translate({number(x)} {number(y)}) scale({scale * 0.95:.3f})")


def _units(region: Mapping[str, Any], units: list[Any], key: str, said: _Words, lying: list[Box]) -> str:
    """Draw the tokens of a region, clear of those ``lying`` already, to which they are added."""
    scale = sizes().piece * crowding(len(units))
    tokens = [_TOKEN.get((kind, posture), "army") for _, kind, posture, _ in units]
    harboured = [kind == "fleet" and "port" in region for _, kind, _, _ in units]
    extents = [
        ((look()["tokens"][name]["box"][2] + 5) * scale, (look()["tokens"][name]["box"][3] + 5) * scale)
        for name in tokens
    ]
    places, centre = candidates(key), tuple(region["label"])
    loose = [size for size, home in zip(extents, harboured, strict=True) if not home]
    others = near(places, lying)
    free = iter(place_tokens(places, centre, loose, obstacles(key, said.lang), whole(), others))
    drawn = ""
    for unit, name, (w, h), home in zip(units, tokens, extents, harboured, strict=True):
        at = berth(tuple(region["port"]), tuple(region["city"]), scale) if home else next(free)
        lying.append(Box(at[0] - w / 2, at[1] - h / 2, w, h))
        label = said("piece", what=said.unit(region, unit), region=key)
        drawn += token(name, unit[0], at, scale, label, badge=unit[3], foot=unit[2] == "standing")
    return drawn


def _outline(key: str, d: str, case: str, line: str, px: float, dash: str | None) -> str:
    shape = tag("path", d=d, id=f"gk-pic-mark-{key}")
    return tag("g", shape, stroke=case, stroke_width=5 * px) + tag(
        "use", href=f"#gk-pic-mark-{key}", stroke=line, stroke_width=2.6 * px, stroke_dasharray=dash
    )


def map_svg(
    view: Mapping[str, Any],
    lang: str = "en",
    names: Mapping[str, str] | None = None,
    *,
    highlight: Iterable[str] = (),
    selected: str = "",
) -> str:
    """Draw a position on the map as any `widgets.displays.Picture`: about 130 kB; regions can be outlined."""
    plan, colours, said = _plan(lang), palette(), _Words(GAME_ID, "map", lang, names)
    regions: dict[str, Any] = board()["regions"]
    holdings: Mapping[str, Any] = view.get("regions", {})
    px, piece = 1 / sizes().k, sizes().piece

    marks = "".join(
        _outline(
            key, regions[key]["d"], colours["mark_case"], colours["mark"], px, f"{number(6 * px)} {number(3 * px)}"
        )
        for key in highlight
    )
    if selected:
        marks += _outline(selected, regions[selected]["d"], colours["focus_case"], colours["focus"], px, None)
    cities = flags = pieces = ""
    lying: list[Box] = []
    for key, region in sorted(regions.items(), key=lambda item: NAME_ORDER[item[1]["kind"]]):
        holding = holdings.get(key, {})
        if "city" in region:
            what = ", ".join(said.city(region, holding))
            cities += _city(region, holding, piece, said("piece", what=what, region=key))
        if "flag" in holding:
            label = said("piece", what=said("flag", nation=holding["flag"]), region=key)
            placed = placed_names(lang).get(key)
            at = placed.pennant if placed and placed.pennant else tuple(region["label"])
            flags += token("flag", holding["flag"], at, piece * 0.8, label)
        if holding.get("units"):
            pieces += _units(region, holding["units"], key, said, lying)

    caption = situation(view, lang, names or {})
    x, y, w, h = whole()
    foot = ""
    if caption:
        size = 12 * px
        # The southern tip of the Americas reaches into the caption: it gets a ground of its own.
        wide = text_width(caption, size) * 0.9
        foot = tag("rect", x=x, y=y + h - 2 * size, width=wide, height=2 * size, fill=colours["sea"], opacity=0.85)
        foot += tag(
            "text",
            words(caption),
            x=x + 8 * px,
            y=y + h - 9 * px,
            font_size=size,
            text_anchor="start",
            fill=colours["ink"],
        )
    frame = tag("rect", x=x, y=y, width=w, height=h, fill="none", stroke=colours["frame"], stroke_width=2 * px)
    description = " ".join(
        [caption, *(f"{said.region(key, regions[key], holdings[key])}." for key in regions if key in holdings)]
    )
    shapes = tag("defs", token_shapes("army", "army_lying", "fleet", "flag"))
    content = (
        shapes
        + plan.ground
        + tag("g", marks, fill="none", stroke_linejoin="round")
        + cities
        + plan.labels
        + flags
        + pieces
        + foot
        + frame
    )
    return document(whole(), WIDTH, said("title"), description.strip(), content, lang)
