"""A position of any game to play on in tests: whatever happens is checked on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Self

from gamekit.core import codec
from gamekit.core.events import Event
from gamekit.core.game import Game
from gamekit.core.terms import S
from gamekit.core.verdict import Verdict
from gamekit.locale import LANGUAGES

NAMES = {"P1": "Ann", "P2": "Ben", "P3": "Cleo", "P4": "Dan"}
"""What the seats are called in sentences."""


class BasePlay(Generic[S]):
    """A position with a cursor: each action is checked for invariants, the file format, rules and sentences.

    Attributes
    ----------
    game
        The game, played by its first ruleset.
    events
        What the last actions brought about.
    """

    game: ClassVar[Game[Any]]

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.book = set(self.game.rulebook(self.game.rulesets[0]))
        self.sound()

    @classmethod
    def at(cls, data: Mapping[str, Any]) -> Self:
        """Return a custom position."""
        return cls(cls.game.position(data))

    def sound(self) -> None:
        """Check what holds in every position."""
        assert list(self.game.invariants(self.state)) == []
        again = codec.decode(self.game.state_type, codec.encode(self.state))
        assert again == self.state
        assert codec.digest(again) == codec.digest(self.state)

    def __call__(self, *texts: str) -> Self:
        """Play actions; ``events`` holds those of all of them."""
        told: list[Event] = []
        for text in texts:
            action = self.game.parse(text)
            grounds = self.game.grounds(self.state, action)
            assert grounds, f"{text} rests on no rule"
            assert set(grounds) <= self.book, f"{text} rests on rules that there are"
            step = self.game.apply(self.state, action)
            self.state = step.state
            told += step.events
            self.sound()
        for event in told:
            assert event.rules
            assert set(event.rules) <= self.book, "what happened rests on rules that there are"
            for lang in LANGUAGES:
                event.text(lang, self.game.id, NAMES)
        self.events = tuple(told)
        return self

    def refused(self, text: str) -> Verdict:
        """Return the verdict on an action that must be refused and change nothing."""
        digest = codec.digest(self.state)
        verdict = self.game.explain(self.state, text)
        assert verdict.status in ("illegal", "malformed"), verdict.text()
        assert set(verdict.rules) <= self.book, "a refusal rests on rules that there are"
        for lang in LANGUAGES:
            assert verdict.named(NAMES).text(lang)
        assert codec.digest(self.state) == digest
        return verdict

    @property
    def legal(self) -> list[str]:
        """The texts of the legal actions."""
        return [str(action) for action in self.game.legal_actions(self.state)]

    @property
    def asked(self) -> tuple[str, str]:
        """The decision point and who decides."""
        decision = self.game.to_act(self.state)
        return (decision.point, decision.actor) if decision else ("over", "")

    def kinds(self) -> list[str]:
        """Return the kinds of the events of the last actions."""
        return [event.kind for event in self.events]

    def cites(self) -> set[str]:
        """Return the rules of the events of the last actions."""
        return {rule for event in self.events for rule in event.rules}
