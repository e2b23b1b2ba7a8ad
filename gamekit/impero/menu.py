"""The menus of IMPERO: one function per decision point, laid out as the map makes it natural.

Cards and their choices come in ``menu_event``, orders in ``menu_orders`` and ``menu_works``, initiative in
``menu_initiative``, the turn of a seat in ``menu_turn`` with ``menu_moves``, ``menu_attacks``, ``menu_missions`` and
``menu_offers``, battles and sieges under way in ``menu_battle``, upkeep in ``menu_upkeep``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from gamekit.core.menu import Menu, among
from gamekit.impero import (
    menu_battle,
    menu_event,
    menu_initiative,
    menu_missions,
    menu_offers,
    menu_orders,
    menu_turn,
    menu_upkeep,
    tasks,
)
from gamekit.impero.actions import GRAMMAR
from gamekit.impero.state import State

MENUS: Mapping[type[Any], Callable[[State], Iterable[Menu]]] = {
    tasks.EventCardTask: menu_event.card,
    tasks.EventChoiceTask: menu_event.choice,
    tasks.ManageTask: menu_orders.menus,
    tasks.InitiativeDieTask: menu_initiative.die,
    tasks.InitiativeSpendTask: menu_initiative.spend,
    tasks.InitiativeRerollTask: menu_initiative.die,
    tasks.ActionTask: menu_turn.menus,
    tasks.BattleDiceTask: menu_battle.dice,
    tasks.LossesTask: menu_battle.losses,
    tasks.RetreatTask: menu_battle.retreat,
    tasks.SiegeDiceTask: menu_battle.dice,
    tasks.SiegeLossesTask: menu_battle.losses,
    tasks.SpyDieTask: menu_missions.die,
    tasks.OfferTermsTask: menu_offers.offer_terms,
    tasks.OfferReplyTask: menu_offers.offer_reply,
    tasks.BillSplitTask: menu_upkeep.split,
    tasks.DeficitStabilityTask: menu_upkeep.deficit,
    tasks.DeficitInfluenceTask: menu_upkeep.deficit,
    tasks.DeficitUnitsTask: menu_upkeep.deficit,
    tasks.RepairTask: menu_upkeep.repair,
    tasks.RevoltCityTask: menu_upkeep.revolt,
}
"""The menus of each decision point, the first one first."""


def menu(state: State, text: str) -> Menu:
    """Return what can be chosen after ``text`` in a game that is not over; what begins nothing gives the first menu."""
    return among(_laid_out(state), " ".join(GRAMMAR.tokens(text)))


@lru_cache(maxsize=2**4)
def _laid_out(state: State) -> tuple[Menu, ...]:
    """Return all menus of a position; whoever looks at one of them goes on to the next."""
    return tuple(MENUS[type(state.task)](state))
