"""A lesson at the table in a real browser: predict, move, see, try what is not allowed, and go on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import THEMES, bundle_of
from tests.browser.seated import Seated
from tests.browser.state import state_of
from widgets import Lesson


@pytest.fixture
def learn(mount):
    """Return `learn(which, theme=..., width=...)`: a lesson that Python answers."""
    lessons: list[Lesson] = []

    def make(which: str | int, theme: str = "light", width: int = 1000, **options: Any) -> Seated:
        lesson = Lesson(which, **options)
        lessons.append(lesson)
        return Seated(lesson, mount(bundle_of(lesson), state_of(lesson), theme=theme, width=width))

    yield make
    for lesson in lessons:
        lesson.close()


def panel(it: Seated) -> Locator:
    return it.root.locator(".gk-lesson")


def press(it: Seated, name: str) -> None:
    """Press a button of the panel and let Python answer."""
    panel(it).get_by_role("button", name=name, exact=True).click()
    it.answer()


@pytest.mark.parametrize(
    ("themes", "width", "lang", "size"), [(THEMES, 560, "fr", "normal"), (("dark",), 1100, "en", "large")]
)
def test_axe_finds_nothing(learn, themes, width, lang, size):
    it = learn("factory", width=width, lang=lang, size=size)
    it.table.play("RU factory")
    it.show()
    panel(it).locator("button[data-rule]").first.click()
    it.widget.assert_accessible(themes)
    it.table._receive(it.table, {"do": "lesson", "wish": "next"}, None)
    it.table._receive(it.table, {"do": "lesson", "wish": "answer", "answer": "yes"}, None)
    it.table._receive(it.table, {"do": "lesson", "wish": "hint"}, None)
    it.table.play("RU skip")
    it.show()
    it.widget.assert_accessible(themes)


def test_predict_then_move_then_see(learn):
    it = learn("rondel")
    field = panel(it).get_by_role("textbox", name="How much does Russia pay for this move?")
    field.fill("0")
    field.press("Enter")
    it.answer()
    expect(panel(it)).to_contain_text("Right: 0 million.")
    expect(panel(it)).to_contain_text("Now make the move and see.")
    it.space("production").click()
    it.space("production").click()
    it.answer()
    expect(panel(it)).to_contain_text("You said “0 million”, and so it is.")
    expect(panel(it)).to_contain_text("Moscow produces for Russia: 1 army.")
    press(it, "Next task")
    expect(panel(it)).to_contain_text("Task 2 of 4")
    expect(panel(it).get_by_role("button", name="2. A lap without the money")).to_have_attribute("aria-current", "step")


def test_what_is_not_allowed_is_tried_on_the_board(learn):
    it = learn("factory")
    it.table.play("RU factory")
    it.table._receive(it.table, {"do": "lesson", "wish": "next"}, None)
    it.show()
    it.region("novosibirsk").focus()
    it.widget.page.keyboard.press("Enter")
    it.answer()
    expect(panel(it)).to_contain_text("Not allowed")
    expect(panel(it)).to_contain_text("Needs a province without hostile armies; Novosibirsk is occupied.")
    assert it.table.done == ("land", "occupied")


def test_a_faded_space_of_the_rondel_counts_as_tried(learn):
    it = learn("taxation")
    it.table.play("RU taxation")
    it.table.play("CN taxation")
    it.table._receive(it.table, {"do": "lesson", "wish": "next"}, None)
    it.show()
    # Playwright waits in vain for a space that is closed.
    it.space("taxation").click(force=True)
    it.answer()
    assert it.table.finished
    expect(panel(it)).to_contain_text("This lesson is done.")


def test_another_move_is_taken_back_with_one_key_or_one_button(learn):
    it = learn("factory")
    for how in ("key", "button"):
        it.table.play("RU import")
        it.show()
        expect(panel(it)).to_contain_text("That was another move")
        if how == "key":
            it.panel.locator("button:visible").first.focus()
            it.widget.page.keyboard.press("u")
            it.answer()
        else:
            press(it, "Back to the task")
        assert it.table.session.n == 0, how
        expect(panel(it)).not_to_contain_text("That was another move")


def test_the_keys_of_the_table_stay_out_of_what_is_typed(learn):
    it = learn("rondel")
    it.table.play("RU production")
    it.table._receive(it.table, {"do": "lesson", "wish": "again"}, None)
    it.show()
    panel(it).get_by_role("textbox").press_sequentially("rub")
    expect(panel(it).get_by_role("textbox")).to_have_value("rub")
    assert it.new() == []


def test_the_whole_panel_works_by_keyboard(learn):
    it = learn("battle")
    page = it.widget.page
    it.table.play("RU maneuver")
    it.show()
    panel(it).get_by_role("button", name="Next task").focus()
    page.keyboard.press("Enter")
    it.answer()
    # The button is gone: the focus stands at the new task.
    expect(panel(it).locator(".gk-lesson-text")).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel(it).get_by_role("radio", name="Yes")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    it.answer()
    expect(panel(it)).to_contain_text("Right: No.")
    panel(it).get_by_role("button", name="Try it").focus()
    page.keyboard.press("Enter")
    it.answer()
    expect(panel(it)).to_contain_text("In the army step Russia attacks with armies; it has none in Beijing.")
    expect(panel(it).get_by_role("button", name="Next task")).to_be_focused()


def test_another_lesson_opens_in_its_place(learn):
    it = learn("rondel")
    panel(it).get_by_role("combobox", name="Lesson").select_option("factory")
    it.answer()
    expect(panel(it)).to_contain_text("Russia stands on Taxation. Move it one step, to Factory.")
    expect(panel(it).get_by_role("combobox")).to_have_value("factory")
    for task in range(3):
        lesson: Lesson = it.table
        for move in lesson._course.plan.tasks[task].play:
            lesson.play(move)
        lesson._receive(lesson, {"do": "lesson", "wish": "try"}, None)
        lesson._receive(lesson, {"do": "lesson", "wish": "next"}, None)
    it.show()
    press(it, "Next lesson: Production and import")
    expect(panel(it)).to_contain_text("3 of 8: Production and import")
    expect(panel(it).get_by_role("option", name="2 of 8: Factories, done")).to_be_attached()


def test_tasks_that_were_done_can_be_looked_at_again(learn):
    it = learn("rondel")
    it.table.play("RU production")
    it.table._receive(it.table, {"do": "lesson", "wish": "next"}, None)
    it.show()
    expect(panel(it).get_by_role("button", name="3. Five steps")).to_have_attribute("aria-disabled", "false")
    expect(panel(it).get_by_role("button", name="4. A first placement")).to_have_attribute("aria-disabled", "true")
    press(it, "1. Three steps, done")
    expect(panel(it)).to_contain_text("Task 1 of 4")
    assert it.table.session.n == 0
    press(it, "Do it again")
    assert it.table.done == ()


@pytest.mark.parametrize("width", [560, 1000])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_cut_off_and_targets_are_large_enough(learn, width, lang):
    it = learn("battle", width=width, lang=lang)
    it.table.play("RU maneuver")
    it.show()
    box = panel(it)
    assert box.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    assert it.root.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    for target in box.locator("button:visible:not(.gk-chip), select").all():
        size = target.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 24


def test_a_table_without_a_lesson_has_no_panel(mount):
    import gamekit
    from widgets import GameTable

    table = GameTable(gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7))
    widget = mount(bundle_of(table), state_of(table))
    expect(widget.root.locator(".gk-table-board")).to_be_visible()
    expect(widget.root.locator(".gk-lesson")).to_have_count(0)
    table.close()


def test_a_letter_leads_to_the_lesson(learn):
    it = learn("factory")
    keys = it.widget.page.keyboard
    it.space("factory").focus()
    keys.press("l")
    expect(panel(it).locator(".gk-lesson-text")).to_be_focused()
    expect(it.root.locator(".gk-bar-help")).to_contain_text("L lesson")
    keys.press("d")
    expect(it.option("Factory")).to_be_focused()
