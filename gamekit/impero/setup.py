"""The set-up: factions with their capitals, pieces and stocks; every other city neutral (section 5)."""

from __future__ import annotations

from gamekit.core.errors import SetupError
from gamekit.core.game import Config, Step
from gamekit.core.ledger import BANK, Ledger
from gamekit.core.setup import check_table
from gamekit.impero import flow
from gamekit.impero.board import EMISSARY, INFLUENCE, INITIATIVE, SPRING, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import FactionGiven
from gamekit.impero.pieces import Agent, Army, Building, City, Fleet, Region, counts
from gamekit.impero.rulesets import GAME_ID, RULESETS, Options, read_options
from gamekit.impero.state import UNITS, Cards, Clock, Initiative, Orders, Season, Seat, State, Table, holders
from gamekit.impero.tasks import EVENT_CARD

COUNT_RULE = "IMP-S06"


def read_table(config: Config) -> Options:
    """Return the options, having checked players, ruleset and deal.

    Raises
    ------
    SetupError
        For a wrong number of players, an unknown ruleset, an unknown option or a wrong value of one, or a deal.
    """
    tables = board().tables
    check_table(config, GAME_ID, tables, COUNT_RULE, RULESETS)
    if config.deal is not None:
        factions = ", ".join(tables[len(config.players)])
        raise SetupError("impero.setup.no_deal", rule=COUNT_RULE, game=GAME_ID, factions=factions)
    return read_options(config)


def opening(config: Config) -> Step[State]:
    """Return the first position and how it came about.

    Raises
    ------
    SetupError
        If players, ruleset, options or deal do not fit.
    """
    options = read_table(config)
    draft = Draft(empty(config.ruleset, config.seats, options))
    for seat in draft.table.seats:
        place(draft, seat)
    flow.begin_season(draft, 1, SPRING)
    return draft.freeze()


def empty(ruleset: str, seats: tuple[str, ...], options: Options) -> State:
    """Return the map with every city neutral, at full PV, without influence."""
    return State(
        table=Table(ruleset, seats, options),
        clock=Clock(year=1, season=SPRING, phase="event"),
        ledger=Ledger.opened(UNITS, holders(seats)),
        cards=Cards(),
        initiative=Initiative(),
        season=Season(),
        orders=Orders(),
        cities=tuple(City(city.id, city.most) for city in board().cities.values()),
        regions=tuple(Region(region) for region in board().regions),
        seats=tuple(Seat(seat, faction) for seat, faction in zip(seats, board().tables[len(seats)])),
        task=EVENT_CARD,
    )


def place(draft: Draft, seat: str) -> None:
    """Give a seat its capital, pieces, stocks and points (IMP-100, IMP-S06)."""
    faction = board().factions[draft.seat(seat).faction]
    city = board().cities[faction.capital]
    draft.tell(FactionGiven(player=seat, faction=faction.id, city=city.id, rules=(COUNT_RULE,)))
    buildings = tuple(Building(kind, 1, board().buildings[kind].most) for kind in faction.buildings)
    draft.change_city(city.id, owner=seat, how="capital", buildings=buildings)
    draft.change_region(city.region, governor=seat, stability=board().start_stability)
    draft.set_army(Army(seat, "a1", city.id, counts(**dict(faction.army))))
    if faction.ships:
        draft.set_fleet(Fleet(seat, "f1", board().regions[city.region].seas[0], faction.ships))
    for number in range(board().start_emissaries):
        draft.set_agent(Agent(seat, f"e{number + 1}", EMISSARY, city.region))
    stock = dict(board().start_stock)
    for resource, more in faction.stock:
        stock[resource] = stock.get(resource, 0) + more
    points = {INFLUENCE: board().start_influence, INITIATIVE: board().start_initiative}
    for unit, amount in {**stock, **points}.items():
        draft.pay(BANK, seat, amount, COUNT_RULE, cause="start", unit=unit)
