"""What the widgets show of a game that brings nothing but its rules, and what they say of what they cannot show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import gamekit
from gamekit.core.errors import RondelError
from gamekit.core.game import register
from gamekit.core.session import Session
from gamekit.players import PlayerError
from gamekit.tables import TABLES, rows, tables_of
from tests import tiny
from widgets import Accounts, EventLog, GameTable, ReplayPlayer, Rondel, WorldMap, charts
from widgets.displays import display
from widgets.displays.plain import columns
from widgets.lessons.course import plans
from widgets.lessons.questions import ask

NO_BOARD = r"^no board of 'coins' can be drawn: there are boards of imperial2030, impero, incorporated$"
NO_RONDEL = r"^'incorporated' has no rondel: only imperial2030 has one$"
PICKED = ("chance roll 5", "P1 pick apples", "P2 pick pears")


@pytest.fixture
def coins() -> Iterator[Session]:
    with tiny.registered():
        yield gamekit.new_session("coins", ["Ann", "Ben"], seed=1, deal={"first": "P1"})


@pytest.fixture
def session() -> Session:
    found = gamekit.new_session("incorporated", ["Ann", "Ben", "Cleo"], seed=1)
    found.draw()
    return found


def words_of(svg: str) -> list[str]:
    """Return the texts of a picture in their order."""
    return [str(it.text) for it in ElementTree.fromstring(svg).iter() if it.tag.endswith("}text")]


def test_a_game_is_played_at_a_table_to_its_end(coins: Session) -> None:
    table = GameTable(coins, {"Ben": "random"}, pace=0)
    while coins.to_act is not None:
        table.play(table._now["menu"]["options"][-1]["text"])
    assert table._now["sentence"] == "The game is over."
    assert table._now["outcome"]["rows"][0]["rank"] == 1
    shown = ReplayPlayer(coins, start_at=3)
    assert (shown.last, shown.step) == (len(coins), 3)


def test_what_is_due_stands_over_the_accounts_where_a_board_would_be(coins: Session) -> None:
    for action in PICKED:
        coins.play(action)
    heads = ["Player", "Coins", "Apples", "Pears", "Points"]
    held = ["Ann", "5", "5", "0", "5", "Ben", "5", "0", "5", "5"]
    for shown in (GameTable(coins), ReplayPlayer(coins, start_at=3)):
        assert words_of(shown.to_svg()) == ["Coins, turn 1. Ann sells fruit or keeps it.", *heads, *held]
    french = ["Comptes", "Joueur", "Pièces", "Pommes", "Poires", "Points"]
    assert words_of(Accounts(coins, lang="fr").to_svg()) == [*french, *held]


def test_accounts_have_what_each_seat_has_and_say_what_is_hidden(coins: Session) -> None:
    view = coins.view()
    assert columns(view) == ["cash", "apples", "pears", "score"]
    view["seats"]["P1"] |= {"cash": None, "fruit": "pears", "lead": True}
    view["seats"]["P2"] |= {"fruit": "apples", "lead": False}
    assert columns(view) == ["cash", "apples", "pears", "score", "fruit"]
    assert words_of(Accounts(view, names=coins.names).to_svg())[7:13] == ["Ann", "hidden", "0", "0", "5", "pears"]
    assert columns({}) == columns({"seats": {}}) == []
    assert words_of(Accounts(game="coins").to_svg()) == ["Accounts", "Player"]


def test_a_picture_is_as_wide_as_what_it_says() -> None:
    def width(name: str) -> int:
        drawn = GameTable(gamekit.new_session("coins", [name, "Ben"], seed=1, deal={"first": "P2"})).to_svg()
        return int(ElementTree.fromstring(drawn).get("width", ""))

    with tiny.registered():
        assert width("Ann") < width("Somebody whose name is long enough to be wider than a table of five columns")


def test_dice_wait_for_nobody_where_no_dice_are_drawn(coins: Session) -> None:
    GameTable(coins, pace=0, rolls="ask")
    assert coins.to_act is not None
    assert coins.to_act.point == "pick"


def test_the_greedy_player_is_refused_before_the_first_move(coins: Session) -> None:
    with pytest.raises(PlayerError, match="greedy does not know the game coins"):
        GameTable(coins, {"Ann": "greedy"})
    assert coins.meta == {}


def test_a_board_that_is_not_drawn_is_said_to_be_missing(coins: Session) -> None:
    with pytest.raises(ValueError, match=NO_BOARD):
        WorldMap(coins)
    shown = WorldMap(gamekit.new_session("imperial2030", 2, seed=1))
    before = shown.to_svg()
    with pytest.raises(ValueError, match=NO_BOARD):
        shown.view = coins
    assert shown.to_svg() == before


@pytest.mark.parametrize("widget", [WorldMap, Accounts])
def test_a_position_assigned_later_is_of_the_same_game(widget: Callable[..., Any], session: Session) -> None:
    shown = widget(gamekit.new_session("imperial2030", 2, seed=1))
    before = shown.to_svg()
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


def test_the_log_needs_no_board(coins: Session) -> None:
    coins.play(coins.legal_actions[0])
    assert EventLog(coins, lang="fr").to_svg().startswith("<svg")


def test_lessons_and_questions_that_there_are_not_name_the_games_that_have_some(coins: Session) -> None:
    with pytest.raises(ValueError, match=r"no lessons of 'coins': there are lessons of imperial2030, impero, incorp"):
        plans("coins")
    with pytest.raises(ValueError, match=r"no questions about 'coins': there are questions about imperial2030, impero"):
        ask(coins, "Ann cash")


def test_a_display_of_its_own_is_found_among_the_parts_of_a_game(
    coins: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "drawn_coins"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "displays.py").write_text(
        "from dataclasses import replace\n"
        "from widgets.displays.plain import plain_display\n"
        "DISPLAY = replace(plain_display('coins'), rolls=frozenset({'roll'}))\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    register("coins", tiny.GAME, parts="drawn_coins")
    assert display("coins").rolls == {"roll"}
    assert GameTable(coins, pace=0)._now["who"] == "roll"


def test_a_chart_of_its_own_is_described_as_those_of_the_kit(
    coins: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "charted_coins"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "charts.py").write_text(
        "import plotly.graph_objects as go\n"
        "def purses(session, lang, theme):\n"
        "    return go.Figure(layout={'meta': {'chart': 'purses', 'game': 'coins', 'lang': lang}})\n"
        "DRAW = {'purses': purses}\n"
        "SAY = {'purses': lambda figure, lang: ['Two purses.']}\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    register("coins", tiny.GAME, parts="charted_coins")
    assert charts.describe(coins) == charts.describe(coins, what="purses") == "Two purses."
    with pytest.raises(ValueError, match="there is no chart 'pears'"):
        charts.describe(coins, what="pears")


def test_tables_and_charts_of_what_a_game_does_not_have_say_so(session: Session) -> None:
    for name in set(TABLES) - set(tables_of("incorporated")):
        with pytest.raises(RondelError, match=f"incorporated has no {name}"):
            rows(session, name)
    for name in set(charts.CHARTS) - set(charts.charts_of("incorporated")):
        with pytest.raises(RondelError, match=f"incorporated has no {name}"):
            getattr(charts, name)(session)


def test_tables_of_any_game_are_made_and_charts_are_said_to_be_missing(coins: Session) -> None:
    for action in PICKED:
        coins.play(action)
    assert [row["action"] for row in rows(coins, "actions")] == ["chance roll 5", "P1 pick …", "P2 pick pears"]
    assert [row["player"] for row in rows(coins, "decisions")] == ["Ann", "Ben"]
    assert sum(row["amount"] for row in rows(coins, "money_flows")) == 10
    with pytest.raises(RondelError, match="coins has no cash"):
        rows(coins, "cash")
    with pytest.raises(RondelError, match=r"^The game coins has no charts; it has tables: money_flows, payments, acti"):
        charts.cash(coins)
