"""Rooms: the modules of a game that each know one decision point or a few."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeVar

from gamekit.core.text import Action
from gamekit.core.verdict import Reason

S = TypeVar("S")
D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Room(Generic[S, D]):
    """What a decision point needs, for the states and the drafts of a game.

    Parameters
    ----------
    verbs
        The types of action that have their place there.
    legal
        What is legal, in canonical order.
    refuse
        Why an action is not; nothing for a legal one.
    grounds
        The rules a legal action rests on.
    resolve
        Carries out a legal action on a draft.
    outcomes
        Actions of chance with their probabilities; None where chance never acts.
    """

    verbs: tuple[type[Action], ...]
    legal: Callable[[S], tuple[Action, ...]]
    refuse: Callable[[S, Action], tuple[Reason, ...]]
    grounds: Callable[[S, Action], tuple[str, ...]]
    resolve: Callable[[D, S, Action], None]
    outcomes: Callable[[S], tuple[tuple[Action, Fraction], ...]] | None = None


def as_room(module: Any, verbs: tuple[type[Action], ...]) -> Room[Any, Any]:
    """Return the room that a module with functions of these names is."""
    outcomes = getattr(module, "outcomes", None)
    return Room(verbs, module.legal, module.refuse, module.grounds, module.resolve, outcomes)
