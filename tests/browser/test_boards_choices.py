"""Choosing on the boards whose places have cards: what all of them promise."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.boards import FOCUSED
from tests.browser.countries import COUNTRIES, LANDS, SQUARES
from tests.browser.harness import THEMES
from tests.browser.provinces import GOALS, PROVINCES


@pytest.mark.parametrize(
    ("board", "choices", "start", "options"),
    [(COUNTRIES, LANDS, "us", ["korea", "south_sea"]), (PROVINCES, GOALS, "gades", ["latium", "caere"])],
    ids=["countries", "provinces"],
)
def test_n_and_p_go_round_the_options_and_enter_chooses(draw, board, choices, start, options):
    widget = draw(board, choices=choices)
    board.enter(widget, start)
    walked = []
    for key in ("n", "n", "n", "p"):
        widget.page.keyboard.press(key)
        walked.append(widget.page.evaluate(FOCUSED))
    assert walked == options * 2
    widget.page.keyboard.press("Enter")
    assert widget.sent == [{"chosen": options[-1]}]
    expect(widget.root.locator(".gk-open")).to_be_hidden()


@pytest.mark.parametrize(
    ("board", "choices", "name"),
    [(COUNTRIES, LANDS, "us"), (PROVINCES, GOALS, "africa")],
    ids=["countries", "provinces"],
)
def test_a_refused_place_tells_why(draw, board, choices, name):
    widget = draw(board, choices=choices)
    board.enter(widget, name)
    why = choices["refused"][name]
    expect(widget.root.get_by_role("status")).to_contain_text(why)
    expect(widget.root.locator(".gk-tip")).to_contain_text(why)
    widget.page.keyboard.press("Enter")
    assert widget.sent == [{"selected": name}]


@pytest.mark.parametrize(
    ("board", "choices", "chosen", "name"),
    [
        (COUNTRIES, LANDS, "korea", "us"),
        (COUNTRIES, SQUARES, "us:us.3", "us"),
        (PROVINCES, GOALS, "caere", "cirta"),
    ],
    ids=["lands", "squares", "goals"],
)
def test_axe_finds_nothing_while_something_is_to_be_chosen(draw, board, choices, chosen, name):
    widget = draw(board, choices={**choices, "chosen": chosen}, width=700)
    board.enter(widget, name)
    widget.page.keyboard.press("e")
    widget.assert_accessible(THEMES)
    widget.screenshot(f"{board}-choices-{chosen.partition(':')[0]}")
