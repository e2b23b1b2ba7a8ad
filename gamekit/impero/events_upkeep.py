"""What can happen in phase V: bills, repairs, recovery, elimination (IMP-050 to IMP-073, IMP-142)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event
from gamekit.impero.bill import Bill


@dataclass(frozen=True, slots=True, kw_only=True)
class BillPaid(Event):
    """A seat pays its upkeep; the whole bill is part of the event (IMP-050 to IMP-064)."""

    kind: ClassVar[str] = "bill"
    player: str
    due: int
    paid: int
    missing: int
    tier: int
    bill: Bill

    def message(self) -> str:
        """Return a sentence of its own for a bill paid in full, for nothing due and for a deficit."""
        if not self.missing:
            return "event.bill.paid" if self.due else "event.bill.nothing"
        return "event.bill.short" if self.tier else "event.bill.forgiven"


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
