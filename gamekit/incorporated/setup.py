"""The set-up: sliders, locked squares, corporations with what they begin with (INC-070 to INC-080)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.core.chance import Draw
from gamekit.core.errors import SetupError
from gamekit.core.game import Config, Step
from gamekit.core.ledger import BANK, Ledger, chart
from gamekit.core.setup import check_table
from gamekit.incorporated.board import board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import BoardReady, CorporationGiven
from gamekit.incorporated.rulesets import GAME_ID, RULESETS, Options, read_options
from gamekit.incorporated.state import (
    LOCKED,
    Cards,
    Clock,
    Country,
    Events,
    Seat,
    State,
    Table,
    World,
    holders,
    locked,
    printed,
    share_unit,
    units,
)
from gamekit.incorporated.tasks import CorporationBidTask, OutlookNextTask

Deal = Mapping[str, str]
"""The corporation of each seat (INC-076)."""

COUNT_RULE = "INC-035"


def read_table(config: Config) -> Options:
    """Return the options, having checked players and ruleset.

    Raises
    ------
    SetupError
        For a wrong number of players, an unknown ruleset, an unknown option or a wrong value of one.
    """
    check_table(config, GAME_ID, board().executives, COUNT_RULE, RULESETS)
    return read_options(config)


def draw_deal(config: Config, draw: Draw) -> Deal | None:
    """Return a random corporation for each seat; None in the advanced set-up, which deals nothing (INC-079)."""
    if read_table(config).advanced_setup:
        return None
    return dict(zip(config.seats, draw.shuffled(board().corporations_for(len(config.players)), "corporations")))


def check_deal(config: Config) -> Deal:
    """Return the explicit deal of a configuration.

    Raises
    ------
    SetupError
        INC-076 if it does not give each seat one of the corporations in play, each once.
    """
    deal, known = config.deal, board().corporations_for(len(config.players))
    if (
        not isinstance(deal, Mapping)
        or set(deal) != set(config.seats)
        or any(not isinstance(name, str) for name in deal.values())
        or sorted(deal.values()) != sorted(known)
    ):
        raise SetupError(
            "incorporated.setup.deal",
            rule="INC-076",
            game=GAME_ID,
            seats=", ".join(config.seats),
            corporations=", ".join(known),
        )
    return deal


def opening(config: Config) -> Step[State]:
    """Return the first position and how it came about.

    Raises
    ------
    SetupError
        If players, ruleset, options or deal do not fit.
    """
    options = read_table(config)
    if options.advanced_setup and config.deal is not None:
        raise SetupError("incorporated.setup.no_deal", rule="INC-079", game=GAME_ID)
    deal: Deal = {} if options.advanced_setup else check_deal(config)
    draft = Draft(empty(config.ruleset, config.seats, options))
    black = locked(draft.countries)
    rules = ("INC-070", "INC-071", "INC-074", "INC-075", "INC-010", "INC-A01")
    draft.tell(BoardReady(locked=black, square=draft.world.rd, rules=rules))
    if options.advanced_setup:
        first = board().corporations_for(len(config.seats))[0]
        draft.task = CorporationBidTask(first, config.seats)
        return draft.freeze()
    for corporation in board().corporations_for(len(config.seats)):
        seat = next(seat for seat, name in deal.items() if name == corporation)
        give_corporation(draft, seat, corporation, "INC-076", "INC-077")
    draw_first(draft)
    return draft.freeze()


def empty(ruleset: str, seats: tuple[str, ...], options: Options) -> State:
    """Return the board as printed, before anybody has a corporation (INC-070 to INC-075)."""
    data = board()
    countries = tuple(
        Country(
            land.id,
            land.affiliation,
            tuple(LOCKED if data.squares[square].locked_at_start else "" for square in land.squares),
        )
        for land in data.lands.values()
    )
    return State(
        table=Table(ruleset, seats, options),
        clock=Clock(turn=1, phase="setup"),
        ledger=full_bank(seats),
        world=World(data.growth_start, data.interest_start, data.stress_start, data.power_start, data.rd_start),
        cards=Cards(deck=(data.payoff_per_industry,) * len(data.industries)),
        events=Events(),
        countries=countries,
        seats=tuple(Seat(seat) for seat in seats),
    )


def full_bank(seats: tuple[str, ...]) -> Ledger:
    """Return the ledger in which the bank holds all shares and nobody anything else."""
    accounts = chart(units(), holders(seats))
    return Ledger(accounts, tuple(printed(unit) if holder == BANK else 0 for unit, holder in accounts.index))


def give_corporation(draft: Draft, seat: str, corporation: str, *rules: str) -> None:
    """Give a seat a corporation with its shares, cubes and cash (INC-078)."""
    start = board().corporations[corporation].starts[len(draft.seats)]
    draft.change_seat(seat, corporation=corporation)
    draft.tell(CorporationGiven(player=seat, corporation=corporation, rules=rules))
    draft.pay(BANK, seat, start.cash, "INC-078", cause="start")
    for country, count in start.shares:
        draft.pay(BANK, seat, count, "INC-078", cause="start_share", unit=share_unit(country))
    for square in start.squares:
        draft.occupy(seat, square, "INC-078")


def draw_first(draft: Draft) -> None:
    """Let chance draw the first Outlook card, after which turn 1 begins (INC-072, INC-S02)."""
    draft.task = OutlookNextTask()


def default_deal(seats: tuple[str, ...]) -> dict[str, Any]:
    """Return the corporations in play order for the seats in seat order, for positions without a deal."""
    return dict(zip(seats, board().corporations_for(len(seats))))
