"""A working copy of a state while one action is carried out; frozen into the next state at its end.

Rooms change a draft through its methods, which keep the books and tell what happened. A room that is done says what
comes next by ``end_action`` or ``end_phase``, or sets ``task``; :mod:`gamekit.impero.flow` goes on. What cities,
regions and routes do together is in :mod:`gamekit.impero.cities` and :mod:`gamekit.impero.routes`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

from gamekit.core.draft import BaseDraft
from gamekit.core.events import Event
from gamekit.core.ledger import BANK, pay
from gamekit.core.seats import with_pieces
from gamekit.impero.board import Costs, board
from gamekit.impero.changed import changed
from gamekit.impero.events import Moved, StabilityChanged, UnitLost
from gamekit.impero.pieces import Agent, Army, Fleet, minus, name_key, one, plus
from gamekit.impero.state import Clock, Lookups, Season, State
from gamekit.impero.tasks import BillSplitTask, Task

Pending = Literal["phase", "action", "payer", "over"]
"""What flow is to go on with: the phase, the action or the deficit of a payer is over, or the game is."""


class Draft(Lookups, BaseDraft[State]):
    """What the rooms change.

    Attributes
    ----------
    task
        What is to be decided next; None when the game is over.
    pending
        What :func:`gamekit.impero.flow.settle` goes on with; None to wait for the decision of ``task``.
    """

    __slots__ = (
        *("agents", "armies", "cards", "cities", "clock", "events", "fleets", "governors", "initiative", "ledger"),
        *("orders", "pending", "pledges", "regions", "routes", "season", "seats", "table", "task"),
    )

    def __init__(self, state: State) -> None:
        self.table = state.table
        self.clock = state.clock
        self.ledger = state.ledger
        self.cards = state.cards
        self.initiative = state.initiative
        self.season: Season = state.season
        self.orders = state.orders
        self.cities = state.cities
        self.regions = state.regions
        self.seats = state.seats
        self.armies = state.armies
        self.fleets = state.fleets
        self.agents = state.agents
        self.routes = state.routes
        self.pledges = state.pledges
        self.task: Task | None = state.task
        self.governors = state.governors
        self.pending: Pending | None = None
        self.events: list[Event] = []

    def state(self) -> State:
        """Return the position as it stands now, for functions that read a state."""
        return State(
            self.table,
            self.clock,
            self.ledger,
            self.cards,
            self.initiative,
            self.season,
            self.orders,
            self.cities,
            self.regions,
            self.seats,
            self.armies,
            self.fleets,
            self.agents,
            self.routes,
            self.pledges,
            self.task,
            self.governors,
        )

    # What comes next.

    def end_action(self) -> None:
        """Pass on to the next seat of phase IV."""
        self.pending = "action"

    def end_phase(self) -> None:
        """Pass on to the next phase."""
        self.pending = "phase"

    def end_deficit(self, waiting: tuple[str, ...]) -> None:
        """Pass on to the payers that are left, the first of them done with."""
        self.task = BillSplitTask(waiting[1:])
        self.pending = "payer"

    def end_game(self, why: str) -> None:
        """Say that the game is over, and why: ``last_winter``, ``cities`` or ``alone``."""
        self.set_clock(why=why)
        self.pending = "over"

    def set_clock(self, **fields: Any) -> None:
        """Give the clock other values of some fields."""
        self.clock = changed(self.clock, **fields)

    def set_due(self, seat: str) -> None:
        """Give a seat its turn; written out, because most actions end so."""
        own = self.clock
        self.clock = Clock(own.year, own.season, own.phase, seat, own.why)

    def set_season(self, **fields: Any) -> None:
        """Give the books of the season other values of some fields."""
        self.season = changed(self.season, **fields)

    # Stocks and points.

    def pay(self, source: str, target: str, amount: int, *rules: str, cause: str, unit: str) -> None:
        """Move resources or points through the ledger."""
        pay(self, source, target, amount, rules, unit, cause=cause, kind=Moved)

    def gain(self, seat: str, unit: str, amount: int, *rules: str, cause: str) -> None:
        """Give a seat something from the bank; if negative, take it, as far as there is some."""
        if amount >= 0:
            self.pay(BANK, seat, amount, *rules, cause=cause, unit=unit)
        else:
            self.pay(seat, BANK, min(-amount, self.stock(seat, unit)), *rules, cause=f"{cause}_lost", unit=unit)

    def charge(self, seat: str, costs: Costs, *rules: str, cause: str) -> None:
        """Let a seat pay costs to the bank; it must be able to."""
        for resource, amount in costs:
            self.pay(seat, BANK, amount, *rules, cause=cause, unit=resource)

    # Seats, cities and regions.

    def change_seat(self, seat: str, **fields: Any) -> None:
        """Give a seat other values of some fields."""
        place = self.table.seats.index(seat)
        self.seats = put(self.seats, place, changed(self.seats[place], **fields))

    def change_city(self, city: str, **fields: Any) -> None:
        """Give a city other values of some fields."""
        place = board().city_place[city]
        self.cities = put(self.cities, place, changed(self.cities[place], **fields))

    def change_building(self, city: str, kind: str, **fields: Any) -> None:
        """Give a building of a city other values of some fields."""
        self.change_city(
            city,
            buildings=tuple(
                changed(each, **fields) if each.kind == kind else each for each in self.city(city).buildings
            ),
        )

    def set_influence(self, city: str, seat: str, points: int) -> None:
        """Set the influence of a seat in a city, and tell nothing."""
        self.change_city(city, influence=with_pieces(self.city(city).influence, seat, points))

    def change_region(self, region: str, **fields: Any) -> None:
        """Give a region other values of some fields."""
        place = board().region_place[region]
        self.regions = put(self.regions, place, changed(self.regions[place], **fields))

    def shift_stability(self, region: str, change: int, *rules: str, cause: str) -> None:
        """Change the lasting stability of a governed region, within its bounds."""
        own = self.region(region)
        assert own.stability is not None, f"nobody governs {region}"
        after = max(board().least_stability, min(board().most_stability, own.stability + change))
        self.change_region(region, stability=after)
        self.tell(
            StabilityChanged(
                player=own.governor, region=region, start=own.stability, end=after, cause=cause, rules=rules
            )
        )

    # Pieces.

    def set_army(self, army: Army) -> None:
        """Put an army in the place of the one of its name, or as a new one; without units it is gone."""
        self.armies = put_piece(self.armies, army, sum(army.units) > 0)

    def set_fleet(self, fleet: Fleet) -> None:
        """Put a fleet in the place of the one of its name, or as a new one; without ships it is gone."""
        self.fleets = put_piece(self.fleets, fleet, fleet.ships > 0)

    def set_agent(self, agent: Agent) -> None:
        """Put an agent in the place of the one of its name, or as a new one."""
        self.agents = put_piece(self.agents, agent)

    def remove_agent(self, seat: str, name: str) -> None:
        """Take an agent off the map."""
        self.agents = tuple(own for own in self.agents if (own.owner, own.name) != (seat, name))

    def add_units(self, army: Army, unit: str) -> None:
        """Add a unit to an army, which may be a new one."""
        self.set_army(changed(army, units=plus(army.units, one(unit))))

    def lose_unit(self, seat: str, name: str, unit: str, *rules: str, cause: str) -> None:
        """Take a unit off an army; engines without a combat unit stay where they are."""
        army = self.army(seat, name)
        assert army is not None, f"{seat} has no {name}"
        assert army.has(unit), f"{seat} has no {unit} in {name}"
        smaller = changed(army, units=minus(army.units, one(unit)))
        self.set_army(smaller)
        self.tell(UnitLost(player=seat, army=name, unit=unit, cause=cause, left=smaller.combat, rules=rules))


Item = TypeVar("Item")
Piece = TypeVar("Piece", bound=Army | Fleet | Agent)


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """Return items with another one in a place."""
    return (*items[:place], item, *items[place + 1 :])


def put_piece(pieces: tuple[Piece, ...], piece: Piece, stays: bool = True) -> tuple[Piece, ...]:
    """Return pieces with one in the place of that of its name, or in its order as a new one; or without it."""
    new = (piece,) if stays else ()
    for place, own in enumerate(pieces):
        if own.name == piece.name and own.owner == piece.owner:
            return (*pieces[:place], *new, *pieces[place + 1 :])
    return tuple(sorted((*pieces, *new), key=lambda own: (own.owner, name_key(own.name))))
