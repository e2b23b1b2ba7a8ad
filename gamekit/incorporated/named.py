"""Names, numbers and queues in a task: what they can be at all, and what several decisions need of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from gamekit.core.game import Breach
from gamekit.core.ledger import BANK
from gamekit.core.position import MOST
from gamekit.incorporated.board import CAMPS, board
from gamekit.incorporated.breaches import breach
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import PayTask, RepayTask, Task

Found = Iterator[Breach]


def names(state: State) -> Found:
    """Yield the fields of the task that name what is not there, name it twice, or count too much or too little."""
    task, seats = state.task, state.table.seats
    if task is None:
        return
    known: dict[str, tuple[str, ...]] = {
        **dict.fromkeys(("buyer", "seller", "payer", "seat", "waiting"), seats),
        "leader": ("", *seats),
        "receiver": (BANK, *seats),
        "country": ("",) if isinstance(task, PayTask) and task.follow == "expand" else board().majors,
        "owed": board().majors,
        "countries": tuple(board().countries),
        "card": tuple(board().cards),
        "looked": board().industries,
        "corporation": board().corporations_for(len(seats)),
        "zone": board().zones,
        "camp": CAMPS,
    }
    for field, value in _fields(task):
        where = f"task/{field}"
        if isinstance(value, int):
            if not 0 <= value <= MOST:
                yield breach("", "range", where=where, least=0, most=MOST, given=value)
        elif field in known and value is not None:
            items = value if isinstance(value, tuple) else (value,)
            for item in items:
                if item not in known[field]:
                    yield breach("", "key", where=where, given=item, known=known[field])
            if field in ("waiting", "countries"):
                yield from _once(items, where)
    if isinstance(task, RepayTask):
        yield from _once([seat for seat, _ in task.choices], "task/choices")
        for seat, bonds in task.choices:
            if seat not in seats:
                yield breach("", "key", where="task/choices", given=seat, known=seats)
            if not 0 <= bonds <= MOST:
                yield breach("", "range", where=f"task/choices/{seat}", least=0, most=MOST, given=bonds)


def _fields(task: Task) -> Iterator[tuple[str, Any]]:
    return ((field, getattr(task, field)) for field in task.__dataclass_fields__)


def _once(items: Iterable[str], where: str) -> Found:
    seen: set[str] = set()
    for item in items:
        if item in seen:
            yield breach("", "twice", where=where, given=item)
        seen.add(item)


def between(where: str, value: int, least: int, most: int, rule: str) -> Found:
    """Yield that a number is out of its bounds."""
    if not least <= value <= most:
        yield breach(rule, "range", where=where, least=least, most=most, given=value)


def same(where: str, given: object, needed: object, rule: str) -> Found:
    """Yield that a field is not what it must be."""
    if given != needed:
        yield breach(rule, "same", where=where, given=given, needed=needed)


def queue(waiting: tuple[str, ...], all_of: tuple[str, ...], rule: str, *, passed: bool) -> Found:
    """Yield that a queue is empty, or out of order; where seats may have passed, some can be missing."""
    rest = iter(all_of)
    fits = all(seat in rest for seat in waiting) if passed else waiting == all_of[len(all_of) - len(waiting) :]
    if not waiting or not fits:
        yield breach(rule, "queue", needed=all_of, given=waiting)


def holds_share(state: State, seat: str, country: str, where: str, rule: str) -> Found:
    """Yield that a seat has no share of a country."""
    if not state.shares(seat, country):
        yield breach(rule, "share", where=where, player=seat, country=country)
