"""Two economies side by side, in words and numbers, and over each other in a figure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamekit.classroom import told
from gamekit.classroom.facts import amount, shown
from gamekit.core.session import Session
from gamekit.locale import text
from widgets.classroom.desk import field, options, part, rows

Rows = Sequence[Mapping[str, Any]]
"""What two economies have in common and where they differ, of `gamekit.classroom.difference`."""

Named = tuple[str, Session]
"""An economy and what it is called."""

FIGURES = ("sliders", "crisis_odds", "bonds", "cash", "net_worth")
"""The figures to choose from."""
_SLIDERS = ("growth", "interest", "stress")
"""At most three sliders stand in view at a time."""


def figure_field(value: str, lang: str) -> dict[str, Any]:
    """Return the field that chooses the figure."""
    names = {what: text(f"widget.classroom.figure.{what}", lang) for what in FIGURES}
    return field("figure", "choice", text("widget.classroom.figure", lang), value, options=options(names))


def lines(made: Rows, lang: str) -> list[list[str]]:
    """Return what two economies have in common and what came of it, sentence by sentence with the rules."""
    return [[sentence, *rules] for sentence, rules in told(made, lang)]


def result(made: Rows, lang: str) -> str:
    """Return what came of it, for the journal, which has the seed already: without the cards and dice."""
    return " ".join(sentence for sentence, _ in told(made, lang, same=False))


def compared(one: str, two: str, made: Rows, names: Mapping[str, str], lang: str) -> list[dict[str, Any]]:
    """Return three tables of economies called so: the turns, the end, and what each player is worth."""
    of_turns = {(row["what"], row["turn"]): row for row in made if row["turn"] is not None}
    of_all = [row for row in made if row["turn"] is None and row["who"] is None]
    worth = [{**row, "words": names[row["who"]]} for row in made if row["what"] == "net_worth" and row["who"]]
    return [
        _turns(one, two, of_turns, lang),
        _ends("happened", one, two, of_all, lang),
        _ends("players", one, two, worth, lang),
    ]


def _turns(one: str, two: str, held: Mapping[tuple[str, int], Mapping[str, Any]], lang: str) -> dict[str, Any]:
    """Return the table with a row for each turn: card and die, and what they met in both economies."""

    def say(message: str, **params: Any) -> str:
        return text(f"widget.classroom.{message}", lang, **params)

    def both(what: str, turn: int) -> str:
        row = held[what, turn]
        values = [row["two"]] if row["same"] else [row["one"], row["two"]]
        return " / ".join(shown(what, value, lang) for value in values)

    turns = sorted({turn for what, turn in held if what == "die"})
    cells = [
        [
            str(turn),
            both("outlook", turn),
            both("die", turn),
            *(
                shown(what, held[what, turn][which], lang)
                for which in ("one", "two")
                for what in ("difficulty", "intensity")
            ),
        ]
        for turn in turns
    ]
    heads = [say("turn"), say("card"), say("die")]
    heads += [say(what, called=called) for called in (one, two) for what in ("difficulty", "crisis")]
    marks = [any(held["intensity", turn][which] for which in ("one", "two")) for turn in turns]
    return part(say("turns"), heads, rows(cells, marks))


def _ends(caption: str, one: str, two: str, chosen: Rows, lang: str) -> dict[str, Any]:
    """Return a table of numbers at the end, with their differences."""
    first = text(f"widget.classroom.{caption}.what", lang)
    heads = [first, one, two, text("widget.classroom.difference", lang)]
    cells = [
        [
            row["words"],
            shown(row["what"], row["one"], lang),
            shown(row["what"], row["two"], lang),
            text("widget.classroom.same", lang) if row["same"] else amount(row["what"], row["difference"], lang),
        ]
        for row in chosen
    ]
    return part(text(f"widget.classroom.{caption}", lang), heads, rows(cells))


def figure(economies: list[Named], what: str, lang: str, theme: str) -> tuple[Any, str]:
    """Return the figure of one economy, or of the last two over each other, and what it shows in words."""
    from widgets import charts

    named = dict(economies)
    if len(named) < 2:
        drawn = getattr(charts, what)(economies[-1][1], lang, theme)
    else:
        drawn = charts.compare(named, what, lang, theme, show=_SLIDERS if what == "sliders" else None)
    return drawn, charts.describe(drawn)
