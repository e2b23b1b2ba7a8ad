r"""The Markdown of a study: what happened at each note, what it says, and how the side lines went on.

Notes come from files. Whatever they hold is text here: signs that mean something to Markdown or HTML are escaped, so
that no link, picture, heading or element can be made of a comment.

Examples
--------
>>> escaped("<b>*no*</b>")
'&lt;b&gt;\\*no\\*&lt;/b&gt;'
>>> escaped("1. no list")
'1\\. no list'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from gamekit.locale import text
from gamekit.study.parts import Player, Remark, Report, SideLine, Step
from gamekit.study.report import cells, details, language, report

if TYPE_CHECKING:
    from gamekit.study import Study

ESCAPES = {
    # As entities: readers of Markdown disagree about a backslash before these, and some take two of them for formulas.
    **{sign: f"&#{ord(sign)};" for sign in "\\$"},
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    **{sign: f"\\{sign}" for sign in "`*_[]{}|~#^@"},
}
LINKS = re.compile(r":(?=//)|(?i:(?<=www)\.)|(?<=[a-zA-Z]):(?=\S)|:(?=\w+:)|=(?==)|\+(?=\+)")
"""Signs by which some readers make links of bare addresses and pictures of ``:words:``, or mark ``==words==``."""
OPENS = re.compile(r"^(?:[-+=:]|\d{1,9}(?=[.)]))")
"""What begins a list, underlines a heading, draws a rule or defines a term at the start of a line."""


def markdown(study: Study, lang: str = "en", title: str = "") -> str:
    """Return a study as Markdown (CommonMark, with tables as GitHub has them).

    Parameters
    ----------
    study
        What was annotated; it is only read.
    lang
        Language of everything but the notes, whose text stands in all its languages, this one first.
    title
        Title; the name of the replay, or of the game, when empty.
    """
    return "\n\n".join(_Writer(report(study, lang, title)).blocks()) + "\n"


def inline(words: str) -> str:
    """Return text that stands inside a line so that Markdown shows it as it is."""
    # Found in the bare text, so that an escape is not taken for part of an address.
    cuts = {found.start() for found in LINKS.finditer(words)}
    return "".join(f"\\{sign}" if at in cuts else ESCAPES.get(sign, sign) for at, sign in enumerate(words))


def escaped(words: str) -> str:
    """Return a line of text so that Markdown shows it as it is."""
    words = words.strip()
    if opening := OPENS.match(words):
        at = opening.end() - (not words[0].isdigit())
        return f"{inline(words[:at])}\\{words[at]}{inline(words[at + 1 :])}"
    return inline(words)


def paragraphs(words: str) -> list[str]:
    """Return a text of several lines as paragraphs; inside one a line ends where it ended in the text."""
    blocks = re.split(r"\n[ ]*\n\s*", words.strip())
    return ["\\\n".join(filter(None, map(escaped, block.split("\n")))) for block in blocks if block.strip()]


class _Writer:
    def __init__(self, told: Report) -> None:
        self.told, self.lang = told, told.lang

    def blocks(self) -> Iterator[str]:
        """Yield the blocks of the page, between which an empty line stands."""
        told = self.told
        yield f"# {escaped(told.title)}"
        yield escaped(told.game) + "\\\n" + escaped(told.facts)
        yield self.players(told.players)
        yield escaped(told.result)
        if told.glyphs:
            yield escaped(text("study.paper.glyphs", self.lang))
        for turn in told.turns:
            yield f"## {escaped(turn.title)}"
            for step in turn.steps:
                yield from self.step(step)
        if told.unattached:
            yield f"## {escaped(text('study.paper.unattached', self.lang))}"
            for remark, why in told.unattached:
                yield self.item([*self.remark(remark), escaped(why)])

    def players(self, players: Sequence[Player]) -> str:
        """Return who played, and how it ended if it has."""
        heads = ("player", "score", "rank") if players[0].rank else ("player",)
        rows = [(player.name, player.score, player.rank)[: len(heads)] for player in players]
        return self.table(heads, 1, rows)

    def step(self, step: Step) -> Iterator[str]:
        """Yield what happened, and the notes on it."""
        yield f"**{escaped(text('study.paper.step', self.lang, n=step.n))}** {escaped(step.told)}".rstrip()
        for remark in step.remarks:
            yield self.item(self.remark(remark))

    def remark(self, remark: Remark) -> Iterator[str]:
        """Yield the blocks of a note."""
        if head := self.head(remark):
            yield head
        for lang, words in remark.texts:
            first, *others = paragraphs(words)
            yield f"*{escaped(language(lang, self.lang))}* \N{MIDDLE DOT} {first}" if len(remark.texts) > 1 else first
            yield from others
        if remark.opens and not remark.lines:
            yield f"**{escaped(remark.opens)}**"
        for side in remark.lines:
            yield from self.side(side)
        if remark.moves:
            yield "\n".join(f"- {escaped(move)}" for move in remark.moves)

    def head(self, remark: Remark) -> str:
        """Return who wrote a note and when, its sign, its tags and what it points at."""
        parts = [f"**{escaped(sign)}**" for sign in (remark.glyph, remark.sign) if sign]
        if not remark.bare:
            parts.append(escaped(remark.author) or escaped(text("study.paper.unsigned", self.lang)))
        parts += [escaped(part) for part in details(remark, self.lang)]
        return " \N{MIDDLE DOT} ".join(parts)

    def side(self, side: SideLine) -> Iterator[str]:
        """Yield the blocks of a side line: where it leaves, its moves with the notes inside, what is different."""
        yield f"**{escaped(side.title)}** {escaped(side.leaves)}"
        for step in side.steps:
            yield self.item(self.step(step))
        if side.rows:
            yield escaped(side.compared)
            yield self.table(("what", "whose", "side", "main", "difference"), 2, map(cells, side.rows))

    def table(self, heads: Sequence[str], words: int, rows: Iterable[Sequence[object]]) -> str:
        """Return a table whose first columns, so many, are words, and the others numbers."""
        named = [text(f"study.paper.head.{head}", self.lang) for head in heads]
        rule = ["---" if at < words else "---:" for at in range(len(heads))]
        lines = [map(inline, named), rule, *(map(inline, map(str, row)) for row in rows)]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)

    @staticmethod
    def item(blocks: Iterable[str]) -> str:
        """Return blocks as one item of a list."""
        return "- " + "\n\n".join(blocks).replace("\n", "\n  ").replace("\n  \n", "\n\n")
