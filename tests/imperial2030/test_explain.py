"""What a verdict says: the numbers, the names and the donation that would help, in both languages."""

from __future__ import annotations

import re

import pytest

import gamekit
from gamekit.core.errors import PositionError
from tests.imperial2030.support import LANGUAGES, Desk, desk, rules
from tests.imperial2030.test_rules_donation import POINTS, at_point
from tests.imperial2030.test_rules_maneuver import maneuver

RULE_ID = re.compile(r"\b[A-Z]{3}-\d+\b")
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]


def said(own: Desk, text: str, *ids: str) -> dict[str, str]:
    """Return the refusal in each language, and check that the rules stand behind it."""
    verdict = own.refused(text, *ids)
    words = {language: verdict.text(language) for language in LANGUAGES}
    for sentence in words.values():
        assert tuple(dict.fromkeys(RULE_ID.findall(sentence))) == verdict.rules
    assert words["en"] != words["fr"]
    return words


def numbers(sentence: str) -> list[int]:
    """Return the numbers of a sentence without those of rule ids."""
    return [int(digits) for digits in re.findall(r"\d+", RULE_ID.sub("", sentence))]


def named(**position: object) -> Desk:
    return desk(names=NAMES, **position)


@rules("RON-6", "DON-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fee_that_cannot_be_paid_and_who_could_help(language: str) -> None:
    nations = {"RU": {"treasury": 1, "power": 6, "rondel": "factory"}}
    own = named(nations=nations, seats={"P1": {"cash": 3}, "P2": {"cash": 9}})
    # 5 steps at factor 1 cost 4, the treasury holds 1, so 3 are missing: the government itself has them.
    words = said(own, "RU taxation", "RON-6", "RON-4", "DON-1")[language]
    assert numbers(words) == [4, 5, 1, 3]
    assert "Ann" in words
    assert "Ben" not in words
    # If it has not, the next player who has is named.
    own = named(nations=nations, seats={"P1": {"cash": 2}, "P3": {"cash": 3}})
    words = said(own, "RU taxation", "RON-6")[language]
    assert numbers(words) == [4, 5, 1, 3]
    assert "Cleo" in words
    # If nobody has, no hint is given.
    own = named(nations=nations)
    words = said(own, "RU taxation", "RON-6")[language]
    assert "DON-1" not in words
    assert not any(name in words for name in NAMES)


@rules("DON-1", "FAC-2")
def test_the_hint_comes_true() -> None:
    own = named(nations={"RU": {"treasury": 3}}, seats={"P4": {"cash": 2}, "P1": {"cash": 1}})
    own.play("RU rondel factory")
    verdict = own.refused("RU build murmansk", "FAC-2", "DON-1")
    hint = verdict.reasons[-1]
    assert hint.hint
    assert hint.params["amount"] == 2
    own.play(f"{hint.params['player']} donate {hint.params['nation']} {hint.params['amount']}", "RU build murmansk")
    assert own.treasury("RU") == 0


@rules("IMO-1", "GEN-8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_an_import(language: str) -> None:
    own = named(nations={"RU": {"treasury": 1, "units": ["army:moscow*7"]}}, seats={"P5": {"cash": 2}})
    own.play("RU rondel import")
    assert numbers(said(own, "RU import fleet:murmansk*3", "IMO-1")[language]) == [3, 1, 2]
    assert numbers(said(own, "RU import army:moscow*2", "GEN-8")[language]) == [1]
    assert set(numbers(said(own, "RU import army:moscow*5", "IMO-1")[language])) == {3, 5}


@rules("INV-7", "DON-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_a_purchase_and_of_a_donation(language: str) -> None:
    own = named(investor_card="P2")
    own.play("RU rondel investor")
    words = said(own, "P2 buy RU 12", "INV-7")[language]
    assert numbers(words) == [12, 3]
    assert "Ben" in words
    verdict = own.refused("P2 buy RU 9", "BON-3")
    assert verdict.reasons[0].params == {"nation": "RU", "value": 9, "player": "P1"}
    words = said(own, "P2 buy RU 9", "BON-3")[language]
    assert 9 in numbers(words)
    assert "Ann" in words
    assert numbers(said(own, "P3 donate RU 5", "DON-1")[language]) == [5, 2]
    assert numbers(said(own, "P2 buy RU 7", "INV-7")[language]) == [7]


@rules("MAN-4", "ARM-1")
@pytest.mark.parametrize(
    ("language", "seas", "lands"),
    [("en", ["China Sea", "North Pacific"], ["Ukraine", "Iran"]), ("fr", ["mer de Chine"], ["Ukraine", "Iran"])],
)
def test_a_place_too_far_is_answered_with_those_in_reach(language: str, seas: list[str], lands: list[str]) -> None:
    own = maneuver("RU", "fleet:seaofjapan", "army:moscow")
    words = said(own, "RU fleet seaofjapan > southpacific", "MAN-4")[language]
    assert all(sea.casefold() in words.casefold() for sea in seas)
    own.play("RU end")
    words = said(own, "RU army moscow > paris!", "ARM-1")[language]
    assert all(land.casefold() in words.casefold() for land in lands)


@rules("TUR-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_instead(language: str) -> None:
    own = named(active="CN")
    words = said(own, "RU rondel factory", "TUR-1")[language]
    assert "Ben" in words
    assert "Ann" not in words


@rules("PRO-4")
def test_what_the_supply_allows() -> None:
    own = desk(nations={"RU": {"factories": ["moscow", "novosibirsk"], "units": ["army:mongolia*7"]}})
    own.play("RU rondel production")
    for language in LANGUAGES:
        words = said(own, "RU produce moscow novosibirsk", "PRO-4")[language]
        assert numbers(words)[:2] == [1, 8]


@rules("RON-2", "FAC-1", "IMO-1", "MAN-3", "INV-6", "BAT-2", "BAT-7", "FLG-8", "PRO-4", "CON-1")
def test_every_legal_action_has_its_rules() -> None:
    for point in POINTS:
        own = at_point(point)
        for text in own.legal():
            verdict = own.session.explain(own.session.game.parse(text))
            assert verdict, text
            assert verdict.rules
            for language in LANGUAGES:
                assert all(rule in verdict.text(language) for rule in verdict.rules)


def test_bad_input_never_raises() -> None:
    own = desk()
    for text in (
        "",
        "RU",
        "RU rondel",
        "XX rondel factory",
        "RU jump",
        "RU rondel moon",
        "RU rondel factory now",
        "P1",
    ):
        verdict = own.session.explain(text)
        assert verdict.status in ("malformed", "incomplete"), text
        for language in LANGUAGES:
            assert verdict.text(language)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("RU factory extra", "Name one space"),
        ("P1 donate RU 1000000000000", "too large a number"),
        ("RU import army:moscow*1000000000000", "too large a number"),
        ("RU rondel nowhere", "Try: factory, production, import, maneuver, investor, taxation."),
        ("RU army moscow > narnia", "“narnia” is no region"),
    ],
)
def test_a_text_that_is_no_action_is_told_what_is_wrong_with_it(text: str, part: str) -> None:
    verdict = desk().session.explain(text)
    assert verdict.status == "malformed"
    assert part in verdict.text()
    assert "...." not in verdict.text()


@rules("IMO-3")
def test_a_fleet_for_another_nation_names_the_rule_of_fleets() -> None:
    own = desk()
    own.play("RU rondel import")
    own.refused("RU import fleet:london", "IMO-3", "IMO-5")


@rules("CON-4", "ENT-1", "ARM-4")
def test_a_convoy_is_legal_by_the_rules_that_its_events_name() -> None:
    own = desk(nations={"RU": {"units": ["army:murmansk*2", "fleet:northatlantic*2"]}})
    own.play("RU rondel maneuver", "RU end")
    for text in ("RU convoy murmansk > northatlantic > london!", "RU convoy murmansk > northatlantic > quebec"):
        grounds = own.session.explain(text).rules
        events = own.play(text)
        assert set(grounds) == {rule for event in events for rule in event.rules}


@pytest.mark.parametrize(
    "data",
    [
        {"players": 9},
        {"active": "XX"},
        {"nations": {"RU": {"units": ["army:moscow*0"]}}},
        {"seats": {"P1": {"cash": -1}}},
    ],
)
def test_a_bad_position_is_told_in_both_languages(data: dict[str, object]) -> None:
    with pytest.raises(PositionError) as caught:
        gamekit.position("imperial2030", data)
    assert caught.value.text("en") != caught.value.text("fr")
    assert "needed" not in caught.value.text("fr")
