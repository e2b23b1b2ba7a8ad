"""Event cards, initiative, battles, sieges and missions of IMPERO, as rows."""

from __future__ import annotations

from gamekit.core.session import Session
from gamekit.impero.events import CardDrawn, UnitLost
from gamekit.impero.events_actions import InitiativeRolled, InitiativeShown, OrderOfPlay
from gamekit.impero.events_battle import BattleBegan, BattleEnded, CityFell, Retreated, ShipsSunk, SiegeLaid
from gamekit.impero.events_missions import MissionBegun, MissionRolled
from gamekit.tables.common import Row
from gamekit.tables.impero.clock import told, when


def event_cards(session: Session, lang: str) -> list[Row]:
    """Return the card of each season, and what happened by it in its phase."""
    made = list[Row]()
    for at, event in told(session):
        if isinstance(event, CardDrawn):
            made.append({**when(at), "card": event.card, "happened": [], "rules": ", ".join(event.rules)})
        elif made and made[-1]["turn"] == at.turn and at.phase == "event":
            made[-1]["happened"].append(event.text(lang, session.game.id, session.names))
    return [{**row, "happened": " ".join(row["happened"])} for row in made]


def initiative(session: Session, _lang: str) -> list[Row]:
    """Return the die of each seat in each season, the points put on top, the score, and its place in the order."""
    found: dict[tuple[int, str], Row] = {}
    for at, event in told(session):
        if isinstance(event, InitiativeRolled):
            if event.again:
                found[at.turn, event.player]["again"] = event.die
            else:
                empty = {"spent": None, "score": None, "again": None, "place": None}
                found[at.turn, event.player] = {**when(at), "seat": event.player, "die": event.die, **empty}
        elif isinstance(event, InitiativeShown):
            found[at.turn, event.player] |= {"spent": event.points, "score": event.score}
        elif isinstance(event, OrderOfPlay):
            for place, seat in enumerate(event.player, start=1):
                found[at.turn, seat] |= {"place": place, "step": at.step}
    return list(found.values())


def battles(session: Session, _lang: str) -> list[Row]:
    """Return each battle: who attacked whom and where, what each side lost, and who won (IMP-110 to IMP-121)."""
    made, open_ = list[Row](), False
    for at, event in told(session):
        if isinstance(event, BattleBegan):
            sides = {"attacker": event.player, "defender": event.other, "where": event.where}
            made.append(
                {**when(at), **sides, "attacker_lost": 0, "defender_lost": 0, "retreated": None, "winner": None}
            )
            open_ = True
        elif not open_:
            continue
        elif isinstance(event, (UnitLost, ShipsSunk)):
            side = "attacker_lost" if event.player == made[-1]["attacker"] else "defender_lost"
            made[-1][side] += event.number if isinstance(event, ShipsSunk) else 1
        elif isinstance(event, Retreated):
            made[-1]["retreated"] = event.player
        elif isinstance(event, BattleEnded):
            made[-1]["winner"], open_ = event.player or None, False
    return made


def sieges(session: Session, _lang: str) -> list[Row]:
    """Return each siege: the damage, what the answer of the city cost the besieger, and whether it fell (IMP-130 …)."""
    made = list[Row]()
    for at, event in told(session):
        if isinstance(event, SiegeLaid):
            owner = session.line[at.step - 1].state.city(event.city).owner or None
            of = {"besieger": event.player, "city": event.city, "owner": owner}
            made.append({**when(at), **of, "damage": event.damage, "pv": event.pv, "besieger_lost": 0, "fell": 0})
        elif isinstance(event, UnitLost) and event.cause == "siege":
            made[-1]["besieger_lost"] += 1
        elif isinstance(event, CityFell):
            made[-1]["fell"] = 1
    return made


def missions(session: Session, _lang: str) -> list[Row]:
    """Return each mission of a spy: its aim, the die, and the result (IMP-150 to IMP-153)."""
    made = list[Row]()
    for at, event in told(session):
        if isinstance(event, MissionBegun):
            aim = {"seat": event.player, "target": event.target, "region": event.region, "effect": event.effect}
            at_what = {"city": event.city or None, "building": event.building or None}
            made.append({**when(at), **aim, **at_what, "die": None, "result": None})
        elif isinstance(event, MissionRolled):
            made[-1] |= {"die": event.die, "result": event.result}
    return made
