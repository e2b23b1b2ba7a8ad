"""Charts of a game, made with plotly: the same game gives the same figure, byte for byte.

Each chart is a function of a session: the line under its cursor is drawn. Every one takes ``lang`` (``"en"`` or
``"fr"``) and ``theme``, the paper it is painted on: ``"light"`` or ``"dark"``. A figure paints its own paper, so that
it reads the same in any notebook. Colours, dashes and markers are those of the board (``look.json``): nations have
filled markers, players have rings in a palette of their own. Each line is named at its end, and :func:`describe` says
in words what a chart shows. The numbers behind a chart are in :mod:`gamekit.tables`, under the same name.

====================== =============================================================================================
chart                  what it draws after each nation turn
====================== =============================================================================================
:func:`power_points`   power points of the nations
:func:`treasuries`     treasuries of the nations, in millions
:func:`tax_revenue`    what a Taxation would bring each nation as the board stands, in millions; a large ring where
                       a Taxation took place: it brought just that
:func:`credit_sums`    sums of the face values of the bonds that each player holds of each nation: who governs, and
                       by how much; of all nations or of one
:func:`net_worth`      each player's score as if the game ended then; the cash in it on hovering
:func:`cash`           cash of the players, in millions
:func:`money_flows`    who paid, for what, and who received, in millions, summed over turns
====================== =============================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.core.session import Session
from widgets.charts import credit, flows, lines
from widgets.charts.paint import THEMES

if TYPE_CHECKING:
    import plotly.graph_objects as go

__all__ = [
    "CHARTS",
    "THEMES",
    "cash",
    "credit_sums",
    "describe",
    "money_flows",
    "net_worth",
    "power_points",
    "show",
    "tax_revenue",
    "treasuries",
]


def power_points(session: Session, lang: str = "en", theme: str = "light") -> go.Figure:
    """Draw the power points of every nation over the nation turns.

    Parameters
    ----------
    session
        What was played or loaded; the line under its cursor is drawn.
    lang
        ``"en"`` or ``"fr"``.
    theme
        ``"light"`` or ``"dark"`` paper.

    Raises
    ------
    ValueError
        For another language or theme.
    RondelError
        If the game has no such values.
    """
    return lines.chart(session, "power_points", lang, theme)


def treasuries(session: Session, lang: str = "en", theme: str = "light") -> go.Figure:
    """Draw the treasury of every nation, in millions, over the nation turns; parameters as :func:`power_points`."""
    return lines.chart(session, "treasuries", lang, theme)


def tax_revenue(session: Session, lang: str = "en", theme: str = "light") -> go.Figure:
    """Draw what a Taxation would bring every nation, in millions, as the board stands after each nation turn.

    That is more than what was levied: it shows how factories, flags and occupied provinces make a nation worth taxing,
    and what waiting costs or gains. A large ring marks a Taxation that took place; its height is what it brought,
    since a Taxation changes nothing that it counts. Parameters as :func:`power_points`.
    """
    return lines.chart(session, "tax_revenue", lang, theme)


def credit_sums(session: Session, lang: str = "en", theme: str = "light", *, nation: str | None = None) -> go.Figure:
    """Draw who governs and by how much: each player's sum of the face values of a nation's bonds, in millions.

    Parameters
    ----------
    session, lang, theme
        As for :func:`power_points`.
    nation
        Id of the one nation to draw. None draws a panel for each, all to the same scale.

    Raises
    ------
    ValueError
        If there is no such nation; else as :func:`power_points`.
    """
    return credit.chart(session, lang, theme, nation)


def net_worth(session: Session, lang: str = "en", theme: str = "light") -> go.Figure:
    """Draw each player's score as if the game ended after each nation turn; parameters as :func:`power_points`.

    A score is interest times factor of each bond, plus a point for each million of cash.
    """
    return lines.chart(session, "net_worth", lang, theme)


def cash(session: Session, lang: str = "en", theme: str = "light") -> go.Figure:
    """Draw the cash of every player, in millions, over the nation turns; parameters as :func:`power_points`."""
    return lines.chart(session, "cash", lang, theme)


def money_flows(
    session: Session,
    lang: str = "en",
    theme: str = "light",
    *,
    first: int | None = None,
    last: int | None = None,
) -> go.Figure:
    """Draw the money that moved between bank, treasuries and players: who paid, for what, and who received.

    Parameters
    ----------
    session, lang, theme
        As for :func:`power_points`.
    first, last
        Nation turns of which the payments are added up, both included; None: from the set-up, to the end.

    Raises
    ------
    RondelError
        If ``first`` lies after ``last``; else as :func:`power_points`.
    """
    return flows.chart(session, lang, theme, first, last)


CHARTS = ("power_points", "treasuries", "tax_revenue", "credit_sums", "net_worth", "cash", "money_flows")
"""Names of the charts; the table of the same name holds the numbers."""

_DRAW = {
    "power_points": power_points,
    "treasuries": treasuries,
    "tax_revenue": tax_revenue,
    "credit_sums": credit_sums,
    "net_worth": net_worth,
    "cash": cash,
    "money_flows": money_flows,
}
_SAY = {"credit_sums": credit.describe, "money_flows": flows.describe}


def describe(chart: go.Figure | Session, lang: str | None = None, what: str = "power_points") -> str:
    """Say in words what a chart shows: the subject, then for each line its course and its last value.

    Parameters
    ----------
    chart
        A figure of this module, or a session.
    lang
        ``"en"`` or ``"fr"``; None: the language the figure was drawn in, English for a session.
    what
        For a session, which of :data:`CHARTS`.

    Raises
    ------
    ValueError
        If the figure was not made here, or there is no such chart.
    """
    known = f"describe() knows the figures of widgets.charts ({', '.join(CHARTS)}) and sessions"
    if isinstance(chart, Session):
        if what not in _DRAW:
            raise ValueError(f"{known}; there is no chart {what!r}")
        figure = _DRAW[what](chart, lang or "en")
    else:
        figure = chart
    meta = figure.layout.meta
    if not isinstance(meta, dict) or meta.get("chart") not in CHARTS:
        raise ValueError(known)
    return " ".join(_SAY.get(meta["chart"], lines.describe)(figure, lang or meta["lang"]))


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
