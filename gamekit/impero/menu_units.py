"""What menus say of units that are lost: for a card, a hit, or a deficit."""

from __future__ import annotations

from gamekit.core.menu import Option
from gamekit.core.verdict import reason
from gamekit.impero.actions import Lose
from gamekit.impero.menu_places import piece_place
from gamekit.impero.state import Lookups


def lost(at: Lookups, action: Lose, rules: tuple[str, ...]) -> Option:
    """Return the option to give a unit of an army, which stands at the army."""
    army = at.army(action.actor, action.army)
    assert army is not None, f"{action.actor} has no {action.army}"
    label = reason("impero.do.lose", *rules, army=army.name, unit=action.unit, held=army.has(action.unit))
    place = piece_place(action.actor, army.name)
    return Option(str(action), label, complete=True, more=False, place=place, unit=action.unit)
