"""Charts: what is drawn, that it is always the same, and what is said of it."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gamekit
from gamekit import tables
from gamekit.core.errors import RondelError
from gamekit.locale import LANGUAGES, catalogue
from gamekit.tables.incorporated import SLIDERS
from tests.widgets.recorded import long_game, play, short_game
from widgets import charts
from widgets.base import look
from widgets.charts import flows, labels, lines, paint
from widgets.charts.imperial2030.lines import _title, sentences

IMPERIAL = tuple(charts.charts_of("imperial2030"))
NATIONS = ["RU", "CN", "IN", "BR", "US", "EU"]
SEATS = ["P1", "P2", "P3", "P4"]
LINES = {
    "power_points": NATIONS,
    "treasuries": NATIONS,
    "tax_revenue": NATIONS,
    "net_worth": SEATS,
    "cash": SEATS,
}


def custom():
    return gamekit.position("imperial2030", {"players": 3, "turn": 40, "names": ["Ann", "Ben", "Cleo"]})


def flat(figure):
    return figure.layout.title.text.replace("<br>", " ")


@pytest.mark.parametrize("what", LINES)
def test_each_line_runs_through_the_values_of_the_table(what):
    session = long_game()
    rows = tables.rows(session, what)
    drawn = lines.traces(getattr(charts, what)(session))
    assert [line.meta["line"] for line in drawn] == LINES[what]
    for line in drawn:
        assert list(line.x) == [row["turn"] for row in rows]
        assert list(line.y) == [row[line.meta["line"]] for row in rows]


def test_net_worth_tells_the_cash_in_it():
    rows = tables.rows(long_game(), "net_worth")
    for line in lines.traces(charts.net_worth(long_game())):
        assert list(line.customdata) == [row[f"{line.meta['line']}.cash"] for row in rows]
        assert line.hovertemplate == "%{y}, cash %{customdata}"


def test_rings_mark_the_taxations_at_what_they_brought():
    session = long_game()
    rings = [trace for trace in charts.tax_revenue(session).data if trace.meta and "taxed" in trace.meta]
    marked = {(ring.meta["taxed"], turn, value) for ring in rings for turn, value in zip(ring.x, ring.y, strict=True)}
    rows = tables.rows(session, "tax_revenue")
    assert marked == {(row["nation"], row["turn"], row["taxed"]) for row in rows if row["taxed"] is not None}
    assert len(marked) > 5


def test_a_panel_for_each_nation_shows_its_credit_sums():
    session = long_game()
    figure = charts.credit_sums(session)
    rows = tables.rows(session, "credit_sums")
    drawn = lines.traces(figure)
    assert list(dict.fromkeys(line.meta["nation"] for line in drawn)) == NATIONS
    assert len({line.yaxis for line in drawn}) == 6
    for line in drawn:
        own = [row[line.meta["line"]] for row in rows if row["nation"] == line.meta["nation"]]
        assert list(line.y) == own
        assert any(own)
    shown = {(line.meta["nation"], line.meta["line"]) for line in drawn}
    assert shown == {(row["nation"], seat) for row in rows for seat in SEATS if row[seat]}
    domains = [figure.layout[axis].domain for axis in ("yaxis6", "yaxis5", "yaxis4", "yaxis3", "yaxis2", "yaxis")]
    assert all(low[1] < high[0] for low, high in pairwise(domains))
    assert len({figure.layout[axis].range for axis in ("yaxis", "yaxis2", "yaxis6")}) == 1


@pytest.mark.parametrize("nation", NATIONS)
def test_credit_sums_of_one_nation(nation):
    session = long_game()
    figure = charts.credit_sums(session, nation=nation)
    rows = [row for row in tables.rows(session, "credit_sums") if row["nation"] == nation]
    for line in lines.traces(figure):
        assert list(line.y) == [row[line.meta["line"]] for row in rows]
    last = rows[-1]
    if last["government"]:
        assert f"is governed by {session.names[last['government']]} with a credit sum of" in flat(figure)
        assert str(last[last["government"]]) in flat(figure)
    else:
        assert "has no government" in flat(figure)
    said = charts.describe(figure)
    assert flat(figure) in said
    for line in lines.traces(figure):
        assert f"{session.names[line.meta['line']]} " in said


def test_the_words_on_a_government_fit_each_standing():
    def say(place, lang="en", **standing):
        from widgets.charts.imperial2030.credit import _say

        given = {"government": "P1", "value": 15, "lead": 0, "next": ["P2"], **standing}
        speak = {"game": "imperial2030", "names": {"P1": "Ann", "P2": "Ben"}}
        return _say(speak, "US", given, lang, place)

    assert say("title", lead=4) == (
        "The United States is governed by Ann with a credit sum of 15 million, 4 more than Ben"
    )
    assert say("title") == "The United States is governed by Ann with a credit sum of 15 million, as much as Ben"
    assert say("title", "fr", next=[]) == (
        "Les États-Unis\u00a0: Ann gouverne avec une somme de crédit de 15 millions, personne d’autre ne détient "
        "d’obligation"
    )
    assert say("panel", government=None) == "no government"
    assert say("panel", "fr", lead=3) == "Ann gouverne, 3 d’avance sur Ben"
    assert say("panel", lead=3) == "Ann governs, 3 ahead of Ben"


def test_an_unknown_nation_is_an_error_that_lists_the_known_ones():
    with pytest.raises(ValueError, match="RU, CN, IN, BR, US, EU"):
        charts.credit_sums(short_game(), nation="FR")


def streams(figure):
    """Return the streams of a flow chart by their labels without amounts."""
    [sankey] = figure.data
    names = [label.rpartition(" ")[0] for label in sankey.node.label]
    link = sankey.link
    return [
        (names[source], names[target], value)
        for source, target, value in zip(link.source, link.target, link.value, strict=True)
    ]


@pytest.mark.parametrize("span", [{}, {"first": 1}, {"first": 5, "last": 9}, {"first": 0, "last": 0}])
def test_streams_add_up_to_the_table(span):
    session = long_game()
    figure = charts.money_flows(session, **span)
    rows = tables.rows(session, "money_flows", **span)
    [sankey] = figure.data
    total = sum(row["amount"] for row in rows)
    assert sum(sankey.link.value) == 2 * total
    made = streams(figure)
    for seat, player in session.names.items():
        paid = sum(row["amount"] for row in rows if row["source"] == seat)
        taken = sum(row["amount"] for row in rows if row["target"] == seat)
        assert sum(value for source, _, value in made if source == player) == paid
        assert sum(value for _, target, value in made if target == player) == taken
        if paid:
            assert f"{player} {paid}" in sankey.node.label
    for cause in {row["cause"] for row in rows}:
        called = tables.cause_name("imperial2030", cause, "en")
        called = called[0].upper() + called[1:]
        amount = sum(row["amount"] for row in rows if row["cause"] == cause)
        assert sum(value for source, _, value in made if source == called) == amount
        assert sum(value for _, target, value in made if target == called) == amount


def test_the_title_of_the_flows_is_the_balance_of_the_bank():
    session = long_game()
    bank = [row for row in tables.rows(session, "money_flows") if "bank" in (row["source"], row["target"])]
    paid = sum(row["amount"] for row in bank if row["source"] == "bank")
    taken = sum(row["amount"] for row in bank if row["target"] == "bank")
    last = tables.span(session)[1]
    wanted = f"From the start to turn {last} the bank pays out {paid} million and takes in {taken}"
    assert flat(charts.money_flows(session)) == wanted
    assert flat(charts.money_flows(session, first=2, last=2)).startswith("In turn 2 the bank pays out")
    assert flat(charts.money_flows(session, "fr", first=2, last=5)).startswith("Du tour 2 au tour 5, la banque verse")
    assert flat(charts.money_flows(session, last=0)) == "At the start the bank pays out 52 million and takes in nothing"
    assert flat(charts.money_flows(custom())) == "At the start no money moves"
    with pytest.raises(RondelError, match="from 4 to 2"):
        charts.money_flows(session, first=4, last=2)


def test_the_bars_of_a_column_fill_the_height_and_keep_apart():
    values = [40, 1, 9]
    middles = flows._middles(values, 3)
    scale = (flows.HEIGHT - 2 * flows._PAD) / 50
    edges = [(m * flows.HEIGHT - v * scale / 2, m * flows.HEIGHT + v * scale / 2) for m, v in zip(middles, values)]
    assert edges[0][0] == pytest.approx(0, abs=0.1)
    assert edges[-1][1] == pytest.approx(flows.HEIGHT, abs=0.1)
    assert all(low[1] + flows._PAD == pytest.approx(high[0], abs=0.1) for low, high in pairwise(edges))


def test_lines_have_the_colours_dashes_and_markers_of_the_board():
    for trace in charts.power_points(short_game()).data:
        if not trace.meta:
            continue
        style = look()["nations"][trace.meta["line"]]
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


def test_players_have_rings_and_never_a_colour_of_a_nation():
    session = play(60, players=("A", "B", "C", "D", "E", "F"))
    nations = {colour for style in look()["nations"].values() for colour in (style["fill"], *style["text"].values())}
    for theme in charts.THEMES:
        figure = charts.cash(session, "en", theme)
        drawn = lines.traces(figure)
        assert len(figure.data) == len(drawn) == 6
        assert {trace.marker.color for trace in drawn} == {figure.layout.paper_bgcolor}
        assert nations.isdisjoint({trace.line.color for trace in drawn})
        assert len({(trace.line.dash, trace.marker.symbol) for trace in drawn}) == 6
        assert len({trace.line.color for trace in drawn}) == 6


@pytest.mark.parametrize("theme", charts.THEMES)
@pytest.mark.parametrize("what", LINES)
def test_lines_and_labels_stand_out_from_the_paper(what, theme):
    figure = getattr(charts, what)(play(120, players=("A", "B", "C", "D", "E", "F")), "en", theme)
    layout = figure.layout
    papers = {"light": "#ffffff", "dark": "#1e1e1e"}
    assert layout.paper_bgcolor == layout.plot_bgcolor == papers[theme]
    if LINES[what] is NATIONS:
        seen = [trace.line.color for trace in figure.data if not trace.meta]
    else:
        seen = [trace.line.color for trace in figure.data]
    assert len(seen) == 6
    edges = [trace.marker.line.color for trace in figure.data if trace.meta]
    assert min(contrast(colour, layout.paper_bgcolor) for colour in [*seen, *edges]) >= 3
    words = [layout.font.color, layout.title.font.color, *(label.font.color for label in layout.annotations)]
    words += [layout.title.subtitle.font.color] if layout.title.subtitle.text else []
    assert min(contrast(colour, layout.paper_bgcolor) for colour in words) >= 4.5
    assert contrast(layout.font.color, layout.paper_bgcolor) >= 7
    assert contrast(layout.hoverlabel.font.color, layout.hoverlabel.bgcolor) >= 7
    # The grid is only a help for the eye: seen, but quieter than any line.
    assert 1.2 < contrast(layout.xaxis.gridcolor, layout.paper_bgcolor) < 3


@pytest.mark.parametrize("theme", charts.THEMES)
def test_panels_and_flows_stand_out_from_the_paper(theme):
    session = play(120, players=("A", "B", "C", "D", "E", "F"))
    panels = charts.credit_sums(session, "en", theme)
    assert min(contrast(note.font.color, panels.layout.paper_bgcolor) for note in panels.layout.annotations) >= 4.5
    figure = charts.money_flows(session, "en", theme)
    [sankey] = figure.data
    paper = figure.layout.paper_bgcolor
    assert min(contrast(colour, paper) for colour in [*sankey.node.color, sankey.link.line.color]) >= 3
    assert min(contrast(sankey.textfont.color, under) for under in [*sankey.link.color, paper]) >= 4.5


def test_an_unknown_theme_is_an_error_that_lists_the_known_ones():
    with pytest.raises(ValueError, match="light, dark"):
        charts.cash(short_game(), "en", "sepia")


@pytest.mark.parametrize("theme", charts.THEMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", IMPERIAL)
@pytest.mark.parametrize("make", [lambda: play(0), custom, lambda: play(1)], ids=["start", "position", "one step"])
def test_a_game_without_turns_has_its_charts(make, what, lang, theme):
    session = make()
    figure = getattr(charts, what)(session, lang, theme)
    assert figure.layout.title.text
    assert charts.describe(figure, lang).endswith(".")
    if what in LINES:
        assert figure.layout.xaxis.range[0] < lines.traces(figure)[0].x[0] < figure.layout.xaxis.range[1]


def test_titles_are_broken_into_even_lines_that_fit():
    words = "a sentence of some words, as long as " * 4
    broken = paint._broken(words, 64)
    assert " ".join(broken) == words.strip()
    assert all(len(line) <= 64 for line in broken)
    assert max(map(len, broken)) - min(map(len, broken)) < 12
    assert paint._broken("short", 64) == ["short"]
    assert paint._broken("", 64) == []


def test_names_are_shown_as_they_are_and_told_apart():
    session = play(60, players=("Ann", "Ann", "<b>Bo</b> & Co", "Alexandra von Humboldt"))
    labelled = [note.text for note in charts.cash(session).layout.annotations]
    assert any(text.startswith("<b>Ann (P1)</b> ") for text in labelled)
    assert any(text.startswith("<b>Ann (P2)</b> ") for text in labelled)
    assert any(text.startswith("<b>&lt;b&gt;Bo&lt;/b&gt; &amp; Co</b> ") for text in labelled)
    assert any(text.startswith("<b>Alexandra von…</b> ") for text in labelled)
    said = charts.describe(session, "en", "cash")
    assert "Ann (P2) " in said
    assert "<b>Bo</b> & Co " in said
    [flow] = charts.money_flows(session).data
    assert any(label.startswith("Ann (P1) ") for label in flow.node.label)
    assert labels.shorten("Alexandra von Humboldt (P4)") == "Alexandra von… (P4)"


@pytest.mark.parametrize("what", IMPERIAL)
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
    moved = labels.spread(places, least, 320)
    assert len(moved) == len(places)
    assert all(high - low >= least - 1e-6 for low, high in pairwise(moved))
    assert all(0 <= place <= 320 + 1e-6 for place in moved)
    if all(high - low >= least for low, high in pairwise(places)):
        assert moved == pytest.approx(places)


def test_the_title_is_a_sentence_with_the_result():
    session = long_game()
    last = tables.rows(session, "power_points")[-1]
    best = max(last[nation] for nation in NATIONS)
    title = flat(charts.power_points(session))
    assert f"with {best} power points after {last['turn']} turns" in title
    assert flat(charts.power_points(play(0))) == "No nation has power points at the start"


def test_several_leaders_are_all_named():
    session = play(0)
    rows = tables.rows(session, "treasuries")[-1]
    # Each flag card has brought 9 and 2 into the treasuries.
    best = [nation for nation in NATIONS if rows[nation] == 11]
    assert 1 < len(best) < len(NATIONS)
    *others, last = (catalogue("en")[f"imperial2030.the.{nation}"] for nation in best)
    title = f"{', '.join(others)} and {last} have the fullest treasuries at the start: 11 million each"
    assert flat(charts.treasuries(session)) == title


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            {
                "power_points": "No nation has power points at the start",
                "treasuries": "Every treasury holds 11 million at the start",
                "tax_revenue": "A Taxation would bring every nation 6 million at the start",
                "credit_sums": "Every player governs 1 nation at the start",
                "net_worth": "Every player would score 2 points at the start",
                "cash": "Every player holds 2 million in cash at the start",
                "money_flows": "At the start the bank pays out 78 million and takes in nothing",
            },
        ),
        (
            "fr",
            {
                "power_points": "Aucune nation n’a de points de puissance au début",
                "treasuries": "Chaque Trésor contient 11 millions au début",
                "tax_revenue": "Une Taxation rapporterait 6 millions à chaque nation au début",
                "credit_sums": "Chaque joueur gouverne 1 nation au début",
                "net_worth": "Chaque joueur aurait un score de 2 points au début",
                "cash": "Chaque joueur détient 2 millions en argent au début",
                "money_flows": "Au début, la banque verse 78 millions et ne reçoit rien",
            },
        ),
    ],
)
def test_a_new_game_has_titles_of_its_own(lang, said):
    session = play(0, players=("A", "B", "C", "D", "E", "F"))
    assert {what: flat(getattr(charts, what)(session, lang)) for what in IMPERIAL} == said
    for what in IMPERIAL:
        words = charts.describe(session, lang, what)
        assert " 0 turn" not in words
        assert " 0 nation turn" not in words
        assert " 0 tour" not in words


def test_equal_values_later_in_a_game_are_said_once():
    session = play(1)
    assert tables.rows(session, "power_points")[-1]["turn"] == 1
    final = dict.fromkeys(NATIONS, 7)
    assert _title("power_points", session, final, [0, 1], "en") == "Every nation has 7 power points after 1 turn"
    assert _title("cash", session, dict.fromkeys(SEATS, 1), [0, 1, 2], "fr") == (
        "Chaque joueur détient 1 million en argent après 2 tours"
    )


def test_axes_carry_units():
    layout = charts.treasuries(short_game()).layout
    assert layout.yaxis.title.text == "Treasury, in millions"
    assert layout.xaxis.title.text == "Nation turn"


@pytest.mark.parametrize("what", LINES)
def test_the_description_tells_subject_trend_and_last_value_of_each_line(what):
    session = long_game()
    said = charts.describe(session, "en", what)
    first, *_, last = tables.rows(session, what)
    unit = {"power_points": "point", "net_worth": "point"}.get(what, "million")
    assert f"{last['turn']} nation turns." in said
    called = {"RU": "Russia", "US": "The United States"} if LINES[what] is NATIONS else session.names
    for who, name in called.items():
        start, end = first[who], last[who]
        verb = "rises from" if end > start else "falls from" if end < start else None
        if verb:
            assert f"{name} {verb} {start} to {end} {unit}" in said
        else:
            assert f"{name} " in said
    assert charts.describe(getattr(charts, what)(session)) == said


def test_the_description_tells_what_taxations_brought_and_the_cash_of_a_score():
    session = long_game()
    taxed = [row["taxed"] for row in tables.rows(session, "tax_revenue") if row["nation"] == "RU" and row["taxed"]]
    word = "Taxation" if len(taxed) == 1 else "Taxations"
    assert f"{len(taxed)} {word} brought {sum(taxed)} million." in charts.describe(session, "en", "tax_revenue")
    cash = tables.rows(session, "cash")[-1]
    said = charts.describe(session, "en", "net_worth")
    for seat in SEATS:
        points = "1 point is" if cash[seat] == 1 else f"{cash[seat]} points are"
        assert f"Of the last value, {points} cash." in said


def test_the_description_of_the_flows_tells_causes_and_purses():
    session = long_game()
    said = charts.describe(session, "en", "money_flows")
    rows = tables.rows(session, "money_flows")
    for seat, player in session.names.items():
        paid = sum(row["amount"] for row in rows if row["source"] == seat)
        taken = sum(row["amount"] for row in rows if row["target"] == seat)
        assert f"{player} pays {paid} million and receives {taken}." in said
    total, count = (sum(row[key] for row in rows) for key in ("amount", "payments"))
    assert f"{count} payments move {total} million, for: " in said
    fees = sum(row["amount"] for row in rows if row["cause"] == "fee")
    assert f"extra steps {fees}" in said


def test_the_description_of_the_credit_sums_has_a_sentence_for_each_nation():
    session = long_game()
    said = charts.describe(session, "en", "credit_sums")
    for nation in ("Russia", "China", "India", "Brazil", "The United States", "Europe"):
        assert f"{nation} is governed by " in said or f"{nation} has no government" in said


def test_the_description_tells_extremes_between_the_ends():
    def say(what, who, turns, values, lang):
        meta = {"chart": what, "game": "imperial2030", "names": {}}
        return sentences(meta, who, turns, values, lang)

    assert say("treasuries", "RU", [0, 1, 2, 3], [2, 9, 0, 4], "en") == [
        "Russia rises from 2 to 4 million.",
        "The highest value is 9 million, after turn 1.",
        "The lowest value is 0 million, after turn 2.",
    ]
    assert say("power_points", "US", [0, 1], [1, 1], "en") == ["The United States stays at 1 point."]
    assert say("treasuries", "CN", [0, 1, 2], [3, 5, 3], "fr") == [
        "La Chine\u00a0: 3 millions, comme au début.",
        "La plus haute valeur est 5 millions, après le tour 1.",
    ]


def test_only_our_own_figures_are_described():
    import plotly.graph_objects as go

    with pytest.raises(ValueError, match=r"widgets\.charts"):
        charts.describe(go.Figure())
    with pytest.raises(ValueError, match="no chart 'networth'"):
        charts.describe(short_game(), "en", "networth")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_charts_is_there_and_used(lang):
    """Ids are put together from the chart's name and the end that the sources spell."""
    sources = [path.read_text("utf-8") for path in Path(charts.__file__).parent.rglob("*.py")]
    written = "\n".join(sources)
    ids = {key for key in catalogue(lang) if key.startswith("chart.")}
    assert len(ids) > 60
    standings = {f"{place}_{how}" for place in ("title", "panel") for how in ("nobody", "alone", "ahead", "level")}
    whens = {f"when_{turns}" for turns in ("setup", "turn", "whole", "range")}
    trends = {"rise", "fall", "level"}
    unused = []
    for key in ids:
        *_, what, end = key.split(".")
        put_together = any(f'"chart.{{what}}.{end}"' in s or f"chart.{{meta['chart']}}.{end}" in s for s in sources)
        spelled = any(f'"{key}"' in source for source in sources)
        known = (what == "credit_sums" and end in standings) or (what == "money_flows" and end in whens)
        known = known or (what == "line" and end in trends) or end in charts.CHARTS
        known = known or (what == "money_flows" and f'"{end}"' in written)
        own = key.startswith(("chart.incorporated.", "chart.impero.")) and pattern_in(written, key)
        if not (spelled or known or own or (put_together and what in charts.CHARTS)):
            unused.append(key)
    assert unused == []


def pattern_in(written, key):
    """Return whether an f-string of the sources spells an id, and its changing part stands there as a word."""
    for found in re.findall(r'"(chart\.(?:incorporated|impero)\.[^"]*\{[^"]*)"', written):
        pattern = "(.+)".join(re.escape(fixed) for fixed in re.split(r"\{[^}]*\}", found))
        fits = re.fullmatch(pattern, key)
        if fits and all(re.search(rf'"(unit_)?{part}"', written) or part in WORDS for part in fits.groups()):
            return True
    # Titles of one, several, all or nobody, by the name of the chart.
    games, known = "|".join(gamekit.games()), "|".join(charts.CHARTS)
    return re.fullmatch(rf"chart\.({games})\.({known})\.title(_none|_all|_many)?", key) is not None


WORDS = {*charts.CHARTS, *(f"unit_{slider}" for slider in SLIDERS)}


def test_showing_a_chart_stores_data_and_words_and_no_script(monkeypatch):
    shown = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append((data, raw)))
    charts.show(charts.power_points(short_game(), "fr"))
    [(data, raw)] = shown
    assert raw
    assert set(data) == {"application/vnd.plotly.v1+json", "text/plain"}
    assert data["text/plain"] == charts.describe(short_game(), "fr")
    assert data["application/vnd.plotly.v1+json"]["layout"]["meta"]["chart"] == "power_points"
    charts.show(charts.power_points(short_game(), "fr"), "en")
    assert shown[1][0]["text/plain"] == charts.describe(short_game())


@pytest.mark.parametrize("what", IMPERIAL)
def test_a_figure_remembers_its_language(what):
    figure = getattr(charts, what)(short_game(), "fr")
    assert charts.describe(figure) == charts.describe(figure, "fr") == charts.describe(short_game(), "fr", what)
    assert charts.describe(figure, "en") == charts.describe(short_game(), what=what) != charts.describe(figure)


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


def lengths(part, path=()):
    """Yield the lengths in pixels of a figure that a reader sees: type, height, margins, marks."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from lengths(value, (*path, key))
    elif path[-1] in ("size", "height", "t", "b", "ay") and isinstance(part, (int, float)):
        yield path, part


@pytest.mark.parametrize("what", IMPERIAL)
def test_a_large_chart_is_the_same_one_half_as_large_again(what):
    normal, large = (getattr(charts, what)(short_game(), size=size) for size in ("normal", "large"))
    small, big = (dict(lengths(figure.to_dict()["layout"])) for figure in (normal, large))
    assert len(small) > 4
    assert big == {path: 1.5 * value for path, value in small.items()}
    for one, two in zip(normal.data, large.data, strict=True):
        assert one.type == two.type
        if one.type == "scatter":
            assert (list(one.x), list(one.y)) == (list(two.x), list(two.y))
            assert one.line.width is None or two.line.width == 1.5 * one.line.width
    assert charts.describe(large) == charts.describe(normal)
    with pytest.raises(ValueError, match="no size 'huge': choose one of normal, large"):
        getattr(charts, what)(short_game(), size="huge")
