"""The game table in a real JupyterLab: a round of all six nations by clicks, and one by keys."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, expect

from tests.browser.lab import COMMAND_TIMEOUT, Lab, Notebook, asked, until
from tests.conftest import ROOT

pytestmark = [pytest.mark.lab, pytest.mark.slow]

# Every nation has had a turn, so that the second round starts from Russia again.
ROUND = 6
MOST = 80  # decisions in a round, far more than there are
PATH = f"import sys\nsys.path.insert(0, {str(ROOT)!r})"
GAME = (
    "import gamekit\nfrom widgets import GameTable\n"
    "session = gamekit.new_session('imperial2030', players=['Ann', 'Ben', 'Cleo'], seed=7)\n"
    "table = GameTable(session, file='game.replay.jsonl')\ntable"
)
# What the kernel has told the table: widgets have a thread of their own, so the session may be ahead of it.
STATE = (
    "import json; now = table._now; print(json.dumps({'trail': len(now['menu']['trail']),"
    " **{key: now[key] for key in ('n', 'turn', 'point')}}))"
)
SPACES = ("import", "maneuver", "investor", "production", "factory", "taxation")
"""The space each nation goes to, in order of play: all of them in one round."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two notebooks that open a table, one of which saves the game."""
    made = tmp_path_factory.mktemp("tables")
    alone = GAME.replace(", file='game.replay.jsonl'", "")
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    for name, cell in (("saved", GAME), ("alone", alone)):
        notebook = new_notebook(cells=[new_code_cell(PATH), new_code_cell(cell)], metadata=metadata)
        nbformat.write(notebook, made / f"{name}.ipynb")
    return made


def state(page: Page) -> dict[str, Any]:
    """Return where the kernel stands."""
    answer: dict[str, Any] = json.loads(asked(page, STATE))
    return answer


def settle(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """Wait until the kernel has done something since, and the table shows it."""
    deadline = time.monotonic() + COMMAND_TIMEOUT
    while time.monotonic() < deadline:
        now = state(page)
        if (now["n"], now["trail"]) != (before["n"], before["trail"]):
            expect(page.locator(".gk-table-where")).to_contain_text(f"Step {now['n']} of ")
            expect(page.locator(".gk-table-crumbs li")).to_have_count(now["trail"] + 1 if now["trail"] else 0)
            return now
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing was played or chosen since {before}")


def by_clicks(page: Page, now: dict[str, Any]) -> None:
    """Make one choice with the mouse: on the rondel where a space is chosen, else by the first button."""
    panel = page.locator(".gk-table-panel")
    if now["point"] == "rondel":
        space = SPACES[(now["turn"] - 1) % ROUND]
        page.locator(f".gk-wedge[data-space={space}]").click()
        panel.locator("[data-command=confirm]").click()
    elif panel.locator(".gk-table-done [data-option]").count():
        panel.locator(".gk-table-done [data-option]").click()
    else:
        panel.locator("button[data-option]").first.click()


def by_keys(page: Page, now: dict[str, Any]) -> None:
    """Make the same choice with keys alone."""
    if now["point"] == "rondel":
        page.keyboard.press("o")
        page.keyboard.press("Home")
        wanted = SPACES[(now["turn"] - 1) % ROUND]
        for _ in range(ROUND):
            if page.evaluate("document.activeElement.dataset.space") == wanted:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("d")
        assert page.evaluate("document.activeElement.matches('button[data-option]')")
        if page.locator(".gk-table-done [data-option]").count():
            while not page.evaluate("document.activeElement.matches('.gk-table-done [data-option]')"):
                page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")


def play_round(page: Page, choose: Callable[[Page, dict[str, Any]], None]) -> None:
    """Play until every nation has had its turn."""
    now = state(page)
    last = now["turn"] + ROUND
    for _ in range(MOST):
        if now["turn"] >= last:
            return
        choose(page, now)
        now = settle(page, now)
    raise AssertionError("the round did not end")


def opened(start_lab: Callable[[Path], Lab], page: Page, folder: Path, name: str) -> Notebook:
    """Open a notebook, run it, and wait for its table."""
    notebook = start_lab(folder).open(page, f"{name}.ipynb")
    notebook.run_all()
    expect(page.locator(".gk-table-where")).to_have_count(1)
    return notebook


def test_a_round_by_clicks_and_one_by_keys(start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path):
    notebook = opened(start_lab, lab_page, folder, "saved")
    cells = lab_page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length")

    play_round(lab_page, by_clicks)
    clicked = state(lab_page)["n"]
    assert clicked > ROUND

    lab_page.locator(".gk-table").focus()
    play_round(lab_page, by_keys)
    keyed = state(lab_page)["n"]
    assert keyed > clicked

    # One key takes everything back, another one brings it back; the notebook's own keys do nothing here.
    for key, n in (("r", 0), ("a", 0), ("b", keyed)):
        lab_page.keyboard.press(key)
        until(lab_page, "print(table._now['n'])", str(n))
        expect(lab_page.locator(".gk-table-where")).to_contain_text(f"Step {n} of ")
    assert lab_page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length") == cells
    assert asked(lab_page, "print(len(gamekit.load('game.replay.jsonl')))") == str(keyed)

    notebook.set_theme("JupyterLab Dark")
    ground = "getComputedStyle(document.querySelector('.gk-table')).backgroundColor"
    assert lab_page.evaluate(ground) != "rgb(255, 255, 255)"


def test_computer_players_move_by_themselves(start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path):
    notebook = opened(start_lab, lab_page, folder, "alone")
    more = (
        "lone = gamekit.new_session('imperial2030', players=['Ann', 'Ben'], seed=7)\n"
        "first = lone.to_act.seat\n"
        "other = GameTable(lone, {next(s for s in lone.names if s != first): 'greedy'}, pace=0.05)"
    )
    asked(lab_page, more)
    asked(lab_page, "other._receive(other, {'do': 'play', 'text': 'RU taxation'}, [])")
    until(lab_page, "print(lone.to_act.seat == first and lone.n > 1)", "True")
    notebook.wait_idle()


def test_a_notebook_that_was_saved_shows_its_table_when_it_is_opened_again(
    start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path
):
    notebook = opened(start_lab, lab_page, folder, "alone")
    lab_page.locator(".gk-table-options button[data-option]").first.click()
    expect(lab_page.locator(".gk-table-where")).to_contain_text("Step 1 of 1")
    notebook.command("docmanager:save")
    lab_page.evaluate("jupyterapp.shell.currentWidget.sessionContext.shutdown()")

    start_lab(folder).reopen(lab_page, "alone.ipynb", ".gk-table-where", 1)
    # Nothing is run. The picture is the table itself, as it was left, drawn from what the notebook keeps.
    expect(lab_page.locator(".gk-table-where")).to_contain_text("Step 1 of 1")
    expect(lab_page.locator(".gk-map path[data-region]").first).to_be_visible()
