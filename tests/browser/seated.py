"""A game table in the browser together with its Python side: what is sent is answered, as in a notebook."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator

from tests.browser.harness import Widget
from tests.browser.state import state_of
from widgets import GameTable


@dataclass
class Seated:
    """A mounted table and the model behind it."""

    table: GameTable
    widget: Widget
    answered: int = field(default=0)

    @property
    def root(self) -> Locator:
        """The element that the table draws into."""
        return self.widget.root

    @property
    def panel(self) -> Locator:
        """What is to be decided."""
        return self.root.locator(".gk-table-panel")

    def new(self) -> list[Any]:
        """Return the messages that were not answered yet."""
        return self.widget.messages[self.answered :]

    def answer(self) -> list[Any]:
        """Let Python answer what was sent, show its answer, and return the messages."""
        sent = self.new()
        self.answered += len(sent)
        for message in sent:
            self.table._receive(self.table, message, [])
        self.show()
        return sent

    def show(self) -> None:
        """Show what Python has now."""
        self.widget.set(**state_of(self.table))

    def option(self, name: str | Any) -> Locator:
        """Return the button of an option, by its whole label or a pattern."""
        return self.panel.locator(".gk-table-options, .gk-table-done").get_by_role(
            "button", name=name, exact=isinstance(name, str)
        )

    def choose(self, name: str | Any) -> list[Any]:
        """Click an option and let Python answer."""
        self.option(name).click()
        return self.answer()

    def command(self, name: str) -> Locator:
        """Return a button of the bar, by its command."""
        return self.root.locator(f".gk-table-bar button[data-command={name}]")

    def region(self, region: str) -> Locator:
        """Return a region of the map."""
        return self.root.locator(f".gk-table-board [data-region={region}][tabindex]")

    def bar_tops(self, steps: Iterable[int]) -> set[int]:
        """Show some steps and return where the bar stood at them, in pixels from the top of the page."""
        tops = set()
        for n in steps:
            self.table.seek(n)
            self.show()
            box = self.root.locator(".gk-table-steps").bounding_box()
            assert box is not None
            tops.add(round(box["y"]))
        return tops

    def space(self, space: str) -> Locator:
        """Return a space of the rondel."""
        return self.root.locator(f".gk-table-dial [data-space={space}]")

    def focused(self) -> str:
        """Return class and text of the element with the focus."""
        text: str = self.widget.page.evaluate(
            "(() => { const it = document.activeElement; return `${it.className} ${it.textContent}` })()"
        )
        return text
