"""Incorporated as a :class:`gamekit.core.game.Game`: the rooms put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar

from gamekit.core.chance import CHANCE, Draw
from gamekit.core.game import PUBLIC, Breach, Config, Decision, Game, Outcome, Step, Template
from gamekit.core.menu import Menu, over
from gamekit.core.room import Room, as_room
from gamekit.core.rulebook import Rulebook
from gamekit.core.text import Action, Grammar
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import (
    actions,
    attacks,
    auctions,
    clash,
    competition,
    corporations,
    earnings,
    flow,
    income,
    investment,
    loans,
    lobbying,
    menu,
    moves,
    outlook,
    purchases,
    repay,
    scoring,
    setup,
)
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.invariants import invariants
from gamekit.incorporated.position import position
from gamekit.incorporated.roles import actor
from gamekit.incorporated.rulesets import GAME_ID, RULESETS
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import CompetitionActionTask, InvestActionTask, LobbyActionTask, Task
from gamekit.incorporated.view import redact, view
from gamekit.incorporated.words import SEATS

MODULES: tuple[Any, ...] = (
    *(corporations, outlook, investment, auctions, purchases, loans),
    *(income, competition, attacks, moves, lobbying, clash, earnings, repay),
)
"""The rooms; see the contract in :mod:`gamekit.incorporated.flow`."""

ROOMS: Mapping[type[Any], Room[State, Draft]] = {
    task: as_room(module, verbs) for module in MODULES for task, verbs in module.VERBS.items()
}

BESIDES: Mapping[type[Action], Any] = {actions.Loan: loans}
"""Modules of the actions that any seat may take besides the decision at hand, by action; a module has ``templates``,
``refuse``, ``grounds`` and ``resolve``, and may have a room of its own as well."""

VERB_RULES: Mapping[str, str] = {
    "outlook": "INC-072",
    "payoff": "INC-103",
    "die": "INC-173",
    "unlock": "INC-034",
    "lock": "INC-034",
    "flip": "INC-101",
    "auction": "INC-111",
    "sell": "INC-130",
    "bid": "INC-113",
    "lower": "INC-119",
    "place": "INC-116",
    "remove": "INC-120",
    "swap": "INC-131",
    "income": "INC-141",
    "fight": "INC-143",
    "defend": "INC-149",
    "grab": "INC-144",
    "kill": "INC-145",
    "expand": "INC-153",
    "move": "INC-154",
    "stop": "INC-S08",
    "lobby": "INC-170",
    "camp": "INC-173",
    "marker": "INC-177",
    "banks": "INC-184",
    "budget": "INC-185",
    "rd": "INC-186",
    "exchange": "INC-187",
    "discard": "INC-192",
    "repay": "INC-055",
    "pass": "INC-110",
    "loan": "INC-050",
}
"""The rule that says when a verb has its place."""

TURN_RULES: Mapping[type[Task], tuple[str, ...]] = {
    InvestActionTask: ("INC-123",),
    CompetitionActionTask: ("INC-142",),
    LobbyActionTask: ("INC-170",),
}
"""Whose turn it is in the phases of actions, by decision point."""


class Incorporated(Game[State]):
    """Corporations buy shares of countries, fight for industry squares and lobby the powers of the world.

    Examples
    --------
    >>> game = Incorporated()
    >>> deal = {"P1": "big_brother", "P2": "fortress_derivatives"}
    >>> state = game.setup(Config(("Ann", "Ben"), "rulebook", deal=deal))
    >>> game.to_act(state)
    Decision(point='outlook_next', actor='chance', seat='chance')
    """

    id: ClassVar[str] = GAME_ID
    rules: ClassVar[str] = "1"
    rulesets: ClassVar[tuple[str, ...]] = RULESETS
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = len(SEATS)
    count_rule: ClassVar[str] = setup.COUNT_RULE
    grammar: ClassVar[Grammar] = actions.GRAMMAR
    state_type: ClassVar[type[Any]] = State

    def opening(self, config: Config) -> Step[State]:
        return setup.opening(config)

    def deal(self, config: Config, draw: Draw) -> Any:
        return setup.draw_deal(config, draw)

    def position(self, data: Mapping[str, Any]) -> State:
        return position(data)

    def to_act(self, state: State) -> Decision | None:
        if state.task is None:
            return None
        who = actor(state)
        return Decision(state.task.TAG, who, who)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        return () if state.task is None else ROOMS[type(state.task)].legal(state)

    def chance_outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        if state.task is None or actor(state) != CHANCE:
            return ()
        outcomes = ROOMS[type(state.task)].outcomes
        assert outcomes is not None
        return outcomes(state)

    def chance_key(self, state: State) -> tuple[str | int, ...]:
        # Each draw of a turn has its own number: how many cards were drawn, and how many Power Plays made.
        assert state.task is not None
        cards = state.cards
        drawn = (len(cards.opened), sum(cards.deck), sum(cards.discard), sum(cards.revealed))
        return (state.clock.turn, state.task.TAG, *drawn, len(state.events.used), ".".join(state.events.zones))

    def interjections(self, state: State) -> tuple[Template, ...]:
        return tuple(template for module in BESIDES.values() for template in module.templates(state))

    def refusals(self, state: State, action: Action) -> tuple[Reason, ...]:
        if state.task is None:
            return (reason("incorporated.refuse.over", "INC-200"),)
        if action.actor not in (*state.table.seats, CHANCE):
            return (reason("incorporated.refuse.nobody", "INC-A07", given=action.actor),)
        if type(action) in BESIDES:
            found: tuple[Reason, ...] = BESIDES[type(action)].refuse(state, action)
            return found
        room, who = ROOMS[type(state.task)], actor(state)
        if action.actor == who and isinstance(action, room.verbs):
            return room.refuse(state, action)
        point = reason(f"incorporated.point.{state.task.TAG}", hint=True, player=who)
        rules = ("INC-090", *TURN_RULES.get(type(state.task), ()), VERB_RULES[action.TAG])
        if untimely := repay.untimely(state, action):
            return (untimely, point)
        if action.actor != who:
            code = "incorporated.refuse.chance_acts" if who == CHANCE else "incorporated.refuse.other_actor"
            return (reason(code, *rules, player=who, given=action.actor), point)
        return (reason("incorporated.refuse.other_point", *rules, player=who), point)

    def grounds(self, state: State, action: Action) -> tuple[str, ...]:
        rules: tuple[str, ...] = _module(state, action).grounds(state, action)
        return rules

    def menu(self, state: State, text: str = "") -> Menu:
        return over(GAME_ID) if state.task is None else menu.menu(state, text)

    def resolve(self, state: State, action: Action) -> Step[State]:
        draft = Draft(state)
        _module(state, action).resolve(draft, state, action)
        flow.settle(draft)
        return draft.freeze()

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: State) -> Iterable[Breach]:
        return invariants(state)

    def view(self, state: State, viewer: str = PUBLIC) -> dict[str, Any]:
        self.check_viewer(state, viewer)
        return view(state, viewer)

    def redact(self, step: Step[State], viewer: str) -> Step[State]:
        self.check_viewer(step.state, viewer)
        return redact(step, viewer)

    def order_key(self, action: Action) -> tuple[Any, ...]:
        return actions.order_key(action)

    def rulebook(self, ruleset: str) -> Rulebook:
        return _rulebook(ruleset)

    def turn(self, state: State) -> int:
        return state.clock.turn


def _module(state: State, action: Action) -> Any:
    """Return what carries out a legal action: the module of an interjection, or the room of the task."""
    return BESIDES.get(type(action)) or ROOMS[type(state.task)]


@cache
def _rulebook(ruleset: str) -> Rulebook:
    return Rulebook.load(__package__, ruleset)


GAME = Incorporated()
