"""A number to be named in the decision panel: limits, numbers at hand, what it means, errors; tips, and loans.

The panel draws what it is told: menus of Incorporated are shown at a table of another game, so that little of a board
is needed here; the last test plays at a table of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import gamekit
from gamekit.core.session import Session
from tests.browser.harness import THEMES
from tests.browser.seated import Seated
from tests.browser.state import state_of
from widgets.play.now import gifts_now, menu_now

NAMES = ("P1", "P2", "P3")
DEEP = {"cash": 24, "bonds": 3}


def auction(**seat: Any) -> Session:
    """Return a game in which P1 bids for a share of the United States against $9 of P2."""
    position = {"players": 3, "phase": "investment", "seats": {"P1": seat or {"cash": 24}, "P2": {"cash": 30}}}
    session = gamekit.position("incorporated", position)
    for text in ("P1 auction us", "P1 bid 5"):
        session.play(text)
    while session.to_act.seat != "P1":
        session.play("P2 bid 9" if session.to_act.seat == "P2" else f"{session.to_act.seat} pass")
    return session


@pytest.fixture
def ask(sit: Callable[..., Seated]) -> Callable[..., Seated]:
    """Return `ask(session, theme=..., ...)`: a table at which the decision of a session is asked for."""

    def ask(session: Session, **options: Any) -> Seated:
        seated = sit(**options)
        lang = options.get("lang", "en")
        now = seated.table._now | {"menu": menu_now(session, (), lang), "gifts": gifts_now(session, lang)}
        seated.widget.set(**state_of(seated.table) | {"_now": now})
        return seated

    return ask


def field(seated: Seated) -> Locator:
    return seated.panel.get_by_role("spinbutton", name="Number")


def confirm(seated: Seated) -> Locator:
    return seated.panel.locator(".gk-table-name")


def rules_in(part: Locator) -> list[str | None]:
    """Return the rules whose chips stand in a part."""
    return [chip.get_attribute("data-rule") for chip in part.locator("button[data-rule]").all()]


def test_a_number_is_named_and_confirmed(ask):
    seated = ask(auction())
    expect(field(seated)).to_have_value("10")
    expect(field(seated)).to_have_attribute("min", "10")
    expect(field(seated)).to_have_attribute("max", "234")
    expect(confirm(seated)).to_have_text("Bid $10")
    expect(seated.panel).to_contain_text("10 to 234")
    expect(seated.option("Pass: out of this auction")).to_be_visible()
    field(seated).fill("17")
    expect(confirm(seated)).to_have_text("Bid $17")
    confirm(seated).click()
    assert seated.new() == [{"do": "play", "text": "P1 bid 17"}]


def test_what_a_number_means_changes_with_it(ask):
    seated = ask(auction())
    means = seated.panel.locator(".gk-table-means")
    expect(means).to_contain_text("The cash of $24 covers it.")
    field(seated).fill("25")
    expect(means).to_contain_text("All cash ($24) and 1 loan, which brings $20: $1 of interest a turn, $20 at the end.")
    assert rules_in(means) == ["INC-115", "INC-052", "INC-053", "INC-059"]
    field(seated).fill("45")
    expect(means).to_contain_text("2 loans, which bring $39")
    field(seated).fill("")
    expect(means).to_have_text("")
    described = field(seated).get_attribute("aria-describedby") or ""
    assert means.get_attribute("id") in described.split()
    expect(means).to_have_role("status")


def test_numbers_at_hand(ask):
    seated = ask(auction())
    quick = seated.panel.get_by_role("group", name="Numbers at hand")
    labels = ["Least: $10", "Half the cash: $12", "All cash: $24", "With all loans: $234"]
    assert quick.get_by_role("button").all_inner_texts() == labels
    for label, number in zip(labels, ("10", "12", "24", "234"), strict=True):
        quick.get_by_role("button", name=label).click()
        expect(field(seated)).to_have_value(number)
        expect(confirm(seated)).to_have_text(f"Bid ${number}")
    more, less = (seated.panel.get_by_role("button", name=name) for name in ("One more", "One less"))
    more.click()
    expect(field(seated)).to_have_value("234")
    less.dblclick()
    expect(field(seated)).to_have_value("232")
    assert seated.new() == []


def test_the_keyboard_alone(ask):
    seated = ask(auction())
    seated.widget.root.locator(".gk-table-bar button:not([disabled])").first.focus()
    seated.widget.page.keyboard.press("d")
    expect(field(seated)).to_be_focused()
    # A letter in the field is no command of the table.
    seated.widget.page.keyboard.press("u")
    seated.widget.page.keyboard.press("ArrowUp")
    expect(field(seated)).to_have_value("11")
    seated.widget.page.keyboard.press("Enter")
    assert seated.new() == [{"do": "play", "text": "P1 bid 11"}]


@pytest.mark.parametrize("typed", ["", "9", "235", "12.5", "-3"])
def test_what_cannot_be_named_says_what_can(ask, typed):
    seated = ask(auction())
    field(seated).fill(typed)
    expect(confirm(seated)).to_have_text("Bid $…")
    field(seated).press("Enter")
    expect(seated.panel.get_by_role("alert")).to_have_text("It takes a whole number from 10 to 234.")
    expect(field(seated)).to_have_attribute("aria-invalid", "true")
    expect(field(seated)).to_be_focused()
    assert seated.new() == []
    field(seated).fill("12")
    expect(seated.panel.locator(".gk-table-fault")).to_be_hidden()


def test_axe_finds_nothing_in_a_number_that_cannot_be_named(ask):
    seated = ask(auction())
    field(seated).fill("9")
    field(seated).press("Enter")
    expect(seated.panel.get_by_role("alert")).to_be_visible()
    seated.widget.assert_accessible(THEMES)


def test_the_second_half_of_a_double_click_confirms_nothing(ask):
    seated = ask(auction())
    confirm(seated).dblclick()
    assert seated.new() == [{"do": "play", "text": "P1 bid 10"}]


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr"), (("contrast",), 1300, "large", "en")],
)
def test_axe_finds_nothing(ask, themes, width, size, lang):
    seated = ask(auction(**DEEP), width=width, size=size, lang=lang)
    seated.panel.locator(".gk-table-tips summary").click()
    seated.root.locator(".gk-table-gifts summary").click()
    seated.panel.get_by_role("spinbutton").fill("60")
    seated.widget.assert_accessible(themes)
    assert "widget." not in seated.root.inner_text()
    seated.widget.screenshot(f"number-{width}-{lang}")
    panel = seated.panel
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")
    small = """(panel) => [...panel.querySelectorAll("button:not(.gk-chip), input, summary")]
        .filter((node) => node.offsetParent && Math.min(node.offsetWidth, node.offsetHeight) < 24)
        .map((node) => node.outerHTML)"""
    assert panel.evaluate(small) == []


def test_the_button_stays_where_it_is_while_the_number_changes(ask):
    seated = ask(auction())
    before = confirm(seated).bounding_box()
    field(seated).fill("120")
    after = confirm(seated).bounding_box()
    assert before is not None
    assert after is not None
    assert before["y"] == after["y"]


def test_tips_stay_open_for_the_next_decision(ask):
    seated = ask(auction(**DEEP))
    tips = seated.panel.locator(".gk-table-tips")
    summary = tips.locator("summary")
    expect(summary).to_have_text("Tips of the rulebook (4)")
    expect(tips.get_by_role("listitem").first).to_be_hidden()
    summary.click()
    expect(tips.get_by_role("listitem").first).to_contain_text("To bid too much is the worst move")
    next_one = menu_now(gamekit.position("incorporated", {"players": 3, "phase": "investment"}), (), "en")
    seated.widget.set(_now=seated.widget.trait("_now") | {"menu": next_one})
    expect(tips.get_by_role("listitem").first).to_contain_text("The game is won or lost in this phase")
    seated.widget.set(_now=seated.widget.trait("_now") | {"menu": next_one | {"tips": []}})
    expect(tips).to_be_hidden()


# Loans.


def test_a_loan_has_no_target_and_no_amount(ask):
    seated = ask(auction(**DEEP))
    form = seated.root.locator(".gk-table-gifts")
    expect(form.locator("summary")).to_have_text("Take a loan")
    form.locator("summary").click()
    expect(form.get_by_role("spinbutton")).to_be_hidden()
    expect(form.get_by_role("combobox")).to_have_count(1)
    who = form.get_by_role("combobox", name="Who")
    assert who.locator("option").all_inner_texts() == [f"{name} takes a loan" for name in NAMES]
    words = "Brings $17 now, costs $1 of interest a turn, and $20 if it is unpaid at the end of the game."
    expect(form).to_contain_text(words)
    who.select_option("P2 takes a loan")
    expect(form).to_contain_text(words.replace("17", "20"))
    assert rules_in(form) == ["INC-052", "INC-053", "INC-059"]
    seated.widget.assert_accessible(THEMES)
    form.get_by_role("button", name="Take the loan").click()
    assert seated.new() == [{"do": "play", "text": "P2 loan"}]


def test_python_plays_the_number_that_was_named(sit):
    seated = sit(auction())
    field(seated).fill("30")
    confirm(seated).click()
    assert seated.answer() == [{"do": "play", "text": "P1 bid 30"}]
    expect(seated.panel).to_contain_text("P1 leads with $30.")
    expect(field(seated)).to_have_value("31")
    seated.widget.assert_accessible()
    seated.widget.screenshot("number-incorporated")
