"""Timing in interleaved rounds, and the rows of the result table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

ROUNDS = 9


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the result: a figure, its limit, and whether it is within."""

    goal: str
    what: str
    figure: str
    limit: str
    reached: bool

    @classmethod
    def at_most(cls, goal: str, what: str, value: float, limit: float, unit: str = "") -> Row:
        """Return a row for a figure that must not exceed its limit."""
        return cls(goal, what, f"{value:.3g}{unit}", f"<= {limit:g}{unit}", value <= limit)

    @classmethod
    def at_least(cls, goal: str, what: str, value: float, limit: float, unit: str = "") -> Row:
        """Return a row for a figure that must reach its limit."""
        return cls(goal, what, f"{value:.3g}{unit}", f">= {limit:g}{unit}", value >= limit)

    @classmethod
    def told(cls, goal: str, what: str, value: float, unit: str = "") -> Row:
        """Return a row for a figure that has no limit."""
        return cls(goal, what, f"{value:.3g}{unit}", "", True)


def seconds(task: Callable[[], object]) -> float:
    """Return how long a task takes, in seconds."""
    start = time.perf_counter()
    task()
    return time.perf_counter() - start


def interleaved(tasks: Mapping[str, Callable[[int], float]], rounds: int = ROUNDS) -> dict[str, list[float]]:
    """Run every task once a round, in turn, and return their figures round by round.

    Each task gets the number of the round and returns its own figure, so that it can leave out its preparation.
    """
    figures: dict[str, list[float]] = {name: [] for name in tasks}
    for number in range(rounds):
        for name, task in tasks.items():
            figures[name].append(task(number))
    return figures


def median_ratio(over: list[float], under: list[float]) -> float:
    """Return the median of the ratios of two figures taken in the same rounds."""
    return statistics.median(a / b for a, b in zip(over, under, strict=True))


def table(rows: list[Row]) -> str:
    """Return the rows as one table."""
    head = ("goal", "what", "figure", "limit", "")
    cells = [head] + [(r.goal, r.what, r.figure, r.limit, "ok" if r.reached else "MISSED") for r in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
    lines = ["  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip() for line in cells]
    return "\n".join(lines)
