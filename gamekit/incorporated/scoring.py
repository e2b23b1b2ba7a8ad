"""The end of the game: squares once more, unpaid bonds, and who has most cash (INC-200, INC-201, INC-001)."""

from __future__ import annotations

from gamekit.core.game import Outcome
from gamekit.core.verdict import reason
from gamekit.incorporated.board import board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events_late import BondsLeft, GameEnded, Scored, SquaresScored
from gamekit.incorporated.payoff import pay_industry
from gamekit.incorporated.state import State


def finish(draft: Draft) -> None:
    """Pay for all squares and market leaders, count the bonds, and end the game (INC-200, INC-201).

    The $20 of an unpaid bond are taken off the score and not out of the purse: no purse can hold less than nothing,
    a final score can (INC-060).
    """
    draft.tell(GameEnded(turns=draft.clock.turn, rules=("INC-200", "INC-100")))
    each, bonus = board().end_square, board().end_leader[len(draft.seats)]
    for industry in board().industries:
        draft.tell(SquaresScored(industry=industry, each=each, bonus=bonus, rules=("INC-200",)))
        pay_industry(draft, industry, each, bonus, "INC-200", ("end_squares", "end_leader"))
    draft.set_clock(phase="over", due="")
    draft.task = None
    state = draft.state()
    for seat in state.order():
        if bonds := state.bonds(seat):
            each = board().bond_penalty
            draft.tell(BondsLeft(player=seat, bonds=bonds, each=each, cost=bonds * each, rules=("INC-201", "INC-059")))
    for seat in state.order():
        points = score(state, seat)
        rules = ("INC-001", "INC-201", "INC-060") if points < 0 else ("INC-001", "INC-201")
        draft.tell(Scored(player=seat, points=points, rules=rules))


def score(state: State, seat: str) -> int:
    """Return a seat's cash less $20 for each of its bonds (INC-059, INC-201); before the end as it would be now."""
    return state.cash(seat) - state.bonds(seat) * board().bond_penalty


def ranking(state: State) -> dict[str, int]:
    """Return the rank of each seat; equal cash is a draw (INC-001, INC-002)."""
    scores = {seat: score(state, seat) for seat in state.table.seats}
    return {seat: 1 + sum(other > own for other in scores.values()) for seat, own in scores.items()}


def outcome(state: State) -> Outcome | None:
    """Return the result of a finished game, None while it goes on."""
    if state.task is not None:
        return None
    ranks = ranking(state)
    drawn = len(set(ranks.values())) < len(ranks)
    rules = ("INC-200", "INC-001", "INC-002") if drawn else ("INC-200", "INC-001")
    return Outcome(
        scores=tuple((seat, score(state, seat)) for seat in state.table.seats),
        ranks=tuple(ranks.items()),
        ended=reason("incorporated.ended", *rules, turns=state.clock.turn),
    )
