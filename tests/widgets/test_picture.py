"""The pictures that saved notebooks show: complete, accessible, small, and the same as the widgets draw."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from gamekit import locale
from tests.conftest import ROOT
from tests.widgets.regions import view
from tools.map_names import TARGET, written
from widgets.base import look
from widgets.displays.imperial2030.board import board
from widgets.displays.imperial2030.picture_map import map_svg
from widgets.displays.imperial2030.picture_names import Name, ground_of, place_names
from widgets.displays.imperial2030.picture_places import fixed, placed_names
from widgets.displays.imperial2030.picture_rondel import fan, hub, rondel_svg
from widgets.pictures.layout import Box, fixtures, metrics, overlap, rings, spots
from widgets.pictures.svg import number, tag

SVG = "{http://www.w3.org/2000/svg}"


def titles(svg: str) -> list[str]:
    """Return the names of all pieces of a picture."""
    return [node.text or "" for node in ElementTree.fromstring(svg).iter(f"{SVG}title")]


def test_a_map_names_every_piece_and_tells_the_position():
    svg = map_svg(view("midgame"), names={"P1": "Ann"})
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img"
    named = titles(svg)
    assert named[0] == "World map"
    for piece in (
        "2 standing armies (Russia), Berlin",
        "1 lying army (Russia), Beijing",
        "2 fleets in harbour (Europe), Rome",
        "2 fleets (United States), North Atlantic",
        "flag (Brazil), Congo",
        "shipyard, occupied, Shanghai",
        "site for a shipyard, San Francisco",
    ):
        assert named.count(piece) == 1, piece
    description = root.findtext(f"{SVG}desc") or ""
    assert description.startswith("Imperial 2030, turn 74. Russia, governed by Ann, chooses")
    assert "Congo: land region, flag (Brazil); 1 army (Brazil)." in description


def test_a_map_draws_as_many_tokens_as_there_are_stacks():
    position = view("midgame")
    svg = map_svg(position)
    for kind, posture, token in (("army", "lying", "army_lying"), ("army", None, "army"), ("fleet", "", "fleet")):
        stacks = sum(
            1
            for region in position["regions"].values()
            for _, unit, stance, _ in region.get("units", ())
            if unit == kind and (stance == posture or (posture is None and stance != "lying"))
        )
        assert len(re.findall(f'<use href="#gk-pic-{token}"', svg)) == stacks > 0
    assert len(re.findall('<use href="#gk-pic-flag"', svg)) == 34


def test_pictures_are_small_and_need_nothing_else():
    marked = map_svg(view("midgame"), highlight=["berlin", "canada"], selected="congo")
    for svg in (marked, rondel_svg(view("midgame"))):
        assert len(svg.encode()) < 150_000
        for foreign in ("<script", "<style", "<image", "http", "@font"):
            assert foreign not in svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), foreign
        ids = set(re.findall(r'id="([^"]+)"', svg))
        assert all(name.startswith("gk-pic-") for name in ids)
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= ids
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= ids


def test_a_wide_picture_takes_the_width_it_gets_and_a_small_one_keeps_its_own():
    wide = ElementTree.fromstring(map_svg(view("midgame")))
    assert (wide.get("width"), wide.get("height")) == ("100%", None)
    small = ElementTree.fromstring(rondel_svg(view("midgame")))
    assert int(small.get("width", "0")) <= 560
    assert int(small.get("height", "0")) > 0


def test_a_picture_is_the_same_every_time():
    assert map_svg(view("midgame")) == map_svg(view("midgame"))
    assert rondel_svg(view("fresh"), "fr") == rondel_svg(view("fresh"), "fr")


def test_the_marks_are_drawn_for_what_changed_and_what_is_chosen():
    plain, marked = map_svg(view("fresh")), map_svg(view("fresh"), highlight=["iran", "peru"], selected="congo")
    assert "gk-pic-mark-" not in plain
    assert re.findall(r'id="gk-pic-mark-(\w+)"', marked) == ["iran", "peru", "congo"]


def test_an_empty_view_gives_the_empty_board():
    svg = map_svg({})
    assert len([name for name in titles(svg) if name.startswith("site for")]) == 24
    assert "desc" in svg
    assert "Factory" in rondel_svg({})


def test_names_of_people_are_text_never_markup():
    svg = map_svg(view("midgame"), names={"P1": "<b>&'\""})
    assert "<b>" not in svg
    assert "<b>&'\"" in (ElementTree.fromstring(svg).findtext(f"{SVG}desc") or "")


def test_a_rondel_tells_prices_reasons_and_markers():
    root = ElementTree.fromstring(rondel_svg(view("midgame"), names={"P1": "Ann"}))
    description = root.findtext(f"{SVG}desc") or ""
    assert "Factory: 5 steps, 4 million." in description
    assert "Production: 6 steps, 6 million (RON-6). Here: Russia." in description
    assert "Maneuver: 2 steps, free. Here: China, Brazil, United States, Europe." in description
    words = ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]
    assert words.count("free") == 3
    assert sorted(word for word in words if len(word) == 2) == ["BR", "CN", "EU", "IN", "RU", "US"]


def test_a_rondel_of_eight_spaces_takes_all_six_markers_on_one():
    position = view("midgame") | {"ruleset": "published", "spaces": {}}
    for nation in position["nations"].values():
        nation["rondel"] = "maneuver1"
    root = ElementTree.fromstring(rondel_svg(position))
    description = root.findtext(f"{SVG}desc") or ""
    assert "Maneuver. Here: Russia, China, India, Brazil, United States, Europe." in description
    assert description.count("Production.") == 2


@pytest.mark.parametrize("count", [6, 8])
@pytest.mark.parametrize("markers", range(1, 7))
def test_markers_keep_apart(markers: int, count: int):
    for places in (fan(markers, 2, count), hub(markers)):
        assert len(places) == markers
        for ((ax, ay), scale), ((bx, by), _) in combinations(places, 2):
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 25 * scale


def test_tags_escape_what_they_are_given():
    assert tag("rect", x=1.0, fill_rule="evenodd", title_='a"<&', gone=None) == (
        '<rect x="1" fill-rule="evenodd" title="a&quot;&lt;&amp;"/>'
    )
    assert [number(value) for value in (1.50, 0.004, -3.0, 7, "x")] == ["1.5", "0", "-3", "7", "x"]


# ---- colours: what a person must tell apart, and the one place they come from -----------------------------------


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_on_the_board_has_contrast_4_5_and_shapes_3(theme: str):
    colours, nations = look()["board"][theme], look()["nations"]
    grounds = [colours["land"], *(nation["home"][theme] for nation in nations.values())]
    for ground in grounds:
        assert contrast(colours["ink"], ground) >= 4.5, ground
    assert contrast(colours["ink"], colours["halo"]) >= 4.5
    assert contrast(colours["sea_ink"], colours["sea"]) >= 4.5
    for line, ground in [
        ("land_line", "land"), ("land_line", "sea"), ("sea_line", "sea"), ("strait", "sea"), ("canal", "land"),
        ("wrap", "sea"), ("armaments", "empty"), ("shipyard", "empty"), ("mark", "mark_case"), ("focus", "focus_case"),
        ("piece_line", "piece_case"), ("armaments", "halo"), ("shipyard", "halo"),
    ]:  # fmt: skip
        assert contrast(colours[line], colours[ground]) >= 3, (line, ground)
    for code, nation in nations.items():
        assert contrast(nation["ink"], nation["fill"]) >= 4.5, code
        # A token stands out by its line or its case from whatever lies under it.
        assert max(contrast(colours[edge], nation["fill"]) for edge in ("piece_line", "piece_case")) >= 3, code


def test_the_style_sheet_says_what_look_json_says():
    css = (ROOT / "widgets/js/shared/theme.css").read_text("utf-8")
    themes = {
        "light": css.split(".gk-root {", 1)[1].split("}", 1)[0],
        "dark": css.split('[data-theme="dark"] .gk-root {', 1)[1].split("}", 1)[0],
    }
    for theme, block in themes.items():
        said = dict(re.findall(r"--gk-([a-z-]+): (#[0-9a-f]{6});", block))
        for name, colour in look()["board"][theme].items():
            assert said[name.replace("_", "-")] == colour, (theme, name)
        for code, nation in look()["nations"].items():
            assert said[f"home-{code.lower()}"] == nation["home"][theme]
    for code, nation in look()["nations"].items():
        block = css.split(f'[data-nation="{code}"] {{', 1)[1].split("}", 1)[0]
        assert f"--gk-nation: {nation['fill']};" in block
        assert f"--gk-nation-ink: {nation['ink']};" in block


# ---- layout: the picture and the widget agree -----------------------------------------------------------------


def _places() -> dict[str, dict[str, Any]]:
    drawn = board()
    regions, sizes = drawn["regions"], metrics(1000, 2000)
    inside = {key: spots(region["d"], tuple(region["label"])) for key, region in regions.items()}
    ground = ground_of((key, points) for key, points in inside.items() if regions[key]["kind"] != "sea")
    names = [
        Name(
            key, locale.name("imperial2030", key, "en"), region.get("owner", ""), "owner" not in region,
            tuple(region["label"]), region["kind"],
        )
        for key, region in regions.items()
    ]  # fmt: skip
    places = [[*map(tuple, region["slots"]), *inside[key]] for key, region in regions.items()]
    fixed = fixtures(regions.values(), sizes.piece)
    placed = place_names(names, sizes, Box(0, 0, 2000, 1038), fixed, ground, places)
    return {
        "spots": inside,
        "names": {key: [name.x, name.y, list(name.lines)] for key, name in placed.items()},
    }


def test_names_on_the_picture_do_not_cover_each_other():
    names = _places()["names"]
    assert len(names) == 62
    boxes = [Box(x - 10, y - 5, 20, 10) for x, y, _ in names.values()]
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


def test_names_on_the_picture_keep_clear_of_fleets_in_harbour():
    assert len(fixed().berths) == sum("port" in region for region in board()["regions"].values()) > 0
    for key, name in placed_names("en").items():
        for box in fixed().berths:
            assert overlap(name.box, box) <= 0.2 * name.box.w * name.box.h, key


def test_the_kept_places_of_names_are_those_that_are_found():
    """``python -m tools.map_names`` would change nothing."""
    assert TARGET.read_text(encoding="utf-8") == written(), "run python -m tools.map_names"


@pytest.mark.node
def test_picture_and_widget_place_names_alike():
    script = ROOT / "widgets/js/map/places.mjs"
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, timeout=60, check=True)
    browser = json.loads(done.stdout)
    own = _places()
    assert browser["spots"] == json.loads(json.dumps(own["spots"]))
    assert browser["names"].keys() == own["names"].keys()
    for key, (x, y, lines) in own["names"].items():
        assert browser["names"][key] == [pytest.approx(x), pytest.approx(y), lines], key


def test_a_path_is_read_with_all_its_rings():
    assert rings("M1 2l3-4.5.5 1z") == [[(1, 2), (4, -2.5), (4.5, -1.5)]]
    assert len(rings(board()["regions"]["japan"]["d"])) > 2
