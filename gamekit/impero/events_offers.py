"""What can happen with offers of trade and of routes (IMP-160 to IMP-162, IMP-166)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamekit.core.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeBegun(Event):
    """A seat begins an offer of trade, whose terms follow (IMP-S04)."""

    kind: ClassVar[str] = "trade"
    player: str
    partner: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TermSet(Event):
    """A term of a trade is set: ``side`` is ``gives`` or ``wants`` (IMP-S04)."""

    kind: ClassVar[str] = "term"
    told_by: ClassVar[str] = "side"
    player: str
    partner: str
    side: str
    amount: int
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeDropped(Event):
    """A trade that was begun is not offered (IMP-S04)."""

    kind: ClassVar[str] = "trade_dropped"
    player: str
    partner: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeOffered(Event):
    """A trade is offered with its terms (IMP-160)."""

    kind: ClassVar[str] = "trade_offered"
    player: str
    partner: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteOffered(Event):
    """A route between an own city and one of the partner is offered (IMP-166)."""

    kind: ClassVar[str] = "route_offered"
    player: str
    partner: str
    mine: str
    yours: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferAnswered(Event):
    """An offer is answered; ``answer`` is ``trade``, ``route`` or ``refused`` (IMP-DP-14).

    ``player`` is who answers, ``partner`` who offered.
    """

    kind: ClassVar[str] = "answer"
    told_by: ClassVar[str] = "answer"
    player: str
    partner: str
    answer: str
