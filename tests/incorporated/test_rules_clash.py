"""Power Plays: the clash, the new camp, the next battleground, majors that flip (INC-172 to INC-182)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamekit.core.ledger import BANK
from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.incorporated.state import LOCKED, OUT
from tests.incorporated.support import Play


def clash(zone: str, camp: str, *, by: str = "P1", **data: Any) -> Play:
    """Return a position in which a Power Play of a zone waits for the die, or for what comes after it without one."""
    play = Play.at({"phase": "lobbying", "due": by, **data})
    assert (play.asked, play.legal[0]) == (("lobby_action", by), f"{by} lobby power_play america")
    play(f"{by} lobby power_play {zone}")
    assert (play.asked, play.legal) == (("camp", by), [f"{by} camp NATO", f"{by} camp SCO"])
    return play(f"{by} camp {camp}")


def owned(zone: str, camp: str, battleground: str, **others: str) -> dict[str, Any]:
    """Return a zone whose countries belong to one camp, but the battleground and those named."""
    lands = {land.id: camp for land in board().in_zone(zone)} | {battleground: "BATTLEGROUND"} | others
    return {country: {"affiliation": own} for country, own in lands.items()}


EUROPE: dict[str, Any] = {"power": 2, "countries": {"eastern_europe": {"squares": {"eastern_europe.1": "P2"}}}}


# INC-172 to INC-176: the die.


def test_inc_ex_18_the_europe_clash() -> None:
    """INC-EX-18; INC-172 to INC-175, INC-177, INC-178, INC-006, INC-007, INC-023, INC-005: 3 + 2 - 1 against 4."""
    play = clash("europe", "NATO", **EUROPE)
    assert (play.events[-1].kind, play.asked) == ("camp", ("clash_die", "chance"))
    told = play.events[-1].params()
    assert (told["player"], told["country"], told["camp"]) == ("P1", "eastern_europe", "NATO")
    assert (told["least"], told["chances"], told["sides"]) == (3, 4, 6)
    before = play.state
    play("chance die 3")
    assert play.kinds() == ["clash", "cube_replaced", "flipped"]
    told = play.events[0].params()
    assert [told[name] for name in ("die", "power", "bonus", "result", "stability", "won")] == [3, 2, -1, 4, 4, True]
    assert {"INC-174", "INC-175", "INC-177", "INC-006", "INC-007", "INC-023"} <= play.cites()
    assert play.state.country("eastern_europe").squares == ("P1",)
    assert play.state.country("eastern_europe").affiliation == "NATO"
    assert [play.state.pile(seat) - before.pile(seat) for seat in ("P1", "P2")] == [-1, 1]
    # No minor of SCO is left in Europe: the marker goes to the only major of SCO.
    assert (play.asked, play.legal) == (("marker", "P1"), ["P1 marker russia"])
    play("P1 marker russia")
    assert play.state.battleground("europe") == "russia"
    assert (play.kinds(), play.asked) == (["marker"], ("lobby_action", "P2"))
    assert {"INC-177", "INC-178", "INC-005"} == play.cites()
    assert play.state.world.power == 2


@pytest.mark.parametrize("die", [1, 2])
def test_inc_ex_18_a_roll_that_is_not_enough_changes_nothing(die: int) -> None:
    """INC-EX-18, INC-175: only the executive and the Power Play are used up."""
    play = clash("europe", "NATO", **EUROPE)
    before = play.state
    play(f"chance die {die}")
    assert (play.kinds(), play.asked) == (["clash"], ("lobby_action", "P2"))
    assert (play.state.countries, play.state.ledger, play.state.world) == (
        before.countries,
        before.ledger,
        before.world,
    )
    assert play.state.events.zones == ("europe",)


@pytest.mark.parametrize(("die", "won"), [(1, False), (4, False), (5, True), (6, True)])
def test_inc_ex_18_the_other_camp_needs_a_five(die: int, won: bool) -> None:
    """INC-EX-18, INC-174: the same modifiers count against SCO and for it; 5 - 2 + 1 = 4."""
    play = clash("europe", "SCO", **EUROPE)(f"chance die {die}")
    assert play.events[0].params()["won"] is won
    assert (play.state.country("eastern_europe").affiliation == "SCO") is won


def test_inc_ex_19_the_choice_of_the_marker() -> None:
    """INC-EX-19, INC-DP-20, INC-178, INC-003: after a win of SCO the minors of NATO come before its major."""
    play = clash("europe", "SCO", **EUROPE)("chance die 6")
    assert play.legal == ["P1 marker uk", "P1 marker scandinavia"]
    verdict = play.refused("P1 marker eurozone")
    assert verdict.rules == ("INC-178",)
    assert "United Kingdom" in verdict.text()
    assert play.refused("P1 marker russia").rules == ("INC-177",)
    assert play.refused("P1 marker eastern_europe").rules == ("INC-177",)
    assert play.refused("P1 marker japan").rules == ("INC-177", "INC-003")
    assert play.refused("P2 marker uk").rules[0] == "INC-090"
    play("P1 marker scandinavia")
    assert play.state.country("scandinavia").affiliation == "BATTLEGROUND"
    # The square of a battleground keeps its cube; who comes next plays on (INC-177).
    assert play.asked == ("lobby_action", "P2")


@pytest.mark.parametrize(("power", "camp", "die", "won"), [(3, "NATO", 1, False), (-3, "NATO", 6, True)])
def test_one_always_fails_and_six_always_wins(power: int, camp: str, die: int, won: bool) -> None:
    """INC-176: in Afpak (stability 3) 1 + 3 would be enough; in Iran 6 - 3 - 1 would not."""
    battleground = "afpak" if power > 0 else "iran"
    countries = owned("third_world", "SCO", battleground)
    play = clash("third_world", camp, power=power, countries=countries)(f"chance die {die}")
    told = play.events[0]
    assert (told.params()["won"], told.rules[0]) == (won, "INC-176")
    assert told.message().endswith("_by_die")
    assert (told.params()["result"] >= told.params()["stability"]) is not won


def test_the_die_is_fair_and_has_six_faces() -> None:
    """INC-173, INC-DP-19."""
    play = clash("europe", "NATO", **EUROPE)
    odds = [(str(action), share) for action, share in GAME.chance_outcomes(play.state)]
    assert odds == [(f"chance die {face}", Fraction(1, 6)) for face in range(1, 7)]
    for face in (0, 7, -1):
        verdict = play.refused(f"chance die {face}")
        assert verdict.rules[0] == "INC-173"
        assert "3 or more" in verdict.text()
    assert "INC-173" in play.refused("P1 die 4").rules
    assert "INC-090" in play.refused("P1 camp NATO").rules
    assert "INC-090" in play.refused("chance payoff heavy").rules


def test_any_player_may_support_any_camp() -> None:
    """INC-009, INC-DP-18: and has to decide before anything else happens."""
    for seat in ("P1", "P2", "P3"):
        for camp in ("NATO", "SCO"):
            play = clash("europe", camp, by=seat)
            assert play.events[-1].rules == ("INC-173", "INC-009")
    play = Play.at({"phase": "lobbying"})("P1 lobby power_play asia")
    for text in ("P1 lobby budget", "P2 camp NATO", "chance die 3", "P1 loan"):
        play.refused(text)


# INC-177 to INC-179: a minor is won.


def test_a_minor_without_a_cube_gets_one() -> None:
    """INC-177: placed, not replaced."""
    play = clash("asia", "NATO", by="P3")("chance die 4")
    assert play.kinds() == ["clash", "cube_placed", "flipped"]
    assert play.state.country("south_sea").squares == ("P3",)
    assert play.legal == ["P3 marker indonesia"]


def test_an_own_cube_stays_where_it_is() -> None:
    """INC-177: the country joins the camp all the same."""
    countries = {"south_sea": {"squares": {"south_sea.1": "P1"}}}
    play = clash("asia", "NATO", countries=countries)("chance die 4")
    assert play.kinds() == ["clash", "nothing_placed", "flipped"]
    assert play.state.country("south_sea").squares == ("P1",)


def test_a_locked_square_stays_locked() -> None:
    """INC-012, INC-177."""
    countries = {"south_sea": {"squares": {"south_sea.1": "locked"}}}
    play = clash("asia", "NATO", countries=countries)("chance die 4")
    assert play.events[1].rules == ("INC-012",)
    assert play.state.country("south_sea").squares == (LOCKED,)
    assert play.state.country("south_sea").affiliation == "NATO"


@pytest.mark.parametrize("held", ["P2", ""])
def test_with_an_empty_pile_the_old_cube_leaves_and_nothing_is_placed(held: str) -> None:
    """INC-A47, INC-A39: the country joins the camp all the same."""
    countries = {"south_sea": {"squares": {"south_sea.1": held}}, "tax_havens": {"cubes": {"P1": 42}}}
    play = clash("asia", "NATO", countries=countries)
    assert play.state.pile("P1") == 0
    play("chance die 4")
    assert play.kinds() == ["clash", *(["cube_removed"] if held else []), "nothing_placed", "flipped"]
    assert ("INC-A47" if held else "INC-A39") in play.cites()
    assert play.state.country("south_sea").squares == ("",)


def test_the_marker_goes_to_a_minor_of_the_losing_camp() -> None:
    """INC-177, INC-178: any of them, linked or not; minors of the winning camp and majors are out."""
    countries = owned("asia", "NATO", "korea", australia="SCO", indonesia="SCO", china="SCO")
    play = clash("asia", "NATO", power=0, countries=countries)("chance die 5")
    assert play.legal == ["P1 marker indonesia", "P1 marker australia"]
    assert play.refused("P1 marker china").rules == ("INC-178",)
    assert play.refused("P1 marker south_sea").rules == ("INC-177",)


def test_the_third_world_is_settled_when_one_camp_holds_all_minors() -> None:
    """INC-179, INC-A45: the marker leaves, power moves to the winner, and no Power Play is possible there."""
    play = clash("third_world", "NATO", power=1, countries=owned("third_world", "NATO", "iran"))
    play("chance die 6")
    assert play.kinds() == ["clash", "cube_placed", "flipped", "marker_gone", "slider"]
    assert play.state.world.power == 2
    assert play.state.battleground("third_world") is None
    assert {event.rules[0] for event in play.events[-2:]} == {"INC-179"}
    assert play.asked == ("lobby_action", "P2")
    verdict = play.refused("P2 lobby power_play third_world")
    assert verdict.rules[0] == "INC-A45"
    assert "Europe" in verdict.text()
    # In the next turn neither.
    later = Play.at({"phase": "lobbying", "countries": {"iran": {"affiliation": "NATO"}}})
    assert later.refused("P1 lobby power_play third_world").rules[0] == "INC-A45"
    assert "P1 lobby power_play third_world" not in later.legal


def test_the_third_world_is_not_settled_while_the_loser_has_a_minor() -> None:
    """INC-179 does not apply: SCO wins in Iran, and NATO has all the others."""
    play = clash("third_world", "SCO", power=1, countries=owned("third_world", "NATO", "iran"))("chance die 6")
    assert play.kinds() == ["clash", "cube_placed", "flipped"]
    assert len(play.legal) == 5


def test_settling_moves_power_to_the_winner_also_for_sco() -> None:
    """INC-179; INC-024 at the end of the track."""
    for power, after in ((1, 0), (-3, -3)):
        play = clash("third_world", "SCO", power=power, countries=owned("third_world", "SCO", "iran"))
        play("chance die 6")
        assert play.state.world.power == after
        assert ("INC-024" in play.cites()) is (power == after)


@pytest.mark.parametrize(("camp", "power"), [("NATO", 1), ("SCO", -1)])
def test_a_zone_without_a_country_of_the_losing_camp_is_settled_like_the_third_world(camp: str, power: int) -> None:
    """INC-A17: outside the 3rd World, where majors count too."""
    play = clash("europe", camp, power=0, countries=owned("europe", camp, "eastern_europe"))("chance die 6")
    assert play.kinds()[-2:] == ["marker_gone", "slider"]
    assert "INC-A17" in play.cites()
    assert "INC-179" not in play.cites()
    assert (play.state.world.power, play.state.battleground("europe")) == (power, None)


# INC-180 to INC-182: majors.


def russia(**data: Any) -> dict[str, Any]:
    """Return a Europe in which Russia is the battleground, with cubes, a lock, and shares in hand."""
    own: dict[str, Any] = {"affiliation": "BATTLEGROUND", "squares": {"russia.1": "P2", "russia.2": "P3"}}
    countries = {"eastern_europe": {"affiliation": "NATO"}, "russia": own | data}
    return {"power": 1, "countries": countries, "seats": {"P2": {"shares": {"russia": 1}}, "P3": {"shares": {}}}}


def test_inc_ex_20_a_major_flips() -> None:
    """INC-EX-20 with the set-up's camps (INC-A01): NATO wins in Russia; INC-181, INC-A19."""
    play = clash("europe", "NATO", **russia())
    before = play.state
    assert (before.shares("P2", "russia"), before.shares(BANK, "russia")) == (1, 1)
    play("chance die 5")
    assert play.kinds() == ["clash", *["cube_removed"] * 2, *["paid"] * 2, "slider", "flipped", "marker_gone"]
    assert {rule for event in play.events[1:] for rule in event.rules} == {"INC-181", "INC-031", "INC-A19"}
    state = play.state
    assert state.country("russia").squares == ("", "")
    assert [state.pile(seat) - before.pile(seat) for seat in ("P1", "P2", "P3")] == [0, 1, 1]
    assert (state.shares(OUT, "russia"), state.shares(BANK, "russia"), state.shares("P2", "russia")) == (2, 0, 0)
    assert (state.country("russia").affiliation, state.world.power) == ("NATO", 2)
    assert state.battleground("europe") is None
    assert play.asked == ("lobby_action", "P2")
    assert play.refused("P2 lobby power_play europe").rules[0] == "INC-A45"
    assert [state.cash(seat) for seat in state.table.seats] == [before.cash(seat) for seat in before.table.seats]


def test_inc_ex_20_a_major_of_nato_flips_to_sco() -> None:
    """INC-EX-20 mirrored: power moves away from the losing camp, towards SCO; all cards of the bank go."""
    countries = owned("asia", "SCO", "japan")
    play = clash("asia", "SCO", power=0, countries=countries, seats={"P2": {"shares": {}}})("chance die 6")
    assert (play.state.country("japan").affiliation, play.state.world.power) == ("SCO", -1)
    assert (play.state.shares(OUT, "japan"), play.state.shares(BANK, "japan")) == (3, 0)
    # The cube of the lobbying player is not placed in a major.
    assert "P1" not in play.state.country("japan").squares


def test_a_flipped_major_keeps_its_locks() -> None:
    """INC-A44: black cubes are no asset cubes."""
    squares = {"india.1": "P2", "india.2": "", "india.3": "locked", "india.4": "locked", "india.5": "P1"}
    countries = owned("asia", "NATO", "india") | {"india": {"affiliation": "BATTLEGROUND", "squares": squares}}
    play = clash("asia", "NATO", countries=countries)("chance die 6")
    assert play.state.country("india").squares == ("", "", LOCKED, LOCKED, "")
    assert "INC-A44" in play.cites()


def test_a_flipped_major_keeps_the_marker_of_rd() -> None:
    """INC-038: the R&D marker stays on its square, which is empty now."""
    countries = owned("europe", "SCO", "eurozone")
    play = clash("europe", "SCO", rd="eurozone.3", countries=countries)("chance die 6")
    assert (play.state.world.rd, play.state.country("eurozone").squares) == ("eurozone.3", ("",) * 6)


def test_a_major_that_its_starting_camp_wins_keeps_everything() -> None:
    """INC-180, INC-A18: the country is that camp's again, the marker goes to a minor of the other."""
    play = clash("europe", "SCO", **russia())
    before = play.state
    play("chance die 6")
    assert play.kinds() == ["clash", "flipped"]
    assert play.events[-1].rules == ("INC-180",)
    assert play.state.ledger == before.ledger
    assert play.state.country("russia").squares == ("P2", "P3")
    assert play.legal == ["P1 marker uk", "P1 marker scandinavia", "P1 marker eastern_europe"]
    assert play.refused("P1 marker eurozone").rules == ("INC-178",)
    play("P1 marker uk")
    assert (play.state.battleground("europe"), play.state.world.power) == ("uk", 1)


def test_a_major_held_with_no_minor_of_the_other_camp_ends_the_struggle() -> None:
    """INC-A18: the marker leaves, and the Balance of Power does not move, though a major of the loser is there."""
    countries = owned("europe", "SCO", "russia", eurozone="NATO")
    play = clash("europe", "SCO", power=1, countries=countries)("chance die 6")
    assert play.kinds() == ["clash", "flipped", "marker_gone"]
    assert play.events[-1].rules == ("INC-A18",)
    assert (play.state.world.power, play.state.battleground("europe")) == (1, None)


def test_a_failed_clash_in_a_major_changes_nothing() -> None:
    """INC-175: neither for the camp it began with nor for the other; it stays the battleground."""
    for camp in ("NATO", "SCO"):
        play = clash("europe", camp, **russia())
        before = play.state.countries
        play("chance die 1")
        assert play.state.countries == before


@pytest.mark.parametrize(("country", "zone", "home"), [("us", "america", "NATO"), ("china", "asia", "SCO")])
@pytest.mark.parametrize("camp", ["NATO", "SCO"])
def test_in_the_us_and_in_china_the_home_camp_wins_without_a_die(country: str, zone: str, home: str, camp: str) -> None:
    """INC-182, INC-A20, INC-180: whichever camp is supported."""
    other = "SCO" if home == "NATO" else "NATO"
    play = clash(zone, camp, power=0, countries=owned(zone, other, country))
    assert play.kinds()[-3:] == ["camp", "clash_decided", "flipped"]
    decided = play.events[-2]
    assert decided.params() == {"country": country, "camp": home}
    assert decided.rules == (("INC-182",) if camp == home else ("INC-182", "INC-A20"))
    assert play.state.country(country).affiliation == home
    assert play.asked == ("marker", "P1")
    minors = [land.id for land in board().in_zone(zone) if not land.major]
    assert play.legal == [f"P1 marker {minor}" for minor in minors]
    play(play.legal[0])
    assert (play.state.battleground(zone), play.state.world.power) == (minors[0], 0)


def test_the_us_as_battleground_without_a_minor_of_sco() -> None:
    """INC-182, INC-A18: the marker leaves the game at once."""
    play = clash("america", "SCO", power=0, countries=owned("america", "NATO", "us", brazil="SCO"))
    assert play.kinds()[-1] == "marker_gone"
    assert (play.state.battleground("america"), play.state.world.power) == (None, 0)
    assert play.asked == ("lobby_action", "P2")


def test_rules_of_legal_decisions() -> None:
    """Each legal decision of a Power Play names its rules."""
    play = Play.at({"phase": "lobbying", **EUROPE})
    wanted = [
        ("P1 lobby power_play europe", {"INC-170", "INC-171", "INC-172"}),
        ("P1 camp SCO", {"INC-173", "INC-009"}),
        ("chance die 6", {"INC-173", "INC-174"}),
        ("P1 marker uk", {"INC-177"}),
    ]
    for text, rules in wanted:
        verdict = GAME.explain(play.state, text)
        assert verdict
        assert rules <= set(verdict.rules)
        play(text)
    major = clash("europe", "NATO", **EUROPE)("chance die 6")
    assert set(GAME.explain(major.state, "P1 marker russia").rules) == {"INC-177", "INC-178"}
