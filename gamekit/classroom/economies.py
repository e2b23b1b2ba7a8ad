"""Economies that play themselves: a scenario, a seed, computer players, and as many turns as a lesson has time for."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.classroom.dice import draw
from gamekit.classroom.scenarios import places
from gamekit.core.chance import CHANCE
from gamekit.core.errors import RondelError
from gamekit.core.game import Step
from gamekit.core.session import Session
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.players.computers import Computers

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def economy(
    start: str | Mapping[str, int] = "calm",
    *,
    change: Mapping[str, int] | None = None,
    players: int = 3,
    seed: int = 7,
    turns: int | None = None,
    computers: str = "greedy",
) -> Session:
    """Play an economy and return its session.

    Parameters
    ----------
    start
        A scenario (see `SCENARIOS`), or where sliders stand: ``{"interest": 15}``; the others stand as in ``"calm"``.
    change
        Sliders of the start that stand elsewhere.
    players
        2 to 4.
    seed
        Any whole number. It decides all cards and dice; the same seed gives the same ones from every start.
    turns
        Stop at the end of this turn; None plays to the end of the game.
    computers
        Name of the computer player in every seat; see `gamekit.players`.

    Raises
    ------
    RondelError
        For a scenario, slider, place, number of players or turns there is not.
    PlayerError
        If there is no computer player of that name.

    Examples
    --------
    >>> session = economy("boom", turns=1, seed=7)
    >>> session.state.clock.turn
    2
    """
    last = board().turns
    if turns is not None and (type(turns) is not int or not 1 <= turns <= last):
        raise RondelError("scenario.turns", given=repr(turns)[:40], most=last)
    if type(seed) is not int:
        raise RondelError("scenario.seed", given=repr(seed)[:40])
    sliders = places(start, change)
    data = {"players": players, **sliders}
    state = GAME.position(data)
    session = Session(
        GAME,
        Step(state, ()),
        position=data,
        names=NAMES[:players],
        seed=seed,
    )
    seated = Computers(session, dict.fromkeys(session.names, computers))
    session.meta["computers"] = dict(seated.kinds)
    while (decision := session.to_act) is not None and session.state.clock.turn <= (turns or last):
        if decision.actor == CHANCE:
            draw(session)
        else:
            seated.move()
    return session


def twice(
    start: str | Mapping[str, int] = "calm",
    change: Mapping[str, int] | None = None,
    *,
    players: int = 3,
    seed: int = 7,
    turns: int | None = 1,
    computers: str = "greedy",
) -> tuple[Session, Session]:
    """Play the same turn twice: as it begins, and with sliders changed; cards and dice are the same.

    Parameters
    ----------
    start, players, seed, turns, computers
        As for :func:`economy`.
    change
        Where sliders stand in the second economy.

    Returns
    -------
    tuple of Session
        Without and with the change.
    """
    return (
        economy(start, players=players, seed=seed, turns=turns, computers=computers),
        economy(start, change=change, players=players, seed=seed, turns=turns, computers=computers),
    )
