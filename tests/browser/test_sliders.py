"""The sliders in a real browser: drag, keys, odds that follow at once, what the kernel hears, choosing by the rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.factory import driven
from tests.browser.harness import THEMES, Widget, bundle
from tests.browser.state import state_of
from tests.widgets.recorded import CRISIS, at
from widgets import Sliders

DIAL = """{ render({ model, el }) {
  const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game: "incorporated", names: {} });
  const dial = createSliders(el, {
    labels, dial: model.get("_dial"), rules: model.get("_rules"), compact: true,
    say: (text) => model.send({ said: text }), onChoose: (id) => model.send({ chose: id }),
  });
  dial.update(model.get("view"), { step: model.get("step") });
  const calls = () => {
    const { readonly, chosen, options } = model.get("calls");
    dial.setReadonly(readonly);
    dial.setChosen(chosen);
    dial.setChoices({ options });
  };
  calls();
  const stop = observe(model, ["calls"], calls);
  return () => { stop(); dial.destroy(); };
} }"""
OPTIONS = {
    "interest:20": {"label": "Interest stays at $20."},
    "interest:18": {"label": "Interest goes to $18."},
    "stress:2": {"label": "Stress goes to 2."},
}


@pytest.fixture
def sliders(mount: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `sliders(position, theme=..., width=..., **options)`: mounted sliders."""

    def make(position: Any = None, theme: str = "light", width: int = 700, **options: Any) -> Widget:
        return mount(bundle("sliders"), state_of(Sliders(position, **options)), theme=theme, width=width)

    return make


@pytest.fixture
def dial(mount: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `dial(step, **calls)`: the sliders as the dial of a table, read-only unless said otherwise."""

    def make(step: int = CRISIS, theme: str = "light", width: int = 320, **calls: Any) -> Widget:
        state = state_of(Sliders(at(step)))
        state |= {"step": step, "calls": {"readonly": True, "chosen": "", "options": {}, **calls}}
        return mount(driven("sliders", DIAL), state, theme=theme, width=width)

    return make


def card(widget: Widget, slider: str) -> Locator:
    return widget.root.locator(f"[data-slider={slider}]")


def handle(widget: Widget, slider: str) -> Locator:
    return card(widget, slider).get_by_role("slider")


def crisis(widget: Widget) -> Locator:
    return widget.root.get_by_role("group", name="Odds of a crisis")


@pytest.mark.parametrize(
    ("step", "width", "options"),
    [
        (CRISIS, 300, {"lang": "fr"}),
        (3, 1000, {"movable": ["interest", "growth", "stress", "power"]}),
        (738, 700, {"size": "large", "movable": ["growth"], "show": ["growth", "stress"]}),
    ],
)
def test_axe_finds_nothing(sliders, step, width, options):
    widget = sliders(at(step), width=width, **options)
    widget.root.locator("button[data-rule]").first.click()
    widget.page.keyboard.press("Tab")
    widget.assert_accessible(THEMES)


def test_a_track_names_its_place_its_ends_and_what_it_implies(sliders):
    widget = sliders(at(CRISIS))
    for slider, value, words in (
        (
            "interest",
            "$20",
            ["ultra-low: easy money", "sky-high: tight money", "A first bond brings $20", "costs $20."],
        ),
        ("growth", "3\u00a0%", ["slump", "boom", "6 payoff cards are revealed"]),
        ("stress", "0", ["calm", "tense", "Stress adds 0"]),
        ("power", "NATO +3", ["NATO dominates", "the SCO dominates", "NATO adds 3 to its clash rolls"]),
    ):
        expect(card(widget, slider).locator(".gk-slider-value")).to_have_text(value)
        for word in words:
            expect(card(widget, slider)).to_contain_text(word)
    ticks = card(widget, "growth").locator(".gk-slider-ticks").first.locator("span")
    assert ticks.all_text_contents() == ["−3", "−2", "−1", "1", "2", "3", "4", "5", "6", "7"]


def test_a_ghost_shows_the_start_of_the_turn_and_a_sentence_the_cause(sliders):
    widget = sliders(at(CRISIS))
    growth = card(widget, "growth")
    expect(growth.locator(".gk-slider-was")).to_have_text("5\u00a0% →")
    expect(growth).to_contain_text("At the start of the turn: 5 percent, 8 payoff cards.")
    expect(growth).to_contain_text("Growth moves from 6 % to 3 %. Cause: a crisis of intensity 3.")
    ghost, thumb = (growth.locator(name).bounding_box() for name in (".gk-slider-ghost", ".gk-slider-thumb"))
    rail = growth.locator(".gk-slider-rail").bounding_box()
    assert ghost
    assert thumb
    assert rail
    places = [(box["x"] + box["width"] / 2 - rail["x"]) / rail["width"] for box in (ghost, thumb)]
    assert places == pytest.approx([0.75, 0.55], abs=0.01)
    expect(growth.locator(".gk-slider-arrow")).to_have_attribute("data-gk-way", "left")
    # What stands where it stood has neither ghost nor arrow.
    expect(card(widget, "stress").locator(".gk-slider-ghost")).to_be_hidden()
    expect(card(widget, "power").locator(".gk-slider-was")).to_be_hidden()


def test_a_rule_opens_under_its_sentence(sliders):
    widget = sliders(at(CRISIS))
    chip = card(widget, "growth").locator("button[data-rule=INC-191]")
    chip.click()
    expect(card(widget, "growth").locator(".gk-log-rule")).to_contain_text(
        "the intensity is the difficulty minus the roll"
    )
    widget.page.keyboard.press("Escape")
    expect(widget.root.locator(".gk-log-rule")).to_have_count(0)


def test_the_odds_stand_beside_with_their_arithmetic(sliders):
    widget = sliders(values={"growth": 5, "stress": 1})
    expect(crisis(widget).locator(".gk-slider-value")).to_have_text("5 of 12")
    expect(crisis(widget)).to_contain_text(
        "Growth 5 + Stress 1 = 6: a crisis on a roll of 1 to 5 with 12 sides. Rule INC-022 Rule INC-190"
    )
    expect(crisis(widget)).to_contain_text("Intensity: 6 less the roll, 3 on average.")
    faces = crisis(widget).locator(".gk-slider-face > :last-child").all_text_contents()
    assert faces == ["5", "4", "3", "2", "1", *"–––––––"]


def test_read_only_sliders_take_no_focus_and_send_nothing(sliders):
    widget = sliders(at(3))
    assert widget.root.get_by_role("slider").count() == 0
    assert widget.root.locator("[tabindex='0']").count() == 0
    card(widget, "growth").locator(".gk-slider-rail").click()
    assert widget.sent == []
    expect(widget.root.get_by_role("button", name="Put back")).to_have_count(0)


def test_keys_move_a_slider_and_the_odds_follow(sliders):
    widget = sliders(values={"growth": 5, "stress": 1}, movable=["growth", "stress"])
    growth = handle(widget, "growth")
    growth.focus()
    expect(growth).to_have_attribute("aria-valuetext", "5 percent, 8 payoff cards")
    for key, odds in (
        ("ArrowRight", "Growth 6 + Stress 1 = 7: a crisis on a roll of 1 to 6 with 12 sides."),
        ("End", "Growth 7 + Stress 1 = 8: a crisis on a roll of 1 to 7 with 12 sides."),
        ("ArrowUp", "Growth 7 + Stress 1 = 8: a crisis on a roll of 1 to 7 with 12 sides."),
        ("PageDown", "Growth 5 + Stress 1 = 6: a crisis on a roll of 1 to 5 with 12 sides."),
        ("Home", "Growth −3 + Stress 1 = −2: no roll of 12 brings a crisis."),
        ("ArrowLeft", "Growth −3 + Stress 1 = −2: no roll of 12 brings a crisis."),
    ):
        widget.page.keyboard.press(key)
        expect(crisis(widget)).to_contain_text(odds)
    expect(growth).to_have_attribute("aria-valuetext", "−3 percent, 1 payoff card")
    expect(growth).to_have_attribute("aria-valuenow", "0")
    handle(widget, "stress").focus()
    widget.page.keyboard.press("ArrowRight")
    assert [payload["values"] for payload in widget.sent] == [
        {"growth": 6, "stress": 1},
        {"growth": 7, "stress": 1},
        {"growth": 5, "stress": 1},
        {"growth": -3, "stress": 1},
        {"growth": -3, "stress": 2},
    ]
    # The odds are spoken once things have settled.
    expect(widget.root.get_by_role("status")).to_have_text(
        "Growth −3 + Stress 2 = −1: no roll of 12 brings a crisis (INC-022, INC-190)."
    )


def test_a_pointer_drags_and_the_end_is_told_at_once(sliders):
    widget = sliders(movable=["interest"])
    rail = card(widget, "interest").locator(".gk-slider-rail").bounding_box()
    assert rail
    assert rail["height"] >= 44
    middle = rail["y"] + rail["height"] / 2

    def x(index: int) -> float:
        assert rail
        return rail["x"] + rail["width"] * (index + 0.5) / 10

    mouse = widget.page.mouse
    mouse.move(x(0), middle)
    mouse.down()
    for index in range(1, 10):
        mouse.move(x(index), middle + 60)
    expect(card(widget, "interest").locator(".gk-slider-value")).to_have_text("$11")
    expect(card(widget, "interest")).to_contain_text("Repaying a bond costs $11 now.")
    mouse.move(x(4), middle)
    mouse.up()
    told = [payload["values"]["interest"] for payload in widget.sent]
    assert told[-1] == 16
    assert len(told) <= 6
    expect(handle(widget, "interest")).to_be_focused()
    expect(card(widget, "interest")).to_contain_text("You moved it from $20 to $16.")
    expect(card(widget, "interest")).to_contain_text("Moved here from: 20 dollars per bond.")
    # Back where it stood, nothing was moved.
    widget.page.keyboard.press("Home")
    assert widget.sent[-1] == {"values": {}}


def test_a_finger_moves_it_too(sliders):
    widget = sliders(movable=["power"], width=320)
    rail = card(widget, "power").locator(".gk-slider-rail")
    box = rail.bounding_box()
    assert box
    rail.click(position={"x": box["width"] * 6.5 / 7, "y": 8})
    assert widget.sent == [{"values": {"power": -3}}]
    expect(card(widget, "power")).to_contain_text("The SCO adds 3 to its clash rolls, NATO takes 3 off")
    expect(card(widget, "power").get_by_role("row", name="Iran")).to_have_text("Iran1 of 65 of 6")


def test_the_button_puts_everything_back(sliders):
    widget = sliders(values={"growth": 5}, movable=["growth", "stress"])
    button = widget.root.get_by_role("button", name="Put back")
    expect(button).to_have_attribute("aria-disabled", "true")
    for slider in ("growth", "stress"):
        handle(widget, slider).focus()
        widget.page.keyboard.press("End")
    button.click()
    assert widget.sent[-1] == {"values": {"growth": 5}}
    expect(card(widget, "growth").locator(".gk-slider-value")).to_have_text("5\u00a0%")
    expect(card(widget, "stress").locator(".gk-slider-value")).to_have_text("1")
    expect(button).to_have_attribute("aria-disabled", "true")


def test_the_kernel_moves_sliders_and_shows_other_positions(sliders):
    widget = sliders(at(3), movable=["growth"])
    widget.set(values={"growth": 7})
    expect(card(widget, "growth").locator(".gk-slider-value")).to_have_text("7\u00a0%")
    later = Sliders(at(CRISIS))
    widget.set(view=later.view, values={})
    expect(card(widget, "growth").locator(".gk-slider-value")).to_have_text("3\u00a0%")
    expect(card(widget, "growth")).to_contain_text("Cause: a crisis of intensity 3.")
    assert widget.sent == []


def test_other_keys_and_combinations_are_left_alone(sliders):
    widget = sliders(movable=["growth"])
    handle(widget, "growth").focus()
    for key in ("a", "Control+ArrowRight", "Shift+ArrowRight"):
        widget.page.keyboard.press(key)
    assert widget.sent == []


@pytest.mark.parametrize(("width", "columns"), [(300, 1), (620, 2), (1000, 3)])
def test_tracks_stand_one_below_the_other_where_it_is_narrow(sliders, width, columns):
    widget = sliders(at(3), width=width, lang="fr")
    lefts = widget.root.locator(".gk-slider").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().x)"
    )
    assert len({round(left) for left in lefts}) == columns
    assert widget.root.evaluate("(root) => root.scrollWidth <= root.clientWidth")


def test_only_what_is_asked_for_is_shown_in_its_order(sliders):
    widget = sliders(show=["stress", "interest"])
    names = widget.root.get_by_role("group").evaluate_all("nodes => nodes.map((node) => node.ariaLabel)")
    assert names == ["Sliders", "Stress", "Odds of a crisis", "Interest rates"]


def test_forced_colours_leave_it_usable(sliders, page):
    page.emulate_media(forced_colors="active")
    widget = sliders(at(CRISIS), movable=["growth"])
    widget.assert_accessible()
    handle(widget, "growth").press("ArrowRight")
    assert widget.sent == [{"values": {"growth": 4}}]


def test_the_marker_glides_only_where_motion_is_wanted(sliders, page):
    lasting = (
        """() => getComputedStyle(document.querySelector("[data-slider=growth] .gk-slider-thumb")).transitionDuration"""
    )
    widget = sliders(at(3))
    widget.set(view=Sliders(at(CRISIS)).view)
    assert page.evaluate(lasting) == "0s"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(lasting) == "0.2s"


# As the dial of a table.


def test_axe_finds_nothing_on_the_dial(dial):
    widget = dial(readonly=False, options=OPTIONS, chosen="interest:18")
    widget.root.locator("summary").first.click()
    widget.assert_accessible(THEMES)


def test_the_dial_folds_causes_away_and_marks_what_has_just_moved(dial):
    widget = dial()
    expect(card(widget, "growth").get_by_text("Cause: a crisis")).to_be_hidden()
    odds = "Growth 3 + Stress 0 = 3: a crisis on a roll of 1 to 2 with 12 sides."
    expect(widget.root.get_by_text(odds)).to_be_visible()
    card(widget, "growth").locator("summary").click()
    expect(card(widget, "growth").get_by_text("Cause: a crisis")).to_be_visible()
    fresh = widget.root.locator("[data-gk-fresh]").evaluate_all("nodes => nodes.map((node) => node.dataset.slider)")
    assert fresh == ["growth", "stress"]


def test_the_dial_is_low_enough_for_a_column_of_the_table(dial):
    box = dial().root.bounding_box()
    assert box
    assert box["height"] < 640


def test_places_are_chosen_where_the_rules_allow_it(dial):
    widget = dial(readonly=False, options=OPTIONS)
    button = card(widget, "interest").get_by_role("button", name="18 dollars per bond")
    expect(button).to_have_attribute("aria-label", "Interest rates: move to 18 dollars per bond. Interest goes to $18.")
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    button.click()
    card(widget, "stress").get_by_role("button", name="Stress 2").press("Enter")
    assert widget.messages == [{"chose": "interest:18"}, {"chose": "stress:2"}]
    widget.set(calls={"readonly": False, "chosen": "stress:2", "options": OPTIONS})
    expect(widget.root.locator("button[aria-pressed=true]")).to_have_attribute("data-place", "stress:2")
    # The focus stays where it was.
    expect(card(widget, "stress").get_by_role("button", name="Stress 2")).to_be_focused()
    widget.set(calls={"readonly": True, "chosen": "", "options": OPTIONS})
    expect(widget.root.locator("button[data-place]")).to_have_count(0)


def test_a_slider_that_would_stay_can_be_chosen_where_it_stands(dial):
    widget = dial(readonly=False, options=OPTIONS)
    card(widget, "interest").locator("[data-place='interest:20']").click()
    assert widget.messages == [{"chose": "interest:20"}]


# A saved notebook.


def test_the_page_of_its_own_moves_without_a_kernel(page, tmp_path):
    made = Sliders(values={"growth": 5, "stress": 1}, movable=["growth"])
    file = tmp_path / "sliders.html"
    file.write_text(made.to_html("Odds"), encoding="utf-8")
    page.set_content(file.read_text(encoding="utf-8"))
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Growth 6 + Stress 1 = 7: a crisis on a roll of 1 to 6 with 12 sides.")).to_be_visible()


def test_what_it_needs_is_in_its_state_and_small():
    state = state_of(Sliders(at(CRISIS), movable=["growth"]))
    assert len(json.dumps(state)) < 60_000
