"""The text form of actions: many spellings in, one out, and help for what cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import pytest
from hypothesis import given

from gamekit.core.errors import BadAction
from gamekit.core.text import Action, Grammar, unknown
from tests.strategies import texts


@dataclass(frozen=True, slots=True)
class Walk(Action):
    TAG: ClassVar[str] = "walk"
    path: tuple[str, ...]

    def words(self) -> tuple[str, ...]:
        return tuple(word for place in self.path for word in (">", place))[1:]

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        if len(words) % 2 == 0 or any(sign != ">" for sign in words[1::2]):
            raise BadAction("text.extra", word=" ".join(words), verb=cls.TAG)
        return cls(actor, tuple(word.casefold() for word in words[::2]))


@dataclass(frozen=True, slots=True)
class Rest(Action):
    TAG: ClassVar[str] = "rest"


def normalise(words: list[str]) -> list[str]:
    """Accept ``RU home`` for ``RU walk home``."""
    return [words[0], "walk", "home"] if words[1:] == ["home"] else words


GRAMMAR = Grammar(("RU", "P1", "chance"), (Walk, Rest), normalise)


@pytest.mark.parametrize(
    "text",
    [
        "RU walk a > b",
        "ru WALK A>B",
        "  Ru\tWalk  a  >b\n",
        "ru walk a> b",
        "RU\u00a0walk a > b",
    ],
)
def test_clear_spellings_are_accepted(text: str) -> None:
    action = GRAMMAR.parse(text)
    assert action == Walk("RU", ("a", "b"))
    assert str(action) == "RU walk a > b"


def test_aliases_are_replaced() -> None:
    assert GRAMMAR.parse("ru HOME") == Walk("RU", ("home",))
    assert GRAMMAR.tokens("ru HOME") == ["RU", "walk", "home"]


def test_verbs_have_an_order() -> None:
    assert GRAMMAR.order == {"walk": 0, "rest": 1}


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "text.empty", {}),
        (" \t\n", "text.empty", {}),
        ("walk a", "text.actor", {"word": "walk", "near": "RU, P1, chance"}),
        ("chanse rest", "text.actor", {"word": "chanse", "near": "chance"}),
        ("RU", "text.no_verb", {"actor": "RU", "verbs": "walk, rest"}),
        ("RU wlak a", "text.verb", {"word": "wlak", "near": "walk"}),
        ("RU jump", "text.verb", {"word": "jump", "near": "walk, rest"}),
        ("RU rest now", "text.extra", {"word": "now", "verb": "rest"}),
        ("RU rest >", "text.extra", {"word": ">", "verb": "rest"}),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, code: str, params: dict[str, str]) -> None:
    with pytest.raises(BadAction) as caught:
        GRAMMAR.parse(text)
    assert (caught.value.code, caught.value.params) == (code, params)
    for word in params.values():
        assert word in caught.value.text("en")
        assert word in caught.value.text("fr")


def test_the_nearest_words_are_suggested_first() -> None:
    places = ["moscow", "mongolia", "Murmansk", "newyork"]
    assert unknown("text.region", "moskow", places).params["near"] == "moscow"
    assert unknown("text.region", "MURMANS", places).params["near"] == "Murmansk"
    assert unknown("text.region", "xyz", places).params["near"] == "moscow, mongolia, Murmansk, newyork"
    many = [f"place{n}{n}" for n in range(20)]
    assert unknown("text.region", "qqq", many).params["near"].endswith(", place77")


LEGAL = (Walk("RU", ("a",)), Walk("RU", ("a", "b")), Walk("RU", ("abc",)), Walk("RU", ("home",)), Rest("RU"))


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("", ("RU",)),
        ("R", ("RU",)),
        ("ru", ("walk", "rest")),
        ("RU w", ("walk",)),
        ("RU walk", ("a", "abc", "home")),
        ("RU walk a", (">", "abc")),
        ("RU walk a >", ("b",)),
        ("RU walk a > b", ()),
        ("RU walk ab", ("abc",)),
        ("RU walk x", ()),
        ("RU rest", ()),
        ("P1", ()),
    ],
)
def test_choices_go_on_or_complete(text: str, choices: tuple[str, ...]) -> None:
    assert GRAMMAR.choices(text, LEGAL) == choices


def test_a_number_is_a_whole_word() -> None:
    """What is too little is refused with its reason, and not taken for the beginning of something larger."""
    legal = ("RU walk 20", "RU walk 21", "RU walk 2a", "RU walk 2 more")
    assert GRAMMAR.choices("RU walk", legal) == ("20", "21", "2a", "2")
    assert GRAMMAR.choices("RU walk 2", legal) == ("more",)
    assert GRAMMAR.choices("RU walk 2a", legal) == ()


def test_an_alias_may_also_be_the_beginning_of_something_else() -> None:
    @dataclass(frozen=True, slots=True)
    class Home(Walk):
        TAG: ClassVar[str] = "home"

    grammar = Grammar(("RU",), (Walk, Home), normalise)
    assert grammar.parse("RU home") == Walk("RU", ("home",))
    assert grammar.choices("RU home", (Home("RU", ("a", "b")),)) == ("a",)
    assert grammar.choices("RU home", (Walk("RU", ("home", "b")),)) == (">",)


@pytest.mark.parametrize(
    "data",
    [
        None,
        5,
        [],
        "RU rest",
        {},
        {"type": "jump", "actor": "RU"},
        {"type": ["walk"], "actor": "RU"},
        {"type": None, "actor": "RU"},
        {"type": "rest"},
        {"type": "rest", "actor": 5},
        {"type": "rest", "actor": "ru"},
        {"type": "rest", "actor": "XX"},
        {"type": "rest", "actor": "RU", "more": 1},
        {"type": "walk", "actor": "RU"},
        {"type": "walk", "actor": "RU", "path": []},
        {"type": "walk", "actor": "RU", "path": ["A"]},
        {"type": "walk", "actor": "RU", "path": ["a b"]},
        {"type": "walk", "actor": "RU", "path": ["a>b"]},
        {"type": "walk", "actor": "RU", "path": [1]},
    ],
)
def test_json_that_is_no_action_is_refused(data: Any) -> None:
    with pytest.raises(BadAction) as caught:
        GRAMMAR.from_json(data)
    assert caught.value.text("fr") != caught.value.text("en")


def test_json_is_read_like_text() -> None:
    assert GRAMMAR.from_json({"type": "walk", "actor": "RU", "path": ["a", "b"]}) == Walk("RU", ("a", "b"))
    assert GRAMMAR.from_json({"type": "rest", "actor": "chance"}) == Rest("chance")


@given(texts)
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing but BadAction comes out, and what is read is written and read again."""
    try:
        action = GRAMMAR.parse(f"RU {text}")
    except BadAction:
        return
    assert GRAMMAR.parse(str(action)) == action
