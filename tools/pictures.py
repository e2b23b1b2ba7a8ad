"""Draw the pictures of the documentation: `python -m tools.pictures` (needs Chromium).

They are photographs of the widgets at work. Look at them before committing: fonts differ between machines.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

import gamekit
from widgets import ReplayPlayer

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "replays/imperial2030-4p.replay.jsonl"
STEP = 110
TARGET = ROOT / "docs/images/replay.png"
WIDTH, HEIGHT, SCALE = 1040, 900, 1.5


def main() -> None:
    """Write the picture of the replay player."""
    page_text = ReplayPlayer(gamekit.load(GAME), start_at=STEP).to_html()
    TARGET.parent.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE)
        page.set_content(page_text)
        page.locator(".gk-player-where").wait_for()
        page.wait_for_timeout(500)  # for the map, which lays its names out once its width is known
        page.locator("#gk-host").screenshot(path=TARGET)
        browser.close()
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
