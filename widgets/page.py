"""One self-contained HTML page around a widget: no kernel, no network, nothing installed."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping
from html import escape
from typing import Any

# The few lines of the widget contract a page needs: get, set, change events. There is no `send`, because nobody
# listens: a widget that needs Python can tell by that.
_HOST = """
const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => { document.documentElement.dataset.theme = dark.matches ? "dark" : "light"; };
dark.addEventListener("change", follow);
follow();
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


# Only this very script runs, and the module it makes a blob of; nothing is fetched, framed or sent. Styles cannot be
# named by hash, because the widgets set some on single elements.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        f"script-src 'sha256-{base64.b64encode(hashlib.sha256(_HOST.encode()).digest()).decode()}' blob:",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    )
)

_HEAD = """\
.gk-page > header { margin-bottom: 16px; color: #1f1f1f; font: 13px/1.4 system-ui, sans-serif; }
.gk-page > header { overflow-wrap: anywhere; }
.gk-page > header h1 { margin: 0; font-size: 20px; }
.gk-page > header p { margin: 4px 0 0; }
[data-theme="dark"] .gk-page > header { color: #e8e8e8; }
"""

# A "<" could end the script element; the two separators end a line for some readers of JavaScript.
_ESCAPES = {ord("<"): "\\u003c", 0x2028: "\\u2028", 0x2029: "\\u2029"}


def _json(value: object) -> str:
    """Return JSON that cannot end the script element it stands in."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).translate(_ESCAPES)


def standalone_page(title: str, esm: str, css: str, state: Mapping[str, Any], lang: str = "en", about: str = "") -> str:
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
    about : str
        What stands at the head of the page under the title, as plain text; without it there is no head.

    Returns
    -------
    str
        The whole document.
    """
    safe_css = css.replace("</", "<\\/")
    head = f"<header><h1>{escape(title)}</h1><p>{escape(about)}</p></header>\n" if about else ""
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(_POLICY)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{safe_css}\n"
        "body.gk-page { margin: 16px; background: #ffffff; }\n"
        '[data-theme="dark"] body.gk-page { background: #1e1e1e; }\n'
        f"{_HEAD if about else ''}"
        "</style>\n</head>\n"
        f'<body class="gk-page">\n{head}<main id="gk-host"></main>\n'
        f'<script type="application/json" id="gk-state">{_json(dict(state))}</script>\n'
        f'<script type="application/json" id="gk-code">{_json(esm)}</script>\n'
        f'<script type="module">{_HOST}</script>\n</body>\n</html>\n'
    )
