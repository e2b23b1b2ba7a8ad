"""Charts in a real browser, at the least width and at a usual one: nothing is cut off, no label covers another."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from plotly.offline import get_plotlyjs

import gamekit
from gamekit import Session
from tests.test_tables_incorporated import chance_game
from tests.widgets.recorded import play
from widgets import charts

PLAYERS = ("Alexandra von Humboldt", "Ben", "Maximiliane", "Dan", "Dan", "Wilhelmine Wagner")
DRAW = """async ([figure, width]) => {
    const host = document.createElement("div");
    Object.assign(host.style, {position: "absolute", left: 0, top: 0, width: `${width}px`});
    document.body.replaceChildren(host);
    await Plotly.newPlot(host, figure.data, figure.layout, {responsive: true, displayModeBar: false});
    const size = host.querySelector(".svg-container").getBoundingClientRect();
    const box = (element) => {
        const {left, top, right, bottom} = element.getBoundingClientRect();
        return {text: element.textContent, left, top: top - size.top, right, bottom: bottom - size.top};
    };
    return {
        width: size.width,
        height: size.height,
        texts: [...host.querySelectorAll("text")].filter((text) => text.textContent.trim()).map(box),
        ends: [...host.querySelectorAll(".annotation-text")].map(box),
        heads: [...host.querySelectorAll(".gtitle, .gtitle-subtitle")].map(box),
    };
}"""


@pytest.fixture
def plotly(page: Page) -> Page:
    """Return a page with the plotly.js that the Python package brings along."""
    page.add_script_tag(content=get_plotlyjs())
    return page


def covers(one: dict[str, float], two: dict[str, float]) -> bool:
    # The boxes of letters are a little higher than what is painted of them.
    return (
        min(one["right"], two["right"]) - max(one["left"], two["left"]) > 1
        and min(one["bottom"], two["bottom"]) - max(one["top"], two["top"]) > 3
    )


@cache
def game(steps: int) -> Session:
    return play(steps, players=PLAYERS)


def check(plotly: Page, figure: Any, width: int) -> None:
    """No text is cut off, and no label covers another or the title."""
    drawn = plotly.evaluate(DRAW, [json.loads(figure.to_json()), width])
    assert drawn["width"] == width
    assert len(drawn["texts"]) > 7
    outside = [
        box["text"]
        for box in drawn["texts"]
        if box["left"] < 0 or box["right"] > width or box["top"] < 0 or box["bottom"] > drawn["height"]
    ]
    assert outside == []
    boxes = drawn["ends"] + drawn["heads"]
    hidden = [(one["text"], two["text"]) for n, one in enumerate(boxes) for two in boxes[:n] if covers(one, two)]
    assert hidden == []
    assert drawn["heads"][-1]["bottom"] <= figure.layout.margin.t


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", charts.charts_of("imperial2030"))
def test_no_text_is_cut_off_and_no_label_covers_another(plotly: Page, what: str, lang: str):
    for width, steps, theme in ((560, 120, "light"), (560, 0, "dark"), (1000, 120, "dark")):
        figure = getattr(charts, what)(game(steps), lang, theme)
        check(plotly, figure, width)


REPLAYS = [Path(f"replays/incorporated-{count}p.replay.jsonl") for count in (3, 4)]


@cache
def incorporated(which: int) -> Session:
    if which == 2:
        return gamekit.new_session("incorporated", list(PLAYERS[:4]), seed=1)
    found = gamekit.load(REPLAYS[which])
    found.names = dict(zip(found.names, PLAYERS, strict=False))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", charts.charts_of("incorporated"))
def test_charts_of_incorporated_are_whole_too(plotly: Page, what: str, lang: str):
    for width, which, theme in ((560, 1, "light"), (560, 2, "dark"), (1000, 0, "dark")):
        check(plotly, getattr(charts, what)(incorporated(which), lang, theme), width)


IMPERO = [
    {"steps": 5000, "players": 4, "years": 3},
    {"steps": 0, "players": 4},
    {"steps": 5000, "players": 2, "years": 1, "actions": False},
]


@cache
def impero(which: int) -> Session:
    found = chance_game(game="impero", **IMPERO[which])
    found.names = dict(zip(found.names, PLAYERS, strict=False))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", charts.charts_of("impero"))
def test_charts_of_impero_are_whole_too(plotly: Page, what: str, lang: str):
    for width, which, theme in ((560, 0, "light"), (560, 1, "dark"), (1000, 2, "dark")):
        check(plotly, getattr(charts, what)(impero(which), lang, theme), width)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_heat_map_and_comparisons_are_whole_too(plotly: Page, lang: str):
    for width, theme in ((560, "light"), (1000, "dark")):
        check(plotly, charts.crisis_heatmap(lang, theme, growth=7, stress=2), width)
        games = {"Easy money": incorporated(1), "Tight money": incorporated(1)}
        for what in ("sliders", "cash", "net_worth", "bonds", "crisis_odds"):
            check(plotly, charts.compare(games, what, lang, theme), width)


@cache
def parted(which: int) -> tuple[Session, Session]:
    """Return a game that leaves a recorded one after two fifths of it, and the recorded one."""
    whole = (game(120), incorporated(1), impero(0))[which]
    other = whole.held()
    other.seek(len(whole) * 2 // 5)
    for _ in range(60):
        other.draw() if other.to_act.actor == "chance" else other.play(other.legal_actions[-1])
    return other, whole


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("which", "what"),
    [(0, "treasuries"), (0, "net_worth"), (1, "sliders"), (1, "net_worth"), (2, "stocks"), (2, "points")],
)
def test_charts_over_a_ghost_are_whole_too(plotly: Page, which: int, what: str, lang: str):
    called = "What was played in the club on Friday evening"
    for width, theme in ((560, "light"), (1000, "dark")):
        figure = charts.ghosts(what, *parted(which), lang, theme, called=called)
        assert any(trace.meta and trace.meta.get("ghost") for trace in figure.data)
        check(plotly, figure, width)
