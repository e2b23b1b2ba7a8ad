"""Hostile texts of files in what shows them: they are shown as they are, nothing runs, leaves the page or breaks it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from plotly.offline import get_plotlyjs

from gamekit.study import Study
from tests.browser.harness import bundle_of
from tests.browser.state import state_of
from tests.browser.studios import LEAVES, MAIN, Opened, fresh, other_move
from tests.hostile import GLYPHS, MARKS, NAMED
from tests.widgets.recorded import play
from widgets import EventLog, ReplayPlayer, charts
from widgets.export import page as export
from widgets.export import printable

NAMES = [name for name in NAMED if name != "blanks"]
"""What can be the name of a player."""
TABLES = [NAMES[at : at + 6] for at in range(0, len(NAMES), 6)]
MADE = """img, script, iframe, base, meta, link, object, embed, math, foreignObject, form[action],
    [onload], [onerror], [onclick], [onfocus], [onmouseover], [href*='script:' i], [href*='rondel.invalid']"""
"""What could have been made of a hostile text; nothing of ours makes any."""
OWN_SCRIPTS = 3
"""Scripts of an exported page: its state, its code, and what brings them together."""
WRITTEN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u2028\u2029\s?]+")
"""What may be left out, or be shown as a blank or a question mark: signs that nobody can see or that steer others."""


def visible(text: str) -> str:
    """Return what is to be read of a text."""
    return WRITTEN.sub("", text)


def harmless(page: Page, shown: Locator, pictures: int = 0) -> None:
    """Nothing of a text ran or became an element, and none pushes the page wider."""
    page.wait_for_timeout(100)
    assert page.evaluate("window.hit") is None
    assert shown.locator(MADE).count() == pictures
    wide, room = shown.evaluate("root => [root.scrollWidth, root.clientWidth]")
    assert wide <= room + 1


@pytest.mark.parametrize("make", [lambda game: ReplayPlayer(game, start_at=len(game)), EventLog], ids=["player", "log"])
@pytest.mark.parametrize("names", TABLES, ids="-".join)
def test_names_in_player_accounts_and_log(mount, names: list[str], make: Callable[..., Any]):
    widget = make(play(24, players=[*(NAMED[name] for name in names), "Ann"][:6]))
    shown = mount(bundle_of(widget), state_of(widget))
    harmless(shown.page, shown.root)
    read = visible(shown.root.evaluate("root => root.textContent"))
    for name in names:
        assert visible(NAMED[name]) in read, name


@pytest.mark.parametrize("what", ["net_worth", "money_flows"])
@pytest.mark.parametrize("names", TABLES, ids="-".join)
def test_names_in_charts(page: Page, names: list[str], what: str):
    page.add_script_tag(content=get_plotlyjs())
    figure = getattr(charts, what)(play(24, players=[*(NAMED[name] for name in names), "Ann"][:6]))
    page.evaluate(
        """async (figure) => {
            const host = document.querySelector("main");
            await Plotly.newPlot(host, figure.data, figure.layout, {displayModeBar: false});
        }""",
        json.loads(figure.to_json()),
    )
    assert page.locator("main text").count() > 5
    page.wait_for_timeout(100)
    assert page.evaluate("window.hit") is None
    assert page.locator("main").locator(f"{MADE}, a").count() == 0


def annotated(texts: list[str]) -> Study:
    """Return a study whose notes hold hostile texts wherever a file may have some; the last one is on a side line."""
    study = fresh()
    for at, text in enumerate(texts):
        study.add(
            MAIN, text={"en": text, "xx": text}, author=text, tags=(text, text[:40]), glyph=GLYPHS[at % len(GLYPHS)]
        )
    side = study.branch(LEAVES, [other_move(study, LEAVES)], name={"en": texts[0], "fr": texts[-1]}, author=texts[-1])
    study.add(LEAVES + 1, line=side.id, text={"fr": texts[0]}, author=texts[0], marks=MARKS)
    return study


GROUPS = [list(NAMED)[at : at + 8] for at in range(0, len(NAMED), 8)]


@pytest.mark.parametrize("width", [1000, 560])
@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_notes_in_the_studio(annotate, group: list[str], width: int):
    texts = [NAMED[name] for name in group]
    studio: Opened = annotate(annotated(texts), start_at=MAIN, width=width)
    expect(studio.here).to_have_count(len(texts))
    harmless(studio.widget.page, studio.root)
    articles = [visible(words) for words in studio.here.evaluate_all("all => all.map((it) => it.textContent)")]
    for name in group:
        # The text in two languages, and the author.
        assert any(article.count(visible(NAMED[name])) >= 3 for article in articles), name
    for node in studio.here.all():
        wide, room = node.evaluate("it => [it.scrollWidth, it.clientWidth]")
        assert wide <= room + 1
    # All notes, the editor, a name to be written, and the side line with its marks.
    studio.do("edit").click()
    studio.do("rename").click()
    harmless(studio.widget.page, studio.root)
    studio.do("unname").click()
    studio.do("open", ".gk-sides-list").click()
    expect(studio.here).to_have_count(1)
    expect(studio.root.locator("[aria-description='marked by a note']")).to_have_count(1)
    harmless(studio.widget.page, studio.root)
    studio.widget.screenshot(f"hostile-studio-{group[0]}-{width}")


def test_marks_of_a_file_point_at_nothing_but_places(annotate):
    study = fresh()
    study.add(MAIN, text={"en": "x"}, marks=MARKS)
    studio: Opened = annotate(study, start_at=MAIN)
    marked = studio.root.locator("[aria-description='marked by a note']")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-region", "congo")
    # What is no place is read as it stands in the file.
    unknown = [mark for mark in MARKS if " > " not in mark and "interest" not in mark and visible(mark)]
    read = visible(studio.root.locator(".gk-note-marks").text_content() or "")
    assert [mark for mark in unknown if visible(mark) not in read] == []
    for point in studio.root.locator(".gk-note-mark").all()[:8]:
        point.click()
    harmless(studio.widget.page, studio.root)


@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_notes_in_the_exported_page(page: Page, trouble, tmp_path: Path, group: list[str]):
    texts = [NAMED[name] for name in group]
    file = tmp_path / "page.html"
    file.write_text(export(annotated(texts), title=texts[0], start_at=MAIN), encoding="utf-8")
    page.goto(file.as_uri())
    notes = page.locator(".gk-here article")
    expect(notes).to_have_count(len(texts))
    policy = page.locator("head > meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy
    assert policy.startswith("default-src 'none'; ")
    harmless(page, page.locator("body"), OWN_SCRIPTS)
    articles = [visible(words) for words in notes.evaluate_all("all => all.map((it) => it.textContent)")]
    for name in group:
        assert any(article.count(visible(NAMED[name])) >= 3 for article in articles), name
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    trouble.requests[:] = [url for url in trouble.requests if url != file.as_uri()]


@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_notes_in_the_page_to_print(page: Page, trouble, tmp_path: Path, group: list[str]):
    texts = [NAMED[name] for name in group]
    file = tmp_path / "print.html"
    file.write_text(printable(annotated(texts), title=texts[0]), encoding="utf-8")
    page.goto(file.as_uri())
    assert page.locator("head > meta[http-equiv=Content-Security-Policy]").count() == 1
    assert page.evaluate("window.hit") is None
    assert (
        page.locator("body").locator(MADE).locator("visible=true").count() == page.locator("img[src^='data:']").count()
    )
    read = visible(page.locator("body").inner_text())
    for name in group:
        assert read.count(visible(NAMED[name])) >= 3, name
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    trouble.requests[:] = [url for url in trouble.requests if url != file.as_uri()]
