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

HIDDEN = {"hidden_stocks": True}
SPRING = tuple(board().decks["printemps"])
NOTHING = dict.fromkeys(RESOURCES, 0)
MANY = tuple(city.id for city in board().cities.values() if not city.capital_of)[:10]
ABROAD = {"P1": {"s1": {"region": "africa"}}}

SCENES: tuple[tuple[dict[str, Any], tuple[str, ...]], ...] = (
    # The deck of a season is used up.
    ({"drawn": SPRING, "options": {"years": 1}}, (f"chance card {SPRING[0]}",)),
    # A spy sees hidden stocks, is caught, and has no capital to return to.
    (
        {"phase": "actions", "due": "P1", "season": "hiver", "options": {**HIDDEN, "years": 1}, "pieces": ABROAD},
        ("P1 mission s1 P2 stocks", "chance die 6"),
    ),
    (
        {"phase": "actions", "due": "P1", "season": "hiver", "options": {"years": 1}, "pieces": ABROAD},
        ("P1 mission s1 P2 stability", "chance die 1"),
    ),
    (
        {
            "phase": "actions",
            "due": "P1",
            "season": "hiver",
            "options": {"years": 1},
            "cities": {"roma": {"owner": "P2", "how": "conquered"}, "capua": {"owner": "P1", "how": "conquered"}},
            "pieces": {"P1": {"s1": {"region": "africa"}, "a1": {"place": "latium", "units": {"archer": 1}}}},
        },
        ("P1 mission s1 P2 stability", "chance die 1"),
    ),
    # A building loses its last point, and with the harbour goes the route.
    (
        {
            "phase": "actions",
            "due": "P1",
            "season": "hiver",
            "options": {"years": 1},
            "cities": {
                "carthago": {"buildings": {"port": {"pv": 1}}},
                "karalis": {"owner": "P2", "buildings": {"port": {}}},
            },
            "routes": [["carthago", "karalis", "P2"]],
            "pieces": ABROAD,
        },
        ("P1 mission s1 P2 building carthago port", "chance die 5"),
    ),
    # A trade in autumn, and a promise that cannot be kept.
    (
        {"phase": "actions", "due": "P1", "season": "automne", "options": {"years": 1}},
        ("P1 trade P2", "P1 give bois 1", "P1 want nourriture 1", "P1 offer", "P2 accept"),
    ),
    (
        {
            "season": "hiver",
            "options": {"years": 1},
            "cities": {"capua": {"owner": "P2"}, "caere": {"owner": "P1"}},
            "pledges": [["P1", "P2", "caere", "capua"], ["P1", "P2", "roma", "utica"]],
        },
        (f"chance card {board().decks['hiver'][0]}",),
    ),
    # Nobody has anything to pay with; seven are missing.
    (
        {
            "phase": "upkeep",
            "season": "ete",
            "options": {"years": 1},
            "seats": {"P1": {"stock": NOTHING}, "P2": {"stock": NOTHING}},
            "pieces": {
                "P1": {
                    "a1": {"place": "etruria", "units": {"fantassin": 2, "engin_siege": 4}},
                    "f1": {"sea": "mare_gallicum", "ships": 1},
                }
            },
        },
        (),
    ),
    # Who has no city left leaves the game; with two seats that ends it.
    (
        {
            "phase": "upkeep",
            "season": "ete",
            "options": {"years": 1},
            "cities": {"roma": {"owner": "P2", "how": "conquered"}},
            "pieces": {"P1": {"e1": {"region": "latium"}}},
        },
        (),
    ),
    # A region without stability, with two cities to choose from.
    (
        {
            "phase": "upkeep",
            "season": "ete",
            "options": {"years": 1},
            "cities": {"tarentum": {"owner": "P1", "how": "conquered"}, "rhegion": {"owner": "P1", "how": "conquered"}},
            "regions": {"magna_graecia": {"stability": 0}},
        },
        (),
    ),
    # Enough cities.
    (
        {
            "phase": "actions",
            "due": "P1",
            "season": "hiver",
            "options": {"years": 1},
            "cities": {name: {"owner": "P1", "how": "conquered"} for name in MANY},
        },
        ("P1 pass",),
    ),
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
