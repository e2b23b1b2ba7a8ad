"""Phase 4: the events that executives are sent to (INC-DP-17, INC-DP-21 to INC-DP-24).

Clashes of Power Plays are in :mod:`gamekit.incorporated.clash`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import outlook
from gamekit.incorporated.actions_late import AttachRd, Budget, CentralBanks, Exchange, Lobby
from gamekit.incorporated.board import HAVENS, board
from gamekit.incorporated.draft import Draft, counted
from gamekit.incorporated.events import CubesGained, NothingPlaced
from gamekit.incorporated.events_late import Lobbied, NotExchanged, PayoffDiscarded, PayoffExchanged, RdMoved
from gamekit.incorporated.state import LOCKED, Counts, State
from gamekit.incorporated.tasks import (
    BudgetTask,
    CampTask,
    CentralBanksTask,
    LobbyActionTask,
    RdTask,
    SubsidiesTask,
    Task,
)
from gamekit.incorporated.words import BANK_MOVES, EVENTS, NONE, POWER_PLAY

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    LobbyActionTask: (Lobby,),
    CentralBanksTask: (CentralBanks,),
    BudgetTask: (Budget,),
    RdTask: (AttachRd,),
    SubsidiesTask: (Exchange,),
}

EVENT_RULES: Mapping[str, tuple[str, ...]] = {
    POWER_PLAY: ("INC-170", "INC-172", "INC-171", "INC-A33"),
    HAVENS: ("INC-170", "INC-183", "INC-171"),
    "central_banks": ("INC-170", "INC-184", "INC-171"),
    "budget": ("INC-170", "INC-185", "INC-171"),
    "rd": ("INC-170", "INC-186", "INC-171"),
    "subsidies": ("INC-170", "INC-187", "INC-171"),
}
"""The rules by which an executive may go to an event."""

NEXT: Mapping[str, Task] = {"central_banks": CentralBanksTask(), "budget": BudgetTask(), "rd": RdTask()}
"""What is to be decided after an executive went to an event that leaves a choice at once."""


# What is open.


def open_zones(state: State) -> tuple[str, ...]:
    """Return the zones in which a Power Play can be made (INC-171, INC-A45)."""
    return tuple(z for z in board().zones if z not in state.events.zones and state.battleground(z) is not None)


def open_events(state: State) -> tuple[str, ...]:
    """Return the events besides Power Plays that can be played; Tax Havens always can (INC-171, INC-A26)."""
    return tuple(event for event in EVENTS[1:] if event not in state.events.used)


def revealed(state: State) -> tuple[str, ...]:
    """Return the industries of the payoff cards that lie open."""
    return present(state.cards.revealed)


def present(counts: Counts) -> tuple[str, ...]:
    """Return the industries of which there is a card."""
    return tuple(industry for industry, count in zip(board().industries, counts) if count)


def legal(state: State) -> tuple[Action, ...]:
    """Return the events, or the choices that one of them leaves."""
    player = state.clock.due
    match state.task:
        case LobbyActionTask():
            plays = [Lobby(player, POWER_PLAY, zone) for zone in open_zones(state)]
            return (*plays, *(Lobby(player, event) for event in open_events(state)))
        case CentralBanksTask():
            return tuple(CentralBanks(player, slider, way) for slider, way in BANK_MOVES)
        case BudgetTask():
            cuts = [Budget(player, "austerity", industry) for industry in revealed(state) or (NONE,)]
            return (*cuts, Budget(player, "stimulus"))
        case RdTask():
            return tuple(AttachRd(player, square) for square in rd_squares(state))
        case SubsidiesTask(looked=looked):
            seen = [industry for industry in board().industries if industry in looked]
            return tuple(Exchange(player, mine, shown) for mine in seen for shown in revealed(state))
        case _:
            return ()


def rd_squares(state: State) -> tuple[str, ...]:
    """Return the squares that can receive the R&D marker, the present one too (INC-186, INC-A28, INC-A43)."""
    return tuple(
        square.id
        for square in board().squares.values()
        if board().lands[square.country].stability == board().rd_stability
        and state.country(square.country).holder(square.id) != LOCKED
    )


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why an executive cannot go to an event, or a choice of an event cannot be made."""
    match action:
        case Lobby():
            return _refuse_lobby(state, action)
        case Budget():
            return _refuse_budget(state, action)
        case AttachRd(square=square):
            return _refuse_rd(state, square)
        case Exchange():
            return _refuse_exchange(state, action)
        case _:
            # Central Banks can always move either slider either way; at its end it stays (INC-A21).
            return ()


def _refuse_lobby(state: State, action: Lobby) -> tuple[Reason, ...]:
    zone, found = action.zone, []
    if action.event == POWER_PLAY:
        if state.battleground(zone) is None:
            found.append(reason("incorporated.refuse.marker_gone", "INC-A45", "INC-172", zone=zone))
        elif zone in state.events.zones:
            found.append(reason("incorporated.refuse.zone_used", "INC-171", "INC-A33", zone=zone))
        if found and (zones := open_zones(state)):
            found.append(reason("incorporated.refuse.zones_left", "INC-171", hint=True, zones=zones))
    elif action.event in state.events.used:
        found.append(reason("incorporated.refuse.event_used", "INC-171", event=action.event))
    if found:
        events = open_events(state)
        found.append(reason("incorporated.refuse.events_left", "INC-171", "INC-A26", hint=True, events=events))
    return tuple(found)


def _refuse_budget(state: State, action: Budget) -> tuple[Reason, ...]:
    shown = revealed(state)
    if action.policy == "stimulus" or action.industry in (shown or (NONE,)):
        return ()
    if action.industry == NONE:
        return (reason("incorporated.refuse.austerity_none", "INC-185", "INC-A22", industries=shown),)
    return _not_revealed(state, action.industry, "INC-185")


def _not_revealed(state: State, industry: str, rule: str) -> tuple[Reason, ...]:
    found = [reason("incorporated.refuse.not_revealed", rule, industry=industry)]
    if shown := revealed(state):
        found.append(reason("incorporated.refuse.revealed", rule, hint=True, industries=shown))
    else:
        found.append(reason("incorporated.refuse.none_revealed", rule, "INC-A22", hint=True))
    return tuple(found)


def _refuse_rd(state: State, square: str) -> tuple[Reason, ...]:
    country, needed = board().squares[square].country, board().rd_stability
    stability = board().lands[country].stability
    if stability != needed:
        return (
            reason(
                "incorporated.refuse.rd_stability",
                *("INC-186", "INC-038"),
                needed=needed,
                country=country,
                stability=stability,
            ),
        )
    if state.country(country).holder(square) == LOCKED:
        return (reason("incorporated.refuse.rd_locked", "INC-A43", "INC-012", square=square),)
    return ()


def _refuse_exchange(state: State, action: Exchange) -> tuple[Reason, ...]:
    if action.looked not in state.looked_at():
        return (reason("incorporated.refuse.not_looked", "INC-187", "INC-A03", industry=action.looked),)
    if action.revealed not in revealed(state):
        return _not_revealed(state, action.revealed, "INC-187")
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an event, or of a choice in it."""
    match action:
        case Lobby(event=event):
            return EVENT_RULES[event]
        case CentralBanks():
            return ("INC-184", "INC-A21")
        case Budget(industry=industry):
            return ("INC-185", "INC-A22") if industry == NONE else ("INC-185",)
        case AttachRd():
            return ("INC-186", "INC-A28")
        case _:
            return ("INC-187", "INC-A03")


# What it does.


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Send an executive to an event, or carry out the choice that it left."""
    match action:
        case Lobby():
            lobby(draft, action)
        case CentralBanks(slider=slider, way=way):
            steps = board().bank_steps
            draft.slide(slider, steps if way in ("right", "up") else -steps, "INC-184", "INC-A21")
            draft.end_action()
        case Budget(policy="stimulus"):
            stimulate(draft)
        case Budget(industry=industry):
            save(draft, industry)
        case AttachRd(square=square):
            attach(draft, square)
        case Exchange():
            exchange(draft, state, action)


def lobby(draft: Draft, action: Lobby) -> None:
    """Send the executive; begin the event, or let it happen where it leaves no choice (INC-170, INC-171)."""
    player, event = draft.due, action.event
    draft.send(player)
    if event != HAVENS:
        draft.use_event(event, action.zone)
    draft.tell(Lobbied(player=player, event=event, zone=action.zone, rules=EVENT_RULES[event]))
    if event == POWER_PLAY:
        draft.task = CampTask(action.zone)
    elif event == HAVENS:
        visit_havens(draft)
    elif event == "subsidies":
        outlook.reveal(draft, board().subsidies_look, "subsidies")
    else:
        draft.task = NEXT[event]


def visit_havens(draft: Draft) -> None:
    """Put a cube of the player in Tax Havens, for the next Competition (INC-183, INC-A39)."""
    player = draft.due
    if draft.pile(player):
        draft.add_cubes(HAVENS, player, 1)
        draft.tell(CubesGained(player=player, country=HAVENS, count=1, rules=("INC-183",)))
    else:
        draft.tell(NothingPlaced(player=player, country=HAVENS, rules=("INC-183", "INC-A39")))
    draft.end_action()


def stimulate(draft: Draft) -> None:
    """Move Growth up and reveal one more payoff card (INC-185); the phase waits for the card (INC-A22, INC-A23)."""
    draft.slide("growth", board().budget_steps, "INC-185")
    outlook.reveal(draft, 1, "stimulus")


def save(draft: Draft, industry: str) -> None:
    """Move Growth down and discard a revealed payoff card (INC-185), where there is one (INC-A22)."""
    skipped = ("INC-A22",) if industry == NONE else ()
    draft.slide("growth", -board().budget_steps, "INC-185", *skipped)
    if industry != NONE:
        draft.move_card(industry, "revealed", "discard")
        draft.tell(PayoffDiscarded(industry=industry, rules=("INC-185",)))
    draft.end_action()


def attach(draft: Draft, square: str) -> None:
    """Attach the R&D marker to a square, whoever holds it (INC-186, INC-A28)."""
    draft.world = replace(draft.world, rd=square)
    country = board().squares[square].country
    draft.tell(RdMoved(player=draft.due, square=square, country=country, rules=("INC-186", "INC-A28")))
    draft.end_action()


def after_look(draft: Draft) -> None:
    """Ask for the exchange; where there can be none, discard the cards looked at (INC-187, INC-A42)."""
    assert isinstance(draft.task, SubsidiesTask)
    looked = draft.task.looked
    if sum(draft.cards.revealed) and len(looked) == board().subsidies_look:
        return
    for industry in looked:
        draft.set_cards(discard=counted(draft.cards.discard, industry, 1))
    draft.tell(NotExchanged(player=draft.due, cards=len(looked), rules=("INC-A42",)))
    draft.end_action()


def exchange(draft: Draft, state: State, action: Exchange) -> None:
    """Lay a card open in the place of another; that one and the rest are discarded (INC-187, INC-A03, INC-S04)."""
    draft.move_card(action.revealed, "revealed", "discard")
    rest = list(state.looked_at())
    rest.remove(action.looked)
    draft.set_cards(revealed=counted(draft.cards.revealed, action.looked, 1))
    for industry in rest:
        draft.set_cards(discard=counted(draft.cards.discard, industry, 1))
    draft.tell(
        PayoffExchanged(
            player=draft.due,
            looked=action.looked,
            revealed=action.revealed,
            rest=len(rest),
            rules=("INC-187", "INC-A03", "INC-S04"),
        )
    )
    draft.end_action()
