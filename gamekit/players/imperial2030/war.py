"""Battle: whether to attack, to fight when asked, and to go on."""

from __future__ import annotations

from gamekit.imperial2030.board import board
from gamekit.players.imperial2030.prospects import FLAG, Prospects
from gamekit.players.imperial2030.sight import POINT, Sight

UNIT = 330
"""What losing a unit costs."""

CLEARED = 1500
"""What it is worth to drive the last occupier out of an own home province."""


def fight(sight: Sight, nation: str, enemy: str, region: str, temper: int) -> int:
    """Return the value of fighting an enemy in a region to the end, by the units that are there now.

    Parameters
    ----------
    nation
        Whose side is judged; the seat of ``sight`` governs it.
    temper
        How much the player likes to fight, 0 to 300.
    """
    own, other = sight.units(nation, region), sight.units(enemy, region)
    if not own or not other:
        return 0
    lost = min(own, other)
    stance = sight.stances[enemy]
    if sight.nations[enemy]["government"] == sight.seat:
        return -lost * 2 * UNIT
    value = lost * ((UNIT + temper) * max(0, -stance) // POINT - UNIT) + temper // 3
    alone = own > other and len(sight.others(nation, region)) == 1
    place = board().regions[region]
    if place.owner == nation and sight.occupied(region):
        value += CLEARED if own >= other and len(sight.others(nation, region)) == 1 else CLEARED // 4
    elif place.neutral and alone:
        value += Prospects(sight, nation).prize(region) or FLAG // 4
    elif place.neutral and sight.flag(region) == nation and other >= own:
        value -= FLAG // 4
    return value
