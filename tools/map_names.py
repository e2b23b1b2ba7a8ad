"""Place the names on the saved picture of the map: ``python -m tools.map_names`` writes them into ``widgets/data``.

To be run after the map, a name of a region, or the way in which names are placed has changed; a test says so.
"""

from __future__ import annotations

import json
from dataclasses import astuple
from pathlib import Path
from typing import Any

from gamekit.locale import LANGUAGES
from widgets.displays.imperial2030.picture_places import search_names

TARGET = Path(__file__).resolve().parent.parent / "widgets/data/imperial2030_names.json"


def data() -> dict[str, dict[str, Any]]:
    """Return by language and region: middle, lines, size, box and pennant of each name."""
    return {lang: {key: astuple(placed) for key, placed in search_names(lang).items()} for lang in LANGUAGES}


def written() -> str:
    """Return the file, a name a line."""
    parts = []
    for lang, names in data().items():
        lines = [f"  {json.dumps(key)}: {json.dumps(place, ensure_ascii=False)}" for key, place in names.items()]
        parts.append(f"{json.dumps(lang)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
