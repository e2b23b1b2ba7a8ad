"""Tables of words as SVG pictures, for a saved notebook that is opened where nothing runs."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.base import look
from widgets.pictures.svg import FONT, tag, words

SIZE = 13
ROW = 22
PAD = 8


def tables(title: str, parts: Sequence[tuple[str, Sequence[Sequence[str]]]]) -> str:
    """Draw tables one below the other.

    Parameters
    ----------
    title
        What a screen reader says of the picture.
    parts
        The caption and the rows of each table; its first row is its head.
    """
    body, top, width = [], 0.0, 0.0
    for caption, rows in parts:
        drawn, height, wide = table(caption, rows, top)
        body.append(drawn)
        top += height + PAD
        width = max(width, wide)
    return document(title, width, top, "".join(body))


def table(caption: str, rows: Sequence[Sequence[str]], top: float) -> tuple[str, float, float]:
    """Return the marks of a table, its height, and the width of it and of its caption.

    The first column is on the left, the others right.
    """
    widths = [max(_width(row[column]) for row in rows) + 2 * PAD for column in range(len(rows[0]))]
    ends = [sum(widths[: column + 1]) for column in range(len(widths))]
    marks = [line(caption, PAD, top + 18, weight=700)]
    for index, row in enumerate(rows):
        base = top + ROW * (index + 2) - 6
        for column, cell in enumerate(row):
            faint = index == 0
            if column == 0:
                marks.append(line(cell, PAD, base, faint=faint))
            else:
                marks.append(line(cell, ends[column] - PAD, base, anchor="end", faint=faint))
        marks.append(rule(base + 6, ends[-1]))
    return "".join(marks), ROW * (len(rows) + 1), max(ends[-1], _width(caption) + 2 * PAD)


def line(said: str, x: float, y: float, *, anchor: str = "start", weight: int = 400, faint: bool = False) -> str:
    """Return a line of words; ``x`` is where it starts, or ends if ``anchor`` is ``"end"``."""
    tint = f' fill="{look()["ui"]["light"]["muted"]}"' if faint else ""
    return (
        f'<text x="{round(x)}" y="{round(y)}" text-anchor="{anchor}" font-weight="{weight}"{tint}>{words(said)}</text>'
    )


def rule(y: float, width: float) -> str:
    """Return a hairline."""
    return tag("path", d=f"M{PAD} {round(y)}H{round(width - PAD)}", stroke=look()["ui"]["light"]["line"])


def _width(said: str) -> float:
    """Estimate the width of a text; the picture must be the same on every machine."""
    return len(said) * SIZE * 0.58


def document(title: str, width: float, height: float, body: str) -> str:
    """Return a whole picture."""
    colours = look()["ui"]["light"]
    size = f"{round(width)} {round(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{round(width)}" height="{round(height)}" '
        f'role="img" font-family="{FONT}" font-size="{SIZE}" fill="{colours["fg"]}">'
        f"<title>{words(title)}</title>"
        f'<rect width="100%" height="100%" fill="{colours["bg"]}"/>{body}</svg>'
    )
