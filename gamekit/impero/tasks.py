"""One task per decision point: what is being decided, and what that needs (IMP-DP-1 to IMP-DP-20).

The ``TAG`` of a task is the name of its decision point. A queue ``waiting`` holds the seats still to be asked, the next
one first. Where no queue and no ``seat`` decides, the seat due (``clock.due``) does; see :mod:`gamekit.impero.roles`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from gamekit.core.codec import Part, Piece

Dice = tuple[int, ...]

Trade = tuple[tuple[str, int], ...]
"""(resource, how many), in the order of the resources, without zeros."""


@dataclass(frozen=True, slots=True)
class EventCardTask(Part):
    """Chance draws the card of the season (IMP-DP-1)."""

    TAG: ClassVar[str] = "event_card"


@dataclass(frozen=True, slots=True)
class EventChoiceTask(Part):
    """Each seat chooses a region, or a unit of its largest army, for the card (IMP-DP-2)."""

    TAG: ClassVar[str] = "event_choice"

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ManageTask(Part):
    """Each seat gives orders, hidden from the others (IMP-DP-3)."""

    TAG: ClassVar[str] = "manage"

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InitiativeDieTask(Part):
    """Chance rolls a die for the first of the waiting seats (IMP-DP-4)."""

    TAG: ClassVar[str] = "initiative_die"

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InitiativeSpendTask(Part):
    """Each seat spends initiative points, hidden until all have (IMP-DP-5)."""

    TAG: ClassVar[str] = "initiative_spend"

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InitiativeRerollTask(Part):
    """Chance rolls again for seats that are fully tied (IMP-DP-6)."""

    TAG: ClassVar[str] = "initiative_reroll"

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionTask(Part):
    """The seat due acts or passes (IMP-DP-7)."""

    TAG: ClassVar[str] = "action"


@dataclass(frozen=True, slots=True)
class OfferTermsTask(Part):
    """The seat due settles the terms of a trade that it offers, resource by resource (IMP-S04).

    Parameters
    ----------
    partner
        Who is asked afterwards.
    gives, wants
        What the offer gives and wants so far.
    """

    TAG: ClassVar[str] = "offer_terms"

    partner: str
    gives: Trade = ()
    wants: Trade = ()


@dataclass(frozen=True, slots=True)
class OfferReplyTask(Part):
    """The seat asked accepts or refuses (IMP-DP-14): a trade, or a route between two cities.

    Parameters
    ----------
    partner
        Who is asked; the seat due offers.
    gives, wants
        Of a trade: what the seat due gives and wants.
    mine, yours
        Of a route: the city of the seat due and that of the partner.
    """

    TAG: ClassVar[str] = "offer_reply"

    partner: str
    gives: Trade = ()
    wants: Trade = ()
    mine: str = ""
    yours: str = ""


@dataclass(frozen=True, slots=True)
class Battle(Piece):
    """A battle under way; the attacker is the seat due.

    Parameters
    ----------
    place
        The region or the sea.
    army
        Name of the attacking army or fleet.
    defender, foe
        Who is attacked, and the name of his army or fleet.
    round
        From 1.
    step
        Which dice are rolled now: ``first`` (archers, first strike), ``rest`` (the others of round 1) or ``all``.
    home
        The city of an attacking garrison, ``""`` otherwise (IMP-113).
    """

    place: str
    army: str
    defender: str
    foe: str
    round: int = 1
    step: Literal["first", "rest", "all"] = "all"
    home: str = ""


@dataclass(frozen=True, slots=True)
class BattleDiceTask(Part):
    """Chance rolls the dice of a step of a battle, one by one: the attacker's first, in the order of units (IMP-DP-8).

    Parameters
    ----------
    units, others
        The kinds of unit that roll, one per die: the attacker's and the defender's.
    rolled
        Dice so far, in that order.
    """

    TAG: ClassVar[str] = "battle_dice"

    battle: Battle
    units: tuple[str, ...]
    others: tuple[str, ...]
    rolled: Dice = ()


@dataclass(frozen=True, slots=True)
class LossesTask(Part):
    """A side that was hit gives units, one at a time (IMP-DP-9).

    Parameters
    ----------
    seat
        Who chooses.
    left
        Hits still to be taken by combat units; of a fleet, units of cargo still to drown.
    after
        Hits that the defender takes afterwards, of the same dice.
    """

    TAG: ClassVar[str] = "losses"

    battle: Battle
    seat: str
    left: int
    after: int = 0


@dataclass(frozen=True, slots=True)
class RetreatTask(Part):
    """A side fights on or retreats (IMP-DP-10)."""

    TAG: ClassVar[str] = "retreat"

    battle: Battle
    seat: str


@dataclass(frozen=True, slots=True)
class SiegeDiceTask(Part):
    """A besieged city answers; chance rolls its dice one by one (IMP-DP-11).

    Parameters
    ----------
    army, city
        The besieging army of the seat due, and the city.
    kinds
        What each die stands for: ``cite``, ``muraille``, or the kind of a garrison unit.
    rolled
        Dice so far.
    """

    TAG: ClassVar[str] = "siege_dice"

    army: str
    city: str
    kinds: tuple[str, ...]
    rolled: Dice = ()


@dataclass(frozen=True, slots=True)
class SiegeLossesTask(Part):
    """The besieger gives units, engines included, one at a time (IMP-DP-12)."""

    TAG: ClassVar[str] = "siege_losses"

    army: str
    city: str
    left: int


@dataclass(frozen=True, slots=True)
class SpyDieTask(Part):
    """Chance rolls for a mission (IMP-DP-13).

    Parameters
    ----------
    spy, target
        Name of the spy of the seat due, and the seat it works against.
    effect
        ``stability``, ``building``, ``influence`` or ``stocks``.
    city, building
        What the effect needs.
    """

    TAG: ClassVar[str] = "spy_die"

    spy: str
    target: str
    effect: Literal["stability", "building", "influence", "stocks"]
    city: str = ""
    building: str = ""


@dataclass(frozen=True, slots=True)
class BillSplitTask(Part):
    """A payer splits the modifier of its bill on food and gold (IMP-DP-15); ``waiting`` are the payers left."""

    TAG: ClassVar[str] = "bill_split"

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeficitStabilityTask(Part):
    """A payer chooses where stability falls (IMP-DP-16).

    Parameters
    ----------
    waiting
        Payers left, the one who chooses first.
    tier
        1 to 3: how much is lost, and what follows.
    left
        Losses of stability still to be chosen, this one included.
    struck
        Regions chosen before.
    """

    TAG: ClassVar[str] = "deficit_stability"

    waiting: tuple[str, ...]
    tier: int
    left: int
    struck: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DeficitInfluenceTask(Part):
    """A payer chooses the city where it loses influence (IMP-DP-17)."""

    TAG: ClassVar[str] = "deficit_influence"

    waiting: tuple[str, ...]
    tier: int


@dataclass(frozen=True, slots=True)
class DeficitUnitsTask(Part):
    """A payer gives combat units, one at a time (IMP-DP-18)."""

    TAG: ClassVar[str] = "deficit_units"

    waiting: tuple[str, ...]
    tier: int
    left: int


@dataclass(frozen=True, slots=True)
class RepairTask(Part):
    """Each seat repairs cities and buildings (IMP-DP-19)."""

    TAG: ClassVar[str] = "repair"

    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RevoltCityTask(Part):
    """The governor of a region without stability chooses the city that leaves him (IMP-DP-20).

    Parameters
    ----------
    regions
        Where a revolt is still to come, in board order; the first one is decided now.
    """

    TAG: ClassVar[str] = "revolt_city"

    regions: tuple[str, ...]


ACTION = ActionTask()
EVENT_CARD = EventCardTask()

Task = (
    EventCardTask
    | EventChoiceTask
    | ManageTask
    | InitiativeDieTask
    | InitiativeSpendTask
    | InitiativeRerollTask
    | ActionTask
    | OfferTermsTask
    | OfferReplyTask
    | BattleDiceTask
    | LossesTask
    | RetreatTask
    | SiegeDiceTask
    | SiegeLossesTask
    | SpyDieTask
    | BillSplitTask
    | DeficitStabilityTask
    | DeficitInfluenceTask
    | DeficitUnitsTask
    | RepairTask
    | RevoltCityTask
)
