"""A whole game as one small JSON object: what the replay player gets once, and then needs nobody any more.

The first view is sent in full and every later one as what changed. Paths, sentences, rule ids and values that
are lists or objects stand once in a table and are referred to by number.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any

from gamekit.core.delta import diff, turn_starts
from gamekit.core.game import PUBLIC
from gamekit.core.rulebook import Rule, Rulebook
from gamekit.core.session import Session
from gamekit.locale import text
from gamekit.study.kit import called, study_levels, study_moments
from widgets.collector import collector_paused
from widgets.curves import curve_data

Film = dict[str, Any]

LETTERS = bytes.maketrans(b"&<>", b":,.")
"""What a page would have to escape of base 85, and what stands for it."""


class _Table:
    """Values in the order in which they first came, each once."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self._places: dict[str, int] = {}

    def place(self, value: Any) -> int:
        """Return the number of a value, adding it if it is new."""
        key = value if isinstance(value, str) else json.dumps(value, sort_keys=True)
        if key not in self._places:
            self._places[key] = len(self.items)
            self.items.append(value)
        return self._places[key]


@collector_paused()
def make_film(
    session: Session, lang: str = "en", viewer: str = PUBLIC, views: Sequence[dict[str, Any]] | None = None
) -> Film:
    """Record the line under a session's cursor from its start to its end.

    Parameters
    ----------
    session
        What was played or loaded. It is only read.
    lang
        Language of the log.
    viewer
        Who looks: a seat, or everybody.
    views
        What is shown at each step, the start included; what the viewer sees there, when left out.

    Returns
    -------
    dict
        JSON data:

        ``names``
            Players' names by seat.
        ``first``
            The view before the first step.
        ``paths``, ``values``, ``deltas``
            ``deltas[k]`` turns the view after ``k`` steps into the next one. It is a flat list: ``p, v`` sets
            ``paths[p]`` to ``v``, ``p, [i]`` sets it to ``values[i]``, ``-1 - p`` deletes it.
        ``turns``
            Ascending step numbers after which a turn begins, 0 first.
        ``texts``, ``ids``, ``log``
            ``log[n]`` holds the lines of step ``n`` (0 is the set-up), each ``[text, rule, rule, ...]`` by number.
        ``next``
            By number of its text, what is to be decided after each step.
        ``levels``
            From fine to coarse, the units to step by: each with ``id``, ``label`` and ``starts``, the ascending numbers
            of the steps after which one begins, 0 first.
        ``moments``
            The kinds of moments that there are: each with ``id``, ``label`` and ``steps``.
        ``curves``
            See :func:`widgets.curves.curve_data`.
    """
    if views is None:
        views = [session.view(n, viewer) for n in range(len(session) + 1)]
    return {
        "names": dict(session.names),
        "first": views[0],
        **_reel(session, lang, viewer, views, first=0),
        **_marked(session, lang, views),
    }


@collector_paused()
def make_side(
    session: Session, at: int, lang: str = "en", viewer: str = PUBLIC, views: Sequence[dict[str, Any]] | None = None
) -> Film:
    """Record a side line: what it has of its own after the step at which it leaves.

    Parameters
    ----------
    session
        Its cursor is on the line, which is recorded from the start to its end.
    at
        Number of the last step that it shares with the line that it leaves.
    lang, viewer, views
        As of :func:`make_film`.

    Returns
    -------
    dict
        JSON data: ``at``; ``paths``, ``values``, ``deltas``, ``texts``, ``ids``, ``log``, ``next`` as of
        :func:`make_film`, of the steps after ``at`` alone: the first delta turns the view at ``at`` into the next one,
        and ``log`` and ``next`` begin with the step after it. ``turns``, ``levels``, ``moments`` and ``curves`` are
        those of the whole line.

    Raises
    ------
    ValueError
        If the line has no step ``at``.
    """
    if not 0 <= at <= len(session):
        raise ValueError(f"no step {at}: the line has {len(session)}")
    if views is None:
        views = [session.view(n, viewer) for n in range(len(session) + 1)]
    return {"at": at, **_reel(session, lang, viewer, views[at:], first=at + 1), **_marked(session, lang, views)}


def _marked(session: Session, lang: str, views: Sequence[dict[str, Any]]) -> Film:
    """Return the turns, units, moments and curves of a line."""
    game = session.game.id
    levels, moments = study_levels(session), study_moments(session)
    return {
        "turns": turn_starts(views),
        "levels": [
            {"id": level, "label": called("level", game, level, lang), "starts": starts}
            for level, starts in levels.items()
        ],
        "moments": [
            {"id": moment, "label": called("moment", game, moment, lang), "steps": steps}
            for moment, steps in moments.items()
            if steps
        ],
        "curves": curve_data(session, views, lang),
    }


def _reel(session: Session, lang: str, viewer: str, views: Sequence[dict[str, Any]], *, first: int) -> Film:
    """Return what changes between the last views of a line, and what its steps tell from the first one wanted on."""
    paths, values, texts, ids = _Table(), _Table(), _Table(), _Table()
    game = session.game.id
    changes = [diff(old, new) for old, new in pairwise(views)]
    told = range(first, len(session) + 1)
    # Numbered path by path: neighbours are alike then, and a film packs a tenth smaller.
    like: dict[str, list[Any]] = {}
    for change in changes:
        for path, value in change.get("set", {}).items():
            if isinstance(value, list | dict):
                like.setdefault(path, []).append(value)
    for value in chain.from_iterable(like.values()):
        values.place(value)
    log = [
        [
            [texts.place(sentence), *(ids.place(rule) for rule in rules)]
            for sentence, rules in session.log(n, lang, viewer)
        ]
        for n in told
    ]
    return {
        "deltas": [_pack(change, paths, values) for change in changes],
        "paths": paths.items,
        "values": values.items,
        "log": log,
        "next": [
            texts.place(decision_words(game, view, session.names, lang)) for view in views[len(views) - len(told) :]
        ],
        "texts": texts.items,
        "ids": ids.items,
    }


def pack(data: Any) -> str:
    """Return JSON data as a short text: compressed, and in 85 letters that mean nothing to JSON or HTML.

    Notebooks store the state of a widget as indented JSON, where a list of numbers takes a line for each; packed, a
    long game and the board take a tenth of that. In base64 they would take a sixteenth more.
    """
    plain = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.b85encode(zlib.compress(plain, 9)).translate(LETTERS).decode("ascii")


def log_entries(
    session: Session, lang: str = "en", first: int = 0, last: int | None = None, viewer: str = PUBLIC
) -> list[dict[str, Any]]:
    """Return what each step made happen, as the log shows it.

    Parameters
    ----------
    session
        What was played or loaded.
    lang
        Language of the sentences.
    first, last
        The steps wanted, both included; without ``last`` up to the end of the line.
    viewer
        Who looks: a seat, or everybody.

    Returns
    -------
    list of dict
        ``n``; ``turn``, the number of the turn that begins with the step, where one does; and ``lines``, each
        ``[sentence, rule id, ...]``. Entry 0 is the set-up.
    """
    turn = session.game.turn
    line = session.line
    entries = []
    for n in range(first, len(line) if last is None else last + 1):
        entry: dict[str, Any] = {"n": n, "lines": [[said, *rules] for said, rules in session.log(n, lang, viewer)]}
        if n > 0:
            now = turn(line[n - 1].state)
            if n == 1 or turn(line[n - 2].state) != now:
                entry["turn"] = now
        entries.append(entry)
    return entries


def decision_words(game: str, view: Mapping[str, Any], names: Mapping[str, str], lang: str) -> str:
    """Return the sentence that says who decides what in a position."""
    if (decision := view["decision"]) is None:
        return text(f"{game}.point.over", lang)
    point, actor, seat = decision["point"], decision["actor"], decision["seat"]
    return text(f"{game}.point.{point}", lang, game=game, names=names, nation=actor, player=seat)


def seen_by(viewer: str, names: Mapping[str, str], lang: str) -> str:
    """Return the sentence that says whose eyes a reader looks with; empty for everybody's."""
    return "" if viewer == PUBLIC else text("widget.common.seen", lang, names=names, viewer=viewer)


def rule_texts(session: Session, ids: Iterable[str], lang: str) -> dict[str, dict[str, Any]]:
    """Return what a reader sees of each rule: its text, where it comes from, the words it rests on, the reason."""
    return book_texts(session.game.rulebook(session.view(0, PUBLIC)["ruleset"]), ids, lang)


def book_texts(book: Rulebook, ids: Iterable[str], lang: str) -> dict[str, dict[str, Any]]:
    """Return what a reader sees of each rule of a rulebook; see `rule_texts`."""
    return {rule_id: _rule(book[rule_id], lang) for rule_id in ids if rule_id in book}


def named_in(book: Iterable[str], data: Any) -> list[str]:
    """Return the rules of a rulebook whose ids stand anywhere in some JSON data, in the order of the book.

    Examples
    --------
    >>> named_in(["INC-001", "INC-002"], {"said": "Growth falls (INC-002)."})
    ['INC-002']
    """
    written = json.dumps(data)
    return [rule_id for rule_id in book if rule_id in written]


def _rule(rule: Rule, lang: str) -> dict[str, Any]:
    shown: dict[str, Any] = {"text": rule.text[lang], "source": rule.source}
    if rule.words:
        shown["words"] = list(rule.words)
    if rule.why.get(lang):
        shown["why"] = rule.why[lang]
    return shown


def _pack(change: Mapping[str, Any], paths: _Table, values: _Table) -> list[Any]:
    packed: list[Any] = [-1 - paths.place(path) for path in change.get("del", ())]
    for path, value in change.get("set", {}).items():
        packed += [paths.place(path), [values.place(value)] if isinstance(value, list | dict) else value]
    return packed
