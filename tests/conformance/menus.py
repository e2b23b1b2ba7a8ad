"""What must hold for the menus of every game, as functions that raise AssertionError."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamekit.core.game import Game
from gamekit.core.menu import OPEN, Amount, Menu, Option
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
            assert option.more if behind.options or behind.amount else option.complete, (
                f"{option.text!r} does not lead where it says"
            )
            assert behind.done is not None or not option.complete, f"{option.text!r} is an action and cannot be played"
        assert menu.done is None or menu.done.text == menu.text, f"{menu.done} is not what was chosen"
        if menu.amount is not None:
            reached |= numbers_are_actions(game, state, menu.amount, legal)
        texts = [option.text for option in menu.options]
        assert len(set(texts)) == len(texts), f"two options of {menu.text!r} are one"
    assert reached == legal, f"the menus miss {sorted(legal - reached)} and invent {sorted(reached - legal)}"
    return menus


def numbers_are_actions(game: Game[Any], state: Any, amount: Amount, legal: set[str]) -> set[str]:
    """Every number within the bounds is an action, none beyond them; marks and hints lie within. Returns the texts."""
    spelled = {number: amount.spelled(number) for number in range(amount.least, amount.most + 1)}
    assert spelled, f"no number can be named: {amount}"
    assert set(spelled.values()) <= legal, f"{amount} names what is illegal: {sorted(set(spelled.values()) - legal)}"
    for number in (amount.least - 1, amount.most + 1):
        assert amount.spelled(number) not in legal, f"{amount} leaves out {number}"
        assert amount.number(amount.spelled(number)) is None, f"{amount} takes {number}"
    for told in (amount.marks, amount.hints):
        numbers = [number for number, _ in told]
        assert numbers == sorted(set(numbers)), f"{numbers} do not ascend"
        assert set(numbers) <= spelled.keys(), f"{numbers} go beyond {amount.least} to {amount.most}"
    assert amount.start is None or amount.start in spelled
    for number in {amount.least, amount.most, *(number for number, _ in (*amount.marks, *amount.hints))}:
        assert amount.number(spelled[number]) == number
        after = game.menu(state, spelled[number])
        assert after.done is not None, f"{spelled[number]!r} cannot be played"
        assert after.text == spelled[number] == after.done.text
        assert str(number) in words(game, after.done.label, "en")
    return set(spelled.values())


def speak(game: Game[Any], state: Any, menus: list[Menu]) -> None:
    """Questions and labels have words in every language; labels of one menu differ, and rest on rules."""
    book = checks.book_of(game, state)
    for menu in menus:
        for option in choices(menu):
            assert option.label.rules, f"{option.text!r} rests on no rule"
            checks.must_know(book, option.label.rules, option.text)
        hints = [hint for _, hint in menu.amount.hints] if menu.amount else []
        for told in (*hints, *menu.tips, *((menu.amount.label,) if menu.amount else ())):
            assert told.rules, f"{told} rests on no rule"
            checks.must_know(book, told.rules, menu.text)
            assert all(words(game, told, lang).strip() for lang in LANGUAGES)
        for lang in LANGUAGES:
            assert words(game, menu.question, lang).strip(), menu
            labels = [words(game, option.label, lang) for option in choices(menu)]
            assert all(label.strip() for label in labels), menu
            assert len(set(labels)) == len(labels), f"{lang}: {menu.text!r} has equal labels {labels}"
            if menu.amount is not None:
                assert OPEN in words(game, menu.amount.label, lang), f"{menu.amount.label} does not say the number"
                marks = [words(game, told, lang) for _, told in menu.amount.marks]
                assert len(set(marks)) == len(marks), f"{lang}: equal marks {marks}"
            tips = [words(game, tip, lang) for tip in menu.tips]
            assert len(set(tips)) == len(tips), f"{lang}: equal tips {tips}"


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
            # An attempt is a whole action: nobody asks how it could go on.
            verdict = game.explain(state, game.parse(text))
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
    assert bool(first.options or first.amount) == (game.to_act(state) is not None)
    for text in NONSENSE:
        assert game.menu(state, text) == first, text


def equal_for_equal_states(game: Game[Any], state: Any, menus: list[Menu]) -> None:
    """An equal state that shares nothing gives equal menus with equal hashes."""
    again = checks.fresh(game, state)
    for menu in menus:
        other = game.menu(again, menu.text)
        assert other == menu, menu.text
        assert hash(other) == hash(menu)
