"""The odds of a crisis: Growth and Stress against the die, shown before it is rolled."""

from __future__ import annotations

from typing import Any, ClassVar

from gamekit.classroom import crisis_die, crisis_lines, odds_words, roll
from gamekit.classroom.crises import difficulty
from gamekit.classroom.facts import signed
from gamekit.incorporated import odds
from gamekit.incorporated.rulesets import GAME_ID
from gamekit.locale import name, text
from widgets.classroom.demo import Demo, start_view
from widgets.classroom.desk import Line, button, part, rows
from widgets.sliders import Sliders


class CrisisDemo(Demo):
    """Move Growth and Stress, see the odds in the heat map, then roll.

    Parameters
    ----------
    growth, stress : int
        Where the sliders stand at first.
    seed : int
        Decides the numbers of the die, one roll after the other: the same seed gives the same ones again.
    **kwargs
        Options of `Demo`.

    Examples
    --------
    >>> demo = CrisisDemo(growth=5, stress=1, seed=7)
    >>> demo.roll()
    >>> demo.rolls
    [(5, 1, 6)]
    """

    part: ClassVar[str] = "crisis"

    def __init__(self, growth: int = 5, stress: int = 1, *, seed: int = 7, **kwargs: Any) -> None:
        self._start = {"growth": growth, "stress": stress}
        self._seed = seed
        self.rolls: list[tuple[int, int, int]] = []
        """Growth, Stress and die of each roll."""
        super().__init__(**kwargs)

    @property
    def now(self) -> tuple[int, int]:
        """Growth and Stress as the sliders show them."""
        assert self.sliders is not None
        places = self.sliders.places
        return places["growth"], places["stress"]

    def roll(self) -> None:
        """Roll the die, as the button does."""
        self.press("roll")

    def _home(self) -> dict[str, Any]:
        return {"seed": self._seed}

    def _make_sliders(self) -> Sliders:
        both = ["growth", "stress"]
        return Sliders(start_view(self._start), movable=both, show=both, lang=self.lang, size=self.size)

    def _fields(self) -> list[dict[str, Any]]:
        return [self._seed_field(), *self._journal_fields()]

    def _buttons(self) -> list[dict[str, Any]]:
        return [button("roll", text("widget.classroom.crisis.roll", self.lang), main=True)]

    def _title(self) -> list[Line]:
        words, rules = odds_words(*self.now, self.lang)
        return [[words, *rules]]

    def _tables(self) -> list[dict[str, Any]]:
        if not self.rolls:
            return []

        def say(message: str, **params: Any) -> str:
            return text(f"widget.classroom.crisis.{message}", self.lang, **params)

        cells, crises, expected = [], 0, 0.0
        for number, (growth, stress, die) in enumerate(self.rolls, 1):
            level = difficulty(growth, stress)
            found = odds.intensity(level, die)
            crises += bool(found)
            expected += float(odds.crisis_chance(level))
            result = say("some", intensity=found) if found else say("none")
            shown = [signed(value) for value in (number, growth, stress, level, die)]
            cells.append([*shown, result])
        heads = (say("head.number"), *(name(GAME_ID, key, self.lang) for key in ("growth", "stress")))
        told = f"{expected:.1f}".replace(".", "," if self.lang == "fr" else ".")
        note = [say("count", crises=crises, rolls=len(self.rolls), expected=told), "INC-190", "INC-191"]
        return [
            part(
                say("caption", seed=self.values["seed"]),
                [*heads, say("head.difficulty"), say("head.die"), say("head.result")],
                rows(cells, [cell[-1] != say("none") for cell in cells]),
                note=[note],
            )
        ]

    def _figure(self, theme: str) -> tuple[Any, str]:
        from widgets import charts

        growth, stress = self.now
        figure = charts.crisis_heatmap(self.lang, theme, growth=growth, stress=stress)
        return figure, charts.describe(figure)

    def _press(self, what: str) -> None:
        assert what == "roll"
        growth, stress = self.now
        number = len(self.rolls) + 1
        session = roll(growth, stress, seed=self.values["seed"], number=number)
        self.rolls.append((growth, stress, crisis_die(self.values["seed"], number)))
        lines = crisis_lines(session, self.lang)
        self.said = [[sentence, *rules] for sentence, rules in lines]
        self._note(self._slider_words({"growth": growth, "stress": stress}), lines[0][0], self.values["seed"])

    def _set(self, what: str, value: Any) -> None:
        if what == "seed":
            # Another seed has other numbers, from the first one on.
            self._start_again()

    def _start_again(self) -> None:
        self.rolls = []
        self.said = []
