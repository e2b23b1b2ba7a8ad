"""What holds in every position of IMPERO (section 6 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.game import Breach
from gamekit.impero import cities, invariants_battle, invariants_turns, modifiers, routes
from gamekit.impero.board import SEASONS, SHIP, SPY, board
from gamekit.impero.breaches import breach
from gamekit.impero.pieces import LETTERS, Agent, Army, City, Fleet
from gamekit.impero.roles import actor
from gamekit.impero.state import PHASES, UNITS, State
from gamekit.impero.tasks import (
    ActionTask,
    BillSplitTask,
    DeficitInfluenceTask,
    DeficitStabilityTask,
    DeficitUnitsTask,
    EventCardTask,
    EventChoiceTask,
    InitiativeDieTask,
    InitiativeRerollTask,
    InitiativeSpendTask,
    ManageTask,
    RepairTask,
    RevoltCityTask,
)

TASK_PHASES = {
    EventCardTask: "event",
    EventChoiceTask: "event",
    ManageTask: "management",
    InitiativeDieTask: "actions",
    InitiativeSpendTask: "actions",
    InitiativeRerollTask: "actions",
    ActionTask: "actions",
    BillSplitTask: "upkeep",
    DeficitStabilityTask: "upkeep",
    DeficitInfluenceTask: "upkeep",
    DeficitUnitsTask: "upkeep",
    RepairTask: "upkeep",
    RevoltCityTask: "upkeep",
}
"""The phase of each decision point; those of battles, sieges, missions and offers belong to phase IV."""

PAYING = (BillSplitTask, DeficitStabilityTask, DeficitInfluenceTask, DeficitUnitsTask)
"""The decision points at which bills are still to be paid."""


def invariants(state: State) -> Iterator[Breach]:
    """Yield every broken invariant, with the rule it breaks."""
    yield from _clock(state)
    yield from _stocks(state)
    yield from _cities(state)
    yield from _regions(state)
    yield from _pieces(state)
    yield from _places(state)
    yield from _routes(state)
    yield from _cards(state)
    yield from _bills(state)
    yield from _task(state)
    yield from invariants_turns.invariants(state)
    yield from invariants_battle.invariants(state)


def _clock(state: State) -> Iterator[Breach]:
    """The game has its years and seasons; a phase IV with its decisions has a seat due."""
    clock, years = state.clock, state.table.options.years
    if not 1 <= clock.year <= years:
        yield breach("IMP-176", "range", where="year", least=1, most=years, given=clock.year)
    if clock.season not in SEASONS:
        yield breach("IMP-001", "key", where="season", given=clock.season, known=SEASONS)
    if clock.phase not in PHASES:
        yield breach("IMP-004", "key", where="phase", given=clock.phase, known=PHASES)
    if clock.phase == "actions" and not state.table.options.actions:
        yield breach("IMP-S01", "no_actions")
    if clock.due not in ("", *state.alive()) or (clock.due and clock.phase != "actions"):
        yield breach("IMP-042", "due")
    if (clock.phase == "over") != (state.task is None):
        yield breach("IMP-DP-21", "over")


def _stocks(state: State) -> Iterator[Breach]:
    """No stock is negative, and nothing appears or vanishes; who is out has nothing."""
    for holder, unit in state.ledger.overdrawn():
        yield breach("IMP-A05", "overdrawn", player=holder, unit=unit)
    for unit in UNITS:
        if total := state.ledger.total(unit):
            yield breach("IMP-A05", "sum", unit=unit, given=total)
    for seat in state.seats:
        if seat.out and (state.cities_of(seat.id) or state.names_of(seat.id)):
            yield breach("IMP-142", "out", player=seat.id)


def _cities(state: State) -> Iterator[Breach]:
    """PV and influence stay within their bounds; who owns a city has it in some way."""
    seats = state.table.seats
    for city in state.cities:
        printed, where = board().cities[city.id], f"cities/{city.id}"
        most = cities.most_pv(city)
        least = 1 if city.owner else 0
        if not least <= city.pv <= most:
            yield breach("IMP-072", "range", where=f"{where}/pv", least=least, most=most, given=city.pv)
        if city.owner not in ("", *seats) or bool(city.owner) != (city.how in ("capital", "federated", "conquered")):
            yield breach("IMP-053", "owner", where=where, given=city.owner)
        if any(points < 1 or seat not in seats for seat, points in (*city.influence, *city.put)):
            yield breach("IMP-145", "influence", where=f"{where}/influence")
        if city.influence and (printed.threshold is None or city.how == "conquered"):
            yield breach("IMP-148", "no_influence", city=city.id)
        if city.how == "federated" and printed.threshold is None:
            yield breach("IMP-140", "no_threshold", city=city.id)
        if city.besieger and (city.besieger not in seats or city.besieger == city.owner):
            yield breach("IMP-139", "besieger", where=where, given=city.besieger)
        yield from _buildings(city)


def _buildings(city: City) -> Iterator[Breach]:
    """A city has no more buildings than places for them, each kind once, with PV and a level that it can have."""
    printed, where = board().cities[city.id], f"cities/{city.id}"
    kinds = [own.kind for own in city.buildings]
    if len(kinds) > printed.slots or len(set(kinds)) < len(kinds):
        yield breach("IMP-S02", "buildings", where=where, slots=printed.slots, given=kinds)
    for own in city.buildings:
        kind, spot = board().buildings[own.kind], f"{where}/buildings/{own.kind}"
        if not 1 <= own.pv <= kind.most:
            yield breach("IMP-072", "range", where=f"{spot}/pv", least=1, most=kind.most, given=own.pv)
        if not 1 <= own.level <= len(kind.costs):
            yield breach("IMP-032", "range", where=f"{spot}/level", least=1, most=len(kind.costs), given=own.level)
        if kind.coastal and not board().regions[printed.region].seas:
            yield breach("IMP-032", "coast", city=city.id, building=own.kind)


def _regions(state: State) -> Iterator[Breach]:
    """Who governs follows from the cities; stability is there with a governor, and within its bounds."""
    least, most = board().least_stability, board().most_stability
    for region in state.regions:
        where = f"regions/{region.id}"
        governor = cities.governor_of(state, region.id)
        if region.governor != governor:
            yield breach("IMP-A12", "same", where=f"{where}/governor", needed=governor, given=region.governor)
        if (region.stability is None) == bool(region.governor):
            yield breach("IMP-138", "stability", where=where)
        elif region.stability is not None and not least <= region.stability <= most:
            yield breach("IMP-A03", "range", where=f"{where}/stability", least=least, most=most, given=region.stability)


def _pieces(state: State) -> Iterator[Breach]:
    """Pieces belong to seats, each with a name of its own kind that no other of its seat has."""
    seats = state.table.seats
    seen: set[tuple[str, str]] = set()
    pieces: list[Army | Fleet | Agent] = [*state.armies, *state.fleets, *state.agents]
    for piece in pieces:
        where = f"pieces/{piece.owner}/{piece.name}"
        kind = piece.kind if isinstance(piece, Agent) else "army" if isinstance(piece, Army) else "fleet"
        if piece.owner not in seats or (piece.owner, piece.name) in seen or piece.name[:1] != LETTERS.get(kind):
            yield breach("IMP-100", "piece", where=where)
        seen.add((piece.owner, piece.name))
        if piece.spent < 0:
            yield breach("IMP-102", "range", where=f"{where}/spent", least=0, most=99, given=piece.spent)


def _places(state: State) -> Iterator[Breach]:
    """Pieces stand where they can: armies in regions, own cities or on own fleets that carry them."""
    for army in state.armies:
        where = f"pieces/{army.owner}/{army.name}"
        own_city = army.place in board().cities and state.city(army.place).owner == army.owner
        if not (army.place in board().regions or own_city or state.fleet(army.owner, army.place)):
            yield breach("IMP-100", "place", where=where, given=army.place)
        if len(army.units) != len(board().land) or min(army.units, default=-1) < 0 or not sum(army.units):
            yield breach("IMP-100", "units", where=where)
    for fleet in state.fleets:
        where = f"pieces/{fleet.owner}/{fleet.name}"
        if fleet.sea not in board().seas or fleet.ships < 1:
            yield breach("IMP-100", "place", where=where, given=fleet.sea)
        cargo = sum(sum(army.units) for army in state.armies_of(fleet.owner, fleet.name))
        room = fleet.ships * board().units[SHIP].capacity
        drowning = getattr(getattr(state.task, "battle", None), "place", "") == fleet.sea
        if cargo > room and not drowning:
            yield breach("IMP-106", "cargo", where=where, most=room, given=cargo)
    for agent in state.agents:
        if agent.region not in board().regions or (agent.kind != SPY and (agent.caught or agent.mission)):
            yield breach("IMP-100", "place", where=f"pieces/{agent.owner}/{agent.name}", given=agent.region)


def _routes(state: State) -> Iterator[Breach]:
    """Routes run between cities of their holders, and no seat holds more than it may."""
    for route in state.routes:
        if not route.holders or not routes.stands(state, route) or routes.order(*route.ends) != route.ends:
            yield breach("IMP-167", "route", first=route.first, second=route.second)
    for seat in state.table.seats:
        held, most = len(state.routes_of(seat)), modifiers.routes_most(state, seat)
        if held > most:
            yield breach("IMP-165", "range", where=f"routes/{seat}", least=0, most=most, given=held)


def _cards(state: State) -> Iterator[Breach]:
    """No card was drawn twice since its deck was shuffled; the card in force is one of the season."""
    drawn, card = state.cards.drawn, state.cards.card
    if len(set(drawn)) < len(drawn) or not set(drawn) <= set(board().cards):
        yield breach("IMP-030", "drawn", given=drawn)
    if card and (card not in drawn or board().cards[card].season != state.clock.season):
        yield breach("IMP-030", "card", given=card)


def _bills(state: State) -> Iterator[Breach]:
    """What is missing is what was due less what was paid; phase IV never finds a bill paid."""
    for bill in state.season.bills:
        if bill.missing < 0 or min(bill.food, bill.gold, bill.paid_food, bill.paid_gold) < 0:
            yield breach("IMP-060", "bill", player=bill.seat)
        elif bill.put(bill.split).due != bill.due:
            yield breach("IMP-057", "bill", player=bill.seat)
    if state.season.bills and state.clock.phase not in ("upkeep", "over"):
        yield breach("IMP-034", "early_bill")
    if state.governors and not isinstance(state.task, PAYING):
        yield breach("IMP-A21", "governors")


def _task(state: State) -> Iterator[Breach]:
    """The decision belongs to the phase, and to a seat in the game."""
    task = state.task
    if task is None:
        return
    phase = TASK_PHASES.get(type(task), "actions")
    if phase != state.clock.phase:
        yield breach("IMP-004", "same", where="phase", needed=phase, given=state.clock.phase)
        return
    waiting = getattr(task, "waiting", None)
    if waiting is not None:
        rest = iter(state.alive())
        if not waiting or not all(seat in rest for seat in waiting):
            yield breach("IMP-031", "queue", needed=state.alive(), given=waiting)
            return
    regions = getattr(task, "regions", ("",))
    if not regions or any(region and region not in board().regions for region in regions):
        yield breach("IMP-DP-20", "key", where="task/regions", given=regions, known=tuple(board().regions))
        return
    if actor(state) not in (*state.alive(), "chance"):
        yield breach("IMP-142", "nobody", where="task", given=actor(state))
