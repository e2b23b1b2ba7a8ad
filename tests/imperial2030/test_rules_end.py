"""Taxation, the end and the score (TAX, END, SCO)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gamekit.imperial2030 import GAME
from gamekit.imperial2030.scoring import ranking, score
from tests.imperial2030.support import BONDS, NATIONS, REGIONS, Desk, desk, paid, rules, told

NEUTRAL = [region.id for region in REGIONS.values() if region.kind != "home"]
HOMES = {nation: [region.id for region in REGIONS.values() if region.owner == nation] for nation in NATIONS}


@rules("TAX-1", "ENT-2")
@pytest.mark.parametrize("nation", NATIONS)
def test_revenue(nation: str) -> None:
    foreign = next(other for other in NATIONS if other != nation)
    for factories in range(5):
        for occupied in range(5):
            flags = (4 * factories + occupied) % 16
            standing = [f"army:{home}!" for home in HOMES[nation][:occupied]]
            lying = [f"army:{home}~" for home in HOMES[nation][:2]]
            own = desk(
                active=nation,
                nations={
                    nation: {"factories": HOMES[nation][:factories], "flags": NEUTRAL[:flags]},
                    foreign: {"units": standing + lying},
                },
            )
            assert own.view["nations"][nation]["revenue"] == factories + flags + 4 - occupied


@rules("TAX-1", "ENT-6")
def test_an_occupied_factory_still_yields_its_tax() -> None:
    own = desk(nations={"CN": {"units": ["army:moscow!"]}})
    events = own.play("RU rondel taxation")
    assert told(events, "taxed") == [{"nation": "RU", "factories": 2, "flags": 0, "provinces": 3, "revenue": 5}]


@rules("TAX-2", "TAX-4", "TAX-7")
def test_who_pays_whom_in_which_order() -> None:
    own = desk(active="US", nations={"US": {"treasury": 0, "flags": NEUTRAL[:6]}}, seats={"P5": {"cash": 0}})
    events = own.play("US rondel taxation")
    assert [(event.kind, getattr(event, "cause", "")) for event in events[1:]] == [
        ("taxed", ""),
        ("paid", "tax"),
        ("paid", "power"),
        ("paid", "tax_bonus"),
        ("turn", ""),
    ]
    assert [event.rules for event in events[1:5]] == [
        ("TAX-1", "TAX-7", "FLG-5"),
        ("TAX-2",),
        ("TAX-5", "TAX-6"),
        ("TAX-4", "TAX-6"),
    ]
    assert paid(events, "tax") == [("bank", "US", 12)]
    assert paid(events, "power") == [("bank", "US", 5)]
    assert paid(events, "tax_bonus") == [("bank", "P5", 3)]


@rules("TAX-4")
def test_a_revenue_below_6_brings_no_bonus_and_no_points() -> None:
    own = desk(nations={"CN": {"units": ["army:moscow!"]}}, seats={"P1": {"cash": 0}})
    events = own.play("RU rondel taxation")
    assert paid(events, "tax") == [("bank", "RU", 5)]
    assert paid(events, "tax_bonus") == paid(events, "power") == []
    assert (own.power("RU"), own.cash("P1")) == (0, 0)


@rules("TAX-5")
@pytest.mark.parametrize(("power", "gained", "lost"), [(20, 5, 0), (21, 4, 1), (24, 1, 4)])
def test_points_above_25_are_lost(power: int, gained: int, lost: int) -> None:
    own = desk(nations={"RU": {"power": power, "flags": NEUTRAL[:6]}})
    events = own.play("RU rondel taxation")
    assert paid(events, "power") == [("bank", "RU", gained)]
    assert [item["points"] for item in told(events, "points_lost")] == ([lost] if lost else [])
    assert own.power("RU") == 25
    assert own.point is None


@rules("END-1")
def test_the_end_comes_with_25_points_and_not_before() -> None:
    own = desk(nations={"RU": {"power": 24}, "CN": {"units": ["army:moscow!"]}})
    own.play("RU rondel taxation")
    assert own.power("RU") == 24
    assert own.actor == "CN"
    assert own.session.outcome is None
    own = desk(nations={"RU": {"power": 23}})
    own.play("RU rondel taxation")
    assert own.power("RU") == 24
    assert own.actor == "CN"


@rules("END-1", "END-2")
def test_the_last_taxation_is_completed() -> None:
    own = desk(nations={"RU": {"power": 20, "treasury": 0, "flags": NEUTRAL[:15]}}, seats={"P1": {"cash": 0}})
    events = own.play("RU rondel taxation")
    assert (own.treasury("RU"), own.cash("P1")) == (21, 5)
    assert events[-7].kind == "game_over"
    assert [event.kind for event in events[-6:]] == ["scored"] * 6
    assert {"END-1", "END-2"} <= set(events[-7].rules)


@rules("END-2")
def test_after_the_end_nothing_is_played_bought_or_donated() -> None:
    own = desk(nations={"RU": {"power": 24}}, seats={"P2": {"cash": 9}})
    own.play("RU rondel taxation")
    assert own.legal() == []
    assert GAME.interjections(own.state) == ()
    for text in ("CN rondel factory", "RU rondel factory", "P2 buy CN 4", "P2 pass", "P2 donate CN 1", "RU end"):
        own.refused(text, "END-2")
    assert own.view["over"] is True
    # A position with 25 power points is a finished game.
    finished = desk(nations={"EU": {"power": 25}})
    assert finished.point is None
    finished.refused("P2 donate CN 1", "END-2")


@rules("SCO-1")
@pytest.mark.parametrize("power", [0, 4, 5, 10, 17, 24])
def test_interest_times_factor_plus_cash(power: int) -> None:
    for value, interest in BONDS.items():
        own = desk(
            players=2,
            nations={"IN": {"power": power, "treasury": 77}},
            seats={"P1": {"cash": 6, "bonds": {"IN": [value]}}, "P2": {"cash": 4, "bonds": {"RU": [2]}}},
        )
        assert score(own.state, "P1") == interest * (power // 5) + 6
        assert score(own.state, "P2") == 4
    everything = desk(
        players=2,
        nations={nation: {"power": power} for nation in NATIONS},
        seats={"P1": {"cash": 1, "bonds": {nation: list(BONDS) for nation in NATIONS}}, "P2": {"cash": 0, "bonds": {}}},
    )
    assert score(everything.state, "P1") == 6 * 45 * (power // 5) + 1


def finished(seats: Mapping[str, object], power: Mapping[str, int]) -> Desk:
    """Return the desk of a game that Europe's Taxation ends; Europe has no owner but the last player."""
    nations: dict[str, object] = {nation: {"power": points} for nation, points in power.items()}
    own = desk(players=len(seats), nations=nations, seats=seats, active="EU")
    own.play("EU rondel taxation")
    assert own.point is None
    return own


@rules("SCO-2", "SCO-1")
def test_the_highest_score_wins() -> None:
    own = desk(nations={"RU": {"power": 24}}, seats={f"P{n}": {"cash": n * n} for n in range(1, 7)})
    events = own.play("RU rondel taxation")
    outcome = own.outcome()
    # P1 has RU 9 and a bonus of 1, P5 has RU 2.
    assert dict(outcome.scores) == {"P1": 22, "P2": 4, "P3": 9, "P4": 16, "P5": 30, "P6": 36}
    assert dict(outcome.ranks) == {"P6": 1, "P5": 2, "P1": 3, "P4": 4, "P3": 5, "P2": 6}
    assert "SCO-2" in outcome.ended.rules
    assert {item["player"]: item["rank"] for item in told(events, "scored")} == dict(outcome.ranks)
    assert not {"SCO-3", "SCO-4", "SCO-5"} & set(outcome.ended.rules)


@rules("SCO-3")
def test_a_tie_is_decided_in_the_strongest_nation_only() -> None:
    # Europe ends the game with 25 points; nobody but P3 has a bond of it, so P1 and P2 are equal there,
    # though P1 has more in Russia, the second strongest.
    own = finished(
        {
            "P1": {"cash": 0, "bonds": {"RU": [16]}},
            "P2": {"cash": 8, "bonds": {"CN": [20]}},
            "P3": {"cash": 0, "bonds": {"EU": [2]}},
        },
        {"EU": 24, "RU": 20, "CN": 10},
    )
    outcome = own.outcome()
    assert dict(outcome.scores) == {"P1": 24, "P2": 22, "P3": 5 + 1}
    equal = finished(
        {
            "P1": {"cash": 0, "bonds": {"RU": [16]}},
            "P2": {"cash": 10, "bonds": {"CN": [20]}},
            "P3": {"cash": 0, "bonds": {"EU": [2]}},
        },
        {"EU": 24, "RU": 20, "CN": 10},
    )
    outcome = equal.outcome()
    assert dict(outcome.scores) == {"P1": 24, "P2": 24, "P3": 6}
    assert dict(outcome.ranks) == {"P1": 1, "P2": 1, "P3": 3}
    assert {"SCO-3", "SCO-5"} <= set(outcome.ended.rules)
    # With a bond of Europe one of them is ahead.
    decided = finished(
        {
            "P1": {"cash": 0, "bonds": {"RU": [16]}},
            "P2": {"cash": 5, "bonds": {"CN": [20], "EU": [2]}},
            "P3": {"cash": 0, "bonds": {"EU": [6]}},
        },
        {"EU": 24, "RU": 20, "CN": 10},
    )
    outcome = decided.outcome()
    assert dict(outcome.scores) == {"P1": 24, "P2": 24, "P3": 15 + 1}
    assert dict(outcome.ranks) == {"P1": 2, "P2": 1, "P3": 3}
    assert "SCO-3" in outcome.ended.rules
    assert not {"SCO-4", "SCO-5"} & set(outcome.ended.rules), "one nation is the strongest, and nobody is equal"


@rules("SCO-4", "SCO-3")
def test_of_equally_strong_nations_the_first_in_order_of_play_counts() -> None:
    # CN and BR have 15 points each: CN counts, where P1 is ahead.
    own = desk(
        players=2,
        nations={"CN": {"power": 15}, "BR": {"power": 15}},
        seats={"P1": {"cash": 3, "bonds": {"CN": [6], "BR": [2]}}, "P2": {"cash": 3, "bonds": {"CN": [2], "BR": [6]}}},
        active="CN",
    )
    assert score(own.state, "P1") == score(own.state, "P2") == 3 * 3 + 3 * 1 + 3
    assert ranking(own.state) == {"P1": 1, "P2": 2}
    # In a finished game.
    done = desk(
        players=2,
        nations={"CN": {"power": 25}, "BR": {"power": 25}},
        seats={"P1": {"cash": 3, "bonds": {"CN": [2], "BR": [6]}}, "P2": {"cash": 3, "bonds": {"CN": [6], "BR": [2]}}},
    )
    outcome = done.outcome()
    assert dict(outcome.scores) == {"P1": 23, "P2": 23}
    assert dict(outcome.ranks) == {"P1": 2, "P2": 1}


@rules("SCO-4")
def test_equal_strength_is_named_where_it_mattered() -> None:
    # EU reaches 25, so it alone is the strongest; a tie of nations below it does not matter.
    seats = {"P1": {"cash": 3, "bonds": {"CN": [2]}}, "P2": {"cash": 2, "bonds": {"EU": [2], "CN": [6]}}}
    own = finished(seats, {"EU": 24, "CN": 0, "BR": 0})
    outcome = own.outcome()
    assert "SCO-4" not in outcome.ended.rules
    # Every nation of a game that nobody scored in has 0 points: Russia comes first.
    even = desk(players=2, seats={"P1": {"cash": 5}, "P2": {"cash": 5}})
    assert ranking(even.state) == {"P1": 2, "P2": 1}, "the default deal gives Russia to P2"


@rules("SCO-5")
def test_players_still_equal_share_the_rank() -> None:
    own = finished(
        {f"P{n}": {"cash": 4, "bonds": {"RU": [value]}} for n, value in ((1, 2), (2, 4), (3, 6))}
        | {"P4": {"cash": 3, "bonds": {"EU": [2]}}},
        {"EU": 24},
    )
    outcome = own.outcome()
    # P4 has 5 points for the bond, 3 in cash and a bonus of 1.
    assert dict(outcome.scores) == {"P1": 4, "P2": 4, "P3": 4, "P4": 9}
    assert dict(outcome.ranks) == {"P1": 2, "P2": 2, "P3": 2, "P4": 1}
    assert "SCO-5" in outcome.ended.rules
