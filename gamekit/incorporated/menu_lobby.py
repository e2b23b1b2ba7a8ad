"""Menus of Lobbying: the events, and the choices that they leave. Labels say what moves, and the odds of a clash."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import Menu, Option, beginning, whole
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import clash, lobbying, odds
from gamekit.incorporated.actions_late import (
    AttachRd,
    Budget,
    CentralBanks,
    ChooseCamp,
    Exchange,
    Lobby,
    PlaceMarker,
)
from gamekit.incorporated.board import CAMPS, HAVENS, Camp, board
from gamekit.incorporated.draft import slider_ends
from gamekit.incorporated.menu_places import earning, other_countries, other_squares, spot
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import CampTask, MarkerTask, SubsidiesTask
from gamekit.incorporated.words import NONE, POWER_PLAY

# Which event.


def events(state: State) -> Iterator[Menu]:
    """Ask for the event to which an executive is sent; Power Plays stand in their battlegrounds (INC-DP-17)."""
    seat = state.clock.due
    options = []
    for action in lobbying.legal(state):
        assert isinstance(action, Lobby)
        if action.event == POWER_PLAY:
            options.append(_power_play(state, action))
        else:
            place = HAVENS if action.event == HAVENS else ""
            rules = lobbying.grounds(state, action)
            label = reason(f"incorporated.do.event.{action.event}", *rules)
            options.append(whole(str(action), label, place))
    closed = [zone for zone in board().zones if zone not in lobbying.open_zones(state)]
    attempts = tuple((land.id, str(Lobby(seat, POWER_PLAY, zone))) for zone in closed for land in board().in_zone(zone))
    left = state.seat(seat).executives
    yield Menu("", reason("incorporated.ask.lobby", player=seat, executives=left), tuple(options), attempts=attempts)


def _power_play(state: State, action: Lobby) -> Option:
    country = clash.place_of(state, action.zone)
    nato, sco = (int(odds.clash(state, country, camp).chance * board().clash_die) for camp in CAMPS)
    label = reason(
        "incorporated.do.power_play",
        *lobbying.grounds(state, action),
        zone=action.zone,
        country=country,
        nato=nato,
        sco=sco,
        sides=board().clash_die,
    )
    return whole(str(action), label, country)


# Power Play.


def camps(state: State) -> Iterator[Menu]:
    """Ask for the camp that is supported, with the odds of each (INC-DP-18)."""
    task = state.task
    assert isinstance(task, CampTask)
    country, seat = clash.place_of(state, task.zone), state.clock.due
    options = tuple(whole(str(ChooseCamp(seat, camp)), _camp(state, country, camp)) for camp in CAMPS)
    question = reason("incorporated.ask.camp", player=seat, country=country, stability=board().lands[country].stability)
    yield Menu("", question, options)


def _camp(state: State, country: str, camp: Camp) -> Reason:
    found, sides = odds.clash(state, country, camp), board().clash_die
    if found.least is None:
        home = board().lands[country].auto_win
        return reason("incorporated.do.camp.decided", "INC-173", "INC-182", camp=camp, home=home, country=country)
    rules = ("INC-173", "INC-174", "INC-175", "INC-176")
    chances = int(found.chance * sides)
    if found.least == sides:
        return reason("incorporated.do.camp.hard", *rules, camp=camp, least=sides, chances=chances, sides=sides)
    return reason("incorporated.do.camp.open", *rules, camp=camp, least=found.least, chances=chances, sides=sides)


def marker(state: State) -> Iterator[Menu]:
    """Ask for the next battleground of a zone (INC-DP-20)."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, MarkerTask)
    options = []
    for land in task.countries:
        action = PlaceMarker(seat, land)
        rules, stability = clash.grounds(state, action), board().lands[land].stability
        label = reason("incorporated.do.marker", *rules, country=land, stability=stability)
        options.append(whole(str(action), label, land))
    attempts = other_countries(options, lambda land: PlaceMarker(seat, land))
    yield Menu("", reason("incorporated.ask.marker", player=seat, zone=task.zone), tuple(options), attempts=attempts)


# Sliders.


def banks(state: State) -> Iterator[Menu]:
    """Ask which slider the Central Banks move, and which way (INC-DP-21)."""
    seat = state.clock.due
    options = []
    for action in lobbying.legal(state):
        assert isinstance(action, CentralBanks)
        rules, steps = lobbying.grounds(state, action), board().bank_steps
        way = steps if action.way in ("right", "up") else -steps
        if action.slider == "interest":
            track = board().interest_track
            end = track[_slid(state, "interest", state.world.interest + way)]
            label = reason(f"incorporated.do.interest.{action.way}", *rules, "INC-020", start=state.rate(), end=end)
            place = on_track("interest", end)
        else:
            after = _slid(state, "stress", state.world.stress + way)
            difficulty = state.percent() + after
            label = reason(
                f"incorporated.do.stress.{action.way}",
                *(*rules, "INC-022"),
                start=state.world.stress,
                end=after,
                difficulty=difficulty,
                chances=int(odds.crisis_chance(difficulty) * board().crisis_die),
                sides=board().crisis_die,
            )
            place = on_track("stress", after)
        options.append(whole(str(action), label, place))
    yield Menu("", reason("incorporated.ask.banks", player=seat), tuple(options))


def on_track(slider: str, shown: int) -> str:
    """Return the id of a place on the track of a slider, by what the slider shows there: ``interest:18``."""
    return f"{slider}:{shown}"


def _slid(state: State, slider: str, place: int) -> int:
    """Return where a slider stops that is to move to a place (INC-024)."""
    least, most = slider_ends(state, slider)
    return max(least, min(most, place))


def budget(state: State) -> Iterator[Menu]:
    """Ask for austerity, then for the card that it discards, or stimulus (INC-DP-22)."""
    seat, cuts = state.clock.due, lobbying.revealed(state)
    rules, steps = ("INC-185", "INC-021"), board().budget_steps
    start, (down, up) = state.percent(), (_percent(state, way) for way in (-steps, steps))
    text, below, above = f"{seat} {Budget.TAG} austerity", on_track("growth", down), on_track("growth", up)
    if cuts:
        austerity = beginning(text, reason("incorporated.do.budget.austerity", *rules, start=start, end=down), below)
    else:
        label = reason("incorporated.do.budget.none", *rules, "INC-A22", start=start, end=down)
        austerity = whole(str(Budget(seat, "austerity", NONE)), label, below)
    label = reason("incorporated.do.budget.stimulus", *rules, start=start, end=up)
    stimulus = whole(str(Budget(seat, "stimulus")), label, above)
    yield Menu("", reason("incorporated.ask.budget", player=seat), (austerity, stimulus))
    if cuts:
        options = tuple(
            whole(
                str(Budget(seat, "austerity", industry)), _card(state, "incorporated.do.discard", industry, "INC-185")
            )
            for industry in cuts
        )
        yield Menu(text, reason("incorporated.ask.austerity", player=seat), options)


def _percent(state: State, steps: int) -> int:
    """Return the Growth after so many steps (INC-024)."""
    track = board().growth(state.table.options.growth_has_zero)
    return track[_slid(state, "growth", state.world.growth + steps)].percent


def _card(state: State, message: str, industry: str, *rules: str) -> Reason:
    """Return words about a revealed payoff card, with how many of its industry there are."""
    cards = state.cards.revealed[board().industry_place[industry]]
    return reason(message, *rules, industry=industry, cards=cards)


# R&D and Subsidies.


def rd(state: State) -> Iterator[Menu]:
    """Ask for the square of the R&D marker (INC-DP-23)."""
    seat = state.clock.due
    options = []
    for action in lobbying.legal(state):
        assert isinstance(action, AttachRd)
        rules, chosen = lobbying.grounds(state, action), action.square
        owner = state.country(board().squares[chosen].country).holder(chosen)
        if chosen == state.world.rd:
            label = reason("incorporated.do.rd.stays", *rules, "INC-037", square=chosen)
        else:
            label = earning(state, chosen, "rd", *rules, "INC-037", owner=owner)
        options.append(whole(str(action), label, spot(chosen)))
    attempts = other_squares(options, lambda square: AttachRd(seat, square))
    yield Menu("", reason("incorporated.ask.rd", player=seat), tuple(options), attempts=attempts)


def subsidies(state: State) -> Iterator[Menu]:
    """Ask for a card looked at, then for the revealed one that it replaces (INC-DP-24)."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, SubsidiesTask)
    pairs: dict[str, list[Exchange]] = {}
    for action in lobbying.legal(state):
        assert isinstance(action, Exchange)
        pairs.setdefault(action.looked, []).append(action)
    first = []
    for looked in pairs:
        label = _card(state, "incorporated.do.exchange.looked", looked, "INC-187", "INC-A03")
        first.append(beginning(f"{seat} {Exchange.TAG} {looked}", label))
    yield Menu("", reason("incorporated.ask.subsidies", player=seat), tuple(first))
    for option, found in zip(first, pairs.values()):
        options = []
        for action in found:
            rules = lobbying.grounds(state, action)
            label = _card(state, "incorporated.do.exchange", action.revealed, *rules)
            options.append(whole(str(action), label))
        yield Menu(option.text, reason("incorporated.ask.exchange", industry=found[0].looked), tuple(options))
