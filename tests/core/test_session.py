"""Sessions: a tree of moves with a cursor, in which nothing that was played is lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.core import codec
from gamekit.core.errors import BadAction, IllegalAction, SessionError, UnknownViewer
from gamekit.core.game import ALL, PUBLIC
from gamekit.core.session import Node, Session
from tests import tiny
from tests.strategies import sessions
from tests.tiny import Coins
from tests.tiny.actions import Pick

NAMES = ["Ann", "Ben", "Cleo"]


@pytest.fixture
def session(coins: Coins) -> Session:
    """Start a game in which P1 goes first."""
    return gamekit.new_session("coins", NAMES, seed=4, deal={"first": "P1"})


def play(session: Session, *texts: str) -> None:
    """Play several actions."""
    for text in texts:
        session.play(text)


def told(nodes: list[Node]) -> list[str]:
    """Return the actions of a line."""
    return [str(node.action) for node in nodes if node.action is not None]


OPENING = ("chance roll 4", "P1 pick apples", "P2 pick pears")


def test_a_new_session_stands_at_the_start(session: Session) -> None:
    assert (session.n, len(session)) == (0, 0)
    assert session.steps == ()
    assert session.line == (session.root,)
    assert session.to_act is not None
    assert session.to_act.point == "roll"
    assert [str(a) for a in session.legal_actions] == [f"chance roll {n}" for n in range(1, 7)]
    assert session.outcome is None
    assert repr(session) == "Session(coins, step 0 of 0)"
    assert [event.kind for event in session.events] == ["paid", "paid", "paid", "round"]


def test_playing_moves_on(session: Session) -> None:
    step = session.play("chance roll 4")
    assert step.state is session.state
    assert step.events == session.events
    assert (session.n, len(session)) == (1, 1)
    play(session, "p1 apples")
    assert str(session.node.action) == "P1 pick apples"
    assert told(list(session.line)) == ["chance roll 4", "P1 pick apples"]
    assert [node.n for node in session.line] == [0, 1, 2]


def test_an_action_may_be_given_as_such(session: Session) -> None:
    session.play(session.legal_actions[0])
    with pytest.raises(BadAction, match="grapes"):
        session.play(Pick("P1", "grapes"))
    session.play(Pick("P1", "apples"))
    assert session.n == 2


def test_back_and_forward_keep_the_moves(session: Session) -> None:
    play(session, *OPENING)
    states = [node.state for node in session.line]
    session.back()
    assert session.state is states[2]
    session.back(2)
    assert (session.n, len(session)) == (0, 3)
    session.forward()
    session.forward(2)
    assert session.state is states[3]
    session.seek(1)
    assert session.state is states[1]
    assert session.view(3) == session.game.view(states[3])
    assert session.view() == session.game.view(states[1])


@pytest.mark.parametrize("n", [-1, 4, 100])
def test_there_is_no_step_outside_the_line(session: Session, n: int) -> None:
    play(session, *OPENING)
    for go in (session.seek, session.undo_to, session.view, session.log):
        with pytest.raises(SessionError) as caught:
            go(n)
        assert caught.value.params == {"n": n, "last": 3}
    with pytest.raises(SessionError):
        session.forward()
    with pytest.raises(SessionError):
        session.back(4)
    assert (session.n, len(session)) == (3, 3)


def test_another_move_after_going_back_is_a_side_line(session: Session) -> None:
    play(session, *OPENING)
    session.seek(1)
    play(session, "P1 pick pears", "P2 pick pears")
    assert told(list(session.line)) == ["chance roll 4", "P1 pick pears", "P2 pick pears"]
    assert told(session.main_line()) == list(OPENING)
    (side,) = session.side_lines()
    assert told(side) == ["chance roll 4", "P1 pick pears", "P2 pick pears"]
    assert side[0] is session.line[1]
    session.go_main()
    assert told(list(session.line)) == list(OPENING)
    assert session.n == 3


def test_what_is_held_stays_whatever_is_played(session: Session) -> None:
    play(session, *OPENING)
    kept = session.held()
    session.names["P1"] = "Eve"
    session.undo_to(1)
    play(session, "P1 pick pears", "P2 pick pears")
    assert (kept.n, len(kept)) == (3, 3)
    assert told(list(kept.line)) == list(OPENING)
    assert kept.names["P1"] != "Eve"
    assert kept.root is session.root


def test_the_same_move_again_follows_the_tree(session: Session) -> None:
    play(session, *OPENING)
    nodes = session.line
    session.back(2)
    step = session.play("P1 pick apples")
    assert session.node is nodes[2]
    assert step.state is nodes[2].state
    assert step.events == nodes[2].events
    assert len(session) == 3, "the rest of the line is still there"
    assert not list(session.side_lines())


def test_a_side_line_is_followed_again_too(session: Session) -> None:
    play(session, *OPENING)
    session.seek(1)
    play(session, "P1 pick pears", "P2 pick pears")
    side = session.node
    session.go_main()
    session.seek(1)
    play(session, "P1 pick pears")
    assert (session.n, len(session)) == (2, 3)
    session.forward()
    assert session.node is side


def test_undone_moves_become_a_side_line_and_the_next_move_the_main_one(session: Session) -> None:
    play(session, *OPENING)
    session.undo_to(1)
    assert (session.n, len(session)) == (1, 1)
    assert told(session.main_line()) == ["chance roll 4"]
    assert [told(line) for line in session.side_lines()] == [list(OPENING)]
    play(session, "P1 pick pears")
    assert told(session.main_line()) == ["chance roll 4", "P1 pick pears"]
    assert [told(line) for line in session.side_lines()] == [list(OPENING)]


def test_an_undone_move_played_again_brings_its_line_back(session: Session) -> None:
    play(session, *OPENING)
    session.undo_to(1)
    play(session, "P1 pick apples")
    assert (session.n, len(session)) == (2, 3)
    assert told(session.main_line()) == list(OPENING)
    assert not list(session.side_lines())


def test_undoing_twice_keeps_both(session: Session) -> None:
    play(session, *OPENING)
    session.undo_to(2)
    play(session, "P2 pick apples")
    session.undo_to(0)
    assert told(session.main_line()) == []
    lines = [told(line) for line in session.side_lines()]
    assert lines == [["chance roll 4", "P1 pick apples", "P2 pick apples"], ["P1 pick apples", "P2 pick pears"]]


def test_undoing_nothing_changes_nothing(session: Session) -> None:
    play(session, *OPENING)
    session.undo_to(3)
    assert told(session.main_line()) == list(OPENING)
    play(session, "P3 pick apples")
    assert len(session.main_line()) == 5


def test_promoting_a_side_line_makes_it_the_main_line(session: Session) -> None:
    play(session, *OPENING)
    session.seek(1)
    play(session, "P1 pick pears", "P2 pick pears")
    session.back()
    session.promote()
    assert told(session.main_line()) == ["chance roll 4", "P1 pick pears", "P2 pick pears"]
    assert [told(line) for line in session.side_lines()] == [list(OPENING)]
    assert session.n == 2, "the cursor stays"
    session.promote()
    assert [told(line) for line in session.side_lines()] == [list(OPENING)], "promoting the main line changes nothing"


def test_any_node_can_be_gone_to(session: Session) -> None:
    play(session, *OPENING)
    target = session.line[2]
    session.seek(0)
    play(session, "chance roll 1")
    session.follow(target)
    assert session.node is target
    assert told(list(session.line)) == list(OPENING)
    other = gamekit.new_session("coins", 2, seed=1)
    with pytest.raises(SessionError) as caught:
        session.follow(other.root)
    assert caught.value.code == "session.foreign_node"


def test_refused_moves_change_nothing(session: Session) -> None:
    play(session, "chance roll 4")
    with pytest.raises(IllegalAction, match=r"Ben is not asked now; Ann is \(TUR-1\)\."):
        session.play("P2 pick pears")
    with pytest.raises(BadAction):
        session.play("nonsense")
    assert (session.n, len(session), session.node.children) == (1, 1, ())


def test_verdicts_and_logs_use_the_players_names(session: Session) -> None:
    play(session, "chance roll 4", "P1 give P2 2")
    assert session.log(2) == [("Ann gives Ben 2 coins.", ("GIF-1",))]
    assert session.log(2, "fr") == [("Ann donne 2 pièces à Ben.", ("GIF-1",))]
    assert session.log(0)[-1] == ("Round 1: Ann goes first.", ("TUR-1", "SET-2"))
    assert session.explain("P2 pick apples").text("fr") == "Ce n’est pas le tour de Ben, mais celui d’Ann (TUR-1)."


def test_logs_and_views_hide_what_is_hidden(session: Session) -> None:
    play(session, *OPENING)
    assert [sentence for sentence, _ in session.log(2, viewer="P2")] == ["Ann has picked."]
    assert [sentence for sentence, _ in session.log(2, viewer="P1")] == ["Ann has picked.", "Ann picked apples."]
    # By default a log tells what everybody may know, as a view does.
    assert session.log(2) == session.log(2, viewer=PUBLIC) == [("Ann has picked.", ("PIC-1",))]
    assert len(session.log(2, viewer=ALL)) == 2
    for look in (session.view, session.log):
        with pytest.raises(UnknownViewer, match="P1, P2"):
            look(2, viewer="Ann")
    assert session.view(viewer="P3")["picks"] == {}
    assert session.view(viewer="P2")["picks"] == {"P2": "pears"}
    assert session.view(viewer=ALL)["picks"] == {"P1": "apples", "P2": "pears"}


def test_draws_are_keyed_by_the_seed_and_the_turn(coins: Coins) -> None:
    def rolls(seed: int, fruit: str) -> list[str]:
        session, found = gamekit.new_session("coins", 2, seed=seed, deal={"first": "P1"}), []
        while session.to_act is not None:
            if session.to_act.point == "roll":
                session.draw()
                found.append(str(session.node.action))
            else:
                session.play(session.legal_actions[-1 if fruit == "pears" else 0])
        return found

    assert rolls(4, "apples") == rolls(4, "pears"), "another decision, the same dice"
    assert rolls(4, "apples") == ["chance roll 5", "chance roll 2", "chance roll 5"]
    assert len({tuple(rolls(seed, "apples")) for seed in range(10)}) > 5


def test_only_chance_draws(session: Session) -> None:
    session.draw()
    with pytest.raises(SessionError) as caught:
        session.draw()
    assert caught.value.code == "session.no_chance"
    assert session.n == 1


def test_drawing_again_follows_the_tree(session: Session) -> None:
    session.draw()
    node = session.node
    session.back()
    session.draw()
    assert session.node is node


def test_the_outcome_comes_with_the_end(coins: Coins) -> None:
    session = gamekit.new_session("coins", 2, options={"rounds": 1}, seed=1)
    while session.to_act is not None:
        assert session.outcome is None
        session.play(session.legal_actions[-1])
    assert session.outcome is not None
    assert session.legal_actions == ()
    with pytest.raises(IllegalAction, match="over"):
        session.play("P1 give P2 1")


def test_a_line_can_be_grafted(session: Session) -> None:
    play(session, *OPENING)
    session.seek(2)
    end = session.graft(1, ["P1 pick pears", "P2 pick apples"])
    assert session.n == 2, "the cursor stays"
    assert told(end.line_to()) == ["chance roll 4", "P1 pick pears", "P2 pick apples"]
    assert told(session.main_line()) == list(OPENING)
    assert session.graft(1, ["P1 pick pears", "P2 pick apples"]) is end, "it is not added twice"
    assert len(list(session.side_lines())) == 1
    longer = session.graft(1, ["P1 pick pears", "P2 pick apples", "P3 pick pears"])
    assert longer.parent is end
    assert len(list(session.side_lines())) == 1


def test_a_graft_at_the_end_does_not_lengthen_the_main_line(session: Session) -> None:
    play(session, *OPENING)
    session.graft(3, ["P3 pick pears"])
    assert told(session.main_line()) == list(OPENING)
    assert len(session) == 3
    assert [told(line) for line in session.side_lines()] == [[OPENING[2], "P3 pick pears"]]


def test_a_graft_that_is_refused_adds_nothing(session: Session) -> None:
    play(session, *OPENING)
    for wrong in (["P1 pick pears", "P1 pick pears"], ["P1 pick pears", "nonsense"]):
        with pytest.raises((IllegalAction, BadAction)):
            session.graft(1, wrong)
    with pytest.raises(SessionError):
        session.graft(9, [])
    assert not list(session.side_lines())


def nodes_of(session: Session) -> Iterator[Node]:
    """Yield every node of the tree."""
    stack = [session.root]
    while stack:
        node = stack.pop()
        yield node
        stack += node.children


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=60)
@given(st.data())
def test_whatever_is_done_the_tree_stays_whole(data: st.DataObject) -> None:
    with tiny.registered():
        session = data.draw(sessions("coins"))
        tree = list(nodes_of(session))
        line = session.line
        assert line[0] is session.root
        assert session.node is line[session.n]
        for parent, child in pairwise(line):
            assert child.parent is parent
            assert child in parent.children
        for node in tree:
            assert len({child.action for child in node.children}) == len(node.children), "a move is there once"
            for child in node.children:
                assert child.n == node.n + 1
                assert child.action is not None
                step = session.game.apply(node.state, child.action)
                assert codec.digest(step.state) == codec.digest(child.state)
                assert step.events == child.events
        shown = [*session.main_line(), *(node for side in session.side_lines() for node in side[1:])]
        assert len(shown) == len(tree), "main line and side lines show each node once"
        assert {id(node) for node in shown} == {id(node) for node in tree}
