"""Draw one widget in a real Chromium without Jupyter: fast, strict, and without a network.

    def test_a_step_is_sent(mount):
        rondel = mount(bundle("rondel"), {"view": view, "labels": labels, "value": ""})
        rondel.root.get_by_role("radio", name="Factory").click()
        assert rondel.sent == [{"value": "RU factory"}]
        rondel.assert_accessible()

The `mount` fixture closes every widget at the end of its test and fails when one leaves a listener, a timer or an
observer behind, writes an error to the console, or asks for anything from a network.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple, cast

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebError

STATIC = Path(__file__).resolve().parents[2] / "widgets/static"
SHOTS = Path(__file__).resolve().parent / "shots"
HOST = Path(__file__).with_name("host.js")

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No name resolves: whatever a page asks of the network fails, and is reported.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]

Theme = Literal["light", "dark", "contrast"]
THEMES: tuple[Theme, ...] = ("light", "dark", "contrast")
COLOUR_RULES = ("color-contrast", "link-in-text-block")
# The stylesheets come from the installed JupyterLab, so that they are what a person sees.
_THEME_FILES = {
    "light": ("theme-light-extension", "JupyterLab Light"),
    "dark": ("theme-dark-extension", "JupyterLab Dark"),
    "contrast": ("theme-dark-high-contrast-extension", "JupyterLab Dark High Contrast"),
}


class Bundle(NamedTuple):
    """The module and the style sheet of one widget, as text."""

    esm: str
    css: str = ""


def bundle_of(widget: Any) -> Bundle:
    """Return the bundle that a widget of ours sends to the page."""
    return Bundle(str(widget._esm), str(widget._css))


def bundle(name: str) -> Bundle:
    """Return a committed bundle of widgets/static."""
    css = STATIC / f"{name}.css"
    return Bundle(
        (STATIC / f"{name}.js").read_text(encoding="utf-8"), css.read_text(encoding="utf-8") if css.exists() else ""
    )


def set_theme(page: Page, theme: Theme) -> None:
    """Give the page the variables and the body attributes of a JupyterLab theme, also while widgets are shown."""
    folder, title = _THEME_FILES[theme]
    sheet = Path(sys.prefix) / "share/jupyter/lab/themes/@jupyterlab" / folder / "index.css"
    page.evaluate(
        """([css, title, light]) => {
            document.querySelector("#theme").textContent = css;
            document.body.dataset.jpThemeName = title;
            document.body.dataset.jpThemeLight = light;
        }""",
        [sheet.read_text(encoding="utf-8"), title, str(theme == "light").lower()],
    )


def prepare(page: Page, theme: Theme = "light") -> None:
    """Turn a blank page into a host for widgets."""
    page.set_content(
        """<!doctype html><html lang="en"><head><title>Widget test</title><style id="theme"></style>
        <style>body { margin: 0; padding: 8px; background: var(--jp-layout-color0); color: var(--jp-ui-font-color1);
        font-family: var(--jp-ui-font-family, sans-serif); font-size: 13px; }</style>
        </head><body><main></main></body></html>"""
    )
    page.add_script_tag(content=HOST.read_text(encoding="utf-8"))
    set_theme(page, theme)


@dataclass
class Trouble:
    """What must not happen on a page: errors, warnings and requests to a network."""

    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    @contextmanager
    def watched(self, context: BrowserContext) -> Iterator[None]:
        """Collect from every page of a browser context."""
        context.on("weberror", self._error)
        context.on("console", self._console)
        context.on("request", self._request)
        yield
        context.remove_listener("weberror", self._error)
        context.remove_listener("console", self._console)
        context.remove_listener("request", self._request)

    def _error(self, error: WebError) -> None:
        self.errors.append(str(error.error))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.errors.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("blob:", "data:", "about:", "http://127.0.0.1:", "ws://127.0.0.1:")):
            self.requests.append(request.url)

    def check(self) -> None:
        """Raise when anything was collected."""
        assert not self.errors, "the page reported:\n" + "\n".join(self.errors)
        assert not self.requests, "the page asked a network for:\n" + "\n".join(self.requests)


@dataclass
class Widget:
    """A widget drawn in a page, with the model that a kernel would hold."""

    page: Page
    id: str

    @property
    def root(self) -> Locator:
        """The element that the widget draws into."""
        return self.page.locator(f"#{self.id}")

    @property
    def sent(self) -> list[dict[str, Any]]:
        """The payload of each save_changes() so far."""
        return cast("list[dict[str, Any]]", self._call("log")["sent"])

    @property
    def messages(self) -> list[Any]:
        """The custom messages sent so far."""
        return cast("list[Any]", self._call("log")["messages"])

    def trait(self, name: str) -> Any:
        """Return what the model holds under a name."""
        return self._call("trait", name)

    def set(self, **traits: Any) -> None:
        """Change traits as the kernel would."""
        self._call("set", traits)

    def receive(self, content: Any) -> None:
        """Deliver a custom message from the kernel."""
        self._call("receive", content)

    def cut(self, gone: bool = True) -> None:
        """Close the channel to the kernel, as a restart does, or open it again."""
        self._call("cut", gone)

    def destroy(self) -> None:
        """Close the widget. What it leaves behind is checked by `assert_nothing_held`."""
        self._call("destroy")

    def screenshot(self, name: str) -> Path:
        """Write a picture of the widget into tests/browser/shots (not under version control), for a person to see."""
        SHOTS.mkdir(exist_ok=True)
        path = SHOTS / f"{name}.png"
        self.root.screenshot(path=path)
        return path

    def violations(self, skip: Iterable[str] = (), only: Iterable[str] = ()) -> list[str]:
        """Return what axe finds wrong with the widget, a text for each rule.

        Parameters
        ----------
        skip
            Ids of axe rules that are not asked; say why where you name one.
        only
            Ids of the axe rules that are asked, if not all.
        """
        options = {"resultTypes": ["violations"], "rules": {rule: {"enabled": False} for rule in skip}}
        return run_axe(self.page, f"#{self.id}", options | ({"runOnly": list(only)} if only else {}))

    def assert_accessible(self, themes: Sequence[Theme] = ()) -> None:
        """Raise when axe finds anything wrong with the widget in some themes; without any, in the one that is on.

        A theme is a set of colours, so that what has nothing to do with them is asked in the first one only. In the
        same way a widget that is looked at in several widths, sizes and languages needs all themes in one of them, and
        one theme in each of the others.
        """
        if themes:
            set_theme(self.page, themes[0])
        found = self.violations()
        for theme in themes[1:]:
            set_theme(self.page, theme)
            found += [f"in the theme {theme}: {text}" for text in self.violations(only=COLOUR_RULES)]
        if themes:
            set_theme(self.page, "light")
        assert not found, "axe found:\n" + "\n".join(found)

    def _call(self, method: str, *args: Any) -> Any:
        return self.page.evaluate("([method, args]) => host[method](...args)", [method, [self.id, *args]])


def run_axe(page: Page, selector: str, options: Mapping[str, Any]) -> list[str]:
    """Run axe on a part of a page and return a text for each rule that it breaks."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("args => axe.run(...args)", [selector, options])["violations"]
    return [
        f"{it['id']} ({it['impact']}): {it['help']}\n"
        + "\n".join(f"    {node['target']}: {node['failureSummary']}" for node in it["nodes"])
        for it in found
    ]


def moved(page: Page, name: str = "") -> list[dict[str, Any]]:
    """Return what was animated so far (of the elements with a class): data and text, and for how many ms."""
    return [it for it in page.evaluate("host.moved()") if not name or name in it["classes"]]


def held(page: Page) -> list[str]:
    """Return what all widgets of the page hold now: listeners, intervals, observers, model callbacks."""
    return cast("list[str]", page.evaluate("host.held()"))


def assert_nothing_held(page: Page) -> None:
    """Raise when closed widgets have left anything behind."""
    left = held(page)
    assert not left, "left behind after the widgets were closed:\n" + "\n".join(left)
