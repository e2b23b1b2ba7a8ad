"""What holds in every position of Incorporated (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.game import Breach
from gamekit.core.ledger import BANK
from gamekit.incorporated import named, standing
from gamekit.incorporated.board import BATTLEGROUND, CAMPS, HAVENS, board
from gamekit.incorporated.breaches import breach
from gamekit.incorporated.draft import slider_ends
from gamekit.incorporated.money import most_payable, promised
from gamekit.incorporated.state import LOCKED, OUT, PHASES, State, locked, printed, units
from gamekit.incorporated.tasks import (
    BidTask,
    InvestActionTask,
    LobbyActionTask,
    PayTask,
    PlaceCubeTask,
    PrivateBidTask,
    RemoveCubeTask,
    ReverseBidTask,
    SwapCubeTask,
)

HAVEN_PHASES = ("lobbying", "earnings", "outlook", "investment", "competition", "over")
"""Phases in which cubes may stand beside the square of Tax Havens (INC-183)."""


DUE = ("investment", "competition", "lobbying")
"""Phases in which seats act in turn (INC-091)."""


def invariants(state: State) -> Iterator[Breach]:
    """Yield every broken invariant, with the rule it breaks."""
    unknown, untimely = tuple(named.names(state)), tuple(_clock(state))
    yield from unknown
    yield from _books(state)
    yield from _cubes(state)
    yield from _camps(state)
    yield from _world(state)
    yield from untimely
    yield from _cards(state)
    yield from _executives(state)
    if unknown or untimely:
        # Whose decision it is cannot be asked.
        return
    misfits = tuple(standing.misfits(state))
    yield from misfits
    if not misfits:
        yield from _bids(state)


def _books(state: State) -> Iterator[Breach]:
    """No purse is negative, nothing appears or vanishes, shares are as many as were printed."""
    for holder, unit in state.ledger.overdrawn():
        yield breach("INC-060", "overdrawn", player=holder, unit=unit)
    for unit in units():
        if (total := state.ledger.total(unit)) != (all_there := printed(unit)):
            yield breach("INC-030" if all_there else "INC-060", "sum", unit=unit, needed=all_there, given=total)
    for country in board().majors:
        if state.shares(BANK, country) < 0:
            yield breach("INC-111", "shares", country=country, cards=board().lands[country].cards)
    if state.ledger.balance(OUT) or state.ledger.balance(OUT, "bond"):
        yield breach("INC-060", "out")
    if (left := state.bonds_left()) is not None and left < 0:
        yield breach("INC-A13", "bonds", supply=state.table.options.bond_supply)


def _cubes(state: State) -> Iterator[Breach]:
    """Cubes on the board and in the pile are those of the box; beside squares they stand only when they may."""
    owners = {"", LOCKED, *state.table.seats}
    for land in state.countries:
        if len(land.squares) != len(board().lands[land.id].squares) or not set(land.squares) <= owners:
            yield breach("INC-011", "squares", where=f"countries/{land.id}/squares", given=land.squares)
        phases = HAVEN_PHASES if land.id == HAVENS else ("competition",)
        for what, pieces in (("cubes", land.cubes), ("guards", land.guards)):
            if pieces and state.clock.phase not in (phases if what == "cubes" else ("competition",)):
                rule = "INC-161" if what == "cubes" else "INC-036"
                yield breach(rule, "nobody_there", where=f"countries/{land.id}/{what}", given=state.clock.phase)
            if not {seat for seat, _ in pieces} <= owners or any(count < 1 for _, count in pieces):
                yield breach("INC-031", "pieces", where=f"countries/{land.id}/{what}")
    for seat in state.table.seats:
        if state.pile(seat) < 0:
            yield breach("INC-031", "cubes", player=seat, over=-state.pile(seat))
    if (black := locked(state.countries)) > board().black_cubes:
        yield breach("INC-032", "locked", most=board().black_cubes, given=black)


def _camps(state: State) -> Iterator[Breach]:
    """Each zone has at most one battleground; every country has a camp, Tax Havens none."""
    for zone in board().zones:
        held = [land.id for land in board().in_zone(zone) if state.country(land.id).affiliation == BATTLEGROUND]
        if len(held) > 1:
            yield breach("INC-177", "battlegrounds", zone=zone, countries=tuple(held))
    for land in state.countries:
        known = ("",) if land.id == HAVENS else (*CAMPS, BATTLEGROUND)
        if land.affiliation not in known:
            where = f"countries/{land.id}/affiliation"
            yield breach("INC-005", "key", where=where, given=land.affiliation, known=known)


def _world(state: State) -> Iterator[Breach]:
    """Sliders stay on their tracks, the R&D marker in a stable country."""
    for slider in ("growth", "interest", "stress", "power"):
        least, most = slider_ends(state, slider)
        if not least <= getattr(state.world, slider) <= most:
            yield breach("INC-024", "range", where=slider, least=least, most=most, given=getattr(state.world, slider))
    square = board().squares.get(state.world.rd)
    if square is None or board().lands[square.country].stability != board().rd_stability:
        yield breach("INC-038", "rd", needed=board().rd_stability, given=state.world.rd)


def _cards(state: State) -> Iterator[Breach]:
    """All payoff cards are somewhere; no Outlook card comes twice."""
    cards = state.cards
    for place, industry in enumerate(board().industries):
        counts = (cards.deck[place], cards.discard[place], cards.revealed[place])
        total = sum(counts) + state.looked_at().count(industry)
        if total != board().payoff_per_industry or min(counts) < 0:
            yield breach("INC-073", "payoff", industry=industry, needed=board().payoff_per_industry, given=total)
    drawn = [*cards.opened, *([cards.ahead] if cards.ahead else [])]
    if len(set(drawn)) != len(drawn) or not set(drawn) <= set(board().cards):
        yield breach("INC-072", "drawn", given=drawn)
    # One card is opened in each turn, in the set-up none; the next one is drawn when it is (INC-S02).
    turn, phase = state.clock.turn, state.clock.phase
    if len(cards.opened) > (most := 0 if phase == "setup" else turn):
        yield breach("INC-101", "opened", most=most, given=cards.opened)
    if cards.ahead is not None and turn >= board().turns and phase != "over":
        yield breach("INC-S02", "nothing", where="outlook/ahead", given=cards.ahead)


def _clock(state: State) -> Iterator[Breach]:
    """The game has its turns and no more; the set-up stands before the first; corporations are dealt by then."""
    clock, turns = state.clock, 1 if state.clock.phase == "setup" else board().turns
    if not 1 <= clock.turn <= turns:
        yield breach("INC-080", "range", where="turn", least=1, most=turns, given=clock.turn)
    if clock.phase not in PHASES:
        yield breach("INC-090", "key", where="phase", given=clock.phase, known=PHASES)
    if (clock.phase in DUE) != bool(clock.due) or clock.due not in ("", *state.table.seats):
        yield breach("INC-091", "due")
    if clock.phase != "setup" and (without := tuple(seat.id for seat in state.seats if not seat.corporation)):
        yield breach("INC-079", "auctioned", given=without)


def _executives(state: State) -> Iterator[Breach]:
    """No seat has more executives than its corporation."""
    for seat in state.seats:
        if not seat.corporation:
            continue
        guards = sum(n for land in state.countries for owner, n in land.guards if owner == seat.id)
        most = board().executives_of(seat.corporation, len(state.seats))
        used = seat.executives + seat.sent + guards
        if min(seat.executives, seat.sent) < 0 or used > most:
            yield breach("INC-035", "executives", player=seat.id, most=most, given=used)


def _bids(state: State) -> Iterator[Breach]:
    """Somebody decides, owns what he sells and can pay what he bid; a cube has a square to leave or to take."""
    task = state.task
    if isinstance(task, (InvestActionTask, LobbyActionTask)) and state.seat(state.clock.due).executives < 1:
        rule = "INC-110" if isinstance(task, InvestActionTask) else "INC-170"
        yield breach(rule, "executive", where=f"seats/{state.clock.due}/executives")
    if (owing := promised(state)) is not None and (most := most_payable(state, owing[0])) < owing[1]:
        yield breach("INC-114", "promised", player=owing[0], price=owing[1], most=most)
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
                yield breach("INC-118", "no_square", player=task.buyer, country=task.country)
        case RemoveCubeTask(seller=seat) | SwapCubeTask(seller=seat):
            if not state.country(task.country).held_by(seat):
                yield breach("INC-A11", "no_cube", player=seat, country=task.country)
    for seller, country in sellers:
        if country not in board().majors or not state.shares(seller, country):
            yield breach("INC-111", "no_share", player=seller, country=country)
