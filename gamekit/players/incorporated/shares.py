"""What shares and borrowed money are worth: bids, sales and repayments."""

from __future__ import annotations

from gamekit.incorporated.board import board
from gamekit.players.incorporated.sight import DOLLAR, LATER_RATE, Sight

CATCH = 420
"""How often, of a thousand times, a cube that comes in for a share gains a square."""

SQUARE = 7_500
"""What such a square brings in the last turn."""

EARLY = 600
"""What it brings less in each turn before that: squares get lost."""


COSTLY = 50
"""What it brings to let another buy at a price to which he was driven."""


def share(sight: Sight, country: str) -> int:
    """Return what the cubes that a share still brings are worth (INC-030)."""
    comes = sight.view["phase"] in ("setup", "outlook", "investment")
    keep, value = DOLLAR, 0
    for turn in range(sight.left):
        if turn or comes:
            gain = SQUARE - (sight.left - turn - 1) * EARLY
            value += gain * CATCH // DOLLAR * keep // DOLLAR
        keep = keep * sight.safety(country) // DOLLAR
    return value


def placed(sight: Sight, country: str) -> int:
    """Return what the cube of a purchase brings (INC-116, INC-117)."""
    if free := sight.empty(country):
        return sight.best(free)
    return sight.best(square for other in sight.others for square in sight.held(country, other))


def bought(sight: Sight, country: str) -> int:
    """Return what a card from the bank is worth to the seat."""
    return share(sight, country) + placed(sight, country)


def kept(sight: Sight, country: str) -> int:
    """Return what the seat gives up by selling a share with the cube that matters least to it (INC-120)."""
    squares = sight.held(country, sight.seat)
    return share(sight, country) + min([-sight.change(square, "") for square in squares], default=0)


def cost(sight: Sight, price: int) -> int:
    """Return what paying a price costs the seat in the end, with the loans that it takes (INC-052, INC-053)."""
    seat = sight.own
    # With hidden cash nobody knows what another has: as much as the price asks for.
    cash, loan = price if seat["cash"] is None else seat["cash"], seat["loan"]
    total, later = price * DOLLAR, sight.rate if sight.left == 1 else LATER_RATE
    while cash < price and loan > 0:
        cash += loan
        total += (later + sight.left - loan) * DOLLAR
        loan -= 1
    return total if cash >= price else total + (price - cash) * 10 * DOLLAR


def limit(sight: Sight, worth: int) -> int:
    """Return the highest price that costs no more than ``worth`` and that the seat can pay; at least 0."""
    most = sight.own["most_payable"]
    price = worth // DOLLAR if most is None else min(most, worth // DOLLAR)
    while price > 0 and cost(sight, price) > worth:
        price -= 1
    return max(0, price)


def auction(sight: Sight, country: str, temper: int) -> int:
    """Return what a public bid in a country brings, with the price to which the others are likely to go."""
    worth = bought(sight, country) * temper // DOLLAR
    rivals = [sight.as_seen_by(other) for other in sight.others]
    against = max(limit(rival, bought(rival, country) * temper // DOLLAR) for rival in rivals)
    price = max(board().min_opening_bid, against + 1)
    if limit(sight, worth) >= price:
        return worth - cost(sight, price)
    # Somebody else will buy: what is left is to sell into that price (INC-119).
    if country in sight.own["shares"]:
        return max(COSTLY, (limit(sight, worth) * DOLLAR - kept(sight, country)) // 2)
    return COSTLY


def private(sight: Sight, country: str) -> tuple[int, int]:
    """Return the lowest price at which the seat sells a share privately, in dollars, and what the sale may bring."""
    squares = sight.held(country, sight.seat)
    # The price goes to a rival's cost, and the cube to his gain: both count alike for seller and buyer.
    given = max((-sight.change(square, other) for square in squares for other in sight.others), default=0)
    asked = (share(sight, country) + between(sight, given)) * 11 // (10 * DOLLAR) + 1
    offers = [limit(rival, taken(rival, country, sight.seat)) for rival in map(sight.as_seen_by, sight.others)]
    return asked, (max(offers) - asked) * DOLLAR // 2


def taken(sight: Sight, country: str, seller: str) -> int:
    """Return what a share bought from another seat is worth, with the cube that it replaces (INC-131)."""
    return share(sight, country) + between(sight, sight.best(sight.held(country, seller)))


def between(sight: Sight, gain: int) -> int:
    """Return the price between two seats that makes up for what one gains by the other's loss."""
    return gain * len(sight.others) // len(sight.seats)


def repayment(sight: Sight) -> int:
    """Return what repaying one bond now brings: what it costs later, and the interest until then (INC-056, INC-059)."""
    if sight.left == 1:
        return (board().bond_penalty - sight.rate) * DOLLAR
    return (LATER_RATE + sight.left - 1 - sight.rate) * DOLLAR


def corporation(name: str, players: int) -> int:
    """Return roughly what a corporation begins with (INC-078)."""
    start = board().corporations[name].starts[players]
    shares = sum(count for _, count in start.shares)
    return (start.cash + 9 * len(start.squares) + 14 * shares) * DOLLAR
