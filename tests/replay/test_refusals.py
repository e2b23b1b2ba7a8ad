"""Every way in which a replay file can be malformed, each with its line, its step and its reason in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

import gamekit
from gamekit.core.errors import ReplayError
from gamekit.locale import LANGUAGES, catalogue
from gamekit.replay import check, lines, record
from tests.replay.games import begun, edited, finished_text, positioned, replaced

TEXT = record.dumps(begun())
LAST = TEXT.count("\n")
WHOLE = finished_text()
END = WHOLE.count("\n")

Malformed = tuple[str, Callable[[], str | bytes], int, "int | None"]


def header(**changes: Any) -> Callable[[], str]:
    return lambda: edited(TEXT, 1, **changes)


def step(**changes: Any) -> Callable[[], str]:
    return lambda: edited(TEXT, 4, **changes)


def result(**changes: Any) -> Callable[[], str]:
    return lambda: edited(TEXT, LAST, **changes)


def line(text: str, number: int = 4) -> Callable[[], str]:
    return lambda: replaced(TEXT, number, text)


CASES: list[Malformed] = [
    # The file.
    ("empty", lambda: "", 1, 0),
    ("empty", lambda: " \n\r\n", 1, 0),
    ("bom", lambda: "\ufeff" + TEXT, 1, 0),
    ("bom", lambda: TEXT.encode("utf-16"), 1, 0),
    ("utf8", lambda: TEXT.encode().replace("é".encode(), b"\xe9"), 1, 0),
    ("utf8", lambda: TEXT.encode().replace(b'"n":5', b'"n":\xff'), 6, None),
    ("utf8", lambda: "\ud800" + TEXT, 1, 0),
    ("cut_header", lambda: TEXT[:40], 1, 0),
    ("cut_header", lambda: TEXT[: TEXT.index("\n") - 1], 1, 0),
    ("cut_header", lambda: "{", 1, 0),
    ("json", lambda: '{"kind":"header",}', 1, 0),
    ("json", lambda: '{"kind":header', 1, 0),
    ("json", lambda: TEXT[:40] + "\n", 1, 0),
    ("json", lambda: b"\x7fELF\x00\x01\x02\x00" * 40, 1, 0),
    ("json", lambda: TEXT.replace("\n", "\0\n"), 1, 0),
    ("json", lambda: TEXT.replace("\n", ""), 1, 0),
    ("cut", lambda: TEXT[:-9], LAST, None),
    ("no_result", lambda: TEXT[: TEXT.rindex("{")], LAST - 1, None),
    ("too_big", lambda: b"x" * (lines.MAX_BYTES + 1), 1, 0),
    # Any line.
    ("empty_line", line(""), 4, 3),
    ("json", line("hello"), 4, 3),
    ("json", line('{"n":3} {"n":4}'), 4, 3),
    ("json", line("{'n': 3}"), 4, 3),
    ("json", line('{"n":3,"actor":"a\tb"}'), 4, 3),
    ("no_object", line("[1, 2]"), 4, 3),
    ("no_object", line('"header"', 1), 1, 0),
    ("twice", line('{"n":3,"actor":"RU","action":"end","action":"end","digest":"000000000000"}'), 4, 3),
    ("twice", lambda: TEXT.replace('"meta":{', '"meta":{"a":{"b":1,"b":1},'), 1, 0),
    ("constant", line('{"n":NaN,"actor":"RU","action":"end","digest":"000000000000"}'), 4, 3),
    ("constant", lambda: TEXT.replace('"seed":7', '"seed":-Infinity'), 1, 0),
    ("number", lambda: TEXT.replace('"seed":7', f'"seed":{"7" * 5000}'), 1, 0),
    ("number", lambda: TEXT.replace('"meta":{', '"meta":{"a":1e999,'), 1, 0),
    ("long_line", line('{"n":3,' + " " * lines.MAX_LINE + '"x":1}'), 4, 3),
    ("deep", line("[" * 60_000), 4, 3),
    ("deep", line('{"a":' * 10_000), 4, 3),
    ("deep", line("[" * 33 + '"' + '\\"' * 32_000), 4, 3),
    ("deep", lambda: TEXT.replace('"meta":{', '"meta":{"a":' + "[" * 40 + "]" * 40 + ","), 1, 0),
    ("surrogate", lambda: TEXT.replace('"meta":{', '"meta":{"a":"\\ud800",'), 1, 0),
    ("surrogate", lambda: TEXT.replace('"meta":{', '"meta":{"\\udfff":1,'), 1, 0),
    ("surrogate", lambda: TEXT.replace("Ann", "\\ud83d"), 1, 0),
    ("surrogate", lambda: TEXT.replace('"action":"rondel', '"action":"\\ud800'), 2, 1),
    # The header.
    ("no_header", header(kind="result"), 1, 0),
    ("no_header", header(kind=...), 1, 0),
    ("no_header", lambda: replaced(TEXT, 1), 1, 0),
    ("missing_key", header(schema=...), 1, 0),
    ("missing_key", header(seed=...), 1, 0),
    ("unknown_key", header(comment="hello"), 1, 0),
    ("newer", header(schema=2), 1, 0),
    ("newer", header(schema=10**40), 1, 0),
    ("not_whole", header(schema="1"), 1, 0),
    ("not_whole", header(schema=1.0), 1, 0),
    ("too_small", header(schema=0), 1, 0),
    ("newer_codec", header(codec=2), 1, 0),
    ("not_whole", header(codec=True), 1, 0),
    ("not_whole", header(seed=None), 1, 0),
    ("not_text", header(game=["imperial2030"]), 1, 0),
    ("game", header(game="imperial2031"), 1, 0),
    ("not_text", header(ruleset=None), 1, 0),
    ("setup", header(ruleset="published"), 1, 0),
    ("setup", header(ruleset="nonsense"), 1, 0),
    ("rules", header(rules="1.5"), 1, 0),
    ("rules", header(rules="²"), 1, 0),
    ("not_text", header(rules=1), 1, 0),
    ("not_object", header(options=[]), 1, 0),
    ("setup", header(options={"speed": 2}), 1, 0),
    ("not_texts", header(seats="Ann"), 1, 0),
    ("not_texts", header(seats=["Ann", 2, "Cleo"]), 1, 0),
    ("setup", header(seats=["Ann"]), 1, 0),
    ("setup", header(seats=["Ann"] * 30), 1, 0),
    ("setup", header(deal=None), 1, 0),
    ("setup", header(deal={"P1": "RU"}), 1, 0),
    ("setup", header(deal={"P1": [], "P2": {}, "P3": "RU"}), 1, 0),
    ("start", header(deal=...), 1, 0),
    ("start", header(position={}), 1, 0),
    ("not_object", header(deal=..., position=7), 1, 0),
    ("setup", header(deal=..., position={"players": 10**30}), 1, 0),
    ("setup", header(deal=..., position={"nations": {"RU": {"treasury": -1}}}), 1, 0),
    ("setup", header(deal=..., position={}), 1, 0),  # six players, three names
    ("ruleset", lambda: edited(record.dumps(positioned()), 1, ruleset="published"), 1, 0),
    ("not_object", header(meta="hello"), 1, 0),
    # A step.
    ("missing_key", step(digest=...), 4, 3),
    ("unknown_key", step(comment="hello"), 4, 3),
    ("not_whole", step(n="3"), 4, 3),
    ("not_whole", step(n=3.0), 4, 3),
    ("step_number", step(n=2), 4, 3),
    ("step_number", step(n=10**100), 4, 3),
    ("step_number", lambda: replaced(TEXT, 4), 4, 3),
    ("not_text", step(actor=None), 4, 3),
    ("not_text", step(action=["rondel"]), 4, 3),
    ("not_digest", step(digest="ABCDEF012345"), 4, 3),
    ("not_digest", step(digest="abc"), 4, 3),
    ("not_digest", step(digest=123456789012), 4, 3),
    ("action", step(action=""), 4, 3),
    ("action", step(action="dance"), 4, 3),
    ("action", step(action="rondel " + "x" * 30_000), 4, 3),
    ("action", step(actor=""), 4, 3),
    ("action", step(actor="RU rondel", action="factory"), 4, 3),
    ("action", step(actor="nobody"), 4, 3),
    ("illegal", step(actor="EU", action="end"), 4, 3),
    ("digest", step(digest="0123456789ab"), 4, 3),
    # The result.
    ("kind", result(kind="outcome"), LAST, LAST - 1),
    ("kind", line('{"kind":"header"}'), 4, 3),
    ("missing_key", result(ranks=...), LAST, LAST - 1),
    ("unknown_key", result(winner="P1"), LAST, LAST - 1),
    ("not_whole", result(steps=None), LAST, LAST - 1),
    ("too_small", result(steps=-1), LAST, LAST - 1),
    ("not_object", result(scores={}), LAST, LAST - 1),
    ("not_whole", lambda: edited(WHOLE, END, scores={"P1": "many"}), END, END - 1),
    ("not_texts", lambda: edited(WHOLE, END, rules=None), END, END - 1),
    ("result_steps", result(steps=3), LAST, None),
    ("result_digest", result(digest="0123456789ab"), LAST, None),
    ("not_over", result(scores={"P1": 1}, ranks={"P1": 1}, rules=[]), LAST, None),
    ("over", lambda: edited(WHOLE, END, scores=None, ranks=None, rules=None), END, None),
    ("result", lambda: edited(WHOLE, END, ranks={"P1": 1}), END, None),
    ("after_result", lambda: TEXT + TEXT.splitlines()[-1] + "\n", LAST + 1, None),
]


@pytest.mark.parametrize(
    ("code", "make", "at", "number"), CASES, ids=[f"{place}-{case[0]}" for place, case in enumerate(CASES)]
)
def test_a_malformed_file_is_refused(code: str, make: Callable[[], str | bytes], at: int, number: int | None):
    data = make()
    with pytest.raises(ReplayError) as caught:
        record.loads(data)
    error = caught.value
    assert (error.code, error.line, error.step) == (f"replay.{code}", at, number)
    told = [error.text(lang) for lang in LANGUAGES]
    # The spaces that keep French signs with their words count as spaces.
    shown = [message.replace("\u00a0", " ").replace("\u202f", " ") for message in told]
    assert all(len(message) < 1500 and message.isprintable() for message in shown)
    assert told[0] != told[1]
    if isinstance(data, bytes) or data.isascii():
        report = record.verify(data if isinstance(data, bytes) else data.encode())
        assert report.problem is not None
        assert report.problem.text() == told[0]


def test_a_header_that_is_cut_off_anywhere_is_told_as_cut_off():
    odd = {"a\x01\n": [0.5, -1, 1e300, None, True, False], "b\u2028": {"deep": [[], {}]}, "c\\": 10**30}
    plain = edited(TEXT.split("\n")[0], 1, meta=odd, seats=["Ann", "Ben", "Cleo"])
    for whole in (plain, json.dumps(json.loads(plain)), plain.replace(" ", "")):
        for end in range(1, len(whole)):
            with pytest.raises(ReplayError) as caught:
                record.loads(whole[:end])
            assert caught.value.code == "replay.cut_header", whole[:end]
        with pytest.raises(ReplayError, match="without a result"):
            record.loads(whole)


def test_an_empty_name_is_refused_like_at_the_start_of_a_game():
    with pytest.raises(ReplayError) as caught:
        record.loads(edited(TEXT, 1, seats=["Ann", " ", "Cleo"]))
    assert caught.value.code == "setup.player_name"


def test_more_steps_than_allowed_are_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(check, "MAX_STEPS", 5)
    reading = record.reads(TEXT)
    assert (reading.problem.code, reading.problem.line, reading.problem.step) == ("replay.many", 7, 6)
    assert len(reading.session) == 5


def test_brackets_inside_texts_are_no_nesting():
    text = TEXT.replace("Ann", '\\"[{' * 60)
    assert record.loads(text).names["P1"] == '"[{' * 60


def test_as_deep_as_is_allowed():
    def nested(levels: int) -> str:
        return TEXT.replace('"meta":{', f'"meta":{{"a":{"[" * levels}1{"]" * levels},')

    assert record.dumps(record.loads(nested(30))) == nested(30)
    assert record.verify(nested(31).encode()).problem.code == "replay.deep"


@pytest.mark.parametrize(
    ("name", "meta", "seed", "reason"),
    [
        ("A\ud800", {}, 1, "lone surrogate"),
        ("Ann", {"when": date(2026, 11, 30)}, 1, "date"),
        ("Ann", {"odds": float("nan")}, 1, "float"),
        ("Ann", {1: "one"}, 1, "dict"),
        ("Ann", {"a": "\udc80"}, 1, "lone surrogate"),
        ("Ann", {"long": "x" * lines.MAX_LINE}, 1, "longer than"),
        ("Ann", {}, 10**5000, "too long"),
        ("Ann", {"big": 10**5000}, 1, "too long"),
    ],
    ids=["half a character", "date", "nan", "key", "half in meta", "long", "seed", "number"],
)
def test_a_session_that_no_file_can_hold_is_not_written(tmp_path, name, meta, seed, reason):
    session = gamekit.new_session("imperial2030", [name, "Ben"], seed=seed, deal={"P1": "RU", "P2": "CN"})
    session.meta.update(meta)
    path = tmp_path / "game.replay.jsonl"
    with pytest.raises(ReplayError) as caught:
        gamekit.save(session, path)
    assert caught.value.code == "replay.unwritable"
    assert reason in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_meta_that_holds_itself_is_not_written():
    session = gamekit.new_session("imperial2030", 2, seed=1)
    session.meta["me"] = session.meta
    with pytest.raises(ReplayError, match="deeper than 32"):
        record.dumps(session)


def test_every_reason_has_a_file_that_gives_it():
    elsewhere = {"actor", "many", "no_json", "rules_newer", "rules_since", "unwritable"}
    tested = {f"error.replay.{code}" for code in {case[0] for case in CASES} | elsewhere}
    assert {key for key in catalogue("en") if key.startswith("error.replay.")} == tested
