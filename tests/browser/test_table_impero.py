"""The table and the player of IMPERO in a real browser: throws of dice, places of the map, keys alone, looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import gamekit
from gamekit.core.chance import CHANCE
from tests.browser.empires import RECORDED, at, first, whole
from tests.browser.harness import THEMES, bundle_of, prepare
from tests.browser.seated import Seated
from tests.browser.state import state_of
from tests.browser.test_table_looks import CUT, SMALL
from widgets import Accounts, EventLog, ReplayPlayer

POINTS = ["manage", "initiative_die", "action", "offer_reply", "battle_dice", "siege_dice", "bill_split", "repair"]

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


# Places and keys.


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


def step_by_keys(seated: Seated) -> None:
    """Make one choice with the keyboard: the first of what is offered."""
    keyboard = seated.widget.page.keyboard
    keyboard.press("d")
    assert seated.widget.page.evaluate("document.activeElement.closest('.gk-table-panel') !== null"), seated.focused()
    keyboard.press("Enter")
    assert seated.answer(), seated.focused()


@pytest.mark.parametrize("point", ["manage", "action", "initiative_spend", "repair"])
def test_the_game_goes_on_by_keys_alone(sit, point):
    seated = sit(at(point), computers={})
    seated.root.locator(".gk-table").focus()
    start = seated.table.session.n
    for _ in range(20):
        if seated.table.session.n >= start + 3:
            return
        step_by_keys(seated)
    raise AssertionError(f"{seated.table.session.n - start} steps were played")


def test_the_keys_lead_to_map_and_wheel(sit):
    seated = sit(at("action"), computers={})
    seated.root.locator(".gk-table").focus()
    for key, slot in (("m", ".gk-table-board"), ("o", ".gk-table-dial"), ("d", ".gk-table-panel")):
        seated.widget.page.keyboard.press(key)
        assert seated.widget.page.evaluate(f"document.activeElement.closest('{slot}') !== null"), key
    expect(seated.root.locator(".gk-table-notes")).to_contain_text("season wheel")


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
    session = gamekit.load(RECORDED)
    session.seek(len(session))
    sit(session, computers={}, size="large", width=1300).widget.assert_accessible(THEMES)


@pytest.mark.parametrize(
    ("width", "size", "lang"), [(560, "normal", "fr"), (1000, "normal", "en"), (1300, "large", "fr")]
)
@pytest.mark.parametrize("point", POINTS)
def test_nothing_sticks_out_or_is_cut(sit, width, size, lang, point):
    seated = sit(at(point), computers={}, width=width, size=size, lang=lang)
    page = seated.widget.page
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(
        "document.querySelector('#widget1').scrollWidth <= document.querySelector('#widget1').clientWidth"
    )
    # No text is left without its words.
    assert "widget." not in seated.root.inner_text()
    assert "impero." not in seated.root.inner_text()


def test_the_bar_stays_where_it_is_while_the_game_goes_on(sit):
    session = gamekit.load(RECORDED)
    seated = sit(session, computers={}, width=1000)
    assert len(seated.bar_tops(range(100, 200, 9))) == 1


# Names that would be markup.

HOSTILE = [
    '<img src=x onerror="window.hit=1">',
    "\u202e<b>{player}</b>",
    "Cleo & `$1$` </script><svg onload=hit()>",
    "&lt;",
]


def hostile(point: str) -> gamekit.Session:
    session = at(point)
    session.names.update(zip(session.names, HOSTILE))
    return session


def harmless(page: Page, root) -> None:
    assert page.evaluate("window.hit") is None
    assert root.locator("img, script, svg[onload]").count() == 0
    assert "undefined" not in root.inner_text()


@pytest.mark.parametrize("point", ["offer_reply", "battle_dice", "bill_split"])
def test_names_are_text_at_a_table(sit, point):
    seated = sit(hostile(point), computers={})
    seated.panel.locator("details > summary").evaluate_all("all => all.forEach((it) => it.click())")
    harmless(seated.widget.page, seated.root)


@pytest.mark.parametrize("make", [lambda s: ReplayPlayer(s, start_at=len(s)), Accounts, EventLog])
def test_names_are_text_in_what_only_shows(mount, make):
    widget = make(hostile("repair"))
    shown = mount(bundle_of(widget), state_of(widget))
    harmless(shown.page, shown.root)


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
