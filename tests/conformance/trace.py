"""Print a random game as digests, actions and views, for comparing runs with different hash seeds."""

from __future__ import annotations

import sys

from gamekit.core import codec
from gamekit.core.game import ALL, get
from tests import tiny
from tests.strategies import tables, walk


def main(game_id: str) -> None:
    """Print one game per table."""
    with tiny.registered():
        game = get(game_id)
        for ruleset, players in tables(game):
            for step in walk(game, ruleset, players, 7, limit=120):
                view = codec.canonical(game.view(step.after, ALL))
                legal = " | ".join(map(str, game.legal_actions(step.after)))
                print(step.action, codec.digest(step.after), view, legal, step.step.events)


if __name__ == "__main__":
    main(sys.argv[1])
