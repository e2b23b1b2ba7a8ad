"""What orders of a Maneuver tell, what they rest on, and why others are refused (MAN, ARM, ENT, BAT)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.imperial2030 import GAME
from tests.imperial2030.support import Desk, desk, rules, told
from tests.imperial2030.test_rules_maneuver import maneuver


def reasons(own: Desk, text: str) -> list[tuple[str, tuple[str, ...], dict[str, Any]]]:
    """Return message, rules and facts of each reason why an order is refused."""
    verdict = own.refused(text)
    return [(found.message.rpartition(".")[2], found.rules, dict(found.params)) for found in verdict.reasons]


@rules("MAN-1", "MAN-3", "BAT-1")
def test_an_order_out_of_its_step_is_told_when_its_turn_is() -> None:
    own = maneuver("BR", "fleet:caribbeansea", "army:fortaleza")
    later = [("armies_later", ("MAN-1", "MAN-3"), {})]
    assert reasons(own, "BR army fortaleza > manaus") == later
    assert reasons(own, "BR convoy fortaleza > caribbeansea > mexico") == later
    nobody = [("nobody_asked", ("BAT-1", "BAT-2"), {})]
    assert reasons(own, "BR fight") == nobody
    assert reasons(own, "BR peace") == nobody
    own.play("BR end")
    assert reasons(own, "BR fleet caribbeansea > northatlantic") == [("fleets_first", ("MAN-1", "MAN-3"), {})]


@rules("MAN-4", "MAN-5", "MAN-6")
def test_why_a_fleet_does_not_go_there() -> None:
    own = maneuver("RU", "fleet:seaofjapan", "fleet:murmansk")
    assert reasons(own, "RU fleet seaofjapan > korea") == [("fleet_to_land", ("MAN-6",), {"region": "korea"})]
    near = {"northpacific", "chinasea"}
    ((name, by, facts),) = reasons(own, "RU fleet seaofjapan > southpacific")
    assert (name, by, set(facts.pop("near"))) == ("fleet_too_far", ("MAN-4",), near)
    assert facts == {"region": "seaofjapan", "target": "southpacific"}
    ((name, by, facts),) = reasons(own, "RU fleet murmansk > seaofjapan")
    assert (name, by, set(facts.pop("near"))) == ("fleet_too_far", ("MAN-5",), {"northatlantic"})
    assert facts == {"region": "murmansk", "target": "seaofjapan"}
    assert reasons(own, "RU fleet chinasea > seaofjapan") == [
        ("fleet", ("MAN-4", "MAN-5"), {"nation": "RU", "region": "chinasea"})
    ]


@rules("ARM-1", "ARM-3", "ENT-4")
def test_why_an_army_does_not_go_there() -> None:
    own = maneuver("RU", "army:vladivostok", "army:beijing~")
    assert reasons(own, "RU army vladivostok > seaofjapan") == [("army_to_sea", ("ARM-3",), {"region": "seaofjapan"})]
    same = [("same_place", ("ENT-4", "ARM-1"), {"region": "beijing"})]
    assert reasons(own, "RU army beijing~ > beijing!") == same
    ((name, by, facts),) = reasons(own, "RU army vladivostok > moscow")
    assert (name, by) == ("army_too_far", ("ARM-1",))
    assert "korea" in facts.pop("near")
    assert facts == {"region": "vladivostok", "target": "moscow"}
    assert reasons(own, "RU army iran > turkey") == [("army", ("ARM-1",), {"nation": "RU", "region": "iran"})]


@rules("MAN-4", "MAN-5", "MAN-7", "ARM-1", "ARM-4", "ENT-1", "MAN-3")
@pytest.mark.parametrize(
    ("units", "text", "by"),
    [
        (["fleet:seaofjapan"], "RU fleet seaofjapan > chinasea", ("MAN-4",)),
        (["fleet:murmansk"], "RU fleet murmansk > northatlantic", ("MAN-5",)),
        (["army:moscow"], "RU army moscow > ukraine", ("ARM-1", "ARM-4")),
        (["army:mongolia"], "RU army mongolia > beijing!", ("ARM-1", "ENT-1")),
    ],
)
def test_an_order_is_legal_by_the_rules_that_its_event_names(units: list[str], text: str, by: tuple[str, ...]) -> None:
    own = maneuver("RU", *units)
    assert own.session.explain(text).rules == by
    unit, source, _, target = text.split()[1:]
    (moved,) = [event for event in own.play(text) if event.kind == "moved"]
    posture = {"!": "standing"}.get(target[-1:], "")
    facts = {"nation": "RU", "unit": unit, "source": source, "target": target.rstrip("!"), "posture": posture}
    assert moved.params() == facts
    assert moved.rules == by
    assert own.session.explain("RU end").rules == ("MAN-3",)


@rules("MAN-1", "MAN-3")
def test_each_step_that_is_ended_is_told() -> None:
    own = maneuver("RU", "fleet:murmansk", "army:moscow")
    for step in ("fleets", "armies"):
        (ended,) = [event for event in own.play("RU end") if event.kind == "step_ended"]
        assert ended.params() == {"nation": "RU", "step": step}
        assert ended.rules == ("MAN-3", "MAN-1")
    assert own.actor == "CN"
    lone = maneuver("RU", "fleet:murmansk")
    assert [item["step"] for item in told(lone.play("RU end"), "step_ended")] == ["fleets"]
    assert lone.actor == "CN", "without an army there is no army step"


@rules("MAN-2", "ARM-1")
def test_an_army_that_moved_takes_no_second_order() -> None:
    own = maneuver("RU", "army:moscow")
    own.play("RU army moscow > ukraine")
    own.refused("RU army ukraine > turkey", "MAN-2")
    assert own.legal() == ["RU end"]


@rules("MAN-1", "BAT-2")
def test_peace_of_the_fleets_leads_to_the_armies_like_any_other_order() -> None:
    own = maneuver("RU", "fleet:northatlantic", "army:moscow", CN=["fleet:gulfofguinea"])
    own.play("RU fleet northatlantic > gulfofguinea", "RU peace", "CN peace", "RU end")
    assert own.point == "armies"
    assert own.legal("army")


@rules("BAT-4")
def test_an_attack_on_the_spot_rests_on_its_own_rule() -> None:
    own = maneuver("RU", "army:mongolia", CN=["army:mongolia"])
    assert own.session.explain("RU attack CN mongolia").rules == ("BAT-4",)
    attacks = [text for text in own.legal() if "attack" in text]
    assert attacks == ["RU attack CN mongolia"]


@rules("RON-8", "MAN-1")
def test_a_maneuver_is_of_use_with_any_unit_and_without_money() -> None:
    for units, useful in ((["fleet:murmansk"], True), (["army:moscow"], True), ([], False)):
        own = desk(nations={"RU": {"treasury": 0, "units": units}, "CN": {"units": ["army:beijing"]}})
        assert ("RON-8" not in GAME.explain(own.state, GAME.parse("RU rondel maneuver")).rules) == useful
