"""What must hold for the menus of every game, as functions that raise AssertionError."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamekit.core.game import Game
from gamekit.core.menu import Menu, Option
from gamekit.core.verdict import Reason
from gamekit.locale import LANGUAGES
from tests.conformance import checks

NONSENSE = ("nonsense", "buy the moon", "> > >", "P1", "chance roll 99", "RU army > >", "*2", "\u00e9\u0663\u00b2")
"""Texts that begin nothing, and some that say no more than who acts."""


def choices(menu: Menu) -> tuple[Option, ...]:
    """Return all that can be chosen in a menu, the action as it stands included."""
    return (*menu.options, *((menu.done,) if menu.done else ()))


def walk_menus(game: Game[Any], state: Any) -> Iterator[Menu]:
    """Yield every menu that can be reached by choosing, each once."""
    waiting, seen = [""], {""}
    while waiting:
        menu = game.menu(state, waiting.pop())
        yield menu
        ahead = [option.text for option in menu.options if option.more and option.text not in seen]
        seen.update(ahead)
        waiting += ahead


def lead_to_all_and_nothing_else(game: Game[Any], state: Any) -> list[Menu]:
    """Menus reach every legal action and nothing else, every choice leads on or is an action. Returns the menus."""
    legal = set(map(str, game.legal_actions(state)))
    menus = list(walk_menus(game, state))
    reached = set()
    for menu in menus:
        for option in choices(menu):
            assert option.complete or option.more, f"{option.text!r} is neither an action nor leads on"
            assert option.complete == (option.text in legal), f"{option.text!r} is said to be what it is not"
            reached |= {option.text} if option.complete else set()
        for option in menu.options:
            behind = game.menu(state, option.text)
            assert behind.text == option.text, f"{option.text!r} leads to {behind.text!r}"
            # An action can lead on to a menu that only offers to play it.
            assert option.more if behind.options else option.complete, f"{option.text!r} does not lead where it says"
            assert behind.done is not None or not option.complete, f"{option.text!r} is an action and cannot be played"
        assert menu.done is None or menu.done.text == menu.text, f"{menu.done} is not what was chosen"
        texts = [option.text for option in menu.options]
        assert len(set(texts)) == len(texts), f"two options of {menu.text!r} are one"
    assert reached == legal, f"the menus miss {sorted(legal - reached)} and invent {sorted(reached - legal)}"
    return menus


def speak(game: Game[Any], state: Any, menus: list[Menu]) -> None:
    """Questions and labels have words in every language; labels of one menu differ, and rest on rules."""
    book = checks.book_of(game, state)
    for menu in menus:
        for option in choices(menu):
            assert option.label.rules, f"{option.text!r} rests on no rule"
            checks.must_know(book, option.label.rules, option.text)
        for lang in LANGUAGES:
            assert words(game, menu.question, lang).strip(), menu
            labels = [words(game, option.label, lang) for option in choices(menu)]
            assert all(label.strip() for label in labels), menu
            assert len(set(labels)) == len(labels), f"{lang}: {menu.text!r} has equal labels {labels}"


def words(game: Game[Any], said: Reason, lang: str) -> str:
    """Return the words of a label or question."""
    return said.text(lang, game.id, checks.NAMES)


def attempts_are_refused(game: Game[Any], state: Any, menus: list[Menu]) -> int:
    """Explain says of every attempt by which rules it is refused, and no option is at its place. Returns how many."""
    book = checks.book_of(game, state)
    for menu in menus:
        open_places = {option.place for option in menu.options}
        for place, text in menu.attempts:
            assert place, text
            assert place not in open_places, f"{place} can be chosen"
            verdict = game.explain(state, text)
            assert verdict.status == "illegal", f"{text!r} is {verdict.status}"
            assert verdict.rules, f"{text!r} is refused by no rule"
            checks.must_know(book, verdict.rules, text)
        places = [place for place, _ in menu.attempts]
        assert len(set(places)) == len(places), f"{menu.text!r} tries a place twice"
    return sum(len(menu.attempts) for menu in menus)


def nonsense_begins_again(game: Game[Any], state: Any) -> None:
    """What begins nothing gives the first menu."""
    first = game.menu(state)
    assert first.text == ""
    assert bool(first.options) == (game.to_act(state) is not None)
    for text in NONSENSE:
        assert game.menu(state, text) == first, text


def equal_for_equal_states(game: Game[Any], state: Any, menus: list[Menu]) -> None:
    """An equal state that shares nothing gives equal menus with equal hashes."""
    again = checks.fresh(game, state)
    for menu in menus:
        other = game.menu(again, menu.text)
        assert other == menu, menu.text
        assert hash(other) == hash(menu)
