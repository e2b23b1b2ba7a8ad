"""What squares earn, who leads a market, and what bonds cost: the automatic part of Earnings (INC-193 to INC-196)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.ledger import BANK
from gamekit.incorporated.board import board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events_late import InterestUnpaid, Leader, NoLeader, PayoffBegan, PayoffsDone
from gamekit.incorporated.state import LOCKED, State, squares_of


def holdings(state: State, industry: str) -> Mapping[str, int]:
    """Return each seat's squares of an industry in play order, the one with the R&D marker twice (INC-037)."""
    return {seat: squares_of(state, seat, industry) for seat in state.order()}


def leader_of(held: Mapping[str, int]) -> str | None:
    """Return the market leader: the single seat with most squares, None without one (INC-194).

    Examples
    --------
    >>> leader_of({"P1": 4, "P2": 2, "P3": 3})
    'P1'
    >>> leader_of({"P1": 4, "P2": 4}) is None
    True
    """
    most = max(held.values())
    first = [seat for seat, squares in held.items() if squares == most]
    return first[0] if most and len(first) == 1 else None


def per_square(cards: int) -> int:
    """Return the dollars that each square of an industry earns with so many revealed payoff cards of it (INC-193)."""
    return cards * board().per_card


def pay_industry(draft: Draft, industry: str, each: int, bonus: int, rule: str, causes: tuple[str, str]) -> None:
    """Pay every seat for its squares of an industry, and the market leader its bonus.

    Parameters
    ----------
    each, bonus
        Dollars per square, and for the leader.
    rule
        INC-193 in Earnings, INC-200 at the end.
    causes
        Of the two kinds of payment.
    """
    ending = rule == "INC-200"
    state = draft.state()
    held, rd = holdings(state, industry), board().squares[state.world.rd]
    for seat, squares in held.items():
        doubled = rd.industry == industry and state.country(rd.country).holder(rd.id) == seat
        rules = (rule, "INC-037") if doubled else (rule,)
        draft.reckon(BANK, seat, squares, each, *rules, cause=causes[0])
    leader = leader_of(held)
    lead_rule = "INC-200" if ending else "INC-194"
    if leader is None:
        draft.tell(NoLeader(industry=industry, rules=(lead_rule, "INC-A31") if ending else (lead_rule,)))
        return
    draft.tell(Leader(player=leader, industry=industry, squares=held[leader], rules=(lead_rule,)))
    draft.pay(BANK, leader, bonus, lead_rule, cause=causes[1])


def pay_all(draft: Draft) -> None:
    """Pay for the revealed cards, industry by industry, and discard them (INC-193 to INC-195, INC-A30)."""
    bonus, rd = board().leader_bonus[len(draft.seats)], board().squares[draft.world.rd]
    for place, industry in enumerate(board().industries):
        cards = draft.cards.revealed[place]
        if not cards:
            continue
        each = per_square(cards)
        # On a square that is empty or locked the R&D marker counts nothing.
        idle = ("INC-A15",) if rd.industry == industry and draft.holder(rd.id) in ("", LOCKED) else ()
        draft.tell(PayoffBegan(industry=industry, cards=cards, each=each, rules=("INC-193", "INC-A30", *idle)))
        pay_industry(draft, industry, each, bonus, "INC-193", ("payoff", "leader"))
        for _ in range(cards):
            draft.move_card(industry, "revealed", "discard")
        draft.tell(PayoffsDone(industry=industry, cards=cards, rules=("INC-195",)))


def pay_interest(draft: Draft) -> None:
    """Let every seat pay interest on its bonds; what cash does not cover is forgiven (INC-053, INC-054)."""
    for seat in draft.order():
        bonds, held = draft.ledger.balance(seat, "bond"), draft.ledger.balance(seat)
        cost = bonds * board().bond_interest
        draft.reckon(seat, BANK, bonds, board().bond_interest, "INC-053", "INC-196", cause="interest", most=held)
        if cost > held:
            # That all the cash is gone shows what it was: with hidden cash only its owner hears it.
            told = (seat,) if draft.table.options.hidden_cash else None
            draft.tell(InterestUnpaid(player=seat, missing=cost - held, rules=("INC-054",), visible_to=told))
