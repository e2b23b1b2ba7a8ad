"""Credit sums: who governs each nation, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.session import Session
from gamekit.locale import name, text
from widgets.charts.imperial2030.lines import course, decorate, over, sentences, turn_axis, value_axis, when
from widgets.charts.labels import GAP, End, end_labels, room, shorten, speakers
from widgets.charts.lines import traces
from widgets.charts.paint import TEXT, Paint, blank, frame, paint, plain, stroke

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

_PANEL, _HEADING = 76, 34
"""Least height of a panel's drawing and of what stands above it, in pixels."""
_HEADING_CHARS = 62
"""Characters of a heading that surely fit into a panel where the chart is 560 pixels wide."""


def chart(session: Session, lang: str, theme: str, nation: str | None = None) -> go.Figure:
    """Draw the credit sums of all nations in a panel each, or those of one nation."""
    colours = paint(theme)
    by_nation: dict[str, list[Row]] = {}
    for row in tables.rows(session, "credit_sums"):
        by_nation.setdefault(row["nation"], []).append(row)
    if nation is not None and nation not in by_nation:
        raise ValueError(f"no nation {nation!r}: choose one of {', '.join(by_nation)}")
    figure = blank()
    if nation is None:
        _panels(figure, session, by_nation, lang, colours)
    else:
        _single(figure, session, nation, by_nation[nation], lang, colours)
    shown = by_nation if nation is None else {nation: by_nation[nation]}
    figure.layout.meta["last"] = {issuer: _standing(session, table[-1]) for issuer, table in shown.items()}
    return figure


def _standing(session: Session, row: Row) -> dict[str, Any]:
    """Return who governs, with which sum and lead, and who comes next."""
    sums = {seat: row[seat] for seat in session.names}
    head = row["government"]
    best = max((value for seat, value in sums.items() if seat != head), default=0)
    return {
        "government": head,
        "value": sums.get(head, 0),
        "lead": row["lead"],
        "next": [seat for seat, value in sums.items() if seat != head and value == best > 0],
    }


def _holders(session: Session, table: Sequence[Row]) -> list[str]:
    """Return the seats that ever held a bond of the nation; all where nobody did."""
    return [seat for seat in session.names if any(row[seat] for row in table)] or list(session.names)


def _ends(session: Session, seats: Sequence[str], row: Row, lang: str) -> list[End]:
    names = speakers(session)
    return [End(seat, name(session.game.id, seat, lang, names), row[seat]) for seat in seats]


def _top(session: Session, table: Sequence[Row]) -> int:
    top: int = max([1, *(row[seat] for row in table for seat in session.names)])
    return top


def _single(figure: go.Figure, session: Session, nation: str, table: Sequence[Row], lang: str, colours: Paint) -> None:
    turns = [row["turn"] for row in table]
    seats = _holders(session, table)
    ends = _ends(session, seats, table[-1], lang)
    for end in ends:
        figure.add_traces(course(end.id, end.name, turns, [row[end.id] for row in table], colours, nation=nation))
    decorate(
        figure,
        session,
        "credit_sums",
        title=_say(_speak(session), nation, _standing(session, table[-1]), lang, "title"),
        note=text("chart.credit_sums.note", lang),
        turns=turns,
        top=_top(session, table),
        ends=ends,
        lang=lang,
        colours=colours,
    )


def _panels(figure: go.Figure, session: Session, by_nation: dict[str, list[Row]], lang: str, colours: Paint) -> None:
    """Draw a panel for each nation below each other, to one scale, so that turns and sums can be compared."""
    seats = {nation: _holders(session, table) for nation, table in by_nation.items()}
    height = max(_PANEL, GAP * max(map(len, seats.values())))
    inner = (height + _HEADING) * len(by_nation)
    turns = [row["turn"] for row in next(iter(by_nation.values()))]
    top = max(_top(session, table) for table in by_nation.values())
    span = (-0.12 * top, 1.12 * top)
    axes: dict[str, Any] = {}
    notes: list[dict[str, Any]] = []
    every: list[End] = []
    for place, (nation, table) in enumerate(by_nation.items()):
        number = "" if place == 0 else str(place + 1)
        ceiling = inner - place * (height + _HEADING) - _HEADING
        ends = _ends(session, seats[nation], table[-1], lang)
        every += ends
        for end in ends:
            values = [row[end.id] for row in table]
            figure.add_traces(course(end.id, end.name, turns, values, colours, axis=f"y{number}", nation=nation))
        axes[f"yaxis{number}"] = {
            **value_axis("", top, span, colours),
            "domain": [(ceiling - height) / inner, ceiling / inner],
            # So few that they keep apart in a low panel.
            "nticks": 4,
        }
        notes.append(_heading(session, nation, table[-1], ceiling / inner, lang, colours))
        notes += end_labels(ends, turns[-1], span, height, colours, axis=f"y{number}")
    governs = [table[-1]["government"] for table in by_nation.values() if table[-1]["government"]]
    figure.update_layout(
        **frame(
            _title(session, governs, turns, lang), text("chart.credit_sums.note", lang), inner, room(every), colours
        ),
        **axes,
        xaxis={**turn_axis(turns, lang, colours), "anchor": f"y{len(by_nation)}"},
        meta={"chart": "credit_sums", "lang": lang, **_speak(session)},
        annotations=notes,
        hovermode="x",
    )


def _heading(session: Session, nation: str, row: Row, place: float, lang: str, colours: Paint) -> dict[str, Any]:
    """Return the heading of a panel: the nation, who governs it, and how safely."""
    called = name(session.game.id, nation, lang)
    short = {seat: shorten(player) for seat, player in speakers(session).items()}
    said = _say({**_speak(session), "names": short}, nation, _standing(session, row), lang, "panel")
    return {
        "x": 0,
        "xref": "paper",
        "xanchor": "left",
        "y": place,
        "yref": "paper",
        "yanchor": "bottom",
        "text": f"<b>{plain(called)}</b> {plain(shorten(said, _HEADING_CHARS - len(called)))}",
        "font": {"size": TEXT, "color": stroke(nation, colours).edge},
        "showarrow": False,
    }


def _title(session: Session, governs: Sequence[str], turns: Sequence[int], lang: str) -> str:
    """Return who governs most nations."""
    if not governs:
        return text("chart.credit_sums.title_none", lang, when=when(turns, lang))
    counts = {seat: governs.count(seat) for seat in session.names}
    best = max(counts.values())
    *others, last = (seat for seat, count in counts.items() if count == best)
    if len(others) + 1 == len(counts):
        which = "chart.credit_sums.title_all"
    else:
        which = "chart.credit_sums.title_many" if others else "chart.credit_sums.title"
    return text(which, lang, **_speak(session), others=others, who=last, value=best, when=when(turns, lang))


def _speak(session: Session) -> dict[str, Any]:
    return {"game": session.game.id, "names": speakers(session)}


def _say(speak: dict[str, Any], nation: str, standing: dict[str, Any], lang: str, place: str) -> str:
    """Return who governs a nation and by how much, in the words for a title, a panel or a description."""
    if not standing["government"]:
        how = "nobody"
    elif not standing["next"]:
        how = "alone"
    else:
        how = "ahead" if standing["lead"] else "level"
    return text(
        f"chart.credit_sums.{place}_{how}",
        lang,
        **speak,
        nation=nation,
        who=standing["government"],
        value=standing["value"],
        lead=standing["lead"],
        next=standing["next"],
    )


def describe(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the credit sums: who governs each nation and by how much; of one nation all lines."""
    meta, drawn = figure.layout.meta, traces(figure)
    speak = {"game": meta["game"], "names": meta["names"]}
    said = [text("chart.credit_sums.describe", lang, count=len(meta["last"]), over=over(drawn[0].x, lang))]
    for nation, standing in meta["last"].items():
        said.append(f"{_say(speak, nation, standing, lang, 'title')}.")
    if len(meta["last"]) == 1:
        for trace in sorted(drawn, key=lambda line: -line.y[-1]):
            said += sentences(meta, trace.meta["line"], trace.x, trace.y, lang)
    return said
