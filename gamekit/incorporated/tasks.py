"""One task per decision point: what is being decided, and what that needs (INC-DP-1 to INC-DP-28).

The ``TAG`` of a task is the name of its decision point. A queue ``waiting`` holds the seats still to be asked, the next
one first. Where no queue decides, the seat due (``clock.due``) or the holder of a role does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from gamekit.core.codec import Part


@dataclass(frozen=True, slots=True)
class OutlookNextTask(Part):
    """Chance draws the next Outlook card ahead (INC-DP-1).

    Parameters
    ----------
    card
        The card that was opened just now and takes effect afterwards; None in the set-up.
    """

    TAG: ClassVar[str] = "outlook_next"

    card: str | None = None


@dataclass(frozen=True, slots=True)
class OutlookChoiceTask(Part):
    """Big Brother makes a choice of the open card (INC-DP-2); ``place`` is the index of the effect."""

    TAG: ClassVar[str] = "outlook_choice"

    card: str
    place: int


@dataclass(frozen=True, slots=True)
class PayoffCardTask(Part):
    """Chance draws payoff cards, one at a time (INC-DP-3).

    Parameters
    ----------
    left
        How many are still to be drawn, this one included.
    why
        ``outlook`` and ``stimulus`` reveal them; for ``subsidies`` the seat due looks at them.
    looked
        What that seat has seen so far, hidden from all others.
    """

    TAG: ClassVar[str] = "payoff_card"

    left: int
    why: Literal["outlook", "stimulus", "subsidies"]
    looked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InvestActionTask(Part):
    """The seat due sends an executive: auction, private sale or pass (INC-DP-4)."""

    TAG: ClassVar[str] = "invest_action"


@dataclass(frozen=True, slots=True)
class BidTask(Part):
    """A public auction (INC-DP-5).

    Parameters
    ----------
    price
        The highest bid; 0 before the opening.
    leader
        Who made it; ``""`` before the opening.
    waiting
        Seats still in the auction but the leader, the next one to be asked first.
    """

    TAG: ClassVar[str] = "bid"

    country: str
    waiting: tuple[str, ...]
    price: int = 0
    leader: str = ""


@dataclass(frozen=True, slots=True)
class PrivateBidTask(Part):
    """A private sale (INC-DP-6).

    Parameters
    ----------
    seller, minimum
        Who sells, and the least first bid.
    waiting
        Before the first bid: seats not asked yet. After it: seats still in but the leader (INC-A46).
    """

    TAG: ClassVar[str] = "private_bid"

    country: str
    seller: str
    minimum: int
    waiting: tuple[str, ...]
    price: int = 0
    leader: str = ""


@dataclass(frozen=True, slots=True)
class PayTask(Part):
    """A payment that the payer cannot make yet; only loans help (INC-DP-7).

    Parameters
    ----------
    receiver
        A seat or ``bank``.
    follow
        What was bought: ``auction`` (a card of ``country`` from the bank), ``private`` (one from ``receiver``),
        ``expand`` (movements).
    """

    TAG: ClassVar[str] = "pay"

    payer: str
    receiver: str
    amount: int
    follow: Literal["auction", "private", "expand"]
    country: str = ""


@dataclass(frozen=True, slots=True)
class PlaceCubeTask(Part):
    """The buyer of a card from the bank places a cube (INC-DP-8); ``price`` is what he paid."""

    TAG: ClassVar[str] = "place_cube"

    country: str
    buyer: str
    price: int


@dataclass(frozen=True, slots=True)
class ReverseBidTask(Part):
    """A reverse auction (INC-DP-9).

    Parameters
    ----------
    price
        The lowest offer; at first what the buyer paid.
    leader
        Who made it; ``""`` while nobody did.
    waiting
        Seats that may sell and are still in, but the leader, the next one to be asked first (INC-A41).
    """

    TAG: ClassVar[str] = "reverse_bid"

    country: str
    buyer: str
    price: int
    waiting: tuple[str, ...]
    leader: str = ""


@dataclass(frozen=True, slots=True)
class RemoveCubeTask(Part):
    """The seller of a reverse auction removes an own cube (INC-DP-10)."""

    TAG: ClassVar[str] = "remove_cube"

    country: str
    seller: str


@dataclass(frozen=True, slots=True)
class SwapCubeTask(Part):
    """The buyer of a private sale replaces a cube of the seller (INC-DP-11)."""

    TAG: ClassVar[str] = "swap_cube"

    country: str
    buyer: str
    seller: str


@dataclass(frozen=True, slots=True)
class ShortIncomeTask(Part):
    """A seat with too few cubes picks the country of the next one (INC-DP-12).

    Parameters
    ----------
    seat
        Whose cubes are short.
    owed
        One country for each of its shares that has no cube yet, in board order.
    waiting
        Seats whose income comes afterwards, in turn order.
    """

    TAG: ClassVar[str] = "short_income"

    seat: str
    owed: tuple[str, ...]
    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CompetitionActionTask(Part):
    """The seat due fights, defends, expands or passes (INC-DP-13)."""

    TAG: ClassVar[str] = "competition_action"


@dataclass(frozen=True, slots=True)
class AttackTask(Part):
    """The seat due makes an attack of its Fight (INC-DP-14); ``made`` counts those before it."""

    TAG: ClassVar[str] = "attack"

    made: int = 0


@dataclass(frozen=True, slots=True)
class MovementTask(Part):
    """The seat due moves a cube of its Expand (INC-DP-15); ``made`` counts the movements before it."""

    TAG: ClassVar[str] = "movement"

    made: int = 0


@dataclass(frozen=True, slots=True)
class PassDefendTask(Part):
    """The seat due passes and sends its last executives to defend, one by one (INC-DP-16)."""

    TAG: ClassVar[str] = "pass_defend"


@dataclass(frozen=True, slots=True)
class LobbyActionTask(Part):
    """The seat due sends an executive to an event (INC-DP-17)."""

    TAG: ClassVar[str] = "lobby_action"


@dataclass(frozen=True, slots=True)
class CampTask(Part):
    """The seat due chooses the camp it supports in a Power Play (INC-DP-18)."""

    TAG: ClassVar[str] = "camp"

    zone: str


@dataclass(frozen=True, slots=True)
class ClashDieTask(Part):
    """Chance rolls the clash die (INC-DP-19); ``camp`` is the one supported."""

    TAG: ClassVar[str] = "clash_die"

    zone: str
    camp: Literal["NATO", "SCO"]


@dataclass(frozen=True, slots=True)
class MarkerTask(Part):
    """The seat due moves the battleground marker of a zone (INC-DP-20).

    Parameters
    ----------
    countries
        Where it may go, in board order; never empty.
    """

    TAG: ClassVar[str] = "marker"

    zone: str
    countries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CentralBanksTask(Part):
    """The seat due moves Interest or Stress (INC-DP-21)."""

    TAG: ClassVar[str] = "central_banks"


@dataclass(frozen=True, slots=True)
class BudgetTask(Part):
    """The seat due chooses austerity or stimulus (INC-DP-22)."""

    TAG: ClassVar[str] = "budget"


@dataclass(frozen=True, slots=True)
class RdTask(Part):
    """The seat due attaches the R&D marker (INC-DP-23)."""

    TAG: ClassVar[str] = "rd"


@dataclass(frozen=True, slots=True)
class SubsidiesTask(Part):
    """The seat due exchanges a card it looked at for a revealed one (INC-DP-24)."""

    TAG: ClassVar[str] = "subsidies"

    looked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CrisisDieTask(Part):
    """Chance rolls the crisis die (INC-DP-25)."""

    TAG: ClassVar[str] = "crisis_die"


@dataclass(frozen=True, slots=True)
class CrisisDiscardTask(Part):
    """Giant Squid, or without him chance, discards revealed cards (INC-DP-26); ``left`` are still due."""

    TAG: ClassVar[str] = "crisis_discard"

    left: int


@dataclass(frozen=True, slots=True)
class RepayTask(Part):
    """Seats with bonds choose how many they repay (INC-DP-27).

    Parameters
    ----------
    waiting
        Seats still to be asked, Big Brother last.
    choices
        (seat, bonds) chosen so far; hidden from the others until all but Big Brother have chosen (INC-S13).
    """

    TAG: ClassVar[str] = "repay"

    waiting: tuple[str, ...]
    choices: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CorporationBidTask(Part):
    """The auction of a corporation (INC-DP-28).

    Parameters
    ----------
    price
        The highest bid, 0 before the first.
    leader
        Who made it; ``""`` before the first.
    waiting
        Seats without a corporation that are still in, but the leader, the next one first.
    """

    TAG: ClassVar[str] = "corporation_bid"

    corporation: str
    waiting: tuple[str, ...]
    price: int = 0
    leader: str = ""


# Tasks without details are one object each, so that their digest is taken once.
INVEST = InvestActionTask()
COMPETE = CompetitionActionTask()
LOBBY = LobbyActionTask()
CRISIS_DIE = CrisisDieTask()

Task = (
    OutlookNextTask
    | OutlookChoiceTask
    | PayoffCardTask
    | InvestActionTask
    | BidTask
    | PrivateBidTask
    | PayTask
    | PlaceCubeTask
    | ReverseBidTask
    | RemoveCubeTask
    | SwapCubeTask
    | ShortIncomeTask
    | CompetitionActionTask
    | AttackTask
    | MovementTask
    | PassDefendTask
    | LobbyActionTask
    | CampTask
    | ClashDieTask
    | MarkerTask
    | CentralBanksTask
    | BudgetTask
    | RdTask
    | SubsidiesTask
    | CrisisDieTask
    | CrisisDiscardTask
    | RepayTask
    | CorporationBidTask
)
