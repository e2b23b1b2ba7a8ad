"""A study as a file to hand on: a page to play through, or one to print. Neither needs a kernel or a network."""

from __future__ import annotations

from gamekit.study import Study, StudyError
from gamekit.study.report import about, one_line, title_of
from widgets.printing import printable
from widgets.studying.desk import StudioDesk

__all__ = ["MOST", "page", "printable"]

MOST = 2**20
"""Most bytes of a page to play through."""


def page(study: Study, *, lang: str = "en", title: str = "", start_at: int = 0) -> str:
    """Return a study as one self-contained page: the player with its curves, side lines and notes, to be read only.

    Parameters
    ----------
    study
        What was annotated; it is only read.
    lang
        Language of everything but the notes, whose languages the reader chooses among.
    title
        Title; the name of the replay, or of the game, when empty.
    start_at
        Step to open at, unless the address names one: ``#57``, or ``#id:57`` on the side line of that id. A number past
        either end means that end.

    Raises
    ------
    StudyError
        If the page would be bigger than :data:`MOST`.
    """
    desk = StudioDesk(study, start_at, lang=lang)
    try:
        made = desk.to_html(one_line(title) or title_of(study, lang), about(study, lang))
    finally:
        desk.close()
    size = len(made.encode())
    if size > MOST:
        raise StudyError("study.page_too_big", size=-(-size // 1024), most=MOST // 1024)
    return made
