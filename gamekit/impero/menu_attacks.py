"""Menus of attacks and sieges: the piece first, then whom or what it attacks (IMP-110, IMP-120, IMP-130)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, Option, attempts, whole
from gamekit.core.text import Action
from gamekit.core.verdict import reason
from gamekit.impero import attack, siege, sieges
from gamekit.impero.actions_turn import Attack, Siege
from gamekit.impero.board import board
from gamekit.impero.menu_moves import choose_piece
from gamekit.impero.menu_places import piece_place, size_of, standing
from gamekit.impero.state import State


def menus(state: State) -> Iterator[Menu]:
    """Ask for the army or the fleet that attacks, and for its enemy; for the army that besieges, and for the city."""
    yield from _attacks(state)
    yield from _sieges(state)


def _attacks(state: State) -> Iterator[Menu]:
    seat, found = state.clock.due, [action for action in attack.legal(state) if isinstance(action, Attack)]
    if not found:
        return
    text, names = f"{seat} {Attack.TAG}", tuple(dict.fromkeys(action.piece for action in found))
    options = [choose_piece(state, text, name, "IMP-110", "IMP-120", "IMP-DP-7") for name in names]
    tried = [(piece_place(seat, action.piece), action) for action in possible_attacks(state)]
    yield Menu(text, reason("impero.ask.attack", player=seat), tuple(options), attempts=attempts(options, tried))
    for name in names:
        foes = [_foe(state, action) for action in found if action.piece == name]
        against = (action for action in possible_attacks(state) if action.piece == name)
        tried = [(piece_place(action.seat, action.foe), action) for action in against]
        kind = "army" if state.army(seat, name) else "fleet"
        question = reason(f"impero.ask.attack.{kind}", piece=name)
        yield Menu(f"{text} {name}", question, tuple(foes), attempts=attempts(foes, tried))


def possible_attacks(state: State) -> list[Attack]:
    """Return every own piece against every enemy's of its kind, legal or not; those in one place come first."""
    seat = state.clock.due
    pieces = [(army.owner, army.name) for army in state.armies]
    pieces += [(fleet.owner, fleet.name) for fleet in state.fleets]
    found = [
        Attack(seat, name, other, foe)
        for owner, name in pieces
        for other, foe in pieces
        if owner == seat != other and name[0] == foe[0]
    ]

    def apart(action: Attack) -> bool:
        return _region(state, seat, action.piece) != _region(state, action.seat, action.foe)

    return sorted(found, key=apart)


def _region(state: State, seat: str, name: str) -> str:
    """Return the region or the sea where an army or a fleet stands."""
    army = state.army(seat, name)
    return (state.region_of(army) if army else "") or standing(state, seat, name)


def _foe(state: State, action: Attack) -> Option:
    """Return the option to attack a piece, with its size."""
    rules, size = attack.grounds(state, action), size_of(state, action.seat, action.foe)
    where = standing(state, action.seat, action.foe)
    kind = "army" if state.army(action.seat, action.foe) else "fleet"
    label = reason(f"impero.do.attack.{kind}", *rules, player=action.seat, foe=action.foe, where=where, size=size)
    return whole(str(action), label, piece_place(action.seat, action.foe))


# Sieges.


def _sieges(state: State) -> Iterator[Menu]:
    seat, found = state.clock.due, [action for action in siege.legal(state) if isinstance(action, Siege)]
    if not found:
        return
    text, names = f"{seat} {Siege.TAG}", tuple(dict.fromkeys(action.army for action in found))
    options = [choose_piece(state, text, name, "IMP-130", "IMP-DP-7") for name in names]
    tried = [(piece_place(seat, action.army), action) for action in possible_sieges(state)]
    yield Menu(text, reason("impero.ask.siege", player=seat), tuple(options), attempts=attempts(options, tried))
    for name in names:
        cities = [_city(state, action) for action in found if action.army == name]
        other: list[tuple[str, Action]] = [(city, Siege(seat, name, city)) for city in board().cities]
        question = reason("impero.ask.siege.army", army=name)
        yield Menu(f"{text} {name}", question, tuple(cities), attempts=attempts(cities, other))


def possible_sieges(state: State) -> list[Siege]:
    """Return each own army on land against each city of its region that is not its own, legal or not."""
    seat = state.clock.due
    return [
        Siege(seat, army.name, city)
        for army in state.armies_of(seat)
        if (region := state.region_of(army))
        for city in board().regions[region].cities
        if state.city(city).owner != seat
    ]


def _city(state: State, action: Siege) -> Option:
    """Return the option to besiege a city, with what that leaves of it (IMP-131, IMP-133)."""
    rules, army, city = siege.grounds(state, action), state.army(action.actor, action.army), state.city(action.city)
    assert army is not None
    damage = sieges.inflicts(state, army)
    code = "impero.do.siege.falls" if damage >= city.pv else "impero.do.siege.holds"
    label = reason(code, *rules, city=city.id, damage=damage, start=city.pv, end=max(0, city.pv - damage))
    return whole(str(action), label, city.id)
