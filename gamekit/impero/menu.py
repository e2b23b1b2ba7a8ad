"""The menus of IMPERO: the Actions phase laid out as the map makes it natural, the rest word by word.

Moves, attacks and sieges come in ``menu_moves``, battles and sieges under way in ``menu_battle``, initiative, missions
and offers in ``menu_offers``, upkeep in ``menu_upkeep``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from gamekit.core.game import Game
from gamekit.core.menu import Menu, among, word_by_word
from gamekit.impero import menu_battle, menu_moves, menu_offers, menu_upkeep
from gamekit.impero.actions import GRAMMAR
from gamekit.impero.state import State
from gamekit.impero.tasks import (
    ActionTask,
    BattleDiceTask,
    BillSplitTask,
    DeficitInfluenceTask,
    DeficitStabilityTask,
    DeficitUnitsTask,
    InitiativeSpendTask,
    LossesTask,
    OfferReplyTask,
    OfferTermsTask,
    RepairTask,
    RetreatTask,
    RevoltCityTask,
    SiegeDiceTask,
    SiegeLossesTask,
    SpyDieTask,
)

MENUS: Mapping[type[Any], Callable[[State], Iterable[Menu]]] = {
    InitiativeSpendTask: menu_offers.spend,
    BattleDiceTask: menu_battle.dice,
    LossesTask: menu_battle.losses,
    RetreatTask: menu_battle.retreat,
    SiegeDiceTask: menu_battle.dice,
    SiegeLossesTask: menu_battle.losses,
    SpyDieTask: menu_offers.mission_die,
    OfferTermsTask: menu_offers.offer_terms,
    OfferReplyTask: menu_offers.offer_reply,
    BillSplitTask: menu_upkeep.split,
    DeficitStabilityTask: menu_upkeep.deficit,
    DeficitInfluenceTask: menu_upkeep.deficit,
    DeficitUnitsTask: menu_upkeep.deficit,
    RepairTask: menu_upkeep.repair,
    RevoltCityTask: menu_upkeep.revolt,
}
"""The menus of each decision point with a layout of its own, the first one first."""


def menu(game: Game[State], state: State, text: str) -> Menu:
    """Return what can be chosen after ``text``; what begins nothing gives the first menu."""
    chosen = " ".join(GRAMMAR.tokens(text))
    if isinstance(state.task, ActionTask):
        return _turn(game, state, chosen)
    if layout := MENUS.get(type(state.task)):
        return among(layout(state), chosen)
    return word_by_word(game, state, text)


def _turn(game: Game[State], state: State, chosen: str) -> Menu:
    """Return a menu of the turn of a seat: moves, attacks and sieges first, then the other verbs."""
    menus = menu_moves.menus(state)
    if begun := [own for own in menus if chosen == own.text or chosen.startswith(f"{own.text} ")]:
        found = among(begun, chosen)
        if found.text == chosen:
            return found
    first = word_by_word(game, state, "" if begun else chosen)
    if first.text:
        return first
    others = [option for option in first.options if not menu_moves.covers(option.text)]
    return replace(first, options=(*menu_moves.verbs(menus), *others))
