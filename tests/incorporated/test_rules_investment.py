"""Phase 2: auctions, reverse auctions and private sales (INC-110 to INC-134, INC-DP-4 to INC-DP-11)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.core.ledger import BANK
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.incorporated.state import LOCKED
from tests.incorporated.support import Play

FULL_EUROZONE = {f"eurozone.{place}": seat for place, seat in enumerate(("P2", "P2", "P1", "P1", "P2", "P1"), 1)}


def invest(**data: Any) -> Play:
    """Return the start of phase 2 with three players, P1 to act."""
    return Play.at({"phase": "investment", **data})


def squares(country: str, holder: str) -> dict[str, str]:
    """Return all squares of a country, held by one."""
    return dict.fromkeys(board().lands[country].squares, holder)


def bought(country: str, buyer: str = "P1", price: int = 3, **data: Any) -> Play:
    """Return the position in which a share was just bought without another bid."""
    play = invest(due=buyer, **data)(f"{buyer} auction {country}", f"{buyer} bid {price}")
    first, second = play.state.from_left(buyer)
    return play(f"{first} pass", f"{second} pass")


# The worked examples.


def test_inc_ex_08_the_auction_of_the_rulebook() -> None:
    """INC-EX-08: bids up to $22, a reverse auction down to $19, then Blue acts; INC-113 to INC-123."""
    play = invest()("P1 auction us")
    assert play.kinds() == ["auction"]
    assert play.asked == ("bid", "P1")
    bids = ("P1 bid 3", "P2 bid 4", "P3 bid 7", "P1 bid 11", "P2 bid 12", "P3 bid 15", "P1 bid 22", "P2 pass")
    play(*bids)
    assert play.asked == ("bid", "P3")
    play("P3 pass")
    assert play.asked == ("place_cube", "P1")
    assert play.state.cash("P1") == 24 - 22
    assert (play.state.shares("P1", "us"), play.state.shares(BANK, "us")) == (2, 3)
    pile = play.state.pile("P1")
    play("P1 place us.6")
    assert play.kinds() == ["cube_placed", "reverse"]
    assert play.state.country("us").holder("us.6") == "P1"
    assert play.state.pile("P1") == pile - 1
    # The buyer may not lower; the player on his left is asked first.
    assert play.asked == ("reverse_bid", "P2")
    play("P2 lower 21", "P3 lower 20", "P2 lower 19")
    assert play.asked == ("reverse_bid", "P3")
    play("P3 pass")
    assert play.asked == ("remove_cube", "P2")
    assert play.state.cash("P2") == 17 + 19
    assert (play.state.shares("P2", "us"), play.state.shares(BANK, "us")) == (0, 4)
    assert play.legal == ["P2 remove us.2"]
    play("P2 remove us.2")
    assert play.state.country("us").holder("us.2") == ""
    assert play.asked == ("invest_action", "P2")


def test_inc_ex_09_an_empty_square_is_occupied() -> None:
    """INC-EX-09, INC-116: no other cube changes."""
    play = bought("eurozone", "P3", 5)
    before = play.state.country("eurozone")
    assert play.legal == [f"P3 place {square}" for square in before.free()]
    play("P3 place eurozone.2")
    after = play.state.country("eurozone")
    assert after.held_by("P3") == ("eurozone.2",)
    for seat in ("P1", "P2"):
        assert after.held_by(seat) == before.held_by(seat)


def test_inc_ex_10_in_a_full_country_a_cube_is_replaced() -> None:
    """INC-EX-10, INC-117, INC-031: Green's Technology cube goes back to its pile."""
    play = bought("eurozone", "P3", 5, countries={"eurozone": {"squares": FULL_EUROZONE}})
    assert len(play.legal) == 6
    green, red = play.state.pile("P1"), play.state.pile("P3")
    play("P3 place eurozone.3")
    assert play.kinds()[0] == "cube_replaced"
    assert {"INC-117", "INC-A14", "INC-031"} <= play.cites()
    assert (play.state.pile("P1"), play.state.pile("P3")) == (green + 1, red - 1)


def test_inc_ex_11_a_reverse_sale_after_a_purchase() -> None:
    """INC-EX-11, INC-120, INC-122: Blue sells a Eurozone share and removes a cube there."""
    play = bought("eurozone", "P3", 6)("P3 place eurozone.2")
    assert play.asked == ("reverse_bid", "P1")
    play("P1 pass", "P2 lower 5")
    assert play.asked == ("remove_cube", "P2")
    assert play.legal == ["P2 remove eurozone.1"]
    assert {"INC-120", "INC-122"} <= play.cites()
    play("P2 remove eurozone.1")
    assert (play.state.shares("P2", "eurozone"), play.state.cash("P2")) == (0, 17 + 5)
    assert play.state.country("eurozone").held_by("P2") == ()


def test_inc_ex_12_a_private_sale_without_bids() -> None:
    """INC-EX-12, INC-133: the executive is spent, nothing else changes."""
    play = invest()
    ledger, countries = play.state.ledger, play.state.countries
    play("P1 sell india 20", "P2 pass", "P3 pass")
    assert play.kinds() == ["offered", "passed", "passed", "nothing_sold"]
    assert "INC-133" in play.cites()
    assert (play.state.ledger, play.state.countries) == (ledger, countries)
    assert (play.state.seat("P1").executives, play.state.seat("P1").sent) == (2, 1)
    assert play.asked == ("invest_action", "P2")


def test_inc_ex_13_a_private_sale() -> None:
    """INC-EX-13, INC-130 to INC-132, INC-A46: who does not open may bid later; Red pays Green $13."""
    play = invest()("P1 sell india 10")
    assert play.asked == ("private_bid", "P2")
    play("P2 pass", "P3 bid 11")
    assert play.asked == ("private_bid", "P2")
    play("P2 bid 12", "P3 bid 13", "P2 pass")
    assert play.asked == ("swap_cube", "P3")
    assert (play.state.cash("P1"), play.state.cash("P3")) == (24 + 13, 36 - 13)
    assert (play.state.shares("P1", "india"), play.state.shares("P3", "india")) == (0, 1)
    assert play.legal == ["P3 swap india.1"]
    play("P3 swap india.1")
    assert play.state.country("india").holder("india.1") == "P3"
    # No reverse auction follows.
    assert play.asked == ("invest_action", "P2")


# The action.


def test_what_can_be_done_with_an_executive() -> None:
    """INC-DP-4, INC-110, INC-111: auctions of all majors, sales of own shares from $1, or a pass."""
    legal = invest().legal
    assert [text for text in legal if "auction" in text] == [f"P1 auction {land}" for land in board().majors]
    offers = [text.split() for text in legal if " sell " in text]
    assert {words[2] for words in offers} == {"us", "eurozone", "india"}
    assert {words[3] for words in offers} == {str(price) for price in range(1, 211)}
    assert legal[-1] == "P1 pass"


def test_a_pass_spends_an_executive_and_the_others_stay() -> None:
    """INC-134, INC-110: the phase goes on until the last executive is sent."""
    play = invest()("P1 pass")
    assert "INC-134" in play.cites()
    assert (play.state.seat("P1").executives, play.state.seat("P1").sent) == (2, 1)
    play("P2 pass", "P3 pass", "P1 pass", "P2 pass", "P3 pass", "P1 pass", "P2 pass")
    assert play.asked == ("invest_action", "P3")
    play("P3 pass")
    assert play.state.clock.phase == "competition"
    assert [seat.executives for seat in play.state.seats] == [3, 3, 3]


def test_a_player_without_executives_is_skipped() -> None:
    """INC-110."""
    play = invest(seats={"P2": {"executives": 0}, "P3": {"executives": 1}})("P1 pass")
    assert play.asked == ("invest_action", "P3")
    play("P3 pass")
    assert play.asked == ("invest_action", "P1")


def test_the_next_action_is_left_of_who_sent_the_executive() -> None:
    """INC-123: whoever bought and whoever sold."""
    play = invest()("P1 auction us", "P1 bid 3", "P2 pass", "P3 bid 4", "P1 pass", "P3 place us.5")
    assert play.asked == ("reverse_bid", "P1")
    play("P1 pass", "P2 pass")
    assert play.asked == ("invest_action", "P2")
    assert "INC-123" in play.refused("P1 pass").rules


def test_what_an_action_refuses() -> None:
    """INC-111, INC-130, INC-112: with numbers and what would be needed."""
    countries = {"japan": {"out": 2}}
    play = invest(countries=countries)
    assert "INC-111" in play.refused("P1 auction canada").rules
    assert {"INC-181", "INC-A19"} <= set(play.refused("P1 auction japan").rules)
    assert "INC-130" in play.refused("P1 sell canada 5").rules
    assert "INC-130" in play.refused("P1 sell japan 5").rules
    for minimum in (0, -4, 211):
        verdict = play.refused(f"P1 sell us {minimum}")
        assert "INC-130" in verdict.rules
        assert f"{minimum}" in verdict.text()
    assert "INC-090" in play.refused("P2 pass").rules
    assert "INC-090" in play.refused("P1 bid 5").rules
    begun = GAME.explain(play.state, "P1 sell us")
    assert begun.status == "incomplete"
    assert begun.text().endswith(": 1–210.")
    assert play.refused("P1 sell us lots").status == "malformed"


def test_no_share_left_in_the_bank_no_auction() -> None:
    """INC-111."""
    play = invest(seats={"P2": {"shares": {"us": 6}}, "P3": {"shares": {}}})
    verdict = play.refused("P1 auction us")
    assert verdict.rules == ("INC-111",)
    assert verdict.text().startswith("Needs a share of the United States in the bank; all 7 are sold")
    assert "P1 auction us" not in play.legal


def test_who_cannot_raise_the_opening_bid_opens_no_auction() -> None:
    """INC-112, INC-A13, INC-S07."""
    poor = {"P1": {"cash": 1, "bonds": 19}}
    play = invest(seats=poor)
    verdict = play.refused("P1 auction us")
    assert "INC-112" in verdict.rules
    assert "can raise $2" in verdict.text()
    assert not [text for text in play.legal if "auction" in text]
    able = invest(seats={"P1": {"cash": 2, "bonds": 19}})("P1 auction us")
    assert able.legal == ["P1 bid 3"]


def test_auctions_go_on_where_the_camps_dispute_a_country() -> None:
    """INC-A40."""
    lands = {"eastern_europe": {"affiliation": "SCO"}, "russia": {"affiliation": "BATTLEGROUND"}}
    assert "INC-A40" in invest(countries=lands)("P1 auction russia").cites()
    assert "INC-A40" not in invest()("P1 auction russia").cites()


# Bids upwards.


def test_the_opening_bid() -> None:
    """INC-112, INC-A09: at least $3, and whoever sent the executive cannot pass."""
    play = invest()("P1 auction us")
    assert (play.legal[0], play.legal[-1], len(play.legal)) == ("P1 bid 3", "P1 bid 234", 232)
    for amount in (2, 0, -5):
        assert play.refused(f"P1 bid {amount}").rules == ("INC-112",)
    assert "INC-A09" in play.refused("P1 pass").rules
    assert "INC-090" in play.refused("P2 bid 9").rules
    assert "INC-112" in GAME.explain(play.state, "P1 bid 3").rules


def test_each_bid_is_higher_and_who_passes_is_out() -> None:
    """INC-113, INC-114."""
    play = invest()("P1 auction us", "P1 bid 8")
    for amount in (8, 7, 0):
        verdict = play.refused(f"P2 bid {amount}")
        assert verdict.rules == ("INC-113",)
        assert "$8" in verdict.text()
    play("P2 pass", "P3 bid 9", "P1 bid 10")
    assert play.asked == ("bid", "P3")
    play("P3 pass")
    assert play.asked == ("place_cube", "P1")


def test_a_bid_that_all_loans_cannot_cover() -> None:
    """INC-A13, INC-S07: $24 in cash and 20 + 19 + ... + 1 = $210 by loans."""
    play = invest()("P1 auction us")
    verdict = play.refused("P1 bid 235")
    assert verdict.rules == ("INC-A13", "INC-S07")
    for number in ("$234", "$24", "$210", "$235"):
        assert number in verdict.text()
    play("P1 bid 234")
    # P2 has $17, and so can only pass; P3 has $36.
    assert play.legal == ["P2 pass"]
    play("P2 pass")
    assert play.legal[-2:] == ["P3 bid 246", "P3 pass"]


def test_a_bid_above_cash_stands_and_is_paid_by_loans() -> None:
    """INC-115, INC-114, INC-051."""
    play = invest()("P1 auction us", "P1 bid 30")
    assert "INC-115" in play.cites()
    play("P2 pass", "P3 pass")
    assert play.kinds()[-1] == "payment_due"
    assert play.asked == ("pay", "P1")
    assert play.legal == ["P1 loan"]
    for text in ("P1 pass", "P1 bid 20", "P2 pass"):
        assert "INC-090" in play.refused(text).rules
    play("P1 loan")
    assert play.asked == ("place_cube", "P1")
    assert (play.state.cash("P1"), play.state.bonds("P1")) == (24 + 20 - 30, 1)


# Cubes.


def test_what_a_buyer_cannot_choose() -> None:
    """INC-116, INC-117, INC-012: another country, an occupied square, a locked one."""
    play = bought("india", "P1")
    assert play.legal == ["P1 place india.2"]
    assert "INC-116" in play.refused("P1 place us.3").rules
    assert "INC-117" in play.refused("P1 place india.1").rules
    assert "INC-012" in play.refused("P1 place india.3").rules


def test_in_a_full_country_only_other_players_cubes_are_replaced() -> None:
    """INC-117: not an own cube, not a locked square."""
    held = {**squares("india", LOCKED), "india.1": "P1", "india.2": "P2"}
    play = bought("india", "P1", countries={"india": {"squares": held}})
    assert play.legal == ["P1 place india.2"]
    assert "INC-117" in play.refused("P1 place india.1").rules
    assert "INC-012" in play.refused("P1 place india.4").rules


def test_nothing_is_placed_where_all_squares_are_the_buyers() -> None:
    """INC-118: locked squares are out of the game."""
    held = {**squares("russia", "P1"), "russia.1": LOCKED}
    play = bought("russia", "P1", countries={"russia": {"squares": held}})
    assert {"nothing_placed", "reverse"} <= set(play.kinds())
    assert "INC-118" in play.cites()


@pytest.mark.parametrize("full", [False, True])
def test_without_a_cube_in_the_pile_nothing_is_placed(full: bool) -> None:
    """INC-A39: the share is bought all the same, and no cube leaves."""
    lands: dict[str, Any] = {land: {"squares": squares(land, "")} for land in board().lands}
    elsewhere = [square.id for square in board().squares.values() if square.country != "india"]
    for square in elsewhere:
        lands[board().squares[square].country]["squares"][square] = "P1"
    if full:
        lands["india"]["squares"] = squares("india", "P2")
    play = bought("india", "P1", countries=lands)
    assert play.state.pile("P1") == 0
    assert "INC-A39" in play.cites()
    assert play.state.shares("P1", "india") == 2
    assert len(play.state.country("india").held_by("P2")) == (5 if full else 0)


def test_the_marker_stays_on_its_square() -> None:
    """INC-A14, INC-S11: on US Energy a cube is replaced, or removed by a sale."""
    play = bought("us", "P1", 5, countries={"us": {"squares": squares("us", "P2")}})("P1 place us.6")
    assert play.state.world.rd == "us.6"
    assert play.asked == ("reverse_bid", "P2")
    play("P2 lower 4", "P3 lower 3", "P2 lower 2", "P3 pass")
    assert play.legal == [f"P2 remove us.{place}" for place in (1, 2, 3, 4, 5, 7)]
    marked = Play.at(
        {
            "phase": "investment",
            "countries": {"us": {"squares": squares("us", "P2")}},
            "task": {"type": "remove_cube", "country": "us", "seller": "P2"},
        }
    )("P2 remove us.6")
    assert marked.state.world.rd == "us.6"
    assert marked.state.country("us").holder("us.6") == ""


# The reverse auction.


def test_who_may_lower() -> None:
    """INC-119, INC-A10: owners of a share but the buyer, from his left, also far below the price."""
    play = bought("japan", "P1", 9)("P1 place japan.1")
    assert play.asked == ("reverse_bid", "P2")
    assert play.legal == [*(f"P2 lower {price}" for price in range(9)), "P2 pass"]
    assert "INC-090" in play.refused("P1 lower 5").rules
    assert "INC-090" in play.refused("P3 lower 5").rules
    for amount in (9, 10):
        assert "INC-120" in play.refused(f"P2 lower {amount}").rules
    assert "INC-A10" in play.refused("P2 lower -1").rules
    # The only one who may sell sells at his price.
    play("P2 lower 2")
    assert play.asked == ("remove_cube", "P2")
    assert play.state.cash("P2") == 17 + 2


def test_nobody_lowers() -> None:
    """INC-121."""
    play = bought("us", "P1", 4)("P1 place us.5", "P2 pass", "P3 pass")
    assert play.kinds()[-1] == "nothing_sold"
    assert "INC-121" in play.cites()
    assert play.state.shares(BANK, "us") == 3
    assert play.asked == ("invest_action", "P2")


def test_nobody_else_owns_a_share() -> None:
    """INC-119, INC-121: nobody is asked."""
    play = bought("brazil", "P1", 4)("P1 place brazil.1")
    assert play.kinds() == ["cube_placed", "nothing_sold"]
    assert play.asked == ("invest_action", "P2")


def test_who_does_not_lower_is_out() -> None:
    """INC-A41: P2 declines at first and is not asked again."""
    play = bought("us", "P1", 9)("P1 place us.5", "P2 pass", "P3 lower 8")
    assert play.asked == ("remove_cube", "P3")


def test_at_nothing_it_ends_at_once() -> None:
    """INC-A10, INC-A41: nobody can go below $0; the share goes for no money."""
    play = bought("us", "P1", 9)("P1 place us.5", "P2 lower 0")
    assert play.asked == ("remove_cube", "P2")
    assert play.state.cash("P2") == 17
    assert play.state.shares("P2", "us") == 0


def test_a_seller_without_a_cube_sells_all_the_same() -> None:
    """INC-A11."""
    countries = {"us": {"squares": {"us.2": ""}}}
    play = bought("us", "P1", 9, countries=countries)("P1 place us.5", "P2 lower 7", "P3 pass")
    assert "INC-A11" in play.cites()
    assert play.state.cash("P2") == 17 + 7
    assert play.asked == ("invest_action", "P2")


def test_a_seller_with_several_cubes_chooses() -> None:
    """INC-120, INC-S11, INC-031."""
    countries = {"us": {"squares": {"us.2": "P2", "us.5": "P2"}}}
    play = bought("us", "P1", 9, countries=countries)("P1 place us.7", "P2 lower 7", "P3 pass")
    assert play.legal == ["P2 remove us.2", "P2 remove us.5"]
    pile = play.state.pile("P2")
    for square in ("us.1", "us.6", "eurozone.1"):
        assert "INC-120" in play.refused(f"P2 remove {square}").rules
    play("P2 remove us.5")
    assert "INC-031" in play.cites()
    assert play.state.pile("P2") == pile + 1


def test_fortress_derivatives_receives_a_dollar_for_each_sale() -> None:
    """INC-078: High-Frequency Trading, in reverse auctions only."""
    play = bought("us", "P3", 9)("P3 place us.5", "P1 lower 6", "P2 pass")
    assert play.state.cash("P1") == 24 + 6 + 1
    assert play.kinds()[-3:] == ["paid", "paid", "paid"]
    assert "INC-078" in play.cites()
    private = invest()("P1 sell us 5", "P2 bid 5", "P3 pass")
    assert private.state.cash("P1") == 24 + 5


# Private sales.


def test_bids_in_a_private_sale() -> None:
    """INC-130, INC-A12: the first bid may equal the minimum; the seller cannot bid."""
    play = invest()("P1 sell us 10")
    assert (play.legal[0], play.legal[-1]) == ("P2 bid 10", "P2 pass")
    assert {"INC-130", "INC-A12"} <= set(play.refused("P2 bid 9").rules)
    assert "INC-090" in play.refused("P1 bid 12").rules
    assert "INC-A13" in play.refused("P2 bid 500").rules
    play("P2 bid 10")
    assert "INC-A12" in play.cites()
    assert play.asked == ("private_bid", "P3")
    assert play.refused("P3 bid 10").rules == ("INC-113",)
    play("P3 pass")
    assert play.asked == ("swap_cube", "P2")
    assert play.state.cash("P1") == 24 + 10


def test_who_passes_after_the_first_bid_is_out() -> None:
    """INC-A46: four players; P2 declined before the first bid and is asked again, then no more."""
    play = Play.at({"players": 4, "phase": "investment"})("P1 sell us 5", "P2 pass", "P3 bid 6")
    assert play.asked == ("private_bid", "P4")
    play("P4 bid 7")
    assert play.asked == ("private_bid", "P2")
    play("P2 pass", "P3 bid 8", "P4 pass")
    assert play.asked == ("swap_cube", "P3")


def test_a_seller_without_a_cube_there_loses_none() -> None:
    """INC-131: nothing is replaced."""
    play = invest(countries={"us": {"squares": {"us.1": ""}}})("P1 sell us 5", "P2 bid 5", "P3 pass")
    assert play.kinds()[-1] == "nothing_placed"
    assert "INC-131" in play.cites()
    assert play.state.shares("P2", "us") == 2
    assert play.asked == ("invest_action", "P2")


def test_the_buyer_picks_the_sellers_cube() -> None:
    """INC-131, INC-A12: one of the seller's, no other."""
    countries = {"us": {"squares": {"us.1": "P1", "us.5": "P1"}}}
    play = invest(countries=countries)("P1 sell us 5", "P2 bid 5", "P3 pass")
    assert play.legal == ["P2 swap us.1", "P2 swap us.5"]
    for square in ("us.2", "us.6", "india.1"):
        assert "INC-131" in play.refused(f"P2 swap {square}").rules
    play("P2 swap us.5")
    assert play.state.country("us").held_by("P2") == ("us.2", "us.5")
    assert play.state.country("us").held_by("P1") == ("us.1",)


def test_a_buyer_without_a_cube_empties_the_square() -> None:
    """INC-A47: the old cube leaves, nothing is placed."""
    own = [square for square in board().squares if square != "us.1"][:35]
    lands: dict[str, Any] = {land: {"squares": squares(land, "")} for land in board().lands}
    for square in own:
        lands[board().squares[square].country]["squares"][square] = "P2"
    lands["us"]["squares"]["us.1"] = "P1"
    play = invest(countries=lands)("P1 sell us 5", "P2 bid 5", "P3 pass")
    assert play.state.pile("P2") == 0
    play("P2 swap us.1")
    assert "INC-A47" in play.cites()
    assert play.state.country("us").holder("us.1") == ""
    assert play.state.pile("P1") == 45


def test_a_private_sale_paid_by_loans() -> None:
    """INC-114, INC-051: the seller is paid, not the bank."""
    play = invest()("P1 sell us 5", "P2 bid 40", "P3 pass")
    assert play.asked == ("pay", "P2")
    play("P2 loan")
    assert play.asked == ("pay", "P2")
    assert "payment_due" not in play.kinds()
    play("P2 loan")
    assert play.asked == ("swap_cube", "P2")
    assert (play.state.cash("P1"), play.state.cash("P2")) == (24 + 40, 17 + 20 + 19 - 40)
