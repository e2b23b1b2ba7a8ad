"""A game being played, replayed or explored: a tree of immutable states with a cursor.

Moves that are taken back stay in the tree as side lines. Every state is kept (they share what did not
change), so going to any step is an index.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from gamekit.core.chance import CHANCE, Draw
from gamekit.core.errors import IllegalAction, SessionError
from gamekit.core.events import Event
from gamekit.core.game import PUBLIC, Config, Decision, Game, Outcome, Step
from gamekit.core.menu import Menu
from gamekit.core.text import Action
from gamekit.core.verdict import Verdict


class Node:
    """One step of a session: the action, the state after it, its events, and what was played next.

    ``children[0]`` is the main continuation, the others are side lines, unless ``open_end`` says that the main
    line ends here and all children are side lines.
    """

    __slots__ = ("action", "children", "events", "n", "open_end", "parent", "state")

    def __init__(self, parent: Node | None, action: Action | None, state: Any, events: tuple[Event, ...]) -> None:
        self.parent = parent
        self.action = action
        self.state = state
        self.events = events
        self.n: int = 0 if parent is None else parent.n + 1
        self.children: tuple[Node, ...] = ()
        self.open_end = False

    def main(self) -> Node | None:
        """Return the main continuation, None at the end of the line."""
        return self.children[0] if self.children and not self.open_end else None

    def side(self) -> tuple[Node, ...]:
        """Return the first moves of the side lines that leave here."""
        return self.children if self.open_end else self.children[1:]

    def line_to(self) -> list[Node]:
        """Return the nodes from the root to this one."""
        nodes = [self]
        while (parent := nodes[-1].parent) is not None:
            nodes.append(parent)
        return nodes[::-1]


class Session:
    """A game with its history.

    Parameters
    ----------
    game
        The rules.
    root
        First state, with the events of the set-up.
    config
        What it was set up from; None for a custom position.
    position
        The data of the custom position; None for an ordinary start.
    names
        Players' names in seat order.
    seed
        Seed of the draws; the same seed and the same actions give the same game.
    meta
        Free notes about the record (event, date, who recorded it).

    Examples
    --------
    >>> import gamekit
    >>> s = gamekit.new_session("imperial2030", players=["Ann", "Ben"], seed=7)
    >>> step = s.play("RU factory")
    >>> s.n
    1
    """

    def __init__(
        self,
        game: Game[Any],
        root: Step[Any],
        *,
        config: Config | None = None,
        position: Mapping[str, Any] | None = None,
        names: Sequence[str],
        seed: int,
        meta: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.config = config
        self.initial_position = position
        self.seed = seed
        self.meta: dict[str, Any] = dict(meta or {})
        self.names = {f"P{place + 1}": name for place, name in enumerate(names)}
        self.root = Node(None, None, root.state, root.events)
        self._line: list[Node] = [self.root]
        self._at = 0

    # Where it stands.

    @property
    def node(self) -> Node:
        """The node under the cursor."""
        return self._line[self._at]

    @property
    def n(self) -> int:
        """Number of the step under the cursor; 0 is the start."""
        return self._at

    @property
    def state(self) -> Any:
        """The state under the cursor."""
        return self.node.state

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the step under the cursor."""
        return self.node.events

    @property
    def to_act(self) -> Decision | None:
        """What is to be decided now; None when the game is over."""
        return self.game.to_act(self.state)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions now, in canonical order."""
        return self.game.legal_actions(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Scores and ranks; None while the game goes on."""
        return self.game.outcome(self.state)

    @property
    def line(self) -> tuple[Node, ...]:
        """The nodes of the line under the cursor, from the start to its end."""
        return tuple(self._line)

    @property
    def steps(self) -> tuple[Node, ...]:
        """The nodes of the line under the cursor without the start: node k-1 is step k."""
        return tuple(self._line[1:])

    def __len__(self) -> int:
        """Return the number of steps of the line under the cursor."""
        return len(self._line) - 1

    def view(self, n: int | None = None, viewer: str = PUBLIC) -> dict[str, Any]:
        """Return the view of step ``n`` (default: under the cursor); ``viewer`` as in :meth:`Game.view`."""
        return self.game.view(self.node.state if n is None else self._node_at(n).state, viewer)

    def explain(self, action: Action | str) -> Verdict:
        """Return whether an action is legal now and why; never raises on bad input. For whom: :meth:`Game.explain`."""
        return self.game.explain(self.state, action).named(self.names)

    def menu(self, text: str = "") -> Menu:
        """Return what can be chosen next after ``text`` on the way to a legal action; see :meth:`Game.menu`."""
        return self.game.menu(self.state, text)

    def log(self, n: int, lang: str = "en", viewer: str = PUBLIC) -> list[tuple[str, tuple[str, ...]]]:
        """Return (sentence, rule ids) for each event of step ``n`` that ``viewer`` may see; by default everybody."""
        node = self._node_at(n)
        seen = self.game.redact(Step(node.state, node.events), viewer).events
        return [(event.text(lang, self.game.id, self.names), event.rules) for event in seen]

    def held(self) -> Session:
        """Return a session that stays with the line and the cursor as they are now, whatever is played in this one.

        What this one already holds is shared, not copied.
        """
        kept = copy(self)
        kept.names, kept.meta, kept._line = dict(self.names), dict(self.meta), list(self._line)
        return kept

    def along(self, node: Node) -> Session:
        """Return a session like this one whose line ends at a node, which may know its parent and not be known by it.

        The cursor is on its end. Raises SessionError if the node does not come from this session's start.
        """
        line = node.line_to()
        if line[0] is not self.root:
            raise SessionError("session.foreign_node")
        found = self.held()
        found._line, found._at = line, len(line) - 1
        return found

    # Moving on.

    def play(self, action: Action | str) -> Step[Any]:
        """Play an action, or its text, and return the step.

        Played where moves were taken back by :meth:`undo_to`, it becomes the main line; played after
        :meth:`back` or :meth:`seek`, it becomes a side line.

        Raises
        ------
        BadAction
            If the text spells no action.
        IllegalAction
            If the rules do not allow it; nothing is changed.
        """
        node = self.node
        # An action made by hand is read like a text, so that the tree holds only what a file can hold.
        played = self.game.parse(str(action))
        for child in node.children:
            if child.action == played:
                if node.open_end:
                    self._make_first(node, child)
                self._follow(child)
                return Step(child.state, child.events)
        child = self._next(node, played)
        node.children = (child, *node.children) if node.open_end else (*node.children, child)
        node.open_end = False
        self._follow(child)
        return Step(child.state, child.events)

    def draw(self, *key: str | int) -> Step[Any]:
        """Let chance act, keyed by the seed, and return the step.

        Parameters
        ----------
        *key
            What else the draw is keyed by; the game's own key of the place when left out.

        Raises
        ------
        SessionError
            If it is not chance's turn.
        """
        decision = self.to_act
        if decision is None or decision.actor != CHANCE:
            raise SessionError("session.no_chance")
        keyed = key or self.game.chance_key(self.state)
        return self.play(Draw(self.seed).pick(self.game.chance_outcomes(self.state), *keyed))

    def graft(self, n: int, actions: Iterable[Action | str]) -> Node:
        """Add a side line that leaves the main line after step ``n`` and return its last node; the cursor stays.

        What the tree already holds of it is not added twice.

        Raises
        ------
        SessionError
            If the main line has no such step.
        BadAction, IllegalAction
            If the rules refuse one of the actions; nothing is added then.
        """
        main = self.main_line()
        if not 0 <= n < len(main):
            raise SessionError("session.no_step", n=n, last=len(main) - 1)
        node = main[n]
        new: list[Node] = []
        for action in actions:
            played = self.game.parse(str(action))
            known = None if new else next((child for child in node.children if child.action == played), None)
            if known is None:
                known = self._next(node, played)
                new.append(known)
            node = known
        self.link(new, (main[-1],))
        return node

    def link(self, nodes: Iterable[Node], ends: Iterable[Node]) -> None:
        """Put nodes that know their parents into the tree as side lines; the cursor stays.

        Parameters
        ----------
        nodes
            Each after its parent. Those that the tree holds are passed over.
        ends
            Last nodes of lines that must not be lengthened by what leaves them.
        """
        closed = set(ends)
        for child in nodes:
            parent = child.parent
            if parent is None or child in parent.children:
                continue
            parent.open_end = parent.open_end or parent in closed
            parent.children = (*parent.children, child)
        while (nxt := self._line[-1].main()) is not None:
            self._line.append(nxt)

    # Moving the cursor.

    def seek(self, n: int) -> None:
        """Go to step ``n`` of the line under the cursor.

        Raises
        ------
        SessionError
            If the line has no such step.
        """
        self._node_at(n)
        self._at = n

    def back(self, steps: int = 1) -> None:
        """Go back; the moves stay."""
        self.seek(self._at - steps)

    def forward(self, steps: int = 1) -> None:
        """Go forward along the line."""
        self.seek(self._at + steps)

    def undo_to(self, n: int) -> None:
        """Take back everything after step ``n``: it stays in the tree as a side line, the next move is the main one."""
        self.seek(n)
        node = self.node
        if node.children:
            node.open_end = True
        self._line = self._line[: n + 1]

    def go_main(self) -> None:
        """Go to the last step of the main line."""
        self._line = self.main_line()
        self._at = len(self._line) - 1

    def follow(self, node: Node) -> None:
        """Go to any node of the tree."""
        if node.line_to()[0] is not self.root:
            raise SessionError("session.foreign_node")
        self._follow(node)

    def promote(self) -> None:
        """Make the line under the cursor the main line; the old one becomes a side line."""
        for parent, child in zip(self._line, self._line[1:]):
            self._make_first(parent, child)

    def main_line(self) -> list[Node]:
        """Return the nodes of the main line, the start first."""
        line = [self.root]
        while (nxt := line[-1].main()) is not None:
            line.append(nxt)
        return line

    def side_lines(self) -> Iterator[list[Node]]:
        """Yield each side line as its nodes from the one it leaves to its end, in the order of the tree."""
        stack = [self.root]
        while stack:
            node = stack.pop()
            for first in node.side():
                line = [node, first]
                while (nxt := line[-1].children) and not (line[-1].open_end):
                    line.append(nxt[0])
                yield line
            stack.extend(reversed(node.children))

    # Inside.

    def _next(self, node: Node, action: Action) -> Node:
        """Return the node that an action leads to, not yet in the tree."""
        try:
            step = self.game.apply(node.state, action)
        except IllegalAction as error:
            raise IllegalAction(error.verdict.named(self.names)) from None
        return Node(node, action, step.state, step.events)

    def _node_at(self, n: int) -> Node:
        if not 0 <= n < len(self._line):
            raise SessionError("session.no_step", n=n, last=len(self._line) - 1)
        return self._line[n]

    def _follow(self, node: Node) -> None:
        if self._at + 1 < len(self._line) and self._line[self._at + 1] is node:
            self._at += 1
            return
        if node.parent is self.node:
            # Cut and lengthened in place: a copy a step would make long games slow to load.
            line = self._line
            del line[self._at + 1 :]
            line.append(node)
        else:
            line = node.line_to()
        self._at = len(line) - 1
        while (nxt := line[-1].main()) is not None:
            line.append(nxt)
        self._line = line

    @staticmethod
    def _make_first(parent: Node, child: Node) -> None:
        if parent.main() is child:
            return
        parent.children = (child, *(c for c in parent.children if c is not child))
        parent.open_end = False

    def __repr__(self) -> str:
        """Return the game, the step and the number of steps."""
        return f"Session({self.game.id}, step {self.n} of {len(self)})"
