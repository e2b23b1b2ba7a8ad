"""What the rulebooks of all games are held to: their words, their languages, and the code that cites their rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from gamekit.locale import LANGUAGES

GAMES = Path(__file__).resolve().parents[1] / "gamekit"


def cited_by_code(game: str, rule_id: re.Pattern[str]) -> frozenset[str]:
    """Return the rule ids that stand in the code of a game as values, not in docstrings or comments."""
    found = set()
    for source in sorted((GAMES / game).glob("*.py")):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        # A string that is a statement of its own describes something.
        words = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and id(node) not in words
            and isinstance(node.value, str)
            and rule_id.fullmatch(node.value)
        }
    return frozenset(found)


def numbers(text: str, rule_id: re.Pattern[str]) -> list[str]:
    """Return the numbers of a text, without those in rule ids, in ascending order."""
    return sorted(re.findall(r"\d+", rule_id.sub("", text)))


def check_words(entry: Mapping[str, Any], seed: str) -> None:
    """Check that the words a rule rests on are passages of the source, whose spaces are single ones."""
    if entry["source"] == "seed":
        assert entry["words"], "a rule of the seed names the words it rests on"
    for passage in entry["words"]:
        assert len(passage) > 10, "a passage is long enough to be found"
        assert " ".join(passage.split()) in seed


def check_languages(entry: Mapping[str, Any], rule_id: re.Pattern[str], rules: Collection[str]) -> None:
    """Check that a rule says the same in every language: the same numbers, and the same rules, which there are."""
    texts = [entry["text"]]
    if entry["source"] == "decision":
        texts.append(entry["why"])
    else:
        assert "why" not in entry
    for text in texts:
        assert tuple(text) == LANGUAGES
        assert all(words == words.strip() and words.endswith(".") for words in text.values())
        assert text["en"] != text["fr"]
        assert numbers(text["en"], rule_id) == numbers(text["fr"], rule_id)
        cited = [rule_id.findall(words) for words in text.values()]
        assert cited[0] == cited[1]
        assert set(cited[0]) <= set(rules)
