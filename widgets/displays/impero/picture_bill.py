"""The bill of upkeep as an SVG picture, for a saved notebook that is opened where nothing runs.

The same rows as ``widgets/js/bill/rows.mjs`` draws in the browser.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gamekit.impero.board import FOOD, GOLD
from gamekit.impero.rulesets import GAME_ID
from widgets.displays.words import Words, bracketed
from widgets.pictures.tables import PAD, ROW, SIZE, document, line, table

RULES = (
    *("IMP-017", "IMP-018", "IMP-030", "IMP-034", *(f"IMP-05{number}" for number in range(6)), "IMP-057"),
    *("IMP-060", "IMP-061", "IMP-062", "IMP-063", "IMP-064", "IMP-153", "IMP-171"),
    *("IMP-A01", "IMP-A04", "IMP-A05", "IMP-A08", "IMP-A09", "IMP-A26"),
)
"""The rules that a bill can name."""

TIERS = ("IMP-064", "IMP-061", "IMP-062", "IMP-063")
"""The rule of each tier, of none first."""
_SEASON_RULES: Mapping[str, tuple[str, ...]] = {"automne": ("IMP-017",), "hiver": ("IMP-018",)}
_WIDTH = 640
"""The least width of a picture: sentences are wrapped to it."""

View = Mapping[str, Any]
Sentence = tuple[str, Sequence[str]]
"""Words and the rules they rest on."""


class BillWords(Words):
    """How the bills of a position are put into words."""

    def __init__(self, view: View, lang: str, names: Mapping[str, str]) -> None:
        super().__init__(GAME_ID, "bill", lang, names)
        self.hidden: Sequence[str] = view.get("hidden", {}).get("stocks", ())

    def number(self, value: int | None) -> str:
        """Return a number, or that it is hidden."""
        return self("hidden") if value is None else str(value)

    def called(self, row: Mapping[str, Any]) -> str:
        """Return what a line is for and where."""
        said = self(f"line.{row['what']}", where=row["where"], size=row.get("size", 0))
        place = row.get("place") or (row["where"] if row["what"] == "region" else "")
        return f"{said} · {self.name(place)}" if place else said


def bill_svg(
    view: View, bill: Mapping[str, Any] | None, kind: str, season: str, names: Mapping[str, str], lang: str
) -> str:
    """Draw a bill, or why there is none; ``kind`` is ``come``, ``paid`` or ``season``, as in ``rows.mjs``."""
    words = BillWords(view, lang, names)
    if bill is None:
        return _picture(words("title"), words("title"), [], [(words("none.over" if view["over"] else "none"), ())])
    card = "" if kind == "season" else view["card"] or ""
    heads = [words(f"head.{key}") for key in ("line", "count", "each", "food", "gold", "rule")]
    rows = [heads, *_lines(words, bill), *_changes(words, bill, kind, season, card), *_totals(words, bill, kind)]
    caption = words(f"caption.{kind}", player=bill["seat"], season=season, year=view["year"])
    return _picture(words("title"), caption, rows, _sentences(words, bill, kind, card, view["phase"]))


def _row(said: str, parts: Iterable[str] = ("", ""), rules: Iterable[str] = ()) -> list[str]:
    """Return a row that counts nothing; ``parts`` are food and gold."""
    return [said, "", "", *parts, " ".join(rules)]


def _base(bill: Mapping[str, Any], resource: str) -> int:
    return sum(row["cost"] for row in bill["lines"] if row["resource"] == resource)


def _lines(words: BillWords, bill: Mapping[str, Any]) -> list[list[str]]:
    rows = [
        [
            words.called(row),
            str(row["count"]),
            str(row["each"]),
            *(str(row["cost"]) if row["resource"] == resource else "" for resource in (FOOD, GOLD)),
            row["rule"],
        ]
        for row in bill["lines"]
    ]
    return [*rows, _row(words("base"), (str(_base(bill, FOOD)), str(_base(bill, GOLD))))]


def _changes(words: BillWords, bill: Mapping[str, Any], kind: str, season: str, card: str) -> list[list[str]]:
    """Return what season and card change, how it is split, and what the floor leaves of it."""
    of_season = words(
        "change.season" if bill["season"] else "change.none", season=season, change=_signed(bill["season"])
    )
    rows = [_row(of_season, rules=(*_SEASON_RULES.get(season, ()), "IMP-057"))]
    if bill["card"]:
        rows.append(_row(words("change.card", card=card, change=_signed(bill["card"])), rules=("IMP-030",)))
    if not (change := bill["season"] + bill["card"]):
        return rows
    split, paid = bill["split"], kind == "paid"
    parts = (words("hidden"),) * 2 if split is None else (_signed(split[0]), _signed(split[1]))
    said = words("split.paid" if paid else "split.come", change=_signed(change))
    rows.append(_row(said, parts, rules=("IMP-A04",)))
    if split is not None:
        lifted = (bill["food"] - _base(bill, FOOD) - split[0], bill["gold"] - _base(bill, GOLD) - split[1])
        if any(lifted):
            rows.append(_row(words("floor"), (_signed(part) if part else "" for part in lifted), rules=("IMP-A05",)))
    return rows


def _totals(words: BillWords, bill: Mapping[str, Any], kind: str) -> list[list[str]]:
    paid = kind == "paid"
    due, missing = bill["due"], bill["missing"]
    covered = None if due is None or missing is None else due - missing
    short = [
        None if bill[part] is None or bill[f"paid_{part}"] is None else bill[part] - bill[f"paid_{part}"]
        for part in ("food", "gold")
    ]
    amount = {
        key: "?" if value is None else value for key, value in (("due", due), ("paid", covered), ("missing", missing))
    }
    number = words.number
    return [
        _row(words("due", due=amount["due"]), (number(bill["food"]), number(bill["gold"])), ("IMP-034",)),
        _row(
            words("paid" if paid else "payable", paid=amount["paid"]),
            (number(bill[key]) for key in ("paid_food", "paid_gold")),
            ("IMP-A09",),
        ),
        _row(
            words("missing.paid" if paid else "missing.come", missing=amount["missing"]),
            map(number, short),
            ("IMP-060",),
        ),
    ]


def _sentences(words: BillWords, bill: Mapping[str, Any], kind: str, card: str, phase: str) -> list[Sentence]:
    said: list[Sentence] = []
    if bill["tier"] is None:
        said.append((words("note.hidden"), words.hidden))
    else:
        counted, missing, tier = bill["counted"], bill["missing"], bill["tier"]
        follows = "forgiven" if missing and not counted else tier
        when = "paid" if kind == "paid" else "come"
        said.append((words(f"follows.{when}.{follows}", counted=counted), (TIERS[tier],)))
        if counted != missing:
            said.append((words("law", missing=missing, counted=counted), ("IMP-060",)))
        if bill["seven"]:
            said.append((words("seven", tier=tier), ("IMP-A01",)))
        food, gold = bill["food"] - bill["paid_food"], bill["gold"] - bill["paid_gold"]
        if bool(food) != bool(gold):
            said.append((words("food_only" if food else "gold_only"), ("IMP-A08",)))
    if kind != "paid":
        note = "due" if kind == "come" and phase == "upkeep" else kind
        said.append((words(f"note.{note}"), ()))
    if kind == "come" and phase == "event" and not card:
        said.append((words("note.card"), ("IMP-030",)))
    if bill["card"]:
        said.append((words("note.reconstructed"), ()))
    return said


def seasons_svg(view: View, bills: Mapping[str, Mapping[str, Any]], names: Mapping[str, str], lang: str) -> str:
    """Draw the same upkeep in each season, side by side."""
    words = BillWords(view, lang, names)
    every = list(bills.values())

    def amounts(food: int, gold: int, format_: Any = str) -> str:
        parts = [(food, FOOD), (gold, GOLD)]
        found = [words("amount", amount=format_(value), unit=unit) for value, unit in parts if value]
        return " + ".join(found).replace(" + −", " −") or "0"

    def tier(bill: Mapping[str, Any]) -> str:
        return (
            words("hidden")
            if bill["tier"] is None
            else words("tier" if bill["tier"] else "tier.none", tier=bill["tier"])
        )

    heads = [words.name(season) + (f" {words('now')}" if season == view["season"] else "") for season in bills]
    rows = [[words("head.line"), *heads, words("head.rule")]]
    for row in every[0]["lines"]:
        cost = words("amount", amount=row["cost"], unit=row["resource"])
        rows.append([words.called(row), *[cost] * len(every), row["rule"]])
    tiers = dict.fromkeys(TIERS[bill["tier"]] for bill in every if bill["tier"] is not None)
    rows += [
        [words("season.base"), *(amounts(_base(bill, FOOD), _base(bill, GOLD)) for bill in every), ""],
        [
            words("season.change"),
            *(amounts(bill["split"][0], bill["split"][1], _signed) for bill in every),
            "IMP-017 IMP-018 IMP-A04 IMP-A05",
        ],
        [words("season.parts"), *(amounts(bill["food"], bill["gold"]) for bill in every), "IMP-034"],
        [words("season.due"), *(str(bill["due"]) for bill in every), ""],
        [words("season.missing"), *(words.number(bill["missing"]) for bill in every), "IMP-060"],
        [words("season.tier"), *map(tier, every), " ".join(tiers)],
    ]
    unseen: list[Sentence] = [(words("note.hidden"), words.hidden)] if every[0]["tier"] is None else []
    caption = words("caption.seasons", player=every[0]["seat"])
    return _picture(words("title"), caption, rows, [(words("note.seasons"), ("IMP-A26",)), *unseen])


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def _picture(title: str, caption: str, rows: list[list[str]], said: Sequence[Sentence]) -> str:
    drawn, height, width = table(caption, rows, 0) if rows else ("", 0.0, 0.0)
    width, marks = max(width, _WIDTH), [drawn]
    for sentence, rules in said:
        for part in textwrap.wrap(bracketed(sentence, rules), int((width - 2 * PAD) / (SIZE * 0.58))):
            height += ROW - 2
            marks.append(line(part, PAD, height))
    return document(title, width, height + PAD, "".join(marks))
