"""What the tests of the rules share: a desk to play at, and the register of what each test is about.

Every test of a rule is registered by :func:`rules` or :func:`case` with the ids of the rules it is about, and
everything a desk sees is noted in ``OBSERVED``. So ``registered.py`` can run the tests once more and ask whether
each rule was really at work in one that claims to test it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest

import gamekit
from gamekit import locale
from gamekit.core.codec import canonical, to_tree
from gamekit.core.errors import IllegalAction, PositionError, RondelError, SetupError
from gamekit.core.events import Event, Paid
from gamekit.core.game import Outcome
from gamekit.core.session import Session
from gamekit.core.verdict import Verdict
from gamekit.imperial2030 import GAME
from gamekit.imperial2030.actions import Donate
from gamekit.imperial2030.board import board
from gamekit.imperial2030.state import ManeuverTask, State
from tests.again import arguments

DATA = Path(__file__).resolve().parents[1] / "data"
LANGUAGES = ("en", "fr")
NATIONS = ("RU", "CN", "IN", "BR", "US", "EU")
ARMIES = {"RU": 8, "CN": 10, "IN": 8, "BR": 8, "US": 6, "EU": 8}
FLEETS = {"RU": 8, "CN": 6, "IN": 8, "BR": 8, "US": 10, "EU": 8}
FLAGS = 15
BONDS = {2: 1, 4: 2, 6: 3, 9: 4, 12: 5, 16: 6, 20: 7, 25: 8, 30: 9}
"""Interest by face value."""

CASES: dict[str, dict[str, Any]] = {
    item["id"]: item
    for item in json.loads((DATA / "imperial2030_cases.json").read_text(encoding="utf-8"))["cases"]
    if item["rules"] in ("summary", "both")
}
BORDERS = [
    (words[0], words[1], words[2], words[3] if len(words) > 3 else "")
    for words in map(str.split, (DATA / "imperial2030_borders.txt").read_text(encoding="utf-8").splitlines())
]
"""Kind (land, coast, sea), both regions, and the mark of a special border (canal, strait, wrap) or nothing."""

BOOK = GAME.rulebook("summary")
REGIONS = board().regions

F = TypeVar("F", bound=Callable[..., None])


def near(region: str, kind: str) -> set[str]:
    """Return the neighbours of a region over borders of a kind, as the specification lists them."""
    pairs = [(a, b) for border, a, b, _ in BORDERS if border == kind]
    return {b if a == region else a for a, b in pairs if region in (a, b)}


@dataclass(frozen=True, slots=True)
class Entry:
    """A registered test.

    Parameters
    ----------
    rules
        Ids of the rules it is about.
    case
        Id of the case it writes out, None if it is a test of its own.
    """

    function: Callable[..., None]
    rules: tuple[str, ...]
    case: str | None

    @property
    def name(self) -> str:
        """Module and name of the function."""
        return f"{self.function.__module__.rpartition('.')[2]}.{self.function.__name__}"

    def runs(self) -> Iterator[Mapping[str, Any]]:
        """Yield the arguments of each run: one, or those of the test's parametrizations."""
        return arguments(self.function)


REGISTER: list[Entry] = []
OBSERVED: set[str] = set()


def rules(*ids: str) -> Callable[[F], F]:
    """Mark a test with the rules it is about."""

    def register(function: F) -> F:
        REGISTER.append(Entry(function, ids, None))
        return function

    return register


def case(case_id: str, *ids: str) -> Callable[[F], F]:
    """Mark a test as a case of the specification, with the rules the case names."""

    def register(function: F) -> F:
        REGISTER.append(Entry(function, ids, case_id))
        return function

    return register


def observe(ids: Iterable[str]) -> None:
    """Note the rules that were seen at work; each must be one that holds."""
    for rule_id in ids:
        assert BOOK[rule_id].holds, f"{rule_id} does not hold in summary"
        OBSERVED.add(rule_id)


def snapshot(state: State) -> str:
    """Return everything a state holds, worked out anew: no remembered digest can hide a change."""
    return canonical(to_tree(state))


def spell(events: Sequence[Event]) -> None:
    """Check that every event has words in both languages and names its rules."""
    for event in events:
        assert event.rules, event
        observe(event.rules)
        for language in LANGUAGES:
            assert event.text(language, GAME.id)


def paid(events: Sequence[Event], cause: str) -> list[tuple[str, str, int]]:
    """Return (from, to, amount) of the payments of one cause."""
    found = [event for event in events if isinstance(event, Paid) and event.cause == cause]
    return [(event.source, event.target, event.amount) for event in found]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """Return the facts of the events of one kind."""
    return [event.params() for event in events if event.kind == kind]


class Desk:
    """A session as the tests see it: every step is checked, every refusal must leave the position as it was."""

    def __init__(self, session: Session) -> None:
        self.session = session
        spell(session.events)
        sound(self.state)

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def view(self) -> dict[str, Any]:
        return self.session.view()

    @property
    def point(self) -> str | None:
        """The decision point; None when the game is over."""
        decision = self.session.to_act
        return decision.point if decision else None

    @property
    def actor(self) -> str | None:
        decision = self.session.to_act
        return decision.actor if decision else None

    @property
    def seat(self) -> str | None:
        decision = self.session.to_act
        return decision.seat if decision else None

    def outcome(self) -> Outcome:
        """Return the result of a finished game."""
        outcome = self.session.outcome
        assert outcome is not None, "the game goes on"
        observe(outcome.ended.rules)
        for language in LANGUAGES:
            ended = outcome.ended
            assert locale.text(ended.message, language, game=GAME.id, **ended.params)
        return outcome

    def legal(self, verb: str = "") -> list[str]:
        """Return the legal actions as text, those of one verb or all."""
        return [str(action) for action in self.session.legal_actions if verb in ("", action.TAG)]

    def play(self, *texts: str) -> list[Event]:
        """Play actions that must be legal and return what happened."""
        events: list[Event] = []
        for text in texts:
            action = GAME.parse(text)
            assert isinstance(action, Donate) or action in self.session.legal_actions, f"{text}: {self.legal()}"
            verdict = self.session.explain(text)
            assert verdict.status == "legal", verdict.text()
            assert verdict.rules
            observe(verdict.rules)
            before, kept = self.state, snapshot(self.state)
            events += self.session.play(text).events
            assert snapshot(before) == kept
            sound(self.state)
        spell(events)
        return events

    def refused(self, text: str, *ids: str) -> Verdict:
        """Check that an action is refused by these rules, in words, and changes nothing."""
        before = snapshot(self.state)
        # As an action, not as a text that could be only the beginning of one.
        verdict = self.session.explain(GAME.parse(text))
        assert verdict.status == "illegal", f"{text} is {verdict.status}"
        assert set(ids) <= set(verdict.rules), verdict.rules
        observe(verdict.rules)
        for language in LANGUAGES:
            words = verdict.text(language)
            assert all(rule in words for rule in verdict.rules)
        assert text not in self.legal()
        with pytest.raises(IllegalAction) as caught:
            self.session.play(text)
        assert caught.value.verdict.rules == verdict.rules
        assert snapshot(self.state) == before
        return verdict

    def cash(self, seat: str) -> int:
        return self.state.ledger.balance(seat)

    def treasury(self, nation: str) -> int:
        return self.state.ledger.balance(nation)

    def power(self, nation: str) -> int:
        return self.state.ledger.balance(nation, "power")

    def government(self, nation: str) -> str | None:
        return self.state.nation(nation).government

    def bonds(self, seat: str) -> dict[str, list[int]]:
        found: dict[str, list[int]] = self.view["seats"][seat]["bonds"]
        return found

    def units(self, nation: str) -> dict[str, int]:
        """Return how many units of each sort a nation has, for example ``{"army:beijing!": 2}``."""
        return dict(Counter(str(item) for item in self.state.nation(nation).units))

    def at(self, region: str) -> dict[str, int]:
        """Return how many units each nation has in a region."""
        counts = {nation.id: len(nation.at(region)) for nation in self.state.nations}
        return {nation: count for nation, count in counts.items() if count}

    def flag(self, region: str) -> str | None:
        """Return whose flag lies in a region."""
        return next((nation.id for nation in self.state.nations if region in nation.flags), None)

    def occupied(self, region: str) -> bool:
        return bool(self.view["regions"].get(region, {}).get("occupied", False))

    def spaces(self) -> dict[str, tuple[int | None, int]]:
        """Return steps and fee of each space that can be chosen."""
        spaces = self.view["spaces"]
        return {space: (way["steps"], way["fee"]) for space, way in spaces.items() if way["legal"]}


def desk(**position: Any) -> Desk:
    """Return a desk with a custom position; by default six players, each governing one nation in order."""
    return Desk(gamekit.position(GAME.id, position))


def opened(players: int, *cards: str, seed: int = 0) -> Desk:
    """Return a desk with a game just set up, the cards dealt in seat order or drawn from the seed."""
    deal = {f"P{place + 1}": card for place, card in enumerate(cards)} or None
    return Desk(gamekit.new_session(GAME.id, players, deal=deal, seed=seed))


def no_position(rule: str, **position: Any) -> str:
    """Check that a custom position is refused by a rule and return the words."""
    with pytest.raises(PositionError) as caught:
        gamekit.position(GAME.id, position)
    return _words(caught.value, rule)


def no_game(rule: str, players: int, deal: Any = None) -> str:
    """Check that a game cannot be set up, by a rule, and return the words."""
    with pytest.raises(SetupError) as caught:
        gamekit.new_session(GAME.id, players, deal=deal, seed=0)
    return _words(caught.value, rule)


def _words(error: RondelError, rule: str) -> str:
    assert error.rule == rule, error.text()
    observe([error.rule])
    assert all(rule in error.text(language) for language in LANGUAGES)
    return error.text()


def broken(state: State) -> list[str]:
    """Return the rules that a state breaks."""
    found = [breach.rule for breach in GAME.invariants(state)]
    observe(found)
    return found


def sound(state: State) -> None:
    """Check what holds in every position, worked out from the tables and not by the engine's own invariants."""
    assert broken(state) == []
    view = GAME.view(state)
    observe([view["open"], *(way["why"] for way in view.get("spaces", {}).values() if "why" in way)])
    for template in GAME.interjections(state):
        observe(template.rules)
    _sound_money(state, view)
    _sound_pieces(state, view)
    _sound_bonds(view)


def _sound_money(state: State, view: Mapping[str, Any]) -> None:
    for unit in ("cash", "power"):
        assert state.ledger.total(unit) == 0
    assert all(land["treasury"] >= 0 for land in view["nations"].values())
    assert all(own["cash"] >= 0 for own in view["seats"].values())
    most = max(land["power"] for land in view["nations"].values())
    assert view["over"] == (most == 25), "the game is over when a nation has 25 power points, and only then"


def aboard(state: State) -> str | None:
    """Return the nation that has an army on board of a fleet."""
    task = state.task
    if isinstance(task, ManeuverTask) and task.clash is not None and task.clash.cargo is not None:
        return state.clock.active
    return None


def _sound_pieces(state: State, view: Mapping[str, Any]) -> None:
    counts: Counter[tuple[str, str]] = Counter()
    flags: Counter[str] = Counter()
    for region, held in view["regions"].items():
        place = REGIONS[region]
        assert "flag" not in held or place.kind != "home", f"a flag lies in {region}"
        assert "factory" not in held or place.makes == held["factory"]
        flags[held.get("flag", "")] += 1
        for nation, kind, posture, count in held.get("units", []):
            counts[nation, kind] += count
            foreign = place.owner not in (None, nation)
            harbour = place.owner == nation and place.city == "blue"
            assert kind == "army" or place.kind == "sea" or harbour, f"a fleet of {nation} is in {region}"
            assert kind == "fleet" or place.kind != "sea", f"an army of {nation} is in {region}"
            assert bool(posture) == (kind == "army" and foreign), f"{nation} in {region}"
    for nation, land in view["nations"].items():
        at_sea = int(aboard(state) == nation)
        assert counts[nation, "army"] + land["supply"]["army"] + at_sea == ARMIES[nation]
        assert counts[nation, "fleet"] + land["supply"]["fleet"] == FLEETS[nation]
        assert flags[nation] + land["supply"]["flag"] == FLAGS
        assert min(land["supply"].values()) >= 0
        assert len(land["factories"]) <= 4
    for item in state.nations:
        moving = isinstance(state.task, ManeuverTask) and item.id == state.clock.active
        assert moving or not any(unit.moved for unit in item.units)


def _sound_bonds(view: Mapping[str, Any]) -> None:
    for nation, land in view["nations"].items():
        held = {seat: own["bonds"].get(nation, []) for seat, own in view["seats"].items()}
        everywhere = [value for values in (land["bonds"], *held.values()) for value in values]
        assert sorted(everywhere) == list(BONDS), f"each bond of {nation} is in one place"
        credit = {seat: sum(values) for seat, values in held.items()}
        if land["government"] is None:
            assert not any(credit.values())
            assert land["armies"] == land["fleets"] == len(land["flags"]) == 0
        else:
            assert credit[land["government"]] == max(credit.values()) > 0
