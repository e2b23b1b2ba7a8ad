"""The register of the tests of rules: no case of the specification is missing, and only rules that hold are named."""

from __future__ import annotations

import json

import pytest

from tests.imperial2030.registered import Registered
from tests.imperial2030.support import CASES, DATA, REGISTER, Entry

SPEC = [entry["id"] for entry in json.loads((DATA / "imperial2030_rules.json").read_text(encoding="utf-8"))["rules"]]
RULES = Registered.rules


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
