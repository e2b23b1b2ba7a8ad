"""Questions about what a move does, answered by the engine and checked kindly.

A question is made by playing its moves on the side, where nothing is kept, and reading the position that comes of
it; no answer is ever written down. Of the typical errors, each is known with what to say to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.core.session import Session
from gamekit.core.verdict import reason
from gamekit.locale import LANGUAGES
from widgets.lessons.answers import Checked, Question, judge
from widgets.truths import find, subjects


def ask(session: object, about: str, after: str | Sequence[str] = ()) -> Question:
    """Make a question about a position, or about what moves would do to it; nothing is changed.

    Parameters
    ----------
    session
        A session, or a table that has one.
    about
        What is asked. Of Imperial 2030: a purse or a count of a nation (``"RU treasury"``, ``"RU power"``,
        ``"RU fleets"``), of a player (``"P1 cash"``, ``"Ann score"``), of a region (``"mongolia flag"``), what is paid
        on the way (``"RU pays"``, ``"P1 gets"``), ``"card"``, ``"winner"``. Of Incorporated: a player's money
        (``"Ann cash"``, ``"P1 loan"``) or squares (``"P1 heavy"``), a slider (``"growth"``), odds before the roll
        (``"crisis"``, ``"europe NATO die"``), the board (``"russia camp"``, ``"us.3 holder"``, ``"heavy leader"``).
        Of IMPERO: stocks, income and bill of a player (``"Ann or"``, ``"Ann income bois"``, ``"P1 bill"``,
        ``"P1 missing"``, ``"P1 tier"``), a piece (``"P1 a1 steps"``), a city or a region (``"massalia pv"``,
        ``"latium stability"``), odds (``"caere answer"``, ``"mission"``), what a tier costs (``"tier3 units"``).
        Of every game: ``"allowed"``, whether the last move is. The error for anything else lists all.
    after
        The moves, in their text form, in the order in which they are played.

    Raises
    ------
    TypeError
        If there is no session.
    ValueError
        If ``about`` is nothing that can be asked; the message lists what can.
    BadAction, IllegalAction
        If a move spells nothing, or is not allowed where that is not the question.
    """
    held = session if isinstance(session, Session) else getattr(session, "session", None)
    if not isinstance(held, Session):
        raise TypeError(f"a question is about a session (see gamekit.new_session), not {type(session).__name__}")
    subjects(held.game.id)
    moves = (after,) if isinstance(after, str) else after
    if not isinstance(moves, (list, tuple)) or not all(isinstance(move, str) for move in moves):
        raise TypeError(f"after= takes the text of a move, or a list of such texts, not {after!r}")
    return find(held.game, held.state, about, tuple(moves), held.names)


def check(
    answer: object,
    about: Question | str | int,
    session: object = None,
    *,
    after: str | Sequence[str] = (),
    lang: str = "en",
) -> Checked:
    """Check an answer: right, nearly right with what was forgotten, or wrong.

    Parameters
    ----------
    answer
        A number, a text that holds one ("7 million"), a name or an id, True or False.
    about
        What the answer is to: a question, what `ask` takes, or simply the right number.
    session, after
        As `ask` takes them; not needed for a question or a number.
    lang
        Language of the remarks.

    Raises
    ------
    TypeError, ValueError, BadAction, IllegalAction
        As `ask` raises them; ValueError also for a language that the kit does not speak.

    Examples
    --------
    >>> import gamekit
    >>> session = gamekit.position("imperial2030", {"nations": {"RU": {"treasury": 7}}})
    >>> moves = ["RU factory", "RU build novosibirsk"]
    >>> check(7, "RU treasury", session, after=moves)
    Not yet: that is what it was before. Russia pays 5 million to the bank for a factory (FAC-2).
    >>> bool(check("2 million", "RU treasury", session, after=moves))
    True
    """
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    if isinstance(about, Question):
        question = about
    elif isinstance(about, str):
        question = ask(session, about, after)
    elif isinstance(about, int):
        question = Question("", str(about), (), "number", about, reason("widget.quiz.ask.number"))
    else:
        raise TypeError(f"an answer is checked against a question, what is asked, or a number, not {about!r}")
    return judge(question, answer, lang)
