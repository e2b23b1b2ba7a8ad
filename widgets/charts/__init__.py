"""Charts of a game, made with plotly: the same game gives the same figure, byte for byte.

Each chart is a function of a session: the line under its cursor is drawn. Every one takes ``lang`` (``"en"`` or
``"fr"``), ``theme``, the paper it is painted on: ``"light"`` or ``"dark"``, and ``size``: ``"large"`` is for a
projector. A figure paints its own paper, so that it reads the same in any notebook. Colours, dashes and markers are
those of the board (``look.json``): nations have filled markers, players have rings in a palette of their own, or of
their corporations. Lines are named at their ends, and :func:`describe` says in words what a chart shows. The numbers
behind a chart are in :mod:`gamekit.tables`, under the same name. Which game has which chart says :func:`charts_of`.

========================== ============== ========================================================================
chart                      game           what it draws
========================== ============== ========================================================================
:func:`power_points`       Imperial 2030  power points of the nations
:func:`treasuries`         Imperial 2030  treasuries of the nations, in millions
:func:`tax_revenue`        Imperial 2030  what a Taxation would bring each nation, in millions; a ring: it was levied
:func:`credit_sums`        Imperial 2030  sums of the bonds that each player holds of each nation: who governs
:func:`net_worth`          both           each player's score as if the game ended then; its parts on hovering
:func:`cash`               both           cash of the players
:func:`money_flows`        both           who paid, for what, and who received, summed over turns
:func:`sliders`            Incorporated   the four sliders, with the crises, and what moved what
:func:`bonds`              Incorporated   bonds of the players, and what the next one brings
:func:`income_by_industry` Incorporated   what squares and market leads paid each player in each turn
:func:`crisis_odds`        Incorporated   the numbers of the die that bring a crisis in each turn, and the one rolled
:func:`crisis_heatmap`     Incorporated   what each number of the die brings at each difficulty; of no session
:func:`compare`            Incorporated   a table of two or more games over each other
:func:`stocks`             IMPERO         resources and points of the players, a panel each
:func:`income_upkeep`      IMPERO         income beside upkeep in each season, with what was missing and the tier
:func:`bills`              IMPERO         the lines of each bill, stacked
:func:`deficits`           IMPERO         what was missing of each bill, and the tier
:func:`stability`          IMPERO         stability of the governed regions by season
:func:`cities`             IMPERO         cities of the players by season
:func:`points`             IMPERO         each player's points as if the game ended then
========================== ============== ========================================================================

The lines of Imperial 2030 have a point after each nation turn, those of Incorporated and IMPERO after each phase;
behind those of IMPERO stand the tints of the seasons. :func:`ghosts` lays a chart of lines over those of another game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gamekit.core.errors import RondelError
from gamekit.core.game import games, part
from gamekit.core.session import Session
from gamekit.tables import tables_of
from widgets.charts.incorporated.compare import chart as _compared
from widgets.charts.incorporated.crisis import heatmap_chart
from widgets.charts.paint import THEMES
from widgets.charts.past import ghosts
from widgets.charts.size import sized

if TYPE_CHECKING:
    import plotly.graph_objects as go

__all__ = [
    "CHARTS",
    "THEMES",
    "bills",
    "bonds",
    "cash",
    "charts_of",
    "cities",
    "compare",
    "credit_sums",
    "crisis_heatmap",
    "crisis_odds",
    "deficits",
    "describe",
    "ghosts",
    "income_by_industry",
    "income_upkeep",
    "money_flows",
    "net_worth",
    "points",
    "power_points",
    "show",
    "sliders",
    "stability",
    "stocks",
    "tax_revenue",
    "treasuries",
]


def charts_of(game: str) -> Mapping[str, Callable[..., go.Figure]]:
    """Return how each chart of a session of a game is drawn, by name; nothing of a game that has no part here."""
    own = part(game, __name__)
    return own.DRAW if own else {}


CHARTS: tuple[str, ...] = tuple(dict.fromkeys(what for game in games(__name__) for what in charts_of(game)))
"""Names of the charts of the games of the kit; the table of the same name holds the numbers."""


def _draw(session: Session, what: str, lang: str, theme: str, *given: Any, size: str = "normal") -> go.Figure:
    """Draw a chart as the session's game has it."""
    if not isinstance(session, Session):
        raise TypeError(f"a chart is of a session (see gamekit.load), not {type(session).__name__}")
    game = session.game.id
    known = charts_of(game)
    if not known:
        raise RondelError("charts.none", game_id=game, known=", ".join(tables_of(game)))
    if what not in known:
        raise RondelError("tables.not_here", what=what, game_id=game, known=", ".join(known))
    return sized(known[what](session, lang, theme, *given), size)


def power_points(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw the power points of every nation over the nation turns.

    Parameters
    ----------
    session
        What was played or loaded; the line under its cursor is drawn.
    lang
        ``"en"`` or ``"fr"``.
    theme
        ``"light"`` or ``"dark"`` paper.
    size
        ``"normal"``, or ``"large"`` for a projector: all of it 1.5 times as large.

    Raises
    ------
    ValueError
        For another language, theme or size.
    RondelError
        If the game has no such values.
    """
    return _draw(session, "power_points", lang, theme, size=size)


def treasuries(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw the treasury of every nation, in millions, over the nation turns; parameters as :func:`power_points`."""
    return _draw(session, "treasuries", lang, theme, size=size)


def tax_revenue(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw what a Taxation would bring every nation, in millions, as the board stands after each nation turn.

    That is more than what was levied: it shows how factories, flags and occupied provinces make a nation worth taxing,
    and what waiting costs or gains. A large ring marks a Taxation that took place; its height is what it brought,
    since a Taxation changes nothing that it counts. Parameters as :func:`power_points`.
    """
    return _draw(session, "tax_revenue", lang, theme, size=size)


def credit_sums(
    session: Session, lang: str = "en", theme: str = "light", *, nation: str | None = None, size: str = "normal"
) -> go.Figure:
    """Draw who governs and by how much: each player's sum of the face values of a nation's bonds, in millions.

    Parameters
    ----------
    session, lang, theme, size
        As for :func:`power_points`.
    nation
        Id of the one nation to draw. None draws a panel for each, all to the same scale.

    Raises
    ------
    ValueError
        If there is no such nation; else as :func:`power_points`.
    """
    return _draw(session, "credit_sums", lang, theme, nation, size=size)


def net_worth(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw each player's score as if the game ended then; parameters as :func:`power_points`.

    Imperial 2030: interest times factor of each bond, plus a point for each million of cash. Incorporated: cash, plus
    what the final scoring would pay for squares and market leads as they are (INC-200), less $20 for each bond
    (INC-201, INC-059), in dollars.
    """
    return _draw(session, "net_worth", lang, theme, size=size)


def cash(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw the cash of every player, in millions or dollars; parameters as :func:`power_points`.

    What is private is not drawn: of a game of Incorporated with hidden cash (INC-013) only the end.
    """
    return _draw(session, "cash", lang, theme, size=size)


def money_flows(
    session: Session,
    lang: str = "en",
    theme: str = "light",
    *,
    first: int | None = None,
    last: int | None = None,
    size: str = "normal",
) -> go.Figure:
    """Draw the money that moved between bank, treasuries and players: who paid, for what, and who received.

    Parameters
    ----------
    session, lang, theme, size
        As for :func:`power_points`.
    first, last
        Turns (of Imperial 2030: nation turns) of which the payments are added up, both included; None: from the set-up,
        to the end.

    Raises
    ------
    RondelError
        If ``first`` lies after ``last``; else as :func:`power_points`.
    """
    return _draw(session, "money_flows", lang, theme, first, last, size=size)


def sliders(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw the four sliders of Incorporated below each other, over turns and phases; as :func:`power_points`.

    A dashed line marks each crisis with its intensity; what moved a slider is told on hovering, and by
    :func:`describe`.
    """
    return _draw(session, "sliders", lang, theme, size=size)


def bonds(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw the bonds of every player over turns and phases; parameters as :func:`power_points`.

    What the next bond would bring, and what it costs to pay one back, is told on hovering, and by :func:`describe`.
    """
    return _draw(session, "bonds", lang, theme, size=size)


def income_by_industry(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw what squares and market leads paid each player in each turn, by industry; as :func:`power_points`.

    The final scoring is not in it: it pays other amounts, which :func:`gamekit.tables.income_by_industry` has.
    """
    return _draw(session, "income_by_industry", lang, theme, size=size)


def crisis_odds(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw for each turn the numbers of the die that bring a crisis, and the one rolled; as :func:`power_points`."""
    return _draw(session, "crisis_odds", lang, theme, size=size)


def stocks(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw what each player of IMPERO has of every resource and of the points; parameters as :func:`power_points`.

    With hidden stocks (IMP-171) only the points are drawn until the game is over.
    """
    return _draw(session, "stocks", lang, theme, size=size)


def income_upkeep(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw income of food and gold beside upkeep, for each player and season; as :func:`power_points`.

    The number above the upkeep is the tier of the deficit (IMP-061 to IMP-063).
    """
    return _draw(session, "income_upkeep", lang, theme, size=size)


def bills(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw the lines of each bill stacked, and what was due after season and card; as :func:`power_points`."""
    return _draw(session, "bills", lang, theme, size=size)


def deficits(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw what was missing of each bill, and the tier that follows; parameters as :func:`power_points`."""
    return _draw(session, "deficits", lang, theme, size=size)


def stability(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw the stability in force of every governed region, and who governs it; as :func:`power_points`."""
    return _draw(session, "stability", lang, theme, size=size)


def cities(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw the cities of every player by season; how they came is told on hovering. As :func:`power_points`."""
    return _draw(session, "cities", lang, theme, size=size)


def points(session: Session, lang: str = "en", theme: str = "light", *, size: str = "normal") -> go.Figure:
    """Draw each player's points as if the game ended then (IMP-176); parameters as :func:`power_points`."""
    return _draw(session, "points", lang, theme, size=size)


def crisis_heatmap(
    lang: str = "en",
    theme: str = "light",
    *,
    growth: int | None = None,
    stress: int | None = None,
    size: str = "normal",
) -> go.Figure:
    """Draw what each number of the crisis die brings at each difficulty: the intensity of the crisis, 0 for none.

    Parameters
    ----------
    lang, theme, size
        As for :func:`power_points`.
    growth, stress
        What the sliders show now, Growth in percent: the row of their sum is outlined. None, both: no row is.

    Raises
    ------
    ValueError
        If only one of them is given, or they make no difficulty that there can be; else as :func:`power_points`.
    """
    return sized(heatmap_chart(lang, theme, growth, stress), size)


def compare(
    sessions: Mapping[str, Session],
    what: str = "sliders",
    lang: str = "en",
    theme: str = "light",
    *,
    show: Sequence[str] | None = None,
    size: str = "normal",
) -> go.Figure:
    """Draw a table of two games of Incorporated or more over each other, such as one turn played twice.

    The last game is a solid line, those before it are dashed ghosts; each is named at its end.

    Parameters
    ----------
    sessions
        The games by what they are called, in order: before, after.
    what
        ``"sliders"``, ``"cash"``, ``"net_worth"``, ``"bonds"`` or ``"crisis_odds"``.
    lang, theme, size
        As for :func:`power_points`.
    show
        For ``"sliders"``: those to draw, of ``"growth"``, ``"interest"``, ``"stress"`` and ``"power"``; None: all.

    Raises
    ------
    ValueError
        If there are fewer than two games or more than four, they are not of Incorporated, differ in the number of
        players, or there is nothing of that name to compare; else as :func:`power_points`.
    """
    return sized(_compared(sessions, what, lang, theme, show), size)


def describe(chart: go.Figure | Session, lang: str | None = None, what: str | None = None) -> str:
    """Say in words what a chart shows: the subject, then for each line its course and its last value.

    Parameters
    ----------
    chart
        A figure of this module, or a session.
    lang
        ``"en"`` or ``"fr"``; None: the language the figure was drawn in, English for a session.
    what
        For a session, which of :data:`CHARTS`; None: the first one of its game.

    Raises
    ------
    ValueError
        If the figure was not made here, or there is no such chart.
    """
    known = f"describe() knows the figures of widgets.charts ({', '.join(CHARTS)}) and sessions"
    if isinstance(chart, Session):
        drawn = (*charts_of(chart.game.id), *CHARTS)
        if (what := what or drawn[0]) not in drawn:
            raise ValueError(f"{known}; there is no chart {what!r}")
        figure = _draw(chart, what, lang or "en", "light")
    else:
        figure = chart
    meta = figure.layout.meta
    own = part(meta["game"], __name__) if isinstance(meta, dict) and "game" in meta else None
    say = own.SAY if own else {}
    if meta is None or meta.get("chart") not in say:
        raise ValueError(known)
    return " ".join(say[meta["chart"]](figure, lang or meta["lang"]))


def show(figure: go.Figure, lang: str | None = None) -> None:
    """Display a figure in a notebook, with its description where no script can run.

    The saved notebook then holds the figure's data and nothing of plotly itself.

    Parameters
    ----------
    figure
        A figure of this module.
    lang
        Language of the description; None: the one the figure was drawn in.

    Raises
    ------
    ValueError
        If the figure was not made here.
    """
    import json

    from IPython.display import display

    display(  # type: ignore[no-untyped-call]
        {"application/vnd.plotly.v1+json": json.loads(figure.to_json()), "text/plain": describe(figure, lang)},
        raw=True,
    )
