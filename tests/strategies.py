"""What several tests draw from: random games, odd actions, JSON trees, and Hypothesis strategies over them.

The walkers take a :class:`random.Random`, so that a plain test can loop over seeds and a Hypothesis test can draw
one. Random play is biased: the verb is drawn first, then the action, so that verbs with few actions are not drowned
by verbs with hundreds.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import strategies as st

import gamekit
from gamekit.core.chance import Draw
from gamekit.core.errors import BadAction
from gamekit.core.game import Config, Game, Step, Template
from gamekit.core.seats import seat_ids
from gamekit.core.session import Session
from gamekit.core.text import Action

ODD_WORDS = ("", "²", "٣", "½", "0", "-1", "+2", "1_0", "999999", "9" * 5000, "*", "*2", ">", ">>", "!", "~", ":")
"""Words that have broken parsers: digits that are no numbers, lonely signs, endless numbers."""


@dataclass(frozen=True)
class Played:
    """One step of a random game: its number, the state before, the action, and what it led to."""

    n: int
    before: Any
    action: Action
    step: Step[Any]

    @property
    def after(self) -> Any:
        """The state after the action."""
        return self.step.state


def tables(game: Game[Any]) -> Iterator[tuple[str, int]]:
    """Yield every (ruleset, number of players) that a game can be played with."""
    for ruleset in game.rulesets:
        for players in range(game.min_players, game.max_players + 1):
            yield ruleset, players


def config(
    game: Game[Any], ruleset: str, players: int, seed: int = 0, options: Mapping[str, Any] | None = None
) -> Config:
    """Return a configuration with a deal drawn from the seed."""
    blank = Config(seat_ids(players), ruleset, options or {})
    return replace(blank, deal=game.deal(blank, Draw(seed)))


def seats(game: Game[Any], state: Any) -> tuple[str, ...]:
    """Return the seats at the table."""
    return tuple(game.view(state)["seats"])


def spell(template: Template, amount: int, target: str = "") -> str:
    """Return the text of an interjection: ``<actor> <verb> [<target>] [<amount>]``."""
    number = str(amount) if template.most else ""
    return " ".join(filter(None, (template.actor, template.verb, target, number)))


def instance_of(action: Action, template: Template) -> bool:
    """Return whether the template allows the action."""
    if (action.TAG, action.actor) != (template.verb, template.actor):
        return False
    if not template.most:
        return " ".join(action.words()) in (template.targets or ("",))
    *target, amount = action.words()
    fits = target[0] in template.targets if template.targets else not target
    return fits and template.least <= int(amount) <= template.most


def draw_interjection(game: Game[Any], state: Any, rng: random.Random) -> Action | None:
    """Return something that somebody may do besides the decision at hand; all bounds come up often."""
    templates = game.interjections(state)
    if not templates:
        return None
    template = rng.choice(templates)
    amount = rng.choice((template.least, template.most, rng.randint(template.least, template.most)))
    target = rng.choice(template.targets) if template.targets else ""
    return game.parse(spell(template, amount, target))


def draw_action(game: Game[Any], state: Any, rng: random.Random) -> Action:
    """Return a legal action: a verb first, then one of its actions, so that rare verbs come up."""
    by_verb: defaultdict[str, list[Action]] = defaultdict(list)
    for action in game.legal_actions(state):
        by_verb[action.TAG].append(action)
    return rng.choice(by_verb[rng.choice(list(by_verb))])


def walk_from(game: Game[Any], state: Any, rng: random.Random, *, limit: int, interject: float) -> Iterator[Played]:
    """Yield the steps of a random game from a position on, until it ends or took ``limit`` actions."""
    for n in range(1, limit + 1):
        if game.to_act(state) is None:
            return
        action = draw_interjection(game, state, rng) if rng.random() < interject else None
        action = action or draw_action(game, state, rng)
        step = game.apply(state, action)
        yield Played(n, state, action, step)
        state = step.state


def walk(
    game: Game[Any],
    ruleset: str,
    players: int,
    seed: int,
    *,
    limit: int,
    interject: float = 0.06,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Played]:
    """Yield the steps of a random game, interjections mixed in."""
    rng = random.Random(f"{game.id} {ruleset} {players} {seed}")
    state = game.setup(config(game, ruleset, players, seed, options))
    return walk_from(game, state, rng, limit=limit, interject=interject)


def odd_texts(game: Game[Any], known: Iterable[Action], rng: random.Random) -> Iterator[str]:
    """Yield endless texts that look like actions of the game: other actors, words, numbers, too few, too many."""
    known = tuple(known)
    actors = tuple(game.grammar.actors.values())
    vocabulary = [word for action in known for word in str(action).split()]
    while True:
        words = str(rng.choice(known)).split()
        for _ in range(rng.randint(1, 2)):
            place = rng.randrange(len(words))
            match rng.randrange(7):
                case 0:
                    words[0] = rng.choice(actors)
                case 1 | 2:
                    words[place] = rng.choice(vocabulary)
                case 3:
                    words[place] = rng.choice(ODD_WORDS)
                case 4 if words[place].isascii() and words[place].isdigit() and len(words[place]) < 9:
                    words[place] = str(int(words[place]) + rng.choice((-1, 1)))
                case 5:
                    words.insert(place, words[place])
                case _ if len(words) > 1:
                    del words[place]
        yield " ".join(words)


def odd_actions(game: Game[Any], known: Iterable[Action], rng: random.Random) -> Iterator[Action]:
    """Yield endless actions of the game, most of them illegal anywhere: what of the odd texts can be read."""
    for text in odd_texts(game, known, rng):
        try:
            yield game.parse(text)
        except BadAction:
            continue


# Hypothesis.

seeds = st.integers(0, 2**32 - 1)


@st.composite
def played(draw: st.DrawFn, game: Game[Any], *, most: int = 120) -> Played:
    """Draw a step somewhere in a random game."""
    ruleset, players = draw(st.sampled_from(list(tables(game))))
    stop = draw(st.integers(1, most))
    return list(walk(game, ruleset, players, draw(seeds), limit=stop))[-1]


@st.composite
def sessions(draw: st.DrawFn, game_id: str, *, most: int = 30) -> Session:
    """Draw a session of a registered game with side lines, undone moves and the cursor anywhere."""
    game = gamekit.get(game_id)
    ruleset, players = draw(st.sampled_from(list(tables(game))))
    session = gamekit.new_session(game_id, players, ruleset=ruleset, seed=draw(seeds))
    rng = random.Random(draw(seeds))
    for move in draw(st.lists(st.sampled_from("ppppppibufsm"), max_size=most)):
        stir(session, move, rng)
    return session


def stir(session: Session, move: str, rng: random.Random) -> None:
    """Do one thing to a session: (p)lay, (i)nterject, (b)ack, (u)ndo, (f)orward, (s)eek, or (m)ake the line main."""
    match move:
        case "p" if session.to_act is not None:
            session.play(draw_action(session.game, session.state, rng))
        case "i" if (action := draw_interjection(session.game, session.state, rng)) is not None:
            session.play(action)
        case "b" if session.n:
            session.back(rng.randint(1, session.n))
        case "u":
            session.undo_to(rng.randint(0, len(session)))
        case "f" if session.n < len(session):
            session.forward()
        case "s":
            session.seek(rng.randint(0, len(session)))
        case "m":
            session.promote()


keys = st.text(st.characters(exclude_characters="/", exclude_categories=["Cs"]), min_size=1, max_size=8)
leaves = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
json_values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4), max_leaves=12
)
views = st.dictionaries(keys, json_values, max_size=5)
"""JSON objects as the widgets draw them: keys without the separator of paths."""

texts = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(ODD_WORDS) | st.text(max_size=6), max_size=8).map(" ".join),
    st.text("²³٣½9876543210-*>!~: ", max_size=40),
    st.integers(1, 30_000).map(lambda length: "x" * length),
)
"""What people type, and worse."""
