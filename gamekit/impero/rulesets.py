"""The rulesets and the options in which tables differ: one place for every decision that is a matter of choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from gamekit.core.errors import SetupError
from gamekit.core.setup import check_options
from gamekit.core.terms import Config

RULESETS = ("impero",)
"""One ruleset: the page of the rhythm of play, with the rest completed."""

GAME_ID = "impero"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game.

    Parameters
    ----------
    actions
        Whether the seasons have an Actions phase; without it a class manages income, growth and upkeep (section 5).
    years
        After how many years the game ends: 3, 2 for a short game, 1 for a lesson (IMP-176).
    deficit_at_7
        The tier that exactly 7 missing resources belong to, 2 or 3 (IMP-A01).
    winter_stability
        Whether winter's loss of stability is ``temporary`` or ``permanent`` (IMP-A03).
    hidden_stocks
        Whether resources are shown only to their owner; a spy can see them then (IMP-153, IMP-171).
    """

    actions: bool = True
    years: int = 3
    deficit_at_7: int = 2
    winter_stability: Literal["temporary", "permanent"] = "temporary"
    hidden_stocks: bool = False


VALUES: Mapping[str, tuple[Any, ...]] = {
    "actions": (True, False),
    "years": (1, 2, 3),
    "deficit_at_7": (2, 3),
    "winter_stability": ("temporary", "permanent"),
    "hidden_stocks": (True, False),
}
"""What each option can be."""

RULES: Mapping[str, str] = {
    "actions": "IMP-S01",
    "years": "IMP-176",
    "deficit_at_7": "IMP-A01",
    "winter_stability": "IMP-A03",
    "hidden_stocks": "IMP-153",
}
"""The rule behind each option."""


def spelled(name: str) -> str:
    """Return what an option can be, as the command takes it."""
    return "/".join(str(value).lower() for value in VALUES[name])


def read_options(config: Config) -> Options:
    """Return the options of a configuration.

    Raises
    ------
    SetupError
        For an unknown option, or a value it cannot have.
    """
    check_options(config, {name: spelled(name) for name in VALUES})
    for name, value in config.options.items():
        # True is 1 to Python, but not to a reader.
        if not any(type(value) is type(known) and value == known for known in VALUES[name]):
            raise SetupError(
                "impero.setup.option",
                rule=RULES[name],
                game=GAME_ID,
                option=name,
                known=spelled(name),
                given=repr(value)[:40],
            )
    return Options(**config.options)
