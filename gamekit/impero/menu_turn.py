"""The first menu of a turn of phase IV: what can be done, in a natural order, passing last (IMP-DP-7)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, attempts, beginning, whole
from gamekit.core.text import Action
from gamekit.core.verdict import reason
from gamekit.impero import menu_attacks, menu_missions, menu_moves, menu_offers, turns
from gamekit.impero.actions import Build, Influence
from gamekit.impero.actions_turn import Attack, Mission, Move, OpenTrade, Pass, ProposeRoute, Siege
from gamekit.impero.board import board
from gamekit.impero.menu_places import piece_place, step_away
from gamekit.impero.state import State

RULES = {
    Move.TAG: ("IMP-104", "IMP-DP-7"),
    Attack.TAG: ("IMP-110", "IMP-120", "IMP-DP-7"),
    Siege.TAG: ("IMP-130", "IMP-DP-7"),
    Mission.TAG: ("IMP-150", "IMP-DP-7"),
    OpenTrade.TAG: ("IMP-160", "IMP-161", "IMP-DP-7"),
    ProposeRoute.TAG: ("IMP-160", "IMP-166", "IMP-DP-7"),
}
"""The rules of each verb, in the order in which the menu shows them."""


def menus(state: State) -> Iterator[Menu]:
    """Ask what the seat due does; behind each verb come its own menus."""
    seat = state.clock.due
    moves, others = [*menu_moves.menus(state)], [*menu_attacks.menus(state), *menu_missions.menus(state)]
    behind = [*moves, *others, *menu_offers.menus(state)]
    begun = {menu.text for menu in behind}
    options = [
        beginning(text, reason(f"impero.do.{verb}", *rules))
        for verb, rules in RULES.items()
        if (text := f"{seat} {verb}") in begun
    ]
    nothing = Pass(seat)
    code = "impero.do.pass.last" if _ends(state) else "impero.do.pass"
    options.append(whole(str(nothing), reason(code, *turns.grounds(state, nothing))))
    # Who presses a city may want to besiege it, to build there or to put influence there; the last two wait for
    # phase III (IMP-035), also where a piece can go to it.
    open_ = {option.place for menu in (*moves[:1], *others) for option in menu.options}
    tried = attempts(options, _pressed(state), open_)
    yield Menu("", reason("impero.ask.action", player=seat), tuple(options), attempts=tried)
    yield from behind


def _ends(state: State) -> bool:
    """Return whether the phase ends when this seat passes too: all others did in this round (IMP-044, IMP-A30)."""
    order, passed = state.initiative.order, state.initiative.passed
    return state.clock.due == order[-1] and {*passed, state.clock.due} >= set(order)


def _pressed(state: State) -> Iterator[tuple[str, Action]]:
    """Yield what pressing a place could mean: cities first, then own pieces, then those of the others."""
    seat = state.clock.due
    yield from ((siege.city, siege) for siege in menu_attacks.possible_sieges(state))
    for city in state.cities:
        works = Build(seat, next(iter(board().buildings)), city.id)
        yield city.id, works if city.owner == seat else Influence(seat, city.id)
    yield from menu_missions.refused(state)
    yield from ((piece_place(seat, name), step_away(state, seat, name)) for name in state.names_of(seat))
    for attack in menu_attacks.possible_attacks(state):
        yield piece_place(attack.seat, attack.foe), attack
