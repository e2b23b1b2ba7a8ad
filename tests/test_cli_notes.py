"""The commands about notes: what they list, write and refuse, with which status; a replay is never touched."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from gamekit import cli
from gamekit.replay import notes, record
from gamekit.replay.files import alone
from gamekit.replay.notes import Anchor, Note
from gamekit.study import Study
from gamekit.study.sources import Sources
from tests.conftest import ROOT
from tests.replay.games import begun


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Return the path of a recorded game with notes of two people and a side line beside it."""
    path = tmp_path / "game.replay.jsonl"
    record.save(begun(), path)
    ids = iter("abcdef")
    sources = Sources(id=lambda: next(ids), time=lambda: "2026-11-30T09:00:00Z")
    study = Study.open(path, author="Ann", sources=sources)
    study.add(3, text={"en": "Too early.", "fr": "Trop tôt."}, glyph="?!", tags=["import"], marks=["newdelhi"])
    study.add(5, text={"en": "\x1b[31m<b>Red</b>\nsecond line"}, glyph="takeover", author="Ben", when="before")
    trial = study.trial(3)
    moves = [action for action in trial.legal_actions if action != study.session.line[4].action]
    trial.play(moves[0])
    line = study.keep(trial, name={"en": "Another way", "fr": "Autrement"})
    study.add(4, text={"en": "Inside."}, line=line.id, author="")
    study.save()
    return path


def beside(game: Path) -> Path:
    return game.with_name("game.notes.jsonl")


def spoilt(game: Path) -> None:
    """Add a bad line, and a note that fits no position, to the notes."""
    lost = Note("lost", Anchor(4, "0" * 12), author="Cleo", text={"en": "Of another game."})
    with beside(game).open("a", encoding="utf-8") as file:
        file.write("hello\n" + lost.record() + "\n")


# notes


def test_notes_lists_all_of_them_in_the_order_of_the_game(rondel, game: Path):
    status, out, err = rondel("notes", game)
    assert (status, err) == (0, [])
    assert out[0] == f"{game}: 4 of 4 notes"
    heads = [line for line in out if line.startswith("step ")]
    assert heads[0] == "step 3 · ?! · Ann · 2026-11-30 · tags: import · points at: New Delhi"
    assert heads[1].startswith("step 3 · Ann · ")
    assert heads[1].endswith(" · side line 1")
    assert heads[2].startswith("step 5 · Takeover · Ben · 2026-11-30 · before the step")
    assert heads[3].startswith("step 4 · in side line 1 · ")
    assert {"  English: Too early.", "  French: Trop tôt.", "  Inside."} <= set(out)


def test_notes_shows_text_and_steers_no_terminal(rondel, game: Path):
    _, out, _ = rondel("notes", game)
    at = out.index("  ?[31m<b>Red</b>")
    assert out[at + 1] == "  second line"


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (["--author", "Ben"], 1),
        (["--author", ""], 1),
        (["--tag", "import"], 1),
        (["--glyph", "?!"], 1),
        (["--glyph", "takeover"], 1),
        (["--search", "early"], 1),
        (["--search", "tôt"], 1),
        (["--author", "Ann", "--search", "red"], 0),
        (["--author", "Nobody"], 0),
    ],
)
def test_notes_finds_those_that_are_looked_for(rondel, game: Path, asked: list[str], found: int):
    status, out, err = rondel("notes", game, *asked)
    assert (status, err) == (0, [])
    assert out[0] == f"{game}: {found} of 4 notes"
    assert len([line for line in out if line.startswith("step ")]) == found


def test_notes_in_french(rondel, game: Path):
    _, out, _ = rondel("notes", game, "--lang", "fr")
    assert out[0] == f"{game}\u00a0: 4 notes sur 4"
    assert "  Français\u00a0: Trop tôt." in out


def test_notes_keeps_what_does_not_fit_and_says_so(rondel, game: Path):
    spoilt(game)
    status, out, err = rondel("notes", game)
    assert status == 1
    assert out[0] == f"{game}: 5 of 5 notes"
    assert any(line.startswith('  no longer fits: note "lost" was written on another position') for line in out)
    assert [line.startswith(f"{game}: line 5 of the notes") for line in err] == [True, False]


def test_notes_of_another_file(rondel, game: Path, tmp_path: Path):
    other = tmp_path / "other.jsonl"
    other.touch()
    assert rondel("notes", game, "--notes", other) == (0, [f"{game}: 0 of 0 notes"], [])


@pytest.mark.parametrize("command", ["notes", "export"])
def test_notes_that_are_named_must_be_there_and_be_notes(rondel, game: Path, tmp_path: Path, command: str):
    page = tmp_path / "page.md"
    more = ["-o", page] if command == "export" else []
    for wrong, reason in ((tmp_path / "none", "No such file"), (game, "a notes file is needed"), ("", "a file name")):
        status, out, err = rondel(command, game, "--notes", wrong, *more)
        assert (status, out, len(err)) == (1, [], 1)
        assert reason in err[0]
    assert not page.exists()


@pytest.mark.parametrize("command", [["notes"], ["export", "-o", "page.md"]])
def test_a_replay_that_cannot_be_read_is_told(rondel, tmp_path: Path, monkeypatch, command: list[str]):
    monkeypatch.chdir(tmp_path)
    wrong = tmp_path / "w.jsonl"
    wrong.write_text("{}\n", encoding="utf-8")
    for path, reason in (("none", "No such file"), (wrong, "line 1"), ("", "a file name is needed")):
        status, out, err = rondel(command[0], path, *command[1:])
        assert (status, out, len(err)) == (1, [], 1)
        assert err[0].startswith("rondel: ")
        assert reason in err[0]
    assert list(tmp_path.iterdir()) == [wrong]


# export


@pytest.mark.parametrize(("name", "args"), [("page.html", []), ("page.md", []), ("paper.html", ["--print"])])
def test_export_writes_a_file_and_touches_nothing_else(rondel, game: Path, tmp_path: Path, name: str, args: list[str]):
    before = {path: path.read_bytes() for path in (game, beside(game))}
    target = tmp_path / name
    status, out, err = rondel("export", game, "-o", target, *args, "--title", "What <happened>")
    assert (status, err) == (0, [])
    size = -(-target.stat().st_size // 1024)
    assert out == [f"{target}: 4 notes, {size} KiB"]
    written = target.read_text(encoding="utf-8")
    assert ("What &lt;happened&gt;" in written) == (name != "page.html" or "<title>What &lt;happened&gt;" in written)
    assert ("<script" in written) == (name == "page.html")
    assert {path: path.read_bytes() for path in before} == before
    assert rondel("export", game, "-o", target, *args, "--title", "What <happened>")[0] == 0
    assert target.read_text(encoding="utf-8") == written


def test_export_speaks_the_language_asked_for(rondel, game: Path, tmp_path: Path):
    target = tmp_path / "page.md"
    status, out, _ = rondel("--lang", "fr", "export", game, "-o", target)
    assert (status, out[0].endswith("Kio")) == (0, True)
    written = target.read_text(encoding="utf-8")
    assert "## Tour 2" in written
    assert written.index("Trop tôt.") < written.index("Too early.")


def test_export_takes_notes_of_another_place(rondel, game: Path, tmp_path: Path):
    target, other = tmp_path / "page.md", tmp_path / "hers.jsonl"
    beside(game).rename(other)
    assert rondel("export", game, "--notes", other, "-o", target)[1][0].startswith(f"{target}: 4 notes")
    assert "Too early." in target.read_text(encoding="utf-8")


def test_export_tells_what_does_not_fit_and_writes_all_the_same(rondel, game: Path, tmp_path: Path):
    spoilt(game)
    status, out, err = rondel("export", game, "-o", tmp_path / "page.md")
    assert (status, len(out), len(err)) == (1, 1, 2)
    assert "Of another game." in (tmp_path / "page.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["-o", "page.pdf"], "a name that ends in .html or .md is needed, not page.pdf"),
        (["-o", "page"], "a name that ends in .html or .md is needed"),
        (["-o", ""], "a file name is needed"),
        (["-o", "page.md", "--print"], "--print is for pages"),
        (["-o", "page.md", "--step", "3"], "--step is for pages"),
        (["-o", "page.html", "--print", "--step", "3"], "--step is for a page to play through"),
        (["-o", "page.html", "--step", "13"], "there is no step 13; the steps are 0 to 12"),
        (["-o", "page.html", "--step", "-1"], "there is no step -1"),
        ([], "-o"),
    ],
)
def test_export_refuses_wrong_arguments(rondel, game: Path, monkeypatch, args: list[str], message: str):
    monkeypatch.chdir(game.parent)
    before = sorted(game.parent.iterdir())
    status, out, err = rondel("export", game, *args)
    assert (status, out) == (2, [])
    assert message in err[0]
    assert sorted(game.parent.iterdir()) == before


@pytest.mark.parametrize("which", ["replay", "notes", "link"])
def test_export_does_not_write_over_what_it_exports(rondel, game: Path, which: str):
    named = {"replay": game.rename(game.with_name("game.md")), "notes": game.with_name("notes.md")}
    (game.with_name("game.notes.jsonl")).rename(named["notes"])
    named["link"] = game.with_name("link.md")
    named["link"].symlink_to(named["replay"])
    before = named[which].read_bytes()
    status, out, err = rondel("export", named["replay"], "--notes", named["notes"], "-o", named[which])
    assert (status, out) == (2, [])
    assert "is what would be exported" in err[0]
    assert named[which].read_bytes() == before


@pytest.mark.parametrize("page", ["page.md", "page.html", "paper.html"])
def test_export_writes_names_that_are_no_text_with_a_mark_in_their_place(rondel, game: Path, page: str):
    path, target = game.rename(game.with_name("a\udcffb.replay.jsonl")), game.with_name(page)
    paper = ["--print"] if page == "paper.html" else []
    for title, shown in (([], "a?b"), (["--title", "c\udcffd"], "c?d")):
        status, _, err = rondel("export", path, "-o", target, *paper, *title)
        assert (status, err) == (0, [])
        assert shown in target.read_text(encoding="utf-8")


def test_export_says_where_it_cannot_write(rondel, game: Path, tmp_path: Path):
    status, out, err = rondel("export", game, "-o", tmp_path / "none" / "page.md")
    assert (status, out, len(err)) == (1, [], 1)
    assert str(tmp_path / "none" / "page.md") in err[0]


def test_without_the_widgets_pages_are_refused_and_markdown_is_written(game: Path, tmp_path: Path):
    """The engine runs on the standard library alone; -S leaves out whatever else is installed."""

    def run(*args: str) -> subprocess.CompletedProcess[str]:
        code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from gamekit.cli import main; sys.exit(main())"
        command = [sys.executable, "-I", "-S", "-c", code, "export", str(game), *args]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    page = run("-o", str(tmp_path / "page.html"))
    assert (page.returncode, page.stdout, len(page.stderr.splitlines())) == (1, "", 1)
    assert "the widgets of Rondel are needed for a page" in page.stderr
    assert not (tmp_path / "page.html").exists()
    assert run("-o", str(tmp_path / "page.md")).returncode == 0


# merge


def note(name: str, author: str = "Ann", rev: int = 1, text: str = "x", n: int = 1) -> Note:
    return Note(name, Anchor(n, "0" * 12), rev=rev, author=author, text={"en": text})


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    """Return the notes files of two people who share one note, which Ben has in a later revision."""
    mine, hers = tmp_path / "mine.notes.jsonl", tmp_path / "hers.notes.jsonl"
    notes.write([note("a"), note("b", n=2)], mine)
    notes.write([note("b", rev=2, text="y", n=2), note("c", "Ben", n=3), note("d", "")], hers)
    return mine, hers


def test_merge_says_how_many_notes_are_whose(rondel, two: tuple[Path, Path], tmp_path: Path):
    mine, hers = two
    target = tmp_path / "all.notes.jsonl"
    status, out, err = rondel("merge", mine, hers, "-o", target)
    assert (status, err) == (0, [])
    assert out == [
        f"{mine}: 2 notes: Ann (2)",
        f"{hers}: 3 notes: Ann (1), Ben (1), unsigned (1)",
        f"{target}: 4 notes: Ann (2), Ben (1), unsigned (1)",
    ]
    merged = notes.read(target)
    assert merged.entries == notes.merge(notes.read(mine).entries, notes.read(hers).entries)
    assert {it.id: it.rev for it in merged.notes} == {"a": 1, "b": 2, "c": 1, "d": 1}


def test_merge_gives_the_same_file_in_any_order_and_may_write_into_one_of_its_own(rondel, two: tuple[Path, Path]):
    mine, hers = two
    both, turned = mine.with_name("both"), mine.with_name("turned")
    assert rondel("merge", mine, hers, "-o", both)[0] == rondel("merge", hers, mine, hers, "-o", turned)[0] == 0
    assert both.read_bytes() == turned.read_bytes()
    assert rondel("merge", mine, hers, "-o", mine)[0] == 0
    assert mine.read_bytes() == both.read_bytes()


def test_merge_waits_for_whoever_saves_into_a_file_that_it_writes(two: tuple[Path, Path]):
    mine, hers = two
    with alone(mine):
        there = notes.read(mine).entries
        merging = threading.Thread(target=cli.main, args=(["merge", str(mine), str(hers), "-o", str(mine)],))
        merging.start()
        merging.join(0.3)
        notes.write([*there, note("e")], mine)
    merging.join()
    assert {found.id for found in notes.read(mine).notes} == set("abcde")


def test_merge_keeps_bad_lines_and_tells_them_by_file_and_number(rondel, two: tuple[Path, Path], tmp_path: Path):
    mine, hers = two
    newer = json.dumps({**json.loads(note("z").record()), "schema": 99})
    hers.write_text(f"{hers.read_text(encoding='utf-8')}hello\n{newer}\n", encoding="utf-8")
    target = tmp_path / "all.notes.jsonl"
    status, out, err = rondel("merge", mine, hers, "-o", target)
    assert (status, len(out), len(err)) == (1, 3, 2)
    assert err[0].startswith(f"{hers}: line 4 of the notes cannot be read: ")
    assert err[0].endswith("; the line is kept")
    assert err[1].startswith(f"{hers}: line 5 of the notes was written by a newer version")
    lines = target.read_text(encoding="utf-8").splitlines()
    assert {"hello", newer} <= set(lines)
    assert len(lines) == 6


def test_merge_writes_over_nothing_that_it_does_not_merge(rondel, two: tuple[Path, Path], game: Path):
    for target in (two[1], game):
        before = target.read_bytes()
        status, out, err = rondel("merge", two[0], "-o", target)
        assert (status, out, len(err)) == (2, [], 1)
        assert f"another name is needed, or {target} among the files to merge" in err[0]
        assert target.read_bytes() == before


def test_merge_refuses_what_is_no_notes_file(rondel, two: tuple[Path, Path], game: Path, tmp_path: Path):
    target = tmp_path / "all.notes.jsonl"
    for wrong, reason in ((game, "a notes file is needed"), (tmp_path / "none", "No such file"), ("", "a file name")):
        status, _, err = rondel("merge", two[0], wrong, "-o", target)
        assert (status, len(err)) == (1, 1)
        assert reason in err[0]
        assert not target.exists()
    before = game.read_bytes()
    assert rondel("merge", two[0], game, "-o", game)[0] == 1
    assert game.read_bytes() == before


def test_merge_of_empty_files(rondel, tmp_path: Path):
    empty, target = tmp_path / "empty", tmp_path / "all"
    empty.touch()
    assert rondel("merge", empty, "-o", target) == (0, [f"{empty}: no notes", f"{target}: no notes"], [])
    assert target.read_bytes() == b""


def test_merge_in_french(rondel, two: tuple[Path, Path], tmp_path: Path):
    _, out, _ = rondel("--lang", "fr", "merge", *two, "-o", tmp_path / "all")
    assert out[1] == f"{two[1]}\u00a0: 3 notes\u00a0: Ann (1), Ben (1), sans signature (1)"
