"""A position played to on the side, and what is found out about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeVar

from gamekit.core.events import Event
from gamekit.core.game import Game
from widgets.lessons.answers import Fact, Kind, Slip

E = TypeVar("E", bound=Event)

NOBODY = "nobody"
NONE = "none"


@dataclass(frozen=True, slots=True)
class Branch:
    """A position played to on the side: the views and states before and after, and all that happened between."""

    before: Mapping[str, Any]
    view: Mapping[str, Any]
    events: tuple[Event, ...]
    ranks: Mapping[str, int]
    start: Any
    state: Any

    def of(self, *kinds: type[E], **fields: Any) -> tuple[E, ...]:
        """Return the events of these kinds with these values."""
        return tuple(
            event
            for event in self.events
            if isinstance(event, kinds) and all(getattr(event, key, None) == value for key, value in fields.items())
        )


@dataclass(frozen=True, slots=True)
class Truth:
    """A right answer with what belongs to it; see `Question`. ``params`` are further placeholders of its wording."""

    kind: Kind
    value: Any
    ask: str
    unit: str = ""
    options: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    slips: tuple[Slip, ...] = ()
    params: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


def play(game: Game[Any], state: Any, after: Iterable[str]) -> Branch:
    """Play moves from a position on, where nothing keeps them."""
    start, before, events = state, game.view(state), list[Event]()
    for move in after:
        step = game.apply(state, game.parse(move))
        state = step.state
        events += step.events
    outcome = game.outcome(state)
    return Branch(before, game.view(state), tuple(events), dict(outcome.ranks) if outcome else {}, start, state)


def unmoved(value: int, before: int, facts: tuple[Fact, ...]) -> list[Slip]:
    """Return the errors of whoever leaves the move out, or names only what it changes."""
    return [Slip(before, "before", facts), Slip(abs(value - before), "change")] if value != before else []


def usable(slips: Iterable[Slip], value: int) -> tuple[Slip, ...]:
    """Return the slips that lead to a wrong number, the first where several lead to the same."""
    found: dict[int, Slip] = {}
    for slip in slips:
        if slip.amount != value:
            found.setdefault(slip.amount, slip)
    return tuple(found.values())
