"""Line charts: one line for each nation or player over the nation turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.session import Session
from gamekit.locale import has, name, text
from gamekit.tables import CASH
from widgets.charts import past as ghosts
from widgets.charts.labels import End, end_labels, room, speakers
from widgets.charts.lines import HEIGHT, leaders, traces
from widgets.charts.paint import TEXT, Paint, blank, frame, held, paint, plain, steps, stroke

if TYPE_CHECKING:
    import plotly.graph_objects as go

_RING = 17
"""Width of the ring around a point that is marked."""


def chart(session: Session, what: str, lang: str, theme: str, past: ghosts.Past | None = None) -> go.Figure:
    """Draw a table with a column for each nation or each player, perhaps over the ghost of another game."""
    colours = paint(theme)
    table = tables.rows(session, what)
    members = [key for key in table[0] if key not in {"turn", "nation", "step", "taxed"} and not key.endswith(CASH)]
    turns = [row["turn"] for row in table]
    names = speakers(session)
    figure = blank()
    other = tables.rows(past.session, what) if past else []
    shades = dict.fromkeys(members, ghosts.NOTHING)
    for member in members:
        if past is None:
            break
        x, y = [row["turn"] for row in other], [row[member] for row in other]
        shades[member] = ghosts.shade(turns, [row[member] for row in table], x, y)
        label, style = name(session.game.id, member, lang, names), stroke(member, colours)
        figure.add_traces(ghosts.ghost(shades[member], x, y, style, colours, title=label, past=past, member=member))
    for member in members:
        cash = [row[f"{member}{CASH}"] for row in table] if f"{member}{CASH}" in table[0] else None
        label = name(session.game.id, member, lang, names)
        figure.add_traces(course(member, label, turns, [row[member] for row in table], colours, cash=cash, lang=lang))
    for member in members:
        taxed = [row for row in table if row.get("taxed") is not None and row["nation"] == member]
        if taxed:
            figure.add_trace(_taxations(member, taxed, lang, colours))
    ends = [
        End(member, name(session.game.id, member, lang, names), table[-1][member], shades[member].end)
        for member in members
    ]
    note = f"chart.{what}.note"
    drawn = [other[n][member] for member in members for n in shades[member].places]
    decorate(
        figure,
        session,
        what,
        title=_title(what, session, {end.id: end.value for end in ends}, turns, lang),
        note=ghosts.noted(text(note, lang) if has(note, lang) else "", past, lang),
        turns=turns,
        top=max([1, *drawn, *(row[member] for row in table for member in members)]),
        ends=ends,
        lang=lang,
        colours=colours,
    )
    figure.layout.meta |= ghosts.marked(past, {end.id: (end.value, end.ghost) for end in ends})
    return figure


def decorate(
    figure: go.Figure,
    session: Session,
    what: str,
    *,
    title: str,
    note: str,
    turns: Sequence[int],
    top: int,
    ends: Sequence[End],
    lang: str,
    colours: Paint,
) -> None:
    """Give a figure of lines its title, axes and labels, and what :func:`describe` needs.

    Parameters
    ----------
    figure, session, what
        The figure, what it shows, and which of the charts it is.
    title, note
        The result in a sentence, and what a reader must know beside it.
    turns
        Turns of the points.
    top
        Highest value.
    ends
        Where the lines end.
    lang, colours
        Language and theme.
    """
    span = (-0.03 * top, 1.05 * top)
    figure.update_layout(
        **frame(title, note, HEIGHT, room(ends), colours),
        meta={"chart": what, "lang": lang, "game": session.game.id, "names": speakers(session)},
        hovermode="x unified",
        xaxis=turn_axis(turns, lang, colours),
        yaxis=value_axis(text(f"chart.{what}", lang), top, span, colours),
        annotations=end_labels(ends, turns[-1], span, HEIGHT, colours),
    )


def turn_axis(turns: Sequence[int], lang: str, colours: Paint) -> dict[str, Any]:
    """Return the horizontal axis of nation turns."""
    # A game without a turn is a point, which stands at the right too, where the labels are.
    width = (turns[-1] - turns[0]) or 1
    return {
        "title": {"text": text("chart.turn", lang), "font": {"size": TEXT}},
        # A little room behind the last turn, or its step would be cut in half.
        "range": [turns[-1] - 1.01 * width, turns[-1] + 0.02 * width],
        "tickvals": None if len(turns) > 1 else list(turns),
        "gridcolor": colours.grid,
        "linecolor": colours.ink,
        "tickformat": "d",
        "dtick": steps(turns),
        "ticks": "outside",
        "tickcolor": colours.ink,
        "zeroline": False,
        "unifiedhovertitle": {"text": text("chart.turn_value", lang, turn="%{x}")},
    }


def value_axis(title: str, top: int, span: tuple[float, float], colours: Paint) -> dict[str, Any]:
    """Return a vertical axis of whole numbers from 0."""
    return {
        "title": {"text": title, "font": {"size": TEXT}},
        "range": list(span),
        "gridcolor": colours.grid,
        "zeroline": True,
        "zerolinecolor": colours.ink,
        "tickformat": "d",
        "dtick": steps([0, top]),
    }


def course(
    member: str,
    label: str,
    turns: list[int],
    values: list[int],
    colours: Paint,
    *,
    axis: str = "y",
    cash: list[int] | None = None,
    lang: str = "en",
    **meta: str,
) -> list[go.Scatter]:
    """Return the line of a nation or player; under a nation's an edge that gives light colours enough contrast."""
    import plotly.graph_objects as go

    style = stroke(member, colours)
    made = []
    if style.core == style.line:
        made.append(
            go.Scatter(
                x=turns,
                y=values,
                yaxis=axis,
                mode="lines",
                line={"color": style.edge, "width": 3.6, "dash": style.dash, "shape": "hv"},
                hoverinfo="skip",
            )
        )
    hover = "%{y}" if cash is None else text("chart.net_worth.hover", lang, score="%{y}", cash="%{customdata}")
    meta = {"line": member, **meta}
    made.append(held(turns, values, style, label, yaxis=axis, meta=meta, customdata=cash, hovertemplate=hover))
    return made


def _taxations(nation: str, rows: list[dict[str, Any]], lang: str, colours: Paint) -> go.Scatter:
    """Return the rings around the points at which a nation taxed."""
    import plotly.graph_objects as go

    return go.Scatter(
        x=[row["turn"] for row in rows],
        y=[row["taxed"] for row in rows],
        name=plain(text("chart.tax_revenue.taxation", lang)),
        meta={"taxed": nation},
        mode="markers",
        cliponaxis=False,
        marker={
            "symbol": "circle-open",
            "size": _RING,
            "color": stroke(nation, colours).edge,
            "line": {"color": stroke(nation, colours).edge, "width": 2.5},
        },
        hovertemplate="%{y}",
    )


def when(turns: Sequence[int], lang: str) -> str:
    """Return after how many turns the last values stand, for a title."""
    return text("chart.when", lang, turns=turns[-1]) if len(turns) > 1 else text("chart.when_start", lang)


def over(turns: Sequence[int], lang: str) -> str:
    """Return over how many turns the lines run, for a description."""
    return text("chart.over", lang, turns=turns[-1]) if len(turns) > 1 else text("chart.when_start", lang)


def _title(what: str, session: Session, final: dict[str, int], turns: Sequence[int], lang: str) -> str:
    speak = {"game": session.game.id, "names": speakers(session)}
    return leaders(what, speak, final, lang, when=when(turns, lang))


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on a line chart: its subject, then each line, the highest end first."""
    meta, drawn = figure.layout.meta, traces(figure)
    said = [text(f"chart.{meta['chart']}.describe", lang, count=len(drawn), over=over(drawn[0].x, lang))]
    taxed = {trace.meta["taxed"]: trace.y for trace in figure.data if trace.meta and "taxed" in trace.meta}
    for trace in sorted(drawn, key=lambda line: -line.y[-1]):
        said += sentences(meta, trace.meta["line"], trace.x, trace.y, lang)
        if trace.customdata is not None:
            said.append(text("chart.net_worth.cash", lang, value=trace.customdata[-1]))
        if brought := taxed.get(trace.meta["line"]):
            said.append(text("chart.tax_revenue.taxed", lang, count=len(brought), value=sum(brought)))

    def amount(_member: str, value: int) -> str:
        return text(f"chart.{meta['chart']}.unit", lang, value=value)

    def worded(member: str) -> str:
        return name(meta["game"], member, lang, meta["names"])

    return [*said, *ghosts.say(meta, figure.data, worded, amount, lang)]


def sentences(meta: dict[str, Any], who: str, turns: Sequence[int], values: Sequence[int], lang: str) -> Iterable[str]:
    """Return the sentences on one line: from where to where, and the extremes in between."""
    first, last = values[0], values[-1]
    high, low = max(values), min(values)

    def unit(value: int) -> str:
        return text(f"chart.{meta['chart']}.unit", lang, value=value)

    speak = {"game": meta["game"], "names": meta["names"], "who": who, "end": unit(last)}
    if len(turns) == 1:
        return [text("chart.line.start", lang, **speak)]
    if high == low:
        return [text("chart.line.flat", lang, **speak)]
    trend = "level" if first == last else "rise" if last > first else "fall"
    said = [text(f"chart.line.{trend}", lang, **speak, start=first)]
    if high > max(first, last):
        said.append(text("chart.line.peak", lang, value=unit(high), turn=turns[values.index(high)]))
    if low < min(first, last):
        said.append(text("chart.line.low", lang, value=unit(low), turn=turns[values.index(low)]))
    return said
