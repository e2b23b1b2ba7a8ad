"""The accounts of Imperial 2030 as an SVG picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.imperial2030.rulesets import GAME_ID
from widgets.displays.words import Words
from widgets.pictures.tables import tables


def accounts_picture(view: Mapping[str, Any], names: Mapping[str, str], lang: str) -> str:
    """Draw the tables of nations and of players."""
    word = Words(GAME_ID, "accounts", lang, names)

    def said(identifier: str | None) -> str:
        return word("nobody") if identifier is None else word.name(identifier)

    columns = ("treasury", "power", "factor", "government", "armies", "fleets", "factories", "flags", "revenue")
    nations = [[word("nation"), *map(word, columns)]]
    for code, nation in view.get("nations", {}).items():
        counted = {**nation, **{key: len(nation[key]) for key in ("factories", "flags")}}
        counted["government"] = said(nation["government"])
        nations.append([said(code), *(str(counted[key]) for key in columns)])

    codes = list(view.get("nations", {}))
    players = [[word("player"), word("cash"), *codes, word("score")]]
    for seat, purse in view.get("seats", {}).items():
        card = f" ({word('card')})" if view.get("investor_card") == seat else ""
        bonds = [" ".join(map(str, sorted(purse["bonds"].get(code, ())))) for code in codes]
        players.append([said(seat) + card, str(purse["cash"]), *bonds, str(purse["score"])])

    return tables(word("title"), [(word("nations"), nations), (word("players"), players)])
