"""What Imperial 2030 brings to a study: parts of nation turns, government changes, and the race of power points."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from gamekit.imperial2030.board import board
from gamekit.imperial2030.events import Attacked, BondBought, Governs, InvestorBegan, Taxed
from gamekit.imperial2030.state import ManeuverTask, State
from gamekit.study.kit import Curve, StudyKit, Taken, Values, View, tells


def _part(state: State) -> Hashable:
    """Return in which part of which turn a state stands: a task, and in a Maneuver the fleets, the armies, a clash."""
    task = state.task
    inside: tuple[str, ...] = ()
    if isinstance(task, ManeuverTask):
        inside = (task.step, task.clash.region if task.clash else "")
    return state.clock.turn, type(task), inside


def _part_begins(step: Taken) -> bool:
    return step.state.task is not None and _part(step.before) != _part(step.state)


def _turn_begins(step: Taken) -> bool:
    return bool(step.before.clock.turn != step.state.clock.turn)


def _round_begins(step: Taken) -> bool:
    """Return whether the turn passed the last nation: those without a government are skipped (TUR-3)."""
    place = board().place
    return _turn_begins(step) and place[step.state.clock.active] <= place[step.before.clock.active]


def _government_changed(step: Taken) -> bool:
    """Return whether a nation has another government than before; a first one counts too."""
    return any(
        isinstance(event, Governs) and step.before.nation(event.nation).government != event.player
        for event in step.events
    )


def _factor_rose(step: Taken) -> bool:
    """Return whether a nation reached a higher power factor (SCO-1)."""

    def factors(state: State) -> list[int]:
        return [board().factor(state.ledger.balance(nation, "power")) for nation in board().nations]

    return any(now > before for before, now in zip(factors(step.before), factors(step.state), strict=True))


def _of(group: str, key: str, unit: str = "") -> Curve:
    def members(view: View) -> Values:
        entries: Mapping[str, Mapping[str, Any]] = view[group]
        return {member: entry[key] for member, entry in entries.items()}

    return Curve(members, unit)


KIT = StudyKit(
    levels={"phase": _part_begins, "turn": _turn_begins, "round": _round_begins},
    moments={
        "government": _government_changed,
        "bond": tells(BondBought),
        "investor": tells(InvestorBegan),
        "taxation": tells(Taxed),
        "factor": _factor_rose,
        "battle": tells(Attacked),
    },
    curves={
        "power_points": _of("nations", "power"),
        "treasuries": _of("nations", "treasury", "millions"),
        "cash": _of("seats", "cash", "millions"),
        "net_worth": _of("seats", "score", "points"),
    },
    signs=(
        *("takeover", "investor-pass", "key-bond", "tax-engine"),
        *("drained-treasury", "power-race", "land-grab", "war"),
    ),
)
