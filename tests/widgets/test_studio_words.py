"""The words of the studio: each is used by its modules, and each that they use is there."""

from __future__ import annotations

import re

from gamekit.core.game import games
from gamekit.locale import LANGUAGES, catalogue
from tests.conftest import ROOT

SOURCES = [path for path in (ROOT / "widgets/js/studio").glob("*.mjs") if ".test" not in path.name]
PREFIX = "widget.studio."


def used() -> set[str]:
    """Return the ids that the modules name; those that are put together from a list are spelled out."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named = set(re.findall(r"""\bt\(\s*["'](\w+)["']""", text)) | set(re.findall(r'"widget\.studio\.(\w+)"', text))
    # `act("compare", "compare")`: a button with its words, and those for who does not see where it stands.
    named |= {f"{words}{end}" for words in re.findall(r'\bact\("\w+", "(\w+)"\)', text) for end in ("", "_of")}
    named |= {f"{stem}_{lang}" for stem in re.findall(r"`(text|name)_\$\{", text) for lang in LANGUAGES}
    named |= {f"any_{key}" for key in re.findall(r'\bfill\("(\w+)"', text)}
    named |= {f"help_{command}" for command in re.findall(r'\{ command: "(\w+)", key', text)}
    named |= {f"{stem}{end}" for stem in re.findall(r"`(\w+)\$\{place\}`", text) for end in ("", "_line")}
    named |= {f"export_{kind}{end}" for kind in ("html", "md", "print") for end in ("", "_of")}
    return named | {f"glyph.{kind}" for kind in re.findall(r'"[!?]+": "(\w+)"', text)}


def test_every_word_is_there_and_none_for_nothing():
    there = {key.removeprefix(PREFIX) for key in catalogue() if key.startswith(PREFIX)}
    # Where a game calls something otherwise, its name stands behind.
    own = {key for key in there if key.rpartition(".")[2] in games()}
    assert own
    assert used() == there - own
    assert {key.rpartition(".")[0] for key in own} <= used()
