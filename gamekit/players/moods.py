"""A mood of the biased player: which verbs it is drawn to, and which actions within a verb it likes better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gamekit.core.text import Action
from gamekit.players.base import Question

SCALE = 1_000_000_000
"""Shared by the actions of a verb of weight 1; large enough that the least share of hundreds is a whole number."""

Taste = Callable[[Question, Action], int]


@dataclass(frozen=True, slots=True)
class Mood:
    """What a player is inclined to.

    Parameters
    ----------
    verbs
        Weights of the verbs, 10 where none is given.
    taste
        Factor of at least 1 for a single action.
    """

    name: str
    verbs: Mapping[str, int]
    taste: Taste

    def weigh(self, question: Question) -> tuple[int, ...]:
        """Return the weights of the legal actions: each verb has its own, which its actions share by taste."""
        tastes = [self.taste(question, action) for action in question.legal]
        shared: Counter[str] = Counter()
        for action, taste in zip(question.legal, tastes):
            shared[action.TAG] += taste
        return tuple(
            max(1, self.verbs.get(action.TAG, 10) * SCALE * taste // shared[action.TAG])
            for action, taste in zip(question.legal, tastes)
        )
