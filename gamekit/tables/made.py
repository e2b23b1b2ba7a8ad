"""What the tables hold: a game's views and events, turned into plain rows.

Views give what stood after each nation turn; the events of payments give the money that moved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from gamekit.core.errors import RondelError
from gamekit.core.events import Event, Paid
from gamekit.core.game import PUBLIC, Step
from gamekit.core.session import Session

Row = dict[str, Any]

FLOW = ("source", "target", "cause", "amount", "payments")
"""Columns of the money flows."""
CASH = ".cash"
"""What follows a seat in the name of the column of the cash in its score."""


def turn_starts(views: Sequence[dict[str, Any]]) -> list[int]:
    """Return the places in a list of views at which a turn begins, 0 first."""
    changed = (n for n in range(1, len(views)) if views[n]["turn"] != views[n - 1]["turn"])
    return [0, *changed]


def span(session: Session) -> tuple[int, int]:
    """Return the first and the last turn of the tables.

    They are the one before the first nation turn, to which the set-up belongs, and the last one with a step.
    """
    end = len(session)
    turn: int = session.view(end, PUBLIC)["turn"]
    begun = end > 0 and session.view(end - 1, PUBLIC)["turn"] == turn
    return session.view(0, PUBLIC)["turn"] - 1, turn if begun else turn - 1


def _views(session: Session) -> list[dict[str, Any]]:
    return [session.view(n, PUBLIC) for n in range(len(session) + 1)]


def _ends(views: Sequence[dict[str, Any]]) -> list[tuple[int, str | None, int]]:
    """Return turn, active nation and last step of the start and of each turn, the last of them perhaps unfinished."""
    starts = turn_starts(views)
    last = len(views) - 1
    # A turn that has only just begun has no end yet.
    ends = starts[1:] if starts[-1] == last else [*starts[1:], last]
    turns = [(views[start]["turn"], views[start].get("active"), end) for start, end in zip(starts, ends, strict=False)]
    return [(views[0]["turn"] - 1, None, 0), *turns]


def _check(session: Session, views: Sequence[dict[str, Any]], group: str, key: str) -> None:
    members = views[0].get(group, {})
    if not members or not all(key in values for values in members.values()):
        raise RondelError("tables.not_here", what=key, game_id=session.game.id)


def _by_turn(session: Session, group: str, key: str) -> list[Row]:
    """Return one row for the start and one after each turn."""
    views = _views(session)
    _check(session, views, group, key)
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
        levied = (event for n in steps for event in _events(session, n) if event.kind == "taxed")
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
    views = _views(session)
    _check(session, views, "seats", "bonds")
    _check(session, views, "nations", "government")
    made = []
    for turn, _, n in _ends(views):
        for nation, entry in views[n]["nations"].items():
            sums = {seat: sum(held["bonds"].get(nation, ())) for seat, held in views[n]["seats"].items()}
            head = entry["government"]
            lead = sums[head] - max(0, *(sums[seat] for seat in sums if seat != head)) if head else None
            made.append({"turn": turn, "nation": nation, "step": n, "government": head, "lead": lead, **sums})
    return made


def _events(session: Session, n: int) -> tuple[Event, ...]:
    """Return the events of a step that everybody may see."""
    node = session.line[n]
    return session.game.redact(Step(node.state, node.events), PUBLIC).events


def _payments(session: Session, _lang: str) -> list[Row]:
    base = session.view(0, PUBLIC)["turn"] - 1
    return [
        {
            "step": n,
            # A step belongs to the turn in which it was decided, as in the other tables.
            "turn": session.view(n - 1, PUBLIC)["turn"] if n else base,
            "source": event.source,
            "target": event.target,
            "cause": event.cause,
            "amount": event.amount,
            "rules": ", ".join(event.rules),
        }
        for n in range(len(session) + 1)
        for event in _events(session, n)
        if isinstance(event, Paid) and event.unit == "cash"
    ]


def _summed(made: list[Row]) -> list[Row]:
    """Return payments added up by source, target and cause, in the order in which they first occur."""
    flows: dict[tuple[str, str, str], Row] = {}
    for row in made:
        key = (row["source"], row["target"], row["cause"])
        flow = flows.setdefault(key, dict(zip(FLOW, (*key, 0, 0), strict=True)))
        flow["amount"] += row["amount"]
        flow["payments"] += 1
    return list(flows.values())


def _actions(session: Session, lang: str) -> list[Row]:
    made = []
    for n, node in enumerate(session.steps, start=1):
        before = session.view(n - 1, PUBLIC)
        actor = node.action.actor if node.action else ""
        decision = before.get("decision") or {}
        seat = actor if actor in session.names else decision.get("seat") if decision.get("actor") == actor else None
        lines = session.log(n, lang, PUBLIC)
        made.append(
            {
                "step": n,
                "turn": before["turn"],
                "nation": before.get("active"),
                "player": session.names.get(seat or "", seat),
                "action": str(node.action),
                "happened": " ".join(sentence for sentence, _ in lines),
                "rules": ", ".join(dict.fromkeys(rule for _, rules in lines for rule in rules)),
            }
        )
    return made


@dataclass(frozen=True, slots=True)
class Table:
    """How a table is made.

    Parameters
    ----------
    rows
        Makes its rows, each with its turn, from a session and a language.
    index
        Column that a frame is indexed by, "" for none.
    summed
        Adds the rows of the chosen turns up, where the table is a sum.
    columns
        Keys of a row, for a table that may be empty.
    gaps
        Columns of whole numbers that are None in some rows.
    """

    rows: Callable[[Session, str], list[Row]]
    index: str = "turn"
    summed: Callable[[list[Row]], list[Row]] | None = None
    columns: tuple[str, ...] = ()
    gaps: tuple[str, ...] = ()


TABLES: MappingProxyType[str, Table] = MappingProxyType(
    {
        "power_points": Table(lambda session, _lang: _by_turn(session, "nations", "power")),
        "treasuries": Table(lambda session, _lang: _by_turn(session, "nations", "treasury")),
        "tax_revenue": Table(_tax_revenue, gaps=("taxed",)),
        "credit_sums": Table(_credit_sums, gaps=("lead",)),
        "net_worth": Table(_net_worth),
        "cash": Table(lambda session, _lang: _by_turn(session, "seats", "cash")),
        "money_flows": Table(_payments, index="", summed=_summed, columns=FLOW),
        "payments": Table(
            _payments, index="step", columns=("step", "turn", "source", "target", "cause", "amount", "rules")
        ),
        "actions": Table(
            _actions, index="step", columns=("step", "turn", "nation", "player", "action", "happened", "rules")
        ),
    }
)
"""The tables there are, by name."""
