"""The factories of the bundles, driven without their widget: what only a table of parts asks of them."""

from __future__ import annotations

import re

from tests.browser.harness import Bundle, bundle

EXPORT = re.compile(r"export \{\n  \w+ as default\n\};")


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
