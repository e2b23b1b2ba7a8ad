"""The rulebook of Incorporated as data: no rule is lost, sources are as specified, numbers are those of the board.

The ids come from a copy of the specification's lists. ``tests/test_rulebooks.py`` has what all rulebooks promise.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gamekit.locale import LANGUAGES
from tests.books import INCORPORATED

ROOT = Path(__file__).resolve().parents[2]
RULES, SPEC, own = INCORPORATED.rules, INCORPORATED.spec, INCORPORATED.own
BOARD: dict[str, Any] = json.loads((ROOT / "gamekit" / "incorporated" / "board.json").read_text(encoding="utf-8"))
RECONSTRUCTED = ["INC-024", "INC-078"]
"""Rules that rest on tracks and cards that the rulebook does not print."""


def test_every_rule_of_the_specification_in_its_order() -> None:
    assert list(RULES) == [row["id"] for row in SPEC]
    assert len(RULES) == 128 + 47 + 15


def test_62_decisions() -> None:
    decided = [rule_id for rule_id in RULES if own(rule_id)["source"] == "decision"]
    assert decided == [row["id"] for row in SPEC if row["decision"]]
    assert decided == [*(f"INC-A{n:02}" for n in range(1, 48)), *(f"INC-S{n:02}" for n in range(1, 16))]


def test_other_sources() -> None:
    others = {rule_id: own(rule_id)["source"] for rule_id in RULES if own(rule_id)["source"] != "decision"}
    assert [rule_id for rule_id, source in others.items() if source == "reconstructed"] == RECONSTRUCTED
    assert set(others.values()) == {"seed", "reconstructed"}


def test_statements_are_few() -> None:
    # Chips that the kit does not have, a case that cannot arise, and words that mean the same.
    kinds = {rule_id: entry["kind"] for rule_id, entry in RULES.items()}
    assert [rule_id for rule_id, kind in kinds.items() if kind == "statement"] == ["INC-039", "INC-A25", "INC-A38"]
    assert set(kinds.values()) == {"rule", "statement"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_tell_the_numbers_of_the_board(language: str) -> None:
    """The start of the sliders, the ends of their tracks, and the sums of the final scoring."""
    sliders, values = BOARD["sliders"], BOARD["parameters"]["values"]
    growth = [str(abs(position["percent"])) for position in sliders["growth"]["positions"]]
    interest = [str(position["loan_value"]) for position in sliders["interest"]["positions"]]
    stress, power = sliders["stress"], sliders["balance_of_power"]
    ends = [growth[0], growth[-1], interest[0], interest[-1], str(-stress["min"]), str(stress["max"])]
    assert INCORPORATED.numbers(own("INC-024")["text"][language]) == sorted(
        [*ends, str(-power["min"]), str(power["max"])]
    )
    starts = [growth[sliders["growth"]["start_index"]], interest[sliders["interest"]["start_index"]]]
    starts += [str(stress["start"]), str(power["start"])]
    assert INCORPORATED.numbers(own("INC-070")["text"][language]) == sorted(starts)
    bonus = values["end_market_leader_bonus"]
    scored = [values["end_square_value"], bonus["4"], bonus["2"], 2]
    assert INCORPORATED.numbers(own("INC-200")["text"][language]) == sorted(map(str, scored))
    first_sentence = own("INC-A04")["text"][language].split(".")[0]
    assert re.findall(r"\d+", first_sentence)[: len(growth)] == growth
