"""Phase 1: the Outlook card, its effects in printed order, and the payoff cards (INC-DP-1 to INC-DP-3)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gamekit.core.chance import CHANCE
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.incorporated.actions import DrawOutlook, DrawPayoff, Flip, Lock, Unlock
from gamekit.incorporated.board import BATTLEGROUND, BIG_BROTHER, NATO, Effect, board
from gamekit.incorporated.draft import Draft, counted
from gamekit.incorporated.events import (
    DrawnAhead,
    EffectSkipped,
    Flipped,
    Locked,
    OutlookOpened,
    OutlookSeen,
    PayoffLooked,
    PayoffRevealed,
    PayoffSeen,
    PowerUnchanged,
    Reshuffled,
    Unlocked,
)
from gamekit.incorporated.state import LOCKED, NO_CARDS, Country, State, locked
from gamekit.incorporated.tasks import OutlookChoiceTask, OutlookNextTask, PayoffCardTask, SubsidiesTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {
    OutlookNextTask: (DrawOutlook,),
    OutlookChoiceTask: (Unlock, Lock, Flip),
    PayoffCardTask: (DrawPayoff,),
}

CHOICES: Mapping[str, tuple[type[Action], tuple[str, ...]]] = {
    "unlock_square": (Unlock, ("INC-101", "INC-034", "INC-033")),
    "lock_square": (Lock, ("INC-101", "INC-034", "INC-032")),
    "flip_affiliation": (Flip, ("INC-101", "INC-A16")),
}
"""The action and the rules of each effect that leaves a choice."""


def enter(draft: Draft) -> None:
    """Open the card drawn ahead and draw the next one, in turn 4 none (INC-101, INC-102, INC-S02)."""
    card = draft.cards.ahead
    assert card is not None
    draft.set_cards(opened=(*draft.cards.opened, card), ahead=None)
    draft.tell(OutlookOpened(player=_big_brother(draft), card=card, rules=("INC-101", "INC-102")))
    if draft.clock.turn < board().turns:
        draft.task = OutlookNextTask(card)
    else:
        run_effects(draft, card, 0)


def _big_brother(draft: Draft) -> str:
    player = draft.player_of(BIG_BROTHER)
    assert player is not None, "Big Brother plays at every number of players (INC-A07)"
    return player


# What is legal.


def legal(state: State) -> tuple[Action, ...]:
    """Return the cards that can be drawn, or the choices that the effect leaves."""
    if isinstance(state.task, OutlookChoiceTask):
        return choices(state, effect_of(state.task))
    return tuple(action for action, _ in outcomes(state))


def outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return the cards that can be drawn with their probabilities (INC-S02, INC-S03)."""
    task = state.task
    if isinstance(task, OutlookNextTask):
        left = [card for card in board().cards if card not in state.cards.opened]
        return tuple((DrawOutlook(CHANCE, card), Fraction(1, len(left))) for card in left)
    if isinstance(task, PayoffCardTask):
        total = sum(state.cards.deck)
        return tuple(
            (DrawPayoff(CHANCE, industry), Fraction(count, total))
            for industry, count in zip(board().industries, state.cards.deck)
            if count
        )
    return ()


def effect_of(task: OutlookChoiceTask) -> Effect:
    """Return the effect whose choice is open."""
    return board().cards[task.card].effects[task.place]


def choices(state: State, effect: Effect) -> tuple[Action, ...]:
    """Return the choices that an effect leaves, none if it is skipped (INC-A16)."""
    player = state.player_of(BIG_BROTHER) or ""
    if effect.op == "flip_affiliation":
        return tuple(Flip(player, country) for country in flippable(state, effect))
    land = state.country(effect.country)
    if effect.op == "unlock_square":
        return tuple(Unlock(player, square) for square in land.held_by(LOCKED))
    if locked(state.countries) >= board().black_cubes:
        # All black cubes are on the board, which no game from the set-up comes to.
        return ()
    return tuple(Lock(player, square) for square in lockable(land))


def flippable(state: State, effect: Effect) -> tuple[str, ...]:
    """Return the minors of the zone that belong to the camp; a battleground belongs to none (INC-A16)."""
    return tuple(
        land.id
        for land in board().in_zone(effect.zone)
        if not land.major and state.country(land.id).affiliation == effect.source
    )


def lockable(land: Country) -> tuple[str, ...]:
    """Return the empty squares of a country, the occupied ones if there is none (INC-032)."""
    return land.free() or land.occupied()


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a card cannot be drawn, or a choice not be made."""
    if isinstance(action, DrawOutlook):
        if action.card not in state.cards.opened:
            return ()
        return (reason("incorporated.refuse.card_gone", "INC-102", "INC-S02", card=action.card),)
    if isinstance(action, DrawPayoff):
        if state.cards.deck[board().industry_place[action.industry]]:
            return ()
        return (reason("incorporated.refuse.no_payoff", "INC-S03", industry=action.industry),)
    assert isinstance(state.task, OutlookChoiceTask)
    effect = effect_of(state.task)
    kind, rules = CHOICES[effect.op]
    if not isinstance(action, kind):
        return (reason(f"incorporated.refuse.effect.{effect.op}", *rules),)
    if isinstance(action, Flip):
        return _refuse_flip(state, effect, action)
    assert isinstance(action, (Unlock, Lock))
    if board().squares[action.square].country != effect.country:
        return (reason("incorporated.refuse.effect_country", *rules, country=effect.country, square=action.square),)
    land = state.country(effect.country)
    held = land.holder(action.square)
    if isinstance(action, Unlock):
        return () if held == LOCKED else (reason("incorporated.refuse.not_locked", *rules, square=action.square),)
    if held == LOCKED:
        return (reason("incorporated.refuse.locked", *rules, square=action.square),)
    if held and land.free():
        return (reason("incorporated.refuse.lock_occupied", *rules, square=action.square, country=effect.country),)
    return ()


def _refuse_flip(state: State, effect: Effect, action: Flip) -> tuple[Reason, ...]:
    rules = CHOICES[effect.op][1]
    land = board().lands[action.country]
    if land.zone != effect.zone or land.major:
        return (reason("incorporated.refuse.flip_place", *rules, country=action.country, zone=effect.zone),)
    own = state.country(action.country).affiliation
    if own == BATTLEGROUND:
        return (reason("incorporated.refuse.flip_battleground", *rules, country=action.country, camp=effect.source),)
    if own != effect.source:
        return (reason("incorporated.refuse.flip_camp", *rules, country=action.country, camp=effect.source),)
    return ()


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a draw or a choice."""
    task = state.task
    if isinstance(task, OutlookChoiceTask):
        return CHOICES[effect_of(task).op][1]
    if isinstance(task, PayoffCardTask):
        return {"outlook": ("INC-103", "INC-021"), "stimulus": ("INC-185",), "subsidies": ("INC-187",)}[task.why]
    return ("INC-072", "INC-S02")


# What it does.


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Carry out a draw or a choice, then go on with the effects or the cards."""
    task = state.task
    if isinstance(task, OutlookNextTask):
        assert isinstance(action, DrawOutlook)
        draw_ahead(draft, action.card)
        if task.card is None:
            draft.end_phase()
        else:
            run_effects(draft, task.card, 0)
    elif isinstance(task, PayoffCardTask):
        assert isinstance(action, DrawPayoff)
        take_card(draft, task, action.industry)
    else:
        assert isinstance(task, OutlookChoiceTask)
        choose(draft, effect_of(task), action)
        run_effects(draft, task.card, task.place + 1)


def draw_ahead(draft: Draft, card: str) -> None:
    """Lay the next card ready; only Big Brother knows it (INC-015, INC-A35)."""
    player = _big_brother(draft)
    draft.set_cards(ahead=card)
    draft.tell(DrawnAhead(player=player, rules=("INC-S02", "INC-015")))
    draft.tell(OutlookSeen(player=player, card=card, rules=("INC-015", "INC-A35"), visible_to=(player,)))


def run_effects(draft: Draft, card: str, place: int) -> None:
    """Carry out the effects of a card from ``place`` on, up to the next choice; then reveal payoff cards."""
    effects = board().cards[card].effects
    for number in range(place, len(effects)):
        effect = effects[number]
        if effect.op == "move_slider":
            draft.slide(effect.slider, effect.steps, "INC-101")
        elif effect.op == "camp_gains_power":
            gain_power(draft, effect)
        elif choices(draft.state(), effect):
            draft.task = OutlookChoiceTask(card, number)
            return
        else:
            draft.tell(EffectSkipped(card=card, effect=effect.op, rules=("INC-A16",)))
    reveal(draft, draft.state().payoff_count(), "outlook")


def gain_power(draft: Draft, effect: Effect) -> None:
    """Move Balance of Power towards the camp a country belongs to now; a battleground has none (INC-104)."""
    camp = draft.country(effect.country).affiliation
    if camp == BATTLEGROUND:
        draft.tell(PowerUnchanged(country=effect.country, rules=("INC-104",)))
    else:
        draft.slide("power", effect.steps if camp == NATO else -effect.steps, "INC-104")


def choose(draft: Draft, effect: Effect, action: Action) -> None:
    """Unlock or lock a square, or flip a country; a cube gives way to a lock only where no square is empty."""
    match action:
        case Unlock(square=square):
            draft.put(square, "")
            draft.tell(Unlocked(square=square, country=effect.country, rules=("INC-033", "INC-034")))
        case Lock(square=square):
            if draft.holder(square):
                draft.evict(square, "INC-032")
            draft.put(square, LOCKED)
            draft.tell(Locked(square=square, country=effect.country, rules=("INC-032", "INC-034")))
        case Flip(country=country):
            draft.change(country, affiliation=effect.target)
            draft.tell(Flipped(country=country, camp=effect.target, rules=("INC-101", "INC-A16")))


def reveal(draft: Draft, count: int, why: str) -> None:
    """Let chance draw payoff cards one by one, for ``outlook``, ``stimulus`` or ``subsidies`` (INC-DP-3)."""
    draw(draft, PayoffCardTask(count, why))  # type: ignore[arg-type]


def draw(draft: Draft, task: PayoffCardTask) -> None:
    """Ask for the next card; shuffle the discard pile only when the deck is empty (INC-040, INC-A23)."""
    if task.left and not sum(draft.cards.deck) and (cards := sum(draft.cards.discard)):
        draft.set_cards(deck=draft.cards.discard, discard=NO_CARDS)
        draft.tell(Reshuffled(cards=cards, rules=("INC-040", "INC-A23")))
    if task.left and sum(draft.cards.deck):
        draft.task = task
    elif task.why == "outlook":
        draft.end_phase()
    elif task.why == "stimulus":
        draft.end_action()
    else:
        draft.task = SubsidiesTask(task.looked)
        draft.pending = "looked"


def take_card(draft: Draft, task: PayoffCardTask, industry: str) -> None:
    """Reveal the drawn card, or show it to the seat that looks at it, and draw the next one."""
    if task.why == "subsidies":
        draft.set_cards(deck=counted(draft.cards.deck, industry, -1))
        player = draft.due
        draft.tell(PayoffLooked(player=player, rules=("INC-187", "INC-S04")))
        draft.tell(PayoffSeen(player=player, industry=industry, rules=("INC-187", "INC-S04"), visible_to=(player,)))
        draw(draft, PayoffCardTask(task.left - 1, task.why, (*task.looked, industry)))
    else:
        draft.move_card(industry, "deck", "revealed")
        rules = ("INC-103", "INC-021") if task.why == "outlook" else ("INC-185",)
        draft.tell(PayoffRevealed(industry=industry, rules=rules))
        draw(draft, PayoffCardTask(task.left - 1, task.why))
