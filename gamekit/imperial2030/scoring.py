"""The end of the game: scores, ranks and ties (END, SCO)."""

from __future__ import annotations

from functools import cache

from gamekit.core.game import Outcome
from gamekit.core.ledger import Ledger
from gamekit.core.verdict import reason
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import GameEnded, Scored
from gamekit.imperial2030.rulesets import switches
from gamekit.imperial2030.state import Nation, State


def bond_points(nations: tuple[Nation, ...], ledger: Ledger, seat: str) -> dict[str, int]:
    """Return a player's points for bonds by nation: interest times the nation's power factor (SCO-1).

    Nations without a bond of the player are left out.
    """
    points = {}
    for nation in nations:
        if held := nation.held_by(seat):
            factor = board().factor(ledger.balance(nation.id, "power"))
            points[nation.id] = factor * _interest(held)
    return points


@cache
def _interest(values: tuple[int, ...]) -> int:
    """Return the interest of bonds of one nation by their face values."""
    return sum(board().interest[value] for value in values)


def bond_score(nations: tuple[Nation, ...], ledger: Ledger, seat: str) -> int:
    """Return a player's points for all bonds (SCO-1)."""
    return sum(bond_points(nations, ledger, seat).values())


def score(state: State, seat: str) -> int:
    """Return a player's score as it would be now: bonds plus cash, treasuries count nothing (SCO-1)."""
    return bond_score(state.nations, state.ledger, seat) + state.ledger.balance(seat)


def strongest(state: State) -> tuple[str, ...]:
    """Return the nations by power points, the strongest first, equal ones in order of play (SCO-4)."""
    return tuple(sorted(board().nations, key=lambda nation: -state.ledger.balance(nation, "power")))


def ranking(state: State) -> dict[str, int]:
    """Return the rank of each player (SCO-2 to SCO-5).

    The higher score is better; among equal scores the higher credit sum in the strongest nation; players still
    equal share the rank.
    """
    depth = switches(state.table.ruleset).tie_break_depth
    deciding = strongest(state)[:depth]
    keys = {
        seat: (score(state, seat), *(state.nation(nation).credit(seat) for nation in deciding))
        for seat in state.table.seats
    }
    return {seat: 1 + sum(other > key for other in keys.values()) for seat, key in keys.items()}


def ranking_rules(state: State) -> tuple[str, ...]:
    """Return the rules that the ranking used.

    SCO-3 where scores are equal, with SCO-4 where the strongest nation is one of several; SCO-5 where ranks are.
    """
    rules = ["SCO-2"]
    scores = [score(state, seat) for seat in state.table.seats]
    if len(set(scores)) < len(scores):
        rules.append("SCO-3")
        powers = [state.ledger.balance(nation, "power") for nation in board().nations]
        if powers.count(max(powers)) > 1:
            rules.append("SCO-4")
    ranks = list(ranking(state).values())
    if len(set(ranks)) < len(ranks):
        rules.append("SCO-5")
    return tuple(rules)


def end_game(draft: Draft, nation: str) -> None:
    """End the game at once: no further turn, no investing, no donation (END-1, END-2)."""
    draft.task = None
    power = draft.ledger.balance(nation, "power")
    draft.tell(GameEnded(nation=nation, power=power, rules=("END-1", "END-2")))
    state = draft.freeze().state
    ranks, rules = ranking(state), ranking_rules(state)
    for seat in state.table.seats:
        bonds, cash = bond_score(state.nations, state.ledger, seat), state.ledger.balance(seat)
        draft.tell(
            Scored(
                player=seat,
                bonds=bonds,
                cash=cash,
                score=bonds + cash,
                rank=ranks[seat],
                rules=("SCO-1", *rules),
            )
        )


def outcome(state: State) -> Outcome | None:
    """Return the result of a finished game, None while it goes on."""
    if state.task is not None:
        return None
    winner = strongest(state)[0]
    ended = reason(
        "imperial2030.ended",
        "END-1",
        *ranking_rules(state),
        nation=winner,
        power=state.ledger.balance(winner, "power"),
    )
    ranks = ranking(state)
    seats = state.table.seats
    return Outcome(
        scores=tuple((seat, score(state, seat)) for seat in seats),
        ranks=tuple((seat, ranks[seat]) for seat in seats),
        ended=ended,
    )
