"""Phase IV, movement: steps, parts, fleets, agents (IMP-100 to IMP-107, IMP-012, IMP-019)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from gamekit.impero import GAME, modifiers, ways
from gamekit.impero.actions_turn import Move
from gamekit.impero.board import board
from gamekit.impero.words import PLACES
from tests.impero.support import Play


def acting(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **data: Any) -> Play:
    """Return a turn of P1 with these pieces on the map."""
    return Play.at({"phase": "actions", "due": "P1", "pieces": {"P1": mine, "P2": theirs or {}}, **data})


def army(place: str, spent: int = 0, **units: int) -> dict[str, Any]:
    """Return an army of a position."""
    return {"place": place, "spent": spent, "units": units}


def first(play: Play, text: str) -> str:
    """Return the rule that decides on a refused move."""
    (reason, *_) = GAME.refusals(play.state, GAME.parse(text))
    play.refused(text)
    return reason.rules[0]


def where(play: Play, seat: str, name: str) -> tuple[str, int]:
    """Return where an army stands and the steps it spent."""
    own = play.state.army(seat, name)
    assert own is not None
    return own.place, own.spent


def test_imp_ex_17_movement() -> None:
    """IMP-EX-17, IMP-012, IMP-102, IMP-104, IMP-DP-7, IMP-S03: three steps together, then the cavalry alone goes on."""
    pieces = {"a1": army("latium", fantassin=2, cavalier=1)}
    play = acting(pieces, season="ete")
    assert "IMP-012" in GAME.explain(play.state, "P1 move a1 > provincia").rules
    play("P1 move a1 > provincia")
    assert where(play, "P1", "a1") == ("provincia", 3)
    assert {"IMP-102", "IMP-103", "IMP-104"} <= play.cites()
    play("P2 pass")
    assert first(play, "P1 move a1 > arvernia") == "IMP-102"
    play("P1 move a1 cavalier 1 > arvernia")
    assert where(play, "P1", "a2") == ("arvernia", 4)
    assert where(play, "P1", "a1") == ("provincia", 3)
    cavalry = play.state.army("P1", "a2")
    assert cavalry is not None
    assert ways.steps_left(play.state, "P1", cavalry.kinds(), cavalry.spent) == 1
    winter = acting(pieces, season="hiver")
    assert first(winter, "P1 move a1 > etruria") == "IMP-102"
    assert "IMP-019" in GAME.explain(winter.state, "P1 move a1 cavalier 1 > cisalpina").rules
    assert "P1 move a1 cavalier 1 > provincia" not in winter.legal


@pytest.mark.parametrize(("kind", "steps"), [("fantassin", 0), ("cavalier", 2), ("espion", 1)])
def test_imp_ex_10_winter_movement(kind: str, steps: int) -> None:
    """IMP-EX-10, IMP-019, IMP-A06, IMP-101: 2 becomes 0, 4 becomes 2; with great cold 1 becomes 0."""
    play = acting({"a1": army("latium", cavalier=1)}, season="hiver")
    assert modifiers.allowance(play.state, "P1", kind) == steps
    assert "IMP-019" in GAME.explain(play.state, "P1 move a1 > etruria").rules
    assert play.refused("P1 move a1 > provincia").rules
    cold = acting({"a1": army("latium", cavalier=1)}, season="hiver", card="hiver_2")
    assert modifiers.allowance(cold.state, "P1", kind) == max(0, steps - 1)


def test_a_move_ends_where_an_enemy_army_stands() -> None:
    """IMP-105: a later action goes on; engines left alone bar no way, and an own army neither."""
    pieces = {"a1": army("latium", cavalier=1), "a2": army("etruria", fantassin=1)}
    play = acting(pieces, {"a1": army("cisalpina", archer=1)})
    assert first(play, "P1 move a1 > provincia") == "IMP-103"
    assert "IMP-105" in play.refused("P1 move a1 > provincia").rules
    play("P1 move a1 > cisalpina")
    assert "IMP-105" in play.cites()
    play("P2 pass", "P1 move a1 > provincia")
    assert where(play, "P1", "a1") == ("provincia", 3)
    alone = acting(pieces, {"a1": army("cisalpina", engin_siege=2)})
    assert "P1 move a1 > provincia" in alone.legal


def test_into_and_out_of_own_cities() -> None:
    """IMP-103: one step each; only own cities, also from one to another over the field."""
    play = acting({"a1": army("roma", fantassin=2)}, cities={"capua": {"owner": "P1"}})
    assert first(play, "P1 move a1 > carthago") == "IMP-103"
    play("P1 move a1 > capua")
    assert where(play, "P1", "a1") == ("capua", 2)


def test_splitting_and_joining() -> None:
    """IMP-103, IMP-104, IMP-105: a step in place; what joins takes the larger number of steps and all marks."""
    pieces = {
        "a1": {**army("latium", spent=1, fantassin=2, archer=1), "fought": True},
        "a2": {**army("etruria", engin_siege=1), "besieged": True},
    }
    play = acting(pieces)
    assert first(play, "P1 move a1 > latium") == "IMP-103"
    assert first(play, "P1 move a1 fantassin 3 > etruria") == "IMP-104"
    assert first(play, "P1 move a1 fantassin 2 archer 1 > etruria") == "IMP-104"
    assert first(play, "P1 move a2 > cisalpina") == "IMP-105"
    assert first(play, "P1 move a1 > etruria a7") == "IMP-104"
    split = acting(pieces)("P1 move a1 archer 1 > latium")
    assert [where(split, "P1", name) for name in ("a1", "a3")] == [("latium", 1), ("latium", 2)]
    play("P1 move a1 fantassin 1 > etruria a2")
    joined = play.state.army("P1", "a2")
    assert joined is not None
    assert (joined.units, joined.spent, joined.fought, joined.besieged) == ((1, 0, 0, 1), 2, True, True)
    assert play.kinds()[:2] == ["army_divided", "army_moved"]
    there = acting({"a1": army("latium", fantassin=1), "a2": army("latium", engin_siege=1)})("P1 move a1 > latium a2")
    assert [(own.name, own.units) for own in there.state.armies_of("P1")] == [("a2", (1, 0, 0, 1))]
    tired = acting({"a1": army("latium", fantassin=1), "a2": army("latium", spent=2, archer=1)})(
        "P1 move a1 > latium a2"
    )
    assert where(tired, "P1", "a2") == ("latium", 2)


def test_going_aboard_and_ashore() -> None:
    """IMP-103, IMP-106: a step each, two units per ship, the own steps are not used at sea."""
    pieces = {"a1": army("latium", fantassin=3), "f1": {"sea": "mare_tyrrhenum", "ships": 1}}
    play = acting(pieces)
    assert first(play, "P1 move a1 > f1") == "IMP-106"
    assert first(play, "P1 move a1 > mare_tyrrhenum") == "IMP-100"
    assert first(play, "P1 move a1 > f2") == "IMP-103"
    play("P1 move a1 fantassin 2 > f1")
    assert where(play, "P1", "a2") == ("f1", 1)
    play("P2 pass", "P1 move f1 > mare_siculum", "P2 pass")
    assert first(play, "P1 move a2 > sardinia") == "IMP-103"
    assert first(play, "P1 move a2 > latium") == "IMP-102"
    play("P1 move a2 > sicilia")
    assert where(play, "P1", "a2") == ("sicilia", 2)
    with_engines = acting(
        {"a1": army("latium", fantassin=1, engin_siege=2), "f1": {"sea": "mare_tyrrhenum", "ships": 1}}
    )
    assert first(with_engines, "P1 move a1 > f1") == "IMP-106"


def test_a_fleet_is_a_bridge_unless_an_enemy_fleet_is_there() -> None:
    """IMP-105, IMP-103: over a fleet in two steps; an enemy fleet in its sea ends the move aboard."""
    pieces = {"a1": army("latium", fantassin=1), "f1": {"sea": "mare_tyrrhenum", "ships": 1}}
    assert "P1 move a1 > sardinia" in acting(pieces).legal
    barred = acting(pieces, {"f1": {"sea": "mare_tyrrhenum"}})
    assert "P1 move a1 > f1" in barred.legal
    assert first(barred, "P1 move a1 > sardinia") == "IMP-103"


def test_fleets() -> None:
    """IMP-106, IMP-105, IMP-101, IMP-104: sea by sea, past no enemy fleet; fleets do not join."""
    play = acting({"f1": {"sea": "mare_siculum", "spent": 2}}, {"f1": {"sea": "mare_africum"}})
    assert first(play, "P1 move f1 > latium") == "IMP-106"
    assert first(play, "P1 move f1 > mare_africum f2") == "IMP-104"
    assert first(play, "P1 move f2 > mare_africum") == "IMP-104"
    assert first(play, "P1 move f1 > mare_balearicum") == "IMP-102"
    play("P1 move f1 > mare_gallicum")
    fleet = play.state.fleet("P1", "f1")
    assert fleet is not None
    assert (fleet.sea, fleet.spent) == ("mare_gallicum", 4)
    assert "IMP-106" in play.cites()
    storm = acting({"f1": {"sea": "mare_siculum", "spent": 2}}, season="automne", card="automne_5")
    assert first(storm, "P1 move f1 > mare_africum") == "IMP-102"


def test_agents() -> None:
    """IMP-106, IMP-155, IMP-152, IMP-100: across seas without a ship, past enemies; a caught spy stays."""
    pieces = {"s1": {"region": "latium"}, "s2": {"region": "latium", "caught": True}}
    play = acting(pieces, {"a1": army("sardinia", archer=1)})
    assert first(play, "P1 move s2 > etruria") == "IMP-152"
    assert first(play, "P1 move s1 > roma") == "IMP-100"
    play("P1 move s1 > hispania_ulterior")
    spy = play.state.agent("P1", "s1")
    assert spy is not None
    assert (spy.region, spy.spent) == ("hispania_ulterior", 3)


def test_what_moves_say_and_refuse_agree() -> None:
    """IMP-S03, IMP-104: of all moves that can be spelled, the legal ones are those that are not refused."""
    pieces: dict[str, Any] = {
        "a1": army("latium", fantassin=1, cavalier=1, engin_siege=1),
        "a2": army("f1", fantassin=1, archer=1),
        "a3": army("roma", spent=1, archer=1),
        "f1": {"sea": "mare_tyrrhenum", "ships": 2},
        "f2": {"sea": "mare_siculum", "ships": 1},
        "s1": {"region": "latium"},
    }
    theirs = {"a1": army("etruria", fantassin=1), "f1": {"sea": "mare_gallicum"}, "f2": {"sea": "mare_siculum"}}
    play = acting(pieces, theirs, cities={"capua": {"owner": "P1"}, "caere": {"owner": "P1"}})
    found = set()
    for piece, target, into in product((*pieces, "a4"), (*PLACES, "f1", "f2", "f3"), ("", "a1", "a2", "a3")):
        own = play.state.army("P1", piece)
        parts = product(*(range(number + 2) for number in own.units)) if own else [()]
        for part in parts:
            move = Move("P1", piece, target, () if not any(part) else part, into)
            if not GAME.refusals(play.state, move):
                found.add(move)
    assert found == {move for move in GAME.legal_actions(play.state) if isinstance(move, Move)}
    assert len(found) > 100


@pytest.mark.parametrize("ships", [0, 1, 2])
def test_what_stands_near_decides_as_the_whole_map_does(ships: int) -> None:
    """IMP-103, IMP-105, IMP-106: what moves look at is what stands within their steps, and nothing else counts."""
    fleets = {"f1": {"sea": "mare_tyrrhenum", "ships": 2}, "f2": {"sea": "mare_gallicum"}} if ships else {}
    if ships > 1:
        fleets |= {"f3": {"sea": "mare_tyrrhenum"}}
    pieces = {"a1": army("latium", fantassin=2), "a2": army("f1" if ships else "roma", archer=1), **fleets}
    theirs = {"a1": army("etruria", fantassin=1), "a2": army("provincia", archer=1), "f1": {"sea": "mare_gallicum"}}
    play = acting(pieces, theirs, cities={"capua": {"owner": "P1"}, "caere": {"owner": "P1"}})
    starts = (*board().regions, "roma", "capua", "caere", *fleets)
    for start, size, steps in product(starts, range(1, 5), range(7)):
        found = ways.army_ways(play.state, "P1", start, size)
        within = {place: needed for place, needed in found.items() if needed <= steps}
        assert ways.reach(play.state, "P1", start, size, steps) == within, (start, size, steps)


def test_the_map_holds_the_steps() -> None:
    """IMP-103: the fewest steps on an empty map, by land."""
    play = acting({})
    found = ways.army_ways(play.state, "P1", "latium", 1)
    assert (found["etruria"], found["roma"], found["aquitania"]) == (1, 1, 4)
    assert "sicilia" not in found
    assert set(ways.agent_ways("latium")) == set(board().regions) - {"latium"}


def test_the_view_says_what_pieces_can_still_do() -> None:
    """IMP-102, IMP-106, IMP-131, IMP-152: steps left, room aboard, damage of a siege."""
    pieces: dict[str, Any] = {
        "a1": army("latium", spent=1, fantassin=2, cavalier=1, engin_siege=1),
        "a2": army("f1", engin_siege=1),
        "f1": {"sea": "mare_tyrrhenum", "ships": 2, "spent": 1},
        "e1": {"region": "latium", "spent": 1},
        "s1": {"region": "latium", "caught": True},
    }
    view = GAME.view(acting(pieces).state)
    assert [(own["name"], own["left"], own["inflicts"]) for own in view["armies"]] == [("a1", 1, 2), ("a2", 0, 0)]
    assert [(own["left"], own["cargo"], own["carries"]) for own in view["fleets"]] == [(3, 1, 4)]
    assert [(own["name"], own["left"]) for own in view["agents"]] == [("e1", 2), ("s1", 0)]
