"""The rulesets and the options in which tables differ: one place for every decision that is a matter of choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gamekit.core.errors import SetupError
from gamekit.core.setup import check_options
from gamekit.core.terms import Config
from gamekit.incorporated.board import board

RULESETS = ("rulebook",)
"""One ruleset: the rulebook, with what it leaves open settled."""

GAME_ID = "incorporated"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game.

    Parameters
    ----------
    growth_has_zero
        Whether the Growth track has a position for 0 % (INC-A04).
    bop_max
        Largest Balance of Power for either camp, 3 or 4 (INC-A06).
    bond_supply
        How many bonds there are in all, None for as many as are wanted (INC-A13).
    hidden_cash
        Whether cash is shown only to its owner (INC-013, INC-S05); changes no rule.
    advanced_setup
        Whether the corporations are auctioned (INC-079).
    """

    growth_has_zero: bool = False
    bop_max: int = 3
    bond_supply: int | None = None
    hidden_cash: bool = False
    advanced_setup: bool = False


FLAGS = frozenset({"growth_has_zero", "hidden_cash", "advanced_setup"})

VALUES: Mapping[str, str] = {
    "growth_has_zero": "true/false",
    "bop_max": "3/4",
    "bond_supply": "1, 2, 3, ...",
    "hidden_cash": "true/false",
    "advanced_setup": "true/false",
}
"""What each option can be, as the command takes it."""


def read_options(config: Config) -> Options:
    """Return the options of a configuration.

    Raises
    ------
    SetupError
        For an unknown option, or a value it cannot have.
    """
    given = config.options
    check_options(config, VALUES)
    for name, value in given.items():
        if name in FLAGS and not isinstance(value, bool):
            raise SetupError("incorporated.setup.flag", game=GAME_ID, option=name, given=repr(value)[:40])
    ends = (board().power_max, board().power_max + 1)
    if type(cap := given.get("bop_max", ends[0])) is not int or cap not in ends:
        least, most = ends
        raise SetupError("incorporated.setup.bop", rule="INC-A06", game=GAME_ID, least=least, most=most)
    supply = given.get("bond_supply")
    if supply is not None and (type(supply) is not int or supply < 1):
        raise SetupError("incorporated.setup.bonds", rule="INC-A13", game=GAME_ID, usual=board().bond_papers)
    return Options(**given)
