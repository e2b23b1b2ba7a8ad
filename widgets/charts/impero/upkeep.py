"""Income against upkeep, and the bills line by line: bars for each player and season."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.session import Session
from gamekit.locale import text
from widgets.base import look
from widgets.charts.bars import layer
from widgets.charts.impero.seasons import (
    ROOM,
    YEARS,
    known,
    moment,
    season_axis,
    seasons,
    speak,
    tints,
    years,
)
from widgets.charts.paint import SMALL, Paint, blank, frame, mixed, paint, warning
from widgets.charts.panels import LEGEND, Panels, legend, scale

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

_PANEL = 112
"""Height of a panel, in pixels."""
_WIDTH, _APART = 0.36, 0.2
"""Width of a bar of two, and how far its middle stands from that of the season, in seasons."""
LINES: Mapping[str, tuple[str, ...]] = {
    "armies": ("armee_petite", "armee_grande"),
    "outside": ("armee_hors_controle",),
    "regions": ("region",),
    "ships": ("navire",),
    "engines": ("engin_siege",),
}
"""The layers of a bill, by the lines that they hold."""
BALANCE = {"income_food": "", "income_gold": "/", "paid": "-", "missing": "x", "due": "."}
"""The layers of income against upkeep with their patterns; ``due`` stands where what was paid is hidden."""
_PATTERNS = ("", "/", "-", "x", ".")
"""Patterns of the layers of a bill."""


def balance_chart(session: Session, lang: str, theme: str) -> go.Figure:
    """Draw income of food and gold beside upkeep, with what was missing and the tier of the deficit."""
    colours, rows = paint(theme), tables.rows(session, "income_upkeep")
    for row in rows:
        row["paid"] = None if row["missing"] is None else row["paid_food"] + row["paid_gold"]
    shares = {"income_food": 0.16, "income_gold": 0.4}
    fills = {key: mixed(str(look()["ui"][theme]["accent"]), colours.paper, share) for key, share in shares.items()}
    fills |= {"paid": mixed(colours.muted, colours.paper, 0.3), "due": mixed(colours.muted, colours.paper, 0.3)}
    fills |= {"missing": mixed(warning(colours), colours.paper, 0.35)}
    figure, panels = blank(), Panels(len(session.names), _PANEL, YEARS)
    hidden = [row for row in rows if row["due"] is not None and row["missing"] is None]
    used = [key for key in BALANCE if key != "due" or hidden]
    notes: list[dict[str, Any]] = []
    for n, seat in enumerate(session.names):
        own = [row for row in rows if row["seat"] == seat]
        for key, pattern in BALANCE.items():
            if key not in used:
                continue
            shown = [row for row in own if key != "due" or row["missing"] is None]
            shift = -_APART if key.startswith("income") else _APART
            figure.add_trace(
                layer(
                    [row["turn"] - 0.5 + shift for row in shown],
                    [row[key] or 0 for row in shown],
                    [_balance_hover(row, lang) for row in shown],
                    fills[key],
                    pattern,
                    title=text(f"chart.impero.income_upkeep.{key}", lang),
                    axis=panels.axis(n),
                    legend=n == 0,
                    colours=colours,
                    width=_WIDTH,
                    meta={"layer": key, "seat": seat},
                )
            )
        notes += [_tier(row, panels.axis(n), colours) for row in own if row["tier"]]
    top = [max((row["income_food"] or 0) + (row["income_gold"] or 0), row["due"] or 0) for row in rows]
    kept = {key: [row[key] for row in rows] for key in ("turn", "year", "season", "seat", "due", "missing", "tier")}
    income = [(row["income_food"] or 0) + (row["income_gold"] or 0) for row in rows]
    return _finish(figure, session, "income_upkeep", panels, top, {**kept, "income": income}, notes, lang, colours)


def _balance_hover(row: Row, lang: str) -> str:
    """Return what a bar tells on hovering."""
    shown = {"moment": moment({**row, "phase": None}, lang), **{key: row[key] for key in _SAID}}
    if row["due"] is None:
        return text("chart.impero.income_upkeep.hover_income", lang, **shown)
    if row["missing"] is None:
        return text("chart.impero.income_upkeep.hover_due", lang, **shown)
    return text("chart.impero.income_upkeep.hover", lang, **shown)


_SAID = ("income_food", "income_gold", "due_food", "due_gold", "paid", "missing", "tier")


def _tier(row: Row, axis: str, colours: Paint) -> dict[str, Any]:
    """Return the tier of a deficit above its bar."""
    return {
        "x": row["turn"] - 0.5 + _APART,
        "y": row["due"],
        "yref": axis,
        "yanchor": "bottom",
        "text": f"<b>{row['tier']}</b>",
        "font": {"size": SMALL, "color": warning(colours)},
        "showarrow": False,
    }


def bills_chart(session: Session, lang: str, theme: str) -> go.Figure:
    """Draw the lines of each bill stacked, and a mark at what was due after season and card."""
    import plotly.graph_objects as go

    colours, rows = paint(theme), tables.rows(session, "bills")
    accent = str(look()["ui"][theme]["accent"])
    figure, panels = blank(), Panels(len(session.names), _PANEL, YEARS)
    turns = seasons(tables.rows(session, "stocks"))
    sums = {(row["seat"], row["turn"], row["line"]): 0 for row in rows}
    for row in rows:
        sums[row["seat"], row["turn"], row["line"]] += row["total"] or 0
    for n, seat in enumerate(session.names):
        for order, (key, lines) in enumerate(LINES.items()):
            values = [sum(sums.get((seat, turn, line), 0) for line in lines) for turn in turns]
            called = text(f"chart.impero.bills.{key}", lang)
            figure.add_trace(
                layer(
                    [turn - 0.5 for turn in turns],
                    values,
                    [text("chart.impero.at", lang, moment=called, said=value) for value in values],
                    mixed(accent, colours.paper, 0.08 + 0.09 * order),
                    _PATTERNS[order],
                    title=called,
                    axis=panels.axis(n),
                    legend=n == 0,
                    colours=colours,
                    width=0.62,
                    meta={"layer": key, "seat": seat},
                )
            )
        due = {turn: sums[seat, turn, "due"] for turn in turns if (seat, turn, "due") in sums}
        figure.add_trace(
            go.Scatter(
                x=[turn - 0.5 for turn in due],
                y=list(due.values()),
                yaxis=panels.axis(n),
                name=text("chart.impero.bills.due", lang),
                legendgroup="due",
                showlegend=n == 0,
                mode="markers",
                cliponaxis=False,
                meta={"due": seat},
                marker={"symbol": "line-ew-open", "size": 26, "color": colours.ink, "line": {"width": 3}},
                hovertemplate="%{y}<extra></extra>",
            )
        )
    kept = [row for row in rows if row["line"] in ("sum", "due", "missing")]
    meta: dict[str, Any] = {
        key: [row[key] for row in kept] for key in ("turn", "year", "season", "seat", "line", "total")
    }
    meta["tier"] = [row["tier"] for row in kept]
    meta["layers"] = {
        seat: {
            key: sum(sums.get((seat, turn, line), 0) for turn in turns for line in lines)
            for key, lines in LINES.items()
        }
        for seat in session.names
    }
    top = [max(sums.get((seat, turn, what), 0) for what in ("sum", "due")) for seat in session.names for turn in turns]
    return _finish(figure, session, "bills", panels, top, meta, [], lang, colours)


def _finish(
    figure: go.Figure,
    session: Session,
    what: str,
    panels: Panels,
    top: Sequence[int],
    rows: dict[str, Any],
    notes: list[dict[str, Any]],
    lang: str,
    colours: Paint,
) -> go.Figure:
    """Give panels of bars their frame, axes, tints and headings, and what :func:`describe` needs."""
    meta = {"chart": what, "lang": lang, **known(session), "rows": rows}
    named, turns = speak(meta, lang)["names"], seasons(tables.rows(session, "stocks"))
    high = scale(0, max([1, *top]), "", colours)
    room = LEGEND + ROOM
    layout = frame(_title(meta, lang), text(f"chart.impero.{what}.note", lang), panels.inner, 24, colours)
    layout |= {
        "height": layout["height"] + room,
        "margin": {**layout["margin"], "b": layout["margin"]["b"] + room},
        "showlegend": True,
    }
    figure.update_layout(
        **layout,
        **{
            panels.key(n): {**high, "range": [0, 1.2 * high["range"][1]], "domain": panels.domain(n)}
            for n in range(panels.count)
        },
        barmode="stack",
        uniformtext={"minsize": 11, "mode": "hide"},
        legend=legend(colours),
        xaxis={**season_axis(turns, lang, colours), "anchor": panels.axis(panels.count - 1)},
        shapes=tints(turns, [panels.axis(n) for n in range(panels.count)], colours),
        annotations=[
            *years(turns, lang, colours),
            *notes,
            *(panels.heading(n, named[seat], _sum(meta, seat, lang), colours) for n, seat in enumerate(named)),
        ],
        hovermode="closest",
        meta=meta,
    )
    return figure


def _of(meta: dict[str, Any], seat: str = "") -> list[Row]:
    """Return the rows that a figure keeps, of one seat or of all."""
    columns = {key: values for key, values in meta["rows"].items() if isinstance(values, list | tuple)}
    rows = [dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True)]
    return [row for row in rows if not seat or row["seat"] == seat]


def _sum(meta: dict[str, Any], seat: str, lang: str) -> str:
    """Return the sum over all seasons, for the heading of a panel."""
    rows = _of(meta, seat)
    if meta["chart"] == "bills":
        due = sum(row["total"] for row in rows if row["line"] == "due")
        return text("chart.impero.bills.sum", lang, due=due)
    due = sum(row["due"] or 0 for row in rows)
    missing = [row["missing"] for row in rows if row["missing"] is not None]
    shown = {"income": sum(row["income"] for row in rows), "due": due}
    if not missing:
        return text("chart.impero.income_upkeep.sum_due", lang, **shown)
    return text("chart.impero.income_upkeep.sum", lang, **shown, missing=sum(missing))


def _title(meta: dict[str, Any], lang: str) -> str:
    """Return how many bills there were, and of how many something was missing."""
    rows = _of(meta)
    if meta["chart"] == "bills":
        bills = [row for row in rows if row["line"] == "due"]
        if not bills:
            return text("chart.impero.bills.title_none", lang)
        before = sum(row["total"] for row in rows if row["line"] == "sum")
        return text(
            "chart.impero.bills.title", lang, count=len(bills), before=before, due=sum(r["total"] for r in bills)
        )
    bills = [row for row in rows if row["due"] is not None]
    if not bills:
        return text("chart.impero.income_upkeep.title_none", lang)
    if all(row["missing"] is None for row in bills):
        return text("chart.impero.income_upkeep.title_hidden", lang)
    short = [row for row in bills if row["missing"]]
    which = "title" if short else "title_paid"
    worse = sum(row["tier"] > 1 for row in short)
    return text(f"chart.impero.income_upkeep.{which}", lang, count=len(bills), short=len(short), worse=worse)


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the bars: the subject, the title, then each player's seasons."""
    meta = figure.layout.meta
    what, named = meta["chart"], speak(meta, lang)
    said = [text(f"chart.impero.{what}.describe", lang, count=len(meta["names"])), f"{_title(meta, lang)}."]
    for seat in meta["names"]:
        rows = _of(meta, seat)
        if not rows:
            continue
        said.append(text("chart.impero.player", lang, **named, who=seat, said=_sum(meta, seat, lang)))
        if what == "bills":
            layers = meta["rows"]["layers"][seat]
            listed = ", ".join(
                f"{text(f'chart.impero.bills.{key}', lang)} {layers[key]}" for key in LINES if layers[key]
            )
            said += [text("chart.impero.bills.layers", lang, layers=listed)] if listed else []
            continue
        for row in rows:
            if row["missing"]:
                shown = {"moment": moment({**row, "phase": None}, lang), "missing": row["missing"], "tier": row["tier"]}
                said.append(text("chart.impero.income_upkeep.short", lang, **shown))
    return said
