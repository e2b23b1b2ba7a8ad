"""The season wheel in a real browser: what it says now, what is read by keys and clicks, every theme and size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from gamekit.core.game import PUBLIC
from gamekit.impero import GAME
from tests.browser.factory import driven
from tests.browser.harness import Widget, bundle
from tests.browser.state import state_of
from widgets.seasons import SeasonWheel

DIAL = """{ render({ model, el }) {
  const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game: "impero", names: {} });
  const dial = createSeasons(el, { labels, dial: model.get("_dial"), rules: model.get("_rules"), compact: true });
  dial.update(model.get("view"));
  const stop = observe(model, ["view"], () => dial.update(model.get("view"), { animate: true }));
  return () => { stop(); dial.destroy(); };
} }"""


def position(**data: Any) -> dict[str, Any]:
    return GAME.view(GAME.position(data), PUBLIC)


MANAGING = position(phase="management", season="automne", year=2, card="automne_3")
PAYING = position(phase="upkeep", season="hiver", year=3, card="hiver_1")


@pytest.fixture
def wheel(mount: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `wheel(view, theme=..., width=..., **options)`: a mounted wheel."""

    def make(view: Any = None, theme: str = "light", width: int = 700, **options: Any) -> Widget:
        return mount(bundle("seasons"), state_of(SeasonWheel(view, **options)), theme=theme, width=width)

    return make


@pytest.mark.parametrize(
    ("theme", "view", "width", "options"),
    [
        ("light", MANAGING, 300, {"lang": "fr"}),
        ("contrast", None, 560, {"season": "hiver", "phase": "upkeep"}),
        ("dark", PAYING, 1000, {"size": "large", "lang": "fr"}),
    ],
)
def test_axe_finds_nothing_and_nothing_scrolls(wheel, theme, view, width, options):
    widget = wheel(view, theme, width, **options)
    widget.root.locator("button[data-rule]").first.click()
    widget.page.keyboard.press("Tab")
    widget.assert_accessible()
    assert widget.root.evaluate("(root) => root.scrollWidth <= root.clientWidth + 1")
    widget.screenshot(f"seasons-{theme}-{width}")


@pytest.mark.parametrize("width", [272, 560])
def test_every_phase_is_large_enough_to_be_pressed_and_every_word_to_be_read(wheel, width):
    root = wheel(MANAGING, width=width).root
    for cell in root.locator(".gk-season-phase").all():
        box = cell.locator(".gk-season-shape").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
    sizes = root.evaluate(
        """(root) => { const svg = root.querySelector("svg");
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return [...svg.querySelectorAll("text")].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
        }"""
    )
    assert min(sizes) >= 11


def test_it_says_year_season_phase_card_and_what_comes_next(wheel):
    root = wheel(MANAGING).root
    expect(root.locator(".gk-seasons-year")).to_have_text("Year 2")
    expect(root.locator(".gk-seasons-now")).to_have_text("Autumn · III")
    words = root.locator(".gk-seasons-words")
    for said in (
        "Autumn of year 2 of 3, phase III Management",
        "Upkeep of each player: −\u00a02 resources",
        "Event card: Famine",
        "* reconstructed",
        "Upkeep of each player: +\u00a01 resource on",
        "Next: Winter: upkeep +\u00a01, movement −\u00a02, no influence",
    ):
        expect(words).to_contain_text(said)
    here = root.get_by_role("radio", checked=True)
    expect(here).to_have_count(1)
    assert here.get_attribute("data-place") == "automne:management"
    words.get_by_role("button", name="IMP-017").first.click()
    expect(words).to_contain_text("2 resources")


def test_the_arrow_keys_read_another_season_and_escape_comes_back(wheel):
    widget = wheel(MANAGING)
    page, words = widget.page, widget.root.locator(".gk-seasons-words")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    expect(words).to_contain_text("Transaction between players")
    assert widget.trait("season") == "automne"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(words).to_contain_text("Winter, phase I Event")
    expect(words).to_contain_text("Winter changes nothing in this phase.")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(words).to_contain_text("Winter, phase V Upkeep & Deficit")
    expect(words).to_contain_text("Upkeep of each player: +\u00a01 resource")
    assert (widget.trait("season"), widget.trait("phase")) == ("hiver", "upkeep")
    page.keyboard.press("Escape")
    expect(words).to_contain_text("Event card: Famine")
    assert (widget.trait("season"), widget.trait("phase")) == ("", "")
    assert page.evaluate("document.activeElement.dataset.place") == "automne:management"


def test_a_click_reads_a_phase_with_what_the_card_adds_and_a_button_comes_back(wheel):
    widget = wheel(MANAGING)
    widget.root.locator("[data-place='automne:upkeep']").click()
    words = widget.root.locator(".gk-seasons-words")
    expect(words).to_contain_text("Famine: Upkeep of each player: +\u00a01 resource")
    words.get_by_role("button", name="Back to now").click()
    expect(words).to_contain_text("Next: Winter")


def test_without_a_game_it_invites_and_points_nowhere(wheel):
    root = wheel().root
    expect(root.locator(".gk-seasons-words")).to_contain_text("Choose a season or a phase")
    expect(root.locator(".gk-seasons-pointer")).to_be_hidden()
    expect(root.locator(".gk-seasons-year")).to_have_text("One year")
    root = wheel(season="ete").root
    expect(root.locator(".gk-seasons-words")).to_contain_text("Each siege: +\u00a01 PV of damage.")


def test_the_kernel_turns_the_wheel_and_what_was_read_is_closed(wheel):
    widget = wheel(MANAGING, season="printemps")
    widget.set(view=PAYING)
    words = widget.root.locator(".gk-seasons-words")
    expect(words).to_contain_text("Last season: the game ends after it.")
    assert widget.trait("season") == ""
    widget.set(season="ete", phase="")
    expect(words).to_contain_text("Income in wood")


def test_a_table_without_actions_says_that_phase_iv_is_left_out(wheel):
    root = wheel(position(phase="management", options={"actions": False, "years": 1})).root
    skipped = root.locator("[data-place='printemps:actions']")
    skipped.click()
    expect(root.locator(".gk-seasons-words")).to_contain_text("This table plays without phase IV")
    expect(root.locator(".gk-seasons-of")).to_have_text("of 1")


def test_in_a_table_the_rules_are_folded_away(mount):
    state = state_of(SeasonWheel(MANAGING))
    widget = mount(driven("seasons", DIAL), state, width=320)
    words = widget.root.locator(".gk-seasons-words")
    expect(words).to_contain_text("Autumn: +\u00a01 gold per route, +\u00a01 gold per transaction, upkeep −\u00a02.")
    expect(words.get_by_text("Transaction between players")).to_be_hidden()
    words.get_by_text("In full, with the rules").click()
    expect(words.get_by_text("Transaction between players")).to_be_visible()
    widget.assert_accessible()
