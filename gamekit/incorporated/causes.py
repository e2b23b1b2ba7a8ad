"""What moved a slider, and what that was in particular; for whoever tells a game again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from gamekit.core.events import Event
from gamekit.core.text import Action
from gamekit.incorporated.events import SliderMoved
from gamekit.incorporated.events_late import ClashDecided, Clashed
from gamekit.incorporated.state import State

CAUSES: Mapping[str, str] = MappingProxyType(
    {
        "INC-101": "outlook",
        "INC-104": "outlook",
        "INC-179": "power_play",
        "INC-181": "power_play",
        "INC-A17": "power_play",
        "INC-184": "central_banks",
        "INC-185": "budget",
        "INC-191": "crisis",
    }
)
"""What moves a slider, by the rule that stands first in the event."""


def cause_of(moved: SliderMoved) -> str:
    """Return what moved a slider: a value of :data:`CAUSES`."""
    return CAUSES[moved.rules[0]]


def particular(cause: str, state: State, action: Action | None, events: Iterable[Event]) -> str | None:
    """Return which card, which country, or whose event of Lobbying a cause was; None for a crisis.

    Parameters
    ----------
    cause
        A value of :data:`CAUSES`.
    state, action, events
        The position after the step in which the slider moved, what was played in it, and what happened in it.
    """
    if cause == "outlook":
        return state.cards.opened[-1]
    if cause == "power_play":
        return next((event.country for event in events if isinstance(event, (Clashed, ClashDecided))), None)
    if cause in ("central_banks", "budget"):
        return action.actor if action else None
    return None
