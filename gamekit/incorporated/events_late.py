"""What can happen in phases 3 to 5 and at the end; see :mod:`gamekit.incorporated.events`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event

# Competition.


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomeShort(Event):
    """Too few cubes for all shares (INC-141)."""

    kind: ClassVar[str] = "income_short"
    player: str
    cubes: int
    shares: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FightBegan(Event):
    """A Fight begins (INC-143)."""

    kind: ClassVar[str] = "fight"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Grabbed(Event):
    """A cube takes an empty square of its country (INC-144)."""

    kind: ClassVar[str] = "grabbed"
    player: str
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Killed(Event):
    """An attack removes a piece and the attacker's cube (INC-145).

    ``piece`` is ``cube``, ``executive`` or ``square`` (an occupying cube, on ``square``).
    """

    kind: ClassVar[str] = "killed"
    told_by: ClassVar[str] = "piece"
    player: str
    target: str
    country: str
    piece: str
    square: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(Event):
    """A player does without the second attack or movement (INC-S08)."""

    kind: ClassVar[str] = "stopped"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Defended(Event):
    """An executive is sent to defend (INC-149)."""

    kind: ClassVar[str] = "defended"
    player: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpandBegan(Event):
    """An Expand begins (INC-153)."""

    kind: ClassVar[str] = "expand"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    """A non-occupying cube moves (INC-154)."""

    kind: ClassVar[str] = "moved"
    player: str
    source: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsCounted(Event):
    """How many actions a player took in Competition (INC-S09)."""

    kind: ClassVar[str] = "actions_counted"
    player: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesLeft(Event):
    """Non-occupying cubes leave a country at the end of Competition (INC-161)."""

    kind: ClassVar[str] = "cubes_left"
    player: str
    country: str
    count: int


# Lobbying.


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobbied(Event):
    """An executive goes to an event; ``zone`` is that of a Power Play (INC-170)."""

    kind: ClassVar[str] = "lobbied"
    player: str
    event: str
    zone: str = ""

    def message(self) -> str:
        """Return a sentence of its own for Power Plays."""
        return "event.lobbied.zone" if self.zone else "event.lobbied.event"


@dataclass(frozen=True, slots=True, kw_only=True)
class CampChosen(Event):
    """A player supports a camp (INC-173).

    The camp wins with ``least`` or more on the die (0 where no die is rolled): in ``chances`` of ``sides`` cases.
    """

    kind: ClassVar[str] = "camp"
    player: str
    country: str
    camp: str
    least: int
    chances: int
    sides: int

    def message(self) -> str:
        """Return a sentence of its own for clashes without a die, and where only the highest number wins."""
        if not self.least:
            return "event.camp.decided"
        return "event.camp.hard" if self.least == self.sides else "event.camp.open"


@dataclass(frozen=True, slots=True, kw_only=True)
class Clashed(Event):
    """A clash is rolled: result = die + power + bonus against stability (INC-174 to INC-176)."""

    kind: ClassVar[str] = "clash"
    country: str
    camp: str
    die: int
    power: int
    bonus: int
    result: int
    stability: int
    won: bool

    def message(self) -> str:
        """Return a sentence of its own for each end, and for a die that decides by itself (INC-176)."""
        alone = self.won != (self.result >= self.stability)
        return f"event.clash.{'won' if self.won else 'lost'}{'_by_die' if alone else ''}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ClashDecided(Event):
    """A clash is won without a die (INC-182)."""

    kind: ClassVar[str] = "clash_decided"
    country: str
    camp: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerMoved(Event):
    """The battleground marker moves (INC-177)."""

    kind: ClassVar[str] = "marker"
    zone: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerGone(Event):
    """The battleground marker of a zone leaves the game (INC-179, INC-181)."""

    kind: ClassVar[str] = "marker_gone"
    zone: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RdMoved(Event):
    """The R&D marker is attached to a square (INC-186)."""

    kind: ClassVar[str] = "rd"
    player: str
    square: str
    country: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffDiscarded(Event):
    """A revealed payoff card is discarded (INC-185, INC-191)."""

    kind: ClassVar[str] = "payoff_discarded"
    industry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffExchanged(Event):
    """A looked-at card replaces a revealed one; the ``rest`` of those looked at are discarded unseen (INC-187)."""

    kind: ClassVar[str] = "payoff_exchanged"
    player: str
    looked: str
    revealed: str
    rest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NotExchanged(Event):
    """Subsidies without an exchange; the cards looked at are discarded unseen (INC-A42)."""

    kind: ClassVar[str] = "not_exchanged"
    player: str
    cards: int

    def message(self) -> str:
        """Return a sentence of its own where there was no card to look at."""
        return "event.not_exchanged.some" if self.cards else "event.not_exchanged.none"


# Earnings and end.


@dataclass(frozen=True, slots=True, kw_only=True)
class CrisisRolled(Event):
    """The crisis die is rolled against Growth in percent plus Stress; intensity 0 is no crisis (INC-190, INC-191)."""

    kind: ClassVar[str] = "crisis_rolled"
    player: str
    die: int
    growth: int
    stress: int
    difficulty: int
    intensity: int

    def message(self) -> str:
        """Return a sentence of its own for a crisis and for none."""
        return "event.crisis_rolled.some" if self.intensity else "event.crisis_rolled.none"


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffBegan(Event):
    """An industry is paid: so many cards lie open, and each square earns so many dollars (INC-193)."""

    kind: ClassVar[str] = "payoff"
    industry: str
    cards: int
    each: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SquaresScored(Event):
    """An industry is paid for the last time: so many dollars a square, and for the market leader (INC-200)."""

    kind: ClassVar[str] = "squares_scored"
    industry: str
    each: int
    bonus: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Leader(Event):
    """A market leader of an industry (INC-194, INC-200)."""

    kind: ClassVar[str] = "leader"
    player: str
    industry: str
    squares: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NoLeader(Event):
    """An industry without a single market leader (INC-194)."""

    kind: ClassVar[str] = "no_leader"
    industry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoffsDone(Event):
    """The cards of an industry that was paid are discarded (INC-195)."""

    kind: ClassVar[str] = "payoffs_done"
    industry: str
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InterestUnpaid(Event):
    """Cash does not cover the interest (INC-054)."""

    kind: ClassVar[str] = "interest_unpaid"
    player: str
    missing: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RepayChosen(Event):
    """A player has chosen how many bonds it repays (INC-058)."""

    kind: ClassVar[str] = "repay_chosen"
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RepaySeen(Event):
    """How many bonds a player chose to repay (INC-S13)."""

    kind: ClassVar[str] = "repay_seen"
    player: str
    bonds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BondsLeft(Event):
    """Unpaid bonds cost money at the end (INC-059, INC-201)."""

    kind: ClassVar[str] = "bonds_left"
    player: str
    bonds: int
    each: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """No Outlook card can be drawn: the game is over (INC-200)."""

    kind: ClassVar[str] = "game_over"
    turns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """A player's result (INC-001)."""

    kind: ClassVar[str] = "scored"
    player: str
    points: int
