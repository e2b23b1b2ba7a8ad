"""Phase V, deficit: stability, influence and units lost for what could not be paid (IMP-061 to IMP-064, IMP-A10)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import cities
from gamekit.impero.actions import Lose, Unrest, Withdraw
from gamekit.impero.board import board
from gamekit.impero.draft import Draft
from gamekit.impero.roles import actor
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import DeficitInfluenceTask, DeficitStabilityTask, DeficitUnitsTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    DeficitStabilityTask: (Unrest,),
    DeficitInfluenceTask: (Withdraw,),
    DeficitUnitsTask: (Lose,),
}

TIER_RULES = ("IMP-064", "IMP-061", "IMP-062", "IMP-063")
"""The rule of each tier, of none first."""


def begin(draft: Draft, tier: int, waiting: tuple[str, ...]) -> bool:
    """Begin the penalties of a tier and return whether the payer has to decide something."""
    if not tier:
        return False
    return ask_stability(draft, tier, waiting, len(board().tiers[tier - 1]["stabilite"]), ())


def ask_stability(draft: Draft, tier: int, waiting: tuple[str, ...], left: int, struck: tuple[str, ...]) -> bool:
    """Ask where stability falls; where there is none to lose, go on (IMP-DP-16)."""
    if left and regions(draft, waiting[0], struck):
        draft.task = DeficitStabilityTask(waiting, tier, left, struck)
        return True
    return ask_influence(draft, tier, waiting)


def ask_influence(draft: Draft, tier: int, waiting: tuple[str, ...]) -> bool:
    """Ask where influence is lost; without any, go on (IMP-DP-17)."""
    if board().tiers[tier - 1]["influence"] and influenced(draft, waiting[0]):
        draft.task = DeficitInfluenceTask(waiting, tier)
        return True
    return ask_units(draft, tier, waiting, board().tiers[tier - 1]["unites"])


def ask_units(draft: Draft, tier: int, waiting: tuple[str, ...], left: int) -> bool:
    """Ask for a combat unit; without any, the penalties are over (IMP-DP-18)."""
    if left and units(draft, waiting[0]):
        draft.task = DeficitUnitsTask(waiting, tier, left)
        return True
    return False


def regions(at: Lookups, seat: str, struck: tuple[str, ...]) -> tuple[str, ...]:
    """Return where a seat can lose stability: a region not struck yet, if there is one (IMP-A10)."""
    open_ = tuple(region.id for region in at.governed(seat) if (region.stability or 0) > board().least_stability)
    return tuple(region for region in open_ if region not in struck) or open_


def influenced(at: Lookups, seat: str) -> tuple[str, ...]:
    """Return the cities with influence of a seat."""
    return tuple(city.id for city in at.cities if at.influence(city.id, seat))


def units(at: Lookups, seat: str) -> tuple[tuple[str, str], ...]:
    """Return (army, kind) of the combat units of a seat; engines and ships are none (IMP-A13)."""
    return tuple((army.name, kind) for army in at.armies_of(seat) for kind in army.kinds() if kind in board().combat)


def legal(state: State) -> tuple[Action, ...]:
    """Return what the payer can choose."""
    task, seat = state.task, actor(state)
    if isinstance(task, DeficitStabilityTask):
        return tuple(Unrest(seat, region) for region in regions(state, seat, task.struck))
    if isinstance(task, DeficitInfluenceTask):
        return tuple(Withdraw(seat, city) for city in influenced(state, seat))
    return tuple(Lose(seat, army, kind) for army, kind in units(state, seat))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why nothing can be lost there."""
    if action in legal(state):
        return ()
    task, seat = state.task, action.actor
    assert isinstance(task, (DeficitStabilityTask, DeficitInfluenceTask, DeficitUnitsTask))
    rule = TIER_RULES[task.tier]
    if isinstance(action, Unrest):
        assert isinstance(task, DeficitStabilityTask)
        if action.region in task.struck:
            return (reason("impero.refuse.unrest_again", "IMP-A10", rule, region=action.region),)
        return (reason("impero.refuse.unrest", rule, region=action.region, player=seat),)
    if isinstance(action, Withdraw):
        return (reason("impero.refuse.withdraw", rule, city=action.city, player=seat),)
    assert isinstance(action, Lose)
    return (reason("impero.refuse.lose_deficit", rule, "IMP-A13", army=action.army, unit=action.unit, player=seat),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a penalty."""
    task = state.task
    assert isinstance(task, (DeficitStabilityTask, DeficitInfluenceTask, DeficitUnitsTask))
    point = {"unrest": "IMP-DP-16", "withdraw": "IMP-DP-17", "lose": "IMP-DP-18"}[action.TAG]
    return (TIER_RULES[task.tier], point, "IMP-A10")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Carry out a penalty and ask for the next one, or pass on to the next payer."""
    task, seat = state.task, action.actor
    assert isinstance(task, (DeficitStabilityTask, DeficitInfluenceTask, DeficitUnitsTask))
    rule = TIER_RULES[task.tier]
    if isinstance(task, DeficitStabilityTask):
        assert isinstance(action, Unrest)
        again = ("IMP-A10",) if action.region in task.struck else ()
        draft.shift_stability(action.region, -1, rule, *again, cause="deficit")
        asked = ask_stability(draft, task.tier, task.waiting, task.left - 1, (*task.struck, action.region))
    elif isinstance(task, DeficitInfluenceTask):
        assert isinstance(action, Withdraw)
        _withdraw(draft, seat, action.city, board().tiers[task.tier - 1]["influence"], rule)
        asked = ask_units(draft, task.tier, task.waiting, board().tiers[task.tier - 1]["unites"])
    else:
        assert isinstance(action, Lose)
        draft.lose_unit(seat, action.army, action.unit, rule, "IMP-A10", cause="deficit")
        asked = ask_units(draft, task.tier, task.waiting, task.left - 1)
    if not asked:
        draft.end_deficit(task.waiting)


def _withdraw(draft: Draft, seat: str, city: str, points: int, rule: str) -> None:
    """Take influence in a city, and keep who governed its region before, for the bills still to be paid (IMP-A21)."""
    region = board().cities[city].region
    before = draft.region(region).governor
    cities.lose_influence(draft, seat, city, points, rule, "IMP-A10")
    if draft.region(region).governor != before and region not in dict(draft.governors):
        draft.governors = (*draft.governors, (region, before))
