"""Computer players at a table that people share: asked one move at a time, whatever was taken back meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.core.chance import CHANCE
from gamekit.core.game import Step
from gamekit.core.session import Node, Session
from gamekit.players.base import Player, PlayerError
from gamekit.players.loop import question, tell

PERSON = "person"
"""What a person is called where computer players are named."""


class Computers:
    """The computer players of a session; the other seats are people's.

    Parameters
    ----------
    session
        The game.
    kinds
        Name of the computer player by seat; a seat may also be named by its player, where only one has that name.
        ``"person"`` names none: that seat is a person's, as one that is left out.

    Raises
    ------
    PlayerError
        If there is no such seat, no computer player of that name or none that knows the game, or ``kinds`` is no
        mapping.

    Examples
    --------
    >>> import gamekit
    >>> session = gamekit.new_session("imperial2030", players=["Ann", "Ben"], deal={"P1": "RU", "P2": "CN"})
    >>> computers = Computers(session, {"Ann": "greedy"})
    >>> computers.turn
    True
    >>> computers.move() is not None
    True
    """

    def __init__(self, session: Session, kinds: Mapping[str, str]) -> None:
        self.session = session
        if not isinstance(kinds, Mapping):
            raise PlayerError("player.kinds", example='{"P2": "greedy"}', given=repr(kinds)[:40])
        named: dict[str, str] = {}
        for given, kind in kinds.items():
            seat = _seat(session, given)
            if seat in named:
                raise PlayerError("player.seat_twice", given=str(given), seat=seat)
            named[seat] = kind
        self.kinds: dict[str, str] = {seat: kind for seat, kind in named.items() if kind != PERSON}
        self._told: Node | None = None
        self._players: dict[str, Player] = {}
        self._sit_down()

    @property
    def turn(self) -> bool:
        """Whether a computer player, or chance, is to act at the cursor."""
        decision = self.session.to_act
        return decision is not None and (decision.actor == CHANCE or decision.seat in self.kinds)

    def move(self) -> Step[Any] | None:
        """Play the next step if it is a computer player's or chance's, and return it; else None.

        The same seed and the same moves of the people give the same moves of the computers, also after some were
        taken back or the game was saved and loaded.
        """
        decision = self.session.to_act
        if decision is None or not self.turn:
            return None
        if decision.actor == CHANCE:
            return self.session.draw()
        self._catch_up()
        return self.session.play(self._players[decision.seat].choose(question(self.session, decision)))

    def _sit_down(self) -> None:
        from gamekit.players import get

        seats = list(self.session.names)
        self._players = {
            seat: get(kind, self.session.seed + seats.index(seat)) for seat, kind in sorted(self.kinds.items())
        }
        for player in self._players.values():
            player.check_game(self.session.game.id)
        self._told = None

    def _catch_up(self) -> None:
        """Tell the players what they have not heard; after moves were taken back, new ones hear it from the start."""
        line = self.session.line[: self.session.n + 1]
        known = self._told.n if self._told is not None else -1
        if self._told is not None and (known >= len(line) or line[known] is not self._told):
            self._sit_down()
            known = -1
        for node in line[known + 1 :]:
            tell(self.session.game, Step(node.state, node.events), self._players)
        self._told = line[-1]


def _seat(session: Session, given: str) -> str:
    """Return a seat by its id or by its player's name."""
    if given in session.names:
        return given
    seats = [seat for seat, name in session.names.items() if name == given]
    if len(seats) != 1:
        known = ", ".join(f"{seat} ({name})" for seat, name in session.names.items())
        raise PlayerError("player.no_seat", given=str(given), known=known)
    return seats[0]
