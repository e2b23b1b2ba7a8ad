"""Phase 1: Outlook cards, their effects and choices, and the payoff cards (INC-100 to INC-104)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamekit.incorporated import GAME
from gamekit.incorporated.board import board
from gamekit.incorporated.state import LOCKED, locked
from tests.incorporated.support import Play

FD, GS, BB = "fortress_derivatives", "giant_squid", "big_brother"
DEAL = {"P1": FD, "P2": GS, "P3": BB}
NEXT = "chance outlook world_trade_accord"


def opened(card: str, **data: Any) -> Play:
    """Return a position in which the card is open and the next one drawn."""
    return Play.at(data)(f"chance outlook {card}", NEXT)


def payoffs(play: Play) -> list[str]:
    """Play all draws of payoff cards; return their industries."""
    drawn = []
    while play.asked[0] == "payoff_card":
        drawn.append(play.legal[-1].split()[-1])
        play(play.legal[-1])
    return drawn


def test_inc_ex_06_the_outlook_card_of_the_rulebook() -> None:
    """INC-EX-06: India Emerging in turn 1; INC-101, INC-102, INC-103, INC-033, INC-034, INC-104."""
    play = Play.dealt(DEAL)
    assert play.asked == ("outlook_next", "chance")
    play("chance outlook india_emerging")
    assert play.kinds() == ["drawn_ahead", "outlook_seen", "turn", "phase", "outlook_opened"]
    assert play.asked == ("outlook_next", "chance")
    play(NEXT)
    assert play.asked == ("outlook_choice", "P3")
    assert play.legal == ["P3 unlock india.3", "P3 unlock india.4", "P3 unlock india.5"]
    play("P3 unlock india.4")
    state = play.state
    assert state.country("india").held_by(LOCKED) == ("india.3", "india.5")
    assert state.country("india").holder("india.4") == ""
    assert (state.percent(), state.rate(), state.world.stress, state.world.power) == (6, 16, 2, 3)
    assert play.asked == ("outlook_choice", "P3")
    assert "P3 flip south_africa" in play.legal
    play("P3 flip south_africa")
    assert play.state.country("south_africa").affiliation == "SCO"
    assert play.state.world.power == 2
    assert {"INC-A16", "INC-104"} <= play.cites()
    assert len(payoffs(play)) == 9
    assert play.state.cards.opened == ("india_emerging",)
    assert sum(play.state.cards.revealed) == 9
    assert play.asked == ("invest_action", "P1")


@pytest.mark.parametrize(("camp", "power"), [("SCO", 1), ("NATO", 3), ("BATTLEGROUND", 2)])
def test_inc_ex_07_power_follows_the_camp_a_country_belongs_to_now(camp: str, power: int) -> None:
    """INC-EX-07, INC-104: India of NATO gains for NATO, as a battleground it moves nothing."""
    countries: dict[str, Any] = {"india": {"affiliation": camp}}
    if camp == "BATTLEGROUND":
        countries["south_sea"] = {"affiliation": "SCO"}
    play = opened("india_emerging", power=2, countries=countries)
    play("P3 unlock india.3", "P3 flip south_africa")
    assert play.state.world.power == power
    assert ("power_unchanged" in play.kinds()) == (camp == "BATTLEGROUND")


@pytest.mark.parametrize(("percent", "count"), [(2, 5), (5, 8), (6, 9)])
def test_inc_ex_04_05_growth_says_how_many_cards_are_revealed(percent: int, count: int) -> None:
    """INC-EX-04, INC-EX-05, INC-021, INC-103."""
    state = GAME.position({"growth": percent})
    assert state.payoff_count() == count
    # Shale Revolution raises Growth by three steps.
    play = opened("shale_revolution", growth=percent if percent < 5 else 2)
    assert len(payoffs(play)) == play.state.payoff_count()


def test_a_slider_stops_at_the_end_of_its_track() -> None:
    """INC-024, INC-A05: the surplus is lost."""
    play = opened("shale_revolution", growth=6, interest=11, power=3)
    assert (play.state.percent(), play.state.rate(), play.state.world.power) == (7, 11, 3)
    assert "INC-024" in play.cites()


def test_a_camp_can_lose_power_through_its_country() -> None:
    """INC-104 with negative steps: Japan of NATO loses one."""
    play = opened("japan_sovereign_default", power=1)("P3 lock japan.1")
    assert play.state.world.power == 0
    play = opened("japan_sovereign_default", power=0)("P3 lock japan.1")
    assert play.state.world.power == -1


def test_inc_ex_25_an_empty_square_is_locked() -> None:
    """INC-EX-25, INC-032: as long as a square is empty, no cube has to go."""
    play = opened("japan_sovereign_default")
    assert play.legal == ["P3 lock japan.1", "P3 lock japan.2", "P3 lock japan.4"]
    verdict = play.refused("P3 lock japan.3")
    assert "INC-032" in verdict.rules
    play("P3 lock japan.2")
    assert play.state.country("japan").held_by(LOCKED) == ("japan.2",)
    assert play.kinds()[0] == "locked"


def test_without_a_black_cube_left_nothing_is_locked() -> None:
    """INC-032, INC-A16: ten black cubes are all there are."""
    squares = {"us": {f"us.{place}": "locked" for place in range(1, 6)}}
    play = opened("japan_sovereign_default", countries={land: {"squares": own} for land, own in squares.items()})
    assert locked(play.state.countries) == board().black_cubes
    assert not any(text.startswith("P3 lock") for text in play.legal)
    assert not list(GAME.invariants(play.state))


def test_inc_ex_25_a_cube_goes_where_no_square_is_empty() -> None:
    """INC-EX-25, INC-032, INC-031: the cube returns to its owner."""
    squares = {"japan.1": "P1", "japan.2": "P2", "japan.3": "P2", "japan.4": "locked"}
    play = opened("japan_sovereign_default", countries={"japan": {"squares": squares}})
    assert play.legal == ["P3 lock japan.1", "P3 lock japan.2", "P3 lock japan.3"]
    before = play.state.pile("P1")
    play("P3 lock japan.1")
    assert play.state.pile("P1") == before + 1
    assert play.kinds()[:2] == ["cube_removed", "locked"]
    assert {"INC-031", "INC-032"} <= play.cites()


def test_an_effect_without_a_choice_is_skipped() -> None:
    """INC-A16: no locked square in India; then no minor of NATO in the 3rd World."""
    squares = dict.fromkeys(("india.3", "india.4", "india.5"), "")
    minors = [land.id for land in board().in_zone("third_world") if land.affiliation == "NATO"]
    countries: dict[str, Any] = {"india": {"squares": squares}}
    countries |= {minor: {"affiliation": "SCO"} for minor in minors}
    play = opened("india_emerging", countries=countries)
    assert play.kinds().count("effect_skipped") == 2
    assert "INC-A16" in play.cites()
    assert play.asked[0] == "payoff_card"


def test_what_a_choice_refuses() -> None:
    """INC-DP-2: another effect, another country, a square that is not locked, a country that cannot flip."""
    play = opened("india_emerging")
    for text in ("P3 lock india.1", "P3 flip iran", "P3 unlock china.6", "P3 unlock india.1"):
        assert set(play.refused(text).rules) >= {"INC-034"}
    assert "INC-090" in play.refused("P1 unlock india.3").rules
    assert "INC-090" in play.refused("P3 fight").rules
    play("P3 unlock india.3")
    for text in ("P3 flip iran", "P3 flip uk", "P3 flip central_asia", "P3 unlock india.4"):
        assert "INC-A16" in play.refused(text).rules
    assert "P3 flip iran" not in play.legal
    locked = opened("japan_sovereign_default", countries={"japan": {"squares": {"japan.4": "locked"}}})
    assert "INC-032" in locked.refused("P3 lock japan.4").rules


def test_inc_dp_1_each_card_never_drawn_is_equally_likely() -> None:
    """INC-DP-1, INC-072, INC-S02: one in ten, then one in nine, and no card twice."""
    play = Play.dealt(DEAL)
    assert {share for _, share in GAME.chance_outcomes(play.state)} == {Fraction(1, 10)}
    play("chance outlook shale_revolution")
    assert {share for _, share in GAME.chance_outcomes(play.state)} == {Fraction(1, 9)}
    assert "INC-102" in play.refused("chance outlook shale_revolution").rules
    assert "INC-072" in GAME.explain(play.state, "chance outlook world_trade_accord").rules
    assert "INC-090" in play.refused("P1 pass").rules


def test_turn_four_draws_no_card_ahead() -> None:
    """INC-S02, INC-A35, INC-080: three cards were opened, the fourth is the last."""
    used = ["shale_revolution", "world_trade_accord", "quantitative_easing"]
    data = {"turn": 3, "phase": "outlook", "outlook": {"opened": used}}
    data["task"] = {"type": "outlook_next", "card": used[-1]}
    play = Play.at(data)
    assert {share for _, share in GAME.chance_outcomes(play.state)} == {Fraction(1, 7)}
    play("chance outlook colour_revolutions")
    assert play.state.cards.ahead == "colour_revolutions"
    last = Play.at({"turn": 4, "phase": "outlook", "outlook": {"opened": [*used, "colour_revolutions"]}})
    assert last.state.cards.ahead is None


def test_inc_dp_3_draws_follow_the_deck() -> None:
    """INC-DP-3, INC-S03: each industry as often as its cards in the deck."""
    play = Play.at(
        {
            "phase": "outlook",
            "payoff": {"revealed": {"heavy": 5, "energy": 4}, "discard": {"mining": 5}},
            "task": {"type": "payoff_card", "left": 2, "why": "outlook"},
        }
    )
    odds = {str(action): share for action, share in GAME.chance_outcomes(play.state)}
    assert odds == {
        "chance payoff finance": Fraction(5, 11),
        "chance payoff technology": Fraction(5, 11),
        "chance payoff energy": Fraction(1, 11),
    }
    assert "INC-S03" in play.refused("chance payoff mining").rules


def deck_of(left: int, **payoff: dict[str, int]) -> Play:
    """Return a position in which ``left`` cards are to be revealed and the deck is what the payoff cards leave."""
    task = {"type": "payoff_card", "left": left, "why": "outlook"}
    return Play.at({"phase": "outlook", "payoff": payoff, "task": task})


def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    """INC-040: with one card in the deck and two to draw the second comes out of the discard pile."""
    revealed = {"finance": 5, "technology": 5, "heavy": 5, "energy": 4}
    play = deck_of(2, revealed=revealed, discard={"mining": 5})("chance payoff energy")
    assert "reshuffled" in play.kinds()
    assert "INC-040" in play.cites()
    assert play.legal == ["chance payoff mining"]
    one = deck_of(1, revealed=revealed, discard={"mining": 5})("chance payoff energy")
    assert "reshuffled" not in one.kinds()
    assert sum(one.state.cards.deck) == 0


def test_with_no_cards_left_at_all_what_there_is_must_do() -> None:
    """INC-A23: 25 cards lie open, and the phase ends."""
    full = {"finance": 5, "technology": 5, "heavy": 5, "energy": 5, "mining": 4}
    play = deck_of(3, revealed=full)("chance payoff mining")
    assert play.asked == ("invest_action", "P1")
    assert sum(play.state.cards.revealed) == 25


def test_looking_at_cards_takes_them_out_of_the_deck_unseen_by_others() -> None:
    """INC-S04, INC-187: what is looked at is told to that seat only."""
    task = {"type": "payoff_card", "left": 3, "why": "subsidies"}
    play = Play.at({"phase": "lobbying", "due": "P2", "task": task})
    step = GAME.apply(play.state, GAME.parse("chance payoff heavy"))
    assert step.state.looked_at() == ("heavy",)
    assert sum(step.state.cards.deck) == 24
    assert sum(step.state.cards.revealed) == 0
    assert [event.kind for event in GAME.redact(step, "P2").events] == ["payoff_looked", "payoff_seen"]
    assert [event.kind for event in GAME.redact(step, "P1").events] == ["payoff_looked"]


def test_each_legal_action_names_its_rules() -> None:
    play = Play.dealt(DEAL)
    book = GAME.rulebook("rulebook")
    for text in ("chance outlook india_emerging", NEXT, "P3 unlock india.3", "P3 flip afpak", "chance payoff heavy"):
        verdict = GAME.explain(play.state, text)
        assert verdict
        assert verdict.rules
        assert set(verdict.rules) <= set(book)
        play(text)
