"""Saving: whoever reads, and whenever the writer dies, finds a whole file; nobody's work is lost."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from gamekit.core.errors import NotesError
from gamekit.replay import notes
from gamekit.study import Study, StudyError
from tests.hostile import HOSTILE
from tests.study.support import opened, others, saved, sources

FORK = multiprocessing.get_context("fork")


def write_on(study: Study) -> None:
    """Save one note more again and again."""
    for number in range(1, 10**6):
        study.add(number % 15, text=f"{number} " + "x" * 20_000)
        study.save()


def wait_for(path: Path, times: int, writer: BaseProcess) -> None:
    """Wait until a file was replaced so many times."""
    for _ in range(times):
        before = path.stat().st_ino if path.exists() else 0
        while (path.stat().st_ino if path.exists() else 0) == before:
            assert writer.is_alive()
            time.sleep(0.0005)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")
def test_a_writer_that_is_killed_at_any_moment_leaves_a_whole_file(tmp_path: Path):
    path = saved(tmp_path)
    beside = tmp_path / "g.notes.jsonl"
    rng, kills, seen = random.Random(7), 0, set[int]()
    while kills < 45:
        study = opened(path, name=f"k{kills}-")
        before = len(study.notes)
        writer = FORK.Process(target=write_on, args=(study,))
        writer.start()
        assert writer.pid is not None
        wait_for(beside, rng.randrange(4), writer)
        time.sleep(rng.uniform(0, 0.008))
        os.kill(writer.pid, signal.SIGKILL)
        writer.join()
        kills += 1
        data = beside.read_bytes() if beside.exists() else b""
        found = notes.loads(data)
        assert found.problems == ()
        assert data == b"" or data.endswith(b"\n")
        numbers = [int(note.text["en"].split()[0]) for note in found.notes if note.id.startswith(f"k{kills - 1}-")]
        # The notes of before, and those that were written up to some moment: none left out.
        assert len(found.notes) == before + len(numbers)
        assert sorted(numbers) == list(range(1, len(numbers) + 1))
        seen.add(len(numbers))
        if len(found.notes) > 30:
            beside.unlink()
    assert len(seen) > 2, "it was killed at different moments"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")
def test_writers_at_the_same_time_lose_nothing(tmp_path: Path):
    path = saved(tmp_path)

    def write(name: str) -> None:
        study = opened(path, name=name)
        for n in range(8):
            study.add(n, text=name)
            study.save()

    writers = [FORK.Process(target=write, args=(name,)) for name in "abcd"]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
        assert writer.exitcode == 0
    assert len(Study.open(path).notes) == 4 * 8


def test_where_folders_cannot_be_locked_notes_are_saved_all_the_same(tmp_path: Path, monkeypatch):
    monkeypatch.setitem(sys.modules, "fcntl", None)
    here = opened(saved(tmp_path))
    note = here.add(1, text="saved")
    here.save()
    assert Study.open(tmp_path / "g.replay.jsonl").notes == (note,)


def test_a_file_that_cannot_be_written_stays_and_the_study_stays_unsaved(tmp_path: Path, monkeypatch):
    path = saved(tmp_path)
    here = opened(path)
    here.add(1, text="saved")
    here.save()
    before = (tmp_path / "g.notes.jsonl").read_bytes()
    here.add(2, text="not yet")

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        here.save()
    assert (tmp_path / "g.notes.jsonl").read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["g.notes.jsonl", "g.replay.jsonl"]
    assert here.dirty
    monkeypatch.undo()
    here.save()
    assert len(Study.open(path).notes) == 2


def test_unchanged_notes_are_not_written_again(tmp_path: Path):
    path = saved(tmp_path)
    here = opened(path)
    for n in (9, 3):
        here.add(n, text="x")
    here.save()
    beside = tmp_path / "g.notes.jsonl"
    # Another order, and spaces: nobody's business.
    mixed = "\n".join(line.replace('":', '": ') for line in reversed(beside.read_text().splitlines())) + "\n"
    beside.write_text(mixed)
    again = opened(path, name="m")
    assert again.undo() == again.redo() == ""
    note = again.add(1, text="tried")
    again.undo()
    again.save()
    assert beside.read_text() == mixed
    assert note.id not in {entry.id for entry in again.entries}


def test_bad_lines_are_told_by_number_and_written_back(tmp_path: Path):
    path = saved(tmp_path)
    here = opened(path)
    here.add(3, text="good")
    here.save()
    beside = tmp_path / "g.notes.jsonl"
    good = beside.read_bytes()
    bad = [
        b"{broken",
        b"\xff\xfe not text",
        b'{"schema":9,"id":"n1","rev":0}',
        b'{"schema":9,"id":"zz","rev":4,"x":[ ]}',
    ]
    beside.write_bytes(b"\n".join([bad[0], bad[1], good.strip(), bad[2], bad[3]]) + b"\n")
    damaged = opened(path, name="m")
    assert [note.text["en"] for note in damaged.notes] == ["good"]
    assert [(problem.code, problem.params["line"]) for problem in damaged.problems] == [
        ("notes.bad_line", 1),
        ("notes.bad_line", 2),
        ("notes.newer", 4),
        ("notes.newer", 5),
    ]
    damaged.add(4, text="more")
    damaged.save()
    lines = beside.read_bytes().splitlines()
    assert {bad[0], bad[1], bad[3]} < set(lines)
    assert good.strip() in lines
    assert len(lines) == 5, "the older revision of the good note is gone"
    assert len(damaged.problems) == 3
    assert [problem.params["line"] for problem in Study.open(path).problems] == [
        problem.params["line"] for problem in damaged.problems
    ]


def test_a_bad_line_keeps_its_number_where_nothing_is_written(tmp_path: Path):
    path = saved(tmp_path)
    here = opened(path)
    here.add(3, text="good")
    here.save()
    beside = tmp_path / "g.notes.jsonl"
    beside.write_bytes(b"{broken\n" + beside.read_bytes())
    damaged = opened(path)
    damaged.save()
    assert beside.read_bytes().startswith(b"{broken\n")
    assert [problem.params["line"] for problem in damaged.problems] == [1]


def test_notes_are_never_written_into_a_replay(tmp_path: Path):
    path = saved(tmp_path)
    before = path.read_bytes()
    here = opened(path)
    here.add(1, text="x")
    with pytest.raises(StudyError, match="a notes file is needed"):
        here.save(path)
    with pytest.raises(StudyError, match="a notes file is needed"):
        Study.open(path, notes=path)
    assert path.read_bytes() == before
    assert here.dirty


def test_the_file_of_a_study_is_the_same_by_another_path(tmp_path: Path):
    here = opened(saved(tmp_path))
    (tmp_path / "link").symlink_to(tmp_path, target_is_directory=True)
    here.add(1, text="x")
    here.save(tmp_path / "link" / "g.notes.jsonl")
    assert not here.dirty


def test_a_file_that_is_too_big_is_told_and_not_overwritten(tmp_path: Path):
    path = saved(tmp_path)
    beside = tmp_path / "g.notes.jsonl"
    beside.write_bytes(b"x" * (2**24 + 1))
    here = opened(path)
    assert [problem.code for problem in here.problems] == ["replay.too_big"]
    here.add(1, text="x")
    with pytest.raises(NotesError, match="16 MiB"):
        here.save()
    assert beside.stat().st_size == 2**24 + 1


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_any_text_comes_back_as_it_was(tmp_path: Path, text: str):
    path = saved(tmp_path)
    here = opened(path, author=text)
    note = here.add(3, text={"en": text, "fr": text}, tags=[text], marks=[text])
    line = here.branch(4, others(here.session, 4), name={"en": text})
    here.save()
    data = (tmp_path / "g.notes.jsonl").read_bytes()
    assert data.count(b"\n") == 2
    again = Study.open(path)
    assert again.notes == (note, line)
    assert notes.dumps(again.entries).encode() == data


def test_whoever_listens_hears_of_each_change_until_he_has_enough(tmp_path: Path):
    here, heard = opened(saved(tmp_path)), []
    end = here.on_change(lambda: heard.append(len(here.notes)))
    note = here.add(1, text="a")
    here.edit(note.id, text="b")
    here.edit(note.id, text="b")
    here.undo()
    here.redo()
    here.branch(4, others(here.session, 4))
    here.merge([])
    here.author = "Ben"
    here.save()
    here.delete(note.id)
    assert heard == [1, 1, 1, 1, 2, 2, 2, 2, 1]
    end()
    end()
    here.undo()
    assert len(heard) == 9


def test_changes_wait_for_whoever_holds_the_lock(tmp_path: Path):
    here = Study(opened(saved(tmp_path)).session, sources=sources())
    with here.lock:
        other = threading.Thread(target=here.add, args=(1,))
        other.start()
        here.add(2)
        other.join(0.05)
        assert other.is_alive()
        assert [note.anchor.n for note in here.notes] == [2]
    other.join()
    assert [note.anchor.n for note in here.notes] == [1, 2]
