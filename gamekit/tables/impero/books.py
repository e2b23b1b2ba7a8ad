"""Stocks, income, bills and deficits of IMPERO, as rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gamekit.core.events import Paid
from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.impero.bill import Bill
from gamekit.impero.board import FOOD, GOLD
from gamekit.impero.deficits import TIER_RULES
from gamekit.impero.events import InfluenceLost, StabilityChanged, TurnedNeutral, UnitLost
from gamekit.impero.events_upkeep import BillPaid, ExactlySeven
from gamekit.impero.income import Earning, sheet
from gamekit.impero.scoring import parts
from gamekit.impero.state import UNITS, State
from gamekit.impero.tasks import DeficitInfluenceTask, DeficitStabilityTask, DeficitUnitsTask
from gamekit.tables.common import Row
from gamekit.tables.impero.clock import Moment, moments, revealed, told, when

BILL_LINE = ("line", "piece", "size", "where", "count", "each", "food", "gold", "total", "tier", "rules")
"""Columns of a line of a bill, behind those of the moment and the seat."""
BALANCE = (
    *("income_food", "income_gold", "base", "modifier", "due_food", "due_gold", "due"),
    *("paid_food", "paid_gold", "missing", "counted", "tier"),
)
"""Columns of income against upkeep, behind those of the moment and the seat."""
PARTS = ("capitals", "cities", "calm", "routes", "technologies", "gold")
"""What points are made of, as :func:`gamekit.impero.scoring.parts` names it."""
_DEFICIT = (DeficitStabilityTask, DeficitInfluenceTask, DeficitUnitsTask)


def stocks(session: Session, _lang: str) -> list[Row]:
    """Return what each seat has of every resource and of the points, after each phase."""
    open_, made = revealed(session), []
    for at in moments(session):
        state: State = session.line[at.step].state
        for seat in state.table.seats:
            held: dict[str, int | None] = {unit: state.stock(seat, unit) for unit in UNITS}
            if not open_:
                seen = session.view(at.step, PUBLIC)["seats"][seat]
                held = {**(seen["stock"] or dict.fromkeys(UNITS)), **seen["points"]}
            made.append({**when(at, phase=True), "seat": seat, **{unit: held[unit] for unit in UNITS}})
    return made


def points(session: Session, _lang: str) -> list[Row]:
    """Return each seat's points as if the game ended then, and what they are made of, after each phase (IMP-176)."""
    open_, made = revealed(session), []
    for at in moments(session):
        state: State = session.line[at.step].state
        for seat in state.table.seats:
            counted = parts(state, seat)
            own = {f"of_{part}": counted[part] for part in PARTS}
            # What gold brings tells how much there is of it.
            hidden = {} if open_ else {"points": None, "of_gold": None}
            made.append({**when(at, phase=True), "seat": seat, "points": sum(own.values()), **own, **hidden})
    return made


def _incomes(session: Session) -> Iterator[tuple[Moment, str, tuple[Earning, ...]]]:
    """Yield the lines of each income that was paid; lines are what everybody can count on the board."""
    paid = {at.step: at for at, event in told(session) if event.kind == "phase" and at.phase == "income" and at.step}
    for n, at in paid.items():
        before: State = session.line[n - 1].state
        after: State = session.line[n].state
        # Routes agreed upon begin right after the income, in the same step (IMP-166).
        earned = replace(after, routes=before.routes)
        for seat in after.alive():
            yield at, seat, sheet(earned, seat)


def income(session: Session, _lang: str) -> list[Row]:
    """Return the lines of every income, as it was added up (IMP-031, IMP-A02)."""
    return [
        {
            **when(at),
            "seat": seat,
            "line": line.what,
            "where": line.where or None,
            "unit": line.unit,
            "amount": line.amount,
            "rules": line.rule,
        }
        for at, seat, lines in _incomes(session)
        for line in lines
    ]


def settled(session: Session) -> Iterator[tuple[Moment, Bill]]:
    """Yield every bill that was settled, in order, whoever may see what was paid of it."""
    for at, event in told(session, everything=True):
        if isinstance(event, BillPaid):
            yield at, event.bill


def bills(session: Session, _lang: str) -> list[Row]:
    """Return every bill line by line, then its sum, what changes it, what is due, paid and missing, and the tier."""
    open_ = revealed(session)
    return [
        {**when(at), "seat": bill.seat, **dict(zip(BILL_LINE, line, strict=True))}
        for at, bill in settled(session)
        for line in _lines(at, bill, open_)
    ]


def _lines(at: Moment, bill: Bill, open_: bool) -> Iterator[tuple[Any, ...]]:
    """Yield the lines of a bill, in the order of ``BILL_LINE``."""
    for line in bill.lines:
        food, gold = (line.cost if line.resource == unit else 0 for unit in (FOOD, GOLD))
        # A line of an army names it; that of a region says which one.
        piece, where = (line.where, line.place or None) if line.size else (None, line.where or None)
        size = line.size or None
        yield line.what, piece, size, where, line.count, line.each, food, gold, line.cost, None, line.rule

    def total(what: str, food: int | None, gold: int | None, rules: str, tier: int | None = None) -> tuple[Any, ...]:
        whole = food + gold if food is not None and gold is not None else None
        return what, None, None, None, None, None, food, gold, whole, tier, rules

    base = bill.base(FOOD), bill.base(GOLD)
    yield total("sum", *base, "IMP-034")
    for what, change, where, rule in (
        ("season_change", bill.season, at.season, "IMP-017" if bill.season < 0 else "IMP-018"),
        ("card_change", bill.card, None, "IMP-030"),
    ):
        if change:
            # It goes on the total; on which resource is the payer's choice, the line that follows.
            yield what, None, None, where, None, None, None, None, change, None, rule
    if bill.modifier:
        # What would bring a resource below nothing is lost (IMP-A05).
        yield total("split", bill.food - base[0], bill.gold - base[1], "IMP-057, IMP-A04, IMP-A05")
    yield total("due", bill.food, bill.gold, "IMP-057")
    if open_:
        yield total("paid", bill.paid_food, bill.paid_gold, "IMP-A08, IMP-A09")
        missing = bill.food - bill.paid_food, bill.gold - bill.paid_gold
        yield total("missing", *missing, ", ".join(("IMP-060", TIER_RULES[bill.tier])), bill.tier)


def income_upkeep(session: Session, _lang: str) -> list[Row]:
    """Return income of food and gold against upkeep for each season and seat: what was due, paid, and missing."""
    open_ = revealed(session)
    found: dict[tuple[int, str], Row] = {}

    def row(at: Moment, seat: str) -> Row:
        empty = {**when(at), "seat": seat, **dict.fromkeys(BALANCE)}
        return found.setdefault((at.turn, seat), empty)

    for at, seat, lines in _incomes(session):
        for key, unit in (("income_food", FOOD), ("income_gold", GOLD)):
            row(at, seat)[key] = max(0, sum(line.amount for line in lines if line.unit == unit))
    for at, bill in settled(session):
        own = row(at, bill.seat)
        own |= {"step": at.step, "base": bill.base(FOOD) + bill.base(GOLD), "modifier": bill.modifier}
        own |= {"due_food": bill.food, "due_gold": bill.gold, "due": bill.due}
        if open_:
            own |= {"paid_food": bill.paid_food, "paid_gold": bill.paid_gold}
            own |= {"missing": bill.missing, "counted": bill.counted, "tier": bill.tier}
    return list(found.values())


def deficits(session: Session, lang: str) -> list[Row]:
    """Return every deficit: how much was missing, the tier, and what it cost in stability, influence and units."""
    open_, made = revealed(session), list[Row]()
    known: dict[tuple[int, str], Row] = {}
    for at, event in told(session, everything=True):
        if isinstance(event, BillPaid) and event.missing:
            seen = (event.missing, event.bill.counted, event.tier) if open_ else (None, None, None)
            row = {**when(at), "seat": event.player, **dict(zip(("missing", "counted", "tier"), seen, strict=True))}
            row |= {"stability_lost": 0, "influence_lost": 0, "units_lost": 0, "happened": []}
            known[at.turn, event.player] = row
            made.append(row)
        elif isinstance(event, ExactlySeven) and open_:
            known[at.turn, event.player]["happened"].append(event.text(lang, session.game.id, session.names))
        elif (loser := _penalised(session, at, event)) and (at.turn, loser) in known:
            _add(known[at.turn, loser], event)
            known[at.turn, loser]["happened"].append(event.text(lang, session.game.id, session.names))
    # Of a deficit without a penalty only its payer knows, where stocks are hidden.
    return [{**row, "happened": " ".join(row["happened"])} for row in made if open_ or row["happened"]]


def _penalised(session: Session, at: Moment, event: Any) -> str | None:
    """Return whose deficit an event belongs to, None if it belongs to none."""
    task = session.line[at.step - 1].state.task if at.step else None
    if not isinstance(task, _DEFICIT) or at.phase != "upkeep":
        return None
    of_deficit = isinstance(event, (StabilityChanged, UnitLost)) and event.cause == "deficit"
    lost = isinstance(event, (InfluenceLost, TurnedNeutral)) and isinstance(task, DeficitInfluenceTask)
    return task.waiting[0] if of_deficit or lost else None


def _add(row: Row, event: Any) -> None:
    """Count a penalty."""
    if isinstance(event, StabilityChanged):
        row["stability_lost"] += event.start - event.end
    elif isinstance(event, InfluenceLost):
        row["influence_lost"] += event.amount
    elif isinstance(event, UnitLost):
        row["units_lost"] += 1


def payments(session: Session, _lang: str) -> list[Row]:
    """Return every payment of a resource or of points that everybody may see."""
    return [
        {
            "step": at.step,
            **{key: value for key, value in when(at).items() if key != "step"},
            "source": event.source,
            "target": event.target,
            "cause": event.cause,
            "unit": event.unit,
            "amount": event.amount,
            "rules": ", ".join(event.rules),
        }
        for at, event in told(session, everything=revealed(session))
        if isinstance(event, Paid)
    ]
