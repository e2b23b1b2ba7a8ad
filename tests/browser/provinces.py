"""The map of IMPERO alone, for its tests: built from its sources, without table or kernel."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.harness import Bundle, Widget
from tests.conftest import ROOT
from tests.widgets.provinces import NAMES, position
from widgets.base import labels
from widgets.displays.impero.board import board


def built(folder: Path) -> Bundle:
    """Return the map as a bundle, made in a folder."""
    command = [
        ROOT / "widgets/js/node_modules/.bin/esbuild", ROOT / "tests/browser/provinces.js", "--bundle", "--format=esm",
        "--charset=utf8", "--log-level=warning", f"--outfile={folder / 'provinces.js'}",
    ]  # fmt: skip
    subprocess.run(command, check=True, timeout=120)
    return Bundle(*((folder / f"provinces.{end}").read_text("utf-8") for end in ("js", "css")))


def state(lang: str = "en", **traits: Any) -> dict[str, Any]:
    """Return what the map is mounted with."""
    return {
        "view": position(), "labels": labels(lang, "widget.common.", "widget.provinces.", "impero.name."),
        "lang": lang, "names": NAMES, "board": board(), "size": "normal", "highlight": [], "choices": {},
        "selected": "", "chosen": "", **traits,
    }  # fmt: skip


def place(widget: Widget, name: str) -> Locator:
    """Return the plate of a city, or the name of a region or sea."""
    return widget.root.locator(f"g.gk-plate[data-place={name}]")


def focus(widget: Widget, name: str) -> None:
    """Enter the map with the keyboard, then go to a place."""
    widget.page.keyboard.press("Tab")
    place(widget, name).focus()


def token(widget: Widget, name: str) -> Locator:
    """Return a piece on the map, by its place."""
    return widget.root.locator(f"g.gk-token[data-place='{name}']")
