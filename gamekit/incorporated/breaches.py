"""What cannot stand in a position of Incorporated is said by message, so that it is refused in either language."""

from __future__ import annotations

from gamekit.core.position import Fields
from gamekit.incorporated.rulesets import GAME_ID

FIELDS = Fields(GAME_ID)

breach = FIELDS.breach
