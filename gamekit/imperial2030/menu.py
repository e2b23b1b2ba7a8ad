"""The menus of Imperial 2030: one function per decision point, laid out as the board makes it natural.

Units come in ``menu_units`` (Import, Production), the orders of a Maneuver in ``menu_orders``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamekit.core.menu import Menu, Option, attempts, beginning, behind, whole
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030 import factory, flags, investor, menu_orders, menu_units, rondel
from gamekit.imperial2030.actions import GRAMMAR, Build, Buy, Pass, PlaceFlag, Rondel
from gamekit.imperial2030.board import board
from gamekit.imperial2030.state import (
    FactoryTask,
    FlagsTask,
    ImportTask,
    InvestTask,
    ManeuverTask,
    ProductionTask,
    RondelTask,
    State,
)


def menu(state: State, text: str) -> Menu:
    """Return what can be chosen after ``text`` in a game that is not over; what begins nothing gives the first menu."""
    return MENUS[type(state.task)](state, " ".join(GRAMMAR.tokens(text)))


def spaces(state: State, text: str) -> Menu:
    """Ask for a space of the rondel; those that are too dear are attempts (RON-6)."""
    nation = state.clock.active
    fees = {way.space: way.fee for way in rondel.ways(state)}
    options = []
    for action in rondel.legal(state):
        assert isinstance(action, Rondel)
        rules, fee = rondel.grounds(state, action), fees[action.space]
        if fee:
            label = reason("imperial2030.do.rondel.fee", *rules, space=action.space, fee=fee)
        else:
            label = reason("imperial2030.do.rondel.free", *rules, space=action.space)
        options.append(whole(str(action), label, action.space))
    tried = attempts(options, ((space, Rondel(nation, space)) for space in rondel.wheel(state)))
    return behind(Menu("", reason("imperial2030.ask.rondel", nation=nation), tuple(options), attempts=tried), text)


def sites(state: State, text: str) -> Menu:
    """Ask for the city of a new factory, or none (FAC-1); everywhere else on the board is an attempt."""
    nation = state.clock.active
    options = [_site(state, action) for action in factory.legal(state)]
    tried = attempts(options, ((region, Build(nation, region)) for region in board().regions))
    if len(options) > 1:
        question = reason("imperial2030.ask.factory", nation=nation)
    else:
        question = reason("imperial2030.ask.factory.none", nation=nation)
    return behind(Menu("", question, tuple(options), attempts=tried), text)


def _site(state: State, action: Any) -> Option:
    rules = factory.grounds(state, action)
    if not isinstance(action, Build):
        return whole(str(action), reason("imperial2030.do.skip", *rules))
    kind = board().regions[action.region].makes
    label = reason(f"imperial2030.do.build.{kind}", *rules, region=action.region, cost=board().factory_cost)
    return whole(str(action), label, action.region)


def last_flags(state: State, text: str) -> Menu:
    """Ask for the region of the next flag, flags being short (FLG-8)."""
    nation = state.nation(state.clock.active)
    options = []
    for action in flags.legal(state):
        assert isinstance(action, PlaceFlag)
        label = reason("imperial2030.do.flag", *flags.grounds(state, action), region=action.region)
        options.append(whole(str(action), label, action.region))
    tried = attempts(options, ((region, PlaceFlag(nation.id, region)) for region in board().regions))
    question = reason("imperial2030.ask.flags", nation=nation.id, left=flags.left(nation))
    return behind(Menu("", question, tuple(options), attempts=tried), text)


def bonds(state: State, text: str) -> Menu:
    """Ask for the nation, then for its bond, or for none (INV-6)."""
    assert isinstance(state.task, InvestTask)
    seat = state.task.waiting[0]
    offers: dict[str, list[Buy]] = {}
    for action in investor.legal(state):
        if isinstance(action, Buy):
            offers.setdefault(action.nation, []).append(action)
    words = text.split()
    if words[:2] == [seat, Buy.TAG] and words[2:] and words[2] in offers:
        nation = words[2]
        inner = Menu(
            f"{seat} {Buy.TAG} {nation}",
            reason("imperial2030.ask.bond", nation=nation),
            tuple(whole(str(offer), _bond(state, offer)) for offer in offers[nation]),
        )
        found = behind(inner, text)
        if found is not inner or text == inner.text:
            return found
    options = [beginning(f"{seat} {Buy.TAG} {nation}", _bond_of(state, buys[0])) for nation, buys in offers.items()]
    nothing = Pass(seat)
    options.append(whole(str(nothing), reason("imperial2030.do.pass", *investor.grounds(state, nothing))))
    question = reason("imperial2030.ask.invest", player=seat) if offers else _nothing_to_buy(state, seat)
    return behind(Menu("", question, tuple(options)), text)


def _nothing_to_buy(state: State, seat: str) -> Reason:
    """Return that a player can buy no bond: what the cheapest costs and what the player has, or that none is left."""
    unsold = [value for land in state.nations for value, owner in zip(board().bond_values, land.bonds) if not owner]
    if not unsold:
        return reason("imperial2030.ask.invest.sold", player=seat)
    held = state.ledger.balance(seat)
    return reason("imperial2030.ask.invest.none", player=seat, least=min(unsold), held=held)


def _bond_of(state: State, offer: Buy) -> Reason:
    return reason("imperial2030.do.bonds", *investor.grounds(state, offer), nation=offer.nation)


def _bond(state: State, offer: Buy) -> Reason:
    interest = board().interest[offer.value]
    # Interest is worth nothing before the end, and then depends on the power of the nation.
    rules = (*investor.grounds(state, offer), "SCO-1")
    return reason("imperial2030.do.bond", *rules, nation=offer.nation, value=offer.value, interest=interest)


MENUS: Mapping[type[Any], Callable[[State, str], Menu]] = {
    RondelTask: spaces,
    FactoryTask: sites,
    ProductionTask: menu_units.factories,
    ImportTask: menu_units.purchase,
    ManeuverTask: menu_orders.orders,
    FlagsTask: last_flags,
    InvestTask: bonds,
}
"""The first function of each task: takes the state and the canonical words of the text."""
