"""What the charts of Incorporated have in common: time in turns and phases, players in their corporations' colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.locale import name, text
from widgets.base import look
from widgets.charts.labels import speakers
from widgets.charts.paint import TEXT, Paint

if TYPE_CHECKING:
    from gamekit.tables import Row

GAME = "incorporated"
PHASES = ("outlook", "investment", "competition", "lobbying", "earnings")
_PHASE = 1 / len(PHASES)


def place(row: Row, within: float = 1.0) -> float:
    """Return where a row stands in time, in turns from the start of the first one.

    Parameters
    ----------
    row
        Of a table, with its turn and phase.
    within
        Where in the phase: 0 its start, 1 its end.
    """
    if row["phase"] == "setup":
        return float(row["turn"])
    if row["phase"] == "over":
        # The final scoring follows the last turn, and takes as much room as a phase.
        turns, phases = row["turn"], within
    else:
        turns, phases = row["turn"] - 1, PHASES.index(row["phase"]) + within
    return float(round(turns + phases * _PHASE, 4))


def when(row: Row, lang: str) -> str:
    """Return after which turn and phase a row stands, in words for the end of a sentence."""
    if row["phase"] in ("setup", "over"):
        return text(f"chart.incorporated.when_{row['phase']}", lang)
    which = "when_turn" if row["phase"] == PHASES[-1] else "when"
    return text(f"chart.incorporated.{which}", lang, game=GAME, turn=row["turn"], phase=row["phase"])


def moment(row: Row, lang: str) -> str:
    """Return turn and phase of a row, for hovering."""
    if row["phase"] in ("setup", "over"):
        return name(GAME, row["phase"], lang)
    return text("chart.incorporated.moment", lang, game=GAME, turn=row["turn"], phase=row["phase"])


def dollars(value: int, lang: str) -> str:
    """Return an amount of money as it is written."""
    words = text("chart.incorporated.dollars", lang, value=abs(value))
    return f"−{words}" if value < 0 else words


def time_axis(first: float, last: float, lang: str, colours: Paint) -> dict[str, Any]:
    """Return the horizontal axis: a name in the middle of each turn, small ticks between its phases."""
    last = max(last, first + 1)
    middles = [turn + 0.5 for turn in range(int(first), int(last - 0.5) + 1)]
    return {
        "title": {"text": text("chart.incorporated.time", lang), "font": {"size": TEXT}},
        "range": [first - 0.01 * (last - first), last + 0.02 * (last - first)],
        "tickvals": middles,
        "ticktext": [text("chart.turn_value", lang, turn=int(middle + 0.5)) for middle in middles],
        "ticks": "",
        "showgrid": False,
        "zeroline": False,
        "linecolor": colours.ink,
        "minor": {"dtick": _PHASE, "tick0": 0, "ticks": "outside", "tickcolor": colours.ink, "ticklen": 4},
    }


def turn_lines(first: float, last: float, colours: Paint) -> list[dict[str, Any]]:
    """Return a quiet line between two turns each, from top to bottom of the drawing."""
    return [
        {
            "type": "line",
            "xref": "x",
            "yref": "paper",
            "x0": turn,
            "x1": turn,
            "y0": 0,
            "y1": 1,
            "layer": "below",
            "line": {"color": colours.grid, "width": 1},
        }
        for turn in range(int(first), int(last) + 1)
    ]


def corporations(session: Session) -> dict[str, str]:
    """Return what each seat is drawn as: its corporation, or the seat itself before it has one."""
    seats: Mapping[str, Any] = session.view(len(session), PUBLIC)["seats"]
    known = look()["corporations"]
    return {
        seat: held["corporation"] if held["corporation"] and held["corporation"] in known else seat
        for seat, held in seats.items()
    }


def speak(session: Session) -> dict[str, Any]:
    """Return what :func:`gamekit.locale.text` needs to name players."""
    return {"game": GAME, "names": speakers(session)}
