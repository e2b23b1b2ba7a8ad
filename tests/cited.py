"""The code that cites the rules of a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

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
