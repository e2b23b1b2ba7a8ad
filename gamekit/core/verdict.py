"""What a game says about an action before it is played: legal or not, why, and what comes next."""

from __future__ import annotations

import copyreg
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal

from gamekit.locale import text


def _frozen(data: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(data)


# Outcomes, verdicts and configurations go to worker processes and back; Python itself pickles no read-only mapping.
copyreg.pickle(MappingProxyType, lambda proxy: (_frozen, (dict(proxy),)))

Status = Literal["legal", "illegal", "incomplete", "malformed"]


@dataclass(frozen=True, slots=True)
class Reason:
    """One ground of a verdict.

    Parameters
    ----------
    message
        Message id, for example ``"imperial2030.refuse.fee"``.
    rules
        Ids of the rules it rests on, the deciding one first.
    params
        Numbers and ids for the placeholders of the message.
    hint
        True for a sentence that says what could be done, False for what stands in the way.
    """

    message: str
    rules: tuple[str, ...] = ()
    params: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    hint: bool = False

    def text(self, lang: str = "en", game: str = "", names: Mapping[str, str] | None = None) -> str:
        """Return the words, without the rule ids; ``names`` are the players' names by seat."""
        return text(self.message, lang, game=game, names=names, **self.params)


def reason(message: str, *rules: str, hint: bool = False, **params: Any) -> Reason:
    """Return a :class:`Reason`; a shorthand that keeps the rules readable."""
    return Reason(message, rules, MappingProxyType(params), hint)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer of :meth:`gamekit.core.game.Game.explain`.

    Parameters
    ----------
    status
        ``legal``, ``illegal``, ``incomplete`` (a beginning of a legal action) or ``malformed``.
    action
        Canonical text of the action, or the text as it was given where it is none.
    reasons
        Why not, in the order in which they matter; empty for a legal action.
    rules
        Ids of the rules that decide: of the reasons, or of what makes the action legal.
    choices
        The next words that lead on to a legal action, for an interface that builds it piece by piece.
    """

    status: Status
    action: str
    reasons: tuple[Reason, ...] = ()
    rules: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    game: str = ""
    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def __bool__(self) -> bool:
        """Return True if the action is legal."""
        return self.status == "legal"

    def named(self, names: Mapping[str, str]) -> Verdict:
        """Return the same verdict with the players' names for its text."""
        return replace(self, names=MappingProxyType(dict(names)))

    def text(self, lang: str = "en") -> str:
        """Return the verdict in words, rule ids in brackets behind each sentence."""
        if self.status == "legal":
            rules = ", ".join(self.rules)
            return text("verdict.legal", lang, action=self.action) + (f" ({rules})." if rules else ".")
        sentences = []
        for ground in self.reasons:
            line = ground.text(lang, self.game, self.names)
            sentences.append(f"{line.rstrip('.')} ({', '.join(ground.rules)})." if ground.rules else line)
        if self.status == "incomplete":
            sentences.append(text("verdict.incomplete", lang, choices=", ".join(runs(self.choices))))
        return " ".join(sentences)


def runs(words: Iterable[str]) -> list[str]:
    """Return words with four or more whole numbers in a row written as the first and the last of them.

    Examples
    --------
    >>> runs(["3", "4", "5", "6", "9", "pass"])
    ['3–6', '9', 'pass']
    """
    found: list[list[str]] = []
    for word in words:
        if found and word.isdigit() and found[-1][-1].isdigit() and int(word) == int(found[-1][-1]) + 1:
            found[-1].append(word)
        else:
            found.append([word])
    return [word for run in found for word in ([f"{run[0]}–{run[-1]}"] if len(run) > 3 else run)]
