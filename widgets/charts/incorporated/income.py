"""Income by industry: a panel for each player, a column for each turn, a layer for each industry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.locale import name, text
from widgets.base import look
from widgets.charts.bars import PATTERNS, layer
from widgets.charts.incorporated.clock import GAME, dollars, speak
from widgets.charts.labels import shorten, speakers
from widgets.charts.lines import leaders
from widgets.charts.paint import BOTTOM, TEXT, Paint, blank, frame, mixed, paint
from widgets.charts.panels import LEGEND, Panels, legend, scale

if TYPE_CHECKING:
    import plotly.graph_objects as go

_HEIGHT = 104
"""Height of a panel, in pixels."""


def chart(session: Session, lang: str, theme: str) -> go.Figure:
    """Draw what squares and market leads paid in each turn."""
    colours = paint(theme)
    rows = [row for row in tables.rows(session, "income_by_industry") if row["occasion"] == "earnings"]
    industries = list(session.view(0, PUBLIC)["payoff"]["revealed"])
    seats = speakers(session)
    turns = list(range(1, max([1, *(row["turn"] for row in rows)]) + 1))
    paid = {(row["seat"], row["turn"], row["industry"]): row for row in rows}
    sums = {seat: sum(row["amount"] for row in rows if row["seat"] == seat) for seat in seats}
    columns = [sum(row["amount"] for row in rows if (row["seat"], row["turn"]) == (s, t)) for s in seats for t in turns]
    panels = Panels(len(seats), _HEIGHT)
    figure = blank()
    axes: dict[str, Any] = {}
    for at, seat in enumerate(seats):
        for order, industry in enumerate(industries):
            cells = [paid.get((seat, turn, industry)) for turn in turns]
            figure.add_trace(_layer(industry, order, seat, turns, cells, panels.axis(at), at == 0, lang, colours))
        axis = scale(0, max([1, *columns]), "", colours)
        axes[panels.key(at)] = {**axis, "range": [0, axis["range"][1]], "domain": panels.domain(at)}
    heading = _title(speak(session), sums, turns[-1], lang)
    layout = frame(heading, text("chart.incorporated.income_by_industry.note", lang), panels.inner, 24, colours)
    layout |= {
        "height": layout["height"] + LEGEND,
        "margin": {**layout["margin"], "b": BOTTOM + LEGEND},
        "showlegend": True,
    }
    figure.update_layout(
        **layout,
        **axes,
        barmode="stack",
        bargap=0.35,
        uniformtext={"minsize": 11, "mode": "hide"},
        legend=legend(colours),
        xaxis={
            "title": {"text": text("chart.incorporated.turn", lang), "font": {"size": TEXT}},
            "tickvals": turns,
            "range": [turns[0] - 0.6, turns[-1] + 0.6],
            "linecolor": colours.ink,
            "showgrid": False,
            "zeroline": False,
            "anchor": panels.axis(len(seats) - 1),
        },
        annotations=[
            panels.heading(
                at,
                shorten(called),
                text("chart.incorporated.income_by_industry.sum", lang, value=dollars(sums[seat], lang)),
                colours,
            )
            for at, (seat, called) in enumerate(seats.items())
        ],
        meta={
            "chart": "income_by_industry",
            "lang": lang,
            **speak(session),
            "rows": [[row[key] for key in ("turn", "seat", "industry", "squares", "lead")] for row in rows],
            "last": turns[-1],
        },
    )
    return figure


def _layer(
    industry: str,
    order: int,
    seat: str,
    turns: list[int],
    cells: list[dict[str, Any] | None],
    axis: str,
    legend: bool,
    lang: str,
    colours: Paint,
) -> go.Bar:
    """Return what one industry paid one player in each turn."""
    called, fill = name(GAME, industry, lang), str(look()["industries"][industry]["fill"])
    if colours.theme == "dark":
        fill = mixed(fill, colours.paper, 0.5)
    hover = [
        text(
            "chart.incorporated.income_by_industry.hover",
            lang,
            turn=turn,
            industry=called,
            squares=dollars(cell["squares"], lang),
            lead=dollars(cell["lead"], lang),
        )
        if cell
        else ""
        for turn, cell in zip(turns, cells, strict=True)
    ]
    return layer(
        turns,
        [cell["amount"] if cell else 0 for cell in cells],
        hover,
        fill,
        PATTERNS[order],
        title=called,
        axis=axis,
        legend=legend,
        colours=colours,
        meta={"industry": industry, "seat": seat},
    )


def _title(speak: dict[str, Any], sums: dict[str, int], last: int, lang: str) -> str:
    best = dollars(max(sums.values()), lang)
    return leaders("incorporated.income_by_industry", speak, sums, lang, value=best, turns=last)


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the income: who earned how much in all, and with which industries."""
    meta = figure.layout.meta
    known = {"game": GAME, "names": meta["names"]}
    paid: dict[str, dict[str, int]] = {seat: {} for seat in meta["names"]}
    for _, seat, industry, squares, lead in meta["rows"]:
        paid[seat][industry] = paid[seat].get(industry, 0) + squares + lead
    sums = {seat: sum(own.values()) for seat, own in paid.items()}
    said = [text("chart.incorporated.income_by_industry.describe", lang, count=len(paid))]
    said.append(f"{_title(known, sums, meta['last'], lang)}.")
    for seat, own in paid.items():
        if not own:
            continue
        ordered = sorted(own.items(), key=lambda item: -item[1])
        listed = ", ".join(f"{name(GAME, industry, lang)} {dollars(value, lang)}" for industry, value in ordered)
        total = dollars(sums[seat], lang)
        said.append(
            text(
                "chart.incorporated.income_by_industry.player", lang, **known, who=seat, value=total, industries=listed
            )
        )
    return said
