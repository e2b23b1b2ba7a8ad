"""The replay player with a game of Incorporated: the same player, other parts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import THEMES, bundle_of, prepare
from tests.browser.recordings import INCORPORATED
from tests.browser.state import state_of
from widgets import ReplayPlayer

first, whole = INCORPORATED.first, INCORPORATED.whole


@pytest.fixture
def player(mount):
    def make(start_at=0, theme="light", width=900, **options):
        made = ReplayPlayer(whole(), start_at=start_at, **options)
        return mount(bundle_of(made), state_of(made), theme=theme, width=width)

    return make


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr"), (("contrast",), 1300, "large", "fr")],
)
def test_axe_finds_nothing(player, themes, width, size, lang):
    player(first("clash_die"), width=width, size=size, lang=lang).assert_accessible(themes)


def test_the_parts_show_the_same_step_and_the_keys_move_them(player):
    at = first("crisis_die")
    widget = player(at)
    game = whole()
    stage, sliders = widget.root.locator(".gk-player-stage"), widget.root.locator(".gk-player-dial")
    expect(stage).to_contain_text("crisis die")
    widget.root.get_by_role("slider", name="Step", exact=True).press("ArrowRight")
    expect(widget.root.locator(".gk-player-where")).to_contain_text(f"Step {at + 1} of {len(game)}")
    growth = game.view(at + 1)["sliders"]["growth"]["value"]
    expect(sliders.locator("[data-slider=growth] .gk-slider-value")).to_contain_text(str(abs(growth)))
    # What moved a slider is remembered without the kernel.
    expect(sliders).not_to_contain_text("undefined")
    for key, step in (("Home", 0), ("End", len(game))):
        widget.page.keyboard.press(key)
        expect(widget.root.locator(".gk-player-where")).to_contain_text(f"Step {step} of {len(game)}")


def test_every_rule_that_a_part_names_can_be_opened(player):
    widget = player(first("crisis_die"))
    closed = widget.root.locator(".gk-player-dial button[data-rule], .gk-player-stage button[data-rule]")
    assert closed.count() > 0
    assert [chip.inner_text() for chip in closed.all() if chip.is_disabled()] == []


def test_it_says_whose_eyes_it_shows_the_game_with(player):
    expect(player(5, viewer="Ben").root.locator(".gk-player-seen")).to_have_text("Shown as Ben sees it.")


CUT = """() => {
    const root = document.querySelector("#widget1 .gk-player");
    const edge = root.getBoundingClientRect().right + 1;
    const boxes = [...root.querySelectorAll("button, td, th, caption, select, table, [class*=gk-player-]")]
        .filter((node) => !node.closest(".gk-acc-box"));
    return boxes.filter((node) => node.getBoundingClientRect().right > edge).map((node) => node.className);
}"""


@pytest.mark.parametrize(("width", "size"), [(560, "normal"), (1000, "normal"), (860, "large"), (1300, "large")])
@pytest.mark.parametrize("point", ["bid", "clash_die", "crisis_die"])
def test_nothing_sticks_out(player, width, size, point):
    widget = player(first(point), width=width, size=size, lang="fr")
    assert widget.page.evaluate(CUT) == []
    assert "widget." not in widget.root.inner_text()


def test_the_page_works_alone(page: Page):
    prepare(page)
    page.set_content(ReplayPlayer(whole(), start_at=first("bid")).to_html())
    expect(page.locator(".gk-player-where")).to_contain_text(f"Step {first('bid')} of ")
    expect(page.locator(".gk-board .gk-card").first).to_be_visible()
    page.locator(".gk-player").get_by_role("slider", name="Step", exact=True).press("ArrowRight")
    expect(page.locator(".gk-player-where")).to_contain_text(f"Step {first('bid') + 1} of ")
