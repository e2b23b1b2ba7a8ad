"""The board of a game as a map, with all that stands on it in a position."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from widgets.base import DisplayWidget
from widgets.displays import Part


class WorldMap(DisplayWidget):
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

    _bundle: ClassVar[str] = "map"
    _parts: ClassVar[tuple[Part, ...]] = ("board",)

    selected = traitlets.Unicode("", help="Id of the chosen region, or empty.").tag(sync=True)
    highlight = traitlets.List(traitlets.Unicode(), help="Regions changed by the last step.").tag(sync=True)
    _board = traitlets.Dict().tag(sync=True)

    @traitlets.default("_board")
    def _default_board(self) -> dict[str, Any]:
        return self.display.board()

    def _check(self, place: str) -> str:
        if place and place not in self.display.places():
            raise traitlets.TraitError(f"no region {place!r} on this board")
        return place

    @traitlets.validate("selected")
    def _known_region(self, proposal: dict[str, Any]) -> str:
        return self._check(str(proposal["value"]))

    @traitlets.validate("highlight")
    def _known_regions(self, proposal: dict[str, Any]) -> list[str]:
        return [self._check(region) for region in proposal["value"]]

    def to_svg(self) -> str:
        """Draw the map as one SVG document."""
        return self.display.picture(self.view, self.lang, self.names, highlight=self.highlight, selected=self.selected)
