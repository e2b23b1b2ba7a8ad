"""The factories of the bundles, driven without their widget: what only a table of parts asks of them."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.harness import Bundle, bundle
from tests.conftest import ROOT

EXPORT = re.compile(r"export \{\n \w+ as default\n\};")


def driven(name: str, module: str) -> Bundle:
    """Return a committed bundle whose own widget is replaced by another one.

    Parameters
    ----------
    name
        Of the bundle.
    module
        The object of the module, in JavaScript: ``{ render({ model, el }) { ... } }``. It sees what the bundle holds.
    """
    esm, css = bundle(name)
    assert len(EXPORT.findall(esm)) == 1, f"{name}.js ends otherwise than esbuild ends a bundle"
    return Bundle(EXPORT.sub(lambda _: f"export default {module};", esm), css)


@cache
def bundled(name: str) -> Bundle:
    """Return a part alone as a bundle, made from ``tests/browser/<name>.js`` and the style sheets it imports."""
    with TemporaryDirectory() as folder:
        command = [
            ROOT / "widgets/js/node_modules/.bin/esbuild", ROOT / f"tests/browser/{name}.js", "--bundle",
            "--format=esm", "--charset=utf8", "--log-level=warning", f"--outfile={folder}/{name}.js",
        ]  # fmt: skip
        subprocess.run(command, check=True, timeout=120)
        return Bundle(*(Path(folder, f"{name}.{end}").read_text("utf-8") for end in ("js", "css")))
