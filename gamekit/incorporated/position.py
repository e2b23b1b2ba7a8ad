"""Custom positions: lessons, cases, "what if".

A position is the opening of a deal with some things replaced. All keys are optional::

    {
      "players": 3, "ruleset": "rulebook", "options": {"bop_max": 3},
      "deal": {"P1": "fortress_derivatives", ...},     # default: the corporations in play order
      "turn": 2, "phase": "investment", "due": "P2",   # the first decision of that phase, by the seat due
      "growth": 5, "interest": 16,                     # percent; dollars per bond
      "stress": 1, "power": 2,                         # power: positive for NATO, negative for SCO
      "rd": "us.6",
      "outlook": {"opened": ["shale_revolution"], "ahead": "india_emerging"},
      "payoff": {"revealed": {"heavy": 2}, "discard": {"energy": 1}},   # what is not named is in the deck
      "events": ["budget"], "zones": ["europe"],       # used up in this turn's Lobbying
      "countries": {
        "us": {
          "affiliation": "NATO",
          "squares": {"us.1": "P1", "us.2": "", "us.7": "locked"},
          "cubes": {"P1": 2}, "guards": {"P2": 1},
          "out": 2                                     # shares that left the game
        }
      },
      "seats": {"P1": {"cash": 5, "bonds": 3, "shares": {"us": 2}, "executives": 1, "passed": false}},
      "task": {"type": "reverse_bid", "country": "us", "buyer": "P1", "price": 22, "waiting": ["P2", "P3"]}
    }

Without ``phase`` the game is at its very beginning. ``task`` puts it at another decision of the phase. The card that
it is about is the one opened, and its event or zone is used up, where nothing else is said of that. The phase
``outlook`` begins with the card drawn ahead, or goes on with the last one opened. Where a seat's ``shares`` are given,
they replace all it had. A phase ``over`` makes a finished game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from gamekit.core.seats import Pieces, seat_ids
from gamekit.core.terms import Config
from gamekit.incorporated import outlook, standing
from gamekit.incorporated.board import BATTLEGROUND, CAMPS, HAVENS, board
from gamekit.incorporated.breaches import FIELDS
from gamekit.incorporated.draft import Draft, slider_ends
from gamekit.incorporated.flow import ACTIONS, FIRST, begin_phase, settle
from gamekit.incorporated.rulesets import RULESETS, VALUES
from gamekit.incorporated.setup import default_deal, opening
from gamekit.incorporated.state import LOCKED, OUT, PHASES, Counts, Events, State, share_unit
from gamekit.incorporated.tasks import OutlookNextTask, Task
from gamekit.incorporated.words import ONCE

KEYS = {
    *("players", "ruleset", "options", "deal", "turn", "phase", "due", "growth", "interest", "stress", "power"),
    *("rd", "outlook", "payoff", "events", "zones", "countries", "seats", "task"),
}
COUNTRY_KEYS = {"affiliation", "squares", "cubes", "guards", "out"}
SEAT_KEYS = {"cash", "bonds", "shares", "executives", "sent", "passed", "acted"}


def position(data: Mapping[str, Any]) -> State:
    """Return the position that data describes, not yet checked by the invariants."""
    FIELDS.object(data, KEYS, "position")
    players = FIELDS.one(data.get("players", 3), board().executives, "players")
    ruleset = FIELDS.one(data.get("ruleset", RULESETS[0]), RULESETS, "ruleset")
    options = data.get("options", {})
    FIELDS.object(options, VALUES, "options")
    seats = seat_ids(players)
    deal = data.get("deal", None if options.get("advanced_setup") is True else default_deal(seats))
    draft = Draft(opening(Config(seats, ruleset, dict(options), deal)).state)
    _clock(draft, data)
    _world(draft, data)
    _cards(draft, data)
    countries = FIELDS.object(data.get("countries", {}), board().lands, "countries")
    for country, own in countries.items():
        _country(draft, country, own)
    purses = FIELDS.object(data.get("seats", {}), seats, "seats")
    # First all these shares go back, then they are handed out: the order of the seats decides nothing.
    for seat, own in purses.items():
        if "shares" in FIELDS.object(own, SEAT_KEYS, f"seats/{seat}"):
            for country in board().majors:
                draft.ledger = draft.ledger.settled(seat, 0, share_unit(country))
    for seat, own in purses.items():
        _seat(draft, seat, own)
    if "task" in data:
        draft.task = FIELDS.task(data["task"], Task)
        _imply(draft, draft.task, data)
    elif draft.clock.phase == "outlook":
        _begin_outlook(draft)
    return draft.state()


def _clock(draft: Draft, data: Mapping[str, Any]) -> None:
    draft.set_clock(turn=FIELDS.whole(data.get("turn", 1), "turn", 1, board().turns, "INC-080"))
    if "phase" in data:
        phase = FIELDS.one(data["phase"], PHASES, "phase")
        if phase in ("setup", "over"):
            draft.set_clock(phase=phase)
            draft.task = None if phase == "over" else draft.task
        elif draft.table.options.advanced_setup:
            raise FIELDS.fail("auctioned", "INC-079", given=draft.table.seats)
        else:
            begin_phase(draft, phase)
            draft.task = FIRST.get(phase)
    if "due" in data:
        if draft.clock.phase not in ACTIONS:
            raise FIELDS.fail("due", "INC-091")
        draft.set_clock(due=FIELDS.one(data["due"], draft.table.seats, "due"))


def _world(draft: Draft, data: Mapping[str, Any]) -> None:
    growth = [step.percent for step in board().growth(draft.table.options.growth_has_zero)]
    values: dict[str, Any] = {}
    if "growth" in data:
        values["growth"] = growth.index(FIELDS.one(data["growth"], growth, "growth"))
    if "interest" in data:
        track = board().interest_track
        values["interest"] = track.index(FIELDS.one(data["interest"], track, "interest"))
    for slider in ("stress", "power"):
        if slider in data:
            least, most = slider_ends(draft.state(), slider)
            values[slider] = FIELDS.whole(data[slider], slider, least, most, "INC-024")
    if "rd" in data:
        values["rd"] = FIELDS.one(data["rd"], board().squares, "rd")
    draft.world = replace(draft.world, **values)
    draft.lobby = Events(
        used=FIELDS.several(data.get("events", ()), ONCE, "events"),
        zones=FIELDS.several(data.get("zones", ()), board().zones, "zones"),
    )


def _cards(draft: Draft, data: Mapping[str, Any]) -> None:
    drawn = FIELDS.object(data.get("outlook", {}), ("opened", "ahead"), "outlook")
    ahead = drawn.get("ahead")
    draft.set_cards(
        opened=FIELDS.several(drawn.get("opened", ()), board().cards, "outlook/opened"),
        ahead=ahead if ahead is None else FIELDS.one(ahead, board().cards, "outlook/ahead"),
    )
    payoff = FIELDS.object(data.get("payoff", {}), ("revealed", "discard", "looked"), "payoff")
    rows = {name: _counts(payoff.get(name, {}), f"payoff/{name}") for name in ("revealed", "discard", "looked")}
    deck = tuple(board().payoff_per_industry - sum(column) for column in zip(*rows.values()))
    draft.set_cards(deck=deck, revealed=rows["revealed"], discard=rows["discard"])


def _counts(data: Any, where: str) -> Counts:
    FIELDS.object(data, board().industries, where)
    return tuple(FIELDS.whole(data.get(industry, 0), f"{where}/{industry}") for industry in board().industries)


def _country(draft: Draft, country: str, data: Any) -> None:
    where = f"countries/{country}"
    FIELDS.object(data, COUNTRY_KEYS, where)
    if "affiliation" in data:
        known = (*CAMPS, BATTLEGROUND) if country != HAVENS else ("",)
        draft.change(country, affiliation=FIELDS.one(data["affiliation"], known, f"{where}/affiliation"))
    squares = FIELDS.object(data.get("squares", {}), board().lands[country].squares, f"{where}/squares")
    for square, holder in squares.items():
        draft.put(
            square,
            FIELDS.one("" if holder is None else holder, ("", LOCKED, *draft.table.seats), f"{where}/squares/{square}"),
        )
    for key in ("cubes", "guards"):
        if key in data:
            draft.change(country, **{key: _pieces(draft, data[key], f"{where}/{key}")})
    if "out" in data:
        if country not in board().majors:
            raise FIELDS.fail("key", where=where, given="out", known=", ".join(sorted(COUNTRY_KEYS - {"out"})))
        draft.ledger = draft.ledger.settled(OUT, FIELDS.whole(data["out"], f"{where}/out"), share_unit(country))


def _pieces(draft: Draft, data: Any, where: str) -> Pieces:
    counts = FIELDS.object(data, draft.table.seats, where)
    found = [(seat, FIELDS.whole(counts[seat], f"{where}/{seat}")) for seat in draft.table.seats if seat in counts]
    return tuple(piece for piece in found if piece[1])


def _seat(draft: Draft, seat: str, data: Mapping[str, Any]) -> None:
    where = f"seats/{seat}"
    for key, unit in (("cash", "cash"), ("bonds", "bond")):
        if key in data:
            draft.ledger = draft.ledger.settled(seat, FIELDS.whole(data[key], f"{where}/{key}"), unit)
    shares = FIELDS.object(data.get("shares", {}), board().majors, f"{where}/shares")
    for country, held in shares.items():
        draft.ledger = draft.ledger.settled(seat, FIELDS.whole(held, f"{where}/shares/{country}"), share_unit(country))
    for key in ("executives", "sent", "acted"):
        if key in data:
            draft.change_seat(seat, **{key: FIELDS.whole(data[key], f"{where}/{key}")})
    if "passed" in data:
        draft.change_seat(seat, passed=FIELDS.one(data["passed"], (False, True), f"{where}/passed"))


def _begin_outlook(draft: Draft) -> None:
    """Begin phase 1: open the card drawn ahead, or go on with one that is open."""
    cards, turns = draft.cards, board().turns
    if cards.ahead is not None and len(cards.opened) < draft.clock.turn:
        outlook.enter(draft)
    elif not cards.opened:
        raise FIELDS.fail("no_card", "INC-101")
    elif cards.ahead is None and draft.clock.turn < turns:
        draft.task = OutlookNextTask(cards.opened[-1])
    else:
        outlook.run_effects(draft, cards.opened[-1], 0)
    settle(draft)


def _imply(draft: Draft, task: Task, data: Mapping[str, Any]) -> None:
    """Let the card that a decision is about be opened, its event or zone be used up, where nothing else is said."""
    card, zone, event = getattr(task, "card", None), getattr(task, "zone", ""), standing.event_of(task)
    if card and "opened" not in data.get("outlook", {}):
        draft.set_cards(opened=(card,))
    if zone and "zones" not in data:
        draft.lobby = replace(draft.lobby, zones=(zone,))
    if event and "events" not in data:
        draft.lobby = replace(draft.lobby, used=(event,))
