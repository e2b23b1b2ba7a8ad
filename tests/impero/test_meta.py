"""The tests of the rules tested: no example is missing, every rule is cited by the code and seen at work in a test.

What a test is about stands in its docstring, by rule id; see :mod:`tests.watched`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gamekit.impero import GAME
from gamekit.impero.draft import Draft
from tests.cited import cited_by_code
from tests.watched import RuleTests

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = re.compile(r"IMP-(?:[AS]?|DP-)\d+")
EXAMPLES = [
    case["id"] for case in json.loads((ROOT / "tests/data/impero_cases.json").read_text(encoding="utf-8"))["cases"]
]

HERE = RuleTests(__file__, GAME, Draft, RULE_ID, "test_rules_*.py")
CITED = cited_by_code("impero", RULE_ID)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_found_under_its_id(example: str) -> None:
    found = HERE.example(example)
    assert found
    assert all(example in (test.__doc__ or "") for test in found)


def test_there_are_24_examples_and_152_rules() -> None:
    assert [f"IMP-EX-{number:02}" for number in range(1, 25)] == EXAMPLES
    assert len(HERE.rules) == 152


def test_the_tests_name_rules_that_exist() -> None:
    assert frozenset().union(*map(HERE.claims, HERE.tests)) <= set(HERE.book)


@pytest.mark.parametrize("rule_id", HERE.rules)
def test_a_rule_is_cited_by_the_code(rule_id: str) -> None:
    assert rule_id in CITED


def test_the_code_cites_no_rule_that_does_not_hold() -> None:
    assert set(HERE.rules) >= CITED


@pytest.mark.slow
@pytest.mark.parametrize("rule_id", HERE.rules)
def test_a_rule_is_seen_at_work_in_a_test_that_is_about_it(rule_id: str) -> None:
    """A rule id that stands in code that never runs would be found here."""
    claiming = HERE.about(rule_id)
    assert claiming
    assert [name for name in claiming if rule_id in HERE.seen[name]], claiming


@pytest.mark.slow
def test_no_rule_is_seen_that_does_not_hold() -> None:
    seen = frozenset().union(*HERE.seen.values()) - {""}
    assert seen == set(HERE.rules)
