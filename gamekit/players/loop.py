"""Playing a session to its end with computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamekit.core.chance import CHANCE
from gamekit.core.game import Decision, Game, Outcome, Step
from gamekit.core.session import Session
from gamekit.players.base import Player, PlayerError, Question

MAX_ACTIONS = 10_000


def seated(session: Session, players: Mapping[str, Player] | Sequence[Player]) -> dict[str, Player]:
    """Return the player of each seat.

    Raises
    ------
    PlayerError
        If a seat has no player, or there is a player without a seat.
    """
    seats = list(session.names)
    found = dict(players) if isinstance(players, Mapping) else dict(zip(seats, players))
    if set(found) != set(seats) or len(players) != len(seats):
        raise PlayerError("player.seats", seats=", ".join(seats), count=len(players))
    return found


def question(session: Session, decision: Decision) -> Question:
    """Return the decision at the cursor as the seat that decides may see it."""
    game, state, seat = session.game, session.state, decision.seat
    return Question(
        game=game.id,
        step=session.n,
        seat=seat,
        decision=decision,
        view=game.view(state, seat),
        legal=game.legal_actions(state),
        templates=tuple(t for t in game.interjections(state) if t.actor == seat),
    )


def tell(game: Game[Any], step: Step[Any], table: Mapping[str, Player]) -> None:
    """Tell every player what he may see of a step."""
    for seat, player in table.items():
        player.told(game.redact(step, seat).events)


def play(
    session: Session,
    players: Mapping[str, Player] | Sequence[Player],
    max_actions: int = MAX_ACTIONS,
) -> Outcome:
    """Play a session from its cursor to the end of the game.

    Chance is drawn by the session's seed. Before the first choice the players are told what happened so far, after
    every step what it brought, as far as their seats may see it.

    Parameters
    ----------
    players
        A player for each seat, by seat or in seat order. Give each seat an object of its own.
    max_actions
        Most actions to play.

    Returns
    -------
    Outcome
        The result of the game.

    Raises
    ------
    PlayerError
        If seats and players do not match, or the game goes on after ``max_actions``; what was played stays.

    Examples
    --------
    >>> import gamekit
    >>> from gamekit import players
    >>> s = gamekit.new_session("imperial2030", players=2, seed=7)
    >>> outcome = players.play(s, [players.get("greedy", seed) for seed in (1, 2)])
    >>> sorted(dict(outcome.ranks).values())
    [1, 2]
    """
    table = seated(session, players)
    for node in session.line[: session.n + 1]:
        tell(session.game, Step(node.state, node.events), table)
    played = 0
    while (decision := session.to_act) is not None:
        if played >= max_actions:
            raise PlayerError("player.too_long", most=max_actions)
        if decision.actor == CHANCE:
            step = session.draw()
        else:
            step = session.play(table[decision.seat].choose(question(session, decision)))
        played += 1
        tell(session.game, step, table)
    outcome = session.outcome
    assert outcome is not None
    return outcome
