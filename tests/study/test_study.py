"""A study from opening to saving: notes, side lines, trials, what is taken back, what colleagues wrote."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gamekit.core.errors import IllegalAction, NotesError, ReplayError
from gamekit.replay import notes
from gamekit.study import Place, Study, StudyError
from tests.study.support import game, opened, others, saved, sources, study


def test_a_note_says_where_it_stands_who_wrote_it_and_when():
    here = study()
    note = here.add(7, text={"en": "Why?", "fr": ""}, glyph="?!", tags=["sale"], marks=["P1"])
    assert (note.id, note.author, note.time, note.rev) == ("n1", "Ann", "2026-11-30T09:00:00Z", 1)
    assert (note.text, note.glyph, note.tags, note.marks) == ({"en": "Why?"}, "?!", ("sale",), ("P1",))
    assert here.place("n1") == Place("", 7)
    assert here.at(7) == (note,)
    assert here.at(6) == ()
    assert here.unattached == here.problems == ()


def test_several_notes_at_a_step_stand_before_those_after_it_by_time():
    here = study()
    after = here.add(3, text="after")
    before = here.add(3, text="before", when="before", author="Ben")
    later = here.add(3, text="later")
    first = here.add(1, text="first")
    assert here.at(3) == (before, after, later)
    assert here.notes == (first, before, after, later)
    assert before.author == "Ben"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"n": 21}, "study.no_step"),
        ({"n": -1}, "study.no_step"),
        ({"n": 0, "when": "before"}, "study.no_before"),
        ({"n": 3, "line": "n9"}, "study.no_line"),
    ],
)
def test_a_note_needs_a_step_that_is_there(asked, code):
    here = study()
    with pytest.raises(StudyError) as caught:
        here.add(**asked)
    assert caught.value.code == code
    assert caught.value.text("en") != caught.value.text("fr")
    assert here.notes == ()
    assert not here.undoable


@pytest.mark.parametrize("bad", [{"glyph": "*"}, {"text": {"english": "a"}}, {"text": "\ud800"}, {"tags": ["\udfff"]}])
def test_what_no_file_can_hold_is_refused_when_it_is_written(bad):
    here = study()
    with pytest.raises(NotesError):
        here.add(1, **bad)
    note = here.add(1, text="good")
    with pytest.raises(NotesError):
        here.edit(note.id, **bad)
    assert here.notes == (note,)


def test_an_edited_note_keeps_its_author_and_gets_a_revision_and_a_time():
    here = study()
    note = here.add(4, text="old", glyph="?")
    here.author = "Ben"
    new = here.edit(note.id, text={"fr": "neuf"}, glyph="rate-shock")
    assert (new.text, new.glyph, new.rev, new.author) == ({"fr": "neuf"}, "rate-shock", 2, "Ann")
    assert new.time > note.time
    assert here.edit(note.id, text={"fr": "neuf"}) is new
    moved = here.edit(note.id, when="before")
    assert moved.anchor.digest != new.anchor.digest
    assert here.unattached == ()
    with pytest.raises(StudyError, match="n9"):
        here.edit("n9", text="x")


def test_a_side_line_is_played_by_the_rules_and_can_be_annotated():
    here = study()
    moves = others(here.session, 5, 3)
    line = here.branch(5, moves, name={"en": "Sell", "fr": "Vendre"}, text="Better.")
    assert (line.line, line.anchor.n, line.name["fr"]) == (tuple(moves), 5, "Vendre")
    found = here.lines[line.id]
    assert (found.base, found.at, found.last, found.note) == ("", 5, 8, line)
    assert [str(node.action) for node in found.session.steps[5:]] == moves
    assert here.line(line.id).n == 8
    inside = here.add(7, text="Inside.", line=line.id)
    assert here.place(inside.id) == Place(line.id, 7)
    assert here.at(7, line.id) == (inside,)
    assert here.at(7) == ()
    shared = here.add(2, text="Of both.", line=line.id)
    assert shared.anchor.line == ""
    assert here.at(2, line.id) == here.at(2) == (shared,)


def test_a_side_line_that_the_rules_refuse_is_not_added():
    here = study()
    with pytest.raises(IllegalAction):
        here.branch(5, [*others(here.session, 5), "chance roll 6", "chance roll 6"])
    assert not here.lines
    assert not here.undoable


def test_lines_leave_lines_and_stand_in_the_order_of_the_game():
    here = study()
    late = here.branch(9, others(here.session, 9, 2))
    early = here.branch(4, others(here.session, 4, 4))
    inner = here.branch(6, others(here.line(early.id), 6, 2), line=early.id)
    assert list(here.lines) == [early.id, inner.id, late.id]
    assert here.lines[inner.id].base == early.id
    assert here.line(inner.id).line[6] is here.line(early.id).line[6]
    note = here.add(8, line=inner.id, text="deep")
    assert [found.id for found in here.notes] == [early.id, late.id, inner.id, note.id]


def test_moves_that_the_line_has_itself_are_left_out_of_a_side_line():
    here = study()
    own = [str(node.action) for node in here.session.steps]
    line = here.branch(3, [*own[3:6], *others(here.session, 6, 2)])
    assert line.anchor.n == 6
    assert len(line.line) == 2
    for moves in ([], own[3:6]):
        with pytest.raises(StudyError) as caught:
            here.branch(3, moves)
        assert caught.value.code == "study.nothing"
    # Back on the main line from inside a side line is no line of its own either.
    with pytest.raises(StudyError):
        here.branch(6, own[6:8], line=line.id)


def test_a_trial_is_played_freely_and_kept_as_a_side_line():
    here = study()
    before = [node.children for node in here.session.line]
    trial = here.trial(6)
    assert (trial.n, len(trial), trial.state) == (6, 6, here.session.line[6].state)
    for move in others(here.session, 6, 3):
        trial.play(move)
    line = here.keep(trial, name="Tried")
    assert (here.lines[line.id].at, here.lines[line.id].last, line.name) == (6, 9, {"en": "Tried"})
    assert [node.children for node in here.session.line] == before
    again = here.trial(8, line.id)
    with pytest.raises(StudyError):
        here.keep(again, line=line.id)
    again.play(others(here.line(line.id), 8)[0])
    inner = here.keep(again, line=line.id)
    assert here.lines[inner.id].base == line.id


def test_a_trial_of_another_game_is_not_kept():
    here = study()
    with pytest.raises(StudyError) as caught:
        here.keep(game(5, seed=9))
    assert caught.value.code == "study.other_game"


def test_a_deleted_line_leaves_its_notes_unattached_until_it_comes_back():
    here = study()
    line = here.branch(4, others(here.session, 4, 3))
    inner = here.branch(5, others(here.line(line.id), 5, 1), line=line.id)
    note = here.add(6, line=inner.id, text="deep")
    here.delete(line.id)
    assert not here.lines
    assert [(found.id, why.code) for found, why in here.unattached] == [
        (inner.id, "notes.line_deleted"),
        (note.id, "notes.line_unattached"),
    ]
    assert here.place(note.id) is None
    assert here.notes == (inner, note)
    assert here.undo() == "delete"
    assert list(here.lines) == [line.id, inner.id]
    assert here.unattached == ()


def test_lines_that_leave_each_other_fit_nowhere_and_nobody_waits():
    here = study()
    line = here.branch(4, others(here.session, 4, 2))
    one, two = (replace(line, id=name, anchor=replace(line.anchor, line=other)) for name, other in ("ab", "ba"))
    note = replace(line, id="c", line=(), anchor=replace(line.anchor, line="a"))
    lonely = replace(line, id="d", anchor=replace(line.anchor, line="nowhere"))
    here.merge([one, two, note, lonely])
    assert {found.id: why.code for found, why in here.unattached} == {
        "a": "notes.line_circle",
        "b": "notes.line_circle",
        "c": "notes.line_unattached",
        "d": "notes.no_line",
    }
    assert all(why.text("en") != why.text("fr") for _, why in here.unattached)


def test_opening_writes_nothing_and_saving_writes_only_notes(tmp_path: Path):
    path = saved(tmp_path)
    replay = path.read_bytes()
    here = opened(path)
    here.add(3, text="A note.")
    assert [file.name for file in tmp_path.iterdir()] == ["g.replay.jsonl"]
    assert here.dirty
    assert here.save() == tmp_path / "g.notes.jsonl"
    assert not here.dirty
    assert path.read_bytes() == replay
    assert Study.open(path).notes == here.notes
    assert here.notes[0].replay == "g"


def test_saving_keeps_what_others_saved_meanwhile(tmp_path: Path):
    path = saved(tmp_path)
    mine, theirs = opened(path, "Ann", "a"), opened(path, "Ben", "b")
    mine.add(3, text="mine")
    theirs.add(3, text="theirs")
    mine.save()
    theirs.save()
    mine.add(4, text="more")
    mine.save()
    assert {note.id for note in mine.notes} == {"a1", "a2", "b1"} == {note.id for note in Study.open(path).notes}
    assert {note.author for note in mine.at(3)} == {"Ann", "Ben"}


def test_merging_counts_and_can_be_undone(tmp_path: Path):
    mine, theirs = study(name="a"), study(author="Ben", name="b")
    shared = mine.add(3, text="shared")
    mine.add(5, text="mine")
    theirs.merge(mine.entries)
    theirs.edit(shared.id, text="changed")
    theirs.add(6, text="new")
    path = theirs.save(tmp_path / "theirs.notes.jsonl")
    before = mine.notes
    for other in (path, str(path), path.read_bytes(), path.read_text(encoding="utf-8"), theirs.entries):
        merged = mine.merge(other)
        assert (merged.added, merged.changed, merged.same, merged.problems) == (1, 1, 1, ())
        assert mine.merge(other)[:3] == (0, 0, 3)
        assert mine.undo() == "merge"
        assert mine.notes == before
    assert mine.redo() == "merge"
    assert mine.note(shared.id).text == {"en": "changed"}


def test_a_replay_that_does_not_hold_is_told_with_its_file(tmp_path: Path):
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(ReplayError, match=r"g\.replay\.jsonl"):
        Study.open(path)
    with pytest.raises(FileNotFoundError):
        Study.open(tmp_path / "none.replay.jsonl")


def test_notes_may_be_in_any_file(tmp_path: Path):
    path = saved(tmp_path)
    here = Study.open(path, tmp_path / "lesson.jsonl", author="Ann")
    note = here.add(2, text="x")
    assert here.redoable == ""
    here.undo()
    assert (here.undoable, here.redoable) == ("", "add")
    here.redo()
    assert here.save() == tmp_path / "lesson.jsonl"
    assert Study.open(path).notes == ()
    assert Study.open(path, tmp_path / "lesson.jsonl").notes == (note,)


def test_an_id_that_is_taken_is_not_given_again():
    mine, theirs = study(), study(author="Ben")
    theirs.merge([mine.add(1)])
    assert [theirs.add(n).id for n in (1, 2)] == ["n2", "n3"]


def test_what_a_colleague_saved_is_not_undone_with_what_was_mine(tmp_path: Path):
    path = saved(tmp_path)
    first = opened(path)
    both, own = first.add(3, text="old"), first.add(4, text="own")
    first.save()
    mine, theirs = opened(path, "Ann", "a"), opened(path, "Ben", "b")
    mine.edit(both.id, text="mine")
    mine.edit(own.id, text="mine")
    for text in ("his", "his at last"):
        theirs.edit(both.id, text=text)
    theirs.save()
    mine.save()
    assert mine.note(both.id).text == {"en": "his at last"}
    assert mine.undo() == "edit"
    assert mine.note(own.id).text == {"en": "own"}
    assert mine.undo() == ""
    assert mine.note(both.id).text == {"en": "his at last"}
    mine.save()
    theirs.save()
    assert theirs.notes == mine.notes


def test_a_merge_that_was_saved_is_undone_by_later_revisions(tmp_path: Path):
    mine, theirs = study(name="a"), study(author="Ben", name="b")
    note = mine.add(3, text="mine")
    mine.save(tmp_path / "mine.notes.jsonl")
    theirs.merge(mine.entries)
    theirs.edit(note.id, text="his")
    new = theirs.add(5, text="new")
    mine.merge(theirs.entries)
    mine.save()
    assert mine.undo() == "merge"
    assert [found.text["en"] for found in mine.notes] == ["mine"]
    assert theirs.merge(mine.save())[:3] == (0, 2, 0)
    assert theirs.notes == mine.notes
    assert mine.redo() == "merge"
    assert theirs.merge(mine.save())[:3] == (1, 1, 0)
    assert theirs.note(new.id).text == {"en": "new"}
    assert theirs.notes == mine.notes


def test_a_revision_by_a_newer_version_hides_a_note_and_can_be_undone():
    here = study()
    note = here.add(3, text="seen")
    newer = note.record().replace('"schema":2', '"schema":3').replace('"rev":1', '"rev":4')
    merged = here.merge(newer)
    assert merged[:3] == (0, 1, 0)
    assert [problem.code for problem in merged.problems] == ["notes.newer"]
    assert here.notes == ()
    with pytest.raises(StudyError):
        here.edit(note.id, text="x")
    here.undo()
    assert here.notes == (note,)
    assert here.edit(note.id, text="x").rev == 5, "above what was seen"


def test_records_with_several_revisions_of_a_note_are_one_change():
    here = study()
    first = here.add(3, text="first")
    theirs = [replace(first, rev=rev, text={"en": f"revision {rev}"}) for rev in (2, 4, 3)]
    assert here.merge(theirs)[:3] == (0, 1, 0)
    assert here.note(first.id).text == {"en": "revision 4"}
    here.undo()
    assert here.notes == (first,)
    assert here.edit(first.id, text="mine").rev == 5


def test_names_and_marks_of_a_line_are_edited_and_its_place_is_not():
    here = study()
    line = here.branch(4, others(here.session, 4, 2))
    named = here.edit(line.id, name={"en": "Sell", "fr": "Vendre"}, tags=["plan"], marks=["P1"])
    assert (named.name["fr"], named.tags, named.marks, named.line) == ("Vendre", ("plan",), ("P1",), line.line)
    with pytest.raises(StudyError) as caught:
        here.edit(line.id, when="before")
    assert caught.value.code == "study.line_when"
    first = here.add(0, text="start")
    with pytest.raises(StudyError):
        here.edit(first.id, when="before")


def test_a_study_without_files_needs_a_name_to_save(tmp_path: Path):
    here = study()
    here.add(1, text="x")
    with pytest.raises(StudyError, match="file name"):
        here.save()
    here.save(tmp_path / "x.notes.jsonl")
    assert not here.dirty
    here.add(2, text="y")
    here.save()
    assert len(notes.read(tmp_path / "x.notes.jsonl").notes) == 2


def test_a_copy_is_saved_elsewhere_and_the_study_stays_where_it_is(tmp_path: Path):
    here = opened(saved(tmp_path))
    here.add(1, text="x")
    here.save(tmp_path / "copy.notes.jsonl")
    assert here.dirty
    assert here.notes_path == tmp_path / "g.notes.jsonl"
    here.undo()
    (left,) = notes.loads(notes.dumps(here.entries)).entries
    assert (left.deleted, left.rev) == (True, 2)
    here.redo()
    here.save()
    here.edit(left.id, text="of the copy")
    here.save(tmp_path / "copy.notes.jsonl")
    assert here.undo() == "edit"
    assert here.note(left.id).rev > 2, "the copy must not bring back what was undone"
    assert here.merge(tmp_path / "copy.notes.jsonl")[:2] == (0, 0)


def test_the_side_lines_of_a_session_are_lines_of_its_study():
    session = game()
    session.seek(8)
    for move in others(session, 8, 2):
        session.play(move)
    here = Study(session, sources=sources())
    assert here.session.n == len(here.session) == 15
    (line,) = here.lines.values()
    assert (line.at, line.last, line.note.bare) == (8, 10, True)
