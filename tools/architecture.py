"""Draw which package imports which: ``python -m tools.architecture`` writes ``docs/images/architecture.svg``.

The sources are read, not run. A box is a package of gamekit, or all of widgets; what imports stands above what it
imports. An arrow that follows from others is left out. A test holds that the picture is the present one.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs/images/architecture.svg"

WIDTH, PAD = 860, 16
BOX, HIGH = 150, 44
"""Width and height of a box; one that is alone in its row is as wide as the picture."""
APART, ROW = 250, 96
"""Most pixels from the middle of a box to the next one, and from row to row."""
COLUMNS = ("imperial2030", "players", "classroom", "incorporated", "tables", "impero", "cli", "gamekit", "replay")
"""From left to right, so that few arrows cross; a package that is not named stands behind these."""
COLOURS = {"paper": ("#ffffff", "#1f1f1f"), "box": ("#eef2f7", "#2c333d"), "ink": ("#1a1a1a", "#ececec")}
"""On light paper and on dark."""


class Import(NamedTuple):
    """One imported module: where, what, and whether merely importing the file does it."""

    module: str
    line: int
    target: str
    at_load: bool


def name_of(path: Path) -> str:
    """Return the dotted name of a source file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def sources() -> dict[str, Path]:
    """Return every module of both packages."""
    found = [path for package in ("gamekit", "widgets") for path in (ROOT / package).rglob("*.py")]
    return {name_of(path): path for path in sorted(found) if "node_modules" not in path.parts}


MODULES = sources()


def imports(module: str, text: str, is_package: bool) -> Iterator[Import]:
    """Yield what a source imports, with relative imports resolved and submodules named in full."""

    def visit(node: ast.AST, at_load: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                for alias in child.names:
                    yield Import(module, child.lineno, alias.name, at_load)
            elif isinstance(child, ast.ImportFrom):
                base = child.module or ""
                if child.level:
                    package = module if is_package else module.rpartition(".")[0]
                    parts = package.split(".")
                    base = ".".join([*parts[: len(parts) - child.level + 1], *filter(None, [child.module])])
                for alias in child.names:
                    full = f"{base}.{alias.name}"
                    yield Import(module, child.lineno, full if full in MODULES else base, at_load)
            elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                yield from visit(child, at_load=False)
            elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
                yield from visit(ast.Module(child.body, []), at_load=False)
                yield from visit(ast.Module(child.orelse, []), at_load)
            else:
                yield from visit(child, at_load)

    yield from visit(ast.parse(text), at_load=True)


def imports_of(module: str) -> list[Import]:
    """Return what a module of ours imports."""
    path = MODULES[module]
    return list(imports(module, path.read_text(encoding="utf-8"), path.name == "__init__.py"))


def is_ours(module: str) -> bool:
    """Return whether a module is one of our two packages."""
    return module.split(".")[0] in ("gamekit", "widgets")


def box_of(module: str) -> str:
    """Return the box that a module of ours is in: ``core`` for gamekit.core.events, ``gamekit`` for gamekit itself."""
    top, *rest = module.split(".")
    # The command is what `python -m gamekit` runs.
    return rest[0].replace("__main__", "cli") if top == "gamekit" and rest else top


def graph() -> dict[str, set[str]]:
    """Return which boxes each box imports, the notebooks' own among them."""
    found: dict[str, set[str]] = {"notebooks": set()}
    for module in MODULES:
        own = found.setdefault(box_of(module), set())
        own |= {box_of(it.target) for it in imports_of(module) if is_ours(it.target)}
    for path in (ROOT / "notebooks").rglob("*.ipynb"):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        code = ("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
        for source in code:
            imported = (it.target for it in imports("notebooks", source, is_package=False))
            found["notebooks"] |= {box_of(target) for target in imported if is_ours(target)}
    return {box: own - {box} for box, own in found.items()}


def rows(found: Mapping[str, set[str]]) -> dict[str, int]:
    """Return how high each box stands: above all that it imports.

    Raises
    ------
    ValueError
        If packages import each other in a circle.
    """
    high: dict[str, int] = {}
    while len(high) < len(found):
        ready = {box for box, own in found.items() if box not in high and own <= high.keys()}
        if not ready:
            raise ValueError(f"these import each other: {', '.join(sorted(found.keys() - high.keys()))}")
        high |= {box: 1 + max((high[below] for below in found[box]), default=-1) for box in ready}
    return high


def arrows(found: Mapping[str, set[str]]) -> list[tuple[str, str]]:
    """Return who imports whom, without what follows from others."""

    def reached(box: str) -> set[str]:
        return found[box].union(*(reached(below) for below in found[box]))

    return sorted(
        (box, below)
        for box, own in found.items()
        for below in own
        if not any(below in reached(other) for other in own - {below})
    )


def picture() -> str:
    """Return the picture as SVG, which follows the colours that a reader's system prefers."""
    found = graph()
    high = rows(found)
    top = max(high.values())
    spans: dict[str, tuple[float, float]] = {}
    for row in range(top + 1):
        boxes = sorted((box for box in high if high[box] == row), key=column)
        for place, box in enumerate(boxes):
            middle = WIDTH / 2 + (place - (len(boxes) - 1) / 2) * min(APART, WIDTH / len(boxes))
            spans[box] = (PAD, WIDTH - PAD) if len(boxes) == 1 else (middle - BOX / 2, middle + BOX / 2)

    def is_narrow(box: str) -> bool:
        return spans[box][0] > PAD

    def y(box: str) -> float:
        return PAD + (top - high[box]) * ROW

    lines = []
    for box, below in arrows(found):
        # Straight down from a wide box, or to one.
        start, end = (sum(spans[it if is_narrow(it) else other]) / 2 for it, other in ((box, below), (below, box)))
        lines.append(f'<path class="arrow" d="M{start:.0f} {y(box) + HIGH:.0f}L{end:.0f} {y(below):.0f}"/>')
    shapes = [
        f'<rect class="box" x="{left:.0f}" y="{y(box):.0f}" width="{right - left:.0f}" height="{HIGH}" rx="6"/>'
        f'<text x="{(left + right) / 2:.0f}" y="{y(box) + HIGH / 2 + 5:.0f}">{escape(words(box))}</text>'
        for box, (left, right) in sorted(spans.items())
    ]
    height = 2 * PAD + top * ROW + HIGH
    said = "; ".join(f"{box} imports {', '.join(sorted(own))}" for box, own in sorted(found.items()) if own)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    type_ = 'font-family="system-ui, sans-serif" font-size="15" text-anchor="middle"'
    head = 'id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title said" {type_}>',
            '<title id="title">Which package imports which</title>',
            f'<desc id="said">{escape(said)}</desc>',
            f"<style>{style(0)} @media (prefers-color-scheme: dark) {{ {style(1)} }}</style>",
            f'<marker {head}><path class="head" d="M0 0L8 4L0 8Z"/></marker>',
            '<rect class="paper" width="100%" height="100%"/>',
            *lines,
            *shapes,
            "</svg>\n",
        ]
    )


def column(box: str) -> tuple[int, str]:
    """Return the key by which boxes stand side by side."""
    return (COLUMNS.index(box) if box in COLUMNS else len(COLUMNS), box)


def words(box: str) -> str:
    """Return what stands in a box: its name, and of widgets the folders in it."""
    if box != "widgets":
        return box
    folders = sorted({module.split(".")[1] for module in MODULES if re.match(r"widgets\.\w+\.", module)})
    return f"widgets: {', '.join(folders)}"


def style(scheme: int) -> str:
    """Return the style sheet for light paper (0) or dark (1)."""
    paper, box, ink = (COLOURS[name][scheme] for name in ("paper", "box", "ink"))
    return (
        f".paper {{ fill: {paper} }} .box {{ fill: {box}; stroke: {ink} }} text, .head {{ fill: {ink} }} "
        f".arrow {{ stroke: {ink}; stroke-width: 1.2; marker-end: url(#head) }}"
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
