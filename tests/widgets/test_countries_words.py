"""What the board of Incorporated says: every text it asks for exists, and none is there for nothing."""

from __future__ import annotations

import re

from gamekit.incorporated import board
from gamekit.locale import catalogue
from tests.conftest import ROOT
from widgets.base import look

PREFIX = "widget.countries."
PARTS = {
    "letter": set(board.board().industries),
    "camp": {"NATO", "SCO", "BATTLEGROUND"},
    "holder": {"free", "locked"},
    "short": set(board.board().lands),
}
"""Texts by an id of the game, and by which."""


def sources() -> str:
    files = [*sorted((ROOT / "widgets/js/countries").glob("*.mjs")), ROOT / "widgets/js/board/choices.mjs"]
    files += [ROOT / f"widgets/js/board/{name}.mjs" for name in ("frame", "sight", "legend", "hand", "keys", "open")]
    return "".join(path.read_text("utf-8") for path in files if not path.name.endswith(".test.mjs"))


def test_the_texts_that_the_browser_asks_for_exist():
    asked = set(re.findall(r'\bt\("([a-zA-Z_.]+)"', sources()))
    assert len(asked) > 40
    assert {PREFIX + word for word in asked} <= set(catalogue("en"))
    for part in ("letter", "camp", "holder"):
        assert {f"{PREFIX}{part}.{word}" for word in PARTS[part]} <= set(catalogue("en"))
    fields = {field for land in board.board().countries for field in board.board().reconstructed("countries", land)}
    assert {f"{PREFIX}made.{field}" for field in fields - {"*"}} <= set(catalogue("en"))


def test_no_text_is_there_for_nothing():
    text = sources()
    keys = re.findall(r'command: "([a-z]+)".*shown: \[(.*)\]', text)
    named = {command for command, _ in keys} | {
        word for _, shown in keys for word in re.findall(r'"([a-z]{2,})"', shown)
    }
    fields = set(re.findall(r"const FIELDS = \[(.*)\]", text)[0].replace('"', "").split(", "))
    for key in catalogue("en"):
        word = key.removeprefix(PREFIX)
        if word == key:
            continue
        part, _, rest = word.partition(".")
        known = (
            f'"{word}"' in text
            or f".{word}`" in text
            or rest in PARTS.get(part, ())
            or (part == "made" and rest in fields)
            or (part == "key" and rest in named)
            or (part == "legend" and rest in look()["camps"])
        )
        assert known, key


def test_every_key_has_its_words():
    text = (ROOT / "widgets/js/board/keys.mjs").read_text("utf-8")
    # One is for boards whose pieces are explained.
    commands = set(re.findall(r'command: "([a-z]+)"', text)) - {"explain"}
    assert len(commands) == 11
    assert {f"{PREFIX}key.{command}" for command in commands} <= set(catalogue("fr"))
