"""Battle: offers, answers, exchanges and peace (BAT).

A clash is an arrival, or an attack from the spot, that is not settled yet. Its stages: ``offer`` (the mover
attacks one nation or offers peace to all), ``reply`` (the others are asked in turn), and after an exchange in
which both keep units ``mover`` and ``opponent`` (go on, or peace).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030.actions import Attack, Fight, Peace
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import (
    Attacked,
    BattleOver,
    CargoLost,
    Landed,
    PeaceKept,
    PeaceOffered,
    RoundCalled,
    UnitLost,
)
from gamekit.imperial2030.state import Cargo, Clash, Kind, ManeuverTask, Posture, State, Unit, unit, without_unit


def speaker(state: State, clash: Clash) -> str:
    """Return the nation that speaks now; nations are asked, not players (BAT-10)."""
    if clash.stage == "reply":
        return clash.waiting[0]
    if clash.stage == "opponent":
        assert clash.opponent is not None
        return clash.opponent
    return state.clock.active


@cache
def _attack(actor: str, nation: str, region: str) -> Attack:
    return Attack(actor, nation, region)


@cache
def _answers(actor: str) -> tuple[Action, ...]:
    return (Fight(actor), Peace(actor))


def legal(state: State, clash: Clash) -> tuple[Action, ...]:
    """Return what the nation that speaks may say."""
    actor = speaker(state, clash)
    if clash.stage == "offer":
        attacks = [
            _attack(actor, nation, clash.region) for nation in sorted(clash.waiting, key=board().place.__getitem__)
        ]
        return (*attacks, Peace(actor))
    return _answers(actor)


def spot_attacks(state: State, task: ManeuverTask, kind: Kind) -> tuple[Action, ...]:
    """Return the attacks without an arrival, in board order, then in order of play (BAT-4)."""
    active = state.nation(state.clock.active)
    here = {item.region for item in active.units if item.kind == kind}
    found = {
        (item.region, other.id)
        for other in state.nations
        if other.id != active.id
        for item in other.units
        if item.region in here and (item.region, other.id) not in task.settled
    }
    regions, place = board().regions, board().place
    ordered = sorted(found, key=lambda pair: (regions[pair[0]].index, place[pair[1]]))
    return tuple(_attack(active.id, nation, region) for region, nation in ordered)


def refuse(state: State, clash: Clash, action: Action) -> tuple[Reason, ...]:
    """Return why something cannot be said in a clash."""
    if action in legal(state, clash):
        return ()
    if isinstance(action, Attack) and clash.stage == "offer":
        return (
            reason(
                "imperial2030.refuse.not_there",
                "BAT-1",
                "BAT-9",
                nation=action.nation,
                region=action.region,
                nations=clash.waiting,
            ),
        )
    rules = {"offer": "BAT-1", "reply": "BAT-2", "mover": "BAT-7", "opponent": "BAT-7"}
    return (
        reason(
            f"imperial2030.refuse.answer.{clash.stage}",
            rules[clash.stage],
            "MAN-2",
            nation=speaker(state, clash),
            region=clash.region,
        ),
    )


def refuse_spot(state: State, task: ManeuverTask, action: Attack) -> tuple[Reason, ...]:
    """Return why a nation cannot be attacked from the spot (BAT-4)."""
    kind: Kind = "fleet" if task.step == "fleets" else "army"
    if action in spot_attacks(state, task, kind):
        return ()
    params: dict[str, Any] = {"nation": action.nation, "region": action.region}
    if (action.region, action.nation) in task.settled:
        return (reason("imperial2030.refuse.settled", "BAT-4", **params),)
    active = state.nation(state.clock.active)
    if not any(item.kind == kind and item.region == action.region for item in active.units):
        message = f"imperial2030.refuse.no_attacker.{kind}"
        return (reason(message, "BAT-4", "BAT-3", mover=active.id, **params),)
    if action.nation == active.id:
        return (reason("imperial2030.refuse.own_units", "BAT-5", **params),)
    return (reason("imperial2030.refuse.no_target", "BAT-4", "BAT-3", **params),)


def grounds(state: State, clash: Clash, action: Action) -> tuple[str, ...]:
    """Return the rules of what is said in a clash, BAT-10 where the mover answers for another nation of his."""
    if isinstance(action, Attack):
        return ("BAT-1", *posture_rule(state, action))
    if clash.stage == "offer":
        return ("BAT-1", "BAT-2")
    asked = speaker(state, clash)
    own = asked != state.clock.active and state.nation(asked).government == state.mover
    return ("BAT-2" if clash.stage == "reply" else "BAT-7", *(("BAT-10",) if own else ()))


def posture_rule(state: State, attack: Attack) -> tuple[str, ...]:
    """Return BAT-11 if a friendly army is on either side of an attack, else nothing."""
    sides = (state.nation(attack.actor), state.nation(attack.nation))
    friendly = any(item.posture == "lying" for side in sides for item in side.at(attack.region))
    return ("BAT-11",) if friendly else ()


def task_of(draft: Draft) -> ManeuverTask:
    """Return the Maneuver under way."""
    assert isinstance(draft.task, ManeuverTask)
    return draft.task


def arrive(draft: Draft, region: str, cargo: Cargo | None = None) -> None:
    """Settle an arrival: where foreign units are, the mover speaks first (BAT-1)."""
    # All units of a nation in one region can fight there: at sea only fleets are, on land armies and the
    # owner's fleets in harbour (BAT-3).
    present = tuple(nation for nation in board().after(draft.active) if draft.nation(nation).at(region))
    if present:
        draft.task = replace(task_of(draft), clash=Clash(region, "offer", present, cargo=cargo))
    else:
        settle(draft, cargo)


def settle(draft: Draft, cargo: Cargo | None) -> None:
    """Close the clash; an army on board of a fleet that is still there goes ashore (CON-6)."""
    task = task_of(draft)
    if task.clash is not None:
        draft.task = replace(task, clash=None)
    if cargo is not None:
        land(draft, cargo)


def attack(draft: Draft, opponent: str, region: str, *, spot: bool) -> None:
    """The mover attacks a nation, on arrival (BAT-1) or from the spot (BAT-4)."""
    task = task_of(draft)
    if spot:
        task = draft.task = replace(task, clash=Clash(region, "offer"))
    clash = task.clash
    assert clash is not None
    rules: tuple[str, ...] = ("BAT-4",) if spot else ("BAT-1",)
    if draft.nation(opponent).government == draft.mover:
        rules += ("BAT-10",)
    draft.tell(Attacked(nation=draft.active, opponent=opponent, region=region, rules=(*rules, "BAT-5")))
    open_battle(draft, opponent)


def open_battle(draft: Draft, opponent: str) -> None:
    """Begin a battle with a nation: it counts as settled for this arrival and this Maneuver (BAT-4, BAT-9)."""
    task = task_of(draft)
    clash = task.clash
    assert clash is not None
    waiting = tuple(nation for nation in clash.waiting if nation != opponent)
    settled = mark_settled(task, clash.region, opponent)
    draft.task = replace(task, settled=settled, clash=replace(clash, waiting=waiting, opponent=opponent))
    exchange(draft)


def mark_settled(task: ManeuverTask, region: str, nation: str) -> tuple[tuple[str, str], ...]:
    """Return the settled pairs with one more, sorted, each once (BAT-4)."""
    return tuple(sorted({*task.settled, (region, nation)}))


def exchange(draft: Draft) -> None:
    """Each side loses one unit at the same time (BAT-6); then the mover speaks if both have units left (BAT-7)."""
    task = task_of(draft)
    clash = task.clash
    assert clash is not None
    assert clash.opponent is not None
    active, opponent, region = draft.active, clash.opponent, clash.region
    own = mover_loss(draft.nation(active).at(region), clash.cargo is not None)
    other = min(draft.nation(opponent).at(region), key=loss_order)
    for nation, lost in ((active, own), (opponent, other)):
        draft.remove_unit(nation, lost)
        rules = ("BAT-6", "BAT-8", "BAT-12")
        draft.tell(UnitLost(nation=nation, unit=lost.kind, region=region, rules=rules))
    if draft.nation(active).at(region) and draft.nation(opponent).at(region):
        draft.task = replace(task, clash=replace(clash, stage="mover"))
    else:
        after_battle(draft)


def loss_order(item: Unit) -> tuple[int, bool]:
    """Return the order of losses: lying army, other army, fleet; with its order before without (BAT-8)."""
    if item.kind == "fleet":
        return (2, not item.moved)
    return (0 if item.posture == "lying" else 1, not item.moved)


def mover_loss(units: tuple[Unit, ...], carrying: bool) -> Unit:
    """Return the unit the mover loses; a carrying fleet goes last (BAT-8)."""
    if carrying and len(units) > 1:
        # The carrier is one of the fleets that had their order; set one of these aside.
        carrier = next(item for item in units if item.moved)
        units = without_unit(units, carrier)
    return min(units, key=loss_order)


def after_battle(draft: Draft) -> None:
    """Go on with the nations not yet settled, if the mover keeps units there (BAT-9)."""
    task = task_of(draft)
    clash = task.clash
    assert clash is not None
    if not draft.nation(draft.active).at(clash.region):
        draft.task = replace(task, clash=None)
        if clash.cargo is not None:
            sink(draft, clash.region)
    elif clash.waiting:
        asked = replace(clash, stage="reply" if clash.peace else "offer", opponent=None)
        draft.task = replace(task, clash=asked)
    else:
        settle(draft, clash.cargo)


def answer(draft: Draft, action: Action) -> None:
    """Carry out ``fight`` or ``peace`` at the stage the clash has reached."""
    clash = task_of(draft).clash
    assert clash is not None
    peace = isinstance(action, Peace)
    if clash.stage == "offer":
        offer_peace(draft, clash)
    elif clash.stage == "reply":
        reply(draft, clash, peace)
    else:
        call_round(draft, clash, peace)


def offer_peace(draft: Draft, clash: Clash) -> None:
    """The mover offers peace; the others are asked in turn whether they fight (BAT-2)."""
    draft.tell(PeaceOffered(nation=draft.active, region=clash.region, rules=("BAT-2", "BAT-1")))
    draft.task = replace(task_of(draft), clash=replace(clash, stage="reply", peace=True))


def reply(draft: Draft, clash: Clash, peace: bool) -> None:
    """A nation that is asked fights, or all stay together in peace (BAT-2, MAN-9)."""
    nation, *rest = clash.waiting
    rules = ("BAT-2", "BAT-10") if draft.nation(nation).government == draft.mover else ("BAT-2",)
    if not peace:
        draft.tell(Attacked(nation=nation, opponent=draft.active, region=clash.region, rules=(*rules, "BAT-5")))
        open_battle(draft, nation)
        return
    draft.tell(PeaceKept(nation=nation, opponent=draft.active, region=clash.region, rules=(*rules, "MAN-9")))
    task = task_of(draft)
    task = replace(task, settled=mark_settled(task, clash.region, nation))
    if rest:
        draft.task = replace(task, clash=replace(clash, waiting=tuple(rest)))
    else:
        draft.task = task
        settle(draft, clash.cargo)


def call_round(draft: Draft, clash: Clash, peace: bool) -> None:
    """After an exchange the mover speaks, then the opponent; only two times peace ends the battle (BAT-7)."""
    assert clash.opponent is not None
    mover_speaks = clash.stage == "mover"
    nation, other = draft.active, clash.opponent
    if not mover_speaks:
        nation, other = other, nation
    draft.tell(RoundCalled(nation=nation, opponent=other, peace=peace, rules=("BAT-7",)))
    if not peace:
        exchange(draft)
    elif mover_speaks:
        draft.task = replace(task_of(draft), clash=replace(clash, stage="opponent"))
    else:
        draft.tell(
            BattleOver(nation=draft.active, opponent=clash.opponent, region=clash.region, rules=("BAT-7", "BAT-6"))
        )
        after_battle(draft)


def landing_rules(posture: Posture) -> tuple[str, ...]:
    """Return the rules of going ashore, with a posture or without."""
    return ("CON-4", "ENT-1" if posture else "ARM-4")


def land(draft: Draft, cargo: Cargo) -> None:
    """Put the army ashore: an arrival like any other (CON-4)."""
    nation = draft.active
    draft.add_unit(nation, unit("army", cargo.landing, cargo.posture, True))
    draft.tell(Landed(nation=nation, region=cargo.landing, posture=cargo.posture, rules=landing_rules(cargo.posture)))
    arrive(draft, cargo.landing)


def sink(draft: Draft, sea: str) -> None:
    """The carrying fleet was destroyed: the army goes back to the supply with it (CON-6)."""
    draft.tell(CargoLost(nation=draft.active, region=sea, rules=("CON-6", "BAT-12")))
