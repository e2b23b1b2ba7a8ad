"""The menus of Incorporated: what they ask at each point, in which numbers and words, and why a place is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

import gamekit
from gamekit.core.menu import Amount, Menu
from gamekit.incorporated import GAME, money
from gamekit.incorporated.board import HAVENS, board
from gamekit.incorporated.menu_lobby import on_track
from gamekit.incorporated.menu_places import spot
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import Task
from tests.conformance import menus
from tests.conftest import ROOT
from tests.incorporated.support import Play
from tests.play import NAMES

RARE = {"private_bid", "swap_cube", "short_income", "pass_defend", "subsidies", "corporation_bid", "crisis_discard"}
"""Points that games of greedy players may never come to; random games and their scenes do (tests/conformance)."""


def words(menu: Menu, lang: str = "en") -> list[str]:
    """Return the labels of the options."""
    return [option.label.text(lang, GAME.id, NAMES) for option in menu.options]


def question(menu: Menu, lang: str = "en") -> str:
    return menu.question.text(lang, GAME.id, NAMES)


def texts(menu: Menu) -> list[str]:
    return [option.text for option in menu.options]


def places(menu: Menu) -> list[str]:
    return [option.place for option in menu.options]


def asked(menu: Menu) -> Amount:
    assert menu.amount is not None
    return menu.amount


def hint(amount: Amount, number: int, lang: str = "en") -> str:
    found = amount.hint(number)
    assert found is not None
    return found.text(lang, GAME.id, NAMES)


def marks(amount: Amount) -> dict[str, int]:
    return {label.text("en", GAME.id, NAMES): number for number, label in amount.marks}


def tips(menu: Menu) -> dict[str, str]:
    """Return the tips by their last words in the catalogue."""
    return {tip.message.removeprefix("incorporated.tip."): tip.text("en", GAME.id, NAMES) for tip in menu.tips}


def why(play: Play, menu: Menu, place: str) -> str:
    """Return the message by which a place is refused."""
    verdict = GAME.explain(play.state, dict(menu.attempts)[place])
    assert verdict.status == "illegal"
    return verdict.reasons[0].message.removeprefix("incorporated.refuse.")


def invest(**seats: Any) -> Play:
    """Return the first decision of Investment, with some seats as given."""
    return Play.at({"phase": "investment", "seats": seats})


def at(task: dict[str, Any], phase: str = "investment", **more: Any) -> tuple[Play, Menu]:
    play = Play.at({"phase": phase, "task": task, **more})
    return play, GAME.menu(play.state)


# All of them.


def greedy_positions() -> Iterator[State]:
    """Yield the first positions of every point in recorded games of greedy players."""
    for path in sorted((ROOT / "replays").glob("incorporated-*.replay.jsonl")):
        session, seen = gamekit.load(path), Counter[str]()
        for n in range(len(session)):
            session.seek(n)
            decision = session.to_act
            assert decision is not None
            seen[decision.point] += 1
            if seen[decision.point] <= 4:
                yield session.state


def test_menus_of_greedy_games_lead_everywhere() -> None:
    points = set()
    for state in greedy_positions():
        found = menus.lead_to_all_and_nothing_else(GAME, state)
        menus.speak(GAME, state, found)
        menus.attempts_are_refused(GAME, state, found)
        decision = GAME.to_act(state)
        assert decision is not None
        points.add(decision.point)
    assert points >= {task.TAG for task in get_args(Task)} - RARE


def test_every_place_stands_on_the_board() -> None:
    ends = {"growth": range(-3, 8), "interest": range(11, 21), "stress": range(-2, 3)}
    tracks = {on_track(slider, shown) for slider, places_of in ends.items() for shown in places_of}
    known = {*board().countries, HAVENS, *map(spot, board().squares), *tracks, ""}
    for state in greedy_positions():
        for menu in menus.walk_menus(GAME, state):
            assert {*places(menu), *(place for place, _ in menu.attempts)} <= known


# Investment.


def test_where_an_executive_is_sent() -> None:
    play = invest()
    menu = GAME.menu(play.state)
    assert question(menu) == "Where does Ann send an executive?"
    assert words(menu)[0] == "Auction of a share of the United States: 4 left at the bank, 7 squares"
    assert words(menu, "fr")[0] == "Enchère d’un titre des États-Unis\u00a0: 4 à la banque, 7 cases"
    assert places(menu) == [*board().majors, "", ""]
    assert words(menu)[-2:] == ["Sell an own share in private", "Pass: uses up the executive, 2 left"]
    assert why(play, menu, "canada") == "not_major"
    assert {*places(menu), *dict(menu.attempts)} == {*board().countries, ""}


def test_a_share_that_is_sold_out_is_refused_in_its_place() -> None:
    play = Play.at({"phase": "investment", "countries": {"russia": {"out": 1}}, "seats": {"P1": {"shares": {}}}})
    menu = GAME.menu(play.state)
    assert "russia" in dict(menu.attempts)
    assert "sell" not in " ".join(texts(menu)), "without a share none is offered"


def test_a_private_sale_asks_for_the_share_then_for_the_price() -> None:
    play = invest(
        P1={"shares": {"us": 2, "japan": 1}, "cash": 5}, P2={"cash": 20, "bonds": 3}, P3={"cash": 9, "bonds": 9}
    )
    shares = GAME.menu(play.state, "P1 sell")
    assert texts(shares) == ["P1 sell us", "P1 sell japan"]
    assert words(shares) == ["Share of the United States: 2 held", "Share of Japan: 1 held"]
    assert why(play, shares, "india") == "no_share"
    assert why(play, shares, "canada") == "not_major"
    menu = GAME.menu(play.state, "P1 sell japan")
    amount = asked(menu)
    assert (amount.before, amount.least, amount.most) == ("P1 sell japan", 1, money.most_asked())
    assert hint(amount, 20) == "If nobody bids so much, the offer counts as a pass."
    most = money.most_payable(play.state, "P2")
    assert hint(amount, most + 1) == f"Nobody can pay so much now: the others can raise ${most} at most."
    assert asked(GAME.menu(play.state, "P1 sell japan")).named(12).text("en", GAME.id) == (
        "Offer a share of Japan for $12 or more"
    )


def test_hidden_cash_is_not_told_by_the_price_of_a_sale() -> None:
    play = Play.at({"phase": "investment", "options": {"hidden_cash": True}, "seats": {"P1": {"shares": {"us": 1}}}})
    amount = asked(GAME.menu(play.state, "P1 sell us"))
    assert [number for number, _ in amount.hints] == [1]


def test_the_opening_of_an_auction_has_no_pass() -> None:
    play = invest(P1={"cash": 24, "bonds": 0})("P1 auction us")
    menu = GAME.menu(play.state)
    assert question(menu) == "Ann opens the auction of a share of the United States with $3 or more. How much?"
    amount = asked(menu)
    assert (texts(menu), amount.before, amount.least, amount.most) == ([], "P1 bid", 3, 234)
    assert marks(amount) == {"Least: $3": 3, "Half the cash: $12": 12, "All cash: $24": 24, "With all loans: $234": 234}


def test_the_loans_of_a_bid_are_told_from_the_dollar_on_that_needs_them() -> None:
    play = invest(P1={"cash": 24, "bonds": 2})("P1 auction us")
    amount = asked(GAME.menu(play.state))
    assert [number for number, _ in amount.hints][:4] == [3, 25, 43, 60]
    assert hint(amount, 24) == "The cash of $24 covers it."
    assert hint(amount, 25) == "All cash ($24) and 1 loan, which brings $18: $1 of interest a turn, $20 at the end."
    assert hint(amount, 43).startswith("All cash ($24) and 2 loans, which bring $35: $2 of interest")
    assert "2\u00a0emprunts" in hint(amount, 43, "fr").replace(" ", "\u00a0")
    settled = GAME.menu(play.state, "P1 bid 43")
    assert settled.done is not None
    assert settled.done.label.text("en", GAME.id) == "Bid $43"
    assert {"INC-112", "INC-115", "INC-052", "INC-053", "INC-059"} <= set(settled.done.label.rules)
    assert GAME.menu(play.state, "P1 bid 2").text == ""


@pytest.mark.parametrize("supply", [4, 30])
def test_the_loans_told_are_those_that_the_payment_takes(supply: int) -> None:
    play = Play.at({"phase": "investment", "options": {"bond_supply": supply}, "seats": {"P1": {"cash": 5}}})
    amount = asked(GAME.menu(play("P1 auction us").state))
    for start in (start for start, _ in amount.hints):
        for number in (start, start + 1):
            if number > amount.most:
                continue
            paid = Play(play.state)(f"P1 bid {number}", "P2 pass", "P3 pass")
            taken = 0
            while paid.asked == ("pay", "P1"):
                taken += 1
                paid("P1 loan")
            known = amount.hint(number)
            assert known is not None
            assert known.params.get("loans", 0) == taken, number
    assert len(amount.hints) == 1 + min(supply, 20)


def test_a_higher_bid_or_none() -> None:
    play = invest(P1={"cash": 24}, P2={"cash": 30})("P1 auction us", "P1 bid 14")
    menu = GAME.menu(play.state)
    assert question(menu) == "Ann leads with $14. What does Ben bid for the share of the United States?"
    assert words(menu) == ["Pass: out of this auction"]
    assert asked(menu).least == 15
    poor = invest(P1={"cash": 300}, P2={"cash": 0, "bonds": 19})("P1 auction us", "P1 bid 14")
    menu = GAME.menu(poor.state)
    assert menu.amount is None
    assert question(menu) == "A bid takes $15. Ben can raise $1 at most, and only passes."


def test_a_reverse_auction_starts_just_below_the_price() -> None:
    task = {"type": "reverse_bid", "country": "us", "buyer": "P2", "price": 22, "waiting": ["P1"]}
    _, menu = at(task)
    amount = asked(menu)
    assert (amount.before, amount.least, amount.most, amount.start) == ("P1 lower", 0, 21, 21)
    assert question(menu) == "Ben paid $22. Does Ann sell a share of the United States for less?"
    assert words(menu) == ["Pass: keep the share"]
    # Fortress Derivatives receives a dollar more.
    assert hint(amount, 3).endswith("and $1 more: High-Frequency Trading.")
    assert "sell_into" in tips(menu)


def test_a_payment_says_how_many_loans_it_takes() -> None:
    play = invest(P1={"cash": 5})("P1 auction us", "P1 bid 40", "P2 pass", "P3 pass")
    menu = GAME.menu(play.state)
    assert question(menu) == "Ann owes $40 and has $5. It takes 2 loans."
    assert words(menu) == ["Take a loan: brings $20 now, costs $1 a turn, and $20 if unpaid at the end of the game"]
    menu = GAME.menu(play("P1 loan").state)
    assert question(menu) == "Ann owes $40 and has $25. It takes 1 loan."
    assert words(menu)[0].startswith("Take a loan: brings $19 now")


def test_a_loan_beside_the_decision_says_what_it_brings_and_costs() -> None:
    play = invest(P2={"bonds": 4})
    notes = {template.actor: template.note for template in GAME.interjections(play.state)}
    note = notes["P2"]
    assert note is not None
    said = note.text("en", GAME.id)
    assert said == "Brings $16 now, costs $1 of interest a turn, and $20 if it is unpaid at the end of the game."
    assert note.rules == ("INC-052", "INC-053", "INC-059")


def test_a_cube_for_a_share() -> None:
    task = {"type": "place_cube", "country": "us", "buyer": "P1", "price": 5}
    play, menu = at(task, payoff={"revealed": {"energy": 2, "finance": 1}}, countries={"us": {"squares": {"us.6": ""}}})
    assert "Cube on United States: Energy ($4 in this turn)" in words(menu), "the R&D marker counts twice"
    assert "Cube on United States: Finance 3 ($1 in this turn)" in words(menu)
    assert "INC-037" in menu.options[places(menu).index("us:us.6")].label.rules
    assert why(play, menu, "japan:japan.1") == "effect_country"
    assert why(play, menu, "us:us.1") == "lock_occupied"
    assert len(menu.options) + len(menu.attempts) == len(board().squares)
    assert tips(menu)["industries"] == "Squares with many payoff cards pay best in this turn: Energy, $2 a square."


def test_a_cube_in_place_of_another_and_one_that_leaves() -> None:
    full = dict.fromkeys(board().lands["japan"].squares, "P2")
    owned = {"shares": {"japan": 1}}
    more: dict[str, Any] = {"countries": {"japan": {"squares": full}}, "seats": {"P1": owned, "P2": owned}}
    _, menu = at({"type": "place_cube", "country": "japan", "buyer": "P1", "price": 5}, **more)
    assert words(menu)[0] == "Cube on Japan: Finance in place of Ben ($0 in this turn)"
    play, menu = at({"type": "remove_cube", "country": "japan", "seller": "P2"}, **more)
    assert words(menu)[0] == "Take away the cube on Japan: Finance ($0 less in this turn)"
    assert why(play, menu, "us:us.1") == "effect_country"
    _, menu = at({"type": "swap_cube", "country": "japan", "buyer": "P1", "seller": "P2"}, due="P2", **more)
    assert question(menu) == "Which cube of Ben in Japan does Ann replace?"


# Competition.


CLASH_OF_CUBES = {
    "us": {
        "cubes": {"P1": 2, "P2": 1},
        "guards": {"P2": 1},
        "squares": {"us.1": "P1", "us.2": "P2", "us.3": "", "us.4": ""},
    },
    "japan": {"cubes": {"P1": 1}, "squares": {"japan.1": "P2", "japan.2": "P3", "japan.3": "locked", "japan.4": "P1"}},
    "china": {"cubes": {"P2": 1}},
}


FRAY: dict[str, Any] = {"countries": CLASH_OF_CUBES, "seats": {"P2": {"executives": 2}}}


def test_the_actions_of_competition() -> None:
    play = Play.at(
        {"phase": "competition", "seats": {"P1": {"cash": 0}, "P2": {"executives": 2}}, "countries": CLASH_OF_CUBES}
    )
    menu = GAME.menu(play.state)
    assert texts(menu) == ["P1 fight", "P1 defend", "P1 expand", "P1 pass"]
    assert words(menu) == [
        "Fight: up to 2 attacks",
        "Defend: send one of 3 executives to a country",
        "Expand: up to 2 movements for $1, with a loan that brings $20",
        "Pass: no more actions in this phase; 3 executives left to defend",
    ]
    defend = GAME.menu(play.state, "P1 defend")
    assert places(defend) == list(board().countries)
    assert words(defend)[0] == "United States: 1 own square"
    assert why(play, defend, HAVENS) == "defend_havens"


def test_an_attack_is_a_square_or_a_country_and_then_a_piece() -> None:
    play, menu = at({"type": "attack", "made": 0}, "competition", **FRAY)
    grabs = [option for option in menu.options if option.text.startswith("P1 grab")]
    assert {option.place for option in grabs} >= {"us:us.3"}
    kills = {option.text: option for option in menu.options if option.text.startswith("P1 kill")}
    assert list(kills) == ["P1 kill us", "P1 kill japan"]
    assert [option.place for option in kills.values()] == ["us", "japan"]
    assert kills["P1 kill us"].label.text("en", GAME.id) == "Kill a piece in the United States: 2 choices"
    pieces = GAME.menu(play.state, "P1 kill us")
    assert texts(pieces) == ["P1 kill P2 us cube", "P1 kill P2 us executive"]
    assert places(pieces) == ["us", "us"]
    assert words(pieces)[1] == "United States: kill an executive of Ben, 1 there"
    assert why(play, pieces, "us:us.2") == "protected"
    japan = GAME.menu(play.state, "P1 kill japan")
    assert [(o.text, o.place) for o in japan.options] == [
        ("P1 kill P2 japan japan.1", "japan:japan.1"),
        ("P1 kill P3 japan japan.2", "japan:japan.2"),
    ]
    assert why(play, japan, "japan:japan.3") == "kill_locked"
    assert tips(menu)["cube_first"].endswith("both of Ben are in the United States.")


def test_why_nothing_is_attacked_in_a_place() -> None:
    play, menu = at({"type": "attack", "made": 0}, "competition", **FRAY)
    assert why(play, menu, "china") == "no_cube"
    assert why(play, menu, HAVENS) == "havens_attack"
    assert why(play, menu, "us:us.1") == "grab_occupied"
    assert why(play, menu, "us:us.2") == "protected"
    assert why(play, menu, "japan:japan.3") == "grab_locked"
    assert "japan:japan.1" not in dict(menu.attempts), "it can be killed, by way of its country"


def test_a_single_target_is_killed_at_once() -> None:
    squares = dict.fromkeys(board().lands["us"].squares, "P1")
    countries = {"us": {"cubes": {"P1": 1, "P2": 1}, "squares": squares}}
    _, menu = at({"type": "attack", "made": 1}, "competition", countries=countries)
    assert [(o.text, o.place) for o in menu.options] == [("P1 kill P2 us cube", "us"), ("P1 stop", "")]
    assert question(menu) == "What is the second attack of Ann?"


def test_a_movement_is_a_cube_and_a_target() -> None:
    play, menu = at({"type": "movement", "made": 1}, "competition", **FRAY)
    assert texts(menu) == ["P1 move us", "P1 move japan", "P1 stop"]
    assert [(o.place, o.unit) for o in menu.options] == [("us", "cube"), ("japan", "cube"), ("", "")]
    assert words(menu)[0] == "Cube in the United States: 2 free there, 3 ways out"
    assert why(play, menu, "china") == "no_cube"
    targets = GAME.menu(play.state, "P1 move us")
    assert places(targets) == ["canada", "latin_america", "uk"]
    assert words(targets)[0] == "To Canada (NATO): 1 empty square"
    assert why(play, targets, "china") == "no_arrow"
    assert why(play, targets, HAVENS) == "into_havens"
    assert "us" not in dict(targets.attempts)


# Lobbying.


def test_events_and_the_battlegrounds_of_power_plays() -> None:
    play = Play.at({"phase": "lobbying", "zones": ["europe"], "events": ["budget"]})
    menu = GAME.menu(play.state)
    assert places(menu)[:4] == ["south_america", "south_sea", "iran", HAVENS]
    assert texts(menu)[4:] == ["P1 lobby central_banks", "P1 lobby rd", "P1 lobby subsidies"]
    assert words(menu)[0] == "Power Play in South America: NATO wins on 5 of 6 faces of the die, the SCO on 1"
    assert why(play, menu, "eastern_europe") == "zone_used"
    assert set(dict(menu.attempts)) == {land.id for land in board().in_zone("europe")}


def test_camps_with_their_odds() -> None:
    _, menu = at({"type": "camp", "zone": "europe"}, "lobbying", power=2)
    assert question(menu) == "Which camp does Ann support? Eastern Europe has a stability of 4."
    assert words(menu) == [
        "Support NATO: wins with 3 or more on the die, 4 chances in 6",
        "Support SCO: wins with 5 or more on the die, 2 chances in 6",
    ]
    _, menu = at({"type": "camp", "zone": "europe"}, "lobbying", power=3)
    assert words(menu)[1] == "Support SCO: wins only with a 6 on the die, 1 chance in 6"


def test_central_banks_and_budgets_say_what_moves() -> None:
    _, menu = at({"type": "central_banks"}, "lobbying", growth=5, stress=1, interest=16)
    assert words(menu) == [
        "Interest to the left: a first bond brings $16 → $18",
        "Interest to the right: a first bond brings $16 → $14",
        "Stress down: 1 → -1, crisis difficulty 4, 3 chances in 12",
        "Stress up: 1 → 2, crisis difficulty 7, 6 chances in 12",
    ]
    play, menu = at({"type": "budget"}, "lobbying", growth=1, payoff={"revealed": {"heavy": 2}})
    assert words(menu) == [
        "Austerity: Growth 1 % → -1 %, a revealed payoff card is discarded",
        "Stimulus: Growth 1 % → 2 %, one more payoff card is revealed",
    ]
    cards = GAME.menu(play.state, "P1 budget austerity")
    assert words(cards) == ["Discard a card: Heavy Industry, 2 revealed"]
    _, menu = at({"type": "budget"}, "lobbying")
    assert texts(menu) == ["P1 budget austerity none", "P1 budget stimulus"]


def test_the_rd_marker_and_subsidies() -> None:
    play, menu = at({"type": "rd"}, "lobbying", payoff={"revealed": {"finance": 2}})
    assert "Leave it on United States: Energy" in words(menu)
    assert words(menu)[0] == "United States: Finance 1, held by Ann ($2 in this turn so far)"
    assert why(play, menu, "india:india.1") == "rd_stability"
    task = {"type": "subsidies", "looked": ["finance", "mining", "mining"]}
    cards = {"revealed": {"heavy": 1, "mining": 2}, "looked": {"finance": 1, "mining": 2}}
    play, menu = at(task, "lobbying", payoff=cards)
    assert words(menu) == ["Lay open Finance, 0 revealed so far", "Lay open Mining, 2 revealed so far"]
    assert texts(GAME.menu(play.state, "P1 exchange mining")) == [
        "P1 exchange mining heavy",
        "P1 exchange mining mining",
    ]


# Earnings.


def test_repayment_against_the_end_of_the_game() -> None:
    task = {"type": "repay", "waiting": ["P1"]}
    _, menu = at(task, "earnings", interest=12, seats={"P1": {"cash": 30, "bonds": 3}})
    amount = asked(menu)
    assert (amount.before, amount.least, amount.most) == ("P1 repay", 0, 2)
    assert question(menu) == "How many of 3 bonds does Ann repay, at $12 each?"
    assert hint(amount, 0) == "Costs $0, leaves $30. Bonds kept: 3, $60 if still unpaid at the end of the game."
    assert hint(amount, 2) == "Costs $24, leaves $6. Bonds kept: 1, $20 if still unpaid at the end of the game."
    assert marks(amount) == {"None": 0, "As many as possible: 2": 2}
    _, menu = at(task, "earnings", seats={"P1": {"cash": 3, "bonds": 1}})
    assert menu.amount is None
    assert words(menu) == ["Repay none: 1 bond costs $20 at the end"]


# Tips.


def test_the_tips_of_a_bid() -> None:
    play = invest(P1={"cash": 24})("P1 auction us")
    told = tips(GAME.menu(play.state))
    assert (
        told["flip.never"] == "Shares of the United States are worth more, since this country never changes its camp."
    )
    assert {"overbid.public", "squares.many"} <= told.keys()
    two = Play.at({"players": 2, "phase": "investment"})("P1 auction us")
    assert "two" in tips(GAME.menu(two.state))
    assert "overbid.public" not in tips(GAME.menu(two.state))


def test_russia_and_brazil_are_easy_to_flip_as_the_rulebook_says() -> None:
    play = Play.at({"phase": "investment"})
    easy = [
        land for land in board().majors if "flip.easy" in tips(GAME.menu(Play(play.state)(f"P1 auction {land}").state))
    ]
    assert easy == ["brazil", "russia"]
    strong = Play.at({"phase": "investment", "power": -3})
    assert "flip.easy" not in tips(GAME.menu(strong("P1 auction russia").state))


def test_many_loans_call_for_care_and_low_rates_for_loans() -> None:
    cheap = tips(GAME.menu(invest(P1={"bonds": 1}).state))
    assert cheap["loans.cheap"] == (
        "While rates are low, borrow: a loan brings $19, so that you can bid more for shares."
    )
    deep = tips(GAME.menu(invest(P1={"bonds": 5}).state))
    assert "loans.cheap" not in deep
    assert "5 bonds now; the next one brings $15 and costs $20" in deep["loans.care"]


def test_who_is_behind_late_in_the_game_plays_for_one_chance() -> None:
    seats = {"P1": {"cash": 5, "bonds": 2}, "P2": {"cash": 40, "bonds": 0}, "P3": {"cash": 30, "bonds": 0}}
    late: dict[str, Any] = {"phase": "investment", "turn": 3, "seats": seats}
    late["outlook"] = {"opened": ["shale_revolution", "china_consumer_boom", "world_trade_accord"]}
    told = tips(GAME.menu(Play.at(late).state))
    assert told["behind"].startswith("Who is behind plays for one great chance: $-35 now, against $40 of the leader.")
    assert "behind" not in tips(GAME.menu(Play.at(late | {"turn": 1, "outlook": {}}).state))
    hidden = Play.at(late | {"options": {"hidden_cash": True}})
    assert "behind" not in tips(GAME.menu(hidden.state))


def test_tips_cite_rules_and_speak_french() -> None:
    told = [tip for state in greedy_positions() for tip in GAME.menu(state).tips]
    assert len({tip.message for tip in told}) > 8
    for tip in told:
        assert tip.rules
        assert tip.text("fr", GAME.id, NAMES) != tip.text("en", GAME.id, NAMES)
