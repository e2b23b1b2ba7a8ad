"""Rondel, factories, production and import (RON, FAC, PRO, IMO)."""

from __future__ import annotations

import pytest

from gamekit.imperial2030.board import board
from gamekit.imperial2030.rondel import fee
from tests.imperial2030.support import NATIONS, desk, paid, rules, told

SPACES = ["factory", "production", "import", "maneuver", "investor", "taxation"]
ALL_FOUR = {nation: list(data.provinces) for nation, data in board().nation_data.items()}


@rules("RON-1", "RON-3")
@pytest.mark.parametrize("start", range(6))
def test_the_wheel_has_six_spaces_in_the_order_of_the_text(start: int) -> None:
    own = desk(nations={"RU": {"treasury": 99, "rondel": SPACES[start]}})
    for steps in range(1, 7):
        space = SPACES[(start + steps) % 6]
        assert own.spaces()[space][0] == steps
        assert "RON-3" in own.session.explain(f"RU rondel {space}").rules
    own.refused("RU rondel maneuver1", "RON-1")


@rules("RON-4", "RON-5", "RON-7")
@pytest.mark.parametrize("power", [0, 4, 5, 9, 10, 17, 20, 24])
def test_fees(power: int) -> None:
    factor = power // 5
    assert [fee(steps, factor) for steps in range(1, 7)] == [0, 0, 0, 1 + factor, 2 + 2 * factor, 3 + 3 * factor]
    for start in range(6):
        for steps in range(1, 7):
            space = SPACES[(start + steps) % 6]
            due = max(0, steps - 3) * (1 + factor)
            nation = {"power": power, "treasury": 50, "rondel": SPACES[start]}
            own = desk(active="IN", nations={"IN": nation}, seats={"P3": {"cash": 20}})
            events = own.play(f"IN rondel {space}")
            assert paid(events, "fee") == ([("IN", "bank", due)] if due else [])
            if due:
                fees = next(event for event in events if event.kind == "paid")
                assert {"RON-4", "RON-5"} <= set(fees.rules)
                assert own.cash("P3") >= 20, "the government pays nothing"


@rules("RON-2")
def test_a_first_placement_is_no_move() -> None:
    own = desk(nations={"RU": {"rondel": None, "treasury": 0}, "CN": {"rondel": "import"}}, investor_card="P3")
    events = own.play("RU rondel taxation")
    assert told(events, "marker_moved") == []
    assert told(events, "marker_placed") == [{"nation": "RU", "space": "taxation"}]
    assert own.view["investor_card"] == "P3"
    # In the second turn it is one.
    for nation in ("CN", "IN", "BR", "US", "EU"):
        own.play(f"{nation} rondel taxation")
    assert own.spaces()["factory"] == (1, 0)
    assert told(own.play("RU rondel factory"), "marker_moved")[0]["steps"] == 1


@rules("RON-6", "RON-4", "DON-1")
def test_a_fee_that_the_treasury_cannot_pay() -> None:
    nations = {"RU": {"treasury": 3, "power": 11, "rondel": "factory"}}
    own = desk(nations=nations, seats={"P1": {"cash": 50}})
    # 4 steps cost exactly what is there, 5 steps 6, the lap 9; the government's cash does not count.
    assert own.spaces() == {
        "production": (1, 0),
        "import": (2, 0),
        "maneuver": (3, 0),
        "investor": (4, 3),
    }
    assert own.view["spaces"]["taxation"] == {"steps": 5, "fee": 6, "legal": False, "why": "RON-6"}
    assert own.view["spaces"]["factory"] == {"steps": 6, "fee": 9, "legal": False, "why": "RON-6"}
    own.refused("RU rondel taxation", "RON-6")
    own.refused("RU rondel factory", "RON-6")
    own.play("P1 donate RU 3")
    own.play("RU rondel taxation")
    assert own.treasury("RU") == 6


@rules("RON-7")
@pytest.mark.parametrize("space", SPACES)
def test_a_full_lap_carries_out_the_same_action_again(space: str) -> None:
    own = desk(nations={"RU": {"treasury": 9, "rondel": space}})
    verdict = own.session.explain(f"RU rondel {space}")
    assert {"RON-7", "RON-4"} <= set(verdict.rules)
    events = own.play(f"RU rondel {space}")
    moved = next(event for event in events if event.kind == "marker_moved")
    assert "RON-7" in moved.rules
    assert ("RON-9" in moved.rules) == (space != "investor")
    assert paid(events, "fee") == [("RU", "bank", 3)]
    assert (own.point == "rondel") == (space in ("production", "maneuver", "taxation"))


@rules("RON-8")
def test_spaces_whose_action_can_do_something_do_not_name_it() -> None:
    own = desk(nations={"RU": {"treasury": 5, "units": ["army:moscow"]}})
    for space in ("factory", "production", "import", "maneuver", "investor", "taxation"):
        assert "RON-8" not in own.session.explain(f"RU {space}").rules


@rules("RON-8")
def test_spaces_whose_action_can_do_nothing() -> None:
    nothing = {"treasury": 0, "factories": [], "units": []}
    own = desk(nations={"RU": nothing})
    assert own.legal() == [f"RU rondel {space}" for space in SPACES]
    for space in ("factory", "production", "import", "maneuver"):
        own = desk(nations={"RU": nothing})
        assert "RON-8" in own.session.explain(f"RU {space}").rules
        events = own.play(f"RU rondel {space}")
        if space == "factory":
            assert own.legal() == ["RU skip"]
        elif space == "import":
            assert own.legal() == ["RU import none"]
        else:
            assert own.actor == "CN"
            assert told(events, "produced") == told(events, "step_ended") == []
    # No site is left: all four cities have a factory.
    own = desk(nations={"RU": {"treasury": 20, "factories": ALL_FOUR["RU"]}})
    own.play("RU rondel factory")
    assert own.legal() == ["RU skip"]


@rules("RON-9")
@pytest.mark.parametrize("start", range(6))
def test_what_is_passed_over_lies_strictly_between(start: int) -> None:
    for steps in range(1, 7):
        space = SPACES[(start + steps) % 6]
        between = [SPACES[(start + n) % 6] for n in range(1, steps)]
        own = desk(nations={"RU": {"treasury": 30, "rondel": SPACES[start]}}, investor_card="P3")
        events = own.play(f"RU rondel {space}")
        moved = next(event for event in events if event.kind == "marker_moved")
        assert ("RON-9" in moved.rules) == ("investor" in between)
        income = paid(events, "income")
        assert income == ([("bank", "P3", 1)] if space == "investor" else [])
        assert own.view["investor_card"] == "P3"


@rules("FAC-1")
def test_building_can_be_declined() -> None:
    own = desk(nations={"RU": {"treasury": 20}})
    own.play("RU rondel factory")
    events = own.play("RU skip")
    assert told(events, "not_built") == [{"nation": "RU"}]
    assert own.treasury("RU") == 20
    assert own.state.nation("RU").factories == ("moscow", "vladivostok")
    assert own.actor == "CN"


@rules("FAC-2")
def test_a_factory_costs_the_treasury_5() -> None:
    own = desk(nations={"RU": {"treasury": 5}}, seats={"P1": {"cash": 0}})
    own.play("RU rondel factory")
    events = own.play("RU build murmansk")
    assert paid(events, "factory") == [("RU", "bank", 5)]
    assert own.treasury("RU") == 0


@rules("FAC-3", "ENT-2", "ENT-3")
def test_sites() -> None:
    own = desk(
        nations={
            "RU": {"treasury": 9, "units": ["army:murmansk"], "factories": ["moscow"]},
            "CN": {"units": ["army:vladivostok!", "army:murmansk~"]},
            "IN": {"units": ["army:vladivostok~"]},
        }
    )
    own.play("RU rondel factory")
    assert own.legal("build") == ["RU build murmansk", "RU build novosibirsk"]
    own.refused("RU build vladivostok", "FAC-3", "ENT-2")
    own.refused("RU build moscow", "FAC-3")
    own.refused("RU build beijing", "FAC-3")
    own.refused("RU build mongolia", "FAC-3")
    own.refused("RU build northatlantic", "FAC-3")


@rules("FAC-4", "GEN-9")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_colour_of_the_city_decides_the_kind(nation: str) -> None:
    brown = {"moscow", "novosibirsk", "beijing", "chongqing", "urumqi", "newdelhi", "chennai", "brasilia", "manaus"}
    brown |= {"chicago", "paris", "berlin"}
    for region in ALL_FOUR[nation]:
        own = desk(active=nation, nations={nation: {"treasury": 5, "factories": []}})
        events = own.play(f"{nation} rondel factory", f"{nation} build {region}")
        kind = "armaments" if region in brown else "shipyard"
        assert told(events, "built") == [{"nation": nation, "region": region, "factory": kind}]
        assert "FAC-4" in next(event for event in events if event.kind == "built").rules
        # And what it makes.
        again = desk(active=nation, nations={nation: {"factories": [region]}})
        again.play(f"{nation} rondel production")
        assert again.units(nation) == {f"{'army' if region in brown else 'fleet'}:{region}": 1}


@rules("PRO-1", "PRO-3")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_free_factory_makes_one_unit_at_no_cost(nation: str) -> None:
    own = desk(active=nation, nations={nation: {"treasury": 7, "factories": ALL_FOUR[nation]}})
    events = own.play(f"{nation} rondel production")
    assert sorted(item["region"] for item in told(events, "produced")) == sorted(ALL_FOUR[nation])
    assert own.treasury(nation) == 7
    assert own.actor != nation


@rules("PRO-2", "ENT-2")
def test_the_only_factory_may_be_blocked() -> None:
    own = desk(nations={"RU": {"factories": ["moscow"]}, "EU": {"units": ["army:moscow!", "army:moscow~"]}})
    events = own.play("RU rondel production")
    assert told(events, "produced") == []
    assert told(events, "blocked") == [{"nation": "RU", "region": "moscow"}]


@rules("PRO-4", "GEN-8")
def test_with_a_short_supply_the_mover_picks_as_many_as_it_allows() -> None:
    own = desk(active="CN", nations={"CN": {"factories": ALL_FOUR["CN"], "units": ["army:mongolia*8"]}})
    events = own.play("CN rondel production")
    assert told(events, "supply_short") == [{"nation": "CN", "unit": "army", "left": 2}]
    assert own.point == "production"
    # Two of three armaments factories; the shipyard makes a fleet in any case.
    assert own.legal() == [
        "CN produce beijing shanghai chongqing",
        "CN produce beijing shanghai urumqi",
        "CN produce shanghai chongqing urumqi",
    ]
    own.refused("CN produce beijing chongqing urumqi shanghai", "PRO-4")
    own.refused("CN produce beijing chongqing", "PRO-4")
    own.refused("CN produce beijing shanghai", "PRO-4")
    own.refused("CN produce none", "PRO-4")
    own.refused("CN produce beijing shanghai moscow", "PRO-1")
    own.play("CN produce urumqi shanghai beijing")
    assert own.units("CN") == {"army:mongolia": 8, "army:beijing": 1, "army:urumqi": 1, "fleet:shanghai": 1}
    assert own.actor == "IN"


@rules("PRO-4")
def test_both_supplies_short() -> None:
    units = ["army:mongolia*7", "fleet:northatlantic*7"]
    own = desk(nations={"RU": {"factories": ALL_FOUR["RU"], "units": units}})
    events = own.play("RU rondel production")
    assert [item["unit"] for item in told(events, "supply_short")] == ["army", "fleet"]
    assert own.legal() == [
        "RU produce moscow murmansk",
        "RU produce moscow vladivostok",
        "RU produce murmansk novosibirsk",
        "RU produce novosibirsk vladivostok",
    ]


@rules("PRO-4")
def test_an_empty_supply_is_shown_with_its_only_choice() -> None:
    own = desk(nations={"RU": {"factories": ["moscow"], "units": ["army:mongolia*8"]}})
    own.play("RU rondel production")
    assert own.point == "production"
    assert own.legal() == ["RU produce none"]
    own.refused("RU produce moscow", "PRO-4")
    events = own.play("RU produce none")
    assert told(events, "produced") == []


@rules("PRO-4", "PRO-2")
def test_only_free_factories_count_for_a_shortage() -> None:
    own = desk(
        nations={
            "RU": {"factories": ["moscow", "novosibirsk"], "units": ["army:mongolia*7"]},
            "CN": {"units": ["army:moscow!"]},
        }
    )
    events = own.play("RU rondel production")
    assert told(events, "supply_short") == []
    assert own.units("RU") == {"army:mongolia": 7, "army:novosibirsk": 1}
    # Three factories, one occupied, one piece left: two to choose from.
    own = desk(
        active="CN",
        nations={
            "CN": {"factories": ALL_FOUR["CN"], "units": ["army:mongolia*9"]},
            "RU": {"units": ["army:beijing!"]},
        },
    )
    own.play("CN rondel production")
    assert own.legal() == ["CN produce shanghai chongqing", "CN produce shanghai urumqi"]
    own.refused("CN produce beijing shanghai", "PRO-2", "ENT-2")


@rules("PRO-5", "ENT-3", "PRO-1")
def test_no_limit_in_one_province() -> None:
    own = desk(nations={"RU": {"units": ["army:moscow*6"]}, "EU": {"units": ["army:moscow~*3"]}})
    events = own.play("RU rondel production")
    made = next(event for event in events if event.kind == "produced" and event.params()["region"] == "moscow")
    assert {"PRO-5", "ENT-3"} <= set(made.rules)
    assert own.at("moscow") == {"RU": 7, "EU": 3}


@rules("IMO-1")
def test_nought_to_three_units_for_one_each() -> None:
    for count in range(4):
        own = desk(nations={"RU": {"treasury": 3}})
        own.play("RU rondel import")
        request = f"army:moscow*{count}" if count > 1 else "army:moscow" if count else "none"
        events = own.play(f"RU import {request}")
        assert paid(events, "import") == ([("RU", "bank", count)] if count else [])
        assert told(events, "nothing_imported") == ([] if count else [{"nation": "RU"}])
        assert own.treasury("RU") == 3 - count
        assert sum(own.units("RU").values()) == count


@rules("IMO-1", "IMO-2", "IMO-3", "IMO-4")
def test_every_request_is_listed() -> None:
    own = desk(nations={"RU": {"treasury": 9, "factories": []}})
    own.play("RU rondel import")
    # Four places for armies and two for fleets, up to three units, in any mixture: 1 + 6 + 21 + 56.
    assert len(own.legal()) == len(set(own.legal())) == 84
    poor = desk(nations={"RU": {"treasury": 2}})
    poor.play("RU rondel import")
    assert len(poor.legal()) == 1 + 6 + 21


@rules("IMO-2", "IMO-3", "ENT-2", "ENT-3")
def test_places_of_an_import() -> None:
    own = desk(
        active="IN",
        nations={
            "IN": {"treasury": 9, "factories": []},
            "CN": {"units": ["army:kolkata!", "army:mumbai~", "army:chennai~"]},
        },
    )
    own.play("IN rondel import")
    single = {text.split()[2] for text in own.legal() if len(text.split()) == 3 and "*" not in text}
    assert single == {"none", "army:newdelhi", "army:mumbai", "army:chennai", "fleet:mumbai"}
    own.refused("IN import army:kolkata", "IMO-2", "ENT-2")
    own.refused("IN import fleet:kolkata", "IMO-3", "ENT-2")
    own.refused("IN import fleet:chennai", "IMO-3")
    own.refused("IN import army:iran", "IMO-2")
    own.refused("IN import fleet:indianocean", "IMO-5")
    own.play("IN import army:chennai army:mumbai fleet:mumbai")
    assert own.units("IN") == {"army:mumbai": 1, "army:chennai": 1, "fleet:mumbai": 1}


@rules("IMO-5", "GEN-8", "IMO-1")
def test_one_bad_part_refuses_the_whole_request() -> None:
    own = desk(nations={"RU": {"treasury": 9, "units": ["fleet:murmansk*7"]}, "EU": {"units": ["army:moscow!"]}})
    own.play("RU rondel import")
    own.refused("RU import army:murmansk*2 army:moscow", "IMO-5", "IMO-2")
    own.refused("RU import army:murmansk fleet:novosibirsk", "IMO-5", "IMO-3")
    own.refused("RU import army:murmansk fleet:murmansk*2", "IMO-5", "GEN-8")
    own.refused("RU import army:murmansk army:beijing", "IMO-5")
    own.refused("RU import army:murmansk*3 fleet:murmansk", "IMO-5", "IMO-1")
    assert own.units("RU") == {"fleet:murmansk": 7}
    assert own.treasury("RU") == 9
