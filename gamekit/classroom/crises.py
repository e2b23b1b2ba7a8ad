"""One roll of the crisis die at any Growth and Stress: the odds before, and what the rules make of the number."""

from __future__ import annotations

from functools import cache

from gamekit.classroom.dice import crisis_die
from gamekit.classroom.facts import signed
from gamekit.classroom.scenarios import places
from gamekit.core.game import Step
from gamekit.core.session import Session
from gamekit.incorporated import GAME, odds
from gamekit.incorporated.board import board
from gamekit.locale import text

Line = tuple[str, tuple[str, ...]]
"""A sentence and the rules it rests on."""


def roll(growth: int, stress: int, *, seed: int = 7, number: int = 1, interest: int = 16) -> Session:
    """Roll the crisis die in a position with these sliders and return its session, one step long.

    Parameters
    ----------
    growth, stress, interest
        Where sliders stand: percent, steps, dollars for a bond.
    seed, number
        The die is the ``number``-th of the seed: the one that the turn of that number has in `economy`.

    Raises
    ------
    RondelError
        If a slider has no such place.

    Examples
    --------
    >>> session = roll(5, 1, seed=7)
    >>> len(session), session.events[0].kind
    (1, 'crisis_rolled')
    """
    sliders = places({"growth": growth, "stress": stress, "interest": interest})
    each, more = divmod(GAME.position(sliders).payoff_count(), len(board().industries))
    revealed = {industry: each + (place < more) for place, industry in enumerate(board().industries)}
    data = {**sliders, "phase": "earnings", "payoff": {"revealed": revealed}}
    state = GAME.position(data)
    seats = list(state.table.seats)
    session = Session(GAME, Step(state, ()), position=data, names=seats, seed=seed)
    session.play(f"chance die {crisis_die(seed, number)}")
    return session


@cache
def difficulty(growth: int, stress: int) -> int:
    """Return the difficulty of a crisis at these places, as the game reckons it (INC-022).

    Raises
    ------
    RondelError
        If a slider has no such place.
    """
    return GAME.position(places({"growth": growth, "stress": stress})).difficulty()


def crisis_lines(session: Session, lang: str = "en") -> list[Line]:
    """Return in words what a roll did to the sliders, with the rules.

    Parameters
    ----------
    session
        Of :func:`roll`.
    lang
        ``"en"`` or ``"fr"``.
    """
    told = session.log(session.n, lang)
    events = session.events
    return [line for line, event in zip(told, events) if event.kind in ("crisis_rolled", "slider")]


def odds_words(growth: int, stress: int, lang: str = "en") -> Line:
    r"""Return the odds of a crisis before the roll in words, with the arithmetic and the rules.

    Examples
    --------
    >>> odds_words(5, 1)[0].replace("\xa0", " ")
    'Growth 5 + 1 for Stress = difficulty 6: a crisis in 5 of 12 cases (42 %), then of intensity 3.0 on average.'
    """
    found, sides = difficulty(growth, stress), board().crisis_die
    chances = int(odds.crisis_chance(found) * sides)
    mean = f"{float(odds.mean_intensity(found)):.1f}".replace(".", "," if lang == "fr" else ".")
    words = text(
        f"classroom.odds.{'some' if chances else 'none'}",
        lang,
        growth=signed(growth),
        stress=stress,
        difficulty=signed(found),
        chances=chances,
        of=sides,
        percent=round(100 * chances / sides),
        mean=mean,
    )
    return words, ("INC-022", "INC-190", "INC-191") if chances else ("INC-022", "INC-190")
