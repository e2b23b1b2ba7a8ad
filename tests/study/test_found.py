"""What is found in notes: by words, author, glyph, tag, step and line; as rows and as a table."""

from __future__ import annotations

import sys

import pytest

from gamekit.locale import LANGUAGES
from gamekit.study import Study
from gamekit.study.table import COLUMNS
from tests.study.support import others, study


@pytest.fixture
def here() -> Study:
    """Return a study with notes of two authors, in two languages, on two lines and nowhere."""
    here = study()
    here.add(2, text={"en": "Sell early.", "fr": "Vendre tôt, c’est ÉTÉ."}, glyph="!", tags=["sale", "plan"])
    here.add(6, text="Early?", author="Ben", glyph="rate-shock", marks=["P2"])
    line = here.branch(4, others(here.session, 4, 3), name={"en": "Wait", "fr": "Attendre"})
    here.add(6, text="Inside", line=line.id, tags=["plan"])
    gone = here.branch(9, others(here.session, 9, 1))
    here.add(10, text="Early and lost", line=gone.id)
    here.delete(gone.id)
    return here


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({}, "n1 n3 n2 n4 n6"),
        ({"text": "early"}, "n1 n2 n6"),
        ({"text": "EARLY sell"}, "n1"),
        ({"text": "ete tot"}, "n1"),
        ({"text": "tôt", "lang": "en"}, ""),
        ({"text": "attendre"}, "n3"),
        ({"text": "plan"}, "n1 n4"),
        ({"text": "ben"}, "n2"),
        ({"text": "p2"}, "n2"),
        ({"author": "Ben"}, "n2"),
        ({"author": "be"}, ""),
        ({"glyph": "rate-shock"}, "n2"),
        ({"glyph": ""}, "n3 n4 n6"),
        ({"tag": "plan"}, "n1 n4"),
        ({"tag": "pla"}, ""),
        ({"line": ""}, "n1 n3 n2"),
        ({"line": "n3"}, "n4"),
        ({"first": 4, "last": 6}, "n3 n2 n4"),
        ({"first": 7}, "n6"),
        ({"text": "early", "glyph": "!", "last": 2, "line": ""}, "n1"),
        ({"text": "early", "glyph": "!", "last": 1}, ""),
    ],
)
def test_notes_are_found_by_all_that_is_asked(here: Study, asked, found: str):
    assert [note.id for note in here.search(**asked)] == found.split()


def test_rows_say_it_all_in_plain_values(here: Study):
    rows = {row["id"]: row for row in here.rows("fr")}
    assert list(rows) == ["n1", "n3", "n2", "n4", "n6"]
    assert all(tuple(row) == COLUMNS for row in rows.values())
    assert all(value is None or isinstance(value, str | int) for row in rows.values() for value in row.values())
    assert rows["n1"]["text"] == "Vendre tôt, c’est ÉTÉ."
    assert rows["n2"]["text"] == "Early?"
    assert (rows["n1"]["tags"], rows["n2"]["marks"], rows["n2"]["author"]) == ("sale, plan", "P2", "Ben")
    assert (rows["n4"]["line"], rows["n4"]["line_name"], rows["n4"]["problem"]) == ("n3", "Attendre", "")
    assert len(rows["n3"]["moves"].split("; ")) == 3
    assert rows["n6"]["turn"] is None
    assert "supprimée" in rows["n6"]["problem"]
    assert rows["n2"]["turn"] == here.session.game.turn(here.session.line[6].state)


def test_without_pandas_the_rows_are_still_there(here: Study, monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"rondel\[lab\]"):
        here.frame()
    assert len(here.rows()) == 5


def test_the_table_has_headings_in_both_languages(here: Study):
    frames = [here.frame(lang) for lang in LANGUAGES]
    for frame in frames:
        assert len(frame) == len(here.notes)
        assert list(frame.iloc[:, COLUMNS.index("id")]) == [note.id for note in here.notes]
    assert frames[0]["Turn"].isna().sum() == 1
    assert str(frames[0]["Turn"].dtype) == "Int64"
    assert not set(frames[0].columns) & set(frames[1].columns) - {"Note"}
    assert len(set(frames[0].columns)) == len(COLUMNS)
    assert study().frame().shape == (0, len(COLUMNS))


def test_a_plain_text_is_one_tag_one_mark_or_one_move():
    here = study()
    note = here.add(1, tags="import", marks="moscow")
    line = here.branch(4, others(here.session, 4), tags="war")
    assert (note.tags, note.marks, line.tags) == (("import",), ("moscow",), ("war",))
    (move,) = others(here.session, 7)
    assert here.branch(7, move).line == (move,)
    edited = here.edit(note.id, tags="", marks="rome")
    assert (edited.tags, edited.marks) == ((), ("rome",))
    assert here.search(tag="war") == (line,)
