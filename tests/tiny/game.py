"""The rules of coins.

Every round chance rolls the die, the players pick a fruit in secret, share the harvest, and sell in turn. At any
decision anybody may give coins away. A pair of an apple and a pear is worth three coins at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar

from gamekit.core.chance import CHANCE, Draw
from gamekit.core.errors import PositionError, SetupError
from gamekit.core.game import ALL, PUBLIC, Breach, Config, Decision, Game, Outcome, Step, Template
from gamekit.core.ledger import BANK, Ledger
from gamekit.core.rulebook import Rulebook
from gamekit.core.seats import clockwise
from gamekit.core.setup import check_options, check_table
from gamekit.core.text import Action, Grammar
from gamekit.core.verdict import Reason, reason
from tests.tiny import actions
from tests.tiny.actions import FRUITS, Give, Keep, Pick, Roll, Sell
from tests.tiny.events import Chose, GameEnded, Kept, Picked, Rolled, RoundBegan, Scored
from tests.tiny.state import UNITS, Clock, Draft, PickTask, RollTask, SellTask, State, Table

START = 5
PAIR = 3
DEFAULT_ROUNDS = 3
MOST_ROUNDS = 9
DICE: Mapping[str, tuple[Fraction, ...]] = {
    "fair": (Fraction(1, 6),) * 6,
    "loaded": (*(Fraction(1, 10),) * 5, Fraction(1, 2)),
}
"""The probability of 1, 2, ... 6 pips by ruleset."""

VERBS: Mapping[str, tuple[type[Action], ...]] = {"roll": (Roll,), "pick": (Pick,), "sell": (Sell, Keep)}
"""What can be done at each decision point."""


class Coins(Game[State]):
    """Coins, a die, and two sorts of fruit.

    Examples
    --------
    >>> game = Coins()
    >>> state = game.setup(Config(("Ann", "Ben"), "fair", deal={"first": "P2"}))
    >>> game.to_act(state)
    Decision(point='roll', actor='chance', seat='chance')
    >>> state = game.apply(state, game.parse("chance roll 4")).state
    >>> [str(action) for action in game.legal_actions(state)]
    ['P2 pick apples', 'P2 pick pears']
    """

    id: ClassVar[str] = "coins"
    rules: ClassVar[str] = "1"
    rulesets: ClassVar[tuple[str, ...]] = tuple(DICE)
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = len(actions.SEATS)
    grammar: ClassVar[Grammar] = actions.GRAMMAR
    state_type: ClassVar[type[Any]] = State

    # The start.

    def opening(self, config: Config) -> Step[State]:
        rounds = self._check(config)
        deal = config.deal
        if not isinstance(deal, Mapping) or set(deal) != {"first"} or deal["first"] not in config.seats:
            raise SetupError("coins.setup.deal", rule="SET-2", game=self.id, seats=", ".join(config.seats))
        table = Table(config.ruleset, config.seats, rounds)
        draft = Draft(State(table, Clock(1, deal["first"]), Ledger.opened(UNITS, (BANK, *config.seats))))
        for seat in config.seats:
            draft.pay(BANK, seat, START, "SET-1", cause="start")
        _begin_round(draft)
        return draft.freeze()

    def deal(self, config: Config, draw: Draw) -> Any:
        self._check(config)
        return {"first": config.seats[draw.number(len(config.seats), "first")]}

    def _check(self, config: Config) -> int:
        """Return the number of rounds; raises SetupError if players, ruleset or options do not fit."""
        check_table(config, self.id, range(self.min_players, self.max_players + 1), "SET-1", self.rulesets)
        check_options(config, {"rounds": f"1-{MOST_ROUNDS}"})
        rounds = config.options.get("rounds", DEFAULT_ROUNDS)
        if type(rounds) is not int or not 1 <= rounds <= MOST_ROUNDS:
            raise SetupError("coins.setup.rounds", rule="END-1", game=self.id, most=MOST_ROUNDS)
        return rounds

    def position(self, data: Mapping[str, Any]) -> State:
        """Return the start of a round.

        All keys are optional: ``players`` (a number), ``ruleset``, ``rounds``, ``turn``, ``first``, and ``seats``:
        ``{"P1": {"cash": 5, "apples": 1, "pears": 0}}``. A turn after the last round makes a finished game.
        """
        if unknown := set(data) - {"players", "ruleset", "rounds", "turn", "first", "seats"}:
            raise _misplaced(f"{min(map(str, unknown))} is no part of a position")
        count = data.get("players", 2)
        if type(count) is not int or not self.min_players <= count <= self.max_players:
            raise _misplaced(f"players: {count!r} is not from {self.min_players} to {self.max_players}", "SET-1")
        options = {"rounds": data.get("rounds", DEFAULT_ROUNDS)}
        config = Config(actions.SEATS[:count], data.get("ruleset", "fair"), options, {"first": data.get("first", "P1")})
        try:
            draft = Draft(self.setup(config))
        except SetupError as error:
            raise _misplaced(str(error), error.rule) from None
        turn, seats = data.get("turn", 1), data.get("seats", {})
        if type(turn) is not int or turn < 1:
            raise _misplaced(f"turn: {turn!r} is no whole number from 1", "TUR-1")
        if not isinstance(seats, Mapping) or set(seats) - set(config.seats):
            raise _misplaced(f"seats: only {', '.join(config.seats)} are at the table")
        for seat, purse in seats.items():
            _fill(draft, seat, purse)
        draft.clock = replace(draft.clock, turn=turn)
        if turn > draft.table.rounds:
            draft.task = None
        return draft.state()

    # What is to be decided.

    def to_act(self, state: State) -> Decision | None:
        match state.task:
            case None:
                return None
            case RollTask():
                return Decision("roll", CHANCE, CHANCE)
            case task:
                return Decision(task.TAG, task.waiting[0], task.waiting[0])

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        match state.task:
            case RollTask():
                return tuple(action for action, _ in self.chance_outcomes(state))
            case PickTask(waiting=(seat, *_)):
                return tuple(Pick(seat, fruit) for fruit in FRUITS)
            case SellTask(waiting=(seat, *_)):
                held = {fruit: state.ledger.balance(seat, fruit) for fruit in FRUITS}
                return (*(Sell(seat, f, n) for f in FRUITS for n in range(1, held[f] + 1)), Keep(seat))
            case _:
                return ()

    def chance_outcomes(self, state: State) -> tuple[tuple[Action, Fraction], ...]:
        if not isinstance(state.task, RollTask):
            return ()
        return tuple((Roll(CHANCE, pips), share) for pips, share in enumerate(DICE[state.table.ruleset], 1))

    def interjections(self, state: State) -> tuple[Template, ...]:
        if state.task is None:
            return ()
        return tuple(
            Template(Give.TAG, seat, clockwise(state.table.seats, seat)[1:], 1, cash, ("GIF-1",))
            for seat in state.table.seats
            if (cash := state.ledger.balance(seat))
        )

    def refusals(self, state: State, action: Action) -> tuple[Reason, ...]:
        decision = self.to_act(state)
        if decision is None:
            return (reason("coins.refuse.over", "END-1"),)
        if isinstance(action, Give):
            return _refuse_gift(state, action)
        if action.actor != decision.actor:
            return (reason("coins.refuse.other_actor", "TUR-1", given=action.actor, actor=decision.actor),)
        if not isinstance(action, VERBS[decision.point]):
            return (reason(f"coins.refuse.other_point.{decision.point}", "TUR-1", player=decision.actor),)
        match action:
            case Roll() if not 1 <= action.pips <= len(DICE[state.table.ruleset]):
                return (reason("coins.refuse.pips", "DIE-1", pips=action.pips),)
            case Sell() if action.count < 1:
                return (reason("coins.refuse.count", "SEL-1", count=action.count),)
            case Sell() if (held := state.ledger.balance(action.actor, action.fruit)) < action.count:
                return (
                    reason("coins.refuse.fruit", "PUR-1", "SEL-1", player=action.actor, fruit=action.fruit, held=held),
                )
            case _:
                return ()

    def grounds(self, state: State, action: Action) -> tuple[str, ...]:
        rules = {Roll: "DIE-1", Pick: "PIC-1", Sell: "SEL-1", Keep: "SEL-1", Give: "GIF-1"}
        return (rules[type(action)],)

    # What an action leads to.

    def resolve(self, state: State, action: Action) -> Step[State]:
        draft = Draft(state)
        match action, state.task:
            case Give(actor=source, target=target, amount=amount), _:
                draft.pay(source, target, amount, "GIF-1", cause="gift")
            case Roll(pips=pips), _:
                draft.tell(Rolled(pips=pips, rules=("DIE-1",)))
                draft.task = PickTask(pips, (), clockwise(state.table.seats, state.clock.first))
            case Pick(actor=seat, fruit=fruit), PickTask() as task:
                _pick(draft, task, seat, fruit)
            case Sell(actor=seat, fruit=fruit, count=count), SellTask(waiting=(_, *rest)):
                draft.pay(seat, BANK, count, "SEL-1", cause="sale", unit=fruit)
                draft.pay(BANK, seat, count, "SEL-1", cause="price")
                _ask_next(draft, tuple(rest))
            case Keep(actor=seat), SellTask(waiting=(_, *rest)):
                draft.tell(Kept(player=seat, rules=("SEL-1",)))
                _ask_next(draft, tuple(rest))
        return draft.freeze()

    def outcome(self, state: State) -> Outcome | None:
        if state.task is not None:
            return None
        scores = {seat: _score(state, seat) for seat in state.table.seats}
        return Outcome(
            scores=tuple(scores.items()),
            ranks=tuple(_ranks(scores).items()),
            ended=reason("coins.ended", "END-1", "SCO-1", "SCO-2", rounds=state.table.rounds),
        )

    def invariants(self, state: State) -> Iterable[Breach]:
        for holder, unit in state.ledger.overdrawn():
            yield Breach("PUR-1", f"{holder} holds less than no {unit}")
        for unit in UNITS:
            if state.ledger.total(unit):
                yield Breach("PUR-1", f"the sum of all {unit} is {state.ledger.total(unit)}")

    # What others see.

    def view(self, state: State, viewer: str = PUBLIC) -> dict[str, Any]:
        self.check_viewer(state, viewer)
        decision = self.to_act(state)
        data: dict[str, Any] = {
            "game": self.id,
            "ruleset": state.table.ruleset,
            "turn": state.clock.turn,
            "over": decision is None,
            "decision": decision and {"point": decision.point, "actor": decision.actor, "seat": decision.seat},
            "seats": {
                seat: {unit: state.ledger.balance(seat, unit) for unit in UNITS} | {"score": _score(state, seat)}
                for seat in state.table.seats
            },
        }
        if isinstance(state.task, PickTask):
            data["pips"] = state.task.pips
            data["picked"] = [seat for seat, _ in state.task.picks]
            data["picks"] = {seat: fruit for seat, fruit in state.task.picks if viewer in (seat, ALL)}
        return data

    def order_key(self, action: Action) -> tuple[Any, ...]:
        return actions.order_key(action)

    def rulebook(self, ruleset: str) -> Rulebook:
        return _rulebook(ruleset)

    def turn(self, state: State) -> int:
        return state.clock.turn


@cache
def _rulebook(ruleset: str) -> Rulebook:
    return Rulebook.load(__package__, ruleset)


def _misplaced(what: str, rule: str = "") -> PositionError:
    return PositionError("position.bad", rule=rule, game=Coins.id, what=what)


def _fill(draft: Draft, seat: str, purse: Any) -> None:
    """Put into a purse what a custom position says; the bank gives or takes the difference."""
    if not isinstance(purse, Mapping) or set(purse) - set(UNITS):
        raise _misplaced(f"seats/{seat}: only {', '.join(UNITS)} can be held")
    for unit, amount in purse.items():
        if type(amount) is not int or amount < 0:
            raise _misplaced(f"seats/{seat}/{unit}: {amount!r} is no whole number from 0", "PUR-1")
        draft.ledger = draft.ledger.settled(seat, amount, unit)


def _refuse_gift(state: State, action: Give) -> tuple[Reason, ...]:
    seats = state.table.seats
    if action.actor not in seats or action.target not in seats or action.actor == action.target:
        return (reason("coins.refuse.gift", "GIF-1", actor=action.actor, target=action.target),)
    if action.amount < 1:
        return (reason("coins.refuse.take", "GIF-1", amount=action.amount, target=action.target),)
    held = state.ledger.balance(action.actor)
    if held < action.amount:
        return (reason("coins.refuse.coins", "PUR-1", "GIF-1", player=action.actor, held=held, needed=action.amount),)
    return ()


def _begin_round(draft: Draft) -> None:
    draft.task = RollTask()
    draft.tell(RoundBegan(turn=draft.clock.turn, player=draft.clock.first, rules=("TUR-1", "SET-2")))


def _pick(draft: Draft, task: PickTask, seat: str, fruit: str) -> None:
    """Note a pick for its player alone; when all are in, show them and share the harvest."""
    draft.tell(Chose(player=seat, rules=("PIC-1",)))
    draft.tell(Picked(player=seat, fruit=fruit, rules=("PIC-1",), visible_to=(seat,)))
    picks, waiting = (*task.picks, (seat, fruit)), task.waiting[1:]
    if waiting:
        draft.task = PickTask(task.pips, picks, waiting)
        return
    for player, picked in picks:
        draft.tell(Picked(player=player, fruit=picked, rules=("PIC-2",)))
    for player, picked in picks:
        share = task.pips // sum(other == picked for _, other in picks)
        draft.pay(BANK, player, share, "PIC-2", cause="harvest", unit=picked)
    draft.task = SellTask(tuple(player for player, _ in picks))


def _ask_next(draft: Draft, waiting: tuple[str, ...]) -> None:
    """Ask the next seller, or begin the next round, or end the game."""
    if waiting:
        draft.task = SellTask(waiting)
        return
    state = draft.state()
    if draft.clock.turn < draft.table.rounds:
        draft.clock = Clock(draft.clock.turn + 1, clockwise(draft.table.seats, draft.clock.first)[1])
        _begin_round(draft)
        return
    draft.task = None
    draft.tell(GameEnded(rounds=draft.table.rounds, rules=("END-1",)))
    scores = {seat: _score(state, seat) for seat in state.table.seats}
    for seat, rank in _ranks(scores).items():
        cash = state.ledger.balance(seat)
        rules = ("SCO-1", "SCO-2")
        draft.tell(
            Scored(player=seat, cash=cash, pairs=_pairs(state, seat), score=scores[seat], rank=rank, rules=rules)
        )


def _pairs(state: State, seat: str) -> int:
    return min(state.ledger.balance(seat, fruit) for fruit in FRUITS)


def _score(state: State, seat: str) -> int:
    return state.ledger.balance(seat) + PAIR * _pairs(state, seat)


def _ranks(scores: Mapping[str, int]) -> dict[str, int]:
    return {seat: 1 + sum(other > own for other in scores.values()) for seat, own in scores.items()}


GAME = Coins()
