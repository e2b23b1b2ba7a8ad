"""Flags: set once, at the end of a Maneuver (FLG)."""

from __future__ import annotations

from functools import cache

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.imperial2030.actions import PlaceFlag
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import FlagRemoved, FlagSet, FlagsShort
from gamekit.imperial2030.state import FLAGS, FlagsTask, Nation, State
from gamekit.imperial2030.turn import end_turn

VERBS = {FlagsTask: (PlaceFlag,)}


def claims(nation: Nation, nations: tuple[Nation, ...] | list[Nation]) -> tuple[str, ...]:
    """Return the neutral regions a nation holds alone and that lack its flag (FLG-1, FLG-3), in board order."""
    regions = board().regions
    held = {item.region for item in nation.units if regions[item.region].neutral and item.region not in nation.flags}
    if held:
        held -= {item.region for other in nations if other.id != nation.id for item in other.units}
    return board().ordered(held)


def left(nation: Nation) -> int:
    """Return how many flags a nation can still set (FLG-7)."""
    return board().nation_data[nation.id].flags - len(nation.flags)


def enter(draft: Draft) -> None:
    """Set the active nation's flags; if it has too few, its government picks the regions (FLG-2, FLG-8)."""
    nation = draft.nation(draft.active)
    wanted = claims(nation, draft.nations)
    spare = left(nation)
    if len(wanted) > spare:
        rules = ("FLG-7", "FLG-8")
        draft.tell(FlagsShort(nation=nation.id, left=spare, regions=len(wanted), rules=rules))
        if spare:
            draft.task = FLAGS
            return
        wanted = ()
    for region in wanted:
        place(draft, region)
    end_turn(draft)


def place(draft: Draft, region: str) -> None:
    """Set a flag; a foreign one goes back to its nation (FLG-3, FLG-4)."""
    for other in draft.nations:
        if region in other.flags:
            draft.change(other.id, flags=tuple(flag for flag in other.flags if flag != region))
            draft.tell(FlagRemoved(nation=other.id, region=region, rules=("FLG-4",)))
    nation = draft.nation(draft.active)
    draft.change(nation.id, flags=board().ordered((*nation.flags, region)))
    draft.tell(FlagSet(nation=nation.id, region=region, rules=("FLG-3", "FLG-2", "FLG-1")))


@cache
def _flag(nation: str, region: str) -> PlaceFlag:
    return PlaceFlag(nation, region)


def legal(state: State) -> tuple[Action, ...]:
    """Return the regions that can get one of the last flags (FLG-8)."""
    nation = state.nation(state.clock.active)
    return tuple(_flag(nation.id, region) for region in claims(nation, state.nations))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a region gets no flag."""
    assert isinstance(action, PlaceFlag)
    if action in legal(state):
        return ()
    if not board().regions[action.region].neutral:
        return (reason("imperial2030.refuse.flag_home", "FLG-1", "ENT-6", region=action.region),)
    return (reason("imperial2030.refuse.flag_not_held", "FLG-3", nation=action.actor, region=action.region),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a legal pick."""
    return ("FLG-3", "FLG-7", "FLG-8")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Set one flag; go on picking until no flag is left."""
    assert isinstance(action, PlaceFlag)
    place(draft, action.region)
    if not left(draft.nation(draft.active)):
        end_turn(draft)
