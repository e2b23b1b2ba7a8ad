"""The registered tests of Imperial 2030: what each is about and sees, as :class:`tests.watched.RuleTests` says it."""

from __future__ import annotations

import importlib
from functools import cached_property
from pathlib import Path

from gamekit.imperial2030 import GAME
from tests.books import IMPERIAL2030
from tests.cited import cited_by_code
from tests.imperial2030.support import BOOK, OBSERVED, REGISTER

for path in sorted(Path(__file__).parent.glob("test_*.py")):
    if path.stem != "test_register":  # which reads the register
        importlib.import_module(f"{__package__}.{path.stem}")


class Registered:
    """The tests that registered themselves, see :mod:`tests.imperial2030.support`."""

    game = GAME
    rules = tuple(rule.id for rule in BOOK.values() if rule.kind == "rule" and rule.holds)

    @cached_property
    def cited(self) -> frozenset[str]:
        """The rules that the code cites."""
        return cited_by_code(GAME.id, IMPERIAL2030.rule_id)

    @cached_property
    def seen(self) -> dict[str, frozenset[str]]:
        """The rules that each test saw when it was run once more."""
        seen: dict[str, frozenset[str]] = {}
        for entry in REGISTER:
            OBSERVED.clear()
            for arguments in entry.runs():
                entry.function(**arguments)
            seen[entry.name] = frozenset(OBSERVED)
        return seen

    def about(self, rule: str) -> list[str]:
        """Return the names of the tests that are about a rule."""
        return [entry.name for entry in REGISTER if rule in entry.rules]
