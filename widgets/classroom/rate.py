"""The price of money: what bonds bring at the rate of now, and what they cost at the rate at which they are repaid."""

from __future__ import annotations

from typing import Any, ClassVar

from gamekit.classroom import loan_table
from gamekit.classroom.facts import dollars, percent
from gamekit.classroom.loans import RULES
from gamekit.classroom.scenarios import tracks
from gamekit.incorporated.board import board
from gamekit.locale import text
from widgets.classroom.demo import Demo, start_view
from widgets.classroom.desk import Line, button, field, options, part, rows
from widgets.sliders import Sliders

HELD = range(6)
"""Bonds that the borrower may have already."""


class RateDemo(Demo):
    """Move the rate, and see what bonds bring now, cost meanwhile, and cost when they are repaid.

    Parameters
    ----------
    now, later : int
        What the Interest track shows when bonds are taken, and when they are repaid, in dollars.
    repaid : int
        The turn at whose end they are repaid.
    held : int
        Bonds that the borrower has already.
    bonds : int
        How many more are shown, one below the other.
    **kwargs
        Options of `Demo`.

    Examples
    --------
    >>> demo = RateDemo(now=20, later=12)
    >>> demo.set(later=20)
    >>> demo
    RateDemo(later=20, repaid=3, held=0, now=20, lang='en')
    """

    part: ClassVar[str] = "rate"
    figure_first: ClassVar[bool] = False

    def __init__(
        self, now: int = 20, later: int = 12, *, repaid: int = 3, held: int = 0, bonds: int = 5, **kwargs: Any
    ) -> None:
        loan_table(now, later, held=held, bonds=bonds, repaid=repaid)
        self._first = {"later": later, "repaid": repaid, "held": held}
        self._start, self._bonds = now, bonds
        super().__init__(**kwargs)

    @property
    def now(self) -> int:
        """What a first bond brings now, as the slider shows."""
        assert self.sliders is not None
        return self.sliders.places["interest"]

    def _home(self) -> dict[str, Any]:
        return dict(self._first)

    def _make_sliders(self) -> Sliders:
        return Sliders(
            start_view({"interest": self._start}),
            movable=["interest"],
            show=["interest"],
            lang=self.lang,
            size=self.size,
        )

    def _fields(self) -> list[dict[str, Any]]:
        def say(message: str, **params: Any) -> str:
            return text(f"widget.classroom.rate.{message}", self.lang, **params)

        prices = {price: dollars(price, self.lang) for price in reversed(tracks()["interest"])}
        turns = {turn: say("turn", turn=turn) for turn in range(1, board().turns + 1)}
        held = {count: str(count) for count in HELD}
        return [
            field("later", "choice", say("later"), self.values["later"], options=options(prices)),
            field("repaid", "choice", say("repaid"), self.values["repaid"], options=options(turns)),
            field("held", "choice", say("held"), self.values["held"], options=options(held)),
            *self._journal_fields(),
        ]

    def _buttons(self) -> list[dict[str, Any]]:
        if self.journal is None:
            return []
        return [button("note", text("widget.classroom.note", self.lang), main=True)]

    def _rows(self) -> list[dict[str, Any]]:
        chosen = {key: self.values[key] for key in ("later", "held", "repaid")}
        return loan_table(self.now, bonds=self._bonds, **chosen)

    def _sum(self) -> str:
        """Return the arithmetic of the first loan."""
        first = self._rows()[0]
        which = "gain" if first["gain"] > 0 else "loss" if first["gain"] < 0 else "even"
        amounts: dict[str, Any] = {key: dollars(first[key], self.lang) for key in ("brings", "interest", "repay")}
        return text(
            f"widget.classroom.rate.{which}",
            self.lang,
            bond=first["bond"],
            gain=dollars(abs(first["gain"]), self.lang),
            **amounts,
        )

    def _title(self) -> list[Line]:
        return [[self._sum(), "INC-052", "INC-053", "INC-056"]]

    def _tables(self) -> list[dict[str, Any]]:
        heads = ("bond", "brings", "interest", "repay", "result", "end", "rate")
        each = self._rows()
        cells = [
            [
                str(row["bond"]),
                dollars(row["brings"], self.lang),
                dollars(row["interest"], self.lang),
                dollars(row["repay"], self.lang),
                dollars(row["gain"], self.lang, sign=True),
                dollars(row["gain_end"], self.lang, sign=True),
                percent(row["rate_end"], self.lang),
            ]
            for row in each
        ]
        notes = [
            [text(f"widget.classroom.rate.note.{what}", self.lang, **self._amounts()), *rules]
            for what, rules in RULES.items()
        ]
        return [
            part(
                text("widget.classroom.rate.caption", self.lang),
                [text(f"widget.classroom.rate.head.{head}", self.lang) for head in heads],
                rows(cells),
                note=notes,
            )
        ]

    def _amounts(self) -> dict[str, Any]:
        return {
            "upkeep": dollars(board().bond_interest, self.lang),
            "end": dollars(board().bond_penalty, self.lang),
            "now": dollars(self.now, self.lang),
        }

    def _figure(self, theme: str) -> tuple[Any, str]:
        from widgets.charts.incorporated.bond import bond_chart, describe_bond

        figure = bond_chart(self.now, self.lang, theme)
        return figure, " ".join(describe_bond(figure, self.lang))

    def _press(self, what: str) -> None:
        assert what == "note"
        chosen = {
            text("widget.classroom.rate.now", self.lang): self.now,
            **{text(f"widget.classroom.rate.{key}", self.lang): self.values[key] for key in self._first},
        }
        self.said = [[text("widget.classroom.noted", self.lang)]]
        self._note(chosen, self._sum())

    def _set(self, what: str, value: Any) -> None:
        self.said = []

    def __repr__(self) -> str:
        """Return the fields and the place of the slider."""
        shown = ", ".join(f"{key}={self.values[key]}" for key in self._first)
        return f"RateDemo({shown}, now={self.now}, lang={self.lang!r})"
