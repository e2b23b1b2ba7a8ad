"""Whatever is done to notes, in any order: it can be undone and done again, merged and saved, and nothing gets lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gamekit.replay import notes
from gamekit.replay.notes import Note
from gamekit.study import Study
from tests import tiny
from tests.study.support import game, others, sources

WORDS = st.sampled_from(["a", "b", "c"])
CHANGES = st.one_of(
    st.tuples(st.just("add"), st.integers(0, 15), WORDS),
    st.tuples(st.just("edit"), st.integers(0, 9), WORDS),
    st.tuples(st.just("delete"), st.integers(0, 9), st.none()),
    st.tuples(st.just("branch"), st.integers(0, 14), WORDS),
    st.tuples(st.just("merge"), st.integers(0, 9), WORDS),
)
MOVES = st.one_of(CHANGES, CHANGES, st.tuples(st.sampled_from(["undo", "redo", "save", "copy"]), st.none(), st.none()))

with tiny.registered():
    GAME = game()


def fresh(name: str = "n") -> Study:
    return Study(GAME, name, sources=sources(name))


def shown(study: Study) -> list[Note]:
    """Return what a reader sees: times and revisions count in the file only."""
    return sorted((replace(note, rev=1, time="") for note in study.notes), key=lambda note: note.id)


def do(study: Study, move: tuple[str, Any, Any], path: Path | None = None) -> None:
    what, n, word = move
    known = [note for note in study.notes if not note.line]
    if what == "add":
        study.add(n, text=word)
    elif what == "branch":
        study.branch(n, others(study.session, n, 1), text=word)
    elif what == "merge":
        # Of a colleague: a note of his own, and another version of one of these.
        theirs = [replace(note, rev=note.rev + 1, text={"en": f"{word}!"}) for note in known[n : n + 1]]
        study.merge([*theirs, Note(f"x{n}{word}", notes.Anchor(0, "0" * 12), text={"en": word})])
    elif what == "undo":
        study.undo()
    elif what == "redo":
        study.redo()
    elif what in ("save", "copy"):
        if path is not None:
            study.save(path.with_name(f"{what}.notes.jsonl"))
    elif known:
        note = known[n % len(known)]
        if what == "edit":
            study.edit(note.id, text=word)
        else:
            study.delete(note.id)


@settings(max_examples=40)
@given(st.lists(MOVES, max_size=12), st.lists(CHANGES, max_size=8))
def test_undoing_all_comes_back_to_the_beginning_and_doing_all_again_to_the_end(before, changes):
    with tiny.registered():
        study = fresh()
        for move in before:
            do(study, move)
        while study.undoable:
            study.undo()
        assert shown(study) == []
        states = [shown(study)]
        for move in changes:
            was = study.undoable, study.entries
            do(study, move)
            if (study.undoable, study.entries) != was:
                states.append(shown(study))
        for state in states[-2::-1]:
            assert study.undo()
            assert shown(study) == state
        assert study.undo() == ""
        for state in states[1:]:
            assert study.redo()
            assert shown(study) == state
        assert len(states) == 1 or study.redo() == ""


@settings(max_examples=40)
@given(st.lists(MOVES, max_size=20))
def test_no_copy_of_what_was_saved_changes_anything_that_came_later(tmp_path_factory, moves):
    path = tmp_path_factory.mktemp("saved") / "save.notes.jsonl"
    copies: list[str] = []
    with tiny.registered():
        study = fresh()
        study.notes_path = path
        for move in moves:
            do(study, move, path)
            copies += [file.read_text(encoding="utf-8") for file in path.parent.iterdir()]
        for copy in copies:
            before = study.entries
            assert study.merge(copy)[:2] == (0, 0)
            assert study.entries == before


@settings(max_examples=40)
@given(st.lists(MOVES, max_size=20))
def test_saving_between_changes_nothing_that_is_seen(tmp_path_factory, moves):
    path = tmp_path_factory.mktemp("saved") / "save.notes.jsonl"
    with tiny.registered():
        study, unsaved = fresh(), fresh()
        study.notes_path = path
        for move in moves:
            do(study, move, path)
            do(unsaved, move)
            assert (study.undoable, study.redoable) == (unsaved.undoable, unsaved.redoable)
            assert shown(study) == shown(unsaved)
        study.save()
        assert not study.dirty
        # Where there is nothing to save, no file is made.
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        again = fresh()
        again.merge(f"{text}\n")
        assert shown(again) == shown(study)


def records(study: Study) -> list[str]:
    return sorted(entry.record() for entry in study.entries)


@settings(max_examples=40)
@given(st.lists(MOVES, max_size=6), st.tuples(*(st.lists(MOVES, max_size=6) for _ in "abc")))
def test_studies_are_merged_in_any_order_and_as_often_as_one_likes(shared, apart):
    with tiny.registered():
        common = fresh()
        for move in shared:
            do(common, move)
        files = []
        for name, moves in zip("abc", apart, strict=True):
            study = fresh(name)
            study.merge(common.entries)
            for move in moves:
                do(study, move)
            files.append(study.entries)
        one, two, three = files
        merged = [fresh(), fresh(), fresh()]
        orders = (one, two, three), (three, one, two), (two, two, three, one, one)
        for study, order in zip(merged, orders, strict=True):
            for entries in order:
                study.merge(entries)
        assert records(merged[0]) == records(merged[1]) == records(merged[2])
        grouped, inner = fresh(), fresh()
        inner.merge(two)
        inner.merge(three)
        grouped.merge(one)
        grouped.merge(inner.entries)
        assert records(grouped) == records(merged[0])
        assert grouped.merge(merged[0].entries)[:2] == (0, 0)
        assert {entry.id for entry in grouped.entries} == {entry.id for entries in files for entry in entries}
        text = notes.dumps(notes.merge(grouped.entries))
        assert notes.dumps(notes.loads(text).entries) == text
