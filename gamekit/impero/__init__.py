"""IMPERO: four seasons a year in the western Mediterranean, with cities to feed, armies to pay and regions to hold."""

from gamekit.impero.game import GAME, Impero

__all__ = ["GAME", "Impero"]
