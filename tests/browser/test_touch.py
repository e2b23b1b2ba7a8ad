"""Choosing and reading with a finger, where nothing hovers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser import test_map_choices, test_rondel_choices
from tests.browser.factory import driven
from tests.browser.harness import bundle
from tests.browser.state import state_of
from tests.widgets.recorded import long_game
from widgets import Accounts, Rondel, WorldMap


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Return a fresh browser profile of a tablet."""
    context = browser.new_context(viewport={"width": 820, "height": 1000}, has_touch=True, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    yield context
    context.close()


def test_a_finger_chooses_a_region_and_reads_why_another_is_refused(mount):
    state = state_of(WorldMap(test_map_choices.view())) | {"choices": test_map_choices.ARMY}
    widget = mount(driven("map-imperial2030", test_map_choices.MODULE), state, width=800)
    test_map_choices.region(widget, "kazakhstan").tap()
    assert widget.messages == [{"chose": "kazakhstan"}]
    test_map_choices.region(widget, "congo").tap()
    expect(widget.root.locator(".gk-tip")).to_contain_text("Needs a border with Murmansk (ARM-1).")


def test_a_finger_chooses_a_space_and_confirms_it(mount):
    state = state_of(Rondel(test_rondel_choices.view("midgame")))
    widget = mount(driven("rondel", test_rondel_choices.MODULE), state, width=400)
    test_rondel_choices.space(widget, "import").tap()
    expect(widget.root.locator(".gk-wedge-path")).to_have_count(1)
    test_rondel_choices.space(widget, "import").tap()
    assert widget.messages == [{"chose": "import"}, {"confirmed": "import"}]
    test_rondel_choices.space(widget, "production").tap(force=True)
    expect(widget.root.locator(".gk-rondel-note")).to_contain_text("Needs 6 million")


def test_a_finger_reads_a_number(mount):
    widget = mount(
        bundle("accounts-imperial2030"), state_of(Accounts(long_game().view(300), names=long_game().names)), width=800
    )
    widget.root.locator("tr[data-nation=CN] [data-column=treasury]").tap()
    expect(widget.root.locator(".gk-tip strong")).to_have_text("China: Treasury")
    widget.root.locator(".gk-acc-bank").tap()
    expect(widget.root.locator(".gk-tip")).to_contain_text("never runs out (GEN-2)")
