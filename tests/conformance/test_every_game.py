"""The suite: every registered game and the tests' own, every ruleset, every number of players."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamekit
from gamekit import players as computers
from gamekit.core import codec
from gamekit.core.chance import CHANCE
from gamekit.core.errors import SetupError
from gamekit.core.game import Config, Game, get
from gamekit.core.seats import seat_ids
from gamekit.core.text import Action
from gamekit.locale import LANGUAGES, catalogue
from gamekit.players.base import Question
from gamekit.players.skills import skill
from tests import tiny
from tests.conformance import checks
from tests.conformance.profiles import GAMES, PROFILES
from tests.strategies import (
    Played,
    config,
    odd_actions,
    odd_texts,
    played,
    seeds,
    spell,
    tables,
    texts,
    walk,
    walk_from,
)


def game_of(game_id: str) -> Game[Any]:
    """Return a game, coins even while it is not registered: tests are collected before any fixture runs."""
    return tiny.GAME if game_id == tiny.GAME.id else get(game_id)


TABLES = [(game_id, *table) for game_id in GAMES for table in tables(game_of(game_id))]


@cache
def record(game_id: str, ruleset: str, players: int, seed: int) -> tuple[Played, ...]:
    """Return a random game with interjections; all tests of this file share it."""
    profile = PROFILES[game_id]
    game = game_of(game_id)
    return tuple(walk(game, ruleset, players, seed, limit=profile.bound + 1, options=profile.options[seed]))


def seeds_of(game_id: str) -> range:
    """Return the numbers of the random games of each table, one for each choice of options."""
    return range(len(PROFILES[game_id].options))


def records(game_id: str, ruleset: str, players: int) -> Iterator[tuple[Played, ...]]:
    """Yield the random games of one table."""
    return (record(game_id, ruleset, players, seed) for seed in seeds_of(game_id))


@cache
def scene_records(game_id: str) -> tuple[tuple[Played, ...], ...]:
    """Return random continuations of the scenes in which rare things happen."""
    game, found = game_of(game_id), []
    for scene in PROFILES[game_id].scenes:
        for seed in range(2):
            state = game.position(scene.position)
            steps: list[Played] = []
            for text in scene.actions:
                action = game.parse(text)
                steps.append(Played(len(steps) + 1, state, action, game.apply(state, action)))
                state = steps[-1].after
            rng = random.Random(seed)
            found.append((*steps, *walk_from(game, state, rng, limit=60, interject=0.06)))
    return tuple(found)


def some(game_id: str, ruleset: str, players: int, every: int) -> Iterator[Played]:
    """Yield the first and the last steps of the random games, and every so many between."""
    for steps in records(game_id, ruleset, players):
        yield from (step for step in steps if step.n % every == 1 % every or step.n > len(steps) - 3)


@cache
def vocabulary(game_id: str) -> tuple[Action, ...]:
    """Return actions of all sorts that were legal somewhere, the chosen interjections included."""
    found: dict[Action, None] = {}
    for _, ruleset, players in (table for table in TABLES if table[0] == game_id):
        for step in some(game_id, ruleset, players, every=5):
            found[step.action] = None
            found.update(dict.fromkeys(game_of(game_id).legal_actions(step.before)[:40]))
    return tuple(found)


every_table = pytest.mark.parametrize(("game_id", "ruleset", "players"), TABLES)
every_game = pytest.mark.parametrize("game_id", GAMES)


@every_game
def test_a_game_says_what_it_is(game_id: str) -> None:
    game = get(game_id)
    assert game.id == game_id
    assert game_id in gamekit.games()
    assert game.rules
    assert game.rulesets
    assert 1 <= game.min_players <= game.max_players
    assert set(game.history) <= {str(version) for version in range(2, int(game.rules) + 1)}
    assert game_id in PROFILES, "tests/conformance/profiles.py must say what it needs of a new game"


@every_table
def test_the_opening(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    chosen = config(game, ruleset, players)
    opening = game.opening(chosen)
    assert game.setup(chosen) == opening.state
    assert game.opening(chosen) == opening
    assert game.turn(opening.state) == 1
    assert tuple(game.view(opening.state)["seats"]) == chosen.seats
    checks.events_speak(game, opening.events, game.rulebook(ruleset))
    checks.keeps_invariants(game, opening.state)
    checks.outcome_fits(game, opening.state)
    assert plain_json(chosen.deal) == chosen.deal, "a deal goes into files"


def plain_json(value: Any) -> Any:
    """Return a deal as it comes back from a file; None where nothing is dealt."""
    return None if value is None else checks.plain({"deal": dict(value)})["deal"]


@every_game
def test_a_wrong_setup_names_its_rule(game_id: str) -> None:
    game = get(game_id)
    ruleset = game.rulesets[0]
    book = game.rulebook(ruleset)
    for players in (game.min_players - 1, game.max_players + 1):
        names = seat_ids(players)
        with pytest.raises(SetupError) as caught:
            game.opening(Config(names, ruleset, deal={}))
        checks.must_know(book, [caught.value.rule], caught.value)
    names = seat_ids(game.min_players)
    for wrong in (
        Config(names, "no such ruleset", deal={}),
        Config(names, ruleset, {"no such option": 1}, deal={}),
        *([Config(names, ruleset)] if config(game, ruleset, game.min_players).deal is not None else []),
        Config(names, ruleset, deal={"P1": "nothing", "first": "nobody"}),
        Config(names, ruleset, deal=[1, 2]),
    ):
        with pytest.raises(SetupError) as caught:
            game.opening(wrong)
        assert caught.value.text("en") != caught.value.text("fr")


@every_table
def test_random_games_end(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    for steps in records(game_id, ruleset, players):
        assert len(steps) <= PROFILES[game_id].bound
        assert checks.outcome_fits(game, steps[-1].after)
        assert game.legal_actions(steps[-1].after) == ()


@every_table
def test_invariants_books_and_rules_at_every_step(game_id: str, ruleset: str, players: int) -> None:
    game, interjected = get(game_id), 0
    book = game.rulebook(ruleset)
    for steps in records(game_id, ruleset, players):
        for step in steps:
            checks.keeps_invariants(game, step.after)
            checks.keeps_the_books(step)
            checks.changes_something(step)
            checks.somebody_can_act(game, step.after)
            checks.events_speak(game, step.step.events, book)
            interjected += step.action not in game.legal_actions(step.before)
    assert bool(interjected) == PROFILES[game_id].interjects, "no interjection was mixed in"


@every_table
def test_legal_actions_are_in_order_and_accepted(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    for steps in records(game_id, ruleset, players):
        for step in steps:
            checks.canonical_order(game, step.before)
    for step in some(game_id, ruleset, players, every=7):
        checks.legal_is_accepted(game, step.before)


@every_table
def test_what_is_not_legal_is_refused_with_a_rule(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    rng, refused = random.Random(players), 0
    anywhere = odd_actions(game, vocabulary(game_id), rng)
    for step in some(game_id, ruleset, players, every=13):
        here = odd_actions(game, (*game.legal_actions(step.before), step.action), rng)
        odd = [*islice(anywhere, 15), *islice(here, 15), *rng.choices(vocabulary(game_id), k=10)]
        refused += checks.only_legal_is_accepted(game, step.before, odd)
    assert refused > 100


@every_table
def test_after_the_end_everything_is_refused(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    end = record(game_id, ruleset, players, 0)[-1].after
    tried = vocabulary(game_id)[:200]
    assert checks.only_legal_is_accepted(game, end, tried) == len(tried)


@every_table
def test_applying_leaves_no_trace(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    for step in some(game_id, ruleset, players, every=5):
        checks.applies_without_trace(game, step)
    for step in some(game_id, ruleset, players, every=40):
        checks.frozen_all_through(step.after)
        checks.frozen_all_through(step.action, "action")


@every_table
def test_round_trips(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    for steps in records(game_id, ruleset, players):
        for step in steps:
            checks.action_round_trip(game, step.action)
    for step in some(game_id, ruleset, players, every=7):
        checks.state_round_trip(game, step.after)


@every_table
def test_games_go_to_other_processes(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    for step in some(game_id, ruleset, players, every=60):
        again, action, events = pickle.loads(pickle.dumps((step.after, step.action, step.step.events)))
        assert (again, action, events) == (step.after, step.action, step.step.events)
        assert codec.digest(again) == codec.digest(step.after)
        assert game.legal_actions(again) == game.legal_actions(step.after)
    outcome = game.outcome(record(game_id, ruleset, players, 0)[-1].after)
    assert pickle.loads(pickle.dumps(outcome)) == outcome
    chosen = config(game, ruleset, players)
    assert pickle.loads(pickle.dumps(chosen)) == chosen


@every_table
def test_beginnings_lead_on(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    for step in some(game_id, ruleset, players, every=9):
        legal = game.legal_actions(step.before)
        for action in {legal[0], legal[-1], legal[len(legal) // 2]}:
            checks.prefixes_lead_on(game, step.before, action)


@every_table
def test_chance_sums_to_one(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    asked = sum(
        checks.chance_is_fair(game, step.before) for steps in records(game_id, ruleset, players) for step in steps
    )
    rolls = sum(step.action.actor == "chance" for steps in records(game_id, ruleset, players) for step in steps)
    assert asked >= rolls


@every_table
def test_templates_are_exact(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    compared = sum(checks.templates_are_exact(game, step.before) for step in some(game_id, ruleset, players, every=9))
    assert bool(compared) == PROFILES[game_id].interjects


@every_table
def test_outcome_only_at_the_end(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    over = [checks.outcome_fits(game, step.after) for steps in records(game_id, ruleset, players) for step in steps]
    assert sum(over) == len(seeds_of(game_id))


@every_table
def test_hidden_facts_stay_hidden(game_id: str, ruleset: str, players: int) -> None:
    game, profile = get(game_id), PROFILES[game_id]
    twins = secrets = 0
    # Of a short game nothing can be left out.
    every = 13 if profile.open else 3
    for step in some(game_id, ruleset, players, every=1):
        if step.n % every and not profile.secret(step.before):
            continue
        if profile.open:
            checks.open_to_all(game, step.step)
        twins += checks.hides_what_is_hidden(game, step.before, profile)
        secrets += checks.keeps_secrets(game, step.before, profile)
    assert bool(twins) == (not profile.open)
    assert bool(secrets) == (not profile.open and players >= profile.secret_from)


@every_table
def test_computer_players_choose_alike_whatever_is_hidden(game_id: str, ruleset: str, players: int) -> None:
    game, profile = get(game_id), PROFILES[game_id]
    compared = 0
    # About a hundred decisions of each game, or a quarter of them.
    for step in some(game_id, ruleset, players, every=1 + len(record(game_id, ruleset, players, 0)) // 100):
        decision = game.to_act(step.before)
        if decision is None or decision.actor == CHANCE:
            continue
        for twin in profile.twins(step.before, decision.seat):
            for name in computers.names() if skill(game_id) else ("biased", "random"):
                one, other = (choice(game, state, name) for state in (step.before, twin))
                assert one == other, f"{name} uses what is hidden from {decision.seat}"
                compared += 1
    assert bool(compared) == (not profile.open)


def choice(game: Game[Any], state: Any, name: str) -> Action | str:
    """Return what a new computer player chooses at a decision, by what its seat may see."""
    decision = game.to_act(state)
    assert decision is not None
    asked = Question(
        game=game.id,
        step=0,
        seat=decision.seat,
        decision=decision,
        view=game.view(state, decision.seat),
        legal=game.legal_actions(state),
        templates=tuple(template for template in game.interjections(state) if template.actor == decision.seat),
    )
    return computers.get(name, 1).choose(asked)


@every_table
def test_views_and_deltas(game_id: str, ruleset: str, players: int) -> None:
    game = get(game_id)
    for step in some(game_id, ruleset, players, every=11):
        checks.views_are_json(game, step.after)
        checks.deltas_round_trip(game, step)


@every_table
def test_who_is_nobody_sees_nothing(game_id: str, ruleset: str, players: int) -> None:
    for step in some(game_id, ruleset, players, every=97):
        checks.strangers_are_refused(get(game_id), step.step)


@every_table
def test_equal_positions_have_equal_digests_whatever_the_path(game_id: str, ruleset: str, players: int) -> None:
    """Two actions that can be played in either order, and lead to the same, lead to the same digest."""
    game = get(game_id)
    met = 0
    for place, step in enumerate(some(game_id, ruleset, players, every=9)):
        rng = random.Random(place)
        choices = [*rng.sample(game.legal_actions(step.before), min(4, len(game.legal_actions(step.before))))]
        choices += [
            game.parse(spell(template, template.least, *template.targets[:1]))
            for template in game.interjections(step.before)
        ]
        for one, other in combinations(choices, 2):
            ends = [both(game, step.before, pair) for pair in ((one, other), (other, one))]
            if None in ends:
                continue
            trees = [codec.to_tree(end) for end in ends]
            digests = [codec.digest(end) for end in ends]
            assert (trees[0] == trees[1]) == (digests[0] == digests[1])
            met += trees[0] == trees[1]
    assert met > 5, "no two actions commuted"


def both(game: Game[Any], state: Any, actions: tuple[Action, Action]) -> Any:
    """Return the state after two actions, None if the second is not legal after the first."""
    for action in actions:
        if game.refusals(state, action):
            return None
        state = game.apply(state, action).state
    return state


@every_game
def test_different_positions_have_different_digests(game_id: str) -> None:
    seen: dict[str, Any] = {}
    for _, ruleset, players in (table for table in TABLES if table[0] == game_id):
        for step in some(game_id, ruleset, players, every=3):
            known = seen.setdefault(codec.digest(step.after), step.after)
            assert known == step.after
    assert len(seen) > 100


@every_game
def test_digests_do_not_depend_on_the_hash_seed(game_id: str) -> None:
    root = Path(__file__).resolve().parents[2]
    prints = [
        subprocess.run(
            [sys.executable, "-m", "tests.conformance.trace", game_id],
            cwd=root,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1")
    ]
    assert prints[0] == prints[1]
    assert len(prints[0].splitlines()) > 20


@every_game
def test_explain_answers_any_text(game_id: str) -> None:
    game = game_of(game_id)

    @settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
    @given(played(game), texts, st.booleans())
    def answers(step: Played, text: str, with_actor: bool) -> None:
        checks.unreadable_is_malformed(game, step.before, f"{step.action.actor} {text}" if with_actor else text)

    answers()


@every_game
def test_explain_answers_what_looks_like_an_action(game_id: str) -> None:
    game = game_of(game_id)

    @settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
    @given(played(game), seeds)
    def answers(step: Played, seed: int) -> None:
        odd = odd_texts(game, (*game.legal_actions(step.before), step.action), random.Random(seed))
        for _ in range(20):
            checks.unreadable_is_malformed(game, step.before, next(odd))

    answers()


@every_game
def test_scenes(game_id: str) -> None:
    """What holds in random games holds where rare things happen, too."""
    game = get(game_id)
    for steps in scene_records(game_id):
        for step in steps:
            checks.keeps_invariants(game, step.after)
            checks.keeps_the_books(step)
            checks.changes_something(step)
            checks.somebody_can_act(game, step.after)
            checks.canonical_order(game, step.before)
            checks.legal_is_accepted(game, step.before)
            checks.events_speak(game, step.step.events, checks.book_of(game, step.after))
            checks.action_round_trip(game, step.action)
            checks.state_round_trip(game, step.after)
            checks.applies_without_trace(game, step)
            checks.views_are_json(game, step.after)
            checks.deltas_round_trip(game, step)
            checks.outcome_fits(game, step.after)


@every_game
def test_every_event_was_seen(game_id: str) -> None:
    """The random games of this suite reach every kind of event, so that the checks above saw them all."""
    game = game_of(game_id)
    seen = {event.message() for steps in scene_records(game_id) for step in steps for event in step.step.events}
    for _, ruleset, players in (table for table in TABLES if table[0] == game_id):
        seen |= {event.message() for event in game.opening(config(game, ruleset, players)).events}
        for steps in records(game_id, ruleset, players):
            seen |= {event.message() for step in steps for event in step.step.events}
    prefix = f"{game_id}.event."
    worded = {f"event.{m.removeprefix(prefix)}" for m in catalogue() if m.startswith(prefix)}
    assert seen == worded


@every_game
def test_every_decision_point_and_interjection_has_words(game_id: str) -> None:
    game = game_of(game_id)
    points, gifts = {"over"}, set()
    for _, ruleset, players in (table for table in TABLES if table[0] == game_id):
        for steps in records(game_id, ruleset, players):
            points |= {decision.point for step in steps if (decision := game.to_act(step.before))}
            gifts |= {template.verb for step in steps for template in game.interjections(step.before)}
    wanted = {f"{game_id}.gift.{verb}{part}" for verb in gifts for part in ("", ".title", ".who", ".give")}
    wanted |= {f"{game_id}.title", *(f"{game_id}.ruleset.{r}" for r in game.rulesets)}
    wanted |= {f"{game_id}.point.{point}" for point in points}
    for lang in LANGUAGES:
        assert wanted - catalogue(lang).keys() == set()
