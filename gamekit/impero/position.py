"""Custom positions: lessons, cases, "what if".

A position is the opening with some things replaced. All keys are optional::

    {
      "players": 2, "ruleset": "impero", "options": {"actions": false},
      "year": 1, "season": "automne", "phase": "upkeep",   # the first decision of that phase
      "due": "P2",                                         # phase IV: that seat's turn
      "card": "automne_3", "drawn": ["printemps_2"],       # in force; drawn before (the one in force is added)
      "cities": {"capua": {"owner": "P1", "how": "federated", "pv": 3, "influence": {"P1": 4},
                           "buildings": {"ferme": {"level": 2, "pv": 3, "repaired": false}},
                           "besieger": "P2", "repaired": false, "recruited": 0, "put": {"P1": 1}}},
      "regions": {"latium": {"stability": 3, "calmed": false}},   # who governs follows from the cities
      "seats": {"P1": {"stock": {"nourriture": 2, "or": 5, "influence": 1}, "technologies": ["droit"], "out": false}},
      "pieces": {"P1": {"a1": {"place": "latium", "units": {"fantassin": 6}, "spent": 0, "fought": false,
                               "besieged": false},
                        "f1": {"sea": "mare_tyrrhenum", "ships": 2}, "s1": {"region": "africa"}}},   # all of a seat's
      "routes": [["roma", "caere", "P1"]],                 # both ends, then one or two holders
      "pledges": [["P1", "P2", "roma", "utica"]],          # proposer, partner, his city, the partner's
      "offers": [["P1", "P2"]], "traded": [["P1", "P2"]],  # in this season
      "initiative": {"dice": {"P1": [4]}, "spent": {"P1": 1}, "order": ["P2", "P1"], "passed": ["P2"]},
      "orders": {"P1": ["P1 buy droit"]},                  # given in phase III so far
      "task": {"type": "repair", "waiting": ["P1"]}
    }

Without ``phase`` a season begins with its card to be drawn, or with what the card in force asks for. What happens of
itself in a phase (income, a bill without a modifier) has happened when its first decision stands. A phase ``over``
makes a finished game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.core.errors import BadAction
from gamekit.core.position import check
from gamekit.core.seats import Pieces, seat_ids
from gamekit.core.terms import Config
from gamekit.impero import cities, event, routes
from gamekit.impero.actions import GRAMMAR
from gamekit.impero.board import EMISSARY, SEASONS, SPY, board
from gamekit.impero.breaches import FIELDS
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.flow import ENTER, settle
from gamekit.impero.initiative import SIDES
from gamekit.impero.invariants_battle import besiegers
from gamekit.impero.management import BY_TYPE
from gamekit.impero.pieces import LETTERS, NO_UNITS, Agent, Army, Building, Fleet, Pledge
from gamekit.impero.rulesets import GAME_ID, RULESETS, VALUES
from gamekit.impero.setup import opening
from gamekit.impero.state import PHASES, UNITS, Cards, Initiative, Orders, Season, State
from gamekit.impero.tasks import ACTION, Task
from gamekit.impero.words import NAME

KEYS = {
    *("players", "ruleset", "options", "year", "season", "phase", "due", "card", "drawn", "cities", "regions"),
    *("seats", "pieces", "routes", "pledges", "offers", "traded", "initiative", "orders", "task"),
}
CITY_KEYS = {"owner", "how", "pv", "influence", "buildings", "besieger", "repaired", "recruited", "put"}
ARMY_KEYS = {"place", "units", "spent", "fought", "besieged"}
FLEET_KEYS = {"sea", "ships", "spent", "fought"}
AGENT_KEYS = {"region", "spent", "caught", "mission"}
MOST_UNITS = 12
"""Of a kind in one army, or ships in one fleet: every part of an army can move, so that with many more none is fast."""


def _rows(value: Any, length: tuple[int, ...], where: str) -> list[tuple[Any, ...]]:
    if not isinstance(value, (list, tuple)):
        raise FIELDS.fail("rows", where=where)
    for row in value:
        if not isinstance(row, (list, tuple)) or len(row) not in length:
            raise FIELDS.fail("rows", where=where)
    return [tuple(row) for row in value]


def position(data: Mapping[str, Any]) -> State:
    """Return the position that data describes, not yet checked by the invariants."""
    FIELDS.object(data, KEYS, "position")
    players = FIELDS.one(data.get("players", 2), board().tables, "players")
    ruleset = FIELDS.one(data.get("ruleset", RULESETS[0]), RULESETS, "ruleset")
    options = FIELDS.object(data.get("options", {}), VALUES, "options")
    seats = seat_ids(players)
    draft = Draft(opening(Config(seats, ruleset, dict(options))).state)
    years = draft.table.options.years
    draft.set_clock(
        year=FIELDS.whole(data.get("year", 1), "year", 1, years, "IMP-176"),
        season=FIELDS.one(data.get("season", SEASONS[0]), SEASONS, "season"),
    )
    for city, own in FIELDS.object(data.get("cities", {}), board().cities, "cities").items():
        _city(draft, city, own)
    _regions(draft, FIELDS.object(data.get("regions", {}), board().regions, "regions"))
    for seat, own in FIELDS.object(data.get("seats", {}), seats, "seats").items():
        _seat(draft, seat, own)
    for seat, own in FIELDS.object(data.get("pieces", {}), seats, "pieces").items():
        _pieces(draft, seat, own)
    _books(draft, data)
    # A siege that cannot be is an error of the position, not one to be lifted as the phase begins.
    check(GAME_ID, besiegers(draft))
    _begin(draft, data)
    return draft.state()


def _city(draft: Draft, city: str, data: Any) -> None:
    where, seats = f"cities/{city}", draft.table.seats
    FIELDS.object(data, CITY_KEYS, where)
    fields: dict[str, Any] = {}
    if "buildings" in data:
        rows = FIELDS.object(data["buildings"], board().buildings, f"{where}/buildings")
        fields["buildings"] = tuple(
            _building(kind, rows[kind], f"{where}/buildings/{kind}") for kind in board().buildings if kind in rows
        )
    if "owner" in data:
        owner = FIELDS.one("" if data["owner"] is None else data["owner"], ("", *seats), f"{where}/owner")
        printed = board().cities[city]
        usual = "federated" if printed.threshold is not None else "conquered"
        if owner and printed.capital_of == draft.seat(owner).faction:
            usual = "capital"
        fields |= {"owner": owner, "how": usual if owner else ""}
    if "how" in data:
        fields["how"] = FIELDS.one(data["how"], ("", "capital", "federated", "conquered"), f"{where}/how")
    for key in ("influence", "put"):
        if key in data:
            fields[key] = _points(draft, data[key], f"{where}/{key}")
    if "besieger" in data:
        fields["besieger"] = FIELDS.one(data["besieger"], ("", *seats), f"{where}/besieger")
    if "repaired" in data:
        fields["repaired"] = FIELDS.flag(data, "repaired", where)
    if "recruited" in data:
        fields["recruited"] = FIELDS.whole(data["recruited"], f"{where}/recruited")
    draft.change_city(city, **fields)
    most = cities.most_pv(draft.city(city))
    if "pv" in data:
        draft.change_city(city, pv=FIELDS.whole(data["pv"], f"{where}/pv", 0, most, "IMP-072"))
    elif "buildings" in data:
        draft.change_city(city, pv=most)


def _building(kind: str, data: Any, where: str) -> Building:
    FIELDS.object(data, ("level", "pv", "repaired"), where)
    most = board().buildings[kind].most
    level = FIELDS.whole(data.get("level", 1), f"{where}/level", 1, len(board().buildings[kind].costs))
    pv = FIELDS.whole(data.get("pv", most), f"{where}/pv", 1, most, "IMP-072")
    return Building(kind, level, pv, FIELDS.flag(data, "repaired", where))


def _points(draft: Draft, data: Any, where: str) -> Pieces:
    rows = FIELDS.object(data, draft.table.seats, where)
    found = [(seat, FIELDS.whole(rows[seat], f"{where}/{seat}")) for seat in draft.table.seats if seat in rows]
    return tuple(piece for piece in found if piece[1])


def _regions(draft: Draft, data: Mapping[str, Any]) -> None:
    for region in draft.regions:
        governor = cities.governor_of(draft, region.id)
        if governor != region.governor:
            stability = board().new_stability if governor else None
            draft.change_region(region.id, governor=governor, stability=stability)
    least, most = board().least_stability, board().most_stability
    for region_id, own in data.items():
        where = f"regions/{region_id}"
        FIELDS.object(own, ("stability", "calmed"), where)
        if "stability" in own:
            stability = FIELDS.whole(own["stability"], f"{where}/stability", least, most, "IMP-A03")
            draft.change_region(region_id, stability=stability)
        draft.change_region(region_id, calmed=FIELDS.flag(own, "calmed", where))


def _seat(draft: Draft, seat: str, data: Any) -> None:
    where = f"seats/{seat}"
    FIELDS.object(data, ("stock", "technologies", "out"), where)
    for unit, amount in FIELDS.object(data.get("stock", {}), UNITS, f"{where}/stock").items():
        draft.ledger = draft.ledger.settled(seat, FIELDS.whole(amount, f"{where}/stock/{unit}"), unit)
    if "technologies" in data:
        learned = FIELDS.several(data["technologies"], board().technologies, f"{where}/technologies")
        draft.change_seat(seat, technologies=tuple(name for name in board().technologies if name in learned))
    if "out" in data:
        draft.change_seat(seat, out=FIELDS.flag(data, "out", where))


def _pieces(draft: Draft, seat: str, data: Any) -> None:
    """Give a seat these pieces instead of those it had."""
    if not isinstance(data, Mapping):
        raise FIELDS.fail("object", where=f"pieces/{seat}", known=("a1", "f1", "s1", "e1"))
    draft.armies = tuple(army for army in draft.armies if army.owner != seat)
    draft.fleets = tuple(fleet for fleet in draft.fleets if fleet.owner != seat)
    draft.agents = tuple(agent for agent in draft.agents if agent.owner != seat)
    fleets = tuple(str(name) for name in data if str(name)[:1] == LETTERS["fleet"])
    for name, own in data.items():
        where = f"pieces/{seat}/{name}"[:60]
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise FIELDS.fail("name", where=where)
        keys = {"a": ARMY_KEYS, "f": FLEET_KEYS}.get(name[0], AGENT_KEYS)
        FIELDS.object(own, keys, where)
        spent = FIELDS.whole(own.get("spent", 0), f"{where}/spent")
        if name[0] == "a":
            place = FIELDS.one(own.get("place"), (*board().regions, *board().cities, *fleets), f"{where}/place")
            rows = FIELDS.object(own.get("units", {}), board().land, f"{where}/units")
            units = tuple(
                FIELDS.whole(rows.get(kind, 0), f"{where}/units/{kind}", 0, MOST_UNITS) for kind in board().land
            )
            if units == NO_UNITS:
                raise FIELDS.fail("units", "IMP-100", where=where)
            fought, besieged = FIELDS.flag(own, "fought", where), FIELDS.flag(own, "besieged", where)
            draft.set_army(Army(seat, name, place, units, spent, fought, besieged))
        elif name[0] == "f":
            sea = FIELDS.one(own.get("sea"), board().seas, f"{where}/sea")
            ships = FIELDS.whole(own.get("ships", 1), f"{where}/ships", 1, MOST_UNITS)
            draft.set_fleet(Fleet(seat, name, sea, ships, spent, FIELDS.flag(own, "fought", where)))
        else:
            region = FIELDS.one(own.get("region"), board().regions, f"{where}/region")
            kind = SPY if name[0] == LETTERS[SPY] else EMISSARY
            caught, mission = FIELDS.flag(own, "caught", where), FIELDS.flag(own, "mission", where)
            draft.set_agent(Agent(seat, name, kind, region, spent, caught, mission))


def _books(draft: Draft, data: Mapping[str, Any]) -> None:
    """Read routes, promises, offers, cards, the order of play and orders."""
    seats, towns = draft.table.seats, board().cities
    for first, second, *held in _rows(data.get("routes", ()), (3, 4), "routes"):
        one_end, other = FIELDS.several((first, second), towns, "routes")
        routes.add(draft, one_end, other, FIELDS.several(held, seats, "routes"))
    for proposer, partner, mine, yours in _rows(data.get("pledges", ()), (4,), "pledges"):
        who = FIELDS.several((proposer, partner), seats, "pledges")
        ends = FIELDS.several((mine, yours), towns, "pledges")
        draft.pledges = (*draft.pledges, Pledge(*who, *ends))
    pairs = {
        key: tuple(FIELDS.several(row, seats, key) for row in _rows(data.get(key, ()), (2,), key))
        for key in ("offers", "traded")
    }
    draft.season = Season(
        offers=tuple(sorted((source, target) for source, target in pairs["offers"])),
        traded=tuple(sorted((min(pair), max(pair)) for pair in pairs["traded"])),
    )
    drawn = FIELDS.several(data.get("drawn", ()), board().cards, "drawn")
    card = FIELDS.one(data.get("card", ""), ("", *board().cards), "card")
    draft.cards = Cards(card, drawn if not card or card in drawn else (*drawn, card))
    own = FIELDS.object(data.get("initiative", {}), ("dice", "spent", "order", "passed"), "initiative")
    dice = FIELDS.object(own.get("dice", {}), seats, "initiative/dice")
    spent = FIELDS.object(own.get("spent", {}), seats, "initiative/spent")
    draft.initiative = Initiative(
        dice=tuple((seat, _dice(dice[seat], f"initiative/dice/{seat}")) for seat in seats if seat in dice),
        spent=tuple((seat, FIELDS.whole(spent[seat], f"initiative/spent/{seat}")) for seat in seats if seat in spent),
        order=FIELDS.several(own.get("order", ()), seats, "initiative/order"),
        passed=FIELDS.several(own.get("passed", ()), seats, "initiative/passed"),
    )
    orders = FIELDS.object(data.get("orders", {}), seats, "orders")
    draft.orders = Orders(tuple((seat, _orders(seat, orders[seat])) for seat in seats if seat in orders))


def _dice(data: Any, where: str) -> tuple[int, ...]:
    if not isinstance(data, (list, tuple)) or not data:
        raise FIELDS.fail("rows", where=where)
    return tuple(FIELDS.whole(face, where, 1, SIDES) for face in data)


def _orders(seat: str, data: Any) -> tuple[str, ...]:
    if not isinstance(data, (list, tuple)):
        raise FIELDS.fail("rows", where=f"orders/{seat}")
    found = []
    for text in data:
        try:
            action = GRAMMAR.parse(text) if isinstance(text, str) else None
        except BadAction:
            action = None
        if action is None or action.actor != seat or type(action) not in BY_TYPE:
            raise FIELDS.fail("order", "IMP-DP-3", where=f"orders/{seat}", given=str(text)[:60])
        found.append(str(action))
    return tuple(found)


def _begin(draft: Draft, data: Mapping[str, Any]) -> None:
    """Let the phase begin, or stand at the decision that is asked for."""
    phase = FIELDS.one(data.get("phase", "event"), PHASES, "phase")
    if phase == "actions" and not draft.table.options.actions:
        raise FIELDS.fail("no_actions", "IMP-S01")
    draft.set_clock(phase=phase)
    order = draft.initiative.order or draft.alive()
    if "due" in data:
        if phase != "actions":
            raise FIELDS.fail("due", "IMP-042")
        draft.initiative = changed(draft.initiative, order=order)
        draft.set_clock(due=FIELDS.one(data["due"], order, "due"))
    if phase == "over":
        draft.set_clock(why="last_winter")
        draft.task = None
    elif "task" in data:
        draft.task = FIELDS.task(data["task"], Task)
    elif "due" in data:
        draft.task = ACTION
    elif phase == "event" and (card := draft.card()):
        event.ask(draft, card, draft.alive() if card.choice() else ())
        settle(draft)
    else:
        _enter(draft, phase)


def _enter(draft: Draft, phase: str) -> None:
    orders = draft.orders
    ENTER[phase](draft)
    settle(draft)
    if phase == "management":
        draft.orders = orders
