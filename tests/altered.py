"""JSON data altered at random: a place or a few replaced, taken out, repeated or added."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import deepcopy
from typing import Any


def places(data: Any) -> list[tuple[Any, Any]]:
    """Return every place inside JSON data as (container, key)."""
    found = []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += [(data, key), *places(value)]
    return found


def altered(data: dict[str, Any], draw: random.Random, words: Sequence[Any], keys: Sequence[str]) -> dict[str, Any]:
    """Return a copy in which one place to three are altered.

    Parameters
    ----------
    words
        What is put in.
    keys
        Under which something is added to an object.
    """
    data = deepcopy(data)
    for _ in range(draw.choice((1, 1, 2, 3))):
        if not (known := places(data)):
            break
        container, key = draw.choice(known)
        way = draw.random()
        if way < 0.6:
            # Mostly something of the same kind, which is the harder to refuse.
            alike = [word for word in words if type(word) is type(container[key])] if way < 0.45 else words
            container[key] = deepcopy(draw.choice(alike or words))
        elif way < 0.75:
            del container[key]
        elif isinstance(container, list):
            container.insert(draw.randrange(len(container) + 1), deepcopy(container[key]))
        else:
            container[draw.choice(keys)] = deepcopy(draw.choice(words))
    return data
