"""What the browser side of the game table says: every text it asks for exists, and none is there for nothing."""

from __future__ import annotations

import re

from gamekit import games
from gamekit.locale import catalogue

PREFIX = "widget.table."


def sources(root):
    files = [path for folder in ("table", "games") for path in sorted((root / "widgets/js" / folder).glob("*.mjs"))]
    return "".join(path.read_text("utf-8") for path in files)


def test_the_texts_that_the_browser_asks_for_exist(root):
    asked = set(re.findall(r'\bt\("([a-z_]+)"', sources(root)))
    assert len(asked) > 30
    assert {PREFIX + word for word in asked} <= set(catalogue("en"))


def test_no_text_is_there_for_nothing(root):
    modules = (path for path in sorted((root / "widgets").rglob("*.py")) if "node_modules" not in path.parts)
    python = "".join(path.read_text("utf-8") for path in modules)
    keys = {f"key_{aria.lower()}" for aria in re.findall(r'aria: "([A-Za-z]+)"', sources(root))}
    for key in catalogue("en"):
        # A game may have a word of its own for a text of all games.
        word = re.sub(rf"\.({'|'.join(games())})$", "", key.removeprefix(PREFIX))
        if key.startswith(PREFIX):
            assert f'"{word}"' in sources(root) or key in python or word in keys, key


def test_every_key_has_its_words(root):
    bindings = re.findall(r'aria: "([A-Za-z]+)", label: "([a-z_]*)"', sources(root))
    assert len(bindings) == 9
    # The way to the dial is named by each game.
    own = re.findall(r'dialHelp: "([a-z_]+)"', sources(root))
    assert len(set(own)) == len(own) > 2
    for aria, label in [*(pair for pair in bindings if pair[1]), *(("O", label) for label in own)]:
        assert {PREFIX + label, f"{PREFIX}key_{aria.lower()}"} <= set(catalogue("fr"))
