"""What is odd is refused with an error that helps, in both languages: positions, moves, and recorded games."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import pytest

import gamekit
from gamekit.core import codec
from gamekit.core.errors import PositionError, ReplayError, RondelError
from gamekit.impero import GAME
from gamekit.impero.board import RESOURCES
from gamekit.impero.state import State
from gamekit.impero.tasks import Task
from gamekit.locale import LANGUAGES
from gamekit.replay import record
from tests.altered import altered
from tests.conformance.campaigns import SCENES
from tests.impero.test_actions import TEXTS
from tests.replay.games import play

WORDS: tuple[Any, ...] = (
    *("P1", "P2", "P3", "P9", "", "roma", "capua", "carthago", "latium", "africa", "mare_tyrrhenum", "f1", "a1", "s1"),
    *("ferme", "port", "muraille", "droit", "hiver", "ete", "upkeep", "actions", "over", "ete_1", "hiver_3", "mars"),
    *("conquered", "federated", "capital", "stability", "stocks", "bill_split", "battle_dice", "revolt_city", "action"),
    *(-1, 0, 1, 2, 3, 7, 22, 10**9, True, False, None, 1.0, [], {}, ["P1"], ["P2", "P1"], ["P1", "P1"], ["roma"]),
    *({"P1": 1}, {"ferme": {}}, {"fantassin": 2}, {"roma": {}}, [["bois", 1]], [[]], "task", "\u0663"),
)
KEYS = (
    *("players", "year", "season", "phase", "due", "card", "drawn", "cities", "regions", "seats", "pieces", "routes"),
    *(
        "offers",
        "traded",
        "initiative",
        "orders",
        "task",
        "owner",
        "how",
        "pv",
        "influence",
        "besieger",
        "put",
        "place",
    ),
    *(
        "units",
        "spent",
        "fought",
        "waiting",
        "left",
        "tier",
        "struck",
        "rolled",
        "kinds",
        "battle",
        "P1",
        "roma",
        "type",
    ),
)
ODD = (
    "P1",
    "P9",
    "nobody",
    "chance",
    "done",
    "move",
    "lose",
    "split",
    "a1",
    "roma",
    "mare_gallicum",
    ">",
    "-2",
    "999999",
)
WORST = ("", "²", "\u0663", "9" * 400, "\x00", "P1 " * 60)


def play_on(state: State, draw: random.Random, steps: int) -> None:
    """Play at random and check every position."""
    for _ in range(steps):
        legal = GAME.legal_actions(state)
        if GAME.to_act(state) is None:
            assert GAME.outcome(state) is not None
            return
        assert legal, state.task
        state = GAME.apply(state, draw.choice(legal)).state
        assert list(GAME.invariants(state)) == []


def judge(data: dict[str, Any], draw: random.Random) -> bool:
    """Return whether a position stands; if so it is shown and played on, else the error says why not."""
    try:
        state = GAME.position(data)
    except PositionError as error:
        said = [error.text(lang) for lang in LANGUAGES]
        assert said[0] != said[1]
        assert not any(word in text for text in said for word in ("Task", "json", "Error", "object at"))
        return False
    assert json.loads(json.dumps(GAME.view(state)))["game"] == GAME.id
    play_on(state, draw, 6)
    return True


def test_altered_positions_are_refused_or_sound() -> None:
    """The positions of the scenes, of every phase, with something wrong in them."""
    draw = random.Random(5)
    fates = [judge(altered(data, draw, WORDS, KEYS), draw) for data, _ in SCENES for _ in range(24)]
    assert 20 < fates.count(True) < fates.count(False)


def test_impossible_tasks_are_refused() -> None:
    """Every decision point, with fields that cannot be: refused, or sound."""
    draw = random.Random(7)
    for kind in get_args(Task):
        for _ in range(12):
            fields = [field for field in kind.__dataclass_fields__ if field != "TAG"]
            task = {"type": kind.TAG, **{field: draw.choice(WORDS) for field in fields}}
            phase = draw.choice(("event", "management", "actions", "upkeep"))
            judge({"phase": phase, "task": task, **({"due": "P1"} if phase == "actions" else {})}, draw)


def test_too_large_an_army_is_refused() -> None:
    """Every part of an army can move, so that one of thousands would have no end of moves."""
    for pieces in (
        {"a1": {"place": "latium", "units": {"fantassin": 13}}},
        {"f1": {"sea": "mare_tyrrhenum", "ships": 13}},
    ):
        with pytest.raises(PositionError) as caught:
            GAME.position({"pieces": {"P1": pieces}})
        assert "12" in caught.value.text()


def spoilt(text: str, draw: random.Random) -> str:
    """Return a text of an action with a word replaced, taken out or put in."""
    words = text.split()
    place = draw.randrange(len(words))
    words[place : place + draw.choice((0, 1, 1))] = draw.choice(([], [draw.choice(ODD)], [draw.choice(ODD)]))
    return " ".join(words)


def test_odd_moves_at_every_point_are_answered() -> None:
    """Other seats, other phases, other words: a verdict in both languages, that agrees with what can be played."""
    draw, points, legal = random.Random(3), set(), 0
    for data, actions in SCENES:
        state = GAME.position(data)
        for action in (*actions, ""):
            decision = GAME.to_act(state)
            points.add(decision.point if decision else "over")
            allowed = set(map(str, GAME.legal_actions(state)))
            for text in (*draw.sample(TEXTS, 6), *(spoilt(draw.choice(TEXTS), draw) for _ in range(8)), *WORST):
                verdict = GAME.explain(state, text)
                assert len({verdict.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
                if verdict.status == "legal":
                    assert str(GAME.parse(text)) in allowed
                    legal += 1
                    continue
                assert verdict.status in ("malformed", "incomplete") or verdict.rules, text
                with pytest.raises(RondelError):
                    GAME.apply(state, GAME.parse(text))
            if action:
                state = GAME.apply(state, GAME.parse(action)).state
    assert legal > 10
    assert {"action", "manage", "battle_dice", "siege_dice", "spy_die", "repair", "offer_reply"} <= points


def test_damaged_recordings_are_refused_by_line() -> None:
    """Lines lost, doubled, cut or altered: refused in both languages, or as good as it was."""
    session = play(gamekit.new_session("impero", ["Ann", "Ben"], seed=3, options={"years": 1}), 60, seed=2)
    whole = record.dumps(session)
    draw, refusals = random.Random(1), []
    for _ in range(120):
        lines = whole.splitlines()
        place = draw.randrange(len(lines))
        match draw.randrange(4):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, lines[draw.randrange(len(lines))])
            case 2:
                cut = draw.randrange(len(lines[place]))
                lines[place] = lines[place][:cut] + draw.choice(("x", '"', "{", "")) + lines[place][cut + 1 :]
            case _:
                lines[place] = json.dumps(altered(json.loads(lines[place]), draw, WORDS, KEYS), ensure_ascii=False)
        try:
            record.loads("\n".join(lines) + "\n")
        except ReplayError as error:
            refusals.append(error)
    assert len(refusals) > 100
    assert all(error.text("en") != error.text("fr") for error in refusals)


def test_a_state_reads_back_from_its_text_at_every_scene() -> None:
    """Through JSON and back a position is the same, with the same choices."""
    for data, actions in SCENES:
        state = GAME.position(data)
        for action in actions:
            state = GAME.apply(state, GAME.parse(action)).state
        again = codec.decode(State, json.loads(json.dumps(codec.encode(state))))
        assert again == state
        assert GAME.legal_actions(again) == GAME.legal_actions(state)
        assert sum(again.stock(seat, unit) for seat in again.table.seats for unit in RESOURCES) >= 0
