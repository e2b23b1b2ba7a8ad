"""The tables of Imperial 2030: what stood after each nation turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from gamekit.core.delta import turn_starts
from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.tables.common import CASH, Row, Table, events_of, shared, turn_and_nation, turns, views_of


def _ends(views: Sequence[dict[str, Any]]) -> list[tuple[int, str | None, int]]:
    """Return turn, active nation and last step of the start and of each turn, the last of them perhaps unfinished."""
    starts = turn_starts(views)
    last = len(views) - 1
    # A turn that has only just begun has no end yet.
    ends = starts[1:] if starts[-1] == last else [*starts[1:], last]
    turns = [(views[start]["turn"], views[start].get("active"), end) for start, end in zip(starts, ends, strict=False)]
    return [(views[0]["turn"] - 1, None, 0), *turns]


def _by_turn(session: Session, group: str, key: str) -> list[Row]:
    """Return one row for the start and one after each turn."""
    views = views_of(session)
    return [
        {
            "turn": turn,
            "nation": nation,
            "step": n,
            **{member: entry[key] for member, entry in views[n][group].items()},
        }
        for turn, nation, n in _ends(views)
    ]


def _tax_revenue(session: Session, _lang: str) -> list[Row]:
    made = _by_turn(session, "nations", "revenue")
    since = 0
    for row in made:
        steps = range(since + 1, row["step"] + 1)
        levied = (event for n in steps for event in events_of(session, n) if event.kind == "taxed")
        row["taxed"] = next((event.params()["revenue"] for event in levied), None)
        since = row["step"]
    return made


def _net_worth(session: Session, _lang: str) -> list[Row]:
    made = _by_turn(session, "seats", "score")
    for row in made:
        seats = session.view(row["step"], PUBLIC)["seats"]
        row.update({f"{seat}{CASH}": purse["cash"] for seat, purse in seats.items()})
    return made


def _credit_sums(session: Session, _lang: str) -> list[Row]:
    views = views_of(session)
    made = []
    for turn, _, n in _ends(views):
        for nation, entry in views[n]["nations"].items():
            sums = {seat: sum(held["bonds"].get(nation, ())) for seat, held in views[n]["seats"].items()}
            head = entry["government"]
            lead = sums[head] - max(0, *(sums[seat] for seat in sums if seat != head)) if head else None
            made.append({"turn": turn, "nation": nation, "step": n, "government": head, "lead": lead, **sums})
    return made


_MILLIONS = "millions"

TABLES: Mapping[str, Table] = MappingProxyType(
    {
        "power_points": Table(lambda session, _lang: _by_turn(session, "nations", "power"), unit="points"),
        "treasuries": Table(lambda session, _lang: _by_turn(session, "nations", "treasury"), unit=_MILLIONS),
        "tax_revenue": Table(_tax_revenue, gaps=("taxed",), unit=_MILLIONS, units={"taxed": _MILLIONS}),
        "credit_sums": Table(_credit_sums, gaps=("lead",), unit=_MILLIONS, units={"lead": _MILLIONS}),
        "net_worth": Table(_net_worth, unit="points", units={CASH: _MILLIONS}),
        "cash": Table(lambda session, _lang: _by_turn(session, "seats", "cash"), unit=_MILLIONS),
        **shared(turns, turn_and_nation, ("turn", "nation"), _MILLIONS),
    }
)
"""The tables there are, by name."""
