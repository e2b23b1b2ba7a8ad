"""Incorporated: corporations buy shares of countries, fight for industry squares and lobby the powers of the world."""

from gamekit.incorporated.game import GAME, Incorporated

__all__ = ["GAME", "Incorporated"]
