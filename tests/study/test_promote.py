"""A side line becomes the main line of a new replay, and the notes go along as they stand there."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamekit
from gamekit.study import Study, StudyError, promote
from tests.study.support import opened, others, saved


def words(session) -> list[str]:
    return [str(node.action) for node in session.steps]


@pytest.fixture
def here(tmp_path: Path) -> Study:
    """Return a study with a line on a line, each with notes, and one line beside them."""
    here = opened(saved(tmp_path))
    here.add(2, text="shared")
    here.add(9, text="old main")
    outer = here.branch(4, others(here.session, 4, 5), name="Outer", text="Or so.", glyph="!?")
    inner = here.branch(6, others(here.line(outer.id), 6, 3), line=outer.id, name="Inner")
    here.add(5, line=outer.id, text="first part")
    here.edit(here.add(8, line=outer.id, text="Tail").id, text="tail")
    here.add(7, line=outer.id, text="before the tail", when="before")
    here.add(8, line=inner.id, text="inner")
    here.branch(2, others(here.session, 2, 2), name="Beside")
    beside = here.branch(9, others(here.session, 9, 1), name="Late")
    here.add(10, line=beside.id, text="on late")
    assert (outer.id, inner.id) == ("n3", "n4")
    here.save()
    return here


def standing(study: Study) -> dict[str, list[str]]:
    """Return the steps and texts of notes by the name of the line."""
    found: dict[str, list[str]] = {}
    for note in study.notes:
        place = study.place(note.id)
        assert place is not None
        name = study.note(place.line).name["en"] if place.line else ""
        if note.text:
            found.setdefault(name, []).append(f"{place.n} {note.text['en']}")
    return found


def test_the_promoted_line_is_the_main_line_of_a_replay_that_holds(here: Study, tmp_path: Path):
    files = {path: path.read_bytes() for path in tmp_path.iterdir()}
    path = here.promote("n4", tmp_path / "new.replay.jsonl")
    assert {path: path.read_bytes() for path in files} == files
    new = Study.open(path)
    assert words(new.session) == words(here.line("n4"))
    assert new.problems == ()
    assert {note.rev for note in new.notes} == {1}, "a note with a new id begins anew"
    assert standing(new) == {
        "": ["2 shared", "4 Or so.", "5 first part", "8 inner"],
        "The main line of before": ["9 old main"],
        "Outer": ["7 before the tail", "8 tail"],
        "Late": ["10 on late"],
    }
    lines = {line.note.name["en"]: line for line in new.lines.values()}
    assert words(lines["The main line of before"].session) == words(here.session)
    assert words(lines["Outer"].session) == words(here.line("n3"))
    assert {name: line.at for name, line in lines.items()} == {
        "Beside": 2,
        "The main line of before": 4,
        "Outer": 6,
        "Late": 9,
    }
    assert words(lines["Late"].session) == words(here.line("n10"))
    assert gamekit.load(path).n == len(new.session)


def test_a_note_keeps_its_id_only_where_it_stands_as_before(here: Study, tmp_path: Path):
    new = Study.open(here.promote("n3", tmp_path / "new.replay.jsonl"))
    kept = {note.id for note in new.notes} & {note.id for note in here.notes}
    assert {note.id: note for note in new.notes if note.id in kept} == {name: here.note(name) for name in kept}
    assert kept == {"n1", "n9"}
    merged = new.merge(here.entries)
    assert merged.changed == 0


def test_nothing_is_overwritten(here: Study, tmp_path: Path):
    path = tmp_path / "new.replay.jsonl"
    for taken in (path, tmp_path / "new.notes.jsonl"):
        taken.write_text("mine", encoding="utf-8")
        with pytest.raises(StudyError, match=r"new\.(replay|notes)\.jsonl") as caught:
            here.promote("n3", path)
        assert caught.value.code == "study.exists"
        assert taken.read_text(encoding="utf-8") == "mine"
        taken.unlink()
    for line, code in (("", "study.main_line"), ("n1", "study.no_line")):
        with pytest.raises(StudyError) as caught:
            here.promote(line, path)
        assert caught.value.code == code
    assert not path.exists()


def test_a_replay_that_cannot_be_written_leaves_no_notes(here: Study, tmp_path: Path, monkeypatch):
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "new.replay.jsonl"
    monkeypatch.setattr(promote, "write_whole", full)
    with pytest.raises(OSError, match="space"):
        here.promote("n3", path)
    monkeypatch.undo()
    assert here.promote("n3", path) == path


def test_a_line_after_the_end_leaves_no_rest(tmp_path: Path):
    here = opened(saved(tmp_path, steps=8))
    line = here.branch(8, others(here.session, 8, 2))
    path = here.promote(line.id, tmp_path / "new.replay.jsonl")
    new = Study.open(path)
    assert (len(new.session), list(new.lines), new.notes) == (10, [], ())
    assert not (tmp_path / "new.notes.jsonl").exists()


@pytest.mark.parametrize("words", [{"glyph": "!"}, {"tags": ["plan"]}, {"marks": ["P1"]}])
def test_what_the_note_of_the_line_says_without_words_is_kept(tmp_path: Path, words):
    here = opened(saved(tmp_path))
    line = here.branch(4, others(here.session, 4, 2), **words)
    new = Study.open(here.promote(line.id, tmp_path / "new.replay.jsonl"))
    (kept,) = (note for note in new.at(4) if not note.line)
    assert {what: list(getattr(kept, what)) for what in words} == {what: list(said) for what, said in words.items()}
