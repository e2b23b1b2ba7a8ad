"""The rondel: which space, how many steps, and what it costs (RON)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030 import factory, importing, investor, maneuver, production, taxation
from gamekit.imperial2030.actions import Rondel
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import MarkerMoved, MarkerPlaced
from gamekit.imperial2030.reasons import short_of_money
from gamekit.imperial2030.rulesets import switches
from gamekit.imperial2030.state import RondelTask, State

VERBS = {RondelTask: (Rondel,)}

INVESTOR = "investor"

ENTER: dict[str, Callable[[Draft], None]] = {
    "factory": factory.enter,
    "production": production.enter,
    "import": importing.enter,
    "maneuver": maneuver.enter,
    "investor": investor.enter,
    "taxation": taxation.enter,
}
"""What happens on each kind of space."""

USEFUL: dict[str, Callable[[State, int], bool]] = {
    "factory": factory.useful,
    "production": production.useful,
    "import": importing.useful,
    "maneuver": maneuver.useful,
}
"""Whether the action of a space can do anything with so many millions in the treasury; the others always can."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a marker comes to a space: steps from where it stands (None for a first placement), fee in millions."""

    space: str
    steps: int | None
    fee: int


def wheel(state: State) -> tuple[str, ...]:
    """Return the spaces of the wheel, clockwise (RON-1)."""
    return board().wheels[switches(state.table.ruleset).wheel]


def fee(steps: int, factor: int) -> int:
    """Return the price of so many steps: the first three are free (RON-4).

    Examples
    --------
    >>> [fee(steps, 2) for steps in range(1, 7)]
    [0, 0, 0, 3, 6, 9]
    """
    return max(0, steps - board().free_steps) * (1 + factor)


def ways(state: State) -> tuple[Way, ...]:
    """Return every space that the active nation's marker can reach, whether it can pay or not (RON-2, RON-3).

    The spaces are in wheel order.
    """
    nation = state.nation(state.clock.active)
    factor = board().factor(state.ledger.balance(nation.id, "power"))
    return _ways(wheel(state), nation.rondel, factor)


@cache
def _ways(spaces: tuple[str, ...], here: str | None, factor: int) -> tuple[Way, ...]:
    if here is None:
        return tuple(Way(space, None, 0) for space in spaces)
    start = spaces.index(here)
    steps = {spaces[(start + n) % len(spaces)]: n for n in range(1, board().max_steps + 1)}
    return tuple(Way(space, steps[space], fee(steps[space], factor)) for space in spaces if space in steps)


@cache
def _choice(nation: str, space: str) -> Rondel:
    return Rondel(nation, space)


def legal(state: State) -> tuple[Action, ...]:
    """Return the spaces the nation can pay, in wheel order."""
    held = state.ledger.balance(payer(state))
    active = state.clock.active
    return tuple(_choice(active, way.space) for way in ways(state) if way.fee <= held)


def payer(state: State) -> str:
    """Return the purse that pays for steps beyond the free ones: the treasury of the nation (RON-5)."""
    return state.clock.active


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a space cannot be chosen: not on this wheel (RON-1) or too dear (RON-6)."""
    assert isinstance(action, Rondel)
    way = next((way for way in ways(state) if way.space == action.space), None)
    if way is None:
        return (reason("imperial2030.refuse.no_space", "RON-1", space=action.space, spaces=wheel(state)),)
    if way.fee > state.ledger.balance(payer(state)):
        return short_of_money(state, way.fee, "imperial2030.refuse.fee", "RON-6", "RON-4", steps=way.steps)
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a legal choice: first placement (RON-2), lap (RON-7), price, nothing to do there (RON-8)."""
    assert isinstance(action, Rondel)
    way = next(way for way in ways(state) if way.space == action.space)
    rules = ["RON-2"] if way.steps is None else ["RON-3"]
    if way.steps == len(wheel(state)):
        rules.append("RON-7")
    if way.fee:
        rules.append("RON-4")
    useful = USEFUL.get(board().space_actions[way.space])
    # The fee is paid first and may eat the money that the action would need.
    if useful is not None and not useful(state, state.ledger.balance(state.clock.active) - way.fee):
        rules.append("RON-8")
    return tuple(rules)


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Pay the fee, move the marker, and carry out the action of the space (TUR-2)."""
    assert isinstance(action, Rondel)
    way = next(way for way in ways(state) if way.space == action.space)
    nation = draft.active
    draft.pay(payer(state), BANK, way.fee, "RON-4", "RON-5", cause="fee")
    start = draft.nation(nation).rondel
    draft.change(nation, rondel=way.space)
    if start is None or way.steps is None:
        draft.tell(MarkerPlaced(nation=nation, space=way.space, rules=("RON-2",)))
    else:
        rules = move_rules(wheel(state), start, way)
        draft.tell(MarkerMoved(nation=nation, start=start, space=way.space, steps=way.steps, rules=rules))
    ENTER[board().space_actions[way.space]](draft)


@cache
def move_rules(spaces: tuple[str, ...], start: str, way: Way) -> tuple[str, ...]:
    """Return the rules of a move: RON-7 for a full lap, RON-9 where it passes over Investor."""
    steps = way.steps or 0
    rules = ["RON-3"]
    if steps == len(spaces):
        rules.append("RON-7")
    place = spaces.index(start)
    if INVESTOR in [spaces[(place + n) % len(spaces)] for n in range(1, steps)]:
        rules.append("RON-9")
    return tuple(rules)
