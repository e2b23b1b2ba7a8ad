"""Planning on the rondel: a small model of one nation, searched a few turns ahead.

The model knows the nation's money, revenue, power and how many flags its units can win; it does not know the
map nor what the others do. Money is in millions; revenue, power and values in thousandths.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gamekit.imperial2030.board import board
from gamekit.players.imperial2030.sight import PACE, POINT, bonus, chart

SPACES = board().wheels["summary"]
DEPTH = 4
ONWARD = 85
"""What a turn later is worth, in per cent."""

STAYS = 350
"""Flags that a unit on the board wins in a later Maneuver, in thousandths."""

PAYOUT = 400
"""Value of a million that a treasury pays its government (INV-2): the nation will miss it, and rivals buy, too."""

CROWDED = 60
"""Per cent of what new units could win that they do win: others move, too."""


@dataclass(frozen=True, slots=True)
class Model:
    """A nation in a few numbers.

    Parameters
    ----------
    place
        Index of its space, None before the first placement.
    free, sites
        Factories that produce, and cities where one can still be built.
    units, left
        On the board, and in the supply, armies and fleets together.
    near
        Flags that the next Maneuver can win, in thousandths.
    room
        Flags that can be won at all, in thousandths.
    produced, imported
        Flags that the units of one production or import will win, in thousandths.
    power, revenue
        In thousandths.
    invest
        What an investor round is worth to the player besides the government's bonus.
    """

    place: int | None
    gold: int
    free: int
    sites: int
    units: int
    left: int
    near: int
    room: int
    produced: int
    imported: int
    revenue: int
    power: int
    invest: int


@dataclass(frozen=True, slots=True)
class Aims:
    """What counts for the player who plans.

    Parameters
    ----------
    worth
        Value of one power point of this nation.
    horizon
        Turns that the nation still has, as expected.
    finish
        Value of ending the game by the last power point, beyond the points.
    """

    worth: int
    horizon: int
    finish: int


def fee(steps: int, power: int) -> int:
    """Return the price of a move in millions (RON-4); ``power`` in thousandths."""
    return max(0, steps - board().free_steps) * (1 + board().factor(power // POINT))


def options(model: Model, spare: int) -> list[tuple[int, int]]:
    """Return the spaces, by index, with the fee; those up to ``spare`` above the treasury included."""
    if model.place is None:
        return [(space, 0) for space in range(len(SPACES))]
    found = []
    for steps in range(1, board().max_steps + 1):
        price = fee(steps, model.power)
        if price <= model.gold + spare:
            found.append(((model.place + steps) % len(SPACES), price))
    return found


def after(model: Model, space: int, price: int, aims: Aims) -> tuple[Model | None, int]:
    """Return the model after a turn, None if the game is over, and what the turn was worth."""
    gold = max(0, model.gold - price)
    match SPACES[space]:
        case "factory" if gold >= board().factory_cost and model.sites:
            per_factory = model.produced // max(1, model.free)
            more = replace(
                model,
                place=space,
                gold=gold - board().factory_cost,
                free=model.free + 1,
                sites=model.sites - 1,
                revenue=model.revenue + POINT,
                produced=model.produced + per_factory,
            )
            return more, 0
        case "production" if model.free and model.left:
            made = min(model.free, model.left)
            won = model.produced * made // model.free * CROWDED // 100
            return _manned(model, space, gold, made, won), 0
        case "import" if gold and model.left:
            count = min(board().import_max, gold // board().import_cost, model.left)
            won = model.imported * count // board().import_max * CROWDED // 100
            return _manned(model, space, gold - count * board().import_cost, count, won), 0
        case "maneuver":
            won = min(model.near, model.room)
            near = min(model.units * STAYS, model.room - won)
            more = replace(model, place=space, gold=gold, revenue=model.revenue + won, near=near, room=model.room - won)
            return more, 0
        case "investor":
            paid = min(2, gold)
            return replace(model, place=space, gold=gold - paid, invest=0), paid * PAYOUT + model.invest
        case "taxation":
            return _taxed(model, space, gold, aims)
        case _:
            return replace(model, place=space, gold=gold), 0


def _manned(model: Model, space: int, gold: int, units: int, won: int) -> Model:
    return replace(
        model, place=space, gold=gold, units=model.units + units, left=model.left - units, near=model.near + won
    )


def _taxed(model: Model, space: int, gold: int, aims: Aims) -> tuple[Model | None, int]:
    limit = board().power_max * POINT
    gained = min(chart(model.revenue), limit - model.power)
    value = gained * aims.worth // POINT + bonus(model.revenue)
    if model.power + gained == limit:
        return None, value + aims.finish
    more = replace(model, place=space, gold=gold + model.revenue // POINT, power=model.power + gained)
    return more, value


def rest(model: Model, turns: int, aims: Aims) -> int:
    """Return what the model promises for the turns that are not searched."""
    if turns <= 0:
        return 0
    revenue = model.revenue + min(model.near, model.room) * 2 // 3
    taxed = turns * PACE
    gained = min(board().power_max * POINT - model.power, chart(revenue) * taxed // POINT)
    return gained * aims.worth // POINT + bonus(revenue) * taxed // POINT + 30 * min(model.gold, 12)


def search(model: Model, depth: int, turns: int, aims: Aims) -> int:
    """Return the value of the best turns to come."""
    if depth == 0 or turns <= 0:
        return rest(model, turns, aims)
    best = 0
    for space, price in options(model, 0):
        # Paying for steps is considered to tax once more; other detours are seen only in the first turn.
        if price and SPACES[space] != "taxation":
            continue
        following, value = after(model, space, price, aims)
        if following is not None:
            value += search(following, depth - 1, turns - 1, aims) * ONWARD // 100
        best = max(best, value)
    return best


def values(model: Model, aims: Aims, spare: int = 0) -> dict[str, int]:
    """Return the value of each space that can be reached now.

    Parameters
    ----------
    spare
        Millions that the player could donate for the fee.
    """
    found = {}
    for space, price in options(model, spare):
        following, value = after(model, space, price, aims)
        if following is not None:
            value += search(following, DEPTH - 1, aims.horizon - 1, aims) * ONWARD // 100
        found[SPACES[space]] = value - max(0, price - model.gold) * POINT
    return found
