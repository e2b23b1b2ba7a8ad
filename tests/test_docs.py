"""The pages of docs/ say what the kit is."""

from __future__ import annotations

import re
from pathlib import Path

import gamekit
from tools.decisions import TARGET, page

ROOT = Path(__file__).parent.parent


def test_decisions_page_is_the_rulebooks() -> None:
    """``python -m tools.decisions`` would change nothing."""
    assert TARGET.read_text(encoding="utf-8") == page().rstrip() + "\n"


def test_architecture_names_only_what_exists() -> None:
    """Every path in the picture of the house is there."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    paths = re.findall(r"^([\w./-]+(?:\.\w+|/))(?:\s|$)", text.split("```")[1], flags=re.MULTILINE)
    assert len(paths) > 15
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_links_between_pages_lead_somewhere() -> None:
    """No page links to a file that is not there."""
    for page_file in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page_file.read_text(encoding="utf-8")):
            assert (page_file.parent / target).exists(), f"{page_file.name} links to {target}"


def test_actions_of_the_rules_pages_can_be_read() -> None:
    """Every action that a page spells out is one, and both pages spell the same."""
    pages = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("imperial2030.md", "imperial2030.fr.md")]
    cells = [re.findall(r"^\| (`.*`) \|", page_text, flags=re.MULTILINE) for page_text in pages]
    actions, french = ([text for cell in column for text in re.findall(r"`([^`]+)`", cell)] for column in cells)
    assert actions == french
    grammar = gamekit.get("imperial2030").grammar
    assert {grammar.parse(text).TAG for text in actions} == set(grammar.types)
