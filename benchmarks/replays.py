"""G2, G3 and G4: how fast a replay is held against the rules and a step reached, how large files are, how fast read."""

from __future__ import annotations

import gc
import gzip
import random
import statistics
import tracemalloc
from collections.abc import Callable

import gamekit
from benchmarks.measure import Row, interleaved, median_ratio, seconds
from benchmarks.playout import ours
from gamekit.core import codec
from gamekit.core.session import Session
from gamekit.replay import layout, lines, notes, record
from gamekit.study import Study

SEEKS = 200
NOTES = 200


def random_game(game_id: str, seed: int) -> Session:
    """Return a random game of four players, played to its end."""
    session = gamekit.new_session(game_id, 4, seed=seed)
    choose = random.Random(seed).choice
    while session.to_act is not None:
        session.play(choose(session.legal_actions))
    return session


def long_game(game_id: str, actions: int) -> Session:
    """Return a random game of so many actions, in which nobody ends the game who can help it.

    A game of few turns ends all the same; then it is shorter.
    """
    session = gamekit.new_session(game_id, 4, seed=1)
    rng = random.Random(1)
    while session.n < actions:
        legal = list(session.legal_actions)
        rng.shuffle(legal)
        goes_on = (a for a in legal if session.game.to_act(session.game.apply(session.state, a).state) is not None)
        if (action := next(goes_on, None)) is None:
            break
        session.play(action)
    return session


def revalidation(game_id: str) -> list[Row]:
    """Return G2: full verification against the same game's playout, and two lengths against the clock."""
    rows = []
    whole = random_game(game_id, 1)
    data = record.dumps(whole).encode()

    def playout(_: int) -> float:
        actions, spent = ours(game_id, 1)
        return spent / actions

    figures = interleaved({"verify": lambda _: seconds(lambda: _hold(data)) / len(whole), "playout": playout})
    ratio = median_ratio(figures["verify"], figures["playout"])
    rows.append(Row.at_most("G2", f"{game_id} verify vs playout, an action", ratio, 1.3, "x"))
    limits = {600: 50.0, 1300: 100.0}
    games = {len(session): session for session in (long_game(game_id, actions) for actions in limits)}
    for actions, session in games.items():
        text = record.dumps(session).encode()
        spent = interleaved({"verify": lambda _, t=text: 1000 * seconds(lambda: _hold(t))})["verify"]  # type: ignore[misc]
        # A game too short for the shortest of the goals gets as much less time.
        limit = limits.get(actions, limits[600] * actions / 600)
        what = f"{game_id} verify {actions} actions"
        rows.append(Row.at_most("G2", what, statistics.median(spent), limit, " ms"))
    return rows


def _hold(data: bytes) -> None:
    if (problem := record.verify(data).problem) is not None:
        raise problem


def seeking(game_id: str) -> list[Row]:
    """Return G3: going to a step against replaying up to it, and what a kept step costs in memory."""
    session = long_game(game_id, 600)
    actions = [node.action for node in session.steps]
    targets = [random.Random(3).randrange(1, len(session) + 1) for _ in range(SEEKS)]
    game, root = session.game, session.root.state

    def seek(_: int) -> float:
        def jump() -> None:
            for n in targets:
                session.seek(n)

        return seconds(jump) / SEEKS

    def replay(number: int) -> float:
        def from_start() -> None:
            state = root
            for action in actions[: targets[number]]:
                assert action is not None
                state = game.apply(state, action).state

        return seconds(from_start) / targets[number] * statistics.mean(targets)

    figures = interleaved({"seek": seek, "replay": replay})
    return [
        Row.at_least(
            "G3",
            f"{game_id} seek vs replay from the start",
            median_ratio(figures["replay"], figures["seek"]),
            1000,
            "x",
        ),
        Row.at_most("G3", f"{game_id} seek", 1000 * statistics.median(figures["seek"]), 0.05, " ms"),
        Row.at_most("G3", f"{game_id} memory a step", memory_a_step(game_id), 1.5, " KiB"),
    ]


def memory_a_step(game_id: str) -> float:
    """Return the KiB that a step of a session keeps, tables that all games share left out."""
    for seed in range(3):
        random_game(game_id, seed)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    session = random_game(game_id, 1)
    gc.collect()
    kept = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return kept / len(session) / 1024


def size(game_id: str) -> list[Row]:
    """Return G4: a file of 600 actions, its size, and how long it takes to read before the rules are asked."""
    session = long_game(game_id, 600)
    actions, text = len(session), record.dumps(session)
    share = actions / 600  # of the goals, which are for 600 actions
    states = sum(len(codec.canonical(codec.to_tree(node.state))) for node in session.line)

    def read() -> None:
        found, _, _ = lines.split(text)
        layout.read_header(lines.parse(found[0]))
        for number, line in enumerate(found[1:-1], start=2):
            layout.read_step(number, lines.parse(line))
        layout.read_result(len(found), lines.parse(found[-1]))

    spent = interleaved({"read": lambda _: 1000 * seconds(read)})["read"]
    packed = len(gzip.compress(text.encode())) / 1024
    return [
        Row.at_most("G4", f"{game_id} {actions} actions vs full states", len(text) / states, 1 / 15, "x"),
        Row.at_most("G4", f"{game_id} {actions} actions", len(text) / 1024, 120 * share, " KiB"),
        Row.at_most("G4", f"{game_id} {actions} actions, gzip", packed, 12 * share, " KiB"),
        Row.at_most("G4", f"{game_id} {actions} actions, read and schema", statistics.median(spent), 10 * share, " ms"),
    ]


def noted(game_id: str) -> list[Row]:
    """Return G4 for a file of notes, in two languages and with all that a note can have, all over a long game."""
    study = Study(long_game(game_id, 600), author="Ann")
    last = len(study.session)
    for number in range(NOTES):
        said = f"What step {number} of {NOTES} brings, and what else could have been played. " * 2
        both = {"en": said, "fr": said}
        study.add(1 + number * last // NOTES, text=both, glyph="!?", tags=("plan", "money"), marks=("P1", "P2"))
    text = notes.dumps(study.notes)
    spent = interleaved({"read": lambda _: 1000 * seconds(lambda: notes.loads(text))})["read"]
    assert len(notes.loads(text).notes) == NOTES
    return [Row.at_most("G4", f"{game_id} {NOTES} notes, read and schema", statistics.median(spent), 10, " ms")]


def measure() -> list[Row]:
    """Return the rows of all games of the kit."""
    parts: tuple[Callable[[str], list[Row]], ...] = (revalidation, seeking, size, noted)
    return [row for game_id in gamekit.games() for part in parts for row in part(game_id)]
