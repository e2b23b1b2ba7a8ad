"""A side line against the line that it leaves: the values of all curves at the same point of the game."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.locale import name, text
from gamekit.study.kit import called, kit


class Difference(NamedTuple):
    """One value on both lines; None where it is not known.

    Parameters
    ----------
    group, member
        What and whose it is, in words; ``unit`` is what it counts, in words or empty.
    main, line
        On the line that is left, and at the end of the side line.
    difference
        By how much the side line has more.
    group_id, member_id
        Ids.
    """

    group: str
    member: str
    unit: str
    main: int | None
    line: int | None
    difference: int | None
    group_id: str
    member_id: str


class Comparison(NamedTuple):
    """A side line against the one that it leaves.

    Parameters
    ----------
    line, against
        Ids of the two, empty for the main line.
    n, main_n
        The steps that are compared.
    turn, main_turn
        Their turns; another one than ``turn`` only where the line that is left does not come so far.
    rows
        The values.
    """

    line: str
    against: str
    n: int
    main_n: int
    turn: int
    main_turn: int
    rows: tuple[Difference, ...]


def compare(line: str, against: str, side: Session, base: Session, lang: str) -> Comparison:
    """Return the comparison of two lines, the cursor of each on its end."""
    n, main_n = side.n, meeting(side, base)
    views = base.view(main_n, PUBLIC), side.view(n, PUBLIC)
    game, rows = side.game, []
    for group, curve in kit(game.id).curves.items():
        main, other = map(curve.members, views)
        label = called("curve", game.id, group, lang)
        unit = text(f"unit.{curve.unit}", lang) if curve.unit else ""
        for member in dict.fromkeys((*main, *other)):
            values = main.get(member), other.get(member)
            less = None if values[0] is None or values[1] is None else values[1] - values[0]
            who = name(game.id, member, lang, side.names)
            rows.append(Difference(label, who, unit, *values, less, group, member))
    turns = game.turn(side.state), game.turn(base.line[main_n].state)
    return Comparison(line, against, n, main_n, *turns, tuple(rows))


def meeting(side: Session, base: Session) -> int:
    """Return the step of a line that is as far as the end of a side line: at the same turn, and as far in it.

    Where the last move of the side line has just begun that turn, it is the step that begins it there, so that as many
    turns are over on both. Inside of a turn it is the step at which the same is to be decided by the same player, as
    often since the two part; if nothing like it comes in that turn, its last step.
    """
    turn, to_act = side.game.turn, side.game.to_act
    wanted = turn(side.state)
    turns = [turn(node.state) for node in base.line]
    found = [n for n, at in enumerate(turns) if at == wanted]
    if not found:
        return max(n for n, at in enumerate(turns) if at <= wanted)
    if turn(side.line[-2].state) != wanted:
        return found[0]
    pairs = zip(side.line, base.line, strict=False)
    common = next((n for n, (ours, theirs) in enumerate(pairs) if ours.state != theirs.state), side.n)
    decision = to_act(side.state)
    often = sum(turn(node.state) == wanted and to_act(node.state) == decision for node in side.line[common:])
    alike = [n for n in found if n >= common and to_act(base.line[n].state) == decision]
    return alike[min(often, len(alike)) - 1] if alike else found[-1]
