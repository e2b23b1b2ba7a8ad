"""The price of a bond against the interest that it costs: one falls where the other rises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.classroom import price_and_yield
from gamekit.classroom.facts import dollars, percent
from gamekit.locale import text
from widgets.charts.incorporated.clock import GAME
from widgets.charts.paint import TEXT, blank, frame, paint, plain, plain_stroke, warning

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 190
"""Height of the drawing, in pixels."""


def bond_chart(now: int, lang: str = "en", theme: str = "light", *, taken: int = 1) -> go.Figure:
    """Draw what a first bond costs per turn to the end of the game, at each of its prices; that of now is marked.

    Parameters
    ----------
    now
        The place of the Interest track, in dollars.
    lang, theme
        As for the charts of a session.
    taken
        The turn in which the bond is taken.

    Raises
    ------
    ValueError
        For a place, language or theme there is not.
    """
    import plotly.graph_objects as go

    colours = paint(theme)
    rows = price_and_yield(taken)
    rates = {row["price"]: row["rate"] for row in rows}
    if now not in rates:
        raise ValueError(f"no price {now!r} on the Interest track: choose one of {', '.join(map(str, rates))}")
    style, mark = plain_stroke(colours), warning(colours)
    figure = blank()
    figure.add_trace(
        go.Scatter(
            x=list(rates),
            y=[round(100 * rate, 2) for rate in rates.values()],
            mode="lines+markers",
            line={"color": style.line, "width": 2},
            marker={"size": 7, "color": style.core, "line": {"color": style.edge, "width": 1.5}},
            cliponaxis=False,
            text=[plain(_said(price, rate, lang)) for price, rate in rates.items()],
            hovertemplate="%{text}<extra></extra>",
        )
    )
    figure.add_trace(
        go.Scatter(
            x=[now],
            y=[round(100 * rates[now], 2)],
            mode="markers+text",
            marker={"symbol": "diamond", "size": 15, "color": mark, "line": {"color": colours.paper, "width": 2}},
            text=[f"<b>{percent(rates[now], lang)}</b>"],
            textposition="top center",
            textfont={"size": TEXT, "color": colours.ink},
            cliponaxis=False,
            hoverinfo="skip",
        )
    )
    figure.update_layout(
        **frame(_said(now, rates[now], lang), text("classroom.bond.note", lang), HEIGHT, 60, colours),
        meta={
            "chart": "bond",
            "game": GAME,
            "lang": lang,
            "now": now,
            "rows": [[price, round(rate, 6)] for price, rate in rates.items()],
        },
        xaxis={
            "title": {"text": text("classroom.bond.price", lang), "font": {"size": TEXT}},
            # As on the track: the highest price, easy money, stands on the left.
            "range": [max(rates) + 0.4, min(rates) - 0.4],
            "tickvals": list(rates),
            "ticktext": [plain(dollars(price, lang)) for price in rates],
            "linecolor": colours.ink,
            "showgrid": False,
            "zeroline": False,
        },
        yaxis={
            "title": {"text": text("classroom.bond.rate", lang), "font": {"size": TEXT}},
            "range": [0, round(112 * max(rates.values()))],
            "ticksuffix": " %",
            "gridcolor": colours.grid,
            "zeroline": False,
        },
        hovermode="closest",
    )
    return figure


def _said(price: int, rate: float, lang: str) -> str:
    return text("classroom.bond.title", lang, price=dollars(price, lang), rate=percent(rate, lang))


def describe_bond(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the price and the cost of a bond, at the place of now and at both ends."""
    meta = figure.layout.meta
    rates = {int(price): float(rate) for price, rate in meta["rows"]}
    shown = [meta["now"], *(price for price in (max(rates), min(rates)) if price != meta["now"])]
    return [text("classroom.bond.describe", lang), *(f"{_said(price, rates[price], lang)}." for price in shown)]
