"""Names that would be markup, in everything that shows a game of Incorporated: they are text, and nothing runs."""

from __future__ import annotations

import pytest

import gamekit
from gamekit.core.session import Session
from tests.browser.corporate import RECORDED, first
from tests.browser.harness import bundle_of
from tests.browser.state import state_of
from widgets import Accounts, EventLog, ReplayPlayer

HOSTILE = ['<img src=x onerror="window.hit=1">', "\u202e<b>{player}</b>", "Cleo & `$1$` </script><svg onload=hit()>"]
POINTS = ["bid", "reverse_bid", "attack", "clash_die", "subsidies", "crisis_die", "repay"]


def named(point: str) -> Session:
    """Return a recorded game at a decision point, with other names."""
    session = gamekit.load(RECORDED)
    session.names.update(zip(session.names, HOSTILE))
    session.undo_to(first(point))
    return session


def harmless(page, root) -> None:
    assert page.evaluate("window.hit") is None
    assert root.locator("img, script, svg[onload]").count() == 0
    assert "&lt;" not in root.inner_text()
    assert "undefined" not in root.inner_text()


@pytest.mark.parametrize("point", POINTS)
def test_a_table(sit, point):
    seated = sit(named(point), computers={})
    seated.widget.page.wait_for_timeout(150)
    harmless(seated.widget.page, seated.root)
    seated.panel.locator("details > summary").evaluate_all("all => all.forEach((it) => it.click())")
    harmless(seated.widget.page, seated.root)


def test_a_table_of_one_seat(sit):
    session = named("bid")
    other = next(seat for seat in session.names if seat != session.to_act.seat)
    seated = sit(session, computers={}, viewer=other)
    assert seated.panel.locator("button[data-option], .gk-table-number").count() == 0
    assert "This table shows what" in seated.panel.inner_text()
    harmless(seated.widget.page, seated.root)
    seated.widget.assert_accessible()


@pytest.mark.parametrize("make", [lambda s: ReplayPlayer(s, start_at=len(s)), Accounts, EventLog])
def test_what_only_shows(mount, make):
    session = named("repay")
    widget = make(session)
    shown = mount(bundle_of(widget), state_of(widget))
    harmless(shown.page, shown.root)
