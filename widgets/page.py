"""One self-contained HTML page around a widget: no kernel, no network, nothing installed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any

# The few lines of the widget contract a page needs: get, set, change events. Nothing is sent anywhere.
_HOST = """
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const state = read("gk-state");
const listeners = new Map();
const model = {
  get: (key) => state[key],
  set(key, value) {
    if (state[key] === value) return;
    state[key] = value;
    for (const call of [...(listeners.get("change:" + key) ?? [])]) call();
  },
  save_changes() {},
  send() {},
  on(event, call) {
    if (!listeners.has(event)) listeners.set(event, new Set());
    listeners.get(event).add(call);
  },
  off(event, call) {
    listeners.get(event)?.delete(call);
  },
};
const url = URL.createObjectURL(new Blob([read("gk-code")], { type: "text/javascript" }));
const exported = (await import(url)).default;
const widget = typeof exported === "function" ? await exported() : exported;
await widget.initialize?.({ model });
await widget.render({ model, el: document.getElementById("gk-host") });
"""


def _json(value: object) -> str:
    """Return JSON that cannot end the script element it stands in."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def standalone_page(title: str, esm: str, css: str, state: Mapping[str, Any], lang: str = "en") -> str:
    """Build the page.

    Parameters
    ----------
    title : str
        Title, as plain text.
    esm, css : str
        The bundle of the widget and its style sheet.
    state : Mapping
        Values of the synced traits, all of them JSON.
    lang : str
        Language of the texts.

    Returns
    -------
    str
        The whole document.
    """
    safe_css = css.replace("</", "<\\/")
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{safe_css}\n"
        "body.gk-page { margin: 16px; }\n</style>\n</head>\n"
        '<body class="gk-page"><main id="gk-host"></main>\n'
        f'<script type="application/json" id="gk-state">{_json(dict(state))}</script>\n'
        f'<script type="application/json" id="gk-code">{_json(esm)}</script>\n'
        f'<script type="module">{_HOST}</script>\n</body>\n</html>\n'
    )
