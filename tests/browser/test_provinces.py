"""The map of IMPERO in a real browser: keys, pointer, open cards, pieces, how little is redrawn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.harness import THEMES, Bundle, Widget, moved
from tests.browser.provinces import built, focus, place, state, token
from tests.widgets.provinces import opening, position
from widgets.displays.impero.board import board

FOCUSED = "document.activeElement.dataset.place ?? ''"
PLACES = [*board()["regions"], *board()["cities"]]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Bundle:
    return built(tmp_path_factory.mktemp("provinces"))


@pytest.fixture
def world(mount: Callable[..., Widget], bundle: Bundle) -> Callable[..., Widget]:
    """Return `world(theme=..., width=..., **traits)`: a mounted map."""

    def make(theme: str = "light", width: int = 1000, lang: str = "en", **traits: Any) -> Widget:
        return mount(bundle, state(lang, **traits), theme=theme, width=width)

    return make


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr"), (("contrast",), 1100, "large", "en")],
)
def test_axe_finds_nothing(world, themes, width, size, lang):
    widget = world(width=width, size=size, lang=lang, highlight=["africa", "roma"])
    for fold in widget.root.locator("summary").all():
        fold.click()
    focus(widget, "roma")
    widget.page.keyboard.press("e")
    widget.assert_accessible(themes)


@pytest.mark.parametrize(
    ("width", "size", "lang"),
    [
        (560, "normal", "en"),
        (560, "normal", "fr"),
        (840, "normal", "fr"),
        (1000, "normal", "en"),
        (1000, "large", "fr"),
    ],
)
def test_plates_and_names_are_apart_and_their_letters_legible(world, width, size, lang):
    widget = world(width=width, size=size, lang=lang)
    boxes = widget.page.evaluate(
        """[...document.querySelectorAll('.gk-plate-paper, .gk-plate-target')].map((node) =>
            node.getBoundingClientRect().toJSON())"""
    )
    assert len(boxes) == len(PLACES) == 40
    for a, b in combinations(boxes, 2):
        assert a["right"] <= b["left"] or b["right"] <= a["left"] or a["bottom"] <= b["top"] or b["bottom"] <= a["top"]
    sizes = widget.page.evaluate(
        """[...document.querySelectorAll('.gk-drawing text')].map((node) =>
            [node.textContent, parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a])"""
    )
    assert len(sizes) > 100
    least = 11 * (1.5 if size == "large" else 1) - 0.01
    assert [text for text, height in sizes if height < least] == []
    # No text leaves its plate, and none its part of it.
    assert (
        widget.page.evaluate(
            """[...document.querySelectorAll('.gk-plate-city')].flatMap((plate) => {
            const paper = plate.querySelector('.gk-plate-paper').getBoundingClientRect();
            return [...plate.querySelectorAll('text')].filter((text) => {
                const box = text.getBoundingClientRect();
                return box.left < paper.left - 1 || box.right > paper.right + 1;
            }).map((text) => text.textContent);
        })"""
        )
        == []
    )
    assert widget.page.evaluate("document.documentElement.scrollWidth") <= 1100


def test_one_tab_stop(world):
    widget = world()
    keyboard, page = widget.page.keyboard, widget.page
    assert widget.root.locator(".gk-plate[tabindex='0']").count() == 1
    keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "latium"
    keyboard.press("End")
    assert page.evaluate(FOCUSED) == "karalis"
    keyboard.press("Home")
    assert page.evaluate(FOCUSED) == "latium"
    # Where the arrows lead from each place is held by provinces.test.mjs.
    assert widget.root.locator(".gk-plate[tabindex='0']").count() == 1
    assert widget.sent == []


def test_the_tip_and_the_live_line_say_what_is_there(world):
    widget = world()
    focus(widget, "roma")
    tip = widget.root.locator(".gk-tip")
    for words in ("City in Latium, capital of Ann (Rome), 8 of 8 PV", "Buildings: mine, level 1", "(IMP-140)"):
        expect(tip).to_contain_text(words)
    # Nothing on this map is in the source of the game: a sign under each name, and words in every tip.
    expect(tip).to_contain_text("Reconstructed, not in the source of the game")
    expect(widget.root.locator(".gk-drawing .gk-made")).to_have_count(len(PLACES))
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


def test_the_tip_stays_inside_the_map_at_every_place(world):
    widget = world(width=700)
    stage = widget.root.locator(".gk-map-stage").bounding_box()
    assert stage
    widget.page.keyboard.press("Tab")
    for name in PLACES:
        place(widget, name).focus()
        tip = widget.root.locator(".gk-tip").bounding_box()
        assert tip
        assert tip["x"] >= stage["x"], name
        assert tip["x"] + tip["width"] <= stage["x"] + stage["width"] + 0.5, name
        assert tip["y"] >= 0, name


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


def test_targets_are_large_enough(world):
    widget = world(width=560)
    focus(widget, "carthago")
    widget.page.keyboard.press("e")
    for button in widget.root.locator(".gk-open button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
    for name in board()["cities"]:
        box = place(widget, name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24, name


def test_an_open_card_lies_inside_the_map_wherever_its_place_is(world):
    widget = world(width=560)
    stage = widget.root.locator(".gk-map-stage").bounding_box()
    assert stage
    widget.page.keyboard.press("Tab")
    for name in PLACES:
        place(widget, name).focus()
        widget.page.keyboard.press("e")
        box = widget.root.locator(".gk-open").bounding_box()
        assert box
        assert box["x"] >= stage["x"], name
        assert box["x"] + box["width"] <= stage["x"] + stage["width"], name
        assert box["y"] >= stage["y"], name
        assert box["y"] + box["height"] <= stage["y"] + stage["height"] + 0.5, name
        widget.page.keyboard.press("Escape")


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


def test_only_what_changed_is_drawn_anew_and_marked(world):
    widget = world()
    widget.page.evaluate(
        """window.drawn = new Set();
        new MutationObserver((all) => all.forEach(({target}) => {
            const plate = target.closest?.('.gk-plate, .gk-token');
            if (plate) window.drawn.add(plate.dataset.place);
        })).observe(document.querySelector('.gk-drawing'), {subtree: true, childList: true})"""
    )
    after = position()
    after["cities"]["cirta"]["pv"] = 2
    widget.set(view=after, highlight=["cirta"])
    expect(place(widget, "cirta").locator(".gk-plate-pv")).to_have_text("2/4")
    expect(place(widget, "cirta").locator(".gk-card-mark-changed")).to_have_count(1)
    assert widget.page.evaluate("[...window.drawn]") == ["cirta"]


def test_zoom_spreads_the_plates_and_the_focus_brings_one_into_sight(world):
    widget = world(width=700)
    focus(widget, "gades")
    for _ in range(2):
        widget.page.keyboard.press("+")
    scene = widget.root.locator(".gk-drawing")
    assert float((scene.get_attribute("viewBox") or "").split()[2]) == 800
    # There is room for influence now.
    expect(place(widget, "gades").locator(".gk-plate-of")).to_have_text("/5")
    focus(widget, "tarentum")
    box, stage = place(widget, "tarentum").bounding_box(), widget.root.locator(".gk-map-stage").bounding_box()
    assert box
    assert stage
    assert box["x"] + box["width"] / 2 <= stage["x"] + stage["width"]
    widget.page.keyboard.press("0")
    assert float((scene.get_attribute("viewBox") or "").split()[2]) == 1600


def test_keys_of_the_map_neither_scroll_nor_reach_the_notebook(world):
    widget = world()
    widget.page.evaluate("window.seen = []; addEventListener('keydown', (e) => window.seen.push(e.key))")
    focus(widget, "roma")
    widget.page.evaluate("window.seen.length = 0")
    for key in ("ArrowDown", "Home", "End", "+", "-", "0", "n", "p", "e", "ArrowRight", "Escape", "q", "Control+s"):
        widget.page.keyboard.press(key)
    assert widget.page.evaluate("window.seen") == ["Control", "s"]


def test_the_list_tells_every_place_and_opens_one(world):
    widget = world()
    widget.root.get_by_text("Regions, seas and cities as a list").click()
    listed = widget.root.get_by_role("listbox")
    expect(listed.get_by_role("option")).to_have_count(40)
    expect(listed.get_by_role("option").first).to_contain_text("Latium: region that nobody governs")
    listed.focus()
    widget.page.keyboard.type("sagu")
    widget.page.keyboard.press("Enter")
    expect(widget.root.get_by_role("group", name="Card of Saguntum")).to_be_visible()
    assert widget.sent[-1] == {"selected": "saguntum"}


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


@pytest.mark.parametrize(
    ("theme", "width", "size", "lang", "begun"),
    [
        ("light", 560, "normal", "fr", False),
        ("light", 1000, "normal", "fr", True),
        ("dark", 560, "normal", "en", True),
        ("dark", 1000, "normal", "fr", False),
        ("contrast", 1000, "normal", "en", True),
        ("contrast", 1100, "large", "fr", True),
    ],
)
def test_pictures_for_a_person_to_see(world, theme, width, size, lang, begun):
    view = position() if begun else opening()
    widget = world(theme=theme, width=width, size=size, lang=lang, view=view, highlight=["africa", "cirta"])
    path: Path = widget.screenshot(f"provinces-{theme}-{width}-{lang}")
    assert path.stat().st_size > 20_000
