"""Competition: which squares to take, which pieces to kill, where to move and what to defend."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.text import Action
from gamekit.incorporated.actions_late import Defend, Expand, Fight, Grab, Kill, Move
from gamekit.incorporated.board import BATTLEGROUND, HAVENS, board
from gamekit.incorporated.words import CUBE, EXECUTIVE
from gamekit.players.incorporated import shares
from gamekit.players.incorporated.sight import DOLLAR, Sight
from gamekit.players.skills import Judged

SURE, LIKELY, UNSURE, FAINT = 900, 600, 350, 150
"""How often, of a thousand times, a plan succeeds that others cannot easily, can, or probably will disturb."""

LEAST = 300
"""What an Expand or a Defend must bring besides its cost, to be better than nothing."""


def action(sight: Sight, legal: tuple[Action, ...]) -> Judged:
    """Judge Fight, Defend, Expand and Pass (INC-DP-13)."""
    judged: Judged = []
    for choice in legal:
        match choice:
            case Fight():
                judged.append((choice, best_attack(sight)))
            case Expand():
                judged.append((choice, expansion(sight) - shares.cost(sight, board().expand_cost) - LEAST))
            case Defend(country=country):
                # On passing executives defend anyway: only what is in danger now cannot wait.
                judged.append((choice, danger(sight, country) // 3 - LEAST))
            case _:
                judged.append((choice, 0))
    return judged


def defence(sight: Sight, legal: tuple[Action, ...]) -> Judged:
    """Judge where the last executives defend (INC-DP-16)."""
    judged: Judged = []
    for choice in legal:
        assert isinstance(choice, Defend)
        stake = sum(sight.loss(square, "") for square in sight.held(choice.country, sight.seat))
        spread = 1 + 2 * sight.guards(choice.country, sight.seat)
        judged.append((choice, (danger(sight, choice.country) + stake // 20) // spread))
    return judged


# Attacks.


def best_attack(sight: Sight) -> int:
    """Return the most that an attack of a new Fight brings."""
    values = [sight.change(square, sight.seat) for country in _mine(sight) for square in sight.empty(country)]
    values += [kill(sight, target, 0) for target in _targets(sight)]
    return max(values, default=-DOLLAR)


def attack(sight: Sight, legal: tuple[Action, ...], made: int) -> Judged:
    """Judge the attacks of a Fight after ``made`` others (INC-DP-14)."""
    judged: Judged = []
    for choice in legal:
        match choice:
            case Grab(square=square):
                judged.append((choice, sight.change(square, sight.seat)))
            case Kill():
                judged.append((choice, kill(sight, choice, made)))
            case _:
                judged.append((choice, 0))
    return judged


def _mine(sight: Sight) -> list[str]:
    return [country for country, land in sight.countries.items() if sight.seat in land["cubes"]]


def _targets(sight: Sight) -> Iterator[Kill]:
    for country in _mine(sight):
        if country == HAVENS:
            continue
        for other in sight.others:
            if sight.cubes(country, other):
                yield Kill(sight.seat, other, country, CUBE)
            elif sight.guards(country, other):
                yield Kill(sight.seat, other, country, EXECUTIVE)
            else:
                for square in sight.held(country, other):
                    yield Kill(sight.seat, other, country, square)


def kill(sight: Sight, target: Kill, made: int) -> int:
    """Return what killing a piece brings, less what the attacking cube could do instead."""
    country, other = target.country, target.seat
    mine = sight.cubes(country, sight.seat)
    after = mine - 1
    free = sight.empty(country)
    spent = sight.best(free) * SURE // DOLLAR if len(free) >= mine else 0
    if after == 0:
        spent += danger(sight, country, bare=True) // 3
    if target.piece not in (CUBE, EXECUTIVE):
        return captured(sight, target.piece, after, made) - spent
    behind = sight.cubes(country, other) + sight.guards(country, other) - 1
    value = 0
    if target.piece == CUBE and free:
        # He would take a square with it.
        value = max(0, -min(sight.change(square, other) for square in free)) * LIKELY // DOLLAR
    if not behind and after and (squares := sight.held(country, other)):
        best = max(captured(sight, square, after - 1, made + 1) for square in squares)
        value = max(value, best * (SURE if not made else UNSURE) // DOLLAR)
    return value - spent


def captured(sight: Sight, square: str, after: int, made: int) -> int:
    """Return what killing a cube on a square brings, with ``after`` cubes left to take the square (INC-148)."""
    cleared = sight.change(square, "")
    if after < 1:
        # The square is empty for whoever comes next, and that may be its old owner.
        return cleared * FAINT // DOLLAR
    more = sight.change(square, sight.seat) - cleared
    return cleared + more * (SURE if not made else UNSURE) // DOLLAR


def danger(sight: Sight, country: str, bare: bool = False) -> int:
    """Return what the others threaten to take from the seat in a country; ``bare``: without its cubes there."""
    squares = sight.held(country, sight.seat)
    if not squares or (not bare and sight.cubes(country, sight.seat)) or country == HAVENS:
        return 0
    strength = sight.rivals_there(country)
    if not strength:
        return 0
    stake = max(sight.loss(square, "") for square in squares)
    chance = LIKELY if strength > 1 else UNSURE
    return stake * chance // DOLLAR // (1 + sight.guards(country, sight.seat))


# Movements.


def exits(sight: Sight, country: str) -> Iterator[str]:
    """Yield where a cube can move from a country (INC-154, INC-155, INC-158)."""
    own = sight.countries[country]["affiliation"]
    if own == BATTLEGROUND:
        return
    for target in board().lands[country].exits:
        if country == HAVENS or sight.countries[target]["affiliation"] in (own, BATTLEGROUND):
            yield target


def arrival(sight: Sight, country: str) -> int:
    """Return what one more cube in a country brings."""
    return use(sight, country, sight.cubes(country, sight.seat))


def use(sight: Sight, country: str, here: int) -> int:
    """Return what a cube of the seat can do in a country, besides ``here`` others of its own."""
    free = sight.empty(country)
    if len(free) > here:
        values = sorted((sight.change(square, sight.seat) for square in free), reverse=True)
        rivals = sum(sight.cubes(country, other) for other in sight.others)
        return values[here] * (LIKELY if rivals >= len(free) - here else SURE) // DOLLAR
    if country == HAVENS:
        return 0
    best = 0
    for other in sight.others:
        shield = sight.cubes(country, other) + sight.guards(country, other)
        # A kill and a grab take two cubes, and one more for each piece that protects.
        missing = 2 + shield - (here - len(free))
        chance = {1: LIKELY, 2: UNSURE}.get(missing, 0)
        if chance:
            best = max(best, sight.best(sight.held(country, other)) * chance // DOLLAR)
    return best


def leaving(sight: Sight, country: str) -> int:
    """Return what a cube gives up that leaves a country: without that, it would move to and fro."""
    cubes = sight.cubes(country, sight.seat)
    guarded = danger(sight, country, bare=True) // 2 if cubes == 1 else 0
    return max(guarded, use(sight, country, cubes - 1))


def step(sight: Sight, source: str, target: str, more: int) -> int:
    """Return what a movement brings, with ``more`` movements to follow."""
    here = arrival(sight, target)
    if more:
        here = max([here, *(arrival(sight, beyond) for beyond in exits(sight, target) if beyond != source)])
    return here - leaving(sight, source)


def expansion(sight: Sight) -> int:
    """Return what the movements of an Expand bring."""
    return max(
        (step(sight, source, target, 1) for source in _mine(sight) for target in exits(sight, source)),
        default=-DOLLAR,
    )


def movement(sight: Sight, legal: tuple[Action, ...], made: int) -> Judged:
    """Judge the movements of an Expand after ``made`` others (INC-DP-15)."""
    more = board().expand_moves - made - 1
    return [(a, step(sight, a.source, a.target, more) if isinstance(a, Move) else 0) for a in legal]
