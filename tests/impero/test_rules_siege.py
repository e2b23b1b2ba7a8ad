"""Phase IV, sieges and what follows from them (IMP-130 to IMP-142, IMP-014, IMP-DP-11, IMP-DP-12)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamekit.core.errors import PositionError
from gamekit.impero import GAME, scoring
from tests.impero.support import Play


def army(place: str, **units: int) -> dict[str, Any]:
    """Return an army of a position."""
    return {"place": place, "units": units}


def before(city: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any] | None = None, **data: Any) -> Play:
    """Return a turn of P1 with Saguntum as given, or with the cities of ``data``."""
    cities = {"saguntum": city, **data.pop("cities", {})}
    pieces = {"P1": mine, "P2": theirs or {}}
    return Play.at({"phase": "actions", "due": "P1", "cities": cities, "pieces": pieces, **data})


def dice(*faces: int) -> list[str]:
    """Return the texts of dice."""
    return [f"chance die {face}" for face in faces]


def first(play: Play, text: str) -> str:
    """Return the rule that decides on a refused action."""
    (reason, *_) = GAME.refusals(play.state, GAME.parse(text))
    play.refused(text)
    return reason.rules[0]


def units(play: Play, seat: str, name: str = "a1") -> tuple[int, ...]:
    """Return the units of an army, none where it is gone."""
    own = play.state.army(seat, name)
    return own.units if own else ()


def test_imp_ex_11_summer_siege() -> None:
    """IMP-EX-11, IMP-014, IMP-131, IMP-A20: 1 + 1 + 1, once per siege."""
    play = Play.at(
        {
            "phase": "actions",
            "due": "P1",
            "season": "ete",
            "cities": {"massalia": {"pv": 6}},
            "pieces": {"P1": {"a1": army("provincia", fantassin=3, engin_siege=1)}},
        }
    )
    assert {"IMP-014", "IMP-A20"} <= set(GAME.explain(play.state, "P1 siege a1 massalia").rules)
    play("P1 siege a1 massalia")
    assert play.state.city("massalia").pv == 3
    assert {"IMP-014", "IMP-131", "IMP-A20"} <= play.cites()
    assert "IMP-A29" not in play.cites()


WALLED = {"owner": "P2", "influence": {"P2": 4}, "buildings": {"muraille": {"pv": 3}}}


def besieged(pv: int, season: str, infantry: int) -> Play:
    """Return the second example's siege of Saguntum, with its garrison."""
    return before(
        {**WALLED, "pv": pv},
        {"a1": army("hispania_citerior", fantassin=infantry, engin_siege=2)},
        {"a1": army("saguntum", archer=1)},
        season=season,
        seats={"P1": {"technologies": ["poliorcetique"]}},
    )


def test_imp_ex_21_siege() -> None:
    """IMP-EX-21, IMP-131 to IMP-136, IMP-DP-11: damage first, then the answer; at 0 the city falls without one."""
    play = besieged(7, "hiver", 4)("P1 siege a1 saguntum")
    assert play.state.city("saguntum").pv == 3
    assert play.asked == ("siege_dice", "chance")
    assert GAME.chance_outcomes(play.state)[5][1] == Fraction(1, 6)
    assert first(play, "chance die 7") == "IMP-134"
    play(*dice(5, 2, 6))
    assert [(event.what, event.hit) for event in play.told("siege_die")] == [
        ("cite", True),
        ("muraille", False),
        ("archer", True),
    ]
    assert play.asked == ("siege_losses", "P1")
    assert first(play, "P1 lose a1 archer") == "IMP-134"
    play("P1 lose a1 fantassin", "P1 lose a1 fantassin")
    assert units(play, "P1") == (2, 0, 0, 2)
    assert play.state.city("saguntum").besieger == "P1"
    assert "IMP-134" in play.cites()

    play = besieged(3, "printemps", 2)("P1 siege a1 saguntum")
    city = play.state.city("saguntum")
    assert (city.owner, city.how, city.pv, city.influence, city.besieger) == ("P1", "conquered", 1, (), "")
    assert [(each.kind, each.pv) for each in city.buildings] == [("muraille", 2)]
    assert units(play, "P2") == ()
    own = play.state.army("P1", "a1")
    assert own is not None
    assert (own.place, own.besieged) == ("hispania_citerior", True)
    assert {"IMP-133", "IMP-135", "IMP-136", "IMP-138"} <= play.cites()
    assert play.asked == ("action", "P2")

    play = besieged(4, "printemps", 2)("P1 siege a1 saguntum")
    assert play.state.city("saguntum").pv == 1


def test_imp_ex_22_capital() -> None:
    """IMP-EX-22, IMP-140, IMP-141, IMP-142: a capital falls, its owner plays on, and leaves without a city."""
    data: dict[str, Any] = {
        "phase": "actions",
        "due": "P2",
        "season": "automne",
        "cities": {"roma": {"pv": 2, "buildings": {"caserne": {"pv": 3}}}, "capua": {"owner": "P1"}},
        "pieces": {
            "P1": {"s1": {"region": "latium"}},
            "P2": {"a1": army("latium", fantassin=3, engin_siege=1)},
        },
    }
    play = Play.at(data)("P2 siege a1 roma")
    city = play.state.city("roma")
    assert (city.owner, city.how, city.pv) == ("P2", "conquered", 1)
    assert [(each.kind, each.pv) for each in city.buildings] == [("caserne", 2)]
    assert {"IMP-140", "IMP-141"} <= play.cites()
    assert "siege_die" not in play.kinds()
    play("P1 mission s1 P2 building roma caserne", *dice(1))
    assert play.state.agents_of("P1") == ()
    assert "IMP-141" in play.cites()
    assert play.state.region("latium").governor == ""

    data["cities"] = {"roma": {"owner": "P2", "how": "conquered"}, "capua": {"owner": "P1", "pv": 2}}
    data["pieces"]["P1"] = {}
    play = Play.at(data)("P2 siege a1 capua", "P1 pass", "P2 pass")
    while play.asked[0] != "over":
        play(play.legal[-1])
    assert play.state.seat("P1").out
    # Both capitals count 3, Capua 2, and gold.
    assert scoring.score(play.state, "P2") == 3 + 3 + 2 + play.state.stock("P2", "or") // 5


def test_what_can_be_besieged() -> None:
    """IMP-130, IMP-131: once per army, in the field of the region, no own city, no owner's army, at least 1 damage."""
    mine = {
        "a1": army("hispania_citerior", fantassin=3),
        "a2": {**army("hispania_citerior", fantassin=3), "besieged": True},
        "a3": army("hispania_citerior", fantassin=2),
        "a4": army("hispania_citerior", engin_siege=1),
        "a5": army("emporion", fantassin=3),
    }
    play = before({}, mine, cities={"emporion": {"owner": "P1"}})
    assert [text for text in play.legal if "siege" in text.split()] == ["P1 siege a1 saguntum"]
    for text in ("a2 saguntum", "a3 saguntum", "a4 saguntum", "a5 saguntum", "a9 saguntum", "a1 emporion", "a1 roma"):
        assert first(play, f"P1 siege {text}") == "IMP-130"
    field = {"a1": army("hispania_citerior", archer=1)}
    guarded = before({"owner": "P2"}, mine, field, cities={"emporion": {"owner": "P1"}})
    assert first(guarded, "P1 siege a1 saguntum") == "IMP-130"
    engines = {"a1": army("hispania_citerior", engin_siege=1)}
    assert "P1 siege a1 saguntum" in before({"owner": "P2"}, mine, engines, cities={"emporion": {"owner": "P1"}}).legal


@pytest.mark.parametrize(
    ("season", "card", "damage"), [("printemps", "", 0), ("ete", "", 1), ("ete", "ete_6", 2), ("hiver", "", 0)]
)
def test_season_and_card_count_for_a_siege(season: str, card: str, damage: int) -> None:
    """IMP-A29, IMP-014, IMP-131, IMP-003: two units inflict nothing but what season and card add, while they last."""
    play = before({}, {"a1": army("hispania_citerior", fantassin=2)}, season=season, card=card)
    if damage:
        play("P1 siege a1 saguntum")
        assert play.state.city("saguntum").pv == 5 - damage
        assert ("IMP-A29" in play.cites()) == (damage == 1)
        assert "IMP-A20" not in play.cites()
    else:
        assert first(play, "P1 siege a1 saguntum") == "IMP-130"


def test_a_new_governor_begins_with_stability_2() -> None:
    """IMP-138, IMP-A12: whatever the one before had."""
    mine = {"a1": army("africa", fantassin=3)}
    play = before({}, mine, {}, cities={"carthago": {"pv": 1}}, regions={"africa": {"stability": 5}})
    play("P1 siege a1 carthago")
    assert (play.state.region("africa").governor, play.state.region("africa").stability) == ("P1", 2)
    (told,) = play.told("governor")
    assert (told.player, told.stability) == ("P1", 2)


def test_engines_are_no_combat_units_in_a_siege() -> None:
    """IMP-131, IMP-134, IMP-A13: two units and two engines inflict 2; of a garrison only combat units answer."""
    mine = {"a1": army("hispania_citerior", fantassin=2, engin_siege=2)}
    theirs = {"a1": army("saguntum", archer=1, engin_siege=2)}
    play = before({"owner": "P2", "influence": {"P2": 4}}, mine, theirs)("P1 siege a1 saguntum")
    assert play.state.city("saguntum").pv == 3
    play(*dice(1, 1))
    assert [event.what for event in play.told("siege_die")] == ["cite", "archer"]
    assert play.asked == ("action", "P2")


def test_a_neutral_city_answers_with_one_die() -> None:
    """IMP-134, IMP-DP-12: one kind of unit is given without asking; a hit can leave engines alone, who besiege not."""
    play = before({}, {"a1": army("hispania_citerior", fantassin=3)})("P1 siege a1 saguntum", *dice(5))
    assert units(play, "P1") == (2, 0, 0, 0)
    assert play.state.city("saguntum").besieger == "P1"
    play = before({}, {"a1": army("hispania_citerior", fantassin=1, engin_siege=1)})("P1 siege a1 saguntum", *dice(6))
    play("P1 lose a1 fantassin")
    assert units(play, "P1") == (0, 0, 0, 1)
    assert play.state.city("saguntum").besieger == ""
    assert [event.rules for event in play.told("siege_lifted")] == [("IMP-139",)]


def test_a_siege_ends_when_the_besieger_leaves_the_field() -> None:
    """IMP-139: by moving off, or beaten; another army of his in the field keeps it up."""
    mine = {"a1": army("hispania_citerior", fantassin=3), "a2": army("hispania_citerior", fantassin=1)}
    play = before({"besieger": "P1"}, mine)("P1 move a1 > aquitania")
    assert play.state.city("saguntum").besieger == "P1"
    play("P2 pass", "P1 move a2 > provincia")
    assert play.state.city("saguntum").besieger == ""
    assert "IMP-139" in play.cites()
    theirs = {"a1": army("hispania_citerior", archer=1)}
    beaten = before({"besieger": "P1"}, {"a1": army("hispania_citerior", fantassin=1)}, theirs)
    beaten("P1 attack a1 P2 a1", *dice(5))
    assert beaten.state.city("saguntum").besieger == ""


def test_the_last_besieger_has_the_mark() -> None:
    """IMP-S08, IMP-139: who comes second takes the siege over, and it ends with him."""
    pieces = {
        "P1": {"a1": army("hispania_citerior", fantassin=4)},
        "P2": {"a1": army("hispania_citerior", fantassin=1)},
    }
    play = Play.at({"phase": "actions", "due": "P1", "cities": {"saguntum": {"besieger": "P2"}}, "pieces": pieces})
    play("P1 siege a1 saguntum")
    assert "IMP-S08" in play.cites()
    assert play.state.city("saguntum").besieger == "P1"
    play(*dice(1), "P2 pass", "P1 move a1 > provincia")
    assert play.state.city("saguntum").besieger == ""


def test_a_siege_ends_when_units_are_lost_to_a_card() -> None:
    """IMP-139, IMP-DP-2: an army that an epidemic takes besieges no more."""
    pieces = {"P1": {"a1": army("hispania_citerior", fantassin=1)}, "P2": {}}
    play = Play.at({"season": "hiver", "cities": {"saguntum": {"besieger": "P1"}}, "pieces": pieces})
    play("chance card hiver_3", "P1 lose a1 fantassin")
    assert play.state.city("saguntum").besieger == ""


def test_a_fallen_city_loses_routes_buildings_and_its_wall() -> None:
    """IMP-136, IMP-137, IMP-132, IMP-167: a building at 0 is gone; routes of others that end there are lost."""
    city = {
        "owner": "P2",
        "influence": {"P2": 4, "P1": 2},
        "buildings": {"muraille": {"pv": 1}, "marche": {"pv": 2}},
        "pv": 1,
    }
    routes = [["emporion", "tolosa", "P2"], ["saguntum", "gades", "P2"]]
    cities = {"emporion": {"owner": "P2"}}
    play = before(city, {"a1": army("hispania_citerior", fantassin=3)}, cities=cities, routes=routes)
    play("P1 siege a1 saguntum")
    fallen = play.state.city("saguntum")
    assert [(each.kind, each.pv) for each in fallen.buildings] == [("marche", 1)]
    assert (fallen.pv, fallen.influence) == (1, ())
    assert [route.ends for route in play.state.routes] == [("tolosa", "emporion")]
    assert {"IMP-136", "IMP-132", "IMP-137"} <= play.cites()


def test_enough_cities_win_with_a_conquest() -> None:
    """IMP-175: checked after each action."""
    names = ("capua", "caere", "mediolanum", "arelate", "tolosa", "emporion", "gades", "cirta")
    cities = {name: {"owner": "P1", "influence": {"P1": 9}} for name in names}
    play = before({"pv": 1}, {"a1": army("hispania_citerior", fantassin=3)}, cities=cities)("P1 siege a1 saguntum")
    assert play.asked == ("over", "")
    assert "IMP-175" in play.cites()


@pytest.mark.parametrize(
    ("city", "task", "rule"),
    [
        ({"besieger": "P2"}, None, "IMP-139"),
        ({}, {"type": "siege_dice", "army": "a2", "city": "saguntum", "kinds": ["cite"]}, "IMP-130"),
        ({}, {"type": "siege_dice", "army": "a1", "city": "saguntum", "kinds": ["muraille"]}, "IMP-134"),
        ({}, {"type": "siege_dice", "army": "a1", "city": "saguntum", "kinds": ["cite"], "rolled": [1]}, "IMP-134"),
        ({}, {"type": "siege_losses", "army": "a1", "city": "saguntum", "left": 1}, "IMP-DP-12"),
    ],
)
def test_sieges_that_cannot_be(city: dict[str, Any], task: dict[str, Any] | None, rule: str) -> None:
    """IMP-130, IMP-134, IMP-139: refused with the rule they break."""
    data = {"task": task} if task else {}
    with pytest.raises(PositionError) as caught:
        before(city, {"a1": army("hispania_citerior", fantassin=3)}, **data)
    assert caught.value.rule == rule


def test_a_siege_under_way_can_be_set_up() -> None:
    """IMP-DP-12, IMP-DP-11."""
    task = {"type": "siege_losses", "army": "a1", "city": "saguntum", "left": 1}
    play = before({}, {"a1": army("hispania_citerior", fantassin=3, archer=1)}, task=task)
    assert {"IMP-DP-12", "IMP-134"} <= set(GAME.explain(play.state, "P1 lose a1 archer").rules)
    assert play("P1 lose a1 archer").asked == ("action", "P2")
