"""Questions to a game: everything that it can be asked about, and what is said to wrong answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from gamekit.core.session import Session
from gamekit.locale import LANGUAGES
from widgets import check
from widgets.lessons.questions import ask


def ask_about_all(
    session: Session, subjects: Iterable[str], stand_ins: Mapping[str, str], after: tuple[str, ...]
) -> None:
    """Ask about each subject, hold that its own answer is right, and that it is a question of its own in all words.

    Parameters
    ----------
    stand_ins
        What stands for each slot of a subject, such as ``<nation>``.
    after
        The moves.
    """
    asked, count, steps = set(), 0, len(session)
    for subject in subjects:
        words = subject
        for slot, stand_in in stand_ins.items():
            words = words.replace(slot, stand_in)
        count += 1
        for moves in ((), after):
            if words == "allowed" and not moves:
                continue
            question = ask(session, words, moves)
            assert check(question.value if question.kind != "choice" else question.value[0], question)
            for lang in LANGUAGES:
                asked.add(question.words(lang))
                assert question.truth(lang).text
                assert "{" not in question.words(lang) + question.truth(lang).text
    # Each is a question of its own, but for one wording of whether a move is allowed.
    assert len(asked) == (count * 2 - 1) * len(LANGUAGES)
    assert len(session) == steps


def hints(about: str, session: Session, after: str | Sequence[str], answers: Iterable[object]) -> list[str]:
    """Return the first sentence for each answer."""
    return [check(answer, about, session, after=after).lines[0][0] for answer in answers]


def check_hints_keep_the_answer(cases: Iterable[tuple[Session, str, Sequence[str]]]) -> None:
    """Check that no sentence about a wrong answer to these questions (about, after) tells the right one."""
    for session, about, after in cases:
        question = ask(session, about, after)
        for answer in range(-3, question.value + 12):
            if answer == question.value:
                continue
            said = check(answer, question)
            assert said.status in ("near", "wrong")
            told = " ".join(sentence for sentence, *_ in said.lines)
            assert not re.search(rf"(?<!\d){question.value}(?!\d)", told), (about, answer)
