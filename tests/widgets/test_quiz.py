"""The question widget: what goes to the browser, what comes back, and what stays with the kernel."""

from __future__ import annotations

import json
from xml.etree import ElementTree as ET

import pytest

import gamekit
from tests.browser.state import state_of
from widgets import Quiz
from widgets.base import labels
from widgets.lessons.questions import ask


def session():
    nations = {"CN": {"treasury": 5, "power": 6, "rondel": "import"}}
    return gamekit.position("imperial2030", {"players": 2, "names": ["Ann", "Ben"], "active": "CN", "nations": nations})


def quiz(about="CN treasury", action="CN production", **options):
    return Quiz.predict(session(), action, about, **options)


def tell(widget, **content):
    """Deliver a message as the browser sends it."""
    widget._receive(widget, content, None)


def test_nothing_that_is_sent_before_an_answer_tells_it():
    widget = quiz()
    sent = state_of(widget)
    assert sent["_question"]["status"] == ""
    assert sent["_question"]["lines"] == []
    assert sent["_rules"] == {}
    assert sent["view"] == {}
    assert "4 million" not in json.dumps({key: sent[key] for key in sent if key != "_labels"})


def test_answers_are_kept_in_order_and_checked_at_once():
    widget = quiz()
    tell(widget, do="answer", answer="3")
    assert widget._question["status"] == "near"
    assert widget._question["said"] == "3"
    assert "RON-4" in widget._rules
    assert widget._rules["RON-4"]["text"] == session().game.rulebook("summary")["RON-4"].text["en"]
    tell(widget, do="answer", answer="much")
    assert widget._question["status"] == "unclear"
    assert widget._question["said"] == "much"
    tell(widget, do="answer", answer=" 1 million")
    assert widget._question["status"] == "right"
    assert not widget._question["open"]
    assert widget.answers == [3, 1]


def test_the_answer_is_shown_on_request_and_the_question_can_be_asked_again():
    widget = quiz()
    tell(widget, do="reveal")
    assert widget._question["status"] == "shown"
    assert widget._question["lines"][0] == ["The answer: 1 million."]
    assert not widget._question["open"]
    tell(widget, do="again")
    assert widget._question["status"] == ""
    assert widget._question["open"]
    assert widget.answers == []


def test_choices_come_with_their_words():
    widget = quiz("CN government", lang="fr")
    assert widget._question["options"] == [{"id": "P1", "label": "Ann"}, {"id": "P2", "label": "Ben"}]
    allowed = quiz("allowed", "CN import", lang="fr")
    assert [option["label"] for option in allowed._question["options"]] == ["Oui", "Non"]
    tell(allowed, do="answer", answer="no")
    assert allowed._question["said"] == "no"
    assert allowed._question["status"] == "right"


def test_messages_that_make_no_sense_are_passed_over():
    widget = quiz()
    before = state_of(widget)
    for content in (None, "answer", {}, {"do": "dance"}, ["do"]):
        widget._receive(widget, content, None)
    assert state_of(widget) == before
    tell(widget, do="answer", answer={"a": 1})
    assert widget._question["status"] == "unclear"


def test_another_language_words_everything_anew():
    widget = quiz()
    widget.answer(3)
    widget.lang = "fr"
    assert widget._question["text"] == ask(session(), "CN treasury", "CN production").words("fr")
    assert widget._question["lines"][0] == ["Presque. Le prix d’un pas dépend des points de puissance."]
    assert widget._rules["RON-4"]["text"] == session().game.rulebook("summary")["RON-4"].text["fr"]
    assert widget._labels["widget.quiz.check"] == labels("fr", "widget.quiz.check")["widget.quiz.check"]


def test_the_picture_shows_the_question_and_what_was_said_and_keeps_names_as_text():
    nations = {"CN": {"rondel": "import"}}
    held = gamekit.position(
        "imperial2030", {"players": 2, "names": ["<script>", "Ben"], "active": "CN", "nations": nations}
    )
    widget = Quiz.predict(held, "CN production", "CN government")
    widget.answer("Ben")
    svg = widget.to_svg()
    assert "<script" not in svg
    drawn = " ".join(node.text or "" for node in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"))
    for part in ("Who governs China after this move?", "<script>", "Ben", "Not yet.", "GOV-1"):
        assert part in drawn


def test_the_repr_is_the_same_in_every_run():
    widget = quiz()
    widget.answer(3)
    assert repr(widget) == "Quiz('CN treasury', after=['CN rondel production'], answers=[3])"
    bundle = widget._repr_mimebundle_()
    assert bundle is not None
    assert bundle[0]["text/plain"] == repr(widget)
    assert bundle[0]["image/svg+xml"] == widget.to_svg()


def test_wrong_arguments_are_refused():
    with pytest.raises(TypeError, match=r"Quiz\.predict"):
        Quiz(7)
    with pytest.raises(TypeError, match="'until'; its options are question, lang"):
        quiz(until=3)


def test_a_page_of_it_stands_alone():
    html = quiz().to_html()
    assert "widget.quiz.check" in html
    assert "CN treasury" in html
