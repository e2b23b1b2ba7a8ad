"""Where the economies of a lesson begin: scenarios by name, and sliders put anywhere."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from types import MappingProxyType

from gamekit.core.errors import RondelError
from gamekit.incorporated.board import board
from gamekit.locale import text

SLIDERS = ("growth", "interest", "stress", "power")
"""The sliders of a scenario: Growth in percent, Interest in dollars for a bond, Stress and Balance of Power."""


def _read() -> dict[str, Mapping[str, int]]:
    data = json.loads(resources.files(__package__).joinpath("scenarios.json").read_text("utf-8"))
    return {name: MappingProxyType(sliders) for name, sliders in data.items()}


SCENARIOS: Mapping[str, Mapping[str, int]] = MappingProxyType(_read())
"""Where the sliders stand at the start, by scenario."""


def tracks() -> dict[str, tuple[int, ...]]:
    """Return the places of each slider in ascending order, as it shows them.

    Examples
    --------
    >>> tracks()["stress"]
    (-2, -1, 0, 1, 2)
    """
    low, high = board().stress_ends
    return {
        "growth": tuple(step.percent for step in board().growth(False)),
        "interest": tuple(sorted(board().interest_track)),
        "stress": tuple(range(low, high + 1)),
        "power": tuple(range(-board().power_max, board().power_max + 1)),
    }


def places(start: str | Mapping[str, int] = "calm", change: Mapping[str, int] | None = None) -> dict[str, int]:
    """Return where all sliders stand at the start.

    Parameters
    ----------
    start
        A name of :data:`SCENARIOS`, or places by slider; those not named stand as in ``"calm"``.
    change
        Places that replace those of the start.

    Raises
    ------
    RondelError
        If there is no such scenario or slider, or the place is not on its track.

    Examples
    --------
    >>> places("calm", {"interest": 12})
    {'growth': 2, 'interest': 12, 'stress': 0, 'power': 0}
    """
    own = SCENARIOS.get(start) if isinstance(start, str) else start
    if not isinstance(own, Mapping):
        raise RondelError("scenario.unknown", given=str(start)[:40], known=", ".join(SCENARIOS))
    if not isinstance(change, Mapping | None):
        raise RondelError("scenario.slider", given=str(change)[:40], known=", ".join(SLIDERS))
    found = {**SCENARIOS["calm"]}
    for slider, place in [*own.items(), *(change or {}).items()]:
        if slider not in SLIDERS:
            raise RondelError("scenario.slider", given=str(slider)[:40], known=", ".join(SLIDERS))
        if type(place) is not int or place not in tracks()[slider]:
            known = ", ".join(map(str, tracks()[slider]))
            raise RondelError("scenario.place", slider=slider, given=repr(place)[:40], known=known)
        found[slider] = place
    return found


def scenario_name(scenario: str, lang: str = "en") -> str:
    """Return what a scenario is called."""
    return text(f"classroom.scenario.{scenario}", lang)


def scenario_why(scenario: str, lang: str = "en") -> str:
    """Return a sentence on what a scenario stands for."""
    return text(f"classroom.why.{scenario}", lang)
