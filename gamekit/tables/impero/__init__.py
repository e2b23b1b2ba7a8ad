"""The tables of IMPERO: stocks, income, bills, regions and cities by season, and what happened in each of them.

All of it is what everybody may see: with hidden stocks (IMP-171) what tells them is empty until the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from gamekit.core.session import Session
from gamekit.impero.board import POINTS, RESOURCES
from gamekit.impero.state import UNITS
from gamekit.locale import name, text
from gamekit.tables.common import Row, Table, shared, summed
from gamekit.tables.impero import books, clock, deeds, realm
from gamekit.tables.impero.clock import WHEN

FLOWS = ("source", "target", "cause", "unit", "amount", "payments")
"""Columns of the flows of resources and points."""
WHERE = ("turn", "year", "season", "phase")
"""Columns of the place in time of a step."""

_SEEN = tuple(f"of_{part}" for part in books.PARTS)
_POINTS, _UNITS, _RESOURCES, _CITIES = "points", "units", "resources", "cities"


def _table(
    rows: Callable[[Session, str], list[Row]],
    columns: Sequence[str],
    gaps: Sequence[str] = (),
    units: Mapping[str, Sequence[str]] = MappingProxyType({}),
    *,
    phase: bool = False,
) -> Table:
    """Return a table with a row for a moment; ``units`` names the columns that count something, by what they count."""
    head = (*WHERE, "step") if phase else WHEN
    counted = {column: unit for unit, own in units.items() for column in own}
    return Table(rows, columns=(*head, *columns), gaps=("year", *gaps), units=counted)


TABLES: Mapping[str, Table] = MappingProxyType(
    {
        "stocks": _table(books.stocks, ("seat", *UNITS), UNITS, {_RESOURCES: RESOURCES, _POINTS: POINTS}, phase=True),
        "income": _table(books.income, ("seat", "line", "where", "unit", "amount", "rules")),
        "bills": _table(
            books.bills,
            ("seat", *books.BILL_LINE),
            ("size", "count", "each", "food", "gold", "total", "tier"),
            {_UNITS: ("size",), _RESOURCES: ("each", "food", "gold", "total")},
        ),
        "income_upkeep": _table(
            books.income_upkeep, ("seat", *books.BALANCE), books.BALANCE, {_RESOURCES: books.BALANCE[:-1]}
        ),
        "deficits": _table(
            books.deficits,
            ("seat", "missing", "counted", "tier", "stability_lost", "influence_lost", "units_lost", "happened"),
            ("missing", "counted", "tier"),
            {
                _RESOURCES: ("missing", "counted"),
                _POINTS: ("stability_lost", "influence_lost"),
                _UNITS: ("units_lost",),
            },
        ),
        "stability": _table(
            realm.stability, ("region", "seat", "lasting", "stability"), units={_POINTS: ("lasting", "stability")}
        ),
        "cities": _table(
            realm.cities,
            ("seat", "cities", *realm.HOW, "gained", "lost"),
            units={_CITIES: ("cities", *realm.HOW, "gained", "lost")},
        ),
        "city_changes": _table(realm.city_changes, ("city", "seat", "before", "how", "rules"), phase=True),
        "points": _table(
            books.points,
            ("seat", "points", *_SEEN),
            ("points", "of_gold"),
            {_POINTS: ("points", *_SEEN)},
            phase=True,
        ),
        "event_cards": _table(deeds.event_cards, ("card", "happened", "rules")),
        "initiative": _table(
            deeds.initiative,
            ("seat", "die", "spent", "score", "again", "place"),
            ("spent", "score", "again", "place"),
            {_POINTS: ("spent", "score")},
        ),
        "battles": _table(
            deeds.battles,
            ("attacker", "defender", "where", "attacker_lost", "defender_lost", "retreated", "winner"),
            units={_UNITS: ("attacker_lost", "defender_lost")},
        ),
        "sieges": _table(
            deeds.sieges,
            ("besieger", "city", "owner", "damage", "pv", "besieger_lost", "fell"),
            units={"pv": ("damage", "pv"), _UNITS: ("besieger_lost",)},
        ),
        "missions": _table(
            deeds.missions, ("seat", "target", "region", "effect", "city", "building", "die", "result"), ("die",)
        ),
        "routes": _table(realm.routes, ("change", "first", "second", "seat", "partner", "rules")),
        "technologies": _table(realm.technologies, ("seat", "technology")),
        **shared(clock.turns, clock.place, WHERE, ""),
        "money_flows": Table(books.payments, index="", summed=partial(summed, columns=FLOWS), columns=FLOWS),
        "payments": Table(
            books.payments,
            index="step",
            columns=("step", *WHEN[:-1], "source", "target", "cause", "unit", "amount", "rules"),
            gaps=("year",),
        ),
    }
)
"""The tables there are, by name."""


def _named(session: Session, identifier: str | None, lang: str) -> str | None:
    return None if identifier is None else name(session.game.id, identifier, lang, session.names)


SPOKEN: Mapping[str, Callable[[Session, Any, str], str | None]] = MappingProxyType(
    {
        **dict.fromkeys(
            (
                *("where", "region", "city", "card", "building", "technology", "unit", "first", "second"),
                *("before", "attacker", "defender", "winner", "retreated", "besieger", "owner", "partner"),
            ),
            _named,
        ),
        "season": lambda session, season, lang: _named(session, season, lang) or text("column.start", lang),
        "line": lambda _session, line, lang: text(f"impero.line.{line}", lang),
        "how": lambda _session, how, lang: text(f"impero.how.{how}", lang),
        "change": lambda _session, change, lang: text(f"impero.route_change.{change}", lang),
        "effect": lambda _session, effect, lang: text(f"impero.mission.{effect}", lang),
        "result": lambda _session, result, lang: None if result is None else text(f"impero.result.{result}", lang),
        "fell": lambda _session, fell, lang: text(f"impero.fell.{fell}", lang),
    }
)
"""Columns whose values people read as names."""
