"""The greedy player: takes what looks best now, by what it knows of the game."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.core.events import Event
from gamekit.core.text import Action
from gamekit.players.base import Player, PlayerError, Question
from gamekit.players.skills import Greed, Skill, skill

NEAR = 15
"""Values closer than this, in thousandths of a point, count as equal; chance decides among them."""


class GreedyPlayer(Player):
    """Judges each choice by simple estimates from the view and takes the best."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._greed: Greed | None = None
        self._untold: list[Event] = []

    def check_game(self, game: str) -> None:
        """Raise PlayerError if there is no judgement for this game."""
        self._known(game)

    def _known(self, game: str) -> Skill:
        known = skill(game)
        if known is None:
            raise PlayerError("player.no_skill", player=self.name, game_id=game)
        return known

    def told(self, events: Sequence[Event]) -> None:
        """Remember what happened; before the first question the game is not known yet."""
        if self._greed is None:
            self._untold.extend(events)
        else:
            self._greed.told(events)

    def choose(self, question: Question) -> Action | str:
        """Return the action judged best; chance decides among nearly equal ones.

        Raises
        ------
        PlayerError
            If there is no judgement for this game.
        """
        if self._greed is None:
            self._greed = self._known(question.game).greed(self.draw)
            self._greed.told(self._untold)
            self._untold = []
        judged = self._greed.judge(question)
        best = max(value for _, value in judged)
        return self.one_of([action for action, value in judged if value >= best - NEAR], question.step, "tie")
