"""The saved picture of the sliders, and their words: what ``js/sliders/words.mjs`` says in the browser."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from gamekit.incorporated.rulesets import GAME_ID
from gamekit.incorporated.tracks import SLIDERS, places_of, slider_dial
from widgets.base import look
from widgets.displays.words import Words, bracketed
from widgets.pictures.svg import document, number, situation, tag, words

Line = tuple[str, Sequence[str]]
"""A sentence and the rules it rests on."""

CARD, GAP, MARGIN = 336, 28, 12
SIZE, LEADING = 12.0, 16
TRACK = 78
"""Height of a track with its heading, before the sentences."""
COLUMN = 52
"""Letters of a sentence that fit a line."""


class SliderWords(Words):
    """The words of the sliders in one language.

    Parameters
    ----------
    view
        The position.
    lang
        ``"en"`` or ``"fr"``.
    names
        Names of the players by seat.
    """

    def __init__(self, view: Mapping[str, Any], lang: str, names: Mapping[str, str] | None) -> None:
        super().__init__(GAME_ID, "sliders", lang, names)
        self.view = view
        self.dial = slider_dial(view)

    def shown(self, slider: str, place: int) -> str:
        """Return what a slider shows: "$16", "5 %", "NATO +2"."""
        kind = f"power.{_leader(place)}" if slider == "power" else slider
        return self(f"value.{kind}", value=figure(place), lead=abs(place))

    def implied(self, slider: str, place: int) -> list[Line]:
        """Return what a place means, one sentence for each rule."""
        rules = self.dial["rules"]
        if slider == "interest":
            bond = self.dial["bonds"][str(place)]
            return [
                (self(line, **bond), rules[line]) for line in ("bond_first", "bond_back", "bond_upkeep", "bond_end")
            ]
        if slider == "growth":
            return [(self("cards", cards=self.dial["cards"][str(place)]), rules["cards"])]
        if slider == "stress":
            said = self("stress.less" if place < 0 else "stress", stress=place, less=-place)
            return [(said, rules["difficulty"][:1])]
        lead = max(self.dial["help"][str(place)].values())
        return [(self(f"power.{_leader(place)}", lead=lead), rules["power"])]

    def crisis(self, places: Mapping[str, int]) -> dict[str, Any]:
        """Return the odds of the crisis that Growth and Stress lead to."""
        found: dict[str, Any] = self.dial["crises"][
            str(self.dial["difficulty"][str(places["growth"])][str(places["stress"])])
        ]
        return found

    def crisis_lines(self, places: Mapping[str, int]) -> list[Line]:
        """Return the odds of a crisis with their arithmetic."""
        odds, rules = self.crisis(places), self.dial["rules"]
        chances, difficulty = odds["chances"], odds["difficulty"]
        parts = {
            "growth": figure(places["growth"]),
            "stress": figure(places["stress"]),
            "difficulty": figure(difficulty),
        }
        much = "some" if chances > 1 else "one" if chances else "none"
        lines: list[Line] = [(self(f"crisis.{much}", **parts, chances=chances, of=odds["of"]), rules["difficulty"])]
        if chances:
            mean = f"{odds['twice_mean'] / 2:g}".replace(".", "," if self.lang == "fr" else ".")
            lines.append((self("crisis.mean", difficulty=difficulty, mean=mean), rules["intensity"]))
        return lines


def figure(value: int) -> str:
    """Return a number with a sign that is as wide as a plus."""
    return f"−{-value}" if value < 0 else str(value)


def _leader(power: int) -> str:
    return "nato" if power > 0 else "sco" if power < 0 else "even"


def sliders_svg(
    view: Mapping[str, Any],
    lang: str = "en",
    names: Mapping[str, str] | None = None,
    *,
    values: Mapping[str, int] | None = None,
    home: Mapping[str, int] | None = None,
    show: Sequence[str] = SLIDERS,
) -> str:
    """Draw the sliders of a position.

    Parameters
    ----------
    view
        A position of Incorporated, with its memory if there is one.
    lang
        Language of the words.
    names
        Names of the players by seat.
    values, home
        By slider: where it stands, and where it stood before a reader moved it, if not as in the position.
    show
        The sliders drawn, in this order.

    Returns
    -------
    str
        One SVG document with all its sentences in its description.
    """
    speaker = SliderWords(view, lang, names)
    base = {**places_of(view), **(home or {})}
    places = {**base, **(values or {})}
    crisis_at = next((slider for slider in reversed(show) if slider in ("growth", "stress")), None)
    cards: list[tuple[str, int]] = []
    told: list[str] = []
    for slider in show:
        place, before = places[slider], base[slider]
        lines: list[Line] = []
        memory = {} if slider in (home or {}) else view.get("memory", {}).get("sliders", {}).get(slider, {})
        ghost = before if place != before else memory.get("turn_start", place)
        if place != before:
            moved = {"from": speaker.shown(slider, before), "to": speaker.shown(slider, place)}
            lines.append((speaker("you", **moved), ()))
        elif last := memory.get("last"):
            lines.append((last["said"], last["rules"]))
        lines += speaker.implied(slider, place)
        if speaker.dial["marks"][slider]:
            lines.append((speaker("reconstructed"), speaker.dial["decided"][slider]))
        told.append(f"{speaker(f'name.{slider}')}: {speaker.shown(slider, place)}.")
        told += [bracketed(*line) for line in lines]
        cards.append(_card(_track(speaker, slider, place, ghost), TRACK, lines))
        if slider == crisis_at:
            lines = speaker.crisis_lines(places)
            told += [bracketed(*line) for line in lines]
            cards.append(_card(_odds(speaker, places), 62, lines))
    body, width, height = _pages(cards)
    back = tag("rect", width=width, height=height, fill=_ink("bg"))
    about = situation(view, lang, names or {}) if not home else ""
    return document((0, 0, width, height), width, speaker("title"), " ".join([about, *told]).strip(), back + body, lang)


def _pages(cards: Sequence[tuple[str, int]]) -> tuple[str, int, int]:
    """Return cards in two columns, with the width and the height of the whole."""
    columns = min(2, len(cards))
    body, top = "", MARGIN
    for start in range(0, len(cards), columns):
        row = cards[start : start + columns]
        for column, (drawn, _) in enumerate(row):
            body += tag("g", drawn, transform=f"translate({MARGIN + column * (CARD + GAP)} {top})")
        top += max(height for _, height in row) + GAP // 2
    return body, 2 * MARGIN + columns * CARD + (columns - 1) * GAP, top


def _card(drawn: str, top: int, lines: Sequence[Line]) -> tuple[str, int]:
    """Return a drawing with its sentences below, and the height of both."""
    for line in lines:
        for part in textwrap.wrap(bracketed(*line), COLUMN):
            top += LEADING
            drawn += _text(part, 0, top, anchor="start")
    return drawn, top + 8


def _track(speaker: SliderWords, slider: str, place: int, ghost: int) -> str:
    """Return the heading, the line with its places, the ghost, the arrow and the marker, and the words at both ends."""
    track = speaker.dial["tracks"][slider]
    step = CARD / len(track)
    at = {value: (index + 0.5) * step for index, value in enumerate(track)}
    drawn = _text(speaker(f"name.{slider}"), 0, 16, anchor="start", font_weight=700, font_size=13)
    value = speaker.shown(slider, place)
    before = f"{speaker.shown(slider, ghost)} → " if ghost != place else ""
    drawn += _text(before + value, CARD, 16, anchor="end", font_weight=700, font_size=15)
    drawn += tag("path", d=f"M0 34H{CARD}", stroke=_ink("muted"), stroke_width=2)
    for shown, x in at.items():
        drawn += tag("path", d=f"M{number(x)} 29v10", stroke=_ink("muted"), stroke_width=2)
        mark = "*" if shown in speaker.dial["marks"][slider] else ""
        drawn += _text(figure(abs(shown) if slider == "power" else shown) + mark, x, 56)
    if ghost != place:
        tip = at[place] + (13 if at[place] < at[ghost] else -13)
        drawn += tag("path", d=f"M{number(at[ghost])} 34H{number(tip)}", stroke=_ink("accent"), stroke_width=4)
        wing = 7 if at[place] < at[ghost] else -7
        head = f"M{number(tip + wing)} 28L{number(tip - wing / 2)} 34L{number(tip + wing)} 40Z"
        drawn += tag("path", d=head, fill=_ink("accent"))
        drawn += tag(
            "circle",
            cx=at[ghost],
            cy=34,
            r=7,
            fill=_ink("bg"),
            stroke=_ink("fg"),
            stroke_width=2,
            stroke_dasharray="3 2",
        )
    drawn += tag("circle", cx=at[place], cy=34, r=8.5, fill=_ink("fg"), stroke=_ink("bg"), stroke_width=2)
    drawn += _text("◂ " + speaker(f"end.{slider}.left"), 0, 73, anchor="start", fill=_ink("muted"))
    return drawn + _text(speaker(f"end.{slider}.right") + " ▸", CARD, 73, anchor="end", fill=_ink("muted"))


def _odds(speaker: SliderWords, places: Mapping[str, int]) -> str:
    """Return the odds of a crisis as the numbers on the die, each with the intensity it brings."""
    odds = speaker.crisis(places)
    drawn = _text(speaker("crisis"), 0, 16, anchor="start", font_weight=700, font_size=13)
    chance = speaker("crisis.chance", chances=odds["chances"], of=odds["of"])
    drawn += _text(chance, CARD, 16, anchor="end", font_weight=700, font_size=15)
    labels = (speaker("crisis.die"), speaker("crisis.intensity"))
    drawn += "".join(
        _text(label, 0, 38 + 19 * row, anchor="start", fill=_ink("muted")) for row, label in enumerate(labels)
    )
    left = 60.0
    step = (CARD - left) / odds["of"]
    for index, intensity in enumerate(odds["dice"]):
        x = left + index * step
        fill = _ink("fg") if intensity else _ink("bg")
        drawn += tag("rect", x=x, y=24, width=step, height=19, fill=_ink("bg"), stroke=_ink("line"))
        drawn += tag("rect", x=x, y=43, width=step, height=19, fill=fill, stroke=_ink("line"))
        drawn += _text(str(index + 1), x + step / 2, 38)
        ink = _ink("bg") if intensity else _ink("muted")
        drawn += _text(str(intensity) if intensity else "–", x + step / 2, 57, fill=ink)
    return drawn


def _text(said: str, x: float, y: float, *, anchor: str = "middle", **attributes: object) -> str:
    given = {"font_size": SIZE, "fill": _ink("fg"), "text_anchor": anchor, **attributes}
    return tag("text", words(said), x=x, y=y, **given)


def _ink(name: str) -> str:
    colour: str = look()["ui"]["light"][name]
    return colour
