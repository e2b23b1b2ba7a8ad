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
        Whether choosing it leads to another menu. Both are true where an action can be played or still grow.
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


def over(game: Game[Any]) -> Menu:
    """Return the menu of a game that is over: nothing to choose."""
    return Menu("", reason(f"{game.id}.point.over"), ())


def settled(text: str, label: Reason) -> Menu:
    """Return the menu behind an action that is written out: nothing is left to choose but to play it."""
    return Menu(text, reason("menu.settled"), (), whole(text, label))


def shared_rules(game: Game[Any], state: Any, actions: Iterable[Action]) -> tuple[str, ...]:
    """Return the rules that all of some legal actions rest on, in the order in which the first one names them."""
    first, *others = (game.grounds(state, action) for action in actions)
    return tuple(rule for rule in first if all(rule in other for other in others))


def word_by_word(game: Game[Any], state: Any, text: str) -> Menu:
    """Return the menu of the words that go on from ``text``; a word that nothing competes with is not asked for."""
    decision = game.to_act(state)
    if decision is None:
        return over(game)
    spelled = [(str(action).split(), action) for action in game.legal_actions(state)]
    chosen = game.grammar.tokens(text)
    fitting = [(words, action) for words, action in spelled if words[: len(chosen)] == chosen]
    start = _common([words for words, _ in spelled])
    if len(chosen) <= start or not fitting:
        asked = reason(f"{game.id}.point.{decision.point}", nation=decision.actor, player=decision.seat)
        return Menu("", asked, _words(game, state, spelled, start))
    ends = [action for words, action in fitting if len(words) == len(chosen)]
    if len(ends) == len(fitting):
        return settled(" ".join(chosen), _label(game, state, chosen[-1], ends))
    longer = [(words, action) for words, action in fitting if len(words) > len(chosen)]
    done = whole(str(ends[0]), _label(game, state, chosen[-1], ends)) if ends else None
    length = len(chosen) if ends else _common([words for words, _ in longer])
    return Menu(" ".join(chosen), reason("menu.word.ask"), _words(game, state, longer, length), done)


def _common(lines: Sequence[Sequence[str]]) -> int:
    """Return with how many words all lines begin, the last word of the shortest left to be asked for."""
    first, most = lines[0], min(map(len, lines)) - 1
    return next((n for n in range(most) if any(words[n] != first[n] for words in lines)), most)


def _words(game: Game[Any], state: Any, spelled: Sequence[tuple[list[str], Action]], length: int) -> tuple[Option, ...]:
    """Return an option for each word that can stand at place ``length``, words without a rival behind it included."""
    groups: dict[str, list[tuple[list[str], Action]]] = {}
    for words, action in spelled:
        groups.setdefault(words[length], []).append((words, action))
    options = []
    for word, group in groups.items():
        label = _label(game, state, word, [action for _, action in group])
        text = " ".join(group[0][0][: length + 1])
        complete = any(len(words) == length + 1 for words, _ in group)
        options.append(Option(text, label, complete, more=any(len(words) > length + 1 for words, _ in group)))
    return tuple(options)


def _label(game: Game[Any], state: Any, word: str, actions: Iterable[Action]) -> Reason:
    return reason("menu.word", *shared_rules(game, state, actions), word=word)
