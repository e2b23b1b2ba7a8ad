"""Phase 3: income, Fight, Defend, Expand and Pass, rule by rule (INC-140 to INC-161, INC-EX-14 to INC-EX-16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from gamekit.core import codec
from gamekit.core.seats import count_of
from gamekit.core.verdict import Verdict
from gamekit.incorporated import GAME, flow
from gamekit.incorporated.actions_late import Defend
from gamekit.incorporated.board import HAVENS, board
from gamekit.incorporated.draft import Draft
from gamekit.locale import LANGUAGES
from tests.incorporated.support import Play
from tests.play import NAMES

HAVEN_SQUARE = "tax_havens.1"
MINE, YOURS = {"P1": 1}, {"P2": 1}


def fought(countries: dict[str, Any], due: str = "P1", **data: Any) -> Play:
    """Return a position in Competition with the given countries; P1 is green, P2 blue, P3 red."""
    return Play.at({"phase": "competition", "due": due, "countries": countries, **data})


def entered(**data: Any) -> Play:
    """Return the position in which Investment has just ended, with the events of the income."""
    draft = Draft(GAME.position({"phase": "investment", **data}))
    draft.end_phase()
    flow.settle(draft)
    step = draft.freeze()
    play = Play(step.state)
    play.events = step.events
    return play


def cubes(play: Play, country: str) -> dict[str, int]:
    return dict(play.state.country(country).cubes)


def guards(play: Play, country: str) -> dict[str, int]:
    return dict(play.state.country(country).guards)


def words(verdict: Verdict, lang: str = "en") -> str:
    return verdict.named(NAMES).text(lang)


def only(play: Play, verb: str) -> list[str]:
    """Return the legal actions of a verb."""
    return [text for text in play.legal if text.split()[1] == verb]


# Income.


def test_inc_ex_14_each_share_brings_a_cube() -> None:
    """INC-EX-14, INC-140, INC-030, INC-S10: three, two and one cube beside the squares."""
    play = entered(seats={"P1": {"shares": {"china": 3, "us": 2, "russia": 1}}})
    assert [cubes(play, land).get("P1") for land in ("china", "us", "russia")] == [3, 2, 1]
    gained = [e.params() for e in play.events if e.kind == "cubes_gained" and e.params()["player"] == "P1"]
    assert [(e["country"], e["count"]) for e in gained] == [("us", 2), ("russia", 1), ("china", 3)]
    assert {"INC-140", "INC-030", "INC-S10"} <= play.cites()
    # They stand beside the squares: these hold what they held.
    assert play.state.country("russia").squares == ("P3", "")
    assert play.asked == ("competition_action", "P1")


def test_every_player_receives_income_before_anybody_acts() -> None:
    """INC-140, INC-S10: in turn order, from the shares of the set-up."""
    play = entered()
    found = {land.id: dict(land.cubes) for land in play.state.countries if land.cubes}
    assert found == {
        "us": {"P1": 1, "P2": 1, "P3": 1},
        "eurozone": {"P1": 1, "P2": 1},
        "russia": {"P3": 1},
        "china": {"P3": 2},
        "japan": {"P2": 1},
        "india": {"P1": 1},
    }
    order = [e.params()["player"] for e in play.events if e.kind == "cubes_gained"]
    assert order == sorted(order)


def test_a_battleground_brings_income_too() -> None:
    """INC-A40: income goes on in a major that is a battleground; its cubes cannot leave (INC-155)."""
    play = entered(countries={"russia": {"affiliation": "BATTLEGROUND"}, "eastern_europe": {"affiliation": "NATO"}})
    assert cubes(play, "russia") == {"P3": 1}
    assert "INC-A40" in play.cites()
    play("P1 pass", "P1 defend us", "P1 defend us", "P1 defend us")
    play("P2 pass", "P2 defend us", "P2 defend us", "P2 defend us", "P3 expand")
    assert not [text for text in only(play, "move") if " russia >" in text]
    assert "INC-155" in play.refused("P3 move russia > scandinavia").rules


def crowded(left: int, seat: str = "P2") -> dict[str, Any]:
    """Return countries that leave so many cubes in the pile of a seat, with the rest of them in Tax Havens."""
    pile = GAME.position({}).pile(seat)
    return {HAVENS: {"cubes": {seat: pile - left}}}


def test_too_few_cubes_leave_the_choice_to_their_owner() -> None:
    """INC-DP-12, INC-141, INC-A32: two cubes for four shares; the others have theirs."""
    shares = {"us": 2, "japan": 1, "eurozone": 1}
    play = entered(countries=crowded(2), seats={"P2": {"shares": shares}})
    assert "income_short" in play.kinds()
    assert {"INC-141", "INC-A32"} <= play.cites()
    assert cubes(play, "india") == {"P1": 1}
    assert cubes(play, "china") == {}
    assert play.asked == ("short_income", "P2")
    assert play.legal == ["P2 income us", "P2 income eurozone", "P2 income japan"]
    verdict = play.refused("P2 income china")
    assert set(verdict.rules) == {"INC-141", "INC-030"}
    assert "China Ben holds 0 shares" in words(verdict)
    play("P2 income us")
    assert play.legal == ["P2 income us", "P2 income eurozone", "P2 income japan"]
    play("P2 income us")
    assert cubes(play, "us") == {"P1": 1, "P2": 2, "P3": 1}
    assert play.state.pile("P2") == 0
    assert cubes(play, "china") == {"P3": 2}
    assert play.asked == ("competition_action", "P1")


def test_a_share_that_has_its_cube_gets_no_other() -> None:
    """INC-141: one cube per share also in a shortage; a single choice is shown all the same (INC-S01)."""
    play = entered(countries=crowded(2), seats={"P2": {"shares": {"us": 1, "japan": 2}}})("P2 income us")
    assert play.legal == ["P2 income japan"]
    assert "United States Ben holds 1 share" in words(play.refused("P2 income us"))
    assert "INC-141" in play.refused("P2 income afpak").rules


def test_a_pile_that_just_suffices_is_no_shortage() -> None:
    """INC-141: three cubes for three shares are placed without a question."""
    play = entered(countries=crowded(3))
    assert "income_short" not in play.kinds()
    assert play.state.pile("P2") == 0
    assert play.asked == ("competition_action", "P1")


def test_an_empty_pile_is_not_asked() -> None:
    """INC-141: nothing to place is no choice."""
    play = entered(countries=crowded(0))
    assert "income_short" in play.kinds()
    assert play.asked == ("competition_action", "P1")
    assert cubes(play, "japan") == {}


def test_two_players_in_a_row_can_be_short() -> None:
    """INC-DP-12: then the next seat is asked."""
    countries = crowded(1, "P1")
    countries[HAVENS]["cubes"] |= crowded(1, "P3")[HAVENS]["cubes"]
    play = entered(countries=countries)
    assert play.asked == ("short_income", "P1")
    play("P1 income india")
    assert cubes(play, "japan") == {"P2": 1}
    assert play.asked == ("short_income", "P3")
    play("P3 income china")
    assert play.asked == ("competition_action", "P1")


# Taking turns.


def passed(play: Play, seat: str, country: str = "us") -> Play:
    """Let a seat pass, with all its executives to one country."""
    play(f"{seat} pass")
    while play.asked == ("pass_defend", seat):
        play(f"{seat} defend {country}")
    return play


def test_one_action_at_a_time_clockwise_until_all_have_passed() -> None:
    """INC-142, INC-091, INC-S09, INC-A36: who has passed is skipped; the last one acts as often as it likes."""
    play = entered()
    assert "INC-091" in play.cites()
    assert play.asked == ("competition_action", "P1")
    play("P1 defend us")
    assert play.asked == ("competition_action", "P2")
    passed(play, "P2")
    assert play.asked == ("competition_action", "P3")
    play("P3 defend us")
    assert play.asked == ("competition_action", "P1")
    passed(play, "P1")
    for action in ("defend us", "defend china"):
        assert play.asked == ("competition_action", "P3")
        play(f"P3 {action}")
    assert play.asked == ("competition_action", "P3")
    for text in ("P1 defend us", "P2 fight", "P1 pass"):
        assert "INC-090" in play.refused(text).rules
    play("P3 pass")
    assert play.asked == ("lobby_action", "P1")


def test_inc_s09_the_actions_of_the_phase_are_reported() -> None:
    """INC-S09: the number per seat, in the state while the phase lasts and told at its end."""
    play = entered()("P1 fight", "P1 grab us.3", "P1 stop", "P2 defend us", "P3 expand", "P3 move us > uk", "P3 stop")
    play("P1 defend us")
    assert [seat.acted for seat in play.state.seats] == [2, 1, 1]
    passed(passed(play, "P2"), "P3")
    play("P1 pass", "P1 defend us", "P1 defend us")
    told = [e for e in play.events if e.kind == "actions_counted"]
    assert [tuple(e.params().values()) for e in told] == [("P1", 3), ("P2", 2), ("P3", 2)]
    assert all("INC-S09" in e.rules for e in told)


def test_a_player_with_nothing_can_only_pass() -> None:
    """INC-DP-13: no cube, no executive; numbers say so."""
    play = fought({}, seats={"P1": {"executives": 0}})
    assert play.legal == ["P1 pass"]
    verdict = play.refused("P1 fight")
    assert {"INC-143", "INC-S08"} <= set(verdict.rules)
    assert "0 free cubes" in words(verdict)
    assert {"INC-149", "INC-035"} <= set(play.refused("P1 defend us").rules)
    assert "all 3" in words(play.refused("P1 defend us"))
    assert {"INC-153", "INC-154"} <= set(play.refused("P1 expand").rules)
    for text in ("P1 grab us.3", "P1 kill P2 us us.2", "P1 move us > uk", "P1 stop", "P1 income us", "P1 bid 3"):
        assert "INC-090" in play.refused(text).rules


# Fight: grabbing.


def test_a_cube_grabs_an_empty_square_of_its_country() -> None:
    """INC-143, INC-144: the cube comes from beside the square, not from the pile."""
    play = fought({"us": {"cubes": {"P1": 2}}})("P1 fight")
    assert play.asked == ("attack", "P1")
    assert only(play, "grab") == ["P1 grab us.3", "P1 grab us.5", "P1 grab us.6", "P1 grab us.7"]
    pile = play.state.pile("P1")
    play("P1 grab us.5")
    assert play.state.country("us").holder("us.5") == "P1"
    assert cubes(play, "us") == {"P1": 1}
    assert play.state.pile("P1") == pile
    assert play.asked == ("attack", "P1")
    play("P1 grab us.3")
    assert cubes(play, "us") == {}
    assert play.asked == ("competition_action", "P2")
    assert "INC-144" in play.cites()


def test_the_two_attacks_may_be_in_two_countries() -> None:
    """INC-143."""
    play = fought({"us": {"cubes": MINE}, "japan": {"cubes": MINE}})("P1 fight", "P1 grab us.5", "P1 grab japan.4")
    assert play.state.country("japan").holder("japan.4") == "P1"


def test_what_a_grab_refuses() -> None:
    """INC-144, INC-011, INC-012, INC-147, INC-152: another country, an occupied and a locked square, no cube there."""
    countries = {"us": {"cubes": MINE}, "india": {"cubes": MINE}, "canada": {"guards": MINE}}
    play = fought(countries, seats={"P1": {"executives": 2}})("P1 fight")
    verdict = play.refused("P1 grab us.1")
    assert {"INC-144", "INC-011", "INC-148"} <= set(verdict.rules)
    assert "a cube of Ann is on" in words(verdict)
    assert "a cube of Ben is on" in words(play.refused("P1 grab us.2"))
    assert play.refused("P1 grab india.3").rules[0] == "INC-012"
    assert play.refused("P1 grab japan.1").rules == ("INC-144",)
    verdict = play.refused("P1 grab eurozone.4")
    assert verdict.rules[0] == "INC-147"
    assert "only 1 cube on a square" in words(verdict)
    assert play.refused("P1 grab canada.1").rules[0] == "INC-152"
    for text in ("P1 grab canada.1", "P1 grab japan.1"):
        assert text not in play.legal


def test_the_first_attack_is_a_must_and_the_second_is_not() -> None:
    """INC-S08, INC-143."""
    play = fought({"us": {"cubes": {"P1": 2}}})("P1 fight")
    assert "P1 stop" not in play.legal
    assert "INC-S08" in play.refused("P1 stop").rules
    assert "INC-090" in play.refused("P1 pass").rules
    play("P1 grab us.5")
    assert play.legal[-1] == "P1 stop"
    play("P1 stop")
    assert cubes(play, "us") == {"P1": 1}
    assert play.asked == ("competition_action", "P2")
    assert "INC-S08" in play.cites()


def test_the_second_attack_is_asked_even_if_none_is_possible() -> None:
    """INC-S01: then stopping is the only choice."""
    play = fought({"us": {"cubes": MINE}})("P1 fight", "P1 grab us.5")
    assert play.legal == ["P1 stop"]


# Fight: killing.


def test_a_kill_removes_both_cubes() -> None:
    """INC-145, INC-031: each returns to the pile of its owner."""
    play = fought({"us": {"cubes": {"P1": 2, "P2": 2}}})("P1 fight")
    piles = [play.state.pile(seat) for seat in ("P1", "P2")]
    play("P1 kill P2 us cube")
    assert cubes(play, "us") == {"P1": 1, "P2": 1}
    assert [play.state.pile(seat) for seat in ("P1", "P2")] == [pile + 1 for pile in piles]
    assert {"INC-145", "INC-031"} <= play.cites()


def test_inc_ex_15_what_stands_beside_protects_what_stands_on_a_square() -> None:
    """INC-EX-15, INC-146, INC-149, INC-150, INC-151: first the cube and the executive, in either order."""
    us = {"cubes": {"P2": 1, "P3": 3}, "guards": YOURS}
    for order in (("cube", "executive"), ("executive", "cube")):
        play = fought({"us": us}, due="P3", seats={"P2": {"executives": 2}})("P3 fight")
        assert [text for text in only(play, "kill") if "P2" in text] == [
            "P3 kill P2 us cube",
            "P3 kill P2 us executive",
        ]
        verdict = play.refused("P3 kill P2 us us.2")
        assert verdict.rules[0] == "INC-146"
        assert "1 free cube and 1 executive" in words(verdict)
        assert "1 cube libre et 1 dirigeant" in words(verdict, "fr")
        if order[0] == "cube":
            assert "INC-150" in GAME.explain(play.state, "P3 kill P2 us cube").rules
        play(f"P3 kill P2 us {order[0]}")
        assert "INC-146" in play.refused("P3 kill P2 us us.2").rules
        play(f"P3 kill P2 us {order[1]}")
        assert play.state.seat("P2").sent == 1
        assert guards(play, "us") == {}
        assert ("INC-151" in play.cites()) == (order[1] == "executive")
        passed(passed(play, "P1", "canada"), "P2", "canada")
        play("P3 fight")
        assert "P3 kill P2 us us.2" in play.legal
        assert "INC-146" in GAME.explain(play.state, "P3 kill P2 us us.2").rules
        play("P3 kill P2 us us.2")
        assert play.state.country("us").holder("us.2") == ""


def test_inc_ex_16_kill_and_grab() -> None:
    """INC-EX-16, INC-148: one Fight takes a square; two cubes fewer beside it, one more on it."""
    play = fought({"us": {"cubes": {"P3": 2}}}, due="P3")("P3 fight", "P3 kill P2 us us.2")
    assert "INC-148" in GAME.explain(play.state, "P3 grab us.2").rules
    before = play.state.country("us").squares.count("P3")
    play("P3 grab us.2")
    assert cubes(play, "us") == {}
    assert play.state.country("us").squares.count("P3") == before + 1
    assert play.asked == ("competition_action", "P1")


def test_the_second_attack_may_also_undo_protection() -> None:
    """INC-148: kill the last protector, then the cube it protected."""
    play = fought({"us": {"cubes": {"P2": 1, "P3": 2}}}, due="P3")("P3 fight", "P3 kill P2 us cube")
    assert "P3 kill P2 us us.2" in play.legal


def test_protection_is_per_player() -> None:
    """INC-A29: the cube and executive of P1 do not protect the square of P2."""
    us = {"cubes": {"P1": 1, "P3": 1}, "guards": MINE}
    play = fought({"us": us}, due="P3", seats={"P1": {"executives": 2}})("P3 fight")
    assert only(play, "kill") == ["P3 kill P1 us cube", "P3 kill P1 us executive", "P3 kill P2 us us.2"]
    assert "INC-A29" in GAME.explain(play.state, "P3 kill P2 us us.2").rules


def test_several_executives_defend_one_country() -> None:
    """INC-149: each must be killed."""
    us = {"cubes": {"P3": 2}, "guards": {"P2": 2}}
    play = fought({"us": us}, due="P3", seats={"P2": {"executives": 1}})("P3 fight", "P3 kill P2 us executive")
    assert "0 free cubes and 1 executive" in words(play.refused("P3 kill P2 us us.2"))
    play("P3 kill P2 us executive")
    assert play.state.seat("P2").sent == 2


def test_an_executive_protects_only_where_it_defends() -> None:
    """INC-149."""
    play = fought({"us": {"cubes": {"P3": 1}}, "japan": {"guards": YOURS}}, due="P3", seats={"P2": {"executives": 2}})(
        "P3 fight"
    )
    assert "P3 kill P2 us us.2" in play.legal


def test_a_killed_executive_does_nothing_more_and_comes_back_with_the_next_phase() -> None:
    """INC-151, INC-036."""
    us = {"cubes": {"P3": 1}, "guards": YOURS}
    play = fought({"us": us}, due="P3", seats={"P2": {"executives": 0}})(
        "P3 fight", "P3 kill P2 us executive", "P3 stop"
    )
    passed(play, "P1")
    assert play.asked == ("competition_action", "P2")
    assert play.legal == ["P2 pass"]
    passed(play("P2 pass"), "P3")
    assert play.asked == ("lobby_action", "P1")
    assert [(seat.executives, seat.sent) for seat in play.state.seats] == [(3, 0)] * 3


def test_occupying_cubes_and_executives_attack_nothing() -> None:
    """INC-147, INC-152: without a free cube there is no attack in a country."""
    play = fought({"us": {"cubes": YOURS, "guards": MINE}, "canada": {"cubes": MINE}}, seats={"P1": {"executives": 2}})
    play("P1 fight")
    assert not only(play, "kill")
    assert play.refused("P1 kill P2 us cube").rules[0] == "INC-147"
    assert play.refused("P1 kill P2 us cube").rules[-1] == "INC-145"


def test_what_a_kill_refuses() -> None:
    """INC-145, INC-012, INC-A07: own pieces, absent players, no such target, squares of others, empty and locked."""
    countries = {"us": {"cubes": MINE}, "india": {"cubes": MINE, "squares": {"india.2": "P2"}}}
    play = fought(countries)("P1 fight")
    assert play.refused("P1 kill P1 us cube").rules == ("INC-145",)
    assert play.refused("P1 kill P1 us us.1").rules == ("INC-145",)
    assert play.refused("P1 kill P4 us cube").rules == ("INC-A07",)
    assert play.refused("P1 kill P2 us cube").rules == ("INC-145",)
    assert play.refused("P1 kill P2 us executive").rules == ("INC-149",)
    assert "a cube of Cleo is on United States" in words(play.refused("P1 kill P2 us us.4"))
    assert "Technology 2 is empty" in words(play.refused("P1 kill P2 us us.5"))
    assert play.refused("P1 kill P2 india india.3").rules[0] == "INC-012"
    assert play.refused("P1 kill P2 japan japan.3").rules == ("INC-145",)
    assert play.refused("P1 kill P2 us japan.3").status == "malformed"
    assert play.refused("P1 kill chance us cube").status == "malformed"


# Defend.


def test_an_executive_defends_any_country() -> None:
    """INC-149, INC-S14: each of the 23, also without own cubes there; several in one."""
    play = fought({})
    assert only(play, "defend") == [f"P1 defend {country}" for country in board().countries]
    play("P1 defend iran", "P2 pass")
    while play.asked[1] == "P2":
        play("P2 defend us")
    passed(play, "P3", "china")
    play("P1 defend iran")
    assert guards(play, "iran") == {"P1": 2}
    assert guards(play, "us") == {"P2": 3}
    assert play.state.seat("P1").executives == 1
    assert {"INC-149", "INC-S14"} <= play.cites()


def test_nobody_defends_the_tax_havens() -> None:
    """INC-S14, INC-159: typed, and as an action."""
    play = fought({})
    assert "INC-S14" in play.refused("P1 defend tax_havens").rules
    assert GAME.refusals(play.state, Defend("P1", HAVENS))
    play("P1 pass")
    assert "INC-S14" in play.refused("P1 defend tax_havens").rules


def test_old_money_has_one_executive_more() -> None:
    """INC-035: at four players P4 has three, the others two."""
    play = fought({}, due="P4", players=4, seats={"P4": {"executives": 0, "sent": 3}})
    assert "all 3" in words(play.refused("P4 defend us"))
    play = fought({}, due="P2", players=4, seats={"P2": {"executives": 0, "sent": 2}})
    assert "all 2" in words(play.refused("P2 defend us"))


# Expand.


def test_expand_costs_a_dollar_and_gives_two_movements() -> None:
    """INC-153, INC-154: two cubes once each."""
    play = fought({"us": {"cubes": {"P1": 2}}})
    cash = play.state.cash("P1")
    play("P1 expand")
    assert play.state.cash("P1") == cash - 1
    assert play.asked == ("movement", "P1")
    assert play.legal == ["P1 move us > canada", "P1 move us > latin_america", "P1 move us > uk"]
    play("P1 move us > canada", "P1 move us > uk")
    assert (cubes(play, "us"), cubes(play, "canada"), cubes(play, "uk")) == ({}, MINE, MINE)
    assert play.asked == ("competition_action", "P2")
    assert {"INC-154", "INC-156"} <= play.cites()


def test_one_cube_may_move_twice() -> None:
    """INC-153."""
    play = fought({"us": {"cubes": MINE}})("P1 expand", "P1 move us > uk", "P1 move uk > eurozone")
    assert cubes(play, "eurozone") == MINE
    assert play.asked == ("competition_action", "P2")


def test_the_first_movement_is_a_must_and_the_dollar_is_gone() -> None:
    """INC-S08: paid before it, and not given back for a movement that is left out."""
    play = fought({"us": {"cubes": MINE}})
    cash = play.state.cash("P1")
    play("P1 expand")
    assert "INC-S08" in play.refused("P1 stop").rules
    play("P1 move us > uk")
    assert play.legal[-1] == "P1 stop"
    play("P1 stop")
    assert play.state.cash("P1") == cash - 1
    assert "INC-S08" in play.cites()


def test_a_movement_follows_an_arrow_in_its_direction() -> None:
    """INC-154, INC-008: against an arrow, without one, and staying are refused, each with what is needed."""
    play = fought({"uk": {"cubes": MINE}, "australia": {"cubes": MINE}, "us": {"cubes": MINE}})("P1 expand")
    verdict = play.refused("P1 move uk > australia")
    assert verdict.rules == ("INC-154", "INC-008")
    assert "an arrow from the United Kingdom to Australia; the arrow between them leads the other way" in words(verdict)
    assert "P1 move australia > uk" in play.legal
    verdict = play.refused("P1 move us > japan")
    assert verdict.rules == ("INC-154",)
    assert "arrows lead only to: Canada, Latin America, United Kingdom" in words(verdict)
    assert play.refused("P1 move us > us").rules == ("INC-154",)


def test_no_movement_between_camps() -> None:
    """INC-154: the arrow alone does not help; the camps are named. An Outlook card or a clash opens the way."""
    countries: dict[str, Any] = {"scandinavia": {"cubes": MINE}}
    play = fought(countries)("P1 expand")
    verdict = play.refused("P1 move scandinavia > russia")
    assert verdict.rules == ("INC-154", "INC-155")
    assert "a country of NATO or a battleground" in words(verdict)
    assert "Russia belongs to SCO" in words(verdict)
    countries["scandinavia"]["affiliation"] = "SCO"
    play = fought(countries)("P1 expand", "P1 move scandinavia > russia")
    assert cubes(play, "russia") == MINE


def test_both_camps_move_into_a_battleground_and_nobody_out() -> None:
    """INC-155."""
    countries = {"eurozone": {"cubes": MINE}, "russia": {"cubes": MINE}, "iran": {"cubes": MINE}}
    play = fought(countries)("P1 expand")
    assert "INC-155" in GAME.explain(play.state, "P1 move eurozone > eastern_europe").rules
    assert not [text for text in play.legal if " iran >" in text]
    for target in ("central_asia", "gulf_states"):
        verdict = play.refused(f"P1 move iran > {target}")
        assert verdict.rules == ("INC-155",)
        assert "Iran is a battleground" in words(verdict)
    play("P1 move eurozone > eastern_europe", "P1 move russia > eastern_europe")
    assert cubes(play, "eastern_europe") == {"P1": 2}
    passed(passed(play, "P2"), "P3")
    verdict = play.refused("P1 expand")
    assert {"INC-153", "INC-154", "INC-S08"} <= set(verdict.rules)
    assert "3 free cubes" in words(verdict)


def test_no_way_leads_from_battleground_to_battleground() -> None:
    """INC-155: the arrow from Brazil to South Africa is closed while both are battlegrounds."""
    countries: dict[str, Any] = {"brazil": {"affiliation": "BATTLEGROUND", "cubes": MINE}, "us": {"cubes": MINE}}
    countries |= {"south_america": {"affiliation": "NATO"}, "iran": {"affiliation": "SCO"}}
    countries["south_africa"] = {"affiliation": "BATTLEGROUND"}
    play = fought(countries)("P1 expand")
    assert play.refused("P1 move brazil > south_africa").rules == ("INC-155",)
    assert not [text for text in play.legal if " brazil >" in text]


def test_expand_reaches_no_square() -> None:
    """INC-156: cubes stay beside the squares; no action of an Expand names one."""
    play = fought({"us": {"cubes": MINE}})("P1 expand")
    assert "INC-090" in play.refused("P1 grab us.3").rules
    play("P1 move us > canada")
    assert play.state.country("canada").squares == ("",)
    assert "INC-090" in play.refused("P1 grab canada.1").rules


def test_what_stands_on_a_square_does_not_move() -> None:
    """INC-147, INC-152: nor does an executive."""
    countries = {"us": {"guards": MINE}, "eurozone": {"cubes": MINE}, "canada": {"guards": MINE}}
    play = fought(countries, seats={"P1": {"executives": 1}})("P1 expand")
    assert play.refused("P1 move us > uk").rules[0] == "INC-147"
    assert play.refused("P1 move canada > us").rules[0] == "INC-152"
    assert play.refused("P1 move japan > korea").rules == ("INC-153",)


def test_a_loan_may_pay_for_expand() -> None:
    """INC-157, INC-DP-7: without a dollar the payer borrows, then moves."""
    play = fought({"us": {"cubes": MINE}}, seats={"P1": {"cash": 0}})
    assert "INC-157" in GAME.explain(play.state, "P1 expand").rules
    play("P1 expand")
    assert play.asked == ("pay", "P1")
    assert "INC-157" in play.cites()
    assert play.legal == ["P1 loan"]
    assert "INC-090" in play.refused("P1 move us > uk").rules
    play("P1 loan")
    assert play.asked == ("movement", "P1")
    assert (play.state.cash("P1"), play.state.bonds("P1")) == (19, 1)


def test_without_cash_and_credit_there_is_no_expand() -> None:
    """INC-153, INC-157, INC-S07: at $20 the twenty-first bond brings nothing."""
    play = fought({"us": {"cubes": MINE}}, seats={"P1": {"cash": 0, "bonds": 20}})
    assert "P1 expand" not in play.legal
    verdict = play.refused("P1 expand")
    assert set(verdict.rules) == {"INC-153", "INC-157", "INC-S07"}
    assert "$1" in words(verdict)
    assert "$0" in words(verdict)
    rich = fought({"us": {"cubes": MINE}}, seats={"P1": {"cash": 0, "bonds": 19}})
    assert "P1 expand" in rich.legal


# Tax Havens.


def test_cubes_leave_the_tax_havens_for_any_country() -> None:
    """INC-158, INC-004: camps and arrows do not matter, battlegrounds included."""
    play = fought({HAVENS: {"cubes": {"P1": 2}}})("P1 expand")
    assert play.legal == [f"P1 move {HAVENS} > {country}" for country in board().countries]
    play(f"P1 move {HAVENS} > china", f"P1 move {HAVENS} > iran")
    assert (cubes(play, "china"), cubes(play, "iran")) == (MINE, MINE)
    assert {"INC-158", "INC-004"} <= play.cites()


def test_nothing_moves_into_the_tax_havens() -> None:
    """INC-158: from a country, from themselves."""
    play = fought({"us": {"cubes": MINE}, HAVENS: {"cubes": MINE}})("P1 expand")
    for source in ("us", HAVENS):
        assert play.refused(f"P1 move {source} > {HAVENS}").rules == ("INC-158",)
    assert play.refused(f"P1 move japan > {HAVENS}").rules == ("INC-153", "INC-158")


def test_nobody_is_attacked_in_the_tax_havens() -> None:
    """INC-159: free cubes there are safe, and who holds the square keeps it."""
    havens = {"cubes": {"P1": 2, "P2": 1}}
    play = fought({HAVENS: havens})("P1 fight")
    assert play.legal == [f"P1 grab {HAVEN_SQUARE}"]
    for piece in ("cube", "executive", HAVEN_SQUARE):
        assert play.refused(f"P1 kill P2 {HAVENS} {piece}").rules == ("INC-159",)
    play(f"P1 grab {HAVEN_SQUARE}")
    assert "INC-159" in play.cites()
    assert play.legal == ["P1 stop"]
    assert play.refused(f"P1 grab {HAVEN_SQUARE}").rules == ("INC-159",)
    taken = fought({HAVENS: {**havens, "squares": {HAVEN_SQUARE: "P2"}}})
    assert "P1 fight" not in taken.legal
    assert "2 free cubes" in words(taken.refused("P1 fight"))


def test_the_square_of_the_tax_havens_needs_a_cube_there() -> None:
    """INC-159, INC-144."""
    play = fought({"us": {"cubes": MINE}})("P1 fight")
    assert play.refused(f"P1 grab {HAVEN_SQUARE}").rules == ("INC-144",)


# Passing and the end of the phase.


def test_passing_sends_all_executives_to_defend() -> None:
    """INC-160, INC-DP-16: one question per executive, of each country."""
    play = fought({})("P1 pass")
    for left in (3, 2, 1):
        assert play.asked == ("pass_defend", "P1")
        assert play.state.seat("P1").executives == left
        assert play.legal == [f"P1 defend {country}" for country in board().countries]
        assert "INC-160" in GAME.explain(play.state, "P1 defend us").rules
        for text in ("P1 pass", "P1 fight", "P1 stop", "P2 defend us"):
            assert "INC-090" in play.refused(text).rules
        play("P1 defend japan")
        assert "INC-160" in play.cites()
    assert guards(play, "japan") == {"P1": 3}
    assert play.state.seat("P1").passed
    assert play.asked == ("competition_action", "P2")


def test_passing_without_executives_asks_nothing() -> None:
    """INC-160, INC-A36."""
    play = fought({}, seats={"P1": {"executives": 0}})("P1 pass")
    assert play.asked == ("competition_action", "P2")
    assert {"INC-160", "INC-A36"} <= play.cites()


def test_executives_of_a_player_that_passed_still_protect() -> None:
    """INC-160, INC-149."""
    play = passed(fought({"us": {"cubes": {"P2": 1}}}), "P1")("P2 fight")
    assert only(play, "kill") == ["P2 kill P1 us executive", "P2 kill P3 us us.4"]


def test_free_cubes_and_executives_leave_at_the_end() -> None:
    """INC-161, INC-036, INC-A27, INC-031: also those in Tax Havens; cubes on squares stay."""
    countries: dict[str, Any] = {"us": {"cubes": {"P1": 2, "P2": 1}}, HAVENS: {"cubes": {"P3": 1}}}
    data: dict[str, Any] = {"seats": {seat: {"executives": 0} for seat in ("P1", "P2", "P3")}}
    play = fought(countries, **data)
    squares = [land.squares for land in play.state.countries]
    piles = [play.state.pile(seat) for seat in ("P1", "P2", "P3")]
    play("P1 pass", "P2 pass", "P3 pass")
    assert all(land.cubes == () and land.guards == () for land in play.state.countries)
    assert [land.squares for land in play.state.countries] == squares
    assert [play.state.pile(seat) for seat in ("P1", "P2", "P3")] == [a + b for a, b in zip(piles, (2, 1, 1))]
    assert [e.params() for e in play.events if e.kind == "cubes_left"] == [
        {"player": "P1", "country": "us", "count": 2},
        {"player": "P2", "country": "us", "count": 1},
        {"player": "P3", "country": HAVENS, "count": 1},
    ]
    assert {"INC-161", "INC-A27", "INC-036"} <= play.cites()
    assert not any(seat.passed for seat in play.state.seats)


@pytest.mark.parametrize("players", [2, 4])
def test_at_other_numbers_of_players(players: int) -> None:
    """INC-142: two and four seats take turns in play order."""
    play = entered(players=players)
    for place in range(players):
        assert play.asked == ("competition_action", f"P{place + 1}")
        play(f"P{place + 1} defend us")
    assert play.asked == ("competition_action", "P1")


# Words.


def all_sentences(play: Play, texts: Iterable[str]) -> str:
    return "\n".join(words(play.refused(text), lang) for text in texts for lang in LANGUAGES)


def test_refusals_speak_both_languages() -> None:
    """Every refusal begins with what is needed and names no id of the program."""
    countries: dict[str, Any] = {
        "us": {"cubes": {"P1": 1, "P2": 2}, "guards": YOURS},
        HAVENS: {"cubes": {"P1": 1}, "squares": {HAVEN_SQUARE: "P2"}},
        "india": {"cubes": {"P1": 1}},
        "iran": {"cubes": {"P1": 1}},
    }
    seats = {"P2": {"executives": 2}}
    fight = fought(countries, seats=seats)("P1 fight")
    attacks = ["grab us.1", "grab india.4", f"grab {HAVEN_SQUARE}", "grab japan.1", "grab eurozone.4"]
    attacks += ["kill P2 us us.2", "kill P1 us cube", f"kill P2 {HAVENS} cube", "kill P2 india cube", "stop"]
    attacks += ["kill P2 india executive", "kill P2 india india.4", "kill P2 india india.2"]
    moves = [
        "uk > us",
        "us > japan",
        "iran > gulf_states",
        f"us > {HAVENS}",
        "india > afpak",
        "us > us",
        "eurozone > uk",
    ]
    expand = fought(countries, seats=seats)("P1 expand")
    found = all_sentences(fight, [f"P1 {text}" for text in attacks])
    found += "\n" + all_sentences(expand, [*(f"P1 move {text}" for text in moves), "P1 stop"])
    for sentence in found.splitlines():
        assert sentence.startswith(("Needs ", "Il faut "))
        assert not {"tax_havens", "P1", "P2", "us.1"} & set(sentence.replace(".", " .").split())


def test_nothing_is_changed_by_the_questions() -> None:
    """Asking for legal actions and verdicts leaves the position as it is."""
    play = fought({"us": {"cubes": {"P1": 2, "P2": 1}}})("P1 fight")
    digest = codec.digest(play.state)
    for text in play.legal:
        assert GAME.explain(play.state, text)
    assert codec.digest(play.state) == digest
    assert count_of(play.state.country("us").cubes, "P1") == 2
