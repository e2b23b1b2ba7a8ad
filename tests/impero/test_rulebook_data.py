"""The rulebook of IMPERO as data: complete, sourced, and the same in both languages.

The ids come from a copy of the specification's lists, the quoted words from a copy of the page the project started
from, so a rule that gets lost or a passage that is paraphrased fails here.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gamekit.impero.board import board
from tests.cited import check_languages, check_words, numbers

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
LANGUAGES = ("en", "fr")
RULE_ID = re.compile(r"\bIMP-(?:[AS]?\d+|DP-\d+)\b")

BOOK: dict[str, Any] = json.loads((ROOT / "gamekit" / "impero" / "rulebook.json").read_text(encoding="utf-8"))
RULES: dict[str, Any] = BOOK["rules"]
SPEC: list[dict[str, Any]] = json.loads((DATA / "impero_rules.json").read_text(encoding="utf-8"))["rules"]
SEED = " ".join((DATA / "impero_seed.txt").read_text(encoding="utf-8").split())
OWN = [f"IMP-S{number:02}" for number in range(1, 9)]
"""Decisions of the engine that the specification leaves open."""


def own(rule_id: str) -> dict[str, Any]:
    """Return how a rule stands in the only ruleset."""
    entry: dict[str, Any] = RULES[rule_id]["rulesets"]["impero"]
    return entry


def test_header() -> None:
    assert BOOK["schema"] == "rondel-rulebook/1"
    assert BOOK["game"] == "impero"
    assert {ruleset for entry in RULES.values() for ruleset in entry["rulesets"]} == {"impero"}


def test_every_rule_of_the_specification_in_its_order() -> None:
    assert list(RULES) == [*(row["id"] for row in SPEC), *OWN]


def test_decisions_and_other_sources() -> None:
    decided = [rule_id for rule_id in RULES if own(rule_id)["source"] == "decision"]
    assert decided == [*(row["id"] for row in SPEC if row["decision"]), *OWN]
    for rule_id in RULES:
        number = rule_id.removeprefix("IMP-")
        if number.isdigit():
            # The page tells the rhythm of play, initiative, upkeep, deficit and repair; the rest is completed.
            assert own(rule_id)["source"] == ("seed" if int(number) < 100 else "reconstructed")
        elif number.startswith("DP"):
            assert own(rule_id)["source"] == "reconstructed"


@pytest.mark.parametrize("rule_id", RULES)
def test_words_are_passages_of_the_seed(rule_id: str) -> None:
    check_words(own(rule_id), SEED)


@pytest.mark.parametrize("rule_id", RULES)
def test_texts_in_both_languages(rule_id: str) -> None:
    check_languages(own(rule_id), RULE_ID, RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_tell_the_numbers_of_the_board(language: str) -> None:
    """Costs, limits and points as they stand in ``board.json``."""
    data = board()
    cost = dict(data.route_cost)
    more = data.technologies["monnaie"].effect.n
    route = [1, cost["bois"], cost["or"], data.routes_most, data.routes_most + more, data.route_gold]
    text = own("IMP-165")["text"][language]
    assert set(map(int, numbers(text.replace("III", "").replace("II", ""), RULE_ID))) == set(route)
    points = data.points
    scored = {points["capitale"], points["cite"], points["route"], points["technologie"], points["or_par_point"]}
    text = own("IMP-176")["text"][language]
    assert set(map(int, numbers(text, RULE_ID))) == scored | {4}
    assert numbers(own("IMP-175")["text"][language], RULE_ID) == sorted(
        str(number) for pair in data.victory.items() for number in pair
    )
    calm = {amount for _, amount in data.calm_cost}
    assert calm <= set(map(int, numbers(own("IMP-DP-3")["text"][language], RULE_ID)))


def test_examples_are_all_there() -> None:
    cases = json.loads((DATA / "impero_cases.json").read_text(encoding="utf-8"))["cases"]
    assert [case["id"] for case in cases] == [f"IMP-EX-{n:02}" for n in range(1, 25)]
    assert all(case["title"] and case["text"].endswith((".", ")")) for case in cases)
    cited = {rule_id for case in cases for rule_id in RULE_ID.findall(case["text"])}
    assert cited
    assert cited <= set(RULES)
