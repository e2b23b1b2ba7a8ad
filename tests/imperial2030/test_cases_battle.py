"""The cases about battle."""

from __future__ import annotations

from typing import Any

from tests.imperial2030.support import case, desk, told


@case("B1", "BAT-1", "BAT-6", "BAT-12")
def test_case_b1() -> None:
    own = desk(nations={"RU": {"units": ["army:novosibirsk"]}, "CN": {"units": ["army:mongolia"]}})
    own.play("RU rondel maneuver", "RU army novosibirsk > mongolia")
    assert (own.point, own.actor) == ("battle_offer", "RU")
    events = own.play("RU attack CN mongolia")
    assert own.at("mongolia") == {}
    assert [loss["nation"] for loss in told(events, "lost")] == ["RU", "CN"]
    assert own.view["nations"]["RU"]["supply"]["army"] == 8
    assert own.view["nations"]["CN"]["supply"]["army"] == 10


@case("B2", "BAT-6", "FLG-5")
def test_case_b2() -> None:
    own = desk(
        active="IN",
        nations={"IN": {"units": ["army:urumqi~"]}, "CN": {"units": ["army:mongolia*2"], "flags": ["mongolia"]}},
    )
    own.play("IN rondel maneuver", "IN army urumqi~ > mongolia", "IN attack CN mongolia", "IN end")
    assert own.at("mongolia") == {"CN": 1}
    assert own.flag("mongolia") == "CN"


@case("B3", "BAT-3", "BAT-6")
def test_case_b3() -> None:
    own = desk(nations={"RU": {"units": ["army:iran"]}, "IN": {"units": ["fleet:mumbai"]}})
    own.play("RU rondel maneuver", "RU army iran > mumbai!", "RU attack IN mumbai")
    assert own.units("RU") == own.units("IN") == {}


@case("B8", "BAT-2", "MAN-9")
def test_case_b8() -> None:
    own = desk(
        nations={
            "RU": {"units": ["army:kazakhstan"]},
            "CN": {"units": ["army:afghanistan"]},
            "IN": {"units": ["army:afghanistan"]},
        }
    )
    own.play("RU rondel maneuver", "RU army kazakhstan > afghanistan", "RU peace")
    assert (own.point, own.actor) == ("battle_reply", "CN")
    own.play("CN peace")
    assert (own.point, own.actor) == ("battle_reply", "IN")
    events = own.play("IN peace")
    assert "MAN-9" in events[0].rules
    assert own.at("afghanistan") == {"RU": 1, "CN": 1, "IN": 1}


@case("B9", "BAT-1", "BAT-2")
def test_case_b9() -> None:
    own = desk(
        nations={"RU": {"units": ["fleet:seaofjapan", "fleet:northpacific"]}, "CN": {"units": ["fleet:chinasea"]}}
    )
    own.play("RU rondel maneuver", "RU fleet seaofjapan > chinasea", "RU peace")
    assert (own.point, own.actor, own.seat) == ("battle_reply", "CN", "P2")
    assert own.legal() == ["CN fight", "CN peace"]
    own.refused("RU fleet northpacific > chinasea", "TUR-1")
    own.refused("CN end", "BAT-2")


def three_against_three(count: int) -> Any:
    """Return a desk after the first exchange between ``count`` armies of either side in mongolia."""
    own = desk(
        nations={
            "RU": {"units": [f"army:mongolia*{count - 1}", "army:novosibirsk"]},
            "CN": {"units": [f"army:mongolia*{count}"]},
        }
    )
    own.play("RU rondel maneuver", "RU army novosibirsk > mongolia", "RU attack CN mongolia")
    assert own.at("mongolia") == {"RU": count - 1, "CN": count - 1}
    return own


@case("B11", "BAT-6", "BAT-7")
def test_case_b11() -> None:
    own = three_against_three(3)
    assert (own.point, own.actor) == ("battle_round", "RU")
    own.play("RU peace")
    assert (own.point, own.actor) == ("battle_round", "CN")
    events = own.play("CN peace")
    assert told(events, "battle_over") == [{"nation": "RU", "opponent": "CN", "region": "mongolia"}]
    assert own.at("mongolia") == {"RU": 2, "CN": 2}
    assert own.point == "armies"


@case("B12", "BAT-6", "BAT-7")
def test_case_b12() -> None:
    own = three_against_three(2)
    own.play("RU peace", "CN fight")
    assert own.at("mongolia") == {}
    assert own.point == "armies"


@case("B13", "BAT-2", "BAT-6", "BAT-9")
def test_case_b13() -> None:
    own = desk(
        active="BR",
        nations={
            "BR": {"units": ["fleet:gulfofguinea", "fleet:southatlantic"]},
            "US": {"units": ["fleet:gulfofguinea"]},
            "EU": {"units": ["fleet:gulfofguinea"]},
        },
    )
    own.play("BR rondel maneuver", "BR fleet southatlantic > gulfofguinea", "BR peace")
    assert own.actor == "US"
    own.play("US fight")
    assert own.at("gulfofguinea") == {"BR": 1, "EU": 1}
    assert (own.point, own.actor) == ("battle_reply", "EU")


@case("S14", "BAT-6")
def test_case_s14() -> None:
    own = desk(nations={"RU": {"units": ["army:mongolia*2"]}, "CN": {"units": ["army:mongolia"]}})
    own.play("RU rondel maneuver", "RU attack CN mongolia")
    assert own.at("mongolia") == {"RU": 1}
