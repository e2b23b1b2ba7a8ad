"""The lines of a replay file by schema 1: header, steps, result. What they mean to a game is none of this module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from gamekit.core.game import Outcome
from gamekit.replay import lines
from gamekit.replay.lines import Refusal

SCHEMA = 1
CODEC = 1
"""Version of the digest: what it is taken over, and how."""
MAX_STEPS = 20_000

HEADER_KEYS = ("kind", "schema", "codec", "game", "ruleset", "rules", "options", "seats")
STEP_KEYS = ("n", "actor", "action", "digest")
RESULT_KEYS = ("kind", "steps", "digest", "scores", "ranks", "rules")


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was started from.

    Parameters
    ----------
    game, ruleset
        Ids.
    rules
        Version of the game's rules that the file was written with.
    options
        Options of the ruleset.
    seats
        Names of the players, clockwise.
    deal
        The explicit deal; None where a position is given, or nothing is dealt.
    position
        The custom position; None for an ordinary start.
    seed
        Where the draws came from; nothing is drawn from it when a file is read.
    meta
        Anything else worth keeping.
    """

    game: str
    ruleset: str
    rules: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    deal: Any
    position: Mapping[str, Any] | None
    seed: int
    meta: Mapping[str, Any]

    def line(self) -> str:
        """Return the header as the first line of a file."""
        start = {"deal": self.deal} if self.position is None else {"position": self.position}
        return lines.line(
            {
                "kind": "header",
                "schema": SCHEMA,
                "codec": CODEC,
                "game": self.game,
                "ruleset": self.ruleset,
                "rules": self.rules,
                "options": lines.plain(self.options),
                "seats": list(self.seats),
                **lines.plain(start),
                "seed": self.seed,
                "meta": lines.plain(self.meta),
            }
        )


class StepLine(NamedTuple):
    """One step as the file says it; ``line`` counts from 1."""

    line: int
    n: int
    actor: str
    action: str
    digest: str


@dataclass(frozen=True, slots=True)
class Result:
    """The last line: how many steps, the digest of the last state, and the outcome, None for an unfinished game."""

    line: int
    steps: int
    digest: str
    outcome: Mapping[str, Any] | None


def step_line(n: int, actor: str, action: str, digest: str) -> str:
    """Return a step as a line of a file."""
    return lines.line({"n": n, "actor": actor, "action": action, "digest": digest})


def result_line(steps: int, digest: str, outcome: Outcome | None) -> str:
    """Return the last line of a file; an unfinished game has null for scores, ranks and rules."""
    found = {"scores": None, "ranks": None, "rules": None} if outcome is None else outcome.to_json()
    return lines.line({"kind": "result", "steps": steps, "digest": digest, **found})


def read_header(data: Mapping[str, Any]) -> Header:
    """Return the header that the first line holds, whatever schema it is written by.

    Raises
    ------
    Refusal
        If it is no header, or one of a schema that this version does not know.
    """
    if data.get("kind") != "header":
        raise Refusal("replay.no_header")
    lines.keys(data, ("schema",), data)
    schema = lines.whole(data, "schema", 1)
    if schema not in READERS:
        raise Refusal("replay.newer", schema=lines.shown(schema), known=max(READERS))
    return READERS[schema](data)


def _read_header_1(data: Mapping[str, Any]) -> Header:
    lines.keys(data, (*HEADER_KEYS, "seed", "meta"), ("deal", "position"))
    if ("deal" in data) == ("position" in data):
        raise Refusal("replay.start")
    lines.check(data)
    codec = lines.whole(data, "codec", 1)
    if codec > CODEC:
        raise Refusal("replay.newer_codec", codec=lines.shown(codec), known=CODEC)
    rules, seats = lines.text(data, "rules"), lines.texts(data, "seats")
    if not (rules.isascii() and rules.isdigit() and len(rules) < 7):
        raise Refusal("replay.rules", got=lines.shown(rules))
    if not all(name.strip() for name in seats):
        raise Refusal("setup.player_name")
    return Header(
        game=lines.text(data, "game"),
        ruleset=lines.text(data, "ruleset"),
        rules=rules,
        options=lines.entries(data, "options"),
        seats=seats,
        deal=data.get("deal"),
        position=lines.entries(data, "position") if "position" in data else None,
        seed=lines.whole(data, "seed"),
        meta=lines.entries(data, "meta"),
    )


READERS: Mapping[int, Callable[[Mapping[str, Any]], Header]] = {SCHEMA: _read_header_1}
"""How the header of each schema is read. A later schema keeps its predecessors here, each with a file in the tests."""


def read_step(line: int, data: Mapping[str, Any]) -> StepLine:
    """Return the step that a line holds; raises Refusal if it is none."""
    if len(data) != len(STEP_KEYS) or not all(key in data for key in STEP_KEYS):
        lines.keys(data, STEP_KEYS, ())
    return StepLine(
        line, lines.whole(data, "n"), lines.text(data, "actor"), lines.text(data, "action"), lines.digest(data)
    )


def read_result(line: int, data: Mapping[str, Any]) -> Result:
    """Return the result that a line holds; raises Refusal if it is none."""
    if data.get("kind") != "result":
        raise Refusal("replay.kind", got=lines.shown(data.get("kind")))
    lines.keys(data, RESULT_KEYS, ())
    steps, digest = lines.whole(data, "steps", 0), lines.digest(data)
    if all(data[key] is None for key in RESULT_KEYS[3:]):
        return Result(line, steps, digest, None)
    for key in ("scores", "ranks"):
        for seat in lines.entries(data, key):
            lines.whole(data[key], seat)
    outcome = {"scores": data["scores"], "ranks": data["ranks"], "rules": list(lines.texts(data, "rules"))}
    return Result(line, steps, digest, outcome)
