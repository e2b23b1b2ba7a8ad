"""The log in a real browser: newest first, rules that open, long games."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.harness import THEMES, Widget, bundle
from tests.browser.state import state_of
from tests.widgets.recorded import long_game, play, short_game
from widgets import EventLog


@pytest.fixture
def log(mount):
    def make(
        session: Any = None, step: int | None = None, theme: str = "light", width: int = 700, **options: Any
    ) -> Widget:
        return mount(
            bundle("log"), state_of(EventLog(session or short_game(), step, **options)), theme=theme, width=width
        )

    return make


@pytest.mark.parametrize(("width", "lang"), [(560, "fr"), (1000, "en")])
def test_axe_finds_nothing(log, width, lang):
    widget = log(width=width, lang=lang)
    widget.root.locator("button[data-rule]").first.click()
    widget.assert_accessible(THEMES)


def test_the_newest_step_comes_first_and_is_marked(log):
    widget = log(step=25)
    # The newest few stand there at once, the rest a moment later.
    expect(widget.root.locator(".gk-log-entry")).to_have_count(26)
    numbers = widget.root.locator(".gk-log-entry").evaluate_all("(items) => items.map((item) => item.value)")
    assert numbers == list(range(25, -1, -1))
    current = widget.root.locator("[aria-current=step]")
    expect(current).to_have_count(1)
    expect(current).to_have_attribute("value", "25")
    sentences = [sentence for sentence, _ in short_game().log(25)]
    for line, sentence in zip(current.locator(".gk-log-line").all(), sentences, strict=True):
        expect(line).to_contain_text(sentence)


def test_a_long_log_scrolls_in_itself(log):
    widget = log(step=25)
    expect(widget.root.locator(".gk-log-entry")).to_have_count(26)
    box = widget.root.locator(".gk-log-box")
    assert box.evaluate("(box) => box.clientHeight") <= 52 * 8
    assert box.evaluate("(box) => box.scrollHeight > box.clientHeight")
    box.focus()
    widget.page.keyboard.press("End")
    expect(widget.root.locator("li[value='0']")).to_be_in_viewport()


def test_an_opened_rule_comes_into_sight(log):
    widget = log(step=25)
    box = widget.root.locator(".gk-log-box")
    last = widget.root.locator(".gk-log-entry").filter(has=widget.page.locator(".gk-chip:enabled")).nth(3)
    chip = last.locator(".gk-chip:enabled").first
    # The line stands at the lower edge of the box.
    chip.evaluate("""(chip) => {
        const box = chip.closest(".gk-log-box");
        box.scrollTop += chip.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom + 4;
    }""")
    chip.click()
    frame, rule = box.bounding_box(), widget.root.locator(".gk-log-rule").bounding_box()
    assert frame is not None
    assert rule is not None
    assert rule["y"] + rule["height"] <= frame["y"] + frame["height"]


def test_another_step_moves_the_mark_and_keeps_the_rest(log):
    widget = log(step=25)
    widget.root.locator("li[value='24']").evaluate("(item) => { item.dataset.kept = 'yes' }")
    widget.set(step=24)
    expect(widget.root.locator(".gk-log-entry").first).to_have_attribute("value", "24")
    expect(widget.root.locator("[aria-current=step]")).to_have_attribute("data-kept", "yes")
    widget.set(step=40)
    expect(widget.root.locator("[aria-current=step]")).to_have_attribute("value", "40")


def test_a_chip_opens_the_rule_and_its_words_and_closes_again(log):
    widget = log()
    book = short_game().game.rulebook("summary")
    rule = next(rule for _, rules in short_game().log(40) for rule in rules if book[rule].words)
    chip = widget.root.locator("li[value='40']").get_by_role("button", name=f"Rule {rule}").first
    expect(chip).to_have_attribute("aria-expanded", "false")
    chip.press("Enter")
    expect(chip).to_have_attribute("aria-expanded", "true")
    panel = widget.root.locator(f"#{chip.get_attribute('aria-controls')}")
    expect(panel).to_contain_text(book[rule].text["en"])
    for words in book[rule].words:
        expect(panel).to_contain_text(words)
    chip.press("Escape")
    expect(chip).to_have_attribute("aria-expanded", "false")
    expect(chip).to_be_focused()
    expect(panel).to_have_count(0)


def test_one_rule_is_open_per_step(log):
    session = long_game()
    step = next(n for n in range(600, 0, -1) if len({rule for _, rules in session.log(n) for rule in rules}) > 2)
    widget = log(session, step)
    chips = widget.root.locator(f"li[value='{step}'] button[data-rule]")
    chips.nth(0).click()
    chips.nth(1).click()
    expect(widget.root.locator(f"li[value='{step}'] .gk-log-rule")).to_have_count(1)
    expect(chips.nth(0)).to_have_attribute("aria-expanded", "false")
    expect(chips.nth(1)).to_have_attribute("aria-expanded", "true")


def test_an_opened_rule_stays_open_while_the_step_changes(log):
    widget = log(step=25)
    widget.root.locator("li[value='25'] button[data-rule]").first.click()
    widget.set(step=26)
    expect(widget.root.locator("li[value='25'] .gk-log-rule")).to_have_count(1)


def test_a_long_game_makes_few_elements_until_more_are_asked_for(log):
    widget = log(long_game())
    items = widget.root.locator(".gk-log-entry")
    expect(items).to_have_count(30)
    more = widget.root.get_by_role("button", name="Show older steps (571)")
    more.press("Enter")
    expect(items).to_have_count(60)
    # The focus goes on where the list grew.
    assert widget.page.evaluate("document.activeElement.closest('li').value") <= 570


def test_the_button_goes_when_there_is_nothing_older(log):
    widget = log()
    widget.root.get_by_role("button", name="Show older steps (11)").click()
    expect(widget.root.locator(".gk-log-entry")).to_have_count(41)
    expect(widget.root.get_by_role("button", name="Show older steps")).to_have_count(0)


def test_turns_are_named_where_they_begin(log):
    widget = log(step=40)
    widget.root.get_by_role("button", name="Show older steps").click()
    session = short_game()
    begins = [n for n in range(1, 41) if n == 1 or session.view(n - 1)["turn"] != session.view(n - 2)["turn"]]
    shown = widget.root.locator("li:has(.gk-log-turn)").evaluate_all("(items) => items.map((item) => item.value)")
    assert shown == begins[::-1]
    expect(widget.root.locator(f"li[value='{begins[-1]}'] .gk-log-turn")).to_have_text(
        f"Turn {session.view(begins[-1] - 1)['turn']}"
    )


def test_a_hostile_name_is_shown_literally(log):
    name = '<img src=x onerror="window.hit=1">'
    widget = log(play(3, players=(name, "Ben")))
    expect(widget.root.locator(".gk-log-list")).to_contain_text(name)
    assert widget.root.locator("img").count() == 0
    assert widget.page.evaluate("window.hit") is None
