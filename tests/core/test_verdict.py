"""Verdicts in words."""

from __future__ import annotations

import pytest

from gamekit.core.verdict import Verdict, runs


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ((), []),
        (("1", "2", "3"), ["1", "2", "3"]),
        (("1", "2", "3", "4"), ["1–4"]),
        (("0", "2", "3", "4", "5", "7", "pass", "8"), ["0", "2–5", "7", "pass", "8"]),
        (("9", "8", "7", "6"), ["9", "8", "7", "6"]),
        (("a", "b", "c", "d"), ["a", "b", "c", "d"]),
    ],
)
def test_rows_of_numbers_are_written_short(words: tuple[str, ...], shown: list[str]) -> None:
    assert runs(words) == shown


def test_an_action_that_is_not_finished_says_what_can_follow() -> None:
    verdict = Verdict("incomplete", "P1 bid", choices=tuple(map(str, range(3, 235))))
    assert verdict.text().endswith("3–234.")
    assert verdict.text("fr").endswith("3–234.")
