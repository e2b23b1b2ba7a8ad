"""Side lines: from a session to the notes beside its replay, and back into the tree."""

from __future__ import annotations

import json
import os
import random
import warnings
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.core import codec
from gamekit.core.errors import BadAction, IllegalAction, NotesError, SessionError
from gamekit.core.session import Session
from gamekit.locale import LANGUAGES
from gamekit.replay import notes, record, sidelines
from gamekit.replay.notes import Anchor, Note
from tests import tiny
from tests.replay.games import another, begun, facts, play, tree
from tests.strategies import sessions


def other_line(session: Session, n: int, steps: int, seed: int = 1) -> None:
    """Play a side line that leaves the line under the cursor after step ``n``."""
    session.seek(n)
    session.play(another(session, session.node))
    play_on(session, steps - 1, seed)


def play_on(session: Session, steps: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(steps):
        if session.to_act is not None:
            session.play(rng.choice(session.legal_actions))


def branched() -> Session:
    """Return a game with side lines at the start, in the middle, in each other, and after the end."""
    session = begun(10)
    other_line(session, 0, 3)
    session.go_main()
    other_line(session, 4, 4)
    other_line(session, 6, 2)
    session.go_main()
    other_line(session, 4, 1)
    session.go_main()
    session.undo_to(8)
    session.go_main()
    return session


def saved(session: Session, path: Path) -> tuple[bytes, bytes]:
    gamekit.save(session, path)
    beside = sidelines.notes_path(path)
    return path.read_bytes(), beside.read_bytes() if beside.exists() else b""


@settings(max_examples=50)
@given(st.data())
def test_the_whole_tree_is_read_back(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("tree")
    with tiny.registered():
        session = data.draw(sessions(data.draw(st.sampled_from(["imperial2030", "coins"])), most=50))
        once = saved(session, folder / "game.replay.jsonl")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            back = gamekit.load(folder / "game.replay.jsonl")
        assert tree(back.root) == tree(session.root)
        assert facts(back) == facts(session)
        assert saved(back, folder / "game.replay.jsonl") == once
        assert saved(back, folder / "game.replay.jsonl") == once


def test_a_tree_with_every_sort_of_side_line(tmp_path: Path):
    session = branched()
    before = tree(session.root)
    replay, beside = saved(session, tmp_path / "g.replay.jsonl")
    assert tree(session.root) == before, "saving changes nothing"
    found = notes.loads(beside)
    assert found.problems == ()
    assert {note.anchor.n for note in found.notes} == {0, 4, 8}
    assert all(note.bare and note.replay == "g" and note.anchor.when == "after" for note in found.notes)
    assert replay.count(b"\n") == 8 + 2
    back = gamekit.load(tmp_path / "g.replay.jsonl")
    assert tree(back.root) == before
    assert (back.n, len(back)) == (8, 8)


def test_no_notes_file_is_made_without_side_lines(tmp_path: Path):
    gamekit.save(begun(), tmp_path / "g.replay.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["g.replay.jsonl"]


@pytest.mark.parametrize(
    ("name", "beside"), [("g.replay.jsonl", "g.notes.jsonl"), ("g.jsonl", "g.notes.jsonl"), ("g", "g.notes.jsonl")]
)
def test_the_notes_are_beside_the_replay(tmp_path: Path, name: str, beside: str):
    gamekit.save(branched(), tmp_path / name)
    assert {path.name for path in tmp_path.iterdir()} == {name, beside}


def test_a_line_that_grows_or_becomes_the_main_one_is_not_kept_twice(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    session = begun(6)
    other_line(session, 3, 2)
    saved(session, path)
    play_on(session, 1, seed=5)
    _, beside = saved(session, path)
    (note,) = notes.loads(beside).notes
    assert len(note.line) == 3
    session.promote()
    replay, beside = saved(session, path)
    (note,) = notes.loads(beside).notes
    assert note.line == tuple(str(node.action) for node in next(session.side_lines())[1:])
    assert len(note.line) == 3
    assert replay.count(b"\n") == 6 + 2
    assert tree(gamekit.load(path).root) == tree(session.root)


def test_other_notes_in_the_file_stay_as_they_are(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    session = begun(6)
    here = codec.digest(session.line[2].state)
    comment = Note("c1", Anchor(2, here), author="Ann", time="2026-11-30T09:00:00Z", text={"en": "Here."})
    theirs = Note("c2", Anchor(2, here), author="Ben", glyph="!", line=("RU nonsense",))
    elsewhere = Note("line-0", Anchor(2, "0" * 12), line=("RU end",))
    foreign = [comment.record(), "{broken", theirs.record(), '{"schema":7}', elsewhere.record()]
    beside = tmp_path / "g.notes.jsonl"
    beside.write_text("\n".join(foreign) + "\n", encoding="utf-8")
    other_line(session, 3, 2)
    gamekit.save(session, path)
    lines = beside.read_text(encoding="utf-8").splitlines()
    assert lines[:-1] == foreign
    assert json.loads(lines[-1])["id"].startswith("line-")


def test_a_commented_side_line_is_played_and_not_written_twice(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    session = begun(6)
    other_line(session, 3, 2)
    (bare,) = sidelines.collect(session, "g")
    told = Note(bare.id, bare.anchor, rev=2, replay="g", author="Ann", text={"en": "Better."}, line=bare.line)
    (tmp_path / "g.notes.jsonl").write_text(told.record() + "\n", encoding="utf-8")
    gamekit.save(session, path)
    assert (tmp_path / "g.notes.jsonl").read_text(encoding="utf-8") == told.record() + "\n"
    assert tree(gamekit.load(path).root) == tree(session.root)


def test_a_note_may_speak_of_the_position_before_a_step(tmp_path: Path):
    session = begun(6)
    main = session.main_line()
    other = another(session, main[2])
    note = Note("n", Anchor(3, codec.digest(main[2].state), "before"), line=(str(other),))
    assert sidelines.attach(session, notes.Notes((note,))) == ()
    assert [str(node.action) for node in main[2].children] == [str(main[3].action), str(other)]


def test_what_no_longer_fits_is_kept_and_told(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    session = begun(6)
    here = codec.digest(session.line[2].state)
    stray = [
        Note("far", Anchor(99, "0" * 12), text={"en": "?"}),
        Note("other", Anchor(2, "0" * 12), line=("RU end",)),
        Note("illegal", Anchor(2, here), line=("EU end",)),
        Note("half", Anchor(2, here), line=(str(session.line[3].action), "EU nonsense")),
        Note("gone", Anchor(98, "0" * 12), deleted=True),
    ]
    beside = tmp_path / "g.notes.jsonl"
    beside.write_text(notes.dumps(stray), encoding="utf-8")
    gamekit.save(session, path)
    assert beside.read_text(encoding="utf-8") == notes.dumps(stray)
    with pytest.warns(record.NotesWarning) as caught:
        back = gamekit.load(path)
    assert tree(back.root) == tree(session.root), "nothing of a broken line is in the tree"
    assert len(caught) == 4
    reading = record.read(path)
    assert reading.problem is None
    codes = ["notes.no_step", "notes.other_position", "notes.line", "notes.line"]
    assert [problem.code for problem in reading.notes] == codes
    assert reading.notes[2].rule == "TUR-1"
    for problem in reading.notes:
        assert len({problem.text(lang) for lang in LANGUAGES}) == 2
    assert not record.verify(path)
    assert record.verify(path).problem is None


def test_the_notes_of_a_cut_file_are_used_as_far_as_it_goes(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    session = branched()
    gamekit.save(session, path)
    path.write_bytes(path.read_bytes()[: path.read_bytes().index(b'{"n":7')])
    reading = record.read(path)
    assert len(reading.session) == 6
    assert {line[0].n for line in reading.session.side_lines()} >= {0, 4}
    assert {problem.code for problem in reading.notes} == {"notes.no_step"}


def test_unreadable_notes_do_not_keep_a_replay_from_opening_but_are_not_overwritten(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    gamekit.save(begun(), path)
    (tmp_path / "g.notes.jsonl").mkdir()
    with pytest.warns(record.NotesWarning, match=r"g\.notes\.jsonl"):
        assert gamekit.load(path).n == 12
    with pytest.raises(IsADirectoryError):
        gamekit.save(branched(), path)
    assert gamekit.load.__name__ == "load"
    (tmp_path / "g.notes.jsonl").rmdir()
    (tmp_path / "g.notes.jsonl").write_bytes(b"x" * (2**24 + 1))
    old = path.read_bytes()
    with pytest.raises(NotesError, match="16 MiB"):
        gamekit.save(branched(), path)
    assert path.read_bytes() == old
    assert [problem.code for problem in record.read(path).notes] == ["replay.too_big"]


def test_unchanged_notes_are_not_written_again(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    session = branched()
    gamekit.save(session, path)
    beside = tmp_path / "g.notes.jsonl"
    os.utime(beside, ns=(1, 1))
    gamekit.save(session, path)
    assert beside.stat().st_mtime_ns == 1


def test_the_same_line_has_the_same_id_so_that_merged_files_hold_it_once():
    one, other = begun(6), begun(6)
    for session in (one, other):
        other_line(session, 3, 2)
    other_line(other, 5, 1)
    merged = notes.merge(sidelines.collect(one, "g"), sidelines.collect(other, "g"))
    assert len(merged) == 2


def test_a_whole_game_as_a_side_line(tmp_path: Path):
    path = tmp_path / "g.replay.jsonl"
    session = play(gamekit.new_session("imperial2030", 4, seed=1), 5000, seed=1)
    session.undo_to(0)
    play_on(session, 3, seed=9)
    gamekit.save(session, path)
    back = gamekit.load(path)
    assert tree(back.root) == tree(session.root)
    assert len(next(back.side_lines())) > 200


# What sessions do with a whole line.


def test_graft_adds_a_line_and_leaves_the_cursor():
    session = begun(6)
    session.seek(4)
    fork = session.main_line()[2]
    other = another(session, fork)
    last = session.graft(2, [str(other)])
    assert (session.n, len(session)) == (4, 6)
    assert last.parent is fork
    assert fork.side() == (last,)
    assert session.graft(2, [other]) is last
    assert len(fork.children) == 2
    assert session.graft(2, []) is fork
    assert session.graft(2, [session.line[3].action]) is session.line[3]


def test_graft_at_the_end_does_not_lengthen_the_main_line():
    session = begun(6)
    action = session.legal_actions[0]
    last = session.graft(6, [action])
    assert len(session.main_line()) == 7
    assert [line[1] for line in session.side_lines()] == [last]
    session.play(another(session, session.node))
    assert len(session.main_line()) == 8
    assert [line[1] for line in session.side_lines()] == [last]


def test_graft_lengthens_the_side_line_under_the_cursor():
    session = begun(6)
    other_line(session, 3, 1)
    line = session.line
    session.graft(3, [line[4].action, session.legal_actions[0]])
    assert len(session) == 5
    session.forward()
    assert session.n == 5


@pytest.mark.parametrize(
    ("n", "tail", "error"),
    [(7, [], SessionError), (-1, [], SessionError), (2, ["EU end"], IllegalAction), (2, ["hello"], BadAction)],
)
def test_graft_adds_nothing_if_a_part_is_refused(n, tail, error):
    session = begun(6)
    before = tree(session.root)
    fork = session.main_line()[2]
    first = another(session, fork)
    with pytest.raises(error):
        session.graft(n, [first, *tail])
    assert tree(session.root) == before
