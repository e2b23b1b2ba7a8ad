"""What a game brings to the study of a recording: units to step by, moments worth a jump, curves, and signs.

All of it rests on states, on events that everybody may see, and on views: never on words.

Examples
--------
>>> import gamekit
>>> session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
>>> step = session.play("RU taxation")
>>> study_levels(session)["turn"], study_moments(session)["taxation"]
([0, 1], [1])
>>> study_curves(session)["power_points"]["RU"]
[0, 1]
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from gamekit.core.events import Event
from gamekit.core.game import PUBLIC, Step, get, part
from gamekit.core.session import Session
from gamekit.core.text import Action
from gamekit.locale import has, text

View = Mapping[str, Any]
Values = Mapping[str, int | None]
"""A value for each member of a curve group; None where it is not known."""


class Taken(NamedTuple):
    """A step: the state before it and after it, what was played, and the events that everybody may see."""

    before: Any
    state: Any
    action: Action | None
    events: tuple[Event, ...]


Test = Callable[[Taken], bool]
"""Says whether a unit begins with a step, or whether a step is a moment."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A group of curves that share a small chart.

    Parameters
    ----------
    members
        Returns the value of each member, such as a nation or a seat, from a view.
    unit
        What the values count, as the end of a message id ``unit.<unit>``; empty where the name of the group says it.
    """

    members: Callable[[View], Values]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class StudyKit:
    """What a game brings to a study.

    Parameters
    ----------
    levels
        Units to step by, from fine to coarse: whether one begins with a step. A coarse one begins with a fine one.
    moments
        Whether a step is a moment of that kind.
    curves
        Groups of curves, the most telling first.
    signs
        Ids of the glyphs that a reader of this game uses besides ``!`` and ``?``.
    """

    levels: Mapping[str, Test]
    moments: Mapping[str, Test] = field(default_factory=lambda: MappingProxyType({}))
    curves: Mapping[str, Curve] = field(default_factory=lambda: MappingProxyType({}))
    signs: tuple[str, ...] = ()


def kit(game: str) -> StudyKit:
    """Return what a game brings; of a game that brings nothing the turns alone.

    Raises
    ------
    UnknownGame
        If there is no such game.
    """
    rules = get(game)
    found = part(game, "gamekit.study")
    if found is not None:
        own: StudyKit = found.KIT
        return own
    return StudyKit(levels={"turn": lambda step: rules.turn(step.before) != rules.turn(step.state)})


def tells(*kinds: type[Event], by: Callable[[Any], bool] | None = None) -> Test:
    """Return the test whether a step has an event of one of some kinds, with ``by`` of one that passes it."""

    def test(step: Taken) -> bool:
        return any(isinstance(event, kinds) and (by is None or by(event)) for event in step.events)

    return test


def taken(session: Session) -> list[Taken]:
    """Return the steps of the line under a session's cursor, the first one at place 0."""
    redact, line = session.game.redact, session.line
    return [
        Taken(before.state, node.state, node.action, redact(Step(node.state, node.events), PUBLIC).events)
        for before, node in itertools.pairwise(line)
    ]


def study_levels(session: Session) -> dict[str, list[int]]:
    """Return the steps after which a unit begins, 0 first, by level from fine to coarse."""
    steps, levels = taken(session), kit(session.game.id).levels
    return {level: [0, *_where(steps, begins)] for level, begins in levels.items()}


def study_moments(session: Session) -> dict[str, list[int]]:
    """Return the steps of each kind of moment, those that there are none of too; the set-up is no moment."""
    steps, moments = taken(session), kit(session.game.id).moments
    return {moment: list(_where(steps, is_one)) for moment, is_one in moments.items()}


def _where(steps: Sequence[Taken], test: Test) -> Iterable[int]:
    return (n for n, step in enumerate(steps, start=1) if test(step))


def study_curves(session: Session, views: Sequence[View] | None = None) -> dict[str, dict[str, list[int | None]]]:
    """Return the value of each member at each step, the start first, by group of curves.

    Parameters
    ----------
    session
        What was played; the line under its cursor is followed.
    views
        What is seen at each step, where that is known already or is not what everybody sees.
    """
    if views is None:
        views = [session.view(n, PUBLIC) for n in range(len(session) + 1)]
    made: dict[str, dict[str, list[int | None]]] = {}
    for group, curve in kit(session.game.id).curves.items():
        values = [curve.members(view) for view in views]
        made[group] = {member: [at[member] for at in values] for member in values[0]}
    return made


def called(what: str, game: str, identifier: str, lang: str = "en") -> str:
    """Return what people call a level, a moment, a group of curves or a sign: an unknown one by its id.

    Parameters
    ----------
    what
        ``"level"``, ``"moment"``, ``"curve"`` or ``"sign"``.
    game, identifier
        The game, and the id in its kit.
    lang
        Language.
    """
    ids = (f"study.{what}.{game}.{identifier}", f"study.{what}.{identifier}")
    return next((text(known, lang) for known in ids if has(known, lang)), identifier)
