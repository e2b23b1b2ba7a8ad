"""``python -m benchmarks``: measure every goal and print one table. Exit status 1 if one is missed."""

from __future__ import annotations

import sys

from benchmarks import lab, playout, replays, start
from benchmarks.measure import table

PARTS = (playout, replays, start, lab)


def main() -> int:
    """Measure all parts."""
    rows = []
    for part in PARTS:
        print(f"measuring {part.__name__.rpartition('.')[2]} ...", file=sys.stderr)
        rows += part.measure()
    print(table(rows))
    return 0 if all(row.reached for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
