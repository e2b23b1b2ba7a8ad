"""A step of a session as plain text: what was played, what happened, the position, what is to be decided.

It is made from the view alone, so it serves every game: each group of the view is a table, each list of things too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.locale import has, name, text

CONTROLS = {
    **dict.fromkeys((*range(10), *range(11, 32), *range(127, 160), *range(0x202A, 0x202F)), "?"),
    # The signs round a name that is read from right to left, which a terminal would show.
    **dict.fromkeys(range(0x2066, 0x206A), ""),
}
"""What could steer a terminal or turn the reading direction: names and notes come from files."""

TOLD_ELSEWHERE = frozenset(
    ("game", "ruleset", "turn", "over", "open", "decision", "active", "spaces", "prospects", "stage", "zones", "hidden")
)
"""Keys of a view that the headings and what happened say, or that repeat rules."""

FOR_PICTURES = frozenset(
    (
        *("ends", "follow", "intensities", "lines", "made", "points_for", "reconstructed", "track", "twice_mean"),
        *("type", "why"),
    )
)
"""Keys inside a view that pictures draw by, that say in other words what stands beside them, or item by item."""

APART = "[ \N{NO-BREAK SPACE}]?: "
"""What parts the name of a place from that of the country it lies in."""


def safe(words: str) -> str:
    """Return a text without control characters other than line ends, and without halves of characters.

    Examples
    --------
    >>> safe("Ann" + chr(27) + "[31m")
    'Ann?[31m'
    """
    # Names of files and arguments may hold bytes that are no text, which nothing could write.
    return words.translate(CONTROLS).encode("utf-8", "replace").decode()


def page(session: Session, n: int, lang: str = "en", viewer: str = PUBLIC) -> str:
    """Return step ``n`` of the line under the cursor as text, as ``viewer`` sees it.

    Raises
    ------
    SessionError
        If the line has no such step.
    """
    view = session.view(n, viewer)
    teller = _Teller(session, lang)
    parts = [teller.head(n, view), *teller.happened(n, viewer), *teller.groups(view), teller.next(n, view)]
    return safe("\n\n".join(part for part in parts if part))


class _Teller:
    def __init__(self, session: Session, lang: str) -> None:
        self.session, self.lang, self.game = session, lang, session.game.id

    def say(self, message: str, **params: Any) -> str:
        return text(message, self.lang, game=self.game, names=self.session.names, **params)

    def named(self, identifier: str) -> str:
        return name(self.game, identifier, self.lang, self.session.names)

    def label(self, key: str) -> str:
        for message in (f"cli.label.{self.game}.{key}", f"cli.label.{key}"):
            if has(message, self.lang):
                return self.say(message)
        return self.named(key)

    def head(self, n: int, view: Mapping[str, Any]) -> str:
        ruleset = f"{self.game}.ruleset.{view['ruleset']}"
        shown = self.say(ruleset) if has(ruleset, self.lang) else view["ruleset"]
        title = self.say("cli.title", title=self.title(), ruleset=shown)
        step = self.say("cli.step", n=n, last=len(self.session), turn=view["turn"])
        action = self.session.line[n].action
        return "\n".join([title, step, *([str(action)] if action else [])])

    def title(self) -> str:
        message = f"{self.game}.title"
        return self.say(message) if has(message, self.lang) else self.game

    def happened(self, n: int, viewer: str) -> list[str]:
        lines = self.session.log(n, self.lang, viewer)
        told = [f"- {sentence}" + (f" ({', '.join(rules)})" if rules else "") for sentence, rules in lines]
        return ["\n".join([self.say("cli.happened"), *told])] if told else []

    def groups(self, view: Mapping[str, Any]) -> Iterable[str]:
        """Yield a table for each group of the view and a line for each single fact."""
        regions = view.get("regions")
        for key, value in view.items():
            if key in TOLD_ELSEWHERE:
                continue
            if (rows := _rows(value)) is not None:
                yield self.table(key, rows, regions if isinstance(regions, Mapping) else {})
            elif (said := self.cell(value)) or not (value in (None, "") or isinstance(value, Mapping)):
                yield self.say("cli.fact", label=self.label(key), value=said or "-")

    def table(self, key: str, rows: Mapping[str, Mapping[str, Any]], regions: Mapping[str, Any]) -> str:
        columns = dict.fromkeys(
            column for row in rows.values() for column, value in row.items() if _told(column, value)
        )
        shown: list[list[str]] = []
        heads = [self.label(key)]
        for column in columns:
            values = [row.get(column) for row in rows.values()]
            if values == list(rows) or (rows is not regions and _are_places(values, regions)):
                continue
            head, cells = self.label(column), [self.cell(value) for value in values]
            if column == "value":
                cells = [self.measure(row, value) for row, value in zip(rows, values)]
            if not any(cells):
                continue
            if (parts := _common_keys(values)) is not None:
                head += f" ({'/'.join(map(self.named, parts))})"
                cells = ["/".join(str(value[part]) for part in parts) for value in values if value]
            heads.append(head)
            shown.append(cells)
        names = list(map(self.named, rows))
        body = [[name, *(_here(cell, name) for cell in cells)] for name, *cells in zip(names, *shown)]
        return _aligned([heads, *body])

    def measure(self, key: str, value: Any) -> str:
        """Return a value with the unit in which the thing it is of is counted, if there is one."""
        if type(value) is int:
            sign = "plus" if value > 0 else "minus" if value < 0 else "zero"
            for unit in (f"cli.unit.{key}", f"cli.unit.{key}.{sign}"):
                if has(unit, self.lang):
                    return self.say(unit, value=value, lead=abs(value))
        return self.cell(value)

    def part(self, key: str, item: Any) -> str:
        """Return a part of a value: its name and what it is; what has parts of its own in brackets."""
        label, value = self.named(key), self.cell(item)
        if label == key:
            label = self.label(key)
        return f"{label} ({value})" if isinstance(item, Mapping) and item else f"{label} {value or '-'}"

    def cell(self, value: Any) -> str:
        """Return any value of a view in a few words; numbers in lists side by side, everything else with commas."""
        if value is None:
            return ""
        if value is True or value is False:
            return self.say("cli.yes") if value else ""
        if isinstance(value, str):
            return self.named(value)
        if isinstance(value, Mapping):
            return ", ".join(self.part(key, item) for key, item in value.items() if _told(key, item))
        if isinstance(value, Sequence):
            if value and all(isinstance(item, Sequence) and not isinstance(item, str) for item in value):
                return ", ".join(self.pieces(item) for item in value)
            return (" " if all(isinstance(item, int) for item in value) else ", ").join(map(self.cell, value))
        return str(value)

    def pieces(self, item: Sequence[Any]) -> str:
        """Return what a list like ``["RU", "army", "", 2]`` says: Russia army x2."""
        *words, count = item
        many = f"x{count}" if isinstance(count, int) and count != 1 else "" if count == 1 else self.cell(count)
        return " ".join(word for word in (*map(self.cell, words), many) if word)

    def next(self, n: int, view: Mapping[str, Any]) -> str:
        """Return what is to be decided, or the result."""
        outcome = self.session.game.outcome(self.session.line[n].state)
        if outcome is not None:
            ranks = dict(outcome.ranks)
            rows = [[f"{ranks[seat]}.", self.named(seat), str(score)] for seat, score in outcome.scores]
            rows.sort(key=lambda row: int(row[0][:-1]))
            return "\n".join([self.say(f"{self.game}.point.over"), _aligned(rows)])
        decision = view["decision"]
        asked = f"{self.game}.point.{decision['point']}"
        return self.say("cli.next", what=self.say(asked, nation=decision["actor"], player=decision["seat"]))


def _rows(value: Any) -> Mapping[str, Mapping[str, Any]] | None:
    """Return a group of a view as rows, None if it is no group; what there no longer is has an empty row."""
    if isinstance(value, Sequence) and value and all(isinstance(row, Mapping) for row in value):
        return {str(number): row for number, row in enumerate(value, 1)}
    if not isinstance(value, Mapping) or not any(isinstance(row, Mapping) for row in value.values()):
        return None
    if not all(row is None or isinstance(row, Mapping) for row in value.values()):
        return None
    return {key: row or {} for key, row in value.items()}


def _told(key: str, value: Any) -> bool:
    """Return whether a value is for readers; numbers that say where a picture draws, or sum what is beside, are not."""
    return key not in FOR_PICTURES and not (key in ("place", "due") and isinstance(value, int))


def _here(cell: str, name: str) -> str:
    """Return what a row says without its own name before each of its places."""
    return re.sub(f"{re.escape(name)}{APART}", "", cell)


def _are_places(values: Sequence[Any], regions: Mapping[str, Any]) -> bool:
    """Return whether a column only lists regions, which their own table shows."""
    lists = [value for value in values if isinstance(value, (list, tuple))]
    items = [item for value in lists for item in value]
    return len(lists) == len(values) and bool(items) and all(type(item) is str and item in regions for item in items)


def _common_keys(values: Sequence[Any]) -> tuple[str, ...] | None:
    """Return the keys that all values have alike, None if they are not all objects of numbers."""
    if not all(isinstance(value, Mapping) and value for value in values):
        return None
    found = {tuple(value) for value in values}
    numbers = all(isinstance(item, int) for value in values for item in value.values())
    return found.pop() if len(found) == 1 and numbers else None


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as columns; columns of numbers to the right."""
    columns = list(zip(*rows))
    widths = [max(map(len, column)) for column in columns]
    right = [all(cell.lstrip("-").isdigit() for cell in column[1:] if cell) and any(column[1:]) for column in columns]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if numeric else cell.ljust(width) for cell, width, numeric in zip(row, widths, right)
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
