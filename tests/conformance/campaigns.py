"""What the suite must be told about Impero: what is hidden from whom, and where rare things happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gamekit.core.ledger import BANK
from gamekit.impero.board import INITIATIVE, RESOURCES, board
from gamekit.impero.state import Orders, State
from gamekit.impero.tasks import InitiativeSpendTask, ManageTask

OPTIONS: tuple[dict[str, Any], ...] = (
    {"years": 1},
    {"years": 1, "hidden_stocks": True, "winter_stability": "permanent", "deficit_at_7": 3},
    {"years": 1, "actions": False},
)
"""The usual game, one with everything hidden that can be, and one without the Actions phase; all of a year."""

SPRING = tuple(board().decks["printemps"])
NOTHING = dict.fromkeys(RESOURCES, 0)
MANY = tuple(city.id for city in board().cities.values() if not city.capital_of)[:10]
ABROAD = {"P1": {"s1": {"region": "africa"}}}


def season(name: str, phase: str, **data: Any) -> dict[str, Any]:
    """Return a position in a phase of a season, in a game of a year."""
    return {"season": name, "phase": phase, "options": {"years": 1}, **data}


def turn(name: str = "hiver", **data: Any) -> dict[str, Any]:
    """Return the turn of P1 in the Actions phase."""
    return season(name, "actions", due="P1", **data)


def army(place: str, **units: int) -> dict[str, Any]:
    """Return an army."""
    return {"place": place, "units": units}


def field(mine: dict[str, int], theirs: dict[str, int]) -> dict[str, Any]:
    """Return the turn of P1 with an army of each side in Etruria."""
    return turn(pieces={"P1": {"a1": army("etruria", **mine)}, "P2": {"a1": army("etruria", **theirs)}})


def saguntum(pv: int) -> dict[str, Any]:
    """Return the turn of P1 before Saguntum with its wall and garrison."""
    return turn(
        cities={"saguntum": {"owner": "P2", "influence": {"P2": 4}, "buildings": {"muraille": {}}, "pv": pv}},
        pieces={
            "P1": {"a1": army("hispania_citerior", fantassin=4, engin_siege=2)},
            "P2": {"a1": army("saguntum", archer=1)},
        },
    )


SCENES: tuple[tuple[dict[str, Any], tuple[str, ...]], ...] = (
    # A year begins, with a temple; the deck of spring is used up.
    (
        season(
            "hiver",
            "upkeep",
            drawn=SPRING,
            options={"years": 2},
            cities={"roma": {"buildings": {"temple": {}}}},
            task={"type": "repair", "waiting": ["P2"]},
        ),
        ("P2 done",),
    ),
    # Locusts where little grows: what is taken is more than there is.
    (
        season(
            "printemps",
            "event",
            cities={"roma": {"owner": "P2", "how": "conquered"}, "tolosa": {"owner": "P1"}, "gades": {"owner": "P1"}},
            pieces={"P1": {}, "P2": {}},
        ),
        ("chance card printemps_5",),
    ),
    # Missions: stocks seen, nothing, success, caught, caught without a capital.
    (turn(options={"years": 1, "hidden_stocks": True}, pieces=ABROAD), ("P1 mission s1 P2 stocks", "chance die 6")),
    (
        turn(
            cities={"carthago": {"buildings": {"port": {"pv": 3}}}},
            pieces={"P1": {name: {"region": "africa"} for name in ("s1", "s2", "s3", "s4")}},
        ),
        (
            *("P1 mission s1 P2 stability", "chance die 1", "P2 pass", "P1 mission s2 P2 stability", "chance die 2"),
            *("P2 pass", "P1 mission s3 P2 stability", "chance die 5", "P2 pass"),
            *("P1 mission s4 P2 building carthago port", "chance die 4"),
        ),
    ),
    (
        turn(
            cities={"roma": {"owner": "P2", "how": "conquered"}, "capua": {"owner": "P1", "how": "conquered"}},
            pieces={"P1": {"s1": {"region": "africa"}, "a1": army("latium", archer=1)}},
        ),
        ("P1 mission s1 P2 stability", "chance die 1"),
    ),
    # A building loses its last point, and with the harbour goes the route.
    (
        turn(
            cities={
                "carthago": {"buildings": {"port": {"pv": 1}}},
                "karalis": {"owner": "P2", "buildings": {"port": {}}},
            },
            routes=[["carthago", "karalis", "P2"]],
            pieces=ABROAD,
        ),
        ("P1 mission s1 P2 building carthago port", "chance die 5"),
    ),
    # A city falls back to neutral, its garrison leaves.
    (
        turn(
            cities={"lilybaion": {"owner": "P2", "how": "federated", "influence": {"P2": 3}}},
            pieces={"P1": {"s1": {"region": "sicilia"}}, "P2": {"a1": army("lilybaion", archer=1)}},
        ),
        ("P1 mission s1 P2 influence lilybaion", "chance die 6"),
    ),
    # A city joins.
    (
        season("automne", "management", cities={"lilybaion": {"influence": {"P1": 4, "P2": 4}}}),
        ("P1 influence lilybaion", "P1 done", "P2 done"),
    ),
    # A trade in autumn; a promise kept and one that lapses.
    (turn("automne"), ("P1 trade P2", "P1 give bois 1", "P1 want nourriture 1", "P1 offer", "P2 accept")),
    (
        season(
            "hiver",
            "event",
            cities={"capua": {"owner": "P2"}, "caere": {"owner": "P1"}},
            pledges=[["P1", "P2", "caere", "capua"], ["P1", "P2", "roma", "utica"]],
        ),
        (f"chance card {board().decks['hiver'][0]}",),
    ),
    # Battles: both sides destroyed, engines with them; fighting on; cargo that drowns.
    (
        field({"fantassin": 1}, {"fantassin": 1, "engin_siege": 1}),
        ("P1 attack a1 P2 a1", "chance die 5", "chance die 5"),
    ),
    (field({"fantassin": 2}, {"fantassin": 2}), ("P1 attack a1 P2 a1", *["chance die 1"] * 4, "P2 stand")),
    (
        turn(
            pieces={
                "P1": {
                    "f1": {"sea": "mare_gallicum", "ships": 2},
                    "a1": army("f1", fantassin=2, engin_siege=1),
                },
                "P2": {"f1": {"sea": "mare_gallicum", "ships": 1}},
            }
        ),
        ("P1 attack f1 P2 f1", "chance die 5", "chance die 3", "chance die 6", "P1 lose a1 engin_siege"),
    ),
    # Sieges: a neutral city falls, one with its garrison, one answers.
    (
        turn(
            "ete",
            cities={"massalia": {"pv": 3}},
            pieces={"P1": {"a1": army("provincia", fantassin=3, engin_siege=1)}},
        ),
        ("P1 siege a1 massalia",),
    ),
    (saguntum(3), ("P1 siege a1 saguntum",)),
    (saguntum(7), ("P1 siege a1 saguntum", "chance die 5", "chance die 2", "chance die 6")),
    (saguntum(7), ("P1 siege a1 saguntum", "chance die 1", "chance die 5", "chance die 1")),
    # Nobody has anything to pay with.
    (
        season(
            "ete",
            "upkeep",
            seats={"P1": {"stock": NOTHING}, "P2": {"stock": NOTHING}},
            pieces={
                "P1": {"a1": army("etruria", fantassin=2, engin_siege=4), "f1": {"sea": "mare_gallicum", "ships": 1}}
            },
        ),
        (),
    ),
    # Repairs.
    (
        season("ete", "upkeep", cities={"roma": {"pv": 5, "buildings": {"caserne": {"pv": 2}}}}),
        ("P1 repair roma", "P1 repair roma caserne"),
    ),
    # Who has no city left leaves the game; with two seats that ends it.
    (
        season(
            "ete",
            "upkeep",
            cities={"roma": {"owner": "P2", "how": "conquered"}},
            pieces={"P1": {"e1": {"region": "latium"}}},
        ),
        (),
    ),
    # A region without stability, with two cities to choose from.
    (
        season(
            "ete",
            "upkeep",
            cities={name: {"owner": "P1", "how": "conquered"} for name in ("tarentum", "rhegion")},
            regions={"magna_graecia": {"stability": 0}},
        ),
        (),
    ),
    # Enough cities.
    (turn(cities={name: {"owner": "P1", "how": "conquered"} for name in MANY}), ("P1 pass",)),
)
"""(position, actions) in which rare things happen."""


def twins(state: State, viewer: str) -> Iterator[State]:
    """Yield positions that differ from the given one only in what ``viewer`` cannot see (IMP-171)."""
    yield from orders(state, viewer)
    yield from spending(state, viewer)
    yield from purses(state, viewer)


def orders(state: State, viewer: str) -> Iterator[State]:
    """Yield the position in which another seat did not give its last order, before orders are shown (IMP-DP-3)."""
    if not isinstance(state.task, ManageTask):
        return
    for seat, given in state.orders.given:
        if seat != viewer:
            rest = {**dict(state.orders.given), seat: given[:-1]}
            yield replace(state, orders=Orders(tuple((own, texts) for own, texts in rest.items() if texts)))


def spending(state: State, viewer: str) -> Iterator[State]:
    """Yield every other number of initiative points that others can have spent, before these are shown (IMP-A07)."""
    if not isinstance(state.task, InitiativeSpendTask):
        return
    for place, (seat, points) in enumerate(state.initiative.spent):
        for other in range(state.stock(seat, INITIATIVE) + 1):
            if seat != viewer and other != points:
                spent = (*state.initiative.spent[:place], (seat, other), *state.initiative.spent[place + 1 :])
                yield replace(state, initiative=replace(state.initiative, spent=spent))


def purses(state: State, viewer: str) -> Iterator[State]:
    """Yield the position in which others have more of everything, where stocks are hidden (IMP-153, IMP-171)."""
    if not state.table.options.hidden_stocks or state.task is None:
        return
    for seat in state.table.seats:
        if seat != viewer:
            ledger = state.ledger
            for resource in RESOURCES:
                ledger = ledger.moved(BANK, seat, 1, resource)
            yield replace(state, ledger=ledger)


def secret(state: State) -> bool:
    """Return whether points are spent that are not shown with it: others are still to choose."""
    return isinstance(state.task, InitiativeSpendTask) and len(state.task.waiting) > 1
