"""Phase 3: the actions Fight, Defend, Expand and Pass (INC-DP-13, INC-DP-16), and the end of the phase.

What a Fight and an Expand consist of is in :mod:`gamekit.incorporated.attacks` and
:mod:`gamekit.incorporated.moves`; the cubes that come in first are in :mod:`gamekit.incorporated.income`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import attacks, moves
from gamekit.incorporated.actions import Pass
from gamekit.incorporated.actions_late import Defend, Expand, Fight
from gamekit.incorporated.board import HAVENS, board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import Passed
from gamekit.incorporated.events_late import ActionsCounted, CubesLeft, Defended, ExpandBegan, FightBegan
from gamekit.incorporated.money import most_payable
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import AttackTask, CompetitionActionTask, PassDefendTask, PayTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    CompetitionActionTask: (Fight, Defend, Expand, Pass),
    PassDefendTask: (Defend,),
}


@cache
def _defends(seat: str) -> tuple[Action, ...]:
    return tuple(Defend(seat, country) for country in board().countries)


def legal(state: State) -> tuple[Action, ...]:
    """Return the actions of the seat due, or where its executives can defend when it passes."""
    seat = state.clock.due
    if isinstance(state.task, PassDefendTask):
        return _defends(seat)
    found: list[Action] = [Fight(seat)] if attacks.possible(state, seat) else []
    if state.seat(seat).executives:
        found += _defends(seat)
    if moves.possible(state, seat) and _can_pay(state, seat):
        found.append(Expand(seat))
    return (*found, Pass(seat))


def _can_pay(state: State, seat: str) -> bool:
    return most_payable(state, seat) >= board().expand_cost


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why an action cannot be taken; passing always can."""
    seat = action.actor
    if isinstance(action, Fight) and not attacks.possible(state, seat):
        return (
            reason("incorporated.refuse.no_attack", "INC-143", "INC-S08", player=seat, cubes=free_cubes(state, seat)),
        )
    if isinstance(action, Defend):
        return _refuse_defend(state, action)
    found = []
    if isinstance(action, Expand):
        if not moves.possible(state, seat):
            cubes, rules = free_cubes(state, seat), ("INC-153", "INC-154", "INC-S08")
            found.append(reason("incorporated.refuse.no_movement", *rules, player=seat, cubes=cubes))
        if not _can_pay(state, seat):
            cost, most = board().expand_cost, most_payable(state, seat)
            rules = ("INC-153", "INC-157", "INC-S07")
            found.append(reason("incorporated.refuse.expand_cost", *rules, player=seat, cost=cost, most=most))
    return tuple(found)


def free_cubes(state: State, seat: str) -> int:
    """Return how many non-occupying cubes a seat has, all over the board."""
    return sum(count for land in state.countries for owner, count in land.cubes if owner == seat)


def _refuse_defend(state: State, action: Defend) -> tuple[Reason, ...]:
    found = []
    if action.country == HAVENS:
        found.append(reason("incorporated.refuse.defend_havens", "INC-S14", "INC-159", country=HAVENS))
    own = state.seat(action.actor)
    if not own.executives:
        pool = board().executives_of(own.corporation, len(state.seats))
        found.append(reason("incorporated.refuse.no_executive", "INC-149", "INC-035", player=own.id, pool=pool))
    return tuple(found)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an action."""
    if isinstance(action, Fight):
        return ("INC-142", "INC-143")
    if isinstance(action, Expand):
        loan = ("INC-157",) if state.cash(action.actor) < board().expand_cost else ()
        return ("INC-142", "INC-153", *loan)
    if isinstance(action, Pass):
        return ("INC-142", "INC-160")
    return ("INC-149", "INC-S14") if isinstance(state.task, CompetitionActionTask) else ("INC-160", "INC-S14")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Begin a Fight or an Expand, send an executive, or pass."""
    seat = action.actor
    if isinstance(state.task, CompetitionActionTask):
        draft.change_seat(seat, acted=draft.seat(seat).acted + 1)
    match action:
        case Fight():
            draft.tell(FightBegan(player=seat, rules=("INC-143",)))
            draft.task = AttackTask()
        case Expand():
            draft.tell(ExpandBegan(player=seat, rules=("INC-153",)))
            draft.charge(PayTask(seat, BANK, board().expand_cost, "expand"))
        case Pass():
            draft.change_seat(seat, passed=True)
            draft.tell(Passed(player=seat, rules=("INC-160", "INC-A36")))
            leave(draft, seat)
        case Defend(country=country):
            draft.guard(seat, country)
            passing = isinstance(state.task, PassDefendTask)
            draft.tell(Defended(player=seat, country=country, rules=("INC-160" if passing else "INC-149", "INC-S14")))
            if passing:
                leave(draft, seat)
            else:
                draft.end_action()


def leave(draft: Draft, seat: str) -> None:
    """Let a seat that passes send its next executive; without any it is out of the phase (INC-160)."""
    if draft.seat(seat).executives:
        draft.task = PassDefendTask()
    else:
        draft.end_action()


def close(draft: Draft) -> None:
    """Report the actions of the phase, and take free cubes and executives off the board (INC-S09, INC-161, INC-036)."""
    for seat in draft.order():
        draft.tell(ActionsCounted(player=seat, count=draft.seat(seat).acted, rules=("INC-S09", "INC-142")))
    for land in list(draft.countries):
        for seat, count in land.cubes:
            rules = ("INC-161", "INC-A27", "INC-031") if land.id == HAVENS else ("INC-161", "INC-031")
            draft.tell(CubesLeft(player=seat, country=land.id, count=count, rules=rules))
        if land.cubes or land.guards:
            draft.change(land.id, cubes=(), guards=())
