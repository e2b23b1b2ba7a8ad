"""The menus of Incorporated: one function per decision point, laid out as the board makes it natural.

Bids, loans and repayments come in ``menu_money``, cubes and executives on the board in ``menu_cubes``, the events of
Lobbying in ``menu_lobby``, cards and dice in ``menu_cards``. Strategy tips are in ``tips``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from gamekit.core.menu import Menu, among
from gamekit.incorporated import menu_cards, menu_cubes, menu_lobby, menu_money, tasks, tips
from gamekit.incorporated.actions import GRAMMAR
from gamekit.incorporated.state import State


def menu(state: State, text: str) -> Menu:
    """Return what can be chosen after ``text`` in a game that is not over; what begins nothing gives the first menu."""
    found = among(MENUS[type(state.task)](state), " ".join(GRAMMAR.tokens(text)))
    return found if found.done else replace(found, tips=tips.tips(state, found.text))


MENUS: Mapping[type[Any], Callable[[State], Iterable[Menu]]] = {
    tasks.OutlookNextTask: menu_cards.outlook_next,
    tasks.OutlookChoiceTask: menu_cards.effect,
    tasks.PayoffCardTask: menu_cards.payoff,
    tasks.ClashDieTask: menu_cards.clash_die,
    tasks.CrisisDieTask: menu_cards.crisis_die,
    tasks.CrisisDiscardTask: menu_cards.discard,
    tasks.InvestActionTask: menu_money.invest,
    tasks.BidTask: menu_money.bid,
    tasks.PrivateBidTask: menu_money.bid,
    tasks.ReverseBidTask: menu_money.lower,
    tasks.PayTask: menu_money.pay,
    tasks.RepayTask: menu_money.repay_bonds,
    tasks.CorporationBidTask: menu_money.corporation,
    tasks.PlaceCubeTask: menu_cubes.square,
    tasks.RemoveCubeTask: menu_cubes.square,
    tasks.SwapCubeTask: menu_cubes.square,
    tasks.ShortIncomeTask: menu_cubes.income,
    tasks.CompetitionActionTask: menu_cubes.competition_actions,
    tasks.PassDefendTask: menu_cubes.last_defences,
    tasks.AttackTask: menu_cubes.attack,
    tasks.MovementTask: menu_cubes.movement,
    tasks.LobbyActionTask: menu_lobby.events,
    tasks.CampTask: menu_lobby.camps,
    tasks.MarkerTask: menu_lobby.marker,
    tasks.CentralBanksTask: menu_lobby.banks,
    tasks.BudgetTask: menu_lobby.budget,
    tasks.RdTask: menu_lobby.rd,
    tasks.SubsidiesTask: menu_lobby.subsidies,
}
"""The menus of each decision point, the first one first."""
