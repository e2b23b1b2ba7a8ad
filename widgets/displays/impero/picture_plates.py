"""The plates of cities, the names of regions and the pieces on a saved picture of the map of IMPERO.

The browser draws the same (``js/provinces/measures.mjs``, ``signs.mjs``, ``plates.mjs``); a picture has one size.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from widgets.base import look
from widgets.pictures.layout import Box, Point, text_width
from widgets.pictures.svg import number, palette, tag, words

TYPE = 11
"""The least height of type, in px of a plate."""
_SLOT = 15
_HEIGHT, _LEAST = 47, 98
_CHIP, _LAST, _SUM = 22, 19, 13
FIELD, GARRISON = 1.0, 0.74
"""Size of a piece in the field, and of one in the garrison of a city."""
_STEP = 7
"""How far one army of a garrison lies off the next, in px."""
_PILE = 7
"""How far one piece lies off another where a region has more of them than places, in px."""


class Plan(NamedTuple):
    """What stands on a plate, in its px from its upper left corner; see ``measures.mjs``."""

    w: float
    h: float
    sign: Point
    name: Point
    pv: Point
    slots: tuple[Point, ...]
    garrison: Point
    influence: tuple[float, float, float]


def plan_city(name: str, slots: int) -> Plan:
    """Return the plate of a city with so many slots for buildings."""
    w = max(text_width(name, TYPE) * 1.04 + 22, 57 + _SLOT * slots, _LEAST)
    places = tuple((37 + _SLOT * (index + 0.5), 22.5) for index in range(slots))
    return Plan(w, _HEIGHT, (10, 9), (20, 12.4), (4, 27), places, (w - 11, 23), (4, 40, w - 8))


def plan_name(name: str, kind: str) -> tuple[float, float]:
    """Return width and height of the name of a region with what stands under it, or of the name of a sea."""
    w = text_width(name, TYPE)
    return (max(w * 0.97 + 4, 46), 29) if kind == "land" else (w * 0.93 + 4, 15)


def box_of(size: tuple[float, float], middle: Sequence[float], unit: float) -> Box:
    """Return where a plate or a name lies on the board."""
    w, h = size
    return Box(middle[0] - w * unit / 2, middle[1] - h * unit / 2, w * unit, h * unit)


def stand(slots: Sequence[Sequence[float]], count: int, unit: float) -> list[Point]:
    """Return the places of pieces in a region: its own, then piled on these."""
    found = []
    for index in range(count):
        (x, y), round_ = slots[index % len(slots)], index // len(slots)
        found.append((x + round_ * _PILE * unit, y - round_ * _PILE * unit * 0.6))
    return found


def lined_up(cell: Point, count: int, unit: float) -> list[Point]:
    """Return the places of the armies of a garrison, the last one in the cell of the plate."""
    return [(cell[0] - (count - 1 - index) * _STEP * unit, cell[1]) for index in range(count)]


def style(faction: str) -> dict[str, Any]:
    """Return how a faction is drawn; one that is unknown has no letter."""
    found: dict[str, Any] = look()["factions"].get(faction, {"fill": "#5d6468", "ink": "#ffffff", "letter": ""})
    return found


def colours() -> dict[str, str]:
    """Return the colours of plates and of what is not playable, for light paper."""
    found: dict[str, str] = look()["provinces"]["light"]
    return found


def _letter(faction: str, x: float, y: float, size: float = TYPE) -> str:
    own = style(faction)
    return tag("text", own["letter"], x=x, y=y, font_size=size, font_weight=800, fill=own["ink"]) if faction else ""


def _placed(content: str, at: Point, scale: float = 1) -> str:
    scaled = f" scale({number(scale)})" if scale != 1 else ""
    return tag("g", content, transform=f"translate({number(float(at[0]))} {number(float(at[1]))}){scaled}")


def symbols() -> str:
    """Return the shapes that are drawn by reference: slots and icons of buildings, shares of influence, tokens."""
    ink = colours()
    slot = {"x": -6.5, "y": -7.5, "width": 13, "height": 13, "rx": 2, "fill": ink["plate"], "stroke": ink["plate_line"]}
    free = {"x": -6, "y": -6.5, "width": 12, "height": 12, "rx": 2, "fill": "none", "stroke": ink["slot"]}
    drawn = tag("rect", id="gk-pic-free", stroke_dasharray="2 1.6", **free)
    drawn += tag("rect", id="gk-pic-low", stroke_width=0.9, **slot)
    corner = tag("path", d="M1.6 -7.5H6.5V-2.6Z", fill=ink["plate_ink"])
    drawn += tag("g", tag("rect", stroke_width=1.9, **slot) + corner, id="gk-pic-high")
    for faction, own in look()["factions"].items():
        share = {"y": -5.8, "width": 10.5, "height": 11.6, "rx": 3, "fill": own["fill"], "stroke": ink["plate_ink"]}
        drawn += tag("g", tag("rect", **share) + _letter(faction, 5.3, 4), id=f"gk-pic-share-{faction}")
    for kind, d in look()["buildings"].items():
        icon = tag("path", d=d, transform="translate(0 -1) scale(.92)", fill="none", stroke=ink["plate_ink"],
                   stroke_width=1.3, stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
        drawn += tag("g", icon, id=f"gk-pic-{kind}")
    case, line = palette()["piece_case"], palette()["piece_line"]
    for kind in ("army", "fleet", "espion", "emissaire"):
        d = shape(kind)["d"]
        body = tag("path", d=d, fill="none", stroke=case, stroke_width=4.6, stroke_linejoin="round")
        drawn += tag("g", body + tag("path", d=d, stroke=line, stroke_width=1.6), id=f"gk-pic-{kind}")
    return tag("defs", drawn)


def shape(kind: str) -> dict[str, Any]:
    """Return the form of a piece, with the place of its letter."""
    found: dict[str, Any] = look()["agents"].get(kind) or look()["tokens"][kind]
    return found


def governor(faction: str, at: Point) -> str:
    """Draw who governs a region: a disc with the letter of the faction."""
    disc = tag("circle", r=7.2, fill=style(faction)["fill"], stroke=colours()["plate_ink"], stroke_width=1)
    return _placed(disc + _letter(faction, 0, 4), at)


def _sign(how: str, faction: str, at: Point) -> str:
    ink = colours()
    fill = style(faction)["fill"] if faction else ink["plate"]
    dash = None if faction else "2 1.6"
    d = look()["cities"][how]
    form = tag(
        "path", d=d, transform="scale(.94)", fill=fill, stroke=ink["plate_ink"], stroke_width=1.2, stroke_dasharray=dash
    )
    return _placed(form + _letter(faction, 0, 5.6 if how == "capital" else 4), at)


def _building(own: Mapping[str, Any] | None, at: Point) -> str:
    if own is None:
        return tag("use", href="#gk-pic-free", x=at[0], y=at[1])
    drawn = tag("use", href="#gk-pic-high" if own["level"] > 1 else "#gk-pic-low")
    drawn += tag("use", href=f"#gk-pic-{own['kind']}")
    ink = colours()["plate_ink"]
    whole, most = own["pv"], own["most"]
    for first, last, fill in ((0, whole, ink), (whole, most, "none")):
        pips = (f"M{number((index - most / 2) * 4.2 + 0.5)} 6.6h3.2v2.4h-3.2z" for index in range(first, last))
        if d := "".join(pips):
            drawn += tag("path", d=d, fill=fill, stroke=ink, stroke_width=0.6)
    return _placed(drawn, at)


def _influence(faction: str, count: int, at: Point) -> str:
    x, y = at
    share = tag("use", href=f"#gk-pic-share-{faction}", x=x, y=y)
    return share + tag("text", str(count), x=x + 14.6, y=y + 4, font_weight=700)


def _siege(faction: str, at: Point) -> str:
    mark = palette()["mark"]
    drawn = tag("path", d="M-11 -5L-3 5M-3 -5L-11 5", fill="none", stroke=mark, stroke_width=2.2)
    drawn += tag("circle", cx=5, r=7, fill=style(faction)["fill"], stroke=colours()["plate_ink"])
    return _placed(drawn + _letter(faction, 5, 4), at)


def made(x: float, y: float, length: float) -> str:
    """Return a line under a name, a part of a path: the whole map is reconstructed, and its names are underlined so."""
    return f"M{number(x)} {number(y)}h{number(length)}"


def underlined(d: str, unit: float) -> str:
    """Draw all lines under names at once, dotted."""
    dash = f"{number(unit)} {number(1.6 * unit)}"
    return tag("path", d=d, stroke=colours()["plate_muted"], stroke_width=unit, stroke_dasharray=dash, fill="none")


def plate(name: str, city: Mapping[str, Any], plan: Plan, factions: Mapping[str, str]) -> str:
    """Draw what stands on the plate of a city.

    Parameters
    ----------
    name : str
        The name of the city.
    city : Mapping
        What a view tells of it; nothing for the bare board.
    plan : Plan
        Where everything stands.
    factions : Mapping
        The faction of each seat.
    """
    ink, how, owner = colours(), city.get("how", ""), city.get("owner", "")
    edge = {"stroke_width": 2.4 if how == "capital" else 1, "stroke_dasharray": None if how else "3 2"}
    drawn = tag("rect", width=plan.w, height=plan.h, rx=4, fill=ink["plate"], stroke=ink["plate_line"], **edge)
    drawn += _sign(how, factions.get(owner, ""), plan.sign)
    left = {"text_anchor": "start"}
    drawn += tag("text", words(name), x=plan.name[0], y=plan.name[1], font_weight=700, **left)
    if city:
        drawn += tag("text", f"{city['pv']}/{city['most']}", x=plan.pv[0], y=plan.pv[1], **left)
    built = city.get("buildings", ())
    for index, at in enumerate(plan.slots):
        drawn += _building(built[index] if index < len(built) else None, at)
    x, y, w = plan.influence
    points = list(city.get("influence", {}).items())
    if city.get("threshold") is not None:
        pace = min(_CHIP, (w - _LAST - _SUM) / (len(points) - 1)) if len(points) > 1 else 0
        for index, (seat, count) in enumerate(points):
            drawn += _influence(factions[seat], count, (x + index * pace, y))
        drawn += tag("text", f"/{city['threshold']}", x=x + w, y=y + 4, text_anchor="end", fill=ink["plate_muted"])
    if city.get("besieger"):
        drawn += _siege(factions[city["besieger"]], (plan.w - 9, -5))
    return drawn


class Shown(NamedTuple):
    """What is drawn of a piece; see ``drawPiece`` in ``signs.mjs``."""

    kind: str
    faction: str
    number: int
    engines: bool = False
    cargo: int = 0


def _badge(text: str, at: Point, form: str, scale: float) -> str:
    size = 11.2 / scale
    count = tag("text", text, y=3.9, font_size=size, font_weight=800, fill="#ffffff")
    return _placed(form + count, at)


def piece(own: Shown, at: Point, unit: float, scale: float, label: str) -> str:
    """Draw a piece with the letter of its faction, how many it is, its engines and its cargo."""
    x, y = shape(own.kind)["text"]
    line, case = palette()["piece_line"], palette()["piece_case"]
    rim = {"fill": line, "stroke": case, "stroke_width": 1.6}
    drawn = tag("title", words(label)) + tag("use", href=f"#gk-pic-{own.kind}", fill=style(own.faction)["fill"])
    drawn += _letter(own.faction, x, y, 11.2 / scale)
    if own.engines:
        wheel = tag("circle", r=5.4, fill=case, stroke=line, stroke_width=1.2)
        spokes = tag("path", d="M-3 0H3M0 -3V3M-2.1 -2.1L2.1 2.1M2.1 -2.1L-2.1 2.1", stroke=line, stroke_width=1.3)
        drawn += _placed(wheel + spokes, (-10.5, 10.5))
    if own.number > 1:
        half = 10.5 if own.number > 9 else 7.6
        form = tag("rect", x=-half, y=-7.6, width=2 * half, height=15.2, rx=7.6, **rim)
        drawn += _badge(str(own.number), (13 if own.kind == "fleet" else 10.5, -8.5), form, scale)
    if own.cargo:
        hull = tag("path", d="M-6.5 -6.5H6.5V1.5C6.5 5.5 3.2 7.6 0 8.8C-3.2 7.6 -6.5 5.5 -6.5 1.5Z", **rim)
        drawn += _badge(str(own.cargo), (-13, -9), hull, scale)
    return _placed(drawn, at, scale * unit)


def shown(view: Mapping[str, Any], factions: Mapping[str, str]) -> Iterable[tuple[str, str, Shown]]:
    """Yield the pieces that are drawn: the place that holds each, its own id (``P1.a1``), and what is drawn of it.

    An army aboard is drawn as the cargo of its fleet.
    """
    fleets = {f"{own['owner']}.{own['name']}": own for own in view.get("fleets", ())}
    for key, own in fleets.items():
        yield own["sea"], key, Shown("fleet", factions[own["owner"]], own["ships"], cargo=own["cargo"])
    for own in view.get("armies", ()):
        if f"{own['owner']}.{own['place']}" not in fleets:
            *combat, engines = own["units"]
            count = sum(combat) or engines
            yield (
                own["place"],
                f"{own['owner']}.{own['name']}",
                Shown("army", factions[own["owner"]], count, engines > 0),
            )
    for own in view.get("agents", ()):
        yield own["region"], f"{own['owner']}.{own['name']}", Shown(own["kind"], factions[own["owner"]], 1)
