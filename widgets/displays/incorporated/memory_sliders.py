"""What a reader of Incorporated remembers of earlier steps: where each slider stood, what moved it last, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamekit.core.events import Event
from gamekit.core.game import PUBLIC, Step
from gamekit.core.session import Node, Session
from gamekit.incorporated import GAME
from gamekit.incorporated.causes import cause_of, particular
from gamekit.incorporated.draft import slider_shows
from gamekit.incorporated.events import SliderMoved, TurnBegan
from gamekit.incorporated.events_late import CrisisRolled
from gamekit.incorporated.rulesets import GAME_ID
from gamekit.locale import text
from widgets.displays.incorporated.tracks import SLIDERS


def slider_memory(session: Session, lang: str = "en") -> list[dict[str, Any]]:
    """Return what a reader remembers at each step of the line under a session's cursor.

    Parameters
    ----------
    session
        A game of Incorporated. It is only read.
    lang
        Language of the sentences.

    Returns
    -------
    list of dict
        One for the start and each step, each ``{"sliders": {slider: ...}}`` with ``turn_start``, the place at the
        beginning of the turn, and ``last``: its last change, or None. A change has ``n``, the number of its step,
        ``from`` and ``to``, ``said``, what happened and why in words, and ``rules``. Places are what the slider shows.
        Only what everybody may see is read (INC-S05). What did not change is shared: do not change it.
    """
    return remember(session.line, session.names, lang)


def remember(line: Sequence[Node], names: Mapping[str, str], lang: str = "en") -> list[dict[str, Any]]:
    """Return the memory of each node of a line, the first of which is the start of a game; see `slider_memory`."""
    first = line[0].state
    now = {slider: slider_shows(first, slider) for slider in SLIDERS}
    kept: dict[str, dict[str, Any]] = {slider: {"turn_start": now[slider], "last": None} for slider in SLIDERS}
    found = [{"sliders": kept}]
    for node in line[1:]:
        for event in _seen(node):
            if isinstance(event, TurnBegan):
                kept = {slider: {**kept[slider], "turn_start": now[slider]} for slider in SLIDERS}
            elif isinstance(event, SliderMoved) and event.start != event.end:
                now[event.slider] = event.end
                change = {
                    "n": node.n,
                    "from": event.start,
                    "to": event.end,
                    "said": f"{event.text(lang, GAME_ID, names)} {cause(node, event, names, lang)}".strip(),
                    "rules": list(event.rules),
                }
                kept = {**kept, event.slider: {**kept[event.slider], "last": change}}
        found.append(found[-1] if found[-1]["sliders"] is kept else {"sliders": kept})
    return found


def cause(node: Node, moved: SliderMoved, names: Mapping[str, str], lang: str) -> str:
    """Return what caused a movement of a slider, in one sentence."""
    why, events = cause_of(moved), _seen(node)
    detail = particular(why, node.state, node.action, events)
    intensity = next((event.intensity for event in events if isinstance(event, CrisisRolled)), 0)
    said = f"widget.sliders.cause.{why}"
    return text(said, lang, game=GAME_ID, names=names, detail=detail, intensity=intensity)


def _seen(node: Node) -> Sequence[Event]:
    """Return the events of a step that everybody may see; most steps have none that matter here."""
    if not any(isinstance(event, (SliderMoved, TurnBegan)) for event in node.events):
        return ()
    return GAME.redact(Step(node.state, node.events), PUBLIC).events
