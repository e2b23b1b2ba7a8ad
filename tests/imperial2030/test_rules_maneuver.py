"""Movements and postures (MAN, CAN, ARM, ENT)."""

from __future__ import annotations

import pytest

from gamekit.imperial2030.board import board
from tests.imperial2030.support import BORDERS, REGIONS, Desk, desk, near, no_position, rules, told

HARBOURS = {
    "murmansk": "northatlantic",
    "vladivostok": "seaofjapan",
    "shanghai": "chinasea",
    "mumbai": "indianocean",
    "kolkata": "indianocean",
    "riodejaneiro": "southatlantic",
    "fortaleza": "caribbeansea",
    "neworleans": "caribbeansea",
    "newyork": "northatlantic",
    "sanfrancisco": "northpacific",
    "london": "northatlantic",
    "rome": "mediterraneansea",
}
SEAS = [region.id for region in REGIONS.values() if region.kind == "sea"]


def maneuver(nation: str, *units: str, **others: list[str]) -> Desk:
    """Return a desk where a nation with these units has just landed on Maneuver."""
    lands = {other: {"units": theirs} for other, theirs in others.items()}
    own = desk(active=nation, nations={nation: {"units": list(units)}, **lands})
    own.play(f"{nation} rondel maneuver")
    return own


@rules("MAN-1")
def test_fleets_then_armies_and_no_way_back() -> None:
    own = maneuver("BR", "fleet:caribbeansea", "army:fortaleza")
    own.refused("BR army fortaleza > manaus", "MAN-1")
    own.refused("BR convoy fortaleza > caribbeansea > mexico", "MAN-1")
    own.play("BR end")
    assert own.point == "armies"
    own.refused("BR fleet caribbeansea > northatlantic", "MAN-1")
    own.play("BR end")
    assert own.actor == "US"


@rules("MAN-2")
def test_one_order_per_unit_and_maneuver() -> None:
    own = maneuver("RU", "fleet:northatlantic*2", "army:moscow*2")
    own.play("RU fleet northatlantic > gulfofguinea")
    own.refused("RU fleet gulfofguinea > southatlantic", "MAN-2")
    assert "RU fleet northatlantic > gulfofguinea" in own.legal(), "the second fleet had none yet"
    own.play("RU fleet northatlantic > gulfofguinea")
    assert own.legal() == ["RU end"]
    own.play("RU end", "RU army moscow > ukraine", "RU end")
    # In the next Maneuver all of them are ready again.
    for nation in ("CN", "IN", "BR", "US", "EU"):
        own.play(f"{nation} rondel taxation")
    own.play("RU rondel taxation")
    for nation in ("CN", "IN", "BR", "US", "EU"):
        own.play(f"{nation} rondel factory", f"{nation} skip")
    own.play("P1 donate RU 2", "RU rondel maneuver", "RU fleet gulfofguinea > southatlantic", "RU end")
    own.play("RU army ukraine > rome~", "RU army moscow > ukraine")


@rules("MAN-2", "BAT-1")
def test_an_order_is_completed_before_the_next() -> None:
    own = maneuver("RU", "army:novosibirsk*2", CN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia")
    assert own.point == "battle_offer"
    own.refused("RU army novosibirsk > moscow", "MAN-2", "BAT-1")
    own.refused("RU end", "MAN-2")
    own.play("RU attack CN mongolia")
    own.play("RU army novosibirsk > moscow")


@rules("MAN-3")
@pytest.mark.parametrize(
    ("units", "points"),
    [
        ((), []),
        (("fleet:murmansk",), ["fleets"]),
        (("fleet:northatlantic",), ["fleets"]),
        (("army:moscow",), ["armies"]),
        (("fleet:murmansk", "army:moscow"), ["fleets", "armies"]),
    ],
)
def test_a_step_without_units_is_left_out(units: tuple[str, ...], points: list[str]) -> None:
    own = maneuver("RU", *units)
    seen = []
    while own.actor == "RU":
        seen.append(own.point)
        step = next(event for event in own.play("RU end") if event.kind == "step_ended")
        assert step.params()["step"] == seen[-1]
        assert "MAN-3" in step.rules
    assert seen == points
    assert (own.point, own.actor) == ("rondel", "CN")


@rules("MAN-3", "BAT-4")
def test_armies_lost_in_the_fleet_step_leave_no_army_step() -> None:
    own = maneuver("RU", "fleet:murmansk", "army:murmansk", CN=["army:murmansk!*3"])
    own.play("RU attack CN murmansk")
    assert own.at("murmansk") == {"RU": 1, "CN": 2}
    assert own.point == "battle_round"
    own.play("RU fight")
    assert own.at("murmansk") == {"CN": 1}
    # The mover ends the fleet step himself, though nothing is left to order.
    assert (own.point, own.legal()) == ("fleets", ["RU end"])
    own.play("RU end")
    assert own.actor == "CN"


@rules("MAN-4", "MAN-7")
@pytest.mark.parametrize("sea", SEAS)
def test_a_fleet_at_sea_moves_to_one_adjacent_sea(sea: str) -> None:
    own = maneuver("US", f"fleet:{sea}")
    assert {text.split()[-1] for text in own.legal("fleet")} == near(sea, "sea")
    for target in SEAS:
        if target not in near(sea, "sea"):
            own.refused(f"US fleet {sea} > {target}", "MAN-4")


@rules("MAN-5", "MAN-6")
@pytest.mark.parametrize("city", HARBOURS)
def test_a_fleet_in_harbour_moves_to_the_one_sea_it_opens_on(city: str) -> None:
    nation = REGIONS[city].owner or ""
    own = maneuver(nation, f"fleet:{city}")
    assert own.legal("fleet") == [f"{nation} fleet {city} > {HARBOURS[city]}"]
    other = next(iter(near(HARBOURS[city], "sea")))
    own.refused(f"{nation} fleet {city} > {other}", "MAN-5")
    own.play(f"{nation} fleet {city} > {HARBOURS[city]}")
    own.refused(f"{nation} fleet {HARBOURS[city]} > {other}", "MAN-2")
    # And it never comes back.
    again = maneuver(nation, f"fleet:{HARBOURS[city]}")
    again.refused(f"{nation} fleet {HARBOURS[city]} > {city}", "MAN-6")


@rules("MAN-6")
def test_fleets_stand_at_sea_or_in_own_harbours_only() -> None:
    for place in ("moscow", "shanghai", "quebec"):
        no_position("MAN-6", nations={"RU": {"units": [f"fleet:{place}"]}})


@rules("MAN-7", "CAN-2")
@pytest.mark.parametrize(("kind", "a", "b", "mark"), [border for border in BORDERS if border[3] in ("canal", "wrap")])
def test_canals_and_the_edge_of_the_map_are_open_both_ways(kind: str, a: str, b: str, mark: str) -> None:
    assert kind == "sea"
    for start, end in ((a, b), (b, a)):
        # Whoever has his flag beside the canals is asked nothing.
        own = desk(
            nations={"RU": {"units": [f"fleet:{start}"]}, "CN": {"flags": ["colombia", "northafrica"]}},
        )
        own.play("RU rondel maneuver")
        assert ("CAN-2" in own.session.explain(f"RU fleet {start} > {end}").rules) == (mark == "canal")
        events = own.play(f"RU fleet {start} > {end}")
        assert "MAN-7" in events[0].rules
        assert own.units("RU") == {f"fleet:{end}": 1}
        assert own.actor == "RU"


@rules("MAN-8")
def test_a_fleet_in_harbour_is_not_at_sea() -> None:
    # It fights no sea battle ...
    own = maneuver("US", "fleet:caribbeansea", RU=["fleet:murmansk"], EU=["fleet:london"])
    own.play("US fleet caribbeansea > northatlantic")
    assert own.point == "fleets"
    own.refused("US attack RU northatlantic", "BAT-4")
    own.play("US end")
    # ... so the sea is held by one nation alone. It claims no sea and carries no army.
    assert own.flag("northatlantic") == "US"
    own = maneuver("RU", "fleet:murmansk", "army:murmansk")
    own.play("RU end")
    own.refused("RU convoy murmansk > northatlantic > quebec", "MAN-8")
    own.play("RU end")
    assert own.state.nation("RU").flags == ()


@rules("MAN-9", "BAT-2")
def test_seas_land_and_provinces_are_shared() -> None:
    own = maneuver("RU", "fleet:northatlantic", CN=["fleet:gulfofguinea"], IN=["fleet:gulfofguinea"])
    own.play("RU fleet northatlantic > gulfofguinea", "RU peace", "CN peace")
    events = own.play("IN peace")
    assert "MAN-9" in events[0].rules
    assert own.at("gulfofguinea") == {"RU": 1, "CN": 1, "IN": 1}
    own = maneuver("RU", "army:novosibirsk", "army:mongolia", CN=["army:beijing"], IN=["army:beijing!"])
    own.play("RU army mongolia > beijing~", "RU peace", "CN peace", "IN peace")
    assert own.at("beijing") == {"RU": 1, "CN": 1, "IN": 1}


@rules("ARM-1", "ARM-4")
@pytest.mark.parametrize("region", [region.id for region in REGIONS.values() if region.kind != "sea"])
def test_an_army_moves_to_one_adjacent_land_region(region: str) -> None:
    nation = REGIONS[region].owner or "RU"
    own = maneuver(nation, f"army:{region}")
    assert {text.split()[-1].rstrip("!~") for text in own.legal("army")} == near(region, "land")
    for text in own.legal("army"):
        target = text.split()[-1]
        foreign = REGIONS[target.rstrip("!~")].owner not in (None, nation)
        assert foreign == (target[-1] in "!~")
        assert ("ARM-4" in own.session.explain(text).rules) != foreign
    for target in ("moscow", "brasilia", "australia"):
        if target != region and target not in near(region, "land"):
            own.refused(f"{nation} army {region} > {target}", "ARM-1")


@rules("ARM-2")
@pytest.mark.parametrize(("a", "b"), [("paris", "london"), ("london", "paris"), ("rome", "turkey"), ("turkey", "rome")])
def test_two_straits_can_be_crossed(a: str, b: str) -> None:
    own = maneuver("EU", f"army:{a}")
    assert "ARM-2" in own.session.explain(f"EU army {a} > {b}").rules
    events = own.play(f"EU army {a} > {b}")
    assert "ARM-2" in events[0].rules
    assert own.units("EU") == {f"army:{b}": 1}


@rules("ARM-1")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("korea", "japan"),
        ("indochina", "indonesia"),
        ("indonesia", "philippines"),
        ("indonesia", "australia"),
        ("northafrica", "paris"),
        ("eastafrica", "neareast"),
        ("alaska", "vladivostok"),
        ("newzealand", "australia"),
    ],
)
def test_all_other_straits_are_closed(a: str, b: str) -> None:
    own = maneuver("IN", f"army:{a}")
    own.refused(f"IN army {a} > {b}{'!' if REGIONS[b].owner else ''}", "ARM-1")


@rules("ARM-3")
def test_an_army_never_ends_at_sea() -> None:
    own = maneuver("BR", "army:fortaleza", "fleet:caribbeansea")
    own.play("BR end")
    own.refused("BR army fortaleza > caribbeansea", "ARM-3")
    own.refused("BR convoy fortaleza > caribbeansea > northatlantic", "ARM-3")
    own.refused("BR convoy fortaleza > caribbeansea > northatlantic > southatlantic", "ARM-3")
    no_position("ARM-3", nations={"RU": {"units": ["army:northatlantic"]}})


@rules("ARM-4")
@pytest.mark.parametrize("target", ["mongolia", "vladivostok"])
def test_neutral_land_and_own_provinces_are_entered_without_a_posture(target: str) -> None:
    own = maneuver("RU", "army:beijing!", "army:beijing~")
    for sign in "!~":
        own.refused(f"RU army beijing! > {target}{sign}", "ARM-4")
    events = own.play(f"RU army beijing! > {target}")
    assert "ARM-4" in events[0].rules
    assert own.units("RU") == {f"army:{target}": 1, "army:beijing~": 1}


@rules("ENT-1")
def test_the_mover_says_how_an_army_enters_a_foreign_province() -> None:
    own = maneuver("RU", "army:mongolia*2")
    assert {text for text in own.legal("army") if "beijing" in text} == {
        "RU army mongolia > beijing!",
        "RU army mongolia > beijing~",
    }
    own.refused("RU army mongolia > beijing", "ENT-1")
    own.play("RU army mongolia > beijing~")
    assert not own.occupied("beijing")
    events = own.play("RU army mongolia > beijing!")
    assert "ENT-1" in events[0].rules
    assert own.units("RU") == {"army:beijing!": 1, "army:beijing~": 1}
    assert own.occupied("beijing")


@rules("ENT-1")
def test_postures_stand_in_foreign_provinces_and_only_there() -> None:
    for text in ("army:beijing", "army:moscow!", "army:mongolia~", "fleet:murmansk!"):
        no_position("ENT-1", nations={"RU": {"units": [text]}})


@rules("ENT-2", "ENT-6", "TAX-1", "PRO-2")
def test_a_single_standing_army_occupies_a_province() -> None:
    units = ["army:beijing!"]
    own = desk(active="CN", nations={"RU": {"units": units}, "CN": {"treasury": 9}})
    assert own.view["nations"]["CN"]["revenue"] == 2 + 0 + 3, "the factory there still yields its tax"
    assert own.view["nations"]["RU"]["revenue"] == 6, "the occupier gets nothing"
    own.play("CN rondel import")
    own.refused("CN import army:beijing", "IMO-2", "ENT-2")
    own = desk(active="CN", nations={"RU": {"units": units}})
    events = own.play("CN rondel production")
    blocked = next(event for event in events if event.kind == "blocked")
    assert {"ENT-2", "ENT-6"} <= set(blocked.rules)
    own = desk(active="CN", nations={"RU": {"units": units}, "CN": {"treasury": 9, "factories": []}})
    own.play("CN rondel factory")
    own.refused("CN build beijing", "ENT-2")


@rules("ENT-2")
def test_an_occupation_ends_when_the_last_standing_army_is_gone() -> None:
    own = maneuver("RU", "army:beijing!", "army:beijing~", IN=["army:beijing!"])
    own.play("RU army beijing! > mongolia")
    assert own.occupied("beijing"), "India still stands there"
    own.play("RU attack IN beijing")
    assert own.at("beijing") == {}
    assert not own.occupied("beijing")


@rules("ENT-3")
def test_a_lying_army_changes_nothing() -> None:
    plain = desk(active="CN", nations={"CN": {"treasury": 9, "factories": ["beijing"]}})
    visited = desk(
        active="CN",
        nations={
            "CN": {"treasury": 9, "factories": ["beijing"]},
            "RU": {"units": ["army:beijing~*3"]},
            "IN": {"units": ["army:urumqi~"]},
        },
    )
    assert visited.view["nations"]["CN"]["revenue"] == plain.view["nations"]["CN"]["revenue"] == 5
    for own in (plain, visited):
        own.play("CN rondel factory")
    assert plain.legal() == visited.legal()
    assert "ENT-3" in visited.session.explain("CN build urumqi").rules
    assert "ENT-3" not in plain.session.explain("CN build urumqi").rules


@rules("ENT-4")
def test_a_posture_stays_until_the_army_leaves() -> None:
    own = maneuver("RU", "army:beijing~")
    own.refused("RU army beijing~ > beijing!", "ENT-4")
    own.refused("RU army beijing! > mongolia", "ENT-4")
    own.refused("RU army beijing > mongolia", "ENT-4")
    assert not any(text.split()[-1].startswith("beijing") for text in own.legal())
    # Into the next foreign province it may go in another posture.
    own.play("RU army beijing~ > shanghai!", "RU end")
    assert own.units("RU") == {"army:shanghai!": 1}
    for nation in ("CN", "IN", "BR", "US", "EU"):
        own.play(f"{nation} rondel taxation")
    assert own.units("RU") == {"army:shanghai!": 1}


@rules("ENT-4")
def test_a_plain_army_is_ordered_without_a_posture() -> None:
    own = maneuver("RU", "army:mongolia")
    own.refused("RU army mongolia! > beijing!", "ENT-4")


@rules("ENT-6", "FLG-1")
def test_an_occupier_gets_no_units_no_tax_and_no_flag() -> None:
    homes = list(board().nation_data["CN"].provinces)
    own = maneuver("RU", *(f"army:{home}!" for home in homes))
    own.play("RU end")
    assert own.state.nation("RU").flags == ()
    assert own.view["nations"]["RU"]["revenue"] == 6
    own.play("CN rondel taxation")
    assert own.power("CN") == 0, "2 factories and no province: revenue 2"
    assert all(own.at(home) == {"RU": 1} for home in homes)


@rules("MAN-2", "ARM-1", "MAN-4")
def test_units_that_are_not_there_take_no_orders() -> None:
    own = maneuver("RU", "fleet:murmansk", "army:moscow", CN=["army:mongolia", "fleet:chinasea"])
    own.refused("RU fleet chinasea > seaofjapan", "MAN-4")
    own.play("RU end")
    own.refused("RU army mongolia > novosibirsk", "ARM-1")
    own.refused("CN army mongolia > beijing", "TUR-1")
    assert told(own.play("RU end"), "moved") == []
