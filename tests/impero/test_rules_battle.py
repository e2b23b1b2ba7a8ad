"""Phase IV, battles on land and at sea (IMP-110 to IMP-114, IMP-120, IMP-121, IMP-DP-8 to IMP-DP-10)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamekit.core.errors import PositionError
from gamekit.impero import GAME
from tests.impero.support import Play


def army(place: str = "etruria", **units: int) -> dict[str, Any]:
    """Return an army of a position."""
    return {"place": place, "units": units}


def facing(mine: dict[str, Any], theirs: dict[str, Any], third: dict[str, Any] | None = None, **data: Any) -> Play:
    """Return a turn of P1 with these pieces on the map."""
    pieces = {"P1": mine, "P2": theirs, **({"P3": third} if third else {})}
    return Play.at({"phase": "actions", "due": "P1", "players": 3 if third else 2, "pieces": pieces, **data})


def dice(*faces: int) -> list[str]:
    """Return the texts of dice."""
    return [f"chance die {face}" for face in faces]


def units(play: Play, seat: str, name: str = "a1") -> tuple[int, ...]:
    """Return the units of an army, none where it is gone."""
    own = play.state.army(seat, name)
    return own.units if own else ()


def first(play: Play, text: str) -> str:
    """Return the rule that decides on a refused action."""
    (reason, *_) = GAME.refusals(play.state, GAME.parse(text))
    play.refused(text)
    return reason.rules[0]


def test_imp_ex_18_battle() -> None:
    """IMP-EX-18, IMP-110, IMP-111, IMP-112, IMP-114, IMP-045: first strike, hits at the same time, a second round."""
    play = facing({"a1": army(fantassin=2, archer=1)}, {"a1": army(fantassin=3)})
    assert "IMP-110" in GAME.explain(play.state, "P1 attack a1 P2 a1").rules
    play("P1 attack a1 P2 a1")
    assert play.asked == ("battle_dice", "chance")
    assert GAME.chance_outcomes(play.state)[0][1] == Fraction(1, 6)
    play(*dice(5))
    assert units(play, "P2") == (2, 0, 0, 0)
    assert "IMP-111" in play.cites()
    play(*dice(6, 2, 5, 1))
    assert play.asked == ("losses", "P1")
    assert play.legal == ["P1 lose a1 fantassin", "P1 lose a1 archer"]
    assert first(play, "P1 lose a1 cavalier") == "IMP-112"
    play("P1 lose a1 fantassin")
    assert (units(play, "P1"), units(play, "P2")) == ((1, 1, 0, 0), (1, 0, 0, 0))
    assert play.asked == ("retreat", "P2")
    play("P2 stand")
    assert play.asked == ("retreat", "P1")
    play("P1 stand", *dice(5, 3, 4))
    assert (units(play, "P1"), units(play, "P2")) == ((1, 1, 0, 0), ())
    winner = play.state.army("P1", "a1")
    assert winner is not None
    assert (winner.place, winner.fought) == ("etruria", True)
    assert {"IMP-112", "IMP-114", "IMP-045", "IMP-113"} <= play.cites()
    assert play.asked == ("action", "P2")


def test_imp_ex_19_first_strike_and_retreat() -> None:
    """IMP-EX-19, IMP-111, IMP-113, IMP-110, IMP-DP-10: who is hit rolls not; one open place, one battle a season."""
    third = {"a1": army("cisalpina", fantassin=1), "a2": army(fantassin=1)}
    play = facing({"a1": army(cavalier=2)}, {"a1": army(archer=2)}, third)("P1 attack a1 P2 a1", *dice(5, 2))
    assert units(play, "P1") == (0, 0, 1, 0)
    play(*dice(4))
    assert units(play, "P2") == (0, 1, 0, 0)
    assert play.asked == ("retreat", "P2")
    assert play.legal == ["P2 retreat latium", "P2 stand"]
    assert first(play, "P2 retreat cisalpina") == "IMP-113"
    play("P2 retreat latium")
    loser, winner = play.state.army("P2", "a1"), play.state.army("P1", "a1")
    assert loser is not None
    assert winner is not None
    assert (loser.place, loser.spent, winner.place) == ("latium", 0, "etruria")
    play("P2 pass", "P3 pass")
    assert first(play, "P1 attack a1 P3 a2") == "IMP-110"


def test_imp_ex_20_at_sea() -> None:
    """IMP-EX-20, IMP-120, IMP-121: hits at the same time; cargo above the capacity left, the owner's choice."""
    mine = {"f1": {"sea": "mare_siculum", "ships": 2}, "a1": army("f1", fantassin=2, engin_siege=1)}
    play = facing(mine, {"f1": {"sea": "mare_siculum", "ships": 1}})
    assert "IMP-120" in GAME.explain(play.state, "P1 attack f1 P2 f1").rules
    play("P1 attack f1 P2 f1", *dice(5, 3, 6))
    assert play.asked == ("losses", "P1")
    assert first(play, "P1 lose a1 archer") == "IMP-121"
    play("P1 lose a1 engin_siege")
    assert units(play, "P1") == (2, 0, 0, 0)
    fleet = play.state.fleet("P1", "f1")
    assert fleet is not None
    assert (fleet.ships, fleet.fought) == (1, True)
    assert play.state.fleets_of("P2") == ()
    assert "IMP-121" in play.cites()
    assert play.asked == ("action", "P2")


def test_every_hit_at_sea_sinks_a_ship() -> None:
    """IMP-121, IMP-120, IMP-106: two hits sink two ships, with all that they carry; a third hits nothing."""
    mine = {"f1": {"sea": "mare_siculum", "ships": 3}}
    theirs = {"f1": {"sea": "mare_siculum", "ships": 2}, "a1": army("f1", archer=2, engin_siege=1)}
    play = facing(mine, theirs)("P1 attack f1 P2 f1", *dice(5, 6, 5, 1, 1))
    assert [(event.player, event.number, event.left) for event in play.told("ships_sunk")] == [("P2", 2, 0)]
    assert (play.state.fleets_of("P2"), play.state.armies_of("P2")) == ((), ())
    assert [event.cause for event in play.told("unit_lost")] == ["drowned"] * 3
    fleet = play.state.fleet("P1", "f1")
    assert fleet is not None
    assert fleet.ships == 3


def test_what_can_be_attacked() -> None:
    """IMP-110, IMP-120: an army in the open field of the same region, a fleet in the same sea; garrisons cannot."""
    mine = {"a1": army("latium", fantassin=1), "a2": army("latium", engin_siege=1), "f1": {"sea": "mare_siculum"}}
    theirs = {
        "a1": army("carthago", fantassin=1),
        "a2": army("etruria", fantassin=1),
        "a3": army("latium", fantassin=1),
        "f1": {"sea": "mare_africum"},
    }
    play = facing(mine, theirs)
    assert [text for text in play.legal if "attack" in text] == ["P1 attack a1 P2 a3"]
    for text in ("a1 P2 a1", "a1 P2 a2", "a1 P2 a7", "a1 P1 a2", "a7 P2 a3", "a2 P2 a3", "a1 P2 f1", "a1 P4 a1"):
        assert first(play, f"P1 attack {text}") == "IMP-110"
    assert first(play, "P1 attack f1 P2 f1") == "IMP-120"


def test_an_army_without_steps_attacks() -> None:
    """IMP-107, IMP-A06."""
    play = facing({"a1": {**army(fantassin=1), "spent": 9}}, {"a1": army(fantassin=1)}, season="hiver")
    assert {"IMP-107", "IMP-A06"} <= set(GAME.explain(play.state, "P1 attack a1 P2 a1").rules)


def test_a_garrison_attacks_and_goes_back() -> None:
    """IMP-110, IMP-113: it retreats into its city, and nowhere else."""
    play = facing({"a1": army("roma", fantassin=2)}, {"a1": army("latium", fantassin=2)})
    play("P1 attack a1 P2 a1", *dice(1, 1, 1, 1), "P2 stand")
    assert play.legal == ["P1 retreat roma", "P1 stand"]
    play("P1 retreat roma")
    own = play.state.army("P1", "a1")
    assert own is not None
    assert (own.place, own.fought) == ("roma", True)


def test_engines() -> None:
    """IMP-112, IMP-A25: they take no hits, fall with the last combat unit, and alone without dice."""
    play = facing({"a1": army(fantassin=1, engin_siege=1)}, {"a1": army(archer=1, engin_siege=2)})
    play("P1 attack a1 P2 a1", *dice(6))
    assert units(play, "P1") == ()
    assert units(play, "P2") == (0, 1, 0, 2)
    assert [event.cause for event in play.told("unit_lost")] == ["battle", "ruin"]
    alone = facing({"a1": army(fantassin=1)}, {"a1": army(engin_siege=2)})("P1 attack a1 P2 a1")
    assert units(alone, "P2") == ()
    assert "battle_die" not in alone.kinds()
    assert alone.asked == ("action", "P2")


def test_both_destroyed() -> None:
    """IMP-113: nobody wins; what is left of the action is over."""
    play = facing({"a1": army(fantassin=1)}, {"a1": army(fantassin=1)})("P1 attack a1 P2 a1", *dice(5, 6))
    assert (units(play, "P1"), units(play, "P2")) == ((), ())
    (ended,) = play.told("battle_ended")
    assert ended.player == ""


def test_archers_alone_roll_once_a_round() -> None:
    """IMP-111: in round 1 only first; in round 2 with all."""
    play = facing({"a1": army(archer=1)}, {"a1": army(archer=1)})("P1 attack a1 P2 a1", *dice(1, 1))
    assert play.asked == ("retreat", "P2")
    play("P2 stand", "P1 stand", *dice(1, 6))
    assert units(play, "P1") == ()


def test_nowhere_to_go() -> None:
    """IMP-113, IMP-DP-10: without an open place nobody is asked, and the next round begins; no limit to rounds."""
    third = {"a1": army("latium", fantassin=1), "a2": army("cisalpina", fantassin=1)}
    play = facing({"a1": army(fantassin=1)}, {"a1": army(fantassin=1)}, third)("P1 attack a1 P2 a1")
    play(*dice(1, 1, 1, 1, 1, 1))
    assert play.asked == ("battle_dice", "chance")
    assert (play.state.task.battle.round, play.state.task.battle.step) == (4, "all")  # type: ignore[union-attr]


def test_both_sides_choose_from_the_same_dice() -> None:
    """IMP-DP-9, IMP-112: the attacker first, then the defender."""
    play = facing({"a1": army(fantassin=1, cavalier=1)}, {"a1": army(fantassin=1, cavalier=1)})
    play("P1 attack a1 P2 a1", *dice(5, 1, 5, 1))
    assert play.asked == ("losses", "P1")
    play("P1 lose a1 cavalier")
    assert play.asked == ("losses", "P2")
    play("P2 lose a1 fantassin")
    assert (units(play, "P1"), units(play, "P2")) == ((1, 0, 0, 0), (0, 0, 1, 0))


def test_a_sunk_fleet_takes_its_cargo_along_and_a_living_one_retreats() -> None:
    """IMP-121, IMP-120: all aboard drown; a retreat goes to a neighbouring sea without an enemy fleet."""
    theirs = {"f1": {"sea": "mare_siculum"}, "a1": army("f1", fantassin=1, archer=1)}
    play = facing({"f1": {"sea": "mare_siculum", "ships": 2}}, theirs)("P1 attack f1 P2 f1", *dice(1, 5, 5))
    assert play.state.armies_of("P2") == ()
    assert [event.cause for event in play.told("unit_lost")] == ["drowned", "drowned"]
    theirs["f2"] = {"sea": "mare_siculum"}
    mine = {"f1": {"sea": "mare_siculum"}, "f2": {"sea": "mare_africum"}}
    flight = facing(mine, theirs)("P1 attack f1 P2 f1", *dice(1, 1))
    assert flight.legal == ["P2 retreat mare_tyrrhenum", "P2 stand"]
    assert first(flight, "P2 retreat mare_africum") == "IMP-121"
    flight("P2 retreat mare_tyrrhenum")
    assert units(flight, "P2") == (1, 1, 0, 0)
    assert {"IMP-121", "IMP-114"} <= flight.cites()
    assert first(flight("P2 pass"), "P1 attack f1 P2 f2") == "IMP-120"


BATTLE = {"place": "etruria", "army": "a1", "defender": "P2", "foe": "a1", "round": 1, "step": "rest", "home": ""}


@pytest.mark.parametrize(
    ("task", "rule"),
    [
        ({"type": "retreat", "battle": {**BATTLE, "place": "latium"}, "seat": "P2"}, "IMP-110"),
        ({"type": "retreat", "battle": {**BATTLE, "defender": "P1"}, "seat": "P1"}, "IMP-110"),
        ({"type": "retreat", "battle": BATTLE, "seat": "P3"}, "IMP-142"),
        ({"type": "battle_dice", "battle": BATTLE, "units": ["archer"], "others": ["fantassin"]}, "IMP-111"),
        ({"type": "losses", "battle": BATTLE, "seat": "P1", "left": 1}, "IMP-DP-9"),
    ],
)
def test_battles_that_cannot_be(task: dict[str, Any], rule: str) -> None:
    """IMP-110, IMP-111, IMP-DP-9: refused with the rule they break."""
    with pytest.raises(PositionError) as caught:
        facing({"a1": army(fantassin=1)}, {"a1": army(fantassin=1)}, task=task)
    assert caught.value.rule == rule


def test_a_battle_under_way_can_be_set_up() -> None:
    """IMP-DP-10, IMP-DP-8: custom positions stand at decisions of a battle."""
    task = {"type": "retreat", "battle": BATTLE, "seat": "P2"}
    play = facing({"a1": army(fantassin=1)}, {"a1": army(fantassin=1)}, task=task)
    assert play.asked == ("retreat", "P2")
    rolling = {"type": "battle_dice", "battle": BATTLE, "units": ["fantassin"], "others": ["fantassin"], "rolled": [6]}
    play = facing({"a1": army(fantassin=1)}, {"a1": army(fantassin=1)}, task=rolling)(*dice(1))
    assert units(play, "P2") == ()
    assert (
        first(facing({"a1": army(fantassin=1)}, {"a1": army(fantassin=1)}, task=rolling), "chance die 7") == "IMP-112"
    )
