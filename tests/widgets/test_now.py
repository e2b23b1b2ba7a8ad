"""What a table is told of a menu: numbers to be named, tips, and what may be done besides the decision at hand."""

from __future__ import annotations

import gamekit
from gamekit.core.menu import OPEN
from gamekit.core.session import Session
from widgets.play.now import gifts_now, menu_now


def bidding() -> Session:
    """Return a game in which P1 opens an auction with $24."""
    session = gamekit.position("incorporated", {"phase": "investment", "seats": {"P1": {"cash": 24, "bonds": 1}}})
    session.play("P1 auction us")
    return session


def test_a_number_is_told_with_its_bounds_hints_and_marks():
    amount = menu_now(bidding(), (), "en")["amount"]
    assert (amount["before"], amount["least"], amount["most"], amount["start"]) == ("P1 bid", 3, 214, 3)
    assert amount["label"] == f"Bid ${OPEN}"
    assert amount["rules"] == ["INC-112", "INC-115"]
    assert amount["hints"][0] == [3, "The cash of $24 covers it.", "INC-116"]
    assert amount["hints"][1][0] == 25
    assert amount["marks"][-1] == [214, "With all loans: $214"]
    assert menu_now(bidding(), (), "fr")["amount"]["label"] == f"Offrir {OPEN} $"


def test_a_number_can_begin_elsewhere_than_at_its_least():
    task = {"type": "reverse_bid", "country": "us", "buyer": "P2", "price": 22, "waiting": ["P1"]}
    session = gamekit.position("incorporated", {"phase": "investment", "task": task})
    assert menu_now(session, (), "en")["amount"]["start"] == 21


def test_tips_are_told_with_their_rules():
    tips = menu_now(bidding(), (), "en")["tips"]
    assert tips[0][0].startswith("To bid too much is the worst move")
    assert tips[0][1:] == ["INC-114", "INC-119"]


def test_a_menu_without_a_number_says_so():
    session = gamekit.new_session("imperial2030", players=2, seed=1)
    menu = menu_now(session, (), "en")
    assert (menu["amount"], menu["tips"]) == (None, [])


def test_a_place_that_cannot_be_chosen_is_refused_in_the_words_of_explain():
    session = gamekit.position("incorporated", {"phase": "investment"})
    refused = menu_now(session, (), "en")["refused"]
    assert refused["canada"] == session.explain("P1 auction canada").text("en")


def test_a_loan_has_words_of_its_own_and_says_what_it_brings():
    loan = gifts_now(bidding(), "en")[0]
    assert (loan["actor"], loan["targets"], loan["most"]) == ("P1", [], 0)
    assert loan["words"] == {"title": "Take a loan", "who": "Who", "give": "Take the loan"}
    said, *rules = loan["note"]
    assert said == "Brings $19 now, costs $1 of interest a turn, and $20 if it is unpaid at the end of the game."
    assert rules == ["INC-052", "INC-053", "INC-059"]


def test_a_gift_of_money_has_a_target_and_an_amount():
    gift = gifts_now(gamekit.new_session("imperial2030", players=2, seed=1), "fr")[0]
    assert set(gift["words"]) == {"title", "who", "give", "target", "amount"}
    assert gift["words"]["amount"] == "Millions"
    assert gift["note"] is None
