"""Stability and deficits: a cell for each region or player and season."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.session import Session
from gamekit.impero.board import board
from gamekit.locale import name, text
from widgets.base import look
from widgets.charts.impero.seasons import (
    GAME,
    ROOM,
    YEARS,
    initialled,
    key,
    known,
    letter,
    moment,
    season_axis,
    seasons,
    speak,
    tints,
    when,
    years,
)
from widgets.charts.labels import shorten
from widgets.charts.paint import SMALL, Paint, blank, frame, mixed, paint, plain, warning

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

Cells = Sequence[Sequence["Row | None"]]
"""Rows of a table by line and season of the grid, None where there is nothing."""

_CELL = 30
"""Height of a line of cells, in pixels."""
_LEFT = 142
"""Margin for the names of regions and players, in pixels."""
_LIGHT, _DEEP = 0.1, 0.45
"""How much of its colour the lightest and the deepest cell has: they lie under text."""
_STABLE = ("turn", "year", "season", "region", "seat", "lasting", "stability")
_SHORT = ("turn", "year", "season", "seat", "missing", "tier")


def stability_chart(session: Session, lang: str, theme: str) -> go.Figure:
    """Draw the stability in force of every region that somebody governed, with the letter of who did."""
    colours, rows = paint(theme), tables.rows(session, "stability")
    turns = seasons(tables.rows(session, "stocks"))
    meta = {**known(session), "rows": [{k: row[k] for k in _STABLE} for row in rows]}
    meta["last"] = _last(rows)
    lines = [region for region in board().regions if any(row["region"] == region for row in rows)]
    columns = [turns[0] - 1, *turns]
    figure = blank()
    for seat, faction in meta["factions"].items():
        own = {(row["region"], row["turn"]): row for row in rows if row["seat"] == seat}
        style = look()["factions"][faction]
        fill = str(style["fill"] if theme == "light" else style["line"]["dark"])

        def say(row: Row, faction: str = faction) -> str:
            value = f"{letter(faction)} {row['stability']}"
            return f"<b>{value}</b>" if row["stability"] <= 1 else value

        cells = [[own.get((region, turn)) for turn in columns] for region in lines]
        figure.add_trace(
            _cells(
                cells,
                columns,
                "stability",
                board().most_stability,
                say,
                lambda row: _stable(row, meta, lang),
                fill,
                colours,
                seat,
            )
        )
    names = [name(GAME, region, lang) for region in lines]
    note = f"{text('chart.impero.stability.note', lang)} {key(meta, lang)}"
    return _finish(figure, "stability", names, turns, note, meta, lang, colours, start=True)


def deficits_chart(session: Session, lang: str, theme: str) -> go.Figure:
    """Draw what was missing of each bill, and the tier of the deficit."""
    colours, rows = paint(theme), tables.rows(session, "deficits", lang)
    stocks = tables.rows(session, "stocks")
    turns = seasons(stocks)
    bills = sum(row["due"] is not None for row in tables.rows(session, "income_upkeep"))
    meta = {**known(session), "rows": [{k: row[k] for k in _SHORT} for row in rows], "bills": bills}
    # What is missing where stocks are hidden is not 0: the tier of a deficit that everybody saw counts as one.
    own = {(row["seat"], row["turn"]): {**row, "depth": row["tier"] or 0} for row in rows}
    cells = [[own.get((seat, turn)) for turn in turns] for seat in meta["names"]]
    figure = blank()
    figure.add_trace(
        _cells(
            cells,
            turns,
            "depth",
            len(board().tiers),
            lambda row: _short(row, lang),
            lambda row: _told(row, lang),
            warning(colours),
            colours,
        )
    )
    names = [shorten(called) for called in initialled(meta).values()]
    note = f"{text('chart.impero.deficits.note', lang)} {key(meta, lang)}"
    return _finish(figure, "deficits", names, turns, note, meta, lang, colours, start=False)


def _cells(
    cells: Cells,
    turns: Sequence[int],
    column: str,
    most: int,
    say: Callable[[Row], str],
    hover: Callable[[Row], str],
    fill: str,
    colours: Paint,
    line: str = "",
) -> go.Heatmap:
    """Return cells with words in them, the deeper the more there is of a column."""
    import plotly.graph_objects as go

    return go.Heatmap(
        x=[turn - 0.5 for turn in turns],
        y=list(range(len(cells))),
        z=[[None if row is None else row[column] for row in own] for own in cells],
        zmin=0,
        zmax=most,
        colorscale=[[0, mixed(fill, colours.paper, _LIGHT)], [1, mixed(fill, colours.paper, _DEEP)]],
        showscale=False,
        xgap=3,
        ygap=3,
        text=[["" if row is None else say(row) for row in own] for own in cells],
        texttemplate="%{text}",
        textfont={"size": SMALL, "color": colours.ink},
        customdata=[["" if row is None else plain(hover(row)) for row in own] for own in cells],
        hovertemplate="%{customdata}<extra></extra>",
        hoverongaps=False,
        meta={"cells": line or column},
    )


def _finish(
    figure: go.Figure,
    what: str,
    names: Sequence[str],
    turns: Sequence[int],
    note: str,
    meta: dict[str, Any],
    lang: str,
    colours: Paint,
    *,
    start: bool,
) -> go.Figure:
    """Give a grid its frame, its names of lines and seasons, and what :func:`describe` needs."""
    inner = _CELL * max(1, len(names)) + YEARS
    layout = frame(_title({**meta, "chart": what}, lang), note, inner + ROOM, 16, colours)
    layout["margin"] |= {"l": _LEFT, "b": layout["margin"]["b"] + ROOM}
    height = (inner - YEARS) / inner
    figure.update_layout(
        **layout,
        xaxis=season_axis(turns, lang, colours, start=start),
        yaxis={
            "domain": [0, height],
            "range": [len(names) - 0.5, -0.5],
            "tickvals": list(range(len(names))),
            "ticktext": [plain(shorten(called, 19)) for called in names],
            "ticks": "",
            "showgrid": False,
            "zeroline": False,
        },
        shapes=tints(turns, ["y"], colours),
        annotations=years(turns, lang, colours),
        hovermode="closest",
        meta={"chart": what, "lang": lang, **meta},
    )
    return figure


def _last(rows: Sequence[Row]) -> dict[str, Any]:
    """Return the moment of the last rows."""
    return {key: rows[-1][key] for key in ("turn", "year", "season")} if rows else {}


def _stable(row: Row, meta: dict[str, Any], lang: str) -> str:
    """Return what a cell of stability tells."""
    shown = {"region": row["region"], "who": row["seat"], "value": row["stability"], "lasting": row["lasting"]}
    which = "hover" if row["stability"] == row["lasting"] else "hover_winter"
    when_ = moment({**row, "phase": None}, lang)
    return text(f"chart.impero.stability.{which}", lang, **speak(meta, lang), **shown, moment=when_)


def _short(row: Row, lang: str) -> str:
    """Return what was missing and the tier, as it stands in a cell; a mark where what was missing is hidden."""
    if row["missing"] is None:
        return text("chart.impero.deficits.hidden", lang)
    return text("chart.impero.deficits.cell", lang, missing=row["missing"], tier=row["tier"])


def _told(row: Row, lang: str) -> str:
    """Return what a cell of a deficit tells: when, how much, and what it cost."""
    said = " ".join(filter(None, (f"{_short(row, lang)}.", row["happened"])))
    return text("chart.impero.at", lang, moment=moment({**row, "phase": None}, lang), said=said)


def _title(meta: dict[str, Any], lang: str) -> str:
    rows = meta["rows"]
    if meta["chart"] == "stability":
        now = [row for row in rows if row["turn"] == meta["last"].get("turn")]
        if not now:
            return text("chart.impero.stability.title_none", lang)
        low = sum(row["stability"] <= 1 for row in now)
        shown = {"count": len(now), "low": low, "when": when(meta["last"], lang)}
        return text(f"chart.impero.stability.{'title' if low else 'title_calm'}", lang, **shown)
    if not meta["bills"]:
        return text("chart.impero.deficits.title_none", lang)
    if not rows:
        return text("chart.impero.deficits.title_paid", lang, count=meta["bills"])
    if any(row["missing"] is None for row in rows):
        return text("chart.impero.deficits.title_hidden", lang, count=meta["bills"], short=len(rows))
    worse = sum((row["tier"] or 0) > 1 for row in rows)
    return text("chart.impero.deficits.title", lang, count=meta["bills"], short=len(rows), worse=worse)


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on a grid: the subject, the title, then each region's course, or each deficit."""
    meta = figure.layout.meta
    what, named = meta["chart"], speak(meta, lang)
    said = [text(f"chart.impero.{what}.describe", lang), f"{_title(meta, lang)}."]
    if what == "deficits":
        for row in meta["rows"]:
            which = "row" if row["missing"] is not None else "row_hidden"
            shown = {"who": row["seat"], "missing": row["missing"], "tier": row["tier"]}
            at = moment({**row, "phase": None}, lang)
            said.append(text(f"chart.impero.deficits.{which}", lang, **named, **shown, moment=at))
        return said
    for region in dict.fromkeys(row["region"] for row in meta["rows"]):
        own = [row for row in meta["rows"] if row["region"] == region]
        values_of = {row["turn"]: str(row["stability"]) for row in own}
        # A dash stands for a season in which nobody governed.
        values = ", ".join(values_of.get(turn, "–") for turn in range(own[0]["turn"], own[-1]["turn"] + 1))
        first, last = (moment({**own[at], "phase": None}, lang) for at in (0, -1))
        shown = {"region": region, "who": own[-1]["seat"], "values": values, "first": first, "last": last}
        said.append(text("chart.impero.stability.row", lang, **named, **shown))
    return said
