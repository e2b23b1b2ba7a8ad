"""Custom positions: lessons, cases, "what if".

A position is the opening of a deal with some things replaced. All keys are optional::

    {
      "players": 4,                       # default 6
      "ruleset": "summary",
      "deal": {"P1": "BR", ...},          # default: the cards in order of play
      "active": "RU", "turn": 1,          # whose turn it is to choose a space
      "investor_card": "P2",
      "nations": {
        "RU": {
          "treasury": 7, "power": 6, "rondel": "factory",
          "factories": ["moscow"], "flags": ["mongolia"],
          "units": ["army:mongolia*2", "army:beijing!", "fleet:murmansk"],
          "government": "P1"
        }
      },
      "seats": {"P1": {"cash": 5, "bonds": {"RU": [9, 2]}}}
    }

Where a seat's ``bonds`` are given, they replace all bonds it had. Governments follow from the bonds (SET-6)
unless given. A nation with 25 power points makes a finished game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.core.errors import BadAction
from gamekit.core.seats import seat_ids
from gamekit.core.terms import Config
from gamekit.imperial2030.board import board
from gamekit.imperial2030.breaches import FIELDS
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.rulesets import playable
from gamekit.imperial2030.setup import appoint, opening, pool
from gamekit.imperial2030.state import State, Unit, supply, with_unit

KEYS = {"players", "ruleset", "deal", "active", "turn", "investor_card", "nations", "seats"}
NATION_KEYS = {"treasury", "power", "rondel", "factories", "flags", "units", "government"}
SEAT_KEYS = {"cash", "bonds"}


def _texts(value: Any, where: str) -> list[str]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(item, str) for item in value):
        raise FIELDS.fail("texts", where=where)
    return list(value)


def position(data: Mapping[str, Any]) -> State:
    """Return the position that data describes, not yet checked by the invariants."""
    FIELDS.object(data, KEYS, "position")
    players = FIELDS.one(data.get("players", 6), board().start_money, "players", "GEN-1")
    config = Config(seat_ids(players), FIELDS.one(data.get("ruleset", "summary"), playable(), "ruleset"))
    deal = data.get("deal")
    if deal is None:
        deal = dict(zip(config.seats, pool(players)))
    draft = Draft(opening(Config(config.players, config.ruleset, deal=deal)).state)
    nations = FIELDS.object(data.get("nations", {}), board().nations, "nations")
    seats = FIELDS.object(data.get("seats", {}), config.seats, "seats")
    for seat, own in seats.items():
        FIELDS.object(own, SEAT_KEYS, f"seats/{seat}")
    # First all these bonds go back, then they are handed out: the order of the seats decides nothing.
    rebonded = {seat for seat, own in seats.items() if "bonds" in own}
    for land in draft.nations:
        kept = tuple(None if owner in rebonded else owner for owner in land.bonds)
        draft.change(land.id, bonds=kept)
    for seat, own in seats.items():
        _seat(draft, seat, own)
    if rebonded:
        for nation in board().nations:
            draft.change(nation, government=None)
            appoint(draft, nation)
    for nation, own in nations.items():
        _nation(draft, nation, own)
    _clock(draft, data)
    if any(draft.ledger.balance(n, "power") == board().power_max for n in board().nations):
        draft.task = None
    return draft.state()


def _clock(draft: Draft, data: Mapping[str, Any]) -> None:
    clock = draft.clock
    draft.set_clock(
        active=FIELDS.one(data.get("active", clock.active), board().nations, "active"),
        investor_card=FIELDS.one(data.get("investor_card", clock.investor_card), draft.table.seats, "investor_card"),
        turn=FIELDS.whole(data.get("turn", 1), "turn"),
    )


def _hold(draft: Draft, holder: str, unit: str, amount: Any, where: str, rule: str) -> None:
    """Let an account hold what the position says."""
    draft.ledger = draft.ledger.settled(holder, FIELDS.whole(amount, where, rule=rule), unit)


def _seat(draft: Draft, seat: str, data: Any) -> None:
    if "cash" in data:
        _hold(draft, seat, "cash", data["cash"], f"seats/{seat}/cash", "GEN-2")
    if "bonds" not in data:
        return
    bonds = FIELDS.object(data["bonds"], board().nations, f"seats/{seat}/bonds")
    for nation in board().nations:
        wanted = bonds.get(nation, [])
        values = board().bond_values
        if not isinstance(wanted, (list, tuple)) or any(type(v) is not int or v not in values for v in wanted):
            raise FIELDS.fail("bonds", "INV-7", where=f"seats/{seat}/bonds/{nation}", known=", ".join(map(str, values)))
        kept = list(draft.nation(nation).bonds)
        for value in wanted:
            place = values.index(value)
            if kept[place] is not None:
                raise FIELDS.fail("bond_twice", "INV-7", bond=f"{nation} {value}", player=kept[place])
            kept[place] = seat
        draft.change(nation, bonds=tuple(kept))


def _nation(draft: Draft, nation: str, data: Any) -> None:
    where = f"nations/{nation}"
    FIELDS.object(data, NATION_KEYS, where)
    if "treasury" in data:
        _hold(draft, nation, "cash", data["treasury"], f"{where}/treasury", "GEN-2")
    if "power" in data:
        _hold(draft, nation, "power", data["power"], f"{where}/power", "TAX-5")
    if "rondel" in data:
        wheel = board().wheels[draft.rules.wheel]
        if data["rondel"] is not None:
            FIELDS.one(data["rondel"], wheel, f"{where}/rondel", "RON-1")
        draft.change(nation, rondel=data["rondel"])
    for key in ("factories", "flags"):
        if key in data:
            draft.change(nation, **{key: _region_list(data[key], f"{where}/{key}")})
    if "units" in data:
        draft.change(nation, units=_units(_texts(data["units"], f"{where}/units")))
        land = draft.nation(nation)
        if supply(land, "army") < 0 or supply(land, "fleet") < 0:
            raise FIELDS.fail("pieces", "GEN-8", where=f"{where}/units")
    if "government" in data:
        if data["government"] is not None:
            FIELDS.one(data["government"], draft.table.seats, f"{where}/government")
        draft.change(nation, government=data["government"])


def _region_list(value: Any, where: str) -> tuple[str, ...]:
    regions = _texts(value, where)
    for region in regions:
        if region not in board().regions:
            raise FIELDS.fail("region", where=where, given=region)
    return board().ordered(regions)


def _units(words: list[str]) -> tuple[Unit, ...]:
    units: tuple[Unit, ...] = ()
    for word in words:
        text, _, count = word.partition("*")
        if count and not (count.isascii() and count.isdigit() and len(count) < 3 and int(count)):
            raise BadAction("imperial2030.text.placement", word=word)
        for _ in range(int(count or 1)):
            units = with_unit(units, Unit.from_json(text))
    return units
