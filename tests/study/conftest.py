"""Coins is registered while studies are tested, and forgotten afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import tiny
from tests.tiny import Coins


@pytest.fixture(autouse=True)
def coins() -> Iterator[Coins]:
    """Register coins for one test."""
    with tiny.registered() as game:
        yield game
