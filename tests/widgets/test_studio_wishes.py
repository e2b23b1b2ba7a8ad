"""What a browser asks of a studio: what is done, what is refused and in which words, what is passed over."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit.replay.notes import dumps
from gamekit.study import Study, StudyError
from tests.widgets.packed import unpacked
from tests.widgets.studied import annotated, ask, copied, done, game, opened, other_moves, texts
from widgets import Studio
from widgets.studying.answers import WISHES
from widgets.studying.wishes import MOST_TEXT, MOST_WORD, MOST_WORDS

# Notes.


def test_a_note_is_added_as_it_was_written() -> None:
    study = annotated()
    studio = Studio(study)
    line = next(iter(study.lines))
    text = {"en": "  First line.\n\n<b>Second</b>  ", "fr": "Première."}
    answer = done(
        studio,
        "add",
        n=5,
        line=line,
        when="before",
        text=text,
        glyph="!?",
        tags=[" slow ", "slow", "", "bad  idea"],
        marks=["china", "russia > china"],
    )
    note = study.note(answer["note"])
    assert answer["text"] == "Note added at step 5 of “Another way”."
    assert note.text == {"en": "First line.\n\n<b>Second</b>", "fr": "Première."}
    assert (note.glyph, note.tags, note.marks) == ("!?", ("slow", "bad idea"), ("china", "russia > china"))
    assert (note.anchor.n, note.anchor.when, note.anchor.line, note.author) == (5, "before", line, "Ann")


def test_a_sign_of_the_game_is_a_glyph_and_an_unknown_one_too() -> None:
    studio = Studio(annotated())
    for sign in (unpacked(studio.desk._film)["signs"][0]["id"], "my-own-sign"):
        note = done(studio, "add", n=1, glyph=sign)["note"]
        assert studio.study.note(note).glyph == sign
    assert ask(studio, "add", n=1, glyph="?!?!")["status"] == "error"


def test_a_note_is_changed_and_what_is_not_named_stays() -> None:
    study = annotated()
    studio = Studio(study)
    well = study.notes[1]
    answer = done(studio, "edit", id=well.id, text={"en": "Very well played.", "fr": ""}, tags=[])
    after = study.note(well.id)
    assert answer == {"id": 1, "wish": "edit", "text": "Note at step 3 changed.", "status": "done", "note": well.id}
    assert (after.text, after.tags, after.glyph) == ({"en": "Very well played."}, (), "!")
    assert (after.author, after.rev) == (well.author, well.rev + 1)
    done(studio, "edit", id=well.id, when="before")
    assert study.note(well.id).anchor.when == "before"
    line = next(iter(study.lines))
    done(studio, "edit", id=line, name={"en": "Renamed"})
    assert study.lines[line].note.name == {"en": "Renamed"}


def test_what_was_done_is_taken_back_and_done_again() -> None:
    studio = Studio(game(), author="Ann")
    assert (studio.desk._desk["undo"], studio.desk._desk["redo"]) == (False, False)
    assert done(studio, "undo")["text"] == "There is nothing to undo."
    note = done(studio, "add", n=2, text={"en": "One."})["note"]
    done(studio, "edit", id=note, text={"en": "Two."})
    done(studio, "delete", id=note)
    assert (texts(studio), studio.desk._desk["undo"], studio.desk._desk["redo"]) == ([], True, False)
    said = []
    for wanted in (["Two."], ["One."], []):
        said.append(done(studio, "undo")["text"])
        assert texts(studio) == wanted
    assert said == ["Undone: a note deleted.", "Undone: a note changed.", "Undone: a note added."]
    for wanted in (["One."], ["Two."], []):
        assert done(studio, "redo")["text"].startswith("Redone: a note ")
        assert texts(studio) == wanted
    assert done(studio, "redo")["text"] == "There is nothing to redo."


def test_a_side_line_that_is_deleted_leaves_its_notes_and_comes_back_with_them() -> None:
    study = annotated()
    studio = Studio(study)
    first, second = study.lines
    answer = done(studio, "delete", id=first)
    assert answer["text"] == "Side line “Another way” deleted. Undo brings it back."
    assert unpacked(studio.desk._lines) == []
    lost = [note for note in studio.desk._notes if note["problem"]]
    assert {note["text"].get("en", "") for note in lost} == {"", "Here it goes elsewhere."}
    done(studio, "undo")
    assert [side["id"] for side in unpacked(studio.desk._lines)] == [first, second]
    assert not any(note["problem"] for note in studio.desk._notes)


def test_another_author_signs_what_comes_next() -> None:
    studio = Studio(game())
    assert done(studio, "author", name="  Cleo ")["text"] == "New notes are signed Cleo."
    note = done(studio, "add", n=1, glyph="!")["note"]
    assert studio.study.note(note).author == "Cleo"
    assert done(studio, "author", name="")["text"] == "New notes are not signed."
    assert studio.desk._desk["author"] == ""


# Refusals and nonsense.


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"do": "add", "n": 1}, "Say something"),
        ({"do": "add", "n": 1, "text": {"en": "  "}, "tags": [""]}, "Say something"),
        ({"do": "add", "n": 1, "text": {"en": "x" * (MOST_TEXT + 1)}}, f"At most {MOST_TEXT} characters fit here"),
        ({"do": "add", "n": 1, "tags": ["x" * (MOST_WORD + 1)]}, f"At most {MOST_WORD} characters"),
        ({"do": "add", "n": 1, "tags": [str(n) for n in range(MOST_WORDS + 1)]}, f"takes at most {MOST_WORDS} tags"),
        ({"do": "add", "n": 1, "marks": [str(n) for n in range(MOST_WORDS + 1)]}, f"takes at most {MOST_WORDS} marks"),
        ({"do": "add", "n": 99, "glyph": "!"}, "99"),
        ({"do": "add", "n": -1, "glyph": "!"}, "-1"),
        ({"do": "add", "n": 0, "when": "before", "glyph": "!"}, ""),
        ({"do": "add", "n": 1, "line": "gone", "glyph": "!"}, ""),
        ({"do": "add", "n": 1, "glyph": "G"}, ""),
        ({"do": "add", "n": 1, "text": {"English": "No."}}, ""),
        ({"do": "edit", "id": "gone", "glyph": "!"}, "deleted meanwhile"),
        ({"do": "delete", "id": "gone"}, "deleted meanwhile"),
        ({"do": "author", "name": "x" * (MOST_WORD + 1)}, f"At most {MOST_WORD} characters"),
        ({"do": "try", "n": 99, "line": ""}, ""),
        ({"do": "try", "n": 1, "line": "gone"}, ""),
        ({"do": "promote", "line": "gone"}, "deleted meanwhile"),
        ({"do": "compare", "line": "gone"}, "deleted meanwhile"),
        ({"do": "save"}, ""),
    ],
    ids=lambda value: value["do"] if isinstance(value, dict) else "",
)
def test_what_cannot_be_is_refused_in_words_and_loses_nothing(wish: dict[str, Any], said: str) -> None:
    studio = Studio(annotated())
    for lang in ("en", "fr"):
        studio.lang = lang
        before = studio.study.entries
        answer = ask(studio, **wish)
        assert answer["status"] == "error"
        assert answer["text"][0].isupper() or lang == "en" or answer["text"]
        if lang == "en":
            assert said in answer["text"]
            english = answer["text"]
        else:
            assert answer["text"] != english
        assert studio.study.entries == before
        assert studio.table is None


def test_a_note_is_not_emptied_by_an_edit_but_one_that_holds_a_line_may_say_nothing() -> None:
    study = annotated()
    studio = Studio(study)
    there = study.notes[0]
    answer = ask(studio, "edit", id=there.id, text={"en": ""}, glyph="")
    assert (answer["status"], study.note(there.id)) == ("error", there)
    line = next(iter(study.lines))
    done(studio, "edit", id=line, text={}, name={})
    assert line in study.lines


NONSENSE: list[Any] = [
    None,
    "add",
    [],
    {},
    {"do": None},
    {"do": ["add"]},
    {"do": "dance"},
    {"do": "__init__"},
    {"do": "add"},
    {"do": "add", "n": "1", "glyph": "!"},
    {"do": "add", "n": True, "glyph": "!"},
    {"do": "add", "n": 1.0, "glyph": "!"},
    {"do": "add", "n": 1, "text": "words"},
    {"do": "add", "n": 1, "text": {"en": 5}},
    {"do": "add", "n": 1, "text": {str(n): "" for n in range(1000)}},
    {"do": "add", "n": 1, "glyph": 7},
    {"do": "add", "n": 1, "tags": "one"},
    {"do": "add", "n": 1, "tags": [1]},
    {"do": "add", "n": 1, "marks": {"a": 1}},
    {"do": "add", "n": 1, "glyph": "!", "when": "during"},
    {"do": "add", "n": 1, "glyph": "!", "line": None},
    {"do": "edit", "glyph": "!"},
    {"do": "edit", "id": 5},
    {"do": "delete"},
    {"do": "author"},
    {"do": "author", "name": 3},
    {"do": "try"},
    {"do": "try", "n": None, "line": ""},
    {"do": "keep", "name": {"en": "Nothing is tried"}},
    {"do": "discard"},
    {"do": "promote"},
    {"do": "promote", "line": 4},
    {"do": "compare", "line": ["x"]},
    {"do": "merge"},
    {"do": "merge", "text": 5, "file": "x"},
    {"do": "export"},
    {"do": "export", "kind": "pdf"},
    {"do": "export", "kind": ["html"]},
]


def test_what_makes_no_sense_is_passed_over(tmp_path: Path) -> None:
    studio = opened(tmp_path)
    done(studio, "add", n=1, glyph="!")
    before = (studio.study.entries, dict(studio.desk._answer), sorted(tmp_path.iterdir()))
    for content in NONSENSE:
        studio.desk._receive(studio.desk, content, [])
        assert (studio.study.entries, studio.desk._answer, sorted(tmp_path.iterdir())) == before, content


def test_each_wish_of_the_browser_is_tried_here() -> None:
    told = Path(__file__).read_text() + Path(__file__).with_name("test_studio_trial.py").read_text()
    assert [wish for wish in WISHES if f'(studio, "{wish}"' not in told] == []


@pytest.mark.parametrize(
    "hostile", ["<script>alert(1)</script>", "\ud800 half", "\u202eback", "a\x00b\x1b[31m", "😀" * 50]
)
def test_hostile_text_is_kept_as_text(tmp_path: Path, hostile: str) -> None:
    studio = opened(tmp_path)
    done(studio, "author", name=hostile)
    done(studio, "add", n=1, text={"en": hostile}, tags=[hostile], marks=[hostile])
    json.dumps(studio.desk.get_state(), ensure_ascii=False).encode()
    done(studio, "save")
    whole = hostile.replace("\ud800", "\ufffd")
    again = Study.open(tmp_path / "game.replay.jsonl")
    assert not again.problems
    assert again.notes[0].text == {"en": whole}


# Files.


def test_saving_tells_where_and_leaves_the_bytes_of_the_replay(tmp_path: Path) -> None:
    studio = opened(tmp_path)
    replay = tmp_path / "game.replay.jsonl"
    bytes_before = replay.read_bytes()
    assert studio.desk._desk["saved"] == "Nothing to save yet; notes will go to game.notes.jsonl."
    done(studio, "add", n=1, text={"en": "Mine."})
    assert studio.desk._desk["dirty"]
    assert studio.desk._desk["saved"] == "There are changes that are not saved in game.notes.jsonl yet."
    assert not (tmp_path / "game.notes.jsonl").exists()
    answer = done(studio, "save")
    assert answer["text"] == studio.desk._desk["saved"] == "All is saved in game.notes.jsonl."
    assert not studio.desk._desk["dirty"]
    assert replay.read_bytes() == bytes_before
    assert texts(Studio(replay)) == ["Mine."]


def test_saving_keeps_what_somebody_else_saved_meanwhile(tmp_path: Path) -> None:
    one, two = opened(tmp_path), Studio(tmp_path / "game.replay.jsonl", author="Ben")
    done(one, "add", n=1, text={"en": "Mine."})
    done(two, "add", n=2, text={"en": "Yours."})
    done(one, "save")
    done(two, "save")
    assert texts(two) == ["Mine.", "Yours."]
    assert texts(Studio(tmp_path / "game.replay.jsonl")) == ["Mine.", "Yours."]


def test_a_file_that_cannot_be_written_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    studio = opened(tmp_path, notes=tmp_path / "none/here.jsonl")
    done(studio, "add", n=1, text={"en": "Mine."})
    answer = ask(studio, "save")
    assert (answer["status"], answer["text"]) == (
        "error",
        "here.jsonl could not be read or written: No such file or directory.",
    )
    assert (texts(studio), studio.desk._desk["dirty"]) == (["Mine."], True)


def test_notes_of_a_colleague_are_merged_and_bad_lines_told_by_number(tmp_path: Path) -> None:
    studio, theirs = opened(tmp_path), Study.open(tmp_path / "game.replay.jsonl", author="Ben")
    theirs.add(2, text="Yours.")
    shared = theirs.add(1, text="Shared.")
    theirs.save(tmp_path / "ben.notes.jsonl")
    good = (tmp_path / "ben.notes.jsonl").read_text()
    first, second = good.splitlines()
    text = f"{first}\nno note at all\n{second}\n"
    answer = done(studio, "merge", text=text, file="ben.notes.jsonl")
    assert answer["text"].startswith(
        "From ben.notes.jsonl: 2 notes added, 0 changed, 0 already here. 1 line or note could not be used"
    )
    assert "2" in answer["text"].partition("kept as it is: ")[2]
    assert texts(studio) == ["Shared.", "Yours."]
    assert [note["author"] for note in studio.desk._notes] == ["Ben", "Ben"]
    again = done(studio, "merge", text=good, file="ben.notes.jsonl")["text"]
    assert again == "From ben.notes.jsonl: 0 notes added, 0 changed, 2 already here."
    theirs.edit(shared.id, text="Shared, and better.")
    theirs.save(tmp_path / "ben.notes.jsonl")
    assert studio.merge(tmp_path / "ben.notes.jsonl").changed == 1
    assert texts(studio)[0] == "Shared, and better."
    assert done(studio, "undo")["text"] == "Undone: notes merged."
    assert texts(studio)[0] == "Shared."


def test_a_text_that_holds_no_notes_adds_nothing() -> None:
    studio = Studio(annotated(), lang="fr")
    answer = done(studio, "merge", text="", file="")
    assert answer["text"] == "Depuis le fichier\u00a0: 0 note ajoutée, 0 modifiée, 0 déjà présente."
    many = done(studio, "merge", text=dumps(studio.study.entries) + "x\n" * 50, file="x" * 300)["text"]
    assert f"Depuis {'x' * 119}…" in many
    assert "50 lignes ou notes n’ont pas pu" in many
    assert len(many) < 6000


def test_a_wrong_file_is_no_file_of_notes(tmp_path: Path) -> None:
    studio = opened(tmp_path)
    path = tmp_path / "game.replay.jsonl"
    other = Study(gamekit.new_session("incorporated", ["Ann", "Ben"], seed=1), author="Ben")
    promoted = replace(other.add(0, text="Elsewhere."), replay="other")
    for wrong, reason in (
        (path.read_text(), "not one line of this file is a note"),
        ("hello\n", "not one line of this file is a note"),
        (dumps([promoted]), "these were written on another one, "),
    ):
        answer = ask(studio, "merge", text=wrong, file="wrong.jsonl")
        assert answer["status"] == "error"
        assert reason in answer["text"]
        with pytest.raises(StudyError):
            studio.study.merge(wrong.encode())
    assert studio.study.entries == ()
    # Notes on an older state of this very replay are kept though they fit nowhere.
    assert studio.study.merge(dumps([replace(promoted, replay="game")]).encode()).added == 1


def test_what_is_exported_is_told_and_writes_over_nothing(tmp_path: Path) -> None:
    studio = opened(tmp_path)
    done(studio, "add", n=1, text={"en": "A <b>comment</b>."})
    names = []
    for kind in ("html", "md", "print", "html"):
        said = done(studio, "export", kind=kind)["text"]
        names.append(Path(said.removeprefix("Written: ").removesuffix(".")).name)
    assert names == ["game.html", "game.md", "game-print.html", "game-2.html"]
    assert (tmp_path / "game.html").read_bytes() == (tmp_path / "game-2.html").read_bytes()
    assert "comment" in (tmp_path / "game.md").read_text()
    assert "<script" not in (tmp_path / "game-print.html").read_text()
    with pytest.raises(FileExistsError):
        studio.export("md", tmp_path / "game.md")
    assert studio.export("md", tmp_path / "own.md").read_bytes() == (tmp_path / "game.md").read_bytes()
    assert studio.to_html("Title").count("<title>Title</title>") == 1


@pytest.mark.parametrize(("line", "step", "opens"), [("", 7, 7), ("first", 6, 4), ("second", 6, 4)])
def test_a_page_opens_where_the_studio_stands_on_the_main_line(line: str, step: int, opens: int) -> None:
    study = annotated()
    lines = dict(zip(("", "first", "second"), ("", *study.lines), strict=True))
    studio = Studio(study, start_at=step, line=lines[line])
    state = re.search(r'id="gk-state">(.*?)</script>', studio.to_html(), re.DOTALL)
    assert state
    assert json.loads(state[1])["step"] == opens


def test_a_game_without_a_file_is_exported_where_the_notebook_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    studio = Studio(annotated())
    assert done(studio, "export", kind="md")["text"] == "Written: imperial2030.md."
    assert (tmp_path / "imperial2030.md").exists()
    assert studio.desk._desk["saved"].startswith("These notes have no file yet")
    assert ask(studio, "promote", line=next(iter(studio.study.lines)))["text"].startswith("A new replay is written")


# Side lines.


@pytest.mark.slow
def test_a_line_is_compared_with_the_one_it_leaves_at_the_same_turn(tmp_path: Path) -> None:
    study = Study.open(copied(tmp_path, "incorporated-3p.replay.jsonl"))
    line = study.branch(60, other_moves(study, 60, "", 12), name="Other")
    studio = Studio(study)
    answer = done(studio, "compare", line=line.id)
    assert answer["text"] == "“Other” is compared with the main line at the same turn."
    shown = studio.desk._desk["comparison"]
    found = study.compare(line.id)
    assert (shown["line"], shown["against"], shown["n"]) == (line.id, "", found.n)
    assert len(shown["rows"]) == len(found.rows) > 5
    assert all(set("0123456789−+–") >= set(row["difference"]) for row in shown["rows"])
    for row, known in zip(shown["rows"], found.rows, strict=True):
        assert (row["group"].partition(" (")[0], row["member"]) == (known.group, known.member)
        if known.difference is not None and known.difference < 0:
            assert row["difference"] == f"−{-known.difference}"
    # It is worded again in another language, and goes when its line goes.
    studio.lang = "fr"
    assert studio.desk._desk["comparison"]["rows"][0]["group"].startswith(study.compare(line.id, "fr").rows[0].group)
    study.delete(line.id)
    assert studio.desk._desk["comparison"] is None
    study.undo()
    done(studio, "compare", line=line.id)
    done(studio, "uncompare")
    assert studio.desk._desk["comparison"] is None


def test_a_promoted_line_is_a_new_replay_and_the_old_one_stays(tmp_path: Path) -> None:
    studio = opened(tmp_path)
    study = studio.study
    line = study.branch(4, other_moves(study, 4, "", 2), name={"en": "Mieux, déjà !"})
    study.add(2, text="Before it leaves.")
    before = (tmp_path / "game.replay.jsonl").read_bytes()
    answer = done(studio, "promote", line=line.id)
    new = tmp_path / "game-mieux-deja.replay.jsonl"
    assert answer["text"].startswith(f"Written: {new.name}, a replay that has “Mieux, déjà !” as its main line")
    again = Study.open(new)
    assert len(again.session) == 6
    assert [note.text.get("en") for note in again.notes if not note.line] == ["Before it leaves."]
    assert len(again.lines) == 1
    assert (tmp_path / "game.replay.jsonl").read_bytes() == before
    # Asked once more it writes beside it, not over it.
    assert "game-mieux-deja-2.replay.jsonl" in done(studio, "promote", line=line.id)["text"]
    # Notes of a replay that is gone are not taken for those of the new one.
    (tmp_path / "game-mieux-deja-3.notes.jsonl").write_text("", encoding="utf-8")
    assert "game-mieux-deja-4.replay.jsonl" in done(studio, "promote", line=line.id)["text"]


def test_a_wish_goes_on_alone() -> None:
    studio = Studio(annotated())
    held: list[bool] = []

    def listen() -> None:
        held.append(studio.study.lock._is_owned())  # type: ignore[attr-defined]

    end: Callable[[], None] = studio.study.on_change(listen)
    done(studio, "add", n=1, glyph="!")
    end()
    assert held == [True]
    assert gamekit.games()
