"""Texts by language: as they are given, and as they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Words = Mapping[str, str] | str
"""A text by language, or an English one."""


def by_language(words: Words) -> dict[str, str]:
    """Return a text by language, without the languages that say nothing.

    Examples
    --------
    >>> by_language("Yes."), by_language({"en": "", "fr": "Oui."})
    ({'en': 'Yes.'}, {'fr': 'Oui.'})
    """
    return {lang: said for lang, said in ({"en": words} if isinstance(words, str) else words).items() if said}


def several(words: Iterable[str]) -> tuple[str, ...]:
    """Return tags or marks; a plain text is one of them, an empty one is none.

    Examples
    --------
    >>> several("war"), several(["war", "peace"]), several("")
    (('war',), ('war', 'peace'), ())
    """
    return tuple(words) if not isinstance(words, str) else (words,) if words else ()


def counted(what: str, unit: str) -> str:
    """Return what a number says, with the unit that it is counted in, if it has one."""
    return f"{what} ({unit})" if unit else what


def figure(value: int | None, *, sign: bool = False) -> str:
    """Return a number as people read it; with ``sign`` what is above zero has a plus.

    Examples
    --------
    >>> figure(-3), figure(4, sign=True), figure(0, sign=True), figure(None)
    ('−3', '+4', '0', '–')
    """
    if value is None:
        return "–"
    front = "−" if value < 0 else "+" if sign and value else ""
    return f"{front}{abs(value)}"


def content(
    text: Words, glyph: str = "", tags: Iterable[str] = (), marks: Iterable[str] = (), name: Words = ""
) -> dict[str, Any]:
    """Return what a note says, as the fields of :class:`gamekit.replay.notes.Note`."""
    return {
        "text": by_language(text),
        "glyph": glyph,
        "tags": several(tags),
        "marks": several(marks),
        "name": by_language(name),
    }


def said(words: Mapping[str, str], lang: str) -> str:
    """Return a text in a language, or in another if it is not there in that one.

    Examples
    --------
    >>> said({"fr": "Oui."}, "en")
    'Oui.'
    """
    return words.get(lang) or words.get("en") or next(filter(None, words.values()), "")
