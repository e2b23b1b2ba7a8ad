"""Draw the pictures of the documentation: `python -m tools.pictures` (needs Chromium).

They are photographs of the widgets at work. Look at them before committing: fonts differ between machines.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import gamekit
from widgets import GameTable, Lesson, ReplayPlayer

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "replays/imperial2030-4p.replay.jsonl"
STEP = 110
FOLDER = ROOT / "docs/images"
WIDTH, SCALE = 1040, 1.5


def replay() -> str:
    """Return the page of a recorded game in the replay player."""
    return ReplayPlayer(gamekit.load(GAME), start_at=STEP).to_html()


def table() -> str:
    """Return the page of a game table: an army is picked, and the map shows where it can go."""
    session = gamekit.load(GAME)
    decides = next(n for n in range(STEP, len(session)) if session.view(n)["decision"]["point"] == "armies")
    session.undo_to(decides)
    made = GameTable(session, {})
    pick = next(option for option in session.menu().options if option.unit == "army")
    made.choose(pick.text)
    return made.to_html()


def lesson() -> str:
    """Return the page of the second lesson, at its second task."""
    made = Lesson("factory")
    made.play("RU factory")
    return made.to_html()


PICTURES = {
    "replay": (replay, ".gk-player-where", 900),
    "table": (table, ".gk-table-where", 900),
    "lesson": (lesson, ".gk-table-where", 800),
}


def photograph(browser: Browser, page_text: str, ready: str, height: int, target: Path) -> None:
    """Write the picture of a page, cut off at a height in pixels of the page."""
    page = browser.new_page(viewport={"width": WIDTH, "height": height}, device_scale_factor=SCALE)
    page.set_content(page_text)
    page.locator(ready).wait_for()
    page.wait_for_timeout(500)  # for the map, which lays its names out once its width is known
    box = page.locator("#gk-host").bounding_box()
    assert box is not None
    clip = {"x": box["x"], "y": box["y"], "width": box["width"], "height": min(box["height"], height - box["y"])}
    page.screenshot(path=target, clip=clip)  # type: ignore[arg-type]
    page.close()
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1024} KiB")


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (make, ready, height) in PICTURES.items():
            photograph(browser, make(), ready, height, FOLDER / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
