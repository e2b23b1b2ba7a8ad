"""The board keeps every fact that the rulebook gives about it (D-01 to D-25)."""

from __future__ import annotations

from collections import Counter

from gamekit.incorporated.board import CAMPS, HAVENS, board, other_camp

B = board()


def of_camp(camp: str) -> set[str]:
    return {land.id for land in B.lands.values() if land.affiliation == camp}


def industries(country: str) -> list[str]:
    return [B.squares[square].industry for square in B.lands[country].squares]


def test_d01_growth_reveals_three_cards_more_than_its_percent_from_2_to_6() -> None:
    cards = {step.percent: step.cards for step in B.growth(False)}
    assert [cards[percent] for percent in range(2, 7)] == [5, 6, 7, 8, 9]
    percents = [step.percent for step in B.growth(False)]
    assert percents[percents.index(2) : percents.index(6) + 1] == [2, 3, 4, 5, 6]


def test_the_growth_track_with_a_zero_has_as_many_positions() -> None:
    """INC-A04."""
    assert [step.percent for step in B.growth(False)] == [-3, -2, -1, 1, 2, 3, 4, 5, 6, 7]
    assert [step.percent for step in B.growth(True)] == list(range(-2, 8))
    assert [step.cards for step in B.growth(True)] == list(range(1, 11)) == [step.cards for step in B.growth(False)]


def test_d02_interest_has_ten_positions_in_steps_of_one_dollar() -> None:
    assert B.interest_track == tuple(range(20, 10, -1))


def test_d03_d04_the_start_of_the_sliders() -> None:
    assert B.growth(False)[B.growth_start].percent == 2
    assert B.interest_track[B.interest_start] == 20
    assert (B.stress_start, B.power_start) == (1, 3)
    assert B.stress_ends[1] >= 2
    assert B.power_max >= 3


def test_d05_the_majors_and_their_cards() -> None:
    cards = {country: B.lands[country].cards for country in B.majors}
    assert cards == {"us": 7, "eurozone": 6, "china": 7, "india": 3, "japan": 3, "russia": 2, "brazil": 2}
    assert sum(cards.values()) == 30


def test_d06_majors_are_in_all_zones_but_the_third_world() -> None:
    assert B.zones == ("america", "europe", "asia", "third_world")
    assert {B.lands[country].zone for country in B.majors} == {"america", "europe", "asia"}


def test_d07_each_zone_has_one_battleground() -> None:
    assert Counter(B.lands[country].zone for country in of_camp("BATTLEGROUND")) == Counter(B.zones)


def test_d08_the_camps_at_the_start() -> None:
    stated = {"us", "eurozone", "uk", "scandinavia", "japan", "australia", "south_africa"}
    assert stated <= of_camp("NATO")
    assert {"china", "india", "russia", "brazil"} <= of_camp("SCO")
    assert [B.lands[country].camp for country in ("us", "russia", "uk")] == ["NATO", "SCO", None]


def test_d09_the_nato_minors_of_europe() -> None:
    minors = {land.id for land in B.in_zone("europe") if not land.major and land.affiliation == "NATO"}
    assert minors == {"uk", "scandinavia"}


def test_d10_d11_eastern_europe_and_iran() -> None:
    east = B.lands["eastern_europe"]
    assert (east.affiliation, east.stability, east.bonus) == ("BATTLEGROUND", 4, ("SCO", 1))
    assert industries("eastern_europe") == ["heavy"]
    assert B.lands["iran"].bonus == ("SCO", 1)
    assert (east.clash_bonus("SCO"), east.clash_bonus("NATO"), B.lands["us"].clash_bonus("NATO")) == (1, -1, 0)


def test_d12_the_way_from_japan_to_the_united_kingdom() -> None:
    assert B.lands["south_sea"].affiliation != "NATO"
    assert {("japan", "south_sea"), ("south_sea", "australia"), ("australia", "uk")} <= B.arrows
    assert ("australia", "south_sea") not in B.arrows


def test_d13_d14_d16_stated_squares() -> None:
    assert B.lands["us"].stability == B.rd_stability == 5
    assert "energy" in industries("us")
    assert (B.squares[B.rd_start].country, B.squares[B.rd_start].industry) == ("us", "energy")
    assert industries("russia") == ["energy", "energy"]
    assert len(industries("brazil")) == 2
    assert "technology" in industries("eurozone")
    assert industries(HAVENS) == ["finance"]


def test_d15_the_locked_squares_are_the_bottommost() -> None:
    locked = [square.id for square in B.squares.values() if square.locked_at_start]
    assert locked == ["china.6", "china.7", "india.3", "india.4", "india.5"]
    assert B.lands["china"].squares[-2:] == ("china.6", "china.7")
    assert "mining" in [B.squares[square].industry for square in ("india.3", "india.4", "india.5")]


def test_d17_ten_squares_per_industry() -> None:
    found = Counter(square.industry for square in B.squares.values())
    assert found == Counter(dict.fromkeys(B.industries, 10))
    assert len(B.squares) == 50


def test_d18_cards_as_many_as_squares() -> None:
    for country in ("us", "china", "eurozone", "russia", "brazil"):
        assert B.lands[country].cards == len(B.lands[country].squares)


def test_d19_d20_who_plays_at_which_count_in_which_order() -> None:
    assert B.corporations_for(2) == ("fortress_derivatives", "big_brother")
    assert B.corporations_for(3) == ("fortress_derivatives", "giant_squid", "big_brother")
    assert B.corporations_for(4) == (*B.corporations_for(3), "old_money")
    assert [B.executives_of("big_brother", count) for count in (2, 3, 4)] == [4, 3, 2]
    assert B.executives_of("old_money", 4) == 3


def test_d21_d22_the_components_add_up() -> None:
    parts = B.raw["components"]["values"]
    assert B.black_cubes == 10
    assert sum(square.locked_at_start for square in B.squares.values()) == 5
    assert sum(parts["cubes"].values()) == 165
    assert {corp.colour: corp.cubes for corp in B.corporations.values()} == {
        colour: count for colour, count in parts["cubes"].items() if colour != "black"
    }
    assert sum(int(note) * count for note, count in parts["paper_money"].items()) == 1140 == parts["paper_money_total"]
    assert parts["industry_chips"] == len(B.squares) + 1
    assert parts["tracker_pawns"] == 5
    assert sum(parts["meeples"].values()) == 14


def test_d23_five_payoff_cards_per_industry() -> None:
    assert B.payoff_per_industry * len(B.industries) == 25 == B.raw["components"]["values"]["payoff_cards"]


def test_d24_the_stated_names_of_shares() -> None:
    assert (B.lands["us"].card_name, B.lands["russia"].card_name) == ("S&P 500", "MICEX")


def test_d25_the_outlook_deck() -> None:
    effects = [(effect.op, effect.country) for card in B.cards.values() for effect in card.effects]
    assert len(B.cards) == 10
    assert {("lock_square", "japan"), ("unlock_square", "india"), ("unlock_square", "china")} <= set(effects)
    boom = B.cards["india_emerging"]
    assert [(effect.op, effect.steps) for effect in boom.effects] == [
        ("unlock_square", 0),
        ("move_slider", 4),
        ("move_slider", 4),
        ("move_slider", 1),
        ("flip_affiliation", 0),
        ("camp_gains_power", 1),
    ]


def test_every_arrow_leads_on_and_the_whole_world_can_be_reached() -> None:
    """INC-008, INC-158: arrows are directed; from Tax Havens all countries are one step away."""
    assert len(B.arrows) == 59
    assert B.lands[HAVENS].exits == B.countries
    assert not any(HAVENS in arrow for arrow in B.arrows)
    for start in B.countries:
        found, todo = {start}, [start]
        while todo:
            new = set(B.lands[todo.pop()].exits) - found
            found |= new
            todo += new
        assert found == set(B.countries)


def test_the_start_of_each_corporation_is_on_the_board() -> None:
    for corp in B.corporations.values():
        for start in corp.starts.values():
            assert len(start.squares) == sum(count for _, count in start.shares)
            for country, count in start.shares:
                assert sum(B.squares[square].country == country for square in start.squares) == count
            assert not any(B.squares[square].locked_at_start for square in start.squares)


def test_nobody_begins_on_another_square() -> None:
    for players in (2, 3, 4):
        taken = [sq for name in B.corporations_for(players) for sq in B.corporations[name].starts[players].squares]
        assert len(set(taken)) == len(taken)


def test_the_file_says_what_is_reconstructed() -> None:
    assert B.reconstructed("countries", "us") == ("squares",)
    assert B.reconstructed("outlook_cards", "india_emerging") == ()
    assert B.reconstructed("outlook_cards", "shale_revolution") == ("name", "effects")
    assert "setup" in B.reconstructed("corporations", "giant_squid")
    for kind in ("countries", "outlook_cards", "corporations"):
        for entry in B.raw[kind]:
            marks = entry["provenance"]
            assert set(marks.values()) <= {"rulebook", "reconstructed"}


def test_the_other_camp() -> None:
    assert [other_camp(camp) for camp in CAMPS] == ["SCO", "NATO"]
