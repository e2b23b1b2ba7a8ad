"""The map of IMPERO in a real browser: pointer, tips, open cards, cities, pieces, routes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.boards import FOCUSED
from tests.browser.harness import Widget, moved
from tests.browser.provinces import PROVINCES, focus, place, token
from tests.widgets.provinces import opening, position


@pytest.fixture
def world(draw: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `world(theme=..., width=..., **traits)`: a mounted map."""
    return partial(draw, PROVINCES)


def test_the_tip_and_the_live_line_say_what_is_there(world):
    widget = world()
    focus(widget, "roma")
    tip = widget.root.locator(".gk-tip")
    for words in ("City in Latium, capital of Ann (Rome), 8 of 8 PV", "Buildings: mine, level 1", "(IMP-140)"):
        expect(tip).to_contain_text(words)
    # Nothing on this map is in the source of the game: a sign under each name, and words in every tip.
    expect(tip).to_contain_text("Reconstructed, not in the source of the game")
    expect(widget.root.locator(".gk-drawing .gk-made")).to_have_count(len(PROVINCES.places))
    expect(widget.root.get_by_role("status")).to_contain_text("Roma: mine, level 1")
    focus(widget, "etruria")
    expect(tip).to_contain_text("Region governed by Ann (Rome), stability 2 of 5")
    focus(widget, "mare_gallicum")
    expect(tip).to_contain_text("Regions on it: Etruria")
    token(widget, "P1.a1").hover()
    expect(tip).to_contain_text("Army a1 of Ann (Rome): 1 infantry")
    widget.page.mouse.move(2, 890)
    widget.page.evaluate("document.activeElement.blur()")
    expect(tip).to_be_hidden()


def test_the_card_tells_all_and_says_that_the_map_is_reconstructed(world):
    widget = world()
    focus(widget, "caere")
    widget.page.keyboard.press("Enter")
    card = widget.root.get_by_role("group", name="Card of Caere")
    for words in (
        "federated to Ann (Rome)", "Influence: Ann 4", "lost with fewer than 3 points of its owner (IMP-147)",
        "Income here for Ann (Rome) in phase II",
        "The city itself yields", "Reconstructed, not in the source of the game",
    ):  # fmt: skip
        expect(card).to_contain_text(words)
    assert widget.sent == [{"selected": "caere"}]
    focus(widget, "gergovia")
    widget.page.keyboard.press("Enter")
    card = widget.root.get_by_role("group", name="Card of Gergovia")
    expect(card).to_contain_text("Trade route by land to Burdigala: Dan (IMP-165)")
    expect(card).to_contain_text("No sea: a harbour cannot be built here.")


def test_enter_goes_into_a_card_arrows_along_its_parts_escape_back(world):
    widget = world()
    keyboard, page = widget.page.keyboard, widget.page
    focus(widget, "carthago")
    keyboard.press("Enter")
    opened = widget.root.get_by_role("group", name="Card of Carthago")
    expect(opened).to_be_visible()
    parts = opened.get_by_role("group", name="Pieces and buildings: Carthago").get_by_role("button")
    assert page.evaluate(FOCUSED) == "carthago:mine"
    keyboard.press("End")
    last = page.evaluate(FOCUSED)
    assert last.startswith("P2.a")
    expect(opened.locator(".gk-open-said")).to_contain_text(f"Army {last.removeprefix('P2.')} of Ben (Carthage)")
    expect(opened.locator(".gk-open-said")).to_contain_text("left in this season (IMP-102)")
    keyboard.press("Home")
    expect(opened.locator(".gk-open-said")).to_contain_text("Mine, level 1")
    assert parts.count() > 2
    keyboard.press("Escape")
    expect(opened).to_be_hidden()
    assert page.evaluate(FOCUSED) == "carthago"
    # A place without parts has nothing to go along; its card can still be left.
    place(widget, "mare_africum").focus()
    keyboard.press("e")
    keyboard.press("Escape")
    assert page.evaluate(FOCUSED) == "mare_africum"


def test_cities_tell_by_shape_and_word_how_they_are_held(world):
    view = opening()
    view["cities"]["capua"] |= {"owner": "P2", "how": "conquered", "besieger": "P1", "pv": 1}
    view["cities"]["caere"] |= {"owner": "P1", "how": "federated", "influence": {"P1": 4, "P2": 1}}
    widget = world(view=view)
    forms = {
        name: place(widget, name).locator(".gk-town path").get_attribute("d")
        for name in ("roma", "capua", "caere", "cirta")
    }
    assert len(set(forms.values())) == 4
    for name, letter in (("roma", "R"), ("capua", "C"), ("caere", "R"), ("cirta", "")):
        expect(place(widget, name).locator(".gk-town text")).to_have_text(letter)
    expect(place(widget, "capua").locator(".gk-siege text")).to_have_text("R")
    expect(place(widget, "capua").locator(".gk-plate-pv")).to_have_text("1/4")
    assert "conquered by Ben (Carthage), 1 of 4 PV, besieged by Ann (Rome)" in (
        place(widget, "capua").get_attribute("aria-label") or ""
    )
    expect(place(widget, "caere").locator(".gk-influence-count")).to_have_text(["4", "1"])
    expect(place(widget, "caere").locator(".gk-plate-of")).to_have_text("/4")
    focus(widget, "capua")
    expect(widget.root.locator(".gk-tip")).to_contain_text("Under siege: no recruiting and no building here")


def test_buildings_show_level_and_points_of_life(world):
    view = opening()
    view["cities"]["roma"]["buildings"] = [
        {"kind": "ferme", "level": 2, "pv": 2, "most": 3}, {"kind": "muraille", "level": 1, "pv": 3, "most": 3},
    ]  # fmt: skip
    widget = world(view=view)
    farm = place(widget, "roma").locator("[data-place='roma:ferme']")
    expect(farm.locator(".gk-slot-level")).to_have_count(1)
    expect(farm.locator(".gk-pip:not(.gk-pip-lost)")).to_have_count(2)
    expect(place(widget, "roma").locator(".gk-slot-free")).to_have_count(1)
    farm.hover()
    expect(widget.root.locator(".gk-tip")).to_contain_text("Farm, level 2, 2 of 3 PV")
    expect(widget.root.locator(".gk-tip")).to_contain_text("Yields 2 food each season")


def test_winter_shows_the_lasting_stability_and_the_loss(world):
    view = opening()
    view["regions"]["latium"] |= {"lasting": 3, "stability": 2}
    widget = world(view=view)
    expect(place(widget, "latium").locator(".gk-name-stability")).to_have_text("3\u2009−\u20091")
    focus(widget, "latium")
    expect(widget.root.locator(".gk-tip")).to_contain_text("Winter takes 1 off the lasting stability of 3")
    assert widget.page.evaluate("document.querySelector('path[data-place=latium]').style.fill").startswith("url(")


def test_pieces_follow_the_view_with_units_engines_and_cargo(world):
    view = opening()
    view["fleets"] = [
        {"owner": "P1", "name": "f1", "sea": "mare_tyrrhenum", "ships": 2, "left": 3, "cargo": 3, "carries": 4}
    ]
    view["armies"] = [
        {"owner": "P1", "name": "a1", "place": "f1", "units": [2, 1, 0, 0], "left": 0},
        {"owner": "P2", "name": "a1", "place": "etruria", "units": [3, 0, 1, 2], "left": 2},
    ]
    widget = world(view=view)
    expect(token(widget, "P1.a1")).to_have_count(0)
    expect(token(widget, "P1.f1").locator(".gk-piece-cargo")).to_have_text("3")
    expect(token(widget, "P1.f1").locator(".gk-piece-badge")).to_have_text("2")
    expect(token(widget, "P2.a1").locator(".gk-piece-badge")).to_have_text("4")
    expect(token(widget, "P2.a1").locator(".gk-piece-engine")).to_have_count(1)
    token(widget, "P2.a1").hover()
    expect(widget.root.locator(".gk-tip")).to_contain_text("3 infantry, 1 cavalry, and 2 siege engines")
    focus(widget, "mare_tyrrhenum")
    aboard = "army a1 of Ann (Rome): 2 infantry and 1 archer, aboard fleet f1; fleet f1 of Ann (Rome): 2 ships, 3 of 4"
    expect(widget.root.locator(".gk-tip")).to_contain_text(aboard)


def test_routes_by_land_and_by_sea_look_different(world):
    widget = world()
    routes = position()["routes"]
    drawn = widget.root.locator(".gk-province-routes")
    land, sea = drawn.locator(".gk-trade-land"), drawn.locator(".gk-trade-sea")
    assert land.count() + sea.count() == len(routes)
    assert land.count() > 0
    assert "Q" in (sea.first.locator("path").first.get_attribute("d") or "")
    assert "Q" not in (land.first.locator("path").first.get_attribute("d") or "")
    shared = [route for route in routes if len(route["holders"]) == 2]
    expect(drawn.locator(".gk-trade-shared")).to_have_count(len(shared))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_piece_travels_once_to_where_it_moved_unless_motion_is_reduced(world, motion):
    view = opening()
    widget = world(view=view)
    widget.page.emulate_media(reduced_motion=motion)
    after = opening()
    emissary = next(agent for agent in after["agents"] if agent["owner"] == "P1")
    emissary["region"] = "sicilia"
    widget.set(view=after)
    journeys = [it for it in moved(widget.page, "gk-token") if it["data"]["place"] == f"P1.{emissary['name']}"]
    assert len(journeys) == (1 if motion == "no-preference" else 0)
    assert all(150 <= it["duration"] <= 250 for it in journeys)


def test_there_is_room_for_influence_in_a_part_of_the_map(world):
    widget = world(width=700)
    focus(widget, "gades")
    for _ in range(2):
        widget.page.keyboard.press("+")
    expect(place(widget, "gades").locator(".gk-plate-of")).to_have_text("/5")


@pytest.mark.parametrize(("theme", "width", "lang"), [("light", 560, "fr"), ("dark", 1000, "fr")])
def test_pictures_of_the_opening_for_a_person_to_see(world, theme, width, lang):
    widget = world(theme=theme, width=width, lang=lang, view=opening())
    assert widget.screenshot(f"provinces-opening-{theme}-{width}-{lang}").stat().st_size > 20_000
