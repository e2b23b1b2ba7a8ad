"""A game's rules as data: id, text in both languages, where it comes from, and whether it is a decision."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from gamekit.core.errors import RondelError

Kind = Literal["rule", "statement"]
Source = Literal["seed", "published", "decision", "reconstructed"]


class UnknownRule(RondelError, KeyError):
    """No rule of that id in the rulebook; a KeyError too, so that ``book.get`` works as with any mapping."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as one ruleset has it.

    Parameters
    ----------
    id
        For example ``"RON-6"``.
    kind
        ``rule``, or ``statement`` for what no event can show.
    holds
        False for a rule that this ruleset decided not to have.
    source
        ``seed`` (the text the project started from), ``decision`` (settled by the project), ...
    text, why
        By language; ``why`` gives the reason for a decision and is empty otherwise.
    words
        The passages of the source text it rests on.
    """

    id: str
    kind: Kind
    holds: bool
    source: Source
    text: Mapping[str, str]
    words: tuple[str, ...]
    why: Mapping[str, str]

    @property
    def decision(self) -> bool:
        """Whether the sources are silent there and the project settled it."""
        return self.source == "decision"


class Rulebook(Mapping[str, Rule]):
    """All rules of a game in one ruleset, by id, in the order of the specification."""

    def __init__(self, game: str, ruleset: str, rules: Mapping[str, Rule]) -> None:
        self.game = game
        self.ruleset = ruleset
        self._rules = rules

    @classmethod
    @cache
    def load(cls, package: str, ruleset: str) -> Rulebook:
        """Read ``rulebook.json`` of a game's package; once for each ruleset."""
        from importlib import resources  # with all that it imports: not before it is needed

        raw = json.loads(resources.files(package).joinpath("rulebook.json").read_text(encoding="utf-8"))
        rules = {}
        for rule_id, entry in raw["rules"].items():
            if (own := entry["rulesets"].get(ruleset)) is not None:
                rules[rule_id] = Rule(
                    id=rule_id,
                    kind=entry["kind"],
                    holds=own["holds"],
                    source=own["source"],
                    text=own["text"],
                    words=tuple(own["words"]),
                    why=own.get("why", {}),
                )
        return cls(raw["game"], ruleset, rules)

    def __getitem__(self, rule_id: str) -> Rule:
        """Return a rule.

        Raises
        ------
        UnknownRule
            If the rulebook has none of that id; the message names the nearest ids.
        """
        try:
            return self._rules[rule_id]
        except KeyError:
            import difflib  # only for a word that is wrong

            near = difflib.get_close_matches(rule_id.upper(), self._rules, n=3, cutoff=0.5)
            code = "rule.unknown" if near else "rule.unknown_far"
            raise UnknownRule(code, rule_name=rule_id, game_id=self.game, near=", ".join(near)) from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def decisions(self) -> tuple[Rule, ...]:
        """Return the rules that are decisions of the project."""
        return tuple(rule for rule in self.values() if rule.decision)
