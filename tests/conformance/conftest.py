"""Coins is registered while the suite runs, and forgotten afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import tiny


@pytest.fixture(scope="package", autouse=True)
def _coins() -> Iterator[None]:
    with tiny.registered():
        yield
