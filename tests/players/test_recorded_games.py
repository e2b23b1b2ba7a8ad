"""The recorded games in ``replays/`` hold, are what the greedy players play today, and are worth watching."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gamekit
from gamekit.replay import record
from tests.players import impero_games, incorporated_games
from tests.players.games import GAME, happenings, tied, turns
from tools.record_games import FOLDER, GAMES, META, NAMES, Recorded, play

EACH = pytest.mark.parametrize("recorded", GAMES, ids=lambda recorded: recorded.file)


def file_of(seats: int, game: str = GAME) -> Path:
    """Return the recorded game of so many players."""
    return FOLDER / next(recorded.file for recorded in GAMES if (recorded.game, recorded.seats) == (game, seats))


@EACH
def test_playing_again_gives_the_same_file(recorded: Recorded, tmp_path: Path):
    record.save(play(recorded), tmp_path / recorded.file)
    assert (tmp_path / recorded.file).read_bytes() == (FOLDER / recorded.file).read_bytes()


@EACH
def test_the_file_holds(recorded: Recorded):
    report = record.verify(FOLDER / recorded.file)
    assert report
    assert report.outcome is not None


@EACH
def test_the_header_says_who_played_and_who_may_use_it(recorded: Recorded):
    with (FOLDER / recorded.file).open(encoding="utf-8") as lines:
        header = json.loads(next(lines))
    assert header["meta"] == META
    assert header["seats"] == list(NAMES[: recorded.seats])
    assert header["seed"] == recorded.seed


def test_the_game_of_four_has_the_deal_of_the_game_recorded_elsewhere():
    session = gamekit.load(file_of(4))
    assert session.config is not None
    assert session.config.deal == {"P1": "BR", "P2": "EU", "P3": "RU", "P4": "CN"}


def test_the_game_of_six_is_decided_by_credit_sums():
    assert tied(gamekit.load(file_of(6)))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_much_happens_in_it(seats: int):
    session = gamekit.load(file_of(seats))
    kinds = happenings(session)
    for kind in ("built", "produced", "imported", "attacked", "peace in reply", "landed", "flag_removed", "taxed",
                 "investor", "bond", "governs", "verb donate", "lap of six steps"):  # fmt: skip
        assert kinds[kind] > 0, kind
    assert 40 <= turns(session) <= 120
    assert session.outcome is not None
    scores = sorted((score for _, score in session.outcome.scores), reverse=True)
    assert scores[0] - scores[1] < 10


@pytest.mark.parametrize("seats", [3, 4])
def test_much_happens_in_a_game_of_incorporated(seats: int):
    session = gamekit.load(file_of(seats, "incorporated"))
    kinds = incorporated_games.happenings(session)
    for kind in ("auction", "paid reverse", "paid loan", "repay_seen", "grabbed", "kill and grab", "executive killed",
                 "two arrows", "out of Tax Havens", "clash", "marker", "major flipped", "crisis with Giant Squid",
                 "verb budget", "verb rd", "verb banks", "verb exchange"):  # fmt: skip
        assert kinds[kind] > 0, kind
    assert session.outcome is not None
    scores = sorted((score for _, score in session.outcome.scores), reverse=True)
    assert scores[0] - scores[1] < 10


@pytest.mark.parametrize(("seats", "why"), [(3, "last_winter"), (4, "cities")])
def test_much_happens_in_a_game_of_impero(seats: int, why: str):
    session = gamekit.load(file_of(seats, "impero"))
    kinds = impero_games.happenings(session)
    for kind in ("battle on land", "retreated", "siege", "neutral city taken", "city taken from a player", "federated",
                 "tier 1", "tier 2", "unit lost: deficit", "mission: success", "mission: caught", "offer: trade",
                 "offer: route", "route by sea", "built forum", "recruited engin_siege", "verb calm",
                 "verb repair"):  # fmt: skip
        assert kinds[kind] > 0, kind
    assert session.state.clock.why == why
    assert session.outcome is not None
    scores = sorted((score for _, score in session.outcome.scores), reverse=True)
    assert scores[0] - scores[1] <= 5
