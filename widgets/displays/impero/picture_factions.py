"""The accounts of IMPERO as an SVG picture, for a saved notebook that is opened where nothing runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.impero.board import POINTS, RESOURCES
from gamekit.impero.rulesets import GAME_ID
from gamekit.impero.seasonal import bill_of
from gamekit.locale import text
from widgets.displays.words import Words
from widgets.pictures.tables import tables

_EMPIRE = ("cities", "regions", "routes", "technologies", "score", "upkeep")
_RECONSTRUCTED = ("routes", "technologies", "score")


def factions_picture(view: Mapping[str, Any], names: Mapping[str, str], lang: str) -> str:
    """Draw the tables of stocks with the income to come, and of holdings with the upkeep, a row for each seat."""
    word = Words(GAME_ID, "factions", lang, names)

    def number(value: int | None) -> str:
        return text("widget.common.hidden", lang) if value is None else str(value)

    def owed(seat: str) -> str:
        bill, kind = bill_of(view, seat)
        if bill is None:
            return "–"
        if bill["missing"] is None:
            how = "hidden"
        else:
            how = "tier" if bill["tier"] else "forgiven" if bill["missing"] else "none"
        said = word(f"owed.{kind}.{how}", missing=bill["missing"], tier=bill["tier"])
        return f"{number(bill['due'])} ({said})"

    stocks = [[word("head.name"), *(word(f"head.{unit}") for unit in (*RESOURCES, *POINTS))]]
    empire = [[word("head.name"), *(word(f"head.{key}") + (" *" if key in _RECONSTRUCTED else "") for key in _EMPIRE)]]
    for seat, own in view.get("seats", {}).items():
        role = word("role.out" if own["out"] else "role", faction=own["faction"])
        head = f"{word.name(seat)} ({role})"
        if own["out"]:
            stocks.append([head, *["–"] * len((*RESOURCES, *POINTS))])
            empire.append([head, *["–"] * len(_EMPIRE)])
            continue
        held = {unit: own["stock"][unit] if own["stock"] else None for unit in RESOURCES} | own["points"]
        income = own["income"]["total"]
        row = [number(amount) + (f" (+{income[unit]})" if income[unit] else "") for unit, amount in held.items()]
        stocks.append([head, *row])
        governed = sum(region["governor"] == seat for region in view["regions"].values())
        routes = sum(seat in route["holders"] for route in view["routes"])
        counts = [own["cities"], governed, routes, len(own["technologies"])]
        empire.append([head, *map(str, counts), number(own["score"]), owed(seat)])
    first = word("stocks.brackets", season=view["season"]) if "season" in view else ""
    return tables(word("title"), [(first, stocks), (f"{word('empire')} ({word('reconstructed')})", empire)])
