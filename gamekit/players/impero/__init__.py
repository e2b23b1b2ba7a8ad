"""What computer players know of IMPERO."""

from gamekit.players.impero.judge import ImperoGreed
from gamekit.players.impero.moods import weigh
from gamekit.players.skills import Skill

__all__ = ["SKILL"]

SKILL = Skill(weigh, ImperoGreed)
