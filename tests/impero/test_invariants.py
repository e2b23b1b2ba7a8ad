"""Every invariant of the game notices a position that breaks it, says by which rule, and in both languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gamekit.core.errors import RondelError
from gamekit.core.ledger import Ledger
from gamekit.impero import GAME
from gamekit.impero.bill import Bill
from gamekit.impero.pieces import Agent, Army, Building, Fleet, Route
from gamekit.impero.state import State
from gamekit.impero.tasks import ActionTask, ManageTask, RepairTask, RevoltCityTask
from gamekit.locale import LANGUAGES
from tests.impero.support import Play

Change = Callable[[State], State]
NOBODY: dict[str, Any] = {"P1": {}, "P2": {}}


def clock(**fields: Any) -> Change:
    """Return a change of where the game stands."""
    return lambda state: replace(state, clock=replace(state.clock, **fields))


def city(name: str, **fields: Any) -> Change:
    """Return a change of some fields of a city."""

    def change(state: State) -> State:
        return replace(state, cities=tuple(replace(c, **fields) if c.id == name else c for c in state.cities))

    return change


def region(name: str, **fields: Any) -> Change:
    """Return a change of some fields of a region."""

    def change(state: State) -> State:
        return replace(state, regions=tuple(replace(r, **fields) if r.id == name else r for r in state.regions))

    return change


def army(*units: int, **fields: Any) -> Change:
    """Return an army of P1 in Latium, of two units unless told otherwise, that something is wrong with."""
    own = replace(Army("P1", "a1", "latium", units or (2, 0, 0, 0)), **fields)
    return lambda state: replace(state, armies=(own,))


def fleet(**fields: Any) -> Change:
    """Return a fleet of P1 that something is wrong with."""
    return lambda state: replace(state, fleets=(replace(Fleet("P1", "f1", "mare_tyrrhenum", 1), **fields),))


def agent(**fields: Any) -> Change:
    """Return an emissary of P1 that something is wrong with."""
    return lambda state: replace(state, agents=(replace(Agent("P1", "e1", "emissaire", "latium"), **fields),))


def account(holder: str, unit: str, amount: int) -> Change:
    """Return a change of one balance, without the one on the other side."""

    def change(state: State) -> State:
        books = state.ledger.to_json()
        books[unit][holder] = amount
        return replace(state, ledger=Ledger.from_json(books))

    return change


def bill(**fields: Any) -> Change:
    """Return a bill that was paid before its time, or wrongly."""
    return lambda state: replace(state, season=replace(state.season, bills=(replace(Bill("P1", ()), **fields),)))


def task(due: Any) -> Change:
    """Return another decision."""
    return lambda state: replace(state, task=due)


BREACHES: list[tuple[str, Change]] = [
    ("IMP-176", clock(year=0)),
    ("IMP-176", clock(year=4)),
    ("IMP-001", clock(season="mousson")),
    ("IMP-004", clock(phase="peace")),
    ("IMP-004", clock(phase="upkeep")),
    ("IMP-S01", lambda state: clock(phase="actions")(options(state, actions=False))),
    ("IMP-042", clock(due="P1")),
    ("IMP-042", clock(phase="actions", due="P9")),
    ("IMP-DP-21", clock(phase="over")),
    ("IMP-DP-21", task(None)),
    ("IMP-A05", account("P1", "or", -1)),
    ("IMP-A05", account("P1", "or", 99)),
    ("IMP-142", lambda state: replace(state, seats=tuple(replace(s, out=s.id == "P2") for s in state.seats))),
    ("IMP-072", city("roma", pv=0)),
    ("IMP-072", city("capua", pv=99)),
    ("IMP-072", city("roma", buildings=(Building("caserne", pv=9),))),
    ("IMP-032", city("roma", buildings=(Building("caserne", level=9),))),
    ("IMP-032", city("gergovia", buildings=(Building("port"),))),
    ("IMP-S02", city("roma", buildings=(Building("caserne"), Building("caserne")))),
    ("IMP-053", city("capua", owner="P9", how="federated")),
    ("IMP-053", city("capua", how="federated")),
    ("IMP-053", city("roma", how="")),
    ("IMP-145", city("capua", influence=(("P1", 0),))),
    ("IMP-145", city("capua", influence=(("P9", 1),))),
    ("IMP-148", city("roma", influence=(("P1", 1),))),
    ("IMP-140", city("roma", how="federated")),
    ("IMP-139", city("roma", besieger="P1")),
    ("IMP-139", city("roma", besieger="P9")),
    ("IMP-A12", region("latium", governor="P2")),
    ("IMP-138", region("latium", stability=None)),
    ("IMP-138", region("etruria", stability=2)),
    ("IMP-A03", region("latium", stability=99)),
    ("IMP-A03", region("latium", stability=-1)),
    ("IMP-100", army(owner="P9")),
    ("IMP-100", army(name="f1")),
    ("IMP-100", lambda state: replace(state, armies=army()(state).armies * 2)),
    ("IMP-102", army(spent=-1)),
    ("IMP-100", army(place="carthago")),
    ("IMP-100", army(place="atlantis")),
    ("IMP-100", army(2, 0)),
    ("IMP-100", army(0, 0, 0, 0)),
    ("IMP-100", army(3, -1, 0, 0)),
    ("IMP-100", fleet(sea="latium")),
    ("IMP-100", fleet(ships=0)),
    ("IMP-106", lambda state: fleet()(army(99, 0, 0, 0, place="f1")(state))),
    ("IMP-100", agent(region="mare_tyrrhenum")),
    ("IMP-100", agent(caught=True)),
    ("IMP-100", agent(mission=True)),
    ("IMP-167", lambda state: replace(state, routes=(Route("roma", "carthago", ("P1",)),))),
    ("IMP-167", lambda state: replace(state, routes=(Route("roma", "roma", ()),))),
    ("IMP-030", lambda state: replace(state, cards=replace(state.cards, drawn=("ete_1", "ete_1")))),
    ("IMP-030", lambda state: replace(state, cards=replace(state.cards, drawn=("ete_99",)))),
    ("IMP-030", lambda state: replace(state, cards=replace(state.cards, drawn=("ete_1",), card="ete_1"))),
    ("IMP-060", bill(paid_food=-1)),
    ("IMP-060", bill(paid_gold=1)),
    ("IMP-057", bill(food=2)),
    ("IMP-034", bill()),
    ("IMP-A21", lambda state: replace(state, governors=(("latium", ""),))),
    ("IMP-031", task(ManageTask(()))),
    ("IMP-031", task(ManageTask(("P2", "P1")))),
    ("IMP-031", task(ManageTask(("P9",)))),
    ("IMP-004", task(ActionTask())),
    ("IMP-DP-20", lambda state: task(RevoltCityTask(("atlantis",)))(clock(phase="upkeep")(state))),
    ("IMP-004", task(RepairTask(("P1",)))),
]


def options(state: State, **fields: Any) -> State:
    """Return a state played with other options."""
    return replace(state, table=replace(state.table, options=replace(state.table.options, **fields)))


@pytest.mark.parametrize(("rule", "change"), BREACHES)
def test_a_broken_position_is_noticed_by_its_rule(rule: str, change: Change) -> None:
    """IMP-001, IMP-004, IMP-030 to IMP-034, IMP-057, IMP-060, IMP-072, IMP-100, IMP-138 to IMP-148, IMP-165."""
    state = Play.at({"phase": "management", "pieces": NOBODY}).state
    found = list(GAME.invariants(change(state)))
    assert rule in [breach.rule for breach in found]
    for breach in found:
        assert isinstance(breach.what, RondelError)
        words = [breach.what.text(language) for language in LANGUAGES]
        assert len(set(words)) == len(words), "in each language in its own words"
