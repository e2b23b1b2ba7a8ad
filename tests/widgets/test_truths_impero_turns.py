"""Questions about phase IV of IMPERO: the order of play, steps, sieges and the odds of dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from tests.widgets.empire import acting, position
from tests.widgets.subjects import hints
from widgets import check
from widgets.lessons.questions import ask


def test_points_on_top_of_the_die_decide_who_is_first():
    dice = {"dice": {"P1": [4], "P2": [6]}}
    session = position(
        phase="actions",
        initiative=dice,
        task={"type": "initiative_spend", "waiting": ["P1", "P2"]},
        seats={"P1": {"stock": {"initiative": 3}}},
    )
    assert ask(session, "first").value == ("nobody",)
    assert check("Ann", "first", session, after=["P1 spend 3", "P2 spend 1"])
    assert check("Ben", "first", session, after=["P1 spend 2", "P2 spend 1"])


def test_typical_errors_with_steps_are_known():
    army = {"a1": {"place": "latium", "units": {"cavalier": 1, "fantassin": 2}}, "a2": {"place": "latium"}}
    army["a2"]["units"] = {"cavalier": 1}
    session = acting("hiver", pieces={"P1": army})
    assert hints("Ann a1 steps", session, (), [2, 4]) == [
        "Nearly. Not every unit of the army is as fast.",
        "Nearly. The season changes movement the other way.",
    ]
    assert check(0, "Ann a1 steps", session)
    after = "P1 move a2 > etruria"
    assert check(1, "Ann a2 steps", session, after=after)
    assert hints("Ann a2 steps", session, after, [2, 3]) == [
        "Nearly. Some steps are spent.",
        "Nearly. The season changes movement.",
    ]


def test_typical_errors_with_sieges_are_known():
    army = {"a1": {"place": "etruria", "units": {"fantassin": 3, "engin_siege": 1}}}
    session = acting(pieces={"P1": army})
    assert check(3, "Ann a1 damage", session)
    assert hints("Ann a1 damage", session, (), [2, 5]) == [
        "Nearly. The season counts, too.",
        "Nearly. The army counts once, not unit by unit.",
    ]
    after = "P1 siege a1 caere"
    assert check(1, "caere pv", session, after=after)
    assert hints("caere pv", session, after, [4, 2]) == [
        "Not yet: that is what it was before.",
        "Nearly. The season counts, too.",
    ]


def test_the_odds_are_those_of_all_throws():
    army = {"a1": {"place": "etruria", "units": {"cavalier": 2, "archer": 1, "engin_siege": 1}}}
    session = acting(pieces={"P1": army})
    throws = list(product(range(1, 7), repeat=3))
    some = sum(any(die >= least for die, least in zip(throw, (4, 4, 5))) for throw in throws)
    value = ask(session, "Ann a1 hit").value
    assert value == round(Fraction(100 * some, len(throws)))
    assert hints("Ann a1 hit", session, (), [100 - value, 133]) == [
        "That is the chance of no hit.",
        "Nearly. Chances of several dice are not added.",
    ]
    assert check("33 %", "caere answer", session)
    assert hints("caere answer", session, (), [67]) == ["That is the chance of no hit."]
    assert check(3, "mission", session)
    assert hints("mission", session, (), [4, 1, 5]) == [
        "That is a number on the die; the number of sides is asked.",
        "That is on how many sides the spy is caught.",
        "Nearly. Some numbers bring nothing.",
    ]
