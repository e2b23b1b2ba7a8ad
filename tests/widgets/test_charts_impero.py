"""The charts of IMPERO: what is drawn is what the tables hold, always the same, and said in words."""

from __future__ import annotations

import json
from html import unescape

import pytest

import gamekit
from gamekit import tables
from gamekit.core.errors import RondelError
from gamekit.impero.board import SEASONS
from gamekit.impero.state import UNITS
from gamekit.locale import LANGUAGES, name
from tests.test_tables_impero import CLASS, HIDDEN, TWO_YEARS, late, played
from tests.widgets.test_charts import contrast, flat
from tests.widgets.test_charts_incorporated import texts
from widgets import charts
from widgets.base import look
from widgets.charts import lines
from widgets.charts.impero.seasons import place, season_of, year_of
from widgets.charts.impero.upkeep import LINES

OWN = tuple(charts.charts_of("impero"))


def started():
    return gamekit.new_session("impero", ["Ann", "Ben", "Cleo", "Dan"], seed=1)


def middle():
    return played(steps=200, players=4)


def whole():
    return played(**TWO_YEARS)


def lesson():
    return played(**CLASS)


def hidden():
    return played(steps=150, **HIDDEN)


@pytest.mark.parametrize("theme", charts.THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", OWN)
@pytest.mark.parametrize("make", [started, middle, lesson, hidden, late], ids=lambda make: make.__name__)
def test_every_game_has_its_charts_from_the_first_step(make, what, lang, theme):
    figure = getattr(charts, what)(make(), lang, theme)
    assert figure.layout.title.text
    said = charts.describe(figure, lang)
    assert said.endswith(".")
    assert ".." not in said


@pytest.mark.parametrize("what", OWN)
def test_a_name_is_text_and_no_sign_of_a_page(what):
    session = started()
    session.names["P1"] = "<img src=x> <b>Bo</b>"
    figure = getattr(charts, what)(session)
    assert not [said for said in texts(json.loads(figure.to_json())) if "<img" in said or "<b>Bo" in said]


@pytest.mark.parametrize("what", OWN)
def test_the_same_game_gives_the_same_figure_and_says_the_same(what):
    draw = getattr(charts, what)
    assert draw(lesson()).to_json() == draw(lesson()).to_json()
    assert "uid" not in draw(lesson()).to_json()
    figure = draw(whole(), "fr")
    assert charts.describe(figure) == charts.describe(whole(), "fr", what)
    assert charts.describe(figure, "en") == charts.describe(whole(), "en", what) != charts.describe(figure)


@pytest.mark.parametrize(
    ("what", "columns"), [("stocks", UNITS), ("points", ("points",)), ("cities", ("cities",))], ids=lambda it: str(it)
)
def test_each_line_runs_through_the_values_of_the_table(what, columns):
    rows = tables.rows(whole(), what)
    drawn = lines.traces(getattr(charts, what)(whole()))
    assert [(line.meta["panel"], line.meta["line"]) for line in drawn] == [
        (column, seat) for column in columns for seat in whole().names
    ]
    for line in drawn:
        own = [row for row in rows if row["seat"] == line.meta["line"]]
        assert list(line.y) == [row[line.meta["panel"]] for row in own]
        assert list(line.x) == [place(row) for row in own] == sorted(line.x)
        assert line.line.shape == "hv"
    assert place({"turn": 0, "season": None, "phase": None}) == 0
    assert place({"turn": 3, "season": "automne", "phase": "management"}) == 2.6
    assert place({"turn": 3, "season": "automne"}) == 3


@pytest.mark.parametrize("what", OWN)
def test_each_season_has_its_tint_and_its_name(what):
    figure = getattr(charts, what)(whole(), "fr")
    names = [name("impero", season, "fr") for season in SEASONS] * 2
    assert list(figure.layout.xaxis.ticktext)[-8:] == names
    bands = [shape for shape in figure.layout.shapes if shape.type == "rect"]
    one = bands[:8]
    assert [(band.x0, band.x1) for band in one] == [(n, n + 1) for n in range(8)]
    assert [band.fillcolor for band in one[:4]] == [band.fillcolor for band in one[4:]]
    assert len({band.fillcolor for band in one}) == 4
    assert {"Année 1", "Année 2"} <= {note.text for note in figure.layout.annotations}
    assert [season_of(turn) for turn in (1, 4, 5)] == ["printemps", "hiver", "printemps"]
    assert [year_of(turn) for turn in (1, 4, 5)] == [1, 1, 2]


def test_income_stands_beside_upkeep_with_what_is_missing_and_the_tier():
    figure, rows = charts.income_upkeep(whole()), tables.rows(whole(), "income_upkeep")
    drawn = {(bar.meta["layer"], bar.meta["seat"]): bar for bar in figure.data}
    assert {layer for layer, _ in drawn} == {"income_food", "income_gold", "paid", "missing"}
    for (layer, seat), bar in drawn.items():
        own = [row for row in rows if row["seat"] == seat]
        wanted = [row["due"] - row["missing"] if layer == "paid" else row[layer] for row in own]
        assert list(bar.y) == wanted
        side = -1 if layer.startswith("income") else 1
        assert all((x - row["turn"] + 0.5) * side > 0 for x, row in zip(bar.x, own, strict=True))
    tiers = [note for note in figure.layout.annotations if note.text in ("<b>1</b>", "<b>2</b>", "<b>3</b>")]
    assert [note.text for note in tiers] == [
        f"<b>{row['tier']}</b>" for seat in whole().names for row in rows if row["seat"] == seat and row["tier"]
    ]
    assert len({bar.marker.pattern.shape for bar in figure.data}) == 4
    short = sum(row["missing"] > 0 for row in rows)
    assert f"Of 32 bills of upkeep {short} were not paid in full" in flat(figure)


def test_the_bills_are_stacked_by_lines_and_marked_at_what_was_due():
    figure, rows = charts.bills(whole()), tables.rows(whole(), "bills")
    marks = [trace for trace in figure.data if trace.type == "scatter"]
    assert [trace.meta["due"] for trace in marks] == list(whole().names)
    for trace in marks:
        due = [row for row in rows if row["seat"] == trace.meta["due"] and row["line"] == "due"]
        assert list(trace.y) == [row["total"] for row in due]
    bars = [trace for trace in figure.data if trace.type == "bar"]
    for bar in bars:
        for x, value in zip(bar.x, bar.y, strict=True):
            own = (bar.meta["seat"], x + 0.5)
            kinds = LINES[bar.meta["layer"]]
            assert value == sum(r["total"] for r in rows if (r["seat"], r["turn"]) == own and r["line"] in kinds)
    assert sum(sum(bar.y) for bar in bars) == sum(row["total"] for row in rows if row["line"] == "sum") > 100
    assert len({bar.marker.pattern.shape for bar in bars}) == 5
    assert {kind for kinds in LINES.values() for kind in kinds} >= {r["line"] for r in rows if r["count"]}


def cells(figure):
    return {
        (y, round(x + 0.5)): said
        for trace in figure.data
        for y, own in enumerate(trace.text)
        for x, said in zip(trace.x, own, strict=True)
        if said
    }


def test_each_cell_of_stability_names_the_faction_and_the_value():
    figure, rows = charts.stability(whole()), tables.rows(whole(), "stability")
    regions = list(figure.layout.yaxis.ticktext)
    seen = whole().view()["seats"]
    found = {}
    for row in rows:
        value = f"{look()['factions'][seen[row['seat']]['faction']]['letter']} {row['stability']}"
        line = regions.index(name("impero", row["region"]))
        found[line, row["turn"]] = f"<b>{value}</b>" if row["stability"] <= 1 else value
    assert cells(figure) == found
    if any(row["stability"] < row["lasting"] for row in rows):
        hovered = " ".join(said for trace in figure.data for own in trace.customdata for said in own)
        assert "in winter" in unescape(hovered)


def test_each_cell_of_a_deficit_tells_what_was_missing_and_the_tier():
    figure, rows = charts.deficits(whole()), tables.rows(whole(), "deficits")
    seats = list(whole().names)
    assert cells(figure) == {
        (seats.index(row["seat"]), row["turn"]): f"{row['missing']}, T{row['tier']}" for row in rows
    }
    hovered = " ".join(said for own in figure.data[0].customdata for said in own)
    assert all(row["happened"] in unescape(hovered) for row in rows if row["happened"])
    assert f"{len(rows)} of 32 bills were short" in flat(figure)
    paid = gamekit.position("impero", {"players": 2, "phase": "management", "options": {"actions": False}})
    while paid.view()["turn"] == 1:
        paid.play(paid.default() if paid.to_act is None else next(a for a in paid.legal_actions if "done" in str(a)))
    assert charts.deficits(paid).layout.title.text == "Nothing was missing of 2 bills"


def test_what_is_hidden_is_not_drawn():
    drawn = lines.traces(charts.stocks(hidden()))
    assert {line.meta["panel"] for line in drawn} == {"influence", "initiative"}
    assert {value for line in lines.traces(charts.points(hidden())) for value in line.y} == {None}
    balance = charts.income_upkeep(hidden())
    assert {bar.meta["layer"] for bar in balance.data if any(bar.y)} == {"income_food", "income_gold", "due"}
    for what in ("stocks", "points", "income_upkeep", "deficits"):
        assert "IMP-171" in charts.describe(hidden(), "en", what)
    assert set(cells(charts.deficits(hidden())).values()) <= {"?"}
    for what in OWN:
        assert "IMP-171" not in charts.describe(played(steps=5000, **HIDDEN), "en", what)


def test_players_have_the_colours_and_letters_of_their_factions():
    session, known = whole(), look()["factions"]
    seats = session.view()["seats"]
    for theme in charts.THEMES:
        for line in lines.traces(charts.points(session, "en", theme)):
            style = known[seats[line.meta["line"]]["faction"]]
            assert line.line.color == style["line"][theme]
            assert line.marker.symbol == style["symbol"]
    assert len({style["dash"] for style in known.values()}) == len({s["symbol"] for s in known.values()}) == 4
    note = unescape(charts.stocks(session).layout.title.subtitle.text).replace("<br>", " ").replace("\u00a0", " ")
    assert "R = P1 (Rome), C = P2 (Carthage)" in note


@pytest.mark.parametrize("theme", charts.THEMES)
@pytest.mark.parametrize("what", OWN)
def test_lines_words_and_cells_stand_out(what, theme):
    figure = getattr(charts, what)(whole(), "en", theme)
    paper = figure.layout.paper_bgcolor
    bands = {shape.fillcolor for shape in figure.layout.shapes if shape.type == "rect"}
    words = [note.font.color for note in figure.layout.annotations if note.font.color]
    words += [figure.layout.title.font.color, figure.layout.title.subtitle.font.color]
    assert min(contrast(colour, paper) for colour in words) >= 4.5
    # Years, and tiers, stand on the tints; lines and bars run over them.
    over = [note.font.color for note in figure.layout.annotations if not note.showarrow]
    assert min(contrast(colour, band) for colour in over for band in bands) >= 4.5
    seen = [trace.line.color for trace in figure.data if trace.type == "scatter" and trace.line.color]
    seen += [trace.marker.line.color for trace in figure.data if trace.type == "bar"]
    assert all(contrast(colour, ground) >= 3 for colour in seen for ground in (paper, *bands))
    for trace in figure.data:
        if trace.type == "heatmap":
            assert min(contrast(trace.textfont.color, colour) for _, colour in trace.colorscale) >= 4.5
        elif trace.type == "bar":
            assert contrast(trace.insidetextfont.color, trace.marker.color) >= 4.5


def test_cities_tell_how_they_came():
    said = charts.describe(charts.cities(whole()))
    for row in tables.rows(whole(), "city_changes"):
        if row["how"] != "start":
            assert name("impero", row["city"]) in said
    hovered = unescape(" ".join(text for line in lines.traces(charts.cities(whole())) for text in line.text))
    assert "Gained: " in hovered


def test_points_are_marked_as_reconstructed():
    for lang, word in (("en", "reconstructed"), ("fr", "reconstituées")):
        figure = charts.points(whole(), lang)
        assert word in figure.layout.title.subtitle.text
        assert word in charts.describe(figure)


def test_a_chart_the_game_does_not_have_says_which_it_has():
    with pytest.raises(RondelError, match=r"impero has no treasuries: it has stocks, "):
        charts.treasuries(lesson())


def test_bars_of_a_large_chart_stand_where_they_stood():
    normal, large = charts.income_upkeep(lesson()), charts.income_upkeep(lesson(), size="large")
    for one, two in zip(normal.data, large.data, strict=True):
        assert (list(one.x), list(one.y), one.width) == (list(two.x), list(two.y), two.width)
        assert two.insidetextfont.size == 1.5 * one.insidetextfont.size
        assert two.marker.line.width == 1.5 * one.marker.line.width
    assert normal.layout.height * 1.5 == large.layout.height
    assert charts.describe(large) == charts.describe(normal)
    line, larger = (lines.traces(charts.points(lesson(), size=size))[1] for size in ("normal", "large"))
    assert (line.line.dash, larger.line.dash) == ("8px,3px", "12px,4.5px")
