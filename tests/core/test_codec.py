"""JSON forms: what is written comes back, defaults are left out, and what does not fit is named."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, ClassVar, Literal, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.core import codec
from gamekit.core.codec import Part, Parted
from gamekit.core.errors import BadAction


@dataclass(frozen=True, slots=True)
class Wood:
    TAG: ClassVar[str] = "wood"
    logs: int = 1


@dataclass(frozen=True, slots=True)
class Stone:
    TAG: ClassVar[str] = "stone"
    blocks: int = 1


@dataclass(frozen=True, slots=True)
class Point:
    """Without a tag: an object of its fields alone."""

    x: int
    y: int = 0


@dataclass(frozen=True, slots=True)
class Coded:
    """With a form of its own."""

    word: str

    def to_json(self) -> str:
        return f"<{self.word}>"

    @classmethod
    def from_json(cls, data: Any) -> Self:
        if not isinstance(data, str):
            raise BadAction("json.misfit", field="coded", got=repr(data))
        return cls(data.strip("<>"))


@dataclass(frozen=True, slots=True)
class Depot(Part):
    name: str
    load: Wood | Stone | None = None
    places: tuple[Point, ...] = ()
    pair: tuple[int, str] = (0, "")
    labels: frozenset[str] = frozenset()
    mood: Literal["", "glad", "sad"] = ""
    share: Fraction = Fraction(1)
    code: Coded = Coded("none")
    older: str = field(default="", metadata={"tag": "since"})


FULL = Depot(
    name="north",
    load=Stone(3),
    places=(Point(1), Point(2, 5)),
    pair=(7, "b"),
    labels=frozenset({"z", "a", "m"}),
    mood="sad",
    share=Fraction(2, 6),
    code=Coded("x"),
    older="1900",
)
FULL_JSON: dict[str, Any] = {
    "name": "north",
    "load": {"type": "stone", "blocks": 3},
    "places": [{"x": 1}, {"x": 2, "y": 5}],
    "pair": [7, "b"],
    "labels": ["a", "m", "z"],
    "mood": "sad",
    "share": "1/3",
    "code": "<x>",
    "since": "1900",
}


def test_every_kind_of_field_is_written_and_read() -> None:
    assert codec.encode(FULL) == FULL_JSON
    assert codec.decode(Depot, FULL_JSON) == FULL
    assert codec.decode(Depot, json.loads(codec.canonical(FULL_JSON))) == FULL


def test_defaults_are_left_out() -> None:
    assert codec.encode(Depot("south")) == {"name": "south"}
    assert codec.decode(Depot, {"name": "south"}) == Depot("south")
    assert codec.encode(Wood()) == {"type": "wood"}


def test_a_tag_chooses_among_a_union() -> None:
    assert codec.decode(Wood | Stone, {"type": "stone"}) == Stone()
    assert codec.decode(Wood | Stone, {"type": "wood", "logs": 9}) == Wood(9)
    assert codec.decode(Wood | None, None) is None
    assert codec.decode(Point | int, 5) == 5
    assert codec.decode(Point | int, {"x": 5}) == Point(5)


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"name": 5}, "json.misfit", "Depot.name"),
        ({"name": None}, "json.misfit", "Depot.name"),
        ({"load": {"type": "gold"}}, "json.misfit", "Depot.load"),
        ({"load": {"blocks": 3}}, "json.misfit", "Depot.load"),
        ({"load": {"type": "stone", "blocks": "3"}}, "json.misfit", "Depot.load.blocks"),
        ({"load": {"type": "stone", "blocks": True}}, "json.misfit", "Depot.load.blocks"),
        ({"load": {"type": "stone", "blocks": 3.0}}, "json.misfit", "Depot.load.blocks"),
        ({"load": {"type": "stone", "logs": 3}}, "json.unknown", "Depot.load.logs"),
        ({"places": {"x": 1}}, "json.misfit", "Depot.places"),
        ({"places": [{"x": 1}, {"y": 1}]}, "json.missing", "Depot.places[1].x"),
        ({"places": [{"x": 1}, 5]}, "json.misfit", "Depot.places[1]"),
        ({"pair": [7]}, "json.misfit", "Depot.pair"),
        ({"pair": [7, 7]}, "json.misfit", "Depot.pair[1]"),
        ({"pair": "7b"}, "json.misfit", "Depot.pair"),
        ({"labels": "a"}, "json.misfit", "Depot.labels"),
        ({"labels": ["a", 1]}, "json.misfit", "Depot.labels[1]"),
        ({"mood": "angry"}, "json.misfit", "Depot.mood"),
        ({"mood": ["sad"]}, "json.misfit", "Depot.mood"),
        ({"share": "one third"}, "json.misfit", "Depot.share"),
        ({"share": "1/0"}, "json.misfit", "Depot.share"),
        ({"share": "2/6"}, "json.misfit", "Depot.share"),
        ({"share": 1}, "json.misfit", "Depot.share"),
        ({"share": [1, 3]}, "json.misfit", "Depot.share"),
        ({"code": 5}, "json.misfit", "coded"),
        ({"older": "1900"}, "json.unknown", "Depot.older"),
        ({"zzz": 1, "extra": 1}, "json.unknown", "Depot.extra"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(BadAction) as caught:
        codec.decode(Depot, {"name": "north"} | change)
    assert caught.value.code == code
    assert caught.value.params["field"] == field
    assert field in caught.value.text("en")
    assert field in caught.value.text("fr")


@pytest.mark.parametrize("data", [None, 5, "x", [], [["name", "x"]]])
def test_what_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(BadAction) as caught:
        codec.decode(Depot, data)
    assert caught.value.params["field"] == "Depot"


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadAction, match=r"Depot\.name is missing"):
        codec.decode(Depot, {})


def test_a_tag_must_be_there_and_right() -> None:
    for data in ({"logs": 1}, {"type": "stone"}):
        with pytest.raises(BadAction):
            codec.decode(Wood, data)


@pytest.mark.parametrize("value", [1.5, b"x", object(), {"a": 1.5}, (1, {2.5})])
def test_what_has_no_exact_form_is_not_written(value: Any) -> None:
    with pytest.raises(TypeError, match="cannot encode"):
        codec.encode(value)


def test_sets_are_written_sorted() -> None:
    assert codec.encode(frozenset("hello")) == ["e", "h", "l", "o"]
    assert codec.encode({3, 1, 2}) == [1, 2, 3]


def test_canonical_text_has_one_spelling() -> None:
    assert codec.canonical({"b": [1, None], "a": {"é": "ß", "A": True}}) == '{"a":{"A":true,"é":"ß"},"b":[1,null]}'


depots = st.builds(
    Depot,
    name=st.text(max_size=5),
    load=st.none() | st.builds(Wood, st.integers()) | st.builds(Stone, st.integers()),
    places=st.lists(st.builds(Point, st.integers(), st.integers()), max_size=3).map(tuple),
    pair=st.tuples(st.integers(), st.text(max_size=3)),
    labels=st.frozensets(st.text(max_size=3), max_size=4),
    mood=st.sampled_from(["", "glad", "sad"]),
    share=st.fractions(),
    code=st.builds(Coded, st.text("abc", max_size=3)),
    older=st.text(max_size=3),
)


@given(depots)
def test_anything_written_is_read_back(depot: Depot) -> None:
    data = codec.encode(depot)
    assert codec.decode(Depot, json.loads(json.dumps(data))) == depot
    assert codec.encode(codec.decode(Depot, data)) == data


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4)
junk = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)


@given(st.sampled_from(sorted(FULL_JSON)), junk)
def test_junk_in_a_field_is_read_or_refused(key: str, value: Any) -> None:
    """Nothing but BadAction comes out, and what is accepted is what would be written."""
    try:
        depot = codec.decode(Depot, FULL_JSON | {key: value})
    except BadAction:
        return
    again = codec.encode(depot)
    assert codec.decode(Depot, again) == depot


def test_differences_name_the_paths() -> None:
    expected = {"a": 1, "b": {"c": [1, 2], "d": None}, "e": 5}
    got = {"a": 1, "b": {"c": [1, 3], "f": "x"}}
    assert codec.differences(expected, got) == [
        "b/c: [1,2] -> [1,3]",
        'b/f: null -> "x"',
        "e: 5 -> null",
    ]
    assert codec.differences(expected, expected) == []


@dataclass(frozen=True, slots=True)
class Yard(Parted):
    """A state of three parts."""

    first: Depot
    second: Depot | None = None
    notes: tuple[str, ...] = ()

    def parts(self) -> Any:
        """Return the parts out of the order of their tags."""
        yield "second", self.second
        yield "first", self.first
        yield "notes", self.notes


def test_digests_never_change() -> None:
    """Replays of years ago hold these numbers."""
    assert codec.digest_of(FULL) == "f5b1a0292334"
    assert codec.digest_of(Depot("south")) == "52730a339cd6"
    assert codec.digest(Yard(FULL)) == "f01e624be9ac"
    assert codec.digest(Yard(FULL, Depot("south"), ("x",))) == "dfc5ac2de231"


def test_empty_parts_are_left_out() -> None:
    assert codec.digest_of(None) is None
    assert codec.digest_of(()) is None
    assert codec.digest_of("") is None
    assert codec.digest_of(0) is not None
    assert codec.to_tree(Yard(FULL)) == {"first": FULL_JSON}
    assert codec.to_tree(Yard(FULL, notes=("x",))) == {"first": FULL_JSON, "notes": ["x"]}


def test_parts_of_the_same_content_in_other_places_differ() -> None:
    north, south = Depot("north"), Depot("south")
    assert codec.digest(Yard(north, south)) != codec.digest(Yard(south, north))


def test_a_part_is_hashed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    real, hashed = codec._sha, []

    def counting(text: str) -> str:
        hashed.append(text)
        return real(text)

    monkeypatch.setattr(codec, "_sha", counting)
    north = Depot("north")
    for notes in ((), ("x",), ("y",)):
        codec.digest(Yard(north, notes=notes))
    assert sum('"name":"north"' in text for text in hashed) == 1


def test_a_changed_copy_has_its_own_digest() -> None:
    north = Depot("north")
    assert codec.digest_of(north) != codec.digest_of(replace(north, name="other"))
    yard = Yard(north)
    assert codec.digest(yard) != codec.digest(replace(yard, first=Depot("other")))
    assert codec.digest(replace(yard, first=Depot("north"))) == codec.digest(yard)
