"""Questions about IMPERO: what the engine answers, odds before the roll, and what is said to typical errors."""

from __future__ import annotations

from random import Random

import pytest

import gamekit
from gamekit.core.chance import CHANCE
from gamekit.impero import deficits, scoring
from gamekit.impero.board import board
from tests.widgets.empire import LARGE, NAMES, TOWNS, acting, paying, position
from tests.widgets.subjects import ask_about_all, check_hints_keep_the_answer, hints
from widgets import Quiz, check
from widgets.lessons.questions import ask
from widgets.truths.impero import SUBJECTS
from widgets.truths.impero.stocks import UNITS


@pytest.fixture(scope="module")
def played():
    """Return a game of random moves, which no test changes but by going back and forth in it."""
    session = gamekit.new_session("impero", NAMES, seed=5)
    chance = Random(5)
    while session.n < 260 and (decision := session.to_act):
        if decision.actor == CHANCE:
            session.draw()
        else:
            session.play(chance.choice(session.legal_actions))
    return session


def test_every_subject_can_be_asked_about_in_words_of_both_languages():
    army = {"a1": {"place": "latium", "units": {"fantassin": 3, "engin_siege": 1}}}
    stand_ins = {
        "<player>": "Ann",
        "<resource>": "bois",
        "<city>": "capua",
        "<region>": "latium",
        "<piece>": "a1",
        "<tier>": "tier2",
    }
    session = acting(pieces={"P1": army})
    ask_about_all(session, SUBJECTS, stand_ins, ("P1 pass",))
    assert len(session) == 0


def test_numbers_agree_with_the_views_all_through_a_game(played):
    chance = Random(1)
    for n in chance.sample(range(len(played)), 10):
        played.seek(n)
        action = str(played.line[n + 1].action)
        view, state = played.view(n + 1), played.line[n + 1].state
        deciding = (view["decision"] or {}).get("actor")
        for seat, held in view["seats"].items():
            # Orders under way are known to the seat that gives them only.
            own = played.game.view(state, seat)["seats"][seat] if deciding == seat else held
            stocks = own["stock"] | own["points"]
            assert {unit: ask(played, f"{seat} {unit}", action).value for unit in UNITS} == stocks
            earned = {unit: ask(played, f"{seat} income {unit}", action).value for unit in UNITS}
            assert earned == own["income"]["total"]
            assert ask(played, f"{seat} cities", action).value == held["cities"]
            assert ask(played, f"{seat} score", action).value == scoring.score(state, seat)
            bill = view["bills"].get(seat, own["bill"])
            for what, key in (("bill", "due"), ("missing", "missing"), ("tier", "tier")):
                assert ask(played, f"{seat} {what}", action).value == bill[key]
        for city, own in view["cities"].items():
            assert ask(played, f"{city} pv", action).value == own["pv"]
            assert ask(played, f"{city} owner", action).value == (own["owner"] or "nobody",)
        for region, own in view["regions"].items():
            if own["stability"] is not None:
                assert ask(played, f"{region} stability", action).value == own["stability"]
        for piece in (*view["armies"], *view["fleets"], *view["agents"]):
            about = f"{piece['owner']} {piece['name']}"
            if piece.get("inflicts") is None or any(piece["units"][:3]):
                assert ask(played, f"{about} steps", action).value == piece["left"]
        assert ask(played, "limit", action).value == view["modifiers"]["influence_cap"]


@pytest.mark.parametrize("answer", [11, "11", "11 food", "11 nourritures", " 11 food."])
def test_amounts_are_read_kindly(answer):
    farm = {"capua": {"owner": "P1", "influence": {"P1": 4}, "buildings": {"ferme": {}}}}
    session = position(
        phase="management", card="printemps_2", cities=farm, seats={"P1": {"technologies": ["irrigation"]}}
    )
    assert check(answer, "Ann income nourriture", session)


def test_typical_errors_with_doubled_income_are_known():
    farm = {"capua": {"owner": "P1", "influence": {"P1": 4}, "buildings": {"ferme": {}}}}
    session = position(
        phase="management", card="printemps_2", cities=farm, seats={"P1": {"technologies": ["irrigation"]}}
    )
    assert hints("Ann income nourriture", session, (), [6, 12, 10]) == [
        "Nearly. The season doubles this.",
        "Nearly. Not everything is doubled.",
        "Nearly. One thing is left out.",
    ]
    assert hints("Ann income bois", session, (), [2]) == ["Nearly. This season does not double that."]
    locusts = position(phase="management", card="printemps_5", cities={"roma": {"buildings": {}}}, season="printemps")
    assert ask(locusts, "Ann income nourriture").value == 2 * 2 - 1


def test_an_income_is_never_below_nothing():
    session = position(phase="management", season="ete", card="ete_3", regions={"latium": {"stability": 0}})
    assert ask(session, "Ann income nourriture").value == 0
    assert hints("Ann income nourriture", session, (), [-1]) == ["Nearly. It cannot be less than nothing."]


def test_the_bill_of_the_example_by_season_and_the_typical_errors():
    due = {"ete": 10, "automne": 8, "hiver": 11}
    for season, whole in due.items():
        session = paying(season)
        assert check(whole, "Ann bill", session)
        assert check(f"{whole} ressources", "Ann bill", session, lang="fr")
    assert hints("Ann bill", paying(), (), [9, 11, 12]) == [
        "Nearly. Look at the size of each army.",
        "Nearly. Look at the size of each army.",
        "Nearly. Not every piece has an upkeep.",
    ]
    assert hints("Ann bill", paying("automne"), (), [10, 12, 7]) == [
        "Nearly. The season changes upkeep, too.",
        "Nearly. The season changes upkeep the other way.",
        "Nearly. Look at the size of each army.",
    ]
    said = ask(paying("hiver"), "Ann bill").truth().text
    for rule in ("IMP-050", "IMP-051", "IMP-052", "IMP-053", "IMP-054", "IMP-055", "IMP-018", "IMP-057"):
        assert rule in said


def test_cities_of_one_region_are_paid_for_once_and_the_bill_has_a_floor():
    session = position(phase="management", card="printemps_2", cities={"capua": TOWNS["capua"]}, pieces={"P1": {}})
    assert ask(session, "Ann bill").value == 1
    assert hints("Ann bill", session, (), [2]) == ["Nearly. Regions are paid for, not cities."]
    autumn = position(phase="management", season="automne", card="automne_1", pieces={"P1": {}})
    assert ask(autumn, "Ann bill").value == 0
    assert hints("Ann bill", autumn, (), [-1]) == ["Nearly. It cannot be less than nothing."]


def test_an_order_counts_in_the_stocks_and_the_bill_of_who_gives_it_at_once():
    session = paying()
    after = ["P1 recruit fantassin roma"]
    assert ask(session, "Ann bill", after).value == 11
    assert ask(session, "Ann metal", after).value == 2 - 1
    assert hints("Ann metal", session, after, [2, 3]) == [
        "Not yet: that is what it was before.",
        "Nearly. One amount goes the other way.",
    ]
    done = [*after, "P1 done"]
    assert ask(session, "Ann metal", done).value == 2, "hidden until all are done"
    assert ask(session, "Ann metal", [*done, "P2 done"]).value == 2 - 1


def test_what_is_missing_and_its_tier():
    # IMP-EX-04: a bill of 11, 1 food and 3 gold.
    session = paying("hiver", food=1, gold=3)
    after = ["P1 done", "P2 done", "P1 split 0 1"]
    assert ask(session, "Ann missing", after).value == 7
    assert ask(session, "Ann tier", after).value == 2
    assert "IMP-A01" in ask(session, "Ann tier", after).truth().text
    assert hints("Ann tier", session, after, [3, 7]) == [
        "Nearly. Of exactly 7 it is decided at each table.",
        "That is how many are missing; the tier is asked.",
    ]
    assert hints("Ann missing", session, after, [11, 4]) == [
        "That is what is due; what remains unpaid counts.",
        "That is what is paid; what remains unpaid counts.",
    ]
    other = paying("hiver", food=1, gold=3, options={"deficit_at_7": 3})
    assert ask(other, "Ann tier", after).value == 3
    # IMP-EX-07: gold is no food, and where the change is put matters.
    apart = paying("automne", food=9, gold=4)
    assert ask(apart, "Ann missing").value == 1
    assert hints("Ann missing", apart, (), [0, 3]) == [
        "Nearly. Food and gold are counted apart.",
        "Nearly. The season changes upkeep, too.",
    ]


def test_law_forgives_one_missing_resource():
    session = position(
        season="hiver",
        phase="management",
        card="hiver_6",
        options={"actions": False},
        cities=TOWNS,
        pieces={"P1": LARGE},
        seats={"P1": {"stock": {"nourriture": 0, "or": 3}, "technologies": ["droit"]}},
    )
    assert (ask(session, "Ann missing").value, ask(session, "Ann tier").value) == (8, 2)
    assert hints("Ann tier", session, (), [3]) == ["Nearly. Of exactly 7 it is decided at each table."]


def test_what_a_tier_costs_is_what_the_deficit_takes():
    session = position(phase="management", card="printemps_2")
    for place, row in enumerate(board().tiers, 1):
        assert deficits.TIER_RULES[place] in ask(session, f"tier{place} units").truth().text
        assert ask(session, f"tier{place} stability").value == sum(row["stabilite"])
        assert ask(session, f"tier{place} influence").value == row["influence"]
        assert ask(session, f"tier{place} units").value == row["unites"]
    assert hints("tier3 units", session, (), [1]) == ["Nearly. That belongs to another tier."]


def test_typical_errors_with_repairs_and_recovery_are_known():
    session = position(
        season="hiver",
        phase="upkeep",
        options={"actions": False},
        cities={"roma": {"pv": 6}, "massalia": {"pv": 5}, "capua": {"pv": 2}},
        task={"type": "repair", "waiting": ["P1", "P2"]},
        card="hiver_6",
    )
    assert check(7, "roma pv", session, after="P1 repair roma")
    assert hints("roma pv", session, "P1 repair roma", [8]) == ["Nearly. There is one repair of each city in a season."]
    after = ["P1 done", "P2 done"]
    assert check(7, "massalia pv", session, after=after)
    assert check(3, "capua pv", session, after=after)
    assert hints("massalia pv", session, after, [6]) == ["Nearly. One neutral city regains more than the others."]


def test_influence_its_limit_and_a_federation():
    cities = {"caere": {"influence": {"P1": 2}}}
    session = position(phase="management", card="printemps_2", cities=cities, options={"actions": False})
    put = ["P1 influence caere", "P1 influence caere"]
    assert check(4, "Ann caere", session, after=put)
    assert check("nobody", "caere owner", session, after=put)
    assert check("Ann", "caere owner", session, after=[*put, "P1 done", "P2 done"])
    limits = {"printemps": 2, "ete": 1, "automne": 1, "hiver": 0}
    for season, cap in limits.items():
        here = acting(season)
        assert ask(here, "limit").value == cap
        assert all(check(other, "limit", here).status == "near" for other in {0, 1, 2} - {cap})


def test_winter_takes_stability_for_its_time():
    session = acting("hiver")
    assert check(2, "latium stability", session)
    assert hints("latium stability", session, (), [3]) == ["Nearly. Winter counts, too."]
    assert hints("latium stability", acting(), (), [2]) == ["Nearly. It is not winter."]
    with pytest.raises(ValueError, match="nobody governs numidia"):
        ask(session, "numidia stability")


def test_the_points_of_the_end_are_counted():
    session = position(
        season="hiver",
        phase="upkeep",
        card="hiver_6",
        options={"actions": False, "years": 1},
        cities={"capua": TOWNS["capua"]},
        regions={"latium": {"stability": 4}},
        routes=[["roma", "caere", "P1"]],
        seats={"P1": {"stock": {"or": 13}, "technologies": ["irrigation"]}},
        task={"type": "repair", "waiting": ["P2"]},
    )
    assert ask(session, "winner").value == ("nobody",)
    assert check("Ann", "winner", session, after="P2 done")
    assert check(3 + 2 + 1 + 1 + 2 + 2, "Ann score", session, after="P2 done")
    assert hints("Ann score", session, "P2 done", [10, 22, 9]) == [
        "Nearly. A capital counts more than another city.",
        "Nearly. Gold does not count one by one.",
        "Nearly. One thing is left out.",
    ]


def test_hidden_stocks_are_not_told():
    session = acting(options={"hidden_stocks": True})
    for about in ("Ann or", "Ben bill", "Ann missing", "Ben tier", "Ann score"):
        with pytest.raises(ValueError, match="stocks are hidden"):
            ask(session, about)
    assert check(1, "Ann cities", session)


def test_a_hint_never_tells_the_whole():
    # Damage of 4: the rule that is quoted has other numbers.
    army = {"a1": {"place": "etruria", "units": {"fantassin": 3, "engin_siege": 2}}}
    cases = [
        (paying("automne"), "Ann bill", ()),
        (paying("hiver", food=1, gold=3), "Ann missing", ("P1 done", "P2 done", "P1 split 0 1")),
        (acting(pieces={"P1": army}), "Ann a1 damage", ()),
        (acting(pieces={"P1": army}), "Ann a1 hit", ()),
    ]
    check_hints_keep_the_answer(cases)


def test_what_cannot_be_asked_is_refused_with_what_can():
    session = acting()
    wrong = (
        "",
        "Ann",
        "Ann cash",
        "Zed or",
        "Ann income",
        "gades stability",
        "tier4 units",
        "Ann s1 damage",
        "a1 steps",
    )
    for about in wrong:
        with pytest.raises(ValueError, match=r"what can be asked: <player> <resource>"):
            ask(session, about)
    with pytest.raises(ValueError, match="no piece a9"):
        ask(session, "Ann a9 steps")
    with pytest.raises(ValueError, match="no army a9"):
        ask(session, "Ann a9 hit")


def test_a_question_in_a_cell_is_about_this_game_too():
    quiz = Quiz.predict(paying("hiver"), (), "Ann bill", lang="fr")
    assert "entretien" in quiz._question["text"]
    assert quiz.answer(11)
    assert {"IMP-018", "IMP-057"} <= set(quiz._rules)


def test_who_has_left_the_game_has_no_bill():
    session = acting(
        cities={"carthago": {"owner": None, "buildings": {}}}, pieces={"P2": {}}, seats={"P2": {"out": True}}
    )
    with pytest.raises(ValueError, match="left the game"):
        ask(session, "Ben bill")
