"""The rulebook of IMPERO as data: no rule is lost, sources are as specified, numbers are those of the board.

The ids come from a copy of the specification's lists. ``tests/test_rulebooks.py`` has what all rulebooks promise.
"""

from __future__ import annotations

import pytest

from gamekit.impero.board import board
from gamekit.locale import LANGUAGES
from tests.books import IMPERO

RULES, SPEC, own = IMPERO.rules, IMPERO.spec, IMPERO.own
OWN = [f"IMP-S{number:02}" for number in range(1, 9)]
"""Decisions of the engine that the specification leaves open."""


def test_every_rule_of_the_specification_in_its_order() -> None:
    assert list(RULES) == [*(row["id"] for row in SPEC), *OWN]


def test_decisions_and_other_sources() -> None:
    decided = [rule_id for rule_id in RULES if own(rule_id)["source"] == "decision"]
    assert decided == [*(row["id"] for row in SPEC if row["decision"]), *OWN]
    for rule_id in RULES:
        number = rule_id.removeprefix("IMP-")
        if number.isdigit():
            # The page tells the rhythm of play, initiative, upkeep, deficit and repair; the rest is completed.
            assert own(rule_id)["source"] == ("seed" if int(number) < 100 else "reconstructed")
        elif number.startswith("DP"):
            assert own(rule_id)["source"] == "reconstructed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_tell_the_numbers_of_the_board(language: str) -> None:
    """Costs, limits and points as they stand in ``board.json``."""
    data = board()
    cost = dict(data.route_cost)
    more = data.technologies["monnaie"].effect.n
    route = [1, cost["bois"], cost["or"], data.routes_most, data.routes_most + more, data.route_gold]
    text = own("IMP-165")["text"][language]
    assert set(map(int, IMPERO.numbers(text.replace("III", "").replace("II", "")))) == set(route)
    points = data.points
    scored = {points["capitale"], points["cite"], points["route"], points["technologie"], points["or_par_point"]}
    text = own("IMP-176")["text"][language]
    assert set(map(int, IMPERO.numbers(text))) == scored | {4}
    assert IMPERO.numbers(own("IMP-175")["text"][language]) == sorted(
        str(number) for pair in data.victory.items() for number in pair
    )
    calm = {amount for _, amount in data.calm_cost}
    assert calm <= set(map(int, IMPERO.numbers(own("IMP-DP-3")["text"][language])))
