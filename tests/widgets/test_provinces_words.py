"""What the map of IMPERO says: every text it asks for exists, and none is there for nothing."""

from __future__ import annotations

import re

from gamekit.impero import board
from gamekit.locale import catalogue
from tests.conftest import ROOT

PREFIX = "widget.provinces."
PARTS = {
    "units": set(board.board().land),
    "agent": {"espion", "emissaire"},
    "how": {"capital", "federated", "conquered", "neutral"},
    "effect": {"city_pv", "recruits", "influence", "initiative", "spring", "coastal"},
    "legend": {"capital", "federated", "conquered", "neutral"},
}
"""Texts by an id of the game, and by which."""


def sources() -> str:
    files = [*sorted((ROOT / "widgets/js/provinces").glob("*.mjs")), ROOT / "widgets/displays/impero/facts.py"]
    files += [ROOT / f"widgets/js/board/{name}.mjs" for name in ("choices", "frame", "sight", "legend", "hand", "keys")]
    return "".join(path.read_text("utf-8") for path in files if not path.name.endswith(".test.mjs"))


def test_the_texts_that_the_browser_asks_for_exist():
    asked = set(re.findall(r'\bt\("([a-zA-Z_.]+)"', sources()))
    assert len(asked) > 50
    for lang in ("en", "fr"):
        assert {PREFIX + word for word in asked} <= set(catalogue(lang))
        for part, words in PARTS.items():
            assert {f"{PREFIX}{part}.{word}" for word in words} <= set(catalogue(lang))


def test_no_text_is_there_for_nothing():
    text = sources()
    keys = re.findall(r'command: "([a-z]+)".*shown: \[(.*)\]', text)
    named = {command for command, _ in keys} | {
        word for _, shown in keys for word in re.findall(r'"([a-z]{2,})"', shown)
    }
    for key in catalogue("en"):
        word = key.removeprefix(PREFIX)
        if word == key:
            continue
        part, _, rest = word.partition(".")
        known = f'"{word}"' in text or f".{word}`" in text or rest in PARTS.get(part, ()) or rest in named
        assert known, key


def test_every_building_that_does_something_else_than_yield_says_so():
    for kind, own in board.board().buildings.items():
        effects = [name for name in PARTS["effect"] if getattr(own, name)]
        assert effects or any(own.production), kind
