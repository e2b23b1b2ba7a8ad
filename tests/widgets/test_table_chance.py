"""Chance at the table: dice wait for a person, cards come by themselves, and taking back goes over both."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import gamekit
from gamekit.core.chance import CHANCE
from gamekit.core.session import Session
from tests.conftest import ROOT
from tests.widgets.test_table import ask, played, until
from widgets import GameTable, ReplayPlayer
from widgets.play.sitting import sitting_of

DICE = ("crisis_die", "clash_die")


def new(**options: Any) -> Session:
    return gamekit.new_session("incorporated", ["Ann", "Ben", "Cleo"], seed=2, options=options)


def before(point: str) -> Session:
    """Return a recorded game as it stood when something was to be decided for the first time."""
    session = gamekit.load(ROOT / "replays/incorporated-3p.replay.jsonl")
    found = next(n for n in range(len(session)) if session.view(n)["decision"]["point"] == point)
    session.undo_to(found)
    return session


def test_cards_are_drawn_before_anybody_is_asked() -> None:
    table = GameTable(new())
    assert table.session.to_act.actor != CHANCE
    assert table._now["who"] == "person"
    drawn = [node.action for node in table.session.steps]
    assert drawn
    again = new()
    while again.to_act.actor == CHANCE:
        again.draw()
    assert [node.action for node in again.steps] == drawn


@pytest.mark.parametrize("point", DICE)
def test_dice_wait_until_somebody_rolls(point: str) -> None:
    session = before(point)
    keyed = before(point)
    keyed.draw()
    table = GameTable(session, {})
    n = session.n
    assert (table._now["who"], table._now["menu"], table._now["waiting"]) == ("roll", None, False)
    # Nothing else lets them fall.
    for wish in ("go", "pause", "choose", "clear"):
        ask(table, wish)
    assert session.n == n
    ask(table, "roll")
    assert session.line[n + 1].action == keyed.node.action
    assert table._now["who"] == "person"
    # Pressed once more, at this table or another one, it is nobody's wish.
    more = session.n
    ask(table, "roll")
    assert session.n == more


def test_dice_may_fall_by_themselves() -> None:
    session = before("crisis_die")
    n = session.n
    GameTable(session, {}, rolls="auto")
    assert session.n > n
    assert session.to_act.actor != CHANCE
    with pytest.raises(ValueError, match="rolls is one of ask, auto, not 'never'"):
        GameTable(new(), rolls="never")  # type: ignore[arg-type]


def test_computer_players_go_on_after_a_roll() -> None:
    session = before("crisis_die")
    table = GameTable(session, dict.fromkeys(session.names, "greedy"))
    assert table._now["who"] == "roll"
    table.roll()
    assert session.view()["decision"]["point"] in DICE
    assert session.view()["turn"] == 2
    table.roll()
    assert table._now["who"] in ("roll", "over")


def test_a_die_rolled_again_falls_as_before() -> None:
    session = before("crisis_die")
    table = GameTable(session, {})
    n = session.n
    table.roll()
    fell = session.line[n + 1].action
    table.seek(n)
    assert table._now["who"] == "roll"
    table.roll()
    assert session.line[n + 1].action == fell


def test_taking_back_goes_over_chance_to_the_last_choice_of_a_person() -> None:
    session = before("crisis_die")
    chose = session.n - 1
    assert session.game.to_act(session.line[chose].state).actor != CHANCE
    table = GameTable(session, {})
    table.roll()
    table.undo()
    assert (session.n, len(session)) == (chose, chose)
    table.redo()
    assert len(session) > chose + 1


def test_taking_back_the_first_choice_leaves_the_cards_on_the_table() -> None:
    table = GameTable(new())
    drawn = table.session.n
    table.play(str(table.session.legal_actions[0]))
    table.undo()
    assert table.session.n == drawn
    # There is nothing left that a person chose: one card goes back, and waits.
    table.undo()
    assert (table.session.n, table._now["who"], table._now["waiting"]) == (drawn - 1, "chance", False)
    ask(table, "go")
    assert table.session.n == drawn


def test_in_a_notebook_cards_come_one_by_one_and_can_wait() -> None:
    async def story() -> None:
        session = new()
        table = GameTable(session, pace=0.001)
        assert (session.n, table._now["who"], table._now["waiting"]) == (0, "chance", True)
        await until(lambda: session.n >= 3)
        ask(table, "pause")
        stopped = session.n
        await asyncio.sleep(0.02)
        assert (session.n, table._now["waiting"]) == (stopped, False)
        ask(table, "go")
        await until(lambda: table._now["who"] == "person")
        table.close()

    asyncio.run(story())


def test_who_rolls_holds_for_all_tables_of_a_session() -> None:
    session = before("clash_die")
    one = GameTable(session, {})
    assert sitting_of(session).rolls == frozenset(DICE)
    two = GameTable(session, {})
    two.roll()
    assert one._now["n"] == two._now["n"] == session.n
    assert played(session)[-1] == str(session.node.action)


# Whose eyes.


def big_brother(session: Session) -> str:
    return next(seat for seat, held in session.view()["seats"].items() if held["corporation"] == "big_brother")


def test_a_table_and_a_player_show_what_one_player_sees() -> None:
    session = new(hidden_cash=True)
    public = GameTable(session)
    knows = big_brother(session)
    others = [seat for seat in session.names if seat != knows]
    own = GameTable(session, viewer=knows, lang="fr")
    assert public.view["outlook"]["ahead"] is None
    assert own.view["outlook"]["ahead"] is not None
    assert own.view["seats"][knows]["cash"] is not None
    assert [own.view["seats"][seat]["cash"] for seat in others] == [None, None]
    assert [public.view["seats"][seat]["cash"] for seat in session.names] == [None] * 3
    assert public._now["seen"] == ""
    assert session.names[knows] in own._now["seen"]
    player = ReplayPlayer(session, viewer=session.names[others[0]], start_at=len(session))
    assert player.view["outlook"]["ahead"] is None
    assert player.view["seats"][others[0]]["cash"] is not None


def test_what_is_paid_in_secret_flies_for_nobody_else() -> None:
    session = gamekit.load(ROOT / "replays/incorporated-3p.replay.jsonl")
    hidden = gamekit.new_session(
        "incorporated", list(session.names.values()), seed=session.seed, options={"hidden_cash": True}
    )
    public = GameTable(hidden, rolls="auto")
    seat = hidden.to_act.seat
    own = GameTable(hidden, viewer=seat, rolls="auto")
    public.play(f"{seat} loan")
    assert own._now["paid"]
    assert own._now["paid"][0][1] == seat
    assert public._now["paid"] == []
    assert len(own._now["happened"]) > len(public._now["happened"])


def initiative() -> Session:
    """Return a game of IMPERO before the first dice of initiative are rolled."""
    session = gamekit.new_session("impero", ["Ann", "Ben", "Cleo"], seed=2, options={"years": 1})
    while session.to_act.point != "initiative_die":
        if session.to_act.actor == CHANCE:
            session.draw()
        else:
            session.play(session.legal_actions[-1])
    return session


def test_the_dice_of_a_throw_wait_before_the_first_one_only() -> None:
    session = initiative()
    table = GameTable(session, {})
    n = session.n
    assert (table._now["who"], table._now["several"]) == ("roll", True)
    ask(table, "roll")
    assert [session.game.to_act(node.state).point for node in session.line[n:-1]] == ["initiative_die"] * 3
    assert session.to_act.point == "initiative_spend"
    assert table._now["several"] is False
    # Between two of its dice nothing is left to roll: chance goes on, as it did.
    table.seek(n + 1)
    assert table._now["who"] == "chance"
    table.seek(n)
    assert table._now["who"] == "roll"


def test_a_die_that_is_alone_is_no_throw() -> None:
    session = before("clash_die")
    assert GameTable(session, {})._now["several"] is False
