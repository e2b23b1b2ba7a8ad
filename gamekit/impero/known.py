"""What is found out once about parts of a position, and known again while they are the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar, TypeVarTuple

At = TypeVar("At")
Found = TypeVar("Found")
More = TypeVarTuple("More")


def known_by(*parts: str) -> Callable[[Callable[[At, *More], Found]], Callable[[At, *More], Found]]:
    """Return a decorator: what a function says of a position is remembered until it is asked about other parts.

    States share the parts that an action leaves alone, so that it is seen at once whether they are the same: to hash
    the cities of a whole map would cost more than most that is asked of them.

    Parameters
    ----------
    parts
        Attributes of the position, immutable ones: all that the answer depends on.
    """
    read: Callable[[Any], Any] = attrgetter(*parts)
    single = len(parts) == 1

    def decorate(find: Callable[[At, *More], Found]) -> Callable[[At, *More], Found]:
        # Only of the last parts: a game goes on from one position to the next. One pair, for threads to see both or
        # neither.
        last: tuple[Any, dict[Any, Found]] = ((), {})

        @wraps(find)
        def ask(at: At, *more: *More) -> Found:
            nonlocal last
            now, (seen, answers) = read(at), last
            # Of several parts a pair of tuples is compared, which looks into parts only where they are not the same.
            if now is not seen and (single or now != seen):
                answers = {}
                last = now, answers
            try:
                return answers[more]
            except KeyError:
                found = answers[more] = find(at, *more)
                return found

        return ask

    return decorate
