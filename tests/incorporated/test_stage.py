"""What a view says of what is going on: the open card, auctions, payments; nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.game import ALL, PUBLIC, Config
from gamekit.core.seats import seat_ids
from gamekit.incorporated import GAME
from gamekit.incorporated.money import most_payable
from tests.incorporated import scenes
from tests.incorporated.support import Play

BIDDING: dict[str, Any] = {
    "phase": "investment",
    "due": "P1",
    "interest": 20,
    "seats": {"P1": {"cash": 10}, "P2": {"cash": 50}, "P3": {"cash": 3}},
}


def stage(play: Play, viewer: str = PUBLIC) -> dict[str, Any]:
    shown: dict[str, Any] = GAME.view(play.state, viewer)["stage"]
    return shown


def roles(play: Play) -> dict[str, str]:
    return {own["seat"]: own["role"] for own in stage(play)["auction"]["seats"]}


def test_an_auction_says_who_is_in_and_which_loans_a_price_needs() -> None:
    """INC-113, INC-052, INC-S07."""
    play = Play.at(BIDDING)("P1 auction us")
    assert roles(play) == {"P1": "asked", "P2": "waits", "P3": "waits"}
    shown = stage(play)["auction"]
    assert (shown["kind"], shown["what"], shown["price"], shown["limit"]) == ("public", "us", 0, 3)
    play("P1 bid 35")
    assert roles(play) == {"P1": "leads", "P2": "asked", "P3": "waits"}
    ann, ben, cleo = stage(play)["auction"]["seats"]
    # $10 of cash and loans of $20 and $19 make $49; the other two would have to bid $36.
    assert (ann["price"], ann["loans"], ann["most"]) == (35, [20, 19], most_payable(play.state, "P1"))
    assert (ben["price"], ben["loans"]) == (36, [])
    assert cleo["loans"] == [20, 19]
    play("P2 pass")
    assert roles(play) == {"P1": "leads", "P2": "out", "P3": "asked"}


def test_what_cannot_be_paid_needs_no_loans() -> None:
    """INC-S07."""
    poor = {**BIDDING, "interest": 11, "seats": {"P1": {"cash": 200}, "P2": {"cash": 0, "bonds": 10}}}
    play = Play.at(poor)("P1 auction us", "P1 bid 200")
    ben = stage(play)["auction"]["seats"][1]
    assert (ben["most"], ben["loans"]) == (1, None)


def test_hidden_cash_stays_hidden() -> None:
    """INC-013, INC-S05."""
    play = Play.at({**BIDDING, "options": {"hidden_cash": True}})("P1 auction us", "P1 bid 35")
    for viewer, seen in ((PUBLIC, set()), ("P2", {"P2"}), (ALL, {"P1", "P2", "P3"})):
        seats = stage(play, viewer)["auction"]["seats"]
        assert {own["seat"] for own in seats if own["most"] is not None} == seen
        assert {own["seat"] for own in seats if own["loans"] is not None} == seen
    play("P2 pass", "P3 pass")
    assert (stage(play)["payment"]["loans"], stage(play, "P1")["payment"]["loans"]) == (None, [20, 19])


def test_a_payment_says_what_it_needs() -> None:
    """INC-DP-7, INC-051."""
    play = Play.at(BIDDING)("P1 auction us", "P1 bid 35", "P2 pass", "P3 pass")
    due = stage(play)["payment"]
    assert (due["payer"], due["receiver"], due["amount"], due["follow"], due["loans"]) == (
        "P1",
        "bank",
        35,
        "auction",
        [20, 19],
    )
    play("P1 loan")
    assert stage(play)["payment"]["loans"] == [19]
    play("P1 loan")
    assert "payment" not in stage(play)


def test_a_private_sale_and_a_reverse_auction() -> None:
    """INC-130, INC-A46, INC-119, INC-A41."""
    play = Play.at(BIDDING)("P1 sell us 10", "P2 pass")
    assert roles(play) == {"P1": "seller", "P2": "declined", "P3": "asked"}
    play("P3 bid 10")
    assert roles(play) == {"P1": "seller", "P2": "asked", "P3": "leads"}
    play("P2 pass")
    assert stage(play)["payment"]["receiver"] == "P1"

    play = Play.at(BIDDING)("P1 auction us", "P1 bid 5", "P2 pass", "P3 pass", "P1 place us.3")
    shown = stage(play)["auction"]
    assert (shown["kind"], shown["price"], shown["limit"]) == ("reverse", 5, 4)
    assert roles(play) == {"P1": "buyer", "P2": "asked", "P3": "waits"}
    assert [(own["shares"], own["cubes"]) for own in shown["seats"][1:]] == [(1, 1), (1, 1)]
    play("P2 pass")
    assert roles(play)["P2"] == "out"


def test_a_seat_without_a_share_is_apart_in_a_reverse_auction() -> None:
    """INC-119."""
    play = Play.at(BIDDING)("P1 auction japan", "P1 bid 5", "P2 pass", "P3 pass")
    while play.asked[0] == "place_cube":
        play(play.legal[0])
    assert roles(play) == {"P1": "buyer", "P2": "asked", "P3": "apart"}


def test_corporations_are_auctioned_too() -> None:
    """INC-079, INC-A34."""
    play = Play(GAME.setup(Config(seat_ids(3), "rulebook", {"advanced_setup": True})))("P1 bid 2")
    shown = stage(play)["auction"]
    assert (shown["kind"], shown["what"], shown["price"], shown["limit"]) == (
        "corporation",
        "fortress_derivatives",
        2,
        3,
    )
    assert roles(play) == {"P1": "leads", "P2": "asked", "P3": "waits"}
    assert {own["most"] for own in shown["seats"]} == {24}
    play("P2 pass", "P3 pass")
    assert roles(play) == {"P1": "apart", "P2": "asked", "P3": "waits"}


def test_the_open_card_says_which_effects_are_settled() -> None:
    """INC-101, INC-A16."""
    play = Play.at({"phase": "outlook", "outlook": {"ahead": "india_emerging"}})
    while play.asked[0] != "outlook_choice":
        play(play.legal[0])
    shown = stage(play)["card"]
    assert (shown["id"], shown["done"], shown["reconstructed"]) == ("india_emerging", 0, [])
    assert [effect["op"] for effect in shown["effects"]][:2] == ["unlock_square", "move_slider"]
    assert shown["effects"][1] == {"op": "move_slider", "slider": "growth", "steps": 4}
    play(play.legal[0])
    assert (play.asked[0], stage(play)["card"]["done"]) == ("outlook_choice", 4)
    play(play.legal[0])
    assert stage(play)["card"]["done"] == len(shown["effects"])


@pytest.mark.parametrize(("viewer", "seen"), [(PUBLIC, False), ("P1", False), ("P3", True), (ALL, True)])
def test_only_big_brother_is_shown_the_next_card(viewer: str, seen: bool) -> None:
    """INC-015, INC-S05."""
    play = Play.at({"phase": "investment", "outlook": {"ahead": "shale_revolution"}})
    shown = stage(play, viewer)
    assert (shown["next"] is not None) == seen
    assert (shown["card"], shown["cards_left"]) == (None, 4)
    if seen:
        assert (shown["next"]["id"], shown["next"]["done"]) == ("shale_revolution", 0)
        assert shown["next"]["reconstructed"] == ["name", "effects"]


def test_the_scenes_that_the_browser_draws_are_those_of_the_engine() -> None:
    assert scenes.FILE.read_text(encoding="utf-8") == scenes.written()
