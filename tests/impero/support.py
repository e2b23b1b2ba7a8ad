"""Positions and plays of IMPERO for the tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.core import codec
from gamekit.core.events import Event
from gamekit.core.game import Config
from gamekit.core.verdict import Verdict
from gamekit.impero import GAME
from gamekit.impero.board import RESOURCES
from gamekit.impero.pieces import name_key
from gamekit.impero.state import State
from gamekit.locale import LANGUAGES

BOOK = GAME.rulebook("impero")
NAMES = {"P1": "Ann", "P2": "Ben", "P3": "Cleo", "P4": "Dan"}


def seats(players: int) -> tuple[str, ...]:
    """Return the seats at a table."""
    return tuple(f"P{place + 1}" for place in range(players))


class Play:
    """A position with a cursor: each action is checked for invariants, the file format and sentences."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.sound()

    @classmethod
    def at(cls, data: Mapping[str, Any]) -> Play:
        """Return a custom position."""
        return cls(GAME.position(data))

    @classmethod
    def begun(cls, players: int = 2, **options: Any) -> Play:
        """Return the opening of a game."""
        return cls(GAME.setup(Config(seats(players), "impero", options)))

    def sound(self) -> None:
        """Check what holds in every position."""
        assert list(GAME.invariants(self.state)) == []
        for pieces in (self.state.armies, self.state.fleets, self.state.agents):
            assert list(pieces) == sorted(pieces, key=lambda own: (own.owner, name_key(own.name))), "lookups rely on it"
        again = codec.decode(GAME.state_type, codec.encode(self.state))
        assert again == self.state
        assert codec.digest(again) == codec.digest(self.state)

    def __call__(self, *texts: str) -> Play:
        """Play actions; ``events`` holds those of all of them."""
        told: list[Event] = []
        for text in texts:
            action = GAME.parse(text)
            grounds = GAME.grounds(self.state, action)
            assert grounds, f"{text} rests on no rule"
            assert set(grounds) <= set(BOOK), f"{text} rests on rules that there are"
            step = GAME.apply(self.state, action)
            self.state = step.state
            told += step.events
            self.sound()
        for event in told:
            assert event.rules
            assert set(event.rules) <= set(BOOK), "what happened rests on rules that there are"
            for lang in LANGUAGES:
                event.text(lang, GAME.id, NAMES)
        self.events = tuple(told)
        return self

    def refused(self, text: str) -> Verdict:
        """Return the verdict on an action that must be refused and change nothing."""
        digest = codec.digest(self.state)
        verdict = GAME.explain(self.state, text)
        assert verdict.status in ("illegal", "malformed"), verdict.text()
        assert set(verdict.rules) <= set(BOOK), "a refusal rests on rules that there are"
        for lang in LANGUAGES:
            assert verdict.named(NAMES).text(lang)
        assert codec.digest(self.state) == digest
        return verdict

    @property
    def legal(self) -> list[str]:
        """The texts of the legal actions."""
        return [str(action) for action in GAME.legal_actions(self.state)]

    @property
    def asked(self) -> tuple[str, str]:
        """The decision point and who decides."""
        decision = GAME.to_act(self.state)
        return (decision.point, decision.actor) if decision else ("over", "")

    def kinds(self) -> list[str]:
        """Return the kinds of the events of the last actions."""
        return [event.kind for event in self.events]

    def stock(self, seat: str) -> dict[str, int]:
        """Return what a seat has of each resource, zeros left out."""
        return {unit: held for unit in RESOURCES if (held := self.state.stock(seat, unit))}

    def told(self, kind: str) -> list[Any]:
        """Return the events of a kind of the last actions."""
        return [event for event in self.events if event.kind == kind]

    def cites(self) -> set[str]:
        """Return the rules of the events of the last actions."""
        return {rule for event in self.events for rule in event.rules}
