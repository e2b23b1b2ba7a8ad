"""Battle (BAT)."""

from __future__ import annotations

import pytest

from tests.imperial2030.support import NATIONS, Desk, desk, rules, told
from tests.imperial2030.test_rules_maneuver import maneuver


def losses(own: Desk, *texts: str) -> list[tuple[str, str]]:
    """Play and return which nation lost which kind of unit."""
    return [(item["nation"], item["unit"]) for item in told(own.play(*texts), "lost")]


@rules("BAT-1")
def test_after_an_arrival_the_mover_speaks_first() -> None:
    own = maneuver("RU", "army:novosibirsk", CN=["army:mongolia"], EU=["army:mongolia"], IN=["army:iran"])
    own.play("RU army novosibirsk > mongolia")
    assert (own.point, own.actor, own.seat) == ("battle_offer", "RU", "P1")
    assert own.legal() == ["RU attack CN mongolia", "RU attack EU mongolia", "RU peace"]
    own.refused("RU attack IN mongolia", "BAT-1")
    own.refused("RU attack CN iran", "BAT-1")
    own.refused("RU fight", "BAT-1")
    own.refused("CN fight", "TUR-1")


@rules("BAT-1")
def test_nobody_is_asked_where_nobody_else_is() -> None:
    own = maneuver("RU", "army:novosibirsk", CN=["army:beijing"])
    own.play("RU army novosibirsk > mongolia")
    assert own.point == "armies"
    own.refused("RU peace", "BAT-1")
    own.refused("RU fight", "BAT-2")


@rules("BAT-2")
@pytest.mark.parametrize("mover", NATIONS)
def test_the_asking_order_begins_after_the_active_nation(mover: str) -> None:
    others = {nation: ["fleet:tasmansea"] for nation in NATIONS if nation != mover}
    own = maneuver(mover, "fleet:southpacific", **others)
    own.play(f"{mover} fleet southpacific > tasmansea", f"{mover} peace")
    start = NATIONS.index(mover)
    for nation in (*NATIONS[start + 1 :], *NATIONS[:start]):
        assert (own.point, own.actor) == ("battle_reply", nation)
        assert own.legal() == [f"{nation} fight", f"{nation} peace"]
        own.refused(f"{mover} end", "TUR-1")
        own.play(f"{nation} peace")
    assert own.point == "fleets"
    assert own.at("tasmansea") == dict.fromkeys(NATIONS, 1)


@rules("BAT-3")
def test_a_fleet_at_sea_and_an_army_never_fight() -> None:
    own = maneuver(
        "RU", "fleet:northatlantic", "army:ukraine", EU=["army:london", "army:rome", "fleet:mediterraneansea"]
    )
    own.play("RU fleet northatlantic > gulfofguinea", "RU end")
    own.play("RU army ukraine > rome!")
    assert own.legal() == ["RU attack EU rome", "RU peace"]
    assert losses(own, "RU attack EU rome") == [("RU", "army"), ("EU", "army")]
    assert own.units("EU") == {"army:london": 1, "fleet:mediterraneansea": 1}


@rules("BAT-3")
def test_who_has_no_such_unit_there_cannot_attack_from_the_spot() -> None:
    own = maneuver("RU", "fleet:northatlantic", "army:korea", CN=["army:korea", "fleet:northatlantic"])
    own.refused("RU attack CN korea", "BAT-3", "BAT-4")
    own.refused("RU attack IN northatlantic", "BAT-3", "BAT-4")
    own.play("RU end")
    own.refused("RU attack CN northatlantic", "BAT-3", "BAT-4")


@rules("BAT-3", "BAT-4")
def test_fleets_in_harbour_fight_in_their_province() -> None:
    own = maneuver("IN", "fleet:mumbai", "army:newdelhi", RU=["army:mumbai~"], CN=["fleet:indianocean"])
    assert own.legal("attack") == ["IN attack RU mumbai"]
    assert losses(own, "IN attack RU mumbai") == [("IN", "fleet"), ("RU", "army")]
    # And an army from the spot against the owner's fleet in harbour.
    own = maneuver("RU", "army:mumbai~", IN=["fleet:mumbai"])
    assert losses(own, "RU attack IN mumbai") == [("RU", "army"), ("IN", "fleet")]


@rules("BAT-4")
def test_from_the_spot_once_per_region_and_opponent() -> None:
    own = maneuver("RU", "army:mongolia*3", CN=["army:mongolia*3"], IN=["army:mongolia"])
    assert own.legal("attack") == ["RU attack CN mongolia", "RU attack IN mongolia"]
    events = own.play("RU attack CN mongolia")
    assert "BAT-4" in events[0].rules
    own.play("RU peace", "CN peace")
    assert own.at("mongolia") == {"RU": 2, "CN": 2, "IN": 1}
    own.refused("RU attack CN mongolia", "BAT-4")
    assert own.legal("attack") == ["RU attack IN mongolia"]
    own.play("RU attack IN mongolia")
    assert own.legal("attack") == []
    # It uses no order: the survivor may still move.
    own.play("RU army mongolia > novosibirsk", "RU end")
    # In the next Maneuver of the same nation it may attack again.
    assert own.at("mongolia") == {"CN": 2}


@rules("BAT-4")
def test_the_same_opponent_in_another_region() -> None:
    own = maneuver("RU", "army:mongolia*2", "army:iran*2", CN=["army:mongolia", "army:iran"])
    own.play("RU attack CN mongolia", "RU attack CN iran")
    assert own.at("mongolia") == own.at("iran") == {"RU": 1}


@rules("BAT-4")
def test_not_where_the_two_kept_peace_on_an_arrival() -> None:
    own = maneuver("RU", "army:mongolia", "army:novosibirsk", CN=["army:mongolia"], IN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia", "RU peace", "CN peace", "IN peace")
    assert own.legal("attack") == []
    own.refused("RU attack CN mongolia", "BAT-4")
    own.refused("RU attack IN mongolia", "BAT-4")


@rules("BAT-4")
def test_not_where_the_two_fought_on_an_arrival() -> None:
    own = maneuver("RU", "army:mongolia", "army:novosibirsk", CN=["army:mongolia*2"], IN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia", "RU attack CN mongolia", "RU peace", "CN peace")
    # India is still to be settled on this arrival.
    assert own.legal() == ["RU attack IN mongolia", "RU peace"]
    own.play("RU peace", "IN peace")
    assert own.at("mongolia") == {"RU": 1, "CN": 1, "IN": 1}
    own.refused("RU attack CN mongolia", "BAT-4")
    own.refused("RU attack IN mongolia", "BAT-4")


@rules("BAT-4", "BAT-1")
def test_a_later_arrival_is_settled_anew() -> None:
    own = maneuver("RU", "army:mongolia*2", "army:novosibirsk", CN=["army:mongolia*2"])
    own.play("RU attack CN mongolia", "RU peace", "CN peace")
    own.play("RU army novosibirsk > mongolia")
    assert own.point == "battle_offer"
    own.play("RU attack CN mongolia")
    assert own.at("mongolia") == {"RU": 1}


@rules("BAT-4")
def test_from_the_spot_in_the_fleet_step_and_then_no_more_in_the_army_step() -> None:
    own = maneuver("RU", "fleet:murmansk", "army:murmansk*2", EU=["army:murmansk!*3"])
    own.play("RU attack EU murmansk", "RU peace", "EU peace")
    assert own.at("murmansk") == {"RU": 2, "EU": 2}
    own.play("RU end")
    assert own.legal("attack") == []
    own.refused("RU attack EU murmansk", "BAT-4")


@rules("BAT-4")
def test_in_the_next_maneuver_it_may_attack_again() -> None:
    own = maneuver("RU", "army:mongolia*2", CN=["army:mongolia*2"])
    own.play("RU attack CN mongolia", "RU peace", "CN peace", "RU end")
    for nation in ("CN", "IN", "BR", "US", "EU"):
        own.play(f"{nation} rondel taxation")
    own.play("P1 donate RU 2", "RU rondel maneuver")
    assert own.legal("attack") == ["RU attack CN mongolia"]


@rules("BAT-4")
def test_units_that_had_their_order_still_attack_from_the_spot() -> None:
    own = maneuver("RU", "fleet:northatlantic", CN=["fleet:gulfofguinea*2"])
    own.play("RU fleet northatlantic > gulfofguinea", "RU peace", "CN peace")
    own.refused("RU attack CN gulfofguinea", "BAT-4")
    own = maneuver("RU", "army:moscow", "army:novosibirsk", CN=["army:mongolia"])
    # An arrival where nobody else was settles nothing.
    own.play("RU army moscow > kazakhstan")
    own.refused("RU attack CN kazakhstan", "BAT-4")


@rules("BAT-5")
def test_only_the_active_nation_and_one_other_fight() -> None:
    own = maneuver("RU", "army:mongolia*2", CN=["army:mongolia"], IN=["army:mongolia"])
    own.refused("CN attack IN mongolia", "BAT-5")
    own.refused("CN attack RU mongolia", "BAT-5")
    own.refused("RU attack RU mongolia", "BAT-5")
    events = own.play("RU attack CN mongolia")
    assert "BAT-5" in events[0].rules
    assert own.at("mongolia") == {"RU": 1, "IN": 1}, "India has no part in it"
    # An attack from the spot gives the others no say.
    assert own.point == "armies"


@rules("BAT-6")
@pytest.mark.parametrize(("own_count", "other_count"), [(1, 1), (1, 3), (3, 1), (2, 3), (4, 4)])
def test_each_side_loses_one_at_a_time_to_the_end(own_count: int, other_count: int) -> None:
    before = [f"army:mongolia*{own_count - 1}"] if own_count > 1 else []
    own = maneuver("RU", "army:novosibirsk", *before, CN=[f"army:mongolia*{other_count}"])
    lost = losses(own, "RU army novosibirsk > mongolia", "RU attack CN mongolia")
    while own.point == "battle_round":
        lost += losses(own, "RU fight")
    # Both lose the same number, and the stronger side keeps the difference.
    assert lost == [("RU", "army"), ("CN", "army")] * min(own_count, other_count)
    left = {"RU": own_count - other_count, "CN": other_count - own_count}
    assert own.at("mongolia") == {nation: count for nation, count in left.items() if count > 0}


@rules("BAT-6")
def test_units_elsewhere_have_no_part_in_it() -> None:
    own = maneuver("RU", "army:novosibirsk", "army:vladivostok*3", CN=["army:mongolia", "army:beijing*3"])
    own.play("RU army novosibirsk > mongolia", "RU attack CN mongolia")
    assert own.units("RU") == {"army:vladivostok": 3}
    assert own.units("CN") == {"army:beijing": 3}


@rules("BAT-7")
def test_only_two_times_peace_ends_a_battle() -> None:
    own = maneuver("RU", "army:mongolia*5", CN=["army:mongolia*5"])
    own.play("RU attack CN mongolia")
    assert (own.point, own.actor) == ("battle_round", "RU")
    own.refused("CN peace", "TUR-1")
    own.refused("RU attack CN mongolia", "BAT-7")
    own.play("RU fight")
    assert own.at("mongolia") == {"RU": 3, "CN": 3}
    # The mover says peace, the opponent goes on, and the mover is asked again.
    own.play("RU peace")
    assert (own.point, own.actor, own.seat) == ("battle_round", "CN", "P2")
    events = own.play("CN fight")
    assert events[0].rules == ("BAT-7",)
    assert own.at("mongolia") == {"RU": 2, "CN": 2}
    assert (own.point, own.actor) == ("battle_round", "RU")
    own.play("RU peace", "CN peace")
    assert own.at("mongolia") == {"RU": 2, "CN": 2}
    assert own.point == "armies"


@rules("BAT-8")
def test_losses_lying_then_standing_then_fleets() -> None:
    own = maneuver("RU", "army:mumbai!*2", "army:mumbai~*2", IN=["army:mumbai*2", "fleet:mumbai*2"])
    kept = []
    own.play("RU attack IN mumbai")
    while own.point == "battle_round":
        kept.append((own.units("RU"), own.units("IN")))
        own.play("RU fight")
    assert kept == [
        ({"army:mumbai!": 2, "army:mumbai~": 1}, {"army:mumbai": 1, "fleet:mumbai": 2}),
        ({"army:mumbai!": 2}, {"fleet:mumbai": 2}),
        ({"army:mumbai!": 1}, {"fleet:mumbai": 1}),
    ]
    assert own.at("mumbai") == {}


@rules("BAT-8", "BAT-11")
def test_the_opponent_loses_his_lying_army_first_too() -> None:
    own = maneuver("IN", "army:newdelhi", RU=["army:mumbai!", "army:mumbai~"])
    own.play("IN army newdelhi > mumbai", "IN attack RU mumbai")
    assert own.units("RU") == {"army:mumbai!": 1}
    assert own.occupied("mumbai")


@rules("BAT-8")
def test_a_unit_that_had_its_order_goes_before_one_that_had_not() -> None:
    own = maneuver("RU", "army:mongolia", "army:novosibirsk", CN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia", "RU attack CN mongolia")
    assert own.at("mongolia") == {"RU": 1}
    own.play("RU army mongolia > kazakhstan")
    own = maneuver("RU", "fleet:gulfofguinea", "fleet:northatlantic", CN=["fleet:gulfofguinea"])
    own.play("RU fleet northatlantic > gulfofguinea", "RU attack CN gulfofguinea")
    own.play("RU fleet gulfofguinea > southatlantic")
    # But the posture comes first: a lying army without an order goes before a standing one that moved.
    own = maneuver("RU", "army:beijing~", "army:mongolia", CN=["army:beijing"])
    own.play("RU army mongolia > beijing!", "RU attack CN beijing")
    assert own.units("RU") == {"army:beijing!": 1}


@rules("BAT-9")
def test_the_mover_attacks_one_after_another() -> None:
    own = maneuver("RU", "army:mongolia*2", "army:novosibirsk", CN=["army:mongolia"], IN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia", "RU attack IN mongolia")
    assert (own.point, own.actor) == ("battle_offer", "RU")
    assert own.legal() == ["RU attack CN mongolia", "RU peace"]
    own.refused("RU attack IN mongolia", "BAT-9")
    own.play("RU attack CN mongolia")
    assert own.at("mongolia") == {"RU": 1}
    assert own.point == "armies"


@rules("BAT-9")
def test_when_peace_was_offered_the_questions_go_on() -> None:
    own = maneuver("RU", "army:mongolia*2", "army:novosibirsk", CN=["army:mongolia"], IN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia", "RU peace", "CN fight")
    assert (own.point, own.actor) == ("battle_reply", "IN"), "the mover is not asked again"
    own.play("IN fight")
    assert own.at("mongolia") == {"RU": 1}


@rules("BAT-9")
def test_when_the_mover_has_no_unit_left_nobody_is_asked() -> None:
    own = maneuver("RU", "army:novosibirsk*2", CN=["army:mongolia"], IN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia", "RU peace", "CN fight")
    assert own.at("mongolia") == {"IN": 1}
    assert (own.point, own.actor) == ("armies", "RU")
    # India was not settled, so the next arrival asks about it.
    own.play("RU army novosibirsk > mongolia")
    assert own.legal() == ["RU attack IN mongolia", "RU peace"]


@rules("BAT-9", "BAT-7")
def test_a_battle_that_ended_in_peace_is_settled_for_this_arrival() -> None:
    own = maneuver("RU", "army:mongolia", "army:novosibirsk", CN=["army:mongolia*2"], IN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia", "RU peace", "CN fight", "RU peace", "CN peace")
    assert (own.point, own.actor) == ("battle_reply", "IN")
    own.play("IN peace")
    assert own.at("mongolia") == {"RU": 1, "CN": 1, "IN": 1}


@rules("BAT-10", "TUR-5")
def test_a_player_is_asked_for_his_other_nation_all_the_same() -> None:
    own = desk(
        players=2,
        deal={"P1": "RU", "P2": "CN"},
        nations={"RU": {"units": ["army:moscow*2"]}, "IN": {"units": ["army:iran*2"]}},
    )
    assert own.government("RU") == own.government("IN") == "P1"
    own.play("RU rondel maneuver", "RU army moscow > iran", "RU peace")
    assert (own.point, own.actor, own.seat) == ("battle_reply", "IN", "P1")
    own.refused("RU end", "TUR-5")
    assert "BAT-10" in own.session.explain("IN fight").rules
    events = own.play("IN peace")
    assert "BAT-10" in events[0].rules
    own.play("RU army moscow > iran")
    events = own.play("RU attack IN iran")
    assert "BAT-10" in events[0].rules
    assert (own.point, own.actor, own.seat) == ("battle_round", "RU", "P1")
    own.play("RU peace")
    assert (own.point, own.actor, own.seat) == ("battle_round", "IN", "P1")
    own.play("IN peace")
    # Between nations of different players it is not the rule at work.
    own = maneuver("RU", "army:novosibirsk", CN=["army:mongolia"])
    own.play("RU army novosibirsk > mongolia", "RU peace")
    assert "BAT-10" not in own.session.explain("CN fight").rules
    assert "BAT-10" not in own.play("CN fight")[0].rules


@rules("BAT-11")
def test_a_friendly_army_may_attack_and_be_attacked() -> None:
    own = maneuver("RU", "army:mongolia", CN=["army:beijing"])
    own.play("RU army mongolia > beijing~")
    assert "BAT-11" in own.session.explain("RU attack CN beijing").rules
    own.play("RU attack CN beijing")
    assert own.at("beijing") == {}
    # Where all units are at war anyway the rule is not at work.
    own = maneuver("CN", "army:beijing", RU=["army:beijing!"])
    assert "BAT-11" not in own.session.explain("CN attack RU beijing").rules
    own = maneuver("CN", "army:beijing", RU=["army:beijing~"])
    assert "BAT-11" in own.session.explain("CN attack RU beijing").rules
    own.play("CN attack RU beijing")
    assert own.at("beijing") == {}


@rules("BAT-12", "GEN-8")
def test_destroyed_units_are_in_the_supply_again() -> None:
    own = maneuver("RU", "fleet:murmansk", "army:mongolia*8", CN=["army:mongolia*3"])
    own.play("RU end")
    assert own.view["nations"]["RU"]["supply"]["army"] == 0
    events = own.play("RU attack CN mongolia", "RU fight", "RU fight")
    assert all("BAT-12" in event.rules for event in events if event.kind == "lost")
    assert own.view["nations"]["RU"]["supply"]["army"] == 3
    assert own.view["nations"]["CN"]["supply"]["army"] == 10


@rules("BAT-2", "BAT-6")
def test_at_sea_against_a_nation_that_demands_battle() -> None:
    own = maneuver("EU", "fleet:northatlantic", "fleet:london", RU=["fleet:gulfofguinea"])
    own.play("EU fleet northatlantic > gulfofguinea", "EU peace")
    events = own.play("RU fight")
    assert told(events, "attacked") == [{"nation": "RU", "opponent": "EU", "region": "gulfofguinea"}]
    assert own.units("EU") == {"fleet:london": 1}
    assert own.units("RU") == {}
