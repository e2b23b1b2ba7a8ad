"""The few facts about each game that the suite needs and the contract cannot say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from gamekit.core.game import games
from tests import tiny
from tests.conformance import campaigns, corporations
from tests.tiny.actions import FRUITS
from tests.tiny.state import PickTask, State


def _nothing_hidden(state: Any, viewer: str) -> Iterable[Any]:
    return ()


def _never_secret(state: Any) -> bool:
    return False


@dataclass(frozen=True)
class Scene:
    """A position from which random games reach what they never reach from the start.

    Parameters
    ----------
    position
        As the game's ``position`` reads it.
    actions
        Played first.
    """

    position: Mapping[str, Any]
    actions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Profile:
    """What the suite must be told about a game.

    Parameters
    ----------
    bound
        No random game takes more actions.
    open
        Whether every viewer sees everything.
    twins
        Other states that a viewer cannot tell from the given one: what is hidden from him, permuted.
    secret
        Whether the decision at hand stays hidden from all others after it was made.
    secret_from
        Fewest players with whom there are such decisions.
    scenes
        Positions in which rare things happen.
    options
        Options of the random games, one game for each.
    interjects
        Whether seats may act out of turn.
    attempts
        Whether its menus name many places of the board that cannot be chosen.
    """

    bound: int
    open: bool = True
    twins: Callable[[Any, str], Iterable[Any]] = _nothing_hidden
    secret: Callable[[Any], bool] = _never_secret
    secret_from: int = 1
    scenes: tuple[Scene, ...] = field(default=())
    options: tuple[Mapping[str, Any], ...] = ({}, {})
    interjects: bool = True
    attempts: bool = False


def coins_twins(state: State, viewer: str) -> Iterator[State]:
    """Yield every other way in which the others can have picked."""
    task = state.task
    if not isinstance(task, PickTask):
        return
    ways = [[fruit] if seat == viewer else FRUITS for seat, fruit in task.picks]
    for fruits in product(*ways):
        picks = tuple((seat, fruit) for (seat, _), fruit in zip(task.picks, fruits, strict=True))
        if picks != task.picks:
            yield State(state.table, state.clock, state.ledger, PickTask(task.pips, picks, task.waiting))


def coins_secret(state: State) -> bool:
    """Return whether a pick is asked that is not the last: the last one shows them all."""
    return isinstance(state.task, PickTask) and len(state.task.waiting) > 1


FAR = ("alaska", "canada", "quebec", "mexico", "colombia", "peru", "argentina", "guinea", "northafrica", "nigeria")
WIDE = (*FAR, "congo", "southafrica", "eastafrica", "neareast")

IMPERIAL_SCENES = (
    # Long battles: both sides keep units after an exchange, on land and at sea.
    Scene(
        {
            "players": 3,
            "nations": {
                "RU": {"units": ["army:kazakhstan*4", "army:mongolia*2", "fleet:seaofjapan*3"], "rondel": None},
                "CN": {"units": ["army:mongolia*4", "fleet:seaofjapan*2", "fleet:chinasea"]},
                "IN": {"units": ["army:mongolia"]},
            },
        },
        (
            *("RU rondel maneuver", "RU attack CN seaofjapan", "RU peace", "CN peace", "RU end"),
            *("RU army kazakhstan > mongolia", "RU attack CN mongolia", "RU fight", "RU peace"),
        ),
    ),
    # Two regions for the last flag, and none left for the third.
    Scene(
        {
            "players": 2,
            "nations": {"RU": {"flags": list(WIDE), "units": ["army:mongolia", "army:korea", "army:japan"]}},
        },
        ("RU rondel maneuver", "RU end", "RU flag korea"),
    ),
    # The tax that ends the game, with points to spare.
    Scene(
        {"players": 6, "nations": {"RU": {"power": 23, "flags": list(FAR), "rondel": "investor"}}},
        ("RU rondel taxation",),
    ),
)

PROFILES = {
    "coins": Profile(
        bound=200,
        open=False,
        twins=coins_twins,
        secret=coins_secret,
        scenes=(
            Scene({"players": 3, "turn": 3, "seats": {"P2": {"cash": 0, "apples": 9}}}, ("chance roll 6",)),
            Scene({"ruleset": "loaded", "rounds": 2, "turn": 3, "seats": {"P1": {"cash": 7}, "P2": {"cash": 7}}}),
        ),
    ),
    "imperial2030": Profile(bound=6000, scenes=IMPERIAL_SCENES, attempts=True),
    "impero": Profile(
        bound=6000,
        open=False,
        twins=campaigns.twins,
        secret=campaigns.secret,
        scenes=tuple(Scene(*scene) for scene in campaigns.SCENES),
        options=campaigns.OPTIONS,
        interjects=False,
        attempts=True,
    ),
    "incorporated": Profile(
        bound=6000,
        open=False,
        twins=corporations.twins,
        secret=corporations.secret,
        secret_from=3,
        scenes=tuple(Scene(*scene) for scene in corporations.SCENES),
        options=corporations.OPTIONS,
        attempts=True,
    ),
}

GAMES = (*games(), tiny.GAME.id)
"""Every registered game, and the tests' own."""
