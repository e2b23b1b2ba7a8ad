"""The parts of a study on paper, in words: notes, steps, turns, side lines, and the whole report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Remark:
    """A note in words.

    Parameters
    ----------
    id
        Of the note.
    glyph
        One of ``! ? !! ?? !? ?!``, or empty.
    sign
        The sign of the game in words (a takeover, a rate shock), or empty.
    author, date
        Who, and the day as ``2026-11-30``; empty for what the program wrote.
    before
        Whether it speaks of the position before the step.
    tags, marks
        Words to find it by; what it points at, by name.
    places
        What it points at, by id.
    texts
        Language and text, the language of the report first.
    opens
        What the side line that it holds is called; empty if it holds none.
    lines
        For a note on the main line: that side line, and those that leave it, one after the other.
    moves
        The actions of its side line as they are written, for a note that fits nowhere.
    """

    id: str
    glyph: str
    sign: str
    author: str
    date: str
    before: bool
    tags: tuple[str, ...]
    marks: tuple[str, ...]
    places: tuple[str, ...]
    texts: tuple[tuple[str, str], ...]
    opens: str = ""
    lines: tuple[SideLine, ...] = ()
    moves: tuple[str, ...] = ()

    @property
    def bare(self) -> bool:
        """Whether nobody wrote anything: a side line that was only kept."""
        return not (self.glyph or self.sign or self.author or self.tags or self.marks or self.texts)


@dataclass(frozen=True)
class Step:
    """A step: its number, its action as it is written, (sentence, rule ids) of what happened, and its notes."""

    n: int
    action: str
    happened: tuple[tuple[str, tuple[str, ...]], ...]
    remarks: tuple[Remark, ...]

    @property
    def told(self) -> str:
        """What happened in one line, without the rules; the action where nothing was to be seen."""
        return " ".join(sentence for sentence, _ in self.happened) or self.action


@dataclass(frozen=True)
class Turn:
    """A turn with notes: its heading, and its steps that have notes."""

    title: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Row:
    """A line of a comparison: what is counted, of whom, and how much of it on either line; ``None`` where unknown."""

    what: str
    whose: str
    main: int | None
    side: int | None
    difference: int | None


@dataclass(frozen=True)
class SideLine:
    """A side line.

    Parameters
    ----------
    id
        Of the note that holds it.
    title
        Its number, and its name if it has one.
    leaves
        Sentence that says where it leaves what.
    steps
        All its steps.
    compared
        Sentence that says what is compared with what; empty if nothing is.
    rows
        What is different.
    """

    id: str
    title: str
    leaves: str
    steps: tuple[Step, ...]
    compared: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Player:
    """A seat: who sits there, score and rank; ``None`` while the game goes on."""

    seat: str
    name: str
    score: int | None
    rank: int | None


@dataclass(frozen=True)
class Report:
    """A study in words.

    Parameters
    ----------
    lang
        Language of everything but the notes.
    title, game
        Title of the study; the game and its ruleset.
    facts, result
        Sentences: how long the game is and who wrote how many notes; who won.
    players
        The seats, the best first.
    turns
        The set-up and the turns that have notes.
    unattached
        Notes that fit nowhere, and why.
    glyphs
        Whether glyphs occur that a reader may want explained.
    """

    lang: str
    title: str
    game: str
    facts: str
    result: str
    players: tuple[Player, ...]
    turns: tuple[Turn, ...]
    unattached: tuple[tuple[Remark, str], ...]
    glyphs: bool

    @property
    def steps(self) -> Iterator[Step]:
        """The steps of the main line that have notes."""
        for turn in self.turns:
            yield from turn.steps
