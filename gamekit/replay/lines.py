"""JSON Lines read strictly: what two readers could understand differently is refused, and so is what has no bounds.

Nothing in here knows replays or notes. A :class:`Refusal` says what is wrong with one line.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, NoReturn

from gamekit.core.errors import RondelError
from gamekit.replay.files import check_path

MAX_BYTES = 16 * 2**20
"""Largest file that is read; a long game takes a hundredth of it."""
MAX_LINE = 64 * 2**10
"""Longest line of a replay, in characters."""
MAX_DEPTH = 32
"""Deepest nesting of objects and lists."""
SHOWN = 60
"""Most characters of a file that an error message repeats."""


class Refusal(RondelError):
    """One line cannot be read; whoever reads the file knows which."""


def shown(value: Any) -> str:
    """Return a value of a file as an error message shows it: short, printable, never nested.

    Examples
    --------
    >>> shown("Ann")
    '"Ann"'
    >>> shown([1, 2])
    '[...]'
    """
    if isinstance(value, (dict, Mapping)):
        return "{...}"
    if isinstance(value, (list, tuple)):
        return "[...]"
    if isinstance(value, str):
        plain = "".join(char if char.isprintable() else "?" for char in value[: SHOWN + 1])
        return f'"{plain[:SHOWN]}...' if len(plain) > SHOWN else f'"{plain}"'
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 128:
        return "..."
    return json.dumps(value, default=lambda other: type(other).__name__)


def read_bytes(path: str | PathLike[str]) -> bytes:
    """Return the contents of a file, at most one byte more than is allowed.

    Raises
    ------
    OSError
        If the file cannot be read; IsADirectoryError if the path names no file.
    """
    check_path(path)
    with Path(path).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def split(data: bytes | str) -> tuple[list[str], Refusal | None, bool]:
    """Return the lines of a file, what is wrong with it as a whole, and whether its last line is complete.

    Spaces and carriage returns at the end of lines, and empty lines at the end of the file, are left out. Lines
    from the first one that is no UTF-8 text on are left out, too; the refusal speaks of the line after the last.
    """
    raw = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
    if len(raw) > MAX_BYTES:
        return [], Refusal("replay.too_big", most=MAX_BYTES // 2**20), False
    if raw.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        return [], Refusal("replay.bom"), False
    problem = None
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        problem = Refusal("replay.utf8", byte=error.start)
        text = raw[: raw.rfind(b"\n", 0, error.start) + 1].decode()
    complete = text.endswith("\n") or not text
    lines = [line.rstrip(" \t\r") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines, problem, complete


def parse(line: str, most: int = MAX_LINE) -> dict[str, Any]:
    """Return the JSON object of one line of at most ``most`` characters.

    Raises
    ------
    Refusal
        If it is none, or one that readers could understand differently: a key twice, NaN, an endless number.
    """
    if len(line) > most:
        raise Refusal("replay.long_line", most=most)
    if not line:
        raise Refusal("replay.empty_line")
    if line.count("[") + line.count("{") > MAX_DEPTH and _deep(line):
        raise Refusal("replay.deep", most=MAX_DEPTH)
    try:
        data = _DECODER.decode(line)
    except json.JSONDecodeError as error:
        raise Refusal("replay.json", column=error.pos + 1, near=shown(line[error.pos :])) from None
    except Refusal:
        raise
    except ValueError:
        # Python refuses to read a whole number of thousands of digits.
        raise Refusal("replay.number") from None
    if not isinstance(data, dict):
        raise Refusal("replay.no_object", got=shown(data))
    if "\\u" in line:
        check(data)
    return data


def begun(line: str) -> bool:
    """Return whether a line that is no JSON object is the beginning of one: all is well up to where it is cut off.

    Examples
    --------
    >>> begun('{"kind":"hea'), begun('{"kind":}')
    (True, False)
    """
    try:
        # What no text may hold, at the end, is what a reader stumbles over in a text that is not closed.
        json.loads(f"{line}\0")
    except json.JSONDecodeError as error:
        return line.startswith("{") and _HALF_A_WORD.fullmatch(line, error.pos) is not None
    except ValueError:
        # A number too long to be read, with or without an end.
        return False
    return False


_HALF_A_WORD = re.compile(r"tr?u?|fa?l?s?|nu?l?|-|\.|[eE][+-]?|\\?u?[0-9a-fA-F]{0,3}|")
"""The beginning of a word, a number or an escape of JSON, or nothing."""


def check(data: Any) -> None:
    """Look through JSON data for what cannot be written again.

    Raises
    ------
    Refusal
        If it is nested too deeply, or holds half a character (a lone surrogate).
    """
    level = [data]
    for _ in range(MAX_DEPTH + 1):
        inner: list[Any] = []
        for item in level:
            if isinstance(item, str):
                if not _whole(item):
                    raise Refusal("replay.surrogate")
            elif isinstance(item, dict):
                inner.extend(item)
                inner.extend(item.values())
            elif isinstance(item, list):
                inner.extend(item)
        level = inner
        if not level:
            return
    raise Refusal("replay.deep", most=MAX_DEPTH)


def line(data: Mapping[str, Any]) -> str:
    """Return an object as one line, keys in the order given, without the line end."""
    return _ENCODER.encode(data)


def plain(value: Any, depth: int = 0) -> Any:
    """Return a value as JSON data with sorted keys, so that equal values are written alike.

    Raises
    ------
    Refusal
        If JSON has no form for it, or it is nested too deeply.
    """
    if depth > MAX_DEPTH:
        raise Refusal("replay.deep", most=MAX_DEPTH)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item, depth + 1) for item in value]
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return {key: plain(value[key], depth + 1) for key in sorted(value)}
    raise Refusal("replay.no_json", got=type(value).__name__)


def keys(data: Mapping[str, Any], needed: Iterable[str], known: Iterable[str]) -> None:
    """Check which keys an object has.

    Raises
    ------
    Refusal
        If one of ``needed`` is missing, or one is neither needed nor known.
    """
    needed = tuple(needed)
    for key in needed:
        if key not in data:
            raise Refusal("replay.missing_key", key=key)
    both = (*needed, *known)
    for key in data:
        if key not in both:
            raise Refusal("replay.unknown_key", key=shown(key), known=", ".join(both))


def text(data: Mapping[str, Any], key: str) -> str:
    """Return a text of an object; raises Refusal if it is none."""
    value = data[key]
    if not isinstance(value, str):
        raise Refusal("replay.not_text", key=key, got=shown(value))
    return value


def whole(data: Mapping[str, Any], key: str, least: int | None = None) -> int:
    """Return a whole number of an object; raises Refusal if it is none, or below ``least``."""
    value = data[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("replay.not_whole", key=key, got=shown(value))
    if least is not None and value < least:
        raise Refusal("replay.too_small", key=key, got=shown(value), least=least)
    return value


def entries(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Return an object within an object; raises Refusal if it is none."""
    value = data[key]
    if not isinstance(value, dict):
        raise Refusal("replay.not_object", key=key, got=shown(value))
    return value


def texts(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """Return a list of texts of an object; raises Refusal if it is none."""
    value = data[key]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Refusal("replay.not_texts", key=key, got=shown(value))
    return tuple(value)


def digest(data: Mapping[str, Any], key: str = "digest") -> str:
    """Return a digest of an object; raises Refusal if it is no 12 hex digits."""
    value = data[key]
    if not isinstance(value, str) or len(value) != 12 or value.strip("0123456789abcdef"):
        raise Refusal("replay.not_digest", key=key, got=shown(value))
    return value


def _deep(line: str) -> bool:
    """Return whether a line is nested too deeply: found out before Python's own parser, whose bound varies."""
    depth = 0
    for char in _TEXTS.sub("", line):
        depth += (char in "[{") - (char in "]}")
        if depth > MAX_DEPTH:
            return True
    return False


def _whole(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [key for key, _ in pairs]
        raise Refusal("replay.twice", key=shown(next(key for key in names if names.count(key) > 1)))
    return found


def _constant(word: str) -> NoReturn:
    raise Refusal("replay.constant", word=word)


def _number(word: str) -> float:
    value = float(word)
    if not math.isfinite(value):
        raise Refusal("replay.number")
    return value


# A text without its end goes on to the end of the line, so that the search never turns back.
_TEXTS = re.compile(r'"(?:[^"\\]|\\.)*+"?')
_DECODER = json.JSONDecoder(object_pairs_hook=_pairs, parse_constant=_constant, parse_float=_number)
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)
