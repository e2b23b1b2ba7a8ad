"""A side line beside the line that it leaves, at the same point of the game."""

from __future__ import annotations

import pytest

import gamekit
from gamekit.study import Study, StudyError, compare
from gamekit.study.compare import meeting
from gamekit.study.kit import Curve, StudyKit, study_curves
from tests.conftest import ROOT
from tests.study.support import others, study

RECORDED = ROOT / "replays/incorporated-3p.replay.jsonl"


@pytest.fixture(scope="module")
def imperial() -> Study:
    """Return a study of a short game of Imperial 2030 with a line, and a line on that line."""
    session = gamekit.new_session("imperial2030", ["Ann", "Ben"], seed=7)
    for _ in range(12):
        session.play(session.legal_actions[0])
    here = Study(session)
    outer = here.branch(0, ["RU taxation", "CN production"])
    here.branch(1, others(here.line(outer.id), 1, 2), line=outer.id)
    return here


def test_the_values_are_those_of_the_curves_at_both_ends(imperial: Study):
    outer, inner = imperial.lines.values()
    for line in (outer, inner):
        found = imperial.compare(line.note.id)
        assert (found.line, found.against, found.n) == (line.note.id, line.base, line.last)
        assert found.main_turn == found.turn
        ours = study_curves(line.session)
        theirs = study_curves(imperial.line(line.base))
        assert len(found.rows) == sum(map(len, ours.values())) > 10
        for row in found.rows:
            assert row.line == ours[row.group_id][row.member_id][found.n]
            assert row.main == theirs[row.group_id][row.member_id][found.main_n]
            assert row.difference == row.line - row.main
    assert any(row.difference for row in imperial.compare(outer.note.id).rows)


def test_groups_and_members_are_worded(imperial: Study):
    line = next(iter(imperial.lines))
    english, french = (imperial.compare(line, lang).rows for lang in ("en", "fr"))
    assert ("Power points", "Russia") in {(row.group, row.member) for row in english}
    assert ("Points de puissance", "Russie") in {(row.group, row.member) for row in french}
    assert {row.member for row in english} >= {"Ann", "Ben"}


def test_what_is_not_known_has_no_difference(monkeypatch):
    here = study()
    line = here.branch(4, others(here.session, 4, 2))
    values = {"P1": (1, 4), "P2": (None, 4), "P3": (1, None)}

    def members(view) -> dict[str, int | None]:
        ours = view == here.line(line.id).view()
        return {member: both[ours] for member, both in values.items()}

    monkeypatch.setattr(compare, "kit", lambda game: StudyKit({}, curves={"cash": Curve(members)}))
    rows = here.compare(line.id).rows
    assert [(row.main, row.line, row.difference) for row in rows] == [(1, 4, 3), (None, 4, None), (1, None, None)]


def test_only_a_side_line_can_be_compared(imperial: Study):
    for line, code in (("", "study.main_line"), ("nowhere", "study.no_line")):
        with pytest.raises(StudyError) as caught:
            imperial.compare(line)
        assert caught.value.code == code


@pytest.mark.parametrize("game", ["coins", "imperial2030", "incorporated", "impero"])
def test_a_line_meets_itself_where_it_was_cut(game: str):
    session = gamekit.new_session(game, ["Ann", "Ben"], seed=3)
    while session.to_act is not None and len(session) < 60:
        session.play(session.legal_actions[-1])
    here = Study(session)
    assert [meeting(here.trial(n), session) for n in range(1, len(session))] == list(range(1, len(session)))


def test_inside_of_a_turn_lines_meet_where_the_same_player_decides_the_same():
    here = Study.open(RECORDED, author="Ann")
    side = next(line for line in here.lines.values() if line.note.name.get("en") == "Ann lets Cleo have it")
    base = here.session
    found = here.compare(side.note.id)
    assert found.turn == found.main_turn == 1
    assert base.game.turn(base.line[found.main_n + 1].state) == 1, "far from the end of the turn"
    assert base.game.to_act(base.line[found.main_n].state) == side.session.to_act
    between = [base.game.to_act(node.state) for node in base.line[side.at + 1 : found.main_n]]
    assert side.session.to_act not in between


def test_a_line_that_goes_on_longer_is_held_against_the_last_step():
    here = study(steps=6)
    line = here.branch(6, others(here.session, 6, 9))
    found = here.compare(line.id)
    assert (found.n, found.main_n) == (15, 6)
    assert found.main_turn < found.turn
    assert found.rows == ()
