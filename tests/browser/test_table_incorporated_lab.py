"""Incorporated in a real JupyterLab: cards come by themselves, a die waits, the table goes on, also after reopening."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab, asked, until
from tests.conftest import ROOT

pytestmark = [pytest.mark.lab, pytest.mark.slow]

PATH = f"import sys\nsys.path.insert(0, {str(ROOT)!r})"
FRESH = (
    "import gamekit\nfrom widgets import GameTable, ReplayPlayer\n"
    "session = gamekit.new_session('incorporated', players=['Ann', 'Ben', 'Cleo'], seed=2)\n"
    "table = GameTable(session, {'Ben': 'greedy', 'Cleo': 'greedy'}, pace=0.05)\ntable"
)
DIE = (
    f"game = gamekit.load({str(ROOT / 'replays/incorporated-3p.replay.jsonl')!r})\n"
    "game.undo_to(next(n for n in range(len(game)) if game.view(n)['decision']['point'] == 'crisis_die'))\n"
    "waits = GameTable(game, {}, pace=0.05)\nwaits"
)
PLAYER = "player = ReplayPlayer(game, start_at=10)\nplayer"
IMPERIAL = "other = GameTable(gamekit.new_session('imperial2030', players=['Ann', 'Ben'], seed=7))\nother"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("corporate")
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    cells = [new_code_cell(source) for source in (PATH, FRESH, DIE, PLAYER, IMPERIAL)]
    nbformat.write(new_notebook(cells=cells, metadata=metadata), made / "games.ipynb")
    return made


def test_two_games_in_one_notebook(start_lab: Callable[[Path], Lab], lab_page: Page, folder: Path):
    notebook = start_lab(folder).open(lab_page, "games.ipynb")
    notebook.run_all()
    tables = lab_page.locator(".gk-table")
    expect(tables).to_have_count(3)
    fresh, waits, imperial = tables.nth(0), tables.nth(1), tables.nth(2)

    # Cards come by themselves and computer players bid, until a person is to decide.
    until(lab_page, "print(table._now['who'])", "person")
    expect(fresh.locator(".gk-table-panel")).to_contain_text("Ann")
    n = int(asked(lab_page, "print(session.n)"))
    fresh.focus()
    lab_page.keyboard.press("d")
    lab_page.keyboard.press("Enter")
    until(lab_page, f"print(session.n > {n} or bool(table._now['menu']['trail']))", "True")

    # The die waits for its button; what follows is decided by people.
    assert asked(lab_page, "print(waits._now['who'])") == "roll"
    rolled = int(asked(lab_page, "print(game.n)"))
    waits.focus()
    lab_page.keyboard.press("d")
    lab_page.keyboard.press("Enter")
    until(lab_page, f"print(game.n > {rolled}, waits._now['who'])", "True person")

    # Both style sheets hold side by side.
    expect(imperial.locator(".gk-rondel")).to_be_visible()
    expect(waits.locator(".gk-sliders")).to_be_visible()
    expect(lab_page.locator(".gk-player-where")).to_contain_text("Step 10 of ")
    sheets = lab_page.evaluate("[...document.querySelectorAll('style[id]')].map((it) => it.id)")
    assert {"widgets.table.GameTable.imperial2030", "widgets.table.GameTable.incorporated"} <= set(sheets)

    notebook.set_theme("JupyterLab Dark")
    ground = "getComputedStyle(document.querySelector('.gk-table')).backgroundColor"
    assert lab_page.evaluate(ground) != "rgb(255, 255, 255)"

    notebook.command("docmanager:save")
    lab_page.evaluate("jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    # Nothing is run: the tables and the player are drawn from what the notebook keeps.
    start_lab(folder).reopen(lab_page, "games.ipynb", ".gk-table-where", 3)
    expect(lab_page.locator(".gk-board .gk-card").first).to_be_visible()
    expect(lab_page.locator(".gk-map path[data-region]").first).to_be_visible()
    lab_page.locator(".gk-player").get_by_role("slider", name="Step", exact=True).press("ArrowRight")
    expect(lab_page.locator(".gk-player-where")).to_contain_text("Step 11 of ")
