"""Dataclasses to JSON and back, the canonical form, and digests.

The JSON form of a dataclass is an object of its fields; fields equal to their default are left out, so that a
field added later does not change what older states look like. A class with a ``TAG`` adds ``"type": TAG``, so
that unions can be read back. A class may give its own form by ``to_json`` and ``from_json``, and the canonical text
of that form by ``to_text``, where writing it directly is faster.
"""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from gamekit.core.errors import BadAction

T = TypeVar("T")

DIGEST_LENGTH = 12


class Part:
    """A piece of a state that remembers its own digest, so that unchanged pieces are hashed once."""

    __slots__ = ("_digest",)

    _digest: str


class Piece:
    """A piece of a part that remembers its own text: it is written again with every part in which it stands."""

    __slots__ = ("_text",)

    _text: str


class Parted(Part):
    """A state made of tagged parts."""

    __slots__ = ()

    def parts(self) -> Iterable[tuple[str, Any]]:
        """Return (tag, part) pairs; the tags are part of the file format and never change.

        A digest sorts them by their tags, which takes least where they come in that order.
        """
        raise NotImplementedError


def _default(f: Field[Any]) -> Any:
    if f.default is not MISSING:
        return f.default
    if f.default_factory is not MISSING:
        return f.default_factory()
    return MISSING


@cache
def _plan(cls: Any) -> tuple[tuple[str, str, Any], ...]:
    """Return (Python name, JSON name, default) of each field of a dataclass."""
    return tuple((f.name, f.metadata.get("tag", f.name), _default(f)) for f in fields(cls))


def tagged(obj: Any) -> str | None:
    """Return the ``TAG`` of a class or instance, None if it has none."""
    return getattr(obj, "TAG", None)


def encode(value: Any) -> Any:
    """Return ``value`` as plain JSON data.

    Examples
    --------
    >>> encode((1, "a", Fraction(1, 3)))
    [1, 'a', '1/3']
    """
    return (_FORMS.get(type(value)) or _form(type(value)))(value)


def _itself(value: Any) -> Any:
    return value


def _form(cls: type) -> Callable[[Any], Any]:
    """Return how values of a class are encoded; found once per class, since a digest encodes a part a step."""
    form = _FORMS[cls] = _find_form(cls)
    return form


def _find_form(cls: type) -> Callable[[Any], Any]:
    if issubclass(cls, (bool, int, str)) or cls is types.NoneType:
        return _itself
    if issubclass(cls, (tuple, list)):
        return lambda value: [encode(item) for item in value]
    if issubclass(cls, (frozenset, set)):
        return lambda value: sorted(encode(item) for item in value)
    if issubclass(cls, Mapping):
        return lambda value: {str(key): encode(item) for key, item in value.items()}
    if issubclass(cls, Fraction):
        return lambda value: f"{value.numerator}/{value.denominator}"
    if hasattr(cls, "to_json"):
        return lambda value: value.to_json()
    if is_dataclass(cls):
        return _object_form(cls)
    raise TypeError(f"cannot encode {cls.__name__}")


def _object_form(cls: type) -> Callable[[Any], Any]:
    plan, tag = _plan(cls), tagged(cls)

    def form(value: Any) -> dict[str, Any]:
        out: dict[str, Any] = {} if tag is None else {"type": tag}
        for name, key, default in plan:
            item = getattr(value, name)
            if default is MISSING or item != default:
                out[key] = encode(item)
        return out

    return form


_FORMS: dict[type, Callable[[Any], Any]] = {}


@cache
def _hints(cls: type) -> Mapping[str, Any]:
    return get_type_hints(cls)


def decode(kind: Any, data: Any) -> Any:
    """Return an object of type ``kind`` from its JSON form.

    Raises
    ------
    BadAction
        If the data does not fit the type; the error names the field.
    """
    return _decode(kind, data, getattr(kind, "__name__", str(kind)))


def _misfit(path: str, data: Any) -> BadAction:
    return BadAction("json.misfit", field=path, got=json.dumps(data, default=repr)[:80])


def _decode(kind: Any, data: Any, path: str) -> Any:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _decode_union(get_args(kind), data, path)
    if origin is tuple:
        if not isinstance(data, list):
            raise _misfit(path, data)
        args = get_args(kind)
        if len(args) == 2 and args[1] is Ellipsis:
            return tuple(_decode(args[0], item, f"{path}[{i}]") for i, item in enumerate(data))
        if len(args) != len(data):
            raise _misfit(path, data)
        return tuple(_decode(a, item, f"{path}[{i}]") for i, (a, item) in enumerate(zip(args, data)))
    if origin is frozenset:
        if not isinstance(data, list):
            raise _misfit(path, data)
        return frozenset(_decode(get_args(kind)[0], item, f"{path}[{i}]") for i, item in enumerate(data))
    if kind is Any:
        return data
    if kind is type(None):
        kind = types.NoneType
    if kind is Fraction:
        return _decode_fraction(data, path)
    if hasattr(kind, "from_json"):
        return kind.from_json(data)
    if is_dataclass(kind) and isinstance(kind, type):
        return _decode_dataclass(kind, data, path)
    if origin is not None and str(origin).endswith("Literal"):
        if data not in get_args(kind):
            raise _misfit(path, data)
        return data
    # bool is an int in Python, but not in a file.
    if not isinstance(data, kind) or (kind is int and isinstance(data, bool)):
        raise _misfit(path, data)
    return data


def _decode_fraction(data: Any, path: str) -> Fraction:
    try:
        found = Fraction(data) if isinstance(data, str) else None
    except (ValueError, ZeroDivisionError):
        found = None
    # Only the one spelling that encode writes.
    if found is None or encode(found) != data:
        raise _misfit(path, data)
    return found


def _decode_union(kinds: tuple[Any, ...], data: Any, path: str) -> Any:
    if data is None and types.NoneType in kinds:
        return None
    if isinstance(data, dict) and "type" in data:
        for kind in kinds:
            if tagged(kind) == data["type"]:
                return _decode(kind, data, path)
    for kind in kinds:
        if tagged(kind) is None and kind is not types.NoneType:
            try:
                return _decode(kind, data, path)
            except BadAction:
                continue
    raise _misfit(path, data)


def _decode_dataclass(kind: type, data: Any, path: str) -> Any:
    if not isinstance(data, dict):
        raise _misfit(path, data)
    rest = dict(data)
    if tagged(kind) is not None and rest.pop("type", None) != tagged(kind):
        raise _misfit(path, data)
    values = {}
    for name, key, default in _plan(kind):
        if key in rest:
            values[name] = _decode(_hints(kind)[name], rest.pop(key), f"{path}.{key}")
        elif default is MISSING:
            raise BadAction("json.missing", field=f"{path}.{key}")
    if rest:
        raise BadAction("json.unknown", field=f"{path}.{min(rest)}")
    return kind(**values)


def canonical(data: Any) -> str:
    """Return JSON data as its one canonical text: sorted keys, no spaces, no escapes beyond JSON's own."""
    return _CANONICAL.encode(data)


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


# The canonical text of a value without the detour over JSON data: a replay is digested at every step.

EMPTY = frozenset({"null", "{}", "[]", '""'})
"""Canonical texts of parts that a digest leaves out."""


def text_of(value: Any) -> str:
    """Return ``canonical(encode(value))``.

    Examples
    --------
    >>> text_of(("a", None, 1))
    '["a",null,1]'
    """
    return (_WRITERS.get(type(value)) or _writer(type(value)))(value)


def _writer(cls: type) -> Callable[[Any], str]:
    if hasattr(cls, "to_text"):
        writer: Callable[[Any], str] = cls.to_text
    elif is_dataclass(cls) and not hasattr(cls, "to_json"):
        writer = _object_writer(cls)
    else:
        writer = _plain_text
    _WRITERS[cls] = writer = _remembered(writer) if issubclass(cls, Piece) else writer
    return writer


def _remembered(write: Callable[[Any], str]) -> Callable[[Any], str]:
    def remember(piece: Piece) -> str:
        try:
            return piece._text
        except AttributeError:
            text = write(piece)
            object.__setattr__(piece, "_text", text)
            return text

    return remember


def _plain_text(value: Any) -> str:
    return canonical(encode(value))


def _tuple_text(value: tuple[Any, ...]) -> str:
    return f"[{','.join([text_of(item) for item in value])}]"


_known_tuple_text = lru_cache(maxsize=2**14)(_tuple_text)


def _tuple_writer(hint: Any) -> Callable[[Any], str]:
    """Return how a field is written: tuples recur from state to state, and those that compare safely are remembered."""
    return _known_tuple_text if get_origin(hint) is tuple and _compares_safely(hint) else text_of


def _compares_safely(hint: Any) -> bool:
    """Return whether equal values are written alike. Not all are: ``(1,) == (True,)``.

    Texts, None, objects that are equal only to themselves, and tuples of them cannot be confused.

    Examples
    --------
    >>> _compares_safely(tuple[tuple[str, str | None], ...]), _compares_safely(tuple[int, ...])
    (True, False)
    """
    if get_origin(hint) in (tuple, Union, types.UnionType):
        return all(kind is Ellipsis or _compares_safely(kind) for kind in get_args(hint))
    if hint in (Any, object):
        return False
    return hint in (str, types.NoneType) or getattr(hint, "__eq__", None) is object.__eq__


def _object_writer(cls: type) -> Callable[[Any], str]:
    hints = _hints(cls)
    rows: list[tuple[str, str, Any, str, Callable[[Any], str] | None]] = [
        (key, name, default, f"{_quote(key)}:", _tuple_writer(hints[name])) for name, key, default in _plan(cls)
    ]
    if (tag := tagged(cls)) is not None:
        rows.append(("type", "", None, f'"type":{_quote(tag)}', None))
    rows.sort(key=lambda row: row[0])

    def write(value: Any) -> str:
        pairs = []
        for _, name, default, head, writer in rows:
            if writer is None:
                pairs.append(head)
                continue
            item = getattr(value, name)
            if item is not default and (default is MISSING or item != default):
                pairs.append(head + writer(item))
        return f"{{{','.join(pairs)}}}"

    return write


_quote = json.encoder.encode_basestring
_WRITERS: dict[type, Callable[[Any], str]] = {
    str: _quote,
    int: int.__repr__,
    bool: lambda value: "true" if value else "false",
    types.NoneType: lambda _: "null",
    tuple: _tuple_text,
}


def _sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST_LENGTH]


def digest_of(part: Any) -> str | None:
    """Return the digest of one part, None if it is empty and so left out."""
    known: str | None = getattr(part, "_digest", None)
    if known is None:
        text = text_of(part)
        known = "" if text in EMPTY else _sha(text)
        if isinstance(part, Part):
            object.__setattr__(part, "_digest", known)
    return known or None


_LATEST: dict[str, tuple[Any, str]] = {}
"""By tag the part that was digested last, and its pair in the digest: most parts are those of the state before."""


def digest(state: Parted) -> str:
    """Return the digest of a state: 12 hex digits over its sorted (tag, digest of part) pairs."""
    try:
        return state._digest
    except AttributeError:
        pass
    pairs = []
    for tag, part in state.parts():
        known = _LATEST.get(tag)
        if known is None or known[0] is not part:
            of_part = digest_of(part)
            known = _LATEST[tag] = (part, f'["{tag}","{of_part}"]' if of_part else "")
        if known[1]:
            pairs.append(known[1])
    pairs.sort()
    result = _sha(f"[{','.join(pairs)}]")
    object.__setattr__(state, "_digest", result)
    return result


def to_tree(state: Parted) -> dict[str, Any]:
    """Return a state as ``{tag: JSON of the part}``, empty parts left out: what the digest is taken over."""
    tree = {tag: encode(part) for tag, part in state.parts()}
    return {tag: data for tag, data in tree.items() if data not in (None, {}, [], "")}


def differences(expected: Any, got: Any, path: str = "") -> list[str]:
    """Return the paths at which two JSON trees differ, each as ``path: expected -> got``."""
    if isinstance(expected, dict) and isinstance(got, dict):
        out = []
        for key in sorted(expected.keys() | got.keys()):
            out += differences(expected.get(key), got.get(key), f"{path}/{key}" if path else str(key))
        return out
    return [] if expected == got else [f"{path}: {canonical(expected)} -> {canonical(got)}"]
