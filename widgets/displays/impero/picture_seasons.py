"""The saved picture of a season wheel, and its words: what ``js/seasons/words.mjs`` says in the browser."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gamekit.impero.calendar import ENDING, season_dial
from gamekit.impero.rulesets import GAME_ID
from widgets.base import look
from widgets.displays.words import Words, bracketed
from widgets.pictures.ring import polar, wedge
from widgets.pictures.svg import document, number, palette, tag, words

Line = tuple[str, Sequence[str]]
"""A sentence and the rules it rests on."""

# As in js/seasons/wheel.mjs.
OUTER, MIDDLE, HUB, EDGE = 180.0, 122.0, 86.0, 184.0
_NAME, _ICON = (62, 134), (118, 94)
_TYPE = 15
_SIZE, _LEADING, _LETTERS = 12, 16, 60
"""Type of the sentences, from line to line, and letters that fit one."""


class SeasonWords(Words):
    """The words of a season wheel in one language.

    Parameters
    ----------
    view
        The position; empty for a year without a game.
    lang
        ``"en"`` or ``"fr"``.
    """

    def __init__(self, view: Mapping[str, Any], lang: str) -> None:
        super().__init__(GAME_ID, "seasons", lang)
        self.view = view

    @property
    def dial(self) -> dict[str, Any]:
        """What never changes on the wheel."""
        return season_dial(self.view)

    def changed(self, line: Mapping[str, Any]) -> Line:
        """Return what an effect changes."""
        return self(f"effect.{line['say']}", **line["params"]), line["rules"]

    def lines(self, season: str) -> list[Mapping[str, Any]]:
        """Return the effects of a season."""
        return next(each["lines"] for each in self.dial["seasons"] if each["id"] == season)

    def now(self) -> list[tuple[str, list[Line]]]:
        """Return what is in force, title by title: by the season, by the card, and what comes next."""
        view = self.view
        standing = {key: view[key] for key in ("year", "years", "season", "phase")}
        title = self("over" if view["over"] else "now", **standing)
        found = [(title, [self.changed(line) for line in self.lines(view["season"])])]
        if card := self.dial["cards"].get(view["card"]):
            mark = f" ({self('reconstructed')})" if card["reconstructed"] else ""
            said = [self.changed(line) for line in card["lines"]]
            found.append((self("card", card=view["card"]) + mark, said))
        else:
            found.append(("", [(self("card.none"), self.dial["phases"][0]["rules"])]))
        if not view["over"]:
            found.append(("", [self.next()]))
        return found

    def next(self) -> Line:
        """Return what the next season changes, in a few words."""
        if not (season := self.view["next_season"]):
            return self("next.last"), ENDING
        lines = self.lines(season)
        changes = ", ".join(self(f"short.{line['say']}", **line["params"]) for line in lines)
        return self("next", season=season, changes=changes), list(dict.fromkeys(line["rules"][0] for line in lines))

    def read(self, season: str, phase: str) -> tuple[str, list[Line]]:
        """Return what a season, or a phase of it, changes."""
        lines = self.lines(season)
        if not phase:
            return self.name(season), [self.changed(line) for line in lines]
        title = self("cell", season=season, phase=phase)
        shown = next(each for each in self.dial["phases"] if each["id"] == phase)
        if not shown["played"]:
            return title, [(self("skipped"), shown["rules"])]
        felt = [self.changed(line) for line in lines if line["phase"] == phase]
        card = self.dial["cards"].get(self.view.get("card")) if self.view.get("season") == season else None
        added = [self.changed(line) for line in (card or {"lines": ()})["lines"] if line["phase"] == phase]
        return title, [
            (self(f"phase.{phase}"), shown["rules"]),
            *(felt or [(self("none", season=season), ())]),
            *((self("card.line", card=self.view["card"], line=said), rules) for said, rules in added),
        ]


def seasons_svg(view: Mapping[str, Any], lang: str = "en", *, season: str = "", phase: str = "") -> str:
    """Draw the season wheel of a position, with its words.

    Parameters
    ----------
    view
        The position; the bare year for an empty one.
    lang
        Language of the words.
    season, phase
        What is read about; empty for what is in force now.

    Returns
    -------
    str
        One SVG document with all its sentences in its description.
    """
    speaker = SeasonWords(view, lang)
    if season:
        parts = [speaker.read(season, phase)]
    elif view:
        parts = speaker.now()
    else:
        shown = [each["id"] for each in speaker.dial["seasons"]]
        parts = [speaker.read(each, "") for each in shown]
    written, height, told = [], EDGE + _LEADING, []
    for title, lines in parts:
        rows = [(row, True) for row in textwrap.wrap(title, _LETTERS)]
        sentences = [bracketed(*line) for line in lines]
        rows += [(row, False) for sentence in sentences for row in textwrap.wrap(sentence, _LETTERS)]
        for row, strong in rows:
            height += _LEADING
            weight = 700 if strong else None
            written.append(tag("text", words(row), x=-EDGE, y=height, font_size=_SIZE, font_weight=weight))
        height += _LEADING / 2
        told.append(" ".join([f"{title}." if title else "", *sentences]).strip())
    ink = look()["ui"]["light"]["fg"]
    box = (-EDGE - 4, -EDGE - 4, 2 * EDGE + 8, EDGE + height + 12)
    back = tag("rect", x=box[0], y=box[1], width=box[2], height=box[3], fill=look()["ui"]["light"]["bg"])
    texts = tag("g", "".join(written), fill=ink, text_anchor="start")
    wheel = "".join(_wheel(speaker, season, phase))
    return document(box, 400, speaker("title"), " ".join(told), back + wheel + texts, lang)


def _wedge(inner: float, outer: float, start: float, end: float, **paint: object) -> str:
    return tag("path", d=wedge(inner, outer, start, end), stroke_linejoin="round", **paint)


def _wheel(speaker: SeasonWords, season: str, phase: str) -> Iterator[str]:
    """Yield the parts of the wheel; what is read has a frame, where the game stands is filled and pointed at."""
    view, dial, colours = speaker.view, speaker.dial, palette()
    ink, line = colours["ink"], {"stroke": colours["land_line"], "stroke_width": 1.2}
    width = 2 * math.pi / len(dial["seasons"])
    frames, names = [], []
    for place, each in enumerate(dial["seasons"]):
        start, tint = place * width, look()["seasons"][each["id"]]
        here = view.get("season") == each["id"]
        yield _wedge(MIDDLE, OUTER, start, start + width, fill=tint["light"], **line)
        right, down = (math.copysign(1, part) for part in polar(1, start + width / 2))
        icon = f"translate({number(right * _ICON[0])} {number(down * _ICON[1])}) scale(.9) translate(-12 -12)"
        names.append(tag("path", d=tint["d"], fill=ink, transform=icon))
        name = words(speaker.name(each["id"]))
        at = {"x": right * _NAME[0], "y": down * _NAME[1] + 5, "font_size": _TYPE, "font_weight": 800 if here else 600}
        # Above the frames, which a long name reaches over.
        below = {"stroke": tint["light"], "stroke_width": 5, "stroke_linejoin": "round"}
        names.append(tag("text", name, fill=tint["light"], **below, **at) + tag("text", name, fill=ink, **at))
        if here or (season == each["id"] and not phase):
            frames.append(_wedge(MIDDLE + 4, OUTER - 4, start + 0.03, start + width - 0.03, fill="none",
                                 stroke=colours["focus"] if season == each["id"] else ink, stroke_width=4))  # fmt: skip
        step = width / len(dial["phases"])
        for number_, own in enumerate(dial["phases"]):
            left = start + number_ * step
            now = here and view.get("phase") == own["id"]
            yield _wedge(HUB, MIDDLE, left, left + step, fill=ink if now else tint["light"], **line)
            px, py = polar((HUB + MIDDLE) / 2 - 5, left + step / 2)
            colour = colours["halo"] if now else ink
            strike = None if own["played"] else "line-through"
            yield tag("text", own["numeral"], x=px, y=py + 5, font_size=_TYPE, font_weight=600, fill=colour,
                      text_decoration=strike)  # fmt: skip
            if own["played"] and any(change["phase"] == own["id"] for change in each["lines"]):
                dx, dy = polar(MIDDLE - 6, left + step / 2)
                yield tag("circle", cx=dx, cy=dy, r=2.8, fill=colour)
            if now:
                turn = f"rotate({number(math.degrees(left + step / 2))})"
                pointer = f"M0 {number(1 - HUB)}L10 {number(17 - HUB)}H-10Z"
                frames.append(tag("path", d=pointer, fill=ink, transform=turn))
            if (season, phase) == (each["id"], own["id"]):
                frames.append(_wedge(HUB + 3, MIDDLE - 3, left + 0.02, left + step - 0.02, fill="none",
                                     stroke=colours["focus"], stroke_width=4))  # fmt: skip
    yield tag("circle", r=HUB, fill=colours["land"], **line)
    yield from frames
    yield from names
    if not view:
        yield tag("text", words(speaker("bare")), y=6, font_size=18, font_weight=700, fill=ink)
        return
    yield tag("text", words(speaker("year", year=view["year"])), y=-14, font_size=22, font_weight=700, fill=ink)
    yield tag("text", words(speaker("of", years=view["years"])), y=10, font_size=_TYPE, fill=ink)
    numeral = next((own["numeral"] for own in dial["phases"] if own["id"] == view["phase"]), "")
    name = speaker.name(view["season"])
    yield tag("text", words(f"{name} · {numeral}" if numeral else name), y=34, font_size=_TYPE, fill=ink)
