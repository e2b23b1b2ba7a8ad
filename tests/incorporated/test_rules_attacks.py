"""Phase 3: Fight (INC-143 to INC-148, INC-150 to INC-152, INC-EX-15, INC-EX-16), and how all actions are refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gamekit.core import codec
from gamekit.core.seats import count_of
from gamekit.incorporated import GAME
from gamekit.incorporated.board import HAVENS
from gamekit.locale import LANGUAGES
from tests.incorporated.competing import HAVEN_SQUARE, MINE, YOURS, cubes, fought, guards, only, passed, words
from tests.incorporated.support import Play

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
