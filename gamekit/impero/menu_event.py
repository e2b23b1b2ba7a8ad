"""Menus of phase I: the card that chance draws, and what it lets each seat choose (IMP-DP-1, IMP-DP-2)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, attempts, whole
from gamekit.core.verdict import reason
from gamekit.impero import event
from gamekit.impero.actions import Choose, DrawCard, Lose
from gamekit.impero.board import board
from gamekit.impero.menu_places import piece_place
from gamekit.impero.menu_units import lost
from gamekit.impero.roles import actor
from gamekit.impero.state import State


def card(state: State) -> Iterator[Menu]:
    """Ask for the event card of the season, with what each does (IMP-DP-1)."""
    options = []
    for action in event.legal(state):
        assert isinstance(action, DrawCard)
        label = reason(f"impero.card.{action.card}", *event.grounds(state, action), card=action.card)
        options.append(whole(str(action), label))
    yield Menu("", reason("impero.ask.card", season=state.clock.season), tuple(options))


def choice(state: State) -> Iterator[Menu]:
    """Ask for the region whose stability the card changes, or for the unit that it takes (IMP-DP-2)."""
    seat, own, options = actor(state), state.card(), []
    effect = own.choice() if own else None
    assert effect is not None, "no card with a choice is open"
    for action in event.legal(state):
        rules = event.grounds(state, action)
        if isinstance(action, Lose):
            options.append(lost(state, action, rules))
            continue
        assert isinstance(action, Choose)
        start = state.region(action.region).stability or 0
        end = max(board().least_stability, min(board().most_stability, start + effect.n))
        label = reason("impero.do.stability", *rules, region=action.region, start=start, end=end)
        options.append(whole(str(action), label, action.region))
    if effect.scope == "one_choice":
        question = reason("impero.ask.choice.region", player=seat, card=state.cards.card)
        tried = attempts(options, ((region, Choose(seat, region)) for region in board().regions))
    else:
        question = reason("impero.ask.choice.unit", player=seat, card=state.cards.card)
        armies = state.armies_of(seat)
        tried = attempts(
            options, ((piece_place(seat, army.name), Lose(seat, army.name, army.kinds()[0])) for army in armies)
        )
    yield Menu("", question, tuple(options), attempts=tried)
