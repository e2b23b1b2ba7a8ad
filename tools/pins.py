"""Write constraints.txt anew: `make pins PYTHON=python3.11`.

Installs the newest versions that fit together into a temporary environment and lists them. Made with the oldest
supported Python, since what runs there has so far also run on the newer ones; test on those before committing.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)
HEADER = """\
# Exact versions of everything that `make lab`, `make test` and `make mutants` install (Linux, Python 3.11 to 3.14).
# Made by `make pins`: never edit one line alone.
"""


def main() -> int:
    """Write the file and return the exit status."""
    if sys.version_info[:2] != OLDEST:
        print("make pins needs the oldest supported Python: make pins PYTHON=python3.11", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [str(Path(folder) / "bin/python"), "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", f"{ROOT}[lab,dev,mutants]"], check=True)
        frozen = subprocess.run(
            [*pip, "freeze", "--exclude", "rondel"], check=True, capture_output=True, text=True
        ).stdout
    (ROOT / "constraints.txt").write_text(HEADER + frozen, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
