"""What a viewer sees of a position, as plain JSON data, and which events it may see (IMP-171)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.core.codec import encode
from gamekit.core.events import Event, Paid
from gamekit.core.game import ALL
from gamekit.impero import cities, management, modifiers, scoring, sieges, upkeep, ways
from gamekit.impero.bill import Bill
from gamekit.impero.board import POINTS, RESOURCES, SHIP, board
from gamekit.impero.events_upkeep import BillPaid, ExactlySeven
from gamekit.impero.income import Earning, sheet, total
from gamekit.impero.known import known_by
from gamekit.impero.pieces import Agent, Army, City, Fleet, Region
from gamekit.impero.roles import actor
from gamekit.impero.rulesets import GAME_ID
from gamekit.impero.stage import stage
from gamekit.impero.state import UNITS, Seat, State
from gamekit.impero.tasks import InitiativeSpendTask, ManageTask

_OF_STOCKS = ("paid_food", "paid_gold", "missing", "counted", "tier", "seven")
"""What of a bill follows from stocks."""


def view(state: State, viewer: str) -> dict[str, Any]:
    """Return a position as ``viewer`` (a seat, PUBLIC or ALL) sees it."""
    task = state.task
    data: dict[str, Any] = {
        "game": GAME_ID,
        "ruleset": state.table.ruleset,
        "options": encode(state.table.options),
        "year": state.clock.year,
        "years": state.table.options.years,
        "season": state.clock.season,
        "next_season": after[1] if (after := state.clock.after(state.table.options.years)) else "",
        "phase": state.clock.phase,
        "turn": state.clock.number,
        "over": task is None,
        "decision": None,
        "due": state.clock.due,
        "card": state.cards.card or None,
        "drawn": list(state.cards.drawn),
        "modifiers": _modifiers(state),
        "cities": {city.id: _city(city, plain) for city, plain in zip(state.cities, _cities(state))},
        "regions": {region.id: _region(state, region) for region in state.regions},
        "armies": [_army(state, army) for army in state.armies],
        "fleets": [_fleet(state, fleet) for fleet in state.fleets],
        "agents": [_agent(state, agent) for agent in state.agents],
        "routes": [encode(route) for route in state.routes],
        "pledges": [encode(pledge) for pledge in state.pledges],
        "seats": {seat.id: _seat(state, seat, viewer) for seat in state.seats},
        "bills": {bill.seat: shown_bill(state, bill, viewer) for bill in state.season.bills},
        "initiative": _initiative(state, viewer),
        "orders": _orders(state, viewer),
        "enough": scoring.enough(state),
        "stage": stage(state, lambda owner: sees(viewer, owner)),
        "hidden": hidden(state, viewer),
    }
    if task is not None:
        who = actor(state)
        data["decision"] = {"point": task.TAG, "actor": who, "seat": who}
        data["task"] = encode(task)
    return data


def _army(state: State, army: Army) -> dict[str, Any]:
    """Return an army with the steps it has left and the damage of a siege by it (IMP-102, IMP-131)."""
    left = ways.steps_left(state, army.owner, army.kinds(), army.spent) if army.combat else 0
    return {**encode(army), "left": left, "inflicts": sieges.inflicts(state, army) if army.combat else 0}


def _fleet(state: State, fleet: Fleet) -> dict[str, Any]:
    """Return a fleet with the steps it has left, what is aboard and what it carries (IMP-102, IMP-106)."""
    left = ways.steps_left(state, fleet.owner, (SHIP,), fleet.spent)
    return {**encode(fleet), "left": left, "cargo": ways.cargo(state, fleet), "carries": ways.capacity(fleet)}


def _agent(state: State, agent: Agent) -> dict[str, Any]:
    """Return an agent with the steps it has left, none for a spy who was caught (IMP-102, IMP-152)."""
    left = 0 if agent.caught else ways.steps_left(state, agent.owner, (agent.kind,), agent.spent)
    return {**encode(agent), "left": left}


def sees(viewer: str, owner: str) -> bool:
    """Return whether a viewer sees what only ``owner`` may see."""
    return viewer in (ALL, owner)


def shows_stock(state: State, viewer: str, owner: str) -> bool:
    """Return whether a viewer sees the stocks of a seat (IMP-171); at the end everybody does."""
    return not state.table.options.hidden_stocks or state.task is None or sees(viewer, owner)


def hidden(state: State, viewer: str) -> dict[str, list[str]]:
    """Return what is there and hidden from a viewer, with the rules that hide it (IMP-171)."""
    found: dict[str, list[str]] = {}
    # Whether others gave any orders is as hidden as what they are.
    if isinstance(state.task, ManageTask) and any(not sees(viewer, seat) for seat in state.alive()):
        found["orders"] = ["IMP-171", "IMP-DP-3"]
    spending = isinstance(state.task, InitiativeSpendTask)
    if spending and any(not sees(viewer, seat) for seat, _ in state.initiative.spent):
        found["spent"] = ["IMP-171", "IMP-A07"]
    if not all(shows_stock(state, viewer, seat) for seat in state.table.seats):
        found["stocks"] = ["IMP-153", "IMP-171"]
    return found


def _modifiers(state: State) -> dict[str, Any]:
    """Return what season and card change now."""
    return {
        "upkeep_season": modifiers.added(modifiers.season_effects(state), "upkeep_add"),
        "upkeep_card": modifiers.added(modifiers.card_effects(state), "upkeep_add"),
        "influence_cap": modifiers.influence_cap(state),
        "stability": modifiers.winter_loss(state),
    }


@known_by("cities")
def _cities(state: State) -> list[dict[str, Any]]:
    """Return what of each city is no list or object; cities seldom change from one position to the next."""
    found = []
    for city in state.cities:
        printed = board().cities[city.id]
        own = {
            "owner": city.owner,
            "how": city.how,
            "most": cities.most_pv(city),
            "threshold": printed.threshold,
            "region": printed.region,
            "slots": printed.slots,
        }
        found.append({**encode(city), **own})
    return found


def _city(city: City, plain: Mapping[str, Any]) -> dict[str, Any]:
    return {
        **plain,
        "influence": dict(city.influence),
        "put": dict(city.put),
        "buildings": [
            {"kind": own.kind, "level": own.level, "pv": own.pv, "most": board().buildings[own.kind].most}
            for own in city.buildings
        ],
    }


def _region(state: State, region: Region) -> dict[str, Any]:
    return {
        "governor": region.governor,
        "lasting": region.stability,
        "stability": modifiers.stability(state, region.id),
        "calmed": region.calmed,
    }


def _seat(state: State, seat: Seat, viewer: str) -> dict[str, Any]:
    own = management.preview(state, seat.id) if sees(viewer, seat.id) else state
    lines = sheet(own, seat.id)
    return {
        "faction": seat.faction,
        "capital": cities.capital(state, seat.id),
        "technologies": list(own.seat(seat.id).technologies),
        "out": seat.out,
        "stock": {unit: own.stock(seat.id, unit) for unit in RESOURCES}
        if shows_stock(state, viewer, seat.id)
        else None,
        "points": {unit: own.stock(seat.id, unit) for unit in POINTS},
        "cities": len(state.cities_of(seat.id)),
        "score": scoring.score(state, seat.id) if shows_stock(state, viewer, seat.id) else None,
        "points_for": {what: list(pair) for what, pair in scoring.tally(state, seat.id).items()}
        if shows_stock(state, viewer, seat.id)
        else None,
        "income": {"lines": [_earning(line) for line in lines], "total": {unit: total(lines, unit) for unit in UNITS}},
        "bill": None if seat.out else _forecast(state, own, seat.id, viewer),
    }


def _earning(line: Earning) -> dict[str, Any]:
    """Return a line of an income as it is encoded; a view has many of them."""
    return {
        "what": line.what,
        "where": line.where,
        "unit": line.unit,
        "amount": line.amount,
        "rule": line.rule,
    }


def _forecast(state: State, own: State, seat: str, viewer: str) -> dict[str, Any]:
    """Return the bill to come; its best split would betray hidden stocks, so that others see no more than its lines."""
    data = shown_bill(state, upkeep.forecast(own, seat), viewer)
    return data if shows_stock(state, viewer, seat) else data | dict.fromkeys(("split", "food", "gold", "due"))


def shown_bill(state: State, bill: Bill, viewer: str) -> dict[str, Any]:
    """Return a bill as a viewer sees it; where stocks are hidden, what is missing is, too."""
    return bill_data(bill, shows_stock(state, viewer, bill.seat))


def bill_data(bill: Bill, whole: bool = True) -> dict[str, Any]:
    """Return a bill as JSON data; one that is not whole does not tell what was paid and what is missing."""
    data: dict[str, Any] = {
        "seat": bill.seat,
        "lines": [{**encode(line), "cost": line.cost} for line in bill.lines],
        "season": bill.season,
        "card": bill.card,
        "split": list(bill.split),
        "food": bill.food,
        "gold": bill.gold,
        "due": bill.due,
        "paid_food": bill.paid_food,
        "paid_gold": bill.paid_gold,
        "missing": bill.missing,
        "counted": bill.counted,
        "tier": bill.tier,
        "seven": bill.seven,
    }
    return data if whole else data | dict.fromkeys(_OF_STOCKS)


def _initiative(state: State, viewer: str) -> dict[str, Any]:
    own = state.initiative
    secret = isinstance(state.task, InitiativeSpendTask)
    return {
        "dice": {seat: list(dice) for seat, dice in own.dice},
        "spent": {seat: None if secret and not sees(viewer, seat) else points for seat, points in own.spent},
        "order": list(own.order),
        "passed": list(own.passed),
    }


def _orders(state: State, viewer: str) -> dict[str, list[str] | None]:
    """Return the orders given so far; of other seats only that they are under way (IMP-171)."""
    if not isinstance(state.task, ManageTask):
        return {}
    given = dict(state.orders.given)
    return {seat: list(given.get(seat, ())) if sees(viewer, seat) else None for seat in state.alive()}


def shows(state: State, event: Event, viewer: str) -> bool:
    """Return whether an event tells a viewer nothing that is hidden from it, as stocks can be (IMP-171)."""
    if not state.table.options.hidden_stocks:
        return True
    if isinstance(event, (BillPaid, ExactlySeven)):
        # What is missing tells the payer's stocks; the penalties are seen by all.
        return viewer == event.player
    if isinstance(event, Paid) and event.unit in RESOURCES and event.cause in ("upkeep", "income"):
        return viewer in (event.source, event.target)
    return True
