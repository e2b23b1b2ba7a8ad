"""The pause of the collector leaves it as it was."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from widgets.collector import collector_paused


@pytest.fixture(autouse=True)
def working() -> Iterator[None]:
    """Give a collector that works, and leave one behind."""
    gc.enable()
    yield
    gc.enable()


def test_it_works_again_after_a_pause() -> None:
    with collector_paused():
        assert not gc.isenabled()
        with collector_paused():
            pass
        assert not gc.isenabled(), "a pause inside of a pause ended it"
    assert gc.isenabled()


def test_it_works_again_after_an_error() -> None:
    @collector_paused()
    def failing() -> None:
        raise KeyError(gc.isenabled())

    with pytest.raises(KeyError, match="False"):
        failing()
    assert gc.isenabled()


def test_switched_off_it_stays_so() -> None:
    gc.disable()
    with collector_paused():
        pass
    assert not gc.isenabled()
