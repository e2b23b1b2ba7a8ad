"""Everything a person reads, in English and French: message ids to text with named placeholders.

Placeholders are ``{amount}`` (the value itself), ``{region:name}`` (an id of the game, or a seat, by its
name; a list of ids is joined), ``{nation:the}`` (the name as a sentence uses it: "the United States"),
``{nation:of}`` (French: "de la Russie"), ``{region:in}`` (French: "à Paris", "au Canada"),
``{bonus:plus}`` (a term of a sum: "+ 3", "− 1"), ``{cost:amounts}`` (pairs of an id and a number: "2 wood, 1 gold") and
``{steps:step|steps}`` (singular or plural, by the count).
"""

from __future__ import annotations

import json
import re
import string
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "fr")
_OPENS_WITH_ARTICLE = re.compile(r"\{(\w+):the\}")
_SPACES = {
    "en": (),
    "fr": ((re.compile(" (?=[;?!])"), "\u202f"), (re.compile(" (?=[:»])|(?<=«) "), "\u00a0")),
}
"""What stands where a line must not break: before ; ? ! a narrow space, before : and inside « » a whole one."""
_TURNING = re.compile(
    r"[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""What is read from right to left, or sets the direction of what follows; the same as in ``shared/labels.mjs``."""
_ISOLATES = re.compile(r"[\u2066-\u2069]")

__all__ = ["LANGUAGES", "catalogue", "has", "isolated", "name", "register", "spaced", "text", "unregister"]

_GUESTS: dict[str, Mapping[str, Mapping[str, str]]] = {}
"""Messages of games outside the kit: game -> language -> id -> text."""


def _read(folder: Traversable, lang: str) -> Mapping[str, str]:
    messages: dict[str, str] = json.loads(folder.joinpath(f"{lang}.json").read_text(encoding="utf-8"))
    return messages


def register(game: str, folder: Traversable) -> None:
    """Add the messages of a game that lives outside the kit.

    Parameters
    ----------
    game
        Id of the game.
    folder
        Holds ``en.json`` and ``fr.json``, for example a :class:`pathlib.Path`.

    Raises
    ------
    ValueError
        If the kit or another game has a message of the same id.
    """
    unregister(game)
    own = {lang: _read(folder, lang) for lang in LANGUAGES}
    for lang, messages in own.items():
        if taken := sorted(messages.keys() & catalogue(lang).keys()):
            raise ValueError(f"{game}: message ids already taken: {', '.join(taken)}")
    _GUESTS[game] = own
    catalogue.cache_clear()


def unregister(game: str) -> None:
    """Forget the messages that :func:`register` added."""
    _GUESTS.pop(game, None)
    catalogue.cache_clear()


@cache
def catalogue(lang: str = "en") -> Mapping[str, str]:
    """Return all messages of a language by id, with the spaces of :func:`spaced`.

    Raises
    ------
    ValueError
        If the kit does not speak that language.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    from importlib import resources  # with all that it imports: not before it is needed

    messages = dict(_read(resources.files(__package__), lang))
    for own in _GUESTS.values():
        messages |= own[lang]
    # The heading of a column is typed by people, who have no such spaces on their keyboards.
    return MappingProxyType(
        {key: words if key.startswith("column.") else spaced(words, lang) for key, words in messages.items()}
    )


def spaced(words: str, lang: str) -> str:
    r"""Return a text with the spaces that its language does not break at; in French a sign keeps to its word.

    Examples
    --------
    >>> spaced("Qui joue ?", "fr") == "Qui joue\u202f?"
    True
    """
    for space, kept in _SPACES[lang]:
        words = space.sub(kept, words)
    return words


def isolated(own: str) -> str:
    """Return the name of a person so that it cannot turn the words and numbers around it.

    Only a name that is read from right to left, or holds signs that set a direction, is set apart; others stay as
    they are.
    """
    if not _TURNING.search(own):
        return own
    # Signs of this kind inside would end the isolation early.
    return f"\u2068{_ISOLATES.sub('', own)}\u2069"


def has(message_id: str, lang: str = "en") -> bool:
    """Return whether there is such a message."""
    return message_id in catalogue(lang)


def name(game: str, identifier: str, lang: str = "en", names: Mapping[str, str] | None = None) -> str:
    """Return what a person calls ``identifier``: a player's name, a region, a nation, a space.

    An id without a name (a player who gave none) is returned as it is.

    Examples
    --------
    >>> name("imperial2030", "newdelhi", "fr")
    'Nouvelle-Delhi'
    """
    if names and identifier in names:
        return names[identifier]
    return catalogue(lang).get(f"{game}.name.{identifier}", identifier)


def _the(game: str, identifier: str, lang: str, names: Mapping[str, str] | None) -> str:
    """Return a name with its article, where it has one."""
    return catalogue(lang).get(f"{game}.the.{identifier}") or name(game, identifier, lang, names)


def _of(game: str, identifier: str, lang: str, names: Mapping[str, str] | None) -> str:
    """Return "of" with a name; in French the article is part of it."""
    if (form := catalogue(lang).get(f"{game}.of.{identifier}")) is not None:
        return form
    bare = _the(game, identifier, lang, names)
    if lang != "fr":
        return f"of {bare}"
    if has(f"{game}.the.{identifier}", lang):
        for article, contracted in CONTRACTED:
            if bare.startswith(article):
                return contracted + bare.removeprefix(article)
    return f"d’{bare}" if bare[:1].casefold() in VOWELS else f"de {bare}"


def _in(game: str, identifier: str, lang: str, names: Mapping[str, str] | None) -> str:
    """Return "in" with the name of a place; in French a city needs another word than a country or a sea."""
    if (form := catalogue(lang).get(f"{game}.in.{identifier}")) is not None:
        return form
    if lang == "fr":
        return f"à {name(game, identifier, lang, names)}"
    return f"in {_the(game, identifier, lang, names)}"


def _amounts(game: str, pairs: Sequence[tuple[str, int]], lang: str) -> str:
    """Return how much there is of each thing, in its plural where it has one; in words where there is nothing."""

    def counted(identifier: str, number: int) -> str:
        many = catalogue(lang).get(f"{game}.many.{identifier}") if number != 1 else None
        return f"{number} {many or name(game, identifier, lang)}"

    return ", ".join(counted(*pair) for pair in pairs) or catalogue(lang)["menu.nothing"]


FORMS = {"name": name, "the": _the, "of": _of, "in": _in}
CONTRACTED = (("le ", "du "), ("les ", "des "))
VOWELS = frozenset("aàâeéèêiîoôuy")


class _Formatter(string.Formatter):
    def __init__(self, lang: str, game: str, names: Mapping[str, str] | None) -> None:
        self.lang, self.game = lang, game
        self.names = {seat: isolated(own) for seat, own in (names or {}).items()}

    def format_field(self, value: Any, spec: str) -> str:
        if spec == "amounts":
            return _amounts(self.game, value, self.lang)
        if spec in FORMS:
            if isinstance(value, Sequence) and not isinstance(value, str):
                return ", ".join(self.format_field(item, spec) for item in value)
            return FORMS[spec](self.game, str(value), self.lang, self.names)
        if spec == "plus":
            return f"{'−' if value < 0 else '+'}\u00a0{abs(value)}"
        if "|" in spec:
            one, many = spec.split("|", 1)
            # French counts zero as singular.
            return one if abs(value) == 1 or (value == 0 and self.lang == "fr") else many
        return super().format_field(value, spec)  # type: ignore[no-any-return]


def text(
    message_id: str,
    lang: str = "en",
    *,
    game: str = "",
    names: Mapping[str, str] | None = None,
    **params: Any,
) -> str:
    """Return a message in words.

    Parameters
    ----------
    message_id
        Id in the catalogue.
    game
        Id of the game whose names ``{x:name}`` looks up.
    names
        Names of the players by seat.
    params
        Values of the placeholders.

    Raises
    ------
    KeyError
        If there is no such message, or a placeholder has no value or no such form: an error of the program.
    """
    try:
        message = catalogue(lang)[message_id]
        words = _Formatter(lang, game, names).vformat(message, (), params)
    except (KeyError, ValueError) as error:
        raise KeyError(f"the message {message_id!r} cannot be said in {lang!r}: {error}") from error
    opening = _OPENS_WITH_ARTICLE.match(message)
    # An article that opens a sentence gets a capital; a bare name keeps the spelling its owner gave it.
    if opening and f"{game}.the.{params[opening[1]]}" in catalogue(lang):
        return words[:1].upper() + words[1:]
    return words
