"""Sessions as tables, with and without pandas."""

from __future__ import annotations

import sys

import pytest

from gamekit import tables
from gamekit.core.errors import RondelError
from tests.widgets.recorded import long_game, play, short_game


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


@pytest.mark.parametrize("what", ["power_points", "treasuries", "cash", "actions"])
def test_frames_hold_the_same_as_the_rows(what):
    session = short_game()
    made = getattr(tables, what)(session)
    rows = tables.rows(session, what)
    index = "step" if what == "actions" else "turn"
    assert made.index.name == index
    assert list(made.index) == [row[index] for row in rows]
    for column in made:
        wanted = [row[column] for row in rows]
        assert [None if value != value else value for value in made[column]] == wanted


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
    with pytest.raises(RondelError, match="power_points, treasuries, cash, actions"):
        tables.rows(short_game(), "networth")


def test_without_pandas_the_error_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"rondel\[lab\].*gamekit\.tables\.rows"):
        tables.frame(short_game(), "cash")
    assert tables.rows(short_game(), "cash")
