"""What is going on: a card to be drawn, initiative, a battle, a siege, an offer, a deficit; plain data for a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import count
from typing import Any

from gamekit.impero import event, fight, modifiers, odds, scoring, sieges
from gamekit.impero.bill import tier_of
from gamekit.impero.board import SHIP, board
from gamekit.impero.pieces import Army, Fleet
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import (
    Battle,
    BattleDiceTask,
    DeficitInfluenceTask,
    DeficitStabilityTask,
    DeficitUnitsTask,
    EventCardTask,
    InitiativeSpendTask,
    LossesTask,
    OfferReplyTask,
    OfferTermsTask,
    RetreatTask,
    SiegeDiceTask,
    SiegeLossesTask,
    SpyDieTask,
    Trade,
)

Sees = Callable[[str], bool]
"""Whether the viewer sees what only a seat may see."""

Chance = list[int]
"""A fraction: numerator and denominator."""


def stage(state: State, sees: Sees) -> dict[str, Any]:
    """Return what is going on.

    Parameters
    ----------
    sees
        Whether the viewer sees what only a seat may see.

    Returns
    -------
    dict
        ``queue``: for each seat in play whether it is ``done``, decides ``now`` or does so ``later``, where all seats
        are asked in turn, else empty; ``initiative`` (see :func:`initiative`) in phase IV. Where there is one:
        ``deck``, the cards that can be drawn; ``battle`` (see :func:`battle`), ``siege`` (:func:`siege`), ``mission``
        (:func:`mission`), ``offer`` (:func:`offer`), ``deficit`` (:func:`deficit`), ``revolt``, the regions where one
        is to come; and ``ranks`` once the game is over, with ``ended``, the reason.
    """
    task = state.task
    found: dict[str, Any] = {"queue": queue(state), "initiative": initiative(state, sees)}
    match task:
        case None:
            found |= {"ranks": scoring.ranking(state), "ended": state.clock.why or "last_winter"}
        case EventCardTask():
            found["deck"] = list(event.left(state))
        case BattleDiceTask() | LossesTask() | RetreatTask():
            found["battle"] = battle(state, task)
        case SiegeDiceTask() | SiegeLossesTask():
            found["siege"] = siege(state, task)
        case SpyDieTask():
            found["mission"] = mission(state, task)
        case OfferTermsTask() | OfferReplyTask():
            found["offer"] = offer(state, task)
        case DeficitStabilityTask() | DeficitInfluenceTask() | DeficitUnitsTask():
            found["deficit"] = deficit(state, task)
        case _ if regions := getattr(task, "regions", ()):
            found["revolt"] = list(regions)
    return found


def queue(state: State) -> list[dict[str, str]]:
    """Return how far the seats in play have got, where all are asked one after another."""
    waiting: tuple[str, ...] = getattr(state.task, "waiting", ())
    if not waiting:
        return []
    parts = {seat: "now" if seat == waiting[0] else "later" for seat in waiting}
    return [{"seat": seat, "part": parts.get(seat, "done")} for seat in state.alive()]


def initiative(state: State, sees: Sees) -> list[dict[str, Any]]:
    """Return dice, points spent and score of each seat, in the order of play once it is settled (IMP-040 to IMP-042).

    Returns
    -------
    list of dict
        ``seat``; ``dice``, re-rolls behind the first one; ``spent``, None while it is open or hidden; ``score``, None
        without ``spent``; ``shares``: whether another seat has the same score, so that points spent decide (IMP-A07);
        ``passed`` in this round. Empty before the first die.
    """
    own = state.initiative
    dice, spent = dict(own.dice), dict(own.spent)
    if not dice and not own.order:
        return []
    if isinstance(state.task, InitiativeSpendTask):
        spent = {seat: points for seat, points in spent.items() if sees(seat)}
    scores = {seat: dice[seat][0] + points for seat, points in spent.items() if seat in dice}
    return [
        {
            "seat": seat,
            "dice": list(dice.get(seat, ())),
            "spent": spent.get(seat),
            "score": scores.get(seat),
            "shares": seat in scores and list(scores.values()).count(scores[seat]) > 1,
            "passed": seat in own.passed,
        }
        for seat in own.order or state.alive()
    ]


def battle(state: State, task: BattleDiceTask | LossesTask | RetreatTask) -> dict[str, Any]:
    """Return a battle with both its sides, the attacker first.

    Returns
    -------
    dict
        ``place``, ``sea``, ``round``, ``step`` (``first``, ``rest`` or ``all``), ``home`` as of the task; ``sides``,
        each with ``seat``, ``piece``, ``units`` by kind, ``cargo`` of a fleet by kind, ``lose``: hits still to be taken
        now or next; and, while dice are rolled, what :func:`roll` returns. ``retreat``: who may retreat now and where.
    """
    own = task.battle
    attacker = state.clock.due
    sides = []
    for seat in (attacker, own.defender):
        side = _side(state, own, seat)
        if isinstance(task, BattleDiceTask):
            first = seat == attacker
            cut = len(task.units)
            kinds, rolled = (task.units, task.rolled[:cut]) if first else (task.others, task.rolled[cut:])
            side |= roll([(kind, board().units[kind].hits) for kind in kinds], rolled)
        elif isinstance(task, LossesTask):
            side["lose"] = task.left if seat == task.seat else task.after
        sides.append(side)
    found: dict[str, Any] = {
        "place": own.place,
        "sea": fight.at_sea(own),
        "round": own.round,
        "step": own.step,
        "home": own.home,
        "sides": sides,
    }
    if isinstance(task, RetreatTask):
        found["retreat"] = {"seat": task.seat, "places": list(fight.open_places(state, own, task.seat))}
    return found


def _side(state: State, own: Battle, seat: str) -> dict[str, Any]:
    """Return what a side of a battle has left."""
    piece = fight.side(state, own, seat)
    side: dict[str, Any] = {"seat": seat, "piece": own.foe if seat == own.defender else own.army}
    if isinstance(piece, Fleet):
        aboard = state.armies_of(seat, piece.name)
        cargo = {kind: sum(army.has(kind) for army in aboard) for kind in board().land}
        side |= {"units": {SHIP: piece.ships}, "cargo": {kind: number for kind, number in cargo.items() if number}}
    else:
        kinds = piece.kinds() if piece else ()
        side |= {"units": {kind: piece.has(kind) for kind in kinds} if piece else {}, "cargo": {}}
    return side


def roll(dice: Sequence[tuple[str, int]], rolled: Sequence[int]) -> dict[str, Any]:
    """Return dice as they fall, with the exact chances of all of them together.

    Parameters
    ----------
    dice
        What each die stands for, and the least face with which it hits.
    rolled
        The faces so far.

    Returns
    -------
    dict
        ``dice``, each with ``what``, ``least``, ``die`` and ``hit`` (None before it is rolled); ``odds``: the chance of
        each number of hits, of none first, given the dice so far; ``mean``: hits on average.
    """
    shown: list[dict[str, Any]] = [
        {"what": what, "least": least, "die": die, "hit": None if die is None else die >= least}
        for (what, least), die in zip(dice, [*rolled, *[None] * (len(dice) - len(rolled))])
    ]
    made = sum(bool(each["hit"]) for each in shown)
    open_ = [least for _, least in dice[len(rolled) :]]
    chances = [Fraction(0)] * made + list(odds.hits(open_))
    chances += [Fraction(0)] * (len(dice) + 1 - len(chances))
    return {"dice": shown, "odds": [_pair(chance) for chance in chances], "mean": _pair(made + odds.mean(open_))}


def _pair(chance: Fraction) -> Chance:
    return [chance.numerator, chance.denominator]


def siege_parts(at: Lookups, army: Army) -> dict[str, int]:
    """Return what the damage of a siege by an army is made of (IMP-131), without what adds nothing.

    Returns
    -------
    dict
        ``base`` for three combat units or more, ``engines``, ``season``, ``card`` and ``technology``.
    """
    season = modifiers.added(modifiers.season_effects(at), "siege_add")
    card = modifiers.added(modifiers.card_effects(at), "siege_add")
    engines, bonus = sieges.by_engines(army), modifiers.siege_bonus(at, army.owner)
    parts = {
        "base": sieges.inflicts(at, army) - engines - bonus,
        "engines": engines,
        "season": season,
        "card": card,
        "technology": bonus - season - card,
    }
    return {what: number for what, number in parts.items() if number}


def siege(state: State, task: SiegeDiceTask | SiegeLossesTask) -> dict[str, Any]:
    """Return a siege that a city answers.

    Returns
    -------
    dict
        ``seat``, ``army``, ``city``, ``pv`` of the city, ``units`` of the army by kind; ``lose``: units
        still to be given; while dice are rolled ``parts`` of the damage (see :func:`siege_parts`), ``damage``,
        ``before``: PV before it, and what :func:`roll` returns.
    """
    seat = state.clock.due
    army, city = state.army(seat, task.army), state.city(task.city)
    assert army is not None
    found: dict[str, Any] = {
        "seat": seat,
        "army": task.army,
        "city": task.city,
        "pv": city.pv,
        "units": {kind: army.has(kind) for kind in army.kinds()},
        "lose": task.left if isinstance(task, SiegeLossesTask) else 0,
    }
    if isinstance(task, SiegeDiceTask):
        damage = sieges.inflicts(state, army)
        # A city that answers has PV left: it lost all of the damage.
        found |= {"parts": siege_parts(state, army), "damage": damage, "before": city.pv + damage}
        found |= roll([(what, sieges.least(what)) for what in task.kinds], task.rolled)
    return found


def mission(state: State, task: SpyDieTask) -> dict[str, Any]:
    """Return a mission before its die, with its chances (IMP-151)."""
    spy = state.agent(state.clock.due, task.spy)
    assert spy is not None
    return {
        "seat": state.clock.due,
        "spy": task.spy,
        "region": spy.region,
        "target": task.target,
        "effect": task.effect,
        "city": task.city,
        "building": task.building,
        "odds": {what: _pair(chance) for what, chance in odds.mission().items()},
    }


def offer(state: State, task: OfferTermsTask | OfferReplyTask) -> dict[str, Any]:
    """Return an offer with its terms.

    Returns
    -------
    dict
        ``kind``: ``terms`` while they are settled, ``trade`` or ``route``; ``seat``, ``partner``; ``gives`` and
        ``wants`` by resource; ``mine`` and ``yours``, the cities of a route; ``gold``: what the season gives each of
        the two for the transaction (IMP-162).
    """
    seat = state.clock.due
    asked = isinstance(task, OfferReplyTask)
    route = (task.mine, task.yours) if isinstance(task, OfferReplyTask) else ("", "")
    pair = (min(seat, task.partner), max(seat, task.partner))
    bonus = [effect.n for effect in modifiers.season_effects(state) if effect.per == "transaction"]
    trading = not route[0] and pair not in state.season.traded
    return {
        "kind": "route" if route[0] else "trade" if asked else "terms",
        "seat": seat,
        "partner": task.partner,
        "gives": _amounts(task.gives),
        "wants": _amounts(task.wants),
        "mine": route[0],
        "yours": route[1],
        "gold": sum(bonus) if trading else 0,
    }


def _amounts(trade: Trade) -> dict[str, int]:
    return {resource: amount for resource, amount in trade if amount}


def deficit(state: State, task: DeficitStabilityTask | DeficitInfluenceTask | DeficitUnitsTask) -> dict[str, Any]:
    """Return what a deficit still costs (IMP-061 to IMP-063).

    Returns
    -------
    dict
        ``seat``; ``tier``; ``least``, the fewest missing resources of that tier at this table (IMP-A01); and ``left``
        of ``stability``, ``influence`` and ``units``, as far as there are any to lose (IMP-A10).
    """
    row = board().tiers[task.tier - 1]
    left = {"stability": 0, "influence": int(row["influence"]), "units": int(row["unites"])}
    match task:
        case DeficitStabilityTask():
            left["stability"] = task.left
        case DeficitUnitsTask():
            left |= {"influence": 0, "units": task.left}
    least = next(missing for missing in count(1) if tier_of(missing, state.table.options.deficit_at_7) == task.tier)
    return {"seat": task.waiting[0], "tier": task.tier, "least": least, "left": left}
