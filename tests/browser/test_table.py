"""The game table in a real browser, with its Python side answering: choices, board, keys, bar, words, focus, layout."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import gamekit
from gamekit import Session
from tests.browser.harness import THEMES, Widget, bundle, set_theme
from tests.browser.seated import Seated
from tests.browser.state import state_of
from tests.widgets.recorded import long_game, play
from widgets import GameTable, Lesson

Mount = Callable[..., Widget]
Sit = Callable[..., Seated]


@pytest.fixture
def sit(mount: Mount) -> Iterator[Sit]:
    """Return `sit(session=a new game of Ann and Ben, theme=..., width=..., ...)`: a table that Python answers."""
    tables: list[GameTable] = []

    def make(session: Session | None = None, theme: str = "light", width: int = 1000, **options: Any) -> Seated:
        made = GameTable(new() if session is None else session, **{"pace": 0, **options})
        tables.append(made)
        return Seated(made, mount(bundle("table"), state_of(made), theme=theme, width=width))

    yield make
    for table in tables:
        table.close()


def new(*actions: str, players: tuple[str, ...] = ("Ann", "Ben")) -> Session:
    """Return a game after some actions."""
    session = gamekit.new_session("imperial2030", players=list(players), seed=7)
    for action in actions:
        session.play(action)
    return session


def at(point: str, seed: int = 8, beyond: int = 100) -> Session:
    """Return a random game where this is to be decided."""
    session, chance = play(beyond, seed), Random(seed)
    while session.to_act is not None and session.to_act.point != point:
        session.play(chance.choice(session.legal_actions))
    assert session.to_act is not None
    return session


def over() -> Session:
    """Return a game that is over."""
    session = play(5000, seed=11)
    assert session.to_act is None
    return session


# Options in the panel.


def test_an_option_that_is_a_whole_action_is_played_at_once(sit):
    seated = sit()
    assert seated.choose("Factory") == [{"do": "play", "text": "RU rondel factory"}]
    expect(seated.panel).to_contain_text("chooses the city where a factory is built")
    expect(seated.panel.locator(".gk-table-question")).to_contain_text("In which city does Russia build?")
    assert seated.table.session.n == 1


def test_choices_lead_on_and_back_and_to_any_of_them(sit):
    seated = sit(new("RU import"))
    assert seated.choose("Army in Moscow, 1 million") == [{"do": "choose", "text": "RU import army:moscow"}]
    seated.choose("Fleet in Murmansk, 1 million")
    crumbs = seated.panel.get_by_role("list", name="Choices made so far")
    assert crumbs.get_by_role("listitem").all_inner_texts() == [
        "From the start",
        "Army in Moscow, 1 million",
        "Fleet in Murmansk, 1 million",
    ]
    crumbs.get_by_role("button", name="Army in Moscow").click()
    assert seated.answer() == [{"do": "choose", "text": "RU import army:moscow"}]
    assert crumbs.get_by_role("listitem").count() == 2
    seated.choose("Army in Moscow, 1 million")
    seated.panel.get_by_role("button", name="One choice back").click()
    assert seated.answer() == [{"do": "unchoose"}]
    assert crumbs.get_by_role("listitem").count() == 2
    crumbs.get_by_role("button", name="From the start").click()
    assert seated.answer() == [{"do": "clear"}]
    expect(crumbs).to_have_count(0)
    assert seated.table.session.n == 1


def test_what_is_legal_already_can_be_played_as_it_stands(sit):
    seated = sit(new("RU import"))
    seated.choose("Army in Moscow, 1 million")
    assert seated.choose("Buy 1 unit for 1 million") == [{"do": "play", "text": "RU import army:moscow"}]
    assert seated.table.session.n == 2


def test_a_double_click_does_not_play_what_comes_to_stand_there(sit):
    seated = sit()
    seated.option("Factory").dispatch_event("click", {"detail": 1})
    assert seated.answer() == [{"do": "play", "text": "RU rondel factory"}]
    seated.option("Shipyard in Murmansk, 5 million").dispatch_event("click", {"detail": 2})
    assert seated.new() == []


def test_the_same_unit_is_chosen_again_as_fast_as_one_clicks(sit):
    seated = sit(new("RU import"))
    for nth in (1, 2):
        # The browser counts clicks that follow each other fast.
        seated.option("Army in Moscow, 1 million").dispatch_event("click", {"detail": nth})
        seated.answer()
    assert seated.table._now["menu"]["text"] == "RU import army:moscow*2"


def test_the_same_wish_is_sent_once_until_it_is_answered(sit):
    seated = sit()
    for _ in range(3):
        seated.option("Factory").press("Enter")
    assert seated.answer() == [{"do": "play", "text": "RU rondel factory"}]


def test_rules_of_options_open_their_text(sit):
    seated = sit(new("RU factory"))
    # What all options rest on stands once beside the question.
    question = seated.panel.locator(".gk-table-question")
    question.get_by_role("button", name="Rule FAC-1").click()
    expect(seated.panel.locator(".gk-log-rule")).to_have_count(1)
    own = seated.panel.locator(".gk-table-option").first.locator("button[data-rule]").first
    own.click()
    expect(seated.panel.locator(".gk-log-rule")).to_contain_text(own.get_attribute("data-rule") or "")
    expect(question.locator("[aria-expanded=true]")).to_have_count(0)
    seated.widget.assert_accessible()
    own.press("Escape")
    expect(seated.panel.locator(".gk-log-rule")).to_have_count(0)
    assert seated.new() == []


# The board.


def test_a_region_is_selected_first_and_played_by_the_button(sit):
    seated = sit(new("RU factory"))
    seated.region("novosibirsk").click()
    assert seated.new() == []
    confirm = seated.panel.get_by_role("button", name="Confirm: Armaments factory in Novosibirsk, 5 million")
    confirm.click()
    assert seated.answer() == [{"do": "play", "text": "RU build novosibirsk"}]
    expect(confirm).to_have_count(0)


def test_a_second_click_on_another_region_selects_that_one(sit):
    seated = sit(new("RU factory"))
    seated.region("novosibirsk").click()
    seated.region("murmansk").click()
    assert seated.new() == []
    expect(seated.panel.get_by_role("button", name="Confirm: Shipyard in Murmansk")).to_be_visible()
    seated.region("murmansk").click()
    assert seated.answer() == [{"do": "play", "text": "RU build murmansk"}]


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_twice_on_a_region_plays(sit, key):
    seated = sit(new("RU factory"))
    seated.region("murmansk").focus()
    seated.widget.page.keyboard.press(key)
    assert seated.new() == []
    expect(seated.root.locator(".gk-table > [role=status]")).to_contain_text("Selected: Shipyard in Murmansk")
    seated.widget.page.keyboard.press(key)
    assert seated.answer() == [{"do": "play", "text": "RU build murmansk"}]
    # The focus stays on the map, where the reader plays.
    expect(seated.region("murmansk")).to_be_focused()


def test_enter_twice_on_a_space_plays_and_another_space_does_not(sit):
    seated = sit()
    keys = seated.widget.page.keyboard
    seated.space("factory").focus()
    keys.press("Enter")
    assert seated.new() == []
    expect(seated.panel.get_by_role("button", name="Confirm: Factory")).to_be_visible()
    keys.press("ArrowLeft")
    keys.press("Enter")
    assert seated.new() == []
    expect(seated.panel.get_by_role("button", name="Confirm: Taxation")).to_be_visible()
    keys.press("Enter")
    assert seated.answer() == [{"do": "play", "text": "RU rondel taxation"}]


def test_a_unit_is_picked_at_once_and_its_way_confirmed(sit):
    seated = sit(new("RU import", "RU import army:moscow", *rounds("RU maneuver")))
    assert seated.table.session.to_act.point == "armies"
    seated.region("moscow").click()
    assert seated.answer() == [{"do": "choose", "text": "RU army moscow"}]
    seated.region("ukraine").click()
    assert seated.new() == []
    seated.region("ukraine").click()
    assert seated.answer() == [{"do": "play", "text": "RU army moscow > ukraine"}]
    assert seated.table.session.view()["regions"]["ukraine"]["units"] == [["RU", "army", "", 1]]


def rounds(last: str) -> list[str]:
    """Return quiet moves of the others, and one of Russia."""
    others = ("CN", "IN", "BR", "US", "EU")
    return [*(f"{nation} taxation" for nation in others), last]


def test_a_region_of_several_options_lists_only_these(sit):
    seated = sit(new("RU import"))
    seated.region("murmansk").press("Enter")
    assert seated.new() == []
    labels = seated.panel.locator("[data-option]").all_inner_texts()
    assert labels == ["Army in Murmansk, 1 million", "Fleet in Murmansk, 1 million"]
    expect(seated.option("Army in Murmansk, 1 million")).to_be_focused()
    seated.widget.page.keyboard.press("Escape")
    assert seated.new() == []
    assert seated.panel.locator("[data-option]").count() == 7
    seated.region("murmansk").click()
    seated.panel.get_by_role("button", name="Show all choices").click()
    assert seated.panel.locator("[data-option]").count() == 7
    seated.region("murmansk").click()
    assert seated.choose("Fleet in Murmansk, 1 million") == [{"do": "choose", "text": "RU import fleet:murmansk"}]


# What is refused.


def test_a_faded_space_says_what_it_needs_with_its_rules(sit):
    seated = sit(poor())
    offers = seated.table.session.view()["spaces"]
    dear = next(space for space, offer in offers.items() if offer.get("why") == "RON-6")
    good = next(space for space, offer in offers.items() if offer["legal"])
    seated.space(dear).click(force=True)
    refusal = seated.panel.locator(".gk-table-refusal")
    expect(refusal).to_contain_text(re.compile(rf"^Needs {offers[dear]['fee']} million"))
    expect(refusal).not_to_contain_text("(RON")
    expect(refusal.get_by_role("button", name="Rule RON-6")).to_be_visible()
    assert seated.new() == []
    refusal.get_by_role("button", name="Rule RON-6").click()
    expect(seated.panel.locator(".gk-log-rule")).to_contain_text("RON-6")
    seated.widget.assert_accessible()
    # It goes with the next thing that is pointed at.
    seated.space(good).click()
    expect(refusal).to_be_hidden()
    seated.space(dear).click(force=True)
    expect(refusal).to_be_visible()


def poor() -> Session:
    """Return a game in which a nation that is to move cannot pay for every space."""
    session = at("rondel", 5, 60)
    while [offer.get("why") for offer in session.view()["spaces"].values()].count("RON-6") == 0:
        session.play(session.legal_actions[-1])
        while session.to_act.point != "rondel":
            session.play(session.legal_actions[-1])
    return session


def test_a_region_that_cannot_be_chosen_says_why_again_and_again(sit):
    seated = sit(new("RU factory"))
    refusal = seated.panel.locator(".gk-table-refusal")
    seated.region("moscow").click()
    expect(refusal).to_contain_text("Needs a city without a factory; Moscow has one.")
    expect(seated.root.locator(".gk-table > [role=status]")).to_contain_text("Needs a city without a factory")
    seated.region("murmansk").click()
    expect(refusal).to_be_hidden()
    seated.region("moscow").click()
    expect(refusal).to_be_visible()
    expect(seated.panel.locator(".gk-table-confirm")).to_be_hidden()
    seated.choose("Build nothing")
    expect(refusal).to_be_hidden()


def test_the_answer_to_a_refused_play_is_shown_and_said(sit):
    seated = sit(new("RU factory"))
    seated.table._receive(seated.table, {"do": "play", "text": "RU build moscow"}, [])
    seated.show()
    refusal = seated.panel.locator(".gk-table-refusal")
    expect(refusal).to_contain_text("Needs a city without a factory")
    assert refusal.locator("button[data-rule]").evaluate_all("all => all.map(it => it.dataset.rule)") == list(
        seated.table._verdict["rules"]
    )
    expect(seated.root.locator(".gk-table > [role=status]")).to_contain_text("Needs a city without a factory")
    seated.choose("Build nothing")
    expect(refusal).to_be_hidden()


def test_a_lesson_hears_which_place_was_refused(sit, mount):
    lesson = Lesson("factory")
    seated = Seated(lesson, mount(bundle("table"), state_of(lesson), width=1000))
    seated.choose("Factory")
    expect(seated.root.locator(".gk-lesson")).to_be_visible()
    seated.region("moscow").click()
    assert seated.answer() == [{"do": "lesson", "wish": "refused", "place": "moscow"}]
    # The lesson may answer; the reason stays.
    expect(seated.panel.locator(".gk-table-refusal")).to_contain_text("Needs a city without a factory")
    lesson.close()


def test_a_game_without_a_lesson_has_no_room_for_one(sit):
    seated = sit(width=600)
    expect(seated.root.locator(".gk-table-lesson")).to_be_hidden()
    board, root = (seated.root.locator(one).bounding_box() for one in (".gk-table-board", ".gk-table"))
    assert board is not None
    assert root is not None
    assert board["y"] == root["y"]


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
    assert seated.root.locator(".gk-table-help kbd").all_inner_texts() == ["←", "→", "U", "B", "R", "M", "O", "D"]
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


def test_an_earlier_step_says_so_and_offers_two_ways(sit):
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
    note.get_by_role("button", name="Go on from here").click()
    assert seated.answer() == [{"do": "undo", "n": 19}]
    expect(note).to_be_hidden()


def test_playing_at_an_earlier_step_keeps_what_came_after(sit):
    seated = sit(new("RU factory", "RU skip", "CN taxation"))
    seated.command("first").click()
    seated.answer()
    seated.choose("Taxation")
    assert len(seated.table.session) == 1
    expect(seated.command("redo")).to_have_accessible_name("Bring back 3 moves taken back")


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
    seated.table.pace = 0
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


# Gifts.


def test_money_is_given(sit):
    seated = sit()
    form = seated.root.locator(".gk-table-gifts")
    form.locator("summary").click()
    seated.widget.assert_accessible()
    form.get_by_role("combobox", name="Who gives").select_option("Ben gives money to a treasury")
    form.get_by_role("combobox", name="To", exact=True).select_option("China")
    amount = form.get_by_role("spinbutton", name="Million")
    expect(amount).to_have_attribute("max", "2")
    amount.fill("2")
    form.get_by_role("button", name="Give").click()
    assert seated.answer() == [{"do": "play", "text": "P2 donate CN 2"}]
    assert seated.table.session.view()["seats"]["P2"]["cash"] == 0
    # It stays open, and Ben has nothing left to give.
    assert form.get_by_role("combobox", name="Who gives").locator("option").all_inner_texts() == [
        "Ann gives money to a treasury"
    ]


@pytest.mark.parametrize("typed", ["", "0", "3", "1.5"])
def test_an_amount_that_cannot_be_given_says_what_can(sit, typed):
    seated = sit()
    form = seated.root.locator(".gk-table-gifts")
    form.locator("summary").click()
    amount = form.get_by_role("spinbutton", name="Million")
    amount.fill(typed)
    amount.press("Enter")
    expect(form.get_by_role("alert")).to_have_text("It takes a whole number from 1 to 2.")
    expect(amount).to_have_attribute("aria-invalid", "true")
    expect(amount).to_be_focused()
    assert seated.new() == []
    seated.widget.assert_accessible()
    amount.fill("1")
    expect(form.get_by_role("alert")).to_be_hidden()


def test_the_form_keeps_what_was_typed_while_the_game_goes_on(sit):
    seated = sit()
    form = seated.root.locator(".gk-table-gifts")
    form.locator("summary").click()
    form.get_by_role("combobox", name="To", exact=True).select_option("Europe")
    form.get_by_role("spinbutton", name="Million").fill("2")
    seated.choose("Taxation")
    expect(form.get_by_role("spinbutton", name="Million")).to_have_value("2")
    expect(form.get_by_role("combobox", name="To", exact=True)).to_have_value("EU")


# Language, looks, life.


def test_another_language_is_drawn_at_once(sit):
    seated = sit(play(20))
    seated.table.lang = "fr"
    seated.show()
    expect(seated.command("undo")).to_have_accessible_name("Reprendre le coup")
    expect(seated.root.locator(".gk-table-where")).to_have_text(re.compile("^Étape 20 sur 20, tour"))
    expect(seated.panel).to_contain_text(seated.table._now["sentence"])
    assert seated.root.get_attribute("lang") == "fr"
    assert seated.root.locator(".gk-table").count() == 1
    # No text is left without its words.
    assert "widget." not in seated.root.inner_text()
    assert seated.root.locator("[aria-label*='widget.'], [title*='widget.']").count() == 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("width", "size", "lang"), [(1000, "normal", "en"), (560, "normal", "fr"), (1300, "large", "en")]
)
def test_axe_finds_nothing(sit, theme, width, size, lang):
    seated = sit(at("import"), theme=theme, width=width, size=size, lang=lang)
    seated.panel.locator("[data-option]").first.click()
    seated.answer()
    seated.panel.locator("button[data-rule]").first.click()
    seated.widget.assert_accessible()
    seated.table.seek(seated.table.session.n - 3)
    seated.show()
    seated.widget.assert_accessible()


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_the_end(sit, theme):
    sit(over(), theme=theme).widget.assert_accessible()


CUT = """() => {
    const root = document.querySelector("#widget1 .gk-table");
    const edge = root.getBoundingClientRect().right + 1;
    const boxes = "button, td, th, caption, kbd, select, table, input, .gk-table-where, [class*=gk-table-]";
    // Tables wider than their place scroll in a box of their own.
    const seen = [...root.querySelectorAll(boxes)].filter((node) => !node.closest(".gk-acc-box"));
    const out = seen.filter((node) => node.getBoundingClientRect().right > edge);
    const fixed = [...root.querySelectorAll("button:not(.gk-chip), .gk-table-bar div, .gk-table-panel :is(div, p)")];
    const cut = fixed.filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 1);
    return [...out, ...cut].map((node) => `${node.className}: ${node.textContent.slice(0, 40)}`);
}"""
SMALL = """() => [...document.querySelectorAll("#widget1 .gk-table :is(button:not(.gk-chip), select, input)")]
    .filter((node) => node.offsetParent && Math.min(node.offsetWidth, node.offsetHeight) < 24)
    .map((node) => `${node.className}: ${node.textContent}`)"""


@pytest.mark.parametrize(
    ("width", "size", "lang"),
    [
        (560, "normal", "en"),
        (560, "normal", "fr"),
        (700, "normal", "fr"),
        (1000, "normal", "fr"),
        (860, "large", "fr"),
        (1300, "large", "en"),
    ],
)
@pytest.mark.parametrize("point", ["import", "armies", "past"])
def test_nothing_sticks_out_is_cut_or_too_small_to_hit(sit, width, size, lang, point):
    names = ("Maximilienne", "Bartholomew Longname", "Cleo", "Dan")
    session = play(150, players=names) if point == "past" else at(point)
    seated = sit(session, width=width, size=size, lang=lang)
    if point == "past":
        seated.command("first").click()
    else:
        seated.panel.locator("[data-option]").first.click()
    seated.answer()
    seated.root.locator(".gk-table-gifts summary").click()
    assert seated.widget.page.evaluate(CUT) == []
    assert seated.widget.page.evaluate(SMALL) == []
    assert seated.widget.page.evaluate(
        "document.querySelector('#widget1').scrollWidth <= document.querySelector('#widget1').clientWidth"
    )


@pytest.mark.parametrize(("width", "height"), [(1050, 760), (760, 640)])
def test_map_and_bar_are_seen_together(sit, width, height):
    """As much as JupyterLab leaves of a window of 1440 x 900 and of 1024 x 768."""
    seated = sit(play(60), width=width)
    top = seated.root.locator(".gk-table-board").bounding_box()
    bar = seated.root.locator(".gk-table-bar").bounding_box()
    assert top is not None
    assert bar is not None
    assert bar["y"] + bar["height"] - top["y"] <= height


@pytest.mark.parametrize("width", [600, 1000])
def test_the_bar_stays_where_it_is_while_the_game_goes_on(sit, width):
    seated = sit(long_game(), width=width)
    tops = set()
    for n in range(100, 130):
        seated.table.seek(n)
        seated.show()
        box = seated.root.locator(".gk-table-steps").bounding_box()
        assert box is not None
        tops.add(round(box["y"]))
    assert len(tops) == 1


def test_another_theme_needs_nothing(sit):
    seated = sit(play(30))
    set_theme(seated.widget.page, "dark")
    seated.widget.assert_accessible()


def test_a_second_drawing_of_the_model_shows_the_same(sit, mount):
    seated = sit(new("RU import"))
    seated.choose("Army in Moscow, 1 million")
    again = mount(bundle("table"), state_of(seated.table), width=1000)
    assert again.root.locator(".gk-table-panel").inner_text() == seated.panel.inner_text()
    assert again.root.locator(".gk-log").inner_text() == seated.root.locator(".gk-log").inner_text()


def test_two_tables_do_not_meddle(sit):
    one, two = sit(new("RU factory")), sit(new())
    one.region("murmansk").click()
    expect(two.panel.get_by_role("button", name=re.compile("Confirm"))).to_have_count(0)
    two.choose("Taxation")
    assert one.new() == []
    one.region("murmansk").click()
    assert one.answer() == [{"do": "play", "text": "RU build murmansk"}]
    assert two.new() == []
    one.widget.destroy()
    two.choose("Taxation")
    assert two.table.session.n == 2


HOSTILE = '<img src=x onerror="window.hit=1"><b>{nation}</b>'


def test_a_hostile_name_is_shown_literally(sit):
    seated = sit(play(30, players=(HOSTILE, "Ben")))
    assert seated.root.locator("img, b b").count() == 0
    expect(seated.root.locator(".gk-acc-seats tbody th").first).to_contain_text(HOSTILE)
    assert seated.widget.page.evaluate("window.hit") is None


# Motion.


@pytest.fixture
def lively(page: Page) -> Page:
    """Return the page for somebody who wants to see movement; what is animated is kept in `window.moved`."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => {
            window.moved = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                window.moved.push([this.getAttribute("class"), options.duration, this.textContent]);
                return animate.call(this, frames, options);
            };
        }"""
    )
    return page


def money(page: Page) -> list[list[Any]]:
    """Return the chips that flew: duration and amount."""
    return [rest for name, *rest in page.evaluate("window.moved") if name == "gk-table-money"]


def test_money_flies_from_purse_to_purse(lively, sit):
    seated = sit(new("RU factory"))
    lively.wait_for_timeout(350)
    seated.choose("Shipyard in Murmansk, 5 million")
    assert money(lively) == [[240, "5"]]
    expect(seated.root.locator(".gk-table-money")).to_have_count(0)
    seated.command("back").click()
    seated.answer()
    assert len(money(lively)) == 1


def test_nothing_moves_when_steps_come_fast(lively, sit):
    seated = sit(new("RU factory", "RU build murmansk"))
    states = []
    for n in range(3):
        seated.table.seek(n)
        states.append(state_of(seated.table))
    lively.evaluate(
        """async (states) => {
            for (const state of states) {
                host.set("widget1", state);
                await new Promise(requestAnimationFrame);
            }
        }""",
        states,
    )
    expect(seated.root.locator(".gk-table-where")).to_have_text(re.compile("^Step 2 of 2"))
    assert lively.evaluate("window.moved") == []


def test_nothing_moves_for_those_who_want_no_movement(lively, sit):
    lively.emulate_media(reduced_motion="reduce")
    seated = sit(new("RU factory"))
    lively.wait_for_timeout(350)
    seated.choose("Shipyard in Murmansk, 5 million")
    assert lively.evaluate("window.moved") == []
    assert seated.root.locator(".gk-table-money").count() == 0


# Without a kernel.


def test_the_page_says_that_it_needs_a_notebook(page: Page):
    page.set_content(GameTable(new("RU factory"), pace=0).to_html())
    panel = page.locator(".gk-table-panel")
    expect(panel).to_contain_text("In which city does Russia build?")
    notice = panel.locator(".gk-table-notice")
    expect(notice).to_be_hidden()
    page.get_by_role("button", name="Build nothing").click()
    expect(notice).to_contain_text("needs a running notebook")
    page.locator(".gk-table-bar button[data-command=back]").click()
    expect(notice).to_have_count(1)
    expect(panel).to_contain_text("In which city does Russia build?")
