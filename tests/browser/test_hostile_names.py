"""Names that would be markup, in everything that shows a game: they are text, and nothing runs."""

from __future__ import annotations

import pytest

from gamekit.core.session import Session
from tests.browser.harness import bundle_of
from tests.browser.recordings import IMPERO, INCORPORATED, Recording
from tests.browser.state import state_of
from tests.hostile import NAMES
from widgets import Accounts, EventLog, ReplayPlayer


def named(recording: Recording, point: str) -> Session:
    """Return a recorded game at a decision point, with other names."""
    session = recording.at(point)
    session.names.update(zip(session.names, NAMES))
    return session


def harmless(page, root) -> None:
    assert page.evaluate("window.hit") is None
    assert root.locator("img, script, svg[onload]").count() == 0
    said = root.inner_text()
    # What was escaped twice would show it; the last name is the one that means these signs.
    assert not [escaped for escaped in ("&lt;img", "&lt;b", "&lt;/", "&amp;") if escaped in said]
    assert "undefined" not in said


@pytest.mark.parametrize(
    ("recording", "point"),
    [
        *(
            (INCORPORATED, point)
            for point in ("bid", "reverse_bid", "attack", "clash_die", "subsidies", "crisis_die", "repay")
        ),
        *((IMPERO, point) for point in ("offer_reply", "battle_dice", "bill_split")),
    ],
    ids=str,
)
def test_a_table(sit, recording, point):
    seated = sit(named(recording, point), computers={})
    seated.widget.page.wait_for_timeout(150)
    harmless(seated.widget.page, seated.root)
    seated.panel.locator("details > summary").evaluate_all("all => all.forEach((it) => it.click())")
    harmless(seated.widget.page, seated.root)


def test_a_table_of_one_seat(sit):
    session = named(INCORPORATED, "bid")
    other = next(seat for seat in session.names if seat != session.to_act.seat)
    seated = sit(session, computers={}, viewer=other)
    assert seated.panel.locator("button[data-option], .gk-table-number").count() == 0
    assert "This table shows what" in seated.panel.inner_text()
    harmless(seated.widget.page, seated.root)
    seated.widget.assert_accessible()


@pytest.mark.parametrize("make", [lambda s: ReplayPlayer(s, start_at=len(s)), Accounts, EventLog])
@pytest.mark.parametrize(("recording", "point"), [(INCORPORATED, "repay"), (IMPERO, "repair")], ids=str)
def test_what_only_shows(mount, recording, point, make):
    widget = make(named(recording, point))
    shown = mount(bundle_of(widget), state_of(widget))
    harmless(shown.page, shown.root)
