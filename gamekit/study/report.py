"""A study laid out for reading on paper: turn by turn what happened, what the notes say, and how side lines went on.

What the Markdown of a study, its printable page and ``rondel notes`` say is put together here once; they only write
it down. All words are in one language, apart from the notes, which keep the languages they were written in. Texts that
come from files are plain text here, without signs that could steer a terminal or turn the direction of reading.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from gamekit.core.session import Session
from gamekit.locale import has, isolated, name, text
from gamekit.replay.notes import GLYPHS, Note
from gamekit.replay.places import Place
from gamekit.replay.plain import safe
from gamekit.study.kit import called
from gamekit.study.parts import Player, Remark, Report, Row, SideLine, Step, Turn
from gamekit.study.words import counted, figure

if TYPE_CHECKING:
    from gamekit.study import Study

LINE_ENDS = re.compile("\r\n?|\u2028|\u2029|\v|\f|\x85")
"""What ends a line in some program or other."""


def report(study: Study, lang: str = "en", title: str = "") -> Report:
    """Lay out a study.

    Parameters
    ----------
    study
        What was annotated; it is only read.
    lang
        Language of everything but the notes.
    title
        Title; the name of the replay, or of the game, when empty.
    """
    return Writer(study, lang).report(title)


def title_of(study: Study, lang: str = "en") -> str:
    """Return what a study is called where nobody named it: its file, or its game with the ruleset."""
    if study.path is not None:
        return one_line(study.path.name.split(".")[0])
    return game_of(study.line(), lang)


def game_of(session: Session, lang: str) -> str:
    """Return the title of a game with its ruleset."""
    title = f"{session.game.id}.title"
    ruleset = f"{session.game.id}.ruleset.{session.view(0)['ruleset']}"
    game = text(title, lang) if has(title, lang) else session.game.id
    return text("cli.title", lang, title=game, ruleset=text(ruleset, lang)) if has(ruleset, lang) else game


def about(study: Study, lang: str = "en") -> str:
    """Return the game of a study, how long it is, and how many notes there are by whom."""
    return f"{game_of(study.line(), lang)}. {Writer(study, lang).facts()}"


def clean(words: str) -> str:
    r"""Return a text from a file as it is shown: one kind of line end, tabs as spaces, no signs that steer anything.

    Examples
    --------
    >>> clean("one\r\ntwo\tthree" + chr(27))
    'one\ntwo three?'
    """
    return safe(LINE_ENDS.sub("\n", words).replace("\t", " "))


def one_line(words: str) -> str:
    """Return a text from a file that stands in a line with others: a name, a tag."""
    return isolated(" ".join(clean(words).split()))


def by_author(authors: Iterable[str], lang: str) -> str:
    """Return how many notes are whose, those with the most first; ``authors`` has a name for each note."""
    count = Counter(authors)
    ordered = sorted(count, key=lambda author: (-count[author], not author, author))
    return ", ".join(
        f"{one_line(author) or text('study.paper.unsigned', lang)} ({count[author]})" for author in ordered
    )


def details(remark: Remark, lang: str) -> list[str]:
    """Return what stands behind the author of a note: the day, what it is about, its tags, what it points at."""
    parts = [remark.date] if remark.date else []
    if remark.before:
        parts.append(text("study.paper.before", lang))
    if remark.tags:
        parts.append(text("study.paper.tags", lang, tags=", ".join(remark.tags)))
    if remark.marks:
        parts.append(text("study.paper.marks", lang, marks=", ".join(remark.marks)))
    return parts


def language(code: str, lang: str) -> str:
    """Return the name of the language of a note; its code where the kit has no name for it."""
    message = f"study.paper.lang.{code}"
    return text(message, lang) if has(message, lang) else code


def cells(row: Row) -> tuple[str, ...]:
    """Return a line of a comparison as texts, the difference with its sign."""
    # What is of nobody, such as a slider, is a member of its own group.
    whose = "" if row.what.startswith(row.whose) else row.whose
    return (row.what, whose, figure(row.side), figure(row.main), figure(row.difference, sign=True))


class Writer:
    """Words the parts of a study in a language."""

    def __init__(self, study: Study, lang: str) -> None:
        self.study, self.lang = study, lang
        self.main = study.line()
        self.game = self.main.game.id
        self.lines = study.lines
        self.at: dict[Place, list[Note]] = {}
        """The notes of each step."""
        for note in study.notes:
            if (place := study.place(note.id)) is not None:
                self.at.setdefault(place, []).append(note)
        self.numbers = {line: number for number, line in enumerate(self.lines, 1)}
        self.within: dict[str, list[str]] = {}
        """For each side line of the game itself: it and all that leave it, from near or far."""
        first: dict[str, str] = {}
        for line, held in self.lines.items():
            first[line] = first.get(held.base, line)
            self.within.setdefault(first[line], []).append(line)

    def report(self, title: str = "") -> Report:
        """Return the whole study."""
        notes = self.study.notes
        return Report(
            lang=self.lang,
            title=one_line(title) or title_of(self.study, self.lang),
            game=game_of(self.main, self.lang),
            facts=self.facts(),
            result=self.result(),
            players=self.players(),
            turns=tuple(self.turns()),
            unattached=tuple((self.unplaced(note), clean(why.text(self.lang))) for note, why in self.study.unattached),
            glyphs=any(note.glyph in GLYPHS[1:] for note in notes),
        )

    def facts(self) -> str:
        """Return how long the game is, and how many notes there are by whom."""
        steps = text("study.paper.steps", self.lang, steps=len(self.main))
        return f"{steps} {self.counted()}"

    def counted(self) -> str:
        """Return how many notes there are, of whom, and how many of them hold side lines."""
        notes = self.study.notes
        if not notes:
            return text("study.paper.no_notes", self.lang)
        authors = by_author((note.author for note in notes), self.lang)
        return text("study.paper.counted", self.lang, notes=len(notes), authors=authors, sides=len(self.lines))

    def players(self) -> tuple[Player, ...]:
        """Return the seats, the best first."""
        outcome = self.main.game.outcome(self.main.line[-1].state)
        scores, ranks = (dict(outcome.scores), dict(outcome.ranks)) if outcome else ({}, {})
        found = [
            Player(seat, one_line(own), scores.get(seat), ranks.get(seat)) for seat, own in self.main.names.items()
        ]
        return tuple(sorted(found, key=lambda player: player.rank or 0))

    def result(self) -> str:
        """Return who won, or that nobody has."""
        best = [player.name for player in self.players() if player.rank == 1]
        if not best:
            return text("study.paper.unfinished", self.lang)
        return text("study.paper.won", self.lang, who=", ".join(best), count=len(best))

    def turns(self) -> Iterator[Turn]:
        """Yield the set-up and the turns that have notes."""
        line, turn = self.main.line, self.main.game.turn
        found: dict[int, list[Step]] = {}
        for n in range(len(line)):
            if Place("", n) in self.at:
                found.setdefault(turn(line[n - 1].state) if n else 0, []).append(self.step(self.main, "", n))
        own = f"study.paper.turn.{self.game}"
        message = own if has(own, self.lang) else "study.paper.turn"
        for number, steps in found.items():
            title = text(message, self.lang, turn=number) if number else text("study.paper.start", self.lang)
            yield Turn(title, tuple(steps))

    def step(self, session: Session, line: str, n: int) -> Step:
        """Return a step of a line, with its notes."""
        happened = session.log(n, self.lang) or (self.in_secret(session, n) if n else [])
        remarks = tuple(map(self.remark, self.at.get(Place(line, n), ())))
        return Step(n, one_line(str(session.line[n].action or "")), tuple(happened), remarks)

    def in_secret(self, session: Session, n: int) -> list[tuple[str, tuple[str, ...]]]:
        """Return what happened at a step that nobody else saw, as its seat did, if the line shows it by its end."""
        hidden, ever = (session.view(at).get("hidden", {}).keys() for at in (n - 1, len(session)))
        if hidden and hidden <= ever:
            return [(text("study.paper.secret", self.lang), ())]
        decision = session.game.to_act(session.line[n - 1].state)
        return session.log(n, self.lang, decision.seat) if decision and decision.seat in session.names else []

    def remark(self, note: Note) -> Remark:
        """Return a note that has its place; one on the main line with the side lines that begin there."""
        # Side lines stand side by side, and not inside each other: a file may nest them as deep as it likes.
        sides = tuple(map(self.side, self.within.get(note.id, ())))
        return replace(self.words(note), opens=self.titled(note.id) if note.id in self.lines else "", lines=sides)

    def unplaced(self, note: Note) -> Remark:
        """Return a note that fits nowhere: its side line cannot be played, and is shown as it is written."""
        return replace(self.words(note), moves=tuple(map(one_line, note.line)))

    def words(self, note: Note) -> Remark:
        """Return what a note says, without its side line."""
        langs = sorted(note.text, key=lambda lang: (lang != self.lang, lang))
        return Remark(
            id=note.id,
            glyph=note.glyph if note.glyph in GLYPHS else "",
            sign="" if note.glyph in GLYPHS else self.sign(note.glyph),
            author=one_line(note.author),
            date=note.time[:10],
            before=note.anchor.when == "before",
            tags=tuple(map(one_line, note.tags)),
            marks=tuple(self.place(mark) for mark in note.marks),
            places=note.marks,
            texts=tuple((lang, said) for lang in langs if (said := clean(note.text[lang]).strip())),
        )

    def sign(self, glyph: str) -> str:
        """Return a sign of the game in words; by its id where this version has no words for it."""
        return one_line(called("sign", self.game, glyph, self.lang))

    def place(self, mark: str) -> str:
        """Return what a mark points at, by name; as it stands where nobody knows it."""
        return " \N{RIGHTWARDS ARROW} ".join(map(self.end, mark.split(" > ")))

    def end(self, place: str) -> str:
        """Return one end of a mark by name: a place, or a value on a slider."""
        known, _, value = place.partition(":")
        named = self.named(known)
        if not value or named == one_line(known):
            return self.named(place)
        return f"{named} {self.named(value)}"

    def named(self, identifier: str) -> str:
        """Return the name of an id of the game, or of a seat."""
        return one_line(name(self.game, identifier, self.lang, self.main.names))

    def side(self, line: str) -> SideLine:
        """Return a side line with the notes inside, and what came of it."""
        held = self.lines[line]
        session = held.session
        message = "study.paper.leaves_side" if held.base else "study.paper.leaves"
        base = self.titled(held.base) if held.base else ""
        compared = self.study.compare(line, self.lang)
        return SideLine(
            id=line,
            title=self.titled(line),
            leaves=text(message, self.lang, n=held.at, base=base),
            steps=tuple(self.step(session, line, n) for n in range(held.at + 1, len(session) + 1)),
            compared=text("study.paper.compared", self.lang, n=compared.n, main_n=compared.main_n),
            rows=tuple(
                Row(counted(row.group, row.unit), row.member, row.main, row.line, row.difference)
                for row in compared.rows
                if row.main != row.line
            ),
        )

    def titled(self, line: str) -> str:
        """Return what a side line is called: its number, and its name if it has one, in another language if need be."""
        names = self.lines[line].note.name
        own = one_line(names.get(self.lang, "") or next((names[lang] for lang in sorted(names) if names[lang]), ""))
        message = "study.paper.line_named" if own else "study.paper.line"
        return text(message, self.lang, number=self.numbers[line], name=own)
