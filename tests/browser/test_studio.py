"""The studio in a real browser: notes are read, written, changed and found, with the keyboard alone too."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gamekit.study import Study
from tests.browser.harness import THEMES
from tests.browser.studios import LEAVES, MAIN, SECOND, STICKS_OUT, annotated, fresh
from tests.conftest import ROOT
from widgets.studio import StudioDesk

HOSTILE = '<img src=x onerror="window.hit=1"><b>{nation}</b>'
STEP = re.compile(r"^(?:Step|Étape) (\d+) ")


def where(studio: Any) -> int:
    found = STEP.match(studio.root.locator(".gk-player-where").inner_text())
    assert found
    return int(found[1])


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr"), (("contrast",), 1100, "large", "en")],
)
def test_axe_finds_nothing(annotate, themes, width, size, lang):
    studio = annotate(start_at=MAIN, width=width, size=size, lang=lang)
    studio.do("edit").click()
    studio.do("rename").click()
    studio.do("point").click()
    studio.widget.assert_accessible(themes)


def test_the_notes_of_the_step_say_whose_they_are_and_what_they_point_at(annotate):
    studio = annotate(start_at=MAIN)
    expect(studio.here).to_have_count(2)
    mine = studio.here.filter(has_text="Too early.")
    expect(mine.locator(".gk-note-author")).to_have_text("Ann")
    expect(mine.locator(".gk-note-mine")).to_have_text("yours")
    expect(mine.locator(".gk-note-glyph")).to_contain_text("doubtful move")
    expect(mine.locator(".gk-note-tags li")).to_have_text(["opening", "treasury"])
    expect(mine.locator(".gk-note-mark")).to_have_text(["Moscow", "Russia"])
    other = studio.here.filter(has_text="I do not agree.")
    expect(other.locator(".gk-note-author")).to_have_text("Bénédicte")
    expect(other.locator(".gk-note-when")).to_have_text("before the step")
    expect(other.locator(".gk-note-mine")).to_have_count(0)
    # Whoever wrote it, anybody may change it.
    expect(other.get_by_role("button", name="Edit the note by Bénédicte")).to_be_visible()


@pytest.mark.parametrize(("lang", "first"), [("en", "Too early."), ("fr", "Trop tôt.")])
def test_the_text_in_the_readers_language_comes_first(annotate, lang, first):
    studio = annotate(start_at=MAIN, lang=lang)
    texts = studio.here.filter(has_text="Too early.").locator(".gk-note-text")
    expect(texts.first).to_contain_text(first)
    assert [text.get_attribute("lang") for text in texts.all()] == [lang, {"en": "fr", "fr": "en"}[lang]]
    left, right = (text.bounding_box() for text in texts.all())
    assert left["y"] == right["y"], "there is room for both side by side"
    assert left["x"] + left["width"] <= right["x"]


def test_other_steps_have_other_notes_and_how_many_is_said(annotate):
    studio = annotate(start_at=MAIN - 1)
    expect(studio.root.locator(".gk-here")).to_contain_text("No notes at this step.")
    studio.focus_player()
    studio.press("ArrowRight")
    expect(studio.here).to_have_count(2)
    expect(studio.said).to_have_text("2 notes here.")


def test_notes_are_places_to_jump_to(annotate):
    studio = annotate(start_at=MAIN)
    studio.root.get_by_role("combobox", name=re.compile("^Jump to")).select_option("notes")
    studio.focus_player()
    studio.press("l")
    assert where(studio) == LEAVES
    studio.press("l", "l")
    assert where(studio) == SECOND


# ---- writing --------------------------------------------------------------------------------------------------------
def test_a_note_is_written_with_the_keyboard_alone(annotate):
    studio = annotate(fresh(), start_at=7)
    studio.focus_player()
    studio.press("w")
    expect(studio.editor).to_contain_text("New note on step 7")
    studio.type("Wait with w and l.")
    studio.press("Tab")
    studio.type("Attendre.")
    studio.press("Tab")
    studio.type("?!")
    studio.press("Tab", "Tab")
    studio.type("opening, fee")
    studio.press("Control+Enter")
    assert len(studio.answer()) == 1
    (note,) = studio.studio.study.notes
    assert (note.anchor.n, note.author, note.glyph, note.tags) == (7, "Ann", "?!", ("opening", "fee"))
    assert note.text == {"en": "Wait with w and l.", "fr": "Attendre."}
    assert where(studio) == 7
    expect(studio.editor).to_be_hidden()
    expect(studio.here).to_be_focused()
    expect(studio.said).to_contain_text(re.compile("step 7"))
    expect(studio.root.locator(".gk-studio-said")).to_contain_text("step 7")


def test_the_language_of_the_reader_is_written_first(annotate):
    studio = annotate(fresh(), start_at=7, lang="fr")
    studio.do("write").click()
    expect(studio.editor.locator("textarea[lang=fr]")).to_be_focused()


def test_the_note_of_somebody_else_is_changed_and_stays_theirs(annotate):
    studio = annotate(start_at=MAIN)
    studio.here.filter(has_text="I do not agree.").get_by_role("button", name="Edit").click()
    expect(studio.editor).to_contain_text("Note by Bénédicte on step 12")
    studio.press("Control+End")
    studio.type(" Now I do.")
    studio.editor.get_by_role("combobox", name="Sign").select_option("!")
    studio.press("Control+Enter")
    (message,) = studio.answer()
    assert message["do"] == "edit"
    note = next(note for note in studio.studio.study.notes if note.id == message["id"])
    assert (note.author, note.rev, note.glyph, note.anchor.when) == ("Bénédicte", 2, "!", "before")
    expect(studio.here.filter(has_text="Now I do.")).to_be_focused()


def test_a_note_is_deleted_and_comes_back(annotate):
    studio = annotate(start_at=MAIN)
    studio.here.filter(has_text="Too early.").get_by_role("button", name="Delete").press("Enter")
    studio.answer()
    expect(studio.here).to_have_count(1)
    expect(studio.root.locator(".gk-here-box")).to_be_focused()
    studio.press("u")
    assert studio.answer() == [{"do": "undo"}]
    expect(studio.here).to_have_count(2)
    studio.press("b")
    assert studio.answer() == [{"do": "redo"}]
    expect(studio.here).to_have_count(1)


def test_nothing_to_undo_is_not_asked_for(annotate):
    studio = annotate(fresh())
    studio.focus_player()
    studio.press("u", "b")
    expect(studio.do("undo")).to_have_attribute("aria-disabled", "true")
    assert studio.widget.messages == []


def test_a_draft_outlives_escape_steps_and_news(annotate):
    studio = annotate(start_at=7)
    studio.do("write").click()
    studio.type("Half a ")
    # A note of somebody else arrives.
    studio.studio.study.add(7, text={"en": "News."}, author="Dan")
    studio.show()
    studio.type("thought")
    studio.press("Escape")
    expect(studio.editor).to_be_hidden()
    expect(studio.said).to_have_text("The draft is kept.")
    expect(studio.do("write")).to_be_focused()
    studio.press("ArrowRight")
    expect(studio.root.locator(".gk-waiting")).to_contain_text("New note on step 7")
    studio.press("w")
    expect(studio.editor.locator("textarea[lang=en]")).to_have_value("Half a thought")
    # It speaks of the step at which it was begun, and says so.
    expect(studio.editor).to_contain_text("speaks of another step")
    studio.do("visit").click()
    assert where(studio) == 7
    studio.editor.get_by_role("button", name="Keep the note").click()
    studio.answer()
    assert [note.text["en"] for note in studio.studio.study.at(7)].count("Half a thought") == 1


def test_a_draft_outlives_another_language_of_the_page(annotate):
    studio = annotate(start_at=7)
    studio.do("write").click()
    studio.type("Half a thought")
    studio.studio.lang = "fr"
    studio.show()
    expect(studio.editor).to_contain_text("Nouvelle note sur l’étape 7")
    expect(studio.editor.locator("textarea[lang=en]")).to_have_value("Half a thought")


def test_an_empty_draft_is_not_kept(annotate):
    studio = annotate(start_at=7)
    studio.do("write").click()
    studio.press("Control+Enter")
    expect(studio.editor.get_by_role("alert")).to_contain_text("A note needs a text")
    studio.press("Escape")
    expect(studio.root.locator(".gk-waiting")).to_be_hidden()
    assert studio.widget.messages == []


def test_a_discarded_draft_comes_back(annotate):
    studio = annotate(start_at=7)
    studio.do("write").click()
    studio.type("A thought")
    studio.do("drop").click()
    expect(studio.editor).to_be_hidden()
    studio.do("restore").click()
    expect(studio.editor.locator("textarea[lang=en]")).to_have_value("A thought")


def test_what_is_written_stays_when_it_cannot_be_kept(annotate):
    studio = annotate(start_at=7)
    studio.do("write").click()
    studio.type("A thought")
    studio.widget.cut()
    studio.press("Control+Enter")
    expect(studio.editor.get_by_role("alert")).to_contain_text("kernel")
    studio.widget.cut(gone=False)
    studio.press("Control+Enter")
    studio.answer()
    assert [note.text["en"] for note in studio.studio.study.at(7)] == ["A thought"]


def test_a_refusal_is_shown_in_the_editor_and_said(annotate):
    studio = annotate(start_at=7)
    studio.do("write").click()
    studio.type("A thought")
    studio.press("Control+Enter")
    # The author was changed on the way from the editor to its button.
    studio.widget.set(_answer={"id": 98, "wish": "author", "text": "Signed.", "status": "done", "note": ""})
    expect(studio.said).to_have_text("Signed.")
    answer = {"id": 99, "wish": "add", "text": "This cannot be kept.", "status": "error", "note": ""}
    studio.widget.set(_answer=answer)
    expect(studio.editor.get_by_role("alert")).to_have_text("This cannot be kept.")
    expect(studio.said).to_have_text("This cannot be kept.")
    expect(studio.editor.locator("textarea[lang=en]")).to_have_value("A thought")


def test_nothing_moves_when_something_is_said(annotate):
    studio = annotate(fresh(), start_at=7)
    board = studio.root.locator(".gk-player-board")
    before = board.bounding_box()
    studio.widget.set(_answer={"id": 98, "wish": "author", "text": "Signed.", "status": "done", "note": ""})
    expect(studio.root.locator(".gk-studio-said")).to_be_visible()
    assert board.bounding_box() == before


def test_what_is_written_while_the_note_is_on_its_way_is_a_change_of_it(annotate):
    studio = annotate(fresh(), start_at=7)
    studio.do("write").click()
    studio.type("A thought")
    studio.press("Control+Enter")
    studio.type(", and a second one")
    studio.answer()
    expect(studio.editor).to_contain_text("Note by Ann on step 7")
    studio.press("Control+Enter")
    studio.answer()
    expect(studio.editor).to_be_hidden()
    assert [note.text["en"] for note in studio.studio.study.notes] == ["A thought, and a second one"]


def test_the_note_that_is_changed_may_be_deleted_meanwhile(annotate):
    study = annotated()
    studio = annotate(study, start_at=MAIN)
    studio.here.filter(has_text="I do not agree.").get_by_role("button", name="Edit").click()
    studio.press("Control+Home")
    studio.type("Still: ")
    study.delete(next(note.id for note in study.notes if note.author == "Bénédicte" and note.anchor.n == MAIN))
    studio.show()
    studio.press("Control+Enter")
    (message,) = studio.answer()
    assert (message["do"], message["n"], message["text"]) == ("add", MAIN, {"en": "Still: I do not agree."})


# ---- marks ----------------------------------------------------------------------------------------------------------
def test_a_place_of_the_board_is_marked(annotate):
    studio = annotate(fresh(), start_at=7)
    studio.do("write").click()
    mark = studio.do("mark")
    expect(mark).to_have_attribute("aria-disabled", "true")
    studio.root.locator(".gk-player-board [data-region=moscow][tabindex]").press("Enter")
    expect(mark).to_have_text("Mark Moscow")
    mark.press("Enter")
    expect(studio.root.locator(".gk-edit-marks li")).to_have_count(1)
    expect(studio.said).to_have_text("Marked: Moscow.")
    studio.root.get_by_role("button", name="Take the mark off Moscow").press("Enter")
    expect(studio.root.locator(".gk-edit-marks li")).to_have_count(0)
    expect(mark).to_be_focused()
    mark.press("Enter")
    studio.editor.get_by_role("button", name="Keep the note").click()
    studio.answer()
    assert [note.marks for note in studio.studio.study.notes] == [("moscow",)]


def test_an_arrow_leads_from_the_place_that_was_marked_last(annotate):
    studio = annotate(fresh(), start_at=7)
    studio.do("write").click()
    expect(studio.do("arrow")).to_be_hidden()
    board = studio.root.locator(".gk-player-board")
    board.locator("[data-region=moscow][tabindex]").press("Enter")
    studio.do("mark").press("Enter")
    expect(studio.do("arrow")).to_be_hidden()
    board.locator("[data-region=ukraine][tabindex]").press("Enter")
    expect(studio.do("arrow")).to_have_text("Arrow from Moscow to Ukraine")
    studio.do("arrow").press("Enter")
    expect(studio.do("arrow")).to_be_hidden()
    chips = studio.root.locator(".gk-edit-marks li")
    expect(chips).to_have_text([re.compile("^Moscow"), re.compile("^Moscow → Ukraine")])
    expect(board.locator(".gk-noted-way")).to_be_attached()
    studio.editor.get_by_role("button", name="Keep the note").click()
    studio.answer()
    assert [note.marks for note in studio.studio.study.notes] == [("moscow", "moscow > ukraine")]


def test_the_marks_of_a_note_are_pointed_at_together_or_alone(annotate):
    studio = annotate(start_at=MAIN)
    noted = studio.root.locator(".gk-player-board .gk-outline-noted")
    expect(noted).to_have_count(1)
    russia = studio.root.get_by_role("button", name="Russia", exact=True)
    russia.press("Enter")
    expect(russia).to_have_attribute("aria-pressed", "true")
    expect(noted).to_have_count(0)
    russia.press("Enter")
    expect(russia).to_have_attribute("aria-pressed", "false")
    expect(russia).to_be_focused()
    expect(noted).to_have_count(1)


# ---- finding --------------------------------------------------------------------------------------------------------
def test_notes_are_found_by_words_author_sign_and_tag(annotate):
    studio = annotate()
    count = studio.root.locator(".gk-list-count")
    expect(count).to_have_text("6 notes")
    studio.focus_player()
    studio.press("f")
    studio.type("TROP tot")
    expect(studio.rows).to_have_count(1)
    expect(count).to_have_text("1 of 6 notes")
    expect(studio.said).to_have_text("1 of 6 notes")
    studio.press("Escape")
    expect(studio.rows).to_have_count(6)
    for name, value, found in (("Author", "Bénédicte", 2), ("Sign", "!!", 1), ("Tag", "opening", 0)):
        studio.root.locator(".gk-list-filter").get_by_role("combobox", name=name).select_option(value)
        expect(studio.rows).to_have_count(found)
    studio.do("clear").click()
    expect(studio.rows).to_have_count(6)
    expect(studio.root.get_by_role("searchbox")).to_be_focused()


def test_the_list_leads_to_the_step_and_to_the_side_line(annotate):
    studio = annotate()
    studio.rows.first.focus()
    studio.press("End")
    expect(studio.rows.last).to_be_focused()
    studio.press("ArrowUp", "ArrowDown", "Enter")
    row = studio.rows.last
    expect(row).to_have_attribute("aria-current", "true")
    expect(row).to_be_focused()
    inside = studio.rows.filter(has_text="This keeps the fee.")
    inside.click()
    expect(studio.here).to_contain_text(["This keeps the fee."])
    expect(studio.said).to_contain_text("Step 16 of the side line Waiting. 1 note here.")
    studio.widget.page.wait_for_function("host.trait('widget1', 'step') === 16")
    studio.hear()
    assert (studio.studio.line, studio.studio.step) == (studio.widget.trait("line"), LEAVES + 1)
    assert studio.studio.line != ""


def test_a_note_that_fits_nowhere_is_shown_with_the_reason(annotate, tmp_path):
    # Written on another game of the same players.
    other = fresh("Dan", "other")
    other.add(39, text={"en": "Lost words."})
    (note,) = other.notes
    moved = note.record().replace(note.anchor.digest, "0" * len(note.anchor.digest))
    study = annotated()
    (tmp_path / "other.notes.jsonl").write_text(moved + "\n", encoding="utf-8")
    study.merge(tmp_path / "other.notes.jsonl")
    studio = annotate(study)
    lost = studio.root.locator(".gk-list-lost")
    expect(lost).to_contain_text("Unattached notes")
    expect(lost).to_contain_text("Lost words.")
    expect(lost.locator(".gk-list-problem")).not_to_have_text("")
    expect(studio.rows).to_have_count(6)
    lost.get_by_role("button", name="Delete the note by Dan").click()
    studio.answer()
    expect(lost).to_be_hidden()


# ---- what must hold -------------------------------------------------------------------------------------------------
WORDS = (
    HOSTILE,
    "<script>window.hit = 1</script>",
    "[x](javascript:window.hit=1)",
    "\u202egnp.exe",
    "\u0001\u0007\u200b\u2028end",
    "مرحبا بالعالم",
    "👩‍👩‍👧‍👦" * 40,
    "x" * 4000,
)


def test_hostile_words_are_shown_literally(annotate):
    study = fresh(HOSTILE)
    for words in WORDS:
        study.add(
            7,
            text={"en": words},
            tags=(words.replace(",", " ").strip()[:60] or "t",),
            marks=("moscow",),
            author=words[:80],
        )
    studio = annotate(study, start_at=7, width=560)
    studio.do("edit").click()
    shown = studio.here.locator(".gk-note-text").all_inner_texts()
    assert {words.replace("\u2028", "\n") for words in WORDS} == {words.replace("\u2028", "\n") for words in shown}
    assert studio.root.locator("script, .gk-studio img, .gk-studio-part b, .gk-studio-part a").count() == 0
    assert studio.widget.page.evaluate("window.hit") is None
    assert studio.widget.page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize(
    ("width", "size", "lang"),
    [(560, "normal", "fr"), (860, "normal", "en"), (1000, "normal", "fr"), (1280, "large", "en")],
)
def test_nothing_sticks_out_or_is_too_small(annotate, width, size, lang):
    studio = annotate(start_at=MAIN, width=width, size=size, lang=lang)
    studio.do("edit").click()
    studio.do("rename").click()
    assert studio.widget.page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("name", ["imperial2030-4p", "incorporated-3p", "impero-3p"])
def test_a_game_of_each_kind_is_shown_with_its_notes(annotate, name):
    study = Study.open(ROOT / f"replays/{name}.replay.jsonl")
    note = next(note for note in study.notes if note.marks and len(note.glyph) > 2 and not note.anchor.line)
    studio = annotate(study, start_at=study.place(note.id).n, width=560)
    shown = studio.root.locator(f".gk-note[data-note='{note.id}']")
    # Signs and places of the game have words here, not ids.
    assert note.glyph not in shown.locator(".gk-note-sign").inner_text()
    assert not set(note.marks) & set(shown.locator(".gk-note-mark").all_inner_texts())
    expect(studio.root.locator(".gk-sides-line")).to_have_count(len(study.lines))
    assert studio.widget.page.evaluate(STICKS_OUT) == []
    studio.widget.assert_accessible()


def test_the_help_line_shows_every_key(annotate):
    keys = annotate().root.locator(".gk-player-under > .gk-bar-help kbd").all_inner_texts()
    assert keys == ["W", "T", "G", "F", "U", "B", "S"]


def test_letters_that_are_typed_do_nothing_else(annotate):
    studio = annotate(start_at=MAIN)
    studio.do("write").click()
    studio.type("jlcwtgfubs")
    studio.press("Home", "ArrowRight")
    studio.root.get_by_role("searchbox").focus()
    studio.type("jlcwtgfubs")
    assert where(studio) == MAIN
    assert studio.widget.messages == []
    expect(studio.editor.locator("textarea[lang=en]")).to_have_value("jlcwtgfubs")


# ---- a page of its own ----------------------------------------------------------------------------------------------
def test_a_page_of_its_own_is_read_and_not_written(page: Page):
    page.set_content(StudioDesk(annotated(), MAIN).to_html())
    expect(page.locator(".gk-here article")).to_have_count(2)
    expect(page.locator(".gk-here")).to_contain_text("Ann")
    expect(page.locator(".gk-note-mine")).to_have_count(0)
    for name in ("write", "edit", "delete", "try", "rename", "save", "undo", "compare", "promote"):
        expect(page.locator(f"[data-do={name}]")).to_have_count(0)
    expect(page.locator(".gk-files, .gk-trial, form.gk-edit")).to_have_count(0)
    page.get_by_role("slider", name="Step", exact=True).focus()
    page.keyboard.press("w")
    page.keyboard.press("f")
    page.keyboard.type("keeps")
    page.locator(".gk-list-row").press("Enter")
    expect(page.locator(".gk-here article")).to_contain_text("This keeps the fee.")
    page.locator(".gk-sides [data-do=open]:visible").first.click()
    expect(page.locator(".gk-player-where")).to_contain_text(f"Step {LEAVES} ")


@pytest.mark.parametrize("ready", [False, True], ids=["from the start", "later"])
def test_an_address_opens_its_step(page: Page, ready):
    study = annotated()
    (line,) = study.lines
    if not ready:
        page.evaluate("location.hash = '#20'")
    page.set_content(StudioDesk(study, MAIN).to_html())
    if ready:
        expect(page.locator(".gk-player-where")).to_contain_text(f"Step {MAIN} ")
        page.evaluate("location.hash = '#20'")
    expect(page.locator(".gk-player-where")).to_contain_text("Step 20 ")
    expect(page.locator(".gk-here")).to_contain_text("step 20 ")
    page.evaluate("(hash) => { location.hash = hash }", f"#{line}:{LEAVES + 1}")
    expect(page.locator(".gk-here article")).to_contain_text("This keeps the fee.")


def test_an_address_past_the_end_opens_the_end(page: Page):
    study = annotated()
    page.evaluate("location.hash = '#9999'")
    page.set_content(StudioDesk(study).to_html())
    expect(page.locator(".gk-here")).to_contain_text(f"step {len(study.session)} ")
