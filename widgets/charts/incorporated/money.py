"""Cash, net worth and bonds: one line for each player over turns and phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.session import Session
from gamekit.locale import text
from gamekit.tables.common import DEBT, NEXT, SQUARES
from widgets.charts import past as ghosts
from widgets.charts.incorporated.clock import corporations, dollars, moment, place, speak, time_axis, turn_lines, when
from widgets.charts.labels import End, end_labels, room, speakers
from widgets.charts.lines import change, leaders, traces
from widgets.charts.paint import blank, frame, line, paint, plain, stroke
from widgets.charts.panels import scale

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

HEIGHT = 316
"""Height of what is drawn, in pixels, without title and axis."""


def chart(what: str) -> Callable[..., go.Figure]:
    """Return what draws a table with a column for each player: ``"cash"``, ``"net_worth"`` or ``"bonds"``."""
    return lambda session, lang, theme, past=None: _chart(session, what, lang, theme, past)


def _chart(session: Session, what: str, lang: str, theme: str, past: ghosts.Past | None) -> go.Figure:
    colours = paint(theme)
    rows = tables.rows(session, what)
    times, seats, drawn_as = [place(row) for row in rows], speakers(session), corporations(session)
    figure = blank()
    other = tables.rows(past.session, what) if past else []
    shades = dict.fromkeys(seats, ghosts.NOTHING)
    for seat, called in seats.items():
        if past is None:
            break
        x, y = [place(row) for row in other], [row[seat] for row in other]
        shades[seat] = ghosts.shade(times, [row[seat] for row in rows], x, y)
        told = [plain(_hover(what, row, seat, called, lang)) for row in other]
        style = stroke(drawn_as[seat], colours)
        figure.add_traces(
            ghosts.ghost(shades[seat], x, y, style, colours, title=called, past=past, hover=told, member=seat)
        )
    for seat, called in seats.items():
        hover = [plain(_hover(what, row, seat, called, lang)) for row in rows]
        style = stroke(drawn_as[seat], colours)
        figure.add_trace(line(times, [row[seat] for row in rows], hover, style, title=called, line=seat))
    known = {seat: rows[-1][seat] for seat in seats if rows[-1][seat] is not None}
    values = [row[seat] for row in rows for seat in seats if row[seat] is not None] or [0]
    values += [other[n][seat] for seat in seats for n in shades[seat].places if other[n][seat] is not None]
    axis = scale(min(0, *values), max(1, *values), text(f"chart.incorporated.{what}", lang), colours)
    ends = [End(drawn_as[seat], seats[seat], value, shades[seat].end) for seat, value in known.items()]
    known_as = speak(session)
    heading = _title(known_as, what, rows[-1], known, lang)
    note = ghosts.noted(text(f"chart.incorporated.{what}.note", lang), past, lang)
    figure.update_layout(
        **frame(heading, note, HEIGHT, room(ends) if ends else 24, colours),
        meta={
            "chart": what,
            "lang": lang,
            **known_as,
            "moments": [{"turn": row["turn"], "phase": row["phase"]} for row in rows],
            "parts": _parts(what, rows[-1], known),
            **ghosts.marked(past, {seat: (value, shades[seat].end) for seat, value in known.items()}),
        },
        hovermode="closest",
        xaxis=time_axis(times[0], times[-1], lang, colours),
        yaxis=axis,
        shapes=turn_lines(times[0], times[-1], colours),
        annotations=end_labels(ends, times[-1], tuple(axis["range"]), HEIGHT, colours),
    )
    return figure


def _title(speak: dict[str, Any], what: str, last: Row, known: dict[str, int], lang: str) -> str:
    """Return who is ahead, or that nobody may know."""
    if not known:
        return text(f"chart.incorporated.{what}.title_hidden", lang)
    best = max(known.values())
    shown: Any = best if what == "bonds" else dollars(best, lang)
    return leaders(f"incorporated.{what}", speak, known, lang, when=when(last, lang), value=shown)


def _parts(what: str, last: Row, known: dict[str, int]) -> dict[str, list[int | None]]:
    """Return what else there is to say of each player's last value; None for a bond once the game is over."""
    ends = {"net_worth": (tables.CASH, SQUARES, DEBT), "bonds": (NEXT,)}.get(what, ())
    return {seat: [last[f"{seat}{end}"] for end in ends] for seat in known} if ends else {}


def _hover(what: str, row: Row, seat: str, called: str, lang: str) -> str:
    if row[seat] is None:
        return ""
    known: dict[str, Any] = {"who": called, "moment": moment(row, lang)}
    if what == "bonds":
        known["value"] = row[seat]
        if (brings := row[f"{seat}{NEXT}"]) is None:
            return text("chart.incorporated.bonds.hover_end", lang, **known)
        known |= {"next": dollars(brings, lang), "rate": dollars(row["interest"], lang)}
    else:
        known["value"] = dollars(row[seat], lang)
    if what == "net_worth":
        parts = ((tables.CASH, "cash"), (SQUARES, "squares"), (DEBT, "debt"))
        known |= {word: dollars(row[f"{seat}{end}"], lang) for end, word in parts}
    return text(f"chart.incorporated.{what}.hover", lang, **known)


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on such a chart: its subject, its title, then each line, the highest end first."""
    meta, drawn = figure.layout.meta, traces(figure)
    what = meta["chart"]
    known_as = {"game": meta["game"], "names": meta["names"]}
    whens = [when(at, lang) for at in meta["moments"]]
    known = [trace for trace in drawn if trace.y[-1] is not None]
    final = {trace.meta["line"]: trace.y[-1] for trace in known}
    said = [text(f"chart.incorporated.{what}.describe", lang, count=len(drawn))]
    said.append(f"{_title(known_as, what, meta['moments'][-1], final, lang)}.")

    def amount(value: int) -> str:
        return text("chart.incorporated.bonds.unit", lang, value=value) if what == "bonds" else dollars(value, lang)

    for trace in sorted(known, key=lambda found: -found.y[-1]):
        seat = trace.meta["line"]
        said += change(trace.y, whens, {**known_as, "who": seat}, amount, lang)
        if what == "net_worth":
            cash, squares, debt = (dollars(value, lang) for value in meta["parts"][seat])
            said.append(text("chart.incorporated.net_worth.parts", lang, cash=cash, squares=squares, debt=debt))
        elif what == "bonds" and (brings := meta["parts"][seat][0]) is not None:
            said.append(text("chart.incorporated.bonds.next", lang, next=dollars(brings, lang)))
    worded = meta["names"].__getitem__
    return [*said, *ghosts.say(meta, figure.data, worded, lambda _seat, value: amount(value), lang)]
