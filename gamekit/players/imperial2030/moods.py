"""Moods of the biased player: each is drawn to other rare branches of the rules.

A mood only changes how likely the legal actions are; none of them ever becomes impossible. First each verb gets
its weight, however many actions it has; within a verb the mood prefers some actions to others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gamekit.core.text import Action
from gamekit.imperial2030.actions import Buy, Convoy, Import, MoveArmy, MoveFleet, Rondel
from gamekit.imperial2030.board import board
from gamekit.players.base import Question

SCALE = 1_000_000
"""Shared by the actions of a verb of weight 1; large enough that the shares of hundreds stay whole numbers."""

Taste = Callable[[Question, Action], int]


@dataclass(frozen=True, slots=True)
class Mood:
    """What a player is inclined to.

    Parameters
    ----------
    spaces
        Weights of the rondel spaces, 1 where none is given.
    verbs
        Weights of the verbs, 10 where none is given.
    taste
        Factor of at least 1 for a single action.
    """

    name: str
    spaces: Mapping[str, int]
    verbs: Mapping[str, int]
    taste: Taste


def indifferent(_question: Question, _action: Action) -> int:
    """Like everything."""
    return 1


def crowds(question: Question, action: Action) -> int:
    """Like large imports, places with foreign units, and there larger stacks of one's own."""
    match action:
        case Import():
            return 1 + 4 * sum(item.count for item in action.placements)
        case MoveFleet() | MoveArmy():
            own, others = _forces(question, action.actor, action.target)
            return (1 + 3 * min(others, 3)) * (1 + 2 * own)
        case _:
            return 1


def sailing(question: Question, action: Action) -> int:
    """Like fleets at sea, convoys that sail, most of all into seas with foreign fleets, and imports for both."""
    match action:
        case Import():
            kinds = {item.kind for item in action.placements}
            return 1 + 3 * len(kinds) + 3 * any(board().regions[p.region].port_sea for p in action.placements)
        case MoveFleet():
            return 12 if board().regions[action.source].kind == "home" else 1
        case MoveArmy():
            return 6 if board().regions[action.target].port_sea else 1
        case Convoy() if len(action.seas) > 1:
            own, others = _forces(question, action.actor, action.seas[-1])
            return (2 + 10 * min(others, 2)) * (1 + 2 * own)
        case _:
            return 1


def empty_land(question: Question, action: Action) -> int:
    """Like regions where nobody is and no flag of one's own lies, and imports in many places."""
    match action:
        case Import():
            return 1 + 5 * len(action.placements)
        case MoveFleet() | MoveArmy() | Convoy():
            region = question.view["regions"].get(action.target, {})
            if board().regions[action.target].neutral and "units" not in region and region.get("flag") != action.actor:
                return 60
            return 1
        case _:
            return 1


def plenty(_question: Question, action: Action) -> int:
    """Like large imports."""
    return 1 + 6 * sum(item.count for item in action.placements) if isinstance(action, Import) else 1


def takeovers(question: Question, action: Action) -> int:
    """Like dear bonds, most of all those that bring a government."""
    if not isinstance(action, Buy):
        return 1
    government = question.view["nations"][action.nation]["government"]
    if government == action.actor:
        return 1
    seats = question.view["seats"]
    held = sum(seats[action.actor]["bonds"].get(action.nation, ()))
    rival = sum(seats[government]["bonds"].get(action.nation, ())) if government else 0
    return action.value * (20 if held + action.value > rival else 1)


def long_ways(question: Question, action: Action) -> int:
    """Like many steps on the rondel."""
    if not isinstance(action, Rondel):
        return 1
    return (question.view["spaces"][action.space]["steps"] or 1) ** 3


MOODS = (
    Mood("even", {}, {}, indifferent),
    Mood("fighter", {"production": 3, "import": 4, "maneuver": 6}, {"attack": 20, "end": 2, "convoy": 4}, crowds),
    Mood("sailor", {"production": 3, "import": 4, "maneuver": 6}, {"convoy": 60, "attack": 5, "end": 3}, sailing),
    Mood(
        "colonist",
        {"production": 4, "import": 6, "maneuver": 12},
        {"peace": 60, "fight": 1, "attack": 1, "end": 1},
        empty_land,
    ),
    Mood("idler", {"factory": 4, "investor": 8}, {"peace": 60, "fight": 1, "attack": 1, "end": 60}, indifferent),
    Mood("hoarder", {"factory": 6, "production": 12, "import": 12}, {"peace": 60, "end": 60, "skip": 1}, plenty),
    Mood("banker", {"investor": 8, "taxation": 4}, {"pass": 2}, takeovers),
    Mood("racer", {}, {}, long_ways),
)
"""The seed of a player picks his mood: seed modulo their number."""


def weigh(question: Question, seed: int) -> tuple[int, ...]:
    """Return the weights of the legal actions for the biased player of a seed."""
    mood = MOODS[seed % len(MOODS)]
    verbs = Counter(action.TAG for action in question.legal)
    found = []
    for action in question.legal:
        if isinstance(action, Rondel):
            weight = mood.spaces.get(action.space, 1) * SCALE
        else:
            weight = mood.verbs.get(action.TAG, 10) * SCALE // verbs[action.TAG]
        found.append(weight * mood.taste(question, action))
    return tuple(found)


def _forces(question: Question, nation: str, region: str) -> tuple[int, int]:
    """Return a nation's units in a region and those of all others."""
    own = others = 0
    for owner, _, _, count in question.view["regions"].get(region, {}).get("units", ()):
        if owner == nation:
            own += count
        else:
            others += count
    return own, others
