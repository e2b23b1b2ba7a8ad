"""What follows a purchase or a sale: the share changes hands, and a cube comes, goes or is replaced.

Cubes of INC-DP-8, INC-DP-10 and INC-DP-11.
"""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import auctions
from gamekit.incorporated.actions import Place, Remove, Swap
from gamekit.incorporated.board import board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import NothingPlaced
from gamekit.incorporated.state import LOCKED, Country, State
from gamekit.incorporated.tasks import PayTask, PlaceCubeTask, RemoveCubeTask, SwapCubeTask, Task
from gamekit.incorporated.words import OfSquare

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    PlaceCubeTask: (Place,),
    RemoveCubeTask: (Remove,),
    SwapCubeTask: (Swap,),
}

RULES: Mapping[type[Task], tuple[str, ...]] = {
    PlaceCubeTask: ("INC-116",),
    RemoveCubeTask: ("INC-120", "INC-S11"),
    SwapCubeTask: ("INC-131", "INC-A12"),
}

CubeTask = PlaceCubeTask | RemoveCubeTask | SwapCubeTask


def bought(draft: Draft, paid: PayTask) -> None:
    """Give the buyer a share from the bank; then a cube is placed, if he has one and a square for it."""
    buyer, country = paid.payer, paid.country
    draft.give_share(BANK, buyer, country, "INC-116", cause="share_bought")
    if draft.pile(buyer) and placeable(draft.country(country), buyer):
        draft.task = PlaceCubeTask(country, buyer, paid.amount)
        return
    # Without a cube it does not matter what the squares hold (INC-A39); else all are the buyer's, or locked.
    rule = "INC-118" if draft.pile(buyer) else "INC-A39"
    draft.tell(NothingPlaced(player=buyer, country=country, rules=(rule,)))
    auctions.begin_reverse(draft, country, buyer, paid.amount)


def bought_privately(draft: Draft, paid: PayTask) -> None:
    """Give the buyer the seller's share; then one of the seller's cubes is replaced (INC-130 to INC-132)."""
    buyer, seller, country = paid.payer, paid.receiver, paid.country
    draft.give_share(seller, buyer, country, "INC-130", "INC-132", cause="share_taken")
    if draft.country(country).held_by(seller):
        draft.task = SwapCubeTask(country, buyer, seller)
    else:
        draft.tell(NothingPlaced(player=buyer, country=country, rules=("INC-131",)))
        draft.end_action()


def placeable(land: Country, buyer: str) -> tuple[str, ...]:
    """Return the empty squares of a country, if there is none those with another seat's cube (INC-116, INC-117)."""
    return land.free() or land.foreign(buyer)


def squares(state: State, task: CubeTask) -> tuple[str, ...]:
    """Return the squares that can be chosen."""
    land = state.country(task.country)
    if isinstance(task, PlaceCubeTask):
        return placeable(land, task.buyer)
    return land.held_by(task.seller)


def _task(state: State) -> CubeTask:
    assert isinstance(state.task, (PlaceCubeTask, RemoveCubeTask, SwapCubeTask))
    return state.task


def legal(state: State) -> tuple[Action, ...]:
    """Return the squares on which a cube can be placed, removed or replaced."""
    task = _task(state)
    (verb,) = VERBS[type(task)]
    assert issubclass(verb, OfSquare)
    who = task.seller if isinstance(task, RemoveCubeTask) else task.buyer
    return tuple(verb(who, square) for square in squares(state, task))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a square cannot be chosen."""
    assert isinstance(action, OfSquare)
    task, square = _task(state), action.square
    rules = RULES[type(task)]
    if board().squares[square].country != task.country:
        return (reason("incorporated.refuse.effect_country", *rules, country=task.country, square=square),)
    if square in squares(state, task):
        return ()
    if not isinstance(task, PlaceCubeTask):
        code = "incorporated.refuse.not_cube_of"
        return (reason(code, *rules, player=task.seller, square=square),)
    held = state.country(task.country).holder(square)
    if held == LOCKED:
        return (reason("incorporated.refuse.locked", "INC-012", *rules, square=square),)
    if state.country(task.country).free():
        return (reason("incorporated.refuse.lock_occupied", *rules, "INC-117", square=square),)
    return (reason("incorporated.refuse.own_cube", "INC-117", "INC-118", player=task.buyer, square=square),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a choice."""
    task = _task(state)
    if isinstance(task, PlaceCubeTask) and not state.country(task.country).free():
        return ("INC-117", "INC-A14", "INC-031")
    return RULES[type(task)]


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Place, remove or replace a cube; after a public purchase the reverse auction begins."""
    assert isinstance(action, OfSquare)
    task, rules = _task(state), grounds(state, action)
    if isinstance(task, RemoveCubeTask):
        draft.evict(action.square, *rules)
    else:
        draft.occupy(task.buyer, action.square, *rules)
    if isinstance(task, PlaceCubeTask):
        auctions.begin_reverse(draft, task.country, task.buyer, task.price)
    else:
        draft.end_action()
