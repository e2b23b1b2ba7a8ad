"""The account tables: what nations and players hold."""

from __future__ import annotations

from typing import ClassVar

from widgets.base import STATIC, GameWidget, ViewTrait
from widgets.panels import accounts_picture


class Accounts(GameWidget):
    """Show treasuries, power points, governments, pieces, cash, bonds and scores of a position in two tables.

    Parameters
    ----------
    view : dict or session
        The position. A session is asked for its view once; assign it again to show a later position.
    before : dict, optional
        The position to compare with. Cells that differ carry an arrow and the signed difference, in millions for
        money. Left out, nothing is marked.
    lang, size, names
        As in every widget.
    """

    _esm = STATIC / "accounts.js"
    _css = STATIC / "accounts.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.accounts.",)

    before = ViewTrait(help="The position to compare with; empty for none.").tag(sync=True)

    def to_svg(self) -> str:
        """Draw both tables as one SVG document that needs neither kernel nor script."""
        return accounts_picture(self.view, self.names, self.lang)
