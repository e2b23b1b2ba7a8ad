"""The pages of rules: every rule is cited, both languages cite the same, and the tables are the board's."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gamekit.core.errors import SetupError
from gamekit.core.terms import Config
from gamekit.incorporated.actions import GRAMMAR
from gamekit.incorporated.rulesets import VALUES, Options, read_options
from gamekit.locale import LANGUAGES, text

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = re.compile(r"\bINC-[AS]?\d+\b")

PAGES = {
    lang: (ROOT / "docs" / name).read_text(encoding="utf-8")
    for lang, name in (("en", "incorporated.md"), ("fr", "incorporated.fr.md"))
}
BOARD: dict[str, Any] = json.loads((ROOT / "gamekit" / "incorporated" / "board.json").read_text(encoding="utf-8"))
RULES: dict[str, Any] = json.loads((ROOT / "gamekit" / "incorporated" / "rulebook.json").read_text(encoding="utf-8"))[
    "rules"
]
INITIALS = {
    "en": {"finance": "F", "technology": "T", "heavy": "H", "energy": "E", "mining": "M"},
    "fr": {"finance": "F", "technology": "T", "heavy": "L", "energy": "E", "mining": "M"},
}


def named(identifier: str, lang: str) -> str:
    """Return a name of the game."""
    return text(f"incorporated.name.{identifier}", lang)


def shown(value: object, source: str) -> str:
    """Return a value as the tables show it: in bold if the rulebook states it."""
    return f"**{value}**" if source == "rulebook" else str(value)


def rows(lang: str) -> list[list[str]]:
    """Return the cells of all rows of all tables."""
    lines = PAGES[lang].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def test_both_pages_cite_the_same_in_the_same_order() -> None:
    english, french = (RULE_ID.findall(PAGES[lang]) for lang in LANGUAGES)
    assert english == french


def test_every_rule_is_cited_and_only_rules() -> None:
    assert set(RULE_ID.findall(PAGES["en"])) == set(RULES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_exactly_the_decisions_are_marked(lang: str) -> None:
    cited = re.findall(r"(INC-[AS]?\d+)(\\\*)?", PAGES[lang])
    decisions = {rule_id for rule_id, rule in RULES.items() if rule["rulesets"]["rulebook"]["source"] == "decision"}
    assert {rule_id for rule_id, star in cited if star} == decisions
    assert {rule_id for rule_id, star in cited if not star} == set(RULES) - decisions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("country", BOARD["countries"], ids=lambda country: country["id"])
def test_countries_are_those_of_the_board(country: dict[str, Any], lang: str) -> None:
    origin = country["provenance"]
    bonus = country["local_bonus"]
    local = f"+{bonus['value']} {named(bonus['camp'], lang)}" if bonus else "–"
    squares = " ".join(
        f"({INITIALS[lang][square['industry']]})" if square["locked_at_start"] else INITIALS[lang][square["industry"]]
        for square in country["squares"]
    )
    shares = "–"
    if number := country["investment_cards"]:
        share = named(f"share_{country['id']}", lang)
        assert share == country["investment_card_name"]
        shares = f"{shown(number, origin['investment_cards'])} {shown(share, origin['investment_card_name'])}"
    arrows = [
        shown(named(arrow["to"], lang), arrow["source"]) for arrow in BOARD["arrows"] if arrow["from"] == country["id"]
    ]
    row = [
        shown(named(country["id"], lang), origin["name"]),
        shown(named(country["start_affiliation"], lang), origin["start_affiliation"]),
        shown(country["stability"], origin["stability"]),
        shown(local, origin["local_bonus"]),
        shown(squares, origin["squares"]),
        shares,
        ", ".join(arrows),
    ]
    assert row in rows(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_growth_track_is_the_boards(lang: str) -> None:
    track = BOARD["sliders"]["growth"]["positions"]
    cells = [row[1:] for row in rows(lang)]
    assert [str(position["percent"]).replace("-", "−") for position in track] in cells
    assert [str(position["payoff_cards"]) for position in track] in cells


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", BOARD["outlook_cards"], ids=lambda card: card["id"])
def test_outlook_cards_are_those_of_the_board(card: dict[str, Any], lang: str) -> None:
    name = shown(named(card["id"], lang), card["provenance"]["name"])
    (effects,) = (row[1] for row in rows(lang) if row[0] == name)
    assert effects.startswith("**") == (card["provenance"]["effects"] == "rulebook")
    parts = [part.strip() for part in effects.strip("*").split(";")]
    assert len(parts) == len(card["effects"])
    for part, effect in zip(parts, card["effects"], strict=True):
        steps = effect.get("steps", 1)
        if effect["op"] == "move_slider":
            sign = ("+" if steps > 0 else "−") if effect["slider"] == "stress" else ("→" if steps > 0 else "←")
            assert part.casefold() == f"{named(effect['slider'], lang).casefold()} {sign}{abs(steps)}"
        elif effect["op"] == "flip_affiliation":
            assert part.index(named(effect["from"], lang)) < part.index(named(effect["to"], lang))
        else:
            country = named(effect["country"], lang)
            assert country.casefold() in part.casefold()
            verbs = {"en": ("gains", "loses"), "fr": ("gagne", "perd")}[lang]
            if effect["op"] == "camp_gains_power":
                assert f" {verbs[steps < 0]} {abs(steps)} " in f"{part} "
            else:
                opening = {"en": ("unlock", "lock"), "fr": ("déverrouiller", "verrouiller")}[lang]
                assert part.startswith(opening[effect["op"] == "lock_square"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_set_ups_are_those_of_the_board(lang: str) -> None:
    expected = []
    for players in (2, 3, 4):
        for corporation in BOARD["corporations"]:
            if (start := corporation["setup"].get(str(players))) is not None:
                cash = f"${start['cash']}" if lang == "en" else f"{start['cash']} $"
                shares = ", ".join(f"{named(country, lang)} {number}" for country, number in start["shares"].items())
                squares = ", ".join(f"`{square}`" for square in start["occupied_squares"])
                expected.append([str(players), corporation["name"], cash, shares, squares])
    assert len(expected) == 9
    assert [row for row in rows(lang) if row[0] in ("2", "3", "4")] == expected


def test_actions_can_be_read_and_no_verb_is_missing() -> None:
    """Every action that a page spells out is one, and both pages spell the same."""
    tables = [[row[0] for row in rows(lang) if row[0].startswith("`")] for lang in LANGUAGES]
    first = [[cell for cell in cells if cell.strip("`") not in VALUES] for cells in tables]
    actions, french = ([action for cell in cells for action in re.findall(r"`([^`]+)`", cell)] for cells in first)
    assert actions == french
    assert {GRAMMAR.parse(action).TAG for action in actions} == set(GRAMMAR.types)
    assert [str(GRAMMAR.parse(action)) for action in actions] == actions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_listed_with_their_defaults(lang: str) -> None:
    """The page and the answer to an unknown option name every one, and what it can be."""
    rows = {row[1].strip(" `"): row[2:-1] for line in PAGES[lang].splitlines() if len(row := line.split("|")) == 6}
    with pytest.raises(SetupError) as refused:
        read_options(Config(("Ann", "Ben"), "rulebook", {"colour": "red"}))
    assert set(VALUES) == set(Options.__dataclass_fields__)
    for option, default in vars_of(Options()).items():
        values, shown, what = (cell.strip() for cell in rows[option])
        assert shown == ({"en": "none", "fr": "aucun"}[lang] if default is None else str(default).lower())
        assert RULE_ID.search(what)
        assert "true" in values or re.search(r"\d", values)
        assert f"{option} ({VALUES[option]})" in refused.value.text(lang)


def vars_of(options: Options) -> dict[str, Any]:
    """Return the values of options by name."""
    return {name: getattr(options, name) for name in Options.__dataclass_fields__}
