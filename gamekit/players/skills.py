"""What computer players know of single games, found by the id of the game and imported when first needed.

The players themselves know nothing of any game. A skill may read its game's board and actions; games never
import players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gamekit.core.chance import Draw
from gamekit.core.events import Event
from gamekit.core.game import part
from gamekit.core.text import Action
from gamekit.players.base import Question

Weigh = Callable[[Question, int], tuple[int, ...]]
"""Weights of the legal actions of a question, for the biased player of a seed."""


Judged = list[tuple[Action | str, int]]
"""Actions worth a thought, or their texts, with their values."""


class Greed:
    """How the greedy player judges one game. One object serves one seat of one game.

    Parameters
    ----------
    draw
        Source of the player's random choices, for its character.
    """

    def __init__(self, draw: Draw) -> None:
        self.draw = draw

    def told(self, events: Sequence[Event]) -> None:
        """Hear what happened."""

    def judge(self, question: Question) -> Sequence[tuple[Action | str, int]]:
        """Return the actions worth a thought with their values, in thousandths of a point; at least one."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Skill:
    """What is known of one game: weights for the biased player, judgement for the greedy one."""

    weigh: Weigh
    greed: type[Greed]


def skill(game: str) -> Skill | None:
    """Return what is known of a game: the ``SKILL`` of its part; None if it has none."""
    known = part(game, "gamekit.players")
    if known is None:
        return None
    assert isinstance(known.SKILL, Skill)
    return known.SKILL
