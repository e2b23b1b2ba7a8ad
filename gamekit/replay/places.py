"""Where notes stand: each held against the positions of a game, its side lines played by the rules, lines on lines too.

Nothing here changes the tree of a session. What a side line plays is linked to the position that it leaves, and is
known to nobody but whoever asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gamekit.core import codec
from gamekit.core.errors import BadAction, IllegalAction, NotesError
from gamekit.core.session import Node, Session
from gamekit.replay.lines import shown
from gamekit.replay.records import Note


class Place(NamedTuple):
    """A step of a line: ``line`` is empty for the main line, else the id of the note that holds the side line."""

    line: str
    n: int


@dataclass(frozen=True, slots=True)
class Track:
    """A side line that fits.

    Parameters
    ----------
    note
        The note that holds it.
    base
        Id of the line that it leaves; empty for the main line.
    at
        Number of the step after which it leaves.
    nodes
        Its own steps: the first one is step ``at + 1``.
    """

    note: Note
    base: str
    at: int
    nodes: tuple[Node, ...]

    @property
    def last(self) -> int:
        """Number of its last step."""
        return self.at + len(self.nodes)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where notes stand.

    Parameters
    ----------
    main
        The nodes of the main line.
    tracks
        The side lines that fit, by id; each after the line that it leaves.
    places
        The step that each note speaks of, by id.
    problems
        The notes that fit nowhere, and why.
    """

    main: Sequence[Node]
    tracks: Mapping[str, Track]
    places: Mapping[str, Place]
    problems: tuple[tuple[Note, NotesError], ...]

    def owner(self, line: str, n: int) -> str:
        """Return the line that step ``n`` of a line belongs to: up to where it leaves, the line that it leaves."""
        while line and n <= self.tracks[line].at:
            line = self.tracks[line].base
        return line

    def last(self, line: str) -> int:
        """Return the number of the last step of a line."""
        return self.tracks[line].last if line else len(self.main) - 1

    def node(self, line: str, n: int) -> Node | None:
        """Return step ``n`` of a line, None if it has no such step."""
        if not 0 <= n <= self.last(line):
            return None
        owner = self.owner(line, n)
        return self.tracks[owner].nodes[n - self.tracks[owner].at - 1] if owner else self.main[n]


class Surveyor:
    """Finds where notes stand in one game; what it has once played, it knows the next time.

    Parameters
    ----------
    session
        The game. The line under its cursor is the main line.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._main = session.line
        self._known: dict[tuple[Node, str], Node] = {}

    def stand(self, notes: Iterable[Note]) -> Standing:
        """Return where notes stand, those that are deleted left out."""
        told = tuple(notes)
        live = [note for note in told if not note.deleted]
        on: dict[str, list[Note]] = {}
        for note in live:
            on.setdefault(note.anchor.line, []).append(note)
        standing, problems = Standing(self._main, tracks := {}, places := {}, ()), {}
        waiting = [""]
        while waiting:
            # Each line is looked through once: one that is not reached from the main line is never played.
            for note in on.pop(waiting.pop(), ()):
                try:
                    track = self._hold(standing, note)
                except NotesError as error:
                    problems[note.id] = error
                    continue
                anchor = note.anchor
                places[note.id] = Place(standing.owner(anchor.line, anchor.n), anchor.n)
                if track is not None:
                    tracks[note.id] = track
                    waiting.append(note.id)
        lost = {note.id: note for left in on.values() for note in left}
        gone = {note.id for note in told if note.deleted}
        circling = _circling(lost)
        for note in lost.values():
            line = note.anchor.line
            code = (
                "notes.line_circle"
                if note.id in circling
                else "notes.line_deleted"
                if line in gone
                else "notes.line_unattached"
                if line in lost or line in problems
                else "notes.no_line"
            )
            problems[note.id] = NotesError(code, note=shown(note.id), n=note.anchor.n, line=shown(line))
        return Standing(
            self._main, tracks, places, tuple((note, problems[note.id]) for note in live if note.id in problems)
        )

    def play(self, node: Node, words: Iterable[str]) -> tuple[Node, ...]:
        """Return the nodes that actions lead to from a node; what the tree holds already is not made again.

        Raises
        ------
        BadAction, IllegalAction
            If the rules refuse one.
        """
        nodes = []
        for word in words:
            node = self._next(node, word)
            nodes.append(node)
        return tuple(nodes)

    def _hold(self, standing: Standing, note: Note) -> Track | None:
        """Return the side line of a note, None if it holds none; raises NotesError if the note does not fit."""
        anchor = note.anchor
        node = standing.node(anchor.line, anchor.at)
        # A note before a step speaks of that step, too.
        if node is None or anchor.n > standing.last(anchor.line):
            raise NotesError("notes.no_step", note=shown(note.id), n=anchor.n, last=standing.last(anchor.line))
        if codec.digest(node.state) != anchor.digest:
            raise NotesError("notes.other_position", note=shown(note.id), n=anchor.n)
        if not note.line:
            return None
        try:
            nodes = self.play(node, note.line)
        except (BadAction, IllegalAction) as error:
            raise NotesError("notes.line", note=shown(note.id), n=anchor.n, rule=error.rule, why=error) from None
        return Track(note, standing.owner(anchor.line, anchor.at), anchor.at, nodes)

    def _next(self, node: Node, word: str) -> Node:
        found = self._known.get((node, word))
        if found is not None:
            return found
        action = self._session.game.parse(word)
        found = next((child for child in node.children if child.action == action), None)
        if found is None and (same := self._known.get((node, str(action)))) is not None:
            found = same
        if found is None:
            try:
                step = self._session.game.apply(node.state, action)
            except IllegalAction as error:
                raise IllegalAction(error.verdict.named(self._session.names)) from None
            found = Node(node, action, step.state, step.events)
        self._known[node, word] = self._known[node, str(action)] = found
        return found


def _circling(lost: Mapping[str, Note]) -> set[str]:
    """Return the notes whose lines leave each other in a circle."""
    found: set[str] = set()
    seen: set[str] = set()
    for name in lost:
        way: dict[str, None] = {}
        while name in lost and name not in seen:
            seen.add(name)
            way[name] = None
            name = lost[name].anchor.line
        if name in way:
            walked = list(way)
            found.update(walked[walked.index(name) :])
    return found
