"""Side lines of a session as notes beside its replay, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from os import PathLike
from pathlib import Path

from gamekit.core import codec
from gamekit.core.errors import BadAction, NotesError
from gamekit.core.session import Node, Session
from gamekit.replay import notes
from gamekit.replay.files import alone
from gamekit.replay.notes import Anchor, Entry, Note, Notes, key
from gamekit.replay.places import Standing, Surveyor

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
    return tuple(note for note, _ in _collect(session, replay))


def _collect(session: Session, replay: str) -> Iterator[tuple[Note, Node]]:
    """Yield every side line with its last node."""
    for start in session.main_line():
        for line in _branches(start):
            words = tuple(str(node.action) for node in line)
            anchor = Anchor(start.n, codec.digest(start.state))
            # The same line has the same id wherever it is saved, so that merged files hold it once.
            name = codec.digest_of([anchor.n, anchor.digest, words])
            yield Note(f"line-{name}", anchor, replay=replay, line=words), line[-1]


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
    """Add the side lines of notes to a session, those on side lines too; return what could not be used, and why."""
    standing = survey(session, found.entries)
    tracks = standing.tracks.values()
    ends = [session.main_line()[-1], *(track.nodes[-1] for track in tracks)]
    session.link((node for track in tracks for node in track.nodes), ends)
    return (*found.problems, *(problem for _, problem in standing.problems))


def survey(session: Session, entries: Iterable[Entry]) -> Standing:
    """Return where the notes among entries stand in a session, by its main line; the session stays as it is."""
    main = session.held()
    main.go_main()
    return Surveyor(main).stand(entry for entry in entries if isinstance(entry, Note))


def load(session: Session, path: str | PathLike[str]) -> tuple[NotesError, ...]:
    """Add the side lines of the notes beside a replay to its session; return what could not be used.

    A notes file that cannot be read does not keep a good replay from opening.
    """
    return attach(session, read(notes_path(path)))


def read(path: Path) -> Notes:
    """Return what a notes file holds, nothing if it is not there; why it cannot be read stands among the problems."""
    try:
        return notes.read(path)
    except FileNotFoundError:
        return Notes()
    except NotesError as error:
        return Notes(problems=(error,))
    except OSError as error:
        what = error.strerror or str(error)
        return Notes(problems=(NotesError("notes.unreadable", file=str(path), what=what),))


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
    with alone(target):
        _save(session, path, target)


def _save(session: Session, path: str | PathLike[str], target: Path) -> None:
    lines = tuple(_collect(session, replay_name(path)))
    try:
        old = notes.read(target).entries
    except FileNotFoundError:
        old = ()
    tree = _by_step(session) if old else {}
    # What others wrote inside a bare line would be lost with its id.
    needed = {entry.anchor.line for entry in old if isinstance(entry, Note)}
    kept: list[Entry] = [entry for entry in old if key(entry) in needed or not _held(session, tree, entry)]
    told = {node for track in survey(session, kept).tracks.values() for node in track.nodes}
    taken = {key(entry): entry for entry in old}
    fresh = [_fresh(note, taken) for note, last in lines if last not in told]
    names = {note.id for note in fresh}
    written = (*(entry for entry in kept if entry.id not in names), *fresh)
    if written != old:
        notes.write(written, target)


def _fresh(note: Note, taken: Mapping[str, Entry]) -> Note:
    """Return a bare line as it can stand beside what is kept, where it stood already under the same id."""
    while (other := taken.get(note.id)) is not None:
        if isinstance(other, Note) and other.deleted:
            # It was taken back and is played again: only a higher revision can say so.
            return replace(note, rev=other.rev + 1)
        if isinstance(other, Note) and (other.anchor, other.line) == (note.anchor, note.line):
            # A lower revision would give way to a deletion of before.
            return replace(note, rev=other.rev)
        note = replace(note, id=f"{note.id}-2")
    return note


def _by_step(session: Session) -> dict[int, list[Node]]:
    """Return all nodes of a session's tree by the number of their step."""
    found: dict[int, list[Node]] = {}
    stack = [session.root]
    while stack:
        node = stack.pop()
        found.setdefault(node.n, []).append(node)
        stack.extend(node.children)
    return found


def _held(session: Session, tree: dict[int, list[Node]], note: Entry) -> bool:
    """Return whether an entry is a bare line that the session's tree has already, wherever it leaves."""
    if not isinstance(note, Note) or not note.bare:
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
