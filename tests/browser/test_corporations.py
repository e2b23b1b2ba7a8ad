"""The accounts of Incorporated in a real browser: structure, marks of what changed, what cells explain."""

from __future__ import annotations

from copy import deepcopy

import pytest
from playwright.sync_api import expect

from tests.browser.accounts import CORPORATIONS as VIEWS
from tests.browser.accounts import NAMES, corporations
from tests.browser.factory import driven
from tests.browser.harness import THEMES, bundle


@pytest.mark.parametrize(
    ("themes", "width", "options"),
    [
        (THEMES, 320, {}),
        (("dark",), 660, {"lang": "fr"}),
        (("contrast",), 1000, {}),
        (("light",), 1000, {"size": "large", "lang": "fr"}),
    ],
)
def test_axe_finds_nothing_and_nothing_scrolls(mount, themes, width, options):
    state = corporations(VIEWS["reverse"], VIEWS["invest"], **options)
    widget = mount(bundle("accounts-incorporated"), state, width=width)
    widget.root.locator("tr[data-seat=P1] [data-column='squares:finance']").focus()
    widget.assert_accessible(themes)
    box = widget.root.locator(".gk-acc-box")
    assert box.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    widget.screenshot(f"corporations-{width}-{options.get('lang', 'en')}-{options.get('size', 'normal')}")


def test_they_are_real_tables_with_captions_and_scopes(mount):
    root = mount(bundle("accounts-incorporated"), corporations(VIEWS["invest"])).root
    money = root.get_by_role("grid", name="Money (in dollars)")
    assert money.locator("thead th").all_inner_texts() == [
        *("Player", "Cash", "Bonds", "Next loan", "Interest due", "To repay all", "Can pay")
    ]
    expect(money.get_by_role("rowheader")).to_have_count(3)
    shares = root.get_by_role("grid", name="Shares")
    expect(shares.get_by_role("columnheader", name="United States")).to_be_visible()
    expect(shares.get_by_role("rowheader").last).to_have_text("Bank")
    industries = root.get_by_role("grid", name="Squares by industry")
    expect(industries.locator("tbody tr")).to_have_count(3)


def test_a_row_shows_what_the_view_holds(mount):
    view = VIEWS["invest"]
    root = mount(bundle("accounts-incorporated"), corporations(view)).root
    for seat, own in view["seats"].items():
        value = lambda column, seat=seat: root.locator(  # noqa: E731
            f"tr[data-seat={seat}] [data-column='{column}'] .gk-acc-value"
        )
        expect(value("cash")).to_have_text(f"${own['cash']}")
        expect(value("loan")).to_have_text(f"${own['loan']}")
        expect(value("shares:us")).to_have_text(str(own["shares"].get("us", 0)))
        for industry, squares in view["holdings"][seat].items():
            expect(value(f"squares:{industry}")).to_have_text(str(squares))
            star = root.locator(f"tr[data-seat={seat}] [data-column='squares:{industry}'] .gk-inc-star")
            expect(star).to_be_visible(visible=view["prospects"]["leaders"][industry] == seat)


def test_a_changed_number_carries_an_arrow_and_the_signed_difference(mount):
    before, after = VIEWS["invest"], deepcopy(VIEWS["invest"])
    after["seats"]["P1"]["cash"] += 5
    after["seats"]["P2"]["bonds"] += 1
    widget = mount(bundle("accounts-incorporated"), corporations(after, before))
    marks = widget.root.locator(".gk-acc-mark:not(:empty)")
    assert marks.all_inner_texts() == ["+$5", "+1"]
    widget.set(view=before, before={})
    expect(marks).to_have_count(0)


def test_hidden_cash_says_so_and_by_which_rule(mount):
    widget = mount(bundle("accounts-incorporated"), corporations(VIEWS["hidden"]))
    cell = widget.root.locator("tr[data-seat=P2] [data-column=cash]")
    expect(cell).to_have_text("hidden")
    cell.hover()
    expect(widget.root.locator(".gk-tip")).to_contain_text("INC-013")


def test_the_keyboard_walks_over_the_cells_and_reads_them(mount):
    widget = mount(bundle("accounts-incorporated"), corporations(VIEWS["invest"]))
    keyboard, tip = widget.page.keyboard, widget.root.locator(".gk-tip")
    keyboard.press("Tab")
    keyboard.press("ArrowDown")
    expect(tip).to_contain_text("Reconstructed: this power")
    keyboard.press("ArrowRight")
    expect(tip.locator("strong")).to_have_text("Ann: Cash")
    described = widget.root.locator("tr[data-seat=P1] [data-column=cash]").get_attribute("aria-describedby")
    assert described == widget.root.get_by_role("tooltip").get_attribute("id")
    keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_every_purse_has_an_element(mount):
    module = """{
        render({ model, el }) {
            const labels = createLabels(model.get("_labels"), { game: "incorporated", names: model.get("names") });
            const accounts = createCorporations(el, { labels });
            accounts.update(model.get("view"));
            window.purse = (id) => accounts.purse(id)?.textContent ?? null;
            return () => accounts.destroy();
        },
    }"""
    widget = mount(driven("accounts-incorporated", module), corporations(VIEWS["invest"]))
    purse = lambda name: widget.page.evaluate("name => window.purse(name)", name)  # noqa: E731
    assert [purse(seat) for seat in NAMES] == ["$10", "$50", "$3"]
    assert "Bank" in purse("bank")
    assert purse('"] td') is None
