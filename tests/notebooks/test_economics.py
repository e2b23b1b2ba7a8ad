"""The notebooks of economics: what their prose says has happened does happen, with the seed they are shown with."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gamekit
from gamekit import classroom, tables
from gamekit.classroom import SCENARIOS, economy
from tests.notebooks.test_twins import FOLDER, RULE, code, prose
from tools import notebooks

FILES = {"en": "interest-rates-and-crises.ipynb", "fr": "taux-interet-et-crises.ipynb"}
COLUMNS = ("growth", "interest", "stress")
SEED = 7


@pytest.fixture(params=FILES)
def lang(request: pytest.FixtureRequest) -> str:
    """Return a language."""
    return str(request.param)


@pytest.fixture
def notebook(lang: str) -> Any:
    """Return the notebook in a language."""
    return notebooks.read(FOLDER / "economics" / FILES[lang])


@pytest.fixture(scope="module")
def crises() -> dict[str, list[tuple[int, int, int]]]:
    """Return difficulty, die and intensity of each turn, by scenario."""
    return {
        scenario: [
            (row["difficulty"], row["die"], row["intensity"])
            for row in tables.rows(economy(scenario, seed=SEED), "crisis_odds")
        ]
        for scenario in SCENARIOS
    }


def test_the_seed_of_the_prose_is_that_of_the_code(notebook: Any):
    assert f"\nseed = {SEED}\n" in code(notebook)["setup"]
    assert re.search(rf"\b{SEED}\b", prose(notebook)["teachers"])


def test_every_rule_that_is_named_holds(notebook: Any):
    book = gamekit.get("incorporated").rulebook("rulebook")
    named = {rule for text in prose(notebook).values() for rule in RULE.findall(text)}
    assert len(named) > 8
    assert {rule for rule in named if rule not in book or not book[rule].holds} == set()


def test_the_table_of_scenarios_is_theirs(notebook: Any, lang: str):
    lines = [line for line in prose(notebook)["scenario"].splitlines() if line.startswith("| ")][2:]
    shown = {
        cells[1].strip(): [int(number) for number in re.findall(r"\d+", cells[2])]
        for line in lines
        if (cells := line.split("|"))
    }
    expected = {
        classroom.scenario_name(scenario, lang): [sliders[slider] for slider in COLUMNS]
        for scenario, sliders in SCENARIOS.items()
    }
    assert shown == expected


def test_boom_and_bust_are_as_they_are_told(crises: dict[str, list[tuple[int, int, int]]]):
    # "In the boom the die of turn 1 ... brings a crisis of intensity 3: the difficulty is 9. ... in turn 2 the
    # difficulty is only 4 ... in turn 4 another, smaller crisis. ... With easy money ... its crisis comes in turn 4."
    boom = crises["boom"]
    assert boom[0][0] == 9
    assert boom[0][2] == 3
    assert boom[1][0] == 4
    assert [turn for turn, (_, _, intensity) in enumerate(boom, 1) if intensity] == [1, 4]
    assert boom[3][2] < boom[0][2]
    assert [turn for turn, (_, _, intensity) in enumerate(crises["easy_money"], 1) if intensity] == [4]
    for scenario in ("calm", "tight_money"):
        assert not any(intensity for *_, intensity in crises[scenario])


def test_growth_falls_by_the_crisis_and_stress_returns():
    # "After it Growth is three steps lower, Stress is gone ... Then Stress returns."
    rows = tables.rows(economy("boom", seed=SEED), "sliders")
    at = next(place for place, row in enumerate(rows) if row["crisis"])
    track = [percent for percent, _ in economy("boom", seed=SEED, turns=1).view()["sliders"]["growth"]["track"]]
    assert track.index(rows[at - 1]["growth"]) - track.index(rows[at]["growth"]) == 3
    assert rows[at]["stress"] == 0
    assert max(row["stress"] for row in rows[at + 1 :]) > 0


def test_what_is_said_of_rates_holds():
    # "at 20 dollars the yield is 5 % a turn, at 12 dollars it is more than 20 %" and "8 dollars less the interest".
    rates = {row["price"]: row["rate"] for row in classroom.price_and_yield()}
    assert rates[20] == pytest.approx(0.05)
    assert 0.2 < rates[12] < 0.21
    (first,) = classroom.loan_table(20, 12, bonds=1, repaid=3)
    assert first["gain"] == 8 - first["interest"] > 0
    assert classroom.loan_table(20, 20, bonds=1, repaid=3)[0]["gain"] < 0
    assert classroom.loan_table(20, 12, bonds=10, repaid=3)[9]["gain"] < 0
    assert first["gain_end"] < 0


def test_less_is_borrowed_where_money_is_tight():
    # "Try Interest from “Easy money” next, and move it to 12 dollars: see what happens to the money that is borrowed."
    rows = classroom.difference(*classroom.twice("easy_money", {"interest": 12}, seed=SEED))
    borrowed = next(row for row in rows if row["what"] == "borrowed" and row["who"] is None)
    assert borrowed["two"] < borrowed["one"]


def test_the_lesson_writes_nothing(notebook: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for source in code(notebook).values():
        exec(source, names)
    assert list(tmp_path.iterdir()) == []
    assert len(names["journal"]) == 0
