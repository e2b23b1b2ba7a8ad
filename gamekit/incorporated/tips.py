"""The strategy tips of the rulebook, where they apply to the decision at hand.

The tips are advice and no rules; each cites the rules that it follows from, and INC-S15 where it rests on what many,
few, cheap or easy means here. They are given by what everybody at the table can see, so that none tells what is hidden
(INC-013).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from gamekit.core.seats import count_of
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import money, odds
from gamekit.incorporated.board import BATTLEGROUND, CAMPS, board, other_camp
from gamekit.incorporated.moves import lets_in
from gamekit.incorporated.payoff import per_square
from gamekit.incorporated.roles import actor
from gamekit.incorporated.scoring import ranking, score
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import (
    AttackTask,
    BidTask,
    CompetitionActionTask,
    InvestActionTask,
    MovementTask,
    PlaceCubeTask,
    PrivateBidTask,
    ReverseBidTask,
)

THRESHOLDS = "INC-S15"
"""The decision that says what many, few, cheap, easy and late are."""

MOST = 4
"""Most tips at a time; the first ones matter most."""
MANY_SQUARES, FEW_SQUARES = 6, 2
"""Squares from which on a country has many, and up to which it has few."""
GOOD_CARDS = 2
"""Revealed payoff cards for each square of a country from which on they are many."""
CROWDED = 3
"""Squares of other players from which on there is much competition in a country."""
FAR, NEAR = 8, 2
"""Minor countries that can be reached: from how many on a country has many connections, up to how many it has few."""
EASY = Fraction(1, 2)
"""The chance of a clash from which on a country is easy to flip."""
MANY_BONDS, LOW_LOAN, HIGH_LOAN = 2, 15, 18
"""Bonds that call for care; dollars on the track up to which rates are high, and from which on they are low."""
LOW_CHANCE = 2
"""Sides of the crisis die up to which a crisis is improbable."""
LATE = 3
"""The turn from which on a player who is behind has little time left."""


def tips(state: State, text: str) -> tuple[Reason, ...]:
    """Return the tips for what is asked after ``text`` in a menu."""
    if text:
        return ()
    found = TIPS.get(type(state.task))
    return tuple(found(state))[:MOST] if found else ()


# Phase 2.


def invest(state: State) -> Iterator[Reason]:
    """Yield the tips for sending an executive in Investment."""
    yield from _behind(state)
    yield reason("incorporated.tip.bidding", "INC-110", "INC-111", "INC-130")
    yield reason("incorporated.tip.specialise", "INC-030", "INC-146")
    yield from _rates(state)


def bid(state: State) -> Iterator[Reason]:
    """Yield the tips for a bid: how high one bids, on credit or not, and what a share of the country is worth."""
    task = state.task
    assert isinstance(task, (BidTask, PrivateBidTask))
    if len(state.seats) == 2:
        yield reason("incorporated.tip.two", "INC-115")
    elif isinstance(task, BidTask):
        yield reason("incorporated.tip.overbid.public", "INC-114", "INC-119")
    else:
        yield reason("incorporated.tip.overbid", "INC-114")
    yield from worth(state, task.country)
    yield from _rates(state)
    yield from _economy(state)


def worth(state: State, country: str) -> Iterator[Reason]:
    """Yield what makes a share of a country worth more or less now, what tells most first."""
    yield from _flip(state, country)
    names = board().lands[country].squares
    cards = sum(state.cards.revealed[board().industry_place[board().squares[name].industry]] for name in names)
    if cards >= GOOD_CARDS * len(names):
        yield reason("incorporated.tip.payoff", "INC-193", THRESHOLDS, country=country, pays=per_square(cards))
    squares = len(names)
    if squares >= MANY_SQUARES:
        yield reason(
            "incorporated.tip.squares.many", "INC-116", "INC-193", THRESHOLDS, country=country, squares=squares
        )
    elif squares <= FEW_SQUARES:
        yield reason("incorporated.tip.squares.few", "INC-116", "INC-193", THRESHOLDS, country=country, squares=squares)
    held = len(state.country(country).foreign(actor(state)))
    if held >= CROWDED:
        yield reason("incorporated.tip.crowded", "INC-117", "INC-145", THRESHOLDS, country=country, squares=held)
    minors = len(reach(state, country))
    if minors >= FAR:
        yield reason("incorporated.tip.reach.far", "INC-154", THRESHOLDS, country=country, minors=minors)
    elif minors <= NEAR:
        yield reason("incorporated.tip.reach.near", "INC-154", THRESHOLDS, country=country, minors=minors)


def _flip(state: State, country: str) -> Iterator[Reason]:
    """Yield whether a major can change its camp, or how easily where nothing of its camp stands before it."""
    land, own = board().lands[country], state.country(country).affiliation
    if land.auto_win is not None:
        yield reason("incorporated.tip.flip.never", "INC-182", country=country)
        return
    zone = [other for other in board().in_zone(land.zone or "") if not other.major]
    shielded = own != BATTLEGROUND and any(state.country(other.id).affiliation == own for other in zone)
    camp = land.camp if own == BATTLEGROUND else next((camp for camp in CAMPS if camp == own), None)
    if shielded or camp is None or land.camp != camp:
        return
    found = odds.clash(state, country, other_camp(camp))
    if found.chance >= EASY:
        chances, sides = int(found.chance * board().clash_die), board().clash_die
        rules, other = ("INC-181", "INC-178", "INC-175", THRESHOLDS), other_camp(camp)
        yield reason("incorporated.tip.flip.easy", *rules, country=country, camp=other, chances=chances, sides=sides)


def reach(state: State, country: str) -> frozenset[str]:
    """Return the minor countries that cubes from a country can reach along arrows, as the camps are now (INC-154)."""
    seen, waiting = {country}, [country]
    while waiting:
        source = waiting.pop()
        ahead = [
            land
            for land in board().lands[source].exits
            if land not in seen and lets_in(state.country(source), state.country(land))
        ]
        seen.update(ahead)
        waiting += ahead
    return frozenset(land for land in seen if not board().lands[land].major)


def _rates(state: State) -> Iterator[Reason]:
    """Yield advice on loans: when they are cheap, and when they call for care."""
    seat, rate = actor(state), state.rate()
    bonds, brings = state.bonds(seat), max(0, money.loan_value(state, seat))
    if bonds >= MANY_BONDS or rate <= LOW_LOAN:
        rules = ("INC-052", "INC-059", "INC-060", THRESHOLDS)
        yield reason("incorporated.tip.loans.care", *rules, bonds=bonds, brings=brings, penalty=board().bond_penalty)
    elif rate >= HIGH_LOAN:
        yield reason("incorporated.tip.loans.cheap", "INC-020", "INC-052", THRESHOLDS, brings=brings)


def _economy(state: State) -> Iterator[Reason]:
    """Yield that shares are worth more while a crisis is improbable."""
    sides = board().crisis_die
    chances = int(odds.crisis_chance(state.difficulty()) * sides)
    if chances <= LOW_CHANCE:
        yield reason("incorporated.tip.calm", "INC-022", "INC-190", THRESHOLDS, chances=chances, sides=sides)


def _behind(state: State) -> Iterator[Reason]:
    """Yield the advice for who has least late in the game, where everybody sees all cash."""
    seat = actor(state)
    if state.table.options.hidden_cash or state.clock.turn < LATE:
        return
    if ranking(state)[seat] == len(state.seats):
        best = max(score(state, other.id) for other in state.seats)
        yield reason("incorporated.tip.behind", "INC-201", "INC-001", THRESHOLDS, points=score(state, seat), best=best)


def lower(state: State) -> Iterator[Reason]:
    """Yield the tip for a reverse auction."""
    task = state.task
    assert isinstance(task, ReverseBidTask)
    yield reason("incorporated.tip.sell_into", "INC-119", "INC-120", price=task.price)


# Phase 3, and squares.


def squares(state: State) -> Iterator[Reason]:
    """Yield which industries earn most in this turn, while there are cards."""
    most = max(state.cards.revealed)
    if most:
        best = tuple(name for name, cards in zip(board().industries, state.cards.revealed) if cards == most)
        yield reason("incorporated.tip.industries", "INC-193", industries=best, cards=most)


def attack(state: State) -> Iterator[Reason]:
    """Yield the tips for an attack."""
    seat = state.clock.due
    for land in state.countries:
        both = [owner for owner, _ in land.cubes if owner != seat and count_of(land.guards, owner)]
        if both and count_of(land.cubes, seat):
            yield reason("incorporated.tip.cube_first", "INC-150", country=land.id, player=both[0])
            break
    yield from squares(state)


TIPS: Mapping[type[Any], Callable[[State], Iterator[Reason]]] = {
    InvestActionTask: invest,
    BidTask: bid,
    PrivateBidTask: bid,
    ReverseBidTask: lower,
    PlaceCubeTask: squares,
    CompetitionActionTask: squares,
    MovementTask: squares,
    AttackTask: attack,
}
"""The tips of each decision point that has any."""
