"""What all boards promise in a real browser: keys, focus, list, zoom, what is in sight and legible, little redrawn."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.browser.boards import FOCUSED
from tests.browser.countries import COUNTRIES
from tests.browser.countries import position as crowded
from tests.browser.harness import THEMES
from tests.browser.provinces import CITIES, PROVINCES
from tests.browser.regions import REGIONS
from tests.widgets.provinces import position as late

CARDS = [COUNTRIES, PROVINCES]
"""The boards whose places have cards that open."""
BOARDS = [REGIONS, *CARDS]


def inside(box, stage) -> bool:
    """Return whether a box lies between the sides of another one, but for half a pixel."""
    return box["x"] >= stage["x"] - 0.5 and box["x"] + box["width"] <= stage["x"] + stage["width"] + 0.5


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr"), (("contrast",), 1100, "large", "en")],
)
@pytest.mark.parametrize(
    ("board", "traits", "name"),
    [
        (REGIONS, {"highlight": ["berlin"], "selected": "congo"}, "turkey"),
        (COUNTRIES, {"highlight": ["iran"]}, "india"),
        (PROVINCES, {"highlight": ["africa", "roma"]}, "roma"),
    ],
    ids=["regions", "countries", "provinces"],
)
def test_axe_finds_nothing(draw, board, traits, name, themes, width, size, lang):
    widget = draw(board, width=width, size=size, lang=lang, **traits)
    for fold in widget.root.locator("summary").all():
        fold.click()
    board.enter(widget, name)
    widget.page.keyboard.press("e")
    widget.assert_accessible(themes)


@pytest.mark.parametrize(
    ("board", "first", "walk"),
    [
        (
            REGIONS,
            "moscow",
            {"ArrowUp": "murmansk", "ArrowLeft": "berlin", "ArrowDown": "rome", "End": "tasmansea", "Home": "moscow"},
        ),
        (
            COUNTRIES,
            "us",
            {"ArrowUp": "canada", "ArrowRight": "uk", "ArrowDown": "eurozone", "End": "tax_havens", "Home": "us"},
        ),
        # Where the arrows lead from each place is held by provinces.test.mjs.
        (PROVINCES, "latium", {"End": "karalis", "Home": "latium"}),
    ],
    ids=["regions", "countries", "provinces"],
)
def test_one_tab_stop_that_keys_move(draw, board, first, walk):
    widget = draw(board)
    stops = widget.root.locator(f"{board.where.partition('[')[0]}[tabindex='0']")
    expect(stops).to_have_count(1)
    widget.page.keyboard.press("Tab")
    assert widget.page.evaluate(FOCUSED) == first
    walked = {}
    for key in walk:
        widget.page.keyboard.press(key)
        walked[key] = widget.page.evaluate(FOCUSED)
    assert walked == walk
    expect(stops).to_have_count(1)
    assert widget.sent == []


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_keys_of_the_board_neither_scroll_nor_reach_the_notebook(draw, board):
    widget = draw(board)
    widget.page.evaluate("window.seen = []; addEventListener('keydown', (e) => window.seen.push(e.key))")
    board.enter(widget, board.places[0])
    widget.page.evaluate("window.seen.length = 0")
    for key in ("ArrowDown", "Home", "End", "+", "-", "0", "n", "p", "e", "ArrowRight", "Enter", "Escape", "q"):
        widget.page.keyboard.press(key)
    assert widget.page.evaluate("window.seen") == []
    # What is pressed with Ctrl is the host's: saving the notebook still works.
    widget.page.keyboard.press("Control+s")
    assert widget.page.evaluate("window.seen") == ["Control", "s"]
    assert widget.root.locator("> [data-lm-suppress-shortcuts=true]").count() == 1


@pytest.mark.parametrize("width", [560, 700])
@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_the_tip_stays_inside_the_board_at_every_place(draw, board, width):
    widget = draw(board, width=width)
    stage = widget.root.locator(".gk-map-stage").bounding_box()
    widget.page.keyboard.press("Tab")
    for name in board.places:
        board.place(widget, name).focus()
        tip = widget.root.locator(".gk-tip").bounding_box()
        assert inside(tip, stage), name
        assert tip["y"] >= 0, name


@pytest.mark.parametrize("board", CARDS, ids=str)
def test_an_open_card_lies_inside_the_board_wherever_its_place_is(draw, board):
    widget = draw(board, width=560)
    stage = widget.root.locator(".gk-map-stage").bounding_box()
    widget.page.keyboard.press("Tab")
    for name in board.places:
        board.place(widget, name).focus()
        widget.page.keyboard.press("e")
        box = widget.root.locator(".gk-open").bounding_box()
        assert inside(box, stage), name
        assert box["y"] >= stage["y"], name
        assert box["y"] + box["height"] <= stage["y"] + stage["height"] + 0.5, name
        widget.page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("board", "opened", "targets"),
    [(COUNTRIES, "us", COUNTRIES.places), (PROVINCES, "carthago", CITIES)],
    ids=["countries", "provinces"],
)
def test_targets_are_large_enough(draw, board, opened, targets):
    widget = draw(board, width=560)
    board.enter(widget, opened)
    widget.page.keyboard.press("e")
    buttons = widget.root.locator(".gk-open button:visible")
    assert buttons.count() > 2
    for target in (*buttons.all(), *(board.place(widget, name) for name in targets)):
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 24, target


LEFT = """([card, paper]) => [...document.querySelectorAll(`.gk-drawing ${card}`)].flatMap((node) => {
    const sides = node.querySelector(paper).getBoundingClientRect();
    return [...node.querySelectorAll("text")].filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < sides.left - 1 || box.right > sides.right + 1;
    }).map((text) => text.textContent);
})"""
"""The texts that leave their card."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "size"), [(560, "normal"), (700, "normal"), (1000, "normal"), (1000, "large")])
@pytest.mark.parametrize(
    ("board", "boxes", "card", "paper"),
    [
        (COUNTRIES, ".gk-card-paper", ".gk-card", ".gk-card-paper"),
        (PROVINCES, ":is(.gk-plate-paper, .gk-plate-target)", ".gk-plate-city", ".gk-plate-paper"),
    ],
    ids=["countries", "provinces"],
)
def test_places_are_apart_and_their_letters_legible(draw, board, boxes, card, paper, width, size, lang):
    widget = draw(board, width=width, size=size, lang=lang)
    found = widget.root.locator(f".gk-drawing {boxes}").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().toJSON())"
    )
    assert len(found) == len(board.places)
    for a, b in combinations(found, 2):
        assert a["right"] <= b["left"] or b["right"] <= a["left"] or a["bottom"] <= b["top"] or b["bottom"] <= a["top"]
    sizes = widget.root.locator(".gk-drawing text").evaluate_all(
        """nodes => nodes.map((node) =>
            [node.textContent, parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a])"""
    )
    assert len(sizes) > 100
    least = 11 * (1.5 if size == "large" else 1) - 0.01
    assert [text for text, height in sizes if height < least] == []
    assert widget.page.evaluate(LEFT, [card, paper]) == []
    assert widget.page.evaluate("document.documentElement.scrollWidth") <= 1100


@pytest.mark.parametrize(
    ("board", "view", "change", "name", "shown"),
    [
        (COUNTRIES, crowded, lambda view: view["countries"]["korea"].update(cubes={"P1": 2}), "korea", "2"),
        (PROVINCES, late, lambda view: view["cities"]["cirta"].update(pv=2), "cirta", "2/4"),
    ],
    ids=["countries", "provinces"],
)
def test_only_what_changed_is_drawn_anew_and_marked(draw, board, view, change, name, shown):
    widget = draw(board)
    widget.page.evaluate(
        """window.drawn = new Set();
        new MutationObserver((all) => all.forEach(({target}) => {
            const place = target.closest?.('.gk-card, .gk-plate, .gk-token[data-place]');
            if (place) window.drawn.add(place.dataset.place);
        })).observe(document.querySelector('.gk-drawing'), {subtree: true, childList: true})"""
    )
    after = view()
    change(after)
    widget.set(view=after, highlight=[name])
    part = {COUNTRIES: "[data-piece='cube P1']", PROVINCES: ".gk-plate-pv"}[board]
    expect(board.place(widget, name).locator(part)).to_have_text(shown)
    expect(board.place(widget, name).locator(".gk-card-mark-changed")).to_have_count(1)
    assert widget.page.evaluate("[...window.drawn]") == [name]


@pytest.mark.parametrize(
    ("board", "near", "far", "whole"),
    [(COUNTRIES, "korea", "us", 2000), (PROVINCES, "gades", "tarentum", 1600)],
    ids=["countries", "provinces"],
)
def test_zoom_spreads_the_places_and_the_focus_brings_one_into_sight(draw, board, near, far, whole):
    widget = draw(board, width=700)
    scene = widget.root.locator(".gk-drawing")
    shown = lambda: float((scene.get_attribute("viewBox") or "").split()[2])  # noqa: E731
    board.enter(widget, near)
    for _ in range(2):
        widget.page.keyboard.press("+")
    assert shown() == whole / 2
    board.enter(widget, far)
    box, stage = board.place(widget, far).bounding_box(), widget.root.locator(".gk-map-stage").bounding_box()
    assert stage["x"] <= box["x"] + box["width"] / 2 <= stage["x"] + stage["width"]
    widget.page.keyboard.press("0")
    assert shown() == whole


@pytest.mark.parametrize(
    ("board", "title", "first", "typed", "name"),
    [
        (COUNTRIES, "Countries as a list", "United States: America, NATO, stability 5", "kor", "Korea"),
        (
            PROVINCES,
            "Regions, seas and cities as a list",
            "Latium: region that nobody governs",
            "sagu",
            "Saguntum",
        ),
    ],
    ids=["countries", "provinces"],
)
def test_the_list_tells_every_place_and_opens_one(draw, board, title, first, typed, name):
    widget = draw(board)
    widget.root.get_by_text(title).click()
    listed = widget.root.get_by_role("listbox")
    expect(listed.get_by_role("option")).to_have_count(len(board.places))
    expect(listed.get_by_role("option").first).to_contain_text(first)
    listed.focus()
    widget.page.keyboard.type(typed)
    widget.page.keyboard.press("Enter")
    expect(widget.root.get_by_role("group", name=f"Card of {name}")).to_be_visible()
    assert widget.sent[-1] == {"selected": name.lower()}


@pytest.mark.parametrize(
    ("theme", "width", "size", "lang"),
    [
        ("light", 560, "normal", "fr"),
        ("light", 1000, "normal", "en"),
        ("dark", 560, "normal", "en"),
        ("dark", 1000, "normal", "fr"),
        ("contrast", 1000, "normal", "en"),
        ("contrast", 1100, "large", "fr"),
    ],
)
@pytest.mark.parametrize(
    ("board", "highlight"), [(COUNTRIES, ["korea"]), (PROVINCES, ["africa", "cirta"])], ids=["countries", "provinces"]
)
def test_pictures_for_a_person_to_see(draw, board, highlight, theme, width, size, lang):
    widget = draw(board, theme=theme, width=width, size=size, lang=lang, highlight=highlight)
    assert widget.screenshot(f"{board}-{theme}-{width}-{lang}").stat().st_size > 20_000
