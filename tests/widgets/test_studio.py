"""Studio on the Python side: what it opens, what it shows, and what a saved notebook keeps of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import traitlets

import gamekit
from gamekit.core.delta import patch
from gamekit.locale import catalogue
from gamekit.study import Study
from tests import tiny
from tests.conftest import ROOT
from tests.widgets.packed import unpacked
from tests.widgets.recorded import long_game
from tests.widgets.studied import annotated, ask, copied, done, game, opened, other_moves, table_of, texts
from tests.widgets.test_player import delta_of
from widgets import ReplayPlayer, Studio
from widgets.studio import StudioDesk


def shown_state(studio: Studio) -> dict[str, Any]:
    return {
        key: value for key, value in studio.desk.get_state().items() if key in ("_film", "_lines", "_notes", "_desk")
    }


# What it opens.


def test_it_opens_a_path_a_session_and_a_study(tmp_path: Path) -> None:
    by_path = opened(tmp_path)
    assert by_path.study.path == tmp_path / "game.replay.jsonl"
    assert (by_path.study.author, by_path.desk._desk["replay"]) == ("Ann", "game.replay.jsonl")
    by_session = Studio(game(), author="Ben")
    assert (by_session.study.path, by_session.study.author) == (None, "Ben")
    assert by_session.desk._desk["replay"] == "imperial2030: Ann, Ben"
    study = annotated()
    assert Studio(study).study is study
    assert study.author == "Ann"
    assert Studio(study, author="Cleo").study.author == "Cleo"


def test_notes_can_be_elsewhere(tmp_path: Path) -> None:
    studio = opened(tmp_path, notes=tmp_path / "mine.jsonl")
    done(studio, "add", n=1, text={"en": "Here."})
    studio.save()
    assert "Here." in (tmp_path / "mine.jsonl").read_text()
    assert not (tmp_path / "game.notes.jsonl").exists()


@pytest.mark.parametrize(
    ("source", "options", "error", "said"),
    [
        (7, {}, TypeError, "a path, a Session or a Study, not int"),
        (game, {"notes": "x.jsonl"}, ValueError, "notes go with the path of a replay"),
        (game, {"lang": "de"}, ValueError, "no lang 'de': choose one of en, fr"),
        (game, {"size": "huge"}, ValueError, "no size 'huge'"),
        (game, {"start": 3}, TypeError, "start"),
        ("no/such/file.jsonl", {}, FileNotFoundError, "no/such/file"),
    ],
)
def test_what_cannot_be_opened_is_refused(source: Any, options: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        Studio(source() if callable(source) else source, **options)


def test_a_desk_shows_a_study_alone_and_hears_nothing() -> None:
    study = annotated()
    desk = StudioDesk(study, 4, lang="fr")
    desk._receive(desk, {"do": "undo"}, [])
    assert (desk.step, desk.lang, len(study.notes), desk._answer) == (4, "fr", 5, {})
    with pytest.raises(TypeError, match="shows a study"):
        StudioDesk(game())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="no option 'viewer'; its options are study, start_at, line"):
        StudioDesk(study, viewer="P1")


# What it shows.


def test_it_opens_at_a_step_and_a_line() -> None:
    study = annotated()
    first, second = study.lines
    assert Studio(study, start_at=4).step == 4
    assert Studio(study, start_at=99).step == 12
    there = Studio(study, start_at=99, line=first)
    assert (there.step, there.line) == (6, first)
    assert (Studio(study, line="nobody").line, Studio(study, start_at=-4).step) == ("", 0)
    # The view is that of the line: its picture is what a notebook keeps.
    assert there.desk.view == study.line(first).view(6)
    there.line = second
    assert there.desk.view == study.line(second).view(6) != study.line(first).view(6)
    with pytest.raises(traitlets.TraitError):
        Studio(study, start_at="two")  # type: ignore[arg-type]


def test_the_browser_may_send_step_and_line_in_any_order() -> None:
    study = annotated()
    first, _ = study.lines
    long = 12
    for keys in (("step", "line"), ("line", "step")):
        studio = Studio(study)
        studio.step = long
        studio.desk.set_state({key: {"step": 6, "line": first}[key] for key in keys})
        assert (studio.step, studio.line) == (6, first)
        studio.desk.set_state({key: {"step": long, "line": ""}[key] for key in keys})
        assert (studio.step, studio.line) == (long, "")
    # The step of a longer line does not stay on a shorter one.
    studio.desk.set_state({"line": first})
    assert studio.step == 6


def test_the_film_is_that_of_the_player_with_the_signs_of_the_game() -> None:
    session = game()
    film = unpacked(Studio(session).desk._film)
    signs = film.pop("signs")
    labels = film.pop("labels")
    expected = unpacked(ReplayPlayer(session)._film)
    assert labels.items() >= expected.pop("labels").items()
    assert film == expected
    assert signs
    assert all(sign["label"] != sign["id"] for sign in signs)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_side_lines_lead_from_the_line_they_leave_to_their_own_positions(lang: str) -> None:
    study = annotated()
    desk = StudioDesk(study, lang=lang)
    film, sides = unpacked(desk._film), unpacked(desk._lines)
    assert [(side["id"], side["base"], side["at"]) for side in sides] == [
        (name, line.base, line.at) for name, line in study.lines.items()
    ]
    views = {"": [film["first"]]}
    for packed in film["deltas"]:
        views[""].append(patch(views[""][-1], delta_of(film, packed)))
    for side in sides:
        own = list(views[side["base"]][: side["at"] + 1])
        for packed in side["deltas"]:
            own.append(patch(own[-1], delta_of(side, packed)))
        session = study.line(side["id"])
        assert own == [session.view(n) for n in range(len(session) + 1)]
        views[side["id"]] = own
        told = {said for step in side["log"] for said, *_ in step}
        assert {side["texts"][said] for said in told} == {
            said for n in range(side["at"] + 1, len(session) + 1) for said, _ in session.log(n, lang)
        }
        # Each rule that its log names can be opened, from the film or from the line.
        assert set(side["ids"]) <= film["rules"].keys() | side["rules"].keys()
        assert not film["rules"].keys() & side["rules"].keys()


def test_notes_are_shown_in_the_order_of_the_game_with_all_they_say() -> None:
    study = annotated()
    studio = Studio(study)
    first, second = study.lines
    notes = studio.desk._notes
    assert [(note["line"], note["n"], note["when"]) for note in notes] == [
        ("", 3, "before"),
        ("", 3, "after"),
        ("", 4, "after"),
        (first, 5, "after"),
        (first, 5, "after"),
    ]
    well = notes[1]
    assert (well["author"], well["glyph"], well["tags"]) == ("Ann", "!", ["opening"])
    assert well["text"] == {"en": "Well played.", "fr": "Bien joué."}
    assert (well["leads"], well["moves"], well["at"], well["problem"]) == (False, [], 3, "")
    assert notes[0]["at"] == 2
    leads = [note for note in notes if note["leads"]]
    assert [note["id"] for note in leads] == [first, second]
    assert leads[0]["moves"] == list(study.lines[first].note.line)
    assert leads[0]["name"] == {"en": "Another way", "fr": "Autre chemin"}


def test_notes_that_fit_nowhere_are_shown_with_the_reason(tmp_path: Path) -> None:
    studio = opened(tmp_path)
    done(studio, "add", n=9, text={"en": "Late."})
    studio.save()
    gamekit.save(game(6), tmp_path / "other.replay.jsonl")
    other = Studio(tmp_path / "other.replay.jsonl", notes=tmp_path / "game.notes.jsonl", lang="fr")
    (note,) = other.desk._notes
    assert (note["n"], note["text"]) == (9, {"en": "Late."})
    assert note["problem"] == other.study.unattached[0][1].text("fr")
    assert other.desk._desk["problems"] == [note["problem"]]
    assert done(other, "edit", id=note["id"], text={"en": "Later."})["text"].endswith("aucune étape de cette partie.")
    assert "sans étape" in done(other, "delete", id=note["id"])["text"]
    assert other.desk._notes == []


def test_many_problems_are_told_shortly(tmp_path: Path) -> None:
    path = tmp_path / "game.replay.jsonl"
    gamekit.save(game(), path)
    (tmp_path / "game.notes.jsonl").write_text("no note\n" * 25, encoding="utf-8")
    told = Studio(path).desk._desk["problems"]
    assert (len(told), told[-1]) == (21, "And 5 more.")
    assert "1" in told[0]


# When something changes.


def test_what_is_done_from_python_shows_in_every_studio_of_the_study() -> None:
    study = annotated()
    one, two = Studio(study), Studio(study, lang="fr")
    study.add(1, text="From a cell.")
    assert "From a cell." in texts(one)
    assert texts(one) == texts(two)
    done(two, "delete", id=one.desk._notes[0]["id"])
    assert "From a cell." not in texts(one)
    line = study.branch(7, other_moves(study, 7, "", 1))
    assert line.id in {side["id"] for side in unpacked(one.desk._lines)}
    study.author = "Cleo"
    assert one.desk._desk["author"] == two.desk._desk["author"] == "Cleo"


def test_a_closed_studio_hears_no_more() -> None:
    study = annotated()
    studio = Studio(study)
    studio.try_moves(4)
    before = studio.desk._notes
    studio.close()
    study.add(1, text="Later.")
    assert studio.desk._notes is before
    assert [studio.table, studio.desk.comm, studio.comm] == [None, None, None]


def test_only_what_changed_is_made_anew() -> None:
    studio = Studio(annotated())
    before = shown_state(studio)
    sent: list[str] = []
    studio.desk.observe(lambda change: sent.append(change["name"]), list(before))
    done(studio, "add", n=1, text={"en": "More."})
    assert sent == ["_notes"]
    sent.clear()
    done(studio, "delete", id=list(studio.study.lines)[1])
    assert set(sent) == {"_notes", "_lines"}
    sent.clear()
    done(studio, "undo")
    assert shown_state(studio)["_lines"] == before["_lines"]


def test_another_language_words_all_of_it_anew() -> None:
    studio = Studio(annotated())
    studio.lang = "fr"
    assert shown_state(studio) == shown_state(Studio(studio.study, lang="fr"))
    assert done(studio, "add", n=1, glyph="!")["text"] == "Note ajoutée à l’étape 1."
    with pytest.raises(traitlets.TraitError):
        studio.lang = "de"
    studio.size = "large"
    assert studio.desk.size == "large"


def test_who_reads_a_line_that_goes_away_is_led_to_where_it_left() -> None:
    study = annotated()
    first, second = study.lines
    studio = Studio(study, start_at=6, line=second)
    study.delete(second)
    assert (studio.line, studio.step) == (first, 5)
    study.undo()
    studio.line = second
    study.delete(first)
    assert (studio.line, studio.step) == ("", 4)


# What a saved notebook keeps.


def test_the_words_and_the_picture_are_the_same_every_time() -> None:
    study = annotated()
    studio = Studio(study, start_at=3, lang="fr")
    said = "Studio(imperial2030, 12 steps, 5 notes, 2 lines, at 3)"
    assert repr(studio) == said
    data = studio._repr_mimebundle_()
    assert data["text/plain"] == f"{said}\nBien joué."
    assert "application/vnd.jupyter.widget-view+json" in data
    assert ElementTree.fromstring(data["image/svg+xml"]).tag.endswith("svg")
    assert data["image/svg+xml"] == ReplayPlayer(study.session, 3, lang="fr").to_svg()
    studio.line = next(iter(study.lines))
    assert repr(studio) == f"Studio(imperial2030, 12 steps, 5 notes, 2 lines, at 3 of {studio.line})"


@pytest.mark.slow
def test_a_studio_takes_little_more_room_than_a_player() -> None:
    session = long_game()
    study = Study(session, author="Ann")
    for n in range(0, 600, 30):
        study.add(n, text={"en": "A comment of an ordinary length, a hundred characters or so, as people write them."})
    player, studio = ReplayPlayer(session), Studio(study)
    size = {
        what: len(json.dumps({k: v for k, v in widget.get_state().items() if k not in ("_esm", "_css")}, indent=1))
        for what, widget in (("player", player), ("studio", studio.desk))
    }
    assert size["studio"] < size["player"] + 24_000
    assert len(json.dumps(studio.desk._desk)) < 600


@pytest.mark.slow
@pytest.mark.parametrize("name", ["imperial2030-4p", "incorporated-3p", "impero-3p"])
def test_an_annotated_game_fits_a_notebook(name: str) -> None:
    studio = Studio(ROOT / f"replays/{name}.replay.jsonl", start_at=150, lang="fr")
    assert len(studio.study.notes) >= 15
    assert len(json.dumps(studio.desk.get_state(), indent=1)) + len(json.dumps(studio.to_svg())) < 530 * 1024


def test_a_game_without_a_display_has_a_studio() -> None:
    with tiny.registered():
        session = gamekit.new_session("coins", ["Ann", "Ben"], seed=1, deal={"first": "P1"})
        for action in ("chance roll 5", "P1 pick apples", "P2 pick pears", "P1 keep", "P2 keep"):
            session.play(action)
        studio = Studio(session, author="Ann")
        assert done(studio, "add", n=2, text={"en": "In secret."})["text"] == "Note added at step 2."
        done(studio, "try", n=3, line="")
        table_of(studio).play("P1 sell apples 2")
        answer = done(studio, "keep", name={"en": "Sell"})
        assert studio.study.lines[answer["note"]].note.line == ("P1 sell apples 2",)
        assert len(unpacked(studio.desk._lines)) == 1


def test_every_message_of_the_studio_is_said_in_both_languages() -> None:
    english, french = ({key for key in catalogue(lang) if key.startswith("widget.studying.")} for lang in ("en", "fr"))
    assert english == french
    assert len(english) > 40


@pytest.mark.slow
def test_recorded_games_of_the_kit_open(tmp_path: Path) -> None:
    for name in ("incorporated-3p.replay.jsonl", "impero-3p.replay.jsonl"):
        studio = Studio(copied(tmp_path, name), start_at=40)
        assert studio.step == 40
        assert ask(studio, "compare", line="nobody")["status"] == "error"
