"""Menus of initiative points, of the die of a mission, and of offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamekit.core.menu import OPEN, Amount, Menu, Option, beginning, whole
from gamekit.core.verdict import reason
from gamekit.impero import initiative, replies, spy_die, terms
from gamekit.impero.actions import Die
from gamekit.impero.actions_turn import Accept, Give, Offer, Pass, Refuse, Spend, Want
from gamekit.impero.board import INITIATIVE, RESOURCES
from gamekit.impero.roles import actor
from gamekit.impero.state import State
from gamekit.impero.tasks import OfferReplyTask, OfferTermsTask, SpyDieTask, Trade


def spend(state: State) -> Iterator[Menu]:
    """Ask how many initiative points are spent (IMP-DP-5)."""
    seat = actor(state)
    most, (die, *_) = state.stock(seat, INITIATIVE), dict(state.initiative.dice)[seat]
    label = reason("impero.do.spend", *initiative.grounds(state, Spend(seat, 0)), amount=OPEN)
    question = reason("impero.ask.spend", player=seat, die=die, held=most)
    yield Menu("", question, (), amount=Amount(f"{seat} {Spend.TAG}", label, 0, most))


def mission_die(state: State) -> Iterator[Menu]:
    """Ask what the die of a mission shows, and say what that means (IMP-DP-13)."""
    task = state.task
    assert isinstance(task, SpyDieTask)
    options = []
    for face in range(1, initiative.SIDES + 1):
        action = Die(actor(state), face)
        code = f"impero.do.mission.{spy_die.result(face)}"
        options.append(whole(str(action), reason(code, *spy_die.grounds(state, action), die=face)))
    yield Menu("", reason("impero.ask.mission", player=state.clock.due, spy=task.spy), tuple(options))


def offer_terms(state: State) -> Iterator[Menu]:
    """Ask for a resource and its side, then for how much of it (IMP-S04)."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, OfferTermsTask)
    amounts: list[Menu] = []
    options: list[Option] = []
    for kind, owner, settled in ((Give, seat, task.gives), (Want, task.partner, task.wants)):
        for resource in RESOURCES:
            most = terms.bound(state, seat, owner, resource)
            if resource in dict(settled) or not most:
                continue
            before = f"{seat} {kind.TAG} {resource}"
            rules = terms.grounds(state, kind(seat, resource, 1))
            options.append(beginning(before, reason(f"impero.do.{kind.TAG}", *rules, unit=resource)))
            label = reason(f"impero.do.{kind.TAG}.amount", *rules, unit=resource, amount=OPEN)
            question = reason(f"impero.ask.{kind.TAG}", player=seat, partner=task.partner, unit=resource)
            amounts.append(Menu(before, question, (), amount=Amount(before, label, 1, most)))
    if task.gives and task.wants:
        offer = Offer(seat)
        label = reason("impero.do.offer", *terms.grounds(state, offer), partner=task.partner)
        options.append(whole(str(offer), label))
    nothing = Pass(seat)
    options.append(whole(str(nothing), reason("impero.do.drop", *terms.grounds(state, nothing))))
    told = {**_amounts("gives", task.gives), **_amounts("wants", task.wants)}
    yield Menu("", reason("impero.ask.terms", player=seat, partner=task.partner, **told), tuple(options))
    yield from amounts


def offer_reply(state: State) -> Iterator[Menu]:
    """Ask whether a trade or a route is accepted (IMP-DP-14)."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, OfferReplyTask)
    labels = {Accept.TAG: "impero.do.accept", Refuse.TAG: "impero.do.refuse"}
    options = tuple(
        whole(str(action), reason(labels[action.TAG], *replies.grounds(state, action), partner=seat))
        for action in replies.legal(state)
    )
    if task.mine:
        question = reason(
            "impero.ask.reply.route", player=seat, partner=task.partner, first=task.mine, second=task.yours
        )
    else:
        told = {**_amounts("gives", task.gives), **_amounts("wants", task.wants)}
        question = reason("impero.ask.reply.trade", player=seat, partner=task.partner, **told)
    yield Menu("", question, options)


def _amounts(side: str, settled: Trade) -> dict[str, Any]:
    """Return how much of each resource stands on a side of a trade, as its question tells it."""
    return {f"{side}_{resource}": dict(settled).get(resource, 0) for resource in RESOURCES}
