"""What cannot stand in a position of Imperial 2030 is said by message, so that it is refused in either language."""

from __future__ import annotations

from gamekit.core.position import Fields
from gamekit.imperial2030.rulesets import GAME_ID

FIELDS = Fields(GAME_ID, most=999_999)

breach = FIELDS.breach
