"""Random play, from the opening and from rich random positions: what holds in every position and at every step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import gamekit
from gamekit.core.events import Event, Paid
from gamekit.core.session import Session
from gamekit.core.text import Action
from gamekit.imperial2030 import GAME, events
from gamekit.imperial2030.state import ManeuverTask, State
from tests.imperial2030.support import (
    ARMIES,
    FLEETS,
    NATIONS,
    REGIONS,
    aboard,
    snapshot,
    sound,
)

NEUTRAL = [region.id for region in REGIONS.values() if region.kind != "home"]
LAND = [region.id for region in REGIONS.values() if region.kind != "sea"]
SEAS = [region.id for region in REGIONS.values() if region.kind == "sea"]
SPACES = ["factory", "production", "import", "maneuver", "investor", "taxation"]
KINDS = {item.kind for item in vars(events).values() if isinstance(item, type) and issubclass(item, Event)} - {"event"}

# A quarter of what the profile asks for (see tests/conftest.py): these examples are long.
EXAMPLES = settings.default.max_examples // 4 if settings.default else 25

Pick = Callable[[int], int]
"""Returns a number from 0 below its argument."""


def random_position(pick: Pick) -> dict[str, Any]:
    """Return a position in the middle of a game: units of all nations close together, flags, money, power."""
    nations: dict[str, Any] = {}
    active = NATIONS[pick(6)]
    free = list(NEUTRAL)
    for nation in (active, *NATIONS):
        if nation in nations:
            continue
        # The nation to move has few flags left.
        many = 13 + pick(3) if nation == active else pick(6)
        own = [free.pop(pick(len(free))) for _ in range(min(many, len(free)))]
        nations[nation] = {
            "treasury": pick(15),
            "power": pick(25),
            "rondel": SPACES[pick(6)] if pick(4) else None,
            "factories": [region.id for region in REGIONS.values() if region.owner == nation and pick(3)],
            "flags": own,
            "units": random_units(pick, nation),
        }
    seats = {f"P{n + 1}": {"cash": pick(40)} for n in range(6)}
    return {"nations": nations, "seats": seats, "active": active, "investor_card": f"P{1 + pick(6)}"}


def random_units(pick: Pick, nation: str) -> list[str]:
    """Return armies on few regions, so that nations meet, fleets in few seas and in harbours."""
    lands = ["mongolia", "iran", "turkey", "colombia", *(LAND[pick(len(LAND))] for _ in range(4))]
    waters = ["northatlantic", "chinasea", *(SEAS[pick(len(SEAS))] for _ in range(2))]
    waters += [region.id for region in REGIONS.values() if region.owner == nation and region.city == "blue"]
    # An army with its ship off the harbour, beside waters that others share.
    found = {
        "RU": ["army:murmansk", "fleet:northatlantic"],
        "CN": ["army:shanghai", "fleet:chinasea"],
        "IN": ["army:mumbai", "fleet:indianocean"],
        "BR": ["army:fortaleza", "fleet:caribbeansea"],
        "US": ["army:newyork", "fleet:northatlantic"],
        "EU": ["army:london", "fleet:northatlantic"],
    }[nation]
    for _ in range(pick(ARMIES[nation])):
        region = lands[pick(len(lands))]
        foreign = REGIONS[region].owner not in (None, nation)
        found.append(f"army:{region}{'!~'[pick(2)] if foreign else ''}")
    return found + [f"fleet:{waters[pick(len(waters))]}" for _ in range(pick(FLEETS[nation]))]


def random_action(legal: Sequence[Action], pick: Pick) -> Action:
    """Return a legal action; every verb is as likely as any other, however many actions it has."""
    verbs = sorted({action.TAG for action in legal})
    # Ending a step, or keeping peace, at once would leave the rare branches dark.
    if len(verbs) > 1 and verbs != ["fight", "peace"] and pick(3):
        verbs = [verb for verb in verbs if verb not in ("end", "peace", "pass", "skip")] or verbs
    if "convoy" in verbs and pick(2):
        verbs = ["convoy"]
    verb = verbs[pick(len(verbs))]
    of_verb = [action for action in legal if verb == action.TAG]
    return of_verb[pick(len(of_verb))]


def on_board(state: State) -> Counter[tuple[str, str]]:
    """Return how many units of each kind each nation has, those at sea on board included."""
    counts: Counter[tuple[str, str]] = Counter()
    for nation in state.nations:
        counts.update((nation.id, unit.kind) for unit in nation.units)
    if (carried := aboard(state)) is not None:
        counts[carried, "army"] += 1
    return counts


def check_step(before: State, happened: Sequence[Event], after: State) -> None:
    """Check that the events tell everything that changed, and what no step may undo."""
    ledger = before.ledger
    for event in happened:
        if isinstance(event, Paid):
            ledger = ledger.moved(event.source, event.target, event.amount, event.unit)
    assert ledger == after.ledger, "every amount that moved is told"
    units = on_board(before)
    for event in happened:
        facts = event.params()
        if event.kind == "produced":
            units[facts["nation"], facts["unit"]] += 1
        elif event.kind == "imported":
            units[facts["nation"], facts["unit"]] += facts["count"]
        elif event.kind == "lost":
            units[facts["nation"], facts["unit"]] -= 1
        elif event.kind == "cargo_lost":
            units[facts["nation"], "army"] -= 1
    assert +units == on_board(after), "every unit that came or went is told"
    for old, new in zip(before.nations, after.nations, strict=True):
        assert old.government is None or new.government is not None, "TUR-4"
        assert all(owner in (None, kept) for owner, kept in zip(old.bonds, new.bonds, strict=True)), "BON-3"
        assert before.ledger.balance(old.id, "power") <= after.ledger.balance(new.id, "power")
        assert set(old.factories) <= set(new.factories)
    marked = [unit for nation in after.nations for unit in nation.units if unit.moved]
    assert not marked or isinstance(after.task, ManeuverTask)


def play_on(session: Session, pick: Pick, steps: int) -> Counter[str]:
    """Play random actions, check every step, and return how often each kind of event was seen."""
    seen: Counter[str] = Counter()
    for _ in range(steps):
        legal = session.legal_actions
        if not legal:
            break
        before = session.state
        action = random_action(legal, pick)
        step = session.play(action)
        check_step(before, step.events, step.state)
        sound(step.state)
        seen.update(event.kind for event in step.events)
    return seen


def chooser(seed: int) -> Pick:
    return random.Random(seed).randrange


def test_random_games_end_and_are_sound() -> None:
    seen: Counter[str] = Counter()
    for seed in range(5):
        session = gamekit.new_session(GAME.id, 2 + seed % 5, seed=seed)
        seen += play_on(session, chooser(seed), 4000)
        assert session.to_act is None, "every random game ends"
        outcome = session.outcome
        assert outcome is not None
        assert min(dict(outcome.ranks).values()) == 1
    assert seen["game_over"] == 5


def test_random_positions_reach_every_kind_of_event() -> None:
    seen: Counter[str] = Counter()
    for seed in range(50):
        session = gamekit.position(GAME.id, random_position(chooser(seed)))
        seen += play_on(session, chooser(1000 + seed), 60)
    # Cards are dealt and a turn is skipped only where somebody governs nothing.
    rare = KINDS - {"card_dealt", "board_ready", "skipped"}
    assert {kind: seen[kind] for kind in rare if not seen[kind]} == {}


class Play(RuleBasedStateMachine):
    """A game in which anybody may do anything legal, and anybody may try what is not."""

    session: Session

    @initialize(players=st.integers(2, 6), seed=st.integers(0, 2**32))
    def open_game(self, players: int, seed: int) -> None:
        # Half of the games begin in the middle.
        if seed % 2:
            self.session = gamekit.position(GAME.id, random_position(chooser(seed)))
        else:
            self.session = gamekit.new_session(GAME.id, players, seed=seed)

    @precondition(lambda self: self.session.to_act is not None)
    @rule(choice=st.integers(0, 2**32))
    def act(self, choice: int) -> None:
        before = self.session.state
        step = self.session.play(random_action(self.session.legal_actions, chooser(choice)))
        check_step(before, step.events, step.state)

    @precondition(lambda self: self.session.to_act is not None)
    @rule(who=st.integers(1, 6), nation=st.sampled_from(NATIONS), amount=st.integers(-2, 60))
    def donate(self, who: int, nation: str, amount: int) -> None:
        before = self.session.state
        text = f"P{who} donate {nation} {amount}"
        seats = before.table.seats
        possible = f"P{who}" in seats and 1 <= amount <= before.ledger.balance(f"P{who}")
        assert bool(self.session.explain(text)) == possible
        if possible:
            asked = self.session.to_act
            step = self.session.play(text)
            check_step(before, step.events, step.state)
            assert self.session.to_act == asked
            assert step.state.task == before.task

    @rule(words=st.data())
    def try_anything(self, words: Any) -> None:
        """Whatever is not listed is refused with a rule, and changes nothing."""
        actor = words.draw(st.sampled_from((*NATIONS, "P1", "P2")))
        text = f"{actor} {words.draw(attempts())}"
        action = GAME.parse(text)
        verdict = self.session.explain(action)
        assert bool(verdict) == (action in self.session.legal_actions)
        assert verdict.rules
        if not verdict:
            before = self.session.state
            kept = snapshot(before)
            with pytest.raises(gamekit.RondelError):
                self.session.play(action)
            assert self.session.state is before
            assert snapshot(before) == kept

    @invariant()
    def holds(self) -> None:
        sound(self.session.state)


def attempts() -> st.SearchStrategy[str]:
    """Return texts of actions behind the actor that are well formed, legal or not."""
    region = st.sampled_from(list(REGIONS))
    place = st.builds("{}{}".format, region, st.sampled_from(["", "!", "~"]))
    value = st.sampled_from([-2, 0, 2, 4, 5, 9, 30])
    nation = st.sampled_from(NATIONS)
    unit = st.builds("{}:{}*{}".format, st.sampled_from(["army", "fleet"]), region, st.integers(1, 4))
    return st.one_of(
        st.sampled_from(["skip", "fight", "peace", "end", "pass", "import none", "produce none"]),
        st.builds("rondel {}".format, st.sampled_from([*SPACES, "maneuver1", "production2"])),
        st.builds("{} {}".format, st.sampled_from(["build", "flag", "produce"]), region),
        st.builds("fleet {} > {}".format, region, region),
        st.builds("army {} > {}".format, place, place),
        st.builds("convoy {} > {} > {}".format, place, region, place),
        st.builds("convoy {} > {} > {} > {}".format, place, region, region, place),
        st.builds("attack {} {}".format, nation, region),
        st.builds("buy {} {}".format, nation, value),
        st.builds("import {} {}".format, unit, unit),
    )


Play.TestCase.settings = settings(max_examples=EXAMPLES, stateful_step_count=30)
TestPlay = Play.TestCase


@settings(max_examples=EXAMPLES)
@given(seed=st.integers(0, 2**32))
def test_the_order_of_equal_units_is_no_matter(seed: int) -> None:
    """Units have no identity: a position is the same however its units are listed."""
    data = random_position(chooser(seed))
    shuffled = {**data, "nations": {}}
    for nation, own in data["nations"].items():
        shuffled["nations"][nation] = {
            **own,
            "units": own["units"][::-1],
            "flags": own["flags"][::-1],
            "factories": own["factories"][::-1],
        }
    assert snapshot(GAME.position(shuffled)) == snapshot(GAME.position(data))
