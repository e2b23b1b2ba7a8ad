"""Seats: their ids, who comes after whom, and what is counted by seat."""

from __future__ import annotations

Pieces = tuple[tuple[str, int], ...]
"""(seat, how many), in seat order, without zeros."""


def seat_ids(count: int) -> tuple[str, ...]:
    """Return the ids of so many seats: ``P1``, ``P2``, ... clockwise."""
    return tuple(f"P{place + 1}" for place in range(count))


def clockwise(seats: tuple[str, ...], first: str) -> tuple[str, ...]:
    """Return seats in their order, beginning with ``first``.

    Examples
    --------
    >>> clockwise(("P1", "P2", "P3"), "P2")
    ('P2', 'P3', 'P1')
    """
    place = seats.index(first)
    return seats[place:] + seats[:place]


def count_of(pieces: Pieces, seat: str) -> int:
    """Return how many of the pieces are a seat's."""
    for owner, number in pieces:
        if owner == seat:
            return number
    return 0


def with_pieces(pieces: Pieces, seat: str, number: int) -> Pieces:
    """Return the pieces with ``number`` of a seat's."""
    rest = [piece for piece in pieces if piece[0] != seat]
    return tuple(sorted([*rest, (seat, number)] if number else rest))
