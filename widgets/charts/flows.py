"""Money flows: who paid, for what, and who received."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.ledger import BANK
from gamekit.core.session import Session
from gamekit.locale import has, name, text
from widgets.charts.labels import shorten, speakers
from widgets.charts.paint import SMALL, Paint, blank, frame, mixed, paint, plain, stroke

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

HEIGHT = 520
"""Height of the drawing in pixels."""
_PAD = 18
"""Room between two bars of a column in pixels: a line of text."""
_COLUMNS = (0.001, 0.42, 0.999)
"""Places of the columns; names of causes, right of theirs, are longer than names of purses. 0 would mean none."""
_SHARE = 0.3
"""How much of its colour a stream has: it lies under text."""


def chart(
    session: Session,
    lang: str,
    theme: str,
    first: int | None = None,
    last: int | None = None,
    *,
    drawn_as: Mapping[str, str] | None = None,
) -> go.Figure:
    """Draw the payments of some turns as streams from payers over causes to receivers.

    ``drawn_as`` names the style of those purses that are not drawn in their own, such as players in the colours of
    their corporations.
    """
    colours = paint(theme)
    rows = tables.rows(session, "money_flows", first=first, last=last)
    start, end = tables.span(session)
    figure = blank()
    meta = {
        "chart": "money_flows",
        "lang": lang,
        "game": session.game.id,
        "names": speakers(session),
        "flows": [list(row.values()) for row in rows],
        "first": start if first is None else max(first, start),
        "last": end if last is None else min(last, end),
        "start": start,
    }
    if rows:
        figure.add_trace(_sankey(session, rows, lang, colours, drawn_as or {}))
    note = text(_said(session.game.id, "note"), lang) if rows else ""
    figure.update_layout(**frame(_title(meta, lang), note, HEIGHT if rows else _PAD, 12, colours), meta=meta)
    figure.update_layout(margin={"l": 12, "b": 12}, xaxis={"visible": False}, yaxis={"visible": False})
    return figure


def _said(game: str, end: str) -> str:
    """Return the message of a sentence: a game's own where its money is counted otherwise."""
    own = f"chart.{game}.money_flows.{end}"
    return own if has(own) else f"chart.money_flows.{end}"


def _purses(session: Session) -> list[str]:
    """Return bank, nations and players in the order in which they stand."""
    view = session.view(0)
    return [BANK, *view.get("nations", ()), *view["seats"]]


def _sums(rows: Iterable[Row], column: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in rows:
        found[row[column]] = found.get(row[column], 0) + row["amount"]
    return found


def _sankey(session: Session, rows: list[Row], lang: str, colours: Paint, drawn_as: Mapping[str, str]) -> go.Sankey:
    import plotly.graph_objects as go

    order, names = _purses(session), speakers(session)
    paid, causes, taken = _sums(rows, "source"), _sums(rows, "cause"), _sums(rows, "target")
    columns = [
        {purse: paid[purse] for purse in order if purse in paid},
        dict(sorted(causes.items(), key=lambda item: -item[1])),
        {purse: taken[purse] for purse in order if purse in taken},
    ]
    number = {
        (place, key): sum(map(len, columns[:place])) + index
        for place, column in enumerate(columns)
        for index, key in enumerate(column)
    }

    def label(place: int, key: str, amount: int) -> str:
        if place == 1:
            called = tables.cause_name(session.game.id, key, lang)
        else:
            called = shorten(name(session.game.id, key, lang, names))
        return f"{plain(called[:1].upper() + called[1:])} {amount}"

    def edge(place: int, key: str) -> str:
        return colours.muted if place == 1 or key == BANK else stroke(drawn_as.get(key, key), colours).edge

    streams: list[tuple[int, int, int, str]] = []
    for place, giver, taker in ((0, "source", "cause"), (1, "cause", "target")):
        pairs: dict[tuple[str, str], int] = {}
        for row in rows:
            pair = (row[giver], row[taker])
            pairs[pair] = pairs.get(pair, 0) + row["amount"]
        for (one, two), amount in pairs.items():
            purse = edge(0, one) if place == 0 else edge(2, two)
            streams.append((number[place, one], number[place + 1, two], amount, purse))
    nodes = [(place, key, amount) for place, column in enumerate(columns) for key, amount in column.items()]
    return go.Sankey(
        arrangement="fixed",
        domain={"x": [0, 1], "y": [0, 1]},
        textfont={"size": SMALL, "color": colours.ink, "shadow": _halo(colours)},
        valueformat="d",
        node={
            "label": [label(*node) for node in nodes],
            "color": [edge(place, key) for place, key, _ in nodes],
            "x": [_COLUMNS[place] for place, _, _ in nodes],
            "y": [y for column in columns for y in _middles(list(column.values()), max(map(len, columns)))],
            "pad": _PAD,
            "thickness": 12,
            "line": {"width": 0},
            "hovertemplate": "%{label}<extra></extra>",
        },
        link={
            "source": [source for source, _, _, _ in streams],
            "target": [target for _, target, _, _ in streams],
            "value": [amount for _, _, amount, _ in streams],
            "color": [mixed(purse, colours.paper, _SHARE) for _, _, _, purse in streams],
            "line": {"color": colours.muted, "width": 0.5},
            "hovertemplate": "%{source.label} → %{target.label}: %{value}<extra></extra>",
        },
    )


def _middles(values: list[int], most: int) -> list[float]:
    """Return where the bars of a column have their middles, from the top, as parts of the height.

    All columns have the same sum, so one scale fits all; the one with most bars needs all the height.
    """
    scale = (HEIGHT - (most - 1) * _PAD) / sum(values)
    slack = (most - len(values)) * _PAD / max(1, len(values) - 1)
    middles, top = [], 0.0
    for value in values:
        middles.append(round((top + value * scale / 2) / HEIGHT, 4))
        top += value * scale + _PAD + slack
    return middles


def _halo(colours: Paint) -> str:
    """Return what keeps the edges of streams from striking labels through."""
    return ", ".join([f"0 0 3px {colours.paper}"] * 4)


def _title(meta: dict[str, Any], lang: str) -> str:
    """Return what the bank paid out and took in, and over which turns."""
    paid = sum(amount for source, _, _, amount, _ in meta["flows"] if source == BANK)
    taken = sum(amount for _, target, _, amount, _ in meta["flows"] if target == BANK)
    if meta["first"] == meta["last"]:
        turns = "setup" if meta["first"] == meta["start"] else "turn"
    else:
        turns = "whole" if meta["first"] == meta["start"] else "range"
    when = text(f"chart.money_flows.when_{turns}", lang, first=meta["first"], last=meta["last"])
    which = ("title" if taken else "title_out") if meta["flows"] else "title_none"
    return text(_said(meta["game"], which), lang, when=when, paid=paid, taken=taken)


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the flows: the whole, the causes, and what each purse paid and received."""
    meta = figure.layout.meta
    flows = [dict(zip(tables.FLOW, flow, strict=True)) for flow in meta["flows"]]
    said = [text(_said(meta["game"], "describe"), lang), f"{_title(meta, lang)}."]
    if not flows:
        return said
    causes = sorted(_sums(flows, "cause").items(), key=lambda item: -item[1])
    listed = ", ".join(
        text(_said(meta["game"], "cause"), lang, cause=tables.cause_name(meta["game"], cause, lang), value=value)
        for cause, value in causes
    )
    total, count = sum(flow["amount"] for flow in flows), sum(flow["payments"] for flow in flows)
    said.append(text(_said(meta["game"], "causes"), lang, value=total, count=count, causes=listed))
    paid, taken = _sums(flows, "source"), _sums(flows, "target")
    speak = {"game": meta["game"], "names": meta["names"]}
    said += [
        text(_said(meta["game"], "purse"), lang, **speak, who=purse, paid=paid.get(purse, 0), taken=taken.get(purse, 0))
        for purse in dict.fromkeys([*paid, *taken])
        if purse != BANK
    ]
    return said
