"""Phase I: the card of the season, what seats choose for it, and what it gives (IMP-030, IMP-DP-1, IMP-DP-2)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero.actions import Choose, DrawCard, Lose, order_key
from gamekit.impero.board import Card, Effect, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import CardDrawn, DeckShuffled
from gamekit.impero.roles import actor
from gamekit.impero.state import Cards, Lookups, State
from gamekit.impero.tasks import EVENT_CARD, EventCardTask, EventChoiceTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    EventCardTask: (DrawCard,),
    EventChoiceTask: (Choose, Lose),
}


def enter(draft: Draft) -> None:
    """Let chance draw a card; a deck that is used up is shuffled first (IMP-A19)."""
    if not left(draft):
        deck = board().decks[draft.clock.season]
        draft.cards = Cards(drawn=tuple(card for card in draft.cards.drawn if card not in deck))
        draft.tell(DeckShuffled(season=draft.clock.season, rules=("IMP-A19",)))
    draft.task = EVENT_CARD


def left(at: Lookups) -> tuple[str, ...]:
    """Return the cards left in the deck of the season."""
    return tuple(card for card in board().decks[at.clock.season] if card not in at.cards.drawn)


def outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return each card left, all equally likely (IMP-DP-1)."""
    cards = legal(state)
    return tuple((card, Fraction(1, len(cards))) for card in cards)


def legal(state: State) -> tuple[Action, ...]:
    """Return the cards left, or what the seat can choose."""
    who = actor(state)
    if isinstance(state.task, EventCardTask):
        return tuple(DrawCard(who, card) for card in left(state))
    return choices(state, who)


def choices(at: Lookups, seat: str) -> tuple[Action, ...]:
    """Return what a seat can choose for the card in force: a governed region, or a unit of a largest army."""
    effect = _effect(at)
    if effect.scope == "one_choice":
        return tuple(Choose(seat, region.id) for region in at.governed(seat))
    largest = max((army.combat for army in at.armies_of(seat)), default=0)
    found = [
        Lose(seat, army.name, kind)
        for army in at.armies_of(seat)
        if largest and army.combat == largest
        for kind in army.kinds()
        if kind in board().combat
    ]
    return tuple(sorted(found, key=order_key))


def _effect(at: Lookups) -> Effect:
    card = at.card()
    effect = card.choice() if card else None
    assert effect is not None, "no card with a choice is open"
    return effect


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a card is not in the deck, or a choice is not one of this card."""
    if action in legal(state):
        return ()
    card = state.cards.card
    if isinstance(action, DrawCard):
        season = state.clock.season
        return (reason("impero.refuse.card", "IMP-030", card=action.card, season=season, left=len(left(state))),)
    if isinstance(action, Choose):
        if _effect(state).scope == "one_choice":
            return (reason("impero.refuse.choose", "IMP-DP-2", "IMP-A12", region=action.region, player=action.actor),)
        return (reason("impero.refuse.choose_unit", "IMP-DP-2", card=card),)
    assert isinstance(action, Lose)
    if _effect(state).scope == "one_choice":
        return (reason("impero.refuse.choose_region", "IMP-DP-2", card=card),)
    return (reason("impero.refuse.lose_largest", "IMP-DP-2", army=action.army, unit=action.unit),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a card or a choice."""
    return ("IMP-030", "IMP-DP-1") if isinstance(action, DrawCard) else ("IMP-030", "IMP-DP-2")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Open a card, or carry out a choice; after the last one the gains are paid."""
    if isinstance(action, DrawCard):
        draft.cards = Cards(action.card, (*draft.cards.drawn, action.card))
        draft.tell(CardDrawn(card=action.card, season=draft.clock.season, rules=("IMP-030",)))
        card = board().cards[action.card]
        ask(draft, card, draft.alive() if card.choice() else ())
        return
    task, effect = state.task, _effect(state)
    assert isinstance(task, EventChoiceTask)
    if isinstance(action, Choose):
        draft.shift_stability(action.region, effect.n, "IMP-DP-2", "IMP-030", cause="card")
    else:
        assert isinstance(action, Lose)
        draft.lose_unit(action.actor, action.army, action.unit, "IMP-DP-2", "IMP-030", cause="card")
    ask(draft, board().cards[state.cards.card], task.waiting[1:])


def ask(draft: Draft, card: Card, waiting: tuple[str, ...]) -> None:
    """Ask the seats that have something to choose; without any pay the gains and end the phase (IMP-DP-2)."""
    waiting = tuple(seat for seat in waiting if choices(draft, seat))
    if waiting:
        draft.task = EventChoiceTask(waiting)
        return
    for seat in draft.alive():
        for effect in card.effects:
            if effect.op == "gain":
                times = len(draft.agents_of(seat, effect.per)) if effect.per != "player" else 1
                draft.gain(seat, effect.resource, effect.n * times, "IMP-030", cause="card")
    draft.end_phase()
