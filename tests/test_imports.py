"""Imports run one way: core <- a game <- replay, players, tables, classroom, study <- cli, widgets.

And the engine runs on the standard library alone, so that it starts at once and works unchanged in a browser.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys

import pytest

import gamekit
from tests.conftest import ROOT
from tools.architecture import MODULES, Import, imports, imports_of

# Where each part of gamekit stands: it may import what stands lower, or beside it, never what stands higher.
GAMES = set(gamekit.games())
LEVELS = {
    "locale": 0,  # words only: even core may speak
    "core": 1,
    **dict.fromkeys(GAMES, 2),
    **dict.fromkeys(("replay", "players", "tables", "classroom", "study"), 3),
    "": 4,  # gamekit itself: the names that users type
    "cli": 5,
    "__main__": 5,
}
WIDGETS_LEVEL = 5
# What may be imported at module level beside the standard library and our own two packages.
ALLOWED = {
    "widgets": {"anywidget", "ipywidgets", "traitlets"},
    "widgets.charts": {"plotly"},
}


def part(module: str) -> str:
    """Return the part of gamekit that a module belongs to: `core` for gamekit.core.events."""
    return [*module.split("."), ""][1]


def level(module: str) -> int:
    """Return how high a module of ours stands."""
    return WIDGETS_LEVEL if module.split(".")[0] == "widgets" else LEVELS[part(module)]


def wrong_direction(it: Import) -> str | None:
    """Return why an import runs the wrong way, or None."""
    top = it.target.split(".")[0]
    if top not in {"gamekit", "widgets"}:
        return None
    if top == "widgets" and not it.module.startswith("widgets"):
        return "gamekit never imports widgets"
    games = {part(name) for name in (it.module, it.target) if name.startswith("gamekit")} & GAMES
    if len(games) > 1:
        return "a game never imports another game"
    if level(it.target) > level(it.module):
        return f"{part(it.target) or 'gamekit'} stands higher"
    return None


def foreign(it: Import) -> bool:
    """Return whether an import, at module level, reaches beyond what the module may need."""
    top = it.target.split(".")[0]
    if not it.at_load or top in sys.stdlib_module_names or top in {"gamekit", "__future__"}:
        return False
    if it.module.startswith("widgets") and top == "widgets":
        return False
    return not any(top in names for place, names in ALLOWED.items() if f"{it.module}.".startswith(f"{place}."))


def test_every_part_has_a_place():
    assert {part(module) for module in MODULES if module.startswith("gamekit")} <= set(LEVELS)


@pytest.mark.parametrize("module", MODULES)
def test_imports_run_one_way(module: str):
    wrong = [f"line {it.line}: {it.target}: {why}" for it in imports_of(module) if (why := wrong_direction(it))]
    assert wrong == []


@pytest.mark.parametrize("module", MODULES)
def test_nothing_foreign_is_imported_at_module_level(module: str):
    assert [f"line {it.line}: {it.target}" for it in imports_of(module) if foreign(it)] == []


def test_plotly_is_used_in_one_place():
    users = {it.module for module in MODULES for it in imports_of(module) if it.target.split(".")[0] == "plotly"}
    assert users
    assert all(f"{module}.".startswith("widgets.charts.") for module in users)


def test_the_engine_asks_for_the_widgets_by_name_in_one_place():
    """The command, for a page; an import by name is seen by no other test."""
    places = [
        module
        for module, path in MODULES.items()
        if module.startswith("gamekit")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and re.fullmatch(r"widgets(\.\w+)*", str(node.value))
    ]
    assert places == ["gamekit.cli.notes"]


@pytest.mark.parametrize("module", [module for module in MODULES if part(module) == "core" and "gamekit" in module])
def test_core_never_names_a_game(module: str):
    assert named_games(MODULES[module].read_text(encoding="utf-8")) == []


def named_games(text: str) -> list[str]:
    """Return the games that the code of a source names, docstrings and comments aside."""
    tree = ast.parse(text)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    words: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            words += re.findall(r"\w+", node.value)
        elif isinstance(node, ast.Name):
            words.append(node.id)
        elif isinstance(node, ast.Attribute):
            words.append(node.attr)
        elif isinstance(node, ast.ImportFrom | ast.Import):
            words += [word for alias in node.names for word in alias.name.split(".")]
            words += (getattr(node, "module", None) or "").split(".")
    return sorted(GAMES.intersection(words))


def test_the_engine_loads_without_any_installed_package():
    names = [name for name in MODULES if name.startswith("gamekit") and not name.endswith("__main__")]
    code = (
        f"import sys, importlib; sys.path.insert(0, {str(ROOT)!r})\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        "assert 'gamekit.core' in sys.modules"
    )
    # -S leaves out site-packages, -I the environment's and the folder's modules.
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("module", "text", "why"),
    [
        ("gamekit.core.x", "from gamekit.imperial2030 import board", "imperial2030 stands higher"),
        ("gamekit.core.x", "def f():\n    import gamekit.replay.record", "replay stands higher"),
        ("gamekit.core.x", "from ..cli import main", "cli stands higher"),
        ("gamekit.imperial2030.x", "from gamekit.impero.state import State", "never imports another game"),
        ("gamekit.impero.x", "import gamekit", "gamekit stands higher"),
        ("gamekit.tables", "from gamekit.cli import main", "cli stands higher"),
        ("gamekit.cli", "import widgets", "never imports widgets"),
        ("gamekit.imperial2030.x", "from ..core import events", None),
        ("gamekit.imperial2030.x", "from . import board", None),
        ("gamekit.players.x", "from gamekit.imperial2030.board import board", None),
        ("gamekit.core.x", "from gamekit import locale", None),
        ("widgets.player", "import gamekit", None),
        ("gamekit.cli", "import gamekit, gamekit.players", None),
    ],
)
def test_a_wrong_direction_is_seen(module: str, text: str, why: str | None):
    found = [wrong_direction(it) for it in imports(module, text, is_package=False)]
    assert all(why in it if why and it else it is why for it in found), found


@pytest.mark.parametrize(
    ("module", "text", "expected"),
    [
        ("gamekit.core.x", "import numpy", True),
        ("gamekit.tables", "try:\n    import pandas\nexcept ImportError:\n    pandas = None", True),
        ("gamekit.core.x", "class A:\n    import numpy as np", True),
        ("widgets.map", "import plotly.graph_objects", True),
        ("widgets.map", "from IPython.display import display", True),
        ("gamekit.tables", "def frame():\n    import pandas", False),
        ("gamekit.tables", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pandas", False),
        ("widgets.charts", "import plotly.graph_objects as go", False),
        ("widgets.map", "import anywidget, traitlets\nfrom widgets.base import look", False),
        ("gamekit.core.x", "from . import events\nimport json", False),
    ],
)
def test_a_foreign_import_is_seen(module: str, text: str, expected: bool):
    assert any(foreign(it) for it in imports(module, text, is_package=False)) == expected


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("GAMES = ['imperial2030']", ["imperial2030"]),
        ("from gamekit import impero", ["impero"]),
        ("x = f'{a}/incorporated/board.json'", ["incorporated"]),
        ("impero = 1\nprint(impero)", ["impero"]),
        ('"""Such as imperial2030."""\n# impero', []),
        ("def f():\n    'As impero does.'\n    return 'imperial'", []),
    ],
)
def test_a_named_game_is_seen(text: str, games: list[str]):
    assert named_games(text) == games
