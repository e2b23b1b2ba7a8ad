"""The page to print: static, locked, complete, and nothing in it is live but what the project wrote."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamekit.study import Study
from tests import hostile
from tests.browser.harness import run_axe
from tests.conftest import ROOT
from widgets.printing import BOARDS, printable

HOSTILE = [
    '<img src=x onerror="window.hit=1"><script>window.hit=1</script>',
    "</p></div></main><style>* { display: none }</style><meta http-equiv=refresh content=0>",
    "[a](javascript:hit()) https://example.invalid/x.png &lt;b&gt;",
    "\u202eturned\u202c \u05e9\u05dc\u05d5\u05dd \U0001f600\x00\x1b[31m",
    "x" * 3000,
    "  two spaces\n\tand a tab\nthird line",
]


# Words of a curve that do not lie inside it.
OUTSIDE = """all => all.flatMap((curve) => {
    const box = curve.getBoundingClientRect();
    return [...curve.querySelectorAll("text")].filter((word) => {
        const at = word.getBoundingClientRect();
        return at.left < box.left - 1 || at.right > box.right + 1 || at.top < box.top - 1 || at.bottom > box.bottom + 1;
    }).map((word) => word.textContent);
})"""


@pytest.fixture(scope="module")
def study() -> Study:
    """Return the recorded game with its notes, and some that mean harm in every field."""
    study = Study.open(ROOT / "replays/imperial2030-4p.replay.jsonl", author=HOSTILE[0])
    for n, text in enumerate((*HOSTILE, *hostile.MIXED), 1):
        study.add(n, text={"en": text, "fr": text}, tags=[text], author=text)
    study.branch(2, [study.trial(2).legal_actions[-1]], name={"en": HOSTILE[0]})
    return study


@pytest.fixture(scope="module")
def file(study: Study, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the page."""
    path = tmp_path_factory.mktemp("paper") / "paper.html"
    path.write_text(printable(study, "en"), encoding="utf-8")
    return path


@pytest.fixture
def opened(page, trouble, file: Path):
    """Return the page of a file, opened from a disk."""
    page.goto(file.as_uri())
    # The file itself is no network.
    trouble.requests.clear()
    return page


def test_nothing_runs_and_nothing_is_asked_for(opened, trouble):
    assert opened.evaluate("window.hit") is None
    assert opened.locator("script, a, iframe, form, object, embed, link").count() == 0
    assert opened.locator("style, meta[http-equiv]").count() == 2
    assert all(source.startswith("data:image/svg+xml;") for source in sources(opened))
    assert (
        opened.evaluate(
            "[...document.querySelectorAll('*')].flatMap(it => it.getAttributeNames())"
            ".filter(name => name.startsWith('on') || name === 'style')"
        )
        == []
    )
    trouble.check()


def sources(page) -> list[str]:
    return page.locator("img").evaluate_all("all => all.map((it) => it.src)")


def test_what_is_smuggled_in_all_the_same_is_blocked(opened, trouble):
    """The policy of the page, not only its text, keeps it still."""
    opened.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.hit = 1";
        document.body.append(script);
        const image = document.createElement("img");
        image.alt = "";
        image.src = "https://example.invalid/x.png";
        document.body.append(image);
        document.body.insertAdjacentHTML("beforeend", "<b id=styled style='position: fixed'>x</b>");
    }""")
    opened.wait_for_timeout(100)
    assert opened.evaluate("window.hit") is None
    assert opened.locator("#styled").evaluate("it => getComputedStyle(it).position") == "static"
    blocked = [error for error in trouble.errors if "Content Security Policy" in error]
    assert len(blocked) == 3
    trouble.errors.clear()
    trouble.requests.clear()


def test_texts_are_shown_as_they_are(opened):
    shown = opened.locator(".said")
    for text in (HOSTILE[0], HOSTILE[1], HOSTILE[2], HOSTILE[4]):
        assert shown.get_by_text(text, exact=True).count() == 2
    lines = shown.filter(has_text="third line").first
    assert lines.inner_text().split("\n") == ["two spaces", " and a tab", "third line"]
    turned = shown.filter(has_text="turned").first.inner_text()
    assert "\u202e" not in turned
    assert "\u05e9\u05dc\u05d5\u05dd \U0001f600" in turned


def test_both_languages_stand_side_by_side(opened):
    both = opened.locator(".both").first
    left, right = (both.locator("> div").nth(k).bounding_box() for k in (0, 1))
    assert left["y"] == right["y"]
    assert left["x"] + left["width"] <= right["x"]
    assert both.locator("[lang]").evaluate_all("all => all.map((it) => it.lang)") == ["en", "fr"]


@pytest.mark.parametrize("width", [560, 1000])
def test_it_fits_and_is_accessible(opened, width: int):
    opened.set_viewport_size({"width": width, "height": 900})
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    assert run_axe(opened, "body", {"resultTypes": ["violations"]}) == []


def test_it_is_dark_on_light_whatever_the_reader_prefers(opened):
    opened.emulate_media(color_scheme="dark")
    assert opened.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert opened.evaluate("getComputedStyle(document.body).color") == "rgb(26, 26, 26)"


def test_it_prints(page):
    page.set_content(printable(Study.open(ROOT / "replays/imperial2030-4p.replay.jsonl")))
    data = page.pdf(format="A4")
    assert data.startswith(b"%PDF")
    pages = len(re.findall(rb"/Type\s*/Page\b(?!s)", data))
    assert 10 <= pages <= 30
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.querySelector('.note .head')).breakAfter") == "avoid"
    page.emulate_media(media="screen")


@pytest.mark.parametrize(
    ("name", "lang"),
    [("imperial2030-4p", "en"), ("incorporated-3p", "en"), ("incorporated-3p", "fr"), ("impero-3p", "fr")],
)
def test_the_annotated_games(page, tmp_path: Path, name: str, lang: str):
    study = Study.open(ROOT / f"replays/{name}.replay.jsonl")
    html = printable(study, lang)
    assert len(html.encode()) < 3 * 2**20
    page.set_content(html)
    shown = {it.id for it in study.notes if any(it.text.values())}
    assert page.locator(".note").count() >= len(shown)
    assert page.locator(".side").count() == len(study.lines)
    assert 0 < page.locator("figure img").count() <= BOARDS
    assert page.locator("html").get_attribute("lang") == lang
    assert "undefined" not in page.locator("body").inner_text()
    said = "\n".join(page.locator(".said").all_text_contents())
    assert [text for note in study.notes for text in note.text.values() if text.strip() not in said] == []
    curves = page.locator(".curves svg")
    assert curves.count() >= 3
    assert curves.evaluate_all(OUTSIDE) == []
