"""What the charts of IMPERO have in common: time in seasons, their tints, players in the colours of their factions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.impero.board import SEASONS
from gamekit.impero.flow import PHASES
from gamekit.locale import name, text
from widgets.base import look
from widgets.charts.labels import speakers
from widgets.charts.paint import SMALL, Paint, mixed

if TYPE_CHECKING:
    from gamekit.tables import Row

GAME = "impero"
_TINT = 0.65
"""How much of its colour the tint of a season has: it lies under lines and words."""


def place(row: Row) -> float:
    """Return where a row stands in time, in seasons from the start of the game: at the end of its phase or season."""
    phase = row.get("phase")
    if row["season"] is None or phase is None:
        return float(row["turn"])
    return float(round(row["turn"] - 1 + (PHASES.index(phase) + 1) / len(PHASES), 4))


def right_end(rows: Sequence[Row]) -> float:
    """Return where a drawing of lines ends, which has a little room although nothing may have happened yet."""
    return max(max(place(row) for row in rows), seasons(rows)[-1] - 0.8)


def when(row: Mapping[str, Any], lang: str) -> str:
    """Return after what a row stands, in words for the end of a sentence."""
    if row["season"] is None:
        return text("chart.impero.when_start", lang)
    whole = row.get("phase") in (None, PHASES[-1])
    shown = {"season": row["season"], "year": row["year"], "game": GAME}
    if whole:
        return text("chart.impero.when", lang, **shown)
    return text("chart.impero.when_phase", lang, **shown, phase=row["phase"])


def moment(row: Mapping[str, Any], lang: str) -> str:
    """Return season and year of a row, and its phase if it has one, for hovering."""
    if row["season"] is None:
        return text("column.start", lang)
    shown = {"season": row["season"], "year": row["year"], "game": GAME}
    if row.get("phase") is None:
        return text("chart.impero.moment", lang, **shown)
    return text("chart.impero.moment_phase", lang, **shown, phase=row["phase"])


def at(row: Row) -> dict[str, Any]:
    """Return what :func:`when` needs of a row, for the notes of a figure."""
    return {key: row[key] for key in ("turn", "year", "season", "phase") if key in row}


def year_of(turn: int) -> int:
    """Return the year of a season by its number."""
    return (turn - 1) // len(SEASONS) + 1


def season_of(turn: int) -> str:
    """Return a season by its number."""
    return SEASONS[(turn - 1) % len(SEASONS)]


def seasons(rows: Sequence[Row]) -> list[int]:
    """Return the numbers of the seasons that rows cover, at least the one that begins."""
    turns = [row["turn"] for row in rows]
    first = turns[0] + (rows[0]["season"] is None)
    return list(range(first, max(first, *turns) + 1))


def season_axis(
    turns: Sequence[int], lang: str, colours: Paint, *, start: bool = False, end: float | None = None
) -> dict[str, Any]:
    """Return the horizontal axis: the name of each season under its band.

    Parameters
    ----------
    turns
        Numbers of the seasons.
    start
        Whether a place before the first one stands for the start.
    end
        Where lines end in the last season; None: at its end.
    """
    first, last = turns[0] - 1, float(turns[-1]) if end is None else end
    names = {(turn - 1 + min(turn, last)) / 2: name(GAME, season_of(turn), lang) for turn in turns}
    if start:
        names = {first - 0.5: capital(text("column.start", lang)), **names}
    return {
        "range": [first - start - (0 if end is None else 0.015 * (last - first)), last],
        "tickvals": list(names),
        "ticktext": list(names.values()),
        "tickfont": {"size": SMALL},
        # Where names have no room beside each other they stand upright.
        "autotickangles": [0, -90],
        "ticks": "",
        "showgrid": False,
        "zeroline": False,
        "linecolor": colours.ink,
    }


def capital(words: str) -> str:
    """Return words with a capital at their beginning."""
    return words[:1].upper() + words[1:]


ROOM = 20
"""Room below the axis that upright names of seasons need beyond that of a title, in pixels."""
YEARS = 20
"""Room for the names of the years above a drawing, in pixels."""


def tints(turns: Sequence[int], axes: Sequence[str], colours: Paint) -> list[dict[str, Any]]:
    """Return a band in the colour of each season, and a line where a year begins, in each of the vertical axes."""
    found: list[dict[str, Any]] = []
    for axis in axes:
        for turn in turns:
            band = {"xref": "x", "yref": f"{axis} domain", "x0": turn - 1, "y0": 0, "y1": 1, "layer": "below"}
            fill = mixed(look()["seasons"][season_of(turn)][colours.theme], colours.paper, _TINT)
            found.append({**band, "type": "rect", "x1": turn, "fillcolor": fill, "line": {"width": 0}})
            if season_of(turn) == SEASONS[0] and turn != turns[0]:
                edge = {"color": colours.muted, "width": 1}
                found.append({**band, "type": "line", "x1": turn - 1, "line": edge})
    return found


def years(turns: Sequence[int], lang: str, colours: Paint, *, end: float | None = None) -> list[dict[str, Any]]:
    """Return the name of each year at the top of the drawing, above its seasons."""
    found = []
    for year in sorted({year_of(turn) for turn in turns}):
        own = [turn for turn in turns if year_of(turn) == year]
        found.append(
            {
                "x": (own[0] - 1 + min(own[-1], own[-1] if end is None else end)) / 2,
                "y": 1,
                "yref": "paper",
                "xanchor": "center",
                "yanchor": "top",
                "text": text("chart.impero.year", lang, year=year),
                "font": {"size": SMALL, "color": colours.muted},
                "showarrow": False,
            }
        )
    return found


def factions(session: Session) -> dict[str, str]:
    """Return the faction of each seat, in whose colours it is drawn."""
    return {seat: held["faction"] for seat, held in session.view(len(session), PUBLIC)["seats"].items()}


def known(session: Session) -> dict[str, Any]:
    """Return what the notes of a figure need to name players and factions in any language."""
    return {"game": GAME, "names": speakers(session), "factions": factions(session)}


def speak(meta: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Return what :func:`gamekit.locale.text` needs to name players with their factions."""
    named = {seat: f"{called} ({name(GAME, meta['factions'][seat], lang)})" for seat, called in meta["names"].items()}
    return {"game": GAME, "names": named}


def letter(faction: str) -> str:
    """Return the letter of a faction, as on the board."""
    return str(look()["factions"][faction]["letter"])


def initialled(meta: Mapping[str, Any]) -> dict[str, str]:
    """Return the players' names with the letters of their factions, for the ends of lines."""
    return {seat: f"{called} ({letter(meta['factions'][seat])})" for seat, called in meta["names"].items()}


def key(meta: Mapping[str, Any], lang: str) -> str:
    """Return which letter stands for which player and faction."""
    named = speak(meta, lang)["names"]
    # A letter stays on the line of its player.
    pairs = (f"{letter(faction)}\u00a0=\u00a0{named[seat]}" for seat, faction in meta["factions"].items())
    return text("chart.impero.key", lang, pairs=", ".join(pairs))
