"""What the tables of all games share: a game's views and events, turned into plain rows.

Views give what stood at a moment; the events of payments give the money that moved. Both are those that everybody may
see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

from gamekit.core.events import Event, Paid
from gamekit.core.game import PUBLIC, Step
from gamekit.core.session import Session
from gamekit.locale import text

Row = dict[str, Any]
Turns = Callable[[Session], list[int]]
"""Returns the turn of each step of a session, the start first."""

FLOW = ("source", "target", "cause", "amount", "payments")
"""Columns of the money flows."""
CASH, DEBT, SQUARES, NEXT = ".cash", ".debt", ".squares", ".next"
"""What follows a seat in the names of the columns of the parts of its score, and of what its next bond brings."""
DIE = "die."
"""What stands before a number of a die in the name of the column of what it brings."""


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
    unit
        What the columns of nations and players count.
    units
        What other columns count, by column; what ends in ``.cash`` goes by that end.
    """

    rows: Callable[[Session, str], list[Row]]
    index: str = "turn"
    summed: Callable[[list[Row]], list[Row]] | None = None
    columns: tuple[str, ...] = ()
    gaps: tuple[str, ...] = ()
    unit: str = ""
    units: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


class Column(NamedTuple):
    """What people call a column, and what its numbers count, "" where it holds no quantity."""

    words: str
    unit: str


def span(session: Session) -> tuple[int, int]:
    """Return the first and the last turn of the tables.

    They are the one before the first turn, to which the set-up belongs, and the last one with a step.
    """
    end = len(session)
    turn: int = session.view(end, PUBLIC)["turn"]
    begun = end > 0 and session.view(end - 1, PUBLIC)["turn"] == turn
    return session.view(0, PUBLIC)["turn"] - 1, turn if begun else turn - 1


def turns(session: Session) -> list[int]:
    """Return the turn of each step by its view, which every game has."""
    return [session.view(n, PUBLIC)["turn"] for n in range(len(session) + 1)]


def views_of(session: Session) -> list[dict[str, Any]]:
    """Return the public view of each step."""
    return [session.view(n, PUBLIC) for n in range(len(session) + 1)]


def events_of(session: Session, n: int) -> tuple[Event, ...]:
    """Return the events of a step that everybody may see."""
    node = session.line[n]
    return session.game.redact(Step(node.state, node.events), PUBLIC).events


def payments(session: Session, _lang: str, *, turns: Turns = turns) -> list[Row]:
    """Return every payment of money that everybody may see, step by step."""
    # A step belongs to the turn in which it was decided, as in the other tables.
    decided = turns(session)
    decided.insert(0, decided[0] - 1)
    return [
        {
            "step": n,
            "turn": decided[n],
            "source": event.source,
            "target": event.target,
            "cause": event.cause,
            "amount": event.amount,
            "rules": ", ".join(event.rules),
        }
        for n in range(len(session) + 1)
        for event in events_of(session, n)
        if isinstance(event, Paid) and event.unit == "cash"
    ]


def summed(made: list[Row], columns: Sequence[str] = FLOW) -> list[Row]:
    """Return payments added up by what stands before their amount, in the order in which they first occur.

    Parameters
    ----------
    made
        The payments.
    columns
        Of a sum: what tells the flows apart, then ``amount`` and ``payments``.
    """
    *apart, amount, count = columns
    flows: dict[tuple[str, ...], Row] = {}
    for row in made:
        key = tuple(row[column] for column in apart)
        flow = flows.setdefault(key, {**dict(zip(apart, key, strict=True)), amount: 0, count: 0})
        flow[amount] += row["amount"]
        flow[count] += 1
    return list(flows.values())


class Acted(NamedTuple):
    """A step: its number, the place in the game where it was decided, who answered for it, and what was played."""

    n: int
    place: dict[str, Any]
    seat: str | None
    shown: str


def acted(session: Session, place: Callable[[Session, int], dict[str, Any]]) -> Iterator[Acted]:
    """Yield each step after the start.

    Parameters
    ----------
    session
        What was played.
    place
        Returns where in the game a step stands: ``turn`` and what else belongs to it.
    """
    over = session.game.to_act(session.line[-1].state) is None
    for n, node in enumerate(session.steps, start=1):
        decision = session.game.to_act(session.line[n - 1].state)
        actor = node.action.actor if node.action else ""
        asked = decision.seat if decision and decision.actor == actor else None
        # In a game still going on, what only some have seen of a step stays with them.
        secret = not over and _withheld(session, n)
        words = str(node.action).split()
        shown = f"{' '.join(words[:2])} …" if secret else " ".join(words)
        yield Acted(n, place(session, n - 1), actor if actor in session.names else asked, shown)


def _withheld(session: Session, n: int) -> bool:
    """Return whether only some were told a fact of a step, which its action may spell."""
    told = {str(value) for event in events_of(session, n) for value in event.params().values()}
    private = (event for event in session.line[n].events if event.visible_to is not None)
    return any(str(value) not in told for event in private for value in event.params().values())


def turn_and_nation(session: Session, n: int) -> dict[str, Any]:
    """Return the turn of a step, and the nation whose turn it is, None in a game without nations."""
    view = session.view(n, PUBLIC)
    return {"turn": view["turn"], "nation": view.get("active")}


def actions(
    session: Session, lang: str, *, place: Callable[[Session, int], dict[str, Any]] = turn_and_nation
) -> list[Row]:
    """Return every step: who decided, the action, what happened, and by which rules."""
    made = []
    for n, where, seat, shown in acted(session, place):
        lines = session.log(n, lang, PUBLIC)
        made.append(
            {
                "step": n,
                **where,
                "player": session.names.get(seat or "", seat),
                "action": shown,
                "happened": " ".join(sentence for sentence, _ in lines),
                "rules": ", ".join(dict.fromkeys(rule for _, rules in lines for rule in rules)),
            }
        )
    return made


def people(session: Session) -> list[str]:
    """Return the seats that no computer player played, by the notes of the session."""
    known, bots = session.meta.get("computers"), session.meta.get("bots")
    if isinstance(known, Mapping):
        return [seat for seat in session.names if seat not in known]
    return [] if bots else list(session.names)


def decisions(
    session: Session, lang: str, *, place: Callable[[Session, int], dict[str, Any]] = turn_and_nation
) -> list[Row]:
    """Return every decision that a person took: what was asked, the action, and what happened."""
    persons, made = set(people(session)), []
    for n, where, seat, shown in acted(session, place):
        if seat not in persons:
            continue
        decision = session.game.to_act(session.line[n - 1].state)
        # An interjection answers no question of its own.
        point = decision.point if decision and decision.seat == seat else None
        asked = ""
        if decision and point:
            asked = text(
                f"{session.game.id}.point.{point}",
                lang,
                game=session.game.id,
                names=session.names,
                nation=decision.actor,
                player=seat,
            )
        made.append(
            {
                "step": n,
                **where,
                "seat": seat,
                "player": session.names[seat],
                "point": point,
                "question": asked,
                "action": shown,
                "happened": " ".join(sentence for sentence, _ in session.log(n, lang, PUBLIC)),
            }
        )
    return made


def shared(
    turns: Turns, place: Callable[[Session, int], dict[str, Any]], where: Sequence[str], money: str
) -> dict[str, Table]:
    """Return the tables that every game has.

    Parameters
    ----------
    turns, place
        As for :func:`payments` and :func:`actions`.
    where
        Columns that ``place`` fills.
    money
        What amounts of money count.
    """
    paid, amount = partial(payments, turns=turns), {"amount": money}
    return {
        "money_flows": Table(paid, index="", summed=summed, columns=FLOW, units=amount),
        "payments": Table(
            paid,
            index="step",
            columns=("step", "turn", "source", "target", "cause", "amount", "rules"),
            units=amount,
        ),
        "actions": Table(
            partial(actions, place=place),
            index="step",
            columns=("step", *where, "player", "action", "happened", "rules"),
        ),
        "decisions": Table(
            partial(decisions, place=place),
            index="step",
            columns=("step", *where, "seat", "player", "point", "question", "action", "happened"),
        ),
    }


ANY_GAME: Mapping[str, Table] = MappingProxyType(shared(turns, turn_and_nation, ("turn", "nation"), ""))
"""The tables of a game that has none of its own."""
