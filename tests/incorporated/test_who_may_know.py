"""Whoever asks: verdicts and events tell nobody what another seat alone may know (INC-013, INC-S05)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit.core.errors import UnknownViewer
from gamekit.core.game import ALL, PUBLIC
from gamekit.incorporated import GAME
from gamekit.incorporated.actions import GRAMMAR
from gamekit.locale import LANGUAGES
from tests.incorporated.support import Play

HIDDEN = {"hidden_cash": True}
ARGUMENTS = {
    "auction": "us",
    "sell": "us 9",
    "bid": "60",
    "lower": "2",
    "place": "us.1",
    "remove": "us.2",
    "swap": "us.2",
    "income": "us",
    "defend": "us",
    "grab": "us.1",
    "kill": "P1 us cube",
    "move": "us > canada",
    "lobby": "budget",
    "camp": "NATO",
    "marker": "uk",
    "banks": "stress up",
    "budget": "stimulus",
    "rd": "us.6",
    "exchange": "heavy heavy",
    "discard": "heavy",
    "unlock": "india.3",
    "lock": "us.1",
    "flip": "uk",
    "repay": "2",
}
"""What may stand behind a verb; ``fight``, ``expand``, ``stop``, ``pass`` and ``loan`` take nothing."""


def told(cash: int, action: str, viewer: str, **data: Any) -> list[Any]:
    """Return the events of an action by P2, who has so much cash, as a viewer sees them."""
    state = GAME.position({**data, "options": HIDDEN, "seats": {"P2": {"cash": cash}}})
    return list(GAME.redact(GAME.apply(state, GAME.parse(action)), viewer).events)


@pytest.mark.parametrize("viewer", [PUBLIC, "P1", "P3"])
@pytest.mark.parametrize(
    "task",
    [
        {"type": "bid", "country": "us", "price": 4, "leader": "P1", "waiting": ["P2", "P3"]},
        {"type": "bid", "country": "us", "waiting": ["P2", "P3", "P1"]},
        {"type": "private_bid", "country": "us", "seller": "P1", "minimum": 5, "waiting": ["P2", "P3"]},
    ],
)
def test_a_bid_does_not_tell_whether_cash_covers_it(task: dict[str, Any], viewer: str) -> None:
    """INC-115: a bid may exceed cash, and nobody learns whether it does."""
    data = {"phase": "investment", "due": "P1" if task["type"] != "bid" or "leader" in task else "P2", "task": task}
    poor, rich = (told(cash, "P2 bid 20", viewer, **data) for cash in (3, 60))
    assert poor == rich
    assert "INC-115" in poor[0].rules


@pytest.mark.parametrize("phase", ["investment", "competition", "lobbying", "earnings"])
def test_asking_about_another_seat_does_not_tell_its_cash(phase: str) -> None:
    """INC-S05: P1 decides and asks what P2 could do; the answers are the same whatever P2 has."""
    due = {} if phase == "earnings" else {"due": "P1"}
    worlds = [
        GAME.position({"phase": phase, **due, "options": HIDDEN, "seats": {"P2": {"cash": cash, "bonds": 2}}})
        for cash in (0, 1, 47)
    ]
    texts = ["P2", *(f"P2 {verb} {ARGUMENTS.get(verb, '')}" for verb in GRAMMAR.types)]
    for text in texts:
        verdicts = [GAME.explain(world, text) for world in worlds]
        for lang in LANGUAGES:
            assert len({verdict.text(lang) for verdict in verdicts}) == 1, text
        assert len({verdict.choices for verdict in verdicts}) == 1, text


def test_a_loan_refused_for_a_bid_does_not_tell_what_the_bidder_has() -> None:
    """INC-A13, INC-114: the last bond is kept for who may need it; how badly is hidden with the cash."""
    task = {"type": "bid", "country": "us", "price": 15, "leader": "P1", "waiting": ["P2", "P3"]}
    data = {"phase": "investment", "due": "P1", "task": task}
    said = set()
    for cash in (3, 9):
        seats = {"P1": {"cash": cash}}
        hidden = Play.at({**data, "seats": seats, "options": {**HIDDEN, "bond_supply": 1}}).refused("P2 loan")
        assert hidden.rules == ("INC-A13", "INC-114")
        said.add(hidden.text())
        known = Play.at({**data, "seats": seats, "options": {"bond_supply": 1}}).refused("P2 loan")
        assert f"${cash}" in known.text()
    assert len(said) == 1


@pytest.mark.parametrize("viewer", ["P4", "p1", "Ann", "", None, 1])
def test_only_those_at_the_table_look(viewer: Any) -> None:
    """INC-S05: a seat that is not there would else pass for one that sees little."""
    with pytest.raises(UnknownViewer, match="P1, P2, P3, public, all"):
        GAME.view(GAME.position({}), viewer)
    for known in ("P1", "P3", PUBLIC, ALL):
        assert GAME.view(GAME.position({}), known)["game"] == GAME.id


@pytest.mark.parametrize("text", ["", "P1", "chance"])
def test_a_game_that_is_over_asks_for_nothing(text: str) -> None:
    """INC-200: the verbs would be no help."""
    verdict = GAME.explain(GAME.position({"phase": "over"}), text)
    assert verdict.text() == "The game is over (INC-200, INC-001)."
    assert verdict.choices == ()


def test_who_is_not_asked_is_told_what_is_waited_for() -> None:
    """INC-090: at a draw of chance, and at another seat's decision."""
    verdict = GAME.explain(GAME.position({"phase": "earnings"}), "P1")
    assert verdict.text() == "Needs a later moment; P1 has nothing to do now. The crisis die is to be rolled."
    lobby = GAME.explain(GAME.position({"phase": "lobbying", "due": "P2"}), "P1")
    assert lobby.text().startswith("Needs a later moment; P1 has nothing to do now. ")
    assert not GAME.explain(GAME.position({"phase": "lobbying", "due": "P1"}), "P1").reasons


def test_the_odds_of_draws_are_named_only_where_draws_are_made() -> None:
    """INC-S03: they follow from the cards in the deck; what shows something to somebody has no use for them."""
    root = Path(gamekit.__file__).resolve().parents[1]
    users = {
        path.relative_to(root).as_posix()
        for folder in ("gamekit", "widgets")
        for path in (root / folder).rglob("*.py")
        if "chance_outcomes" in path.read_text(encoding="utf-8")
    }
    assert users == {f"gamekit/core/{module}.py" for module in ("game", "room", "session")}
