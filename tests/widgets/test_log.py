"""EventLog on the Python side."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
import traitlets

from tests.widgets.recorded import play, short_game
from widgets import EventLog
from widgets.film import log_entries


def test_it_holds_every_line_with_its_rules():
    session = short_game()
    entries = EventLog(session)._log["entries"]
    assert [entry["n"] for entry in entries] == list(range(41))
    assert [[(said, tuple(rules)) for said, *rules in entry["lines"]] for entry in entries] == [
        session.log(n) for n in range(41)
    ]


def test_turns_begin_with_the_step_after_the_one_that_ended_the_last():
    session = short_game()
    begins = {entry["n"]: entry["turn"] for entry in log_entries(session) if "turn" in entry}
    assert begins[1] == 1
    for n, turn in begins.items():
        assert session.view(n - 1)["turn"] == turn
        assert n == 1 or session.view(n - 2)["turn"] != turn


def test_the_cursor_of_the_session_is_where_it_opens():
    session = play(20)
    session.seek(7)
    assert EventLog(session).step == 7
    assert EventLog(session, 12).step == 12
    assert EventLog(session, 99).step == 20
    assert EventLog(session, -1).step == 0


def test_in_another_language_it_still_lists_what_was_read():
    session = play(10)
    log = EventLog(session)
    session.undo_to(3)
    log.lang = "fr"
    assert log._log["entries"] == log_entries(play(10), "fr")
    log.step = 8
    assert (log.step, log.view) == (8, play(8).view())
    log.read()
    assert (log.step, len(log._log["entries"])) == (3, 4)


def test_a_session_assigned_again_is_read_again():
    session = play(10)
    log = EventLog(session)
    longer = play(12, seed=9)
    log.session = longer
    assert log.step == 12
    assert log._log["entries"] == log_entries(longer)


def test_the_same_session_grown_is_read_again():
    session = play(10)
    log = EventLog(session)
    session.play(session.legal_actions[0])
    log.read()
    assert log.step == 11
    assert len(log._log["entries"]) == 12


def test_another_language_words_it_anew():
    log = EventLog(short_game())
    log.lang = "fr"
    assert log._log["entries"] == log_entries(short_game(), "fr")
    assert log._log["rules"]["SET-1"]["text"] == short_game().game.rulebook("summary")["SET-1"].text["fr"]


def test_wrong_arguments_are_refused():
    with pytest.raises(TypeError, match=r"gamekit\.load"):
        EventLog([])
    with pytest.raises(TypeError, match="'until'; its options are session, step"):
        EventLog(short_game(), until=3)
    with pytest.raises(TypeError, match="view"):
        EventLog(short_game(), view={})
    with pytest.raises(traitlets.TraitError):
        EventLog(short_game(), step="last")


def test_the_picture_shows_the_newest_lines_first_and_keeps_names_as_text():
    name = "<script>alert(1)</script>"
    session = play(6, players=(name, "Ben"))
    svg = EventLog(session).to_svg()
    drawn = [node.text or "" for node in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]
    numbers = [int(word) for word in drawn if word.isdecimal()]
    assert numbers == [6, 5, 4, 3, 2, 1, 0]
    assert "<script" not in svg


def test_the_repr_is_the_same_in_every_run():
    assert repr(EventLog(short_game(), 9)) == "EventLog(imperial2030, 40 steps, up to 9)"
