"""The charts of IMPERO."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from widgets.charts.impero import grids, standing, upkeep

if TYPE_CHECKING:
    import plotly.graph_objects as go

DRAW: Mapping[str, Callable[..., go.Figure]] = MappingProxyType(
    {
        "stocks": standing.stocks_chart,
        "income_upkeep": upkeep.balance_chart,
        "bills": upkeep.bills_chart,
        "deficits": grids.deficits_chart,
        "stability": grids.stability_chart,
        "cities": standing.cities_chart,
        "points": standing.points_chart,
    }
)
"""How each chart is drawn, by name: of a session, a language and a theme."""
GHOSTS: Mapping[str, Callable[..., go.Figure]] = MappingProxyType(
    {what: DRAW[what] for what in ("stocks", "cities", "points")}
)
"""The charts of lines that can lie over the ghost of another game, which they take behind the theme."""
SAY: Mapping[str, Callable[[Any, str], list[str]]] = MappingProxyType(
    {
        **dict.fromkeys(("stocks", "cities", "points"), standing.describe),
        **dict.fromkeys(("income_upkeep", "bills"), upkeep.describe),
        **dict.fromkeys(("deficits", "stability"), grids.describe),
    }
)
"""How each chart is put into words."""
