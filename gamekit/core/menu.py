"""Menus: an action chosen piece by piece, by people who do not know how actions are written.

A menu asks one question and lists what can be chosen. Each choice has a text: the beginning of an action, which is
what the next menu is asked for by, or a whole action, which can be played. A game lays out its menus as its board makes
it natural; the one built here goes word by word and serves any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason

if TYPE_CHECKING:
    from gamekit.core.game import Game

Picked = Literal["", "army", "fleet"]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose.

    Parameters
    ----------
    text
        What the action reads once this is chosen: a beginning, or a whole action.
    label
        Words for a button, and the ids of the rules it rests on.
    complete
        Whether ``text`` is a legal action as it stands.
    more
        Whether choosing it leads to another menu. Both are true where an action can be played or still grow, and where
        the last of several pieces leads to a menu that only offers the whole.
    place
        The space of the rondel or the region where it stands on the board; empty if it stands nowhere.
    unit
        What is picked at ``place``, if a unit is: ``army`` or ``fleet``.
    """

    text: str
    label: Reason
    complete: bool
    more: bool
    place: str = ""
    unit: Picked = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """What is to be chosen now.

    Parameters
    ----------
    text
        What was chosen so far, empty at the start.
    question
        What is to be chosen, in one short sentence.
    options
        What can be chosen, in the order in which it is shown.
    done
        The action as it stands, if ``text`` is legal already.
    attempts
        (place, text): the places of the board that cannot be chosen here. ``game.explain(state, text)`` says why.
    """

    text: str
    question: Reason
    options: tuple[Option, ...]
    done: Option | None = None
    attempts: tuple[tuple[str, str], ...] = ()


def whole(text: str, label: Reason, place: str = "") -> Option:
    """Return the option to play an action that is written out."""
    return Option(text, label, complete=True, more=False, place=place)


def beginning(text: str, label: Reason, place: str = "", unit: Picked = "") -> Option:
    """Return an option that leads to another menu."""
    return Option(text, label, complete=False, more=True, place=place, unit=unit)


def over(game: str) -> Menu:
    """Return the menu of a game that is over: nothing to choose."""
    return Menu("", reason(f"{game}.point.over"), ())


def settled(text: str, label: Reason) -> Menu:
    """Return the menu behind an action that is written out: nothing is left to choose but to play it."""
    return Menu(text, reason("menu.settled"), (), whole(text, label))


def behind(menu: Menu, text: str) -> Menu:
    """Return the menu behind ``text`` if it is an action that ends a menu, else that menu."""
    found = next((option for option in menu.options if option.text == text and not option.more), None)
    return menu if found is None else settled(text, found.label)


def shared_rules(game: Game[Any], state: Any, actions: Iterable[Action]) -> tuple[str, ...]:
    """Return the rules that all of some legal actions rest on, in the order in which the first one names them."""
    return in_all(game.grounds(state, action) for action in actions)


def in_all(rows: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """Return what stands in every one of some rows, at least one, in the order of the first."""
    first, *others = rows
    return tuple(item for item in first if all(item in other for other in others))


def word_by_word(game: Game[Any], state: Any, text: str) -> Menu:
    """Return the menu of the words that go on from ``text``; a word that nothing competes with is not asked for."""
    decision = game.to_act(state)
    if decision is None:
        return over(game.id)
    legal = [(tuple(str(action).split()), action) for action in game.legal_actions(state)]
    chosen = tuple(game.grammar.tokens(text))
    fitting = [(words, action) for words, action in legal if words[: len(chosen)] == chosen]
    start = _common(legal)
    if len(chosen) <= start or not fitting:
        asked = reason(f"{game.id}.point.{decision.point}", nation=decision.actor, player=decision.seat)
        return Menu("", asked, _options(game, state, legal, start, start))
    length = len(chosen)
    ends = [action for words, action in fitting if words == chosen]
    label = _label(game, state, chosen[-1:], ends or [action for _, action in fitting])
    if len(ends) == len(fitting):
        return settled(" ".join(chosen), label)
    longer = [(words, action) for words, action in fitting if words != chosen]
    options = _options(game, state, longer, length, length if ends else _common(longer))
    done = whole(" ".join(chosen), label) if ends else None
    return Menu(" ".join(chosen), reason("menu.word.ask"), options, done)


Spelled = Sequence[tuple[tuple[str, ...], Action]]
"""Actions with their words."""


def _common(actions: Spelled) -> int:
    """Return with how many words all actions begin, the last word of the shortest left to be asked for."""
    lines = [words for words, _ in actions]
    most = min(map(len, lines)) - 1
    return next((n for n in range(most) if any(words[n] != lines[0][n] for words in lines)), most)


def _options(game: Game[Any], state: Any, actions: Spelled, shown: int, place: int) -> tuple[Option, ...]:
    """Return an option for each word that can stand at a place; its label shows the words from ``shown`` on."""
    groups: dict[tuple[str, ...], list[tuple[int, Action]]] = {}
    for words, action in actions:
        groups.setdefault(words[: place + 1], []).append((len(words), action))
    return tuple(
        Option(
            " ".join(words),
            _label(game, state, words[shown:], [action for _, action in group]),
            complete=any(length == len(words) for length, _ in group),
            more=any(length > len(words) for length, _ in group),
        )
        for words, group in groups.items()
    )


def _label(game: Game[Any], state: Any, words: tuple[str, ...], actions: Iterable[Action]) -> Reason:
    return reason("menu.word", *shared_rules(game, state, actions), words=words)
