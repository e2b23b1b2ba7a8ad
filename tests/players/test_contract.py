"""What every computer player keeps to: it is told only what its seat may see, and chooses alike each time."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace

import pytest

import gamekit
from gamekit import players
from gamekit.core.events import Event
from gamekit.core.session import Session
from gamekit.core.text import Action
from gamekit.players import Player, PlayerError, Question
from gamekit.players.loop import question
from tests import tiny
from tests.conftest import ROOT
from tests.tiny.actions import Give
from tests.tiny.events import Picked

ANY_GAME = ("random", "biased")


@pytest.fixture(autouse=True, scope="module")
def _coins() -> Iterator[None]:
    with tiny.registered():
        yield


class Listener(Player):
    """Takes the first legal action and keeps all it is asked and told."""

    name = "listener"

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event] = []
        self.asked: list[Question] = []

    def told(self, events: Sequence[Event]) -> None:
        self.heard.extend(events)

    def choose(self, question: Question) -> Action | str:
        self.asked.append(question)
        return question.legal[0]


def actions(session: Session) -> list[str]:
    return [str(node.action) for node in session.steps]


def test_names_are_those_one_can_get():
    assert players.names() == ("biased", "greedy", "random")
    for name in players.names():
        player = players.get(name, seed=5)
        assert (player.name, player.seed) == (name, 5)


def test_an_unknown_player_is_refused_by_name():
    with pytest.raises(PlayerError) as caught:
        players.get("oracle")
    assert "oracle" in str(caught.value)
    assert all(name in str(caught.value) for name in players.names())
    assert "oracle" in caught.value.text("fr")
    for nothing in (None, ["greedy"], 3):
        with pytest.raises(PlayerError):
            players.get(nothing)


@pytest.mark.parametrize("name", ANY_GAME)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_play_a_game_they_know_nothing_of(name: str, seats: int):
    session = gamekit.new_session("coins", players=seats, seed=4)
    outcome = players.play(session, [players.get(name, seed) for seed in range(seats)])
    assert outcome == session.outcome
    assert sorted(dict(outcome.scores)) == sorted(session.names)


def test_the_greedy_player_says_that_it_does_not_know_a_game():
    session = gamekit.new_session("coins", players=2, seed=4)
    with pytest.raises(PlayerError) as caught:
        players.play(session, [players.get("greedy"), players.get("greedy")])
    assert caught.value.code == "player.no_skill"
    assert "coins" in str(caught.value)


def test_chance_is_drawn_by_the_seed_of_the_session():
    def rolls(seed: int) -> list[str]:
        session = gamekit.new_session("coins", players=2, seed=seed)
        players.play(session, [Listener(), Listener()])
        return [text for text in actions(session) if text.startswith("chance")]

    assert rolls(3) == rolls(3)
    assert rolls(3) != rolls(4)


def test_the_biased_player_also_interjects():
    given = 0
    for seed in range(12):
        session = gamekit.new_session("coins", players=3, seed=seed)
        players.play(session, [players.get("biased", 3 * seed + place) for place in range(3)])
        given += sum(isinstance(node.action, Give) for node in session.steps)
    assert given > 0


def test_players_may_be_given_by_seat():
    by_seat = gamekit.new_session("coins", players=2, seed=1)
    in_order = gamekit.new_session("coins", players=2, seed=1)
    players.play(by_seat, {"P2": players.get("random", 2), "P1": players.get("random", 1)})
    players.play(in_order, [players.get("random", 1), players.get("random", 2)])
    assert actions(by_seat) == actions(in_order)


@pytest.mark.parametrize(
    "table",
    [[players.get("random")], [players.get("random")] * 3, {"P1": players.get("random")},
     {"P1": players.get("random"), "P3": players.get("random")}],
)  # fmt: skip
def test_each_seat_needs_its_player(table):
    session = gamekit.new_session("coins", players=2, seed=1)
    with pytest.raises(PlayerError) as caught:
        players.play(session, table)
    assert caught.value.code == "player.seats"
    assert len(session) == 0


def test_a_game_that_takes_too_long_is_cut_off_with_an_error_and_kept():
    session = gamekit.new_session("imperial2030", players=3, seed=1)
    table = [players.get("random", seed) for seed in range(3)]
    with pytest.raises(PlayerError) as caught:
        players.play(session, table, max_actions=17)
    assert caught.value.code == "player.too_long"
    assert "17" in str(caught.value)
    assert len(session) == 17


def test_a_bound_that_is_just_enough_is_no_error():
    first = gamekit.new_session("coins", players=2, seed=1)
    players.play(first, [Listener(), Listener()])
    second = gamekit.new_session("coins", players=2, seed=1)
    players.play(second, [Listener(), Listener()], max_actions=len(first))
    assert actions(second) == actions(first)


def test_a_session_can_be_taken_up_in_the_middle():
    whole = gamekit.new_session("imperial2030", players=3, seed=6)
    players.play(whole, [players.get("greedy", seed) for seed in range(3)])
    for cut in (1, 40, 90):
        begun = gamekit.new_session("imperial2030", players=3, seed=6)
        for node in whole.steps[:cut]:
            begun.play(node.action)
        players.play(begun, [players.get("greedy", seed) for seed in range(3)])
        assert actions(begun) == actions(whole)


def test_a_finished_game_asks_nobody():
    session = gamekit.new_session("coins", players=2, seed=1)
    outcome = players.play(session, [Listener(), Listener()])
    silent = Listener()
    assert players.play(session, [silent, Listener()], max_actions=0) == outcome
    assert silent.asked == []


def test_players_are_told_what_they_may_see_and_nothing_else():
    session = gamekit.new_session("coins", players=3, seed=9)
    table = {seat: Listener() for seat in session.names}
    players.play(session, table)
    secret = [e for node in session.line for e in node.events if isinstance(e, Picked) and e.visible_to is not None]
    assert {event.player for event in secret} == set(table)
    for seat, listener in table.items():
        expected = [
            event
            for node in session.line
            for event in node.events
            if event.visible_to is None or seat in event.visible_to
        ]
        assert listener.heard == expected


def test_questions_hold_the_view_of_the_seat_and_its_own_templates():
    session = gamekit.new_session("coins", players=3, seed=9)
    table = {seat: Listener() for seat in session.names}
    players.play(session, table)
    assert {field.name for field in fields(Question)} == {
        "game", "step", "seat", "decision", "view", "legal", "templates",
    }  # fmt: skip
    for seat, listener in table.items():
        assert listener.asked
        for asked in listener.asked:
            assert asked.seat == asked.decision.seat == seat
            assert asked.view == session.view(asked.step, seat)
            assert json.loads(json.dumps(asked.view)) == asked.view
            assert all(template.actor == seat for template in asked.templates)


def secret_pick(fruit: str, seed: int) -> Session:
    """Return a game of coins in which the first player picked this fruit, and the second is to pick."""
    session = gamekit.new_session("coins", players=3, seed=seed, deal={"first": "P1"})
    session.draw()
    session.play(f"P1 pick {fruit}")
    return session


def meet(session: Session, player: Player) -> Action | str:
    """Return the choice of a player who has followed the game."""
    decision = session.to_act
    assert decision is not None
    for node in session.line:
        player.told(session.game.redact(gamekit.core.game.Step(node.state, node.events), decision.seat).events)
    return player.choose(question(session, decision))


@pytest.mark.parametrize("name", ANY_GAME)
def test_what_is_hidden_does_not_change_a_choice(name: str):
    for seed in range(40):
        one, other = secret_pick("apples", seed), secret_pick("pears", seed)
        assert one.state != other.state
        assert one.view(viewer="P1") != other.view(viewer="P1"), "the pick must differ for who made it"
        assert meet(one, players.get(name, seed)) == meet(other, players.get(name, seed))


def test_a_player_who_could_see_the_secret_would_be_found_out():
    class Peeping(Player):
        name = "peeping"

        def choose(self, question: Question) -> Action | str:
            return question.legal[dict(question.view["picks"]).get("P1") == "apples"]

    def choice(fruit: str, viewer: str) -> Action | str:
        session = secret_pick(fruit, 1)
        asked = question(session, session.to_act)
        return Peeping().choose(replace(asked, view=session.view(viewer=viewer)))

    assert choice("apples", gamekit.ALL) != choice("pears", gamekit.ALL)
    assert choice("apples", "P2") == choice("pears", "P2")


@pytest.mark.parametrize("name", players.names())
def test_the_same_seeds_give_the_same_game_and_other_seeds_another(name: str):
    def game(seed: int) -> list[str]:
        session = gamekit.new_session("imperial2030", players=3, seed=1)
        with pytest.raises(PlayerError):
            players.play(session, [players.get(name, seed + place) for place in range(3)], max_actions=40)
        return actions(session)

    assert game(8) == game(8)
    assert game(8) != game(16)


HASHED = """
import hashlib, gamekit
from gamekit import players
for name in players.names():
    session = gamekit.new_session("imperial2030", players=4, seed=2)
    table = [players.get(name, seed) for seed in range(4)]
    try:
        players.play(session, table, max_actions=150)
    except players.PlayerError:
        pass
    print(name, hashlib.sha256("\\n".join(str(node.action) for node in session.steps).encode()).hexdigest())
"""


def test_choices_do_not_depend_on_the_hash_seed():
    seen = set()
    for hash_seed in ("1", "77"):
        run = subprocess.run(
            [sys.executable, "-c", HASHED],
            capture_output=True, text=True, check=True, cwd=ROOT,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        seen.add(run.stdout)
    assert len(seen) == 1
    assert seen.pop().count("\n") == len(players.names())


def test_no_float_decides():
    """Sums of floats differ between versions of Python: judgements are whole numbers."""
    from gamekit.players.skills import skill

    known = skill("imperial2030")
    assert known is not None
    session = gamekit.new_session("imperial2030", players=4, seed=2)
    for action in whole_game(4, 2):
        decision = session.to_act
        assert decision is not None
        asked = question(session, decision)
        judged = known.greed(players.get("greedy").draw).judge(asked)
        assert all(type(value) is int for _, value in judged)
        assert all(type(weight) is int and weight > 0 for weight in known.weigh(asked, 3))
        session.play(action)


def whole_game(seats: int, seed: int) -> list[str]:
    session = gamekit.new_session("imperial2030", players=seats, seed=seed)
    players.play(session, [players.get("greedy", place) for place in range(seats)])
    return actions(session)
