"""The set-up: flag cards, first bonds, governments, investor card (SET)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.chance import Draw
from gamekit.core.errors import SetupError
from gamekit.core.game import Config, Step
from gamekit.core.ledger import BANK, Ledger
from gamekit.core.setup import check_table
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import BoardReady, CardDealt, CardGiven, Governs
from gamekit.imperial2030.investor import give_bond
from gamekit.imperial2030.rulesets import GAME_ID, playable
from gamekit.imperial2030.state import RONDEL, Clock, Nation, State, Table
from gamekit.imperial2030.turn import begin_turn

UNITS = ("cash", "power")

Deal = Mapping[str, str]
"""The one flag card that a player is dealt at random, by seat; partners follow from table 2.6 (SET-4)."""


def check_config(config: Config) -> None:
    """Check players, ruleset and options.

    Raises
    ------
    SetupError
        GEN-1 for a wrong number of players; an unknown or unfinished ruleset; an unknown option.
    """
    check_table(config, GAME_ID, board().start_money, "GEN-1", playable())
    if config.options:
        raise SetupError("setup.option", option=min(config.options), ruleset=config.ruleset)


def pool(players: int) -> tuple[str, ...]:
    """Return the cards from which each player is dealt one at random (table 2.6)."""
    drawn = board().deals[str(players)]["random"]
    return tuple(drawn) if isinstance(drawn, list) else board().nations


def draw_deal(config: Config, draw: Draw) -> Deal:
    """Return a random deal; chance decides nothing else in this game (GEN-5)."""
    check_config(config)
    return dict(zip(config.seats, draw.shuffled(pool(len(config.players)), "cards")))


def check_deal(config: Config) -> Deal:
    """Return the explicit deal of a configuration.

    Raises
    ------
    SetupError
        SET-4 if it does not give each seat one card of the pool, each card once.
    """
    deal, cards = config.deal, pool(len(config.players))
    if (
        not isinstance(deal, Mapping)
        or set(deal) != set(config.seats)
        or any(card not in cards for card in deal.values())
        or len(set(deal.values())) != len(deal)
    ):
        raise SetupError(
            "imperial2030.setup.deal", rule="SET-4", game=GAME_ID, seats=", ".join(config.seats), cards=", ".join(cards)
        )
    return deal


def cards_of(card: str, players: int) -> tuple[str, ...]:
    """Return a dealt card with its partners: all cards of its set (SET-4)."""
    sets = board().deals[str(players)].get("sets", [])
    own: tuple[str, ...] = next((tuple(cards) for cards in sets if card in cards), (card,))
    return own


def opening(config: Config) -> Step[State]:
    """Return the first position and how it came about.

    Raises
    ------
    SetupError
        If players, ruleset, options or deal do not fit.
    """
    check_config(config)
    deal = check_deal(config)
    seats = config.seats
    draft = Draft(empty(config.ruleset, seats))
    draft.tell(BoardReady(factories=sum(len(n.factories) for n in draft.nations), rules=("SET-1", "SET-2")))
    for seat in seats:
        draft.pay(BANK, seat, board().start_money[len(seats)], "SET-3", cause="start")
    for seat in seats:
        for card in cards_of(deal[seat], len(seats)):
            deal_card(draft, seat, card)
    for nation in board().nations:
        appoint(draft, nation)
    give_card(draft)
    begin_turn(draft, board().nations, 1, "SET-9")
    return draft.freeze()


def empty(ruleset: str, seats: tuple[str, ...]) -> State:
    """Return the board as printed: two factories per nation, nothing else (SET-1, SET-2)."""
    nations = tuple(
        Nation(id=nation, factories=board().ordered(board().nation_data[nation].start_factories))
        for nation in board().nations
    )
    ledger = Ledger.opened(UNITS, (BANK, *board().nations, *seats))
    clock = Clock(active=board().nations[0], turn=1, investor_card=seats[0])
    return State(Table(ruleset, seats), clock, ledger, nations, RONDEL)


def deal_card(draft: Draft, seat: str, card: str) -> None:
    """Give a player a flag card; he buys both bonds on its back (SET-5)."""
    draft.tell(CardDealt(player=seat, nation=card, rules=("SET-4", "GEN-5")))
    for nation, value in board().card_bonds[card]:
        draft.pay(seat, nation, value, "SET-5", cause="bond")
        give_bond(draft, seat, nation, value, "SET-5")


def appoint(draft: Draft, nation: str) -> None:
    """Give the government to the highest credit sum; a nation without sold bonds has none (SET-6)."""
    land = draft.nation(nation)
    sums = {seat: land.credit(seat) for seat in draft.table.seats}
    best = max(sums.values())
    if best:
        player = next(seat for seat, credit in sums.items() if credit == best)
        draft.change(nation, government=player)
        draft.tell(Governs(nation=nation, player=player, credit=best, rules=("SET-6",)))


def give_card(draft: Draft) -> None:
    """Give the investor card to the left of RU's government, or of CN's if RU has none (SET-7)."""
    governments = [draft.nation(nation).government for nation in board().nations]
    first = next(player for player in governments if player is not None)
    left = draft.table.left_of(first)
    draft.set_clock(investor_card=left)
    draft.tell(CardGiven(player=left, rules=("SET-7",)))
