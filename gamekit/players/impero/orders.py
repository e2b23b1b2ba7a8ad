"""Phase III: what each order brings, less what it costs and the strain that it puts on the bills to come."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from gamekit.core.text import Action
from gamekit.impero.actions import Build, Buy, Calm, Influence, OpenRoute, Recruit, Upgrade
from gamekit.impero.board import (
    AUTUMN,
    BARRACKS,
    EMISSARY,
    ENGINE,
    FOOD,
    FORUM,
    GOLD,
    METAL,
    PORT,
    SEASONS,
    SHIP,
    SPRING,
    SPY,
    TEMPLE,
    WALL,
    Costs,
    board,
)
from gamekit.players.impero.march import UNIT, March
from gamekit.players.impero.sight import CREDIT, POINT, Sight
from gamekit.players.skills import Judged

AGENTS = 3
"""So many emissaries are wanted, less the further the game is."""

FORCE = 5
"""So many combat units are wanted in all while nobody threatens; more of them would eat twice as much (IMP-051)."""

ENGINES = 3
"""So many siege engines are wanted."""


class Orders:
    """The orders of a seat in a position.

    Parameters
    ----------
    sight
        What the seat makes of the position.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.march = March(sight)
        given = sight.view["orders"].get(sight.seat) or ()
        self.given: Counter[tuple[str, ...]] = Counter(tuple(text.split()[1:]) for text in given)
        """The orders given so far; the view shows them nowhere else but in stocks, income and bill."""
        self.units: Counter[str] = Counter()
        self.aims: set[str] = set()
        for army in sight.view["armies"]:
            if army["owner"] == sight.seat:
                self.units.update(dict(zip(board().land, army["units"])))
        for fleet in sight.view["fleets"]:
            self.units[SHIP] += fleet["ships"] if fleet["owner"] == sight.seat else 0
        for agent in sight.view["agents"]:
            self.units[agent["kind"]] += agent["owner"] == sight.seat
        for order, number in self.given.items():
            if order[0] == "recruit":
                self.units[order[1]] += number
            if order[0] == "influence":
                self.aims.add(order[1])

    def judge(self, legal: tuple[Action, ...]) -> Judged:
        """Judge every order, being done at 0."""
        return [(choice, self.value(choice)) for choice in legal]

    def value(self, choice: Action) -> int:
        """Return what an order brings in all."""
        match choice:
            case Build(building=kind, city=city):
                return self._net(self._building(kind, city), board().buildings[kind].costs[0])
            case Upgrade(building=kind):
                printed = board().buildings[kind]
                gain = self._made(printed.production[1]) - self._made(printed.production[0])
                return self._net(gain, printed.costs[1])
            case Recruit():
                return self._recruit(choice)
            case Influence(city=city):
                return self.influence(city)
            case OpenRoute():
                return self._net(self.route(), board().route_cost)
            case Buy(technology=name):
                return self._net(self._technology(name), board().technologies[name].cost)
            case Calm(region=region):
                return self._net(self.sight.calm(region, 1), board().calm_cost)
            case _:
                return 0

    def _net(self, gain: int, costs: Costs, upkeep: dict[str, int] | None = None) -> int:
        return gain - self.sight.price(costs) - self.sight.strain(dict(costs), upkeep)

    def _made(self, production: Costs) -> int:
        return sum(self.sight.later(unit) * amount for unit, amount in production) * 13 // 10

    # Buildings and technologies.

    def _building(self, kind: str, city: str) -> int:
        sight, printed = self.sight, board().buildings[kind]
        region = sight.cities[city]["region"]
        gain = self._made(printed.production[0])
        if kind == FORUM:
            gain += sight.points_later + 40 * sight.left
        elif kind == TEMPLE:
            springs = sum(season == SPRING for season in self._seasons())
            gain += min(springs, 2) * min(800, max(0, sight.calm(region, 1))) if self._governs(region) else 0
        elif kind == PORT:
            gain += self._port(city)
        elif kind == WALL:
            gain += self.march.threat(region) * sight.city(city) // 160
        elif kind == BARRACKS:
            gain += 60 * sight.left * (self.march.threat(region) > 0)
        # A slot is used up.
        return gain - 20 * sight.left

    def _governs(self, region: str) -> bool:
        return bool(self.sight.regions[region]["governor"] == self.sight.seat)

    def _seasons(self) -> list[str]:
        place = SEASONS.index(self.sight.season)
        return [SEASONS[(place + later) % len(SEASONS)] for later in range(1, self.sight.left + 1)]

    def _port(self, city: str) -> int:
        """Return what a harbour brings: a route to another one, and ships where armies have no other way."""
        sight = self.sight
        seas = {
            near
            for sea in board().regions[sight.cities[city]["region"]].seas
            for near in (sea, *board().seas[sea].neighbours)
        }
        partners = [
            name
            for name, other in sight.cities.items()
            if name != city
            and set(board().regions[other["region"]].seas) & seas
            and any(own["kind"] == PORT for own in other["buildings"])
        ]
        own = [name for name in partners if sight.cities[name]["owner"] == sight.seat]
        gain = 0
        if partners and sight.routes + self._by_land < board().routes_most:
            gain += self.route() * (9 if own else 4) // 10
        if not self.units[SHIP] and not self._harbours():
            gain += 300 if sight.left > 3 else 0
        return gain

    @cached_property
    def _by_land(self) -> int:
        """How many routes could be had by land, with what the seat has now."""
        cities = self.sight.cities
        held = {(route["first"], route["second"]) for route in self.sight.view["routes"]}
        return sum(
            (mine, other) not in held and (other, mine) not in held and cities[other]["owner"] in ("", self.sight.seat)
            for mine in self.sight.cities_of(self.sight.seat)
            for near in board().regions[cities[mine]["region"]].borders
            for other in board().regions[near].cities
        )

    def _harbours(self) -> int:
        return sum(
            any(own["kind"] == PORT for own in self.sight.cities[name]["buildings"])
            for name in self.sight.cities_of(self.sight.seat)
        )

    def route(self) -> int:
        """Return what a route brings: a point, and gold in every season, twice in autumn (IMP-015, IMP-165)."""
        sight = self.sight
        autumns = sum(season == AUTUMN for season in self._seasons())
        gold = (sight.left + autumns) * sight.worth(GOLD) * CREDIT // POINT
        return board().points["route"] * POINT + gold * 8 // 10

    def _technology(self, name: str) -> int:
        sight, effect = self.sight, board().technologies[name].effect
        gain = board().points["technologie"] * POINT
        if effect.op == "income_add":
            gain += effect.n * sight.later(effect.resource)
        elif effect.op == "routes_max_add":
            full = sight.routes >= board().routes_most
            gain += effect.n * self.route() * (4 if full else 2) // 10 if sight.left else 0
        elif effect.op == "siege_add":
            gain += 80 * sight.left if self.units[ENGINE] or self.march.force >= 3 else 0
        elif effect.op == "deficit_shift":
            gain += 40 * sight.left
        # What only counts at the end can wait, while money makes money.
        return gain - 110 * sight.left

    # Influence.

    def influence(self, name: str) -> int:
        """Return what a point in a city brings: its share of the city, as far as it can still be won (IMP-146)."""
        sight, city = self.sight, self.sight.cities[name]
        if city["owner"] == sight.seat:
            spare = city["influence"].get(sight.seat, 0) + self._put(name) - city["threshold"]
            return (60 if spare < 1 else 15) if city["how"] == "federated" else 0
        mine: int = city["influence"].get(sight.seat, 0) + self._put(name)
        rival = max((points for seat, points in city["influence"].items() if seat != sight.seat), default=0)
        needed: int = max(city["threshold"], rival + 1) - mine
        if city["owner"]:
            # It stays its owner's until that one loses points; then who has most takes it.
            return 40 if needed <= 1 else 10
        if needed <= 0:
            return 5
        soonest = -(-needed // 2) if sight.season == SPRING else needed
        if soonest > sight.left + 1:
            return 1
        value = sight.city(name)
        contest = 10 if rival < mine + 1 else 7 if rival <= mine + 1 else 4
        share = value * contest // 10 // (needed + 1)
        # Better one city soon than two late.
        return share + 150 * mine + (400 if needed == 1 else 0)

    def _put(self, city: str) -> int:
        return self.given["influence", city]

    # Units.

    def _siege_train(self) -> bool:
        """Return whether a soldier and an engine for him can be paid together."""
        engine, stock = dict(board().units[ENGINE].cost), self.sight.stock
        return self.units[ENGINE] < ENGINES and all(
            stock[unit] >= number + (unit == METAL) for unit, number in engine.items()
        )

    def _recruit(self, choice: Recruit) -> int:
        sight, unit = self.sight, choice.unit
        costs = board().units[unit].cost
        if unit == EMISSARY:
            free = any(not region["governor"] for region in sight.regions.values())
            wanted = AGENTS - self.units[EMISSARY]
            gain = sight.points_later * wanted // AGENTS if free and wanted > 0 else 0
            return self._net(gain, costs)
        if unit == SPY:
            gain = 110 * sight.left if not self.units[SPY] else 45 * sight.left if self.units[SPY] < 2 else 0
            return self._net(gain, costs)
        if unit == SHIP:
            gain = self.march.passage * (1 if self.units[SHIP] < self.march.wanted_ships else 0)
            known = choice.into[0] == "f" and choice.into[1:].isdigit()
            return self._net(gain + (20 if known else 0), costs, {GOLD: 1})
        if unit == ENGINE:
            if not choice.into or self.units[ENGINE] >= ENGINES:
                return -POINT
            return self._net(self.march.engine(), costs, {GOLD: 1})
        return self._soldier(choice)

    def _soldier(self, choice: Recruit) -> int:
        """Return what a combat unit brings: as many are wanted as threats and aims ask for."""
        sight, unit, new = self.sight, choice.unit, not choice.into
        region = sight.cities[choice.city]["region"]
        threat = self.march.threat(region)
        have = sum(self.units[kind] for kind in board().combat)
        wanted = max(FORCE, threat + 2)
        gain = self.march.soldier(choice.city) if have < wanted else 0
        gain += 120 * threat
        gain += {"cavalier": 130, "archer": 40}.get(unit, 0)
        if unit == "cavalier" and sight.stock[GOLD] >= sight.base[GOLD] + 3:
            gain += UNIT
        if new and self._siege_train():
            # Engines need somebody to move them.
            gain += self.march.engine() * 4 // 10
        if have >= 2 * FORCE or (have >= wanted and not threat):
            gain = 0
        # Whoever has much of everything and little to do with it may as well recruit.
        if sight.stock[FOOD] > 8 and sight.stock[METAL] > 5 and have < 2 * FORCE:
            gain += 250
        return self._net(gain, board().units[unit].cost, {FOOD: 1} if new else None)
