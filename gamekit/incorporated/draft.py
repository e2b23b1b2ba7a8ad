"""A working copy of a state while one action is carried out; frozen into the next state at its end.

Rooms change a draft through its methods, which keep the books and tell what happened. A room that is done says what
comes next by ``end_action``, ``end_phase`` or ``charge``, or sets ``task``; :mod:`gamekit.incorporated.flow` goes on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from gamekit.core.draft import BaseDraft
from gamekit.core.events import Event
from gamekit.core.ledger import pay
from gamekit.core.seats import clockwise, count_of
from gamekit.incorporated.board import board
from gamekit.incorporated.events import (
    CubePlaced,
    CubeRemoved,
    CubeReplaced,
    NothingPlaced,
    PaymentDue,
    Reckoned,
    SliderMoved,
)
from gamekit.incorporated.state import (
    LOCKED,
    Cards,
    Country,
    Counts,
    Events,
    Seat,
    State,
    World,
    pile,
    play_order,
    share_unit,
    with_more,
)
from gamekit.incorporated.tasks import PayTask, Task

Pending = Literal["phase", "action", "paid", "looked"]
"""What flow is to go on with: the phase or the action is over, a payment was made, cards were looked at."""


class Draft(BaseDraft[State]):
    """What the rooms change.

    Attributes
    ----------
    task
        What is to be decided next; None when the game is over.
    pending
        What :func:`gamekit.incorporated.flow.settle` goes on with; None to wait for the decision of ``task``.
    """

    __slots__ = (
        *("cards", "clock", "countries", "events", "ledger"),
        *("lobby", "pending", "seats", "table", "task", "world"),
    )

    def __init__(self, state: State) -> None:
        self.table = state.table
        self.clock = state.clock
        self.ledger = state.ledger
        self.world: World = state.world
        self.cards: Cards = state.cards
        self.lobby = state.events
        self.countries = list(state.countries)
        self.seats = list(state.seats)
        self.task: Task | None = state.task
        self.pending: Pending | None = None
        self.events: list[Event] = []

    def state(self) -> State:
        """Return the position as it stands now, for functions that read a state."""
        return State(
            self.table,
            self.clock,
            self.ledger,
            self.world,
            self.cards,
            self.lobby,
            tuple(self.countries),
            tuple(self.seats),
            self.task,
        )

    # What comes next.

    def end_action(self) -> None:
        """Pass on to the next seat of phase 2, 3 or 4, or to the next phase if there is none."""
        self.pending = "action"

    def end_phase(self) -> None:
        """Pass on to the next phase."""
        self.pending = "phase"

    def charge(self, due: PayTask) -> None:
        """Make a payment; if cash does not cover it, ask the payer for loans first (INC-DP-7).

        When it is made, flow goes on with what was bought, at once or after the loans.
        """
        held = self.ledger.balance(due.payer)
        if held < due.amount:
            if self.task != due:
                missing = due.amount - held
                rules = ("INC-157" if due.follow == "expand" else "INC-114", "INC-051")
                self.tell(PaymentDue(player=due.payer, amount=due.amount, missing=missing, rules=rules))
            self.task = due
            return
        self.task = due
        rule = {"auction": "INC-116", "private": "INC-130", "expand": "INC-153"}[due.follow]
        self.pay(due.payer, due.receiver, due.amount, rule, cause=due.follow)
        self.pending = "paid"

    def set_clock(self, **fields: Any) -> None:
        """Give the clock other values of some fields."""
        self.clock = replace(self.clock, **fields)

    # Seats.

    @property
    def due(self) -> str:
        """The seat whose action it is."""
        return self.clock.due

    def order(self) -> tuple[str, ...]:
        """Return the seats in play order (INC-077)."""
        return play_order(self.seats)

    def from_left(self, seat: str) -> tuple[str, ...]:
        """Return the other seats clockwise, beginning left of ``seat``."""
        return clockwise(self.order(), seat)[1:]

    def seat(self, seat: str) -> Seat:
        """Return a seat as it stands now."""
        return self.seats[self.table.seats.index(seat)]

    def player_of(self, corporation: str) -> str | None:
        """Return the seat that plays a corporation, None if nobody does."""
        return next((seat.id for seat in self.seats if seat.corporation == corporation), None)

    def change_seat(self, seat: str, **fields: Any) -> None:
        """Give a seat other values of some fields."""
        place = self.table.seats.index(seat)
        self.seats[place] = replace(self.seats[place], **fields)

    def pile(self, seat: str) -> int:
        """Return how many cubes a seat has in its pile."""
        return pile(self.seat(seat), self.countries)

    def send(self, seat: str) -> None:
        """Send an executive of a seat to Tax Havens, a zone or an event."""
        own = self.seat(seat)
        self.change_seat(seat, executives=own.executives - 1, sent=own.sent + 1)

    def guard(self, seat: str, country: str) -> None:
        """Send an executive of a seat to defend a country (INC-149)."""
        self.change_seat(seat, executives=self.seat(seat).executives - 1)
        self.change(country, guards=with_more(self.country(country).guards, seat, 1))

    def lose_guard(self, seat: str, country: str) -> None:
        """Send a killed executive of a seat to Tax Havens (INC-151)."""
        self.change(country, guards=with_more(self.country(country).guards, seat, -1))
        self.change_seat(seat, sent=self.seat(seat).sent + 1)

    def use_event(self, event: str, zone: str = "") -> None:
        """Note that an event, or the Power Play of a zone, was used in this turn (INC-171)."""
        used, zones = self.lobby.used, self.lobby.zones
        self.lobby = Events(used, (*zones, zone)) if zone else Events((*used, event), zones)

    # Money, bonds and shares.

    def pay(self, source: str, target: str, amount: int, *rules: str, cause: str, unit: str = "cash") -> None:
        """Move cash (dollars), bonds or shares through the ledger."""
        pay(self, source, target, amount, rules, unit, cause=cause)

    def reckon(
        self,
        source: str,
        target: str,
        count: int,
        each: int,
        *rules: str,
        cause: str,
        less: int = 0,
        most: int | None = None,
    ) -> None:
        """Move cash as :meth:`pay` does, ``count`` times ``each`` less ``less``, and let the event tell this sum.

        ``most`` is what there is to pay it with, where that may be too little.
        """
        whole = count * each - less
        amount = whole if most is None else min(whole, most)
        pay(self, source, target, amount, rules, cause=cause, kind=Reckoned, count=count, each=each, less=less)

    def give_share(self, source: str, target: str, country: str, *rules: str, cause: str = "share") -> None:
        """Move a share of a major between seats, ``bank`` and ``out``."""
        self.pay(source, target, 1, *rules, cause=cause, unit=share_unit(country))

    # Countries and cubes.

    def country(self, country: str) -> Country:
        """Return a country as it stands now."""
        return self.countries[board().place[country]]

    def change(self, country: str, **fields: Any) -> None:
        """Give a country other values of some fields."""
        place = board().place[country]
        self.countries[place] = replace(self.countries[place], **fields)

    def holder(self, square: str) -> str:
        """Return what a square holds: ``""``, a seat, or ``locked``."""
        return self.country(board().squares[square].country).holder(square)

    def put(self, square: str, holder: str) -> None:
        """Let a square hold a seat's cube, ``locked`` or nothing (``""``), and tell nothing."""
        place = board().squares[square]
        squares = self.country(place.country).squares
        self.change(place.country, squares=(*squares[: place.place], holder, *squares[place.place + 1 :]))

    def occupy(self, seat: str, square: str, *rules: str) -> None:
        """Put a cube of a seat on a square in the place of whatever cube is there.

        Another seat's cube returns to its owner, also if the pile of ``seat`` is empty (INC-A39, INC-A47).
        """
        owner, country = self.holder(square), board().squares[square].country
        assert owner not in (LOCKED, seat), f"{square} holds {owner}"
        if not self.pile(seat):
            if owner:
                self.evict(square, *rules)
            self.tell(NothingPlaced(player=seat, country=country, rules=("INC-A47" if owner else "INC-A39",)))
            return
        self.put(square, seat)
        if owner:
            told: Event = CubeReplaced(player=seat, owner=owner, square=square, country=country, rules=rules)
        else:
            told = CubePlaced(player=seat, square=square, country=country, rules=rules)
        self.tell(told)

    def evict(self, square: str, *rules: str) -> None:
        """Return the cube on a square to its owner (INC-031)."""
        owner, country = self.holder(square), board().squares[square].country
        assert owner not in (LOCKED, ""), f"{square} holds no cube"
        self.put(square, "")
        self.tell(CubeRemoved(player=owner, square=square, country=country, rules=(*rules, "INC-031")))

    def cubes(self, country: str, seat: str) -> int:
        """Return how many non-occupying cubes a seat has in a country."""
        return count_of(self.country(country).cubes, seat)

    def add_cubes(self, country: str, seat: str, change: int) -> None:
        """Put non-occupying cubes of a seat in a country, or take them away if negative, and tell nothing."""
        self.change(country, cubes=with_more(self.country(country).cubes, seat, change))

    # Sliders and cards.

    def slide(self, slider: str, steps: int, *rules: str) -> None:
        """Move a slider; a surplus past the end of its track is lost (INC-024).

        Parameters
        ----------
        slider
            ``growth``, ``interest``, ``stress`` or ``power``.
        steps
            To the right, or towards NATO; negative: to the left, or towards SCO.
        """
        before = getattr(self.world, slider)
        least, most = slider_ends(self.state(), slider)
        after = max(least, min(most, before + steps))
        start = slider_shows(self.state(), slider)
        self.world = replace(self.world, **{slider: after})
        end = slider_shows(self.state(), slider)
        if after != before + steps:
            rules = (*rules, "INC-024", "INC-A05")
        if slider == "growth" and start * end < 0:
            # From -1 % to 1 %, or the other way: whether there is a 0 % between is a choice.
            rules = (*rules, "INC-A04")
        self.tell(SliderMoved(slider=slider, start=start, end=end, steps=steps, lead=abs(end), rules=rules))

    def set_cards(self, **fields: Any) -> None:
        """Give the cards other values of some fields."""
        self.cards = replace(self.cards, **fields)

    def move_card(self, industry: str, source: str, target: str) -> None:
        """Move a payoff card between ``deck``, ``discard`` and ``revealed``, and tell nothing."""
        self.set_cards(**{source: counted(getattr(self.cards, source), industry, -1)})
        self.set_cards(**{target: counted(getattr(self.cards, target), industry, 1)})


def counted(counts: Counts, industry: str, change: int) -> Counts:
    """Return payoff cards with ``change`` more of an industry."""
    place = board().industry_place[industry]
    return (*counts[:place], counts[place] + change, *counts[place + 1 :])


def slider_ends(state: State, slider: str) -> tuple[int, int]:
    """Return the least and the most that a slider can be."""
    if slider == "stress":
        return board().stress_ends
    if slider == "power":
        return -state.table.options.bop_max, state.table.options.bop_max
    track = board().growth_track if slider == "growth" else board().interest_track
    return 0, len(track) - 1


def slider_shows(state: State, slider: str) -> int:
    """Return what a slider shows: percent, dollars per bond, Stress, or Balance of Power."""
    if slider == "growth":
        return state.percent()
    return state.rate() if slider == "interest" else int(getattr(state.world, slider))
