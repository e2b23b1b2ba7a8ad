"""The charts of Incorporated: what is drawn is what the tables hold, always the same, and said in words."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path

import pytest

import gamekit
from gamekit import tables
from gamekit.core.errors import RondelError
from tests.test_tables_incorporated import chance_game, recorded
from tests.widgets.test_charts import contrast, flat
from widgets import charts
from widgets.base import look
from widgets.charts import lines
from widgets.charts.incorporated.clock import PHASES, place

OWN = tuple(charts.charts_of("incorporated"))
SECOND = Path("replays/incorporated-4p.replay.jsonl")


def started():
    return gamekit.new_session("incorporated", ["Ann", "Ben", "Cleo"], seed=1)


def middle():
    return chance_game(90)


def texts(drawn):
    """Yield every text that plotly reads, with the place where it stands."""
    parts = drawn.items() if isinstance(drawn, dict) else enumerate(drawn)
    for key, part in parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, (dict, list)) and key != "meta":
            yield from texts(part)


@pytest.mark.parametrize("what", OWN)
def test_a_name_is_text_and_no_sign_of_a_page(what):
    session = middle()
    session.names["P1"] = "<img src=x> <b>Bo</b>"
    figure = getattr(charts, what)(session)
    assert not [said for said in texts(json.loads(figure.to_json())) if "<img" in said or "<b>Bo" in said]


@pytest.mark.parametrize("what", charts.CHARTS)
def test_what_is_no_session_has_no_chart(what):
    with pytest.raises(TypeError, match="a chart is of a session"):
        getattr(charts, what)({"game": "incorporated"})


def late():
    return gamekit.position("incorporated", {"players": 2, "turn": 3, "phase": "lobbying"})


@pytest.mark.parametrize("what", ["cash", "net_worth", "bonds"])
def test_each_line_runs_through_the_values_of_the_table(what):
    session = recorded()
    rows = tables.rows(session, what)
    drawn = lines.traces(getattr(charts, what)(session))
    assert [line.meta["line"] for line in drawn] == ["P1", "P2", "P3"]
    for line in drawn:
        assert list(line.y) == [row[line.meta["line"]] for row in rows]
        assert list(line.x) == sorted(line.x)
        assert line.line.shape == "hv"
    assert place(rows[0]) == 0
    assert place({"turn": 2, "phase": "outlook"}) == 1.2
    assert place({"turn": 2, "phase": "earnings"}) == 2
    assert place({"turn": 4, "phase": "over"}) == 4.2
    assert list(PHASES) == [row["phase"] for row in rows[1:6]]


def test_the_bonds_tell_what_the_next_one_brings():
    session = recorded()
    rows = tables.rows(session, "bonds")
    for line in lines.traces(charts.bonds(session)):
        seat = line.meta["line"]
        told = dict(enumerate(map(unescape, line.text)))
        # The last phase ends with the game: two rows of one step.
        for n in (len(rows) - 1, len(rows) - 2):
            assert rows[n][f"{seat}.next"] is None
            assert told.pop(n).endswith("The game is over: nobody takes a loan any more (INC-050).")
        for n, said in told.items():
            assert f"The next one brings ${rows[n][f'{seat}.next']}; to repay one costs ${rows[n]['interest']}." in said


def test_the_bonds_say_what_the_next_one_brings_while_there_is_one():
    assert "The next bond would bring $" in charts.describe(charts.bonds(middle()))
    assert "The next bond" not in charts.describe(charts.bonds(recorded()))


def test_the_net_worth_tells_how_it_is_counted():
    figure = charts.net_worth(recorded())
    assert "INC-200" in figure.layout.title.subtitle.text
    row = tables.rows(recorded(), "net_worth")[3]
    assert unescape(lines.traces(figure)[0].text[3]) == (
        f"Ann, Turn 1, Competition: ${row['P1']} = cash ${row['P1.cash']} + squares ${row['P1.squares']} "
        f"− debt ${row['P1.debt']}"
    )


def test_the_sliders_have_a_panel_each_and_every_crisis_a_mark():
    session = recorded()
    figure, rows = charts.sliders(session), tables.rows(session, "sliders")
    drawn = lines.traces(figure)
    assert [line.meta["line"] for line in drawn] == ["growth", "interest", "stress", "power"]
    for line in drawn:
        assert list(line.y) == [row[line.meta["line"]] for row in rows]
        assert list(line.x) == sorted(set(line.x))
    crises = [row for row in rows if row["crisis"]]
    marks = [shape for shape in figure.layout.shapes if shape.line.dash]
    assert len(marks) == len(crises) > 0
    named = [note.text for note in figure.layout.annotations if "crisis" in note.text]
    assert named == [f"<b>crisis: {row['crisis']}</b>" for row in crises]
    at = drawn[0].x[rows.index(crises[0])]
    assert marks[0].x0 == marks[0].x1 == at
    told = drawn[0].text[1]
    assert "Outlook card: Quantitative Easing Without End" in told
    assert "Growth moves from 2 % to 4 %." in told


def test_income_is_stacked_by_industry_and_adds_up():
    session = recorded()
    rows = [row for row in tables.rows(session, "income_by_industry") if row["occasion"] == "earnings"]
    figure = charts.income_by_industry(session)
    for bar in figure.data:
        for turn, value in zip(bar.x, bar.y, strict=True):
            own = [
                row["amount"]
                for row in rows
                if (row["turn"], row["seat"], row["industry"]) == (turn, bar.meta["seat"], bar.meta["industry"])
            ]
            assert value == sum(own)
    assert sum(sum(bar.y) for bar in figure.data) == sum(row["amount"] for row in rows) > 100
    assert len({bar.marker.pattern.shape for bar in figure.data}) == 5
    assert [bar.name for bar in figure.data if bar.showlegend] == [
        "Finance", "Technology", "Heavy Industry", "Energy", "Mining",
    ]  # fmt: skip


def test_the_odds_show_the_chances_and_the_die():
    session = recorded()
    rows = tables.rows(session, "crisis_odds")
    bar, die = charts.crisis_odds(session).data
    assert list(bar.y) == [row["chances"] for row in rows]
    assert [number + 0.5 for number in die.y] == [row["die"] for row in rows]
    assert list(die.marker.symbol) == ["diamond" if row["intensity"] else "circle" for row in rows]
    # The number stands in the bar exactly if there was a crisis.
    assert all((y < top) == (row["intensity"] > 0) for y, top, row in zip(die.y, bar.y, rows, strict=True))
    open_odds = charts.crisis_odds(middle())
    assert "stand at" in flat(open_odds)
    assert len(open_odds.data[1].x) == 0


@pytest.mark.parametrize(("growth", "stress"), [(5, 1), (-3, -2), (7, 2), (2, 1)])
def test_the_heat_map_outlines_the_difficulty_of_now(growth, stress):
    figure = charts.crisis_heatmap(growth=growth, stress=stress)
    [cells] = figure.data
    [frame] = figure.layout.shapes
    at = round((frame.y0 + frame.y1) / 2)
    difficulty = growth + stress
    assert list(cells.z[at]) == [max(0, difficulty - die) for die in range(1, 13)]
    bold = [note.text for note in figure.layout.annotations if note.text.startswith("<b>")]
    assert bold == [f"<b>{sum(value > 0 for value in cells.z[at])} in 12</b>"]
    assert str(difficulty) in flat(figure)


def test_a_heat_map_of_no_position_has_no_outline_and_a_wrong_one_is_refused():
    assert charts.crisis_heatmap("fr").layout.shapes == ()
    with pytest.raises(ValueError, match="from -5 to 9"):
        charts.crisis_heatmap(growth=9, stress=2)
    with pytest.raises(ValueError, match="both, or neither"):
        charts.crisis_heatmap(growth=1)


@pytest.mark.parametrize("what", ["sliders", "cash", "net_worth", "bonds", "crisis_odds"])
def test_a_comparison_draws_the_last_game_solid_and_the_others_as_ghosts(what):
    games = {"before": recorded(), "between": middle(), "after": recorded()}
    figure = charts.compare(games, what)
    drawn = lines.traces(figure)
    for line in drawn:
        rows = tables.rows(games[line.meta["line"]], what)
        assert list(line.y) == [row[line.meta["panel"]] for row in rows]
        assert (line.line.dash == "solid") == (line.meta["line"] == "after")
    assert len({line.line.dash for line in drawn}) == 3
    named = [note.text for note in figure.layout.annotations if note.showarrow]
    assert len(named) == len(drawn)
    said = charts.describe(figure)
    assert all(called in said for called in games)


def test_a_comparison_can_pick_sliders():
    games = {"a": recorded(), "b": recorded()}
    drawn = lines.traces(charts.compare(games, show=("interest", "stress")))
    assert {line.meta["panel"] for line in drawn} == {"interest", "stress"}


@pytest.mark.parametrize(
    ("games", "what", "show", "told"),
    [
        (lambda: {"a": recorded()}, "cash", None, "two games or more"),
        (lambda: {str(n): recorded() for n in range(5)}, "cash", None, "at most 4"),
        (lambda: {"a": recorded(), "b": recorded()}, "treasuries", None, "sliders, cash, net_worth"),
        (lambda: {"a": recorded(), "b": recorded()}, "cash", ("growth",), "picks among the sliders"),
        (lambda: {"a": recorded(), "b": recorded()}, "sliders", ("speed",), "growth, interest"),
        (lambda: {"a": recorded(), "b": recorded(SECOND)}, "cash", None, "same number of players"),
        (lambda: {"a": recorded(), "b": gamekit.new_session("imperial2030", 3)}, "cash", None, "of another game: b"),
    ],
)
def test_what_cannot_be_compared_is_an_error_that_says_why(games, what, show, told):
    with pytest.raises(ValueError, match=told):
        charts.compare(games(), what, show=show)


@pytest.mark.parametrize("theme", charts.THEMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", OWN)
@pytest.mark.parametrize("make", [started, middle, late], ids=lambda make: make.__name__)
def test_every_game_has_its_charts_from_the_first_step(make, what, lang, theme):
    figure = getattr(charts, what)(make(), lang, theme)
    assert figure.layout.title.text
    assert charts.describe(figure, lang).endswith(".")


@pytest.mark.parametrize("what", OWN)
def test_the_same_game_gives_the_same_figure_and_says_the_same(what):
    draw = getattr(charts, what)
    assert draw(middle()).to_json() == draw(middle()).to_json()
    assert "uid" not in draw(middle()).to_json()
    figure = draw(recorded(), "fr")
    assert charts.describe(figure) == charts.describe(recorded(), "fr", what)
    assert charts.describe(figure, "en") == charts.describe(recorded(), "en", what) != charts.describe(figure)


def test_private_cash_is_not_drawn_before_the_end():
    session = chance_game(100, players=2, hidden_cash=True)
    for what in ("cash", "net_worth"):
        figure = getattr(charts, what)(session)
        assert {value for line in lines.traces(figure) for value in line.y} == {None}
        assert "INC-013" in flat(figure)
        assert charts.describe(figure).endswith("(INC-013).")
        assert charts.describe(charts.compare({"a": session, "b": session}, what))


def test_players_have_the_colours_of_their_corporations():
    session, known = recorded(), look()["corporations"]
    seats = session.view()["seats"]
    for theme in charts.THEMES:
        for line in lines.traces(charts.cash(session, "en", theme)):
            style = known[seats[line.meta["line"]]["corporation"]]
            assert line.line.color == style["line"][theme]
            assert line.marker.symbol == style["symbol"]
    named = {corporation: style for corporation, style in known.items() if corporation}
    assert len({style["dash"] for style in named.values()}) == len({s["symbol"] for s in named.values()}) == 4


@pytest.mark.parametrize("theme", charts.THEMES)
@pytest.mark.parametrize("what", [*OWN, "crisis_heatmap", "compare"])
def test_lines_words_and_cells_stand_out(what, theme):
    if what == "crisis_heatmap":
        figure = charts.crisis_heatmap("en", theme, growth=5, stress=1)
        deepest = figure.data[0].colorscale[-1][1]
        assert contrast(figure.data[0].textfont.color, deepest) >= 4.5
    elif what == "compare":
        figure = charts.compare({"a": recorded(), "b": recorded()}, "cash", "en", theme)
    else:
        figure = getattr(charts, what)(recorded(SECOND), "en", theme)
    paper = figure.layout.paper_bgcolor
    words = [note.font.color for note in figure.layout.annotations if note.font.color]
    words += [figure.layout.title.font.color, figure.layout.title.subtitle.font.color]
    assert min(contrast(colour, paper) for colour in words) >= 4.5
    seen = [trace.line.color for trace in figure.data if trace.type == "scatter" and trace.line.color]
    seen += [trace.marker.line.color for trace in figure.data if trace.type == "bar"]
    assert all(contrast(colour, paper) >= 3 for colour in seen)


def test_money_is_in_dollars():
    figure = charts.money_flows(recorded())
    assert unescape(flat(figure)).startswith("From the start to turn 4 the bank pays out $")
    assert "million" not in charts.describe(figure)
    assert "million" not in charts.describe(charts.cash(recorded()))


def test_a_chart_the_game_does_not_have_says_which_it_has():
    with pytest.raises(RondelError, match=r"incorporated has no treasuries: it has sliders, cash, net_worth, "):
        charts.treasuries(recorded())
    with pytest.raises(RondelError, match=r"imperial2030 has no sliders: it has power_points, "):
        charts.sliders(gamekit.new_session("imperial2030", 2, seed=1))
