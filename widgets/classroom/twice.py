"""The same turn twice: one slider stands elsewhere, all cards and dice are the same."""

from __future__ import annotations

from typing import Any, ClassVar

from gamekit.classroom import SCENARIOS, difference, economy, places, scenario_name
from gamekit.classroom.facts import shown
from gamekit.core.session import Session
from gamekit.incorporated.rulesets import GAME_ID
from gamekit.locale import name, text
from widgets.classroom.demo import Demo, start_view
from widgets.classroom.desk import button, field, options
from widgets.classroom.results import Named, compared, figure, figure_field, lines, result
from widgets.sliders import Sliders

SLIDERS = ("interest", "growth", "stress")
"""The sliders of which one is changed."""


class TwiceDemo(Demo):
    """Change one slider, and let computer players play the same turn again with the same dice.

    Parameters
    ----------
    start : str
        The scenario that the turn begins in; see `gamekit.classroom.SCENARIOS`.
    slider : {"interest", "growth", "stress"}
        The one that is changed.
    place : int
        Where it stands the second time.
    seed : int
        Decides all cards and dice.
    turns : int
        How many turns are played.
    **kwargs
        Options of `Demo`.

    Raises
    ------
    RondelError
        For a scenario, a place or a number of turns there is not.

    Examples
    --------
    >>> demo = TwiceDemo("calm", "growth", 6, seed=7)
    >>> one, two = demo.economies
    >>> one.events == two.events
    False
    """

    part: ClassVar[str] = "twice"

    def __init__(
        self,
        start: str = "calm",
        slider: str = "growth",
        place: int = 6,
        *,
        seed: int = 7,
        turns: int = 1,
        **kwargs: Any,
    ) -> None:
        if slider not in SLIDERS:
            raise ValueError(f"no slider {slider!r} to change: choose one of {', '.join(SLIDERS)}")
        places(start, {slider: place})
        self._first: dict[str, Any] = {"start": start, "slider": slider, "seed": seed, "figure": "sliders"}
        self._place, self._turns = place, turns
        self._played: tuple[Named, Named] | None = None
        self._rows: list[dict[str, Any]] = []
        super().__init__(**kwargs)
        self._play()
        self._refresh()

    @property
    def economies(self) -> tuple[Session, Session] | None:
        """The turn as it was, and with the slider changed; None while no turn was played twice."""
        return None if self._played is None else (self._played[0][1], self._played[1][1])

    @property
    def change(self) -> dict[str, int]:
        """The slider that stands elsewhere, with its place."""
        assert self.sliders is not None
        slider = self.values["slider"]
        place = self.sliders.places[slider]
        return {} if place == places(self.values["start"])[slider] else {slider: place}

    def play(self) -> None:
        """Play the turn twice, as the button does."""
        self.press("play")

    def _home(self) -> dict[str, Any]:
        return dict(self._first)

    def _make_sliders(self) -> Sliders:
        slider = self._first["slider"]
        made = Sliders(
            start_view(self._first["start"]), movable=[slider], show=[slider], lang=self.lang, size=self.size
        )
        made.values = {slider: self._place}
        return made

    def _fields(self) -> list[dict[str, Any]]:
        scenarios = {scenario: scenario_name(scenario, self.lang) for scenario in SCENARIOS}
        sliders = {slider: name(GAME_ID, slider, self.lang) for slider in SLIDERS}
        return [
            field("start", "choice", self._say("start"), self.values["start"], options=options(scenarios)),
            field("slider", "buttons", self._say("slider"), self.values["slider"], options=options(sliders)),
            self._seed_field(),
            figure_field(self.values["figure"], self.lang),
            *self._journal_fields(),
        ]

    def _say(self, message: str, **params: Any) -> str:
        return text(f"widget.classroom.twice.{message}", self.lang, **params)

    def _buttons(self) -> list[dict[str, Any]]:
        return [button("play", self._say("play"), main=True)]

    def _tables(self) -> list[dict[str, Any]]:
        if self._played is None:
            return []
        (one, _), (two, session) = self._played
        return compared(one, two, self._rows, session.names, self.lang)

    def _figure(self, theme: str) -> tuple[Any, str] | None:
        if self._played is None:
            return None
        return figure(list(self._played), self.values["figure"], self.lang, theme)

    def _called(self, sliders: dict[str, int]) -> str:
        slider = self.values["slider"]
        where = shown(slider, sliders[slider], self.lang)
        return text("widget.classroom.twice.called", self.lang, slider=name(GAME_ID, slider, self.lang), place=where)

    def _play(self) -> None:
        start, seed = self.values["start"], self.values["seed"]
        if not self.change:
            self._played = None
            self.said = [[self._say("unmoved")]]
            return
        one = economy(start, seed=seed, turns=self._turns)
        two = economy(start, change=self.change, seed=seed, turns=self._turns)
        self._played = (
            (self._called(places(start)), one),
            (self._called(places(start, self.change)), two),
        )
        self._rows = difference(one, two, self.lang)
        self.said = lines(self._rows, self.lang)

    def _press(self, what: str) -> None:
        assert what == "play"
        self._play()
        if self._played is not None:
            start = scenario_name(self.values["start"], self.lang)
            chosen = {self._say("start"): start, **self._slider_words(self.change)}
            self._note(chosen, result(self._rows, self.lang), self.values["seed"])

    def _set(self, what: str, value: Any) -> None:
        assert self.sliders is not None
        if what == "slider":
            with self.sliders.hold_sync():
                self.sliders.values = {}
                self.sliders.show = [value]
                self.sliders.movable = [value]
        elif what == "start":
            self.sliders.view = start_view(value)
        if what in ("start", "slider", "seed"):
            # What was played belongs to what was chosen then.
            self._played, self.said = None, []

    def _moved(self, _change: object) -> None:
        # While it is dragged the result of before stays: it says where the slider stood.
        self._lay_out()

    def _start_again(self) -> None:
        assert self.sliders is not None
        slider = self._first["slider"]
        with self.sliders.hold_sync():
            self.sliders.view = start_view(self._first["start"])
            self.sliders.show = [slider]
            self.sliders.movable = [slider]
            self.sliders.values = {slider: self._place}
        self._play()
