"""The pages of rules: every rule is cited, both languages cite the same, and the tables are the board's."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gamekit.core.text import Action
from gamekit.impero import GAME
from gamekit.impero.actions import GRAMMAR
from gamekit.impero.board import Costs, board
from gamekit.impero.rulesets import VALUES, Options, spelled
from gamekit.locale import LANGUAGES, text

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = re.compile(r"\bIMP-(?:[AS]|DP-)?\d+\b")
PAGES = {
    lang: (ROOT / "docs" / name).read_text(encoding="utf-8")
    for lang, name in (("en", "impero.md"), ("fr", "impero.fr.md"))
}
RULES: dict[str, Any] = json.loads((ROOT / "gamekit" / "impero" / "rulebook.json").read_text(encoding="utf-8"))["rules"]

both = pytest.mark.parametrize("lang", LANGUAGES)


def named(identifier: str, lang: str) -> str:
    """Return a name of the game, with the capital letter of a table."""
    words = text(f"impero.name.{identifier}", lang)
    return words[:1].upper() + words[1:]


def row(lang: str, first: str, place: int = 0) -> list[str]:
    """Return the cells of the table row with a name in its first cell, or in another one."""
    lines = [line for line in PAGES[lang].splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    (found,) = [line for line in cells if len(line) > place and line[place] == first]
    return found


def numbers(cell: str) -> list[int]:
    """Return the numbers of a cell in their order."""
    return [int(number.replace("−", "-")) for number in re.findall(r"[−-]?\d+", cell)]


def amounts(costs: Costs) -> list[int]:
    """Return the numbers of costs."""
    return [number for _, number in costs]


def test_both_pages_cite_the_same_in_the_same_order() -> None:
    english, french = (RULE_ID.findall(PAGES[lang]) for lang in LANGUAGES)
    assert english == french


def test_every_rule_is_cited_and_only_rules() -> None:
    assert set(RULE_ID.findall(PAGES["en"])) == set(RULES)


@both
def test_exactly_the_decisions_are_marked(lang: str) -> None:
    decided = {rule_id for rule_id, entry in RULES.items() if entry["rulesets"]["impero"]["source"] == "decision"}
    assert set(re.findall(r"(IMP-[\w-]+?\d+)\\\*", PAGES[lang])) == decided
    for rule_id in decided:
        cited = re.findall(rf"{rule_id}\b(?!\\\*)", PAGES[lang])
        assert not cited, f"{rule_id} is cited without its mark"


@both
def test_the_options(lang: str) -> None:
    for name, values in VALUES.items():
        cells = row(lang, f"`{name}`")
        assert sorted(cells[1].split(", ")) == sorted(spelled(name).split("/"))
        assert cells[2] == str(getattr(Options(), name)).lower()
        assert len(values) == len(cells[1].split(", "))


@both
def test_the_tables_are_the_board(lang: str) -> None:
    for faction in board().factions.values():
        cells = row(lang, text(f"impero.name.{faction.id}", lang))
        assert cells[1] == named(faction.capital, lang)
        assert (numbers(cells[2]), numbers(cells[5])) == (amounts(faction.army), amounts(faction.stock))
        assert (numbers(cells[3]) or [0])[0] == faction.ships
    for unit in board().units.values():
        cells = row(lang, named(unit.id, lang))
        assert (numbers(cells[1]), numbers(cells[2])) == (amounts(unit.cost), [unit.move])
    for building in board().buildings.values():
        cells = row(lang, named(building.id, lang))
        assert [numbers(cell) for cell in cells[1:3]] == [*map(amounts, building.costs), []][:2]
    for technology in board().technologies.values():
        assert numbers(row(lang, named(technology.id, lang))[1]) == amounts(technology.cost)
    for card in board().cards.values():
        cells = row(lang, text(f"impero.name.{card.id}", lang), place=1)
        assert all(effect.n in numbers(cells[2]) or -effect.n in numbers(cells[2]) for effect in card.effects)
    for region in board().regions.values():
        cells = row(lang, text(f"impero.name.{region.id}", lang))
        assert cells[1] == (", ".join(named(other, lang) for other in region.borders) or "–")
        printed = [board().cities[city] for city in region.cities]
        wanted = [
            n for city in printed for n in (city.most, city.threshold, *amounts(city.production)) if n is not None
        ]
        assert numbers(cells[3]) == wanted
    common = [*amounts(board().start_stock), board().start_influence, board().start_initiative]
    line = next(
        line for line in PAGES[lang].splitlines() if " influence, " in line and "initiative" in line and line[0] in "AÀ"
    )
    assert numbers(line)[: len(common)] == common


@both
def test_the_actions_are_spelled_as_the_engine_reads_them(lang: str) -> None:
    told = PAGES[lang].split("## ")[-1]
    spelled_out = re.findall(r"`((?:P\d|chance) [^`]+)`", told)
    actions: list[Action] = [GAME.parse(words) for words in spelled_out if words != "P1 build"]
    assert [str(action) for action in actions] == [words for words in spelled_out if words != "P1 build"]
    assert {action.TAG for action in actions} == set(GRAMMAR.types)
