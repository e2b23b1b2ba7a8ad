"""What must not be in any file under version control: traces of one machine, of a registry, of carelessness."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

# Verbatim copies of what others wrote, and what tools write, keep their own spacing.
FOREIGN_SPACING = ("tests/data/", "widgets/js/package-lock.json")
MAX_BYTES = 2_000_000

# Written in parts, so that this file does not hold what it forbids.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("npmmirror", "com"),
        ("yarnpkg", "com"),
        ("jsdelivr", "net"),
        ("unpkg", "com"),
        ("cdnjs", "cloudflare", "com"),
        ("esm", "sh"),
        ("anaconda", "org"),
        ("debian", "org"),
    )
]
HOST = re.compile(r"(?<![\w-])(?:[\w-]+\.)*(?:" + "|".join(map(re.escape, REGISTRIES)) + r")(?![\w-])", re.IGNORECASE)
FOLDERS = "|".join(("root", "work", "home", "Users"))
MACHINE_PATH = re.compile(rf"(?:^|[\s\"'`(=:,\[])(?:file://)?/(?:{FOLDERS})/[\w.]", re.MULTILINE)
SPACE_AT_END = re.compile(r"[ \t]+$", re.MULTILINE)


def tracked() -> list[str]:
    """Return the files under version control, as paths from the root of the checkout."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no git checkout, so the files under version control are not known")
    # A file that was just removed may still be listed.
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    """Yield name and text of every tracked file that is text."""
    for name in tracked():
        data = (ROOT / name).read_bytes()
        if b"\0" not in data:
            yield name, data.decode("utf-8")


def places(pattern: re.Pattern[str], skip: tuple[str, ...] = ()) -> list[str]:
    """Return `file:line: found` for every match in a tracked text."""
    return [
        f"{name}:{text.count(chr(10), 0, match.end()) + 1}: {match.group().strip()!r}"
        for name, text in texts()
        if not name.startswith(skip or "\0")
        for match in pattern.finditer(text)
    ]


def test_no_file_names_a_package_registry():
    assert places(HOST) == []


def test_no_file_names_a_path_of_one_machine():
    assert places(MACHINE_PATH) == []


def test_no_line_ends_in_spaces():
    assert places(SPACE_AT_END, skip=FOREIGN_SPACING) == []


def test_every_file_ends_in_one_newline_and_has_no_carriage_return():
    careless = [
        name
        for name, text in texts()
        if text and (not text.endswith("\n") or text.endswith("\n\n") or "\r" in text)
        if not name.startswith(FOREIGN_SPACING)
    ]
    assert careless == []


def test_no_file_is_large():
    assert [name for name in tracked() if (ROOT / name).stat().st_size > MAX_BYTES] == []


def test_nothing_that_is_ignored_or_built_is_tracked():
    ignored = subprocess.run(
        ["git", "ls-files", "--cached", "--ignored", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ignored.stdout == ""


def test_no_notebook_holds_an_error():
    failed = [
        f"{name}: {output['ename']}"
        for name in tracked()
        if name.endswith(".ipynb")
        for cell in json.loads((ROOT / name).read_text(encoding="utf-8"))["cells"]
        for output in cell.get("outputs", ())
        if output["output_type"] == "error"
    ]
    assert failed == []


def test_the_lock_file_says_what_to_install_and_not_from_where():
    lock = json.loads((ROOT / "widgets/js/package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if not entry.get("integrity")] == []


def test_every_pin_is_exact():
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins
    assert [line for line in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        (HOST, "https://" + "files." + "pythonhosted" + ".org/x", True),
        (HOST, "see " + "PyPI" + ".org.", True),
        (HOST, "debian.organic, my-esm.shop, pypi, npm", False),
        (MACHINE_PATH, 'open("' + "/home/" + 'me/x")', True),
        (MACHINE_PATH, "file://" + "/root/" + "x", True),
        (MACHINE_PATH, "/work" + "/main", True),
        (MACHINE_PATH, "https://example.org/work/x, framework/rooms, ~/work/x, /usr/bin/env", False),
        (SPACE_AT_END, "a \nb", True),
        (SPACE_AT_END, "a\n\tb\n", False),
    ],
)
def test_the_patterns_see_what_they_should(pattern: re.Pattern[str], text: str, found: bool):
    assert bool(pattern.search(text)) == found


def test_the_files_of_this_checkout_are_seen():
    assert Path(__file__).relative_to(ROOT).as_posix() in tracked()
