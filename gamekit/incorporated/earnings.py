"""Phase 5: the crisis die, and what a crisis discards (INC-DP-25, INC-DP-26); payoff, interest and repayment follow."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gamekit.core.chance import CHANCE
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated import odds, payoff, repay
from gamekit.incorporated.actions import Die
from gamekit.incorporated.actions_late import Discard
from gamekit.incorporated.board import GIANT_SQUID, board
from gamekit.incorporated.draft import Draft
from gamekit.incorporated.events_late import CrisisRolled, PayoffDiscarded
from gamekit.incorporated.roles import actor
from gamekit.incorporated.state import State
from gamekit.incorporated.tasks import CrisisDieTask, CrisisDiscardTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    CrisisDieTask: (Die,),
    CrisisDiscardTask: (Discard,),
}


def legal(state: State) -> tuple[Action, ...]:
    """Return the sides of the die, or the revealed industries."""
    if isinstance(state.task, CrisisDieTask):
        return tuple(Die(CHANCE, side) for side in range(1, board().crisis_die + 1))
    who = actor(state)
    return tuple(Discard(who, industry) for industry, cards in _revealed(state) if cards)


def _revealed(state: State) -> tuple[tuple[str, int], ...]:
    return tuple(zip(board().industries, state.cards.revealed))


def outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return the sides of the die, or the cards that a crisis discards at random, with their probabilities."""
    if isinstance(state.task, CrisisDieTask):
        return tuple((action, Fraction(1, board().crisis_die)) for action in legal(state))
    total = sum(state.cards.revealed)
    return tuple((Discard(CHANCE, industry), Fraction(cards, total)) for industry, cards in _revealed(state) if cards)


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why the die cannot show this, or this card not be discarded."""
    if isinstance(action, Die):
        if 1 <= action.amount <= board().crisis_die:
            return ()
        return (reason("incorporated.refuse.crisis_die", "INC-190", sides=board().crisis_die, given=action.amount),)
    assert isinstance(action, Discard)
    if state.cards.revealed[board().industry_place[action.industry]]:
        return ()
    return (reason("incorporated.refuse.no_revealed", "INC-191", "INC-192", industry=action.industry),)


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a roll or a discard."""
    if isinstance(state.task, CrisisDieTask):
        return ("INC-190", "INC-S12", *_roller_rules(state))
    return ("INC-191", "INC-192", *_roller_rules(state))


def _roller_rules(state: State) -> tuple[str, ...]:
    return () if state.player_of(GIANT_SQUID) else ("INC-A08",)


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Carry out a roll or a discard; when the crisis is over, pay."""
    task = state.task
    if isinstance(action, Die):
        left = roll(draft, state, action.amount)
    else:
        assert isinstance(action, Discard)
        assert isinstance(task, CrisisDiscardTask)
        draft.move_card(action.industry, "revealed", "discard")
        draft.tell(PayoffDiscarded(industry=action.industry, rules=grounds(state, action)))
        left = task.left - 1
    if left and sum(draft.cards.revealed):
        draft.task = CrisisDiscardTask(left)
        return
    payoff.pay_all(draft)
    payoff.pay_interest(draft)
    repay.begin(draft)


def roll(draft: Draft, state: State, die: int) -> int:
    """Move the sliders of a crisis and return its intensity, 0 for none (INC-190, INC-191, INC-S12)."""
    difficulty = state.difficulty()
    intensity = odds.intensity(difficulty, die)
    rules = ["INC-190", "INC-022", *_roller_rules(state)]
    if intensity:
        rules.append("INC-191")
    if intensity > sum(state.cards.revealed):
        rules.append("INC-A24")
    player = state.player_of(GIANT_SQUID) or CHANCE
    draft.tell(
        CrisisRolled(
            player=player,
            die=die,
            growth=state.percent(),
            stress=state.world.stress,
            difficulty=difficulty,
            intensity=intensity,
            rules=tuple(rules),
        )
    )
    if intensity:
        draft.slide("growth", -intensity, "INC-191")
        draft.slide("interest", -intensity, "INC-191")
        if to_reset := board().stress_reset - state.world.stress:
            draft.slide("stress", to_reset, "INC-191")
    return intensity
