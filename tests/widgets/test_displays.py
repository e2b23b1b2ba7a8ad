"""How each game is drawn: what its display promises holds in Python and has its match in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace

import pytest

import gamekit
from gamekit.core.chance import CHANCE
from gamekit.core.errors import UnknownGame
from gamekit.core.game import PUBLIC, games
from gamekit.core.session import Session
from gamekit.locale import catalogue
from tests.conftest import ROOT
from tests.widgets.recorded import remembered
from widgets import Accounts, WorldMap
from widgets.displays import Memory, Recall, display, seat_of

RECORDED = {"imperial2030": "imperial2030-4p", "incorporated": "incorporated-3p", "impero": "impero-4p"}


@pytest.fixture(params=RECORDED)
def session(request: pytest.FixtureRequest) -> Session:
    return gamekit.load(ROOT / f"replays/{RECORDED[request.param]}.replay.jsonl")


def test_every_display_has_its_match_in_the_browser() -> None:
    for game in RECORDED:
        assert display(game, "board").kit == ""
    for game in games("widgets.displays"):
        assert (ROOT / f"widgets/js/games/{display(game).kit or game}.mjs").exists()
    with pytest.raises(UnknownGame, match="chess"):
        display("chess")


def test_what_never_changes_is_json(session: Session) -> None:
    shown, first = display(session.game.id), session.view(0)
    board = shown.board()
    assert json.loads(json.dumps(board)) == board
    assert board["game"] == session.game.id
    assert shown.dial(first["ruleset"], first) == json.loads(json.dumps(shown.dial(first["ruleset"], first)))


def test_the_places_of_menus_stand_on_the_board_or_on_the_dial(session: Session) -> None:
    shown = display(session.game.id)
    dial = json.dumps(shown.dial(session.view(0)["ruleset"], session.view(0)))
    for node in session.line[::7]:
        session.seek(node.n)
        decision = session.to_act
        if decision is None or decision.actor == CHANCE:
            continue
        for option in session.menu().options:
            on_dial = all(part in dial for part in option.place.split(":"))
            assert not option.place or option.place in shown.places() or on_dial, (node.n, option)


def test_its_texts_are_there_in_both_languages(session: Session) -> None:
    shown = display(session.game.id)
    for prefix in {prefix for prefixes in shown.labels.values() for prefix in prefixes}:
        for lang in ("en", "fr"):
            assert any(key.startswith(prefix) for key in catalogue(lang)), (prefix, lang)


def test_the_browser_has_a_kit_for_it(session: Session) -> None:
    games = ROOT / "widgets/js/games"
    source = (games / f"{session.game.id}.mjs").read_text("utf-8")
    assert re.search(r"export const kit = \{", source)
    for sheet in ("", "-board", "-accounts"):
        assert (games / f"{session.game.id}{sheet}.css").exists()


def test_its_pictures_stand_alone(session: Session) -> None:
    shown = display(session.game.id)
    last = session.view(len(session))
    for picture in (
        shown.picture({}, "fr"),
        shown.picture(last, "en", session.names, highlight=sorted(shown.places())[:2]),
        shown.accounts_picture(last, session.names, "en"),
    ):
        assert picture.startswith("<svg")
        assert "href=" not in picture.replace('href="#', "")


def test_the_widgets_of_its_parts_are_made_for_it(session: Session) -> None:
    board, accounts = WorldMap(session), Accounts(session)
    assert f"games/{session.game.id}.mjs" in board._esm.splitlines()[0]
    assert f"games/{session.game.id}.mjs" in accounts._esm.splitlines()[0]
    # A page keeps one style sheet for each of these names.
    assert board._anywidget_id.endswith(f"WorldMap.{session.game.id}")
    assert set(board._labels) < set(catalogue("en"))


def test_only_dice_wait_to_be_rolled(session: Session) -> None:
    points = {d.point for node in session.line if (d := session.game.to_act(node.state)) and d.actor == CHANCE}
    assert display(session.game.id).rolls <= points


def test_a_memory_has_an_entry_for_each_step_and_is_added_to_its_view(session: Session) -> None:
    shown = display(session.game.id)
    kept = remembered(shown.memory, session)
    assert len(kept) == len(session) + 1
    json.dumps(kept[-1])
    views = shown.views(session, "en")
    recall = Recall(shown)
    for n in (0, len(session) // 2, len(session)):
        plain = session.view(n, PUBLIC)
        assert views[n] == recall.view(session, n, "en") == ({**plain, "memory": kept[n]} if kept[n] else plain)


def test_a_memory_follows_the_line_and_the_language() -> None:
    session = gamekit.load(ROOT / "replays/incorporated-3p.replay.jsonl")
    recall = Recall(display("incorporated"))
    whole = recall.view(session, 150, "en")
    assert recall.view(session, 150, "fr")["memory"] != whole["memory"]
    session.undo_to(140)
    assert recall.view(session, 140, "en")["memory"] == remembered(display("incorporated").memory, session)[140]
    with pytest.raises(IndexError):
        recall._kept[141]


def test_a_memory_grows_with_the_line() -> None:
    session = gamekit.load(ROOT / "replays/impero-3p.replay.jsonl")
    shown, read = display("impero"), []

    def begin(names: Mapping[str, str], lang: str) -> Memory:
        memory = shown.memory(names, lang)
        return lambda node: (read.append(node.n), memory(node))[1]

    session.undo_to(200)
    recall = Recall(replace(shown, memory=begin))
    for n in range(200, 230):
        recall.view(session, n, "en")
        session.play(session.legal_actions[-1])
    assert len(session) == 230
    assert recall.view(session, 230, "en")["memory"] == remembered(shown.memory, session)[230]
    assert read == list(range(231))


def test_who_looks_is_a_seat_or_its_player() -> None:
    session = gamekit.new_session("incorporated", ["Ann", "Ben", "Ben"], seed=1)
    assert [seat_of(session, viewer) for viewer in (PUBLIC, "P2", "Ann")] == [PUBLIC, "P2", "P1"]
    for viewer in ("Ben", "P9", "all", None, 5, ["P1"]):
        with pytest.raises(ValueError, match=r"no viewer .*: it is 'public' or one of P1 \(Ann\), P2 \(Ben\), P3"):
            seat_of(session, viewer)
