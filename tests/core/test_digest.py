"""The digest, held against a second implementation that shares no line with the first."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

from gamekit.core import codec
from gamekit.core.game import Game, games, get
from tests import tiny
from tests.strategies import tables, walk


def reference(tree: dict[str, Any]) -> str:
    """Return the digest of a tree, as the file format describes it."""

    def short(value: Any) -> str:
        text = value if isinstance(value, str) else json.dumps(value, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode("utf-8")).hexdigest()[:12]

    def compact(value: Any) -> str:
        return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))

    pairs = [[tag, short(compact(part))] for tag, part in tree.items()]
    return short(compact(sorted(pairs)))


@pytest.mark.parametrize("game_id", [*games(), "coins"])
def test_digests_are_those_of_the_reference(game_id: str) -> None:
    game: Game[Any] = tiny.GAME if game_id == "coins" else get(game_id)
    for ruleset, players in tables(game):
        for step in walk(game, ruleset, players, 1, limit=80):
            assert codec.digest(step.after) == reference(codec.to_tree(step.after))


def test_the_order_of_the_tree_does_not_count() -> None:
    state = list(walk(tiny.GAME, "fair", 3, 1, limit=12))[-1].after
    rng, tree = random.Random(1), codec.to_tree(state)

    def stirred(value: Any) -> Any:
        if isinstance(value, dict):
            keys = rng.sample(sorted(value), len(value))
            return {key: stirred(value[key]) for key in keys}
        return value

    assert {reference(stirred(tree)) for _ in range(10)} == {codec.digest(state)}


def test_any_change_shows() -> None:
    """Each leaf of the tree counts."""
    tree = codec.to_tree(list(walk(tiny.GAME, "fair", 3, 1, limit=9))[-1].after)
    text = json.dumps(tree)
    digests = {reference(tree)}
    numbers = [place for place, sign in enumerate(text) if sign.isdigit()]
    for place in numbers:
        changed = text[:place] + str((int(text[place]) + 1) % 10) + text[place + 1 :]
        digests.add(reference(json.loads(changed)))
    assert len(digests) == len(numbers) + 1
