"""docs/replay-format.md and the JSON Schemas: examples hold, and say the same as the program."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import gamekit
from gamekit.core import codec
from gamekit.replay import notes, record
from tests import tiny
from tests.conftest import ROOT
from tests.replay.games import begun, finished_text, play, positioned
from tests.replay.test_mutations import edit
from tests.replay.test_notes import all_notes, anchors
from tests.strategies import sessions, walk

PAGE = (ROOT / "docs" / "replay-format.md").read_text(encoding="utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"```(\w+)\n(.*?)```", PAGE, flags=re.DOTALL)
JSON = [text for kind, text in BLOCKS if kind == "json"]
REFERENCE = next(text for kind, text in BLOCKS if kind == "python")


def schema(name: str) -> Draft202012Validator:
    data = json.loads((ROOT / "docs" / f"{name}.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(data)
    return Draft202012Validator(data)


REPLAY, NOTES = schema("replay"), schema("notes")


def reference() -> Any:
    space: dict[str, Any] = {}
    exec(REFERENCE, space)
    return space["digest"]


# Digests.


def test_the_reference_is_short_and_stands_alone():
    assert len(REFERENCE.splitlines()) < 40
    assert re.findall(r"^(?:import|from) (\w+)", REFERENCE, flags=re.MULTILINE) == ["hashlib"]


def test_the_position_of_the_page_is_the_last_of_its_replay():
    replay, position = JSON[0], json.loads(JSON[1])
    session = record.loads(replay)
    assert record.dumps(session) == replay
    assert codec.to_tree(session.state) == position
    assert reference()(position) == codec.digest(session.state) == json.loads(replay.splitlines()[-1])["digest"]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_reference_agrees_on_every_state_of_a_game(players: int):
    digest = reference()
    game = gamekit.get("imperial2030")
    for played in walk(game, "summary", players, seed=players, limit=400):
        tree = json.loads(json.dumps(codec.to_tree(played.after)))
        assert digest(tree) == codec.digest(played.after), f"step {played.n}"


def test_the_reference_agrees_on_a_game_with_dice_and_secrets():
    digest = reference()
    with tiny.registered() as game:
        for ruleset in game.rulesets:
            for played in walk(game, ruleset, 4, seed=1, limit=300):
                assert digest(codec.to_tree(played.after)) == codec.digest(played.after)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=["Cs"])),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
        max_leaves=15,
    )
)
def test_the_canonical_text_of_the_page_is_the_one_of_the_program(data):
    space: dict[str, Any] = {}
    exec(REFERENCE, space)
    assert space["canonical"](data) == codec.canonical(data)
    assert json.loads(space["canonical"](data)) == data


@settings(max_examples=30)
@given(sessions("imperial2030", most=40))
def test_what_is_digested_is_the_canonical_text_of_each_part(session):
    for node in session.line:
        for tag, part in node.state.parts():
            assert codec.text_of(part) == codec.canonical(codec.encode(part)), tag


def test_an_empty_part_and_a_default_do_not_count():
    tree = json.loads(JSON[1])
    assert reference()({**tree, "later": None, "more": {}, "list": [], "word": ""}) == reference()(tree)
    assert reference()({**tree, "later": 0}) != reference()(tree)


# Schemas.


@pytest.mark.parametrize("make", [begun, positioned, lambda: record.loads(finished_text())])
def test_every_line_fits_the_schema(make):
    for line in record.dumps(make()).splitlines():
        REPLAY.validate(json.loads(line))


def test_games_with_chance_and_options_fit_the_schema():
    with tiny.registered():
        session = play(gamekit.new_session("coins", 3, seed=2, options={"rounds": 4}), 60)
        for line in record.dumps(session).splitlines():
            REPLAY.validate(json.loads(line))


def test_what_the_schema_refuses_is_refused_when_read():
    lines = record.dumps(begun(6)).splitlines()
    refused = 0
    for seed in range(400):
        changed = list(lines)
        edit(changed, random.Random(seed))
        data = [json.loads(line) for line in changed]
        if not all(map(REPLAY.is_valid, data)):
            refused += 1
            assert record.verify("\n".join(changed).encode()).problem is not None, changed
    assert refused > 150


@given(all_notes)
def test_every_note_fits_the_schema(note):
    NOTES.validate(json.loads(note.record()))


def test_what_the_schema_of_notes_refuses_is_a_bad_line():
    base = notes.Note("n1", notes.Anchor(3, "0123456789ab", "before"), text={"en": "!"}, tags=("a",)).record()
    refused = 0
    for seed in range(400):
        changed = [base]
        edit(changed, random.Random(seed))
        if not NOTES.is_valid(json.loads(changed[0])):
            refused += 1
            assert notes.loads(changed[0]).problems, changed
        else:
            assert not notes.loads(changed[0]).problems, changed
    assert 100 < refused < 400


@given(anchors)
def test_anchors_fit_the_schema(anchor):
    NOTES.validate(json.loads(notes.Note("n1", anchor).record()))


def test_the_note_of_the_page_holds_on_the_replay_of_the_page():
    found = notes.loads(JSON[2])
    assert found.problems == ()
    (note,) = found.notes
    NOTES.validate(json.loads(JSON[2]))
    assert notes.dumps(found.entries) == JSON[2]
    session = record.loads(JSON[0])
    last = session.graft(note.anchor.at, note.line)
    assert codec.digest(session.line[note.anchor.at].state) == note.anchor.digest
    assert last.n == 3


def test_the_bounds_of_the_page_are_the_ones_of_the_program():
    from gamekit.replay import layout, lines

    for bound in (f"{lines.MAX_BYTES >> 20} MiB", f"{lines.MAX_LINE:,} characters", f"{lines.MAX_DEPTH} levels"):
        assert bound in PAGE
    assert f"{layout.MAX_STEPS:,} steps" in PAGE
