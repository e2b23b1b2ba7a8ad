"""The account tables: what nations, corporations and players hold."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gamekit.core.game import get
from gamekit.core.session import Session
from widgets.base import DisplayWidget, ViewTrait, WithRules
from widgets.displays import Part
from widgets.film import book_texts


class Accounts(WithRules, DisplayWidget):
    """Show what a position gives to whom, in tables whose cells explain themselves.

    Of Imperial 2030 these are treasuries, power points, governments, pieces, cash, bonds and scores; of Incorporated
    cash, bonds and credit, shares, and squares by industry with what they would earn; of IMPERO stocks and points with
    the income to come, cities, routes, technologies and scores, and each bill of upkeep, folded away. Cells that differ
    from the position before carry an arrow and the signed difference.

    Parameters
    ----------
    view : dict or session
        The position. A session is asked for its view once; assign it again to show a later position, and what
        has changed since is marked.
    before : dict, optional
        The position to compare with. Left out, it is the step before for a session, and nothing for a view.
    **kwargs
        Further options of `GameWidget`.
    """

    _bundle: ClassVar[str] = "accounts"
    _parts: ClassVar[tuple[Part, ...]] = ("accounts",)

    before = ViewTrait(help="The position to compare with; empty for none.").tag(sync=True)
    _facts = traitlets.Dict().tag(sync=True)

    def __init__(self, view: object = None, **kwargs: Any) -> None:
        if isinstance(view, Session) and view.n > 0:
            kwargs.setdefault("before", view.view(view.n - 1))
        super().__init__(view, **kwargs)

    @traitlets.default("_facts")
    def _default_facts(self) -> dict[str, Any]:
        found: dict[str, Any] = self.display.board()["facts"]
        return found

    def _rule_texts(self) -> dict[str, Any]:
        if not self.display.account_rules or "ruleset" not in self.view:
            return {}
        return book_texts(get(self.display.game).rulebook(self.view["ruleset"]), self.display.account_rules, self.lang)

    @traitlets.observe("view")
    def _compare(self, change: Any) -> None:
        if isinstance(change["old"], dict) and change["old"]:
            self.before = change["old"]

    def to_svg(self) -> str:
        """Draw the tables as one SVG document that needs neither kernel nor script."""
        return self.display.accounts_picture(self.view, self.names, self.lang)
