"""The account tables in a real browser: structure, marks of what changed, names from files."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.harness import THEMES, bundle
from tests.browser.state import state_of
from tests.widgets.recorded import long_game, play
from widgets import Accounts


def accounts(**options: Any) -> dict[str, Any]:
    return state_of(Accounts(long_game().view(300), names=long_game().names, **options))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [560, 1000])
def test_axe_finds_nothing(mount, theme, width):
    mount(bundle("accounts"), accounts(before=long_game().view(280)), theme=theme, width=width).assert_accessible()


def test_they_are_real_tables_with_captions_and_scopes(mount):
    root = mount(bundle("accounts"), accounts()).root
    nations = root.get_by_role("grid", name="Nations (money in millions)")
    expect(nations.get_by_role("columnheader")).to_have_count(10)
    expect(nations.locator("thead th[scope=col]")).to_have_count(10)
    expect(nations.locator("tbody th[scope=row]")).to_have_count(6)
    players = root.get_by_role("grid", name="Players")
    expect(players.get_by_role("rowheader")).to_have_count(4)
    # The heads of the bond columns show a code and say a name.
    expect(players.get_by_role("columnheader", name="Russia")).to_have_text("RURussia")


def test_a_position_alone_marks_nothing(mount):
    root = mount(bundle("accounts"), accounts()).root
    expect(root.locator(".gk-acc-changed")).to_have_count(0)


def test_a_changed_number_carries_an_arrow_and_the_signed_difference(mount):
    before = long_game().view(300)
    after = {**before, "nations": {code: dict(nation) for code, nation in before["nations"].items()}}
    after["nations"]["CN"]["treasury"] += 5
    after["nations"]["BR"]["power"] -= 12
    widget = mount(bundle("accounts"), state_of(Accounts(after, before=before, names=long_game().names)))
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
    widget = mount(bundle("accounts"), state_of(Accounts(after, before=old, names=long_game().names)))
    expect(widget.root.locator("tr[data-nation=RU] .gk-acc-seatname")).to_have_text("Annbefore: nobody")


def test_a_player_has_bonds_crown_and_card(mount):
    view = long_game().view(300)
    root = mount(bundle("accounts"), accounts()).root
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
    widget = mount(bundle("accounts"), accounts())
    widget.set(view=play(30, players=("A", "B")).view(30), names={"P1": "A", "P2": "B"})
    expect(widget.root.locator(".gk-acc-seats tbody tr")).to_have_count(2)


def test_a_hostile_name_is_shown_literally(mount):
    name = '<img src=x onerror="window.hit=1">'
    session = play(5, players=(name, "Ben"))
    widget = mount(bundle("accounts"), state_of(Accounts(session)))
    expect(widget.root.locator(".gk-acc-seats tbody th").first).to_contain_text(name)
    assert widget.root.locator("img").count() == 0
    assert widget.page.evaluate("window.hit") is None
