"""What comes after an action: the next seat, the next phase, the next turn.

Who calls whom::

    game.resolve(state, action)
      -> room.resolve(draft, state, action)     the room of the task: changes the draft, then does one of
           draft.task = SomeTask(...)             the next decision, of its own or of another room
           draft.end_action()                     phases 2, 3, 4: this seat's action is over
           draft.end_phase()                      the phase is over
           draft.charge(PayTask(...))             pays, now or after loans; then FOLLOW[task.follow](draft, task)
      -> flow.settle(draft)                       runs what is pending until a decision stands
           next_action: the next seat clockwise with an executive (2, 4) or that has not passed (3); else next_phase
           next_phase:  cleans up, begins the next phase, calls ENTER[phase](draft) where it has an entry
           paid:        FOLLOW   looked: lobbying.after_look   no card ahead: scoring.finish

Rooms never import flow; flow and game import rooms. What a room is: :mod:`gamekit.core.room`. Which ones there are:
``rooms`` of the game. Another room's business that a room may start itself: ``outlook.reveal(draft, count, why)``
(payoff cards: ``stimulus`` ends the action by itself, ``subsidies`` goes on in ``lobbying.after_look``). ``loan`` is
an interjection: ``besides[Loan]`` of the game is the module that judges and carries it out, also where it is the only
legal action (``PayTask``; there ``legal`` lists it for the payer, and ``templates`` for the other seats).
A room that has automatic work at the start of a phase is entered by ENTER; ``clock.due`` is the first seat then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gamekit.incorporated import competition, income, lobbying, moves, outlook, purchases, scoring
from gamekit.incorporated.board import board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import PhaseBegan, TurnBegan
from gamekit.incorporated.state import Events
from gamekit.incorporated.tasks import COMPETE, CRISIS_DIE, INVEST, LOBBY, PayTask, Task

ENTER: Mapping[str, Callable[[Draft], None]] = {
    "outlook": outlook.enter,
    "competition": income.enter,
}
"""Automatic work at the start of a phase; it sets the task or ends the phase. Without one, FIRST is the task."""

FIRST: Mapping[str, Task] = {
    "investment": INVEST,
    "competition": COMPETE,
    "lobbying": LOBBY,
    "earnings": CRISIS_DIE,
}

FOLLOW: Mapping[str, Callable[[Draft, PayTask], None]] = {
    "auction": purchases.bought,
    "private": purchases.bought_privately,
    "expand": moves.begin,
}
"""What happens when something is paid, by ``PayTask.follow``."""

AFTER = {
    "setup": "outlook",
    "outlook": "investment",
    "investment": "competition",
    "competition": "lobbying",
    "lobbying": "earnings",
    "earnings": "outlook",
}
"""The order of the phases (INC-090)."""

ACTIONS: Mapping[str, Task] = {"investment": INVEST, "competition": COMPETE, "lobbying": LOBBY}


def settle(draft: Draft) -> None:
    """Run what is pending until a decision stands, or the game is over."""
    while (pending := draft.pending) is not None:
        draft.pending = None
        if pending == "action":
            next_action(draft)
        elif pending == "phase":
            next_phase(draft)
        elif pending == "looked":
            lobbying.after_look(draft)
        else:
            assert isinstance(draft.task, PayTask)
            FOLLOW[draft.task.follow](draft, draft.task)


def next_action(draft: Draft) -> None:
    """Give the next action to the next seat clockwise that has one (INC-110, INC-123, INC-142, INC-170)."""
    phase = draft.clock.phase
    for seat in (*draft.from_left(draft.due), draft.due):
        own = draft.seat(seat)
        if (not own.passed) if phase == "competition" else own.executives:
            draft.set_clock(due=seat)
            draft.task = ACTIONS[phase]
            return
    next_phase(draft)


def next_phase(draft: Draft) -> None:
    """End the phase and begin the next one, of the next turn after Earnings (INC-090)."""
    before = draft.clock.phase
    if before == "competition":
        competition.close(draft)
    phase = AFTER[before]
    if phase == "outlook" and not begin_turn(draft, before):
        return
    begin_phase(draft, phase)
    if phase in ENTER:
        ENTER[phase](draft)
    else:
        draft.task = FIRST[phase]


def begin_turn(draft: Draft, before: str) -> bool:
    """Begin the next turn and return True; without a card drawn ahead end the game (INC-100, INC-200)."""
    if draft.cards.ahead is None:
        scoring.finish(draft)
        return False
    turn = draft.clock.turn + (before != "setup")
    draft.set_clock(turn=turn)
    draft.lobby = Events()
    draft.tell(TurnBegan(turn=turn, rules=("INC-080", "INC-090")))
    return True


def begin_phase(draft: Draft, phase: str) -> None:
    """Set the phase, give all executives back, and let Fortress Derivatives begin (INC-036, INC-091)."""
    players = len(draft.seats)
    for seat in draft.table.seats:
        pool = board().executives_of(draft.seat(seat).corporation, players)
        draft.change_seat(seat, executives=pool, sent=0, passed=False, acted=0)
    draft.set_clock(phase=phase, due=draft.order()[0] if phase in ACTIONS else "")
    order = ("INC-091",) if phase in ACTIONS else ()
    draft.tell(PhaseBegan(phase=phase, rules=("INC-090", "INC-036", *order)))
