"""Fixtures of the browser tests. See harness.py for what a mounted widget can do, lab.py for JupyterLab."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from gamekit import Session
from gamekit.study import Study
from tests.browser import harness
from tests.browser.boards import Board
from tests.browser.games import new
from tests.browser.lab import Lab
from tests.browser.seated import Seated
from tests.browser.state import state_of
from tests.browser.studios import Opened, annotated
from tests.conftest import chromium
from widgets import GameTable
from widgets.studio import Studio

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


# Long enough for a machine that is slow and busy; what comes sooner is not waited for.
expect.set_options(timeout=60_000)


PROFILE = {"viewport": {"width": 1100, "height": 900}, "reduced_motion": "reduce", "locale": "en-GB"}
# What cannot be taken back from a page: time that was stopped, and all that JupyterLab keeps.
UNSHARED = {"clock", "lab_page"}


# One browser for this folder: Playwright keeps an event loop running as long as it is there, which other tests of the
# same process (nbval's kernels) must not meet.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Return a Chromium that reaches no network."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=harness.FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared(browser: Browser) -> BrowserContext:
    """Return the profile of one page that the tests use in turn: to open a page costs more than most of them."""
    context = browser.new_context(**PROFILE)
    context.new_page()
    return context


@pytest.fixture
def context(request: pytest.FixtureRequest, browser: Browser, shared: BrowserContext) -> Iterator[BrowserContext]:
    """Return a browser profile, 1100 px wide, with reduced motion so that nothing has to be waited for."""
    context = browser.new_context(**PROFILE) if UNSHARED & set(request.fixturenames) else shared
    context.set_default_timeout(60_000)
    yield context
    if context is not shared:
        context.close()
        return
    page, *others = shared.pages
    for other in others:
        other.close()
    page.mouse.move(0, 0)
    page.goto("about:blank")
    page.emulate_media(reduced_motion="reduce", forced_colors="none", color_scheme="light")
    page.set_viewport_size(PROFILE["viewport"])


@pytest.fixture
def trouble(context: BrowserContext) -> Iterator[harness.Trouble]:
    """Return what went wrong on the pages of this test; a test that provokes an error clears it."""
    trouble = harness.Trouble()
    with trouble.watched(context):
        yield trouble


@pytest.fixture
def page(context: BrowserContext, trouble: harness.Trouble) -> Iterator[Page]:
    """Return a blank page that fails the test on an error, a console warning or a request to a network."""
    page = context.pages[0] if context.pages else context.new_page()
    harness.prepare(page)
    yield page
    trouble.check()


@pytest.fixture
def clock(page: Page) -> Any:
    """Return the clock of the page. It stands still, and goes on as far as the test lets it: `clock.run_for(ms)`."""
    page.clock.install(time=0)
    page.clock.pause_at(1)
    return page.clock


@pytest.fixture
def mount(page: Page) -> Iterator[Callable[..., harness.Widget]]:
    """Return `mount(bundle, state, theme="light", width=900)`; at the end all are closed and may hold nothing."""
    widgets: dict[str, harness.Widget] = {}
    numbers = count(1)

    def mount(
        bundle: harness.Bundle,
        state: dict[str, Any] | None = None,
        *,
        theme: harness.Theme = "light",
        width: int = 900,
    ) -> harness.Widget:
        harness.set_theme(page, theme)
        name = f"widget{next(numbers)}"
        if bundle.css:
            page.add_style_tag(content=bundle.css)
        page.evaluate("width => { document.querySelector('main').style.width = `${width}px` }", width)
        page.evaluate("args => host.mount(...args)", [name, bundle.esm, state or {}])
        widgets[name] = harness.Widget(page, name)
        return widgets[name]

    yield mount
    for widget in widgets.values():
        if widget.root.count():
            widget.destroy()
    harness.assert_nothing_held(page)


@pytest.fixture
def draw(mount: Callable[..., harness.Widget]) -> Callable[..., harness.Widget]:
    """Return `draw(board, theme=..., width=..., lang=..., **traits)`: a mounted board."""

    def draw(
        board: Board, theme: harness.Theme = "light", width: int = 1000, lang: str = "en", **traits: Any
    ) -> harness.Widget:
        return mount(*board.drawn(lang, **traits), theme=theme, width=width)

    return draw


@pytest.fixture
def sit(mount: Callable[..., harness.Widget]) -> Iterator[Callable[..., Seated]]:
    """Return `sit(session=a new game of Ann and Ben, theme=..., width=..., ...)`: a table that Python answers."""
    tables: list[GameTable] = []

    def make(session: Session | None = None, theme: str = "light", width: int = 1000, **options: Any) -> Seated:
        made = GameTable(new() if session is None else session, **{"pace": 0, **options})
        tables.append(made)
        return Seated(made, mount(harness.bundle_of(made), state_of(made), theme=theme, width=width))

    yield make
    for table in tables:
        table.close()


@pytest.fixture
def annotate(mount: Callable[..., harness.Widget]) -> Iterator[Callable[..., Opened]]:
    """Return `annotate(study=annotated(), theme=..., width=..., ...)`: a studio that Python answers."""
    studios: list[Studio] = []

    def make(study: Study | None = None, theme: str = "light", width: int = 1000, **options: Any) -> Opened:
        made = Studio(annotated() if study is None else study, **options)
        studios.append(made)
        return Opened(made, mount(harness.bundle_of(made.desk), state_of(made.desk), theme=theme, width=width))

    yield make
    for studio in studios:
        studio.close()


@pytest.fixture(scope="module")
def start_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path], Lab]]:
    """Return `start_lab(folder)`: a running JupyterLab on a temporary copy of a folder of notebooks."""
    running: dict[Path, Lab] = {}

    def start_lab(folder: Path) -> Lab:
        if folder not in running:
            home = tmp_path_factory.mktemp("lab")
            shutil.copytree(folder, home / "notebooks")
            running[folder] = Lab(home / "notebooks", home / "jupyter")
        return running[folder]

    yield start_lab
    for lab in running.values():
        lab.stop()


@pytest.fixture
def lab_page(context: BrowserContext, trouble: harness.Trouble) -> Iterator[Page]:
    """Return a page to open JupyterLab in; its own console warnings are not ours, but a request to a network is."""
    yield context.new_page()
    assert not trouble.requests, f"JupyterLab asked a network for {trouble.requests}"
