"""The greedy player plays IMPERO sensibly: single decisions, and whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

import gamekit
from gamekit import players
from gamekit.core.session import Session
from gamekit.impero.board import FOOD, GOLD, RESOURCES, board
from gamekit.players.impero import odds
from gamekit.players.impero.sight import Sight
from gamekit.players.loop import question
from tests.players.contest import share_won
from tests.players.impero_games import GAME, greedy, happenings, heavy, tiers
from tests.players.played import check_judgements, check_same_again, counted

SAMPLE = ((2, 0), (2, 1), (3, 0), (3, 1), (4, 0), (4, 1))
"""Games (players, seed) that are looked at together."""


def answer(session: Session, seed: int = 0) -> str:
    """Return what a greedy player chooses now."""
    return str(players.get("greedy", seed).choose(question(session, session.to_act)))


def at(phase: str, season: str = "ete", **data: Any) -> Session:
    """Return the decision of P1 in a phase of a season of the second year."""
    due = {"due": "P1"} if phase == "actions" else {}
    return gamekit.position(GAME, {"players": 2, "year": 2, "season": season, "phase": phase, **due, **data})


def army(place: str, **units: int) -> dict[str, Any]:
    """Return an army."""
    return {"place": place, "units": units}


def stock(food: int, wood: int, metal: int, gold: int) -> dict[str, int]:
    """Return the stocks of a seat that has no influence to put anywhere."""
    return {**dict(zip(RESOURCES, (food, wood, metal, gold))), "influence": 0}


# Management.


def test_it_keeps_the_gold_that_its_bill_asks_for() -> None:
    """IMP-053: the region of the capital costs 1 gold; a calm region for 2 gold would leave 1 missing."""
    seats = {"P1": {"stock": stock(6, 0, 0, 2)}}
    assert answer(at("management", "printemps", seats=seats)) == "P1 done"
    rich = {"P1": {"stock": stock(6, 0, 0, 12)}}
    assert answer(at("management", "printemps", seats=rich)) != "P1 done"


def test_it_puts_influence_where_a_city_is_near() -> None:
    cities = {"capua": {"influence": {"P1": 3}}, "caere": {"influence": {"P1": 1}}}
    seats = {"P1": {"stock": {**stock(6, 0, 0, 1), "influence": 1}}}
    assert answer(at("management", cities=cities, seats=seats)) == "P1 influence capua"


def test_it_makes_points_of_its_gold_in_the_last_season() -> None:
    """IMP-176: a technology is 2 points, 5 gold are 1."""
    seats = {"P1": {"stock": stock(6, 0, 0, 8)}}
    session = at("management", "hiver", options={"years": 2}, seats=seats)
    assert answer(session).startswith("P1 buy")


# Actions.


def test_it_takes_a_city_that_falls() -> None:
    """IMP-133, IMP-135: three soldiers and an engine do 2 damage, in summer 3."""
    session = at(
        "actions",
        cities={"caere": {"pv": 3}},
        pieces={"P1": {"a1": army("etruria", fantassin=3, engin_siege=1)}},
    )
    assert answer(session) == "P1 siege a1 caere"


@pytest.mark.parametrize(("mine", "theirs", "attacks"), [(5, 1, True), (1, 5, False), (2, 4, False), (6, 2, True)])
def test_it_attacks_with_good_odds_only(mine: int, theirs: int, attacks: bool) -> None:
    session = at(
        "actions",
        pieces={"P1": {"a1": army("latium", fantassin=mine)}, "P2": {"a1": army("latium", fantassin=theirs)}},
    )
    assert (answer(session) == "P1 attack a1 P2 a1") == attacks


def test_it_leaves_a_battle_that_it_cannot_win() -> None:
    battle = {"place": "etruria", "army": "a1", "defender": "P2", "foe": "a1", "round": 2}
    session = at(
        "actions",
        pieces={"P1": {"a1": army("etruria", fantassin=1)}, "P2": {"a1": army("etruria", fantassin=5)}},
        task={"type": "retreat", "seat": "P1", "battle": battle},
    )
    assert answer(session).startswith("P1 retreat")


def test_engines_are_kept_while_somebody_moves_them() -> None:
    """IMP-134: the besieger chooses what it gives."""
    session = at(
        "actions",
        pieces={"P1": {"a1": army("etruria", fantassin=3, engin_siege=2)}},
        cities={"caere": {"besieger": "P1"}},
        task={"type": "siege_losses", "army": "a1", "city": "caere", "left": 1},
    )
    assert answer(session) == "P1 lose a1 fantassin"


def test_spies_make_cities_revolt() -> None:
    """IMP-153, IMP-147: a region without stability loses a city; influence below the threshold - 1 does, too."""
    session = at(
        "actions",
        cities={"utica": {"owner": "P2", "influence": {"P2": 3}}},
        pieces={"P1": {"s1": {"region": "africa"}}},
    )
    assert answer(session) == "P1 mission s1 P2 influence utica"


# Offers.


def reply(gives: list[list[Any]], wants: list[list[Any]], season: str = "ete") -> str:
    """Return the answer of P2, who has much wood and little food, to an offer of P1."""
    task = {"type": "offer_reply", "partner": "P2", "gives": gives, "wants": wants}
    seats = {"P1": {"stock": stock(9, 9, 9, 9)}, "P2": {"stock": stock(1, 9, 3, 4)}}
    return answer(at("actions", season, seats=seats, offers=[["P1", "P2"]], task=task))


def test_it_accepts_what_it_lacks_for_what_it_has_too_much_of() -> None:
    assert reply([[FOOD, 2]], [["bois", 2]]) == "P2 accept"
    assert reply([["bois", 1]], [[GOLD, 3]]) == "P2 refuse"


def test_autumn_makes_a_trade_worth_it() -> None:
    """IMP-016, IMP-162: one gold each."""
    assert reply([["bois", 1]], [["metal", 1]]) == "P2 refuse"
    assert reply([["bois", 1]], [["metal", 1]], "automne") == "P2 accept"


# Upkeep.


def test_it_splits_the_bill_so_that_least_is_missing() -> None:
    """IMP-EX-07: 2 off gold, not 1 off each."""
    session = at(
        "upkeep",
        "automne",
        cities={
            "capua": {"owner": "P1", "influence": {"P1": 4}},
            "caere": {"owner": "P1", "influence": {"P1": 4}},
            "mediolanum": {"owner": "P1", "influence": {"P1": 4}},
        },
        pieces={"P1": {"a1": army("latium", fantassin=2), "f1": {"sea": "mare_tyrrhenum", "ships": 3}}},
        seats={"P1": {"stock": stock(3, 0, 0, 4)}},
        task={"type": "bill_split", "waiting": ["P1", "P2"]},
    )
    assert answer(session) == "P1 split 0 -2"


def test_it_gives_up_stability_where_it_costs_no_point() -> None:
    """IMP-061, IMP-176: 5 to 4 costs nothing, 4 to 3 a point and a gold in each season."""
    cities = {"caere": {"owner": "P1", "influence": {"P1": 4}}}
    regions = {"latium": {"stability": 4}, "etruria": {"stability": 5}}
    task = {"type": "deficit_stability", "waiting": ["P1", "P2"], "tier": 1, "left": 1}
    assert answer(at("upkeep", cities=cities, regions=regions, task=task)) == "P1 unrest etruria"


# What it knows.


def exact(own: int, foe: int) -> float:
    """Return the chance of ships against ships, by adding up all faces of the dice round by round."""
    chances = {(own, foe): 1.0}
    won = 0.0
    for _ in range(200):
        after: dict[tuple[int, int], float] = {}
        for (mine, theirs), chance in chances.items():
            for hits in product((0, 0, 1), repeat=mine + theirs):
                left = max(0, mine - sum(hits[mine:])), max(0, theirs - sum(hits[:mine]))
                each = chance / 3 ** (mine + theirs)
                if left[0] and left[1]:
                    after[left] = after.get(left, 0) + each
                elif left[0]:
                    won += each
        chances = after
    return won


@pytest.mark.parametrize(("own", "foe"), [(1, 1), (2, 1), (1, 3), (3, 2)])
def test_the_odds_are_those_of_the_dice(own: int, foe: int) -> None:
    """IMP-112, IMP-120: hits on 5 and 6, at the same time."""
    assert abs(odds.ships(own, foe)[0] / odds.SURE - exact(own, foe)) < 1e-4


def test_archers_and_riders_fight_better() -> None:
    """IMP-111, IMP-112."""
    foot, archers, riders = ((3, 0, 0), (0, 3, 0), (0, 0, 3))
    assert odds.armies(riders, foot)[0] > odds.armies(archers, foot)[0] > odds.armies(foot, foot)[0]


def test_the_best_split_of_a_view_is_the_bill_that_it_reckons_with() -> None:
    view = at("management", "automne", seats={"P1": {"stock": stock(0, 0, 0, 0)}}).view(viewer="P1")
    sight = Sight(view, "P1")
    assert sight.missing({}, {})[0] == view["seats"]["P1"]["bill"]["missing"]
    assert sight.strain({GOLD: 3}) > 0


def test_what_is_hidden_does_not_change_a_choice() -> None:
    """IMP-171: with hidden stocks, what others have."""
    base = {"options": {"hidden_stocks": True}}
    one = at("actions", **base, seats={"P2": {"stock": stock(0, 0, 0, 1)}})
    other = at("actions", **base, seats={"P2": {"stock": stock(9, 9, 9, 9)}})
    assert one.view(viewer="P1") == other.view(viewer="P1")
    assert answer(one) == answer(other)


# Whole games.


@pytest.fixture(scope="module")
def sample() -> list[Session]:
    return [greedy(count, seed) for count, seed in SAMPLE]


def test_heavy_deficits_are_rare(sample: list[Session]) -> None:
    """Of the seats in each season at most 15 in 100 have a deficit of tier 2 or worse."""
    counts: Counter[int] = Counter()
    for session in sample:
        counts += tiers(session)
    assert heavy(counts) <= 0.15


def test_its_games_show_what_the_rules_have_to_offer(sample: list[Session]) -> None:
    kinds = counted(happenings, sample)
    shown = ("battle on land", "siege", "neutral city taken", "city taken from a player", "federated", "tier 1",
             "mission: success", "mission: caught", "offer: trade", "offer: route", "offer: refused", "route by land",
             "route by sea", "built forum", "recruited engin_siege", "recruited emissaire", "verb calm",
             "verb repair")  # fmt: skip
    assert [kind for kind in shown if not kinds[kind]] == []
    assert [name for name in board().technologies if not kinds[f"learned {name}"]] == []


@pytest.mark.parametrize(
    "options",
    [
        {"years": 1, "actions": False},
        {"years": 1, "hidden_stocks": True, "winter_stability": "permanent", "deficit_at_7": 3},
    ],
)
def test_it_plays_with_every_option(options: Mapping[str, Any]) -> None:
    assert greedy(3, 5, **options).outcome is not None


@pytest.mark.parametrize("other", ["random", "biased"])
def test_it_beats_those_who_play_at_random(other: str) -> None:
    assert share_won(GAME, (2, 4), other, years=1) >= 0.75


def test_the_same_seeds_give_the_same_game_also_from_the_middle() -> None:
    check_same_again(greedy(2, 1), 1, 150)
    assert [node.action for node in greedy(2, 0).steps] != [node.action for node in greedy(2, 1).steps]


def test_judgements_are_whole_numbers(sample: list[Session]) -> None:
    check_judgements(sample[-1], 7)
