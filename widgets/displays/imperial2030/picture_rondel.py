"""The saved picture of a rondel."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from gamekit.imperial2030.rulesets import GAME_ID
from widgets.base import look
from widgets.displays.imperial2030.board import wheel
from widgets.displays.words import Words
from widgets.pictures.layout import Point, text_width
from widgets.pictures.ring import polar, wedge
from widgets.pictures.svg import document, number, palette, situation, tag, token, token_shapes, words

# As in js/rondel/ring.mjs.
OUTER, INNER, EDGE, MARKER = 158.0, 38.0, 172.0, 13.0
WORD, PRICE = 11.5, 10.0
WIDTH = 420


def _block_radius(count: int, width: float, height: float) -> float:
    """Return the largest radius at which a block of text fits inside every space."""
    angles = [2 * math.pi * index / count for index in range(count)]

    def fits(radius: float) -> bool:
        middles = (polar(radius, angle) for angle in angles)
        return all(math.hypot(abs(x) + width / 2, abs(y) + height / 2) <= OUTER - 4 for x, y in middles)

    return next((float(radius) for radius in range(int(OUTER), int(INNER), -1) if fits(radius)), INNER)


def fan(markers: int, index: int, count: int) -> list[tuple[Point, float]]:
    """Return place and scale of the markers on one space: one or two rows near the hub, as large as fit."""
    middle, width = 2 * math.pi * index / count, 2 * math.pi / count
    for scale in (0.76, 0.68, 0.6, 0.52, 0.44, 0.36):
        half = MARKER * scale
        step = 2 * half + 1.5
        first = INNER + 4 + half
        second = first + 2 * half + 1
        inner = min(markers, max(1, math.floor(width * first / step)))
        outer = markers - inner
        # Two rows of large markers would reach into the words.
        if outer and (outer > max(1, math.floor(width * second / step)) or scale > 0.6):
            continue
        return [
            (polar(radius, middle + (place - (size - 1) / 2) * step / radius), scale)
            for size, radius in ((inner, first), (outer, second))
            for place in range(size)
        ]
    raise ValueError(f"no room for {markers} markers on one of {count} spaces")


def hub(markers: int) -> list[tuple[Point, float]]:
    """Return place and scale of the markers that are not yet on the ring."""
    if markers == 1:
        return [((0.0, 0.0), 0.84)]
    scale = 0.62 if markers > 4 else 0.72
    turn = math.pi / 2 if markers == 2 else 0.0
    return [(polar(22 if markers > 2 else 13, 2 * math.pi * place / markers + turn), scale) for place in range(markers)]


def rondel_svg(view: Mapping[str, Any], lang: str = "en", names: Mapping[str, str] | None = None) -> str:
    """Draw the rondel of a position.

    Parameters
    ----------
    view : Mapping
        The position; the bare wheel for an empty one.
    lang : str
        Language of the words.
    names : Mapping, optional
        Names of the players by seat.

    Returns
    -------
    str
        One SVG document with the position in words in its description.
    """
    say = Words(GAME_ID, "rondel", lang, names)
    spaces = wheel(view.get("ruleset", "summary"))
    nations: Mapping[str, Any] = view.get("nations", {})
    offers: Mapping[str, Any] = view.get("spaces", {})
    colours = palette()

    titles = [say.name(space["action"]) for space in spaces]
    height = 18 + WORD + PRICE + 5
    radius = _block_radius(len(spaces), max(text_width(title, WORD) for title in titles) + 2, height)
    wedges, markers, told = "", "", []
    for index, (space, title) in enumerate(zip(spaces, titles, strict=True)):
        width = 2 * math.pi / len(spaces)
        offer = offers.get(space["id"])
        closed = offer is not None and not offer["legal"]
        ink = look()["ui"]["light"]["muted"] if closed else colours["ink"]
        x, y = polar(radius, index * width)
        top = y - height / 2 + (0 if offer else 6)
        face = tag(
            "path", d=look()["icons"][space["action"]], fill=ink, fill_rule="evenodd",
            transform=f"translate({number(x - 9)} {number(top)}) scale(.75)",
        )  # fmt: skip
        face += tag(
            "text", words(title), x=x, y=top + 18 + WORD, font_size=WORD, font_weight=None if closed else 700, fill=ink
        )
        sentence = title
        if offer:
            price = say("fee", fee=offer["fee"]) if offer["fee"] else say("free")
            strike = "line-through" if closed else None
            face += tag(
                "text", words(price), x=x, y=top + 21 + WORD + PRICE, font_size=PRICE, fill=ink, text_decoration=strike
            )
            where = say("first") if offer["steps"] is None else say("steps", steps=offer["steps"])
            sentence += f": {say('offer', where=where, price=price)}"
            if closed:
                sentence += f" ({offer.get('why', '')})"
        ground = look()["ui"]["light"]["panel"] if closed else colours["land"]
        shape = wedge(INNER, OUTER, (index - 0.5) * width, (index + 0.5) * width)
        wedges += (
            tag("path", d=shape, fill=ground, stroke=colours["land_line"], stroke_width=1.2, stroke_linejoin="round")
            + face
        )
        there = [nation for nation in nations if nations[nation]["rondel"] == space["id"]]
        if there:
            sentence += f". {say('markers', nations=there)}"
            for nation, (at, scale) in zip(there, fan(len(there), index, len(spaces)), strict=True):
                markers += token("octagon", nation, at, scale, f"{say.name(nation)}, {title}")
        told.append(sentence + ".")
    waiting = [nation for nation in nations if nations[nation]["rondel"] is None]
    for nation, (at, scale) in zip(waiting, hub(len(waiting)), strict=True):
        markers += token("octagon", nation, at, scale, say.name(nation))
    centre = tag("circle", r=INNER, fill=colours["sea"], stroke=colours["land_line"], stroke_width=1.2)
    box = (-EDGE, -EDGE, 2 * EDGE, 2 * EDGE)
    shapes = tag("defs", token_shapes("octagon"))
    back = tag("rect", x=-EDGE, y=-EDGE, width=2 * EDGE, height=2 * EDGE, fill=look()["ui"]["light"]["bg"])
    caption = situation(view, lang, names or {})
    return document(
        box, WIDTH, say("title"), " ".join([caption, *told]).strip(), shapes + back + wedges + centre + markers, lang
    )
