"""The account tables in a real browser: structure, marks of what changed, what cells explain."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accounts import nations
from tests.browser.factory import driven
from tests.browser.harness import THEMES, bundle
from tests.browser.state import state_of
from tests.widgets.recorded import long_game, play
from widgets import Accounts


@pytest.mark.parametrize("width", [560, 1000])
def test_axe_finds_nothing(mount, width):
    widget = mount(bundle("accounts-imperial2030"), nations(before=long_game().view(280)), width=width)
    widget.root.locator("tr[data-seat=P1] [data-column=score]").focus()
    widget.assert_accessible(THEMES)


def test_they_are_real_tables_with_captions_and_scopes(mount):
    root = mount(bundle("accounts-imperial2030"), nations()).root
    table = root.get_by_role("grid", name="Nations (money in millions)")
    expect(table.get_by_role("columnheader")).to_have_count(10)
    expect(table.locator("thead th[scope=col]")).to_have_count(10)
    expect(table.locator("tbody th[scope=row]")).to_have_count(6)
    players = root.get_by_role("grid", name="Players")
    expect(players.get_by_role("rowheader")).to_have_count(4)
    # The heads of the bond columns show a code and say a name.
    expect(players.get_by_role("columnheader", name="Russia")).to_have_text("RURussia")


def test_a_position_alone_marks_nothing(mount):
    root = mount(bundle("accounts-imperial2030"), nations()).root
    expect(root.locator(".gk-acc-changed")).to_have_count(0)


def test_a_changed_number_carries_an_arrow_and_the_signed_difference(mount):
    before = long_game().view(300)
    after = {**before, "nations": {code: dict(nation) for code, nation in before["nations"].items()}}
    after["nations"]["CN"]["treasury"] += 5
    after["nations"]["BR"]["power"] -= 12
    widget = mount(bundle("accounts-imperial2030"), state_of(Accounts(after, before=before, names=long_game().names)))
    marks = widget.root.locator(".gk-acc-mark:not(:empty)")
    assert marks.all_inner_texts() == ["+5", "−12"]
    arrows = "(marks) => marks.map((mark) => getComputedStyle(mark, '::before').content)"
    assert [text[1] for text in marks.evaluate_all(arrows)] == ["▲", "▼"]
    row = widget.root.locator("tr[data-nation=CN]")
    expect(row.locator(".gk-acc-changed .gk-acc-value")).to_have_text(str(after["nations"]["CN"]["treasury"]))
    # The next position has nothing to do with the one before: its marks go.
    widget.set(view=before, before={})
    expect(widget.root.locator(".gk-acc-changed")).to_have_count(0)
    expect(marks).to_have_count(0)


def test_a_new_government_says_who_it_was_before(mount):
    before = long_game().view(300)
    after = {**before, "nations": {**before["nations"], "RU": {**before["nations"]["RU"], "government": "P1"}}}
    old = {**before, "nations": {**before["nations"], "RU": {**before["nations"]["RU"], "government": None}}}
    widget = mount(bundle("accounts-imperial2030"), state_of(Accounts(after, before=old, names=long_game().names)))
    expect(widget.root.locator("tr[data-nation=RU] .gk-acc-seatname")).to_have_text("Annbefore: nobody")


def test_a_player_has_bonds_crown_and_card(mount):
    view = long_game().view(300)
    root = mount(bundle("accounts-imperial2030"), nations()).root
    for seat, purse in view["seats"].items():
        row = root.locator(f"tr[data-seat={seat}]")
        for place, code in enumerate(view["nations"]):
            cell = row.locator("td.gk-acc-bonds").nth(place)
            wanted = " ".join(map(str, sorted(purse["bonds"].get(code, []))))
            expect(cell.locator(".gk-acc-value")).to_have_text(wanted)
            governs = view["nations"][code]["government"] == seat
            expect(cell.locator(".gk-acc-crown")).to_be_visible(visible=governs)
            expect(cell.locator(".gk-hidden")).to_have_text("governs" if governs else "")
        expect(row.locator(".gk-acc-card")).to_have_text("investor card" if view["investor_card"] == seat else "")


def test_other_players_get_other_rows(mount):
    widget = mount(bundle("accounts-imperial2030"), nations())
    widget.set(view=play(30, players=("A", "B")).view(30), names={"P1": "A", "P2": "B"})
    expect(widget.root.locator(".gk-acc-seats tbody tr")).to_have_count(2)


def test_the_keyboard_walks_over_the_cells_of_a_grid_and_reads_them(mount):
    widget = mount(bundle("accounts-imperial2030"), nations())
    keyboard, tip = widget.page.keyboard, widget.root.locator(".gk-tip")
    assert widget.root.locator(".gk-acc-nations [tabindex='0']").count() == 1
    keyboard.press("Tab")
    expect(tip).to_contain_text("in the order of this table (TUR-1)")
    headings = []
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "End", "ArrowRight", "Home", "ArrowUp"):
        keyboard.press(key)
        headings.append(tip.locator("strong").inner_text())
    assert headings == ["Russia", "Russia: Treasury", "China: Treasury", "China: Tax", "China: Tax", "China", "Russia"]
    assert widget.root.locator(".gk-acc-nations [tabindex='0']").count() == 1
    keyboard.press("Tab")
    expect(tip.locator("strong")).to_have_text("Bank")
    keyboard.press("Tab")
    expect(tip.locator("strong")).to_have_text("Player")
    keyboard.press("Shift+Tab")
    keyboard.press("Shift+Tab")
    expect(tip.locator("strong")).to_have_text("Russia")


def test_the_tip_describes_the_cell_goes_with_escape_and_follows_the_position(mount):
    widget = mount(bundle("accounts-imperial2030"), nations())
    cell = widget.root.locator("tr[data-nation=CN] [data-column=power]")
    cell.focus()
    tip = widget.root.get_by_role("tooltip")
    described = cell.get_attribute("aria-describedby")
    assert described
    assert tip.get_attribute("id") == described
    after = long_game().view(300)
    after["nations"]["CN"] = {**after["nations"]["CN"], "power": 19}
    widget.set(view=after)
    expect(tip).to_contain_text("19 of 25 power points")
    widget.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    widget.root.locator("tr[data-seat=P2] th").hover()
    expect(tip).to_be_visible()
    widget.page.evaluate("document.activeElement.blur()")
    widget.page.mouse.move(0, 890)
    expect(widget.root.locator(".gk-tip")).to_be_hidden()
    assert cell.get_attribute("aria-describedby") is None


def test_no_tip_is_worked_out_until_it_is_shown(mount):
    widget = mount(bundle("accounts-imperial2030"), nations())
    widget.page.evaluate(
        """() => { window.written = 0;
            new MutationObserver((list) => { window.written += list.length; }).observe(
                document.querySelector(".gk-tip"), { subtree: true, childList: true, characterData: true }); }"""
    )
    for step in (301, 302, 303):
        widget.set(view=long_game().view(step))
    assert widget.page.evaluate("window.written") == 0


def test_every_purse_has_an_element(mount):
    module = """{
        render({ model, el }) {
            const labels = createLabels(model.get("_labels"), { names: model.get("names") });
            const accounts = createAccounts(el, { labels });
            accounts.update(model.get("view"));
            window.purse = (id) => accounts.purse(id)?.textContent ?? null;
            return () => accounts.destroy();
        },
    }"""
    widget = mount(driven("accounts-imperial2030", module), nations())
    view = long_game().view(300)
    purse = lambda name: widget.page.evaluate("name => window.purse(name)", name)  # noqa: E731
    assert {code: purse(code) for code in view["nations"]} == {
        code: str(nation["treasury"]) for code, nation in view["nations"].items()
    }
    assert {seat: purse(seat) for seat in view["seats"]} == {
        seat: str(it["cash"]) for seat, it in view["seats"].items()
    }
    assert "Bank" in purse("bank")
    assert purse('"] td') is None
