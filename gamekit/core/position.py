"""Custom positions: how their fields are read, and how what cannot stand in them is said.

The words are messages of the game, ``error.<game>.position.<code>``. Each of these begins with what would be needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, get_args

from gamekit.core import codec
from gamekit.core.errors import BadAction, PositionError, RondelError
from gamekit.core.terms import Breach

MOST = 9_999
"""The largest number in a position of a game that lists every bid and every payment."""


@contextmanager
def reading_position(game: str) -> Iterator[None]:
    """Turn whatever the rules refuse while a custom position is laid out into a :class:`PositionError` of the game."""
    try:
        yield
    except PositionError:
        raise
    except RondelError as error:
        raise PositionError("position.bad", rule=error.rule, game=game, what=error) from None


def check(game: str, breaches: Iterable[Breach]) -> None:
    """Raise the first of the invariants that a position of a game breaks as a :class:`PositionError`."""
    for found in breaches:
        raise PositionError("position.bad", rule=found.rule, game=game, what=found.what)


class Fields:
    """The fields of the custom positions of a game.

    What reads a field returns its value, or raises a :class:`PositionError` that names ``where`` it stands, what would
    be needed, and the rule if there is one.

    Parameters
    ----------
    game
        Its id.
    most
        The largest number that a field can hold.
    """

    def __init__(self, game: str, most: int = MOST) -> None:
        self.game = game
        self.most = most

    # What cannot stand.

    def problem(self, code: str, **params: Any) -> PositionError:
        """Return what is wrong in a position, in words that begin with what would be needed."""
        shown = {key: _shown(value) for key, value in params.items()}
        return PositionError(f"{self.game}.position.{code}", game=self.game, **shown)

    def breach(self, rule: str, code: str, **params: Any) -> Breach:
        """Return a broken invariant with the rule that it breaks."""
        return Breach(rule, self.problem(code, **params))

    def fail(self, code: str, rule: str = "", **params: Any) -> PositionError:
        """Return the error of a position with such a problem."""
        return PositionError("position.bad", rule=rule, game=self.game, what=self.problem(code, **params))

    # What is read.

    def object(self, data: Any, known: Any, where: str) -> Mapping[str, Any]:
        """Return an object that has only known keys."""
        if not isinstance(data, Mapping):
            raise self.fail("object", where=where, known=sorted(map(str, known)))
        if extra := sorted(str(key) for key in data if key not in known):
            raise self.fail("key", where=where, given=extra[0][:40], known=sorted(map(str, known)))
        return data

    def whole(self, value: Any, where: str, least: int = 0, most: int | None = None, rule: str = "") -> int:
        """Return a whole number within bounds; without others from 0 to the largest that there can be."""
        most = self.most if most is None else most
        if type(value) is not int or not least <= value <= most:
            raise self.fail("range", rule, where=where, least=least, most=most, given=repr(value)[:40])
        return value

    def one(self, value: Any, known: Any, where: str, rule: str = "") -> Any:
        """Return one of the known values."""
        # True is 1 to Python, and 2.0 is 2, but not to a reader.
        if not any(type(item) is type(value) and item == value for item in known):
            raise self.fail("key", rule, where=where, given=str(value)[:40], known=tuple(known))
        return value

    def flag(self, data: Mapping[str, Any], key: str, where: str) -> bool:
        """Return the truth value of a key of an object, false where it is left out."""
        return bool(self.one(data.get(key, False), (False, True), f"{where}/{key}"))

    def several(self, value: Any, known: Any, where: str) -> tuple[str, ...]:
        """Return a list of known values, each at most once."""
        if not isinstance(value, (list, tuple)):
            raise self.fail("list", where=where, known=tuple(known))
        found = tuple(self.one(item, known, where) for item in value)
        for place, item in enumerate(found):
            if item in found[:place]:
                raise self.fail("twice", where=where, given=item)
        return found

    def task(self, data: Any, tasks: Any) -> Any:
        """Return the task, one of a union of types, that the JSON form spells; whether it can stand, invariants say."""
        kinds: dict[str, Any] = {kind.TAG: kind for kind in get_args(tasks)}
        tag = data.get("type") if isinstance(data, Mapping) else None
        kind = kinds[self.one(tag, kinds, "task/type")]
        self.object(data, ("type", *kind.__dataclass_fields__), "task")
        try:
            return codec.decode(kind, dict(data))
        except BadAction as error:
            where = str(error.params["field"]).replace(kind.__name__, "task", 1).replace(".", "/")
            if error.code == "json.missing":
                raise self.fail("missing", where=where) from None
            raise self.fail("misfit", where=where, given=error.params.get("got", "")) from None


def _shown(value: Any) -> Any:
    """Return a value as a sentence can hold it: lists joined, an empty text in quotes, nothing as a dash."""
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_shown(item)) for item in value) or "-"
    return '""' if value == "" else value
