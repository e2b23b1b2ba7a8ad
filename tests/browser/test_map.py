"""The map in a real browser: pointer, list, zoom, what the kernel hears, how little is redrawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

import gamekit
from tests.browser.harness import Widget, moved
from tests.browser.regions import REGIONS, focus, region
from tests.conftest import ROOT
from tests.widgets.regions import view
from widgets.map import WorldMap


@pytest.fixture
def world(draw: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `world(theme=..., width=..., **traits)`: a mounted map."""
    return partial(draw, REGIONS)


def test_enter_selects_escape_clears_and_the_kernel_hears_both(world):
    widget = world()
    focus(widget, "congo")
    widget.page.keyboard.press("Enter")
    expect(region(widget, "congo")).to_have_attribute("aria-pressed", "true")
    widget.page.keyboard.press("Enter")
    widget.page.keyboard.press("ArrowUp")
    widget.page.keyboard.press(" ")
    widget.page.keyboard.press("Escape")
    widget.page.keyboard.press("Escape")
    assert [sent["selected"] for sent in widget.sent] == ["congo", "nigeria", ""]
    expect(widget.root.locator("[aria-pressed=true]")).to_have_count(0)


def test_the_live_line_and_the_tip_say_what_is_there(world):
    widget = world()
    focus(widget, "berlin")
    expect(widget.root.get_by_role("status")).to_have_text("Berlin: 2 standing armies (Russia) and 1 army (Europe)")
    tip = widget.root.locator(".gk-tip")
    expect(tip).to_contain_text("home province (Europe), armaments factory, occupied")
    widget.page.keyboard.press("Tab")
    expect(tip).to_be_hidden()
    region(widget, "australia").hover()
    expect(tip).to_contain_text("flag (United States)")
    widget.root.get_by_role("img", name="1 army (Brazil), Congo").hover()
    expect(tip).to_contain_text("Congo")


def test_a_click_selects_and_the_kernel_may_select_too(world):
    widget = world()
    widget.root.get_by_role("img", name="flag (India), East Africa").click()
    assert widget.sent == [{"selected": "eastafrica"}]
    widget.set(selected="peru")
    expect(region(widget, "peru")).to_have_attribute("aria-pressed", "true")
    expect(region(widget, "eastafrica")).to_have_attribute("aria-pressed", "false")
    assert widget.sent == [{"selected": "eastafrica"}]


def test_every_region_is_also_in_the_list(world):
    widget = world()
    widget.root.locator(".gk-map-list summary").click()
    box = widget.root.get_by_role("listbox")
    expect(box.get_by_role("option")).to_have_count(62)
    expect(box.get_by_role("option").nth(3)).to_have_text(
        "Vladivostok: home province (Russia), shipyard, harbour on Sea of Japan; "
        "1 army (Russia) and 1 fleet in harbour (Russia)"
    )
    box.focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        widget.page.keyboard.press(key)
    assert widget.sent == [{"selected": "novosibirsk"}]
    expect(region(widget, "novosibirsk")).to_have_attribute("aria-pressed", "true")
    widget.set(selected="korea")
    chosen = box.locator("[aria-selected=true]")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("Korea")
    active = box.get_attribute("aria-activedescendant")
    assert active
    assert widget.root.locator(f"#{active}").get_attribute("data-region") == "korea"


def test_typing_a_name_finds_it_in_the_list(world):
    widget = world()
    widget.root.locator(".gk-map-list summary").click()
    box = widget.root.get_by_role("listbox")
    expect(box.get_by_role("option")).to_have_count(62)
    box.focus()
    widget.page.keyboard.type("north a")
    assert box.locator(".gk-map-option-current").get_attribute("data-region") == "northafrica"
    widget.page.keyboard.press("Escape")
    assert widget.sent == []


def test_every_piece_has_a_name(world):
    widget = world()
    unnamed = widget.root.locator("[role=img]:not([aria-label])").count()
    assert unnamed == 0
    position = view()
    stacks = sum(len(here.get("units", ())) for here in position["regions"].values())
    flags = sum("flag" in here for here in position["regions"].values())
    assert widget.root.locator(".gk-map-pieces [role=img]").count() == stacks
    assert widget.root.locator("[data-region].gk-piece-flag").count() == flags
    for name in (
        "2 standing armies (Russia), Berlin", "1 lying army (Russia), Beijing", "2 fleets in harbour (Europe), Rome",
        "1 fleet (Brazil), North Atlantic", "shipyard, occupied, Shanghai", "site for a shipyard, San Francisco",
    ):  # fmt: skip
        expect(widget.root.get_by_role("img", name=name, exact=True)).to_have_count(1)


def test_only_what_changed_is_touched(world):
    widget = world()
    widget.page.evaluate(
        """() => {
            window.touched = new Set();
            new MutationObserver((list) => {
                for (const { target, addedNodes, removedNodes } of list)
                    for (const node of [target, ...addedNodes, ...removedNodes])
                        window.touched.add(node.closest?.("[data-region]")?.dataset.region ?? "");
            }).observe(document.querySelector(".gk-map-svg"),
                { subtree: true, childList: true, attributes: true, characterData: true });
        }"""
    )
    position = view()
    position["regions"]["congo"]["units"] = [["BR", "army", "", 3]]
    position["regions"]["peru"]["flag"] = "US"
    del position["regions"]["mexico"]
    widget.set(view=position)
    expect(widget.root.get_by_role("img", name="3 armies (Brazil), Congo")).to_have_count(1)
    expect(widget.root.get_by_role("img", name="flag (United States), Peru")).to_have_count(1)
    expect(widget.root.get_by_role("img", name="flag (United States), Mexico")).to_have_count(0)
    assert set(widget.page.evaluate("[...window.touched]")) - {""} == {"congo", "peru", "mexico"}


def test_what_changed_is_outlined_by_shape_as_well_as_colour(world):
    widget = world(highlight=["congo"])
    marks = widget.root.locator(".gk-outline-changed")
    expect(marks).to_have_count(1)
    dash = marks.locator(".gk-outline-line").evaluate("node => getComputedStyle(node).strokeDasharray")
    assert dash != "none"
    widget.set(highlight=["peru", "chinasea"])
    expect(marks).to_have_count(2)
    widget.set(highlight=[])
    expect(marks).to_have_count(0)


@pytest.mark.parametrize("width", [560, 1000, 1600])
def test_nothing_is_wider_than_its_place_and_type_stays_legible(world, width):
    widget = world(width=width)
    sizes = widget.root.evaluate(
        """(root) => {
            const svg = root.querySelector(".gk-map-svg");
            const k = svg.getBoundingClientRect().width / 2000;
            const labels = [...svg.querySelectorAll(".gk-map-label")].filter((text) => text.style.display !== "none");
            return { wide: [...root.querySelectorAll("*")].some((node) => node.scrollWidth > node.clientWidth + 1
                         && getComputedStyle(node).overflowX !== "visible"),
                     over: root.scrollWidth > root.clientWidth,
                     shown: labels.length,
                     least: Math.min(...labels.map((text) => k * text.getAttribute("font-size"))) };
        }"""
    )
    assert not sizes["over"]
    assert sizes["shown"] >= 54
    assert sizes["least"] >= 8.9


# The names of which tokens cover more than a fifth, by sample points in the boxes of what is drawn.
COVERED = """(root) => {
    const box = (node) => node.getBoundingClientRect();
    const tokens = [...root.querySelectorAll(".gk-map-pieces > .gk-piece")].flatMap((piece) =>
        [piece.querySelector(".gk-piece-body"), piece.querySelector(".gk-piece-badge")].map(box));
    const parts = (count) => Array.from({ length: count }, (_, index) => (index + 0.5) / count);
    return [...root.querySelectorAll(".gk-map-label")].filter((name) => {
        const { left, top, width, height } = box(name);
        const points = parts(40).flatMap((x) => parts(10).map((y) => [left + x * width, top + y * height]));
        const hidden = points.filter(([x, y]) =>
            tokens.some((it) => x > it.left && x < it.right && y > it.top && y < it.bottom));
        return hidden.length > 0.2 * points.length;
    }).map((name) => name.textContent);
}"""


@pytest.mark.parametrize("width", [600, 635, 661])
def test_tokens_of_a_recorded_game_leave_the_names_legible(world, width):
    game = gamekit.load(ROOT / "replays/imperial2030-4p.replay.jsonl")
    widget = world(view=game.view(0), width=width)
    found = {}
    for step in range(10, len(game), 20):
        widget.set(view=game.view(step))
        found[step] = widget.root.evaluate(COVERED)
    assert {step: names for step, names in found.items() if names} == {}


def test_where_a_token_lies_depends_on_the_position_alone(world):
    game = gamekit.load(ROOT / "replays/imperial2030-4p.replay.jsonl")
    places = """(root) => Object.fromEntries([...root.querySelectorAll(".gk-map-pieces > .gk-piece")].map((piece) =>
        [piece.getAttribute("aria-label"), piece.getAttribute("transform")]))"""
    walked, there = world(view=game.view(0), width=635), world(view=game.view(110), width=635)
    for step in (60, 200, 110):
        walked.set(view=game.view(step))
    assert walked.root.evaluate(places) == there.root.evaluate(places)


def test_zoom_keeps_the_focused_region_in_sight(world):
    widget = world(width=600)
    svg = widget.root.locator(".gk-map-svg")
    part = lambda: [float(value) for value in (svg.get_attribute("viewBox") or "").split()]  # noqa: E731
    assert part() == [0, 0, 2000, 1038]
    focus(widget, "japan")
    widget.page.keyboard.press("+")
    widget.page.keyboard.press("+")
    x, y, w, h = part()
    assert (w, h) == (1000, 519)
    assert x <= 1740 <= x + w
    widget.page.keyboard.press("Home")
    x, y, w, h = part()
    assert x <= 1236 <= x + w
    assert y <= 217 <= y + h
    # A drag moves the map and selects nothing.
    box = svg.bounding_box()
    assert box
    widget.page.mouse.move(box["x"] + 300, box["y"] + 100)
    widget.page.mouse.down()
    widget.page.mouse.move(box["x"] + 400, box["y"] + 150, steps=4)
    widget.page.mouse.up()
    assert part()[0] < x
    assert widget.sent == []
    widget.root.get_by_role("button", name="Zoom out").click()
    widget.root.get_by_role("button", name="Zoom out").click()
    assert part() == [0, 0, 2000, 1038]
    expect(widget.root.get_by_role("button", name="Zoom out")).to_have_attribute("aria-disabled", "true")


def test_two_maps_do_not_meet(world):
    first, second = world(), world(view=view("fresh"), lang="fr")
    region(first, "congo").click()
    second.set(view=view())
    assert first.sent == [{"selected": "congo"}]
    assert second.sent == []
    expect(region(second, "congo")).to_have_attribute("aria-pressed", "false")
    ids = first.page.evaluate("[...document.querySelectorAll('[id]')].map((node) => node.id)")
    assert len(ids) == len(set(ids))
    first.destroy()
    region(second, "peru").click()
    assert second.sent == [{"selected": "peru"}]


def test_language_and_size_can_change_while_it_is_shown(world):
    widget = world(selected="congo")
    french = WorldMap(view(), lang="fr")
    widget.set(lang="fr", _labels=french._labels)
    expect(region(widget, "moscow")).to_have_attribute("aria-label", "Moscou, province (Russie), usine d’armement")
    widget.set(size="large")
    expect(region(widget, "congo")).to_have_attribute("aria-pressed", "true")
    assert widget.root.locator("> .gk-root").count() == 1


def test_a_piece_travels_only_where_motion_is_wanted(world, page: Page):
    after = view()
    after["regions"]["moscow"]["units"] = [["RU", "army", "", 1]]
    after["regions"]["kazakhstan"]["units"] = [["RU", "army", "", 1]]
    still = world()
    still.set(view=after)
    assert moved(page, "gk-piece") == []
    still.destroy()
    page.emulate_media(reduced_motion="no-preference")
    widget = world()
    widget.set(view=after)
    assert [it["data"]["region"] for it in moved(page, "gk-piece")] == ["kazakhstan"]


def test_forced_colours_leave_shapes_and_codes(world, page: Page):
    page.emulate_media(forced_colors="active")
    widget = world()
    widget.assert_accessible()
    token = widget.root.get_by_role("img", name="1 army (Brazil), Congo")
    fill, ink, line = token.evaluate(
        """(node) => [".gk-piece-body", ".gk-piece-code"].map((part) => getComputedStyle(node.querySelector(part)).fill)
            .concat(getComputedStyle(node.querySelector(".gk-piece-body")).stroke)"""
    )
    assert fill != ink
    assert fill != line
    expect(token.locator(".gk-piece-code")).to_have_text("BR")


def test_a_step_is_drawn_in_a_fraction_of_a_frame(world):
    """Counts work, not time: a step of one region may touch no more than that region's few nodes."""
    widget = world()
    count = widget.page.evaluate("document.querySelectorAll('.gk-map-svg *').length")
    position = view()
    position["regions"]["congo"]["units"] = [["BR", "army", "", 2]]
    widget.page.evaluate(
        """() => {
            window.changes = 0;
            new MutationObserver((list) => { window.changes += list.length; }).observe(
                document.querySelector(".gk-map-svg"),
                { subtree: true, childList: true, attributes: true, characterData: true });
        }"""
    )
    widget.set(view=position)
    assert 0 < widget.page.evaluate("window.changes") <= 12
    assert widget.page.evaluate("document.querySelectorAll('.gk-map-svg *').length") == count


def test_the_legend_shows_every_sign_with_its_name(world):
    widget = world()
    legend = widget.root.locator(".gk-map-legend")
    legend.locator("summary").click()
    signs = legend.locator("li")
    expect(signs).to_have_count(11)
    for sign in signs.all():
        expect(sign).to_have_text(re.compile(r"\w"))
        box = sign.locator("svg").bounding_box()
        assert box is not None
        assert box["width"] > 10
    widget.assert_accessible()
