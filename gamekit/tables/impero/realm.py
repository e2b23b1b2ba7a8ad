"""Regions, cities, routes and technologies of IMPERO, as rows."""

from __future__ import annotations

from gamekit.core.session import Session
from gamekit.impero import modifiers
from gamekit.impero.board import WINTER, board
from gamekit.impero.events import (
    FactionGiven,
    Federated,
    Learned,
    PledgeLapsed,
    Revolted,
    RouteEnded,
    RouteOpened,
    StabilityChanged,
    TurnedNeutral,
)
from gamekit.impero.events_battle import CityFell
from gamekit.impero.state import State
from gamekit.tables.common import Row
from gamekit.tables.impero.clock import Moment, season_ends, told, when

HOW = ("capital", "federated", "conquered")
"""How a city can belong to a seat."""


def stability(session: Session, _lang: str) -> list[Row]:
    """Return the governed regions at the end of each season: who governs, lasting stability, and that in force."""
    made = []
    for at in season_ends(session):
        state: State = session.line[at.step].state
        lasting = {region.id: region.stability for region in state.regions if region.stability is not None}
        for event in reversed(_of_next_season(session, at)):
            # The step that ends a season begins the next one, and what that one brings is none of this one.
            if isinstance(event, StabilityChanged):
                lasting[event.region] = event.start
        loss = _winter_loss(state) if at.season == WINTER else 0
        made += [
            {
                **when(at),
                "region": region.id,
                "seat": region.governor,
                "lasting": value,
                "stability": max(board().least_stability, value + loss),
            }
            for region in state.regions
            if region.governor and (value := lasting[region.id]) is not None
        ]
    return made


def _winter_loss(state: State) -> int:
    """Return what winter takes off for its time, 0 where the option makes it last (IMP-A03)."""
    if state.table.options.winter_stability == "permanent":
        return 0
    return modifiers.added(board().seasons[WINTER], "stability_temp")


def _of_next_season(session: Session, at: Moment) -> list[object]:
    """Return the events of the last step of a season that belong to the next one."""
    events = session.line[at.step].events
    begun = [n for n, event in enumerate(events) if event.kind == "season"]
    return list(events[begun[-1] :]) if begun and at.season else []


def cities(session: Session, lang: str) -> list[Row]:
    """Return how many cities each seat has at the end of each season, how it holds them, and what came and went."""
    changes, made = city_changes(session, lang), []
    for at in season_ends(session):
        state: State = session.line[at.step].state
        for seat in state.table.seats:
            held = [city.how for city in state.cities_of(seat)]
            now = [row for row in changes if row["turn"] == at.turn]
            made.append(
                {
                    **when(at),
                    "seat": seat,
                    "cities": len(held),
                    **{how: held.count(how) for how in HOW},
                    "gained": sum(row["seat"] == seat for row in now) if at.season else 0,
                    "lost": sum(row["before"] == seat for row in now),
                }
            )
    return made


def city_changes(session: Session, _lang: str) -> list[Row]:
    """Return each change of hands: the city, whose it is now, whose it was, and how it came (IMP-135, IMP-146, …)."""
    made = []
    for at, event in told(session):
        if isinstance(event, FactionGiven):
            change: tuple[str, str | None, str | None, str] = (event.city, event.player, None, "start")
        elif isinstance(event, Federated):
            change = (event.city, event.player, None, "federated")
        elif isinstance(event, CityFell):
            change = (event.city, event.player, event.before or None, "conquered")
        elif isinstance(event, (TurnedNeutral, Revolted)):
            change = (event.city, None, event.player, event.kind)
        else:
            continue
        row = dict(zip(("city", "seat", "before", "how"), change, strict=True))
        made.append({**when(at, phase=True), **row, "rules": ", ".join(event.rules)})
    return made


def routes(session: Session, _lang: str) -> list[Row]:
    """Return each route that was opened or ended, and each that was agreed upon and lapsed (IMP-165 to IMP-167)."""
    made = []
    for at, event in told(session):
        if isinstance(event, (RouteOpened, RouteEnded)):
            change = "opened" if isinstance(event, RouteOpened) else "ended"
            seat, partner = (*event.player, None)[:2]
        elif isinstance(event, PledgeLapsed):
            change, seat, partner = "lapsed", event.player, event.partner
        else:
            continue
        ends = {"change": change, "first": event.first, "second": event.second}
        made.append({**when(at), **ends, "seat": seat, "partner": partner, "rules": ", ".join(event.rules)})
    return made


def technologies(session: Session, _lang: str) -> list[Row]:
    """Return each technology that was bought."""
    return [
        {**when(at), "seat": event.player, "technology": event.technology}
        for at, event in told(session)
        if isinstance(event, Learned)
    ]
