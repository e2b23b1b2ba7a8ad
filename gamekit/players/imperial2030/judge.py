"""The greedy player's judgement of Imperial 2030, point by point."""

from __future__ import annotations

from collections.abc import Sequence

from gamekit.core.chance import Draw
from gamekit.core.events import Event
from gamekit.core.text import Action
from gamekit.imperial2030.actions import Attack, Build, Buy, Fight, Import, PlaceFlag, Produce, Rondel
from gamekit.imperial2030.board import board
from gamekit.imperial2030.events import Attacked, PeaceOffered
from gamekit.players.base import Question
from gamekit.players.imperial2030 import money, plan
from gamekit.players.imperial2030.orders import Orders
from gamekit.players.imperial2030.prospects import Place, Prospects
from gamekit.players.imperial2030.sight import POINT, Sight
from gamekit.players.imperial2030.war import fight
from gamekit.players.skills import Greed, Judged

LEAST_WORTH = 150
"""Least value of a power point for its government: even who gains nothing by a nation keeps the game going."""

WIN = 40_000
"""What it is worth to end the game as its winner, and the most that it costs to end it as a loser."""

PATIENCE = 100
"""Turn from which on losing by the end of the game counts less and less, so that every game ends."""

FORGETTING = 50
"""In so many turns more it counts for nothing."""

UNIT_PRICE = 150
"""What a million of a treasury is worth when it buys units."""

SITE = 300
"""Least value of a factory; a nation that can build, builds."""


class Imperial2030Greed(Greed):
    """Grows revenue, taxes when it pays, invests where interest times the expected factor is worth its price."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw)
        self.temper = draw.number(300, "temper")
        self._region = ""
        self._sides = ("", "")

    def told(self, events: Sequence[Event]) -> None:
        """Remember where the last clash is, and who the sides are: the view does not show it."""
        for event in events:
            if isinstance(event, Attacked):
                self._region, self._sides = event.region, (event.nation, event.opponent)
            elif isinstance(event, PeaceOffered):
                self._region, self._sides = event.region, (event.nation, "")

    def judge(self, question: Question) -> Sequence[tuple[Action | str, int]]:
        """Return the legal actions with their values."""
        sight = Sight(question.view, question.seat)
        match question.decision.point:
            case "rondel":
                return self._rondel(sight, question)
            case "factory" | "production" | "import":
                return self._units(sight, question)
            case "fleets" | "armies":
                return Orders(sight, question.decision.actor, self.temper).judge(question.legal)
            case "battle_offer" | "battle_reply" | "battle_round":
                return self._battle(sight, question)
            case "flags":
                return self._flags(sight, question)
            case _:
                return self._invest(sight, question)

    def _rondel(self, sight: Sight, question: Question) -> Judged:
        nation = question.decision.actor
        spaces = question.view["spaces"]
        purse = sight.nations[nation]["treasury"]
        gift = next((template for template in question.templates if nation in template.targets), None)
        values = plan.values(model(sight, nation), aims(sight, nation), gift.most if gift else 0)
        judged: Judged = [(action, values[action.space]) for action in question.legal if isinstance(action, Rondel)]
        for space, value in values.items():
            if gift and not spaces[space]["legal"]:
                # The fee comes first (DON-1); the space itself is chosen at the next question.
                judged.append((gift.spelled(nation, spaces[space]["fee"] - purse), value))
        return judged

    def _units(self, sight: Sight, question: Question) -> Judged:
        """Judge what is built, made or bought by what the units can win."""
        prospects = Prospects(sight, question.decision.actor)
        judged: Judged = []
        for action in question.legal:
            match action:
                case Build(region=region):
                    judged.append((action, SITE + prospects.use([_made_in(region)])))
                case Produce(regions=regions):
                    judged.append((action, prospects.use([_made_in(region) for region in regions])))
                case Import(placements=placements):
                    units: list[Place] = [(p.kind, p.region) for p in placements for _ in range(p.count)]
                    judged.append((action, prospects.use(units) - UNIT_PRICE * len(units)))
                case _:
                    judged.append((action, 0))
        return judged

    def _battle(self, sight: Sight, question: Question) -> Judged:
        nation, first = question.decision.actor, question.legal[0]
        if isinstance(first, Attack):
            # Making an offer of peace is worth 0: all stay together.
            return [
                (a, fight(sight, nation, a.nation, a.region, self.temper) if isinstance(a, Attack) else 0)
                for a in question.legal
            ]
        enemy = next((side for side in self._sides if side and side != nation), "")
        value = fight(sight, nation, enemy, self._region, self.temper) if enemy in sight.nations else 0
        return [(action, value if isinstance(action, Fight) else 0) for action in question.legal]

    def _flags(self, sight: Sight, question: Question) -> Judged:
        prospects = Prospects(sight, question.decision.actor)
        return [(a, prospects.prize(a.region) if isinstance(a, PlaceFlag) else 0) for a in question.legal]

    def _invest(self, sight: Sight, question: Question) -> Judged:
        return [
            (a, money.worth(sight, question.seat, a.nation, a.value) if isinstance(a, Buy) else 0)
            for a in question.legal
        ]


def _made_in(region: str) -> Place:
    return ("army" if board().regions[region].makes == "armaments" else "fleet", region)


def model(sight: Sight, nation: str) -> plan.Model:
    """Return a nation in the numbers that planning needs."""
    data = sight.nations[nation]
    prospects = Prospects(sight, nation)
    made = prospects.free_factories
    return plan.Model(
        place=None if data["rondel"] is None else plan.SPACES.index(data["rondel"]),
        gold=data["treasury"],
        free=len(made),
        sites=len(prospects.sites),
        units=data["armies"] + data["fleets"],
        left=min(data["supply"]["army"] + data["supply"]["fleet"], 9),
        near=prospects.at_hand[0],
        room=prospects.room * POINT,
        produced=prospects.use(made),
        imported=prospects.use(best_imports(prospects)),
        revenue=data["revenue"] * POINT,
        power=data["power"] * POINT,
        invest=money.round_of_buying(sight, nation),
    )


def best_imports(prospects: Prospects) -> list[Place]:
    """Return three units that the nation would best import, found one by one."""
    places: list[Place] = [("army", region) for region in prospects.free_provinces]
    places += [("fleet", region) for region in prospects.free_provinces if board().regions[region].port_sea]
    chosen: list[Place] = []
    for _ in range(board().import_max if places else 0):
        chosen.append(max(places, key=lambda place: prospects.use([*chosen, place])))
    return chosen


def aims(sight: Sight, nation: str) -> plan.Aims:
    """Return what the seat wants of a nation it governs."""
    limit = board().power_max
    gain = board().tax_column(sight.nations[nation]["revenue"]).bonus
    scores = sight.scores_after(nation, limit, gain)
    lead = scores.pop(sight.seat) - max(scores.values())
    if lead > 0:
        finish = WIN
    else:
        waited = max(0, sight.view["turn"] - PATIENCE)
        finish = -min(WIN, POINT - lead * POINT // 2) * max(0, FORGETTING - waited) // FORGETTING
    # A rival who can end the game in his next turn leaves no other turn to plan for.
    horizon = 1 if any(can_finish(sight, other) for other in sight.rivals) else sight.outlook[0]
    return plan.Aims(worth=max(LEAST_WORTH, sight.worths[nation]), horizon=horizon, finish=finish)


def can_finish(sight: Sight, nation: str) -> bool:
    """Return whether a nation can reach the last power point in its next turn."""
    data = sight.nations[nation]
    if data["power"] + board().tax_column(data["revenue"]).power < board().power_max:
        return False
    if data["rondel"] is None:
        return True
    taxation = plan.SPACES.index("taxation")
    steps = (taxation - plan.SPACES.index(data["rondel"]) - 1) % len(plan.SPACES) + 1
    return bool(plan.fee(steps, data["power"] * POINT) <= data["treasury"])
