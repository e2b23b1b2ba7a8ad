"""The board: camps, squares and who holds them, free cubes, market leaders, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamekit.core.events import Event
from gamekit.core.verdict import reason
from gamekit.incorporated import events as early
from gamekit.incorporated import events_late as late
from gamekit.incorporated import payoff
from gamekit.incorporated.board import BATTLEGROUND, CAMPS, board
from gamekit.incorporated.state import LOCKED, squares_of
from widgets.lessons.answers import Fact, Slip
from widgets.truths.branch import NOBODY, NONE, Branch, Truth, unmoved, usable

OF_SQUARES = (
    *(early.CubePlaced, early.CubeRemoved, early.CubeReplaced, early.Locked, early.Unlocked),
    *(late.Grabbed, late.Killed, late.RdMoved),
)
"""What happens to squares."""


def squares(branch: Branch, who: str, industry: str) -> Truth:
    """Return how many squares of an industry a player has, the one with the R&D marker twice (INC-037)."""
    value = squares_of(branch.state, who, industry)
    happened = tuple(event for event in branch.of(*OF_SQUARES) if _industry(event) == industry)
    doubled = _doubled(branch, industry)
    slips = [Slip(value - 1, "rd", (doubled,))] if doubled is not None and _rd_holder(branch) == who else []
    slips.append(Slip(_plain(branch.before, who, industry), "before", happened))
    facts = (*happened, *_held(branch, who, industry), *([doubled] if doubled is not None else []))
    params = {"industry": industry}
    return Truth("number", value, "industry", "square", facts=facts, slips=usable(slips, value), params=params)


def _plain(view: Mapping[str, Any], who: str, industry: str) -> int:
    """Return how many squares of an industry a player holds, each counted once."""
    return sum(
        held == who and board().squares[square].industry == industry
        for country in view["countries"].values()
        for square, held in country["squares"].items()
    )


def _industry(event: Event) -> str:
    square = getattr(event, "square", "")
    return board().squares[square].industry if square else ""


def _rd_holder(branch: Branch) -> str:
    rd = board().squares[branch.view["rd"]]
    return str(branch.view["countries"][rd.country]["squares"][rd.id])


def _doubled(branch: Branch, industry: str) -> Fact | None:
    """Return what the R&D marker does to an industry; None where it does nothing (INC-037, INC-A15)."""
    rd = board().squares[branch.view["rd"]]
    if rd.industry != industry or _rd_holder(branch) in ("", LOCKED):
        return None
    return reason("widget.quiz.fact.rd", "INC-037", square=rd.id)


def _held(branch: Branch, who: str, industry: str) -> tuple[Fact, ...]:
    held = payoff.holdings(branch.state, industry)[who]
    return (reason("widget.quiz.fact.squares", "INC-194", player=who, squares=held, industry=industry),) if held else ()


def leader(branch: Branch, industry: str) -> Truth:
    """Return who leads the market of an industry (INC-194)."""
    held = payoff.holdings(branch.state, industry)
    first = payoff.leader_of(held)
    doubled = _doubled(branch, industry)
    facts: list[Fact] = [fact for seat in held for fact in _held(branch, seat, industry)]
    facts += [doubled] if doubled is not None else []
    if not facts:
        facts.append(reason("widget.quiz.fact.leader", "INC-194"))
    return Truth("choice", (first or NOBODY,), "leader", options=(*held, NOBODY), facts=tuple(facts))


def each(branch: Branch, industry: str) -> Truth:
    """Return what each square of an industry earns with the payoff cards that lie open (INC-193)."""
    value, before = (view["prospects"]["each"].get(industry, 0) for view in (branch.view, branch.before))
    cards = branch.view["payoff"]["revealed"][industry]
    fact = reason("widget.quiz.fact.each", "INC-193", cards=cards, each=value)
    slips = usable(unmoved(value, before, ()), value)
    return Truth("number", value, "each", "dollar", facts=(fact,), slips=slips)


def holder(branch: Branch, square: str) -> Truth:
    """Return whose cube is on a square, or that it is empty or locked (INC-011)."""
    country = board().squares[square].country
    held = branch.view["countries"][country]["squares"][square] or NOBODY
    happened = tuple(event for event in branch.of(*OF_SQUARES) if getattr(event, "square", "") == square)
    facts = happened or (reason("widget.quiz.fact.holder", "INC-011"),)
    return Truth("choice", (held,), "holder", options=(*branch.view["seats"], NOBODY, LOCKED), facts=facts)


def battleground(branch: Branch, zone: str) -> Truth:
    """Return the battleground of a zone."""
    here = branch.view["zones"][zone] or NONE
    options = (*(land.id for land in board().in_zone(zone)), NONE)
    moved = branch.of(late.MarkerMoved, late.MarkerGone, zone=zone)
    facts = moved or (reason("widget.quiz.fact.battleground", "INC-005"),)
    return Truth("choice", (here,), "battleground", options=options, facts=facts)


def camp(branch: Branch, country: str) -> Truth:
    """Return the camp of a country (INC-005)."""
    own = branch.view["countries"][country]["affiliation"] or NONE
    moved = branch.of(early.Flipped, late.MarkerMoved, country=country)
    facts = moved or (reason("widget.quiz.fact.battleground", "INC-005"),)
    return Truth("choice", (own,), "camp", options=(*CAMPS, BATTLEGROUND, NONE), facts=facts)


def cubes(branch: Branch, country: str) -> Truth:
    """Return how many free cubes are in a country, those of all players together."""
    value, before = (sum(view["countries"][country]["cubes"].values()) for view in (branch.view, branch.before))
    kinds = (early.CubesGained, late.CubesLeft, late.Grabbed, late.Killed, late.Moved)
    here = tuple(event for event in branch.of(*kinds) if country in {getattr(event, key, None) for key in _PLACES})
    slips = [Slip(value + 1, "attacker", (event,)) for event in here if isinstance(event, late.Killed)]
    slips += unmoved(value, before, here)
    return Truth("number", value, "free_cubes", "cube", facts=here, slips=usable(slips, value))


_PLACES = ("country", "source", "target")

COUNTRY: dict[str, Callable[[Branch, str], Truth]] = {"camp": camp, "cubes": cubes}
"""What can be asked about a country."""
INDUSTRY: dict[str, Callable[[Branch, str], Truth]] = {"leader": leader, "each": each}
"""What can be asked about an industry."""


def winner(branch: Branch, _who: str) -> Truth:
    """Return who wins; before the end nobody has won."""
    first = tuple(seat for seat, rank in branch.ranks.items() if rank == 1)
    facts = branch.of(late.GameEnded, late.BondsLeft, late.Scored)
    return Truth("choice", first or (NOBODY,), "winner", options=(*branch.view["seats"], NOBODY), facts=facts)
