"""The lessons at the table: every task worked through in both languages, with all that somebody may do instead."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from gamekit.core.errors import IllegalAction
from gamekit.imperial2030.board import board
from gamekit.locale import LANGUAGES, catalogue
from tests.widgets.test_course import PLANS, at, each_plan, each_task, right_answer
from widgets import Lesson, Quiz, check
from widgets.lessons.course import ROLL, plan, plans, taught
from widgets.lessons.tries import Tries
from widgets.truths.imperial2030.money import tax_chart


def tell(table, wish, **more):
    """Deliver a message of the panel as the browser sends it."""
    table._receive(table, {"do": "lesson", "wish": wish, **more}, None)


def browse(table, **message):
    """Deliver any other message of the table."""
    table._receive(table, message, None)


def panel(lesson):
    return lesson._now["lesson"]


def opened(one, lang="en"):
    """Return a lesson in a cell."""
    return Lesson(one.id, game=one.game, lang=lang)


def make(lesson, task):
    """Do what a task asks for at the table: its moves, the roll of a die, or what is refused."""
    if task.attempt:
        tell(lesson, "try")
    for move in task.play:
        if move != ROLL:
            browse(lesson, do="play", text=move)
        while move == ROLL and (decision := lesson.session.to_act) and decision.actor == "chance":
            browse(lesson, do="roll")
        assert lesson._verdict == {}


# At the table.


@pytest.mark.parametrize("lang", LANGUAGES)
@each_plan
def test_a_lesson_can_be_done_whole(one, lang):
    lesson = opened(one, lang)
    for k, task in enumerate(one.tasks):
        shown = panel(lesson)
        assert shown["at"] == k
        assert shown["text"]
        assert shown["result"] is None
        assert bool(shown["quiz"]) == bool(task.ask)
        if task.ask:
            question = lesson._course.tries[k].question
            right = right_answer(question)
            tell(lesson, "answer", answer=question.label("no") if right is False else str(right))
            assert panel(lesson)["quiz"]["status"] == "right"
        make(lesson, task)
        result = panel(lesson)["result"]
        assert result["refused"] == bool(task.attempt)
        assert any(rules for _, *rules in result["lines"])
        assert bool(result["said"]) == bool(task.ask)
        assert lesson.done == tuple(done.id for done in one.tasks[: k + 1])
        tell(lesson, "next")
    assert lesson.finished
    others = plans(one.game)
    then = None if one is others[-1] else others[one.number].id
    assert panel(lesson)["then"] == (then and {"id": then, "title": Lesson.titles(lang, one.game)[then]})
    assert panel(lesson)["lessons"][one.number - 1]["done"]


@each_plan
def test_wrong_predictions_keep_nobody_from_going_on(one):
    lesson = opened(one)
    for k, task in enumerate(one.tasks):
        if task.ask:
            question = lesson._course.tries[k].question
            wrong = question.value + 30 if question.kind == "number" else "yes"
            if question.kind == "choice":
                wrong = next(option for option in question.options if option not in question.value)
            tell(lesson, "answer", answer=str(wrong))
            assert panel(lesson)["quiz"]["status"] in ("wrong", "near")
            assert panel(lesson)["quiz"]["lines"]
        make(lesson, task)
        assert bool(panel(lesson)["result"]["said"]) == bool(task.ask)
        tell(lesson, "next")
    assert lesson.finished


@each_task
def test_an_attempt_can_be_made_on_the_board_or_with_the_button(one, k):
    task = one.tasks[k]
    if not task.attempt:
        assert not panel(opened(one))["attempt"] or k
        return
    session = at(one, k)
    waiting, seen, on_board = [""], set(), False
    while waiting and len(seen) < 60 and not on_board:
        begun = waiting.pop(0)
        seen.add(begun)
        menu = session.menu(begun)
        on_board = any(set(task.refused) & set(session.explain(text).rules) for _, text in menu.attempts)
        waiting += [option.text for option in menu.options if option.more and option.text not in seen]
    told = catalogue()[f"{one.game}.lesson.{one.id}.{task.id}.text"]
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
        lesson = opened(one)
        for task in one.tasks:
            shown = panel(lesson)
            if task.ask:
                assert shown["quiz"]["lines"] == []
                # The same would be sent whatever the answer was.
                question = lesson._course.tries[lesson._course.at].question
                assert shown["quiz"] == Tries(replace(question, value=-1, slips=(), facts=())).now("en")
                assert shown["result"] is None
            make(lesson, task)
            tell(lesson, "next")


def test_names_numbers_and_what_is_none_of_them():
    for game in taught():
        assert list(Lesson.titles(game=game)) == [one.id for one in plans(game)]
    assert Lesson.titles("fr")["factory"] == "Les usines"
    assert Lesson(2)._course.plan is plan("factory")
    for wrong in ("nothing", 0, 9, True):
        with pytest.raises(ValueError, match="1 rondel, 2 factory"):
            Lesson(wrong)
    with pytest.raises(ValueError, match="no lessons of 'coins'"):
        Lesson(1, game="coins")
    with pytest.raises(TypeError, match="'computers'; its options are which, game, lang, size, layout"):
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


def test_a_die_waits_for_the_learner_and_is_the_same_whenever_it_is_rolled():
    lesson = Lesson("earnings", game="incorporated")
    assert lesson.session.to_act.point == "crisis_die"
    assert lesson.session.n == 0
    rolled = set()
    for _ in range(2):
        browse(lesson, do="roll")
        assert lesson.done == ("roll",)
        rolled.add(str(lesson.session.node.action))
        browse(lesson, do="reset")
    assert rolled == {"chance die 4"}
    assert lesson.done == ()


def test_cards_are_drawn_by_themselves_up_to_the_next_question():
    lesson = Lesson("outlook", game="incorporated")
    lesson.play("P3 unlock india.4")
    assert lesson.session.n == 1
    lesson.play("P3 flip south_africa")
    assert lesson.session.n == 11
    assert lesson.done == ("unlock", "flip")
    assert [line for line, *_ in panel(lesson)["result"]["lines"]].count("A payoff card is revealed: Energy.") == 3
    # Going to a task behind the cards brings them along.
    tell(lesson, "task", task=1)
    assert lesson.session.n == 1
    tell(lesson, "try")
    assert lesson.finished


def test_a_loan_that_a_task_does_not_ask_for_is_another_move():
    lesson = Lesson("auction", game="incorporated")
    lesson.play("P3 loan")
    assert "another move" in panel(lesson)["note"]
    tell(lesson, "back")
    assert lesson.session.n == 0


def test_lessons_of_one_game_lead_to_those_of_the_same_game():
    lesson = Lesson("end", game="incorporated")
    assert [one["id"] for one in panel(lesson)["lessons"]] == [one.id for one in plans("incorporated")]
    assert panel(lesson)["then"] is None
    lesson.begin("loans")
    assert panel(lesson)["then"]["id"] == "competition"
    browse(lesson, do="lesson", wish="begin", lesson="rondel")
    assert panel(lesson)["id"] == "loans"
    assert lesson.session.game.id == "incorporated"
    lesson.begin("earnings")
    browse(lesson, do="roll")
    assert lesson.done == ("roll",)
