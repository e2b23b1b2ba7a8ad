"""The Investor space: the government's bonus, the card holder's income, and a round of buying (INV, GOV)."""

from __future__ import annotations

from functools import cache

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030.actions import Buy, Pass
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import BondBought, CardGiven, Governs, InvestorBegan, Passed, Unpaid
from gamekit.imperial2030.state import InvestTask, State
from gamekit.imperial2030.turn import end_turn

VERBS = {InvestTask: (Buy, Pass)}


def enter(draft: Draft) -> None:
    """Run the automatic part and open the round of buying (INV-1)."""
    holder = draft.clock.investor_card
    draft.tell(InvestorBegan(player=holder, rules=("INV-1", "INV-6")))
    pay_bonus(draft)
    draft.pay(BANK, holder, draft.rules.card_income, "INV-5", cause="income")
    draft.task = InvestTask(draft.table.seats_from(holder))


def pay_bonus(draft: Draft) -> None:
    """Pay the government its bonus of 2 from the treasury, or what is there (INV-2)."""
    nation, due = draft.active, draft.rules.government_bonus
    paid = min(due, draft.ledger.balance(nation))
    draft.pay(nation, draft.mover, paid, "INV-2", cause="bonus")
    if paid < due:
        draft.tell(Unpaid(nation=nation, player=draft.mover, missing=due - paid, rules=("INV-2", "GEN-2")))


@cache
def _offers(seat: str) -> tuple[tuple[Buy, ...], ...]:
    return tuple(tuple(Buy(seat, nation, value) for value in board().bond_values) for nation in board().nations)


def legal(state: State) -> tuple[Action, ...]:
    """Return each unsold bond that the player can pay, nation by nation, and the choice to pass (INV-7)."""
    assert isinstance(state.task, InvestTask)
    seat = state.task.waiting[0]
    cash = state.ledger.balance(seat)
    bought = [
        offer
        for nation, offers in zip(state.nations, _offers(seat))
        for offer, owner in zip(offers, nation.bonds)
        if owner is None and offer.value <= cash
    ]
    return (*bought, Pass(seat))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a bond cannot be bought."""
    if isinstance(action, Pass):
        return ()
    assert isinstance(action, Buy)
    if action.value not in board().interest:
        return (reason("imperial2030.refuse.no_bond", "INV-7", value=action.value),)
    owner = state.nation(action.nation).bonds[board().bond_values.index(action.value)]
    if owner is not None:
        return (
            reason(
                "imperial2030.refuse.bond_sold",
                "INV-7",
                "BON-3",
                nation=action.nation,
                value=action.value,
                player=owner,
            ),
        )
    cash = state.ledger.balance(action.actor)
    if cash < action.value:
        return (reason("imperial2030.refuse.cash", "INV-7", player=action.actor, needed=action.value, held=cash),)
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a purchase or a pass."""
    return ("INV-6",) if isinstance(action, Pass) else ("INV-6", "INV-7")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Buy or pass, then ask the next player; after the last one the card moves on."""
    assert isinstance(draft.task, InvestTask)
    if isinstance(action, Buy):
        buy(draft, action.actor, action.nation, action.value)
    else:
        draft.tell(Passed(player=action.actor, rules=("INV-6",)))
    waiting = draft.task.waiting[1:]
    if waiting:
        draft.task = InvestTask(waiting)
        return
    pass_card(draft)
    end_turn(draft)


def buy(draft: Draft, seat: str, nation: str, value: int) -> None:
    """Sell a bond out of the repository for its face value, into that nation's treasury (INV-7)."""
    draft.pay(seat, nation, value, "INV-7", cause="bond")
    give_bond(draft, seat, nation, value, "INV-7")
    check_government(draft, seat, nation)


def give_bond(draft: Draft, seat: str, nation: str, value: int, rule: str) -> None:
    """Hand a bond out of the repository to a player, who keeps it to the end (BON-3)."""
    place = board().bond_values.index(value)
    bonds = draft.nation(nation).bonds
    draft.change(nation, bonds=(*bonds[:place], seat, *bonds[place + 1 :]))
    draft.tell(BondBought(player=seat, nation=nation, value=value, rules=(rule, "BON-3")))


def check_government(draft: Draft, seat: str, nation: str) -> None:
    """Change the government at once if the buyer now has a strictly higher credit sum (GOV-1 to GOV-3)."""
    land = draft.nation(nation)
    if land.government == seat:
        return
    credit = land.credit(seat)
    if land.government is None:
        rules: tuple[str, ...] = ("GOV-3", "GOV-2")
    elif credit > land.credit(land.government):
        rules = ("GOV-1", "GOV-2", "GOV-5")
    else:
        return
    draft.change(nation, government=seat)
    draft.tell(Governs(nation=nation, player=seat, credit=credit, rules=rules))


def pass_card(draft: Draft) -> None:
    """Pass the investor card to the player left of its holder, whether or not anybody bought (INV-8)."""
    left = draft.table.left_of(draft.clock.investor_card)
    draft.set_clock(investor_card=left)
    draft.tell(CardGiven(player=left, rules=("INV-8",)))
