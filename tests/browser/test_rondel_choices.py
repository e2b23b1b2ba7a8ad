"""Choosing on the rondel as a table uses it: confirming, refusing, closing it; what markers and hub say."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.factory import driven
from tests.browser.harness import Widget
from tests.browser.state import state_of
from tests.widgets.regions import view
from widgets.rondel import Rondel

MODULE = """{
    render({ model, el }) {
        const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game: "imperial2030" });
        const ring = createRondel(el, {
            labels, wheel: model.get("_wheel"),
            onChoose: (id) => model.send({ chose: id }),
            onConfirm: (id) => model.send({ confirmed: id }),
            onRefuse: (id) => model.send({ refused: id }),
        });
        ring.update(model.get("view"));
        const choose = () => ring.setChosen(model.get("chosen"));
        const close = () => ring.setReadonly(model.get("readonly"));
        model.on("change:chosen", choose);
        model.on("change:readonly", close);
        return () => {
            model.off("change:chosen", choose);
            model.off("change:readonly", close);
            ring.destroy();
        };
    },
}"""


@pytest.fixture
def rondel(mount: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `rondel(view)`: a rondel that tells what was chosen, confirmed and refused."""

    def make(name: str = "midgame") -> Widget:
        return mount(driven("rondel", MODULE), state_of(Rondel(view(name))), width=400)

    return make


def space(widget: Widget, name: str) -> Locator:
    return widget.root.locator(f"[role=radio][data-space={name}]")


def test_a_chosen_space_keeps_its_way_lit_until_it_is_confirmed(rondel):
    widget = rondel()
    lit = widget.root.locator(".gk-wedge-path")
    space(widget, "maneuver").click(position={"x": 60, "y": 90})
    widget.page.evaluate("document.activeElement.blur()")
    widget.page.mouse.move(0, 0)
    expect(lit).to_have_count(2)
    # Another space shows its own way while it is looked at.
    space(widget, "import").hover()
    expect(lit).to_have_count(1)
    widget.page.mouse.move(0, 0)
    expect(lit).to_have_count(2)
    space(widget, "maneuver").focus()
    widget.page.keyboard.press("Enter")
    assert widget.messages == [{"chose": "maneuver"}, {"confirmed": "maneuver"}]
    widget.set(chosen="import")
    widget.set(chosen="")
    widget.page.evaluate("document.activeElement.blur()")
    expect(lit).to_have_count(0)


def test_a_refused_space_gives_its_reason_to_all_who_ask(rondel):
    widget = rondel()
    space(widget, "production").focus()
    widget.page.keyboard.press("Enter")
    assert widget.messages == [{"refused": "production"}]
    expect(widget.root.get_by_role("status")).to_contain_text("Needs 6 million; the treasury of Russia holds 5 (RON-6)")
    expect(widget.root.locator(".gk-rondel-note")).to_contain_text("Needs 6 million")


def test_a_ring_can_be_closed_and_opened(rondel):
    widget = rondel()
    widget.set(readonly=True)
    expect(widget.root.get_by_role("radiogroup")).to_have_attribute("aria-readonly", "true")
    space(widget, "import").click()
    assert widget.messages == [{"refused": "import"}]
    widget.set(readonly=False)
    assert widget.root.get_by_role("radiogroup").get_attribute("aria-readonly") is None
    space(widget, "import").click()
    assert widget.messages[-1] == {"chose": "import"}


def test_a_marker_explains_itself_and_lets_its_space_be_chosen(rondel):
    widget = rondel()
    marker = widget.root.locator("[data-marker=CN]")
    marker.hover()
    note = widget.root.locator(".gk-rondel-note")
    expect(note).to_contain_text("Marker (China)")
    expect(note).to_contain_text("Stands on Maneuver.")
    expect(note).to_contain_text("RON-4")
    marker.click()
    assert widget.messages == [{"chose": "maneuver"}]


def test_the_hub_explains_the_markers_that_wait_there(rondel):
    widget = rondel("fresh")
    widget.root.locator("[data-marker=RU]").hover()
    expect(widget.root.locator(".gk-rondel-note")).to_contain_text("on any space, free of charge (RON-2)")
    widget.root.locator(".gk-rondel-hub").hover(position={"x": 3, "y": 40}, force=True)
    expect(widget.root.locator(".gk-rondel-note strong")).to_have_text("Middle of the rondel")
    widget.page.mouse.click(*_middle(widget))
    assert widget.messages == []


def _middle(widget: Widget) -> tuple[float, float]:
    box = widget.root.locator(".gk-rondel-hub").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_e_explains_the_markers_one_by_one(rondel):
    widget = rondel()
    space(widget, "maneuver").focus()
    heading = widget.root.locator(".gk-rondel-note strong")
    walked = [heading.inner_text()]
    for _ in range(5):
        widget.page.keyboard.press("e")
        walked.append(heading.inner_text())
    nations = ["China", "Brazil", "United States", "Europe"]
    assert walked == ["Maneuver", *(f"Marker ({nation})" for nation in nations), "Maneuver"]
    expect(widget.root.get_by_role("status")).to_contain_text("Maneuver. 2 steps, free")
