"""Notes as files of others have them: in other words, with other ids, on a game that has changed since."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import gamekit
from gamekit.core.errors import IllegalAction
from gamekit.replay import notes
from gamekit.study import Place, Study, StudyError
from tests.study.support import game, opened, others, saved, study


def test_a_note_on_the_beginning_of_a_side_line_is_one_of_the_line_below():
    here = study()
    line = here.branch(6, others(here.session, 6, 3))
    note = here.add(4, text="shared")
    other = here.branch(4, others(here.session, 4, 2))
    # Another program may name the side line all the same.
    here.merge([replace(found, rev=2, anchor=replace(found.anchor, line=line.id)) for found in (note, other)])
    assert here.place(note.id) == here.place(other.id) == Place("", 4)
    assert here.lines[other.id].base == ""
    assert [found.id for found in here.search(line="")] == [note.id, other.id, line.id]
    assert here.search(line=line.id) == ()


def test_what_stands_at_one_place_is_in_the_order_of_time_whatever_the_ids():
    here = study()
    moves = others(here.session, 5, 2)
    early, late = here.add(5, text="early"), here.add(5, text="late")
    first, second = here.branch(5, moves), here.branch(5, moves[:1])
    turned = {early.id: "z", late.id: "a", first.id: "y", second.id: "b"}
    other = Study(here.session)
    other.merge([replace(note, id=turned[note.id]) for note in here.notes])
    assert [note.id for note in other.at(5)] == ["z", "a", "y", "b"]
    assert list(other.lines) == ["y", "b"]


def test_a_record_of_a_newer_version_comes_back_as_it_was(tmp_path: Path):
    path = saved(tmp_path)
    here = opened(path)
    note = here.add(3, text="mine")
    raw = note.record().replace('"schema":2', '"schema":9').replace('"rev":1', '"rev":3')
    (tmp_path / "g.notes.jsonl").write_text(raw + "\n", encoding="utf-8")
    there = opened(path)
    there.merge([replace(note, rev=4)])
    there.save()
    assert there.undo() == "merge"
    (kept,) = there.entries
    assert kept == notes.loads(raw).entries[0], "what cannot be read gets no other revision than it says itself"


def test_a_refused_move_names_the_players():
    here = study()
    with pytest.raises(IllegalAction, match=r"Ann|Ben") as caught:
        here.branch(5, [*others(here.session, 5), "chance roll 6", "chance roll 6"])
    assert "P1" not in caught.value.text()


def test_a_side_line_may_be_asked_to_stay_where_it_is():
    here = study()
    line = here.branch(4, others(here.session, 4))
    assert here.edit(line.id, when="after") is line


def test_a_replay_that_changed_leaves_notes_unattached_and_keeps_them(tmp_path: Path):
    path = saved(tmp_path)
    here = opened(path)
    near, far = here.add(3, text="near"), here.add(15, text="far")
    here.save()
    gamekit.save(game(12), path)
    cut = Study.open(path)
    assert cut.notes == (near, far)
    assert [(note, why.code) for note, why in cut.unattached] == [(far, "notes.no_step")]
    gamekit.save(game(20, seed=6), path)
    other = Study.open(path)
    assert [why.code for _, why in other.unattached] == ["notes.other_position"] * 2
    edited = other.edit(far.id, text="still here")
    other.save()
    assert Study.open(path).note(far.id) == edited
    with pytest.raises(StudyError):
        other.edit(far.id, when="before")
