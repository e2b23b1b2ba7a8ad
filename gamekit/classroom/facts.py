"""What happened in an economy, as numbers: of two that began differently, what differs and what is the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gamekit import tables
from gamekit.core.events import Paid
from gamekit.core.session import Session
from gamekit.incorporated.rulesets import GAME_ID
from gamekit.locale import name, text

GLOBAL = ("growth", "interest", "stress")
"""Sliders whose last place is told."""
TURN = ("outlook", "difficulty", "chances", "die", "intensity")
"""What is told of each turn, in the order in which it comes: the card, the odds, the die, the crisis."""
SUMS = ("loans", "borrowed", "payoff", "interest_paid", "repaid", "repayment", "bonds", "cash", "net_worth")
"""What is told of each player, and of all together."""
MONEY = ("interest", "borrowed", "payoff", "interest_paid", "repayment", "cash", "net_worth")
"""What is counted in dollars."""

Key = tuple[str, int | None, str | None]
"""What, in which turn, of whom; None: at the end, of all."""
Said = tuple[str, tuple[str, ...]]
"""A sentence, and the ids of its rules."""


def facts(session: Session) -> dict[Key, Any]:
    """Return the numbers of an economy by what, turn and player.

    Of a turn: the Outlook card, the difficulty and chances (in 12) of a crisis before the roll, the die, and the
    intensity of the crisis (0: none). At the end: where sliders stand. Of each player, and of all together: loans
    taken and dollars borrowed, what squares and market leads paid, interest paid, bonds repaid and what that cost,
    bonds still owed, cash, and net worth.
    """
    found: dict[Key, Any] = {}
    for row in tables.rows(session, "sliders"):
        if row["cause"] == "outlook":
            found["outlook", row["turn"], None] = row["detail"]
    for row in tables.rows(session, "crisis_odds"):
        if row["die"] is not None:
            found.update({(what, row["turn"], None): row[what] for what in TURN if what != "outlook"})
    sliders = tables.rows(session, "sliders")[-1]
    found.update({(slider, None, None): sliders[slider] for slider in GLOBAL})
    for what in SUMS:
        each = _by_seat(session, what)
        found[what, None, None] = sum(each.values())
        found.update({(what, None, seat): each[seat] for seat in session.names})
    return found


def _by_seat(session: Session, what: str) -> dict[str, int]:
    if what in ("bonds", "cash", "net_worth"):
        last = tables.rows(session, what)[-1]
        return {seat: last[seat] for seat in session.names}
    return {seat: _added(session, what, seat) for seat in session.names}


def _added(session: Session, what: str, seat: str) -> int:
    payments = [event for node in session.line for event in node.events if isinstance(event, Paid)]
    match what:
        case "loans":
            return sum(event.cause == "loan" and event.target == seat for event in payments)
        case "repaid":
            return sum(event.amount for event in payments if event.cause == "bond_back" and event.source == seat)
    causes = {"borrowed": ("loan",), "payoff": ("payoff", "leader"), "interest_paid": ("interest",)}
    wanted = causes.get(what, ("repay",))
    return sum(event.amount for event in payments if event.cause in wanted and seat in (event.source, event.target))


def difference(one: Session, two: Session, lang: str = "en") -> list[dict[str, Any]]:
    """Return what two economies have in common and where they differ.

    Parameters
    ----------
    one, two
        Of :func:`economy` or :func:`twice`, with the same number of players.
    lang
        Language of the words.

    Returns
    -------
    list of dict
        ``what``, ``turn`` (None: at the end), ``who`` (a seat; None: of all, or of nobody), ``one``, ``two``,
        ``difference`` (None for cards, and where a number is missing in one of them), ``same``, ``words``.
    """
    before, after = facts(one), facts(two)
    rows = []
    for key in sorted({*before, *after}, key=_place):
        what, turn, who = key
        first, second = before.get(key), after.get(key)
        rows.append(
            {
                "what": what,
                "turn": turn,
                "who": who,
                "one": first,
                "two": second,
                "difference": second - first if isinstance(first, int) and isinstance(second, int) else None,
                "same": first == second,
                "words": heading(what, turn, who, two.names, lang),
            }
        )
    return rows


def _place(key: Key) -> tuple[int, int, str]:
    """Return where a row stands: the turns in order, then the sliders, then all players together, then each."""
    what, turn, who = key
    return (turn or 99, [*TURN, *GLOBAL, *SUMS].index(what), who or "")


def heading(what: str, turn: int | None, who: str | None, names: Mapping[str, str], lang: str) -> str:
    """Return what a row is about."""
    words = text(f"classroom.what.{what}", lang, turn=turn)
    if who is not None:
        return text("classroom.of_player", lang, names=names, player=who, what=words)
    return words


def shown(what: str, value: Any, lang: str = "en") -> str:
    """Return a value of a row as people read it."""
    if value is None or (what == "intensity" and not value):
        return "–"
    if what == "outlook":
        return name(GAME_ID, value, lang)
    if what == "growth":
        return text("classroom.percent", lang, value=signed(value))
    if what in MONEY:
        return dollars(value, lang)
    if what == "chances":
        return text("classroom.chances", lang, value=value)
    return signed(value)


def signed(value: object) -> str:
    """Return a number, or words without a hyphen, with a minus sign in front of what is below zero."""
    return str(value).replace("-", "−")


def dollars(value: int, lang: str = "en", *, sign: bool = False) -> str:
    """Return an amount with its sign in front: −$4, in French −4 $; with ``sign`` also a plus."""
    front = "−" if value < 0 else "+" if sign and value else ""
    return front + text("classroom.dollars", lang, value=abs(value))


def amount(what: str, value: int | None, lang: str = "en") -> str:
    """Return a difference as people read it, with its sign; a dash where there is none."""
    if value is None:
        return "–"
    if what in MONEY:
        return dollars(value, lang, sign=True)
    return f"{'−' if value < 0 else '+'}{abs(value)}"


def told(rows: Iterable[Mapping[str, Any]], lang: str = "en", *, same: bool = True) -> list[Said]:
    """Return in sentences, each with its rules, that the luck was the same, and what came of it.

    Parameters
    ----------
    rows
        Of :func:`difference`.
    lang
        ``"en"`` or ``"fr"``.
    same
        Whether it is said that the luck was the same; that it was not is always said.

    Examples
    --------
    >>> alike = {"turn": None, "who": None, "difference": 0, "same": True}
    >>> told([{"what": "loans", "one": 2, "two": 2, **alike}, {"what": "borrowed", "one": 39, "two": 39, **alike}])
    [('Bonds taken: 2 for $39 before, 2 for $39 after.', ('INC-052',))]
    """
    held = {(row["what"], row["turn"], row["who"]): row for row in rows}
    turns = list(dict.fromkeys(turn for _, turn, _ in held if turn is not None))
    return [*_luck(held, turns, lang, same), *_crises(held, turns, lang), *_loans(held, lang)]


def _said(message: str, lang: str, *rules: str, **params: Any) -> Said:
    return text(f"classroom.told.{message}", lang, **params), rules


def _luck(held: Mapping[Key, Mapping[str, Any]], turns: Sequence[int], lang: str, same: bool) -> Iterator[Said]:
    """Yield that cards and dice were the same, if that is wanted, or that they were not."""
    drawn = [held[key] for what in ("outlook", "die") for turn in turns if (key := (what, turn, None)) in held]
    kept = all(row["same"] for row in drawn)
    if drawn and (same or not kept):
        cards = ", ".join(shown("outlook", row["two"], lang) for row in drawn if row["what"] == "outlook")
        dice = ", ".join(shown("die", row["two"], lang) for row in drawn if row["what"] == "die")
        yield _said("luck" if kept else "luck_other", lang, "INC-101", "INC-190", cards=cards, dice=dice)


def _crises(held: Mapping[Key, Mapping[str, Any]], turns: Sequence[int], lang: str) -> Iterator[Said]:
    """Yield what each crisis was on either side, or that there was none."""
    crises = [row for turn in turns if (row := held.get(("intensity", turn, None))) and (row["one"] or row["two"])]
    for row in crises:
        turn, odds = row["turn"], held["difficulty", row["turn"], None]
        numbers = {key: row[key] or 0 for key in ("one", "two")}
        sums = {f"difficulty_{key}": shown("difficulty", odds[key], lang) for key in ("one", "two")}
        die = shown("die", held["die", turn, None]["two"], lang)
        yield _said(_crisis(**numbers), lang, "INC-190", "INC-191", turn=turn, die=die, **numbers, **sums)
    if turns and not crises:
        yield _said("no_crisis", lang, "INC-190")


def _loans(held: Mapping[Key, Mapping[str, Any]], lang: str) -> Iterator[Said]:
    """Yield how many bonds were taken on either side, and what they brought."""
    if loans := held.get(("loans", None, None)):
        lent = held["borrowed", None, None]
        money = {"dollars_one": dollars(lent["one"], lang), "dollars_two": dollars(lent["two"], lang)}
        yield _said("loans", lang, "INC-052", one=loans["one"], two=loans["two"], **money)


def _crisis(one: int, two: int) -> str:
    """Return which sentence tells of two crises of these intensities, one of which may be 0: none."""
    if one and two:
        return "crises"
    return "crisis_one" if one else "crisis_two"


def percent(share: float, lang: str = "en") -> str:
    """Return a share as a percentage with one place: 5.0 %, in French 5,0 %."""
    number = signed(f"{100 * share:.1f}")
    return text("classroom.percent", lang, value=number.replace(".", ",") if lang == "fr" else number)
