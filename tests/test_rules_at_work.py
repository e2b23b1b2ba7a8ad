"""The tests of the rules tested: no example is missing, every rule is cited by the code and seen at work in a test.

What a test is about stands in its docstring, by rule id, see :mod:`tests.watched`; the tests of Imperial 2030 register
themselves, see :mod:`tests.imperial2030.support`.
"""

from __future__ import annotations

import pytest

from gamekit import impero, incorporated
from gamekit.impero.draft import Draft as ImperoDraft
from gamekit.incorporated.draft import Draft as IncorporatedDraft
from tests import books
from tests.imperial2030.registered import Registered
from tests.watched import RuleTests

IMPERO = RuleTests(impero.GAME, ImperoDraft, books.IMPERO, "test_rules_*.py")
INCORPORATED = RuleTests(incorporated.GAME, IncorporatedDraft, books.INCORPORATED)
WATCHED = (IMPERO, INCORPORATED)
ALL = (Registered(), *WATCHED)

EACH_GAME = pytest.mark.parametrize("tests", ALL, ids=lambda tests: tests.game.id)
EACH_RULE = pytest.mark.parametrize(
    ("tests", "rule_id"), [pytest.param(tests, rule_id, id=rule_id) for tests in ALL for rule_id in tests.rules]
)
EACH_EXAMPLE = pytest.mark.parametrize(
    ("tests", "example"),
    [pytest.param(tests, case["id"], id=case["id"]) for tests in WATCHED for case in tests.book.cases],
)


@EACH_EXAMPLE
def test_an_example_is_found_under_its_id(tests: RuleTests, example: str) -> None:
    found = tests.example(example)
    assert found
    assert all(example in (test.__doc__ or "") for test in found)


@pytest.mark.parametrize(
    ("tests", "count"), [pytest.param(IMPERO, 152, id="impero"), pytest.param(INCORPORATED, 187, id="incorporated")]
)
def test_there_are_so_many_rules(tests: RuleTests, count: int) -> None:
    assert len(tests.rules) == count


@pytest.mark.parametrize("tests", WATCHED, ids=lambda tests: tests.game.id)
def test_the_tests_name_rules_that_exist(tests: RuleTests) -> None:
    assert frozenset().union(*map(tests.claims, tests.tests)) <= set(tests.book.rules)


@EACH_RULE
def test_a_rule_is_cited_by_the_code(tests: RuleTests | Registered, rule_id: str) -> None:
    assert rule_id in tests.cited


@EACH_GAME
def test_the_code_cites_no_rule_that_does_not_hold(tests: RuleTests | Registered) -> None:
    assert set(tests.rules) >= tests.cited


@pytest.mark.slow
@EACH_RULE
def test_a_rule_is_seen_at_work_in_a_test_that_is_about_it(tests: RuleTests | Registered, rule_id: str) -> None:
    """A rule id that stands in code that never runs would be found here."""
    claiming = tests.about(rule_id)
    assert claiming
    assert [name for name in claiming if rule_id in tests.seen[name]], claiming


@pytest.mark.slow
@EACH_GAME
def test_no_rule_is_seen_that_does_not_hold(tests: RuleTests | Registered) -> None:
    seen = frozenset().union(*tests.seen.values()) - {""}
    assert seen == set(tests.rules)
