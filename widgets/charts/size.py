"""Charts for a projector: the same drawing, all of it half as large again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from widgets.base import SIZES

if TYPE_CHECKING:
    import plotly.graph_objects as go

SCALE = 1.5
"""What a large chart is multiplied by, as large widgets are."""
_LENGTHS = frozenset(
    {
        *("size", "width", "height", "l", "r", "t", "b", "ax", "ay", "xshift", "yshift", "arrowwidth", "standoff"),
        *("borderpad", "ticklen", "xgap", "ygap", "pad", "thickness"),
    }
)
"""Keys of what plotly measures in pixels."""
_BARS = frozenset({"width"})
"""Keys that a bar has in units of its axis."""
_DATA = frozenset({"meta", "x", "y", "z", "text", "customdata", "colorscale", "domain"})
"""Keys of what is drawn, and of notes on it."""


def sized(figure: go.Figure, size: str) -> go.Figure:
    """Return a figure in a size: as it is, or with type, lines, marks, margins and height 1.5 times as large.

    Parameters
    ----------
    figure
        Made for a width of 560 pixels or more.
    size
        ``"normal"``, or ``"large"``, which needs 840.

    Raises
    ------
    ValueError
        If there is no such size.
    """
    import plotly.graph_objects as go

    if size not in SIZES:
        raise ValueError(f"no size {size!r}: choose one of {', '.join(SIZES)}")
    if size == SIZES[0]:
        return figure
    drawn = figure.to_dict()
    data = [{**_larger(trace), **_kept(trace)} for trace in drawn["data"]]
    return go.Figure(data=data, layout=_larger(drawn["layout"]))


def _kept(trace: Mapping[str, Any]) -> dict[str, Any]:
    """Return what of a trace is measured in units of its axes."""
    return {key: trace[key] for key in _BARS if trace["type"] == "bar" and key in trace}


def _larger(part: Any, key: str = "") -> Any:
    """Return a part of a figure with its lengths multiplied."""
    if key in _DATA:
        return part
    if isinstance(part, Mapping):
        return {name: _larger(value, name) for name, value in part.items()}
    if isinstance(part, list | tuple):
        return [_larger(value, key) for value in part]
    if key == "dash" and isinstance(part, str):
        return re.sub(r"[\d.]+(?=px)", lambda found: f"{SCALE * float(found[0]):g}", part)
    if key in _LENGTHS and isinstance(part, int | float) and not isinstance(part, bool):
        return SCALE * part
    return part
