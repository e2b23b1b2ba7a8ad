"""Lessons as data, and how far somebody has come in one; no widget, no words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Literal

import gamekit
from gamekit.core.events import Event
from gamekit.core.session import Session
from gamekit.core.verdict import Verdict
from widgets.questions import ask
from widgets.tries import Tries

GAME = "imperial2030"
PLAYERS = ("Ann", "Ben")
Place = Literal["here", "earlier", "aside"]
"""Where the cursor stands: at the task, before it on the way, or on a way of its own."""


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do.

    Parameters
    ----------
    id
        Its name within the lesson; picks its texts.
    ask
        What is to be predicted first, as `widgets.questions.ask` takes it; empty for nothing.
    play
        The moves to make.
    attempt
        Instead of moves, something to try that is not allowed.
    refused
        The rules that may refuse it: any refusal by one of them will do.
    """

    id: str
    ask: str = ""
    play: tuple[str, ...] = ()
    attempt: str = ""
    refused: tuple[str, ...] = ()

    @property
    def asked_about(self) -> tuple[str, ...]:
        """The moves that the prediction is about."""
        return self.play or (self.attempt,)


@dataclass(frozen=True, slots=True)
class Plan:
    """A lesson: where it starts, what is to be done, and the families of rules that it shows."""

    id: str
    number: int
    rules: tuple[str, ...]
    position: Mapping[str, Any]
    tasks: tuple[Task, ...]


@cache
def plans() -> tuple[Plan, ...]:
    """Return all lessons in their order."""
    source = resources.files("widgets").joinpath(f"data/lessons/{GAME}.json")
    data = json.loads(source.read_text("utf-8"))
    return tuple(
        Plan(
            id=lesson["id"],
            number=number,
            rules=tuple(lesson["rules"]),
            position=lesson["position"],
            tasks=tuple(
                Task(
                    task["id"],
                    ask=task.get("ask", ""),
                    play=tuple(task.get("play", ())),
                    attempt=task.get("attempt", ""),
                    refused=tuple(task.get("refused", ())),
                )
                for task in lesson["tasks"]
            ),
        )
        for number, lesson in enumerate(data["lessons"], start=1)
    )


def plan(wanted: str | int) -> Plan:
    """Return a lesson by its name or its number, from 1.

    Raises
    ------
    ValueError
        If there is none; the message lists those there are.
    """
    for one in plans():
        if wanted in (one.id, one.number) and not isinstance(wanted, bool):
            return one
    known = ", ".join(f"{one.number} {one.id}" for one in plans())
    raise ValueError(f"no lesson {wanted!r}: there are {known}")


class Course:
    """How far somebody has come in a lesson.

    The moves of all tasks make one way through the lesson. Where the learner stands follows from the line of the
    session: on that way, or aside from it, which is no error. What is done stays done when he goes back.

    Parameters
    ----------
    plan
        The lesson.
    names
        Names of the players in seat order.
    """

    def __init__(self, plan: Plan, names: Sequence[str] = PLAYERS) -> None:
        self.plan = plan
        self.session: Session = gamekit.position(GAME, {**plan.position, "names": list(names)})
        self.at = 0
        self.done: set[int] = set()
        self.hinted: set[int] = set()
        self.way: list[str] = []
        self.starts: list[int] = []
        self.events: list[tuple[Event, ...]] = []
        self.tries: dict[int, Tries] = {}
        self._refusals: dict[int, Verdict] = {}
        # Everything a task needs is worked out on a session of its own: what the learner does changes none of it.
        walker = gamekit.position(GAME, {**plan.position, "names": list(names)})
        for k, task in enumerate(plan.tasks):
            self.starts.append(len(self.way))
            if task.ask:
                self.tries[k] = Tries(ask(walker, task.ask, task.asked_about))
            if task.attempt:
                self._refusals[k] = walker.explain(task.attempt)
            for move in task.play:
                self.events.append(walker.play(move).events)
                self.way.append(str(walker.node.action))
        self.follow()

    @property
    def task(self) -> Task:
        """The present task."""
        return self.plan.tasks[self.at]

    def end(self, k: int) -> int:
        """Return the step after which task ``k`` is done."""
        return self.starts[k] + len(self.plan.tasks[k].play)

    @property
    def finished(self) -> bool:
        """Whether every task is done."""
        return len(self.done) == len(self.plan.tasks)

    @property
    def walked(self) -> int:
        """How many steps up to the cursor are on the way."""
        return self._shared(self.session.n)

    @property
    def place(self) -> Place:
        """Where the cursor stands. After the last move of the way everything is free."""
        if self.session.n > self.walked and self.walked < len(self.way):
            return "aside"
        return "earlier" if self.walked < self.starts[self.at] else "here"

    def _shared(self, n: int) -> int:
        shared = 0
        for node, move in zip(self.session.line[1 : n + 1], self.way):
            if str(node.action) != move:
                break
            shared += 1
        return shared

    def follow(self) -> None:
        """Look where the learner stands now: what is done, and which task it is."""
        walked = self.walked
        for k, task in enumerate(self.plan.tasks):
            if task.play and walked >= self.end(k):
                self.done.add(k)
        if walked > self.end(self.at):
            # He has gone on without asking for the next task.
            self.at = next(k for k, task in enumerate(self.plan.tasks) if task.play and self.end(k) >= walked)

    def heard(self, rules: Sequence[str]) -> bool:
        """Hear that something was refused by these rules; return whether that was a task.

        It is the present task, or one at the same place that the learner goes on to without asking for it.
        """
        if self.place != "here":
            return False
        for k, task in enumerate(self.plan.tasks):
            open_here = k not in self.done and self.starts[k] == self.walked and (k == self.at or self.at in self.done)
            if open_here and set(task.refused) & set(rules):
                self.done.add(k)
                self.at = k
                return True
        return False

    def refusal(self, k: int) -> Verdict:
        """Return why what task ``k`` tries is not allowed."""
        return self._refusals[k]

    def happened(self, k: int) -> list[Event]:
        """Return what the moves of task ``k`` do; of the next turn that begins, nothing."""
        steps = self.events[self.starts[k] : self.end(k)]
        return [event for step in steps for event in step if event.kind != "turn"]

    def next_open(self) -> int | None:
        """Return the next task that is not done, the earlier ones last; None if all are."""
        tasks = range(len(self.plan.tasks))
        return next((k for k in (*tasks[self.at + 1 :], *tasks[: self.at + 1]) if k not in self.done), None)

    def may_go(self, k: int) -> bool:
        """Return whether task ``k`` can be opened: all moves before it were made once."""
        return 0 <= k < len(self.plan.tasks) and all(j in self.done for j in range(k) if self.plan.tasks[j].play)

    def missing(self, k: int) -> list[str]:
        """Return the moves that lead from the known part of the way to task ``k``."""
        return self.way[self.known : self.starts[k]]

    @property
    def known(self) -> int:
        """How many steps of the line are on the way, also behind the cursor."""
        return self._shared(len(self.session))

    def restart(self) -> None:
        """Begin anew: nothing is done and nothing was said."""
        self.at = 0
        self.done.clear()
        self.hinted.clear()
        for tries in self.tries.values():
            tries.again()

    def again(self) -> None:
        """Begin the present task anew."""
        self.done.discard(self.at)
        if self.at in self.tries:
            self.tries[self.at].again()
