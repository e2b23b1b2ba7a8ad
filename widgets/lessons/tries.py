"""A question as somebody works on it: what was tried, whether the answer was shown, and how it looks now."""

from __future__ import annotations

from typing import Any

from widgets.lessons.answers import Checked, Question, judge


class Tries:
    """The answers that somebody gives to one question, in the order in which they came.

    Parameters
    ----------
    question
        What is asked.
    """

    def __init__(self, question: Question) -> None:
        self.question = question
        self.given: list[Any] = []
        self.shown = False

    def answer(self, answer: object) -> Checked:
        """Check an answer and keep it; one that is none is not kept."""
        checked = judge(self.question, answer)
        if checked.status != "unclear":
            self.given.append(checked.answer)
        return checked

    def reveal(self) -> None:
        """Show the answer."""
        self.shown = True

    def again(self) -> None:
        """Start over."""
        self.given.clear()
        self.shown = False

    @property
    def right(self) -> bool:
        """Whether the last answer was right."""
        return bool(self.given) and bool(judge(self.question, self.given[-1]))

    def now(self, lang: str, unclear: object = None) -> dict[str, Any]:
        """Return what the browser shows.

        Parameters
        ----------
        lang
            ``"en"`` or ``"fr"``.
        unclear
            The last thing that was said, if it was no answer.

        Returns
        -------
        dict
            ``kind``, ``text``, ``unit``, ``options``; ``said``, the last answer as a field holds it; ``status``:
            empty, a status of `Checked` or ``"shown"``; ``lines``, each a sentence with its rules; ``tries``;
            ``open``, whether it can still be answered.
        """
        question = self.question
        checked, said = None, ""
        if unclear is not None:
            checked, said = judge(question, unclear, lang), str(unclear)
        elif self.given:
            checked, said = judge(question, self.given[-1], lang), self._field(self.given[-1])
        if self.shown:
            checked = question.truth(lang)
        return {
            "kind": question.kind,
            "text": question.words(lang),
            "unit": question.unit_words(lang),
            "options": question.choices(lang),
            "said": said,
            "status": "shown" if self.shown else checked.status if checked is not None else "",
            "lines": [list(line) for line in checked.lines] if checked is not None else [],
            "tries": len(self.given),
            "open": not self.shown and not self.right,
        }

    def _field(self, answer: Any) -> str:
        if isinstance(answer, bool):
            return self.question.options[0 if answer else 1]
        return str(answer)
