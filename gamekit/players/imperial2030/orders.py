"""Orders of the Maneuver: what moving a unit from here to there is worth."""

from __future__ import annotations

from gamekit.core.text import Action
from gamekit.imperial2030.actions import Attack, Convoy, MoveArmy, MoveFleet
from gamekit.imperial2030.board import board
from gamekit.players.imperial2030.prospects import FLAG, Prospects
from gamekit.players.imperial2030.sight import POINT, Sight
from gamekit.players.imperial2030.war import fight

GUARD = 90
"""What it costs to leave a flag without a unit; three times as much beside foreign units."""

MENACE = 3
SHORE = 400
"""What a convoy loses by the risk of meeting foreign fleets."""

TAX = 700
"""What it is worth to deprive a rival of a home province's tax. Less than a flag: the occupier gets nothing (ENT-6)."""

UNITS = 300
"""What it is worth on top if a factory there makes no more units."""

STEP = 25
"""What any order costs, so that units do not wander for nothing."""


class Orders:
    """Values of orders for the active nation.

    Parameters
    ----------
    temper
        How much the player likes to fight, 0 to 300.
    """

    def __init__(self, sight: Sight, nation: str, temper: int) -> None:
        self.sight = sight
        self.nation = nation
        self.temper = temper
        self.prospects = Prospects(sight, nation)

    def judge(self, legal: tuple[Action, ...]) -> list[tuple[Action | str, int]]:
        """Return every legal order with its value; ending the step is worth 0."""
        waiting = self._held_back(legal)
        found: list[tuple[Action | str, int]] = []
        for action in legal:
            match action:
                case MoveFleet(source=source, target=target):
                    value = self.move("fleet", source, target, "") - waiting.get(source, 0)
                case MoveArmy(source=source, target=target, posture=posture):
                    value = self.move("army", source, target, posture)
                case Convoy():
                    value = self.convoy(action)
                case Attack(nation=enemy, region=region):
                    value = fight(self.sight, self.nation, enemy, region, self.temper)
                case _:
                    value = 0
            found.append((action, value))
        return found

    def move(self, kind: str, source: str, target: str, posture: str) -> int:
        """Return the value of one unit's move."""
        drawn = self.prospects.pull(kind, target) - self.prospects.pull(kind, source)
        return self.leave(source) + self.arrive(target, posture) + drawn - STEP

    def convoy(self, action: Convoy) -> int:
        """Return the value of a convoy: the army's, and the fleet's if it changes its sea."""
        value = self.move("army", action.source, action.target, action.posture)
        if len(action.seas) == 1:
            return value
        sea, to = action.seas
        if self.sight.others(self.nation, to):
            value -= SHORE
        return value + self.move("fleet", sea, to, "")

    def leave(self, region: str) -> int:
        """Return what it costs, as a negative value, that one unit leaves a region."""
        if self.sight.units(self.nation, region) > 1 or board().regions[region].owner == self.nation:
            return 0
        if board().regions[region].owner is not None:
            return -self._pressure(region) * self.sight.occupied(region)
        if self.sight.flag(region) == self.nation:
            return -GUARD * (MENACE if self._menaced(region) else 1)
        return 0 if self.sight.others(self.nation, region) else -self.prospects.prize(region)

    def arrive(self, region: str, posture: str) -> int:
        """Return the value of one more unit in a region."""
        place = board().regions[region]
        others = self.sight.others(self.nation, region)
        if place.owner == self.nation:
            return self._reinforce(region, others) if self.sight.occupied(region) else 0
        if place.owner is not None:
            return self._enter(region, posture, others)
        return self._reinforce(region, others) if others else self._claim(region)

    def _claim(self, region: str) -> int:
        if self.sight.units(self.nation, region):
            return 0
        if self.sight.flag(region) == self.nation:
            return GUARD if self._menaced(region) else 0
        return self.prospects.prize(region)

    def _reinforce(self, region: str, others: dict[str, int]) -> int:
        """Return what one more unit is worth where foreign units are: what battle it makes possible."""
        best = 0
        for enemy, count in others.items():
            own = self.sight.units(self.nation, region) + 1
            with_it = _Reinforced(self.sight, self.nation, region)
            value = fight(with_it, self.nation, enemy, region, self.temper)
            # Not yet enough, but on the way to it.
            if value <= 0 and own < count and self.sight.stances[enemy] < 0:
                value = self.prospects.prize(region) // 6
            best = max(best, value)
        return best

    def _enter(self, region: str, posture: str, others: dict[str, int]) -> int:
        """Return the value of entering a foreign home province: hostile against rivals, friendly in passing."""
        if posture != "standing":
            return -STEP
        owner = board().regions[region].owner
        assert owner is not None
        if self.sight.occupied(region):
            return -STEP
        risk = sum(others.values()) * FLAG // 4
        return self._pressure(region) + self.temper // 2 - risk - FLAG // 3

    def _pressure(self, region: str) -> int:
        """Return what occupying a foreign home province is worth: its tax, and what its factory makes."""
        owner = board().regions[region].owner
        assert owner is not None
        hostility = -self.sight.stances[owner]
        factory = "factory" in self.sight.regions.get(region, {})
        return hostility * (TAX + factory * UNITS) // POINT

    def _menaced(self, region: str) -> bool:
        """Return whether foreign units stand next to a region."""
        place = board().regions[region]
        near = (*place.by_land, *place.seas)
        return any(self.sight.others(self.nation, there) for there in near)

    def _held_back(self, legal: tuple[Action, ...]) -> dict[str, int]:
        """Return, by sea, what a convoy in the army step is worth, which a fleet's move now would give up."""
        found: dict[str, int] = {}
        for action in legal:
            if isinstance(action, MoveFleet) and action.source not in found:
                found[action.source] = self._best_convoy(action.source)
        return found

    def _best_convoy(self, sea: str) -> int:
        if board().regions[sea].kind != "sea":
            return 0
        best = 0
        for source, _ in self.sight.places(self.nation, "army"):
            if board().regions[source].port_sea != sea:
                continue
            for water in (sea, *board().regions[sea].seas):
                seas = (sea,) if water == sea else (sea, water)
                for target in board().regions[water].coasts:
                    if target != source and board().regions[target].neutral:
                        best = max(best, self.convoy(Convoy(self.nation, source, seas, target)))
        return best


class _Reinforced(Sight):
    """The same position with one more unit of a nation in a region."""

    def __init__(self, sight: Sight, nation: str, region: str) -> None:
        super().__init__(sight.view, sight.seat)
        self._more = (nation, region)
        self.stances = sight.stances

    def units(self, nation: str, region: str) -> int:
        return super().units(nation, region) + ((nation, region) == self._more)
