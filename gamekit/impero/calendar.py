"""The calendar of IMPERO as it is drawn: four seasons of five phases, what each season and each event card changes.

What they change comes from the data of the game (``board.json``), effect by effect; here stand only the sentence of
each effect, the phase in which it is felt, and the rules behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from gamekit.impero.board import SEASONS, Effect, board
from gamekit.impero.flow import PHASES
from gamekit.impero.rulesets import Options

NUMERALS = ("I", "II", "III", "IV", "V")
"""Of the phases, as the rules number them (IMP-004)."""

PHASE_RULES: Mapping[str, tuple[str, ...]] = {
    "event": ("IMP-030",),
    "income": ("IMP-031",),
    "management": ("IMP-032", "IMP-171"),
    "actions": ("IMP-033", "IMP-042"),
    "upkeep": ("IMP-034",),
}
"""The rules of each phase."""

WITHOUT = ("IMP-S01",)
"""The rule behind seasons without an Actions phase."""

SEASON_RULES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("printemps", "income_mult"): ("IMP-010", "IMP-A02"),
    ("printemps", "influence_cap"): ("IMP-011",),
    ("ete", "move_all"): ("IMP-012",),
    ("ete", "income_mult"): ("IMP-013", "IMP-A02"),
    ("ete", "siege_add"): ("IMP-014", "IMP-A20"),
    ("automne", "income_add.route"): ("IMP-015",),
    ("automne", "income_add.transaction"): ("IMP-016", "IMP-A17"),
    ("automne", "upkeep_add"): ("IMP-017", "IMP-A04"),
    ("hiver", "upkeep_add"): ("IMP-018", "IMP-A04"),
    ("hiver", "move_all"): ("IMP-019", "IMP-A06"),
    ("hiver", "influence_none"): ("IMP-020", "IMP-A16"),
    ("hiver", "stability.temporary"): ("IMP-021", "IMP-A03"),
    ("hiver", "stability.permanent"): ("IMP-021", "IMP-A03"),
}
"""The rules of what a season changes."""

ENDING = ("IMP-176",)
"""The rule behind the end of the last winter."""

CARD_RULES = ("IMP-030",)
"""The rule of every event card."""

FELT: Mapping[str, str] = {
    "income_mult": "income",
    "income_add": "income",
    "influence_cap": "management",
    "cost_add": "management",
    "move_add": "actions",
    "siege_add": "actions",
    "upkeep_add": "upkeep",
    "stability_temp": "income",
    "gain": "event",
    "stability_add": "event",
    "lose_units": "event",
}
"""The phase in which each kind of effect is felt, a transaction between players apart (IMP-A18)."""


def season_dial(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return what never changes on the season wheel of a game, as JSON data.

    Parameters
    ----------
    view
        Any position of the game; its options are read from it. Empty for the usual ones.

    Returns
    -------
    dict
        Shared by all callers: do not change it.

        ``phases``
            In order, each with ``id``, ``numeral``, ``rules``, and ``played``: whether this table plays it (IMP-S01).
        ``seasons``
            In order, each with ``id`` and ``lines``.
        ``cards``
            By id, each with ``season``, ``lines`` and ``reconstructed``.

        A line has ``say``, the end of its message id; ``params`` for that message; ``rules``; and ``phase``, where it
        is felt. Of a season's line there is also a short form.
    """
    options = view.get("options", {})
    usual = Options()
    return _dial(
        bool(options.get("actions", usual.actions)),
        str(options.get("winter_stability", usual.winter_stability)),
    )


@cache
def _dial(actions: bool, winter_stability: str) -> dict[str, Any]:
    data = board()
    sources = {card["id"]: card["source"] for deck in data.raw["paquets"].values() for card in deck}
    return {
        "phases": [
            {
                "id": phase,
                "numeral": numeral,
                "rules": list(WITHOUT if (left_out := phase == "actions" and not actions) else PHASE_RULES[phase]),
                "played": not left_out,
            }
            for phase, numeral in zip(PHASES, NUMERALS, strict=True)
        ],
        "seasons": [
            {
                "id": season,
                "lines": [
                    _line(effect, SEASON_RULES[season, _say(effect, winter_stability)], winter_stability)
                    for effect in data.seasons[season]
                ],
            }
            for season in SEASONS
        ],
        "cards": {
            card.id: {
                "season": card.season,
                "lines": [_line(effect, CARD_RULES, winter_stability) for effect in card.effects],
                "reconstructed": sources[card.id] == "reconstructed",
            }
            for card in data.cards.values()
        },
    }


def _line(effect: Effect, rules: tuple[str, ...], winter_stability: str) -> dict[str, Any]:
    """Return the sentence of an effect."""
    params: dict[str, Any] = {"n": effect.n}
    if effect.resource:
        params["resource"] = effect.resource
    say = _say(effect, winter_stability)
    if say == "move_some":
        params["units"] = list(effect.units)
    phase = "actions" if effect.per == "transaction" else FELT[effect.op]
    return {"say": say, "params": params, "rules": list(rules), "phase": phase}


def _say(effect: Effect, winter_stability: str) -> str:
    """Return the end of the id of the message that says an effect."""
    match effect.op:
        case "income_add" | "gain":
            return f"{effect.op}.{effect.per}"
        case "cost_add":
            return f"cost_add.{effect.target}"
        case "influence_cap":
            return "influence_cap" if effect.n else "influence_none"
        case "stability_temp":
            return f"stability.{winter_stability}"
        case "move_add":
            every = {tuple(board().units): "move_all", board().land: "move_land"}
            return every.get(effect.units, "move_some")
        case op:
            return op
