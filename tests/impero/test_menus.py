"""Menus of moves, battles and sieges: they lead to every legal action and to nothing else, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gamekit.impero import GAME
from gamekit.locale import LANGUAGES
from tests.conformance import menus
from tests.impero.support import Play
from tests.play import NAMES

PIECES: dict[str, Any] = {
    "P1": {
        "a1": {"place": "latium", "units": {"fantassin": 2, "cavalier": 1, "engin_siege": 1}},
        "a2": {"place": "latium", "units": {"archer": 1}},
        "a3": {"place": "f1", "units": {"fantassin": 1, "archer": 1, "engin_siege": 1}},
        "f1": {"sea": "mare_tyrrhenum", "ships": 2},
        "s1": {"region": "africa"},
        "e1": {"region": "latium"},
    },
    "P2": {
        "a1": {"place": "latium", "units": {"fantassin": 2, "archer": 1}},
        "f1": {"sea": "mare_tyrrhenum", "ships": 1},
    },
}

WAYS: list[tuple[str, ...]] = [
    (),
    ("P1 attack a1 P2 a1",),
    ("P1 attack a1 P2 a1", "chance die 5"),
    ("P1 attack a2 P2 a1", "chance die 1", "chance die 1", "chance die 1", "chance die 1"),
    ("P1 attack f1 P2 f1", "chance die 1", "chance die 1", "chance die 6"),
    ("P1 siege a1 capua",),
    ("P1 siege a1 capua", "chance die 6"),
]


@pytest.mark.parametrize("played", WAYS, ids=[str(place) for place in range(len(WAYS))])
def test_menus_lead_to_every_legal_action(played: tuple[str, ...]) -> None:
    """IMP-DP-7 to IMP-DP-12: every label has words and rules."""
    play = Play.at({"phase": "actions", "due": "P1", "pieces": PIECES})(*played)
    shown = menus.lead_to_all_and_nothing_else(GAME, play.state)
    menus.nonsense_begins_again(GAME, play.state)
    for menu in shown:
        for lang in LANGUAGES:
            assert menu.question.text(lang, GAME.id, NAMES)
            for option in menus.choices(menu):
                assert option.label.text(lang, GAME.id, NAMES)


def test_the_first_menu_of_a_turn_begins_with_the_map() -> None:
    """IMP-DP-7, IMP-104: moves, attacks and sieges, then the rest; a piece, a part of it, a place."""
    play = Play.at({"phase": "actions", "due": "P1", "pieces": PIECES})
    texts = [option.text for option in GAME.menu(play.state).options]
    assert texts == [f"P1 {verb}" for verb in ("move", "attack", "siege", "mission", "trade", "pass")]
    part = GAME.menu(play.state, "P1 move a1 fantassin 1")
    assert "P1 move a1 fantassin 1 > etruria" in [option.text for option in part.options]
    assert "P1 move a1 fantassin 1 cavalier 1" in [option.text for option in part.options]


MOST = 32
"""As many options as a menu may have at once."""


@pytest.mark.parametrize(("actions", "players"), [(True, 3), (False, 2)])
def test_a_game_can_be_played_by_menus_alone(actions: bool, players: int) -> None:
    """IMP-DP-1 to IMP-DP-20: as a person would, choosing at random; no menu grows beyond measure."""
    random, play = Random(5), Play.begun(players, actions=actions, years=1)
    points = set()
    while decision := GAME.to_act(play.state):
        points.add(decision.point)
        menu, text = GAME.menu(play.state), ""
        while not text:
            assert len(menu.options) <= MOST, menu.text
            if menu.done:
                text = menu.done.text
            elif menu.amount and not (menu.options and random.random() < 0.5):
                text = menu.amount.spelled(random.randint(menu.amount.least, menu.amount.most))
            else:
                menu = GAME.menu(play.state, random.choice(menu.options).text)
        play.state = GAME.apply(play.state, GAME.parse(text)).state
    assert points >= {"event_card", "manage", "bill_split", "repair"}
    assert ("action" in points) == actions
