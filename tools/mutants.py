"""Count which wrong versions of a room the tests would let pass: `make mutants`, or `python -m tools.mutants ROOM...`.

mutmut changes the rooms that ``[tool.mutmut]`` in pyproject.toml lists, one thing at a time, and runs the tests that go
through it. `.venv/bin/mutmut results` lists what lives on, `.venv/bin/mutmut show NAME` shows what was changed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

LEAST = 85
"""Percent of the mutants of a room that the tests have to notice."""

NOTICED = {1, 3, 24, -24, 36, 152, 255}
"""Exit codes of a mutant that failed a test, or that went on without end."""


def counts() -> dict[str, tuple[int, int]]:
    """Return the noticed mutants and all those of each room that mutmut has run."""
    found = {}
    for noted in sorted((ROOT / "mutants/gamekit").rglob("*.py.meta")):
        codes = json.loads(noted.read_text(encoding="utf-8"))["exit_code_by_key"].values()
        if codes and None not in codes:
            room = noted.relative_to(ROOT / "mutants").as_posix().removesuffix(".meta")
            found[room] = sum(code in NOTICED for code in codes), len(codes)
    return found


def main(rooms: list[str]) -> int:
    """Run the mutants of rooms such as ``gamekit.impero.bill``, else of all; return 1 if too few are noticed in one."""
    program = Path(sys.executable).with_name("mutmut")
    # No plugin of pytest has a part in these tests, and starting them would take longer than the tests.
    settings = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run([program, "run", *(f"{room}.*" for room in rooms)], cwd=ROOT, env=settings, check=True)
    found = counts()
    for room, (noticed, mutants) in found.items():
        print(f"{room:40}{noticed:6} of {mutants:4} noticed{100 * noticed / mutants:7.1f} %")
    return int(not found or any(100 * noticed < LEAST * mutants for noticed, mutants in found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
