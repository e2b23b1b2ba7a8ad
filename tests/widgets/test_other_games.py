"""What the widgets say of a game that has no board to draw yet: an error that names those that have one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gamekit
from gamekit.core.errors import RondelError
from gamekit.core.session import Session
from gamekit.tables import GAMES, TABLES, rows
from widgets import Accounts, EventLog, GameTable, ReplayPlayer, Rondel, WorldMap, charts

NO_BOARD = r"^no board of 'incorporated' can be drawn: there are boards of imperial2030$"
NO_RONDEL = r"^'incorporated' has no rondel: only imperial2030 has one$"


@pytest.fixture
def session() -> Session:
    found = gamekit.new_session("incorporated", ["Ann", "Ben", "Cleo"], seed=1)
    found.draw()
    return found


@pytest.mark.parametrize("widget", [WorldMap, Accounts, ReplayPlayer, GameTable])
def test_a_board_that_is_not_drawn_is_said_to_be_missing(widget: Callable[..., Any], session: Session) -> None:
    with pytest.raises(ValueError, match=NO_BOARD):
        widget(session)


@pytest.mark.parametrize("widget", [WorldMap, Accounts])
def test_a_position_assigned_later_is_refused_too(widget: Callable[..., Any], session: Session) -> None:
    shown = widget(gamekit.new_session("imperial2030", 2, seed=1))
    before = shown.to_svg()
    with pytest.raises(ValueError, match=NO_BOARD):
        widget(session.view())
    with pytest.raises(ValueError, match=NO_BOARD):
        shown.view = session
    assert shown.to_svg() == before


def test_a_game_without_a_rondel_is_said_to_have_none(session: Session) -> None:
    shown = Rondel(gamekit.new_session("imperial2030", 2, seed=1))
    before = shown.to_svg()
    with pytest.raises(ValueError, match=NO_RONDEL):
        Rondel(session)
    with pytest.raises(ValueError, match=NO_RONDEL):
        shown.view = session
    assert shown.to_svg() == before


def test_a_refused_table_leaves_the_session_as_it_was(session: Session) -> None:
    with pytest.raises(ValueError, match=NO_BOARD):
        GameTable(session, {"Ann": "greedy"})
    assert session.meta == {}


def test_the_log_needs_no_board(session: Session) -> None:
    log = EventLog(session, lang="fr")
    assert "Big Brother" in log.to_svg()


def test_tables_and_charts_of_what_a_game_does_not_have_say_so(session: Session) -> None:
    for name in set(TABLES) - set(GAMES["incorporated"]):
        with pytest.raises(RondelError, match=f"incorporated has no {name}"):
            rows(session, name)
    for name in set(charts.CHARTS) - set(charts.GAMES["incorporated"]):
        with pytest.raises(RondelError, match=f"incorporated has no {name}"):
            getattr(charts, name)(session)

