"""IMPERO as a :class:`gamekit.core.game.Game`: the rooms put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from gamekit.core.chance import CHANCE, Draw
from gamekit.core.events import Event
from gamekit.core.game import PUBLIC, Breach, Config, Outcome, Step
from gamekit.core.menu import Menu, over
from gamekit.core.room import RoomGame, rooms_of
from gamekit.core.rulebook import Rulebook
from gamekit.core.text import Action, Grammar
from gamekit.core.verdict import Reason, reason
from gamekit.impero import (
    actions,
    battle,
    closing,
    deficits,
    event,
    flow,
    initiative,
    management,
    menu,
    repairs,
    replies,
    scoring,
    setup,
    siege,
    spy_die,
    terms,
    turns,
    upkeep,
)
from gamekit.impero.draft import Draft
from gamekit.impero.invariants import invariants
from gamekit.impero.position import position
from gamekit.impero.roles import actor
from gamekit.impero.rulesets import GAME_ID, RULESETS
from gamekit.impero.state import State
from gamekit.impero.view import shows, view
from gamekit.impero.words import SEATS

VERB_RULES: Mapping[str, str] = {
    "card": "IMP-030",
    "die": "IMP-040",
    "choose": "IMP-DP-2",
    "lose": "IMP-062",
    "build": "IMP-035",
    "upgrade": "IMP-035",
    "recruit": "IMP-032",
    "influence": "IMP-035",
    "route": "IMP-032",
    "buy": "IMP-032",
    "calm": "IMP-DP-3",
    "spend": "IMP-041",
    "move": "IMP-033",
    "attack": "IMP-033",
    "siege": "IMP-033",
    "mission": "IMP-033",
    "trade": "IMP-033",
    "give": "IMP-161",
    "want": "IMP-161",
    "offer": "IMP-160",
    "propose": "IMP-166",
    "accept": "IMP-DP-14",
    "refuse": "IMP-DP-14",
    "retreat": "IMP-113",
    "stand": "IMP-113",
    "split": "IMP-A04",
    "unrest": "IMP-061",
    "withdraw": "IMP-062",
    "repair": "IMP-034",
    "revolt": "IMP-DP-20",
    "pass": "IMP-043",
    "done": "IMP-032",
}
"""The rule that says when a verb has its place."""


class Impero(RoomGame[State, Draft]):
    """Four seasons a year: cities yield, armies and regions cost, and who cannot pay loses stability.

    Examples
    --------
    >>> game = Impero()
    >>> state = game.setup(Config(("Ann", "Ben"), "impero", {"actions": False}))
    >>> game.to_act(state)
    Decision(point='event_card', actor='chance', seat='chance')
    """

    id: ClassVar[str] = GAME_ID
    rules: ClassVar[str] = "1"
    rulesets: ClassVar[tuple[str, ...]] = RULESETS
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = len(SEATS)
    count_rule: ClassVar[str] = setup.COUNT_RULE
    grammar: ClassVar[Grammar] = actions.GRAMMAR
    state_type: ClassVar[type[Any]] = State
    draft_type = Draft
    rooms = rooms_of(
        *(event, management, initiative, turns, battle, siege, spy_die, terms, replies),
        *(upkeep, deficits, repairs, closing),
    )

    def opening(self, config: Config) -> Step[State]:
        return setup.opening(config)

    def deal(self, config: Config, draw: Draw) -> Any:
        # Nothing is dealt: seats play the factions in their order (IMP-S06).
        setup.read_table(config)
        return None

    def lay_out(self, data: Mapping[str, Any]) -> State:
        return position(data)

    def actor(self, state: State) -> str:
        return actor(state)

    def settle(self, draft: Draft) -> None:
        flow.settle(draft)

    def chance_key(self, state: State) -> tuple[str | int, ...]:
        # Each die of a season has its own number: who still waits for one, or how many of this step have fallen.
        task = state.task
        assert task is not None
        waiting = ".".join(getattr(task, "waiting", ()))
        again = max((len(dice) for _, dice in state.initiative.dice), default=0)
        return (state.clock.number, task.TAG, waiting, again, *flow.dice_key(state))

    def refusals(self, state: State, action: Action) -> tuple[Reason, ...]:
        if state.task is None:
            return (reason("impero.refuse.over", "IMP-DP-21", scoring.RULES[state.clock.why or "last_winter"]),)
        room = self.rooms[type(state.task)]
        if action.actor == actor(state) and isinstance(action, room.verbs):
            return room.refuse(state, action)
        if action.actor not in (*state.table.seats, CHANCE):
            return (reason("impero.refuse.nobody", setup.COUNT_RULE, given=action.actor),)
        if untimely := management.untimely(state, action):
            return (untimely, self.asked(state))
        return self.not_asked(state, action, VERB_RULES[action.TAG], "IMP-004")

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: State) -> Iterable[Breach]:
        return invariants(state)

    def view(self, state: State, viewer: str = PUBLIC) -> dict[str, Any]:
        self.check_viewer(state, viewer)
        return view(state, viewer)

    def may_see(self, state: State, event: Event, viewer: str) -> bool:
        return super().may_see(state, event, viewer) and shows(state, event, viewer)

    def order_key(self, action: Action) -> tuple[Any, ...]:
        return actions.order_key(action)

    def rulebook(self, ruleset: str) -> Rulebook:
        return Rulebook.load(__package__, ruleset)

    def menu(self, state: State, text: str = "") -> Menu:
        return over(GAME_ID) if state.task is None else menu.menu(state, text)

    def turn(self, state: State) -> int:
        return state.clock.number


GAME = Impero()
"""IMPERO: four seasons a year in the western Mediterranean."""
