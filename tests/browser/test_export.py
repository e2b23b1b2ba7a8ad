"""The exported page opened as a file: it is read by keyboard, offline, and nothing in it does anything else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gamekit.study import Study
from tests.browser.harness import COLOUR_RULES, run_axe
from tests.browser.studios import LEAVES, MAIN, annotated
from tests.conftest import ROOT
from widgets.export import page as export

HOSTILE = '<img src=x onerror="window.hit=1"></script><script>window.hit=1</script>[a](javascript:hit()) &lt;'
STEP = re.compile(r"^Step (\d+) of (\d+)")


@pytest.fixture(scope="module")
def study() -> Study:
    """Return a short game with notes, one of which means harm, and a side line."""
    study = annotated()
    study.add(MAIN + 1, text={"en": HOSTILE, "fr": HOSTILE}, tags=[HOSTILE], author=HOSTILE)
    return study


@pytest.fixture(scope="module")
def file(study: Study, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of its page."""
    path = tmp_path_factory.mktemp("export") / "page.html"
    path.write_text(export(study, title=HOSTILE, start_at=MAIN), encoding="utf-8")
    return path


@pytest.fixture
def visit(page: Page, trouble, file: Path):
    """Return `visit(address)`: the page opened from the disk, with what stands behind the # in its address."""

    def visit(address: str = "") -> Page:
        page.goto("about:blank")
        page.goto(file.as_uri() + address)
        expect(where(page)).to_have_text(STEP)
        # The file itself comes from no network; whatever else is asked for is found at the end.
        trouble.requests[:] = [url for url in trouble.requests if not url.startswith(file.as_uri())]
        return page

    return visit


def where(page: Page):
    return page.locator(".gk-player-where")


def at(page: Page, n: int) -> None:
    expect(where(page)).to_have_text(re.compile(f"^Step {n} of "))


def notes(page: Page):
    return page.locator(".gk-here article")


def test_it_is_walked_through_by_keyboard(visit):
    page = visit()
    at(page, MAIN)
    expect(notes(page)).to_have_count(2)
    for text in ("Too early.", "Trop tôt.", "I do not agree."):
        expect(notes(page).filter(has_text=text)).to_have_count(1)
    # From the top of the page on, with nothing but the keyboard.
    slider = page.get_by_role("slider", name="Step", exact=True)
    for _ in range(40):
        page.keyboard.press("Tab")
        if slider.evaluate("it => it === document.activeElement"):
            break
    page.keyboard.press("ArrowRight")
    at(page, MAIN + 1)
    page.keyboard.press("End")
    at(page, 40)
    page.keyboard.press("Home")
    at(page, 0)


@pytest.mark.parametrize(("address", "step", "note"), [("#20", 20, "Un coup"), ("#0", 0, ""), ("#nonsense", MAIN, "")])
def test_an_address_opens_a_step(visit, address: str, step: int, note: str):
    page = visit(address)
    at(page, step)
    if note:
        expect(notes(page)).to_contain_text(note)


def test_an_address_opens_a_side_line_and_another_one_leads_on(visit, study: Study):
    (line,) = study.lines
    page = visit(f"#{line}:{LEAVES + 1}")
    expect(notes(page)).to_contain_text("This keeps the fee.")
    page.evaluate("location.hash = '#30'")
    at(page, 30)
    expect(notes(page)).to_contain_text("Remember this one.")


def test_a_click_on_a_curve_goes_there(visit):
    page = visit()
    curve = page.locator(".gk-curves svg").first
    expect(curve).to_be_visible()
    box = curve.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.97, box["y"] + box["height"] / 2)
    expect(where(page)).not_to_have_text(re.compile(f"^Step {MAIN} of "))


def test_it_is_for_reading_only(visit):
    page = visit()
    assert page.locator("textarea, form, [contenteditable]").count() == 0
    assert page.locator("[data-do=add], [data-do=edit], [data-do=delete], [data-do=save], [data-do=try]").count() == 0


def test_texts_are_shown_as_they_are_and_nothing_runs(visit):
    page = visit(f"#{MAIN + 1}")
    shown = notes(page)
    expect(shown).to_have_count(1)
    assert shown.inner_text().count(HOSTILE) >= 3
    assert page.evaluate("window.hit") is None
    assert page.locator("img, iframe, #gk-host script, #gk-host a").count() == 0
    assert page.title() == HOSTILE


def test_what_is_smuggled_in_all_the_same_is_blocked(visit, trouble):
    page = visit()
    asked = page.evaluate("""async () => {
        const script = document.createElement("script");
        script.textContent = "window.hit = 1";
        document.body.append(script);
        document.body.insertAdjacentHTML("beforeend", "<img alt src='https://example.invalid/x.png'>");
        document.body.insertAdjacentHTML("beforeend", "<iframe title=x src='https://example.invalid'></iframe>");
        document.body.insertAdjacentHTML("beforeend", "<button id=bad onclick='window.hit = 1'>x</button>");
        document.querySelector("#bad").click();
        return fetch("https://example.invalid/").catch((error) => error.name);
    }""")
    page.wait_for_timeout(100)
    assert asked == "TypeError"
    assert page.evaluate("window.hit") is None
    blocked = [error for error in trouble.errors if "Content Security Policy" in error]
    for what in ("inline script", "inline event handler", "the image", "Framing", "Connecting"):
        assert any(what in error for error in blocked), (what, blocked)
    trouble.errors.clear()
    trouble.requests.clear()


@pytest.mark.parametrize("width", [560, 1000])
def test_it_fits_and_is_accessible_in_light_and_dark(visit, width: int):
    page = visit()
    page.set_viewport_size({"width": width, "height": 900})
    found = run_axe(page, "body", {"resultTypes": ["violations"]})
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += run_axe(page, "body", {"runOnly": list(COLOUR_RULES)})
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("name", ["imperial2030-4p", "incorporated-3p", "impero-3p"])
def test_the_annotated_games(page: Page, trouble, tmp_path: Path, name: str):
    study = Study.open(ROOT / f"replays/{name}.replay.jsonl")
    path = tmp_path / "page.html"
    path.write_text(export(study), encoding="utf-8")
    line = next(iter(study.lines))
    page.goto(f"{path.as_uri()}#{line}:{study.lines[line].last}")
    at(page, study.lines[line].last)
    assert page.locator(".gk-list-row").count() == len(study.notes)
    assert page.locator(".gk-curves svg").count() >= 3
    trouble.requests[:] = [url for url in trouble.requests if not url.startswith("file:")]
    # Nothing that is hidden, such as words for a screen reader, makes the page longer than what it shows.
    end = page.locator("#gk-host").evaluate("it => it.getBoundingClientRect().bottom + scrollY")
    assert page.evaluate("document.documentElement.scrollHeight") <= end + 40
