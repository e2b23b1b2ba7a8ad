"""Choosing on the map in a real browser: what is marked, by which ways it is chosen, what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards import FOCUSED
from tests.browser.factory import driven
from tests.browser.harness import THEMES, Widget
from tests.browser.regions import REGIONS, region
from tests.browser.state import state_of
from tests.widgets.regions import view
from widgets.map import WorldMap

MODULE = """{
    render({ model, el }) {
        const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game: "imperial2030" });
        const world = createWorldMap(el, {
            labels, board: model.get("_board"),
            onChoose: (id) => model.send({ chose: id }), onSelect: (id) => model.send({ selected: id }),
        });
        world.update(model.get("view"));
        const choose = () => world.setChoices(model.get("choices"));
        const draw = () => world.update(model.get("view"));
        choose();
        model.on("change:choices", choose);
        model.on("change:view", draw);
        return () => {
            model.off("change:choices", choose);
            model.off("change:view", draw);
            world.destroy();
        };
    },
}"""
ARMY = {
    "options": {
        place: {"label": f"army to {place}", "unit": ""} for place in ("ukraine", "kazakhstan", "turkey", "moscow")
    },
    "refused": {"congo": "Needs a border with Murmansk (ARM-1).", "japan": "Needs a convoy (CON-1)."},
    "picked": ["murmansk"],
    "chosen": "",
}
PICK = {"options": {"berlin": {"label": "army in Berlin", "unit": "army"}}, "refused": {}, "picked": [], "chosen": ""}
NONE: dict[str, Any] = {"options": {}, "refused": {}, "picked": [], "chosen": ""}


@pytest.fixture
def world(mount: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `world(choices, theme=..., width=..., lang=...)`: a map of the midgame with choices."""

    def make(choices: dict[str, Any], theme: str = "light", width: int = 1000, lang: str = "en") -> Widget:
        state = state_of(WorldMap(view(), lang=lang)) | {"choices": choices}
        return mount(driven("map-imperial2030", MODULE), state, theme=theme, width=width)

    return make


@pytest.mark.parametrize(("themes", "width", "lang"), [(THEMES, 1000, "en"), (("dark",), 560, "fr")])
def test_axe_finds_nothing(world, themes, width, lang):
    widget = world(ARMY | {"chosen": "turkey"}, width=width, lang=lang)
    for fold in widget.root.locator("summary").all():
        fold.click()
    region(widget, "congo").focus()
    widget.assert_accessible(themes)


def test_options_are_marked_by_edge_stripes_and_name_and_the_refused_are_faded(world):
    widget = world(ARMY)
    marks = widget.root.locator(".gk-outline-option")
    expect(marks).to_have_count(4)
    fills = marks.locator(".gk-outline-fill").evaluate_all("nodes => nodes.map((node) => getComputedStyle(node).fill)")
    assert all("-stripes" in fill for fill in fills)
    expect(widget.root.locator("[data-mark=picked]")).to_have_count(1)
    assert widget.root.locator(".gk-map-veil").get_attribute("d")
    expect(region(widget, "ukraine")).to_have_attribute(
        "aria-label", "Ukraine, can be chosen: army to ukraine, land region, flag (Russia)"
    )
    assert "picked as the start" in (region(widget, "murmansk").get_attribute("aria-label") or "")
    assert "chosen" not in (region(widget, "congo").get_attribute("aria-label") or "")
    widget.set(choices=NONE)
    expect(widget.root.locator("[data-mark]")).to_have_count(0)
    assert widget.root.locator(".gk-map-veil").get_attribute("d") == ""
    assert "chosen" not in (region(widget, "ukraine").get_attribute("aria-label") or "")


@pytest.mark.parametrize("key", ["Enter", " "])
def test_click_and_key_choose_an_option_and_select_nothing(world, key):
    widget = world(ARMY)
    region(widget, "kazakhstan").click()
    region(widget, "ukraine").focus()
    widget.page.keyboard.press(key)
    assert widget.messages == [{"chose": "kazakhstan"}, {"chose": "ukraine"}]
    expect(widget.root.locator("[aria-pressed=true]")).to_have_count(0)


def test_a_refused_region_is_selected_and_says_why(world):
    widget = world(ARMY)
    region(widget, "congo").click()
    assert widget.messages == [{"selected": "congo"}]
    expect(widget.root.get_by_role("status")).to_have_text("Needs a border with Murmansk (ARM-1).")
    expect(widget.root.locator(".gk-tip")).to_contain_text("Needs a border with Murmansk (ARM-1).")
    region(widget, "japan").focus()
    expect(widget.root.get_by_role("status")).to_contain_text("Needs a convoy (CON-1).")


def test_n_and_p_go_round_the_options(world):
    widget = world(ARMY)
    drawing = widget.root.locator(".gk-map-svg")
    assert "n and p go to the next" in (drawing.get_attribute("aria-label") or "")
    region(widget, "murmansk").focus()
    walked = []
    for key in ("n", "n", "n", "n", "p", "N"):
        widget.page.keyboard.press(key)
        walked.append(widget.page.evaluate(FOCUSED))
    order = [name for name in REGIONS.places if name in ARMY["options"]]
    start = order.index(walked[0])
    ring = order[start:] + order[:start]
    assert walked == [*ring, ring[2], ring[3]]
    widget.set(choices=NONE)
    assert "n and p" not in (drawing.get_attribute("aria-label") or "")
    widget.page.keyboard.press("n")
    assert widget.page.evaluate(FOCUSED) == walked[-1]
    assert widget.messages == []


def test_the_list_has_the_options_first_in_words(world):
    widget = world(ARMY)
    widget.root.locator(".gk-map-list summary").click()
    box = widget.root.get_by_role("listbox")
    expect(box.get_by_role("option")).to_have_count(62)
    lines = box.get_by_role("option").all_inner_texts()
    assert all("(can be chosen: army to " in line for line in lines[:4])
    assert not any("can be chosen" in line for line in lines[4:])
    box.focus()
    widget.page.keyboard.press("ArrowDown")
    widget.page.keyboard.press("Enter")
    second = box.get_by_role("option").nth(1).get_attribute("data-region")
    assert widget.messages == [{"chose": second}]
    widget.set(choices=NONE)
    expect(box.get_by_role("option").first).to_have_attribute("data-region", "moscow")
    # The reader who is in the list stays at the region.
    assert box.locator(".gk-map-option-current").get_attribute("data-region") == second


def test_units_that_can_be_picked_wear_a_ring_and_are_large_enough_to_hit(world):
    widget = world(PICK, width=600)
    rings = widget.root.locator(".gk-piece-ring")
    expect(rings).to_have_count(1)
    token = widget.root.get_by_role("img", name="2 standing armies (Russia), Berlin")
    expect(token.locator(".gk-piece-ring-option")).to_have_count(1)
    box = token.locator(".gk-piece-target").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    widget.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert widget.messages == [{"chose": "berlin"}]
    # The ring stays with the unit when the position is drawn anew, and goes with the choice.
    moved = view()
    moved["regions"]["berlin"]["units"] = [["RU", "army", "standing", 1]]
    widget.set(view=moved)
    expect(rings).to_have_count(1)
    widget.set(choices=NONE)
    expect(rings).to_have_count(0)


def test_the_chosen_region_stands_out_and_a_way_leads_to_it(world):
    widget = world(ARMY | {"chosen": "turkey"})
    expect(widget.root.locator("[data-mark=chosen]")).to_have_count(1)
    expect(widget.root.locator("[data-mark=option]")).to_have_count(3)
    assert "chosen, to be confirmed: army to turkey" in (region(widget, "turkey").get_attribute("aria-label") or "")
    line = widget.root.locator(".gk-map-way-line")
    assert (line.get_attribute("d") or "").count("M") == 1
    expect(widget.root.locator(".gk-map-way-head")).to_be_visible()
    region(widget, "turkey").focus()
    widget.page.keyboard.press("Enter")
    assert widget.messages == [{"chose": "turkey"}]
    widget.set(choices=ARMY)
    expect(line).to_have_count(0)
    expect(widget.root.locator(".gk-map-way-head")).to_be_hidden()


def test_a_way_over_the_edge_of_the_board_leaves_and_comes_in(world):
    widget = world(
        NONE | {"options": {"seaofjapan": {"label": "x"}}, "picked": ["northpacific"], "chosen": "seaofjapan"}
    )
    assert (widget.root.locator(".gk-map-way-line").get_attribute("d") or "").count("M") == 2


def test_escape_belongs_to_the_caller_where_the_map_has_nothing_to_clear(world):
    widget = world(ARMY)
    widget.page.evaluate(
        """() => {
            window.seen = 0;
            document.querySelector(".gk-map").addEventListener("keydown", (event) => {
                window.seen += event.defaultPrevented ? 0 : 1;
            });
        }"""
    )
    region(widget, "ukraine").focus()
    widget.page.keyboard.press("Escape")
    expect(widget.root.locator(".gk-tip")).to_be_hidden()
    assert widget.page.evaluate("window.seen") == 1
    widget.set(choices=NONE)
    widget.page.keyboard.press("Enter")
    expect(region(widget, "ukraine")).to_have_attribute("aria-pressed", "true")
    seen = widget.page.evaluate("window.seen")
    widget.page.keyboard.press("Escape")
    expect(region(widget, "ukraine")).to_have_attribute("aria-pressed", "false")
    assert widget.page.evaluate("window.seen") == seen


def test_the_tip_of_a_region_that_was_chosen_by_pointer_does_not_cover_what_comes_next(world):
    widget = world(ARMY)
    tip = widget.root.locator(".gk-tip")
    region(widget, "ukraine").hover()
    expect(tip).to_be_visible()
    region(widget, "ukraine").click()
    expect(tip).to_be_hidden()
    # Choices change as the caller answers, and the pointer moves within the region.
    widget.set(choices=NONE)
    region(widget, "ukraine").hover(position={"x": 12, "y": 12}, force=True)
    expect(tip).to_be_hidden()
    region(widget, "kazakhstan").hover()
    expect(tip).to_be_visible()
    region(widget, "ukraine").hover()
    expect(tip).to_be_visible()


def test_what_was_chosen_by_keyboard_keeps_its_tip(world):
    widget = world(ARMY)
    region(widget, "ukraine").press("Enter")
    expect(widget.root.locator(".gk-tip")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("2 standing armies (Russia), Berlin", "Hostile: it occupies the province (ENT-2)"),
        ("1 lying army (Russia), Beijing", "Friendly: it changes nothing in the province (ENT-3)"),
        ("1 fleet (Brazil), North Atlantic", "a fleet may move to one adjacent sea (MAN-4)"),
        ("2 fleets in harbour (Europe), Rome", "may put out to the sea of the harbour (MAN-5)"),
        ("shipyard, occupied, Shanghai", "Occupied by a standing foreign army"),
        ("site for a shipyard, San Francisco", "may build a shipyard here for 5 million"),
        ("flag (India), East Africa", "The flag brings its nation 1 million of tax (TAX-1)"),
    ],
)
def test_a_piece_explains_itself_with_its_rule(world, name, said):
    widget = world(NONE)
    widget.root.get_by_role("img", name=name, exact=True).hover()
    tip = widget.root.locator(".gk-tip")
    expect(tip.locator("strong")).to_have_text(name)
    expect(tip).to_contain_text(said)


def test_e_explains_the_pieces_of_a_region_one_by_one(world):
    widget = world(NONE)
    region(widget, "berlin").focus()
    heading = widget.root.locator(".gk-tip strong")
    walked = [heading.inner_text()]
    for _ in range(4):
        widget.page.keyboard.press("e")
        walked.append(heading.inner_text())
    assert walked == [
        "Berlin", "2 standing armies (Russia), Berlin", "1 army (Europe), Berlin",
        "armaments factory, occupied, Berlin", "Berlin",
    ]  # fmt: skip
    widget.page.keyboard.press("e")
    expect(widget.root.get_by_role("status")).to_contain_text("it occupies the province (ENT-2)")
    # Pieces that have gone are not explained any more.
    moved = view()
    del moved["regions"]["berlin"]["units"]
    widget.set(view=moved)
    expect(heading).not_to_contain_text("Russia")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_region_says_what_it_is_with_a_rule_or_two(world, lang):
    widget = world(NONE, lang=lang)
    for name in REGIONS.places:
        region(widget, name).focus()
        lines = widget.root.locator(".gk-tip div div").all_inner_texts()
        assert 1 <= sum("-" in line.split("(")[-1] for line in lines[2:]) <= 2, (name, lines)
