"""Menus of initiative: the dice, and how many points are spent (IMP-DP-4 to IMP-DP-6)."""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.core.menu import OPEN, Amount, Menu, marked, whole
from gamekit.core.verdict import Reason, reason
from gamekit.impero import initiative
from gamekit.impero.actions_turn import Spend
from gamekit.impero.board import INITIATIVE
from gamekit.impero.state import State
from gamekit.impero.tasks import InitiativeDieTask, InitiativeRerollTask, InitiativeSpendTask


def die(state: State) -> Iterator[Menu]:
    """Ask for the face of a seat's initiative die (IMP-DP-4, IMP-DP-6)."""
    task = state.task
    assert isinstance(task, (InitiativeDieTask, InitiativeRerollTask))
    found = initiative.legal(state)
    options = [
        whole(str(action), reason("impero.do.die", *initiative.grounds(state, action), die=face))
        for face, action in enumerate(found, 1)
    ]
    again = isinstance(task, InitiativeRerollTask)
    code = "impero.ask.initiative.again" if again else "impero.ask.initiative.first"
    yield Menu("", reason(code, player=task.waiting[0]), tuple(options))


def spend(state: State) -> Iterator[Menu]:
    """Ask how many initiative points are spent, with the score that each number makes (IMP-DP-5)."""
    task = state.task
    assert isinstance(task, InitiativeSpendTask)
    seat = task.waiting[0]
    dice = {roller: faces[0] for roller, faces in state.initiative.dice}
    most, own = state.stock(seat, INITIATIVE), dice[seat]
    rules = initiative.grounds(state, Spend(seat, 0))
    hints = [
        (number, reason("impero.hint.spend", "IMP-041", score=own + number, left=most - number))
        for number in range(most + 1)
    ]
    wanted: list[tuple[int, Reason]] = [(0, reason("impero.mark.spend.none"))]
    for other, face in dice.items():
        if other != seat and face >= own:
            # With the same score, who spent more plays first (IMP-A07).
            needed = max(1, face - own)
            wanted.append((needed, reason("impero.mark.spend.reach", amount=needed, player=other, die=face)))
    wanted.append((most, reason("impero.mark.spend.all", amount=most)))
    label = reason("impero.do.spend", *rules, amount=OPEN)
    amount = Amount(f"{seat} {Spend.TAG}", label, 0, most, tuple(hints), marked(wanted, 0, most))
    yield Menu("", reason("impero.ask.spend", player=seat, die=own, held=most), (), amount=amount)
