"""The greedy player plays Imperial 2030 sensibly: single decisions, and whole games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import gamekit
from gamekit import players
from gamekit.core.game import Step
from gamekit.core.session import Session
from gamekit.imperial2030.board import board
from gamekit.players.imperial2030.sight import Sight, chart
from gamekit.players.imperial2030.ways import within
from gamekit.players.loop import question
from tests.players.contest import share_won
from tests.players.games import GAME, greedy, happenings, turns


def answer(session: Session, seed: int = 0) -> str:
    """Return what a greedy player who has followed the game chooses now."""
    player = players.get("greedy", seed)
    decision = session.to_act
    assert decision is not None
    for node in session.line:
        player.told(session.game.redact(Step(node.state, node.events), decision.seat).events)
    return str(player.choose(question(session, decision)))


def at(position: Mapping[str, Any], *actions: str) -> Session:
    """Return a session from a position after some actions."""
    session = gamekit.position(GAME, position)
    for action in actions:
        session.play(action)
    return session


def maneuver(nation: str, units: Mapping[str, list[str]], seats: Mapping[str, Any], **more: Any) -> Session:
    """Return a session in the Maneuver of a nation, with these units on the board."""
    nations: dict[str, Any] = {other: {"units": list(there)} for other, there in units.items()}
    nations[nation]["rondel"] = "import"
    for other, data in more.items():
        nations.setdefault(other, {}).update(data)
    position = {"players": 2, "active": nation, "turn": 20, "nations": nations, "seats": seats}
    return at(position, f"{nation} rondel maneuver")


RUSSIA_AND_CHINA: Mapping[str, Any] = {
    "P1": {"cash": 2, "bonds": {"RU": [9], "BR": [9], "US": [9]}},
    "P2": {"cash": 2, "bonds": {"CN": [9], "IN": [9], "EU": [9]}},
}


# The rondel.


def last_tax(cash: int, turn: int) -> Session:
    """Return Russia one power point short of the end, the other player with so much cash."""
    return at(
        {
            "players": 2,
            "active": "RU",
            "turn": turn,
            "nations": {"RU": {"power": 24, "rondel": "maneuver", "treasury": 9}},
            "seats": {"P1": {"cash": 2, "bonds": {"RU": [9]}}, "P2": {"cash": cash, "bonds": {"CN": [9]}}},
        }
    )


def test_it_ends_a_game_that_it_wins():
    assert answer(last_tax(cash=2, turn=30)) == "RU rondel taxation"


def test_it_does_not_end_a_game_that_it_loses_but_does_not_wait_for_ever():
    assert answer(last_tax(cash=90, turn=30)) != "RU rondel taxation"
    assert answer(last_tax(cash=90, turn=200)) == "RU rondel taxation"


def test_it_taxes_when_taxes_are_high():
    flags = ["mongolia", "korea", "kazakhstan", "afghanistan", "iran", "turkey", "ukraine", "japan", "seaofjapan"]
    rich = {"power": 5, "rondel": "maneuver", "treasury": 6, "flags": flags}
    session = at({"players": 2, "active": "RU", "nations": {"RU": rich}, "seats": RUSSIA_AND_CHINA})
    assert answer(session) == "RU rondel taxation"


def test_units_that_can_win_flags_are_sent_before_taxing():
    units = ["army:moscow*4", "army:novosibirsk", "army:vladivostok*2", "fleet:vladivostok"]
    armed = {"power": 0, "rondel": "production", "treasury": 4, "units": units}
    session = at({"players": 2, "active": "RU", "nations": {"RU": armed}, "seats": RUSSIA_AND_CHINA})
    assert answer(session) == "RU rondel maneuver"


def test_it_gives_what_is_missing_for_a_fee_that_is_worth_it():
    flags = ["mongolia", "korea", "kazakhstan", "afghanistan", "iran", "turkey", "ukraine", "japan", "seaofjapan"]
    short = {"power": 20, "rondel": "factory", "treasury": 8, "flags": flags}
    session = at(
        {
            "players": 2,
            "active": "RU",
            "turn": 40,
            # China is as near the end: who waits, loses.
            "nations": {"RU": short, "CN": {"power": 24}},
            "seats": RUSSIA_AND_CHINA,
        }
    )
    # Five steps from Factory to Taxation: twice 1 + the factor of 4.
    assert session.view()["spaces"]["taxation"] == {"steps": 5, "fee": 10, "legal": False, "why": "RON-6"}
    assert answer(session) == "P1 donate RU 2"
    session.play("P1 donate RU 2")
    assert answer(session) == "RU rondel taxation"


# What is built and bought.


def test_it_builds_where_it_can():
    session = at({"players": 2, "active": "RU", "nations": {"RU": {"treasury": 9}}}, "RU factory")
    assert answer(session).startswith("RU build ")


def test_it_imports_where_units_can_win_something():
    session = at({"players": 2, "active": "BR", "nations": {"BR": {"treasury": 9}}}, "BR rondel import")
    placements = session.game.parse(answer(session)).placements
    assert sum(item.count for item in placements) == board().import_max


def test_short_supply_goes_where_a_unit_is_of_use():
    # Chongqing's neighbours are taken, Beijing's are not.
    units = ["army:chongqing*9", "fleet:chinasea"]
    china = {
        "units": units,
        "factories": ["beijing", "chongqing"],
        "rondel": "factory",
        "flags": ["indochina", "afghanistan"],
    }
    session = at({"players": 2, "active": "CN", "nations": {"CN": china}}, "CN rondel production")
    assert session.to_act.point == "production"
    assert answer(session) == "CN produce beijing"


# The Maneuver.


def test_fleets_and_armies_go_where_nobody_is():
    session = maneuver("RU", {"RU": ["fleet:vladivostok", "army:novosibirsk"]}, RUSSIA_AND_CHINA)
    assert answer(session) == "RU fleet vladivostok > seaofjapan"
    session.play("RU fleet vladivostok > seaofjapan")
    assert answer(session) == "RU end"
    session.play("RU end")
    assert answer(session) in {"RU army novosibirsk > kazakhstan", "RU army novosibirsk > mongolia"}


def test_a_unit_that_holds_a_region_without_a_flag_stays():
    session = maneuver("RU", {"RU": ["army:mongolia"]}, RUSSIA_AND_CHINA, RU={"flags": ["kazakhstan", "korea"]})
    assert answer(session) == "RU end"


def test_an_occupier_is_driven_out():
    session = maneuver("RU", {"RU": ["army:novosibirsk"], "CN": ["army:vladivostok!"]}, RUSSIA_AND_CHINA)
    assert answer(session) == "RU army novosibirsk > vladivostok"
    session.play("RU army novosibirsk > vladivostok")
    assert answer(session) == "RU attack CN vladivostok"


def test_an_army_that_stands_there_drives_the_occupier_out_from_the_spot():
    session = maneuver("RU", {"RU": ["army:vladivostok"], "CN": ["army:vladivostok!"]}, RUSSIA_AND_CHINA)
    assert answer(session) == "RU attack CN vladivostok"


@pytest.mark.parametrize("seed", range(6))
def test_nations_of_one_government_do_not_fight(seed: int):
    session = maneuver("RU", {"RU": ["army:alaska*3"], "US": ["army:alaska"]}, RUSSIA_AND_CHINA)
    assert answer(session, seed) != "RU attack US alaska"
    session = maneuver("RU", {"RU": ["army:canada*2"], "US": ["army:alaska"]}, RUSSIA_AND_CHINA)
    session.play("RU army canada > alaska")
    assert answer(session, seed) == "RU peace"
    session.play("RU peace")
    assert answer(session, seed) == "US peace"


@pytest.mark.parametrize("seed", range(6))
def test_no_unit_is_thrown_at_a_stronger_force(seed: int):
    units = {"RU": ["army:mongolia"], "CN": ["army:mongolia*4"]}
    session = maneuver("RU", units, RUSSIA_AND_CHINA, RU={"flags": ["mongolia"]})
    assert answer(session, seed) != "RU attack CN mongolia"


def test_a_battle_that_wins_a_flag_is_fought_to_the_end():
    units = {"RU": ["army:mongolia*3"], "CN": ["army:mongolia*2"]}
    session = maneuver("RU", units, RUSSIA_AND_CHINA, CN={"flags": ["mongolia"]})
    assert answer(session) == "RU attack CN mongolia"
    session.play("RU attack CN mongolia")
    assert session.to_act.point == "battle_round"
    assert answer(session) == "RU fight"
    session.play("RU peace")
    # One against two: China would win nothing by going on but the loss of its last army.
    assert session.to_act.actor == "CN"
    assert answer(session) == "CN peace"


def test_a_home_province_is_defended():
    session = maneuver("RU", {"RU": ["army:vladivostok"], "CN": ["army:beijing"]}, RUSSIA_AND_CHINA)
    session.play("RU army vladivostok > beijing!")
    session.play("RU peace")
    assert session.to_act.actor == "CN"
    assert answer(session) == "CN fight"


def test_an_army_is_carried_where_it_could_not_walk():
    flags = ["chinasea", "indochina", "korea", "mongolia", "afghanistan", "japan", "seaofjapan", "indonesia"]
    flags += ["indianocean", "northpacific", "southpacific", "tasmansea"]
    session = maneuver("CN", {"CN": ["army:shanghai", "fleet:chinasea"]}, RUSSIA_AND_CHINA, CN={"flags": flags})
    assert answer(session) == "CN end", "the fleet waits for the army"
    session.play("CN end")
    chosen = session.game.parse(answer(session))
    assert chosen.TAG == "convoy"
    assert chosen.target not in flags
    assert chosen.target not in dict(within("shanghai", "army", 2))


def test_the_last_flag_is_taken_from_a_rival():
    taken = ["mongolia", "korea", "japan", "kazakhstan", "iran", "turkey", "ukraine", "canada", "alaska", "mexico"]
    taken += ["northatlantic", "northpacific", "seaofjapan", "quebec"]
    units = {"RU": ["army:afghanistan", "army:indochina"]}
    session = maneuver("RU", units, RUSSIA_AND_CHINA, RU={"flags": taken}, CN={"flags": ["indochina"]})
    session.play("RU end")
    assert session.to_act.point == "flags"
    assert answer(session) == "RU flag indochina"


# Bonds.


def buying(nations: Mapping[str, Any], cash: int = 4) -> Session:
    """Return a session in which P2 is to buy; P1 governs Russia, which has landed on Investor."""
    return at(
        {
            "players": 2,
            "active": "RU",
            "investor_card": "P2",
            "turn": 30,
            "nations": nations,
            "seats": {
                "P1": {"cash": 0, "bonds": {"RU": [9], "CN": [9], "IN": [9], "BR": [9], "US": [9], "EU": [9]}},
                "P2": {"cash": cash, "bonds": {}},
            },
        },
        "RU rondel investor",
    )


def test_it_buys_of_the_strongest_nation():
    strong = {"power": 20, "flags": ["argentina", "peru", "colombia", "southatlantic", "caribbeansea"]}
    assert answer(buying({"BR": strong})) == "P2 buy BR 4"


def test_it_keeps_its_money_where_no_bond_is_worth_its_price():
    # The game is about to end with all other nations at nothing, and the good bonds are sold.
    session = buying({"RU": {"power": 24}}, cash=5)
    session.play("P2 pass")
    assert session.to_act.seat == "P1"
    weak = at(
        {
            "players": 2,
            "active": "RU",
            "investor_card": "P2",
            "turn": 60,
            "nations": {"RU": {"power": 24}},
            "seats": {"P1": {"cash": 0, "bonds": {"RU": [2, 4, 6, 9, 12]}}, "P2": {"cash": 13, "bonds": {"EU": [9]}}},
        },
        "RU rondel investor",
    )
    assert weak.view()["seats"]["P2"]["cash"] == 14
    assert not answer(weak).startswith("P2 buy EU")


def test_it_takes_a_government_that_can_be_had():
    nations: dict[str, Any] = {}
    session = at(
        {
            "players": 3,
            "active": "RU",
            "investor_card": "P2",
            "turn": 12,
            "nations": nations,
            "seats": {
                "P1": {"cash": 0, "bonds": {"RU": [9], "CN": [9], "IN": [9]}},
                "P2": {"cash": 3, "bonds": {"US": [9]}},
                "P3": {"cash": 0, "bonds": {"EU": [9], "BR": [2]}},
            },
        },
        "RU rondel investor",
    )
    assert answer(session) == "P2 buy BR 4"


# What it knows.


def test_the_tax_chart_is_that_of_the_board():
    for revenue in range(24):
        assert chart(revenue * 1000) == board().tax_column(revenue).power * 1000
    assert chart(10_500) == 3_500


def test_distances_are_those_of_the_map():
    assert dict(within("vladivostok", "fleet", 2)) == {"seaofjapan": 1, "northpacific": 2, "chinasea": 2}
    assert dict(within("japan", "army", 4)) == {}
    assert dict(within("moscow", "army", 1)) == dict.fromkeys(board().regions["moscow"].by_land, 1)


def test_worths_add_up_to_nothing_over_all_players():
    """What a power point is worth to one player against the average, the others lack together."""
    session = greedy(3, 1)
    session.seek(100)
    view = session.view()
    for nation in board().nations:
        worths = [Sight(view, seat).worths[nation] for seat in view["seats"]]
        assert abs(sum(worths)) <= len(worths)


# Whole games.


@pytest.mark.parametrize("count", range(2, 7))
def test_games_end_by_the_last_power_point_within_40_to_200_turns(count: int):
    for seed in range(4):
        session = greedy(count, seed)
        assert 40 <= turns(session) <= 200
        assert session.outcome is not None
        assert "END-1" in session.outcome.ended.rules
        assert max(nation["power"] for nation in session.view()["nations"].values()) == board().power_max


@pytest.mark.parametrize("other", ["random", "biased"])
def test_it_beats_those_who_play_at_random(other: str):
    assert share_won(GAME, range(2, 7), other) >= 0.9


def test_its_games_show_what_the_rules_have_to_offer():
    kinds = happenings(greedy(4, 3)) + happenings(greedy(6, 5)) + happenings(greedy(2, 1))
    for kind in ("built", "produced", "imported", "attacked", "flag_set", "flag_removed", "landed", "governs", "bond"):
        assert kinds[kind] > 0, kind
