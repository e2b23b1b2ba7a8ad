"""Cash and bonds: what a player has, what is paid, what the next loan brings, and what counts at the end."""

from __future__ import annotations

from gamekit.core.events import Paid
from gamekit.core.verdict import reason
from gamekit.incorporated import scoring
from gamekit.incorporated.board import board
from gamekit.incorporated.events_late import BondsLeft, Leader, PayoffBegan, Scored
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import Branch, Truth, unmoved, usable

SEAT_NUMBERS = {"cash": "dollar", "bonds": "bond", "score": "dollar", "pays": "dollar", "gets": "dollar"}
"""What of a player is a number, and its unit."""


def money(branch: Branch, who: str, what: str) -> Truth:
    """Return what a player has of something, pays or gets; see ``SEAT_NUMBERS``."""
    if branch.view["seats"][who]["cash"] is None and what != "bonds":
        raise ValueError("cash is hidden in this game: only its owner knows it")
    if what == "score":
        return _score(branch, who)
    if what in ("pays", "gets"):
        return _flow(branch, who, what)
    return _purse(branch, who, what)


def _paid(branch: Branch, who: str, unit: str) -> list[tuple[Paid, int]]:
    """Return the payments of a unit that touch a player, with 1 for what comes in and -1 for what goes out."""
    found = [event for event in branch.of(Paid, unit=unit) if who in (event.source, event.target)]
    return [(event, 1 if event.target == who else -1) for event in found]


def _purse(branch: Branch, who: str, what: str) -> Truth:
    value, before = (view["seats"][who][what] for view in (branch.view, branch.before))
    payments = _paid(branch, who, "cash" if what == "cash" else "bond")
    slips = _rate_slips(branch, who, value) if what == "cash" else []
    slips += unmoved(value, before, tuple(event for event, _ in payments))
    for event, sign in payments:
        slips.append(Slip(value - sign * event.amount, "forgot", (event,)))
        slips.append(Slip(value - 2 * sign * event.amount, "direction", (event,)))
    return Truth(
        "number", value, what, SEAT_NUMBERS[what], facts=_told(branch, who, payments), slips=usable(slips, value)
    )


def _told(branch: Branch, who: str, payments: list[tuple[Paid, int]]) -> tuple[Fact, ...]:
    """Return the payments as they came, with what each industry paid and whom it made market leader."""
    own = {id(event) for event, _ in payments}
    paid = {event.cause for event, _ in payments}
    found: list[Fact] = []
    for event in branch.events:
        earning = isinstance(event, PayoffBegan) and "payoff" in paid
        leading = isinstance(event, Leader) and event.player == who
        if id(event) in own or earning or leading:
            found.append(event)
    return tuple(found)


def _flow(branch: Branch, who: str, what: str) -> Truth:
    sign = -1 if what == "pays" else 1
    payments = [(event, towards) for event, towards in _paid(branch, who, "cash") if towards == sign]
    value = sum(event.amount for event, _ in payments)
    # A payment that is all there is would tell the answer.
    slips = [Slip(value - event.amount, "forgot", (event,)) for event, _ in payments if event.amount < value]
    slips += [
        Slip(value + sign * (slip.amount - value), slip.hint, slip.facts) for slip in _rate_slips(branch, who, value)
    ]
    return Truth("number", value, what, "dollar", facts=_told(branch, who, payments), slips=usable(slips, value))


def _rate_slips(branch: Branch, who: str, value: int) -> list[Slip]:
    """Return typical errors with the rate: no dollar less for the bonds held, or $20 for each bond repaid."""
    found = []
    lent, bonds = 0, branch.before["seats"][who]["bonds"]
    for event, sign in _paid(branch, who, "bond"):
        if event.cause == "bond" and sign > 0:
            lent, bonds = lent + bonds, bonds + 1
        elif event.cause == "bond_back":
            paid = sum(other.amount for other, _ in _paid(branch, who, "cash") if other.cause == "repay")
            penalty = event.amount * board().bond_penalty
            fact = reason("widget.quiz.fact.repay", "INC-056")
            found.append(Slip(value + paid - penalty, "repay_penalty", (fact,)))
            found.append(Slip(value + paid, "repay_free", (fact,)))
    if lent:
        found.append(Slip(value + lent, "bond_each", (reason("widget.quiz.fact.bond_each", "INC-052"),)))
    return found


def loan(branch: Branch, who: str) -> Truth:
    """Return what the next bond would bring (INC-052)."""
    seat, rate = branch.view["seats"][who], branch.view["sliders"]["interest"]["value"]
    if seat["loan"] is None:
        raise ValueError("nobody takes a loan any more once the game is over")
    fact = reason("widget.quiz.fact.loan", "INC-052", "INC-020", rate=rate, bonds=seat["bonds"])
    each = reason("widget.quiz.fact.bond_each", "INC-052")
    slips = [
        Slip(rate, "bond_each", (each,)),
        Slip(branch.before["seats"][who]["loan"], "before", (each,)),
    ]
    return Truth("number", seat["loan"], "loan", "dollar", facts=(fact,), slips=usable(slips, seat["loan"]))


def _score(branch: Branch, who: str) -> Truth:
    seat, earlier = branch.view["seats"][who], branch.before["seats"][who]
    value = scoring.score(branch.state, who)
    penalty = board().bond_penalty
    fact = reason(
        *("widget.quiz.fact.score_bonds", "INC-201", "INC-059"), cash=seat["cash"], bonds=seat["bonds"], penalty=penalty
    )
    payments = _paid(branch, who, "cash")
    rate = branch.view["sliders"]["interest"]["value"]
    owed = reason("widget.quiz.fact.penalty", "INC-059", penalty=penalty)
    slips = [
        Slip(seat["cash"], "bonds_count", (owed,)),
        Slip(seat["cash"] - rate * seat["bonds"], "bonds_penalty", (owed,)),
        Slip(earlier["cash"] - penalty * earlier["bonds"], "before", tuple(event for event, _ in payments)),
    ]
    facts = (*_told(branch, who, payments), *branch.of(BondsLeft, player=who), fact, *branch.of(Scored, player=who))
    return Truth("number", value, "score_now", "dollar", facts=facts, slips=usable(slips, value))
