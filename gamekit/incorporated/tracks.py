"""The four tracks of Incorporated as they are drawn: their places, what is reconstructed, and the odds of each place.

A place is what the slider shows there: dollars per bond, percent, Stress, or Balance of Power (positive for NATO).
Every number comes from positions of the game itself, so that a browser can follow a slider without knowing a rule.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from gamekit.core.game import PUBLIC
from gamekit.incorporated import GAME, money, odds
from gamekit.incorporated.board import CAMPS, HAVENS, board
from gamekit.incorporated.rulesets import GAME_ID
from gamekit.incorporated.state import State
from gamekit.incorporated.view import crisis

SLIDERS = ("interest", "growth", "stress", "power")
"""The sliders in the order in which they are shown."""

RULES: Mapping[str, tuple[str, ...]] = {
    "bond_first": ("INC-052",),
    "bond_back": ("INC-056",),
    "bond_upkeep": ("INC-053",),
    "bond_end": ("INC-059",),
    "cards": ("INC-021", "INC-103"),
    "difficulty": ("INC-022", "INC-190"),
    "intensity": ("INC-191",),
    "power": ("INC-023", "INC-174"),
    "clash": ("INC-175", "INC-176"),
}
"""The rules that the lines beside a track rest on."""

DECIDED: Mapping[str, tuple[str, ...]] = {
    "interest": (),
    "growth": ("INC-A04",),
    "stress": ("INC-024",),
    "power": ("INC-A06",),
}
"""The rules that say which places of a track the rulebook does not print."""


@cache
def _position(growth_has_zero: bool, bop_max: int, **sliders: int) -> State:
    options = {"growth_has_zero": growth_has_zero, "bop_max": bop_max}
    return GAME.position({"options": options, **sliders})


def start_view() -> dict[str, Any]:
    """Return the view of a game at its start: what is shown where there is no game."""
    return GAME.view(GAME.position({}), PUBLIC)


def places_of(view: Mapping[str, Any]) -> dict[str, int]:
    """Return where the sliders of a position stand."""
    return {slider: view["sliders"][slider]["value"] for slider in SLIDERS}


def tracks_of(view: Mapping[str, Any]) -> dict[str, list[int]]:
    """Return the places of each track from left to right.

    Easy money, low growth, calm and NATO stand on the left, as the rulebook names the ends.
    """
    sliders = view["sliders"]
    low, high = sliders["stress"]["ends"]
    east, west = sliders["power"]["ends"]
    return {
        "interest": list(sliders["interest"]["track"]),
        "growth": [percent for percent, _ in sliders["growth"]["track"]],
        "stress": list(range(low, high + 1)),
        "power": list(range(west, east - 1, -1)),
    }


def slider_dial(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return what never changes on the sliders of a game, as JSON data.

    Parameters
    ----------
    view
        Any position of the game; the options of its tracks are read from it.

    Returns
    -------
    dict
        Shared by all callers: do not change it. Numbers as keys are texts, as JSON has them.

        ``tracks``
            By slider, its places from left to right.
        ``marks``, ``decided``
            By slider, the places that are reconstructed, and the rules that say so.
        ``bonds``
            By place of Interest, in dollars: what a ``first`` bond brings, how much ``less`` the next one, what it
            costs to give one ``back``, its ``upkeep`` a turn and its price at the ``end`` of the game.
        ``cards``
            By place of Growth, the payoff cards revealed.
        ``difficulty``
            By place of Growth, by place of Stress, the difficulty of a crisis.
        ``crises``
            By difficulty, the odds as in ``view["crisis"]``, and ``dice``: the intensity for each number on the die.
        ``help``
            By place of Balance of Power, by camp, what is added to a roll.
        ``clashes``
            By country, by camp, by place of Balance of Power: the least number that wins (None: no die is rolled), and
            the numbers that win.
        ``faces``
            Faces of the clash die.
        ``rules``
            By line beside a track, the rules it rests on.
    """
    tracks = tracks_of(view)
    return _dial(0 in tracks["growth"], max(tracks["power"]))


@cache
def _dial(growth_has_zero: bool, bop_max: int) -> dict[str, Any]:
    kind = (growth_has_zero, bop_max)
    tracks = tracks_of(GAME.view(_position(*kind), PUBLIC))
    worlds = {(g, s): _position(*kind, growth=g, stress=s) for g in tracks["growth"] for s in tracks["stress"]}
    return {
        "tracks": tracks,
        "marks": _marks(tracks),
        "decided": {slider: list(rules) for slider, rules in DECIDED.items()},
        "bonds": {str(place): _bond(_position(*kind, interest=place)) for place in tracks["interest"]},
        "cards": {str(place): _position(*kind, growth=place).payoff_count() for place in tracks["growth"]},
        "difficulty": {str(g): {str(s): worlds[g, s].difficulty() for s in tracks["stress"]} for g in tracks["growth"]},
        "crises": {str(state.difficulty()): _crisis(state) for state in worlds.values()},
        **_clashes({place: _position(*kind, power=place) for place in tracks["power"]}),
        "faces": board().clash_die,
        "rules": {line: list(rules) for line, rules in RULES.items()},
    }


def _bond(state: State) -> dict[str, int]:
    seat = state.table.seats[0]
    return {
        "first": money.row(money.loan_value(state, seat), 1),
        "less": 2 * money.loan_value(state, seat) - money.row(money.loan_value(state, seat), 2),
        "back": state.rate(),
        "upkeep": board().bond_interest,
        "end": board().bond_penalty,
    }


def _crisis(state: State) -> dict[str, Any]:
    found = crisis(state)
    return {**found, "dice": [odds.intensity(found["difficulty"], die) for die in range(1, found["of"] + 1)]}


def _clashes(states: Mapping[int, State]) -> dict[str, Any]:
    """Return what each place of Balance of Power adds to a roll, and the odds that come of it in each country."""
    lands = [land for land in board().lands if land != HAVENS]
    sides, any_land = board().clash_die, lands[0]
    found: dict[str, dict[str, dict[str, list[int | None]]]] = {land: {camp: {} for camp in CAMPS} for land in lands}
    for place, state in states.items():
        for land in lands:
            for camp in CAMPS:
                clash = odds.clash(state, land, camp)
                found[land][camp][str(place)] = [clash.least, int(clash.chance * sides)]
    help_ = {
        str(place): {camp: odds.clash(state, any_land, camp).power for camp in CAMPS} for place, state in states.items()
    }
    return {"help": help_, "clashes": found}


def _marks(tracks: Mapping[str, list[int]]) -> dict[str, list[int]]:
    """Return the places that the rulebook does not state, by the marks of the game's own board file."""
    source = resources.files(f"gamekit.{GAME_ID}").joinpath("board.json")
    printed: dict[str, Any] = json.loads(source.read_text("utf-8"))["sliders"]
    stated = {
        slider: {place[shown] for place in printed[slider]["positions"] if place["provenance"] == "rulebook"}
        for slider, shown in (("interest", "loan_value"), ("growth", "percent"))
    }
    marks = {slider: [place for place in tracks[slider] if place not in stated[slider]] for slider in stated}
    for slider, entry in (("stress", printed["stress"]), ("power", printed["balance_of_power"])):
        ends = {side for side in ("min", "max") if entry["provenance"][side] == "reconstructed"}
        low, high = min(tracks[slider]), max(tracks[slider])
        unsure = {place for place, side in ((low, "min"), (high, "max")) if side in ends}
        # Where a slider starts is stated, also at the end of its track.
        marks[slider] = [place for place in tracks[slider] if place in unsure and place != entry["start"]]
    return marks
