"""Write the golden playthroughs again.

``python -m tests.playthroughs`` plays the actions that the files hold; with ``--anew`` it chooses new ones by the
recipes, for when the old ones are no longer legal.
"""

from __future__ import annotations

import sys

from tests import tiny
from tests.playthroughs.script import RECIPES, again, anew


def main(arguments: list[str]) -> int:
    """Rewrite every file and say which of them changed."""
    if arguments not in ([], ["--anew"]):
        print("usage: python -m tests.playthroughs [--anew]", file=sys.stderr)
        return 2
    with tiny.registered():
        for recipe in RECIPES:
            old = recipe.path.read_text(encoding="utf-8") if recipe.path.exists() else ""
            new = again(old) if old and not arguments else anew(recipe)
            recipe.path.write_text(new, encoding="utf-8", newline="\n")
            print(f"{recipe.path.name}: {'as it was' if new == old else 'changed'}, {len(new) // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
