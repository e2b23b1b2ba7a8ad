"""Lessons: the game table with something to do, to predict and to try, one rule after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets

from gamekit.core.errors import IllegalAction
from gamekit.core.text import Action
from gamekit.locale import text
from gamekit.players.computers import Computers
from widgets.displays import FIRST
from widgets.lessons.course import Course, Plan, plan, plans
from widgets.play.now import reason_line, why_not
from widgets.play.sitting import Sitting, sitting_of
from widgets.table import GameTable
from widgets.truths import subjects

PACE = 0.3
"""Seconds between two cards that chance draws: the learner waits for the last one."""


class Lesson(GameTable):
    """A short lesson at the table.

    Each task asks for a move, or for something that is not allowed. Before a move the learner may predict what it
    does; afterwards he sees what was paid, what changed and by which rule. Any other move is allowed and can be taken
    back. :meth:`reset` begins the lesson anew.

    Parameters
    ----------
    which : str or int
        Name or number of the lesson; see :meth:`titles`.
    game : str
        Id of the game it belongs to.
    lang, size
        As of `GameWidget`.

    Raises
    ------
    ValueError
        If there is no such lesson, or the game has none; the message lists those there are.
    TypeError
        If a keyword is unknown.

    Examples
    --------
    >>> lesson = Lesson("factory")
    >>> lesson.play("RU factory")
    >>> lesson.done
    ('land',)
    """

    def __init__(self, which: str | int = 1, game: str = FIRST, **kwargs: Any) -> None:
        # A table takes more than a lesson does.
        self.check_options(kwargs)
        self._courses: dict[str, Course] = {}
        self._sittings: dict[str, Sitting] = {}
        self._course = self._course_of(plan(which, game))
        self._unclear: str | None = None
        super().__init__(self._course.session, pace=PACE, **kwargs)

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Names of the arguments the constructor takes."""
        return ("which", "game", "lang", "size", "layout")

    @staticmethod
    def titles(lang: str = "en", game: str = FIRST) -> dict[str, str]:
        """Return the title of each lesson of a game by its name, in their order."""
        return {one.id: text(f"{game}.lesson.{one.id}.title", lang) for one in plans(game)}

    @property
    def done(self) -> tuple[str, ...]:
        """The tasks of the present lesson that are done, in their order."""
        return tuple(task.id for k, task in enumerate(self._course.plan.tasks) if k in self._course.done)

    @property
    def finished(self) -> bool:
        """Whether all tasks of the present lesson are done."""
        return self._course.finished

    @property
    def task(self) -> str:
        """The present task."""
        return self._course.task.id

    def play(self, action: Action | str) -> None:
        """Play an action; see :meth:`GameTable.play`. A refusal may be just what the task asks for."""
        try:
            super().play(action)
        except IllegalAction as error:
            if self._course.heard(error.verdict.rules):
                self.refresh()
            raise

    def reset(self) -> None:
        """Begin the lesson anew; :meth:`redo` brings the moves back."""
        self._unclear = None
        self._course.restart()
        super().reset()

    def begin(self, which: str | int) -> None:
        """Open another lesson in this place, or the same again; what was done in each is kept.

        Raises
        ------
        ValueError
            If there is no such lesson.
        """
        course = self._course_of(plan(which, self._course.plan.game))
        # Kept, with the moves that were taken back there.
        self._sittings[self._course.plan.id] = self._sitting
        self._sitting.leave(self)
        self._course, self.session, self._unclear = course, course.session, None
        self._sitting = sitting_of(course.session)
        self._sitting.join(self, Computers(course.session, {}), PACE, None, self._rolls)
        self.refresh()

    def _course_of(self, wanted: Plan) -> Course:
        if wanted.id not in self._courses:
            self._courses[wanted.id] = Course(wanted)
        return self._courses[wanted.id]

    def __repr__(self) -> str:
        """Return the lesson and how much of it is done."""
        course = self._course
        return f"Lesson({course.plan.id!r}, {len(course.done)} of {len(course.plan.tasks)} tasks done)"

    # What the panel shows.

    def _lesson(self) -> dict[str, Any]:
        course, lang = self._course, self.lang
        course.follow()
        k, done = course.at, course.at in course.done
        here = course.place == "here"
        tries = course.tries.get(k)
        game = course.plan.game
        all_plans = plans(game)
        follower = all_plans[course.plan.number] if course.plan.number < len(all_plans) else None
        titles = self.titles(lang, game)
        return {
            "id": course.plan.id,
            "number": course.plan.number,
            "lessons": [{"id": one, "title": title, "done": self._is_done(one)} for one, title in titles.items()],
            "tasks": [
                {"title": self._words(task.id, "title"), "done": j in course.done, "may": course.may_go(j)}
                for j, task in enumerate(course.plan.tasks)
            ],
            "at": k,
            "intro": text(f"{game}.lesson.{course.plan.id}.intro", lang) if k == 0 else "",
            "text": self._words(course.task.id, "text"),
            "hint": self._words(course.task.id, "hint") if k in course.hinted and not done else "",
            "note": "" if here else self._note(course.place),
            "quiz": tries.now(lang, self._unclear) if tries and not done else None,
            "result": self._result(k) if done else None,
            "attempt": bool(course.task.attempt) and not done and here,
            "more": course.next_open() is not None,
            "finished": course.finished,
            "then": {"id": follower.id, "title": titles[follower.id]} if follower else None,
        }

    def _is_done(self, lesson: str) -> bool:
        return lesson in self._courses and self._courses[lesson].finished

    def _words(self, task: str, which: str) -> str:
        of = self._course.plan
        given: dict[str, Any] = {**subjects(of.game).given()}
        return text(f"{of.game}.lesson.{of.id}.{task}.{which}", self.lang, **given)

    def _note(self, place: str) -> str:
        return text(f"widget.lesson.{place}", self.lang, back=text("widget.lesson.back", self.lang))

    def _result(self, k: int) -> dict[str, Any]:
        """Return what a task came to: what was said before, and what happened by which rule."""
        course = self._course
        task = course.plan.tasks[k]
        if task.attempt:
            lines = [reason_line(self.session, ground, self.lang) for ground in course.refusal(k).reasons]
        else:
            game, names = self.session.game.id, self.session.names
            lines = [[event.text(self.lang, game, names), *event.rules] for event in course.happened(k)]
        return {"refused": bool(task.attempt), "said": self._said(k), "lines": lines}

    def _said(self, k: int) -> str:
        tries = self._course.tries.get(k)
        if tries is None or not tries.given:
            return ""
        question = tries.question
        said, truth = (question.said(value, self.lang) for value in (tries.given[-1], question.value))
        return text(f"widget.lesson.predicted.{'right' if tries.right else 'wrong'}", self.lang, said=said, truth=truth)

    # What the panel asks for.

    @traitlets.observe("_verdict")
    def _hear(self, change: Any) -> None:
        """Notice that what the task asks to try was tried."""
        verdict = change["new"]
        if verdict.get("status") == "illegal" and self._course.heard(verdict["rules"]):
            self._tell()

    def _tell(self) -> None:
        self._now = {**self._now, "lesson": self._lesson()}

    def _lesson_message(self, content: Mapping[str, Any]) -> None:
        course, tries = self._course, self._course.tries.get(self._course.at)
        self._unclear = None
        match content.get("wish"):
            case "answer" if tries is not None:
                said = str(content.get("answer", ""))
                if tries.answer(said).status == "unclear":
                    self._unclear = said
            case "reveal" if tries is not None:
                tries.reveal()
            case "retry" if tries is not None:
                tries.again()
            case "hint":
                course.hinted.add(course.at)
            case "try" if course.task.attempt and course.place == "here":
                self._wish_explain({"text": course.task.attempt})
            case "refused":
                self._tried(content.get("place"))
            case "back":
                self._go(course.at)
            case "again":
                self._again()
            case "next" if course.at in course.done and (k := course.next_open()) is not None:
                self._go(k)
            case "task" if type(k := content.get("task")) is int and course.may_go(k):
                self._go(k)
            case "begin" if content.get("lesson") in list(self.titles(game=course.plan.game)):
                self.begin(str(content["lesson"]))
        self._tell()

    def _tried(self, place: object) -> None:
        """Hear that a place was pointed at which the menu refuses."""
        menu = self.session.menu(self._trail[-1].text if self._trail else "")
        for refused, attempt in menu.attempts:
            if refused == place:
                self._course.heard(why_not(self.session, attempt).rules)

    def _go(self, k: int) -> None:
        """Go to where a task begins, and make it the present one."""
        course = self._course
        if course.place == "aside":
            self.undo(course.walked)
        self.seek(min(course.starts[k], course.known))
        # Where chance acts by itself, a move may bring some of those after it along.
        while (move := course.missing(k)) is not None:
            self.play(move)
        course.at = k
        self.refresh()

    def _again(self) -> None:
        course = self._course
        k = course.at
        self._go(k)
        if course.task.play:
            self.undo(course.starts[k])
        course.again()
        self.refresh()
