"""The contract every game keeps, and the registry of games.

The words mean what OpenSpiel and python-chess mean by them. A game is a set of pure functions over immutable
states: no clock, no random numbers, no input or output. Dice and draws are actions of the actor ``chance``.

Who may be shown what a game says: ``view`` and ``redact`` are made for a viewer. ``legal_actions``, ``menu``,
``explain`` and ``refusals`` have none: they speak to the seat that decides, and may rest on what only it knows, such
as its cash. ``chance_outcomes``, and ``legal_actions`` where chance acts, may tell what is hidden from every seat; they
are for whoever drives the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Generic

from gamekit.core.chance import Draw
from gamekit.core.errors import BadAction, IllegalAction, UnknownGame, UnknownViewer
from gamekit.core.events import Event
from gamekit.core.menu import Menu, word_by_word
from gamekit.core.rulebook import Rulebook
from gamekit.core.setup import check_count
from gamekit.core.terms import ALL, PUBLIC, Breach, Config, Decision, Outcome, S, Step, Template
from gamekit.core.text import Action, Grammar
from gamekit.core.verdict import Reason, Verdict, reason

__all__ = [
    "ALL",
    "PUBLIC",
    "Breach",
    "Config",
    "Decision",
    "Game",
    "Outcome",
    "Step",
    "Template",
    "games",
    "get",
    "part",
    "register",
    "unregister",
]


class Game(ABC, Generic[S]):
    """One game: its rules as pure functions, and the half of the contract that all games share.

    Attributes
    ----------
    id
        Name in the registry and in files.
    rules
        Version of the rules' behaviour, written into replays; changes only when behaviour does.
    history
        For each later version, what changed; shown when an old replay no longer holds.
    rulesets
        Ids of the playable rulesets, the default first.
    min_players, max_players
        Numbers of seats.
    count_rule
        Id of the rule that says so.
    grammar
        The text form of its actions.
    state_type
        Class of its states.
    """

    id: ClassVar[str]
    rules: ClassVar[str]
    history: ClassVar[Mapping[str, str]] = MappingProxyType({})
    rulesets: ClassVar[tuple[str, ...]]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    count_rule: ClassVar[str] = ""
    grammar: ClassVar[Grammar]
    state_type: ClassVar[type[Any]]

    # What a game states.

    @abstractmethod
    def opening(self, config: Config) -> Step[S]:
        """Return the first state and the events of the set-up.

        Raises
        ------
        SetupError
            If players, ruleset, options or deal do not fit, or there is no explicit deal.
        """

    @abstractmethod
    def deal(self, config: Config, draw: Draw) -> Any:
        """Return a deal drawn at random, as JSON data for :class:`Config`; None if nothing is dealt."""

    @abstractmethod
    def position(self, data: Mapping[str, Any]) -> S:
        """Return a custom position.

        Raises
        ------
        PositionError
            If the data is malformed or breaks an invariant.
        """

    @abstractmethod
    def to_act(self, state: S) -> Decision | None:
        """Return what is to be decided and by whom; None when the game is over."""

    @abstractmethod
    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions in canonical order, each once; empty when the game is over.

        They are for the seat that decides and not to be shown to others: what it can do may tell what only it
        knows. Where chance acts they are for whoever drives the game.
        """

    @abstractmethod
    def refusals(self, state: S, action: Action) -> tuple[Reason, ...]:
        """Return why ``action`` is not legal now; empty if it is, interjections included.

        The reasons are for the seat that acts. Of an action of a seat that does not decide, and of an interjection,
        they name nothing that another seat alone may know.
        """

    @abstractmethod
    def resolve(self, state: S, action: Action) -> Step[S]:
        """Return what a legal action leads to. Does not check; use :meth:`apply`."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return scores, ranks and why the game ended; None while it goes on."""

    @abstractmethod
    def invariants(self, state: S) -> Iterable[Breach]:
        """Yield every invariant that the state breaks."""

    @abstractmethod
    def view(self, state: S, viewer: str = PUBLIC) -> dict[str, Any]:
        """Return what ``viewer`` (a seat, PUBLIC or ALL) sees, as JSON data for widgets.

        Raises
        ------
        UnknownViewer
            If there is no such viewer; see :meth:`check_viewer`.
        """

    @abstractmethod
    def order_key(self, action: Action) -> tuple[Any, ...]:
        """Return the key by which legal actions are in canonical order."""

    @abstractmethod
    def rulebook(self, ruleset: str) -> Rulebook:
        """Return the rules of a ruleset."""

    # What only some games say otherwise.

    def turn(self, state: S) -> int:
        """Return the number of the turn under way, from 1: that of ``state.clock``, where a game has no other count."""
        number: int = state.clock.turn  # type: ignore[attr-defined]
        return number

    def seats(self, state: S) -> tuple[str, ...]:
        """Return the seats at the table, ``P1`` first."""
        found: tuple[str, ...] = state.table.seats  # type: ignore[attr-defined]
        return found

    def chance_outcomes(self, state: S) -> tuple[tuple[Action, Fraction], ...]:
        """Return the outcomes and their exact probabilities when chance acts; else nothing.

        For whoever drives the game, and never shown to a player: they follow from what views hide, such as the cards
        left in a deck.
        """
        return ()

    def chance_key(self, state: S) -> tuple[str | int, ...]:
        """Return the key of the next draw: turn, kind of draw, index."""
        decision = self.to_act(state)
        return (self.turn(state), decision.point if decision else "")

    def interjections(self, state: S) -> tuple[Template, ...]:
        """Return what anyone may do besides the decision at hand."""
        return ()

    def redact(self, step: Step[S], viewer: str) -> Step[S]:
        """Return the step with only the events that ``viewer`` may see.

        Raises
        ------
        UnknownViewer
            If there is no such viewer.
        """
        self.check_viewer(step.state, viewer)
        if viewer == ALL:
            return step
        seen = tuple([event for event in step.events if self.may_see(step.state, event, viewer)])
        return step if len(seen) == len(step.events) else Step(step.state, seen)

    def may_see(self, state: S, event: Event, viewer: str) -> bool:
        """Return whether a viewer other than ALL may see an event on the way to a state."""
        return event.visible_to is None or viewer in event.visible_to

    def grounds(self, state: S, action: Action) -> tuple[str, ...]:
        """Return the ids of the rules that make a legal action possible."""
        return ()

    def menu(self, state: S, text: str = "") -> Menu:
        """Return what can be chosen next on the way to a legal action of the decision at hand.

        For the seat that decides, like :meth:`legal_actions`.

        Parameters
        ----------
        text
            What was chosen so far: the text of an option. What begins nothing gives the first menu.
        """
        return word_by_word(self, state, text)

    # What all games share.

    def check_players(self, count: int) -> None:
        """Check the number of players.

        Raises
        ------
        SetupError
            If the game is not for so many.
        """
        check_count(count, self.id, range(self.min_players, self.max_players + 1), self.count_rule)

    def check_viewer(self, state: S, viewer: str) -> None:
        """Check that somebody of that id can look at a state; a slip would else be shown less than it may see.

        Raises
        ------
        UnknownViewer
            If it is neither a seat of the game nor PUBLIC or ALL; the message names those there are.
        """
        if viewer != PUBLIC and viewer != ALL and viewer not in (seats := self.seats(state)):
            raise UnknownViewer("viewer.unknown", given=str(viewer), known=", ".join((*seats, PUBLIC, ALL)))

    def setup(self, config: Config) -> S:
        """Return the first state; see :meth:`opening`."""
        return self.opening(config).state

    def parse(self, text: str) -> Action:
        """Return the action that ``text`` spells; raises BadAction if it spells none."""
        return self.grammar.parse(text)

    def explain(self, state: S, action: Action | str) -> Verdict:
        """Return whether an action is legal now, and why. Never raises on bad input.

        The answer is for the seat that acts: at its own decision it may name numbers that only this seat may know.
        Whoever passes it on to somebody asks only for that one's own actions.

        Parameters
        ----------
        action
            An action, or its text, which may also be only the beginning of one.
        """
        typed = str(action)
        choices = self.grammar.choices(typed, self._spellings(state)) if isinstance(action, str) else ()
        try:
            parsed = self.parse(typed)
        except BadAction as error:
            if choices:
                return Verdict("incomplete", typed.strip(), (), (), choices, self.id)
            rules: tuple[str, ...] = (error.rule,) if error.rule else ()
            if error.code in ("text.empty", "text.no_verb") and (idle := self._idle(state, **error.params)):
                rules = tuple(dict.fromkeys(rule for ground in idle for rule in ground.rules))
                return Verdict("malformed", typed.strip(), idle, rules, (), self.id)
            ground = reason(f"error.{error.code}", *rules, **error.params)
            return Verdict("malformed", typed.strip(), (ground,), rules, (), self.id)
        shown = str(parsed)
        if grounds := self.refusals(state, parsed):
            if choices:
                return Verdict("incomplete", shown, (), (), choices, self.id)
            rules = tuple(dict.fromkeys(rule for ground in grounds for rule in ground.rules))
            return Verdict("illegal", shown, grounds, rules, (), self.id)
        return Verdict("legal", shown, (), self.grounds(state, parsed), choices, self.id)

    def _idle(self, state: S, actor: str = "", **_: Any) -> tuple[Reason, ...]:
        """Return why nobody, or not this actor, can do anything now: there is no use in telling him the verbs."""
        decision = self.to_act(state)
        if decision is None:
            outcome = self.outcome(state)
            return (reason(f"{self.id}.point.over", *(outcome.ended.rules if outcome else ())),)
        if actor in ("", decision.actor):
            return ()
        asked = reason(f"{self.id}.point.{decision.point}", hint=True, nation=decision.actor, player=decision.seat)
        return (reason("verdict.not_asked", player=actor), asked)

    def _spellings(self, state: S) -> list[Action | str]:
        """Return the legal actions, and of each interjection the least and the most that it can be."""
        instances = [
            template.spelled(target, amount)
            for template in self.interjections(state)
            for target in template.targets or ("",)
            for amount in dict.fromkeys((template.least, template.most))
        ]
        return [*self.legal_actions(state), *instances]

    def apply(self, state: S, action: Action) -> Step[S]:
        """Return the step that ``action`` makes.

        Parameters
        ----------
        action
            A legal action, or one that :meth:`parse` returned; :meth:`gamekit.core.session.Session.play` takes any.

        Raises
        ------
        IllegalAction
            If it is not legal; the error holds the verdict, nothing is changed.
        """
        if self.refusals(state, action):
            raise IllegalAction(self.explain(state, action))
        return self.resolve(state, action)


_REGISTRY: dict[str, str | Game[Any]] = {}
_PARTS: dict[str, str | None] = {}
"""The package that holds what the layers of the kit may know of a game; see :func:`register`."""


def register(game_id: str, game: str | Game[Any], parts: str | None = None) -> None:
    """Add a game.

    Parameters
    ----------
    game_id
        Its id.
    game
        The game itself, or ``"module:NAME"`` to be imported when first asked for.
    parts
        The package that holds its parts, see :func:`part`; None for a game without any. Empty for the games of the kit,
        whose parts are in the packages of the layers.
    """
    _REGISTRY[game_id] = game
    _PARTS[game_id] = parts


def unregister(game_id: str) -> None:
    """Forget a game."""
    _REGISTRY.pop(game_id, None)
    _PARTS.pop(game_id, None)


def games(layer: str = "") -> tuple[str, ...]:
    """Return the ids of all registered games, sorted; with a layer, of those that have a part in it."""
    return tuple(sorted(game_id for game_id in _REGISTRY if not layer or part(game_id, layer)))


def part(game_id: str, layer: str) -> ModuleType | None:
    """Return the module in which a layer of the kit keeps what it knows of one game; None if there is none.

    Every part is optional. Of a game of the kit it is the module of that name in the layer's package, such as
    ``widgets.displays.<game>``; of a game outside the kit the module with the layer's name among the parts that it was
    registered with, such as ``mygame.displays``.

    Parameters
    ----------
    game_id
        Id of a game; one that is not registered has no parts.
    layer
        Name of the package that asks, such as ``"widgets.displays"``.
    """
    parts = _PARTS.get(game_id)
    if parts is None:
        return None
    address = f"{parts}.{layer.rpartition('.')[2]}" if parts else f"{layer}.{game_id}"
    return import_module(address) if find_spec(address) else None


def get(game_id: str) -> Game[Any]:
    """Return a game.

    Raises
    ------
    UnknownGame
        If none of that id is registered; the message names those that are.
    """
    try:
        entry = _REGISTRY[game_id]
    except (KeyError, TypeError):
        raise UnknownGame("game.unknown", given=str(game_id), known=", ".join(games())) from None
    if isinstance(entry, str):
        module, _, attribute = entry.partition(":")
        entry = getattr(import_module(module), attribute)
        _REGISTRY[game_id] = entry
    return entry
