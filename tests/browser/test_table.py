"""The game table in a real browser, with its Python side answering: choices, board, refusals, gifts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.games import at, new, poor, rounds
from tests.browser.harness import bundle_of
from tests.browser.seated import Seated
from tests.browser.state import state_of
from widgets import Lesson

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


def test_a_long_list_has_no_chips_of_its_own_but_the_button_that_confirms_has_them(sit):
    seated = sit(new("RU import"))
    menu = seated.table._now["menu"]
    rules = ["IMP-1", "IMP-2", "IMP-3", "IMP-4", "IMP-5"]
    places = list(seated.table.session.view()["regions"])[:9]
    options = [
        {**menu["options"][0], "text": place, "place": place, "label": place, "unit": "", "more": False}
        | {"rules": rules if number else rules[:1], "complete": True}
        for number, place in enumerate(places)
    ]
    chips = seated.panel.locator(".gk-table-options button[data-rule]")
    seated.widget.set(_now=seated.table._now | {"menu": menu | {"options": options}})
    expect(seated.panel.locator("[data-option]")).to_have_count(9)
    expect(chips).to_have_count(0)
    expect(seated.panel.locator(".gk-table-question button[data-rule]")).to_have_count(1)
    seated.region(places[1]).press("Enter")
    expect(seated.panel.locator(".gk-table-confirm button[data-rule]")).to_have_count(5)
    seated.widget.set(_now=seated.table._now | {"menu": menu | {"options": options[:8]}})
    expect(chips).to_have_count(7 * 3)


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


ON_BOARD = [("map", "murmansk", "Shipyard in Murmansk"), ("wheel", "factory", "Factory")]


@pytest.mark.parametrize(("part", "place", "what"), ON_BOARD)
def test_escape_takes_back_what_was_selected_on_the_board(sit, part, place, what):
    seated = sit(new("RU factory") if part == "map" else None)
    here = seated.region(place) if part == "map" else seated.space(place)
    confirm = seated.panel.get_by_role("button", name=f"Confirm: {what}")
    here.press("Enter")
    expect(confirm).to_be_visible()
    here.press("Escape")
    expect(confirm).to_have_count(0)
    expect(live(seated)).to_have_text(seated.table._now["menu"]["question"])
    expect(here).to_be_focused()
    # Once more it must be selected before it plays.
    here.press("Enter")
    assert seated.new() == []
    expect(confirm).to_be_visible()


def test_escape_on_the_board_drops_a_refusal(sit):
    seated = sit(new("RU factory"))
    refusal = seated.panel.locator(".gk-table-refusal")
    seated.region("moscow").press("Enter")
    expect(refusal).to_be_visible()
    seated.region("moscow").press("Escape")
    expect(refusal).to_be_hidden()
    assert seated.new() == []


def test_escape_on_the_map_takes_a_picked_unit_back(sit):
    seated = sit(new("RU import", "RU import army:moscow", *rounds("RU maneuver")))
    seated.region("moscow").press("Enter")
    seated.answer()
    seated.region("ukraine").press("Enter")
    expect(seated.panel.locator(".gk-table-confirm")).to_be_visible()
    seated.region("ukraine").press("Escape")
    expect(seated.panel.locator(".gk-table-confirm")).to_be_hidden()
    assert seated.new() == []
    seated.region("ukraine").press("Escape")
    assert seated.answer() == [{"do": "unchoose"}]
    assert seated.table._now["menu"]["trail"] == []
    # With nothing left to take back nothing is sent.
    seated.region("ukraine").press("Escape")
    assert seated.new() == []


def test_the_unit_that_was_picked_is_taken_back_by_its_place(sit):
    seated = sit(new("RU import", "RU import army:moscow", *rounds("RU maneuver")))
    seated.region("moscow").press("Enter")
    seated.answer()
    seated.region("moscow").press("Enter")
    assert seated.answer() == [{"do": "unchoose"}]


def test_a_place_of_a_chosen_piece_takes_no_piece_back(sit):
    seated = sit(new("RU import"))
    seated.choose("Army in Moscow, 1 million")
    seated.region("moscow").press("Enter")
    # One more there, where an option stands; where none does, nothing is taken back either.
    assert seated.answer() == [{"do": "choose", "text": "RU import army:moscow*2"}]
    menu = seated.table._now["menu"]
    seated.widget.set(_now=seated.table._now | {"menu": menu | {"options": []}})
    seated.region("moscow").press("Enter")
    assert seated.new() == []


def test_where_a_picked_unit_goes_is_chosen_and_not_picked_itself(sit):
    seated = sit(at("armies", 1, 60))
    seated.region("berlin").press("Enter")
    assert seated.answer() == [{"do": "choose", "text": "EU army berlin"}]
    expect(seated.region("berlin")).to_have_accessible_name(re.compile("picked as the start"))
    seated.region("murmansk").press("Enter")
    assert seated.answer() == [{"do": "choose", "text": "EU army berlin > murmansk"}]
    expect(seated.region("berlin")).to_have_accessible_name(re.compile("picked as the start"))
    expect(seated.region("murmansk")).to_have_accessible_name(re.compile("chosen, to be confirmed"))
    expect(seated.panel.locator(".gk-table-confirm")).to_be_hidden()
    # Once more, and another target can be chosen.
    seated.region("murmansk").press("Enter")
    assert seated.answer() == [{"do": "unchoose"}]
    expect(seated.region("murmansk")).to_have_accessible_name(re.compile("can be chosen"))


# What is said.


def live(seated):
    """Return the live line of a table."""
    return seated.root.locator(".gk-table > [role=status]")


def test_a_choice_on_the_map_says_the_next_question(sit):
    seated = sit(new("RU import", "RU import army:moscow", *rounds("RU maneuver")))
    seated.region("moscow").press("Enter")
    seated.answer()
    question = seated.table._now["menu"]["question"]
    expect(live(seated)).to_have_text(question)
    seated.region("moscow").press("Escape")
    seated.answer()
    expect(live(seated)).to_have_text(seated.table._now["menu"]["question"])
    assert seated.table._now["menu"]["question"] != question


def test_a_choice_in_the_panel_leaves_the_question_to_the_focus(sit):
    seated = sit(new("RU import"))
    seated.option("Army in Moscow, 1 million").press("Enter")
    seated.answer()
    expect(seated.panel.locator(".gk-table-crumb[aria-current]")).to_be_visible()
    expect(live(seated)).to_have_text("")


def test_the_board_speaks_through_the_table(sit):
    seated = sit(new("RU factory"))
    keys = seated.widget.page.keyboard
    assert seated.root.locator(".gk-live").count() == 1
    seated.region("moscow").focus()
    expect(live(seated)).to_contain_text("Needs a city without a factory; Moscow has one")
    keys.press("e")
    expect(live(seated)).to_contain_text("factory, Moscow")
    seated.space("factory").focus()
    keys.press("e")
    expect(live(seated)).to_contain_text(re.compile("[Mm]arker"))


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
    seated = Seated(lesson, mount(bundle_of(lesson), state_of(lesson), width=1000))
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


# Names.


@pytest.mark.parametrize("own", ["\u05d3\u05e0\u05d4", "An\u202en"])
def test_a_name_that_is_read_from_right_to_left_turns_nothing_around_it(sit, own):
    seated = sit(new(players=(own, "Ben")))
    sentence = seated.panel.locator(".gk-table-sentence p")
    expect(sentence).to_contain_text(f"governed by \u2068{own}\u2069, chooses")
    # What follows the name stands to its right, in its order.
    places = sentence.evaluate(
        """(node, own) => {
            node.style.whiteSpace = "nowrap";
            const text = node.firstChild;
            const left = (part) => {
                const range = document.createRange();
                const at = text.data.indexOf(part);
                range.setStart(text, at);
                range.setEnd(text, at + 1);
                return range.getBoundingClientRect().left;
            };
            return ["governed", own.slice(-1) + "\u2069", "chooses", "space", "rondel"].map(left);
        }""",
        own,
    )
    assert places == sorted(places)


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
