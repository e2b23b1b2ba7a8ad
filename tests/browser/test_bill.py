"""The bill of upkeep in a real browser: structure, both languages and sizes, the rule of each row, the four seasons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gamekit.impero import GAME
from tests.browser.harness import bundle_of
from tests.browser.state import state_of
from tests.impero.accounts import empire, paid
from tests.impero.support import Play
from widgets.bill import Bill

NAMES = {"P1": "Ann", "P2": "Ben"}


def bill(play: Play, **options) -> Bill:
    return Bill(GAME.view(play.state), names=NAMES, **options)


@pytest.mark.parametrize(
    ("theme", "width", "options"),
    [
        ("light", 560, {"lang": "fr"}),
        ("dark", 1000, {}),
        ("contrast", 560, {}),
        ("light", 1000, {"size": "large", "lang": "fr"}),
        ("dark", 320, {}),
    ],
)
def test_axe_finds_nothing_and_nothing_scrolls(mount, theme, width, options):
    plays = {"paid": paid("hiver", "1 0", food=1, gold=3)}
    if width >= 560:
        # Four seasons side by side need the width that a notebook has at least.
        plays["seasons"] = Play.at(empire("automne"))
    for name, shown in plays.items():
        made = bill(shown, seasons=name == "seasons", **options)
        widget = mount(bundle_of(made), state_of(made), theme=theme, width=width)
        widget.root.locator("button[data-rule]").first.click()
        widget.assert_accessible()
        assert widget.root.evaluate("(root) => root.scrollWidth <= root.clientWidth")
        widget.screenshot(f"bill-{name}-{theme}-{width}-{options.get('lang', 'en')}-{options.get('size', 'normal')}")


def test_it_is_a_table_with_a_caption_heads_and_rows(mount):
    made = bill(paid("hiver", "1 0", food=1, gold=3))
    root = mount(bundle_of(made), state_of(made)).root
    table = root.get_by_role("table", name="Bill paid: Ann, Winter of year 1")
    assert table.locator("thead th").all_inner_texts() == ["What for", "How many", "Each", "Food", "Gold", "Rule"]
    cells = table.locator("tr[data-row='armee_grande:a1'] td")
    assert cells.all_inner_texts()[:4] == ["1", "2", "2", ""]
    expect(table.get_by_role("rowheader", name="Army a1 of 6 units Latium")).to_be_visible()
    assert table.locator("tr[data-row=due] td").all_inner_texts()[2:4] == ["4", "7"]
    assert table.locator("tr[data-row=missing] td").all_inner_texts()[2:4] == ["3", "4"]
    expect(root).to_contain_text("Exactly 7 count as missing")


def test_a_chip_opens_its_rule_and_escape_closes_it(mount):
    made = bill(Play.at(empire("automne")), lang="fr")
    widget = mount(bundle_of(made), state_of(made))
    chip = widget.root.locator("tr[data-row=split] button[data-rule=IMP-A04]")
    chip.focus()
    widget.page.keyboard.press("Enter")
    expect(chip).to_have_attribute("aria-expanded", "true")
    expect(widget.root.locator(".gk-log-rule")).to_contain_text("le payeur le met sur la nourriture ou sur l’or")
    widget.page.keyboard.press("Escape")
    expect(widget.root.locator(".gk-log-rule")).to_have_count(0)
    expect(chip).to_be_focused()


def test_every_chip_can_be_opened(mount):
    for options in ({}, {"seasons": True}):
        made = bill(paid("automne", "0 -2", food=2, gold=5), **options)
        widget = mount(bundle_of(made), state_of(made))
        assert widget.root.locator("button[data-rule]").count() > 8
        expect(widget.root.locator("button[data-rule]:disabled")).to_have_count(0)


def test_the_seasons_stand_side_by_side(mount):
    made = bill(Play.at(empire("automne")), seasons=True)
    table = mount(bundle_of(made), state_of(made)).root.get_by_role("table", name="The same upkeep in each season: Ann")
    assert table.locator("thead th").all_inner_texts() == [
        *("What for", "Spring", "Summer", "Autumn (now)", "Winter", "Rule")
    ]
    assert table.locator("tr[data-row=due] td").all_inner_texts()[:4] == ["10", "10", "8", "11"]


def test_another_position_is_shown_in_its_place(mount):
    made = bill(Play.at(empire("automne", food=2, gold=5)))
    widget = mount(bundle_of(made), state_of(made))
    expect(widget.root.locator("caption")).to_have_text("Bill to come: Ann, Autumn of year 1")
    made.view = GAME.view(paid("automne", "0 -2", food=2, gold=5).state)
    widget.set(view=made.view, _bill=made._bill)
    expect(widget.root.locator("caption")).to_have_text("Bill paid: Ann, Autumn of year 1")
