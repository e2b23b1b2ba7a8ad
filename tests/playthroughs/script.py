"""Writes a game out as text, reads the actions back, and makes new playthroughs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from gamekit.core import codec
from gamekit.core.chance import Draw
from gamekit.core.errors import IllegalAction
from gamekit.core.events import Event
from gamekit.core.game import Config, Game, get
from gamekit.core.seats import seat_ids
from gamekit.core.text import Action
from tests.strategies import draw_action, draw_interjection

HERE = Path(__file__).parent
FEW = 8
"""Up to so many legal actions are written out; of more, the first, the last and a hash of all."""
PLAYED = "  played: "


@dataclass(frozen=True)
class Recipe:
    """How a playthrough is made.

    Parameters
    ----------
    limit
        It stops after so many actions, even if the game goes on.
    favourite
        Chosen four times out of five where it is legal; shortens games.
    """

    game: str
    ruleset: str
    players: int
    seed: int
    limit: int = 10_000
    favourite: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """The file of the playthrough."""
        return HERE / f"{self.game}.{self.ruleset}.{self.players}.txt"


RECIPES = (
    Recipe("coins", "fair", 3, seed=1),
    Recipe("coins", "loaded", 2, seed=2, options={"rounds": 2}),
    Recipe("imperial2030", "summary", 2, seed=11, limit=150),
    Recipe("imperial2030", "summary", 3, seed=31, favourite="rondel taxation"),
    Recipe("imperial2030", "summary", 4, seed=5, limit=150),
    Recipe("impero", "impero", 2, seed=4, limit=260),
    Recipe("impero", "impero", 3, seed=6, options={"actions": False, "years": 1, "deficit_at_7": 3}),
    Recipe("impero", "impero", 4, seed=8, limit=260, options={"hidden_stocks": True, "winter_stability": "permanent"}),
    Recipe("incorporated", "rulebook", 2, seed=3, options={"hidden_cash": True}),
    Recipe("incorporated", "rulebook", 3, seed=7),
    Recipe("incorporated", "rulebook", 4, seed=9, options={"advanced_setup": True, "bond_supply": 25}),
)


def config_of(recipe: Recipe) -> Config:
    """Return the set-up of a recipe, the deal drawn from its seed."""
    seats = seat_ids(recipe.players)
    blank = Config(seats, recipe.ruleset, recipe.options)
    return Config(seats, recipe.ruleset, recipe.options, get(recipe.game).deal(blank, Draw(recipe.seed)))


def choose(recipe: Recipe) -> Iterator[str]:
    """Yield the actions of a new playthrough."""
    game, rng = get(recipe.game), random.Random(recipe.seed)
    state = game.setup(config_of(recipe))
    for _ in range(recipe.limit):
        if game.to_act(state) is None:
            return
        action = draw_interjection(game, state, rng) if rng.random() < 0.06 else None
        if action is None and rng.random() < 0.8:
            words = recipe.favourite.split()
            action = next((a for a in game.legal_actions(state) if words and str(a).split()[1:] == words), None)
        action = action or draw_action(game, state, rng)
        yield str(action)
        state = game.apply(state, action).state


def write(game: Game[Any], config: Config, actions: list[str]) -> Iterator[str]:
    """Yield the lines of a playthrough."""
    yield f"game: {game.id}"
    yield f"rules: {game.rules}"
    yield f"ruleset: {config.ruleset}"
    yield f"players: {len(config.players)}"
    yield f"options: {codec.canonical(dict(config.options))}"
    yield f"deal: {codec.canonical(config.deal)}"
    opening = game.opening(config)
    state = opening.state
    yield ""
    yield "step 0"
    yield from _told(game, opening.events)
    yield f"  digest: {codec.digest(state)}"
    for n, text in enumerate(actions, 1):
        yield ""
        yield f"step {n}, turn {game.turn(state)}"
        yield from _asked(game, state)
        yield f"{PLAYED}{text}"
        try:
            step = game.apply(state, game.parse(text))
        except IllegalAction as error:
            yield f"  refused: {error}"
            return
        yield from _told(game, step.events)
        state = step.state
        yield f"  digest: {codec.digest(state)}"
    yield ""
    yield from _end(game, state)


def _asked(game: Game[Any], state: Any) -> Iterator[str]:
    decision = game.to_act(state)
    if decision is None:
        yield "  asked: nobody"
        return
    yield f"  asked: {decision.point}, {decision.actor}, {decision.seat}"
    chances = dict(game.chance_outcomes(state))
    legal = [_shown(action, chances) for action in game.legal_actions(state)]
    if len(legal) > FEW:
        mark = sha256("\n".join(legal).encode()).hexdigest()[: codec.DIGEST_LENGTH]
        yield f"  legal: {len(legal)}, from {legal[0]} to {legal[-1]}, hash {mark}"
    else:
        yield f"  legal: {' | '.join(legal)}"
    besides: dict[str, list[str]] = {}
    for template in game.interjections(state):
        bounds = f"{template.actor} {template.least}-{template.most}" if template.most else template.actor
        what = " ".join(filter(None, (template.verb, "|".join(template.targets))))
        besides.setdefault(what, []).append(bounds)
    for what, who in besides.items():
        yield f"  besides: {what}: {', '.join(who)}"


def _shown(action: Action, chances: Mapping[Action, Any]) -> str:
    return f"{action} ({chances[action]})" if action in chances else str(action)


def _told(game: Game[Any], events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        only = "" if event.visible_to is None else f" [only {', '.join(event.visible_to)}]"
        yield f"  told: {event.text('en', game.id)} ({', '.join(event.rules)}){only}"


def _end(game: Game[Any], state: Any) -> Iterator[str]:
    outcome = game.outcome(state)
    if outcome is None:
        yield "the game goes on"
        yield from _asked(game, state)
        return
    yield "over"
    for (seat, score), (_, rank) in zip(outcome.scores, outcome.ranks, strict=True):
        yield f"  {seat}: score {score}, rank {rank}"
    yield f"  rules: {', '.join(outcome.ended.rules)}"


def read(text: str) -> tuple[str, Config, list[str]]:
    """Return game, set-up and actions of a written playthrough."""
    lines = text.splitlines()
    header = dict(line.split(": ", 1) for line in lines[: lines.index("")])
    seats = seat_ids(int(header["players"]))
    config = Config(seats, header["ruleset"], json.loads(header["options"]), json.loads(header["deal"]))
    return header["game"], config, [line.removeprefix(PLAYED) for line in lines if line.startswith(PLAYED)]


def again(text: str) -> str:
    """Return what a playthrough reads like today, played again from the actions it holds."""
    game, config, actions = read(text)
    return "\n".join(write(get(game), config, actions)) + "\n"


def anew(recipe: Recipe) -> str:
    """Return a playthrough made by a recipe."""
    return "\n".join(write(get(recipe.game), config_of(recipe), list(choose(recipe)))) + "\n"
