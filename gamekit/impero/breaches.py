"""What cannot stand in a position of IMPERO is said by message, so that it is refused in either language."""

from __future__ import annotations

from gamekit.core.position import Fields
from gamekit.impero.rulesets import GAME_ID

FIELDS = Fields(GAME_ID)

breach = FIELDS.breach
