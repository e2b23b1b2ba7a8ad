"""The rulebooks of all games as data: sourced, and the same in both languages.

The quoted words come from a copy of the text that a game was made from, so a passage that is paraphrased fails here.
What each game has besides is in its own ``test_rulebook_data.py``.
"""

from __future__ import annotations

import pytest

from gamekit.locale import LANGUAGES
from tests.books import BOOKS, IMPERO, INCORPORATED, Book

EACH_BOOK = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
EACH_RULE = pytest.mark.parametrize(
    ("book", "rule_id"), [pytest.param(book, rule_id, id=rule_id) for book in BOOKS for rule_id in book.rules]
)


@EACH_BOOK
def test_header(book: Book) -> None:
    assert book.data["schema"] == "rondel-rulebook/1"
    assert book.data["game"] == book.game
    assert {ruleset for entry in book.rules.values() for ruleset in entry["rulesets"]} == {book.ruleset}


@EACH_RULE
def test_words_are_passages_of_the_seed(book: Book, rule_id: str) -> None:
    entry = book.own(rule_id)
    if entry["source"] == "seed":
        assert entry["words"], "a rule of the seed names the words it rests on"
    for passage in entry["words"]:
        assert len(passage) > 10, "a passage is long enough to be found"
        assert " ".join(passage.split()) in book.seed


@EACH_RULE
def test_texts_in_both_languages(book: Book, rule_id: str) -> None:
    """A rule says the same in every language: the same numbers, and the same rules, which there are."""
    entry = book.own(rule_id)
    texts = [entry["text"]]
    if entry["source"] == "decision":
        texts.append(entry["why"])
    else:
        assert "why" not in entry
    for text in texts:
        assert tuple(text) == LANGUAGES
        assert all(words == words.strip() and words.endswith(".") for words in text.values())
        assert text["en"] != text["fr"]
        assert book.numbers(text["en"]) == book.numbers(text["fr"])
        cited = [book.rule_id.findall(words) for words in text.values()]
        assert cited[0] == cited[1]
        assert set(cited[0]) <= set(book.rules)


@pytest.mark.parametrize(
    ("book", "prefix", "count"),
    [pytest.param(INCORPORATED, "INC", 26, id="incorporated"), pytest.param(IMPERO, "IMP", 24, id="impero")],
)
def test_examples_are_all_there(book: Book, prefix: str, count: int) -> None:
    assert [case["id"] for case in book.cases] == [f"{prefix}-EX-{number:02}" for number in range(1, count + 1)]
    assert all(case["title"] and case["text"].endswith((".", ")")) for case in book.cases)
    cited = {rule_id for case in book.cases for rule_id in book.rule_id.findall(case["text"])}
    assert cited
    assert cited <= set(book.rules)
