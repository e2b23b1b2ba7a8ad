"""The charts of Incorporated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from widgets.charts import flows
from widgets.charts.incorporated import compare, crisis, income, money, sliders
from widgets.charts.incorporated.clock import corporations

if TYPE_CHECKING:
    import plotly.graph_objects as go

DRAW: Mapping[str, Callable[..., go.Figure]] = MappingProxyType(
    {
        "sliders": sliders.chart,
        **{what: money.chart(what) for what in ("cash", "net_worth", "bonds")},
        "income_by_industry": income.chart,
        "crisis_odds": crisis.odds_chart,
        "money_flows": lambda session, *given: flows.chart(session, *given, drawn_as=corporations(session)),
    }
)
"""How each chart is drawn, by name: of a session, a language, a theme, and what else the chart takes."""
GHOSTS: Mapping[str, Callable[..., go.Figure]] = MappingProxyType(
    {what: DRAW[what] for what in ("sliders", "cash", "net_worth", "bonds")}
)
"""The charts of lines that can lie over the ghost of another game, which they take behind the theme."""
SAY: Mapping[str, Callable[[Any, str], list[str]]] = MappingProxyType(
    {
        "sliders": sliders.describe,
        **dict.fromkeys(("cash", "net_worth", "bonds"), money.describe),
        "income_by_industry": income.describe,
        "crisis_odds": crisis.describe_odds,
        "money_flows": flows.describe,
        "crisis_heatmap": crisis.describe_heatmap,
        "compare": compare.describe,
    }
)
"""How each chart is put into words."""
