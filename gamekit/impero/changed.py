"""Other values of some fields of a part of a position: what ``dataclasses.replace`` does, at half its cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

Thing = TypeVar("Thing")


def changed(thing: Thing, **values: Any) -> Thing:
    """Return an immutable dataclass with other values of some of its fields.

    Examples
    --------
    >>> from gamekit.impero.pieces import Fleet
    >>> changed(Fleet("P1", "f1", "mare_gallicum", 2), ships=1).ships
    1
    """
    kind: Any = type(thing)
    read, places = _plan(kind)
    own = list(read(thing))
    for name, value in values.items():
        own[places[name]] = value
    found: Thing = kind(*own)
    return found


@cache
def _plan(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], Mapping[str, int]]:
    """Return what reads all fields of a class in their order, and the place of each."""
    names = [field.name for field in fields(kind)]
    places = {name: place for place, name in enumerate(names)}
    # Of one name an attrgetter gives no tuple.
    return attrgetter(*names) if len(names) > 1 else lambda thing: (getattr(thing, names[0]),), places
