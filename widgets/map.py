"""The board as a map: regions, pieces, flags and factories of a position."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from widgets.base import STATIC, GameWidget
from widgets.boards import board
from widgets.picture_map import map_svg


class WorldMap(GameWidget):
    """The map of a position.

    Parameters
    ----------
    view : dict or session, optional
        The position to show.
    selected : str
        Id of the chosen region, or empty. Follows the user's choice on the map or in its list.
    highlight : list of str
        Regions to mark as changed by the last step.
    **kwargs
        Further options of `GameWidget`.

    Examples
    --------
    >>> world = WorldMap(selected="congo")
    >>> world.selected
    'congo'
    """

    _esm = STATIC / "map.js"
    _css = STATIC / "map.css"
    draws_board: ClassVar[bool] = True
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.map.",)

    selected = traitlets.Unicode("", help="Id of the chosen region, or empty.").tag(sync=True)
    highlight = traitlets.List(traitlets.Unicode(), help="Regions changed by the last step.").tag(sync=True)
    _board = traitlets.Dict().tag(sync=True)

    @traitlets.default("_board")
    def _default_board(self) -> dict[str, Any]:
        return board(self.view.get("game", "imperial2030"))

    def _check(self, region: str) -> str:
        if region and region not in self._board["regions"]:
            raise traitlets.TraitError(f"no region {region!r} on this board")
        return region

    @traitlets.validate("selected")
    def _known_region(self, proposal: dict[str, Any]) -> str:
        return self._check(str(proposal["value"]))

    @traitlets.validate("highlight")
    def _known_regions(self, proposal: dict[str, Any]) -> list[str]:
        return [self._check(region) for region in proposal["value"]]

    def to_svg(self) -> str:
        """Draw the map as one SVG document."""
        return map_svg(self.view, self.lang, self.names, highlight=self.highlight, selected=self.selected)
