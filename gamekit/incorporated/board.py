"""The board: countries, squares, arrows, tracks, cards and corporations, read once from ``board.json``.

Each entry of the file says for each of its values whether the rulebook states it or whether it was reconstructed;
:meth:`Board.reconstructed` tells which are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Literal

Camp = Literal["NATO", "SCO"]
Affiliation = Literal["NATO", "SCO", "BATTLEGROUND", ""]

NATO: Camp = "NATO"
SCO: Camp = "SCO"
CAMPS: tuple[Camp, ...] = (NATO, SCO)
BATTLEGROUND: Affiliation = "BATTLEGROUND"
HAVENS = "tax_havens"
BIG_BROTHER = "big_brother"
GIANT_SQUID = "giant_squid"
FORTRESS = "fortress_derivatives"
OLD_MONEY = "old_money"
SLIDERS = ("growth", "interest", "stress", "power")


def other_camp(camp: Camp) -> Camp:
    """Return the opponent of a camp."""
    return SCO if camp == NATO else NATO


@dataclass(frozen=True, slots=True)
class Square:
    """An industry square; ``place`` is its index in its country, ``index`` in the order of all squares."""

    id: str
    country: str
    place: int
    index: int
    industry: str
    locked_at_start: bool


@dataclass(frozen=True, slots=True)
class CountryData:
    """What the board prints of a country.

    Parameters
    ----------
    zone
        None for Tax Havens (INC-004).
    stability
        0 for Tax Havens.
    affiliation
        Its camp, or the battleground marker, at the start; ``""`` for Tax Havens.
    camp
        Of a major: its starting camp (INC-180, INC-181).
    bonus
        Camp and size of its local clash bonus (INC-007).
    auto_win
        The camp that wins here without a die (INC-182).
    cards
        Number of its investment cards; 0 for minors.
    exits
        Countries to which an arrow leads from here, in board order; from Tax Havens all (INC-158).
    """

    id: str
    index: int
    zone: str | None
    major: bool
    stability: int
    affiliation: Affiliation
    camp: Camp | None
    bonus: tuple[Camp, int] | None
    auto_win: Camp | None
    squares: tuple[str, ...]
    cards: int
    card_name: str | None
    exits: tuple[str, ...]

    def clash_bonus(self, camp: Camp) -> int:
        """Return the local bonus as it counts for ``camp``: positive for it, negative against it (INC-174)."""
        if self.bonus is None:
            return 0
        favoured, value = self.bonus
        return value if favoured == camp else -value


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an Outlook card; what an operation does not use is empty.

    Parameters
    ----------
    op
        ``move_slider``, ``unlock_square``, ``lock_square``, ``flip_affiliation`` or ``camp_gains_power``.
    steps
        Of a slider or of power; negative: left, or lost.
    source, target
        Camps of a flip.
    """

    op: str
    country: str = ""
    zone: str = ""
    slider: str = ""
    steps: int = 0
    source: str = ""
    target: str = ""


@dataclass(frozen=True, slots=True)
class OutlookCard:
    """An Outlook card with its effects in printed order."""

    id: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """What a corporation begins with at one number of players (INC-078); cash in dollars."""

    shares: tuple[tuple[str, int], ...]
    squares: tuple[str, ...]
    cash: int


@dataclass(frozen=True, slots=True)
class Corporation:
    """A corporation card.

    Parameters
    ----------
    cubes
        All its asset cubes.
    sale_bonus
        Dollars it receives from the bank for each card it sells in a reverse auction.
    starts
        By number of players; only for those at which it plays (INC-A07).
    """

    id: str
    colour: str
    order: int
    cubes: int
    sale_bonus: int
    starts: Mapping[int, Start]


@dataclass(frozen=True, slots=True)
class GrowthStep:
    """A position of the Growth track: percent, and the payoff cards it reveals."""

    percent: int
    cards: int


class Board:
    """Everything printed on the board and the cards."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.raw = data
        self.zones: tuple[str, ...] = tuple(zone["id"] for zone in data["zones"])
        self.industries: tuple[str, ...] = tuple(data["parameters"]["values"]["industry_order_end_game"])
        self.industry_place: Mapping[str, int] = {industry: i for i, industry in enumerate(self.industries)}
        self.lands: Mapping[str, CountryData] = _lands(data)
        self.countries: tuple[str, ...] = tuple(land for land in self.lands if land != HAVENS)
        self.place: Mapping[str, int] = {land.id: land.index for land in self.lands.values()}
        self.squares: Mapping[str, Square] = _squares(data)
        self.majors: tuple[str, ...] = tuple(land.id for land in self.lands.values() if land.major)
        self.arrows: frozenset[tuple[str, str]] = frozenset((a["from"], a["to"]) for a in data["arrows"])
        self.cards: Mapping[str, OutlookCard] = {card["id"]: _outlook(card) for card in data["outlook_cards"]}
        self.corporations: Mapping[str, Corporation] = _corporations(data)
        self.rd_start: str = data["rd_marker_start"]["square"]
        sliders = data["sliders"]
        self.growth_track = tuple(GrowthStep(p["percent"], p["payoff_cards"]) for p in sliders["growth"]["positions"])
        self.interest_track: tuple[int, ...] = tuple(p["loan_value"] for p in sliders["interest"]["positions"])
        self.growth_start: int = sliders["growth"]["start_index"]
        self.interest_start: int = sliders["interest"]["start_index"]
        self.stress_ends: tuple[int, int] = (sliders["stress"]["min"], sliders["stress"]["max"])
        self.stress_start: int = sliders["stress"]["start"]
        self.stress_reset: int = sliders["stress"]["reset_after_crisis"]
        self.power_max: int = sliders["balance_of_power"]["max"]
        self.power_start: int = sliders["balance_of_power"]["start"]
        numbers = data["parameters"]["values"]
        self.turns: int = numbers["turns"]
        self.executives: Mapping[int, int] = {int(n): k for n, k in numbers["executives_by_player_count"].items()}
        self.executive_bonus: int = numbers["old_money_bonus_executives"]
        self.min_opening_bid: int = numbers["min_opening_bid"]
        self.bond_interest: int = numbers["bond_interest"]
        self.bond_penalty: int = numbers["end_game_bond_penalty"]
        self.expand_cost: int = numbers["expand_cost"]
        self.expand_moves: int = numbers["expand_moves"]
        self.fight_attacks: int = numbers["fight_attacks"]
        self.per_card: int = numbers["payoff_per_square_per_card"]
        self.leader_bonus: Mapping[int, int] = {int(n): k for n, k in numbers["market_leader_bonus"].items()}
        self.end_square: int = numbers["end_square_value"]
        self.end_leader: Mapping[int, int] = {int(n): k for n, k in numbers["end_market_leader_bonus"].items()}
        self.bank_steps: int = numbers["central_banks_steps"]
        self.budget_steps: int = numbers["budget_steps"]
        self.subsidies_look: int = numbers["subsidies_look"]
        self.rd_stability: int = numbers["rd_required_stability"]
        self.rd_counts: int = numbers["rd_square_counts_as"]
        self.crisis_die: int = numbers["crisis_die"]
        self.clash_die: int = numbers["clash_die"]
        self.payoff_per_industry: int = numbers["payoff_cards_per_industry"]
        self.black_cubes: int = data["components"]["values"]["cubes"]["black"]
        self.bond_papers: int = data["components"]["values"]["corporate_bonds"]
        self._marks = {
            (kind, entry["id"]): _reconstructed(entry["provenance"])
            for kind in ("countries", "outlook_cards", "corporations")
            for entry in data[kind]
        }

    def growth(self, has_zero: bool) -> tuple[GrowthStep, ...]:
        """Return the Growth track, without or with a position for 0 % (INC-A04).

        With it, the ten positions run from -2 % to 7 %, each with three cards more than its percentage.
        """
        if not has_zero:
            return self.growth_track
        first = self.growth_track[self.growth_start].percent - self.growth_start
        return tuple(GrowthStep(first + i, first + i + 3) for i in range(len(self.growth_track)))

    def corporations_for(self, players: int) -> tuple[str, ...]:
        """Return the corporations that play at a number of players, in play order (INC-A07)."""
        return tuple(name for name, corp in self.corporations.items() if players in corp.starts)

    def executives_of(self, corporation: str, players: int) -> int:
        """Return how many executives a corporation has in each phase (INC-035)."""
        return self.executives[players] + (self.executive_bonus if corporation == OLD_MONEY else 0)

    def in_zone(self, zone: str) -> tuple[CountryData, ...]:
        """Return the countries of a zone in board order."""
        return tuple(land for land in self.lands.values() if land.zone == zone)

    def ordered(self, countries: Iterable[str]) -> tuple[str, ...]:
        """Return country ids in board order."""
        return tuple(sorted(countries, key=self.place.__getitem__))

    def reconstructed(self, kind: str, identifier: str) -> tuple[str, ...]:
        """Return the fields of an entry that are reconstructed, ``"*"`` if the whole entry is.

        Parameters
        ----------
        kind
            ``countries``, ``outlook_cards`` or ``corporations``.
        """
        return self._marks[kind, identifier]


def _reconstructed(mark: Any) -> tuple[str, ...]:
    if isinstance(mark, str):
        return ("*",) if mark == "reconstructed" else ()
    return tuple(name for name, word in mark.items() if word == "reconstructed")


def _lands(data: Mapping[str, Any]) -> Mapping[str, CountryData]:
    order = [country["id"] for country in data["countries"]]
    exits: dict[str, list[str]] = {country: [] for country in order}
    for arrow in data["arrows"]:
        exits[arrow["from"]].append(arrow["to"])
    found = {}
    for index, country in enumerate(data["countries"]):
        bonus = country["local_bonus"]
        found[country["id"]] = CountryData(
            id=country["id"],
            index=index,
            zone=country["zone"],
            major=country["major"],
            stability=country["stability"],
            affiliation=country["start_affiliation"],
            camp=country["starting_camp"],
            bonus=(bonus["camp"], bonus["value"]) if bonus else None,
            auto_win=country["auto_win_camp"],
            squares=tuple(square["id"] for square in country["squares"]),
            cards=country["investment_cards"],
            card_name=country["investment_card_name"],
            exits=tuple(sorted(exits[country["id"]], key=order.index)),
        )
    havens = data["tax_havens"]
    found[HAVENS] = CountryData(
        id=HAVENS,
        index=len(order),
        zone=None,
        major=False,
        stability=0,
        affiliation="",
        camp=None,
        bonus=None,
        auto_win=None,
        squares=tuple(square["id"] for square in havens["squares"]),
        cards=0,
        card_name=None,
        exits=tuple(order),
    )
    return found


def _squares(data: Mapping[str, Any]) -> Mapping[str, Square]:
    found: dict[str, Square] = {}
    for country in (*data["countries"], data["tax_havens"]):
        for place, square in enumerate(country["squares"]):
            found[square["id"]] = Square(
                square["id"], country["id"], place, len(found), square["industry"], square["locked_at_start"]
            )
    return found


def _outlook(card: Mapping[str, Any]) -> OutlookCard:
    effects: list[Effect] = []
    for raw in card["effects"]:
        effect = Effect(
            op=raw["op"],
            country=raw.get("country", ""),
            zone=raw.get("zone", ""),
            slider=raw.get("slider", ""),
            steps=raw.get("steps", 0),
            source=raw.get("from", ""),
            target=raw.get("to", ""),
        )
        # An effect that happens several times is as many effects, each with its own choice.
        effects += [effect] * raw.get("count", 1)
    return OutlookCard(card["id"], tuple(effects))


def _corporations(data: Mapping[str, Any]) -> Mapping[str, Corporation]:
    found = {}
    for card in sorted(data["corporations"], key=lambda item: item["play_order"]):
        starts = {
            int(players): Start(tuple(own["shares"].items()), tuple(own["occupied_squares"]), own["cash"])
            for players, own in card["setup"].items()
        }
        hooks = card["special_power"]["hooks"]
        sale_bonus = sum(hook["cash"] for hook in hooks if hook["on"] == "reverse_auction_sold")
        found[card["id"]] = Corporation(
            card["id"], card["colour"], card["play_order"], card["cubes"], sale_bonus, starts
        )
    return found


@cache
def board() -> Board:
    """Return the one board."""
    raw = resources.files(__package__).joinpath("board.json").read_text(encoding="utf-8")
    return Board(json.loads(raw))
