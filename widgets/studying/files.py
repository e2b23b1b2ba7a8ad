"""Where a studio writes what it exports: beside the replay, and over nothing that is there."""

from __future__ import annotations

import errno
import os
import re
import unicodedata
from itertools import count
from pathlib import Path

from gamekit.replay.files import check_path, write_whole
from gamekit.replay.sidelines import NOTES, REPLAY, replay_name
from gamekit.study import Study

LONGEST = 40
"""Most characters of the part of a file name that comes from the name of a side line."""


def free_file(study: Study, ending: str, name: str = "") -> Path:
    """Return a file that does not exist, in the folder of the study.

    Parameters
    ----------
    study
        Beside whose replay the file will be; in the present folder if it has none.
    ending
        What the name ends with, such as ``".html"``.
    name
        What is added to the name of the replay, in a form that every disk takes.
    """
    folder = Path() if study.path is None else Path(study.path).parent
    stem = study.session.game.id if study.path is None else replay_name(study.path)
    plain = "-".join(filter(None, (stem, _plain(name))))
    for number in count(1):
        found = folder / f"{plain}{'' if number == 1 else f'-{number}'}{ending}"
        # A replay comes with its notes, and those of somebody else must not become its own.
        beside = found.with_name(found.name.removesuffix(REPLAY) + NOTES) if ending == REPLAY else found
        if not found.exists() and not beside.exists():
            return found
    raise AssertionError("there is a number that is free")


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet.

    Raises
    ------
    FileExistsError
        If there is one.
    OSError
        If it cannot be written.
    """
    check_path(path)
    if path.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    write_whole(path, text.encode())


def _plain(name: str) -> str:
    """Return a name in letters without accents, digits and hyphens.

    Examples
    --------
    >>> _plain("Mieux: l'Été d'abord !")
    'mieux-l-ete-d-abord'
    """
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall("[a-z0-9]+", bare))[:LONGEST].strip("-")
