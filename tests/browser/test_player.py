"""The replay player in a real browser: keys, buttons, timeline, live line, what the kernel hears, layout."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import THEMES, Widget, bundle_of, prepare
from tests.browser.state import state_of
from tests.widgets.recorded import long_game, play, short_game
from widgets import ReplayPlayer

Mount = Callable[..., Widget]
SCRUB = """(steps) => {
    const range = document.querySelector("#widget1 input[type=range]");
    return steps.map((step) => {
        range.value = String(step);
        range.dispatchEvent(new Event("input", { bubbles: true }));
        return document.querySelector("#widget1 .gk-player-where").textContent;
    });
}"""


@pytest.fixture
def player(mount: Mount) -> Callable[..., Widget]:
    """Return `player(start_at=0, session=short_game(), ...)`: a mounted player."""

    def make(start_at: int = 0, session: Any = None, theme: str = "light", width: int = 1000, **options: Any) -> Widget:
        made = ReplayPlayer(session or short_game(), start_at=start_at, **options)
        return mount(bundle_of(made), state_of(made), theme=theme, width=width)

    return make


def where(widget: Widget) -> int:
    """Return the step that the player says it shows."""
    found = re.match(r"(?:Step|Étape) (\d+) ", widget.root.locator(".gk-player-where").inner_text())
    assert found
    return int(found[1])


def turns_of(session: Any) -> list[int]:
    numbers = [session.view(n)["turn"] for n in range(len(session) + 1)]
    return [0, *(n for n in range(1, len(numbers)) if numbers[n] != numbers[n - 1])]


@pytest.mark.parametrize(
    ("themes", "width", "size", "lang"),
    [(THEMES, 1000, "normal", "en"), (("dark",), 560, "normal", "fr"), (("contrast",), 1100, "large", "en")],
)
def test_axe_finds_nothing(player, themes, width, size, lang):
    widget = player(300, long_game(), width=width, size=size, lang=lang)
    widget.root.locator("button[data-rule]").first.click()
    widget.assert_accessible(themes)


def test_it_opens_at_the_step_asked_for(player):
    widget = player(17)
    assert where(widget) == 17
    expect(widget.root.get_by_role("slider", name="Step", exact=True)).to_have_value("17")
    assert widget.sent == []


@pytest.mark.parametrize(
    ("key", "button", "start", "end"),
    [
        ("ArrowRight", "Next step", 17, lambda turns: 18),
        ("ArrowLeft", "Previous step", 17, lambda turns: 16),
        ("ArrowLeft", "Previous step", 1, lambda turns: 0),
        ("Home", "First step", 17, lambda turns: 0),
        ("End", "Last step", 17, lambda turns: 40),
        ("PageDown", "Next nation turn", 0, lambda turns: turns[1]),
        ("PageDown", "Next nation turn", 39, lambda turns: 40),
        ("PageUp", "Previous nation turn", 40, lambda turns: max(turn for turn in turns if turn < 40)),
    ],
)
def test_a_key_and_its_button_do_the_same(player, key, button, start, end):
    wanted = end(turns_of(short_game()))
    by_button, by_key = player(start), player(start)
    control = by_button.root.get_by_role("button", name=button, exact=True)
    assert control.get_attribute("aria-keyshortcuts") == key
    control.click()
    assert where(by_button) == wanted
    # The timeline, a button and the log: the keys work wherever the focus is.
    by_key.root.get_by_role("slider", name="Step", exact=True).press(key)
    assert where(by_key) == wanted
    by_key.root.get_by_role("button", name="Play", exact=True).focus()
    by_key.page.keyboard.press(key)
    assert by_key.page.evaluate("document.activeElement.closest('#widget2') !== null")


def test_at_the_ends_the_buttons_say_that_they_lead_nowhere_and_keep_the_focus(player):
    widget = player(39)
    forward = widget.root.get_by_role("button", name="Next step", exact=True)
    forward.press("Enter")
    assert where(widget) == 40
    expect(forward).to_have_attribute("aria-disabled", "true")
    expect(forward).to_be_focused()
    forward.press("Enter")
    assert where(widget) == 40
    expect(widget.root.get_by_role("button", name="Previous step", exact=True)).to_have_attribute(
        "aria-disabled", "false"
    )


def test_the_help_line_shows_every_key(player):
    shown = player().root.locator(".gk-bar-help kbd").all_inner_texts()
    assert shown == ["Home", "Page Up", "←", "Space", "→", "Page Down", "End", "J", "L", "C"]


def test_keys_stay_away_from_the_notebook(player):
    widget = player(5)
    widget.page.evaluate(
        "window.reached = []; document.addEventListener('keydown', (event) => window.reached.push(event.key))"
    )
    slider = widget.root.get_by_role("slider", name="Step", exact=True)
    for key in ("ArrowRight", "PageDown", "Home", "Space"):
        slider.press(key)
    slider.press("Space")
    slider.press("b")
    assert widget.page.evaluate("window.reached") == []
    assert widget.root.locator(".gk-player").get_attribute("data-lm-suppress-shortcuts") == "true"


def test_keys_that_a_part_uses_itself_do_not_move_the_player(player):
    widget = player(5)
    widget.root.get_by_role("radio").first.focus()
    widget.page.keyboard.press("ArrowRight")
    assert where(widget) == 5
    widget.root.locator(".gk-map-svg [role=button][tabindex='0']").focus()
    widget.page.keyboard.press("ArrowRight")
    assert where(widget) == 5
    widget.root.get_by_role("combobox", name="Speed").focus()
    widget.page.keyboard.press("End")
    assert where(widget) == 5
    widget.page.keyboard.press("Control+ArrowRight")
    assert where(widget) == 5


def test_scrubbing_shows_every_step_and_tells_the_kernel_now_and_then(player):
    widget = player(0, long_game())
    shown = widget.page.evaluate(SCRUB, list(range(1, 91)))
    assert [int(text.split()[1]) for text in shown] == list(range(1, 91))
    widget.page.wait_for_function("host.log('widget1').sent.length > 0")
    widget.page.wait_for_timeout(400)
    assert 1 <= len(widget.sent) <= 3
    assert widget.sent[-1] == {"step": 90}
    assert all(set(payload) == {"step"} for payload in widget.sent)
    assert widget.messages == []


def test_the_last_step_is_told_when_the_widget_is_closed_at_once(player):
    widget = player(3)
    widget.root.get_by_role("slider", name="Step", exact=True).press("End")
    widget.page.evaluate("window.sent = host.log('widget1').sent")
    widget.destroy()
    assert widget.page.evaluate("window.sent") == [{"step": 40}]


def test_an_echo_of_the_kernel_does_not_pull_the_player_back(player):
    widget = player(0)
    widget.page.evaluate(SCRUB, [10])
    widget.page.wait_for_function("host.log('widget1').sent.length === 1")
    widget.page.evaluate(SCRUB, [20])
    widget.set(step=10)
    assert where(widget) == 20
    widget.page.wait_for_function("host.log('widget1').sent.length === 2")
    assert widget.sent == [{"step": 10}, {"step": 20}]


def test_a_move_of_the_kernel_is_not_undone_by_what_was_still_to_be_told(player):
    widget = player(0)
    widget.page.evaluate(f"(() => {{ ({SCRUB})([10]); host.set('widget1', {{ step: 30 }}); }})()")
    widget.page.wait_for_timeout(300)
    assert where(widget) == 30
    assert widget.sent == []


def test_the_kernel_moves_the_player_and_hears_no_echo(player):
    widget = player(3)
    widget.set(step=21)
    assert where(widget) == 21
    widget.page.wait_for_timeout(300)
    assert widget.sent == []


def test_it_plays_from_where_it_stands_pauses_and_stops_at_the_end(player, clock):
    widget = player(2)
    widget.root.get_by_role("combobox", name="Speed").select_option("8")
    widget.root.get_by_role("button", name="Play", exact=True).click()
    pause = widget.root.get_by_role("button", name="Pause", exact=True)
    expect(pause).to_be_visible()
    clock.run_for(1010)
    assert where(widget) == 2 + 8
    pause.click()
    clock.run_for(1000)
    assert where(widget) == 2 + 8
    widget.set(step=38)
    widget.root.get_by_role("slider", name="Step", exact=True).press("Space")
    clock.run_for(1000)
    assert where(widget) == 40
    expect(widget.root.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_step_by_hand_pauses(player):
    widget = player(2)
    slider = widget.root.get_by_role("slider", name="Step", exact=True)
    slider.press("Space")
    expect(widget.root.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    slider.press("ArrowRight")
    expect(widget.root.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_live_line_says_the_step_once_things_have_settled(player):
    widget = player(3)
    live = widget.root.locator(".gk-player > [role=status]")
    expect(live).to_have_text("")
    widget.page.evaluate(
        """() => {
            const live = document.querySelector("#widget1 .gk-player > [role=status]");
            window.said = [];
            window.watcher = new MutationObserver(() => window.said.push(live.textContent));
            window.watcher.observe(live, { childList: true, characterData: true, subtree: true });
        }"""
    )
    widget.page.evaluate(SCRUB, list(range(4, 31)))
    sentence = short_game().log(30)[0][0]
    expect(live).to_contain_text("Step 30 of 40")
    expect(live).to_contain_text(sentence)
    assert len(widget.page.evaluate("window.said")) == 1
    widget.page.evaluate("window.watcher.disconnect()")


def test_pieces_and_markers_explain_themselves_aloud(player):
    widget = player()
    live = widget.root.locator(".gk-player > [role=status]")
    assert widget.root.locator(".gk-live").count() == 1
    moscow = widget.root.locator(".gk-player-board [data-region=moscow][tabindex]")
    moscow.focus()
    expect(live).to_contain_text("Moscow")
    moscow.press("e")
    expect(live).to_contain_text("factory, Moscow")
    space = widget.root.locator(".gk-player-dial [role=radio]").first
    space.press("e")
    expect(live).to_contain_text(re.compile("[Mm]arker"))


def test_what_happened_and_what_is_next_stand_under_the_rondel(player):
    widget = player(0)
    for n in (1, 9, 40):
        widget.set(step=n)
        expect(widget.root.locator(".gk-player-happened")).to_contain_text(short_game().log(n)[0][0])
    decision = short_game().game.to_act(short_game().line[40].state)
    expect(widget.root.locator(".gk-player-decides")).to_contain_text(short_game().names[decision.seat])


def test_the_parts_show_the_same_step(player):
    session = long_game()
    widget = player(0, session)
    for n in (600, 123, 124, 0):
        widget.set(step=n)
        view = session.view(n)
        treasuries = widget.root.locator(".gk-acc-nations tbody td:nth-child(2) .gk-acc-value").all_inner_texts()
        assert treasuries == [str(nation["treasury"]) for nation in view["nations"].values()]
        scores = widget.root.locator(".gk-acc-seats tbody td:last-child .gk-acc-value").all_inner_texts()
        assert scores == [str(seat["score"]) for seat in view["seats"].values()]
        expect(widget.root.locator(".gk-log-entry").first).to_have_attribute("value", str(n))


def test_two_players_are_independent(player):
    one, two = player(5), player(9, play(12, seed=2))
    one.root.get_by_role("slider", name="Step", exact=True).press("ArrowRight")
    assert (where(one), where(two)) == (6, 9)
    two.root.get_by_role("slider", name="Step", exact=True).press("Home")
    assert (where(one), where(two)) == (6, 0)
    one.destroy()
    two.root.get_by_role("slider", name="Step", exact=True).press("ArrowRight")
    assert where(two) == 1


HOSTILE = '<img src=x onerror="window.hit=1"><b>{nation}</b>'


def test_a_hostile_name_is_shown_literally(player):
    widget = player(10, play(10, players=(HOSTILE, "Ben")))
    assert widget.root.locator("img, b b").count() == 0
    expect(widget.root.locator(".gk-acc-seats tbody th").first).to_contain_text(HOSTILE)
    expect(widget.root.locator(".gk-log-list")).to_contain_text(HOSTILE)
    assert widget.page.evaluate("window.hit") is None


def test_another_language_is_drawn_at_once_and_the_step_stays(player):
    widget = player(7)
    french = state_of(ReplayPlayer(short_game(), lang="fr"))
    widget.set(lang="fr", _film=french["_film"])
    expect(widget.root.get_by_role("button", name="Étape suivante")).to_be_visible()
    expect(widget.root.locator(".gk-player-where")).to_have_text(re.compile(r"^Étape 7 sur 40"))
    expect(widget.root.locator(".gk-player-happened")).to_contain_text(short_game().log(7, "fr")[0][0])
    assert widget.root.get_attribute("lang") == "fr"
    assert widget.root.locator(".gk-player").count() == 1


CUT = """() => {
    const root = document.querySelector("#widget1 .gk-player");
    const edge = root.getBoundingClientRect().right + 1;
    const boxes = "button, td, th, caption, kbd, select, table, .gk-player-where, .gk-whole-column > div";
    const out = [...root.querySelectorAll(boxes)].filter((node) => node.getBoundingClientRect().right > edge);
    const fixed = [...root.querySelectorAll("button:not(.gk-chip), .gk-player-bar div")];
    const cut = fixed.filter((node) => node.scrollWidth > node.clientWidth + 1);
    return [...out, ...cut].map((node) => `${node.className}: ${node.textContent.slice(0, 40)}`);
}"""


@pytest.mark.parametrize(
    ("width", "size"),
    [
        (560, "normal"),
        (700, "normal"),
        (880, "normal"),
        (1100, "normal"),
        (860, "large"),
        (1280, "large"),
        (1600, "large"),
    ],
)
def test_nothing_sticks_out_or_is_cut(player, width, size):
    names = ("Maximilienne", "Bartholomew Longname", "C", "D", "E", "F")
    widget = player(300, play(400, players=names), width=width, size=size)
    assert widget.page.evaluate(CUT) == []


@pytest.mark.parametrize("width", [600, 1000])
def test_the_bar_stays_where_it_is_while_stepping(player, width):
    widget = player(0, long_game(), width=width)
    tops = widget.page.evaluate(
        """async () => {
            const bar = document.querySelector("#widget1 .gk-player-buttons");
            const range = document.querySelector("#widget1 input[type=range]");
            const tops = [];
            for (let step = 100; step < 260; step += 1) {
                range.value = String(step);
                range.dispatchEvent(new Event("input", { bubbles: true }));
                await new Promise(requestAnimationFrame);
                tops.push(Math.round(bar.offsetTop));
            }
            return tops;
        }"""
    )
    assert len(set(tops)) == 1


@pytest.mark.parametrize(("width", "height"), [(1050, 760), (760, 640)])
def test_map_and_controls_are_seen_together(player, width, height):
    """As much as JupyterLab leaves of a window of 1440 x 900 and of 1024 x 768."""
    widget = player(0, play(60), width=width)
    top = widget.root.locator(".gk-player-board").bounding_box()
    bar = widget.root.locator(".gk-player-bar").bounding_box()
    assert top is not None
    assert bar is not None
    assert bar["y"] + bar["height"] - top["y"] <= height


def test_the_words_of_a_space_take_no_room(player):
    widget = player(0, play(60))
    now, note = widget.root.locator(".gk-player-now"), widget.root.locator(".gk-rondel-note")
    before = now.bounding_box()
    expect(note).to_be_hidden()
    widget.root.get_by_role("radio").first.hover()
    expect(note).to_be_visible()
    assert now.bounding_box() == before
    widget.assert_accessible()


def test_the_page_fits_a_telephone(page: Page):
    page.set_viewport_size({"width": 390, "height": 800})
    page.set_content(ReplayPlayer(play(60), start_at=40).to_html())
    expect(page.locator(".gk-player-where")).to_have_text(re.compile(r"^Step 40"))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    # Its tables are wider and scroll in themselves; the arrows walk over their cells and do not step.
    page.get_by_role("rowheader", name="Russia").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    assert page.locator(".gk-acc-box").evaluate("(box) => box.scrollLeft") > 0
    expect(page.locator(".gk-tip", has_text="Russia: Tax")).to_be_in_viewport()
    expect(page.locator(".gk-player-where")).to_have_text(re.compile(r"^Step 40"))


def test_the_page_works_alone(page: Page):
    session = play(30, players=(HOSTILE, "Ben"))
    page.set_content(ReplayPlayer(session, start_at=12).to_html())
    expect(page.locator(".gk-player-where")).to_have_text(re.compile(r"^Step 12 of 30"))
    page.get_by_role("slider", name="Step", exact=True).press("ArrowRight")
    expect(page.locator(".gk-player-where")).to_have_text(re.compile(r"^Step 13 of 30"))
    assert page.locator("img").count() == 0
    assert page.evaluate("window.hit") is None


def test_the_page_works_in_a_frame_that_may_only_run_scripts(page: Page):
    prepare(page)
    page.evaluate(
        """(text) => {
            const frame = document.createElement("iframe");
            frame.sandbox = "allow-scripts";
            frame.srcdoc = text;
            frame.style.cssText = "width: 1000px; height: 900px";
            document.querySelector("main").append(frame);
        }""",
        ReplayPlayer(short_game()).to_html(),
    )
    frame = page.frame_locator("iframe")
    frame.get_by_role("slider", name="Step", exact=True).press("End")
    expect(frame.locator(".gk-player-where")).to_have_text(re.compile(r"^Step 40 of 40"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_colours_of_the_system(page: Page, scheme):
    page.emulate_media(color_scheme=scheme)
    page.set_content(ReplayPlayer(short_game()).to_html())
    page.locator(".gk-player-where").wait_for()
    assert page.locator("html").get_attribute("data-theme") == scheme
    ground = page.evaluate("getComputedStyle(document.querySelector('.gk-player')).backgroundColor")
    assert ground == {"light": "rgb(255, 255, 255)", "dark": "rgb(30, 30, 30)"}[scheme]
