"""Account tables and log as SVG pictures, for a saved notebook that is opened where nothing runs."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from gamekit.locale import name, text
from widgets.base import look

_FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
_SIZE = 13
_ROW = 22
_PAD = 8


def accounts_picture(view: Mapping[str, Any], names: Mapping[str, str], lang: str) -> str:
    """Draw the tables of nations and of players.

    Parameters
    ----------
    view
        The position.
    names
        Players' names by seat.
    lang
        ``"en"`` or ``"fr"``.
    """
    game = view.get("game", "")

    def said(identifier: str | None) -> str:
        return word("nobody") if identifier is None else name(game, identifier, lang, names)

    def word(key: str) -> str:
        return text(f"widget.accounts.{key}", lang)

    columns = ("treasury", "power", "factor", "government", "armies", "fleets", "factories", "flags", "revenue")
    nations = [[word("nation"), *map(word, columns)]]
    for code, nation in view.get("nations", {}).items():
        counted = {**nation, **{key: len(nation[key]) for key in ("factories", "flags")}}
        counted["government"] = said(nation["government"])
        nations.append([said(code), *(str(counted[key]) for key in columns)])

    codes = list(view.get("nations", {}))
    players = [[word("player"), word("cash"), *codes, word("score")]]
    for seat, purse in view.get("seats", {}).items():
        card = f" ({word('card')})" if view.get("investor_card") == seat else ""
        bonds = [" ".join(map(str, sorted(purse["bonds"].get(code, ())))) for code in codes]
        players.append([said(seat) + card, str(purse["cash"]), *bonds, str(purse["score"])])

    body, top, width = [], 0.0, 0.0
    for caption, table in ((word("nations"), nations), (word("players"), players)):
        drawn, height, wide = _table(caption, table, top)
        body.append(drawn)
        top += height + _PAD
        width = max(width, wide)
    return _document(word("title"), width, top, "".join(body))


def log_picture(title: str, entries: Sequence[Mapping[str, Any]], width: int = 760) -> str:
    """Draw lines of the log, newest first.

    Parameters
    ----------
    title
        Heading.
    entries
        Newest first: ``n`` and ``lines``, each ``[sentence, rule id, ...]``.
    width
        In pixels; sentences break to fit.
    """
    body = [_line(title, _PAD, _ROW, weight=700)]
    top = _ROW + _PAD
    for entry in entries:
        body.append(_rule(top, width))
        body.append(_line(str(entry["n"]), _PAD + 34, top + 16, anchor="end", faint=True))
        for sentence, *rules in entry["lines"]:
            whole = f"{sentence} ({', '.join(rules)})" if rules else sentence
            for part in textwrap.wrap(whole, int((width - 64) / (_SIZE * 0.52))):
                body.append(_line(part, _PAD + 46, top + 16))
                top += 18
        top += 6
    return _document(title, width, top, "".join(body))


def _table(caption: str, rows: Sequence[Sequence[str]], top: float) -> tuple[str, float, float]:
    """Return the marks of a table, its height and its width; the first column is on the left, the others right."""
    widths = [max(_width(row[column]) for row in rows) + 2 * _PAD for column in range(len(rows[0]))]
    ends = [sum(widths[: column + 1]) for column in range(len(widths))]
    marks = [_line(caption, _PAD, top + 18, weight=700)]
    for index, row in enumerate(rows):
        base = top + _ROW * (index + 2) - 6
        for column, cell in enumerate(row):
            faint = index == 0
            if column == 0:
                marks.append(_line(cell, _PAD, base, faint=faint))
            else:
                marks.append(_line(cell, ends[column] - _PAD, base, anchor="end", faint=faint))
        marks.append(_rule(base + 6, ends[-1]))
    return "".join(marks), _ROW * (len(rows) + 1), ends[-1]


def _line(words: str, x: float, y: float, *, anchor: str = "start", weight: int = 400, faint: bool = False) -> str:
    tint = f' fill="{look()["ui"]["light"]["muted"]}"' if faint else ""
    return (
        f'<text x="{round(x)}" y="{round(y)}" text-anchor="{anchor}" font-weight="{weight}"{tint}>'
        f"{escape(words, quote=False)}</text>"
    )


def _rule(y: float, width: float) -> str:
    return f'<path d="M{_PAD} {round(y)}H{round(width - _PAD)}" stroke="{look()["ui"]["light"]["line"]}"/>'


def _width(words: str) -> float:
    """Estimate the width of a text; the picture must be the same on every machine."""
    return len(words) * _SIZE * 0.58


def _document(title: str, width: float, height: float, body: str) -> str:
    colours = look()["ui"]["light"]
    size = f"{round(width)} {round(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{round(width)}" height="{round(height)}" '
        f'role="img" font-family="{_FONT}" font-size="{_SIZE}" fill="{colours["fg"]}">'
        f"<title>{escape(title, quote=False)}</title>"
        f'<rect width="100%" height="100%" fill="{colours["bg"]}"/>{body}</svg>'
    )
