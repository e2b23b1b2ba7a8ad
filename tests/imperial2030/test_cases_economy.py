"""The cases about factories, production and import."""

from __future__ import annotations

from tests.imperial2030.support import case, desk, paid, told


@case("F1", "FAC-1", "FAC-2", "FAC-3", "FAC-4")
def test_case_f1() -> None:
    for region, kind in (("rome", "shipyard"), ("berlin", "armaments")):
        own = desk(active="EU", nations={"EU": {"treasury": 7}})
        own.play("EU rondel factory")
        assert own.legal() == ["EU build rome", "EU build berlin", "EU skip"]
        events = own.play(f"EU build {region}")
        assert told(events, "built") == [{"nation": "EU", "region": region, "factory": kind}]
        assert own.view["regions"][region] == {"factory": kind}
        assert own.treasury("EU") == 2


@case("F3", "FAC-3", "ENT-3")
def test_case_f3() -> None:
    own = desk(active="EU", nations={"EU": {"treasury": 7}, "RU": {"units": ["army:berlin~"]}})
    own.play("EU rondel factory")
    assert own.legal("build") == ["EU build rome", "EU build berlin"]
    assert "ENT-3" in own.session.explain("EU build berlin").rules
    own.play("EU build berlin")
    assert "berlin" in own.state.nation("EU").factories


@case("F4", "FAC-2", "RON-8")
def test_case_f4() -> None:
    own = desk(nations={"RU": {"treasury": 4}}, seats={"P1": {"cash": 0}})
    assert "RON-8" in own.session.explain("RU factory").rules
    own.play("RU rondel factory")
    assert own.legal() == ["RU skip"]
    own.refused("RU build murmansk", "FAC-2")
    own.play("RU skip")
    assert own.treasury("RU") == 4


@case("F6", "FAC-1")
def test_case_f6() -> None:
    own = desk(nations={"RU": {"treasury": 20}})
    own.play("RU rondel factory", "RU build murmansk")
    own.refused("RU build novosibirsk", "FAC-1")
    assert own.state.nation("RU").factories == ("moscow", "murmansk", "vladivostok")


@case("P1", "PRO-1", "PRO-2", "ENT-2", "ENT-3")
def test_case_p1() -> None:
    own = desk(
        active="EU",
        nations={
            "EU": {"factories": ["london", "paris", "rome"]},
            "CN": {"units": ["army:paris!"]},
            "US": {"units": ["army:london~"]},
        },
    )
    events = own.play("EU rondel production")
    assert own.units("EU") == {"fleet:london": 1, "fleet:rome": 1}
    assert told(events, "blocked") == [{"nation": "EU", "region": "paris"}]


@case("P3", "PRO-2", "ENT-6")
def test_case_p3() -> None:
    own = desk(active="CN", nations={"CN": {"units": ["army:paris!"]}})
    events = own.play("CN rondel production")
    assert "paris" not in [made["region"] for made in told(events, "produced")]
    assert own.units("CN") == {"army:paris!": 1, "army:beijing": 1, "fleet:shanghai": 1}
    # Nor does Europe get anything.
    own.play("IN rondel taxation", "BR rondel taxation", "US rondel taxation")
    blocked = [event for event in own.play("EU rondel production") if event.kind == "blocked"]
    assert blocked[0].rules == ("PRO-2", "ENT-2", "ENT-6")
    assert own.at("paris") == {"CN": 1}


@case("P4", "PRO-1", "PRO-3")
def test_case_p4() -> None:
    own = desk(active="CN")
    events = own.play("CN rondel production")
    assert own.units("CN") == {"army:beijing": 1, "fleet:shanghai": 1}
    assert len(told(events, "produced")) == 2
    assert (own.point, own.actor) == ("rondel", "IN")


@case("I1", "IMO-1", "IMO-3", "IMO-4")
def test_case_i1() -> None:
    own = desk(active="CN", nations={"CN": {"treasury": 3}})
    events = own.play("CN rondel import", "CN import army:shanghai*2 fleet:shanghai")
    assert paid(events, "import") == [("CN", "bank", 3)]
    assert own.treasury("CN") == 0
    assert own.units("CN") == {"army:shanghai": 2, "fleet:shanghai": 1}


@case("I2", "IMO-3", "IMO-5")
def test_case_i2() -> None:
    own = desk(active="CN", nations={"CN": {"treasury": 3}})
    own.play("CN rondel import")
    own.refused("CN import fleet:beijing", "IMO-3", "IMO-5")


@case("I3", "IMO-1", "IMO-4")
def test_case_i3() -> None:
    own = desk(active="EU", nations={"EU": {"treasury": 4}})
    own.play("EU rondel import", "EU import army:paris army:london fleet:london")
    assert own.treasury("EU") == 1
    assert own.units("EU") == {"army:paris": 1, "army:london": 1, "fleet:london": 1}


@case("I5", "IMO-1", "IMO-5")
def test_case_i5() -> None:
    own = desk(active="EU", nations={"EU": {"treasury": 2}})
    own.play("EU rondel import")
    own.refused("EU import army:paris*3", "IMO-1", "IMO-5")
    assert own.treasury("EU") == 2
    assert own.units("EU") == {}


@case("I6", "IMO-1")
def test_case_i6() -> None:
    own = desk(nations={"RU": {"treasury": 10}})
    own.play("RU rondel import")
    own.refused("RU import army:moscow*4", "IMO-1")
    own.refused("RU import army:moscow*2 fleet:murmansk*2", "IMO-1")


@case("I7", "GEN-8", "IMO-5")
def test_case_i7() -> None:
    own = desk(active="EU", nations={"EU": {"treasury": 10, "units": ["army:paris*7"]}})
    own.play("EU rondel import")
    own.refused("EU import army:paris*2", "GEN-8", "IMO-5")
    own.play("EU import army:paris")
    assert own.units("EU") == {"army:paris": 8}


@case("I9", "IMO-2", "ENT-2")
def test_case_i9() -> None:
    own = desk(active="EU", nations={"EU": {"treasury": 3}, "RU": {"units": ["army:berlin!"]}})
    own.play("EU rondel import")
    own.refused("EU import army:berlin", "IMO-2", "ENT-2")
    own.play("EU import army:paris")
    assert own.units("EU") == {"army:paris": 1}
