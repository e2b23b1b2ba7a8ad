"""Finding notes by their words, author, glyph, tag and step."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from gamekit.replay.notes import Note


@dataclass(frozen=True, slots=True)
class Query:
    """What a note must have to be found; see ``Study.search``."""

    text: str = ""
    author: str | None = None
    glyph: str | None = None
    tag: str | None = None
    first: int | None = None
    last: int | None = None
    lang: str | None = None

    def fits(self, note: Note) -> bool:
        """Return whether a note has it all."""
        return (
            self.author in (None, note.author)
            and self.glyph in (None, note.glyph)
            and (self.tag is None or self.tag in note.tags)
            and (self.first is None or self.first <= note.anchor.n)
            and (self.last is None or note.anchor.n <= self.last)
            and (not self.text or self._said(note))
        )

    def _said(self, note: Note) -> bool:
        words = (*self._spoken(note.text), *self._spoken(note.name), *note.tags, note.author, *note.marks, *note.line)
        said = folded("\n".join(words))
        return all(word in said for word in folded(self.text).split())

    def _spoken(self, words: Mapping[str, str]) -> tuple[str, ...]:
        return tuple(said for lang, said in words.items() if self.lang in (None, lang))


def folded(words: str) -> str:
    """Return a text without what a reader does not type when searching: capitals, accents, ligatures.

    Examples
    --------
    >>> folded("Œuvre d’ÉTÉ")
    "oeuvre d'ete"
    """
    plain = unicodedata.normalize("NFKD", words.casefold()).translate(_SPELLED)
    return "".join(char for char in plain if not unicodedata.combining(char))


_SPELLED = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
