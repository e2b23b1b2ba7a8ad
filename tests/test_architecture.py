"""The picture of the architecture is the present one, and its arrows point down, as imports run."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.test_imports import LEVELS, WIDGETS_LEVEL
from tools.architecture import PICTURE, arrows, graph, picture, rows

SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_is_the_present_one() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "run python -m tools.architecture"


def test_every_arrow_points_down() -> None:
    drawn = ElementTree.parse(PICTURE).getroot().findall(f"{SVG}path")
    ends = [re.findall(r"[ML]\S+ (\d+)", line.get("d", "")) for line in drawn]
    assert len(ends) == len(arrows(graph())) > 10
    assert all(int(start) < int(end) for start, end in ends)


def test_no_box_stands_under_what_it_may_import() -> None:
    """The rows follow from the imports that there are; they agree with the levels of what may be imported."""
    level = LEVELS | {"gamekit": LEVELS[""], "widgets": WIDGETS_LEVEL, "notebooks": WIDGETS_LEVEL + 1}
    found = graph()
    assert found.keys() == level.keys() - {"", "__main__"}
    assert all(level[below] <= level[box] for box, own in found.items() for below in own)


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    found = {"a": {"b", "c"}, "b": {"c"}, "c": set[str]()}
    assert rows(found) == {"c": 0, "b": 1, "a": 2}
    assert arrows(found) == [("a", "b"), ("b", "c")]


def test_a_circle_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"^these import each other: a, b$"):
        rows({"a": {"b"}, "b": {"a"}, "c": set()})
