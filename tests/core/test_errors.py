"""Errors and verdicts: one sentence in either language, with the rule, whatever the parameters hold."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import gamekit
from gamekit.core import errors
from gamekit.core.errors import (
    BadAction,
    IllegalAction,
    LedgerError,
    ReplayError,
    RondelError,
    SessionError,
    SetupError,
    UnknownGame,
)
from gamekit.core.rulebook import UnknownRule
from gamekit.core.verdict import Reason, Verdict, reason
from tests.tiny import Coins


def test_an_error_is_its_english_text() -> None:
    error = LedgerError("ledger.overdrawn", account="P1", amount=6, held=5, unit="cash")
    assert str(error) == error.text() == error.text("en") == "P1 holds 5 cash and cannot pay 6"
    assert error.text("fr") != error.text("en")
    assert "5" in error.text("fr")


def test_a_rule_stands_at_the_end() -> None:
    error = SetupError("setup.players", rule="GEN-1", least=2, most=6, count=9)
    assert error.text("en").endswith(" (GEN-1)")
    assert error.text("fr").endswith(" (GEN-1)")
    assert error.rule == "GEN-1"


def test_every_error_is_a_value_error_of_the_kit() -> None:
    kinds = {getattr(errors, name) for name in errors.__all__}
    assert all(issubclass(kind, RondelError) and issubclass(kind, ValueError) for kind in kinds)
    with pytest.raises(ValueError, match="not chance"):
        raise SessionError("session.no_chance")


def test_a_replay_error_says_where() -> None:
    error = ReplayError("json.missing", line=7, step=5, field="actor")
    assert (error.line, error.step) == (7, 5)
    assert str(error) == "line 7, step 5: actor is missing"
    assert str(ReplayError("json.missing", line=1, field="actor")) == "line 1: actor is missing"
    assert error.text("fr").startswith("ligne 7")


def test_a_replay_error_of_a_file_names_it() -> None:
    error = ReplayError("json.missing", line=7, step=5, field="actor")
    error.file = "games/first.replay.jsonl"
    assert str(error) == "games/first.replay.jsonl, line 7, step 5: actor is missing"
    assert error.text("fr").startswith("games/first.replay.jsonl, ligne 7, étape 5")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_notebook_shows_an_error_in_one_line() -> None:
    error = SetupError("setup.players", rule="GEN-1", least=2, most=6, count=9)
    assert error._render_traceback_() == [f"SetupError: {error}"]
    refused = IllegalAction(Verdict("illegal", "RU skip", (reason("imperial2030.refuse.over", "END-2"),)))
    assert refused._render_traceback_() == [
        "IllegalAction: The game is over; nothing more is played, bought or donated (END-2)."
    ]


def test_an_error_of_the_program_shows_how_it_came_about() -> None:
    with pytest.raises(LedgerError) as caught:
        raise LedgerError("ledger.overdrawn", account="P1", amount=6, held=5, unit="cash")
    lines = caught.value._render_traceback_()
    assert lines[0].startswith("Traceback")
    assert any("test_errors.py" in line for line in lines)
    assert lines[-1].endswith(str(caught.value))


@pytest.mark.skipif(find_spec("IPython") is None, reason="IPython is not installed")
def test_ipython_shows_that_line_and_nothing_else(tmp_path: Path) -> None:
    cell = "import gamekit; gamekit.new_session('chess', players=2)"
    shell = [sys.executable, "-m", "IPython", "--colors=NoColor", "--HistoryManager.enabled=False", "-c", cell]
    ran = subprocess.run(shell, env={**os.environ, "IPYTHONDIR": str(tmp_path)}, capture_output=True, text=True)
    assert ran.returncode == 1
    with pytest.raises(UnknownGame) as known:
        gamekit.new_session("chess", players=2)
    assert ran.stdout.strip() == f"UnknownGame: {known.value}"


def test_an_error_inside_an_error_speaks_the_same_language() -> None:
    inner = BadAction("text.amount", word="x")
    outer = RondelError("position.bad", what=inner)
    assert inner.text("fr") in outer.text("fr")
    assert inner.text("en") in outer.text("en")


def test_endless_parameters_are_cut() -> None:
    error = BadAction("text.amount", word="9" * 100_000)
    assert len(str(error)) < 1000
    assert "99999..." in str(error)


def test_signs_of_templates_in_parameters_are_harmless() -> None:
    assert "{boom} {0}" in str(BadAction("text.amount", word="{boom} {0}"))


def test_an_unknown_game_names_the_known_ones(coins: Coins) -> None:
    error = UnknownGame("game.unknown", given="chess", known="coins")
    assert "chess" in str(error)
    assert "coins" in error.text("fr")


WHY = (
    reason("coins.refuse.coins", "PUR-1", "GIF-1", player="P1", needed=3, held=1),
    reason("coins.refuse.over", hint=True),
)


@pytest.mark.usefixtures("coins")
def test_a_verdict_gives_its_reasons_with_their_rules() -> None:
    verdict = Verdict("illegal", "P1 give P2 3", WHY, ("PUR-1", "GIF-1"), game="coins")
    assert not verdict
    assert verdict.text() == "Needs 3 coins; P1 has 1 (PUR-1, GIF-1). The game is over."
    assert (
        verdict.named({"P1": "Ann"}).text("fr")
        == "Il faut 3 pièces\u202f; Ann en a 1 (PUR-1, GIF-1). La partie est terminée."
    )
    assert verdict.text() == "Needs 3 coins; P1 has 1 (PUR-1, GIF-1). The game is over.", "a copy was named"


@pytest.mark.usefixtures("coins")
def test_an_illegal_action_is_its_verdict() -> None:
    verdict = Verdict("illegal", "P1 give P2 3", WHY, ("PUR-1", "GIF-1"), game="coins")
    error = IllegalAction(verdict)
    assert error.verdict is verdict
    assert error.rule == "PUR-1"
    for lang in ("en", "fr"):
        assert error.text(lang) == verdict.text(lang)
    assert IllegalAction(Verdict("malformed", "x", (WHY[1],), game="coins")).rule == ""


def test_legal_and_unfinished_verdicts() -> None:
    legal = Verdict("legal", "P1 keep", rules=("SEL-1",))
    assert legal
    assert legal.text() == "P1 keep is legal (SEL-1)."
    assert Verdict("legal", "P1 keep").text() == "P1 keep is legal."
    unfinished = Verdict("incomplete", "P1 pick", choices=("apples", "pears"))
    assert not unfinished
    assert "apples, pears" in unfinished.text("en")
    assert "apples, pears" in unfinished.text("fr")


def test_reasons_cannot_be_changed() -> None:
    assert WHY[0] == Reason("coins.refuse.coins", ("PUR-1", "GIF-1"), {"player": "P1", "needed": 3, "held": 1})
    with pytest.raises(TypeError):
        WHY[0].params["held"] = 9  # type: ignore[index]


@pytest.mark.usefixtures("coins")
@pytest.mark.parametrize(
    "error",
    [
        SetupError("setup.players", rule="GEN-1", game="coins", least=2, most=6, count=9),
        ReplayError("json.missing", line=7, step=5, rule="TUR-1", field="actor"),
        IllegalAction(Verdict("illegal", "P1 give P2 3", WHY, ("PUR-1", "GIF-1"), game="coins")),
        UnknownRule("rule.unknown", rule_name="X", game_id="coins", near="-"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_come_through_from_other_processes(error: RondelError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.__dict__ == error.__dict__
    assert again.args == error.args
    for lang in ("en", "fr"):
        assert again.text(lang) == error.text(lang)
