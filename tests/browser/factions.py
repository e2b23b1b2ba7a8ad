"""The accounts of IMPERO alone, for their tests: built from their sources, without table or kernel."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from gamekit.impero import GAME
from tests.browser.harness import Bundle
from tests.conftest import ROOT
from tests.impero import accounts
from widgets.base import labels
from widgets.film import book_texts
from widgets.picture_bill import RULES

NAMES = {"P1": "Ann", "P2": "Ben", "P3": "Cleo"}
VIEWS: dict[str, dict[str, Any]] = json.loads(accounts.FILE.read_text("utf-8"))


def built(folder: Path) -> Bundle:
    """Return the accounts as a bundle, made in a folder."""
    command = [
        ROOT / "widgets/js/node_modules/.bin/esbuild", ROOT / "tests/browser/factions.js", "--bundle", "--format=esm",
        "--charset=utf8", "--log-level=warning", f"--outfile={folder / 'factions.js'}",
    ]  # fmt: skip
    subprocess.run(command, check=True, timeout=120)
    return Bundle(*((folder / f"factions.{end}").read_text("utf-8") for end in ("js", "css")))


def state(view: dict[str, Any], before: dict[str, Any] | None = None, **options: Any) -> dict[str, Any]:
    """Return what `widgets.Accounts` sends of a position."""
    lang = options.get("lang", "en")
    words = labels(lang, "widget.factions.", "widget.bill.", "widget.log.", "impero.name.")
    rules = book_texts(GAME.rulebook("impero"), RULES, lang)
    sent = {"view": view, "before": before or {}, "_labels": words, "names": NAMES, "_facts": {}, "_rules": rules}
    return {"lang": lang, "size": "normal", **sent, **options}
