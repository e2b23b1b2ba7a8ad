"""The cards of countries in a saved picture: the same as the widget draws on a board of 1000 px.

`Plan` says where everything stands on a card, in px of its own from the upper left corner; ``measures.mjs`` does the
same in the browser, at every width.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from widgets.base import look
from widgets.pictures.layout import Box, Point, text_width
from widgets.pictures.svg import number, tag, words

TYPE = 11
PAD = 4
CELL = 15
_ROWS = (24.5, 40, 56.5, 72.5)
_LEAST = 106
_TOLERANCE = 1.02
_SCALE = 0.92
_INK = "#1b1b1b"


class Plan(NamedTuple):
    """Middles of what stands on a card; None for what this country does not have."""

    w: float
    h: float
    name_room: float
    cells: tuple[Point, ...]
    holders: tuple[Point, ...]
    pieces: tuple[float, float, float]
    sign: Point | None
    camp: Point | None
    bonus: Point | None
    shares: Point | None


@dataclass(frozen=True)
class Table:
    """What a card needs to know of the game around it.

    Parameters
    ----------
    seats
        In order, with the corporation of each, empty until it has one.
    initials
        Letter of each seat.
    rd
        The square with the R&D marker, or empty.
    """

    seats: Mapping[str, str]
    initials: Mapping[str, str]
    rd: str


Say = Callable[..., str]
"""Words of the board: `say("holder.free")`."""


def plan_card(land: Mapping[str, Any]) -> Plan:
    """Lay out the card of a country at 1000 px."""
    columns, major, zoned = len(land["squares"]), land["major"], land["zone"] is not None
    w = max(_LEAST, columns * CELL + 2 * PAD)
    wide = columns > 2
    left = (w - columns * CELL) / 2 if wide else PAD
    across = [left + CELL * (index + 0.5) for index in range(max(columns, 2))]
    cells = tuple((x, _ROWS[0]) for x in across[:columns])
    holders = tuple((x, _ROWS[1]) for x, _ in cells) if major else ((across[1], _ROWS[0]),)
    beside = PAD + 2 * CELL + 4
    y = _ROWS[3 if wide else 2 if major else 1]
    return Plan(
        w=w,
        h=y + 9.5,
        name_room=w - 2 * PAD - (23 if major else 0),
        cells=cells,
        holders=holders,
        pieces=(PAD, _ROWS[2], w - 2 * PAD) if wide else (beside, _ROWS[0], w - beside - PAD / 2),
        sign=(PAD + 44, y) if zoned else None,
        camp=(PAD, y + 4) if zoned else None,
        bonus=(w - 14, y) if land["bonus"] else None,
        shares=(w - 12, 9.5) if major else None,
    )


def card_box(plan: Plan, middle: Point, unit: float) -> Box:
    """Return where a card lies on the board."""
    return Box(middle[0] - plan.w * unit / 2, middle[1] - plan.h * unit / 2, plan.w * unit, plan.h * unit)


def in_line(count: int, row: tuple[float, float, float]) -> list[Point]:
    """Return places of pieces in a row: side by side, and one upon the other where there are too many."""
    x, y, w = row
    pace = min(CELL, (w - CELL) / (count - 1)) if count > 1 else 0
    return [(x + CELL / 2 + index * pace, y) for index in range(count)]


def initials(seats: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, str]:
    """Return a letter for each seat, no two alike: of the name where that tells it, else the number of the seat."""
    letters = {seat: names[seat].strip()[:1].upper() if names.get(seat, seat) != seat else "" for seat in seats}
    told = list(letters.values())
    return {
        seat: letter if letter and told.count(letter) == 1 else "".join(filter(str.isdigit, seat))
        for seat, letter in letters.items()
    }


def _at(point: Point, content: str, **attributes: object) -> str:
    return tag("g", content, transform=f"translate({number(float(point[0]))} {number(float(point[1]))})", **attributes)


def _letter(text: str, at: Point, ink: str, weight: int | None = None) -> str:
    """Return a letter; it is as bold as a card's words unless said otherwise."""
    return tag("text", words(text), x=at[0], y=at[1], fill=ink, font_weight=weight)


def symbols(say: Say) -> str:
    """Return the signs that stand on many cards, drawn once; a document needs them before the first card.

    Pictures of one page share their ids: the same id must stand for the same sign in all of them.
    """
    colours, scale = look()["countries"]["light"], f"scale({_SCALE})"
    line: dict[str, object] = {"stroke_width": 0.8, "transform": scale}
    drawn = ""
    for industry, style in look()["industries"].items():
        letter = say(f"letter.{industry}")
        shape = tag("path", d=style["d"], fill=style["fill"], stroke=_INK, **line)
        drawn += tag("g", shape + _letter(letter, (0, 4), _INK), id=f"gk-pic-{industry}-{letter}")
    for corporation, style in look()["corporations"].items():
        named = {"id": f"gk-pic-{corporation}"}
        drawn += tag("path", d=style["d"], fill=style["fill"], stroke=colours["card_ink"], **line, **named)
    for camp, style in look()["camps"].items():
        drawn += tag("path", d=style["d"], fill=colours[camp.lower()], id=f"gk-pic-{camp}")
    dash: dict[str, object] = {"stroke": colours["slot"], "stroke_width": 1, "stroke_dasharray": "1.8 1.6"}
    drawn += tag("path", d="M-4.6 -4.6H4.6V4.6H-4.6Z", fill="none", id="gk-pic-free", **dash)
    block = tag("path", d="M-6.9 -6.9H6.9V6.9H-6.9Z", fill=colours["locked"], stroke=colours["card_line"])
    lock = "M-2.6 -1V-2.8A2.6 2.6 0 0 1 2.6 -2.8V-1M-4 -1H4V4.2H-4Z"
    block += tag("path", d=lock, fill="none", stroke=colours["locked_ink"], stroke_width=1.4)
    drawn += tag("g", block, id="gk-pic-locked")
    paper = {"d": "M-7.6 -2.6V-5.2H-0.4V4.2H-2.4M-10 -2.6H-2.8V6.4H-10Z", "id": "gk-pic-shares"}
    drawn += tag("path", fill=colours["card"], stroke=colours["card_ink"], **paper)
    return tag("defs", drawn)


def _sign(name: str, at: Point) -> str:
    return tag("use", href=f"#gk-pic-{name}", x=at[0], y=at[1])


def _by(at: Point, off: Sequence[float]) -> Point:
    return at[0] + off[0], at[1] + off[1]


def _token(corporation: str, text: str, at: Point) -> str:
    style = look()["corporations"][corporation]
    return _sign(corporation, at) + _letter(text, _by(at, style["text"]), style["ink"], 800)


def _guard(corporation: str, initial: str, count: int, at: Point, colours: Mapping[str, str]) -> str:
    style, many = look()["corporations"][corporation], min(count, 3)
    body = tag("path", d="M-6.9 7.4V1.6Q-6.9 -2.8 -2.6 -2.8H2.6Q6.9 -2.8 6.9 1.6V7.4Z")
    heads = "".join(tag("circle", cx=(index - (many - 1) / 2) * 4.4, cy=-5.4, r=2.3) for index in range(many))
    shape = tag("g", body + heads, fill=style["fill"], stroke=colours["card_ink"], stroke_width=0.8)
    return _at(at, shape + _letter(initial, (0, 6.6), style["ink"], 800))


def _holder(held: str, table: Table, at: Point) -> str:
    if held in ("", "locked"):
        return _sign(held or "free", at)
    return _token(table.seats[held], table.initials[held], at)


def _camp(camp: str, number: int, at: Point, colours: Mapping[str, str]) -> str:
    place = _by(at, look()["camps"][camp]["text"])
    return _sign(camp, at) + _letter(str(number), place, colours[f"{camp.lower()}_ink"])


def _bonus(camp: str, value: int, at: Point, colours: Mapping[str, str]) -> str:
    shape = tag("use", href=f"#gk-pic-{camp}", transform="translate(-7 0) scale(.5)")
    return _at(at, shape + _letter(f"+{value}", (4, 4), colours["card_ink"]))


def _shares(count: int, at: Point, colours: Mapping[str, str]) -> str:
    return _sign("shares", at) + _letter(str(count), _by(at, (5.4, 4)), colours["card_ink"])


def _marker(cell: Point) -> str:
    star = "M0 -4.4L1.2 -1.5L4.4 -1.3L2 0.7L2.8 3.8L0 2.2L-2.8 3.8L-2 0.7L-4.4 -1.3L-1.2 -1.5Z"
    return _at((cell[0] + 6.4, cell[1] - 6.4), tag("path", d=star, fill="#ffffff", stroke=_INK, stroke_width=0.9))


def _paper(plan: Plan, camp: str, colours: Mapping[str, str]) -> str:
    shape = {"width": plan.w, "height": plan.h, "rx": 4}
    line = colours[camp.lower()] if camp else colours["card_line"]
    ground = colours["card"] if camp else colours["havens"]
    width = {"SCO": 3.4, "BATTLEGROUND": 2}.get(camp, 1.5)
    dash = "5 2.6" if camp == "BATTLEGROUND" else None
    drawn = tag("rect", fill=ground, stroke=line, stroke_width=width, stroke_dasharray=dash, **shape)
    if camp == "SCO":
        drawn += tag("rect", fill="none", stroke=colours["card"], stroke_width=1.2, **shape)
    return drawn


def name_on(plan: Plan, long: str, short: str) -> str:
    """Return the name of a country as long as there is room for it."""
    return long if text_width(long, TYPE) <= plan.name_room * _TOLERANCE else short


def card(country: Mapping[str, Any], land: Mapping[str, Any], plan: Plan, name: str, table: Table, say: Say) -> str:
    """Draw a card, in its own px; its document needs `symbols`.

    Parameters
    ----------
    country
        What a view tells of it; empty on a bare board.
    land
        What is printed of it.
    plan, name
        Where everything stands, and how it is called there.
    table, say
        Seats and marker, and the words of the board.
    """
    colours = look()["countries"]["light"]
    camp: str = country.get("affiliation", "")
    made = frozenset(country.get("reconstructed", ()))

    def dots(field: str, x: float, y: float, length: float, ink: str = colours["card_muted"]) -> str:
        if field not in made and "*" not in made:
            return ""
        return tag("path", d=f"M{number(x)} {number(y)}h{length:.0f}", stroke=ink, stroke_dasharray="1 1.6")

    drawn = _paper(plan, camp, colours)
    drawn += tag("text", words(name), x=PAD, y=13, fill=colours["card_ink"], text_anchor="start")
    drawn += dots("name", PAD, 15.6, min(plan.name_room, text_width(name, TYPE) * 0.88))
    for (square, industry), cell, slot in zip(land["squares"], plan.cells, plan.holders, strict=True):
        drawn += _sign(f"{industry}-{say(f'letter.{industry}')}", cell)
        drawn += _holder(country.get("squares", {}).get(square, ""), table, slot)
        if square == table.rd:
            drawn += _marker(cell)
    x, y = plan.cells[0]
    drawn += dots("squares", x - CELL / 2 + 1, y + 8, CELL * len(plan.cells) - 2)
    if plan.sign and plan.camp and camp:
        drawn += _camp(camp, land["stability"], plan.sign, colours)
        drawn += dots("stability", plan.sign[0] - 3, plan.sign[1] + 5.6, 6, colours[f"{camp.lower()}_ink"])
        label = {"x": plan.camp[0], "y": plan.camp[1], "text_anchor": "start"}
        drawn += tag("text", words(say(f"camp.{camp}")), fill=colours[camp.lower()], **label)
    if plan.bonus:
        favoured, value = land["bonus"]
        drawn += _bonus(favoured, value, plan.bonus, colours)
        drawn += dots("local_bonus", plan.bonus[0] - 2, plan.bonus[1] + 6.4, 12)
    if plan.shares and "shares" in country:
        drawn += _shares(country["shares"]["bank"], plan.shares, colours)
    pieces = [
        (kind, seat, country[kind][seat])
        for seat in table.seats
        for kind in ("cubes", "guards")
        if country.get(kind, {}).get(seat)
    ]
    for (kind, seat, count), at in zip(pieces, in_line(len(pieces), plan.pieces), strict=True):
        corporation = table.seats[seat]
        if kind == "cubes":
            drawn += _token(corporation, str(count), at)
        else:
            drawn += _guard(corporation, table.initials[seat], count, at, colours)
    return drawn
