"""Everything that a game can be asked about, asked once before some moves and once after them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
