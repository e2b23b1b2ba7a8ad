"""Menus of cubes and executives on the board: squares of shares, and the actions of Competition."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Attempts, Menu, Option, beginning, whole
from gamekit.core.seats import count_of
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import attacks, competition, moves, purchases
from gamekit.incorporated import income as incomes
from gamekit.incorporated.actions import Pass, Place, Remove, Swap
from gamekit.incorporated.actions_late import (
    Defend,
    Expand,
    Fight,
    Grab,
    Income,
    Kill,
    Move,
    Stop,
)
from gamekit.incorporated.board import HAVENS, board
from gamekit.incorporated.menu_places import earning, other_countries, other_squares, spot
from gamekit.incorporated.money import loan_value
from gamekit.incorporated.state import LOCKED, State
from gamekit.incorporated.tasks import (
    AttackTask,
    MovementTask,
    PlaceCubeTask,
    RemoveCubeTask,
    ShortIncomeTask,
    SwapCubeTask,
)
from gamekit.incorporated.words import CUBE, EXECUTIVE, OfSquare

# Squares of shares.


def square(state: State) -> Iterator[Menu]:
    """Ask for the square on which a cube is placed, removed or replaced (INC-DP-8, INC-DP-10, INC-DP-11)."""
    task = state.task
    assert isinstance(task, (PlaceCubeTask, RemoveCubeTask, SwapCubeTask))
    verb: type[OfSquare]
    if isinstance(task, RemoveCubeTask):
        who, verb = task.seller, Remove
        question = reason("incorporated.ask.remove", player=who, country=task.country)
    elif isinstance(task, SwapCubeTask):
        who, verb = task.buyer, Swap
        question = reason("incorporated.ask.swap", player=who, country=task.country, seller=task.seller)
    else:
        who, verb = task.buyer, Place
        question = reason("incorporated.ask.place", player=who, country=task.country)
    options = [_square(state, verb(who, chosen)) for chosen in purchases.squares(state, task)]
    attempts = other_squares(options, lambda other: verb(who, other))
    yield Menu("", question, tuple(options), attempts=attempts)


def _square(state: State, action: OfSquare) -> Option:
    rules, chosen = purchases.grounds(state, action), action.square
    if isinstance(action, Remove):
        return whole(str(action), earning(state, chosen, "remove", *rules), spot(chosen))
    owner = state.country(board().squares[chosen].country).holder(chosen)
    return whole(str(action), earning(state, chosen, "place", *rules, owner=owner), spot(chosen))


# The start of Competition.


def income(state: State) -> Iterator[Menu]:
    """Ask for the country of the next cube, the pile being short (INC-DP-12)."""
    task = state.task
    assert isinstance(task, ShortIncomeTask)
    options = []
    for action in incomes.legal(state):
        assert isinstance(action, Income)
        rules, owed = incomes.grounds(state, action), task.owed.count(action.country)
        label = reason("incorporated.do.income", *rules, country=action.country, owed=owed)
        options.append(whole(str(action), label, action.country))
    attempts = other_countries(options, lambda land: Income(task.seat, land))
    question = reason("incorporated.ask.income", player=task.seat, cubes=state.pile(task.seat), shares=len(task.owed))
    yield Menu("", question, tuple(options), attempts=attempts)


# The actions of Competition.


def competition_actions(state: State) -> Iterator[Menu]:
    """Ask for a Fight, a Defend, an Expand or a pass (INC-DP-13)."""
    seat = state.clock.due
    left, guarded, options = state.seat(seat).executives, False, []
    for action in competition.legal(state):
        rules = competition.grounds(state, action)
        if isinstance(action, Fight):
            options.append(whole(str(action), reason("incorporated.do.fight", *rules, most=board().fight_attacks)))
        elif isinstance(action, Expand):
            options.append(whole(str(action), _expand(state, seat, rules)))
        elif isinstance(action, Pass):
            options.append(whole(str(action), reason("incorporated.do.pass.competition", *rules, executives=left)))
        elif not guarded:
            guarded = True
            label = reason("incorporated.do.defend", *rules, executives=left)
            options.append(beginning(f"{seat} {Defend.TAG}", label))
    cubes = competition.free_cubes(state, seat)
    yield Menu("", reason("incorporated.ask.competition", player=seat, cubes=cubes), tuple(options))
    if guarded:
        question = reason("incorporated.ask.defend", player=seat)
        yield _defences(state, f"{seat} {Defend.TAG}", question)


def _expand(state: State, seat: str, rules: tuple[str, ...]) -> Reason:
    cost, most = board().expand_cost, board().expand_moves
    if state.cash(seat) >= cost:
        return reason("incorporated.do.expand", *rules, cost=cost, most=most)
    brings = loan_value(state, seat)
    return reason("incorporated.do.expand.loan", *rules, "INC-052", cost=cost, most=most, brings=brings)


def _defences(state: State, text: str, question: Reason) -> Menu:
    """Return the menu of the countries that an executive can defend; nobody defends the Tax Havens (INC-S14)."""
    seat = state.clock.due
    options = []
    for land in board().countries:
        action, country = Defend(seat, land), state.country(land)
        label = reason(
            "incorporated.do.defend.country",
            *competition.grounds(state, action),
            country=land,
            squares=len(country.held_by(seat)),
        )
        options.append(whole(str(action), label, land))
    return Menu(
        text, question, tuple(options), attempts=other_countries(options, lambda land: Defend(seat, land), HAVENS)
    )


def last_defences(state: State) -> Iterator[Menu]:
    """Ask for the country that the next executive of a seat that passes defends (INC-DP-16)."""
    seat = state.clock.due
    left = state.seat(seat).executives
    yield _defences(state, "", reason("incorporated.ask.pass_defend", player=seat, executives=left))


# Fight.


def attack(state: State) -> Iterator[Menu]:
    """Ask for an empty square to grab, or a country in which a piece is killed, then for the piece (INC-DP-14).

    The country comes before whose piece it is, as one looks at the board; the text of the action names the seat first.
    """
    task, seat = state.task, state.clock.due
    assert isinstance(task, AttackTask)
    kills: dict[str, list[Kill]] = {}
    options: list[Option] = []
    for action in attacks.legal(state):
        if isinstance(action, Grab):
            label = earning(state, action.square, "grab", *attacks.grounds(state, action))
            options.append(whole(str(action), label, spot(action.square)))
        elif isinstance(action, Kill):
            kills.setdefault(action.country, []).append(action)
    for land, found in kills.items():
        if len(found) == 1:
            options.append(whole(str(found[0]), _kill(state, found[0]), land))
        else:
            label = reason("incorporated.do.kill", "INC-143", "INC-145", country=land, pieces=len(found))
            options.append(beginning(f"{seat} {Kill.TAG} {land}", label, land))
    if task.made:
        stop = Stop(seat)
        options.append(whole(str(stop), reason("incorporated.do.stop.attack", *attacks.grounds(state, stop))))
    question = reason(f"incorporated.ask.attack.{_which(task.made)}", player=seat)
    yield Menu("", question, tuple(options), attempts=(*_no_kills(state, kills), *_no_grabs(state, options)))
    for land, found in kills.items():
        if len(found) > 1:
            yield _kills(state, land, found)


def _which(made: int) -> str:
    """Return the word for the first or a later attack or movement."""
    return "second" if made else "first"


def _no_kills(state: State, kills: dict[str, list[Kill]]) -> Attempts:
    """Return an attempt for each country where nothing can be killed: on a piece there, if another seat has one."""
    seat, (other, *_) = state.clock.due, state.from_left(state.clock.due)
    found = []
    for land in (*board().countries, HAVENS):
        if land in kills:
            continue
        country = state.country(land)
        free, guards = (
            next((owner for owner, _ in some if owner != seat), "") for some in (country.cubes, country.guards)
        )
        held = next(iter(country.foreign(seat)), "")
        if free or guards or not held:
            action = Kill(seat, free or guards or other, land, EXECUTIVE if guards and not free else CUBE)
        else:
            action = Kill(seat, country.holder(held), land, held)
        found.append((land, str(action)))
    return tuple(found)


def _no_grabs(state: State, options: list[Option]) -> Attempts:
    """Return an attempt for each square that can neither be grabbed nor have its cube killed."""
    seat, taken = state.clock.due, {option.place for option in options}
    legal = set(map(str, attacks.legal(state)))
    found = []
    for chosen in board().squares.values():
        holder = state.country(chosen.country).holder(chosen.id)
        # A cube of another seat is attacked, everything else is grabbed.
        rival = holder not in ("", LOCKED, seat) and chosen.country != HAVENS
        action = str(Kill(seat, holder, chosen.country, chosen.id) if rival else Grab(seat, chosen.id))
        if spot(chosen.id) not in taken and action not in legal:
            found.append((spot(chosen.id), action))
    return tuple(found)


def _kills(state: State, land: str, found: list[Kill]) -> Menu:
    """Return the menu of the pieces that can be killed in a country; its other squares are attempts."""
    seat, country = state.clock.due, state.country(land)
    options = [whole(str(action), _kill(state, action), _aim(action)) for action in found]
    taken = {option.place for option in options}
    attempts = []
    for name in board().lands[land].squares:
        holder = country.holder(name)
        target = holder if holder not in ("", LOCKED, seat) else found[0].seat
        if spot(name) not in taken:
            attempts.append((spot(name), str(Kill(seat, target, land, name))))
    question = reason("incorporated.ask.kill", player=seat, country=land)
    return Menu(f"{seat} {Kill.TAG} {land}", question, tuple(options), attempts=tuple(attempts))


def _aim(action: Kill) -> str:
    """Return where a target stands: on its square, or beside the squares of its country."""
    return action.country if action.piece in (CUBE, EXECUTIVE) else spot(action.piece)


def _kill(state: State, action: Kill) -> Reason:
    """Return the words for an attack, with what protects the owner of the piece there."""
    rules, land, other = attacks.grounds(state, action), state.country(action.country), action.seat
    if action.piece == CUBE:
        cubes = count_of(land.cubes, other)
        return reason("incorporated.do.kill.cube", *rules, country=land.id, player=other, cubes=cubes)
    if action.piece == EXECUTIVE:
        guards = count_of(land.guards, other)
        return reason("incorporated.do.kill.executive", *rules, country=land.id, player=other, executives=guards)
    return earning(state, action.piece, "kill.square", *rules, owner=other)


# Expand.


def movement(state: State) -> Iterator[Menu]:
    """Ask for a free cube, then for where it goes (INC-DP-15)."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, MovementTask)
    ways: dict[str, list[Move]] = {}
    options = []
    for action in moves.legal(state):
        if isinstance(action, Move):
            ways.setdefault(action.source, []).append(action)
    for land, found in ways.items():
        cubes = count_of(state.country(land).cubes, seat)
        label = reason("incorporated.do.cube", "INC-153", country=land, cubes=cubes, ways=len(found))
        options.append(beginning(f"{seat} {Move.TAG} {land}", label, land, "cube"))
    if task.made:
        stop = Stop(seat)
        options.append(whole(str(stop), reason("incorporated.do.stop.movement", *moves.grounds(state, stop))))
    # Any way out serves: without a cube, or behind its camp, none can be taken.
    attempts = other_countries(options, lambda land: Move(seat, land, board().lands[land].exits[0]), HAVENS)
    yield Menu(
        "", reason(f"incorporated.ask.movement.{_which(task.made)}", player=seat), tuple(options), attempts=attempts
    )
    for land, found in ways.items():
        yield _targets(state, land, found)


def _targets(state: State, source: str, found: list[Move]) -> Menu:
    """Return the menu of where a cube goes; all other countries are attempts."""
    seat, options = state.clock.due, []
    for action in found:
        land = state.country(action.target)
        label = reason(
            "incorporated.do.move",
            *moves.grounds(state, action),
            country=land.id,
            camp=land.affiliation,
            free=len(land.free()),
        )
        options.append(whole(str(action), label, land.id))
    others = other_countries(options, lambda land: Move(seat, source, land), HAVENS)
    attempts = tuple((land, text) for land, text in others if land != source)
    question = reason("incorporated.ask.move", country=source)
    return Menu(f"{seat} {Move.TAG} {source}", question, tuple(options), attempts=attempts)
