"""What a game table shows of a session at its cursor, as plain data in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamekit.core.errors import RondelError
from gamekit.core.events import Paid
from gamekit.core.game import PUBLIC, Step, Template
from gamekit.core.menu import Amount, Menu, Option
from gamekit.core.session import Session
from gamekit.core.verdict import Reason, Verdict
from gamekit.locale import text
from widgets.film import decision_words, log_entries

CASH = "cash"
"""The unit whose payments are shown moving from purse to purse."""


def position_now(
    session: Session, view: Mapping[str, Any], lang: str, log_size: int, viewer: str = PUBLIC
) -> dict[str, Any]:
    """Return where the cursor stands, what its step did, and who decides what.

    Parameters
    ----------
    session
        The game.
    view
        Its view at the cursor.
    lang
        ``"en"`` or ``"fr"``.
    log_size
        Most steps of the log to include.
    viewer
        Who looks: a seat, or everybody.
    """
    decision = session.to_act
    first = max(0, session.n - log_size + 1)
    log = log_entries(session, lang, first, session.n, viewer)
    return {
        "n": session.n,
        "last": len(session),
        "turn": session.game.turn(session.state),
        "sentence": decision_words(session.game.id, view, session.names, lang),
        "actor": decision.actor if decision else None,
        "seat": decision.seat if decision else None,
        "point": decision.point if decision else None,
        "happened": log[-1]["lines"],
        "paid": payments(session, viewer),
        "log": log,
        "older": first,
        "outcome": outcome_now(session, lang),
    }


def payments(session: Session, viewer: str = PUBLIC) -> list[list[Any]]:
    """Return the payments of money in the step at the cursor that a viewer sees, each as source, target and amount."""
    node = session.node
    events = session.game.redact(Step(node.state, node.events), viewer).events
    return [[e.source, e.target, e.amount] for e in events if isinstance(e, Paid) and e.unit == CASH]


def outcome_now(session: Session, lang: str) -> dict[str, Any] | None:
    """Return why the game ended and the ranking, best first; None while it goes on."""
    outcome = session.outcome
    if outcome is None:
        return None
    ranks = dict(outcome.ranks)
    rows = [{"seat": seat, "rank": ranks[seat], "score": score} for seat, score in outcome.scores]
    return {
        "said": [reason_line(session, outcome.ended, lang)],
        "rows": sorted(rows, key=lambda row: row["rank"]),
    }


GIFT_WORDS = ("title", "who", "give")
"""What every form for something besides the decision at hand has words for."""


def gifts_now(session: Session, lang: str) -> list[dict[str, Any]]:
    """Return what anyone may do besides the decision at hand, for a small form."""
    return [gift_now(session, template, lang) for template in session.game.interjections(session.state)]


def gift_now(session: Session, template: Template, lang: str) -> dict[str, Any]:
    """Return something that may be done besides the decision at hand, in words; its note says what it means now."""
    game = session.game.id
    kind = f"{game}.gift.{template.verb}"
    parts = (*GIFT_WORDS, *(("target",) if template.targets else ()), *(("amount",) if template.most else ()))
    return {
        "verb": template.verb,
        "actor": template.actor,
        "name": text(kind, lang, game=game, names=session.names, actor=template.actor),
        "words": {part: text(f"{kind}.{part}", lang) for part in parts},
        "targets": list(template.targets),
        "least": template.least,
        "most": template.most,
        "rules": list(template.rules),
        "note": reason_line(session, template.note, lang) if template.note else None,
    }


def menu_now(session: Session, trail: Sequence[Option], lang: str) -> dict[str, Any]:
    """Return the menu after some choices, in words.

    Parameters
    ----------
    trail
        The choices made so far; the last one's text is the beginning of the action.
    """
    menu = session.menu(trail[-1].text if trail else "")
    return {
        "text": menu.text,
        "question": reason_line(session, menu.question, lang)[0],
        "trail": [option_now(session, choice, lang) for choice in trail],
        "options": [option_now(session, option, lang) for option in menu.options],
        "done": option_now(session, menu.done, lang) if menu.done else None,
        "amount": amount_now(session, menu.amount, lang) if menu.amount else None,
        "tips": [reason_line(session, tip, lang) for tip in menu.tips],
        "refused": {place: why_not(session, attempt).text(lang) for place, attempt in menu.attempts},
    }


def why_not(session: Session, attempt: str) -> Verdict:
    """Return why an attempt of a menu is refused."""
    # An attempt is a whole action: nobody asks how it could go on, which takes long where much is legal.
    return session.explain(session.game.parse(attempt))


def amount_now(session: Session, amount: Amount, lang: str) -> dict[str, Any]:
    """Return a number to be named, in words; in its label ``{amount}`` stands for the number."""
    label, *rules = reason_line(session, amount.label, lang)
    return {
        "before": amount.before,
        "label": label,
        "rules": rules,
        "least": amount.least,
        "most": amount.most,
        "start": amount.least if amount.start is None else amount.start,
        "hints": [[number, *reason_line(session, hint, lang)] for number, hint in amount.hints],
        "marks": [[number, reason_line(session, mark, lang)[0]] for number, mark in amount.marks],
    }


def option_now(session: Session, option: Option, lang: str) -> dict[str, Any]:
    """Return an option in words."""
    label, *rules = reason_line(session, option.label, lang)
    return {
        "text": option.text,
        "label": label,
        "rules": rules,
        "complete": option.complete,
        "more": option.more,
        "place": option.place,
        "unit": option.unit,
    }


def find(menu: Menu, chosen: str) -> Option | None:
    """Return the option of a menu with this text."""
    return next((option for option in menu.options if option.text == chosen), None)


def verdict_now(session: Session, verdict: Verdict, lang: str) -> dict[str, Any]:
    """Return a verdict in words, its rules apart from them."""
    said = [reason_line(session, ground, lang)[0] for ground in verdict.reasons] or [verdict.text(lang)]
    return {"text": " ".join(said), "rules": list(verdict.rules), "status": verdict.status}


def problem_words(problem: Exception, lang: str) -> str:
    """Return what went wrong, in the reader's language where the kit has words for it."""
    if isinstance(problem, RondelError):
        return problem.text(lang)
    return (isinstance(problem, OSError) and problem.strerror) or str(problem) or type(problem).__name__


def reason_line(session: Session, reason: Reason, lang: str) -> list[str]:
    """Return a reason as its sentence, followed by the rules it rests on."""
    return [reason.text(lang, session.game.id, session.names), *reason.rules]
