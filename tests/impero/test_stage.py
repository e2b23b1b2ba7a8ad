"""What a view says of what is going on: initiative, battles, sieges, missions, offers, deficits; nothing hidden."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamekit.core.game import ALL, PUBLIC
from gamekit.impero import GAME, odds, scoring
from gamekit.impero.modifiers import siege_bonus
from gamekit.impero.sieges import inflicts
from gamekit.impero.stage import siege_parts
from tests.impero import scenes
from tests.impero.support import Play


def stage(play: Play, viewer: str = PUBLIC) -> dict[str, Any]:
    shown: dict[str, Any] = GAME.view(play.state, viewer)["stage"]
    return shown


def fractions(pairs: list[list[int]]) -> tuple[Fraction, ...]:
    return tuple(Fraction(*pair) for pair in pairs)


@pytest.fixture(scope="module")
def plays() -> dict[str, Play]:
    return scenes.plays()


def test_the_file_for_the_browser_holds_what_the_engine_shows() -> None:
    assert scenes.FILE.read_text(encoding="utf-8") == scenes.written()


def test_the_deck_is_what_was_not_drawn(plays: dict[str, Play]) -> None:
    """IMP-030, IMP-DP-1."""
    assert stage(plays["deck"])["deck"] == ["ete_3", "ete_4", "ete_5", "ete_6"]
    assert len(GAME.chance_outcomes(plays["deck"].state)) == 4


def test_who_is_done_and_who_comes_later(plays: dict[str, Play]) -> None:
    """IMP-DP-3: that orders are in is known, not what they are."""
    assert [each["part"] for each in stage(plays["manage"])["queue"]] == ["done", "now", "later"]
    assert stage(plays["turns"])["queue"] == []


def test_points_spent_are_hidden_until_all_are_in(plays: dict[str, Play]) -> None:
    """IMP-171, IMP-A07: what is not seen does not change what others see, either."""
    other = Play.at({"phase": "actions", "players": 3, "seats": {"P1": {"stock": {"initiative": 3}}}})
    other(*scenes.dice(4, 6, 3), "P1 spend 0")
    for viewer in (PUBLIC, "P2", "P3"):
        assert stage(plays["spend"], viewer) == stage(other, viewer)
        assert stage(other, viewer)["initiative"][0]["spent"] is None
    for viewer in ("P1", ALL):
        assert [each["score"] for each in stage(plays["spend"], viewer)["initiative"]] == [6, None, None]


def test_the_order_of_play_with_what_decided_it(plays: dict[str, Play]) -> None:
    """IMP-040 to IMP-042, IMP-A07, IMP-EX-09: A 4 + 3, B 6, C 3 + 4; A and C tie, C spent more."""
    points = {"P1": {"stock": {"initiative": 3}}, "P2": {}, "P3": {"stock": {"initiative": 4}}}
    play = Play.at({"phase": "actions", "players": 3, "seats": points})
    play(*scenes.dice(4, 6, 3), "P1 spend 3", "P2 spend 0", "P3 spend 4")
    shown = stage(play)["initiative"]
    assert [(own["seat"], own["score"], own["shares"]) for own in shown] == [
        ("P3", 7, True), ("P1", 7, True), ("P2", 6, False),
    ]  # fmt: skip
    assert [own["seat"] for own in stage(plays["turns"])["initiative"] if own["passed"]] == ["P1"]


def test_chances_of_a_battle_follow_the_dice(plays: dict[str, Play]) -> None:
    """IMP-111, IMP-112: archers first, then the others; what has fallen is settled."""
    first, battle = stage(plays["first"])["battle"], stage(plays["battle"])["battle"]
    assert (first["round"], first["step"], battle["step"]) == (1, "first", "rest")
    mine, theirs = first["sides"]
    assert [die["what"] for die in mine["dice"]] == ["archer"]
    assert theirs["dice"] == []
    assert theirs["odds"] == [[1, 1]]
    mine, theirs = battle["sides"]
    assert [(die["die"], die["hit"]) for die in mine["dice"]] == [(6, True), (2, False)]
    assert mine["odds"] == [[0, 1], [1, 1], [0, 1]]
    assert fractions(theirs["odds"]) == odds.hits((5, 5))
    assert Fraction(*theirs["mean"]) == Fraction(2, 3)
    # The archer's hit has left already.
    assert (mine["units"], theirs["units"]) == ({"fantassin": 2, "archer": 1, "engin_siege": 1}, {"fantassin": 2})


def test_chances_after_some_dice_are_those_of_the_rest() -> None:
    """IMP-112."""
    pieces = {"P1": {"a1": {"place": "etruria", "units": {"fantassin": 3}}}, "P2": scenes.FACING}
    play = scenes.acting(pieces=pieces)("P1 attack a1 P2 a1", "chance die 5")
    own = stage(play)["battle"]["sides"][0]
    assert fractions(own["odds"]) == (0, *odds.hits((5, 5)))
    assert sum(fractions(own["odds"])) == 1


def test_losses_retreat_and_cargo(plays: dict[str, Play]) -> None:
    """IMP-DP-9, IMP-DP-10, IMP-121."""
    assert [side["lose"] for side in stage(plays["losses"])["battle"]["sides"]] == [1, 1]
    retreat = stage(plays["retreat"])["battle"]["retreat"]
    legal = [text.split()[-1] for text in plays["retreat"].legal if " retreat " in text]
    assert (retreat["seat"], sorted(retreat["places"])) == ("P2", sorted(legal))
    mine, theirs = stage(plays["drowning"])["battle"]["sides"]
    assert (mine["units"], mine["cargo"], mine["lose"]) == ({"navire": 1}, {"fantassin": 2, "engin_siege": 1}, 1)
    assert theirs["units"] == {}


@pytest.mark.parametrize("season", ["printemps", "ete", "hiver"])
@pytest.mark.parametrize("card", ["", "ete_6"])
@pytest.mark.parametrize("technologies", [[], ["poliorcetique"]])
@pytest.mark.parametrize(
    "units", [{"fantassin": 4, "engin_siege": 2}, {"fantassin": 3}, {"archer": 1, "engin_siege": 1}]
)
def test_the_parts_of_a_siege_add_up_to_its_damage(
    season: str, card: str, technologies: list[str], units: dict[str, int]
) -> None:
    """IMP-131, IMP-014."""
    army = {"a1": {"place": "hispania_citerior", "units": units}}
    given = {"season": season, **({"card": card} if card and season == "ete" else {})}
    play = scenes.acting(pieces={"P1": army}, **given | {"seats": {"P1": {"technologies": technologies}}})
    own = play.state.army("P1", "a1")
    assert own is not None
    parts = siege_parts(play.state, own)
    assert sum(parts.values()) == inflicts(play.state, own)
    assert all(parts.values())
    assert parts.get("engines", 0) == own.engines
    bonus = sum(parts.get(what, 0) for what in ("season", "card", "technology"))
    assert bonus == siege_bonus(play.state, "P1")


def test_a_siege_says_what_it_did_and_how_the_city_answers(plays: dict[str, Play]) -> None:
    """IMP-133, IMP-134, IMP-EX-21: 1 + 2 engines + 1 in summer off 7; city, wall and archer roll."""
    own = stage(plays["siege"])["siege"]
    assert (own["before"], own["damage"], own["pv"]) == (7, 4, 3)
    assert own["parts"] == {"base": 1, "engines": 2, "season": 1}
    assert [die["hit"] for die in own["dice"]] == [True, None, None]
    assert fractions(own["odds"]) == (0, *odds.hits((5, 5)))
    assert stage(plays["siege_losses"])["siege"]["lose"] == 2


def test_a_mission_has_the_chances_of_its_die(plays: dict[str, Play]) -> None:
    """IMP-151."""
    shown = stage(plays["mission"])["mission"]
    assert (shown["seat"], shown["target"], shown["region"], shown["effect"]) == ("P1", "P2", "africa", "stability")
    assert {what: Fraction(*pair) for what, pair in shown["odds"].items()} == odds.mission()


def test_an_offer_says_what_the_season_adds_once_per_pair(plays: dict[str, Play]) -> None:
    """IMP-016, IMP-162, IMP-A17."""
    shown = stage(plays["trade"])["offer"]
    assert (shown["kind"], shown["gives"], shown["wants"], shown["gold"]) == ("trade", {"bois": 2}, {"metal": 1}, 1)
    gold = plays["trade"].state.stock("P1", "or")
    accepted = Play(plays["trade"].state)("P2 accept")
    assert accepted.state.stock("P1", "or") == gold + shown["gold"]
    again = accepted("P2 trade P1")
    assert stage(again)["offer"]["gold"] == 0
    assert stage(plays["route"])["offer"]["kind"] == "route"


@pytest.mark.parametrize(
    ("missing", "at_seven", "tier", "least"), [(3, 2, 1, 1), (7, 2, 2, 4), (7, 3, 3, 7), (8, 2, 3, 8)]
)
def test_a_deficit_says_what_is_still_to_be_lost(missing: int, at_seven: int, tier: int, least: int) -> None:
    """IMP-061 to IMP-063, IMP-A01, IMP-A10."""
    army = {"a1": {"place": "etruria", "units": {"fantassin": 6}}, "f1": {"sea": "mare_tyrrhenum", "ships": 5}}
    bill = GAME.view(scenes.paying(pieces={"P1": army}, season="hiver").state, "P1")["seats"]["P1"]["bill"]
    seats = {"P1": {"stock": {"nourriture": 0, "or": bill["due"] - missing}}, "P2": scenes.POOR["P2"]}
    given = {"phase": "upkeep", "season": "hiver", "pieces": {"P1": army}, "seats": seats}
    play = Play.at({**given, "options": {"deficit_at_7": at_seven}})(
        "P1 split 1 0" if bill["split"][0] else "P1 split 0 1"
    )
    assert GAME.view(play.state, "P1")["bills"]["P1"]["missing"] == missing
    shown = stage(play)["deficit"]
    assert (shown["tier"], shown["least"]) == (tier, least)
    losses = {1: (1, 0, 0), 2: (1, 1, 1), 3: (2, 2, 2)}[tier]
    assert tuple(shown["left"][what] for what in ("stability", "influence", "units")) == losses
    play(play.legal[0])
    after = GAME.view(play.state, PUBLIC)["stage"].get("deficit", {"left": {"stability": 0}})
    assert after["left"]["stability"] == max(0, shown["left"]["stability"] - 1)


def test_the_end_has_ranks_and_the_reason(plays: dict[str, Play]) -> None:
    """IMP-176, IMP-177."""
    shown = stage(plays["over"])
    assert shown["ranks"] == scoring.ranking(plays["over"].state)
    assert shown["ended"] == "last_winter"


def test_hidden_stocks_change_nothing_that_the_others_see_here() -> None:
    """IMP-171: neither a deficit nor an offer shows more than its penalties and its terms."""
    plays = [
        Play.at({"phase": "upkeep", "season": "hiver", "options": {"hidden_stocks": True},
                 "seats": {"P1": {"stock": {"nourriture": 0, "or": gold}}, "P2": scenes.POOR["P2"]}})
        for gold in (0, 9)
    ]  # fmt: skip
    assert stage(plays[0], "P2") == stage(plays[1], "P2")
