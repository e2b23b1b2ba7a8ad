"""GameTable on the Python side: what it shows, what it does when the browser asks, what it keeps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from traitlets import TraitError

import gamekit
from gamekit import players
from gamekit.core.errors import IllegalAction, SessionError
from gamekit.core.session import Session
from gamekit.players import PlayerError
from tests.conftest import ROOT
from tests.widgets.packed import unpacked
from tests.widgets.recorded import play
from widgets import GameTable

PAIR = ["Ann", "Ben"]


def new(names: list[str] | None = None) -> Session:
    return gamekit.new_session("imperial2030", players=names or PAIR, seed=7)


def ask(table: GameTable, do: str, **content: Any) -> None:
    """Send what the browser would send."""
    table._receive(table, {"do": do, **content}, [])


def texts(table: GameTable) -> list[str]:
    return [option["text"] for option in table._now["menu"]["options"]]


def played(session: Session) -> list[str]:
    return [str(node.action) for node in session.steps]


# What it shows.


def test_it_shows_the_position_and_what_is_to_be_decided():
    table = GameTable(new())
    assert table.view == table.session.view()
    assert table.before == {}
    assert table.names == {"P1": "Ann", "P2": "Ben"}
    now = table._now
    assert (now["n"], now["last"], now["who"], now["point"]) == (0, 0, "person", "rondel")
    assert now["sentence"].startswith("Russia, governed by")
    assert texts(table) == [str(action) for action in table.session.legal_actions]


def test_every_step_of_a_game_can_be_shown():
    session = play(40)
    table = GameTable(session)
    for n in range(len(session) + 1):
        table.seek(n)
        now = table._now
        assert (now["n"], now["last"]) == (n, len(session))
        assert [line[0] for line in now["happened"]] == [said for said, _ in session.log(n)]
        assert table.before == (session.view(n - 1) if n else {})
        json.dumps(now)


def test_payments_of_the_step_are_told_by_purse():
    table = GameTable(new())
    treasury = table.view["nations"]["RU"]["treasury"]
    table.play("RU factory")
    table.play("RU build novosibirsk")
    assert ["RU", "bank", treasury - table.view["nations"]["RU"]["treasury"]] in table._now["paid"]


def test_the_browser_gets_board_dial_and_all_rules_once():
    table = GameTable(new())
    static = unpacked(table._table)
    assert set(static) == {"board", "dial", "rules"}
    assert "RON-6" in static["rules"]
    assert len(static["rules"]) == len(list(table.session.game.rulebook("summary")))


def test_every_language():
    table = GameTable(new(), lang="fr")
    french = table._now["sentence"]
    table.lang = "en"
    assert table._now["sentence"] != french
    assert "gouvern" in french


def test_the_log_is_sent_in_portions():
    session = play(40)
    table = GameTable(session)
    table.seek(len(session))
    first = table._now["log"][0]["n"]
    assert 0 < first == table._now["older"]
    ask(table, "older")
    assert table._now["log"][0]["n"] < first
    assert table._now["log"][-1]["n"] == len(session)


def test_the_end_of_a_game_has_a_ranking():
    session = gamekit.load(ROOT / "replays/imperial2030-4p.replay.jsonl")
    table = GameTable(session)
    table.seek(len(session))
    now = table._now
    assert session.outcome is not None
    assert (now["who"], now["menu"], now["actor"]) == ("over", None, None)
    assert {row["seat"]: row["score"] for row in now["outcome"]["rows"]} == dict(session.outcome.scores)
    assert [row["rank"] for row in now["outcome"]["rows"]] == sorted(dict(session.outcome.ranks).values())


def test_its_repr_and_picture_are_those_of_the_step():
    table = GameTable(new())
    table.play("RU taxation")
    assert repr(table) == "GameTable(imperial2030, step 1 of 1)"
    assert table.to_svg().startswith("<svg")


def test_what_is_no_session_is_refused():
    with pytest.raises(TypeError, match="new_session"):
        GameTable({"game": "imperial2030"})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="no option 'sped'"):
        GameTable(new(), sped=2)


# What the browser asks.


def test_a_move_is_played():
    table = GameTable(new())
    ask(table, "play", text="RU taxation")
    assert played(table.session) == ["RU rondel taxation"]
    assert table._now["n"] == 1
    assert table._verdict == {}


def test_a_refused_move_changes_nothing_and_says_why():
    table = GameTable(new())
    ask(table, "play", text="RU build moscow")
    assert table.session.n == 0
    assert table._verdict["status"] == "illegal"
    assert "TUR-2" in table._verdict["rules"]
    assert table._verdict["text"]
    first = table._verdict["id"]
    ask(table, "explain", text="nonsense")
    assert table._verdict["status"] == "malformed"
    assert table._verdict["id"] > first
    ask(table, "play", text="RU taxation")
    assert table._verdict == {}


def test_a_large_action_is_built_choice_by_choice():
    table = GameTable(new())
    table.play("RU import")
    first = next(option for option in table._now["menu"]["options"] if option["more"])
    ask(table, "choose", text=first["text"])
    menu = table._now["menu"]
    assert menu["text"] == first["text"]
    assert [choice["label"] for choice in menu["trail"]] == [first["label"]]
    assert menu["done"]["text"] == first["text"]
    second = next(option for option in menu["options"] if option["place"] == first["place"])
    ask(table, "choose", text=second["text"])
    assert len(table._now["menu"]["trail"]) == 2
    ask(table, "choose", text=first["text"])
    assert table._now["menu"]["text"] == first["text"]
    ask(table, "unchoose")
    assert table._now["menu"]["trail"] == []
    ask(table, "choose", text=first["text"])
    ask(table, "clear")
    assert table._now["menu"]["trail"] == []
    ask(table, "choose", text="RU import army:atlantis")
    assert table._now["menu"]["trail"] == []
    ask(table, "choose", text=first["text"])
    ask(table, "play", text=table._now["menu"]["done"]["text"])
    assert table.session.n == 2
    assert table._now["menu"]["trail"] == []


@pytest.mark.parametrize(
    "content",
    [None, 5, {}, {"do": "explode"}, {"do": ["play"]}, {"do": "seek", "n": "first"}, {"do": "seek", "n": True}],
)
def test_a_message_that_makes_no_sense_is_passed_over(content):
    table = GameTable(new())
    table.play("RU taxation")
    table._receive(table, content, [])
    assert table.session.n == 1
    assert table._verdict == {}


def test_a_step_that_is_not_there_is_refused():
    table = GameTable(new())
    ask(table, "seek", n=99)
    assert table._verdict["status"] == "error"
    assert table.session.n == 0


# Taking back and bringing back.


def test_looking_back_takes_nothing_back():
    table = GameTable(new())
    for action in ("RU taxation", "CN production"):
        table.play(action)
    ask(table, "seek", n=1)
    assert (table._now["n"], table._now["last"], table._now["undone"]) == (1, 2, 0)


def test_what_is_taken_back_can_be_brought_back():
    table = GameTable(new())
    for action in ("RU taxation", "CN production", "IN taxation"):
        table.play(action)
    before = played(table.session)
    ask(table, "undo")
    assert (len(table.session), table._now["undone"]) == (2, 1)
    ask(table, "reset")
    assert (len(table.session), table._now["undone"]) == (0, 2)
    ask(table, "redo")
    assert (len(table.session), table._now["undone"]) == (2, 1)
    ask(table, "redo")
    assert played(table.session) == before
    assert table.session.main_line() == list(table.session.line)
    ask(table, "redo")
    assert played(table.session) == before


def test_a_move_at_an_earlier_step_keeps_what_lay_after_it():
    table = GameTable(new())
    for action in ("RU taxation", "CN production"):
        table.play(action)
    ask(table, "seek", n=0)
    ask(table, "play", text="RU investor")
    assert played(table.session) == ["RU rondel investor"]
    assert [str(node.action) for node in table.session.main_line()[1:]] == ["RU rondel investor"]
    assert table._now["undone"] == 2
    ask(table, "redo")
    assert played(table.session) == ["RU rondel taxation", "CN rondel production"]
    assert table._now["undone"] == 1


def test_a_refused_move_at_an_earlier_step_takes_nothing_back():
    table = GameTable(new())
    for action in ("RU taxation", "CN production"):
        table.play(action)
    table.seek(0)
    with pytest.raises(IllegalAction):
        table.play("RU build moscow")
    assert len(table.session) == 2


def test_two_tables_of_one_session_show_the_same():
    one = GameTable(new())
    two = GameTable(one.session, lang="fr")
    other = GameTable(new())
    one.play("RU taxation")
    assert (two._now["n"], other._now["n"]) == (1, 0)
    assert two.view == one.view
    two.close()
    one.play("CN production")
    assert two._now["n"] == 1


def test_the_same_move_again_after_taking_back_does_not_bring_the_rest_back():
    table = GameTable(new())
    for action in ("RU taxation", "CN production", "IN taxation"):
        table.play(action)
    table.undo(0)
    table.play("RU taxation")
    assert (table.session.n, len(table.session), table._now["undone"]) == (1, 1, 2)
    table.redo()
    assert len(table.session) == 3


def test_bringing_back_goes_round_all_lines():
    table = GameTable(new())
    openings = ["RU rondel taxation", "RU rondel production", "RU rondel investor"]
    for opening in openings:
        table.undo(0)
        table.play(opening)
    seen = set()
    for _ in openings:
        table.redo()
        seen.add(played(table.session)[0])
    assert seen == set(openings)


def test_a_move_taken_back_at_one_table_is_brought_back_at_another():
    one = GameTable(new())
    two = GameTable(one.session)
    one.play("RU taxation")
    one.undo()
    assert two._now["undone"] == 1
    two.redo()
    assert one._now["n"] == 1


def test_older_steps_keep_the_choices_made_so_far():
    table = GameTable(new())
    table.play("RU import")
    ask(table, "choose", text=texts(table)[0])
    ask(table, "older")
    assert len(table._now["menu"]["trail"]) == 1


def test_playing_on_a_side_line_makes_it_the_game_that_is_saved(tmp_path: Path):
    session = new()
    session.play("RU taxation")
    session.back()
    session.play("RU investor")
    table = GameTable(session, file=tmp_path / "game.replay.jsonl")
    table.play(str(session.legal_actions[-1]))
    assert played(gamekit.load(tmp_path / "game.replay.jsonl")) == played(session)


# Computer players.


@pytest.mark.parametrize("pace", [-1, float("nan"), float("inf"), "slow", None, True])
def test_a_pace_is_a_number_of_seconds(pace: Any) -> None:
    session = new()
    with pytest.raises(ValueError, match="pace is a number of seconds, 0 or more, not"):
        GameTable(session, {"Ben": "greedy"}, pace=pace)
    # The session is as it was: another table can be laid.
    assert GameTable(session, {}).session.n == 0


def test_outside_a_notebook_computers_move_at_once_until_a_person_is_to_act():
    session = new()
    seat = session.to_act.seat
    table = GameTable(session, {next(s for s in session.names if s != seat): "greedy"})
    assert table.session.n == 0
    assert {gift["actor"] for gift in table._now["gifts"]} == {seat}
    table.play("RU taxation")
    assert table._now["who"] in ("person", "over")
    assert table.session.to_act.seat == seat


def test_undo_goes_back_to_the_last_choice_of_a_person():
    session = new()
    seat = session.to_act.seat
    table = GameTable(session, {next(s for s in session.names if s != seat): "greedy"})
    table.play("RU taxation")
    while table.session.line[table.session.n - 1].n == 0 or not _by_computer(table):
        table.play(str(table.session.legal_actions[0]))
    table.undo()
    assert table.session.game.to_act(table.session.state).seat == seat


def _by_computer(table: GameTable) -> bool:
    decision = table.session.game.to_act(table.session.line[table.session.n - 1].state)
    return decision is not None and decision.seat in table._sitting.computers.kinds


def test_in_a_notebook_they_move_one_by_one_and_can_be_paused():
    async def story() -> None:
        session = new()
        table = GameTable(session, dict.fromkeys(session.names, "greedy"), pace=0.001)
        assert (session.n, table._now["waiting"], table._now["who"]) == (0, True, "computer")
        await until(lambda: session.n >= 3)
        ask(table, "pause")
        stopped = session.n
        await asyncio.sleep(0.02)
        assert (session.n, table._now["waiting"]) == (stopped, False)
        ask(table, "go")
        await until(lambda: session.n >= stopped + 2)
        ask(table, "seek", n=1)
        await asyncio.sleep(0.02)
        assert table._now["n"] == 1
        table.close()

    asyncio.run(story())


class Failing(players.Player):
    """A computer player that cannot play."""

    name = "failing"

    def choose(self, question: players.Question) -> str:
        raise IndexError("no idea")


async def until(true: Callable[[], bool]) -> None:
    """Wait until something holds, but not for ever."""

    async def poll() -> None:
        while not true():
            await asyncio.sleep(0.001)

    await asyncio.wait_for(poll(), 20)


def test_a_computer_player_that_fails_is_told_and_can_be_asked_again(monkeypatch):
    async def story() -> None:
        session = new()
        table = GameTable(session, dict.fromkeys(session.names, "random"), pace=0.001)
        monkeypatch.setattr(table._sitting.computers, "_players", {seat: Failing() for seat in session.names})
        await until(lambda: not table._now["waiting"])
        assert (session.n, table._now["who"]) == (0, "computer")
        assert "no idea" in table._verdict["text"]
        table._sitting.computers._sit_down()
        table.go()
        await until(lambda: session.n > 1)
        table.pause()

    asyncio.run(story())


def test_two_tables_of_one_session_share_its_computers():
    async def story() -> None:
        session = new()
        one = GameTable(session, dict.fromkeys(session.names, "random"), pace=0.001)
        two = GameTable(session, pace=0.001)
        assert (one._now["waiting"], two._now["waiting"]) == (True, True)
        one.close()
        stopped = session.n
        await until(lambda: session.n > stopped)
        with pytest.raises(SessionError):
            two.seek(10_000)
        assert two._now["waiting"]
        two.pause()
        stopped = session.n
        await asyncio.sleep(0.02)
        assert (session.n, two._now["waiting"]) == (stopped, False)

    asyncio.run(story())


def test_a_table_that_is_refused_changes_nothing(tmp_path: Path):
    session = new()
    with pytest.raises(TypeError):
        GameTable(session, {"Ben": "greedy"}, langue="fr")
    with pytest.raises(TraitError):
        GameTable(session, {"Ben": "greedy"}, lang="de")
    with pytest.raises(IsADirectoryError):
        GameTable(session, {"Ben": "greedy"}, file=tmp_path)
    assert session.meta == {}
    assert GameTable(session)._now["who"] == "person"


def test_who_plays_by_himself_is_remembered_in_the_session(tmp_path: Path):
    session = new()
    GameTable(session, {"Ben": "greedy"})
    gamekit.save(session, tmp_path / "game.replay.jsonl")
    again = gamekit.load(tmp_path / "game.replay.jsonl")
    assert GameTable(again)._sitting.computers.kinds == {"P2": "greedy"}
    assert GameTable(again, {})._sitting.computers.kinds == {}
    with pytest.raises(PlayerError):
        GameTable(again, {"Zoe": "greedy"})


# Saving.


def test_the_game_is_saved_after_every_move(tmp_path: Path):
    path = tmp_path / "game.replay.jsonl"
    table = GameTable(new(), file=path)
    assert not path.exists()
    assert table._now["file"].startswith("Will be saved")
    table.play("RU taxation")
    assert table._now["file"].startswith("Saved")
    table.play("CN production")
    assert played(gamekit.load(path)) == played(table.session)
    table.undo()
    table.play("CN taxation")
    again = gamekit.load(path)
    assert played(again) == ["RU rondel taxation", "CN rondel taxation"]
    assert [str(line[1].action) for line in again.side_lines()] == ["CN rondel production"]
    assert str(path) in table._now["file"]
    resumed = GameTable(again, file=path)
    assert resumed._now["undone"] == 1
    resumed.play("IN taxation")
    assert len(gamekit.load(path)) == 3
    resumed.redo()
    assert played(again) == ["RU rondel taxation", "CN rondel production"]


def test_another_game_is_not_overwritten(tmp_path: Path):
    path = tmp_path / "game.replay.jsonl"
    table = GameTable(new(), file=path)
    table.play("RU taxation")
    kept = path.read_bytes()
    with pytest.raises(SessionError, match="another game"):
        GameTable(new(), file=path)
    assert path.read_bytes() == kept


def test_taking_back_and_playing_on_leaves_no_note_that_fits_nowhere(tmp_path: Path, recwarn):
    path = tmp_path / "game.replay.jsonl"
    table = GameTable(new(), file=path)
    for action in ("RU taxation", "CN production", "IN taxation"):
        table.play(action)
    for again in ("IN production", "IN investor"):
        table.undo()
        table.play(again)
    table.undo(1)
    table.play("CN taxation")
    loaded = gamekit.load(path)
    assert [str(warning.message) for warning in recwarn] == []
    lines = {tuple(str(node.action) for node in line[1:]) for line in loaded.side_lines()}
    assert {line[-1] for line in lines} == {"IN rondel taxation", "IN rondel production", "IN rondel investor"}


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path):
    table = GameTable(new(), file=tmp_path / "missing" / "game.replay.jsonl")
    assert table._now["file_failed"] is False
    table.play("RU taxation")
    assert table.session.n == 1
    assert table._now["file"].startswith("Not saved")
    assert table._now["file_failed"] is True
