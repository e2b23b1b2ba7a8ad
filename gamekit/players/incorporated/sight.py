"""A position of Incorporated as a seat sees it, indexed for judging: what squares and cards are worth to whom.

All values are whole thousandths of a dollar at the end of the game, so that they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from gamekit.incorporated.board import BATTLEGROUND, board
from gamekit.incorporated.state import LOCKED
from gamekit.players.sight import BaseSight

DOLLAR = 1000

LATER = 1_100
"""Payoff cards of an industry that are paid in a later turn, in thousandths: about five and a half a turn in all."""

KEEP = 720
"""How often, of a thousand times, a square is still its owner's a turn later."""

OPEN = 700
"""How often, of a thousand times, an industry has a card in a later turn, so that its leader is paid."""

CHANCES = (40, 110, 210, 380, 620, 800, 910)
"""How often a seat leads a market at the end, by its squares less those of the strongest other: from -3 to 3."""

LAST_CHANCES = (0, 30, 100, 250, 800, 920, 970)
"""The same in the last turn."""

LATER_RATE = 15
"""What repaying a bond costs in a later turn, in dollars."""

Counts = tuple[int, ...]


class Sight(BaseSight):
    """What a seat makes of ``Incorporated.view``."""

    def __init__(self, view: Mapping[str, Any], seat: str) -> None:
        super().__init__(view, seat)
        self.seats: tuple[str, ...] = tuple(view["order"])
        self.others: tuple[str, ...] = tuple(other for other in self.seats if other != seat)
        self.countries: Mapping[str, Any] = view["countries"]
        self.left: int = board().turns - view["turn"] + 1
        """Earnings still to come, that of this turn included."""
        self._relative: dict[tuple[str, Counts], int] = {}
        self._changes: dict[tuple[str, str], int] = {}

    @property
    def rate(self) -> int:
        """What the Interest track shows, in dollars per bond."""
        return int(self.view["sliders"]["interest"]["value"])

    # Squares.

    @cached_property
    def holders(self) -> Mapping[str, str]:
        """What each square holds: a seat, ``locked`` or nothing."""
        return {square: holder for land in self.countries.values() for square, holder in land["squares"].items()}

    @cached_property
    def counts(self) -> Mapping[str, Counts]:
        """Squares of each industry by seat in play order, the one with the R&D marker twice."""
        found = {industry: [0] * len(self.seats) for industry in board().industries}
        for square, holder in self.holders.items():
            if holder in self.seats:
                found[board().squares[square].industry][self.seats.index(holder)] += self.weight(square)
        return {industry: tuple(row) for industry, row in found.items()}

    def weight(self, square: str) -> int:
        """Return for how many squares a square counts."""
        return board().rd_counts if square == self.view["rd"] else 1

    def empty(self, country: str) -> list[str]:
        """Return the empty squares of a country."""
        return [square for square, holder in self.countries[country]["squares"].items() if not holder]

    def held(self, country: str, seat: str) -> list[str]:
        """Return a seat's squares in a country."""
        return [square for square, holder in self.countries[country]["squares"].items() if holder == seat]

    def cubes(self, country: str, seat: str) -> int:
        """Return a seat's non-occupying cubes in a country."""
        return int(self.countries[country]["cubes"].get(seat, 0))

    def guards(self, country: str, seat: str) -> int:
        """Return a seat's defending executives in a country."""
        return int(self.countries[country]["guards"].get(seat, 0))

    def rivals_there(self, country: str) -> int:
        """Return the non-occupying cubes of the strongest other seat in a country."""
        return max(self.cubes(country, other) for other in self.others)

    # What they are worth.

    @cached_property
    def cards(self) -> Mapping[str, int]:
        """Revealed payoff cards by industry."""
        found: Mapping[str, int] = self.view["payoff"]["revealed"]
        return found

    @cached_property
    def paid(self) -> int:
        """How many of a thousand revealed cards are paid this turn, after what a crisis may discard."""
        total = sum(self.cards.values())
        return max(0, DOLLAR - self.discards() // total) if total else DOLLAR

    def discards(self, more: int = 0) -> int:
        """Return how many cards a crisis discards on the average, in thousandths, at ``more`` difficulty (INC-191)."""
        difficulty = max(1, int(self.view["crisis"]["difficulty"]) + more)
        return difficulty * (difficulty - 1) * DOLLAR // (2 * board().crisis_die)

    @cached_property
    def per_square(self) -> Mapping[str, int]:
        """What a square of each industry brings from now to the end."""
        return {
            industry: self.cards[industry] * self.paid + self._faded(LATER) + self._end(board().end_square * DOLLAR)
            for industry in board().industries
        }

    def _faded(self, each: int) -> int:
        """Return what comes in each of the later turns, less and less of it surely."""
        total, keep = 0, DOLLAR
        for _ in range(self.left - 1):
            keep = keep * KEEP // DOLLAR
            total += each * keep // DOLLAR
        return total

    def _end(self, value: int) -> int:
        for _ in range(self.left - 1):
            value = value * KEEP // DOLLAR
        return value

    @cached_property
    def per_lead(self) -> Mapping[str, int]:
        """What being market leader of each industry brings from now to the end."""
        bonus = board().leader_bonus[len(self.seats)]
        end = board().end_leader[len(self.seats)] * DOLLAR
        return {
            industry: bonus * (DOLLAR if self.cards[industry] else 0) + self._faded(bonus * OPEN) + end
            for industry in board().industries
        }

    def worth(self, industry: str, counts: Counts) -> int:
        """Return what squares of an industry are worth to the seat against the average of the others."""
        key = (industry, counts)
        if (known := self._relative.get(key)) is not None:
            return known
        chances = LAST_CHANCES if self.left == 1 else CHANCES
        values = []
        for place, count in enumerate(counts):
            best = max(counts[:place] + counts[place + 1 :])
            chance = chances[max(-3, min(3, count - best)) + 3] if count else 0
            values.append(count * self.per_square[industry] + chance * self.per_lead[industry] // DOLLAR)
        found = self._relative[key] = self.against(values)
        return found

    def against(self, values: Sequence[int]) -> int:
        """Return the own one of some values, by seat in play order, less the weighed average of the others."""
        lost = sum(value * self.weights[seat] for seat, value in zip(self.seats, values) if seat != self.seat)
        return values[self.seats.index(self.seat)] - lost // DOLLAR

    @cached_property
    def weights(self) -> Mapping[str, int]:
        """How much the others count, in thousandths of 1 in all: who leads among them twice."""
        leader = max(self.others, key=self.standing)
        parts = len(self.others) + 1
        return {seat: (2 if seat == leader else 1) * DOLLAR // parts for seat in self.others}

    def standing(self, seat: str) -> int:
        """Return roughly what a seat has, in dollars; hidden cash is not guessed."""
        data: Mapping[str, Any] = self.view["seats"][seat]
        shares = sum(int(count) for count in data["shares"].values())
        squares = sum(counts[self.seats.index(seat)] for counts in self.counts.values())
        return int(data["cash"] or 0) + 8 * squares + 6 * shares - LATER_RATE * int(data["bonds"])

    def change(self, square: str, holder: str) -> int:
        """Return what the seat gains if a square holds another seat's cube, or none (``""``)."""
        key = (square, holder)
        if key not in self._changes:
            self._changes[key] = self._change(square, holder)
        return self._changes[key]

    def _change(self, square: str, holder: str) -> int:
        before = self.holders[square]
        if before == holder:
            return 0
        printed = board().squares[square]
        counts = list(self.counts[printed.industry])
        for seat, sign in ((before, -1), (holder, 1)):
            if seat in self.seats:
                counts[self.seats.index(seat)] += sign * self.weight(square)
        gain = self.worth(printed.industry, tuple(counts)) - self.worth(printed.industry, self.counts[printed.industry])
        return gain * self.safety(printed.country) // DOLLAR

    def safety(self, country: str) -> int:
        """Return how often, of a thousand times, a country does not lose its cubes to a change of camp (INC-181)."""
        land, now = board().lands[country], self.countries[country]["affiliation"]
        if not land.major or land.auto_win is not None:
            return DOLLAR
        if now == BATTLEGROUND:
            return 500
        minors = [other for other in board().in_zone(land.zone or "") if not other.major]
        if now != land.camp or self.view["zones"][land.zone] is None:
            return DOLLAR
        # While a minor of its camp is left, the marker goes there and not to the major (INC-178).
        return 900 if any(self.countries[other.id]["affiliation"] == now for other in minors) else 700

    def best(self, squares: Iterable[str], seat: str | None = None) -> int:
        """Return the most that one of some squares brings if ``seat``, the own one by default, takes it; at least 0."""
        return max([0, *(self.change(square, seat or self.seat) for square in squares)])

    def loss(self, square: str, holder: str) -> int:
        """Return what a seat loses if a square of its own goes to another holder, as that seat judges it."""
        return -self.as_seen_by(self.holders[square]).change(square, holder)

    # Cards.

    @cached_property
    def per_card(self) -> Mapping[str, int]:
        """What one more revealed card of each industry brings the seat against the others."""
        bonus = board().leader_bonus[len(self.seats)] * DOLLAR
        found = {}
        for industry, counts in self.counts.items():
            leads = not self.cards[industry] and max(counts) and counts.count(max(counts)) == 1
            found[industry] = self.against(
                [count * DOLLAR + (bonus if leads and count == max(counts) else 0) for count in counts]
            )
        return found

    @cached_property
    def per_discard(self) -> int:
        """What a card discarded in a crisis brings the seat, on the average, against the others."""
        total = sum(self.cards.values())
        if not total:
            return 0
        if self.own["corporation"] == "giant_squid":
            # He chooses (INC-192).
            return -min(self.per_card[industry] for industry, cards in self.cards.items() if cards)
        return -sum(cards * self.per_card[industry] for industry, cards in self.cards.items()) // total

    def locked(self, square: str) -> bool:
        """Return whether a square is locked."""
        return self.holders[square] == LOCKED
