"""The table and the player of IMPERO in a real browser: throws of dice, places of the map, looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from gamekit.core.chance import CHANCE
from tests.browser.harness import THEMES, bundle_of, prepare
from tests.browser.recordings import IMPERO
from tests.browser.state import state_of
from widgets import ReplayPlayer

at, first, whole = IMPERO.at, IMPERO.first, IMPERO.whole

# Dice.


@pytest.mark.parametrize("point", ["initiative_die", "battle_dice"])
def test_one_press_rolls_all_dice_of_a_throw(sit, point):
    seated = sit(at(point), computers={})
    n = seated.table.session.n
    seated.panel.get_by_role("button", name="Roll the dice", exact=True).click()
    assert seated.answer() == [{"do": "roll"}]
    rolled = seated.table.session.line[n:-1]
    assert len(rolled) > 1
    assert {seated.table.session.game.to_act(node.state).point for node in rolled} == {point}
    assert seated.table.session.to_act.point != point


def test_the_die_of_a_spy_is_one(sit):
    seated = sit(at("spy_die"), computers={})
    expect(seated.root.locator(".gk-table-stage")).to_contain_text("success 50% (1 in 2)")
    seated.panel.get_by_role("button", name="Roll the die", exact=True).click()
    seated.answer()
    assert seated.table.session.to_act.actor != CHANCE


# Places.


def test_a_city_of_the_map_is_chosen_and_confirmed_there(sit):
    session = at("manage")
    text = next(str(action) for action in session.legal_actions if " influence " in str(action))
    seated = sit(session, computers={})
    city = text.split()[-1]
    seat = text.split()[0]
    seated.table.choose(f"{seat} influence")
    seated.show()
    place = seated.root.locator(f".gk-table-board [data-place={city}]").first
    place.click()
    place.click()
    assert {"do": "play", "text": text} in seated.answer()


# Looks.


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"), [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr")]
)
def test_axe_finds_nothing(sit, themes, width, size, lang):
    late = len(whole()) // 2
    for point in ("manage", "action", "bill_split"):
        seated = sit(at(point, late), computers={}, width=width, size=size, lang=lang)
        seated.widget.assert_accessible(themes)
        seated.widget.destroy()


def test_axe_finds_nothing_at_the_end(sit):
    session = IMPERO.load()
    session.seek(len(session))
    sit(session, computers={}, size="large", width=1300).widget.assert_accessible(THEMES)


# The player.


def test_axe_finds_nothing_in_the_player(mount):
    player = ReplayPlayer(whole(), start_at=first("battle_dice"), lang="fr")
    mount(bundle_of(player), state_of(player), width=1000).assert_accessible(THEMES)


def test_the_parts_of_the_player_show_the_same_step(mount):
    at_step = first("action")
    player = ReplayPlayer(whole(), start_at=at_step)
    widget = mount(bundle_of(player), state_of(player), width=900)
    game = whole()
    slider = widget.root.get_by_role("slider", name="Step", exact=True)
    for key, step, words in (
        ("ArrowRight", at_step + 1, "Spring of year 1"),
        ("Home", 0, "Spring of year 1"),
        ("End", len(game), "The game ended in year 3: Winter"),
    ):
        slider.press(key)
        expect(widget.root.locator(".gk-player-where")).to_contain_text(f"Step {step} of {len(game)}")
        expect(widget.root.locator(".gk-player-dial")).to_contain_text(words)
    closed = widget.root.locator(".gk-player-dial button[data-rule], .gk-player-stage button[data-rule]")
    assert closed.count() > 0
    assert [chip.inner_text() for chip in closed.all() if chip.is_disabled()] == []


def test_the_page_of_a_player_works_alone(page: Page):
    prepare(page)
    page.set_content(ReplayPlayer(whole(), start_at=first("action")).to_html())
    expect(page.locator(".gk-player-where")).to_contain_text(f"Step {first('action')} of ")
    page.locator(".gk-player").get_by_role("slider", name="Step", exact=True).press("ArrowRight")
    expect(page.locator(".gk-player-where")).to_contain_text(f"Step {first('action') + 1} of ")
