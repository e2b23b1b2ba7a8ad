"""Typed facts of what happened. Prose is made from them by ``gamekit.locale``, never stored in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from gamekit.locale import text


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Base of all events.

    Parameters
    ----------
    rules
        Ids of the rules that caused the event, the main one first.
    visible_to
        Seats that may see the event; None means everybody.

    Attributes
    ----------
    kind
        Its name in files and messages.
    told_by
        The field whose value picks the sentence that tells it; ``""`` if there is only one.
    """

    kind: ClassVar[str] = "event"
    told_by: ClassVar[str] = ""

    rules: tuple[str, ...] = ()
    visible_to: tuple[str, ...] | None = None

    def params(self) -> dict[str, Any]:
        """Return the facts of the event by field name, without rules and visibility."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name not in ("rules", "visible_to")}

    def message(self) -> str:
        """Return the message id, without the prefix of the game, under which ``locale`` words the event."""
        return f"event.{self.kind}.{getattr(self, self.told_by)}" if self.told_by else f"event.{self.kind}"

    def text(self, lang: str = "en", game: str = "", names: Mapping[str, str] | None = None) -> str:
        """Return the event in words, without rule ids."""
        return text(f"{game}.{self.message()}", lang, game=game, names=names, **self.params())


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(Event):
    """Something countable moved from one account to another.

    Parameters
    ----------
    source, target
        Account ids.
    amount
        A whole number, at least 1; for cash in millions.
    unit
        What moved: ``"cash"``, ``"power"``, or a good of the game.
    cause
        Short word for the occasion (``"fee"``, ``"bond"``); picks the sentence.
    """

    kind: ClassVar[str] = "paid"
    told_by: ClassVar[str] = "cause"

    source: str
    target: str
    amount: int
    unit: str = "cash"
    cause: str = ""
