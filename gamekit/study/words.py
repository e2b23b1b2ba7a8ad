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
