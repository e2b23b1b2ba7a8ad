"""Positions and plays of Incorporated for the tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.core.game import Config
from gamekit.core.seats import seat_ids
from gamekit.incorporated import GAME
from gamekit.incorporated.state import State
from tests.play import BasePlay


class Play(BasePlay[State]):
    """A position of Incorporated to play on."""

    game = GAME

    @classmethod
    def dealt(cls, deal: Mapping[str, str], **options: Any) -> Play:
        """Return the opening of a deal."""
        return cls(GAME.setup(Config(seat_ids(len(deal)), "rulebook", options, dict(deal))))
