"""What can happen in phase V: bills, repairs, recovery, elimination (IMP-050 to IMP-073, IMP-142)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event
from gamekit.impero.bill import Bill


@dataclass(frozen=True, slots=True, kw_only=True)
class BillPaid(Event):
    """A seat pays its upkeep; the whole bill is part of the event (IMP-050 to IMP-064).

    Parameters
    ----------
    food, gold, due
        What was due, by resource and in all.
    paid
        What was paid in all.
    short_food, short_gold, missing
        What is missing, by resource and in all.
    counted, tier
        What of it counts, and the tier that follows.
    """

    kind: ClassVar[str] = "bill"
    player: str
    food: int
    gold: int
    due: int
    paid: int
    short_food: int
    short_gold: int
    missing: int
    counted: int
    tier: int
    bill: Bill

    def message(self) -> str:
        """Return a sentence of its own for a bill paid in full, for nothing due, for a deficit and for one by Law."""
        if not self.missing:
            return "event.bill.paid" if self.due else "event.bill.nothing"
        if self.counted < self.missing:
            return "event.bill.eased" if self.tier else "event.bill.forgiven"
        return "event.bill.short"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactlySeven(Event):
    """Exactly 7 are missing: the option decides the tier (IMP-A01)."""

    kind: ClassVar[str] = "seven"
    player: str
    tier: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Repaired(Event):
    """A city or a building is repaired (IMP-070)."""

    kind: ClassVar[str] = "repaired"
    player: str
    city: str
    building: str
    pv: int
    most: int

    def message(self) -> str:
        """Return a sentence of its own for a building."""
        return "event.repaired.building" if self.building else "event.repaired.city"


@dataclass(frozen=True, slots=True, kw_only=True)
class RepairsDone(Event):
    """A seat repairs nothing more in this season (IMP-DP-19)."""

    kind: ClassVar[str] = "repairs_done"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Recovered(Event):
    """A neutral city regains PV (IMP-073)."""

    kind: ClassVar[str] = "recovered"
    city: str
    gained: int
    pv: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Eliminated(Event):
    """A seat without a city leaves the game (IMP-142)."""

    kind: ClassVar[str] = "eliminated"
    player: str
