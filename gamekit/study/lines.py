"""The lines of a study: their order, where one parts from another, and steps of one's own to play on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from gamekit.core.game import Step
from gamekit.core.session import Node, Session
from gamekit.replay.notes import Entry, Note
from gamekit.replay.places import Standing, Track


@dataclass(frozen=True, slots=True)
class Line:
    """A side line.

    Parameters
    ----------
    track
        What it plays and where it leaves.
    main
        A session of the game.
    """

    track: Track
    main: Session

    @property
    def note(self) -> Note:
        """The note that holds it; its id is that of the line."""
        return self.track.note

    @property
    def base(self) -> str:
        """Id of the line that it leaves; empty for the main line."""
        return self.track.base

    @property
    def at(self) -> int:
        """Number of the step after which it leaves."""
        return self.track.at

    @property
    def last(self) -> int:
        """Number of its last step."""
        return self.track.last

    @property
    def session(self) -> Session:
        """A session whose line under the cursor is this one from the start, the cursor on its end."""
        return self.main.along(self.track.nodes[-1])


def order(standing: Standing) -> tuple[str, ...]:
    """Return the ids of the side lines: by where they leave, each followed by those that leave it."""
    leaving: dict[str, list[Track]] = {}
    for track in standing.tracks.values():
        leaving.setdefault(track.base, []).append(track)
    found, stack = [], [""]
    while stack:
        line = stack.pop()
        found.append(line)
        own = sorted(leaving.get(line, ()), key=lambda track: (track.at, track.note.time, track.note.id), reverse=True)
        stack.extend(track.note.id for track in own)
    return tuple(found[1:])


def in_order(standing: Standing, entries: Iterable[Entry]) -> tuple[Note, ...]:
    """Return the notes that are not deleted by line, step, time and id, those that fit nowhere last."""
    lines = {line: k for k, line in enumerate(("", *order(standing)))}

    def key(note: Note) -> tuple[Any, ...]:
        place, last = standing.places.get(note.id), (note.anchor.when == "after", note.time, note.id)
        return (len(lines), note.anchor.n, *last) if place is None else (lines[place.line], place.n, *last)

    return tuple(sorted((e for e in entries if isinstance(e, Note) and not e.deleted), key=key))


def leaving(standing: Standing, line: str, nodes: Sequence[Node]) -> tuple[str, int]:
    """Return which line moves leave, and after which step: there the first move is another one than the line's own.

    Parameters
    ----------
    line
        The line they begin on.
    nodes
        The node on that line that they begin from, then what they lead to.
    """
    at = nodes[0].n
    while True:
        while at < nodes[-1].n and standing.node(line, at + 1) is nodes[at + 1 - nodes[0].n]:
            at += 1
        owner = standing.owner(line, at)
        if owner == line:
            return line, at
        # Where a side line leaves, the line below it goes on otherwise: perhaps as these moves do.
        line = owner


def detached(session: Session, node: Node) -> Session:
    """Return a session with the same steps up to a node and none after it, which shares states but no nodes."""
    found = Session(
        session.game,
        Step(session.root.state, session.root.events),
        config=session.config,
        position=session.initial_position,
        names=tuple(session.names.values()),
        seed=session.seed,
        meta=session.meta,
    )
    last = found.root
    for old in node.line_to()[1:]:
        child = Node(last, old.action, old.state, old.events)
        last.children = (child,)
        last = child
    found.follow(last)
    return found
