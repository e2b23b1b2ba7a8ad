"""One function per table: each returns its frame, and says what its rows hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.core.session import Session
from gamekit.tables.frames import frame

if TYPE_CHECKING:
    import pandas as pd


def power_points(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the power points of every nation after each nation turn; see :func:`frame`."""
    return frame(session, "power_points", lang)


def treasuries(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the treasury of every nation, in millions, after each nation turn; see :func:`frame`."""
    return frame(session, "treasuries", lang)


def tax_revenue(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return what a Taxation would bring each nation, in millions, as the board stands after each nation turn.

    Where the turn was a Taxation, ``taxed`` holds what it brought the nation of the turn, which is what its own
    column holds too: a Taxation changes nothing that it counts. Elsewhere ``taxed`` is None. See :func:`frame`.
    """
    return frame(session, "tax_revenue", lang)


def credit_sums(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return who governs and by how much: for each turn a row per nation; see :func:`frame`.

    ``nation`` is the nation whose bonds are counted, the column of a seat the sum of the face values that it holds,
    in millions, ``government`` the seat that governs, and ``lead`` how far its sum is above the next one; both are
    None where nobody governs.
    """
    return frame(session, "credit_sums", lang)


def net_worth(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each player's score as if the game ended then, and what it is made of; see :func:`frame`.

    Imperial 2030: in points, after each nation turn: interest of the bonds times the nations' factors, and a point for
    each million of cash (``P1.cash``).

    Incorporated: in dollars, after each phase: cash (``P1.cash``), and what the final scoring would pay for squares
    and market leads as they are (``P1.squares``, INC-200), less $20 for each bond (``P1.debt``, INC-201, INC-059). At
    the end of the game the squares are paid, and all is cash and debt.
    """
    return frame(session, "net_worth", lang)


def cash(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the cash of every player; see :func:`frame`.

    Imperial 2030: in millions, after each nation turn. Incorporated: in dollars, after each phase; what the final
    scoring pays counts only in the last row. Where cash is private (INC-013) the cells are empty until the end.
    """
    return frame(session, "cash", lang)


def money_flows(
    session: Session, lang: str | None = None, *, first: int | None = None, last: int | None = None
) -> pd.DataFrame:
    """Return who paid whom for what in the turns ``first`` to ``last``; see :func:`frame`.

    One row for each source, target and cause: how much, and in how many payments. Over any range, what a purse
    receives less what it pays is exactly the change of its balance.
    """
    return frame(session, "money_flows", lang, first=first, last=last)


def payments(
    session: Session, lang: str | None = None, *, first: int | None = None, last: int | None = None
) -> pd.DataFrame:
    """Return every payment of the turns ``first`` to ``last``, step by step; see :func:`frame`."""
    return frame(session, "payments", lang, first=first, last=last)


def actions(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return every step: turn, who decided, the action, what happened, and by which rules; see :func:`frame`."""
    return frame(session, "actions", lang)


def decisions(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return every decision that a person took: where in the game, what was asked, the action, and what happened.

    Left out are chance, and the seats that the session's notes give to computer players. ``point`` is the id of what
    was asked and ``question`` its words; both are empty for what was done unasked, such as a loan while another
    decides. While the game goes on, of what is secret only the kind of action is told. See :func:`frame`, and
    :func:`to_csv`.
    """
    return frame(session, "decisions", lang)


def sliders(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the four sliders of Incorporated: at the start, after each thing that moved any, and at the end.

    ``growth`` in percent and the payoff ``cards`` it reveals, ``interest`` in dollars for a bond, ``stress`` and
    ``power`` in steps, ``power`` above 0 for NATO. ``cause`` is ``outlook``, ``power_play``, ``central_banks``,
    ``budget`` or ``crisis``, ``detail`` the card, the country or the seat, ``crisis`` the intensity that the crisis die
    brought (0: none). See :func:`frame`.
    """
    return frame(session, "sliders", lang)


def bonds(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the bonds of every player after each phase, and the dollars that the next one would bring (``P1.next``).

    ``interest`` is what the track shows: the dollars of a first bond, and of paying one back. See :func:`frame`.
    """
    return frame(session, "bonds", lang)


def income_by_industry(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return what squares (``squares``) and market leads (``lead``) paid each player, in dollars; see :func:`frame`.

    A row for each turn, player and industry that brought something; ``occasion`` is ``earnings`` or ``final``.
    """
    return frame(session, "income_by_industry", lang)


def crisis_odds(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the odds of a crisis before each roll, ``chances`` in ``of``, and what the die did; see :func:`frame`.

    The last row has no die if the die of its turn is still to be rolled: the odds are those of now.
    """
    return frame(session, "crisis_odds", lang)


def crisis_heatmap(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return what each number of the crisis die brings at each difficulty: an intensity, 0 for none; see :func:`frame`.

    It is the same for every session of the game: the rule, and nothing of what was played.
    """
    return frame(session, "crisis_heatmap", lang)


def stocks(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return what each seat of IMPERO has of every resource and of the points, after each phase; see :func:`frame`.

    With hidden stocks (IMP-171) the resources are empty until the game is over, here and wherever they would be told.
    """
    return frame(session, "stocks", lang)


def income(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the lines of every income in the order in which they were added up (IMP-031, IMP-A02).

    A sum below 0 counts as 0 (IMP-A28): what was paid is in :func:`payments`. See :func:`frame`.
    """
    return frame(session, "income", lang)


def bills(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return every bill of upkeep as a class can check it, line by line (IMP-050 to IMP-064); see :func:`frame`.

    Behind the lines of armies, regions, ships and engines stand ``sum``, what the season and the card change, how the
    payer ``split`` it, what was ``due``, ``paid`` and ``missing``, and in the last row the ``tier`` that follows.
    """
    return frame(session, "bills", lang)


def income_upkeep(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return income of food and gold against upkeep for each season and seat; see :func:`frame`.

    ``base`` is the sum of the bill's lines, ``modifier`` what season and card change, ``counted`` what of ``missing``
    counts for the ``tier``: one less with Law.
    """
    return frame(session, "income_upkeep", lang)


def deficits(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return every deficit: what was missing, the tier, and what it cost the payer; see :func:`frame`."""
    return frame(session, "deficits", lang)


def stability(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return every governed region at the end of each season, in points of stability; see :func:`frame`.

    ``lasting`` is what counts for revolts and victory, ``stability`` what was in force: in winter 1 less (IMP-A03).
    """
    return frame(session, "stability", lang)


def cities(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return how many cities each seat has at the end of each season, and how it holds them; see :func:`frame`."""
    return frame(session, "cities", lang)


def city_changes(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each city that changed hands: ``seat`` has it now, ``before`` had it, None if neutral; see :func:`frame`.

    ``how`` is ``start``, ``federated``, ``conquered``, ``neutral`` (for want of influence) or ``revolted``.
    """
    return frame(session, "city_changes", lang)


def points(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each seat's points as if the game ended then, and what they are made of (IMP-176); see :func:`frame`."""
    return frame(session, "points", lang)


def event_cards(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return the event card of each season, and what happened by it at once; see :func:`frame`."""
    return frame(session, "event_cards", lang)


def initiative(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each seat's die, points spent, score and place in the order of each season; see :func:`frame`.

    ``again`` is the last die of a full tie that was rolled again (IMP-A07).
    """
    return frame(session, "initiative", lang)


def battles(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each battle: the sides, the units that each lost, who retreated, who won; see :func:`frame`."""
    return frame(session, "battles", lang)


def sieges(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each siege: its damage, the city's points of life after it, and the besieger's losses.

    ``fell`` is 1 if the city was conquered. See :func:`frame`.
    """
    return frame(session, "sieges", lang)


def missions(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each mission of a spy: against whom, its aim, the die and the result; see :func:`frame`."""
    return frame(session, "missions", lang)


def routes(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each route that was ``opened``, ``ended``, or agreed upon and ``lapsed``; see :func:`frame`."""
    return frame(session, "routes", lang)


def technologies(session: Session, lang: str | None = None) -> pd.DataFrame:
    """Return each technology that was bought, and when; see :func:`frame`."""
    return frame(session, "technologies", lang)
