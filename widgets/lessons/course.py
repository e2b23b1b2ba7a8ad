"""Lessons as data, and how far somebody has come in one; no widget, no words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Literal

import gamekit
from gamekit.core.chance import CHANCE
from gamekit.core.events import Event
from gamekit.core.game import games
from gamekit.core.session import Session
from gamekit.core.verdict import Verdict
from widgets.displays import FIRST
from widgets.lessons.questions import ask
from widgets.lessons.tries import Tries

PLAYERS = ("Ann", "Ben", "Cleo", "Dan")
ROLL = "chance"
"""What stands among the moves of a task where chance acts, until somebody is asked."""
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
        What is to be predicted first, as `widgets.lessons.questions.ask` takes it; empty for nothing.
    play
        The moves to make; `ROLL` where chance acts, as the seed of the lesson has it.
    now
        Whether the prediction is about the position before the moves.
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
    now: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """A lesson: where it starts, what is to be done, and the rules, or families of rules, that it shows."""

    game: str
    id: str
    number: int
    rules: tuple[str, ...]
    position: Mapping[str, Any]
    seed: int
    tasks: tuple[Task, ...]

    def begin(self, names: Sequence[str] = PLAYERS) -> Session:
        """Return a new session at the start of the lesson."""
        named = list(names[: self.position["players"]])
        return gamekit.position(self.game, {**self.position, "names": named}, seed=self.seed)


def _source(game: str) -> Traversable:
    return resources.files("widgets").joinpath(f"data/lessons/{game}.json")


def taught() -> tuple[str, ...]:
    """Return the games that have lessons: those with a file of their name in ``data/lessons``."""
    return tuple(game for game in games() if _source(game).is_file())


@cache
def plans(game: str = FIRST) -> tuple[Plan, ...]:
    """Return all lessons of a game in their order.

    Raises
    ------
    ValueError
        If the game has no lessons; the message lists those that have.
    """
    if game not in taught():
        raise ValueError(f"no lessons of {game!r}: there are lessons of {', '.join(taught())}")
    data = json.loads(_source(game).read_text("utf-8"))
    return tuple(
        Plan(
            game=game,
            id=lesson["id"],
            number=number,
            rules=tuple(lesson["rules"]),
            position=lesson["position"],
            seed=lesson.get("seed", 0),
            tasks=tuple(
                Task(
                    task["id"],
                    ask=task.get("ask", ""),
                    play=tuple(task.get("play", ())),
                    attempt=task.get("attempt", ""),
                    refused=tuple(task.get("refused", ())),
                    now=task.get("now", False),
                )
                for task in lesson["tasks"]
            ),
        )
        for number, lesson in enumerate(data["lessons"], start=1)
    )


def plan(wanted: str | int, game: str = FIRST) -> Plan:
    """Return a lesson of a game by its name or its number, from 1.

    Raises
    ------
    ValueError
        If there is none, or the game has none; the message lists those there are.
    """
    for one in plans(game):
        if wanted in (one.id, one.number) and not isinstance(wanted, bool):
            return one
    known = ", ".join(f"{one.number} {one.id}" for one in plans(game))
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
        self.session: Session = plan.begin(names)
        self.at = 0
        self.done: set[int] = set()
        self.hinted: set[int] = set()
        self.way: list[str] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.events: list[tuple[Event, ...]] = []
        self.tries: dict[int, Tries] = {}
        self._refusals: dict[int, Verdict] = {}
        # Everything a task needs is worked out on a session of its own: what the learner does changes none of it.
        walker = plan.begin(names)
        for k, task in enumerate(plan.tasks):
            self.starts.append(start := walker.n)
            if task.attempt:
                self._refusals[k] = walker.explain(task.attempt)
            for move in task.play:
                self._walk(walker, move)
            self.ends.append(walker.n)
            if task.ask:
                moves = (*self.way[start:], *([task.attempt] if task.attempt else []))
                walker.seek(start)
                self.tries[k] = Tries(ask(walker, task.ask, () if task.now else moves))
                walker.seek(self.ends[-1])
        self.follow()

    def _walk(self, walker: Session, move: str) -> None:
        """Make a move, or let chance act until somebody is asked, and add it to the way."""
        drawn = move == ROLL
        while True:
            step = walker.draw() if drawn else walker.play(move)
            self.events.append(step.events)
            self.way.append(str(walker.node.action))
            if not drawn or (decision := walker.to_act) is None or decision.actor != CHANCE:
                return

    @property
    def task(self) -> Task:
        """The present task."""
        return self.plan.tasks[self.at]

    def end(self, k: int) -> int:
        """Return the step after which task ``k`` is done."""
        return self.ends[k]

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

    def missing(self, k: int) -> str | None:
        """Return the next move on the known part of the way to task ``k``; None if it is known up to there."""
        return self.way[self.known] if self.known < self.starts[k] else None

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
