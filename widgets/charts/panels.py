"""Panels below each other, on one axis of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from widgets.charts.paint import SMALL, TEXT, Paint, plain

LEGEND = 46
"""Room for a legend under the axis, in pixels."""
_HEADING = 34
"""Room above a panel for its heading, in pixels."""


@dataclass(frozen=True, slots=True)
class Panels:
    """Where panels stand.

    Parameters
    ----------
    count
        How many there are.
    height
        Of the drawing of each, in pixels.
    strip
        Room above the first one, in pixels.
    """

    count: int
    height: int
    strip: int = 0

    @property
    def inner(self) -> int:
        """Height of all of them, in pixels."""
        return self.strip + self.count * (self.height + _HEADING)

    def axis(self, place: int) -> str:
        """Return the vertical axis of a panel as a trace names it."""
        return "y" if place == 0 else f"y{place + 1}"

    def key(self, place: int) -> str:
        """Return the vertical axis of a panel as a layout names it."""
        return "yaxis" if place == 0 else f"yaxis{place + 1}"

    def domain(self, place: int) -> list[float]:
        """Return bottom and top of a panel as parts of the whole height."""
        ceiling = self.inner - self.strip - place * (self.height + _HEADING) - _HEADING
        return [(ceiling - self.height) / self.inner, ceiling / self.inner]

    def heading(self, place: int, bold: str, rest: str, colours: Paint) -> dict[str, Any]:
        """Return what stands above a panel, as an annotation."""
        return {
            "x": 0,
            "xref": "paper",
            "xanchor": "left",
            "y": self.domain(place)[1],
            "yref": "paper",
            "yanchor": "bottom",
            "text": f"<b>{plain(bold)}</b> {plain(rest)}",
            "font": {"size": TEXT, "color": colours.ink},
            # No line of the time below strikes it through.
            "bgcolor": colours.paper,
            "borderpad": 1,
            "showarrow": False,
        }


def scale(low: int, high: int, title: str, colours: Paint) -> dict[str, Any]:
    """Return a vertical axis of whole numbers from the lowest to the highest value, with a little room around."""
    room = max(1, high - low)
    return {
        "title": {"text": title, "font": {"size": TEXT}},
        "range": [low - 0.1 * room, high + 0.1 * room],
        "gridcolor": colours.grid,
        "zeroline": low <= 0 <= high,
        "zerolinecolor": colours.ink,
        "tickformat": "d",
        # So few that they keep apart in a low panel, and whole ones in any.
        **({"dtick": 1} if room < 3 else {"nticks": 4}),
    }


def legend(colours: Paint) -> dict[str, Any]:
    """Return a legend of layers below the axis, which hides none of them."""
    return {
        "orientation": "h",
        "x": 0,
        "yref": "container",
        "y": 0,
        "yanchor": "bottom",
        "font": {"size": SMALL, "color": colours.ink},
        "itemclick": False,
        "itemdoubleclick": False,
        "traceorder": "normal",
    }
