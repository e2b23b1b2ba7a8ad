"""Labels at the ends of lines, moved apart where lines end close together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gamekit.core.session import Session
from widgets.charts.paint import Paint, plain, stroke

GAP = 17
"""Least distance in pixels between two labels."""
_CHARS = 14
_CHAR, _REACH, _END = 8.2, 14, 10
"""Width of a bold character, length of the leader from line to label, room behind the label, in pixels."""


@dataclass(frozen=True, slots=True)
class End:
    """Where a line ends: whose it is, what people call him or it, the last value, and where its ghost ends."""

    id: str
    name: str
    value: int
    ghost: int | None = None

    @property
    def figures(self) -> str:
        """The last value, with that of the ghost in brackets where it is another one."""
        return str(self.value) if self.ghost in (None, self.value) else f"{self.value} ({self.ghost})"


def shorten(words: str, chars: int = _CHARS) -> str:
    """Return words short enough to stand beside a chart; a seat in brackets at their end stays."""
    _, bracket, seat = words.rpartition(" (")
    kept = f"{bracket}{seat}" if bracket and seat.endswith(")") else ""
    body = words.removesuffix(kept)
    return words if len(body) <= chars else f"{body[: chars - 1].rstrip()}…{kept}"


def speakers(session: Session) -> dict[str, str]:
    """Return the players' names by seat; players of one name have their seat behind it."""
    names = list(session.names.values())
    return {seat: f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in session.names.items()}


def room(ends: Sequence[End]) -> int:
    """Return the margin in pixels that the labels need."""
    return round(_REACH + _END + _CHAR * max(len(f"{shorten(end.name)} {end.figures}") for end in ends))


def end_labels(
    ends: Sequence[End], turn: float, span: tuple[float, float], height: int, colours: Paint, axis: str = "y"
) -> list[dict[str, Any]]:
    """Return an annotation for each line at its end.

    Parameters
    ----------
    ends
        Of equal values the first one stands on top.
    turn
        Where the lines end.
    span
        Lower and upper end of the vertical axis.
    height
        Of that axis in pixels.
    colours
        Of the theme.
    axis
        Which vertical axis: ``"y"``, ``"y2"``, ...
    """
    scale = height / (span[1] - span[0])
    # Pixels above the bottom, ascending.
    wanted = sorted(ends, key=lambda end: end.value, reverse=True)[::-1]
    places = spread([(end.value - span[0]) * scale for end in wanted], GAP, height)
    labels = []
    for end, place in zip(wanted, places, strict=True):
        colour = stroke(end.id, colours).edge
        labels.append(
            {
                "x": turn,
                "y": end.value,
                "yref": axis,
                "ax": _REACH,
                "ay": round((end.value - span[0]) * scale - place, 1),
                "text": f"<b>{plain(shorten(end.name))}</b> {end.figures}",
                "font": {"color": colour},
                "xanchor": "left",
                "showarrow": True,
                "arrowhead": 0,
                "arrowwidth": 1,
                "arrowcolor": colour,
                "standoff": 0,
            }
        )
    return labels


def spread(places: Sequence[float], least: float, room: float) -> list[float]:
    """Move ascending places apart until neighbours are ``least`` apart, each as little as that allows.

    Parameters
    ----------
    places
        Ascending.
    least
        Smallest distance allowed.
    room
        Upper bound of a place; the lower one is 0. When there is too little room it is exceeded at the top.

    Returns
    -------
    list of float
        As many places, ascending.
    """
    # Runs of labels that touch are centred on the mean of what they want, and joined while they overlap.
    runs: list[list[float]] = []
    starts: list[float] = []
    for place in places:
        runs.append([place])
        starts.append(place)
        while True:
            size = (len(runs[-1]) - 1) * least
            middle = sum(runs[-1]) / len(runs[-1])
            starts[-1] = max(0.0, min(middle - size / 2, room - size))
            if len(runs) == 1 or starts[-1] >= starts[-2] + len(runs[-2]) * least:
                break
            runs[-2:] = [runs[-2] + runs[-1]]
            starts.pop()
    return [start + index * least for start, run in zip(starts, runs, strict=True) for index in range(len(run))]
