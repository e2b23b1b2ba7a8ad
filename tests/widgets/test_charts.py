"""Charts: what is drawn, that it is always the same, and what is said of it."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit import tables
from tests.widgets.recorded import long_game, play, short_game
from widgets import charts
from widgets.base import look

NATIONS = ["RU", "CN", "IN", "BR", "US", "EU"]


@pytest.mark.parametrize("what", charts.CHARTS)
def test_each_nation_has_a_line_through_the_values_of_the_table(what):
    session = long_game()
    rows = tables.rows(session, what)
    lines = [trace for trace in getattr(charts, what)(session).data if trace.meta]
    assert [line.meta["nation"] for line in lines] == NATIONS
    for line in lines:
        assert list(line.x) == [row["turn"] for row in rows]
        assert list(line.y) == [row[line.meta["nation"]] for row in rows]


def test_lines_have_the_colours_dashes_and_markers_of_the_board():
    for trace in charts.power_points(short_game()).data:
        if not trace.meta:
            continue
        style = look()["nations"][trace.meta["nation"]]
        assert trace.line.color == style["fill"]
        assert trace.marker.symbol == style["symbol"]
        assert (trace.line.dash == "solid") == (style["dash"] == "")
        assert trace.line.dash.replace("px", "").replace(",", " ") in (style["dash"], "solid")


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def test_lines_and_labels_stand_out_from_the_paper():
    figure = charts.treasuries(short_game())
    paper = figure.layout.paper_bgcolor
    edges = [trace for trace in figure.data if not trace.meta]
    assert len(edges) == 6
    assert min(contrast(edge.line.color, paper) for edge in edges) >= 3
    assert min(contrast(label.font.color, paper) for label in figure.layout.annotations) >= 4.5
    assert contrast(figure.layout.font.color, paper) >= 7


@pytest.mark.parametrize("what", charts.CHARTS)
def test_the_same_game_gives_the_same_figure(what):
    draw = getattr(charts, what)
    assert draw(play(50)).to_json() == draw(play(50)).to_json()
    assert "uid" not in draw(play(50)).to_json()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_line_is_named_at_its_end_with_its_last_value(lang):
    session = long_game()
    figure = charts.power_points(session, lang)
    last = tables.rows(session, "power_points")[-1]
    names = [label.text for label in figure.layout.annotations]
    wanted = {"en": "<b>United States</b>", "fr": "<b>États-Unis</b>"}[lang]
    assert f"{wanted} {last['US']}" in names
    assert len(names) == 6
    assert not figure.layout.showlegend


def test_labels_of_equal_values_do_not_cover_each_other():
    figure = charts.power_points(play(0))
    places = sorted(label.ay for label in figure.layout.annotations)
    assert min(high - low for low, high in pairwise(places)) >= 16


@given(st.lists(st.floats(0, 300), min_size=1, max_size=6).map(sorted), st.floats(1, 20))
def test_spread_keeps_order_distance_and_what_need_not_move(places, least):
    moved = charts.spread(places, least, 320)
    assert len(moved) == len(places)
    assert all(high - low >= least - 1e-6 for low, high in pairwise(moved))
    assert all(0 <= place <= 320 + 1e-6 for place in moved)
    if all(high - low >= least for low, high in pairwise(places)):
        assert moved == pytest.approx(places)


def test_the_title_is_a_sentence_with_the_result():
    session = long_game()
    last = tables.rows(session, "power_points")[-1]
    best = max(last[nation] for nation in NATIONS)
    title = charts.power_points(session).layout.title.text
    assert f"with {best} power points after {last['turn']} turns" in title
    assert charts.power_points(play(0)).layout.title.text == "No nation has power points after 0 turns"


def test_several_leaders_are_all_named():
    session = play(0, players=("A", "B", "C", "D", "E", "F"))
    # Each flag card has brought 9 and 2 into the treasuries: all six hold 11.
    assert charts.treasuries(session).layout.title.text == (
        "Russia, China, India, Brazil, the United States and Europe have the fullest treasuries after 0 turns: "
        "11 million each"
    )


def test_axes_carry_units():
    layout = charts.treasuries(short_game()).layout
    assert layout.yaxis.title.text == "Treasury, in millions"
    assert layout.xaxis.title.text == "Nation turn"


@pytest.mark.parametrize("what", charts.CHARTS)
def test_the_description_tells_subject_trend_and_last_value_of_each_line(what):
    session = long_game()
    said = charts.describe(session, "en", what)
    first, *_, last = tables.rows(session, what)
    unit = {"power_points": "point", "treasuries": "million"}[what]
    assert f"over {last['turn']} nation turns." in said
    for nation, called in {"RU": "Russia", "US": "The United States", "EU": "Europe"}.items():
        start, end = first[nation], last[nation]
        verb = "rises from" if end > start else "falls from" if end < start else None
        if verb:
            assert f"{called} {verb} {start} to {end} {unit}" in said
        else:
            assert f"{called} " in said
    assert charts.describe(getattr(charts, what)(session)) == said


def test_the_description_tells_extremes_between_the_ends():
    rises = charts._course("treasuries", "imperial2030", "RU", [0, 1, 2, 3], [2, 9, 0, 4], "en")
    assert rises == [
        "Russia rises from 2 to 4 million.",
        "Its highest value is 9 million, after turn 1.",
        "Its lowest value is 0 million, after turn 2.",
    ]
    level = charts._course("power_points", "imperial2030", "US", [0, 1], [1, 1], "en")
    assert level == ["The United States stays at 1 point."]
    back = charts._course("treasuries", "imperial2030", "CN", [0, 1, 2], [3, 5, 3], "fr")
    assert back == ["La Chine : 3 millions, comme au début.", "Sa plus haute valeur est 5 millions, après le tour 1."]


def test_only_our_own_figures_are_described():
    import plotly.graph_objects as go

    with pytest.raises(ValueError, match=r"widgets\.charts"):
        charts.describe(go.Figure())


def test_showing_a_chart_stores_data_and_words_and_no_script(monkeypatch):
    shown = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append((data, raw)))
    charts.show(charts.power_points(short_game()), "fr")
    [(data, raw)] = shown
    assert raw
    assert set(data) == {"application/vnd.plotly.v1+json", "text/plain"}
    assert data["text/plain"] == charts.describe(short_game(), "fr")
    assert data["application/vnd.plotly.v1+json"]["layout"]["meta"]["chart"] == "power_points"


def test_importing_the_widgets_brings_no_plotly_and_no_anywidget():
    code = "import sys, widgets; print({'plotly', 'pandas', 'anywidget', 'numpy'} & set(sys.modules) or [])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
    code = "import sys; from widgets import *; print('plotly' in sys.modules, ReplayPlayer.__name__)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == (
        "False ReplayPlayer\n"
    )


def test_an_unknown_name_of_the_package_is_an_error():
    import widgets

    with pytest.raises(AttributeError, match="Slider"):
        widgets.Slider  # noqa: B018
    assert {"Accounts", "EventLog", "ReplayPlayer", "Rondel", "WorldMap"} <= set(dir(widgets))
