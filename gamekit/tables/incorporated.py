"""The tables of Incorporated: what stood after each phase, how the sliders moved, what squares earned, and crises.

All of it is what everybody may see: where cash is private (INC-013), its cells are empty until the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from gamekit.core.events import Event, Paid
from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.incorporated import odds, scoring
from gamekit.incorporated.board import board
from gamekit.incorporated.causes import cause_of, particular
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import SliderMoved
from gamekit.incorporated.events_late import CrisisRolled
from gamekit.incorporated.state import State
from gamekit.tables.common import CASH, DEBT, DIE, NEXT, SQUARES, Row, Table, events_of, shared

SLIDERS = ("growth", "interest", "stress", "power")

_FINAL = ("end_squares", "end_leader")


class Moment(NamedTuple):
    """The end of a phase, or of what there is of one: the last step that belongs to it."""

    turn: int
    phase: str
    step: int


def turns(session: Session) -> list[int]:
    """Return the turn of each step."""
    return [node.state.clock.turn for node in session.line]


def place(session: Session, n: int) -> dict[str, Any]:
    """Return turn and phase of a step."""
    clock = session.line[n].state.clock
    return {"turn": clock.turn, "phase": clock.phase}


def moments(session: Session) -> list[Moment]:
    """Return the start, which is the end of the set-up, and the end of each phase, the last one perhaps unfinished.

    A game that is over ends with a moment of the phase ``over``, at the step at which its last phase ended too.
    """
    clocks = [node.state.clock for node in session.line]
    start = next((n for n, clock in enumerate(clocks) if clock.phase != "setup"), len(clocks) - 1)
    found = [Moment(clocks[0].turn - 1, "setup", start)]
    for n in range(start + 1, len(clocks)):
        before, now = clocks[n - 1], clocks[n]
        if (before.turn, before.phase) != (now.turn, now.phase):
            found.append(Moment(before.turn, before.phase, n))
    last = clocks[-1]
    if last.phase == "over" or found[-1].step < len(clocks) - 1:
        found.append(Moment(last.turn, last.phase, len(clocks) - 1))
    return found


def _paid_at_the_end(session: Session, n: int) -> dict[str, int]:
    """Return what the final scoring paid each seat in a step."""
    found = dict.fromkeys(session.names, 0)
    for event in events_of(session, n):
        if isinstance(event, Paid) and event.cause in _FINAL:
            found[event.target] += event.amount
    return found


def _cash(session: Session, at: Moment) -> dict[str, int | None]:
    """Return the cash of each seat; at the end of the last phase without what the final scoring pays in its step."""
    purses = {seat: held["cash"] for seat, held in session.view(at.step, PUBLIC)["seats"].items()}
    if session.line[at.step].state.clock.phase != "over" or at.phase == "over":
        return purses
    before = session.view(at.step - 1, PUBLIC)["seats"]
    final = _paid_at_the_end(session, at.step)
    return {seat: None if before[seat]["cash"] is None else purses[seat] - final[seat] for seat in purses}


def _by_phase(session: Session, values: Callable[[Moment], dict[str, Any]]) -> list[Row]:
    return [{**at._asdict(), **values(at)} for at in moments(session)]


def _bonds(session: Session, _lang: str) -> list[Row]:
    def values(at: Moment) -> dict[str, Any]:
        view = session.view(at.step, PUBLIC)
        held = {seat: entry["bonds"] for seat, entry in view["seats"].items()}
        return {
            **held,
            **{f"{seat}{NEXT}": entry["loan"] for seat, entry in view["seats"].items()},
            "interest": view["sliders"]["interest"]["value"],
        }

    return _by_phase(session, values)


def _net_worth(session: Session, _lang: str) -> list[Row]:
    def values(at: Moment) -> dict[str, Any]:
        state: State = session.line[at.step].state
        cash = _cash(session, at)
        if state.task is None:
            final = _paid_at_the_end(session, at.step)
            squares = dict.fromkeys(cash, 0) if at.phase == "over" else final
            ended = state
        else:
            # The rules end the game on a copy: what they pay then is what the squares are worth now.
            draft = Draft(state)
            scoring.finish(draft)
            ended = draft.state()
            squares = {seat: ended.cash(seat) - state.cash(seat) for seat in cash}
        debt = {seat: ended.cash(seat) - scoring.score(ended, seat) for seat in cash}
        worth = {seat: None if (held := cash[seat]) is None else held + squares[seat] - debt[seat] for seat in cash}
        parts = ((CASH, cash), (SQUARES, squares), (DEBT, debt))
        return {**worth, **{f"{seat}{part}": found[seat] for seat in cash for part, found in parts}}

    return _by_phase(session, values)


@dataclass
class _Move:
    """Sliders that something moved at once."""

    turn: int
    phase: str
    step: int
    cause: str
    detail: str | None
    values: dict[str, int]
    said: list[str] = field(default_factory=list)
    intensity: int | None = None


def _moves(session: Session, lang: str, values: dict[str, int]) -> Iterator[_Move]:
    """Yield what moved the sliders, step by step; ``values`` goes along with them."""
    for n in range(len(session) + 1):
        # One step can end a turn with a crisis, and open the card of the next one.
        clock = session.line[max(0, n - 1)].state.clock
        turn, phase, found = clock.turn, clock.phase, None
        for event in events_of(session, n):
            if event.kind == "turn":
                turn = event.params()["turn"]
            elif event.kind == "phase":
                phase = event.params()["phase"]
            elif isinstance(event, (SliderMoved, CrisisRolled)):
                cause = cause_of(event) if isinstance(event, SliderMoved) else "crisis"
                if found is None or (found.turn, found.cause) != (turn, cause):
                    if found is not None:
                        yield found
                    found = _Move(turn, phase, n, cause, _detail(session, n, cause), {})
                if isinstance(event, SliderMoved):
                    values[event.slider] = event.end
                else:
                    found.intensity = event.intensity
                found.values = dict(values)
                found.said.append(event.text(lang, session.game.id, session.names))
        if found is not None:
            yield found


def _detail(session: Session, n: int, cause: str) -> str | None:
    """Return what the cause of a step's moves was in particular: a card, a country, or a seat."""
    node = session.line[n]
    return particular(cause, node.state, node.action, events_of(session, n))


def _sliders(session: Session, lang: str) -> list[Row]:
    sliders = session.view(0, PUBLIC)["sliders"]
    cards = dict(sliders["growth"]["track"])
    values = {slider: sliders[slider]["value"] for slider in SLIDERS}
    start = moments(session)[0]
    nothing: Row = {"crisis": None, "cause": None, "detail": None, "happened": ""}

    def row(turn: int, phase: str, step: int, shown: Mapping[str, int], **rest: Any) -> Row:
        return {"turn": turn, "phase": phase, "step": step, **shown, "cards": cards[shown["growth"]], **rest}

    made = [row(*start, values, **nothing)]
    for move in _moves(session, lang, dict(values)):
        told: Row = {"cause": move.cause, "detail": move.detail, "happened": " ".join(move.said)}
        made.append(row(move.turn, move.phase, move.step, move.values, crisis=move.intensity, **told))
    *_, end = moments(session)
    if made[-1]["step"] < end.step or end.phase == "over":
        shown = {slider: made[-1][slider] for slider in SLIDERS}
        made.append(row(*end, shown, **nothing))
    return made


def _income(session: Session, _lang: str) -> list[Row]:
    """Return what squares earned each seat, by industry: the industry's event follows the payments for its squares."""
    sums: dict[tuple[int, str, str, str], dict[str, int]] = {}
    for n in range(1, len(session) + 1):
        turn = session.line[n - 1].state.clock.turn
        industry, squares = "", list[Paid]()
        for event in events_of(session, n):
            if event.kind in ("leader", "no_leader"):
                industry = event.params()["industry"]
                for paid in squares:
                    _add(sums, (turn, _occasion(paid), paid.target, industry), "squares", paid.amount)
                squares = []
            elif isinstance(event, Paid) and event.cause in ("payoff", "end_squares"):
                squares.append(event)
            elif isinstance(event, Paid) and event.cause in ("leader", "end_leader"):
                _add(sums, (turn, _occasion(event), event.target, industry), "lead", event.amount)
    keys = ("turn", "occasion", "seat", "industry")
    return [{**dict(zip(keys, key)), **found, "amount": sum(found.values())} for key, found in sums.items()]


def _occasion(event: Paid) -> str:
    return "final" if event.cause in _FINAL else "earnings"


def _add(sums: dict[Any, dict[str, int]], key: tuple[int, str, str, str], what: str, amount: int) -> None:
    sums.setdefault(key, {"squares": 0, "lead": 0})[what] += amount


def _crisis_odds(session: Session, _lang: str) -> list[Row]:
    def row(turn: int, n: int, before: int, rolled: Event | None) -> Row:
        view = session.view(before, PUBLIC)
        told = rolled.params() if rolled else {"die": None, "intensity": None}
        return {
            "turn": turn,
            "step": n,
            "growth": view["sliders"]["growth"]["value"],
            "stress": view["sliders"]["stress"]["value"],
            "difficulty": view["crisis"]["difficulty"],
            "chances": view["crisis"]["chances"],
            "of": view["crisis"]["of"],
            "die": told["die"],
            "intensity": told["intensity"],
        }

    made = [
        row(session.line[n - 1].state.clock.turn, n, n - 1, event)
        for n in range(1, len(session) + 1)
        for event in events_of(session, n)
        if event.kind == "crisis_rolled"
    ]
    clock = session.line[-1].state.clock
    if clock.phase != "over" and (not made or made[-1]["turn"] < clock.turn):
        made.append(row(clock.turn, len(session), len(session), None))
    return made


def heatmap() -> list[Row]:
    """Return what each number of the die brings at each difficulty there can be: the intensity, 0 for no crisis.

    Returns
    -------
    list of dict
        A row for each difficulty, the lowest first: ``difficulty``, ``chances`` (of 12) of a crisis, ``mean``
        (intensity of a crisis, if there is one; 0.0 where there can be none), and ``die.1`` to ``die.12``.
    """
    sides = board().crisis_die
    percents = [step.percent for has_zero in (False, True) for step in board().growth(has_zero)]
    least, most = (end + tip for end, tip in zip((min(percents), max(percents)), board().stress_ends))
    return [
        {
            "difficulty": difficulty,
            "chances": int(odds.crisis_chance(difficulty) * sides),
            "mean": float(odds.mean_intensity(difficulty)),
            **{f"{DIE}{die}": odds.intensity(difficulty, die) for die in range(1, sides + 1)},
        }
        for difficulty in range(least, most + 1)
    ]


_DOLLARS = "dollars"
_SLIDER_UNITS = {"growth": "percent", "interest": _DOLLARS, "stress": "steps", "power": "steps", "cards": "cards"}

TABLES: Mapping[str, Table] = MappingProxyType(
    {
        "sliders": Table(_sliders, gaps=("crisis",), units={**_SLIDER_UNITS, "crisis": "intensity"}),
        "cash": Table(lambda session, _lang: _by_phase(session, lambda at: _cash(session, at)), unit=_DOLLARS),
        "net_worth": Table(_net_worth, unit=_DOLLARS, units={CASH: _DOLLARS, SQUARES: _DOLLARS, DEBT: _DOLLARS}),
        "bonds": Table(_bonds, unit="bonds", units={NEXT: _DOLLARS, "interest": _DOLLARS}),
        "income_by_industry": Table(
            _income,
            columns=("turn", "occasion", "seat", "industry", "squares", "lead", "amount"),
            units=dict.fromkeys(("squares", "lead", "amount"), _DOLLARS),
        ),
        "crisis_odds": Table(
            _crisis_odds,
            columns=("turn", "step", "growth", "stress", "difficulty", "chances", "of", "die", "intensity"),
            gaps=("die", "intensity"),
            units={"growth": "percent", "stress": "steps", "chances": "faces", "of": "faces", "intensity": "intensity"},
        ),
        "crisis_heatmap": Table(
            lambda _session, _lang: heatmap(), index="difficulty", units={"chances": "faces", DIE: "intensity"}
        ),
        **shared(turns, place, ("turn", "phase"), _DOLLARS),
    }
)
"""The tables there are, by name."""
