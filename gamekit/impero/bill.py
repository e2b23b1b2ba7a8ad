"""The bill of upkeep as a value: its lines, what was paid, what is missing, which tier follows (IMP-050 to IMP-064)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gamekit.core.codec import Piece
from gamekit.impero.board import FOOD, GOLD, board

Split = tuple[int, int]
"""What a modifier adds to food and to gold; less than 0 takes off."""


@dataclass(frozen=True, slots=True)
class Line(Piece):
    """A line of a bill.

    Parameters
    ----------
    what
        Id of the line in ``board.json``: ``armee_petite``, ``region``, ``navire`` ...
    where
        The army's name or the region; ``""`` for ships and engines, which are counted together.
    count, each
        How many, and what each costs.
    resource
        Food or gold.
    rule
        The rule behind it.
    size, place
        Of an army: its combat units, and the region, the own city or the sea it was in. Losses come after the bill, so
        that the pieces on the map no longer tell it.
    """

    what: str
    where: str
    count: int
    each: int
    resource: str
    rule: str
    size: int = 0
    place: str = ""

    @property
    def cost(self) -> int:
        """Return count times each."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Bill(Piece):
    """The upkeep of one seat in one season.

    Parameters
    ----------
    lines
        What it is for.
    season, card
        What the season and the event card add to the total, or take off it (IMP-057, IMP-A04).
    split
        How the payer put that on food and gold.
    food, gold
        What was due after it, never below 0 (IMP-A05).
    paid_food, paid_gold
        What was paid.
    counted
        The missing resources as the tiers count them: one less with Droit.
    tier
        0 to 3.
    """

    seat: str
    lines: tuple[Line, ...]
    season: int = 0
    card: int = 0
    split: Split = (0, 0)
    food: int = 0
    gold: int = 0
    paid_food: int = 0
    paid_gold: int = 0
    counted: int = 0
    tier: int = 0

    @property
    def modifier(self) -> int:
        """What season and card add together (IMP-A05)."""
        return self.season + self.card

    @property
    def due(self) -> int:
        """What was due in all."""
        return self.food + self.gold

    @property
    def missing(self) -> int:
        """What remains unpaid (IMP-060)."""
        return self.due - self.paid_food - self.paid_gold

    @property
    def seven(self) -> bool:
        """Whether exactly as many count as missing as the second tier and the third one both claim (IMP-A01)."""
        most: int = board().tiers[1]["max"]
        return self.counted == most

    def base(self, resource: str) -> int:
        """Return the sum of the lines in food or in gold."""
        return sum(line.cost for line in self.lines if line.resource == resource)

    def splits(self) -> tuple[Split, ...]:
        """Return every way to put the modifier on food and gold, most on gold first (IMP-A04).

        Examples
        --------
        >>> Bill("P1", (), season=-2).splits()
        ((0, -2), (-1, -1), (-2, 0))
        """
        size, sign = abs(self.modifier), 1 if self.modifier > 0 else -1
        return tuple((sign * food, sign * (size - food)) for food in range(size + 1))

    def put(self, split: Split) -> Bill:
        """Return the bill with the modifier split, not below 0 in either resource (IMP-A05)."""
        food, gold = max(0, self.base(FOOD) + split[0]), max(0, self.base(GOLD) + split[1])
        return replace(self, split=split, food=food, gold=gold)

    def short(self, food: int, gold: int) -> int:
        """Return what would be missing with these stocks; gold does not pay for food (IMP-A08)."""
        return max(0, self.food - food) + max(0, self.gold - gold)

    def best(self, food: int, gold: int) -> Split:
        """Return the split with the fewest missing, the one that leaves least gold due first (IMP-A04, IMP-A26).

        Gold does not pay for food (IMP-A08).
        """
        splits = self.splits()
        if len(splits) == 1:
            return splits[0]
        bases = self.base(FOOD), self.base(GOLD)

        def rank(split: Split) -> tuple[int, int, int]:
            eaten, paid = max(0, bases[0] + split[0]), max(0, bases[1] + split[1])
            return max(0, eaten - food) + max(0, paid - gold), paid, eaten

        return min(splits, key=rank)

    def settled(self, food: int, gold: int, relief: int, at_seven: int) -> Bill:
        """Return the bill paid as far as these stocks go (IMP-060, IMP-A09).

        Parameters
        ----------
        relief
            Missing resources that do not count (Droit).
        at_seven
            The tier of exactly 7 (IMP-A01).
        """
        paid = replace(self, paid_food=min(self.food, food), paid_gold=min(self.gold, gold))
        counted = max(0, paid.missing - relief)
        return replace(paid, counted=counted, tier=tier_of(counted, at_seven))


def tier_of(missing: int, at_seven: int) -> int:
    """Return the tier of so many missing resources, 0 for none (IMP-061 to IMP-064, IMP-A01).

    Examples
    --------
    >>> [tier_of(missing, 2) for missing in (0, 1, 3, 4, 7, 8)]
    [0, 1, 1, 2, 2, 3]
    """
    tiers = board().tiers
    if missing == tiers[1]["max"]:
        return at_seven
    return max((place + 1 for place, row in enumerate(tiers) if missing >= row["min"]), default=0)
