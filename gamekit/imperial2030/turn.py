"""The order of play: whose turn comes next."""

from __future__ import annotations

from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import TurnBegan, TurnSkipped
from gamekit.imperial2030.state import RONDEL


def end_turn(draft: Draft) -> None:
    """Pass the turn on to the next nation in order of play (TUR-1)."""
    begin_turn(draft, (*board().after(draft.active), draft.active), draft.clock.turn + 1, "TUR-1")


def begin_turn(draft: Draft, candidates: tuple[str, ...], turn: int, rule: str) -> None:
    """Begin the turn of the first candidate with a government; skip those without (TUR-3)."""
    for nation in candidates:
        player = draft.nation(nation).government
        if player is None:
            draft.tell(TurnSkipped(nation=nation, rules=("TUR-3",)))
            continue
        draft.set_clock(active=nation, turn=turn)
        draft.task = RONDEL
        draft.tell(TurnBegan(nation=nation, player=player, turn=turn, rules=(rule, "TUR-2")))
        return
    raise AssertionError("no nation has a government")
