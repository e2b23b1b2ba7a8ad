"""The replay notebook in a real JupyterLab: it runs, answers keys at once, and the kernel hears of the step."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab, asked, until
from tests.conftest import ROOT

pytestmark = [pytest.mark.lab, pytest.mark.slow]

SCRUB = """async (steps) => {
    const range = document.querySelector(".gk-player input[type=range]");
    const where = document.querySelector(".gk-player-where");
    const shown = [];
    for (const step of steps) {
        range.value = String(step);
        range.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 16));
        shown.push(Number(where.textContent.split(" ")[1]));
    }
    return shown;
}"""


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of what the notebook needs, laid out as in the checkout."""
    kit = tmp_path_factory.mktemp("kit")
    for folder in ("notebooks", "replays"):
        shutil.copytree(ROOT / folder, kit / folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    return kit


def test_the_replay_notebook_in_jupyterlab(start_lab: Callable[[Path], Lab], lab_page: Page, kit: Path):
    notebook = start_lab(kit).open(lab_page, "notebooks/imperial2030/replay.ipynb")
    notebook.run_all()
    where = lab_page.locator(".gk-player-where")
    expect(where).to_have_count(1)
    cells = lab_page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length")

    # Python has moved it; from there every step of a scrub is shown, and no echo of the kernel pulls it back.
    start = int(asked(lab_page, "print(player.step)"))
    expect(where).to_have_text(re.compile(rf"^Step {start} of "))
    steps = list(range(start, start - 90, -1))
    assert lab_page.evaluate(SCRUB, steps) == steps
    until(lab_page, "print(player.step)", str(steps[-1]))
    lab_page.wait_for_timeout(600)
    expect(where).to_have_text(re.compile(rf"^Step {steps[-1]} of "))

    # The keys of the player; those of the notebook (a and b insert cells, d d deletes one) do nothing in it.
    lab_page.locator(".gk-player").get_by_role("slider", name="Step", exact=True).press("ArrowRight")
    for key in ("a", "b", "d", "d", "ArrowDown"):
        lab_page.keyboard.press(key)
    lab_page.keyboard.press("Home")
    expect(where).to_have_text(re.compile("^Step 0 of "))
    assert lab_page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length") == cells

    # Python moves it and it follows.
    asked(lab_page, "player.step = 10**6")
    expect(where).to_have_text(re.compile(r"^Step (\d+) of \1,"))
    expect(lab_page.locator(".js-plotly-plot")).to_have_count(2)

    notebook.set_theme("JupyterLab Dark")
    ground = "getComputedStyle(document.querySelector('.gk-player')).backgroundColor"
    assert lab_page.evaluate(ground) != "rgb(255, 255, 255)"
