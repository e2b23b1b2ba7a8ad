"""The table of Incorporated in a real browser: dice, sliders as places, whose eyes, looks, two games on one page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import gamekit
from gamekit.core.chance import CHANCE
from tests.browser.games import new
from tests.browser.harness import THEMES, bundle_of
from tests.browser.recordings import INCORPORATED
from tests.browser.state import state_of
from widgets import GameTable

at = INCORPORATED.at

# Chance.


def test_the_odds_are_there_before_the_die_and_a_person_rolls_it(sit):
    seated = sit(at("crisis_die"), computers={})
    n = seated.table.session.n
    odds = seated.table.view["crisis"]
    stage = seated.root.locator(".gk-table-stage")
    expect(stage).to_contain_text(f"{odds['chances']} chances in {odds['of']}")
    roll = seated.panel.get_by_role("button", name="Roll the die", exact=True)
    roll.click()
    assert seated.answer() == [{"do": "roll"}]
    assert seated.table.session.n > n
    expect(roll).to_have_count(0)


def test_a_double_click_rolls_once(sit):
    seated = sit(at("clash_die"), computers={})
    seated.panel.get_by_role("button", name="Roll the die").dblclick()
    assert seated.answer() == [{"do": "roll"}]


def test_a_roll_is_spoken_with_what_came_of_it(sit):
    seated = sit(at("crisis_die"), computers={})
    seated.widget.page.keyboard.press("Tab")
    seated.root.locator(".gk-table").focus()
    seated.widget.page.keyboard.press("d")
    seated.widget.page.keyboard.press("Enter")
    seated.answer()
    live = seated.root.locator(".gk-live").first
    expect(live).to_contain_text(seated.table._now["sentence"])


def test_cards_wait_and_go_on(sit):
    seated = sit(gamekit.new_session("incorporated", ["Ann", "Ben", "Cleo"], seed=2))
    seated.table.undo(1)
    seated.show()
    expect(seated.panel).to_contain_text("Chance acts here and waits.")
    seated.panel.get_by_role("button", name="Go on", exact=True).click()
    seated.answer()
    assert seated.table.session.to_act.actor != CHANCE


# The dial.


def test_a_place_of_a_slider_is_an_option_like_one_of_the_board(sit):
    seated = sit(at("central_banks"), computers={})
    places = [option["place"] for option in seated.table._now["menu"]["options"]]
    assert places
    dots = seated.root.locator(".gk-table-dial .gk-slider-option")
    expect(dots).to_have_count(len(places))
    seated.root.locator(".gk-table").focus()
    seated.widget.page.keyboard.press("o")
    assert "gk-slider-option" in seated.focused()
    seated.widget.page.keyboard.press("Enter")
    seated.panel.locator("[data-command=confirm]").click()
    (message,) = seated.answer()
    assert (message["do"], message["text"].split()[1]) == ("play", "banks")


def test_the_board_hears_of_its_own_places(sit):
    seated = sit(at("place_cube"), computers={})
    places = {option["place"] for option in seated.table._now["menu"]["options"]} - {""}
    assert places
    country = min(places).split(":")[0]
    expect(seated.root.locator(f".gk-table-board .gk-card[data-place={country}]")).to_have_count(1)


# Whose eyes.


def test_it_says_whose_eyes_it_shows_the_game_with(sit):
    seated = sit(at("bid"), computers={}, viewer="Ben")
    expect(seated.root.locator(".gk-table-seen")).to_have_text("Shown as Ben sees it.")
    assert sit(at("bid"), computers={}).root.locator(".gk-table-seen:visible").count() == 0


# Looks.

SIZES = [(1000, "normal", "en"), (560, "normal", "fr"), (1300, "large", "fr")]


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(themes, *look) for themes, look in zip((THEMES, ("dark",), ("contrast",)), SIZES)],
)
def test_axe_finds_nothing(sit, themes, width, size, lang):
    for point in ("attack", "bid", "crisis_die"):
        seated = sit(at(point), computers={}, width=width, size=size, lang=lang)
        if point != "attack":
            seated.panel.locator("details > summary").evaluate_all("all => all.forEach((it) => it.click())")
        seated.widget.assert_accessible(themes)
        seated.widget.destroy()


def test_axe_finds_nothing_at_the_end(sit):
    session = INCORPORATED.load()
    session.seek(len(session))
    sit(session, computers={}).widget.assert_accessible(THEMES)


def test_what_can_be_decided_is_seen_together_with_the_board(sit):
    """As much as JupyterLab leaves of a window of 1440 x 900."""
    seated = sit(at("clash_die"), computers={}, width=1050)
    roll = seated.panel.locator("[data-command=roll]").bounding_box()
    board = seated.root.locator(".gk-table-board").bounding_box()
    assert roll is not None
    assert board is not None
    assert roll["y"] + roll["height"] - board["y"] <= 760


def test_two_games_stand_on_one_page(sit, mount):
    seated = sit(at("bid"), computers={})
    other = GameTable(new(), pace=0)
    imperial = mount(bundle_of(other), state_of(other), width=1000)
    assert seated.table._anywidget_id != other._anywidget_id
    expect(imperial.root.locator(".gk-rondel")).to_have_count(1)
    expect(seated.root.locator(".gk-sliders")).to_have_count(1)
    imperial.assert_accessible()
    seated.widget.assert_accessible()
    other.close()
