"""A study as one page to print: static HTML without a script, its curves and a few boards as pictures.

Texts of notes come from files. They are escaped, and the policy of the page lets nothing run, load or be sent.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape, unescape
from importlib import resources
from typing import Any

from gamekit.locale import text
from gamekit.study import Study
from gamekit.study.parts import Player, Remark, Report, Row, SideLine, Step
from gamekit.study.report import cells, details, language, report
from widgets.curves import curve_data
from widgets.displays import display
from widgets.pictures.curves import curves_picture, titled

BOARDS = 5
"""Most boards in a page: one takes up to 160 KB."""


def printable(study: Study, lang: str = "en", title: str = "") -> str:
    """Return a study as one HTML page to print.

    Parameters
    ----------
    study
        What was annotated; it is only read.
    lang
        Language of everything but the notes, whose texts stand side by side in their languages.
    title
        Title; the name of the replay, or of the game, when empty.

    Returns
    -------
    str
        The whole document: title, players and result, curves, and turn by turn what happened at each note, the notes,
        and the side lines with what came of them.
    """
    style = resources.files("widgets").joinpath("data/print.css").read_text("utf-8")
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; img-src data:; base-uri 'none'; form-action 'none'"
    told = report(study, lang, title)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(told.title)}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        + "\n".join(_Page(study, told).parts())
        + "\n</body>\n</html>\n"
    )


class _Page:
    def __init__(self, study: Study, told: Report) -> None:
        self.told, self.lang = told, told.lang
        self.session = study.line()
        self.display = display(self.session.game.id)
        self.boards = self.worth_a_board()

    def say(self, message: str, **params: Any) -> str:
        """Return a message of the page as markup."""
        return escape(text(f"study.paper.{message}", self.lang, **params))

    def parts(self) -> Iterator[str]:
        """Yield the parts of the page."""
        told = self.told
        yield f"<header>\n<h1>{_own(told.title)}</h1>\n<p>{escape(told.game)}</p>\n<p>{escape(told.facts)}</p>"
        yield self.players(told.players)
        yield f"<p>{escape(told.result)}</p>"
        if told.glyphs:
            yield f'<p class="soft">{self.say("glyphs")}</p>'
        yield "</header>\n<main>"
        yield from self.curves()
        for turn in told.turns:
            yield f"<section>\n<h2>{escape(turn.title)}</h2>"
            for step in turn.steps:
                yield from self.step(step)
            yield "</section>"
        if told.unattached:
            yield f'<section class="apart">\n<h2>{self.say("unattached")}</h2>'
            for remark, why in told.unattached:
                yield self.note(remark, f"<p>{_own(why)}</p>")
            yield "</section>"
        yield "</main>"

    def players(self, players: Sequence[Player]) -> str:
        """Return who played, and how it ended if it has."""
        heads = ("player", "score", "rank") if players[0].rank else ("player",)
        rows = [(player.name, player.score, player.rank)[: len(heads)] for player in players]
        return self.table(heads, 1, rows)

    def table(self, heads: Sequence[str], first: int, rows: Iterable[Sequence[object]], caption: str = "") -> str:
        """Return a table whose first columns, so many, are words, and the others numbers."""

        def cell(kind: str, at: int, content: str) -> str:
            numeric = "" if at < first else ' class="number"'
            scope = ' scope="col"' if kind == "th" else ""
            return f"<{kind}{scope}{numeric}>{content}</{kind}>"

        head = "".join(cell("th", at, self.say(f"head.{name}")) for at, name in enumerate(heads))
        body = "".join(
            f"<tr>{''.join(cell('td', at, _own(str(value))) for at, value in enumerate(row))}</tr>\n" for row in rows
        )
        said = f"<caption>{caption}</caption>" if caption else ""
        return f"<table>{said}<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table>"

    def curves(self) -> Iterator[str]:
        """Yield the small curves of the whole game, with ticks at the steps that have notes."""
        views = [self.session.view(n) for n in range(len(self.session) + 1)]
        noted = [step.n for step in self.told.steps]
        groups = curve_data(self.session, views, self.lang)
        if not groups:
            return
        yield f'<section>\n<h2>{self.say("course")}</h2>\n<p class="soft">{self.say("ticks")}</p>\n<div class="curves">'
        for group in groups:
            drawn = curves_picture(group, len(self.session), noted, self.lang)
            yield f"<figure>\n<figcaption>{escape(titled(group))}</figcaption>\n{drawn}\n</figure>"
        yield "</div>\n</section>"

    def step(self, step: Step) -> Iterator[str]:
        """Yield a step of the main line: what happened, the board where it helps, the notes."""
        yield f'<article id="step-{step.n}">\n<h3>{self.say("step", n=step.n)}</h3>\n<p>{self.happened(step)}</p>'
        if step.n in self.boards:
            yield self.board(step)
        for remark in step.remarks:
            yield self.note(remark)
        yield "</article>"

    def happened(self, step: Step) -> str:
        """Return what happened, each sentence with its rules."""
        told = []
        for sentence, rules in step.happened:
            ids = ", ".join(f"<span>{escape(rule)}</span>" for rule in rules)
            named = f' <span class="rules">({ids})</span>' if rules else ""
            told.append(_own(sentence) + named)
        return " ".join(told) or _own(step.action)

    def note(self, remark: Remark, more: str = "") -> str:
        """Return a note: whose it is, what it says in all its languages, the side line that it holds."""
        parts = [self.head(remark)]
        if len(remark.texts) > 1:
            columns = [
                f'<div><p class="lang">{escape(language(lang, self.lang))}</p>{_said(lang, words)}</div>'
                for lang, words in remark.texts
            ]
            parts.append(f'<div class="both">{"".join(columns)}</div>')
        else:
            parts += [_said(lang, words) for lang, words in remark.texts]
        if remark.moves:
            parts.append(f"<ul>{''.join(f'<li>{_own(move)}</li>' for move in remark.moves)}</ul>")
        if remark.opens and not remark.lines:
            parts.append(f"<p><b>{_own(remark.opens)}</b></p>")
        parts += map(self.side, remark.lines)
        return f'<div class="note">\n{"".join(filter(None, (*parts, more)))}\n</div>'

    def head(self, remark: Remark) -> str:
        """Return the line above a note: its sign, its author, the day, its tags and what it points at."""
        if remark.bare:
            return ""
        parts = [f'<span class="sign">{_own(sign)}</span>' for sign in (remark.glyph, remark.sign) if sign]
        parts.append(f"<b>{_own(remark.author)}</b>" if remark.author else self.say("unsigned"))
        parts += [f'<span class="soft">{_own(part)}</span>' for part in details(remark, self.lang)]
        return f'<p class="head">{" · ".join(parts)}</p>'

    def side(self, side: SideLine) -> str:
        """Return a side line: where it leaves, its moves with the notes inside, and what is different at its end."""
        moves = "".join(
            f'<li><p><span class="at">{step.n}</span>{self.happened(step)}</p>'
            f"{''.join(map(self.note, step.remarks))}</li>\n"
            for step in side.steps
        )
        compared = self.compared(side.compared, side.rows) if side.rows else ""
        return (
            f'<section class="side">\n<h4>{_own(side.title)}</h4>\n<p class="soft">{_own(side.leaves)}</p>\n'
            f"<ol>\n{moves}</ol>\n{compared}</section>"
        )

    def compared(self, said: str, rows: Sequence[Row]) -> str:
        """Return the table of what is different at the end of a side line."""
        return self.table(("what", "whose", "side", "main", "difference"), 2, map(cells, rows), escape(said))

    def worth_a_board(self) -> frozenset[int]:
        """Return the steps at which the board is shown: those whose notes point at most places on it."""
        places = self.display.places()
        steps = [(len(self.marked(step) & places), step.n) for step in self.told.steps]
        best = sorted((step for step in steps if step[0]), key=lambda step: (-step[0], step[1]))[:BOARDS]
        return frozenset(n for _, n in best)

    @staticmethod
    def marked(step: Step) -> set[str]:
        """Return the ids that the notes of a step point at, ends of arrows too."""
        return {end for remark in step.remarks for mark in remark.places for end in mark.split(" > ")}

    def board(self, step: Step) -> str:
        """Return the board after a step, with what the notes point at."""
        marked = sorted(self.marked(step) & self.display.places())
        view = self.session.view(step.n)
        drawn = self.display.picture(view, self.lang, self.session.names, highlight=marked)
        described = re.search("<desc>(.*?)</desc>", drawn, re.DOTALL)
        words = escape(unescape(described[1])) if described else ""
        data = base64.b64encode(drawn.encode()).decode("ascii")
        caption = self.say("board", n=step.n)
        return (
            f'<figure>\n<img alt="{words}" src="data:image/svg+xml;base64,{data}">\n'
            f"<figcaption>{caption}</figcaption>\n</figure>"
        )


def _own(words: str) -> str:
    """Return words that may hold some from a file as markup that cannot turn what stands around them."""
    return f"<bdi>{escape(words)}</bdi>"


def _said(lang: str, words: str) -> str:
    """Return the text of a note as a paragraph in its language, its lines as they were written."""
    return f'<p class="said" lang="{escape(lang)}" dir="auto">{escape(words)}</p>'
