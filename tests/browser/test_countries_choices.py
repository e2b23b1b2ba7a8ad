"""Choosing on the board of Incorporated: countries, squares, what is refused, what waits to be confirmed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.boards import FOCUSED
from tests.browser.countries import COUNTRIES, LANDS, SQUARES, card, focus
from tests.browser.harness import Widget


@pytest.fixture
def world(draw: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `world(theme=..., width=..., **traits)`: a mounted board."""
    return partial(draw, COUNTRIES)


def test_countries_that_can_be_chosen_are_marked_and_named(world):
    widget = world(choices=LANDS)
    expect(card(widget, "korea").locator(".gk-card-mark-option")).to_have_count(1)
    expect(card(widget, "japan").locator(".gk-card-mark-picked")).to_have_count(1)
    expect(card(widget, "us")).to_have_attribute("data-faded", "")
    assert card(widget, "china").get_attribute("data-faded") is None
    assert (card(widget, "korea").get_attribute("aria-label") or "").startswith(
        "Korea, can be chosen: move the cube to Korea, Asia, NATO"
    )
    # The arrows of the cube, and no others.
    strong = widget.root.locator(".gk-arrow-strong .gk-arrow-line")
    assert (strong.get_attribute("d") or "").count("M") == 2
    widget.set(choices={**LANDS, "chosen": "korea"})
    expect(card(widget, "korea").locator(".gk-card-mark-chosen")).to_have_count(1)
    assert (strong.get_attribute("d") or "").count("M") == 1
    widget.set(choices={})
    expect(widget.root.locator(".gk-card-mark, [data-faded], .gk-arrow-strong path")).to_have_count(0)


def test_a_click_chooses_and_the_tip_makes_room(world):
    widget = world(choices=LANDS)
    card(widget, "korea").click()
    assert widget.sent == [{"chosen": "korea"}]
    expect(widget.root.locator(".gk-tip")).to_be_hidden()


def test_squares_are_chosen_in_the_open_card(world):
    widget = world(choices=SQUARES)
    assert "squares can be chosen here: 2" in (card(widget, "us").get_attribute("aria-label") or "")
    expect(card(widget, "us").locator(".gk-square-mark")).to_have_count(2)
    focus(widget, "canada")
    widget.page.keyboard.press("n")
    widget.page.keyboard.press("Enter")
    # The first that can be chosen is at hand.
    assert widget.page.evaluate(FOCUSED) == "us:us.3"
    expect(widget.root.locator(".gk-open-said")).to_contain_text("Can be chosen: put the cube on Finance 3")
    widget.page.keyboard.press("Enter")
    assert widget.sent == [{"chosen": "us:us.3"}]
    widget.set(choices={**SQUARES, "chosen": "us:us.3"})
    assert widget.page.evaluate(FOCUSED) == "us:us.3"
    expect(widget.root.locator(".gk-open-square[data-choice=chosen]")).to_have_attribute("aria-pressed", "true")
    # Once that is done the card makes room, and the keys are back at the country.
    widget.set(choices={})
    expect(widget.root.locator(".gk-open")).to_be_hidden()
    assert widget.page.evaluate(FOCUSED) == "us"


def test_a_refused_square_tells_why(world):
    widget = world(choices=SQUARES)
    card(widget, "us").click()
    square = widget.root.locator(".gk-open-square[data-place='us:us.1']")
    assert "Needs an empty square (INC-116)." in (square.get_attribute("aria-label") or "")
    square.click()
    expect(widget.root.locator(".gk-open-said")).to_contain_text("Needs an empty square (INC-116).")
    assert widget.sent == [{"selected": "us:us.1"}]


def test_squares_on_the_map_are_chosen_where_they_are_large_enough(world):
    widget = world(choices=SQUARES, width=700)
    spot = card(widget, "us").locator("[data-square='us.3']")
    spot.click()
    assert widget.sent == []
    expect(widget.root.locator(".gk-open")).to_be_visible()
    widget.page.keyboard.press("Escape")
    for _ in range(3):
        widget.page.keyboard.press("+")
    spot.click()
    assert widget.sent == [{"chosen": "us:us.3"}]


def test_the_list_begins_with_what_can_be_chosen(world):
    widget = world(choices=SQUARES)
    widget.root.get_by_text("Countries as a list").click()
    first = widget.root.get_by_role("option").first
    expect(first).to_contain_text("United States (squares can be chosen here: 2)")
    first.click()
    expect(widget.root.locator(".gk-open")).to_be_visible()
    assert widget.page.evaluate(FOCUSED) == "us:us.3"


def test_a_country_with_squares_to_choose_offers_both_in_its_card(world):
    both = {**SQUARES, "options": {**SQUARES["options"], "us": {"label": "kill a free cube of Ben", "unit": ""}}}
    widget = world(choices=both)
    card(widget, "us").click()
    # A click cannot mean one of them: the card says what there is.
    assert widget.sent == []
    whole = widget.root.locator(".gk-open-whole")
    expect(whole).to_have_text("kill a free cube of Ben")
    widget.root.locator(".gk-open-square[data-place='us:us.3']").click()
    whole.click()
    assert widget.sent == [{"chosen": "us:us.3"}, {"chosen": "us"}]
    widget.set(choices={**both, "chosen": "us"})
    expect(whole).to_have_attribute("aria-pressed", "true")
    widget.assert_accessible()
    # Where only squares can be chosen, the country itself is no button.
    widget.set(choices=SQUARES)
    expect(whole).to_be_hidden()


def test_the_first_click_on_a_marked_square_is_not_lost(world):
    """A click focuses the card, and nothing that was pressed may be drawn anew by that."""
    widget = world(choices=SQUARES)
    card(widget, "us").locator(".gk-square-mark").first.click()
    expect(widget.root.locator(".gk-open")).to_be_visible()
