"""What is going on in IMPERO, drawn in a real browser: every scene, its chances, its rules, and what stays quiet."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import expect

from gamekit.impero import GAME
from tests.browser.factory import bundled
from tests.browser.harness import Widget
from tests.impero.scenes import FILE
from widgets.base import labels
from widgets.film import book_texts

VIEWS: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
NAMES = {"P1": "Ann", "P2": "Ben", "P3": "Cleo"}
TOLD = [["Ann: (3 + 2) × 2 + 1 = 11 food; 1 gold.", "IMP-031", "IMP-010"], ["Ben: 4 food.", "IMP-031"]]
PARTS = (
    "widget.campaign.",
    "widget.bill.",
    "widget.factions.",
    "widget.log.",
    "widget.common.",
    "impero.name.",
    "impero.ended.",
)


@pytest.fixture
def shown(mount: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `shown(name, theme=..., width=..., lang=..., size=..., **view)`: a mounted stage."""

    def make(
        *names: str, theme: str = "light", width: int = 340, lang: str = "en", size: str = "normal", **more: Any
    ) -> Widget:
        book = GAME.rulebook("impero")
        state = {"views": [{**VIEWS[name], **more} for name in names], "labels": labels(lang, *PARTS), "names": NAMES,
                 "lang": lang, "size": size, "rules": book_texts(book, book, lang)}  # fmt: skip
        return mount(bundled("campaign"), state, theme=theme, width=width)

    return make


LOOKS = (("light", 560, "fr", "normal"), ("dark", 1000, "en", "large"), ("contrast", 560, "en", "normal"))


@pytest.mark.parametrize(("theme", "width", "lang", "size"), LOOKS)
def test_axe_finds_nothing_and_nothing_scrolls(shown, theme, width, lang, size):
    # All scenes stand in one page: axe takes its time for each page.
    widget = shown(*VIEWS, theme=theme, width=width, lang=lang, size=size, memory={"told": TOLD})
    widget.assert_accessible()
    for name, scene in zip(VIEWS, widget.root.locator(".gk-campaign").all(), strict=True):
        assert scene.evaluate("(root) => root.scrollWidth <= root.clientWidth + 1"), name
    widget.screenshot(f"campaign-{theme}")


def test_it_fits_a_narrow_column(shown):
    names = [name for name in VIEWS if name not in ("split", "tier")]
    for name, scene in zip(names, shown(*names, width=300, lang="fr").root.locator(".gk-campaign").all(), strict=True):
        assert scene.evaluate("(root) => root.scrollWidth <= root.clientWidth + 1"), name


def test_chances_stand_before_the_roll_and_hits_are_marked(shown):
    root = shown("first").root
    odds = root.get_by_role("list", name="Chances of Ann; hits on average: 0.33")
    expect(odds).to_contain_text("1 hit 33% (1 in 3)")
    expect(root.locator(".gk-campaign-face")).to_have_text(["5+"])
    root = shown("battle").root
    assert [die.get_attribute("data-hit") for die in root.locator(".gk-campaign-die").all()] == [
        "true",
        "false",
        "open",
        "open",
    ]
    expect(root.get_by_role("list", name="Dice of Ann")).to_contain_text("infantry: 6, a hit (5 or more)")


def test_sentences_carry_chips_of_their_rules(shown):
    widget = shown("siege", memory={"told": TOLD})
    scene, told = (widget.root.locator(f".gk-scene-{part}") for part in ("now", "told"))
    expect(scene.locator(".gk-scene-sum")).to_contain_text("1 for the army + 2 engines + 1 Summer = 4 damage")
    scene.get_by_role("button", name="IMP-131").click()
    expect(scene.locator(".gk-log-rule")).to_contain_text("IMP-131")
    told.get_by_role("button", name="IMP-010").click()
    expect(told.locator(".gk-log-rule")).to_contain_text("IMP-010")
    widget.set(views=[VIEWS["siege_losses"]])
    expect(told).to_be_hidden()


def test_the_chip_of_a_rule_keeps_the_focus_when_the_numbers_beside_it_change(shown):
    widget = shown("siege")
    chip = widget.root.locator(".gk-scene-now").get_by_role("button", name="IMP-131")
    chip.focus()
    view = deepcopy(VIEWS["siege"])
    view["stage"]["siege"]["damage"] += 1
    widget.set(views=[view])
    expect(widget.root.locator(".gk-scene-sum")).to_contain_text(f"= {view['stage']['siege']['damage']} damage")
    expect(chip).to_be_focused()


def test_what_is_reconstructed_is_marked_and_explained(shown):
    widget = shown("first")
    mark = widget.root.locator(".gk-mark")
    expect(mark).to_have_text("* reconstructed")
    mark.focus()
    tip = widget.root.locator(".gk-tip")
    expect(tip).to_contain_text("completed for this kit")
    widget.set(views=[VIEWS["battle"]])
    expect(mark).to_be_focused()
    widget.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(shown("turns").root.locator(".gk-mark")).to_have_count(0)


def test_the_bill_of_the_payer_is_drawn_to_come_and_paid(shown):
    widget = shown("split")
    bill = widget.root.locator(".gk-bill")
    expect(bill).to_contain_text("Bill to come: Ann")
    widget.set(views=[VIEWS["tier"]])
    expect(bill).to_contain_text("Bill paid: Ann")
    bill.locator("button[data-rule]").first.click()
    expect(bill.locator(".gk-log-rule")).to_have_count(1)
    widget.set(views=[VIEWS["over"]])
    expect(bill).to_be_hidden()
    expect(widget.root.get_by_role("row", name="Points")).to_have_count(1)


def test_seats_are_marked_by_sign_names_and_words(shown):
    seats = shown("turns").root.locator(".gk-scene-seat")
    assert [seat.get_attribute("data-role") for seat in seats.all()] == ["done", "now", "later"]
    expect(seats.nth(1)).to_contain_text("Ben (Carthage)")
    expect(seats.nth(1).locator(".gk-scene-word")).to_have_text("acts")
    expect(seats.nth(1).locator("svg")).to_have_count(1)


def test_a_step_that_changes_nothing_here_writes_nothing(shown):
    widget = shown("turns")
    widget.page.evaluate(
        """() => { window.written = 0;
            new MutationObserver((list) => { window.written += list.length; }).observe(
                document.querySelector(".gk-campaign"), { subtree: true, childList: true, characterData: true }); }"""
    )
    widget.set(views=[{**VIEWS["turns"], "turn": 3}])
    assert widget.page.evaluate("window.written") == 0


def test_a_hostile_name_is_shown_literally(mount):
    state = {"views": [VIEWS["turns"]], "labels": labels("en", *PARTS), "lang": "en", "size": "normal", "rules": {},
             "names": {**NAMES, "P1": '<img src=x onerror="window.hit=1">'}}  # fmt: skip
    widget = mount(bundled("campaign"), state)
    expect(widget.root.locator(".gk-scene-seat").first).to_contain_text("<img")
    assert widget.page.evaluate("window.hit") is None
