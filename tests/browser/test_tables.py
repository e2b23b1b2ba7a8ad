"""What tables of Incorporated and IMPERO promise alike in a real browser: keys alone, nothing cut, a bar that stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.looks import CUT, OVERLAP, SMALL
from tests.browser.recordings import IMPERO, INCORPORATED

POINTS = {
    INCORPORATED: ("bid", "attack", "clash_die", "central_banks", "crisis_die", "repay"),
    IMPERO: ("manage", "initiative_die", "action", "offer_reply", "battle_dice", "siege_dice", "bill_split", "repair"),
}
BY_KEYS = {
    INCORPORATED: ("invest_action", "competition_action", "lobby_action", "crisis_die"),
    IMPERO: ("manage", "action", "initiative_spend", "repair"),
}


@pytest.mark.parametrize("recording", POINTS, ids=str)
def test_the_recorded_game_has_what_the_tests_ask_for(recording):
    game = recording.whole()
    points = {game.view(n)["decision"]["point"] for n in range(len(game))}
    assert {*POINTS[recording], *BY_KEYS[recording]} <= points


@pytest.mark.parametrize(
    ("recording", "point", "steps"),
    [
        (recording, point, {INCORPORATED: 8, IMPERO: 3}[recording])
        for recording in BY_KEYS
        for point in BY_KEYS[recording]
    ],
    ids=str,
)
def test_the_game_goes_on_by_keys_alone(sit, recording, point, steps):
    seated = sit(recording.at(point), computers={})
    keyboard = seated.widget.page.keyboard
    seated.root.locator(".gk-table").focus()
    start = seated.table.session.n
    for _ in range(24):
        if seated.table.session.n >= start + steps:
            return
        # One choice: the first of what is offered.
        keyboard.press("d")
        assert seated.widget.page.evaluate("document.activeElement.closest('.gk-table-panel') !== null"), (
            seated.focused()
        )
        keyboard.press("Enter")
        assert seated.answer(), seated.focused()
    raise AssertionError(f"{seated.table.session.n - start} steps were played")


@pytest.mark.parametrize(
    ("recording", "point", "dial"), [(INCORPORATED, "bid", "sliders"), (IMPERO, "action", "season wheel")], ids=str
)
def test_the_keys_lead_to_board_and_dial(sit, recording, point, dial):
    seated = sit(recording.at(point), computers={})
    seated.root.locator(".gk-table").focus()
    for key, slot in (("m", ".gk-table-board"), ("o", ".gk-table-dial"), ("d", ".gk-table-panel")):
        seated.widget.page.keyboard.press(key)
        assert seated.widget.page.evaluate(f"document.activeElement.closest('{slot}') !== null"), key
    expect(seated.root.locator(".gk-table-notes")).to_contain_text(dial)


LOOKS = [(1000, "normal", "en"), (560, "normal", "fr"), (1300, "large", "fr")]


@pytest.mark.parametrize(
    ("recording", "point", "width", "size", "lang"),
    [
        (recording, point, *look)
        for recording, more in ((INCORPORATED, [(560, "normal", "en"), (860, "large", "fr")]), (IMPERO, []))
        for point in POINTS[recording]
        for look in (*LOOKS, *more)
    ],
    ids=str,
)
def test_nothing_overlaps_sticks_out_or_is_cut(sit, recording, point, width, size, lang):
    seated = sit(recording.at(point), computers={}, width=width, size=size, lang=lang)
    page = seated.widget.page
    assert page.evaluate(OVERLAP) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(
        "document.querySelector('#widget1').scrollWidth <= document.querySelector('#widget1').clientWidth"
    )
    # No text is left without its words.
    words = seated.root.inner_text()
    assert "widget." not in words
    assert f"{seated.table.session.game.id}." not in words


@pytest.mark.parametrize(("recording", "width"), [(INCORPORATED, 600), (INCORPORATED, 1000), (IMPERO, 1000)], ids=str)
def test_the_bar_stays_where_it_is_while_the_game_goes_on(sit, recording, width):
    seated = sit(recording.load(), computers={}, width=width)
    assert len(seated.bar_tops(range(100, 200, 9))) == 1
