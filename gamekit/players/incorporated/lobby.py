"""Lobbying: what each event brings, and the choices in it."""

from __future__ import annotations

from gamekit.core.text import Action
from gamekit.incorporated.actions_late import (
    AttachRd,
    Budget,
    CentralBanks,
    ChooseCamp,
    Exchange,
    Lobby,
    PlaceMarker,
)
from gamekit.incorporated.board import CAMPS, HAVENS, NATO, Camp, board
from gamekit.incorporated.odds import clash_chance
from gamekit.players.incorporated import shares
from gamekit.players.incorporated.contest import LIKELY
from gamekit.players.incorporated.sight import DOLLAR, Sight
from gamekit.players.skills import Judged

NEXT_LOAN = 150
"""What a dollar more or less for each bond of the next turn is worth."""


def action(sight: Sight, legal: tuple[Action, ...]) -> Judged:
    """Judge the events that an executive can go to (INC-DP-17)."""
    return [(choice, event(sight, choice)) for choice in legal if isinstance(choice, Lobby)]


def event(sight: Sight, choice: Lobby) -> int:
    """Return what an event brings the seat."""
    match choice.event:
        case "power_play":
            country = sight.view["zones"][choice.zone]
            return max(clash(sight, country, camp) for camp in CAMPS)
        case "central_banks":
            return max(banks(sight, slider, way) for slider, way in _MOVES)
        case "budget":
            cuts = [austerity(sight, industry) for industry, cards in sight.cards.items() if cards]
            return max([stimulus(sight), *(cuts or [austerity(sight, "")])])
        case "rd":
            return max(attached(sight, square) for square in _stable(sight))
        case "subsidies":
            shown = [sight.per_card[industry] for industry, cards in sight.cards.items() if cards]
            # Of three cards the best one is rarely of the best industry.
            return (max(sight.per_card.values()) - min(shown)) * LIKELY // DOLLAR if shown else 0
        case _:
            return haven(sight)


_MOVES = (("interest", "left"), ("interest", "right"), ("stress", "down"), ("stress", "up"))


def haven(sight: Sight) -> int:
    """Return what a cube in Tax Havens brings in the next Competition (INC-183); nothing in the last turn."""
    if sight.left == 1 or not sight.own["pile"]:
        return 0
    free = [square for country in sight.countries for square in sight.empty(country)]
    # The others think so too, and their cubes come first.
    return sight.best(free) * LIKELY // DOLLAR // (1 + sight.cubes(HAVENS, sight.seat)) - DOLLAR


# Power Plays.


def clash(sight: Sight, country: str, camp: Camp) -> int:
    """Return what a Power Play for a camp brings on the average."""
    land = board().lands[country]
    if land.auto_win is not None:
        return 0
    lead: int = sight.view["sliders"]["power"]["value"]
    chance = clash_chance(land.stability, (lead if camp == NATO else -lead) + land.clash_bonus(camp))
    if not land.major:
        gain = sight.best(land.squares) if sight.own["pile"] else 0
    else:
        gain = fall(sight, country)
        # Whoever holds something there is glad to see it safe for a turn.
        gain = -gain // 3 if camp == land.camp else gain
    return gain * chance.numerator // chance.denominator


def fall(sight: Sight, country: str) -> int:
    """Return what it brings the seat if a major loses all cubes and shares (INC-181)."""
    squares = [square for seat in sight.seats for square in sight.held(country, seat)]
    value = sum(sight.change(square, "") for square in squares)
    worth = shares.share(sight, country)
    seats = sight.view["seats"]
    return value - sight.against([worth * int(seats[seat]["shares"].get(country, 0)) for seat in sight.seats])


def camps(sight: Sight, legal: tuple[Action, ...], zone: str) -> Judged:
    """Judge the camps of a Power Play (INC-DP-18)."""
    country = sight.view["zones"][zone]
    return [(choice, clash(sight, country, choice.camp)) for choice in legal if isinstance(choice, ChooseCamp)]


def markers(sight: Sight, legal: tuple[Action, ...]) -> Judged:
    """Judge where the marker goes: next time somebody may win that country (INC-DP-20)."""
    judged: Judged = []
    for choice in legal:
        assert isinstance(choice, PlaceMarker)
        land = board().lands[choice.country]
        value = fall(sight, land.id) if land.major else sum(sight.change(square, "") for square in land.squares)
        judged.append((choice, value))
    return judged


# Sliders and cards.


def stressed(sight: Sight, more: int) -> int:
    """Return what a change of difficulty brings through the cards that a crisis discards (INC-190, INC-191)."""
    return (sight.discards(more) - sight.discards()) * sight.per_discard // DOLLAR


def banks(sight: Sight, slider: str, way: str) -> int:
    """Return what a move of the Central Banks brings (INC-184)."""
    steps = board().bank_steps
    if slider == "stress":
        # Moves beyond the end of the track are lost (INC-024).
        stress = sight.view["sliders"]["stress"]
        least, most = stress["ends"]
        after = max(least, min(most, stress["value"] + (steps if way == "up" else -steps)))
        return stressed(sight, after - stress["value"])
    track = sight.view["sliders"]["interest"]
    place = max(0, min(len(track["track"]) - 1, track["place"] + (steps if way == "right" else -steps)))
    cheaper = int(track["value"] - track["track"][place])
    gain = sight.against([cheaper * _repaid(sight, seat) * DOLLAR for seat in sight.seats])
    return gain - (cheaper * NEXT_LOAN if sight.left > 1 else 0)


def _repaid(sight: Sight, seat: str) -> int:
    """Return how many bonds a seat is likely to repay this turn."""
    data = sight.view["seats"][seat]
    if data["cash"] is None:
        return int(data["bonds"])
    return int(min(data["bonds"], data["cash"] // sight.rate))


def austerity(sight: Sight, industry: str) -> int:
    """Return what austerity brings with the card that it discards (INC-185)."""
    return stressed(sight, -board().budget_steps) - (sight.per_card[industry] if industry else 0)


def stimulus(sight: Sight) -> int:
    """Return what stimulus brings: a card, on the average of all industries, and a larger risk (INC-185)."""
    average = sum(sight.per_card.values()) // len(sight.per_card)
    return average * sight.paid // DOLLAR + stressed(sight, board().budget_steps)


def _stable(sight: Sight) -> list[str]:
    """Return the squares that can receive the R&D marker (INC-186)."""
    return [
        square
        for square in sight.holders
        if board().lands[board().squares[square].country].stability == board().rd_stability and not sight.locked(square)
    ]


def attached(sight: Sight, square: str) -> int:
    """Return what the R&D marker brings on a square (INC-186, INC-037)."""
    now: str = sight.view["rd"]
    if square == now:
        return 0
    extra = board().rd_counts - 1
    counts = {industry: list(row) for industry, row in sight.counts.items()}
    for place, sign in ((now, -1), (square, 1)):
        if (holder := sight.holders[place]) in sight.seats:
            counts[board().squares[place].industry][sight.seats.index(holder)] += sign * extra
    return sum(sight.worth(i, tuple(row)) - sight.worth(i, sight.counts[i]) for i, row in counts.items())


def choices(sight: Sight, legal: tuple[Action, ...]) -> Judged:
    """Judge the choices that Central Banks, Budget, R&D and Subsidies leave (INC-DP-21 to INC-DP-24)."""
    judged: Judged = []
    for choice in legal:
        match choice:
            case CentralBanks(slider=slider, way=way):
                judged.append((choice, banks(sight, slider, way)))
            case Budget(policy="stimulus"):
                judged.append((choice, stimulus(sight)))
            case Budget(industry=industry):
                judged.append((choice, austerity(sight, industry if industry in sight.cards else "")))
            case AttachRd(square=square):
                judged.append((choice, attached(sight, square)))
            case Exchange(looked=looked, revealed=revealed):
                judged.append((choice, sight.per_card[looked] - sight.per_card[revealed]))
            case _:
                judged.append((choice, 0))
    return judged
