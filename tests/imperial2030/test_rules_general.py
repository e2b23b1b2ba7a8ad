"""General rules, set-up, turns and donations (GEN, SET, TUR, DON)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest

import gamekit
from gamekit.core.errors import SetupError
from gamekit.imperial2030 import GAME
from tests.imperial2030.support import (
    ARMIES,
    BONDS,
    FLEETS,
    NATIONS,
    Desk,
    desk,
    no_game,
    no_position,
    opened,
    paid,
    rules,
    snapshot,
    told,
)

# Tables 2.3 and 2.6 of the specification, written once more.
BACKS = {"RU": "EU", "CN": "US", "IN": "BR", "BR": "CN", "US": "RU", "EU": "IN"}
"""Whose 2 bond is on the back of each card, beside its own 9."""
PARTNERS_OF_2 = {"CN": ("CN", "EU", "BR"), "RU": ("RU", "IN", "US")}
PARTNERS_OF_3 = {"IN": ("IN", "US"), "RU": ("RU", "BR"), "CN": ("CN", "EU")}
START_MONEY = {2: 35, 3: 24, 4: 13, 5: 13, 6: 13}
NOBODY_IN_INDIA = {"P3": {"bonds": {"BR": [2]}}, "P6": {"bonds": {"EU": [9]}}}


def cards(players: int, card: str) -> tuple[str, ...]:
    """Return a dealt card with its partners."""
    if players == 2:
        return PARTNERS_OF_2[card]
    return PARTNERS_OF_3[card] if players == 3 else (card,)


def deals(players: int) -> list[tuple[str, ...]]:
    """Return every deal there is, in seat order."""
    pool = {2: ("CN", "RU"), 3: ("IN", "RU", "CN")}.get(players, NATIONS)
    return list(itertools.permutations(pool, players))


@rules("GEN-1")
@pytest.mark.parametrize("players", [0, 1, 7, 12])
def test_no_game_for_other_numbers_of_players(players: int) -> None:
    assert f" {players}" in no_game("GEN-1", players)


@rules("GEN-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_six_nations_are_on_the_board(players: int) -> None:
    own = opened(players)
    assert tuple(own.view["nations"]) == NATIONS
    assert len(own.view["seats"]) == players


@rules("GEN-2")
def test_purses_never_fall_below_zero() -> None:
    own = desk(seats={"P1": {"cash": 2}})
    own.refused("P1 donate RU 3", "GEN-2", "DON-1")
    for purse in ({"seats": {"P1": {"cash": -1}}}, {"nations": {"RU": {"treasury": -1}}}):
        no_position("GEN-2", **purse)


@rules("GEN-2", "TAX-2")
def test_the_bank_never_runs_out() -> None:
    # More than the 130 printed notes could make up.
    own = desk(nations={"RU": {"treasury": 100_000}}, seats={"P1": {"cash": 100_000}})
    assert own.state.ledger.balance("bank") < -199_000
    own.play("RU rondel taxation")
    assert own.treasury("RU") == 100_006


@rules("GEN-3", "DON-1")
def test_a_government_cannot_help_itself() -> None:
    own = desk(nations={"RU": {"treasury": 20}}, seats={"P1": {"cash": 0}}, investor_card="P1")
    own.refused("RU donate P1 5", "GEN-3")
    own.refused("P1 donate RU -5", "GEN-3")
    # Not even to buy a bond: the treasury is full, the player's cash is 1.
    own.play("RU rondel investor")
    assert own.cash("P1") == 3
    assert own.legal() == ["P1 pass"]
    own.refused("P1 buy RU 4", "INV-7")


@rules("GEN-4")
def test_players_give_each_other_nothing() -> None:
    own = desk(seats={"P1": {"cash": 9}})
    own.refused("P1 donate P2 3", "GEN-4")
    own.play("RU rondel investor", *(f"P{n} pass" for n in (2, 3, 4, 5, 6)))
    # A bond that another player owns cannot be bought from him.
    own.refused("P1 buy CN 9", "INV-7", "BON-3")


@rules("GEN-5", "SET-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_value_decides_the_deal(players: int) -> None:
    dealt = set()
    for seed in range(400 if players == 4 else 60):
        session = gamekit.new_session(GAME.id, players, seed=seed)
        again = gamekit.new_session(GAME.id, players, seed=seed)
        assert snapshot(session.state) == snapshot(again.state)
        assert session.config is not None
        dealt.add(tuple(session.config.deal[seat] for seat in session.state.table.seats))
    possible = set(deals(players))
    assert dealt <= possible
    # 60 draws find each of 2 or 6 deals; 400 find more than half of 360, and each card at each seat.
    assert dealt == possible if players < 4 else len(dealt) > 180
    assert {(n, card) for deal in dealt for n, card in enumerate(deal)} == {
        (n, card) for deal in possible for n, card in enumerate(deal)
    }


@rules("GEN-5")
def test_chance_decides_nothing_but_the_deal() -> None:
    moves = ["RU rondel production", "CN rondel taxation", "IN rondel import", "IN import army:mumbai"]
    ends = set()
    for seed in (1, 2, 3):
        own = opened(6, *NATIONS, seed=seed)
        own.play(*moves)
        ends.add(snapshot(own.state))
        assert GAME.chance_outcomes(own.state) == ()
    assert len(ends) == 1


@rules("GEN-5", "SET-4")
@pytest.mark.parametrize(
    "deal",
    [
        {"P1": "RU"},
        {"P1": "RU", "P2": "RU"},
        {"P1": "RU", "P2": "IN"},
        {"P1": "RU", "P3": "CN"},
        {"P1": "RU", "P2": "CN", "P3": "IN"},
        ["RU", "CN"],
        "RU CN",
    ],
)
def test_an_explicit_deal_must_fit(deal: object) -> None:
    no_game("SET-4", 2, deal)


@rules("GEN-6")
def test_everything_is_open() -> None:
    own = desk(seats={"P4": {"cash": 17}})
    public = own.session.view()
    for seat in own.state.table.seats:
        assert own.session.view(viewer=seat) == public
    assert public["seats"]["P4"]["cash"] == 17


@rules("GEN-8", "BAT-12")
def test_removed_units_can_be_used_again() -> None:
    own = desk(
        active="US",
        nations={"US": {"treasury": 9, "units": ["army:mexico*6"]}, "BR": {"units": ["army:mexico"]}},
    )
    own.play("US rondel maneuver", "US attack BR mexico", "US end")
    assert own.units("US") == {"army:mexico": 5}
    for nation in ("EU", "RU", "CN", "IN", "BR"):
        own.play(f"{nation} rondel taxation")
    own.play("US rondel import")
    own.refused("US import army:chicago*2", "GEN-8")
    own.play("US import army:chicago")
    assert own.units("US") == {"army:mexico": 5, "army:chicago": 1}


@rules("GEN-8")
@pytest.mark.parametrize("nation", NATIONS)
def test_no_nation_has_more_units_than_pieces(nation: str) -> None:
    home = {"RU": "murmansk", "CN": "shanghai", "IN": "mumbai", "BR": "fortaleza", "US": "newyork", "EU": "london"}
    full = [f"army:{home[nation]}*{ARMIES[nation]}", f"fleet:{home[nation]}*{FLEETS[nation]}"]
    assert desk(nations={nation: {"units": full}}).view["nations"][nation]["supply"] == {
        "army": 0,
        "fleet": 0,
        "flag": 15,
    }
    for more in ("army", "fleet"):
        no_position("GEN-8", nations={nation: {"units": [*full, f"{more}:{home[nation]}"]}})


@rules("GEN-9")
def test_one_city_one_factory_of_its_kind() -> None:
    own = desk(nations={"RU": {"treasury": 30, "factories": ["moscow", "murmansk", "novosibirsk", "vladivostok"]}})
    kinds = {region: own.view["regions"][region]["factory"] for region in own.view["nations"]["RU"]["factories"]}
    assert kinds == {
        "moscow": "armaments",
        "novosibirsk": "armaments",
        "murmansk": "shipyard",
        "vladivostok": "shipyard",
    }
    own.play("RU rondel factory")
    assert own.legal() == ["RU skip"]
    own.refused("RU build moscow", "GEN-9")
    no_position("GEN-9", nations={"RU": {"factories": ["moscow", "moscow"]}})
    no_position("GEN-9", nations={"RU": {"factories": ["beijing"]}})


@rules("SET-1", "SET-2", "SET-3", "SET-4", "SET-5", "SET-6", "SET-7", "SET-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_deal_is_set_up_as_in_the_table(players: int) -> None:
    every = deals(players)
    # All deals of two and three players; of the more, a fair sample in which each card lies at each seat.
    for deal in every if len(every) < 10 else every[:: len(every) // 36]:
        check_opening(players, deal)


def check_opening(players: int, deal: tuple[str, ...]) -> None:
    """Compare a set-up with tables 2.3 and 2.6."""
    own = opened(players, *deal)
    seats = [f"P{n + 1}" for n in range(players)]
    bonds: dict[str, dict[str, list[int]]] = {seat: {} for seat in seats}
    treasuries = dict.fromkeys(NATIONS, 0)
    for seat, dealt in zip(seats, deal, strict=True):
        for card in cards(players, dealt):
            for nation, value in ((card, 9), (BACKS[card], 2)):
                bonds[seat].setdefault(nation, []).append(value)
                treasuries[nation] += value
    assert {seat: {n: sorted(v) for n, v in own.bonds(seat).items()} for seat in seats} == {
        seat: {nation: sorted(values) for nation, values in held.items()} for seat, held in bonds.items()
    }
    assert {nation: own.treasury(nation) for nation in NATIONS} == treasuries
    assert [own.cash(seat) for seat in seats] == [2] * players
    assert sorted(paid(own.session.events, "start")) == [("bank", seat, START_MONEY[players]) for seat in seats]
    check_governments(own, bonds)


def check_governments(own: Desk, bonds: Mapping[str, Mapping[str, list[int]]]) -> None:
    """Compare governments, investor card and first turn with SET-6, SET-7 and SET-9."""
    seats = list(bonds)
    governs: dict[str, str | None] = {}
    for nation in NATIONS:
        credit = {seat: sum(bonds[seat].get(nation, [])) for seat in seats}
        best = max(credit, key=lambda seat: credit[seat])
        governs[nation] = best if credit[best] else None
    assert {nation: own.government(nation) for nation in NATIONS} == governs
    first = governs["RU"] or governs["CN"]
    assert first is not None, "one of the two always has a government"
    assert own.view["investor_card"] == seats[(seats.index(first) + 1) % len(seats)]
    begins = next(nation for nation in NATIONS if governs[nation])
    assert (own.point, own.actor, own.seat) == ("rondel", begins, governs[begins])
    assert own.state.clock.turn == 1
    skipped = [item["nation"] for item in told(own.session.events, "skipped")]
    assert skipped == list(NATIONS[: NATIONS.index(begins)])
    turn = next(event for event in own.session.events if event.kind == "turn")
    assert turn.rules[0] == "SET-9"


@rules("SET-6", "SET-7", "SET-9", "TUR-3")
def test_without_a_government_of_russia_china_comes_first() -> None:
    own = opened(4, "IN", "EU", "CN", "BR")
    assert own.government("RU") is None
    assert own.government("US") == "P3", "the owner of its 2 bond"
    assert own.government("CN") == "P3"
    assert own.view["investor_card"] == "P4"
    assert own.actor == "CN"


@rules("SET-5")
def test_each_bond_is_paid_into_its_treasury() -> None:
    own = opened(6, *NATIONS)
    assert paid(own.session.events, "bond")[:2] == [("P1", "RU", 9), ("P1", "EU", 2)]
    assert len(paid(own.session.events, "bond")) == 12


@rules("SET-1")
def test_before_the_first_bond_all_54_are_unsold() -> None:
    own = opened(6, *NATIONS)
    sold = [item["value"] for item in told(own.session.events, "bond")]
    unsold = [value for land in own.view["nations"].values() for value in land["bonds"]]
    assert len(sold) + len(unsold) == 54
    assert sorted(sold + unsold) == sorted(list(BONDS) * 6)


def test_a_ruleset_that_is_not_built_is_refused_in_words() -> None:
    with pytest.raises(SetupError) as caught:
        gamekit.new_session(GAME.id, 4, ruleset="published", seed=1)
    assert "summary" in caught.value.text()


@rules("TUR-2", "FAC-1")
def test_the_space_comes_first_then_its_action() -> None:
    own = desk(nations={"RU": {"treasury": 9}})
    own.refused("RU build murmansk", "TUR-2")
    own.refused("RU end", "TUR-2")
    own.play("RU rondel factory")
    own.refused("RU rondel import", "TUR-2")
    own.refused("RU import none", "TUR-2", "IMO-1")
    own.play("RU build murmansk")
    assert (own.point, own.actor) == ("rondel", "CN")
    own.refused("RU rondel import", "TUR-1")


@rules("TUR-1")
def test_after_europe_comes_russia_again() -> None:
    own = desk(active="EU", turn=6)
    events = own.play("EU rondel taxation")
    assert told(events, "turn") == [{"nation": "RU", "player": "P1", "turn": 7}]
    assert next(event for event in events if event.kind == "turn").rules == ("TUR-1", "TUR-2")


@rules("TUR-3")
def test_nations_without_a_government_are_skipped() -> None:
    own = desk(active="CN", seats=NOBODY_IN_INDIA)
    events = own.play("CN rondel taxation")
    assert told(events, "skipped") == [{"nation": "IN"}]
    assert own.actor == "BR"
    no_position("TUR-3", active="IN", seats=NOBODY_IN_INDIA)


@rules("TUR-4")
def test_a_nation_without_a_government_has_no_units_and_no_flags() -> None:
    no_position("TUR-4", seats=NOBODY_IN_INDIA, nations={"IN": {"units": ["army:newdelhi"]}})
    no_position("TUR-4", seats=NOBODY_IN_INDIA, nations={"IN": {"flags": ["iran"]}})


@rules("TUR-5")
def test_a_player_answers_for_each_of_his_nations_separately() -> None:
    own = opened(2, "RU", "CN")
    assert own.view["seats"]["P1"]["governs"] == ["RU", "IN", "US"]
    own.refused("IN rondel taxation", "TUR-1", "TUR-5")
    own.play("RU rondel taxation", "CN rondel taxation", "IN rondel import", "IN import fleet:mumbai")
    markers = {nation: own.state.nation(nation).rondel for nation in NATIONS}
    assert markers == {"RU": "taxation", "CN": "taxation", "IN": "import", "BR": None, "US": None, "EU": None}
    assert "TUR-5" not in own.refused("RU rondel import", "TUR-1").rules, "Brazil moves, for another player"
