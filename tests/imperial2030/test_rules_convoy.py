"""Convoys: boarding, sailing, arriving at sea, landing (CON)."""

from __future__ import annotations

import pytest

from tests.imperial2030.support import REGIONS, aboard, desk, near, rules, told
from tests.imperial2030.test_rules_maneuver import HARBOURS, SEAS, maneuver

BLUE = sorted(HARBOURS)


def landings(region: str, sea: str, nation: str) -> set[str]:
    """Return where an army from ``region`` can land from a sea, with each posture it can have there."""
    found = set()
    for place in near(sea, "coast") - {region}:
        signs = ("!", "~") if REGIONS[place].owner not in (None, nation) else ("",)
        found |= {place + sign for sign in signs}
    return found


@rules("CON-1", "CON-2", "CON-3", "CON-4")
@pytest.mark.parametrize("city", BLUE)
def test_every_convoy_is_listed(city: str) -> None:
    """From each of the 12 harbours, whoever owns it, over no or one border of seas, to every other coast."""
    for nation in ("US", "IN"):
        sign = "" if REGIONS[city].owner == nation else "~"
        sea = HARBOURS[city]
        own = maneuver(nation, f"army:{city}{sign}", f"fleet:{sea}")
        own.play(f"{nation} end")
        expected = {f"{nation} convoy {city}{sign} > {sea} > {place}" for place in landings(city, sea, nation)}
        for other in near(sea, "sea"):
            expected |= {
                f"{nation} convoy {city}{sign} > {sea} > {other} > {place}" for place in landings(city, other, nation)
            }
        assert set(own.legal("convoy")) == expected
        assert len(own.legal("convoy")) == len(expected)


@rules("CON-1", "CON-2")
@pytest.mark.parametrize("sea", SEAS)
def test_without_a_fleet_off_the_harbour_there_is_no_convoy(sea: str) -> None:
    own = maneuver("EU", "army:london", f"fleet:{sea}")
    own.play("EU end")
    assert bool(own.legal("convoy")) == (sea == "northatlantic")
    if sea != "northatlantic":
        own.refused(f"EU convoy london > {sea} > northafrica", "CON-2")
        own.refused("EU convoy london > northatlantic > northafrica", "CON-1")


@rules("CON-1", "CON-5")
def test_a_foreign_fleet_carries_nothing() -> None:
    own = maneuver("EU", "army:london", "fleet:chinasea", US=["fleet:northatlantic"])
    own.play("EU end")
    own.refused("EU convoy london > northatlantic > quebec", "CON-1")


@rules("CON-2")
def test_an_army_boards_in_blue_cities_only() -> None:
    for place in ("berlin", "paris", "quebec", "guinea"):
        own = maneuver("EU", f"army:{place}", "fleet:northatlantic")
        own.play("EU end")
        assert own.legal("convoy") == []
        own.refused(f"EU convoy {place} > northatlantic > canada", "CON-2")


@rules("CON-3", "MAN-7", "CAN-2")
def test_a_fleet_carries_over_one_border_canals_included() -> None:
    own = maneuver("EU", "army:rome", "fleet:mediterraneansea")
    own.play("EU end")
    own.refused("EU convoy rome > mediterraneansea > chinasea > philippines", "CON-3")
    events = own.play("EU convoy rome > mediterraneansea > indianocean > eastafrica")
    boarded = next(event for event in events if event.kind == "boarded")
    assert {"CON-3", "MAN-7", "CAN-2"} <= set(boarded.rules)
    assert own.units("EU") == {"army:eastafrica": 1, "fleet:indianocean": 1}


@rules("CON-4")
def test_landing_places() -> None:
    own = maneuver("BR", "army:fortaleza", "fleet:caribbeansea", US=["army:neworleans"])
    own.play("BR end")
    own.refused("BR convoy fortaleza > caribbeansea > fortaleza", "CON-4")
    own.refused("BR convoy fortaleza > caribbeansea > canada", "CON-4")
    own.refused("BR convoy fortaleza > caribbeansea > brasilia", "CON-4")
    events = own.play("BR convoy fortaleza > caribbeansea > neworleans!")
    landed = next(event for event in events if event.kind == "landed")
    assert landed.rules == ("CON-4", "ENT-1")
    # The landing is an arrival like any other.
    assert (own.point, own.actor) == ("battle_offer", "BR")
    assert own.occupied("neworleans")
    own.play("BR attack US neworleans")
    assert own.at("neworleans") == {}
    assert own.units("BR") == {"fleet:caribbeansea": 1}


@rules("CON-5", "CON-1", "MAN-2")
def test_one_army_per_fleet_and_both_orders_are_used() -> None:
    own = maneuver("BR", "army:fortaleza*2", "fleet:caribbeansea")
    own.play("BR end", "BR convoy fortaleza > caribbeansea > colombia")
    assert own.legal("convoy") == []
    own.refused("BR convoy fortaleza > caribbeansea > mexico", "CON-1", "CON-5")
    own.refused("BR army colombia > peru", "MAN-2")
    assert own.legal("army"), "the other army may still walk"
    # A second fleet carries the second army.
    own = maneuver("BR", "army:fortaleza*2", "fleet:caribbeansea*2")
    own.play("BR end", *["BR convoy fortaleza > caribbeansea > colombia"] * 2)
    assert own.units("BR") == {"army:colombia": 2, "fleet:caribbeansea": 2}
    assert own.legal() == ["BR end"]


@rules("CON-5", "CON-3")
def test_no_chains_of_fleets() -> None:
    own = maneuver("EU", "army:london", "fleet:northatlantic", "fleet:caribbeansea", "fleet:southatlantic")
    own.play("EU end")
    own.refused("EU convoy london > northatlantic > caribbeansea > southatlantic > argentina", "CON-5", "CON-3")
    own.refused("EU convoy london > caribbeansea > southatlantic > argentina", "CON-2", "CON-5")


@rules("CON-6", "CON-4")
def test_the_army_lands_when_its_fleet_came_through() -> None:
    own = maneuver("US", "army:newyork", "fleet:northatlantic", "fleet:mediterraneansea", CN=["fleet:mediterraneansea"])
    own.play("US end", "US convoy newyork > northatlantic > mediterraneansea > northafrica")
    assert own.point == "battle_offer"
    assert aboard(own.state) == "US"
    assert own.at("northafrica") == {}
    assert own.view["nations"]["US"]["armies"] == 0
    assert own.view["nations"]["US"]["supply"]["army"] == 5, "an army at sea is not in the supply"
    events = own.play("US attack CN mediterraneansea")
    assert own.at("mediterraneansea") == {"US": 1}
    assert [item["region"] for item in told(events, "landed")] == ["northafrica"]
    assert own.at("northafrica") == {"US": 1}
    assert own.point == "armies"


@rules("CON-6", "BAT-2")
def test_the_army_lands_when_peace_was_kept_at_sea() -> None:
    own = maneuver(
        "US", "army:newyork", "fleet:northatlantic", CN=["fleet:mediterraneansea"], IN=["fleet:mediterraneansea"]
    )
    own.play("US end", "US convoy newyork > northatlantic > mediterraneansea > rome~", "US peace", "CN peace")
    assert own.at("rome") == {}
    own.play("IN peace")
    assert own.units("US") == {"fleet:mediterraneansea": 1, "army:rome~": 1}
    assert own.at("mediterraneansea") == {"US": 1, "CN": 1, "IN": 1}


@rules("CON-6", "BAT-7")
def test_the_army_lands_when_the_battle_ended_in_peace() -> None:
    own = maneuver(
        "US", "army:newyork", "fleet:northatlantic", "fleet:mediterraneansea", CN=["fleet:mediterraneansea*2"]
    )
    own.play("US end", "US convoy newyork > northatlantic > mediterraneansea > northafrica")
    own.play("US attack CN mediterraneansea", "US peace")
    assert own.at("northafrica") == {}
    events = own.play("CN peace")
    assert [event.kind for event in events] == ["round", "battle_over", "landed"]
    assert own.at("northafrica") == {"US": 1}
    assert own.at("mediterraneansea") == {"US": 1, "CN": 1}


@rules("CON-6", "BAT-12", "BAT-7")
def test_the_army_is_lost_with_its_ship_in_a_later_exchange() -> None:
    own = maneuver(
        "US", "army:newyork", "fleet:northatlantic", "fleet:mediterraneansea", CN=["fleet:mediterraneansea*2"]
    )
    own.play("US end", "US convoy newyork > northatlantic > mediterraneansea > northafrica")
    own.play("US attack CN mediterraneansea", "US peace")
    events = own.play("CN fight")
    assert [event.kind for event in events] == ["round", "lost", "lost", "cargo_lost"]
    assert own.units("US") == own.units("CN") == {}
    assert own.view["nations"]["US"]["supply"] == {"army": 6, "fleet": 10, "flag": 15}
    assert own.point == "armies"


@rules("CON-6", "BAT-9")
def test_several_nations_at_sea_are_settled_before_the_landing() -> None:
    own = maneuver(
        "US",
        *("army:newyork", "fleet:northatlantic", "fleet:mediterraneansea"),
        CN=["fleet:mediterraneansea"],
        IN=["fleet:mediterraneansea"],
    )
    own.play("US end", "US convoy newyork > northatlantic > mediterraneansea > northafrica")
    own.play("US attack IN mediterraneansea")
    assert own.point == "battle_offer"
    assert own.legal() == ["US attack CN mediterraneansea", "US peace"]
    own.play("US peace")
    events = own.play("CN fight")
    assert "cargo_lost" in [event.kind for event in events]
    assert own.at("mediterraneansea") == {}
    assert own.at("northafrica") == {}


@rules("CON-6", "CON-3")
def test_a_fleet_that_stays_arrives_nowhere() -> None:
    own = maneuver("US", "army:newyork", "fleet:northatlantic", RU=["fleet:northatlantic"])
    own.play("US end", "US convoy newyork > northatlantic > guinea")
    assert own.point == "armies"
    assert own.at("guinea") == {"US": 1}


@rules("CON-6", "CON-4", "BAT-1")
def test_after_the_sea_the_landing_is_settled_too() -> None:
    own = maneuver(
        "US",
        *("army:newyork", "fleet:northatlantic"),
        CN=["fleet:mediterraneansea"],
        EU=["army:northafrica"],
    )
    own.play("US end", "US convoy newyork > northatlantic > mediterraneansea > northafrica", "US peace", "CN peace")
    assert (own.point, own.actor) == ("battle_offer", "US")
    assert own.legal() == ["US attack EU northafrica", "US peace"]
    own.play("US peace", "EU fight")
    assert own.units("US") == {"fleet:mediterraneansea": 1}


@rules("BAT-8", "CON-6")
def test_the_carrying_fleet_goes_last() -> None:
    # Beside a fleet that had no order.
    own = maneuver("US", "army:newyork", "fleet:northatlantic", "fleet:mediterraneansea", CN=["fleet:mediterraneansea"])
    own.play("US end", "US convoy newyork > northatlantic > mediterraneansea > northafrica")
    own.play("US attack CN mediterraneansea")
    assert [item.moved for item in own.state.nation("US").at("mediterraneansea")] == [True]
    assert own.at("northafrica") == {"US": 1}
    # Beside one that moved there in the fleet step.
    own = maneuver("US", "army:newyork", "fleet:northatlantic*2", CN=["fleet:mediterraneansea"])
    own.play("US fleet northatlantic > mediterraneansea", "US peace", "CN peace", "US end")
    own.play("US convoy newyork > northatlantic > mediterraneansea > northafrica", "US attack CN mediterraneansea")
    assert own.at("mediterraneansea") == {"US": 1}
    assert own.at("northafrica") == {"US": 1}


@rules("CON-7", "ENT-1")
def test_the_order_names_everything_at_once() -> None:
    own = maneuver("BR", "army:fortaleza", "fleet:caribbeansea")
    own.play("BR end")
    own.refused("BR convoy fortaleza > caribbeansea > neworleans", "ENT-1")
    own.refused("BR convoy fortaleza > caribbeansea > colombia!", "ARM-4")
    assert own.session.explain("BR convoy fortaleza > colombia").status == "malformed"
    # A place that the army could also walk to.
    assert "BR army fortaleza > manaus" in own.legal()
    events = own.play("BR convoy fortaleza > caribbeansea > manaus")
    assert "CON-7" in next(event for event in events if event.kind == "boarded").rules
    assert own.units("BR") == {"army:manaus": 1, "fleet:caribbeansea": 1}


@rules("CON-1", "CON-2")
def test_from_a_foreign_harbour_in_either_posture() -> None:
    own = maneuver("IN", "army:london~", "army:london!", "fleet:northatlantic*2")
    own.play("IN end")
    own.refused("IN convoy london > northatlantic > quebec", "ENT-4")
    own.play("IN convoy london! > northatlantic > quebec")
    assert own.units("IN") == {"army:london~": 1, "army:quebec": 1, "fleet:northatlantic": 2}
    own.play("IN convoy london~ > northatlantic > berlin!")
    assert own.occupied("berlin")


@rules("CON-1")
def test_a_fleet_that_fought_from_the_spot_had_no_order() -> None:
    own = desk(
        active="US",
        nations={
            "US": {"units": ["army:newyork", "fleet:northatlantic*2"]},
            "CN": {"units": ["fleet:northatlantic"]},
        },
    )
    own.play("US rondel maneuver", "US attack CN northatlantic", "US end")
    own.play("US convoy newyork > northatlantic > quebec")
    assert own.at("quebec") == {"US": 1}
