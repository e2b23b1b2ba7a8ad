"""The cases about the end of the game and the score."""

from __future__ import annotations

from gamekit.imperial2030.scoring import ranking, score
from tests.imperial2030.support import case, desk, paid, told

FIVE_FLAGS = ["mongolia", "kazakhstan", "ukraine", "turkey", "iran"]


@case("E1", "END-1", "END-2", "TAX-5")
def test_case_e1() -> None:
    own = desk(nations={"RU": {"power": 24}})
    events = own.play("RU rondel taxation")
    assert own.power("RU") == 25
    assert told(events, "game_over") == [{"nation": "RU", "power": 25}]
    assert (own.point, own.actor) == (None, None)
    assert told(events, "turn") == []
    assert own.legal() == []
    own.refused("CN rondel taxation", "END-2")


@case("E3", "SCO-1")
def test_case_e3() -> None:
    own = desk(nations={"IN": {"power": 17}}, seats={"P1": {"cash": 3, "bonds": {"IN": [12]}}})
    assert score(own.state, "P1") == 15 + 3
    assert own.view["seats"]["P1"]["score"] == 18


@case("E5", "SCO-1", "SCO-3")
def test_case_e5() -> None:
    own = desk(
        players=2,
        nations={"RU": {"power": 15}, "CN": {"power": 10}},
        seats={
            "P1": {"cash": 10, "bonds": {"RU": [12]}},
            "P2": {"cash": 7, "bonds": {"RU": [16]}},
        },
        active="RU",
    )
    assert [score(own.state, seat) for seat in ("P1", "P2")] == [25, 25]
    assert ranking(own.state) == {"P1": 2, "P2": 1}


@case("E7", "SCO-5")
def test_case_e7() -> None:
    # Two bonds against one: the same credit sum and the same interest.
    own = desk(
        players=2,
        nations={"RU": {"power": 24}},
        seats={"P1": {"cash": 5, "bonds": {"RU": [2, 4]}}, "P2": {"cash": 6, "bonds": {"RU": [6]}}},
    )
    events = own.play("RU rondel taxation")
    assert [(item["score"], item["rank"]) for item in told(events, "scored")] == [(21, 1), (21, 1)]
    outcome = own.outcome()
    assert dict(outcome.ranks) == {"P1": 1, "P2": 1}
    assert "SCO-5" in outcome.ended.rules


@case("E8", "END-1", "TAX-7")
def test_case_e8() -> None:
    own = desk(nations={"RU": {"power": 24, "treasury": 0}}, seats={"P1": {"cash": 0}})
    events = own.play("RU rondel taxation")
    assert [event.kind for event in events[1:6]] == ["taxed", "paid", "paid", "paid", "game_over"]
    assert paid(events, "tax") == [("bank", "RU", 6)]
    assert paid(events, "power") == [("bank", "RU", 1)]
    assert paid(events, "tax_bonus") == [("bank", "P1", 1)]
    assert (own.treasury("RU"), own.cash("P1"), own.power("RU")) == (6, 1, 25)
    assert own.point is None


@case("S16", "END-1", "TAX-5", "SCO-1")
def test_case_s16() -> None:
    own = desk(nations={"RU": {"power": 23, "flags": FIVE_FLAGS}, "CN": {"power": 12}})
    events = own.play("RU rondel taxation")
    assert told(events, "taxed")[0]["revenue"] == 11
    assert paid(events, "power") == [("bank", "RU", 2)]
    assert told(events, "points_lost") == [{"nation": "RU", "points": 2}]
    assert own.power("RU") == 25
    assert own.point is None
    # Interest times factor plus cash. P1 holds RU 9 and got a bonus of 2, P2 CN 9, P4 CN 2, P5 RU 2.
    outcome = own.outcome()
    assert dict(outcome.scores) == {
        "P1": 4 * 5 + 4,
        "P2": 4 * 2 + 2,
        "P3": 2,
        "P4": 1 * 2 + 2,
        "P5": 1 * 5 + 2,
        "P6": 2,
    }
    scored = {item["player"]: (item["bonds"], item["cash"], item["score"]) for item in told(events, "scored")}
    assert scored["P1"] == (20, 4, 24)
    assert scored["P2"] == (8, 2, 10)
