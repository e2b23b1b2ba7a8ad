"""What the menus of phase V and of offers say: the numbers that a choice rests on."""

from __future__ import annotations

import pytest

from gamekit.impero import GAME
from gamekit.impero.board import RESOURCES
from tests.impero.support import Play
from tests.play import NAMES


def why(play: Play, place: str, text: str = "") -> str:
    """Return why a place cannot be chosen in a menu."""
    attempt = dict(GAME.menu(play.state, text).attempts)[place]
    return GAME.explain(play.state, GAME.parse(attempt)).named(NAMES).text()


def labels(play: Play, text: str = "", lang: str = "en") -> dict[str, str]:
    """Return the words of the options of a menu by their texts."""
    menu = GAME.menu(play.state, text)
    return {option.text: option.label.text(lang, GAME.id, NAMES) for option in menu.options}


def question(play: Play, text: str = "", lang: str = "en") -> str:
    """Return what a menu asks."""
    return GAME.menu(play.state, text).question.text(lang, GAME.id, NAMES)


def test_the_split_of_a_bill_says_what_is_missing() -> None:
    """IMP-EX-07, IMP-DP-15, IMP-A04: taking 2 off gold leaves nothing missing, 1 and 1 leaves 1."""
    stock = {**dict.fromkeys(RESOURCES, 0), "nourriture": 3, "or": 4}
    pieces = {"P1": {"a1": {"place": "roma", "units": {"fantassin": 5}}, "f1": {"sea": "mare_gallicum", "ships": 5}}}
    play = Play.at({"phase": "upkeep", "season": "automne", "seats": {"P1": {"stock": stock}}, "pieces": pieces})
    assert play.asked == ("bill_split", "P1")
    assert list(labels(play).items())[:2] == [
        ("P1 split 0 -2", "Gold −\u00a02: all paid"),
        ("P1 split -1 -1", "Food −\u00a01, gold −\u00a01: 1 missing, tier 1"),
    ]
    told = "Upkeep of Ann: 1 food, 6 gold; in stock 3 food, 4 gold. Where to put −\u00a02?"
    assert question(play) == told
    assert labels(play, lang="fr")["P1 split -1 -1"].endswith("il manque 1, palier 1")


def test_repairs_say_how_damaged_things_are() -> None:
    """IMP-DP-19."""
    cities = {"roma": {"pv": 5, "buildings": {"caserne": {"pv": 2}}}}
    play = Play.at({"phase": "upkeep", "season": "ete", "cities": cities})
    menu = GAME.menu(play.state)
    assert [option.text for option in menu.options] == ["P1 repair roma", "P1 repair roma caserne", "P1 done"]
    assert [option.place for option in menu.options] == ["roma", "roma:caserne", ""]
    assert labels(play)["P1 repair roma"] == "Roma 5/8 → 6/8, 1 wood"
    assert labels(play)["P1 repair roma caserne"] == "Roma, barracks 2/3 → 3/3, 1 wood"


def test_a_second_repair_is_refused_by_its_rule() -> None:
    """IMP-071, IMP-072, IMP-DP-19: pressing a city that was repaired, is whole, or belongs to another says so."""
    cities = {"roma": {"pv": 5, "buildings": {"caserne": {"pv": 3}}}}
    play = Play.at({"phase": "upkeep", "season": "ete", "cities": cities})("P1 repair roma")
    assert why(play, "roma") == "Needs another season: Roma was repaired in this one already (IMP-071)."
    assert "Needs damage: the barracks of Roma has 3 of 3 PV (IMP-072)" in why(play, "roma:caserne")
    assert "IMP-070" in why(play, "carthago")


@pytest.mark.parametrize(("gold", "told"), [(0, "4 missing, tier 2"), (3, "1 missing, forgiven by Law")])
def test_law_forgives_one_missing_resource(gold: int, told: str) -> None:
    """IMP-060, IMP-DP-15: the tier is that of what counts as missing."""
    stock = {**dict.fromkeys(RESOURCES, 0), "or": gold, "nourriture": 0}
    seats = {"P1": {"stock": stock, "technologies": ["droit"] if gold else []}}
    pieces = {"P1": {"f1": {"sea": "mare_gallicum", "ships": 5}}}
    play = Play.at({"phase": "upkeep", "season": "automne", "seats": seats, "pieces": pieces})
    assert labels(play)["P1 split 0 -2"] == f"Gold −\u00a02: {told}"


def test_a_city_that_would_turn_neutral_says_so() -> None:
    """IMP-DP-17, IMP-147: a tier 3 deficit takes 2 points, one more than the city can do without."""
    stock = dict.fromkeys(RESOURCES, 0)
    cities = {name: {"owner": "P1", "influence": {"P1": points}} for name, points in (("capua", 4), ("caere", 7))}
    data = {
        "phase": "upkeep",
        "season": "printemps",
        "cities": cities,
        "seats": {"P1": {"stock": stock}},
        "pieces": {"P1": {"f1": {"sea": "mare_gallicum", "ships": 9}}},
    }
    play = Play.at(data)
    while play.asked[0] == "deficit_stability":
        play(play.legal[0])
    assert play.asked == ("deficit_influence", "P1")
    assert labels(play)["P1 withdraw capua"] == "Capua: influence 4 → 2, turns neutral"
    assert labels(play)["P1 withdraw caere"] == "Caere: influence 7 → 5"


def test_a_trade_is_named_by_amounts_and_told_in_its_question() -> None:
    """IMP-S04, IMP-DP-14."""
    stock = dict.fromkeys(RESOURCES, 3)
    seats = {seat: {"stock": stock} for seat in ("P1", "P2")}
    play = Play.at({"phase": "actions", "due": "P1", "seats": seats})("P1 trade P2")
    amount = GAME.menu(play.state, "P1 give bois").amount
    assert amount is not None
    assert (amount.least, amount.most) == (1, 3)
    assert "P1 offer" not in labels(play)
    play("P1 give bois 2", "P1 want or 1")
    assert {"P1 offer", "P1 pass"} <= set(labels(play))
    assert "Ann gives Ben: 2 wood; wants: 1 gold" in question(play)
    play("P1 offer")
    assert question(play) == "Ann offers Ben: 2 wood; and wants: 1 gold. Accept?"
    assert labels(play)["P2 accept"] == "Accept: 2 wood for 1 gold"
    assert "2 bois" in question(play, lang="fr")
