"""Questions with their answers, and what is said to an answer that somebody gives."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from types import MappingProxyType
from typing import Any, Literal

from gamekit.core.events import Event
from gamekit.core.verdict import Reason
from gamekit.locale import LANGUAGES, has, name, text

Kind = Literal["number", "choice", "allowed"]
Status = Literal["right", "near", "wrong", "unclear"]
Fact = Event | Reason
Line = tuple[str, ...]
"""A sentence, then the ids of the rules it rests on."""

YES, NO = "yes", "no"
LONGEST = 40
"""Most characters of an answer that are read; no amount of the game and no name is longer."""
_SIGNS = {"dollar": {"$"}, "percent": {"%"}}
"""Signs that stand for a unit behind a number."""
_NUMBER = re.compile(r"([+\-−–]?)\s*(\$?)\s*(\d{1,6})\s*([^\d]*)")


@dataclass(frozen=True, slots=True)
class Slip:
    """A typical error: the number it leads to, and the fact that shows what went wrong.

    Parameters
    ----------
    amount
        The wrong answer.
    hint
        Message of the remark, without ``widget.quiz.slip.``.
    facts
        What happened that was left out or taken wrongly.
    """

    amount: int
    hint: str
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its answer; made by `widgets.lessons.questions.ask`.

    Parameters
    ----------
    game
        Id of the game.
    about
        What is asked, as it was given.
    after
        The moves it is asked about, spelled out; empty for the position as it is.
    kind
        ``"number"``, ``"choice"`` or ``"allowed"`` (yes or no).
    value
        The right answer: a number, the ids that are right among the options, or whether it is allowed.
    wording
        The question in words.
    unit
        Of a number, what is counted; picks ``widget.quiz.unit.<unit>``.
    options
        Ids to choose from.
    slips
        Typical errors.
    facts
        What happened that makes the answer what it is.
    ruleset
        Id of the ruleset it was asked under.
    names
        Players' names by seat.
    """

    game: str
    about: str
    after: tuple[str, ...]
    kind: Kind
    value: Any = field(repr=False)
    wording: Reason = field(repr=False)
    unit: str = ""
    options: tuple[str, ...] = ()
    slips: tuple[Slip, ...] = field(default=(), repr=False)
    facts: tuple[Fact, ...] = field(default=(), repr=False)
    ruleset: str = ""
    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}), repr=False)

    def words(self, lang: str = "en") -> str:
        """Return the question as a sentence."""
        return self.line(self.wording, lang)[0]

    def line(self, fact: Fact, lang: str) -> Line:
        """Return a fact as a sentence with its rules."""
        if isinstance(fact, Event):
            return (fact.text(lang, self.game, self.names), *fact.rules)
        return (text(fact.message, lang, game=self.game, names=self.names, **fact.params), *fact.rules)

    def label(self, option: str, lang: str = "en") -> str:
        """Return an option in words."""
        own = f"widget.quiz.option.{option}"
        return text(own, lang) if has(own, lang) else name(self.game, option, lang, self.names)

    def choices(self, lang: str = "en") -> list[dict[str, str]]:
        """Return the options as id and label, none for a number."""
        return [{"id": option, "label": self.label(option, lang)} for option in self.options]

    def unit_words(self, lang: str = "en", amount: int = 2) -> str:
        """Return the unit as it stands behind an amount."""
        return text(f"widget.quiz.unit.{self.unit}", lang, amount=amount) if self.unit else ""

    def said(self, answer: Any, lang: str = "en") -> str:
        """Return an answer in words: a number with its unit, or the labels of what is chosen."""
        if isinstance(answer, bool):
            return self.label(YES if answer else NO, lang)
        if isinstance(answer, int):
            return f"{answer} {self.unit_words(lang, answer)}".strip()
        ids = (answer,) if isinstance(answer, str) else answer
        return ", ".join(self.label(one, lang) for one in ids)

    def truth(self, lang: str = "en") -> Checked:
        """Return the answer with what makes it so, for somebody who asks to see it."""
        told = text("widget.quiz.truth", lang, answer=self.said(self.value, lang))
        return Checked("right", None, ((told,), *(self.line(fact, lang) for fact in self.facts)), lang)


@dataclass(frozen=True, slots=True)
class Checked:
    """What is said to an answer; true if the answer is right.

    Parameters
    ----------
    status
        ``"right"``; ``"near"``, a typical error; ``"wrong"``; or ``"unclear"``, no answer at all.
    answer
        The answer as it was read; None if it could not be.
    lines
        Sentences, each followed by the ids of its rules.
    lang
        Their language.
    """

    status: Status
    answer: Any
    lines: tuple[Line, ...]
    lang: str = "en"

    def __bool__(self) -> bool:
        return self.status == "right"

    @property
    def text(self) -> str:
        """All sentences, each with its rules in brackets."""
        return " ".join(_with_rules(*line) for line in self.lines)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        """Return the sentences, so that the last line of a cell shows them."""
        return self.text

    def _repr_html_(self) -> str:
        first, *others = (escape(_with_rules(*line), quote=False) for line in self.lines)
        more = "".join(f"<li>{line}</li>" for line in others)
        # Two dollar signs in a sentence would be set as a formula by notebooks.
        ignored = 'class="mathjax_ignore"'
        return f'<div {ignored} lang="{self.lang}"><p><b>{first}</b></p>{f"<ul>{more}</ul>" if more else ""}</div>'


def _with_rules(sentence: str, *rules: str) -> str:
    if not rules:
        return sentence
    stop = "." if sentence.endswith(".") else ""
    return f"{sentence.removesuffix('.')} ({', '.join(rules)}){stop}"


def judge(question: Question, answer: object, lang: str = "en") -> Checked:
    """Return what is said to an answer."""
    read, problem = parse(question, answer, lang)
    if problem:
        return Checked("unclear", None, ((text(f"widget.quiz.unclear.{problem}", lang),),), lang)
    if question.kind == "number":
        return _judge_number(question, read, lang)
    right = read in question.value if question.kind == "choice" else read == question.value
    if right:
        return _right(question, read, lang)
    return _wrong(question, read, lang)


def _right(question: Question, answer: Any, lang: str) -> Checked:
    told = text("widget.quiz.right", lang, answer=question.said(answer, lang))
    return Checked("right", answer, ((told,), *(question.line(fact, lang) for fact in question.facts)), lang)


def _judge_number(question: Question, answer: int, lang: str) -> Checked:
    if answer == question.value:
        return _right(question, answer, lang)
    for slip in question.slips:
        if slip.amount == answer:
            told = text(f"widget.quiz.slip.{slip.hint}", lang)
            return Checked("near", answer, ((told,), *(question.line(fact, lang) for fact in slip.facts)), lang)
    if abs(answer - question.value) == 1:
        return Checked("near", answer, ((text("widget.quiz.close", lang),),), lang)
    return _wrong(question, answer, lang)


def _wrong(question: Question, answer: Any, lang: str) -> Checked:
    lines: list[Line] = [(text("widget.quiz.wrong", lang),)]
    if rules := tuple(dict.fromkeys(rule for fact in question.facts for rule in fact.rules)):
        lines.append((text("widget.quiz.decided_by", lang), *rules))
    return Checked("wrong", answer, tuple(lines), lang)


def parse(question: Question, answer: object, lang: str = "en") -> tuple[Any, str]:
    """Return an answer as it is meant, or None and what is wrong with it, the end of a message id."""
    if isinstance(answer, str):
        answer = " ".join(answer[:LONGEST].split())
    if answer is None or answer == "":
        return None, "empty"
    if question.kind == "number":
        return _parse_number(question, answer)
    if question.kind == "allowed":
        if isinstance(answer, bool):
            return answer, ""
        options: dict[str, Any] = {YES: True, NO: False}
    else:
        options = {option: option for option in question.options}
    for option, meant in options.items():
        spelled = {option, *(question.label(option, known) for known in LANGUAGES)}
        if str(answer).casefold() in {word.casefold() for word in spelled}:
            return meant, ""
    return None, "option"


def _parse_number(question: Question, answer: object) -> tuple[Any, str]:
    if isinstance(answer, bool):
        return None, "number"
    if isinstance(answer, int):
        return answer, ""
    if isinstance(answer, float):
        return (int(answer), "") if answer.is_integer() else (None, "whole")
    found = _NUMBER.fullmatch(str(answer))
    if found is None:
        return None, "whole" if re.fullmatch(r"\d+[.,]\d+\D*", str(answer)) else "number"
    sign, dollars, digits, rest = found.groups()
    unit = rest.strip(" .").casefold()
    if (dollars and question.unit != "dollar") or (unit and unit not in _unit_words(question.unit)):
        return None, "number"
    return (-int(digits) if sign not in ("", "+") else int(digits)), ""


def _unit_words(unit: str) -> set[str]:
    """Return the ways to write a unit behind a number, in all languages."""
    if not unit:
        return set()
    spelled = {text(f"widget.quiz.unit.{unit}", lang, amount=amount) for lang in LANGUAGES for amount in (1, 2)}
    return {word.casefold() for word in spelled} | {word[0].casefold() for word in spelled} | _SIGNS.get(unit, set())
