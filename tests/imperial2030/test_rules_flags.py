"""Flags (FLG)."""

from __future__ import annotations

import pytest

from tests.imperial2030.support import NATIONS, REGIONS, Desk, desk, no_position, rules, told

FOURTEEN = [
    *("alaska", "canada", "quebec", "mexico", "colombia", "peru", "argentina"),
    *("guinea", "northafrica", "nigeria", "congo", "southafrica", "eastafrica", "neareast"),
]
FIFTEEN = [*FOURTEEN, "australia"]


def end_of_maneuver(**nations: object) -> Desk:
    """Return a desk after a Maneuver of Russia in which nothing moved."""
    own = desk(nations=nations)
    own.play("RU rondel maneuver")
    while own.point in ("fleets", "armies"):
        own.play("RU end")
    return own


@rules("FLG-1")
def test_one_flag_in_a_neutral_region_and_none_elsewhere() -> None:
    neutral = [region.id for region in REGIONS.values() if region.kind != "home"]
    assert len(neutral) == 38
    for region in REGIONS:
        if region not in neutral:
            no_position("FLG-1", nations={"RU": {"flags": [region]}})
    assert desk(nations={"RU": {"flags": neutral[:15]}, "CN": {"flags": neutral[15:30]}}).flag(neutral[0]) == "RU"
    no_position("FLG-1", nations={"RU": {"flags": ["iran"]}, "CN": {"flags": ["iran"]}})
    no_position("FLG-1", nations={"RU": {"flags": ["iran", "iran"]}})


@rules("FLG-2", "FLG-3")
def test_flags_are_set_once_at_the_end() -> None:
    own = desk(nations={"RU": {"units": ["fleet:murmansk", "army:novosibirsk", "army:moscow"]}})
    events = own.play("RU rondel maneuver", "RU fleet murmansk > northatlantic", "RU end")
    events += own.play("RU army novosibirsk > mongolia")
    assert told(events, "flag_set") == []
    assert own.state.nation("RU").flags == ()
    events = own.play("RU end")
    assert told(events, "flag_set") == [
        {"nation": "RU", "region": "mongolia"},
        {"nation": "RU", "region": "northatlantic"},
    ]
    assert all("FLG-2" in event.rules for event in events if event.kind == "flag_set")


@rules("FLG-3")
@pytest.mark.parametrize("other", [["army:mongolia"], ["fleet:seaofjapan"], ["army:beijing"]])
def test_only_where_no_other_nation_has_a_unit(other: list[str]) -> None:
    own = end_of_maneuver(RU={"units": ["army:mongolia", "fleet:seaofjapan"]}, CN={"units": other})
    shared = other[0].partition(":")[2]
    assert own.flag("mongolia") == (None if shared == "mongolia" else "RU")
    assert own.flag("seaofjapan") == (None if shared == "seaofjapan" else "RU")


@rules("FLG-3")
def test_an_own_flag_is_not_set_twice() -> None:
    own = end_of_maneuver(RU={"units": ["army:mongolia"], "flags": ["mongolia"]})
    assert told(own.session.events, "flag_set") == []
    assert own.view["nations"]["RU"]["supply"]["flag"] == 14


@rules("FLG-4")
@pytest.mark.parametrize("owner", NATIONS[1:])
def test_a_foreign_flag_goes_back_and_is_replaced(owner: str) -> None:
    own = end_of_maneuver(RU={"units": ["army:mongolia"]}, **{owner: {"flags": ["mongolia", "australia"]}})
    assert told(own.session.events, "flag_removed") == [{"nation": owner, "region": "mongolia"}]
    assert own.flag("mongolia") == "RU"
    assert own.flag("australia") == owner
    assert own.view["nations"][owner]["supply"]["flag"] == 14


@rules("FLG-5", "TAX-1")
def test_flags_stay_and_pay_without_units() -> None:
    own = end_of_maneuver(
        RU={"units": ["army:iran"], "flags": ["mongolia", "iran"]}, CN={"units": ["army:iran", "army:mongolia"]}
    )
    assert own.flag("mongolia") == own.flag("iran") == "RU"
    assert own.view["nations"]["RU"]["revenue"] == 2 + 2 + 4
    own = desk(nations={"RU": {"flags": ["mongolia"]}})
    taxed = next(event for event in own.play("RU rondel taxation") if event.kind == "taxed")
    assert "FLG-5" in taxed.rules
    assert taxed.params()["flags"] == 1
    own = desk(nations={"RU": {"flags": ["mongolia"], "units": ["army:mongolia"]}})
    taxed = next(event for event in own.play("RU rondel taxation") if event.kind == "taxed")
    assert "FLG-5" not in taxed.rules, "who set the flag is still there"
    assert taxed.params()["flags"] == 1


@rules("FLG-3", "FLG-4")
def test_an_inactive_nation_sets_none() -> None:
    own = end_of_maneuver(RU={"units": ["army:moscow"]}, CN={"units": ["army:mongolia", "fleet:chinasea"]})
    assert own.state.nation("CN").flags == ()


@rules("FLG-7")
def test_with_no_flag_left_none_is_set_and_none_taken_off() -> None:
    own = end_of_maneuver(
        RU={"units": ["army:mongolia", "army:iran"], "flags": FIFTEEN}, CN={"flags": ["mongolia", "korea"]}
    )
    assert told(own.session.events, "flags_short") == [{"nation": "RU", "left": 0, "regions": 2}]
    assert own.flag("mongolia") == "CN"
    assert own.flag("iran") is None
    assert own.actor == "CN"
    no_position("FLG-7", nations={"RU": {"flags": [*FIFTEEN, "iran"]}})


@rules("FLG-7", "FLG-8")
def test_the_government_picks_the_regions_for_its_last_flags() -> None:
    own = end_of_maneuver(
        RU={"units": ["army:mongolia", "army:iran", "army:moscow", "army:japan"], "flags": FOURTEEN},
        CN={"flags": ["mongolia"], "units": ["army:japan"]},
    )
    assert told(own.session.events, "flags_short") == [{"nation": "RU", "left": 1, "regions": 2}]
    assert (own.point, own.actor, own.seat) == ("flags", "RU", "P1")
    assert own.legal() == ["RU flag iran", "RU flag mongolia"]
    own.refused("RU flag moscow", "FLG-1")
    own.refused("RU flag japan", "FLG-3")
    own.refused("RU flag alaska", "FLG-3")
    own.refused("RU end", "TUR-2")
    events = own.play("RU flag iran")
    assert told(events, "flag_removed") == [], "a flag is taken off only where one is set"
    assert own.flag("mongolia") == "CN"
    assert own.flag("iran") == "RU"
    assert own.actor == "CN"


@rules("FLG-8", "FLG-4")
def test_picking_goes_on_until_the_flags_are_used_up() -> None:
    own = end_of_maneuver(
        RU={"units": ["army:mongolia", "army:iran", "army:korea"], "flags": FOURTEEN[1:]}, CN={"flags": ["mongolia"]}
    )
    assert told(own.session.events, "flags_short") == [{"nation": "RU", "left": 2, "regions": 3}]
    events = own.play("RU flag mongolia")
    assert told(events, "flag_removed") == [{"nation": "CN", "region": "mongolia"}]
    assert own.legal() == ["RU flag iran", "RU flag korea"]
    own.refused("RU flag mongolia", "FLG-3")
    own.play("RU flag korea")
    assert own.actor == "CN"
    assert len(own.state.nation("RU").flags) == 15


@rules("FLG-7")
def test_as_many_flags_as_regions_are_enough() -> None:
    own = end_of_maneuver(RU={"units": ["army:mongolia"], "flags": FOURTEEN})
    assert told(own.session.events, "flags_short") == []
    assert own.flag("mongolia") == "RU"
    assert own.actor == "CN"


@rules("FLG-2", "MAN-3")
def test_a_maneuver_without_units_sets_nothing() -> None:
    own = end_of_maneuver(RU={"flags": ["mongolia"]})
    assert own.actor == "CN"
    assert own.state.nation("RU").flags == ("mongolia",)
