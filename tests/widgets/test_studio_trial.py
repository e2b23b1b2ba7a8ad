"""Other moves are tried at a table under the desk: in all games, with dice and with hidden choices."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamekit
from gamekit.core.chance import CHANCE
from gamekit.study import Study, StudyError
from tests.widgets.packed import unpacked
from tests.widgets.studied import annotated, ask, copied, done, game, moved, recorded, table_of
from widgets import GameTable, Studio


def test_a_table_stands_under_the_desk_while_moves_are_tried() -> None:
    study = annotated()
    studio = Studio(study, start_at=6, size="large", lang="fr")
    entries = study.entries
    assert done(studio, "try", n=6, line="")["text"].startswith("La table ci-dessous en est à l’étape 6")
    table = studio.table
    assert isinstance(table, GameTable)
    assert list(studio.children) == [studio.desk, table]
    assert (table.lang, table.size, table._now["n"], table._now["seen"]) == ("fr", "large", 6, "")
    assert studio.desk._desk["trial"] == {"n": 6, "line": "", "moves": [], "possible": False}
    moved(studio)
    trial = studio.desk._desk["trial"]
    assert (trial["n"], trial["possible"], trial["moves"]) == (6, True, [table.session.log(7, "fr")[0][0]])
    studio.lang, studio.size = "en", "normal"
    assert studio.desk._desk["trial"]["moves"] == [table.session.log(7, "en")[0][0]]
    assert (table.lang, table.size) == ("en", "normal")
    # Nothing of it is in the study, nor are the moves of the table the study's own.
    assert study.entries == entries
    assert len(study.session) == 12
    done(studio, "discard")
    assert list(studio.children) == [studio.desk]
    assert [studio.table, studio.desk._desk["trial"]] == [None, None]
    assert table.comm is None
    assert study.entries == entries


def test_moves_as_they_were_played_are_nothing_to_keep() -> None:
    study = annotated()
    studio = Studio(study)
    done(studio, "try", n=4, line="")
    table_of(studio).play(recorded(study, 5))
    trial = studio.desk._desk["trial"]
    assert (trial["n"], len(trial["moves"]), trial["possible"]) == (4, 1, False)
    answer = ask(studio, "keep", name={"en": "Same"})
    assert answer["status"] == "error"
    assert studio.table is not None, "what was tried is still there"
    other = moved(studio)
    trial = studio.desk._desk["trial"]
    assert (trial["n"], len(trial["moves"]), trial["possible"]) == (4, 2, True)
    note = done(studio, "keep", name={"en": "Other"})["note"]
    assert (study.lines[note].at, study.lines[note].note.line) == (5, (other,))


def test_moves_before_the_step_can_be_taken_back_and_played_otherwise() -> None:
    study = Study(game(), author="Ann")
    studio = Studio(study)
    studio.try_moves(8)
    table_of(studio).undo(3)
    trial = studio.desk._desk["trial"]
    assert (trial["n"], trial["moves"], trial["possible"]) == (3, [], False)
    moved(studio)
    note = studio.keep()
    assert note is not None
    assert study.lines[note.id].at == 3


def test_what_is_kept_is_a_line_that_is_shown_at_its_first_step() -> None:
    study = annotated()
    studio = Studio(study)
    done(studio, "try", n=8, line="")
    moved(studio)
    answer = done(studio, "keep", name={"en": "Better", "fr": "  "})
    line = answer["note"]
    assert answer["text"] == "Kept as side line “Better”, which begins after step 8. It is shown now."
    assert (studio.line, studio.step, studio.table) == (line, 9, None)
    assert study.lines[line].note.name == {"en": "Better"}
    assert line in {side["id"] for side in unpacked(studio.desk._lines)}
    assert done(studio, "undo")["text"] == "Undone: a side line kept."
    assert (studio.line, studio.step) == ("", 8)
    done(studio, "redo")
    assert line in study.lines


def test_a_line_can_leave_another_side_line() -> None:
    study = annotated()
    studio = Studio(study)
    base = next(iter(study.lines))
    done(studio, "try", n=6, line=base)
    move = moved(studio)
    line = done(studio, "keep", name={})["note"]
    held = study.lines[line]
    assert (held.base, held.at, held.note.line) == (base, 6, (move,))
    assert "side line after step 6" in studio.desk._answer["text"]
    assert len(study.line(line)) == 7


def test_only_one_thing_is_tried_at_a_time() -> None:
    studio = Studio(annotated())
    done(studio, "try", n=4, line="")
    table = studio.table
    assert ask(studio, "try", n=5, line="")["text"] == "Keep or discard the moves that are tried first."
    assert studio.table is table
    # From Python the later wish counts.
    studio.try_moves(5)
    assert studio.table is not table
    assert studio.table is not None
    assert studio.table.session.n == 5
    with pytest.raises(StudyError):
        studio.try_moves(99)


@pytest.mark.slow
def test_after_the_end_of_a_game_there_is_nothing_to_try(tmp_path: Path) -> None:
    studio = Studio(copied(tmp_path, "imperial2030-2p.replay.jsonl"))
    end = len(studio.study.session)
    assert studio.study.session.outcome is not None
    answer = ask(studio, "try", n=end, line="")
    assert (answer["status"], answer["text"].partition(":")[0]) == ("error", f"After step {end} the game is over")
    assert studio.table is None
    done(studio, "try", n=end - 1, line="")


def test_two_studios_of_a_study_try_moves_each_for_itself() -> None:
    study = annotated()
    one, two = Studio(study), Studio(study)
    one.try_moves(4)
    two.try_moves(6)
    moved(one)
    assert (one.desk._desk["trial"]["n"], two.desk._desk["trial"]["n"]) == (4, 6)
    assert two.desk._desk["trial"]["moves"] == []
    # A note that is written meanwhile does not end what is tried.
    study.add(1, text="Meanwhile.")
    assert one.desk._desk["trial"] is not None
    one.discard()
    assert two.table is not None


@pytest.mark.slow
def test_dice_can_fall_otherwise(tmp_path: Path) -> None:
    studio = Studio(copied(tmp_path, "incorporated-3p.replay.jsonl"))
    study, session = studio.study, studio.study.session
    actor = session.game.to_act
    n = next(
        node.n
        for node in session.line
        if (decision := actor(node.state)) and (decision.actor, decision.point) == (CHANCE, "crisis_die")
    )
    done(studio, "try", n=n, line="")
    assert studio.table is not None
    assert studio.table._now["who"] == "roll"
    assert studio.desk._desk["trial"]["moves"] == [], "the die waits for somebody to roll it"
    other = moved(studio)
    trial = studio.desk._desk["trial"]
    assert trial["possible"]
    assert trial["moves"][0] == studio.table.session.log(n + 1)[0][0]
    line = done(studio, "keep", name={"en": "Another die"})["note"]
    assert str(study.line(line).line[n + 1].action) == other
    # As it was recorded, and as the seed has it, is two things: the studio keeps what was played.
    done(studio, "try", n=n, line="")
    table_of(studio).roll()
    assert str(table_of(studio).session.line[n + 1].action).startswith("chance ")


@pytest.mark.slow
def test_choices_that_are_made_in_secret_stay_secret_at_the_table(tmp_path: Path) -> None:
    studio = Studio(copied(tmp_path, "impero-3p.replay.jsonl"))
    study, session = studio.study, studio.study.session
    actor = session.game.to_act
    n = next(node.n for node in session.line if (it := actor(node.state)) and it.point == "manage")
    done(studio, "try", n=n, line="")
    assert studio.table is not None
    table = studio.table
    order = moved(studio)
    # Whoever looks on sees that an order was given, not which.
    assert table.view.items() >= table.session.view().items()
    trial = studio.desk._desk["trial"]
    assert trial["possible"]
    assert table.session.log(n + 1) == []
    seat = session.game.to_act(session.line[n].state).seat  # type: ignore[union-attr]
    assert trial["moves"] == [table.session.log(n + 1, viewer=seat)[0][0]]
    line = done(studio, "keep", name={"fr": "Autre ordre"})["note"]
    assert study.lines[line].note.line[0] == order


@pytest.mark.slow
def test_computer_players_of_the_recording_do_not_play_at_the_table() -> None:
    session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
    table = GameTable(session, {"Ben": "greedy", "Ann": "greedy"}, pace=0)
    assert len(session) > 20
    table.close()
    studio = Studio(session)
    studio.try_moves(5)
    assert studio.table is not None
    assert len(studio.table.session) == 5
    assert studio.table._now["who"] == "person"
    assert session.meta["computers"] == {"P1": "greedy", "P2": "greedy"}
