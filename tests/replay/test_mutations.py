"""Damaged files: each is refused with its line and a reason, or says the same as the file it was made from."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import gamekit
from gamekit.locale import LANGUAGES
from gamekit.replay import record
from tests import tiny
from tests.replay.games import begun, play, positioned

FREE = ("seats", "seed", "meta", "position")
"""Keys of the header that may differ: another name is another file and a good one, and a position can be put in several
ways; that it is the same one is what the digests say."""
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 10**30, 10**4000, "", "x", "P1", "RU", "²", "\0", "é", "x" * 60_000),
    *([], {}, [[]], [{}], ["a", "b"], {"a": 1}, {"RU": []}, "army:moscow*" + "9" * 5000, ["army:!"]),
)


def coins() -> str:
    return record.dumps(play(gamekit.new_session("coins", 3, seed=4, options={"rounds": 2}), 500))


@cache
def original(name: str) -> str:
    make = {"game": lambda: record.dumps(begun(40)), "position": lambda: record.dumps(positioned()), "coins": coins}
    return make[name]()


def flip(text: str, rng: random.Random) -> bytes:
    data = bytearray(text.encode())
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def splice(text: str, rng: random.Random) -> bytes:
    data = text.encode()
    start, other = rng.randrange(len(data)), rng.randrange(len(data))
    return data[:start] + data[other : other + rng.randrange(40)] + data[start + rng.randrange(40) :]


def cut(text: str, rng: random.Random) -> bytes:
    return text.encode()[: rng.randrange(len(text))]


def delete(lines: list[str], rng: random.Random) -> None:
    del lines[rng.randrange(len(lines))]


def repeat(lines: list[str], rng: random.Random) -> None:
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))


def swap(lines: list[str], rng: random.Random) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to everything in JSON data."""
    found = [path] if path else []
    if isinstance(data, (dict, list)):
        for key in data if isinstance(data, dict) else range(len(data)):
            found += places(data[key], (*path, key))
    return found


def edit(lines: list[str], rng: random.Random) -> None:
    """Change, remove or add something in one line; the header and the result come up often."""
    number = rng.choice((0, -1, rng.randrange(len(lines)), rng.randrange(len(lines))))
    data = json.loads(lines[number])
    *path, key = rng.choice(places(data))
    target = data
    for step in path:
        target = target[step]
    match rng.randrange(4):
        case 0:
            del target[key]
        case 1 if isinstance(target, dict):
            target[rng.choice(("comment", "n", "kind", "meta", ""))] = rng.choice(JUNK)
        case _:
            target[key] = rng.choice(JUNK)
    lines[number] = json.dumps(data, ensure_ascii=False)


def exchange(lines: list[str], rng: random.Random) -> None:
    """Exchange one value between two steps."""
    one, other = (rng.randrange(1, len(lines) - 1) for _ in range(2))
    key = rng.choice(("n", "actor", "action", "digest"))
    steps = [json.loads(lines[one]), json.loads(lines[other])]
    steps[0][key], steps[1][key] = steps[1][key], steps[0][key]
    lines[one], lines[other] = map(json.dumps, steps)


BYTES: tuple[Callable[[str, random.Random], bytes], ...] = (flip, splice, cut)
LINES: tuple[Callable[[list[str], random.Random], None], ...] = (delete, repeat, swap, edit, edit, edit, exchange)


def damaged(text: str, rng: random.Random) -> bytes:
    """Return a file with one or two damages."""
    data = text.encode()
    for _ in range(rng.choice((1, 1, 2))):
        damage = rng.choice((*BYTES, *LINES))
        try:
            now = data.decode()
            if damage in BYTES:
                data = damage(now, rng)  # type: ignore[arg-type, assignment]
            else:
                lines = now.removesuffix("\n").split("\n")
                damage(lines, rng)  # type: ignore[arg-type]
                data = ("\n".join(lines) + "\n").encode()
        except (UnicodeDecodeError, ValueError, KeyError, TypeError, IndexError):
            return data  # the first damage left nothing that the second can take hold of
    return data


def without_free(text: str) -> tuple[dict[str, Any], str]:
    first, _, rest = text.partition("\n")
    return {key: value for key, value in json.loads(first).items() if key not in FREE}, rest


@pytest.mark.parametrize(
    ("name", "count"),
    [
        *(("game", 250), ("position", 250), ("coins", 400)),
        *(pytest.param(name, 700, marks=pytest.mark.slow) for name in ("game", "position")),
    ],
)
def test_a_damaged_file_is_refused_or_says_the_same(name: str, count: int):
    with tiny.registered():
        text = original(name)
        seen: Counter[str] = Counter()
        for seed in range(count):
            data = damaged(text, random.Random(f"{name} {seed}"))
            report = record.verify(data)
            if report.problem is None:
                assert without_free(record.dumps(record.loads(data))) == without_free(text), f"seed {seed}"
                seen["the same"] += 1
                continue
            problem = report.problem
            assert 1 <= problem.line <= data.count(b"\n") + 1, f"seed {seed}"
            for lang in LANGUAGES:
                assert len(problem.text(lang)) < 2000, f"seed {seed}"
            seen[problem.code] += 1
            reading_holds(data, report.steps, text, seed)
    assert len(seen) > 15, "the damages are too much alike"
    assert seen["the same"] > 5
    assert seen["the same"] < count / 3


def reading_holds(data: bytes, steps: int, text: str, seed: int) -> None:
    """Check that what is read before the damage is a game of its own, and that nothing else was read."""
    if steps:
        session = record.reads(data).session
        assert len(session) == steps, f"seed {seed}"
        assert record.verify(record.dumps(session).encode()), f"seed {seed}"
