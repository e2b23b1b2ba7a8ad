"""The accounts of IMPERO in a real browser: structure, marks of what changed, what cells explain, the folded bills."""

from __future__ import annotations

from copy import deepcopy

import pytest
from playwright.sync_api import expect

from tests.browser.accounts import FACTIONS as VIEWS
from tests.browser.accounts import NAMES, factions
from tests.browser.factory import driven
from tests.browser.harness import bundle

DRAWN = bundle("accounts-impero")


@pytest.mark.parametrize(
    ("theme", "width", "options"),
    [
        ("light", 560, {}),
        ("dark", 560, {"lang": "fr"}),
        ("contrast", 1000, {"lang": "fr"}),
        ("light", 1000, {"size": "large", "lang": "fr"}),
        ("dark", 1000, {}),
        ("contrast", 320, {"lang": "fr"}),
    ],
)
def test_axe_finds_nothing_and_nothing_scrolls(mount, theme, width, options):
    before = deepcopy(VIEWS["seven"])
    before["seats"]["P1"]["stock"]["or"] += 3
    widget = mount(DRAWN, factions(VIEWS["seven"], before, **options), theme=theme, width=width)
    widget.root.locator("details[data-seat=P1] summary").click()
    widget.root.locator(".gk-bill button[data-rule=IMP-062]").click()
    widget.root.locator("tr[data-seat=P1] [data-column=nourriture]").focus()
    widget.assert_accessible()
    box = widget.root.locator(".gk-acc-box")
    assert box.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    widget.screenshot(f"factions-{theme}-{width}-{options.get('lang', 'en')}-{options.get('size', 'normal')}")


def test_they_are_real_tables_with_captions_and_scopes(mount):
    root = mount(DRAWN, factions(VIEWS["start"])).root
    stocks = root.get_by_role("grid", name="Stocks and points, with what this step changed")
    heads = [text.strip() for text in stocks.locator("thead th").all_inner_texts()]
    assert heads == ["Faction", "Food", "Wood", "Metal", "Gold", "Influence", "Initiative"]
    expect(stocks.get_by_role("rowheader")).to_have_count(3)
    empire = root.get_by_role("grid", name="Holdings, points and upkeep")
    assert empire.locator("thead th").all_inner_texts() == [
        *("Faction", "Cities", "Regions", "Routes *", "Technologies *", "Points *", "Upkeep")
    ]
    expect(empire.get_by_role("rowheader", name="Ann Rome")).to_be_visible()


def test_a_row_shows_what_the_view_holds(mount):
    view = VIEWS["spring"]
    root = mount(DRAWN, factions(view)).root
    for seat, own in view["seats"].items():
        row = root.locator(f"tr[data-seat={seat}]")
        for unit, amount in {**own["stock"], **own["points"]}.items():
            cell = row.locator(f"[data-column={unit}]")
            expect(cell.locator(".gk-acc-value")).to_have_text(str(amount))
            more = own["income"]["total"][unit]
            expect(cell.locator(".gk-acc-below")).to_have_text(f"+{more}" if more else "")
        expect(row.locator("[data-column=cities] .gk-acc-value")).to_have_text(str(own["cities"]))
        expect(row.locator("[data-column=score] .gk-acc-value")).to_have_text(str(own["score"]))
        expect(row.locator("[data-column=upkeep] .gk-acc-value")).to_have_text(str(own["bill"]["due"]))
        letter = {"rome": "R", "carthage": "C"}[own["faction"]]
        expect(row.locator(".gk-fac-sign text").first).to_have_text(letter)


def test_upkeep_says_what_is_missing_and_which_tier_follows(mount):
    widget = mount(DRAWN, factions(VIEWS["autumn"]))
    cell = widget.root.locator("tr[data-seat=P1] [data-column=upkeep]")
    expect(cell).to_contain_text("to come, 2 missing: tier 1")
    widget.set(view=VIEWS["seven"])
    expect(cell).to_contain_text("paid, 7 missing: tier 2")


def test_a_changed_number_carries_an_arrow_and_the_signed_difference(mount):
    before, after = VIEWS["spring"], deepcopy(VIEWS["spring"])
    after["seats"]["P1"]["stock"]["or"] += 5
    after["seats"]["P2"]["points"]["influence"] -= 1
    widget = mount(DRAWN, factions(after, before))
    marks = widget.root.locator(".gk-acc-mark:not(:empty)")
    assert marks.all_inner_texts() == ["+5", "−1"]
    widget.set(view=before, before={})
    expect(marks).to_have_count(0)


def test_hidden_stocks_say_so_and_by_which_rule(mount):
    widget = mount(DRAWN, factions(VIEWS["hidden"]))
    cell = widget.root.locator("tr[data-seat=P2] [data-column=or]")
    expect(cell.locator(".gk-acc-value")).to_have_text("hidden")
    cell.hover()
    expect(widget.root.locator(".gk-tip")).to_contain_text("IMP-171")


def test_an_eliminated_seat_has_dashes_and_no_bill(mount):
    root = mount(DRAWN, factions(VIEWS["out"])).root
    row = root.locator("tr[data-seat=P3]").first
    expect(row.get_by_role("rowheader")).to_contain_text("out of the game")
    expect(row.locator("[data-column=or] .gk-acc-value")).to_have_text("–")
    expect(root.locator("details[data-seat=P3]")).to_be_hidden()
    expect(root.locator("details[data-seat=P1]")).to_be_visible()


def test_no_upkeep_is_due_once_the_game_is_over(mount):
    root = mount(DRAWN, factions(VIEWS["over"])).root
    expect(root.locator("tr[data-seat=P1] [data-column=upkeep] .gk-acc-value")).to_have_text("–")
    expect(root.locator("details[data-seat=P1]")).to_be_hidden()


def test_the_keyboard_walks_over_the_cells_and_opens_a_bill(mount):
    widget = mount(DRAWN, factions(VIEWS["spring"]))
    keyboard, tip = widget.page.keyboard, widget.root.locator(".gk-tip")
    keyboard.press("Tab")
    keyboard.press("ArrowDown")
    expect(tip).to_contain_text("capital Roma")
    keyboard.press("ArrowRight")
    expect(tip.locator("strong")).to_have_text("Ann: Food")
    described = widget.root.locator("tr[data-seat=P1] [data-column=nourriture]").get_attribute("aria-describedby")
    assert described == widget.root.get_by_role("tooltip").get_attribute("id")
    keyboard.press("Escape")
    expect(tip).to_be_hidden()
    widget.root.locator("details[data-seat=P1] summary").focus()
    keyboard.press("Enter")
    bill = widget.root.get_by_role("table", name="Bill to come: Ann, Spring of year 1")
    expect(bill.locator("tr[data-row='armee_grande:a1']")).to_contain_text("Army a1 of 6 units")


def test_an_open_bill_follows_the_game(mount):
    widget = mount(DRAWN, factions(VIEWS["autumn"]))
    widget.root.locator("details[data-seat=P1] summary").click()
    caption = widget.root.locator("details[data-seat=P1] caption")
    expect(caption).to_have_text("Bill to come: Ann, Autumn of year 1")
    widget.set(view=VIEWS["one"])
    expect(caption).to_have_text("Bill paid: Ann, Autumn of year 1")


def test_every_purse_has_an_element(mount):
    module = """{
        render({ model, el }) {
            const labels = createLabels(model.get("_labels"), { game: "impero", names: model.get("names") });
            const accounts = createFactions(el, { labels });
            accounts.update(model.get("view"));
            window.purse = (id) => accounts.purse(id)?.dataset.purse ?? null;
            return () => accounts.destroy();
        },
    }"""
    widget = mount(driven("accounts-impero", module), factions(VIEWS["start"]))
    purse = lambda name: widget.page.evaluate("name => window.purse(name)", name)  # noqa: E731
    assert [purse(name) for name in (*NAMES, "bank")] == [*NAMES, "bank"]
    assert purse('"] td') is None
