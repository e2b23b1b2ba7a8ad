"""Phase V, payment: the bill of each seat, how its modifier is split, and the payment (IMP-050 to IMP-060)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.core.ledger import BANK
from gamekit.core.text import Action
from gamekit.core.verdict import Reason, reason
from gamekit.impero import deficits, modifiers, repairs
from gamekit.impero.actions import SplitBill
from gamekit.impero.bill import Bill, Line
from gamekit.impero.board import AUTUMN, ENGINE, FOOD, GOLD, SEASONS, SHIP, WINTER, board
from gamekit.impero.draft import Draft
from gamekit.impero.events_upkeep import BillPaid, ExactlySeven
from gamekit.impero.known import known_by
from gamekit.impero.pieces import Army
from gamekit.impero.state import Lookups, State
from gamekit.impero.tasks import BillSplitTask, Task

VERBS: Mapping[type[Task], tuple[type[Action], ...]] = {BillSplitTask: (SplitBill,)}

SEASON_RULES: Mapping[str, tuple[str, ...]] = {AUTUMN: ("IMP-017",), WINTER: ("IMP-018",)}
"""The rules of what a season changes in upkeep."""

SMALL = 5
"""Combat units of an army that still eats 1 food (IMP-050)."""


@known_by("armies", "fleets", "cities", "regions", "governors")
def lines(at: Lookups, seat: str) -> tuple[Line, ...]:
    """Return the lines of a seat's bill: armies, regions, ships, engines; agents cost nothing (IMP-050 to IMP-056)."""
    found: list[Line] = []

    def add(what: str, where: str, count: int, rule: str, size: int = 0, place: str = "") -> None:
        resource, each = board().upkeep[what]
        if count:
            found.append(Line(what, where, count, each, resource, rule, size, place))

    armies = [army for army in at.armies_of(seat) if army.combat]
    for army in armies:
        small = army.combat <= SMALL
        what, rule = ("armee_petite", "IMP-050") if small else ("armee_grande", "IMP-051")
        add(what, army.name, 1, rule, army.combat, _place(at, army))
    for army in armies:
        if abroad(at, army):
            add("armee_hors_controle", army.name, 1, "IMP-052", army.combat, _place(at, army))
    regions = dict.fromkeys(board().cities[city.id].region for city in at.cities_of(seat))
    for region in sorted(regions, key=board().region_place.__getitem__):
        add("region", region, 1, "IMP-053")
    add(SHIP, "", sum(fleet.ships for fleet in at.fleets_of(seat)), "IMP-054")
    add(ENGINE, "", sum(army.engines for army in at.armies_of(seat)), "IMP-055")
    return tuple(found)


def _place(at: Lookups, army: Army) -> str:
    """Return where an army is: a region, a city, or the sea of the fleet that carries it."""
    fleet = at.fleet(army.owner, army.place)
    return fleet.sea if fleet else army.place


def abroad(at: Lookups, army: Army) -> bool:
    """Return whether an army is outside the regions that its owner controls; at sea it is (IMP-052, IMP-A14).

    While bills are paid, what counts is who governed when the phase began (IMP-A21).
    """
    region = at.region_of(army)
    return not region or dict(at.governors).get(region, at.region(region).governor) != army.owner


def bill(at: Lookups, seat: str) -> Bill:
    """Return the bill of a seat as it would be now, its modifier not yet split."""
    return Bill(
        seat,
        lines(at, seat),
        season=modifiers.added(modifiers.season_effects(at), "upkeep_add"),
        card=modifiers.added(modifiers.card_effects(at), "upkeep_add"),
    )


def forecast(at: Lookups, seat: str) -> Bill:
    """Return the bill of a seat with the best split, paid from its stocks of now (IMP-A04, IMP-A26)."""
    food, gold = at.stock(seat, FOOD), at.stock(seat, GOLD)
    own = bill(at, seat)
    return settled(at, own.put(own.best(food, gold)))


def settled(at: Lookups, own: Bill) -> Bill:
    """Return a bill paid from the stocks of now as far as they go, with its tier (IMP-060, IMP-A01, IMP-A09)."""
    relief = modifiers.deficit_relief(at, own.seat)
    seven = at.table.options.deficit_at_7
    return own.settled(at.stock(own.seat, FOOD), at.stock(own.seat, GOLD), relief, seven)


def by_season(own: Bill, food: int, gold: int, relief: int, at_seven: int) -> dict[str, Bill]:
    """Return the same lines billed in each season, without an event card, with the best split (IMP-057, IMP-A04).

    Parameters
    ----------
    own
        A bill of any season: its lines count, its modifiers do not.
    food, gold, relief, at_seven
        As of :meth:`Bill.settled`.

    Examples
    --------
    >>> lines = (Line("armee_grande", "a1", 1, 2, "nourriture", "IMP-051"), Line("navire", "", 3, 1, "or", "IMP-054"))
    >>> {season: bill.due for season, bill in by_season(Bill("P1", lines), 9, 9, 0, 2).items()}
    {'printemps': 5, 'ete': 5, 'automne': 3, 'hiver': 6}
    """
    found = {}
    for season in SEASONS:
        billed = Bill(own.seat, own.lines, season=modifiers.added(board().seasons[season], "upkeep_add"))
        found[season] = billed.put(billed.best(food, gold)).settled(food, gold, relief, at_seven)
    return found


def enter(draft: Draft) -> None:
    """Let all seats pay, seat by seat (IMP-034, IMP-A21)."""
    advance(draft, draft.alive())


def advance(draft: Draft, waiting: tuple[str, ...]) -> None:
    """Go on with the payers that are left; behind the last one repairs begin (IMP-034)."""
    while waiting:
        own = bill(draft, waiting[0])
        if own.modifier:
            draft.task = BillSplitTask(waiting)
            return
        if pay(draft, own.put((0, 0)), waiting):
            return
        waiting = waiting[1:]
    draft.governors = ()
    repairs.begin(draft)


def pay(draft: Draft, own: Bill, waiting: tuple[str, ...]) -> bool:
    """Pay a bill as far as the stocks go and return whether a deficit asks for a decision (IMP-060, IMP-A09)."""
    paid, seat = settled(draft, own), own.seat
    changed = _changed(draft, own)
    exceptions = _exceptions(draft, paid)
    for resource, amount in ((FOOD, paid.paid_food), (GOLD, paid.paid_gold)):
        reasons = dict.fromkeys(line.rule for line in own.lines if line.resource == resource)
        capital = ("IMP-A11",) if resource == GOLD and _only_capitals(draft, seat) else ()
        draft.pay(seat, BANK, amount, "IMP-034", *reasons, *capital, *changed, cause="upkeep", unit=resource)
    draft.set_season(bills=(*draft.season.bills, paid))
    draft.tell(
        BillPaid(
            player=seat,
            food=paid.food,
            gold=paid.gold,
            due=paid.due,
            paid=paid.due - paid.missing,
            short_food=paid.food - paid.paid_food,
            short_gold=paid.gold - paid.paid_gold,
            missing=paid.missing,
            counted=paid.counted,
            tier=paid.tier,
            bill=paid,
            rules=(deficits.TIER_RULES[paid.tier], "IMP-060", *exceptions, *changed),
        )
    )
    if paid.seven:
        draft.tell(ExactlySeven(player=seat, tier=paid.tier, rules=("IMP-A01",)))
    return deficits.begin(draft, paid.tier, waiting)


def _changed(at: Lookups, own: Bill) -> tuple[str, ...]:
    """Return the rules of what season and card changed in a bill, the floor among them only where it was reached."""
    floored = any(own.base(resource) + more < 0 for resource, more in zip((FOOD, GOLD), own.split))
    return (
        *SEASON_RULES.get(at.clock.season, ()),
        *(("IMP-030",) if own.card else ()),
        *(("IMP-057", "IMP-A04") if own.modifier else ()),
        *(("IMP-A05",) if floored else ()),
    )


def _exceptions(at: Lookups, paid: Bill) -> tuple[str, ...]:
    """Return the rules of what is out of the ordinary in a bill that was paid, before the payment is made.

    They are a stock that could not help out with what the other one lacked, what had to be paid for all that is
    missing, armies at sea, engines alone, and agents where they are all that could have cost something.
    """
    seat, armies = paid.seat, at.armies_of(paid.seat)
    left = at.stock(seat, FOOD) > paid.food, at.stock(seat, GOLD) > paid.gold
    return (
        *(("IMP-A08",) if paid.missing and any(left) else ()),
        *(("IMP-A09",) if paid.missing and paid.due > paid.missing else ()),
        *(("IMP-A14",) if any(army.combat and not at.region_of(army) for army in armies) else ()),
        *(("IMP-A25",) if any(not army.combat for army in armies) else ()),
        *(("IMP-056",) if not paid.lines and at.agents_of(seat) else ()),
    )


def _only_capitals(at: Lookups, seat: str) -> bool:
    """Return whether a region costs its gold for a capital alone (IMP-A11)."""
    owned = at.cities_of(seat)
    others = {board().cities[city.id].region for city in owned if city.how != "capital"}
    return any(city.how == "capital" and board().cities[city.id].region not in others for city in owned)


def legal(state: State) -> tuple[Action, ...]:
    """Return every split of the modifier, most on gold first (IMP-DP-15)."""
    own = _due(state)
    return tuple(SplitBill(own.seat, *split) for split in own.splits())


def default(state: State) -> Action:
    """Return the split with the fewest missing, which the kit offers first (IMP-A04, IMP-A26)."""
    own = _due(state)
    return SplitBill(own.seat, *own.best(state.stock(own.seat, FOOD), state.stock(own.seat, GOLD)))


def _due(state: State) -> Bill:
    task = state.task
    assert isinstance(task, BillSplitTask)
    return bill(state, task.waiting[0])


def refuse(state: State, action: Action) -> tuple[Reason, ...]:
    """Return why a split is none of the modifier."""
    assert isinstance(action, SplitBill)
    own = _due(state)
    if (action.food, action.gold) in own.splits():
        return ()
    return (
        reason(
            "impero.refuse.split",
            "IMP-A04",
            "IMP-057",
            modifier=own.modifier,
            food=action.food,
            gold=action.gold,
            known=", ".join(f"{food} {gold}" for food, gold in own.splits()),
        ),
    )


def grounds(state: State, action: Action) -> tuple[str, ...]:
    """Return the rules of a split."""
    rules = SEASON_RULES.get(state.clock.season, ())
    return ("IMP-DP-15", "IMP-057", "IMP-A04", *rules, *(("IMP-A26",) if action == default(state) else ()))


def resolve(draft: Draft, state: State, action: Action) -> None:
    """Pay the bill with its modifier split, and go on."""
    assert isinstance(action, SplitBill)
    task = state.task
    assert isinstance(task, BillSplitTask)
    if not pay(draft, _due(state).put((action.food, action.gold)), task.waiting):
        draft.end_deficit(task.waiting)
