"""The tests of the rules tested: no case is missing, every rule is cited by the code and seen at work in a test."""

from __future__ import annotations

import importlib
import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.cited import cited_by_code
from tests.imperial2030.support import BOOK, CASES, DATA, OBSERVED, REGISTER, Entry

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = re.compile(r"[A-Z]{3}-\d+")
SPEC = [entry["id"] for entry in json.loads((DATA / "imperial2030_rules.json").read_text(encoding="utf-8"))["rules"]]

RULES = [rule.id for rule in BOOK.values() if rule.kind == "rule" and rule.holds]
"""The rules that something can be seen of; statements are left out."""

CITED = cited_by_code("imperial2030", RULE_ID)

for path in sorted(Path(__file__).parent.glob("test_*.py")):
    importlib.import_module(f"{__package__}.{path.stem}")


@cache
def seen_at_work() -> dict[str, frozenset[str]]:
    """Run every registered test once more and return the rules that each of them saw."""
    seen: dict[str, frozenset[str]] = {}
    for entry in REGISTER:
        OBSERVED.clear()
        for arguments in entry.runs():
            entry.function(**arguments)
        seen[entry.name] = frozenset(OBSERVED)
    return seen


def test_there_are_77_cases_and_each_is_one_test() -> None:
    assert len(CASES) == 77
    written = [entry.case for entry in REGISTER if entry.case is not None]
    assert sorted(written) == sorted(CASES)


@pytest.mark.parametrize("entry", [entry for entry in REGISTER if entry.case], ids=lambda entry: entry.case)
def test_a_case_is_found_under_its_id_and_names_its_rules(entry: Entry) -> None:
    assert entry.case is not None
    assert entry.function.__name__ == f"test_case_{entry.case.lower()}"
    assert list(entry.rules) == CASES[entry.case]["tests"]


def test_no_test_is_registered_twice() -> None:
    names = [entry.name for entry in REGISTER]
    assert sorted(set(names)) == sorted(names)


def test_the_tests_name_rules_that_exist() -> None:
    unknown = {rule for entry in REGISTER for rule in entry.rules} - set(SPEC)
    assert unknown == set()
    # Only a case may name a rule that does not hold: it shows that the rule does not act.
    assert {rule for entry in REGISTER if not entry.case for rule in entry.rules} <= set(RULES)


def test_117_rules_can_be_seen() -> None:
    assert len(RULES) == 117
    assert set(SPEC) > set(RULES)


@pytest.mark.parametrize("rule_id", RULES)
def test_a_rule_is_cited_by_the_code(rule_id: str) -> None:
    assert rule_id in CITED


def test_the_code_cites_no_rule_that_does_not_hold() -> None:
    assert set(RULES) >= CITED


@pytest.mark.slow
@pytest.mark.parametrize("rule_id", RULES)
def test_a_rule_is_seen_at_work_in_a_test_that_is_about_it(rule_id: str) -> None:
    """A rule id that stands in code that never runs would be found here."""
    claiming = [entry.name for entry in REGISTER if rule_id in entry.rules]
    assert claiming
    assert [name for name in claiming if rule_id in seen_at_work()[name]]


@pytest.mark.slow
def test_no_rule_is_seen_that_does_not_hold() -> None:
    seen = frozenset().union(*seen_at_work().values())
    assert seen == set(RULES)
