"""A real JupyterLab for smoke tests: started on a free port, driven through its own commands."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Locator, Page, expect

START_TIMEOUT = 60.0
COMMAND_TIMEOUT = 60.0


# What the kernel prints when it executes a line.
ASK = """async (code) => {
    const kernel = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const future = kernel.requestExecute({ code, store_history: false });
    let printed = "";
    future.onIOPub = (message) => { printed += message.content.text ?? ""; };
    await future.done;
    return printed.trim();
}"""


def asked(page: Page, code: str) -> str:
    """Return what the kernel of the notebook prints when it executes a line."""
    answer: str = page.evaluate(ASK, code)
    return answer


def until(page: Page, code: str, wanted: str) -> None:
    """Wait until the kernel prints something, but not for ever."""
    deadline = time.monotonic() + COMMAND_TIMEOUT
    while (answer := asked(page, code)) != wanted:
        if time.monotonic() > deadline:
            raise TimeoutError(f"{code} stays {answer}, and {wanted} was waited for")
        page.wait_for_timeout(50)


class Lab:
    """A JupyterLab server on a folder, with settings and run-time files of its own.

    Parameters
    ----------
    folder
        Where its notebooks are; it may write there.
    private
        A folder for everything else that Jupyter writes, so that neither the user's settings nor the checkout matter.
    """

    def __init__(self, folder: Path, private: Path) -> None:
        notices = private / "settings/@jupyterlab/apputils-extension/notification.jupyterlab-settings"
        notices.parent.mkdir(parents=True)
        notices.write_text('{"fetchNews": "false", "checkForUpdates": false}')
        self.folder = folder
        self.url = f"http://127.0.0.1:{_free_port()}"
        self._log = private / "server.log"
        names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root"),
                    "--ServerApp.ip=127.0.0.1",
                    f"--ServerApp.port={self.url.rpartition(':')[2]}",
                    "--ServerApp.port_retries=0",
                    f"--ServerApp.root_dir={folder}",
                    "--IdentityProvider.token=",
                    "--LabApp.expose_app_in_browser=True",
                    f"--LabApp.user_settings_dir={private / 'settings'}",
                    f"--LabApp.workspaces_dir={private / 'workspaces'}",
                ],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=os.environ | {name: str(private / name.lower()) for name in names},
            )
        self._wait()

    def open(self, page: Page, notebook: str) -> Notebook:
        """Open a notebook of the folder in a page and wait until its kernel is there."""
        page.goto(f"{self.url}/lab/tree/{notebook}?reset")
        page.wait_for_function(
            """() => {
                const kernel = window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel;
                return kernel?.connectionStatus === "connected" && kernel.status === "idle";
            }"""
        )
        return Notebook(page)

    def reopen(self, page: Page, notebook: str, drawn: str, count: int) -> None:
        """Open a notebook of which nothing is run, and wait until so many widgets are drawn from what it keeps.

        When its kernel is slow to answer, JupyterLab gives up on all widgets and leaves their pictures; then the page
        is loaded again, as a reader would.
        """
        kept = nbformat.read(self.folder / notebook, as_version=4)
        assert kept.metadata["widgets"], "the notebook was saved without its widgets"
        for patience in (20, 20, 60):
            page.goto(f"{self.url}/lab/tree/{notebook}?reset")
            try:
                return expect(page.locator(drawn)).to_have_count(count, timeout=patience * 1000)
            except AssertionError as error:
                failed = error
        raise failed

    def stop(self) -> None:
        """Stop the server and, with it, its kernels."""
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + START_TIMEOUT
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/status", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"JupyterLab did not start:\n{self._log.read_text()}")


@dataclass
class Notebook:
    """A notebook that is open in JupyterLab."""

    page: Page

    def run_all(self) -> None:
        """Run all cells, and wait until the kernel has nothing left to do; an error in a cell is raised."""
        self.command("notebook:run-all-cells")
        self.wait_idle()
        errors = self.page.locator('.jp-OutputArea-output[data-mime-type="application/vnd.jupyter.stderr"]')
        assert errors.count() == 0, "\n".join(errors.all_inner_texts())

    def command(self, command: str, **args: Any) -> None:
        """Execute a command of JupyterLab and wait until it is done, but not for ever."""
        done = self.page.evaluate(
            """([command, args, limit]) => Promise.race([
                jupyterapp.commands.execute(command, args).then(() => true),
                new Promise((resolve) => setTimeout(resolve, limit, false)),
            ])""",
            [command, args, COMMAND_TIMEOUT * 1000],
        )
        if not done:
            raise TimeoutError(f"{command} did not end within {COMMAND_TIMEOUT:.0f} seconds")

    def wait_idle(self) -> None:
        """Wait until no cell runs any more and the kernel has nothing left to do."""
        self.page.wait_for_function(
            """() => {
                const panel = jupyterapp.shell.currentWidget;
                const running = panel.content.widgets.some((cell) => cell.model.executionState === "running");
                return !running && panel.sessionContext.session.kernel.status === "idle";
            }"""
        )

    def set_theme(self, title: str) -> None:
        """Switch JupyterLab's theme: "JupyterLab Light", "JupyterLab Dark", "JupyterLab Dark High Contrast"."""
        self.command("apputils:change-theme", theme=title)
        self.page.wait_for_function("title => document.body.dataset.jpThemeName === title", arg=title)

    def output(self, cell: int) -> Locator:
        """Return the outputs of a cell, counted from 0."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(cell).locator(".jp-OutputArea-output")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
