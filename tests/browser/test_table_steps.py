"""The game table in a real browser: keys and focus, the bar, what is said of each step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.games import at, new, over
from tests.widgets.recorded import play
from widgets import Lesson

# Keyboard.


def test_a_whole_turn_by_keyboard_alone(sit):
    seated = sit()
    keys = seated.widget.page.keyboard
    seated.root.locator(".gk-table").focus()
    keys.press("o")
    expect(seated.space("factory")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("Enter")
    keys.press("Enter")
    assert seated.answer() == [{"do": "play", "text": "RU rondel import"}]
    keys.press("d")
    expect(seated.option("Army in Moscow, 1 million")).to_be_focused()
    keys.press("Enter")
    seated.answer()
    # Redrawn: the focus is on the first option of the next menu, not lost.
    expect(seated.option("Army in Moscow, 1 million")).to_be_focused()
    keys.press("Escape")
    assert seated.answer() == [{"do": "unchoose"}]
    expect(seated.option("Army in Moscow, 1 million")).to_be_focused()
    keys.press("Enter")
    seated.answer()
    while not seated.widget.page.evaluate("document.activeElement.matches('.gk-table-done [data-option]')"):
        keys.press("Tab")
    keys.press("Enter")
    assert seated.answer() == [{"do": "play", "text": "RU import army:moscow"}]
    assert seated.table.session.view()["active"] == "CN"
    assert "Factory" in seated.focused()


def test_the_keys_of_the_table(sit):
    seated = sit(new("RU factory", "RU skip"))
    keys = seated.widget.page.keyboard
    seated.root.locator(".gk-table").focus()
    keys.press("u")
    assert seated.answer() == [{"do": "undo"}]
    assert seated.table.session.n == 1
    keys.press("b")
    assert seated.answer() == [{"do": "redo"}]
    assert seated.table.session.n == 2
    keys.press("r")
    assert seated.answer() == [{"do": "reset"}]
    assert len(seated.table.session) == 0
    keys.press("b")
    seated.answer()
    assert len(seated.table.session) == 2
    keys.press("m")
    assert seated.widget.page.evaluate("document.activeElement.closest('.gk-table-board') !== null")
    # The arrows of the map are the map's.
    keys.press("ArrowLeft")
    assert seated.new() == []
    seated.command("back").focus()
    keys.press("ArrowLeft")
    assert seated.answer() == [{"do": "seek", "n": 1}]
    keys.press("ArrowRight")
    assert seated.answer() == [{"do": "seek", "n": 2}]
    keys.press("Control+u")
    keys.press("x")
    assert seated.new() == []


def test_keys_stay_away_from_the_notebook_and_from_fields(sit):
    seated = sit(new("RU factory"))
    seated.widget.page.evaluate(
        "window.reached = []; document.addEventListener('keydown', (event) => window.reached.push(event.key))"
    )
    seated.root.locator(".gk-table-gifts summary").click()
    amount = seated.root.get_by_role("spinbutton", name="Million")
    for key in ("u", "r", "b", "ArrowLeft"):
        amount.press(key)
    seated.root.get_by_role("combobox", name="To", exact=True).press("m")
    assert seated.new() == []
    seated.command("undo").press("d")
    assert seated.widget.page.evaluate("window.reached") == []


def test_the_help_line_shows_every_key_and_the_buttons_announce_theirs(sit):
    seated = sit()
    assert seated.root.locator(".gk-bar-help kbd").all_inner_texts() == ["←", "→", "U", "B", "R", "M", "O", "D"]
    keys = {
        name: seated.command(name).get_attribute("aria-keyshortcuts")
        for name in ("back", "forward", "undo", "redo", "reset")
    }
    assert keys == {"back": "ArrowLeft", "forward": "ArrowRight", "undo": "U", "redo": "B", "reset": "R"}


@pytest.mark.parametrize("point", ["rondel", "invest", "armies"])
def test_the_focus_is_never_lost_when_the_menu_changes(sit, point):
    seated = sit(at(point))
    for _ in range(8):
        buttons = seated.panel.locator("[data-option]")
        last = buttons.nth(buttons.count() - 1)
        last.press("Enter")
        seated.answer()
        focused = seated.widget.page.evaluate(
            "[document.activeElement].map((it) => it.closest('.gk-table-panel') ? it.tagName : 'LOST')[0]"
        )
        assert focused in {"BUTTON", "P"}


def test_at_the_end_of_the_game_the_focus_is_on_the_sentence(sit):
    session = over()
    session.undo_to(len(session) - 1)
    seated = sit(session)
    seated.panel.locator("[data-option]").first.focus()
    seated.table.play(session.node.children[0].action)
    seated.show()
    assert "The game is over." in seated.focused()


# The bar.


def test_the_buttons_of_the_bar_lead_through_the_game(sit):
    session = play(20)
    seated = sit(session)
    wishes = []
    for name in ("back", "back", "first", "forward", "last"):
        seated.command(name).click()
        wishes += seated.answer()
    assert [wish["n"] for wish in wishes] == [19, 18, 0, 1, 20]
    expect(seated.root.locator(".gk-table-where")).to_have_text(re.compile(r"^Step 20 of 20, turn \d+$"))
    forward = seated.command("forward")
    expect(forward).to_have_attribute("aria-disabled", "true")
    forward.click(force=True)
    assert seated.new() == []


def test_steps_that_come_faster_than_the_answers_are_not_lost(sit):
    seated = sit(play(20))
    for _ in range(4):
        seated.command("back").click()
    assert [wish["n"] for wish in seated.answer()] == [19, 18, 17, 16]
    expect(seated.root.locator(".gk-table-where")).to_have_text(re.compile("^Step 16 of 20"))


def test_a_step_that_never_comes_is_given_up(sit, clock):
    seated = sit(play(20))
    back = seated.command("back")
    back.click()
    back.click()
    assert [wish["n"] for wish in seated.new()] == [19, 18]
    clock.run_for(3100)
    back.click()
    assert [wish["n"] for wish in seated.new()] == [19, 18, 19]


def test_a_step_that_is_refused_is_given_up(sit):
    seated = sit(play(20))
    back = seated.command("back")
    back.click()
    back.click()
    seated.widget.set(_verdict={"id": 1, "text": "Needs a step that is there.", "rules": [], "status": "refused"})
    back.click()
    assert [wish["n"] for wish in seated.new()] == [19, 18, 19]
    expect(seated.root.locator(".gk-table-where")).to_have_text(re.compile("^Step 20 of 20"))


def test_taking_back_and_bringing_back(sit):
    seated = sit(new("RU factory", "RU skip", "CN taxation"))
    redo = seated.command("redo")
    expect(redo).to_have_attribute("aria-disabled", "true")
    seated.command("undo").click()
    assert seated.answer() == [{"do": "undo"}]
    expect(redo).to_have_accessible_name("Bring back 1 move taken back")
    redo.click()
    assert seated.answer() == [{"do": "redo"}]
    assert len(seated.table.session) == 3
    seated.command("first").click()
    seated.answer()
    expect(seated.command("undo")).to_have_accessible_name("Take back to here: everything after step 0")
    seated.command("undo").click()
    assert seated.answer() == [{"do": "undo", "n": 0}]
    expect(redo).to_have_accessible_name("Bring back 3 moves taken back")
    redo.click()
    seated.answer()
    seated.command("reset").click()
    assert seated.answer() == [{"do": "reset"}]
    assert len(seated.table.session) == 0
    expect(seated.command("reset")).to_have_attribute("aria-disabled", "true")


def test_an_earlier_step_says_so_and_leads_to_the_newest(sit):
    seated = sit(play(20))
    note = seated.panel.locator(".gk-table-past")
    expect(note).to_be_hidden()
    seated.command("first").click()
    seated.answer()
    expect(note).to_contain_text("You are looking at step 0 of 20.")
    note.get_by_role("button", name="Return to the newest step").click()
    assert seated.answer() == [{"do": "seek", "n": 20}]
    expect(note).to_be_hidden()
    assert seated.widget.page.evaluate("document.activeElement.closest('.gk-table-panel') !== null")
    seated.command("back").click()
    seated.answer()
    # Taking back stands in the bar alone.
    assert note.get_by_role("button").all_inner_texts() == ["Return to the newest step"]
    seated.command("undo").click()
    assert seated.answer() == [{"do": "undo", "n": 19}]
    expect(note).to_be_hidden()


def test_playing_at_an_earlier_step_keeps_what_came_after(sit):
    seated = sit(new("RU factory", "RU skip", "CN taxation"))
    seated.command("first").click()
    seated.answer()
    seated.choose("Taxation")
    assert len(seated.table.session) == 1
    expect(seated.command("redo")).to_have_accessible_name("Bring back 3 moves taken back")


def test_without_a_lesson_its_letter_is_not_offered(sit):
    seated = sit()
    expect(seated.root.locator(".gk-bar-help")).to_contain_text("D decision")
    expect(seated.root.locator(".gk-bar-help")).not_to_contain_text("lesson")
    seated.space("factory").press("l")
    expect(seated.space("factory")).to_be_focused()


# Words.


def test_one_announcement_a_step_says_what_happened_and_who_decides(sit):
    seated = sit(new("RU factory"))
    live = seated.root.locator(".gk-table > [role=status]")
    expect(live).to_have_text("")
    seated.widget.page.evaluate(
        """() => {
            const live = document.querySelector("#widget1 .gk-table > [role=status]");
            window.said = [];
            window.watcher = new MutationObserver(() => window.said.push(live.textContent));
            window.watcher.observe(live, { childList: true, characterData: true, subtree: true });
        }"""
    )
    seated.choose("Shipyard in Murmansk, 5 million")
    expect(live).to_contain_text("Step 2 of 2, turn 2.")
    expect(live).to_contain_text("Russia pays 5 million")
    expect(live).to_contain_text("China, governed by Ben, chooses a space on the rondel.")
    seated.command("first").click()
    seated.answer()
    expect(live).to_contain_text("The game is set up.")
    assert len(seated.widget.page.evaluate("window.said")) == 2
    seated.widget.page.evaluate("window.watcher.disconnect()")


def test_what_happened_stands_under_the_bar_with_its_rules(sit):
    seated = sit(new("RU factory"))
    seated.choose("Shipyard in Murmansk, 5 million")
    happened = seated.root.locator(".gk-table-happened")
    expect(happened).to_contain_text("Russia pays 5 million")
    chip = happened.get_by_role("button").first
    chip.click()
    expect(happened.locator(".gk-log-rule")).to_contain_text(chip.get_attribute("data-rule") or "")
    chip.press("Escape")
    expect(happened.locator(".gk-log-rule")).to_have_count(0)


def test_accounts_map_and_log_show_the_step(sit):
    seated = sit(new("RU factory"))
    seated.choose("Shipyard in Murmansk, 5 million")
    changed = seated.root.locator(".gk-acc-nations tr[data-nation=RU] .gk-acc-changed .gk-acc-mark").all_inner_texts()
    assert "−5" in changed
    assert seated.root.locator(".gk-outline-changed").count() == 1
    expect(seated.root.locator(".gk-log-entry[aria-current]")).to_have_attribute("value", "2")
    seated.command("back").click()
    seated.answer()
    expect(seated.root.locator(".gk-log-entry").first).to_have_attribute("value", "1")
    assert seated.root.locator(".gk-outline-changed").count() == 0
    # Another move gets the number of the one that was taken back.
    seated.choose("Build nothing")
    expect(seated.root.locator(".gk-log-entry").first).to_contain_text("builds nothing")


def test_a_position_that_was_laid_out_has_a_first_line_too(sit):
    lesson = Lesson("factory")
    seated = sit(lesson.session)
    lesson.close()
    expect(seated.root.locator(".gk-log-entry")).to_contain_text("The game is set up.")


def test_older_steps_are_fetched_for_the_log(sit):
    seated = sit(play(100))
    entries = seated.root.locator(".gk-log-entry")
    expect(entries).to_have_count(30)
    more = seated.root.locator(".gk-log-more")
    expect(more).to_have_text("Show older steps (71)")
    more.click()
    assert seated.answer() == [{"do": "older"}]
    expect(entries).to_have_count(60)
    expect(more).to_have_text("Show older steps (41)")


def test_the_outcome(sit):
    session = over()
    seated = sit(session)
    rows = seated.panel.locator(".gk-table-ranks tbody tr")
    outcome = session.outcome
    assert outcome is not None
    best = min(outcome.ranks, key=lambda pair: pair[1])[0]
    expect(rows.first).to_contain_text(session.names[best])
    expect(rows.first).to_contain_text(str(dict(outcome.scores)[best]))
    assert rows.count() == len(session.names)
    expect(seated.panel).to_contain_text("The game is over.")
    expect(seated.root.locator(".gk-table-gifts")).to_be_hidden()
    assert seated.panel.locator("[data-option]").count() == 0


def test_a_computer_player_moves_waits_and_goes_on(sit):
    seated = sit(new("RU taxation"), computers={"Ben": "greedy"}, pace=600)
    run = seated.command("run")
    expect(seated.panel).to_contain_text("A computer player is choosing.")
    assert seated.panel.locator("[data-option]").count() == 0
    expect(run).to_have_accessible_name("Let the computer wait")
    run.click()
    assert seated.answer() == [{"do": "pause"}]
    expect(seated.panel).to_contain_text("A computer player decides here and waits.")
    seated.table._sitting.pace = 0
    seated.panel.get_by_role("button", name="Let the computer play").click()
    assert seated.answer() == [{"do": "go"}]
    assert seated.table.session.n > 1
    expect(run).to_be_hidden()
    expect(seated.panel.locator("[data-option]").first).to_be_focused()


def test_a_space_is_not_chosen_for_a_computer_player(sit):
    seated = sit(new("RU taxation"), computers={"Ben": "greedy"}, pace=600)
    seated.space("factory").click()
    expect(seated.space("factory")).to_have_attribute("aria-checked", "false")
    assert seated.new() == []
