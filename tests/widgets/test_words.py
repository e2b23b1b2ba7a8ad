"""What the widgets say names only rules that there are."""

from __future__ import annotations

import re

import pytest

import gamekit
from gamekit.locale import LANGUAGES, catalogue

RULE_ID = re.compile(r"\b[A-Z]{3}-\d+\b")
RULESET = re.compile(r"^widget\.\w+\.rule\.(\w+)\.")


def named(lang: str) -> list[tuple[str, str, str]]:
    """Return message id, ruleset and rule id for each rule that a text of the widgets names."""
    return [
        (key, ruleset[1] if (ruleset := RULESET.match(key)) else "summary", rule)
        for key, message in catalogue(lang).items()
        if key.startswith("widget.")
        for rule in RULE_ID.findall(f"{key} {message}")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_a_widget_names_holds_in_its_ruleset(lang: str) -> None:
    game = gamekit.get("imperial2030")
    found = named(lang)
    assert len(found) > 100
    books = {ruleset: game.rulebook(ruleset) for ruleset in {ruleset for _, ruleset, _ in found}}
    assert [(key, rule) for key, ruleset, rule in found if rule not in books[ruleset]] == []


def test_both_languages_name_the_same_rules() -> None:
    english, french = (set(named(lang)) for lang in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_about_a_sign_of_the_board_rests_on_a_rule(lang: str) -> None:
    lines = {key: message for key, message in catalogue(lang).items() if RULESET.match(key)}
    assert len(lines) > 40
    assert [key for key, message in lines.items() if not RULE_ID.search(message)] == []
