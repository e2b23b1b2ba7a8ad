"""G1: a random playout, compared with the one that catanatron brings along, in the same run."""

from __future__ import annotations

import random
import statistics
import time

import catanatron

import gamekit
from benchmarks.measure import Row, interleaved, median_ratio

GAMES_A_ROUND = 3


def ours(game_id: str, seed: int, players: int = 4) -> tuple[int, float]:
    """Return actions and seconds of one random game: list the legal actions, choose, apply."""
    game = gamekit.get(game_id)
    choose = random.Random(seed).random
    state = gamekit.new_session(game_id, players, seed=seed).state
    actions, start = 0, time.perf_counter()
    while legal := game.legal_actions(state):
        state = game.apply(state, legal[int(choose() * len(legal))]).state
        actions += 1
    return actions, time.perf_counter() - start


def theirs(seed: int) -> tuple[int, float]:
    """Return actions and seconds of one random game of catanatron with four players."""
    random.seed(seed)
    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
    start = time.perf_counter()
    game.play()
    return len(game.state.actions), time.perf_counter() - start


def per_action(games: list[tuple[int, float]]) -> float:
    """Return microseconds an action over several games."""
    return 1e6 * sum(spent for _, spent in games) / sum(actions for actions, _ in games)


def measure() -> list[Row]:
    """Return one row per game of the kit."""
    rows = []
    for game_id in gamekit.games():
        figures = interleaved(
            {
                "ours": lambda n, g=game_id: per_action([ours(g, s) for s in _seeds(n)]),  # type: ignore[misc]
                "theirs": lambda n: per_action([theirs(s) for s in _seeds(n)]),
            }
        )
        ratio = median_ratio(figures["theirs"], figures["ours"])
        cost = statistics.median(figures["ours"])
        rows.append(Row.at_least("G1", f"{game_id} playout, {cost:.1f} us an action, vs catanatron", ratio, 1, "x"))
    return rows


def _seeds(number: int) -> range:
    return range(GAMES_A_ROUND * number, GAMES_A_ROUND * (number + 1))
