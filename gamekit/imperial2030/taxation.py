"""The Taxation space: revenue, power points, bonus, and the end of the game (TAX, END)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gamekit.core.ledger import BANK, Ledger
from gamekit.imperial2030.board import board
from gamekit.imperial2030.draft import Draft
from gamekit.imperial2030.events import PointsLost, Taxed
from gamekit.imperial2030.rulesets import Switches
from gamekit.imperial2030.scoring import end_game
from gamekit.imperial2030.state import Nation, occupied
from gamekit.imperial2030.turn import end_turn


@dataclass(frozen=True, slots=True)
class Revenue:
    """What a nation's tax revenue is made of, in millions."""

    factories: int
    flags: int
    provinces: int

    @property
    def total(self) -> int:
        """The whole revenue."""
        return self.factories + self.flags + self.provinces


def revenue(nation: Nation, nations: Iterable[Nation], rules: Switches) -> Revenue:
    """Return a nation's tax revenue (TAX-1): factories, occupied or not, flags, free home provinces."""
    taken = occupied(nations)
    free = sum(region not in taken for region in board().nation_data[nation.id].provinces)
    return Revenue(
        factories=rules.tax_per_factory * len(nation.factories),
        flags=rules.tax_per_flag * len(nation.flags),
        provinces=rules.tax_per_free_province * free,
    )


def enter(draft: Draft) -> None:
    """Levy the taxes: revenue, power points, bonus, without a question (TAX-7)."""
    nation = draft.active
    land = draft.nation(nation)
    levied = revenue(land, draft.nations, draft.rules)
    # Flags pay although the units that set them have gone.
    left_behind = ("FLG-5",) if any(not land.at(flag) for flag in land.flags) else ()
    draft.tell(
        Taxed(
            nation=nation,
            factories=levied.factories,
            flags=levied.flags,
            provinces=levied.provinces,
            revenue=levied.total,
            rules=("TAX-1", "TAX-7", *left_behind),
        )
    )
    draft.pay(BANK, nation, levied.total, "TAX-2", cause="tax")
    column = board().tax_column(levied.total)
    gain_power(draft, nation, column.power)
    draft.pay(BANK, draft.mover, column.bonus, "TAX-4", "TAX-6", cause="tax_bonus")
    if draft.ledger.balance(nation, "power") == board().power_max:
        end_game(draft, nation)
    else:
        end_turn(draft)


def power_gain(ledger: Ledger, nation: str, points: int) -> int:
    """Return how many power points of the chart a nation can still take, 25 being the most (TAX-5)."""
    return min(points, board().power_max - ledger.balance(nation, "power"))


def gain_power(draft: Draft, nation: str, points: int) -> None:
    """Add power points of the chart; points above 25 are lost (TAX-5)."""
    gained = power_gain(draft.ledger, nation, points)
    draft.pay(BANK, nation, gained, "TAX-5", "TAX-6", cause="power", unit="power")
    if gained < points:
        draft.tell(PointsLost(nation=nation, points=points - gained, rules=("TAX-5",)))
