"""Choosing on the map of IMPERO: places, pieces, buildings, what is refused, what waits to be confirmed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.boards import FOCUSED
from tests.browser.harness import Widget
from tests.browser.provinces import GOALS, PROVINCES, focus, place, token
from tests.widgets.provinces import position

PIECES = {
    "options": {
        "P1.a1": {"label": "army a1 in Etruria", "unit": ""},
        "P2.a1": {"label": "army a1 of Carthage", "unit": ""},
    },
    "refused": {},
    "picked": [],
    "chosen": "",
}
BUILDINGS = {
    "options": {
        "caere:ferme": {"label": "build a farm in Caere", "unit": ""},
        "caere:port": {"label": "build a harbour in Caere", "unit": ""},
        "roma:mine": {"label": "repair the mine of Roma", "unit": ""},
    },
    "refused": {"roma:port": "Needs a lost PV; the harbour of Roma has all (IMP-070)."},
    "picked": [],
    "chosen": "",
}


@pytest.fixture
def world(draw: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `world(theme=..., width=..., **traits)`: a mounted map."""
    return partial(draw, PROVINCES)


def test_pieces_that_can_be_chosen_are_ringed_and_chosen_by_a_click(world):
    widget = world(choices=PIECES)
    expect(token(widget, "P1.a1").locator(".gk-piece-ring-option")).to_have_count(1)
    expect(widget.root.locator(".gk-piece-ring")).to_have_count(2)
    assert "pieces or buildings can be chosen here: 1" in (place(widget, "etruria").get_attribute("aria-label") or "")
    token(widget, "P1.a1").click()
    assert widget.sent == [{"chosen": "P1.a1"}]
    widget.set(choices={**PIECES, "chosen": "P1.a1"})
    expect(token(widget, "P1.a1").locator(".gk-piece-ring-chosen")).to_have_count(1)
    widget.set(choices={})
    expect(widget.root.locator(".gk-piece-ring")).to_have_count(0)


def test_n_goes_to_the_place_of_a_piece_and_enter_into_its_card(world):
    widget = world(choices=PIECES)
    focus(widget, "gades")
    walked = []
    for _ in range(2):
        widget.page.keyboard.press("n")
        walked.append(widget.page.evaluate(FOCUSED))
    assert walked == ["carthago", "etruria"]
    widget.page.keyboard.press("Enter")
    assert widget.page.evaluate(FOCUSED) == "P1.a1"
    expect(widget.root.locator(".gk-open-said")).to_contain_text("Can be chosen: army a1 in Etruria")
    widget.page.keyboard.press("Enter")
    assert widget.sent == [{"chosen": "P1.a1"}]
    # Once that is done the card makes room, and the keys are back at the region.
    widget.set(choices=GOALS)
    expect(widget.root.locator(".gk-open")).to_be_hidden()
    assert widget.page.evaluate(FOCUSED) == "etruria"


def test_goals_are_marked_named_and_chosen_in_two_steps_with_the_way_to_them(world):
    widget = world(choices=GOALS)
    expect(widget.root.locator(".gk-outline-option")).to_have_count(1)
    expect(place(widget, "caere").locator(".gk-card-mark-option")).to_have_count(1)
    expect(token(widget, "P1.a1").locator(".gk-piece-ring-picked")).to_have_count(1)
    expect(place(widget, "cirta")).to_have_attribute("data-faded", "")
    assert place(widget, "gades").get_attribute("data-faded") is None
    assert (place(widget, "latium").get_attribute("aria-label") or "").startswith(
        "Latium, can be chosen: move to Latium, region"
    )
    place(widget, "caere").click()
    assert widget.sent == [{"chosen": "caere"}]
    widget.set(choices={**GOALS, "chosen": "caere"})
    expect(place(widget, "caere").locator(".gk-card-mark-chosen")).to_have_count(1)
    expect(widget.root.locator(".gk-map-way-line")).to_have_count(1)
    # A click more confirms it: it is neither selected nor opened.
    place(widget, "caere").click()
    assert widget.sent == [{"chosen": "caere"}]
    expect(widget.root.locator(".gk-open")).to_be_hidden()
    widget.set(choices={})
    expect(widget.root.locator(".gk-card-mark, [data-faded], .gk-map-way-line, .gk-outline-option")).to_have_count(0)


def test_a_region_is_chosen_by_a_click_on_its_land(world):
    widget = world(choices=GOALS)
    spot = place(widget, "latium").bounding_box()
    assert spot
    widget.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] + 12)
    assert widget.sent == [{"chosen": "latium"}]
    expect(widget.root.locator(".gk-tip")).to_be_hidden()


def test_buildings_are_chosen_in_the_card_also_those_that_are_not_built(world):
    widget = world(choices=BUILDINGS)
    expect(place(widget, "caere").locator(".gk-card-mark-option")).to_have_count(1)
    expect(place(widget, "roma").locator("[data-place='roma:mine']")).to_have_attribute("data-choice", "option")
    focus(widget, "caere")
    widget.page.keyboard.press("Enter")
    assert widget.page.evaluate(FOCUSED) == "caere:ferme"
    expect(widget.root.locator(".gk-open-said")).to_contain_text("Farm, not built yet. Can be chosen: build a farm")
    widget.page.keyboard.press("ArrowRight")
    widget.page.keyboard.press("Enter")
    assert widget.sent == [{"chosen": "caere:port"}]
    widget.set(choices={**BUILDINGS, "chosen": "caere:port"})
    expect(widget.root.locator(".gk-open-square[data-choice=chosen]")).to_have_attribute("aria-pressed", "true")


def test_a_building_on_the_map_is_chosen_by_a_click_and_a_refused_one_tells_why(world):
    widget = world(choices=BUILDINGS)
    place(widget, "roma").locator("[data-place='roma:mine']").click()
    assert widget.sent == [{"chosen": "roma:mine"}]
    focus(widget, "roma")
    widget.page.keyboard.press("e")
    widget.root.locator(".gk-open-square[data-place='roma:port']").click()
    why = BUILDINGS["refused"]["roma:port"]
    expect(widget.root.get_by_role("status")).to_contain_text(why)
    expect(widget.root.locator(".gk-open-said")).to_contain_text(why.rstrip("."))


def test_what_is_aboard_is_chosen_in_the_card_of_its_sea(world):
    view = position()
    view["fleets"] = [
        {"owner": "P1", "name": "f1", "sea": "mare_tyrrhenum", "ships": 2, "left": 3, "cargo": 3, "carries": 4}
    ]
    view["armies"] = [{"owner": "P1", "name": "a1", "place": "f1", "units": [2, 1, 0, 0], "left": 0}]
    widget = world(choices={"options": {"P1.a1": {"label": "land it", "unit": ""}}}, view=view)
    expect(token(widget, "P1.f1").locator(".gk-piece-ring-option")).to_have_count(1)
    token(widget, "P1.f1").click()
    expect(widget.root.get_by_role("group", name="Card of Tyrrhenian Sea")).to_be_visible()
    widget.root.locator(".gk-open-square[data-place='P1.a1']").click()
    assert widget.sent == [{"chosen": "P1.a1"}]


def test_a_choice_of_places_that_are_nowhere_is_left_out(world):
    widget = world(choices={"options": {"P3.a99": {"label": "x", "unit": ""}, "atlantis": {"label": "y", "unit": ""}}})
    expect(widget.root.locator(".gk-card-mark, .gk-piece-ring, .gk-outline-option")).to_have_count(0)


@pytest.mark.parametrize(
    ("theme", "width", "choices", "name"),
    [
        ("light", 1000, {**GOALS, "chosen": "caere"}, "goals"),
        ("dark", 560, PIECES, "pieces"),
        ("light", 700, BUILDINGS, "buildings"),
    ],
)
def test_pictures_for_a_person_to_see(world, theme, width, choices, name):
    widget = world(choices=choices, theme=theme, width=width)
    if choices is BUILDINGS:
        focus(widget, "caere")
        widget.page.keyboard.press("e")
    assert widget.screenshot(f"provinces-choices-{name}").stat().st_size > 20_000
