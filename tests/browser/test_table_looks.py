"""The game table in a real browser: language, access, layout, motion, two at once, none to answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import at, new, over
from tests.browser.harness import THEMES, bundle_of, moved, set_theme
from tests.browser.looks import CUT, SMALL
from tests.browser.state import state_of
from tests.widgets.recorded import long_game_of_my_own, play
from widgets import GameTable

# Language, looks, life.


def test_another_language_is_drawn_at_once(sit):
    seated = sit(play(20))
    seated.table.lang = "fr"
    seated.show()
    expect(seated.command("undo")).to_have_accessible_name("Annuler le coup")
    expect(seated.root.locator(".gk-table-where")).to_have_text(re.compile("^Étape 20 sur 20, tour"))
    expect(seated.panel).to_contain_text(seated.table._now["sentence"])
    assert seated.root.get_attribute("lang") == "fr"
    assert seated.root.locator(".gk-table").count() == 1
    # No text is left without its words.
    assert "widget." not in seated.root.inner_text()
    assert seated.root.locator("[aria-label*='widget.'], [title*='widget.']").count() == 0


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr"), (("contrast",), 1300, "large", "en")],
)
def test_axe_finds_nothing(sit, themes, width, size, lang):
    seated = sit(at("import"), width=width, size=size, lang=lang)
    seated.panel.locator("[data-option]").first.click()
    seated.answer()
    seated.panel.locator("button[data-rule]").first.click()
    seated.widget.assert_accessible(themes)
    seated.table.seek(seated.table.session.n - 3)
    seated.show()
    seated.widget.assert_accessible(themes)


def test_axe_finds_nothing_at_the_end(sit):
    sit(over()).widget.assert_accessible(THEMES)


@pytest.mark.parametrize(
    ("width", "size", "lang"),
    [
        (560, "normal", "en"),
        (560, "normal", "fr"),
        (700, "normal", "fr"),
        (1000, "normal", "fr"),
        (860, "large", "fr"),
        (1300, "large", "en"),
    ],
)
@pytest.mark.parametrize("point", ["import", "armies", "past"])
def test_nothing_sticks_out_is_cut_or_too_small_to_hit(sit, width, size, lang, point):
    names = ("Maximilienne", "Bartholomew Longname", "Cleo", "Dan")
    session = play(150, players=names) if point == "past" else at(point)
    seated = sit(session, width=width, size=size, lang=lang)
    if point == "past":
        seated.command("first").click()
    else:
        seated.panel.locator("[data-option]").first.click()
    seated.answer()
    seated.root.locator(".gk-table-gifts summary").click()
    assert seated.widget.page.evaluate(CUT) == []
    assert seated.widget.page.evaluate(SMALL) == []
    assert seated.widget.page.evaluate(
        "document.querySelector('#widget1').scrollWidth <= document.querySelector('#widget1').clientWidth"
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [560, 640])
def test_the_accounts_fit_a_narrow_table(sit, width, lang):
    seated = sit(play(150, players=("Maximilienne", "Bartholomew Longname", "Cleo", "Dan")), width=width, lang=lang)
    box = seated.root.locator(".gk-acc-box")
    assert box.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    # The sign of the bank stands there without its word, and keeps its name.
    bank = seated.root.get_by_role("img", name="Bank" if lang == "en" else "Banque", exact=True)
    expect(bank.locator("svg")).to_be_visible()
    expect(bank.locator(".gk-acc-word")).to_be_hidden()


@pytest.mark.parametrize(("width", "size"), [(900, "normal"), (1100, "normal"), (1500, "large"), (700, "normal")])
def test_the_words_of_a_space_cover_nothing_that_can_be_decided(sit, width, size):
    seated = sit(new("RU import"), width=width, size=size)
    seated.widget.page.set_viewport_size({"width": width + 16, "height": 1200})
    note = seated.root.locator(".gk-rondel-note")
    for space in ("factory", "taxation"):
        seated.space(space).hover()
        expect(note).to_be_visible()
        words = note.bounding_box()
        assert words is not None
        assert 0 <= words["x"] <= width - words["width"] + 16
        for part in (".gk-table-decision", ".gk-table-dial svg", ".gk-table-bar"):
            box = seated.root.locator(part).first.bounding_box()
            assert box is not None
            beside = words["x"] + words["width"] <= box["x"] or box["x"] + box["width"] <= words["x"]
            assert beside or words["y"] + words["height"] <= box["y"] or box["y"] + box["height"] <= words["y"], part
    seated.widget.assert_accessible()


@pytest.mark.parametrize(("width", "height"), [(1050, 760), (760, 640)])
def test_map_and_bar_are_seen_together(sit, width, height):
    """As much as JupyterLab leaves of a window of 1440 x 900 and of 1024 x 768."""
    seated = sit(play(60), width=width)
    top = seated.root.locator(".gk-table-board").bounding_box()
    bar = seated.root.locator(".gk-table-bar").bounding_box()
    assert top is not None
    assert bar is not None
    assert bar["y"] + bar["height"] - top["y"] <= height


@pytest.mark.parametrize("width", [600, 1000])
def test_the_bar_stays_where_it_is_while_the_game_goes_on(sit, width):
    seated = sit(long_game_of_my_own(), width=width)
    assert len(seated.bar_tops(range(100, 130))) == 1


def test_another_theme_needs_nothing(sit):
    seated = sit(play(30))
    set_theme(seated.widget.page, "dark")
    seated.widget.assert_accessible()


def test_a_second_drawing_of_the_model_shows_the_same(sit, mount):
    seated = sit(new("RU import"))
    seated.choose("Army in Moscow, 1 million")
    again = mount(bundle_of(seated.table), state_of(seated.table), width=1000)
    assert again.root.locator(".gk-table-panel").inner_text() == seated.panel.inner_text()
    assert again.root.locator(".gk-log").inner_text() == seated.root.locator(".gk-log").inner_text()


def test_two_tables_do_not_meddle(sit):
    one, two = sit(new("RU factory")), sit(new())
    one.region("murmansk").click()
    expect(two.panel.get_by_role("button", name=re.compile("Confirm"))).to_have_count(0)
    two.choose("Taxation")
    assert one.new() == []
    one.region("murmansk").click()
    assert one.answer() == [{"do": "play", "text": "RU build murmansk"}]
    assert two.new() == []
    one.widget.destroy()
    two.choose("Taxation")
    assert two.table.session.n == 2


HOSTILE = '<img src=x onerror="window.hit=1"><b>{nation}</b>'


def test_a_hostile_name_is_shown_literally(sit):
    seated = sit(play(30, players=(HOSTILE, "Ben")))
    assert seated.root.locator("img, b b").count() == 0
    expect(seated.root.locator(".gk-acc-seats tbody th").first).to_contain_text(HOSTILE)
    assert seated.widget.page.evaluate("window.hit") is None


# Saving.


def test_a_game_that_was_not_saved_is_an_alert(sit, tmp_path):
    folder = tmp_path / "games"
    seated = sit(width=560, file=folder / "game.replay.jsonl")
    alert = seated.root.get_by_role("alert")
    expect(seated.root.locator(".gk-table-file")).to_contain_text("Will be saved in")
    expect(alert).to_be_hidden()
    seated.choose("Factory")
    expect(alert).to_contain_text("Not saved in")
    expect(alert.locator("svg")).to_be_visible()
    expect(seated.root.locator(".gk-table-file")).to_be_hidden()
    seated.widget.assert_accessible(THEMES)
    assert seated.widget.page.evaluate(CUT) == []
    folder.mkdir()
    seated.choose("Build nothing")
    expect(alert).to_be_hidden()
    expect(seated.root.locator(".gk-table-file")).to_contain_text("Saved in")


# Motion.


@pytest.fixture
def lively(page: Page) -> Page:
    """Return the page for somebody who wants to see movement."""
    page.emulate_media(reduced_motion="no-preference")
    return page


def money(page: Page) -> list[tuple[int, str]]:
    """Return the chips that flew: duration and amount."""
    return [(it["duration"], it["text"]) for it in moved(page, "gk-table-money")]


def test_money_flies_from_purse_to_purse(lively, sit):
    seated = sit(new("RU factory"))
    lively.wait_for_timeout(350)
    seated.choose("Shipyard in Murmansk, 5 million")
    assert money(lively) == [(240, "5")]
    expect(seated.root.locator(".gk-table-money")).to_have_count(0)
    seated.command("back").click()
    seated.answer()
    assert len(money(lively)) == 1


def test_nothing_moves_when_steps_come_fast(lively, sit):
    # For the table no time passes between the steps, however slow the machine is.
    lively.evaluate("performance.now = () => 0")
    seated = sit(new("RU factory", "RU build murmansk"))
    for n in range(3):
        seated.table.seek(n)
        seated.show()
    expect(seated.root.locator(".gk-table-where")).to_have_text(re.compile("^Step 2 of 2"))
    assert moved(lively) == []


def test_nothing_moves_for_those_who_want_no_movement(lively, sit):
    lively.emulate_media(reduced_motion="reduce")
    seated = sit(new("RU factory"))
    lively.wait_for_timeout(350)
    seated.choose("Shipyard in Murmansk, 5 million")
    assert moved(lively) == []
    assert seated.root.locator(".gk-table-money").count() == 0


# Without a kernel.


def test_the_page_says_that_it_needs_a_notebook(page: Page):
    page.set_content(GameTable(new("RU factory"), pace=0).to_html())
    panel = page.locator(".gk-table-panel")
    expect(panel).to_contain_text("In which city does Russia build?")
    notice = panel.locator(".gk-table-notice")
    expect(notice).to_be_hidden()
    page.get_by_role("button", name="Build nothing").click()
    expect(notice).to_contain_text("Needs a running notebook")
    page.locator(".gk-table-bar button[data-command=back]").click()
    expect(notice).to_have_count(1)
    expect(panel).to_contain_text("In which city does Russia build?")


GONE = "The kernel was restarted or is gone: run this cell again. What was saved is safe."


def test_a_kernel_that_was_restarted_is_told_of_at_every_wish(sit):
    seated = sit(play(20))
    live = seated.root.locator(".gk-table > [role=status]")
    seated.widget.cut()
    seated.command("back").click()
    expect(seated.panel.locator(".gk-table-notice")).to_have_text(GONE)
    expect(live).to_have_text(GONE)
    seated.widget.assert_accessible()
    # Nothing is counted from a step that never comes.
    seated.widget.cut(False)
    seated.command("back").click()
    assert seated.answer() == [{"do": "seek", "n": 19}]
    expect(seated.panel.locator(".gk-table-notice")).to_be_hidden()


def test_a_wish_without_an_answer_is_told_of_until_one_comes(sit, clock):
    seated = sit(play(20))
    notice = seated.panel.locator(".gk-table-notice")
    seated.command("back").click()
    clock.run_for(5900)
    expect(notice).to_be_hidden()
    clock.run_for(200)
    expect(notice).to_contain_text("No answer yet: the kernel is busy or gone.")
    expect(seated.root.locator(".gk-table > [role=status]")).to_contain_text("No answer yet")
    seated.answer()
    expect(notice).to_be_hidden()
    clock.run_for(20_000)
    expect(notice).to_be_hidden()


def test_an_answer_in_time_leaves_no_notice(sit, clock):
    seated = sit(new("RU factory"))
    seated.choose("Build nothing")
    clock.run_for(20_000)
    expect(seated.panel.locator(".gk-table-notice")).to_be_hidden()
