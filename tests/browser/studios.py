"""A studio in the browser together with its Python side: what is sent is answered, as in a notebook."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from playwright.sync_api import Locator

from gamekit.study import Study
from gamekit.study.study import Sources
from tests.browser.harness import Widget
from tests.browser.state import state_of
from tests.widgets.recorded import short_game
from widgets.studio import Studio

MAIN = 12
"""The step of :func:`annotated` with two notes."""
LEAVES = 15
"""The step after which its side line leaves."""
SECOND = 30
"""The step of its note with a sign that no game has."""

STICKS_OUT = """() => {
    const root = document.querySelector("#widget1 .gk-studio");
    const edge = root.getBoundingClientRect().right + 1;
    const own = ["studio-", "here", "note", "edit", "list", "sides", "files"].map((part) => `[class*=gk-${part}]`);
    const parts = [...root.querySelectorAll([...own, "button, select, input, textarea"].join())];
    const seen = parts.filter((it) => it.offsetParent && !it.closest(".gk-hidden, .gk-acc-box"));
    const out = seen.filter((it) => it.getBoundingClientRect().right > edge);
    const targets = seen.filter((it) => it.matches("button:not(.gk-chip), select, input:not([type=range]), textarea"));
    const small = targets.filter((it) => Math.min(it.offsetWidth, it.offsetHeight) < 24
        && !it.closest(".gk-player-board, .gk-player-dial"));
    return [...out, ...small].map((it) => `${it.className}: ${it.textContent.slice(0, 40)}`);
}"""
"""What is wider than the studio, or too small to hit; board and dial have tests of their own."""


def fresh(author: str = "Ann", stem: str = "note") -> Study:
    """Return a short game without notes, whose ids and times are the same every time."""
    ids = (f"{stem}{n}" for n in count(1))
    return Study(short_game(), author=author, sources=Sources(lambda: next(ids), lambda: "2026-11-30T09:00:00Z"))


def annotated() -> Study:
    """Return a short game with notes by three people, in two languages, and a side line with a note in it."""
    study = fresh()
    study.add(
        MAIN,
        text={"en": "Too early.\nBetter wait.", "fr": "Trop tôt.\nMieux vaut attendre."},
        glyph="?!",
        tags=("opening", "treasury"),
        marks=("moscow", "RU"),
    )
    study.add(MAIN, text={"en": "I do not agree."}, author="Bénédicte", when="before", tags=("opening",))
    study.add(20, text={"fr": "Un coup à retenir."}, author="Bénédicte", glyph="!!")
    study.add(SECOND, text={"en": "Remember this one."}, author="Cleo", glyph="some-thing")
    side = study.branch(LEAVES, [other_move(study, LEAVES)], name={"en": "Waiting", "fr": "Attendre"}, glyph="!?")
    study.add(LEAVES + 1, line=side.id, text={"en": "This keeps the fee."})
    return study


def other_move(study: Study, n: int, line: str = "") -> str:
    """Return the text of a legal action after a step other than the one that was played."""
    session = study.line(line)
    played = session.steps[n].action if n < len(session) else None
    game = session.game
    return str(next(action for action in game.legal_actions(session.line[n].state) if action != played))


@dataclass
class Opened:
    """A mounted studio and the model behind it."""

    studio: Studio
    widget: Widget
    known: dict[str, Any] = field(init=False)
    answered: int = 0
    heard: int = 0

    def __post_init__(self) -> None:
        self.known = state_of(self.studio.desk)

    @property
    def root(self) -> Locator:
        """The element that the studio draws into."""
        return self.widget.root

    @property
    def here(self) -> Locator:
        """The notes of the step that is shown."""
        return self.root.locator(".gk-here article")

    @property
    def rows(self) -> Locator:
        """The rows of the list of all notes."""
        return self.root.locator(".gk-list-row")

    @property
    def said(self) -> Locator:
        """The live line of the studio itself; the player has one of its own."""
        return self.root.locator(".gk-studio > [role=status]")

    @property
    def editor(self) -> Locator:
        """The form in which a note is written."""
        return self.root.locator("form.gk-edit")

    def do(self, name: str, where: str = ".gk-studio") -> Locator:
        """Return the first button that does something, by its name."""
        return self.root.locator(f"{where} [data-do={name}]").first

    def press(self, *keys: str) -> None:
        """Press keys, wherever the focus is."""
        for key in keys:
            self.widget.page.keyboard.press(key)

    def type(self, words: str) -> None:
        """Type words, wherever the focus is."""
        self.widget.page.keyboard.type(words)

    def focus_player(self) -> None:
        """Bring the keys to the timeline."""
        self.root.get_by_role("slider", name="Step", exact=True).focus()

    def focused(self) -> str:
        """Return name and class of the element with the focus."""
        words: str = self.widget.page.evaluate(
            "(() => { const it = document.activeElement; return `${it.localName}.${it.className}` })()"
        )
        return words

    def hear(self) -> None:
        """Let Python hear what the browser told of the place shown."""
        for payload in self.widget.sent[self.heard :]:
            self.heard += 1
            self.known.update(payload)
            desk = self.studio.desk
            desk.go(payload.get("step", desk.step), payload.get("line", desk.line))

    def answer(self) -> list[Any]:
        """Let Python answer what was sent, show its answer, and return the messages."""
        self.hear()
        sent = self.widget.messages[self.answered :]
        self.answered += len(sent)
        for message in sent:
            self.studio.desk._receive(self.studio.desk, message, [])
        self.show()
        return sent

    def show(self) -> None:
        """Show what has changed in Python."""
        now = state_of(self.studio.desk)
        changed = {key: value for key, value in now.items() if value != self.known.get(key)}
        self.known = now
        self.widget.set(**changed)
