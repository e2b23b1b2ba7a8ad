"""The annotated games in `replays/`: whole, on their places, and pointing at what there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamekit.replay import record
from gamekit.replay.notes import GLYPHS
from gamekit.study import Study
from gamekit.study.kit import kit
from widgets.displays import display

ROOT = Path(__file__).resolve().parents[2]
GAMES = {
    "imperial2030-4p": ("en",),
    "incorporated-3p": ("en",),
    "impero-3p": ("en", "fr"),
}
"""Recorded games with notes, and the languages in which each of them is annotated."""


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def study(game: str) -> Study:
    return Study.open(ROOT / f"replays/{game}.replay.jsonl")


def test_every_note_stands_where_it_was_written(game, study):
    assert study.problems == () == study.unattached
    assert record.verify(ROOT / f"replays/{game}.replay.jsonl")


def test_there_is_enough_to_learn_from(study):
    comments = [note for note in study.notes if not note.line]
    assert len(comments) >= 15
    assert len(study.lines) >= 3
    assert len({note.author for note in study.notes}) >= 2
    assert any(note.anchor.line for note in comments), "a note inside a side line"
    assert any(note.marks for note in comments)


def test_every_note_speaks_every_language_of_its_game(game, study):
    for note in study.notes:
        assert tuple(sorted(note.text)) == GAMES[game], note.id
        assert all(words.strip() for words in note.text.values()), note.id
        if note.line:
            assert tuple(sorted(note.name)) == GAMES[game], note.id


def test_signs_are_those_of_the_game(study):
    known = {*GLYPHS, *kit(study.session.game.id).signs}
    assert {note.glyph for note in study.notes} <= known


def test_marks_are_places_spaces_sliders_or_seats(study):
    session = study.session
    shown = display(session.game.id)
    view = session.view(0)
    dial = shown.dial(view["ruleset"], view)
    known = {*shown.places(), *session.names, *view.get("sliders", {})}
    if isinstance(dial, list):
        known |= {space["id"] for space in dial}
    seasons = {"printemps", "ete", "automne", "hiver"} if session.game.id == "impero" else set()
    known |= seasons | {f"{season}:{phase}" for season in seasons for phase in ("upkeep", "income", "actions")}
    for note in study.notes:
        for end in (end for mark in note.marks for end in mark.split(" > ")):
            place, _, value = end.partition(":")
            track = view.get("sliders", {}).get(place, {}).get("track", ())
            assert end in known or (place in known and value.isdigit() and int(value) in track), (note.id, end)
