"""Stacked bars: layers told apart by fill, pattern and letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from widgets.charts.paint import SMALL, Paint, plain

if TYPE_CHECKING:
    import plotly.graph_objects as go

PATTERNS = ("", "/", ".", "x", "-")
"""Patterns of layers, as plotly spells them."""


def layer(
    x: Sequence[float],
    y: Sequence[int],
    hover: Sequence[str],
    fill: str,
    pattern: str,
    *,
    title: str,
    axis: str,
    legend: bool,
    colours: Paint,
    **more: Any,
) -> go.Bar:
    """Return one layer of stacked bars, with the first letter of its name in each piece.

    Parameters
    ----------
    x, y, hover
        Places, values and texts to show over them; a piece without value has no letter.
    fill, pattern
        Colour, and one of :data:`PATTERNS`.
    title
        What it is, in words; layers of one title are one in the legend.
    axis, legend
        Which vertical axis, and whether this one stands in the legend.
    colours
        Of the theme.
    **more
        What else plotly is to know, such as ``meta`` and ``width``.
    """
    import plotly.graph_objects as go

    return go.Bar(
        x=list(x),
        y=list(y),
        yaxis=axis,
        name=plain(title),
        legendgroup=title,
        showlegend=legend,
        text=[title[0].upper() if value else "" for value in y],
        textposition="inside",
        insidetextanchor="middle",
        textangle=0,
        insidetextfont={"size": SMALL, "color": colours.ink, "shadow": ", ".join([f"0 0 2px {fill}"] * 6)},
        marker={
            "color": fill,
            "line": {"color": colours.ink, "width": 1},
            # Under a letter only a light pattern can be read.
            "pattern": {
                "shape": pattern,
                "size": 9,
                "solidity": 0.12,
                "fgcolor": colours.ink,
                "bgcolor": fill,
            },
        },
        customdata=[plain(said) for said in hover],
        hovertemplate="%{customdata}<extra></extra>",
        **more,
    )
