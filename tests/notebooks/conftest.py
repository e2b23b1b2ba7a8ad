"""What the notebook tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import notebooks

HERE = Path(__file__).parent


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run every test that takes a `path` for each notebook of the project."""
    if "path" in metafunc.fixturenames:
        paths = notebooks.find()
        metafunc.parametrize("path", paths, ids=[str(path.relative_to(notebooks.ROOT)) for path in paths])
