"""The mode without the Actions phase, in which a class manages a budget, and the options of the bill (IMP-S01)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from gamekit.core.chance import CHANCE
from gamekit.core.errors import SetupError
from gamekit.core.game import ALL, Config, Step
from gamekit.core.seats import seat_ids
from gamekit.core.text import Action
from gamekit.impero import GAME
from gamekit.impero.board import SEASONS
from gamekit.impero.modifiers import stability
from gamekit.impero.state import State
from gamekit.impero.tasks import DeficitStabilityTask
from tests.impero.support import Play
from tests.impero.test_rules_upkeep import at, paid, paying

OF_ACTIONS = {
    *("initiative_die", "initiative_spend", "initiative_reroll", "action", "battle_dice", "losses", "retreat"),
    *("siege_dice", "siege_losses", "spy_die", "offer_terms", "offer_reply"),
}
"""IMP-DP-4 to IMP-DP-14, and the terms of an offer."""


def managed(players: int, seed: int, **options: Any) -> tuple[list[str], list[Step[State]]]:
    """Play a whole game at random, Actions left out; return the points that were met, and the steps."""
    rng = random.Random(seed)
    state = GAME.setup(Config(seat_ids(players), "impero", {"actions": False, **options}))
    points, steps = [], []
    while (decision := GAME.to_act(state)) is not None:
        points.append(decision.point)
        actions = GAME.legal_actions(state)
        # Verbs first, so that seats do not spend all they have before they are done.
        by_verb: dict[str, list[Action]] = {}
        for action in actions:
            by_verb.setdefault(action.TAG, []).append(action)
        verb = rng.choice(sorted(by_verb))
        steps.append(GAME.apply(state, rng.choice(by_verb[verb])))
        state = steps[-1].state
    return points, steps


@pytest.mark.parametrize("years", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_seasons_without_actions(players: int, years: int) -> None:
    """IMP-S01, IMP-004, IMP-176, IMP-DP-1 to IMP-DP-3: four seasons a year, and no point of phase IV ever."""
    points, steps = managed(players, seed=players * 10 + years, years=years)
    assert not OF_ACTIONS & set(points)
    assert {"event_card", "manage", "repair"} <= set(points)
    assert points.count("event_card") == 4 * years
    state = steps[-1].state
    events: list[Any] = [event for step in steps for event in step.events]
    phases = Counter(event.phase for event in events if event.kind == "phase")
    assert set(phases) == {"event", "income", "management", "upkeep"}
    assert phases["upkeep"] == 4 * years
    begun = [event.season for event in events if event.kind == "season"]
    # The first spring begins with the set-up.
    assert begun == [*SEASONS[1:], *SEASONS * (years - 1)]
    assert (state.clock.year, state.clock.season, state.clock.why) == (years, "hiver", "last_winter")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [event.points for event in events if event.kind == "scored"] == [points for _, points in outcome.scores]
    assert {"IMP-S01", "IMP-176"} <= {rule for event in events for rule in event.rules}
    best = max(points for _, points in outcome.scores)
    assert {seat for seat, rank in outcome.ranks if rank == 1} <= {seat for seat, own in outcome.scores if own == best}
    bills = [event for event in events if event.kind == "bill"]
    assert len(bills) == 4 * years * players
    assert all(event.due == event.paid + event.missing for event in bills)
    assert all(list(GAME.invariants(step.state)) == [] for step in steps)


def test_armies_stay_where_they_are_and_cost() -> None:
    """IMP-S01, IMP-050: nothing moves; recruits stand in their cities and eat."""
    _, steps = managed(2, seed=4, years=1)
    for step in steps:
        assert not {"army_moved", "piece_moved", "battle", "siege", "order_of_play"} & {
            event.kind for event in step.events
        }
        assert all(not army.spent and not army.fought and not army.besieged for army in step.state.armies)
        assert step.state.initiative.order == ()
    assert "IMP-050" in {rule for step in steps for event in step.events for rule in event.rules}


def test_initiative_points_are_earned_and_never_spent() -> None:
    """IMP-S01, IMP-041: there is nothing to spend them on, so that they pile up."""
    _, steps = managed(2, seed=9, years=1)
    first, last = steps[0].state, steps[-1].state
    assert all(last.stock(seat, "initiative") > first.stock(seat, "initiative") for seat in ("P1", "P2"))


@pytest.mark.parametrize("seven", [2, 3])
@pytest.mark.parametrize("missing", [6, 7, 8])
def test_exactly_seven_is_said_each_time(seven: int, missing: int) -> None:
    """IMP-A01, IMP-062, IMP-063: 7 is the tier of the option, and the log says so; 6 and 8 leave no choice."""
    stock = {"nourriture": 0, "or": 10 - missing, "bois": 0}
    play = at("printemps", stock=stock, options={"actions": False, "deficit_at_7": seven})("P1 done", "P2 done")
    tier = {6: 2, 7: seven, 8: 3}[missing]
    assert (paid(play).missing, paid(play).tier) == (missing, tier)
    said = play.told("seven")
    assert [(event.player, event.tier) for event in said] == ([("P1", seven)] if missing == 7 else [])
    assert ("IMP-A01" in play.cites()) == (missing == 7)
    task = play.state.task
    assert isinstance(task, DeficitStabilityTask)
    assert task.left == (1 if tier == 2 else 2)


def test_two_seats_with_exactly_seven_are_told_of_both() -> None:
    """IMP-A01: once for each."""
    poor = {"stock": {"nourriture": 0, "or": 0, "bois": 0}}
    pieces = {seat: {"f1": {"sea": "mare_tyrrhenum", "ships": 6}} for seat in ("P1", "P2")}
    play = at("printemps", cities={}, pieces=pieces, seats={"P1": poor, "P2": poor})
    said = []
    play("P1 done", "P2 done")
    said += play.told("seven")
    play("P1 unrest latium")
    said += play.told("seven")
    assert [event.player for event in said] == ["P1", "P2"]


def test_law_makes_eight_count_as_seven() -> None:
    """IMP-A01, IMP-060: what counts is told, too: 8 missing and Law are 7."""
    stock = {"nourriture": 0, "or": 2, "bois": 0}
    play = at(seats={"P1": {"stock": stock, "technologies": ["droit"]}, "P2": {"stock": {"nourriture": 9, "or": 9}}})
    play("P1 done", "P2 done")
    assert (paid(play).missing, paid(play).counted, paid(play).tier) == (8, 7, 2)
    assert len(play.told("seven")) == 1


def test_where_stocks_are_hidden_seven_is_told_to_the_payer() -> None:
    """IMP-A01, IMP-171: it would tell the others the stocks."""
    stock = {"nourriture": 0, "or": 3, "bois": 0}
    play = at(stock=stock, options={"actions": False, "hidden_stocks": True})("P1 done")
    step = GAME.apply(play.state, GAME.parse("P2 done"))
    for viewer, told in (("P1", True), (ALL, True), ("P2", False)):
        assert ("seven" in {event.kind for event in GAME.redact(step, viewer).events}) == told
    # What follows is seen by all.
    assert GAME.view(step.state, "P2")["decision"]["point"] == "deficit_stability"


@pytest.mark.parametrize(("option", "winter", "spring"), [("temporary", 3, 3), ("permanent", 2, 2)])
def test_winter_stability_by_either_option(option: str, winter: int, spring: int) -> None:
    """IMP-A03, IMP-021, IMP-003: for its time, or for good."""
    options = {"actions": False, "winter_stability": option}
    play = Play.at(
        {
            "season": "automne",
            "phase": "upkeep",
            "options": options,
            "task": {"type": "repair", "waiting": ["P2"]},
        }
    )("P2 done")
    assert "IMP-A03" in play.cites()
    assert play.state.region("latium").stability == winter
    assert stability(play.state, "latium") == 2
    done = Play.at(
        {
            "season": "hiver",
            "phase": "upkeep",
            "options": options,
            "regions": {"latium": {"stability": winter}},
            "task": {"type": "repair", "waiting": ["P2"]},
        }
    )("P2 done")
    assert (done.state.region("latium").stability, stability(done.state, "latium")) == (spring, spring)


def test_permanent_winter_stops_at_nothing_and_makes_revolts() -> None:
    """IMP-A03, IMP-A27, IMP-DP-20: what lasts leads to a revolt at the end of the same winter."""
    options = {"actions": False, "winter_stability": "permanent"}
    play = Play.at(
        {
            "season": "automne",
            "phase": "upkeep",
            "options": options,
            "cities": {"capua": {"owner": "P1"}},
            "regions": {"latium": {"stability": 1}},
            "task": {"type": "repair", "waiting": ["P2"]},
        }
    )("P2 done")
    assert play.state.region("latium").stability == 0
    play("chance card hiver_2", "P1 done", "P2 done")
    while play.asked[0] != "event_card":
        play(play.legal[-1])
        if "revolted" in play.kinds():
            break
    assert play.state.city("capua").owner == ""
    assert "IMP-DP-20" in play.cites()


def test_hidden_stocks_change_what_is_seen_and_nothing_else() -> None:
    """IMP-171, IMP-153: the same choices lead to the same books, and others see no stocks until the end."""
    (_, hidden), (_, shown) = managed(2, seed=3, years=1, hidden_stocks=True), managed(2, seed=3, years=1)
    assert [step.state.ledger for step in hidden] == [step.state.ledger for step in shown]
    for step in hidden[:-1]:
        view = GAME.view(step.state, "P2")
        assert view["seats"]["P1"]["stock"] is None
        assert view["seats"]["P2"]["stock"] is not None
    assert GAME.view(hidden[-1].state, "P2")["seats"]["P1"]["stock"] is not None
    assert GAME.view(hidden[0].state, "P2")["hidden"]["stocks"] == ["IMP-153", "IMP-171"]


@pytest.mark.parametrize(
    "options",
    [
        {"years": 0},
        {"years": 4},
        {"years": True},
        {"years": "1"},
        {"actions": 0},
        {"actions": "no"},
        {"deficit_at_7": 1},
        {"deficit_at_7": 2.0},
        {"winter_stability": "always"},
        {"hidden_stocks": None},
        {"seasons": 4},
        {"years": [1]},
    ],
)
def test_wrong_options_are_refused_in_both_languages(options: dict[str, Any]) -> None:
    """IMP-S01, IMP-176, IMP-A01, IMP-A03, IMP-153: with what can be chosen."""
    with pytest.raises(SetupError) as caught:
        GAME.opening(Config(("P1", "P2"), "impero", options))
    assert next(iter(options)) in caught.value.text("en")
    assert caught.value.text("en") != caught.value.text("fr")


def test_what_belongs_to_phase_iv_has_no_place_here() -> None:
    """IMP-033, IMP-S01: moves and offers are refused at every point, and chance never acts but for cards."""
    play = paying("printemps", stock={"nourriture": 9, "or": 9})
    for text in ("P1 move a1 > etruria", "P1 trade P2", "P1 pass", "P1 spend 1", "chance die 3"):
        assert play.refused(text).rules
    assert "IMP-033" in play.refused("P1 move a1 > etruria").rules
    points, steps = managed(2, seed=1, years=1)
    decisions = [decision for step in steps if (decision := GAME.to_act(step.state))]
    assert {decision.point for decision in decisions if decision.actor == CHANCE} == {"event_card"}
    assert not OF_ACTIONS & set(points)
