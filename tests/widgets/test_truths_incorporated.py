"""Questions about Incorporated: what the engine answers, odds before the roll, and what is said to typical errors."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import gamekit
from gamekit.core.events import Paid
from gamekit.incorporated import odds, payoff, scoring
from gamekit.incorporated.board import board
from tests.conftest import ROOT
from tests.widgets.subjects import ask_about_all, check_hints_keep_the_answer, hints
from widgets import Quiz, check
from widgets.lessons.questions import ask
from widgets.truths.incorporated import SUBJECTS

NAMES = ["Ann", "Ben", "Cleo"]


def position(seed=0, **data):
    """Return a session of three players at a position."""
    return gamekit.position("incorporated", {"players": 3, "names": NAMES, **data}, seed=seed)


def investing(**data):
    """Return Investment at a rate of $16, with two bonds of Ann."""
    return position(phase="investment", interest=16, seats={"P1": {"cash": 10, "bonds": 2}}, **data)


def earning(**data):
    """Return Earnings before the die: Growth 5, Stress 1, and six payoff cards."""
    revealed = {"finance": 3, "heavy": 2, "mining": 1}
    return position(
        phase="earnings",
        growth=5,
        stress=1,
        payoff={"revealed": revealed},
        outlook={"opened": ["china_consumer_boom"], "ahead": "shale_revolution"},
        seats={"P1": {"cash": 12, "bonds": 2}},
        **data,
    )


def lobbying(**data):
    """Return the example of the rulebook: Eastern Europe, stability 4, +1 SCO, Balance of Power 2 for NATO."""
    return position(phase="lobbying", power=2, **data)


@pytest.fixture(scope="module")
def recorded():
    """Return a recorded game, which no test changes but by going back and forth in it."""
    return gamekit.load("replays/incorporated-3p.replay.jsonl")


def test_every_subject_can_be_asked_about_in_words_of_both_languages():
    session = lobbying()
    stand_ins = {
        "<player>": "Ann",
        "<industry>": "technology",
        "<zone>": "europe",
        "<camp>": "NATO",
        "<country>": "russia",
        "<square>": "us.1",
    }
    ask_about_all(session, SUBJECTS, stand_ins, ("P1 lobby central_banks", "P1 banks stress down"))
    assert len(session) == 0


def test_numbers_agree_with_the_views_all_through_a_game(recorded):
    chance = Random(1)
    for n in chance.sample(range(len(recorded)), 40):
        recorded.seek(n)
        action = str(recorded.line[n + 1].action)
        view, state, events = recorded.view(n + 1), recorded.line[n + 1].state, recorded.line[n + 1].events
        for slider in ("growth", "interest", "stress", "power"):
            assert ask(recorded, slider, action).value == view["sliders"][slider]["value"]
        assert ask(recorded, "crisis", action).value == view["crisis"]["chances"]
        assert ask(recorded, "difficulty", action).value == view["crisis"]["difficulty"]
        assert ask(recorded, "cards", action).value == sum(view["payoff"]["revealed"].values())
        for seat, held in view["seats"].items():
            assert ask(recorded, f"{seat} cash", action).value == held["cash"]
            assert ask(recorded, f"{seat} bonds", action).value == held["bonds"]
            assert ask(recorded, f"{seat} loan", action).value == held["loan"]
            assert ask(recorded, f"{seat} score", action).value == scoring.score(state, seat)
            paid = sum(e.amount for e in events if isinstance(e, Paid) and e.source == seat and e.unit == "cash")
            assert ask(recorded, f"{seat} pays", action).value == paid
        for industry in board().industries:
            held = payoff.holdings(state, industry)
            assert ask(recorded, f"{industry} leader", action).value == (payoff.leader_of(held) or "nobody",)
            assert {seat: ask(recorded, f"{seat} {industry}", action).value for seat in held} == dict(held)
        for zone, clash in view["clashes"].items():
            for camp, own in (clash or {"camps": {}})["camps"].items():
                if own["least"] is not None:
                    assert ask(recorded, f"{zone} {camp} die", action).value == own["least"]
                    assert ask(recorded, f"{zone} {camp} chances", action).value == own["chances"]


def test_the_winner_is_who_has_most_at_the_end(recorded):
    recorded.seek(len(recorded) - 1)
    last = str(recorded.line[-1].action)
    ranks = recorded.game.outcome(recorded.line[-1].state).ranks
    assert ask(recorded, "winner").value == ("nobody",)
    assert ask(recorded, "winner", last).value == tuple(seat for seat, rank in ranks if rank == 1)


@pytest.mark.parametrize("answer", [14, "14", "$14", "14 $", "14 dollars", "$ 14.", " 14 dollar"])
def test_dollars_are_read_kindly(answer):
    assert check(answer, "Ann loan", investing())


def test_a_sign_of_money_belongs_to_money_only():
    assert check("$6", "difficulty", earning()).status == "unclear"
    assert check("5 %", "growth", earning())
    assert check("-3", "power", position(power=-3))


def test_typical_errors_with_loans_are_known():
    session = investing()
    assert hints("Ann loan", session, (), [16]) == ["Nearly. The bonds that are held already count, too."]
    assert hints("Ann cash", session, "P1 loan", [26, 10, 14, 40]) == [
        "Nearly. The bonds that are held already count, too.",
        "Not yet: that is what it was before.",
        "That is how much it changes; what it comes to is asked.",
        "Not yet.",
    ]
    assert check(24, "Ann cash", session, after="P1 loan")
    assert check(14, "Ann gets", session, after="P1 loan")


def test_typical_errors_with_repayment_are_known():
    session = position(
        phase="earnings",
        interest=14,
        outlook={"opened": ["china_consumer_boom"], "ahead": "shale_revolution"},
        seats={"P1": {"cash": 30, "bonds": 2}},
        task={"type": "repay", "waiting": ["P1"]},
    )
    assert hints("Ann cash", session, "P1 repay 1", [10, 30, 14]) == [
        "Nearly. A bond is repaid at another price than at the end of the game.",
        "Not yet: repaying costs money.",
        "That is how much it changes; what it comes to is asked.",
    ]
    assert check(16, "Ann cash", session, after="P1 repay 1")
    assert check(-4, "Ann score", session, after="P1 repay 1")
    assert hints("Ann score", session, "P1 repay 1", [16, 2]) == [
        "Nearly. Unpaid bonds count, too.",
        "Nearly. At the end a bond costs another price than the rate.",
    ]


def test_the_odds_of_a_crisis_are_those_of_the_die():
    session = earning()
    question = ask(session, "crisis")
    assert Fraction(question.value, 12) == odds.crisis_chance(6) == Fraction(5, 12)
    assert hints("crisis", session, (), [6, 4, 7]) == [
        "Nearly. Look at what the die must be for a crisis.",
        "Nearly. Stress counts, too.",
        "That is on how many sides there is no crisis.",
    ]
    assert "Growth 5, Stress +1: difficulty 6 (INC-022)." in question.truth().text


def test_a_payoff_is_told_square_by_square():
    session = earning()
    after = ["chance die 12"]
    question = ask(session, "Ann cash", after)
    assert question.value == 12 + 3 + (1 + 2) - 2
    said = question.truth().text
    assert "Finance" in said
    assert "Mining" in said
    assert said.count("INC-193") >= 4
    assert hints("Ann cash", session, after, [question.value - 3])[0].startswith("Nearly.")


def test_the_die_of_a_clash_is_the_least_that_wins():
    session = lobbying()
    assert check(3, "europe NATO die", session)
    assert hints("europe NATO die", session, (), [5, 2, 4]) == [
        "Nearly. Balance of Power counts, too.",
        "Nearly. The local bonus counts, too.",
        "Nearly. Something is added to the die.",
    ]
    assert check(4, "europe NATO chances", session)
    assert hints("europe NATO chances", session, (), [3]) == [
        "That is a number on the die; the number of sides is asked."
    ]
    for die in range(1, 7):
        after = ["P1 lobby power_play europe", "P1 camp NATO", f"chance die {die}"]
        won = ask(session, "eastern_europe camp", after).value == ("NATO",)
        assert won == (die >= 3)


def test_where_no_die_is_rolled_there_is_nothing_to_ask():
    session = lobbying(
        countries={
            "latin_america": {"affiliation": "SCO"},
            "canada": {"affiliation": "SCO"},
            "us": {"affiliation": "BATTLEGROUND"},
            "south_america": {"affiliation": "SCO"},
        }
    )
    with pytest.raises(ValueError, match="no die is rolled in america"):
        ask(session, "america NATO die")


def test_hidden_cash_is_not_told():
    session = investing(options={"hidden_cash": True})
    for about in ("Ann cash", "Ben pays", "Cleo score"):
        with pytest.raises(ValueError, match="cash is hidden"):
            ask(session, about, "P1 pass")
    assert check(2, "Ann bonds", session)


def test_squares_count_the_marker_twice_and_a_kill_costs_two_cubes():
    session = lobbying()
    moves = ["P1 lobby rd", "P1 rd us.1"]
    assert check(2, "Ann finance", session, after=moves)
    assert hints("Ann finance", session, moves, [1]) == ["Nearly. The R&D marker counts, too."]
    fight = position(
        phase="competition", countries={"us": {"cubes": {"P1": 2, "P2": 1}}}, seats={"P1": {"shares": {"us": 2}}}
    )
    kill = ["P1 fight", "P1 kill P2 us cube"]
    assert check(1, "us cubes", fight, after=kill)
    assert hints("us cubes", fight, kill, [2]) == ["Nearly. A kill costs the attacker something, too."]
    assert check("Ann", "us.3 holder", fight, after=["P1 fight", "P1 grab us.3"])
    assert check("locked", "india.4 holder", fight)
    assert check("verrouillée", "india.4 holder", fight, lang="fr")


def test_a_hint_never_tells_the_whole():
    cases = [
        (earning(), "crisis", ()),
        (earning(), "Ann cash", ("chance die 12",)),
        (lobbying(), "europe SCO die", ()),
        (investing(), "Ann cash", ("P1 loan",)),
    ]
    check_hints_keep_the_answer(cases)


def test_what_cannot_be_asked_is_refused_with_what_can():
    session = earning()
    for about in ("", "Ann", "Ann gold", "Zed cash", "europe die", "europe NATO", "us.9 holder", "treasury", "heavy"):
        with pytest.raises(ValueError, match=r"what can be asked: <player> cash"):
            ask(session, about)


def test_a_question_in_a_cell_is_about_either_game():
    quiz = Quiz.predict(earning(), (), "crisis", lang="fr")
    assert "dé de crise" in quiz._question["text"]
    assert quiz.answer(5)
    assert {"INC-022", "INC-190"} <= set(quiz._rules)


def test_no_loan_is_asked_about_after_the_end() -> None:
    session = gamekit.load(ROOT / "replays/incorporated-3p.replay.jsonl")
    session.seek(len(session))
    with pytest.raises(ValueError, match="once the game is over"):
        ask(session, "P1 loan")
