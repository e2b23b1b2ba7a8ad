"""The saved picture of the map of IMPERO: complete, small, legible, and the same as the widget draws."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from gamekit import locale
from gamekit.impero import board as printed
from tests.conftest import ROOT
from tests.widgets.provinces import NAMES, opening, position
from tests.widgets.test_picture import contrast
from widgets.base import look
from widgets.displays.impero.board import board, places
from widgets.displays.impero.picture_plates import box_of, lined_up, plan_city, plan_name, shown, stand
from widgets.displays.impero.picture_provinces import UNIT, by_land, leader, provinces_svg
from widgets.pictures.layout import overlap

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def late() -> dict[str, Any]:
    """Return a position with armies, agents, routes and influence."""
    return position()


def texts_of(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_the_board_joins_the_map_with_what_is_printed():
    drawn = board()
    facts = printed.board()
    assert list(drawn["regions"]) == [*facts.regions, *facts.seas]
    assert list(drawn["cities"]) == list(facts.cities)
    assert len(facts.regions) == 13
    assert len(facts.seas) == 5
    assert len(facts.cities) == 22
    x, y, w, h = drawn["viewBox"]
    assert (x, y, w, h) == (0, 0, 1600, 1202)
    for city, own in drawn["cities"].items():
        assert 0 < own["xy"][0] < w, city
        assert 0 < own["xy"][1] < h, city
    assert drawn["cities"]["gergovia"]["coast"] is False
    assert drawn["cities"]["roma"]["threshold"] is None
    assert drawn["facts"]["stability_gold"] == {"0": 0, "1": -1, "2": 0, "3": 0, "4": 1, "5": 1}
    assert {"latium", "mare_gallicum", "roma", "capua:ferme", "P4.e12"} <= places()
    assert "P5.a1" not in places()


def test_a_picture_tells_the_position(late: dict[str, Any]):
    root = ElementTree.fromstring(provinces_svg(late, names=NAMES))
    assert root.get("role") == "img"
    titles = [node.text for node in root.iter(f"{SVG}title")]
    assert titles[0] == "Map of the western Mediterranean"
    assert set(printed.board().cities) <= {(title or "").lower().replace(" ", "_") for title in titles}
    description = root.findtext(f"{SVG}desc") or ""
    assert description.startswith("IMPERO, turn ")
    assert "Roma: city in Latium, capital of Ann (Rome), 8 of 8 PV; mine, level 1" in description
    assert "Etruria: region governed by Ann (Rome), stability 2 of 5; army a1 of Ann (Rome): 1 infantry" in description
    assert description.endswith("with its cities, pieces and buildings.")
    for army in late["armies"]:
        assert f"army {army['name']} of {NAMES[army['owner']]}" in description


def test_every_city_and_piece_stands_on_the_picture(late: dict[str, Any]):
    svg = provinces_svg(late, names=NAMES)
    texts = texts_of(svg)
    for city, own in late["cities"].items():
        assert locale.name("impero", city, "en") in texts
        assert f"{own['pv']}/{own['most']}" in texts
    factions = {seat: own["faction"] for seat, own in late["seats"].items()}
    drawn = list(shown(late, factions))
    # One army is aboard.
    assert len(drawn) == len(late["armies"]) - 1 + len(late["fleets"]) + len(late["agents"])
    for kind in ("army", "fleet", "espion", "emissaire"):
        assert svg.count(f'href="#gk-pic-{kind}"') == sum(own.kind == kind for _, _, own in drawn)
    built = [building for own in late["cities"].values() for building in own["buildings"]]
    for kind in printed.board().buildings:
        assert svg.count(f'href="#gk-pic-{kind}"') == sum(building["kind"] == kind for building in built)
    governed = {factions[own["governor"]] for own in late["regions"].values() if own["governor"]}
    for faction in look()["factions"]:
        assert (f'id="gk-pic-{faction}"' in svg) == (faction in governed)


def test_an_army_aboard_is_the_cargo_of_its_fleet():
    view = opening()
    view["fleets"] = [{"owner": "P1", "name": "f1", "sea": "mare_gallicum", "ships": 2, "cargo": 3, "carries": 4}]
    view["armies"] = [{"owner": "P1", "name": "a1", "place": "f1", "units": [2, 0, 0, 1]}]
    found = [(where, key, own.cargo) for where, key, own in shown(view, {"P1": "rome", "P2": "", "P3": "", "P4": ""})]
    assert ("mare_gallicum", "P1.f1", 3) in found
    assert "P1.a1" not in [key for _, key, _ in found]
    # In words it is told by itself.
    told = provinces_svg(view, names=NAMES)
    assert "army a1 of Ann (Rome): 2 infantry, 1 siege engine; fleet f1 of Ann (Rome): 2 ships, 3 of 4 units" in told


def test_siege_conquest_and_winter_are_drawn():
    view = opening()
    view["cities"]["capua"] |= {"owner": "P2", "how": "conquered", "besieger": "P1", "pv": 1}
    view["regions"]["latium"] |= {"lasting": 3, "stability": 2}
    svg = provinces_svg(view, "fr", NAMES)
    assert "3\u2009−\u20091" in texts_of(svg)
    assert svg.count(f'd="{look()["cities"]["conquered"]}"') == 1
    assert svg.count(look()["board"]["light"]["mark"]) == 1
    assert "conquise par Ben (Carthage), 1 PV sur 4, assiégée par Ann (Rome)" in svg


def test_a_picture_is_small_alone_and_always_the_same(late: dict[str, Any]):
    svg = provinces_svg(late, "fr", NAMES, highlight=["africa", "roma:mine"], selected="P1.a1")
    assert svg == provinces_svg(late, "fr", NAMES, highlight=["africa", "roma:mine"], selected="P1.a1")
    assert len(svg.encode()) < 80_000
    for foreign in ("<script", "<style", "<image", "http", "@font"):
        assert foreign not in svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), foreign
    assert "Étrurie" in svg
    # Two places, and the siege of Utica.
    assert svg.count(f'stroke="{look()["board"]["light"]["mark"]}"') == 3
    assert svg.count(f'stroke="{look()["board"]["light"]["focus"]}"') == 1


def test_an_empty_view_gives_the_bare_board():
    svg = provinces_svg({})
    assert {"Latium", "Roma", "Gallic Sea"} <= set(texts_of(svg))
    assert ElementTree.fromstring(svg).get("viewBox") == "0 0 1600 1202"
    assert "gk-pic-rome" not in svg


def test_names_of_people_are_text_never_markup(late: dict[str, Any]):
    svg = provinces_svg(late, names={"P1": "<b>", "P2": "&", "P3": "x", "P4": "y"})
    assert "<b>" not in svg
    ElementTree.fromstring(svg)


def test_routes_run_by_land_between_regions_with_a_common_border():
    assert by_land({"first": "roma", "second": "caere"})
    assert not by_land({"first": "roma", "second": "carthago"})


# ---- colours ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_has_contrast_4_5_and_shapes_3(theme: str):
    colours, sea, ui = look()["provinces"][theme], look()["board"][theme], look()["ui"][theme]
    for ink in ("plate_ink", "plate_muted"):
        assert contrast(colours[ink], colours["plate"]) >= 4.5, ink
    for shape in ("slot", "plate_line"):
        assert contrast(colours[shape], colours["plate"]) >= 3, shape
    for faction, style in look()["factions"].items():
        assert contrast(style["ink"], style["fill"]) >= 4.5, faction
        assert contrast(sea["ink"], style["home"][theme]) >= 4.5, faction
        assert contrast(style["line"][theme], ui["bg"]) >= 3, faction
        for ground in ("bg", "panel"):
            assert contrast(style["text"][theme], ui[ground]) >= 4.5, faction
        # On dark plates the edge of a sign tells it from the paper.
        assert max(contrast(style["fill"], colours["plate"]), contrast(colours["plate_ink"], colours["plate"])) >= 3


def test_factions_differ_by_more_than_colour():
    factions = look()["factions"]
    assert factions.keys() == set(printed.board().factions)
    for trait in ("letter", "hatch", "dash", "symbol", "fill"):
        assert len({style[trait] for style in factions.values()}) == 4, trait
    assert len(set(look()["cities"].values())) == 4
    assert len(set(look()["buildings"].values())) == len(printed.board().buildings)
    assert look()["buildings"].keys() == printed.board().buildings.keys()


def test_the_style_sheet_says_what_look_json_says():
    css = (ROOT / "widgets/js/provinces/provinces.css").read_text("utf-8")
    themes = {
        "light": css.split(".gk-provinces {", 1)[1].split("}", 1)[0],
        "dark": css.split('[data-theme="dark"] .gk-provinces {', 1)[1].split("}", 1)[0],
    }
    for theme, block in themes.items():
        said = dict(re.findall(r"--gk-([a-z-]+): (#[0-9a-f]{6});", block))
        wanted = {name.replace("_", "-"): colour for name, colour in look()["provinces"][theme].items()}
        wanted |= {f"home-{faction}": style["home"][theme] for faction, style in look()["factions"].items()}
        assert said == wanted
    for faction, style in look()["factions"].items():
        rule = f"--gk-nation: {style['fill']}; --gk-nation-ink: {style['ink']};"
        rule += f" --gk-nation-home: var(--gk-home-{faction});"
        assert f'[data-faction="{faction}"] {{ {rule} }}' in css


# ---- layout: the picture and the widget agree ---------------------------------------------------------------------


def test_no_plate_and_no_name_covers_another():
    drawn = board()
    boxes = {
        key: box_of(plan_city(locale.name("impero", key, "en"), city["slots"])[:2], city["at"]["full"], UNIT)
        for key, city in drawn["cities"].items()
    }
    boxes |= {
        key: box_of(plan_name(locale.name("impero", key, "en"), region["kind"]), region["at"]["full"], UNIT)
        for key, region in drawn["regions"].items()
    }
    assert [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []


def test_a_garrison_stands_in_line():
    assert lined_up((100, 20), 3, 2) == [(72, 20), (86, 20), (100, 20)]


@pytest.mark.node
def test_picture_and_widget_place_plates_names_and_pieces_alike():
    script = ROOT / "widgets/js/provinces/places.mjs"
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, timeout=60, check=True)
    browser, drawn = json.loads(done.stdout), board()
    assert pytest.approx(UNIT) == browser["unit"]
    assert browser["board"]["viewBox"] == drawn["viewBox"]
    for key, city in drawn["cities"].items():
        theirs = browser["board"]["cities"][key]
        # The two round halves differently.
        assert theirs["xy"] == pytest.approx(city["xy"], abs=0.11), key
        assert {**theirs, "xy": 0} == {**city, "xy": 0}, key
    for key, region in drawn["regions"].items():
        assert {**browser["board"]["regions"][key], "d": ""} == {**region, "d": ""}, key
    for key, own in drawn["facts"]["buildings"].items():
        assert browser["board"]["facts"]["buildings"][key]["produces"] == own["produces"], key
    assert {**browser["board"]["facts"], "buildings": {}} == {**drawn["facts"], "buildings": {}}
    for key, city in drawn["cities"].items():
        plan, theirs = plan_city(locale.name("impero", key, "fr"), city["slots"]), browser["plans"][key]
        row = theirs.pop("influence")
        assert plan.influence == pytest.approx((row["x"], row["y"], row["w"])), key
        for part, value in theirs.items():
            if part == "slots":
                assert [list(at) for at in plan.slots] == value, key
            else:
                assert getattr(plan, part) == pytest.approx(value), (key, part)
        box = box_of(plan[:2], city["at"]["full"], UNIT)
        assert box._asdict() == pytest.approx(browser["boxes"][key]), key
        assert (leader(box, tuple(city["xy"])) == "") == (browser["leaders"][key] == ""), key
    for key, region in drawn["regions"].items():
        box = box_of(plan_name(locale.name("impero", key, "fr"), region["kind"]), region["at"]["full"], UNIT)
        assert box._asdict() == pytest.approx(browser["boxes"][key]), key
    piled = stand(drawn["regions"]["latium"]["slots"]["full"], 12, UNIT)
    assert [pytest.approx(at) for at in browser["piled"]] == [list(at) for at in piled]
