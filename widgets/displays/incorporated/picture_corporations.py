"""The accounts of Incorporated as an SVG picture, for a saved notebook that is opened where nothing runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.incorporated.rulesets import GAME_ID
from gamekit.locale import text
from widgets.displays.words import Words
from widgets.pictures.tables import tables


def corporations_picture(view: Mapping[str, Any], names: Mapping[str, str], lang: str) -> str:
    """Draw the tables of money, shares and industries, a row for each player in play order."""
    word = Words(GAME_ID, "corporations", lang, names)
    said = word.name

    def dollars(amount: int | None) -> str:
        return text("widget.common.hidden", lang) if amount is None else word("money", amount=amount)

    def heads(*keys: str) -> list[str]:
        return [word(f"head.{key}") for key in keys]

    order: list[str] = view.get("order", [])
    seats, countries = view.get("seats", {}), view.get("countries", {})
    majors = [country for country, land in countries.items() if "shares" in land]
    industries = list(view.get("payoff", {}).get("revealed", ()))

    money = [heads("name", "cash", "bonds", "loan", "interest", "repay", "payable")]
    shares = [[*heads("name"), *map(said, majors)]]
    squares = [[*heads("name"), *map(said, industries), *heads("total", "executives", "pile")]]
    for place, seat in enumerate(order, 1):
        own = seats[seat]
        role = f" ({word('role', place=place, corporation=own['corporation'])})" if own["corporation"] else ""
        loan, payable = ("–" if view["over"] else dollars(own[key]) for key in ("loan", "most_payable"))
        dues = map(dollars, (own["interest"], own["repay"]))
        money.append([said(seat) + role, dollars(own["cash"]), str(own["bonds"]), loan, *dues, payable])
        shares.append([said(seat), *(str(own["shares"].get(country, 0)) for country in majors)])
        prospects = view["prospects"]
        held = [
            ("★ " if prospects["leaders"][industry] == seat else "") + str(view["holdings"][seat][industry])
            for industry in industries
        ]
        total = dollars(prospects["totals"][seat])
        squares.append([said(seat), *held, total, str(own["executives"]), str(own["pile"])])
    shares.append([word("bank"), *(str(countries[country]["shares"]["bank"]) for country in majors)])
    legend = f"{word('industries')} (★ {word('leader')})"
    return tables(word("title"), [(word("moneys"), money), (word("shares"), shares), (legend, squares)])
