"""The text form of actions: ``<actor> <verb> <arguments>``, formatted and parsed without a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Self

from gamekit.core import codec
from gamekit.core.errors import BadAction

REMEMBERED = 120
"""Longest text, in characters, whose action a grammar remembers."""


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions; one subclass per verb.

    Parameters
    ----------
    actor
        A nation, a seat (``P1``), a faction, or ``chance``.
    """

    TAG: ClassVar[str] = ""

    actor: str

    def words(self) -> tuple[str, ...]:
        """Return the arguments in their canonical spelling."""
        return ()

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        """Return the action that these arguments spell.

        Raises
        ------
        BadAction
            If they spell none; the error says which word.
        """
        if words:
            raise BadAction("text.extra", word=words[0], verb=cls.TAG)
        return cls(actor)

    def __str__(self) -> str:
        return " ".join((self.actor, self.TAG, *self.words()))


def unknown(code: str, word: str, known: Iterable[str], **params: Any) -> BadAction:
    """Return an error for a word that is none of ``known``, with the nearest of them."""
    known = tuple(known)
    folded = {item.casefold(): item for item in known}
    import difflib  # only for a word that is wrong

    near = [folded[hit] for hit in difflib.get_close_matches(word.casefold(), folded, n=3, cutoff=0.65)]
    return BadAction(code, word=word, near=", ".join(near or known[:8]), **params)


def pick(word: str, known: Iterable[str], code: str) -> str:
    """Return the one of ``known`` that ``word`` spells in any case; raises BadAction ``code`` with the nearest."""
    known = tuple(known)
    found = {item.casefold(): item for item in known}.get(word.casefold())
    if found is None:
        raise unknown(code, word, known)
    return found


def exactly(words: Sequence[str], number: int, code: str) -> Sequence[str]:
    """Return the words if there are ``number`` of them; raises BadAction ``code`` otherwise."""
    if len(words) != number:
        raise BadAction(code)
    return words


def read_amount(word: str) -> int:
    """Return a whole number, negative ones included; raises BadAction otherwise."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise BadAction("text.amount", word=word)
    if len(digits) > 6:
        raise BadAction("text.large", word=word)
    return int(word)


@dataclass(frozen=True, slots=True)
class OfAmount(Action):
    """Base of the actions that name a whole number: money, bonds, points, or what a die shows."""

    amount: int

    def words(self) -> tuple[str, ...]:
        """Return the number."""
        return (str(self.amount),)

    @classmethod
    def read(cls, actor: str, words: Sequence[str]) -> Self:
        """Return the action with the number that the only word spells; raises BadAction if it spells none."""
        return cls(actor, read_amount(*exactly(words, 1, "text.one_amount")))


class Grammar:
    """The verbs of a game.

    Parameters
    ----------
    actors
        All ids that can act.
    types
        One action type per verb, in canonical order of the verbs.
    normalise
        Turns other clear spellings, given as a list of words, into the canonical ones.
    """

    def __init__(
        self,
        actors: Iterable[str],
        types: Iterable[type[Action]],
        normalise: Callable[[list[str]], list[str]] = lambda words: words,
    ) -> None:
        self.actors = {actor.casefold(): actor for actor in actors}
        self.types = {kind.TAG: kind for kind in types}
        self.order = {verb: place for place, verb in enumerate(self.types)}
        self._normalise = normalise
        self._known = lru_cache(maxsize=2**13)(self._read)

    def tokens(self, text: str) -> list[str]:
        """Return the words of a text, ``>`` always a word of its own, aliases replaced."""
        return self._normalise(self._spelled(text))

    def _spelled(self, text: str) -> list[str]:
        """Return the words of a text, actor and verb in their canonical case, aliases as they are."""
        words = text.replace(">", " > ").split()
        if words and words[0].casefold() in self.actors:
            words[0] = self.actors[words[0].casefold()]
        if len(words) > 1:
            words[1] = words[1].casefold()
        return words

    def parse(self, text: str) -> Action:
        """Return the action that ``text`` spells.

        Raises
        ------
        BadAction
            If it spells none: empty, an unknown actor or verb, or wrong arguments.
        """
        # Games say the same things over and over; only short texts are remembered, so that memory stays small.
        return self._known(text) if len(text) <= REMEMBERED else self._read(text)

    def _read(self, text: str) -> Action:
        words = self.tokens(text)
        if not words:
            raise BadAction("text.empty")
        actor, *rest = words
        if actor not in self.actors.values():
            raise unknown("text.actor", actor, self.actors.values())
        if not rest:
            raise BadAction("text.no_verb", actor=actor, verbs=", ".join(self.types))
        verb, *arguments = rest
        if verb not in self.types:
            raise unknown("text.verb", verb, self.types)
        return self.types[verb].read(actor, arguments)

    def from_json(self, data: Any) -> Action:
        """Return the action of a JSON object ``{"type": verb, "actor": ..., ...}``.

        Raises
        ------
        BadAction
            If it is none.
        """
        verb = data.get("type") if isinstance(data, dict) else None
        if not isinstance(verb, str) or verb not in self.types:
            raise BadAction("json.no_action", got=codec.canonical(data)[:80])
        action = codec.decode(self.types[verb], data)
        if action.actor not in self.actors.values():
            raise unknown("text.actor", action.actor, self.actors.values())
        # The text form checks every argument, so a JSON form that it does not read back is none.
        if self.parse(str(action)) != action:
            raise BadAction("json.no_action", got=codec.canonical(data)[:80])
        return action  # type: ignore[no-any-return]

    def choices(self, text: str, legal: Sequence[Action | str]) -> tuple[str, ...]:
        """Return the words that can come next after ``text`` on the way to one of ``legal`` actions or their texts.

        An unfinished last word is completed first.
        """
        lines = [_line(action) for action in legal]
        spelled, read = self._spelled(text), self.tokens(text)
        # "RU import" spells a space of the rondel, and begins an order of units: both can go on.
        readings = (spelled, read) if read != spelled else (read,)
        return tuple(dict.fromkeys(word for words in readings for word in _next_words(tuple(words), lines)))


@lru_cache(maxsize=2**13)
def _line(action: Action | str) -> tuple[str, ...]:
    """Return the words of an action; a board asks many times why it is not one of the same legal ones."""
    return tuple(str(action).split())


def _next_words(words: tuple[str, ...], lines: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Yield the words by which lines go on behind ``words``, or that complete the last of them."""
    *head, last = words or ("",)
    opening, place = tuple(head), len(head)
    for line in lines:
        if len(line) <= place or line[:place] != opening:
            continue
        if line[place] != last:
            # A number is a whole word: 2 is not the beginning of 20.
            if line[place].startswith(last) and not last.isdigit():
                yield line[place]
        elif len(line) > place + 1:
            yield line[place + 1]
