"""The board of Incorporated in a real browser: keys, pointer, open cards, arrows, how little is redrawn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.countries import built, card, focus, position, state
from tests.browser.harness import THEMES, Bundle, Widget, moved

FOCUSED = "document.activeElement.dataset.place ?? ''"


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Bundle:
    return built(tmp_path_factory.mktemp("countries"))


@pytest.fixture
def world(mount: Callable[..., Widget], bundle: Bundle) -> Callable[..., Widget]:
    """Return `world(theme=..., width=..., **traits)`: a mounted board."""

    def make(theme: str = "light", width: int = 1000, lang: str = "en", **traits: Any) -> Widget:
        return mount(bundle, state(lang, **traits), theme=theme, width=width)

    return make


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr"), (("contrast",), 1100, "large", "en")],
)
def test_axe_finds_nothing(world, themes, width, size, lang):
    widget = world(width=width, size=size, lang=lang, highlight=["iran"])
    for fold in widget.root.locator("summary").all():
        fold.click()
    focus(widget, "india")
    widget.page.keyboard.press("e")
    widget.assert_accessible(themes)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "size"), [(560, "normal"), (700, "normal"), (1000, "normal"), (1000, "large")])
def test_cards_are_apart_and_their_letters_legible(world, width, size, lang):
    widget = world(width=width, size=size, lang=lang)
    boxes = widget.page.evaluate(
        """[...document.querySelectorAll('.gk-drawing .gk-card-paper')].map((node) =>
            node.getBoundingClientRect().toJSON())"""
    )
    assert len(boxes) == 24
    for a, b in combinations(boxes, 2):
        assert a["right"] <= b["left"] or b["right"] <= a["left"] or a["bottom"] <= b["top"] or b["bottom"] <= a["top"]
    sizes = widget.page.evaluate(
        """[...document.querySelectorAll('.gk-drawing text')].map((node) =>
            parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a)"""
    )
    assert len(sizes) > 100
    assert min(sizes) >= 11 * (1.5 if size == "large" else 1) - 0.01
    # No text leaves its card.
    assert (
        widget.page.evaluate(
            """[...document.querySelectorAll('.gk-drawing .gk-card')].flatMap((card) => {
            const paper = card.querySelector('.gk-card-paper').getBoundingClientRect();
            return [...card.querySelectorAll('text')].filter((text) => {
                const box = text.getBoundingClientRect();
                return box.left < paper.left - 1 || box.right > paper.right + 1;
            }).map((text) => text.textContent);
        })"""
        )
        == []
    )
    page_width = widget.page.evaluate("document.documentElement.scrollWidth")
    assert page_width <= 1100


def test_one_tab_stop_and_arrows_go_by_geography(world):
    widget = world()
    keyboard, page = widget.page.keyboard, widget.page
    assert widget.root.locator(".gk-card[tabindex='0']").count() == 1
    keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "us"
    walked = []
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "End", "Home"):
        keyboard.press(key)
        walked.append(page.evaluate(FOCUSED))
    assert walked == ["canada", "uk", "eurozone", "tax_havens", "us"]
    assert widget.root.locator(".gk-card[tabindex='0']").count() == 1
    assert widget.sent == []


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


def test_the_tip_stays_inside_the_board_at_every_country(world):
    widget = world(width=700)
    stage = widget.root.locator(".gk-map-stage").bounding_box()
    assert stage
    widget.page.keyboard.press("Tab")
    for country in position()["countries"]:
        card(widget, country).focus()
        tip = widget.root.locator(".gk-tip").bounding_box()
        assert tip
        assert tip["x"] >= stage["x"]
        assert tip["x"] + tip["width"] <= stage["x"] + stage["width"] + 0.5
        assert tip["y"] >= 0


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


def test_targets_in_an_open_card_are_large_enough(world):
    widget = world(width=560)
    focus(widget, "us")
    widget.page.keyboard.press("e")
    for button in widget.root.locator(".gk-open button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
    for country in position()["countries"]:
        box = card(widget, country).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24


def test_an_open_card_lies_inside_the_board_wherever_its_country_is(world):
    widget = world(width=560)
    stage = widget.root.locator(".gk-map-stage").bounding_box()
    assert stage
    widget.page.keyboard.press("Tab")
    for country in position()["countries"]:
        card(widget, country).focus()
        widget.page.keyboard.press("e")
        box = widget.root.locator(".gk-open").bounding_box()
        assert box
        assert box["x"] >= stage["x"], country
        assert box["x"] + box["width"] <= stage["x"] + stage["width"], country
        widget.page.keyboard.press("Escape")


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


def test_only_what_changed_is_drawn_anew_and_marked(world):
    widget = world()
    widget.page.evaluate(
        """window.drawn = new Set();
        new MutationObserver((all) => all.forEach(({target}) => {
            const card = target.closest?.('.gk-card');
            if (card) window.drawn.add(card.dataset.place);
        })).observe(document.querySelector('.gk-board-cards'), {subtree: true, childList: true})"""
    )
    after = position()
    after["countries"]["korea"]["cubes"] = {"P1": 2}
    widget.set(view=after, highlight=["korea"])
    expect(card(widget, "korea").locator("[data-piece='cube P1']")).to_have_text("2")
    expect(card(widget, "korea").locator(".gk-card-mark-changed")).to_have_count(1)
    drawn = widget.page.evaluate("[...window.drawn]")
    assert drawn == ["korea"]


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


def test_zoom_spreads_the_cards_and_the_focus_brings_one_into_sight(world):
    widget = world(width=700)
    focus(widget, "korea")
    for _ in range(2):
        widget.page.keyboard.press("+")
    scene = widget.root.locator(".gk-drawing")
    assert float((scene.get_attribute("viewBox") or "").split()[2]) == 1000
    focus(widget, "us")
    box, stage = card(widget, "us").bounding_box(), widget.root.locator(".gk-map-stage").bounding_box()
    assert box
    assert stage
    assert box["x"] + box["width"] / 2 >= stage["x"]
    widget.page.keyboard.press("0")
    assert float((scene.get_attribute("viewBox") or "").split()[2]) == 2000


def test_keys_of_the_board_neither_scroll_nor_reach_the_notebook(world):
    widget = world()
    widget.page.evaluate("window.seen = []; addEventListener('keydown', (e) => window.seen.push(e.key))")
    focus(widget, "us")
    widget.page.evaluate("window.seen.length = 0")
    for key in ("ArrowDown", "Home", "End", "+", "-", "0", "n", "p", "e", "ArrowRight", "Escape", "q", "Control+s"):
        widget.page.keyboard.press(key)
    assert widget.page.evaluate("window.seen") == ["Control", "s"]


def test_the_list_tells_every_country_and_opens_one(world):
    widget = world()
    widget.root.get_by_text("Countries as a list").click()
    listed = widget.root.get_by_role("listbox")
    expect(listed.get_by_role("option")).to_have_count(24)
    expect(listed.get_by_role("option").first).to_contain_text("United States: America, NATO, stability 5")
    listed.focus()
    widget.page.keyboard.type("kor")
    widget.page.keyboard.press("Enter")
    expect(widget.root.get_by_role("group", name="Card of Korea")).to_be_visible()
    assert widget.sent[-1] == {"selected": "korea"}


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


@pytest.mark.parametrize(
    ("theme", "width", "size", "lang"),
    [
        ("light", 560, "normal", "en"),
        ("light", 700, "normal", "fr"),
        ("light", 1000, "normal", "en"),
        ("dark", 700, "normal", "en"),
        ("dark", 1000, "normal", "fr"),
        ("contrast", 1100, "large", "en"),
    ],
)
def test_pictures_for_a_person_to_see(world, theme, width, size, lang):
    widget = world(theme=theme, width=width, size=size, lang=lang, highlight=["korea"])
    path: Path = widget.screenshot(f"countries-{theme}-{width}-{lang}")
    assert path.stat().st_size > 20_000
