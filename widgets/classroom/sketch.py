"""The figure of a demonstration as a picture, for a notebook that is opened where nothing runs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import unescape
from typing import Any

from widgets.pictures.svg import tag, words
from widgets.pictures.tables import PAD

WIDTH = 760
"""Width of a sketch, in pixels."""
_TICK = 11
_WORD = 13
_TAG = re.compile(r"<[^>]*>")


def sketch(drawn: Mapping[str, Any], ink: str, top: float) -> tuple[str, float] | None:
    """Draw what plotly draws: lines, bars and markers over one horizontal axis, or the cells of a heat map.

    Parameters
    ----------
    drawn
        A figure as JSON, each of whose axes has its range.
    ink
        Colour of numbers and words.
    top
        Where it begins.

    Returns
    -------
    tuple of str and float, or None
        The marks and their height; None for a figure of another kind.
    """
    layout = drawn["layout"]
    axes = {"y" + key[5:]: axis for key, axis in layout.items() if key.startswith("yaxis")}
    known = all(trace["type"] in ("scatter", "bar", "heatmap") for trace in drawn["data"])
    if not known or "range" not in layout["xaxis"] or not all("range" in axis for axis in axes.values()):
        return None
    title, height = _lines(layout["title"]["text"]), layout["height"] - layout["margin"]["t"]
    paper = _Paper(layout, axes, top + 20 * len(title) + PAD, height - layout["margin"]["b"])
    marks = [_words(line, PAD, top + 14 + 20 * at, ink, 15) for at, line in enumerate(title)]
    for key, axis in axes.items():
        marks += _grid(paper, key, axis, [trace for trace in drawn["data"] if trace.get("yaxis", "y") == key], ink)
    base = paper.top + paper.height
    for place, told in zip(layout["xaxis"].get("tickvals", ()), layout["xaxis"].get("ticktext", ())):
        for at, line in enumerate(_lines(told)):
            marks.append(_words(line, paper.x(place), base + 16 + 14 * at, ink, _TICK, "middle"))
    named = layout["xaxis"].get("title", {}).get("text", "")
    marks.append(_words(named, (paper.left + paper.right) / 2, base + 34, ink, _TICK, "middle"))
    for trace in drawn["data"]:
        marks += _trace(paper, trace, ink)
    marks += [_note(paper, note, ink) for note in layout.get("annotations", ())]
    for shape in layout.get("shapes", ()):
        if shape["type"] == "rect":
            marks.append(_frame(paper, shape))
    return "".join(marks), base + layout["margin"]["b"] - top


class _Paper:
    """Where the places of the axes are on the picture."""

    def __init__(self, layout: Mapping[str, Any], axes: Mapping[str, Any], top: float, height: float) -> None:
        self.left, self.right = layout["margin"]["l"], WIDTH - layout["margin"]["r"]
        self.top, self.height = top, height
        self._x, self._axes = layout["xaxis"]["range"], axes

    def x(self, value: float) -> float:
        first, last = self._x
        return float(self.left + (value - first) / (last - first) * (self.right - self.left))

    def share(self, value: float) -> float:
        """Return the height of a share of the whole, 0 at the foot."""
        return self.top + (1 - value) * self.height

    def y(self, value: float, key: str = "y") -> float:
        low, high = self._axes[key]["range"]
        foot, head = self._axes[key].get("domain", (0, 1))
        return self.share(foot + (value - low) / (high - low) * (head - foot))


def _grid(paper: _Paper, key: str, axis: Mapping[str, Any], traces: Iterable[Any], ink: str) -> list[str]:
    """Return the lines across a panel, with their numbers: those of the axis, or the least and the most drawn."""
    places, told = axis.get("tickvals"), axis.get("ticktext")
    if places is None:
        drawn = [value for trace in traces for value in trace["y"] if value is not None]
        places = sorted({min(drawn), max(drawn)}) if drawn else []
    if told is None:
        told = [f"{round(value, 1):g}".replace("-", "−") + axis.get("ticksuffix", "") for value in places]
    marks = []
    for place, number in zip(places, told, strict=True):
        if axis.get("showgrid", True):
            line = f"M{paper.left} {paper.y(place, key):.1f}H{paper.right}"
            marks.append(tag("path", d=line, stroke=axis["gridcolor"]))
        marks.append(_words(number, paper.left - 6, paper.y(place, key) + 4, ink, _TICK, "end"))
    return marks


def _trace(paper: _Paper, trace: Mapping[str, Any], ink: str) -> list[str]:
    if trace["type"] == "heatmap":
        return _cells(paper, trace, ink)
    key = trace.get("yaxis", "y")
    places = [(paper.x(x), paper.y(y, key)) for x, y in zip(trace["x"], trace["y"]) if y is not None]
    if trace["type"] == "bar":
        half, foot = (paper.x(trace["width"]) - paper.x(0)) / 2, paper.y(0, key)
        colour = trace["marker"]["color"]
        return [tag("rect", x=x - half, y=y, width=2 * half, height=foot - y, fill=colour) for x, y in places]
    mode, marks = trace["mode"], []
    if "lines" in mode and places:
        line, steps = trace["line"], trace["line"].get("shape") == "hv"
        path = f"M{places[0][0]:.1f} {places[0][1]:.1f}"
        path += "".join(f"H{x:.1f}V{y:.1f}" if steps else f"L{x:.1f} {y:.1f}" for x, y in places[1:])
        dash = line.get("dash", "solid")
        dashes = None if dash == "solid" else dash.replace("px", "")
        marks.append(
            tag("path", d=path, fill="none", stroke=line["color"], stroke_width=line["width"], stroke_dasharray=dashes)
        )
    elif "markers" in mode:
        marks += [tag("circle", cx=x, cy=y, r=6, fill=ink) for x, y in places]
    if "text" in mode:
        marks += [_words(said, x, y - 10, ink, _WORD, "middle") for said, (x, y) in zip(trace["text"], places)]
    return marks


def _cells(paper: _Paper, trace: Mapping[str, Any], ink: str) -> list[str]:
    """Return the cells of a heat map with their numbers, and the numbers below; the strongest colour is the most."""
    wide, high = paper.x(1) - paper.x(0) - 2, paper.y(0) - paper.y(1) - 2
    colour, marks = trace["colorscale"][-1][1], []
    for row, y in zip(trace["z"], trace["y"]):
        for value, x in zip(row, trace["x"]):
            left, top = paper.x(x) - wide / 2, paper.y(y) - high / 2
            depth = round(value / trace["zmax"], 2)
            marks.append(tag("rect", x=left, y=top, width=wide, height=high, fill=colour, fill_opacity=depth))
            marks.append(_words(str(value), paper.x(x), paper.y(y) + 5, ink, _WORD, "middle"))
    foot = paper.top + paper.height + 16
    return marks + [_words(str(x), paper.x(x), foot, ink, _TICK, "middle") for x in trace["x"]]


def _note(paper: _Paper, note: Mapping[str, Any], ink: str) -> str:
    """Return a text of the figure; one on the paper names a panel, others stand at the end of what they name."""
    if note.get("yref") == "paper":
        x = paper.left + note["x"] * (paper.right - paper.left) + note.get("xshift", 0)
        y = paper.share(note["y"])
    else:
        x = paper.x(note["x"]) + note.get("ax", note.get("xshift", 0))
        y = paper.y(note["y"], note.get("yref", "y")) + note.get("ay", 0) + 4
    weight = 700 if "<b>" in note["text"] else 400
    return _words(note["text"], x, y, note.get("font", {}).get("color", ink), _WORD, weight=weight)


def _frame(paper: _Paper, shape: Mapping[str, Any]) -> str:
    left, right = (paper.x(shape[key]) for key in ("x0", "x1"))
    foot, head = (paper.y(shape[key]) for key in ("y0", "y1"))
    line = shape["line"]
    size = {"width": right - left, "height": foot - head}
    return tag("rect", x=left, y=head, **size, fill="none", stroke=line["color"], stroke_width=line["width"])


def _lines(told: str) -> list[str]:
    """Return the lines of a text of plotly."""
    return told.split("<br>")


def _words(told: str, x: float, y: float, ink: str, size: int, anchor: str = "start", weight: int = 400) -> str:
    plain = words(unescape(_TAG.sub("", told)))
    return tag("text", plain, x=x, y=y, fill=ink, font_size=size, text_anchor=anchor, font_weight=weight)
