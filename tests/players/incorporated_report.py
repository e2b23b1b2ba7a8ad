"""How games of Incorporated go among greedy players: ``python -m tests.players.incorporated_report [games]``."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from statistics import mean
from time import process_time

from tests.players.incorporated_games import GAME, happenings, occupied, rare_branches
from tests.players.played import told_rare
from tests.players.seated import play_greedy
from tests.players.test_incorporated_biased import RARE

SHOWN = ("auction", "paid reverse", "paid private", "grabbed", "killed", "moved", "clash", "major flipped", "paid loan")


def main(arguments: Sequence[str]) -> None:
    """Print how greedy games go for 2 to 4 players, and how often biased players reach the rare branches."""
    games = int(arguments[0]) if arguments else 20
    for count in (2, 3, 4):
        firsts: Counter[str] = Counter()
        cash: Counter[str] = Counter()
        events: Counter[str] = Counter()
        squares: list[int] = []
        began = process_time()
        for seed in range(games):
            session = play_greedy(GAME, count, seed)
            assert session.outcome is not None
            events += happenings(session)
            squares.append(occupied(session))
            ranks, scores = dict(session.outcome.ranks), dict(session.outcome.scores)
            winners = [seat for seat, rank in ranks.items() if rank == 1]
            for seat in session.state.seats:
                firsts[seat.corporation] += seat.id in winners
                cash[seat.corporation] += scores[seat.id]
        seconds = (process_time() - began) / games
        print(f"{count} players, {games} games: {mean(squares):.1f} squares occupied; {seconds:.2f} s a game")
        for corporation in sorted(cash):
            print(f"    {corporation}: first {firsts[corporation] / games:.0%}, ${cash[corporation] / games:.0f}")
        print("    a game: " + ", ".join(f"{kind} {events[kind] / games:.1f}" for kind in SHOWN))
    print(told_rare(happenings, rare_branches(), RARE))


if __name__ == "__main__":
    main(sys.argv[1:])
