"""Paper, colours and frame of the charts: what all of them have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from widgets.base import look

if TYPE_CHECKING:
    import plotly.graph_objects as go

THEMES = ("light", "dark")

FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
TITLE, TEXT, SMALL = 16, 13, 12
"""Sizes of type in pixels."""
_TITLE_CHARS, _NOTE_CHARS = 64, 82
"""Characters that surely fit into a line of a title and of the note under it where a chart is 560 pixels wide."""
_TITLE_LINE, _NOTE_LINE, _NOTE_GAP, _AROUND, _BASELINE = 21, 15, 8, 30, 28
"""Heights of lines, between title and note, and around both; where the first line stands; in pixels."""
LEFT, BOTTOM = 56, 54
"""Margins in pixels beside and under what is drawn."""


@dataclass(frozen=True, slots=True)
class Paint:
    """Colours of a theme: paper, text on it, quieter text, and the lines of the grid."""

    theme: str
    paper: str
    ink: str
    muted: str
    grid: str


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a nation, a corporation, a faction or a player is drawn.

    Parameters
    ----------
    line
        Colour of the line itself, the same in both themes for a nation.
    edge
        Colour of the same hue that stands out from the paper: casing of the line, edge of the marker, text.
    core
        Colour inside a marker; that of the paper makes a ring.
    dash, symbol
        As plotly spells them.
    """

    line: str
    edge: str
    core: str
    dash: str
    symbol: str


def paint(theme: str) -> Paint:
    """Return the colours of a theme.

    Raises
    ------
    ValueError
        If there is no such theme.
    """
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}: choose one of {', '.join(THEMES)}")
    ui = look()["ui"][theme]
    return Paint(theme, ui["bg"], ui["fg"], ui["muted"], ui["line"])


def stroke(identifier: str, colours: Paint) -> Stroke:
    """Return how a nation, corporation, faction or seat is drawn: nations filled as on the board, others rings."""
    nations, seats = look()["nations"], {**look()["corporations"], **look()["factions"], **look()["seats"]}
    if identifier in nations:
        style = nations[identifier]
        line, edge, core = style["fill"], style["text"][colours.theme], style["fill"]
    else:
        style = seats[identifier]
        line, edge, core = style["line"][colours.theme], style["line"][colours.theme], colours.paper
    dash = ",".join(f"{length}px" for length in style["dash"].split()) or "solid"
    return Stroke(line, edge, core, dash, style["symbol"])


def mixed(colour: str, paper: str, share: float) -> str:
    """Return so much of a colour laid over the paper, as one solid colour."""
    parts = ((int(colour[at : at + 2], 16), int(paper[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(share * over + (1 - share) * under):02x}" for over, under in parts)


def plain(words: str) -> str:
    """Return text for plotly, which reads signs of HTML in it, and a formula between two dollar signs."""
    return escape(words, quote=False).replace("$", "&#36;")


def blank() -> go.Figure:
    """Return a figure with nothing in it, and nothing of what plotly adds by itself."""
    import plotly.graph_objects as go

    return go.Figure(layout={"template": go.layout.Template()})


def held(
    x: Sequence[float], y: Sequence[int | None], style: Stroke, title: str, *, width: float = 2, **more: Any
) -> go.Scatter:
    """Return a line with markers that keeps each value until the next one.

    Parameters
    ----------
    title
        What is drawn, in words.
    width
        Of the line, in pixels.
    **more
        What else plotly is to know, such as ``meta`` and ``hovertemplate``.
    """
    import plotly.graph_objects as go

    return go.Scatter(
        x=list(x),
        y=list(y),
        name=plain(title),
        mode="lines+markers",
        cliponaxis=False,
        line={"color": style.line, "width": width, "dash": style.dash, "shape": "hv"},
        marker={
            "symbol": style.symbol,
            "size": 8,
            "maxdisplayed": 12,
            "color": style.core,
            "line": {"color": style.edge, "width": 1.5},
        },
        **more,
    )


def line(
    x: Sequence[float],
    y: Sequence[int | None],
    hover: Sequence[str],
    style: Stroke,
    *,
    title: str,
    axis: str = "y",
    width: float = 2,
    **meta: str,
) -> go.Scatter:
    """Return a line that keeps each value until the next one, with a text to show over each point."""
    template = "%{text}<extra></extra>"
    return held(x, y, style, title, width=width, yaxis=axis, meta=meta, text=list(hover), hovertemplate=template)


def plain_stroke(colours: Paint, *, ghost: bool = False, dash: str = "solid") -> Stroke:
    """Return how a line is drawn that is nobody's: in the accent of the page, or as a quiet ghost of another game."""
    colour = colours.muted if ghost else str(look()["ui"][colours.theme]["accent"])
    return Stroke(colour, colour, colours.paper, dash, "circle")


def warning(colours: Paint) -> str:
    """Return the colour that marks what is bad news: a crisis, a deficit."""
    return str(look()["board"][colours.theme]["mark"])


def _broken(words: str, chars: int) -> list[str]:
    """Return a sentence in as few lines as so many characters a line allow, about as long as each other."""
    lines = wrap(words, chars)
    for width in range(chars - 1, 0, -1):
        tried = wrap(words, width)
        if len(tried) > len(lines):
            break
        lines = tried
    return lines


def head(title: str, note: str, colours: Paint) -> tuple[dict[str, Any], int]:
    """Return the title of a layout, broken into lines that fit a narrow chart, and the margin that it needs on top.

    Parameters
    ----------
    title
        A sentence with the result.
    note
        What a reader must know beside it; "" for nothing.
    colours
        Of the theme.
    """
    lines, notes = _broken(title, _TITLE_CHARS), _broken(note, _NOTE_CHARS)
    top = _AROUND + _TITLE_LINE * len(lines) + (_NOTE_GAP + _NOTE_LINE * len(notes) if notes else 0)
    made: dict[str, Any] = {
        "text": "<br>".join(map(plain, lines)),
        "x": 0,
        "xref": "container",
        "xanchor": "left",
        # Only in this way the first line stands where it is told to, and the others, and the note, under it.
        "y": 1,
        "yref": "paper",
        "yanchor": "bottom",
        "pad": {"l": 12, "b": top - _BASELINE},
        "font": {"size": TITLE, "color": colours.ink},
    }
    if notes:
        made["subtitle"] = {
            "text": "<br>".join(map(plain, notes)),
            "font": {"size": SMALL, "color": colours.muted},
        }
    return made, top


def frame(title: str, note: str, inner: int, right: int, colours: Paint) -> dict[str, Any]:
    """Return the layout around a drawing.

    Parameters
    ----------
    title, note
        As for :func:`head`.
    inner
        Height of the drawing itself, in pixels.
    right
        Margin for the labels at the ends of lines, in pixels.
    colours
        Of the theme.
    """
    heading, top = head(title, note, colours)
    return {
        "title": heading,
        "height": top + inner + BOTTOM,
        "margin": {"l": LEFT, "r": right, "t": top, "b": BOTTOM},
        "paper_bgcolor": colours.paper,
        "plot_bgcolor": colours.paper,
        "font": {"family": FONT, "size": TEXT, "color": colours.ink},
        "hoverlabel": {
            "bgcolor": colours.paper,
            "bordercolor": colours.muted,
            "font": {"family": FONT, "size": TEXT, "color": colours.ink},
        },
        "modebar": {"bgcolor": colours.paper, "color": colours.muted, "activecolor": colours.ink},
        "showlegend": False,
    }


def steps(values: Sequence[int]) -> int | None:
    """Return the distance of the ticks of an axis of whole numbers: 1 on a short one, else plotly's choice."""
    return 1 if max(values) - min(values) <= 6 else None
