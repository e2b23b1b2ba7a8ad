"""The desk of the demonstrations in a real browser: fields, buttons, sentences, tables; the notebook in JupyterLab."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gamekit.classroom import Journal
from tests.browser.harness import THEMES, Widget, bundle
from tests.browser.lab import Lab
from tests.browser.state import state_of
from tests.conftest import ROOT
from widgets import CrisisDemo, Decisions, RateDemo, ScenarioDemo, TwiceDemo
from widgets.classroom.demo import Demo
from widgets.classroom.desk import Desk


class Shown:
    """One of the desks of a demonstration in the browser, with the kernel that answers it."""

    def __init__(self, widget: Widget, demo: Demo, desk: Desk) -> None:
        self.widget, self.demo, self.desk = widget, demo, desk
        self.heard = 0

    @property
    def root(self) -> Locator:
        return self.widget.root

    def answer_all(self) -> None:
        """Let the kernel hear what was sent, and send back what it shows."""
        messages = self.widget.messages
        for content in messages[self.heard :]:
            self.desk._receive(self.desk, content, None)
        self.heard = len(messages)
        sent = state_of(self.desk)
        self.widget.set(_shown=sent["_shown"], _rules=sent["_rules"])


@pytest.fixture
def shown(mount: Callable[..., Widget]) -> Callable[..., Shown]:
    """Return `shown(demo, results=False, theme=..., width=...)`."""

    def make(demo: Demo, results: bool = False, theme: str = "light", width: int = 900) -> Shown:
        desk = demo.results if results else demo.desk
        return Shown(mount(bundle("desk"), state_of(desk), theme=theme, width=width), demo, desk)

    return make


def journal() -> Journal:
    made = Journal()
    made.note("Boom", who="Table 1", chosen="Boom", seed=7, prediction="a crisis, but a long and careful text about it")
    return made


def demos(**options: Any) -> list[Demo]:
    crisis = CrisisDemo(7, 2, journal=journal(), **options)
    crisis.roll()
    return [
        RateDemo(journal=journal(), **options),
        crisis,
        TwiceDemo("boom", "growth", 2, **options),
        ScenarioDemo(["calm", "boom"], turns=1, journal=journal(), **options),
        Decisions(journal(), **{key: value for key, value in options.items() if key != "theme"}),
    ]


WIDE = """(node) => [...node.querySelectorAll("*")].filter((inner) => {
    const own = inner.getBoundingClientRect(), outer = node.getBoundingClientRect();
    return own.width && (own.right > outer.right + 1 || own.left < outer.left - 1);
}).map((inner) => inner.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize(
    ("themes", "lang", "size", "width"),
    [(THEMES, "fr", "normal", 560), (("dark",), "fr", "large", 560), (("contrast",), "en", "large", 1000)],
)
def test_axe_finds_nothing_and_nothing_stands_out(shown, themes, lang, size, width):
    for demo in demos(lang=lang, size=size):
        for results in (False, True):
            it = shown(demo, results, width=width)
            chips = it.root.locator("button[data-rule]")
            if chips.count():
                chips.first.click()
            it.widget.assert_accessible(themes)
            assert it.root.evaluate(WIDE) == []
            it.widget.destroy()


def test_every_field_has_a_label_and_the_kernel_hears_of_it_once(shown):
    it = shown(RateDemo(journal=Journal()))
    it.root.get_by_role("combobox", name="The slider when you repay").select_option(label="$20")
    assert it.widget.messages == [{"do": "set", "field": "later", "value": "20"}]
    it.answer_all()
    assert it.demo.values["later"] == 20
    who = it.root.get_by_role("textbox", name="Who decides")
    who.fill("Table 3")
    who.press("Enter")
    it.answer_all()
    who.blur()
    assert it.demo.values["who"] == "Table 3"
    assert len(it.widget.messages) == 2


def test_what_is_being_typed_stays_when_something_else_changes(shown):
    it = shown(CrisisDemo(journal=Journal()))
    expected = it.root.get_by_role("textbox", name="What do you expect?")
    expected.press_sequentially("no cri")
    it.demo.set(seed=12)
    it.answer_all()
    expect(expected).to_have_value("no cri")
    expect(expected).to_be_focused()
    expect(it.root.get_by_role("textbox", name="Seed of the dice")).to_have_value("12")
    # Leaving the field for the button is enough: it is heard before the button is.
    it.root.get_by_role("button", name="Roll the crisis die").click()
    assert [content["do"] for content in it.widget.messages] == ["set", "press"]
    it.answer_all()
    assert it.demo.journal is not None
    assert it.demo.journal.rows()[0]["prediction"] == "no cri"
    expect(expected).to_have_value("")


def test_a_seed_that_is_no_number_is_put_back(shown):
    it = shown(CrisisDemo(seed=7))
    seed = it.root.get_by_role("textbox", name="Seed of the dice")
    seed.fill("seven")
    seed.press("Enter")
    expect(seed).to_have_value("7")
    assert it.widget.messages == []
    seed.fill("99999999999")
    seed.press("Enter")
    assert it.widget.messages == [{"do": "set", "field": "seed", "value": 999_999_999}]


def test_a_roll_is_told_politely_and_the_button_keeps_the_focus(shown):
    it = shown(CrisisDemo(7, 2, seed=7))
    roll = it.root.get_by_role("button", name="Roll the crisis die")
    roll.focus()
    it.widget.page.keyboard.press("Enter")
    it.answer_all()
    status = it.root.get_by_role("status")
    expect(status).to_contain_text("the crisis die shows only 6: a crisis of intensity")
    expect(roll).to_be_focused()
    status.get_by_role("button", name="Rule INC-191").first.click()
    expect(status.locator(".gk-log-rule")).to_contain_text(re.compile("crisis", re.IGNORECASE))
    it.widget.page.keyboard.press("Escape")
    expect(status.locator(".gk-log-rule")).to_have_count(0)


def test_choices_are_a_group_of_radios_and_the_scenario_of_now_is_pressed(shown):
    twice = shown(TwiceDemo("boom", "growth", 2))
    group = twice.root.get_by_role("group", name="Change one slider")
    expect(group.get_by_role("radio", name="Growth")).to_be_checked()
    group.get_by_role("radio", name="Interest").check()
    twice.answer_all()
    assert twice.demo.sliders is not None
    assert twice.demo.sliders.show == ["interest"]
    expect(group.get_by_role("radio", name="Interest")).to_be_checked()
    it = shown(ScenarioDemo(["calm"], turns=1))
    expect(it.root.get_by_role("button", name="Calm", pressed=True)).to_be_visible()
    it.root.get_by_role("button", name="Tight money", pressed=False).click()
    it.answer_all()
    expect(it.root.get_by_role("button", name="Tight money", pressed=True)).to_be_focused()
    expect(it.root.get_by_role("button", name="Calm", pressed=False)).to_be_visible()


def test_tables_have_captions_and_heads(shown):
    it = shown(TwiceDemo("boom", "growth", 2), results=True)
    table = it.root.get_by_role("table", name="Cards, dice and crises")
    heads = table.get_by_role("columnheader").all_text_contents()
    assert heads[:3] == ["Turn", "Outlook card", "Crisis die"]
    assert heads[3:] == [f"Growth {place}\xa0%: {what}" for place in (6, 2) for what in ("difficulty", "crisis")]
    expect(table.get_by_role("rowheader")).to_have_text(["1"])


def test_without_a_kernel_it_says_so(shown):
    it = shown(CrisisDemo())
    it.widget.cut(gone=True)
    it.root.get_by_role("button", name="Roll the crisis die").click()
    expect(it.root.get_by_role("status")).to_contain_text("kernel")


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the notebooks, laid out as in the checkout."""
    kit = tmp_path_factory.mktemp("kit")
    shutil.copytree(ROOT / "notebooks", kit / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints", "*.csv"))
    return kit


@pytest.mark.lab
@pytest.mark.slow
def test_a_lesson_in_jupyterlab(start_lab: Callable[[Path], Lab], lab_page: Page, kit: Path):
    notebook = start_lab(kit).open(lab_page, "notebooks/economics/interest-rates-and-crises.ipynb")
    notebook.run_all()
    cells = lab_page.locator(".jp-Notebook .jp-Cell")
    ids: list[str] = lab_page.evaluate("jupyterapp.shell.currentWidget.content.widgets.map((cell) => cell.model.id)")

    def cell(name: str) -> Locator:
        lab_page.evaluate("(at) => jupyterapp.shell.currentWidget.content.scrollToItem(at, 'start')", ids.index(name))
        return cells.nth(ids.index(name))

    # The teacher's notes are closed, and open by their summary.
    notes = cell("teachers")
    hint = notes.locator("details strong", has_text="Let them predict first.")
    expect(hint).to_be_hidden()
    notes.locator("summary").click()
    expect(hint).to_be_visible()

    # The figure and the odds follow the slider.
    crisis = cell("crisis-demo")
    expect(crisis.locator(".js-plotly-plot")).to_contain_text("a crisis in 5 of 12 cases")
    crisis.get_by_role("slider", name="Growth").press("End")
    expect(crisis.locator(".gk-desk-title").first).to_contain_text("difficulty 8")
    expect(crisis.locator(".js-plotly-plot")).to_contain_text("a crisis in 7 of 12 cases")

    # A prediction, a roll, and the journal has both.
    crisis.get_by_role("textbox", name="What do you expect?").fill("a deep crisis")
    crisis.get_by_role("button", name="Roll the crisis die").click()
    expect(crisis.locator(".gk-desk-told").first).to_contain_text("the crisis die shows only 6")
    expect(crisis.get_by_role("table", name="Rolls with seed 7").get_by_role("row")).to_have_count(2)
    crisis.get_by_role("button", name="Reset", exact=True).click()
    expect(crisis.locator(".gk-desk-title").first).to_contain_text("difficulty 6")
    expect(crisis.get_by_role("table")).to_have_count(0)
    expect(cell("decisions").get_by_role("row")).to_contain_text(
        [re.compile("Prediction"), re.compile("a deep crisis")]
    )

    # Another scenario is drawn over the one before.
    scenario = cell("scenario-demo")
    scenario.get_by_role("button", name="Easy money").click()
    expect(scenario.locator(".js-plotly-plot")).to_contain_text("Boom and Easy money")
    notebook.set_theme("JupyterLab Dark High Contrast")
    ground = "getComputedStyle(document.querySelector('.gk-desk')).backgroundColor"
    assert lab_page.evaluate(ground) != "rgb(255, 255, 255)"
