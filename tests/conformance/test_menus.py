"""Menus of every game, in positions of random games: they lead to every legal action, and to nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, get_args

import pytest

from gamekit.core.chance import CHANCE
from gamekit.core.game import Game, get
from gamekit.core.menu import Menu, beginning
from gamekit.impero import tasks as impero
from gamekit.incorporated import tasks as incorporated
from tests.conformance import menus
from tests.conformance.profiles import PROFILES
from tests.conformance.test_every_game import every_game, every_table, record, scene_records, some
from tests.tiny.game import Coins
from tests.tiny.state import State

POINTS = {
    "coins": {"roll", "pick", "sell"},
    "imperial2030": {
        *("rondel", "factory", "production", "import", "invest", "flags"),
        *("fleets", "armies", "battle_offer", "battle_reply", "battle_round"),
    },
    "impero": {task.TAG for task in get_args(impero.Task)},
    "incorporated": {task.TAG for task in get_args(incorporated.Task)},
}
"""The decision points whose menus must have been seen."""


def positions(game_id: str) -> Iterator[Any]:
    """Yield the first three positions of every point in each of several random games, those of the scenes included."""
    game = get(game_id)
    games = [*scene_records(game_id), *(record(game_id, ruleset, game.max_players, 0) for ruleset in game.rulesets)]
    for steps in games:
        seen: Counter[str] = Counter()
        for step in steps:
            decision = game.to_act(step.before)
            assert decision is not None
            seen[decision.point] += 1
            if seen[decision.point] <= 3:
                yield step.before


@every_table
def test_menus_lead_to_every_legal_action(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    for step in some(game_id, ruleset, players, every=23):
        menus.lead_to_all_and_nothing_else(game, step.before)
        menus.nonsense_begins_again(game, step.before)


@every_game
def test_menus_speak_and_say_why_not(game_id: str) -> None:
    game = get(game_id)
    points: set[str] = set()
    attempts = 0
    for state in positions(game_id):
        found = menus.lead_to_all_and_nothing_else(game, state)
        menus.speak(game, state, found)
        menus.equal_for_equal_states(game, state, found)
        attempts += menus.attempts_are_refused(game, state, found)
        decision = game.to_act(state)
        assert decision is not None
        points.add(decision.point)
    assert points == POINTS[game_id]
    assert (attempts > 1000) == PROFILES[game_id].attempts


@every_game
def test_menus_tell_nothing_that_is_hidden_from_who_decides(game_id: str) -> None:
    game, compared = get(game_id), 0
    for state in positions(game_id):
        decision = game.to_act(state)
        assert decision is not None
        if decision.seat == CHANCE:
            continue
        found = list(menus.walk_menus(game, state))
        for twin in islice(PROFILES[game_id].twins(state, decision.seat), 8):
            compared += 1
            assert list(menus.walk_menus(game, twin)) == found, decision
    assert compared > 10 or PROFILES[game_id].open


@every_game
def test_a_game_that_is_over_asks_nothing(game_id: str) -> None:
    game = get(game_id)
    end = record(game_id, game.rulesets[0], game.min_players, 0)[-1].after
    menu = game.menu(end)
    assert (menu.options, menu.done, menu.attempts) == ((), None, ())
    menus.nonsense_begins_again(game, end)
    assert menu.question.text("en", game.id) != menu.question.text("fr", game.id)


# The checks bite.


class Misses(Coins):
    def menu(self, state: State, text: str = "") -> Menu:
        menu = super().menu(state, text)
        return replace(menu, options=menu.options[1:])


class Invents(Coins):
    def menu(self, state: State, text: str = "") -> Menu:
        menu = super().menu(state, text)
        return replace(menu, options=tuple(replace(option, complete=True) for option in menu.options))


class DeadEnd(Coins):
    def menu(self, state: State, text: str = "") -> Menu:
        menu = super().menu(state, text)
        return replace(menu, options=(*menu.options, beginning("P1 nowhere", menu.question)))


class Mute(Coins):
    def menu(self, state: State, text: str = "") -> Menu:
        menu = super().menu(state, text)
        bare = tuple(replace(option, label=replace(option.label, rules=())) for option in menu.options)
        return replace(menu, options=bare)


class Alike(Coins):
    def menu(self, state: State, text: str = "") -> Menu:
        menu = super().menu(state, text)
        same = tuple(replace(option, label=menu.options[0].label) for option in menu.options)
        return replace(menu, options=same)


class WrongWarning(Coins):
    def menu(self, state: State, text: str = "") -> Menu:
        menu = super().menu(state, text)
        return replace(menu, attempts=tuple(("apples", option.text) for option in menu.options[:1]))


class LosesItself(Coins):
    def menu(self, state: State, text: str = "") -> Menu:
        return replace(super().menu(state, text), text=text)


def all_checks(game: Game[Any]) -> None:
    """Run every check over the positions of random coins."""
    for state in positions("coins"):
        found = menus.lead_to_all_and_nothing_else(game, state)
        menus.nonsense_begins_again(game, state)
        menus.speak(game, state, found)
        menus.equal_for_equal_states(game, state, found)
        menus.attempts_are_refused(game, state, found)


@pytest.mark.parametrize("broken", [Misses, Invents, DeadEnd, Mute, Alike, WrongWarning, LosesItself])
def test_broken_menus_are_caught(broken: type[Coins]) -> None:
    with pytest.raises(AssertionError):
        all_checks(broken())


def test_sound_menus_pass() -> None:
    all_checks(Coins())
