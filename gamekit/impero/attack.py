"""Actions of phase IV: an army or a garrison attacks an army, a fleet a fleet (IMP-110, IMP-112, IMP-120)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import fight, ways
from gamekit.impero.actions_turn import Attack
from gamekit.impero.board import board
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events_battle import BattleBegan
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import Battle

TYPES: tuple[type[Action], ...] = (Attack,)


def legal(state: State) -> tuple[Action, ...]:
    """Return every attack of the seat due, in canonical order, as armies and fleets are."""
    seat = state.clock.due
    camps, regions = ways.camps(state), board().region_of
    found = [
        Attack(seat, own.name, foe.owner, foe.name)
        for own in state.armies_of(seat)
        if not own.fought
        for foe in camps.get(regions.get(own.place, ""), ())
        if foe.owner != seat and own.combat
    ]
    found += [
        Attack(seat, own.name, foe.owner, foe.name)
        for own in state.fleets_of(seat)
        if not own.fought
        for foe in state.fleets
        if foe.owner != seat and foe.sea == own.sea
    ]
    return tuple(found)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a piece cannot attack another."""
    assert isinstance(action, Attack)
    seat = action.actor
    if action.piece not in state.names_of(seat):
        return (reason("impero.refuse.no_piece", "IMP-110", player=seat, piece=action.piece),)
    if action.seat == seat or action.seat not in state.table.seats or action.foe not in state.names_of(action.seat):
        return (reason("impero.refuse.no_foe", "IMP-110", given=action.seat, piece=action.foe),)
    if action.piece[0] != action.foe[0]:
        return (reason("impero.refuse.attack_kind", "IMP-110", "IMP-120", piece=action.piece, foe=action.foe),)
    return tuple(_fleet(state, action) if action.piece[0] == "f" else _army(state, action))


def _fleet(at: Lookups, action: Attack) -> Iterator[Reason]:
    own, foe = at.fleet(action.actor, action.piece), at.fleet(action.seat, action.foe)
    assert own is not None
    assert foe is not None
    if own.sea != foe.sea:
        yield reason(
            "impero.refuse.attack_sea", "IMP-120", piece=own.name, foe=foe.name, given=action.seat, where=foe.sea
        )
    if own.fought:
        yield reason("impero.refuse.attack_again", "IMP-120", piece=own.name)


def _army(at: Lookups, action: Attack) -> Iterator[Reason]:
    own, foe = at.army(action.actor, action.piece), at.army(action.seat, action.foe)
    assert own is not None
    assert foe is not None
    if foe.place not in board().regions:
        yield reason("impero.refuse.attack_field", "IMP-110", foe=foe.name, given=action.seat)
        return
    if at.region_of(own) != foe.place:
        yield reason(
            "impero.refuse.attack_place", "IMP-110", piece=own.name, foe=foe.name, given=action.seat, where=foe.place
        )
    if not own.combat:
        yield reason("impero.refuse.army_combat", "IMP-110", "IMP-100", piece=own.name)
    if own.fought:
        yield reason("impero.refuse.attack_again", "IMP-110", piece=own.name)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an attack; steps are not needed for it (IMP-107)."""
    assert isinstance(action, Attack)
    if action.piece[0] == "f":
        return ("IMP-120", "IMP-DP-7", "IMP-107", "IMP-045")
    return ("IMP-110", "IMP-DP-7", "IMP-107", "IMP-A06", "IMP-045")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Begin a battle; engines without an army are destroyed without dice (IMP-112)."""
    assert isinstance(action, Attack)
    seat, own, foe = action.actor, draft.army(action.actor, action.piece), draft.army(action.seat, action.foe)
    fleet = draft.fleet(seat, action.piece)
    if fleet:
        draft.set_fleet(changed(fleet, fought=True))
        battle = Battle(fleet.sea, fleet.name, action.seat, action.foe)
    else:
        assert own is not None
        assert foe is not None
        draft.set_army(changed(own, fought=True))
        home = own.place if own.place in board().cities else ""
        battle = Battle(foe.place, own.name, action.seat, foe.name, step="first", home=home)
    draft.tell(
        BattleBegan(
            player=seat,
            other=action.seat,
            army=action.piece,
            foe=action.foe,
            where=battle.place,
            rules=("IMP-120",) if fleet else ("IMP-110",),
        )
    )
    if foe and not fleet and not foe.combat:
        fight.ruin(draft, action.seat, foe.name)
        fight.end(draft, battle, seat)
    else:
        fight.begin(draft, battle)
