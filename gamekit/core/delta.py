"""Differences between two views (nested JSON objects), as small as the change, and the turns of a list of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Delta = dict[str, Any]


def diff(old: dict[str, Any], new: dict[str, Any]) -> Delta:
    """Return what turns ``old`` into ``new``: ``{"set": {path: value}, "del": [path, ...]}``.

    Paths are keys joined with ``/``. Objects are compared key by key, everything else is replaced whole.

    Examples
    --------
    >>> diff({"a": {"b": 1, "c": 2}}, {"a": {"b": 3}})
    {'set': {'a/b': 3}, 'del': ['a/c']}
    """
    put: dict[str, Any] = {}
    gone: list[str] = []
    _walk(old, new, "", put, gone)
    delta: Delta = {}
    if put:
        delta["set"] = put
    if gone:
        delta["del"] = gone
    return delta


def _walk(old: dict[str, Any], new: dict[str, Any], prefix: str, put: dict[str, Any], gone: list[str]) -> None:
    gone += [prefix + key for key in old if key not in new]
    for key, value in new.items():
        before = old.get(key)
        if key in old and value == before:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            _walk(before, value, f"{prefix}{key}/", put, gone)
        else:
            put[prefix + key] = value


def patch(view: dict[str, Any], delta: Delta) -> dict[str, Any]:
    """Return ``view`` with ``delta`` applied; the argument stays as it is, unchanged branches are shared.

    Examples
    --------
    >>> patch({"a": {"b": 1, "c": 2}}, {"set": {"a/b": 3}, "del": ["a/c"]})
    {'a': {'b': 3}}
    """
    result = dict(view)
    fresh: dict[str, dict[str, Any]] = {"": result}

    def parent(path: str) -> tuple[dict[str, Any], str]:
        *steps, last = path.split("/")
        node, done = result, ""
        for step in steps:
            done = f"{done}/{step}"
            if done not in fresh:
                fresh[done] = dict(node[step])
                node[step] = fresh[done]
            node = fresh[done]
        return node, last

    for path in delta.get("del", ()):
        node, last = parent(path)
        del node[last]
    for path, value in delta.get("set", {}).items():
        node, last = parent(path)
        node[last] = value
    return result


def turn_starts(views: Sequence[dict[str, Any]]) -> list[int]:
    """Return the places in a list of views at which a turn begins, 0 first."""
    changed = (n for n in range(1, len(views)) if views[n]["turn"] != views[n - 1]["turn"])
    return [0, *changed]
