"""The checks of the suite find what they are there to find: each breaks coins in one way and must be caught."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

import pytest

from gamekit.core import codec
from gamekit.core.errors import RondelError
from gamekit.core.game import ALL, PUBLIC, Breach, Outcome, Step, Template
from gamekit.core.ledger import BANK
from gamekit.core.text import Action, Grammar
from gamekit.core.verdict import Reason, Verdict, reason
from tests.conformance import checks
from tests.conformance.profiles import PROFILES
from tests.strategies import Played, odd_actions, walk
from tests.tiny import actions
from tests.tiny.game import GAME, Coins
from tests.tiny.state import State

PROFILE = PROFILES["coins"]


def steps_of(game: Coins) -> list[Played]:
    """Return the steps of random games of sound coins, each as the given game makes it."""
    return [
        Played(step.n, step.before, step.action, game.apply(step.before, step.action))
        for seed in range(2)
        for step in walk(GAME, "fair", 3, seed, limit=100, interject=0.1)
    ]


class Backwards(Coins):
    def legal_actions(self, state: State) -> tuple[Action, ...]:
        return super().legal_actions(state)[::-1]


class Twice(Coins):
    def legal_actions(self, state: State) -> tuple[Action, ...]:
        return tuple(action for action in super().legal_actions(state) for _ in "ab")


class Stuck(Coins):
    def legal_actions(self, state: State) -> tuple[Action, ...]:
        return super().legal_actions(state)[:-1]


class AnybodyActs(Coins):
    def refusals(self, state: State, action: Action) -> tuple[Reason, ...]:
        decision = self.to_act(state)
        if decision and not isinstance(action, actions.Give):
            action = replace(action, actor=decision.actor)
        return super().refusals(state, action)


class NoReasons(Coins):
    def refusals(self, state: State, action: Action) -> tuple[Reason, ...]:
        return tuple(replace(ground, rules=()) for ground in super().refusals(state, action))


class UnknownRefusal(Coins):
    def refusals(self, state: State, action: Action) -> tuple[Reason, ...]:
        return tuple(replace(ground, rules=("XXX-1",)) for ground in super().refusals(state, action))


class NoGrounds(Coins):
    def grounds(self, state: State, action: Action) -> tuple[str, ...]:
        return ()


class UnknownGrounds(Coins):
    def grounds(self, state: State, action: Action) -> tuple[str, ...]:
        return ("XXX-1",)


class UnknownEvent(Coins):
    def resolve(self, state: State, action: Action) -> Step[State]:
        step = super().resolve(state, action)
        return Step(step.state, tuple(replace(event, rules=("XXX-1",)) for event in step.events))


class Speechless(Coins):
    def explain(self, state: State, action: Action | str) -> Verdict:
        return replace(super().explain(state, action), reasons=())


class NoWayOn(Coins):
    def explain(self, state: State, action: Action | str) -> Verdict:
        return replace(super().explain(state, action), choices=())


class EatsItsState(Coins):
    def resolve(self, state: State, action: Action) -> Step[State]:
        step = super().resolve(state, action)
        object.__setattr__(state, "ledger", state.ledger.moved(BANK, "P1", 1))
        return step


class Random(Coins):
    source: ClassVar[random.Random] = random.Random(1)

    def resolve(self, state: State, action: Action) -> Step[State]:
        step = super().resolve(state, action)
        paid = step.state.ledger.moved(BANK, "P1", self.source.randint(1, 50))
        return Step(replace(step.state, ledger=paid), step.events)


class SilentMoney(Coins):
    def resolve(self, state: State, action: Action) -> Step[State]:
        step = super().resolve(state, action)
        return Step(replace(step.state, ledger=step.state.ledger.moved(BANK, "P1", 1)), step.events)


class Nothing(Coins):
    def resolve(self, state: State, action: Action) -> Step[State]:
        return Step(state, ())


class Mint(Coins):
    """Makes coins out of nothing, without the ledger's gateway."""

    def resolve(self, state: State, action: Action) -> Step[State]:
        step = super().resolve(state, action)
        ledger = step.state.ledger
        return Step(
            replace(step.state, ledger=replace(ledger, amounts=tuple(n + 1 for n in ledger.amounts))), step.events
        )


class SmallChance(Coins):
    def chance_outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        return tuple((action, share / 2) for action, share in super().chance_outcomes(state))


class FloatChance(Coins):
    def chance_outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        return tuple((action, float(share)) for action, share in super().chance_outcomes(state))  # type: ignore[misc]


class TooGenerous(Coins):
    def interjections(self, state: State) -> tuple[Template, ...]:
        return tuple(replace(template, most=template.most + 1) for template in super().interjections(state))


class TooMean(Coins):
    def interjections(self, state: State) -> tuple[Template, ...]:
        return tuple(replace(t, most=t.most - 1) for t in super().interjections(state) if t.most > 1)


class LeakyView(Coins):
    def view(self, state: State, viewer: str = PUBLIC) -> dict[str, Any]:
        return super().view(state, ALL)


class LeakyEvents(Coins):
    def redact(self, step: Step[State], viewer: str) -> Step[State]:
        return step


class LeakyActions(Coins):
    """Lets a player pick only what the one before did not pick."""

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        legal = super().legal_actions(state)
        if state.task is not None and state.task.TAG == "pick" and state.task.picks:  # type: ignore[union-attr]
            return tuple(a for a in legal if a.fruit != state.task.picks[-1][1])  # type: ignore[attr-defined, union-attr]
        return legal


class BlindToStrangers(Coins):
    """Shows a viewer whom it does not know what everybody sees."""

    def check_viewer(self, state: State, viewer: str) -> None:
        return None


class TupleView(Coins):
    def view(self, state: State, viewer: str = PUBLIC) -> dict[str, Any]:
        return super().view(state, viewer) | {"pair": (1, 2)}


class SlashedView(Coins):
    def view(self, state: State, viewer: str = PUBLIC) -> dict[str, Any]:
        return super().view(state, viewer) | {"P1/cash": state.ledger.balance("P1")}


class WrongRanks(Coins):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, ranks=tuple((seat, 5 - rank) for seat, rank in outcome.ranks))


class EarlyOutcome(Coins):
    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(replace(state, task=None))


class AlwaysBroken(Coins):
    def invariants(self, state: State) -> Iterable[Breach]:
        yield Breach("PUR-1", "this is a test")


class Shouting(Coins):
    """Writes what it does not read."""

    grammar: ClassVar[Grammar] = Grammar(("chance", *actions.SEATS), (actions.Roll, actions.Pick, actions.Sell))


@dataclass(frozen=True, slots=True)
class Blank(State):
    """A state that forgets whose turn it is when it is written down."""

    def to_json(self) -> dict[str, Any]:
        return {"table": codec.encode(self.table), "clock": codec.encode(self.clock)} | {
            "ledger": codec.encode(self.ledger)
        }


class Forgetful(Coins):
    def resolve(self, state: State, action: Action) -> Step[State]:
        step = super().resolve(state, action)
        after = step.state
        return Step(Blank(after.table, after.clock, after.ledger, after.task), step.events)


Check = Callable[[Coins, Played], object]


def refuses_odd_ones(game: Coins, step: Played) -> None:
    """Try what is legal elsewhere, and for others."""
    known = [action for other in steps_of(GAME)[:20] for action in GAME.legal_actions(other.before)]
    odd = odd_actions(GAME, known, random.Random(step.n))
    checks.only_legal_is_accepted(game, step.before, [next(odd) for _ in range(20)])


CHECKS: dict[str, Check] = {
    "order": lambda game, step: checks.canonical_order(game, step.before),
    "somebody": lambda game, step: checks.somebody_can_act(game, step.before),
    "refusals": refuses_odd_ones,
    "grounds": lambda game, step: checks.legal_is_accepted(game, step.before),
    "events": lambda game, step: checks.events_speak(game, step.step.events, game.rulebook("fair")),
    "prefixes": lambda game, step: checks.prefixes_lead_on(game, step.before, game.legal_actions(step.before)[0]),
    "apply": lambda game, step: checks.applies_without_trace(game, step),
    "books": lambda game, step: checks.keeps_the_books(step),
    "invariants": lambda game, step: checks.keeps_invariants(game, step.after),
    "change": lambda game, step: checks.changes_something(step),
    "chance": lambda game, step: checks.chance_is_fair(game, step.before),
    "templates": lambda game, step: checks.templates_are_exact(game, step.before),
    "twins": lambda game, step: checks.hides_what_is_hidden(game, step.before, PROFILE),
    "secrets": lambda game, step: checks.keeps_secrets(game, step.before, PROFILE),
    "strangers": lambda game, step: checks.strangers_are_refused(game, step.step),
    "views": lambda game, step: checks.views_are_json(game, step.before),
    "deltas": lambda game, step: checks.deltas_round_trip(game, step),
    "outcome": lambda game, step: checks.outcome_fits(game, step.after),
    "actions": lambda game, step: checks.action_round_trip(game, step.action),
    "states": lambda game, step: checks.state_round_trip(game, step.after),
}

CASES: list[tuple[type[Coins], str]] = [
    (Backwards, "order"),
    (Twice, "order"),
    (Stuck, "somebody"),
    (Stuck, "refusals"),
    (AnybodyActs, "refusals"),
    (NoReasons, "refusals"),
    (UnknownRefusal, "refusals"),
    (Speechless, "refusals"),
    (NoGrounds, "grounds"),
    (UnknownGrounds, "grounds"),
    (UnknownEvent, "events"),
    (NoWayOn, "prefixes"),
    (EatsItsState, "apply"),
    (Random, "apply"),
    (SilentMoney, "books"),
    (Mint, "books"),
    (Mint, "invariants"),
    (Nothing, "change"),
    (SmallChance, "chance"),
    (FloatChance, "chance"),
    (TooGenerous, "templates"),
    (TooMean, "templates"),
    (LeakyView, "twins"),
    (LeakyView, "secrets"),
    (LeakyEvents, "secrets"),
    (LeakyActions, "twins"),
    (BlindToStrangers, "strangers"),
    (TupleView, "views"),
    (SlashedView, "views"),
    (SlashedView, "deltas"),
    (WrongRanks, "outcome"),
    (EarlyOutcome, "outcome"),
    (AlwaysBroken, "invariants"),
    (Shouting, "actions"),
    (Forgetful, "states"),
]


@pytest.mark.parametrize(("broken", "check"), CASES)
def test_a_broken_game_is_caught(broken: type[Coins], check: str) -> None:
    game = broken()
    caught = 0
    for step in steps_of(game):
        try:
            CHECKS[check](game, step)
        except (AssertionError, RondelError, KeyError, pytest.fail.Exception):
            caught += 1
    assert caught, f"{broken.__name__} passes"


@pytest.mark.parametrize("check", CHECKS)
def test_sound_coins_pass(check: str) -> None:
    for step in steps_of(GAME):
        CHECKS[check](GAME, step)


def test_every_check_is_broken_once() -> None:
    assert {check for _, check in CASES} == set(CHECKS)


def test_a_game_with_secrets_is_not_open() -> None:
    caught = 0
    for step in steps_of(GAME):
        try:
            checks.open_to_all(GAME, step.step)
        except AssertionError:
            caught += 1
    assert caught


@dataclass
class Loose:
    """A piece of state that can change."""

    amount: int = 0


@dataclass(frozen=True)
class Baggy:
    """A frozen piece of state that takes any attribute."""

    amount: int = 0


@pytest.mark.parametrize("loose", [[1], {"a": 1}, {1, 2}, Loose(), Baggy(), (1, [2]), 1.5, object()])
def test_what_can_change_is_caught(loose: object) -> None:
    with pytest.raises(AssertionError):
        checks.frozen_all_through(loose)


def test_a_hole_in_a_verdict_is_caught() -> None:
    verdict = Verdict("illegal", "P1 keep", (reason("coins.refuse.pips", "DIE-1"),), ("DIE-1",), (), "coins")
    with pytest.raises(KeyError):
        checks.speaks(verdict)
