"""Phase IV: moves, attacks, sieges and missions, and what is decided in a battle or a siege."""

from __future__ import annotations

from typing import Any

from gamekit.core.text import Action
from gamekit.impero.actions import Lose
from gamekit.impero.actions_turn import Attack, Mission, Move, Retreat, Siege
from gamekit.impero.board import EMISSARY, ENGINE, WALL, board
from gamekit.players.impero import odds
from gamekit.players.impero.march import UNIT, March
from gamekit.players.impero.sight import POINT, Sight
from gamekit.players.skills import Judged

STEP = 25
"""What a move must bring besides, so that pieces do not wander."""

AGAINST = 700
"""How much what another loses counts, in thousandths, divided among the others."""


class Campaign:
    """What a seat can do in phase IV.

    Parameters
    ----------
    sight
        What the seat makes of the position.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.march = March(sight)
        self.pieces: dict[str, Any] = {
            piece["name"]: piece
            for kind in ("armies", "fleets", "agents")
            for piece in sight.view[kind]
            if piece["owner"] == self.seat
        }

    def value(self, choice: Action) -> int | None:
        """Return what a move, an attack, a siege or a mission brings; None if it is not worth a thought."""
        match choice:
            case Move():
                return self._move(choice)
            case Attack():
                return self._attack(choice)
            case Siege():
                return self._siege(choice)
            case Mission():
                return self._mission(choice)
            case _:
                return None

    # Moves.

    def _move(self, move: Move) -> int | None:
        piece = self.pieces[move.piece]
        if move.piece[0] == "f":
            return self._sail(piece, move.target)
        if move.piece[0] != "a":
            return self._travel(piece, move.target)
        units = tuple(piece["units"])
        if move.part:
            if not self._worth_splitting(move, units):
                return None
            left = tuple(a - b for a, b in zip(units, move.part))
            before = self.march.score(piece["place"], units)
            after = self.march.score(move.target, move.part) + self.march.guard(piece["place"], left)
            return after - before - 4 * STEP
        now = self.march.score(piece["place"], units)
        if move.into:
            host = self.pieces[move.into]
            both: tuple[int, ...] = tuple(a + b for a, b in zip(units, host["units"]))
            # One army eats less than two, and is the stronger.
            gain = self.march.score(move.target, both) - now - self.march.score(move.target, tuple(host["units"]))
            eaten = 150 if sum(both[:-1]) <= 5 else 0
            idle: bool = piece.get("besieged") or host.get("besieged")
            spoilt = 300 if idle and not (piece.get("besieged") and host.get("besieged")) else 0
            return max(gain, 0) // 3 + eaten + 120 - spoilt - STEP * int(move.target != piece["place"])
        return self.march.score(move.target, units) - now - STEP

    def _worth_splitting(self, move: Move, units: tuple[int, ...]) -> bool:
        """Return whether a part is thought of: the largest that fits aboard, and never to leave engines alone."""
        if move.into or move.target[0] != "f" or not move.target[1:].isdigit():
            return False
        fleet = self.pieces[move.target]
        room = fleet["carries"] - fleet["cargo"]
        left = [a - b for a, b in zip(units, move.part)]
        return 3 <= sum(move.part) == min(room, sum(units)) and bool(sum(left[:-1]) or not left[-1])

    def _sail(self, fleet: Any, sea: str) -> int:
        aboard = [army for army in self.march.armies if army["place"] == fleet["name"]]
        if aboard:
            units = tuple(aboard[0]["units"])
            there = self.march.score(sea, units)
            return there - self.march.score(fleet["name"], units) - STEP
        return self._berth(sea) - self._berth(fleet["sea"]) - STEP

    def _berth(self, sea: str) -> int:
        """Return what an empty fleet has of a sea: the strongest army near, no enemy that is stronger."""
        _, units, place = self.march.best
        region = board().cities[place].region if place in board().cities else place
        value = 150 if region in board().seas[sea].regions else 0
        ships = sum(fleet["ships"] for fleet in self.march.fleets.values())
        foes = [fleet["ships"] for fleet in self.sight.view["fleets"] if fleet["owner"] != self.seat]
        there = [
            fleet["ships"] for fleet in self.sight.view["fleets"] if fleet["owner"] != self.seat and fleet["sea"] == sea
        ]
        if there:
            value += 130 if max(there) < ships else -130
        return value if foes or sum(units) else 0

    def _travel(self, agent: Any, region: str) -> int:
        value = self._post if agent["kind"] == EMISSARY else self._den
        return value(region, agent) - value(agent["region"], agent) - STEP

    def _post(self, region: str, agent: Any) -> int:
        """Return what an emissary does in a region: a point of influence each season, and reach (IMP-155)."""
        sight = self.sight
        value = 0 if sight.regions[region]["governor"] else min(sight.points_later, 3 * sight.point) // 2
        prize: int = 0
        for city in board().regions[region].cities:
            data = sight.cities[city]
            if data["owner"] or not data["threshold"]:
                continue
            mine = data["influence"].get(self.seat, 0)
            rival = max((points for seat, points in data["influence"].items() if seat != self.seat), default=0)
            needed = max(data["threshold"], rival + 1) - mine
            if needed <= sight.left + 1:
                prize = max(prize, sight.city(city) // (needed + 2))
        others: int = sum(
            other["region"] == region and other["kind"] == EMISSARY and other is not agent
            for other in sight.view["agents"]
            if other["owner"] == self.seat
        )
        return value + prize // (2 + 2 * others)

    def _den(self, region: str, agent: Any) -> int:
        """Return what a spy can do in a region."""
        return (
            max(
                (
                    self._harm(seat, region, effect, city, building)
                    for seat, effect, city, building in self._missions(region)
                ),
                default=0,
            )
            * (3 if not agent.get("mission") else 1)
            // 4
        )

    def _missions(self, region: str) -> list[tuple[str, str, str, str]]:
        sight, found = self.sight, []
        owners = {sight.cities[city]["owner"] for city in board().regions[region].cities} - {"", self.seat}
        for seat in sorted(owners):
            if sight.regions[region]["governor"] == seat:
                found.append((seat, "stability", "", ""))
            for city in board().regions[region].cities:
                if sight.cities[city]["influence"].get(seat):
                    found.append((seat, "influence", city, ""))
                if sight.cities[city]["owner"] == seat:
                    found += [(seat, "building", city, own["kind"]) for own in sight.cities[city]["buildings"]]
        return found

    # Missions.

    def _mission(self, mission: Mission) -> int:
        region = self.pieces[mission.spy]["region"]
        # Half of the missions succeed (IMP-151).
        return 20 + self._harm(mission.seat, region, mission.effect, mission.city, mission.building) // 2

    def _harm(self, seat: str, region: str, effect: str, city: str, building: str) -> int:
        """Return what a mission that succeeds is worth."""
        sight, parts = self.sight, 1 + len(self.sight.others)
        if effect == "stability":
            return -sight.calm(region, -1) * 2 // parts
        if effect == "influence":
            data = sight.cities[city]
            points = data["influence"].get(seat, 0)
            if data["owner"] == seat and data["how"] == "federated":
                spare: int = points - (data["threshold"] - 1)
                mine = data["influence"].get(self.seat, 0)
                if spare > 0:
                    return 350 // (1 + spare)
                share: int = sight.city(city) * (2 if mine >= points - 1 else 1) // parts
                return share + sight.menace(seat)
            return sight.point * 2 // parts // 2
        if effect == "building":
            own = next(one for one in sight.cities[city]["buildings"] if one["kind"] == building)
            return 500 // (int(own["pv"]) * parts) + 10 * int(own["level"])
        return 30

    # Battles.

    def _attack(self, attack: Attack) -> int:
        sight = self.sight
        if attack.piece[0] == "f":
            own = self.pieces[attack.piece]
            foe = next(
                fleet for fleet in sight.view["fleets"] if (fleet["owner"], fleet["name"]) == (attack.seat, attack.foe)
            )
            win, mine, theirs = odds.ships(own["ships"], foe["ships"])
            lost: int = own["ships"] * odds.SURE - mine
            taken: int = foe["ships"] * odds.SURE - theirs
            risk: int = own["cargo"] * UNIT * (odds.SURE - win) // odds.SURE
            prey: int = foe["cargo"] * UNIT * win // odds.SURE
            return (taken * self._others() // POINT - lost) * 450 // odds.SURE + prey - risk + win * 150 // odds.SURE
        own = self.pieces[attack.piece]
        foe = next(army for army in sight.view["armies"] if (army["owner"], army["name"]) == (attack.seat, attack.foe))
        units: tuple[int, ...] = tuple(own["units"])
        against: tuple[int, ...] = tuple(foe["units"])
        if not sum(against[:-1]):
            return 250 * against[-1]
        win, mine, theirs = odds.armies(units[:-1], against[:-1])
        lost = sum(units[:-1]) * odds.SURE - mine
        taken = sum(against[:-1]) * odds.SURE - theirs
        value = (taken * self._others() // POINT - lost) * UNIT // odds.SURE
        value += win * 500 * against[-1] // odds.SURE - (odds.SURE - win) * 600 * units[-1] // odds.SURE
        return value + win * self._at_stake(foe["place"], units) // odds.SURE

    def _others(self) -> int:
        """Return how much what another loses counts, in thousandths."""
        return AGAINST * 2 // (1 + len(self.sight.others))

    def _at_stake(self, region: str, units: tuple[int, ...]) -> int:
        """Return what a battle in a region is about: own cities there, or those that could be besieged."""
        sight = self.sight
        own = sum(sight.city(name) for name in sight.cities_of(self.seat, region)) // 5
        aims = [
            self.march.aim(name, units)
            for name in board().regions[region].cities
            if name in self.march.targets and sight.cities[name]["owner"]
        ]
        return own + max(aims, default=0) // 3 + 60

    def losses(self, legal: tuple[Action, ...], city: str = "") -> Judged:
        """Judge which unit is given: whoever hits rarely first, engines last, while they have somebody to move them."""
        judged: Judged = []
        for choice in legal:
            assert isinstance(choice, Lose)
            units = dict(zip(board().land, self.pieces[choice.army]["units"]))
            combat = sum(number for kind, number in units.items() if kind != ENGINE)
            if choice.unit == ENGINE:
                value = -900 if combat > 1 else 200
            else:
                unit = board().units[choice.unit]
                value = -150 * (7 - unit.hits) - 40 * unit.first + 20 * units[choice.unit]
                if city and combat == 3 and units[ENGINE] > 2:
                    value -= 500
            judged.append((choice, value))
        return judged

    def retreat(self, legal: tuple[Action, ...], battle: Any) -> Judged:
        """Judge whether to fight on, and where to go."""
        mine = self.seat != battle["defender"]
        name = battle["army"] if mine else battle["foe"]
        other = battle["foe"] if mine else battle["army"]
        own = self.pieces[name]
        if name[0] == "f":
            foe = self._foe(other, "fleets", mine, battle)
            win, kept, theirs = odds.ships(own["ships"], foe["ships"])
            taken, lost = foe["ships"] * odds.SURE - theirs, own["ships"] * odds.SURE - kept
            stand = (taken * self._others() // POINT - lost) * 450 // odds.SURE + win * 200 // odds.SURE
            return [(choice, -60 if isinstance(choice, Retreat) else stand) for choice in legal]
        foe = self._foe(other, "armies", mine, battle)
        units, against = tuple(own["units"]), tuple(foe["units"])
        # Archers do not roll first any more: that matters little.
        win, kept, theirs = odds.armies(units[:-1], against[:-1])
        taken, lost = sum(against[:-1]) * odds.SURE - theirs, sum(units[:-1]) * odds.SURE - kept
        stand = (taken * self._others() // POINT - lost) * UNIT // odds.SURE
        stand -= (odds.SURE - win) * 600 * units[-1] // odds.SURE
        stand += win * self._at_stake(battle["place"], units) // odds.SURE
        here = self.march.score(battle["place"], units)
        judged: Judged = []
        for choice in legal:
            if isinstance(choice, Retreat):
                judged.append((choice, (self.march.score(choice.target, units) - here) // 4))
            else:
                judged.append((choice, stand))
        return judged

    def _foe(self, name: str, kind: str, mine: bool, battle: Any) -> Any:
        owner = battle["defender"] if mine else self.sight.view["due"]
        return next(piece for piece in self.sight.view[kind] if (piece["owner"], piece["name"]) == (owner, name))

    # Sieges.

    def _siege(self, siege: Siege) -> int:
        sight = self.sight
        army, city = self.pieces[siege.army], sight.cities[siege.city]
        inflicts, units = army["inflicts"], tuple(army["units"])
        prize = self.march.targets[siege.city]
        if inflicts >= city["pv"]:
            return prize
        time = self.march.siege_time(siege.city, inflicts)
        guards = sum(
            sum(foe["units"][:-1])
            for foe in self.march.foes
            if foe["place"] == siege.city and foe["owner"] == city["owner"]
        )
        dice = 1 + any(own["kind"] == WALL for own in city["buildings"]) + guards
        loss = dice * UNIT // 3 if sum(units) > 1 else UNIT
        if time > sight.left + 1:
            return (40 if city["owner"] else -20) - loss
        return prize * 7 // (10 * time) - loss
