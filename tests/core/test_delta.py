"""Differences between views: as small as the change, and exact."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given

from gamekit.core import codec
from gamekit.core.delta import diff, patch
from tests.strategies import views


@pytest.mark.parametrize(
    ("old", "new", "delta"),
    [
        ({}, {}, {}),
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1}, {"a": 2}, {"set": {"a": 2}}),
        ({}, {"a": None}, {"set": {"a": None}}),
        ({"a": None}, {}, {"del": ["a"]}),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}, {"set": {"a/b/c": 2}}),
        ({"a": {"b": 1}}, {"a": {}}, {"del": ["a/b"]}),
        ({"a": {}}, {"a": {"b": 1}}, {"set": {"a/b": 1}}),
        ({"a": {"b": 1}}, {"a": [1]}, {"set": {"a": [1]}}),
        ({"a": [1, 2]}, {"a": [1, 3]}, {"set": {"a": [1, 3]}}),
        ({"a": {"x": 1}, "b": 2}, {"a": {"y": 1}}, {"set": {"a/y": 1}, "del": ["b", "a/x"]}),
    ],
)
def test_a_delta_is_as_small_as_the_change(old: dict[str, Any], new: dict[str, Any], delta: dict[str, Any]) -> None:
    assert diff(old, new) == delta
    assert patch(old, delta) == new


@given(views, views)
def test_patching_leads_from_one_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    kept = copy.deepcopy((old, new))
    delta = diff(old, new)
    assert patch(old, delta) == new
    assert (old, new) == kept, "the arguments stay as they are"
    assert (delta == {}) == (old == new)
    assert set(delta) <= {"set", "del"}
    codec.canonical(delta)


@given(views)
def test_nothing_changes_by_an_empty_delta(view: dict[str, Any]) -> None:
    assert diff(view, view) == {}
    assert patch(view, {}) == view


def test_unchanged_branches_are_shared() -> None:
    old: dict[str, Any] = {"a": {"b": 1}, "c": {"d": [1]}}
    new = patch(old, {"set": {"a/b": 2}})
    assert new["c"] is old["c"]
    assert new["a"] is not old["a"]
