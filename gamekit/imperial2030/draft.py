"""A working copy of a state while one action is carried out; frozen into the next state at its end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gamekit.core.draft import BaseDraft
from gamekit.core.events import Event
from gamekit.core.ledger import pay
from gamekit.imperial2030.board import board
from gamekit.imperial2030.rulesets import switches
from gamekit.imperial2030.state import Nation, State, Task, Unit, changed, with_unit, with_units, without_unit


class Draft(BaseDraft[State]):
    """What the rooms change.

    Attributes
    ----------
    task
        What is to be decided next; None when the game is over.
    """

    __slots__ = ("clock", "events", "ledger", "nations", "rules", "table", "task")

    def __init__(self, state: State) -> None:
        self.table = state.table
        self.clock = state.clock
        self.ledger = state.ledger
        self.nations = list(state.nations)
        self.task: Task | None = state.task
        self.events: list[Event] = []
        self.rules = switches(state.table.ruleset)

    def state(self) -> State:
        """Return the position as it stands now, for functions that read a state."""
        return State(self.table, self.clock, self.ledger, tuple(self.nations), self.task)

    @property
    def active(self) -> str:
        """The nation whose turn it is."""
        return self.clock.active

    @property
    def mover(self) -> str:
        """The player who governs the active nation."""
        return self.nation(self.clock.active).government or ""

    def nation(self, nation: str) -> Nation:
        """Return a nation as it stands now."""
        return self.nations[board().place[nation]]

    def change(self, nation: str, **fields: Any) -> None:
        """Give a nation other values of some fields."""
        place = board().place[nation]
        self.nations[place] = changed(self.nations[place], **fields)

    def set_clock(self, **fields: Any) -> None:
        """Give the clock other values of some fields."""
        self.clock = replace(self.clock, **fields)

    def set_units(self, nation: str, units: tuple[Unit, ...]) -> None:
        """Give a nation other units."""
        place = board().place[nation]
        self.nations[place] = with_units(self.nations[place], units)

    def add_unit(self, nation: str, unit: Unit) -> None:
        """Put a unit on the board."""
        self.set_units(nation, with_unit(self.nation(nation).units, unit))

    def remove_unit(self, nation: str, unit: Unit) -> None:
        """Take a unit off the board, back to its supply."""
        self.set_units(nation, without_unit(self.nation(nation).units, unit))

    def replace_unit(self, nation: str, old: Unit, new: Unit) -> None:
        """Put ``new`` in the place of ``old``."""
        units = without_unit(self.nation(nation).units, old)
        self.set_units(nation, with_unit(units, new))

    def pay(self, source: str, target: str, amount: int, *rules: str, cause: str, unit: str = "cash") -> None:
        """Move money (millions) or power points through the ledger."""
        pay(self, source, target, amount, rules, unit, cause=cause)
