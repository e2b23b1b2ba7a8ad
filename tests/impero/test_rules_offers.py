"""Phase IV, diplomacy: trades and offers of routes (IMP-160 to IMP-162, IMP-166, IMP-016, IMP-S04, IMP-S07)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.errors import PositionError
from gamekit.core.game import PUBLIC
from gamekit.impero import GAME
from tests.impero.support import Play

STOCK = {"nourriture": 4, "bois": 3, "metal": 2, "or": 5}
BOTH = {"P1": {"stock": STOCK}, "P2": {"stock": STOCK}}


def acting(**data: Any) -> Play:
    """Return the turn of P1 in phase IV, with the same stocks for both."""
    return Play.at({"phase": "actions", "due": "P1", "seats": BOTH, **data})


def first(play: Play, text: str) -> str:
    """Return the rule that decides on a refused action."""
    return play.refused(text).rules[0]


def test_a_trade_step_by_step() -> None:
    """IMP-161, IMP-160, IMP-S04, IMP-DP-14: partner, terms, offer, answer; then the next seat has its turn."""
    play = acting()("P1 trade P2")
    assert play.asked == ("offer_terms", "P1")
    play("P1 want metal 2", "P1 give or 1", "P1 give bois 2")
    assert play.kinds() == ["term", "term", "term"]
    play("P1 offer")
    assert play.asked == ("offer_reply", "P2")
    assert play.legal == ["P2 accept", "P2 refuse"]
    play("P2 accept")
    assert play.stock("P1") == {"nourriture": 4, "bois": 1, "metal": 4, "or": 4}
    assert play.stock("P2") == {"nourriture": 4, "bois": 5, "or": 6}
    assert play.asked == ("action", "P2")
    assert {"IMP-161", "IMP-DP-14"} <= play.cites()
    assert not {"IMP-016", "IMP-162"} & play.cites()


def test_refused_offers_count() -> None:
    """IMP-160: one offer of any kind from one player to another and season."""
    play = acting()("P1 trade P2", "P1 give bois 1", "P1 want or 1", "P1 offer", "P2 refuse")
    assert (play.stock("P1"), play.stock("P2")) == (STOCK, STOCK)
    assert "IMP-160" in play.cites()
    play("P2 pass")
    assert first(play, "P1 trade P2") == "IMP-160"
    assert first(play, "P1 propose P2 roma carthago") == "IMP-160"
    play("P1 pass")
    assert "P2 trade P1" in play.legal


def test_what_an_offer_needs() -> None:
    """IMP-160, IMP-161, IMP-S04: a partner in the game, something on both sides, each resource set once."""
    play = acting()
    for partner in ("P1", "P3"):
        assert first(play, f"P1 trade {partner}") == "IMP-160"
    play("P1 trade P2")
    assert first(play, "P1 offer") == "IMP-161"
    assert first(play, "P1 give bois 4") == "IMP-161"
    assert first(play, "P1 want metal 3") == "IMP-161"
    assert first(play, "P1 give bois 0") == "IMP-161"
    play("P1 give bois 1")
    assert first(play, "P1 give bois 2") == "IMP-S04"
    assert first(play, "P1 offer") == "IMP-161"
    play("P1 want bois 1", "P1 offer", "P2 accept")
    empty = {"stock": dict.fromkeys(STOCK, 0)}
    for seats in ({**BOTH, "P1": empty}, {**BOTH, "P2": empty}):
        assert first(acting(seats=seats), "P1 trade P2") == "IMP-161"


def test_points_units_and_cities_are_not_traded() -> None:
    """IMP-161."""
    play = acting()("P1 trade P2")
    for thing in ("influence 1", "initiative 1", "archer 1", "roma 1"):
        assert play.refused(f"P1 give {thing}").status == "malformed"


def test_an_offer_that_is_dropped_is_a_pass() -> None:
    """IMP-S04, IMP-043: it does not count as an offer, and the round goes on."""
    play = acting()("P1 trade P2", "P1 give bois 1", "P1 pass")
    assert play.kinds() == ["trade", "term", "trade_dropped", "passed"]
    assert play.state.season.offers == ()
    play("P2 pass")
    assert play.state.clock.phase == "upkeep"


def test_imp_ex_14_autumn_trade() -> None:
    """IMP-EX-14, IMP-016, IMP-162, IMP-A17, IMP-A18: one exchange gives each partner 1 gold, at the trade."""
    play = acting(season="automne")("P1 trade P2", "P1 give bois 1", "P1 want metal 1", "P1 offer", "P2 accept")
    assert (play.stock("P1")["or"], play.stock("P2")["or"]) == (6, 6)
    assert {"IMP-016", "IMP-162", "IMP-A17", "IMP-A18"} <= play.cites()


def test_imp_ex_24_initiative_mission_trade() -> None:
    """IMP-EX-24, IMP-A07, IMP-150, IMP-160, IMP-162: a full tie, a mission for nothing, gold once per pair."""
    data = {
        "season": "automne",
        "phase": "actions",
        "seats": {seat: {"stock": {**STOCK, "initiative": 2}} for seat in BOTH},
        "cities": {"roma": {"buildings": {"marche": {}}}},
        "pieces": {"P2": {"s1": {"region": "latium"}}},
    }
    play = Play.at(data)("chance die 4", "chance die 4", "P1 spend 1", "P2 spend 1", "chance die 2", "chance die 5")
    assert play.asked == ("action", "P2")
    play("P2 mission s1 P1 building roma marche", "chance die 3")
    market = play.state.city("roma").building("marche")
    assert market is not None
    assert market.pv == 3
    play("P1 trade P2", "P1 give bois 2", "P1 want metal 1", "P1 offer", "P2 accept")
    assert play.stock("P1") == {"nourriture": 4, "bois": 1, "metal": 3, "or": 6}
    assert play.stock("P2") == {"nourriture": 4, "bois": 5, "metal": 1, "or": 6}
    assert first(play, "P2 mission s1 P1 building roma marche") == "IMP-150"
    play("P2 trade P1", "P2 give nourriture 1", "P2 want bois 1", "P2 offer", "P1 accept")
    assert (play.stock("P1")["or"], play.stock("P2")["or"]) == (6, 6)
    assert "bois" not in play.stock("P1")
    assert first(play, "P1 trade P2") == "IMP-160"


def test_accepting_needs_the_stock() -> None:
    """IMP-161, IMP-DP-14: who is asked for more than he has can only refuse."""
    task = {"type": "offer_reply", "partner": "P2", "gives": [["bois", 1]], "wants": [["metal", 3]]}
    play = acting(offers=[["P1", "P2"]], task={**task, "mine": "", "yours": ""})
    assert play.legal == ["P2 refuse"]
    assert first(play, "P2 accept") == "IMP-161"


def test_hidden_stocks_are_not_betrayed_by_offers() -> None:
    """IMP-S07, IMP-171: neither what can be asked for nor a refusal depends on what the partner has."""
    rich = {"stock": dict.fromkeys(STOCK, 30)}
    poor = {"stock": dict.fromkeys(STOCK, 0)}
    seen = []
    for partner in (rich, poor):
        play = acting(options={"hidden_stocks": True}, seats={**BOTH, "P2": partner})
        own = [play.legal, GAME.view(play.state, "P1")]
        play("P1 trade P2")
        assert first(play, "P1 want metal 10") == "IMP-S07"
        own += [play.legal, play.refused("P1 want metal 10").text(), GAME.view(play.state, "P1")]
        play("P1 want metal 9", "P1 give bois 1", "P1 offer")
        own += [GAME.view(play.state, viewer) for viewer in ("P1", PUBLIC)]
        seen.append(own)
        assert ("P2 accept" in play.legal) == (partner is rich)
    assert seen[0] == seen[1]
    assert "P1 give bois 3" in seen[0][2]
    assert "P1 want bois 9" in seen[0][2]


def test_a_route_with_another_player() -> None:
    """IMP-166, IMP-160: offered, accepted, and in effect from the next phase III."""
    cities = {"capua": {"owner": "P2"}, "caere": {"owner": "P1"}}
    play = acting(cities=cities)("P1 propose P2 caere capua")
    assert play.asked == ("offer_reply", "P2")
    play("P2 accept")
    assert "IMP-166" in play.cites()
    assert not {"IMP-016", "IMP-162"} & play.cites()
    assert [(pledge.proposer, pledge.mine, pledge.yours) for pledge in play.state.pledges] == [("P1", "caere", "capua")]
    assert play.state.routes == ()
    assert first(play, "P2 propose P1 capua caere") == "IMP-165"
    refused = acting(cities=cities)("P1 propose P2 caere capua", "P2 refuse")
    assert refused.state.pledges == ()


def test_what_an_offer_of_a_route_needs() -> None:
    """IMP-166, IMP-165: the ends of the two, and a way between them; who can pay is seen later."""
    poor = {"stock": dict.fromkeys(STOCK, 0)}
    cities = {"capua": {"owner": "P2"}, "caere": {"owner": "P1"}}
    play = acting(cities=cities, seats={"P1": poor, "P2": poor})
    assert "P1 propose P2 caere capua" in play.legal
    assert first(play, "P1 propose P2 capua caere") == "IMP-166"
    assert first(play, "P1 propose P2 caere mediolanum") == "IMP-166"
    assert first(play, "P1 propose P2 caere carthago") == "IMP-165"
    routes = [["caere", "capua", "P1", "P2"]]
    assert first(acting(cities=cities, routes=routes), "P1 propose P2 caere capua") == "IMP-165"


@pytest.mark.parametrize(
    "changed",
    [
        {"cities": {"capua": {"owner": "P2"}}},
        {"cities": {"caere": {"owner": "P1"}}},
        {"pledges": [["P1", "P2", "roma", "carthago"]]},
        {"routes": [["caere", "capua", "P1", "P2"]]},
        {"routes": [["capua", "tarentum", "P2"], ["capua", "rhegion", "P2"], ["mediolanum", "massalia", "P2"]]},
        {"seats": {"P1": {"stock": {**STOCK, "bois": 0}}}},
        {"seats": {"P1": {"stock": {**STOCK, "or": 1}}}},
    ],
    ids=["his end lost", "the other end lost", "no way", "one already", "partner has three", "no wood", "no gold"],
)
def test_a_promise_of_a_route_lapses(changed: dict[str, Any]) -> None:
    """IMP-166, IMP-165: what it needs is seen when it takes effect, and then nobody pays."""
    cities = {"capua": {"owner": "P2"}, "caere": {"owner": "P1"}, "mediolanum": {"owner": "P2"}}
    seats = {"P1": {"stock": STOCK}, "P2": {"stock": dict.fromkeys(STOCK, 0)}}
    promised = [["P1", "P2", "caere", "capua"]]
    data: dict[str, Any] = {"phase": "management", "cities": cities, "seats": seats, "pledges": promised}
    kept = Play.at(data)
    assert [(route.ends, route.holders) for route in kept.state.routes] == [(("capua", "caere"), ("P1", "P2"))]
    assert (kept.stock("P1")["bois"], kept.stock("P1")["or"]) == (STOCK["bois"] - 1, STOCK["or"] - 2)
    wrong = {**data, **changed}
    play = Play.at(wrong)
    assert play.state.pledges == ()
    assert len(play.state.routes) == len(wrong.get("routes", []))
    held = wrong["seats"]["P1"]["stock"]
    assert play.stock("P1") == {unit: amount for unit, amount in held.items() if amount}


def test_an_offer_under_way_must_be_one() -> None:
    """IMP-160, IMP-161, IMP-162: custom positions in the middle of an offer, and its books."""
    reply = {"type": "offer_reply", "partner": "P2", "gives": [], "wants": [], "mine": "", "yours": ""}
    terms = {"type": "offer_terms", "partner": "P2", "gives": [], "wants": []}
    trade = {**reply, "gives": [["bois", 1]], "wants": [["or", 1]]}
    made: dict[str, Any] = {"offers": [["P1", "P2"]]}
    assert acting(task=terms).asked == ("offer_terms", "P1")
    assert acting(task=trade, **made).asked == ("offer_reply", "P2")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"task": {**terms, "partner": "P1"}}, "IMP-161"),
        ({"task": {**terms, "gives": [["bois", 9]]}}, "IMP-161"),
        ({"task": {**terms, "gives": [["or", 1], ["bois", 1]]}}, "IMP-161"),
        ({"task": {**terms, "wants": [["or", 0]]}}, "IMP-161"),
        ({"task": terms, **made}, "IMP-161"),
        ({"task": trade}, "IMP-160"),
        ({"task": reply, **made}, "IMP-160"),
        ({"task": {**trade, "mine": "roma"}, **made}, "IMP-160"),
        ({"task": {**reply, "mine": "roma", "yours": "carthago"}, **made}, "IMP-160"),
        ({"task": {**reply, "mine": "roma", "yours": "atlantis"}, **made}, "IMP-160"),
        ({"traded": [["P1", "P2"], ["P2", "P1"]]}, "IMP-162"),
    ]
    for data, rule in wrong:
        with pytest.raises(PositionError) as caught:
            acting(**data)
        assert caught.value.rule == rule, data
