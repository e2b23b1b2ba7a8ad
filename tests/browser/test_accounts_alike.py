"""What the accounts of all games promise in a real browser: tips in sight, legible type, names that are text."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accounts import CORPORATIONS, FACTIONS, NAMES, corporations, factions, nations
from tests.browser.harness import bundle

ACCOUNTS = {
    "imperial2030": (560, nations),
    "incorporated": (320, lambda **options: corporations(CORPORATIONS["invest"], CORPORATIONS["reverse"], **options)),
    "impero": (320, lambda **options: factions(FACTIONS["seven"], **options)),
}
"""Of each game the least width of its accounts, in pixels, and what they are mounted with."""


@pytest.fixture(params=ACCOUNTS)
def shown(request, mount):
    """Return `shown(wide, **options)`: mounted accounts with all bills open, wide or as narrow as can be."""
    least, state = ACCOUNTS[request.param]

    def make(wide: bool, **options):
        name = f"accounts-{request.param}"
        widget = mount(bundle(name), state(**options), width=1000 if wide else least)
        for summary in widget.root.locator("summary:visible").all():
            summary.click()
        return widget

    return make


@pytest.mark.parametrize("wide", [False, True])
def test_the_tip_stays_inside_at_every_cell_and_beside_it(shown, wide):
    widget = shown(wide)
    cells = widget.root.locator("[data-column]")
    assert cells.count() > 20
    outside = widget.root.evaluate(
        """(root) => [...root.querySelectorAll("[data-column]")].filter((cell) => {
            cell.focus();
            const [frame, tip] = [root.getBoundingClientRect(), root.querySelector(".gk-tip").getBoundingClientRect()];
            const at = cell.getBoundingClientRect();
            const covers = tip.top < at.bottom && tip.bottom > at.top && tip.left < at.right && tip.right > at.left;
            return tip.left < frame.left || tip.right > frame.right + 1 || covers;
        }).map((cell) => cell.textContent)"""
    )
    assert outside == []


def test_type_is_never_too_small(shown):
    sizes = shown(False).root.evaluate(
        """(root) => [...root.querySelectorAll("td, th, td *, th *, summary, p, button")]
            .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
            .filter((node) => !node.closest("svg"))
            .map((node) => parseFloat(getComputedStyle(node).fontSize))"""
    )
    assert len(sizes) > 20
    assert min(sizes) >= 10.99


def test_a_hostile_name_is_shown_literally(shown):
    name = '<img src=x onerror="window.hit=1">'
    widget = shown(True, names={**NAMES, "P4": "Dan", "P1": name})
    expect(widget.root.locator("tr[data-seat=P1] th").first).to_contain_text(name)
    for caption in widget.root.locator("details[data-seat=P1] caption").all():
        expect(caption).to_contain_text(name)
    assert widget.root.locator("img").count() == 0
    assert widget.page.evaluate("window.hit") is None
