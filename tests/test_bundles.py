"""The committed bundles are what their sources make, and the sources pass their own checks.

Needs Node and what `make js-deps` installs; `make js` mends what the first test finds.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT

SOURCES = ROOT / "widgets/js"
STATIC = ROOT / "widgets/static"
KITS = {path.stem for path in SOURCES.glob("games/*.mjs") if ".test" not in path.name} - {"kit"}
# Every instance of a widget sends its module to the page. The player holds the map, the rondel and the panels too.
MAX_BYTES = {"map": 86_000, "player": 188_000, "studio": 248_000, "table": 216_000}
MAX_BYTES_OTHERS = 60_000


def npm(*arguments: str) -> str:
    """Run an npm script of widgets/js and return what it printed; a failure of the script fails the test."""
    done = subprocess.run(
        ["npm", "run", "--silent", *arguments], cwd=SOURCES, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def bundles(folder: Path) -> dict[str, str]:
    """Return name and text of each bundle of a folder."""
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted(folder.glob("*"))
        if path.suffix in {".js", ".css"}
    }


@pytest.mark.node
def test_the_committed_bundles_are_made_from_the_sources(tmp_path: Path):
    npm("build", "--", str(tmp_path))
    made, committed = bundles(tmp_path), bundles(STATIC)
    assert made, "nothing was built"
    assert sorted(committed) == sorted(made), "run make js"
    assert [name for name in made if made[name] != committed[name]] == [], "run make js"


@pytest.mark.node
def test_a_bundle_whose_source_is_gone_is_removed(tmp_path: Path):
    (tmp_path / "gone.js").touch()
    (tmp_path / "picture.svg").touch()
    npm("build", "--", str(tmp_path))
    assert not (tmp_path / "gone.js").exists()
    assert (tmp_path / "picture.svg").exists()


@pytest.mark.node
def test_the_types_of_the_sources_hold():
    npm("check")


@pytest.mark.node
def test_the_modules_pass_their_own_tests():
    printed = npm("test")
    assert int(re.search(r"^(?:#|ℹ) tests (\d+)$", printed, re.MULTILINE)[1]) > 0, printed


def test_every_widget_has_its_bundle():
    """For each game; of a game without parts of its own there is no map."""
    names = {path.parent.name for path in SOURCES.glob("*/widget.js")}
    made = {f"{path.parent.name}-{game}" for path in SOURCES.glob("*/entry.mjs") for game in KITS} - {"map-plain"}
    assert names
    assert made
    assert {path.stem for path in STATIC.glob("*.js")} == names | made
    assert made <= {path.stem for path in STATIC.glob("*.css")}


@pytest.mark.parametrize("name", sorted(bundles(STATIC)))
def test_a_bundle_stands_alone_and_is_small(name: str):
    text = bundles(STATIC)[name]
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)  # types are imported in comments
    assert len(text.encode()) <= MAX_BYTES.get(name.split("-")[0], MAX_BYTES_OTHERS)
    # Neither another file nor a network: a module from a blob can import nothing.
    assert re.findall(r"^import\b.*|\bimport\(|@import|url\((?!['\"]?(?:data:|#))", code, re.MULTILINE) == []
    assert set(re.findall(r"https?://[^\s\"'`)]+", code)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xhtml",
        "http://www.w3.org/1999/xlink",
    }
