"""What all charts of lines have in common: their height, who is ahead, and how a line runs, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gamekit.locale import text

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 316
"""Height of what a line chart draws, in pixels, without title and axis."""


def leaders(what: str, speak: dict[str, Any], final: dict[str, int], lang: str, **params: Any) -> str:
    """Return who is ahead, for a title: one, several, all, or nobody because everybody is at 0."""
    best = max(final.values())
    *others, last = (member for member, value in final.items() if value == best)
    if best == 0:
        which = f"chart.{what}.title_none"
    elif len(others) + 1 == len(final):
        which = f"chart.{what}.title_all"
    else:
        which = f"chart.{what}.title_many" if others else f"chart.{what}.title"
    return text(which, lang, **speak, others=others, who=last, **{"value": best, **params})


def traces(figure: go.Figure) -> list[go.Scatter]:
    """Return the lines of a figure, without edges and rings."""
    return [trace for trace in figure.data if trace.meta and "line" in trace.meta]


def change(
    values: list[int | None], whens: list[str], known: dict[str, Any], amount: Callable[[int], str], lang: str
) -> list[str]:
    """Return the sentences on one line: from where to where, and the extremes in between."""
    seen = [(value, at) for value, at in zip(values, whens, strict=True) if value is not None]
    first, last = seen[0][0], seen[-1][0]
    (low, when_low), (high, when_high) = min(seen, key=lambda it: it[0]), max(seen, key=lambda it: it[0])
    known = {**known, "start": amount(first), "end": amount(last)}
    if len(seen) == 1:
        return [text("chart.line.start", lang, **known)]
    if high == low:
        return [text("chart.line.flat", lang, **known)]
    trend = "level" if first == last else "rise" if last > first else "fall"
    said = [text(f"chart.line.{trend}", lang, **known)]
    if high > max(first, last):
        said.append(text("chart.peak", lang, value=amount(high), when=when_high))
    if low < min(first, last):
        said.append(text("chart.low", lang, value=amount(low), when=when_low))
    return said
