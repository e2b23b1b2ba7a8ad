"""The registry, and the functions by which a session begins."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit.core import codec
from gamekit.core.errors import PositionError, SetupError, UnknownGame
from gamekit.core.game import Config, games, get, part, register, unregister
from tests import tiny
from tests.tiny import Coins

ROOT = Path(__file__).resolve().parents[2]


def test_the_kit_knows_its_games() -> None:
    assert gamekit.games() == games() == tuple(sorted(games()))
    assert "imperial2030" in games()
    assert get("imperial2030") is get("imperial2030")


def test_importing_the_kit_imports_no_game() -> None:
    code = "import gamekit, sys; print([m for m in sys.modules if m.startswith('gamekit.imperial')])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_can_be_added_and_taken_away() -> None:
    register("coins", tiny.GAME)
    assert "coins" in games()
    assert get("coins") is tiny.GAME
    unregister("coins")
    assert "coins" not in games()
    unregister("coins")


def test_a_game_can_be_added_by_its_address() -> None:
    register("coins", "tests.tiny:GAME")
    try:
        assert get("coins") is tiny.GAME
        assert get("coins") is tiny.GAME
    finally:
        unregister("coins")


def test_a_part_of_a_game_of_the_kit_is_the_module_of_its_name_in_the_layer() -> None:
    for layer in ("gamekit.tables", "gamekit.players", "widgets.displays", "widgets.truths", "widgets.charts"):
        assert {"imperial2030", "impero", "incorporated"} <= set(games(layer)) <= set(games())
        found = part("impero", layer)
        assert found is not None
        assert found.__name__ == f"{layer}.impero"
    assert part("impero", "gamekit.replay") is None


def test_a_part_of_a_game_outside_the_kit_is_a_module_of_the_package_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "far_away"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "tables.py").write_text("TABLES = {}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    register("coins", tiny.GAME, parts="far_away")
    try:
        found = part("coins", "gamekit.tables")
        assert found is not None
        assert (found.__name__, found.TABLES) == ("far_away.tables", {})
        assert part("coins", "gamekit.players") is None
        assert "coins" in games("gamekit.tables")
        assert "coins" not in games("gamekit.players")
    finally:
        unregister("coins")
    assert part("coins", "gamekit.tables") is None
    # A game without parts has none, even where its id is the name of a module that helps the layer.
    register("common", tiny.GAME)
    try:
        assert part("common", "gamekit.tables") is None
    finally:
        unregister("common")
    # The name of a module that is no game, or no name of a module at all, finds nothing.
    assert part("common", "gamekit.tables") is part("../setup", "gamekit.tables") is None


@pytest.mark.parametrize("wrong", ["chess", "", "IMPERIAL2030", None, ["imperial2030"], 5])
def test_an_unknown_game_is_named(wrong: Any) -> None:
    with pytest.raises(UnknownGame, match="imperial2030") as caught:
        get(wrong)
    assert caught.value.params["given"] == str(wrong)


def test_nothing_stays_behind() -> None:
    with tiny.registered():
        assert "coins" in games()
    assert "coins" not in games()
    with pytest.raises(UnknownGame):
        gamekit.new_session("coins", 2)


def test_players_are_a_number_or_names(coins: Coins) -> None:
    assert gamekit.new_session("coins", 3).names == {"P1": "P1", "P2": "P2", "P3": "P3"}
    assert gamekit.new_session("coins", ("Ann", "Ben")).names == {"P1": "Ann", "P2": "Ben"}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"players": 1}, "setup.players"),
        ({"players": 5}, "setup.players"),
        ({"players": []}, "setup.players"),
        ({"players": -3}, "setup.players"),
        ({"players": True}, "setup.players_type"),
        ({"players": "Ann"}, "setup.players_type"),
        ({"players": None}, "setup.players_type"),
        ({"players": ["Ann", " "]}, "setup.player_name"),
        ({"players": ["Ann", 5]}, "setup.player_name"),
        ({"players": 2, "ruleset": "marked"}, "setup.ruleset"),
        ({"players": 2, "options": {"dice": 2}}, "setup.option_known"),
        ({"players": 2, "options": {"rounds": 0}}, "coins.setup.rounds"),
        ({"players": 2, "options": {"rounds": "3"}}, "coins.setup.rounds"),
        ({"players": 2, "deal": {"first": "P3"}}, "coins.setup.deal"),
        ({"players": 2, "deal": []}, "coins.setup.deal"),
        ({"players": 2, "seed": "x"}, "setup.seed"),
        ({"players": 2, "seed": True}, "setup.seed"),
        ({"players": 2, "seed": 1.5}, "setup.seed"),
    ],
)
def test_a_wrong_start_is_refused(coins: Coins, arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        gamekit.new_session("coins", **arguments)
    assert caught.value.code == code
    assert caught.value.text("en") != caught.value.text("fr")


def test_the_first_ruleset_is_the_default(coins: Coins) -> None:
    session = gamekit.new_session("coins", 2, seed=1)
    assert session.config is not None
    assert session.config == Config(("P1", "P2"), "fair", {}, session.config.deal)
    assert session.view()["ruleset"] == "fair"
    assert gamekit.new_session("coins", 2, ruleset="loaded").view()["ruleset"] == "loaded"


def test_a_seed_decides_the_deal_and_is_kept(coins: Coins) -> None:
    def first(seed: int | None) -> str:
        session = gamekit.new_session("coins", 4, seed=seed)
        assert session.config is not None
        return str(session.config.deal["first"])

    assert first(3) == first(3)
    assert {first(seed) for seed in range(20)} == {"P1", "P2", "P3", "P4"}
    drawn = gamekit.new_session("coins", 4)
    assert drawn.config is not None
    assert first(drawn.seed) == drawn.config.deal["first"]


def test_an_explicit_deal_is_taken_as_it_is(coins: Coins) -> None:
    session = gamekit.new_session("coins", 3, deal={"first": "P3"}, seed=1)
    assert codec.digest(session.state) == codec.digest(gamekit.new_session("coins", 3, deal={"first": "P3"}).state)


def test_a_position_starts_a_session(coins: Coins) -> None:
    data = {"players": 3, "turn": 2, "seats": {"P2": {"cash": 9}}, "names": ["Ann", "Ben", "Cleo"]}
    session = gamekit.position("coins", data, seed=5)
    assert session.names == {"P1": "Ann", "P2": "Ben", "P3": "Cleo"}
    assert session.view()["seats"]["P2"]["cash"] == 9
    assert session.view()["turn"] == 2
    assert session.initial_position == {"players": 3, "turn": 2, "seats": {"P2": {"cash": 9}}}
    assert session.config is None
    assert session.seed == 5
    session.draw()


@pytest.mark.parametrize(
    "data",
    [
        {"colour": "red"},
        {"players": 7},
        {"players": "2"},
        {"ruleset": "marked"},
        {"rounds": 99},
        {"turn": 0},
        {"first": "P9"},
        {"seats": {"P9": {}}},
        {"seats": []},
        {"seats": {"P1": {"cash": -1}}},
        {"seats": {"P1": {"gold": 1}}},
        {"seats": {"P1": 5}},
        {"seats": {"P1": {"cash": True}}},
    ],
)
def test_a_wrong_position_is_refused(coins: Coins, data: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        gamekit.position("coins", data)
    assert caught.value.params["what"]


def test_names_must_fit_the_seats(coins: Coins) -> None:
    with pytest.raises(SetupError) as caught:
        gamekit.position("coins", {"players": 3, "names": ["Ann"]})
    assert caught.value.code == "setup.names_count"
    assert "3" in str(caught.value)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": 10**9}, "setup.players"),
        ({"players": -3}, "setup.players"),
        ({"players": 2, "options": 5}, "setup.options_type"),
        ({"players": 2, "options": {1: 2}}, "setup.options_type"),
        ({"players": 2, "ruleset": ""}, "setup.ruleset"),
    ],
)
def test_odd_tables_of_a_real_game_are_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        gamekit.new_session("imperial2030", **given)
    assert caught.value.code == code
    if code == "setup.players":
        assert f"not {given['players']} (GEN-1)" in str(caught.value)


@pytest.mark.parametrize(
    ("names", "code"),
    [([1, 2], "setup.player_name"), ("AB", "setup.player_name"), (["A"], "setup.names_count")],
)
def test_names_of_a_position_are_checked(names: Any, code: str) -> None:
    with pytest.raises(SetupError) as caught:
        gamekit.position("imperial2030", {"players": 2, "names": names})
    assert caught.value.code == code


@pytest.mark.parametrize("data", [None, [], "RU"])
def test_a_position_is_an_object(data: Any) -> None:
    with pytest.raises(PositionError):
        gamekit.position("imperial2030", data)


def test_what_the_caller_does_to_his_data_later_changes_no_session() -> None:
    deal = {"P1": "RU", "P2": "CN"}
    dealt = gamekit.new_session("imperial2030", 2, seed=1, deal=deal)
    data = {"players": 2, "nations": {"RU": {"treasury": 7}}}
    placed = gamekit.position("imperial2030", data)
    deal.update(P1="CN", P2="RU")
    data["nations"]["RU"]["treasury"] = 1  # type: ignore[index]
    assert dealt.config is not None
    assert dealt.config.deal == {"P1": "RU", "P2": "CN"}
    assert placed.initial_position == {"players": 2, "nations": {"RU": {"treasury": 7}}}
