"""The lessons: every position, prediction, move and refusal, worked through in both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import gamekit
import widgets
from gamekit.core.errors import IllegalAction
from gamekit.imperial2030.board import board
from gamekit.locale import LANGUAGES, catalogue
from widgets import Lesson, Quiz, check
from widgets.course import Course, plan, plans
from widgets.tries import Tries
from widgets.truths.money import tax_chart

PLANS = plans()
TASKS = [(one, k) for one in PLANS for k in range(len(one.tasks))]
each_plan = pytest.mark.parametrize("one", PLANS, ids=lambda one: one.id)
each_task = pytest.mark.parametrize(("one", "k"), TASKS, ids=lambda it: it if isinstance(it, int) else it.id)


def tell(table, wish, **more):
    """Deliver a message of the panel as the browser sends it."""
    table._receive(table, {"do": "lesson", "wish": wish, **more}, None)


def browse(table, **message):
    """Deliver any other message of the table."""
    table._receive(table, message, None)


def panel(lesson):
    return lesson._now["lesson"]


def at(one, k):
    """Return a session at the place of a task."""
    session = gamekit.position("imperial2030", dict(one.position))
    for task in one.tasks[:k]:
        for move in task.play:
            session.play(move)
    return session


# The data.


def test_there_are_eight_lessons_in_the_order_of_the_rules():
    assert [one.id for one in PLANS] == [
        "rondel",
        "factory",
        "production",
        "convoy",
        "battle",
        "investor",
        "taxation",
        "end",
    ]
    assert [one.number for one in PLANS] == list(range(1, 9))


@each_plan
def test_positions_hold_the_invariants(one):
    session = gamekit.position("imperial2030", dict(one.position))
    assert list(session.game.invariants(session.state)) == []


@each_task
def test_every_move_asked_for_is_legal_and_every_attempt_refused_by_the_named_rule(one, k):
    task, session = one.tasks[k], at(one, k)
    assert bool(task.play) != bool(task.attempt)
    for move in task.play:
        assert session.explain(move), session.explain(move).text()
        session.play(move)
        assert list(session.game.invariants(session.state)) == []
    if task.attempt:
        verdict = session.explain(task.attempt)
        assert verdict.status == "illegal"
        assert set(task.refused) & set(verdict.rules)
        assert all(rule in session.game.rulebook("summary") for rule in task.refused)


@each_task
def test_every_prediction_is_computed_and_is_worth_asking(one, k):
    task, course = one.tasks[k], Course(one)
    if not task.ask:
        assert k not in course.tries
        return
    question = course.tries[k].question
    session = at(one, k)
    right = question.value if question.kind != "choice" else question.value[0]
    assert check(right, task.ask, session, after=task.asked_about)
    if task.attempt:
        assert task.ask == "allowed"
        assert question.value is False
    # Whoever answers must see why: each has facts with rules.
    assert any(fact.rules for fact in question.facts)


@each_plan
def test_its_families_of_rules_occur_in_it(one):
    course = Course(one)
    found = {rule.split("-")[0] for step in course.events for event in step for rule in event.rules}
    assert set(one.rules) <= found
    assert len(one.tasks) >= 3
    assert sum(bool(task.attempt) for task in one.tasks) == 1


def test_all_families_are_covered():
    covered = {family for one in PLANS for family in one.rules}
    assert {"RON", "FAC", "PRO", "IMO", "MAN", "ARM", "CON", "BAT", "FLG"} <= covered
    assert {"INV", "BON", "GOV", "TAX", "END", "SCO"} <= covered


@each_plan
def test_its_point_shows_within_two_moves(one):
    """The first prediction, or the first attempt, stands behind one move at most."""
    first = next(k for k, task in enumerate(one.tasks) if task.ask)
    assert sum(len(task.play) for task in one.tasks[:first]) <= 1


def test_every_text_is_there_in_both_languages_and_none_is_there_for_nothing():
    wanted = {f"{one.id}.{part}" for one in PLANS for part in ("title", "intro")}
    wanted |= {
        f"{one.id}.{task.id}.{part}" for one in PLANS for task in one.tasks for part in ("title", "text", "hint")
    }
    for lang in LANGUAGES:
        prefix = "imperial2030.lesson."
        assert {key.removeprefix(prefix) for key in catalogue(lang) if key.startswith(prefix)} == wanted
    folder = Path(widgets.__file__).parent
    browser = "".join(path.read_text("utf-8") for path in (folder / "js" / "lesson").glob("*.mjs"))
    python = (folder / "lesson.py").read_text("utf-8")
    named = set(re.findall(r'\b(?:t|button)\("(\w+)"', browser)) | set(
        re.findall(r'"widget\.lesson\.([\w.]+)"', python)
    )
    named |= {
        "try",
        "next",
        "hint",
        "again",
        "aside",
        "earlier",
        "refused",
        "result",
        "finished",
        "all_done",
        "predict",
        "now_try",
        "now_move",
    }
    named |= {"predicted.right", "predicted.wrong"}
    there = {key.removeprefix("widget.lesson.") for key in catalogue() if key.startswith("widget.lesson.")}
    assert named == there


@each_task
def test_what_a_task_tells_of_numbers_is_so(one, k):
    """Treasuries, power points and cash that a text names are those of the position."""
    view = at(one, k).view()
    told = catalogue()[f"imperial2030.lesson.{one.id}.{one.tasks[k].id}.text"]
    nations = {"Russia": "RU", "China": "CN", "India": "IN", "Europe": "EU"}
    seats = {"Ann": "P1", "Ben": "P2"}
    for name, amount in re.findall(r"treasury of (\w+) holds (\d+) million", told):
        assert view["nations"][nations[name]]["treasury"] == int(amount)
    for amount in re.findall(r"Its treasury holds (\d+) million", told):
        assert view["nations"][view["active"]]["treasury"] == int(amount)
    for name, amount in re.findall(r"(Russia|Europe) has (\d+) power points", told):
        assert view["nations"][nations[name]]["power"] == int(amount)
    for name, amount in re.findall(r"(Ann|Ben) (?:governs Russia and )?has (\d+) million", told):
        assert view["seats"][seats[name]]["cash"] == int(amount)


# At the table.


@pytest.mark.parametrize("lang", LANGUAGES)
@each_plan
def test_a_lesson_can_be_done_whole(one, lang):
    lesson = Lesson(one.id, lang=lang)
    for k, task in enumerate(one.tasks):
        shown = panel(lesson)
        assert shown["at"] == k
        assert shown["text"]
        assert shown["result"] is None
        assert bool(shown["quiz"]) == bool(task.ask)
        if task.ask:
            question = lesson._course.tries[k].question
            right = question.value[0] if question.kind == "choice" else question.value
            tell(lesson, "answer", answer=question.label("no") if right is False else str(right))
            assert panel(lesson)["quiz"]["status"] == "right"
        if task.attempt:
            tell(lesson, "try")
        for move in task.play:
            browse(lesson, do="play", text=move)
            assert lesson._verdict == {}
        result = panel(lesson)["result"]
        assert result["refused"] == bool(task.attempt)
        assert any(rules for _, *rules in result["lines"])
        assert bool(result["said"]) == bool(task.ask)
        assert lesson.done == tuple(done.id for done in one.tasks[: k + 1])
        tell(lesson, "next")
    assert lesson.finished
    then = None if one is PLANS[-1] else PLANS[one.number].id
    assert panel(lesson)["then"] == (then and {"id": then, "title": Lesson.titles(lang)[then]})
    assert panel(lesson)["lessons"][one.number - 1]["done"]


@each_task
def test_an_attempt_can_be_made_on_the_board_or_with_the_button(one, k):
    task = one.tasks[k]
    if not task.attempt:
        assert not panel(Lesson(one.id))["attempt"]
        return
    session = at(one, k)
    waiting, seen, on_board = [""], set(), False
    while waiting and len(seen) < 60 and not on_board:
        begun = waiting.pop(0)
        seen.add(begun)
        menu = session.menu(begun)
        on_board = any(set(task.refused) & set(session.explain(text).rules) for _, text in menu.attempts)
        waiting += [option.text for option in menu.options if option.more and option.text not in seen]
    told = catalogue()[f"imperial2030.lesson.{one.id}.{task.id}.text"]
    assert on_board != ("button below" in told)


def test_steps_that_cost_nothing_are_explained_by_what_steps_cost():
    lesson = Lesson("rondel")
    tell(lesson, "answer", answer="0")
    rules = [rule for _, *ids in panel(lesson)["quiz"]["lines"] for rule in ids]
    assert {"RON-3", "RON-4"} <= set(rules)
    assert "The first 3 steps are free" in panel(lesson)["quiz"]["lines"][2][0]


def test_the_tax_chart_stands_where_its_points_are_asked_for():
    chart = "0–5 → 0; 6–7 → 1; 8–9 → 2; 10 → 3; 11 → 4; 12 → 5; 13 → 6; 14 → 7; 15 → 8; 16–17 → 9; 18+ → 10"
    assert tax_chart() == chart
    for revenue in range(24):
        spans = [re.fullmatch(r"(\d+)(?:–(\d+)|(\+))? → (\d+)", span) for span in tax_chart().split("; ")]
        points = [
            int(found[4])
            for found in spans
            if found and int(found[1]) <= revenue <= (99 if found[3] else int(found[2] or found[1]))
        ]
        assert points == [board().tax_column(revenue).power]
    for lang in LANGUAGES:
        lesson = Lesson("taxation", lang=lang)
        lesson.play("RU taxation")
        tell(lesson, "next")
        assert tax_chart() in panel(lesson)["text"]
        tell(lesson, "answer", answer="4")
        assert any(tax_chart() in line for line, *_ in panel(lesson)["quiz"]["lines"])


def test_what_is_asked_for_is_heard_wherever_it_is_refused():
    for way in ("play", "explain", "python"):
        lesson = Lesson("factory")
        lesson.play("RU factory")
        if way == "python":
            with pytest.raises(IllegalAction):
                lesson.play("RU build novosibirsk")
        else:
            browse(lesson, do=way, text="RU build novosibirsk")
        assert lesson.done == ("land", "occupied"), way
        assert panel(lesson)["at"] == 1, way
        assert panel(lesson)["result"]["refused"], way


def test_a_refusal_for_another_reason_is_not_the_task():
    lesson = Lesson("factory")
    lesson.play("RU factory")
    tell(lesson, "next")
    browse(lesson, do="explain", text="RU build moscow")
    assert "occupied" not in lesson.done
    browse(lesson, do="explain", text="RU build murmansk")
    assert "occupied" not in lesson.done


def test_another_move_is_no_error_and_one_wish_takes_it_back():
    lesson = Lesson("factory")
    browse(lesson, do="play", text="RU import")
    assert "another move" in panel(lesson)["note"]
    assert panel(lesson)["result"] is None
    browse(lesson, do="play", text="RU import none")
    tell(lesson, "back")
    assert lesson.session.n == 0
    assert panel(lesson)["note"] == ""
    browse(lesson, do="play", text="RU import")
    browse(lesson, do="undo")
    assert panel(lesson)["note"] == ""
    assert lesson.done == ()


def test_a_gift_on_the_way_is_another_move():
    lesson = Lesson("rondel")
    browse(lesson, do="play", text="P1 donate CN 1")
    assert panel(lesson)["note"]
    tell(lesson, "back")
    assert lesson.session.n == 0


def test_progress_survives_going_back_and_forth():
    lesson = Lesson("rondel")
    tell(lesson, "answer", answer="0")
    lesson.play("RU production")
    tell(lesson, "next")
    tell(lesson, "try")
    tell(lesson, "next")
    lesson.play("CN production")
    done = lesson.done
    browse(lesson, do="seek", n=0)
    assert lesson.done == done
    assert "earlier step" in panel(lesson)["note"]
    tell(lesson, "back")
    assert lesson.session.n == 1
    browse(lesson, do="seek", n=2)
    assert panel(lesson)["result"]
    tell(lesson, "task", task=0)
    assert lesson.session.n == 0
    assert panel(lesson)["result"]["said"] == "You said “0 million”, and so it is."
    tell(lesson, "next")
    assert panel(lesson)["at"] == 3
    assert lesson.session.n == 2


def test_playing_on_leads_to_the_next_task_by_itself():
    lesson = Lesson("rondel")
    lesson.play("RU production")
    lesson.play("CN production")
    assert lesson.task == "dear"
    assert lesson.done == ("free", "dear")
    tell(lesson, "next")
    lesson.play("IN taxation")
    tell(lesson, "next")
    assert lesson.task == "lap"
    assert lesson.session.n == 1
    tell(lesson, "try")
    assert lesson.finished


def test_tasks_not_reached_cannot_be_opened():
    lesson = Lesson("rondel")
    assert [task["may"] for task in panel(lesson)["tasks"]] == [True, False, False, False]
    tell(lesson, "task", task=2)
    tell(lesson, "task", task=99)
    tell(lesson, "task", task=True)
    tell(lesson, "next")
    assert panel(lesson)["at"] == 0
    assert lesson.session.n == 0


def test_a_task_can_be_done_again():
    lesson = Lesson("production")
    tell(lesson, "answer", answer="2")
    assert panel(lesson)["quiz"]["status"] == "near"
    tell(lesson, "hint")
    assert panel(lesson)["hint"]
    lesson.play("RU production")
    assert panel(lesson)["result"]["said"] == "You said “2 fleets”; it is “1 fleet”."
    tell(lesson, "again")
    assert lesson.session.n == 0
    assert len(lesson.session) == 0
    assert panel(lesson)["result"] is None
    assert panel(lesson)["quiz"]["said"] == ""
    assert lesson.done == ()


def test_reset_begins_anew_and_redo_brings_back():
    lesson = Lesson("rondel")
    tell(lesson, "answer", answer="3")
    lesson.play("RU production")
    tell(lesson, "next")
    tell(lesson, "try")
    browse(lesson, do="reset")
    assert lesson.done == ()
    assert panel(lesson)["at"] == 0
    assert panel(lesson)["quiz"]["said"] == ""
    assert lesson.session.n == 0
    browse(lesson, do="redo")
    assert lesson.done == ("free",)


def test_nonsense_gets_a_word_and_the_answer_is_shown_on_request():
    lesson = Lesson("rondel")
    tell(lesson, "answer", answer="much")
    assert panel(lesson)["quiz"]["status"] == "unclear"
    assert panel(lesson)["quiz"]["said"] == "much"
    tell(lesson, "reveal")
    assert panel(lesson)["quiz"]["status"] == "shown"
    tell(lesson, "retry")
    assert panel(lesson)["quiz"]["status"] == ""


def test_messages_that_make_no_sense_are_passed_over():
    lesson = Lesson("rondel")
    before = panel(lesson)
    for content in (
        {},
        {"wish": "dance"},
        {"wish": "begin", "lesson": "nowhere"},
        {"wish": "task", "task": "x"},
        {"wish": "try"},
    ):
        browse(lesson, do="lesson", **content)
    browse(lesson, do="lesson", wish="begin", lesson=["rondel"])
    assert panel(lesson) == before


def test_another_lesson_opens_in_place_and_each_keeps_its_progress():
    lesson = Lesson("rondel")
    lesson.play("RU production")
    tell(lesson, "begin", lesson="factory")
    assert panel(lesson)["id"] == "factory"
    assert lesson.session.n == 0
    assert lesson.view["nations"]["RU"]["rondel"] == "taxation"
    browse(lesson, do="play", text="RU factory")
    browse(lesson, do="undo", n=0)
    lesson.begin(1)
    assert lesson.done == ("free",)
    assert lesson.session.n == 1
    assert lesson._now["undone"] == 0
    lesson.begin("factory")
    assert lesson._now["undone"] == 1


def test_another_language_words_the_lesson_anew():
    lesson = Lesson("factory")
    lesson.play("RU factory")
    lesson.lang = "fr"
    assert panel(lesson)["tasks"][0]["title"] == "Vers la case Usine"
    assert panel(lesson)["result"]["lines"][0] == ["Russie\u00a0: 1 pas, de Taxation à Usine.", "RON-3"]
    fresh = Lesson("factory", lang="fr")
    fresh.play("RU factory")
    assert panel(lesson) == panel(fresh)


def test_what_is_sent_tells_no_answer_beforehand():
    for one in PLANS:
        lesson = Lesson(one.id)
        for task in one.tasks:
            shown = panel(lesson)
            if task.ask:
                assert shown["quiz"]["lines"] == []
                # The same would be sent whatever the answer was.
                question = lesson._course.tries[lesson._course.at].question
                assert shown["quiz"] == Tries(replace(question, value=-1, slips=(), facts=())).now("en")
                assert shown["result"] is None
            if task.attempt:
                tell(lesson, "try")
            for move in task.play:
                lesson.play(move)
            tell(lesson, "next")


def test_names_numbers_and_what_is_none_of_them():
    assert list(Lesson.titles()) == [one.id for one in PLANS]
    assert Lesson.titles("fr")["factory"] == "Les usines"
    assert Lesson(2)._course.plan is plan("factory")
    for wrong in ("nothing", 0, 9, True):
        with pytest.raises(ValueError, match="1 rondel, 2 factory"):
            Lesson(wrong)
    with pytest.raises(TypeError, match="'computers'; its options are which, lang, size, layout"):
        Lesson(1, computers={})


def test_the_repr_is_the_same_in_every_run_and_a_question_can_be_asked_at_the_table():
    lesson = Lesson("factory")
    lesson.play("RU factory")
    assert repr(lesson) == "Lesson('factory', 1 of 3 tasks done)"
    assert check(2, "RU treasury", lesson, after="RU build murmansk")
    assert Quiz.predict(lesson, "RU build murmansk", "RU treasury").answer(2)
    assert len(lesson.session) == 1


def test_a_place_that_the_menu_refuses_is_heard_with_what_was_chosen_before():
    lesson = Lesson("convoy")
    for move in ("US maneuver", "US fleet neworleans > caribbeansea", "US end"):
        lesson.play(move)
    tell(lesson, "refused", place="japan")
    assert "no_fleet" not in lesson.done
    browse(lesson, do="choose", text="US army sanfrancisco")
    tell(lesson, "refused", place="japan")
    assert "no_fleet" in lesson.done
    assert lesson.task == "no_fleet"
    # What the place answers is what the panel shows.
    assert panel(lesson)["result"]["lines"] == [
        ["Needs a fleet of the United States in the North Pacific; none is there.", "CON-1"]
    ]
    assert "none is there (CON-1)" in lesson._now["menu"]["refused"]["japan"]
    assert lesson._now["menu"]["trail"]
