"""What the widgets say names only rules that there are."""

from __future__ import annotations

import re

import pytest

import gamekit
from gamekit.locale import LANGUAGES, catalogue

RULE_ID = re.compile(r"\b[A-Z]{3}-[AS]?\d+\b")
INCORPORATED = ("incorporated", "rulebook")
IMPERO = ("impero", "impero")
RULESET = re.compile(r"^widget\.\w+\.rule\.(\w+)\.")


def named(lang: str) -> list[tuple[str, tuple[str, str], str]]:
    """Return message id, game with ruleset, and rule id for each rule that a text of the widgets names."""

    def book(key: str, rule: str) -> tuple[str, str]:
        if rule.startswith("IMP-"):
            return IMPERO
        ruleset = RULESET.match(key)
        return INCORPORATED if rule.startswith("INC-") else ("imperial2030", ruleset[1] if ruleset else "summary")

    return [
        (key, book(key, rule), rule)
        for key, message in catalogue(lang).items()
        if key.startswith("widget.")
        for rule in RULE_ID.findall(f"{key} {message}")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_a_widget_names_holds_in_its_ruleset(lang: str) -> None:
    found = named(lang)
    assert len(found) > 100
    books = {(game, ruleset): gamekit.get(game).rulebook(ruleset) for _, (game, ruleset), _ in found}
    assert {INCORPORATED, IMPERO} <= set(books)
    assert [(key, rule) for key, book, rule in found if rule not in books[book]] == []


def test_both_languages_name_the_same_rules() -> None:
    english, french = (set(named(lang)) for lang in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_about_a_sign_of_the_board_rests_on_a_rule(lang: str) -> None:
    lines = {key: message for key, message in catalogue(lang).items() if RULESET.match(key)}
    assert len(lines) > 40
    assert [key for key, message in lines.items() if not RULE_ID.search(message)] == []
