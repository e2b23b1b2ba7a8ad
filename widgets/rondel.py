"""The rondel as a widget: the ring of spaces with the nations' markers, to choose from or to read."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gamekit.imperial2030.rulesets import GAME_ID
from widgets.base import STATIC, GameWidget
from widgets.displays.imperial2030.board import wheel
from widgets.displays.imperial2030.picture_rondel import rondel_svg


class Rondel(GameWidget):
    """The rondel of a position.

    While a nation chooses its space the wedges show steps and price, and what cannot be reached says why.
    Enter, Space or a click writes the id of the space into ``chosen``; nothing is played by the widget itself.

    Parameters
    ----------
    view : dict or session, optional
        The position to show.
    readonly : bool
        Nothing can be chosen; the spaces still explain themselves.
    **kwargs
        Further options of `GameWidget`.

    Examples
    --------
    >>> rondel = Rondel()
    >>> rondel.chosen
    ''
    """

    _esm = STATIC / "rondel.js"
    _css = STATIC / "rondel.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.rondel.",)

    chosen = traitlets.Unicode("", help="Id of the space chosen in the position shown, or empty.").tag(sync=True)
    readonly = traitlets.Bool(False, help="Whether nothing can be chosen.").tag(sync=True)
    _wheel: Any = traitlets.List().tag(sync=True)

    @traitlets.default("_wheel")
    def _default_wheel(self) -> list[dict[str, str]]:
        return list(wheel(self.view.get("ruleset", "summary")))

    def check_game(self, game: str) -> None:
        """Raise ValueError for a game that is played without a rondel."""
        if game != GAME_ID:
            raise ValueError(f"{game!r} has no rondel: only {GAME_ID} has one")

    @traitlets.validate("chosen")
    def _known_space(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        spaces = [space["id"] for space in self._wheel]
        if value and value not in spaces:
            raise traitlets.TraitError(f"no space {value!r} on this rondel: it has {', '.join(spaces)}")
        return value

    @traitlets.observe("view")
    def _new_position(self, _change: object) -> None:
        # A choice belongs to the position it was made in: the next nation may well choose the same space.
        self.chosen = ""
        self._wheel = self._default_wheel()

    def to_svg(self) -> str:
        """Draw the rondel as one SVG document."""
        return rondel_svg(self.view, self.lang, self.names)
