"""Random walks through the Investment phase, with the books, the cubes and the bids checked at every step."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from gamekit.core import codec
from gamekit.core.ledger import BANK
from gamekit.core.seats import seat_ids
from gamekit.incorporated import GAME
from gamekit.incorporated.actions import Auction, Bid, Lower, Sell
from gamekit.incorporated.board import board
from gamekit.incorporated.money import most_payable, promised
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import BidTask, InvestActionTask, PayTask, PrivateBidTask, ReverseBidTask

WALKS = [(players, number) for players in (2, 3, 4) for number in range(12)]


def pick(state: State, dice: random.Random) -> str:
    """Return an action: a verb first, so that hundreds of prices weigh no more than a pass; small numbers mostly."""
    if dice.random() < 0.06 and (besides := GAME.interjections(state)):
        return dice.choice(besides).spelled()
    legal = GAME.legal_actions(state)
    verb = dice.choice(sorted({action.TAG for action in legal}))
    of_verb = [action for action in legal if verb == action.TAG]
    if verb == "bid" and dice.random() < 0.7:
        return str(of_verb[min(len(of_verb) - 1, dice.randrange(12))])
    if verb == "sell":
        low = [action for action in of_verb if isinstance(action, Sell) and action.minimum < 20]
        return str(dice.choice(low))
    return str(dice.choice(of_verb))


def check(before: State, text: str, after: State, players: int) -> None:
    """What the rules promise between two positions of the phase."""
    assert list(GAME.invariants(after)) == []
    assert sum(after.cash(seat) for seat in seat_ids(players)) == -after.ledger.balance(BANK)
    assert all(after.cash(seat) >= 0 for seat in seat_ids(players))
    if (owing := promised(after)) is not None:
        assert most_payable(after, owing[0]) >= owing[1], "a bid stays payable (INC-114)"
    if text.endswith("loan"):
        if not (isinstance(before.task, PayTask) and text.startswith(before.task.payer)):
            assert (after.task, after.clock) == (before.task, before.clock), "the decision stays (INC-S06)"
        return
    if isinstance(after.task, (BidTask, PrivateBidTask)) and isinstance(before.task, type(after.task)):
        assert after.task.price >= before.task.price
    if isinstance(after.task, ReverseBidTask) and isinstance(before.task, ReverseBidTask):
        assert after.task.price <= before.task.price
    sent = [sum(seat.sent for seat in state.seats) for state in (before, after)]
    if isinstance(before.task, InvestActionTask) and after.clock.phase == "investment":
        assert sent[1] == sent[0] + 1, "each action takes one executive (INC-110)"


@pytest.mark.parametrize(("players", "number"), WALKS)
def test_walks_through_the_phase(players: int, number: int) -> None:
    """INC-110 to INC-134, INC-060: bonds limited in every third walk."""
    dice = random.Random(1000 * players + number)
    options = {"bond_supply": 3 + number} if number % 3 == 0 else {}
    lands = {
        land: {"squares": {square: dice.choice(["", *seat_ids(players)]) for square in board().lands[land].squares}}
        for land in board().majors
        if dice.random() < 0.5
    }
    state = GAME.position(
        {
            "players": players,
            "phase": "investment",
            "interest": dice.choice(board().interest_track),
            "options": options,
            "countries": lands,
        }
    )
    executives = sum(seat.executives for seat in state.seats)
    actions = 0
    for _ in range(2000):
        if state.clock.phase != "investment":
            break
        text = pick(state, dice)
        actions += isinstance(state.task, InvestActionTask) and not text.endswith("loan")
        legal = GAME.legal_actions(state)
        assert len(set(legal)) == len(legal)
        assert list(legal) == sorted(legal, key=GAME.order_key)
        assert GAME.legal_actions(codec.decode(GAME.state_type, codec.encode(state))) == legal
        step = GAME.apply(state, GAME.parse(text))
        assert all(event.rules for event in step.events)
        check(state, text, step.state, players)
        state = step.state
    assert state.clock.phase == "competition"
    assert actions == executives


def test_walks_meet_every_point_of_the_phase() -> None:
    """INC-DP-4 to INC-DP-11."""
    met: Counter[str] = Counter()
    for number in range(60):
        dice = random.Random(number)
        state = GAME.position({"players": 2 + number % 3, "phase": "investment"})
        while state.clock.phase == "investment":
            assert state.task is not None
            met[state.task.TAG] += 1
            state = GAME.apply(state, GAME.parse(pick(state, dice))).state
    points = ("invest_action", "bid", "private_bid", "pay", "place_cube", "reverse_bid", "remove_cube", "swap_cube")
    assert set(points) == met.keys()


@pytest.mark.parametrize("number", range(6))
def test_what_is_legal_and_what_is_refused_never_meet(number: int) -> None:
    """INC-S01: every bid, price, auction and sale near the limits is either listed or refused with a rule."""
    dice = random.Random(77 + number)
    state = GAME.position({"players": 3, "phase": "investment", "options": {"bond_supply": 9} if number % 2 else {}})
    for _ in range(40):
        if state.clock.phase != "investment":
            break
        legal = set(GAME.legal_actions(state))
        for seat in seat_ids(3):
            most = most_payable(state, seat)
            amounts = (*range(-2, 26), most - 1, most, most + 1, 5000)
            tries = [kind(seat, amount) for kind in (Bid, Lower) for amount in amounts]
            for action in (*tries, *(Auction(seat, land) for land in board().countries)):
                refused = GAME.refusals(state, action)
                assert (action in legal) == (not refused), str(action)
                assert all(ground.rules for ground in refused if not ground.hint)
            for land in board().countries:
                for minimum in (-1, 0, 1, 210, 211):
                    offer = Sell(seat, land, minimum)
                    assert (offer in legal) == (not GAME.refusals(state, offer))
        state = GAME.apply(state, GAME.parse(pick(state, dice))).state
