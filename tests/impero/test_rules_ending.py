"""The set-up and the end: factions, points, ranks, ties, victory at once (IMP-175 to IMP-177, IMP-S06)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.errors import SetupError
from gamekit.core.game import Config, Outcome
from gamekit.core.seats import seat_ids
from gamekit.impero import GAME
from gamekit.impero.board import RESOURCES, board
from gamekit.impero.scoring import score
from tests.impero.support import Play

NOTHING: dict[str, Any] = {"stock": dict.fromkeys(RESOURCES, 0)}
FREE = tuple(city.id for city in board().cities.values() if not city.capital_of)


def ended(players: int = 2, cities: dict[str, Any] | None = None, **data: Any) -> Play:
    """Return the end of the last winter, nobody with anything that was not given."""
    own = data.pop("seats", {})
    whole: dict[str, Any] = {
        "players": players,
        "year": 3,
        "season": "hiver",
        "phase": "upkeep",
        "options": {"actions": False},
        "seats": {seat: {**NOTHING, **own.get(seat, {})} for seat in seat_ids(players)},
        "cities": cities or {},
        "task": {"type": "repair", "waiting": [f"P{players}"]},
        **data,
    }
    return Play.at(whole)(f"P{players} done")


def conquered(seat: str, number: int, first: int = 0) -> dict[str, Any]:
    """Return that many cities, capitals aside, as a seat's."""
    return {city: {"owner": seat, "how": "conquered"} for city in FREE[first : first + number]}


def result(play: Play) -> Outcome:
    """Return the result of a game that is over."""
    assert play.asked == ("over", "")
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    return outcome


def test_seats_play_the_factions_in_their_order() -> None:
    """IMP-S06, IMP-100: capital, army, emissary, ship, stocks and points; all else neutral and whole."""
    for players in (2, 3, 4):
        step = GAME.opening(Config(seat_ids(players), "impero"))
        state = step.state
        assert [seat.faction for seat in state.seats] == list(board().tables[players])
        assert {rule for event in step.events for rule in event.rules} >= {"IMP-S06"}
        for seat in state.seats:
            faction = board().factions[seat.faction]
            (city,) = state.cities_of(seat.id)
            assert (city.id, city.how, city.pv) == (faction.capital, "capital", board().cities[city.id].most)
            (army,) = state.armies_of(seat.id)
            assert (army.place, army.combat > 0) == (faction.capital, True)
            assert [agent.kind for agent in state.agents_of(seat.id)] == ["emissaire"] * board().start_emissaries
            assert sum(fleet.ships for fleet in state.fleets_of(seat.id)) == faction.ships
            for resource, amount in board().start_stock:
                assert state.stock(seat.id, resource) == amount + dict(faction.stock).get(resource, 0)
        assert all(city.owner or city.pv == board().cities[city.id].most for city in state.cities)
        assert sum(bool(city.owner) for city in state.cities) == players


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """IMP-S06."""
    with pytest.raises(SetupError) as caught:
        GAME.opening(Config(tuple(f"P{number + 1}" for number in range(players)), "impero"))
    assert caught.value.rule == "IMP-S06"


def test_the_points() -> None:
    """IMP-176: capitals 3, cities 2, calm regions 1, routes 1, technologies 2, 1 per 5 gold, rounded down."""
    play = ended(
        cities={"capua": {"owner": "P1"}, "caere": {"owner": "P1"}, "karalis": {"owner": "P1"}},
        regions={"latium": {"stability": 4}, "etruria": {"stability": 5}, "sardinia": {"stability": 3}},
        routes=[["capua", "caere", "P1"]],
        seats={"P1": {"technologies": ["droit", "monnaie"], "stock": {**NOTHING["stock"], "or": 14}}},
    )
    parts = (3, 3 * 2, 2, 1, 2 * 2, 2)
    assert score(play.state, "P1") == sum(parts)
    assert dict(result(play).scores) == {"P1": sum(parts), "P2": 3}
    assert [event.points for event in play.told("scored")] == [sum(parts), 3]
    assert "IMP-176" in play.cites()


def test_winter_does_not_lower_stability_for_the_points() -> None:
    """IMP-176, IMP-A03: lasting stability counts; 4 is 3 in winter and scores."""
    assert score(ended(regions={"latium": {"stability": 4}}).state, "P1") == 4
    assert score(ended(regions={"latium": {"stability": 3}}).state, "P1") == 3


def test_capitals_of_factions_in_play_and_others() -> None:
    """IMP-176, IMP-140: a conquered capital is 3; that of a faction not in play is a city like others, 2."""
    taken = {"carthago": {"owner": "P1", "how": "conquered"}, "utica": {"owner": "P2", "how": "conquered"}}
    assert dict(result(ended(cities=taken, pieces={"P2": {}})).scores) == {"P1": 6, "P2": 2}
    others = {"gergovia": {"owner": "P1", "how": "conquered"}}
    assert dict(result(ended(cities=others)).scores) == {"P1": 5, "P2": 3}
    assert dict(result(ended(4, cities=others, pieces={"P4": {}})).scores)["P1"] == 6


@pytest.mark.parametrize(
    ("cities", "gold", "ranks"),
    [
        # 3 + 2 against 3 + 2 by a technology: more cities.
        ({"capua": {"owner": "P1"}}, {"P1": 0, "P2": 0}, {"P1": 1, "P2": 2}),
        # As many points and cities: more gold, that is less than 5 apart.
        ({"capua": {"owner": "P1"}, "utica": {"owner": "P2"}}, {"P1": 1, "P2": 3}, {"P1": 2, "P2": 1}),
        # All alike.
        ({"capua": {"owner": "P1"}, "utica": {"owner": "P2"}}, {"P1": 3, "P2": 3}, {"P1": 1, "P2": 1}),
    ],
)
def test_ties(cities: dict[str, Any], gold: dict[str, int], ranks: dict[str, int]) -> None:
    """IMP-177: more cities, then more gold, then a shared victory."""
    own: dict[str, Any] = {seat: {"stock": {**NOTHING["stock"], "or": held}} for seat, held in gold.items()}
    if len(cities) == 1:
        own["P2"]["technologies"] = ["droit"]
    outcome = result(ended(cities=cities, seats=own))
    assert len({points for _, points in outcome.scores}) == 1
    assert dict(outcome.ranks) == ranks
    shared = list(ranks.values()).count(1) > 1
    assert ("IMP-177" in outcome.ended.rules) == shared


@pytest.mark.parametrize(("players", "enough"), [(2, 10), (3, 9), (4, 8)])
def test_enough_cities_win_at_once(players: int, enough: int) -> None:
    """IMP-175, IMP-140: 10, 9 or 8 with the capital, checked after phase III; one less wins nothing."""
    data: dict[str, Any] = {"players": players, "phase": "management", "options": {"actions": False}}
    done = [f"{seat} done" for seat in seat_ids(players)]
    play = Play.at({**data, "cities": conquered("P1", enough - 2)})(*done)
    assert play.state.task is not None
    play = Play.at({**data, "cities": conquered("P1", enough - 1)})(*done)
    outcome = result(play)
    assert dict(outcome.ranks)["P1"] == 1
    assert "IMP-175" in outcome.ended.rules
    assert "IMP-175" in play.cites()
    assert play.state.clock.why == "cities"


def test_who_has_enough_cities_wins_with_fewer_points() -> None:
    """IMP-175: points decide nothing then."""
    rich = {"P2": {"stock": {**NOTHING["stock"], "or": 200}}}
    data: dict[str, Any] = {"phase": "management", "options": {"actions": False}, "seats": rich}
    outcome = result(Play.at({**data, "cities": conquered("P1", 9)})("P1 done", "P2 done"))
    assert dict(outcome.scores)["P2"] > dict(outcome.scores)["P1"]
    assert dict(outcome.ranks) == {"P1": 1, "P2": 2}


@pytest.mark.parametrize(
    ("more", "gold", "ranks"),
    [
        (1, {"P1": 0, "P2": 9}, {"P1": 1, "P2": 2, "P3": 3, "P4": 3}),
        (0, {"P1": 0, "P2": 9}, {"P1": 2, "P2": 1, "P3": 3, "P4": 3}),
        (0, {"P1": 9, "P2": 9}, {"P1": 1, "P2": 1, "P3": 3, "P4": 3}),
    ],
)
def test_several_with_enough_cities_at_once(more: int, gold: dict[str, int], ranks: dict[str, int]) -> None:
    """IMP-177, IMP-175: more cities, then more gold, then shared; neither points nor who was first."""
    given: dict[str, Any] = {seat: {"stock": {**NOTHING["stock"], "or": gold.get(seat, 0)}} for seat in seat_ids(4)}
    # P2 has more points: technologies win nothing here.
    given["P2"]["technologies"] = ["droit", "monnaie", "irrigation"]
    cities = {**conquered("P1", 7 + more), **conquered("P2", 7, first=7 + more)}
    data: dict[str, Any] = {"players": 4, "phase": "management", "options": {"actions": False}, "seats": given}
    outcome = result(Play.at({**data, "cities": cities})(*[f"{seat} done" for seat in seat_ids(4)]))
    assert dict(outcome.ranks) == ranks
    assert {"IMP-175", "IMP-177"} <= set(outcome.ended.rules)


def test_two_win_at_once_by_the_same_orders() -> None:
    """IMP-177, IMP-146, IMP-175: both join their last city in the same phase III."""
    cities = {**conquered("P1", 6), **conquered("P2", 6, first=6)}
    for seat, city in (("P1", FREE[12]), ("P2", FREE[13])):
        needed = board().cities[city].threshold
        cities[city] = {"influence": {seat: needed}}
    play = Play.at({"players": 4, "phase": "management", "options": {"actions": False}, "cities": cities})
    outcome = result(play(*[f"{seat} done" for seat in seat_ids(4)]))
    assert [len(play.state.cities_of(seat)) for seat in seat_ids(4)] == [8, 8, 1, 1]
    assert play.kinds().count("federated") == 2
    assert "IMP-146" in play.cites()
    assert {rank for seat, rank in outcome.ranks if seat in ("P1", "P2")} <= {1, 2}


def test_who_was_eliminated_ranks_last() -> None:
    """IMP-142, IMP-176: also behind one without any points, and without points himself."""
    cities = {"carthago": {"owner": "P1", "how": "conquered"}}
    play = ended(3, cities=cities, seats={"P2": {"technologies": ["droit"]}}, pieces={"P2": {}})
    outcome = result(play)
    assert play.state.seat("P2").out
    assert dict(outcome.scores)["P2"] == 0
    assert dict(outcome.ranks) == {"P1": 1, "P2": 3, "P3": 2}
    assert {"IMP-142", "IMP-176"} <= play.cites()
    assert play.state.clock.why == "last_winter"


def test_the_last_one_wins() -> None:
    """IMP-175, IMP-142: at the end of phase V of any season."""
    cities = {"carthago": {"owner": "P1", "how": "conquered"}}
    play = ended(cities=cities, year=1, season="ete", pieces={"P2": {}})
    outcome = result(play)
    assert play.state.clock.why == "alone"
    assert outcome.ended.rules[0] == "IMP-175"
    assert dict(outcome.ranks) == {"P1": 1, "P2": 2}


def test_a_game_of_two_years_ends_after_two() -> None:
    """IMP-176: by the option."""
    for years in (1, 2, 3):
        play = ended(year=years, options={"actions": False, "years": years})
        assert (play.asked, play.state.clock.year) == (("over", ""), years)
