"""The rulebooks of the games as data, with copies of what they were written from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import gamekit

TESTS = Path(__file__).parent


class Book:
    """A rulebook.

    Parameters
    ----------
    game
        Id of the game, which has one ruleset.
    rule_id
        What its rule ids look like, as a regular expression.

    Attributes
    ----------
    rules
        The entries by id.
    spec, cases
        Lists of the specification: its rules, and its examples.
    seed
        The text that the game was made from, with single spaces.
    """

    def __init__(self, game: str, rule_id: str) -> None:
        self.game, self.rule_id = game, re.compile(rf"\b(?:{rule_id})\b")
        self.ruleset = gamekit.get(game).rulesets[0]
        self.data: dict[str, Any] = _read(TESTS.parent / "gamekit" / game / "rulebook.json")
        self.rules: dict[str, Any] = self.data["rules"]
        self.spec: list[dict[str, Any]] = _read(TESTS / "data" / f"{game}_rules.json")["rules"]
        self.cases: list[dict[str, Any]] = _read(TESTS / "data" / f"{game}_cases.json")["cases"]
        self.seed = " ".join((TESTS / "data" / f"{game}_seed.txt").read_text(encoding="utf-8").split())

    def own(self, rule_id: str) -> dict[str, Any]:
        """Return how a rule stands in the ruleset."""
        entry: dict[str, Any] = self.rules[rule_id]["rulesets"][self.ruleset]
        return entry

    def numbers(self, text: str) -> list[str]:
        """Return the numbers of a text, without those in rule ids, in ascending order."""
        return sorted(re.findall(r"\d+", self.rule_id.sub("", text)))


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


IMPERIAL2030 = Book("imperial2030", r"[A-Z]{3}-\d+")
INCORPORATED = Book("incorporated", r"INC-[AS]?\d+")
IMPERO = Book("impero", r"IMP-(?:[AS]?|DP-)\d+")
BOOKS = (IMPERIAL2030, INCORPORATED, IMPERO)
