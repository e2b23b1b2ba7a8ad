"""A game without parts of its own in a browser: played by keys at the table, read in the player and the accounts."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

import gamekit
from gamekit import Session
from tests import tiny
from tests.browser.harness import THEMES, bundle_of
from tests.browser.looks import CUT, SMALL
from tests.browser.state import state_of
from widgets import Accounts, ReplayPlayer

ROUND = ("chance roll 5", "P1 pick apples", "P2 pick pears", "P1 sell apples 2", "P2 keep")


@pytest.fixture(autouse=True)
def _coins() -> Iterator[None]:
    with tiny.registered():
        yield


def coins(steps: int = 0) -> Session:
    """Return a game after so many steps of its first round."""
    session = gamekit.new_session("coins", ["Ann", "Ben"], seed=1, deal={"first": "P1"})
    for action in ROUND[:steps]:
        session.play(action)
    return session


def cells(root, seat: str) -> list[str]:
    """Return what stands in the accounts of a seat, its name first."""
    return [cell.inner_text() for cell in root.locator(f".gk-plain tr[data-seat={seat}] :is(th, td)").all()]


def test_a_game_is_played_to_its_end_by_keys_alone(sit):
    seated = sit(coins(), computers={"Ben": "random"})
    seated.root.locator(".gk-table").focus()
    keyboard = seated.widget.page.keyboard
    for _ in range(30):
        if seated.table.session.to_act is None:
            break
        keyboard.press("d")
        keyboard.press("Enter")
        assert seated.answer()
    expect(seated.panel).to_contain_text("All 3 rounds have been played")
    # There is neither a map nor a dial: no key leads there, and none is told.
    before = seated.focused()
    for key in ("m", "o"):
        keyboard.press(key)
        assert seated.focused() == before
    help_ = seated.root.locator(".gk-table-notes")
    expect(help_).to_contain_text("decision")
    expect(help_).not_to_contain_text("map")
    assert seated.root.locator(".gk-whole-board, .gk-whole-dial").count() == 0


def test_accounts_name_what_is_held_and_mark_what_changed(mount):
    session = coins(4)
    shown = Accounts(session)
    widget = mount(bundle_of(shown), state_of(shown))
    heads = widget.root.locator("thead th")
    assert [head.inner_text() for head in heads.all()] == ["Player", "Coins", "Apples", "Pears", "Points"]
    assert cells(widget.root, "P1") == ["AAnn", "7+2", "3−2", "0", "7+2"]
    assert cells(widget.root, "P2") == ["BBen", "5", "0", "5", "5"]
    heads.first.focus()
    widget.page.keyboard.press("ArrowDown")
    widget.page.keyboard.press("ArrowRight")
    expect(widget.root.get_by_role("tooltip")).to_have_text("Ann: Coins7before: 5")


def test_words_are_named_and_what_is_hidden_is_said(mount):
    view = coins(3).view()
    for seat, fruit, cash in (("P1", "pears", None), ("P2", "apples", 4)):
        view["seats"][seat] |= {"unit": fruit, "cash": cash}
    shown = Accounts(view, names={"P1": "Ann", "P2": "Ben"}, lang="fr")
    widget = mount(bundle_of(shown), state_of(shown))
    assert cells(widget.root, "P1") == ["AAnn", "caché", "5", "0", "5", "poires"]
    drawn = [str(it.text) for it in ElementTree.fromstring(shown.to_svg()).iter() if it.tag.endswith("}text")]
    assert drawn[7:13] == ["Ann", "caché", "5", "0", "5", "poires"]
    shown.view = view | {"seats": view["seats"] | {"P1": view["seats"]["P1"] | {"unit": "apples"}}}
    widget.set(**state_of(shown))
    assert cells(widget.root, "P1")[-1] == "pommes"
    assert widget.root.locator("tr[data-seat=P1] td.gk-acc-changed").count() == 1


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 560, "normal", "fr"), (("dark",), 1000, "normal", "en"), (("contrast",), 1300, "large", "fr")],
)
def test_axe_finds_nothing_and_nothing_sticks_out(sit, mount, themes, width, size, lang):
    seated = sit(coins(3), width=width, size=size, lang=lang)
    page = seated.widget.page
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == []
    assert "coins.name" not in seated.root.inner_text()
    assert "widget." not in seated.root.inner_text()
    seated.root.locator(".gk-table-gifts summary").click()
    seated.widget.assert_accessible(themes)
    seated.widget.screenshot(f"plain-table-{width}")
    seated.widget.destroy()
    player = ReplayPlayer(coins(5), start_at=4, lang=lang, size=size)
    shown = mount(bundle_of(player), state_of(player), width=width)
    shown.assert_accessible(themes)
    assert shown.root.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    shown.screenshot(f"plain-player-{width}")


def test_the_player_shows_what_happened_and_what_is_held(mount):
    player = ReplayPlayer(coins(5), start_at=3)
    widget = mount(bundle_of(player), state_of(player))
    slider = widget.root.get_by_role("slider", name="Step", exact=True)
    expect(widget.root.locator(".gk-player-now")).to_contain_text("Ann sells fruit or keeps it.")
    slider.press("ArrowRight")
    expect(widget.root.locator(".gk-player-happened")).to_contain_text("Ann sells 2 (apples)")
    assert cells(widget.root, "P1")[1] == "7+2"
    slider.press("Home")
    expect(widget.root.locator(".gk-player-where")).to_contain_text("Step 0 of 5")
    assert cells(widget.root, "P1")[1] == "5"
