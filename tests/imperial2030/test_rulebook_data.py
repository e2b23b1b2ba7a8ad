"""The rulebook of Imperial 2030 as data: complete, sourced, and the same in both languages.

The ids come from a copy of the specification's tables, the quoted words from a copy of the
rules text the project started from, so a rule that gets lost or a passage that is paraphrased fails here.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cited import check_languages, check_words

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
LANGUAGES = ("en", "fr")
RULE_ID = re.compile(r"\b[A-Z]{3}-\d+\b")

BOOK: dict[str, Any] = json.loads((ROOT / "gamekit" / "imperial2030" / "rulebook.json").read_text(encoding="utf-8"))
RULES: dict[str, Any] = BOOK["rules"]
SPEC: list[dict[str, Any]] = json.loads((DATA / "imperial2030_rules.json").read_text(encoding="utf-8"))["rules"]
SEED = " ".join((DATA / "imperial2030_seed.txt").read_text(encoding="utf-8").split())
PAGES = {"en": ROOT / "docs" / "imperial2030.md", "fr": ROOT / "docs" / "imperial2030.fr.md"}


def summary(rule_id: str) -> dict[str, Any]:
    """Return how a rule stands in the ruleset ``summary``."""
    entry: dict[str, Any] = RULES[rule_id]["rulesets"]["summary"]
    return entry


def test_header() -> None:
    assert BOOK["schema"] == "rondel-rulebook/1"
    assert BOOK["game"] == "imperial2030"


def test_every_rule_of_the_specification_in_its_order() -> None:
    # A decision that a rule does not hold is an entry, too: FLG-6 is the only one.
    assert list(RULES) == [row["id"] for row in SPEC if row["summary"] or row["decision"]]


def test_119_rules_hold() -> None:
    holding = [rule_id for rule_id in RULES if summary(rule_id)["holds"]]
    assert holding == [row["id"] for row in SPEC if row["summary"]]
    assert len(holding) == 119
    assert [rule_id for rule_id in RULES if not summary(rule_id)["holds"]] == ["FLG-6"]


def test_57_decisions() -> None:
    decided = [rule_id for rule_id in RULES if summary(rule_id)["source"] == "decision"]
    assert decided == [row["id"] for row in SPEC if row["decision"]]
    assert len(decided) == 57
    others = {summary(rule_id)["source"] for rule_id in RULES if rule_id not in decided}
    assert others == {"seed"}


def test_statements_are_few() -> None:
    # Only what no event, verdict, view or invariant can show may escape the rule coverage test: agreements, and
    # what cannot happen where the government is checked after each purchase.
    kinds = {rule_id: entry["kind"] for rule_id, entry in RULES.items()}
    assert [rule_id for rule_id, kind in kinds.items() if kind == "statement"] == ["GEN-7", "GOV-4"]
    assert set(kinds.values()) == {"rule", "statement"}


@pytest.mark.parametrize("rule_id", RULES)
def test_words_are_passages_of_the_seed(rule_id: str) -> None:
    check_words(summary(rule_id), SEED)


@pytest.mark.parametrize("rule_id", RULES)
def test_texts_in_both_languages(rule_id: str) -> None:
    check_languages(summary(rule_id), RULE_ID, RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_of_rules_cites_rules_that_exist(language: str) -> None:
    cited = RULE_ID.findall(PAGES[language].read_text(encoding="utf-8"))
    assert cited
    assert set(cited) <= set(RULES)


def test_pages_of_rules_cite_the_same_in_the_same_order() -> None:
    english, french = (RULE_ID.findall(page.read_text(encoding="utf-8")) for page in PAGES.values())
    assert english == french


def test_pages_of_rules_cover_every_rule() -> None:
    cited = set(RULE_ID.findall(PAGES["en"].read_text(encoding="utf-8")))
    assert set(RULES) - cited == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_rules_mark_exactly_the_decisions(language: str) -> None:
    # The page promises that an asterisk (escaped in Markdown) marks what the project settled.
    page = PAGES[language].read_text(encoding="utf-8")
    marked = re.findall(r"([A-Z]{3}-\d+)\\\*", page)
    assert sorted(marked) == sorted(row["id"] for row in SPEC if row["decision"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_rules_show_the_numbers_of_the_board(language: str) -> None:
    board = json.loads((ROOT / "gamekit" / "imperial2030" / "board.json").read_text(encoding="utf-8"))
    lines = PAGES[language].read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")][1:] for line in lines if line.startswith("|")]

    def row(*values: object) -> list[str]:
        return [str(value) for value in values]

    chart = board["tax_chart"]
    assert row(*(column["min_revenue"] for column in chart)) in rows
    assert row(*(column["power"] for column in chart)) in rows
    assert row(*(column["bonus"] for column in chart)) in rows
    assert row(*(bond["value"] for bond in board["bonds"])) in rows
    assert row(*(bond["interest"] for bond in board["bonds"])) in rows
    assert row(*(band["factor"] for band in board["power"]["factor"])) in rows
    supplies = [cells[0] for cells in rows if re.fullmatch(r"\d+, \d+", cells[0])]
    assert supplies == [f"{nation['armies']}, {nation['fleets']}" for nation in board["nations"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_in_words_is_the_chart_of_the_board(language: str) -> None:
    board = json.loads((ROOT / "gamekit" / "imperial2030" / "board.json").read_text(encoding="utf-8"))
    pattern = r"(\d+)(?: or more| ou plus)? ?: (\d+) (?:and|et) (\d+)"
    told = re.findall(pattern, summary("TAX-6")["text"][language])
    assert [tuple(map(int, column)) for column in told] == [
        (column["min_revenue"], column["bonus"], column["power"]) for column in board["tax_chart"]
    ]
