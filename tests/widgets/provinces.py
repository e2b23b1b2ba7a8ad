"""Positions of IMPERO to look at on the map: the opening, and one in which all that there is stands somewhere."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

import gamekit

NAMES = {"P1": "Ann", "P2": "Ben", "P3": "Cleo", "P4": "Dan"}


@cache
def _opening() -> dict[str, Any]:
    return gamekit.new_session("impero", players=list(NAMES.values()), seed=1).view(0, "public")


def opening() -> dict[str, Any]:
    """Return the opening of a game; the caller may change it."""
    return deepcopy(_opening())


def _building(kind: str, level: int = 1, pv: int = 3) -> dict[str, Any]:
    return {"kind": kind, "level": level, "pv": pv, "most": 3}


def _army(key: str, where: str, *units: int) -> dict[str, Any]:
    owner, _, name = key.partition(".")
    return {"owner": owner, "name": name, "place": where, "units": list(units), "left": 1, "inflicts": 0}


def _agent(key: str, where: str) -> dict[str, Any]:
    owner, _, name = key.partition(".")
    kind = "espion" if name.startswith("s") else "emissaire"
    return {"owner": owner, "name": name, "kind": kind, "region": where, "left": 0, "caught": name == "s2"}


def position() -> dict[str, Any]:
    """Return a position of a long game, with all that comes to stand on the map; the caller may change it."""
    view = opening()
    cities, regions = view["cities"], view["regions"]
    cities["roma"]["buildings"] = [_building("mine", pv=2), _building("port"), _building("caserne")]
    cities["carthago"]["buildings"] = [_building("mine", pv=1), _building("port")]
    cities["gergovia"]["buildings"] = [_building("caserne"), _building("forum")]
    cities["syrakousai"]["buildings"] = [_building("ferme", level=2, pv=1), _building("scierie"), _building("port")]
    for city, owner, influence in (
        ("caere", "P1", {"P1": 4, "P3": 2, "P4": 1}), ("capua", "P3", {"P1": 4, "P3": 5, "P4": 2}),
        ("tarentum", "P3", {"P1": 3, "P2": 1, "P3": 4}),
    ):  # fmt: skip
        cities[city] |= {"owner": owner, "how": "federated", "influence": influence}
    cities["capua"]["pv"] = 3
    cities["utica"] |= {"owner": "P2", "how": "conquered", "pv": 1, "besieger": "P1"}
    cities["massalia"]["influence"] = {"P1": 2, "P4": 5}
    cities["lilybaion"]["influence"] = {"P1": 2, "P2": 1, "P3": 2, "P4": 1}
    for region, governor, stability in (
        ("latium", "", None), ("etruria", "P1", 2), ("africa", "P2", 0), ("magna_graecia", "P3", 2),
        ("sicilia", "P3", 5),
    ):  # fmt: skip
        regions[region] |= {"governor": governor, "lasting": stability, "stability": stability}
    view["armies"] = [
        _army("P1.a1", "etruria", 1, 0, 0, 0), _army("P1.a2", "magna_graecia", 2, 0, 1, 0),
        _army("P1.a3", "etruria", 0, 2, 0, 0), _army("P1.a4", "africa", 9, 0, 2, 2),
        _army("P2.a1", "carthago", 2, 1, 0, 0),
        _army("P2.a2", "carthago", 0, 1, 0, 1), _army("P2.a3", "numidia", 1, 0, 0, 0), _army("P2.a4", "f1", 1, 0, 0, 1),
        _army("P3.a1", "capua", 1, 0, 0, 0), _army("P4.a1", "gergovia", 1, 0, 0, 1),
        _army("P4.a2", "etruria", 1, 0, 0, 0),
    ]  # fmt: skip
    view["fleets"] = [
        {"owner": "P2", "name": "f1", "sea": "mare_africum", "ships": 3, "left": 2, "cargo": 2, "carries": 6},
        {"owner": "P3", "name": "f1", "sea": "mare_gallicum", "ships": 1, "left": 2, "cargo": 0, "carries": 2},
    ]
    view["agents"] = [
        _agent("P1.e1", "hispania_citerior"), _agent("P1.e2", "magna_graecia"), _agent("P1.s1", "arvernia"),
        _agent("P2.e1", "provincia"), _agent("P2.e2", "hispania_citerior"), _agent("P2.s1", "latium"),
        _agent("P2.s2", "sicilia"), _agent("P3.e1", "hispania_citerior"), _agent("P3.s1", "latium"),
        _agent("P3.s2", "arvernia"), _agent("P4.e1", "cisalpina"), _agent("P4.e2", "magna_graecia"),
        _agent("P4.e3", "magna_graecia"), _agent("P4.e4", "etruria"),
    ]  # fmt: skip
    view["routes"] = [
        {"first": "roma", "second": "carthago", "holders": ["P1", "P2"]},
        {"first": "gergovia", "second": "burdigala", "holders": ["P4"]},
        {"first": "gergovia", "second": "tolosa", "holders": ["P4"]},
        {"first": "carthago", "second": "syrakousai", "holders": ["P2", "P3"]},
    ]
    view["seats"]["P1"]["income"]["lines"].append(
        {"what": "city", "where": "caere", "unit": "metal", "amount": 1, "rule": "IMP-031"}
    )
    return view
