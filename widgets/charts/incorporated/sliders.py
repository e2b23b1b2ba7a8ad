"""The four sliders over time, a panel for each, with the crises and what moved what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.classroom.facts import signed
from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.locale import name, text
from gamekit.tables.incorporated import SLIDERS
from widgets.charts import past as ghosts
from widgets.charts.incorporated.clock import GAME, dollars, moment, place, speak, time_axis, turn_lines, when
from widgets.charts.lines import traces
from widgets.charts.paint import SMALL, Paint, blank, frame, line, paint, plain, plain_stroke, warning
from widgets.charts.panels import Panels, scale

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

_HEIGHT, _STRIP = 78, 20
"""Height of a panel, and of the strip above all in which the crises are named, in pixels."""


def chart(session: Session, lang: str, theme: str, past: ghosts.Past | None = None) -> go.Figure:
    """Draw the four sliders below each other, perhaps over the ghost of another game."""
    colours = paint(theme)
    rows = tables.rows(session, "sliders", lang)
    times, panels = spaced(rows), Panels(len(SLIDERS), _HEIGHT, _STRIP)
    figure = blank()
    axes: dict[str, Any] = {}
    notes = []
    other = tables.rows(past.session, "sliders", lang) if past else []
    shades = dict.fromkeys(SLIDERS, ghosts.NOTHING)
    for at, slider in enumerate(SLIDERS):
        hover = [_hover(slider, row, lang) for row in rows]
        style, called = plain_stroke(colours), name(GAME, slider, lang)
        values = [row[slider] for row in rows]
        if past:
            x, y = spaced(other), [row[slider] for row in other]
            shades[slider] = ghosts.shade(times, values, x, y)
            told = [_hover(slider, row, lang) for row in other]
            figure.add_traces(
                ghosts.ghost(
                    *(shades[slider], x, y, style, colours),
                    title=called,
                    past=past,
                    axis=panels.axis(at),
                    hover=told,
                    member=slider,
                )
            )
        trace = line(times, values, hover, style, title=called, axis=panels.axis(at), line=slider)
        figure.add_trace(trace.update(marker={"size": _sizes(values), "maxdisplayed": 0, "opacity": 1}))
        low, high = ends(session, slider)
        ticks = sorted({low, high, 0 if low < 0 < high else (low + high) // 2})
        axes[panels.key(at)] = {**scale(low, high, "", colours), "tickvals": ticks, "domain": panels.domain(at)}
        rest = shows(slider, rows[-1], lang)
        if shades[slider].end not in (None, values[-1]):
            rest += f" ({_briefly(slider, {**rows[-1], slider: shades[slider].end}, lang)})"
        notes.append(panels.heading(at, called, rest, colours))
    note = ghosts.noted(text("chart.incorporated.sliders.note", lang), past, lang)
    crises = [(time, row) for time, row in zip(times, rows, strict=True) if row["crisis"]]
    figure.update_layout(
        **frame(_title(rows, lang), note, panels.inner, 24, colours),
        **axes,
        xaxis={**time_axis(times[0], times[-1], lang, colours), "anchor": panels.axis(len(SLIDERS) - 1)},
        meta={
            "chart": "sliders",
            "lang": lang,
            **speak(session),
            "rows": [
                {key: row[key] for key in ("turn", "phase", "cards", "crisis", "cause", "detail", *SLIDERS)}
                for row in rows
            ],
            **ghosts.marked(past, {slider: (rows[-1][slider], shades[slider].end) for slider in SLIDERS}),
        },
        hovermode="closest",
        shapes=[*turn_lines(times[0], times[-1], colours), *(_mark(time, colours) for time, _ in crises)],
        annotations=[*notes, *(_named(time, row["crisis"], lang, colours) for time, row in crises)],
    )
    return figure


def _sizes(values: list[int]) -> list[int]:
    """Return the sizes of the markers: one stands at the start, at the end, and where the slider moved."""
    last = len(values) - 1
    return [8 if n in (0, last) or value != values[n - 1] else 0 for n, value in enumerate(values)]


def spaced(rows: list[Row]) -> list[float]:
    """Return where the rows stand in time: moves of one phase at equal distances within it."""
    moves = [(row["turn"], row["phase"]) for row in rows]
    times = []
    for at, row in enumerate(rows):
        if row["cause"] is None:
            times.append(place(row))
        else:
            earlier = moves[1:at].count(moves[at])
            times.append(place(row, (earlier + 1) / (moves.count(moves[at]) + 1)))
    return times


def ends(session: Session, slider: str) -> tuple[int, int]:
    """Return the lowest and the highest value that a slider can show, by the view."""
    track = session.view(0, PUBLIC)["sliders"][slider]
    if slider == "growth":
        values = [percent for percent, _ in track["track"]]
    else:
        values = track["track"] if slider == "interest" else track["ends"]
    return min(values), max(values)


def shows(slider: str, row: Row, lang: str) -> str:
    """Return what a slider shows, with what it means."""
    value = row[slider]
    if slider == "power":
        camp = "nato" if value > 0 else "sco" if value < 0 else "even"
        return text(f"chart.incorporated.sliders.power_{camp}", lang, value=abs(value))
    shown = dollars(value, lang) if slider == "interest" else signed(value)
    return text(f"chart.incorporated.sliders.{slider}", lang, value=shown, cards=row["cards"])


def _briefly(slider: str, row: Row, lang: str) -> str:
    """Return what a slider shows, without what it means."""
    if slider == "growth":
        return text("chart.incorporated.sliders.percent", lang, value=signed(row[slider]))
    if slider == "interest":
        return dollars(row[slider], lang)
    return signed(row[slider]) if slider == "stress" else shows(slider, row, lang)


def cause(row: Row, known: dict[str, Any], lang: str) -> str:
    """Return what moved the sliders, "" where nothing did."""
    if row["cause"] is None:
        return ""
    called = tables.cause_name(GAME, row["cause"], lang)
    called = called[:1].upper() + called[1:]
    if row["cause"] == "crisis":
        return text("chart.incorporated.sliders.crisis_cause", lang, value=row["crisis"])
    return text("chart.incorporated.sliders.cause", lang, **known, cause=called, detail=row["detail"])


def _hover(slider: str, row: Row, lang: str) -> str:
    head = f"<b>{plain(moment(row, lang))}</b><br>{plain(name(GAME, slider, lang))} {plain(shows(slider, row, lang))}"
    if row["cause"] is None:
        return head
    # One sentence a line, as in the log.
    why = cause(row, {"game": GAME, "names": {}}, lang)
    return "<br>".join([head, plain(why), *(plain(said) for said in row["happened"].replace(". ", ".\n").split("\n"))])


def _mark(time: float, colours: Paint) -> dict[str, Any]:
    """Return the line of a crisis through all panels."""
    return {
        "type": "line",
        "xref": "x",
        "yref": "paper",
        "x0": time,
        "x1": time,
        "y0": 0,
        "y1": 1,
        "layer": "below",
        "line": {"color": warning(colours), "width": 1.5, "dash": "4px,3px"},
    }


def _named(time: float, intensity: int, lang: str, colours: Paint) -> dict[str, Any]:
    """Return the name of a crisis at the upper end of its line."""
    return {
        "x": time,
        "y": 1,
        "yref": "paper",
        "xanchor": "center",
        "yanchor": "bottom",
        "yshift": -_STRIP + 4,
        "bgcolor": colours.paper,
        "text": f"<b>{text('chart.incorporated.sliders.crisis', lang, value=intensity)}</b>",
        "font": {"size": SMALL, "color": warning(colours)},
        "showarrow": False,
    }


def _title(rows: list[Row], lang: str) -> str:
    crises = [row["crisis"] for row in rows if row["crisis"]]
    last = rows[-1]
    which = "title" if crises else "title_calm"
    return text(
        f"chart.incorporated.sliders.{which}",
        lang,
        when=when(last, lang),
        growth=signed(last["growth"]),
        interest=dollars(last["interest"], lang),
        count=len(crises),
    )


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the sliders: what they show, what moved them, and when."""
    meta = figure.layout.meta
    rows: list[Row] = [dict(row) for row in meta["rows"]]
    known = {"game": GAME, "names": meta["names"]}
    said = [text("chart.incorporated.sliders.describe", lang, count=len(traces(figure))), f"{_title(rows, lang)}."]
    for slider in SLIDERS:
        start, end = (_briefly(slider, row, lang) for row in (rows[0], rows[-1]))
        called = name(GAME, slider, lang)
        which = "course" if start != end else "flat"
        said.append(text(f"chart.incorporated.sliders.{which}", lang, slider=called, start=start, end=end))
    # A card that leaves a choice in between moves sliders in two steps.
    moves = dict.fromkeys(
        text("chart.incorporated.sliders.move", lang, moment=moment(row, lang), cause=cause(row, known, lang))
        for row in rows
        if row["cause"] and (row["cause"] != "crisis" or row["crisis"])
    )

    def amount(slider: str, value: int) -> str:
        return _briefly(slider, {**rows[-1], slider: value}, lang)

    told = ghosts.say(meta, figure.data, lambda slider: name(GAME, slider, lang), amount, lang)
    return [*said, *moves, *told]
