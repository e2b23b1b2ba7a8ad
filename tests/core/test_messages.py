"""Every message that the code names is in the catalogues, with what it needs; and no message is there for nothing.

The sources are read as syntax trees: constants and f-strings that look like message ids or error codes, and the
keywords of the calls that carry them.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import gamekit
from gamekit.core import errors
from gamekit.core.events import Event, Paid
from gamekit.core.game import games
from gamekit.locale import catalogue
from tests import tiny
from tests.core.test_locale import placeholders

KIT = Path(gamekit.__file__).parent
COINS = Path(tiny.__file__).parent
OWNED = ("error", "menu", "verdict", "study", *games(), "coins")
"""First words of the ids that belong to the code read here; widgets and tables look after theirs."""
LOOKED_UP = re.compile(r"\.(name|the|of|in|many|point|ruleset|event|title|cause|lesson|gift|sign)(\.|$)")
"""Ids that are put together from ids of the game: the conformance suite holds these, the tests of the tables causes,
the tests of the lessons what lessons say, the tests of the kits of studies signs."""
ERRORS = {name for name in errors.__all__ if name != "IllegalAction"} | {"UnknownRule", "StudyError"}
SPEAK = {"reason", "text", "Reason"}
POSITIONS = {"problem": 0, "fail": 0, "breach": 1}
"""Calls that name what cannot stand in a position, and which argument holds the code (``core.position.Fields``)."""
OWN_PARAMETERS = {
    "reason": {"hint"},
    "text": {"lang", "game", "names"},
    "ReplayError": {"rule", "game", "line", "step"},
}
"""Keywords that do not reach the message; of errors rule and game."""


@cache
def words() -> dict[str, str]:
    """Return the English messages of the kit and of coins."""
    return {**catalogue(), **json.loads((tiny.WORDS / "en.json").read_text(encoding="utf-8"))}


CODES = {key.split(".")[1] for key in words() if key.startswith("error.")}


@dataclass(frozen=True)
class Named:
    """A message that the code names: the pattern of its ids, where, and the keywords it is given (None: unknown)."""

    pattern: str
    where: str
    given: frozenset[str] | None


def pattern_of(node: ast.expr) -> str | None:
    """Return a pattern for the ids that an expression can spell, None if it is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w.]+" for p in node.values)
        return "".join(parts)
    return None


def as_id(pattern: str) -> str | None:
    """Return the pattern of a message id for the pattern of an id or of an error code, None if it is neither."""
    head = pattern.split(r"\.")[0]
    if r"\." not in pattern or not re.fullmatch(r"(\w|\\\.|\[\\w\.\]\+)+", pattern):
        return None
    if re.fullmatch(r"\[\\w\.\]\+(\\\.\w+){2,}", pattern):
        # Core words it for whatever game: ``f"{self.id}.refuse.other_point"``.
        return pattern
    if head in CODES:
        # A game's errors may begin with its name, as its other messages do.
        return rf"(error\.)?{pattern}" if head in OWNED else rf"error\.{pattern}"
    return pattern if head in OWNED else None


def callee(call: ast.Call) -> str:
    """Return the name that is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def positions_in(tree: ast.Module, path: Path) -> Iterator[Named]:
    """Yield the messages of what cannot stand in a position: those of the game, or of any where core reads it."""
    game = path.parent.name if path.parent.name in games() else r"\w+"
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or (place := POSITIONS.get(callee(call))) is None or len(call.args) <= place:
            continue
        if isinstance(code := call.args[place], ast.Constant):
            given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg) - {"rule"}
            yield Named(rf"error\.{game}\.position\.{code.value}", f"{path.name}:{call.lineno}", given)


def named_in(path: Path) -> Iterator[Named]:
    """Yield every message that a source file names."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from positions_in(tree, path)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and isinstance(node.body[0], ast.Expr)
    }
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    calls = {id(call.args[0]): call for call in ast.walk(tree) if isinstance(call, ast.Call) and call.args}
    for node in ast.walk(tree):
        if not isinstance(node, ast.expr) or id(node) in docstrings | inside or (pattern := pattern_of(node)) is None:
            continue
        if (found := as_id(pattern)) is None:
            continue
        call, given = calls.get(id(node)), None
        if call is not None and callee(call) in ERRORS | SPEAK:
            keywords = [keyword.arg for keyword in call.keywords]
            own = OWN_PARAMETERS.get(callee(call), {"rule", "game"})
            # The fixed part of a pattern must be long enough to mean one family of messages.
            vague = found.removeprefix(r"(error\.)?").split("[")[0].count(r"\.") < 3 and "[" in found
            given = None if None in keywords or vague else frozenset(filter(None, keywords)) - own
        yield Named(found, f"{path.name}:{node.lineno}", given)


def sources() -> list[Path]:
    """Return all source files whose messages are looked at."""
    return [path for folder in (KIT, COINS) for path in sorted(folder.rglob("*.py"))]


NAMED = [named for path in sources() for named in named_in(path)]


def check(named: Named) -> None:
    """A message that is named is in the catalogues, and gets every placeholder it has."""
    ids = [key for key in words() if re.fullmatch(named.pattern, key)]
    assert ids, f"{named.where} names {named.pattern}, which no catalogue has"
    for key in ids if named.given is not None else ():
        needed = set(placeholders(words()[key]))
        assert needed <= (named.given or set()), f"{named.where}: {key} needs {needed}"


@pytest.mark.parametrize("named", NAMED, ids=lambda named: f"{named.where}-{named.pattern}".replace("\\", ""))
def test_what_the_code_names_is_there_with_what_it_needs(named: Named) -> None:
    check(named)


@pytest.mark.parametrize(
    ("source", "right"),
    [
        ('reason("coins.refuse.count", "SEL-1", count=1)', True),
        ('reason("coins.refuse.count", "SEL-1", number=1)', False),
        ('reason("coins.refuse.count", "SEL-1", **given)', True),
        ('reason("coins.refuse.discount", "SEL-1")', False),
        ('reason(f"coins.refuse.other_point.{point}", "TUR-1", player=player)', True),
        ('reason(f"coins.refuse.other_point.{point}", "TUR-1")', False),
        ('reason(f"coins.refuse.worse_point.{point}", "TUR-1", player=player)', False),
        ('raise BadAction("text.amount", word=word)', True),
        ('raise BadAction("text.amount")', False),
        ('raise BadAction("text.amounts", word=word)', False),
        ('raise SetupError("setup.players", rule="SET-1", least=1, most=2, count=3)', True),
        ('raise SetupError("setup.players", rule="SET-1", least=1, most=2)', False),
        ('raise ReplayError("json.missing", line=1, step=2, field="x")', True),
        ('text("verdict.legal", lang, action=shown)', True),
        ('text("verdict.illegible", lang)', False),
    ],
)
def test_the_reading_of_the_sources_finds_what_is_wrong(tmp_path: Path, source: str, right: bool) -> None:
    (tmp_path / "some.py").write_text(source, encoding="utf-8")
    (named,) = named_in(tmp_path / "some.py")
    if right:
        check(named)
    else:
        with pytest.raises(AssertionError):
            check(named)


def test_no_message_is_there_for_nothing() -> None:
    patterns = [re.compile(named.pattern) for named in NAMED]
    unused = [
        key
        for key in words()
        if key.split(".")[0] in OWNED
        and not LOOKED_UP.search(key.partition(".")[1] + key.partition(".")[2])
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_the_reading_of_the_sources_finds_something() -> None:
    found = {named.pattern.replace("\\", "") for named in NAMED}
    known = {"(error.)?imperial2030.refuse.fee", "error.text.empty", "(error.)?coins.text.fruit", "verdict.legal"}
    assert known <= found
    assert sum(named.given is not None for named in NAMED) > 100


def events_of(package: str) -> Iterator[type[Event]]:
    """Yield the event classes that a game's package defines or uses."""
    module = importlib.import_module(package)
    for info in pkgutil.iter_modules(module.__path__):
        for _, kind in inspect.getmembers(importlib.import_module(f"{package}.{info.name}"), inspect.isclass):
            if issubclass(kind, Event) and kind is not Event:
                yield kind


@pytest.mark.parametrize(
    ("game_id", "package"), [*((game_id, f"gamekit.{game_id}") for game_id in games()), ("coins", "tests.tiny")]
)
def test_events_hold_what_their_sentences_need(game_id: str, package: str) -> None:
    classes: list[type[Event]] = [Paid, *events_of(package)]
    # A payment with its arithmetic is a class of its own, with more fields.
    kinds: dict[str, set[str]] = {}
    for kind in classes:
        kinds.setdefault(kind.kind, set()).update(inspect.signature(kind).parameters)
    spoken = [key for key in words() if key.startswith(f"{game_id}.event.")]
    assert len(spoken) > 5
    for key in spoken:
        fields = kinds[key.removeprefix(f"{game_id}.event.").split(".")[0]] - {"rules", "visible_to"}
        assert set(placeholders(words()[key])) <= fields, key
    for name in kinds.keys() - {"paid"}:
        prefix = f"{game_id}.event.{name}"
        assert any(key == prefix or key.startswith(f"{prefix}.") for key in spoken), f"{prefix} has no sentence"
