"""Play the recorded games of the kit: ``python -m tools.record_games`` writes them into ``replays/``.

Greedy computer players play them, so the same rules and players give the same files, byte for byte; a test holds
that. Played anew because rules or players have changed, look at them before they are committed: notes written on
the old games may no longer fit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import gamekit
from gamekit import players
from gamekit.core.session import Session
from gamekit.replay import record

FOLDER = Path(__file__).resolve().parent.parent / "replays"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
META = {"source": "greedy computer players", "licence": "CC0-1.0"}


@dataclass(frozen=True)
class Recorded:
    """One recorded game.

    Parameters
    ----------
    game
        Id of the game.
    seats
        Number of players.
    seed
        Seed of the session. The seed of each player follows from it as in ``rondel play --bots greedy``.
    deal
        Explicit deal, None for the one that the seed draws.
    """

    game: str
    seats: int
    seed: int
    deal: Mapping[str, str] | None = None

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.game}-{self.seats}p.replay.jsonl"


# The seeds were picked by looking: a close end, battles, convoys, donations, and governments that change. The game of
# six ends in a tie that the credit sums decide. Of Incorporated: close ends, crises, clashes in which a major changes
# sides, executives killed, and squares that are taken as soon as they are freed. Of IMPERO: points that are close until
# the last winter, and a victory by cities; battles, on land and at sea, sieges, revolts, deficits, spies caught.
GAMES = (
    Recorded("imperial2030", 2, 78),
    Recorded("imperial2030", 4, 172, {"P1": "BR", "P2": "EU", "P3": "RU", "P4": "CN"}),
    Recorded("imperial2030", 6, 95),
    Recorded("incorporated", 3, 2),
    Recorded("incorporated", 4, 39),
    Recorded("impero", 3, 1),
    Recorded("impero", 4, 3),
)


def play(recorded: Recorded) -> Session:
    """Play a recorded game again from its seeds."""
    session = gamekit.new_session(
        recorded.game, players=NAMES[: recorded.seats], seed=recorded.seed, deal=recorded.deal
    )
    session.meta.update(META)
    table = [players.get("greedy", recorded.seed * 1000 + place) for place in range(recorded.seats)]
    players.play(session, table)
    return session


def main() -> None:
    """Write all recorded games and say what they hold."""
    FOLDER.mkdir(exist_ok=True)
    for recorded in GAMES:
        session = play(recorded)
        record.save(session, FOLDER / recorded.file)
        assert session.outcome is not None
        scores = ", ".join(f"{session.names[seat]} {score}" for seat, score in session.outcome.scores)
        print(f"{recorded.file}: {len(session)} steps, {session.game.turn(session.state)} turns; {scores}")


if __name__ == "__main__":
    main()
