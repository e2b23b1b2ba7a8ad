"""Computer players beside people: the same moves again after taking back, saving and loading."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamekit
from gamekit import players
from gamekit.core.session import Session
from gamekit.players.computers import Computers

FOUR = ["Ann", "Ben", "Cleo", "Dan"]


def new() -> Session:
    return gamekit.new_session("imperial2030", players=FOUR, seed=11)


def move_all(computers: Computers, most: int = 60) -> list[str]:
    """Let computers move until a person is to act, and return what they played."""
    played = []
    while len(played) < most and (step := computers.move()) is not None:
        played.append(str(computers.session.node.action))
        assert step.state is computers.session.state
    return played


def test_seats_may_be_named_by_their_players():
    assert Computers(new(), {"Ben": "greedy", "P4": "random"}).kinds == {"P2": "greedy", "P4": "random"}


def test_a_person_is_no_computer_player():
    assert Computers(new(), {"Ann": "person", "Ben": "greedy"}).kinds == {"P2": "greedy"}


@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        ({"Eve": "greedy"}, "P1 (Ann), P2 (Ben), P3 (Cleo), P4 (Dan)"),
        ({"Ben": "clever"}, "biased, greedy, random"),
        ({"Ben": "greedy", "P2": "random"}, "named twice"),
        ({"Ben": "person", "P2": "random"}, "named twice"),
        ({"Eve": "person"}, "P1 (Ann), P2 (Ben), P3 (Cleo), P4 (Dan)"),
        ("greedy", 'for example {"P2": "greedy"}, not \'greedy\''),
        (["greedy"], "not ['greedy']"),
    ],
)
def test_what_names_no_seat_or_no_player_is_refused(kinds, words):
    with pytest.raises(players.PlayerError) as refused:
        Computers(new(), kinds)
    assert words in str(refused.value)


def test_a_name_that_two_players_share_does_not_tell_which():
    session = gamekit.new_session("imperial2030", players=["Ann", "Ann"], seed=1)
    with pytest.raises(players.PlayerError):
        Computers(session, {"Ann": "greedy"})
    assert Computers(session, {"P2": "greedy"}).kinds == {"P2": "greedy"}


def test_they_move_only_when_it_is_their_turn():
    session = new()
    actor = session.to_act.seat
    computers = Computers(session, {seat: "greedy" for seat in session.names if seat != actor})
    assert not computers.turn
    assert computers.move() is None
    assert session.n == 0
    session.play("RU taxation")
    assert computers.turn


def test_all_computers_play_as_the_loop_does():
    one, two = new(), new()
    computers = Computers(one, dict.fromkeys(one.names, "greedy"))
    while computers.move() is not None:
        pass
    players.play(two, [players.get("greedy", two.seed + place) for place in range(4)])
    assert one.outcome == two.outcome is not None
    assert [str(node.action) for node in one.steps] == [str(node.action) for node in two.steps]


def test_the_same_moves_again_after_some_were_taken_back():
    session = new()
    computers = Computers(session, dict.fromkeys(session.names, "greedy"))
    for _ in range(60):
        computers.move()
    first = [str(node.action) for node in session.steps]
    session.undo_to(20)
    for _ in range(40):
        computers.move()
    assert [str(node.action) for node in session.steps] == first


def test_the_same_moves_again_after_saving_and_loading(tmp_path: Path):
    session = new()
    computers = Computers(session, dict.fromkeys(session.names, "greedy"))
    for _ in range(30):
        computers.move()
    gamekit.save(session, tmp_path / "game.replay.jsonl")
    again = gamekit.load(tmp_path / "game.replay.jsonl")
    assert move_all(Computers(again, computers.kinds), 30) == move_all(computers, 30)


def test_another_line_is_told_from_its_start():
    session = new()
    computers = Computers(session, dict.fromkeys(session.names, "greedy"))
    for _ in range(12):
        computers.move()
    session.undo_to(0)
    session.play("RU investor")
    fresh = new()
    fresh.play("RU investor")
    assert move_all(computers, 40) == move_all(Computers(fresh, computers.kinds), 40)
