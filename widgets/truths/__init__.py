"""What can be asked about a position of Imperial 2030, and what makes each answer what it is.

Every answer is read from the view or the events of a position that the engine has played to. Beside it stand the
facts that lead to it and the typical errors, worked out from the same events.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from gamekit.core.game import Game
from gamekit.core.verdict import reason
from gamekit.imperial2030.board import board
from widgets.answers import NO, YES, Fact, Question
from widgets.truths.branch import NATION_NUMBERS, SEAT_NUMBERS, Branch, Truth, play
from widgets.truths.money import FLOWS, PURSES, flow, purse, score
from widgets.truths.pieces import CHOICES, count

GAME = "imperial2030"
SUBJECTS = (
    *(f"<nation> {what}" for what in (*NATION_NUMBERS, "government", "rondel")),
    *(f"<player> {what}" for what in SEAT_NUMBERS),
    *(f"<nation or player> {what}" for what in FLOWS),
    "<region> flag",
    "<region> factory",
    "<region> units",
    "card",
    "winner",
    "allowed",
)
"""Everything that can be asked about."""


def find(game: Game[Any], state: Any, about: str, after: tuple[str, ...], names: Mapping[str, str]) -> Question:
    """Make a question; see `widgets.questions.ask`.

    Parameters
    ----------
    game, state, names
        The rules, the position, and the players' names by seat.
    about, after
        What is asked, and after which moves.
    """
    view = game.view(state)
    who, what = _subject(view, about, names)
    spelled = tuple(str(game.parse(move)) for move in after)
    if what == "allowed":
        truth = _allowed(game, state, spelled, names)
    else:
        truth = _truth(play(game, state, spelled), who, what)
    when = "after" if after else "now"
    return Question(
        game=game.id,
        about=about,
        after=spelled,
        kind=truth.kind,
        value=truth.value,
        wording=reason(f"widget.quiz.ask.{truth.ask}.{when}", who=who),
        unit=truth.unit,
        options=truth.options,
        slips=truth.slips,
        facts=truth.facts,
        ruleset=view["ruleset"],
        names=MappingProxyType(dict(names)),
    )


def _subject(view: Mapping[str, Any], about: str, names: Mapping[str, str]) -> tuple[str, str]:
    """Return whom and what a question is about; raises ValueError if it is nothing that can be asked."""
    words = about.split()
    if words in (["card"], ["winner"], ["allowed"]):
        return "", words[0]
    told = [name.casefold() for name in names.values()]
    # A name that two players share does not tell which of them is meant.
    seats = {name.casefold(): seat for seat, name in names.items() if told.count(name.casefold()) == 1}
    seats |= {seat.casefold(): seat for seat in view["seats"]}
    if len(words) >= 2:
        who, what = " ".join(words[:-1]), words[-1].casefold()
        if who.upper() in view["nations"] and what in (*NATION_NUMBERS, *FLOWS, "government", "rondel"):
            return who.upper(), what
        if who.casefold() in seats and what in (*SEAT_NUMBERS, *FLOWS):
            return seats[who.casefold()], what
        if (region := board().find(who)) and what in ("flag", "factory", "units"):
            return region, what
    raise ValueError(f"nothing to ask about {about!r}; what can be asked: {', '.join(SUBJECTS)}")


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


def _truth(branch: Branch, who: str, what: str) -> Truth:
    if what in FLOWS:
        return flow(branch, who, what)
    if what in PURSES:
        return purse(branch, who, what)
    if what == "score":
        return score(branch, who)
    if what in NATION_NUMBERS:
        return count(branch, who, what)
    return CHOICES[what](branch, who)
