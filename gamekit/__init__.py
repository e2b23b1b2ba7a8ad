"""Rondel's engine room: games as pure rules, sessions, replays and computer players.

Examples
--------
>>> import gamekit
>>> gamekit.games()
('imperial2030', 'impero', 'incorporated')
>>> s = gamekit.new_session("imperial2030", players=4, seed=7)
>>> s.to_act.point
'rondel'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from os import fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.core.chance import Draw
from gamekit.core.errors import PositionError, RondelError, SessionError, SetupError
from gamekit.core.game import ALL, PUBLIC, Config, Step, games, get, register
from gamekit.core.session import Session

if TYPE_CHECKING:
    from os import PathLike

__version__ = "0.1.0"

__all__ = [
    "ALL",
    "PUBLIC",
    "Config",
    "RondelError",
    "Session",
    "games",
    "get",
    "load",
    "new_session",
    "position",
    "resume",
    "save",
]

for _game in ("imperial2030", "incorporated", "impero"):
    register(_game, f"gamekit.{_game}:GAME", parts="")


def new_session(
    game: str,
    players: int | Sequence[str],
    *,
    ruleset: str | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    deal: Any = None,
) -> Session:
    """Set up a game.

    Parameters
    ----------
    game
        Id of the game, one of :func:`games`.
    players
        Names in seat order, clockwise, or only their number.
    ruleset
        Default: the game's first.
    seed
        Any whole number; decides the deal and all later draws. Left out, one is drawn and kept in
        ``session.seed``, so that the game can be shown again.
    options
        Options of the ruleset.
    deal
        An explicit deal instead of one drawn from the seed.

    Raises
    ------
    UnknownGame
        If there is no such game.
    SetupError
        If players, ruleset, options or deal do not fit.
    """
    rules = get(game)
    if isinstance(players, bool) or not isinstance(players, (int, list, tuple)):
        raise SetupError("setup.players_type", got=type(players).__name__)
    rules.check_players(players if isinstance(players, int) else len(players))
    named = _names([f"P{place + 1}" for place in range(players)] if isinstance(players, int) else players)
    if seed is None:
        import secrets  # with all that it imports: not before it is needed

        seed = secrets.randbelow(2**32)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError("setup.seed", got=repr(seed)[:40])
    chosen: Any = {} if options is None else options
    if not isinstance(chosen, Mapping) or not all(isinstance(key, str) for key in chosen):
        raise SetupError("setup.options_type")
    config = Config(named, rules.rulesets[0] if ruleset is None else ruleset, dict(chosen), deal)
    drawn = rules.deal(config, Draw(seed)) if deal is None else deal
    opened = rules.opening(replace(config, deal=drawn))
    # The session writes its deal into a file one day; what the caller does to his own data must not change it.
    return Session(rules, opened, config=replace(config, deal=deepcopy(drawn)), names=named, seed=seed)


def _names(names: Any) -> tuple[str, ...]:
    """Return players' names; raises SetupError if one is no text or empty. Two players may share a name."""
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) and name.strip() for name in names):
        raise SetupError("setup.player_name")
    return tuple(names)


def position(game: str, data: Mapping[str, Any], *, seed: int = 0) -> Session:
    """Start a session from a custom position: a lesson, a case, a "what if".

    Parameters
    ----------
    game
        Id of the game.
    data
        The position as the game's ``position`` reads it; ``data["names"]`` may name the players.

    Raises
    ------
    PositionError
        If the position is malformed or breaks an invariant.
    SetupError
        If the names do not fit.
    """
    rules = get(game)
    if not isinstance(data, Mapping):
        raise PositionError("position.no_object", got=type(data).__name__)
    plain = {key: value for key, value in data.items() if key != "names"}
    state = rules.position(plain)
    seats = list(rules.view(state)["seats"])
    names = _names(data.get("names", seats))
    if len(names) != len(seats):
        raise SetupError("setup.names_count", given=len(names), seats=len(seats))
    return Session(rules, Step(state, ()), position=deepcopy(plain), names=names, seed=seed)


def save(session: Session, path: str | PathLike[str]) -> None:
    """Write a session's main line as a replay; side lines go to the notes file beside it.

    See :func:`gamekit.replay.record.save`.
    """
    from gamekit.replay.record import save as write

    write(session, path)


def load(path: str | PathLike[str]) -> Session:
    """Read and verify a replay, with the side lines of the notes file beside it.

    Raises
    ------
    ReplayError
        If the file does not hold; the error says line, step and rule.
    """
    from gamekit.replay.record import load as read

    return read(path)


def resume(
    path: str | PathLike[str],
    game: str,
    players: int | Sequence[str],
    *,
    ruleset: str | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    deal: Any = None,
) -> Session:
    """Go on with the game that a file holds, or set up a new one where there is no such file yet.

    Nothing is written: see :func:`save`. The same call begins a game and goes on with it later.

    Parameters
    ----------
    path
        Where the game is, or will be, saved.
    game, players, ruleset, seed, options, deal
        The game to set up; see :func:`new_session`. Without ``seed`` and ``deal``, any will do.

    Returns
    -------
    Session
        The cursor is on the last step.

    Raises
    ------
    SessionError
        If the file holds another game than the one described, since saving that one there would overwrite it.
    ReplayError
        If the file does not hold; see :func:`load`.
    UnknownGame, SetupError
        As :func:`new_session`.
    OSError
        If the path names no file, or the file cannot be read.

    Examples
    --------
    >>> import gamekit
    >>> session = gamekit.resume("not-yet-there.replay.jsonl", "imperial2030", ["Ann", "Ben"], seed=7)
    >>> session.n
    0
    """
    from gamekit.replay.files import check_path

    check_path(path)
    new = new_session(game, players, ruleset=ruleset, seed=seed, options=options, deal=deal)
    if not Path(path).exists():
        return new
    saved = load(path)
    # Computer players draw from the seed: with another one it would be another game even after the same deal.
    alike = seed is None or saved.seed == seed
    if seed is not None or deal is not None:
        alike = alike and saved.root.state == new.root.state
    if not alike or saved.names != new.names or _kind(saved) != _kind(new):
        raise SessionError(
            "session.other_game", file=fspath(path), players=", ".join(saved.names.values()), seed=saved.seed
        )
    return saved


def _kind(session: Session) -> tuple[Any, ...]:
    """Return what a session is a game of, whatever was dealt; a custom position is like no game from the start."""
    config = session.config
    return (session.game.id, *((config.ruleset, config.options) if config else (None, session.initial_position)))
