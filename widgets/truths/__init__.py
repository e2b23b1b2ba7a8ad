"""What can be asked about a position, and what makes each answer what it is: a part for each game.

Every answer is read from the view, the events or the functions of a position that the engine has played to. Beside it
stand the facts that lead to it and the typical errors, worked out from the same events.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol, cast

from gamekit.core.game import Game, games, part
from gamekit.core.verdict import reason
from widgets.lessons.answers import NO, YES, Fact, Question
from widgets.truths.branch import Branch, Truth, play


class Subjects(Protocol):
    """What the module of a game says."""

    SUBJECTS: tuple[str, ...]
    """Everything that can be asked about."""

    def subject(self, view: Mapping[str, Any], words: tuple[str, ...], seats: Mapping[str, str]) -> tuple[str, str]:
        """Return whom and what these words ask about, or two empty texts; ``seats`` has names of players, folded."""

    def truth(self, branch: Branch, who: str, what: str) -> Truth:
        """Return the answer."""

    def given(self) -> Mapping[str, str]:
        """Return what the texts of lessons take from the data of the game, in no language."""


def subjects(game: str) -> Subjects:
    """Return what can be asked about a game.

    Raises
    ------
    ValueError
        If there are no questions about it; the message lists the games there are.
    """
    own = part(game, __name__)
    if own is None:
        raise ValueError(f"no questions about {game!r}: there are questions about {', '.join(games(__name__))}")
    return cast("Subjects", own)


def find(game: Game[Any], state: Any, about: str, after: tuple[str, ...], names: Mapping[str, str]) -> Question:
    """Make a question; see `widgets.lessons.questions.ask`.

    Parameters
    ----------
    game, state, names
        The rules, the position, and the players' names by seat.
    about, after
        What is asked, and after which moves.
    """
    own = subjects(game.id)
    view = game.view(state)
    words = tuple(about.split())
    who, what = ("", words[0]) if words == ("allowed",) else own.subject(view, words, _seats(view, names))
    if not what:
        raise ValueError(f"nothing to ask about {about!r}; what can be asked: {', '.join(own.SUBJECTS)}")
    spelled = tuple(str(game.parse(move)) for move in after)
    if what == "allowed":
        truth = _allowed(game, state, spelled, names)
    else:
        truth = own.truth(play(game, state, spelled), who, what)
    when = "after" if after else "now"
    return Question(
        game=game.id,
        about=about,
        after=spelled,
        kind=truth.kind,
        value=truth.value,
        wording=reason(f"widget.quiz.ask.{truth.ask}.{when}", who=who, **truth.params),
        unit=truth.unit,
        options=truth.options,
        slips=truth.slips,
        facts=truth.facts,
        ruleset=view["ruleset"],
        names=MappingProxyType(dict(names)),
    )


def _seats(view: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, str]:
    """Return the seats by what players are called, folded."""
    told = [name.casefold() for name in names.values()]
    # A name that two players share does not tell which of them is meant.
    seats = {name.casefold(): seat for seat, name in names.items() if told.count(name.casefold()) == 1}
    return seats | {seat.casefold(): seat for seat in view["seats"]}


def _allowed(game: Game[Any], state: Any, after: tuple[str, ...], names: Mapping[str, str]) -> Truth:
    if not after:
        raise ValueError("whether what is allowed? name the move in after=")
    for move in after[:-1]:
        state = game.apply(state, game.parse(move)).state
    verdict = game.explain(state, after[-1]).named(names)
    facts: tuple[Fact, ...] = verdict.reasons
    if verdict:
        facts = (reason("widget.quiz.allowed_by", *verdict.rules),)
    return Truth("allowed", bool(verdict), "allowed", options=(YES, NO), facts=facts)
