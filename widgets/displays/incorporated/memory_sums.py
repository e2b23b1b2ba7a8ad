"""The sums of Incorporated that a reader wants to see once the dice have fallen: clashes, crises, and what they paid.

A position does not hold them. They are taken from the events of the steps before and stand beside the view as what is
remembered, until the next clash, or the next phase.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gamekit.core.events import Event, Paid
from gamekit.core.game import PUBLIC, Step
from gamekit.core.session import Node
from gamekit.incorporated import GAME
from gamekit.incorporated.events import PhaseBegan
from gamekit.incorporated.events_late import Clashed, CrisisRolled, Lobbied, PayoffBegan
from gamekit.incorporated.rulesets import GAME_ID
from widgets.displays.words import Words

Lines = list[list[str]]

EARNED = ("payoff", "leader")
"""Causes of what Earnings pay."""
TELLING = (Clashed, CrisisRolled, Lobbied, PayoffBegan, PhaseBegan)
"""Events that add to what is told, or end it; interest is paid where a phase ends or after a crisis die."""


class SumsMemory:
    """The sums that are still to be read, from step to step of a game; `names` are those of the players."""

    def __init__(self, names: Mapping[str, str], lang: str = "en") -> None:
        self._names, self._lang = names, lang
        self._kept: Lines = []

    def __call__(self, node: Node) -> dict[str, Any]:
        """Return what is to be read at a step; steps are told in their order, from the start of the game on.

        Returns
        -------
        dict
            ``told``: lines, each ``[sentence, rule id, ...]``; only what everybody may know.
        """
        if node.parent is None or not any(isinstance(event, TELLING) for event in node.events):
            return {"told": self._kept}
        events = GAME.redact(Step(node.state, node.events), PUBLIC).events
        self._kept, shown = _step(self._kept, events, self._names, node.state.order(), self._lang)
        return {"told": shown}


def _step(
    kept: Lines, events: Sequence[Event], names: Mapping[str, str], order: Sequence[str], lang: str
) -> tuple[Lines, Lines]:
    """Return what is remembered after a step, and what is shown at it."""
    shown, fresh, over = kept, False, False
    for event in events:
        if isinstance(event, (Lobbied, PhaseBegan)):
            over = True
        elif isinstance(event, (Clashed, CrisisRolled)):
            shown, fresh = [[event.text(lang, GAME_ID, names), *event.rules]], True
    if earned := list(_earned(events, names, order, lang)):
        shown, fresh = [*shown, *earned], True
    # What came about at a step is read there, also if the next phase begins with it.
    return ([] if over else shown), (shown if fresh or not over else [])


def _earned(events: Iterable[Event], names: Mapping[str, str], order: Sequence[str], lang: str) -> Iterable[list[str]]:
    """Yield a line for each seat that Earnings paid, or that paid interest, industry by industry."""
    industry = ""
    earned: dict[str, dict[str, int]] = {}
    interest: dict[str, Paid] = {}
    rules: dict[str, dict[str, None]] = {}
    for event in events:
        if isinstance(event, PayoffBegan):
            industry = event.industry
        elif isinstance(event, Paid) and event.unit == "cash" and event.cause in EARNED:
            own = earned.setdefault(event.target, {})
            own[industry] = own.get(industry, 0) + event.amount
            rules.setdefault(event.target, {}).update(dict.fromkeys(event.rules))
        elif isinstance(event, Paid) and event.cause == "interest":
            interest[event.source] = event

    said = Words(GAME_ID, "stage", lang, names)
    for seat in order:
        if own := earned.get(seat, {}):
            parts = " + ".join(said("earn.part", amount=amount, industry=which) for which, amount in own.items())
            yield [said("told.earned", player=seat, parts=parts, sum=sum(own.values())), *rules[seat]]
        if due := interest.get(seat):
            yield [said("told.interest", player=seat, interest=due.amount), *due.rules]
