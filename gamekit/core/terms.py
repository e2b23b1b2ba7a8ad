"""The words of the contract between games and everybody else: set-ups, decisions, steps, results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from gamekit.core.codec import Parted
from gamekit.core.errors import RondelError
from gamekit.core.events import Event
from gamekit.core.seats import seat_ids
from gamekit.core.verdict import Reason

S = TypeVar("S", bound=Parted)

PUBLIC = "public"
"""The viewer who sees what everybody may see."""

ALL = "all"
"""The viewer who sees everything, as whoever drives a game does."""


@dataclass(frozen=True, slots=True)
class Config:
    """What a game is set up from.

    Parameters
    ----------
    players
        Names in seat order, clockwise; the seats are ``P1``, ``P2``, ...
    ruleset
        Id of the ruleset.
    options
        Values of the ruleset's options by name; what is left out has its default.
    deal
        The explicit deal as JSON data; None asks for a draw from the seed.
    """

    players: tuple[str, ...]
    ruleset: str
    options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    deal: Any = None

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats, ``P1`` first."""
        return seat_ids(len(self.players))


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be decided.

    Parameters
    ----------
    point
        Id of the decision point.
    actor
        Who acts in the text form of actions: a nation, a seat, or ``chance``.
    seat
        The player who answers for the actor; ``chance`` when nobody does.
    """

    point: str
    actor: str
    seat: str


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A new state and the events that led to it."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Template:
    """Something an actor may do besides the decision at hand, too free to be listed.

    Parameters
    ----------
    verb, actor
        First words of the action.
    targets
        Ids it may name; without any it names none.
    least, most
        Bounds of its amount, in the game's money for cash; both 0 for an action that has no amount.
    rules
        Rule ids it rests on.
    note
        What it brings and costs now, where that can be said.
    """

    verb: str
    actor: str
    targets: tuple[str, ...]
    least: int
    most: int
    rules: tuple[str, ...]
    note: Reason | None = None

    def spelled(self, target: str = "", amount: int = 0) -> str:
        """Return the text of the action that names ``target`` and ``amount``, as far as it names any.

        Examples
        --------
        >>> Template("donate", "P2", ("RU",), 1, 9, ()).spelled("RU", 3)
        'P2 donate RU 3'
        >>> Template("loan", "P2", (), 0, 0, ()).spelled()
        'P2 loan'
        """
        number = str(amount) if self.most else ""
        return " ".join(word for word in (self.actor, self.verb, target, number) if word)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game.

    Parameters
    ----------
    scores, ranks
        Per seat, in seat order; rank 1 is best, equal players share a rank.
    ended
        Why the game ended.
    """

    scores: tuple[tuple[str, int], ...]
    ranks: tuple[tuple[str, int], ...]
    ended: Reason

    def to_json(self) -> dict[str, Any]:
        """Return scores, ranks and the rules of the end as plain data."""
        return {
            "scores": dict(self.scores),
            "ranks": dict(self.ranks),
            "rules": list(self.ended.rules),
        }


@dataclass(frozen=True, slots=True)
class Breach:
    """A broken invariant: the rule, and what is wrong in a few words, or as an error that says it in any language."""

    rule: str
    what: str | RondelError
