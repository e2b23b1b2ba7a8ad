"""Victory: too many cities at once, or points after the last winter (IMP-175 to IMP-177)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.game import Outcome
from gamekit.core.verdict import reason
from gamekit.impero import cities
from gamekit.impero.board import GOLD, board
from gamekit.impero.draft import Draft
from gamekit.impero.events import GameEnded, Scored
from gamekit.impero.known import known_by
from gamekit.impero.state import Lookups, State

RULES = {"cities": "IMP-175", "alone": "IMP-175", "last_winter": "IMP-176"}


CALM = 4
"""The lasting stability from which on a governed region has points."""


def enough(at: Lookups) -> int:
    """Return how many cities win at once (IMP-175)."""
    return board().victory[len(at.table.seats)]


def check(draft: Draft) -> bool:
    """End the game if a seat has enough cities, and return whether it did (IMP-175)."""
    won = _most(draft) >= enough(draft)
    if won:
        draft.end_game("cities")
    return won


@known_by("cities")
def _most(at: Lookups) -> int:
    """Return the number of cities of the seat that has most; seen after every action, while cities seldom change."""
    owners = [city.owner for city in at.cities if city.owner]
    return max(map(owners.count, owners), default=0)


@known_by("table", "ledger", "seats", "cities", "regions", "routes")
def tally(at: Lookups, seat: str) -> Mapping[str, tuple[int, int]]:
    """Return what a seat has points for now: how many of each, and the points for them (IMP-176); none once it is out.

    Returns
    -------
    dict
        ``capitals``, other ``cities``, ``calm`` regions, ``routes``, ``technologies`` and ``gold``.
    """
    points = board().points
    owned = at.cities_of(seat)
    capitals = sum(cities.played_capital(at, city.id) for city in owned)
    # Lasting stability counts: what winter takes for its time ceases with it.
    calm = sum((region.stability or 0) >= CALM for region in at.governed(seat))
    routes, known = len(at.routes_of(seat)), len(at.seat(seat).technologies)
    gold = at.stock(seat, GOLD)
    found = {
        "capitals": (capitals, capitals * points["capitale"]),
        "cities": (len(owned) - capitals, (len(owned) - capitals) * points["cite"]),
        "calm": (calm, calm * points["region_stabilite_4_ou_plus"]),
        "routes": (routes, routes * points["route"]),
        "technologies": (known, known * points["technologie"]),
        "gold": (gold, gold // points["or_par_point"]),
    }
    return dict.fromkeys(found, (0, 0)) if at.seat(seat).out else found


def parts(at: Lookups, seat: str) -> dict[str, int]:
    """Return what the points of a seat are made of as they are now, by what :func:`tally` names."""
    return {what: points for what, (_, points) in tally(at, seat).items()}


def score(at: Lookups, seat: str) -> int:
    """Return the points of a seat as they are now (IMP-176); of an eliminated one none."""
    return sum(parts(at, seat).values())


def ranking(at: Lookups) -> dict[str, int]:
    """Return the rank of each seat (IMP-175 to IMP-177)."""
    standing = {}
    for seat in at.table.seats:
        number, gold = len(at.cities_of(seat)), at.stock(seat, GOLD)
        wins = number >= enough(at) if at.clock.why == "cities" else not at.seat(seat).out
        # Of several who have enough cities at once, cities and gold decide, not points (IMP-177).
        points = 0 if at.clock.why == "cities" and wins else score(at, seat)
        standing[seat] = (wins, points, number, gold)
    return {seat: 1 + sum(other > own for other in standing.values()) for seat, own in standing.items()}


def finish(draft: Draft) -> None:
    """End the game and tell the points."""
    why = draft.clock.why
    draft.set_clock(phase="over", due="")
    draft.task = None
    draft.tell(GameEnded(why=why, year=draft.clock.year, rules=(RULES[why],)))
    for seat in draft.table.seats:
        draft.tell(Scored(player=seat, points=score(draft, seat), rules=("IMP-176",)))


def outcome(state: State) -> Outcome | None:
    """Return the result of a finished game, None while it goes on."""
    if state.task is not None:
        return None
    ranks, why = ranking(state), state.clock.why or "last_winter"
    tied = ("IMP-177",) if len(set(ranks.values())) < len(ranks) or why == "cities" else ()
    return Outcome(
        scores=tuple((seat, score(state, seat)) for seat in state.table.seats),
        ranks=tuple(ranks.items()),
        ended=reason(f"impero.ended.{why}", RULES[why], *tied, year=state.clock.year),
    )
