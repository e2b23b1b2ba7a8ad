"""What the drafts of all games have in common: the working copy of a state while one action is carried out."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from gamekit.core.events import Event
from gamekit.core.terms import S, Step


class BaseDraft(Generic[S]):
    """What the rooms change; frozen into the next state at the end of an action.

    Attributes
    ----------
    events
        What happened so far, in order.
    """

    __slots__ = ()

    events: list[Event]

    @abstractmethod
    def state(self) -> S:
        """Return the position as it stands now, for functions that read a state."""

    def freeze(self) -> Step[S]:
        """Return the new state with the events that led to it."""
        return Step(self.state(), tuple(self.events))

    def tell(self, event: Event) -> None:
        """Record what happened."""
        self.events.append(event)
