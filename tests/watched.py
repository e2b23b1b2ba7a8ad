"""The tests of a game's rules run once more while everything is noted that the game cites.

What a test is about stands in its docstring, by rule id. Events, verdicts, templates, tips, errors, results, broken
invariants, and what a view says of hidden things cite rules.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from gamekit.core.errors import RondelError
from gamekit.core.game import Game
from tests.again import arguments
from tests.books import Book
from tests.cited import cited_by_code

TESTS = Path(__file__).parent

Test = Callable[..., None]


class Watch:
    """Notes every rule that a game cites while it is open.

    Parameters
    ----------
    game, draft
        The class of the game, and that of its drafts, which some tests change by hand.
    """

    def __init__(self, game: type[Game[Any]], draft: type[Any]) -> None:
        self.game, self.draft = game, draft
        self.seen: set[str] = set()
        self.patch = pytest.MonkeyPatch()

    def __enter__(self) -> Watch:
        self.note(self.draft, "freeze", lambda step: of_all(step.events))
        self.note(self.game, "opening", lambda step: of_all(step.events))
        self.note(self.game, "refusals", of_all)
        self.note(self.game, "grounds", list)
        self.note(self.game, "interjections", of_all)
        self.note(self.game, "menu", lambda menu: of_all(menu.tips))
        self.note(self.game, "outcome", lambda outcome: outcome.ended.rules if outcome else ())
        self.note(self.game, "view", lambda view: [rule for rules in view["hidden"].values() for rule in rules])
        self.note(self.game, "invariants", lambda breaches: [breach.rule for breach in breaches])
        self.note(self.game, "position", lambda _: ())
        return self

    def __exit__(self, *_: object) -> None:
        self.patch.undo()

    def note(self, owner: type[Any], method: str, rules: Callable[[Any], Iterable[str]]) -> None:
        """Note what a method cites in its answers, and in its errors."""
        whole = getattr(owner, method)

        def noted(*args: Any, **kwargs: Any) -> Any:
            try:
                answer = whole(*args, **kwargs)
            except RondelError as error:
                self.seen.add(error.rule)
                raise
            if isinstance(answer, Iterator):
                answer = tuple(answer)
            self.seen.update(rules(answer))
            return answer

        self.patch.setattr(owner, method, noted)


def of_all(things: Iterable[Any]) -> list[str]:
    """Return the rules of events, reasons or templates."""
    return [rule for thing in things for rule in thing.rules]


class RuleTests:
    """The test functions of a game, with the rules that they are about and those that they see at work.

    Parameters
    ----------
    game, draft
        As in :class:`Watch`.
    book
        Its rulebook as data.
    pattern
        The files with tests of rules; long walks are about no rule.
    """

    def __init__(self, game: Game[Any], draft: type[Any], book: Book, pattern: str = "test_*.py") -> None:
        self.game, self.draft, self.book, self.pattern = game, draft, book, pattern
        rules = game.rulebook(book.ruleset).values()
        self.rules = [rule.id for rule in rules if rule.kind == "rule" and rule.holds]

    @cached_property
    def cited(self) -> frozenset[str]:
        """The rules that the code cites."""
        return cited_by_code(self.game.id, self.book.rule_id)

    @cached_property
    def tests(self) -> tuple[Test, ...]:
        """The test functions."""
        return tuple(self._found())

    def _found(self) -> Iterator[Test]:
        for path in sorted((TESTS / self.game.id).glob(self.pattern)):
            if "walks" in path.stem:
                continue
            module = importlib.import_module(f"tests.{self.game.id}.{path.stem}")
            for name, found in vars(module).items():
                if name.startswith("test_") and found.__module__ == module.__name__:
                    yield found

    def claims(self, test: Test) -> frozenset[str]:
        """Return the rules that a test says it is about; ``INC-113 to INC-116`` names all of them."""
        said = test.__doc__ or ""
        spans = re.findall(rf"({self.book.rule_id.pattern}) to ({self.book.rule_id.pattern})", said)
        within = {rule for first, last in spans for rule in self.book.rules if _between(first, rule, last)}
        return frozenset(self.book.rule_id.findall(said)) | within

    @cached_property
    def seen(self) -> dict[str, frozenset[str]]:
        """The rules that each test that is about rules saw when it was run once more."""
        seen = {}
        for test in self.tests:
            if self.claims(test):
                # A test that fails says so itself, once, and not for each rule.
                with Watch(type(self.game), self.draft) as watch, suppress(Exception):
                    for given in arguments(test):
                        test(**given)
                seen[named(test)] = frozenset(watch.seen)
        return seen

    def example(self, example: str) -> list[Test]:
        """Return the tests of an example: ``test_inc_ex_07_...`` for ``INC-EX-07``."""
        game, _, number = example.split("-")
        return [test for test in self.tests if re.match(rf"test_{game.lower()}_ex_(\d+_)*{number}_", test.__name__)]

    def about(self, rule: str) -> list[str]:
        """Return the names of the tests that are about a rule."""
        return [named(test) for test in self.tests if rule in self.claims(test)]


def _between(first: str, rule: str, last: str) -> bool:
    """Return whether a rule lies in a span of rules that are numbered in the same way."""
    (kind, low), (own, number), (_, high) = (re.findall(r"(\D+)(\d+)$", each)[0] for each in (first, rule, last))
    return kind == own and int(low) <= int(number) <= int(high)


def named(test: Test) -> str:
    """Return module and name of a test."""
    return f"{test.__module__.rpartition('.')[2]}.{test.__name__}"
