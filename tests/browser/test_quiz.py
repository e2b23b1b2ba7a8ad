"""The question in a real browser: fields, keys, what is said, and what is left behind."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import gamekit
from tests.browser.harness import THEMES, Widget, bundle
from tests.browser.state import state_of
from widgets import Quiz

NATIONS = {"CN": {"treasury": 5, "power": 6, "rondel": "import"}}


def session() -> gamekit.Session:
    position = {"players": 2, "names": ["Ann", "Ben"], "active": "CN", "nations": NATIONS}
    return gamekit.position("imperial2030", position)


class Asked:
    """A question in the browser, with the kernel that answers it."""

    def __init__(self, widget: Widget, quiz: Quiz) -> None:
        self.widget = widget
        self.quiz = quiz
        self.heard = 0

    def answer_all(self) -> None:
        """Let the kernel hear what was sent, and send back what it says."""
        messages = self.widget.messages
        for content in messages[self.heard :]:
            self.quiz._receive(self.quiz, content, None)
        self.heard = len(messages)
        sent = state_of(self.quiz)
        self.widget.set(_question=sent["_question"], _rules=sent["_rules"], answers=sent["answers"])


@pytest.fixture
def asked(mount):
    def make(about: str = "CN treasury", action: str = "CN production", width: int = 700, **options: Any) -> Asked:
        theme = options.pop("theme", "light")
        quiz = Quiz.predict(session(), action, about, **options)
        return Asked(mount(bundle("quiz"), state_of(quiz), theme=theme, width=width), quiz)

    return make


@pytest.mark.parametrize(
    ("about", "action", "lang"), [("CN treasury", "CN production", "fr"), ("allowed", "CN import", "en")]
)
def test_axe_finds_nothing(asked, about, action, lang):
    it = asked(about, action, width=560, lang=lang)
    it.widget.assert_accessible(THEMES)
    it.quiz.answer(3 if about != "allowed" else "yes")
    it.answer_all()
    it.widget.root.locator("button[data-rule]").first.click()
    it.widget.assert_accessible(THEMES)
    it.quiz.reveal()
    it.answer_all()
    it.widget.assert_accessible(THEMES)


def test_a_number_has_a_label_and_a_unit_and_enter_checks(asked):
    it = asked()
    field = it.widget.root.get_by_role("textbox", name="How much is in the treasury of China after this move?")
    expect(field).to_have_accessible_description("million")
    field.fill("3")
    field.press("Enter")
    assert it.widget.messages == [{"do": "answer", "answer": "3"}]
    it.answer_all()
    expect(it.widget.root.get_by_role("status")).to_contain_text("The price of a step depends on the power points.")
    expect(field).to_be_focused()
    expect(field).to_have_value("3")
    field.fill("1")
    it.widget.root.get_by_role("button", name="Check").click()
    it.answer_all()
    expect(it.widget.root.get_by_role("status")).to_contain_text("Right: 1 million.")
    expect(it.widget.root.get_by_role("button", name="Check")).to_be_hidden()
    assert it.widget.trait("answers") == [3, 1]
    assert len(it.widget.messages) == 2


def test_choices_are_a_radio_group_moved_through_by_arrows(asked):
    it = asked("CN government")
    group = it.widget.root.get_by_role("group", name="Who governs China after this move?")
    first = group.get_by_role("radio", name="Ann")
    first.focus()
    it.widget.page.keyboard.press("ArrowDown")
    expect(group.get_by_role("radio", name="Ben")).to_be_checked()
    it.widget.page.keyboard.press("Enter")
    it.answer_all()
    assert it.widget.messages == [{"do": "answer", "answer": "P2"}]
    expect(it.widget.root.get_by_role("status")).to_contain_text("Not yet.")
    first.check()
    it.widget.root.get_by_role("button", name="Check").click()
    it.answer_all()
    expect(it.widget.root.get_by_role("status")).to_contain_text("Right: Ann.")
    expect(first).to_be_checked()
    expect(group.get_by_role("radio", name="Ben")).to_be_disabled()


def test_a_rule_opens_under_its_sentence_and_escape_closes_it(asked):
    it = asked()
    it.quiz.answer(3)
    it.answer_all()
    chip = it.widget.root.get_by_role("button", name="Rule RON-4")
    chip.click()
    text = session().game.rulebook("summary")["RON-4"].text["en"]
    expect(it.widget.root.locator(".gk-log-rule")).to_contain_text(text)
    it.widget.page.keyboard.press("Escape")
    expect(it.widget.root.locator(".gk-log-rule")).to_have_count(0)
    expect(chip).to_be_focused()


def test_the_answer_is_offered_after_a_try_and_the_question_can_be_tried_again(asked):
    it = asked()
    root = it.widget.root
    reveal, again = root.get_by_role("button", name="Show the answer"), root.get_by_role("button", name="Try again")
    expect(reveal).to_be_hidden()
    expect(again).to_be_hidden()
    it.quiz.answer(0)
    it.answer_all()
    reveal.focus()
    it.widget.page.keyboard.press("Enter")
    it.answer_all()
    expect(root.get_by_role("status")).to_contain_text("The answer: 1 million.")
    # Its button is gone: the focus goes on to the next one.
    expect(again).to_be_focused()
    again.click()
    it.answer_all()
    field = root.get_by_role("textbox")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    expect(root.get_by_role("status")).to_be_empty()


def test_what_is_being_typed_stays_when_something_is_said(asked):
    it = asked()
    field = it.widget.root.get_by_role("textbox")
    field.fill("12 mil")
    it.widget.root.get_by_role("button", name="Check").click()
    it.answer_all()
    expect(field).to_have_value("12 mil")
    expect(it.widget.root.get_by_role("status")).to_contain_text("A number is needed, for example 7.")


def test_keys_typed_into_it_do_not_reach_the_notebook(asked):
    it = asked()
    it.widget.page.evaluate("""() => {
        window.heard = [];
        document.addEventListener("keydown", (event) => window.heard.push(event.key));
    }""")
    it.widget.root.get_by_role("textbox").press_sequentially("7da")
    it.widget.root.get_by_role("textbox").press("Enter")
    it.widget.root.get_by_role("button", name="Check").press("d")
    assert it.widget.page.evaluate("window.heard") == []


@pytest.mark.parametrize("size", ["normal", "large"])
def test_targets_and_type_are_large_enough_and_nothing_is_cut(asked, size):
    it = asked("mongolia flag", "CN production", width=560, size=size, lang="fr")
    it.quiz.answer("Inde")
    it.answer_all()
    root = it.widget.root
    for target in root.locator("button:visible:not(.gk-chip), input[type=text], .gk-quiz-choice").all():
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 24
    assert root.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    smallest = root.evaluate(
        "(node) => Math.min(...[...node.querySelectorAll('*')].map((it) => parseFloat(getComputedStyle(it).fontSize)))"
    )
    assert smallest >= 11


def test_another_language_builds_it_anew_without_a_trace(asked):
    it = asked()
    it.quiz.lang = "fr"
    sent = state_of(it.quiz)
    it.widget.set(lang="fr", _labels=sent["_labels"], _question=sent["_question"])
    expect(it.widget.root.get_by_role("button", name="Vérifier")).to_be_visible()
    expect(it.widget.root.locator(".gk-quiz")).to_have_count(1)


def test_the_page_says_that_it_needs_a_notebook(page: Page):
    page.set_content(Quiz.predict(session(), "CN production", "CN treasury").to_html())
    page.get_by_role("textbox").fill("7")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("status")).to_have_text(
        "Needs a running notebook to go on: open the notebook and run its cells."
    )
    expect(page.get_by_role("textbox")).to_have_value("7")
    page.get_by_role("textbox").press("Enter")
    expect(page.get_by_role("textbox")).to_be_editable()


def test_a_kernel_that_is_gone_or_busy_is_told_of(asked, clock):
    it = asked()
    status = it.widget.root.get_by_role("status")
    it.widget.root.get_by_role("textbox").fill("7")
    check = it.widget.root.get_by_role("button", name="Check")
    it.widget.cut()
    check.click()
    expect(status).to_have_text("The kernel was restarted or is gone: run this cell again. What was saved is safe.")
    it.widget.cut(False)
    check.click()
    clock.run_for(6100)
    expect(status).to_contain_text("No answer yet: the kernel is busy or gone.")
    it.answer_all()
    expect(status).not_to_contain_text("No answer yet")


def test_what_is_no_answer_may_be_sent_twice_without_a_notice(asked, clock):
    it = asked()
    it.widget.root.get_by_role("textbox").fill("many")
    for _ in range(2):
        it.widget.root.get_by_role("button", name="Check").click()
        it.answer_all()
    clock.run_for(20_000)
    assert len(it.widget.messages) == 2
    expect(it.widget.root.get_by_role("status")).not_to_contain_text("No answer yet")
