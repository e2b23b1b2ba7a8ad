"""Imperial 2030: investors buy bonds of six powers and steer them around a rondel."""

from gamekit.imperial2030.game import GAME, Imperial2030

__all__ = ["GAME", "Imperial2030"]
