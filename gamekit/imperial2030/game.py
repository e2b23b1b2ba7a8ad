"""Imperial 2030 as a :class:`gamekit.core.game.Game`: the rooms put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from gamekit.core.chance import Draw
from gamekit.core.game import PUBLIC, Breach, Config, Decision, Outcome, Step
from gamekit.core.menu import Menu, over
from gamekit.core.room import RoomGame, rooms_of
from gamekit.core.rulebook import Rulebook
from gamekit.core.text import Action, Grammar
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030 import (
    actions,
    battle,
    donation,
    factory,
    flags,
    importing,
    investor,
    maneuver,
    menu,
    production,
    rondel,
    scoring,
    setup,
)
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.invariants import invariants
from gamekit.imperial2030.position import position
from gamekit.imperial2030.rulesets import GAME_ID, playable
from gamekit.imperial2030.state import InvestTask, ManeuverTask, State
from gamekit.imperial2030.view import view

VERB_RULES: Mapping[str, str] = {
    "rondel": "TUR-2",
    "build": "FAC-1",
    "skip": "FAC-1",
    "produce": "PRO-3",
    "import": "IMO-1",
    "fleet": "MAN-1",
    "army": "MAN-1",
    "convoy": "CON-1",
    "attack": "BAT-5",
    "fight": "BAT-2",
    "peace": "BAT-2",
    "end": "MAN-3",
    "flag": "FLG-2",
    "buy": "INV-6",
    "pass": "INV-6",
}
"""The rule that says when a verb has its place."""

CLASH_POINTS = {
    "offer": "battle_offer",
    "reply": "battle_reply",
    "mover": "battle_round",
    "opponent": "battle_round",
}


class Imperial2030(RoomGame[State, Draft]):
    """Investors buy bonds of six powers and steer them around a rondel.

    Examples
    --------
    >>> game = Imperial2030()
    >>> state = game.setup(Config(("Ann", "Ben"), "summary", deal={"P1": "RU", "P2": "CN"}))
    >>> game.to_act(state)
    Decision(point='rondel', actor='RU', seat='P1')
    >>> print(game.explain(state, "RU investor").text())
    RU rondel investor is legal (RON-2).
    """

    id: ClassVar[str] = GAME_ID
    rules: ClassVar[str] = "1"
    rulesets: ClassVar[tuple[str, ...]] = playable()
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 6
    count_rule: ClassVar[str] = "GEN-1"
    grammar: ClassVar[Grammar] = actions.GRAMMAR
    state_type: ClassVar[type[Any]] = State
    draft_type = Draft
    rooms = rooms_of(rondel, factory, production, importing, maneuver, flags, investor)
    besides: ClassVar[Mapping[type[Action], Any]] = {actions.Donate: donation}

    def opening(self, config: Config) -> Step[State]:
        return setup.opening(config)

    def deal(self, config: Config, draw: Draw) -> Any:
        return setup.draw_deal(config, draw)

    def lay_out(self, data: Mapping[str, Any]) -> State:
        return position(data)

    def actor(self, state: State) -> str:
        task = state.task
        if isinstance(task, InvestTask):
            return task.waiting[0]
        if isinstance(task, ManeuverTask) and task.clash is not None:
            return battle.speaker(state, task.clash)
        return state.clock.active

    def to_act(self, state: State) -> Decision | None:
        task = state.task
        if task is None:
            return None
        actor = self.actor(state)
        if isinstance(task, InvestTask):
            return Decision("invest", actor, actor)
        seat = state.nation(actor).government or ""
        if isinstance(task, ManeuverTask):
            return Decision(CLASH_POINTS[task.clash.stage] if task.clash else task.step, actor, seat)
        return Decision(task.TAG, actor, seat)

    def refusals(self, state: State, action: Action) -> tuple[Reason, ...]:
        if isinstance(action, actions.Donate):
            return donation.refuse(state, action)
        if state.task is None:
            return (reason("imperial2030.refuse.over", "END-2", "END-1"),)
        room = self.rooms[type(state.task)]
        if action.actor == self.actor(state) and isinstance(action, room.verbs):
            return room.refuse(state, action)
        decision = self.to_act(state)
        assert decision is not None
        if action.actor != decision.actor:
            return _other_actor(state, decision, action)
        return (_other_point(decision, action),)

    def menu(self, state: State, text: str = "") -> Menu:
        return over(self.id) if state.task is None else menu.menu(state, text)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def invariants(self, state: State) -> Iterable[Breach]:
        return invariants(state)

    def view(self, state: State, viewer: str = PUBLIC) -> dict[str, Any]:
        self.check_viewer(state, viewer)
        decision = self.to_act(state)
        shown = None
        if decision is not None:
            shown = {"point": decision.point, "actor": decision.actor, "seat": decision.seat}
        return view(state, shown)

    def order_key(self, action: Action) -> tuple[Any, ...]:
        return actions.order_key(action)

    def rulebook(self, ruleset: str) -> Rulebook:
        return Rulebook.load(__package__, ruleset)


def _other_actor(state: State, decision: Decision, action: Action) -> tuple[Reason, ...]:
    """Return why someone else is to act (TUR-1), though perhaps the same player for another nation (TUR-5)."""
    rules = ["TUR-1", VERB_RULES[action.TAG]]
    nations = {nation.id: nation.government for nation in state.nations}
    if nations.get(action.actor) == decision.seat:
        rules.append("TUR-5")
    point = f"imperial2030.point.{decision.point}"
    return (
        reason("imperial2030.refuse.other_actor", *rules, actor=decision.actor, given=action.actor),
        reason(point, hint=True, nation=decision.actor, player=decision.seat),
    )


def _other_point(decision: Decision, action: Action) -> Reason:
    """Return why the verb has no place at this point of the turn (TUR-2)."""
    return reason(
        f"imperial2030.refuse.other_point.{decision.point}",
        *dict.fromkeys(("TUR-2", VERB_RULES[action.TAG])),
        nation=decision.actor,
        player=decision.seat,
    )


GAME = Imperial2030()
