"""The crisis die: its odds in each turn and what it did, and what it brings at every difficulty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamekit import tables
from gamekit.core.session import Session
from gamekit.locale import text
from gamekit.tables.common import DIE
from gamekit.tables.incorporated import heatmap
from widgets.charts.incorporated.clock import GAME, speak
from widgets.charts.paint import BOTTOM, SMALL, TEXT, Paint, blank, frame, mixed, paint, warning

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from gamekit.tables import Row

HEIGHT = 250
"""Height of the drawing of the odds, in pixels."""
_CELL = 28
"""Height of a row of the heat map, in pixels."""
_TICKS = 34
"""Room for two more lines under the axis of the odds, in pixels."""
_DEEPEST = 0.5
"""How much of its colour the deepest cell has: it lies under text."""


def odds_chart(session: Session, lang: str, theme: str) -> go.Figure:
    """Draw for each turn the numbers of the die that bring a crisis, and the one that was rolled."""
    import plotly.graph_objects as go

    colours = paint(theme)
    rows = tables.rows(session, "crisis_odds")
    figure = blank()
    turns = [row["turn"] for row in rows]
    figure.add_trace(
        go.Bar(
            x=turns,
            y=[row["chances"] for row in rows],
            name=text("chart.incorporated.crisis_odds", lang),
            meta={"odds": True},
            width=0.5,
            marker={
                "color": mixed(warning(colours), colours.paper, 0.35),
                "line": {"color": warning(colours), "width": 1.5},
                "pattern": {"shape": "/", "size": 8, "solidity": 0.2, "fgcolor": warning(colours)},
            },
            customdata=[_sum(row, lang) for row in rows],
            hovertemplate="%{customdata}<extra></extra>",
        )
    )
    rolled = [row for row in rows if row["die"] is not None]
    figure.add_trace(
        go.Scatter(
            x=[row["turn"] for row in rolled],
            # A number of the die fills the step of the axis that ends at it.
            y=[row["die"] - 0.5 for row in rolled],
            meta={"die": True},
            mode="markers+text",
            text=[f"<b>{row['die']}</b>" for row in rolled],
            textfont={"size": TEXT, "color": colours.ink},
            cliponaxis=False,
            marker={
                "symbol": ["diamond" if row["intensity"] else "circle" for row in rolled],
                "size": 27,
                "color": colours.paper,
                "line": {"color": colours.ink, "width": [3 if row["intensity"] else 1.5 for row in rolled]},
            },
            customdata=[_did(row, lang) for row in rolled],
            hovertemplate="%{customdata}<extra></extra>",
        )
    )
    sides = rows[0]["of"] if rows else 12
    layout = frame(_odds_title(rows, lang), text("chart.incorporated.crisis_odds.note", lang), HEIGHT, 24, colours)
    layout |= {"height": layout["height"] + _TICKS, "margin": {**layout["margin"], "b": BOTTOM + _TICKS}}
    figure.update_layout(
        **layout,
        xaxis={
            "tickvals": turns,
            "ticktext": [
                "<br>".join(
                    [text("chart.turn_value", lang, turn=row["turn"]), _chances(row, lang), _did(row, lang, short=True)]
                )
                for row in rows
            ],
            "tickangle": 0,
            "range": [(turns or [1])[0] - 0.6, (turns or [1])[-1] + 0.6],
            "linecolor": colours.ink,
            "showgrid": False,
            "zeroline": False,
        },
        yaxis={
            "title": {"text": text("chart.incorporated.crisis_odds.axis", lang), "font": {"size": TEXT}},
            "range": [0, sides],
            "tickvals": [number - 0.5 for number in range(1, sides + 1)],
            "ticktext": [str(number) for number in range(1, sides + 1)],
            "gridcolor": colours.grid,
            "zeroline": False,
        },
        hovermode="closest",
        meta={"chart": "crisis_odds", "lang": lang, **speak(session), "rows": [dict(row) for row in rows]},
    )
    return figure


def _sum(row: Row, lang: str) -> str:
    """Return how the difficulty and the odds come about."""
    return text(
        "chart.incorporated.crisis_odds.sum", lang, **{key: row[key] for key in row if key not in ("die", "step")}
    )


def _chances(row: Row, lang: str) -> str:
    return text("chart.incorporated.chances", lang, chances=row["chances"], of=row["of"])


def _did(row: Row, lang: str, *, short: bool = False) -> str:
    """Return what the die did."""
    if row["die"] is None:
        return text("chart.incorporated.crisis_odds.open", lang)
    long, brief = ("some", "some_short") if row["intensity"] else ("none", "none_short")
    which = brief if short else long
    return text(f"chart.incorporated.crisis_odds.{which}", lang, die=row["die"], value=row["intensity"])


def _odds_title(rows: list[Row], lang: str) -> str:
    rolled = [row for row in rows if row["die"] is not None]
    if not rolled:
        if not rows:
            return text("chart.incorporated.crisis_odds.title_none", lang)
        return text("chart.incorporated.crisis_odds.title_now", lang, chances=rows[-1]["chances"], of=rows[-1]["of"])
    crises = sum(row["intensity"] > 0 for row in rolled)
    mean = round(sum(row["chances"] for row in rolled) / sum(row["of"] for row in rolled) * len(rolled), 1)
    expected = f"{mean:g}".replace(".", "," if lang == "fr" else ".")
    return text("chart.incorporated.crisis_odds.title", lang, rolls=len(rolled), count=crises, expected=expected)


def describe_odds(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the odds: of each turn how they came about, and what the die did."""
    rows: list[Row] = figure.layout.meta["rows"]
    said = [text("chart.incorporated.crisis_odds.describe", lang), f"{_odds_title(rows, lang)}."]
    said += [text("chart.incorporated.crisis_odds.row", lang, sum=_sum(row, lang), did=_did(row, lang)) for row in rows]
    return said


def heatmap_chart(lang: str, theme: str, growth: int | None, stress: int | None) -> go.Figure:
    """Draw what each number of the die brings at each difficulty, with the present difficulty outlined."""
    import plotly.graph_objects as go

    if (growth is None) != (stress is None):
        raise ValueError("growth and stress belong together: give both, or neither")
    colours = paint(theme)
    table = heatmap()
    now = None if growth is None or stress is None else growth + stress
    if now is not None and now not in [row["difficulty"] for row in table]:
        least, most = table[0]["difficulty"], table[-1]["difficulty"]
        raise ValueError(f"no difficulty {now}: growth and stress make one from {least} to {most}")
    # Difficulties at which nothing can happen are one row.
    calm = max(row["difficulty"] for row in table if not row["chances"])
    rows = [row for row in table if row["difficulty"] >= calm]
    dice = [key for key in rows[0] if key.startswith(DIE)]
    sides, deepest = len(dice), max(row[die] for row in rows for die in dice)
    figure = blank()
    figure.add_trace(
        go.Heatmap(
            x=list(range(1, sides + 1)),
            y=list(range(len(rows))),
            z=[[row[die] for die in dice] for row in rows],
            zmin=0,
            zmax=deepest,
            colorscale=[[0, colours.paper], [1, mixed(warning(colours), colours.paper, _DEEPEST)]],
            showscale=False,
            xgap=2,
            ygap=2,
            texttemplate="%{z}",
            textfont={"size": TEXT, "color": colours.ink},
            customdata=[[_cell(row, number, row[die], lang) for number, die in enumerate(dice, 1)] for row in rows],
            hovertemplate="%{customdata}<extra></extra>",
        )
    )
    at = None if now is None else next(n for n, row in enumerate(rows) if row["difficulty"] == max(now, calm))
    inner, note = _CELL * (len(rows) + 1), "note_open" if now is None else "note"
    meta: dict[str, Any] = {
        "chart": "crisis_heatmap",
        "lang": lang,
        "game": GAME,
        "names": {},
        "growth": growth,
        "stress": stress,
        "rows": [[row["difficulty"], row["chances"], row["mean"]] for row in rows],
        "of": sides,
    }
    figure.update_layout(
        **frame(
            _heatmap_title(meta, lang),
            text(f"chart.incorporated.crisis_heatmap.{note}", lang, calm=calm),
            inner,
            84,
            colours,
        ),
        meta=meta,
        xaxis={
            "title": {"text": text("chart.incorporated.crisis_heatmap.die", lang), "font": {"size": TEXT}},
            "dtick": 1,
            "range": [0.5, sides + 0.5],
            "showgrid": False,
            "zeroline": False,
            "ticks": "",
        },
        yaxis={
            "title": {"text": text("column.difficulty", lang), "font": {"size": TEXT}},
            "tickvals": list(range(len(rows))),
            "ticktext": [f"≤ {calm}" if row["difficulty"] == calm else str(row["difficulty"]) for row in rows],
            "range": [-0.5, len(rows) + 0.5],
            "showgrid": False,
            "zeroline": False,
            "ticks": "",
        },
        shapes=[] if at is None else [_outline(at, sides, colours)],
        annotations=[
            _beside(len(rows), sides, text("chart.incorporated.crisis_heatmap.chances", lang), False, colours),
            *(
                _beside(
                    n,
                    sides,
                    text("chart.incorporated.chances", lang, chances=row["chances"], of=sides),
                    n == at,
                    colours,
                )
                for n, row in enumerate(rows)
            ),
        ],
    )
    return figure


def _cell(row: Row, die: int, intensity: int, lang: str) -> str:
    which = "some" if intensity else "none"
    known = {"difficulty": row["difficulty"], "die": die, "value": intensity}
    return text(f"chart.incorporated.crisis_heatmap.{which}", lang, **known)


def _outline(at: int, sides: int, colours: Paint) -> dict[str, Any]:
    """Return the frame around the row of the present difficulty."""
    return {
        "type": "rect",
        "x0": 0.5,
        "x1": sides + 0.5,
        "y0": at - 0.5,
        "y1": at + 0.5,
        "line": {"color": colours.ink, "width": 3},
    }


def _beside(at: int, sides: int, words: str, bold: bool, colours: Paint) -> dict[str, Any]:
    """Return what stands right of a row."""
    return {
        "x": sides + 0.5,
        "y": at,
        "xanchor": "left",
        "xshift": 6,
        "text": f"<b>{words}</b>" if bold else words,
        "font": {"size": SMALL, "color": colours.ink},
        "showarrow": False,
    }


def _heatmap_title(meta: dict[str, Any], lang: str) -> str:
    if meta["growth"] is None:
        return text("chart.incorporated.crisis_heatmap.title_none", lang)
    now = meta["growth"] + meta["stress"]
    chances = next(
        chances for difficulty, chances, _ in reversed(meta["rows"]) if difficulty <= max(now, meta["rows"][0][0])
    )
    known = {"growth": meta["growth"], "stress": meta["stress"], "difficulty": now, "of": meta["of"]}
    which = "title" if chances else "title_calm"
    return text(f"chart.incorporated.crisis_heatmap.{which}", lang, **known, chances=chances)


def describe_heatmap(figure: go.Figure, lang: str) -> list[str]:
    """Return the sentences on the heat map: the present difficulty, and the odds and mean intensity of each."""
    meta = figure.layout.meta
    said = [text("chart.incorporated.crisis_heatmap.describe", lang)]
    if meta["growth"] is not None:
        said.append(f"{_heatmap_title(meta, lang)}.")
    for difficulty, chances, mean in meta["rows"]:
        if chances:
            shown = f"{mean:g}".replace(".", "," if lang == "fr" else ".")
            known = {"difficulty": difficulty, "chances": chances, "of": meta["of"], "mean": shown}
            said.append(text("chart.incorporated.crisis_heatmap.row", lang, **known))
        else:
            said.append(text("chart.incorporated.crisis_heatmap.row_calm", lang, difficulty=difficulty))
    return said
