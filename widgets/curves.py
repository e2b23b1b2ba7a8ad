"""The small curves of a game as the browser draws them: steps at which a value changes, and how each line looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, pairwise
from typing import Any

from gamekit.core.session import Session
from gamekit.locale import name, text
from gamekit.study.kit import called, kit, study_curves
from widgets.base import look

_SHORT = 4
"""Letters of a name that stand at the end of a small curve."""


def curve_data(session: Session, views: Sequence[Mapping[str, Any]], lang: str = "en") -> list[dict[str, Any]]:
    """Return the groups of curves of a game, as JSON data.

    Parameters
    ----------
    session
        What was played; the line under its cursor is followed.
    views
        What is seen at each step of it.
    lang
        Language of names and words.

    Returns
    -------
    list of dict
        A group has ``id``, ``label``, ``unit`` (words, or empty) and ``lines``. A line has ``id``, ``name``, ``short``;
        ``light`` and ``dark``, its colours; ``dash``, as in SVG; ``start``, its first value; and ``changes``, a flat
        list ``n, value, n, value, ...`` of the steps at which it takes another one. None is a value not known.
    """
    game = session.game.id
    curves = kit(game).curves
    return [
        {
            "id": group,
            "label": called("curve", game, group, lang),
            "unit": text(f"unit.{curves[group].unit}", lang) if curves[group].unit else "",
            "lines": [
                {**_named(session, member, views[-1], lang), **_looks(member, views[-1]), **_course(values)}
                for member, values in members.items()
            ],
        }
        for group, members in study_curves(session, views).items()
    ]


def _course(values: Sequence[int | None]) -> dict[str, Any]:
    """Return a step function: its first value, and where it changes."""
    changes = ((n, now) for n, (before, now) in enumerate(pairwise(values), start=1) if now != before)
    return {"start": values[0], "changes": list(chain.from_iterable(changes))}


def _named(session: Session, member: str, view: Mapping[str, Any], lang: str) -> dict[str, str]:
    """Return what people call a member, and briefly: a nation's code, a faction's letter, the first letters of a name.

    Players whose names begin alike are told apart by their seats; what has a chart of its own needs no short name.
    """
    short = ""
    if member in look()["nations"]:
        short = member
    elif style := look()["factions"].get(_drawn_as(member, view)):
        short = style["letter"]
    elif member in session.names:
        starts = [called[:_SHORT].strip() for called in session.names.values()]
        own = session.names[member][:_SHORT].strip()
        short = own if starts.count(own) == 1 else member
    return {"id": member, "name": name(session.game.id, member, lang, session.names), "short": short}


def _looks(member: str, view: Mapping[str, Any]) -> dict[str, str]:
    """Return colours and dash of a line, the same as in the charts; a line of nobody is in the accent of the page."""
    drawn = _drawn_as(member, view)
    for kind in ("nations", "corporations", "factions", "seats"):
        if style := look()[kind].get(drawn):
            return {"light": style["line"]["light"], "dark": style["line"]["dark"], "dash": style.get("dash", "")}
    ui = look()["ui"]
    return {"light": ui["light"]["accent"], "dark": ui["dark"]["accent"], "dash": ""}


def _drawn_as(member: str, view: Mapping[str, Any]) -> str:
    """Return the corporation or faction of a seat, where it has one, or the member itself."""
    entry: Mapping[str, Any] = view.get("seats", {}).get(member, {})
    return str(entry.get("corporation") or entry.get("faction") or member)
