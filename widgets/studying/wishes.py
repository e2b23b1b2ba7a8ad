"""What a browser asks of a studio, read and measured before anything is done with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MOST_TEXT = 20_000
"""Most characters of a comment in one language: some ten pages."""
MOST_WORD = 120
"""Most characters of a tag, a mark, a sign, a person's or a side line's name."""
MOST_WORDS = 50
"""Most tags, and most marks, of one note."""


class NoSense(Exception):
    """A message that is nobody's wish: a part is missing or is of another kind."""


class Refused(Exception):
    """A wish that cannot be granted, for a reason that is told.

    Parameters
    ----------
    why
        Last part of the message id ``widget.studying.refused.<why>``.
    **params
        Values for the placeholders of the message.
    """

    def __init__(self, why: str, **params: Any) -> None:
        super().__init__(why)
        self.why = why
        self.params = params


def step_of(content: Mapping[str, Any], key: str = "n") -> int:
    """Return the number of a step."""
    n = content.get(key)
    if not isinstance(n, int) or isinstance(n, bool):
        raise NoSense(key)
    return n


def text_of(content: Mapping[str, Any], key: str) -> str:
    """Return a text, as it is."""
    return _text(content.get(key), key)


def word_of(content: Mapping[str, Any], key: str, default: str | None = None) -> str:
    """Return a short text in one line, without spaces around it; ``default`` where there is none."""
    if default is not None and key not in content:
        return default
    return _word(content.get(key), key)


def by_language(content: Mapping[str, Any], key: str, most: int) -> dict[str, str]:
    """Return texts by language, without the empty ones.

    Raises
    ------
    Refused
        If one has more characters than ``most``.
    """
    found = content.get(key)
    if not isinstance(found, Mapping) or len(found) > MOST_WORDS:
        raise NoSense(key)
    texts = {_text(lang, key): _text(said, key).strip() for lang, said in found.items()}
    for said in texts.values():
        _check(said, most)
    return {lang: said for lang, said in texts.items() if said}


def note_fields(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a message says of a note: those of its fields that it has, for `Study.add` and `Study.edit`.

    Raises
    ------
    NoSense
        If one of them is of another kind.
    Refused
        If one of them is too long.
    """
    fields: dict[str, Any] = {}
    if "text" in content:
        fields["text"] = by_language(content, "text", MOST_TEXT)
    if "name" in content:
        fields["name"] = by_language(content, "name", MOST_WORD)
    if "glyph" in content:
        fields["glyph"] = _word(content["glyph"], "glyph")
    if "when" in content:
        if content["when"] not in ("before", "after"):
            raise NoSense("when")
        fields["when"] = content["when"]
    for key in ("tags", "marks"):
        if key in content:
            fields[key] = _words(content[key], key)
    return fields


def cut(text: str) -> str:
    """Return the beginning of a text in one line, as long as a word may be.

    Examples
    --------
    >>> cut("notes of  Ann"), len(cut("x" * 500))
    ('notes of Ann', 120)
    """
    word = " ".join(text.split())
    return word if len(word) <= MOST_WORD else f"{word[: MOST_WORD - 1]}…"


def _words(found: object, key: str) -> tuple[str, ...]:
    """Return short texts, each once and none of them empty, in their order."""
    if not isinstance(found, list):
        raise NoSense(key)
    words = tuple(dict.fromkeys(filter(None, (_word(word, key) for word in found))))
    if len(words) > MOST_WORDS:
        raise Refused(f"many_{key}", most=MOST_WORDS, count=len(words))
    return words


def _word(found: object, key: str) -> str:
    word = " ".join(_text(found, key).split())
    _check(word, MOST_WORD)
    return word


def _text(found: object, key: str) -> str:
    """Return a text that a file can hold: halves of characters, which a script can make, become question marks."""
    if not isinstance(found, str):
        raise NoSense(key)
    return found.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _check(said: str, most: int) -> None:
    if len(said) > most:
        raise Refused("long", most=most, count=len(said))
