"""The cases about movements, convoys and flags."""

from __future__ import annotations

from tests.imperial2030.support import case, desk, told


@case("L1", "MAN-2", "MAN-4", "MAN-5")
def test_case_l1() -> None:
    own = desk(active="EU", nations={"EU": {"units": ["fleet:northatlantic", "fleet:london"]}})
    own.play("EU rondel maneuver")
    assert own.point == "fleets"
    assert sorted(own.legal()) == [
        "EU end",
        "EU fleet london > northatlantic",
        "EU fleet northatlantic > caribbeansea",
        "EU fleet northatlantic > gulfofguinea",
        "EU fleet northatlantic > mediterraneansea",
    ]
    # "Or stay": the step can be ended without an order.
    own.play("EU end")
    assert own.units("EU") == {"fleet:northatlantic": 1, "fleet:london": 1}


@case("L2", "MAN-6")
def test_case_l2() -> None:
    own = desk(nations={"RU": {"units": ["fleet:northatlantic"]}})
    own.play("RU rondel maneuver")
    own.refused("RU fleet northatlantic > quebec", "MAN-6")
    own.refused("RU fleet northatlantic > murmansk", "MAN-6")


@case("L3", "MAN-5")
def test_case_l3() -> None:
    own = desk(active="BR", nations={"BR": {"units": ["fleet:fortaleza"]}})
    own.play("BR rondel maneuver")
    assert own.legal("fleet") == ["BR fleet fortaleza > caribbeansea"]
    own.refused("BR fleet fortaleza > southatlantic", "MAN-5")


@case("L5", "MAN-4", "MAN-7")
def test_case_l5() -> None:
    own = desk(nations={"RU": {"units": ["fleet:southpacific"]}})
    own.play("RU rondel maneuver")
    targets = {text.split()[-1] for text in own.legal("fleet")}
    assert targets == {"northpacific", "southatlantic", "chinasea", "tasmansea"}
    assert own.session.explain("RU fleet southpacific > tasmansea").rules == ("MAN-4", "MAN-7")


@case("L13", "CAN-1", "MAN-7")
def test_case_l13() -> None:
    own = desk(nations={"RU": {"units": ["fleet:mediterraneansea"]}, "CN": {"flags": ["northafrica"]}})
    events = own.play("RU rondel maneuver", "RU fleet mediterraneansea > indianocean")
    moved = next(event for event in events if event.kind == "moved")
    assert {"MAN-7", "CAN-2"} <= set(moved.rules)
    assert own.units("RU") == {"fleet:indianocean": 1}
    assert (own.point, own.actor) == ("fleets", "RU")


@case("M16", "ARM-1")
def test_case_m16() -> None:
    own = desk(nations={"RU": {"units": ["army:japan"]}})
    own.play("RU rondel maneuver")
    assert own.legal() == ["RU end"]
    own.refused("RU army japan > korea", "ARM-1")


@case("M18", "MAN-1", "MAN-3")
def test_case_m18() -> None:
    own = desk(nations={"RU": {"units": ["fleet:murmansk", "army:moscow"]}})
    own.play("RU rondel maneuver", "RU end", "RU army moscow > ukraine")
    own.refused("RU fleet murmansk > northatlantic", "MAN-1", "MAN-3")


@case("M20", "ARM-3")
def test_case_m20() -> None:
    own = desk(active="EU", nations={"EU": {"units": ["army:berlin", "army:rome"]}})
    own.play("EU rondel maneuver")
    own.refused("EU army berlin > northatlantic", "ARM-3")
    own.refused("EU army rome > mediterraneansea", "ARM-3")
    # Switzerland is no region, so there is no such order at all.
    before = own.state
    verdict = own.session.explain("EU army berlin > switzerland")
    assert verdict.status == "malformed"
    assert verdict.rules == ("ARM-3",)
    assert own.state is before
    assert not any("switzerland" in text for text in own.legal())


@case("M23", "MAN-8")
def test_case_m23() -> None:
    own = desk(active="EU", nations={"EU": {"units": ["army:london", "fleet:london"]}})
    own.play("EU rondel maneuver", "EU end")
    own.refused("EU convoy london > northatlantic > quebec", "MAN-8")
    own.refused("EU army london > quebec", "ARM-1")
    assert own.legal("convoy") == []


@case("S12", "ARM-1", "RAI-1")
def test_case_s12() -> None:
    own = desk(nations={"RU": {"units": ["army:moscow"]}})
    own.play("RU rondel maneuver")
    targets = {text.split()[-1] for text in own.legal("army")}
    assert targets == {"murmansk", "novosibirsk", "ukraine", "turkey", "iran", "kazakhstan"}
    own.refused("RU army moscow > vladivostok", "ARM-1")


@case("O10", "ENT-1", "ENT-2", "ENT-5")
def test_case_o10() -> None:
    own = desk(nations={"RU": {"units": ["army:mongolia"]}, "CN": {"factories": ["beijing"]}})
    own.play("RU rondel maneuver", "RU army mongolia > beijing!")
    assert own.units("RU") == {"army:beijing!": 1}
    assert own.occupied("beijing")
    own.play("RU end")
    assert told(own.play("CN rondel production"), "produced") == []


@case("C1", "CON-1", "CON-2", "CON-3", "CON-5")
def test_case_c1() -> None:
    own = desk(active="BR", nations={"BR": {"units": ["army:fortaleza", "fleet:caribbeansea"]}})
    events = own.play("BR rondel maneuver", "BR end", "BR convoy fortaleza > caribbeansea > colombia")
    boarded = next(event for event in events if event.kind == "boarded")
    assert {"CON-1", "CON-2", "CON-3", "CON-5"} <= set(boarded.rules)
    assert own.units("BR") == {"army:colombia": 1, "fleet:caribbeansea": 1}
    own.refused("BR army colombia > peru", "MAN-2")
    assert all(item.moved for item in own.state.nation("BR").units)
    assert own.legal() == ["BR end"]


@case("C2", "CON-1")
def test_case_c2() -> None:
    own = desk(active="BR", nations={"BR": {"units": ["army:fortaleza", "fleet:southatlantic"]}})
    own.play("BR rondel maneuver", "BR fleet southatlantic > caribbeansea", "BR end")
    own.refused("BR convoy fortaleza > caribbeansea > colombia", "CON-1")


@case("C3", "CON-2")
def test_case_c3() -> None:
    own = desk(active="BR", nations={"BR": {"units": ["army:manaus", "fleet:caribbeansea"]}})
    own.play("BR rondel maneuver", "BR end")
    own.refused("BR convoy manaus > caribbeansea > mexico", "CON-2")


@case("C4", "CON-3", "CON-5")
def test_case_c4() -> None:
    own = desk(
        active="EU",
        nations={"EU": {"units": ["army:london", "fleet:northatlantic", "fleet:caribbeansea", "fleet:southatlantic"]}},
    )
    own.play("EU rondel maneuver", "EU end")
    own.refused("EU convoy london > northatlantic > caribbeansea > southatlantic > argentina", "CON-3", "CON-5")
    assert not any(text.endswith("argentina") for text in own.legal("convoy"))


@case("C5", "CON-6", "BAT-2", "BAT-6")
def test_case_c5() -> None:
    own = desk(
        active="US",
        nations={
            "US": {"units": ["army:newyork", "fleet:northatlantic"]},
            "CN": {"units": ["fleet:mediterraneansea"]},
        },
    )
    own.play("US rondel maneuver", "US end")
    own.play("US convoy newyork > northatlantic > mediterraneansea > northafrica")
    assert own.point == "battle_offer"
    own.play("US peace")
    assert (own.point, own.actor) == ("battle_reply", "CN")
    events = own.play("CN fight")
    lost = next(event for event in events if event.kind == "cargo_lost")
    assert "CON-6" in lost.rules
    assert own.units("US") == own.units("CN") == {}
    assert own.at("northafrica") == {}
    assert own.view["nations"]["US"]["supply"] == {"army": 6, "fleet": 10, "flag": 15}


@case("G1", "FLG-2", "FLG-3")
def test_case_g1() -> None:
    own = desk(nations={"RU": {"units": ["army:mongolia"]}})
    own.play("RU rondel maneuver")
    assert own.flag("mongolia") is None
    own.play("RU end")
    assert own.flag("mongolia") == "RU"


@case("G2", "FLG-3")
def test_case_g2() -> None:
    own = desk(nations={"RU": {"units": ["army:mongolia"]}, "CN": {"units": ["army:mongolia"]}})
    own.play("RU rondel maneuver", "RU end")
    assert own.flag("mongolia") is None


@case("G3", "FLG-1", "ENT-6")
def test_case_g3() -> None:
    own = desk(nations={"RU": {"units": ["army:beijing!"]}})
    own.play("RU rondel maneuver", "RU end")
    assert own.flag("beijing") is None
    assert own.state.nation("RU").flags == ()


@case("G4", "FLG-5")
def test_case_g4() -> None:
    own = desk(nations={"RU": {"units": ["army:mongolia"], "flags": ["mongolia"]}})
    own.play("RU rondel maneuver", "RU army mongolia > novosibirsk", "RU end")
    assert own.at("mongolia") == {}
    assert own.flag("mongolia") == "RU"


@case("G9", "FLG-4", "FLG-6")
def test_case_g9() -> None:
    own = desk(
        nations={
            "RU": {"units": ["army:mongolia"], "flags": ["mongolia"]},
            "CN": {"units": ["army:mongolia"]},
        }
    )
    own.play("RU rondel maneuver", "RU army mongolia > kazakhstan", "RU end")
    assert own.at("mongolia") == {"CN": 1}
    assert own.flag("mongolia") == "RU"
    events = own.play("CN rondel maneuver", "CN end")
    assert own.flag("mongolia") == "CN"
    removed = next(event for event in events if event.kind == "flag_removed")
    assert removed.rules == ("FLG-4",)
    assert own.view["nations"]["RU"]["supply"]["flag"] == 14, "the one in kazakhstan lies, the other came back"
