"""What is going on in Incorporated, drawn in a real browser: every scene, what it explains, and what stays quiet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.accounts import CORPORATIONS as VIEWS
from tests.browser.accounts import NAMES
from tests.browser.factory import driven
from tests.browser.harness import THEMES
from widgets.base import labels

MODULE = """{
    render({ model, el }) {
        const options = { lang: model.get("lang"), game: "incorporated", names: model.get("names") };
        const labels = createLabels(model.get("_labels"), options);
        el.lang = model.get("lang");
        const stage = createStage(el, { labels, rules: model.get("rules"), size: model.get("size") });
        window.stage = (view) => stage.update(view);
        stage.update(model.get("view"));
        return () => stage.destroy();
    },
}"""
TOLD = [["Die 4 + 3 = 7, needs 5: NATO wins.", "INC-175"]]


def stage(view: dict[str, Any], lang: str = "en", size: str = "normal") -> dict[str, Any]:
    parts = ("widget.stage.", "widget.countries.letter.", "widget.log.", "widget.common.", "incorporated.name.")
    rules = {"INC-175": {"text": "The camp wins.", "source": "rulebook"}}
    return {"view": view, "_labels": labels(lang, *parts), "names": NAMES, "lang": lang, "size": size, "rules": rules}


@pytest.fixture
def shown(mount):
    def make(name: str, theme: str = "light", width: int = 340, lang: str = "en", size: str = "normal", **more: Any):
        bundle = driven("table-incorporated", MODULE)
        return mount(bundle, stage({**VIEWS[name], **more}, lang, size), theme=theme, width=width)

    return make


@pytest.mark.parametrize("name", VIEWS)
def test_axe_finds_nothing_and_nothing_scrolls(shown, name):
    for place, (width, lang, size) in enumerate(((320, "fr", "normal"), (1000, "en", "large"))):
        widget = shown(name, "light", width, lang, size, memory={"told": TOLD})
        widget.assert_accessible(THEMES)
        assert widget.root.evaluate("(root) => root.scrollWidth <= root.clientWidth + 1")
        widget.screenshot(f"stage-{name}-{place}")
        widget.destroy()


def test_the_payoff_cards_are_always_there_and_say_what_they_pay(shown):
    for name in ("invest", "bid", "clash", "crisis", "over"):
        root = shown(name).root
        hand = root.locator(".gk-stage-payoff li")
        expect(hand).to_have_count(5)
        revealed = VIEWS[name]["payoff"]["revealed"]
        for place, (industry, cards) in enumerate(revealed.items()):
            assert hand.nth(place).get_attribute("data-help") == f"industry:{industry}"
            expect(hand.nth(place).locator(".gk-stage-payoff-card")).to_have_count(max(1, cards))


def test_focus_on_an_industry_explains_it_and_stays_there(shown):
    widget = shown("invest")
    cards = widget.root.locator("[data-help='industry:finance']")
    cards.focus()
    tip = widget.root.locator(".gk-tip")
    expect(tip).to_contain_text("$2 for each square in Earnings (INC-193)")
    later = {**VIEWS["invest"], "payoff": {**VIEWS["invest"]["payoff"], "deck": 3}}
    widget.page.evaluate("view => window.stage(view)", later)
    expect(widget.root.locator("[data-help='industry:finance']")).to_be_focused()
    expect(tip).to_be_visible()
    widget.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_a_reconstructed_card_is_marked_and_explained(shown):
    widget = shown("outlook")
    mark = widget.root.locator(".gk-mark")
    expect(mark).to_have_text("* reconstructed")
    mark.focus()
    expect(widget.root.locator(".gk-tip")).to_contain_text("the rulebook does not print this card")
    # The one card that the rulebook prints has no mark; the next one has.
    expect(shown("known").root.locator(".gk-mark")).to_have_count(1)


def test_an_auction_marks_who_leads_who_is_asked_and_who_is_out(shown):
    seats = shown("bid").root.locator(".gk-scene-seat")
    assert [seats.nth(place).get_attribute("data-role") for place in range(3)] == ["leads", "out", "asked"]
    expect(seats.nth(0)).to_contain_text("$30 needs 2 loans: $16 + $15 (INC-052)")
    expect(seats.nth(1).locator(".gk-scene-word")).to_have_text("out")


def test_the_faces_of_the_die_that_win_are_marked_and_said(shown):
    root = shown("clash").root
    assert root.locator(".gk-stage-face[data-wins]").all_inner_texts() == ["2", "3", "4", "5", "6"]
    expect(root.locator(".gk-stage-faces")).to_contain_text("NATO wins with 2 or more: 5 chances in 6.")


def test_what_came_about_is_told_with_chips_of_its_rules(shown):
    widget = shown("lobby", memory={"told": TOLD})
    told = widget.root.locator(".gk-scene-told")
    expect(told).to_contain_text("Die 4 + 3 = 7, needs 5: NATO wins.")
    told.get_by_role("button", name="INC-175").click()
    expect(told).to_contain_text("The camp wins.")
    widget.page.evaluate("view => window.stage(view)", VIEWS["lobby"])
    expect(told).to_be_hidden()


def test_a_step_that_changes_nothing_here_writes_nothing(shown):
    widget = shown("invest")
    widget.page.evaluate(
        """() => { window.written = 0;
            new MutationObserver((list) => { window.written += list.length; }).observe(
                document.querySelector(".gk-stage"), { subtree: true, childList: true, characterData: true }); }"""
    )
    widget.page.evaluate("view => window.stage(view)", {**VIEWS["invest"], "turn": 3})
    assert widget.page.evaluate("window.written") == 0


def test_a_hostile_name_is_shown_literally(shown, mount):
    state = stage(VIEWS["bid"])
    state["names"] = {**NAMES, "P1": '<img src=x onerror="window.hit=1">'}
    widget = mount(driven("table-incorporated", MODULE), state)
    expect(widget.root.locator(".gk-scene-seat").first).to_contain_text("<img")
    assert widget.page.evaluate("window.hit") is None
