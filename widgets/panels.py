"""Account tables and log as SVG pictures, for a saved notebook that is opened where nothing runs."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from gamekit.locale import name, text
from widgets.picture_tables import PAD, ROW, SIZE, document, line, rule, tables


def accounts_picture(view: Mapping[str, Any], names: Mapping[str, str], lang: str) -> str:
    """Draw the tables of nations and of players.

    Parameters
    ----------
    view
        The position.
    names
        Players' names by seat.
    lang
        ``"en"`` or ``"fr"``.
    """
    game = view.get("game", "")

    def said(identifier: str | None) -> str:
        return word("nobody") if identifier is None else name(game, identifier, lang, names)

    def word(key: str) -> str:
        return text(f"widget.accounts.{key}", lang)

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


def log_picture(title: str, entries: Sequence[Mapping[str, Any]], width: int = 760) -> str:
    """Draw lines of the log, newest first.

    Parameters
    ----------
    title
        Heading.
    entries
        Newest first: ``n`` and ``lines``, each ``[sentence, rule id, ...]``.
    width
        In pixels; sentences break to fit.
    """
    body = [line(title, PAD, ROW, weight=700)]
    top = ROW + PAD
    for entry in entries:
        body.append(rule(top, width))
        body.append(line(str(entry["n"]), PAD + 34, top + 16, anchor="end", faint=True))
        for sentence, *rules in entry["lines"]:
            whole = f"{sentence} ({', '.join(rules)})" if rules else sentence
            for part in textwrap.wrap(whole, int((width - 64) / (SIZE * 0.52))):
                body.append(line(part, PAD + 46, top + 16))
                top += 18
        top += 6
    return document(title, width, top, "".join(body))
