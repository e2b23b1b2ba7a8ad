"""A step as plain text."""

from __future__ import annotations

import re

import pytest

import gamekit
from gamekit.core.errors import SessionError
from gamekit.core.game import ALL
from gamekit.locale import LANGUAGES, catalogue
from gamekit.replay import plain
from tests.replay.games import begun, finished_text, play, positioned
from tests.tiny import Coins


def opening() -> gamekit.Session:
    session = gamekit.new_session("imperial2030", ["Ann", "Ben"], seed=7, deal={"P1": "RU", "P2": "CN"})
    for action in ("RU rondel production", "CN rondel import", "CN import army:beijing*3"):
        session.play(action)
    return session


def test_a_step_of_imperial_2030():
    text = plain.page(opening(), 3)
    assert text.startswith(
        "Imperial 2030, Short rules\nStep 3 of 3, turn 3\nCN import army:beijing*3\n\nWhat happened\n- "
    )
    tables = {block.split()[0]: block.splitlines() for block in text.split("\n\n") if "\n" in block}
    nations = tables["Nation"]
    assert nations[0].split("  ")[0] == "Nation"
    assert [line.split("  ")[0] for line in nations[1:]] == [
        "Russia",
        "China",
        "India",
        "Brazil",
        "United States",
        "Europe",
    ]
    view = opening().view()

    def china(head: str) -> str:
        return nations[2][nations[0].index(head) :].split("  ")[0]

    assert china("Governed by") == "Ben"
    assert china("Supply (army/fleet/flag)") == "7/6/15"
    assert f"  {view['nations']['CN']['treasury']}  " in nations[2]
    assert re.split(r"\s{2,}", tables["Player"][1])[:2] == ["Ann", str(view["seats"]["P1"]["cash"])]
    assert any(re.fullmatch(r"Beijing +armaments factory +China army x3", line) for line in tables["Region"])
    assert text.splitlines()[-1].startswith("Next: ")
    assert "India, governed by " in text.splitlines()[-1]
    assert "Investor card: " in text


def investing() -> gamekit.Session:
    """Return an auction of Incorporated, with a zone whose marker is gone."""
    countries = {"eastern_europe": {"affiliation": "NATO"}}
    data = {"phase": "investment", "countries": countries, "names": ["Ann", "Ben", "Cleo"]}
    return gamekit.position("incorporated", data)


def test_a_step_of_incorporated():
    session = investing()
    session.play("P1 auction us")
    session.play("P1 bid 9")
    text = plain.page(session, 2)
    blocks = text.split("\n\n")
    assert "Used up this turn: events -, Power Plays -" in blocks
    assert "Details: Country United States, still to be asked Ben, Cleo, price 9, leader Ann" in blocks
    assert blocks[-1] == "Next: Ben is to bid in the auction."
    tables = {block.split()[0]: block.splitlines() for block in blocks if "\n" in block}
    countries = tables["Country"]
    assert re.split(r"\s{2,}", countries[0]) == ["Country", "Camp", "Squares", "Shares"], "nobody has cubes there yet"
    brazil = next(line for line in countries if line.startswith("Brazil"))
    assert re.split(r"\s{2,}", brazil)[1:] == ["SCO", "Energy -, Mining -", "the bank 2, out of the game 0"]
    assert len(countries) == 25
    assert [re.split(r"\s{2,}", line)[0] for line in tables["Clash"]] == [
        *("Clash", "America", "Europe", "Asia", "Third World")
    ]
    assert tables["Clash"][2] == "Europe", "there the marker is gone"
    assert "NATO (Balance of Power 3, local bonus -1, lowest roll that wins 2, chances 5)" in tables["Clash"][1]
    assert re.split(r"\s{2,}", tables["Slider"][1]) == ["Growth", "2 %", "5"]
    assert re.split(r"\s{2,}", tables["Player"][1])[:3] == ["Ann", "Fortress Derivatives", "24"]


def test_incorporated_is_told_in_french():
    session = investing()
    session.play("P1 sell us 20")
    blocks = plain.page(session, 1, "fr").split("\n\n")
    assert any(line.startswith("Brésil") and " Énergie -, Mines - " in line for line in "\n".join(blocks).splitlines())
    assert blocks[-1].startswith("À suivre : C’est à Ben d’enchérir")
    assert not re.search(r"\b[a-z]+_[a-z]+\b", "\n".join(blocks[2:])), "every part has a name"


def upkeep() -> gamekit.Session:
    """Return the end of a summer of IMPERO after a bill, with an army abroad, a building and a promise."""
    session = gamekit.position(
        "impero",
        {
            "season": "automne",
            "phase": "upkeep",
            "names": ["Ann", "Ben"],
            "pieces": {"P1": {"a1": {"place": "etruria", "units": {"fantassin": 2, "engin_siege": 1}}}},
            "cities": {"caere": {"owner": "P1", "buildings": {"ferme": {"level": 2, "pv": 1}}}},
            "pledges": [["P1", "P2", "caere", "carthago"]],
        },
    )
    session.play("P1 split 0 -2")
    return session


def test_a_step_of_impero():
    text = plain.page(upkeep(), 1)
    blocks = text.split("\n\n")
    tables = {block.split()[0]: block.splitlines() for block in blocks if "\n" in block}
    assert re.split(r"\s{2,}", tables["Armies"][1].strip()) == ["1", "Ann", "a1", "Etruria", "2 0 0 1", "2", "1"]
    assert re.split(r"\s{2,}", tables["Routes"][1].strip()) == ["1", "Ann", "Ben", "Caere", "Carthago"]
    caere = next(line for line in tables["City"] if line.startswith("Caere"))
    assert "Kind farm, level 2, PV 1, most 3" in caere
    assert re.split(r"\s{2,}", tables["Bills"][0])[:3] == ["Bills paid", "Season", "Card"], "a row names its seat"
    assert "Whose action it is: Ann" not in blocks, "nobody has an action in phase V"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_view_of_impero_has_a_name(lang: str):
    session = play(gamekit.new_session("impero", ["Ann", "Ben", "Cleo"], seed=3), 160, seed=5)
    for told in (plain.page(session, 160, lang), plain.page(upkeep(), 1, lang)):
        assert not re.search(r"\b[a-z]+_[a-z]+\b|\{", told.split("\n\n", 1)[1])


def test_every_event_of_the_step_is_told_with_its_rules():
    session = opening()
    text = plain.page(session, 3)
    for sentence, rules in session.log(3):
        assert f"- {sentence} ({', '.join(rules)})" in text


def test_the_other_language_says_the_same_in_other_words():
    session = opening()
    english, french = (plain.page(session, 2, lang) for lang in LANGUAGES)
    assert french.startswith("Imperial 2030, ")
    assert "Étape 2 sur 3, tour 2" in french
    assert re.findall(r"\d+", english) == re.findall(r"\d+", french)
    assert english.splitlines()[2] == french.splitlines()[2] == "CN rondel import", (
        "actions are the same in all languages"
    )


def test_the_start_has_no_action():
    assert plain.page(opening(), 0).splitlines()[1:4] == ["Step 0 of 3, turn 1", "", "What happened"]
    assert "What happened" not in plain.page(positioned(), 0), "a custom position has no past"


def test_the_end_is_a_ranking():
    from gamekit.replay import record

    session = record.loads(finished_text())
    ranking = plain.page(session, len(session)).split("\n\n")[-1].splitlines()
    assert ranking[0] == "The game is over."
    rows = [line.split() for line in ranking[1:]]
    assert [row[0] for row in rows] == sorted(row[0] for row in rows)
    assert {row[1]: int(row[2]) for row in rows} == dict(session.outcome.scores)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_game_can_be_told(lang: str):
    from gamekit.replay import record

    session = record.loads(finished_text())
    for n in range(0, len(session) + 1, 7):
        text = plain.page(session, n, lang)
        assert not re.search(r"[{}]|\bNone\b|\bTrue\b", text), f"step {n}"
        assert all(line == line.rstrip() for line in text.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_the_kit_does_not_know_is_told_too_and_keeps_its_secrets(coins: Coins, lang: str):
    session = play(gamekit.new_session("coins", ["Ann", "Ben"], seed=3), 200, seed=3)
    told = [plain.page(session, n, lang) for n in range(len(session) + 1)]
    secret = next(n for n in range(len(session)) if session.view(n, ALL).get("picks"))
    assert session.view(secret)["picks"] == {}
    assert told[secret] != plain.page(session, secret, lang, ALL)
    assert "Ann" in told[0]


def test_there_is_no_step_after_the_last():
    with pytest.raises(SessionError):
        plain.page(begun(3), 4)


def test_names_cannot_steer_a_terminal():
    session = gamekit.new_session("imperial2030", ["\x1b[2JAnn\r\x9b", "B\u202een"], seed=7)
    text = plain.page(session, 0)
    assert "?[2JAnn??" in text
    assert "B?en" in text
    assert not set(text) & set("\x1b\r\x9b\u202e")


def test_a_name_that_is_read_from_right_to_left_stays_as_it_is():
    text = plain.page(gamekit.new_session("imperial2030", ["\u05d3\u05e0\u05d4", "Ben"], seed=7), 0)
    assert "\u05d3\u05e0\u05d4" in text
    assert not set(text) & set("?\u2068\u2069")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sliders_have_their_units_and_empty_columns_are_left_out(lang: str) -> None:
    data = {"growth": -1, "interest": 12, "power": -2}
    shown = plain.page(gamekit.position("incorporated", {**data, "phase": "investment"}), 0, lang)
    camp, dollars = {"en": ("2 SCO", "$12"), "fr": ("2 OCS", "12 $")}[lang]
    for value in ("-1 %", dollars, camp):
        assert re.search(rf" {re.escape(value)}( |$)", shown.replace("\N{NO-BREAK SPACE}", " "), re.MULTILINE), value
    # What is the case of nobody, and what is not limited, is no line and no column.
    for label in ("passed", "bonds_left", "guards"):
        assert catalogue(lang)[f"cli.label.{label}"] not in shown
    over = plain.page(gamekit.position("incorporated", {"phase": "over", "seats": {"P1": {"bonds": 2}}}), 0, lang)
    for label in ("due", "loan", "most_payable"):
        assert catalogue(lang)[f"cli.label.{label}"] not in over
    assert catalogue(lang)["cli.label.score"] in over
