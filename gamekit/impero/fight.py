"""A battle from its first dice to its end, on land and at sea (IMP-110 to IMP-114, IMP-120, IMP-121).

The rooms of battles call :func:`begin`, :func:`strike`, :func:`lose`, :func:`fight_on` and :func:`retreat`; each goes
on until chance or a seat has something to decide, or the battle is over.
"""

from __future__ import annotations

from gamekit.impero import ways
from gamekit.impero.board import ENGINE, SHIP, board
from gamekit.impero.changed import changed
from gamekit.impero.draft import Draft
from gamekit.impero.events_battle import BattleDie, BattleEnded, FoughtOn, Retreated, ShipsSunk
from gamekit.impero.pieces import Army, Fleet
from gamekit.impero.state import Lookups
from gamekit.impero.tasks import Battle, BattleDiceTask, LossesTask, RetreatTask


def at_sea(battle: Battle) -> bool:
    """Return whether fleets fight."""
    return battle.place in board().seas


def side(at: Lookups, battle: Battle, seat: str) -> Army | Fleet | None:
    """Return the army or the fleet of a side, None once it is gone."""
    name = battle.foe if seat == battle.defender else battle.army
    return at.fleet(seat, name) if at_sea(battle) else at.army(seat, name)


def alive(at: Lookups, battle: Battle, seat: str) -> bool:
    """Return whether a side has ships or combat units left."""
    own = side(at, battle, seat)
    return own.combat > 0 if isinstance(own, Army) else own is not None


def rollers(at: Lookups, battle: Battle, seat: str) -> tuple[str, ...]:
    """Return the units of a side that roll in this step, one per die, in the order of units (IMP-111, IMP-120)."""
    own = side(at, battle, seat)
    if isinstance(own, Fleet):
        return (SHIP,) * own.ships
    if own is None:
        return ()
    kinds = [kind for kind in board().combat if _rolls(battle, kind)]
    return tuple(kind for kind in kinds for _ in range(own.has(kind)))


def _rolls(battle: Battle, kind: str) -> bool:
    """Return whether a kind of unit rolls in a step: first strike, the others of round 1, or all (IMP-111)."""
    return battle.step == "all" or board().units[kind].first == (battle.step == "first")


def hits(kinds: tuple[str, ...], rolled: tuple[int, ...]) -> int:
    """Return how many dice hit (IMP-112)."""
    return sum(die >= board().units[kind].hits for kind, die in zip(kinds, rolled))


def begin(draft: Draft, battle: Battle) -> None:
    """Let chance roll the dice of a step; where nobody rolls in it, go on."""
    units = rollers(draft, battle, draft.clock.due)
    others = rollers(draft, battle, battle.defender)
    if units or others:
        draft.task = BattleDiceTask(battle, units, others)
    else:
        _after_step(draft, battle)


def tell_die(draft: Draft, task: BattleDiceTask, die: int) -> None:
    """Tell what the next die of a step is and whether it hits."""
    place = len(task.rolled)
    first = place < len(task.units)
    kind = (*task.units, *task.others)[place]
    rules = {"first": ("IMP-112", "IMP-111"), "rest": ("IMP-112", "IMP-111"), "all": ("IMP-112",)}[task.battle.step]
    draft.tell(
        BattleDie(
            player=draft.clock.due if first else task.battle.defender,
            unit=kind,
            die=die,
            hit=die >= board().units[kind].hits,
            rules=("IMP-120",) if at_sea(task.battle) else rules,
        )
    )


def strike(draft: Draft, task: BattleDiceTask) -> None:
    """Let the hits of all dice of a step count at the same time (IMP-112, IMP-121)."""
    battle, attacker = task.battle, draft.clock.due
    given = hits(task.units, task.rolled[: len(task.units)])
    taken = hits(task.others, task.rolled[len(task.units) :])
    if at_sea(battle):
        over = _sink(draft, battle, attacker, taken), _sink(draft, battle, battle.defender, given)
    else:
        over = taken, given
    take(draft, battle, attacker, *over)


def _sink(draft: Draft, battle: Battle, seat: str, number: int) -> int:
    """Sink ships of a side and return how many units of cargo are above the capacity left (IMP-121)."""
    fleet = side(draft, battle, seat)
    assert isinstance(fleet, Fleet)
    number = min(number, fleet.ships)
    if not number:
        return 0
    left = changed(fleet, ships=fleet.ships - number)
    draft.tell(ShipsSunk(player=seat, fleet=fleet.name, number=number, left=left.ships, rules=("IMP-121",)))
    if not left.ships:
        for army in draft.armies_of(seat, fleet.name):
            for kind in army.kinds():
                for _ in range(army.has(kind)):
                    draft.lose_unit(seat, army.name, kind, "IMP-121", "IMP-106", cause="drowned")
    draft.set_fleet(left)
    return max(0, ways.cargo(draft, left) - ways.capacity(left))


def can_lose(at: Lookups, battle: Battle, seat: str) -> tuple[tuple[str, str], ...]:
    """Return (army, kind) of what a side can give: a combat unit of its army, or any cargo of its fleet (IMP-DP-9)."""
    own = side(at, battle, seat)
    if isinstance(own, Fleet):
        return tuple((army.name, kind) for army in at.armies_of(seat, own.name) for kind in army.kinds())
    return tuple((own.name, kind) for kind in own.kinds() if kind != ENGINE) if own else ()


def take(draft: Draft, battle: Battle, seat: str, left: int, after: int) -> None:
    """Let a side give units, asking where there is more than one kind, then the defender, then go on (IMP-DP-9)."""
    while left and (open_ := can_lose(draft, battle, seat)):
        if len(open_) > 1:
            draft.task = LossesTask(battle, seat, left, after)
            return
        lose(draft, battle, seat, *open_[0])
        left -= 1
    if seat != battle.defender:
        take(draft, battle, battle.defender, after, 0)
    else:
        _after_step(draft, battle)


def lose(draft: Draft, battle: Battle, seat: str, army: str, kind: str) -> None:
    """Take a unit off a side."""
    if at_sea(battle):
        draft.lose_unit(seat, army, kind, "IMP-121", "IMP-DP-9", cause="drowned")
    else:
        draft.lose_unit(seat, army, kind, "IMP-112", "IMP-DP-9", cause="battle")


def ruin(draft: Draft, seat: str, name: str) -> None:
    """Destroy the engines of an army that has no combat unit left (IMP-112)."""
    army = draft.army(seat, name)
    for _ in range(army.engines if army and not army.combat else 0):
        draft.lose_unit(seat, name, ENGINE, "IMP-112", cause="ruin")


def _after_step(draft: Draft, battle: Battle) -> None:
    """After the losses of a step: the battle is over, the round goes on, or each side may retreat."""
    attacker, defender = draft.clock.due, battle.defender
    if not at_sea(battle):
        ruin(draft, attacker, battle.army)
        ruin(draft, defender, battle.foe)
    living = [seat for seat in (attacker, defender) if alive(draft, battle, seat)]
    if len(living) < 2:
        end(draft, battle, living[0] if living else "")
    elif battle.step == "first":
        begin(draft, changed(battle, step="rest"))
    else:
        _ask(draft, battle, defender)


def open_places(at: Lookups, battle: Battle, seat: str) -> tuple[str, ...]:
    """Return where a side can retreat to: a neighbour without enemy, or for a garrison its city (IMP-113, IMP-121)."""
    if at_sea(battle):
        return tuple(sea for sea in board().seas[battle.place].neighbours if not ways.hostile_sea(at, seat, sea))
    if battle.home and seat != battle.defender:
        return (battle.home,)
    borders = board().regions[battle.place].borders
    return tuple(region for region in borders if not ways.hostile_field(at, seat, region))


def _ask(draft: Draft, battle: Battle, seat: str) -> None:
    """Ask a side whether it retreats; where no place is open, it fights on."""
    if open_places(draft, battle, seat):
        draft.task = RetreatTask(battle, seat)
    else:
        _next(draft, battle, seat)


def fight_on(draft: Draft, battle: Battle, seat: str) -> None:
    """Note that a side fights on, and go on."""
    draft.tell(FoughtOn(player=seat, rules=("IMP-113", "IMP-DP-10")))
    _next(draft, battle, seat)


def _next(draft: Draft, battle: Battle, seat: str) -> None:
    """Ask the attacker behind the defender; behind both the next round begins, in which all roll (IMP-111, IMP-113)."""
    if seat == battle.defender:
        _ask(draft, battle, draft.clock.due)
    else:
        begin(draft, changed(battle, round=battle.round + 1, step="all"))


def retreat(draft: Draft, battle: Battle, seat: str, target: str) -> None:
    """Let a side leave for an open place without cost in steps; the other one stays (IMP-113, IMP-114, IMP-121)."""
    own = side(draft, battle, seat)
    assert own is not None, f"{seat} has nothing left in the battle"
    rule = "IMP-121" if at_sea(battle) else "IMP-113"
    if isinstance(own, Fleet):
        draft.set_fleet(changed(own, sea=target))
    else:
        draft.set_army(changed(own, place=target))
    draft.tell(Retreated(player=seat, piece=own.name, where=target, rules=(rule, "IMP-DP-10")))
    end(draft, battle, draft.clock.due if seat == battle.defender else battle.defender)


def end(draft: Draft, battle: Battle, winner: str) -> None:
    """End a battle: the winner stays where he is, and nothing else changes hands (IMP-114, IMP-045)."""
    draft.tell(BattleEnded(player=winner, where=battle.place, rules=("IMP-113", "IMP-114", "IMP-045")))
    draft.end_action()
