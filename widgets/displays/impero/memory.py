"""What a reader of IMPERO remembers of earlier steps: the card, income as arithmetic, a battle or a siege so far.

A position does not hold them. They are taken from the events of the steps before and stand beside the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from gamekit.core.events import Event
from gamekit.core.session import Node
from gamekit.impero.board import SHIP
from gamekit.impero.calendar import season_dial
from gamekit.impero.events import CardDrawn, PhaseBegan, UnitLost
from gamekit.impero.events_battle import (
    BattleBegan,
    BattleDie,
    BattleEnded,
    CityFell,
    FoughtOn,
    GarrisonDestroyed,
    Retreated,
    ShipsSunk,
    SiegeDie,
    SiegeLaid,
)
from gamekit.impero.income import Earning, balance, sheet, total
from gamekit.impero.rulesets import GAME_ID
from gamekit.impero.sieges import CITY
from gamekit.impero.stage import siege_parts
from gamekit.impero.state import UNITS, State
from gamekit.impero.tasks import BattleDiceTask, LossesTask, RetreatTask, SiegeDiceTask, SiegeLossesTask
from gamekit.locale import text
from widgets.displays.words import Words

Lines = list[list[str]]
"""Sentences, each with the rules it rests on."""

Die = BattleDie | SiegeDie

FIGHTING = (BattleDiceTask, LossesTask, RetreatTask, SiegeDiceTask, SiegeLossesTask)
"""Tasks of a battle or a siege under way."""
COURSE = (
    *(BattleBegan, BattleDie, BattleEnded, CityFell, FoughtOn, GarrisonDestroyed, Retreated, ShipsSunk, SiegeDie),
    *(SiegeLaid, UnitLost),
)
"""Events that belong to its course."""
SOURCES = ("route", "season_route", "stability", "technology", "emissary", "card", "turn")
"""What is added behind cities, buildings and the season, in the order of the rules (IMP-A02)."""


class CampaignMemory:
    """What is still to be read of earlier steps, from step to step of a game; `names` are those of the players."""

    def __init__(self, names: Mapping[str, str], lang: str = "en") -> None:
        self.names, self.lang = names, lang
        self.season: Lines = []
        self.course: Lines = []
        self.dice: list[Die] = []
        self.heading = ""
        self.say = Words(GAME_ID, "campaign", lang, names)
        self._kept: dict[str, Any] = {"told": []}

    def __call__(self, node: Node) -> dict[str, Any]:
        """Return what is told at a step; steps are told in their order, from the start of the game on.

        Returns
        -------
        dict
            ``told``: lines, each ``[sentence, rule id, ...]``; only what everybody may know. What did not change is
            shared: do not change it.
        """
        if node.parent is not None and (told := self._step(node.parent.state, node)) != self._kept["told"]:
            self._kept = {"told": told}
        return self._kept

    def _step(self, before: State, node: Node) -> Lines:
        state, events = node.state, node.events
        fought = any(isinstance(event, (BattleBegan, SiegeLaid)) for event in events)
        if fought or not isinstance(before.task, FIGHTING):
            self.course, self.dice = [], []
        for event in events:
            if isinstance(event, CardDrawn):
                self.season = list(self._card(event, state))
            elif isinstance(event, PhaseBegan) and event.phase == "income":
                self.season = [*self.season, *self._income(before, state)]
            elif isinstance(event, PhaseBegan) and event.phase in ("actions", "upkeep"):
                self.season = []
            elif isinstance(event, COURSE) and (fought or isinstance(before.task, FIGHTING)):
                self._course(event, before)
        if not isinstance(state.task, (BattleDiceTask, SiegeDiceTask)) or not state.task.rolled:
            # The dice of a step that is not over are shown as dice.
            self._fall()
        return [*self.season, *self.course]

    # The season.

    def _card(self, event: CardDrawn, state: State) -> Iterator[list[str]]:
        """Yield what the card that was drawn changes, as the season wheel says it."""
        options = {"actions": state.table.options.actions, "winter_stability": state.table.options.winter_stability}
        card = season_dial({"options": options})["cards"][event.card]
        key = "told.card.made" if card["reconstructed"] else "told.card"
        for line in card["lines"]:
            effect = text(f"widget.seasons.effect.{line['say']}", self.lang, game=GAME_ID, **line["params"])
            yield [self.say(key, card=event.card, effect=effect), *line["rules"]]

    def _income(self, before: State, state: State) -> Iterator[list[str]]:
        """Yield the income of each seat as arithmetic, in the order of IMP-A02."""
        # Only offers that took effect at the start of phase III lie between the income and this position (IMP-166).
        earned = replace(state, routes=before.routes)
        yield [self.say("told.order"), "IMP-031", "IMP-A02"]
        for seat in state.alive():
            lines = sheet(earned, seat)
            sums = [self._sum(lines, unit) for unit in UNITS if any(line.unit == unit for line in lines)]
            rules = dict.fromkeys(line.rule for line in lines)
            floor = ["IMP-A28"] if any(balance(lines, unit) < 0 for unit in UNITS) else []
            yield [self.say("told.income", player=seat, sums="; ".join(sums)), *rules, *floor]

    def _sum(self, lines: tuple[Earning, ...], unit: str) -> str:
        """Return an income in a resource or in points: "(3 + 2) × 2 + 1 = 11 food"."""
        own = [line for line in lines if line.unit == unit]
        by = {what: sum(line.amount for line in own if line.what == what) for what in ("city", "building", *SOURCES)}
        made = [by[what] for what in ("city", "building") if by[what]]
        # The line of the season is what its factor adds to cities and buildings.
        season = sum(line.amount for line in own if line.what == "season")
        factor = 1 + season // sum(made) if season else 1
        terms = " + ".join(map(str, made))
        if factor > 1 and made:
            terms = f"({terms}) × {factor}" if len(made) > 1 else f"{terms} × {factor}"
        for what in SOURCES:
            if by[what]:
                sign = "−" if by[what] < 0 else "+"
                terms += f" {sign} {abs(by[what])}" if terms else f"{'−' if by[what] < 0 else ''}{abs(by[what])}"
        whole = total(lines, unit)
        key = "told.sum" if terms != str(whole) else "told.whole"
        return self.say(key, terms=terms, amount=whole, unit=unit)

    # A battle or a siege.

    def _course(self, event: Event, before: State) -> None:
        if isinstance(event, (BattleDie, SiegeDie)):
            if self.dice and _roller(self.dice[-1]) != _roller(event):
                self._fall()
            if not self.dice:
                self.heading = self._heading(before)
            self.dice.append(event)
            return
        self._fall()
        line = [event.text(self.lang, GAME_ID, self.names), *event.rules]
        if isinstance(event, SiegeLaid):
            line = [self._siege(event, before), *event.rules]
        self.course = [*self.course, line]

    def _heading(self, before: State) -> str:
        """Return which dice fall: "Round 1, first strike"."""
        task = before.task
        if not isinstance(task, BattleDiceTask):
            return ""
        return self.say(f"round.{task.battle.step}", round=task.battle.round)

    def _fall(self) -> None:
        """Write a line for the dice of one side."""
        if not self.dice:
            return
        first, hits = self.dice[0], sum(die.hit for die in self.dice)
        faces = ", ".join(self._face(die) for die in self.dice)
        if isinstance(first, BattleDie):
            said = self.say("told.dice", round=self.heading, player=first.player, dice=faces, hits=hits)
        else:
            said = self.say("told.answer", city=first.city, dice=faces, hits=hits)
        self.course = [*self.course, [said, *first.rules]]
        self.dice = []

    def _face(self, die: Die) -> str:
        what = die.unit if isinstance(die, BattleDie) else die.what
        of = {SHIP: "", CITY: "city."}.get(what, "of.")
        return self.say(f"face.{of}{'hit' if die.hit else 'miss'}", die=die.die, unit=what)

    def _siege(self, event: SiegeLaid, before: State) -> str:
        """Return the damage of a siege as a sum."""
        army = before.army(event.player, event.army)
        assert army is not None, f"no army {event.army} besieges"
        parts = siege_parts(before, army)
        terms = " + ".join(
            self.say(f"siege.{what}", n=number, season=before.clock.season) for what, number in parts.items()
        )
        return self.say(
            "told.siege",
            player=event.player,
            army=event.army,
            city=event.city,
            terms=terms,
            damage=event.damage,
            before=before.city(event.city).pv,
            pv=event.pv,
        )


def _roller(die: Die) -> str:
    return die.player if isinstance(die, BattleDie) else die.city
