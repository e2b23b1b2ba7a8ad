"""Power Plays of phase 4: the camp, the die, the new camp and the next battleground (INC-DP-18 to INC-DP-20)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gamekit.core.chance import CHANCE
from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import odds
from gamekit.incorporated.actions import Die
from gamekit.incorporated.actions_late import ChooseCamp, PlaceMarker
from gamekit.incorporated.board import BATTLEGROUND, CAMPS, NATO, Camp, board, other_camp
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events import Flipped, NothingPlaced
from gamekit.incorporated.events_late import CampChosen, ClashDecided, Clashed, MarkerGone, MarkerMoved
from gamekit.incorporated.state import LOCKED, OUT, State, share_unit
from gamekit.incorporated.tasks import CampTask, ClashDieTask, MarkerTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    CampTask: (ChooseCamp,),
    ClashDieTask: (Die,),
    MarkerTask: (PlaceMarker,),
}


def place_of(state: State, zone: str) -> str:
    """Return the battleground of a zone in which a Power Play is under way (INC-172)."""
    country = state.battleground(zone)
    assert country is not None, f"{zone} has no battleground (INC-A45)"
    return country


# What is legal.


def legal(state: State) -> tuple[Action, ...]:
    """Return both camps, the faces of the die, or the countries that can receive the marker."""
    if isinstance(state.task, CampTask):
        return tuple(ChooseCamp(state.clock.due, camp) for camp in CAMPS)
    if isinstance(state.task, MarkerTask):
        return tuple(PlaceMarker(state.clock.due, country) for country in state.task.countries)
    return tuple(action for action, _ in outcomes(state))


def outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return the faces of the clash die, each as likely as the others (INC-173)."""
    sides = board().clash_die
    return tuple((Die(CHANCE, face), Fraction(1, sides)) for face in range(1, sides + 1))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why the die cannot show a number, or a country not receive the marker; both camps are always open."""
    if isinstance(action, Die):
        return _refuse_die(state, action.amount)
    if isinstance(action, PlaceMarker):
        return _refuse_marker(state, action.country)
    return ()


def _refuse_die(state: State, face: int) -> tuple[Reason, ...]:
    sides = board().clash_die
    if 1 <= face <= sides:
        return ()
    assert isinstance(state.task, ClashDieTask)
    camp = state.task.camp
    found = odds.clash(state, place_of(state, state.task.zone), camp)
    return (
        reason("incorporated.refuse.clash_die", "INC-173", most=sides, given=face),
        reason(
            "incorporated.refuse.clash_needs",
            *("INC-175", "INC-176"),
            hint=True,
            camp=camp,
            country=found.country,
            least=found.least,
        ),
    )


def _refuse_marker(state: State, country: str) -> tuple[Reason, ...]:
    task = state.task
    assert isinstance(task, MarkerTask)
    if country in task.countries:
        return ()
    losers = state.country(task.countries[0]).affiliation
    land = board().lands[country]
    if land.zone != task.zone:
        return (reason("incorporated.refuse.marker_zone", "INC-177", "INC-003", country=country, zone=task.zone),)
    if state.country(country).affiliation != losers:
        return (reason("incorporated.refuse.marker_camp", "INC-177", country=country, camp=losers),)
    # A country of the losing camp in the zone that cannot receive the marker is a major beside minors.
    return (
        reason("incorporated.refuse.marker_major", "INC-178", country=country, camp=losers, countries=task.countries),
    )


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a camp, a roll or a new battleground."""
    if isinstance(action, ChooseCamp):
        return ("INC-173", "INC-009")
    if isinstance(action, Die):
        return ("INC-173", "INC-174")
    assert isinstance(action, PlaceMarker)
    return ("INC-177", "INC-178") if board().lands[action.country].major else ("INC-177",)


# What it does.


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Carry out a decision of a Power Play."""
    task = state.task
    if isinstance(task, CampTask):
        assert isinstance(action, ChooseCamp)
        support(draft, state, task.zone, action.camp)
    elif isinstance(task, ClashDieTask):
        assert isinstance(action, Die)
        roll(draft, state, task, action.amount)
    else:
        assert isinstance(task, MarkerTask)
        assert isinstance(action, PlaceMarker)
        place_marker(draft, task.zone, action.country)


def support(draft: Draft, state: State, zone: str, camp: Camp) -> None:
    """Support a camp; in the United States and China the home camp wins at once (INC-173, INC-182, INC-A20)."""
    country = place_of(state, zone)
    found = odds.clash(state, country, camp)
    home = board().lands[country].auto_win
    draft.tell(
        CampChosen(
            player=draft.due,
            country=country,
            camp=camp,
            least=found.least or 0,
            chances=int(found.chance * board().clash_die),
            sides=board().clash_die,
            rules=("INC-173", "INC-009"),
        )
    )
    if home is None:
        draft.task = ClashDieTask(zone, camp)
        return
    foreign = ("INC-A20",) if camp != home else ()
    draft.tell(ClashDecided(country=country, camp=home, rules=("INC-182", *foreign)))
    hold_major(draft, zone, country, home)


def roll(draft: Draft, state: State, task: ClashDieTask, die: int) -> None:
    """Compare the roll with the stability; if it is not enough, nothing happens (INC-174, INC-175, INC-176)."""
    country = place_of(state, task.zone)
    found = odds.clash(state, country, task.camp)
    won = odds.wins(die, found.stability, found.power + found.bonus)
    deciding = ("INC-176", "INC-174") if die in (1, board().clash_die) else ("INC-175", "INC-174")
    draft.tell(
        Clashed(
            country=country,
            camp=task.camp,
            die=die,
            power=found.power,
            bonus=found.bonus,
            result=found.result(die),
            stability=found.stability,
            won=won,
            rules=(*deciding, "INC-006", "INC-007", "INC-023"),
        )
    )
    if not won:
        draft.end_action()
    elif not board().lands[country].major:
        win_minor(draft, task.zone, country, task.camp)
    elif task.camp == board().lands[country].camp:
        hold_major(draft, task.zone, country, task.camp)
    else:
        flip_major(draft, task.zone, country, task.camp)


def win_minor(draft: Draft, zone: str, country: str, winner: Camp) -> None:
    """Take the square of a minor country, give it its camp, and move the marker on (INC-177, INC-178, INC-179)."""
    take_square(draft, country)
    join(draft, country, winner, "INC-177")
    loser = other_camp(winner)
    candidates = held_by(draft, zone, loser, major=False) or held_by(draft, zone, loser, major=True)
    if candidates:
        # Asked also if there is only one of them (INC-S01).
        draft.task = MarkerTask(zone, candidates)
        return
    # Where a zone has majors, that none of them is left is settled like the end of the struggle in the 3rd World.
    rule = "INC-A17" if any(land.major for land in board().in_zone(zone)) else "INC-179"
    draft.tell(MarkerGone(zone=zone, rules=(rule,)))
    draft.slide("power", 1 if winner == NATO else -1, rule)
    draft.end_action()


def take_square(draft: Draft, country: str) -> None:
    """Put a cube of the lobbying player on the one square of a minor country (INC-177, INC-A47).

    A locked square stays locked, and an own cube stays where it is.
    """
    (square,) = board().lands[country].squares
    held = draft.holder(square)
    if held in (LOCKED, draft.due):
        rule = "INC-012" if held == LOCKED else "INC-177"
        draft.tell(NothingPlaced(player=draft.due, country=country, rules=(rule,)))
    else:
        draft.occupy(draft.due, square, "INC-177")


def hold_major(draft: Draft, zone: str, country: str, winner: Camp) -> None:
    """Return a major country to its starting camp; the marker goes to a minor of the other (INC-180, INC-A18)."""
    join(draft, country, winner, "INC-180")
    candidates = held_by(draft, zone, other_camp(winner), major=False)
    if candidates:
        draft.task = MarkerTask(zone, candidates)
        return
    draft.tell(MarkerGone(zone=zone, rules=("INC-A18",)))
    draft.end_action()


def flip_major(draft: Draft, zone: str, country: str, winner: Camp) -> None:
    """Let a major country change its camp: its cubes and shares go, and the marker leaves the game (INC-181)."""
    for square in draft.country(country).occupied():
        draft.evict(square, "INC-181")
    for holder in (*draft.table.seats, BANK):
        rules = ("INC-181", "INC-A19") if holder == BANK else ("INC-181",)
        if held := draft.ledger.balance(holder, share_unit(country)):
            draft.pay(holder, OUT, held, *rules, cause="out", unit=share_unit(country))
    draft.slide("power", 1 if winner == NATO else -1, "INC-181")
    stay = ("INC-A44",) if draft.country(country).held_by(LOCKED) else ()
    join(draft, country, winner, "INC-181", *stay)
    draft.tell(MarkerGone(zone=zone, rules=("INC-181",)))
    draft.end_action()


def join(draft: Draft, country: str, camp: Camp, *rules: str) -> None:
    """Give a battleground its camp."""
    draft.change(country, affiliation=camp)
    draft.tell(Flipped(country=country, camp=camp, rules=rules))


def held_by(draft: Draft, zone: str, camp: Camp, *, major: bool) -> tuple[str, ...]:
    """Return the countries of a zone that belong to a camp, either the majors or the minors."""
    return tuple(
        land.id for land in board().in_zone(zone) if land.major == major and draft.country(land.id).affiliation == camp
    )


def place_marker(draft: Draft, zone: str, country: str) -> None:
    """Make a country the battleground of its zone (INC-177, INC-178)."""
    draft.change(country, affiliation=BATTLEGROUND)
    rules = ("INC-177", "INC-178") if board().lands[country].major else ("INC-177",)
    draft.tell(MarkerMoved(zone=zone, country=country, rules=(*rules, "INC-005")))
    draft.end_action()
