"""What may be asked for at a table that is shown as one seat sees it.

Menus and verdicts speak to the seat that decides, and may rest on what only that seat knows, such as its cash: at the
table of another one they would tell it. A table for everybody is where all of them sit, one after the other.
"""

from __future__ import annotations

from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.locale import text


def other_decides(session: Session, viewer: str) -> str:
    """Return the seat that decides at the cursor if it is another one than the viewer's, else ``""``."""
    decision = session.to_act
    if viewer == PUBLIC or decision is None or decision.seat == viewer:
        return ""
    return decision.seat if decision.seat in session.names else ""


def other_named(session: Session, viewer: str, action: str) -> str:
    """Return the seat that would answer for an action, or for its beginning, if the viewer may not ask about it.

    Parameters
    ----------
    viewer
        Who looks: a seat, or everybody, who may ask about everything.
    action
        A text, which need not spell an action.

    Returns
    -------
    str
        ``""`` if he may ask.
    """
    if viewer == PUBLIC:
        return ""
    # Only the first word counts: what stands behind it may be cut off anywhere and still be answered.
    first = next(iter(session.game.grammar.tokens(action)), "")
    if first in session.names:
        return "" if first == viewer else first
    return other_decides(session, viewer)


def waiting_words(session: Session, viewer: str, lang: str) -> str:
    """Return why nothing is to be chosen at a seat's table while another seat decides; empty otherwise."""
    other = other_decides(session, viewer)
    return text("widget.table.others", lang, names=session.names, viewer=viewer, player=other) if other else ""


def refusal_words(session: Session, viewer: str, action: str, lang: str) -> str:
    """Return why a viewer may not ask about an action; empty if he may."""
    other = other_named(session, viewer, action)
    return text("widget.table.not_yours", lang, names=session.names, viewer=viewer, player=other) if other else ""
