"""What can happen in Imperial 2030, besides payments (:class:`gamekit.core.events.Paid`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Event):
    """A player receives a flag card (SET-4)."""

    kind: ClassVar[str] = "card_dealt"
    player: str
    nation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardReady(Event):
    """The board stands as printed: two factories per nation, nothing else (SET-1, SET-2)."""

    kind: ClassVar[str] = "board_ready"
    factories: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardGiven(Event):
    """The investor card goes to a player (SET-7, INV-8)."""

    kind: ClassVar[str] = "card_given"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A nation's turn begins (TUR-1)."""

    kind: ClassVar[str] = "turn"
    nation: str
    player: str
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSkipped(Event):
    """A nation without a government is skipped (TUR-3)."""

    kind: ClassVar[str] = "skipped"
    nation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerPlaced(Event):
    """The first placement of a marker (RON-2)."""

    kind: ClassVar[str] = "marker_placed"
    nation: str
    space: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerMoved(Event):
    """The marker moved clockwise (RON-3)."""

    kind: ClassVar[str] = "marker_moved"
    nation: str
    start: str
    space: str
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Built(Event):
    """A factory was built (FAC-1)."""

    kind: ClassVar[str] = "built"
    nation: str
    region: str
    factory: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NotBuilt(Event):
    """The mover declined to build, or could not (FAC-1)."""

    kind: ClassVar[str] = "not_built"
    nation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Produced(Event):
    """A factory made a unit (PRO-1)."""

    kind: ClassVar[str] = "produced"
    nation: str
    unit: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FactoryBlocked(Event):
    """A factory in an occupied province made nothing (PRO-2)."""

    kind: ClassVar[str] = "blocked"
    nation: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SupplyShort(Event):
    """Fewer units in the supply than factories that would make them (PRO-4)."""

    kind: ClassVar[str] = "supply_short"
    nation: str
    unit: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported(Event):
    """Units bought abroad were placed (IMO-1)."""

    kind: ClassVar[str] = "imported"
    nation: str
    unit: str
    region: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingImported(Event):
    """The import was empty (IMO-1)."""

    kind: ClassVar[str] = "nothing_imported"
    nation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    """A unit moved over a border; ``posture`` in a foreign home province (ENT-1)."""

    kind: ClassVar[str] = "moved"
    nation: str
    unit: str
    source: str
    target: str
    posture: str = ""

    def message(self) -> str:
        """Return a message of its own for each posture."""
        return f"event.moved.{self.posture or 'plain'}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Boarded(Event):
    """An army went on board; the fleet lies in ``sea`` and goes to ``to`` (CON-1, CON-3)."""

    kind: ClassVar[str] = "boarded"
    nation: str
    region: str
    sea: str
    to: str

    def message(self) -> str:
        """Return another message for a fleet that stays."""
        return "event.boarded.stays" if self.sea == self.to else "event.boarded.sails"


@dataclass(frozen=True, slots=True, kw_only=True)
class Landed(Event):
    """An army went ashore (CON-4)."""

    kind: ClassVar[str] = "landed"
    nation: str
    region: str
    posture: str = ""

    def message(self) -> str:
        """Return a message of its own for each posture."""
        return f"event.landed.{self.posture or 'plain'}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacked(Event):
    """A nation attacks another in a region (BAT-1, BAT-2, BAT-4)."""

    kind: ClassVar[str] = "attacked"
    nation: str
    opponent: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PeaceOffered(Event):
    """The mover offers peace to all (BAT-2)."""

    kind: ClassVar[str] = "peace_offered"
    nation: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PeaceKept(Event):
    """A nation that was asked does not fight; both stay (BAT-2, MAN-9)."""

    kind: ClassVar[str] = "peace_kept"
    nation: str
    opponent: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitLost(Event):
    """A unit went back to the supply (BAT-6, BAT-12)."""

    kind: ClassVar[str] = "lost"
    nation: str
    unit: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CargoLost(Event):
    """An army went down with its ship (CON-6)."""

    kind: ClassVar[str] = "cargo_lost"
    nation: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundCalled(Event):
    """After an exchange a nation goes on fighting, or is ready for peace (BAT-7)."""

    kind: ClassVar[str] = "round"
    nation: str
    opponent: str
    peace: bool

    def message(self) -> str:
        """Return one message for peace and one for battle."""
        return "event.round.peace" if self.peace else "event.round.fight"


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleOver(Event):
    """Both sides made peace in the middle of a battle (BAT-7)."""

    kind: ClassVar[str] = "battle_over"
    nation: str
    opponent: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepEnded(Event):
    """The mover ended the fleet step or the army step (MAN-3)."""

    kind: ClassVar[str] = "step_ended"
    told_by: ClassVar[str] = "step"
    nation: str
    step: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagSet(Event):
    """A flag was set in a region that the nation holds alone (FLG-3)."""

    kind: ClassVar[str] = "flag_set"
    nation: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagRemoved(Event):
    """A foreign flag went back to its nation (FLG-4)."""

    kind: ClassVar[str] = "flag_removed"
    nation: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagsShort(Event):
    """A nation holds more regions than it has flags left (FLG-7, FLG-8)."""

    kind: ClassVar[str] = "flags_short"
    nation: str
    left: int
    regions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InvestorBegan(Event):
    """An investor round begins with the card holder (INV-1, INV-6)."""

    kind: ClassVar[str] = "investor"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unpaid(Event):
    """A treasury could pay only part of what it should, or nothing (INV-2)."""

    kind: ClassVar[str] = "unpaid"
    nation: str
    player: str
    missing: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BondBought(Event):
    """A bond changed from the repository to a player; ``value`` in millions (INV-7)."""

    kind: ClassVar[str] = "bond"
    player: str
    nation: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player buys nothing (INV-6)."""

    kind: ClassVar[str] = "passed"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Governs(Event):
    """A nation has a new government (GOV-1, GOV-3); credit sums in millions."""

    kind: ClassVar[str] = "governs"
    nation: str
    player: str
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Taxed(Event):
    """A nation counts its tax revenue, in millions (TAX-1)."""

    kind: ClassVar[str] = "taxed"
    nation: str
    factories: int
    flags: int
    provinces: int
    revenue: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsLost(Event):
    """Power points above the maximum are lost (TAX-5)."""

    kind: ClassVar[str] = "points_lost"
    nation: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """A nation reached the last space of the power track (END-1)."""

    kind: ClassVar[str] = "game_over"
    nation: str
    power: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """A player's result: interest times power factor, plus cash, in points (SCO-1)."""

    kind: ClassVar[str] = "scored"
    player: str
    bonds: int
    cash: int
    score: int
    rank: int
