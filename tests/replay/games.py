"""Sessions and files that the tests of replays share."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import gamekit
from gamekit.core import codec
from gamekit.core.session import Node, Session
from gamekit.core.text import Action
from gamekit.replay import record
from tests.strategies import draw_action, draw_interjection

POSITION = {
    "players": 2,
    "active": "RU",
    "turn": 3,
    "investor_card": "P1",
    "nations": {
        "RU": {"treasury": 9, "power": 3, "rondel": "factory", "flags": ["mongolia"], "units": ["army:moscow*2"]}
    },
    "seats": {"P1": {"cash": 5, "bonds": {"RU": [4, 12]}}},
}


def play(session: Session, steps: int, seed: int = 0) -> Session:
    """Play random steps, some of them interjections, until the game ends or there are enough."""
    rng = random.Random(seed)
    while session.to_act is not None and len(session) < steps:
        action = draw_interjection(session.game, session.state, rng) if rng.random() < 0.05 else None
        session.play(action or draw_action(session.game, session.state, rng))
    return session


def another(session: Session, node: Node) -> Action:
    """Return a legal action that was not tried yet after a node: a gift where nothing else is left."""
    known = [child.action for child in node.children]
    for action in session.game.legal_actions(node.state):
        if action not in known:
            return action
    gifts = (draw_interjection(session.game, node.state, random.Random(seed)) for seed in range(100))
    return next(gift for gift in gifts if gift is not None and gift not in known)


def begun(steps: int = 12, seed: int = 7) -> Session:
    """Return an unfinished game of Imperial 2030 with named players and meta."""
    session = gamekit.new_session("imperial2030", ["Ann", "Bénédicte", "Cleo"], seed=seed)
    session.meta["event"] = {"where": "Zürich", "round": 2, "odds": [0.5, None, True]}
    return play(session, steps)


@cache
def finished_text(seed: int = 1) -> str:
    """Return the file of a whole game."""
    return record.dumps(play(gamekit.new_session("imperial2030", 4, seed=seed), 5000, seed))


def positioned() -> Session:
    """Return a game that began from a custom position."""
    session = gamekit.position("imperial2030", {**POSITION, "names": ["Ann", "Ben"]}, seed=3)
    return play(session, 6)


def tree(root: Node) -> list[tuple[int, str, bool, str]]:
    """Return all moves below a node: number, action, whether on the main line, digest.

    Where a side line was cut, for another to go on, makes no difference.
    """
    found, stack = [], [(root, True)]
    while stack:
        node, on_main = stack.pop()
        found.append((node.n, str(node.action), on_main, codec.digest(node.state)))
        main = node.main() if on_main else None
        stack.extend((child, child is main) for child in reversed(node.children))
    return found


def facts(session: Session) -> dict[str, Any]:
    """Return what a replay keeps of a session."""
    config = session.config
    return {
        "game": session.game.id,
        "start": (config.players, config.ruleset, dict(config.options), config.deal) if config else None,
        "position": session.initial_position,
        "names": session.names,
        "seed": session.seed,
        "meta": session.meta,
        "line": [(str(node.action), node.state, node.events) for node in session.main_line()[1:]],
    }


def edited(text: str, line: int, **changes: Any) -> str:
    """Return a file with other values in one line, counted from 1; ``...`` removes a key."""
    lines = text.split("\n")
    data = json.loads(lines[line - 1]) | changes
    kept = {key: value for key, value in data.items() if value is not ...}
    lines[line - 1] = json.dumps(kept, ensure_ascii=False)
    return "\n".join(lines)


def replaced(text: str, line: int, *others: str) -> str:
    """Return a file with other lines in the place of one, counted from 1."""
    lines = text.split("\n")
    lines[line - 1 : line] = others
    return "\n".join(lines)
