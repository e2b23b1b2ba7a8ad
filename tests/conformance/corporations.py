"""What the suite must be told about Incorporated: what is hidden from whom, and where rare things happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gamekit.core.ledger import BANK
from gamekit.incorporated.board import BATTLEGROUND, BIG_BROTHER, HAVENS, board
from gamekit.incorporated.draft import counted
from gamekit.incorporated.state import LOCKED, Cards, Counts, State
from gamekit.incorporated.tasks import PayoffCardTask, PayTask, RepayTask, SubsidiesTask

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"hidden_cash": True, "bond_supply": 25},
    {"advanced_setup": True, "growth_has_zero": True, "bop_max": 4},
)
"""The usual game, one with everything hidden that can be, and one with all that is decided otherwise."""

DEFAULT = ("chance outlook japan_sovereign_default", "chance outlook india_emerging")
JAPAN = {"japan": {"squares": dict.fromkeys(board().lands["japan"].squares, LOCKED)}}
ALL_CARDS = dict.fromkeys(board().industries, board().payoff_per_industry)

SCENES: tuple[tuple[dict[str, Any], tuple[str, ...]], ...] = (
    # Effects that do nothing: no square to unlock, the power of a battleground; no square to lock.
    (
        {
            "countries": {
                "india": {"affiliation": BATTLEGROUND, "squares": dict.fromkeys(("india.3", "india.4", "india.5"), "")},
                "south_sea": {"affiliation": "SCO"},
            }
        },
        ("chance outlook india_emerging", "chance outlook shale_revolution"),
    ),
    # Balance of Power reaches the middle, and crosses it.
    ({"power": 1, "countries": JAPAN}, DEFAULT),
    ({"power": 0, "countries": JAPAN}, DEFAULT),
    # Subsidies with no card revealed, and with none left to look at.
    ({"phase": "lobbying"}, ("P1 lobby subsidies",)),
    ({"phase": "lobbying", "payoff": {"revealed": ALL_CARDS}}, ("P1 lobby subsidies",)),
    # Fewer cubes than shares.
    (
        {
            "phase": "investment",
            "countries": {HAVENS: {"cubes": {"P2": 31}}},
            "seats": {"P1": {"executives": 1}, "P2": {"executives": 0}, "P3": {"executives": 0}},
        },
        ("P1 pass",),
    ),
    # Corporations by auction.
    ({"players": 2, "options": {"advanced_setup": True}}, ()),
)
"""(position, actions) in which rare things happen."""


def twins(state: State, viewer: str) -> Iterator[State]:
    """Yield positions that differ from the given one only in what ``viewer`` cannot see (INC-S05)."""
    yield from next_cards(state, viewer)
    yield from piles(state)
    yield from looks(state, viewer)
    yield from purses(state, viewer)
    yield from repayments(state, viewer)


def next_cards(state: State, viewer: str) -> Iterator[State]:
    """Yield every other card that can have been drawn ahead; Big Brother knows it (INC-015)."""
    cards = state.cards
    if cards.ahead is None or viewer == state.player_of(BIG_BROTHER):
        return
    for card in board().cards:
        if card not in (*cards.opened, cards.ahead):
            yield replace(state, cards=replace(cards, ahead=card))


def piles(state: State) -> Iterator[State]:
    """Yield the position with a card of the deck and one of the discard pile exchanged, which nobody sees (INC-014)."""
    cards = state.cards
    down, up = (_first(pile) for pile in (cards.deck, cards.discard))
    for one in down:
        for other in up:
            if one != other:
                yield replace(state, cards=_exchanged(cards, one, other))
                return


def looks(state: State, viewer: str) -> Iterator[State]:
    """Yield the position in which the seat at Subsidies looks at another card (INC-187, INC-S04)."""
    task, cards = state.task, state.cards
    if not isinstance(task, (PayoffCardTask, SubsidiesTask)) or not task.looked or viewer == state.clock.due:
        return
    seen = task.looked[0]
    for other in _first(cards.deck):
        if other != seen:
            deck = counted(counted(cards.deck, other, -1), seen, 1)
            looked = (other, *task.looked[1:])
            if isinstance(task, SubsidiesTask):
                looked = tuple(sorted(looked, key=list(board().industries).index))
            yield replace(state, cards=replace(cards, deck=deck), task=replace(task, looked=looked))
            return


def purses(state: State, viewer: str) -> Iterator[State]:
    """Yield the position in which others have a dollar more, where cash is hidden (INC-013)."""
    if not state.table.options.hidden_cash or state.task is None:
        return
    # Whoever is asked for a loan has shown that he cannot pay.
    known = state.task.payer if isinstance(state.task, PayTask) else ""
    for seat in state.table.seats:
        if seat not in (viewer, known):
            yield replace(state, ledger=state.ledger.moved(BANK, seat, 1))


def repayments(state: State, viewer: str) -> Iterator[State]:
    """Yield the position in which others chose to repay another number of bonds, before these are shown (INC-S13)."""
    task = state.task
    if not isinstance(task, RepayTask) or task.waiting == (state.player_of(BIG_BROTHER),):
        return
    for place, (seat, bonds) in enumerate(task.choices):
        for other in range(min(state.bonds(seat), state.cash(seat) // state.rate()) + 1):
            if seat != viewer and other != bonds:
                choices = (*task.choices[:place], (seat, other), *task.choices[place + 1 :])
                yield replace(state, task=replace(task, choices=choices))


def secret(state: State) -> bool:
    """Return whether a repayment is asked that is not shown with it: others, Big Brother aside, are still to choose."""
    task = state.task
    return isinstance(task, RepayTask) and task.waiting[1:] not in ((), (state.player_of(BIG_BROTHER),))


def _first(pile: Counts) -> tuple[str, ...]:
    return tuple(industry for industry, number in zip(board().industries, pile, strict=True) if number)


def _exchanged(cards: Cards, down: str, up: str) -> Cards:
    deck = counted(counted(cards.deck, down, -1), up, 1)
    discard = counted(counted(cards.discard, up, -1), down, 1)
    return replace(cards, deck=deck, discard=discard)
