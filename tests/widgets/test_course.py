"""The lessons as data, of all games: every position, prediction, move and refusal, without a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import widgets
from gamekit.locale import LANGUAGES, catalogue
from widgets import check
from widgets.lessons.answers import judge
from widgets.lessons.course import Course, plan, plans, taught

PLANS = [one for game in taught() for one in plans(game)]
TASKS = [(one, k) for one in PLANS for k in range(len(one.tasks))]
RULE = re.compile(r"\b(?:[A-Z]{3}-(?:\d+|DP-\d+)|(?:INC|IMP)-[AS]\d+)\b")


def called(it):
    """Return what a lesson or a task is called in the name of a test."""
    return it if isinstance(it, int) else f"{it.game}-{it.id}"


each_plan = pytest.mark.parametrize("one", PLANS, ids=called)
each_task = pytest.mark.parametrize(("one", "k"), TASKS, ids=called)
each_game = pytest.mark.parametrize("game", taught())


def at(one, k):
    """Return a session at the place of a task."""
    course = Course(one)
    session = one.begin()
    for move in course.way[: course.starts[k]]:
        session.play(move)
    return session


def right_answer(question):
    """Return the answer to a question."""
    return question.value[0] if question.kind == "choice" else question.value


def test_there_are_lessons_of_all_games_in_the_order_of_their_rules():
    assert [one.id for one in plans()] == [
        *("rondel", "factory", "production", "convoy", "battle", "investor", "taxation", "end")
    ]
    assert [one.id for one in plans("incorporated")] == [
        *("outlook", "auction", "loans", "competition", "lobbying", "earnings", "end")
    ]
    assert [one.id for one in plans("impero")] == [
        *("year", "management", "bill", "deficit", "initiative", "siege", "end")
    ]
    for game in taught():
        assert [one.number for one in plans(game)] == list(range(1, len(plans(game)) + 1))


def test_a_lesson_is_found_in_its_game_only():
    assert plan("end").position != plan("end", "incorporated").position
    assert plan(2, "incorporated").id == "auction"
    with pytest.raises(ValueError, match=r"no lesson 'rondel': there are 1 outlook, 2 auction"):
        plan("rondel", "incorporated")
    with pytest.raises(
        ValueError, match="no lessons of 'coins': there are lessons of imperial2030, impero, incorporated"
    ):
        plans("coins")


@each_plan
def test_positions_hold_the_invariants(one):
    session = one.begin()
    assert list(session.game.invariants(session.state)) == []


@each_plan
def test_chance_gives_the_same_way_in_every_course(one):
    first, second = Course(one), Course(one)
    assert first.way == second.way
    assert all(first.way[start:end] for start, end, task in zip(first.starts, first.ends, one.tasks) if task.play)


@each_task
def test_every_move_asked_for_is_legal_and_every_attempt_refused_by_the_named_rule(one, k):
    task, session, course = one.tasks[k], at(one, k), Course(one)
    assert bool(task.play) != bool(task.attempt)
    for move in course.way[course.starts[k] : course.ends[k]]:
        assert session.explain(move), session.explain(move).text()
        session.play(move)
        assert list(session.game.invariants(session.state)) == []
    if task.attempt:
        verdict = session.explain(task.attempt)
        assert verdict.status == "illegal"
        assert set(task.refused) & set(verdict.rules)
        assert all(rule in session.game.rulebook(session.view()["ruleset"]) for rule in task.refused)


@each_task
def test_a_task_ends_where_somebody_is_asked_or_a_die_waits(one, k):
    """Cards are drawn without being asked for, and what they bring must not pass over the next prediction."""
    session, course = at(one, k), Course(one)
    for move in course.way[course.starts[k] : course.ends[k]]:
        session.play(move)
    last = k == len(one.tasks) - 1
    decision = session.to_act
    assert last or decision is None or decision.actor != "chance" or decision.point.endswith(("_die", "_dice"))


@each_task
def test_every_prediction_is_computed_and_is_worth_asking(one, k):
    task, course = one.tasks[k], Course(one)
    if not task.ask:
        assert k not in course.tries
        return
    question = course.tries[k].question
    session = at(one, k)
    moves = course.way[course.starts[k] : course.ends[k]] or [task.attempt]
    assert check(right_answer(question), task.ask, session, after=() if task.now else moves)
    if task.attempt:
        assert task.ask == "allowed"
        assert question.value is False
    # Whoever answers must see why: each has facts with rules.
    assert any(fact.rules for fact in question.facts)


@each_task
def test_a_wrong_prediction_hears_what_decides(one, k):
    course = Course(one)
    if k not in course.tries:
        return
    question = course.tries[k].question
    for lang in LANGUAGES:
        if question.kind == "number":
            wrong = [answer for answer in range(question.value - 6, question.value + 40) if answer != question.value]
        else:
            wrong = [one for one in question.options if judge(question, one).status == "wrong"]
        assert wrong
        for answer in wrong:
            said = judge(question, answer, lang)
            assert said.status in ("near", "wrong")
            assert said.status == "near" or any(rules for _, *rules in said.lines), (answer, said.text)


@each_plan
def test_its_rules_occur_in_it(one):
    course = Course(one)
    found = {rule for step in course.events for event in step for rule in event.rules}
    found |= {rule for tries in course.tries.values() for fact in tries.question.facts for rule in fact.rules}
    for k in range(len(one.tasks)):
        if one.tasks[k].attempt:
            found |= set(course.refusal(k).rules)
    found |= {rule.split("-")[0] for rule in found}
    assert set(one.rules) <= found
    assert 3 <= len(one.tasks) <= 5
    assert any(task.attempt for task in one.tasks)


def test_all_families_of_rules_and_all_phases_are_covered():
    covered = {family for one in plans() for family in one.rules}
    assert {"RON", "FAC", "PRO", "IMO", "MAN", "ARM", "CON", "BAT", "FLG"} <= covered
    assert {"INV", "BON", "GOV", "TAX", "END", "SCO"} <= covered
    phases = {at(one, k).view()["phase"] for one in plans("incorporated") for k in range(len(one.tasks))}
    assert phases == {"outlook", "investment", "competition", "lobbying", "earnings"}
    views = [at(one, k).view() for one in plans("impero") for k in range(len(one.tasks))]
    assert {view["season"] for view in views} == {"printemps", "ete", "automne", "hiver"}
    assert {view["phase"] for view in views} == {"management", "actions", "upkeep"}
    assert len(views) >= 25


@each_plan
def test_its_point_shows_within_two_moves(one):
    """The first prediction, or the first attempt, stands behind one move at most."""
    first = next(k for k, task in enumerate(one.tasks) if task.ask)
    assert sum(len(task.play) for task in one.tasks[:first]) <= 1


@each_game
def test_every_text_is_there_in_both_languages_and_none_is_there_for_nothing(game):
    wanted = {f"{one.id}.{part}" for one in plans(game) for part in ("title", "intro")}
    wanted |= {
        f"{one.id}.{task.id}.{part}" for one in plans(game) for task in one.tasks for part in ("title", "text", "hint")
    }
    for lang in LANGUAGES:
        prefix = f"{game}.lesson."
        assert {key.removeprefix(prefix) for key in catalogue(lang) if key.startswith(prefix)} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_every_rule_that_a_text_names_holds(game, lang):
    session = plans(game)[0].begin()
    book = session.game.rulebook(session.view()["ruleset"])
    named = {
        rule
        for key, told in catalogue(lang).items()
        if key.startswith(f"{game}.lesson.")
        for rule in RULE.findall(told)
    }
    assert named
    assert {rule for rule in named if rule not in book or not book[rule].holds} == set()


@each_game
def test_both_languages_tell_of_the_same_rules_and_numbers(game):
    marks = re.compile(r"\d+")
    for key, told in catalogue("en").items():
        if key.startswith(f"{game}.lesson."):
            french = catalogue("fr")[key]
            assert sorted(RULE.findall(told)) == sorted(RULE.findall(french)), key
            assert set(marks.findall(told)) == set(marks.findall(french)), key


def test_what_the_panel_says_is_used_and_there():
    folder = Path(widgets.__file__).parent
    browser = "".join(path.read_text("utf-8") for path in (folder / "js" / "lesson").glob("*.mjs"))
    python = (folder / "lesson.py").read_text("utf-8")
    named = set(re.findall(r'\b(?:t|button)\("(\w+)"', browser)) | set(
        re.findall(r'"widget\.lesson\.([\w.]+)"', python)
    )
    named |= {
        *("try", "next", "hint", "again", "aside", "earlier", "refused", "result", "finished", "all_done"),
        *("predict", "now_try", "now_move", "predicted.right", "predicted.wrong"),
    }
    there = {key.removeprefix("widget.lesson.") for key in catalogue() if key.startswith("widget.lesson.")}
    assert named == there


@each_task
def test_what_a_task_tells_of_numbers_is_so(one, k):
    """Treasuries, points, cash, bonds, sliders, stocks and PV that a text names are those of the position."""
    view = at(one, k).view()
    told = catalogue()[f"{one.game}.lesson.{one.id}.{one.tasks[k].id}.text"]
    nations = {"Russia": "RU", "China": "CN", "India": "IN", "Europe": "EU"}
    seats = {"Ann": "P1", "Ben": "P2", "Cleo": "P3"}
    for name, amount in re.findall(r"treasury of (\w+) holds (\d+) million", told):
        assert view["nations"][nations[name]]["treasury"] == int(amount)
    for amount in re.findall(r"Its treasury holds (\d+) million", told):
        assert view["nations"][view["active"]]["treasury"] == int(amount)
    for name, amount in re.findall(r"(Russia|Europe) has (\d+) power points", told):
        assert view["nations"][nations[name]]["power"] == int(amount)
    for name, amount in re.findall(r"(Ann|Ben) (?:governs Russia and )?has (\d+) million", told):
        assert view["seats"][seats[name]]["cash"] == int(amount)
    for name, amount in re.findall(r"(Ann|Ben|Cleo)(?:, [A-Z]\w+ [A-Z]\w+,)?(?: begins and)? has \$(\d+)", told):
        assert view["seats"][seats[name]]["cash"] == int(amount)
    for name, bonds in re.findall(r"(Ann|Ben|Cleo) (?:has|still has) (?:\$\d+ and |\$\d+, )?(\d+) bonds?", told):
        assert view["seats"][seats[name]]["bonds"] == int(bonds)
    for rate in re.findall(r"the slider (?:shows|now stands at|stands at|now shows) \$(\d+)", told):
        assert view["sliders"]["interest"]["value"] == int(rate)
    for growth in re.findall(r"Growth is (\d+) percent", told):
        assert view["sliders"]["growth"]["value"] == int(growth)
    for stress in re.findall(r"Stress (?:is )?(\d+)[,.]", told):
        assert view["sliders"]["stress"]["value"] == int(stress)

    units = {"food": "nourriture", "wood": "bois", "metal": "metal", "gold": "or"}
    for name, *held in re.findall(r"(Ann|Ben) has (\d+) (food|wood|gold)(?: and (\d+) (food|wood|gold))?", told):
        for amount, unit in zip(held[::2], held[1::2]):
            assert not unit or view["seats"][seats[name]]["stock"][units[unit]] == int(amount)
    for name, die, points in re.findall(r"(Ann|Ben) has rolled (\d) and has (\d)", told):
        assert view["initiative"]["dice"][seats[name]] == [int(die)]
        assert view["seats"][seats[name]]["points"]["initiative"] == int(points)
    for city, pv, most in re.findall(r"(Roma|Massalia)(?: is neutral and)? has (\d) of (\d) PV", told):
        assert (view["cities"][city.lower()]["pv"], view["cities"][city.lower()]["most"]) == (int(pv), int(most))


def test_the_texts_of_impero_tell_enough_numbers_to_be_held_to_them():
    told = " ".join(text for key, text in catalogue().items() if key.startswith("impero.lesson."))
    assert len(re.findall(r"(?:Ann|Ben) has \d+ (?:food|wood|gold)", told)) >= 5
    assert len(re.findall(r"has (\d) of (\d) PV", told)) >= 3


def test_the_texts_of_incorporated_tell_enough_numbers_to_be_held_to_them():
    told = " ".join(text for key, text in catalogue().items() if key.startswith("incorporated.lesson."))
    assert len(re.findall(r"has \$\d+", told)) >= 8
