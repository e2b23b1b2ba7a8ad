"""What a widget of ours sends to the browser, for the harness."""

from __future__ import annotations

from typing import Any

import anywidget


def state_of(widget: anywidget.AnyWidget) -> dict[str, Any]:
    """Return the synced traits of a widget that are not anywidget's own."""
    own = set(widget.keys) - set(anywidget.AnyWidget.class_trait_names()) - {"_esm", "_css", "_anywidget_id"}
    return {key: getattr(widget, key) for key in sorted(own)}
