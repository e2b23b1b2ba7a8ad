"""How games of IMPERO go among greedy players: ``python -m tests.players.impero_report [games] [years] [counts]``."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from statistics import mean
from time import process_time

from gamekit.core.session import Session
from gamekit.impero.board import board
from tests.players.impero_games import GAME, happenings, heavy, tiers, winners
from tests.players.seated import play_greedy

PARTS = ("tier ", "card ", "battle ", "mission", "offer: ", "built ", "upgraded ", "recruited ", "learned ", "route ",
         "unit lost: ")  # fmt: skip
"""Groups of what is counted, by how their names begin."""

SINGLE = ("siege", "neutral city taken", "city taken from a player", "federated", "neutral", "revolted", "eliminated",
          "retreated", "seven", "verb calm", "verb repair", "influence", "pledge_lapsed", "route_ended")  # fmt: skip


class Tally:
    """What happened in some games with as many players.

    Parameters
    ----------
    count
        Number of players.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.games = 0
        self.firsts: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.bills: Counter[int] = Counter()
        self.events: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.steps: list[int] = []

    def add(self, session: Session) -> None:
        """Count a finished game."""
        assert session.outcome is not None
        self.games += 1
        won = winners(session)
        scores = dict(session.outcome.scores)
        for seat in session.state.seats:
            self.points[seat.faction] += scores[seat.id]
        for faction in won:
            self.firsts[faction] += 1
        self.bills += tiers(session)
        self.events += happenings(session)
        self.ends[session.state.clock.why] += 1
        self.steps.append(len(session.steps))

    def lines(self) -> list[str]:
        """Return the table."""
        ends = ", ".join(f"{why} {number / self.games:.0%}" for why, number in sorted(self.ends.items()))
        found = [f"{self.count} players, {self.games} games, {mean(self.steps):.0f} steps; ended by {ends}"]
        for faction in board().tables[self.count]:
            share, points = self.firsts[faction] / self.games, self.points[faction] / self.games
            found.append(f"    {faction}: first in {share:.0%}, {points:.1f} points")
        found.append(f"    bills of tier 2 or worse: {heavy(self.bills):.1%}")
        for part in PARTS:
            names = sorted(name for name in self.events if name.startswith(part))
            found.append("    " + ", ".join(f"{name} {self.events[name] / self.games:.2f}" for name in names))
        found.append("    " + ", ".join(f"{name} {self.events[name] / self.games:.2f}" for name in SINGLE))
        return found


def main(arguments: Sequence[str]) -> None:
    """Print how greedy games go: by default 20 games of 3 years for each of 2 to 4 players."""
    games = int(arguments[0]) if arguments else 20
    years = int(arguments[1]) if len(arguments) > 1 else 3
    counts = [int(given) for given in arguments[2].split(",")] if len(arguments) > 2 else [2, 3, 4]
    actions = "still" not in arguments
    for count in counts:
        tally, began = Tally(count), process_time()
        for seed in range(games):
            tally.add(play_greedy(GAME, count, seed, years=years, actions=actions))
        print(*tally.lines(), sep="\n")
        print(f"    {(process_time() - began) / games:.2f} s a game", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
