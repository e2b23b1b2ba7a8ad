"""Incorporated as a :class:`gamekit.core.game.Game`: the rooms put together."""

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
from gamekit.incorporated.view import shows, view
from gamekit.incorporated.words import SEATS

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


class Incorporated(RoomGame[State, Draft]):
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
    draft_type = Draft
    rooms = rooms_of(
        *(corporations, outlook, investment, auctions, purchases, loans),
        *(income, competition, attacks, moves, lobbying, clash, earnings, repay),
    )
    besides: ClassVar[Mapping[type[Action], Any]] = {actions.Loan: loans}

    def opening(self, config: Config) -> Step[State]:
        return setup.opening(config)

    def deal(self, config: Config, draw: Draw) -> Any:
        return setup.draw_deal(config, draw)

    def lay_out(self, data: Mapping[str, Any]) -> State:
        return position(data)

    def actor(self, state: State) -> str:
        return actor(state)

    def settle(self, draft: Draft) -> None:
        flow.settle(draft)

    def chance_key(self, state: State) -> tuple[str | int, ...]:
        # Each draw of a turn has its own number: how many cards were drawn, and how many Power Plays made.
        assert state.task is not None
        cards = state.cards
        drawn = (len(cards.opened), sum(cards.deck), sum(cards.discard), sum(cards.revealed))
        return (state.clock.turn, state.task.TAG, *drawn, len(state.events.used), ".".join(state.events.zones))

    def refusals(self, state: State, action: Action) -> tuple[Reason, ...]:
        if state.task is None:
            return (reason("incorporated.refuse.over", "INC-200"),)
        if action.actor not in (*state.table.seats, CHANCE):
            return (reason("incorporated.refuse.nobody", "INC-A07", given=action.actor),)
        if type(action) in self.besides:
            found: tuple[Reason, ...] = self.besides[type(action)].refuse(state, action)
            return found
        room = self.rooms[type(state.task)]
        if action.actor == actor(state) and isinstance(action, room.verbs):
            return room.refuse(state, action)
        if untimely := repay.untimely(state, action):
            return (untimely, self.asked(state))
        turn = TURN_RULES.get(type(state.task), ())
        return self.not_asked(state, action, "INC-090", *turn, VERB_RULES[action.TAG])

    def menu(self, state: State, text: str = "") -> Menu:
        return over(GAME_ID) if state.task is None else menu.menu(state, text)

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


GAME = Incorporated()
