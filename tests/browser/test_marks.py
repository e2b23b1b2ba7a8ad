"""What a note points at, on boards, dials and accounts: its sign, line, arrows and words; and what is selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import gamekit
from tests.browser.factory import driven
from tests.browser.harness import THEMES, Widget
from tests.browser.state import state_of
from tests.conftest import ROOT
from widgets import Accounts, Rondel, SeasonWheel, Sliders, WorldMap

PARTS = """{
    render({ model, el }) {
        const view = model.get("view");
        const [lang, names, game] = [model.get("lang"), model.get("names"), view.game];
        const labels = createLabels(model.get("_labels"), { lang, names, game });
        const [rules, size] = [model.get("_rules") ?? {}, model.get("size")];
        const onSelect = (id) => model.send(id);
        const parts = [
            kit.createDial(el, { labels, dial: model.get("dial"), rules, size, readonly: true, onSelect }),
            kit.createBoard(el, { labels, board: model.get("_board"), rules, size, onSelect }),
            kit.createAccounts(el, { labels, rules, facts: model.get("_board").facts, size }),
        ];
        const draw = () => {
            const marks = model.get("marks");
            const extra = { highlight: model.get("highlight"), ...(marks ? { marks } : {}) };
            for (const part of parts) part.update(view, extra);
        };
        const select = () => parts[0].setSelected(model.get("selected"));
        draw();
        model.on("change:marks", draw);
        model.on("change:selected", select);
        return () => {
            model.off("change:marks", draw);
            model.off("change:selected", select);
            for (const part of parts) part.destroy();
        };
    },
}"""
GAMES: dict[str, tuple[str, type[Any]]] = {
    "imperial2030": ("imperial2030-4p", Rondel),
    "incorporated": ("incorporated-3p", Sliders),
    "impero": ("impero-4p", SeasonWheel),
}
MARKS = {
    "imperial2030": ["congo", "import", "brazil > argentina", "northatlantic > guinea", "P2"],
    "incorporated": ["us:us.3", "interest", "stress:2", "growth:3", "growth:1", "japan > korea", "china", "P2"],
    "impero": ["latium", "roma", "hiver", "ete:upkeep", "capua > carthago", "P2"],
}


@pytest.fixture
def parts(mount: Callable[..., Widget]) -> Callable[..., Widget]:
    """Return `parts(game, marks, at=..., theme=..., width=..., lang=..., ...)`: dial, board and accounts of a game."""

    def make(
        game: str,
        marks: Sequence[str] | None,
        *,
        at: float = 0.7,
        theme: str = "light",
        width: int = 640,
        **options: Any,
    ) -> Widget:
        name, dial = GAMES[game]
        session = gamekit.load(ROOT / f"replays/{name}.replay.jsonl")
        position = session.view(int(len(session) * at))
        lang = options.get("lang", "en")
        made = [state_of(kind(position, lang=lang)) for kind in (Accounts, dial, WorldMap)]
        state: dict[str, Any] = {key: value for each in made for key, value in each.items()}
        state["_labels"] = {key: words for each in made for key, words in each["_labels"].items()}
        state |= {"dial": made[1].get("_dial", made[1].get("_wheel")), "names": session.names, "marks": marks}
        return mount(driven(f"player-{game}", PARTS), state | {"selected": "", **options}, theme=theme, width=width)

    return make


def marked(widget: Widget) -> set[str]:
    """Return the places whose description says that a note points at them."""
    told = widget.root.locator("[aria-description='marked by a note']")
    return set(told.evaluate_all("all => all.map((it) => it.dataset.region ?? it.dataset.place ?? it.dataset.space)"))


def middle(sign: Locator) -> tuple[float, float]:
    box = sign.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 640, "normal", "en"), (("dark",), 420, "normal", "fr"), (("light",), 1000, "large", "en")],
)
def test_axe_finds_nothing_and_nothing_scrolls(parts, game, themes, width, size, lang):
    widget = parts(game, MARKS[game], theme=themes[0], width=width, size=size, lang=lang)
    widget.assert_accessible(themes)
    assert widget.root.evaluate("root => root.scrollWidth <= root.clientWidth + 1")
    widget.screenshot(f"marks-{game}-{width}")


@pytest.mark.parametrize(
    ("game", "places", "signs"),
    [
        ("imperial2030", {"congo", "import", "argentina", "northatlantic", "guinea"}, 6),
        # The countries of squares; sliders have no place of their own to say it.
        ("incorporated", {"us", "japan", "korea", "china"}, 11),
        ("impero", {"latium", "roma", "hiver", "ete:upkeep", "capua", "carthago"}, 8),
    ],
)
def test_a_marked_place_wears_a_sign_and_says_so_and_no_other_does(parts, game, places, signs):
    strange = ["atlantis", "__proto__", "constructor", "", " > ", "hiver:x", "interest:99", "<b>us</b>"]
    widget = parts(game, [*MARKS[game], *strange])
    note = widget.root.locator(".gk-noted:has(> .gk-noted-sheet)")
    assert marked(widget) == places
    assert note.count() == signs
    widget.set(marks=None)
    assert marked(widget) == set()
    assert note.count() == widget.root.locator(".gk-outline-noted, .gk-card-mark-noted").count() == 0
    widget.set(marks=MARKS[game][:1])
    assert len(marked(widget)) == 1


@pytest.mark.parametrize(
    ("game", "marks", "place", "words"),
    [
        ("imperial2030", ["congo"], "[data-region=congo]", "marqué par une note"),
        ("incorporated", ["china"], "[data-place=china][role]", "marqué par une note"),
        ("impero", ["roma"], "[data-place=roma][role]", "marqué par une note"),
    ],
)
def test_it_is_said_in_french_in_tip_and_list(parts, game, marks, place, words):
    widget = parts(game, marks, lang="fr")
    there = widget.root.locator(place).first
    expect(there).to_have_attribute("aria-description", words)
    widget.page.keyboard.press("Tab")
    there.focus()
    expect(widget.root.locator(".gk-tip").filter(has_text="Marqué par une note")).to_be_visible()
    widget.root.locator(".gk-map-list > summary").click()
    expect(widget.root.get_by_role("option").filter(has_text="Marqué par une note")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "place", "line"), [("imperial2030", "congo", ".gk-outline-{}"), ("impero", "roma", ".gk-card-mark-{}")]
)
def test_what_a_note_points_at_looks_otherwise_than_what_changed_and_what_is_selected(parts, game, place, line):
    widget = parts(game, [place], highlight=[place])
    widget.root.locator(f"[data-region={place}], [data-place={place}][role]").first.click(position={"x": 12, "y": 12})
    looks = [
        widget.root.locator(f"{line.format(kind)} > :last-child").first.evaluate(
            "it => { const { stroke, strokeDasharray } = getComputedStyle(it); return stroke + strokeDasharray; }"
        )
        for kind in ("noted", "changed", "selected")
    ]
    assert len(set(looks)) == 3
    # What tells it apart without a colour.
    assert widget.root.locator(".gk-noted-sheet").count() == 1


@pytest.mark.parametrize(
    ("game", "arrow", "there", "back"),
    [
        ("imperial2030", "congo > indonesia", "indonesia", "congo"),
        ("incorporated", "us > china", "china", "us"),
        ("impero", "roma > carthago", "carthago", "roma"),
    ],
)
def test_an_arrow_leads_from_the_one_sign_to_the_other(parts, game, arrow, there, back):
    widget = parts(game, [arrow, "a > b"])
    signs, head = (
        widget.root.locator(".gk-map-svg .gk-noted:has(> .gk-noted-sheet)"),
        widget.root.locator(".gk-noted-head"),
    )
    (ax, ay), (bx, by) = middle(signs.nth(0)), middle(signs.nth(1))
    x, y = middle(head)
    assert head.count() == 1
    assert (x - bx) ** 2 + (y - by) ** 2 < 30**2 < (x - ax) ** 2 + (y - ay) ** 2
    widget.set(marks=[f"{there} > {back}"])
    x, y = middle(head)
    assert (x - ax) ** 2 + (y - ay) ** 2 < 30**2


def test_an_arrow_goes_over_the_edge_of_the_world_where_that_is_nearer(parts):
    widget = parts("imperial2030", ["japan > sanfrancisco"])
    assert widget.root.locator(".gk-noted-way").get_attribute("d").count("M") == 2


def test_a_sign_hangs_over_its_place_on_a_slider_which_says_where(parts):
    widget = parts("incorporated", ["interest:18", "interest:12", "growth"], width=420)
    card = widget.root.locator("[data-slider=interest]")
    signs = card.locator(".gk-slider-drawn > .gk-slider-sheet")
    for sign, place in zip(signs.all(), ("18", "12"), strict=True):
        tick = card.locator(".gk-slider-ticks > span", has_text=place).bounding_box()
        assert tick
        assert abs(middle(sign)[0] - tick["x"] - tick["width"] / 2) < 1
    expect(card).to_contain_text("marked by a note: 18 dollars per bond and 12 dollars per bond")
    growth = widget.root.locator("[data-slider=growth] .gk-slider-head")
    expect(growth).to_contain_text("marked by a note")
    expect(growth.locator(".gk-slider-sheet")).to_be_visible()
    assert card.locator(".gk-slider-head .gk-slider-sheet").count() == 0


def test_a_read_only_rondel_tells_which_space_is_selected(parts):
    widget = parts("imperial2030", ["import"])
    space = widget.root.locator("[data-space=import]")
    space.click(position={"x": 60, "y": 60})
    assert widget.messages == ["import"]
    expect(space).to_have_class("gk-wedge gk-wedge-chosen")
    expect(space).to_have_attribute("aria-checked", "true")
    expect(widget.root.locator(".gk-rondel-note")).to_contain_text("Marked by a note")
    widget.page.keyboard.press("ArrowRight")
    widget.page.keyboard.press("Enter")
    widget.page.keyboard.press("Escape")
    assert widget.messages == ["import", "maneuver", ""]
    assert widget.root.locator(".gk-wedge-chosen").count() == 0
    widget.set(selected="factory")
    expect(widget.root.locator(".gk-wedge-chosen")).to_have_attribute("data-space", "factory")
    widget.set(selected="__proto__")
    assert widget.root.locator(".gk-wedge-chosen").count() == 0
    assert widget.messages == ["import", "maneuver", ""]


def test_a_season_or_a_phase_that_is_selected_is_told_and_says_that_it_is_marked(parts):
    widget = parts("impero", ["hiver:upkeep"])
    widget.root.locator("[data-place='hiver:upkeep']").click()
    expect(widget.root.locator(".gk-seasons-words")).to_contain_text("Marked by a note")
    widget.page.keyboard.press("ArrowUp")
    widget.page.keyboard.press("Escape")
    assert widget.messages == ["hiver:upkeep", "hiver", ""]


def test_a_slider_and_a_place_on_it_are_selected_by_pointer_and_keys(parts):
    widget = parts("incorporated", [])
    interest = widget.root.locator("[data-slider=interest]")
    name = interest.get_by_role("button", name="Interest rates")
    name.click()
    expect(name).to_have_attribute("aria-pressed", "true")
    reader = interest.get_by_role("slider")
    assert int(reader.get_attribute("aria-valuenow")) == 5
    widget.page.keyboard.press("Tab")
    expect(reader).to_be_focused()
    for key in ("Enter", "ArrowRight", "End", "Escape"):
        widget.page.keyboard.press(key)
    assert widget.messages == ["interest", "interest:15", "interest:14", "interest:11", ""]
    expect(name).to_have_attribute("aria-pressed", "false")
    rail = widget.root.locator("[data-slider=growth] .gk-slider-rail")
    box = rail.bounding_box()
    rail.click(position={"x": box["width"] - 4, "y": 8})
    expect(widget.root.locator("[data-gk-on]")).to_have_count(1)
    assert widget.messages[-1] == "growth:7"
    # Another part was selected: the dial is told to show none.
    widget.set(selected="congo")
    expect(widget.root.locator("[data-gk-on]")).to_have_count(0)
    widget.set(selected="stress:1")
    expect(widget.root.locator("[data-slider=stress] [data-gk-on]")).to_have_attribute("aria-valuetext", "Stress 1")
    assert widget.messages[-1] == "growth:7"


def test_a_seat_that_is_marked_says_so_in_every_table(parts):
    widget = parts("impero", ["P2"])
    heads = widget.root.locator("tr[data-seat=P2] > th:has(.gk-noted-sheet)")
    expect(heads).to_have_count(2)
    for head in heads.all():
        expect(head).to_contain_text("marked by a note")
