"""Whether a decision can stand in a position: what each task needs of its own fields and of the rest.

INC-DP-1 to INC-DP-28, column "shown when". The names in a task are checked first, in
:mod:`gamekit.incorporated.named`; what stands here relies on them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamekit.core.ledger import BANK
from gamekit.core.position import MOST
from gamekit.core.seats import clockwise
from gamekit.incorporated import attacks, corporations, moves, outlook, repay
from gamekit.incorporated.board import BIG_BROTHER, CAMPS, board
from gamekit.incorporated.breaches import breach
from gamekit.incorporated.money import most_asked, most_payable
from gamekit.incorporated.named import Found, between, holds_share, queue, same
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import (
    AttackTask,
    BidTask,
    BudgetTask,
    CampTask,
    CentralBanksTask,
    ClashDieTask,
    CompetitionActionTask,
    CorporationBidTask,
    CrisisDieTask,
    CrisisDiscardTask,
    InvestActionTask,
    LobbyActionTask,
    MarkerTask,
    MovementTask,
    OutlookChoiceTask,
    OutlookNextTask,
    PassDefendTask,
    PayoffCardTask,
    PayTask,
    PlaceCubeTask,
    PrivateBidTask,
    RdTask,
    RemoveCubeTask,
    RepayTask,
    ReverseBidTask,
    ShortIncomeTask,
    SubsidiesTask,
    SwapCubeTask,
    Task,
)

PHASES: Mapping[type[Task], tuple[str, ...]] = {
    OutlookNextTask: ("setup", "outlook"),
    CorporationBidTask: ("setup",),
    OutlookChoiceTask: ("outlook",),
    PayoffCardTask: ("outlook", "lobbying"),
    **dict.fromkeys((InvestActionTask, BidTask, PrivateBidTask), ("investment",)),
    **dict.fromkeys((PlaceCubeTask, ReverseBidTask, RemoveCubeTask, SwapCubeTask), ("investment",)),
    PayTask: ("investment", "competition"),
    **dict.fromkeys((ShortIncomeTask, CompetitionActionTask, AttackTask), ("competition",)),
    **dict.fromkeys((MovementTask, PassDefendTask), ("competition",)),
    **dict.fromkeys((LobbyActionTask, CampTask, ClashDieTask, MarkerTask), ("lobbying",)),
    **dict.fromkeys((CentralBanksTask, BudgetTask, RdTask, SubsidiesTask), ("lobbying",)),
    **dict.fromkeys((CrisisDieTask, CrisisDiscardTask, RepayTask), ("earnings",)),
}
"""The phases in which a decision is made."""

EVENT_OF: Mapping[type[Task], str] = {
    CentralBanksTask: "central_banks",
    BudgetTask: "budget",
    RdTask: "rd",
    SubsidiesTask: "subsidies",
}
"""The event of Lobbying that a decision is part of."""


def misfits(state: State) -> Found:
    """Yield why the decision of a position cannot stand there; its names are taken for sound."""
    task, phase = state.task, state.clock.phase
    if task is None:
        if phase != "over":
            yield breach("INC-200", "no_task", given=phase)
        return
    known = PHASES[type(task)]
    if isinstance(task, PayoffCardTask):
        known = ("outlook",) if task.why == "outlook" else ("lobbying",)
    if isinstance(task, PayTask):
        known = ("competition",) if task.follow == "expand" else ("investment",)
    if isinstance(task, OutlookNextTask):
        known = ("outlook",) if task.card else ("setup",)
    if phase not in known:
        yield breach("INC-090", "phase", task=task.TAG, known=known, given=phase)
        return
    if (event := event_of(task)) and event not in state.events.used:
        yield breach("INC-171", "used", where="events", needed=event)
    if check := CHECKS.get(type(task)):
        yield from check(state, task)


def event_of(task: Task) -> str:
    """Return the event of Lobbying that a decision is part of, ``""`` for none."""
    if isinstance(task, PayoffCardTask):
        return {"outlook": "", "stimulus": "budget"}.get(task.why, task.why)
    return EVENT_OF.get(type(task), "")


# Phase 1.


def _outlook_next(state: State, task: OutlookNextTask) -> Found:
    cards = state.cards
    if cards.ahead is not None:
        yield breach("INC-S02", "nothing", where="outlook/ahead", given=cards.ahead)
    if task.card is not None:
        yield from same("task/card", task.card, cards.opened[-1] if cards.opened else "", "INC-102")
        yield from between("turn", state.clock.turn, 1, board().turns - 1, "INC-S02")


def _outlook_choice(state: State, task: OutlookChoiceTask) -> Found:
    yield from same("task/card", task.card, state.cards.opened[-1] if state.cards.opened else "", "INC-102")
    effects = board().cards[task.card].effects
    open_ones = [
        place for place, effect in enumerate(effects) if effect.op in outlook.CHOICES and outlook.choices(state, effect)
    ]
    if task.place not in open_ones:
        yield breach("INC-101", "effect", card=task.card, given=task.place, known=open_ones)


def _payoff_card(state: State, task: PayoffCardTask) -> Found:
    most = {"outlook": state.payoff_count(), "stimulus": 1}.get(task.why, board().subsidies_look - len(task.looked))
    yield from between("task/left", task.left, 1, most, "INC-187" if task.why == "subsidies" else "INC-103")
    if task.why == "subsidies":
        yield from same("task/left", task.left, board().subsidies_look - len(task.looked), "INC-187")
    elif task.looked:
        yield breach("INC-187", "nothing", where="task/looked", given=task.looked)
    if not sum(state.cards.deck):
        yield breach("INC-040", "empty_deck")


# Phase 2.


def _bid(state: State, task: BidTask) -> Found:
    due, least = state.clock.due, board().min_opening_bid
    if task.leader:
        yield from between("task/price", task.price, least, MOST, "INC-112")
        yield from queue(task.waiting, state.from_left(task.leader), "INC-113", passed=True)
        return
    yield from same("task/price", task.price, 0, "INC-112")
    yield from same("task/waiting", task.waiting, (due, *state.from_left(due)), "INC-113")
    if (most := most_payable(state, due)) < least:
        yield breach("INC-112", "opening", player=due, least=least, most=most)


def _private_bid(state: State, task: PrivateBidTask) -> Found:
    yield from same("task/seller", task.seller, state.clock.due, "INC-130")
    yield from between("task/minimum", task.minimum, 1, most_asked(), "INC-130")
    if task.leader:
        yield from between("task/price", task.price, task.minimum, MOST, "INC-A12")
        others = tuple(seat for seat in state.from_left(task.leader) if seat != task.seller)
        if task.leader == task.seller:
            yield breach("INC-A12", "other", where="task/leader", given=task.seller)
        yield from queue(task.waiting, others, "INC-A46", passed=True)
    else:
        yield from same("task/price", task.price, 0, "INC-A46")
        yield from queue(task.waiting, state.from_left(task.seller), "INC-A46", passed=False)


def _pay(state: State, task: PayTask) -> Found:
    least, most = 1, MOST
    if task.follow == "private":
        yield from same("task/receiver", task.receiver, state.clock.due, "INC-130")
        if task.payer == task.receiver:
            yield breach("INC-A12", "other", where="task/payer", given=task.receiver)
    else:
        yield from same("task/receiver", task.receiver, BANK, "INC-116" if task.follow == "auction" else "INC-153")
    if task.follow == "auction":
        least = board().min_opening_bid
    if task.follow == "expand":
        least = most = board().expand_cost
        yield from same("task/payer", task.payer, state.clock.due, "INC-153")
        yield from _not_passed(state)
        if not moves.possible(state, task.payer):
            yield breach("INC-154", "movement", player=task.payer)
    yield from between("task/amount", task.amount, least, most, "INC-112" if task.follow == "auction" else "INC-153")
    if task.amount <= (cash := state.cash(task.payer)):
        yield breach("INC-051", "covered", player=task.payer, cash=cash, given=task.amount)


def _place_cube(state: State, task: PlaceCubeTask) -> Found:
    yield from between("task/price", task.price, board().min_opening_bid, MOST, "INC-112")
    yield from holds_share(state, task.buyer, task.country, "task/buyer", "INC-116")


def _reverse_bid(state: State, task: ReverseBidTask) -> Found:
    yield from between("task/price", task.price, 1, MOST, "INC-A10")
    yield from holds_share(state, task.buyer, task.country, "task/buyer", "INC-116")
    if task.leader == task.buyer:
        yield breach("INC-119", "other", where="task/leader", given=task.buyer)
    others = tuple(seat for seat in state.from_left(task.leader or task.buyer) if seat != task.buyer)
    yield from queue(task.waiting, others, "INC-119", passed=True)


def _swap_cube(state: State, task: SwapCubeTask) -> Found:
    yield from same("task/seller", task.seller, state.clock.due, "INC-130")
    if task.buyer == task.seller:
        yield breach("INC-A12", "other", where="task/buyer", given=task.seller)
    yield from holds_share(state, task.buyer, task.country, "task/buyer", "INC-130")


# Phase 3.


def _short_income(state: State, task: ShortIncomeTask) -> Found:
    order = state.order()
    yield from same("task/waiting", task.waiting, order[order.index(task.seat) + 1 :], "INC-140")
    in_order = tuple(sorted(task.owed, key=board().majors.index))
    yield from same("task/owed", task.owed, in_order, "INC-S10")
    for country in dict.fromkeys(task.owed):
        if (owed := task.owed.count(country)) > (held := state.shares(task.seat, country)):
            yield breach("INC-140", "owed", player=task.seat, country=country, held=held, given=owed)
    cubes = state.pile(task.seat)
    if not 1 <= cubes < len(task.owed):
        yield breach("INC-141", "short", player=task.seat, cubes=cubes, given=len(task.owed))


def _not_passed(state: State) -> Found:
    if state.seat(state.clock.due).passed:
        yield breach("INC-A36", "passed", where=f"seats/{state.clock.due}/passed")


def _compete(state: State, task: Task) -> Found:
    yield from _not_passed(state)


def _attack(state: State, task: AttackTask) -> Found:
    yield from _not_passed(state)
    yield from between("task/made", task.made, 0, board().fight_attacks - 1, "INC-143")
    if not task.made and not attacks.possible(state, state.clock.due):
        yield breach("INC-143", "attack", player=state.clock.due)


def _movement(state: State, task: MovementTask) -> Found:
    yield from _not_passed(state)
    yield from between("task/made", task.made, 0, board().expand_moves - 1, "INC-153")
    if not task.made and not moves.possible(state, state.clock.due):
        yield breach("INC-154", "movement", player=state.clock.due)


def _pass_defend(state: State, task: PassDefendTask) -> Found:
    due = state.seat(state.clock.due)
    if not due.executives:
        yield breach("INC-160", "executive", where=f"seats/{due.id}/executives")
    if not due.passed:
        yield breach("INC-160", "not_passed", where=f"seats/{due.id}/passed")


# Phase 4.


def _zone(state: State, task: CampTask | ClashDieTask | MarkerTask) -> Found:
    if task.zone not in state.events.zones:
        yield breach("INC-171", "used", where="zones", needed=task.zone)
    country = state.battleground(task.zone)
    if isinstance(task, MarkerTask):
        if country is not None:
            yield breach("INC-177", "marker_there", zone=task.zone, country=country)
            return
        yield from _candidates(state, task)
    elif country is None:
        yield breach("INC-A45", "marker_gone", zone=task.zone)
    elif isinstance(task, ClashDieTask) and board().lands[country].auto_win:
        yield breach("INC-182", "no_die", country=country)


def _candidates(state: State, task: MarkerTask) -> Found:
    """Yield that the countries are not those of one camp that can receive the marker (INC-177, INC-178)."""
    lists = []
    for camp in CAMPS:
        lands = [land for land in board().in_zone(task.zone) if state.country(land.id).affiliation == camp]
        minors = tuple(land.id for land in lands if not land.major)
        lists.append(minors or tuple(land.id for land in lands))
    fitting = [", ".join(countries) for countries in lists if countries]
    if task.countries not in lists or not task.countries:
        yield breach("INC-178", "candidates", zone=task.zone, known=" / ".join(fitting) or "-", given=task.countries)


def _subsidies(state: State, task: SubsidiesTask) -> Found:
    yield from between("task/looked", len(task.looked), board().subsidies_look, board().subsidies_look, "INC-187")
    if not sum(state.cards.revealed):
        yield breach("INC-A42", "revealed", where="payoff/revealed")


# Phase 5.


def _crisis_discard(state: State, task: CrisisDiscardTask) -> Found:
    growth = max(step.percent for step in board().growth(state.table.options.growth_has_zero))
    yield from between("task/left", task.left, 1, growth + board().stress_ends[1] - 1, "INC-191")
    if not sum(state.cards.revealed):
        yield breach("INC-191", "revealed", where="payoff/revealed")


def _repay(state: State, task: RepayTask) -> Found:
    last = state.player_of(BIG_BROTHER)
    owing = [seat for seat in state.order() if state.bonds(seat)]
    needed = (*(seat for seat in owing if seat != last), *(seat for seat in owing if seat == last))
    asked = (*(seat for seat, _ in task.choices), *task.waiting)
    if asked != needed or not task.waiting:
        yield breach("INC-058", "repay", needed=needed, given=asked)
        return
    for seat, bonds in task.choices:
        yield from between(f"task/choices/{seat}", bonds, 0, repay.affordable(state, seat), "INC-056")


# The set-up.


def _corporation_bid(state: State, task: CorporationBidTask) -> Found:
    if not state.table.options.advanced_setup:
        yield breach("INC-079", "advanced", where="options")
        return
    taken = {seat.corporation for seat in state.seats}
    left = [name for name in board().corporations_for(len(state.seats)) if name not in taken]
    yield from same("task/corporation", task.corporation, left[0] if left else "", "INC-A34")
    without = tuple(seat.id for seat in state.seats if not seat.corporation)
    if task.leader and task.leader in without:
        yield from queue(task.waiting, clockwise(without, task.leader)[1:], "INC-A34", passed=True)
    else:
        yield from same("task/leader", task.leader, "", "INC-A34")
        yield from queue(task.waiting, without, "INC-A34", passed=False)
    most = corporations.most_bid(state, task) if task.leader else 0
    yield from between("task/price", task.price, 0, most, "INC-079")


CHECKS: Mapping[type[Task], Callable[[State, Any], Found]] = {
    OutlookNextTask: _outlook_next,
    OutlookChoiceTask: _outlook_choice,
    PayoffCardTask: _payoff_card,
    BidTask: _bid,
    PrivateBidTask: _private_bid,
    PayTask: _pay,
    PlaceCubeTask: _place_cube,
    ReverseBidTask: _reverse_bid,
    SwapCubeTask: _swap_cube,
    ShortIncomeTask: _short_income,
    CompetitionActionTask: _compete,
    AttackTask: _attack,
    MovementTask: _movement,
    PassDefendTask: _pass_defend,
    CampTask: _zone,
    ClashDieTask: _zone,
    MarkerTask: _zone,
    SubsidiesTask: _subsidies,
    CrisisDiscardTask: _crisis_discard,
    RepayTask: _repay,
    CorporationBidTask: _corporation_bid,
}
"""What a decision needs besides its phase; the rest needs no more than that, or an executive (INC-110, INC-170)."""
