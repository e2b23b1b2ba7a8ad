"""Charts of a game, made with plotly: the same game gives the same figure, byte for byte.

A figure paints its own light paper, so that it reads the same in a light and in a dark notebook. Colours, dashes
and markers are those of the board (``look.json``); each line is named at its end, and :func:`describe` says in
words what a chart shows. The numbers behind a chart are in :mod:`gamekit.tables`, under the same name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gamekit.core.session import Session
from gamekit.locale import name, text
from gamekit.tables import rows
from widgets.base import look

if TYPE_CHECKING:
    import plotly.graph_objects as go

__all__ = ["CHARTS", "describe", "power_points", "show", "treasuries"]

CHARTS = ("power_points", "treasuries")

HEIGHT = 420
"""Height of a figure in pixels."""
_TOP, _BOTTOM = 56, 48
_LABEL = 17
"""Least distance in pixels between two labels at the ends of lines."""
_PAPER = "#ffffff"
_INK = "#1a1a1a"
_GRID = "#e3e3e3"
_FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"


def power_points(session: Session, lang: str = "en") -> go.Figure:
    """Draw the power points of every nation over the nation turns.

    Parameters
    ----------
    session
        What was played or loaded; the line under its cursor is drawn.
    lang
        ``"en"`` or ``"fr"``.
    """
    return _chart(session, "power_points", lang)


def treasuries(session: Session, lang: str = "en") -> go.Figure:
    """Draw the treasury of every nation, in millions, over the nation turns; parameters as :func:`power_points`."""
    return _chart(session, "treasuries", lang)


def describe(chart: go.Figure | Session, lang: str = "en", what: str = "power_points") -> str:
    """Say in words what a chart shows: the subject, then for each line its course and its last value.

    Parameters
    ----------
    chart
        A figure of this module, or a session.
    lang
        ``"en"`` or ``"fr"``.
    what
        For a session, which of :data:`CHARTS`.

    Raises
    ------
    ValueError
        If the figure was not made here.
    """
    figure = _chart(chart, what, lang) if isinstance(chart, Session) else chart
    meta = figure.layout.meta
    if not isinstance(meta, dict) or meta.get("chart") not in CHARTS:
        raise ValueError(f"describe() knows the figures of widgets.charts ({', '.join(CHARTS)}) and sessions")
    kind = meta["chart"]
    lines = [trace for trace in figure.data if trace.meta]
    said = [text(f"chart.{kind}.describe", lang, count=len(lines), turns=lines[0].x[-1])]
    for trace in sorted(lines, key=lambda line: -line.y[-1]):
        said += _course(kind, meta["game"], trace.meta["nation"], trace.x, trace.y, lang)
    return " ".join(said)


def show(figure: go.Figure, lang: str = "en") -> None:
    """Display a figure in a notebook, with its description where no script can run.

    The saved notebook then holds the figure's data and nothing of plotly itself.
    """
    import json

    from IPython.display import display

    display(  # type: ignore[no-untyped-call]
        {"application/vnd.plotly.v1+json": json.loads(figure.to_json()), "text/plain": describe(figure, lang)},
        raw=True,
    )


def _course(kind: str, game: str, nation: str, turns: Sequence[int], values: Sequence[int], lang: str) -> list[str]:
    """Return the sentences on one line: from where to where, and the extremes in between."""
    first, last = values[0], values[-1]
    high, low = max(values), min(values)

    def unit(value: int) -> str:
        return text(f"chart.{kind}.unit", lang, value=value)

    if high == low:
        return [text("chart.line.flat", lang, game=game, nation=nation, end=unit(last))]
    trend = "level" if first == last else "rise" if last > first else "fall"
    said = [text(f"chart.line.{trend}", lang, game=game, nation=nation, start=first, end=unit(last))]
    if high > max(first, last):
        said.append(text("chart.line.peak", lang, value=unit(high), turn=turns[values.index(high)]))
    if low < min(first, last):
        said.append(text("chart.line.low", lang, value=unit(low), turn=turns[values.index(low)]))
    return said


def _chart(session: Session, what: str, lang: str) -> go.Figure:
    import plotly.graph_objects as go

    table = rows(session, what)
    game = session.game.id
    nations = [key for key in table[0] if key not in {"turn", "nation", "step"}]
    turns = [row["turn"] for row in table]
    figure = go.Figure(layout={"template": go.layout.Template()})
    for nation in nations:
        values = [row[nation] for row in table]
        figure.add_traces([_casing(nation, turns, values), _line(nation, name(game, nation, lang), turns, values)])
    final = {nation: table[-1][nation] for nation in nations}
    top = max([1, *(row[nation] for row in table for nation in nations)])
    span = (-0.03 * top, 1.05 * top)
    figure.update_layout(
        meta={"chart": what, "game": game},
        title={"text": _title(what, game, final, turns[-1], lang), "x": 0, "xref": "paper", "font": {"size": 16}},
        height=HEIGHT,
        margin={"l": 56, "r": 156, "t": _TOP, "b": _BOTTOM},
        paper_bgcolor=_PAPER,
        plot_bgcolor=_PAPER,
        font={"family": _FONT, "size": 13, "color": _INK},
        showlegend=False,
        hovermode="x unified",
        xaxis={
            "title": {"text": text("chart.turn", lang), "font": {"size": 13}},
            # A little room behind the last turn, or its step and its marker would be cut in half.
            "range": [turns[0], max(turns[-1], turns[0] + 1) * 1.02],
            "gridcolor": _GRID,
            "linecolor": _INK,
            "ticks": "outside",
            "unifiedhovertitle": {"text": text("chart.turn_value", lang, turn="%{x}")},
        },
        yaxis={
            "title": {"text": text(f"chart.{what}", lang), "font": {"size": 13}},
            "range": list(span),
            "gridcolor": _GRID,
            "zeroline": True,
            "zerolinecolor": _INK,
            "tickformat": "d",
        },
        annotations=_end_labels(final, game, turns[-1], span, lang),
    )
    return figure


def _line(nation: str, label: str, turns: list[int], values: list[int]) -> go.Scatter:
    """Return the line of a nation in its colour, dash and marker."""
    import plotly.graph_objects as go

    style = look()["nations"][nation]
    return go.Scatter(
        x=turns,
        y=values,
        name=label,
        meta={"nation": nation},
        mode="lines+markers",
        line={"color": style["fill"], "width": 2, "dash": _dash(style["dash"]), "shape": "hv"},
        marker={
            "symbol": style["symbol"],
            "size": 8,
            "maxdisplayed": 12,
            "color": style["fill"],
            "line": {"color": style["text"]["light"], "width": 1.5},
        },
        hovertemplate="%{y}",
    )


def _casing(nation: str, turns: list[int], values: list[int]) -> go.Scatter:
    """Return the darker edge under a line: it gives light colours enough contrast with the paper."""
    import plotly.graph_objects as go

    style = look()["nations"][nation]
    return go.Scatter(
        x=turns,
        y=values,
        mode="lines",
        line={"color": style["text"]["light"], "width": 3.6, "dash": _dash(style["dash"]), "shape": "hv"},
        hoverinfo="skip",
    )


def _dash(pattern: str) -> str:
    return ",".join(f"{length}px" for length in pattern.split()) or "solid"


def _title(what: str, game: str, final: dict[str, int], turns: int, lang: str) -> str:
    best = max(final.values())
    if best == 0:
        return text(f"chart.{what}.title_none", lang, turns=turns)
    *others, last = (nation for nation, value in final.items() if value == best)
    which = f"chart.{what}.title_many" if others else f"chart.{what}.title"
    return text(which, lang, game=game, others=others, nation=last, value=best, turns=turns)


def _end_labels(
    final: dict[str, int], game: str, turn: int, span: tuple[float, float], lang: str
) -> list[dict[str, Any]]:
    """Return a label for each line at its end, moved apart where lines end close together."""
    height = HEIGHT - _TOP - _BOTTOM
    scale = height / (span[1] - span[0])
    # Pixels above the bottom; equal values keep the order of play, the first one on top.
    wanted = [nation for value in sorted(set(final.values())) for nation in reversed(final) if final[nation] == value]
    places = spread([(final[nation] - span[0]) * scale for nation in wanted], _LABEL, height)
    labels = []
    for nation, place in zip(wanted, places, strict=True):
        style = look()["nations"][nation]
        labels.append(
            {
                "x": turn,
                "y": final[nation],
                "ax": 14,
                "ay": round((final[nation] - span[0]) * scale - place, 1),
                "text": f"<b>{name(game, nation, lang)}</b> {final[nation]}",
                "font": {"color": style["text"]["light"]},
                "xanchor": "left",
                "showarrow": True,
                "arrowhead": 0,
                "arrowwidth": 1,
                "arrowcolor": style["text"]["light"],
                "standoff": 0,
            }
        )
    return labels


def spread(places: Sequence[float], least: float, room: float) -> list[float]:
    """Move ascending places apart until neighbours are ``least`` apart, each as little as that allows.

    Parameters
    ----------
    places
        Ascending.
    least
        Smallest distance allowed.
    room
        Upper bound of a place; the lower one is 0. When there is too little room it is exceeded at the top.

    Returns
    -------
    list of float
        As many places, ascending.
    """
    # Runs of labels that touch are centred on the mean of what they want, and joined while they overlap.
    runs: list[list[float]] = []
    starts: list[float] = []
    for place in places:
        runs.append([place])
        starts.append(place)
        while True:
            size = (len(runs[-1]) - 1) * least
            middle = sum(runs[-1]) / len(runs[-1])
            starts[-1] = max(0.0, min(middle - size / 2, room - size))
            if len(runs) == 1 or starts[-1] >= starts[-2] + len(runs[-2]) * least:
                break
            runs[-2:] = [runs[-2] + runs[-1]]
            starts.pop()
    return [start + index * least for start, run in zip(starts, runs, strict=True) for index in range(len(run))]
