"""Phase IV: who acts first, steps, the damage of sieges, the odds of dice; and who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from gamekit.core.verdict import reason
from gamekit.impero import modifiers, sieges
from gamekit.impero.board import ENGINE, SHIP, SUMMER, WINTER, board
from gamekit.impero.events import GameEnded, Scored
from gamekit.impero.events_actions import InitiativeRolled, InitiativeShown, OrderOfPlay
from gamekit.impero.initiative import SIDES
from gamekit.impero.pieces import Army
from gamekit.impero.spy_die import result
from gamekit.impero.state import State
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import NOBODY, Branch, Truth, usable

HUNDRED = 100


def first(branch: Branch, _who: str) -> Truth:
    """Return who acts first in this phase; nobody before the order of play is known (IMP-042, IMP-A07)."""
    order = branch.view["initiative"]["order"]
    told = branch.of(InitiativeRolled, InitiativeShown, OrderOfPlay)
    facts = told or (reason("widget.quiz.fact.order", "IMP-041", "IMP-042", "IMP-A07"),)
    options = (*branch.view["seats"], NOBODY)
    return Truth("choice", (order[0],) if order else (NOBODY,), "first", options=options, facts=facts)


def winner(branch: Branch, _who: str) -> Truth:
    """Return who wins; before the end nobody has won (IMP-176, IMP-177)."""
    best = tuple(seat for seat, rank in branch.ranks.items() if rank == 1)
    facts = branch.of(GameEnded, Scored)
    return Truth("choice", best or (NOBODY,), "winner", options=(*branch.view["seats"], NOBODY), facts=facts)


# Pieces.


def _kinds(state: State, seat: str, name: str) -> tuple[tuple[str, ...], int]:
    """Return the kinds of unit of a piece and the steps that it spent.

    Raises
    ------
    ValueError
        If there is no such piece.
    """
    if army := state.army(seat, name):
        return army.kinds(), army.spent
    if fleet := state.fleet(seat, name):
        return (SHIP,), fleet.spent
    agent = state.agent(seat, name)
    if agent is None:
        raise ValueError(f"{seat} has no piece {name}")
    return (agent.kind,), agent.spent


def _left(branch: Branch, seat: str, name: str) -> int:
    pieces = (*branch.view["armies"], *branch.view["fleets"], *branch.view["agents"])
    return next(int(piece["left"]) for piece in pieces if (piece["owner"], piece["name"]) == (seat, name))


def steps(branch: Branch, seat: str, name: str) -> Truth:
    """Return the steps that a piece has left in this season (IMP-101, IMP-102, IMP-A06)."""
    state = branch.state
    kinds, spent = _kinds(state, seat, name)
    value = _left(branch, seat, name)
    allowed = {kind: modifiers.allowance(state, seat, kind) for kind in kinds}
    season = {SUMMER: 1, WINTER: -2}.get(state.clock.season, 0)
    rules = {SUMMER: ("IMP-012",), WINTER: ("IMP-019", "IMP-A06")}.get(state.clock.season, ())
    changed = reason("widget.quiz.fact.steps_season", *rules, "IMP-101", season=state.clock.season)
    printed = [board().units[kind].move for kind in kinds]
    slips = [
        Slip(max(allowed.values()) - spent, "slowest", (reason("widget.quiz.fact.slowest", "IMP-102"),)),
        Slip(min(printed) - spent, "steps_season", (changed,)),
        Slip(min(printed) - season - spent, "steps_direction", (changed,)),
        Slip(min(printed) + season - spent, "floor", (changed,)),
        Slip(min(allowed.values()), "spent", (reason("widget.quiz.fact.spent", "IMP-102"),)),
    ]
    facts: list[Fact] = [
        reason("widget.quiz.fact.steps", "IMP-101", *rules, unit=kind, move=board().units[kind].move, steps=steps_)
        for kind, steps_ in allowed.items()
    ]
    facts.append(reason("widget.quiz.fact.steps_left", "IMP-102", spent=spent))
    params = {"player": seat, "piece": name}
    return Truth("number", value, "steps", "step", facts=tuple(facts), slips=usable(slips, value), params=params)


def damage(branch: Branch, seat: str, name: str) -> Truth:
    """Return the PV that a siege by an army would cost a city now (IMP-131)."""
    army, state = _army(branch, seat, name), branch.state
    value, bonus = sieges.inflicts(state, army), modifiers.siege_bonus(state, seat)
    base = value - bonus - army.engines
    summer = int(state.clock.season == SUMMER)
    strong = reason("widget.quiz.fact.siege_base", "IMP-131")
    added = reason("widget.quiz.fact.siege_summer", "IMP-014", "IMP-A20")
    slips = [
        Slip(value - summer, "siege_season", (added,)),
        Slip(value - base, "siege_base", (strong,)),
        Slip(value - base + army.combat, "siege_each", (strong,)),
        Slip(value - army.engines, "siege_engines", (strong,)),
        Slip(value - summer + army.engines * summer, "siege_per_engine", (added,)),
    ]
    fact = reason(
        *("widget.quiz.fact.siege", "IMP-131", *(("IMP-014",) if summer else ())),
        base=base,
        engines=army.engines,
        bonus=bonus,
    )
    params = {"player": seat, "piece": name}
    return Truth("number", value, "damage", "pv", facts=(fact,), slips=usable(slips, value), params=params)


def _army(branch: Branch, seat: str, name: str) -> Army:
    """Return an army of a seat.

    Raises
    ------
    ValueError
        If it has no combat unit, and so does nothing of its own (IMP-A25).
    """
    army: Army | None = branch.state.army(seat, name)
    if army is None or not army.combat:
        raise ValueError(f"{seat} has no army {name} with a combat unit")
    return army


# Dice.


def _percent(chance: Fraction) -> int:
    """Return a chance in whole percent, halves up."""
    return int(chance * HUNDRED + Fraction(1, 2))


def _one_hit(least: Iterable[int]) -> tuple[int, list[Slip], Fact]:
    """Return the chance in percent that at least one die hits, each with its least face that does."""
    misses = [Fraction(face - 1, SIDES) for face in least]
    none = Fraction(1)
    for miss in misses:
        none *= miss
    value = _percent(1 - none)
    product = reason("widget.quiz.fact.no_hit", "IMP-112", "IMP-134", dice=len(misses))
    every = Fraction(1)
    for miss in misses:
        every *= 1 - miss
    slips = [
        Slip(_percent(sum((1 - miss for miss in misses), Fraction(0))), "odds_added", (product,)),
        Slip(_percent(none), "odds_none", ()),
        Slip(_percent(every), "odds_every", (product,)),
        *(Slip(_percent(1 - miss), "odds_one", (product,)) for miss in misses),
        *(Slip(_percent(miss), "odds_none", ()) for miss in misses),
    ]
    fact = reason("widget.quiz.fact.none_hits", "IMP-112", dice=len(misses), none=_percent(none))
    return value, slips, fact


def hit(branch: Branch, seat: str, name: str) -> Truth:
    """Return how likely it is, in percent, that an army hits at least once when all its units roll (IMP-112)."""
    army = _army(branch, seat, name)
    kinds = [kind for kind in army.kinds() if kind != ENGINE for _ in range(army.has(kind))]
    value, slips, none = _one_hit(board().units[kind].hits for kind in kinds)
    faces = tuple(
        reason("widget.quiz.fact.hits", "IMP-112", unit=kind, least=board().units[kind].hits, number=army.has(kind))
        for kind in dict.fromkeys(kinds)
    )
    params = {"player": seat, "piece": name}
    return Truth("number", value, "hit", "percent", facts=(*faces, none), slips=usable(slips, value), params=params)


def answer(branch: Branch, city: str) -> Truth:
    """Return how likely it is, in percent, that a city hits at least once when it answers a siege (IMP-134)."""
    dice = sieges.answer(branch.state, city)
    value, slips, none = _one_hit(sieges.least(die) for die in dice)
    fact = reason("widget.quiz.fact.answer", "IMP-134", city=city, dice=len(dice), least=sieges.least(sieges.CITY))
    return Truth("number", value, "answer", "percent", facts=(fact, none), slips=usable(slips, value))


def mission(_branch: Branch, _who: str) -> Truth:
    """Return on how many sides of the die a mission succeeds (IMP-151)."""
    faces = [result(face) for face in range(1, SIDES + 1)]
    value, caught = faces.count("success"), faces.count("caught")
    fact = reason("widget.quiz.fact.mission", "IMP-151", least=faces.index("success") + 1, caught=caught)
    slips = [
        Slip(faces.index("success") + 1, "least", (fact,)),
        Slip(caught, "mission_caught", (fact,)),
        Slip(SIDES - caught, "mission_nothing", (fact,)),
        Slip(faces.count("nothing"), "mission_nothing", (fact,)),
    ]
    params = {"sides": SIDES}
    return Truth("number", value, "mission", "chance", facts=(fact,), slips=usable(slips, value), params=params)


PIECE: dict[str, Callable[[Branch, str, str], Truth]] = {"steps": steps, "damage": damage, "hit": hit}
"""What can be asked about a piece of a player; damage and hits of armies only."""
GLOBAL: dict[str, Callable[[Branch, str], Truth]] = {"first": first, "mission": mission, "winner": winner}
"""What can be asked about nobody."""
