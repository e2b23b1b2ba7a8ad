"""The film of a game and of its side lines: units, moments and curves, and what a side line has of its own."""

from __future__ import annotations

from functools import cache

import pytest

import gamekit
from gamekit.core.delta import patch
from gamekit.core.game import PUBLIC
from gamekit.core.session import Session
from gamekit.study.kit import study_curves, study_levels, study_moments
from tests.conftest import ROOT
from tests.widgets.recorded import long_game, play
from widgets.base import look
from widgets.film import Film, make_film, make_side, pack

EXTRA = ("levels", "moments", "curves")


@cache
def recorded(name: str) -> Session:
    """Return a recorded game. Shared: only look at it."""
    return gamekit.load(ROOT / "replays" / f"{name}.replay.jsonl")


def unpacked(film: Film) -> list[dict[str, object]]:
    """Return the deltas of a film in full."""
    made = []
    for packed in film["deltas"]:
        found: dict[str, object] = {}
        gone, at = [], 0
        while at < len(packed):
            if packed[at] < 0:
                gone.append(film["paths"][-1 - packed[at]])
                at += 1
            else:
                value = packed[at + 1]
                found[film["paths"][packed[at]]] = film["values"][value[0]] if isinstance(value, list) else value
                at += 2
        made.append({"set": found, "del": gone})
    return made


def values(line: dict[str, object], count: int) -> list[object]:
    """Return the value of a small curve at each step."""
    changes = dict(zip(line["changes"][::2], line["changes"][1::2], strict=True))
    shown, made = line["start"], []
    for n in range(count):
        shown = changes.get(n, shown)
        made.append(shown)
    return made


@pytest.mark.parametrize("name", ["imperial2030-4p", "incorporated-3p", "impero-3p"])
def test_a_film_holds_units_moments_and_curves(name: str):
    session = recorded(name)
    film = make_film(session, "fr")
    assert {level["id"]: level["starts"] for level in film["levels"]} == study_levels(session)
    assert {one["id"]: one["steps"] for one in film["moments"]} == {
        k: v for k, v in study_moments(session).items() if v
    }
    assert next(level for level in film["levels"] if level["id"] == "turn")["starts"] == film["turns"]
    drawn = {
        group["id"]: {line["id"]: values(line, len(session) + 1) for line in group["lines"]} for group in film["curves"]
    }
    assert drawn == study_curves(session)
    for group in film["curves"]:
        for line in group["lines"]:
            steps = line["changes"][::2]
            assert steps == sorted(set(steps)), "a step that changes nothing, or twice"
    assert all(entry["label"] for key in EXTRA for entry in film[key])


def test_lines_look_as_in_the_charts_and_are_called_by_name():
    nations, seats = (make_film(play(40))["curves"][at]["lines"] for at in (0, 2))
    assert [(line["id"], line["name"], line["short"]) for line in nations][:2] == [
        ("RU", "Russia", "RU"),
        ("CN", "China", "CN"),
    ]
    assert [line["dash"] for line in nations] == [style["dash"] for style in look()["nations"].values()]
    assert seats[0]["light"] == look()["seats"]["P1"]["line"]["light"]
    assert seats[0]["short"] == "Ann"
    (growth,), cash = (make_film(recorded("incorporated-3p"))["curves"][at]["lines"] for at in (0, 4))
    assert growth["short"] == ""
    assert growth["dark"] == look()["ui"]["dark"]["accent"]
    assert {line["light"] for line in cash} < {
        style["line"]["light"] for style in list(look()["corporations"].values())[:4]
    }
    points = make_film(recorded("impero-3p"))["curves"][0]["lines"]
    assert [line["short"] for line in points] == ["R", "C", "S"]


def test_players_whose_names_begin_alike_are_told_apart():
    session = play(10, players=["Anna", "Annabel", "Bartholomew", "Bo Li"])
    assert [line["short"] for line in make_film(session)["curves"][2]["lines"]] == ["P1", "P2", "Bart", "Bo L"]


def test_a_side_line_has_only_what_is_its_own():
    session = play(40)
    main = make_film(session)
    base = session.view(25)
    session.seek(25)
    other = next(action for action in reversed(session.legal_actions) if action != session.line[26].action)
    session.play(other)
    for _ in range(6):
        session.play(session.legal_actions[0])
    side = make_side(session, 25, "en")
    assert side["at"] == 25
    assert len(session) == 32
    assert len(side["deltas"]) == len(side["log"]) == len(side["next"]) == 7
    whole = make_film(session)
    for key in ("turns", *EXTRA):
        assert side[key] == whole[key]
    view = base
    for n, change in enumerate(unpacked(side), start=26):
        view = patch(view, change)
        assert view == session.view(n)
        assert [side["texts"][line[0]] for line in side["log"][n - 26]] == [said for said, _ in session.log(n)]
        assert side["texts"][side["next"][n - 26]] == whole["texts"][whole["next"][n]]
    assert whole["texts"][whole["next"][25]] == main["texts"][main["next"][25]]
    assert "names" not in side
    assert "first" not in side


@pytest.mark.parametrize(("at", "own"), [(0, 40), (39, 1), (40, 0)])
def test_a_side_line_can_leave_anywhere(at: int, own: int):
    side = make_side(play(40), at)
    assert len(side["deltas"]) == len(side["log"]) == len(side["next"]) == own
    with pytest.raises(ValueError, match="no step 41"):
        make_side(play(40), 41)


def test_a_film_shows_its_viewer_what_he_may_see():
    session = gamekit.new_session("incorporated", players=["Ann", "Ben", "Cem"], seed=3, options={"hidden_cash": True})
    cash = {
        viewer: {line["id"]: line["start"] for line in group["lines"]}
        for viewer in (PUBLIC, "P2")
        for group in make_film(session, viewer=viewer)["curves"]
        if group["id"] == "cash"
    }
    assert cash[PUBLIC] == {"P1": None, "P2": None, "P3": None}
    assert cash["P2"]["P2"] is not None
    assert cash["P2"]["P1"] is None


@pytest.mark.parametrize("name", ["imperial2030-2p", "incorporated-4p", "impero-4p", ""])
def test_units_moments_and_curves_take_little_room(name: str):
    film = make_film(recorded(name) if name else long_game())
    without = {key: value for key, value in film.items() if key not in EXTRA}
    assert len(pack(film)) - len(pack(without)) < 4 * 1024
