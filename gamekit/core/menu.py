"""Menus: an action chosen piece by piece, by people who do not know how actions are written.

A menu asks one question and lists what can be chosen, or asks for a number. Each choice has a text: the beginning of
an action, which is what the next menu is asked for by, or a whole action, which can be played. A game lays out its
menus as its board makes it natural; the one built here goes word by word and serves any game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason

if TYPE_CHECKING:
    from gamekit.core.game import Game

Attempts = tuple[tuple[str, str], ...]
"""(place, text of an action) of places of the board that are no options: ``explain`` says of the text why not."""

OPEN = "{amount}"
"""What stands in the label of an amount in place of its number."""


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
        The id of the place where it stands on the board, as the game names its places; empty if it stands nowhere.
    unit
        The kind of piece that is picked at ``place``, as the game names it; empty if none is.
    """

    text: str
    label: Reason
    complete: bool
    more: bool
    place: str = ""
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number to be named; each from ``least`` to ``most`` makes a legal action.

    Parameters
    ----------
    before
        The action up to the number: ``P1 bid``.
    label
        Words for the button that confirms; its parameter ``amount`` is :data:`OPEN`.
    least, most
        Bounds, both included.
    hints
        (number, words): what naming so many means, from this number up to the next one in the list; ascending.
    marks
        (number, words): numbers that are worth a button of their own; ascending.
    start
        The number that stands there before any is named; None for ``least``.
    """

    before: str
    label: Reason
    least: int
    most: int
    hints: tuple[tuple[int, Reason], ...] = ()
    marks: tuple[tuple[int, Reason], ...] = ()
    start: int | None = None

    def spelled(self, number: int) -> str:
        """Return the action that names a number."""
        return f"{self.before} {number}"

    def number(self, text: str) -> int | None:
        """Return the number that an action names, None if it is none of those that can be named."""
        word = text.removeprefix(f"{self.before} ")
        if word == text or not (word.isascii() and word.isdigit()) or len(word) > len(str(self.most)):
            return None
        number = int(word)
        return number if self.least <= number <= self.most and self.spelled(number) == text else None

    def hint(self, number: int) -> Reason | None:
        """Return what naming a number means."""
        return next((words for start, words in reversed(self.hints) if start <= number), None)

    def named(self, number: int) -> Reason:
        """Return the words for naming a number, with the rules of what it means."""
        hint = self.hint(number)
        rules = dict.fromkeys((*self.label.rules, *(hint.rules if hint else ())))
        params = MappingProxyType({**self.label.params, "amount": number})
        return replace(self.label, rules=tuple(rules), params=params)


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
        (place, text): the places of the board that cannot be chosen here, each with the whole action that it would be.
        ``game.explain(state, game.parse(text))`` says why.
    amount
        The number that can be named instead of choosing an option; None if none can.
    tips
        Advice of the rulebook that applies here, with the rules that it follows from.
    """

    text: str
    question: Reason
    options: tuple[Option, ...]
    done: Option | None = None
    attempts: Attempts = ()
    amount: Amount | None = None
    tips: tuple[Reason, ...] = ()


def whole(text: str, label: Reason, place: str = "") -> Option:
    """Return the option to play an action that is written out."""
    return Option(text, label, complete=True, more=False, place=place)


def beginning(text: str, label: Reason, place: str = "", unit: str = "") -> Option:
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
    if found is not None:
        return settled(text, found.label)
    number = menu.amount.number(text) if menu.amount else None
    if menu.amount is None or number is None:
        return menu
    return settled(text, menu.amount.named(number))


def among(menus: Iterable[Menu], text: str) -> Menu:
    """Return the menu that ``text`` leads to: one of these, or behind one; the first one if it leads nowhere."""
    found: Menu | None = None
    for menu in menus:
        if menu.text == text:
            return menu
        if (after := behind(menu, text)) is not menu:
            return after
        found = found or menu
    assert found is not None
    return found


def attempts(options: Iterable[Option], tried: Iterable[tuple[str, Action]], open_: Collection[str] = ()) -> Attempts:
    """Return the first attempt at each place that is no option.

    Parameters
    ----------
    options
        The options of the menu.
    tried
        (place, action): what pressing a place could mean.
    open_
        Places where something can be done behind another option of the menu.
    """
    taken = {*(option.place for option in options), *open_}
    found: dict[str, str] = {}
    for place, action in tried:
        if place not in taken:
            found.setdefault(place, str(action))
    return tuple(found.items())


def marked(wanted: Iterable[tuple[int, Reason]], least: int, most: int) -> tuple[tuple[int, Reason], ...]:
    """Return the marks of an amount: those whose numbers can be named, each number once, ascending."""
    found: dict[int, Reason] = {}
    for number, words in wanted:
        if least <= number <= most:
            found.setdefault(number, words)
    return tuple(sorted(found.items()))


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
