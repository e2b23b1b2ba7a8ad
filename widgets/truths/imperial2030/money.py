"""Money and points: what purses hold, what is paid, and what a player's score is made of."""

from __future__ import annotations

from gamekit.core.events import Paid
from gamekit.core.verdict import reason
from gamekit.imperial2030.board import board
from gamekit.imperial2030.events import MarkerMoved, MarkerPlaced, PointsLost, Scored, Taxed
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import Branch, Truth, unmoved, usable
from widgets.truths.imperial2030.numbers import NATION_NUMBERS, SEAT_NUMBERS

FLOWS = ("pays", "gets")
PURSES = {"treasury": "cash", "cash": "cash", "power": "power"}
"""Numbers that are accounts, with the unit of the ledger."""


def purse(branch: Branch, who: str, what: str) -> Truth:
    """Return what is in a treasury, a player's cash, or a nation's power points."""
    side = "nations" if who in branch.view["nations"] else "seats"
    value, before = branch.view[side][who][what], branch.before[side][who][what]
    payments = [(event, sign) for event, sign in _payments(branch, who) if event.unit == PURSES[what]]
    slips = [Slip(value - s.amount, s.hint, s.facts) for s in _fee_errors(branch, who)] if what == "treasury" else []
    slips += unmoved(value, before, tuple(event for event, _ in payments))
    for event, sign in payments:
        slips.append(Slip(value - sign * event.amount, "forgot", (event,)))
        slips.append(Slip(value - 2 * sign * event.amount, "direction", (event,)))
    slips += _tax_slips(branch, who, value, before, what)
    lost = branch.of(PointsLost, nation=who) if what == "power" else ()
    slips += [Slip(value + event.points, "above", (event,)) for event in lost]
    taxed = branch.of(Taxed, nation=who) if what in ("treasury", "power") else ()
    chart = (_chart(),) if taxed and what == "power" else ()
    facts = (*taxed, *chart, *(event for event, _ in payments), *lost)
    return Truth("number", value, what, (NATION_NUMBERS | SEAT_NUMBERS)[what], facts=facts, slips=usable(slips, value))


def tax_chart() -> str:
    """Return the tax chart as revenues in millions and the power points that they bring, in no language."""
    columns = board().tax_chart
    spans = []
    for column, higher in zip(columns, (*columns[1:], None)):
        least = column.min_revenue
        most = higher.min_revenue - 1 if higher else None
        span = f"{least}+" if most is None else f"{least}" if most == least else f"{least}–{most}"
        spans.append(f"{span} → {column.power}")
    return "; ".join(spans)


def _chart() -> Fact:
    return reason("widget.quiz.fact.chart", "TAX-5", "TAX-6", chart=tax_chart())


def flow(branch: Branch, who: str, what: str) -> Truth:
    """Return how much money a nation or a player pays, or gets, on the way."""
    sign = -1 if what == "pays" else 1
    events = [event for event, towards in _payments(branch, who) if event.unit == "cash" and towards == sign]
    value = sum(event.amount for event in events)
    # A payment that is all there is would tell the answer.
    slips = [Slip(value - event.amount, "forgot", (event,)) for event in events if event.amount < value]
    if what == "pays":
        slips += [Slip(value + slip.amount, slip.hint, slip.facts) for slip in _fee_errors(branch, who)]
    facts: tuple[Fact, ...] = (*events,)
    if not events:
        # Where nothing is paid, the move itself shows why, and for steps what they cost.
        facts = branch.of(MarkerMoved, MarkerPlaced, nation=who)
        if what == "pays":
            facts = (*facts, *(_price(branch, event)[1] for event in branch.of(MarkerMoved, nation=who)))
    return Truth("number", value, what, "million", facts=facts, slips=usable(slips, value))


def _payments(branch: Branch, who: str) -> list[tuple[Paid, int]]:
    """Return the payments that touch an account, with 1 for what comes in and -1 for what goes out."""
    paid = [event for event in branch.events if isinstance(event, Paid) and who in (event.source, event.target)]
    return [(event, 1 if event.target == who else -1) for event in paid]


def _fee_errors(branch: Branch, who: str) -> list[Slip]:
    """Return how far typical errors with the fee of a rondel move (RON-4) change what is paid."""
    found = []
    for event in branch.of(MarkerMoved, nation=who):
        fee = _fee(branch, who)
        price, dear = _price(branch, event)
        found.append(Slip(max(0, event.steps - board().free_steps) - fee, "factor", (dear,)))
        found.append(Slip(event.steps * price - fee, "free_steps", (dear,)))
        found.append(Slip(-fee, "fee", (dear,)))
    return found


def _fee(branch: Branch, who: str) -> int:
    return sum(paid.amount for paid in branch.of(Paid, source=who, cause="fee"))


def _price(branch: Branch, move: MarkerMoved) -> tuple[int, Fact]:
    """Return what a step that is not free costs in a rondel move, in millions, and the fact that says so (RON-4)."""
    free, fee = board().free_steps, _fee(branch, move.nation)
    price = fee // (move.steps - free) if fee else 1 + branch.before["nations"][move.nation]["factor"]
    return price, reason("widget.quiz.fact.price", "RON-4", free=free, price=price)


def _tax_slips(branch: Branch, who: str, value: int, before: int, what: str) -> list[Slip]:
    """Return typical errors with taxes (TAX-1): a part left out, an occupied province counted, points for millions."""
    found = []
    for event in branch.of(Taxed):
        if what == "treasury" and event.nation == who:
            fact = reason("widget.quiz.fact.tax", "TAX-1")
            parts = {part: getattr(event, part) for part in ("factories", "flags", "provinces")}
            found += [Slip(value - amount, f"tax_{part}", (fact,)) for part, amount in parts.items()]
            taken = len(board().nation_data[who].provinces) - event.provinces
            found.append(Slip(value + taken, "tax_occupied", (reason("widget.quiz.fact.occupied", "TAX-1"),)))
        elif what == "power" and event.nation == who:
            found.append(Slip(before + event.revenue, "chart", (_chart(),)))
        elif what == "cash" and who == branch.before["nations"][event.nation]["government"]:
            found.append(
                Slip(before + event.revenue, "not_yours", (reason("widget.quiz.fact.apart", "GEN-3", "TAX-2"),))
            )
    return found


def score(branch: Branch, who: str) -> Truth:
    """Return a player's score as it would be at the end (SCO-1)."""
    seat, nations = branch.view["seats"][who], branch.view["nations"]
    held = [(nation, board().interest[value]) for nation, values in seat["bonds"].items() for value in values]
    parts: list[Fact] = []
    for nation in dict(held):
        interest, factor = sum(amount for owner, amount in held if owner == nation), nations[nation]["factor"]
        params = {"nation": nation, "interest": interest, "factor": factor, "points": interest * factor}
        parts.append(reason("widget.quiz.fact.bonds", "SCO-1", **params))
    cash = reason("widget.quiz.fact.cash", "SCO-1", player=who, cash=seat["cash"])
    scored = branch.of(Scored, player=who)
    interest = sum(amount for _, amount in held)
    slips = [
        Slip(seat["score"] - seat["cash"], "cash", (cash,)),
        Slip(
            branch.before["seats"][who]["score"],
            "before",
            (*branch.of(Paid, target=who), *branch.of(Paid, unit="power")),
        ),
        Slip(interest + seat["cash"], "times_factor", (reason("widget.quiz.fact.score", "SCO-1"),)),
    ]
    facts = (*parts, cash, *scored)
    return Truth("number", seat["score"], "score", "point", facts=facts, slips=usable(slips, seat["score"]))
