"""What a reader of a replay jumps to, steps by and compares with, and the curves under the timeline."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import gamekit
from gamekit.study.kit import study_curves, study_levels, study_moments
from tests.browser.harness import THEMES, Widget, bundle_of
from tests.browser.state import state_of
from tests.conftest import ROOT
from widgets import ReplayPlayer

IMPERIAL, INCORPORATED, IMPERO = "imperial2030-4p", "incorporated-4p", "impero-3p"


@cache
def replay(name: str) -> gamekit.Session:
    return gamekit.load(ROOT / f"replays/{name}.replay.jsonl")


@pytest.fixture
def player(mount):
    """Return `player(replay, start_at, ...)`: a mounted player."""

    def make(
        name: str = IMPERIAL, start_at: int = 0, theme: str = "light", width: int = 1000, **options: Any
    ) -> Widget:
        made = ReplayPlayer(replay(name), start_at=start_at, **options)
        return mount(bundle_of(made), state_of(made), theme=theme, width=width)

    return make


def timeline(widget: Widget) -> Locator:
    return widget.root.locator(".gk-range")


def at(widget: Widget, step: int) -> None:
    """Hold that the player shows a step."""
    expect(timeline(widget)).to_have_value(str(step))


def chart(widget: Widget, curve: str) -> Locator:
    return widget.root.locator(f".gk-curves-chart[data-curve={curve}]")


@pytest.mark.parametrize("name", [IMPERIAL, INCORPORATED, IMPERO])
@pytest.mark.parametrize(
    ("themes", "width", "lang", "size"),
    [(THEMES, 1000, "en", "normal"), (("dark",), 560, "fr", "normal"), (("light",), 1300, "fr", "large")],
)
def test_axe_finds_nothing_while_steps_are_compared(player, name, themes, width, lang, size):
    widget = player(name, 100, width=width, lang=lang, size=size)
    timeline(widget).press("c")
    for _ in range(3):
        timeline(widget).press("PageDown")
    expect(widget.root.locator(".gk-since li").first).to_be_visible()
    assert "widget." not in widget.root.inner_text()
    # The lines through a chart are as wide as it, moved aside and cut off at its edge.
    sticking = """(root) => [...root.querySelectorAll("[class*=gk-curves], [class*=gk-player-], .gk-since, select")]
        .filter((node) => !node.matches(".gk-curves-pin, .gk-curves-cursor"))
        .filter((node) => node.getBoundingClientRect().right > root.getBoundingClientRect().right + 1)
        .map((node) => node.outerHTML.slice(0, 90))"""
    assert widget.root.locator(".gk-player").evaluate(sticking) == []
    widget.assert_accessible(themes)


@pytest.mark.parametrize("name", [IMPERIAL, INCORPORATED, IMPERO])
def test_each_level_leads_to_its_own_units(player, name):
    widget = player(name)
    levels = {"action": list(range(len(replay(name)) + 1)), **study_levels(replay(name))}
    chooser = widget.root.get_by_role("combobox", name="Step by")
    expect(chooser).to_have_value("turn")
    for level, starts in levels.items():
        chooser.select_option(level)
        timeline(widget).press("Home")
        ahead = starts[1:4]
        for start in ahead:
            timeline(widget).press("PageDown")
            at(widget, start)
        widget.root.locator("[data-command=previousUnit]").click()
        at(widget, ahead[-2])
    assert chooser.locator("option").count() == len(levels)


def test_it_jumps_from_moment_to_moment_of_the_kind_that_is_chosen(player):
    widget = player()
    moments = {kind: steps for kind, steps in study_moments(replay(IMPERIAL)).items() if steps}
    every = sorted({step for steps in moments.values() for step in steps})
    timeline(widget).press("l")
    at(widget, every[0])
    expect(widget.root.get_by_role("button", name="Previous moment")).to_have_attribute("aria-disabled", "true")
    ticks = widget.root.locator(".gk-player-ticks .gk-player-moments")
    assert ticks.get_attribute("d").count("M") == len(every)
    battles = moments["battle"]
    widget.root.get_by_role("combobox", name="Jump to").select_option("battle")
    assert ticks.get_attribute("d").count("M") == len(battles)
    timeline(widget).press("End")
    for step in reversed(battles[-3:]):
        timeline(widget).press("j")
        at(widget, step)
    widget.root.get_by_role("button", name="Next moment").click()
    at(widget, battles[-2])
    expect(widget.root.locator(".gk-player-now .gk-player-moments")).to_contain_text("Battle")
    expect(widget.root.locator(".gk-player > [role=status]")).to_contain_text(re.compile(r"turn \d+\. .*Battle"))


def test_what_changed_since_a_step_is_shown_said_and_ended(player):
    widget = player(IMPERIAL, 100)
    compare = widget.root.locator("[data-command=compare]")
    live = widget.root.locator(".gk-player > [role=status]")
    expect(widget.root.locator(".gk-since")).to_be_hidden()
    compare.click()
    expect(live).to_contain_text("step 100")
    expect(compare).to_have_accessible_name("Stop comparing with step 100")
    for _ in range(20):
        timeline(widget).press("ArrowRight")
    curves = study_curves(replay(IMPERIAL))
    differing = [(values[100], values[120]) for group in curves.values() for values in group.values()]
    differing = [(before, now) for before, now in differing if before != now]
    assert differing
    items = widget.root.locator(".gk-since li")
    expect(items).to_have_count(len(differing))
    for item, (before, now) in zip(items.all_inner_texts(), differing, strict=True):
        sign = "+" if now > before else "\N{MINUS SIGN}"
        assert item.endswith(f": {before}, now {now} ({sign}{abs(now - before)})")
    expect(widget.root.locator(".gk-since p")).to_have_text(
        re.compile(rf"^20 steps after step 100: {len(differing)} values? ")
    )
    expect(live).to_contain_text("20 steps after step 100")
    # The accounts show the difference from that step too.
    gained = {nation: entry["treasury"] for nation, entry in replay(IMPERIAL).view(100)["nations"].items()}
    now = {nation: entry["treasury"] for nation, entry in replay(IMPERIAL).view(120)["nations"].items()}
    shown = widget.root.locator(".gk-acc-nations tbody td:nth-child(2)").all_inner_texts()
    assert [re.search(r"[+\N{MINUS SIGN}]\d+", cell) is not None for cell in shown] == [
        now[nation] != gained[nation] for nation in now
    ]
    timeline(widget).press("c")
    expect(widget.root.locator(".gk-since")).to_be_hidden()
    expect(widget.root.locator(".gk-curves li i").filter(has_text=re.compile(r"\d"))).to_have_count(0)


def test_curves_say_the_values_of_the_step(player):
    widget = player(IMPERIAL, 150)
    for curve, group in study_curves(replay(IMPERIAL)).items():
        box = chart(widget, curve)
        if box.is_hidden():
            widget.root.locator(f".gk-curves-kinds [data-curve={curve}]").click()
        expect(box.locator("li")).to_have_text([re.compile(rf"{values[150]}$") for values in group.values()])
        said = box.get_by_role("slider").get_attribute("aria-valuetext")
        assert said.startswith("Step 150 of ")
        assert [int(number) for number in re.findall(r" (\d+)(?:,|$)", said.partition(". ")[2])] == [
            values[150] for values in group.values()
        ]
    timeline(widget).press("ArrowRight")
    cash = [values[151] for values in study_curves(replay(IMPERIAL))["cash"].values()]
    expect(chart(widget, "cash").locator("li")).to_have_text([re.compile(rf"{value}$") for value in cash])


def test_a_click_a_drag_and_the_keys_on_a_curve_go_to_a_step(player):
    widget = player()
    plot = chart(widget, "power_points").get_by_role("slider")
    plot.scroll_into_view_if_needed()
    box, last, mouse = plot.bounding_box(), len(replay(IMPERIAL)), widget.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    mouse.down()
    at(widget, round(last / 2))
    mouse.move(box["x"] + box["width"] * 3, box["y"] + 20, steps=4)
    at(widget, last)
    mouse.up()
    mouse.move(box["x"], box["y"] + 20)
    at(widget, last)
    plot.press("ArrowLeft")
    at(widget, last - 1)
    plot.press("Home")
    at(widget, 0)
    assert plot.get_attribute("aria-valuenow") == "0"


def test_charts_open_and_close(player):
    widget = player(INCORPORATED, 50, width=560)
    button = widget.root.locator(".gk-curves-kinds [data-curve=cash]")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(chart(widget, "cash")).to_be_hidden()
    button.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(chart(widget, "cash")).to_be_visible()
    button.press("Enter")
    expect(chart(widget, "cash")).to_be_hidden()


@pytest.mark.parametrize("width", [560, 1000])
def test_nothing_below_the_curves_moves_while_stepping(player, width):
    widget = player(IMPERIAL, width=width)
    heights = widget.page.evaluate(
        """async () => {
            const [foot, range] = ["foot", "time input"].map((name) => document.querySelector(`.gk-player-${name}`));
            const heights = new Set();
            for (let step = 1; step < 200; step += 1) {
                range.value = String(step);
                range.dispatchEvent(new Event("input", { bubbles: true }));
                await new Promise(requestAnimationFrame);
                heights.add(Math.round(foot.offsetHeight));
            }
            return [...heights];
        }"""
    )
    assert len(heights) == 1
