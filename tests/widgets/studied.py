"""Studies to look at, and a studio that is asked what a browser would ask."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import gamekit
from gamekit.core.session import Session
from gamekit.study import Study
from tests.conftest import ROOT
from tests.widgets.recorded import play
from widgets import GameTable
from widgets.studio import Studio

PAIR = ("Ann", "Ben")


def game(steps: int = 12) -> Session:
    """Return a short game of Imperial 2030 of two, the same every time."""
    return play(steps, 5, PAIR)


def annotated(session: Session | None = None) -> Study:
    """Return a study with two notes, a side line, a note on it, and a side line that leaves that one."""
    study = Study(game() if session is None else session, author="Ann")
    study.add(3, text={"en": "Well played.", "fr": "Bien joué."}, glyph="!", tags=["opening"])
    study.add(3, text={"en": "Not at all."}, glyph="?", author="Ben", when="before")
    first = study.branch(4, other_moves(study, 4, "", 2), name={"en": "Another way", "fr": "Autre chemin"})
    study.add(5, text={"en": "Here it goes elsewhere."}, line=first.id)
    study.branch(5, other_moves(study, 5, first.id, 1), line=first.id)
    return study


def other_moves(study: Study, n: int, line: str, count: int) -> list[str]:
    """Return moves that leave a line after a step: the first one that it does not play, then the first legal ones."""
    session = study.trial(n, line)
    follows = study.line(line).line[n + 1].action if n < len(study.line(line)) else None
    moves: list[str] = []
    for _ in range(count):
        move = next(action for action in session.legal_actions if moves or action != follows)
        session.play(move)
        moves.append(str(move))
    return moves


def opened(tmp_path: Path, name: str = "game.replay.jsonl", steps: int = 12, **options: Any) -> Studio:
    """Return a studio of a game that is saved in a folder, without notes."""
    path = tmp_path / name
    gamekit.save(game(steps), path)
    return Studio(path, author="Ann", **options)


def copied(tmp_path: Path, name: str) -> Path:
    """Return a copy of a recorded game of the kit."""
    return Path(shutil.copy(ROOT / "replays" / name, tmp_path))


def ask(studio: Studio, do: str, **content: Any) -> dict[str, Any]:
    """Send what the browser would send, and return the answer that is new; empty if there is none."""
    before = studio.desk._answer
    studio.desk._receive(studio.desk, {"do": do, **content}, [])
    return {} if studio.desk._answer is before else studio.desk._answer


def done(studio: Studio, do: str, **content: Any) -> dict[str, Any]:
    """Ask for something that must be done; return the answer."""
    answer = ask(studio, do, **content)
    assert answer, f"{do} was passed over"
    assert answer["status"] == "done", answer["text"]
    return answer


def texts(studio: Studio) -> list[str]:
    """Return the English texts of the notes shown, in order."""
    return [note["text"].get("en", "") for note in studio.desk._notes]


def table_of(studio: Studio) -> GameTable:
    """Return the table at which moves are tried."""
    assert studio.table is not None
    return studio.table


def recorded(study: Study, n: int) -> str:
    """Return the text of the move that step ``n`` of the main line is."""
    return str(study.session.line[n].action)


def moved(studio: Studio) -> str:
    """Play the first legal move at the table that the main line does not have there, and return its text."""
    session, main = table_of(studio).session, studio.study.session
    follows = main.line[session.n + 1].action if session.n < len(main) else None
    move = next(str(action) for action in session.legal_actions if action != follows)
    table_of(studio).play(move)
    return move
