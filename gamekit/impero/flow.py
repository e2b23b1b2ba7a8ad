"""What comes after an action: the next seat, the next phase, the next season, the next year.

Who calls whom::

    game.resolve(state, action)
      -> room.resolve(draft, state, action)     the room of the task: changes the draft, then does one of
           draft.task = SomeTask(...)             the next decision, of its own or of another room
           draft.end_action()                     phase IV: this seat's action is over
           draft.end_deficit(waiting)             phase V: the first of the payers is done
           draft.end_phase()                      the phase is over
           draft.end_game(why)                    the game is over
      -> flow.settle(draft)                       runs what is pending until a decision stands
           action: victory check, then the next seat in the order of play; after a full round of passes the next phase
           payer:  upkeep.advance                 phase: the next phase, of the next season after Upkeep
           over:   scoring.finish

Rooms never import flow; flow and game import rooms. What a room is: :mod:`gamekit.core.room`. Which ones there are:
``rooms`` of the game. Kinds of orders stand in ``management.KINDS``, kinds of actions of phase IV in ``turns.KINDS``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gamekit.impero import event, income, initiative, management, modifiers, scoring, sieges, turns, upkeep
from gamekit.impero.board import SPRING, WINTER, board
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events import PhaseBegan, SeasonBegan, WinterStability, YearBegan
from gamekit.impero.state import Initiative, Lookups, Orders, Season
from gamekit.impero.tasks import BillSplitTask

ENTER: Mapping[str, Callable[[Draft], None]] = {
    "event": event.enter,
    "income": income.enter,
    "management": management.enter,
    "actions": initiative.enter,
    "upkeep": upkeep.enter,
}
"""How each phase begins; it sets the task or ends the phase."""

PHASES = tuple(ENTER)
"""The order of the phases (IMP-004)."""


def settle(draft: Draft) -> None:
    """Run what is pending until a decision stands, or the game is over."""
    while True:
        # Whoever left the field, moving, beaten or starved, besieges no more.
        sieges.lift(draft)
        if (pending := draft.pending) is None:
            return
        draft.pending = None
        if pending == "action":
            next_action(draft)
        elif pending == "payer":
            assert isinstance(draft.task, BillSplitTask)
            upkeep.advance(draft, draft.task.waiting)
        elif pending == "over":
            scoring.finish(draft)
        else:
            next_phase(draft)


def next_action(draft: Draft) -> None:
    """After an action, see whether it won the game; else give the next seat its turn (IMP-175, IMP-044)."""
    if not scoring.check(draft) and not turns.go_on(draft):
        next_phase(draft)


def next_phase(draft: Draft) -> None:
    """Begin the next phase, of the next season after Upkeep; Actions may be left out (IMP-004, IMP-S01)."""
    before = draft.clock.phase
    if before == "management" and scoring.check(draft):
        return
    if before == PHASES[-1]:
        next_season(draft)
        return
    phase = PHASES[PHASES.index(before) + 1]
    left_out = phase == "actions" and not draft.table.options.actions
    begin_phase(draft, PHASES[PHASES.index(phase) + 1] if left_out else phase)


def begin_phase(draft: Draft, phase: str) -> None:
    """Begin a phase."""
    before = ("IMP-044", "IMP-A30") if draft.table.options.actions else ("IMP-S01",)
    order = (*before, "IMP-034", "IMP-A21") if phase == "upkeep" else ()
    draft.set_clock(phase=phase, due="")
    draft.tell(PhaseBegan(phase=phase, rules=("IMP-004", *order)))
    ENTER[phase](draft)


def next_season(draft: Draft) -> None:
    """End the season with its effects and begin the next one, after winter that of a new year (IMP-002, IMP-003)."""
    after = draft.clock.after(draft.table.options.years)
    assert after is not None, "the last winter ends the game"
    begin_season(draft, *after)


def begin_season(draft: Draft, year: int, season: str) -> None:
    """Begin a season: what counts per season is new, its effects apply at once (IMP-003)."""
    draft.set_clock(year=year, season=season, phase="event", due="")
    if season == SPRING:
        draft.tell(YearBegan(year=year, rules=("IMP-001", "IMP-002")))
    draft.tell(SeasonBegan(season=season, year=year, rules=("IMP-003", "IMP-001")))
    renew(draft)
    if season == SPRING:
        temples(draft)
    if season == WINTER:
        winter(draft)
    begin_phase(draft, "event")


def renew(draft: Draft) -> None:
    """Clear the books of the season: steps, repairs, recruits, influence put, offers, card."""
    draft.season, draft.orders, draft.initiative = Season(), Orders(), Initiative()
    draft.cards = changed(draft.cards, card="")
    for city in draft.cities:
        # What is as new already stays the same object.
        if city.repaired or city.recruited or city.put or any(each.repaired for each in city.buildings):
            buildings = tuple(changed(each, repaired=False) for each in city.buildings)
            draft.change_city(city.id, repaired=False, recruited=0, put=(), buildings=buildings)
    for region in draft.regions:
        if region.calmed:
            draft.change_region(region.id, calmed=False)
    draft.armies = tuple(changed(army, spent=0, fought=False, besieged=False) for army in draft.armies)
    draft.fleets = tuple(changed(fleet, spent=0, fought=False) for fleet in draft.fleets)
    draft.agents = tuple(changed(agent, spent=0, caught=False, mission=False) for agent in draft.agents)


def temples(draft: Draft) -> None:
    """Let temples raise the stability of their regions, where their owner governs (IMP-S05)."""
    for city in draft.cities:
        for own in city.buildings:
            gain, region = board().buildings[own.kind].spring, board().cities[city.id].region
            if gain and city.owner and draft.region(region).governor == city.owner:
                draft.shift_stability(region, gain, "IMP-S05", cause="temple")


def winter(draft: Draft) -> None:
    """Tell, or carry out, winter's loss of stability in every governed region (IMP-021, IMP-A03)."""
    lasting = draft.table.options.winter_stability == "permanent"
    for region in draft.regions:
        if region.stability is None:
            continue
        if lasting:
            loss = modifiers.added(board().seasons[WINTER], "stability_temp")
            draft.shift_stability(region.id, loss, "IMP-021", "IMP-A03", cause="winter")
        else:
            now = modifiers.stability(draft, region.id) or 0
            draft.tell(
                WinterStability(
                    player=region.governor,
                    region=region.id,
                    lasting=region.stability,
                    now=now,
                    rules=("IMP-021", "IMP-A03"),
                )
            )


def dice_key(at: Lookups) -> tuple[str | int, ...]:
    """Return what tells the dice of one season apart: who acts, what was done so far, how many dice have fallen."""
    task = at.task
    done = sum(army.spent + army.fought + army.besieged for army in at.armies)
    done += sum(fleet.spent + fleet.fought for fleet in at.fleets)
    done += sum(agent.spent + agent.mission for agent in at.agents)
    battle = getattr(task, "battle", None)
    step = (battle.round, battle.step, battle.army, battle.defender, battle.foe) if battle else ()
    names = (getattr(task, "army", ""), getattr(task, "city", ""), getattr(task, "spy", ""))
    return (at.clock.due, done, len(at.season.offers), *step, *names, len(getattr(task, "rolled", ())))
