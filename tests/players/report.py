"""How games of greedy players go: ``python -m tests.players.report [games]``."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from statistics import median
from time import perf_counter

from tests.players.games import greedy, happenings, rare_branches, turns
from tests.players.played import told_rare
from tests.players.test_biased import RARE

SHOWN = ("built", "imported", "produced", "attacked", "lost", "flag_set", "flag_removed", "bond", "governs", "taxed")


def main(arguments: Sequence[str]) -> None:
    """Print how greedy games go for 2 to 6 players, and how often biased players reach the rare branches."""
    games = int(arguments[0]) if arguments else 20
    for count in range(2, 7):
        lengths: list[int] = []
        firsts: Counter[str] = Counter()
        events: Counter[str] = Counter()
        began = perf_counter()
        for seed in range(games):
            session = greedy(count, seed)
            lengths.append(turns(session))
            events += happenings(session)
            assert session.outcome is not None
            firsts.update(seat for seat, rank in session.outcome.ranks if rank == 1)
        seconds = (perf_counter() - began) / games
        shares = "  ".join(f"{seat} {firsts[seat] / games:.0%}" for seat in sorted(session.names))
        spread = f"min {min(lengths)}, median {median(lengths):g}, max {max(lengths)}"
        print(f"{count} players, {games} games: nation turns {spread}; {seconds:.2f} s a game")
        print(f"    first: {shares}")
        print("    a game: " + ", ".join(f"{kind} {events[kind] / games:.1f}" for kind in SHOWN))
    print(told_rare(happenings, rare_branches(), RARE))


if __name__ == "__main__":
    main(sys.argv[1:])
