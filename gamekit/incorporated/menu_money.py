"""Menus of shares and money: auctions and private sales, loans, repayments, and the auction of the corporations.

A price is named as a number. Its hints say from which price on how many loans are needed, and what they cost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gamekit.core.ledger import BANK
from gamekit.core.menu import OPEN, Amount, Menu, Option, beginning, marked, whole
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import auctions, corporations, investment, loans, money, repay
from gamekit.incorporated.actions import Auction, Bid, Loan, Lower, Pass, Sell
from gamekit.incorporated.actions_late import Repay
from gamekit.incorporated.board import board
from gamekit.incorporated.menu_places import other_countries
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import (
    BidTask,
    CorporationBidTask,
    InvestActionTask,
    PayTask,
    PrivateBidTask,
    RepayTask,
    ReverseBidTask,
)

Told = tuple[tuple[int, Reason], ...]
"""Numbers with words, ascending."""


# Phase 2: the action.


def invest(state: State) -> Iterator[Menu]:
    """Ask for a country whose share is auctioned, a private sale or a pass (INC-DP-4)."""
    assert isinstance(state.task, InvestActionTask)
    seat = state.clock.due
    own = [land for land in board().majors if state.shares(seat, land)]
    auctioned = [action.country for action in investment.legal(state) if isinstance(action, Auction)]
    options = [_auction(state, seat, land) for land in auctioned]
    if own:
        label = reason("incorporated.do.sell", "INC-110", "INC-130")
        options.append(beginning(f"{seat} {Sell.TAG}", label))
    nothing = Pass(seat)
    left = state.seat(seat).executives - 1
    told = reason("incorporated.do.pass.invest", *investment.grounds(state, nothing), left=left)
    options.append(whole(str(nothing), told))
    attempts = other_countries(options, lambda land: Auction(seat, land))
    yield Menu("", reason("incorporated.ask.invest", player=seat), tuple(options), attempts=attempts)
    if own:
        yield from _sales(state, seat, own)


def _auction(state: State, seat: str, land: str) -> Option:
    action = Auction(seat, land)
    label = reason(
        "incorporated.do.auction",
        *investment.grounds(state, action),
        country=land,
        left=state.shares(BANK, land),
        squares=len(board().lands[land].squares),
    )
    return whole(str(action), label, land)


def _sales(state: State, seat: str, own: Iterable[str]) -> Iterator[Menu]:
    """Ask for the share of a private sale, then for its minimum price (INC-130, INC-S07)."""
    rules = ("INC-130", "INC-110")
    options = [
        beginning(
            f"{seat} {Sell.TAG} {land}",
            reason("incorporated.do.sell.share", *rules, country=land, held=state.shares(seat, land)),
            land,
        )
        for land in own
    ]
    attempts = other_countries(options, lambda land: Sell(seat, land, 1))
    question = reason("incorporated.ask.sell", player=seat)
    yield Menu(f"{seat} {Sell.TAG}", question, tuple(options), attempts=attempts)
    for option in options:
        label = reason("incorporated.do.sell.for", *rules, "INC-S07", country=option.place, amount=OPEN)
        hints: list[tuple[int, Reason]] = [(1, reason("incorporated.hint.sell", "INC-130", "INC-133"))]
        if not state.table.options.hidden_cash:
            most = max(money.most_payable(state, other) for other in state.from_left(seat))
            if most < money.most_asked():
                told = reason("incorporated.hint.sell.nobody", "INC-S07", "INC-133", most=most)
                hints = [*(hints if most else ()), (most + 1, told)]
        amount = Amount(option.text, label, 1, money.most_asked(), tuple(hints))
        yield Menu(option.text, reason("incorporated.ask.minimum", country=option.place), (), amount=amount)


# Bids upwards.


def bid(state: State) -> Iterator[Menu]:
    """Ask for a bid for a share of the bank or of a seat (INC-DP-5, INC-DP-6)."""
    task = state.task
    assert isinstance(task, (BidTask, PrivateBidTask))
    seat = task.waiting[0]
    least, most = auctions.least_bid(task), money.most_payable(state, seat)
    options = []
    if not auctions.must_open(task):
        nothing = Pass(seat)
        options.append(whole(str(nothing), reason("incorporated.do.pass.bid", *auctions.grounds(state, nothing))))
    amount = None
    if least <= most:
        rules = auctions.grounds(state, Bid(seat, min(least, state.cash(seat))))
        label = reason("incorporated.do.bid", *rules, amount=OPEN)
        hints, marks = loans_for(state, seat, least, most), bid_marks(state, seat, least, most)
        amount = Amount(f"{seat} {Bid.TAG}", label, least, most, hints, marks)
    yield Menu("", _asked(state, task, seat, least, most), tuple(options), amount=amount)


def _asked(state: State, task: BidTask | PrivateBidTask, seat: str, least: int, most: int) -> Reason:
    """Return what is asked in an auction: who leads with how much, or who sells for at least how much."""
    if least > most:
        return reason("incorporated.ask.bid.none", player=seat, least=least, most=most)
    if task.leader:
        return reason(
            "incorporated.ask.bid.higher", player=seat, country=task.country, leader=task.leader, price=task.price
        )
    if isinstance(task, PrivateBidTask):
        return reason(
            "incorporated.ask.bid.private", player=seat, country=task.country, seller=task.seller, least=least
        )
    return reason("incorporated.ask.bid.open", player=seat, country=task.country, least=least)


def loans_for(state: State, seat: str, least: int, most: int) -> Told:
    """Return from which price on a seat needs how many loans, with what they bring and cost (INC-115, INC-052).

    Parameters
    ----------
    least, most
        The prices that can be named, in dollars.
    """
    cash, worth = state.cash(seat), money.loan_value(state, seat)
    found: list[tuple[int, Reason]] = []
    if least <= cash:
        found.append((least, reason("incorporated.hint.cash", "INC-116", cash=cash)))
    for number in range(1, money.loans_left(state, seat) + 1):
        start, end = cash + money.row(worth, number - 1) + 1, cash + money.row(worth, number)
        if end < least:
            continue
        if start > most:
            break
        told = reason(
            *("incorporated.hint.loans", "INC-115", "INC-052", "INC-053", "INC-059"),
            cash=cash,
            loans=number,
            sum=end - cash,
            interest=number * board().bond_interest,
            penalty=number * board().bond_penalty,
        )
        found.append((max(start, least), told))
    return tuple(found)


def bid_marks(state: State, seat: str, least: int, most: int) -> Told:
    """Return the prices that have a button: the least, half and all of the cash, and the most with loans."""
    cash = state.cash(seat)
    wanted = (
        (least, reason("incorporated.mark.least", amount=least)),
        (cash // 2, reason("incorporated.mark.half", amount=cash // 2)),
        (cash, reason("incorporated.mark.cash", amount=cash)),
        (most, reason("incorporated.mark.loans", amount=most)),
    )
    return marked(wanted, least, most)


# Bids downwards.


def lower(state: State) -> Iterator[Menu]:
    """Ask for a lower price in a reverse auction (INC-DP-9)."""
    task = state.task
    assert isinstance(task, ReverseBidTask)
    seat, most = task.waiting[0], task.price - 1
    label = reason("incorporated.do.lower", *auctions.grounds(state, Lower(seat, most)), amount=OPEN)
    country = state.country(task.country)
    leaves = "INC-120" if country.held_by(seat) else "INC-A11"
    bonus = board().corporations[state.seat(seat).corporation].sale_bonus
    if bonus:
        hint = reason("incorporated.hint.lower.bonus", leaves, "INC-122", "INC-078", bonus=bonus)
    else:
        hint = reason("incorporated.hint.lower", leaves, "INC-122")
    wanted = (
        (most, reason("incorporated.mark.below", amount=most)),
        (most // 2, reason("incorporated.mark.half_price", amount=most // 2)),
    )
    amount = Amount(f"{seat} {Lower.TAG}", label, 0, most, ((0, hint),), marked(wanted, 0, most), start=most)
    nothing = Pass(seat)
    options = (whole(str(nothing), reason("incorporated.do.pass.lower", *auctions.grounds(state, nothing))),)
    if task.leader:
        question = reason(
            "incorporated.ask.lower.than", player=seat, country=task.country, leader=task.leader, price=task.price
        )
    else:
        question = reason(
            "incorporated.ask.lower", player=seat, country=task.country, buyer=task.buyer, price=task.price
        )
    yield Menu("", question, options, amount=amount)


# Bonds.


def pay(state: State) -> Iterator[Menu]:
    """Offer the next loan of a payment, and say how many it takes (INC-DP-7)."""
    task = state.task
    assert isinstance(task, PayTask)
    seat, cash, worth = task.payer, state.cash(task.payer), money.loan_value(state, task.payer)
    needed = next(n for n in range(1, worth + 1) if cash + money.row(worth, n) >= task.amount)
    question = reason("incorporated.ask.pay", player=seat, price=task.amount, cash=cash, loans=needed)
    action = Loan(seat)
    rules = (*loans.grounds(state, action), "INC-053", "INC-059")
    yield Menu("", question, (whole(str(action), loans.told("incorporated.do.loan", state, seat, *rules)),))


def repay_bonds(state: State) -> Iterator[Menu]:
    """Ask how many bonds are repaid (INC-DP-27)."""
    task = state.task
    assert isinstance(task, RepayTask)
    seat, rate = task.waiting[0], state.rate()
    bonds, cash, most = state.bonds(seat), state.cash(seat), repay.affordable(state, seat)
    rules = repay.grounds(state, Repay(seat, 0))
    if not most:
        label = reason("incorporated.do.repay.none", *rules, "INC-059", bonds=bonds, owed=bonds * board().bond_penalty)
        question = reason("incorporated.ask.repay.none", player=seat, rate=rate, cash=cash)
        yield Menu("", question, (whole(str(Repay(seat, 0)), label),))
        return
    hints = tuple((number, _repaid(state, seat, number)) for number in range(most + 1))
    wanted = (
        (0, reason("incorporated.mark.none")),
        (most, reason("incorporated.mark.repay", amount=most)),
    )
    label = reason("incorporated.do.repay", *rules, amount=OPEN)
    amount = Amount(f"{seat} {Repay.TAG}", label, 0, most, hints, marked(wanted, 0, most))
    question = reason("incorporated.ask.repay", player=seat, bonds=bonds, rate=rate)
    yield Menu("", question, (), amount=amount)


def _repaid(state: State, seat: str, number: int) -> Reason:
    """Return what repaying some bonds costs now, and what is still owed for those that are kept (INC-056, INC-059)."""
    kept, cost = state.bonds(seat) - number, number * state.rate()
    return reason(
        *("incorporated.hint.repay", "INC-056", "INC-053", "INC-059"),
        cost=cost,
        cash=state.cash(seat) - cost,
        kept=kept,
        owed=kept * board().bond_penalty,
    )


# The corporations.


def corporation(state: State) -> Iterator[Menu]:
    """Ask for a bid for a corporation (INC-DP-28)."""
    task = state.task
    assert isinstance(task, CorporationBidTask)
    seat, name = task.waiting[0], task.corporation
    least, most = corporations.least_bid(task), corporations.most_bid(state, task)
    options = []
    if not corporations.last_left(task):
        options.append(whole(str(Pass(seat)), reason("incorporated.do.pass.bid", *corporations.RULES)))
    amount = None
    if least <= most:
        label = reason("incorporated.do.bid", *corporations.RULES, amount=OPEN)
        hint = reason("incorporated.hint.corporation", "INC-079", corporation=name, cash=most)
        wanted = (
            (least, reason("incorporated.mark.least", amount=least)),
            (most, reason("incorporated.mark.start", amount=most)),
        )
        amount = Amount(f"{seat} {Bid.TAG}", label, least, most, ((least, hint),), marked(wanted, least, most))
    if task.leader:
        question = reason(
            "incorporated.ask.corporation.higher", player=seat, corporation=name, leader=task.leader, price=task.price
        )
    else:
        question = reason("incorporated.ask.corporation", player=seat, corporation=name)
    yield Menu("", question, tuple(options), amount=amount)
