"""Sessions as tables, with and without pandas."""

from __future__ import annotations

import csv
import sys
from functools import cache
from random import Random

import pandas as pd
import pytest

import gamekit
from gamekit import tables
from gamekit.core.errors import RondelError
from gamekit.locale import LANGUAGES, catalogue
from gamekit.tables import words
from tests.widgets.recorded import long_game, play, short_game

IMPERIAL = tuple(tables.tables_of("imperial2030"))


def test_a_row_holds_what_stood_after_each_turn():
    session = long_game()
    rows = tables.rows(session, "power_points")
    assert [row["turn"] for row in rows] == list(range(rows[-1]["turn"] + 1))
    assert rows[0] == {"turn": 0, "nation": None, "step": 0, "RU": 0, "CN": 0, "IN": 0, "BR": 0, "US": 0, "EU": 0}
    for row in rows[1:]:
        before, after = session.view(row["step"] - 1), session.view(row["step"])
        assert before["turn"] == row["turn"]
        assert before["active"] == row["nation"]
        assert after["turn"] > row["turn"] or row["step"] == 600
        assert {code: row[code] for code in after["nations"]} == {
            code: nation["power"] for code, nation in after["nations"].items()
        }
    assert rows[-1]["step"] == 600


def test_treasuries_and_cash_are_those_of_the_views():
    session = short_game()
    for row in tables.rows(session, "treasuries"):
        view = session.view(row["step"])
        assert [row[code] for code in view["nations"]] == [nation["treasury"] for nation in view["nations"].values()]
    for row in tables.rows(session, "cash"):
        view = session.view(row["step"])
        assert [row[seat] for seat in view["seats"]] == [purse["cash"] for purse in view["seats"].values()]


def test_a_turn_that_has_only_just_begun_has_no_row():
    session = next(game for steps in range(20, 40) if (game := play(steps)).to_act.point == "rondel")
    rows = tables.rows(session, "cash")
    assert rows[-1]["turn"] == session.view()["turn"] - 1
    assert rows[-1]["step"] == len(session)
    assert tables.rows(play(0), "cash")[1:] == []


def test_the_cursor_does_not_matter():
    session = play(30)
    whole = tables.rows(session, "treasuries")
    session.seek(3)
    assert tables.rows(session, "treasuries") == whole
    assert session.n == 3


def test_actions_tell_who_did_what_and_by_which_rules():
    session = short_game()
    rows = tables.rows(session, "actions")
    assert len(rows) == 40
    for n, row in enumerate(rows, start=1):
        node = session.line[n]
        decision = session.game.to_act(session.line[n - 1].state)
        assert row["step"] == n
        assert row["action"] == str(node.action)
        assert row["player"] == session.names[decision.seat]
        assert row["turn"] == session.view(n - 1)["turn"]
        log = session.log(n)
        assert row["happened"] == " ".join(sentence for sentence, _ in log)
        assert set(row["rules"].split(", ")) == {rule for _, rules in log for rule in rules}
    assert tables.rows(session, "actions", "fr")[0]["happened"] == " ".join(said for said, _ in session.log(1, "fr"))


def test_a_donation_is_given_by_its_player():
    session = play(0)
    session.play("P3 donate CN 2")
    row = tables.rows(session, "actions")[0]
    assert (row["player"], row["action"]) == ("Cleo", "P3 donate CN 2")


@cache
def taxed_game():
    """Return the first game of 120 steps in which somebody taxed twice or more."""

    def taxations(game):
        return sum(event.kind == "taxed" for node in game.steps for event in node.events)

    return next(game for seed in range(1, 50) if taxations(game := play(120, seed)) > 1)


def test_tax_revenue_is_what_a_taxation_would_bring_and_brought():
    session = taxed_game()
    rows = tables.rows(session, "tax_revenue")
    for row in rows:
        nations = session.view(row["step"])["nations"]
        assert {code: row[code] for code in nations} == {code: nations[code]["revenue"] for code in nations}
    levied = {
        session.view(n - 1)["turn"]: (event.nation, event.revenue)
        for n, node in enumerate(session.steps, start=1)
        for event in node.events
        if event.kind == "taxed"
    }
    assert len(levied) > 1
    assert {row["turn"]: (row["nation"], row["taxed"]) for row in rows if row["taxed"] is not None} == levied
    assert all(row[row["nation"]] == row["taxed"] for row in rows if row["taxed"] is not None)


def test_net_worth_is_the_score_of_the_rules_with_its_cash():
    session = long_game()
    rows = tables.rows(session, "net_worth")
    for row in rows:
        seats = session.view(row["step"])["seats"]
        assert {seat: row[seat] for seat in seats} == {seat: purse["score"] for seat, purse in seats.items()}
        assert {seat: row[f"{seat}.cash"] for seat in seats} == {seat: purse["cash"] for seat, purse in seats.items()}
    assert list(tables.net_worth(session, "fr").columns)[-2:] == ["Cleo : argent", "Dan : argent"]


def test_credit_sums_say_who_governs_and_by_how_much():
    session = long_game()
    rows = tables.rows(session, "credit_sums")
    assert len(rows) == 6 * len(tables.rows(session, "cash"))
    leads = set()
    for row in rows:
        state = session.line[row["step"]].state
        nation = state.nation(row["nation"])
        sums = {seat: nation.credit(seat) for seat in session.names}
        assert {seat: row[seat] for seat in session.names} == sums
        assert row["government"] == nation.government
        if nation.government:
            others = [sums[seat] for seat in sums if seat != nation.government]
            assert row["lead"] == sums[nation.government] - max(others)
        else:
            assert row["lead"] is None
        leads.add(row["lead"])
    assert len(leads) > 2


def balances(session, n):
    view = session.view(n)
    return {code: nation["treasury"] for code, nation in view["nations"].items()} | {
        seat: purse["cash"] for seat, purse in view["seats"].items()
    }


def changes(rows):
    moved: dict[str, int] = {}
    for row in rows:
        moved[row["source"]] = moved.get(row["source"], 0) - row["amount"]
        moved[row["target"]] = moved.get(row["target"], 0) + row["amount"]
    return moved


@cache
def custom():
    """Return a game that began in the middle, with money in every purse, and went on by 60 steps of chance."""
    session = gamekit.position(
        "imperial2030",
        {
            "players": 3,
            "turn": 20,
            "active": "IN",
            "nations": {code: {"treasury": 10} for code in ("RU", "CN", "IN", "BR", "US", "EU")},
            "seats": {"P1": {"cash": 30}},
        },
        seed=3,
    )
    chance = Random(3)
    while session.to_act and len(session) < 60:
        session.play(chance.choice(session.legal_actions))
    return session


@pytest.mark.parametrize("make", [long_game, short_game, taxed_game, custom])
def test_money_flows_explain_every_change_of_every_balance(make):
    session = make()
    ends = tables.rows(session, "cash")
    turns = [row["turn"] for row in ends]
    ranges = [(turn, turn) for turn in turns[1 :: len(turns) // 12]] + [(turns[1], turns[-1]), (turns[2], turns[-2])]
    for first, last in ranges:
        before = balances(session, next(row["step"] for row in ends if row["turn"] == first - 1))
        after = balances(session, next(row["step"] for row in ends if row["turn"] == last))
        moved = changes(tables.rows(session, "money_flows", first=first, last=last))
        for purse in after:
            assert after[purse] - before[purse] == moved.get(purse, 0), (purse, first, last)
        assert sum(moved.values()) == 0
    assert any(changes(tables.rows(session, "money_flows")).values())


def test_the_whole_game_with_its_set_up_accounts_for_all_money():
    session = long_game()
    moved = changes(tables.rows(session, "money_flows"))
    assert {purse: moved.get(purse, 0) for purse in balances(session, 600)} == balances(session, 600)
    setup = tables.rows(session, "money_flows", last=0)
    assert {row["cause"] for row in setup} == {"start", "bond"}


def test_flows_add_the_payments_up():
    session = long_game()
    flows, paid = tables.rows(session, "money_flows"), tables.rows(session, "payments")
    assert sum(flow["payments"] for flow in flows) == len(paid) > len(flows)
    for flow in flows:
        own = [row["amount"] for row in paid if all(row[key] == flow[key] for key in ("source", "target", "cause"))]
        assert (flow["amount"], flow["payments"]) == (sum(own), len(own))
    for row in paid[:: len(paid) // 9]:
        assert any(
            (event.source, event.target, event.amount, ", ".join(event.rules))
            == (row["source"], row["target"], row["amount"], row["rules"])
            for event in session.line[row["step"]].events
            if event.kind == "paid"
        )


def test_flows_for_people():
    made = tables.money_flows(play(0), "fr")
    assert list(made.columns) == ["De", "À", "Motif", "Montant en millions", "Versements"]
    assert list(made.iloc[0]) == ["la banque", "Ann", "argent de départ", 13, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_occasion_of_a_payment_has_a_name(lang):
    said = catalogue(lang)
    paid = "imperial2030.event.paid."
    occasions = {key.removeprefix(paid) for key in said if key.startswith(paid)} - {"power"}
    named = {key.removeprefix("imperial2030.cause.") for key in said if key.startswith("imperial2030.cause.")}
    assert named == occasions
    assert tables.cause_name("imperial2030", "tribute", lang) == "tribute"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_tables_is_there_and_used(lang):
    said = catalogue(lang)
    made = [table for game in gamekit.games() for table in tables.tables_of(game).values()]
    units = {unit for table in made for unit in table.units.values()} | {table.unit for table in made} - {""}
    assert {key.removeprefix("unit.") for key in said if key.startswith("unit.")} == units
    assert {key for key in said if key.startswith("occasion.")} == {
        "occasion.earnings",
        "occasion.final",
    }
    parts = {f"column.{part}_of" for part in words.PARTS}
    own = {key for key in said if key.startswith("column.incorporated.")}
    of_impero = {column for table in tables.tables_of("impero").values() for column in table.columns}
    impero = {key for key in said if key.startswith("column.impero.")}
    spelled = {f"column.{word}" for word in words.WORDS}
    heads = {key for key in said if key.startswith("column.")}
    assert heads == spelled | parts | own | impero | {"column.start", "column.die_shows"}
    own_words = {key.removeprefix("column.impero.") for key in impero}
    assert own_words <= of_impero <= own_words | words.WORDS
    assert {key.removeprefix("column.incorporated.") for key in own} <= words.WORDS


def test_a_range_of_turns_cuts_every_table():
    session = short_game()
    for what in IMPERIAL:
        rows = tables.rows(session, what, first=2, last=4)
        if what != "money_flows":
            turns = {row["turn"] for row in rows}
            assert turns == {2, 3, 4} or (what == "payments" and turns < {2, 3, 4})
            assert rows == [row for row in tables.rows(session, what) if 2 <= row["turn"] <= 4]
    assert tables.rows(session, "cash", first=999) == []
    assert list(tables.frame(session, "cash", first=999).columns) == ["nation", "step", "P1", "P2", "P3", "P4"]
    with pytest.raises(RondelError, match="from 4 to 2"):
        tables.rows(session, "cash", first=4, last=2)


def test_the_span_is_that_of_the_rows():
    for session in (play(0), play(1), short_game(), long_game(), custom()):
        turns = [row["turn"] for row in tables.rows(session, "cash")]
        assert tables.span(session) == (turns[0], turns[-1])
    assert tables.span(custom())[0] == 19


def test_a_position_without_steps_has_its_tables():
    session = gamekit.position("imperial2030", {"players": 3, "turn": 9})
    assert tables.rows(session, "payments") == []
    assert tables.money_flows(session).empty
    assert list(tables.payments(session, "en").columns)[1:4] == ["From", "To", "For"]
    assert [row["turn"] for row in tables.rows(session, "net_worth")] == [8]
    assert tables.actions(session).empty


@pytest.mark.parametrize("what", IMPERIAL)
def test_frames_hold_the_same_as_the_rows(what):
    session = short_game()
    made = getattr(tables, what)(session)
    rows = tables.rows(session, what)
    index = {"actions": "step", "decisions": "step", "payments": "step", "money_flows": None}.get(what, "turn")
    assert made.index.name == index
    assert index is None or list(made.index) == [row[index] for row in rows]
    for column in made:
        wanted = [row[column] for row in rows]
        assert [None if pd.isna(value) else value for value in made[column]] == wanted


@pytest.mark.parametrize(("make", "taxed"), [(lambda: play(0), False), (taxed_game, True)], ids=["start", "taxed"])
def test_numbers_stay_whole_where_some_are_missing(make, taxed):
    session = make()
    rows = [row["taxed"] for row in tables.rows(session, "tax_revenue")]
    made = tables.tax_revenue(session)["taxed"]
    assert str(made.dtype) == "Int64"
    assert made.count() == len([cell for cell in rows if cell is not None])
    assert (made.count() > 0) == taxed
    assert list(tables.tax_revenue(session, "en")["Brought by a Taxation"]) == [
        "" if cell is None else cell for cell in rows
    ]


def test_a_nation_without_government_has_empty_cells():
    bonds = {"P1": {"bonds": {"RU": [9]}}, "P2": {"bonds": {"RU": [2]}}}
    session = gamekit.position("imperial2030", {"players": 2, "turn": 9, "seats": bonds})
    made = tables.credit_sums(session, "fr")
    assert list(made["Gouvernée par"]) == ["P1", *[""] * 5]
    assert list(made["Avance"]) == [7, *[""] * 5]
    assert str(tables.credit_sums(session)["lead"].dtype) == "Int64"


def test_headings_for_people():
    session = short_game()
    made = tables.treasuries(session, "fr")
    assert made.index.name == "Tour"
    assert list(made.columns) == ["Nation", "Étape", "Russie", "Chine", "Inde", "Brésil", "États-Unis", "Europe"]
    assert list(made["Nation"].iloc[:2]) == ["début", "Russie"]
    assert list(tables.cash(session, "en").columns) == ["Nation", "Step", "Ann", "Ben", "Cleo", "Dan"]
    assert list(tables.actions(session, "en").columns) == [
        "Turn", "Nation", "Player", "Action", "What happened", "Rules",
    ]  # fmt: skip


def test_players_of_the_same_name_keep_columns_of_their_own():
    columns = list(tables.cash(play(3, players=("Ann", "Ann", "Turn")), "en").columns)
    assert columns[2:] == ["Ann (P1)", "Ann (P2)", "Turn (P3)"]


def test_an_unknown_table_is_an_error_that_lists_the_known_ones():
    with pytest.raises(RondelError, match=r"power_points, treasuries, .*, actions, decisions\.$"):
        tables.rows(short_game(), "networth")


def test_without_pandas_the_error_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"rondel\[lab\].*gamekit\.tables\.rows"):
        tables.frame(short_game(), "cash")
    assert tables.rows(short_game(), "cash")


def test_decisions_are_the_steps_of_people():
    session = play(0)
    session.play("P3 donate CN 2")
    session.play("RU taxation")
    given, taxed = tables.rows(session, "decisions")
    assert (given["seat"], given["player"], given["point"], given["question"]) == ("P3", "Cleo", None, "")
    assert taxed["point"] == "rondel"
    assert taxed["question"] == f"Russia, governed by {taxed['player']}, chooses a space on the rondel."
    assert (taxed["nation"], taxed["action"]) == ("RU", "RU rondel taxation")
    assert taxed["happened"] == tables.rows(session, "actions")[1]["happened"]
    session.meta["computers"] = {"P3": "greedy"}
    assert tables.rows(session, "decisions") == [taxed]
    session.meta = {"bots": ["greedy"] * 4}
    assert tables.rows(session, "decisions") == []


@pytest.mark.parametrize("what", IMPERIAL)
def test_columns_have_the_words_of_the_frame_and_units(what):
    session = short_game()
    made = tables.columns(session, what, "fr")
    shown = tables.frame(session, what, "fr").reset_index()
    assert [column.words for column in made.values()] == list(shown.columns)[-len(made) :]
    assert list(made) == list(tables.rows(session, what)[0])


def test_units_of_columns():
    made = tables.columns(short_game(), "net_worth")
    assert made["P1"] == ("Ann", "points")
    assert made["P1.cash"] == ("Ann: cash", "millions")
    assert made["step"] == ("Step", "")
    assert tables.columns(short_game(), "money_flows")["amount"] == ("Amount in millions", "millions")


def test_rows_go_into_a_file_that_spreadsheets_read(tmp_path):
    session, path = play(20, players=("Zoé", '=Ben, "B"')), tmp_path / "made.csv"
    rows = tables.rows(session, "decisions", "fr")
    tables.to_csv(rows, path)
    read = pd.read_csv(path, keep_default_na=False)
    assert list(read.columns) == list(rows[0])
    # What would be run as a formula is marked as text.
    for column in ("happened", "player"):
        told = [f"'{row[column]}" if row[column].startswith("=") else row[column] for row in rows]
        assert list(read[column]) == told
        assert any(cell.startswith("'=Ben") for cell in told)
    assert path.read_bytes().startswith("\ufeff".encode())
    tables.to_csv([], path, tables.columns(session, "cash", "fr"))
    head = 'Tour,Nation,Étape,Zoé (millions),"\'=Ben, ""B"" (millions)"'
    assert path.read_text("utf-8-sig").splitlines() == [head]
    tables.to_csv([], path)
    assert path.read_text("utf-8-sig").splitlines() == [""]


@pytest.mark.parametrize("told", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_text_of_a_file_is_run_as_a_formula(told, tmp_path):
    path = tmp_path / "made.csv"
    tables.to_csv([{"who": told, "amount": -3}], path, {"who": told, "amount": "Amount"})
    with path.open(encoding="utf-8-sig", newline="") as file:
        assert list(csv.reader(file)) == [[f"'{told}", "Amount"], [f"'{told}", "-3"]]


@pytest.mark.parametrize("given", [None, "cash", {}, play])
def test_what_is_no_session_has_no_tables(given):
    for ask in (tables.rows, tables.columns, tables.frame):
        with pytest.raises(TypeError, match="a table is of a session"):
            ask(given, "cash")
