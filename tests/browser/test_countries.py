"""The board of Incorporated in a real browser: pointer, tips, open cards, arrows, clashes, pieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.boards import FOCUSED
from tests.browser.countries import COUNTRIES, card, focus, position
from tests.browser.harness import Widget, moved


@pytest.fixture
def world(draw: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `world(theme=..., width=..., **traits)`: a mounted board."""
    return partial(draw, COUNTRIES)


def test_every_card_is_reached_by_arrow_keys(world):
    widget = world()
    widget.page.keyboard.press("Tab")
    reached, waiting = {"us"}, ["us"]
    while waiting:
        start = waiting.pop()
        for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            card(widget, start).focus()
            widget.page.keyboard.press(key)
            found = widget.page.evaluate(FOCUSED)
            if found not in reached:
                reached.add(found)
                waiting.append(found)
    assert len(reached) == 24


def test_the_tip_and_the_live_line_say_all_facts(world):
    widget = world()
    focus(widget, "us")
    tip = widget.root.locator(".gk-tip")
    for words in ("America, NATO, stability 5", "Finance 1:", "S&P 500:", "Arrows lead to: Canada", "Reconstructed"):
        expect(tip).to_contain_text(words)
    expect(widget.root.get_by_role("status")).to_contain_text("United States: Finance 1: ")
    focus(widget, position()["clashes"]["asia"]["country"])
    expect(tip).to_contain_text("Next clash of the zone: with support NATO wins")
    card(widget, "australia").hover()
    expect(tip).to_contain_text("Australia")
    widget.page.mouse.move(2, 890)
    widget.page.evaluate("document.activeElement.blur()")
    expect(tip).to_be_hidden()


def test_reconstructed_values_are_marked_and_explained(world):
    widget = world()
    marked = card(widget, "canada").locator(".gk-card-made")
    # Name, squares, stability and local bonus.
    expect(marked).to_have_count(4)
    focus(widget, "canada")
    expect(widget.root.locator(".gk-tip")).to_contain_text(
        "not in the rulebook: name, zone, camp at the start, stability, local bonus, squares, and arrows."
    )
    expect(card(widget, "eastern_europe").locator(".gk-card-made")).to_have_count(0)


def test_enter_goes_into_a_card_arrows_along_its_squares_escape_back(world):
    widget = world()
    keyboard, page = widget.page.keyboard, widget.page
    focus(widget, "india")
    keyboard.press("Enter")
    opened = widget.root.get_by_role("group", name="Card of India")
    expect(opened).to_be_visible()
    squares = opened.get_by_role("group", name="Squares of India").get_by_role("button")
    expect(squares).to_have_count(5)
    assert page.evaluate(FOCUSED) == "india:india.1"
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == "india:india.3"
    expect(opened.locator(".gk-open-said")).to_contain_text("Technology:")
    keyboard.press("End")
    assert page.evaluate(FOCUSED) == "india:india.5"
    keyboard.press("Escape")
    expect(opened).to_be_hidden()
    assert page.evaluate(FOCUSED) == "india"
    keyboard.press("Escape")
    assert [sent["selected"] for sent in widget.sent] == ["india", ""]


def test_arrows_that_leave_the_country_in_hand_are_strong(world):
    widget = world()
    strong = widget.root.locator(".gk-arrow-strong .gk-arrow-line")
    expect(strong).to_have_count(0)
    card(widget, "us").hover()
    assert (strong.get_attribute("d") or "").count("M") == 3
    # From the Tax Havens a way leads everywhere: that is said, not drawn.
    card(widget, "tax_havens").hover()
    expect(strong).to_have_count(0)
    expect(widget.root.locator(".gk-tip")).to_contain_text("to every country (INC-158)")


def test_the_next_clash_of_each_zone_leads_to_its_battleground(world):
    widget = world()
    name = "The next clash of each zone, and the rolls that each camp wins"
    zones = widget.root.get_by_role("group", name=name).get_by_role("button")
    expect(zones).to_have_count(4)
    clash = position()["clashes"]["europe"]
    europe = zones.filter(has_text="Europe").first
    expect(europe).to_contain_text(f"NATO {clash['camps']['NATO']['chances']}/6")
    europe.click()
    assert widget.page.evaluate(FOCUSED) == clash["country"]
    gone = position()
    gone["clashes"] = {**gone["clashes"], "europe": None}
    widget.set(view=gone)
    expect(europe).to_contain_text("no battleground any more")


def test_pieces_squares_and_markers_follow_the_view(world):
    view = position()
    view["rd"] = "japan.2"
    view["countries"]["japan"]["squares"] = {"japan.1": "P1", "japan.2": "", "japan.3": "locked", "japan.4": ""}
    view["countries"]["japan"]["guards"] = {"P2": 2}
    widget = world(view=view)
    japan = card(widget, "japan")
    expect(japan.locator("[data-square='japan.1'] .gk-token")).to_have_text("A")
    expect(japan.locator("[data-square='japan.2'] .gk-rd")).to_have_count(1)
    expect(japan.locator(".gk-holder-locked")).to_have_count(1)
    expect(japan.locator("[data-piece='guard P2'] circle")).to_have_count(2)
    expect(japan.locator(".gk-industry")).to_have_text(["F", "T", "H", "H"])
    view["countries"]["japan"]["affiliation"] = "SCO"
    view["countries"]["japan"]["shares"] = {"bank": 0, "out": 3}
    widget.set(view=view)
    expect(japan).to_have_attribute("data-camp", "SCO")
    expect(japan.locator(".gk-card-inner")).to_have_count(1)
    expect(japan.locator(".gk-card-camp")).to_have_text("SCO")
    expect(japan.locator(".gk-shares")).to_have_text("0")
    assert "Asia, SCO, stability 5" in (japan.get_attribute("aria-label") or "")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_cube_travels_once_along_its_arrow_unless_motion_is_reduced(world, motion):
    view = position()
    view["countries"]["us"]["cubes"] = {"P1": 2}
    view["countries"]["canada"]["cubes"] = {}
    widget = world(view=view)
    widget.page.emulate_media(reduced_motion=motion)
    after = position()
    after["countries"]["us"]["cubes"] = {"P1": 1}
    after["countries"]["canada"]["cubes"] = {"P1": 1}
    widget.set(view=after)
    journeys = moved(widget.page)
    assert len(journeys) == (1 if motion == "no-preference" else 0)
    assert all(150 <= it["duration"] <= 250 for it in journeys)
    expect(widget.root.locator(".gk-board-over .gk-token")).to_have_count(0)
