"""The bill of upkeep of IMPERO as a widget: to come, paid, as it would be in another season, or in all four."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from gamekit.impero import GAME
from gamekit.impero.board import SEASONS
from gamekit.impero.rulesets import GAME_ID
from gamekit.impero.seasonal import bill_of, bills_by_season
from widgets.base import STATIC, WithRules
from widgets.displays.impero.picture_bill import RULES, bill_svg, seasons_svg
from widgets.film import book_texts


def _check_seat(view: Mapping[str, Any], seat: str) -> None:
    """Raise TraitError if nobody sits there."""
    if seat not in view["seats"]:
        raise traitlets.TraitError(f"no seat {seat!r}: the seats are {', '.join(view['seats'])}")


class Bill(WithRules):
    """A bill of upkeep as a table: what each line is for, what season and card change, what is due, paid and missing.

    Each row names its rule; a press on it opens the text. A bill that is still to come is a forecast and says so.

    Parameters
    ----------
    view : dict or session
        A position of IMPERO. A session is asked for its view once; assign it again to show a later position.
    seat : str
        Whose bill.
    season : str, optional
        Show the bill as it would be in this season: ``printemps``, ``ete``, ``automne`` or ``hiver``, without an event
        card. Left out, it is the bill of the season of the position: the one that was paid, else the one to come.
    seasons : bool
        Whether to show the same upkeep in all four seasons side by side.
    **kwargs
        Further options of `GameWidget`.

    Raises
    ------
    ValueError
        For a position of another game; also when assigned later.
    traitlets.TraitError
        For a seat or a season there is not; the message lists those there are.

    Examples
    --------
    >>> import gamekit
    >>> session = gamekit.new_session("impero", players=["Ann", "Ben"], seed=7)
    >>> Bill(session, seat="P2")
    Bill(P2, due=3, missing=0, lang='en')
    >>> Bill(session, seasons=True)
    Bill(P1, printemps=2, ete=2, automne=0, hiver=3, lang='en')
    """

    _esm = STATIC / "bill.js"
    _css = STATIC / "bill.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.bill.", "widget.log.")

    seat = traitlets.Unicode("P1", help="Whose bill.").tag(sync=True)
    season = traitlets.Unicode(None, allow_none=True, help="The season of the bill; that of the position for None.")
    seasons = traitlets.Bool(False, help="Whether all four seasons are shown side by side.")
    _bill = traitlets.Dict().tag(sync=True)

    def __init__(self, view: object = None, **kwargs: Any) -> None:
        self.check_options(kwargs)
        super().__init__(view, **kwargs)
        self._show()

    def check_game(self, game: str) -> None:
        """Raise ValueError for a position of another game."""
        if game != GAME_ID:
            raise ValueError(f"no bill in a position of {game!r}: there are bills in {GAME_ID}")

    @traitlets.default("view")
    def _default_view(self) -> dict[str, Any]:
        return GAME.view(GAME.position({}))

    def _game(self) -> str:
        return GAME_ID

    @traitlets.validate("view")
    def _seated_view(self, proposal: dict[str, Any]) -> dict[str, Any]:
        # An empty view is none, and a bill is always one of a position.
        view = proposal["value"] or self._default_view()
        _check_seat(view, self.seat)
        return dict(view)

    @traitlets.validate("seat")
    def _known_seat(self, proposal: dict[str, Any]) -> str:
        seat: str = proposal["value"]
        _check_seat(self.view, seat)
        return seat

    @traitlets.validate("season")
    def _known_season(self, proposal: dict[str, Any]) -> str | None:
        season: str | None = proposal["value"]
        if season is not None and season not in SEASONS:
            raise traitlets.TraitError(f"no season {season!r}: the seasons are {', '.join(SEASONS)}")
        return season

    @traitlets.observe("view", "seat", "season", "seasons")
    def _show(self, _change: object = None) -> None:
        self._bill = self._shown()
        self._rules = self._rule_texts()

    def _shown(self) -> dict[str, Any]:
        """Return what the browser shows: ``bill``, ``kind`` and ``season``; ``seasons`` where they are compared."""
        bill, kind = bill_of(self.view, self.seat)
        shown = {"bill": bill, "kind": kind, "season": self.view["season"]}
        if bill is None or not (self.seasons or self.season):
            return shown
        bills = bills_by_season(self.view, self.seat)
        if self.seasons or self.season is None:
            return shown | {"seasons": bills}
        return {"bill": bills[self.season], "kind": "season", "season": self.season}

    def _rule_texts(self) -> dict[str, Any]:
        return book_texts(GAME.rulebook(self.view["ruleset"]), RULES, self.lang)

    def to_svg(self) -> str:
        """Draw the bill as one SVG document that needs neither kernel nor script."""
        if seasons := self._bill.get("seasons"):
            return seasons_svg(self.view, seasons, self.names, self.lang)
        return bill_svg(self.view, self._bill["bill"], self._bill["kind"], self._bill["season"], self.names, self.lang)

    def __repr__(self) -> str:
        """Return what is due, in the same words for the same position."""
        if seasons := self._bill.get("seasons"):
            due = [f"{season}={bill['due']}" for season, bill in seasons.items()]
        else:
            bill = self._bill["bill"]
            due = [f"due={bill['due']}", f"missing={bill['missing']}"] if bill else ["none"]
        return f"Bill({', '.join([self.seat, *due])}, lang={self.lang!r})"
