"""What a viewer sees of a position, as plain JSON data, and which events it may see (INC-S05)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from gamekit.core.codec import encode
from gamekit.core.events import Event, Paid
from gamekit.core.game import ALL
from gamekit.core.ledger import BANK
from gamekit.incorporated import money, odds, scoring
from gamekit.incorporated.board import BIG_BROTHER, CAMPS, HAVENS, board
from gamekit.incorporated.draft import slider_ends
from gamekit.incorporated.events import PaymentDue
from gamekit.incorporated.prospects import holdings, prospects
from gamekit.incorporated.roles import actor
from gamekit.incorporated.rulesets import GAME_ID
from gamekit.incorporated.stage import stage
from gamekit.incorporated.state import OUT, Country, Seat, State
from gamekit.incorporated.tasks import PayoffCardTask, RepayTask, SubsidiesTask

PRICES = ("auction", "private", "reverse", "corporation")
"""Causes of payments whose amount everybody heard: it was bid aloud (INC-S05)."""


def view(state: State, viewer: str) -> dict[str, Any]:
    """Return a position as ``viewer`` (a seat, PUBLIC or ALL) sees it; money in dollars."""
    task = state.task
    zones = {zone: state.battleground(zone) for zone in board().zones}
    data: dict[str, Any] = {
        "game": GAME_ID,
        "ruleset": state.table.ruleset,
        "turn": state.clock.turn,
        "phase": state.clock.phase,
        "over": task is None,
        "decision": None,
        "due": state.clock.due,
        "order": list(state.order()),
        "sliders": _sliders(state),
        "crisis": crisis(state),
        "clashes": {zone: clash(state, country) if country else None for zone, country in zones.items()},
        "rd": state.world.rd,
        "zones": zones,
        "events": {"used": list(state.events.used), "zones": list(state.events.zones)},
        "countries": {land.id: _country(state, land) for land in state.countries},
        "seats": {seat.id: _seat(state, seat, viewer) for seat in state.seats},
        "bonds_left": state.bonds_left(),
        "outlook": _outlook(state, viewer),
        "payoff": _payoff(state, viewer),
        "holdings": (held := holdings(state)),
        "prospects": prospects(state, held),
        "stage": stage(state, partial(shows_cash, state, viewer), _ahead(state, viewer)),
        "hidden": hidden(state, viewer),
    }
    if task is not None:
        who = actor(state)
        data["decision"] = {"point": task.TAG, "actor": who, "seat": who}
        data["task"] = _task(state, viewer)
    return data


def hidden(state: State, viewer: str) -> dict[str, list[str]]:
    """Return what is there and hidden from a viewer, with the rules that hide it (INC-S05)."""
    found: dict[str, list[str]] = {}
    if viewer == ALL:
        return found
    found["piles"] = ["INC-014", "INC-S03", "INC-S05"]
    if state.cards.ahead is not None and viewer != state.player_of(BIG_BROTHER):
        found["ahead"] = ["INC-015", "INC-S05"]
    if not all(shows_cash(state, viewer, seat) for seat in state.table.seats):
        found["cash"] = ["INC-013", "INC-S05"]
    if state.looked_at() and viewer != state.clock.due:
        found["looked"] = ["INC-S04", "INC-S05"]
    if isinstance(state.task, RepayTask) and None in _choices(state, state.task, viewer).values():
        found["choices"] = ["INC-S13", "INC-S05"]
    return found


def sees(state: State, viewer: str, owner: str | None) -> bool:
    """Return whether a viewer sees what only ``owner`` may see."""
    return viewer == ALL or (owner is not None and viewer == owner)


def shows_cash(state: State, viewer: str, owner: str) -> bool:
    """Return whether a viewer sees the cash of a seat (INC-013); at the end everybody does."""
    return not state.table.options.hidden_cash or state.task is None or sees(state, viewer, owner)


def crisis(state: State) -> dict[str, Any]:
    """Return the difficulty of a crisis now, the odds in twelfths, also of each intensity, and twice its mean."""
    found = _crisis(state.difficulty())
    return {**found, "intensities": [list(pair) for pair in found["intensities"]]}


@cache
def _crisis(difficulty: int) -> Mapping[str, Any]:
    sides = board().crisis_die
    return {
        "difficulty": difficulty,
        "chances": int(odds.crisis_chance(difficulty) * sides),
        "of": sides,
        "twice_mean": int(odds.mean_intensity(difficulty) * 2),
        "intensities": [(value, int(share * sides)) for value, share in odds.crisis_intensities(difficulty)],
    }


def clash(state: State, country: str) -> dict[str, Any]:
    """Return a clash in a battleground with its odds in sixths for each camp."""
    sides, camps = board().clash_die, {}
    for camp in CAMPS:
        found = odds.clash(state, country, camp)
        camps[camp] = {
            "power": found.power,
            "bonus": found.bonus,
            "least": found.least,
            "chances": int(found.chance * sides),
        }
    return {"country": country, "stability": board().lands[country].stability, "of": sides, "camps": camps}


def _sliders(state: State) -> dict[str, Any]:
    track = board().growth(state.table.options.growth_has_zero)
    ends = {slider: slider_ends(state, slider) for slider in ("stress", "power")}
    return {
        "growth": {
            "place": state.world.growth,
            "value": state.percent(),
            "cards": state.payoff_count(),
            "track": [[step.percent, step.cards] for step in track],
        },
        "interest": {"place": state.world.interest, "value": state.rate(), "track": list(board().interest_track)},
        "stress": {"value": state.world.stress, "ends": list(ends["stress"])},
        "power": {"value": state.world.power, "ends": list(ends["power"])},
    }


def _country(state: State, land: Country) -> dict[str, Any]:
    printed = board().lands[land.id]
    found: dict[str, Any] = {
        "affiliation": land.affiliation,
        "squares": dict(zip(printed.squares, land.squares)),
        "cubes": dict(land.cubes),
        "guards": dict(land.guards),
    }
    if printed.major:
        found["shares"] = {"bank": state.shares(BANK, land.id), "out": state.shares(OUT, land.id)}
    if land.id != HAVENS:
        found["reconstructed"] = list(board().reconstructed("countries", land.id))
    return found


def _seat(state: State, seat: Seat, viewer: str) -> dict[str, Any]:
    shares = {country: held for country in board().majors if (held := state.shares(seat.id, country))}
    data: dict[str, Any] = {
        "corporation": seat.corporation,
        "reconstructed": list(board().reconstructed("corporations", seat.corporation)) if seat.corporation else [],
        "cash": None,
        "bonds": (bonds := state.bonds(seat.id)),
        "interest": bonds * board().bond_interest,
        "repay": bonds * state.rate(),
        "penalty": bonds * board().bond_penalty,
        "shares": shares,
        "pile": state.pile(seat.id),
        "executives": seat.executives,
        "sent": seat.sent,
        "passed": seat.passed,
        "acted": seat.acted,
        "loan": max(0, money.loan_value(state, seat.id)),
        "most_payable": None,
    }
    if shows_cash(state, viewer, seat.id):
        data["cash"] = state.cash(seat.id)
        data["most_payable"] = money.most_payable(state, seat.id)
    if state.task is None:
        # Nobody borrows or bids any more; what counts is the cash less $20 for each bond (INC-201).
        data |= {"loan": None, "most_payable": None, "score": scoring.score(state, seat.id)}
    return data


def _outlook(state: State, viewer: str) -> dict[str, Any]:
    return {
        "opened": list(state.cards.opened),
        "drawn_ahead": state.cards.ahead is not None,
        "ahead": _ahead(state, viewer),
    }


def _ahead(state: State, viewer: str) -> str | None:
    return state.cards.ahead if sees(state, viewer, state.player_of(BIG_BROTHER)) else None


def _payoff(state: State, viewer: str) -> dict[str, Any]:
    cards = state.cards
    data: dict[str, Any] = {
        "revealed": dict(zip(board().industries, cards.revealed)),
        "deck": sum(cards.deck),
        "discard": sum(cards.discard),
    }
    if viewer == ALL:
        data["deck_cards"] = dict(zip(board().industries, cards.deck))
        data["discard_cards"] = dict(zip(board().industries, cards.discard))
    return data


def _task(state: State, viewer: str) -> dict[str, Any]:
    """Return the open part of the task, with what the viewer may see of its hidden part."""
    data: dict[str, Any] = encode(state.task)
    if isinstance(state.task, (PayoffCardTask, SubsidiesTask)):
        data["looked"] = list(state.task.looked) if sees(state, viewer, state.clock.due) else len(state.task.looked)
    if isinstance(state.task, RepayTask):
        data["choices"] = _choices(state, state.task, viewer)
    return data


def _choices(state: State, task: RepayTask, viewer: str) -> dict[str, int | None]:
    """Return the repayments chosen, shown once all seats but Big Brother have chosen (INC-S13)."""
    shown = task.waiting == (state.player_of(BIG_BROTHER),)
    return {seat: bonds if shown or sees(state, viewer, seat) else None for seat, bonds in task.choices}


def shows(state: State, event: Event, viewer: str) -> bool:
    """Return whether an event tells a viewer nothing that is hidden from it, as cash can be (INC-S05)."""
    if state.table.options.hidden_cash and isinstance(event, PaymentDue):
        # What is missing tells the payer's cash.
        return viewer == event.player
    if not state.table.options.hidden_cash or not isinstance(event, Paid) or event.unit != "cash":
        return True
    return event.cause in PRICES or viewer in (event.source, event.target)
