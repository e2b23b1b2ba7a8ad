"""Phase 4: executives, and the events besides Power Plays (INC-170, INC-171, INC-183 to INC-187)."""

from __future__ import annotations

from typing import Any

import pytest

from gamekit.incorporated import GAME
from gamekit.incorporated.board import HAVENS, board
from tests.incorporated.support import Play

ONCE = ("central_banks", "budget", "rd", "subsidies")
FULL = dict.fromkeys(board().industries, 5)


def lobby(**data: Any) -> Play:
    """Return a position at the start of the Lobbying phase."""
    return Play.at({"phase": "lobbying", **data})


def after(event: str, **data: Any) -> Play:
    """Return a position in which the first seat has sent an executive to an event."""
    return lobby(**data)(f"P1 lobby {event}")


def looked(play: Play, *industries: str) -> Play:
    """Play the draws of the cards that are looked at."""
    return play(*(f"chance payoff {industry}" for industry in industries))


# INC-170, INC-171: who, where, how often.


def test_all_events_are_open_at_first() -> None:
    """INC-DP-17, INC-170, INC-171, INC-A33: a Power Play in each zone, Tax Havens, and the others."""
    play = lobby()
    zones = [f"P1 lobby power_play {zone}" for zone in board().zones]
    assert play.legal == [*zones, "P1 lobby tax_havens", *(f"P1 lobby {event}" for event in ONCE)]
    for text in play.legal:
        verdict = GAME.explain(play.state, text)
        assert {"INC-170", "INC-171"} <= set(verdict.rules)


@pytest.mark.parametrize(("players", "executives"), [(2, [4, 4]), (3, [3, 3, 3]), (4, [2, 2, 2, 3])])
def test_executives_are_sent_one_at_a_time_until_none_is_left(players: int, executives: list[int]) -> None:
    """INC-170, INC-091, INC-A26, INC-035: seats in turn, and nobody can keep one; Old Money sends one more."""
    play, sent = lobby(players=players), []
    while play.asked[0] == "lobby_action":
        seat = play.asked[1]
        sent.append(seat)
        own = play.state.seat(seat)
        assert own.sent == sent.count(seat) - 1
        assert "INC-090" in play.refused(f"{seat} pass").rules
        play(f"{seat} lobby tax_havens")
        assert "lobbied" in play.kinds()
    seats = [f"P{place + 1}" for place in range(players)]
    assert sent[:players] == seats
    assert [sent.count(seat) for seat in seats] == executives
    assert play.state.clock.phase == "earnings"
    # The cubes wait in Tax Havens for the next Competition (INC-183).
    assert dict(play.state.country(HAVENS).cubes) == dict(zip(seats, executives))


def test_a_seat_without_an_executive_is_skipped() -> None:
    """INC-170."""
    play = lobby(seats={"P2": {"executives": 0}})("P1 lobby tax_havens")
    assert play.asked == ("lobby_action", "P3")
    assert "INC-090" in play.refused("P2 lobby tax_havens").rules


@pytest.mark.parametrize("event", ONCE)
def test_an_event_is_played_once_per_turn(event: str) -> None:
    """INC-171, INC-A26: by whomever; what is left is named."""
    play = lobby(events=[event])
    assert f"P1 lobby {event}" not in play.legal
    verdict = play.refused(f"P1 lobby {event}")
    assert verdict.rules == ("INC-171", "INC-A26")
    assert "Tax Havens" in verdict.text()
    assert play.refused(f"P2 lobby {event}").rules[0] == "INC-090"


def test_events_are_open_again_in_the_next_turn() -> None:
    """INC-171: what was used is forgotten when a turn begins."""
    play = lobby(events=list(ONCE), zones=list(board().zones), outlook={"ahead": "shale_revolution"})
    while play.state.clock.turn == 1:
        play(play.legal[0])
    assert (play.state.events.used, play.state.events.zones) == ((), ())


def test_a_zone_has_one_power_play_per_turn() -> None:
    """INC-171, INC-A33: the others stay open, also after a clash that was lost."""
    play = lobby()("P1 lobby power_play europe", "P1 camp NATO", "chance die 1")
    verdict = play.refused("P2 lobby power_play europe")
    assert verdict.rules[:2] == ("INC-171", "INC-A33")
    assert "America" in verdict.text()
    assert "P2 lobby power_play america" in play.legal
    done = lobby(zones=list(board().zones))
    assert [text for text in done.legal if "power_play" in text] == []
    assert "America" not in done.refused("P1 lobby power_play asia").text().split("Power Plays")[-1]


def test_nothing_else_belongs_here() -> None:
    """INC-050, INC-090: no loans, no bids, no fights, and no choice before its event."""
    play = lobby()
    for text in ("P1 loan", "P1 fight", "P1 bid 3", "P1 camp NATO", "P1 rd us.1", "P1 budget stimulus", "P4 lobby rd"):
        assert play.refused(text).rules


# INC-183: Tax Havens.


def test_tax_havens_take_a_cube_each_time() -> None:
    """INC-183, INC-171: without limit, beside the square; it can be grabbed in the next Competition only."""
    play = lobby()
    before = play.state.pile("P1")
    play("P1 lobby tax_havens", "P2 lobby tax_havens", "P3 lobby tax_havens", "P1 lobby tax_havens")
    assert dict(play.state.country(HAVENS).cubes) == {"P1": 2, "P2": 1, "P3": 1}
    assert play.state.pile("P1") == before - 2
    assert play.state.country(HAVENS).squares == ("",)
    assert play.kinds() == ["lobbied", "cubes_gained"] * 4
    assert "INC-183" in play.cites()
    assert play.state.events.used == ()


def test_tax_havens_with_an_empty_pile() -> None:
    """INC-A39: the executive is sent all the same."""
    play = lobby(countries={HAVENS: {"cubes": {"P1": 42}}})
    assert play.state.pile("P1") == 0
    play("P1 lobby tax_havens")
    assert play.kinds() == ["lobbied", "nothing_placed"]
    assert "INC-A39" in play.cites()
    assert (play.state.pile("P1"), play.state.seat("P1").sent) == (0, 1)


# INC-184: Central Banks.


@pytest.mark.parametrize(
    ("move", "rate", "stress"),
    [
        ("interest left", 18, 0),
        ("interest right", 14, 0),
        ("stress down", 16, -2),
        ("stress up", 16, 2),
    ],
)
def test_central_banks_move_one_slider_by_two(move: str, rate: int, stress: int) -> None:
    """INC-184, INC-A21, INC-DP-21: Interest or Stress, not both, nothing else."""
    play = after("central_banks", interest=16, stress=0)
    assert play.asked == ("central_banks", "P1")
    assert play.legal == [f"P1 banks {way}" for way in ("interest left", "interest right", "stress down", "stress up")]
    assert set(GAME.explain(play.state, f"P1 banks {move}").rules) == {"INC-184", "INC-A21"}
    play(f"P1 banks {move}")
    assert (play.state.rate(), play.state.world.stress) == (rate, stress)
    assert play.kinds() == ["slider"]
    assert play.asked == ("lobby_action", "P2")
    assert play.state.events.used == ("central_banks",)


@pytest.mark.parametrize(
    ("move", "rate", "stress"),
    [("interest left", 20, 1), ("stress up", 19, 2)],
)
def test_at_the_end_of_a_track_the_surplus_is_lost(move: str, rate: int, stress: int) -> None:
    """INC-A21, INC-024: and the move is legal all the same."""
    play = after("central_banks", interest=19, stress=1)(f"P1 banks {move}")
    assert (play.state.rate(), play.state.world.stress) == (rate, stress)
    assert {"INC-024", "INC-A21"} <= play.cites()
    still = after("central_banks", interest=20, stress=2)(f"P1 banks {move}")
    assert (still.state.rate(), still.state.world.stress) == (20, 2)


def test_central_banks_move_nothing_else() -> None:
    """INC-184: such moves cannot even be written."""
    play = after("central_banks")
    for text in ("P1 banks growth left", "P1 banks interest up", "P1 banks stress left"):
        assert play.refused(text).status == "malformed"
    unfinished = GAME.explain(play.state, "P1 banks interest")
    assert (unfinished.status, unfinished.choices) == ("incomplete", ("left", "right"))


# INC-185: Budget.


def test_austerity_discards_a_revealed_card() -> None:
    """INC-185, INC-DP-22: Growth one down, one card of choice to the discard pile."""
    play = after("budget", growth=5, payoff={"revealed": {"heavy": 2, "mining": 1}})
    assert play.legal == ["P1 budget austerity heavy", "P1 budget austerity mining", "P1 budget stimulus"]
    verdict = play.refused("P1 budget austerity finance")
    assert verdict.rules == ("INC-185",)
    assert "Heavy Industry" in verdict.text()
    assert play.refused("P1 budget austerity none").rules == ("INC-185", "INC-A22")
    play("P1 budget austerity heavy")
    state = play.state
    assert (state.percent(), state.payoff_count()) == (4, 7)
    assert (state.cards.revealed, state.cards.discard) == ((0, 0, 1, 0, 1), (0, 0, 1, 0, 0))
    assert play.kinds() == ["slider", "payoff_discarded"]
    assert play.asked == ("lobby_action", "P2")


def test_austerity_without_a_revealed_card() -> None:
    """INC-A22, INC-024: the slider part alone; at the end of the track not even that."""
    for growth, percent in ((1, -1), (-3, -3)):
        play = after("budget", growth=growth)
        assert play.legal == ["P1 budget austerity none", "P1 budget stimulus"]
        verdict = play.refused("P1 budget austerity heavy")
        assert verdict.rules == ("INC-185", "INC-A22")
        assert set(GAME.explain(play.state, "P1 budget austerity none").rules) == {"INC-185", "INC-A22"}
        play("P1 budget austerity none")
        assert play.state.percent() == percent
        assert (play.kinds(), play.state.events.used) == (["slider"], ("budget",))
        assert "INC-A22" in play.cites()


def test_stimulus_reveals_one_card_more() -> None:
    """INC-185, INC-DP-3: Growth one up, one card drawn by chance, to those that lie open."""
    play = after("budget", growth=5, payoff={"revealed": {"heavy": 2}})("P1 budget stimulus")
    assert (play.state.percent(), play.asked) == (6, ("payoff_card", "chance"))
    play("chance payoff energy")
    assert play.state.cards.revealed == (0, 0, 2, 1, 0)
    assert play.kinds() == ["payoff_revealed"]
    assert "INC-185" in play.cites()
    assert play.asked == ("lobby_action", "P2")


@pytest.mark.parametrize(("zero", "percent"), [(False, 1), (True, 0)])
def test_a_zero_on_the_growth_track_is_a_choice(zero: bool, percent: int) -> None:
    """INC-A04, INC-185: from -1 % Growth moves to 1 %, with the option to 0 %."""
    play = after("budget", growth=-1, options={"growth_has_zero": zero})("P1 budget stimulus")
    assert play.state.percent() == percent
    assert ("INC-A04" in play.cites()) is not zero


def test_stimulus_at_the_end_of_the_track() -> None:
    """INC-A22, INC-024: a card is revealed all the same."""
    play = after("budget", growth=7)("P1 budget stimulus")
    assert (play.state.percent(), play.asked[0]) == (7, "payoff_card")


def test_stimulus_with_no_card_left_reveals_none() -> None:
    """INC-A22, INC-A23: all 25 lie open; only the slider moves."""
    play = after("budget", growth=5, payoff={"revealed": FULL})("P1 budget stimulus")
    assert (play.state.percent(), play.asked) == (6, ("lobby_action", "P2"))
    assert play.kinds() == ["slider"]


def test_stimulus_shuffles_the_discard_pile_if_the_deck_is_empty() -> None:
    """INC-040, INC-A23."""
    play = after("budget", payoff={"revealed": FULL | {"mining": 0}, "discard": {"mining": 5}})
    play("P1 budget stimulus")
    assert play.kinds() == ["slider", "reshuffled"]
    assert play.legal == ["chance payoff mining"]


# INC-186: R&D.


def test_rd_can_go_to_any_open_square_of_a_country_with_stability_five() -> None:
    """INC-186, INC-038, INC-A28, INC-DP-23: empty, own or of another seat, the present one too."""
    play = after("rd", countries={"us": {"squares": {"us.2": "P2", "us.3": "", "us.7": "locked"}}})
    squares = {action.split()[-1] for action in play.legal}
    stable = {square for square, own in board().squares.items() if board().lands[own.country].stability == 5}
    assert squares == stable - {"us.7", "china.6", "china.7"}
    assert {"us.1", "us.2", "us.3", "us.6"} <= squares
    for square in ("us.2", "us.3", "us.6", "uk.1"):
        again = after("rd", countries={"us": {"squares": {"us.2": "P2", "us.3": ""}}})(f"P1 rd {square}")
        assert again.state.world.rd == square
        assert (again.kinds(), again.asked) == (["rd"], ("lobby_action", "P2"))
        assert again.cites() == {"INC-186", "INC-A28"}


def test_what_rd_refuses() -> None:
    """INC-186, INC-038, INC-A43: a country of another stability, Tax Havens, a locked square."""
    play = after("rd")
    for square, stability in (("india.1", 4), ("russia.1", 4), ("afpak.1", 3), ("tax_havens.1", 0)):
        verdict = play.refused(f"P1 rd {square}")
        assert verdict.rules == ("INC-186", "INC-038")
        assert "stability 5" in verdict.text()
        assert f"is {stability} " in verdict.text()
    assert play.refused("P1 rd china.7").rules == ("INC-A43", "INC-012")
    assert play.refused("P1 rd us.9").status == "malformed"
    play.refused("P2 rd us.1")


# INC-187: Subsidies.


def test_subsidies_exchange_a_card() -> None:
    """INC-187, INC-A03, INC-S04, INC-DP-24: the two others and the replaced card are discarded."""
    play = after("subsidies", payoff={"revealed": {"heavy": 2, "energy": 1}})
    assert play.asked == ("payoff_card", "chance")
    looked(play, "finance", "finance", "heavy")
    assert play.kinds() == ["payoff_looked", "payoff_seen"] * 3
    assert play.asked == ("subsidies", "P1")
    assert play.legal == [
        f"P1 exchange {mine} {shown}" for mine in ("finance", "heavy") for shown in ("heavy", "energy")
    ]
    assert set(GAME.explain(play.state, "P1 exchange heavy heavy").rules) == {"INC-187", "INC-A03"}
    play("P1 exchange finance energy")
    cards = play.state.cards
    assert (cards.revealed, cards.discard) == ((1, 0, 2, 0, 0), (1, 0, 1, 1, 0))
    assert sum(cards.deck) == 25 - 3 - 3
    assert play.state.looked_at() == ()
    assert (play.kinds(), play.asked) == (["payoff_exchanged"], ("lobby_action", "P2"))
    assert play.cites() == {"INC-187", "INC-A03", "INC-S04"}


def test_a_card_may_be_exchanged_for_one_of_its_industry() -> None:
    """INC-S04: nothing changes but the discard pile."""
    play = looked(after("subsidies", payoff={"revealed": {"heavy": 2}}), "heavy", "mining", "energy")
    play("P1 exchange heavy heavy")
    assert (play.state.cards.revealed, play.state.cards.discard) == ((0, 0, 2, 0, 0), (0, 0, 1, 1, 1))


def test_what_subsidies_refuse() -> None:
    """INC-187, INC-A03: a card not looked at, one not revealed, no exchange at all."""
    play = looked(after("subsidies", payoff={"revealed": {"heavy": 2}}), "heavy", "mining", "energy")
    assert play.refused("P1 exchange finance heavy").rules == ("INC-187", "INC-A03")
    verdict = play.refused("P1 exchange heavy mining")
    assert verdict.rules == ("INC-187",)
    assert "Heavy Industry" in verdict.text()
    for text in ("P1 pass", "P2 exchange heavy heavy", "P1 lobby rd"):
        assert "INC-090" in play.refused(text).rules


def test_only_the_lobbying_seat_sees_the_cards_it_looks_at() -> None:
    """INC-S04, INC-S05: the others learn how many, and the one that is laid open; the rest goes unseen."""
    play = looked(after("subsidies", payoff={"revealed": {"heavy": 2}}), "heavy", "mining", "energy")
    assert GAME.view(play.state, "P1")["task"]["looked"] == ["heavy", "mining", "energy"]
    assert GAME.view(play.state, "P2")["task"]["looked"] == 3
    step = GAME.apply(play.state, GAME.parse("P1 exchange mining heavy"))
    (told,) = GAME.redact(step, "P2").events
    assert "Energy" not in told.text("en", GAME.id)
    shown = GAME.view(step.state, "P2")["payoff"]
    assert (shown["revealed"]["mining"], shown["discard"], "discard_cards" in shown) == (1, 3, False)


def test_subsidies_without_a_revealed_card_exchange_nothing() -> None:
    """INC-A42: the cards looked at are discarded."""
    play = looked(after("subsidies"), "heavy", "mining", "energy")
    assert play.kinds()[-1] == "not_exchanged"
    assert "INC-A42" in play.cites()
    assert play.state.cards.discard == (0, 0, 1, 1, 1)
    assert play.asked == ("lobby_action", "P2")


@pytest.mark.parametrize(("deck", "discarded"), [(2, 0), (1, 1), (0, 1), (0, 0)])
def test_subsidies_with_fewer_than_three_cards_exchange_nothing(deck: int, discarded: int) -> None:
    """INC-A42, INC-A23: also after the discard pile was shuffled; with no card at all none is looked at."""
    left = {"mining": 5 - deck - discarded}
    play = after("subsidies", payoff={"revealed": FULL | left, "discard": {"mining": discarded}})
    told = play.kinds()
    while play.asked[0] == "payoff_card":
        play(play.legal[0])
        told += play.kinds()
    assert told.count("payoff_looked") == deck + discarded
    assert told.count("reshuffled") == bool(discarded)
    assert told[-1] == "not_exchanged"
    assert play.events[-1].rules == ("INC-A42",)
    assert play.state.cards.discard[-1] == deck + discarded
    assert (play.asked, play.state.events.used) == (("lobby_action", "P2"), ("subsidies",))


def test_subsidies_shuffle_the_discard_pile_once() -> None:
    """INC-A23, INC-040: one card in the deck, two in the discard pile are three to look at."""
    play = after("subsidies", payoff={"revealed": FULL | {"mining": 2}, "discard": {"mining": 2}})
    looked(play, "mining", "mining")
    assert play.kinds().count("reshuffled") == 1
    play("chance payoff mining")
    assert play.asked == ("subsidies", "P1")
    play("P1 exchange mining finance")
    assert (play.state.cards.revealed, play.state.cards.discard) == ((4, 5, 5, 5, 3), (1, 0, 0, 0, 2))
    assert sum(play.state.cards.deck) == 0


def test_points_are_shown_even_if_one_action_is_legal() -> None:
    """INC-S01: one industry looked at, one revealed."""
    play = looked(after("subsidies", payoff={"revealed": {"heavy": 1}}), "mining", "mining", "mining")
    assert play.legal == ["P1 exchange mining heavy"]
