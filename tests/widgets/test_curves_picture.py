"""The small curves on paper: where a line runs, what it is called, and that names are text."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

from widgets.pictures.curves import APART, HEIGHT, LONGEST, curves_picture

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = '</text><script>hit()</script>"&lt;'


def line(start: int | None, *changes: int | None, name: str = "Ann", **own: Any) -> dict[str, Any]:
    looks = {"light": "#aa0000", "dark": "#ffffff", "dash": ""}
    return {"id": name, "name": name, "short": name[:3], **looks, "start": start, "changes": list(changes), **own}


def drawn(*lines: dict[str, Any], last: int = 10, noted: tuple[int, ...] = (), unit: str = "") -> ElementTree.Element:
    group = {"id": "cash", "label": "Cash", "unit": unit, "lines": list(lines)}
    text = curves_picture(group, last, noted, "en")
    # In a page it is part of an HTML document, which knows the namespace.
    return ElementTree.fromstring(text.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1))


def courses(picture: ElementTree.Element) -> list[str]:
    return [path.get("d", "") for path in picture.findall(f"{SVG}path") if path.get("stroke-width") == "1.8"]


def said(picture: ElementTree.Element) -> list[str]:
    return [word.text or "" for word in picture.findall(f"{SVG}text")]


def ends(picture: ElementTree.Element, last: str = "10") -> list[tuple[str, float]]:
    """Return the names at the ends of the lines, which are drawn last, and how low each stands."""
    words = [(word.text or "", float(word.get("y", "0"))) for word in picture.findall(f"{SVG}text")]
    return words[[word for word, _ in words].index(last) + 1 :]


def test_a_line_runs_in_steps_from_the_first_step_to_the_last():
    (course,) = courses(drawn(line(0, 5, 10)))
    moves = re.findall(r"([MHV])([\d.]+)(?: ([\d.]+))?", course)
    assert [move[0] for move in moves] == ["M", "H", "V", "H"]
    left, bottom, middle, top, right = (float(moves[k][at]) for k, at in ((0, 1), (0, 2), (1, 1), (2, 1), (3, 1)))
    assert middle == (left + right) / 2
    assert top < bottom


def test_where_nothing_is_known_nothing_is_drawn():
    (course,) = courses(drawn(line(3, 2, None, 6, 4)))
    assert len(re.findall("M", course)) == 2
    assert courses(drawn(line(None))) == []
    assert said(drawn(line(None), line(5, name="Ben")))[-1] == "5"


def test_names_keep_apart_and_stay_inside():
    many = [line(0, 9, value, name=f"N{value}") for value in (7, 7, 7, 6, 0, 0)]
    places = [at for _, at in ends(drawn(*many))]
    assert len(places) == len(many)
    assert all(below - above >= APART - 0.01 for above, below in pairwise(places))
    assert max(places) < HEIGHT - 20


def test_a_line_is_named_where_there_are_several_and_briefly_where_the_name_is_long():
    long = "Maximilienne"
    assert len(long) > LONGEST
    assert [word for word, _ in ends(drawn(line(2), line(-1, name=long)))] == ["Ann 2", "Max \N{MINUS SIGN}1"]
    assert [word for word, _ in ends(drawn(line(2)))] == ["2"]


def test_dashes_tell_lines_apart_and_ticks_stand_at_notes():
    picture = drawn(line(2), line(1, name="Ben", dash="7 3"), noted=(0, 4))
    assert {path.get("stroke-dasharray") for path in picture.findall(f"{SVG}path")} == {None, "7 3"}
    assert [len(re.findall("v7", path.get("d", ""))) for path in picture.findall(f"{SVG}path")].count(2) == 1


def test_the_picture_says_in_words_what_it_shows():
    picture = drawn(line(1, 3, 8, 7, 5), unit="dollars")
    assert picture.findtext(f"{SVG}title") == "Cash (dollars)"
    assert picture.findtext(f"{SVG}desc") == "Ann: from 1 to 5, at most 8."


def test_names_are_text():
    picture = drawn(line(1, name=HOSTILE, short=HOSTILE), line(2))
    assert f"{HOSTILE} 1" in said(picture)
    assert HOSTILE in (picture.findtext(f"{SVG}desc") or "")


def test_a_game_without_steps_has_a_picture():
    assert [word for word, _ in ends(drawn(line(3), last=0), "0")][-1] == "3"
