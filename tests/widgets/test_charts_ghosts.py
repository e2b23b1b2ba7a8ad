"""Charts over the ghost of another game: what is drawn of it, where it begins and ends, and what is said of it."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache

import pytest

import gamekit
from gamekit import tables
from gamekit.core.errors import RondelError
from gamekit.core.game import part
from gamekit.core.session import Session
from tests.conftest import ROOT
from tests.widgets.recorded import play
from widgets import charts
from widgets.charts import lines, past

GAMES = {
    "imperial2030": ("imperial2030-4p", 120),
    "incorporated": ("incorporated-3p", 300),
    "impero": ("impero-3p", 300),
}
ALL = [(game, what) for game in GAMES for what in part(game, "widgets.charts").GHOSTS]
PLAYED = "the game as played"


def branched(name: str, at: int, steps: int) -> Session:
    """Return a recorded game in which the last legal action was taken again and again from a step on."""
    session = gamekit.load(ROOT / "replays" / f"{name}.replay.jsonl")
    session.seek(at)
    for _ in range(steps):
        if session.to_act is None:
            break
        session.draw() if session.to_act.actor == "chance" else session.play(session.legal_actions[-1])
    return session


@cache
def pair(game: str) -> tuple[Session, Session]:
    """Return a side line of a recorded game, and the game as it was played. Shared: only look at them."""
    name, at = GAMES[game]
    return branched(name, at, 70), gamekit.load(ROOT / "replays" / f"{name}.replay.jsonl")


@cache
def drawn(game: str, what: str, theme: str = "light"):
    """Return a chart of a side line over the game as it was played. Shared: only look at it."""
    return charts.ghosts(what, *pair(game), theme=theme, called=PLAYED)


@cache
def alone(game: str, what: str, which: int = 0):
    """Return the plain chart of the side line, or of the game as it was played. Shared: only look at it."""
    return charts.charts_of(game)[what](pair(game)[which], "en", "light")


def ghosts_in(figure):
    return [trace for trace in figure.data if trace.meta and trace.meta.get("ghost")]


def own(trace):
    return {key: value for key, value in trace.meta.items() if key not in ("ghost", "line", "member")}


def member(trace):
    return trace.meta.get("line") or trace.meta["member"]


def value(trace, time):
    return trace.y[bisect_right(trace.x, time) - 1]


@pytest.mark.parametrize(("game", "what"), ALL)
def test_the_game_is_drawn_as_ever_and_the_other_one_as_it_is(game, what):
    figure = drawn(game, what)
    plain, other = (lines.traces(alone(game, what, which)) for which in (0, 1))
    assert [trace.to_plotly_json() for trace in lines.traces(figure)] == [trace.to_plotly_json() for trace in plain]
    found = {(member(trace), *own(trace).values()): trace for trace in ghosts_in(figure)}
    assert found
    for trace, theirs in zip(plain, other, strict=True):
        last = min(trace.x[-1], theirs.x[-1])
        times = [time for time in sorted({*trace.x, *theirs.x}) if time <= last]
        apart = [time for time in times if value(trace, time) != value(theirs, time)]
        ghost = found.pop((member(trace), *own(trace).values()), None)
        assert (ghost is not None) == bool(apart), trace.meta
        if ghost is None:
            continue
        assert ghost.yaxis == trace.yaxis
        assert value(trace, ghost.x[0]) == ghost.y[0] or ghost.x[0] == apart[0]
        assert ghost.x[0] <= apart[0]
        assert ghost.x[-1] == last
        assert [value(ghost, time) for time in apart] == [value(theirs, time) for time in apart]
    assert found == {}


@pytest.mark.parametrize(("game", "what"), ALL)
def test_a_ghost_is_told_from_a_line_by_more_than_colour_and_fits_the_axis(game, what):
    for theme in charts.THEMES:
        figure = drawn(game, what, theme)
        dashes = {trace.line.dash for trace in lines.traces(figure)}
        for ghost in ghosts_in(figure):
            assert ghost.line.dash not in dashes
            assert ghost.line.width < 2
            axis = figure.layout["yaxis" + ghost.yaxis[1:]]
            assert all(axis.range[0] <= y <= axis.range[1] for y in ghost.y if y is not None)
            assert ghost.x[-1] <= figure.layout.xaxis.range[1]


@pytest.mark.parametrize(("game", "what"), ALL)
def test_the_same_games_give_the_same_figure(game, what):
    again = charts.ghosts(what, *pair(game), theme="dark", called=PLAYED)
    assert again.to_json() == drawn(game, what, "dark").to_json()


def test_where_lines_end_elsewhere_the_other_value_stands_in_brackets():
    side, main = pair("imperial2030")
    figure = drawn("imperial2030", "power_points")
    rows = tables.rows(side, "power_points")[-1], tables.rows(main, "power_points")
    then = next(row for row in rows[1] if row["turn"] == rows[0]["turn"])
    labels = {note.text for note in figure.layout.annotations}
    said = charts.describe(figure)
    differ = 0
    for nation in ("RU", "CN", "IN", "BR", "US", "EU"):
        name = gamekit.locale.name("imperial2030", nation, "en")
        here, there = rows[0][nation], then[nation]
        assert f"<b>{name}</b> {here}" + (f" ({there})" if here != there else "") in labels
        assert (f"{name}: {here} " in said) == (here != there)
        differ += here != there
    assert differ > 2


@pytest.mark.parametrize("game", GAMES)
def test_a_description_says_what_the_dashed_lines_are(game):
    for what in part(game, "widgets.charts").GHOSTS:
        figure = drawn(game, what)
        plainly = charts.describe(alone(game, what))
        said = charts.describe(figure)
        assert said.startswith(f"{plainly} Faded and dashed lines show the comparison ({PLAYED})")
        assert "None" not in said
        assert f"estompés montrent la comparaison ({PLAYED})" in charts.describe(figure, "fr")
        assert PLAYED in figure.layout.title.subtitle.text.replace("<br>", " ")


def test_a_game_over_itself_has_no_ghost():
    session = play(60)
    figure = charts.ghosts("treasuries", session, play(60))
    assert ghosts_in(figure) == []
    assert charts.describe(figure).endswith("Nothing here differs from the lines of the comparison (the other line).")
    assert charts.describe(figure, "fr").endswith("ne diffère des courbes de la comparaison (the other line).")


def test_what_the_other_game_does_later_is_not_drawn():
    short, whole = play(40), play(90)
    assert ghosts_in(charts.ghosts("power_points", short, whole)) == []
    assert ghosts_in(charts.ghosts("cash", whole, short)) == []


def test_hidden_cash_has_no_ghost():
    def begun(steps):
        session = gamekit.new_session("incorporated", ["Ann", "Ben"], seed=4, options={"hidden_cash": True})
        while len(session) < steps:
            session.draw() if session.to_act.actor == "chance" else session.play(session.legal_actions[0])
        return session

    figure = charts.ghosts("cash", begun(40), begun(60))
    assert all(y is None for trace in (*lines.traces(figure), *ghosts_in(figure)) for y in trace.y)
    assert "None" not in charts.describe(figure)


def test_a_name_is_shown_literally():
    figure = charts.ghosts("cash", *pair("incorporated"), called="<b onload=x>$a$</b>")
    for trace in ghosts_in(figure):
        assert "<b onload" not in trace.name
        assert not any("<b onload" in said or "$a" in said for said in trace.text)
    assert "<b onload" not in figure.layout.title.subtitle.text.replace("<br>", " ")
    assert "<b onload=x>$a$</b>" in charts.describe(figure)


def test_what_cannot_be_laid_over_is_said():
    side, main = pair("imperial2030")
    with pytest.raises(RondelError, match="power_points"):
        charts.ghosts("sliders", side, main)
    with pytest.raises(ValueError, match="money_flows has no ghosts: choose one of power_points"):
        charts.ghosts("money_flows", side, main)
    with pytest.raises(ValueError, match="as many players"):
        charts.ghosts("cash", side, play(5, players=["Ann", "Ben"]))
    with pytest.raises(ValueError, match="same game"):
        charts.ghosts("cash", pair("incorporated")[0], pair("impero")[0])
    with pytest.raises(ValueError, match="theme"):
        charts.ghosts("cash", side, main, theme="sepia")
    with pytest.raises(ValueError, match="size"):
        charts.ghosts("cash", side, main, size="huge")


@pytest.mark.parametrize(
    ("line", "other", "places", "until"),
    [
        (([0, 1], [3, 3]), ([0, 1], [3, 4]), range(2), None),
        (([0, 1, 2], [3, 3, 5]), ([0, 1, 2], [3, 4, 5]), range(3), None),
        (([0, 2, 4], [3, 5, 5]), ([0, 1, 2, 3, 6], [3, 3, 3, 3, 9]), range(1, 4), 4),
        (([0, 5], [1, 2]), ([0, 3], [1, 1]), range(0), None),
        (([4, 5], [1, 2]), ([6, 7], [1, 1]), range(0), None),
        (([0, 5], [None, None]), ([0, 5], [None, 7]), range(2), None),
    ],
)
def test_a_ghost_begins_with_the_last_point_before_the_lines_part(line, other, places, until):
    shown = past.shade(*line, *other)
    assert (shown.places, shown.until) == (places, until)
