"""The rulebook of Imperial 2030 as data: no rule is lost, sources are as specified, numbers are those of the board.

The ids come from a copy of the specification's tables. ``tests/test_rulebooks.py`` has what all rulebooks promise.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gamekit.locale import LANGUAGES
from tests.books import IMPERIAL2030

ROOT = Path(__file__).resolve().parents[2]
RULES, SPEC, own = IMPERIAL2030.rules, IMPERIAL2030.spec, IMPERIAL2030.own
PAGES = {"en": ROOT / "docs" / "imperial2030.md", "fr": ROOT / "docs" / "imperial2030.fr.md"}


def test_every_rule_of_the_specification_in_its_order() -> None:
    # A decision that a rule does not hold is an entry, too: FLG-6 is the only one.
    assert list(RULES) == [row["id"] for row in SPEC if row["summary"] or row["decision"]]


def test_119_rules_hold() -> None:
    holding = [rule_id for rule_id in RULES if own(rule_id)["holds"]]
    assert holding == [row["id"] for row in SPEC if row["summary"]]
    assert len(holding) == 119
    assert [rule_id for rule_id in RULES if not own(rule_id)["holds"]] == ["FLG-6"]


def test_57_decisions() -> None:
    decided = [rule_id for rule_id in RULES if own(rule_id)["source"] == "decision"]
    assert decided == [row["id"] for row in SPEC if row["decision"]]
    assert len(decided) == 57
    others = {own(rule_id)["source"] for rule_id in RULES if rule_id not in decided}
    assert others == {"seed"}


def test_statements_are_few() -> None:
    # Only what no event, verdict, view or invariant can show may escape the rule coverage test: agreements, and
    # what cannot happen where the government is checked after each purchase.
    kinds = {rule_id: entry["kind"] for rule_id, entry in RULES.items()}
    assert [rule_id for rule_id, kind in kinds.items() if kind == "statement"] == ["GEN-7", "GOV-4"]
    assert set(kinds.values()) == {"rule", "statement"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_of_rules_cites_rules_that_exist(language: str) -> None:
    cited = IMPERIAL2030.rule_id.findall(PAGES[language].read_text(encoding="utf-8"))
    assert cited
    assert set(cited) <= set(RULES)


def test_pages_of_rules_cite_the_same_in_the_same_order() -> None:
    english, french = (IMPERIAL2030.rule_id.findall(page.read_text(encoding="utf-8")) for page in PAGES.values())
    assert english == french


def test_pages_of_rules_cover_every_rule() -> None:
    cited = set(IMPERIAL2030.rule_id.findall(PAGES["en"].read_text(encoding="utf-8")))
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
    told = re.findall(pattern, own("TAX-6")["text"][language])
    assert [tuple(map(int, column)) for column in told] == [
        (column["min_revenue"], column["bonus"], column["power"]) for column in board["tax_chart"]
    ]
