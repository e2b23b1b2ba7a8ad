"""The factories of the bundles, driven without their widget: what only a table of parts asks of them."""

from __future__ import annotations

from tests.browser.harness import Bundle, bundle

EXPORT = "export {\n  widget_default as default\n};"


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
    assert esm.count(EXPORT) == 1, f"{name}.js ends otherwise than esbuild ends a bundle"
    return Bundle(esm.replace(EXPORT, f"export default {module};"), css)
