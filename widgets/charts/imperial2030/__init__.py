"""The charts of Imperial 2030."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gamekit.core.session import Session
from widgets.charts import flows
from widgets.charts.imperial2030 import credit, lines

if TYPE_CHECKING:
    import plotly.graph_objects as go


def _lines(what: str) -> Callable[[Session, str, str], go.Figure]:
    return lambda session, lang, theme, *past: lines.chart(session, what, lang, theme, *past)


DRAW: Mapping[str, Callable[..., go.Figure]] = MappingProxyType(
    {
        **{what: _lines(what) for what in ("power_points", "treasuries", "tax_revenue")},
        "credit_sums": credit.chart,
        **{what: _lines(what) for what in ("net_worth", "cash")},
        "money_flows": flows.chart,
    }
)
"""How each chart is drawn, by name: of a session, a language, a theme, and what else the chart takes."""
GHOSTS: Mapping[str, Callable[..., go.Figure]] = MappingProxyType(
    {what: DRAW[what] for what in ("power_points", "treasuries", "tax_revenue", "net_worth", "cash")}
)
"""The charts of lines that can lie over the ghost of another game, which they take behind the theme."""
SAY: Mapping[str, Callable[[Any, str], list[str]]] = MappingProxyType(
    {
        **dict.fromkeys(DRAW, lines.describe),
        "credit_sums": credit.describe,
        "money_flows": flows.describe,
    }
)
"""How each chart is put into words."""
