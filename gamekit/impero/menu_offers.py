"""Menus of offers: whom, the terms of a trade, the ends of a route, the answer (IMP-160 to IMP-166, IMP-DP-14)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import OPEN, Amount, Menu, Option, attempts, beginning, marked, whole
from gamekit.core.text import Action
from gamekit.core.verdict import reason
from gamekit.impero import offers, replies, routes, terms
from gamekit.impero.actions_turn import Accept, Give, Offer, OpenTrade, Pass, ProposeRoute, Refuse, Want
from gamekit.impero.board import RESOURCES
from gamekit.impero.state import State
from gamekit.impero.tasks import OfferReplyTask, OfferTermsTask


def menus(state: State) -> Iterator[Menu]:
    """Ask for the partner of a trade; for the partner of a route, the own city and his."""
    seat, found = state.clock.due, offers.legal(state)
    trades = [action for action in found if isinstance(action, OpenTrade)]
    if trades:
        options = [
            whole(str(action), reason("impero.do.trade.with", *offers.grounds(state, action), partner=action.seat))
            for action in trades
        ]
        yield Menu(f"{seat} {OpenTrade.TAG}", reason("impero.ask.trade", player=seat), tuple(options))
    yield from _routes(state, [action for action in found if isinstance(action, ProposeRoute)])


def _routes(state: State, found: list[ProposeRoute]) -> Iterator[Menu]:
    if not found:
        return
    seat, text = state.clock.due, f"{state.clock.due} {ProposeRoute.TAG}"
    partners: dict[str, dict[str, list[ProposeRoute]]] = {}
    for action in found:
        partners.setdefault(action.seat, {}).setdefault(action.mine, []).append(action)
    rules = ("IMP-166", "IMP-165", "IMP-160")
    options = [beginning(f"{text} {name}", reason("impero.do.propose.with", *rules, partner=name)) for name in partners]
    yield Menu(text, reason("impero.ask.propose", player=seat), tuple(options))
    for partner, ends in partners.items():
        options = [
            beginning(f"{text} {partner} {mine}", reason("impero.do.route.from", *rules, city=mine), mine)
            for mine in ends
        ]
        one = next(iter(next(iter(ends.values())))).yours
        tried: list[tuple[str, Action]] = [(c.id, ProposeRoute(seat, partner, c.id, one)) for c in state.cities]
        question = reason("impero.ask.propose.mine", player=seat, partner=partner)
        yield Menu(f"{text} {partner}", question, tuple(options), attempts=attempts(options, tried))
        for mine, actions in ends.items():
            options = [_end(state, action) for action in actions]
            tried = [(c.id, ProposeRoute(seat, partner, mine, c.id)) for c in state.cities if c.id != mine]
            question = reason("impero.ask.propose.yours", partner=partner, city=mine)
            yield Menu(f"{text} {partner} {mine}", question, tuple(options), attempts=attempts(options, tried))


def _end(state: State, action: ProposeRoute) -> Option:
    way = "land" if routes.by_land(action.mine, action.yours) else "sea"
    label = reason(f"impero.do.propose.to.{way}", *offers.grounds(state, action), city=action.yours)
    return whole(str(action), label, action.yours)


# Terms.


def offer_terms(state: State) -> Iterator[Menu]:
    """Ask for a resource and its side, then for how much of it (IMP-S04)."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, OfferTermsTask)
    amounts: list[Menu] = []
    options: list[Option] = []
    for kind, owner, settled in ((Give, seat, task.gives), (Want, task.partner, task.wants)):
        for resource in RESOURCES:
            if resource not in dict(settled) and terms.bound(state, seat, owner, resource):
                text = f"{seat} {kind.TAG} {resource}"
                rules = terms.grounds(state, kind(seat, resource, 1))
                options.append(beginning(text, reason(f"impero.do.{kind.TAG}", *rules, unit=resource)))
                amounts.append(_how_much(state, kind, owner, resource))
    if task.gives and task.wants:
        offer = Offer(seat)
        label = reason("impero.do.offer", *terms.grounds(state, offer), partner=task.partner)
        options.insert(0, whole(str(offer), label))
    nothing = Pass(seat)
    options.append(whole(str(nothing), reason("impero.do.drop", *terms.grounds(state, nothing))))
    question = reason("impero.ask.terms", player=seat, partner=task.partner, gives=task.gives, wants=task.wants)
    yield Menu("", question, tuple(options))
    yield from amounts


def _how_much(state: State, kind: type[Give | Want], owner: str, resource: str) -> Menu:
    task, seat = state.task, state.clock.due
    assert isinstance(task, OfferTermsTask)
    most, text = terms.bound(state, seat, owner, resource), f"{seat} {kind.TAG} {resource}"
    rules = terms.grounds(state, kind(seat, resource, 1))
    label = reason(f"impero.do.{kind.TAG}.amount", *rules, unit=resource, amount=OPEN)
    if state.table.options.hidden_stocks and owner != seat:
        hint = reason("impero.hint.unseen", "IMP-S07", player=owner, most=most)
        wanted = [(most, reason("impero.mark.most", amount=most))]
    else:
        hint = reason("impero.hint.stock", "IMP-161", player=owner, held=((resource, most),))
        wanted = [
            (most, reason("impero.mark.all", amount=most)),
            ((most + 1) // 2, reason("impero.mark.half", amount=(most + 1) // 2)),
        ]
    question = reason(f"impero.ask.{kind.TAG}", player=seat, partner=task.partner, unit=resource)
    amount = Amount(text, label, 1, most, ((1, hint),), marked(wanted, 1, most))
    return Menu(text, question, (), amount=amount)


# Answers.


def offer_reply(state: State) -> Iterator[Menu]:
    """Ask whether a trade or a route is accepted (IMP-DP-14)."""
    task, seat = state.task, state.clock.due
    assert isinstance(task, OfferReplyTask)
    options = []
    for action in replies.legal(state):
        rules = replies.grounds(state, action)
        if action.TAG == Refuse.TAG:
            label = reason("impero.do.refuse", *rules, partner=seat)
        elif task.mine:
            label = reason("impero.do.accept.route", *rules, first=task.mine, second=task.yours)
        else:
            label = reason("impero.do.accept.trade", *rules, gets=task.gives, gives=task.wants)
        options.append(whole(str(action), label))
    if task.mine:
        question = reason(
            "impero.ask.reply.route", player=seat, partner=task.partner, first=task.mine, second=task.yours
        )
    else:
        short = bool(replies.refuse(state, Accept(task.partner)))
        code = "impero.ask.reply.short" if short else "impero.ask.reply.trade"
        question = reason(code, player=seat, partner=task.partner, gives=task.gives, wants=task.wants)
    yield Menu("", question, tuple(options))
