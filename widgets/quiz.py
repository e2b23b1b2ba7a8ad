"""A question in a cell: predict what a move does, and have the answer checked by the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import traitlets

from gamekit.core.game import get
from gamekit.core.session import Session
from gamekit.locale import text
from widgets.base import STATIC, WithRules
from widgets.film import book_texts
from widgets.lessons.answers import Checked, Question
from widgets.lessons.questions import ask
from widgets.lessons.tries import Tries
from widgets.pictures.log import log_picture


class Quiz(WithRules):
    """Ask one question and check what is answered, with a hint for typical errors.

    Parameters
    ----------
    question : Question
        From :meth:`predict` or `widgets.lessons.questions.ask`.
    lang, size
        As of `GameWidget`.

    Raises
    ------
    TypeError
        If ``question`` is no question, or a keyword is unknown.

    Notes
    -----
    The right answer stays with the kernel until somebody finds it or asks to see it. :attr:`answers` holds what was
    answered, in order.

    Examples
    --------
    >>> import gamekit
    >>> session = gamekit.position("imperial2030", {"nations": {"CN": {"power": 6}}})
    >>> quiz = Quiz.predict(session, "RU taxation", "RU power")
    >>> bool(quiz.answer(1))
    True
    >>> quiz.answers
    [1]
    """

    _esm = STATIC / "quiz.js"
    _css = STATIC / "quiz.css"
    _label_prefixes: ClassVar[tuple[str, ...]] = ("widget.quiz.", "widget.log.")

    answers: traitlets.List[Any] = traitlets.List(help="What was answered, in order.").tag(sync=True)
    _question = traitlets.Dict().tag(sync=True)

    def __init__(self, question: Question, **kwargs: Any) -> None:
        if not isinstance(question, Question):
            raise TypeError(f"Quiz asks a question (see Quiz.predict), not {type(question).__name__}")
        self.question = question
        self._tries = Tries(question)
        self._unclear: object = None
        super().__init__(None, **kwargs)
        self.names = dict(question.names)
        self.on_msg(self._receive)

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Names of the arguments the constructor takes."""
        return ("question", "lang", "size", "layout")

    @classmethod
    def predict(cls, session: Session | object, action: str | Sequence[str], about: str, **kwargs: Any) -> Quiz:
        """Ask what a move, or several, would do; nothing is played in the session.

        Parameters
        ----------
        session
            A session, or a table that has one.
        action
            The move, or the moves in order.
        about
            What is asked; see `widgets.lessons.questions.ask`, which also says what is raised.
        **kwargs
            Options of the widget.
        """
        return cls(ask(session, about, action), **kwargs)

    def answer(self, answer: object) -> Checked:
        """Answer as a reader would, and return what is said to it."""
        checked = self._tries.answer(answer)
        self._unclear = None if checked.status != "unclear" else "" if answer is None else answer
        self._show()
        return checked

    def reveal(self) -> None:
        """Show the answer."""
        self._unclear = None
        self._tries.reveal()
        self._show()

    def again(self) -> None:
        """Start over."""
        self._unclear = None
        self._tries.again()
        self._show()

    def _show(self) -> None:
        with self.hold_sync():
            self.answers = list(self._tries.given)
            self._question = self._default_question()
            self._rules = self._rule_texts()

    @traitlets.default("_question")
    def _default_question(self) -> dict[str, Any]:
        return self._tries.now(self.lang, self._unclear)

    def _rule_texts(self) -> dict[str, Any]:
        ids = dict.fromkeys(rule for _, *rules in self._default_question()["lines"] for rule in rules)
        return book_texts(get(self.question.game).rulebook(self.question.ruleset), ids, self.lang) if ids else {}

    @traitlets.observe("lang")
    def _word_again(self, _change: object) -> None:
        self._show()

    def _receive(self, _widget: object, content: Any, _buffers: object) -> None:
        """Do what the browser asks; a message that makes no sense is passed over."""
        if not isinstance(content, Mapping):
            return
        match content.get("do"):
            case "answer":
                self.answer(str(content.get("answer", "")))
            case "reveal":
                self.reveal()
            case "again":
                self.again()

    def to_svg(self) -> str:
        """Draw the question, and what was said to the last answer, as one SVG document."""
        now = self._default_question()
        lines = [[now["text"]], *([option["label"]] for option in now["options"]), *now["lines"]]
        entries = [{"n": "?" if place == 0 else "", "lines": [line]} for place, line in enumerate(lines)]
        return log_picture(text("widget.quiz.title", self.lang), entries)

    def __repr__(self) -> str:
        """Return what is asked and how many answers were given."""
        return f"Quiz({self.question.about!r}, after={list(self.question.after)}, answers={self.answers})"
