"""The switches in which the rulesets differ, read from ``rulesets.json``.

A switch that only holds a number works as it stands. A switch that names a way of doing things works for the ways
in ``BUILT``; a ruleset is playable when all its ways are built.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib import resources
from typing import Any

GAME_ID = "imperial2030"


@dataclass(frozen=True, slots=True)
class Switches:
    """One column of the table of switches; amounts in millions."""

    wheel: str
    fee_payer: str
    passing_investor: str
    production: str
    rail: bool
    convoy: str
    canal_control: bool
    last_factory_protected: bool
    battle: str
    flags_of_others: bool
    investor_pays: str
    government_bonus: int
    card_income: int
    investors: str
    upgrade: bool
    government_change: str
    swiss_bank: bool
    tax_base: str
    tax_per_factory: int
    tax_per_flag: int
    tax_per_free_province: int
    soldiers_pay: int
    tax_bonus_payer: str
    donation_to: str
    tie_break_depth: int


BUILT: Mapping[str, frozenset[Any]] = {
    "wheel": frozenset({"summary"}),
    "fee_payer": frozenset({"treasury"}),
    "passing_investor": frozenset({"nothing"}),
    "production": frozenset({"every_factory"}),
    "rail": frozenset({False}),
    "convoy": frozenset({"moving_fleet"}),
    "canal_control": frozenset({False}),
    "last_factory_protected": frozenset({False}),
    "battle": frozenset({"to_the_end"}),
    "flags_of_others": frozenset({False}),
    "investor_pays": frozenset({"government_bonus"}),
    "investors": frozenset({"all_players"}),
    "upgrade": frozenset({False}),
    "government_change": frozenset({"on_purchase"}),
    "swiss_bank": frozenset({False}),
    "tax_base": frozenset({"factories_flags_provinces"}),
    "soldiers_pay": frozenset({0}),
    "tax_bonus_payer": frozenset({"bank"}),
    "donation_to": frozenset({"any_treasury"}),
}


@cache
def table() -> Mapping[str, Switches]:
    """Return the switches of every ruleset in the data, playable or not."""
    raw = json.loads(resources.files(__package__).joinpath("rulesets.json").read_text(encoding="utf-8"))
    return {ruleset: Switches(**values) for ruleset, values in raw["rulesets"].items()}


@cache
def switches(ruleset: str) -> Switches:
    """Return the switches of a ruleset."""
    return table()[ruleset]


def missing(ruleset: str) -> tuple[str, ...]:
    """Return the switches of a ruleset whose way of doing things is not built."""
    own = switches(ruleset)
    return tuple(f.name for f in fields(own) if f.name in BUILT and getattr(own, f.name) not in BUILT[f.name])


def playable() -> tuple[str, ...]:
    """Return the ids of the rulesets that can be played."""
    return tuple(ruleset for ruleset in table() if not missing(ruleset))
