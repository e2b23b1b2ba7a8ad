"""What a computer player is: who is asked, what it is told, and how it can fail."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from gamekit.core.chance import Draw
from gamekit.core.errors import RondelError
from gamekit.core.events import Event
from gamekit.core.game import Decision, Template
from gamekit.core.text import Action

T = TypeVar("T")


class PlayerError(RondelError):
    """There is no such computer player, it cannot play this game, or a game takes more actions than allowed."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as it is put to a player. It never holds the state, only what the seat may see.

    Parameters
    ----------
    game
        Id of the game.
    step
        Number of steps played so far; with the player's seed it is the key of every random choice.
    seat
        The player who is asked; he may answer for the nation ``decision.actor``.
    decision
        What is to be decided.
    view
        The position as the seat sees it.
    legal
        The legal actions in canonical order.
    templates
        What the seat may do besides; the decision stays open after it.
    """

    game: str
    step: int
    seat: str
    decision: Decision
    view: Mapping[str, Any]
    legal: tuple[Action, ...]
    templates: tuple[Template, ...] = ()


class Player(ABC):
    """A computer player for one seat of one game.

    Parameters
    ----------
    seed
        Any whole number. The same seed and the same game give the same choices, on every machine.
    """

    name: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.draw = Draw(seed)

    @abstractmethod
    def choose(self, question: Question) -> Action | str:
        """Return a legal action, or the text of one; also an interjection that fits a template.

        Raises
        ------
        PlayerError
            If the player does not know the game.
        """

    def check_game(self, game: str) -> None:  # noqa: B027 - most players play any game
        """Raise PlayerError if the player does not know a game."""

    def told(self, events: Sequence[Event]) -> None:  # noqa: B027 - most players need no memory
        """Hear what happened in a step, as far as the seat may see it."""

    def one_of(self, items: Sequence[T], step: int, kind: str) -> T:
        """Return one of the items, all equally likely, keyed by seed, step and kind of choice."""
        return items[self.draw.number(len(items), step, kind)]

    def weighted(self, items: Sequence[T], weights: Sequence[int], step: int, kind: str) -> T:
        """Return one of the items by whole weights of at least 0, which must not all be 0."""
        point = self.draw.number(sum(weights), step, kind)
        for item, weight in zip(items, weights):
            point -= weight
            if point < 0:
                return item
        raise ValueError("negative weights")

    def __repr__(self) -> str:
        """Return the name and the seed."""
        return f"{type(self).__name__}(seed={self.seed})"
