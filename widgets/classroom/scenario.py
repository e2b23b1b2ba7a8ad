"""Boom and bust: four turns of an economy under a scenario, against the one before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from gamekit.classroom import SCENARIOS, crisis_die, difference, economy, places, scenario_name, scenario_why
from gamekit.core.session import Session
from gamekit.incorporated.board import board
from gamekit.locale import text
from widgets.classroom.demo import Demo
from widgets.classroom.desk import Line, button
from widgets.classroom.results import Named, compared, figure, figure_field, lines, result

KEPT = 8
"""Economies that are kept, so that going back to one needs no playing."""


class ScenarioDemo(Demo):
    """Press a scenario: four turns are played, and drawn over those of the scenario before.

    Parameters
    ----------
    first : sequence of str
        The scenarios played at the start, one or two; see `gamekit.classroom.SCENARIOS`.
    seed : int
        Decides all cards and dice, the same ones in every scenario.
    turns : int
        How many turns are played.
    **kwargs
        Options of `Demo`.

    Raises
    ------
    RondelError
        For a scenario or a number of turns there is not.
    ValueError
        If ``first`` names none or more than two.

    Examples
    --------
    >>> demo = ScenarioDemo(["calm"], turns=1)
    >>> demo.press("boom")
    >>> [scenario for scenario, _ in demo.played]
    ['calm', 'boom']
    """

    part: ClassVar[str] = "scenario"

    def __init__(
        self, first: Sequence[str] = ("calm", "boom"), *, seed: int = 7, turns: int = 4, **kwargs: Any
    ) -> None:
        if isinstance(first, str) or not 1 <= len(first) <= 2:
            raise ValueError(f"first takes one or two scenarios, not {first!r}")
        for scenario in first:
            places(scenario)
        self._first, self._seed, self._turns = tuple(first), seed, turns
        self._cache: dict[tuple[str, int], Session] = {}
        self._rows: list[dict[str, Any]] = []
        self.played: list[tuple[str, Session]] = []
        """The scenario before and the one of now, with their economies."""
        super().__init__(**kwargs)
        self._start_again()
        self._refresh()

    def _home(self) -> dict[str, Any]:
        return {"seed": self._seed, "figure": "sliders"}

    def _fields(self) -> list[dict[str, Any]]:
        return [self._seed_field(), figure_field(self.values["figure"], self.lang), *self._journal_fields()]

    def _buttons(self) -> list[dict[str, Any]]:
        now = self.played[-1][0] if self.played else ""
        return [
            button(scenario, scenario_name(scenario, self.lang), main=scenario == now, pressed=scenario == now)
            for scenario in SCENARIOS
        ]

    def _title(self) -> list[Line]:
        dice = ", ".join(str(crisis_die(self.values["seed"], turn)) for turn in range(1, self._turns + 1))
        return [[text("widget.classroom.scenario.dice", self.lang, seed=self.values["seed"], dice=dice), "INC-190"]]

    def _named(self) -> list[Named]:
        return [(scenario_name(scenario, self.lang), session) for scenario, session in self.played]

    def _tables(self) -> list[dict[str, Any]]:
        if len(self.played) < 2:
            return []
        (one, _), (two, session) = self._named()
        return compared(one, two, self._rows, session.names, self.lang)

    def _figure(self, theme: str) -> tuple[Any, str] | None:
        return figure(self._named(), self.values["figure"], self.lang, theme) if self.played else None

    def _play(self, scenario: str) -> None:
        key = scenario, self.values["seed"]
        if key not in self._cache:
            turns = None if self._turns == board().turns else self._turns
            if len(self._cache) >= KEPT:
                self._cache.pop(next(iter(self._cache)))
            self._cache[key] = economy(scenario, seed=key[1], turns=turns)
        if self.played and self.played[-1][0] == scenario:
            self.played.pop()
        self.played = [*self.played[-1:], (scenario, self._cache[key])]
        why = text(
            "widget.classroom.scenario.why",
            self.lang,
            name=scenario_name(scenario, self.lang),
            why=scenario_why(scenario, self.lang),
        )
        self.said = [[why]]
        if len(self.played) == 2:
            self._rows = difference(self.played[0][1], self.played[1][1], self.lang)
            self.said += lines(self._rows, self.lang)

    def _press(self, what: str) -> None:
        self._play(what)
        came = result(self._rows, self.lang) if len(self.played) == 2 else ""
        self._note(scenario_name(what, self.lang), came, self.values["seed"])

    def _set(self, what: str, value: Any) -> None:
        if what == "seed":
            again = [scenario for scenario, _ in self.played]
            self.played = []
            for scenario in again:
                self._play(scenario)

    def _start_again(self) -> None:
        self.played = []
        for scenario in self._first:
            self._play(scenario)
