"""The rulebook of Incorporated as data: complete, sourced, and the same in both languages.

The ids come from a copy of the specification's lists, the quoted words from a copy of the rulebook the project
started from, so a rule that gets lost or a passage that is paraphrased fails here.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cited import check_languages, check_words, numbers

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
LANGUAGES = ("en", "fr")
RULE_ID = re.compile(r"\bINC-[AS]?\d+\b")

BOOK: dict[str, Any] = json.loads((ROOT / "gamekit" / "incorporated" / "rulebook.json").read_text(encoding="utf-8"))
RULES: dict[str, Any] = BOOK["rules"]
SPEC: list[dict[str, Any]] = json.loads((DATA / "incorporated_rules.json").read_text(encoding="utf-8"))["rules"]
SEED = " ".join((DATA / "incorporated_seed.txt").read_text(encoding="utf-8").split())
BOARD: dict[str, Any] = json.loads((ROOT / "gamekit" / "incorporated" / "board.json").read_text(encoding="utf-8"))
RECONSTRUCTED = ["INC-024", "INC-078"]
"""Rules that rest on tracks and cards that the rulebook does not print."""


def own(rule_id: str) -> dict[str, Any]:
    """Return how a rule stands in the only ruleset."""
    entry: dict[str, Any] = RULES[rule_id]["rulesets"]["rulebook"]
    return entry


def test_header() -> None:
    assert BOOK["schema"] == "rondel-rulebook/1"
    assert BOOK["game"] == "incorporated"
    assert {ruleset for entry in RULES.values() for ruleset in entry["rulesets"]} == {"rulebook"}


def test_every_rule_of_the_specification_in_its_order() -> None:
    assert list(RULES) == [row["id"] for row in SPEC]
    assert len(RULES) == 128 + 47 + 15


def test_62_decisions() -> None:
    decided = [rule_id for rule_id in RULES if own(rule_id)["source"] == "decision"]
    assert decided == [row["id"] for row in SPEC if row["decision"]]
    assert decided == [*(f"INC-A{n:02}" for n in range(1, 48)), *(f"INC-S{n:02}" for n in range(1, 16))]


def test_other_sources() -> None:
    others = {rule_id: own(rule_id)["source"] for rule_id in RULES if own(rule_id)["source"] != "decision"}
    assert [rule_id for rule_id, source in others.items() if source == "reconstructed"] == RECONSTRUCTED
    assert set(others.values()) == {"seed", "reconstructed"}


def test_statements_are_few() -> None:
    # Chips that the kit does not have, a case that cannot arise, and words that mean the same.
    kinds = {rule_id: entry["kind"] for rule_id, entry in RULES.items()}
    assert [rule_id for rule_id, kind in kinds.items() if kind == "statement"] == ["INC-039", "INC-A25", "INC-A38"]
    assert set(kinds.values()) == {"rule", "statement"}


@pytest.mark.parametrize("rule_id", RULES)
def test_words_are_passages_of_the_seed(rule_id: str) -> None:
    check_words(own(rule_id), SEED)


@pytest.mark.parametrize("rule_id", RULES)
def test_texts_in_both_languages(rule_id: str) -> None:
    check_languages(own(rule_id), RULE_ID, RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_tell_the_numbers_of_the_board(language: str) -> None:
    """The start of the sliders, the ends of their tracks, and the sums of the final scoring."""
    sliders, values = BOARD["sliders"], BOARD["parameters"]["values"]
    growth = [str(abs(position["percent"])) for position in sliders["growth"]["positions"]]
    interest = [str(position["loan_value"]) for position in sliders["interest"]["positions"]]
    stress, power = sliders["stress"], sliders["balance_of_power"]
    ends = [growth[0], growth[-1], interest[0], interest[-1], str(-stress["min"]), str(stress["max"])]
    assert numbers(own("INC-024")["text"][language], RULE_ID) == sorted([*ends, str(-power["min"]), str(power["max"])])
    starts = [growth[sliders["growth"]["start_index"]], interest[sliders["interest"]["start_index"]]]
    starts += [str(stress["start"]), str(power["start"])]
    assert numbers(own("INC-070")["text"][language], RULE_ID) == sorted(starts)
    bonus = values["end_market_leader_bonus"]
    scored = [values["end_square_value"], bonus["4"], bonus["2"], 2]
    assert numbers(own("INC-200")["text"][language], RULE_ID) == sorted(map(str, scored))
    first_sentence = own("INC-A04")["text"][language].split(".")[0]
    assert re.findall(r"\d+", first_sentence)[: len(growth)] == growth


def test_examples_are_all_there() -> None:
    cases = json.loads((DATA / "incorporated_cases.json").read_text(encoding="utf-8"))["cases"]
    assert [case["id"] for case in cases] == [f"INC-EX-{n:02}" for n in range(1, 27)]
    assert all(case["title"] and case["text"].endswith((".", ")")) for case in cases)
    cited = {rule_id for case in cases for rule_id in RULE_ID.findall(case["text"])}
    assert cited
    assert cited <= set(RULES)
