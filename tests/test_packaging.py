"""What is installed holds everything that is needed at run time, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.conftest import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return what is in a wheel built from this checkout: name and content of each file."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def files(*patterns: str) -> set[str]:
    """Return the files of the checkout that match, as paths from its root."""
    return {path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern)}


def test_modules_and_data_are_packed(wheel: dict[str, bytes]):
    found = files("gamekit/**/*.py", "gamekit/**/*.json", "widgets/**/*.py", "widgets/**/*.json", "widgets/static/*.*")
    wanted = {name for name in found if not name.startswith("widgets/js/")}
    assert "gamekit/py.typed" in wheel
    assert "widgets/py.typed" in wheel
    assert wanted - set(wheel) == set()


def test_sources_of_the_bundles_tests_and_tools_are_not_packed(wheel: dict[str, bytes]):
    tops = {name.partition("/")[0] for name in wheel}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"gamekit", "widgets"}
    assert [name for name in wheel if name.startswith("widgets/js/")] == []


def test_the_command_is_declared(wheel: dict[str, bytes]):
    declared = [text.decode() for name, text in wheel.items() if Path(name).name == "entry_points.txt"]
    assert ["rondel = gamekit.cli:main" in text for text in declared] == [True]
