"""What was changed in the reconstructed numbers is listed in the data, holds, and is marked as reconstructed."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.impero.board import board

CHANGES = board().raw["meta"]["changes"]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change["what"])
def test_a_change_holds_and_is_marked(change: dict[str, Any]) -> None:
    table, name, *path = change["what"].split(".")
    entry = next(entry for entry in board().raw[table] if entry["id"] == name)
    assert entry["source"] == "reconstructed"
    value = entry
    for key in path:
        value = value[key]
    assert value == change["after"] != change["before"]
    assert change["why"].endswith(".")
