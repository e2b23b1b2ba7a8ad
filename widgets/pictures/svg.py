"""Pictures of a position without script or kernel: what a saved notebook shows.

Plain SVG with presentation attributes only, because a style sheet inside one picture would reach every other
picture of the page. The light board palette of ``look.json`` with its own ground, whatever the host's theme.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from gamekit import locale
from widgets.base import look

FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """Return one element; ``stroke_width=2`` is written ``stroke-width="2"``, ``None`` leaves an attribute out.

    Values and nothing else are escaped: ``content`` is markup. Use `words` for text.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def number(value: object) -> str:
    """Return a value as an attribute is written: numbers with two decimals at most."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".") or "0"
    return str(value)


def words(text: str) -> str:
    """Return text as markup."""
    return escape(text, quote=False)


def haloed(key: str, texts: str, ink: str, halo: str, width: float, /, **attributes: object) -> str:
    """Return texts with a halo: drawn twice, the halo below, because not every converter knows ``paint-order``.

    ``key`` makes the id by which the texts are drawn again; the same key must stand for the same texts.
    """
    below = tag("g", texts, id=f"gk-pic-{key}", **attributes)
    return tag("g", below, fill=halo, stroke=halo, stroke_width=width, stroke_linejoin="round") + tag(
        "use", href=f"#gk-pic-{key}", fill=ink
    )


def palette() -> dict[str, str]:
    """Return the light board palette."""
    colours: dict[str, str] = look()["board"]["light"]
    return colours


def token_shapes(*names: str) -> str:
    """Return the tokens of ``look.json`` as shapes that `token` draws by reference; a document needs each once."""
    colours = palette()
    round_ = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    shapes = ""
    for name in names:
        outline = look()["tokens"][name]["d"]
        case = tag("path", d=outline, fill="none", stroke=colours["piece_case"], stroke_width=4.6, **round_)
        body = tag("path", d=outline, stroke=colours["piece_line"], stroke_width=1.6, **round_)
        shapes += tag("g", case + body, id=f"gk-pic-{name}")
    return shapes


def token(
    name: str, nation: str, at: tuple[float, float], scale: float, label: str, *, badge: int = 1, foot: bool = False
) -> str:
    """Draw a token of a nation with its code, and the count of its stack where there is more than one.

    Parameters
    ----------
    name : str
        A token of ``look.json`` that `token_shapes` has defined.
    nation : str
        Code of the nation.
    at, scale
        Where, and how large, in units of the picture.
    label : str
        What it is, in words.
    badge : int
        Units in the stack.
    foot : bool
        A bar under the token: an army that stands, hostile.
    """
    shape, style, colours = look()["tokens"][name], look()["nations"][nation], palette()
    x, y = shape["text"]
    parts = [tag("title", words(label))]
    if foot:
        parts.append(_bar("M-12.5 16.5H12.5", colours["piece_case"], 5.6))
        parts.append(_bar("M-11.5 16.5H11.5", colours["piece_line"], 3.2))
    parts.append(tag("use", href=f"#gk-pic-{name}", fill=style["fill"]))
    size = 10.5 if name == "flag" else 11.5
    parts.append(tag("text", nation, x=x, y=y, font_size=size, font_weight=800, fill=style["ink"]))
    if badge > 1:
        left, top, width, _ = shape["box"]
        disc = tag("circle", r=7.6, fill=colours["piece_line"], stroke=colours["piece_case"], stroke_width=1.6)
        count = tag("text", str(badge), y=3.9, font_size=11, font_weight=800, fill="#ffffff")
        parts.append(tag("g", disc + count, transform=f"translate({number(left + width - 1.5)} {number(top + 1.0)})"))
    place = f"translate({at[0]:.1f} {at[1]:.1f}) scale({scale:.3f})"
    return tag("g", "".join(parts), transform=place)


def _bar(d: str, stroke: str, width: float) -> str:
    return tag("path", d=d, stroke=stroke, stroke_width=width, stroke_linecap="round")


NARROWEST = 560
"""Narrowest output area, in pixels, that pictures are made for."""


def document(
    box: tuple[float, float, float, float], width: int, title: str, description: str, content: str, lang: str
) -> str:
    """Return a whole SVG document with a title and a description for those who do not see it.

    A wide picture has no size of its own but takes the width it gets: notebooks show it as an image that they do not
    shrink, and it would have to be scrolled.
    """
    x, y, w, h = box
    size = {"width": "100%"} if width > NARROWEST else {"width": width, "height": round(width * h / w)}
    return tag(
        "svg",
        tag("title", words(title)) + tag("desc", words(description)) + content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{number(x)} {number(y)} {number(w)} {number(h)}",
        **size,
        style=f"max-width:min(100%,{width}px);height:auto",
        role="img",
        lang=lang,
        font_family=FONT,
        text_anchor="middle",
    )


def situation(view: Mapping[str, Any], lang: str, names: Mapping[str, str]) -> str:
    """Return who decides what, in one sentence with the turn; empty for an empty view."""
    game = view.get("game")
    if not game:
        return ""
    decision = view.get("decision")
    point = f"{game}.point.{decision['point'] if decision else 'over'}"
    parts = {"nation": view.get("active", ""), "player": decision["seat"] if decision else ""}
    # A point this version has no words for still gets its turn.
    said = locale.text(point, lang, game=game, names=names, **parts) if locale.has(point, lang) else ""
    title = locale.text(f"{game}.title", lang)
    return locale.text("widget.common.situation", lang, title=title, turn=view["turn"], said=said).strip()
