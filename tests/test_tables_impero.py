"""The tables of IMPERO: what the rules count, line by line, and nothing that is hidden."""

from __future__ import annotations

import csv
from functools import cache, partial
from itertools import pairwise

import pandas as pd
import pytest

import gamekit
from gamekit import tables
from gamekit.core.game import PUBLIC
from gamekit.impero.board import RESOURCES, SEASONS, board
from gamekit.impero.rulesets import VALUES
from gamekit.impero.state import UNITS
from gamekit.locale import LANGUAGES, catalogue
from gamekit.tables.impero.clock import moments, season_ends
from tests.test_tables_incorporated import chance_game

OWN = tables.tables_of("impero")
TWO_YEARS = {"steps": 5000, "players": 4, "years": 2}
CLASS = {"steps": 5000, "players": 3, "years": 1, "actions": False}
LASTING = {"steps": 5000, "seed": 1, "players": 2, "years": 1, "winter_stability": "permanent", "deficit_at_7": 3}
HIDDEN = {"players": 3, "years": 1, "hidden_stocks": True}


@cache
def played(**how):
    return chance_game(game="impero", **how)


GAMES = pytest.mark.parametrize("how", [TWO_YEARS, CLASS, LASTING], ids=["two_years", "class", "lasting"])
"""A whole game, a class's year without actions, and one with the other decisions."""


def late(**more):
    data = {"players": 2, "year": 2, "season": "automne", "phase": "upkeep", "card": "automne_1", **more}
    return gamekit.position("impero", data)


@GAMES
def test_there_is_a_moment_for_the_start_and_the_end_of_each_phase(how):
    session = played(**how)
    assert session.to_act is None
    phases = ["income", "management", "actions", "upkeep"]
    if not session.line[0].state.table.options.actions:
        phases.remove("actions")
    found = moments(session)
    seasons = 4 * session.line[0].state.table.options.years
    assert [at.phase for at in found] == [None, *phases * seasons]
    assert [at.turn for at in found] == [0, *(turn for turn in range(1, seasons + 1) for _ in phases)]
    assert [at.season for at in season_ends(session)] == [None, *SEASONS * (seasons // 4)]
    assert found[-1].step == len(session)
    assert [at.step for at in found] == sorted(at.step for at in found)


def test_an_unfinished_season_has_a_moment_too():
    session = played(steps=30)
    clock = session.line[-1].state.clock
    assert moments(session)[-1] == (clock.number, clock.year, clock.season, clock.phase, 30)
    assert [at.turn for at in moments(gamekit.new_session("impero", 3, seed=1))] == [0]
    assert [(at.turn, at.season) for at in moments(late())] == [(6, None)]


@GAMES
def test_stocks_are_those_of_the_views(how):
    session = played(**how)
    for row in tables.rows(session, "stocks"):
        seen = session.view(row["step"], PUBLIC)["seats"][row["seat"]]
        assert {unit: row[unit] for unit in UNITS} == {**seen["stock"], **seen["points"]}


@GAMES
def test_stocks_change_by_the_payments(how):
    session = played(**how)
    rows, paid = tables.rows(session, "stocks"), tables.rows(session, "payments")
    for seat in session.names:
        own = [row for row in rows if row["seat"] == seat]
        for before, after in pairwise(own):
            now = [row for row in paid if before["step"] < row["step"] <= after["step"]]
            for unit in UNITS:
                change = sum(
                    row["amount"] * ((row["target"] == seat) - (row["source"] == seat))
                    for row in now
                    if row["unit"] == unit
                )
                assert after[unit] - before[unit] == change


@GAMES
def test_flows_add_the_payments_up(how):
    session = played(**how)
    flows, paid = tables.rows(session, "money_flows"), tables.rows(session, "payments")
    assert sum(row["payments"] for row in flows) == len(paid) > 50
    for row in flows[:12]:
        key = ("source", "target", "cause", "unit")
        own = [one["amount"] for one in paid if all(one[part] == row[part] for part in key)]
        assert (row["amount"], row["payments"]) == (sum(own), len(own))


@GAMES
def test_the_lines_of_an_income_add_up_to_what_was_paid(how):
    session = played(**how)
    lines, paid = tables.rows(session, "income"), tables.rows(session, "payments")
    turns = {row["turn"] for row in lines}
    assert len(turns) == len(season_ends(session)) - 1
    for turn in turns:
        for seat in session.names:
            for unit in UNITS:
                own = [row for row in lines if (row["turn"], row["seat"], row["unit"]) == (turn, seat, unit)]
                got = [
                    row["amount"]
                    for row in paid
                    if (row["turn"], row["target"], row["unit"], row["cause"]) == (turn, seat, unit, "income")
                ]
                assert max(0, sum(row["amount"] for row in own)) == sum(got)
    assert {row["line"] for row in lines} >= {"city", "season", "turn"}


def test_routes_agreed_upon_bring_nothing_before_they_begin():
    session = played(**TWO_YEARS)
    opened = {row["step"] for row in tables.rows(session, "routes") if row["change"] == "opened" and row["partner"]}
    # They begin in the step that pays the income.
    assert opened <= {row["step"] for row in tables.rows(session, "income")}


@GAMES
def test_a_bill_can_be_checked_line_by_line(how):
    session = played(**how)
    rows = tables.rows(session, "bills")
    seasons, seats = len(season_ends(session)) - 1, len(session.names)
    assert sum(row["line"] == "due" for row in rows) == seasons * seats
    effect = {"printemps": 0, "ete": 0, "automne": -2, "hiver": 1}
    for turn in range(1, seasons + 1):
        for seat in session.names:
            own = [row for row in rows if (row["turn"], row["seat"]) == (turn, seat)]
            lines = [row for row in own if row["count"]]
            by = {row["line"]: row for row in own if not row["count"]}
            for row in lines:
                assert row["total"] == row["count"] * row["each"] == row["food"] + row["gold"]
            for resource in ("food", "gold", "total"):
                assert by["sum"][resource] == sum(row[resource] for row in lines)
                change = by["split"][resource] if "split" in by else 0
                assert by["due"][resource] == by["sum"][resource] + change >= 0
                assert by["missing"][resource] == by["due"][resource] - by["paid"][resource] >= 0
            assert by.get("season_change", {"total": 0})["total"] == effect[own[0]["season"]]
            assert all(row["rules"].startswith("IMP-") for row in own)


@GAMES
def test_what_was_paid_of_the_bills_is_what_left_the_stocks(how):
    session = played(**how)
    paid = [row for row in tables.rows(session, "payments") if row["cause"] == "upkeep"]
    for row in tables.rows(session, "income_upkeep"):
        for resource, key in (("nourriture", "paid_food"), ("or", "paid_gold")):
            own = (row["turn"], row["seat"], resource)
            assert row[key] == sum(p["amount"] for p in paid if (p["turn"], p["source"], p["unit"]) == own)
        assert row["due"] == row["due_food"] + row["due_gold"] == row["missing"] + row["paid_food"] + row["paid_gold"]


@GAMES
def test_tiers_are_those_of_the_rules(how):
    session = played(**how)
    at_seven = session.line[0].state.table.options.deficit_at_7
    rows = tables.rows(session, "income_upkeep")
    for row in rows:
        counted = row["counted"]
        tier = at_seven if counted == 7 else 0 if not counted else 1 if counted < 4 else 2 if counted < 7 else 3
        assert row["tier"] == tier
        assert row["missing"] - counted in (0, 1)
    short = [(row["turn"], row["seat"], row["missing"], row["tier"]) for row in rows if row["missing"]]
    deficits = tables.rows(session, "deficits")
    assert sorted(short) == sorted((row["turn"], row["seat"], row["missing"], row["tier"]) for row in deficits)
    for row in deficits:
        most = board().tiers[row["tier"] - 1] if row["tier"] else {"stabilite": (), "influence": 0, "unites": 0}
        assert row["stability_lost"] <= sum(map(abs, most["stabilite"]))
        assert row["influence_lost"] <= most["influence"]
        assert row["units_lost"] <= most["unites"]


def test_exactly_seven_is_told():
    fleet = {"f1": {"sea": "mare_tyrrhenum", "ships": 4}, "a1": {"place": "latium", "units": {"fantassin": 2}}}
    stock = {"nourriture": 0, "or": 0}
    session = gamekit.position(
        "impero",
        {
            "players": 2,
            "season": "hiver",
            "phase": "upkeep",
            "pieces": {"P1": fleet},
            "seats": {"P1": {"stock": stock}},
        },
    )
    while session.view()["turn"] == 4:
        session.play(session.legal_actions[0])
    [row] = [row for row in tables.rows(session, "deficits") if row["seat"] == "P1"]
    assert (row["missing"], row["counted"], row["tier"]) == (7, 7, 2)
    assert "Exactly 7" in row["happened"]
    assert row["units_lost"] == row["stability_lost"] == 1


def test_every_loss_of_a_deficit_is_told():
    session = played(**TWO_YEARS)
    rows = tables.rows(session, "deficits")
    lost = sum(
        event.kind == "unit_lost" and event.params()["cause"] == "deficit"
        for node in session.line
        for event in node.events
    )
    assert sum(row["units_lost"] for row in rows) == lost > 0
    fallen = sum(
        event.params()["start"] - event.params()["end"]
        for node in session.line
        for event in node.events
        if event.kind == "stability" and event.params()["cause"] == "deficit"
    )
    assert sum(row["stability_lost"] for row in rows) == fallen > 0


@GAMES
def test_stability_is_that_of_the_season_and_not_of_the_next_one(how):
    session = played(**how)
    rows = tables.rows(session, "stability")
    permanent = session.line[0].state.table.options.winter_stability == "permanent"
    for at in season_ends(session)[1:]:
        own = {row["region"]: row for row in rows if row["turn"] == at.turn}
        # The last view of the season: what the step after it brings, only events tell.
        n = at.step - 1
        if session.line[n].state.clock.phase != "upkeep" or session.line[n].state.clock.number != at.turn:
            continue
        told = list(session.line[at.step].events)
        begun = next((i for i, event in enumerate(told) if event.kind == "season"), len(told))
        regions = session.view(n, PUBLIC)["regions"]
        touched = {e.params()["region"] for e in told[:begun] if "region" in e.params()}
        for region, row in own.items():
            if region in touched:
                continue
            assert row["lasting"] == regions[region]["lasting"]
            assert row["stability"] == regions[region]["stability"]
    winter = [row["lasting"] - row["stability"] for row in rows if row["season"] == "hiver" and row["lasting"]]
    assert set(winter) <= ({0} if permanent else {1})
    assert all(row["lasting"] == row["stability"] for row in rows if row["season"] != "hiver")


@pytest.mark.parametrize(("option", "lasting", "in_force"), [("temporary", 3, 2), ("permanent", 2, 2)])
def test_winter_takes_stability_in_winter_alone(option, lasting, in_force):
    session = late(options={"winter_stability": option, "actions": False}, year=1)
    while session.to_act is not None and session.view()["turn"] < 5:
        session.draw() if session.to_act.actor == "chance" else session.play(session.legal_actions[-1])
    rows = {row["turn"]: row for row in tables.rows(session, "stability") if row["region"] == "latium"}
    assert (rows[3]["lasting"], rows[3]["stability"]) == (3, 3)
    winter = rows[4]["lasting"], rows[4]["stability"]
    # A deficit or a card of winter may have changed it.
    assert winter[0] - winter[1] == lasting - in_force
    assert option == "temporary" or winter[0] <= 3


@GAMES
def test_cities_come_and_go_by_the_changes(how):
    session = played(**how)
    rows = tables.rows(session, "cities")
    for seat in session.names:
        own = [row for row in rows if row["seat"] == seat]
        assert own[0]["cities"] == own[0]["capital"] == 1
        for before, after in pairwise(own):
            assert after["cities"] == before["cities"] + after["gained"] - after["lost"]
        assert own[-1]["cities"] == session.view()["seats"][seat]["cities"]
        assert all(row["cities"] == row["capital"] + row["federated"] + row["conquered"] for row in own)


def test_every_change_of_hands_is_told():
    session = played(**TWO_YEARS)
    rows = tables.rows(session, "city_changes")
    kinds = [event.kind for node in session.line for event in node.events]
    ways = {"faction": "start", "federated": "federated", "city_fell": "conquered"}
    ways |= {"neutral": "neutral", "revolted": "revolted"}
    for kind, how in ways.items():
        assert sum(row["how"] == how for row in rows) == kinds.count(kind)
    assert all(row["rules"] for row in rows)
    assert [row["turn"] for row in rows] == sorted(row["turn"] for row in rows)


@GAMES
def test_points_are_the_scores_and_the_sum_of_their_parts(how):
    session = played(**how)
    rows = tables.rows(session, "points")
    for row in rows:
        assert row["points"] == sum(value for key, value in row.items() if key.startswith("of_"))
        assert row["points"] == session.view(row["step"], PUBLIC)["seats"][row["seat"]]["score"]
    last = {row["seat"]: row["points"] for row in rows}
    assert last == dict(session.game.outcome(session.line[-1].state).scores)


def test_each_season_has_a_card_and_an_order_of_play():
    session = played(**TWO_YEARS)
    cards = tables.rows(session, "event_cards", "fr")
    assert [row["season"] for row in cards] == [row["card"].partition("_")[0] for row in cards] == [*SEASONS] * 2
    assert any(row["happened"] for row in cards)
    rows = tables.rows(session, "initiative")
    for turn in range(1, 9):
        own = [row for row in rows if row["turn"] == turn]
        assert sorted(row["place"] for row in own) == [1, 2, 3, 4]
        assert all(row["score"] == row["die"] + row["spent"] for row in own)
        ordered = sorted(own, key=lambda row: row["place"])
        assert [row["score"] for row in ordered] == sorted((row["score"] for row in own), reverse=True)
    assert tables.rows(played(**CLASS), "initiative") == []
    waiting = tables.rows(chance_game(12, seed=2, game="impero"), "initiative")
    assert all(row["place"] is None for row in waiting)


def test_battles_sieges_and_missions_are_those_of_the_log():
    session = played(**TWO_YEARS)
    told = [event for node in session.line for event in node.events]
    kinds = [event.kind for event in told]
    battles, sieges = tables.rows(session, "battles"), tables.rows(session, "sieges")
    missions = tables.rows(session, "missions")
    assert len(battles) == kinds.count("battle") > 0
    assert len(sieges) == kinds.count("siege") > 0
    assert len(missions) == kinds.count("mission")
    fought = {"battle", "drowned"}
    lost = sum(e.params()["cause"] in fought for e in told if e.kind == "unit_lost")
    lost += sum(e.params()["number"] for e in told if e.kind == "ships_sunk")
    assert sum(row["attacker_lost"] + row["defender_lost"] for row in battles) >= lost
    assert {row["winner"] for row in battles} <= {"P1", "P2", "P3", "P4", None}
    assert sum(row["fell"] for row in sieges) == kinds.count("city_fell")
    assert all(row["pv"] == 0 for row in sieges if row["fell"])
    assert sum(row["besieger_lost"] for row in sieges) == sum(
        event.kind == "unit_lost" and event.params()["cause"] == "siege" for event in told
    )
    for row in missions:
        assert row["result"] == ("success" if row["die"] > 3 else "nothing" if row["die"] > 1 else "caught")
    learned = tables.rows(session, "technologies")
    for seat, seen in session.view()["seats"].items():
        assert {row["technology"] for row in learned if row["seat"] == seat} == set(seen["technologies"])


def test_hidden_stocks_stay_hidden_until_the_end():
    going, over = played(steps=150, **HIDDEN), played(steps=5000, **HIDDEN)
    assert going.to_act is not None
    assert over.to_act is None
    for row in tables.rows(going, "stocks"):
        assert {row[unit] for unit in RESOURCES} == {None}
        assert row["influence"] is not None
    assert {row["points"] for row in tables.rows(going, "points")} == {None}
    assert {row["of_gold"] for row in tables.rows(going, "points")} == {None}
    assert not {row["line"] for row in tables.rows(going, "bills")} & {"paid", "missing"}
    assert {row["line"] for row in tables.rows(going, "bills")} >= {"region", "sum", "due"}
    for row in tables.rows(going, "income_upkeep"):
        assert row["missing"] is row["tier"] is row["paid_gold"] is None
    for row in tables.rows(going, "deficits"):
        assert row["missing"] is row["tier"] is None
        assert row["happened"]
    hidden = {(row["cause"], row["unit"]) for row in tables.rows(going, "payments")}
    assert not hidden & {(cause, unit) for cause in ("income", "upkeep") for unit in RESOURCES}
    assert str(tables.stocks(going)["or"].dtype) == "Int64"
    # Once the game is over everybody may see all of it (IMP-171).
    for row in tables.rows(over, "stocks"):
        state = over.line[row["step"]].state
        assert {unit: row[unit] for unit in UNITS} == {unit: state.stock(row["seat"], unit) for unit in UNITS}
    assert {row["line"] for row in tables.rows(over, "bills")} >= {"paid", "missing"}
    assert None not in {row["missing"] for row in tables.rows(over, "income_upkeep")}
    assert all(row["points"] is not None for row in tables.rows(over, "points"))
    assert ("income", "or") in {(row["cause"], row["unit"]) for row in tables.rows(over, "payments")}


def test_a_position_has_its_tables():
    session = late(seats={"P1": {"stock": {"nourriture": 0, "or": 0}}, "P2": {"stock": {"nourriture": 9, "or": 9}}})
    assert tables.rows(session, "income") == tables.rows(session, "bills") == []
    while session.view()["turn"] == 7:
        session.play(session.legal_actions[0])
    rows = tables.rows(session, "income_upkeep")
    assert [(row["turn"], row["season"], row["seat"]) for row in rows] == [(7, "automne", "P1"), (7, "automne", "P2")]
    assert all(row["income_food"] is None for row in rows)
    assert rows[0]["missing"] == rows[0]["due"]
    assert rows[1]["missing"] == 0


def test_a_range_of_seasons_cuts_every_table():
    session = played(**TWO_YEARS)
    for what in OWN:
        rows = tables.rows(session, what, first=2, last=3)
        if what != "money_flows":
            assert rows == [row for row in tables.rows(session, what) if 2 <= row["turn"] <= 3]
    assert tables.span(session) == (0, 8)


@pytest.mark.parametrize("what", OWN)
@pytest.mark.parametrize("make", [partial(played, **TWO_YEARS), partial(gamekit.new_session, "impero", 2, seed=1)])
def test_frames_hold_the_same_as_the_rows(what, make):
    session = make()
    rows, made = tables.rows(session, what), getattr(tables, what)(session)
    index = {"actions": "step", "decisions": "step", "payments": "step", "money_flows": None}.get(what, "turn")
    assert made.index.name == index
    for column in made:
        assert [None if pd.isna(value) else value for value in made[column]] == [row[column] for row in rows]
    keys = list(tables.columns(session, what))
    assert not rows or keys == list(rows[0])
    shown = getattr(tables, what)(session, "fr")
    heads = [column.words for column in tables.columns(session, what, "fr").values()]
    assert [*filter(None, [shown.index.name]), *shown.columns] == heads or set(heads) == {
        *filter(None, [shown.index.name]),
        *shown.columns,
    }
    assert not any("_" in head or "." in head.removesuffix("no.") for head in heads)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_cell_that_people_read_is_an_id(lang):
    session = played(**TWO_YEARS)
    ids = {*board().cities, *board().regions, *SEASONS, "seat", "armee_petite", "hiver_1", "chance"}
    ids -= {name for name in ids if catalogue(lang).get(f"impero.name.{name}") == name}
    for what in set(OWN) - {"actions", "decisions"}:
        shown = getattr(tables, what)(session, lang)
        cells = {value for column in shown for value in shown[column] if isinstance(value, str)}
        assert not cells & ids, what
        assert not [cell for cell in cells if "_" in cell], what


def test_a_class_reads_its_bill_in_french():
    session = played(**CLASS)
    session.names["P1"] = "Ann"
    try:
        shown = tables.bills(session, "fr")
        heads = ["Année", "Saison", "Étape", "Place", "Ligne", "Armée", "Unités de combat", "Où", "Nombre"]
        assert list(shown.columns)[:9] == heads
        first = shown[shown["Place"] == "Ann"].iloc[0]
        assert first["Saison"] == "Printemps"
        assert first["Ligne"] == "armée de 5 unités ou moins"
        assert {"somme des lignes", "dû", "payé", "manque"} <= set(shown["Ligne"])
        assert tables.columns(session, "bills", "fr")["food"] == ("En nourriture", "ressources")
    finally:
        session.names["P1"] = "P1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_occasion_of_a_payment_has_a_name(lang):
    paid = "impero.event.paid."
    occasions = {key.removeprefix(paid).removesuffix("_points") for key in catalogue(lang) if key.startswith(paid)}
    named = {key.removeprefix("impero.cause.") for key in catalogue(lang) if key.startswith("impero.cause.")}
    assert named == occasions


def test_bills_go_into_a_file_that_spreadsheets_read(tmp_path):
    session, path = played(**CLASS), tmp_path / "bills.csv"
    tables.to_csv(tables.rows(session, "bills"), path, tables.columns(session, "bills", "fr"))
    with path.open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    assert lines[0][:4] == ["Saison nº", "Année", "Saison", "Étape"]
    assert "En or (ressources)" in lines[0]
    assert len(lines) == len(tables.rows(session, "bills")) + 1


def test_the_options_of_these_games_are_those_there_are():
    assert {*CLASS, *LASTING, *HIDDEN} - {"steps", "seed", "players"} == set(VALUES)
