"""Every invariant of the game notices a position that breaks it, and says by which rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gamekit.core.errors import PositionError
from gamekit.core.ledger import Ledger
from gamekit.imperial2030 import GAME
from gamekit.imperial2030.state import ManeuverTask, RondelTask, State, unit
from tests.imperial2030.support import LANGUAGES, REGIONS, broken, desk, no_position, rules

NEUTRAL = [region.id for region in REGIONS.values() if region.kind != "home"]


def russia(**fields: Any) -> Callable[[State], State]:
    """Return a change of some fields of Russia."""

    def change(state: State) -> State:
        return replace(state, nations=(replace(state.nations[0], **fields), *state.nations[1:]))

    return change


def account(holder: str, kind: str, amount: int) -> Callable[[State], State]:
    """Return a change of one balance, without the one on the other side."""

    def change(state: State) -> State:
        books = state.ledger.to_json()
        books[kind][holder] = amount
        return replace(state, ledger=Ledger.from_json(books))

    return change


BREACHES: list[tuple[str, Callable[[State], State]]] = [
    ("GEN-2", account("P1", "cash", -1)),
    ("GEN-2", account("RU", "cash", -1)),
    ("GEN-3", account("RU", "cash", 12)),
    ("TAX-5", account("RU", "power", 26)),
    ("END-1", account("RU", "power", 25)),
    ("GEN-8", russia(units=(unit("army", "moscow"),) * 9)),
    ("GEN-8", russia(units=(unit("fleet", "murmansk"),) * 9)),
    ("FLG-7", russia(flags=tuple(NEUTRAL[:16]))),
    ("TAX-8", russia(flags=tuple(NEUTRAL[:16]), factories=("moscow", "murmansk", "novosibirsk", "vladivostok"))),
    ("GEN-9", russia(factories=("moscow", "moscow"))),
    ("GEN-9", russia(factories=("paris",))),
    ("MAN-6", russia(units=(unit("fleet", "moscow"),))),
    ("MAN-6", russia(units=(unit("fleet", "shanghai"),))),
    ("ENT-1", russia(units=(unit("fleet", "chinasea", "lying"),))),
    ("ENT-1", russia(units=(unit("army", "beijing"),))),
    ("ENT-1", russia(units=(unit("army", "moscow", "standing"),))),
    ("ARM-3", russia(units=(unit("army", "chinasea"),))),
    ("BON-3", russia(bonds=("P9", None, None, "P1", None, None, None, None, None))),
    ("GOV-3", russia(government=None)),
    ("TUR-4", russia(government=None, bonds=(None,) * 9, flags=("iran",))),
    ("TUR-3", russia(government=None, bonds=(None,) * 9)),
    ("GOV-1", russia(government="P5")),
    ("GOV-1", russia(government="P2")),
    ("FLG-1", russia(flags=("iran", "iran"))),
    ("FLG-1", russia(flags=("beijing",))),
    ("MAN-2", russia(units=(unit("army", "moscow", "", True),))),
]


@rules(
    *("GEN-2", "GEN-3", "TAX-5", "END-1", "GEN-8", "FLG-7", "TAX-8", "GEN-9", "MAN-6", "ENT-1", "ARM-3", "BON-3"),
    *("GOV-3", "TUR-4", "TUR-3", "GOV-1", "FLG-1", "MAN-2"),
)
@pytest.mark.parametrize(("rule", "change"), BREACHES)
def test_a_broken_position_is_noticed(rule: str, change: Callable[[State], State]) -> None:
    whole = desk().state
    assert broken(whole) == []
    assert rule in broken(change(whole))


@rules("MAN-2")
def test_only_units_of_the_active_nation_had_an_order() -> None:
    ordered = russia(units=(unit("army", "moscow", "", True),))(desk().state)
    assert broken(replace(ordered, task=ManeuverTask("armies"))) == []
    elsewhere = replace(ordered, clock=replace(ordered.clock, active="CN"), task=ManeuverTask("armies"))
    assert broken(elsewhere) == ["MAN-2"]
    assert broken(replace(ordered, task=RondelTask())) == ["MAN-2"]


@rules("FLG-1")
def test_no_two_flags_in_one_region() -> None:
    flagged = russia(flags=("iran",))(desk(nations={"CN": {"flags": ["iran"]}}).state)
    assert broken(flagged) == ["FLG-1"]


@pytest.mark.parametrize(
    "data",
    [
        {"players": 7},
        {"active": "XX"},
        {"investor_card": "P9"},
        {"colour": "red"},
        {"nations": {"XX": {}}},
        {"nations": {"RU": {"gold": 1}}},
        {"nations": {"RU": {"treasury": "much"}}},
        {"nations": {"RU": {"treasury": True}}},
        {"nations": {"RU": {"rondel": "production1"}}},
        {"nations": {"RU": {"units": ["army:atlantis"]}}},
        {"nations": {"RU": {"units": ["army:moscow*x"]}}},
        {"nations": {"RU": {"units": "army:moscow"}}},
        {"nations": {"RU": {"flags": ["atlantis"]}}},
        {"seats": {"P7": {}}},
        {"seats": {"P1": {"bonds": {"RU": [3]}}}},
        {"seats": {"P1": {"bonds": {"XX": [2]}}}},
        {"seats": {"P1": 5}},
    ],
)
def test_a_malformed_position_is_refused_in_words(data: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position(data)
    for language in LANGUAGES:
        assert caught.value.text(language)


@rules("SET-6", "INV-7")
def test_given_bonds_replace_all_a_seat_had_whatever_the_order_of_seats() -> None:
    # By the default deal P1 has RU 9 and P5 has RU 2.
    first = desk(seats={"P1": {"bonds": {"RU": [2]}}, "P5": {"bonds": {"RU": [9]}}})
    assert first.government("RU") == "P5"
    second = desk(seats={"P5": {"bonds": {"RU": [9]}}, "P1": {"bonds": {"RU": [2]}}})
    assert second.view == first.view
    no_position("INV-7", seats={"P1": {"bonds": {"RU": [2]}}})
    no_position("INV-7", seats={"P1": {"bonds": {"RU": [4, 4]}}})
