"""Questions about moves: what is asked, what the engine answers, and what is said to typical errors."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import gamekit
import widgets
from gamekit.core.errors import BadAction, IllegalAction
from gamekit.core.events import Paid
from gamekit.core.game import games
from gamekit.incorporated.board import BATTLEGROUND
from gamekit.incorporated.state import LOCKED
from gamekit.locale import LANGUAGES, catalogue
from tests import tiny
from tests.widgets.recorded import play
from tests.widgets.subjects import ask_about_all, hints
from widgets import check
from widgets.lessons.answers import NO, YES, Question, Slip
from widgets.lessons.questions import ask
from widgets.truths import subjects
from widgets.truths.branch import NOBODY, NONE
from widgets.truths.imperial2030 import SUBJECTS
from widgets.truths.imperial2030.numbers import NATION_NUMBERS, SEAT_NUMBERS
from widgets.truths.impero.bills import LOST, PENALTIES
from widgets.truths.impero.stocks import UNITS
from widgets.truths.incorporated.money import SEAT_NUMBERS as MONEY
from widgets.truths.incorporated.odds import CLASH
from widgets.truths.incorporated.sliders import ASK, SLIDERS

NAMES = ["Ann", "Ben"]


def dear_move():
    """China stands on Import with 6 power points: Production is two dear steps of 2 million away."""
    nations = {"CN": {"treasury": 5, "power": 6, "rondel": "import"}}
    return gamekit.position("imperial2030", {"players": 2, "names": NAMES, "active": "CN", "nations": nations})


def taxes():
    """Russia with 3 factories, 4 flags and 3 free provinces."""
    nations = {
        "RU": {
            "treasury": 1,
            "power": 3,
            "rondel": "maneuver",
            "factories": ["moscow", "murmansk", "vladivostok"],
            "flags": ["afghanistan", "japan", "kazakhstan", "mongolia"],
        },
        "CN": {"units": ["army:novosibirsk!"]},
    }
    return gamekit.position("imperial2030", {"players": 2, "names": NAMES, "active": "RU", "nations": nations})


def test_the_answer_is_what_the_engine_comes_to_and_nothing_is_played():
    session = dear_move()
    question = ask(session, "CN treasury", "CN production")
    assert len(session) == 0
    assert session.node.children == ()
    session.play("CN production")
    assert question.value == session.view()["nations"]["CN"]["treasury"] == 1
    assert question.after == ("CN rondel production",)


def test_every_subject_can_be_asked_about_in_words_of_both_languages():
    session = taxes()
    stand_ins = {"<nation>": "RU", "<player>": "Ann", "<nation or player>": "P2", "<region>": "mongolia"}
    ask_about_all(session, SUBJECTS, stand_ins, ("RU taxation",))


def test_numbers_agree_with_the_views_all_through_a_game():
    session = play(60, seed=3)
    chance = Random(1)
    for n in chance.sample(range(len(session)), 25):
        session.seek(n)
        action = str(session.line[n + 1].action)
        after = session.view(n + 1)
        events = session.line[n + 1].events
        for nation, held in after["nations"].items():
            for what in ("treasury", "power", "factor", "armies", "fleets", "revenue"):
                assert ask(session, f"{nation} {what}", action).value == held[what], (n, nation, what)
            paid = sum(e.amount for e in events if isinstance(e, Paid) and e.source == nation and e.unit == "cash")
            assert ask(session, f"{nation} pays", action).value == paid
            assert ask(session, f"{nation} government", action).value == (held["government"] or "nobody",)
        for seat, held in after["seats"].items():
            assert ask(session, f"{seat} score", action).value == held["score"]


@pytest.mark.parametrize("answer", [1, "1", " 1 million", "1 M", "+1", "1 millions", 1.0, "1 million."])
def test_a_number_is_read_kindly(answer):
    assert check(answer, "CN treasury", dear_move(), after="CN production")


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("", "empty"),
        ("   ", "empty"),
        (None, "empty"),
        ("much", "number"),
        ("1 or 2", "number"),
        ("1 fleet", "number"),
        (True, "number"),
        ("1.5", "whole"),
        (1.5, "whole"),
        ([1], "number"),
        ("9" * 50, "number"),
    ],
)
def test_what_is_no_answer_gets_a_clear_word(answer, problem):
    for lang in LANGUAGES:
        checked = check(answer, "CN treasury", dear_move(), after="CN production", lang=lang)
        assert checked.status == "unclear"
        assert not checked
        assert checked.text == catalogue(lang)[f"widget.quiz.unclear.{problem}"]


def test_typical_errors_with_the_price_of_the_rondel_are_known():
    session = dear_move()
    said = hints("CN treasury", session, "CN production", [5, 3, 9, 4])
    assert said == [
        "Not yet: this move has a fee.",
        "Nearly. The price of a step depends on the power points.",
        "Nearly. One amount goes the other way.",
        "That is how much it changes; what it comes to is asked.",
    ]
    said = hints("CN pays", session, "CN production", [0, 2, 10, 3])
    assert said == [
        "Not yet: this move has a fee.",
        "Nearly. The price of a step depends on the power points.",
        "Nearly. The first steps are free.",
        "Close: you are off by one.",
    ]


def test_typical_errors_with_taxes_are_known():
    session = taxes()
    said = hints("RU treasury", session, "RU taxation", [7, 8, 12, 1, 10])
    assert said == [
        "Nearly. The flags count too.",
        "Nearly. The factories count too.",
        "Nearly. One province is occupied.",
        "Not yet: that is what it was before.",
        "That is how much it changes; what it comes to is asked.",
    ]
    assert hints("RU power", session, "RU taxation", [13]) == ["Nearly. Power points are not counted in millions."]
    cash = session.view()["seats"]["P2"]["cash"]
    assert session.view()["nations"]["RU"]["government"] == "P2"
    assert hints("P2 cash", session, "RU taxation", [cash + 10]) == [
        "Not yet: the tax revenue belongs to the nation, not to the player."
    ]


def test_an_occupied_factory_that_is_counted_is_named():
    nations = {"RU": {"factories": ["murmansk", "vladivostok"]}, "CN": {"units": ["army:vladivostok!"]}}
    session = gamekit.position("imperial2030", {"nations": nations})
    checked = check(2, "RU fleets", session, after="RU production")
    assert checked.status == "near"
    assert "Vladivostok is occupied" in checked.text
    assert check(1, "RU fleets", session, after="RU production")


def test_points_above_the_maximum_are_lost():
    nations = {"RU": {"power": 24, "flags": ["mongolia", "japan"]}}
    session = gamekit.position("imperial2030", {"nations": nations})
    gained = 24 + 2
    assert hints("RU power", session, "RU taxation", [gained]) == ["Nearly. There is a maximum."]
    assert check(25, "RU power", session, after="RU taxation")


def test_a_hint_never_tells_the_whole():
    for session, after in ((dear_move(), "CN production"), (taxes(), "RU taxation")):
        nation = after[:2]
        for what in ("pays", "treasury", "revenue"):
            question = ask(session, f"{nation} {what}", after)
            for answer in range(question.value + 12):
                if answer == question.value:
                    continue
                said = check(answer, question)
                assert said.status in ("near", "wrong")
                assert question.said(question.value) not in said.lines[0][0]
                assert f"= {question.value} million" not in said.text


def test_what_decides_is_said_only_with_the_rules_that_do():
    session = dear_move()
    for about in ("CN pays", "IN pays", "mongolia flag", "Ann cash", "card"):
        for answer in ("77", "P1", "P2", "RU"):
            lines = check(answer, about, session, after="CN production").lines
            assert all(rules for line, *rules in lines if line == "These rules decide it."), (about, answer)
    assert check(77, "IN pays", session, after="CN production").text == "Not yet."


def test_units_of_all_nations_are_asked_for_and_counted_together():
    units = {"RU": {"units": ["army:mongolia*2"]}, "CN": {"units": ["army:mongolia"]}}
    question = ask(gamekit.position("imperial2030", {"nations": units}), "mongolia units")
    assert question.value == 3
    assert question.words() == "How many armies and fleets are in Mongolia, those of all nations together?"


def test_a_choice_is_named_by_id_or_by_its_words_in_any_language():
    session = dear_move()
    for answer in ("P1", "ann", " Ann "):
        assert check(answer, "CN government", session, after="CN production")
    wrong = check("Ben", "CN government", session, after="CN production")
    assert wrong.status == "wrong"
    assert "GOV-1" in wrong.lines[1]
    assert check("Cleo", "CN government", session).status == "unclear"
    for answer in ("Import", "importation", "import"):
        assert check(answer, "CN rondel", session, lang="fr")
    assert check("Russie", "mongolia flag", taxes(), lang="fr")


def test_whether_a_move_is_allowed_is_answered_with_the_reasons():
    session = dear_move()
    for answer in (False, "no", "Non"):
        checked = check(answer, "allowed", session, after="CN import")
        assert checked
        assert "Needs 6 million for 6 steps; the treasury of China holds 5 (RON-6, RON-4)." in checked.text
    assert check("yes", "allowed", session, after="CN import").status == "wrong"
    assert check("yes", "allowed", session, after="CN production")
    assert check("perhaps", "allowed", session, after="CN production").status == "unclear"
    # Earlier moves are played first.
    assert check("yes", "allowed", session, after=["CN production", "IN factory"])


def test_the_winner_and_the_score_are_counted_at_the_end():
    session = gamekit.position(
        "imperial2030", {"players": 2, "names": NAMES, "nations": {"RU": {"power": 24}}, "active": "RU"}
    )
    assert ask(session, "winner").value == ("nobody",)
    question = ask(session, "winner", "RU taxation")
    outcome = session.game.outcome(session.game.apply(session.state, session.game.parse("RU taxation")).state)
    assert outcome is not None
    assert question.value == tuple(seat for seat, rank in outcome.ranks if rank == 1)
    score = ask(session, "Ann score", "RU taxation")
    assert score.value == dict(outcome.scores)["P1"]
    cash = session.game.view(session.game.apply(session.state, session.game.parse("RU taxation")).state)["seats"]["P1"]
    assert check(score.value - cash["cash"], score).status == "near"


def test_check_takes_a_question_or_simply_the_right_number():
    question = ask(dear_move(), "CN treasury", "CN production")
    assert isinstance(question, Question)
    assert check(1, question)
    assert check("7", 7)
    assert check(8, 7).status == "near"
    assert check(12, 7).text == "Not yet."


def test_what_is_said_reads_as_text_and_as_html():
    session = dear_move()
    right = check(1, "CN treasury", session, after="CN production")
    assert repr(right) == str(right) == right.text
    assert right.text == "Right: 1 million. China pays 4 million to the bank for the extra steps (RON-4, RON-5)."
    unclear = check("", "CN treasury", session)
    assert (
        unclear._repr_html_()
        == '<div class="mathjax_ignore" lang="en"><p><b>Write or choose an answer first.</b></p></div>'
    )
    french = check(1, "CN treasury", session, after="CN production", lang="fr")
    assert french._repr_html_() == (
        '<div class="mathjax_ignore" lang="fr"><p><b>Exact\u00a0: 1 million.</b></p>'
        "<ul><li>Chine\u00a0: 4 millions versés à la banque pour les pas supplémentaires (RON-4, RON-5).</li></ul>"
        "</div>"
    )


def test_names_stay_text_in_html():
    session = gamekit.position("imperial2030", {"players": 2, "names": ["<script>", "Ben"], "active": "CN"})
    checked = check("P1", "CN government", session)
    assert "<script>" in checked.text
    assert "<script>" not in checked._repr_html_()


def test_what_cannot_be_asked_is_refused_with_what_can():
    session = dear_move()
    for about in ("", "RU", "RU gold", "Zed cash", "nowhere flag", "treasury"):
        with pytest.raises(ValueError, match=r"what can be asked: <nation> treasury"):
            ask(session, about)
    with pytest.raises(ValueError, match="after="):
        ask(session, "allowed")
    with pytest.raises(TypeError, match=r"gamekit\.new_session"):
        ask(None, "RU treasury")
    with pytest.raises(IllegalAction):
        ask(session, "CN treasury", "CN import")
    with pytest.raises(BadAction):
        ask(session, "CN treasury", "CN dances")
    with pytest.raises(ValueError, match="'de'"):
        check(1, "CN treasury", session, lang="de")


def test_a_question_is_kept_out_of_its_repr():
    question = ask(dear_move(), "CN treasury", "CN production")
    assert "value" not in repr(question)
    assert "Slip" not in repr(question)
    assert all(isinstance(slip, Slip) and slip.amount != question.value for slip in question.slips)


def test_there_are_questions_only_where_the_kit_knows_the_answers():
    with tiny.registered():
        coins = gamekit.new_session("coins", players=2, seed=1)
        with pytest.raises(ValueError, match="'coins'"):
            ask(coins, "card")


def test_every_message_of_questions_is_used_and_there():
    folder = Path(widgets.__file__).parent
    sources = [path for part in ("*.py", "lessons/*.py", "truths/**/*.py") for path in folder.glob(part)]
    python = "".join(path.read_text("utf-8") for path in sources)
    browser = "".join(path.read_text("utf-8") for path in (folder / "js" / "quiz").glob("*.mjs"))
    named = {f"ask.{word}.{when}" for word in words_asked() for when in ("now", "after")} - {"ask.allowed.now"}
    named |= {"ask.number"}
    named |= {f"unit.{unit}" for unit in units() if unit}
    named |= {f"option.{option}" for option in (YES, NO, NOBODY, NONE, LOCKED, BATTLEGROUND)}
    named |= {f"slip.{hint}" for hint in re.findall(r'Slip\(.*?, "(\w+)"[,)]', python)}
    named |= {f"slip.tax_{part}" for part in ("factories", "flags", "provinces")}
    named |= {f"slip.{hint}" for hint in ("balance", "bonus", "neither", "camp", "bonus_side")}
    named |= {f"unclear.{problem}" for problem in ("empty", "number", "whole", "option")}
    named |= set(re.findall(r'"widget\.quiz\.([\w.]+)"', python))
    named |= set(re.findall(r'\bt\("(\w+)"', browser))
    there = {key.removeprefix("widget.quiz.") for key in catalogue() if key.startswith("widget.quiz.")}
    assert named == there


def words_asked():
    """Return the wordings of all questions: those of Imperial 2030 are called like what is asked."""
    found = {subject.split()[-1] for subject in SUBJECTS}
    source = Path(widgets.__file__).parent / "truths"
    told = "".join(
        path.read_text("utf-8") for game in ("incorporated", "impero") for path in source.glob(f"{game}/*.py")
    )
    found |= set(re.findall(r'Truth\(\s*"(?:number|choice)", (?:[\w.]+|seat\["loan"\]|\(.*?,\)), "(\w+)"', told))
    return found | {*ASK.values(), *CLASH, *MONEY, *LOST.values()}


def units():
    """Return the units of all numbers that can be asked about."""
    found = {*NATION_NUMBERS.values(), *SEAT_NUMBERS.values(), *MONEY.values(), *SLIDERS.values()}
    found |= {*UNITS.values(), *PENALTIES.values(), "resource", "city", "step", "pv", "percent"}
    return found | {"unit", "chance", "card", "square", "cube"}


def test_each_game_that_has_questions_says_what_can_be_asked():
    asked = games("widgets.truths")
    assert {"imperial2030", "impero", "incorporated"} <= set(asked)
    for game in asked:
        found = subjects(game).SUBJECTS
        assert len(set(found)) == len(found) > 10
        assert {"allowed", "winner"} <= set(found)


def test_what_cannot_be_asked_or_checked_is_said_in_words():
    session = gamekit.position("imperial2030", {"players": 2, "names": ["Ann", "ann"]})
    with pytest.raises(ValueError, match="what can be asked"):
        ask(session, "Ann cash")
    assert ask(session, "P1 cash").value == session.view()["seats"]["P1"]["cash"]
    with pytest.raises(TypeError, match="not None"):
        check(5, None)
    with pytest.raises(TypeError, match="list of such texts, not 3"):
        check(5, "RU treasury", session, after=3)
