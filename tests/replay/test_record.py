"""Replay files: what is written, what is read back, and what is read of a file that does not hold."""

from __future__ import annotations

import json
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.core import codec
from gamekit.core.errors import ReplayError
from gamekit.core.game import Config
from gamekit.replay import record
from tests import tiny
from tests.replay.games import POSITION, another, begun, edited, facts, finished_text, play, positioned
from tests.strategies import json_values, sessions
from tests.tiny import Coins


@settings(max_examples=60)
@given(sessions("imperial2030", most=40))
def test_a_session_is_read_back_as_it_was(session):
    text = record.dumps(session)
    back = record.loads(text)
    assert facts(back) == facts(session)
    assert record.dumps(back) == text


@settings(max_examples=60)
@given(st.data())
def test_a_game_with_dice_and_secrets_is_read_back_as_it_was(data):
    with tiny.registered():
        session = data.draw(sessions("coins", most=40))
        text = record.dumps(session)
        back = record.loads(text)
        assert facts(back) == facts(session)
        assert record.dumps(back) == text
        assert back.n == len(session.main_line()) - 1


def test_a_whole_game_is_read_back():
    text = finished_text()
    back = record.loads(text)
    assert back.outcome is not None
    assert json.loads(text.splitlines()[-1])["scores"] == dict(back.outcome.scores)
    assert record.dumps(back) == text


def test_a_custom_position_is_read_back():
    session = positioned()
    text = record.dumps(session)
    header = json.loads(text.splitlines()[0])
    assert "deal" not in header
    assert header["position"] == POSITION
    assert header["seats"] == ["Ann", "Ben"]
    assert facts(record.loads(text)) == facts(session)


def test_a_finished_position_has_a_result_and_no_steps():
    session = gamekit.position("imperial2030", {"nations": {"RU": {"power": 25}}})
    header, result = record.dumps(session).splitlines()
    assert json.loads(header)["seats"] == ["P1", "P2", "P3", "P4", "P5", "P6"]
    assert json.loads(result)["ranks"]["P1"] == 1
    assert record.verify(record.dumps(session).encode())


def test_the_lines_are_compact_in_fixed_order_and_end_plainly():
    text = record.dumps(begun())
    assert text.endswith("}\n")
    assert "\r" not in text
    lines = text.splitlines()
    keys = ["kind", "schema", "codec", "game", "ruleset", "rules", "options", "seats", "deal", "seed", "meta"]
    assert list(json.loads(lines[0])) == keys
    assert all(list(json.loads(line)) == ["n", "actor", "action", "digest"] for line in lines[1:-1])
    assert list(json.loads(lines[-1])) == ["kind", "steps", "digest", "scores", "ranks", "rules"]
    assert lines[1].startswith('{"n":1,"actor":"RU","action":"rondel ')
    assert "Bénédicte" in lines[0], "letters stay readable"


def test_what_is_nested_in_the_header_is_sorted_so_that_equal_games_are_equal_files():
    deal = {"P2": "CN", "P1": "RU"}
    one = gamekit.new_session("imperial2030", 2, seed=1, deal=deal)
    other = gamekit.new_session("imperial2030", 2, seed=1, deal=dict(sorted(deal.items())))
    one.meta.update(b=1, a=MappingProxyType({"z": (1, 2), "y": None}))
    other.meta.update(a={"y": None, "z": [1, 2]}, b=1)
    assert record.dumps(one) == record.dumps(other)


def test_the_digest_of_a_step_is_the_one_of_its_state():
    session = begun()
    digests = [json.loads(line)["digest"] for line in record.dumps(session).splitlines()[1:]]
    assert digests == [codec.digest(node.state) for node in session.steps] + [codec.digest(session.state)]


def test_only_the_main_line_is_written():
    session = begun()
    expected = record.dumps(session)
    session.back(3)
    session.play(another(session, session.node))
    assert record.dumps(session) == expected


def test_options_are_kept(coins: Coins):
    session = gamekit.new_session("coins", 2, seed=3, options={"rounds": 5})
    back = record.loads(record.dumps(play(session, 9)))
    assert back.config == Config(("P1", "P2"), "fair", {"rounds": 5}, {"first": session.config.deal["first"]})


@given(st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=8), json_values, max_size=4))
def test_any_meta_is_kept(meta):
    session = gamekit.new_session("imperial2030", 2, seed=1)
    session.meta.update(meta)
    text = record.dumps(session)
    back = record.loads(text)
    assert back.meta == meta
    assert record.dumps(back) == text


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1).filter(str.strip))
def test_any_name_is_kept(name):
    session = gamekit.new_session("imperial2030", [name, "Ben"], seed=1)
    assert record.loads(record.dumps(session)).names == {"P1": name, "P2": "Ben"}


# What is accepted and written in the one form.


def _reordered(text: str) -> str:
    lines = [json.loads(line) for line in text.splitlines()]
    return "\n".join(json.dumps(dict(sorted(line.items()))) for line in lines) + "\n"


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", " \t\n"),
        lambda text: text + "\n \n\r\n",
        lambda text: text.removesuffix("\n"),
        lambda text: text.replace('","action":"', '", "action": "'),
        lambda text: text.replace('"action":"rondel ', '"action":"'),
        lambda text: text.replace('"action":"rondel ', '"action":"  RONDEL   '),
        lambda text: text.replace('"actor":"RU"', '"actor":"ru"'),
        lambda text: text.replace('"actor":"RU"', '"actor":" RU "'),
        lambda text: text.replace("é", "\\u00e9"),
        _reordered,
    ],
    ids=["crlf", "spaces", "empty end", "no end", "json spaces", "bare", "case", "actor", "padded", "escape", "order"],
)
def test_other_clear_spellings_become_the_one_form(change):
    text = record.dumps(begun())
    other = change(text)
    assert other != text
    assert record.dumps(record.loads(other)) == text
    assert record.dumps(record.loads(other.encode())) == text


# What is read of a file that does not hold.


def test_a_file_cut_anywhere_opens_up_to_its_last_whole_step():
    session = begun(6)
    data = record.dumps(session).encode()
    ends = [place for place, byte in enumerate(data) if byte == ord("\n")]
    for cut in range(len(data)):
        whole = sum(end <= cut for end in ends)  # a line without its end is whole, too
        if whole == 0:
            with pytest.raises(ReplayError) as caught:
                record.reads(data[:cut])
            assert (caught.value.line, caught.value.step) == (1, 0)
            continue
        reading = record.reads(data[:cut])
        steps = min(whole - 1, 6)
        assert reading.session.state == session.line[steps].state
        assert len(reading.session) == steps
        if whole == len(ends):
            assert reading.problem is None
        else:
            assert reading.problem.code == ("replay.no_result" if cut - 1 in ends or cut in ends else "replay.cut")
            assert reading.problem.params["steps"] == steps


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"action": "rondel nowhere"}, "replay.action"),
        ({"actor": "XX"}, "replay.action"),
        ({"action": "build moscow"}, "replay.illegal"),
        ({"digest": "0" * 12}, "replay.digest"),
        ({"n": 9}, "replay.step_number"),
        ({"extra": 1}, "replay.unknown_key"),
    ],
)
def test_what_comes_before_the_first_problem_stays_usable(change: dict[str, Any], code: str):
    session = begun()
    reading = record.reads(edited(record.dumps(session), 6, **change))
    assert reading.problem is not None
    assert (reading.problem.code, reading.problem.line, reading.problem.step) == (code, 6, 5)
    assert len(reading.session) == reading.session.n == 4
    assert reading.session.state == session.line[4].state
    assert list(reading.session.side_lines()) == []
    reading.session.play(reading.session.legal_actions[0])


def test_the_first_problem_by_line_is_told_even_if_a_later_line_is_no_json():
    text = edited(record.dumps(begun()), 4, action="rondel nowhere")
    broken = text.split("\n")
    broken[8] = "{"
    with pytest.raises(ReplayError) as caught:
        record.loads("\n".join(broken))
    assert (caught.value.code, caught.value.line) == ("replay.action", 4)


def test_a_wrong_result_is_told_before_what_follows_it():
    text = finished_text()
    lines = text.count("\n")
    wrong = edited(text, lines, steps=3) + '{"n":1}\n'
    assert record.reads(wrong).problem.line == lines
    right = record.reads(text + '{"n":1}\n')
    assert (right.problem.code, right.problem.line) == ("replay.after_result", lines + 1)
    assert len(right.session) == lines - 2


def test_a_wrong_result_is_told_field_by_field():
    text = finished_text()
    last = text.count("\n")
    scores = json.loads(text.splitlines()[-1])["scores"]
    wrong = edited(text, last, scores={**scores, "P1": scores["P1"] + 1}, rules=["END-1"])
    with pytest.raises(ReplayError) as caught:
        record.loads(wrong)
    assert f"scores/P1: {scores['P1'] + 1} -> {scores['P1']}" in str(caught.value)
    assert 'rules: ["END-1"] -> ["END-1","SCO-2"]' in str(caught.value)


def test_an_illegal_action_is_refused_by_its_rule_in_both_languages():
    session = gamekit.new_session("imperial2030", ["Ann", "Ben"], seed=7, deal={"P1": "RU", "P2": "CN"})
    session.play("RU taxation")
    wrong = edited(record.dumps(session), 2, action="build moscow")
    with pytest.raises(ReplayError) as caught:
        record.loads(wrong)
    error = caught.value
    assert (error.line, error.step, error.rule) == (2, 1, "TUR-2")
    assert error.text("en").count("TUR-2") == error.text("fr").count("TUR-2") == 1
    assert error.text("en").startswith('line 2, step 1: "RU build moscow" is not legal here')
    assert error.text("fr").startswith("ligne 2, étape 1")
    assert error.text("en") != error.text("fr")


def test_a_file_of_older_rules_says_what_changed_only_if_it_does_not_hold():
    class Later(Coins):
        rules = "3"
        history = MappingProxyType({"2": "A pair is worth three.", "3": "widget.log.empty"})

    with tiny.registered():
        text = record.dumps(play(gamekit.new_session("coins", 2, seed=5), 8))
    with tiny.registered(Later()):
        holds = record.loads(text)
        assert record.dumps(holds) == edited_compact(text, rules="3")
        for wrong in (edited(text, 4, digest="0" * 12), edited(text, text.count("\n"), digest="0" * 12)):
            message = str(record.reads(wrong).problem)
            assert "written by version 1 of the rules, this is version 3. What changed" in message
            assert "2: A pair is worth three.; 3: Nothing has happened yet." in message
        from_2 = str(record.reads(edited(edited(text, 1, rules="2"), 4, digest="0" * 12)).problem)
        assert "A pair" not in from_2
        newer = str(record.reads(edited(edited(text, 1, rules="12"), 4, digest="0" * 12)).problem)
        assert "update Rondel" in newer
        same = str(record.reads(edited(edited(text, 1, rules="3"), 4, digest="0" * 12)).problem)
        assert "written by" not in same


def edited_compact(text: str, **changes: Any) -> str:
    first, _, rest = text.partition("\n")
    return json.dumps(json.loads(first) | changes, separators=(",", ":"), ensure_ascii=False) + "\n" + rest


# Files.


def test_save_and_load(tmp_path: Path):
    session = begun()
    gamekit.save(session, tmp_path / "game.replay.jsonl")
    assert [file.name for file in tmp_path.iterdir()] == ["game.replay.jsonl"]
    assert (tmp_path / "game.replay.jsonl").read_bytes() == record.dumps(session).encode()
    back = gamekit.load(tmp_path / "game.replay.jsonl")
    assert facts(back) == facts(session)
    assert back.n == len(session)
    gamekit.save(back, str(tmp_path / "game.replay.jsonl"))
    assert (tmp_path / "game.replay.jsonl").read_bytes() == record.dumps(session).encode()


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path):
    for read in (record.load, record.read, record.verify):
        with pytest.raises(FileNotFoundError):
            read(tmp_path / "none.replay.jsonl")
        with pytest.raises(IsADirectoryError):
            read(tmp_path)


def test_a_file_that_does_not_hold_is_not_loaded_but_read(tmp_path: Path):
    path = tmp_path / "game.replay.jsonl"
    path.write_text(edited(record.dumps(begun()), 6, digest="0" * 12), encoding="utf-8")
    with pytest.raises(ReplayError):
        record.load(path)
    assert len(record.read(path).session) == 4


def test_verify_reports(tmp_path: Path):
    text = finished_text()
    path = tmp_path / "game.replay.jsonl"
    path.write_text(text, encoding="utf-8")
    report = record.verify(path)
    assert report
    assert (report.problem, report.game, report.ruleset) == (None, "imperial2030", "summary")
    assert report.steps == text.count("\n") - 2
    assert report.outcome == record.loads(text).outcome
    broken = record.verify(edited(text, 20, digest="0" * 12).encode())
    assert not broken
    assert broken.steps == 18
    assert broken.problem.line == 20
    nothing = record.verify(b"hello")
    assert not nothing
    assert (nothing.game, nothing.steps, nothing.problem.code) == ("", 0, "replay.json")
