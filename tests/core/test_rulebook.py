"""Rulebooks: found by id, in order, per ruleset, with help for a wrong id."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from gamekit.core.game import games, get
from gamekit.core.rulebook import Rulebook, UnknownRule
from tests import tiny


@pytest.fixture
def book() -> Rulebook:
    return Rulebook.load("tests.tiny", "fair")


def test_a_rule_says_what_it_is(book: Rulebook) -> None:
    rule = book["DIE-1"]
    assert rule.id == "DIE-1"
    assert rule.kind == "rule"
    assert rule.holds
    assert rule.decision
    assert rule.text["en"] == "The die shows 1 to 6 pips, each with probability 1/6."
    assert rule.text["fr"].startswith("Le dé montre")
    assert rule.why["en"]
    assert book["OPN-1"].kind == "statement"


def test_a_ruleset_has_its_own_words(book: Rulebook) -> None:
    loaded = Rulebook.load("tests.tiny", "loaded")
    assert loaded.ruleset == "loaded"
    assert loaded["DIE-1"].text != book["DIE-1"].text
    assert loaded["SET-1"].text == book["SET-1"].text


def test_rules_stand_in_the_order_of_the_specification(book: Rulebook) -> None:
    assert list(book)[:4] == ["SET-1", "SET-2", "TUR-1", "DIE-1"]
    assert len(book) == len(list(book)) == 13
    assert book.decisions() == tuple(book.values())


def test_a_ruleset_that_nobody_wrote_has_no_rules() -> None:
    assert len(Rulebook.load("tests.tiny", "marked")) == 0


def test_a_wrong_id_names_the_nearest(book: Rulebook) -> None:
    assert "DIE-2" not in book
    assert book.get("DIE-2") is None
    with pytest.raises(UnknownRule) as caught:
        book["die-2"]
    assert caught.value.params["rule_name"] == "die-2"
    assert "DIE-1" in caught.value.text("en")
    assert "DIE-1" in caught.value.text("fr")
    with pytest.raises(UnknownRule, match="without an id"):
        book["nothing like it"]


def cited(package: str) -> dict[str, str]:
    """Return every rule id that stands as a text of its own in a game's sources, with one place where it does."""
    folder = Path(__file__).resolve().parents[2].joinpath(*package.split("."))
    found = {}
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]{3}-[A-Z]?\d+", str(node.value)):
                found[str(node.value)] = f"{path.name}:{node.lineno}"
    return found


@pytest.mark.parametrize("game_id", [*games(), "coins"])
def test_every_rule_that_the_code_cites_is_in_the_book(game_id: str) -> None:
    game, package = (tiny.GAME, "tests.tiny") if game_id == "coins" else (get(game_id), f"gamekit.{game_id}")
    known = {rule_id for ruleset in game.rulesets for rule_id in game.rulebook(ruleset)}
    places = cited(package)
    assert len(places) > 10
    assert {places[rule_id]: rule_id for rule_id in places.keys() - known} == {}


def test_every_rule_of_coins_is_cited(book: Rulebook) -> None:
    assert {rule_id for rule_id, rule in book.items() if rule.kind == "rule"} == set(cited("tests.tiny"))


@pytest.mark.parametrize("game_id", [*games(), "coins"])
def test_every_rule_of_every_game_is_complete(game_id: str) -> None:
    game = tiny.GAME if game_id == "coins" else get(game_id)
    for ruleset in game.rulesets:
        book = game.rulebook(ruleset)
        assert book.game == game_id
        assert len(book) > 10
        for rule_id, rule in book.items():
            assert rule.id == rule_id
            assert rule.kind in ("rule", "statement")
            assert rule.source in ("seed", "published", "decision", "reconstructed")
            assert set(rule.text) == {"en", "fr"}
            assert rule.text["en"] != rule.text["fr"]
            if rule.decision:
                assert set(rule.why) == {"en", "fr"}, f"{rule_id} does not say why"
