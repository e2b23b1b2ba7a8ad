"""What computer players know of Incorporated."""

from gamekit.players.incorporated.judge import IncorporatedGreed
from gamekit.players.incorporated.moods import weigh
from gamekit.players.skills import Skill

__all__ = ["SKILL"]

SKILL = Skill(weigh, IncorporatedGreed)
