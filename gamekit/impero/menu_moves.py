"""Menus of moves, attacks and sieges: the piece first, then its units if not all, then the place or the enemy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gamekit.core.menu import Menu, Option, beginning, in_all, whole
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import attack, movement, siege, ways
from gamekit.impero.actions import order_key
from gamekit.impero.actions_turn import Attack, Move, Siege
from gamekit.impero.board import board
from gamekit.impero.pieces import Counts
from gamekit.impero.state import State

LABELS = {
    Move.TAG: reason("impero.do.move", "IMP-104", "IMP-DP-7"),
    Attack.TAG: reason("impero.do.attack", "IMP-110", "IMP-120", "IMP-DP-7"),
    Siege.TAG: reason("impero.do.siege", "IMP-130", "IMP-DP-7"),
}
"""What the first menu of a turn says of each verb."""


def covers(text: str) -> bool:
    """Return whether a text is the beginning of a move, an attack or a siege."""
    return any(word in LABELS for word in text.split()[1:2])


def verbs(menus: Iterable[Menu]) -> tuple[Option, ...]:
    """Return the options of the first menu of a turn: the verbs that have a menu."""
    found = [menu.text for menu in menus]
    return tuple(beginning(text, LABELS[text.split()[1]]) for text in found if len(text.split()) == 2)


def menus(state: State) -> list[Menu]:
    """Return every menu of moves, attacks and sieges of the seat due."""
    return [*_moves(state), *_attacks(state), *_sieges(state)]


def _ask(state: State, verb: str, names: Iterable[str]) -> Menu:
    """Return the menu that asks for the piece."""
    seat = state.clock.due
    options = []
    for name in dict.fromkeys(names):
        place, size = _standing(state, seat, name)
        kind = {"a": "army", "f": "fleet"}.get(name[0], "agent")
        label = reason(f"impero.do.piece_{kind}", *LABELS[verb].rules, piece=name, where=place, size=size)
        options.append(beginning(f"{seat} {verb} {name}", label))
    return Menu(f"{seat} {verb}", reason("impero.ask.piece"), tuple(options))


def _standing(state: State, seat: str, name: str) -> tuple[str, int]:
    """Return where a piece stands, and how many units or ships it has."""
    if army := state.army(seat, name):
        return ways.where(state, seat, army.place), sum(army.units)
    if fleet := state.fleet(seat, name):
        return fleet.sea, fleet.ships
    agent = state.agent(seat, name)
    assert agent is not None, f"{seat} has no {name}"
    return agent.region, 1


# Moves.


def _moves(state: State) -> Iterator[Menu]:
    found = sorted((move for move in movement.legal(state) if isinstance(move, Move)), key=order_key)
    if not found:
        return
    yield _ask(state, Move.TAG, (move.piece for move in found))
    groups: dict[str, dict[Counts, list[Move]]] = {}
    for move in found:
        groups.setdefault(move.piece, {}).setdefault(move.part, []).append(move)
    for name, moves in groups.items():
        yield from _piece(state, name, moves)


def _piece(state: State, name: str, moves: dict[Counts, list[Move]]) -> Iterator[Menu]:
    """Ask where a piece goes, or which of its units; each kind named leads to a menu of its own."""
    begun: dict[Counts, list[Counts]] = {(): []}
    for part in moves:
        shorter: Counts = ()
        for place, number in enumerate(part):
            if not number:
                continue
            longer = (*part[: place + 1], *(0 for _ in part[place + 1 :]))
            if longer not in begun:
                begun[longer] = []
                begun[shorter].append(longer)
            shorter = longer
    seat = state.clock.due
    for part, longer_ones in begun.items():
        before = " ".join(Move(seat, name, "", part).words()[:-2])
        options = [_goal(state, move) for move in moves.get(part, ())]
        rules = in_all(movement.grounds(state, move) for group in moves.values() for move in group)
        for other in sorted(longer_ones):
            kind, number = [(kind, n) for kind, n in zip(board().land, other) if n][-1]
            label = reason("impero.do.with_units", *rules, unit=kind, number=number)
            options.append(beginning(" ".join((seat, Move.TAG, *Move(seat, name, "", other).words()[:-2])), label))
        yield Menu(f"{seat} {Move.TAG} {before}", reason("impero.ask.move", piece=name), tuple(options))


def _goal(state: State, move: Move) -> Option:
    """Return the option of a place to move to."""
    where, rules = ways.where(state, move.actor, move.target), movement.grounds(state, move)
    army = state.army(move.actor, move.piece)
    label: Reason
    if move.into:
        label = reason("impero.do.move_join", *rules, into=move.into, where=where)
    elif army and army.place == move.target:
        label = reason("impero.do.move_split", *rules, where=where)
    elif where != move.target:
        label = reason("impero.do.move_aboard", *rules, end=move.target, where=where)
    else:
        label = reason("impero.do.move_to", *rules, where=where)
    return whole(str(move), label, where)


# Attacks and sieges.


def _attacks(state: State) -> Iterator[Menu]:
    found = [action for action in attack.legal(state) if isinstance(action, Attack)]
    yield from _two_steps(state, Attack.TAG, [(action.piece, _foe(state, action)) for action in found])


def _foe(state: State, action: Attack) -> Option:
    where, size = _standing(state, action.seat, action.foe)
    rules = attack.grounds(state, action)
    label = reason("impero.do.attack_foe", *rules, given=action.seat, foe=action.foe, where=where, size=size)
    return whole(str(action), label, where)


def _sieges(state: State) -> Iterator[Menu]:
    found = [action for action in siege.legal(state) if isinstance(action, Siege)]
    yield from _two_steps(state, Siege.TAG, [(action.army, _city(state, action)) for action in found])


def _city(state: State, action: Action) -> Option:
    assert isinstance(action, Siege)
    label = reason(
        "impero.do.siege_city", *siege.grounds(state, action), city=action.city, pv=state.city(action.city).pv
    )
    return whole(str(action), label, action.city)


def _two_steps(state: State, verb: str, found: list[tuple[str, Option]]) -> Iterator[Menu]:
    """Ask for a piece, then for what it acts on."""
    if not found:
        return
    yield _ask(state, verb, (name for name, _ in found))
    for name in dict.fromkeys(name for name, _ in found):
        options = tuple(option for own, option in found if own == name)
        yield Menu(f"{state.clock.due} {verb} {name}", reason(f"impero.ask.{verb}", piece=name), options)
