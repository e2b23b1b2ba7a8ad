"""The rondel in a real browser: keys, prices, what the kernel hears, read-only use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import THEMES, Widget, bundle, moved
from tests.browser.state import state_of
from tests.widgets.regions import view
from widgets.rondel import Rondel


@pytest.fixture
def rondel(mount: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `rondel(view, theme=..., width=..., **options)`: a mounted rondel."""

    def make(position: dict[str, Any] | None = None, theme: str = "light", width: int = 400, **options: Any) -> Widget:
        made = Rondel(view() if position is None else position, **options)
        return mount(bundle("rondel"), state_of(made), theme=theme, width=width)

    return make


def space(widget: Widget, name: str) -> Locator:
    return widget.root.locator(f"[role=radio][data-space={name}]")


def focused(widget: Widget) -> str:
    return str(widget.page.evaluate("document.activeElement.dataset.space ?? ''"))


@pytest.mark.parametrize(
    ("position", "width", "options"),
    [
        ("midgame", 400, {}),
        ("fresh", 300, {"lang": "fr"}),
        ("midgame", 700, {"size": "large", "readonly": True}),
    ],
)
def test_axe_finds_nothing(rondel, position, width, options):
    widget = rondel(view(position), width=width, **options)
    widget.page.keyboard.press("Tab")
    widget.assert_accessible(THEMES)


def test_the_ring_is_a_radio_group_with_one_tab_stop(rondel):
    widget = rondel()
    name = "Rondel: a space for Russia. Arrow keys move, Enter chooses, e explains the markers."
    group = widget.root.get_by_role("radiogroup", name=name)
    expect(group.get_by_role("radio")).to_have_count(6)
    assert widget.root.locator("[tabindex='0']").count() == 1
    widget.page.keyboard.press("Tab")
    walked = [focused(widget)]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowRight", "End", "Home"):
        widget.page.keyboard.press(key)
        walked.append(focused(widget))
    assert walked == [
        "factory", "production", "import", "production", "factory", "taxation", "factory", "taxation", "factory",
    ]  # fmt: skip
    assert widget.root.locator("[tabindex='0']").count() == 1
    assert widget.sent == []


def test_names_say_steps_price_reason_and_markers(rondel):
    widget = rondel()
    names = {
        "factory": "Factory. 5 steps, 4 million. The nation may build one factory for 5 million (FAC-1, FAC-2)",
        "production": "Production. 6 steps, 6 million. Needs 6 million; the treasury of Russia holds 5 (RON-6). "
        "Here: Russia. Each free factory makes one unit at no cost (PRO-1)",
        "maneuver": "Maneuver. 2 steps, free. Here: China, Brazil, United States, Europe. "
        "Fleets move, then armies; then flags are set (MAN-1)",
    }
    for name, said in names.items():
        expect(space(widget, name)).to_have_attribute("aria-label", said)
    expect(space(widget, "production")).to_have_attribute("aria-disabled", "true")
    expect(space(widget, "factory")).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize("key", ["Enter", " "])
def test_the_chosen_space_goes_to_the_kernel_once(rondel, key):
    widget = rondel()
    widget.page.keyboard.press("Tab")
    widget.page.keyboard.press("End")
    widget.page.keyboard.press(key)
    widget.page.keyboard.press(key)
    assert widget.sent == [{"chosen": "taxation"}]
    expect(space(widget, "taxation")).to_have_attribute("aria-checked", "true")
    expect(widget.root.get_by_role("status")).to_have_text("Taxation is chosen")


def test_a_closed_space_is_explained_not_chosen(rondel):
    widget = rondel()
    space(widget, "production").click(force=True)
    assert widget.sent == []
    expect(space(widget, "production")).to_have_attribute("aria-checked", "false")
    expect(widget.root.get_by_role("status")).to_contain_text("Needs 6 million; the treasury of Russia holds 5")
    expect(widget.root.locator(".gk-rondel-note")).to_contain_text("Needs 6 million")


def test_the_way_lights_up_before_the_move_is_confirmed(rondel):
    widget = rondel()
    lit = widget.root.locator(".gk-wedge-path")
    space(widget, "taxation").hover()
    assert [node.get_attribute("data-space") for node in lit.all()] == ["import", "maneuver", "investor", "taxation"]
    assert widget.root.locator(".gk-trail-step").all_text_contents() == ["1", "2", "3", "4"]
    expect(widget.root.locator(".gk-trail-paid")).to_have_count(1)
    widget.page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    # A full lap ends where it began.
    space(widget, "production").focus()
    expect(lit).to_have_count(6)
    assert widget.sent == []


def test_a_first_placement_has_no_way_and_all_markers_wait_in_the_hub(rondel):
    widget = rondel(view("fresh"))
    space(widget, "import").hover()
    expect(widget.root.locator(".gk-wedge-path")).to_have_count(0)
    expect(widget.root.locator(".gk-rondel-note")).to_contain_text("first placement, free")
    radii = widget.root.locator(".gk-marker").evaluate_all(
        """nodes => nodes.map((node) => {
            const { e, f } = node.transform.baseVal.consolidate().matrix;
            return Math.hypot(e, f);
        })"""
    )
    assert len(radii) == 6
    assert max(radii) < 38


def test_read_only_explains_and_sends_nothing(rondel):
    position = view()
    del position["spaces"]
    widget = rondel(position, readonly=True)
    group = widget.root.get_by_role("radiogroup", name="Rondel")
    expect(group).to_have_attribute("aria-readonly", "true")
    widget.page.keyboard.press("Tab")
    widget.page.keyboard.press("End")
    widget.page.keyboard.press("Enter")
    space(widget, "investor").click()
    assert widget.sent == []
    expect(widget.root.locator(".gk-rondel-note")).to_contain_text("every player may buy one bond")
    # Where the active nation stands is the checked one.
    expect(space(widget, "production")).to_have_attribute("aria-checked", "true")


def test_a_rondel_without_offers_can_only_be_read(rondel):
    position = view()
    del position["spaces"]
    widget = rondel(position)
    space(widget, "import").click(force=True)
    assert widget.sent == []


def test_a_new_position_moves_the_markers_and_takes_the_prices_away(rondel):
    widget = rondel()
    position = view()
    del position["spaces"]
    position["nations"]["RU"]["rondel"] = "import"
    widget.set(view=position, chosen="")
    expect(space(widget, "import")).to_have_attribute(
        "aria-label", "Import. Here: Russia. The nation may buy up to 3 units for 1 million each (IMO-1)"
    )
    assert set(widget.root.locator(".gk-wedge-price").all_text_contents()) == {""}


def test_eight_spaces_hold_all_six_markers_on_one(rondel):
    position = view() | {"ruleset": "published", "spaces": {}}
    for nation in position["nations"].values():
        nation["rondel"] = "maneuver1"
    widget = rondel(position)
    expect(widget.root.get_by_role("radio")).to_have_count(8)
    boxes = widget.root.locator(".gk-marker .gk-piece-body").evaluate_all(
        "nodes => nodes.map((node) => { const { x, y, width } = node.getBoundingClientRect(); return [x, y, width]; })"
    )
    for index, (x, y, width) in enumerate(boxes):
        for other_x, other_y, _ in boxes[index + 1 :]:
            assert abs(x - other_x) > width * 0.7 or abs(y - other_y) > width * 0.7


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("ruleset", ["summary", "published"])
def test_words_stay_inside_their_wedges(rondel, lang, ruleset):
    widget = rondel(view() | ({"ruleset": ruleset, "spaces": {}} if ruleset == "published" else {}), lang=lang)
    outside = widget.root.evaluate(
        """(root) => [...root.querySelectorAll(".gk-wedge")].flatMap((wedge) => {
            const shape = wedge.querySelector(".gk-wedge-shape");
            const svg = root.querySelector("svg");
            return [...wedge.querySelectorAll("text")].filter((text) => {
                const { x, y, width, height } = text.getBBox();
                const corners = [[x, y + 2], [x + width, y + 2], [x, y + height - 2], [x + width, y + height - 2]];
                return width > 0 && corners.some(([px, py]) => {
                    const point = svg.createSVGPoint();
                    [point.x, point.y] = [px, py];
                    return !shape.isPointInFill(point);
                });
            }).map((text) => text.textContent);
        })"""
    )
    assert outside == []


def test_two_rondels_do_not_meet(rondel):
    first, second = rondel(), rondel(view("fresh"))
    space(first, "import").click()
    space(second, "taxation").click()
    assert first.sent == [{"chosen": "import"}]
    assert second.sent == [{"chosen": "taxation"}]
    first.destroy()
    space(second, "factory").click()
    assert second.sent[-1] == {"chosen": "factory"}


def test_keys_of_the_rondel_do_not_reach_the_notebook(rondel):
    widget = rondel()
    widget.page.evaluate("window.seen = []; addEventListener('keydown', (e) => window.seen.push(e.key))")
    space(widget, "factory").focus()
    for key in ("ArrowDown", "Enter", " ", "Home", "End", "Escape", "q"):
        widget.page.keyboard.press(key)
    assert widget.page.evaluate("window.seen") == []


def test_a_marker_goes_round_only_where_motion_is_wanted(rondel, page: Page):
    after = view()
    after["nations"]["RU"]["rondel"] = "investor"
    still = rondel()
    still.set(view=after)
    assert moved(page, "gk-marker") == []
    still.destroy()
    page.emulate_media(reduced_motion="no-preference")
    widget = rondel()
    widget.set(view=after)
    assert [it["data"]["nation"] for it in moved(page, "gk-marker")] == ["RU"]


def test_forced_colours_leave_it_usable(rondel, page: Page):
    page.emulate_media(forced_colors="active")
    widget = rondel()
    widget.assert_accessible()
    space(widget, "import").click()
    assert widget.sent == [{"chosen": "import"}]
