"""Where notes stand: their side lines played by the rules, on nodes that nobody else gets to see."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from gamekit.core import codec
from gamekit.core.errors import SessionError
from gamekit.core.session import Node, Session
from gamekit.locale import LANGUAGES
from gamekit.replay.notes import Anchor, Note
from gamekit.replay.places import Place, Surveyor
from tests.replay.games import another, begun, tree
from tests.strategies import draw_interjection


@pytest.fixture
def session() -> Session:
    """Return a game with one move beside the main line."""
    session = begun(8)
    session.seek(4)
    session.play(another(session, session.node))
    session.go_main()
    return session


def line(name: str, node: Node, words: list[str], on: str = "") -> Note:
    return Note(name, Anchor(node.n, codec.digest(node.state), line=on), line=tuple(words))


def test_what_the_tree_holds_is_not_played_again_and_the_tree_stays(session: Session):
    before = tree(session.root)
    (side,) = session.line[4].side()
    reply = str(next(iter(session.game.legal_actions(side.state))))
    surveyor = Surveyor(session)
    note = line("a", session.line[4], [str(side.action), reply])
    standing = surveyor.stand([note])
    first, second = standing.tracks["a"].nodes
    assert first is side
    assert (second.parent, side.children) == (side, ())
    assert tree(session.root) == before
    again = surveyor.stand([replace(note, id="b"), note])
    assert again.tracks["b"].nodes == again.tracks["a"].nodes == (first, second)


def test_an_action_in_other_words_is_the_same_move(session: Session):
    (side,) = session.line[4].side()
    word = str(side.action)
    notes = [line("a", session.line[4], [word]), line("b", session.line[4], [f"  {word} "])]
    standing = Surveyor(session).stand(notes)
    assert standing.tracks["a"].nodes == standing.tracks["b"].nodes == (side,)
    new = str(another(session, session.line[4]))
    notes = [line("a", session.line[4], [new]), line("b", session.line[4], [f"  {new} "])]
    standing = Surveyor(session).stand(notes)
    assert standing.tracks["a"].nodes == standing.tracks["b"].nodes
    assert standing.tracks["a"].nodes[0] not in session.line[4].children


def test_it_does_not_matter_in_which_order_notes_come(session: Session):
    (side,) = session.line[4].side()
    reply = str(next(iter(session.game.legal_actions(side.state))))
    outer, inner = line("z", session.line[4], [str(side.action)]), line("y", side, [reply], on="z")
    last = Surveyor(session).play(side, [reply])[0]
    notes = [
        outer,
        inner,
        Note("x", Anchor(6, codec.digest(last.state), line="y")),
        line("w", session.line[1], ["RU end"]),
    ]
    rng, seen = random.Random(1), set()
    for _ in range(6):
        rng.shuffle(notes)
        standing = Surveyor(session).stand(notes)
        assert standing.places == {"z": Place("", 4), "y": Place("z", 5), "x": Place("y", 6)}
        assert {note.id for note, _ in standing.problems} == {"w"}
        assert (standing.last(""), standing.last("z"), standing.last("y")) == (8, 5, 6)
        assert [standing.node("y", n).n for n in range(7)] == list(range(7))
        assert standing.node("y", 7) is standing.node("y", -1) is None
        assert standing.node("y", 4) is session.line[4]
        seen.add(tuple(note.id for note in notes))
    assert len(seen) > 2


def test_a_note_before_a_step_needs_that_step(session: Session):
    end = codec.digest(session.line[8].state)
    notes = [Note("a", Anchor(8, codec.digest(session.line[7].state), "before")), Note("b", Anchor(9, end, "before"))]
    standing = Surveyor(session).stand(notes)
    assert list(standing.places) == ["a"]
    assert [problem.code for _, problem in standing.problems] == ["notes.no_step"]


def test_a_refused_line_is_told_with_the_names_of_the_players(session: Session):
    standing = Surveyor(session).stand([line("a", session.line[4], ["P1 give P2 9999"])])
    ((note, problem),) = standing.problems
    assert (note.id, problem.code) == ("a", "notes.line")
    assert problem.params["why"] is not None
    deleted = Surveyor(session).stand([replace(note, deleted=True)])
    assert (deleted.tracks, deleted.problems) == ({}, ())


def test_an_id_that_would_steer_a_terminal_is_told_in_plain_characters(session: Session):
    wild = "a\x1b[2J\u202e" + "x" * 200
    for on in ("", wild):
        ((_, problem),) = Surveyor(session).stand([Note(wild, Anchor(99, "0" * 12, line=on))]).problems
        for lang in LANGUAGES:
            said = problem.text(lang)
            assert not set(said) & {"\x1b", "\u202e"}
            assert len(said) < 300


def test_a_long_chain_of_lines_is_followed_to_its_end():
    session = begun(3)
    notes, node, on = [], session.line[1], ""
    for number in range(40):
        word = str(another(session, node))
        notes.append(line(f"l{number}", node, [word], on))
        node, on = Surveyor(session).play(node, [word])[0], f"l{number}"
    standing = Surveyor(session).stand(reversed(notes))
    assert standing.problems == ()
    assert standing.last("l39") == 41
    assert [standing.owner("l39", n) for n in (0, 1, 2, 3, 41)] == ["", "", "l0", "l1", "l39"]


def test_a_session_goes_along_any_node_and_shares_it(session: Session):
    (side,) = session.line[4].side()
    along = session.along(side)
    assert (along.n, len(along), along.node) == (5, 5, side)
    assert along.line[4] is session.line[4]
    assert (session.n, len(session)) == (8, 8)
    with pytest.raises(SessionError):
        session.along(begun(2).node)


def test_nodes_are_linked_once_and_lines_that_are_over_stay_so(session: Session):
    (side,) = session.line[4].side()
    gift = draw_interjection(session.game, side.state, random.Random(1))
    words = [str(session.game.legal_actions(side.state)[0]), str(gift)]
    nodes = [Surveyor(session).play(side, [word])[0] for word in words]
    for _ in range(2):
        session.link([session.root, *nodes], [side])
        assert side.children == tuple(nodes)
        assert side.open_end
    assert [line[1:] for line in session.side_lines()] == [[side], [nodes[0]], [nodes[1]]]
