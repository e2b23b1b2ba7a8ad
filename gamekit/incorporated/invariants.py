"""What holds in every position of Incorporated (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.game import Breach
from gamekit.core.ledger import BANK
from gamekit.incorporated.board import BATTLEGROUND, CAMPS, HAVENS, board
from gamekit.incorporated.draft import slider_ends
from gamekit.incorporated.money import most_payable, promised
from gamekit.incorporated.state import LOCKED, OUT, State, locked, printed, units
from gamekit.incorporated.tasks import (
    BidTask,
    CorporationBidTask,
    InvestActionTask,
    LobbyActionTask,
    PayTask,
    PlaceCubeTask,
    PrivateBidTask,
    RemoveCubeTask,
    RepayTask,
    ReverseBidTask,
    SwapCubeTask,
)

HAVEN_PHASES = ("lobbying", "earnings", "outlook", "investment", "competition", "over")
"""Phases in which cubes may stand beside the square of Tax Havens (INC-183)."""

BIDS = (BidTask, PrivateBidTask, ReverseBidTask, RepayTask, CorporationBidTask)
"""Tasks at which the first seat of a queue decides."""


def invariants(state: State) -> Iterator[Breach]:
    """Yield every broken invariant, with the rule it breaks."""
    yield from _books(state)
    yield from _cubes(state)
    yield from _camps(state)
    yield from _world(state)
    yield from _cards(state)
    yield from _executives(state)
    yield from _bids(state)


def _books(state: State) -> Iterator[Breach]:
    """No purse is negative, nothing appears or vanishes, shares are as many as were printed."""
    for holder, unit in state.ledger.overdrawn():
        yield Breach("INC-060", f"{holder} holds less than no {unit}")
    for unit in units():
        if (total := state.ledger.total(unit)) != (all_there := printed(unit)):
            yield Breach("INC-030" if all_there else "INC-060", f"the sum of all {unit} is {total}, not {all_there}")
    for country in board().majors:
        if state.shares(BANK, country) < 0:
            yield Breach("INC-111", f"the bank sold more shares of {country} than there are")
    if state.ledger.balance(OUT) or state.ledger.balance(OUT, "bond"):
        yield Breach("INC-060", "cash or bonds left the game")
    if (left := state.bonds_left()) is not None and left < 0:
        yield Breach("INC-A13", f"{-left} more bonds than there are")


def _cubes(state: State) -> Iterator[Breach]:
    """Cubes on the board and in the pile are those of the box; beside squares they stand only when they may."""
    owners = {"", LOCKED, *state.table.seats}
    for land in state.countries:
        if len(land.squares) != len(board().lands[land.id].squares) or not set(land.squares) <= owners:
            yield Breach("INC-011", f"the squares of {land.id} hold {land.squares}")
        phases = HAVEN_PHASES if land.id == HAVENS else ("competition",)
        for what, pieces in (("cubes", land.cubes), ("executives", land.guards)):
            if pieces and state.clock.phase not in (phases if what == "cubes" else ("competition",)):
                yield Breach("INC-161" if what == "cubes" else "INC-036", f"{what} in {land.id} at the wrong time")
            if not {seat for seat, _ in pieces} <= owners or any(count < 1 for _, count in pieces):
                yield Breach("INC-031", f"{what} in {land.id}: {pieces}")
    for seat in state.table.seats:
        if state.pile(seat) < 0:
            yield Breach("INC-031", f"{seat} has {-state.pile(seat)} cubes too many on the board")
    if (black := locked(state.countries)) > board().black_cubes:
        yield Breach("INC-032", f"{black} squares are locked")


def _camps(state: State) -> Iterator[Breach]:
    """Each zone has at most one battleground; every country has a camp, Tax Havens none."""
    for zone in board().zones:
        held = [land.id for land in board().in_zone(zone) if state.country(land.id).affiliation == BATTLEGROUND]
        if len(held) > 1:
            yield Breach("INC-177", f"{zone} has the battlegrounds {', '.join(held)}")
    for land in state.countries:
        known = ("",) if land.id == HAVENS else (*CAMPS, BATTLEGROUND)
        if land.affiliation not in known:
            yield Breach("INC-005", f"{land.id} belongs to {land.affiliation!r}")


def _world(state: State) -> Iterator[Breach]:
    """Sliders stay on their tracks, the R&D marker in a stable country."""
    for slider in ("growth", "interest", "stress", "power"):
        least, most = slider_ends(state, slider)
        if not least <= getattr(state.world, slider) <= most:
            yield Breach("INC-024", f"{slider} is at {getattr(state.world, slider)}")
    square = board().squares.get(state.world.rd)
    if square is None or board().lands[square.country].stability != board().rd_stability:
        yield Breach("INC-038", f"the R&D marker is on {state.world.rd}")


def _cards(state: State) -> Iterator[Breach]:
    """All payoff cards are somewhere; no Outlook card comes twice."""
    cards = state.cards
    for place, industry in enumerate(board().industries):
        counts = (cards.deck[place], cards.discard[place], cards.revealed[place])
        total = sum(counts) + state.looked_at().count(industry)
        if total != board().payoff_per_industry or min(counts) < 0:
            yield Breach("INC-073", f"there are {total} payoff cards of {industry}")
    drawn = [*cards.opened, *([cards.ahead] if cards.ahead else [])]
    if len(set(drawn)) != len(drawn) or len(drawn) > board().turns or not set(drawn) <= set(board().cards):
        yield Breach("INC-072", f"Outlook cards drawn: {', '.join(drawn)}")


def _executives(state: State) -> Iterator[Breach]:
    """No seat has more executives than its corporation."""
    for seat in state.seats:
        if not seat.corporation:
            continue
        guards = sum(n for land in state.countries for owner, n in land.guards if owner == seat.id)
        most = board().executives_of(seat.corporation, len(state.seats))
        used = seat.executives + seat.sent + guards
        if min(seat.executives, seat.sent) < 0 or used > most:
            yield Breach("INC-035", f"{seat.id} has {used} executives of {most}")


def _bids(state: State) -> Iterator[Breach]:
    """Somebody decides, owns what he sells and can pay what he bid; a cube has a square to leave or to take."""
    task = state.task
    if isinstance(task, (InvestActionTask, LobbyActionTask)) and state.seat(state.clock.due).executives < 1:
        yield Breach("INC-110" if isinstance(task, InvestActionTask) else "INC-170", "the seat due has no executive")
    if isinstance(task, BIDS) and not task.waiting:
        yield Breach("INC-113", f"nobody is asked at {task.TAG}")
    if (owing := promised(state)) is not None and (most := most_payable(state, owing[0])) < owing[1]:
        yield Breach("INC-114", f"{owing[0]} owes {owing[1]} and can raise {most}")
    sellers: tuple[tuple[str, str], ...] = ()
    match task:
        case BidTask(country=country) | PayTask(follow="auction", country=country):
            sellers = ((BANK, country),)
        case PrivateBidTask(seller=seat, country=country) | PayTask(follow="private", receiver=seat, country=country):
            sellers = ((seat, country),)
        case ReverseBidTask(country=country):
            sellers = tuple((seat, country) for seat in (*task.waiting, task.leader) if seat)
        case PlaceCubeTask():
            land = state.country(task.country)
            if not state.pile(task.buyer) or not (land.free() or land.foreign(task.buyer)):
                yield Breach("INC-118", f"{task.buyer} can place no cube in {task.country}")
        case RemoveCubeTask(seller=seat) | SwapCubeTask(seller=seat):
            if not state.country(task.country).held_by(seat):
                yield Breach("INC-A11", f"{seat} has no cube in {task.country}")
    for seller, country in sellers:
        if country not in board().majors or not state.shares(seller, country):
            yield Breach("INC-111", f"{seller} has no share of {country}")
