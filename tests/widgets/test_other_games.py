"""What the widgets say of a game that they cannot show: an error that names those that they can."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import gamekit
from gamekit.core.errors import RondelError
from gamekit.core.session import Session
from gamekit.tables import GAMES, TABLES, rows
from tests import tiny
from widgets import Accounts, EventLog, GameTable, ReplayPlayer, Rondel, WorldMap, charts

NO_BOARD = r"^no board of 'coins' can be drawn: there are boards of imperial2030, incorporated, impero$"
NO_RONDEL = r"^'incorporated' has no rondel: only imperial2030 has one$"


@pytest.fixture
def coins() -> Iterator[Session]:
    with tiny.registered():
        yield gamekit.new_session("coins", ["Ann", "Ben"], seed=1)


@pytest.fixture
def session() -> Session:
    found = gamekit.new_session("incorporated", ["Ann", "Ben", "Cleo"], seed=1)
    found.draw()
    return found


@pytest.mark.parametrize("widget", [WorldMap, Accounts, ReplayPlayer, GameTable])
def test_a_board_that_is_not_drawn_is_said_to_be_missing(widget: Callable[..., Any], coins: Session) -> None:
    with pytest.raises(ValueError, match=NO_BOARD):
        widget(coins)


@pytest.mark.parametrize("widget", [WorldMap, Accounts])
def test_a_position_assigned_later_is_of_the_same_game(
    widget: Callable[..., Any], coins: Session, session: Session
) -> None:
    shown = widget(gamekit.new_session("imperial2030", 2, seed=1))
    before = shown.to_svg()
    with pytest.raises(ValueError, match=NO_BOARD):
        shown.view = coins
    with pytest.raises(
        ValueError, match=f"^this {widget.__name__} shows imperial2030: make another one for incorporated$"
    ):
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


def test_a_refused_table_leaves_the_session_as_it_was(coins: Session) -> None:
    with pytest.raises(ValueError, match=NO_BOARD):
        GameTable(coins, {"Ann": "greedy"})
    assert coins.meta == {}


def test_the_log_needs_no_board(coins: Session) -> None:
    coins.play(coins.legal_actions[0])
    assert EventLog(coins, lang="fr").to_svg().startswith("<svg")


def test_tables_and_charts_of_what_a_game_does_not_have_say_so(session: Session) -> None:
    for name in set(TABLES) - set(GAMES["incorporated"]):
        with pytest.raises(RondelError, match=f"incorporated has no {name}"):
            rows(session, name)
    for name in set(charts.CHARTS) - set(charts.GAMES["incorporated"]):
        with pytest.raises(RondelError, match=f"incorporated has no {name}"):
            getattr(charts, name)(session)
