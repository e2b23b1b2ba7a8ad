"""The desk of a demonstration: fields, buttons, what is told, and tables, drawn in the browser and as a picture."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import traitlets

from gamekit.incorporated import GAME
from gamekit.incorporated.rulesets import GAME_ID, RULESETS
from gamekit.locale import text
from widgets.base import STATIC, GameWidget, look
from widgets.classroom.sketch import sketch
from widgets.film import book_texts
from widgets.pictures.svg import document, tag
from widgets.pictures.tables import PAD, SIZE, line, table

Line = Sequence[str]
"""A sentence, then the ids of its rules."""

WIDTH = 760
"""Width of the picture, in pixels, if its tables are not wider."""


def field(key: str, kind: str, label: str, value: object, **more: object) -> dict[str, Any]:
    """Return a field: ``choice`` or ``buttons`` with options, ``number`` with least and most, or ``text``."""
    return {"id": key, "kind": kind, "label": label, "value": value, **more}


def options(known: Mapping[Any, str]) -> list[dict[str, str]]:
    """Return the options of a field by what each is called."""
    return [{"id": str(value), "label": label} for value, label in known.items()]


def button(key: str, label: str, *, main: bool = False, pressed: bool | None = None) -> dict[str, Any]:
    """Return a button; the main one stands out, and one of several that chooses says whether it is the one chosen."""
    return {"id": key, "label": label, "main": main, "pressed": pressed}


def rows(cells: Sequence[Sequence[str]], strong: Sequence[bool] = ()) -> list[dict[str, Any]]:
    """Return the rows of a table, some of them strong."""
    marks = strong or [False] * len(cells)
    return [{"cells": list(row), "strong": mark} for row, mark in zip(cells, marks, strict=True)]


def part(
    caption: str,
    heads: Sequence[str],
    body: Sequence[Mapping[str, Any]],
    *,
    words: bool = False,
    note: Sequence[Line] = (),
) -> dict[str, Any]:
    """Return a table; ``words`` says that its cells are read from the left, ``note`` what stands below it."""
    return {
        "caption": caption,
        "heads": list(heads),
        "rows": list(body),
        "words": words,
        "note": [list(one) for one in note],
    }


class Desk(GameWidget):
    """Fields, buttons, sentences and tables of a demonstration, which decides what they are.

    Parameters
    ----------
    shown
        ``title``, ``fields``, ``buttons``, ``told`` and ``tables``, made with the functions of this module.
    heard
        Called with what the browser asks: ``{"do": "set", "field": ..., "value": ...}`` or
        ``{"do": "press", "button": ...}``.
    **kwargs
        ``lang`` and ``size``.
    """

    _esm = STATIC / "desk.js"
    _css = STATIC / "desk.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.log.",)

    _shown = traitlets.Dict().tag(sync=True)
    _rules = traitlets.Dict().tag(sync=True)

    def __init__(self, shown: Mapping[str, Any], heard: Callable[[Mapping[str, Any]], None], **kwargs: Any) -> None:
        self._heard = heard
        self._count = 0
        super().__init__(None, **kwargs)
        self.put(shown)
        self.on_msg(self._receive)

    def put(self, shown: Mapping[str, Any]) -> None:
        """Show something else; what is the same stays as it is, with what is being typed."""
        told = [*shown["title"], *shown["told"], *(one for table in shown["tables"] for one in table["note"])]
        ids = dict.fromkeys(rule for _, *rules in told for rule in rules)
        with self.hold_sync():
            self._rules = book_texts(GAME.rulebook(RULESETS[0]), ids, self.lang)
            # The count lets the browser know that it was heard, though nothing may have changed.
            lines = {key: [list(one) for one in shown[key]] for key in ("title", "told")}
            self._shown = {**shown, **lines, "heard": self._count}

    def _game(self) -> str:
        return GAME_ID

    def _receive(self, _widget: object, content: Any, _buffers: object) -> None:
        """Do what the browser asks; a message that makes no sense is passed over."""
        if isinstance(content, Mapping) and content.get("do") in ("set", "press"):
            self._count += 1
            self._heard(content)

    def to_svg(self) -> str:
        """Draw what is told and the tables as one SVG document."""
        return picture(self._shown, self.lang)

    def __repr__(self) -> str:
        """Return the ids of the fields."""
        return f"Desk({', '.join(field['id'] for field in self._shown['fields'])})"


def picture(
    shown: Mapping[str, Any],
    lang: str,
    figure: tuple[Mapping[str, Any], str] | None = None,
    above: tuple[str, float, float] = ("", 0, 0),
) -> str:
    """Draw a desk as one SVG document.

    Parameters
    ----------
    shown
        What the desk shows.
    lang
        Its language.
    figure
        The figure as JSON, and what it shows in words, which stand for it if it cannot be drawn.
    above
        A drawing that stands above it, with its width and height.
    """
    drawing, wide, top = above
    width = max(WIDTH, wide)
    marks = [drawing]

    def sentences(lines: Sequence[Line], weight: int = 400) -> None:
        nonlocal top
        for sentence, *rules in lines:
            # A rule that its sentence names already is not named again.
            missing = [rule for rule in rules if rule not in sentence]
            whole = f"{sentence} ({', '.join(missing)})" if missing else sentence
            for words in textwrap.wrap(whole, int((width - 2 * PAD) / (SIZE * (0.6 if weight > 400 else 0.52)))):
                marks.append(line(words, PAD, top + 16, weight=weight))
                top += 18
            top += 4

    sentences(shown["title"], 700)
    chosen = [
        text("widget.desk.pair", lang, label=field["label"], value=_value(field))
        for field in shown["fields"]
        if str(field["value"])
    ]
    sentences([[" · ".join(chosen)]] if chosen else [])
    sentences(shown["told"])
    colours = look()["ui"]["light"]
    sketched = figure and sketch(figure[0], colours["fg"], top + PAD)
    if sketched:
        marks.append(sketched[0])
        top += sketched[1] + 2 * PAD
    for one in shown["tables"]:
        drawn, height, wide = table(one["caption"], [one["heads"], *(row["cells"] for row in one["rows"])], top)
        marks.append(drawn)
        top += height + PAD
        width = max(width, wide)
        sentences(one["note"])
    if figure and not sketched:
        sentences([[figure[1]]])
    body = tag("rect", x=0, y=0, width="100%", height="100%", fill=colours["bg"])
    body += tag("g", "".join(marks), font_size=SIZE, fill=colours["fg"])
    size = round(width), round(top + PAD)
    told = " ".join([*(sentence for sentence, *_ in [*shown["title"], *shown["told"]]), *(figure or ())[1:]])
    return document((0, 0, *size), size[0], shown["name"], told, body, lang)


def _value(field: Mapping[str, Any]) -> str:
    """Return the value of a field as it is called."""
    names = {option["id"]: option["label"] for option in field.get("options", ())}
    return str(names.get(str(field["value"]), field["value"]))
