"""Investor, bonds and governments (INV, BON, GOV)."""

from __future__ import annotations

import pytest

from tests.imperial2030.support import BONDS, NATIONS, Desk, desk, no_position, paid, rules, told

NOBODY_IN_INDIA = {"P3": {"bonds": {"BR": [2]}}, "P6": {"bonds": {"EU": [9]}}}


def investor(card: str = "P1", **position: object) -> Desk:
    """Return a desk where Russia has just landed on Investor."""
    own = desk(investor_card=card, **position)
    own.play("RU rondel investor")
    return own


@rules("INV-1", "INV-8")
def test_order_of_events() -> None:
    own = desk(investor_card="P6", nations={"RU": {"rondel": "maneuver"}})
    events = own.play("RU rondel investor")
    assert [(event.kind, getattr(event, "cause", "")) for event in events] == [
        ("marker_moved", ""),
        ("investor", ""),
        ("paid", "bonus"),
        ("paid", "income"),
    ]
    assert events[1].rules[0] == "INV-1"
    assert told(events, "investor") == [{"player": "P6"}]
    events = own.play(*(f"P{n} pass" for n in (6, 1, 2, 3, 4, 5)))
    assert [event.kind for event in events] == ["passed"] * 6 + ["card_given", "turn"]
    assert told(events, "passed") == [{"player": f"P{n}"} for n in (6, 1, 2, 3, 4, 5)]
    assert own.view["investor_card"] == "P1", "left of the last seat is the first"


@rules("INV-2", "GEN-2")
@pytest.mark.parametrize(("treasury", "due"), [(0, 0), (1, 1), (2, 2), (3, 2), (40, 2)])
def test_the_treasury_pays_its_government_2_or_what_is_there(treasury: int, due: int) -> None:
    own = desk(nations={"RU": {"treasury": treasury}}, seats={"P1": {"cash": 4}}, investor_card="P2")
    events = own.play("RU rondel investor")
    assert paid(events, "bonus") == ([("RU", "P1", due)] if due else [])
    assert (own.treasury("RU"), own.cash("P1")) == (treasury - due, 4 + due)
    short = [event for event in events if event.kind == "unpaid"]
    assert [event.params()["missing"] for event in short] == ([2 - due] if due < 2 else [])
    assert all({"INV-2", "GEN-2"} <= set(event.rules) for event in short)
    # Nobody owes the rest: a fuller treasury pays no more later.
    own.play("P2 pass", "P3 pass", "P4 pass", "P5 pass", "P6 pass", "P1 pass")
    assert own.cash("P1") == 4 + due


@rules("INV-2", "INV-5")
def test_the_holder_of_the_card_may_be_the_government() -> None:
    own = investor("P1", seats={"P1": {"cash": 0}})
    assert own.cash("P1") == 3


@rules("INV-5")
def test_the_income_comes_before_the_buying() -> None:
    own = investor("P2", seats={"P2": {"cash": 3}})
    assert own.cash("P2") == 4
    assert "P2 buy CN 4" in own.legal()
    own.play("P2 buy CN 4")
    assert own.cash("P2") == 0


@rules("INV-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_once_from_the_card_holder(players: int) -> None:
    seats = [f"P{n + 1}" for n in range(players)]
    for place, holder in enumerate(seats):
        own = desk(players=players, investor_card=holder)
        nation = own.actor
        own.play(f"{nation} rondel investor")
        asked = []
        while own.point == "invest":
            asked.append(own.seat or "")
            assert own.actor == own.seat
            own.play(f"{own.seat} pass")
        assert asked == seats[place:] + seats[:place]
        assert own.view["investor_card"] == seats[(place + 1) % players]


@rules("INV-6")
def test_out_of_turn_nobody_buys() -> None:
    own = investor("P3", seats={"P1": {"cash": 30}})
    own.refused("P1 buy RU 4", "INV-6")
    own.refused("P1 pass", "INV-6")
    own.refused("RU end", "TUR-1")


@rules("INV-7", "BON-3", "TUR-4")
def test_a_bond_of_any_nation_at_its_face_value() -> None:
    for value in BONDS:
        if value in (2, 9):
            continue
        own = investor("P4", seats={"P4": {"cash": 30}})
        treasury = own.treasury("CN")
        events = own.play(f"P4 buy CN {value}")
        assert paid(events, "bond") == [("P4", "CN", value)]
        assert told(events, "bond") == [{"player": "P4", "nation": "CN", "value": value}]
        assert own.treasury("CN") == treasury + value
        assert own.cash("P4") == 31 - value
        assert own.bonds("P4")["CN"] == [2, value]
        assert value not in own.view["nations"]["CN"]["bonds"]


@rules("INV-7")
def test_what_can_be_bought() -> None:
    own = investor("P4", seats={"P4": {"cash": 11}})
    assert own.legal() == [
        *(f"P4 buy {nation} {value}" for nation in NATIONS for value in (4, 6, 12)),
        "P4 pass",
    ]
    assert own.session.explain("P4 buy RU 4").rules == ("INV-6", "INV-7")
    assert own.session.explain("P4 pass").rules == ("INV-6",)
    own.refused("P4 buy RU 16", "INV-7")
    own.refused("P4 buy RU 9", "INV-7", "BON-3")
    own.refused("P4 buy RU 5", "INV-7")
    own.refused("P4 buy RU -4", "INV-7")


@rules("INV-7", "BON-3")
def test_a_bond_once_bought_stays_with_its_owner() -> None:
    own = investor("P4", seats={"P4": {"cash": 11}, "P5": {"cash": 11}})
    own.play("P4 buy RU 6")
    assert "P5 buy RU 6" not in own.legal()
    own.refused("P5 buy RU 6", "BON-3")
    # There is no way to give one back: every action that a bond is part of is a purchase.
    assert {text.split()[1] for text in own.legal()} == {"buy", "pass"}
    no_position("INV-7", seats={"P1": {"bonds": {"CN": [9]}}})


@rules("INV-8")
@pytest.mark.parametrize("buys", [True, False])
def test_the_card_moves_on_whether_or_not_anybody_bought(buys: bool) -> None:
    own = investor("P3", seats={"P3": {"cash": 9}})
    own.play("P3 buy CN 4" if buys else "P3 pass", *(f"P{n} pass" for n in (4, 5, 6, 1)))
    assert own.view["investor_card"] == "P3"
    events = own.play("P2 pass")
    given = next(event for event in events if event.kind == "card_given")
    assert given.rules == ("INV-8",)
    assert own.view["investor_card"] == "P4"


@rules("GOV-1", "GOV-2", "GOV-5")
def test_a_strictly_higher_credit_sum_takes_over_at_once() -> None:
    # P1 governs Russia with 9; P5 has 2.
    own = investor("P5", seats={"P5": {"cash": 40}, "P6": {"cash": 40}})
    events = own.play("P5 buy RU 6")
    assert told(events, "governs") == []
    assert own.government("RU") == "P1"
    events = own.play("P6 buy RU 12")
    changed = next(event for event in events if event.kind == "governs")
    assert changed.rules == ("GOV-1", "GOV-2", "GOV-5")
    assert changed.params() == {"nation": "RU", "player": "P6", "credit": 12}
    # At once, in the middle of the round, and the turn under way goes on as it was.
    assert own.government("RU") == "P6"
    assert (own.point, own.seat) == ("invest", "P1")
    events = own.play("P1 pass", "P2 pass", "P3 pass", "P4 pass")
    assert told(events, "turn") == [{"nation": "CN", "player": "P2", "turn": 2}]


@rules("GOV-1")
@pytest.mark.parametrize(("value", "takes_over"), [(6, False), (9, True)])
def test_a_tie_changes_nothing(value: int, takes_over: bool) -> None:
    own = investor(
        "P2",
        seats={
            "P1": {"bonds": {"RU": [2, 4]}},
            "P2": {"cash": 20, "bonds": {"CN": [9]}},
            "P5": {"bonds": {"US": [9]}},
        },
    )
    own.play(f"P2 buy RU {value}")
    assert own.government("RU") == ("P2" if takes_over else "P1")


@rules("GOV-2")
def test_the_government_may_buy_its_own_bonds() -> None:
    own = investor("P1", seats={"P1": {"cash": 9}})
    events = own.play("P1 buy RU 4")
    assert told(events, "governs") == []
    assert own.government("RU") == "P1"


@rules("GOV-3", "TUR-4", "TUR-3")
def test_the_first_buyer_governs_at_once() -> None:
    own = desk(active="CN", seats={**NOBODY_IN_INDIA, "P2": {"cash": 8}}, investor_card="P2")
    own.play("CN rondel investor")
    events = own.play("P2 buy IN 4")
    governs = next(event for event in events if event.kind == "governs")
    assert governs.rules == ("GOV-3", "GOV-2")
    events = own.play(*(f"P{n} pass" for n in (3, 4, 5, 6, 1)))
    assert told(events, "skipped") == []
    assert (own.actor, own.seat) == ("IN", "P2")
    # It begins like any other nation: off the rondel, with its two factories.
    assert own.view["nations"]["IN"]["factories"] == ["newdelhi", "mumbai"]
    assert own.spaces()["taxation"] == (None, 0)


@rules("GOV-5", "GOV-1")
def test_a_new_government_takes_the_nation_over_as_it_is() -> None:
    own = investor(
        "P6",
        seats={"P6": {"cash": 40}},
        nations={"CN": {"treasury": 5, "units": ["army:mongolia"], "flags": ["mongolia"], "rondel": "factory"}},
    )
    before = own.view["nations"]["CN"]
    own.play("P6 buy CN 30")
    after = own.view["nations"]["CN"]
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"government", "treasury", "bonds"}
    assert after["treasury"] == 5 + 30
    own.play(*(f"P{n} pass" for n in (1, 2, 3, 4, 5)))
    # It plays the nation's next turn, which was the next anyway.
    assert (own.actor, own.seat) == ("CN", "P6")


@rules("GOV-5", "GOV-2")
def test_two_changes_in_one_round() -> None:
    own = investor("P2", seats={"P2": {"cash": 12}, "P3": {"cash": 16}})
    own.play("P2 buy RU 12")
    assert own.government("RU") == "P2"
    own.play("P3 buy RU 16")
    assert own.government("RU") == "P3"
    own.refused("RU rondel factory", "TUR-1")
    own.play(*(f"P{n} pass" for n in (4, 5, 6, 1)))
    assert own.view["seats"]["P3"]["governs"] == ["RU", "IN"]


@rules("GOV-1")
def test_a_position_with_a_weaker_government_is_refused() -> None:
    no_position("GOV-1", nations={"RU": {"government": "P5"}})
    no_position("GOV-1", nations={"RU": {"government": "P3"}})
    no_position("GOV-3", nations={"RU": {"government": None}})
