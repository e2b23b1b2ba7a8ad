"""The same chart of two or more games over each other: the last one solid, those before it as dashed ghosts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.classroom.facts import signed
from gamekit.core.session import Session
from gamekit.locale import name, text
from gamekit.tables.incorporated import SLIDERS
from widgets.charts.incorporated import sliders
from widgets.charts.incorporated.clock import GAME, dollars, moment, place, time_axis, turn_lines
from widgets.charts.labels import GAP, shorten, speakers, spread
from widgets.charts.lines import traces
from widgets.charts.paint import SMALL, Paint, Stroke, blank, frame, line, paint, plain, plain_stroke
from widgets.charts.panels import Panels, scale

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

WHAT = ("sliders", "cash", "net_worth", "bonds", "crisis_odds")
"""What can be compared: names of tables."""
_HEIGHT = 84
_GHOSTS = ("6px,4px", "2px,3px", "9px,3px,2px,3px")


def chart(sessions: Mapping[str, Session], what: str, lang: str, theme: str, show: Sequence[str] | None) -> go.Figure:
    """Draw a panel for each slider, or for each player, with a line for each game."""
    _check(sessions, what, show)
    colours = paint(theme)
    rows = {called: tables.rows(session, what, lang) for called, session in sessions.items()}
    panels_of = _panels(list(sessions.values())[-1], what, lang, show)
    panels = Panels(len(panels_of), max(_HEIGHT, GAP * len(sessions)))
    times = {called: _times(what, made) for called, made in rows.items()}
    every = [time for found in times.values() for time in found] or [0.0]
    first, last = min(every), max(every)
    figure = blank()
    axes: dict[str, Any] = {}
    notes: list[dict[str, Any]] = []
    for at, (key, heading) in enumerate(panels_of.items()):
        values = [row[key] for made in rows.values() for row in made if row[key] is not None] or [0]
        axis = scale(min(0, *values) if what != "sliders" else min(values), max(1, *values), "", colours)
        axes[panels.key(at)] = {**axis, "domain": panels.domain(at)}
        notes.append(panels.heading(at, heading, _unit(what, key, lang), colours))
        ends: list[tuple[str, float, int, Stroke]] = []
        for order, (called, made) in enumerate(rows.items()):
            style = _style(order, len(sessions), colours)
            shown = [(time, row) for time, row in zip(times[called], made, strict=True) if row[key] is not None]
            hover = [f"<b>{plain(called)}</b> {plain(_hover(what, key, row, lang))}" for _, row in shown]
            figure.add_trace(
                line(
                    [time for time, _ in shown],
                    [row[key] for _, row in shown],
                    hover,
                    style,
                    title=called,
                    axis=panels.axis(at),
                    width=2 if order + 1 < len(sessions) else 2.6,
                    line=called,
                    panel=key,
                )
            )
            if shown:
                ends.append((called, shown[-1][0], shown[-1][1][key], style))
        notes += _ends(ends, tuple(axis["range"]), panels.height, panels.axis(at), what, key, lang, colours)
    longest = max(len(f"{shorten(called)} 000 $") for called in sessions)
    meta = {
        "chart": "compare",
        "what": what,
        "lang": lang,
        "game": GAME,
        "names": {},
        "panels": panels_of,
        "sessions": list(sessions),
    }
    time = time_axis(first, last, lang, colours)
    if what == "crisis_odds":
        time |= {"range": [first - 0.1, last + 0.05], "tickvals": sorted({int(found) for found in every})}
        time["title"]["text"] = text("chart.incorporated.turn", lang)
        time |= {"ticktext": [text("chart.turn_value", lang, turn=turn) for turn in time["tickvals"]], "minor": {}}
        figure.update_traces(line={"shape": "linear"})
    figure.update_layout(
        **frame(
            text(f"chart.incorporated.compare.{what}", lang, games=_listed(list(sessions), lang)),
            text("chart.incorporated.compare.note", lang, last=list(sessions)[-1]),
            panels.inner,
            round(24 + 8 * longest),
            colours,
        ),
        **axes,
        meta=meta,
        xaxis={**time, "anchor": panels.axis(len(panels_of) - 1)},
        hovermode="closest",
        shapes=[] if what == "crisis_odds" else turn_lines(first, last, colours),
        annotations=notes,
    )
    return figure


def _check(sessions: Mapping[str, Session], what: str, show: Sequence[str] | None) -> None:
    if len(sessions) < 2:
        raise ValueError("a comparison needs two games or more, each with a name")
    if len(sessions) > len(_GHOSTS) + 1:
        raise ValueError(f"at most {len(_GHOSTS) + 1} games can be told apart in a comparison, not {len(sessions)}")
    if other := [called for called, session in sessions.items() if session.game.id != GAME]:
        raise ValueError(f"games of {GAME} can be compared; of another game: {', '.join(other)}")
    if what not in WHAT:
        raise ValueError(f"no comparison of {what!r}: choose one of {', '.join(WHAT)}")
    if show is not None and (what != "sliders" or not show or set(show) - set(SLIDERS)):
        raise ValueError(f"show picks among the sliders: {', '.join(SLIDERS)}")
    if len({tuple(session.names) for session in sessions.values()}) > 1:
        raise ValueError("games with the same number of players can be compared")


def _panels(session: Session, what: str, lang: str, show: Sequence[str] | None) -> dict[str, str]:
    """Return the columns that get a panel each, with their headings."""
    if what == "sliders":
        return {slider: name(GAME, slider, lang) for slider in SLIDERS if show is None or slider in show}
    if what == "crisis_odds":
        return {"chances": text("chart.incorporated.crisis_odds", lang)}
    return {seat: shorten(called) for seat, called in speakers(session).items()}


def _times(what: str, rows: list[Row]) -> list[float]:
    if what == "sliders":
        return sliders.spaced(rows)
    if what == "crisis_odds":
        return [float(row["turn"]) for row in rows]
    return [place(row) for row in rows]


def _style(order: int, count: int, colours: Paint) -> Stroke:
    if order + 1 == count:
        return plain_stroke(colours)
    return plain_stroke(colours, ghost=True, dash=_GHOSTS[order])


def _unit(what: str, key: str, lang: str) -> str:
    """Return what the values of a panel count."""
    of = {"sliders": f"unit_{key}", "crisis_odds": "unit_chances", "bonds": "unit_bonds"}.get(what, "unit_dollars")
    return text(f"chart.incorporated.compare.{of}", lang)


def _value(what: str, key: str, value: int, lang: str) -> str:
    if what in ("cash", "net_worth") or key == "interest":
        return dollars(value, lang)
    return signed(value)


def _hover(what: str, key: str, row: Row, lang: str) -> str:
    at = text("chart.turn_value", lang, turn=row["turn"]) if what == "crisis_odds" else moment(row, lang)
    shown = f"{at}: {_value(what, key, row[key], lang)}"
    if what == "sliders" and row["cause"]:
        return f"{shown} ({sliders.cause(row, {'game': GAME, 'names': {}}, lang)})"
    return shown


def _ends(
    ends: list[tuple[str, float, int, Stroke]],
    span: tuple[float, float],
    height: int,
    axis: str,
    what: str,
    key: str,
    lang: str,
    colours: Paint,
) -> list[dict[str, Any]]:
    """Return the names of the games at the ends of their lines, moved apart where they end close together."""
    size = height / (span[1] - span[0])
    # The last game stands above an earlier one that ends at the same value.
    wanted = sorted(enumerate(ends), key=lambda it: (it[1][2], it[0]))
    places = spread([(end[2] - span[0]) * size for _, end in wanted], GAP, height)
    labels = []
    for (_, (called, time, value, style)), up in zip(wanted, places, strict=True):
        labels.append(
            {
                "x": time,
                "y": value,
                "yref": axis,
                "ax": 14,
                "ay": round((value - span[0]) * size - up, 1),
                "text": f"<b>{plain(shorten(called))}</b> {_value(what, key, value, lang)}",
                # A game that ended earlier is named between the lines of the others.
                "font": {"size": SMALL, "color": style.edge, "shadow": ", ".join([f"0 0 3px {colours.paper}"] * 4)},
                "xanchor": "left",
                "showarrow": True,
                "arrowhead": 0,
                "arrowwidth": 1,
                "arrowcolor": style.edge,
                "standoff": 0,
            }
        )
    return labels


def _listed(games: list[str], lang: str) -> str:
    *before, last = games
    return text("chart.incorporated.compare.list", lang, others=", ".join(before), last=last)


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on a comparison: for each panel, where each game begins and ends, and the difference."""
    meta = figure.layout.meta
    what, games = meta["what"], meta["sessions"]
    said = [text(f"chart.incorporated.compare.{what}", lang, games=_listed(games, lang)) + "."]
    seats = {} if what in ("sliders", "crisis_odds") else meta["panels"]
    fresh = {
        **{slider: name(GAME, slider, lang) for slider in SLIDERS},
        "chances": text("chart.incorporated.crisis_odds", lang),
        **seats,
    }
    drawn = {(trace.meta["panel"], trace.meta["line"]): list(trace.y) for trace in traces(figure)}
    for key in meta["panels"]:
        ends = [
            text(
                "chart.incorporated.compare.end",
                lang,
                called=called,
                start=_value(what, key, values[0], lang),
                end=_value(what, key, values[-1], lang),
            )
            for called in games
            if (values := drawn[key, called])
        ]
        if ends:
            said.append(f"{fresh[key]}: {'; '.join(ends)}.")
    return said
