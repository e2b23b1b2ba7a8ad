"""What the demonstrations have in common: sliders, a desk and a figure below each other, and a journal."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, ClassVar

import ipywidgets

from gamekit.classroom import Journal, places
from gamekit.core.game import PUBLIC
from gamekit.incorporated import GAME
from gamekit.locale import LANGUAGES, name, text
from widgets.base import SIZES
from widgets.classroom.desk import Desk, Line, button, field, picture
from widgets.sliders import Sliders

SEED_MOST = 999_999_999
"""The largest seed that can be typed."""
THEMES = ("light", "dark")
LARGER = 1.4
"""How much larger figures are for a projector: what they hold still fits the width of a notebook."""
_PIXELS = frozenset({"size", "height", "l", "r", "t", "b", "ax", "ay", "xshift", "yshift", "ticklen", "standoff"})
"""What plotly counts in pixels."""
_BOX = re.compile(r'viewBox="([-\d. ]+)"')


def start_view(start: str | Mapping[str, int]) -> dict[str, Any]:
    """Return the view of a game that begins with these sliders."""
    return GAME.view(GAME.position(places(start)), PUBLIC)


class Misfit(ValueError):
    """There is no such field or button, or the field cannot hold the value."""


class Demo(ipywidgets.VBox):  # type: ignore[misc]
    """Base of the demonstrations.

    Parameters
    ----------
    lang : {"en", "fr"}
        Language of every text.
    size : {"normal", "large"}
        ``"large"`` scales type and targets by 1.5, for a projector.
    theme : {"light", "dark"}
        The paper that the figure is painted on.
    journal : Journal, optional
        Where decisions are noted; without one the fields for who decides and what is expected are left out.

    Raises
    ------
    ValueError
        For a language, size or theme there is not.
    TypeError
        If the journal is none.
    """

    part: ClassVar[str]
    """Name of the part of the lesson, in the journal and in message ids."""
    figure_first: ClassVar[bool] = True
    """Whether the figure stands above the tables."""

    def __init__(
        self, *, lang: str = "en", size: str = "normal", theme: str = "light", journal: Journal | None = None
    ) -> None:
        for what, given, known in (("lang", lang, LANGUAGES), ("size", size, SIZES), ("theme", theme, THEMES)):
            if given not in known:
                raise ValueError(f"no {what} {given!r}: choose one of {', '.join(known)}")
        if journal is not None and not isinstance(journal, Journal):
            raise TypeError(f"journal takes a gamekit.classroom.Journal, not {type(journal).__name__}")
        self.lang, self.size, self.theme, self.journal = lang, size, theme, journal
        self.values: dict[str, Any] = {"who": "", "prediction": "", **self._home()}
        self.sliders = self._make_sliders()
        self.said: list[list[str]] = []
        self._drawn: dict[str, tuple[Any, str] | None] = {}
        self.output = ipywidgets.Output()
        self.desk = Desk(self._desk(), self._heard, lang=lang, size=size)
        self.results = Desk(self._below(), self._heard, lang=lang, size=size)
        last = [self.output, self.results] if self.figure_first else [self.results, self.output]
        super().__init__([*filter(None, [self.sliders, self.desk]), *last])
        if self.sliders is not None:
            self.sliders.observe(self._moved, "values")
        self._refresh()

    # What a demonstration says of itself.

    def _home(self) -> dict[str, Any]:
        """Return what the fields hold at first, by id."""
        return {}

    def _make_sliders(self) -> Sliders | None:
        """Return the sliders that stand above, None if there are none."""
        return None

    def _fields(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    def _buttons(self) -> list[dict[str, Any]]:
        return []

    def _title(self) -> list[Line]:
        """Return the sentences on what holds now, each with its rules."""
        return []

    def _tables(self) -> list[dict[str, Any]]:
        return []

    def _figure(self, theme: str) -> tuple[Any, str] | None:
        """Return the figure on a paper and what it shows in words, None for none."""
        return None

    def _set(self, what: str, value: Any) -> None:
        """Follow a field that was changed; ``values`` has it already."""

    def _press(self, what: str) -> None:
        """Do what a button says."""

    def _start_again(self) -> None:
        """Forget what was shown; fields and sliders are as at first already."""

    # For a teacher.

    def set(self, **values: Any) -> None:
        """Fill in fields, as a reader would.

        Parameters
        ----------
        **values
            By the id of the field, such as ``seed=12``, ``who="Table 1"``.

        Raises
        ------
        Misfit
            If there is no such field, or it cannot hold the value.
        """
        self._fill(values)

    def _fill(self, values: Mapping[str, Any]) -> None:
        """Fill in fields by their ids, which a browser may make up; raises Misfit as :meth:`set`."""
        known = {field["id"]: field for field in self._fields()}
        for what, value in values.items():
            if what not in known:
                raise Misfit(f"no field {what!r}: there are {', '.join(known)}")
            self.values[what] = _fitting(known[what], value)
            self._set(what, self.values[what])
        self._refresh()

    def press(self, what: str) -> None:
        """Press a button, as a reader would.

        Raises
        ------
        Misfit
            If there is no such button.
        """
        known = [button["id"] for button in self._all_buttons()]
        if what not in known:
            raise Misfit(f"no button {what!r}: there are {', '.join(known)}")
        if what == "reset":
            self.reset()
            return
        self._press(what)
        self._refresh()

    def reset(self) -> None:
        """Put everything back to how it was at first; the journal keeps its decisions."""
        self.values = {"who": self.values["who"], "prediction": "", **self._home()}
        self.said = []
        if self.sliders is not None:
            with self.sliders.hold_trait_notifications():
                self.sliders.reset()
        self._start_again()
        self._refresh()

    # Inside.

    def _all_buttons(self) -> list[dict[str, Any]]:
        return [*self._buttons(), button("reset", text("widget.classroom.reset", self.lang))]

    def _journal_fields(self) -> list[dict[str, Any]]:
        """Return the fields for who decides and what is expected, where there is a journal."""
        if self.journal is None:
            return []
        return [
            field(what, "text", text(f"widget.classroom.{what}", self.lang), self.values[what])
            for what in ("who", "prediction")
        ]

    def _seed_field(self) -> dict[str, Any]:
        label = text("widget.classroom.seed", self.lang)
        return field("seed", "number", label, self.values["seed"], least=0, most=SEED_MOST)

    def _note(self, chosen: str | Mapping[str, Any], result: str, seed: int | None = None) -> None:
        """Note a decision, with what is expected; what is expected of the next one is asked anew.

        Where the journal cannot save itself, that is told: the decision is in it all the same.
        """
        if self.journal is None:
            return
        try:
            self.journal.note(
                text(f"widget.classroom.part.{self.part}", self.lang),
                who=self.values["who"],
                chosen=chosen,
                seed=seed,
                prediction=self.values["prediction"],
                result=result,
            )
        except OSError as error:
            self.said = [*self.said, [self._unsaved(str(self.journal.path), error)]]
        self.values["prediction"] = ""

    def _unsaved(self, file: str, error: OSError | ValueError) -> str:
        """Return in words that a file could not be written, and why."""
        reason = getattr(error, "strerror", None) or str(error)
        return text("widget.classroom.unsaved", self.lang, file=file, reason=reason)

    def _slider_words(self, sliders: Mapping[str, int]) -> dict[str, int]:
        """Return sliders by what they are called."""
        return {name(GAME.id, slider, self.lang): place for slider, place in sliders.items()}

    def _heard(self, content: Mapping[str, Any]) -> None:
        """Do what the browser asks; what does not fit is put back to what holds. Another error is one of the kit."""
        try:
            if content["do"] == "set":
                self._fill({str(content.get("field")): content.get("value")})
            else:
                self.press(str(content.get("button")))
        except Misfit:
            self._refresh()

    def _moved(self, _change: object) -> None:
        self._refresh()

    def _desk(self) -> dict[str, Any]:
        return {
            "name": text(f"widget.classroom.part.{self.part}", self.lang),
            "title": self._title(),
            "fields": self._fields(),
            "buttons": self._all_buttons(),
            "told": self.said,
            "tables": [],
        }

    def _below(self) -> dict[str, Any]:
        """Return the desk with the results: nothing but tables."""
        called = text("widget.classroom.results", self.lang)
        return {"name": called, "title": [], "fields": [], "buttons": [], "told": [], "tables": self._tables()}

    def _lay_out(self) -> None:
        """Show fields, sentences and tables as they are now; the figure stays."""
        self.desk.put(self._desk())
        self.results.put(self._below())

    def _refresh(self) -> None:
        self._lay_out()
        self._drawn = {}
        drawn = self._on_paper(self.theme)
        self.output.outputs = () if drawn is None else (_shown(*drawn, LARGER if self.size == "large" else 1),)

    def _on_paper(self, theme: str) -> tuple[Any, str] | None:
        """Return the figure as :meth:`_figure` made it for what is shown now; it is made once for each paper."""
        if theme not in self._drawn:
            self._drawn[theme] = self._figure(theme)
        return self._drawn[theme]

    def to_svg(self) -> str:
        """Draw sliders, sentences, figure and tables as one SVG document, always on light paper."""
        above = ("", 0.0, 0.0)
        if self.sliders is not None:
            above = _inset(self.sliders.to_svg())
        drawn = self._on_paper("light")
        shown = {**self._desk(), "tables": self._tables()}
        figure = None if drawn is None else (json.loads(drawn[0].to_json()), drawn[1])
        return picture(shown, self.lang, figure, above)

    def __repr__(self) -> str:
        """Return the fields without those of the journal, the same text for the same demonstration."""
        kept = {key: value for key, value in self.values.items() if key not in ("who", "prediction")}
        shown = [f"{key}={value!r}" for key, value in kept.items()]
        return f"{type(self).__name__}({', '.join([*shown, f'lang={self.lang!r}'])})"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        data: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        # Where a notebook is not trusted the picture is held back, and the words are all there is.
        told = [sentence for sentence, *_ in [*self._title(), *self.said]]
        return {**data, "text/plain": "\n".join([repr(self), *told]), "image/svg+xml": self.to_svg()}


def _fitting(known: Mapping[str, Any], value: Any) -> Any:
    """Return a value as its field holds it.

    Raises
    ------
    Misfit
        If it cannot.
    """
    if known["kind"] == "number":
        if type(value) is not int or not known["least"] <= value <= known["most"]:
            raise Misfit(f"{known['id']} takes a whole number from {known['least']} to {known['most']}")
        return value
    if known["kind"] == "text":
        return str(value)[:120]
    choices = [option["id"] for option in known["options"]]
    if str(value) not in choices:
        raise Misfit(f"{known['id']} takes one of {', '.join(choices)}")
    return type(known["value"])(value)


def _shown(figure: Any, words: str, scale: float) -> dict[str, Any]:
    """Return a figure as a cell shows it, with its words where no script can run."""
    drawn = json.loads(figure.to_json())
    return {
        "output_type": "display_data",
        "metadata": {},
        "data": {"application/vnd.plotly.v1+json": drawn if scale == 1 else scaled(drawn, scale), "text/plain": words},
    }


def scaled(drawn: Any, scale: float, key: str = "") -> Any:
    """Return what plotly draws with everything larger that is counted in pixels, but for the width of the whole."""
    if isinstance(drawn, dict):
        if key == "meta":
            return drawn
        # The width of a bar is counted in turns, that of a line in pixels.
        in_pixels = _PIXELS | {"width"} if key in ("line", "cells") else _PIXELS
        return {
            name: round(value * scale, 1)
            if name in in_pixels and isinstance(value, (int, float))
            else scaled(value, scale, name)
            for name, value in drawn.items()
        }
    return [scaled(value, scale, key) for value in drawn] if isinstance(drawn, list) else drawn


def _inset(svg: str) -> tuple[str, float, float]:
    """Return a picture as a part of another one, with its width and height."""
    found = _BOX.search(svg)
    assert found
    *_, width, height = map(float, found[1].split())
    # Of the size only the first is meant: that of the outermost element.
    body = re.sub(r'^(<svg\b[^>]*?) width="[^"]*"', r"\1", svg)
    body = re.sub(r'^(<svg\b[^>]*?) height="[^"]*"', r"\1", body)
    body = re.sub(r'^(<svg\b[^>]*?) style="[^"]*"', r"\1", body)
    return body.replace("<svg ", f'<svg width="{width:g}" height="{height:g}" ', 1), width, height
