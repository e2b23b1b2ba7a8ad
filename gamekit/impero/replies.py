"""Phase IV, the answer to an offer: accept or refuse (IMP-DP-14, IMP-160 to IMP-162, IMP-166)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import modifiers
from gamekit.impero.actions_turn import Accept, Refuse
from gamekit.impero.draft import Draft
from gamekit.impero.events_offers import OfferAnswered
from gamekit.impero.pieces import Pledge
from gamekit.impero.state import State
from gamekit.impero.tasks import OfferReplyTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {OfferReplyTask: (Accept, Refuse)}


def legal(state: State) -> tuple[Action, ...]:
    """Return accepting, where the stock suffices, and refusing."""
    task = state.task
    assert isinstance(task, OfferReplyTask)
    accept = Accept(task.partner)
    return (*(() if refuse(state, accept) else (accept,)), Refuse(task.partner))


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return what the seat asked has too little of to accept; who offers has what he gives (IMP-161)."""
    task = state.task
    assert isinstance(task, OfferReplyTask)
    if isinstance(action, Refuse):
        return ()
    return tuple(
        reason("impero.refuse.accept_stock", "IMP-161", player=action.actor, amount=amount, unit=resource, held=held)
        for resource, amount in task.wants
        if (held := state.stock(action.actor, resource)) < amount
    )


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of an answer."""
    task = state.task
    assert isinstance(task, OfferReplyTask)
    return ("IMP-DP-14", "IMP-160", "IMP-166" if task.mine else "IMP-161")


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Carry out a trade at once, note a route for the next phase III, or nothing."""
    task, seat, partner = state.task, state.clock.due, action.actor
    assert isinstance(task, OfferReplyTask)
    answer = "refused" if isinstance(action, Refuse) else "route" if task.mine else "trade"
    rule = {"refused": "IMP-160", "route": "IMP-166", "trade": "IMP-161"}[answer]
    draft.tell(OfferAnswered(player=partner, partner=seat, answer=answer, rules=(rule, "IMP-DP-14")))
    if answer == "route":
        draft.pledges = (*draft.pledges, Pledge(seat, partner, task.mine, task.yours))
    elif answer == "trade":
        for source, target, terms in ((seat, partner, task.gives), (partner, seat, task.wants)):
            for resource, amount in terms:
                draft.pay(source, target, amount, "IMP-161", cause="trade", unit=resource)
        _bonus(draft, seat, partner)
    draft.end_action()


def _bonus(draft: Draft, seat: str, partner: str) -> None:
    """Give each partner what the season gives for a transaction, once per pair (IMP-016, IMP-162, IMP-A17)."""
    pair = (min(seat, partner), max(seat, partner))
    effects = [effect for effect in modifiers.season_effects(draft) if effect.per == "transaction"]
    if not effects or pair in draft.season.traded:
        return
    draft.set_season(traded=tuple(sorted((*draft.season.traded, pair))))
    rules = ("IMP-016", "IMP-162", "IMP-A17", "IMP-A18")
    for effect in effects:
        for trader in pair:
            draft.gain(trader, effect.resource, effect.n, *rules, cause="transaction")
