"""Notes files: every good record kept, every bad line told and kept, merged files the same in any order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.core.errors import NotesError
from gamekit.locale import LANGUAGES, catalogue
from gamekit.replay import lines, notes
from gamekit.replay.notes import Anchor, Kept, Note

plain = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
digests = st.text("0123456789abcdef", min_size=12, max_size=12)
sides = st.sampled_from(["", "n1", "é"])
anchors = st.builds(Anchor, st.integers(1, 30), digests, st.sampled_from(["before", "after"]), sides) | st.builds(
    Anchor, st.just(0), digests, line=sides
)
# Few ids, revisions and times, so that records meet.
all_notes = st.builds(
    Note,
    id=st.sampled_from(["n1", "n2", "line-0123456789ab", "é"]),
    anchor=anchors,
    rev=st.integers(1, 3),
    deleted=st.booleans(),
    replay=plain,
    author=plain,
    time=st.sampled_from(["", "2026-11-30T09:00:00Z", "2026-11-30T09:00:01Z"]),
    glyph=st.sampled_from([*notes.GLYPHS, "takeover", "rate-shock"]),
    tags=st.lists(plain, max_size=2).map(tuple),
    text=st.dictionaries(st.sampled_from(["en", "fr", "deu"]), plain, max_size=2),
    marks=st.lists(plain, max_size=2).map(tuple),
    line=st.lists(plain, max_size=2).map(tuple),
    name=st.dictionaries(st.sampled_from(["en", "fr"]), plain, max_size=2),
)
newer = st.builds(
    lambda note, extra: json.dumps({**json.loads(note.record()), "schema": 3, "mood": extra}), all_notes, plain
)
bad_lines = st.sampled_from(
    ["{", "hello", '{"schema":1}', "[]", '{"schema":3}', '{"schema":4,"id":7,"rev":"x"}', "\udcff{"]
)
entries = all_notes | st.one_of(newer, bad_lines).map(lambda line: notes.loads(line).entries[0])
files = st.lists(entries, max_size=6)

NOTE = Note(
    "n1",
    Anchor(3, "0123456789ab", "before"),
    rev=2,
    replay="game",
    author="Ann",
    time="2026-11-30T09:00:00Z",
    glyph="?!",
    tags=("import",),
    text={"fr": "Trop tôt.", "en": "Too early."},
    marks=("moscow", "a > b"),
    line=("RU rondel factory",),
    name={"en": "Build first"},
)
RECORD = NOTE.record()


def test_a_record_is_compact_in_fixed_order():
    assert list(json.loads(RECORD)) == list(notes.KEYS)
    assert '"text":{"en":"Too early.","fr":"Trop tôt."}' in RECORD
    assert '", ' not in RECORD


@given(files)
def test_entries_are_read_back_as_they_were(found):
    once = notes.merge(found)  # each id once
    text = notes.dumps(once)
    back = notes.loads(text.encode("utf-8", "surrogateescape"))
    assert back.entries == once
    assert notes.dumps(back.entries) == text
    assert len(back.problems) == sum(isinstance(entry, Kept) for entry in once)


@given(files, files)
def test_merging_does_not_depend_on_the_order(one, other):
    assert notes.merge(one, other) == notes.merge(other, one)


@given(files, files, files)
def test_merging_does_not_depend_on_the_grouping(one, two, three):
    assert notes.merge(notes.merge(one, two), three) == notes.merge(one, notes.merge(two, three))


@given(files)
def test_merging_again_changes_nothing(found):
    once = notes.merge(found)
    assert notes.merge(once, found) == notes.merge(once, once) == notes.merge(once) == once


@given(files)
def test_merging_files_is_merging_what_they_say(found):
    assert notes.merge(notes.loads(notes.dumps(found)).entries) == notes.merge(found)


@given(files)
def test_merging_keeps_every_id_and_only_what_was_there(found):
    merged = notes.merge(found)
    assert {entry.id for entry in merged} == {entry.id for entry in found}
    assert all(entry in found for entry in merged)


def test_the_highest_revision_wins_then_the_time_then_the_text():
    def note(**values):
        return Note(**{"id": "n1", "anchor": NOTE.anchor, "time": "2026-11-30T09:00:00Z", **values})

    old, new = note(rev=1, time="2026-12-31T00:00:00Z"), note(rev=2)
    assert notes.merge([new], [old]) == (new,)
    later = note(rev=2, time="2026-11-30T09:00:01Z")
    assert notes.merge([new], [later]) == (later,)
    texts = [note(rev=2, text={"en": word}) for word in ("a", "b")]
    assert notes.merge(texts) == (texts[1],)
    gone = note(rev=3, deleted=True)
    assert notes.merge([later], [gone], [new]) == (gone,)
    assert notes.Notes((gone,)).notes == ()


def test_several_notes_at_one_step_stay_several_sorted_by_step_and_id():
    found = [Note(name, Anchor(n, "0123456789ab")) for name, n in (("b", 10), ("a", 10), ("c", 9))]
    assert [note.id for note in notes.merge(found)] == ["c", "a", "b"]


def test_a_newer_revision_by_a_newer_version_wins_and_stays_as_it_is():
    future = RECORD.replace('"schema":2', '"schema":9').replace('"rev":2', '"rev":3').replace(":[", ": [")
    read = notes.loads(RECORD + "\n" + future + "\n")
    assert notes.dumps(read.entries) == future + "\n"
    (problem,) = read.problems
    assert problem.code == "notes.newer"
    assert "line 2" in problem.text("en")


def test_a_bad_line_is_kept_once_whatever_ends_it():
    one, other = (notes.loads(f"hello{end}") for end in ("\r\n", "\n"))
    (kept,) = notes.merge(one.entries, other.entries)
    assert (kept,) == notes.merge(other.entries, one.entries)
    assert notes.loads(f"hello\r\n{RECORD}\r\nhello\n").entries == (kept, NOTE)


def test_a_record_that_would_be_too_long_by_the_present_schema_is_kept_as_it_is(tmp_path: Path):
    data = json.loads(RECORD)
    del data["name"], data["anchor"]["line"]
    data |= {"schema": 1, "text": {"en": ""}}
    data["text"]["en"] = "x" * (notes.MAX_LINE - len(lines.line(data)))
    read = notes.loads(lines.line(data))
    assert [problem.params["why"].code for problem in read.problems] == ["replay.long_line"]
    notes.write(read.entries, tmp_path / "a.notes.jsonl")
    assert notes.read(tmp_path / "a.notes.jsonl").entries == read.entries


def test_the_first_record_is_read_behind_a_byte_order_mark():
    read = notes.loads(b"\xef\xbb\xbf" + RECORD.encode() + b"\n")
    assert (read.notes, read.problems) == ((NOTE,), ())


@pytest.mark.parametrize("half", ["\ud800", "\udcff\ud800"])
def test_a_line_with_half_a_character_is_told_and_can_be_written(half: str, tmp_path: Path):
    read = notes.loads(f'{RECORD}\n{{"{half}":1}}\n')
    assert [(problem.code, problem.params["line"]) for problem in read.problems] == [("notes.bad_line", 2)]
    notes.write(read.entries, tmp_path / "a.notes.jsonl")
    assert notes.read(tmp_path / "a.notes.jsonl").entries == read.entries


def test_every_good_record_is_kept_and_every_bad_line_told_by_number():
    other = Note("n2", Anchor(0, "0123456789ab"))
    text = f"{RECORD}\n\nhello\n{other.record()}\r\n{{\n \t\n"
    read = notes.loads(text)
    assert read.notes == (NOTE, other)
    assert [(problem.code, problem.params["line"]) for problem in read.problems] == [
        ("notes.bad_line", 3),
        ("notes.bad_line", 5),
    ]
    assert notes.dumps(read.entries) == f"{RECORD}\nhello\n{other.record()}\n{{\n"


def test_bytes_that_are_no_text_come_through_unchanged(tmp_path: Path):
    path = tmp_path / "game.notes.jsonl"
    data = b"\xff\xfe\x00{\xe9\n" + RECORD.encode() + b"\n\xed\xa0\x80\n"
    path.write_bytes(data)
    read = notes.read(path)
    assert read.notes == (NOTE,)
    assert [problem.params["line"] for problem in read.problems] == [1, 3]
    notes.write(read.entries, path)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"id":"n1"', '"id":""', "replay|notes.no_id"),
        ('"id":"n1"', '"id":"a\\nb"', "notes.no_id"),
        ('"id":"n1"', '"id":7', "replay.not_text"),
        ('"id":"n1",', "", "replay.missing_key"),
        ('"id":"n1"', '"id":"n1","id":"n1"', "replay.twice"),
        ('"id":"n1"', '"id":"n1","mood":1', "replay.unknown_key"),
        ('"id":"n1"', '"id":"\\ud800"', "replay.surrogate"),
        ('"schema":2,', "", "replay.missing_key"),
        ('"schema":2', '"schema":0', "replay.too_small"),
        ('"schema":2', '"schema":1', "replay.unknown_key"),
        ('"schema":2', '"schema":"2"', "replay.not_whole"),
        ('"rev":2', '"rev":0', "replay.too_small"),
        ('"rev":2', '"rev":2.0', "replay.not_whole"),
        ('"rev":2', '"rev":9007199254740992', "replay.number"),
        ('"n":3', '"n":9007199254740992', "replay.number"),
        ('"deleted":false', '"deleted":0', "notes.not_yes_no"),
        ('"n":3', '"n":0', "replay.too_small"),
        ('"n":3', '"n":-1', "replay.too_small"),
        ('"when":"before"', '"when":"then"', "notes.when"),
        ('"digest":"0123456789ab"', '"digest":"0123"', "replay.not_digest"),
        ('"anchor":{"n"', '"anchor":{"m"', "replay.missing_key"),
        ('"time":"2026-11-30T09:00:00Z"', '"time":"yesterday"', "notes.time"),
        ('"time":"2026-11-30T09:00:00Z"', '"time":"2026-11-30T09:00:00Z\\n"', "notes.time"),
        ('"glyph":"?!"', '"glyph":"*"', "notes.glyph"),
        ('"glyph":"?!"', '"glyph":"!!!"', "notes.glyph"),
        ('"glyph":"?!"', '"glyph":"rate-"', "notes.glyph"),
        ('"glyph":"?!"', '"glyph":"a\\n"', "notes.glyph"),
        ('"line":""}', '"line":"a\\nb"}', "notes.anchor_line"),
        ('"line":""}', '"line":7}', "replay.not_text"),
        (',"line":""}', "}", "replay.missing_key"),
        ('"name":{"en"', '"name":{"EN"', "notes.language"),
        ('"name":{"en":"Build first"}', '"name":"Build first"', "replay.not_object"),
        (',"name":{"en":"Build first"}', "", "replay.missing_key"),
        ('"tags":["import"]', '"tags":"import"', "replay.not_texts"),
        ('"tags":["import"]', '"tags":[1]', "replay.not_texts"),
        ('"text":{"en"', '"text":{"EN"', "notes.language"),
        ('"text":{"en":"Too early."', '"text":{"en":1', "replay.not_text"),
        ('"text":{', '"text":[],"x":{', "replay.unknown_key"),
        ('"line":["RU rondel factory"]', '"line":[["RU"]]', "replay.not_texts"),
        ('"line":[', '"line":[NaN,', "replay.constant"),
        ('"line":[', '"line":[' + "[" * 50_000, "replay.deep"),
        ('"line":[', '"line":[' + "9" * 5000 + ",", "replay.number"),
    ],
)
def test_a_bad_record_is_told_with_its_reason_and_kept(old: str, new: str, reason: str):
    assert old in RECORD
    line = RECORD.replace(old, new, 1)
    read = notes.loads(line + "\n")
    assert read.notes == ()
    (problem,) = read.problems
    assert problem.code == "notes.bad_line"
    assert problem.params["why"].code in reason.split("|")
    assert len({problem.text(lang) for lang in LANGUAGES}) == 2
    assert notes.dumps(read.entries) == line + "\n"


def test_a_file_that_is_too_big_is_not_read(tmp_path: Path):
    path = tmp_path / "game.notes.jsonl"
    path.write_bytes(b"x" * (lines.MAX_BYTES + 1))
    with pytest.raises(NotesError, match="16 MiB"):
        notes.read(path)


@pytest.mark.parametrize(
    "note",
    [
        Note("", NOTE.anchor),
        Note("n1", Anchor(0, "0123456789ab", "before")),
        Note("n1", NOTE.anchor, glyph="*"),
        Note("n1", NOTE.anchor, author="\ud800"),
        Note("n1", NOTE.anchor, text={"english": "!"}),
        Note("n1", NOTE.anchor, line=("x" * notes.MAX_LINE,)),
        Note("n1", NOTE.anchor, rev=10**5000),
    ],
    ids=["id", "anchor", "glyph", "surrogate", "language", "long", "number"],
)
def test_a_note_that_could_not_be_read_back_is_not_written(tmp_path: Path, note: Note):
    path = tmp_path / "game.notes.jsonl"
    with pytest.raises(NotesError) as caught:
        notes.write([NOTE, note], path)
    assert caught.value.code == "notes.unwritable"
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == 2
    assert not path.exists()


def test_more_notes_than_can_be_read_back_are_not_written():
    big = [Note(f"n{k}", NOTE.anchor, text={"en": "é" * 500_000}) for k in range(20)]
    with pytest.raises(NotesError, match="16 MiB"):
        notes.dumps(big)
    assert notes.loads(notes.dumps(big[:10])).entries == tuple(big[:10])


FIRST_SCHEMA = Path(__file__).parents[1] / "data" / "notes.schema-1.jsonl"


def test_notes_of_the_first_schema_are_read_and_written_in_the_present_one():
    old = [json.loads(line) for line in FIRST_SCHEMA.read_text(encoding="utf-8").splitlines()]
    assert {record["schema"] for record in old} == {1}
    read = notes.read(FIRST_SCHEMA)
    assert read.problems == ()
    for record, note in zip(old, read.entries, strict=True):
        record["anchor"]["line"], record["name"], record["schema"] = "", {}, 2
        assert json.loads(note.record()) == record
    assert notes.loads(notes.dumps(read.entries)).entries == read.entries


@pytest.mark.parametrize(("old", "new"), [('"deleted"', '"name":{},"deleted"'), ('"when"', '"line":"","when"')])
def test_a_record_of_the_first_schema_has_no_keys_of_the_second(old: str, new: str):
    record = FIRST_SCHEMA.read_text(encoding="utf-8").splitlines()[0]
    (problem,) = notes.loads(record.replace(old, new)).problems
    assert problem.params["why"].code == "replay.unknown_key"


def test_every_reason_of_notes_is_worded():
    ids = {key for key in catalogue("en") if key.startswith("error.notes.")}
    here = {"bad_line", "glyph", "language", "newer", "no_id", "not_yes_no", "time", "unwritable", "when"}
    here |= {"anchor_line"}
    lines_of_sessions = {"line", "no_step", "other_position", "unreadable"}
    lines_of_sessions |= {"no_line", "line_circle", "line_deleted", "line_unattached"}
    assert ids == {f"error.notes.{code}" for code in here | lines_of_sessions}
