"""Rooms: the modules of a game that each know one decision point or a few, and the game that is made of them.

A room is a module with

    VERBS: {TaskType: (ActionType, ...)}                          its decision points
    legal(state) -> tuple[Action, ...]                            in canonical order
    refuse(state, action) -> tuple[Reason, ...]                   () if legal; actor and verb are checked before
    grounds(state, action) -> tuple[str, ...]                     rules of a legal action
    resolve(draft, state, action) -> None
    outcomes(state) -> tuple[tuple[Action, Fraction], ...]        only rooms with a decision of chance

A draft is a working copy of a state, which ``freeze`` makes the next one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from gamekit.core.chance import CHANCE
from gamekit.core.game import Game
from gamekit.core.position import check, reading_position
from gamekit.core.terms import Decision, S, Step, Template
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason

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


def rooms_of(*modules: Any) -> Mapping[type[Any], Room[Any, Any]]:
    """Return the rooms that modules are, by the type of their tasks."""
    return {
        task: Room(verbs, room.legal, room.refuse, room.grounds, room.resolve, getattr(room, "outcomes", None))
        for room in modules
        for task, verbs in room.VERBS.items()
    }


class RoomGame(Game[S], Generic[S, D]):
    """A game with a room for each decision point, where ``state.task`` is what is to be decided, None at the end.

    Attributes
    ----------
    rooms
        The rooms, by the type of the task.
    besides
        Modules of the actions that any seat may take besides the decision at hand, by the type of action. Each has
        ``templates``, ``refuse``, ``grounds`` and ``resolve``, and may be a room as well.
    draft_type
        Class of its drafts, made from a state.
    """

    rooms: ClassVar[Mapping[type[Any], Room[Any, Any]]]
    besides: ClassVar[Mapping[type[Action], Any]] = MappingProxyType({})
    draft_type: ClassVar[type[Any]]

    # The last position whose legal actions were listed, and they; it is asked about again and again.
    _listed: tuple[Any, tuple[Action, ...]] = (None, ())

    @abstractmethod
    def actor(self, state: S) -> str:
        """Return who acts, a seat, something that a seat answers for, or ``chance``; the game is not over."""

    def settle(self, draft: D) -> None:
        """Run what follows an action until a decision stands; nothing where the rooms see to that."""

    @abstractmethod
    def lay_out(self, data: Mapping[str, Any]) -> S:
        """Return the custom position that data describes, which may still break an invariant.

        Raises
        ------
        RondelError
            If the data is malformed or the rules refuse it; :meth:`position` makes a PositionError of it.
        """

    def position(self, data: Mapping[str, Any]) -> S:
        """Return a custom position.

        Raises
        ------
        PositionError
            If the data is malformed, or the position breaks an invariant; the error names the place and the rule.
        """
        with reading_position(self.id):
            state = self.lay_out(data)
            check(self.id, self.invariants(state))
        return state

    def task(self, state: S) -> Any:
        """Return what is to be decided; None when the game is over."""
        return state.task  # type: ignore[attr-defined]

    def to_act(self, state: S) -> Decision | None:
        """Return what is to be decided and by whom, where whoever acts is a seat or ``chance``; None at the end."""
        if (task := self.task(state)) is None:
            return None
        who = self.actor(state)
        return Decision(task.TAG, who, who)

    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions in canonical order, as the room has them."""
        listed_of, listed = self._listed
        if listed_of is not state:
            task = self.task(state)
            listed = () if task is None else self.rooms[type(task)].legal(state)
            self._listed = state, listed
        return listed

    def apply(self, state: S, action: Action) -> Step[S]:
        """Return the step that ``action`` makes; raises IllegalAction if it is not legal."""
        # Whoever takes one of the actions just listed, as computer players do, need not be asked about it again.
        listed_of, listed = self._listed
        if listed_of is state and [own for own in listed if own is action]:
            return self.resolve(state, action)
        return super().apply(state, action)

    def chance_outcomes(self, state: S) -> tuple[tuple[Action, Fraction], ...]:
        """Return the outcomes and their probabilities when chance acts, as the room has them; else nothing."""
        if (task := self.task(state)) is None or self.actor(state) != CHANCE:
            return ()
        outcomes = self.rooms[type(task)].outcomes
        assert outcomes is not None
        return outcomes(state)

    def interjections(self, state: S) -> tuple[Template, ...]:
        """Return what any seat may do besides the decision at hand."""
        return tuple(template for module in self.besides.values() for template in module.templates(state))

    def grounds(self, state: S, action: Action) -> tuple[str, ...]:
        """Return the ids of the rules that make a legal action possible."""
        rules: tuple[str, ...] = self._module(state, action).grounds(state, action)
        return rules

    def resolve(self, state: S, action: Action) -> Step[S]:
        """Return what a legal action leads to. Does not check; use :meth:`apply`."""
        draft: Any = self.draft_type(state)
        self._module(state, action).resolve(draft, state, action)
        self.settle(draft)
        step: Step[S] = draft.freeze()
        return step

    def not_asked(self, state: S, action: Action, *rules: str) -> tuple[Reason, ...]:
        """Return why an action has no place: somebody else, or something else, is asked; and what that is."""
        who = self.actor(state)
        if action.actor == who:
            why = reason(f"{self.id}.refuse.other_point", *rules, player=who)
        elif who == CHANCE:
            why = reason(f"{self.id}.refuse.chance_acts", *rules, player=who, given=action.actor)
        else:
            why = reason(f"{self.id}.refuse.other_actor", *rules, player=who, given=action.actor)
        return (why, self.asked(state))

    def asked(self, state: S) -> Reason:
        """Return in words what is to be decided, and by whom."""
        return reason(f"{self.id}.point.{self.task(state).TAG}", hint=True, player=self.actor(state))

    def _module(self, state: S, action: Action) -> Any:
        """Return what carries out a legal action: the module of an interjection, or the room of the task."""
        return self.besides.get(type(action)) or self.rooms[type(self.task(state))]
