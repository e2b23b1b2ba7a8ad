"""Where a step or an event of IMPERO stands in time: season, year, phase, and what everybody may know by then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from gamekit.core.events import Event
from gamekit.core.session import Session
from gamekit.impero.board import SEASONS
from gamekit.impero.flow import PHASES
from gamekit.impero.state import Clock
from gamekit.tables.common import Row, events_of


class Moment(NamedTuple):
    """A place in time: the number of the season, its year, the season, the phase, and the step.

    Year, season and phase are None at the start, before the first season of the tables.
    """

    turn: int
    year: int | None
    season: str | None
    phase: str | None
    step: int


def turns(session: Session) -> list[int]:
    """Return the number of the season of each step."""
    return [node.state.clock.number for node in session.line]


def place(session: Session, n: int) -> dict[str, Any]:
    """Return season, year and phase of a step."""
    clock: Clock = session.line[n].state.clock
    return {"turn": clock.number, "year": clock.year, "season": clock.season, "phase": clock.phase}


def revealed(session: Session) -> bool:
    """Return whether everybody may see the stocks: always without the option, else once the game is over (IMP-171)."""
    state = session.line[-1].state
    return not state.table.options.hidden_stocks or state.task is None


def moments(session: Session) -> list[Moment]:
    """Return the start, and the end of each phase, the last one perhaps unfinished.

    Phases that pass within one step end together, and go by the last of them: the income of a season is paid with its
    card, so that there is no moment between the two.
    """
    clocks: list[Clock] = [node.state.clock for node in session.line]
    found = [Moment(clocks[0].number - 1, None, None, None, 0)]
    for n in range(1, len(clocks)):
        before, now = clocks[n - 1], clocks[n]
        if (before.number, before.phase) != (now.number, now.phase):
            found.append(Moment(before.number, before.year, before.season, _ended(session, before, now), n))
    last = clocks[-1]
    if found[-1].step < len(clocks) - 1:
        found.append(Moment(last.number, last.year, last.season, last.phase, len(clocks) - 1))
    return found


def _ended(session: Session, before: Clock, now: Clock) -> str:
    """Return the phase that is over when the clock has moved on."""
    if now.phase == "over":
        return before.phase if now.why == "cities" else PHASES[-1]
    own = [phase for phase in PHASES if phase != "actions" or session.line[0].state.table.options.actions]
    return own[own.index(now.phase) - 1]


def season_ends(session: Session) -> list[Moment]:
    """Return the start, and the end of each season, the last one perhaps unfinished."""
    last = {at.turn: at for at in moments(session)}
    return list(last.values())


def told(session: Session, *, everything: bool = False) -> Iterator[tuple[Moment, Event]]:
    """Yield each event with the season and phase in which it happened; one step can end a season and begin the next.

    Parameters
    ----------
    everything
        Also what only some were told.
    """
    for n, node in enumerate(session.line):
        clock: Clock = session.line[max(0, n - 1)].state.clock
        at = Moment(clock.number, clock.year, clock.season, clock.phase, n)
        if not n:
            at = Moment(clock.number - 1, None, None, None, 0)
        for event in node.events if everything else events_of(session, n):
            if event.kind == "season":
                year, season = event.params()["year"], event.params()["season"]
                number = (year - 1) * len(SEASONS) + SEASONS.index(season) + 1
                at = Moment(number, year, season, PHASES[0], n)
            elif event.kind == "phase":
                at = at._replace(phase=event.params()["phase"])
            yield at, event


def when(at: Moment, *, phase: bool = False) -> Row:
    """Return the columns of a moment, with or without its phase."""
    row = at._asdict()
    return row if phase else {key: value for key, value in row.items() if key != "phase"}


WHEN = ("turn", "year", "season", "step")
"""The columns of :func:`when` without the phase."""
