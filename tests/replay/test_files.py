"""Writing as a whole: the old file or the new one, whatever happens."""

from __future__ import annotations

import os
import random
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import gamekit
from gamekit.replay import record
from gamekit.replay.files import write_whole
from tests.conftest import ROOT
from tests.replay.games import begun

WRITER = """
import os, sys, pathlib
from gamekit.replay.files import write_whole
stage, path, size = sys.argv[1], sys.argv[2], int(sys.argv[3])

def die(*_, **__):
    os._exit(9)

if stage == "written":
    os.fsync = die
elif stage == "synced":
    pathlib.Path.replace = die
elif stage == "replaced":
    replace = pathlib.Path.replace
    def then_die(self, target):
        replace(self, target)
        os._exit(9)
    pathlib.Path.replace = then_die
elif stage == "loop":
    print("ready", flush=True)
    while True:
        for letter in b"ab":
            write_whole(path, bytes([letter]) * size)
write_whole(path, b"n" * size)
"""


def run_writer(*args: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", WRITER, *args], cwd=ROOT, stdout=subprocess.PIPE)


@pytest.mark.parametrize(("stage", "new"), [("written", False), ("synced", False), ("replaced", True)])
def test_a_writer_that_dies_leaves_the_old_file_or_the_new_one(tmp_path: Path, stage: str, new: bool):
    path = tmp_path / "game.replay.jsonl"
    path.write_bytes(b"old")
    with run_writer(stage, str(path), "100000") as writer:
        assert writer.wait() == 9
    assert path.read_bytes() == (b"n" * 100_000 if new else b"old")


def test_a_writer_that_is_killed_at_any_moment_leaves_a_whole_file(tmp_path: Path):
    path = tmp_path / "game.replay.jsonl"
    size = 300_000
    rng = random.Random(1)
    for _ in range(8):
        with run_writer("loop", str(path), str(size)) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == b"ready\n"
            while not path.exists():
                time.sleep(0.001)
            time.sleep(rng.random() * 0.02)
            writer.send_signal(signal.SIGKILL)
            writer.wait()
        data = path.read_bytes()
        assert len(data) == size
        assert len(set(data)) == 1


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.replay.jsonl"
    path.write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        write_whole(path, b"new")
    assert caught.value.filename == str(path), "the error names the file that was asked for"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path):
    path = tmp_path / "none" / "game.replay.jsonl"
    with pytest.raises(FileNotFoundError) as caught:
        gamekit.save(begun(2), path)
    assert caught.value.filename == str(path)


def test_a_folder_is_not_overwritten(tmp_path: Path):
    with pytest.raises(IsADirectoryError):
        gamekit.save(begun(2), tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", ["", ".", "..", "/", "new/", "new/.", "new/.."])
def test_a_path_that_names_no_file_is_refused_alike_by_writer_and_reader(tmp_path: Path, monkeypatch, path: str):
    monkeypatch.chdir(tmp_path)
    for call in (lambda: gamekit.save(begun(2), path), lambda: gamekit.load(path), lambda: record.verify(path)):
        with pytest.raises(IsADirectoryError, match="Is a directory" if path else "a file name is needed") as caught:
            call()
        assert caught.value.filename == path
    assert list(tmp_path.iterdir()) == []


def test_permissions_and_links_stay(tmp_path: Path):
    path, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_new_file_has_the_usual_permissions(tmp_path: Path):
    path, other = tmp_path / "game.jsonl", tmp_path / "other"
    write_whole(path, b"new")
    other.write_bytes(b"")
    assert path.stat().st_mode == other.stat().st_mode


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    session, got = begun(2), []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    write_whole(pipe, record.dumps(session).encode())
    reader.join()
    assert got == [record.dumps(session).encode()]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_name_as_long_as_the_system_allows(tmp_path: Path):
    path = tmp_path / ("x" * 255)
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
