"""The bill: its lines, its modifier, its payment (IMP-050 to IMP-060, IMP-A04 to IMP-A14, IMP-A25, IMP-A26)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from gamekit.core.game import ALL
from gamekit.impero import GAME
from gamekit.impero.bill import Bill, Line, tier_of
from gamekit.impero.board import FOOD, GOLD
from gamekit.impero.upkeep import bill, by_season, default
from tests.impero.support import Play

ROME: dict[str, Any] = {
    "capua": {"owner": "P1", "influence": {"P1": 4}},
    "caere": {"owner": "P1", "influence": {"P1": 4}},
    "mediolanum": {"owner": "P1", "influence": {"P1": 4}},
}
"""With Roma P1 has cities in three regions."""

PIECES: dict[str, Any] = {
    "a1": {"place": "latium", "units": {"fantassin": 6}},
    "a2": {"place": "provincia", "units": {"fantassin": 4, "engin_siege": 1}},
    "f1": {"sea": "mare_tyrrhenum", "ships": 2},
    "e1": {"region": "latium"},
    "e2": {"region": "etruria"},
}
"""What the bill of the first example is for."""


def at(season: str = "printemps", stock: dict[str, int] | None = None, **data: Any) -> Play:
    """Return the moment after Management, with the bill of the first example and no card in force."""
    own = {"nourriture": 0, "or": 0, "bois": 0} if stock is None else stock
    return Play.at(
        {
            "season": season,
            "phase": "management",
            "options": {"actions": False},
            "cities": ROME,
            "pieces": {"P1": PIECES, "P2": {"e1": {"region": "africa"}}},
            "seats": {"P1": {"stock": own}, "P2": {"stock": {"nourriture": 9, "or": 9}}},
            **data,
        }
    )


def paying(season: str, **data: Any) -> Play:
    """Return the payment: both are done with Management, and P1 has to split or has paid."""
    return at(season, **data)("P1 done", "P2 done")


def paid(play: Play, seat: str = "P1") -> Bill:
    """Return the bill that a seat paid in the last actions."""
    (event,) = [event for event in play.told("bill") if event.player == seat]
    assert isinstance(event.bill, Bill)
    return event.bill


def test_imp_ex_01_the_bill_line_by_line() -> None:
    """IMP-EX-01, IMP-050 to IMP-055: 3 food and 7 gold, of armies, regions, ships and engines; agents add nothing."""
    own = bill(at().state, "P1")
    rows = [(line.what, line.where, line.cost, line.resource, line.rule) for line in own.lines]
    assert rows == [
        ("armee_grande", "a1", 2, "nourriture", "IMP-051"),
        ("armee_petite", "a2", 1, "nourriture", "IMP-050"),
        ("armee_hors_controle", "a2", 1, "or", "IMP-052"),
        ("region", "latium", 1, "or", "IMP-053"),
        ("region", "etruria", 1, "or", "IMP-053"),
        ("region", "cisalpina", 1, "or", "IMP-053"),
        ("navire", "", 2, "or", "IMP-054"),
        ("engin_siege", "", 1, "or", "IMP-055"),
    ]
    assert (own.base("nourriture"), own.base("or")) == (3, 7)


@pytest.mark.parametrize(("season", "due"), [("printemps", 10), ("ete", 10), ("automne", 8), ("hiver", 11)])
def test_imp_ex_01_the_bill_by_season(season: str, due: int) -> None:
    """IMP-EX-01, IMP-017, IMP-018, IMP-057, IMP-050 to IMP-055."""
    play = paying(season, stock={"nourriture": 9, "or": 9})
    if play.asked == ("bill_split", "P1"):
        assert {"IMP-017", "IMP-018"} & set(GAME.explain(play.state, play.legal[0]).rules)
        play(str(default(play.state)))
    own = paid(play)
    assert (own.due, own.missing, own.tier) == (due, 0, 0)
    assert play.stock("P1")["nourriture"] + play.stock("P1")["or"] == 18 - due
    if own.modifier:
        assert "IMP-057" in play.cites()
    assert {f"IMP-05{number}" for number in range(6)} <= play.cites()
    (told,) = [event for event in play.told("bill") if event.player == "P1"]
    seasons = {"automne": ("IMP-017", "IMP-057", "IMP-A04"), "hiver": ("IMP-018", "IMP-057", "IMP-A04")}
    assert told.rules == ("IMP-064", "IMP-060", *seasons.get(season, ()))


def test_imp_ex_01_the_same_lines_in_each_season() -> None:
    """IMP-EX-01, IMP-EX-03 to IMP-EX-05, IMP-057: side by side, and what the stocks of those examples leave missing."""
    own = bill(at("hiver", card="hiver_2").state, "P1")
    assert [billed.due for billed in by_season(own, 9, 9, 0, 2).values()] == [10, 10, 8, 11]
    shorts = {"automne": (2, 5, 1, 1), "hiver": (1, 3, 7, 2)}
    for season, (food, gold, missing, tier) in shorts.items():
        billed = by_season(own, food, gold, 0, 2)[season]
        assert (billed.season, billed.card, billed.missing, billed.tier) == (billed.modifier, 0, missing, tier)
    assert by_season(own, 1, 3, 0, 3)["hiver"].tier == 3
    assert (by_season(own, 0, 2, 0, 2)["hiver"].missing, by_season(own, 0, 2, 0, 2)["hiver"].tier) == (9, 3)
    assert by_season(own, 1, 3, 1, 3)["hiver"].tier == 2


def test_imp_ex_06_and_07_the_same_lines_in_each_season() -> None:
    """IMP-EX-06, IMP-EX-07, IMP-A05: the floor holds, and the best split is taken."""
    alone = bill(at(cities={}, pieces={"P1": {}}).state, "P1")
    assert [billed.due for billed in by_season(alone, 9, 9, 0, 2).values()] == [1, 1, 0, 2]
    pieces = {"a1": {"place": "latium", "units": {"fantassin": 1}}, "f1": {"sea": "mare_tyrrhenum", "ships": 3}}
    autumn = by_season(bill(at(pieces={"P1": pieces}).state, "P1"), 3, 4, 0, 2)["automne"]
    assert (autumn.split, autumn.due, autumn.missing) == ((0, -2), 5, 0)


def test_a_line_of_an_army_says_how_many_and_where() -> None:
    """IMP-050 to IMP-052: also when losses come after the bill."""
    cities = {**ROME, "tarentum": {"owner": "P1"}}
    pieces = {
        "a1": {"place": "latium", "units": {"fantassin": 6, "engin_siege": 1}},
        "a2": {"place": "f1", "units": {"archer": 2}},
        "a3": {"place": "tarentum", "units": {"archer": 1}},
        "f1": {"sea": "mare_tyrrhenum", "ships": 1},
    }
    play = at(cities=cities, pieces={"P1": pieces})("P1 done", "P2 done")
    armies = [(line.what, line.where, line.size, line.place) for line in paid(play).lines if line.size]
    assert armies == [
        ("armee_grande", "a1", 6, "latium"),
        ("armee_petite", "a2", 2, "mare_tyrrhenum"),
        ("armee_petite", "a3", 1, "tarentum"),
        ("armee_hors_controle", "a2", 2, "mare_tyrrhenum"),
    ]
    assert not any(line.place for line in paid(play).lines if not line.size)


@pytest.mark.parametrize(
    ("armies", "food"), [([5], 1), ([6], 2), ([3, 3], 2)], ids=["five", "six", "two armies of three"]
)
def test_imp_ex_02_army_size(armies: list[int], food: int) -> None:
    """IMP-EX-02, IMP-050, IMP-051."""
    pieces = {f"a{n + 1}": {"place": "latium", "units": {"fantassin": size}} for n, size in enumerate(armies)}
    play = paying("printemps", pieces={"P1": pieces}, stock={"nourriture": 9, "or": 9})
    assert paid(play).paid_food == food
    assert ("IMP-051" if food == 2 and len(armies) == 1 else "IMP-050") in play.cites()


def test_imp_ex_03_autumn_short_by_one() -> None:
    """IMP-EX-03, IMP-061, IMP-060, IMP-A04, IMP-A09: the best split leaves one missing."""
    play = paying("automne", stock={"nourriture": 2, "or": 5})
    play(str(default(play.state)))
    own = paid(play)
    assert (own.missing, own.tier) == (1, 1)
    assert not {"nourriture", "or"} & set(play.stock("P1"))
    assert play.asked == ("deficit_stability", "P1")
    assert {"IMP-061", "IMP-060", "IMP-A09", "IMP-A04"} <= play.cites()


def test_imp_ex_04_winter_exactly_seven() -> None:
    """IMP-EX-04, IMP-A01, IMP-062: the overlap is tier 2, and the log says so."""
    play = paying("hiver", stock={"nourriture": 1, "or": 3})("P1 split 1 0")
    assert (paid(play).due, paid(play).missing, paid(play).tier) == (11, 7, 2)
    (seven,) = play.told("seven")
    assert (seven.player, seven.tier, seven.rules) == ("P1", 2, ("IMP-A01",))
    assert "IMP-062" in play.cites()


def test_the_option_makes_seven_tier_3() -> None:
    """IMP-A01, IMP-063."""
    options = {"actions": False, "deficit_at_7": 3}
    play = paying("hiver", stock={"nourriture": 1, "or": 3}, options=options)("P1 split 0 1")
    assert paid(play).tier == 3
    assert play.told("seven")[0].tier == 3
    assert "IMP-063" in play.cites()


@pytest.mark.parametrize(("missing", "tier"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (8, 3), (20, 3)])
def test_other_numbers_leave_no_choice(missing: int, tier: int) -> None:
    """IMP-061 to IMP-064: whatever the option says of 7."""
    assert tier_of(missing, 2) == tier_of(missing, 3) == tier
    assert (tier_of(7, 2), tier_of(7, 3)) == (2, 3)


def test_imp_ex_06_the_floor() -> None:
    """IMP-EX-06, IMP-A05: 1 gold in autumn is 0, and nothing comes back."""
    data: dict[str, Any] = {"cities": {}, "pieces": {"P1": {}, "P2": {}}, "stock": {"nourriture": 2, "or": 2}}
    for split in ("0 -2", "-1 -1"):
        play = paying("automne", **data)(f"P1 split {split}")
        assert paid(play).due == 0
        assert (play.stock("P1")["nourriture"], play.stock("P1")["or"]) == (2, 2)
        assert "IMP-A05" in play.cites()
    assert "IMP-A05" not in paying("automne", stock={"nourriture": 9, "or": 9})("P1 split 0 -2").cites()
    play = paying("automne", **data)("P1 split -2 0")
    assert (paid(play).food, paid(play).gold) == (0, 1)


def test_imp_ex_07_the_choice_matters() -> None:
    """IMP-EX-07, IMP-A04, IMP-A09, IMP-A26, IMP-DP-15: all off gold leaves nothing missing, and is offered."""
    pieces = {"a1": {"place": "latium", "units": {"fantassin": 1}}, "f1": {"sea": "mare_tyrrhenum", "ships": 3}}
    data: dict[str, Any] = {"pieces": {"P1": pieces}, "stock": {"nourriture": 3, "or": 4}}
    play = paying("automne", **data)
    assert (bill(play.state, "P1").base("nourriture"), bill(play.state, "P1").base("or")) == (1, 6)
    assert play.legal == ["P1 split 0 -2", "P1 split -1 -1", "P1 split -2 0"]
    assert str(default(play.state)) == "P1 split 0 -2"
    assert "IMP-A26" in GAME.explain(play.state, "P1 split 0 -2").rules
    assert "IMP-A26" not in GAME.explain(play.state, "P1 split -1 -1").rules
    assert paid(play("P1 split 0 -2")).missing == 0
    assert paid(paying("automne", **data)("P1 split -1 -1")).missing == 1


def test_equally_good_splits_take_gold_off_first() -> None:
    """IMP-A26: and in winter the one more goes on food."""
    assert str(default(paying("automne", stock={"nourriture": 9, "or": 9}).state)) == "P1 split 0 -2"
    assert str(default(paying("hiver", stock={"nourriture": 9, "or": 9}).state)) == "P1 split 1 0"


@pytest.mark.parametrize("modifier", [-3, -2, -1, 1, 2])
def test_the_best_split_leaves_fewest_missing_then_least_gold(modifier: int) -> None:
    """IMP-A04, IMP-A26, IMP-A05, IMP-A08: of every split of small bills, for every small stock."""
    for eaten, paid_for, food, gold in product(range(4), repeat=4):
        lines = (
            Line("armee_petite", "a1", eaten, 1, FOOD, "IMP-050"),
            Line("navire", "", paid_for, 1, GOLD, "IMP-054"),
        )
        own = Bill("P1", lines, season=modifier)
        ranks = []
        for more_food, more_gold in own.splits():
            assert more_food + more_gold == modifier
            due = max(0, eaten + more_food), max(0, paid_for + more_gold)
            missing = max(0, due[0] - food) + max(0, due[1] - gold)
            billed = own.put((more_food, more_gold))
            assert (billed.food, billed.gold, billed.short(food, gold)) == (*due, missing)
            assert billed.settled(food, gold, 0, 2).missing == missing
            ranks.append((missing, due[1], due[0]))
        best = own.put(own.best(food, gold))
        assert (best.short(food, gold), best.gold, best.food) == min(ranks)


def test_gold_does_not_pay_for_food() -> None:
    """IMP-A08: with 99 gold and no food 3 are missing."""
    play = paying("printemps", stock={"nourriture": 0, "or": 99})
    assert (paid(play).missing, paid(play).paid_gold) == (3, 7)
    assert {"IMP-A08", "IMP-A09"} <= play.cites()
    assert "IMP-A08" not in paying("printemps", stock={"nourriture": 3, "or": 6}).cites()
    assert not {"IMP-A08", "IMP-A09"} & paying("printemps").cites()


def test_card_and_season_count_together() -> None:
    """IMP-A05, IMP-057: famine takes half of what autumn gives, full granaries all that winter takes."""
    play = paying("automne", card="automne_3", stock={"nourriture": 9, "or": 9})
    assert play.legal == ["P1 split 0 -1", "P1 split -1 0"]
    play("P1 split 0 -1")
    assert (paid(play).season, paid(play).card, paid(play).due) == (-2, 1, 9)
    play = paying("hiver", card="hiver_1", stock={"nourriture": 9, "or": 9})
    assert paid(play).due == 10
    assert play.asked == ("repair", "P1")


@pytest.mark.parametrize("text", ["P1 split 0 0", "P1 split -3 1", "P1 split -1 0", "P1 split 1 -3"])
def test_another_split_is_refused(text: str) -> None:
    """IMP-A04, IMP-057."""
    verdict = paying("automne").refused(text)
    assert verdict.rules == ("IMP-A04", "IMP-057")
    assert "0 -2, -1 -1, -2 0" in verdict.text()


def test_engines_alone_are_no_army() -> None:
    """IMP-A25: 1 gold each, no food, nothing for being abroad."""
    play = at(pieces={"P1": {"a1": {"place": "provincia", "units": {"engin_siege": 2}}}})
    own = bill(play.state, "P1")
    assert [(line.what, line.cost) for line in own.lines if line.what != "region"] == [("engin_siege", 2)]
    assert "IMP-A25" in play("P1 done", "P2 done").cites()


def test_an_army_at_sea_or_in_a_shared_region_is_abroad() -> None:
    """IMP-A14, IMP-052: also the garrison of an own city, where another city is somebody else's."""
    cities = {"tarentum": {"owner": "P1"}, "rhegion": {"owner": "P2"}}
    pieces = {
        "a1": {"place": "f1", "units": {"archer": 1}},
        "a2": {"place": "tarentum", "units": {"archer": 1}},
        "a3": {"place": "roma", "units": {"archer": 1}},
        "f1": {"sea": "mare_tyrrhenum", "ships": 1},
    }
    play = at(cities=cities, pieces={"P1": pieces}, stock={"nourriture": 9, "or": 9})
    assert [line.where for line in bill(play.state, "P1").lines if line.rule == "IMP-052"] == ["a1", "a2"]
    assert {"IMP-A14", "IMP-052"} <= play("P1 done", "P2 done").cites()


def test_a_region_is_paid_once_and_a_capital_counts() -> None:
    """IMP-053, IMP-A11: Roma alone is a region to pay, with Capua still one."""
    for cities in ({}, {"capua": {"owner": "P1"}}):
        own = bill(at(cities=cities).state, "P1")
        assert [line.where for line in own.lines if line.rule == "IMP-053"] == ["latium"]
    rich = {"nourriture": 9, "or": 9}
    assert {"IMP-053", "IMP-A11"} <= paying("printemps", cities={}, stock=rich).cites()


def test_agents_are_free() -> None:
    """IMP-056: who has nothing but agents owes nothing."""
    pieces = {"P1": {"e1": {"region": "latium"}, "s1": {"region": "africa"}}, "P2": {}}
    cities = {"roma": {"owner": ""}}
    play = at(cities=cities, pieces=pieces)("P1 done", "P2 done")
    assert (paid(play).lines, paid(play).due, paid(play).tier) == ((), 0, 0)
    assert "IMP-056" in play.cites()
    assert "IMP-056" not in at(cities=cities, pieces={"P1": {}, "P2": {}})("P1 done", "P2 done").cites()


def test_law_counts_one_less() -> None:
    """IMP-060, IMP-064: one missing is forgiven, four are tier 1."""
    law = {"technologies": ["droit"], "stock": {"nourriture": 3, "or": 6, "bois": 0}}
    play = at(seats={"P1": law})("P1 done", "P2 done")
    assert (paid(play).missing, paid(play).counted, paid(play).tier) == (1, 0, 0)
    assert "IMP-064" in play.cites()
    law["stock"] = {"nourriture": 3, "or": 7, "bois": 0}
    play = at(seats={"P1": law})("P1 done", "P2 done")
    assert (paid(play).missing, paid(play).counted, paid(play).tier) == (0, 0, 0)
    law["stock"] = {"nourriture": 3, "or": 3, "bois": 0}
    play = at(seats={"P1": law})("P1 done", "P2 done")
    assert (paid(play).missing, paid(play).counted, paid(play).tier) == (4, 3, 1)


def test_the_bill_stands_in_the_view_before_and_after() -> None:
    """IMP-050, IMP-060: lines, what is paid, what is missing, which tier follows; the forecast is what happens."""
    play = at("printemps", stock={"nourriture": 3, "or": 3})
    before = GAME.view(play.state)["seats"]["P1"]["bill"]
    assert (before["due"], before["missing"], before["tier"]) == (10, 4, 2)
    assert sum(line["cost"] for line in before["lines"]) == 10
    play("P1 done", "P2 done")
    assert GAME.view(play.state)["bills"]["P1"] == before


def test_hidden_stocks_hide_what_is_missing() -> None:
    """IMP-171, IMP-153: others see the bill and not what is left of the purse."""
    options = {"actions": False, "hidden_stocks": True}
    play = at("printemps", stock={"nourriture": 3, "or": 3}, options=options)("P1 done", "P2 done")
    for viewer, missing in (("P2", None), ("P1", 4), (ALL, 4)):
        view = GAME.view(play.state, viewer)
        assert view["bills"]["P1"]["missing"] == missing
        assert (view["seats"]["P1"]["stock"] is None) == (viewer == "P2")
    assert GAME.view(play.state, "P2")["hidden"]["stocks"] == ["IMP-153", "IMP-171"]
