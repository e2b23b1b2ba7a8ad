"""The four sliders: where they stand, and where they move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.incorporated.events import SliderMoved
from widgets.lessons.answers import Slip
from widgets.truths.branch import Branch, Truth, unmoved, usable

SLIDERS = {"growth": "percent", "interest": "dollar", "stress": "", "power": ""}
"""The sliders, and the unit of what each shows; Balance of Power is positive for NATO and negative for SCO."""
ASK = {"growth": "growth", "interest": "interest", "stress": "stress", "power": "balance"}
"""The wording of the question for each."""


def slider(branch: Branch, which: str) -> Truth:
    """Return what a slider shows."""

    def read(view: Mapping[str, Any]) -> int:
        return int(view["sliders"][which]["value"])

    value, before = read(branch.view), read(branch.before)
    moved = branch.of(SliderMoved, slider=which)
    slips = [
        *unmoved(value, before, ()),
        Slip(2 * before - value, "direction"),
        # Of several moves one was left out; of a single one this would be where it stood before.
        *(Slip(value - (event.end - event.start), "forgot", (event,)) for event in moved),
    ]
    return Truth("number", value, ASK[which], SLIDERS[which], facts=moved, slips=usable(slips, value))
