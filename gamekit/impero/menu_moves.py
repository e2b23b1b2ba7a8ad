"""Menus of moves: the piece first, then where it goes; a part of an army by its kinds of units (IMP-103, IMP-104)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, Option, attempts, beginning, in_all, whole
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import movement, ways
from gamekit.impero.actions import order_key
from gamekit.impero.actions_turn import Move
from gamekit.impero.board import SHIP, board
from gamekit.impero.menu_places import kind_of, piece_place, size_of, standing, step_away, units_of
from gamekit.impero.pieces import NO_UNITS, Counts
from gamekit.impero.state import State

Moves = dict[Counts, list[Move]]
"""The moves of a piece by the part that moves, ``()`` for all of it."""

FEW = 2
"""Up to so many units of a kind are named at once; of more it is asked how many."""


def menus(state: State) -> Iterator[Menu]:
    """Ask for the piece, then for its goal or a part of it."""
    seat, found = state.clock.due, [move for move in movement.legal(state) if isinstance(move, Move)]
    if not found:
        return
    groups: dict[str, Moves] = {}
    for move in sorted(found, key=order_key):
        groups.setdefault(move.piece, {}).setdefault(move.part, []).append(move)
    text = f"{seat} {Move.TAG}"
    options = [choose_piece(state, text, name, "IMP-104", "IMP-DP-7") for name in groups]
    tried = [(piece_place(seat, name), step_away(state, seat, name)) for name in state.names_of(seat)]
    yield Menu(text, reason("impero.ask.move", player=seat), tuple(options), attempts=attempts(options, tried))
    for name, moves in groups.items():
        yield from _piece(state, name, moves)


def choose_piece(state: State, text: str, name: str, *rules: str) -> Option:
    """Return the option to choose a piece of the seat due, with what and where it is."""
    seat = state.clock.due
    army, fleet, where = state.army(seat, name), state.fleet(seat, name), standing(state, seat, name)
    if army:
        label = reason("impero.do.piece.army", *rules, piece=name, where=where, units=units_of(army))
    elif fleet:
        label = reason("impero.do.piece.fleet", *rules, piece=name, where=where, ships=fleet.ships)
    else:
        label = reason(f"impero.do.agent.{kind_of(state, seat, name)}", *rules, piece=name, where=where)
    return beginning(f"{text} {name}", label, piece_place(seat, name), kind_of(state, seat, name))


# One piece.


def _piece(state: State, name: str, moves: Moves) -> Iterator[Menu]:
    """Ask where a piece goes; of an army also which part of it, kind by kind."""
    seat, longer = state.clock.due, _longer(moves)
    rules = in_all(movement.grounds(state, move) for group in moves.values() for move in group)
    for part, kinds in longer.items():
        text = _text(seat, name, part)
        steps = _Steps(state, name, part)
        options = [_goal(state, move, steps) for move in moves.get(part, ())]
        numbers = []
        for kind, parts in kinds.items():
            if len(parts) <= FEW:
                options += [_part(seat, name, part, other, rules) for other in parts]
                continue
            code = "impero.do.part.more" if part else "impero.do.part"
            label = reason(code, *rules, units=((kind, len(parts)),))
            options.append(beginning(f"{text} {kind}", label, piece_place(seat, name), kind))
            asked = reason("impero.ask.part", army=name, units=((kind, len(parts)),))
            numbers.append(
                Menu(f"{text} {kind}", asked, tuple(_part(seat, name, part, other, rules) for other in parts))
            )
        yield Menu(
            text, _question(state, name, part, steps), tuple(options), attempts=_tried(state, options, name, part)
        )
        yield from numbers


def _text(seat: str, name: str, part: Counts) -> str:
    """Return the beginning of a move, up to the units that are named."""
    return " ".join((seat, Move.TAG, *Move(seat, name, "", part).words()[:-2]))


def _longer(moves: Moves) -> dict[Counts, dict[str, list[Counts]]]:
    """Return for each part, as far as it is named, which numbers of which further kinds can be named."""
    found: dict[Counts, dict[str, list[Counts]]] = {(): {}}
    for part in sorted(part for part in moves if part):
        shorter: Counts = ()
        for place, number in enumerate(part):
            if not number:
                continue
            longer = (*part[: place + 1], *NO_UNITS[place + 1 :])
            if longer not in found:
                found[longer] = {}
                found[shorter].setdefault(board().land[place], []).append(longer)
            shorter = longer
    # Kinds in the order of the units; within one, few before many.
    return {
        part: {kind: sorted(kinds[kind]) for kind in board().land if kind in kinds} for part, kinds in found.items()
    }


def _part(seat: str, name: str, before: Counts, part: Counts, rules: tuple[str, ...]) -> Option:
    """Return the option to name so many units of one more kind."""
    kind, number = next(
        (kind, own) for kind, own, old in zip(board().land, part, before or NO_UNITS, strict=True) if own != old
    )
    code = "impero.do.part.number.more" if before else "impero.do.part.number"
    label = reason(code, *rules, units=((kind, number),))
    return beginning(_text(seat, name, part), label, piece_place(seat, name), kind)


class _Steps:
    """The steps of a piece, or of a part of it: how many are left, and how many each place takes."""

    def __init__(self, state: State, name: str, part: Counts) -> None:
        seat = state.clock.due
        if army := state.army(seat, name):
            units = part or army.units
            kinds = [kind for kind, number in zip(board().land, units, strict=True) if number]
            self.left = ways.steps_left(state, seat, kinds, army.spent)
            self.here = army.place
            self.needed = ways.army_ways(state, seat, army.place, sum(units))
        elif fleet := state.fleet(seat, name):
            self.left = ways.steps_left(state, seat, (SHIP,), fleet.spent)
            self.here = fleet.sea
            self.needed = ways.fleet_ways(state, seat, fleet.sea)
        else:
            agent = state.agent(seat, name)
            assert agent is not None, f"{seat} has no {name}"
            self.left = ways.steps_left(state, seat, (agent.kind,), agent.spent)
            self.here = agent.region
            self.needed = ways.agent_ways(agent.region)

    def to(self, place: str) -> int:
        """Return how many steps it takes to get to a place; splitting or joining on the spot is one."""
        return 1 if place == self.here else self.needed[place]


def _question(state: State, name: str, part: Counts, steps: _Steps) -> Reason:
    seat = state.clock.due
    if part:
        units = tuple((kind, number) for kind, number in zip(board().land, part, strict=True) if number)
        return reason("impero.ask.move.part", army=name, units=units, steps=steps.left)
    if state.army(seat, name):
        size = size_of(state, seat, name)
        code = "impero.ask.move.army" if size > 1 else "impero.ask.move.unit"
        return reason(code, army=name, size=size, steps=steps.left)
    return reason(f"impero.ask.move.piece.{kind_of(state, seat, name)}", piece=name, steps=steps.left)


def _goal(state: State, move: Move, steps: _Steps) -> Option:
    """Return the option of a place to move to, with its steps and those left behind it."""
    seat, rules, taken = move.actor, movement.grounds(state, move), steps.to(move.target)
    where, left = ways.where(state, seat, move.target), steps.left - taken
    if move.into:
        label = reason("impero.do.move.join", *rules, into=move.into, where=where, steps=taken)
        return whole(str(move), label, piece_place(seat, move.into))
    if move.target == steps.here:
        return whole(str(move), reason("impero.do.move.split", *rules, where=where, left=left), where)
    if where != move.target:
        label = reason("impero.do.move.aboard", *rules, fleet=move.target, where=where, steps=taken, left=left)
        return whole(str(move), label, piece_place(seat, move.target))
    return whole(str(move), reason("impero.do.move.to", *rules, where=where, steps=taken, left=left), where)


def _tried(state: State, options: list[Option], name: str, part: Counts) -> tuple[tuple[str, str], ...]:
    """Return the places of the map where a whole piece cannot go; of a part, none: they are those of the whole."""
    if part:
        return ()
    seat, places = state.clock.due, [*board().regions, *board().seas]
    tried: list[tuple[str, Action]] = [(place, Move(seat, name, place)) for place in places]
    if state.army(seat, name):
        tried += [(city, Move(seat, name, city)) for city in board().cities]
        tried += [(piece_place(seat, fleet.name), Move(seat, name, fleet.name)) for fleet in state.fleets_of(seat)]
    return attempts(options, tried)
