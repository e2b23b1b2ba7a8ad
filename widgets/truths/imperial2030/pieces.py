"""Pieces, flags, governments: what is counted on the board, and who holds what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamekit.core.events import Event
from gamekit.core.verdict import reason
from gamekit.imperial2030.board import board
from gamekit.imperial2030.events import (
    Attacked,
    Boarded,
    Built,
    CardGiven,
    FactoryBlocked,
    FlagRemoved,
    FlagSet,
    GameEnded,
    Governs,
    Imported,
    Landed,
    MarkerMoved,
    MarkerPlaced,
    Moved,
    Produced,
    Scored,
    UnitLost,
)
from gamekit.imperial2030.rulesets import switches
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import NOBODY, NONE, Branch, Truth, unmoved, usable
from widgets.truths.imperial2030.numbers import NATION_NUMBERS


def count(branch: Branch, who: str, what: str) -> Truth:
    """Return how much a nation has of something that is no purse."""

    def read(view: Mapping[str, Any]) -> int:
        found = view["nations"][who][what]
        return len(found) if isinstance(found, list) else int(found)

    value, before = read(branch.view), read(branch.before)
    unit = {"armies": "army", "fleets": "fleet"}.get(what)
    if unit is not None:
        made = branch.of(Produced, Imported, UnitLost, nation=who, unit=unit)
        kinds = board().regions
        city = "armaments" if unit == "army" else "shipyard"
        blocked = [e for e in branch.of(FactoryBlocked, nation=who) if kinds[e.region].makes == city]
    else:
        made, blocked = branch.of(*_COUNTED.get(what, ()), nation=who), []
    slips = unmoved(value, before, made)
    if blocked:
        slips.append(Slip(value + len(blocked), "blocked", tuple(blocked)))
    facts: tuple[Fact, ...] = (*made, *blocked)
    if what == "revenue":
        factories, flags = (len(branch.view["nations"][who][key]) for key in ("factories", "flags"))
        params: dict[str, Any] = {"factories": factories, "flags": flags, "provinces": value - factories - flags}
        facts = (reason("widget.quiz.fact.revenue", "TAX-1", **params),)
    return Truth("number", value, what, NATION_NUMBERS[what], facts=facts, slips=usable(slips, value))


_COUNTED: dict[str, tuple[type[Event], ...]] = {
    "factories": (Built,),
    "flags": (FlagSet, FlagRemoved),
    "factor": (),
}


def _government(branch: Branch, who: str) -> Truth:
    ruler = branch.view["nations"][who]["government"]
    seats = tuple(branch.view["seats"])
    options = seats if ruler else (*seats, NOBODY)
    sums: list[Fact] = [
        reason("widget.quiz.fact.credit", "GOV-1", player=seat, nation=who, credit=sum(held["bonds"][who]))
        for seat, held in branch.view["seats"].items()
        if who in held["bonds"]
    ]
    facts = (*sums, *branch.of(Governs, nation=who))
    return Truth("choice", (ruler or NOBODY,), "government", options=options, facts=facts)


def _space(branch: Branch, who: str) -> Truth:
    here = branch.view["nations"][who]["rondel"] or NONE
    spaces = tuple(board().wheels[switches(branch.view["ruleset"]).wheel])
    return Truth(
        "choice", (here,), "rondel", options=(*spaces, NONE), facts=branch.of(MarkerMoved, MarkerPlaced, nation=who)
    )


def _flag(branch: Branch, who: str) -> Truth:
    owner = branch.view["regions"].get(who, {}).get("flag", NONE)
    happened = branch.of(FlagSet, FlagRemoved, UnitLost, region=who)
    return Truth("choice", (owner,), "flag", options=(*board().nations, NONE), facts=happened)


def _factory(branch: Branch, who: str) -> Truth:
    made = branch.view["regions"].get(who, {}).get("factory", NONE)
    options = ("armaments", "shipyard", NONE)
    return Truth("choice", (made,), "factory", options=options, facts=branch.of(Built, region=who))


def _units(branch: Branch, who: str) -> Truth:
    def count(view: Mapping[str, Any]) -> int:
        return sum(number for *_, number in view["regions"].get(who, {}).get("units", ()))

    value, before = count(branch.view), count(branch.before)
    kinds = (Moved, Boarded, Landed, Attacked, UnitLost, Produced, Imported)
    here = tuple(e for e in branch.of(*kinds) if who in {getattr(e, key, None) for key in _PLACES})
    slips = usable(unmoved(value, before, here), value)
    return Truth("number", value, "units", "unit", facts=here, slips=slips)


_PLACES = ("region", "source", "target", "sea", "to")


def _card(branch: Branch, _who: str) -> Truth:
    holder = branch.view["investor_card"]
    return Truth("choice", (holder,), "card", options=tuple(branch.view["seats"]), facts=branch.of(CardGiven))


def _winner(branch: Branch, _who: str) -> Truth:
    first = tuple(seat for seat, rank in branch.ranks.items() if rank == 1)
    options = (*branch.view["seats"], NOBODY)
    return Truth("choice", first or (NOBODY,), "winner", options=options, facts=branch.of(GameEnded, Scored))


CHOICES: dict[str, Callable[[Branch, str], Truth]] = {
    "government": _government,
    "rondel": _space,
    "flag": _flag,
    "factory": _factory,
    "units": _units,
    "card": _card,
    "winner": _winner,
}
