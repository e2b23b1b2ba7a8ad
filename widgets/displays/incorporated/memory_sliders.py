"""What a reader of Incorporated remembers of earlier steps: where each slider stood, what moved it last, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamekit.core.events import Event
from gamekit.core.game import PUBLIC, Step
from gamekit.core.session import Node
from gamekit.incorporated import GAME
from gamekit.incorporated.causes import cause_of, particular
from gamekit.incorporated.draft import slider_shows
from gamekit.incorporated.events import SliderMoved, TurnBegan
from gamekit.incorporated.events_late import CrisisRolled
from gamekit.incorporated.rulesets import GAME_ID
from gamekit.incorporated.tracks import SLIDERS
from gamekit.locale import text


class SliderMemory:
    """What a reader remembers of the sliders, from step to step of a game; `names` are those of the players."""

    def __init__(self, names: Mapping[str, str], lang: str = "en") -> None:
        self._names, self._lang = names, lang
        self._now: dict[str, int] = {}
        self._kept: dict[str, Any] = {}

    def __call__(self, node: Node) -> dict[str, Any]:
        """Return what is remembered at a step; steps are told in their order, from the start of the game on.

        Returns
        -------
        dict
            ``{"sliders": {slider: ...}}``, each with ``turn_start``, the place at the beginning of the turn, and
            ``last``: its last change, or None. A change has ``n``, the number of its step, ``from`` and ``to``,
            ``said``, what happened and why in words, and ``rules``. Places are what the slider shows. Only what
            everybody may see is read (INC-S05). What did not change is shared: do not change it.
        """
        if node.parent is None:
            self._now = {slider: slider_shows(node.state, slider) for slider in SLIDERS}
            start = {slider: {"turn_start": place, "last": None} for slider, place in self._now.items()}
            self._kept = {"sliders": start}
            return self._kept
        for event in _seen(node):
            kept = self._kept["sliders"]
            if isinstance(event, TurnBegan):
                turned = {slider: {**kept[slider], "turn_start": self._now[slider]} for slider in SLIDERS}
                self._kept = {"sliders": turned}
            elif isinstance(event, SliderMoved) and event.start != event.end:
                self._now[event.slider] = event.end
                change = self._change(node, event)
                self._kept = {"sliders": {**kept, event.slider: {**kept[event.slider], "last": change}}}
        return self._kept

    def _change(self, node: Node, event: SliderMoved) -> dict[str, Any]:
        why = cause(node, event, self._names, self._lang)
        return {
            "n": node.n,
            "from": event.start,
            "to": event.end,
            "said": f"{event.text(self._lang, GAME_ID, self._names)} {why}".strip(),
            "rules": list(event.rules),
        }


def remember(node: Node, names: Mapping[str, str], lang: str) -> dict[str, Any]:
    """Return what is remembered of the sliders at one step; see `SliderMemory`."""
    memory = SliderMemory(names, lang)
    return [memory(each) for each in node.line_to()][-1]


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
