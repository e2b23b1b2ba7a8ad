"""The table of switches, section 7 of the specification, against the data of both rulesets."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import Any

import pytest

from gamekit.imperial2030 import GAME, rulesets
from gamekit.imperial2030.rulesets import BUILT, missing, playable, switches, table
from tests.imperial2030.support import DATA

RULE_IDS = {
    entry["id"] for entry in json.loads((DATA / "imperial2030_rules.json").read_text(encoding="utf-8"))["rules"]
}

# Row of the table, the switches that hold it, their values in summary and in published, and the rules.
ROWS: list[tuple[str, dict[str, tuple[Any, Any]], str]] = [
    ("wheel", {"wheel": ("summary", "published")}, "RON-1"),
    ("fee payer", {"fee_payer": ("treasury", "government")}, "RON-5"),
    ("pass-over Investor", {"passing_investor": ("nothing", "invest")}, "RON-9"),
    ("production optional", {"production": ("every_factory", "choice")}, "PRO-3"),
    ("rail", {"rail": (False, True)}, "RAI-1"),
    ("convoy", {"convoy": ("moving_fleet", "resting_chain")}, "CON-1"),
    ("canal control", {"canal_control": (False, True)}, "CAN-1"),
    ("last factory protected, factories destroyed", {"last_factory_protected": (False, True)}, "ENT-5"),
    ("battle", {"battle": ("to_the_end", "one_exchange")}, "BAT-6"),
    ("flags of inactive nations", {"flags_of_others": (False, True)}, "FLG-6"),
    (
        "investor step 1",
        {"investor_pays": ("government_bonus", "interest"), "government_bonus": (2, 0)},
        "INV-2",
    ),
    ("card income", {"card_income": (1, 2)}, "INV-5"),
    ("investors", {"investors": ("all_players", "card_and_swiss_banks")}, "INV-6"),
    ("upgrade", {"upgrade": (False, True)}, "BON-1"),
    ("government change", {"government_change": ("on_purchase", "end_of_investor_turn")}, "GOV-2"),
    ("Swiss Bank", {"swiss_bank": (False, True)}, "SWB-1"),
    (
        "tax base",
        {
            "tax_base": ("factories_flags_provinces", "free_factories_flags"),
            "tax_per_factory": (1, 2),
            "tax_per_flag": (1, 1),
            "tax_per_free_province": (1, 0),
        },
        "TAX-1",
    ),
    ("soldiers' pay", {"soldiers_pay": (0, 1)}, "TAX-3"),
    ("tax bonus payer", {"tax_bonus_payer": ("bank", "treasury")}, "TAX-4"),
    ("donation to", {"donation_to": ("any_treasury", "own_treasuries")}, "DON-2"),
    ("tie-break depth", {"tie_break_depth": (1, 6)}, "SCO-3"),
]


@pytest.mark.parametrize(("row", "values", "rule"), ROWS)
def test_each_row_of_the_table(row: str, values: dict[str, tuple[Any, Any]], rule: str) -> None:
    assert rule in RULE_IDS, row
    for place, ruleset in enumerate(("summary", "published")):
        held = asdict(switches(ruleset))
        assert {name: held[name] for name in values} == {name: pair[place] for name, pair in values.items()}


def test_no_switch_stands_outside_the_table() -> None:
    assert len(ROWS) == 21
    assert [name for _, values, _ in ROWS for name in values] == list(asdict(switches("summary")))
    assert list(table()) == ["summary", "published"]


def test_only_what_is_built_can_be_played() -> None:
    assert playable() == GAME.rulesets == ("summary",)
    assert missing("summary") == ()
    unbuilt = set(missing("published"))
    assert {"wheel", "rail", "canal_control", "battle", "swiss_bank"} <= unbuilt
    # A switch that only holds a number works as it stands.
    assert not unbuilt & {"government_bonus", "card_income", "tax_per_factory", "tie_break_depth"}


@pytest.mark.parametrize("name", sorted(BUILT))
def test_a_ruleset_is_held_back_by_each_way_that_is_not_built(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    other = getattr(switches("published"), name)
    variant = replace(switches("summary"), **{name: other})
    monkeypatch.setattr(rulesets, "switches", lambda ruleset: variant)
    assert missing("summary") == (() if other in BUILT[name] else (name,))
