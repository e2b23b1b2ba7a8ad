"""Stocks, points and cities: lines of the players over seasons, in one panel or in one for each resource."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.session import Session
from gamekit.impero.board import GOLD, POINTS, RESOURCES
from gamekit.locale import name, text
from widgets.charts import past as ghosts
from widgets.charts.impero.seasons import (
    GAME,
    ROOM,
    YEARS,
    at,
    capital,
    initialled,
    key,
    known,
    letter,
    moment,
    place,
    right_end,
    season_axis,
    seasons,
    speak,
    tints,
    when,
    years,
)
from widgets.charts.labels import End, end_labels, room
from widgets.charts.lines import HEIGHT, change, leaders, traces
from widgets.charts.paint import blank, frame, line, paint, plain, stroke
from widgets.charts.panels import Panels, scale

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

UNITS = (*RESOURCES, *POINTS)
"""The stocks, one panel each."""
_PANEL = 74
"""Height of the panel of a stock, in pixels: four labels stand below each other."""


def stocks_chart(session: Session, lang: str, theme: str, past: ghosts.Past | None = None) -> go.Figure:
    """Draw a panel for each resource and for the points, with a line for each player."""
    panels = {unit: capital(name(GAME, unit, lang)) for unit in UNITS}
    return _chart(session, "stocks", panels, lang, theme, past)


def points_chart(session: Session, lang: str, theme: str, past: ghosts.Past | None = None) -> go.Figure:
    """Draw what each player would score if the game ended then."""
    return _chart(session, "points", {"points": ""}, lang, theme, past)


def cities_chart(session: Session, lang: str, theme: str, past: ghosts.Past | None = None) -> go.Figure:
    """Draw how many cities each player has; how they came is told on hovering."""
    return _chart(session, "cities", {"cities": ""}, lang, theme, past)


def _chart(
    session: Session, what: str, columns: Mapping[str, str], lang: str, theme: str, past: ghosts.Past | None
) -> go.Figure:
    colours, meta, rows = paint(theme), known(session), tables.rows(session, what)
    turns, several = seasons(rows), len(columns) > 1
    hidden = [column for column in columns if several and all(row[column] is None for row in rows)]
    columns = {column: heading for column, heading in columns.items() if column not in hidden}
    panels = Panels(len(columns), _PANEL if several else HEIGHT, YEARS if several else 0)
    last = right_end(rows)
    figure = blank()
    own = {seat: [row for row in rows if row["seat"] == seat] for seat in meta["names"]}
    tell, tell_other = _teller(session, what, lang), _teller(past.session if past else session, what, lang)
    labels: list[dict[str, Any]] = []
    axes: dict[str, Any] = {}
    every: list[End] = []
    other = tables.rows(past.session, what) if past else []
    theirs = {seat: [row for row in other if row["seat"] == seat] for seat in meta["names"]}
    shades = {(seat, column): ghosts.NOTHING for seat in own for column in columns}
    for n, (column, heading) in enumerate(columns.items()):
        for seat, faction in meta["factions"].items():
            if past is None:
                break
            x, y = [place(row) for row in theirs[seat]], [row[column] for row in theirs[seat]]
            shade = ghosts.shade([place(row) for row in own[seat]], [row[column] for row in own[seat]], x, y)
            shades[seat, column] = shade
            figure.add_traces(
                ghosts.ghost(
                    shade,
                    x,
                    y,
                    stroke(faction, colours),
                    colours,
                    title=speak(meta, lang)["names"][seat],
                    past=past,
                    axis=panels.axis(n),
                    hover=[plain(tell_other(row, column)) for row in theirs[seat]],
                    member=seat,
                    panel=column,
                )
            )
        for seat, faction in meta["factions"].items():
            hover = [plain(tell(row, column)) for row in own[seat]]
            values = [row[column] for row in own[seat]]
            style, called = stroke(faction, colours), speak(meta, lang)["names"][seat]
            figure.add_trace(
                line(
                    [place(row) for row in own[seat]],
                    values,
                    hover,
                    style,
                    title=called,
                    axis=panels.axis(n),
                    line=seat,
                    panel=column,
                )
            )
        values = [row[column] for row in rows]
        values += [theirs[seat][k][column] for seat in theirs for k in shades[seat, column].places]
        shown = [value for value in values if value is not None] or [0]
        # With one panel the years stand in the drawing, above the lines.
        high = max(1, *shown)
        title = "" if several else text(f"chart.impero.{what}", lang)
        axis = scale(min(0, *shown), high if several else round(1.12 * high + 0.5), title, colours)
        axes[panels.key(n)] = {**axis, **({"domain": panels.domain(n)} if several else {})}
        ends = _ends(meta, own, column, shades, short=several)
        every += ends
        labels += end_labels(ends, last, tuple(axis["range"]), panels.height, colours, panels.axis(n))
        if several:
            labels.append(panels.heading(n, heading, "", colours))
    note = ghosts.noted(f"{text(f'chart.impero.{what}.note', lang)} {key(meta, lang)}", past, lang)
    inner = panels.inner if several else HEIGHT
    title = _title(what, meta, own, lang)
    layout = frame(title, note, inner + ROOM, room(every) if every else 24, colours)
    layout["margin"]["b"] += ROOM
    figure.update_layout(
        **layout,
        **axes,
        xaxis={**season_axis(turns, lang, colours, end=last), "anchor": panels.axis(len(columns) - 1)},
        shapes=tints(turns, [panels.axis(n) for n in range(len(columns))], colours),
        annotations=[*years(turns, lang, colours, end=last), *labels],
        hovermode="closest",
        meta={
            "chart": what,
            "lang": lang,
            **meta,
            "moments": {seat: [at(row) for row in mine] for seat, mine in own.items()},
            **_noted(session, what, own),
            **ghosts.marked(
                past, {f"{seat} {unit}": (own[seat][-1][unit], shades[seat, unit].end) for seat, unit in shades}
            ),
        },
    )
    return figure


def _ends(
    meta: dict[str, Any],
    own: dict[str, list[Row]],
    column: str,
    shades: Mapping[tuple[str, str], ghosts.Shade],
    *,
    short: bool,
) -> list[End]:
    """Return where the lines end, named in full or by the letter of the faction."""
    called = {seat: letter(faction) for seat, faction in meta["factions"].items()} if short else initialled(meta)
    last = {seat: rows[-1][column] for seat, rows in own.items()}
    return [
        End(meta["factions"][seat], called[seat], value, shades[seat, column].end)
        for seat, value in last.items()
        if value is not None
    ]


def _subject(what: str) -> str:
    """Return the column of which a title says who has most."""
    return GOLD if what == "stocks" else what


def _title(what: str, meta: dict[str, Any], own: dict[str, list[Row]], lang: str) -> str:
    last = {seat: rows[-1] for seat, rows in own.items()}
    final = {seat: row[_subject(what)] for seat, row in last.items()}
    return _headline(what, meta, final, next(iter(last.values())), lang)


def _headline(
    what: str, meta: dict[str, Any], final: Mapping[str, int | None], last: Mapping[str, Any], lang: str
) -> str:
    """Return who has most, or that nobody may know."""
    seen = {seat: value for seat, value in final.items() if value is not None}
    if not seen:
        return text(f"chart.impero.{what}.title_hidden", lang)
    return leaders(f"impero.{what}", speak(meta, lang), seen, lang, when=when(last, lang))


def _teller(session: Session, what: str, lang: str) -> Callable[[Row, str], str]:
    """Return what tells a point on hovering."""
    meta = known(session)
    named = speak(meta, lang)
    changes = tables.rows(session, "city_changes") if what == "cities" else []

    def tell(row: Row, column: str) -> str:
        if row[column] is None:
            return ""
        shown = {"who": row["seat"], "moment": moment(row, lang), "value": row[column], **named}
        if what == "stocks":
            return text("chart.impero.stocks.hover", lang, **shown, unit=column)
        if what == "points":
            parts = ", ".join(
                f"{text(f'column.impero.{part}', lang).lower()} {value}"
                for part, value in row.items()
                if part.startswith("of_") and value
            )
            return text("chart.impero.points.hover", lang, **shown, parts=parts or "0")
        said = text("chart.impero.cities.hover", lang, **shown, **{how: row[how] for how in _HOW})
        came = [_came(change, row["seat"], named, lang) for change in changes if change["turn"] == row["turn"]]
        return " ".join([said, *filter(None, came)])

    return tell


_HOW = ("capital", "federated", "conquered")


def _came(row: Mapping[str, Any], seat: str, named: dict[str, Any], lang: str) -> str:
    """Return how a city came to a seat or left it, "" if it did neither."""
    if seat not in (row["seat"], row["before"]) or row["how"] == "start":
        return ""
    way = "gained" if row["seat"] == seat else "lost"
    how = text(f"impero.how.{row['how']}", lang)
    return text(f"chart.impero.cities.{way}", lang, **named, city=row["city"], how=how)


def _noted(session: Session, what: str, own: dict[str, list[Row]]) -> dict[str, Any]:
    """Return what else there is to say of the lines."""
    if what == "cities":
        keys = ("turn", "year", "season", "city", "seat", "before", "how")
        changes = [{k: row[k] for k in keys} for row in tables.rows(session, "city_changes")]
        return {"changes": [row for row in changes if row["how"] != "start"]}
    if what == "points":
        last = {seat: rows[-1] for seat, rows in own.items()}
        return {"parts": {seat: {k: v for k, v in row.items() if k.startswith("of_")} for seat, row in last.items()}}
    return {}


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the lines: the subject, the title, then each line from where to where."""
    meta = figure.layout.meta
    what, named = meta["chart"], speak(meta, lang)
    drawn = traces(figure)
    said = [text(f"chart.impero.{what}.describe", lang, count=len(meta["names"]))]
    if what != "stocks":
        # What is reconstructed is said to be.
        said.append(text(f"chart.impero.{what}.note", lang))
    final = {t.meta["line"]: t.y[-1] for t in drawn if t.meta["panel"] == _subject(what)}
    last = next(iter(meta["moments"].values()))[-1]
    said.append(f"{_headline(what, meta, final, last, lang)}.")
    for trace in drawn:
        seat, column = trace.meta["line"], trace.meta["panel"]
        if trace.y[-1] is None:
            continue
        whens = [when(row, lang) for row in meta["moments"][seat]]

        def amount(value: int, column: str = column) -> str:
            if what == "stocks":
                return text("chart.impero.stocks.unit", lang, value=value, unit=column, game=GAME)
            return text(f"chart.impero.{what}.unit", lang, value=value)

        said += change(trace.y, whens, {**named, "who": seat}, amount, lang)
        if what == "points":
            parts = meta["parts"][seat].items()
            listed = ", ".join(
                f"{text(f'column.impero.{part}', lang).lower()} {value}" for part, value in parts if value
            )
            said += [text("chart.impero.points.parts", lang, parts=listed)] if listed else []
        if what == "cities":
            for row in meta["changes"]:
                if came := _came(row, seat, named, lang):
                    said.append(text("chart.impero.at", lang, moment=moment(row, lang), said=came))

    def worth(line: str, value: int) -> str:
        if what == "stocks":
            return text("chart.impero.stocks.unit", lang, value=value, unit=line.split()[1], game=GAME)
        return text(f"chart.impero.{what}.unit", lang, value=value)

    return [*said, *ghosts.say(meta, figure.data, lambda line: named["names"][line.split()[0]], worth, lang)]
