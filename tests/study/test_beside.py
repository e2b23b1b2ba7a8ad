"""Studies and sessions agree about the notes file beside a replay: what one writes, the other reads and keeps."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

import gamekit
from gamekit.core.session import Session
from gamekit.replay import notes, record
from gamekit.study import Study
from tests.replay.games import tree
from tests.study.support import opened, others, saved


def load(path: Path) -> Session:
    """Load a replay; a warning is an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return gamekit.load(path)


def beside(path: Path) -> bytes:
    return (path.parent / "g.notes.jsonl").read_bytes()


def moves(nodes) -> list[str]:
    return [str(node.action) for node in nodes]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a replay with notes on lines on lines, the innermost at the very end of the one below."""
    path = saved(tmp_path)
    here = opened(path)
    outer = here.branch(4, others(here.session, 4, 4), name="Outer")
    inner = here.branch(6, others(here.line(outer.id), 6, 3), line=outer.id, text="Inner")
    last = here.branch(9, others(here.line(inner.id), 9, 2), line=inner.id)
    for line in (outer, inner, last):
        here.add(here.lines[line.id].last, line=line.id, text="inside", when="before")
    here.save()
    return path


def test_a_session_gets_all_lines_into_its_tree_without_a_warning(path: Path):
    session, here = load(path), Study.open(path)
    assert (session.n, len(session)) == (15, 15)
    assert len(here.lines) == 3
    for line in here.lines.values():
        node = session.root
        for word in moves(line.session.steps):
            node = next(child for child in node.children if str(child.action) == word)
    assert bool(record.verify(path))
    ends = [moves(line[1:]) for line in session.side_lines()]
    assert ends == [list(here.note(name).line) for name in ("n1", "n2", "n3")]


def test_saving_the_session_loses_and_doubles_nothing(path: Path):
    before = beside(path)
    session = load(path)
    gamekit.save(session, path)
    assert beside(path) == before
    session.seek(5)
    for move in others(session, 5, 1):
        session.play(move)
    gamekit.save(session, path)
    assert beside(path).startswith(before)
    (bare,) = notes.loads(beside(path).removeprefix(before)).notes
    assert bare.bare
    here = Study.open(path)
    assert here.unattached == ()
    assert len(here.lines) == 4
    assert tree(load(path).root) == tree(session.root)


def test_a_bare_line_that_a_note_stands_on_keeps_its_id(path: Path, tmp_path: Path):
    session = load(path)
    session.seek(8)
    for move in others(session, 8, 2):
        session.play(move)
    gamekit.save(session, path)
    here = opened(path, name="m")
    (bare,) = (line.note for line in here.lines.values() if line.note.bare)
    note = here.add(10, line=bare.id, text="on a bare line")
    here.save()
    session.play(session.legal_actions[0])
    gamekit.save(session, path)
    after = Study.open(path)
    assert after.place(note.id) == (bare.id, 10)
    assert after.unattached == ()
    assert len(after.lines) == len(here.lines) + 1, "the longer line is another one"


def test_a_deleted_bare_line_comes_back_only_if_it_is_played(path: Path):
    session = load(path)
    session.seek(8)
    session.play(others(session, 8)[0])
    gamekit.save(session, path)
    here = Study.open(path)
    (bare,) = (line.note for line in here.lines.values() if line.note.bare)
    here.delete(bare.id)
    here.save()
    gamekit.save(load(path), path)
    assert bare.id not in Study.open(path).lines
    gamekit.save(session, path)
    back = Study.open(path)
    assert back.note(bare.id).rev == 3
    assert [entry.id for entry in back.entries].count(bare.id) == 1
    after = beside(path)
    gamekit.save(session, path)
    assert beside(path) == after, "a lower revision would be deleted again by whoever has the deletion"


def test_an_id_that_another_note_has_is_not_taken(path: Path):
    session = load(path)
    session.seek(8)
    session.play(others(session, 8)[0])
    gamekit.save(session, path)
    (bare,) = (note for note in notes.loads(beside(path)).notes if note.bare)
    other = notes.Note(bare.id, notes.Anchor(1, "0" * 12), text={"en": "Mine."})
    newer = notes.Kept(bare.record().replace('"schema":2', '"schema":9'), bare.id, 7)
    for taken in (other, newer):
        notes.write([taken], path.parent / "g.notes.jsonl")
        gamekit.save(session, path)
        found = notes.loads(beside(path)).entries
        assert taken.record() in [entry.record() for entry in found]
        assert (f"{bare.id}-2", bare.line) in [(note.id, note.line) for note in found if isinstance(note, notes.Note)]


def test_the_main_line_may_end_where_a_line_goes_on(tmp_path: Path):
    path = saved(tmp_path, steps=8)
    here = opened(path)
    line = here.branch(8, others(here.session, 8, 2))
    here.branch(10, others(here.line(line.id), 10, 1), line=line.id)
    here.save()
    before = beside(path)
    session = load(path)
    assert len(session) == 8
    gamekit.save(session, path)
    assert beside(path) == before
    assert [line.at for line in Study.open(path).lines.values()] == [8, 10]
