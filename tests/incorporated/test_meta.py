"""The tests of the rules tested: no example is missing, every rule is cited by the code and seen at work in a test.

What a test is about stands in its docstring, by rule id. The tests are run once more here while everything is noted
that the game cites: events, verdicts, templates, tips, errors, results, and what a view says of hidden things.
"""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gamekit.core.errors import RondelError
from gamekit.incorporated import GAME
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.game import Incorporated
from tests.again import arguments
from tests.cited import cited_by_code

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = re.compile(r"INC-[AS]?\d+")
SPAN = re.compile(r"INC-(\d+) to INC-(\d+)")
BOOK = GAME.rulebook("rulebook")
RULES = [rule.id for rule in BOOK.values() if rule.kind == "rule" and rule.holds]
"""The rules that something can be seen of; statements are left out."""

EXAMPLES = [
    case["id"]
    for case in json.loads((ROOT / "tests/data/incorporated_cases.json").read_text(encoding="utf-8"))["cases"]
]

Test = Callable[..., None]


def found_here() -> Iterator[Test]:
    """Yield the test functions of this folder, this file's and the long walks aside."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path == Path(__file__) or "walks" in path.stem:
            continue
        module = importlib.import_module(f"{__package__}.{path.stem}")
        yield from (
            found
            for name, found in vars(module).items()
            if name.startswith("test_") and found.__module__ == module.__name__
        )


def claims(test: Test) -> frozenset[str]:
    """Return the rules that a test says it is about; ``INC-113 to INC-116`` names all of them."""
    said = test.__doc__ or ""
    spans = {rule for first, last in SPAN.findall(said) for rule in BOOK if between(first, rule, last)}
    return frozenset(RULE_ID.findall(said)) | spans


def between(first: str, rule: str, last: str) -> bool:
    """Return whether a numbered rule lies in a span of numbers."""
    number = rule.removeprefix("INC-")
    return number.isdigit() and int(first) <= int(number) <= int(last)


TESTS = list(found_here())
CITED = cited_by_code("incorporated", RULE_ID)


class Watch:
    """Notes every rule that the game cites while it is open."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.patch = pytest.MonkeyPatch()

    def __enter__(self) -> Watch:
        # Drafts are what some tests change by hand.
        self.note(Draft, "freeze", lambda step: of_all(step.events))
        self.note(Incorporated, "opening", lambda step: of_all(step.events))
        self.note(Incorporated, "refusals", of_all)
        self.note(Incorporated, "grounds", list)
        self.note(Incorporated, "interjections", of_all)
        self.note(Incorporated, "menu", lambda menu: of_all(menu.tips))
        self.note(Incorporated, "outcome", lambda outcome: outcome.ended.rules if outcome else ())
        self.note(Incorporated, "view", lambda view: [rule for rules in view["hidden"].values() for rule in rules])
        self.note(Incorporated, "invariants", lambda breaches: [breach.rule for breach in breaches])
        self.note(Incorporated, "position", lambda _: ())
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


@cache
def seen_at_work() -> dict[str, frozenset[str]]:
    """Run every test that is about rules once more and return the rules that each of them saw."""
    seen = {}
    for test in TESTS:
        if claims(test):
            with Watch() as watch:
                for given in arguments(test):
                    test(**given)
            seen[named(test)] = frozenset(watch.seen)
    return seen


def named(test: Test) -> str:
    """Return module and name of a test."""
    return f"{test.__module__.rpartition('.')[2]}.{test.__name__}"


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_found_under_its_id(example: str) -> None:
    number = example.removeprefix("INC-EX-")
    found = [test for test in TESTS if re.match(rf"test_inc_ex_(\d+_)*{number}_", test.__name__)]
    assert found
    assert all(example in (test.__doc__ or "") for test in found)


def test_there_are_26_examples_and_187_rules() -> None:
    assert [f"INC-EX-{number:02}" for number in range(1, 27)] == EXAMPLES
    assert len(RULES) == 187


def test_the_tests_name_rules_that_exist() -> None:
    assert frozenset().union(*map(claims, TESTS)) <= set(BOOK)


@pytest.mark.parametrize("rule_id", RULES)
def test_a_rule_is_cited_by_the_code(rule_id: str) -> None:
    assert rule_id in CITED


def test_the_code_cites_no_rule_that_does_not_hold() -> None:
    assert set(RULES) >= CITED


@pytest.mark.slow
@pytest.mark.parametrize("rule_id", RULES)
def test_a_rule_is_seen_at_work_in_a_test_that_is_about_it(rule_id: str) -> None:
    """A rule id that stands in code that never runs would be found here."""
    claiming = [named(test) for test in TESTS if rule_id in claims(test)]
    assert claiming
    assert [name for name in claiming if rule_id in seen_at_work()[name]], claiming


@pytest.mark.slow
def test_no_rule_is_seen_that_does_not_hold() -> None:
    seen = frozenset().union(*seen_at_work().values()) - {""}
    assert seen == set(RULES)
