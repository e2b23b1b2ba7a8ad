"""What a payment and a penalty tell: how much, by which rules, and what is said to who asks for another one."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.impero import GAME
from tests.impero.support import Play
from tests.impero.test_rules_upkeep import PIECES, ROME, at, paid, paying

RICH = {"nourriture": 9, "or": 9}


def told(play: Play, seat: str = "P1") -> dict[str, Any]:
    """Return the facts of the bill that a seat paid, without the bill itself."""
    (event,) = [event for event in play.told("bill") if event.player == seat]
    facts: dict[str, Any] = {**event.params(), "rules": event.rules}
    facts.pop("bill", None)
    return facts


def payments(play: Play, seat: str = "P1") -> dict[str, tuple[int, tuple[str, ...]]]:
    """Return how much of each resource a seat paid to the bank, with the rules."""
    made = [event for event in play.told("paid") if event.source == seat and event.cause == "upkeep"]
    assert {event.target for event in made} <= {"bank"}
    return {event.unit: (event.amount, event.rules) for event in made}


def reasons(play: Play, text: str) -> list[tuple[str, tuple[str, ...], dict[str, Any]]]:
    """Return message, rules and facts of each reason why an action is refused."""
    play.refused(text)
    return [(found.message, found.rules, dict(found.params)) for found in GAME.refusals(play.state, GAME.parse(text))]


def test_a_bill_that_is_short_is_told_resource_by_resource() -> None:
    """IMP-060, IMP-062, IMP-A09: what was due, what was paid, what is missing."""
    play = paying("printemps", stock={"nourriture": 1, "or": 5})
    assert told(play) == {
        "player": "P1",
        "food": 3,
        "gold": 7,
        "due": 10,
        "paid": 6,
        "short_food": 2,
        "short_gold": 2,
        "missing": 4,
        "counted": 4,
        "tier": 2,
        "rules": ("IMP-062", "IMP-060", "IMP-A09"),
    }
    assert payments(play) == {
        "nourriture": (1, ("IMP-034", "IMP-051", "IMP-050")),
        "or": (5, ("IMP-034", "IMP-052", "IMP-053", "IMP-054", "IMP-055")),
    }


@pytest.mark.parametrize(
    ("season", "card", "split", "rules"),
    [
        ("printemps", "", "", ()),
        ("automne", "", "0 -2", ("IMP-017", "IMP-057", "IMP-A04")),
        ("hiver", "", "1 0", ("IMP-018", "IMP-057", "IMP-A04")),
        ("automne", "automne_3", "-1 0", ("IMP-017", "IMP-030", "IMP-057", "IMP-A04")),
        ("hiver", "hiver_1", "", ("IMP-018", "IMP-030")),
    ],
)
def test_what_season_and_card_change_is_named_with_the_payment(
    season: str, card: str, split: str, rules: tuple[str, ...]
) -> None:
    """IMP-017, IMP-018, IMP-030, IMP-057, IMP-A04: a card that takes back what the season adds leaves no split."""
    play = paying(season, stock=RICH, **({"card": card} if card else {}))
    if split:
        play(f"P1 split {split}")
    assert told(play)["rules"] == ("IMP-064", "IMP-060", *rules)
    for _, by in payments(play).values():
        assert by[len(by) - len(rules) :] == rules
        assert not set(rules) & set(by[: len(by) - len(rules)])


@pytest.mark.parametrize(("stock", "helps"), [((3, 6), False), ((4, 6), True), ((2, 7), False), ((2, 8), True)])
def test_a_stock_that_cannot_help_out_is_named_only_if_something_is_left_of_it(
    stock: tuple[int, int], helps: bool
) -> None:
    """IMP-A08: 3 food and 7 gold are due, one is missing of either."""
    play = paying("printemps", stock=dict(zip(RICH, stock)))
    assert paid(play).missing == 1
    assert ("IMP-A08" in play.cites()) == helps


@pytest.mark.parametrize(
    ("cities", "alone"), [({}, True), ({"capua": {"owner": "P1"}}, False), ({"caere": {"owner": "P1"}}, True)]
)
def test_a_capital_alone_in_its_region_is_named(cities: dict[str, Any], alone: bool) -> None:
    """IMP-A11: Roma costs its gold for Latium where no other city there is owned; food has no part in it."""
    pieces = {"P1": {"a1": {"place": "latium", "units": {"archer": 1}}}}
    made = payments(paying("printemps", stock=RICH, cities=cities, pieces=pieces))
    assert ("IMP-A11" in made["or"][1]) == alone
    assert made["nourriture"] == (1, ("IMP-034", "IMP-050"))


def test_who_has_nothing_out_of_the_ordinary_is_told_none_of_it() -> None:
    """IMP-A14, IMP-A25, IMP-056: engines at sea are no army at sea, and agents are free without a word."""
    pieces = {
        "a1": {"place": "latium", "units": {"archer": 1, "engin_siege": 1}},
        "e1": {"region": "latium"},
    }
    play = paying("printemps", cities={}, stock=RICH, pieces={"P1": pieces, "P2": {}})
    assert not {"IMP-A08", "IMP-A09", "IMP-A14", "IMP-A25", "IMP-056"} & set(told(play)["rules"])
    afloat = {"a1": {"place": "f1", "units": {"engin_siege": 1}}, "f1": {"sea": "mare_tyrrhenum", "ships": 1}}
    rules = told(paying("printemps", cities={}, stock=RICH, pieces={"P1": afloat}))["rules"]
    assert ("IMP-A25" in rules, "IMP-A14" in rules) == (True, False)


def test_a_split_is_legal_by_its_season_and_the_best_one_says_so() -> None:
    """IMP-DP-15, IMP-057, IMP-A04, IMP-A26, IMP-017, IMP-018."""
    for season, rule, best, other in (
        ("automne", "IMP-017", "0 -2", "-1 -1"),
        ("hiver", "IMP-018", "1 0", "0 1"),
    ):
        play = paying(season, stock=RICH)
        assert GAME.explain(play.state, f"P1 split {best}").rules == (
            *("IMP-DP-15", "IMP-057", "IMP-A04", rule),
            "IMP-A26",
        )
        assert GAME.explain(play.state, f"P1 split {other}").rules == ("IMP-DP-15", "IMP-057", "IMP-A04", rule)


def test_another_split_is_answered_with_those_that_there_are() -> None:
    """IMP-A04, IMP-057."""
    facts = {"modifier": -2, "food": 1, "gold": -3, "known": "0 -2, -1 -1, -2 0"}
    assert reasons(paying("automne"), "P1 split 1 -3") == [("impero.refuse.split", ("IMP-A04", "IMP-057"), facts)]


def test_each_penalty_tells_its_tier() -> None:
    """IMP-062, IMP-DP-16 to IMP-DP-18, IMP-A10: stability, then influence, then a unit."""
    play = paying("printemps", stock={"nourriture": 3, "or": 3})
    for text, point, kind, facts in (
        ("unrest latium", "IMP-DP-16", "stability", {"region": "latium", "start": 3, "end": 2, "cause": "deficit"}),
        ("withdraw caere", "IMP-DP-17", "influence_lost", {"city": "caere", "amount": 1, "left": 3}),
        ("lose a2 fantassin", "IMP-DP-18", "unit_lost", {"army": "a2", "unit": "fantassin", "cause": "deficit"}),
    ):
        assert GAME.explain(play.state, f"P1 {text}").rules == ("IMP-062", point, "IMP-A10")
        (event,) = play(f"P1 {text}").told(kind)
        assert facts.items() <= event.params().items()
        assert event.player == "P1"
        assert event.rules == (("IMP-062",) if kind == "stability" else ("IMP-062", "IMP-A10"))


def test_the_same_region_twice_is_told_as_such() -> None:
    """IMP-063, IMP-A10: where there is no second region."""
    pieces = {"f1": {"sea": "mare_tyrrhenum", "ships": 9}}
    play = paying("printemps", cities={}, pieces={"P1": pieces})("P1 unrest latium")
    assert [event.rules for event in play.told("stability")] == [("IMP-063",)]
    assert [event.rules for event in play("P1 unrest latium").told("stability")] == [("IMP-063", "IMP-A10")]


def test_what_cannot_be_lost_is_refused_by_the_rule_of_the_tier() -> None:
    """IMP-062, IMP-063, IMP-A10, IMP-A13: with what was named and who pays."""
    play = paying("hiver", stock={"nourriture": 0, "or": 2})("P1 split 1 0")
    assert reasons(play, "P1 unrest africa") == [
        ("impero.refuse.unrest", ("IMP-063",), {"region": "africa", "player": "P1"})
    ]
    play("P1 unrest latium")
    assert reasons(play, "P1 unrest latium") == [
        ("impero.refuse.unrest_again", ("IMP-A10", "IMP-063"), {"region": "latium"})
    ]
    play("P1 unrest etruria")
    assert reasons(play, "P1 withdraw roma") == [
        ("impero.refuse.withdraw", ("IMP-063",), {"city": "roma", "player": "P1"})
    ]
    play("P1 withdraw capua")
    facts = {"army": "a2", "unit": "engin_siege", "player": "P1"}
    assert reasons(play, "P1 lose a2 engin_siege") == [
        ("impero.refuse.lose_deficit", ("IMP-063", "IMP-A13"), facts),
    ]


def test_a_region_that_keeps_its_governor_is_not_noted() -> None:
    """IMP-A21: only what a deficit changes has to be remembered for the bills still to be paid."""
    field = {"a1": {"place": "magna_graecia", "units": {"archer": 1}}}
    play = at(cities=ROME, pieces={"P1": PIECES, "P2": field}, stock={"nourriture": 3, "or": 3})
    play("P1 done", "P2 done", "P1 unrest latium", "P1 withdraw capua")
    assert play.state.governors == ()
