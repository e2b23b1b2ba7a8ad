"""Side lines in the studio in a real browser, other moves that are tried, comparisons, and what is done with files."""

from __future__ import annotations

import re
import shutil

import pytest
from playwright.sync_api import expect

from gamekit.study import Study
from tests.browser.harness import THEMES
from tests.browser.studios import LEAVES, MAIN, annotated, fresh, other_move
from tests.conftest import ROOT

REPLAY = "imperial2030-4p.replay.jsonl"


def branched() -> tuple[Study, str, str]:
    """Return a study with a side line and one that leaves it, and the ids of both."""
    study = annotated()
    (first,) = study.lines
    last = len(study.line(first))
    second = study.branch(last, [other_move(study, last, first)], line=first, name={"en": "Further"})
    return study, first, second.id


def item(studio, line):
    return studio.root.locator(f".gk-sides-line[data-line={line}]")


def test_side_lines_stand_below_the_line_they_leave(annotate):
    study, first, second = branched()
    studio = annotate(study)
    lines = studio.root.locator(".gk-sides-line")
    assert [line.get_attribute("data-line") for line in lines.all()] == [first, second]
    assert [line.get_attribute("data-depth") for line in lines.all()] == ["0", "1"]
    expect(item(studio, first)).to_contain_text(f"after step {LEAVES}, 1 move · Ann")
    expect(item(studio, second)).to_contain_text("leaves “Waiting”")


def test_a_line_is_shown_and_left_again(annotate):
    study, _first, second = branched()
    studio = annotate(study, start_at=MAIN)
    item(studio, second).get_by_role("button", name="Show the side line Further").click()
    expect(item(studio, second)).to_have_attribute("aria-current", "true")
    expect(studio.root.locator(".gk-sides-now")).to_contain_text("Further")
    expect(studio.root.locator(".gk-player-where")).to_contain_text(f"Step {LEAVES + 2} of {LEAVES + 2}")
    # What a line shares with others it shares with their notes.
    studio.focus_player()
    studio.press("ArrowLeft")
    expect(studio.here.filter(has_text="This keeps the fee.")).to_be_visible()
    studio.do("open", ".gk-sides-row").click()
    expect(studio.root.locator(".gk-player-where")).to_contain_text(f"Step {LEAVES} of 40")
    expect(studio.root.locator(".gk-sides-line[aria-current]")).to_have_count(0)
    expect(studio.root.locator(".gk-sides .gk-studio-title")).to_be_focused()


def test_python_leads_to_a_line_before_its_moves_are_there(annotate):
    studio = annotate(fresh(), start_at=MAIN)
    note = studio.studio.study.branch(LEAVES, [other_move(studio.studio.study, LEAVES)], name={"en": "New"})
    studio.studio.desk.go(LEAVES + 1, note.id)
    studio.show()
    expect(item(studio, note.id)).to_have_attribute("aria-current", "true")
    expect(studio.root.locator(".gk-player-where")).to_contain_text(f"Step {LEAVES + 1} of {LEAVES + 1}")


def test_a_line_that_is_gone_leads_back_to_where_it_left(annotate):
    study, first, second = branched()
    studio = annotate(study, start_at=LEAVES + 2, line=second)
    expect(item(studio, second)).to_have_attribute("aria-current", "true")
    item(studio, first).get_by_role("button", name="Delete the side line Waiting").click()
    studio.answer()
    expect(studio.root.locator(".gk-sides-line")).to_have_count(0)
    expect(studio.root.locator(".gk-player-where")).to_contain_text(f"Step {LEAVES} of 40")
    # Notes inside have no place now, and come back with it.
    expect(studio.root.locator(".gk-list-lost .gk-list-stray")).to_have_count(2)
    studio.press("u")
    studio.answer()
    expect(studio.root.locator(".gk-sides-line")).to_have_count(2)
    expect(studio.root.locator(".gk-list-lost")).to_be_hidden()


def test_a_note_inside_a_line_is_written_there(annotate):
    study, first, _ = branched()
    studio = annotate(study, start_at=LEAVES + 1, line=first)
    expect(item(studio, first)).to_have_attribute("aria-current", "true")
    studio.focus_player()
    studio.press("w")
    expect(studio.editor).to_contain_text(f"New note on step {LEAVES + 1} of the side line")
    studio.type("Inside.")
    studio.press("Control+Enter")
    (message,) = studio.answer()
    assert (message["n"], message["line"]) == (LEAVES + 1, first)
    assert "Inside." in [note.text.get("en") for note in study.at(LEAVES + 1, first)]


def test_a_line_is_named_with_the_keyboard(annotate):
    study, first, _ = branched()
    studio = annotate(study)
    rename = item(studio, first).get_by_role("button", name="Rename")
    rename.press("Enter")
    studio.press("Control+A")
    studio.type("Patience")
    # What is typed stays while other things change.
    study.add(3, text={"en": "News."})
    studio.show()
    studio.press("Tab", "Control+A")
    studio.type("Patience (fr)")
    studio.press("Enter")
    studio.answer()
    assert study.note(first).name == {"en": "Patience", "fr": "Patience (fr)"}
    expect(item(studio, first).locator(".gk-sides-name")).to_have_text("Patience")
    # Told where it was done, too, far below the line of the studio; said once.
    told = studio.root.locator(".gk-sides .gk-sides-said")
    expect(told).to_have_text(studio.root.locator(".gk-studio-said").inner_text())
    expect(told).to_be_visible()
    expect(told).to_have_attribute("aria-hidden", "true")
    rename = item(studio, first).get_by_role("button", name="Rename")
    expect(rename).to_be_focused()
    rename.press("Enter")
    studio.press("Escape")
    expect(rename).to_be_focused()
    assert studio.answer() == []
    studio.focus_player()
    studio.press("u")
    studio.answer()
    expect(told).to_be_hidden()


def test_the_name_of_one_line_is_not_given_to_another(annotate):
    study, first, second = branched()
    studio = annotate(study)
    item(studio, first).get_by_role("button", name="Rename").press("Enter")
    studio.type("!")
    item(studio, second).get_by_role("button", name="Rename").press("Enter")
    field = item(studio, second).get_by_role("textbox", name="English name")
    expect(field).to_be_focused()
    expect(field).to_have_value(study.note(second).name.get("en", ""))


def test_a_comparison_is_a_table_with_signs(annotate):
    study, first, _ = branched()
    studio = annotate(study)
    item(studio, first).get_by_role("button", name="Compare").press("Enter")
    assert studio.answer() == [{"do": "compare", "line": first}]
    table = studio.root.get_by_role("table", name=re.compile("“Waiting” at step 16"))
    expect(table).to_be_visible()
    expect(studio.root.locator(".gk-comparison .gk-studio-title")).to_be_focused()
    differences = table.locator(".gk-comparison-difference").all_inner_texts()
    assert differences
    assert all(re.fullmatch(r"0|–|[+\u2212]\d+", text) for text in differences), differences
    expected = [row.difference for row in study.compare(first).rows]
    assert [int(text.replace("\u2212", "-")) if text != "–" else None for text in differences] == expected
    studio.widget.assert_accessible(THEMES)
    studio.do("close").press("Enter")
    studio.answer()
    expect(table).to_have_count(0)


def test_other_moves_are_tried_and_kept(annotate):
    studio = annotate(fresh(), start_at=LEAVES)
    studio.focus_player()
    studio.press("t")
    assert studio.answer() == [{"do": "try", "n": LEAVES, "line": ""}]
    bar = studio.root.locator(".gk-trial")
    expect(studio.root.locator(".gk-player")).to_be_hidden()
    expect(bar.locator(".gk-studio-title")).to_be_focused()
    keep = bar.get_by_role("button", name="Keep as a side line")
    expect(keep).to_have_attribute("aria-disabled", "true")
    # Pale words are not read on the colour of a button that goes on.
    paper = bar.get_by_role("button", name="Discard").evaluate("it => getComputedStyle(it).backgroundColor")
    expect(keep).to_have_css("background-color", paper)
    bar.get_by_role("textbox", name="English name").fill("Waiting")
    studio.press("Enter")
    assert studio.answer() == [], "there is nothing to be kept yet"
    session = studio.studio.table.session
    session.play(other_move(studio.studio.study, LEAVES))
    studio.studio._tried()
    studio.show()
    expect(bar.locator("li")).to_have_text([session.log(LEAVES + 1)[0][0]])
    expect(keep).to_have_attribute("aria-disabled", "false")
    expect(bar.get_by_role("textbox", name="English name")).to_have_value("Waiting")
    studio.widget.assert_accessible(THEMES)
    bar.get_by_role("textbox", name="French name").fill("Attendre")
    studio.press("Enter")
    assert studio.answer() == [{"do": "keep", "name": {"en": "Waiting", "fr": "Attendre"}}]
    expect(bar).to_be_hidden()
    expect(studio.root.locator(".gk-player-where")).to_contain_text(f"Step {LEAVES + 1} of {LEAVES + 1}")
    expect(studio.root.locator(".gk-sides-now")).to_contain_text("Waiting")
    assert "gk-player" in studio.focused()


def test_moves_that_are_not_kept_leave_nothing(annotate):
    study = fresh()
    studio = annotate(study, start_at=LEAVES)
    studio.do("write").click()
    studio.type("A draft that stays")
    studio.press("Escape")
    studio.do("try").click()
    studio.answer()
    studio.press("w", "u", "s")
    assert studio.answer() == [], "the keys of the studio rest while moves are tried"
    studio.do("discard").click()
    studio.answer()
    expect(studio.root.locator(".gk-player")).to_be_visible()
    assert "gk-player" in studio.focused()
    assert study.notes == ()
    studio.press("w")
    expect(studio.editor.locator("textarea[lang=en]")).to_have_value("A draft that stays")


def test_a_game_that_plays_stands_still_while_moves_are_tried(annotate, clock):
    studio = annotate(fresh(), start_at=LEAVES)
    studio.focus_player()
    studio.press("Space")
    clock.run_for(1500)
    studio.press("t")
    studio.answer()
    clock.run_for(5000)
    studio.do("discard").click()
    studio.answer()
    expect(studio.root.locator(".gk-player-where")).to_contain_text(f"Step {LEAVES + 1} ")
    expect(studio.root.get_by_role("button", name="Play", exact=True)).to_be_visible()


# ---- files ----------------------------------------------------------------------------------------------------------
@pytest.fixture
def files(tmp_path):
    """Return the path of a replay that may be written beside."""
    shutil.copy(ROOT / "replays" / REPLAY, tmp_path / REPLAY)
    return tmp_path / REPLAY


def test_notes_are_signed_and_saved(annotate, files):
    study = Study.open(files)
    studio = annotate(study, start_at=5)
    author = studio.root.get_by_role("textbox", name="You write as")
    author.fill("Émile")
    author.press("Enter")
    assert studio.answer() == [{"do": "author", "name": "Émile"}]
    studio.do("write").click()
    studio.type("Signed.")
    studio.press("Control+Enter")
    studio.answer()
    saved = studio.root.locator(".gk-files-saved")
    expect(saved).to_have_attribute("data-dirty", "")
    studio.press("s")
    assert studio.answer() == [{"do": "save"}]
    expect(saved).not_to_have_attribute("data-dirty", "")
    (note,) = Study.open(files).notes
    assert (note.author, note.text) == ("Émile", {"en": "Signed."})


def test_the_notes_of_a_colleague_are_added(annotate, files, tmp_path):
    theirs = Study.open(files, notes=tmp_path / "theirs.notes.jsonl", author="Dan")
    theirs.add(5, text={"en": "From Dan."})
    theirs.save()
    study = Study.open(files, author="Ann")
    studio = annotate(study, start_at=5)
    path = theirs.notes_path
    path.write_text(path.read_text("utf-8") + "no record\n", "utf-8")
    studio.root.locator("input[type=file]").set_input_files(path)
    studio.widget.page.wait_for_function("host.log('widget1').messages.length > 0")
    (message,) = studio.answer()
    assert (message["do"], message["file"]) == ("merge", "theirs.notes.jsonl")
    expect(studio.here).to_contain_text(["From Dan."])
    expect(studio.root.locator(".gk-studio-said")).to_contain_text("theirs.notes.jsonl")


def test_what_is_to_be_exported_is_asked_for(annotate):
    studio = annotate()
    for name in ("Export as a page that works alone", "Export as Markdown", "Export as a page to be printed"):
        studio.root.get_by_role("button", name=name).click()
    assert [message["kind"] for message in studio.widget.messages] == ["html", "md", "print"]


def test_what_is_wrong_with_the_notes_file_can_be_read(annotate, files):
    (files.parent / "imperial2030-4p.notes.jsonl").write_text("<b>bad</b>\n", "utf-8")
    studio = annotate(Study.open(files))
    problems = studio.root.locator(".gk-files-problems")
    problems.locator("summary").click()
    expect(problems.locator("li")).to_have_count(1)
    expect(problems.locator("li b")).to_have_count(0)
