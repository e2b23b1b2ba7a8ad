"""Positions of Imperial 2030 to look at, made by hand: the first, and one in which all that there is stands about."""

from __future__ import annotations

import json
from typing import Any

from tests.conftest import ROOT


def view(name: str = "midgame") -> dict[str, Any]:
    """Return a position, ``fresh`` or ``midgame``; the caller may change it."""
    data: dict[str, Any] = json.loads((ROOT / f"tests/data/views/imperial2030_{name}.json").read_text("utf-8"))
    return data
