"""The saved picture of the board of Incorporated: complete, small, legible, and the same as the widget draws."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from gamekit import locale
from gamekit.incorporated import board as printed
from tests.conftest import ROOT
from tests.widgets.recorded import TRIO, crowded
from tests.widgets.test_picture import contrast
from widgets.base import look
from widgets.displays.incorporated.board import DETAIL, board, places
from widgets.displays.incorporated.picture_cards import card_box, in_line, initials, name_on, plan_card
from widgets.displays.incorporated.picture_countries import UNIT, countries_svg, curve
from widgets.pictures.layout import overlap
from widgets.pictures.outline import coarse

SVG = "{http://www.w3.org/2000/svg}"
NAMES = TRIO


@pytest.fixture(scope="module")
def midgame() -> dict[str, Any]:
    """Return a position with cubes and executives beside the squares."""
    return crowded()


def test_the_board_joins_the_map_with_the_facts_of_the_game():
    drawn = board()
    assert list(drawn["regions"]) == list(printed.board().lands)
    assert len(drawn["arrows"]) == 59 == len(printed.board().arrows)
    assert {(line["from"], line["to"]) for line in drawn["arrows"]} == printed.board().arrows
    assert [line["from"] for line in drawn["arrows"] if line["via"]] == ["australia"]
    assert drawn["regions"]["japan"]["named"] == ["south_sea"]
    assert drawn["regions"]["tax_havens"]["exits"] == list(printed.board().countries)
    for country, region in drawn["regions"].items():
        x, y = region["land"]
        assert 0 <= x <= 2000, country
        assert 0 <= y <= drawn["viewBox"][3], country
    assert {"us", "tax_havens", "us:us.7"} <= places()
    assert len(places()) == 24 + 50


def test_a_picture_tells_the_position(midgame: dict[str, Any]):
    root = ElementTree.fromstring(countries_svg(midgame, names=NAMES))
    assert root.get("role") == "img"
    titles = [node.text for node in root.iter(f"{SVG}title")]
    assert titles[0] == "World map"
    assert {"United States", "Tax Havens", "Central Asia"} <= set(titles)
    description = root.findtext(f"{SVG}desc") or ""
    assert description.startswith("Incorporated, turn 2.")
    for country, land in midgame["countries"].items():
        for seat, count in land["cubes"].items():
            assert f"{count} cube{'s' if count > 1 else ''} ({NAMES[seat]})" in description, country
    texts = ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]
    for zone, clash in midgame["clashes"].items():
        name = locale.name("incorporated", zone, "en")
        where = locale.name("incorporated", clash["country"], "en") if clash else "no battleground any more"
        assert f"{name}: {where}" in texts
        if clash:
            assert any(f"SCO {clash['camps']['SCO']['chances']}/6" in text for text in texts)


def drawn_signs(svg: str) -> Counter[str]:
    """Return how often each sign stands on the board; each is defined in the same picture."""
    root = ElementTree.fromstring(svg)
    ids = {node.get("id") for node in root.iter()}
    signs = Counter(node.get("href", "").removeprefix("#") for node in root.iter(f"{SVG}use"))
    assert signs.keys() <= ids
    return Counter({sign.removeprefix("gk-pic-"): count for sign, count in signs.items()})


def test_every_square_shows_its_industry_and_what_holds_it(midgame: dict[str, Any]):
    svg = countries_svg(midgame, names=NAMES)
    signs = drawn_signs(svg)
    for industry, style in look()["industries"].items():
        squares = [square for square in printed.board().squares.values() if square.industry == industry]
        letter = locale.text(f"widget.countries.letter.{industry}", "en")
        assert signs[f"{industry}-{letter}"] == len(squares) == 10
        assert svg.count(f'd="{style["d"]}" fill="{style["fill"]}"') == 1
    held = [held for land in midgame["countries"].values() for held in land["squares"].values()]
    assert signs["free"] == held.count("") > 0
    assert signs["locked"] == held.count("locked") > 0
    for seat, own in midgame["seats"].items():
        fill = look()["corporations"][own["corporation"]]["fill"]
        beside = sum(seat in land["cubes"] for land in midgame["countries"].values())
        defended = sum(seat in land["guards"] for land in midgame["countries"].values())
        assert signs[own["corporation"]] == held.count(seat) + beside > 0
        assert svg.count(f'fill="{fill}"') == 1 + defended


def test_a_picture_is_small_alone_and_always_the_same(midgame: dict[str, Any]):
    svg = countries_svg(midgame, "fr", NAMES, highlight=["iran"], selected="us:us.3")
    assert svg == countries_svg(midgame, "fr", NAMES, highlight=["iran"], selected="us:us.3")
    assert len(svg.encode()) < 80_000
    for foreign in ("<script", "<style", "<image", "http", "@font"):
        assert foreign not in svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), foreign
    assert "Royaume-Uni" in svg
    assert svg.count(look()["board"]["light"]["mark"]) == 1
    assert svg.count(look()["board"]["light"]["focus"]) == 1


def test_an_empty_view_gives_the_bare_board():
    root = ElementTree.fromstring(countries_svg({}))
    texts = ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]
    assert "United Kingdom" in texts
    letters = {sign[-1]: count for sign, count in drawn_signs(countries_svg({})).items() if sign[-2:-1] == "-"}
    assert letters == dict.fromkeys("FTHEM", 10)
    assert root.get("viewBox") == "0 0 2000 1223"


def test_names_of_people_are_text_never_markup(midgame: dict[str, Any]):
    svg = countries_svg(midgame, names={"P1": "<b>", "P2": "&", "P3": "x"})
    assert "<b>" not in svg
    ElementTree.fromstring(svg)


def test_initials_tell_the_seats_apart():
    assert initials({"P1": 0, "P2": 0}, {"P1": "Ann", "P2": "ben"}) == {"P1": "A", "P2": "B"}
    assert initials({"P1": 0, "P2": 0, "P3": 0}, {"P1": "Ann", "P2": "Ben", "P3": "Adam"}) == {
        "P1": "1", "P2": "B", "P3": "3",
    }  # fmt: skip
    assert initials({"P1": 0, "P2": 0}, {}) == {"P1": "1", "P2": "2"}


def test_many_pieces_move_together():
    assert in_line(2, (10, 5, 45)) == [(17.5, 5), (32.5, 5)]
    assert in_line(8, (10, 5, 45))[-1][0] == pytest.approx(47.5)


# ---- colours ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_has_contrast_4_5_and_shapes_3(theme: str):
    colours, sea = look()["countries"][theme], look()["board"][theme]
    for ink in ("card_ink", "card_muted", "nato", "sco", "battleground"):
        assert contrast(colours[ink], colours["card"]) >= 4.5, ink
    for camp in ("nato", "sco", "battleground"):
        assert contrast(colours[f"{camp}_ink"], colours[camp]) >= 4.5, camp
    for shape in ("slot", "card_line"):
        assert contrast(colours[shape], colours["card"]) >= 3, shape
    assert contrast(colours["locked_ink"], colours["locked"]) >= 4.5
    assert contrast(colours["card_ink"], colours["havens"]) >= 4.5
    assert max(contrast(colours["locked"], colours["card"]), contrast(colours["card_line"], colours["card"])) >= 3
    for ground in ("america", "europe", "asia", "third_world", "outer_land"):
        assert contrast(colours["arrow_strong"], colours[ground]) >= 4.5, ground
    assert contrast(colours["arrow"], sea["sea"]) >= 3
    assert contrast(colours["arrow_strong"], sea["sea"]) >= 4.5


def test_letters_are_legible_on_industries_and_cubes():
    for industry, style in look()["industries"].items():
        assert contrast("#1b1b1b", style["fill"]) >= 4.5, industry
    for corporation, style in look()["corporations"].items():
        assert contrast(style["ink"], style["fill"]) >= 4.5, corporation
    assert len({style["d"] for style in look()["corporations"].values()}) == len(look()["corporations"])
    assert len({style["d"] for style in look()["industries"].values()}) == 5
    assert look()["corporations"].keys() - {""} == printed.board().corporations.keys()
    assert look()["industries"].keys() == set(printed.board().industries)


def test_the_style_sheet_says_what_look_json_says():
    css = "".join((ROOT / f"widgets/js/countries/{name}.css").read_text("utf-8") for name in ("countries", "cards"))
    themes = {
        "light": css.split(".gk-board {", 1)[1].split("}", 1)[0],
        "dark": css.split('[data-theme="dark"] .gk-board {', 1)[1].split("}", 1)[0],
    }
    for theme, block in themes.items():
        said = dict(re.findall(r"--gk-([a-z-]+): (#[0-9a-f]{6});", block))
        assert said == {name.replace("_", "-"): colour for name, colour in look()["countries"][theme].items()}
    for industry, style in look()["industries"].items():
        assert f'[data-industry="{industry}"] path {{ fill: {style["fill"]}; }}' in css
    for corporation, style in look()["corporations"].items():
        which = f'="{corporation}"' if corporation else ""
        rule = f"--gk-corporation: {style['fill']}; --gk-corporation-ink: {style['ink']};"
        assert f"[data-corporation{which}] {{ {rule} }}" in css


# ---- layout: the picture and the widget agree ---------------------------------------------------------------------


def test_no_card_covers_another():
    regions = board()["regions"]
    boxes = {key: card_box(plan_card(region), tuple(region["at"]["full"]), UNIT) for key, region in regions.items()}
    assert [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []


@pytest.mark.node
def test_picture_and_widget_place_cards_names_and_arrows_alike():
    script = ROOT / "widgets/js/countries/places.mjs"
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, timeout=60, check=True)
    browser, drawn = json.loads(done.stdout), board()
    # The script reads the map as it is in the file.
    for shape in (*browser["board"]["regions"].values(), *browser["board"]["decor"]):
        shape["d"] = coarse(shape["d"], DETAIL)
    assert browser["board"] == {key: drawn[key] for key in browser["board"]}
    boxes = {}
    for key, region in drawn["regions"].items():
        plan, theirs = plan_card(region), browser["plans"][key]
        pieces = theirs.pop("pieces")
        assert plan.pieces == pytest.approx((pieces["x"], pieces["y"], pieces["w"])), key
        own = {"nameRoom" if name == "name_room" else name: value for name, value in plan._asdict().items()}
        assert {**json.loads(json.dumps(own)), "name": 13} == {**theirs, "pieces": list(plan.pieces)}, key
        boxes[key] = card_box(plan, tuple(region["at"]["full"]), UNIT)
        assert boxes[key]._asdict() == pytest.approx(browser["boxes"][key]), key
        for lang, names in browser["names"].items():
            long, short = locale.name("incorporated", key, lang), f"widget.countries.short.{key}"
            shown = name_on(plan, long, locale.text(short, lang) if locale.has(short, lang) else long)
            assert shown == names[key], key
    for line, theirs in zip(drawn["arrows"], browser["curves"], strict=True):
        own = curve(boxes[line["from"]], boxes[line["to"]], line["via"])
        assert [*map(list, own)] == [pytest.approx(point) for point in theirs], line
