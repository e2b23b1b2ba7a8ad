"""Running tests once more, outside of pytest, to watch what they do."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from typing import Any


def arguments(test: Callable[..., None]) -> Iterator[Mapping[str, Any]]:
    """Yield the arguments of each run of a test: one, or those of its parametrizations."""
    axes = []
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names = [mark.args[0]] if isinstance(mark.args[0], str) else mark.args[0]
            rows = [row if len(names) > 1 else (row,) for row in mark.args[1]]
            axes.append([dict(zip(names, row, strict=True)) for row in rows])
    for combination in itertools.product(*axes):
        yield {name: value for part in combination for name, value in part.items()}
