"""Side lines of a session as notes beside its replay, and back."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path

from gamekit.core import codec
from gamekit.core.errors import BadAction, IllegalAction, NotesError
from gamekit.core.session import Node, Session
from gamekit.replay import notes
from gamekit.replay.notes import Anchor, Entry, Note, Notes

REPLAY = ".replay.jsonl"
NOTES = ".notes.jsonl"


def notes_path(path: str | PathLike[str]) -> Path:
    """Return where the notes of a replay are: ``game.notes.jsonl`` beside ``game.replay.jsonl``.

    Examples
    --------
    >>> notes_path("a/game.replay.jsonl").as_posix()
    'a/game.notes.jsonl'
    """
    return Path(path).with_name(replay_name(path) + NOTES)


def replay_name(path: str | PathLike[str]) -> str:
    """Return the name of a replay without its ending.

    Examples
    --------
    >>> replay_name("a/game.replay.jsonl"), replay_name("b.jsonl"), replay_name("c")
    ('game', 'b', 'c')
    """
    name = Path(path).name
    return name.removesuffix(REPLAY if name.endswith(REPLAY) else ".jsonl")


def collect(session: Session, replay: str = "") -> tuple[Note, ...]:
    """Return every side line of a session as a note, in the order of the tree.

    Each begins on the main line and goes on to its last move; lines that leave another side line repeat its
    beginning.

    Parameters
    ----------
    replay
        Name of the replay.
    """
    found = []
    for start in session.main_line():
        for line in _branches(start):
            words = tuple(str(node.action) for node in line)
            anchor = Anchor(start.n, codec.digest(start.state))
            # The same line has the same id wherever it is saved, so that merged files hold it once.
            key = codec.digest_of([anchor.n, anchor.digest, words])
            found.append(Note(f"line-{key}", anchor, replay=replay, line=words))
    return tuple(found)


def _branches(start: Node) -> Iterator[tuple[Node, ...]]:
    """Yield the side lines that leave a node of the main line, each to its end."""
    stack: list[tuple[Node, ...]] = [(node,) for node in reversed(start.side())]
    while stack:
        line = stack.pop()
        if line[-1].children:
            stack.extend((*line, child) for child in reversed(line[-1].children))
        else:
            yield line


def attach(session: Session, found: Notes) -> tuple[NotesError, ...]:
    """Add the side lines of notes to a session; return what could not be used, and why."""
    problems = list(found.problems)
    main = session.main_line()
    for note in found.notes:
        try:
            if not 0 <= note.anchor.at < len(main):
                raise NotesError("notes.no_step", note=note.id, n=note.anchor.n, last=len(main) - 1)
            if codec.digest(main[note.anchor.at].state) != note.anchor.digest:
                raise NotesError("notes.other_position", note=note.id, n=note.anchor.n)
            if note.line:
                session.graft(note.anchor.at, note.line)
        except NotesError as error:
            problems.append(error)
        except (BadAction, IllegalAction) as error:
            problems.append(NotesError("notes.line", note=note.id, n=note.anchor.n, rule=error.rule, why=error))
    return tuple(problems)


def load(session: Session, path: str | PathLike[str]) -> tuple[NotesError, ...]:
    """Add the side lines of the notes beside a replay to its session; return what could not be used.

    A notes file that cannot be read does not keep a good replay from opening.
    """
    try:
        return attach(session, notes.read(notes_path(path)))
    except FileNotFoundError:
        return ()
    except NotesError as error:
        return (error,)
    except OSError as error:
        return (NotesError("notes.unreadable", file=str(notes_path(path)), what=error.strerror or str(error)),)


def save(session: Session, path: str | PathLike[str]) -> None:
    """Bring the notes beside a replay up to the side lines of a session.

    Notes of other people, and lines that do not fit this session, stay. Bare lines that the session holds are
    written anew, also those that left a main line of before: they leave another place now.

    Raises
    ------
    NotesError
        If the notes file is too big to be kept.
    OSError
        If the notes file cannot be read or written.
    """
    target = notes_path(path)
    lines = collect(session, replay_name(path))
    try:
        old = notes.read(target).entries
    except FileNotFoundError:
        old = ()
    tree = _by_step(session) if old else {}
    kept: list[Entry] = [entry for entry in old if not (isinstance(entry, Note) and _held(session, tree, entry))]
    told = {(entry.anchor, entry.line) for entry in kept if isinstance(entry, Note)}
    fresh = [note for note in lines if (note.anchor, note.line) not in told]
    if (*kept, *fresh) != old:
        notes.write((*kept, *fresh), target)


def _by_step(session: Session) -> dict[int, list[Node]]:
    """Return all nodes of a session's tree by the number of their step."""
    found: dict[int, list[Node]] = {}
    stack = [session.root]
    while stack:
        node = stack.pop()
        found.setdefault(node.n, []).append(node)
        stack.extend(node.children)
    return found


def _held(session: Session, tree: dict[int, list[Node]], note: Note) -> bool:
    """Return whether a note is a bare line that the session's tree has already, wherever it leaves."""
    if not note.bare:
        return False
    starts = tree.get(note.anchor.at, ())
    return any(codec.digest(node.state) == note.anchor.digest and _leads(session, node, note.line) for node in starts)


def _leads(session: Session, node: Node, line: tuple[str, ...]) -> bool:
    """Return whether a line can be followed from a node of the tree."""
    try:
        for word in line:
            action = session.game.parse(word)
            node = next(child for child in node.children if child.action == action)
    except (BadAction, StopIteration):
        return False
    return True
