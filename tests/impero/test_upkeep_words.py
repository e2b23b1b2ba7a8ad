"""What the log says of bills and deficits, with their numbers and rules (IMP-050 to IMP-064)."""

from __future__ import annotations

from gamekit.impero import GAME
from tests.impero.test_rules_upkeep import at, paying
from tests.play import NAMES


def test_the_log_says_the_bill_with_its_numbers() -> None:
    """IMP-060 to IMP-064: what is due and missing by resource, the sum, and the tier."""
    (bill,) = paying("hiver", stock={"nourriture": 1, "or": 3})("P1 split 1 0").told("bill")
    assert bill.text("en", GAME.id, NAMES) == (
        "Ann owes 4 food and 7 gold of upkeep and pays 4 of 11; missing: 3 food and 4 gold. "
        "7 missing is a deficit of tier 2."
    )
    assert bill.text("fr", GAME.id, NAMES) == (
        "Ann doit 4 nourriture et 7 or d’entretien et paie 4 sur 11\u202f; il manque 3 nourriture et 4 or. "
        "7 en défaut, c’est un déficit de palier 2."
    )
    whole = paying("printemps", stock={"nourriture": 9, "or": 9}).told("bill")[0]
    assert whole.text("en", GAME.id, NAMES) == "Ann pays the whole upkeep: 3 food and 7 gold."


def test_the_log_says_what_law_takes_off_and_what_the_option_makes_of_seven() -> None:
    """IMP-060, IMP-A01: one missing is forgiven; four count as three; seven is named with the option."""
    law = {"technologies": ["droit"], "stock": {"nourriture": 3, "or": 6, "bois": 0}}
    told = at(seats={"P1": law})("P1 done", "P2 done").told("bill")[0].text("en", GAME.id, NAMES)
    assert told.endswith("missing: 0 food and 1 gold. Law forgives it: no penalty.")
    law["stock"] = {"nourriture": 3, "or": 3, "bois": 0}
    told = at(seats={"P1": law})("P1 done", "P2 done").told("bill")[0].text("en", GAME.id, NAMES)
    assert told.endswith("With Law 3 of 4 count, a deficit of tier 1.")
    (seven,) = paying("hiver", stock={"nourriture": 1, "or": 3})("P1 split 1 0").told("seven")
    assert "by the option of this table it is tier 2" in seven.text("en", GAME.id, NAMES)
    assert "par l’option de cette table c’est le palier 2" in seven.text("fr", GAME.id, NAMES)


def test_a_payment_names_the_rules_of_its_own_lines() -> None:
    """IMP-050 to IMP-055, IMP-017, IMP-030: food those of armies, gold those of regions, ships, engines."""
    play = paying("automne", card="automne_3", stock={"nourriture": 9, "or": 9})("P1 split 0 -1")
    food, gold = (event for event in play.told("paid") if event.source == "P1")
    assert {"IMP-050", "IMP-051", "IMP-017", "IMP-030"} <= set(food.rules)
    assert not {"IMP-052", "IMP-053", "IMP-054", "IMP-055"} & set(food.rules)
    assert {"IMP-052", "IMP-053", "IMP-054", "IMP-055"} <= set(gold.rules)
