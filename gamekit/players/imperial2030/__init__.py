"""What computer players know of Imperial 2030."""

from gamekit.players.imperial2030.judge import Imperial2030Greed
from gamekit.players.imperial2030.moods import weigh
from gamekit.players.skills import Skill

__all__ = ["SKILL"]

SKILL = Skill(weigh, Imperial2030Greed)
